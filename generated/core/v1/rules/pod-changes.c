/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-changes, declared at Pod */
/* when: size(group.labels) > 0 */
static crd_cel_truth set_pod_changes_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_pod_changes_1_value_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_1_value_table_1 = {set_pod_changes_1_value_items_1, 2, NULL};
static const crd_cel_value set_pod_changes_1_value_constant_2 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_1_value_table_1}};
static const crd_cel_map set_pod_changes_1_value_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_pod_changes_1_value_constant_4 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_changes_1_value_table_3}};
/* value: mergePatch(isPod ? self.spec.nodeSelector : {}, group.labels) */
static crd_cel_value set_pod_changes_1_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += 5;
    goto failed_0;
  }
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_cel_truth t4 = crd_cel_in_constant(cel, t3, set_pod_changes_1_value_constant_2);
  if (t4 == CRD_CEL_ERROR) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t6 = crd_cel_of_null();
  if (t4 == CRD_CEL_TRUE) {
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t5 = self->spec
                                                              ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 2;
    t6 = crd_cel_of_stored(&crd_type_376b84aabfbb, (&t5->nodeSelector));
  } else {
    t6 = set_pod_changes_1_value_constant_4;
  }
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"));
  cost += 1;
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments8[2] = {t6, t7};
  crd_cel_value t9 = crd_cel_fn_merge_patch(cel, arguments8, 2);
  if (t9.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_changes_2_when_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_2_when_table_1 = {set_pod_changes_2_when_items_1, 2, NULL};
static const crd_cel_value set_pod_changes_2_when_constant_2 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_pod_changes_2_when_table_1}};
/* when: group.affinity != '' && !(isPod && has(self.spec.affinity)) */
static crd_cel_truth set_pod_changes_2_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_1;
    crd_cel_value t2 = crd_cel_select(cel, scope->params[0], CRD_STRING("affinity"));
    cost += 1;
    if (t2.kind == CRD_CEL_FAILED) goto failed_1;
    crd_cel_truth t3 = crd_cel_equals(cel, t2, crd_cel_of_string(CRD_STRING("")), true);
    t1 = t3;
  }
failed_1:;
  crd_cel_truth t4 = t1;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t7 = CRD_CEL_ERROR;
    {
      crd_cel_value t8 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t9 = crd_cel_select_optional(cel, t8, CRD_STRING("kind"));
      cost += 3;
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_3;
      }
      cost += t9.kind != CRD_CEL_OPTIONAL || t9.as.optional;
      crd_cel_value t10 = t9;
      if (t10.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 2;
        goto failed_3;
      }
      if (t10.as.optional) {
        t10 = crd_cel_held(cel, t10);
      } else {
        t10 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_cel_truth t11 = crd_cel_in_constant(cel, t10, set_pod_changes_2_when_constant_2);
      t7 = t11;
    }
  failed_3:;
    crd_cel_truth t12 = t7;
    if (t12 != CRD_CEL_FALSE) {
      const crd_string error13 = cel->error;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t15 = self->spec
                                                                 ? self->spec
                                                                 : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 2;
      t12 = crd_cel_and(cel, t12, error13,
                        crd_cel_truth_of(CRD_HAS(t15, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_PodSpec, affinity))));
    }
    cost += 1;
    t4 = crd_cel_and(cel, t4, error5, crd_cel_not(t12));
  }
  return crd_cel_end(cel, cost, t4);
}

/* value: goFromJSON(group.affinity, 'core.v1.Affinity') */
static crd_cel_value set_pod_changes_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("affinity"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[2] = {t1, crd_cel_of_string(CRD_STRING("core.v1.Affinity"))};
  crd_cel_value t3 = crd_cel_fn_go_from_json(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(group.tolerations) > 0 */
static crd_cel_truth set_pod_changes_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("tolerations"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.integer > 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_pod_changes_3_value_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_3_value_table_1 = {set_pod_changes_3_value_items_1, 2, NULL};
static const crd_cel_value set_pod_changes_3_value_constant_2 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_3_value_table_1}};
static const crd_cel_list set_pod_changes_3_value_table_3 = {NULL, 0, NULL};
static const crd_cel_value set_pod_changes_3_value_constant_4 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_3_value_table_3}};
/* value: (isPod ? self.spec.tolerations : []).map(t, dyn(t)) + group.tolerations.map(t, dyn(mergePatch(t,
 * {'tolerationSeconds': t.?tolerationseconds.orValue(null)}))) */
static crd_cel_value set_pod_changes_3_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t2 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("kind"));
  cost += 3;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
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
  crd_cel_truth t5 = crd_cel_in_constant(cel, t4, set_pod_changes_3_value_constant_2);
  if (t5 == CRD_CEL_ERROR) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t7 = crd_cel_of_null();
  if (t5 == CRD_CEL_TRUE) {
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = self->spec
                                                              ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 2;
    t7 = crd_cel_of_stored(&crd_type_df93e452bb7c, (&t6->tolerations));
  } else {
    t7 = set_pod_changes_3_value_constant_4;
  }
  crd_cel_value t8 = t7;
  const int64_t n1 = crd_cel_range(cel, t8);
  if (n1 < 0) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_builder t9 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t10 = crd_cel_range_at(cel, t8, i1);
    bool collected1 = false;
    {
      cost += 13;
      if (t10.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      cost += 1;
      crd_cel_push(cel, &t9, t10);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 3;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t9);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_select(cel, scope->params[0], CRD_STRING("tolerations"));
  cost += 1;
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t14 = crd_cel_iterable(cel, t13);
  const int64_t n12 = crd_cel_range(cel, t14);
  if (n12 < 0) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_builder t15 = {NULL, 0, 0};
  bool failed12 = false;
  crd_string error12 = {NULL, 0};
  for (size_t i12 = 0; i12 < (size_t)n12; i12++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    crd_cel_value t16 = crd_cel_range_at(cel, t14, i12);
    bool collected2 = false;
    {
      cost += 13;
      if (t16.kind == CRD_CEL_FAILED) {
        cost += 35;
        goto failed_2;
      }
      cost += 1;
      if (t16.kind == CRD_CEL_FAILED) {
        cost += 32;
        goto failed_2;
      }
      crd_cel_value t17 = crd_cel_select_optional(cel, t16, CRD_STRING("tolerationseconds"));
      if (t17.kind == CRD_CEL_FAILED) {
        cost += 32;
        goto failed_2;
      }
      cost += t17.kind != CRD_CEL_OPTIONAL || t17.as.optional;
      crd_cel_value t18 = t17;
      if (t18.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 32;
        goto failed_2;
      }
      if (t18.as.optional) {
        t18 = crd_cel_held(cel, t18);
      } else {
        t18 = crd_cel_of_null();
      }
      cost += 30;
      const crd_cel_entry entries19[1] = {{crd_cel_of_string(CRD_STRING("tolerationSeconds")), t18}};
      crd_cel_value t20 = crd_cel_make_map(cel, entries19, NULL, 1);
      if (t20.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_2;
      }
      const crd_cel_value arguments21[2] = {t16, t20};
      crd_cel_value t22 = crd_cel_fn_merge_patch(cel, arguments21, 2);
      if (t22.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      cost += 1;
      crd_cel_push(cel, &t15, t22);
      collected2 = true;
    }
  failed_2:;
    if (!collected2 && !failed12) {
      error12 = cel->error;
      failed12 = true;
    }
  }
  cost += 1;
  if (failed12) cel->error = error12;
  if (failed12) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t23 = crd_cel_built(cel, &t15);
  crd_cel_value t24 = crd_cel_add(cel, t11, t23);
  if (t24.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t24 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: group.schedulerName != '' */
static crd_cel_truth set_pod_changes_4_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_truth t2 = crd_cel_equals(cel, t1, crd_cel_of_string(CRD_STRING("")), true);
  return crd_cel_end(cel, cost, t2);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: group.schedulerName */
static crd_cel_value set_pod_changes_4_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  crd_cel_value t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"));
  cost += 1;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_mutation set_pod_changes_1_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/nodeSelector"),
    .go_type = CRD_STRING_INIT("{}string"),
    .value = {.function = {.value = set_pod_changes_1_value}},
};
static const crd_mutation set_pod_changes_2_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/affinity"),
    .go_type = CRD_STRING_INIT("core.v1.Affinity"),
    .value = {.function = {.value = set_pod_changes_2_value}},
};
static const crd_mutation set_pod_changes_3_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/tolerations"),
    .go_type = CRD_STRING_INIT("[]core.v1.Toleration"),
    .value = {.function = {.value = set_pod_changes_3_value}},
};
static const crd_mutation set_pod_changes_4_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/schedulerName"),
    .value = {.function = {.value = set_pod_changes_4_value}},
};
static const crd_step set_pod_changes_steps[] = {
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-232"),
        .when = {.function = {.truth = set_pod_changes_1_when}},
        .mutation = &set_pod_changes_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-233"),
        .when = {.function = {.truth = set_pod_changes_2_when}},
        .mutation = &set_pod_changes_2_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-234"),
        .when = {.function = {.truth = set_pod_changes_3_when}},
        .mutation = &set_pod_changes_3_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-235"),
        .when = {.function = {.truth = set_pod_changes_4_when}},
        .mutation = &set_pod_changes_4_mutation,
    },
};
const crd_rule_set core_v1_Pod_set_pod_changes_15324541 = {
    .name = CRD_STRING_INIT("pod-changes"),
    .steps = set_pod_changes_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
