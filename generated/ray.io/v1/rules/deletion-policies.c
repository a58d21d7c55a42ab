/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_OnFailure ray_io_v1_RayCronJob_OnFailure_zero;

/* deletion-policies, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* has(self.onSuccess) && has(self.onFailure) */
static crd_cel_truth set_deletion_policies_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onSuccess))) {
    cost += 1;
    t2 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCronJob_DeletionStrategy, onFailure));
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* has(self.onSuccess.policy) && has(self.onFailure.policy) */
static crd_cel_truth set_deletion_policies_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 2;
  bool t4 = false;
  if (CRD_HAS(t2, CRD_FIELD(ray_io_v1_RayCronJob_OnFailure, policy))) {
    const ray_io_v1_RayCronJob_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
    cost += 2;
    t4 = CRD_HAS(t3, CRD_FIELD(ray_io_v1_RayCronJob_OnFailure, policy));
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* messageExpression: 'the DeletionPolicyType field of DeletionStrategy.' + (has(self.onSuccess.policy) ? 'OnFailure' :
 * 'OnSuccess') + ' cannot be unset when DeletionStrategy is enabled' */
static bool set_deletion_policies_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 2;
  crd_string t2 = {NULL, 0};
  if (CRD_HAS(t1, CRD_FIELD(ray_io_v1_RayCronJob_OnFailure, policy))) {
    t2 = CRD_STRING("OnFailure");
  } else {
    t2 = CRD_STRING("OnSuccess");
  }
  crd_string t3 = crd_cel_concat(cel, CRD_STRING("the DeletionPolicyType field of DeletionStrategy."), t2, false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING(" cannot be unset when DeletionStrategy is enabled"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t4 = false;
  if (t1) {
    const ray_io_v1_RayCronJob_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
    crd_string t3 = t2->policy;
    cost += 4;
    t4 = !(crd_cel_same(t3, CRD_STRING("DeleteCluster")) || crd_cel_same(t3, CRD_STRING("DeleteWorkers")));
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onSuccess.policy + ' on success' */
static bool set_deletion_policies_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy,
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" on success"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[1], &t1)) goto failed_0;
  bool t4 = false;
  if (t1) {
    const ray_io_v1_RayCronJob_OnFailure *t2 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
    crd_string t3 = t2->policy;
    cost += 4;
    t4 = !(crd_cel_same(t3, CRD_STRING("DeleteCluster")) || crd_cel_same(t3, CRD_STRING("DeleteWorkers")));
  } else {
    t4 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onFailure.policy + ' on failure' */
static bool set_deletion_policies_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 3;
  crd_string t2 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy,
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" on failure"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !('DeleteWorkers' in policies)
 * when: autoscaling */
static crd_cel_truth set_deletion_policies_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[2], &t1)) goto failed_0;
  crd_cel_truth t7 = CRD_CEL_ERROR;
  if (t1) {
    const ray_io_v1_RayCronJob_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
    const ray_io_v1_RayCronJob_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
    cost += 16;
    const crd_cel_value items4[2] = {crd_cel_of_string(t2->policy), crd_cel_of_string(t3->policy)};
    crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 2);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteWorkers")), t5);
    cost += 1;
    t7 = crd_cel_not(t6);
  } else {
    t7 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t7);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('DeleteNone' in policies)
 * when: shutdown */
static crd_cel_truth set_deletion_policies_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[0], &t1)) goto failed_0;
  crd_cel_truth t7 = CRD_CEL_ERROR;
  if (t1) {
    const ray_io_v1_RayCronJob_OnFailure *t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
    const ray_io_v1_RayCronJob_OnFailure *t3 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
    cost += 16;
    const crd_cel_value items4[2] = {crd_cel_of_string(t2->policy), crd_cel_of_string(t3->policy)};
    crd_cel_value t5 = crd_cel_make_list(cel, items4, NULL, 2);
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    crd_cel_truth t6 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteNone")), t5);
    cost += 1;
    t7 = crd_cel_not(t6);
  } else {
    t7 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t7);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_deletion_policies_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")},
};
static const crd_read set_deletion_policies_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_3_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
};
static const crd_read set_deletion_policies_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_5_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_6_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_step set_deletion_policies_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-157"),
        .rule = CRD_STRING_INIT("has(self.onSuccess) && has(self.onFailure)"),
        .message = CRD_STRING_INIT("both DeletionStrategy.OnSuccess and DeletionStrategy.OnFailure must be set when using "
                                   "the legacy deletion policy fields of DeletionStrategy"),
        .evaluate = {.function = {.truth = set_deletion_policies_1}},
        .reads = set_deletion_policies_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-158"),
        .rule = CRD_STRING_INIT("has(self.onSuccess.policy) && has(self.onFailure.policy)"),
        .evaluate = {.function = {.truth = set_deletion_policies_2}},
        .reads = set_deletion_policies_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_policies_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-167"),
        .rule = CRD_STRING_INIT("!(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_policies_3}},
        .reads = set_deletion_policies_3_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_policies_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-168"),
        .rule = CRD_STRING_INIT("!(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_policies_4}},
        .reads = set_deletion_policies_4_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_deletion_policies_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-169"),
        .rule = CRD_STRING_INIT("!('DeleteWorkers' in policies)"),
        .message = CRD_STRING_INIT("DeletionStrategy=DeleteWorkers currently does not support RayCluster with autoscaling "
                                   "enabled"),
        .evaluate = {.function = {.truth = set_deletion_policies_5}},
        .reads = set_deletion_policies_5_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-170"),
        .rule = CRD_STRING_INIT("!('DeleteNone' in policies)"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: shutdownAfterJobFinshes is set to 'true' while deletion "
                                   "policy is 'DeleteNone'"),
        .evaluate = {.function = {.truth = set_deletion_policies_6}},
        .reads = set_deletion_policies_6_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_policies_80522a10 = {
    .name = CRD_STRING_INIT("deletion-policies"),
    .steps = set_deletion_policies_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};
