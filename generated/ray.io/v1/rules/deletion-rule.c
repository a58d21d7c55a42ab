/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;

/* deletion-rule, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] */
/* !byStatus || !byDeployment */
static crd_cel_truth set_deletion_rule_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = NULL, *t6 = NULL;
  bool t3 = false;
  t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  t3 = !CRD_HAS(t1, jobStatus);
  cost += 3;
  if (t3) goto at_11;
  t6 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  t3 = !CRD_HAS(t6, jobDeploymentStatus);
  cost += 3;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* messageExpression: place + 'cannot set both JobStatus and JobDeploymentStatus at the same time' */
static bool set_deletion_rule_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 11; goto at_7; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 11; goto at_7; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 10; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("cannot set both JobStatus and JobDeploymentStatus at the same time"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* byStatus || byDeployment */
static crd_cel_truth set_deletion_rule_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = NULL, *t5 = NULL;
  bool t2 = false;
  t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  t2 = CRD_HAS(t1, jobStatus);
  cost += 2;
  if (t2) goto at_9;
  t5 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  t2 = CRD_HAS(t5, jobDeploymentStatus);
  cost += 2;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* messageExpression: place + 'exactly one of JobStatus and JobDeploymentStatus must be set' */
static bool set_deletion_rule_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 11; goto at_7; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 11; goto at_7; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 10; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("exactly one of JobStatus and JobDeploymentStatus must be set"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.condition.ttlSeconds >= 0 */
static crd_cel_truth set_deletion_rule_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = NULL;
  t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->ttlSeconds >= 0));
}

/* messageExpression: place + 'TTLSeconds must be non-negative' */
static bool set_deletion_rule_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 8; goto at_7; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 8; goto at_7; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 7; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("TTLSeconds must be non-negative"), false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !(self.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_rule_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t4 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_10;
  if (!crd_cel_get_bool(cel, scope->params[1], &t0)) goto at_10;
  if (!t0) goto at_8;
  t4 = !(crd_cel_same(self->policy, CRD_STRING("DeleteCluster")) || crd_cel_same(self->policy, CRD_STRING("DeleteWorkers")));
  cost += 3;
  goto at_9;
at_8:
  t4 = true;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "DeletionPolicyType '" + self.policy + "' not supported when ClusterSelector is set" */
static bool set_deletion_rule_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 15; goto at_11; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 15; goto at_11; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 14; goto at_11; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("DeletionPolicyType '"), false);
  t7 = crd_cel_concat(cel, t4, self->policy, false);
  t8 = crd_cel_concat(cel, t7, CRD_STRING("' not supported when ClusterSelector is set"), false);
  cost += 2;
  *text = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.policy != 'DeleteWorkers'
 * when: autoscaling */
static crd_cel_truth set_deletion_rule_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t3 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_9;
  if (!crd_cel_get_bool(cel, scope->params[2], &t0)) goto at_9;
  if (!t0) goto at_7;
  cost += crd_cel_string_cost(self->policy, CRD_STRING("DeleteWorkers"));
  t3 = !crd_cel_same(self->policy, CRD_STRING("DeleteWorkers"));
  cost += 2;
  goto at_8;
at_7:
  t3 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled" */
static bool set_deletion_rule_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 12; goto at_7; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 12; goto at_7; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 11; goto at_7; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING("DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled"),
                      false);
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && r.condition.jobStatus ==
 * self.condition.jobStatus)
 * when: byStatus */
static crd_cel_truth set_deletion_rule_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = NULL, *t18 = NULL;
  crd_cel_value range0, t5, t6, t11, t15, t16;
  int64_t k5 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t4 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR, t20 = CRD_CEL_ERROR, t23 = CRD_CEL_ERROR;
  bool v13 = false, v18 = false, v29 = false;
  crd_string t10 = {NULL, 0}, t14 = {NULL, 0}, error0 = {NULL, 0};
  t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  if (!CRD_HAS(t1, jobStatus)) goto at_38;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) { cost += 1; goto at_40; }
  range0 = scope->params[3];
  if ((k5 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_40; }
  n0 = (size_t)k5;
  t4 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_34;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t5 = crd_cel_range_at(cel, range0, i0);
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { cost += 3; t9 = CRD_CEL_ERROR; goto at_14; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("policy"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 3; t9 = CRD_CEL_ERROR; goto at_14; }
  cost += 2;
  if (!crd_cel_test_equal(cel, t6, crd_cel_of_string(self->policy), false, &v13)) { t9 = CRD_CEL_ERROR; goto at_14; }
  t9 = crd_cel_truth_of(v13);
at_14:
  if (t9 == CRD_CEL_FALSE) goto at_20;
  t10 = cel->error;
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { t12 = CRD_CEL_ERROR; goto at_19; }
  cost += 1;
  if ((t11 = crd_scope_member(cel, t5, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t12 = CRD_CEL_ERROR; goto at_19; }
  if (!crd_cel_known(crd_scope_has(cel, t11, CRD_STRING("jobStatus")), &v18)) { t12 = CRD_CEL_ERROR; goto at_19; }
  t12 = crd_cel_truth_of(v18);
at_19:
  t9 = crd_cel_and(cel, t9, t10, t12);
at_20:
  if (t9 == CRD_CEL_ERROR) { t9 = CRD_CEL_ERROR; goto at_21; }
at_21:
  if (t9 == CRD_CEL_FALSE) goto at_31;
  t14 = cel->error;
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  cost += 1;
  if ((t15 = crd_scope_member(cel, t5, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  cost += 1;
  if ((t16 = crd_scope_member(cel, t15, CRD_STRING("jobStatus"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  t18 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 3;
  if (!crd_cel_test_equal(cel, t16, crd_cel_of_string(t18->jobStatus), false, &v29)) { t20 = CRD_CEL_ERROR; goto at_30; }
  t20 = crd_cel_truth_of(v29);
at_30:
  t9 = crd_cel_and(cel, t9, t14, t20);
at_31:
  if (t9 == CRD_CEL_ERROR) { t9 = CRD_CEL_ERROR; goto at_32; }
at_32:
  if (t9 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
    t4 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t9 == CRD_CEL_TRUE) {
    t4 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_34;
  }
  if (++i0 < n0) goto loop_0;
at_34:
  if (t4 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t4 == CRD_CEL_ERROR) { cost += 1; goto at_40; }
  t23 = crd_cel_not(t4);
  cost += 1;
  goto at_39;
at_38:
  t23 = crd_cel_truth_of(true);
at_39:
  return crd_cel_end(cel, cost, t23);
at_40:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobStatus '%s'".format( [self.policy,
 * self.condition.jobStatus]) */
static bool set_deletion_rule_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1, t10, v11;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t12 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t8 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 21; goto at_15; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 21; goto at_15; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 20; goto at_15; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t8 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 15;
  if ((t10 = crd_cel_make_list(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(self->policy), crd_cel_of_string(t8->jobStatus)},
                               NULL, 2)).kind == CRD_CEL_FAILED) goto at_30;
  if ((v11 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType "
                                                                                     "'%s' and JobStatus '%s'")), t10},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_32;
  t12 = crd_cel_concat(cel, t3, v11.as.text, false);
  *text = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_30:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 7;
  goto at_15;
at_32:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_15;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && r.condition.jobDeploymentStatus ==
 * self.condition.jobDeploymentStatus)
 * when: byDeployment */
static crd_cel_truth set_deletion_rule_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = NULL, *t18 = NULL;
  crd_cel_value range0, t5, t6, t11, t15, t16;
  int64_t k5 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t4 = CRD_CEL_ERROR, t9 = CRD_CEL_ERROR, t12 = CRD_CEL_ERROR, t20 = CRD_CEL_ERROR, t23 = CRD_CEL_ERROR;
  bool v13 = false, v18 = false, v29 = false;
  crd_string t10 = {NULL, 0}, t14 = {NULL, 0}, error0 = {NULL, 0};
  t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  if (!CRD_HAS(t1, jobDeploymentStatus)) goto at_38;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) { cost += 1; goto at_40; }
  range0 = scope->params[3];
  if ((k5 = crd_cel_range(cel, range0)) < 0) { cost += 1; goto at_40; }
  n0 = (size_t)k5;
  t4 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_34;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  t5 = crd_cel_range_at(cel, range0, i0);
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { cost += 3; t9 = CRD_CEL_ERROR; goto at_14; }
  cost += 1;
  if ((t6 = crd_scope_member(cel, t5, CRD_STRING("policy"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 3; t9 = CRD_CEL_ERROR; goto at_14; }
  cost += 2;
  if (!crd_cel_test_equal(cel, t6, crd_cel_of_string(self->policy), false, &v13)) { t9 = CRD_CEL_ERROR; goto at_14; }
  t9 = crd_cel_truth_of(v13);
at_14:
  if (t9 == CRD_CEL_FALSE) goto at_20;
  t10 = cel->error;
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { t12 = CRD_CEL_ERROR; goto at_19; }
  cost += 1;
  if ((t11 = crd_scope_member(cel, t5, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t12 = CRD_CEL_ERROR; goto at_19; }
  if (!crd_cel_known(crd_scope_has(cel, t11, CRD_STRING("jobDeploymentStatus")), &v18)) { t12 = CRD_CEL_ERROR; goto at_19; }
  t12 = crd_cel_truth_of(v18);
at_19:
  t9 = crd_cel_and(cel, t9, t10, t12);
at_20:
  if (t9 == CRD_CEL_ERROR) { t9 = CRD_CEL_ERROR; goto at_21; }
at_21:
  if (t9 == CRD_CEL_FALSE) goto at_31;
  t14 = cel->error;
  cost += 1;
  if (t5.kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  cost += 1;
  if ((t15 = crd_scope_member(cel, t5, CRD_STRING("condition"),
                              CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  cost += 1;
  if ((t16 = crd_scope_member(cel, t15, CRD_STRING("jobDeploymentStatus"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 4; t20 = CRD_CEL_ERROR; goto at_30; }
  t18 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 3;
  if (!crd_cel_test_equal(cel, t16, crd_cel_of_string(t18->jobDeploymentStatus), false,
                          &v29)) { t20 = CRD_CEL_ERROR; goto at_30; }
  t20 = crd_cel_truth_of(v29);
at_30:
  t9 = crd_cel_and(cel, t9, t14, t20);
at_31:
  if (t9 == CRD_CEL_ERROR) { t9 = CRD_CEL_ERROR; goto at_32; }
at_32:
  if (t9 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
    t4 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t9 == CRD_CEL_TRUE) {
    t4 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_34;
  }
  if (++i0 < n0) goto loop_0;
at_34:
  if (t4 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t4 == CRD_CEL_ERROR) { cost += 1; goto at_40; }
  t23 = crd_cel_not(t4);
  cost += 1;
  goto at_39;
at_38:
  t23 = crd_cel_truth_of(true);
at_39:
  return crd_cel_end(cel, cost, t23);
at_40:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobDeploymentStatus '%s'".format( [self.policy,
 * self.condition.jobDeploymentStatus]) */
static bool set_deletion_rule_7_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  int64_t t0 = 0;
  crd_cel_value v1, t10, v11;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t12 = {NULL, 0};
  const ray_io_v1_RayCronJob_Condition *t8 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 21; goto at_15; }
  if (!crd_cel_take_int(cel, scope->params[0], &t0)) { cost += 21; goto at_15; }
  if ((v1 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t0)},
                              1)).kind == CRD_CEL_FAILED) { cost += 20; goto at_15; }
  t2 = crd_cel_concat(cel, CRD_STRING("deletionRules["), v1.as.text, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING("]: "), false);
  t8 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 15;
  if ((t10 = crd_cel_make_list(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(self->policy),
                                                        crd_cel_of_string(t8->jobDeploymentStatus)}, NULL,
                                                        2)).kind == CRD_CEL_FAILED) goto at_30;
  if ((v11 = crd_cel_fn_format(cel,
                               (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType "
                                                                                     "'%s' and JobDeploymentStatus '%s'")),
                                                                                     t10},
                                                                                     2)).kind == CRD_CEL_FAILED) goto at_32;
  t12 = crd_cel_concat(cel, t3, v11.as.text, false);
  *text = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_30:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 8;
  goto at_15;
at_32:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_15;
}


static const crd_read set_deletion_rule_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
};
static const crd_read set_deletion_rule_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
};
static const crd_read set_deletion_rule_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.ttlSeconds")}};
static const crd_read set_deletion_rule_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_5_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_6_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_7_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_step set_deletion_rule_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-159"), .rule = CRD_STRING_INIT("!byStatus || !byDeployment"),
        .evaluate = {.function = {.truth = set_deletion_rule_1}}, .reads = set_deletion_rule_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-160"), .rule = CRD_STRING_INIT("byStatus || byDeployment"),
        .evaluate = {.function = {.truth = set_deletion_rule_2}}, .reads = set_deletion_rule_2_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-161"), .rule = CRD_STRING_INIT("self.condition.ttlSeconds >= 0"),
        .evaluate = {.function = {.truth = set_deletion_rule_3}}, .reads = set_deletion_rule_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_deletion_rule_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-162"),
        .rule = CRD_STRING_INIT("!(self.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_rule_4}}, .reads = set_deletion_rule_4_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-163"), .rule = CRD_STRING_INIT("self.policy != 'DeleteWorkers'"),
        .evaluate = {.function = {.truth = set_deletion_rule_5}}, .reads = set_deletion_rule_5_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_5_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-164"),
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && "
                                "r.condition.jobStatus == self.condition.jobStatus)"),
        .evaluate = {.function = {.truth = set_deletion_rule_6}}, .reads = set_deletion_rule_6_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_deletion_rule_6_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-165"),
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && "
                                "r.condition.jobDeploymentStatus == self.condition.jobDeploymentStatus)"),
        .evaluate = {.function = {.truth = set_deletion_rule_7}}, .reads = set_deletion_rule_7_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_deletion_rule_7_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_rule_447f94a9 = {
    .name = CRD_STRING_INIT("deletion-rule"), .steps = set_deletion_rule_steps, .step_count = 7, .mode = CRD_SET_FIRST,
};
