/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* quantity, declared at
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor */
/* sign(quantity(string(self))) >= 0 */
static crd_cel_truth set_quantity_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  const crd_cel_value arguments1[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost2 = cel->cost;
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments1, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 3;
    goto failed_0;
  }
  cel->cost = cost2 + 1;
  const crd_cel_value arguments4[1] = {crd_cel_of_string(t3.as.text)};
  crd_cel_value t5 = crd_cel_fn_quantity(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_sign(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7.as.integer >= 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(quantityText(string(self))) + ': must be greater than or equal to
 * 0' */
static bool set_quantity_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 11;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 11;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  const crd_cel_value arguments3[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost4 = cel->cost;
  crd_cel_value t5 = crd_cel_fn_string(cel, arguments3, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 4;
    goto failed_0;
  }
  cel->cost = cost4 + 1;
  const crd_cel_value arguments6[1] = {crd_cel_of_string(t5.as.text)};
  crd_cel_value t7 = crd_cel_fn_quantity_text(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 4;
    goto failed_0;
  }
  const crd_cel_value arguments8[1] = {crd_cel_of_string(t7.as.text)};
  crd_cel_value t9 = crd_cel_fn_go_quote(cel, arguments8, 1);
  if (t9.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_string t10 = crd_cel_concat(cel, t2, t9.as.text, false);
  crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING(": must be greater than or equal to 0"), false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_string set_quantity_2_set_1[] = {CRD_STRING_INIT("pods"), CRD_STRING_INIT("services"),
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
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) {
      cost += 9;
      goto failed_1;
    }
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[0], &t2)) {
      cost += 9;
      goto failed_1;
    }
    t1 = crd_cel_truth_of(crd_cel_in_strings(t2, set_quantity_2_set_1, 9));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) {
        cost += 1;
        goto failed_4;
      }
      crd_string t8 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[0], &t8)) {
        cost += 1;
        goto failed_4;
      }
      bool t9 = crd_cel_contains(cel, t8, CRD_STRING("/"));
      t7 = crd_cel_truth_of(t9);
    }
  failed_4:;
    crd_cel_truth t10 = t7;
    if (t10 != CRD_CEL_FALSE) {
      const crd_string error11 = cel->error;
      crd_cel_truth t12 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[0])) {
          cost += 3;
          goto failed_5;
        }
        crd_string t13 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[0], &t13)) {
          cost += 3;
          goto failed_5;
        }
        bool t14 = crd_cel_contains(cel, t13, CRD_STRING("kubernetes.io/"));
        cost += 1;
        t12 = crd_cel_truth_of(!t14);
      }
    failed_5:;
      t10 = crd_cel_and(cel, t10, error11, t12);
    }
    crd_cel_truth t15 = t10;
    if (t15 != CRD_CEL_FALSE) {
      const crd_string error16 = cel->error;
      crd_cel_truth t18 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[0])) {
          cost += 2;
          goto failed_7;
        }
        crd_string t19 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->params[0], &t19)) {
          cost += 2;
          goto failed_7;
        }
        cost += 2;
        t18 = crd_cel_truth_of(!crd_cel_starts_with(t19, CRD_STRING("requests.")));
      }
    failed_7:;
      crd_cel_truth t20 = t18;
      if (t20 != CRD_CEL_FALSE) {
        const crd_string error21 = cel->error;
        crd_cel_truth t22 = CRD_CEL_ERROR;
        {
          crd_cel_value t23 = crd_cel_of_named_format(CRD_STRING("qualifiedName"));
          cost += 2;
          if (crd_scope_failed(cel, &scope->params[0])) {
            cost += 4;
            goto failed_8;
          }
          crd_string t24 = {NULL, 0};
          if (!crd_cel_take_string(cel, scope->params[0], &t24)) {
            cost += 4;
            goto failed_8;
          }
          crd_string t25 = crd_cel_concat(cel, CRD_STRING("requests."), t24, false);
          const crd_cel_value arguments26[2] = {t23, crd_cel_of_string(t25)};
          crd_cel_value t27 = crd_cel_fn_validate(cel, arguments26, 2);
          if (t27.kind == CRD_CEL_FAILED) {
            cost += 2;
            goto failed_8;
          }
          const crd_cel_value arguments28[1] = {t27};
          crd_cel_value t29 = crd_cel_fn_has_value(cel, arguments28, 1);
          if (t29.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_8;
          }
          cost += 1;
          t22 = crd_cel_truth_of(!t29.as.boolean);
        }
      failed_8:;
        t20 = crd_cel_and(cel, t20, error21, t22);
      }
      t15 = crd_cel_and(cel, t15, error16, t20);
    }
    t3 = crd_cel_or(cel, t3, error4, t15);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  bool t36 = false;
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    const crd_cel_value arguments30[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
    const uint64_t cost31 = cel->cost;
    crd_cel_value t32 = crd_cel_fn_string(cel, arguments30, 1);
    if (t32.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    cel->cost = cost31 + 1;
    const crd_cel_value arguments33[1] = {crd_cel_of_string(t32.as.text)};
    crd_cel_value t34 = crd_cel_fn_milli_value(cel, arguments33, 1);
    if (t34.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    int64_t t35 = 0;
    cost += 1;
    if (!crd_cel_modulo_int(cel, t34.as.integer, 1000, &t35)) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t36 = (t35 == 0);
  } else {
    t36 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t36));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: path + ': Invalid value: ' + goQuote(quantityText(string(self))) + ': must be an integer' */
static bool set_quantity_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 10;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 10;
    goto failed_0;
  }
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": Invalid value: "), false);
  cost += 1;
  const crd_cel_value arguments3[1] = {crd_cel_of_int_or_string(*(const crd_int_or_string *)scope->self)};
  const uint64_t cost4 = cel->cost;
  crd_cel_value t5 = crd_cel_fn_string(cel, arguments3, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 3;
    goto failed_0;
  }
  cel->cost = cost4 + 1;
  const crd_cel_value arguments6[1] = {crd_cel_of_string(t5.as.text)};
  crd_cel_value t7 = crd_cel_fn_quantity_text(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments8[1] = {crd_cel_of_string(t7.as.text)};
  crd_cel_value t9 = crd_cel_fn_go_quote(cel, arguments8, 1);
  if (t9.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 3;
    goto failed_0;
  }
  crd_string t10 = crd_cel_concat(cel, t2, t9.as.text, false);
  crd_string t11 = crd_cel_concat(cel, t10, CRD_STRING(": must be an integer"), false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_quantity_1_reads[1] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_read set_quantity_2_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, {NULL, 0}},
};
static const crd_step set_quantity_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-170"),
        .rule = CRD_STRING_INIT("sign(quantity(string(self))) >= 0"),
        .evaluate = {.function = {.truth = set_quantity_1}},
        .reads = set_quantity_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_quantity_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-171"),
        .rule = CRD_STRING_INIT("milliValue(string(self)) % 1000 == 0"),
        .evaluate = {.function = {.truth = set_quantity_2}},
        .reads = set_quantity_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_quantity_2_message_expression}},
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_quantity_14044afb = {
    .name = CRD_STRING_INIT("quantity"),
    .steps = set_quantity_steps,
    .step_count = 2,
    .mode = CRD_SET_ALL,
};
