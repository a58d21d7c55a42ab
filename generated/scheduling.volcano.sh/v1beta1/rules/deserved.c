/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* deserved, declared at
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor */
/* quantity(string(self)).compareTo(quantity(capability[0])) <= 0
 * when: size(capability) > 0 */
static crd_cel_truth set_deserved_1(crd_cel *cel, const crd_scope *scope) {
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
  bool t13 = false;
  if (t2.as.integer > 0) {
    cost += 1;
    const crd_cel_value arguments3[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
    const uint64_t cost4 = cel->cost;
    crd_cel_value t5 = crd_cel_fn_string(cel, arguments3, 1);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 6;
      goto failed_0;
    }
    cel->cost = cost4 + 1;
    const crd_cel_value arguments6[1] = {crd_cel_of_string(t5.as.text)};
    crd_cel_value t7 = crd_cel_fn_quantity(cel, arguments6, 1);
    if (t7.kind == CRD_CEL_FAILED) {
      cost += 5;
      goto failed_0;
    }
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t8 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
    cost += 1;
    if (t8.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    const crd_cel_value arguments9[1] = {t8};
    crd_cel_value t10 = crd_cel_fn_quantity(cel, arguments9, 1);
    if (t10.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments11[2] = {t7, t10};
    crd_cel_value t12 = crd_cel_fn_compare_to(cel, arguments11, 2);
    if (t12.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t13 = (t12.as.integer <= 0);
  } else {
    t13 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.spec.deserved.' + name + ': Invalid value: ' + goQuote(quantityText(string(self))) + ':
 * deserved[' + name + ']=' + quantityText(string(self)) + ' must be <= capability[' + name + ']=' +
 * quantityText(capability[0]) */
static bool set_deserved_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
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
  const crd_cel_value arguments4[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost5 = cel->cost;
  crd_cel_value t6 = crd_cel_fn_string(cel, arguments4, 1);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  cel->cost = cost5 + 1;
  const crd_cel_value arguments7[1] = {crd_cel_of_string(t6.as.text)};
  crd_cel_value t8 = crd_cel_fn_quantity_text(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  const crd_cel_value arguments9[1] = {crd_cel_of_string(t8.as.text)};
  crd_cel_value t10 = crd_cel_fn_go_quote(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t3) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t3, t10.as.text, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(": deserved["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 15;
    goto failed_0;
  }
  crd_string t13 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t13)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t12) + 1);
    cost += 15;
    goto failed_0;
  }
  crd_string t14 = crd_cel_concat(cel, t12, t13, false);
  crd_string t15 = crd_cel_concat(cel, t14, CRD_STRING("]="), false);
  cost += 1;
  const crd_cel_value arguments16[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost17 = cel->cost;
  crd_cel_value t18 = crd_cel_fn_string(cel, arguments16, 1);
  if (t18.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t15) + 1);
    cost += 10;
    goto failed_0;
  }
  cel->cost = cost17 + 1;
  const crd_cel_value arguments19[1] = {crd_cel_of_string(t18.as.text)};
  crd_cel_value t20 = crd_cel_fn_quantity_text(cel, arguments19, 1);
  if (t20.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t15) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_string t21 = crd_cel_concat(cel, t15, t20.as.text, false);
  crd_string t22 = crd_cel_concat(cel, t21, CRD_STRING(" must be <= capability["), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t22) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t23 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t23)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t22) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t24 = crd_cel_concat(cel, t22, t23, false);
  crd_string t25 = crd_cel_concat(cel, t24, CRD_STRING("]="), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t25) + 1);
    goto failed_0;
  }
  crd_cel_value t26 = crd_cel_index(cel, scope->params[1], crd_cel_of_int(0));
  cost += 1;
  if (t26.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t25) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments27[1] = {t26};
  crd_cel_value t28 = crd_cel_fn_quantity_text(cel, arguments27, 1);
  if (t28.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t25) + 1);
    goto failed_0;
  }
  crd_string t29 = crd_cel_concat(cel, t25, t28.as.text, false);
  *message = t29;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_deserved_1_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_step set_deserved_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-174"),
        .rule = CRD_STRING_INIT("quantity(string(self)).compareTo(quantity(capability[0])) <= 0"),
        .evaluate = {.function = {.truth = set_deserved_1}},
        .reads = set_deserved_1_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deserved_1_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_deserved_14044afb = {
    .name = CRD_STRING_INIT("deserved"),
    .steps = set_deserved_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
