/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
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
static const crd_cel_value set_job_mutate_1_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_mutate_1_table_1}};
/* request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': 'jobs'} */
static crd_cel_truth set_job_mutate_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_job_mutate_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_mutate_2_items_0[] = {
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
static const crd_cel_map set_job_mutate_2_table_0 = {set_job_mutate_2_items_0, 24, NULL};
static const crd_cel_value set_job_mutate_2_constant_0 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_mutate_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_job_mutate_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_job_mutate_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_mutate_2_message_expression_items_0[] = {
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
static const crd_cel_map set_job_mutate_2_message_expression_table_0 = {set_job_mutate_2_message_expression_items_0, 24,
                                                                        NULL};
static const crd_cel_value set_job_mutate_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                             .as = {.map = &set_job_mutate_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_job_mutate_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_job_mutate_2_message_expression_constant_0},
                                       2)).kind == CRD_CEL_FAILED) goto at_10;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_7;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_8;
at_7:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_take_string(cel, t3, &v8)) goto at_10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t3, text);
at_10:
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
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
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
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += crd_cel_string_cost(t1->schedulerName, CRD_STRING(""));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->schedulerName, CRD_STRING(""))));
}

static const crd_string set_job_mutate_5_value_setting_0_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_job_mutate_5_value_setting_0 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, 0, CRD_STRING_INIT(""),
                                                              set_job_mutate_5_value_setting_0_items, 1},
                                                              CRD_STRING_INIT("")};
static const crd_string set_job_mutate_5_value_setting_1_items[] = {CRD_STRING_INIT("volcano")};
static const crd_setting set_job_mutate_5_value_setting_1 = {CRD_STRING_INIT("schedulerNames"), CRD_SETTING_LIST,
                                                             {false, 0, CRD_STRING_INIT(""),
                                                              set_job_mutate_5_value_setting_1_items, 1},
                                                              CRD_STRING_INIT("")};
/* value: size(config.schedulerNames) > 0 ? config.schedulerNames[0] : 'volcano' */
static crd_cel_value set_job_mutate_5_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, v1, t3, t4;
  t0 = crd_cel_of_setting(cel, &set_job_mutate_5_value_setting_0);
  cost += 2;
  if ((v1 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t0}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_10; }
  cost += 1;
  if (!(v1.as.integer > 0)) goto at_8;
  t3 = crd_cel_of_setting(cel, &set_job_mutate_5_value_setting_1);
  cost += 3;
  if ((t4 = crd_cel_index(cel, t3, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_12;
  cost -= 1;
  goto at_9;
at_8:
  t4 = crd_cel_of_string(CRD_STRING("volcano"));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_12:
  cost -= 1;
  goto at_10;
}

/* when: self.spec.maxRetry == 0 */
static crd_cel_truth set_job_mutate_6_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
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
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t3 = false, t6 = false, t13 = false, t17 = false;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t15 = NULL, *t19 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t16 = NULL, *t20 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  range0 = &t1->tasks;
  n0 = range0->count;
  t3 = false;
  i0 = 0;
  if (!n0) goto at_44;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING(""));
  t6 = crd_cel_same(range0->items[i0].name, CRD_STRING(""));
  cost += 2;
  if (t6) goto at_16;
  t6 = !CRD_HAS((&range0->items[i0]), minAvailable);
  cost += 2;
at_16:
  if (t6) goto at_41;
  t13 = range0->items[i0].maxRetry == 0;
  cost += 3;
  if (t13) goto at_39;
  t15 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t16 = t15->spec ? t15->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t17 = t16->hostNetwork;
  cost += 4;
  if (!t17) goto at_37;
  t19 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t20 = t19->spec ? t19->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += crd_cel_string_cost(t20->dnsPolicy, CRD_STRING(""));
  t17 = crd_cel_same(t20->dnsPolicy, CRD_STRING(""));
  cost += 4;
at_37:
  t13 = t17;
at_39:
  t6 = t13;
at_41:
  if (t6) {
    t3 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_44;
  }
  if (++i0 < n0) goto loop_0;
at_44:
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
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_value v15, t29, t30, v68, t49, t50, t51;
  crd_string t11 = {NULL, 0}, t25 = {NULL, 0}, error0 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t16 = NULL, *t20 = NULL, *t26 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t17 = NULL, *t21 = NULL, *t27 = NULL;
  bool t18 = false, failed0 = false;
  int64_t t33 = 0, t41 = 0, t47 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t34 = NULL, *t37 = NULL, *t39 = NULL;
  crd_cel_builder list0;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  range0 = &t1->tasks;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_87;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING(""));
  cost += 15;
  if (!crd_cel_same(range0->items[i0].name, CRD_STRING(""))) goto at_18;
  cost += 1;
  if ((v15 = crd_cel_fn_string(cel, (const crd_cel_value[1]){crd_cel_of_int((int64_t)i0)},
                               1)).kind == CRD_CEL_FAILED) { cost += 32; goto at_134; }
  t11 = crd_cel_concat(cel, CRD_STRING("default"), v15.as.text, false);
  goto at_21;
at_18:
  t11 = range0->items[i0].name;
  cost -= 1;
  cost += 2;
at_21:
  t16 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t17 = t16->spec ? t16->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t18 = t17->hostNetwork;
  cost += 4;
  if (!t18) goto at_37;
  t20 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t21 = t20->spec ? t20->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += crd_cel_string_cost(t21->dnsPolicy, CRD_STRING(""));
  t18 = crd_cel_same(t21->dnsPolicy, CRD_STRING(""));
  cost += 4;
at_37:
  if (!t18) goto at_41;
  t25 = CRD_STRING("ClusterFirstWithHostNet");
  goto at_46;
at_41:
  t26 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t27 = t26->spec ? t26->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t25 = t27->dnsPolicy;
  cost -= 1;
  cost += 4;
at_46:
  cost += 30;
  if ((t29 = crd_cel_make_map(cel,
                              (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("dnsPolicy")), crd_cel_of_string(t25)}},
                              NULL, 1)).kind == CRD_CEL_FAILED) { cost += 61; goto at_134; }
  cost += 30;
  if ((t30 = crd_cel_make_map(cel, (const crd_cel_entry[1]){{crd_cel_of_string(CRD_STRING("spec")), t29}}, NULL,
                              1)).kind == CRD_CEL_FAILED) { cost += 31; goto at_134; }
  cost += 1;
  if (!CRD_HAS((&range0->items[i0]), minAvailable)) goto at_56;
  t33 = range0->items[i0].minAvailable;
  cost -= 1;
  cost += 2;
  goto at_73;
at_56:
  t34 = range0->items[i0].partitionPolicy
            ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  if (!(t34->minPartitions > 0)) goto at_70;
  t37 = range0->items[i0].partitionPolicy
            ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t39 = range0->items[i0].partitionPolicy
            ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 7;
  if (!crd_cel_multiply_int(cel, t37->minPartitions, t39->partitionSize, &t41)) { cost += 32; goto at_134; }
  if ((v68 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){crd_cel_of_int(t41)},
                                 1)).kind == CRD_CEL_FAILED) { cost += 31; goto at_134; }
  t33 = v68.as.integer;
  goto at_73;
at_70:
  t33 = range0->items[i0].replicas;
  cost -= 1;
  cost += 2;
at_73:
  cost += 3;
  if (!(range0->items[i0].maxRetry == 0)) goto at_80;
  t47 = 3;
  goto at_83;
at_80:
  t47 = range0->items[i0].maxRetry;
  cost -= 1;
  cost += 2;
at_83:
  cost += 30;
  if ((t49 = crd_cel_make_map(cel,
                              (const crd_cel_entry[4]){{crd_cel_of_string(CRD_STRING("name")), crd_cel_of_string(t11)},
                                                       {crd_cel_of_string(CRD_STRING("template")), t30},
                                                       {crd_cel_of_string(CRD_STRING("minAvailable")), crd_cel_of_int(t33)},
                                                       {crd_cel_of_string(CRD_STRING("maxRetry")), crd_cel_of_int(t47)}},
                                                       NULL, 4)).kind == CRD_CEL_FAILED) { cost += 1; goto at_134; }
  if ((t50 = crd_cel_fn_merge_patch(cel,
                                    (const crd_cel_value[2]){crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Task_type,
                                                                               (&range0->items[i0])), t49},
                                                                               2)).kind == CRD_CEL_FAILED) goto at_134;
  crd_cel_push(cel, &list0, t50);
at_86:
  if (++i0 < n0) goto loop_0;
at_87:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) goto at_90;
  t51 = crd_cel_built(cel, &list0);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t51 : crd_cel_of_truth(CRD_CEL_ERROR);
at_90:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_134:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_86;
}

/* when: self.spec.minAvailable == 0 */
static crd_cel_truth set_job_mutate_8_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1->minAvailable == 0));
}

/* value: goInt32(self.spec.tasks.map(t, has(t.minAvailable) ? t.minAvailable : t.partitionPolicy.minPartitions > 0 ?
 * goInt32(t.partitionPolicy.minPartitions * t.partitionPolicy.partitionSize) : t.replicas).sum()) */
static crd_cel_value set_job_mutate_8_value(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  int64_t t5 = 0, t13 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *t6 = NULL, *t9 = NULL, *t11 = NULL;
  crd_cel_value v25, t16, t18, v36;
  crd_string error0 = {NULL, 0};
  bool failed0 = false;
  crd_cel_builder list0;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 3;
  range0 = &t1->tasks;
  n0 = range0->count;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_32;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 13;
  if (!CRD_HAS((&range0->items[i0]), minAvailable)) goto at_13;
  t5 = range0->items[i0].minAvailable;
  cost -= 1;
  cost += 2;
  goto at_30;
at_13:
  t6 = range0->items[i0].partitionPolicy
           ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 4;
  if (!(t6->minPartitions > 0)) goto at_27;
  t9 = range0->items[i0].partitionPolicy
           ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  t11 = range0->items[i0].partitionPolicy
            ? range0->items[i0].partitionPolicy : &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_zero;
  cost += 7;
  if (!crd_cel_multiply_int(cel, t9->minPartitions, t11->partitionSize, &t13)) { cost += 1; goto at_61; }
  if ((v25 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){crd_cel_of_int(t13)}, 1)).kind == CRD_CEL_FAILED) goto at_61;
  t5 = v25.as.integer;
  goto at_30;
at_27:
  t5 = range0->items[i0].replicas;
  cost -= 1;
  cost += 2;
at_30:
  crd_cel_push(cel, &list0, crd_cel_of_int(t5));
at_31:
  if (++i0 < n0) goto loop_0;
at_32:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; goto at_38; }
  t16 = crd_cel_built(cel, &list0);
  if ((t18 = crd_cel_fn_sum(cel, (const crd_cel_value[2]){t16, crd_cel_of_int(0)},
                            2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_38; }
  if ((v36 = crd_cel_fn_go_int32(cel, (const crd_cel_value[1]){t18}, 1)).kind == CRD_CEL_FAILED) goto at_38;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(v36.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
at_38:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_61:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_31;
}

/* when: dyn(object).?spec.?plugins.hasValue() */
static crd_cel_truth set_job_mutate_9_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, t2, v5;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 3;
  if ((t1 = crd_cel_select_optional(cel, t0, CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  cost += t1.kind != CRD_CEL_OPTIONAL || t1.as.optional;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_7; }
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) goto at_7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v5.as.boolean));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_map set_job_mutate_9_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_1 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_1}};
static const crd_cel_value set_job_mutate_9_value_items_3[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"tensorflow", 10}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"mpi", 3}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"pytorch", 7}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"ray", 3}}},
};
static const crd_cel_list set_job_mutate_9_value_table_3 = {set_job_mutate_9_value_items_3, 4, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_3 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_job_mutate_9_value_table_3}};
static const crd_cel_map set_job_mutate_9_value_table_6 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_6 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_6}};
static const crd_cel_map set_job_mutate_9_value_table_8 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_8 = {.kind = CRD_CEL_MAP,
                                                                .as = {.map = &set_job_mutate_9_value_table_8}};
static const crd_cel_list set_job_mutate_9_value_table_9 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_9 = {.kind = CRD_CEL_LIST,
                                                                .as = {.list = &set_job_mutate_9_value_table_9}};
static const crd_cel_map set_job_mutate_9_value_table_13 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_13 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_job_mutate_9_value_table_13}};
static const crd_cel_map set_job_mutate_9_value_table_15 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_15 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_job_mutate_9_value_table_15}};
static const crd_cel_list set_job_mutate_9_value_table_16 = {NULL, 0, NULL};
static const crd_cel_value set_job_mutate_9_value_constant_16 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_job_mutate_9_value_table_16}};
/* value: mergePatch(plugins, { ?'svc': ['tensorflow', 'mpi', 'pytorch', 'ray'].exists(p, p in plugins) && !('svc' in
 * plugins) ? optional.of([]) : optional.none(), ?'ssh': 'mpi' in plugins && !('ssh' in plugins) ? optional.of([]) :
 * optional.none()}) */
static crd_cel_value set_job_mutate_9_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1, s1, t3, range0, t7, t8, s11, t10, t14, t15, s22, t17, t22, t25, t26, s36, t28, t31, t32, s43, t34, t39, t41, t42;
  int64_t k5 = 0;
  size_t n0 = 0, i0 = 0;
  crd_cel_truth t5 = CRD_CEL_ERROR, t11 = CRD_CEL_ERROR, u14_2 = CRD_CEL_ERROR, u25_2 = CRD_CEL_ERROR, t19 = CRD_CEL_ERROR, t29 = CRD_CEL_ERROR, u39_2 = CRD_CEL_ERROR, u46_2 = CRD_CEL_ERROR, t36 = CRD_CEL_ERROR;
  bool f8_2 = false, v14_3 = false, t18 = false, v39_3 = false, t35 = false;
  crd_string v8 = {NULL, 0}, error0 = {NULL, 0}, t13 = {NULL, 0}, t30 = {NULL, 0};
  uint64_t c14 = 0, c25 = 0, c39 = 0, c46 = 0;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((s1 = crd_cel_select(cel, t0, CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 34; goto at_58; }
  cost += 1;
  if ((t1 = crd_cel_select(cel, s1, CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 34; goto at_58; }
  if ((t3 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t1, set_job_mutate_9_value_constant_1},
                                   2)).kind == CRD_CEL_FAILED) { cost += 33; goto at_58; }
  range0 = set_job_mutate_9_value_constant_3;
  if ((k5 = crd_cel_range(cel, range0)) < 0) { t5 = CRD_CEL_ERROR; goto at_19; }
  n0 = (size_t)k5;
  t5 = crd_cel_truth_of(false);
  i0 = 0;
  if (!n0) goto at_17;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 4;
  f8_2 = !crd_cel_string_at(cel, &range0, i0, &v8);
  cost += 1;
  if (f8_2) { cost += 2; t11 = CRD_CEL_ERROR; goto at_15; }
  t7 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((s11 = crd_cel_select(cel, t7,
                            CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 2; t11 = CRD_CEL_ERROR; goto at_15; }
  cost += 1;
  if ((t8 = crd_cel_select(cel, s11,
                           CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 2; t11 = CRD_CEL_ERROR; goto at_15; }
  if ((t10 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t8, set_job_mutate_9_value_constant_6},
                                    2)).kind == CRD_CEL_FAILED) { cost += 1; t11 = CRD_CEL_ERROR; goto at_15; }
  c14 = cel->cost;
  u14_2 = crd_cel_in(cel, crd_cel_of_string(v8), t10);
  cel->cost = c14 + 1;
  if (!crd_cel_known(u14_2, &v14_3)) { t11 = CRD_CEL_ERROR; goto at_15; }
  t11 = crd_cel_truth_of(v14_3);
at_15:
  if (t11 == CRD_CEL_ERROR && t5 != CRD_CEL_ERROR) {
    t5 = CRD_CEL_ERROR;
    error0 = cel->error;
  }
  if (t11 == CRD_CEL_TRUE) {
    t5 = CRD_CEL_TRUE;
    if (i0 + 1 < n0) cost += 3;
    goto at_17;
  }
  if (++i0 < n0) goto loop_0;
at_17:
  if (t5 == CRD_CEL_ERROR) cel->error = error0;
  cost += 1;
  if (t5 == CRD_CEL_ERROR) { t5 = CRD_CEL_ERROR; goto at_19; }
at_19:
  if (t5 == CRD_CEL_FALSE) goto at_28;
  t13 = cel->error;
  t14 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((s22 = crd_cel_select(cel, t14,
                            CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 3; t19 = CRD_CEL_ERROR; goto at_27; }
  cost += 1;
  if ((t15 = crd_cel_select(cel, s22,
                            CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 3; t19 = CRD_CEL_ERROR; goto at_27; }
  if ((t17 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t15, set_job_mutate_9_value_constant_8},
                                    2)).kind == CRD_CEL_FAILED) { cost += 2; t19 = CRD_CEL_ERROR; goto at_27; }
  c25 = cel->cost;
  u25_2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("svc")), t17);
  cel->cost = c25 + 1;
  if (!crd_cel_known(u25_2, &t18)) { cost += 1; t19 = CRD_CEL_ERROR; goto at_27; }
  t19 = crd_cel_truth_of(!t18);
  cost += 1;
at_27:
  t5 = crd_cel_and(cel, t5, t13, t19);
at_28:
  if (t5 == CRD_CEL_ERROR) { cost += 31; goto at_58; }
  if (t5 == CRD_CEL_FALSE) goto at_33;
  if ((t22 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){set_job_mutate_9_value_constant_9},
                                    1)).kind == CRD_CEL_FAILED) { cost += 31; goto at_58; }
  goto at_34;
at_33:
  if ((t22 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) { cost += 31; goto at_58; }
at_34:
  t25 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((s36 = crd_cel_select(cel, t25,
                            CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 2; t29 = CRD_CEL_ERROR; goto at_40; }
  cost += 1;
  if ((t26 = crd_cel_select(cel, s36,
                            CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 2; t29 = CRD_CEL_ERROR; goto at_40; }
  if ((t28 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t26, set_job_mutate_9_value_constant_13},
                                    2)).kind == CRD_CEL_FAILED) { cost += 1; t29 = CRD_CEL_ERROR; goto at_40; }
  c39 = cel->cost;
  u39_2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("mpi")), t28);
  cel->cost = c39 + 1;
  if (!crd_cel_known(u39_2, &v39_3)) { t29 = CRD_CEL_ERROR; goto at_40; }
  t29 = crd_cel_truth_of(v39_3);
at_40:
  if (t29 == CRD_CEL_FALSE) goto at_49;
  t30 = cel->error;
  t31 = crd_cel_of_whole(cel, cel->object);
  cost += 4;
  if ((s43 = crd_cel_select(cel, t31,
                            CRD_STRING("spec"))).kind == CRD_CEL_FAILED) { cost += 3; t36 = CRD_CEL_ERROR; goto at_48; }
  cost += 1;
  if ((t32 = crd_cel_select(cel, s43,
                            CRD_STRING("plugins"))).kind == CRD_CEL_FAILED) { cost += 3; t36 = CRD_CEL_ERROR; goto at_48; }
  if ((t34 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t32, set_job_mutate_9_value_constant_15},
                                    2)).kind == CRD_CEL_FAILED) { cost += 2; t36 = CRD_CEL_ERROR; goto at_48; }
  c46 = cel->cost;
  u46_2 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ssh")), t34);
  cel->cost = c46 + 1;
  if (!crd_cel_known(u46_2, &t35)) { cost += 1; t36 = CRD_CEL_ERROR; goto at_48; }
  t36 = crd_cel_truth_of(!t35);
  cost += 1;
at_48:
  t29 = crd_cel_and(cel, t29, t30, t36);
at_49:
  if (t29 == CRD_CEL_ERROR) { cost += 31; goto at_58; }
  if (t29 == CRD_CEL_FALSE) goto at_54;
  if ((t39 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){set_job_mutate_9_value_constant_16},
                                    1)).kind == CRD_CEL_FAILED) { cost += 31; goto at_58; }
  goto at_55;
at_54:
  if ((t39 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) { cost += 31; goto at_58; }
at_55:
  cost += 30;
  if ((t41 = crd_cel_make_map(cel,
                              (const crd_cel_entry[2]){{crd_cel_of_string(CRD_STRING("svc")), t22},
                                                       {crd_cel_of_string(CRD_STRING("ssh")), t39}}, (const bool[]){1, 1},
                                                       2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_58; }
  if ((t42 = crd_cel_fn_merge_patch(cel, (const crd_cel_value[2]){t3, t41}, 2)).kind == CRD_CEL_FAILED) goto at_58;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t42 : crd_cel_of_truth(CRD_CEL_ERROR);
at_58:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_mutate_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_mutation set_job_mutate_4_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/queue"), .value = {.function = {.value = set_job_mutate_4_value}},
};
static const crd_mutation set_job_mutate_5_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/schedulerName"),
    .value = {.function = {.value = set_job_mutate_5_value}},
};
static const crd_mutation set_job_mutate_6_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/maxRetry"),
    .value = {.function = {.value = set_job_mutate_6_value}},
};
static const crd_mutation set_job_mutate_7_mutation = {
    .op = CRD_MUTATE_REPLACE, .path = CRD_STRING_INIT("/spec/tasks"),
    .go_type = CRD_STRING_INIT("[](name:string replicas:int minAvailable:*int template:PodTemplateSpec "
                               "policies:[](action:string event:string events:[]string exitCode:*int timeout:*duration) "
                               "topologyPolicy:string maxRetry:int dependsOn:*(name:[]string iteration:string) "
                               "partitionPolicy:*(totalPartitions:int! partitionSize:int! networkTopology:*(mode:string "
                               "highestTierAllowed:*int highestTierName:string) minPartitions:int))"),
    .value = {.function = {.value = set_job_mutate_7_value}},
};
static const crd_mutation set_job_mutate_8_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/minAvailable"),
    .value = {.function = {.value = set_job_mutate_8_value}},
};
static const crd_mutation set_job_mutate_9_mutation = {
    .op = CRD_MUTATE_REPLACE, .path = CRD_STRING_INIT("/spec/plugins"), .go_type = CRD_STRING_INIT("{}[]string"),
    .value = {.function = {.value = set_job_mutate_9_value}},
};
static const crd_step set_job_mutate_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-mutate"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': "
                                "'jobs'}"),
        .message = CRD_STRING_INIT("expect resource to be {batch.volcano.sh v1alpha1 jobs}"),
        .evaluate = {.function = {.truth = set_job_mutate_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-mutate"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_job_mutate_2}}, .reads = set_job_mutate_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_mutate_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-mutate"), .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' "),
        .evaluate = {.function = {.truth = set_job_mutate_3}},
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-160"), .when = {.function = {.truth = set_job_mutate_4_when}},
        .mutation = &set_job_mutate_4_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-161"), .when = {.function = {.truth = set_job_mutate_5_when}},
        .mutation = &set_job_mutate_5_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-162"), .when = {.function = {.truth = set_job_mutate_6_when}},
        .mutation = &set_job_mutate_6_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-163"), .when = {.function = {.truth = set_job_mutate_7_when}},
        .mutation = &set_job_mutate_7_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-164"), .when = {.function = {.truth = set_job_mutate_8_when}},
        .mutation = &set_job_mutate_8_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-165"), .when = {.function = {.truth = set_job_mutate_9_when}},
        .mutation = &set_job_mutate_9_mutation,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_mutate_7949f805 = {
    .name = CRD_STRING_INIT("job-mutate"), .steps = set_job_mutate_steps, .step_count = 9, .mode = CRD_SET_FIRST,
};
