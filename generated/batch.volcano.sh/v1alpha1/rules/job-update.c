/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
static const batch_volcano_sh_v1alpha1_CronJob_Volume batch_volcano_sh_v1alpha1_CronJob_Volume_zero;

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

/* self.minAvailable <= goInt32(self.tasks.map(t, t.replicas).sum()) */
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
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments7[1] = {t6};
  crd_cel_value t8 = crd_cel_fn_go_int32(cel, arguments7, 1);
  if (t8.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minAvailable <= t8.as.integer));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* self.minAvailable >= 0 */
static crd_cel_truth set_job_update_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minAvailable >= 0));
}

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

/* size(oldObject.spec.tasks) == size(self.tasks) */
static crd_cel_truth set_job_update_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->old_object);
  crd_cel_value t2 = crd_scope_member(cel, t1, CRD_STRING("spec"), CRD_ZERO_MAP);
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  crd_cel_value t3 = crd_scope_member(cel, t2, CRD_STRING("tasks"), CRD_ZERO_LIST);
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 5;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_size(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 4;
    goto failed_0;
  }
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5.as.integer == (int64_t)self->tasks.count));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* semanticEqual(self, oldObject.spec, kept) && self.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) ==
 * oldObject.spec.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) */
static crd_cel_truth set_job_update_6(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    crd_cel_value t2 = crd_cel_of_whole(cel, cel->old_object);
    crd_cel_value t3 = crd_scope_member(cel, t2, CRD_STRING("spec"), CRD_ZERO_MAP);
    cost += 3;
    if (t3.kind == CRD_CEL_FAILED) goto failed_1;
    crd_string t4 = crd_cel_concat(cel,
                                   CRD_STRING("(schedulerName:string volumes:[](mountPath:string "
                                              "volumeClaim:*PersistentVolumeClaimSpec) "),
                                              CRD_STRING("tasks:[](name:string template:PodTemplateSpec "
                                                         "policies:[](action:string event:string events:[]string "
                                                         "exitCode:*int "), false);
    crd_string t5 = crd_cel_concat(cel, t4,
                                   CRD_STRING("timeout:*duration) topologyPolicy:string maxRetry:int "
                                              "dependsOn:*(name:[]string iteration:string) "), false);
    crd_string t6 = crd_cel_concat(cel, t5,
                                   CRD_STRING("partitionPolicy:*(totalPartitions:int partitionSize:int "
                                              "networkTopology:*(mode:string highestTierAllowed:*int "), false);
    crd_string t7 = crd_cel_concat(cel, t6,
                                   CRD_STRING("highestTierName:string) minPartitions:int)) policies:[](action:string "
                                              "event:string events:[]string exitCode:*int "), false);
    crd_string t8 = crd_cel_concat(cel, t7,
                                   CRD_STRING("timeout:*duration) plugins:{}[]string runningEstimate:*duration queue:string "
                                              "maxRetry:int "), false);
    crd_string t9 = crd_cel_concat(cel, t8,
                                   CRD_STRING("ttlSecondsAfterFinished:*int minSuccess:*int networkTopology:*(mode:string "
                                              "highestTierAllowed:*int "), false);
    crd_string t10 = crd_cel_concat(cel, t9, CRD_STRING("highestTierName:string))"), false);
    const crd_cel_value arguments11[3] = {crd_cel_of_stored(&crd_struct_fa3a22e711c1_type, self), t3,
                                          crd_cel_of_string(t10)};
    crd_cel_value t12 = crd_cel_fn_semantic_equal(cel, arguments11, 3);
    if (t12.kind == CRD_CEL_FAILED) goto failed_1;
    t1 = crd_cel_truth_of(t12.as.boolean);
  }
failed_1:;
  crd_cel_truth t13 = t1;
  if (t13 != CRD_CEL_FALSE) {
    const crd_string error14 = cel->error;
    crd_cel_truth t15 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t17 = {NULL, 0, 0};
      for (size_t i16 = 0; i16 < self->volumes.count; i16++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Volume *v_18 = &self->volumes.items[i16];
        cost += 13;
        crd_string t19 = {NULL, 0};
        if (CRD_HAS(v_18, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
          t19 = CRD_STRING("");
        } else {
          cost += 1;
          t19 = v_18->volumeClaimName;
        }
        crd_cel_push(cel, &t17, crd_cel_of_string(t19));
      }
      cost += 1;
      crd_cel_value t20 = crd_cel_built(cel, &t17);
      crd_cel_value t22 = crd_cel_of_whole(cel, cel->old_object);
      crd_cel_value t23 = crd_scope_member(cel, t22, CRD_STRING("spec"), CRD_ZERO_MAP);
      cost += 2;
      if (t23.kind == CRD_CEL_FAILED) {
        cost += crd_cel_cost_size(t20) != 0;
        goto failed_2;
      }
      crd_cel_value t24 = crd_scope_member(cel, t23, CRD_STRING("volumes"), CRD_ZERO_LIST);
      cost += 1;
      if (t24.kind == CRD_CEL_FAILED) {
        cost += crd_cel_cost_size(t20) != 0;
        goto failed_2;
      }
      crd_cel_value t25 = t24;
      const int64_t n21 = crd_cel_range(cel, t25);
      if (n21 < 0) {
        cost += crd_cel_cost_size(t20) != 0;
        goto failed_2;
      }
      crd_cel_builder t26 = {NULL, 0, 0};
      bool failed21 = false;
      crd_string error21 = {NULL, 0};
      for (size_t i21 = 0; i21 < (size_t)n21; i21++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        crd_cel_value t27 = crd_cel_range_at(cel, t25, i21);
        bool collected4 = false;
        {
          cost += 13;
          if (t27.kind == CRD_CEL_FAILED) goto failed_4;
          const batch_volcano_sh_v1alpha1_CronJob_Volume *t28 = crd_scope_object(cel, t27, &crd_struct_cecf3795e234_type,
                                                                                 &batch_volcano_sh_v1alpha1_CronJob_Volume_zero);
          crd_string t30 = {NULL, 0};
          if (CRD_HAS(t28, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim))) {
            t30 = CRD_STRING("");
          } else {
            cost += 1;
            if (t27.kind == CRD_CEL_FAILED) {
              cost -= 1;
              goto failed_4;
            }
            const batch_volcano_sh_v1alpha1_CronJob_Volume *t29 = crd_scope_object(cel, t27, &crd_struct_cecf3795e234_type,
                                                                                   &batch_volcano_sh_v1alpha1_CronJob_Volume_zero);
            t30 = t29->volumeClaimName;
          }
          crd_cel_push(cel, &t26, crd_cel_of_string(t30));
          collected4 = true;
        }
      failed_4:;
        if (!collected4 && !failed21) {
          error21 = cel->error;
          failed21 = true;
        }
      }
      cost += 1;
      if (failed21) cel->error = error21;
      if (failed21) {
        cost += crd_cel_cost_size(t20) != 0;
        goto failed_2;
      }
      crd_cel_value t31 = crd_cel_built(cel, &t26);
      crd_cel_truth t32 = crd_cel_equals(cel, t20, t31, false);
      t15 = t32;
    }
  failed_2:;
    t13 = crd_cel_and(cel, t13, error14, t15);
  }
  return crd_cel_end(cel, cost, t13);
}


static const crd_read set_job_update_1_include_reads[1] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_read set_job_update_2_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].replicas")},
};
static const crd_read set_job_update_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
};
static const crd_read set_job_update_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")},
};
static const crd_read set_job_update_5_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_read set_job_update_6_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_scope_code set_job_update_1_include_params[] = {
    {.function = {.value = set_job_update_1_param_1}},
};
static const crd_include set_job_update_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_update_63d1a439,
    .at = {.function = {.value = set_job_update_1_at}},
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
        .include = &set_job_update_1_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-154"),
        .rule = CRD_STRING_INIT("self.minAvailable <= goInt32(self.tasks.map(t, t.replicas).sum())"),
        .message = CRD_STRING_INIT("job 'minAvailable' must not be greater than total replicas"),
        .evaluate = {.function = {.truth = set_job_update_2}},
        .reads = set_job_update_2_reads,
        .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-155"),
        .rule = CRD_STRING_INIT("self.minAvailable >= 0"),
        .message = CRD_STRING_INIT("job 'minAvailable' must be >= 0"),
        .evaluate = {.function = {.truth = set_job_update_3}},
        .reads = set_job_update_3_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-156"),
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = {.function = {.truth = set_job_update_4}},
        .reads = set_job_update_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-157"),
        .rule = CRD_STRING_INIT("size(oldObject.spec.tasks) == size(self.tasks)"),
        .message = CRD_STRING_INIT("job updates may not add or remove tasks"),
        .evaluate = {.function = {.truth = set_job_update_5}},
        .reads = set_job_update_5_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-158"),
        .rule = CRD_STRING_INIT("semanticEqual(self, oldObject.spec, kept) && self.volumes.map(v, has(v.volumeClaim) ? '' : "
                                "v.volumeClaimName) == oldObject.spec.volumes.map(v, has(v.volumeClaim) ? '' : "
                                "v.volumeClaimName)"),
        .message = CRD_STRING_INIT("job updates may not change fields other than `minAvailable`, `tasks[*].replicas under "
                                   "spec` and `PriorityClassName`"),
        .evaluate = {.function = {.truth = set_job_update_6}},
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
