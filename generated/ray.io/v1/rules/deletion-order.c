/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* deletion-order, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition.jobStatus */
/* state: state */
static crd_cel_value set_deletion_order_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_deletion_order_1_param_2_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_2_table_0 = {set_deletion_order_1_param_2_items_0, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_2_constant_0 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_2_table_0}};
/* policies: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) */
static crd_cel_value set_deletion_order_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range0, range2, t2, t5, t6, t7, t11, range1, t13, t14, t17;
  int64_t k0 = 0, k4 = 0, k28 = 0;
  size_t n0 = 0, i0 = 0, n2 = 0, i2 = 0, n1 = 0, i1 = 0;
  bool f2_2 = false, t10 = false, failed2 = false, v35 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, t3 = {NULL, 0}, t9 = {NULL, 0}, error2 = {NULL, 0}, error1 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list2, list0;
  crd_cel_truth t12 = CRD_CEL_ERROR, t15 = CRD_CEL_ERROR;
  range0 = set_deletion_order_1_param_2_constant_0;
  if ((k0 = crd_cel_range(cel, range0)) < 0) goto at_47;
  n0 = (size_t)k0;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_44;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f2_2 = !crd_cel_string_at(cel, &range0, i0, &v2);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_69;
  range2 = scope->outer->params[1];
  if ((k4 = crd_cel_range(cel, range2)) < 0) goto at_69;
  n2 = (size_t)k4;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_26;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t2 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 3; goto at_59; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t3)) { cost += 3; goto at_59; }
  cost += crd_cel_string_cost(t3, CRD_STRING("JobStatus"));
  if (!crd_cel_same(t3, CRD_STRING("JobStatus"))) goto at_16;
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t2, CRD_STRING("condition"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("jobStatus"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost -= 1;
  goto at_20;
at_16:
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += 1;
  if ((t7 = crd_scope_member(cel, t2, CRD_STRING("condition"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t7, CRD_STRING("jobDeploymentStatus"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_59; }
  cost -= 1;
at_20:
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t9)) goto at_57;
  if (!crd_cel_test_equal(cel, t6, crd_cel_of_string(t9), false, &t10)) goto at_59;
  if (!t10) goto at_25;
  cost += 13;
  if (t2.kind == CRD_CEL_FAILED) goto at_61;
  crd_cel_push(cel, &list2, t2);
at_25:
  if (++i2 < n2) goto loop_2;
at_26:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) goto at_69;
  t11 = crd_cel_built(cel, &list2);
  range1 = t11;
  if ((k28 = crd_cel_range(cel, range1)) < 0) goto at_69;
  n1 = (size_t)k28;
  t12 = crd_cel_truth_of(false);
  i1 = 0;
  if (!n1) goto at_38;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t13 = crd_cel_range_at(cel, range1, i1);
  cost += 1;
  if (t13.kind == CRD_CEL_FAILED) { cost += 2; t15 = CRD_CEL_ERROR; goto at_36; }
  cost += 1;
  if ((t14 = crd_scope_member(cel, t13, CRD_STRING("policy"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; t15 = CRD_CEL_ERROR; goto at_36; }
  cost += 1;
  if (f2_2) goto at_65;
  if (!crd_cel_test_equal(cel, t14, crd_cel_of_string(v2), false, &v35)) { t15 = CRD_CEL_ERROR; goto at_36; }
  t15 = crd_cel_truth_of(v35);
at_36:
  if (t15 == CRD_CEL_ERROR && t12 != CRD_CEL_ERROR) {
    t12 = CRD_CEL_ERROR;
    error1 = cel->error;
  }
  if (t15 == CRD_CEL_TRUE) {
    t12 = CRD_CEL_TRUE;
    if (i1 + 1 < n1) cost += 3;
    goto at_38;
  }
  if (++i1 < n1) goto loop_1;
at_38:
  if (t12 == CRD_CEL_ERROR) cel->error = error1;
  cost += 1;
  if (t12 == CRD_CEL_ERROR) goto at_69;
  if (t12 == CRD_CEL_FALSE) goto at_43;
  cost += 13;
  if (f2_2) goto at_71;
  crd_cel_push(cel, &list0, crd_cel_of_string(v2));
at_43:
  if (++i0 < n0) goto loop_0;
at_44:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_47;
  t17 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t17 : crd_cel_of_truth(CRD_CEL_ERROR);
at_47:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_57:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t6), 1);
at_59:
  error2 = cel->error;
  failed2 = true;
  goto at_25;
at_61:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_25;
at_65:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t14), 1);
  t15 = CRD_CEL_ERROR;
  goto at_36;
at_69:
  error0 = cel->error;
  failed0 = true;
  goto at_43;
at_71:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_43;
}

static const crd_cel_value set_deletion_order_1_param_3_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteWorkers", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteCluster", 13}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"DeleteSelf", 10}}},
};
static const crd_cel_list set_deletion_order_1_param_3_table_0 = {set_deletion_order_1_param_3_items_0, 3, NULL};
static const crd_cel_value set_deletion_order_1_param_3_constant_0 = {.kind = CRD_CEL_LIST,
                                                                      .as = {.list = &set_deletion_order_1_param_3_table_0}};
/* times: ['DeleteWorkers', 'DeleteCluster', 'DeleteSelf'].filter(p, mine.exists(r, r.policy == p)) .map(p, mine.filter(r,
 * r.policy == p)[0].condition.ttlSeconds) */
static crd_cel_value set_deletion_order_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value range1, range3, t2, t5, t6, t7, t11, range2, t13, t14, t17, range0, range5, t20, t23, t24, t25, t29, range4, t30, t31, t33, t34, t35, t36, t37;
  int64_t k0 = 0, k4 = 0, k28 = 0, k46 = 0, k50 = 0, k74 = 0;
  size_t n1 = 0, i1 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0, n0 = 0, i0 = 0, n5 = 0, i5 = 0, n4 = 0, i4 = 0;
  bool f2_2 = false, t10 = false, failed3 = false, v35 = false, failed1 = false, f48_2 = false, t28 = false, failed5 = false, t32 = false, failed4 = false, failed0 = false;
  crd_string v2 = {NULL, 0}, t3 = {NULL, 0}, t9 = {NULL, 0}, error3 = {NULL, 0}, error2 = {NULL, 0}, error1 = {NULL,
                                                                                                               0},
                                                                                                               v48 = {NULL,
                                                                                                                      0},
                                                                                                                      t21 = {NULL, 0}, t27 = {NULL, 0}, error5 = {NULL, 0}, error4 = {NULL, 0}, error0 = {NULL, 0};
  crd_cel_builder list3, list1, list5, list4, list0;
  crd_cel_truth t12 = CRD_CEL_ERROR, t15 = CRD_CEL_ERROR;
  range1 = set_deletion_order_1_param_3_constant_0;
  if ((k0 = crd_cel_range(cel, range1)) < 0) goto at_95;
  n1 = (size_t)k0;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_44;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f2_2 = !crd_cel_string_at(cel, &range1, i1, &v2);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_117;
  range3 = scope->outer->params[1];
  if ((k4 = crd_cel_range(cel, range3)) < 0) goto at_117;
  n3 = (size_t)k4;
  i3 = 0, failed3 = false, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_26;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t2 = crd_cel_range_at(cel, range3, i3);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 3; goto at_107; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t3)) { cost += 3; goto at_107; }
  cost += crd_cel_string_cost(t3, CRD_STRING("JobStatus"));
  if (!crd_cel_same(t3, CRD_STRING("JobStatus"))) goto at_16;
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost += 1;
  if ((t5 = crd_scope_member(cel, t2, CRD_STRING("condition"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("jobStatus"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost -= 1;
  goto at_20;
at_16:
  cost += 1;
  if (t2.kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost += 1;
  if ((t7 = crd_scope_member(cel, t2, CRD_STRING("condition"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t7, CRD_STRING("jobDeploymentStatus"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_107; }
  cost -= 1;
at_20:
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t9)) goto at_105;
  if (!crd_cel_test_equal(cel, t6, crd_cel_of_string(t9), false, &t10)) goto at_107;
  if (!t10) goto at_25;
  cost += 13;
  if (t2.kind == CRD_CEL_FAILED) goto at_109;
  crd_cel_push(cel, &list3, t2);
at_25:
  if (++i3 < n3) goto loop_3;
at_26:
  cost += 1;
  if (failed3) cel->error = error3;
  if (failed3) goto at_117;
  t11 = crd_cel_built(cel, &list3);
  range2 = t11;
  if ((k28 = crd_cel_range(cel, range2)) < 0) goto at_117;
  n2 = (size_t)k28;
  t12 = crd_cel_truth_of(false);
  i2 = 0;
  if (!n2) goto at_38;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  t13 = crd_cel_range_at(cel, range2, i2);
  cost += 1;
  if (t13.kind == CRD_CEL_FAILED) { cost += 2; t15 = CRD_CEL_ERROR; goto at_36; }
  cost += 1;
  if ((t14 = crd_scope_member(cel, t13, CRD_STRING("policy"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; t15 = CRD_CEL_ERROR; goto at_36; }
  cost += 1;
  if (f2_2) goto at_113;
  if (!crd_cel_test_equal(cel, t14, crd_cel_of_string(v2), false, &v35)) { t15 = CRD_CEL_ERROR; goto at_36; }
  t15 = crd_cel_truth_of(v35);
at_36:
  if (t15 == CRD_CEL_ERROR && t12 != CRD_CEL_ERROR) {
    t12 = CRD_CEL_ERROR;
    error2 = cel->error;
  }
  if (t15 == CRD_CEL_TRUE) {
    t12 = CRD_CEL_TRUE;
    if (i2 + 1 < n2) cost += 3;
    goto at_38;
  }
  if (++i2 < n2) goto loop_2;
at_38:
  if (t12 == CRD_CEL_ERROR) cel->error = error2;
  cost += 1;
  if (t12 == CRD_CEL_ERROR) goto at_117;
  if (t12 == CRD_CEL_FALSE) goto at_43;
  cost += 13;
  if (f2_2) goto at_119;
  crd_cel_push(cel, &list1, crd_cel_of_string(v2));
at_43:
  if (++i1 < n1) goto loop_1;
at_44:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_95;
  t17 = crd_cel_built(cel, &list1);
  range0 = t17;
  if ((k46 = crd_cel_range(cel, range0)) < 0) goto at_95;
  n0 = (size_t)k46;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_92;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  f48_2 = !crd_cel_string_at(cel, &range0, i0, &v48);
  cost += 13;
  if (crd_scope_failed(cel, &scope->outer->params[1])) { cost += 1; goto at_149; }
  range5 = scope->outer->params[1];
  if ((k50 = crd_cel_range(cel, range5)) < 0) { cost += 1; goto at_149; }
  n5 = (size_t)k50;
  i5 = 0, failed5 = false, list5 = (crd_cel_builder){NULL, 0, 0};
  if (!n5) goto at_72;
loop_5:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t20 = crd_cel_range_at(cel, range5, i5);
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 3; goto at_134; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t21)) { cost += 3; goto at_134; }
  cost += crd_cel_string_cost(t21, CRD_STRING("JobStatus"));
  if (!crd_cel_same(t21, CRD_STRING("JobStatus"))) goto at_62;
  cost += 1;
  if (t20.kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost += 1;
  if ((t23 = crd_scope_member(cel, t20, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost += 1;
  if ((t24 = crd_scope_member(cel, t23, CRD_STRING("jobStatus"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost -= 1;
  goto at_66;
at_62:
  cost += 1;
  if (t20.kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost += 1;
  if ((t25 = crd_scope_member(cel, t20, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost += 1;
  if ((t24 = crd_scope_member(cel, t25, CRD_STRING("jobDeploymentStatus"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  cost -= 1;
at_66:
  cost += 1;
  if (!crd_cel_take_string(cel, (*(const crd_cel_value *)scope->outer->self), &t27)) goto at_132;
  if (!crd_cel_test_equal(cel, t24, crd_cel_of_string(t27), false, &t28)) goto at_134;
  if (!t28) goto at_71;
  cost += 13;
  if (t20.kind == CRD_CEL_FAILED) goto at_136;
  crd_cel_push(cel, &list5, t20);
at_71:
  if (++i5 < n5) goto loop_5;
at_72:
  cost += 1;
  if (failed5) cel->error = error5;
  if (failed5) { cost += 1; goto at_149; }
  t29 = crd_cel_built(cel, &list5);
  range4 = t29;
  if ((k74 = crd_cel_range(cel, range4)) < 0) { cost += 1; goto at_149; }
  n4 = (size_t)k74;
  i4 = 0, failed4 = false, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_85;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t30 = crd_cel_range_at(cel, range4, i4);
  cost += 1;
  if (t30.kind == CRD_CEL_FAILED) { cost += 2; goto at_144; }
  cost += 1;
  if ((t31 = crd_scope_member(cel, t30, CRD_STRING("policy"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; goto at_144; }
  cost += 1;
  if (f48_2) goto at_142;
  if (!crd_cel_test_equal(cel, t31, crd_cel_of_string(v48), false, &t32)) goto at_144;
  if (!t32) goto at_84;
  cost += 13;
  if (t30.kind == CRD_CEL_FAILED) goto at_146;
  crd_cel_push(cel, &list4, t30);
at_84:
  if (++i4 < n4) goto loop_4;
at_85:
  cost += 1;
  if (failed4) cel->error = error4;
  if (failed4) { cost += 1; goto at_149; }
  t33 = crd_cel_built(cel, &list4);
  cost += 2;
  if ((t34 = crd_cel_index(cel, t33, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_149;
  cost += 1;
  if ((t35 = crd_scope_member(cel, t34, CRD_STRING("condition"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_149;
  cost += 1;
  if ((t36 = crd_scope_member(cel, t35, CRD_STRING("ttlSeconds"), CRD_ZERO_INT)).kind == CRD_CEL_FAILED) goto at_149;
  crd_cel_push(cel, &list0, t36);
at_91:
  if (++i0 < n0) goto loop_0;
at_92:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_95;
  t37 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t37 : crd_cel_of_truth(CRD_CEL_ERROR);
at_95:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_105:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t6), 1);
at_107:
  error3 = cel->error;
  failed3 = true;
  goto at_25;
at_109:
  if (!failed3) error3 = cel->error;
  failed3 = true;
  goto at_25;
at_113:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t14), 1);
  t15 = CRD_CEL_ERROR;
  goto at_36;
at_117:
  error1 = cel->error;
  failed1 = true;
  goto at_43;
at_119:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_43;
at_132:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t24), 1);
at_134:
  error5 = cel->error;
  failed5 = true;
  goto at_71;
at_136:
  if (!failed5) error5 = cel->error;
  failed5 = true;
  goto at_71;
at_142:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t31), 1);
at_144:
  error4 = cel->error;
  failed4 = true;
  goto at_84;
at_146:
  if (!failed4) error4 = cel->error;
  failed4 = true;
  goto at_84;
at_149:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_91;
}


static const crd_read set_deletion_order_1_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, {NULL, 0}},
};
static const crd_scope_code set_deletion_order_1_include_params[] = {
    {.function = {.value = set_deletion_order_1_param_1}},
    {.function = {.value = set_deletion_order_1_param_2}},
    {.function = {.value = set_deletion_order_1_param_3}},
};
static const crd_include set_deletion_order_1_include = {
    .set = &ray_io_v1_RayJob_set_deletion_times_3548c335, .mode = CRD_SET_FIRST, .reads = set_deletion_order_1_include_reads,
    .read_count = 2, .params = set_deletion_order_1_include_params, .param_count = 3,
};
static const crd_step set_deletion_order_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_deletion_order_1_include}};
const crd_rule_set ray_io_v1_RayJob_set_deletion_order_3548c335 = {
    .name = CRD_STRING_INIT("deletion-order"), .steps = set_deletion_order_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
