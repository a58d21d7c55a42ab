/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* worker-group-priority, declared at RayCluster.spec.workerGroupSpecs[] */
/* rayVersion != '' */
static crd_cel_truth set_worker_group_priority_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) goto failed_0;
  cost += crd_cel_string_cost(t1, CRD_STRING(""));
  return crd_cel_end(cel, cost, crd_cel_truth_of(!crd_cel_same(t1, CRD_STRING(""))));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion was not specified.' + ' Ray
 * version 2.56.0 or later is required' */
static bool set_worker_group_priority_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but RayVersion was not specified."), false);
  crd_string t3 = crd_cel_concat(cel, t2, CRD_STRING(" Ray version 2.56.0 or later is required"), false);
  *message = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* isGenericVersion(rayVersion) */
static crd_cel_truth set_worker_group_priority_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_is_generic_version(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but RayVersion format is invalid: ' + rayVersion
 * + ', ' + genericVersionError(rayVersion).orValue('') */
static bool set_worker_group_priority_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but RayVersion format is invalid: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(", "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_string t6 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t6)) {
    cost += 1;
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {crd_cel_of_string(t6)};
  crd_cel_value t8 = crd_cel_fn_generic_version_error(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  crd_cel_value t9 = t8;
  if (t9.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t5) + 1);
    goto failed_0;
  }
  if (t9.as.optional) {
    t9 = crd_cel_held(cel, t9);
  } else {
    t9 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t10 = {NULL, 0};
  if (!crd_cel_take_string(cel, t9, &t10)) goto failed_0;
  crd_string t11 = crd_cel_concat(cel, t5, t10, false);
  *message = t11;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* genericVersion(rayVersion).atLeast(genericVersion('2.56.0')) */
static crd_cel_truth set_worker_group_priority_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += 3;
    goto failed_0;
  }
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t1)) {
    cost += 3;
    goto failed_0;
  }
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1)};
  crd_cel_value t3 = crd_cel_fn_generic_version(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {crd_cel_of_string(CRD_STRING("2.56.0"))};
  crd_cel_value t5 = crd_cel_fn_generic_version(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments6[2] = {t3, t5};
  crd_cel_value t7 = crd_cel_fn_at_least(cel, arguments6, 2);
  if (t7.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t7.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': priority is set, but minimum Ray version is 2.56.0, got ' +
 * rayVersion */
static bool set_worker_group_priority_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": priority is set, but minimum Ray version is 2.56.0, got "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[1], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* autoscalerV2 */
static crd_cel_truth set_worker_group_priority_4(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group %s: priority is set to %d, but autoscaler v2 is not enabled.'.format( [self.groupName,
 * self.priority]) + ' Priority is only supported with autoscaler v2 enabled' */
static bool set_worker_group_priority_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->priority)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 14;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s: priority is set to %d, but autoscaler "
                                                                    "v2 is not enabled.")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) {
    cost += 6;
    goto failed_0;
  }
  crd_string t5 = crd_cel_concat(cel, t4.as.text, CRD_STRING(" Priority is only supported with autoscaler v2 enabled"),
                                 false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_worker_group_priority_1_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_worker_group_priority_2_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_worker_group_priority_3_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_worker_group_priority_4_reads[1] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_step set_worker_group_priority_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-115"),
        .rule = CRD_STRING_INIT("rayVersion != ''"),
        .evaluate = {.function = {.truth = set_worker_group_priority_1}},
        .reads = set_worker_group_priority_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_priority_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-116"),
        .rule = CRD_STRING_INIT("isGenericVersion(rayVersion)"),
        .evaluate = {.function = {.truth = set_worker_group_priority_2}},
        .reads = set_worker_group_priority_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_priority_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-117"),
        .rule = CRD_STRING_INIT("genericVersion(rayVersion).atLeast(genericVersion('2.56.0'))"),
        .evaluate = {.function = {.truth = set_worker_group_priority_3}},
        .reads = set_worker_group_priority_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_priority_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-118"),
        .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = {.function = {.truth = set_worker_group_priority_4}},
        .reads = set_worker_group_priority_4_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_priority_4_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_worker_group_priority_5a1036e1 = {
    .name = CRD_STRING_INIT("worker-group-priority"),
    .steps = set_worker_group_priority_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
