/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* initializing-timeout, declared at RayService */
static const crd_cel_value set_initializing_timeout_1_constant_1 = {.kind = CRD_CEL_DURATION, .zone = 0, .nanos = 0,
                                                                    .as = {.integer = 0}};
/* goDuration(timeout) > duration('0s')
 * when: isGoDuration(timeout) */
static crd_cel_truth set_initializing_timeout_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_is_go_duration(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t8 = CRD_CEL_ERROR;
  if (t3.as.boolean) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_0;
    }
    crd_string t4 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t4)) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments5[1] = {crd_cel_of_string(t4)};
    crd_cel_value t6 = crd_cel_fn_go_duration(cel, arguments5, 1);
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t7 = crd_cel_greater(cel, t6, set_initializing_timeout_1_constant_1);
    t8 = t7;
  } else {
    t8 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t8);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'must be a positive duration, got: ' + timeout */
static bool set_initializing_timeout_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 4;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 4;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("must be a positive duration, got: "), t1, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* int(timeout) > 0
 * when: !isGoDuration(timeout) && isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 2;
      goto failed_1;
    }
    const crd_cel_value arguments3[1] = {crd_cel_of_string(t2)};
    crd_cel_value t4 = crd_cel_fn_is_go_duration(cel, arguments3, 1);
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of(!t4.as.boolean);
  }
failed_1:;
  crd_cel_truth t5 = t1;
  if (t5 != CRD_CEL_FALSE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t8)) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments9[1] = {crd_cel_of_string(t8)};
      crd_cel_value t10 = crd_cel_fn_is_go_int(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) goto failed_2;
      t7 = crd_cel_truth_of(t10.as.boolean);
    }
  failed_2:;
    t5 = crd_cel_and(cel, t5, error6, t7);
  }
  if (t5 == CRD_CEL_ERROR) goto failed_0;
  bool t14 = false;
  if (t5 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_0;
    }
    crd_string t11 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t11)) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments12[1] = {crd_cel_of_string(t11)};
    crd_cel_value t13 = crd_cel_fn_int(cel, arguments12, 1);
    if (t13.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t14 = (t13.as.integer > 0);
  } else {
    t14 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t14));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'must be a positive integer (seconds), got: ' + timeout */
static bool set_initializing_timeout_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 5;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 5;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("must be a positive integer (seconds), got: "), t1, false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* isGoDuration(timeout) || isGoInt(timeout) */
static crd_cel_truth set_initializing_timeout_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 1;
      goto failed_1;
    }
    const crd_cel_value arguments3[1] = {crd_cel_of_string(t2)};
    crd_cel_value t4 = crd_cel_fn_is_go_duration(cel, arguments3, 1);
    if (t4.kind == CRD_CEL_FAILED) goto failed_1;
    t1 = crd_cel_truth_of(t4.as.boolean);
  }
failed_1:;
  crd_cel_truth t5 = t1;
  if (t5 != CRD_CEL_TRUE) {
    const crd_string error6 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 1;
        goto failed_2;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t8)) {
        cost += 1;
        goto failed_2;
      }
      const crd_cel_value arguments9[1] = {crd_cel_of_string(t8)};
      crd_cel_value t10 = crd_cel_fn_is_go_int(cel, arguments9, 1);
      if (t10.kind == CRD_CEL_FAILED) goto failed_2;
      t7 = crd_cel_truth_of(t10.as.boolean);
    }
  failed_2:;
    t5 = crd_cel_or(cel, t5, error6, t7);
  }
  return crd_cel_end(cel, cost, t5);
}

/* messageExpression: 'has invalid format: ' + timeout + ". Expected Go duration format (e.g., '5m', '1h') or positive
 * integer seconds" */
static bool set_initializing_timeout_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("has invalid format: "), t1, false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(". Expected Go duration format (e.g., '5m', '1h') or positive integer seconds"),
                                 false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_initializing_timeout_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_initializing_timeout_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_initializing_timeout_3_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_initializing_timeout_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-076"),
        .rule = CRD_STRING_INIT("goDuration(timeout) > duration('0s')"),
        .evaluate = {.function = {.truth = set_initializing_timeout_1}},
        .reads = set_initializing_timeout_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_initializing_timeout_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-077"),
        .rule = CRD_STRING_INIT("int(timeout) > 0"),
        .evaluate = {.function = {.truth = set_initializing_timeout_2}},
        .reads = set_initializing_timeout_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_initializing_timeout_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-078"),
        .rule = CRD_STRING_INIT("isGoDuration(timeout) || isGoInt(timeout)"),
        .evaluate = {.function = {.truth = set_initializing_timeout_3}},
        .reads = set_initializing_timeout_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_initializing_timeout_3_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayService_set_initializing_timeout_8b13516a = {
    .name = CRD_STRING_INIT("initializing-timeout"),
    .steps = set_initializing_timeout_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
