/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* worker-group-priority, declared at RayCluster.spec.workerGroupSpecs[] */
/* rayVersion != '' */
static crd_cel_truth set_worker_group_priority_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_4;
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) goto at_4;
  cost += crd_cel_string_cost(t0, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t0, CRD_STRING(""))));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion was not specified.' + ' Ray
 * version 2.56.0 or later is required' */
static bool set_worker_group_priority_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": priority is set, but RayVersion was not specified."), false);
  t4 = crd_cel_concat(cel, t3, CRD_STRING(" Ray version 2.56.0 or later is required"), false);
  cost += 2;
  *text = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* isGenericVersion(rayVersion) */
static crd_cel_truth set_worker_group_priority_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  crd_cel_value v2;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 1; goto at_4; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 1; goto at_4; }
  if ((v2 = crd_cel_fn_is_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                          1)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.boolean));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion format is invalid: ' + rayVersion
 * + ', ' + genericVersionError(rayVersion).orValue('') */
static bool set_worker_group_priority_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL, 0}, v17 = {NULL, 0};
  crd_cel_value t8, t9, t11;
  t2 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": priority is set, but RayVersion format is invalid: "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_24;
  if (!crd_cel_take_string(cel, scope->params[1], &t4)) goto at_24;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, t5, CRD_STRING(", "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_30;
  if (!crd_cel_take_string(cel, scope->params[1], &t7)) goto at_30;
  if ((t8 = crd_cel_fn_generic_version_error(cel, (const crd_cel_value[1]){crd_cel_of_string(t7)},
                                             1)).kind == CRD_CEL_FAILED) goto at_34;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_36;
  if (!t8.as.optional) goto at_15;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) goto at_38;
  goto at_16;
at_15:
  t9 = crd_cel_of_string(CRD_STRING(""));
at_16:
  if ((t11 = crd_cel_add_any(cel, crd_cel_of_string(t6), t9)).kind == CRD_CEL_FAILED) goto at_19;
  if (!crd_cel_take_string(cel, t11, &v17)) goto at_19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t11, text);
at_19:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_24:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 5;
  goto at_19;
at_30:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  cost += 1;
  goto at_19;
at_34:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_19;
at_36:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_19;
at_38:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t6)), 1);
  goto at_19;
}

/* genericVersion(rayVersion).atLeast(genericVersion('2.56.0')) */
static crd_cel_truth set_worker_group_priority_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  crd_cel_value t1, t3, v5;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { cost += 3; goto at_7; }
  if (!crd_cel_take_string(cel, scope->params[1], &t0)) { cost += 3; goto at_7; }
  if ((t1 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(t0)},
                                       1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  if ((t3 = crd_cel_fn_generic_version(cel, (const crd_cel_value[1]){crd_cel_of_string(CRD_STRING("2.56.0"))},
                                       1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  if ((v5 = crd_cel_fn_at_least(cel, (const crd_cel_value[2]){t1, t3}, 2)).kind == CRD_CEL_FAILED) goto at_7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v5.as.boolean));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but minimum Ray version is 2.56.0, got ' +
 * rayVersion */
static bool set_worker_group_priority_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": priority is set, but minimum Ray version is 2.56.0, got "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_14;
  if (!crd_cel_take_string(cel, scope->params[1], &t4)) goto at_14;
  t5 = crd_cel_concat(cel, t3, t4, false);
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_14:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_9;
}

/* autoscalerV2 */
static crd_cel_truth set_worker_group_priority_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
at_3:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group %s: priority is set to %d, but autoscaler v2 is not enabled.'.format( [self.groupName,
 * self.priority]) + ' Priority is only supported with autoscaler v2 enabled' */
static bool set_worker_group_priority_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t5, v6;
  crd_string t7 = {NULL, 0};
  cost += 14;
  if ((t5 = crd_cel_make_list(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(self->groupName), crd_cel_of_int(self->priority)},
                              NULL, 2)).kind == CRD_CEL_FAILED) { cost += 14; goto at_10; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("worker group %s: priority is set to "
                                                                                    "%d, but autoscaler v2 is not enabled.")), t5}, 2)).kind == CRD_CEL_FAILED) { cost += 6; goto at_10; }
  t7 = crd_cel_concat(cel, v6.as.text, CRD_STRING(" Priority is only supported with autoscaler v2 enabled"), false);
  *text = t7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_worker_group_priority_1_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_worker_group_priority_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_worker_group_priority_3_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_worker_group_priority_4_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_step set_worker_group_priority_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-115"), .rule = CRD_STRING_INIT("rayVersion != ''"),
        .evaluate = {.function = {.truth = set_worker_group_priority_1}}, .reads = set_worker_group_priority_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_worker_group_priority_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-116"), .rule = CRD_STRING_INIT("isGenericVersion(rayVersion)"),
        .evaluate = {.function = {.truth = set_worker_group_priority_2}}, .reads = set_worker_group_priority_2_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_worker_group_priority_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-117"),
        .rule = CRD_STRING_INIT("genericVersion(rayVersion).atLeast(genericVersion('2.56.0'))"),
        .evaluate = {.function = {.truth = set_worker_group_priority_3}}, .reads = set_worker_group_priority_3_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_worker_group_priority_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-118"), .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = {.function = {.truth = set_worker_group_priority_4}}, .reads = set_worker_group_priority_4_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_worker_group_priority_4_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_worker_group_priority_baa1a705 = {
    .name = CRD_STRING_INIT("worker-group-priority"), .steps = set_worker_group_priority_steps, .step_count = 4,
    .mode = CRD_SET_FIRST,
};
