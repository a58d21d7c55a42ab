/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;

/* job-webhook, declared at Job */
static const crd_cel_entry set_job_webhook_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"batch.volcano.sh", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"jobs", 4}}}},
};
static const crd_cel_map set_job_webhook_1_table_1 = {set_job_webhook_1_items_1, 3, NULL};
static const crd_cel_value set_job_webhook_1_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_webhook_1_table_1}};
/* request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': 'jobs'} */
static crd_cel_truth set_job_webhook_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_job_webhook_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_webhook_2_items_0[] = {
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
static const crd_cel_map set_job_webhook_2_table_0 = {set_job_webhook_2_items_0, 24, NULL};
static const crd_cel_value set_job_webhook_2_constant_0 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_webhook_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_job_webhook_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_job_webhook_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_webhook_2_message_expression_items_0[] = {
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
static const crd_cel_map set_job_webhook_2_message_expression_table_0 = {set_job_webhook_2_message_expression_items_0, 24,
                                                                         NULL};
static const crd_cel_value set_job_webhook_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                              .as = {.map = &set_job_webhook_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_job_webhook_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_job_webhook_2_message_expression_constant_0},
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

/* operation in ['CREATE', 'UPDATE'] */
static crd_cel_truth set_job_webhook_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")) ||
                                      crd_cel_same(cel->operation, CRD_STRING("UPDATE"))));
}

static const crd_cel_entry set_job_webhook_4_items_1[] = {
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
static const crd_cel_map set_job_webhook_4_table_1 = {set_job_webhook_4_items_1, 24, NULL};
static const crd_cel_value set_job_webhook_4_constant_1 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_webhook_4_table_1}};
/* !goDecodeError(oldObject, goTypes).hasValue()
 * when: operation == 'UPDATE' */
static crd_cel_truth set_job_webhook_4(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t2, t4, v6;
  bool t6 = false;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
  cost += 1;
  if (!crd_cel_same(cel->operation, CRD_STRING("UPDATE"))) goto at_9;
  t2 = crd_cel_of_whole(cel, cel->old_object);
  cost += 1;
  if ((t4 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t2, set_job_webhook_4_constant_1},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  if ((v6 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  t6 = !v6.as.boolean;
  cost += 1;
  goto at_10;
at_9:
  t6 = true;
at_10:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t6));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_job_webhook_4_message_expression_items_0[] = {
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
static const crd_cel_map set_job_webhook_4_message_expression_table_0 = {set_job_webhook_4_message_expression_items_0, 24,
                                                                         NULL};
static const crd_cel_value set_job_webhook_4_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                              .as = {.map = &set_job_webhook_4_message_expression_table_0}};
/* messageExpression: goDecodeError(oldObject, goTypes).orValue('') */
static bool set_job_webhook_4_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->old_object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_job_webhook_4_message_expression_constant_0},
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

/* at: self.spec */
static crd_cel_value set_job_webhook_5_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type, t1)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: self.metadata.?name.orValue('') */
static crd_cel_value set_job_webhook_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const batch_volcano_sh_v1alpha1_Job *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: operation == 'CREATE' */
static crd_cel_truth set_job_webhook_5_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}

/* at: self.spec */
static crd_cel_value set_job_webhook_6_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_Job *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type, t1)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* job: self.metadata.?name.orValue('') */
static crd_cel_value set_job_webhook_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const batch_volcano_sh_v1alpha1_Job *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: operation == 'UPDATE' */
static crd_cel_truth set_job_webhook_6_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("UPDATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("UPDATE"))));
}


static const crd_read set_job_webhook_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_job_webhook_4_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_read set_job_webhook_5_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}};
static const crd_read set_job_webhook_6_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}};
static const crd_scope_code set_job_webhook_5_include_params[] = {{.function = {.value = set_job_webhook_5_param_1}}};
static const crd_include set_job_webhook_5_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_create_3fff18fe, .at = {.function = {.value = set_job_webhook_5_at}},
    .typed = true, .mode = CRD_SET_FIRST, .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")},
    .path = {0, false, CRD_STRING_INIT(".spec")}, .reads = set_job_webhook_5_include_reads, .read_count = 1,
    .params = set_job_webhook_5_include_params, .param_count = 1,
};
static const crd_scope_code set_job_webhook_6_include_params[] = {{.function = {.value = set_job_webhook_6_param_1}}};
static const crd_include set_job_webhook_6_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_update_3fff18fe, .at = {.function = {.value = set_job_webhook_6_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")},
    .reads = set_job_webhook_6_include_reads, .read_count = 1, .params = set_job_webhook_6_include_params, .param_count = 1,
};
static const crd_step set_job_webhook_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-jobs"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'batch.volcano.sh', 'version': 'v1alpha1', 'resource': "
                                "'jobs'}"),
        .message = CRD_STRING_INIT("expect resource to be {batch.volcano.sh v1alpha1 jobs}"),
        .evaluate = {.function = {.truth = set_job_webhook_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-jobs"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_job_webhook_2}}, .reads = set_job_webhook_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_webhook_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-jobs"),
        .rule = CRD_STRING_INIT("operation in ['CREATE', 'UPDATE']"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' or 'UPDATE'"),
        .evaluate = {.function = {.truth = set_job_webhook_3}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-old-jobs"),
        .rule = CRD_STRING_INIT("!goDecodeError(oldObject, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_job_webhook_4}}, .reads = set_job_webhook_4_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_job_webhook_4_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_job_webhook_5_when}},
        .include = &set_job_webhook_5_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_job_webhook_6_when}},
        .include = &set_job_webhook_6_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_webhook_7949f805 = {
    .name = CRD_STRING_INIT("job-webhook"), .steps = set_job_webhook_steps, .step_count = 6, .mode = CRD_SET_FIRST,
};
