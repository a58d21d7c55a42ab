/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* guaranteed, declared at
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor */
/* size(deserved) > 0 */
static crd_cel_truth set_guaranteed_1(crd_cel *cel, const crd_scope *scope) {
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
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.spec.deserved.' + name + ': Invalid value: "<nil>": deserved[' + name + '] must be >=
 * guarantee[' + name + ']=' + quantityText(string(self)) */
static bool set_guaranteed_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 19;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 19;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.deserved."), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(": Invalid value: \"<nil>\": deserved["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_string t4 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_string t5 = crd_cel_concat(cel, t3, t4, false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("] must be >= guarantee["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t6) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t7 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t7)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t6) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t6, t7, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING("]="), false);
  cost += 1;
  const crd_cel_value arguments10[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost11 = cel->cost;
  crd_cel_value t12 = crd_cel_fn_string(cel, arguments10, 1);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  cel->cost = cost11 + 1;
  const crd_cel_value arguments13[1] = {crd_cel_of_string(t12.as.text)};
  crd_cel_value t14 = crd_cel_fn_quantity_text(cel, arguments13, 1);
  if (t14.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    goto failed_0;
  }
  crd_string t15 = crd_cel_concat(cel, t9, t14.as.text, false);
  *message = t15;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* quantity(deserved[0]).compareTo(quantity(string(self))) >= 0 */
static crd_cel_truth set_guaranteed_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 6;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_quantity(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  cost += 1;
  const crd_cel_value arguments4[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost5 = cel->cost;
  crd_cel_value t6 = crd_cel_fn_string(cel, arguments4, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cel->cost = cost5 + 1;
  const crd_cel_value arguments7[1] = {crd_cel_of_string(t6.as.text)};
  crd_cel_value t8 = crd_cel_fn_quantity(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {t3, t8};
  crd_cel_value t10 = crd_cel_fn_compare_to(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10.as.integer >= 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.spec.deserved.' + name + ': Invalid value: ' + goQuote(quantityText(deserved[0])) + ':
 * deserved[' + name + ']=' + quantityText(deserved[0]) + ' must be >= guarantee[' + name + ']=' + quantityText(string(self)) */
static bool set_guaranteed_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 29;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 29;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.deserved."), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_cel_value t4 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
  cost += 1;
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments5[1] = {t4};
  crd_cel_value t6 = crd_cel_fn_quantity_text(cel, arguments5, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {crd_cel_of_string(t6.as.text)};
  crd_cel_value t8 = crd_cel_fn_go_quote(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t3, t8.as.text, false);
  crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING(": deserved["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    cost += 15;
    goto failed_0;
  }
  crd_string t11 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t10) + 1);
    cost += 15;
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t10, t11, false);
  crd_string t13 = crd_cel_concat(cel, t12, CRD_STRING("]="), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t13) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_cel_value t14 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
  cost += 1;
  if (t14.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t13) + 1);
    cost += 10;
    goto failed_0;
  }
  const crd_cel_value arguments15[1] = {t14};
  crd_cel_value t16 = crd_cel_fn_quantity_text(cel, arguments15, 1);
  if (t16.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t13) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_string t17 = crd_cel_concat(cel, t13, t16.as.text, false);
  crd_string t18 = crd_cel_concat(cel, t17, CRD_STRING(" must be >= guarantee["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t18) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t19 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t19)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t18) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t20 = crd_cel_concat(cel, t18, t19, false);
  crd_string t21 = crd_cel_concat(cel, t20, CRD_STRING("]="), false);
  cost += 1;
  const crd_cel_value arguments22[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost23 = cel->cost;
  crd_cel_value t24 = crd_cel_fn_string(cel, arguments22, 1);
  if (t24.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    goto failed_0;
  }
  cel->cost = cost23 + 1;
  const crd_cel_value arguments25[1] = {crd_cel_of_string(t24.as.text)};
  crd_cel_value t26 = crd_cel_fn_quantity_text(cel, arguments25, 1);
  if (t26.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t21) + 1);
    goto failed_0;
  }
  crd_string t27 = crd_cel_concat(cel, t21, t26.as.text, false);
  *message = t27;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_guaranteed_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_guaranteed_2_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_step set_guaranteed_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-172"),
        .rule = CRD_STRING_INIT("size(deserved) > 0"),
        .evaluate = {.function = {.truth = set_guaranteed_1}},
        .reads = set_guaranteed_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_guaranteed_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-173"),
        .rule = CRD_STRING_INIT("quantity(deserved[0]).compareTo(quantity(string(self))) >= 0"),
        .evaluate = {.function = {.truth = set_guaranteed_2}},
        .reads = set_guaranteed_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_guaranteed_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_guaranteed_14044afb = {
    .name = CRD_STRING_INIT("guaranteed"),
    .steps = set_guaranteed_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
