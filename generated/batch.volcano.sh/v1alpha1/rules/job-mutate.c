/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;

/* job-mutate, declared at Job */
static const crd_cel_entry set_job_mutate_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"batch.volcano.sh", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"jobs", 4}}}},
};
static const crd_cel_map set_job_mutate_1_table_1 = {set_job_mutate_1_items_1, 3, NULL};
static const crd_cel_value set_job_mutate_1_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_mutate_1_table_1}};
/* request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': 'jobs'} */
static crd_cel_truth set_job_mutate_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_request(cel);
  crd_cel_value t2 = crd_cel_select(cel, t1, CRD_STRING("resource"));
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = crd_cel_equals(cel, t2, set_job_mutate_1_constant_2, false);
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_mutate_2_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Job", 12}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Job.spec", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobSpec", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.volumes", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.VolumeSpec", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"VolumeSpec.volumeClaim", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.PersistentVolumeClaimSpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.tasks", 13}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskSpec", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.template", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.PodTemplateSpec", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.policies", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.LifecyclePolicy", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.action", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Action", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.event", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Event", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.events", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Event", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.topologyPolicy", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NumaPolicy", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.dependsOn", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.DependsOn", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"DependsOn.iteration", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Iteration", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.partitionPolicy", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.PartitionPolicySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PartitionPolicySpec.networkTopology", 35}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"NetworkTopologySpec.mode", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologyMode", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.policies", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.LifecyclePolicy", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.networkTopology", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Job.status", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobStatus", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.state", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobState", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobState.phase", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.taskStatusCount", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.conditions", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobCondition", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobCondition.status", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
};
static const crd_cel_map set_job_mutate_2_table_1 = {set_job_mutate_2_items_1, 24, NULL};
static const crd_cel_value set_job_mutate_2_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_mutate_2_table_1}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_job_mutate_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  const crd_cel_value arguments2[2] = {t1, set_job_mutate_2_constant_2};
  crd_cel_value t3 = crd_cel_fn_go_decode_error(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 2;
    goto failed_0;
  }
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_has_value(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_mutate_2_message_expression_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Job", 12}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Job.spec", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobSpec", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.volumes", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.VolumeSpec", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"VolumeSpec.volumeClaim", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.PersistentVolumeClaimSpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.tasks", 13}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskSpec", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.template", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.PodTemplateSpec", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.policies", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.LifecyclePolicy", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.action", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Action", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.event", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Event", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"LifecyclePolicy.events", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Event", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.topologyPolicy", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NumaPolicy", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.dependsOn", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.DependsOn", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"DependsOn.iteration", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Iteration", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"TaskSpec.partitionPolicy", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.PartitionPolicySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PartitionPolicySpec.networkTopology", 35}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"NetworkTopologySpec.mode", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologyMode", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.policies", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.LifecyclePolicy", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobSpec.networkTopology", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.NetworkTopologySpec", 28}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Job.status", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobStatus", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.state", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobState", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobState.phase", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.taskStatusCount", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.conditions", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobCondition", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobCondition.status", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
};
static const crd_cel_map set_job_mutate_2_message_expression_table_1 = {set_job_mutate_2_message_expression_items_1, 24,
                                                                        NULL};
static const crd_cel_value set_job_mutate_2_message_expression_constant_2 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &set_job_mutate_2_message_expression_table_1}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_job_mutate_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  const crd_cel_value arguments2[2] = {t1, set_job_mutate_2_message_expression_constant_2};
  crd_cel_value t3 = crd_cel_fn_go_decode_error(cel, arguments2, 2);
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  crd_string t5 = {NULL, 0};
  if (!crd_cel_take_string(cel, t4, &t5)) goto failed_0;
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* operation == 'CREATE' */
static crd_cel_truth set_job_mutate_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}

/* when: self.spec.queue == '' */
static crd_cel_truth set_job_mutate_4_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += crd_cel_string_cost(t1->queue, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->queue, CRD_STRING(""))));
}

/* value: 'default' */
static crd_cel_value set_job_mutate_4_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("default")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.spec.schedulerName == '' */
static crd_cel_truth set_job_mutate_5_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += crd_cel_string_cost(t1->schedulerName, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->schedulerName, CRD_STRING(""))));
}

static const crd_string set_job_mutate_5_value_setting_1_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_job_mutate_5_value_setting_1 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, INT64_C(0), CRD_STRING_INIT(""),
                                                              set_job_mutate_5_value_setting_1_items, 1},
                                                              CRD_STRING_INIT("")};
static const crd_string set_job_mutate_5_value_setting_2_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_job_mutate_5_value_setting_2 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, INT64_C(0), CRD_STRING_INIT(""),
                                                              set_job_mutate_5_value_setting_2_items, 1},
                                                              CRD_STRING_INIT("")};
/* value: size(config.schedulerNames) > 0 ? config.schedulerNames[0] : 'volcano' */
static crd_cel_value set_job_mutate_5_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_setting(cel, &set_job_mutate_5_value_setting_1);
  cost += 2;
  const crd_cel_value arguments2[1] = {t1};
  crd_cel_value t3 = crd_cel_fn_size(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  crd_cel_value t6 = crd_cel_of_null();
  if (t3.as.integer > 0) {
    crd_cel_value t4 = crd_cel_of_setting(cel, &set_job_mutate_5_value_setting_2);
    crd_cel_value t5 = crd_cel_index(cel, t4, crd_cel_of_int(0));
    cost += 3;
    if (t5.kind == CRD_CEL_FAILED) {
      cost -= 1;
      goto failed_0;
    }
    cost -= 1;
    t6 = t5;
  } else {
    t6 = crd_cel_of_string(CRD_STRING("volcano"));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: self.spec.maxRetry == 0 */
static crd_cel_truth set_job_mutate_6_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->maxRetry == 0));
}

/* value: 3 */
static crd_cel_value set_job_mutate_6_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_int(3) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: self.spec.tasks.exists(t, t.name == '' || !has(t.minAvailable) || t.maxRetry == 0 || (t.template.spec.hostNetwork &&
 * t.template.spec.dnsPolicy == '')) */
static crd_cel_truth set_job_mutate_7_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t2 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  bool t3 = false;
  for (size_t i1 = 0; i1 < t2->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_4 = &t2->tasks.items[i1];
    cost += crd_cel_string_cost(t_4->name, CRD_STRING(""));
    cost += 6;
    bool t8 = true;
    if (!crd_cel_same(t_4->name, CRD_STRING(""))) {
      cost += 1;
      t8 = !CRD_HAS(t_4, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable));
      cost += 1;
    }
    bool t17 = true;
    if (!t8) {
      cost += 3;
      bool t16 = true;
      if (!(t_4->maxRetry == 0)) {
        const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t11 = t_4->template_
                                                                           ? t_4->template_
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t12 = t11->spec
                                                                   ? t11->spec
                                                                   : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
        cost += 4;
        bool t15 = false;
        if (t12->hostNetwork) {
          const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t13 = t_4->template_
                                                                             ? t_4->template_
                                                                             : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
          const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t14 = t13->spec
                                                                     ? t13->spec
                                                                     : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
          cost += crd_cel_string_cost(t14->dnsPolicy, CRD_STRING(""));
          t15 = crd_cel_same(t14->dnsPolicy, CRD_STRING(""));
          cost += 4;
        }
        t16 = t15;
      }
      t17 = t16;
    }
    if (t17) {
      t3 = true;
      if (i1 + 1 < t2->tasks.count) cost += 3;
      break;
    }
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}

/* value: self.spec.tasks.transformList(i, t, mergePatch(t, { 'name': t.name == '' ? 'default' + string(i) : t.name,
 * 'template': {'spec': {'dnsPolicy': t.template.spec.hostNetwork && t.template.spec.dnsPolicy == '' ?
 * 'ClusterFirstWithHostNet' : t.template.spec.dnsPolicy}}, 'minAvailable': has(t.minAvailable) ? t.minAvailable :
 * t.partitionPolicy.minPartitions > 0 ? goInt32(t.partitionPolicy.minPartitions * t.partitionPolicy.partitionSize) :
 * t.replicas, 'maxRetry': t.maxRetry == 0 ? 3 : t.maxRetry})) */
static crd_cel_value set_job_mutate_7_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t2 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < t2->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_4 = &t2->tasks.items[i1];
    bool collected1 = false;
    {
      cost += crd_cel_string_cost(t_4->name, CRD_STRING(""));
      cost += 15;
      crd_string t8 = {NULL, 0};
      if (crd_cel_same(t_4->name, CRD_STRING(""))) {
        cost += 1;
        const crd_cel_value arguments5[1] = {crd_cel_of_int((int64_t)i1)};
        crd_cel_value t6 = crd_cel_fn_string(cel, arguments5, 1);
        if (t6.kind == CRD_CEL_FAILED) {
          cost += 32;
          goto failed_1;
        }
        crd_string t7 = crd_cel_concat(cel, CRD_STRING("default"), t6.as.text, false);
        t8 = t7;
      } else {
        cost += 1;
        t8 = t_4->name;
      }
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t10 = t_4->template_
                                                                         ? t_4->template_
                                                                         : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t11 = t10->spec
                                                                 ? t10->spec
                                                                 : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      cost += 4;
      bool t14 = false;
      if (t11->hostNetwork) {
        const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t12 = t_4->template_
                                                                           ? t_4->template_
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t13 = t12->spec
                                                                   ? t12->spec
                                                                   : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
        cost += crd_cel_string_cost(t13->dnsPolicy, CRD_STRING(""));
        t14 = crd_cel_same(t13->dnsPolicy, CRD_STRING(""));
        cost += 4;
      }
      crd_string t17 = {NULL, 0};
      if (t14) {
        t17 = CRD_STRING("ClusterFirstWithHostNet");
      } else {
        const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t15 = t_4->template_
                                                                           ? t_4->template_
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
        const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t16 = t15->spec
                                                                   ? t15->spec
                                                                   : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
        cost += 3;
        t17 = t16->dnsPolicy;
      }
      cost += 30;
      const crd_cel_entry entries18[1] = {{crd_cel_of_string(CRD_STRING("dnsPolicy")), crd_cel_of_string(t17)}};
      crd_cel_value t19 = crd_cel_make_map(cel, entries18, NULL, 1);
      if (t19.kind == CRD_CEL_FAILED) {
        cost += 61;
        goto failed_1;
      }
      cost += 30;
      const crd_cel_entry entries20[1] = {{crd_cel_of_string(CRD_STRING("spec")), t19}};
      crd_cel_value t21 = crd_cel_make_map(cel, entries20, NULL, 1);
      if (t21.kind == CRD_CEL_FAILED) {
        cost += 31;
        goto failed_1;
      }
      cost += 1;
      int64_t t29 = 0;
      if (CRD_HAS(t_4, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable))) {
        cost += 1;
        t29 = t_4->minAvailable;
      } else {
        const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t22 = t_4->partitionPolicy
                                                                           ? t_4->partitionPolicy
                                                                           : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
        cost += 4;
        int64_t t28 = 0;
        if (t22->minPartitions > 0) {
          const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t23 = t_4->partitionPolicy
                                                                             ? t_4->partitionPolicy
                                                                             : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
          const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t24 = t_4->partitionPolicy
                                                                             ? t_4->partitionPolicy
                                                                             : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
          int64_t t25 = 0;
          cost += 7;
          if (!crd_cel_multiply_int(cel, t23->minPartitions, t24->partitionSize, &t25)) {
            cost += 32;
            goto failed_1;
          }
          const crd_cel_value arguments26[1] = {crd_cel_of_int(t25)};
          crd_cel_value t27 = crd_cel_fn_go_int32(cel, arguments26, 1);
          if (t27.kind == CRD_CEL_FAILED) {
            cost += 31;
            goto failed_1;
          }
          t28 = t27.as.integer;
        } else {
          cost += 1;
          t28 = t_4->replicas;
        }
        t29 = t28;
      }
      cost += 3;
      int64_t t30 = 0;
      if (t_4->maxRetry == 0) {
        t30 = 3;
      } else {
        cost += 1;
        t30 = t_4->maxRetry;
      }
      cost += 30;
      const crd_cel_entry entries31[4] = {{crd_cel_of_string(CRD_STRING("name")), crd_cel_of_string(t8)},
                                          {crd_cel_of_string(CRD_STRING("template")), t21},
                                          {crd_cel_of_string(CRD_STRING("minAvailable")), crd_cel_of_int(t29)},
                                          {crd_cel_of_string(CRD_STRING("maxRetry")), crd_cel_of_int(t30)}};
      crd_cel_value t32 = crd_cel_make_map(cel, entries31, NULL, 4);
      if (t32.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      const crd_cel_value arguments33[2] = {crd_cel_of_stored(&crd_struct_d65dccd77142_type, t_4), t32};
      crd_cel_value t34 = crd_cel_fn_merge_patch(cel, arguments33, 2);
      if (t34.kind == CRD_CEL_FAILED) goto failed_1;
      crd_cel_push(cel, &t3, t34);
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) goto failed_0;
  crd_cel_value t35 = crd_cel_built(cel, &t3);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t35 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: self.spec.minAvailable == 0 */
static crd_cel_truth set_job_mutate_8_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->minAvailable == 0));
}

/* value: goInt32(self.spec.tasks.map(t, has(t.minAvailable) ? t.minAvailable : t.partitionPolicy.minPartitions > 0 ?
 * goInt32(t.partitionPolicy.minPartitions * t.partitionPolicy.partitionSize) : t.replicas).sum()) */
static crd_cel_value set_job_mutate_8_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t2 = self->spec
                                                                    ? self->spec
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  crd_cel_builder t3 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < t2->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_4 = &t2->tasks.items[i1];
    bool collected1 = false;
    {
      cost += 13;
      int64_t t12 = 0;
      if (CRD_HAS(t_4, CRD_FIELD(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable))) {
        cost += 1;
        t12 = t_4->minAvailable;
      } else {
        const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t5 = t_4->partitionPolicy
                                                                          ? t_4->partitionPolicy
                                                                          : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
        cost += 4;
        int64_t t11 = 0;
        if (t5->minPartitions > 0) {
          const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t6 = t_4->partitionPolicy
                                                                            ? t_4->partitionPolicy
                                                                            : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
          const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t7 = t_4->partitionPolicy
                                                                            ? t_4->partitionPolicy
                                                                            : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
          int64_t t8 = 0;
          cost += 7;
          if (!crd_cel_multiply_int(cel, t6->minPartitions, t7->partitionSize, &t8)) {
            cost += 1;
            goto failed_1;
          }
          const crd_cel_value arguments9[1] = {crd_cel_of_int(t8)};
          crd_cel_value t10 = crd_cel_fn_go_int32(cel, arguments9, 1);
          if (t10.kind == CRD_CEL_FAILED) goto failed_1;
          t11 = t10.as.integer;
        } else {
          cost += 1;
          t11 = t_4->replicas;
        }
        t12 = t11;
      }
      crd_cel_push(cel, &t3, crd_cel_of_int(t12));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t13 = crd_cel_built(cel, &t3);
  const crd_cel_value arguments14[2] = {t13, crd_cel_of_int(0)};
  crd_cel_value t15 = crd_cel_fn_sum(cel, arguments14, 2);
  if (t15.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments16[1] = {t15};
  crd_cel_value t17 = crd_cel_fn_go_int32(cel, arguments16, 1);
  if (t17.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(t17.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: dyn(object).?spec.?plugins.hasValue() */
static crd_cel_truth set_job_mutate_9_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("spec"));
  cost += 3;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = crd_cel_select_optional(cel, t2, CRD_STRING("plugins"));
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  const crd_cel_value arguments4[1] = {t3};
  crd_cel_value t5 = crd_cel_fn_has_value(cel, arguments4, 1);
  if (t5.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5.as.boolean));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_map set_job_mutate_9_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_2 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_1}};
static const crd_cel_value set_job_mutate_9_value_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"tensorflow", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"mpi", 3}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"pytorch", 7}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray", 3}}},
};
static const crd_cel_list set_job_mutate_9_value_table_3 = {set_job_mutate_9_value_items_3, 4, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_4 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_job_mutate_9_value_table_3}};
static const crd_cel_map set_job_mutate_9_value_table_5 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_6 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_5}};
static const crd_cel_map set_job_mutate_9_value_table_7 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_8 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_7}};
static const crd_cel_list set_job_mutate_9_value_table_9 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_10 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_job_mutate_9_value_table_9}};
static const crd_cel_map set_job_mutate_9_value_table_11 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_12 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_job_mutate_9_value_table_11}};
static const crd_cel_map set_job_mutate_9_value_table_13 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_14 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_job_mutate_9_value_table_13}};
static const crd_cel_list set_job_mutate_9_value_table_15 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_16 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_job_mutate_9_value_table_15}};
static const bool set_job_mutate_9_value_optional_17[] = {1, 1};
/* value: mergePatch(plugins, { ?'svc': ['tensorflow', 'mpi', 'pytorch', 'ray'].exists(p, p in plugins) && !('svc' in
 * plugins) ? optional.of([]) : optional.none(), ?'ssh': 'mpi' in plugins && !('ssh' in plugins) ? optional.of([]) :
 * optional.none()}) */
static crd_cel_value set_job_mutate_9_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_whole(cel, cel->object);
  crd_cel_value t2 = crd_cel_select(cel, t1, CRD_STRING("spec"));
  cost += 4;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 34;
    goto failed_0;
  }
  crd_cel_value t3 = crd_cel_select(cel, t2, CRD_STRING("plugins"));
  cost += 1;
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 34;
    goto failed_0;
  }
  const crd_cel_value arguments4[2] = {t3, set_job_mutate_9_value_constant_2};
  crd_cel_value t5 = crd_cel_fn_merge_patch(cel, arguments4, 2);
  if (t5.kind == CRD_CEL_FAILED) {
    cost += 33;
    goto failed_0;
  }
  crd_cel_truth t6 = CRD_CEL_ERROR;
  {
    crd_cel_value t8 = set_job_mutate_9_value_constant_4;
    const int64_t n7 = crd_cel_range(cel, t8);
    if (n7 < 0) goto failed_1;
    crd_cel_truth t9 = CRD_CEL_FALSE;
    crd_string error7 = {NULL, 0};
    for (size_t i7 = 0; i7 < (size_t)n7; i7++) {
      if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
      crd_string p_10;
      cost += 4;
      if (!crd_cel_string_at(cel, &t8, i7, &p_10)) goto failed_1;
      crd_cel_truth t11 = CRD_CEL_ERROR;
      {
        crd_cel_value t12 = crd_cel_of_whole(cel, cel->object);
        crd_cel_value t13 = crd_cel_select(cel, t12, CRD_STRING("spec"));
        cost += 5;
        if (t13.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_2;
        }
        crd_cel_value t14 = crd_cel_select(cel, t13, CRD_STRING("plugins"));
        cost += 1;
        if (t14.kind == CRD_CEL_FAILED) {
          cost += 2;
          goto failed_2;
        }
        const crd_cel_value arguments15[2] = {t14, set_job_mutate_9_value_constant_6};
        crd_cel_value t16 = crd_cel_fn_merge_patch(cel, arguments15, 2);
        if (t16.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_2;
        }
        const uint64_t cost17 = cel->cost;
        crd_cel_truth t18 = crd_cel_in(cel, crd_cel_of_string(p_10), t16);
        cel->cost = cost17 + 1;
        t11 = t18;
      }
    failed_2:;
      if (t11 == CRD_CEL_ERROR && t9 != CRD_CEL_ERROR) {
        t9 = CRD_CEL_ERROR;
        error7 = cel->error;
      }
      if (t11 == CRD_CEL_TRUE) {
        t9 = CRD_CEL_TRUE;
        if (i7 + 1 < (size_t)n7) cost += 3;
        break;
      }
    }
    if (t9 == CRD_CEL_ERROR) cel->error = error7;
    cost += 1;
    t6 = t9;
  }
failed_1:;
  crd_cel_truth t19 = t6;
  if (t19 != CRD_CEL_FALSE) {
    const crd_string error20 = cel->error;
    crd_cel_truth t21 = CRD_CEL_ERROR;
    {
      crd_cel_value t22 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t23 = crd_cel_select(cel, t22, CRD_STRING("spec"));
      cost += 4;
      if (t23.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_3;
      }
      crd_cel_value t24 = crd_cel_select(cel, t23, CRD_STRING("plugins"));
      cost += 1;
      if (t24.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_3;
      }
      const crd_cel_value arguments25[2] = {t24, set_job_mutate_9_value_constant_8};
      crd_cel_value t26 = crd_cel_fn_merge_patch(cel, arguments25, 2);
      if (t26.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_3;
      }
      const uint64_t cost27 = cel->cost;
      crd_cel_truth t28 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("svc")), t26);
      cel->cost = cost27 + 1;
      cost += 1;
      t21 = crd_cel_not(t28);
    }
  failed_3:;
    t19 = crd_cel_and(cel, t19, error20, t21);
  }
  if (t19 == CRD_CEL_ERROR) {
    cost += 31;
    goto failed_0;
  }
  crd_cel_value t33 = crd_cel_of_null();
  if (t19 == CRD_CEL_TRUE) {
    const crd_cel_value arguments29[1] = {set_job_mutate_9_value_constant_10};
    crd_cel_value t30 = crd_cel_fn_optional_of(cel, arguments29, 1);
    if (t30.kind == CRD_CEL_FAILED) {
      cost += 31;
      goto failed_0;
    }
    t33 = t30;
  } else {
    crd_cel_value t32 = crd_cel_fn_optional_none(cel, NULL, 0);
    if (t32.kind == CRD_CEL_FAILED) {
      cost += 31;
      goto failed_0;
    }
    t33 = t32;
  }
  crd_cel_truth t34 = CRD_CEL_ERROR;
  {
    crd_cel_value t35 = crd_cel_of_whole(cel, cel->object);
    crd_cel_value t36 = crd_cel_select(cel, t35, CRD_STRING("spec"));
    cost += 4;
    if (t36.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_4;
    }
    crd_cel_value t37 = crd_cel_select(cel, t36, CRD_STRING("plugins"));
    cost += 1;
    if (t37.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_4;
    }
    const crd_cel_value arguments38[2] = {t37, set_job_mutate_9_value_constant_12};
    crd_cel_value t39 = crd_cel_fn_merge_patch(cel, arguments38, 2);
    if (t39.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_4;
    }
    const uint64_t cost40 = cel->cost;
    crd_cel_truth t41 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("mpi")), t39);
    cel->cost = cost40 + 1;
    t34 = t41;
  }
failed_4:;
  crd_cel_truth t42 = t34;
  if (t42 != CRD_CEL_FALSE) {
    const crd_string error43 = cel->error;
    crd_cel_truth t44 = CRD_CEL_ERROR;
    {
      crd_cel_value t45 = crd_cel_of_whole(cel, cel->object);
      crd_cel_value t46 = crd_cel_select(cel, t45, CRD_STRING("spec"));
      cost += 4;
      if (t46.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_5;
      }
      crd_cel_value t47 = crd_cel_select(cel, t46, CRD_STRING("plugins"));
      cost += 1;
      if (t47.kind == CRD_CEL_FAILED) {
        cost += 3;
        goto failed_5;
      }
      const crd_cel_value arguments48[2] = {t47, set_job_mutate_9_value_constant_14};
      crd_cel_value t49 = crd_cel_fn_merge_patch(cel, arguments48, 2);
      if (t49.kind == CRD_CEL_FAILED) {
        cost += 2;
        goto failed_5;
      }
      const uint64_t cost50 = cel->cost;
      crd_cel_truth t51 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ssh")), t49);
      cel->cost = cost50 + 1;
      cost += 1;
      t44 = crd_cel_not(t51);
    }
  failed_5:;
    t42 = crd_cel_and(cel, t42, error43, t44);
  }
  if (t42 == CRD_CEL_ERROR) {
    cost += 31;
    goto failed_0;
  }
  crd_cel_value t56 = crd_cel_of_null();
  if (t42 == CRD_CEL_TRUE) {
    const crd_cel_value arguments52[1] = {set_job_mutate_9_value_constant_16};
    crd_cel_value t53 = crd_cel_fn_optional_of(cel, arguments52, 1);
    if (t53.kind == CRD_CEL_FAILED) {
      cost += 31;
      goto failed_0;
    }
    t56 = t53;
  } else {
    crd_cel_value t55 = crd_cel_fn_optional_none(cel, NULL, 0);
    if (t55.kind == CRD_CEL_FAILED) {
      cost += 31;
      goto failed_0;
    }
    t56 = t55;
  }
  cost += 30;
  const crd_cel_entry entries57[2] = {{crd_cel_of_string(CRD_STRING("svc")), t33},
                                      {crd_cel_of_string(CRD_STRING("ssh")), t56}};
  crd_cel_value t58 = crd_cel_make_map(cel, entries57, set_job_mutate_9_value_optional_17, 2);
  if (t58.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments59[2] = {t5, t58};
  crd_cel_value t60 = crd_cel_fn_merge_patch(cel, arguments59, 2);
  if (t60.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t60 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_mutate_2_reads[1] = {
    {CRD_READ_ALL, 0, {NULL, 0}},
};
static const crd_mutation set_job_mutate_4_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/queue"),
    .value = {.function = {.value = set_job_mutate_4_value}},
};
static const crd_mutation set_job_mutate_5_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/schedulerName"),
    .value = {.function = {.value = set_job_mutate_5_value}},
};
static const crd_mutation set_job_mutate_6_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/maxRetry"),
    .value = {.function = {.value = set_job_mutate_6_value}},
};
static const crd_mutation set_job_mutate_7_mutation = {
    .op = CRD_MUTATE_REPLACE,
    .path = CRD_STRING_INIT("/spec/tasks"),
    .go_type = CRD_STRING_INIT("[](name:string replicas:int minAvailable:*int template:PodTemplateSpec "
                               "policies:[](action:string event:string events:[]string exitCode:*int timeout:*duration) "
                               "topologyPolicy:string maxRetry:int dependsOn:*(name:[]string iteration:string) "
                               "partitionPolicy:*(totalPartitions:int! partitionSize:int! networkTopology:*(mode:string "
                               "highestTierAllowed:*int highestTierName:string) minPartitions:int))"),
    .value = {.function = {.value = set_job_mutate_7_value}},
};
static const crd_mutation set_job_mutate_8_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/spec/minAvailable"),
    .value = {.function = {.value = set_job_mutate_8_value}},
};
static const crd_mutation set_job_mutate_9_mutation = {
    .op = CRD_MUTATE_REPLACE,
    .path = CRD_STRING_INIT("/spec/plugins"),
    .go_type = CRD_STRING_INIT("{}[]string"),
    .value = {.function = {.value = set_job_mutate_9_value}},
};
static const crd_step set_job_mutate_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-008-mutate"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': "
                                "'jobs'}"),
        .message = CRD_STRING_INIT("expect resource to be {batch.volcano.sh v1alpha1 jobs}"),
        .evaluate = {.function = {.truth = set_job_mutate_1}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-007-mutate"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_job_mutate_2}},
        .reads = set_job_mutate_2_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_job_mutate_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-014-mutate"),
        .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' "),
        .evaluate = {.function = {.truth = set_job_mutate_3}},
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-160"),
        .when = {.function = {.truth = set_job_mutate_4_when}},
        .mutation = &set_job_mutate_4_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-161"),
        .when = {.function = {.truth = set_job_mutate_5_when}},
        .mutation = &set_job_mutate_5_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-162"),
        .when = {.function = {.truth = set_job_mutate_6_when}},
        .mutation = &set_job_mutate_6_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-163"),
        .when = {.function = {.truth = set_job_mutate_7_when}},
        .mutation = &set_job_mutate_7_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-164"),
        .when = {.function = {.truth = set_job_mutate_8_when}},
        .mutation = &set_job_mutate_8_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .name = CRD_STRING_INIT("VC-165"),
        .when = {.function = {.truth = set_job_mutate_9_when}},
        .mutation = &set_job_mutate_9_mutation,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_mutate_2114e44e = {
    .name = CRD_STRING_INIT("job-mutate"),
    .steps = set_job_mutate_steps,
    .step_count = 9,
    .mode = CRD_SET_FIRST,
};
