/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-place, declared at Queue */
/* self.spec.parent != name */
static crd_cel_truth set_queue_place_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t4, t5, t6;
  bool t8 = false;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 5;
  if ((t4 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_20;
  if ((t5 = crd_cel_select_optional(cel, t4, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_22;
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_24;
  if (!t5.as.optional) goto at_11;
  if ((t6 = crd_cel_held(cel, t5)).kind == CRD_CEL_FAILED) goto at_26;
  goto at_12;
at_11:
  t6 = crd_cel_of_string(CRD_STRING(""));
at_12:
  if (!crd_cel_test_equal(cel, crd_cel_of_string(t1->parent), t6, true, &t8)) goto at_14;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t8));
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_20:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t1->parent)), 1);
  goto at_14;
at_22:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t1->parent)), 1);
  goto at_14;
at_24:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t1->parent)), 1);
  goto at_14;
at_26:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_string(t1->parent)), 1);
  goto at_14;
}

/* messageExpression: 'queue ' + name + ' cannot use itself as parent' */
static bool set_queue_place_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t5, t6;
  crd_string v11 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 4; goto at_13; }
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 4; goto at_13; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 4; goto at_13; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 4; goto at_13; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((t5 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("queue ")),
                            t3)).kind == CRD_CEL_FAILED) { cost += 3; goto at_13; }
  if ((t6 = crd_cel_add_any(cel, t5,
                            crd_cel_of_string(CRD_STRING(" cannot use itself as parent")))).kind == CRD_CEL_FAILED) goto at_13;
  if (!crd_cel_take_string(cel, t6, &v11)) goto at_13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t6, text);
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: name */
static crd_cel_value set_queue_place_2_param_1(crd_cel *cel, const crd_scope *scope) {
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

static const crd_cel_value set_queue_place_2_param_2_items_3[] = {{.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}}};
static const crd_cel_list set_queue_place_2_param_2_table_3 = {set_queue_place_2_param_2_items_3, 1, NULL};
static const crd_cel_value set_queue_place_2_param_2_constant_3 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_place_2_param_2_table_3}};
/* above: chain.slice(0, (chain + ['root']).indexOf('root')) */
static crd_cel_value set_queue_place_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t3, v5, t6;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_8;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 3; goto at_8; }
  if ((t3 = crd_cel_add_any(cel, scope->outer->params[1],
                            set_queue_place_2_param_2_constant_3)).kind == CRD_CEL_FAILED) { cost += 2; goto at_8; }
  if ((v5 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t3, crd_cel_of_string(CRD_STRING("root"))},
                                2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_8; }
  if ((t6 = crd_cel_fn_slice(cel,
                             (const crd_cel_value[3]){scope->outer->params[1], crd_cel_of_int(0),
                                                      crd_cel_of_int(v5.as.integer)}, 3)).kind == CRD_CEL_FAILED) goto at_8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_8:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_queue_place_2_param_3_items_2[] = {{.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}}};
static const crd_cel_list set_queue_place_2_param_3_table_2 = {set_queue_place_2_param_3_items_2, 1, NULL};
static const crd_cel_value set_queue_place_2_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_place_2_param_3_table_2}};
/* end: ([self.spec.parent] + next)[(chain + ['root']).indexOf('root')] */
static crd_cel_value set_queue_place_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, t5, t7, v9, t10;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 13;
  if ((t3 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_string(t1->parent)}, NULL,
                              1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_12; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 2; goto at_12; }
  if ((t5 = crd_cel_add_any(cel, t3, scope->outer->params[2])).kind == CRD_CEL_FAILED) { cost += 1; goto at_12; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 4; goto at_12; }
  if ((t7 = crd_cel_add_any(cel, scope->outer->params[1],
                            set_queue_place_2_param_3_constant_2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_12; }
  if ((v9 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t7, crd_cel_of_string(CRD_STRING("root"))},
                                2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_12; }
  cost += 2;
  if ((t10 = crd_cel_index(cel, t5, crd_cel_of_int(v9.as.integer))).kind == CRD_CEL_FAILED) goto at_12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_place_3_param_1(crd_cel *cel, const crd_scope *scope) {
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

static const crd_state_query set_queue_place_3_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("")};
/* pods: milliValue(string(queue(self.spec.parent).value().status.allocated[?'pods'].orValue('0'))) */
static crd_cel_value set_queue_place_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, t4, t5, t6, t7, t8, v14_2, v15;
  uint64_t c14 = 0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_get(cel, &set_queue_place_3_param_2_state_query_0,
                              crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) { cost += 4; goto at_17; }
  if ((t4 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_17; }
  cost += 2;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("status"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_17; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("allocated"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_17; }
  if ((t7 = crd_cel_index_optional(cel, t6,
                                   crd_cel_of_string(CRD_STRING("pods")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_17; }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_17; }
  if (!t7.as.optional) goto at_13;
  if ((t8 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) { cost += 2; goto at_17; }
  goto at_14;
at_13:
  t8 = crd_cel_of_string(CRD_STRING("0"));
at_14:
  c14 = cel->cost;
  if ((v14_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_17; }
  cel->cost = c14 + 1;
  if ((v15 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v14_2.as.text)},
                                    1)).kind == CRD_CEL_FAILED) goto at_17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v15.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_17:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_place_3_when_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                     CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                     CRD_STRING_INIT("spec.parent")};
/* when: size(queuesByParent(self.spec.parent)) == 0 */
static crd_cel_truth set_queue_place_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, v4;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_index(cel, &set_queue_place_3_when_state_query_0,
                                crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  if ((v4 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v4.as.integer == 0));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_queue_place_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.parent")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")},
};
static const crd_read set_queue_place_2_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_place_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_scope_code set_queue_place_2_include_params[] = {
    {.function = {.value = set_queue_place_2_param_1}},
    {.function = {.value = set_queue_place_2_param_2}},
    {.function = {.value = set_queue_place_2_param_3}},
};
static const crd_include set_queue_place_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_depth_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_place_2_include_reads, .read_count = 3, .params = set_queue_place_2_include_params, .param_count = 3,
};
static const crd_scope_code set_queue_place_3_include_params[] = {
    {.function = {.value = set_queue_place_3_param_1}},
    {.function = {.value = set_queue_place_3_param_2}},
};
static const crd_include set_queue_place_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_parent_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_place_3_include_reads, .read_count = 2, .params = set_queue_place_3_include_params, .param_count = 2,
};
static const crd_step set_queue_place_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-180"), .rule = CRD_STRING_INIT("self.spec.parent != name"),
        .evaluate = {.function = {.truth = set_queue_place_1}}, .reads = set_queue_place_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_queue_place_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_place_2_include},
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_place_3_when}},
        .include = &set_queue_place_3_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_place_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-place"), .steps = set_queue_place_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
