/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;

/* job-update, declared at CronJob.spec.jobTemplate.spec */
/* each: self.tasks */
static crd_cel_value set_job_update_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_42336719, (&self->tasks)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_update_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* self.minAvailable <= goInt32(self.tasks.map(t, t.replicas).sum()) */
static crd_cel_truth set_job_update_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value t6, t8, v15;
  crd_cel_builder list0;
  cost += 4;
  range0 = &self->tasks;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_11;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_int(range0->items[i0].replicas));
  if (++i0 < n0) goto loop_0;
at_11:
  cost += 1;
  t6 = crd_cel_built(cel, &list0);
  if ((t8 = crd_cel_fn_sum(cel, (const crd_cel_value[2]){t6, crd_cel_of_int(0)},
                           2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_18; }
  if ((v15 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_18; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->minAvailable <= v15.as.integer));
at_18:
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
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t1 = NULL, *t6 = NULL;
  bool t3 = false;
  t1 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  t3 = !CRD_HAS(t1, highestTierAllowed);
  cost += 3;
  if (t3) goto at_11;
  t6 = self->networkTopology ? self->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += crd_cel_string_cost(t6->highestTierName, CRD_STRING(""));
  t3 = crd_cel_same(t6->highestTierName, CRD_STRING(""));
  cost += 3;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* size(oldObject.spec.tasks) == size(self.tasks) */
static crd_cel_truth set_job_update_5(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->old_object);
  cost += 2;
  if ((t1 = crd_scope_member(cel, t0, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { cost += 5; goto at_9; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("tasks"), CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) { cost += 5; goto at_9; }
  if ((v3 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 4; goto at_9; }
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v3.as.integer == ((int64_t)self->tasks.count)));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* semanticEqual(self, oldObject.spec, kept) && self.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) ==
 * oldObject.spec.volumes.map(v, has(v.volumeClaim) ? '' : v.volumeClaimName) */
static crd_cel_truth set_job_update_6(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, v10, t18, t19, t20, t21, range1, t22, t24, t26;
  crd_string t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0}, t7 = {NULL, 0}, t8 = {NULL, 0}, t9 = {NULL,
                                                                                                                   0},
                                                                                                                   t11 = {NULL, 0}, t16 = {NULL, 0}, error1 = {NULL, 0};
  crd_cel_truth t10 = CRD_CEL_ERROR, t27 = CRD_CEL_ERROR;
  const batch_volcano_sh_v1alpha1_CronJob_Volume_list *range0 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_cel_builder list0, list1;
  int64_t k33 = 0;
  bool t23 = false, failed1 = false, v48 = false;
  t1 = crd_cel_of_whole(cel, cel->old_object);
  cost += 3;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("spec"),
                             CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) { t10 = CRD_CEL_ERROR; goto at_11; }
  t3 = crd_cel_concat(cel,
                      CRD_STRING("(schedulerName:string volumes:[](mountPath:string volumeClaim:*PersistentVolumeClaimSpec) "), CRD_STRING("tasks:[](name:string template:PodTemplateSpec policies:[](action:string event:string events:[]string exitCode:*int "), false);
  t4 = crd_cel_concat(cel, t3,
                      CRD_STRING("timeout:*duration) topologyPolicy:string maxRetry:int dependsOn:*(name:[]string "
                                 "iteration:string) "), false);
  t5 = crd_cel_concat(cel, t4,
                      CRD_STRING("partitionPolicy:*(totalPartitions:int partitionSize:int networkTopology:*(mode:string "
                                 "highestTierAllowed:*int "), false);
  t6 = crd_cel_concat(cel, t5,
                      CRD_STRING("highestTierName:string) minPartitions:int)) policies:[](action:string event:string "
                                 "events:[]string exitCode:*int "), false);
  t7 = crd_cel_concat(cel, t6,
                      CRD_STRING("timeout:*duration) plugins:{}[]string runningEstimate:*duration queue:string maxRetry:int "), false);
  t8 = crd_cel_concat(cel, t7,
                      CRD_STRING("ttlSecondsAfterFinished:*int minSuccess:*int networkTopology:*(mode:string "
                                 "highestTierAllowed:*int "), false);
  t9 = crd_cel_concat(cel, t8, CRD_STRING("highestTierName:string))"), false);
  if ((v10 = crd_cel_fn_semantic_equal(cel,
                                       (const crd_cel_value[3]){crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type, self), t2, crd_cel_of_string(t9)}, 3)).kind == CRD_CEL_FAILED) { t10 = CRD_CEL_ERROR; goto at_11; }
  t10 = crd_cel_truth_of(v10.as.boolean);
at_11:
  if (t10 == CRD_CEL_FALSE) goto at_50;
  t11 = cel->error;
  cost += 2;
  range0 = &self->volumes;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_28;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 13;
  if (!CRD_HAS((&range0->items[i0]), volumeClaim)) goto at_23;
  t16 = CRD_STRING("");
  goto at_26;
at_23:
  t16 = range0->items[i0].volumeClaimName;
  cost -= 1;
  cost += 2;
at_26:
  crd_cel_push(cel, &list0, crd_cel_of_string(t16));
  if (++i0 < n0) goto loop_0;
at_28:
  cost += 1;
  t18 = crd_cel_built(cel, &list0);
  t19 = crd_cel_of_whole(cel, cel->old_object);
  cost += 2;
  if ((t20 = crd_scope_member(cel, t19, CRD_STRING("spec"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_72;
  cost += 1;
  if ((t21 = crd_scope_member(cel, t20, CRD_STRING("volumes"), CRD_ZERO_LIST)).kind == CRD_CEL_FAILED) goto at_74;
  range1 = t21;
  if ((k33 = crd_cel_range(cel, range1)) < 0) goto at_76;
  n1 = (size_t)k33;
  i1 = 0, failed1 = false, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_46;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t22 = crd_cel_range_at(cel, range1, i1);
  cost += 13;
  if (t22.kind == CRD_CEL_FAILED) goto at_82;
  if (!crd_cel_known(crd_scope_has(cel, t22, CRD_STRING("volumeClaim")), &t23)) goto at_82;
  if (!t23) goto at_41;
  t24 = crd_cel_of_string(CRD_STRING(""));
  goto at_44;
at_41:
  cost += 1;
  if (t22.kind == CRD_CEL_FAILED) goto at_78;
  cost += 1;
  if ((t24 = crd_scope_member(cel, t22, CRD_STRING("volumeClaimName"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_80;
  cost -= 1;
at_44:
  crd_cel_push(cel, &list1, t24);
at_45:
  if (++i1 < n1) goto loop_1;
at_46:
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto at_84;
  t26 = crd_cel_built(cel, &list1);
  if (!crd_cel_test_equal(cel, t18, t26, false, &v48)) { t27 = CRD_CEL_ERROR; goto at_49; }
  t27 = crd_cel_truth_of(v48);
at_49:
  t10 = crd_cel_and(cel, t10, t11, t27);
at_50:
  if (t10 == CRD_CEL_ERROR) goto at_52;
  return crd_cel_end(cel, cost, t10);
at_52:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_72:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t18), 1);
  t27 = CRD_CEL_ERROR;
  goto at_49;
at_74:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t18), 1);
  t27 = CRD_CEL_ERROR;
  goto at_49;
at_76:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t18), 1);
  t27 = CRD_CEL_ERROR;
  goto at_49;
at_78:
  cost -= 1;
  goto at_82;
at_80:
  cost -= 1;
at_82:
  if (!failed1) error1 = cel->error;
  failed1 = true;
  goto at_45;
at_84:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(t18), 1);
  t27 = CRD_CEL_ERROR;
  goto at_49;
}


static const crd_read set_job_update_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_job_update_2_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].replicas")},
};
static const crd_read set_job_update_3_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}};
static const crd_read set_job_update_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkTopology.highestTierName")},
};
static const crd_read set_job_update_5_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_job_update_6_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_scope_code set_job_update_1_include_params[] = {{.function = {.value = set_job_update_1_param_1}}};
static const crd_include set_job_update_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_update_a035a98f, .at = {.function = {.value = set_job_update_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".tasks")},
    .reads = set_job_update_1_include_reads, .read_count = 1, .params = set_job_update_1_include_params, .param_count = 1,
};
static const crd_step set_job_update_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_update_1_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-154"),
        .rule = CRD_STRING_INIT("self.minAvailable <= goInt32(self.tasks.map(t, t.replicas).sum())"),
        .message = CRD_STRING_INIT("job 'minAvailable' must not be greater than total replicas"),
        .evaluate = {.function = {.truth = set_job_update_2}}, .reads = set_job_update_2_reads, .read_count = 3,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-155"), .rule = CRD_STRING_INIT("self.minAvailable >= 0"),
        .message = CRD_STRING_INIT("job 'minAvailable' must be >= 0"), .evaluate = {.function = {.truth = set_job_update_3}},
        .reads = set_job_update_3_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-156"),
        .rule = CRD_STRING_INIT("!has(self.networkTopology.highestTierAllowed) || self.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = {.function = {.truth = set_job_update_4}}, .reads = set_job_update_4_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-157"),
        .rule = CRD_STRING_INIT("size(oldObject.spec.tasks) == size(self.tasks)"),
        .message = CRD_STRING_INIT("job updates may not add or remove tasks"),
        .evaluate = {.function = {.truth = set_job_update_5}}, .reads = set_job_update_5_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-158"),
        .rule = CRD_STRING_INIT("semanticEqual(self, oldObject.spec, kept) && self.volumes.map(v, has(v.volumeClaim) ? '' : "
                                "v.volumeClaimName) == oldObject.spec.volumes.map(v, has(v.volumeClaim) ? '' : "
                                "v.volumeClaimName)"),
        .message = CRD_STRING_INIT("job updates may not change fields other than `minAvailable`, `tasks[*].replicas under "
                                   "spec` and `PriorityClassName`"),
        .evaluate = {.function = {.truth = set_job_update_6}}, .reads = set_job_update_6_reads, .read_count = 1,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_update_3fff18fe = {
    .name = CRD_STRING_INIT("job-update"), .steps = set_job_update_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
