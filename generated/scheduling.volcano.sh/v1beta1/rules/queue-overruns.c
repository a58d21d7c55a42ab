/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* queue-overruns, declared at Queue */
/* guaranteeing < 0 || (wanting >= 0 && wanting < guaranteeing) */
static crd_cel_truth set_queue_overruns_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[6])) {
      cost += 1;
      goto failed_1;
    }
    int64_t t2 = 0;
    if (!crd_cel_take_int(cel, scope->params[6], &t2)) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of((t2 < 0));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[7])) {
        cost += 1;
        goto failed_3;
      }
      int64_t t7 = 0;
      if (!crd_cel_take_int(cel, scope->params[7], &t7)) {
        cost += 1;
        goto failed_3;
      }
      cost += 1;
      t6 = crd_cel_truth_of((t7 >= 0));
    }
  failed_3:;
    crd_cel_truth t8 = t6;
    if (t8 != CRD_CEL_FALSE) {
      const crd_string error9 = cel->error;
      crd_cel_truth t10 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[7])) {
          cost += 2;
          goto failed_4;
        }
        int64_t t11 = 0;
        if (!crd_cel_take_int(cel, scope->params[7], &t11)) {
          cost += 2;
          goto failed_4;
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[6])) {
          cost += 1;
          goto failed_4;
        }
        int64_t t12 = 0;
        if (!crd_cel_take_int(cel, scope->params[6], &t12)) {
          cost += 1;
          goto failed_4;
        }
        cost += 1;
        t10 = crd_cel_truth_of((t11 < t12));
      }
    failed_4:;
      t8 = crd_cel_and(cel, t8, error9, t10);
    }
    t3 = crd_cel_or(cel, t3, error4, t8);
  }
  return crd_cel_end(cel, cost, t3);
}

/* messageExpression: of + ' ' + limited + " validation failed: sum of children's guarantee (" +
 * resourceText(resourceSums(guarantees.map(r, resourceAmounts(r)))[guaranteeing]) + ") exceeds parent's guarantee limit (" +
 * resourceText(guarantee) + ')' */
static bool set_queue_overruns_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 22;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 22;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(" validation failed: sum of children's guarantee ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t7 = scope->params[2];
  const int64_t n6 = crd_cel_range(cel, t7);
  if (n6 < 0) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed6 = false;
  crd_string error6 = {NULL, 0};
  for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i6);
    bool collected1 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      const crd_cel_value arguments10[1] = {t9};
      crd_cel_value t11 = crd_cel_fn_resource_amounts(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t8, t11);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed6) {
      error6 = cel->error;
      failed6 = true;
    }
  }
  cost += 1;
  if (failed6) cel->error = error6;
  if (failed6) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t12 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments13[1] = {t12};
  crd_cel_value t14 = crd_cel_fn_resource_sums(cel, arguments13, 1);
  if (t14.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[6])) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  int64_t t15 = 0;
  if (!crd_cel_take_int(cel, scope->params[6], &t15)) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t16 = crd_cel_index(cel, t14, crd_cel_of_int(t15));
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {t16};
  crd_cel_value t18 = crd_cel_fn_resource_text(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t19 = crd_cel_concat(cel, t5, t18.as.text, false);
  crd_string t20 = crd_cel_concat(cel, t19, CRD_STRING(") exceeds parent's guarantee limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[4])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t20) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments21[1] = {scope->params[4]};
  crd_cel_value t22 = crd_cel_fn_resource_text(cel, arguments21, 1);
  if (t22.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t20) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t23 = crd_cel_concat(cel, t20, t22.as.text, false);
  crd_string t24 = crd_cel_concat(cel, t23, CRD_STRING(")"), false);
  *message = t24;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* wanting < 0 */
static crd_cel_truth set_queue_overruns_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) {
    cost += 1;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[7], &t1)) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1 < 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: of + ' ' + limited + " validation failed: sum of children's deserved (" +
 * resourceText(resourceSums(deserved.map(r, resourceAmounts(r)))[wanting]) + ") exceeds parent's deserved limit (" +
 * resourceText(deserving) + ')' */
static bool set_queue_overruns_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 22;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 22;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(" "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 19;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(" validation failed: sum of children's deserved ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t7 = scope->params[3];
  const int64_t n6 = crd_cel_range(cel, t7);
  if (n6 < 0) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_builder t8 = {NULL, 0, 0};
  bool failed6 = false;
  crd_string error6 = {NULL, 0};
  for (size_t i6 = 0; i6 < (size_t)n6; i6++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t9 = crd_cel_range_at(cel, t7, i6);
    bool collected1 = false;
    {
      cost += 13;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      const crd_cel_value arguments10[1] = {t9};
      crd_cel_value t11 = crd_cel_fn_resource_amounts(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t8, t11);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed6) {
      error6 = cel->error;
      failed6 = true;
    }
  }
  cost += 1;
  if (failed6) cel->error = error6;
  if (failed6) {
    cost += 3;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t12 = crd_cel_built(cel, &t8);
  const crd_cel_value arguments13[1] = {t12};
  crd_cel_value t14 = crd_cel_fn_resource_sums(cel, arguments13, 1);
  if (t14.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[7])) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  int64_t t15 = 0;
  if (!crd_cel_take_int(cel, scope->params[7], &t15)) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t16 = crd_cel_index(cel, t14, crd_cel_of_int(t15));
  cost += 1;
  if (t16.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments17[1] = {t16};
  crd_cel_value t18 = crd_cel_fn_resource_text(cel, arguments17, 1);
  if (t18.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 8;
    goto failed_0;
  }
  crd_string t19 = crd_cel_concat(cel, t5, t18.as.text, false);
  crd_string t20 = crd_cel_concat(cel, t19, CRD_STRING(") exceeds parent's deserved limit ("), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[5])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t20) + 1);
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments21[1] = {scope->params[5]};
  crd_cel_value t22 = crd_cel_fn_resource_text(cel, arguments21, 1);
  if (t22.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t20) + 1);
    cost += 1;
    goto failed_0;
  }
  crd_string t23 = crd_cel_concat(cel, t20, t22.as.text, false);
  crd_string t24 = crd_cel_concat(cel, t23, CRD_STRING(")"), false);
  *message = t24;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_queue_overruns_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_queue_overruns_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_queue_overruns_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-187"),
        .rule = CRD_STRING_INIT("guaranteeing < 0 || (wanting >= 0 && wanting < guaranteeing)"),
        .evaluate = {.function = {.truth = set_queue_overruns_1}},
        .reads = set_queue_overruns_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_overruns_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-188"),
        .rule = CRD_STRING_INIT("wanting < 0"),
        .evaluate = {.function = {.truth = set_queue_overruns_2}},
        .reads = set_queue_overruns_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_overruns_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_overruns_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-overruns"),
    .steps = set_queue_overruns_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
