/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* task-update, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* self.replicas >= 0 */
static crd_cel_truth set_task_update_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(self->replicas >= 0));
}

/* messageExpression: "'replicas' must be >= 0 in task: " + self.name */
static bool set_task_update_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("'replicas' must be >= 0 in task: "), self->name, false);
  cost += 2;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.minAvailable >= 0
 * when: has(self.minAvailable) */
static crd_cel_truth set_task_update_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  bool t4 = false;
  cost += 1;
  if (!CRD_HAS(self, minAvailable)) goto at_7;
  t4 = self->minAvailable >= 0;
  cost += 3;
  goto at_8;
at_7:
  t4 = true;
at_8:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t4));
}

/* messageExpression: "'minAvailable' must be >= 0 in task: " + self.name */
static bool set_task_update_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("'minAvailable' must be >= 0 in task: "), self->name, false);
  cost += 2;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* self.minAvailable <= self.replicas
 * when: has(self.minAvailable) */
static crd_cel_truth set_task_update_3(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  bool t6 = false;
  cost += 1;
  if (!CRD_HAS(self, minAvailable)) goto at_9;
  t6 = self->minAvailable <= self->replicas;
  cost += 5;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
}

/* messageExpression: "'minAvailable' must be <= 'replicas' in task: " + self.name */
static bool set_task_update_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING("'minAvailable' must be <= 'replicas' in task: "), self->name, false);
  cost += 2;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* job: job */
static crd_cel_value set_task_update_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.partitionPolicy) */
static crd_cel_truth set_task_update_4_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self),
                                              partitionPolicy)));
}


static const crd_read set_task_update_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".replicas")}};
static const crd_read set_task_update_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}};
static const crd_read set_task_update_3_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".replicas")},
};
static const crd_read set_task_update_4_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_task_update_4_include_params[] = {{.function = {.value = set_task_update_4_param_1}}};
static const crd_include set_task_update_4_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_partitions_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_task_update_4_include_reads, .read_count = 1, .params = set_task_update_4_include_params, .param_count = 1,
};
static const crd_step set_task_update_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-150"), .rule = CRD_STRING_INIT("self.replicas >= 0"),
        .evaluate = {.function = {.truth = set_task_update_1}}, .reads = set_task_update_1_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_task_update_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-151"), .rule = CRD_STRING_INIT("self.minAvailable >= 0"),
        .evaluate = {.function = {.truth = set_task_update_2}}, .reads = set_task_update_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_task_update_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-152"),
        .rule = CRD_STRING_INIT("self.minAvailable <= self.replicas"),
        .evaluate = {.function = {.truth = set_task_update_3}}, .reads = set_task_update_3_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_task_update_3_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("VC-153"), .when = {.function = {.truth = set_task_update_4_when}},
        .include = &set_task_update_4_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_task_update_a035a98f = {
    .name = CRD_STRING_INIT("task-update"), .steps = set_task_update_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
