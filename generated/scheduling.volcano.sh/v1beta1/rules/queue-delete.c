/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-delete, declared at Queue */
/* !(gone in ['default', 'root']) */
static crd_cel_truth set_queue_delete_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t2 = t1;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t2, CRD_STRING("default")) || crd_cel_same(t2, CRD_STRING("root")))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: '`' + gone + '` queue can not be deleted' */
static bool set_queue_delete_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 4;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 4;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("`"), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING("` queue can not be deleted"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_queue_delete_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                           CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                           CRD_STRING_INIT("")};
/* queue(gone).hasValue() */
static crd_cel_truth set_queue_delete_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_delete_2_query_1, crd_cel_of_string(t1));
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

/* messageExpression: 'queue.scheduling.volcano.sh ' + goQuote(gone) + ' not found' */
static bool set_queue_delete_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 6;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 6;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("queue.scheduling.volcano.sh "), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(" not found"), false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* gone: gone */
static crd_cel_value set_queue_delete_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_delete_3_param_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("")};
/* pods: milliValue(string(queue(gone).value().status.allocated[?'pods'].orValue('0'))) */
static crd_cel_value set_queue_delete_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 5;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t2 = crd_cel_state_get(cel, &set_queue_delete_3_param_2_query_1, crd_cel_of_string(t1));
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

static const crd_setting set_queue_delete_3_when_setting_1 = {CRD_STRING_INIT("enableQueueAllocatedPodsCheck"),
                                                              CRD_SETTING_BOOL,
                                                              {false, INT64_C(0), CRD_STRING_INIT(""), NULL, 0},
                                                              CRD_STRING_INIT("")};
/* when: config.enableQueueAllocatedPodsCheck */
static crd_cel_truth set_queue_delete_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_value(cel->settings, &set_queue_delete_3_when_setting_1)->boolean;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* gone: gone */
static crd_cel_value set_queue_delete_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_delete_4_param_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                   CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                   CRD_STRING_INIT("spec.parent")};
/* children: queuesByParent(gone).map(q, q.metadata.name) */
static crd_cel_value set_queue_delete_4_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t2 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t2)) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_state_index(cel, &set_queue_delete_4_param_2_query_1, crd_cel_of_string(t2));
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
      if (t6.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t7 = crd_scope_select(cel, t6, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t7.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_value t8 = crd_scope_select(cel, t7, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t8.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t5, t8);
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
  crd_cel_value t9 = crd_cel_built(cel, &t5);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_delete_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_delete_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_delete_3_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_read set_queue_delete_4_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_queue_delete_3_include_params[] = {
    {.function = {.value = set_queue_delete_3_param_1}},
    {.function = {.value = set_queue_delete_3_param_2}},
};
static const crd_include set_queue_delete_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_pods_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_delete_3_include_reads,
    .read_count = 1,
    .params = set_queue_delete_3_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_delete_4_include_params[] = {
    {.function = {.value = set_queue_delete_4_param_1}},
    {.function = {.value = set_queue_delete_4_param_2}},
};
static const crd_include set_queue_delete_4_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_children_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_delete_4_include_reads,
    .read_count = 1,
    .params = set_queue_delete_4_include_params,
    .param_count = 2,
};
static const crd_step set_queue_delete_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-192"),
        .rule = CRD_STRING_INIT("!(gone in ['default', 'root'])"),
        .evaluate = {.function = {.truth = set_queue_delete_1}},
        .reads = set_queue_delete_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-193"),
        .rule = CRD_STRING_INIT("queue(gone).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_delete_2}},
        .reads = set_queue_delete_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_queue_delete_3_when}},
        .include = &set_queue_delete_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_delete_4_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-delete"),
    .steps = set_queue_delete_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
