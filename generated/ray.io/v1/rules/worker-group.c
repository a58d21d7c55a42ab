/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* worker-group, declared at RayCluster.spec.workerGroupSpecs[] */
/* size(self.template.spec.containers) > 0 */
static crd_cel_truth set_worker_group_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->template_ ? self->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t2->containers.count) > 0));
}

/* autoscaling || (has(self.minReplicas) && has(self.maxReplicas)) */
static crd_cel_truth set_worker_group_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR;
  bool v0 = false, t3 = false;
  crd_string t1 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { t0 = CRD_CEL_ERROR; goto at_2; }
  if (!crd_cel_get_bool(cel, scope->params[0], &v0)) { t0 = CRD_CEL_ERROR; goto at_2; }
  t0 = crd_cel_truth_of(v0);
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_2; }
at_2:
  if (t0 == CRD_CEL_TRUE) goto at_13;
  t1 = cel->error;
  t3 = CRD_HAS(self, minReplicas);
  cost += 1;
  if (!t3) goto at_11;
  t3 = CRD_HAS(self, maxReplicas);
  cost += 1;
at_11:
  t0 = crd_cel_or(cel, t0, t1, crd_cel_truth_of(t3));
at_13:
  if (t0 == CRD_CEL_ERROR) goto at_15;
  return crd_cel_end(cel, cost, t0);
at_15:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + self.groupName + ' must set both minReplicas and maxReplicas when autoscaling is
 * disabled' */
static bool set_worker_group_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(" must set both minReplicas and maxReplicas when autoscaling is disabled"), false);
  cost += 2;
  *text = t3;
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
static bool set_worker_group_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t5, v6;
  cost += 14;
  if ((t5 = crd_cel_make_list(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(self->groupName),
                                                       crd_cel_of_int(self->minReplicas)}, NULL,
                                                       2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("worker group %s has negative "
                                                                                    "minReplicas %d")), t5},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
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
static bool set_worker_group_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t5, v6;
  cost += 14;
  if ((t5 = crd_cel_make_list(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(self->groupName),
                                                       crd_cel_of_int(self->maxReplicas)}, NULL,
                                                       2)).kind == CRD_CEL_FAILED) { cost += 5; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("worker group %s has negative "
                                                                                    "maxReplicas %d")), t5},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.minReplicas <= self.maxReplicas
 * when: has(self.minReplicas) && has(self.maxReplicas) */
static crd_cel_truth set_worker_group_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false, t10 = false;
  t1 = CRD_HAS(self, minReplicas);
  cost += 1;
  if (!t1) goto at_7;
  t1 = CRD_HAS(self, maxReplicas);
  cost += 1;
at_7:
  if (!t1) goto at_15;
  t10 = self->minReplicas <= self->maxReplicas;
  cost += 5;
  goto at_16;
at_15:
  t10 = true;
at_16:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10));
}

/* messageExpression: 'worker group %s has minReplicas %d greater than maxReplicas %d'.format( [self.groupName,
 * self.minReplicas, self.maxReplicas]) */
static bool set_worker_group_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t7, v8;
  cost += 16;
  if ((t7 = crd_cel_make_list(cel,
                              (const crd_cel_value[3]){crd_cel_of_string(self->groupName), crd_cel_of_int(self->minReplicas),
                                                       crd_cel_of_int(self->maxReplicas)}, NULL,
                                                       3)).kind == CRD_CEL_FAILED) { cost += 7; goto at_11; }
  if ((v8 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("worker group %s has minReplicas %d "
                                                                                    "greater than maxReplicas %d")), t7},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_11;
  *text = v8.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* at: self.rayStartParams */
static crd_cel_value set_worker_group_6_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->groupName)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* resources: self.resources */
static crd_cel_value set_worker_group_6_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0,
                                 (&((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.rayStartParams */
static crd_cel_value set_worker_group_7_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&self->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_7_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->groupName)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.labels */
static crd_cel_value set_worker_group_8_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&self->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: self.groupName */
static crd_cel_value set_worker_group_8_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->groupName)
             : crd_cel_of_truth(CRD_CEL_ERROR);
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
static bool set_worker_group_9_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t5, v6;
  cost += 14;
  if ((t5 = crd_cel_make_list(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(self->groupName),
                                                       crd_cel_of_int(self->idleTimeoutSeconds)}, NULL,
                                                       2)).kind == CRD_CEL_FAILED) { cost += 7; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING("worker group %s: idleTimeoutSeconds "
                                                                                    "must be non-negative, got %d")), t5},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* autoscalerV2
 * when: has(self.idleTimeoutSeconds) */
static crd_cel_truth set_worker_group_10(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  cost += 1;
  if (!CRD_HAS(self, idleTimeoutSeconds)) goto at_7;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) goto at_10;
  if (!crd_cel_get_bool(cel, scope->params[1], &t2)) goto at_10;
  cost -= 1;
  goto at_8;
at_7:
  t2 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_10:
  cost -= 1;
  goto at_9;
}

/* messageExpression: 'worker group ' + self.groupName + ': idleTimeoutSeconds is set, but autoscaler v2 is not enabled.' + "
 * Please set .spec.autoscalerOptions.version to 'v2' (or set RAY_enable_autoscaler_v2 environment variable to 'true'" + ' in
 * the head pod if using KubeRay < 1.4.0)' */
static bool set_worker_group_10_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("worker group "), self->groupName, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": idleTimeoutSeconds is set, but autoscaler v2 is not enabled."), false);
  t4 = crd_cel_concat(cel, t3,
                      CRD_STRING(" Please set .spec.autoscalerOptions.version to 'v2' (or set RAY_enable_autoscaler_v2 "
                                 "environment variable to 'true'"), false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(" in the head pod if using KubeRay < 1.4.0)"), false);
  cost += 2;
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* autoscalerV2: autoscalerV2 */
static crd_cel_value set_worker_group_11_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* rayVersion: rayVersion */
static crd_cel_value set_worker_group_11_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[2], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: self.priority != 0 */
static crd_cel_truth set_worker_group_11_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->priority != 0));
}


static const crd_read set_worker_group_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".template.spec.containers[#]")}};
static const crd_read set_worker_group_2_reads[3] = {
    {CRD_READ_PARAMS, 0, {NULL, 0}}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")},
};
static const crd_read set_worker_group_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")}};
static const crd_read set_worker_group_4_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")}};
static const crd_read set_worker_group_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minReplicas")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".maxReplicas")},
};
static const crd_read set_worker_group_6_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".resources")},
};
static const crd_read set_worker_group_7_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
static const crd_read set_worker_group_8_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
static const crd_read set_worker_group_9_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")}};
static const crd_read set_worker_group_10_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".idleTimeoutSeconds")}, {CRD_READ_PARAMS, 0, {NULL, 0}},
};
static const crd_read set_worker_group_11_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_worker_group_6_include_params[] = {
    {.function = {.value = set_worker_group_6_param_1}},
    {.function = {.value = set_worker_group_6_param_2}},
};
static const crd_include set_worker_group_6_include = {
    .set = &ray_io_v1_RayCluster_set_group_resources_f0288946, .at = {.function = {.value = set_worker_group_6_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_6_include_reads, .read_count = 2, .params = set_worker_group_6_include_params,
    .param_count = 2,
};
static const crd_scope_code set_worker_group_7_include_params[] = {{.function = {.value = set_worker_group_7_param_1}}};
static const crd_include set_worker_group_7_include = {
    .set = &ray_io_v1_RayCluster_set_no_labels_parameter_f0288946, .at = {.function = {.value = set_worker_group_7_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".rayStartParams")},
    .reads = set_worker_group_7_include_reads, .read_count = 1, .params = set_worker_group_7_include_params,
    .param_count = 1,
};
static const crd_scope_code set_worker_group_8_include_params[] = {{.function = {.value = set_worker_group_8_param_1}}};
static const crd_include set_worker_group_8_include = {
    .set = &ray_io_v1_RayCluster_set_group_labels_f0288946, .at = {.function = {.value = set_worker_group_8_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".labels")},
    .reads = set_worker_group_8_include_reads, .read_count = 1, .params = set_worker_group_8_include_params,
    .param_count = 1,
};
static const crd_scope_code set_worker_group_11_include_params[] = {
    {.function = {.value = set_worker_group_11_param_1}},
    {.function = {.value = set_worker_group_11_param_2}},
};
static const crd_include set_worker_group_11_include = {
    .set = &ray_io_v1_RayCluster_set_worker_group_priority_baa1a705, .mode = CRD_SET_FIRST,
    .reads = set_worker_group_11_include_reads, .read_count = 1, .params = set_worker_group_11_include_params,
    .param_count = 2,
};
static const crd_step set_worker_group_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-105"),
        .rule = CRD_STRING_INIT("size(self.template.spec.containers) > 0"),
        .message = CRD_STRING_INIT("workerGroupSpec should have at least one container"),
        .evaluate = {.function = {.truth = set_worker_group_1}}, .reads = set_worker_group_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-106"),
        .rule = CRD_STRING_INIT("autoscaling || (has(self.minReplicas) && has(self.maxReplicas))"),
        .evaluate = {.function = {.truth = set_worker_group_2}}, .reads = set_worker_group_2_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_worker_group_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-107"), .rule = CRD_STRING_INIT("self.minReplicas >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_3}}, .reads = set_worker_group_3_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-108"), .rule = CRD_STRING_INIT("self.maxReplicas >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_4}}, .reads = set_worker_group_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_4_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-109"),
        .rule = CRD_STRING_INIT("self.minReplicas <= self.maxReplicas"),
        .evaluate = {.function = {.truth = set_worker_group_5}}, .reads = set_worker_group_5_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_worker_group_5_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-110"), .include = &set_worker_group_6_include},
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-111"), .include = &set_worker_group_7_include},
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-112"), .include = &set_worker_group_8_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-113"), .rule = CRD_STRING_INIT("self.idleTimeoutSeconds >= 0"),
        .evaluate = {.function = {.truth = set_worker_group_9}}, .reads = set_worker_group_9_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_worker_group_9_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-114"), .rule = CRD_STRING_INIT("autoscalerV2"),
        .evaluate = {.function = {.truth = set_worker_group_10}}, .reads = set_worker_group_10_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_worker_group_10_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_worker_group_11_when}},
        .include = &set_worker_group_11_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_worker_group_baa1a705 = {
    .name = CRD_STRING_INIT("worker-group"), .steps = set_worker_group_steps, .step_count = 11, .mode = CRD_SET_FIRST,
};
