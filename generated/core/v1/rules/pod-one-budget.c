/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-one-budget, declared at Pod */
static const crd_cel_value set_pod_one_budget_1_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_table_1 = {set_pod_one_budget_1_items_1, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_2 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_one_budget_1_table_1}};
static const crd_string set_pod_one_budget_1_setting_3_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_pod_one_budget_1_setting_3 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                           {false, INT64_C(0), CRD_STRING_INIT(""),
                                                            set_pod_one_budget_1_setting_3_items, 1}, CRD_STRING_INIT("")};
static const crd_cel_value set_pod_one_budget_1_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_one_budget_1_table_4 = {set_pod_one_budget_1_items_4, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_5 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_one_budget_1_table_4}};
static const crd_cel_value set_pod_one_budget_1_items_6[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_table_6 = {set_pod_one_budget_1_items_6, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_7 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_one_budget_1_table_6}};
static const crd_cel_map set_pod_one_budget_1_table_8 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_9 = {.kind = CRD_CEL_MAP,
                                                              .as = {.map = &set_pod_one_budget_1_table_8}};
static const crd_cel_map set_pod_one_budget_1_table_10 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_11 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_one_budget_1_table_10}};
/* size(budgets) < 2
 * when: scheduled */
static crd_cel_truth set_pod_one_budget_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("kind"));
    cost += 3;
    if (t3.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_1;
    }
    cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
    crd_cel_value t4 = t3;
    if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      goto failed_1;
    }
    if (t4.as.optional) {
      t4 = crd_cel_held(cel, t4);
    } else {
      t4 = crd_cel_of_string(CRD_STRING(""));
    }
    crd_cel_truth t5 = crd_cel_in_constant(cel, t4, set_pod_one_budget_1_constant_2);
    t1 = t5;
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t9 = self->spec
                                                              ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    crd_cel_value t10 = crd_cel_of_setting(cel, &set_pod_one_budget_1_setting_3);
    cost += 5;
    crd_cel_truth t11 = crd_cel_in(cel, crd_cel_of_string(t9->schedulerName), t10);
    t6 = crd_cel_and(cel, t6, error7, t11);
  }
  if (t6 == CRD_CEL_ERROR) goto failed_0;
  bool t29 = false;
  if (t6 == CRD_CEL_TRUE) {
    crd_cel_value t13 = set_pod_one_budget_1_constant_5;
    const int64_t n12 = crd_cel_range(cel, t13);
    if (n12 < 0) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_builder t14 = {NULL, 0, 0};
    bool failed12 = false;
    crd_string error12 = {NULL, 0};
    for (size_t i12 = 0; i12 < (size_t)n12; i12++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_string k_15;
      if (!crd_cel_string_at(cel, &t13, i12, &k_15)) {
        cost += 2;
        goto failed_0;
      }
      crd_cel_truth t16 = CRD_CEL_ERROR;
      {
        crd_cel_value t17 = crd_cel_of_whole(cel, cel->object);
        crd_cel_value t18 = crd_cel_select_optional(cel, t17, CRD_STRING("kind"));
        cost += 4;
        if (t18.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        cost += t18.kind != CRD_CEL_OPTIONAL || t18.as.optional;
        crd_cel_value t19 = t18;
        if (t19.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 3;
          goto failed_3;
        }
        if (t19.as.optional) {
          t19 = crd_cel_held(cel, t19);
        } else {
          t19 = crd_cel_of_string(CRD_STRING(""));
        }
        crd_cel_truth t20 = crd_cel_in_constant(cel, t19, set_pod_one_budget_1_constant_7);
        if (t20 == CRD_CEL_ERROR) {
          cost += 1;
          goto failed_3;
        }
        crd_cel_value t24 = crd_cel_of_null();
        if (t20 == CRD_CEL_TRUE) {
          crd_cel_value t21 = crd_scope_metadata(cel, self->object.value);
          cost += 2;
          if (t21.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_3;
          }
          crd_cel_value t22 = crd_cel_select_optional(cel, t21, CRD_STRING("annotations"));
          if (t22.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_3;
          }
          cost += t22.kind != CRD_CEL_OPTIONAL || t22.as.optional;
          crd_cel_value t23 = t22;
          if (t23.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
            cost += 1;
            goto failed_3;
          }
          if (t23.as.optional) {
            t23 = crd_cel_held(cel, t23);
          } else {
            t23 = set_pod_one_budget_1_constant_9;
          }
          t24 = t23;
        } else {
          t24 = set_pod_one_budget_1_constant_11;
        }
        crd_cel_truth t25 = crd_cel_in(cel, crd_cel_of_string(k_15), t24);
        t16 = t25;
      }
    failed_3:;
      if (t16 == CRD_CEL_ERROR) {
        error12 = cel->error;
        failed12 = true;
      }
      if (t16 == CRD_CEL_TRUE) {
        cost += 13;
        crd_cel_push(cel, &t14, crd_cel_of_string(k_15));
      }
    }
    cost += 1;
    if (failed12) cel->error = error12;
    if (failed12) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_value t26 = crd_cel_built(cel, &t14);
    const crd_cel_value arguments27[1] = {t26};
    crd_cel_value t28 = crd_cel_fn_size(cel, arguments27, 1);
    if (t28.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t29 = (t28.as.integer < 2);
  } else {
    t29 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t29));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_pod_one_budget_1_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_one_budget_1_message_expression_table_1 = {set_pod_one_budget_1_message_expression_items_1,
                                                                             2, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_2 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_pod_one_budget_1_message_expression_table_1}};
static const crd_cel_value set_pod_one_budget_1_message_expression_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_message_expression_table_3 = {set_pod_one_budget_1_message_expression_items_3,
                                                                             2, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_4 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_pod_one_budget_1_message_expression_table_3}};
static const crd_cel_map set_pod_one_budget_1_message_expression_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_6 = {.kind = CRD_CEL_MAP,
                                                                                 .as = {.map = &set_pod_one_budget_1_message_expression_table_5}};
static const crd_cel_map set_pod_one_budget_1_message_expression_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_8 = {.kind = CRD_CEL_MAP,
                                                                                 .as = {.map = &set_pod_one_budget_1_message_expression_table_7}};
/* messageExpression: 'not allow configure multiple annotations <[' + budgets.join(' ') + ']> at same time' */
static bool set_pod_one_budget_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_pod_one_budget_1_message_expression_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_string k_4;
    if (!crd_cel_string_at(cel, &t2, i1, &k_4)) {
      cost += 8;
      goto failed_0;
    }
    crd_cel_truth t5 = CRD_CEL_ERROR;
    {
      crd_cel_value t6 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t7 = crd_cel_select_optional(cel, t6, CRD_STRING("kind"));
      cost += 4;
      if (t7.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_1;
      }
      cost += t7.kind != CRD_CEL_OPTIONAL || t7.as.optional;
      crd_cel_value t8 = t7;
      if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 3;
        goto failed_1;
      }
      if (t8.as.optional) {
        t8 = crd_cel_held(cel, t8);
      } else {
        t8 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_cel_truth t9 = crd_cel_in_constant(cel, t8, set_pod_one_budget_1_message_expression_constant_4);
      if (t9 == CRD_CEL_ERROR) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_value t13 = crd_cel_of_null();
      if (t9 == CRD_CEL_TRUE) {
        crd_cel_value t10 = crd_scope_metadata(cel, self->object.value);
        cost += 2;
        if (t10.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        crd_cel_value t11 = crd_cel_select_optional(cel, t10, CRD_STRING("annotations"));
        if (t11.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_1;
        }
        cost += t11.kind != CRD_CEL_OPTIONAL || t11.as.optional;
        crd_cel_value t12 = t11;
        if (t12.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 1;
          goto failed_1;
        }
        if (t12.as.optional) {
          t12 = crd_cel_held(cel, t12);
        } else {
          t12 = set_pod_one_budget_1_message_expression_constant_6;
        }
        t13 = t12;
      } else {
        t13 = set_pod_one_budget_1_message_expression_constant_8;
      }
      crd_cel_truth t14 = crd_cel_in(cel, crd_cel_of_string(k_4), t13);
      t5 = t14;
    }
  failed_1:;
    if (t5 == CRD_CEL_ERROR) {
      error1 = cel->error;
      failed1 = true;
    }
    if (t5 == CRD_CEL_TRUE) {
      cost += 13;
      crd_cel_push(cel, &t3, crd_cel_of_string(k_4));
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 8;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments16[2] = {t15, crd_cel_of_string(CRD_STRING(" "))};
  crd_cel_value t17 = crd_cel_fn_join(cel, arguments16, 2);
  if (t17.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t18 = crd_cel_concat(cel, CRD_STRING("not allow configure multiple annotations <["), t17.as.text, false);
  crd_string t19 = crd_cel_concat(cel, t18, CRD_STRING("]> at same time"), false);
  *message = t19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_pod_one_budget_1_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_step set_pod_one_budget_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-223"),
        .rule = CRD_STRING_INIT("size(budgets) < 2"),
        .evaluate = {.function = {.truth = set_pod_one_budget_1}},
        .reads = set_pod_one_budget_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_pod_one_budget_1_message_expression}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_one_budget_15324541 = {
    .name = CRD_STRING_INIT("pod-one-budget"),
    .steps = set_pod_one_budget_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
