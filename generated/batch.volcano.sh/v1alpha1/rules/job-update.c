/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
static const batch_volcano_sh_v1alpha1_Job batch_volcano_sh_v1alpha1_Job_zero;
static const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;

/* job-update, declared at CronJob.spec.jobTemplate.spec */
/* each: self.tasks */
static crd_cel_value set_job_update_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_423367196963, (&self->tasks)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_update_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_read set_job_update_1_include_reads[] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}};
/* self.minAvailable <= self.tasks.map(t, t.replicas).sum() */
static crd_cel_truth set_job_update_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 4;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_3 = &self->tasks.items[i1];
    cost += 14;
    crd_cel_push(cel, &t2, crd_cel_of_int(t_3->replicas));
  }
  cost += 1;
  crd_cel_value t4 = crd_cel_built(cel, &t2);
  const crd_cel_value arguments5[2] = {t4, crd_cel_of_int(0)};
  crd_cel_value t6 = crd_cel_fn_sum(cel, arguments5, 2);
  if (t6.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  int64_t t7 = 0;
  if (!crd_cel_take_int(cel, t6, &t7)) goto failed_0;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minAvailable <= t7));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_read set_job_update_2_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].replicas")}};
/* self.minAvailable >= 0 */
static crd_cel_truth set_job_update_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minAvailable >= 0));
}

static const crd_read set_job_update_3_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}};
/* !has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == '' */
static crd_cel_truth set_job_update_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t2 = self->networkTopology
                                                                    ? self->networkTopology
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += 2;
  cost += 1;
  bool t4 = true;
  if (CRD_HAS(t2, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, highestTierAllowed))) {
    const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t3 = self->networkTopology
                                                                      ? self->networkTopology
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
    cost += crd_cel_string_cost(t3->highestTierName, CRD_STRING(""));
    t4 = crd_cel_same(t3->highestTierName, CRD_STRING(""));
    cost += 3;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

static const crd_read set_job_update_4_reads[] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")}};
/* size(oldObject.spec.tasks) == size(self.tasks) */
static crd_cel_truth set_job_update_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->old_object);
  const batch_volcano_sh_v1alpha1_Job *t2 = crd_scope_object(cel, t1, &batch_volcano_sh_v1alpha1_Job_type,
                                                             &batch_volcano_sh_v1alpha1_Job_zero);
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t3 = t2->spec
                                                                    ? t2->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 8;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)t3->tasks.count == (int64_t)self->tasks.count));
}

static const crd_read set_job_update_5_reads[] = {
    {CRD_READ_ALL, 0, {NULL, 0}}};
/* goJSON(self, kept) == goJSON(oldObject.spec, kept) && self.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) ==
 * oldObject.spec.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) */
static crd_cel_truth set_job_update_6(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 1;
    crd_string t2 = crd_cel_concat(cel,
                                   CRD_STRING("(schedulerName:string volumes:[](mountPath:string "
                                              "volumeClaim:*PersistentVolumeClaimSpec) "),
                                              CRD_STRING("tasks:[](name:string template:PodTemplateSpec "
                                                         "policies:[](action:string event:string events:[]string "
                                                         "exitCode:*int "), false);
    crd_string t3 = crd_cel_concat(cel, t2,
                                   CRD_STRING("timeout:*string) topologyPolicy:string maxRetry:int "
                                              "dependsOn:*(name:[]string iteration:string) "), false);
    crd_string t4 = crd_cel_concat(cel, t3,
                                   CRD_STRING("partitionPolicy:*(totalPartitions:int partitionSize:int "
                                              "networkTopology:*(mode:string highestTierAllowed:*int "), false);
    crd_string t5 = crd_cel_concat(cel, t4,
                                   CRD_STRING("highestTierName:string) minPartitions:int)) policies:[](action:string "
                                              "event:string events:[]string exitCode:*int "), false);
    crd_string t6 = crd_cel_concat(cel, t5,
                                   CRD_STRING("timeout:*string) plugins:{}[]string runningEstimate:*string queue:string "
                                              "maxRetry:int "), false);
    crd_string t7 = crd_cel_concat(cel, t6,
                                   CRD_STRING("ttlSecondsAfterFinished:*int minSuccess:*int networkTopology:*(mode:string "
                                              "highestTierAllowed:*int "), false);
    crd_string t8 = crd_cel_concat(cel, t7, CRD_STRING("highestTierName:string))"), false);
    const crd_cel_value arguments9[2] = {crd_cel_of_stored(&crd_struct_fa3a22e711c1_type, self), crd_cel_of_string(t8)};
    crd_cel_value t10 = crd_cel_fn_go_json(cel, arguments9, 2);
    if (t10.kind == CRD_CEL_FAILED) {
      cost += 5;
      goto failed_1;
    }
    crd_cel_value t11 = crd_cel_of_whole(cel, cel->old_object);
    const batch_volcano_sh_v1alpha1_Job *t12 = crd_scope_object(cel, t11, &batch_volcano_sh_v1alpha1_Job_type,
                                                                &batch_volcano_sh_v1alpha1_Job_zero);
    const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t13 = t12->spec
                                                                       ? t12->spec
                                                                       : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
    cost += 2;
    crd_string t14 = crd_cel_concat(cel,
                                    CRD_STRING("(schedulerName:string volumes:[](mountPath:string "
                                               "volumeClaim:*PersistentVolumeClaimSpec) "),
                                               CRD_STRING("tasks:[](name:string template:PodTemplateSpec "
                                                          "policies:[](action:string event:string events:[]string "
                                                          "exitCode:*int "), false);
    crd_string t15 = crd_cel_concat(cel, t14,
                                    CRD_STRING("timeout:*string) topologyPolicy:string maxRetry:int "
                                               "dependsOn:*(name:[]string iteration:string) "), false);
    crd_string t16 = crd_cel_concat(cel, t15,
                                    CRD_STRING("partitionPolicy:*(totalPartitions:int partitionSize:int "
                                               "networkTopology:*(mode:string highestTierAllowed:*int "), false);
    crd_string t17 = crd_cel_concat(cel, t16,
                                    CRD_STRING("highestTierName:string) minPartitions:int)) policies:[](action:string "
                                               "event:string events:[]string exitCode:*int "), false);
    crd_string t18 = crd_cel_concat(cel, t17,
                                    CRD_STRING("timeout:*string) plugins:{}[]string runningEstimate:*string queue:string "
                                               "maxRetry:int "), false);
    crd_string t19 = crd_cel_concat(cel, t18,
                                    CRD_STRING("ttlSecondsAfterFinished:*int minSuccess:*int networkTopology:*(mode:string "
                                               "highestTierAllowed:*int "), false);
    crd_string t20 = crd_cel_concat(cel, t19, CRD_STRING("highestTierName:string))"), false);
    const crd_cel_value arguments21[2] = {crd_cel_of_stored(&crd_struct_fa3a22e711c1_type, t13), crd_cel_of_string(t20)};
    crd_cel_value t22 = crd_cel_fn_go_json(cel, arguments21, 2);
    if (t22.kind == CRD_CEL_FAILED) {
      cost += crd_cel_length(t10.as.text) != 0;
      goto failed_1;
    }
    cost += crd_cel_string_cost(t10.as.text, t22.as.text);
    t1 = crd_cel_truth_of(crd_cel_same(t10.as.text, t22.as.text));
  }
failed_1:;
  crd_cel_truth t23 = t1;
  if (t23 != CRD_CEL_FALSE) {
    const crd_string error24 = cel->error;
    cost += 2;
    crd_cel_builder t27 = {NULL, 0, 0};
    for (size_t i26 = 0; i26 < self->volumes.count; i26++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_Volume *v_28 = &self->volumes.items[i26];
      cost += 13;
      crd_string t29 = {NULL, 0};
      if (CRD_HAS(v_28, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
        t29 = CRD_STRING("");
      } else {
        cost += 1;
        t29 = v_28->volumeClaimName;
      }
      crd_cel_push(cel, &t27, crd_cel_of_string(t29));
    }
    cost += 1;
    crd_cel_value t30 = crd_cel_built(cel, &t27);
    crd_cel_value t32 = crd_cel_of_whole(cel, cel->old_object);
    const batch_volcano_sh_v1alpha1_Job *t33 = crd_scope_object(cel, t32, &batch_volcano_sh_v1alpha1_Job_type,
                                                                &batch_volcano_sh_v1alpha1_Job_zero);
    const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t34 = t33->spec
                                                                       ? t33->spec
                                                                       : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
    cost += 3;
    crd_cel_builder t35 = {NULL, 0, 0};
    for (size_t i31 = 0; i31 < t34->volumes.count; i31++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_Volume *v_36 = &t34->volumes.items[i31];
      cost += 13;
      crd_string t37 = {NULL, 0};
      if (CRD_HAS(v_36, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
        t37 = CRD_STRING("");
      } else {
        cost += 1;
        t37 = v_36->volumeClaimName;
      }
      crd_cel_push(cel, &t35, crd_cel_of_string(t37));
    }
    cost += 1;
    crd_cel_value t38 = crd_cel_built(cel, &t35);
    crd_cel_truth t39 = crd_cel_equals(cel, t30, t38, false);
    t23 = crd_cel_and(cel, t23, error24, t39);
  }
  return crd_cel_end(cel, cost, t23);
}

static const crd_read set_job_update_6_reads[] = {
    {CRD_READ_ALL, 0, {NULL, 0}}};

static crd_scope_value_fn *const set_job_update_1_include_params[] = {
    set_job_update_1_param_1,
};
static const crd_include set_job_update_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_update_63d1a439,
    .at = set_job_update_1_at,
    .each = true,
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".tasks")},
    .reads = set_job_update_1_include_reads,
    .read_count = 1,
    .params = set_job_update_1_include_params,
    .param_count = 1,
};
static const crd_step set_job_update_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .reason = CRD_ERROR_INVALID,
        .include = &set_job_update_1_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-154"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.minAvailable <= self.tasks.map(t, t.replicas).sum()"),
        .message = CRD_STRING_INIT("job 'minAvailable' must not be greater than total replicas"),
        .evaluate = set_job_update_2,
        .reads = set_job_update_2_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-155"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("self.minAvailable >= 0"),
        .message = CRD_STRING_INIT("job 'minAvailable' must be >= 0"),
        .evaluate = set_job_update_3,
        .reads = set_job_update_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-156"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = set_job_update_4,
        .reads = set_job_update_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-157"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("size(oldObject.spec.tasks) == size(self.tasks)"),
        .message = CRD_STRING_INIT("job updates may not add or remove tasks"),
        .evaluate = set_job_update_5,
        .reads = set_job_update_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-158"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("goJSON(self, kept) == goJSON(oldObject.spec, kept) && self.volumes.map(v, "
                                "has(v.volumeClaim) ? '' : v.volumeClaimName) == oldObject.spec.volumes.map(v, "
                                "has(v.volumeClaim) ? '' : v.volumeClaimName)"),
        .message = CRD_STRING_INIT("job updates may not change fields other than `minAvailable`, `tasks[*].replicas under "
                                   "spec` and `PriorityClassName`"),
        .evaluate = set_job_update_6,
        .reads = set_job_update_6_reads,
        .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_update_8aa08ff2 = {
    .name = CRD_STRING_INIT("job-update"),
    .steps = set_job_update_steps,
    .step_count = 6,
    .mode = CRD_SET_FIRST,
};
