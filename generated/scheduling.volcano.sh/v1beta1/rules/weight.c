/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* weight, declared at CronJob.spec.jobTemplate.spec.priorityClassName */
/* !goFloatError(self).hasValue() */
static crd_cel_truth set_weight_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_float_error(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_has_value(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(weights) + ': ' + self + ' in the ' +
 * weights + ' is invalid number: ' + goFloatError(self).orValue('') */
static bool set_weight_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
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
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 18;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(": "), false);
  crd_string t6 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 10;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t5, t6, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(" in the "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    cost += 7;
    goto failed_0;
  }
  crd_string t9 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t9)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    cost += 7;
    goto failed_0;
  }
  crd_string t10 = crd_cel_concat(cel, t8, t9, false);
  crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING(" is invalid number: "), false);
  crd_string t12 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t12)) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments13[1] = {crd_cel_of_string(t12)};
  crd_cel_value t14 = crd_cel_fn_go_float_error(cel, arguments13, 1);
  if (t14.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
    goto failed_0;
  }
  crd_cel_value t15 = t14;
  if (t15.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t11) + 1);
    goto failed_0;
  }
  if (t15.as.optional) {
    t15 = crd_cel_held(cel, t15);
  } else {
    t15 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t16 = {NULL, 0};
  if (!crd_cel_take_string(cel, t15, &t16)) goto failed_0;
  crd_string t17 = crd_cel_concat(cel, t11, t16, false);
  *message = t17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !(goFloat(self) <= 0.0)
 * when: goLower(self) != 'nan' */
static crd_cel_truth set_weight_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t1)) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_lower(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += crd_cel_string_cost(t3.as.text, CRD_STRING("nan"));
  bool t7 = false;
  if (!crd_cel_same(t3.as.text, CRD_STRING("nan"))) {
    crd_string t4 = {NULL, 0};
    cost += 1;
    if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t4)) {
      cost += 3;
      goto failed_0;
    }
    const crd_cel_value arguments5[1] = {crd_cel_of_string(t4)};
    crd_cel_value t6 = crd_cel_fn_go_float(cel, arguments5, 1);
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    cost += 1;
    if (crd_cel_unordered(cel, t6.as.number, 0.0)) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t7 = !(t6.as.number <= 0.0);
  } else {
    t7 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(weights) + ': ' + self + ' in the ' +
 * weights + ' must be larger than 0' */
static bool set_weight_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 15;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 15;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("requestBody.metadata.annotations: Invalid value: "), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(": "), false);
  crd_string t6 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t5, t6, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(" in the "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t9 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t9)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t8) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t10 = crd_cel_concat(cel, t8, t9, false);
  crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING(" must be larger than 0"), false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_weight_1_reads[1] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_read set_weight_2_reads[1] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_step set_weight_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-177-number"),
        .rule = CRD_STRING_INIT("!goFloatError(self).hasValue()"),
        .evaluate = {.function = {.truth = set_weight_1}},
        .reads = set_weight_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_weight_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-177-sign"),
        .rule = CRD_STRING_INIT("!(goFloat(self) <= 0.0)"),
        .evaluate = {.function = {.truth = set_weight_2}},
        .reads = set_weight_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_weight_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_weight_3548c335 = {
    .name = CRD_STRING_INIT("weight"),
    .steps = set_weight_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
