/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_OnFailure ray_io_v1_RayCronJob_OnFailure_zero;

/* deletion-policies, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
/* has(self.onSuccess) && has(self.onFailure) */
static crd_cel_truth set_deletion_policies_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, onSuccess);
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, onFailure);
  cost += 1;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* has(self.onSuccess.policy) && has(self.onFailure.policy) */
static crd_cel_truth set_deletion_policies_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = NULL, *t5 = NULL;
  bool t2 = false;
  t1 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  t2 = CRD_HAS(t1, policy);
  cost += 2;
  if (!t2) goto at_9;
  t5 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  t2 = CRD_HAS(t5, policy);
  cost += 2;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* messageExpression: 'the DeletionPolicyType field of DeletionStrategy.' + (has(self.onSuccess.policy) ? 'OnFailure' :
 * 'OnSuccess') + ' cannot be unset when DeletionStrategy is enabled' */
static bool set_deletion_policies_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = NULL;
  crd_string t3 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  t1 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 2;
  if (!CRD_HAS(t1, policy)) goto at_6;
  t3 = CRD_STRING("OnFailure");
  goto at_7;
at_6:
  t3 = CRD_STRING("OnSuccess");
at_7:
  t5 = crd_cel_concat(cel, CRD_STRING("the DeletionPolicyType field of DeletionStrategy."), t3, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(" cannot be unset when DeletionStrategy is enabled"), false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t5 = false;
  const ray_io_v1_RayCronJob_OnFailure *t2 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_11;
  if (!crd_cel_get_bool(cel, scope->params[1], &t0)) goto at_11;
  if (!t0) goto at_9;
  t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  t5 = !(crd_cel_same(t2->policy, CRD_STRING("DeleteCluster")) || crd_cel_same(t2->policy, CRD_STRING("DeleteWorkers")));
  cost += 4;
  goto at_10;
at_9:
  t5 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onSuccess.policy + ' on success' */
static bool set_deletion_policies_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = NULL;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  t1 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" on success"), false);
  cost += 3;
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])
 * when: selecting */
static crd_cel_truth set_deletion_policies_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t5 = false;
  const ray_io_v1_RayCronJob_OnFailure *t2 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_11;
  if (!crd_cel_get_bool(cel, scope->params[1], &t0)) goto at_11;
  if (!t0) goto at_9;
  t2 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  t5 = !(crd_cel_same(t2->policy, CRD_STRING("DeleteCluster")) || crd_cel_same(t2->policy, CRD_STRING("DeleteWorkers")));
  cost += 4;
  goto at_10;
at_9:
  t5 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'the ClusterSelector mode doesn\'t support DeletionStrategy=' + self.onFailure.policy + ' on failure' */
static bool set_deletion_policies_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_OnFailure *t1 = NULL;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0};
  t1 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  t3 = crd_cel_concat(cel, CRD_STRING("the ClusterSelector mode doesn't support DeletionStrategy="), t1->policy, false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" on failure"), false);
  cost += 3;
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* !('DeleteWorkers' in policies)
 * when: autoscaling */
static crd_cel_truth set_deletion_policies_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t8 = false, t9 = false;
  const ray_io_v1_RayCronJob_OnFailure *t2 = NULL, *t5 = NULL;
  crd_cel_value t7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) goto at_15;
  if (!crd_cel_get_bool(cel, scope->params[2], &t0)) goto at_15;
  if (!t0) goto at_13;
  t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  t5 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 16;
  if ((t7 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(t2->policy), crd_cel_of_string(t5->policy)},
                              NULL, 2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteWorkers")), t7), &t8)) { cost += 1; goto at_15; }
  t9 = !t8;
  cost += 1;
  goto at_14;
at_13:
  t9 = true;
at_14:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !('DeleteNone' in policies)
 * when: shutdown */
static crd_cel_truth set_deletion_policies_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t8 = false, t9 = false;
  const ray_io_v1_RayCronJob_OnFailure *t2 = NULL, *t5 = NULL;
  crd_cel_value t7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_15;
  if (!crd_cel_get_bool(cel, scope->params[0], &t0)) goto at_15;
  if (!t0) goto at_13;
  t2 = self->onSuccess ? self->onSuccess : &ray_io_v1_RayCronJob_OnFailure_zero;
  t5 = self->onFailure ? self->onFailure : &ray_io_v1_RayCronJob_OnFailure_zero;
  cost += 16;
  if ((t7 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(t2->policy), crd_cel_of_string(t5->policy)},
                              NULL, 2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_15; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("DeleteNone")), t7), &t8)) { cost += 1; goto at_15; }
  t9 = !t8;
  cost += 1;
  goto at_14;
at_13:
  t9 = true;
at_14:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_deletion_policies_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")},
};
static const crd_read set_deletion_policies_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_3_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
};
static const crd_read set_deletion_policies_4_reads[2] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_5_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_read set_deletion_policies_6_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess.policy")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure.policy")},
};
static const crd_step set_deletion_policies_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-157"),
        .rule = CRD_STRING_INIT("has(self.onSuccess) && has(self.onFailure)"),
        .message = CRD_STRING_INIT("both DeletionStrategy.OnSuccess and DeletionStrategy.OnFailure must be set when using "
                                   "the legacy deletion policy fields of DeletionStrategy"),
        .evaluate = {.function = {.truth = set_deletion_policies_1}}, .reads = set_deletion_policies_1_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-158"),
        .rule = CRD_STRING_INIT("has(self.onSuccess.policy) && has(self.onFailure.policy)"),
        .evaluate = {.function = {.truth = set_deletion_policies_2}}, .reads = set_deletion_policies_2_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_deletion_policies_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-167"),
        .rule = CRD_STRING_INIT("!(self.onSuccess.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_policies_3}}, .reads = set_deletion_policies_3_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_deletion_policies_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-168"),
        .rule = CRD_STRING_INIT("!(self.onFailure.policy in ['DeleteCluster', 'DeleteWorkers'])"),
        .evaluate = {.function = {.truth = set_deletion_policies_4}}, .reads = set_deletion_policies_4_reads,
        .read_count = 2, .message_expression = {.function = {.text = set_deletion_policies_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-169"), .rule = CRD_STRING_INIT("!('DeleteWorkers' in policies)"),
        .message = CRD_STRING_INIT("DeletionStrategy=DeleteWorkers currently does not support RayCluster with autoscaling "
                                   "enabled"),
        .evaluate = {.function = {.truth = set_deletion_policies_5}}, .reads = set_deletion_policies_5_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-170"), .rule = CRD_STRING_INIT("!('DeleteNone' in policies)"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: shutdownAfterJobFinshes is set to 'true' while deletion "
                                   "policy is 'DeleteNone'"),
        .evaluate = {.function = {.truth = set_deletion_policies_6}}, .reads = set_deletion_policies_6_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_policies_a687c7ca = {
    .name = CRD_STRING_INIT("deletion-policies"), .steps = set_deletion_policies_steps, .step_count = 6,
    .mode = CRD_SET_FIRST,
};
