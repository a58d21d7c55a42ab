/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-budgets, declared at Pod */
static const crd_cel_value set_pod_budgets_1_at_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_budgets_1_at_table_0 = {set_pod_budgets_1_at_items_0, 2, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_0 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_budgets_1_at_table_0}};
static const crd_cel_value set_pod_budgets_1_at_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_budgets_1_at_table_5 = {set_pod_budgets_1_at_items_5, 2, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_5 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_budgets_1_at_table_5}};
static const crd_cel_map set_pod_budgets_1_at_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_6 = {.kind = CRD_CEL_MAP,
                                                              .as = {.map = &set_pod_budgets_1_at_table_6}};
static const crd_cel_map set_pod_budgets_1_at_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_pod_budgets_1_at_constant_7 = {.kind = CRD_CEL_MAP,
                                                              .as = {.map = &set_pod_budgets_1_at_table_7}};
/* each: budgets */
static crd_cel_value set_pod_budgets_1_at(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t7, t8, t9, t13;
  int64_t k0 = 0;
  size_t n0 = 0, i0 = 0;
  bool f2_2 = false, t5 = false, t12 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list0;
  range0 = set_pod_budgets_1_at_constant_0;
  if ((k0 = crd_cel_range(cel, range0)) < 0) goto at_33;
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 1;
  if (f2_2) { cost += 2; goto at_44; }
  t1 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_44; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_44; }
  if (!t2.as.optional) goto at_11;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_44; }
  goto at_12;
at_11:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_12:
  if (!crd_cel_known(crd_cel_in_constant(cel, t3, set_pod_budgets_1_at_constant_5), &t5)) { cost += 1; goto at_44; }
  if (!t5) goto at_24;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_44; }
  if ((t8 = crd_cel_select_optional(cel, t7, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_44; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_44; }
  if (!t8.as.optional) goto at_22;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 1; goto at_44; }
  goto at_25;
at_22:
  t9 = set_pod_budgets_1_at_constant_6;
  goto at_25;
at_24:
  t9 = set_pod_budgets_1_at_constant_7;
at_25:
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v2), t9), &t12)) goto at_44;
  if (!t12) goto at_29;
  cost += 13;
  if (f2_2) goto at_46;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_33;
  t13 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t13 : crd_cel_of_truth(CRD_CEL_ERROR);
at_33:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_44:
  error0 = cel->error;
  failed0 = true;
  goto at_29;
at_46:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_29;
}

/* value: self.metadata.annotations[name] */
static crd_cel_value set_pod_budgets_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t4;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_6;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_6;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) goto at_6;
  if ((t4 = crd_cel_index(cel, t2, crd_cel_of_string(t3))).kind == CRD_CEL_FAILED) goto at_6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_6:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* part: self.metadata.annotations[name].replace('%', '') */
static crd_cel_value set_pod_budgets_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t4, v7;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const core_v1_Pod *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_9;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_9;
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->self), &t3)) goto at_9;
  if ((t4 = crd_cel_index(cel, t2, crd_cel_of_string(t3))).kind == CRD_CEL_FAILED) goto at_9;
  if ((v7 = crd_cel_fn_replace(cel,
                               (const crd_cel_value[3]){t4, crd_cel_of_string(CRD_STRING("%")),
                                                        crd_cel_of_string(CRD_STRING(""))},
                                                        3)).kind == CRD_CEL_FAILED) goto at_9;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(v7.as.text) : crd_cel_of_truth(CRD_CEL_ERROR);
at_9:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_pod_budgets_1_when_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_budgets_1_when_table_4 = {set_pod_budgets_1_when_items_4, 2, NULL};
static const crd_cel_value set_pod_budgets_1_when_constant_4 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_pod_budgets_1_when_table_4}};
static const crd_string set_pod_budgets_1_when_setting_0_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_pod_budgets_1_when_setting_0 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, 0, CRD_STRING_INIT(""),
                                                              set_pod_budgets_1_when_setting_0_items, 1},
                                                              CRD_STRING_INIT("")};
/* when: scheduled */
static crd_cel_truth set_pod_budgets_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t9;
  crd_cel_truth t4 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR;
  bool v8 = false, v15 = false;
  crd_string t5 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = NULL;
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
  if (!crd_cel_known(crd_cel_in_constant(cel, t2, set_pod_budgets_1_when_constant_4),
                     &v8)) { t4 = CRD_CEL_ERROR; goto at_9; }
  t4 = crd_cel_truth_of(v8);
at_9:
  if (t4 == CRD_CEL_FALSE) goto at_17;
  t5 = cel->error;
  t7 = ((const core_v1_Pod *)scope->outer->self)->spec
           ? ((const core_v1_Pod *)scope->outer->self)->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t9 = crd_cel_of_setting(cel, &set_pod_budgets_1_when_setting_0);
  cost += 5;
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(t7->schedulerName), t9), &v15)) { t10 = CRD_CEL_ERROR; goto at_16; }
  t10 = crd_cel_truth_of(v15);
at_16:
  t4 = crd_cel_and(cel, t4, t5, t10);
at_17:
  if (t4 == CRD_CEL_ERROR) goto at_19;
  return crd_cel_end(cel, cost, t4);
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_pod_budgets_1_include_self_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_pod_budgets_1_include_reads[3] = {
    {CRD_READ_PLACE, 0, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations[*]")},
};
static const crd_scope_code set_pod_budgets_1_include_params[] = {
    {.function = {.value = set_pod_budgets_1_param_1}},
    {.function = {.value = set_pod_budgets_1_param_2}},
};
static const crd_include set_pod_budgets_1_include = {
    .set = &core_v1_Pod_set_pod_budget_13c6be69, .at = {.function = {.value = set_pod_budgets_1_at}}, .each = true,
    .mode = CRD_SET_FIRST, .path = {0, true, {NULL, 0}}, .self_reads = set_pod_budgets_1_include_self_reads,
    .self_read_count = 1, .reads = set_pod_budgets_1_include_reads, .read_count = 3,
    .params = set_pod_budgets_1_include_params, .param_count = 2,
};
static const crd_step set_pod_budgets_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_pod_budgets_1_when}},
        .include = &set_pod_budgets_1_include,
    },
};
const crd_rule_set core_v1_Pod_set_pod_budgets_75333c81 = {
    .name = CRD_STRING_INIT("pod-budgets"), .steps = set_pod_budgets_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
