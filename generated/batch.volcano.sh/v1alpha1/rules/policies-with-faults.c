/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* policies-with-faults, declared at CronJob.spec.jobTemplate.spec.policies */
/* each: self */
static crd_cel_value set_policies_with_faults_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_59850777, self) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: path */
static crd_cel_value set_policies_with_faults_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* own: events[i] */
static crd_cel_value set_policies_with_faults_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_4;
  cost += 1;
  if ((t2 = crd_cel_index(cel, scope->outer->params[1], crd_cel_of_int(scope->index))).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* earlier: events.slice(0, i).flatten() */
static crd_cel_value set_policies_with_faults_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t3, t4;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 12; goto at_6; }
  cost += 1;
  if ((t3 = crd_cel_fn_slice(cel,
                             (const crd_cel_value[3]){scope->outer->params[1], crd_cel_of_int(0),
                                                      crd_cel_of_int(scope->index)},
                                                      3)).kind == CRD_CEL_FAILED) { cost += 12; goto at_6; }
  if ((t4 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t3}, 1)).kind == CRD_CEL_FAILED) goto at_6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_6:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* codes: self.transformList(j, p, j < i && has(p.exitCode), p.exitCode) */
static crd_cel_value set_policies_with_faults_1_param_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t4 = false;
  crd_cel_value t9;
  crd_cel_builder list0;
  cost += 1;
  range0 = (const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_18;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t4 = (int64_t)i0 < scope->index;
  cost += 3;
  if (!t4) goto at_12;
  t4 = CRD_HAS((&range0->items[i0]), exitCode);
  cost += 1;
at_12:
  if (!t4) goto at_17;
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_int(range0->items[i0].exitCode));
at_17:
  if (++i0 < n0) goto loop_0;
at_18:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t9 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* events: events */
static crd_cel_value set_policies_with_faults_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[1] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* wrong: wrong */
static crd_cel_value set_policies_with_faults_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[2] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_policies_with_faults_2_param_3_items_6[] = {{.kind = CRD_CEL_BOOL, .as = {.boolean = true}}};
static const crd_cel_list set_policies_with_faults_2_param_3_table_6 = {set_policies_with_faults_2_param_3_items_6, 1, NULL};
static const crd_cel_value set_policies_with_faults_2_param_3_constant_6 = {.kind = CRD_CEL_LIST,
                                                                            .as = {.list = &set_policies_with_faults_2_param_3_table_6}};
/* end: (self.transformList(i, p, (size(events[i]) > 0) == has(p.exitCode) || (true in wrong[i]) || (has(p.exitCode) &&
 * (p.exitCode == 0 || self.slice(0, i).exists(q, has(q.exitCode) && q.exitCode == p.exitCode)))) + [true]).indexOf(true) */
static crd_cel_value set_policies_with_faults_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Policy_list *range0 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_cel_value t4, v7, t11, t23, range1, t25, t28, t36, t37, v65;
  bool t6 = false, v16 = false, v39 = false, v46 = false, failed0 = false;
  crd_cel_truth t8 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR, t15 = CRD_CEL_ERROR, t18 = CRD_CEL_ERROR, t24 = CRD_CEL_ERROR, t26 = CRD_CEL_ERROR, t30 = CRD_CEL_ERROR;
  crd_string t9 = {NULL, 0}, t14 = {NULL, 0}, t16 = {NULL, 0}, t19 = {NULL, 0}, t27 = {NULL, 0}, error1 = {NULL,
                                                                                                           0},
                                                                                                           error0 = {NULL,
                                                                                                                     0};
  int64_t k34 = 0;
  crd_cel_builder list0;
  cost += 1;
  range0 = (const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_61;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 13;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 4; t8 = CRD_CEL_ERROR; goto at_12; }
  cost += 1;
  if ((t4 = crd_cel_index(cel, scope->outer->params[1],
                          crd_cel_of_int((int64_t)i0))).kind == CRD_CEL_FAILED) { cost += 4; t8 = CRD_CEL_ERROR; goto at_12; }
  if ((v7 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t4},
                            1)).kind == CRD_CEL_FAILED) { cost += 3; t8 = CRD_CEL_ERROR; goto at_12; }
  t6 = v7.as.integer > 0;
  t8 = crd_cel_truth_of(t6 == CRD_HAS((&range0->items[i0]), exitCode));
  cost += 3;
at_12:
  if (t8 == CRD_CEL_TRUE) goto at_18;
  t9 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) { cost += 1; t12 = CRD_CEL_ERROR; goto at_17; }
  cost += 1;
  if ((t11 = crd_cel_index(cel, scope->outer->params[2],
                           crd_cel_of_int((int64_t)i0))).kind == CRD_CEL_FAILED) { cost += 1; t12 = CRD_CEL_ERROR; goto at_17; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_bool(true), t11), &v16)) { t12 = CRD_CEL_ERROR; goto at_17; }
  t12 = crd_cel_truth_of(v16);
at_17:
  t8 = crd_cel_or(cel, t8, t9, t12);
at_18:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_19; }
at_19:
  if (t8 == CRD_CEL_TRUE) goto at_58;
  t14 = cel->error;
  t15 = crd_cel_truth_of(CRD_HAS((&range0->items[i0]), exitCode));
  cost += 1;
  if (t15 == CRD_CEL_FALSE) goto at_56;
  t16 = cel->error;
  t18 = crd_cel_truth_of(range0->items[i0].exitCode == 0);
  cost += 3;
  if (t18 == CRD_CEL_TRUE) goto at_54;
  t19 = cel->error;
  cost += 2;
  if ((t23 = crd_cel_fn_slice(cel,
                              (const crd_cel_value[3]){crd_cel_of_stored(&crd_1b084350_type_59850777,
                                                                         ((const batch_volcano_sh_v1alpha1_CronJob_Policy_list *)scope->outer->self)), crd_cel_of_int(0), crd_cel_of_int((int64_t)i0)}, 3)).kind == CRD_CEL_FAILED) { t24 = CRD_CEL_ERROR; goto at_53; }
  range1 = t23;
  if ((k34 = crd_cel_range(cel, range1)) < 0) { t24 = CRD_CEL_ERROR; goto at_53; }
  n1 = (size_t)k34;
  t24 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_51;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t25 = crd_cel_range_at(cel, range1, i1);
  cost += 1;
  if (t25.kind == CRD_CEL_FAILED) { t26 = CRD_CEL_ERROR; goto at_40; }
  if (!crd_cel_known(crd_scope_has(cel, t25, CRD_STRING("exitCode")), &v39)) { t26 = CRD_CEL_ERROR; goto at_40; }
  t26 = crd_cel_truth_of(v39);
at_40:
  if (t26 == CRD_CEL_FALSE) goto at_48;
  t27 = cel->error;
  cost += 1;
  if (t25.kind == CRD_CEL_FAILED) { cost += 3; t30 = CRD_CEL_ERROR; goto at_47; }
  cost += 1;
  if ((t28 = crd_scope_member(cel, t25, CRD_STRING("exitCode"),
                              CRD_ZERO_INT)).kind == CRD_CEL_FAILED) { cost += 3; t30 = CRD_CEL_ERROR; goto at_47; }
  cost += 2;
  if (!crd_cel_test_equal(cel, t28, crd_cel_of_int(range0->items[i0].exitCode), false,
                          &v46)) { t30 = CRD_CEL_ERROR; goto at_47; }
  t30 = crd_cel_truth_of(v46);
at_47:
  t26 = crd_cel_and(cel, t26, t27, t30);
at_48:
  if (t26 == CRD_CEL_ERROR) { t26 = CRD_CEL_ERROR; goto at_49; }
at_49:
  if (t26 == CRD_CEL_ERROR && t24 != CRD_CEL_ERROR) {
    t24 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t26 == CRD_CEL_TRUE) {
    t24 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_51;
  }
  if (++i1 < n1) goto loop_1;
at_51:
  if (t24 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t24 == CRD_CEL_ERROR) { t24 = CRD_CEL_ERROR; goto at_53; }
at_53:
  t18 = crd_cel_or(cel, t18, t19, t24);
at_54:
  if (t18 == CRD_CEL_ERROR) { t18 = CRD_CEL_ERROR; goto at_55; }
at_55:
  t15 = crd_cel_and(cel, t15, t16, t18);
at_56:
  if (t15 == CRD_CEL_ERROR) { t15 = CRD_CEL_ERROR; goto at_57; }
at_57:
  t8 = crd_cel_or(cel, t8, t14, t15);
at_58:
  if (t8 == CRD_CEL_ERROR) goto at_110;
  crd_cel_push(cel, &list0, crd_cel_of_truth(t8));
at_60:
  if (++i0 < n0) goto loop_0;
at_61:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_67; }
  t36 = crd_cel_built(cel, &list0);
  if ((t37 = crd_cel_add_any(cel, t36,
                             set_policies_with_faults_2_param_3_constant_6)).kind == CRD_CEL_FAILED) { cost += 1; goto at_67; }
  if ((v65 = crd_cel_fn_index_of(cel, (const crd_cel_value[2]){t37, crd_cel_of_bool(true)},
                                 2)).kind == CRD_CEL_FAILED) goto at_67;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v65.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_67:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_110:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_60;
}


static const crd_read set_policies_with_faults_1_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")},
};
static const crd_read set_policies_with_faults_2_include_reads[4] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT("[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT("[*].exitCode")}, {CRD_READ_PLACE, 1, {NULL, 0}},
};
static const crd_scope_code set_policies_with_faults_1_include_params[] = {
    {.function = {.value = set_policies_with_faults_1_param_1}},
    {.function = {.value = set_policies_with_faults_1_param_2}},
    {.function = {.value = set_policies_with_faults_1_param_3}},
    {.function = {.value = set_policies_with_faults_1_param_4}},
};
static const crd_include set_policies_with_faults_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policy_77547330, .at = {.function = {.value = set_policies_with_faults_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .reads = set_policies_with_faults_1_include_reads, .read_count = 3,
    .params = set_policies_with_faults_1_include_params, .param_count = 4,
};
static const crd_scope_code set_policies_with_faults_2_include_params[] = {
    {.function = {.value = set_policies_with_faults_2_param_1}},
    {.function = {.value = set_policies_with_faults_2_param_2}},
    {.function = {.value = set_policies_with_faults_2_param_3}},
};
static const crd_include set_policies_with_faults_2_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_met_936137b7, .mode = CRD_SET_FIRST,
    .reads = set_policies_with_faults_2_include_reads, .read_count = 4, .params = set_policies_with_faults_2_include_params,
    .param_count = 3,
};
static const crd_step set_policies_with_faults_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_policies_with_faults_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_policies_with_faults_2_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_policies_with_faults_936137b7 = {
    .name = CRD_STRING_INIT("policies-with-faults"), .steps = set_policies_with_faults_steps, .step_count = 2,
    .mode = CRD_SET_ALL, .join = {CRD_JOIN_MULTIERROR, false, CRD_STRING_INIT("")},
};
