/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-mutate, declared at Pod */
static const crd_gate set_pod_mutate_1_when_gate_1 = {CRD_STRING_INIT("SchedulingGatesQueueAdmission"), false, false,
                                                      CRD_GATE_ALPHA};
static const crd_cel_value set_pod_mutate_1_when_items_2[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_1_when_table_2 = {set_pod_mutate_1_when_items_2, 2, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_3 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_pod_mutate_1_when_table_2}};
static const crd_cel_map set_pod_mutate_1_when_table_4 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_5 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_1_when_table_4}};
static const crd_cel_map set_pod_mutate_1_when_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_7 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_1_when_table_6}};
/* when: gated && !has(self.spec.schedulingGates) */
static crd_cel_truth set_pod_mutate_1_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    bool t4 = crd_settings_gate(cel->settings, &set_pod_mutate_1_when_gate_1);
    cost += 2;
    bool t16 = false;
    if (t4) {
      crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("kind"));
      cost += 3;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_2;
      }
      cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
      crd_cel_value t7 = t6;
      if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 3;
        goto failed_2;
      }
      if (t7.as.optional) {
        t7 = crd_cel_held(cel, t7);
      } else {
        t7 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_cel_truth t8 = crd_cel_in_constant(cel, t7, set_pod_mutate_1_when_constant_3);
      if (t8 == CRD_CEL_ERROR) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_value t12 = crd_cel_of_null();
      if (t8 == CRD_CEL_TRUE) {
        crd_cel_value t9 = crd_scope_metadata(cel, self->object.value);
        cost += 2;
        if (t9.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_2;
        }
        crd_cel_value t10 = crd_cel_select_optional(cel, t9, CRD_STRING("annotations"));
        if (t10.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_2;
        }
        cost += t10.kind != CRD_CEL_OPTIONAL || t10.as.optional;
        crd_cel_value t11 = t10;
        if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 1;
          goto failed_2;
        }
        if (t11.as.optional) {
          t11 = crd_cel_held(cel, t11);
        } else {
          t11 = set_pod_mutate_1_when_constant_5;
        }
        t12 = t11;
      } else {
        t12 = set_pod_mutate_1_when_constant_7;
      }
      crd_cel_value t13 = crd_cel_index_optional(cel, t12,
                                                 crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate")));
      if (t13.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_value t14 = t13;
      if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 1;
        goto failed_2;
      }
      if (t14.as.optional) {
        t14 = crd_cel_held(cel, t14);
      } else {
        t14 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, t14, &t15)) goto failed_2;
      cost += crd_cel_string_cost(t15, CRD_STRING("true"));
      t16 = crd_cel_same(t15, CRD_STRING("true"));
    }
    t2 = crd_cel_truth_of(t16);
  }
failed_2:;
  crd_cel_truth t17 = t2;
  if (t17 != CRD_CEL_FALSE) {
    const crd_string error18 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t21 = self->spec
                                                               ? self->spec
                                                               : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 3;
    bool t22 = false;
    for (size_t i20 = 0; i20 < t21->schedulingGates.count; i20++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodOS *g_23 = &t21->schedulingGates.items[i20];
      cost += crd_cel_string_cost(g_23->name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"));
      cost += 6;
      if (crd_cel_same(g_23->name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))) {
        t22 = true;
        if (i20 + 1 < t21->schedulingGates.count) cost += 3;
        break;
      }
    }
    cost += 2;
    t17 = crd_cel_and(cel, t17, error18, crd_cel_truth_of(!t22));
  }
  crd_cel_truth t25 = t17;
  if (t25 != CRD_CEL_FALSE) {
    const crd_string error26 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t28 = self->spec
                                                               ? self->spec
                                                               : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 2;
    cost += 1;
    t25 = crd_cel_and(cel, t25, error26,
                      crd_cel_truth_of(!CRD_HAS(t28,
                                                CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_PodSpec, schedulingGates))));
  }
  return crd_cel_end(cel, cost, t25);
}

/* value: [{'name': gate}] */
static crd_cel_value set_pod_mutate_1_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 30;
  const crd_cel_entry entries1[1] = {{crd_cel_of_string(CRD_STRING("name")),
                                      crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))}};
  crd_cel_value t2 = crd_cel_make_map(cel, entries1, NULL, 1);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  cost += 10;
  const crd_cel_value items3[1] = {t2};
  crd_cel_value t4 = crd_cel_make_list(cel, items3, NULL, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_gate set_pod_mutate_2_when_gate_1 = {CRD_STRING_INIT("SchedulingGatesQueueAdmission"), false, false,
                                                      CRD_GATE_ALPHA};
static const crd_cel_value set_pod_mutate_2_when_items_2[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_2_when_table_2 = {set_pod_mutate_2_when_items_2, 2, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_3 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_pod_mutate_2_when_table_2}};
static const crd_cel_map set_pod_mutate_2_when_table_4 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_5 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_2_when_table_4}};
static const crd_cel_map set_pod_mutate_2_when_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_7 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_2_when_table_6}};
/* when: gated && has(self.spec.schedulingGates) */
static crd_cel_truth set_pod_mutate_2_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    bool t4 = crd_settings_gate(cel->settings, &set_pod_mutate_2_when_gate_1);
    cost += 2;
    bool t16 = false;
    if (t4) {
      crd_cel_value t5 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t6 = crd_cel_select_optional(cel, t5, CRD_STRING("kind"));
      cost += 3;
      if (t6.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_2;
      }
      cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
      crd_cel_value t7 = t6;
      if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 3;
        goto failed_2;
      }
      if (t7.as.optional) {
        t7 = crd_cel_held(cel, t7);
      } else {
        t7 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_cel_truth t8 = crd_cel_in_constant(cel, t7, set_pod_mutate_2_when_constant_3);
      if (t8 == CRD_CEL_ERROR) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_value t12 = crd_cel_of_null();
      if (t8 == CRD_CEL_TRUE) {
        crd_cel_value t9 = crd_scope_metadata(cel, self->object.value);
        cost += 2;
        if (t9.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_2;
        }
        crd_cel_value t10 = crd_cel_select_optional(cel, t9, CRD_STRING("annotations"));
        if (t10.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_2;
        }
        cost += t10.kind != CRD_CEL_OPTIONAL || t10.as.optional;
        crd_cel_value t11 = t10;
        if (t11.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
          cost += 1;
          goto failed_2;
        }
        if (t11.as.optional) {
          t11 = crd_cel_held(cel, t11);
        } else {
          t11 = set_pod_mutate_2_when_constant_5;
        }
        t12 = t11;
      } else {
        t12 = set_pod_mutate_2_when_constant_7;
      }
      crd_cel_value t13 = crd_cel_index_optional(cel, t12,
                                                 crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate")));
      if (t13.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_2;
      }
      crd_cel_value t14 = t13;
      if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
        cost += 1;
        goto failed_2;
      }
      if (t14.as.optional) {
        t14 = crd_cel_held(cel, t14);
      } else {
        t14 = crd_cel_of_string(CRD_STRING(""));
      }
      crd_string t15 = {NULL, 0};
      if (!crd_cel_take_string(cel, t14, &t15)) goto failed_2;
      cost += crd_cel_string_cost(t15, CRD_STRING("true"));
      t16 = crd_cel_same(t15, CRD_STRING("true"));
    }
    t2 = crd_cel_truth_of(t16);
  }
failed_2:;
  crd_cel_truth t17 = t2;
  if (t17 != CRD_CEL_FALSE) {
    const crd_string error18 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t21 = self->spec
                                                               ? self->spec
                                                               : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 3;
    bool t22 = false;
    for (size_t i20 = 0; i20 < t21->schedulingGates.count; i20++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodOS *g_23 = &t21->schedulingGates.items[i20];
      cost += crd_cel_string_cost(g_23->name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"));
      cost += 6;
      if (crd_cel_same(g_23->name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))) {
        t22 = true;
        if (i20 + 1 < t21->schedulingGates.count) cost += 3;
        break;
      }
    }
    cost += 2;
    t17 = crd_cel_and(cel, t17, error18, crd_cel_truth_of(!t22));
  }
  crd_cel_truth t25 = t17;
  if (t25 != CRD_CEL_FALSE) {
    const crd_string error26 = cel->error;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t28 = self->spec
                                                               ? self->spec
                                                               : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 2;
    t25 = crd_cel_and(cel, t25, error26,
                      crd_cel_truth_of(CRD_HAS(t28, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_PodSpec, schedulingGates))));
  }
  return crd_cel_end(cel, cost, t25);
}

/* value: {'name': gate} */
static crd_cel_value set_pod_mutate_2_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 30;
  const crd_cel_entry entries1[1] = {{crd_cel_of_string(CRD_STRING("name")),
                                      crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))}};
  crd_cel_value t2 = crd_cel_make_map(cel, entries1, NULL, 1);
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_setting set_pod_mutate_3_param_1_setting_1 = {CRD_STRING_INIT("admissionConfiguration"), CRD_SETTING_STRING,
                                                               {false, INT64_C(0), CRD_STRING_INIT("none"), NULL, 0},
                                                               CRD_STRING_INIT("")};
/* all: groups.value().resourceGroups */
static crd_cel_value set_pod_mutate_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = crd_settings_value(cel->settings, &set_pod_mutate_3_param_1_setting_1)->text;
  cost += 2;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("(resourceGroups:[](resourceGroup:string "),
                                 CRD_STRING("object:(key:string value:[]string) schedulerName:string labels:{}string "
                                            "affinity:string "), false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING("tolerations:[](key:string operator:string value:string effect:string "
                                            "tolerationseconds:*int)))"), false);
  const crd_cel_value arguments4[2] = {crd_cel_of_string(t1), crd_cel_of_string(t3)};
  crd_cel_value t5 = crd_cel_fn_go_from_yaml(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments6[1] = {t5};
  crd_cel_value t7 = crd_cel_fn_value(cel, arguments6, 1);
  if (t7.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_value t8 = crd_cel_select(cel, t7, CRD_STRING("resourceGroups"));
  cost += 2;
  if (t8.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_mutate_3_param_2_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_3_param_2_table_1 = {set_pod_mutate_3_param_2_items_1, 2, NULL};
static const crd_cel_value set_pod_mutate_3_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_pod_mutate_3_param_2_table_1}};
/* space: isPod && self.metadata.namespace != '' ? self.metadata.namespace : request.namespace */
static crd_cel_value set_pod_mutate_3_param_2(crd_cel *cel, const crd_scope *scope) {
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
    crd_cel_truth t5 = crd_cel_in_constant(cel, t4, set_pod_mutate_3_param_2_constant_2);
    t1 = t5;
  }
failed_1:;
  crd_cel_truth t6 = t1;
  if (t6 != CRD_CEL_FALSE) {
    const crd_string error7 = cel->error;
    crd_cel_truth t8 = CRD_CEL_ERROR;
    {
      crd_cel_value t9 = crd_scope_metadata(cel, self_1->object.value);
      cost += 2;
      if (t9.kind == CRD_CEL_FAILED) goto failed_2;
      crd_cel_value t10 = crd_scope_select(cel, t9, CRD_STRING("namespace"), CRD_ZERO_STRING);
      cost += 1;
      if (t10.kind == CRD_CEL_FAILED) goto failed_2;
      crd_string t11 = {NULL, 0};
      if (!crd_cel_take_string(cel, t10, &t11)) goto failed_2;
      cost += crd_cel_string_cost(t11, CRD_STRING(""));
      t8 = crd_cel_truth_of(!crd_cel_same(t11, CRD_STRING("")));
    }
  failed_2:;
    t6 = crd_cel_and(cel, t6, error7, t8);
  }
  if (t6 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_value t16 = crd_cel_of_null();
  if (t6 == CRD_CEL_TRUE) {
    crd_cel_value t12 = crd_scope_metadata(cel, self_1->object.value);
    cost += 2;
    if (t12.kind == CRD_CEL_FAILED) {
      cost -= 1;
      goto failed_0;
    }
    crd_cel_value t13 = crd_scope_select(cel, t12, CRD_STRING("namespace"), CRD_ZERO_STRING);
    cost += 1;
    if (t13.kind == CRD_CEL_FAILED) {
      cost -= 1;
      goto failed_0;
    }
    cost -= 1;
    t16 = t13;
  } else {
    crd_cel_value t14 = crd_cel_of_request(cel);
    crd_cel_value t15 = crd_cel_select(cel, t14, CRD_STRING("namespace"));
    cost += 2;
    if (t15.kind == CRD_CEL_FAILED) {
      cost -= 1;
      goto failed_0;
    }
    cost -= 1;
    t16 = t15;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t16 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_pod_mutate_3_include_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_scope_code set_pod_mutate_3_include_params[] = {
    {.function = {.value = set_pod_mutate_3_param_1}},
    {.function = {.value = set_pod_mutate_3_param_2}},
};
static const crd_include set_pod_mutate_3_include = {
    .set = &core_v1_Pod_set_pod_groups_15324541,
    .mode = CRD_SET_FIRST,
    .reads = set_pod_mutate_3_include_reads,
    .read_count = 1,
    .params = set_pod_mutate_3_include_params,
    .param_count = 2,
};
static const crd_mutation set_pod_mutate_1_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/schedulingGates"),
    .value = {.function = {.value = set_pod_mutate_1_value}},
};
static const crd_mutation set_pod_mutate_2_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/schedulingGates/-"),
    .value = {.function = {.value = set_pod_mutate_2_value}},
};
static const crd_step set_pod_mutate_steps[] = {
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-230"),
        .when = {.function = {.truth = set_pod_mutate_1_when}},
        .mutation = &set_pod_mutate_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-230-append"),
        .when = {.function = {.truth = set_pod_mutate_2_when}},
        .mutation = &set_pod_mutate_2_mutation,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_pod_mutate_3_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_mutate_15324541 = {
    .name = CRD_STRING_INIT("pod-mutate"),
    .steps = set_pod_mutate_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
