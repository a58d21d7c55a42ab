/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-below, declared at Queue */
static const crd_state_query set_queue_below_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                CRD_STRING_INIT("")};
/* queue(self.spec.parent).hasValue() */
static crd_cel_truth set_queue_below_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, v4;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_get(cel, &set_queue_below_1_state_query_0,
                              crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  if ((v4 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) goto at_6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v4.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'parent queue ' + self.spec.parent + ' not found: queue.scheduling.volcano.sh ' +
 * goQuote(self.spec.parent) + ' not found' */
static bool set_queue_below_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL, *t6 = NULL;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL, 0};
  crd_cel_value v8;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("parent queue "), t1->parent, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" not found: queue.scheduling.volcano.sh "), false);
  t6 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 6;
  if ((v8 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t6->parent)},
                                1)).kind == CRD_CEL_FAILED) goto at_25;
  t9 = crd_cel_concat(cel, t4, v8.as.text, false);
  t10 = crd_cel_concat(cel, t9, CRD_STRING(" not found"), false);
  *text = t10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t4)), 1);
  cost += 2;
  goto at_13;
}

/* name: own */
static crd_cel_value set_queue_below_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: resourceAmounts(self.spec.capability) */
static crd_cel_value set_queue_below_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_fn_resource_amounts(cel,
                                        (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a,
                                                                                   (&t1->capability))},
                                                                                   1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_below_2_param_3_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
static const crd_state_query set_queue_below_2_param_3_state_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
static const crd_cel_value set_queue_below_2_param_3_items_8[] = {{.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}}};
static const crd_cel_list set_queue_below_2_param_3_table_8 = {set_queue_below_2_param_3_items_8, 1, NULL};
static const crd_cel_value set_queue_below_2_param_3_constant_8 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_below_2_param_3_table_8}};
/* above: ancestors(self.spec.parent).map(q, resourceAmounts(q.spec.capability)).slice(0, (ancestors(self.spec.parent).map(q,
 * q.metadata.name) + ['root']).indexOf('root')) */
static crd_cel_value set_queue_below_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL, *t11 = NULL;
  crd_cel_value t3, range0, t4, t5, t6, t7, t8, t13, range1, t14, t15, t16, t17, t18, v32, t21;
  int64_t k4 = 0, k20 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_string error0 = {NULL, 0}, error1 = {NULL, 0};
  bool failed0 = false, failed1 = false;
  crd_cel_builder list0, list1;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_ancestors(cel, &set_queue_below_2_param_3_state_query_0,
                                    crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) goto at_35;
  range0 = t3;
  if ((k4 = crd_cel_range(cel, range0)) < 0) goto at_35;
  n0 = (size_t)k4;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_13;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t4 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t4.kind == CRD_CEL_FAILED) { cost += 1; goto at_42; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_42; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("capability"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_42; }
  if ((t7 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) goto at_42;
  crd_cel_push(cel, &list0, t7);
at_12:
  if (++i0 < n0) goto loop_0;
at_13:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_35;
  t8 = crd_cel_built(cel, &list0);
  t11 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
            : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t13 = crd_cel_state_ancestors(cel, &set_queue_below_2_param_3_state_query_1,
                                     crd_cel_of_string(t11->parent))).kind == CRD_CEL_FAILED) { cost += 3; goto at_35; }
  range1 = t13;
  if ((k20 = crd_cel_range(cel, range1)) < 0) { cost += 3; goto at_35; }
  n1 = (size_t)k20;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_28;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t14 = crd_cel_range_at(cel, range1, i1);
  cost += 13;
  if (t14.kind == CRD_CEL_FAILED) goto at_49;
  cost += 1;
  if ((t15 = crd_scope_member(cel, t14, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_49;
  cost += 1;
  if ((t16 = crd_scope_member(cel, t15, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_49;
  crd_cel_push(cel, &list1, t16);
at_27:
  if (++i1 < n1) goto loop_1;
at_28:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 3; goto at_35; }
  t17 = crd_cel_built(cel, &list1);
  if ((t18 = crd_cel_add_any(cel, t17,
                             set_queue_below_2_param_3_constant_8)).kind == CRD_CEL_FAILED) { cost += 2; goto at_35; }
  if ((v32 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t18, crd_cel_of_string(CRD_STRING("root"))},
                                 2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_35; }
  if ((t21 = crd_cel_fn_slice(cel, (const crd_cel_value[3]){t8, crd_cel_of_int(0), crd_cel_of_int(v32.as.integer)},
                              3)).kind == CRD_CEL_FAILED) goto at_35;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t21 : crd_cel_of_truth(CRD_CEL_ERROR);
at_35:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_42:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_12;
at_49:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_27;
}

static const crd_state_query set_queue_below_3_param_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                        CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                        CRD_STRING_INIT("spec.parent")};
/* siblings: queuesByParent(self.spec.parent).filter(q, q.metadata.name != own) */
static crd_cel_value set_queue_below_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, range0, t4, t5, t6, t9;
  int64_t k4 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string t7 = {NULL, 0}, error0 = {NULL, 0};
  bool t8 = false, failed0 = false;
  crd_cel_builder list0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_index(cel, &set_queue_below_3_param_1_state_query_0,
                                crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) goto at_20;
  range0 = t3;
  if ((k4 = crd_cel_range(cel, range0)) < 0) goto at_20;
  n0 = (size_t)k4;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_17;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t4 = crd_cel_range_at(cel, range0, i0);
  cost += 1;
  if (t4.kind == CRD_CEL_FAILED) { cost += 2; goto at_31; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("metadata"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_31; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("name"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; goto at_31; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_27;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t7)) goto at_27;
  if (!crd_cel_test_equal(cel, t6, crd_cel_of_string(t7), true, &t8)) goto at_31;
  if (!t8) goto at_16;
  cost += 13;
  if (t4.kind == CRD_CEL_FAILED) goto at_33;
  crd_cel_push(cel, &list0, t4);
at_16:
  if (++i0 < n0) goto loop_0;
at_17:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_20;
  t9 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
at_20:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t6), 1);
at_31:
  error0 = cel->error;
  failed0 = true;
  goto at_16;
at_33:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_16;
}


static const crd_read set_queue_below_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.parent")}};
static const crd_read set_queue_below_2_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_below_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_queue_below_2_include_params[] = {
    {.function = {.value = set_queue_below_2_param_1}},
    {.function = {.value = set_queue_below_2_param_2}},
    {.function = {.value = set_queue_below_2_param_3}},
};
static const crd_include set_queue_below_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_below_limits_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_below_2_include_reads, .read_count = 3, .params = set_queue_below_2_include_params, .param_count = 3,
};
static const crd_scope_code set_queue_below_3_include_params[] = {{.function = {.value = set_queue_below_3_param_1}}};
static const crd_include set_queue_below_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_beside_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_below_3_include_reads, .read_count = 2, .params = set_queue_below_3_include_params, .param_count = 1,
};
static const crd_step set_queue_below_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-185"),
        .rule = CRD_STRING_INIT("queue(self.spec.parent).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_below_1}}, .reads = set_queue_below_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_below_1_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_below_2_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_below_3_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_below_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-below"), .steps = set_queue_below_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
