/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-sum, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.limits */
/* !resourceExceeds(self, guarantee) */
static crd_cel_truth set_queue_sum_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  if (crd_scope_failed(cel, &scope->params[3])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[2] = {(*(const crd_cel_value *)scope->self), scope->params[3]};
  crd_cel_value t2 = crd_cel_fn_resource_exceeds(cel, arguments1, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_queue_sum_1_reads[] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: of + ' ' + limited + " validation failed: sum of children's guarantee (" + resourceText(self) + ")
 * exceeds parent's guarantee limit (" + resourceText(guarantee) + ')' */
static bool set_queue_sum_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 19;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 19;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 16;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 16;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(" validation failed: sum of children's guarantee ("), false);
  cost += 1;
  const crd_cel_value arguments6[1] = {(*(const crd_cel_value *)scope->self)};
  crd_cel_value t7 = crd_cel_fn_resource_text(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t5, t7.as.text, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(") exceeds parent's guarantee limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments10[1] = {scope->params[3]};
  crd_cel_value t11 = crd_cel_fn_resource_text(cel, arguments10, 1);
  if (t11.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t9, t11.as.text, false);
  crd_string t13 = crd_cel_concat(cel, t12, CRD_STRING(")"), false);
  *message = t13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !resourceExceeds(deserved, deserving) */
static crd_cel_truth set_queue_sum_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 3;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[4])) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments1[2] = {scope->params[2], scope->params[4]};
  crd_cel_value t2 = crd_cel_fn_resource_exceeds(cel, arguments1, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_queue_sum_2_reads[] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}};
/* messageExpression: of + ' ' + limited + " validation failed: sum of children's deserved (" + resourceText(deserved) + ")
 * exceeds parent's deserved limit (" + resourceText(deserving) + ')' */
static bool set_queue_sum_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 19;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 19;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 16;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 16;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(" validation failed: sum of children's deserved ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {scope->params[2]};
  crd_cel_value t7 = crd_cel_fn_resource_text(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t8 = crd_cel_concat(cel, t5, t7.as.text, false);
  crd_string t9 = crd_cel_concat(cel, t8, CRD_STRING(") exceeds parent's deserved limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[4])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments10[1] = {scope->params[4]};
  crd_cel_value t11 = crd_cel_fn_resource_text(cel, arguments10, 1);
  if (t11.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t9) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t12 = crd_cel_concat(cel, t9, t11.as.text, false);
  crd_string t13 = crd_cel_concat(cel, t12, CRD_STRING(")"), false);
  *message = t13;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_step set_queue_sum_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-187"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!resourceExceeds(self, guarantee)"),
        .evaluate = set_queue_sum_1,
        .reads = set_queue_sum_1_reads,
        .read_count = 2,
        .message_expression = set_queue_sum_1_message_expression,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-188"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!resourceExceeds(deserved, deserving)"),
        .evaluate = set_queue_sum_2,
        .reads = set_queue_sum_2_reads,
        .read_count = 1,
        .message_expression = set_queue_sum_2_message_expression,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_sum_03e04a17 = {
    .name = CRD_STRING_INIT("queue-sum"),
    .steps = set_queue_sum_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
