/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* hierarchy, declared at Queue */
/* size(path.split('/')) == size(weights.split('/')) */
static crd_cel_truth set_hierarchy_1(crd_cel *cel, const crd_scope *scope) {
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
  const crd_cel_value arguments2[2] = {crd_cel_of_string(t1), crd_cel_of_string(CRD_STRING("/"))};
  crd_cel_value t3 = crd_cel_fn_split(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_size(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[2], &t6)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments7[2] = {crd_cel_of_string(t6), crd_cel_of_string(CRD_STRING("/"))};
  crd_cel_value t8 = crd_cel_fn_split(cel, arguments7, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments9[1] = {t8};
  crd_cel_value t10 = crd_cel_fn_size(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5.as.integer == t10.as.integer));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'requestBody.metadata.annotations: Invalid value: ' + goQuote(path) + ': volcano.sh/hierarchy must have
 * the same length with volcano.sh/hierarchy-weights' */
static bool set_hierarchy_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 15;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
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
  crd_string t5 = crd_cel_concat(cel, t4,
                                 CRD_STRING(": volcano.sh/hierarchy must have the same length with "
                                            "volcano.sh/hierarchy-weights"), false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

static const crd_cel_list set_hierarchy_2_at_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_hierarchy_2_at_constant_2 = {.kind = CRD_CEL_LIST,
                                                            .as = {.list = &set_hierarchy_2_at_table_1}};
/* each: path != '' || weights != '' ? weights.split('/') : [] */
static crd_cel_value set_hierarchy_2_at(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) goto failed_1;
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[1], &t2)) goto failed_1;
    cost += crd_cel_string_cost(t2, CRD_STRING(""));
    t1 = crd_cel_truth_of(!crd_cel_same(t2, CRD_STRING("")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->params[2], &t6)) goto failed_2;
      cost += crd_cel_string_cost(t6, CRD_STRING(""));
      t5 = crd_cel_truth_of(!crd_cel_same(t6, CRD_STRING("")));
    }
  failed_2:;
    t3 = crd_cel_or(cel, t3, error4, t5);
  }
  if (t3 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_value t10 = crd_cel_of_null();
  if (t3 == CRD_CEL_TRUE) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) {
      cost += 1;
      goto failed_0;
    }
    crd_string t7 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->params[2], &t7)) {
      cost += 1;
      goto failed_0;
    }
    const crd_cel_value arguments8[2] = {crd_cel_of_string(t7), crd_cel_of_string(CRD_STRING("/"))};
    crd_cel_value t9 = crd_cel_fn_split(cel, arguments8, 2);
    if (t9.kind == CRD_CEL_FAILED) goto failed_0;
    t10 = t9;
  } else {
    t10 = set_hierarchy_2_at_constant_2;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t10 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* weights: weights */
static crd_cel_value set_hierarchy_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* path: path */
static crd_cel_value set_hierarchy_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_state_query set_hierarchy_3_param_2_query_1 = {CRD_STRING_INIT("scheduling.volcano.sh"),
                                                                CRD_STRING_INIT("v1beta1"), CRD_STRING_INIT("Queue"),
                                                                CRD_STRING_INIT("")};
/* below: allQueues().filter(q, q.metadata.name != name &&
 * q.metadata.?annotations[?'volcano.sh/hierarchy'].orValue('').startsWith(path + '/')) .map(q,
 * q.metadata.annotations['volcano.sh/hierarchy'] + ' of queue ' + q.metadata.name) */
static crd_cel_value set_hierarchy_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t3 = crd_cel_state_all(cel, &set_hierarchy_3_param_2_query_1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  const int64_t n2 = crd_cel_range(cel, t4);
  if (n2 < 0) goto failed_0;
  crd_cel_builder t5 = {NULL, 0, 0};
  bool failed2 = false;
  crd_string error2 = {NULL, 0};
  for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t6 = crd_cel_range_at(cel, t4, i2);
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_value t9 = crd_scope_select(cel, t6, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_value t10 = crd_scope_select(cel, t9, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      crd_cel_value t11 = crd_scope_metadata(cel, self_1->object.value);
      cost += 2;
      if (t11.kind == CRD_CEL_FAILED) {
        cost += crd_cel_cost_size(t10) != 0;
        goto failed_2;
      }
      crd_cel_value t12 = crd_cel_select_optional(cel, t11, CRD_STRING("name"));
      if (t12.kind == CRD_CEL_FAILED) {
        cost += crd_cel_cost_size(t10) != 0;
        goto failed_2;
      }
      cost += t12.kind != CRD_CEL_OPTIONAL || t12.as.optional;
      crd_cel_value t13 = t12;
      if (t13.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += crd_cel_cost_size(t10) != 0;
        goto failed_2;
      }
      if (t13.as.optional) {
        t13 = crd_cel_held(cel, t13);
      } else {
        t13 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t14 = {NULL, 0};
      if (!crd_cel_take_string(cel, t10, &t14)) goto failed_2;
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, t13, &t15)) goto failed_2;
      cost += crd_cel_string_cost(t14, t15);
      t8 = crd_cel_truth_of(!crd_cel_same(t14, t15));
    }
  failed_2:;
    crd_cel_truth t16 = t8;
    if (t16 != CRD_CEL_FALSE) {
      const crd_string error17 = cel->error;
      crd_cel_truth t18 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (t6.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        crd_cel_value t19 = crd_scope_select(cel, t6, CRD_STRING("metadata"), CRD_ZERO_MAP);
        cost += 1;
        if (t19.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        crd_cel_value t20 = crd_cel_select_optional(cel, t19, CRD_STRING("annotations"));
        if (t20.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        cost += t20.kind != CRD_CEL_OPTIONAL || t20.as.optional;
        crd_cel_value t21 = crd_cel_index_optional(cel, t20, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
        if (t21.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        cost += t21.kind != CRD_CEL_OPTIONAL || t21.as.optional;
        crd_cel_value t22 = t21;
        if (t22.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 3;
          goto failed_3;
        }
        if (t22.as.optional) {
          t22 = crd_cel_held(cel, t22);
        } else {
          t22 = crd_cel_of_string(CRD_STRING(""));
        }
        cost += 1;
        if (crd_scope_failed(cel, &scope->outer->params[1])) {
          cost += 2;
          goto failed_3;
        }
        crd_string t23 = {NULL, 0};
        if (!crd_cel_take_string(cel, scope->outer->params[1], &t23)) {
          cost += 2;
          goto failed_3;
        }
        crd_string t24 = crd_cel_concat(cel, t23, CRD_STRING("/"), false);
        crd_string t25 = {NULL, 0};
        if (!crd_cel_take_string(cel, t22, &t25)) goto failed_3;
        cost += crd_cel_scan_cost(t24);
        t18 = crd_cel_truth_of(crd_cel_starts_with(t25, t24));
      }
    failed_3:;
      t16 = crd_cel_and(cel, t16, error17, t18);
    }
    if (t16 == CRD_CEL_ERROR) {
      error2 = cel->error;
      failed2 = true;
    }
    if (t16 == CRD_CEL_TRUE) {
      bool collected4 = false;
      {
        cost += 13;
        if (t6.kind == CRD_CEL_FAILED) goto failed_4;
        crd_cel_push(cel, &t5, t6);
        collected4 = true;
      }
    failed_4:;
      if (!collected4 && !failed2) {
        error2 = cel->error;
        failed2 = true;
      }
    }
  }
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto failed_0;
  crd_cel_value t26 = crd_cel_built(cel, &t5);
  crd_cel_value t27 = t26;
  const int64_t n1 = crd_cel_range(cel, t27);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t28 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t29 = crd_cel_range_at(cel, t27, i1);
    bool collected5 = false;
    {
      cost += 13;
      if (t29.kind == CRD_CEL_FAILED) {
        cost += 6;
        goto failed_5;
      }
      crd_cel_value t30 = crd_scope_select(cel, t29, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t30.kind == CRD_CEL_FAILED) {
        cost += 6;
        goto failed_5;
      }
      crd_cel_value t31 = crd_scope_select(cel, t30, CRD_STRING("annotations"), CRD_ZERO_MAP);
      cost += 1;
      if (t31.kind == CRD_CEL_FAILED) {
        cost += 6;
        goto failed_5;
      }
      crd_cel_value t32 = crd_cel_index(cel, t31, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
      cost += 1;
      if (t32.kind == CRD_CEL_FAILED) {
        cost += 6;
        goto failed_5;
      }
      crd_string t33 = {NULL, 0};
      if (!crd_cel_take_string(cel, t32, &t33)) {
        cost += 4;
        goto failed_5;
      }
      crd_string t34 = crd_cel_concat(cel, t33, CRD_STRING(" of queue "), false);
      cost += 1;
      if (t29.kind == CRD_CEL_FAILED) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t34) + 1);
        goto failed_5;
      }
      crd_cel_value t35 = crd_scope_select(cel, t29, CRD_STRING("metadata"), CRD_ZERO_MAP);
      cost += 1;
      if (t35.kind == CRD_CEL_FAILED) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t34) + 1);
        goto failed_5;
      }
      crd_cel_value t36 = crd_scope_select(cel, t35, CRD_STRING("name"), CRD_ZERO_STRING);
      cost += 1;
      if (t36.kind == CRD_CEL_FAILED) {
        cost += crd_cel_tenth((uint64_t)crd_cel_length(t34) + 1);
        goto failed_5;
      }
      crd_string t37 = {NULL, 0};
      if (!crd_cel_take_string(cel, t36, &t37)) goto failed_5;
      crd_string t38 = crd_cel_concat(cel, t34, t37, false);
      crd_cel_push(cel, &t28, crd_cel_of_string(t38));
      collected5 = true;
    }
  failed_5:;
    if (!collected5 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t39 = crd_cel_built(cel, &t28);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t39 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: path != '' || weights != '' */
static crd_cel_truth set_hierarchy_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_1;
    crd_string t2 = {NULL, 0};
    if (!crd_cel_take_string(cel, scope->outer->params[1], &t2)) goto failed_1;
    cost += crd_cel_string_cost(t2, CRD_STRING(""));
    t1 = crd_cel_truth_of(!crd_cel_same(t2, CRD_STRING("")));
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_2;
      crd_string t6 = {NULL, 0};
      if (!crd_cel_take_string(cel, scope->outer->params[2], &t6)) goto failed_2;
      cost += crd_cel_string_cost(t6, CRD_STRING(""));
      t5 = crd_cel_truth_of(!crd_cel_same(t6, CRD_STRING("")));
    }
  failed_2:;
    t3 = crd_cel_or(cel, t3, error4, t5);
  }
  return crd_cel_end(cel, cost, t3);
}


static const crd_read set_hierarchy_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_hierarchy_2_include_self_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_hierarchy_2_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_read set_hierarchy_3_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
};
static const crd_scope_code set_hierarchy_2_include_params[] = {
    {.function = {.value = set_hierarchy_2_param_1}},
};
static const crd_include set_hierarchy_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_weight_3548c335,
    .at = {.function = {.value = set_hierarchy_2_at}},
    .each = true,
    .mode = CRD_SET_FIRST,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_hierarchy_2_include_self_reads,
    .self_read_count = 1,
    .reads = set_hierarchy_2_include_reads,
    .read_count = 1,
    .params = set_hierarchy_2_include_params,
    .param_count = 1,
};
static const crd_scope_code set_hierarchy_3_include_params[] = {
    {.function = {.value = set_hierarchy_3_param_1}},
    {.function = {.value = set_hierarchy_3_param_2}},
};
static const crd_include set_hierarchy_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_above_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_hierarchy_3_include_reads,
    .read_count = 2,
    .params = set_hierarchy_3_include_params,
    .param_count = 2,
};
static const crd_step set_hierarchy_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-176"),
        .rule = CRD_STRING_INIT("size(path.split('/')) == size(weights.split('/'))"),
        .evaluate = {.function = {.truth = set_hierarchy_1}},
        .reads = set_hierarchy_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_hierarchy_1_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_hierarchy_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_hierarchy_3_when}},
        .include = &set_hierarchy_3_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_da3e0e6b = {
    .name = CRD_STRING_INIT("hierarchy"),
    .steps = set_hierarchy_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
