/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Guarantee scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;

/* queue-beside, declared at Queue */
/* limited: self.spec.parent */
static crd_cel_value set_queue_beside_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
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
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_value t2 = scope->outer->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_at(cel, t2, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t4.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("guarantee"), CRD_ZERO_MAP);
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = crd_scope_member(cel, t6, CRD_STRING("resource"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t3, t7);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 15;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_built(cel, &t3);
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t9 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t10 = t9->guarantee
                                                                 ? t9->guarantee
                                                                 : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 14;
  const crd_cel_value items11[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t10->resource))};
  crd_cel_value t12 = crd_cel_make_list(cel, items11, NULL, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_add(cel, t8, t12);
  if (t13.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t13 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* deserved: siblings.map(q, q.spec.deserved) + [self.spec.deserved] */
static crd_cel_value set_queue_beside_1_param_4(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_value t2 = scope->outer->params[0];
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t4 = crd_cel_range_at(cel, t2, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t4.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t5.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("deserved"), CRD_ZERO_MAP);
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t3, t6);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 14;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_built(cel, &t3);
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t8 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 13;
  const crd_cel_value items9[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t8->deserved))};
  crd_cel_value t10 = crd_cel_make_list(cel, items9, NULL, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_add(cel, t7, t10);
  if (t11.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_beside_1_param_5_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("")};
/* guarantee: resourceAmounts(queue(self.spec.parent).value().spec.guarantee.resource) */
static crd_cel_value set_queue_beside_1_param_5(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_beside_1_param_5_query_1, crd_cel_of_string(t1->parent));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("guarantee"), CRD_ZERO_MAP);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t7 = crd_scope_member(cel, t6, CRD_STRING("resource"), CRD_ZERO_MAP);
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments8[1] = {t7};
  crd_cel_value t9 = crd_cel_fn_resource_amounts(cel, arguments8, 1);
  if (t9.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_beside_1_param_6_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("")};
/* deserving: resourceAmounts(queue(self.spec.parent).value().spec.deserved) */
static crd_cel_value set_queue_beside_1_param_6(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_beside_1_param_6_query_1, crd_cel_of_string(t1->parent));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("spec"), CRD_ZERO_MAP);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("deserved"), CRD_ZERO_MAP);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {t6};
  crd_cel_value t8 = crd_cel_fn_resource_amounts(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_beside_1_include_reads[4] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.guarantee.resource")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved")},
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
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_sums_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_beside_1_include_reads,
    .read_count = 4,
    .params = set_queue_beside_1_include_params,
    .param_count = 6,
};
static const crd_step set_queue_beside_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_beside_1_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_beside_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-beside"),
    .steps = set_queue_beside_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
