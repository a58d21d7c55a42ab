/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Condition ray_io_v1_RayCronJob_Condition_zero;
static const ray_io_v1_RayCronJob_DeletionRule ray_io_v1_RayCronJob_DeletionRule_zero;

/* deletion-rule, declared at RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] */
/* !byStatus || !byDeployment */
static crd_cel_truth set_deletion_rule_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t2 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  cost += 1;
  bool t4 = true;
  if (CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus))) {
    const ray_io_v1_RayCronJob_Condition *t3 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
    cost += 2;
    t4 = !CRD_HAS(t3, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus));
    cost += 1;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* messageExpression: place + 'cannot set both JobStatus and JobDeploymentStatus at the same time' */
static bool set_deletion_rule_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("cannot set both JobStatus and JobDeploymentStatus at the same time"),
                                 false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* byStatus || byDeployment */
static crd_cel_truth set_deletion_rule_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t2 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  bool t4 = true;
  if (!CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus))) {
    const ray_io_v1_RayCronJob_Condition *t3 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
    cost += 2;
    t4 = CRD_HAS(t3, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus));
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* messageExpression: place + 'exactly one of JobStatus and JobDeploymentStatus must be set' */
static bool set_deletion_rule_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 11;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 11;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("exactly one of JobStatus and JobDeploymentStatus must be set"), false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.condition.ttlSeconds >= 0 */
static crd_cel_truth set_deletion_rule_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->ttlSeconds >= 0));
}

/* messageExpression: place + 'TTLSeconds must be non-negative' */
static bool set_deletion_rule_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 8;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 8;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("TTLSeconds must be non-negative"), false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !(self.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_rule_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t3 = false;
  if (t1) {
    crd_string t2 = self->policy;
    cost += 3;
    t3 = !(crd_cel_same(t2, CRD_STRING("DeleteCluster")) || crd_cel_same(t2, CRD_STRING("DeleteWorkers")));
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "DeletionPolicyType '" + self.policy + "' not supported when ClusterSelector is set" */
static bool set_deletion_rule_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 15;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 15;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5, CRD_STRING("DeletionPolicyType '"), false);
  cost += 2;
  crd_string t7 = crd_cel_concat(cel, t6, self->policy, false);
  crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING("' not supported when ClusterSelector is set"), false);
  *message = t8;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.policy != 'DeleteWorkers'
 * when: autoscaling */
static crd_cel_truth set_deletion_rule_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[2], &t1)) goto failed_0;
  bool t2 = false;
  if (t1) {
    cost += crd_cel_string_cost(self->policy, CRD_STRING("DeleteWorkers"));
    cost += 2;
    t2 = !crd_cel_same(self->policy, CRD_STRING("DeleteWorkers"));
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled" */
static bool set_deletion_rule_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 12;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 12;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 11;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  crd_string t6 = crd_cel_concat(cel, t5,
                                 CRD_STRING("DeletionPolicyType 'DeleteWorkers' not supported with autoscaling enabled"),
                                 false);
  *message = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && r.condition.jobStatus ==
 * self.condition.jobStatus)
 * when: byStatus */
static crd_cel_truth set_deletion_rule_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  crd_cel_truth t21 = CRD_CEL_ERROR;
  if (CRD_HAS(t1, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[3])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t3 = scope->params[3];
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t4 = CRD_CEL_FALSE;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
      crd_cel_truth t8 = CRD_CEL_ERROR;
      {
        cost += 5;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        const ray_io_v1_RayCronJob_DeletionRule *t9 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                       &ray_io_v1_RayCronJob_DeletionRule_zero);
        cost += crd_cel_string_cost(t9->policy, self->policy);
        cost += 3;
        t8 = crd_cel_truth_of(crd_cel_same(t9->policy, self->policy));
      }
    failed_3:;
      crd_cel_truth t10 = t8;
      if (t10 != CRD_CEL_FALSE) {
        const crd_string error11 = cel->error;
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) goto failed_4;
          const ray_io_v1_RayCronJob_DeletionRule *t13 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          const ray_io_v1_RayCronJob_Condition *t14 = t13->condition ? t13->condition : &ray_io_v1_RayCronJob_Condition_zero;
          cost += 1;
          t12 = crd_cel_truth_of(CRD_HAS(t14, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobStatus)));
        }
      failed_4:;
        t10 = crd_cel_and(cel, t10, error11, t12);
      }
      crd_cel_truth t15 = t10;
      if (t15 != CRD_CEL_FALSE) {
        const crd_string error16 = cel->error;
        crd_cel_truth t17 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) {
            cost += 4;
            goto failed_5;
          }
          const ray_io_v1_RayCronJob_DeletionRule *t18 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          const ray_io_v1_RayCronJob_Condition *t19 = t18->condition ? t18->condition : &ray_io_v1_RayCronJob_Condition_zero;
          const ray_io_v1_RayCronJob_Condition *t20 = self->condition
                                                          ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
          cost += crd_cel_string_cost(t19->jobStatus, t20->jobStatus);
          cost += 5;
          t17 = crd_cel_truth_of(crd_cel_same(t19->jobStatus, t20->jobStatus));
        }
      failed_5:;
        t15 = crd_cel_and(cel, t15, error16, t17);
      }
      if (t15 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
        t4 = CRD_CEL_ERROR;
        error2 = cel->error;
      }
      if (t15 == CRD_CEL_TRUE) {
        t4 = CRD_CEL_TRUE;
        if (i2 + 1 < (size_t)n2) cost += 3;
        break;
      }
    }
    if (t4 == CRD_CEL_ERROR) cel->error = error2;
    cost += 2;
    t21 = crd_cel_not(t4);
  } else {
    t21 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t21);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobStatus '%s'".format( [self.policy,
 * self.condition.jobStatus]) */
static bool set_deletion_rule_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 21;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 21;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 20;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  const ray_io_v1_RayCronJob_Condition *t6 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 15;
  const crd_cel_value items7[2] = {crd_cel_of_string(self->policy), crd_cel_of_string(t6->jobStatus)};
  crd_cel_value t8 = crd_cel_make_list(cel, items7, NULL, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 7;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType '%s' and "
                                                                    "JobStatus '%s'")), t8};
  crd_cel_value t10 = crd_cel_fn_format(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t5, t10.as.text, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && r.condition.jobDeploymentStatus ==
 * self.condition.jobDeploymentStatus)
 * when: byDeployment */
static crd_cel_truth set_deletion_rule_7(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Condition *t1 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 2;
  crd_cel_truth t21 = CRD_CEL_ERROR;
  if (CRD_HAS(t1, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[3])) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_value t3 = scope->params[3];
    const int64_t n2 = crd_cel_range(cel, t3);
    if (n2 < 0) {
      cost += 1;
      goto failed_0;
    }
    crd_cel_truth t4 = CRD_CEL_FALSE;
    crd_string error2 = {NULL, 0};
    for (size_t i2 = 0; i2 < (size_t)n2; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      crd_cel_value t5 = crd_cel_range_at(cel, t3, i2);
      crd_cel_truth t8 = CRD_CEL_ERROR;
      {
        cost += 5;
        if (t5.kind == CRD_CEL_FAILED) {
          cost += 3;
          goto failed_3;
        }
        const ray_io_v1_RayCronJob_DeletionRule *t9 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                       &ray_io_v1_RayCronJob_DeletionRule_zero);
        cost += crd_cel_string_cost(t9->policy, self->policy);
        cost += 3;
        t8 = crd_cel_truth_of(crd_cel_same(t9->policy, self->policy));
      }
    failed_3:;
      crd_cel_truth t10 = t8;
      if (t10 != CRD_CEL_FALSE) {
        const crd_string error11 = cel->error;
        crd_cel_truth t12 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) goto failed_4;
          const ray_io_v1_RayCronJob_DeletionRule *t13 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          const ray_io_v1_RayCronJob_Condition *t14 = t13->condition ? t13->condition : &ray_io_v1_RayCronJob_Condition_zero;
          cost += 1;
          t12 = crd_cel_truth_of(CRD_HAS(t14, CRD_FIELD(ray_io_v1_RayCronJob_Condition, jobDeploymentStatus)));
        }
      failed_4:;
        t10 = crd_cel_and(cel, t10, error11, t12);
      }
      crd_cel_truth t15 = t10;
      if (t15 != CRD_CEL_FALSE) {
        const crd_string error16 = cel->error;
        crd_cel_truth t17 = CRD_CEL_ERROR;
        {
          cost += 1;
          if (t5.kind == CRD_CEL_FAILED) {
            cost += 4;
            goto failed_5;
          }
          const ray_io_v1_RayCronJob_DeletionRule *t18 = crd_scope_object(cel, t5, &crd_struct_997889098d3a_type,
                                                                          &ray_io_v1_RayCronJob_DeletionRule_zero);
          const ray_io_v1_RayCronJob_Condition *t19 = t18->condition ? t18->condition : &ray_io_v1_RayCronJob_Condition_zero;
          const ray_io_v1_RayCronJob_Condition *t20 = self->condition
                                                          ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
          cost += crd_cel_string_cost(t19->jobDeploymentStatus, t20->jobDeploymentStatus);
          cost += 5;
          t17 = crd_cel_truth_of(crd_cel_same(t19->jobDeploymentStatus, t20->jobDeploymentStatus));
        }
      failed_5:;
        t15 = crd_cel_and(cel, t15, error16, t17);
      }
      if (t15 == CRD_CEL_ERROR && t4 != CRD_CEL_ERROR) {
        t4 = CRD_CEL_ERROR;
        error2 = cel->error;
      }
      if (t15 == CRD_CEL_TRUE) {
        t4 = CRD_CEL_TRUE;
        if (i2 + 1 < (size_t)n2) cost += 3;
        break;
      }
    }
    if (t4 == CRD_CEL_ERROR) cel->error = error2;
    cost += 2;
    t21 = crd_cel_not(t4);
  } else {
    t21 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t21);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: place + "duplicate rule for DeletionPolicyType '%s' and JobDeploymentStatus '%s'".format( [self.policy,
 * self.condition.jobDeploymentStatus]) */
static bool set_deletion_rule_7_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionRule *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += 21;
    goto failed_0;
  }
  int64_t t1 = 0;
  if (!crd_cel_take_int(cel, scope->params[0], &t1)) {
    cost += 21;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_int(t1)};
  crd_cel_value t3 = crd_cel_fn_string(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 20;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("deletionRules["), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING("]: "), false);
  const ray_io_v1_RayCronJob_Condition *t6 = self->condition ? self->condition : &ray_io_v1_RayCronJob_Condition_zero;
  cost += 15;
  const crd_cel_value items7[2] = {crd_cel_of_string(self->policy), crd_cel_of_string(t6->jobDeploymentStatus)};
  crd_cel_value t8 = crd_cel_make_list(cel, items7, NULL, 2);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 8;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments9[2] = {crd_cel_of_string(CRD_STRING("duplicate rule for DeletionPolicyType '%s' and "
                                                                    "JobDeploymentStatus '%s'")), t8};
  crd_cel_value t10 = crd_cel_fn_format(cel, arguments9, 2);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t11 = crd_cel_concat(cel, t5, t10.as.text, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_deletion_rule_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
};
static const crd_read set_deletion_rule_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
};
static const crd_read set_deletion_rule_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.ttlSeconds")},
};
static const crd_read set_deletion_rule_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_5_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_6_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobStatus")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_read set_deletion_rule_7_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".condition.jobDeploymentStatus")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".policy")},
};
static const crd_step set_deletion_rule_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-159"),
        .rule = CRD_STRING_INIT("!byStatus || !byDeployment"),
        .evaluate = {.function = {.truth = set_deletion_rule_1}},
        .reads = set_deletion_rule_1_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-160"),
        .rule = CRD_STRING_INIT("byStatus || byDeployment"),
        .evaluate = {.function = {.truth = set_deletion_rule_2}},
        .reads = set_deletion_rule_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-161"),
        .rule = CRD_STRING_INIT("self.condition.ttlSeconds >= 0"),
        .evaluate = {.function = {.truth = set_deletion_rule_3}},
        .reads = set_deletion_rule_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_deletion_rule_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-162"),
        .rule = CRD_STRING_INIT("!(self.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_rule_4}},
        .reads = set_deletion_rule_4_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-163"),
        .rule = CRD_STRING_INIT("self.policy != 'DeleteWorkers'"),
        .evaluate = {.function = {.truth = set_deletion_rule_5}},
        .reads = set_deletion_rule_5_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_rule_5_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-164"),
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobStatus) && "
                                "r.condition.jobStatus == self.condition.jobStatus)"),
        .evaluate = {.function = {.truth = set_deletion_rule_6}},
        .reads = set_deletion_rule_6_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_deletion_rule_6_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-165"),
        .rule = CRD_STRING_INIT("!earlier.exists(r, r.policy == self.policy && has(r.condition.jobDeploymentStatus) && "
                                "r.condition.jobDeploymentStatus == self.condition.jobDeploymentStatus)"),
        .evaluate = {.function = {.truth = set_deletion_rule_7}},
        .reads = set_deletion_rule_7_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_deletion_rule_7_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_rule_c5ecac90 = {
    .name = CRD_STRING_INIT("deletion-rule"),
    .steps = set_deletion_rule_steps,
    .step_count = 7,
    .mode = CRD_SET_FIRST,
};
