/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* hierarchy-above, declared at Queue */
/* size(below) == 0 */
static crd_cel_truth set_hierarchy_above_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[1] = {scope->params[1]};
  crd_cel_value t2 = crd_cel_fn_size(cel, arguments1, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(path) + ': ' + path + ' is not allowed to
 * be in the sub path of ' + below[0] */
static bool set_hierarchy_above_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 17;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 17;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 16;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(": "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t6)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t5, t6, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(" is not allowed to be in the sub path of "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    goto failed_0;
  }
  crd_cel_value t9 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
  cost += 1;
  if (t9.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    goto failed_0;
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, t9, &t10)) goto failed_0;
  crd_string t11 = crd_cel_concat(cel, t8, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_hierarchy_above_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_hierarchy_above_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-178"),
        .rule = CRD_STRING_INIT("size(below) == 0"),
        .evaluate = {.function = {.truth = set_hierarchy_above_1}},
        .reads = set_hierarchy_above_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_hierarchy_above_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_above_da3e0e6b = {
    .name = CRD_STRING_INIT("hierarchy-above"),
    .steps = set_hierarchy_above_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
