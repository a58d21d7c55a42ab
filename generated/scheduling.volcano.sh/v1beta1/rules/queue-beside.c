/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Guarantee scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;

/* queue-beside, declared at Queue */
/* limited: self.spec.parent */
static crd_cel_value set_queue_beside_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t1->parent) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* of: 'parent queue' */
static crd_cel_value set_queue_beside_1_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("parent queue")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* guarantees: siblings.map(q, q.spec.guarantee.resource) + [self.spec.guarantee.resource] */
static crd_cel_value set_queue_beside_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t4, t5, t10, t11;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t7 = NULL;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t8 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 15; goto at_19; }
  range0 = scope->outer->params[0];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 15; goto at_19; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_10;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_22;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_22;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("guarantee"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_22;
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("resource"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_22;
  crd_cel_push(cel, &list0, t4);
at_9:
  if (++i0 < n0) goto loop_0;
at_10:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 15; goto at_19; }
  t5 = crd_cel_built(cel, &list0);
  t7 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t8 = t7->guarantee ? t7->guarantee : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 14;
  if ((t10 = crd_cel_make_list(cel,
                               (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t8->resource))},
                               NULL, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_19; }
  if ((t11 = crd_cel_add_any(cel, t5, t10)).kind == CRD_CEL_FAILED) goto at_19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
at_19:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_22:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_9;
}

/* deserved: siblings.map(q, q.spec.deserved) + [self.spec.deserved] */
static crd_cel_value set_queue_beside_1_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t4, t8, t9;
  int64_t k1 = 0;
  size_t n0 = 0, i0 = 0;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t6 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 14; goto at_17; }
  range0 = scope->outer->params[0];
  if ((k1 = crd_cel_range(cel, range0)) < 0) { cost += 14; goto at_17; }
  n0 = (size_t)k1;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t1 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t1.kind == CRD_CEL_FAILED) goto at_20;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_20;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("deserved"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_20;
  crd_cel_push(cel, &list0, t3);
at_8:
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 14; goto at_17; }
  t4 = crd_cel_built(cel, &list0);
  t6 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 13;
  if ((t8 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t6->deserved))},
                              NULL, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_17; }
  if ((t9 = crd_cel_add_any(cel, t4, t8)).kind == CRD_CEL_FAILED) goto at_17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
at_17:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_20:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_8;
}

static const crd_state_query set_queue_beside_1_param_5_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                         CRD_STRING_INIT("v1beta1"),
                                                                         CRD_STRING_INIT("Queue"), CRD_STRING_INIT("")};
/* guarantee: resourceAmounts(queue(self.spec.parent).value().spec.guarantee.resource) */
static crd_cel_value set_queue_beside_1_param_5(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, t4, t5, t6, t7, t8;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_get(cel, &set_queue_beside_1_param_5_state_query_0,
                              crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) { cost += 3; goto at_10; }
  if ((t4 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_10; }
  cost += 2;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_10; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("guarantee"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_10; }
  cost += 1;
  if ((t7 = crd_scope_member(cel, t6, CRD_STRING("resource"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_10; }
  if ((t8 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t7}, 1)).kind == CRD_CEL_FAILED) goto at_10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_beside_1_param_6_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                         CRD_STRING_INIT("v1beta1"),
                                                                         CRD_STRING_INIT("Queue"), CRD_STRING_INIT("")};
/* deserving: resourceAmounts(queue(self.spec.parent).value().spec.deserved) */
static crd_cel_value set_queue_beside_1_param_6(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  crd_cel_value t3, t4, t5, t6, t7;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  if ((t3 = crd_cel_state_get(cel, &set_queue_beside_1_param_6_state_query_0,
                              crd_cel_of_string(t1->parent))).kind == CRD_CEL_FAILED) { cost += 3; goto at_9; }
  if ((t4 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_9; }
  cost += 2;
  if ((t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_9; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("deserved"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_9; }
  if ((t7 = crd_cel_fn_resource_amounts(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) goto at_9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t7 : crd_cel_of_truth(CRD_CEL_ERROR);
at_9:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_beside_1_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.guarantee.resource")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved")},
};
static const crd_scope_code set_queue_beside_1_include_params[] = {
    {.function = {.value = set_queue_beside_1_param_1}},
    {.function = {.value = set_queue_beside_1_param_2}},
    {.function = {.value = set_queue_beside_1_param_3}},
    {.function = {.value = set_queue_beside_1_param_4}},
    {.function = {.value = set_queue_beside_1_param_5}},
    {.function = {.value = set_queue_beside_1_param_6}},
};
static const crd_include set_queue_beside_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_sums_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_beside_1_include_reads, .read_count = 4, .params = set_queue_beside_1_include_params,
    .param_count = 6,
};
static const crd_step set_queue_beside_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_queue_beside_1_include}};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_beside_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-beside"), .steps = set_queue_beside_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
