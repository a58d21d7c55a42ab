/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* quantity, declared at
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor */
/* sign(quantity(string(self))) >= 0 */
static crd_cel_truth set_quantity_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1_2, t2, v3;
  uint64_t c1 = 0;
  cost += 1;
  c1 = cel->cost;
  if ((v1_2 = crd_cel_fn_string(cel,
                                (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_6; }
  cel->cost = c1 + 1;
  if ((t2 = crd_cel_fn_quantity(cel, (const crd_cel_value[1]){crd_cel_of_string(v1_2.as.text)},
                                1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_sign(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v3.as.integer >= 0));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(quantityText(string(self))) + ': must be greater than or equal to
 * 0' */
static bool set_quantity_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL, 0};
  crd_cel_value v4_2, v5, v6;
  uint64_t c4 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 11; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 11; goto at_11; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  c4 = cel->cost;
  if ((v4_2 = crd_cel_fn_string(cel,
                                (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                1)).kind == CRD_CEL_FAILED) goto at_17;
  cel->cost = c4 + 1;
  if ((v5 = crd_cel_fn_quantity_text(cel, (const crd_cel_value[1]){crd_cel_of_string(v4_2.as.text)},
                                     1)).kind == CRD_CEL_FAILED) goto at_19;
  if ((v6 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(v5.as.text)},
                                1)).kind == CRD_CEL_FAILED) goto at_21;
  t6 = crd_cel_concat(cel, t1, v6.as.text, false);
  t7 = crd_cel_concat(cel, t6, CRD_STRING(": must be greater than or equal to 0"), false);
  *text = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_17:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 6;
  goto at_11;
at_19:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 5;
  goto at_11;
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 4;
  goto at_11;
}

static const crd_string set_quantity_2_set_2[] = {CRD_STRING_INIT("pods"), CRD_STRING_INIT("services"),
                                                  CRD_STRING_INIT("replicationcontrollers"),
                                                  CRD_STRING_INIT("resourcequotas"), CRD_STRING_INIT("secrets"),
                                                  CRD_STRING_INIT("configmaps"), CRD_STRING_INIT("persistentvolumeclaims"),
                                                  CRD_STRING_INIT("services.nodeports"),
                                                  CRD_STRING_INIT("services.loadbalancers")};
/* milliValue(string(self)) % 1000 == 0
 * when: name in ['pods', 'services', 'replicationcontrollers', 'resourcequotas', 'secrets', 'configmaps',
 * 'persistentvolumeclaims', 'services.nodeports', 'services.loadbalancers'] || (name.contains('/') &&
 * !name.contains('kubernetes.io/') && !name.startsWith('requests.') && !format.qualifiedName().validate('requests.' +
 * name).hasValue()) */
static crd_cel_truth set_quantity_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, t10 = {NULL, 0}, t11 = {NULL,
                                                                                                                     0},
                                                                                                                     t14 = {NULL, 0}, t17 = {NULL, 0}, t18 = {NULL, 0};
  crd_cel_truth t1 = CRD_CEL_ERROR, t4 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t13 = CRD_CEL_ERROR, t21 = CRD_CEL_ERROR;
  crd_cel_value t16, t19, v30, v40_2, v41;
  uint64_t c40 = 0;
  int64_t t28 = 0;
  bool t29 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 9; t1 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 9; t1 = CRD_CEL_ERROR; goto at_3; }
  t1 = crd_cel_truth_of(crd_cel_in_strings(t0, set_quantity_2_set_2, 9));
at_3:
  if (t1 == CRD_CEL_TRUE) goto at_37;
  t2 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 1; t4 = CRD_CEL_ERROR; goto at_8; }
  t4 = crd_cel_truth_of(crd_cel_contains(cel, t3, CRD_STRING("/")));
at_8:
  if (t4 == CRD_CEL_FALSE) goto at_15;
  t5 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 3; t8 = CRD_CEL_ERROR; goto at_14; }
  if (!crd_cel_take_string(cel, scope->params[0], &t6)) { cost += 3; t8 = CRD_CEL_ERROR; goto at_14; }
  t8 = crd_cel_truth_of(!crd_cel_contains(cel, t6, CRD_STRING("kubernetes.io/")));
  cost += 1;
at_14:
  t4 = crd_cel_and(cel, t4, t5, t8);
at_15:
  if (t4 == CRD_CEL_ERROR) { t4 = CRD_CEL_ERROR; goto at_16; }
at_16:
  if (t4 == CRD_CEL_FALSE) goto at_35;
  t10 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; t13 = CRD_CEL_ERROR; goto at_22; }
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) { cost += 2; t13 = CRD_CEL_ERROR; goto at_22; }
  cost += crd_cel_scan_cost(CRD_STRING("requests."));
  t13 = crd_cel_truth_of(!crd_cel_starts_with(t11, CRD_STRING("requests.")));
  cost += 1;
at_22:
  if (t13 == CRD_CEL_FALSE) goto at_33;
  t14 = cel->error;
  if ((t16 = crd_cel_fn_of_named_format(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("qualifiedName"))},
                                        1)).kind == CRD_CEL_FAILED) { cost += 5; t21 = CRD_CEL_ERROR; goto at_32; }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 4; t21 = CRD_CEL_ERROR; goto at_32; }
  if (!crd_cel_take_string(cel, scope->params[0], &t17)) { cost += 4; t21 = CRD_CEL_ERROR; goto at_32; }
  t18 = crd_cel_concat(cel, CRD_STRING("requests."), t17, false);
  if ((t19 = crd_cel_fn_validate(cel, (const crd_cel_value[2]){t16, crd_cel_of_string(t18)},
                                 2)).kind == CRD_CEL_FAILED) { cost += 2; t21 = CRD_CEL_ERROR; goto at_32; }
  if ((v30 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t19},
                                  1)).kind == CRD_CEL_FAILED) { cost += 1; t21 = CRD_CEL_ERROR; goto at_32; }
  t21 = crd_cel_truth_of(!v30.as.boolean);
  cost += 1;
at_32:
  t13 = crd_cel_and(cel, t13, t14, t21);
at_33:
  if (t13 == CRD_CEL_ERROR) { t13 = CRD_CEL_ERROR; goto at_34; }
at_34:
  t4 = crd_cel_and(cel, t4, t10, t13);
at_35:
  if (t4 == CRD_CEL_ERROR) { t4 = CRD_CEL_ERROR; goto at_36; }
at_36:
  t1 = crd_cel_or(cel, t1, t2, t4);
at_37:
  if (t1 == CRD_CEL_ERROR) goto at_47;
  if (t1 == CRD_CEL_FALSE) goto at_45;
  cost += 1;
  c40 = cel->cost;
  if ((v40_2 = crd_cel_fn_string(cel,
                                 (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                 1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_47; }
  cel->cost = c40 + 1;
  if ((v41 = crd_cel_fn_milli_value(cel, (const crd_cel_value[1]){crd_cel_of_string(v40_2.as.text)},
                                    1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_47; }
  cost += 1;
  if (!crd_cel_modulo_int(cel, v41.as.integer, 1000, &t28)) { cost += 1; goto at_47; }
  t29 = t28 == 0;
  cost += 1;
  goto at_46;
at_45:
  t29 = true;
at_46:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t29));
at_47:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(quantityText(string(self))) + ': must be an integer' */
static bool set_quantity_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL, 0};
  crd_cel_value v4_2, v5, v6;
  uint64_t c4 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 10; goto at_11; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 10; goto at_11; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  c4 = cel->cost;
  if ((v4_2 = crd_cel_fn_string(cel,
                                (const crd_cel_value[1]){crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)},
                                1)).kind == CRD_CEL_FAILED) goto at_17;
  cel->cost = c4 + 1;
  if ((v5 = crd_cel_fn_quantity_text(cel, (const crd_cel_value[1]){crd_cel_of_string(v4_2.as.text)},
                                     1)).kind == CRD_CEL_FAILED) goto at_19;
  if ((v6 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(v5.as.text)},
                                1)).kind == CRD_CEL_FAILED) goto at_21;
  t6 = crd_cel_concat(cel, t1, v6.as.text, false);
  t7 = crd_cel_concat(cel, t6, CRD_STRING(": must be an integer"), false);
  *text = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_17:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 5;
  goto at_11;
at_19:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 4;
  goto at_11;
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t1)), 1);
  cost += 3;
  goto at_11;
}


static const crd_read set_quantity_1_reads[1] = {{CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_read set_quantity_2_reads[2] = {{CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_step set_quantity_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-170"),
        .rule = CRD_STRING_INIT("sign(quantity(string(self))) >= 0"), .evaluate = {.function = {.truth = set_quantity_1}},
        .reads = set_quantity_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_quantity_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-171"),
        .rule = CRD_STRING_INIT("milliValue(string(self)) % 1000 == 0"), .evaluate = {.function = {.truth = set_quantity_2}},
        .reads = set_quantity_2_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_quantity_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_quantity_a06dea9f = {
    .name = CRD_STRING_INIT("quantity"), .steps = set_quantity_steps, .step_count = 2, .mode = CRD_SET_ALL,
};
