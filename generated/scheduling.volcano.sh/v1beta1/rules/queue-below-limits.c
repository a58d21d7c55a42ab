/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-below-limits, declared at Queue */
/* each: resourceNames(own) */
static crd_cel_value set_queue_below_limits_1_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_resource_names(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_below_limits_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: own[r] */
static crd_cel_value set_queue_below_limits_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) goto failed_0;
  crd_cel_value t2 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_string(t1));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* limits: above.map(a, a[?r].orValue(0.0)).filter(v, v > 0.0) */
static crd_cel_value set_queue_below_limits_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  crd_cel_value t3 = scope->outer->params[2];
  const int64_t n2 = crd_cel_range(cel, t3);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t4 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
    bool collected1 = false;
    {
      cost += 13;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_string t6 = {NULL, 0};
      cost += 1;
      if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) {
        cost -= 1;
        goto failed_1;
      }
      crd_cel_value t7 = crd_cel_index_optional(cel, t5, crd_cel_of_string(t6));
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t8 = t7;
      if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_1;
      if (t8.as.optional) {
        t8 = crd_cel_held(cel, t8);
      } else {
        t8 = crd_cel_of_double(0.0);
      }
      crd_cel_push(cel, &t4, t8);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed2) {
      error2 = cel->error;
      failed2 = true;
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto failed_0;
  crd_cel_value t9 = crd_cel_built(cel, &t4);
  crd_cel_value t10 = t9;
  const int64_t n1 = crd_cel_range(cel, t10);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t11 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t12 = crd_cel_range_at(cel, t10, i1);
    crd_cel_truth t13 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t12.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_truth t14 = crd_cel_greater(cel, t12, crd_cel_of_double(0.0));
      t13 = t14;
    }
  failed_2:;
    if (t13 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t13 == CRD_CEL_TRUE) {
      bool collected3 = false;
      {
        cost += 13;
        if (t12.kind == CRD_CEL_FAILED) goto failed_3;
        crd_cel_push(cel, &t11, t12);
        collected3 = true;
      }
    failed_3:;
      if (!collected3 && !failed1) {
        error1 = cel->error;
        failed1 = true;
      }
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t15 = crd_cel_built(cel, &t11);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t15 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_below_limits_1_include_self_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_below_limits_1_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_scope_code set_queue_below_limits_1_include_params[] = {
    {.function = {.value = set_queue_below_limits_1_param_1}},
    {.function = {.value = set_queue_below_limits_1_param_2}},
    {.function = {.value = set_queue_below_limits_1_param_3}},
};
static const crd_include set_queue_below_limits_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_capability_limit_356d9d9f,
    .at = {.function = {.value = set_queue_below_limits_1_at}},
    .each = true,
    .mode = CRD_SET_FIRST,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_queue_below_limits_1_include_self_reads,
    .self_read_count = 1,
    .reads = set_queue_below_limits_1_include_reads,
    .read_count = 3,
    .params = set_queue_below_limits_1_include_params,
    .param_count = 3,
};
static const crd_step set_queue_below_limits_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_below_limits_1_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_below_limits_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-below-limits"),
    .steps = set_queue_below_limits_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
