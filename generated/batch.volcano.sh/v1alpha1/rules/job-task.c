/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;

/* job-task, declared at CronJob.spec.jobTemplate.spec.tasks[] */
/* self.minAvailable <= self.replicas
 * when: has(self.minAvailable) */
static crd_cel_truth set_job_task_1(crd_cel *cel, const crd_scope *scope) {
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

/* messageExpression: " 'minAvailable' is greater than 'replicas' in task: %s, job: %s;".format([self.name, job]) */
static bool set_job_task_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t3 = {NULL, 0};
  crd_cel_value t4, v6;
  cost += 3;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 17; goto at_9; }
  if (!crd_cel_take_string(cel, scope->params[0], &t3)) { cost += 17; goto at_9; }
  cost += 10;
  if ((t4 = crd_cel_make_list(cel, (const crd_cel_value[2]){crd_cel_of_string(self->name), crd_cel_of_string(t3)}, NULL,
                              2)).kind == CRD_CEL_FAILED) { cost += 7; goto at_9; }
  if ((v6 = crd_cel_fn_format(cel,
                              (const crd_cel_value[2]){crd_cel_of_string(CRD_STRING(" 'minAvailable' is greater than "
                                                                                    "'replicas' in task: %s, job: %s;")),
                                                                                    t4},
                                                                                    2)).kind == CRD_CEL_FAILED) goto at_9;
  *text = v6.as.text;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* !duplicated */
static crd_cel_truth set_job_task_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[3])) { cost += 1; goto at_4; }
  if (!crd_cel_get_bool(cel, scope->params[3], &t0)) { cost += 1; goto at_4; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t0));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: ' duplicated task name ' + self.name + ';' */
static bool set_job_task_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  crd_string t2 = {NULL, 0}, t3 = {NULL, 0};
  t2 = crd_cel_concat(cel, CRD_STRING(" duplicated task name "), self->name, false);
  t3 = crd_cel_concat(cel, t2, CRD_STRING(";"), false);
  cost += 2;
  *text = t3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* at: self.policies */
static crd_cel_value set_job_task_3_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Task *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_59850777, (&self->policies)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'spec.tasks.policies' */
static crd_cel_value set_job_task_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("spec.tasks.policies")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* pod: job + '-' + self.name + '-' + string(index) */
static crd_cel_value set_job_task_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t4 = {NULL, 0}, t5 = {NULL, 0}, t8 = {NULL, 0};
  int64_t t6 = 0;
  crd_cel_value v8;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 8; goto at_11; }
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) { cost += 8; goto at_11; }
  t1 = crd_cel_concat(cel, t0, CRD_STRING("-"), false);
  t4 = crd_cel_concat(cel, t1, ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->name, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING("-"), false);
  cost += 3;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_21;
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t6)) goto at_21;
  if ((v8 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int(t6)}, 1)).kind == CRD_CEL_FAILED) goto at_23;
  t8 = crd_cel_concat(cel, t5, v8.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t8) : crd_cel_of_truth(CRD_CEL_ERROR);
at_11:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_21:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t5)), 1);
  cost += 1;
  goto at_11;
at_23:
  cost += crd_cost_of_sizes(CRD_COSTS_SUM, crd_cel_cost_size(crd_cel_of_string(t5)), 1);
  goto at_11;
}

/* space: space */
static crd_cel_value set_job_task_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[1])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[1], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* index: index */
static crd_cel_value set_job_task_5_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  int64_t t0 = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[2])) goto at_2;
  if (!crd_cel_take_int(cel, scope->outer->params[2], &t0)) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_gate set_job_task_5_param_3_gate_0 = {CRD_STRING_INIT("PodLevelResources"), true, false, CRD_GATE_BETA};
static const crd_gate set_job_task_5_param_3_gate_1 = {CRD_STRING_INIT("PodLevelResources"), true, false, CRD_GATE_BETA};
/* errors: podTemplateErrors(self.template, 'template', {'PodLevelResources': gates.PodLevelResources,
 * 'InPlacePodLevelResourcesVerticalScaling': gates.PodLevelResources}) */
static crd_cel_value set_job_task_5_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  bool t4 = false;
  crd_cel_value t7, t8;
  t1 = ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
           ? ((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self)->template_
           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = crd_settings_gate(cel->settings, &set_job_task_5_param_3_gate_0);
  cost += 36;
  if ((t7 = crd_cel_make_map(cel,
                             (const crd_cel_entry[2]){{crd_cel_of_string(CRD_STRING("PodLevelResources")),
                                                       crd_cel_of_bool(t4)},
                                                       {crd_cel_of_string(CRD_STRING("InPlacePodLevelResourcesVerticalScalin"
                                                                                     "g")),
                                                                                     crd_cel_of_bool(crd_settings_gate(cel->settings, &set_job_task_5_param_3_gate_1))}}, NULL, 2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_10; }
  if ((t8 = crd_cel_fn_pod_template_errors(cel,
                                           (const crd_cel_value[3]){crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type, t1), crd_cel_of_string(CRD_STRING("template")), t7}, 3)).kind == CRD_CEL_FAILED) goto at_10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t8 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* job: job */
static crd_cel_value set_job_task_6_param_1(crd_cel *cel, const crd_scope *scope) {
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
static crd_cel_truth set_job_task_6_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const batch_volcano_sh_v1alpha1_CronJob_Task *)scope->outer->self),
                                              partitionPolicy)));
}


static const crd_read set_job_task_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".minAvailable")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".replicas")},
};
static const crd_read set_job_task_2_reads[1] = {{CRD_READ_PARAMS, 0, {NULL, 0}}};
static const crd_read set_job_task_4_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".name")},
};
static const crd_read set_job_task_5_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".template")},
};
static const crd_read set_job_task_6_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_job_task_3_include_params[] = {{.function = {.value = set_job_task_3_param_1}}};
static const crd_include set_job_task_3_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_policies_936137b7, .at = {.function = {.value = set_job_task_3_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".policies")},
    .suffix = CRD_STRING_INIT(" valid events are [* PodFailed PodEvicted PodPending Unknown TaskCompleted TaskFailed "
                              "JobUpdated], valid actions are [AbortJob RestartJob RestartTask RestartPod RestartPartition "
                              "TerminateJob CompleteJob ResumeJob];"),
    .params = set_job_task_3_include_params, .param_count = 1,
};
static const crd_scope_code set_job_task_4_include_params[] = {{.function = {.value = set_job_task_4_param_1}}};
static const crd_include set_job_task_4_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_pod_name_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_job_task_4_include_reads, .read_count = 2, .params = set_job_task_4_include_params, .param_count = 1,
};
static const crd_scope_code set_job_task_5_include_params[] = {
    {.function = {.value = set_job_task_5_param_1}},
    {.function = {.value = set_job_task_5_param_2}},
    {.function = {.value = set_job_task_5_param_3}},
};
static const crd_include set_job_task_5_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_pod_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_job_task_5_include_reads, .read_count = 2, .params = set_job_task_5_include_params, .param_count = 3,
};
static const crd_scope_code set_job_task_6_include_params[] = {{.function = {.value = set_job_task_6_param_1}}};
static const crd_include set_job_task_6_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_task_partitions_a035a98f, .mode = CRD_SET_FIRST,
    .reads = set_job_task_6_include_reads, .read_count = 1, .params = set_job_task_6_include_params, .param_count = 1,
};
static const crd_step set_job_task_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-103"),
        .rule = CRD_STRING_INIT("self.minAvailable <= self.replicas"), .evaluate = {.function = {.truth = set_job_task_1}},
        .reads = set_job_task_1_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_job_task_1_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-104"), .breaks = true, .rule = CRD_STRING_INIT("!duplicated"),
        .evaluate = {.function = {.truth = set_job_task_2}}, .reads = set_job_task_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_task_2_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("VC-106-task"), .include = &set_job_task_3_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_task_4_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_task_5_include},
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_job_task_6_when}}, .include = &set_job_task_6_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_task_27658a1c = {
    .name = CRD_STRING_INIT("job-task"), .steps = set_job_task_steps, .step_count = 6, .mode = CRD_SET_ALL,
};
