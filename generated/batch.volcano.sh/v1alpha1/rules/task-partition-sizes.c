/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;

/* task-partition-sizes, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* self.partitionPolicy.totalPartitions > 0 */
static crd_cel_truth set_task_partition_sizes_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = NULL;
  t1 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->totalPartitions > 0));
}

/* messageExpression: "'TotalPartitions' must be greater than 0" + place */
static bool set_task_partition_sizes_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(", job: "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_15;
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) goto at_15;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, CRD_STRING("'TotalPartitions' must be greater than 0"), t5, false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_15:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 5;
  goto at_10;
}

/* self.partitionPolicy.partitionSize > 0 */
static crd_cel_truth set_task_partition_sizes_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = NULL;
  t1 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->partitionSize > 0));
}

/* messageExpression: "'PartitionSize' must be greater than 0" + place */
static bool set_task_partition_sizes_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(", job: "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_15;
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) goto at_15;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, CRD_STRING("'PartitionSize' must be greater than 0"), t5, false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_15:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 4;
  goto at_10;
}

/* self.replicas == goInt32(self.partitionPolicy.totalPartitions * self.partitionPolicy.partitionSize) */
static crd_cel_truth set_task_partition_sizes_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t3 = NULL, *t6 = NULL;
  int64_t t8 = 0;
  crd_cel_value v9;
  t3 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t6 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 9;
  if (!crd_cel_multiply_int(cel, t3->totalPartitions, t6->partitionSize, &t8)) goto at_27;
  if ((v9 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){crd_cel_of_int(t8)}, 1)).kind == CRD_CEL_FAILED) goto at_29;
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->replicas == v9.as.integer));
at_12:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
at_27:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(self->replicas)), 1);
  cost += 1;
  goto at_12;
at_29:
  cost += crd_cost_of_sizes(CRD_COSTS_LEAST, crd_cel_cost_size(crd_cel_of_int(self->replicas)), 1);
  goto at_12;
}

/* messageExpression: "'Replicas' are not equal to TotalPartitions*PartitionSize" + place */
static bool set_task_partition_sizes_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(", job: "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_15;
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) goto at_15;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, CRD_STRING("'Replicas' are not equal to TotalPartitions*PartitionSize"), t5, false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_15:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 6;
  goto at_10;
}

/* goInt32(self.partitionPolicy.minPartitions * self.partitionPolicy.partitionSize) == self.minAvailable
 * when: has(self.minAvailable) && self.partitionPolicy.minPartitions > 0 */
static crd_cel_truth set_task_partition_sizes_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false, t18 = false;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t4 = NULL, *t9 = NULL, *t12 = NULL;
  int64_t t14 = 0;
  crd_cel_value v18;
  t1 = CRD_HAS(self, minAvailable);
  cost += 1;
  if (!t1) goto at_9;
  t4 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t1 = t4->minPartitions > 0;
  cost += 4;
at_9:
  if (!t1) goto at_23;
  t9 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t12 = self->partitionPolicy ? self->partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 7;
  if (!crd_cel_multiply_int(cel, t9->minPartitions, t12->partitionSize, &t14)) { cost += 4; goto at_25; }
  if ((v18 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){crd_cel_of_int(t14)},
                                 1)).kind == CRD_CEL_FAILED) { cost += 3; goto at_25; }
  t18 = v18.as.integer == self->minAvailable;
  cost += 3;
  goto at_24;
at_23:
  t18 = true;
at_24:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t18));
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "'MinAvailable' is not equal to MinPartitions*PartitionSize" + place */
static bool set_task_partition_sizes_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t6 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(", job: "), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) goto at_15;
  if (!crd_cel_take_string(cel, scope->params[0], &t4)) goto at_15;
  t5 = crd_cel_concat(cel, t3, t4, false);
  t6 = crd_cel_concat(cel, CRD_STRING("'MinAvailable' is not equal to MinPartitions*PartitionSize"), t5, false);
  *text = t6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_15:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t3)), 1);
  cost += 6;
  goto at_10;
}


static const crd_read set_task_partition_sizes_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.totalPartitions")},
};
static const crd_read set_task_partition_sizes_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.partitionSize")},
};
static const crd_read set_task_partition_sizes_3_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".replicas")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.totalPartitions")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.partitionSize")},
};
static const crd_read set_task_partition_sizes_4_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.minPartitions")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".partitionPolicy.partitionSize")},
};
static const crd_step set_task_partition_sizes_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-110-total"),
        .rule = CRD_STRING_INIT("self.partitionPolicy.totalPartitions > 0"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_1}}, .reads = set_task_partition_sizes_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_task_partition_sizes_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-110-size"),
        .rule = CRD_STRING_INIT("self.partitionPolicy.partitionSize > 0"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_2}}, .reads = set_task_partition_sizes_2_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_task_partition_sizes_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-110-replicas"),
        .rule = CRD_STRING_INIT("self.replicas == goInt32(self.partitionPolicy.totalPartitions * "
                                "self.partitionPolicy.partitionSize)"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_3}}, .reads = set_task_partition_sizes_3_reads,
        .read_count = 3, .message_expression = {.function = {.text = set_task_partition_sizes_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-110-min"),
        .rule = CRD_STRING_INIT("goInt32(self.partitionPolicy.minPartitions * self.partitionPolicy.partitionSize) == "
                                "self.minAvailable"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_4}}, .reads = set_task_partition_sizes_4_reads,
        .read_count = 3, .message_expression = {.function = {.text = set_task_partition_sizes_4_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_partition_sizes_a035a98f = {
    .name = CRD_STRING_INIT("task-partition-sizes"), .steps = set_task_partition_sizes_steps, .step_count = 4,
    .mode = CRD_SET_FIRST,
};
