/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* queue-depth, declared at Queue */
static const crd_state_query set_queue_depth_1_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                CRD_STRING_INIT("")};
static const crd_state_query set_queue_depth_1_state_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                CRD_STRING_INIT("")};
static const crd_setting set_queue_depth_1_setting_0 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                        {false, 5, CRD_STRING_INIT(""), NULL, 0}, CRD_STRING_INIT("")};
static const crd_setting set_queue_depth_1_setting_1 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                        {false, 5, CRD_STRING_INIT(""), NULL, 0}, CRD_STRING_INIT("")};
/* !round && size(above) + (missing ? 1 : 0) <= (config.maxQueueDepth > 1 ? config.maxQueueDepth - 1 : 0) */
static crd_cel_truth set_queue_depth_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t9 = {NULL, 0}, t12 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL,
                                                                                                                      0};
  crd_cel_truth t2 = CRD_CEL_ERROR, t6 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t14 = CRD_CEL_ERROR, t19 = CRD_CEL_ERROR, t29 = CRD_CEL_ERROR;
  crd_cel_value t5, v9, v16, t17, v26;
  int64_t t21 = 0, t23 = 0, t27 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 3; t2 = CRD_CEL_ERROR; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[2], &t0)) { cost += 3; t2 = CRD_CEL_ERROR; goto at_4; }
  t2 = crd_cel_truth_of(!(crd_cel_same(t0, CRD_STRING("")) || crd_cel_same(t0, CRD_STRING("root"))));
  cost += 1;
at_4:
  if (t2 == CRD_CEL_FALSE) goto at_11;
  t3 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 2; t6 = CRD_CEL_ERROR; goto at_10; }
  if (!crd_cel_take_string(cel, scope->params[2], &t4)) { cost += 2; t6 = CRD_CEL_ERROR; goto at_10; }
  if ((t5 = crd_cel_state_get(cel, &set_queue_depth_1_state_query_0,
                              crd_cel_of_string(t4))).kind == CRD_CEL_FAILED) { cost += 1; t6 = CRD_CEL_ERROR; goto at_10; }
  if ((v9 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t5},
                                 1)).kind == CRD_CEL_FAILED) { t6 = CRD_CEL_ERROR; goto at_10; }
  t6 = crd_cel_truth_of(v9.as.boolean);
at_10:
  t2 = crd_cel_and(cel, t2, t3, t6);
at_11:
  if (t2 == CRD_CEL_ERROR) { cost += 1; t8 = CRD_CEL_ERROR; goto at_13; }
  t8 = crd_cel_not(t2);
  cost += 1;
at_13:
  if (t8 == CRD_CEL_FALSE) goto at_44;
  t9 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 7; t29 = CRD_CEL_ERROR; goto at_43; }
  if ((v16 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                             1)).kind == CRD_CEL_FAILED) { cost += 6; t29 = CRD_CEL_ERROR; goto at_43; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 3; t14 = CRD_CEL_ERROR; goto at_21; }
  if (!crd_cel_take_string(cel, scope->params[2], &t12)) { cost += 3; t14 = CRD_CEL_ERROR; goto at_21; }
  t14 = crd_cel_truth_of(!(crd_cel_same(t12, CRD_STRING("")) || crd_cel_same(t12, CRD_STRING("root"))));
  cost += 1;
at_21:
  if (t14 == CRD_CEL_FALSE) goto at_29;
  t15 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 3; t19 = CRD_CEL_ERROR; goto at_28; }
  if (!crd_cel_take_string(cel, scope->params[2], &t16)) { cost += 3; t19 = CRD_CEL_ERROR; goto at_28; }
  if ((t17 = crd_cel_state_get(cel, &set_queue_depth_1_state_query_1,
                               crd_cel_of_string(t16))).kind == CRD_CEL_FAILED) { cost += 2; t19 = CRD_CEL_ERROR; goto at_28; }
  if ((v26 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t17},
                                  1)).kind == CRD_CEL_FAILED) { cost += 1; t19 = CRD_CEL_ERROR; goto at_28; }
  t19 = crd_cel_truth_of(!v26.as.boolean);
  cost += 1;
at_28:
  t14 = crd_cel_and(cel, t14, t15, t19);
at_29:
  if (t14 == CRD_CEL_ERROR) { cost += 5; t29 = CRD_CEL_ERROR; goto at_43; }
  if (t14 == CRD_CEL_FALSE) goto at_33;
  t21 = 1;
  goto at_34;
at_33:
  t21 = 0;
at_34:
  cost += 1;
  if (!crd_cel_add_int(cel, v16.as.integer, t21, &t23)) { cost += 4; t29 = CRD_CEL_ERROR; goto at_43; }
  cost += 3;
  if (!((crd_settings_value(cel->settings, &set_queue_depth_1_setting_0)->integer) > 1)) goto at_41;
  cost += 3;
  if (!crd_cel_subtract_int(cel, (crd_settings_value(cel->settings, &set_queue_depth_1_setting_1)->integer), 1,
                            &t27)) { cost += 1; t29 = CRD_CEL_ERROR; goto at_43; }
  goto at_42;
at_41:
  t27 = 0;
at_42:
  t29 = crd_cel_truth_of(t23 <= t27);
  cost += 1;
at_43:
  t8 = crd_cel_and(cel, t8, t9, t29);
at_44:
  if (t8 == CRD_CEL_ERROR) goto at_46;
  return crd_cel_end(cel, cost, t8);
at_46:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_setting set_queue_depth_1_message_expression_setting_0 = {CRD_STRING_INIT("maxQueueDepth"), CRD_SETTING_INT,
                                                                           {false, 5, CRD_STRING_INIT(""), NULL, 0},
                                                                           CRD_STRING_INIT("")};
/* messageExpression: 'queue %s exceeds the maximum allowed depth of %d'.format([name, config.maxQueueDepth]) */
static bool set_queue_depth_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2, t3, t4, t7, v12;
  cost += 2;
  if ((t2 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 15; goto at_15; }
  if ((t3 = crd_cel_select_optional(cel, t2, CRD_STRING("name"))).kind == CRD_CEL_FAILED) { cost += 15; goto at_15; }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 15; goto at_15; }
  if (!t3.as.optional) goto at_9;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) { cost += 15; goto at_15; }
  goto at_10;
at_9:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_10:
  cost += 12;
  if ((t7 = crd_cel_make_list(cel,
                              (const crd_cel_value[2]){t4,
                                                       crd_cel_of_int(crd_settings_value(cel->settings,
                                                                                         &set_queue_depth_1_message_expression_setting_0)->integer)}, NULL, 2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_15; }
  if ((v12 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("queue %s exceeds the maximum allowed "
                                                                                     "depth of %d")), t7},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_15;
  *text = v12.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_state_query set_queue_depth_2_state_query_0 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                CRD_STRING_INIT("")};
/* !missing */
static crd_cel_truth set_queue_depth_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  crd_cel_truth t2 = CRD_CEL_ERROR, t7 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR;
  crd_cel_value t5, v9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 3; t2 = CRD_CEL_ERROR; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[2], &t0)) { cost += 3; t2 = CRD_CEL_ERROR; goto at_4; }
  t2 = crd_cel_truth_of(!(crd_cel_same(t0, CRD_STRING("")) || crd_cel_same(t0, CRD_STRING("root"))));
  cost += 1;
at_4:
  if (t2 == CRD_CEL_FALSE) goto at_12;
  t3 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 3; t7 = CRD_CEL_ERROR; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[2], &t4)) { cost += 3; t7 = CRD_CEL_ERROR; goto at_11; }
  if ((t5 = crd_cel_state_get(cel, &set_queue_depth_2_state_query_0,
                              crd_cel_of_string(t4))).kind == CRD_CEL_FAILED) { cost += 2; t7 = CRD_CEL_ERROR; goto at_11; }
  if ((v9 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t5},
                                 1)).kind == CRD_CEL_FAILED) { cost += 1; t7 = CRD_CEL_ERROR; goto at_11; }
  t7 = crd_cel_truth_of(!v9.as.boolean);
  cost += 1;
at_11:
  t2 = crd_cel_and(cel, t2, t3, t7);
at_12:
  if (t2 == CRD_CEL_ERROR) { cost += 1; goto at_15; }
  t9 = crd_cel_not(t2);
  cost += 1;
  return crd_cel_end(cel, cost, t9);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'failed to get parent queue ' + end + ' of queue ' + name + ': queue.scheduling.volcano.sh ' +
 * goQuote(end) + ' not found' */
static bool set_queue_depth_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t10 = {NULL, 0}, v20 = {NULL, 0};
  crd_cel_value t4, t5, t6, t8, t9, v17, t12, t13;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { cost += 16; goto at_22; }
  if (!crd_cel_take_string(cel, scope->params[2], &t0)) { cost += 16; goto at_22; }
  t1 = crd_cel_concat(cel, CRD_STRING("failed to get parent queue "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" of queue "), false);
  cost += 2;
  if ((t4 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) goto at_29;
  if ((t5 = crd_cel_select_optional(cel, t4, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_31;
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_33;
  if (!t5.as.optional) goto at_12;
  if ((t6 = crd_cel_held(cel, t5)).kind == CRD_CEL_FAILED) goto at_35;
  goto at_13;
at_12:
  t6 = crd_cel_of_string(CRD_STRING(""));
at_13:
  if ((t8 = crd_cel_add_any(cel, crd_cel_of_string(t2), t6)).kind == CRD_CEL_FAILED) { cost += 9; goto at_22; }
  if ((t9 = crd_cel_add_any(cel, t8,
                            crd_cel_of_string(CRD_STRING(": queue.scheduling.volcano.sh ")))).kind == CRD_CEL_FAILED) { cost += 5; goto at_22; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_39;
  if (!crd_cel_take_string(cel, scope->params[2], &t10)) goto at_39;
  if ((v17 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t10)},
                                 1)).kind == CRD_CEL_FAILED) goto at_43;
  if ((t12 = crd_cel_add_any(cel, t9, crd_cel_of_string(v17.as.text))).kind == CRD_CEL_FAILED) { cost += 2; goto at_22; }
  if ((t13 = crd_cel_add_any(cel, t12, crd_cel_of_string(CRD_STRING(" not found")))).kind == CRD_CEL_FAILED) goto at_22;
  if (!crd_cel_take_string(cel, t13, &v20)) goto at_22;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t13, text);
at_22:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 9;
  goto at_22;
at_31:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 9;
  goto at_22;
at_33:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 9;
  goto at_22;
at_35:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 9;
  goto at_22;
at_39:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  cost += 3;
  goto at_22;
at_43:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t9), 1);
  cost += 2;
  goto at_22;
}


static const crd_read set_queue_depth_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_queue_depth_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_queue_depth_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-181"),
        .rule = CRD_STRING_INIT("!round && size(above) + (missing ? 1 : 0) <= (config.maxQueueDepth > 1 ? "
                                "config.maxQueueDepth - 1 : 0)"),
        .evaluate = {.function = {.truth = set_queue_depth_1}}, .reads = set_queue_depth_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_depth_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-182"), .rule = CRD_STRING_INIT("!missing"),
        .evaluate = {.function = {.truth = set_queue_depth_2}}, .reads = set_queue_depth_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_depth_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_depth_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-depth"), .steps = set_queue_depth_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
