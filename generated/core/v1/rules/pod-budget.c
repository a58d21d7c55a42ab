/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-budget, declared at CronJob.apiVersion */
/* goInt(value) > 0
 * when: number */
static crd_cel_truth set_pod_budget_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t12 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR;
  crd_cel_value v2, v7, v15, v22;
  bool t14 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if ((v2 = crd_cel_fn_is_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                 1)).kind == CRD_CEL_FAILED) { t1 = CRD_CEL_ERROR; goto at_3; }
  t1 = crd_cel_truth_of(v2.as.boolean);
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_10;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if ((v7 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t3)},
                              1)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(v7.as.integer >= (-INT64_C(2147483648)));
  cost += 1;
at_9:
  t1 = crd_cel_and(cel, t1, t2, t5);
at_10:
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_11; }
at_11:
  if (t1 == CRD_CEL_FALSE) goto at_18;
  t7 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if (!crd_cel_take_string(cel, scope->params[0], &t8)) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if ((v15 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t8)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_17; }
  t10 = crd_cel_truth_of(v15.as.integer <= 2147483647);
  cost += 1;
at_17:
  t1 = crd_cel_and(cel, t1, t7, t10);
at_18:
  if (t1 == CRD_CEL_ERROR) goto at_27;
  if (t1 == CRD_CEL_FALSE) goto at_25;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_27; }
  if (!crd_cel_take_string(cel, scope->params[0], &t12)) { cost += 2; goto at_27; }
  if ((v22 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t12)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_27; }
  t14 = v22.as.integer > 0;
  cost += 1;
  goto at_26;
at_25:
  t14 = true;
at_26:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t14));
at_27:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value <' + goQuote(value) + '> for ' + self + ', it must be a positive integer' */
static bool set_pod_budget_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 10; goto at_10; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 10; goto at_10; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 9; goto at_10; }
  t2 = crd_cel_concat(cel, CRD_STRING("invalid value <"), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("> for "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t4)) goto at_16;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(", it must be a positive integer"), false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_16:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 4;
  goto at_10;
}

/* !goIntError(part, 'Atoi').hasValue()
 * when: !number */
static crd_cel_truth set_pod_budget_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t13 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR;
  crd_cel_value v2, v7, v15, t15, v25;
  bool t17 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if ((v2 = crd_cel_fn_is_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                 1)).kind == CRD_CEL_FAILED) { t1 = CRD_CEL_ERROR; goto at_3; }
  t1 = crd_cel_truth_of(v2.as.boolean);
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_10;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if ((v7 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t3)},
                              1)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(v7.as.integer >= (-INT64_C(2147483648)));
  cost += 1;
at_9:
  t1 = crd_cel_and(cel, t1, t2, t5);
at_10:
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_11; }
at_11:
  if (t1 == CRD_CEL_FALSE) goto at_18;
  t7 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if (!crd_cel_take_string(cel, scope->params[0], &t8)) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if ((v15 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t8)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_17; }
  t10 = crd_cel_truth_of(v15.as.integer <= 2147483647);
  cost += 1;
at_17:
  t1 = crd_cel_and(cel, t1, t7, t10);
at_18:
  if (t1 == CRD_CEL_ERROR) { cost += 1; goto at_30; }
  t12 = crd_cel_not(t1);
  cost += 1;
  if (t12 == CRD_CEL_FALSE) goto at_28;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 3; goto at_30; }
  if (!crd_cel_take_string(cel, scope->params[1], &t13)) { cost += 3; goto at_30; }
  if ((t15 = crd_cel_fn_go_int_error(cel,
                                     (const crd_cel_value[2]){crd_cel_of_string(t13), crd_cel_of_string(CRD_STRING("Atoi"))},
                                     2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_30; }
  if ((v25 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t15}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_30; }
  t17 = !v25.as.boolean;
  cost += 1;
  goto at_29;
at_28:
  t17 = true;
at_29:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t17));
at_30:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value ' + goIntError(part, 'Atoi').orValue('') + ' for ' + self */
static bool set_pod_budget_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t7 = {NULL, 0}, v13 = {NULL, 0};
  crd_cel_value t2, t3, t5, t6, t8;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 6; goto at_15; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 6; goto at_15; }
  if ((t2 = crd_cel_fn_go_int_error(cel,
                                    (const crd_cel_value[2]){crd_cel_of_string(t0), crd_cel_of_string(CRD_STRING("Atoi"))},
                                    2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_15; }
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 5; goto at_15; }
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_15; }
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  if ((t5 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("invalid value ")),
                            t3)).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t6 = crd_cel_add_any(cel, t5,
                            crd_cel_of_string(CRD_STRING(" for ")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t7)) goto at_23;
  if ((t8 = crd_cel_add_any(cel, t6, crd_cel_of_string(t7))).kind == CRD_CEL_FAILED) goto at_15;
  if (!crd_cel_take_string(cel, t8, &v13)) goto at_15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t8, text);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(t6), 1);
  goto at_15;
}

/* goInt(part) > 0 && goInt(part) < 100
 * when: !number */
static crd_cel_truth set_pod_budget_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t13 = {NULL, 0}, t16 = {NULL,
                                                                                                                     0},
                                                                                                                     t17 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t5 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR, t15 = CRD_CEL_ERROR, t19 = CRD_CEL_ERROR;
  crd_cel_value v2, v7, v15, v23, v29;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 1; t1 = CRD_CEL_ERROR; goto at_3; }
  if ((v2 = crd_cel_fn_is_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                 1)).kind == CRD_CEL_FAILED) { t1 = CRD_CEL_ERROR; goto at_3; }
  t1 = crd_cel_truth_of(v2.as.boolean);
at_3:
  if (t1 == CRD_CEL_FALSE) goto at_10;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 2; t5 = CRD_CEL_ERROR; goto at_9; }
  if ((v7 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t3)},
                              1)).kind == CRD_CEL_FAILED) { cost += 1; t5 = CRD_CEL_ERROR; goto at_9; }
  t5 = crd_cel_truth_of(v7.as.integer >= (-INT64_C(2147483648)));
  cost += 1;
at_9:
  t1 = crd_cel_and(cel, t1, t2, t5);
at_10:
  if (t1 == CRD_CEL_ERROR) { t1 = CRD_CEL_ERROR; goto at_11; }
at_11:
  if (t1 == CRD_CEL_FALSE) goto at_18;
  t7 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if (!crd_cel_take_string(cel, scope->params[0], &t8)) { cost += 2; t10 = CRD_CEL_ERROR; goto at_17; }
  if ((v15 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t8)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; t10 = CRD_CEL_ERROR; goto at_17; }
  t10 = crd_cel_truth_of(v15.as.integer <= 2147483647);
  cost += 1;
at_17:
  t1 = crd_cel_and(cel, t1, t7, t10);
at_18:
  if (t1 == CRD_CEL_ERROR) { cost += 1; goto at_36; }
  t12 = crd_cel_not(t1);
  cost += 1;
  if (t12 == CRD_CEL_FALSE) goto at_34;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; t15 = CRD_CEL_ERROR; goto at_25; }
  if (!crd_cel_take_string(cel, scope->params[1], &t13)) { cost += 2; t15 = CRD_CEL_ERROR; goto at_25; }
  if ((v23 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t13)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; t15 = CRD_CEL_ERROR; goto at_25; }
  t15 = crd_cel_truth_of(v23.as.integer > 0);
  cost += 1;
at_25:
  if (t15 == CRD_CEL_FALSE) goto at_32;
  t16 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; t19 = CRD_CEL_ERROR; goto at_31; }
  if (!crd_cel_take_string(cel, scope->params[1], &t17)) { cost += 2; t19 = CRD_CEL_ERROR; goto at_31; }
  if ((v29 = crd_cel_fn_go_int(cel, (const crd_cel_value[1]){crd_cel_of_string(t17)},
                               1)).kind == CRD_CEL_FAILED) { cost += 1; t19 = CRD_CEL_ERROR; goto at_31; }
  t19 = crd_cel_truth_of(v29.as.integer < 100);
  cost += 1;
at_31:
  t15 = crd_cel_and(cel, t15, t16, t19);
at_32:
  if (t15 == CRD_CEL_ERROR) goto at_36;
  goto at_35;
at_34:
  t15 = crd_cel_truth_of(true);
at_35:
  return crd_cel_end(cel, cost, t15);
at_36:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value <' + goQuote(value) + '> for ' + self + ', it must be a valid percentage which between
 * 1% ~ 99%' */
static bool set_pod_budget_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 12; goto at_10; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 12; goto at_10; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 11; goto at_10; }
  t2 = crd_cel_concat(cel, CRD_STRING("invalid value <"), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("> for "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t4)) goto at_16;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(", it must be a valid percentage which between 1% ~ 99%"), false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_16:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 6;
  goto at_10;
}


static const crd_read set_pod_budget_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_pod_budget_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_pod_budget_3_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_pod_budget_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-220"), .rule = CRD_STRING_INIT("goInt(value) > 0"),
        .evaluate = {.function = {.truth = set_pod_budget_1}}, .reads = set_pod_budget_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-221"),
        .rule = CRD_STRING_INIT("!goIntError(part, 'Atoi').hasValue()"),
        .evaluate = {.function = {.truth = set_pod_budget_2}}, .reads = set_pod_budget_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-222"),
        .rule = CRD_STRING_INIT("goInt(part) > 0 && goInt(part) < 100"),
        .evaluate = {.function = {.truth = set_pod_budget_3}}, .reads = set_pod_budget_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_3_message_expression}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_budget_13c6be69 = {
    .name = CRD_STRING_INIT("pod-budget"), .steps = set_pod_budget_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
