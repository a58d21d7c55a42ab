/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-mutate, declared at Pod */
static const crd_gate set_pod_mutate_1_when_gate_0 = {CRD_STRING_INIT("SchedulingGatesQueueAdmission"), false, false,
                                                      CRD_GATE_ALPHA};
static const crd_cel_value set_pod_mutate_1_when_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_1_when_table_5 = {set_pod_mutate_1_when_items_5, 2, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_5 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_pod_mutate_1_when_table_5}};
static const crd_cel_map set_pod_mutate_1_when_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_6 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_1_when_table_6}};
static const crd_cel_map set_pod_mutate_1_when_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_1_when_constant_7 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_1_when_table_7}};
/* when: gated && !has(self.spec.schedulingGates) */
static crd_cel_truth set_pod_mutate_1_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR;
  crd_cel_value t1, t2, t3, t7, t8, t9, t12, t13;
  bool t5 = false, v29 = false, t20 = false;
  crd_string t16 = {NULL, 0}, t27 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t18 = NULL, *t29 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodOS_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  t0 = crd_cel_truth_of(crd_settings_gate(cel->settings, &set_pod_mutate_1_when_gate_0));
  cost += 2;
  if (t0 == CRD_CEL_FALSE) goto at_30;
  t1 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t2 = crd_cel_select_optional(cel, t1,
                                    CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t2.as.optional) goto at_9;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_10;
at_9:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_known(crd_cel_in_constant(cel, t3, set_pod_mutate_1_when_constant_5),
                     &t5)) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t5) goto at_22;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel,
                               self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if ((t8 = crd_cel_select_optional(cel, t7,
                                    CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t8.as.optional) goto at_20;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_23;
at_20:
  t9 = set_pod_mutate_1_when_constant_6;
  goto at_23;
at_22:
  t9 = set_pod_mutate_1_when_constant_7;
at_23:
  if ((t12 = crd_cel_index_optional(cel, t9,
                                    crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate")))).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (t12.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t12.as.optional) goto at_28;
  if ((t13 = crd_cel_held(cel, t12)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_29;
at_28:
  t13 = crd_cel_of_string(CRD_STRING(""));
at_29:
  if (!crd_cel_test_equal(cel, t13, crd_cel_of_string(CRD_STRING("true")), false, &v29)) { t0 = CRD_CEL_ERROR; goto at_30; }
  t0 = crd_cel_truth_of(v29);
at_30:
  if (t0 == CRD_CEL_FALSE) goto at_48;
  t16 = cel->error;
  t18 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 3;
  range0 = &t18->schedulingGates;
  n0 = range0->count;
  t20 = false;
  i0 = 0;
  if (!n0) goto at_44;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"));
  cost += 2;
  if (crd_cel_same(range0->items[i0].name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))) {
    t20 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_44;
  }
  if (++i0 < n0) goto loop_0;
at_44:
  t0 = crd_cel_and(cel, t0, t16, crd_cel_truth_of(!t20));
  cost += 2;
at_48:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_49; }
at_49:
  if (t0 == CRD_CEL_FALSE) goto at_56;
  t27 = cel->error;
  t29 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t0 = crd_cel_and(cel, t0, t27, crd_cel_truth_of(!CRD_HAS(t29, schedulingGates)));
  cost += 3;
at_56:
  if (t0 == CRD_CEL_ERROR) goto at_58;
  return crd_cel_end(cel, cost, t0);
at_58:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: [{'name': gate}] */
static crd_cel_value set_pod_mutate_1_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t2, t3;
  cost += 30;
  if ((t2 = crd_cel_make_map(cel,
                             (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("name")),
                                                       crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-"
                                                                                    "gate"))}}, NULL,
                                                                                    1)).kind == CRD_CEL_FAILED) { cost += 10; goto at_5; }
  cost += 10;
  if ((t3 = crd_cel_make_list(cel, (const crd_cel_value[1]){t2}, NULL, 1)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_gate set_pod_mutate_2_when_gate_0 = {CRD_STRING_INIT("SchedulingGatesQueueAdmission"), false, false,
                                                      CRD_GATE_ALPHA};
static const crd_cel_value set_pod_mutate_2_when_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_2_when_table_5 = {set_pod_mutate_2_when_items_5, 2, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_5 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_pod_mutate_2_when_table_5}};
static const crd_cel_map set_pod_mutate_2_when_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_6 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_2_when_table_6}};
static const crd_cel_map set_pod_mutate_2_when_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_mutate_2_when_constant_7 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_mutate_2_when_table_7}};
/* when: gated && has(self.spec.schedulingGates) */
static crd_cel_truth set_pod_mutate_2_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR;
  crd_cel_value t1, t2, t3, t7, t8, t9, t12, t13;
  bool t5 = false, v29 = false, t20 = false;
  crd_string t16 = {NULL, 0}, t27 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t18 = NULL, *t29 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodOS_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  t0 = crd_cel_truth_of(crd_settings_gate(cel->settings, &set_pod_mutate_2_when_gate_0));
  cost += 2;
  if (t0 == CRD_CEL_FALSE) goto at_30;
  t1 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t2 = crd_cel_select_optional(cel, t1,
                                    CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t2.as.optional) goto at_9;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_10;
at_9:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_10:
  if (!crd_cel_known(crd_cel_in_constant(cel, t3, set_pod_mutate_2_when_constant_5),
                     &t5)) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t5) goto at_22;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel,
                               self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if ((t8 = crd_cel_select_optional(cel, t7,
                                    CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t8.as.optional) goto at_20;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_23;
at_20:
  t9 = set_pod_mutate_2_when_constant_6;
  goto at_23;
at_22:
  t9 = set_pod_mutate_2_when_constant_7;
at_23:
  if ((t12 = crd_cel_index_optional(cel, t9,
                                    crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-gate")))).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (t12.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  if (!t12.as.optional) goto at_28;
  if ((t13 = crd_cel_held(cel, t12)).kind == CRD_CEL_FAILED) { cost += 1; t0 = CRD_CEL_ERROR; goto at_30; }
  goto at_29;
at_28:
  t13 = crd_cel_of_string(CRD_STRING(""));
at_29:
  if (!crd_cel_test_equal(cel, t13, crd_cel_of_string(CRD_STRING("true")), false, &v29)) { t0 = CRD_CEL_ERROR; goto at_30; }
  t0 = crd_cel_truth_of(v29);
at_30:
  if (t0 == CRD_CEL_FALSE) goto at_48;
  t16 = cel->error;
  t18 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 3;
  range0 = &t18->schedulingGates;
  n0 = range0->count;
  t20 = false;
  i0 = 0;
  if (!n0) goto at_44;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"));
  cost += 2;
  if (crd_cel_same(range0->items[i0].name, CRD_STRING("scheduling.volcano.sh/queue-allocation-gate"))) {
    t20 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_44;
  }
  if (++i0 < n0) goto loop_0;
at_44:
  t0 = crd_cel_and(cel, t0, t16, crd_cel_truth_of(!t20));
  cost += 2;
at_48:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_49; }
at_49:
  if (t0 == CRD_CEL_FALSE) goto at_55;
  t27 = cel->error;
  t29 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t0 = crd_cel_and(cel, t0, t27, crd_cel_truth_of(CRD_HAS(t29, schedulingGates)));
  cost += 2;
at_55:
  if (t0 == CRD_CEL_ERROR) goto at_57;
  return crd_cel_end(cel, cost, t0);
at_57:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: {'name': gate} */
static crd_cel_value set_pod_mutate_2_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t2;
  cost += 30;
  if ((t2 = crd_cel_make_map(cel,
                             (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("name")),
                                                       crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-allocation-"
                                                                                    "gate"))}}, NULL,
                                                                                    1)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_setting set_pod_mutate_3_param_1_setting_0 = {CRD_STRING_INIT("admissionConfiguration"), CRD_SETTING_STRING,
                                                               {false, 0, CRD_STRING_INIT("none"), NULL, 0},
                                                               CRD_STRING_INIT("")};
/* all: groups.value().resourceGroups */
static crd_cel_value set_pod_mutate_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  crd_cel_value t3, t4, t5;
  t0 = crd_settings_value(cel->settings, &set_pod_mutate_3_param_1_setting_0)->text;
  t1 = crd_cel_concat(cel, CRD_STRING("(resourceGroups:[](resourceGroup:string "),
                      CRD_STRING("object:(key:string value:[]string) schedulerName:string labels:{}string affinity:string "),
                      false);
  t2 = crd_cel_concat(cel, t1,
                      CRD_STRING("tolerations:[](key:string operator:string value:string effect:string "
                                 "tolerationseconds:*int)))"), false);
  cost += 2;
  if ((t3 = crd_cel_fn_go_from_yaml(cel, (const crd_cel_value[2]){crd_cel_of_string(t0), crd_cel_of_string(t2)},
                                    2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  if ((t4 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  cost += 2;
  if ((t5 = crd_cel_select(cel, t4, CRD_STRING("resourceGroups"))).kind == CRD_CEL_FAILED) goto at_7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t5 : crd_cel_of_truth(CRD_CEL_ERROR);
at_7:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_mutate_3_param_2_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_mutate_3_param_2_table_4 = {set_pod_mutate_3_param_2_items_4, 2, NULL};
static const crd_cel_value set_pod_mutate_3_param_2_constant_4 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_pod_mutate_3_param_2_table_4}};
/* space: isPod && self.metadata.namespace != '' ? self.metadata.namespace : request.namespace */
static crd_cel_value set_pod_mutate_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t7, t8, t12, t13, t14;
  crd_cel_truth t4 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR;
  bool v8 = false, v14 = false;
  crd_string t5 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0,
                                    CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 2; t4 = CRD_CEL_ERROR; goto at_9; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t4 = CRD_CEL_ERROR; goto at_9; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 2; t4 = CRD_CEL_ERROR; goto at_9; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_known(crd_cel_in_constant(cel, t2, set_pod_mutate_3_param_2_constant_4),
                     &v8)) { t4 = CRD_CEL_ERROR; goto at_9; }
  t4 = crd_cel_truth_of(v8);
at_9:
  if (t4 == CRD_CEL_FALSE) goto at_16;
  t5 = cel->error;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel,
                               ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) { t9 = CRD_CEL_ERROR; goto at_15; }
  cost += 1;
  if ((t8 = crd_scope_member(cel, t7, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { t9 = CRD_CEL_ERROR; goto at_15; }
  if (!crd_cel_test_equal(cel, t8, crd_cel_of_string(CRD_STRING("")), true, &v14)) { t9 = CRD_CEL_ERROR; goto at_15; }
  t9 = crd_cel_truth_of(v14);
at_15:
  t4 = crd_cel_and(cel, t4, t5, t9);
at_16:
  if (t4 == CRD_CEL_ERROR) goto at_27;
  if (t4 == CRD_CEL_FALSE) goto at_23;
  cost += 2;
  if ((t12 = crd_scope_metadata(cel,
                                ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_37;
  cost += 1;
  if ((t13 = crd_scope_member(cel, t12, CRD_STRING("namespace"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_39;
  cost -= 1;
  goto at_26;
at_23:
  t14 = crd_cel_of_request(cel);
  cost += 2;
  if ((t13 = crd_cel_select(cel, t14, CRD_STRING("namespace"))).kind == CRD_CEL_FAILED) goto at_41;
  cost -= 1;
at_26:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t13 : crd_cel_of_truth(CRD_CEL_ERROR);
at_27:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_37:
  cost -= 1;
  goto at_27;
at_39:
  cost -= 1;
  goto at_27;
at_41:
  cost -= 1;
  goto at_27;
}


static const crd_read set_pod_mutate_3_include_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_scope_code set_pod_mutate_3_include_params[] = {
    {.function = {.value = set_pod_mutate_3_param_1}},
    {.function = {.value = set_pod_mutate_3_param_2}},
};
static const crd_include set_pod_mutate_3_include = {
    .set = &core_v1_Pod_set_pod_groups_75333c81, .mode = CRD_SET_FIRST, .reads = set_pod_mutate_3_include_reads,
    .read_count = 1, .params = set_pod_mutate_3_include_params, .param_count = 2,
};
static const crd_mutation set_pod_mutate_1_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/schedulingGates"),
    .value = {.function = {.value = set_pod_mutate_1_value}},
};
static const crd_mutation set_pod_mutate_2_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/schedulingGates/-"),
    .value = {.function = {.value = set_pod_mutate_2_value}},
};
static const crd_step set_pod_mutate_steps[] = {
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-230"), .when = {.function = {.truth = set_pod_mutate_1_when}},
        .mutation = &set_pod_mutate_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-230-append"),
        .when = {.function = {.truth = set_pod_mutate_2_when}}, .mutation = &set_pod_mutate_2_mutation,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_pod_mutate_3_include},
};
const crd_rule_set core_v1_Pod_set_pod_mutate_75333c81 = {
    .name = CRD_STRING_INIT("pod-mutate"), .steps = set_pod_mutate_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
