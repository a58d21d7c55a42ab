/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-below-limits, declared at Queue */
/* each: resourceNames(own) */
static crd_cel_value set_queue_below_limits_1_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_3; }
  if ((t1 = crd_cel_fn_resource_names(cel, (const crd_cel_value[1]){scope->params[1]}, 1)).kind == CRD_CEL_FAILED) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_below_limits_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: own[r] */
static crd_cel_value set_queue_below_limits_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  crd_cel_value t2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_4;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) goto at_4;
  if ((t2 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_string(t1))).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* limits: above.map(a, a[?r].orValue(0.0)).filter(v, v > 0.0) */
static crd_cel_value set_queue_below_limits_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range1, t1, t3, t4, t6, range0, t7, t9;
  int64_t k1 = 0, k16 = 0;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_string t2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  bool failed1 = false, t8 = false, failed0 = false;
  crd_cel_builder list1, list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_28;
  range1 = scope->outer->params[2];
  if ((k1 = crd_cel_range(cel, range1)) < 0) goto at_28;
  n1 = (size_t)k1;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_14;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range1, i1);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_31;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t2)) goto at_29;
  if ((t3 = crd_cel_index_optional(cel, t1, crd_cel_of_string(t2))).kind == CRD_CEL_FAILED) goto at_31;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_31;
  if (!t3.as.optional) goto at_11;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_31;
  goto at_12;
at_11:
  t4 = crd_cel_of_double(0.0);
at_12:
  crd_cel_push(cel, &list1, t4);
at_13:
  if (++i1 < n1) goto loop_1;
at_14:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_28;
  t6 = crd_cel_built(cel, &list1);
  range0 = t6;
  if ((k16 = crd_cel_range(cel, range0)) < 0) goto at_28;
  n0 = (size_t)k16;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_25;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t7 = crd_cel_range_at(cel, range0, i0);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) { cost += 1; goto at_34; }
  if (!crd_cel_test_greater(cel, t7, crd_cel_of_double(0.0), &t8)) goto at_34;
  if (!t8) goto at_24;
  cost += 13;
  if (t7.kind == CRD_CEL_FAILED) goto at_36;
  crd_cel_push(cel, &list0, t7);
at_24:
  if (++i0 < n0) goto loop_0;
at_25:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_28;
  t9 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
at_28:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_29:
  cost -= 1;
at_31:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_13;
at_34:
  error0 = cel->error;
  failed0 = true;
  goto at_24;
at_36:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_24;
}


static const crd_read set_queue_below_limits_1_include_self_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_below_limits_1_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_scope_code set_queue_below_limits_1_include_params[] = {
    {.function = {.value = set_queue_below_limits_1_param_1}},
    {.function = {.value = set_queue_below_limits_1_param_2}},
    {.function = {.value = set_queue_below_limits_1_param_3}},
};
static const crd_include set_queue_below_limits_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_capability_limit_356d9d9f,
    .at = {.function = {.value = set_queue_below_limits_1_at}}, .each = true, .mode = CRD_SET_FIRST,
    .path = {0, true, {NULL, 0}}, .self_reads = set_queue_below_limits_1_include_self_reads, .self_read_count = 1,
    .reads = set_queue_below_limits_1_include_reads, .read_count = 3, .params = set_queue_below_limits_1_include_params,
    .param_count = 3,
};
static const crd_step set_queue_below_limits_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_below_limits_1_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_below_limits_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-below-limits"), .steps = set_queue_below_limits_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
