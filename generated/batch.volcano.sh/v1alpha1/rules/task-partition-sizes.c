/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;

/* task-partition-sizes, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* self.partitionPolicy.totalPartitions > 0 */
static crd_cel_truth set_task_partition_sizes_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = self->partitionPolicy
                                                                    ? self->partitionPolicy
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->totalPartitions > 0));
}

/* messageExpression: "'TotalPartitions' must be greater than 0" + place */
static bool set_task_partition_sizes_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", job: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 5;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("'TotalPartitions' must be greater than 0"), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.partitionPolicy.partitionSize > 0 */
static crd_cel_truth set_task_partition_sizes_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = self->partitionPolicy
                                                                    ? self->partitionPolicy
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->partitionSize > 0));
}

/* messageExpression: "'PartitionSize' must be greater than 0" + place */
static bool set_task_partition_sizes_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", job: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 4;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("'PartitionSize' must be greater than 0"), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* self.replicas == goInt32(self.partitionPolicy.totalPartitions * self.partitionPolicy.partitionSize) */
static crd_cel_truth set_task_partition_sizes_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t1 = self->partitionPolicy
                                                                    ? self->partitionPolicy
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t2 = self->partitionPolicy
                                                                    ? self->partitionPolicy
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  int64_t t3 = 0;
  cost += 9;
  if (!crd_cel_multiply_int(cel, t1->totalPartitions, t2->partitionSize, &t3)) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {crd_cel_of_int(t3)};
  crd_cel_value t5 = crd_cel_fn_go_int32(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->replicas == t5.as.integer));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "'Replicas' are not equal to TotalPartitions*PartitionSize" + place */
static bool set_task_partition_sizes_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", job: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("'Replicas' are not equal to TotalPartitions*PartitionSize"), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* goInt32(self.partitionPolicy.minPartitions * self.partitionPolicy.partitionSize) == self.minAvailable
 * when: has(self.minAvailable) && self.partitionPolicy.minPartitions > 0 */
static crd_cel_truth set_task_partition_sizes_4(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 1;
  bool t3 = false;
  if (CRD_HAS(self, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable))) {
    const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t2 = self->partitionPolicy
                                                                      ? self->partitionPolicy
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
    t3 = (t2->minPartitions > 0);
    cost += 4;
  }
  bool t9 = false;
  if (t3) {
    const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t4 = self->partitionPolicy
                                                                      ? self->partitionPolicy
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t5 = self->partitionPolicy
                                                                      ? self->partitionPolicy
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
    int64_t t6 = 0;
    cost += 7;
    if (!crd_cel_multiply_int(cel, t4->minPartitions, t5->partitionSize, &t6)) {
      cost += 4;
      goto failed_0;
    }
    const crd_cel_value arguments7[1] = {crd_cel_of_int(t6)};
    crd_cel_value t8 = crd_cel_fn_go_int32(cel, arguments7, 1);
    if (t8.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    cost += 3;
    t9 = (t8.as.integer == self->minAvailable);
  } else {
    t9 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t9));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: "'MinAvailable' is not equal to MinPartitions*PartitionSize" + place */
static bool set_task_partition_sizes_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING(" in task: "), self->name, false);
  crd_string t2 = crd_cel_concat(cel, t1, CRD_STRING(", job: "), false);
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t3 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) {
    cost += crd_cel_tenth((uint64_t)crd_cel_length(t2) + 1);
    cost += 6;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, t2, t3, false);
  crd_string t5 = crd_cel_concat(cel, CRD_STRING("'MinAvailable' is not equal to MinPartitions*PartitionSize"), t4, false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
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
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-110-total"),
        .rule = CRD_STRING_INIT("self.partitionPolicy.totalPartitions > 0"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_1}},
        .reads = set_task_partition_sizes_1_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_task_partition_sizes_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-110-size"),
        .rule = CRD_STRING_INIT("self.partitionPolicy.partitionSize > 0"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_2}},
        .reads = set_task_partition_sizes_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_task_partition_sizes_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-110-replicas"),
        .rule = CRD_STRING_INIT("self.replicas == goInt32(self.partitionPolicy.totalPartitions * "
                                "self.partitionPolicy.partitionSize)"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_3}},
        .reads = set_task_partition_sizes_3_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_task_partition_sizes_3_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-110-min"),
        .rule = CRD_STRING_INIT("goInt32(self.partitionPolicy.minPartitions * self.partitionPolicy.partitionSize) == "
                                "self.minAvailable"),
        .evaluate = {.function = {.truth = set_task_partition_sizes_4}},
        .reads = set_task_partition_sizes_4_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_task_partition_sizes_4_message_expression}},
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_partition_sizes_63d1a439 = {
    .name = CRD_STRING_INIT("task-partition-sizes"),
    .steps = set_task_partition_sizes_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
