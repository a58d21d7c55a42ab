/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* pod-one-budget, declared at Pod */
static const crd_cel_value set_pod_one_budget_1_items_4[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_table_4 = {set_pod_one_budget_1_items_4, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_4 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_one_budget_1_table_4}};
static const crd_string set_pod_one_budget_1_setting_0_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_pod_one_budget_1_setting_0 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                           {false, 0, CRD_STRING_INIT(""),
                                                            set_pod_one_budget_1_setting_0_items, 1}, CRD_STRING_INIT("")};
static const crd_cel_value set_pod_one_budget_1_items_5[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_one_budget_1_table_5 = {set_pod_one_budget_1_items_5, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_5 = {.kind = CRD_CEL_LIST,
                                                              .as = {.list = &set_pod_one_budget_1_table_5}};
static const crd_cel_value set_pod_one_budget_1_items_10[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_table_10 = {set_pod_one_budget_1_items_10, 2, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_10 = {.kind = CRD_CEL_LIST,
                                                               .as = {.list = &set_pod_one_budget_1_table_10}};
static const crd_cel_map set_pod_one_budget_1_table_11 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_11 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_one_budget_1_table_11}};
static const crd_cel_map set_pod_one_budget_1_table_12 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_constant_12 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_pod_one_budget_1_table_12}};
/* size(budgets) < 2
 * when: scheduled */
static crd_cel_truth set_pod_one_budget_1(crd_cel *cel, const crd_scope *scope) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, t9, range0, t13, t14, t15, t19, t20, t21, t25, v51;
  crd_cel_truth t4 = CRD_CEL_ERROR, t10 = CRD_CEL_ERROR;
  bool v8 = false, v15 = false, f21_2 = false, t17 = false, t24 = false, failed0 = false, t27 = false;
  crd_string t5 = {NULL, 0}, v21 = {NULL, 0}, error0 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = NULL;
  int64_t k19 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_builder list0;
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
  if (!crd_cel_known(crd_cel_in_constant(cel, t2, set_pod_one_budget_1_constant_4), &v8)) { t4 = CRD_CEL_ERROR; goto at_9; }
  t4 = crd_cel_truth_of(v8);
at_9:
  if (t4 == CRD_CEL_FALSE) goto at_17;
  t5 = cel->error;
  t7 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t9 = crd_cel_of_setting(cel, &set_pod_one_budget_1_setting_0);
  cost += 5;
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(t7->schedulerName), t9), &v15)) { t10 = CRD_CEL_ERROR; goto at_16; }
  t10 = crd_cel_truth_of(v15);
at_16:
  t4 = crd_cel_and(cel, t4, t5, t10);
at_17:
  if (t4 == CRD_CEL_ERROR) goto at_56;
  if (t4 == CRD_CEL_FALSE) goto at_54;
  range0 = set_pod_one_budget_1_constant_5;
  if ((k19 = crd_cel_range(cel, range0)) < 0) { cost += 2; goto at_56; }
  n0 = (size_t)k19;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_49;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  f21_2 = !crd_cel_string_at(cel, &range0, i0, &v21);
  cost += 1;
  if (f21_2) { cost += 2; goto at_78; }
  t13 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t14 = crd_cel_select_optional(cel, t13, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_78; }
  cost += t14.kind != CRD_CEL_OPTIONAL || t14.as.optional;
  if (t14.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_78; }
  if (!t14.as.optional) goto at_30;
  if ((t15 = crd_cel_held(cel, t14)).kind == CRD_CEL_FAILED) { cost += 3; goto at_78; }
  goto at_31;
at_30:
  t15 = crd_cel_of_string(CRD_STRING(""));
at_31:
  if (!crd_cel_known(crd_cel_in_constant(cel, t15, set_pod_one_budget_1_constant_10), &t17)) { cost += 1; goto at_78; }
  if (!t17) goto at_43;
  cost += 2;
  if ((t19 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_78; }
  if ((t20 = crd_cel_select_optional(cel, t19, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_78; }
  cost += t20.kind != CRD_CEL_OPTIONAL || t20.as.optional;
  if (t20.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_78; }
  if (!t20.as.optional) goto at_41;
  if ((t21 = crd_cel_held(cel, t20)).kind == CRD_CEL_FAILED) { cost += 1; goto at_78; }
  goto at_44;
at_41:
  t21 = set_pod_one_budget_1_constant_11;
  goto at_44;
at_43:
  t21 = set_pod_one_budget_1_constant_12;
at_44:
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v21), t21), &t24)) goto at_78;
  if (!t24) goto at_48;
  cost += 13;
  if (f21_2) goto at_80;
  crd_cel_push(cel, &list0, crd_cel_of_string(v21));
at_48:
  if (++i0 < n0) goto loop_0;
at_49:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_56; }
  t25 = crd_cel_built(cel, &list0);
  if ((v51 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t25}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_56; }
  t27 = v51.as.integer < 2;
  cost += 1;
  goto at_55;
at_54:
  t27 = true;
at_55:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t27));
at_56:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_78:
  error0 = cel->error;
  failed0 = true;
  goto at_48;
at_80:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_48;
}

static const crd_cel_value set_pod_one_budget_1_message_expression_items_1[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-min-available", 28}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"volcano.sh/jdb-max-unavailable", 30}}},
};
static const crd_cel_list set_pod_one_budget_1_message_expression_table_1 = {set_pod_one_budget_1_message_expression_items_1,
                                                                             2, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_1 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_pod_one_budget_1_message_expression_table_1}};
static const crd_cel_value set_pod_one_budget_1_message_expression_items_8[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"Pod", 3}}},
};
static const crd_cel_list set_pod_one_budget_1_message_expression_table_8 = {set_pod_one_budget_1_message_expression_items_8,
                                                                             2, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_8 = {.kind = CRD_CEL_LIST,
                                                                                 .as = {.list = &set_pod_one_budget_1_message_expression_table_8}};
static const crd_cel_map set_pod_one_budget_1_message_expression_table_9 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_9 = {.kind = CRD_CEL_MAP,
                                                                                 .as = {.map = &set_pod_one_budget_1_message_expression_table_9}};
static const crd_cel_map set_pod_one_budget_1_message_expression_table_10 = {NULL, 0, NULL};
static const crd_cel_value set_pod_one_budget_1_message_expression_constant_10 = {.kind = CRD_CEL_MAP,
                                                                                  .as = {.map = &set_pod_one_budget_1_message_expression_table_10}};
/* messageExpression: 'not allow configure multiple annotations <[' + budgets.join(' ') + ']> at same time' */
static bool set_pod_one_budget_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const core_v1_Pod *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value range0, t1, t2, t3, t7, t8, t9, t13, v33;
  int64_t k0 = 0;
  size_t n0 = 0, i0 = 0;
  bool f2_2 = false, t5 = false, t12 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, error0 = {NULL, 0}, t16 = {NULL, 0}, t17 = {NULL, 0};
  crd_cel_builder list0;
  range0 = set_pod_one_budget_1_message_expression_constant_1;
  if ((k0 = crd_cel_range(cel, range0)) < 0) { cost += 8; goto at_38; }
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 1;
  if (f2_2) { cost += 2; goto at_50; }
  t1 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("kind"))).kind == CRD_CEL_FAILED) { cost += 3; goto at_50; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 3; goto at_50; }
  if (!t2.as.optional) goto at_11;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_50; }
  goto at_12;
at_11:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_12:
  if (!crd_cel_known(crd_cel_in_constant(cel, t3, set_pod_one_budget_1_message_expression_constant_8),
                     &t5)) { cost += 1; goto at_50; }
  if (!t5) goto at_24;
  cost += 2;
  if ((t7 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 1; goto at_50; }
  if ((t8 = crd_cel_select_optional(cel, t7, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_50; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 1; goto at_50; }
  if (!t8.as.optional) goto at_22;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 1; goto at_50; }
  goto at_25;
at_22:
  t9 = set_pod_one_budget_1_message_expression_constant_9;
  goto at_25;
at_24:
  t9 = set_pod_one_budget_1_message_expression_constant_10;
at_25:
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(v2), t9), &t12)) goto at_50;
  if (!t12) goto at_29;
  cost += 13;
  if (f2_2) goto at_52;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 8; goto at_38; }
  t13 = crd_cel_built(cel, &list0);
  if ((v33 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t13, crd_cel_of_string(CRD_STRING(" "))},
                             2)).kind == CRD_CEL_FAILED) { cost += 7; goto at_38; }
  t16 = crd_cel_concat(cel, CRD_STRING("not allow configure multiple annotations <["), v33.as.text, false);
  t17 = crd_cel_concat(cel, t16, CRD_STRING("]> at same time"), false);
  *text = t17;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_38:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_50:
  error0 = cel->error;
  failed0 = true;
  goto at_29;
at_52:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_29;
}


static const crd_read set_pod_one_budget_1_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_step set_pod_one_budget_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-223"), .rule = CRD_STRING_INIT("size(budgets) < 2"),
        .evaluate = {.function = {.truth = set_pod_one_budget_1}}, .reads = set_pod_one_budget_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_pod_one_budget_1_message_expression}},
    },
};
const crd_rule_set core_v1_Pod_set_pod_one_budget_75333c81 = {
    .name = CRD_STRING_INIT("pod-one-budget"), .steps = set_pod_one_budget_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
