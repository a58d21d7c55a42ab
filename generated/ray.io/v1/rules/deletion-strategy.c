/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* deletion-strategy, declared at RayCronJob.spec.jobTemplate.deletionStrategy */
static const crd_gate set_deletion_strategy_1_gate_0 = {CRD_STRING_INIT("RayJobDeletionPolicy"), true, false, CRD_GATE_BETA};
/* gates.RayJobDeletionPolicy */
static crd_cel_truth set_deletion_strategy_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_settings_gate(cel->settings, &set_deletion_strategy_1_gate_0)));
}

/* !byRules || !shutdown */
static crd_cel_truth set_deletion_strategy_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t4 = CRD_CEL_ERROR, t7 = CRD_CEL_ERROR;
  crd_string t5 = {NULL, 0};
  bool t6 = false;
  t4 = crd_cel_truth_of(!(((int64_t)self->deletionRules.count) > 0));
  cost += 5;
  if (t4 == CRD_CEL_TRUE) goto at_11;
  t5 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 1; t7 = CRD_CEL_ERROR; goto at_10; }
  if (!crd_cel_get_bool(cel, scope->params[0], &t6)) { cost += 1; t7 = CRD_CEL_ERROR; goto at_10; }
  t7 = crd_cel_truth_of(!t6);
  cost += 1;
at_10:
  t4 = crd_cel_or(cel, t4, t5, t7);
at_11:
  if (t4 == CRD_CEL_ERROR) goto at_13;
  return crd_cel_end(cel, cost, t4);
at_13:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* !byRules || !byPolicies */
static crd_cel_truth set_deletion_strategy_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false, t7 = false;
  t4 = !(((int64_t)self->deletionRules.count) > 0);
  cost += 5;
  if (t4) goto at_17;
  t7 = CRD_HAS(self, onSuccess);
  cost += 1;
  if (t7) goto at_14;
  t7 = CRD_HAS(self, onFailure);
  cost += 1;
at_14:
  t4 = !t7;
  cost += 1;
at_17:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* byRules || byPolicies */
static crd_cel_truth set_deletion_strategy_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_DeletionStrategy *self = scope->self;
  uint64_t cost = 0;
  bool t3 = false, t6 = false;
  t3 = ((int64_t)self->deletionRules.count) > 0;
  cost += 4;
  if (t3) goto at_15;
  t6 = CRD_HAS(self, onSuccess);
  cost += 1;
  if (t6) goto at_13;
  t6 = CRD_HAS(self, onFailure);
  cost += 1;
at_13:
  t3 = t6;
at_15:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* shutdown: shutdown */
static crd_cel_value set_deletion_strategy_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* selecting: selecting */
static crd_cel_value set_deletion_strategy_5_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_strategy_5_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[2], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: byPolicies */
static crd_cel_truth set_deletion_strategy_5_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self), onSuccess);
  cost += 1;
  if (t1) goto at_7;
  t1 = CRD_HAS(((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self), onFailure);
  cost += 1;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* selecting: selecting */
static crd_cel_value set_deletion_strategy_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* autoscaling: autoscaling */
static crd_cel_value set_deletion_strategy_6_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[2], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: byRules */
static crd_cel_truth set_deletion_strategy_6_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(((int64_t)((const ray_io_v1_RayCronJob_DeletionStrategy *)scope->outer->self)->deletionRules.count) > 0));
}


static const crd_read set_deletion_strategy_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_deletion_strategy_3_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")},
};
static const crd_read set_deletion_strategy_4_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".deletionRules[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onSuccess")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".onFailure")},
};
static const crd_read set_deletion_strategy_5_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_deletion_strategy_6_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_deletion_strategy_5_include_params[] = {
    {.function = {.value = set_deletion_strategy_5_param_1}},
    {.function = {.value = set_deletion_strategy_5_param_2}},
    {.function = {.value = set_deletion_strategy_5_param_3}},
};
static const crd_include set_deletion_strategy_5_include = {
    .set = &ray_io_v1_RayJob_set_deletion_policies_a687c7ca, .mode = CRD_SET_FIRST,
    .reads = set_deletion_strategy_5_include_reads, .read_count = 1, .params = set_deletion_strategy_5_include_params,
    .param_count = 3,
};
static const crd_scope_code set_deletion_strategy_6_include_params[] = {
    {.function = {.value = set_deletion_strategy_6_param_1}},
    {.function = {.value = set_deletion_strategy_6_param_2}},
};
static const crd_include set_deletion_strategy_6_include = {
    .set = &ray_io_v1_RayJob_set_deletion_rules_a687c7ca, .mode = CRD_SET_FIRST,
    .reads = set_deletion_strategy_6_include_reads, .read_count = 1, .params = set_deletion_strategy_6_include_params,
    .param_count = 2,
};
static const crd_step set_deletion_strategy_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-153"), .rule = CRD_STRING_INIT("gates.RayJobDeletionPolicy"),
        .message = CRD_STRING_INIT("RayJobDeletionPolicy feature gate must be enabled to use DeletionStrategy"),
        .evaluate = {.function = {.truth = set_deletion_strategy_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-154"), .rule = CRD_STRING_INIT("!byRules || !shutdown"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: spec.shutdownAfterJobFinishes and "
                                   "spec.deletionStrategy.deletionRules are mutually exclusive"),
        .evaluate = {.function = {.truth = set_deletion_strategy_2}}, .reads = set_deletion_strategy_2_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-155"), .rule = CRD_STRING_INIT("!byRules || !byPolicies"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: Cannot use both legacy onSuccess/onFailure fields and "
                                   "deletionRules simultaneously"),
        .evaluate = {.function = {.truth = set_deletion_strategy_3}}, .reads = set_deletion_strategy_3_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-156"), .rule = CRD_STRING_INIT("byRules || byPolicies"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: DeletionStrategy requires either BOTH onSuccess and "
                                   "onFailure, OR the deletionRules field (cannot be empty)"),
        .evaluate = {.function = {.truth = set_deletion_strategy_4}}, .reads = set_deletion_strategy_4_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_deletion_strategy_5_when}},
        .include = &set_deletion_strategy_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_deletion_strategy_6_when}},
        .include = &set_deletion_strategy_6_include,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_deletion_strategy_a687c7ca = {
    .name = CRD_STRING_INIT("deletion-strategy"), .steps = set_deletion_strategy_steps, .step_count = 6,
    .mode = CRD_SET_FIRST,
};
