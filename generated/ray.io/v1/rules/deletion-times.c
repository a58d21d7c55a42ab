/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* deletion-times, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* value: times.transformList(i, time, i > 0 && time < times[i - 1], "for %s '%s': %s TTL (%d) must be >= %s TTL
 * (%d)".format( [state, self, policies[i], time, policies[i - 1], times[i - 1]])) */
static crd_cel_value set_deletion_times_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  crd_cel_value t2 = scope->params[2];
  const int64_t n1 = crd_cel_range_pairs(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_key(t2, i1);
    crd_cel_value t5 = crd_cel_range_value(cel, t2, i1);
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      int64_t t8 = 0;
      cost += 1;
      if (!crd_cel_take_int(cel, t4, &t8)) goto failed_2;
      cost += 1;
      t7 = crd_cel_truth_of((t8 > 0));
    }
  failed_2:;
    crd_cel_truth t9 = t7;
    if (t9 != CRD_CEL_FALSE) {
      const crd_string error10 = cel->error;
      crd_cel_truth t11 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 5;
          goto failed_3;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 1;
          goto failed_3;
        }
        int64_t t12 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t12)) {
          cost += 2;
          goto failed_3;
        }
        int64_t t13 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t12, 1, &t13)) {
          cost += 2;
          goto failed_3;
        }
        crd_cel_value t14 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(t13));
        cost += 1;
        if (t14.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_3;
        }
        int64_t t15 = 0;
        if (!crd_cel_take_int(cel, t5, &t15)) goto failed_3;
        int64_t t16 = 0;
        if (!crd_cel_take_int(cel, t14, &t16)) goto failed_3;
        cost += 1;
        t11 = crd_cel_truth_of((t15 < t16));
      }
    failed_3:;
      t9 = crd_cel_and(cel, t9, error10, t11);
    }
    if (t9 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t9 == CRD_CEL_TRUE) {
      bool collected4 = false;
      {
        cost += 13;
        if (crd_scope_failed(cel, &scope->params[0])) {
          cost += 15;
          goto failed_4;
        }
        crd_string t17 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[0], &t17)) {
          cost += 15;
          goto failed_4;
        }
        crd_string t18 = {NULL, 0};
        cost += 1;
        if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t18)) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) {
          cost += 15;
          goto failed_4;
        }
        crd_cel_value t19 = crd_cel_index(cel, scope->params[1], t4);
        cost += 1;
        if (t19.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) {
          cost += 15;
          goto failed_4;
        }
        int64_t t20 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t20)) {
          cost += 16;
          goto failed_4;
        }
        int64_t t21 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t20, 1, &t21)) {
          cost += 16;
          goto failed_4;
        }
        crd_cel_value t22 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(t21));
        cost += 1;
        if (t22.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) {
          cost += 15;
          goto failed_4;
        }
        int64_t t23 = 0;
        cost += 1;
        if (!crd_cel_take_int(cel, t4, &t23)) {
          cost += 16;
          goto failed_4;
        }
        int64_t t24 = 0;
        cost += 1;
        if (!crd_cel_subtract_int(cel, t23, 1, &t24)) {
          cost += 16;
          goto failed_4;
        }
        crd_cel_value t25 = crd_cel_index(cel, scope->params[2], crd_cel_of_int(t24));
        cost += 1;
        if (t25.kind == CRD_CEL_FAILED) {
          cost += 15;
          goto failed_4;
        }
        cost += 10;
        const crd_cel_value items26[6] = {crd_cel_of_string(t17), crd_cel_of_string(t18), t19, t5, t22, t25};
        crd_cel_value t27 = crd_cel_make_list(cel, items26, NULL, 6);
        if (t27.kind == CRD_CEL_FAILED) {
          cost += 5;
          goto failed_4;
        }
        const crd_cel_value arguments28[2] = {crd_cel_of_string(CRD_STRING("for %s '%s': %s TTL (%d) must be >= %s TTL (%d)")), t27};
        crd_cel_value t29 = crd_cel_fn_format(cel, arguments28, 2);
        if (t29.kind == CRD_CEL_FAILED) goto failed_4;
        crd_cel_push(cel, &t3, crd_cel_of_string(t29.as.text));
        collected4 = true;
      }
    failed_4:;
      if (!collected4 && !failed1) {
        error1 = cel->error;
        failed1 = true;
      }
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t30 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t30 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_deletion_times_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_step set_deletion_times_steps[] = {
    {
        .kind = CRD_STEP_ERRORS,
        .name = CRD_STRING_INIT("KR-166"),
        .reads = set_deletion_times_1_reads,
        .read_count = 2,
        .value = {.function = {.value = set_deletion_times_1_value}},
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_times_3548c335 = {
    .name = CRD_STRING_INIT("deletion-times"),
    .steps = set_deletion_times_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
