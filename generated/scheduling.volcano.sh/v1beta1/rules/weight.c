/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* weight, declared at CronJob.spec.jobTemplate.spec.priorityClassName */
/* !goFloatError(self).hasValue() */
static crd_cel_truth set_weight_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  crd_cel_value t1, v2;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t0)) { cost += 3; goto at_5; }
  if ((t1 = crd_cel_fn_go_float_error(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                      1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_5; }
  if ((v2 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v2.as.boolean));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(weights) + ': ' + self + ' in the ' +
 * weights + ' is invalid number: ' + goFloatError(self).orValue('') */
static bool set_weight_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL,
                                                                                                                   0},
                                                                                                                   t8 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL, 0}, v20 = {NULL, 0};
  crd_cel_value v2, t11, t12, t14;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 19; goto at_22; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 19; goto at_22; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 18; goto at_22; }
  t2 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t4)) goto at_28;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(" in the "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_32;
  if (!crd_cel_take_string(cel, scope->params[0], &t7)) goto at_32;
  t8 = crd_cel_concat(cel, t6, t7, false);
  t9 = crd_cel_concat(cel, t8, CRD_STRING(" is invalid number: "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t10)) goto at_38;
  if ((t11 = crd_cel_fn_go_float_error(cel, (const crd_cel_value[1]){crd_cel_of_string(t10)},
                                       1)).kind == CRD_CEL_FAILED) goto at_40;
  if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_42;
  if (!t11.as.optional) goto at_18;
  if ((t12 = crd_cel_held(cel, t11)).kind == CRD_CEL_FAILED) goto at_44;
  goto at_19;
at_18:
  t12 = crd_cel_of_string(CRD_STRING(""));
at_19:
  if ((t14 = crd_cel_add_any(cel, crd_cel_of_string(t9), t12)).kind == CRD_CEL_FAILED) goto at_22;
  if (!crd_cel_take_string(cel, t14, &v20)) goto at_22;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t14, text);
at_22:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_28:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 10;
  goto at_22;
at_32:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  cost += 7;
  goto at_22;
at_38:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  cost += 1;
  goto at_22;
at_40:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  goto at_22;
at_42:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  goto at_22;
at_44:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t9)), 1);
  goto at_22;
}

/* !(goFloat(self) <= 0.0)
 * when: goLower(self) != 'nan' */
static crd_cel_truth set_weight_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t3 = {NULL, 0};
  crd_cel_value v1, v5;
  bool t6 = false;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t0)) { cost += 2; goto at_11; }
  if ((v1 = crd_cel_fn_go_lower(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  cost += crd_cel_string_cost(v1.as.text, CRD_STRING("nan"));
  if (crd_cel_same(v1.as.text, CRD_STRING("nan"))) goto at_9;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) { cost += 3; goto at_11; }
  if ((v5 = crd_cel_fn_go_float(cel, (const crd_cel_value[1]){crd_cel_of_string(t3)},
                                1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  cost += 1;
  if (crd_cel_unordered(cel, v5.as.number, 0.0)) { cost += 1; goto at_11; }
  t6 = !(v5.as.number <= 0.0);
  cost += 1;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(weights) + ': ' + self + ' in the ' +
 * weights + ' must be larger than 0' */
static bool set_weight_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL,
                                                                                                                   0},
                                                                                                                   t8 = {NULL, 0}, t9 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 15; goto at_14; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 15; goto at_14; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 14; goto at_14; }
  t2 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": "), false);
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t4)) goto at_20;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(" in the "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_24;
  if (!crd_cel_take_string(cel, scope->params[0], &t7)) goto at_24;
  t8 = crd_cel_concat(cel, t6, t7, false);
  t9 = crd_cel_concat(cel, t8, CRD_STRING(" must be larger than 0"), false);
  *text = t9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_20:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 6;
  goto at_14;
at_24:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  cost += 3;
  goto at_14;
}


static const crd_read set_weight_1_reads[1] = {{CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_read set_weight_2_reads[1] = {{CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_step set_weight_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-177-number"),
        .rule = CRD_STRING_INIT("!goFloatError(self).hasValue()"), .evaluate = {.function = {.truth = set_weight_1}},
        .reads = set_weight_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_weight_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-177-sign"), .rule = CRD_STRING_INIT("!(goFloat(self) <= 0.0)"),
        .evaluate = {.function = {.truth = set_weight_2}}, .reads = set_weight_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_weight_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_weight_3548c335 = {
    .name = CRD_STRING_INIT("weight"), .steps = set_weight_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
