/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* deletion-times, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* value: times.transformList(i, time, i > 0 && time < times[i - 1], "for %s '%s': %s TTL (%d) must be >= %s TTL
 * (%d)".format( [state, self, policies[i], time, policies[i - 1], times[i - 1]])) */
static crd_cel_value set_deletion_times_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t6, t7, t14, t17, t18, t20, t21, t22, v31, t24;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t3 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR;
  bool v5 = false, v12 = false, failed0 = false;
  crd_string t4 = {NULL, 0}, t11 = {NULL, 0}, t12 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_37;
  range0 = scope->params[2];
  if ((k1 = crd_cel_range_pairs(cel, range0)) < 0) goto at_37;
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_34;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_key(range0, i0);
  t2 = crd_cel_range_value(cel, range0, i0);
  cost += 1;
  if (!crd_cel_test_greater(cel, t1, crd_cel_of_int(0), &v5)) { t3 = CRD_CEL_ERROR; goto at_6; }
  t3 = crd_cel_truth_of(v5);
at_6:
  if (t3 == CRD_CEL_FALSE) goto at_14;
  t4 = cel->error;
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 5; t8 = CRD_CEL_ERROR; goto at_13; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; t8 = CRD_CEL_ERROR; goto at_13; }
  cost += 1;
  if ((t6 = crd_cel_subtract(cel, t1,
                             crd_cel_of_int(1))).kind == CRD_CEL_FAILED) { cost += 2; t8 = CRD_CEL_ERROR; goto at_13; }
  cost += 1;
  if ((t7 = crd_cel_index(cel, scope->params[2], t6)).kind == CRD_CEL_FAILED) { cost += 1; t8 = CRD_CEL_ERROR; goto at_13; }
  if (!crd_cel_test_less(cel, t2, t7, &v12)) { t8 = CRD_CEL_ERROR; goto at_13; }
  t8 = crd_cel_truth_of(v12);
at_13:
  t3 = crd_cel_and(cel, t3, t4, t8);
at_14:
  if (t3 == CRD_CEL_ERROR) goto at_46;
  if (t3 == CRD_CEL_FALSE) goto at_33;
  cost += 13;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 15; goto at_61; }
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) { cost += 15; goto at_61; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t12)) { cost += 15; goto at_61; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 15; goto at_61; }
  cost += 1;
  if ((t14 = crd_cel_index(cel, scope->params[1], t1)).kind == CRD_CEL_FAILED) { cost += 15; goto at_61; }
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 15; goto at_61; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 15; goto at_61; }
  cost += 1;
  if ((t17 = crd_cel_subtract(cel, t1, crd_cel_of_int(1))).kind == CRD_CEL_FAILED) { cost += 16; goto at_61; }
  cost += 1;
  if ((t18 = crd_cel_index(cel, scope->params[1], t17)).kind == CRD_CEL_FAILED) { cost += 15; goto at_61; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 15; goto at_61; }
  cost += 1;
  if ((t20 = crd_cel_subtract(cel, t1, crd_cel_of_int(1))).kind == CRD_CEL_FAILED) { cost += 16; goto at_61; }
  cost += 1;
  if ((t21 = crd_cel_index(cel, scope->params[2], t20)).kind == CRD_CEL_FAILED) { cost += 15; goto at_61; }
  cost += 10;
  if ((t22 = crd_cel_make_list(cel,
                               (const crd_cel_value[6]){crd_cel_of_string(t11), crd_cel_of_string(t12), t14, t2, t18, t21},
                               NULL, 6)).kind == CRD_CEL_FAILED) { cost += 5; goto at_61; }
  if ((v31 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("for %s '%s': %s TTL (%d) must be >= "
                                                                                     "%s TTL (%d)")), t22},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_61;
  crd_cel_push(cel, &list0, crd_cel_of_string(v31.as.text));
at_33:
  if (++i0 < n0) goto loop_0;
at_34:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_37;
  t24 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t24 : crd_cel_of_truth(CRD_CEL_ERROR);
at_37:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_46:
  error0 = cel->error;
  failed0 = true;
  goto at_33;
at_61:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_33;
}


static const crd_read set_deletion_times_1_reads[2] = {{CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_step set_deletion_times_steps[] = {
    {
        .kind = CRD_STEP_ERRORS, .name = CRD_STRING_INIT("KR-166"), .reads = set_deletion_times_1_reads, .read_count = 2,
        .value = {.function = {.value = set_deletion_times_1_value}},
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_times_3548c335 = {
    .name = CRD_STRING_INIT("deletion-times"), .steps = set_deletion_times_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
