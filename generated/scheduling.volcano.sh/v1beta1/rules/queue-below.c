/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-below, declared at Queue */
static const crd_state_query set_queue_below_1_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                          CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                          CRD_STRING_INIT("")};
/* queue(self.spec.parent).hasValue() */
static crd_cel_truth set_queue_below_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_below_1_query_1, crd_cel_of_string(t1->parent));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_has_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'parent queue ' + self.spec.parent + ' not found: queue.scheduling.volcano.sh ' +
 * goQuote(self.spec.parent) + ' not found' */
static bool set_queue_below_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("parent queue "), t1->parent, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" not found: queue.scheduling.volcano.sh "), false);
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t4 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  const crd_cel_value arguments5[1] = {crd_cel_of_string(t4->parent)};
  crd_cel_value t6 = crd_cel_fn_go_quote(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 2;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t3, t6.as.text, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(" not found"), false);
  *message = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: own */
static crd_cel_value set_queue_below_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: resourceAmounts(self.spec.capability) */
static crd_cel_value set_queue_below_2_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  const crd_cel_value arguments2[1] = {crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->capability))};
  crd_cel_value t3 = crd_cel_fn_resource_amounts(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_below_2_param_3_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
static const crd_state_query set_queue_below_2_param_3_query_2 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
static const crd_cel_value set_queue_below_2_param_3_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}},
};
static const crd_cel_list set_queue_below_2_param_3_table_3 = {set_queue_below_2_param_3_items_3, 1, NULL};
static const crd_cel_value set_queue_below_2_param_3_constant_4 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_below_2_param_3_table_3}};
/* above: ancestors(self.spec.parent).map(q, resourceAmounts(q.spec.capability)).slice(0, (ancestors(self.spec.parent).map(q,
 * q.metadata.name) + ['root']).indexOf('root')) */
static crd_cel_value set_queue_below_2_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t2 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t3 = crd_cel_state_ancestors(cel, &set_queue_below_2_param_3_query_1, crd_cel_of_string(t2->parent));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n1 = crd_cel_range(cel, t4);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t7 = crd_scope_member(cel, t6, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t8 = crd_scope_member(cel, t7, CRD_STRING("capability"), CRD_ZERO_MAP);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      const crd_cel_value arguments9[1] = {t8};
      crd_cel_value t10 = crd_cel_fn_resource_amounts(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t5, t10);
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
  if (failed1) goto failed_0;
  crd_cel_value t11 = crd_cel_built(cel, &t5);
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t13 = self_1->spec
                                                            ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t14 = crd_cel_state_ancestors(cel, &set_queue_below_2_param_3_query_2, crd_cel_of_string(t13->parent));
  if (t14.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t15 = t14;
  const int64_t n12 = crd_cel_range(cel, t15);
  if (n12 < 0) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_builder t16 = {NULL, 0, 0};
  bool failed12 = false;
  crd_string error12 = {NULL, 0};
  for (size_t i12 = 0; i12 < (size_t)n12; i12++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t17 = crd_cel_range_at(cel, t15, i12);
    bool collected2 = false;
    {
      cost += 13;
      if (t17.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_value t18 = crd_scope_select(cel, t17, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t18.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_value t19 = crd_scope_select(cel, t18, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t19.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_push(cel, &t16, t19);
      collected2 = true;
    }
  failed_2:;
    if (!collected2 && !failed12) {
      error12 = cel->error;
      failed12 = true;
    }
  }
  cost += 1;
  if (failed12) cel->error = error12;
  if (failed12) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t20 = crd_cel_built(cel, &t16);
  crd_cel_value t21 = crd_cel_add(cel, t20, set_queue_below_2_param_3_constant_4);
  if (t21.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments22[2] = {t21, crd_cel_of_string(CRD_STRING("root"))};
  crd_cel_value t23 = crd_cel_fn_index_of(cel, arguments22, 2);
  if (t23.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments24[3] = {t11, crd_cel_of_int(0), crd_cel_of_int(t23.as.integer)};
  crd_cel_value t25 = crd_cel_fn_slice(cel, arguments24, 3);
  if (t25.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t25 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_below_3_param_1_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("spec.parent")};
/* siblings: queuesByParent(self.spec.parent).filter(q, q.metadata.name != own) */
static crd_cel_value set_queue_below_3_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t2 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t3 = crd_cel_state_index(cel, &set_queue_below_3_param_1_query_1, crd_cel_of_string(t2->parent));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n1 = crd_cel_range(cel, t4);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i1);
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t8 = crd_scope_select(cel, t6, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      crd_cel_value t9 = crd_scope_select(cel, t8, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_1;
      }
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[0])) {
        cost += crd_cel_cost_size(t9) != 0;
        goto failed_1;
      }
      crd_string t10 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->outer->params[0], &t10)) {
        cost += crd_cel_cost_size(t9) != 0;
        goto failed_1;
      }
      crd_string t11 = {NULL, 0};
      if (!crd_cel_take_string(cel, t9, &t11)) goto failed_1;
      cost += crd_cel_string_cost(t11, t10);
      t7 = crd_cel_truth_of(!crd_cel_same(t11, t10));
    }
  failed_1:;
    if (t7 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t7 == CRD_CEL_TRUE) {
      bool collected2 = false;
      {
        cost += 13;
        if (t6.kind == CRD_CEL_FAILED) goto failed_2;
        crd_cel_push(cel, &t5, t6);
        collected2 = true;
      }
    failed_2:;
      if (!collected2 && !failed1) {
        error1 = cel->error;
        failed1 = true;
      }
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t12 = crd_cel_built(cel, &t5);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t12 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_below_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_below_2_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_below_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_queue_below_2_include_params[] = {
    {.function = {.value = set_queue_below_2_param_1}},
    {.function = {.value = set_queue_below_2_param_2}},
    {.function = {.value = set_queue_below_2_param_3}},
};
static const crd_include set_queue_below_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_below_limits_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_below_2_include_reads,
    .read_count = 3,
    .params = set_queue_below_2_include_params,
    .param_count = 3,
};
static const crd_scope_code set_queue_below_3_include_params[] = {
    {.function = {.value = set_queue_below_3_param_1}},
};
static const crd_include set_queue_below_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_beside_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_below_3_include_reads,
    .read_count = 2,
    .params = set_queue_below_3_include_params,
    .param_count = 1,
};
static const crd_step set_queue_below_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-185"),
        .rule = CRD_STRING_INIT("queue(self.spec.parent).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_below_1}},
        .reads = set_queue_below_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_below_1_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_below_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_below_3_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_below_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-below"),
    .steps = set_queue_below_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
