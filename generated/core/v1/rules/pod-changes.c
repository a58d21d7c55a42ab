/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-changes, declared at Pod */
/* when: size(group.labels) > 0 */
static crd_cel_truth set_pod_changes_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_5; }
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"))).kind == CRD_CEL_FAILED) { cost += 2; goto at_5; }
  if ((v2 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.integer > 0));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_pod_changes_1_value_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_1_value_table_4 = {set_pod_changes_1_value_items_4, 2, NULL};
static const crd_cel_value set_pod_changes_1_value_constant_4 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_1_value_table_4}};
static const crd_cel_map set_pod_changes_1_value_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_pod_changes_1_value_constant_5 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_changes_1_value_table_5}};
/* value: mergePatch(isPod ? self.spec.nodeSelector : {}, group.labels) */
static crd_cel_value set_pod_changes_1_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t7, t10, t11;
  bool t4 = false;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = NULL;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 5; goto at_20; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 5; goto at_20; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_20; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_known(crd_cel_in_constant(cel, t2, set_pod_changes_1_value_constant_4), &t4)) { cost += 3; goto at_20; }
  if (!t4) goto at_15;
  t6 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t7 = crd_cel_of_stored(&crd_1b084350_type_376b84aa, (&t6->nodeSelector));
  cost -= 1;
  cost += 3;
  goto at_16;
at_15:
  t7 = set_pod_changes_1_value_constant_5;
at_16:
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_20; }
  cost += 1;
  if ((t10 = crd_cel_select(cel, scope->params[0], CRD_STRING("labels"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_20; }
  if ((t11 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t7, t10}, 2)).kind == CRD_CEL_FAILED) goto at_20;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t11 : crd_cel_of_truth(CRD_CEL_ERROR);
at_20:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_changes_2_when_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_2_when_table_4 = {set_pod_changes_2_when_items_4, 2, NULL};
static const crd_cel_value set_pod_changes_2_when_constant_4 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_pod_changes_2_when_table_4}};
/* when: group.affinity != '' && !(isPod && has(self.spec.affinity)) */
static crd_cel_truth set_pod_changes_2_when(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t4, t5, t6;
  crd_cel_truth t2 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t14 = CRD_CEL_ERROR;
  bool v2 = false, v13 = false;
  crd_string t3 = {NULL, 0}, t9 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t11 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { t2 = CRD_CEL_ERROR; goto at_3; }
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0],
                           CRD_STRING("affinity"))).kind == CRD_CEL_FAILED) { t2 = CRD_CEL_ERROR; goto at_3; }
  if (!crd_cel_test_equal(cel, t1, crd_cel_of_string(CRD_STRING("")), true, &v2)) { t2 = CRD_CEL_ERROR; goto at_3; }
  t2 = crd_cel_truth_of(v2);
at_3:
  if (t2 == CRD_CEL_FALSE) goto at_23;
  t3 = cel->error;
  t4 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t5 = crd_cel_select_optional(cel, t4,
                                    CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 2; t8 = CRD_CEL_ERROR; goto at_14; }
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  if (t5.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; t8 = CRD_CEL_ERROR; goto at_14; }
  if (!t5.as.optional) goto at_12;
  if ((t6 = crd_cel_held(cel, t5)).kind == CRD_CEL_FAILED) { cost += 2; t8 = CRD_CEL_ERROR; goto at_14; }
  goto at_13;
at_12:
  t6 = crd_cel_of_string(CRD_STRING(""));
at_13:
  if (!crd_cel_known(crd_cel_in_constant(cel, t6, set_pod_changes_2_when_constant_4),
                     &v13)) { t8 = CRD_CEL_ERROR; goto at_14; }
  t8 = crd_cel_truth_of(v13);
at_14:
  if (t8 == CRD_CEL_FALSE) goto at_20;
  t9 = cel->error;
  t11 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t8 = crd_cel_and(cel, t8, t9, crd_cel_truth_of(CRD_HAS(t11, affinity)));
  cost += 2;
at_20:
  if (t8 == CRD_CEL_ERROR) { cost += 1; t14 = CRD_CEL_ERROR; goto at_22; }
  t14 = crd_cel_not(t8);
  cost += 1;
at_22:
  t2 = crd_cel_and(cel, t2, t3, t14);
at_23:
  if (t2 == CRD_CEL_ERROR) goto at_25;
  return crd_cel_end(cel, cost, t2);
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: goFromJSON(group.affinity, 'core.v1.Affinity') */
static crd_cel_value set_pod_changes_2_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t3;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_5; }
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("affinity"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  if ((t3 = crd_cel_fn_go_from_json(cel, (const crd_cel_value[2]){t1, crd_cel_of_string(CRD_STRING("core.v1.Affinity"))},
                                    2)).kind == CRD_CEL_FAILED) goto at_5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(group.tolerations) > 0 */
static crd_cel_truth set_pod_changes_3_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 2; goto at_5; }
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0],
                           CRD_STRING("tolerations"))).kind == CRD_CEL_FAILED) { cost += 2; goto at_5; }
  if ((v2 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t1}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_5; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.integer > 0));
at_5:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_value set_pod_changes_3_value_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_changes_3_value_table_4 = {set_pod_changes_3_value_items_4, 2, NULL};
static const crd_cel_value set_pod_changes_3_value_constant_4 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_3_value_table_4}};
static const crd_cel_list set_pod_changes_3_value_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_pod_changes_3_value_constant_5 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_changes_3_value_table_5}};
/* value: (isPod ? self.spec.tolerations : []).map(t, dyn(t)) + group.tolerations.map(t, dyn(mergePatch(t,
 * {'tolerationSeconds': t.?tolerationseconds.orValue(null)}))) */
static crd_cel_value set_pod_changes_3_value(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t7, range0, t9, t10, t12, range1, t13, t16, t17, t19, t20, t21, t22;
  bool t4 = false, failed0 = false, failed1 = false;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = NULL;
  int64_t k16 = 0, k26 = 0;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_string error0 = {NULL, 0}, error1 = {NULL, 0};
  crd_cel_builder list0, list1;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 5; goto at_48; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if (t1.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 5; goto at_48; }
  if (!t1.as.optional) goto at_7;
  if ((t2 = crd_cel_held(cel, t1)).kind == CRD_CEL_FAILED) { cost += 5; goto at_48; }
  goto at_8;
at_7:
  t2 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_known(crd_cel_in_constant(cel, t2, set_pod_changes_3_value_constant_4), &t4)) { cost += 3; goto at_48; }
  if (!t4) goto at_15;
  t6 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t7 = crd_cel_of_stored(&crd_1b084350_type_df93e452, (&t6->tolerations));
  cost -= 1;
  cost += 3;
  goto at_16;
at_15:
  t7 = set_pod_changes_3_value_constant_5;
at_16:
  range0 = t7;
  if ((k16 = crd_cel_range(cel, range0)) < 0) { cost += 3; goto at_48; }
  n0 = (size_t)k16;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t9 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t9.kind == CRD_CEL_FAILED) { cost += 1; goto at_58; }
  cost += 1;
  crd_cel_push(cel, &list0, t9);
at_21:
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 3; goto at_48; }
  t10 = crd_cel_built(cel, &list0);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; goto at_48; }
  cost += 1;
  if ((t12 = crd_cel_select(cel, scope->params[0],
                            CRD_STRING("tolerations"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_48; }
  range1 = crd_cel_iterable(cel, t12);
  if ((k26 = crd_cel_range(cel, range1)) < 0) { cost += 1; goto at_48; }
  n1 = (size_t)k26;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_44;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t13 = crd_cel_range_at(cel, range1, i1);
  cost += 13;
  if (t13.kind == CRD_CEL_FAILED) { cost += 35; goto at_71; }
  cost += 1;
  if (t13.kind == CRD_CEL_FAILED) { cost += 32; goto at_71; }
  if ((t16 = crd_cel_select_optional(cel, t13,
                                     CRD_STRING("tolerationseconds"))).kind == CRD_CEL_FAILED) { cost += 32; goto at_71; }
  cost += t16.kind != CRD_CEL_OPTIONAL || t16.as.optional;
  if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 32; goto at_71; }
  if (!t16.as.optional) goto at_39;
  if ((t17 = crd_cel_held(cel, t16)).kind == CRD_CEL_FAILED) { cost += 32; goto at_71; }
  goto at_40;
at_39:
  t17 = crd_cel_of_null();
at_40:
  cost += 30;
  if ((t19 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("tolerationSeconds")), t17}}, NULL,
                              1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_71; }
  if ((t20 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t13, t19},
                                    2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_71; }
  cost += 1;
  crd_cel_push(cel, &list1, t20);
at_43:
  if (++i1 < n1) goto loop_1;
at_44:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) { cost += 1; goto at_48; }
  t21 = crd_cel_built(cel, &list1);
  if ((t22 = crd_cel_add_any(cel, t10, t21)).kind == CRD_CEL_FAILED) goto at_48;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t22 : crd_cel_of_truth(CRD_CEL_ERROR);
at_48:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_58:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_21;
at_71:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_43;
}

/* when: group.schedulerName != '' */
static crd_cel_truth set_pod_changes_4_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1;
  bool t2 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_4;
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"))).kind == CRD_CEL_FAILED) goto at_4;
  if (!crd_cel_test_equal(cel, t1, crd_cel_of_string(CRD_STRING("")), true, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* value: group.schedulerName */
static crd_cel_value set_pod_changes_4_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_3;
  cost += 1;
  if ((t1 = crd_cel_select(cel, scope->params[0], CRD_STRING("schedulerName"))).kind == CRD_CEL_FAILED) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t1 : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_mutation set_pod_changes_1_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/nodeSelector"), .go_type = CRD_STRING_INIT("{}string"),
    .value = {.function = {.value = set_pod_changes_1_value}},
};
static const crd_mutation set_pod_changes_2_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/affinity"), .go_type = CRD_STRING_INIT("core.v1.Affinity"),
    .value = {.function = {.value = set_pod_changes_2_value}},
};
static const crd_mutation set_pod_changes_3_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/tolerations"), .go_type = CRD_STRING_INIT("[]core.v1.Toleration"),
    .value = {.function = {.value = set_pod_changes_3_value}},
};
static const crd_mutation set_pod_changes_4_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/schedulerName"),
    .value = {.function = {.value = set_pod_changes_4_value}},
};
static const crd_step set_pod_changes_steps[] = {
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-232"), .when = {.function = {.truth = set_pod_changes_1_when}},
        .mutation = &set_pod_changes_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-233"), .when = {.function = {.truth = set_pod_changes_2_when}},
        .mutation = &set_pod_changes_2_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-234"), .when = {.function = {.truth = set_pod_changes_3_when}},
        .mutation = &set_pod_changes_3_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-235"), .when = {.function = {.truth = set_pod_changes_4_when}},
        .mutation = &set_pod_changes_4_mutation,
    },
};
const crd_rule_set core_v1_Pod_set_pod_changes_75333c81 = {
    .name = CRD_STRING_INIT("pod-changes"), .steps = set_pod_changes_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
