/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_DeletionStrategy ray_io_v1_RayCronJob_DeletionStrategy_zero;
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;

/* rayjob-spec, declared at RayCronJob.spec.jobTemplate */
/* !self.suspend || self.shutdownAfterJobFinishes */
static crd_cel_truth set_rayjob_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  t2 = !self->suspend;
  cost += 3;
  if (t2) goto at_10;
  t2 = self->shutdownAfterJobFinishes;
  cost += 2;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* self.ttlSecondsAfterFinished >= 0 */
static crd_cel_truth set_rayjob_spec_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->ttlSecondsAfterFinished >= 0));
}

/* self.shutdownAfterJobFinishes || self.ttlSecondsAfterFinished <= 0 */
static crd_cel_truth set_rayjob_spec_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = self->shutdownAfterJobFinishes;
  cost += 2;
  if (t1) goto at_9;
  t1 = self->ttlSecondsAfterFinished <= 0;
  cost += 3;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* at: self.deletionStrategy */
static crd_cel_value set_rayjob_spec_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_DeletionStrategy *t1 = NULL;
  t1 = self->deletionStrategy ? self->deletionStrategy : &ray_io_v1_RayCronJob_DeletionStrategy_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCronJob_DeletionStrategy_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* shutdown: self.shutdownAfterJobFinishes */
static crd_cel_value set_rayjob_spec_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->shutdownAfterJobFinishes)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* selecting: selecting */
static crd_cel_value set_rayjob_spec_4_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(((int64_t)((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->clusterSelector.count) > 0) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: autoscaling */
static crd_cel_value set_rayjob_spec_4_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = ((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->rayClusterSpec
           ? ((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->rayClusterSpec
           : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(t1->enableInTreeAutoscaling) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: has(self.deletionStrategy) */
static crd_cel_truth set_rayjob_spec_4_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self),
                                              deletionStrategy)));
}

/* !self.suspend || !selecting */
static crd_cel_truth set_rayjob_spec_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  t2 = !self->suspend;
  cost += 3;
  if (t2) goto at_12;
  t2 = !(((int64_t)self->clusterSelector.count) > 0);
  cost += 5;
at_12:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* has(self.rayClusterSpec) || selecting */
static crd_cel_truth set_rayjob_spec_6(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false;
  t1 = CRD_HAS(self, rayClusterSpec);
  cost += 1;
  if (t1) goto at_9;
  t1 = ((int64_t)self->clusterSelector.count) > 0;
  cost += 4;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* when: selecting */
static crd_cel_truth set_rayjob_spec_7_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(((int64_t)((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->clusterSelector.count) > 0));
}

/* self.backoffLimit <= 0
 * when: self.submissionMode == 'InteractiveMode' */
static crd_cel_truth set_rayjob_spec_8(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t5 = false;
  cost += crd_cel_string_cost(self->submissionMode, CRD_STRING("InteractiveMode"));
  cost += 2;
  if (!crd_cel_same(self->submissionMode, CRD_STRING("InteractiveMode"))) goto at_8;
  t5 = self->backoffLimit <= 0;
  cost += 3;
  goto at_9;
at_8:
  t5 = true;
at_9:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
}

/* when: self.submissionMode == 'SidecarMode' */
static crd_cel_truth set_rayjob_spec_9_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->submissionMode,
                              CRD_STRING("SidecarMode"));
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->submissionMode, CRD_STRING("SidecarMode"))));
}

/* !self.rayClusterSpec.authOptions.enableK8sTokenAuth */
static crd_cel_truth set_rayjob_spec_10(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_AuthOptions *t2 = NULL;
  t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->authOptions ? t1->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t2->enableK8sTokenAuth));
}

/* at: self.rayClusterSpec */
static crd_cel_value set_rayjob_spec_11_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_rayjob_spec_11_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.rayClusterSpec) */
static crd_cel_truth set_rayjob_spec_11_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self),
                                              rayClusterSpec)));
}

/* isYamlMap(self.runtimeEnvYAML) */
static crd_cel_truth set_rayjob_spec_12(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value v2;
  cost += 2;
  if ((v2 = crd_cel_fn_is_yaml_map(cel, (const crd_cel_value[1]){crd_cel_of_string(self->runtimeEnvYAML)},
                                   1)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v2.as.boolean));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'failed to unmarshal RuntimeEnvYAML: ' + self.runtimeEnvYAML + ': ' + yamlMapError(self.runtimeEnvYAML,
 * 'types.RuntimeEnvType').orValue('') */
static bool set_rayjob_spec_12_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, v14 = {NULL, 0};
  crd_cel_value t7, t8, t10;
  t2 = crd_cel_concat(cel, CRD_STRING("failed to unmarshal RuntimeEnvYAML: "), self->runtimeEnvYAML, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(": "), false);
  cost += 4;
  if ((t7 = crd_cel_fn_yaml_map_error(cel,
                                      (const crd_cel_value[2]){crd_cel_of_string(self->runtimeEnvYAML),
                                                               crd_cel_of_string(CRD_STRING("types.RuntimeEnvType"))},
                                                               2)).kind == CRD_CEL_FAILED) goto at_25;
  if (t7.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_27;
  if (!t7.as.optional) goto at_12;
  if ((t8 = crd_cel_held(cel, t7)).kind == CRD_CEL_FAILED) goto at_29;
  goto at_13;
at_12:
  t8 = crd_cel_of_string(CRD_STRING(""));
at_13:
  if ((t10 = crd_cel_add_any(cel, crd_cel_of_string(t3), t8)).kind == CRD_CEL_FAILED) goto at_16;
  if (!crd_cel_take_string(cel, t10, &v14)) goto at_16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t10, text);
at_16:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_25:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_16;
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_16;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  goto at_16;
}

/* self.activeDeadlineSeconds > 0
 * when: has(self.activeDeadlineSeconds) */
static crd_cel_truth set_rayjob_spec_13(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  cost += 1;
  if (!CRD_HAS(self, activeDeadlineSeconds)) goto at_7;
  t4 = self->activeDeadlineSeconds > 0;
  cost += 3;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* self.preRunningDeadlineSeconds > 0
 * when: has(self.preRunningDeadlineSeconds) */
static crd_cel_truth set_rayjob_spec_14(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  cost += 1;
  if (!CRD_HAS(self, preRunningDeadlineSeconds)) goto at_7;
  t4 = self->preRunningDeadlineSeconds > 0;
  cost += 3;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* self.backoffLimit >= 0 */
static crd_cel_truth set_rayjob_spec_15(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->backoffLimit >= 0));
}


static const crd_read set_rayjob_spec_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".suspend")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".shutdownAfterJobFinishes")},
};
static const crd_read set_rayjob_spec_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".ttlSecondsAfterFinished")}};
static const crd_read set_rayjob_spec_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".shutdownAfterJobFinishes")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".ttlSecondsAfterFinished")},
};
static const crd_read set_rayjob_spec_4_include_reads[3] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".shutdownAfterJobFinishes")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".clusterSelector[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayClusterSpec.enableInTreeAutoscaling")},
};
static const crd_read set_rayjob_spec_5_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".suspend")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[#]")},
};
static const crd_read set_rayjob_spec_6_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".clusterSelector[#]")},
};
static const crd_read set_rayjob_spec_8_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submissionMode")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")},
};
static const crd_read set_rayjob_spec_10_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec.authOptions.enableK8sTokenAuth")},
};
static const crd_read set_rayjob_spec_11_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_rayjob_spec_12_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".runtimeEnvYAML")}};
static const crd_read set_rayjob_spec_13_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".activeDeadlineSeconds")}};
static const crd_read set_rayjob_spec_14_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".preRunningDeadlineSeconds")}};
static const crd_read set_rayjob_spec_15_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".backoffLimit")}};
static const crd_scope_code set_rayjob_spec_4_include_params[] = {
    {.function = {.value = set_rayjob_spec_4_param_1}},
    {.function = {.value = set_rayjob_spec_4_param_2}},
    {.function = {.value = set_rayjob_spec_4_param_3}},
};
static const crd_include set_rayjob_spec_4_include = {
    .set = &ray_io_v1_RayJob_set_deletion_strategy_a687c7ca, .at = {.function = {.value = set_rayjob_spec_4_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".deletionStrategy")},
    .reads = set_rayjob_spec_4_include_reads, .read_count = 3, .params = set_rayjob_spec_4_include_params, .param_count = 3,
};
static const crd_include set_rayjob_spec_7_include = {
    .set = &ray_io_v1_RayJob_set_cluster_selector_mode_8ba9fbca, .mode = CRD_SET_FIRST,
};
static const crd_include set_rayjob_spec_9_include = {
    .set = &ray_io_v1_RayJob_set_sidecar_mode_8ba9fbca, .mode = CRD_SET_FIRST,
};
static const crd_scope_code set_rayjob_spec_11_include_params[] = {{.function = {.value = set_rayjob_spec_11_param_1}}};
static const crd_include set_rayjob_spec_11_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_spec_5a0a09a9, .at = {.function = {.value = set_rayjob_spec_11_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".rayClusterSpec")},
    .prefix = CRD_STRING_INIT("The RayJob spec is invalid: "), .reads = set_rayjob_spec_11_include_reads, .read_count = 1,
    .params = set_rayjob_spec_11_include_params, .param_count = 1,
};
static const crd_step set_rayjob_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-150"),
        .rule = CRD_STRING_INIT("!self.suspend || self.shutdownAfterJobFinishes"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: a RayJob with shutdownAfterJobFinishes set to false is not "
                                   "allowed to be suspended"),
        .evaluate = {.function = {.truth = set_rayjob_spec_1}}, .reads = set_rayjob_spec_1_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-151"),
        .rule = CRD_STRING_INIT("self.ttlSecondsAfterFinished >= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: TTLSecondsAfterFinished must be a non-negative integer"),
        .evaluate = {.function = {.truth = set_rayjob_spec_2}}, .reads = set_rayjob_spec_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-152"),
        .rule = CRD_STRING_INIT("self.shutdownAfterJobFinishes || self.ttlSecondsAfterFinished <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: a RayJob with shutdownAfterJobFinishes set to false cannot "
                                   "have TTLSecondsAfterFinished"),
        .evaluate = {.function = {.truth = set_rayjob_spec_3}}, .reads = set_rayjob_spec_3_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_rayjob_spec_4_when}},
        .include = &set_rayjob_spec_4_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-171"), .rule = CRD_STRING_INIT("!self.suspend || !selecting"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: the ClusterSelector mode doesn't support the suspend "
                                   "operation"),
        .evaluate = {.function = {.truth = set_rayjob_spec_5}}, .reads = set_rayjob_spec_5_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-172"),
        .rule = CRD_STRING_INIT("has(self.rayClusterSpec) || selecting"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: one of RayClusterSpec or ClusterSelector must be set"),
        .evaluate = {.function = {.truth = set_rayjob_spec_6}}, .reads = set_rayjob_spec_6_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_rayjob_spec_7_when}},
        .include = &set_rayjob_spec_7_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-176"), .rule = CRD_STRING_INIT("self.backoffLimit <= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: BackoffLimit is incompatible with InteractiveMode"),
        .evaluate = {.function = {.truth = set_rayjob_spec_8}}, .reads = set_rayjob_spec_8_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_rayjob_spec_9_when}},
        .include = &set_rayjob_spec_9_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-192"),
        .rule = CRD_STRING_INIT("!self.rayClusterSpec.authOptions.enableK8sTokenAuth"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: K8s token auth mode is currently not supported for RayJob"),
        .evaluate = {.function = {.truth = set_rayjob_spec_10}}, .reads = set_rayjob_spec_10_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-193"),
        .when = {.function = {.truth = set_rayjob_spec_11_when}}, .include = &set_rayjob_spec_11_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-194"), .rule = CRD_STRING_INIT("isYamlMap(self.runtimeEnvYAML)"),
        .evaluate = {.function = {.truth = set_rayjob_spec_12}}, .reads = set_rayjob_spec_12_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_rayjob_spec_12_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-195"), .rule = CRD_STRING_INIT("self.activeDeadlineSeconds > 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: activeDeadlineSeconds must be a positive integer"),
        .evaluate = {.function = {.truth = set_rayjob_spec_13}}, .reads = set_rayjob_spec_13_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-196"),
        .rule = CRD_STRING_INIT("self.preRunningDeadlineSeconds > 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: preRunningDeadlineSeconds must be a positive integer"),
        .evaluate = {.function = {.truth = set_rayjob_spec_14}}, .reads = set_rayjob_spec_14_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-197"), .rule = CRD_STRING_INIT("self.backoffLimit >= 0"),
        .message = CRD_STRING_INIT("The RayJob spec is invalid: backoffLimit must be a positive integer"),
        .evaluate = {.function = {.truth = set_rayjob_spec_15}}, .reads = set_rayjob_spec_15_reads, .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_rayjob_spec_8ba9fbca = {
    .name = CRD_STRING_INIT("rayjob-spec"), .steps = set_rayjob_spec_steps, .step_count = 15, .mode = CRD_SET_FIRST,
};
