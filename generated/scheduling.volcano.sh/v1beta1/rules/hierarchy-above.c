/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* hierarchy-above, declared at Queue */
/* size(below) == 0 */
static crd_cel_truth set_hierarchy_above_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 2; goto at_4; }
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){scope->params[1]},
                            1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v1.as.integer == 0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(path) + ': ' + path + ' is not allowed to
 * be in the sub path of ' + below[0] */
static bool set_hierarchy_above_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, v12 = {NULL, 0};
  crd_cel_value v2, t8, t9;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_14; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 17; goto at_14; }
  if ((v2 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                1)).kind == CRD_CEL_FAILED) { cost += 16; goto at_14; }
  t2 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), v2.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_20;
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) goto at_20;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(" is not allowed to be in the sub path of "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_26;
  cost += 1;
  if ((t8 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_28;
  if ((t9 = crd_cel_add_any(cel, crd_cel_of_string(t6), t8)).kind == CRD_CEL_FAILED) goto at_14;
  if (!crd_cel_take_string(cel, t9, &v12)) goto at_14;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t9, text);
at_14:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_20:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 8;
  goto at_14;
at_26:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_14;
at_28:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_14;
}


static const crd_read set_hierarchy_above_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_hierarchy_above_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-178"), .rule = CRD_STRING_INIT("size(below) == 0"),
        .evaluate = {.function = {.truth = set_hierarchy_above_1}}, .reads = set_hierarchy_above_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_hierarchy_above_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_above_2f2041a5 = {
    .name = CRD_STRING_INIT("hierarchy-above"), .steps = set_hierarchy_above_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
