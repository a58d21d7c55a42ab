/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-budgets, declared at Pod */
static const crd_cel_value set_pod_budgets_1_at_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_budgets_1_at_table_1 = {set_pod_budgets_1_at_items_1, 2, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_2 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_budgets_1_at_table_1}};
static const crd_cel_value set_pod_budgets_1_at_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_budgets_1_at_table_3 = {set_pod_budgets_1_at_items_3, 2, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_4 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_budgets_1_at_table_3}};
static const crd_cel_map set_pod_budgets_1_at_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_6 = {.kind = CRD_CEL_MAP,
                                                              .as = {.map = &set_pod_budgets_1_at_table_5}};
static const crd_cel_map set_pod_budgets_1_at_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_8 = {.kind = CRD_CEL_MAP,
                                                              .as = {.map = &set_pod_budgets_1_at_table_7}};
/* each: budgets */
static crd_cel_value set_pod_budgets_1_at(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = set_pod_budgets_1_at_constant_2;
  const int64_t n1 = crd_cel_range(cel, t2);
  if (n1 < 0) goto failed_0;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_string k_4;
    if (!crd_cel_string_at(cel, &t2, i1, &k_4)) goto failed_0;
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
      crd_cel_truth t9 = crd_cel_in_constant(cel, t8, set_pod_budgets_1_at_constant_4);
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
          t12 = set_pod_budgets_1_at_constant_6;
        }
        t13 = t12;
      } else {
        t13 = set_pod_budgets_1_at_constant_8;
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
  if (failed1) goto failed_0;
  crd_cel_value t15 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t15 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* value: self.metadata.annotations[name] */
static crd_cel_value set_pod_budgets_1_param_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) goto failed_0;
  crd_cel_value t4 = crd_cel_index(cel, t2, crd_cel_of_string(t3));
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* part: self.metadata.annotations[name].replace('%', '') */
static crd_cel_value set_pod_budgets_1_param_2(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_scope_select(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP);
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  crd_string t3 = {NULL, 0};
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) goto failed_0;
  crd_cel_value t4 = crd_cel_index(cel, t2, crd_cel_of_string(t3));
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  const crd_cel_value arguments5[3] = {t4, crd_cel_of_string(CRD_STRING("%")), crd_cel_of_string(CRD_STRING(""))};
  crd_cel_value t6 = crd_cel_fn_replace(cel, arguments5, 3);
  if (t6.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(t6.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_budgets_1_when_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_budgets_1_when_table_1 = {set_pod_budgets_1_when_items_1, 2, NULL};
static const crd_cel_value set_pod_budgets_1_when_constant_2 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_pod_budgets_1_when_table_1}};
static const crd_string set_pod_budgets_1_when_setting_3_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_pod_budgets_1_when_setting_3 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, INT64_C(0), CRD_STRING_INIT(""),
                                                              set_pod_budgets_1_when_setting_3_items, 1},
                                                              CRD_STRING_INIT("")};
/* when: scheduled */
static crd_cel_truth set_pod_budgets_1_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self_1 = scope->outer->self;
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
    crd_cel_truth t5 = crd_cel_in_constant(cel, t4, set_pod_budgets_1_when_constant_2);
    t1 = t5;
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t9 = self_1->spec
                                                              ? self_1->spec
                                                              : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    crd_cel_value t10 = crd_cel_of_setting(cel, &set_pod_budgets_1_when_setting_3);
    cost += 5;
    crd_cel_truth t11 = crd_cel_in(cel, crd_cel_of_string(t9->schedulerName), t10);
    t6 = crd_cel_and(cel, t6, error7, t11);
  }
  return crd_cel_end(cel, cost, t6);
}


static const crd_read set_pod_budgets_1_include_self_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_pod_budgets_1_include_reads[3] = {
    {CRD_READ_PLACE, 0, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[*]")},
};
static const crd_scope_code set_pod_budgets_1_include_params[] = {
    {.function = {.value = set_pod_budgets_1_param_1}},
    {.function = {.value = set_pod_budgets_1_param_2}},
};
static const crd_include set_pod_budgets_1_include = {
    .set = &core_v1_Pod_set_pod_budget_13c6be69,
    .at = {.function = {.value = set_pod_budgets_1_at}},
    .each = true,
    .mode = CRD_SET_FIRST,
    .path = {0, true, {NULL, 0}},
    .self_reads = set_pod_budgets_1_include_self_reads,
    .self_read_count = 1,
    .reads = set_pod_budgets_1_include_reads,
    .read_count = 3,
    .params = set_pod_budgets_1_include_params,
    .param_count = 2,
};
static const crd_step set_pod_budgets_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_pod_budgets_1_when}},
        .include = &set_pod_budgets_1_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_budgets_15324541 = {
    .name = CRD_STRING_INIT("pod-budgets"),
    .steps = set_pod_budgets_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
