/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* worker-group, declared at RayCluster.spec.workerGroupSpecs[] */
/* size(self.template.spec.containers) > 0 */
static crd_cel_truth set_worker_group_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = self->template_
                                                                    ? self->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = t1->spec
                                                            ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t2->containers.count > 0));
}

/* autoscaling || (has(self.minReplicas) && has(self.maxReplicas)) */
static crd_cel_truth set_worker_group_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_1;
    bool t2 = false;
    if (!crd_cel_get_bool(cel, scope->params[0], &t2)) goto failed_1;
    t1 = crd_cel_truth_of(t2);
  }
failed_1:;
  crd_cel_truth t3 = t1;
  if (t3 != CRD_CEL_TRUE) {
    const crd_string error4 = cel->error;
    cost += 1;
    bool t7 = false;
    if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, minReplicas))) {
      cost += 1;
      t7 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, maxReplicas));
    }
    t3 = crd_cel_or(cel, t3, error4, crd_cel_truth_of(t7));
  }
  return crd_cel_end(cel, cost, t3);
}

/* messageExpression: 'worker group ' + self.groupName + ' must set both minReplicas and maxReplicas when autoscaling is
 * disabled' */
static bool set_worker_group_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1,
                                 CRD_STRING(" must set both minReplicas and maxReplicas when autoscaling is disabled"),
                                 false);
  *message = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.minReplicas >= 0 */
static crd_cel_truth set_worker_group_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minReplicas >= 0));
}

/* messageExpression: 'worker group %s has negative minReplicas %d'.format([self.groupName, self.minReplicas]) */
static bool set_worker_group_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->minReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has negative minReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.maxReplicas >= 0 */
static crd_cel_truth set_worker_group_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->maxReplicas >= 0));
}

/* messageExpression: 'worker group %s has negative maxReplicas %d'.format([self.groupName, self.maxReplicas]) */
static bool set_worker_group_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->maxReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has negative maxReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.minReplicas <= self.maxReplicas
 * when: has(self.minReplicas) && has(self.maxReplicas) */
static crd_cel_truth set_worker_group_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, minReplicas))) {
    cost += 1;
    t2 = CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, maxReplicas));
  }
  bool t3 = false;
  if (t2) {
    cost += 5;
    t3 = (self->minReplicas <= self->maxReplicas);
  } else {
    t3 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* messageExpression: 'worker group %s has minReplicas %d greater than maxReplicas %d'.format( [self.groupName,
 * self.minReplicas, self.maxReplicas]) */
static bool set_worker_group_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 16;
  const crd_cel_value items1[3] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->minReplicas),
                                   crd_cel_of_int(self->maxReplicas)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 3);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s has minReplicas %d greater than "
                                                                    "maxReplicas %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* at: self.rayStartParams */
static crd_cel_value set_worker_group_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_6_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* resources: self.resources */
static crd_cel_value set_worker_group_6_param_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&self_1->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.rayStartParams */
static crd_cel_value set_worker_group_7_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_7_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.labels */
static crd_cel_value set_worker_group_8_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_f6785eb09098, (&self->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_8_param_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(self_1->groupName) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* self.idleTimeoutSeconds >= 0 */
static crd_cel_truth set_worker_group_9(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->idleTimeoutSeconds >= 0));
}

/* messageExpression: 'worker group %s: idleTimeoutSeconds must be non-negative, got %d'.format( [self.groupName,
 * self.idleTimeoutSeconds]) */
static bool set_worker_group_9_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 14;
  const crd_cel_value items1[2] = {crd_cel_of_string(self->groupName), crd_cel_of_int(self->idleTimeoutSeconds)};
  crd_cel_value t2 = crd_cel_make_list(cel, items1, NULL, 2);
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 7;
    goto failed_0;
  }
  const crd_cel_value arguments3[2] = {crd_cel_of_string(CRD_STRING("worker group %s: idleTimeoutSeconds must be "
                                                                    "non-negative, got %d")), t2};
  crd_cel_value t4 = crd_cel_fn_format(cel, arguments3, 2);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  *message = t4.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* autoscalerV2
 * when: has(self.idleTimeoutSeconds) */
static crd_cel_truth set_worker_group_10(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t2 = false;
  if (CRD_HAS(self, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, idleTimeoutSeconds))) {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) {
      cost -= 1;
      goto failed_0;
    }
    bool t1 = false;
    if (!crd_cel_get_bool(cel, scope->params[1], &t1)) {
      cost -= 1;
      goto failed_0;
    }
    cost -= 1;
    t2 = t1;
  } else {
    t2 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ': idleTimeoutSeconds is set, but autoscaler v2 is not enabled.' + "
 * Please set .spec.autoscalerOptions.version to 'v2' (or set RAY_enable_autoscaler_v2 environment variable to 'true'" + ' in
 * the head pod if using KubeRay < 1.4.0)' */
static bool set_worker_group_10_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(": idleTimeoutSeconds is set, but autoscaler v2 is not enabled."),
                                 false);
  crd_string t3 = crd_cel_concat(cel, t2,
                                 CRD_STRING(" Please set .spec.autoscalerOptions.version to 'v2' (or set "
                                            "RAY_enable_autoscaler_v2 environment variable to 'true'"), false);
  crd_string t4 = crd_cel_concat(cel, t3, CRD_STRING(" in the head pod if using KubeRay < 1.4.0)"), false);
  *message = t4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* autoscalerV2: autoscalerV2 */
static crd_cel_value set_worker_group_11_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto failed_0;
  bool t1 = false;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* rayVersion: rayVersion */
static crd_cel_value set_worker_group_11_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: self.priority != 0 */
static crd_cel_truth set_worker_group_11_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self_1->priority != 0));
}


static const crd_read set_worker_group_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".template.spec.containers[#]")},
};
static const crd_read set_worker_group_2_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")},
};
static const crd_read set_worker_group_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
};
static const crd_read set_worker_group_4_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")},
};
static const crd_read set_worker_group_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")},
};
static const crd_read set_worker_group_6_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".resources")},
};
static const crd_read set_worker_group_7_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")},
};
static const crd_read set_worker_group_8_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")},
};
static const crd_read set_worker_group_9_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")},
};
static const crd_read set_worker_group_10_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")},
    {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_worker_group_11_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_worker_group_6_include_params[] = {
    {.function = {.value = set_worker_group_6_param_1}},
    {.function = {.value = set_worker_group_6_param_2}},
};
static const crd_include set_worker_group_6_include = {
    .set = &ray_io_v1_RayCluster_set_group_resources_d789208c,
    .at = {.function = {.value = set_worker_group_6_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_6_include_reads,
    .read_count = 2,
    .params = set_worker_group_6_include_params,
    .param_count = 2,
};
static const crd_scope_code set_worker_group_7_include_params[] = {
    {.function = {.value = set_worker_group_7_param_1}},
};
static const crd_include set_worker_group_7_include = {
    .set = &ray_io_v1_RayCluster_set_no_labels_parameter_d789208c,
    .at = {.function = {.value = set_worker_group_7_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_7_include_reads,
    .read_count = 1,
    .params = set_worker_group_7_include_params,
    .param_count = 1,
};
static const crd_scope_code set_worker_group_8_include_params[] = {
    {.function = {.value = set_worker_group_8_param_1}},
};
static const crd_include set_worker_group_8_include = {
    .set = &ray_io_v1_RayCluster_set_group_labels_d789208c,
    .at = {.function = {.value = set_worker_group_8_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".labels")},
    .reads = set_worker_group_8_include_reads,
    .read_count = 1,
    .params = set_worker_group_8_include_params,
    .param_count = 1,
};
static const crd_scope_code set_worker_group_11_include_params[] = {
    {.function = {.value = set_worker_group_11_param_1}},
    {.function = {.value = set_worker_group_11_param_2}},
};
static const crd_include set_worker_group_11_include = {
    .set = &ray_io_v1_RayCluster_set_worker_group_priority_5a1036e1,
    .mode = CRD_SET_FIRST,
    .reads = set_worker_group_11_include_reads,
    .read_count = 1,
    .params = set_worker_group_11_include_params,
    .param_count = 2,
};
static const crd_step set_worker_group_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-105"),
        .rule = CRD_STRING_INIT("size(self.template.spec.containers) > 0"),
        .message = CRD_STRING_INIT("workerGroupSpec should have at least one container"),
        .evaluate = {.function = {.truth = set_worker_group_1}},
        .reads = set_worker_group_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-106"),
        .rule = CRD_STRING_INIT("autoscaling || (has(self.minReplicas) && has(self.maxReplicas))"),
        .evaluate = {.function = {.truth = set_worker_group_2}},
        .reads = set_worker_group_2_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_worker_group_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-107"),
        .rule = CRD_STRING_INIT("self.minReplicas >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_3}},
        .reads = set_worker_group_3_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-108"),
        .rule = CRD_STRING_INIT("self.maxReplicas >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_4}},
        .reads = set_worker_group_4_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-109"),
        .rule = CRD_STRING_INIT("self.minReplicas <= self.maxReplicas"),
        .evaluate = {.function = {.truth = set_worker_group_5}},
        .reads = set_worker_group_5_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_worker_group_5_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-110"),
        .include = &set_worker_group_6_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-111"),
        .include = &set_worker_group_7_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .name = CRD_STRING_INIT("KR-112"),
        .include = &set_worker_group_8_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-113"),
        .rule = CRD_STRING_INIT("self.idleTimeoutSeconds >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_9}},
        .reads = set_worker_group_9_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_9_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-114"),
        .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = {.function = {.truth = set_worker_group_10}},
        .reads = set_worker_group_10_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_worker_group_10_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .when = {.function = {.truth = set_worker_group_11_when}},
        .include = &set_worker_group_11_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_worker_group_5a1036e1 = {
    .name = CRD_STRING_INIT("worker-group"),
    .steps = set_worker_group_steps,
    .step_count = 11,
    .mode = CRD_SET_FIRST,
};
