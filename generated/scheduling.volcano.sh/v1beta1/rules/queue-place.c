/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;

/* queue-place, declared at Queue */
/* self.spec.parent != name */
static crd_cel_truth set_queue_place_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  crd_cel_value t2 = crd_scope_metadata(cel, self->object.value);
  cost += 5;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += crd_cel_length(t1->parent) != 0;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("name"));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += crd_cel_length(t1->parent) != 0;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_length(t1->parent) != 0;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  cost += crd_cel_string_cost(t1->parent, t5);
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1->parent, t5)));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue ' + name + ' cannot use itself as parent' */
static bool set_queue_place_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 4;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t4 = {NULL, 0};
  if (!crd_cel_take_string(cel, t3, &t4)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("queue "), t4, false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING(" cannot use itself as parent"), false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: name */
static crd_cel_value set_queue_place_2_param_1(crd_cel *cel, const crd_scope *scope) {
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

static const crd_cel_value set_queue_place_2_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}},
};
static const crd_cel_list set_queue_place_2_param_2_table_1 = {set_queue_place_2_param_2_items_1, 1, NULL};
static const crd_cel_value set_queue_place_2_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_place_2_param_2_table_1}};
/* above: chain.slice(0, (chain + ['root']).indexOf('root')) */
static crd_cel_value set_queue_place_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_add(cel, scope->outer->params[1], set_queue_place_2_param_2_constant_2);
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[2] = {t1, crd_cel_of_string(CRD_STRING("root"))};
  crd_cel_value t3 = crd_cel_fn_index_of(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments4[3] = {scope->outer->params[1], crd_cel_of_int(0), crd_cel_of_int(t3.as.integer)};
  crd_cel_value t5 = crd_cel_fn_slice(cel, arguments4, 3);
  if (t5.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_queue_place_2_param_3_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"root", 4}}},
};
static const crd_cel_list set_queue_place_2_param_3_table_1 = {set_queue_place_2_param_3_items_1, 1, NULL};
static const crd_cel_value set_queue_place_2_param_3_constant_2 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_place_2_param_3_table_1}};
/* end: ([self.spec.parent] + next)[(chain + ['root']).indexOf('root')] */
static crd_cel_value set_queue_place_2_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 13;
  const crd_cel_value items2[1] = {crd_cel_of_string(t1->parent)};
  crd_cel_value t3 = crd_cel_make_list(cel, items2, NULL, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t4 = crd_cel_add(cel, t3, scope->outer->params[2]);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) {
    cost += 4;
    goto failed_0;
  }
  crd_cel_value t5 = crd_cel_add(cel, scope->outer->params[1], set_queue_place_2_param_3_constant_2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments6[2] = {t5, crd_cel_of_string(CRD_STRING("root"))};
  crd_cel_value t7 = crd_cel_fn_index_of(cel, arguments6, 2);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_index(cel, t4, crd_cel_of_int(t7.as.integer));
  cost += 2;
  if (t8.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* name: name */
static crd_cel_value set_queue_place_3_param_1(crd_cel *cel, const crd_scope *scope) {
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

static const crd_state_query set_queue_place_3_param_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                  CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                  CRD_STRING_INIT("")};
/* pods: milliValue(string(queue(self.spec.parent).value().status.allocated[?'pods'].orValue('0'))) */
static crd_cel_value set_queue_place_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_place_3_param_2_query_1, crd_cel_of_string(t1->parent));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t5 = crd_scope_member(cel, t4, CRD_STRING("status"), CRD_ZERO_MAP);
  cost += 2;
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t6 = crd_scope_member(cel, t5, CRD_STRING("allocated"), CRD_ZERO_MAP);
  cost += 1;
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_index_optional(cel, t6, crd_cel_of_string(CRD_STRING("pods")));
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
  crd_cel_value t8 = t7;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 2;
    goto failed_0;
  }
  if (t8.as.optional) {
    t8 = crd_cel_held(cel, t8);
  } else {
    t8 = crd_cel_of_string(CRD_STRING("0"));
  }
  const crd_cel_value arguments9[1] = {t8};
  const uint64_t cost10 = cel->cost;
  crd_cel_value t11 = crd_cel_fn_string(cel, arguments9, 1);
  if (t11.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cel->cost = cost10 + 1;
  const crd_cel_value arguments12[1] = {crd_cel_of_string(t11.as.text)};
  crd_cel_value t13 = crd_cel_fn_milli_value(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(t13.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_place_3_when_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                               CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                               CRD_STRING_INIT("spec.parent")};
/* when: size(queuesByParent(self.spec.parent)) == 0 */
static crd_cel_truth set_queue_place_3_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  crd_cel_value t2 = crd_cel_state_index(cel, &set_queue_place_3_when_query_1, crd_cel_of_string(t1->parent));
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_size(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_queue_place_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.parent")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata")},
};
static const crd_read set_queue_place_2_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_read set_queue_place_3_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.parent")},
};
static const crd_scope_code set_queue_place_2_include_params[] = {
    {.function = {.value = set_queue_place_2_param_1}},
    {.function = {.value = set_queue_place_2_param_2}},
    {.function = {.value = set_queue_place_2_param_3}},
};
static const crd_include set_queue_place_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_depth_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_place_2_include_reads,
    .read_count = 3,
    .params = set_queue_place_2_include_params,
    .param_count = 3,
};
static const crd_scope_code set_queue_place_3_include_params[] = {
    {.function = {.value = set_queue_place_3_param_1}},
    {.function = {.value = set_queue_place_3_param_2}},
};
static const crd_include set_queue_place_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_parent_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_place_3_include_reads,
    .read_count = 2,
    .params = set_queue_place_3_include_params,
    .param_count = 2,
};
static const crd_step set_queue_place_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-180"),
        .rule = CRD_STRING_INIT("self.spec.parent != name"),
        .evaluate = {.function = {.truth = set_queue_place_1}},
        .reads = set_queue_place_1_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_queue_place_1_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_place_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_place_3_when}},
        .include = &set_queue_place_3_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_place_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-place"),
    .steps = set_queue_place_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
