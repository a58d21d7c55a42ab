/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-budget, declared at CronJob.apiVersion */
/* goInt(value) > 0
 * when: number */
static crd_cel_truth set_pod_budget_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_2;
    }
    crd_string t3 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
      cost += 1;
      goto failed_2;
    }
    const crd_cel_value arguments4[1] = {crd_cel_of_string(t3)};
    crd_cel_value t5 = crd_cel_fn_is_go_int(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) goto failed_2;
    t2 = crd_cel_truth_of(t5.as.boolean);
  }
failed_2:;
  crd_cel_truth t6 = t2;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_3;
      }
      crd_string t9 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t9)) {
        cost += 2;
        goto failed_3;
      }
      const crd_cel_value arguments10[1] = {crd_cel_of_string(t9)};
      crd_cel_value t11 = crd_cel_fn_go_int(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      cost += 1;
      t8 = crd_cel_truth_of((t11.as.integer >= (-INT64_C(2147483648))));
    }
  failed_3:;
    t6 = crd_cel_and(cel, t6, error7, t8);
  }
  crd_cel_truth t12 = t6;
  if (t12 != CRD_CEL_FALSE) {
    const crd_string error13 = cel->error;
    crd_cel_truth t14 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_4;
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t15)) {
        cost += 2;
        goto failed_4;
      }
      const crd_cel_value arguments16[1] = {crd_cel_of_string(t15)};
      crd_cel_value t17 = crd_cel_fn_go_int(cel, arguments16, 1);
      if (t17.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += 1;
      t14 = crd_cel_truth_of((t17.as.integer <= 2147483647));
    }
  failed_4:;
    t12 = crd_cel_and(cel, t12, error13, t14);
  }
  if (t12 == CRD_CEL_ERROR) goto failed_0;
  bool t21 = false;
  if (t12 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 2;
      goto failed_0;
    }
    crd_string t18 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t18)) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments19[1] = {crd_cel_of_string(t18)};
    crd_cel_value t20 = crd_cel_fn_go_int(cel, arguments19, 1);
    if (t20.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t21 = (t20.as.integer > 0);
  } else {
    t21 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t21));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value <' + goQuote(value) + '> for ' + self + ', it must be a positive integer' */
static bool set_pod_budget_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 10;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 10;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 9;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("invalid value <"), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("> for "), false);
  crd_string t6 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t5, t6, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(", it must be a positive integer"), false);
  *message = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !goIntError(part, 'Atoi').hasValue()
 * when: !number */
static crd_cel_truth set_pod_budget_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_2;
    }
    crd_string t3 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
      cost += 1;
      goto failed_2;
    }
    const crd_cel_value arguments4[1] = {crd_cel_of_string(t3)};
    crd_cel_value t5 = crd_cel_fn_is_go_int(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) goto failed_2;
    t2 = crd_cel_truth_of(t5.as.boolean);
  }
failed_2:;
  crd_cel_truth t6 = t2;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_3;
      }
      crd_string t9 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t9)) {
        cost += 2;
        goto failed_3;
      }
      const crd_cel_value arguments10[1] = {crd_cel_of_string(t9)};
      crd_cel_value t11 = crd_cel_fn_go_int(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      cost += 1;
      t8 = crd_cel_truth_of((t11.as.integer >= (-INT64_C(2147483648))));
    }
  failed_3:;
    t6 = crd_cel_and(cel, t6, error7, t8);
  }
  crd_cel_truth t12 = t6;
  if (t12 != CRD_CEL_FALSE) {
    const crd_string error13 = cel->error;
    crd_cel_truth t14 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_4;
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t15)) {
        cost += 2;
        goto failed_4;
      }
      const crd_cel_value arguments16[1] = {crd_cel_of_string(t15)};
      crd_cel_value t17 = crd_cel_fn_go_int(cel, arguments16, 1);
      if (t17.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += 1;
      t14 = crd_cel_truth_of((t17.as.integer <= 2147483647));
    }
  failed_4:;
    t12 = crd_cel_and(cel, t12, error13, t14);
  }
  cost += 1;
  if (crd_cel_not(t12) == CRD_CEL_ERROR) goto failed_0;
  bool t23 = false;
  if (crd_cel_not(t12) == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) {
      cost += 3;
      goto failed_0;
    }
    crd_string t18 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[1], &t18)) {
      cost += 3;
      goto failed_0;
    }
    const crd_cel_value arguments19[2] = {crd_cel_of_string(t18), crd_cel_of_string(CRD_STRING("Atoi"))};
    crd_cel_value t20 = crd_cel_fn_go_int_error(cel, arguments19, 2);
    if (t20.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments21[1] = {t20};
    crd_cel_value t22 = crd_cel_fn_has_value(cel, arguments21, 1);
    if (t22.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t23 = !t22.as.boolean;
  } else {
    t23 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t23));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value ' + goIntError(part, 'Atoi').orValue('') + ' for ' + self */
static bool set_pod_budget_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 6;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 6;
    goto failed_0;
  }
  const crd_cel_value arguments2[2] = {crd_cel_of_string(t1), crd_cel_of_string(CRD_STRING("Atoi"))};
  crd_cel_value t3 = crd_cel_fn_go_int_error(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 5;
    goto failed_0;
  }
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) {
    cost += 3;
    goto failed_0;
  }
  crd_string t6 = crd_cel_concat(cel, CRD_STRING("invalid value "), t5, false);
  crd_string t7 = crd_cel_concat(cel, t6, CRD_STRING(" for "), false);
  crd_string t8 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t8)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t7) + 1);
    goto failed_0;
  }
  crd_string t9 = crd_cel_concat(cel, t7, t8, false);
  *message = t9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* goInt(part) > 0 && goInt(part) < 100
 * when: !number */
static crd_cel_truth set_pod_budget_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 1;
      goto failed_2;
    }
    crd_string t3 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
      cost += 1;
      goto failed_2;
    }
    const crd_cel_value arguments4[1] = {crd_cel_of_string(t3)};
    crd_cel_value t5 = crd_cel_fn_is_go_int(cel, arguments4, 1);
    if (t5.kind == CRD_CEL_FAILED) goto failed_2;
    t2 = crd_cel_truth_of(t5.as.boolean);
  }
failed_2:;
  crd_cel_truth t6 = t2;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_3;
      }
      crd_string t9 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t9)) {
        cost += 2;
        goto failed_3;
      }
      const crd_cel_value arguments10[1] = {crd_cel_of_string(t9)};
      crd_cel_value t11 = crd_cel_fn_go_int(cel, arguments10, 1);
      if (t11.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      cost += 1;
      t8 = crd_cel_truth_of((t11.as.integer >= (-INT64_C(2147483648))));
    }
  failed_3:;
    t6 = crd_cel_and(cel, t6, error7, t8);
  }
  crd_cel_truth t12 = t6;
  if (t12 != CRD_CEL_FALSE) {
    const crd_string error13 = cel->error;
    crd_cel_truth t14 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 2;
        goto failed_4;
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t15)) {
        cost += 2;
        goto failed_4;
      }
      const crd_cel_value arguments16[1] = {crd_cel_of_string(t15)};
      crd_cel_value t17 = crd_cel_fn_go_int(cel, arguments16, 1);
      if (t17.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += 1;
      t14 = crd_cel_truth_of((t17.as.integer <= 2147483647));
    }
  failed_4:;
    t12 = crd_cel_and(cel, t12, error13, t14);
  }
  cost += 1;
  if (crd_cel_not(t12) == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t28 = CRD_CEL_ERROR;
  if (crd_cel_not(t12) == CRD_CEL_TRUE) {
    crd_cel_truth t18 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[1])) {
        cost += 2;
        goto failed_5;
      }
      crd_string t19 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[1], &t19)) {
        cost += 2;
        goto failed_5;
      }
      const crd_cel_value arguments20[1] = {crd_cel_of_string(t19)};
      crd_cel_value t21 = crd_cel_fn_go_int(cel, arguments20, 1);
      if (t21.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_5;
      }
      cost += 1;
      t18 = crd_cel_truth_of((t21.as.integer > 0));
    }
  failed_5:;
    crd_cel_truth t22 = t18;
    if (t22 != CRD_CEL_FALSE) {
      const crd_string error23 = cel->error;
      crd_cel_truth t24 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) {
          cost += 2;
          goto failed_6;
        }
        crd_string t25 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[1], &t25)) {
          cost += 2;
          goto failed_6;
        }
        const crd_cel_value arguments26[1] = {crd_cel_of_string(t25)};
        crd_cel_value t27 = crd_cel_fn_go_int(cel, arguments26, 1);
        if (t27.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_6;
        }
        cost += 1;
        t24 = crd_cel_truth_of((t27.as.integer < 100));
      }
    failed_6:;
      t22 = crd_cel_and(cel, t22, error23, t24);
    }
    t28 = t22;
  } else {
    t28 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t28);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'invalid value <' + goQuote(value) + '> for ' + self + ', it must be a valid percentage which between
 * 1% ~ 99%' */
static bool set_pod_budget_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 12;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t1)) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("invalid value <"), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("> for "), false);
  crd_string t6 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t6)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t7 = crd_cel_concat(cel, t5, t6, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING(", it must be a valid percentage which between 1% ~ 99%"), false);
  *message = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_pod_budget_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_pod_budget_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_pod_budget_3_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_pod_budget_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-220"),
        .rule = CRD_STRING_INIT("goInt(value) > 0"),
        .evaluate = {.function = {.truth = set_pod_budget_1}},
        .reads = set_pod_budget_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-221"),
        .rule = CRD_STRING_INIT("!goIntError(part, 'Atoi').hasValue()"),
        .evaluate = {.function = {.truth = set_pod_budget_2}},
        .reads = set_pod_budget_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-222"),
        .rule = CRD_STRING_INIT("goInt(part) > 0 && goInt(part) < 100"),
        .evaluate = {.function = {.truth = set_pod_budget_3}},
        .reads = set_pod_budget_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_budget_3_message_expression}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_budget_13c6be69 = {
    .name = CRD_STRING_INIT("pod-budget"),
    .steps = set_pod_budget_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
