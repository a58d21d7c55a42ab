/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
static const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;

/* task-partitions, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* job: job */
static crd_cel_value set_task_partitions_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* !has(self.partitionPolicy.networkTopology.highestTierAllowed) || self.partitionPolicy.networkTopology.highestTierName ==
 * '' */
static crd_cel_truth set_task_partitions_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = NULL, *t7 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *t2 = NULL, *t8 = NULL;
  bool t4 = false;
  t1 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t2 = t1->networkTopology ? t1->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  t4 = !CRD_HAS(t2, highestTierAllowed);
  cost += 4;
  if (t4) goto at_13;
  t7 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t8 = t7->networkTopology ? t7->networkTopology : &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_zero;
  cost += crd_cel_string_cost(t8->highestTierName, CRD_STRING(""));
  t4 = crd_cel_same(t8->highestTierName, CRD_STRING(""));
  cost += 4;
at_13:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}


static const crd_read set_task_partitions_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_task_partitions_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.networkTopology.highestTierAllowed")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.networkTopology.highestTierName")},
};
static const crd_scope_code set_task_partitions_1_include_params[] = {
    {.function = {.value = set_task_partitions_1_param_1}},
};
static const crd_include set_task_partitions_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_partition_sizes_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_task_partitions_1_include_reads, .read_count = 1, .params = set_task_partitions_1_include_params,
    .param_count = 1,
};
static const crd_step set_task_partitions_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_task_partitions_1_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-111"),
        .rule = CRD_STRING_INIT("!has(self.partitionPolicy.networkTopology.highestTierAllowed) || "
                                "self.partitionPolicy.networkTopology.highestTierName == ''"),
        .message = CRD_STRING_INIT("must not specify 'highestTierAllowed' and 'highestTierName' in networkTopology "
                                   "simultaneously"),
        .evaluate = {.function = {.truth = set_task_partitions_2}}, .reads = set_task_partitions_2_reads, .read_count = 2,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_partitions_a035a98f = {
    .name = CRD_STRING_INIT("task-partitions"), .steps = set_task_partitions_steps, .step_count = 2, .mode = CRD_SET_ALL,
    .join = {CRD_JOIN_TEXT, false, CRD_STRING_INIT("")},
};
