/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* hierarchy, declared at Queue */
/* size(path.split('/')) == size(weights.split('/')) */
static crd_cel_truth set_hierarchy_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t4 = {NULL, 0};
  crd_cel_value t2, v4, t6, v9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 6; goto at_12; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 6; goto at_12; }
  if ((t2 = crd_cel_fn_split(cel, (const crd_cel_value[2]){crd_cel_of_string(t0), crd_cel_of_string(CRD_STRING("/"))},
                             2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_12; }
  if ((v4 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 4; goto at_12; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_17;
  if (!crd_cel_take_string(cel, scope->params[2], &t4)) goto at_17;
  if ((t6 = crd_cel_fn_split(cel, (const crd_cel_value[2]){crd_cel_of_string(t4), crd_cel_of_string(CRD_STRING("/"))},
                             2)).kind == CRD_CEL_FAILED) goto at_21;
  if ((v9 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) goto at_23;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v4.as.integer == v9.as.integer));
at_12:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_17:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(v4.as.integer)), 1);
  cost += 2;
  goto at_12;
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(v4.as.integer)), 1);
  cost += 1;
  goto at_12;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(v4.as.integer)), 1);
  goto at_12;
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(path) + ': volcano.sh/hierarchy must have
 * the same length with volcano.sh/hierarchy-weights' */
static bool set_hierarchy_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 15; goto at_7; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 15; goto at_7; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 14; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2,
                      CRD_STRING(": volcano.sh/hierarchy must have the same length with volcano.sh/hierarchy-weights"),
                      false);
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_list set_hierarchy_2_at_table_2 = {NULL, 0, NULL};
static const crd_cel_value set_hierarchy_2_at_constant_2 = {.kind = CRD_CEL_LIST,
                                                            .as = {.list = &set_hierarchy_2_at_table_2}};
/* each: path != '' || weights != '' ? weights.split('/') : [] */
static crd_cel_value set_hierarchy_2_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t6 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR;
  crd_cel_value t8;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { t1 = CRD_CEL_ERROR; goto at_3; }
  cost += crd_cel_string_cost(t0, CRD_STRING(""));
  t1 = crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING("")));
at_3:
  if (t1 == CRD_CEL_TRUE) goto at_9;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[2], &t3)) { t4 = CRD_CEL_ERROR; goto at_8; }
  cost += crd_cel_string_cost(t3, CRD_STRING(""));
  t4 = crd_cel_truth_of(!crd_cel_same(t3, CRD_STRING("")));
at_8:
  t1 = crd_cel_or(cel, t1, t2, t4);
at_9:
  if (t1 == CRD_CEL_ERROR) goto at_18;
  if (t1 == CRD_CEL_FALSE) goto at_16;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 1; goto at_18; }
  if (!crd_cel_take_string(cel, scope->params[2], &t6)) { cost += 1; goto at_18; }
  if ((t8 = crd_cel_fn_split(cel, (const crd_cel_value[2]){crd_cel_of_string(t6), crd_cel_of_string(CRD_STRING("/"))},
                             2)).kind == CRD_CEL_FAILED) goto at_18;
  goto at_17;
at_16:
  t8 = set_hierarchy_2_at_constant_2;
at_17:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
at_18:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* weights: weights */
static crd_cel_value set_hierarchy_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* path: path */
static crd_cel_value set_hierarchy_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_hierarchy_3_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                      CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                      CRD_STRING_INIT("")};
/* below: allQueues().filter(q, q.metadata.name != name &&
 * q.metadata.?annotations[?'volcano.sh/hierarchy'].orValue('').startsWith(path + '/')) .map(q,
 * q.metadata.annotations['volcano.sh/hierarchy'] + ' of queue ' + q.metadata.name) */
static crd_cel_value set_hierarchy_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t0, range1, t1, t2, t3, t5, t6, t7, t11, t12, t13, t14, t20, range0, t21, t22, t23, t24, t25, t26, t27, t28, t29;
  int64_t k1 = 0, k42 = 0;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  crd_cel_truth t9 = CRD_CEL_ERROR, t18 = CRD_CEL_ERROR;
  bool v16 = false, v33 = false, failed1 = false, failed0 = false;
  crd_string t10 = {NULL, 0}, t16 = {NULL, 0}, t17 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list1, list0;
  if ((t0 = crd_cel_state_all(cel, &set_hierarchy_3_param_2_state_query_0)).kind == CRD_CEL_FAILED) goto at_59;
  range1 = t0;
  if ((k1 = crd_cel_range(cel, range1)) < 0) goto at_59;
  n1 = (size_t)k1;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_40;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range1, i1);
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) { cost += 2; t9 = CRD_CEL_ERROR; goto at_17; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("metadata"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; t9 = CRD_CEL_ERROR; goto at_17; }
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("name"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; t9 = CRD_CEL_ERROR; goto at_17; }
  cost += 2;
  if ((t5 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_65;
  if ((t6 = crd_cel_select_optional(cel, t5, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_67;
  cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
  if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_69;
  if (!t6.as.optional) goto at_15;
  if ((t7 = crd_cel_held(cel, t6)).kind == CRD_CEL_FAILED) goto at_71;
  goto at_16;
at_15:
  t7 = crd_cel_of_string(CRD_STRING(""));
at_16:
  if (!crd_cel_test_equal(cel, t3, t7, true, &v16)) { t9 = CRD_CEL_ERROR; goto at_17; }
  t9 = crd_cel_truth_of(v16);
at_17:
  if (t9 == CRD_CEL_FALSE) goto at_35;
  t10 = cel->error;
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  cost += 1;
  if ((t11 = crd_scope_member(cel, t1, CRD_STRING("metadata"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  if ((t12 = crd_cel_select_optional(cel, t11,
                                     CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  cost += t12.kind != CRD_CEL_OPTIONAL || t12.as.optional;
  if ((t13 = crd_cel_index_optional(cel, t12,
                                    crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  cost += t13.kind != CRD_CEL_OPTIONAL || t13.as.optional;
  if (t13.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  if (!t13.as.optional) goto at_29;
  if ((t14 = crd_cel_held(cel, t13)).kind == CRD_CEL_FAILED) { cost += 3; t18 = CRD_CEL_ERROR; goto at_34; }
  goto at_30;
at_29:
  t14 = crd_cel_of_string(CRD_STRING(""));
at_30:
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 2; t18 = CRD_CEL_ERROR; goto at_34; }
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t16)) { cost += 2; t18 = CRD_CEL_ERROR; goto at_34; }
  t17 = crd_cel_concat(cel, t16, CRD_STRING("/"), false);
  if (!crd_cel_test_starts_with(cel, t14, crd_cel_of_string(t17), false, &v33)) { t18 = CRD_CEL_ERROR; goto at_34; }
  t18 = crd_cel_truth_of(v33);
at_34:
  t9 = crd_cel_and(cel, t9, t10, t18);
at_35:
  if (t9 == CRD_CEL_ERROR) goto at_86;
  if (t9 == CRD_CEL_FALSE) goto at_39;
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_88;
  crd_cel_push(cel, &list1, t1);
at_39:
  if (++i1 < n1) goto loop_1;
at_40:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_59;
  t20 = crd_cel_built(cel, &list1);
  range0 = t20;
  if ((k42 = crd_cel_range(cel, range0)) < 0) goto at_59;
  n0 = (size_t)k42;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_56;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t21 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t21.kind == CRD_CEL_FAILED) { cost += 6; goto at_101; }
  cost += 1;
  if ((t22 = crd_scope_member(cel, t21, CRD_STRING("metadata"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 6; goto at_101; }
  cost += 1;
  if ((t23 = crd_scope_member(cel, t22, CRD_STRING("annotations"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 6; goto at_101; }
  cost += 1;
  if ((t24 = crd_cel_index(cel, t23,
                           crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) { cost += 6; goto at_101; }
  if ((t25 = crd_cel_add_any(cel, t24,
                             crd_cel_of_string(CRD_STRING(" of queue ")))).kind == CRD_CEL_FAILED) { cost += 4; goto at_101; }
  cost += 1;
  if (t21.kind == CRD_CEL_FAILED) goto at_95;
  cost += 1;
  if ((t26 = crd_scope_member(cel, t21, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_97;
  cost += 1;
  if ((t27 = crd_scope_member(cel, t26, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_99;
  if ((t28 = crd_cel_add_any(cel, t25, t27)).kind == CRD_CEL_FAILED) goto at_101;
  crd_cel_push(cel, &list0, t28);
at_55:
  if (++i0 < n0) goto loop_0;
at_56:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_59;
  t29 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t29 : crd_cel_of_truth(CRD_CEL_ERROR);
at_59:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_65:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t3), 1);
  t9 = CRD_CEL_ERROR;
  goto at_17;
at_67:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t3), 1);
  t9 = CRD_CEL_ERROR;
  goto at_17;
at_69:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t3), 1);
  t9 = CRD_CEL_ERROR;
  goto at_17;
at_71:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t3), 1);
  t9 = CRD_CEL_ERROR;
  goto at_17;
at_86:
  error1 = cel->error;
  failed1 = true;
  goto at_39;
at_88:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_39;
at_95:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t25), 1);
  goto at_101;
at_97:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t25), 1);
  goto at_101;
at_99:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t25), 1);
at_101:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_55;
}

/* when: path != '' || weights != '' */
static crd_cel_truth set_hierarchy_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t0)) { t1 = CRD_CEL_ERROR; goto at_3; }
  cost += crd_cel_string_cost(t0, CRD_STRING(""));
  t1 = crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING("")));
at_3:
  if (t1 == CRD_CEL_TRUE) goto at_9;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t3)) { t4 = CRD_CEL_ERROR; goto at_8; }
  cost += crd_cel_string_cost(t3, CRD_STRING(""));
  t4 = crd_cel_truth_of(!crd_cel_same(t3, CRD_STRING("")));
at_8:
  t1 = crd_cel_or(cel, t1, t2, t4);
at_9:
  if (t1 == CRD_CEL_ERROR) goto at_11;
  return crd_cel_end(cel, cost, t1);
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_hierarchy_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_hierarchy_2_include_self_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_hierarchy_2_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_hierarchy_3_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
};
static const crd_scope_code set_hierarchy_2_include_params[] = {{.function = {.value = set_hierarchy_2_param_1}}};
static const crd_include set_hierarchy_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_weight_3548c335, .at = {.function = {.value = set_hierarchy_2_at}},
    .each = true, .mode = CRD_SET_FIRST, .path = {0, true, {NULL, 0}}, .self_reads = set_hierarchy_2_include_self_reads,
    .self_read_count = 1, .reads = set_hierarchy_2_include_reads, .read_count = 1, .params = set_hierarchy_2_include_params,
    .param_count = 1,
};
static const crd_scope_code set_hierarchy_3_include_params[] = {
    {.function = {.value = set_hierarchy_3_param_1}},
    {.function = {.value = set_hierarchy_3_param_2}},
};
static const crd_include set_hierarchy_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_above_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_hierarchy_3_include_reads, .read_count = 2, .params = set_hierarchy_3_include_params, .param_count = 2,
};
static const crd_step set_hierarchy_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-176"),
        .rule = CRD_STRING_INIT("size(path.split('/')) == size(weights.split('/'))"),
        .evaluate = {.function = {.truth = set_hierarchy_1}}, .reads = set_hierarchy_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_hierarchy_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_hierarchy_2_include},
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_hierarchy_3_when}}, .include = &set_hierarchy_3_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_2f2041a5 = {
    .name = CRD_STRING_INIT("hierarchy"), .steps = set_hierarchy_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
