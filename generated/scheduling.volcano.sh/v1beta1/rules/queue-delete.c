/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-delete, declared at Queue */
/* !(gone in ['default', 'root']) */
static crd_cel_truth set_queue_delete_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 3; goto at_5; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 3; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_same(t0, CRD_STRING("default")) || crd_cel_same(t0, CRD_STRING("root")))));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: '`' + gone + '` queue can not be deleted' */
static bool set_queue_delete_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 4; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 4; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("`"), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING("` queue can not be deleted"), false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_queue_delete_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                 CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                 CRD_STRING_INIT("")};
/* queue(gone).hasValue() */
static crd_cel_truth set_queue_delete_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  crd_cel_value t1, v3;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_5; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 2; goto at_5; }
  if ((t1 = crd_cel_state_get(cel, &set_queue_delete_2_state_query_0,
                              crd_cel_of_string(t0))).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v3.as.boolean));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'queue.scheduling.volcano.sh ' + goQuote(gone) + ' not found' */
static bool set_queue_delete_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 6; goto at_7; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 6; goto at_7; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("queue.scheduling.volcano.sh "), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(" not found"), false);
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* gone: gone */
static crd_cel_value set_queue_delete_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_delete_3_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                         CRD_STRING_INIT("v1beta1"),
                                                                         CRD_STRING_INIT("Queue"), CRD_STRING_INIT("")};
/* pods: milliValue(string(queue(gone).value().status.allocated[?'pods'].orValue('0'))) */
static crd_cel_value set_queue_delete_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  crd_cel_value t1, t2, t3, t4, t5, t6, v13_2, v14;
  uint64_t c13 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 5; goto at_16; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) { cost += 5; goto at_16; }
  if ((t1 = crd_cel_state_get(cel, &set_queue_delete_3_param_2_state_query_0,
                              crd_cel_of_string(t0))).kind == CRD_CEL_FAILED) { cost += 4; goto at_16; }
  if ((t2 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_16; }
  cost += 2;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("status"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_16; }
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("allocated"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 2; goto at_16; }
  if ((t5 = crd_cel_index_optional(cel, t4,
                                   crd_cel_of_string(CRD_STRING("pods")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_16; }
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_16; }
  if (!t5.as.optional) goto at_12;
  if ((t6 = crd_cel_held(cel, t5)).kind == CRD_CEL_FAILED) { cost += 2; goto at_16; }
  goto at_13;
at_12:
  t6 = crd_cel_of_string(CRD_STRING("0"));
at_13:
  c13 = cel->cost;
  if ((v13_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t6}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_16; }
  cel->cost = c13 + 1;
  if ((v14 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v13_2.as.text)},
                                    1)).kind == CRD_CEL_FAILED) goto at_16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v14.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_16:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_setting set_queue_delete_3_when_setting_0 = {CRD_STRING_INIT("enableQueueAllocatedPodsCheck"),
                                                              CRD_SETTING_BOOL, {false, 0, CRD_STRING_INIT(""), NULL, 0},
                                                              CRD_STRING_INIT("")};
/* when: config.enableQueueAllocatedPodsCheck */
static crd_cel_truth set_queue_delete_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t0 = false;
  t0 = crd_settings_value(cel->settings, &set_queue_delete_3_when_setting_0)->boolean;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
}

/* gone: gone */
static crd_cel_value set_queue_delete_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_queue_delete_4_param_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                         CRD_STRING_INIT("v1beta1"),
                                                                         CRD_STRING_INIT("Queue"),
                                                                         CRD_STRING_INIT("spec.parent")};
/* children: queuesByParent(gone).map(q, q.metadata.name) */
static crd_cel_value set_queue_delete_4_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_value t1, range0, t2, t3, t4, t5;
  int64_t k3 = 0;
  size_t n0 = 0, i0 = 0;
  bool failed0 = false;
  crd_cel_builder list0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 1; goto at_14; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) { cost += 1; goto at_14; }
  if ((t1 = crd_cel_state_index(cel, &set_queue_delete_4_param_2_state_query_0,
                                crd_cel_of_string(t0))).kind == CRD_CEL_FAILED) goto at_14;
  range0 = t1;
  if ((k3 = crd_cel_range(cel, range0)) < 0) goto at_14;
  n0 = (size_t)k3;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_11;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t2 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t2.kind == CRD_CEL_FAILED) goto at_17;
  cost += 1;
  if ((t3 = crd_scope_member(cel, t2, CRD_STRING("metadata"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_17;
  cost += 1;
  if ((t4 = crd_scope_member(cel, t3, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_17;
  crd_cel_push(cel, &list0, t4);
at_10:
  if (++i0 < n0) goto loop_0;
at_11:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_14;
  t5 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_14:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_17:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_10;
}


static const crd_read set_queue_delete_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_delete_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_delete_3_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_queue_delete_4_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_queue_delete_3_include_params[] = {
    {.function = {.value = set_queue_delete_3_param_1}},
    {.function = {.value = set_queue_delete_3_param_2}},
};
static const crd_include set_queue_delete_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_pods_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_delete_3_include_reads, .read_count = 1, .params = set_queue_delete_3_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_delete_4_include_params[] = {
    {.function = {.value = set_queue_delete_4_param_1}},
    {.function = {.value = set_queue_delete_4_param_2}},
};
static const crd_include set_queue_delete_4_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_children_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_delete_4_include_reads, .read_count = 1, .params = set_queue_delete_4_include_params,
    .param_count = 2,
};
static const crd_step set_queue_delete_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-192"), .rule = CRD_STRING_INIT("!(gone in ['default', 'root'])"),
        .evaluate = {.function = {.truth = set_queue_delete_1}}, .reads = set_queue_delete_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-193"), .rule = CRD_STRING_INIT("queue(gone).hasValue()"),
        .evaluate = {.function = {.truth = set_queue_delete_2}}, .reads = set_queue_delete_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_delete_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_queue_delete_3_when}},
        .include = &set_queue_delete_3_include,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_delete_4_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_delete_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-delete"), .steps = set_queue_delete_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
