/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* deserved, declared at
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor */
/* quantity(string(self)).compareTo(quantity(capability[0])) <= 0
 * when: size(capability) > 0 */
static crd_cel_truth set_deserved_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1, v5_2, t5, t7, t8, v10;
  uint64_t c5 = 0;
  bool t10 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_15; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_15; }
  cost += 1;
  if (!(v1.as.integer > 0)) goto at_13;
  cost += 1;
  c5 = cel->cost;
  if ((v5_2 = crd_cel_fn_string(cel,
                                (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                1)).kind == CRD_CEL_FAILED) { cost += 6; goto at_15; }
  cel->cost = c5 + 1;
  if ((t5 = crd_cel_fn_quantity(cel, (const crd_cel_value[1]){crd_cel_of_string(v5_2.as.text)},
                                1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_15; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 3; goto at_15; }
  cost += 1;
  if ((t7 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 3; goto at_15; }
  if ((t8 = crd_cel_fn_quantity(cel, (const crd_cel_value[1]){t7}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  if ((v10 = crd_cel_fn_compare_to(cel, (const crd_cel_value[2]){t5, t8},
                                   2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_15; }
  t10 = v10.as.integer <= 0;
  cost += 1;
  goto at_14;
at_13:
  t10 = true;
at_14:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10));
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.spec.deserved.' + name + ': Invalid value: ' + goQuote(quantityText(string(self))) + ':
 * deserved[' + name + ']=' + quantityText(string(self)) + ' must be <= capability[' + name + ']=' +
 * quantityText(capability[0]) */
static bool set_deserved_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t9 = {NULL, 0}, t10 = {NULL,
                                                                                                                    0},
                                                                                                                    t11 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL, 0}, t17 = {NULL, 0}, t18 = {NULL, 0}, t19 = {NULL, 0}, t23 = {NULL, 0};
  crd_cel_value v5_2, v6, v7, v15_2, v16, t21, v25;
  uint64_t c5 = 0, c15 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 29; goto at_29; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 29; goto at_29; }
  t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.deserved."), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  c5 = cel->cost;
  if ((v5_2 = crd_cel_fn_string(cel,
                                (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                1)).kind == CRD_CEL_FAILED) goto at_36;
  cel->cost = c5 + 1;
  if ((v6 = crd_cel_fn_quantity_text(cel, (const crd_cel_value[1]){crd_cel_of_string(v5_2.as.text)},
                                     1)).kind == CRD_CEL_FAILED) goto at_38;
  if ((v7 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(v6.as.text)},
                                1)).kind == CRD_CEL_FAILED) goto at_40;
  t7 = crd_cel_concat(cel, t2, v7.as.text, false);
  t8 = crd_cel_concat(cel, t7, CRD_STRING(": deserved["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_44;
  if (!crd_cel_take_string(cel, scope->params[0], &t9)) goto at_44;
  t10 = crd_cel_concat(cel, t8, t9, false);
  t11 = crd_cel_concat(cel, t10, CRD_STRING("]="), false);
  cost += 1;
  c15 = cel->cost;
  if ((v15_2 = crd_cel_fn_string(cel,
                                 (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                 1)).kind == CRD_CEL_FAILED) goto at_52;
  cel->cost = c15 + 1;
  if ((v16 = crd_cel_fn_quantity_text(cel, (const crd_cel_value[1]){crd_cel_of_string(v15_2.as.text)},
                                      1)).kind == CRD_CEL_FAILED) goto at_54;
  t15 = crd_cel_concat(cel, t11, v16.as.text, false);
  t16 = crd_cel_concat(cel, t15, CRD_STRING(" must be <= capability["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_58;
  if (!crd_cel_take_string(cel, scope->params[0], &t17)) goto at_58;
  t18 = crd_cel_concat(cel, t16, t17, false);
  t19 = crd_cel_concat(cel, t18, CRD_STRING("]="), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_64;
  cost += 1;
  if ((t21 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_66;
  if ((v25 = crd_cel_fn_quantity_text(cel, (const crd_cel_value[1]){t21}, 1)).kind == CRD_CEL_FAILED) goto at_68;
  t23 = crd_cel_concat(cel, t19, v25.as.text, false);
  *text = t23;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_29:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_36:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 21;
  goto at_29;
at_38:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 20;
  goto at_29;
at_40:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t2)), 1);
  cost += 19;
  goto at_29;
at_44:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t8)), 1);
  cost += 15;
  goto at_29;
at_52:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t11)), 1);
  cost += 11;
  goto at_29;
at_54:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t11)), 1);
  cost += 10;
  goto at_29;
at_58:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t16)), 1);
  cost += 5;
  goto at_29;
at_64:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t19)), 1);
  cost += 1;
  goto at_29;
at_66:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t19)), 1);
  cost += 1;
  goto at_29;
at_68:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t19)), 1);
  goto at_29;
}


static const crd_read set_deserved_1_reads[2] = {{CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_step set_deserved_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-174"),
        .rule = CRD_STRING_INIT("quantity(string(self)).compareTo(quantity(capability[0])) <= 0"),
        .evaluate = {.function = {.truth = set_deserved_1}}, .reads = set_deserved_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_deserved_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_deserved_a06dea9f = {
    .name = CRD_STRING_INIT("deserved"), .steps = set_deserved_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
