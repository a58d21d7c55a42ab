/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const flow_volcano_sh_v1alpha1_JobFlow_Spec flow_volcano_sh_v1alpha1_JobFlow_Spec_zero;

/* jobflow-webhook, declared at JobFlow */
static const crd_cel_entry set_jobflow_webhook_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"flow.volcano.sh", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"jobflows", 8}}}},
};
static const crd_cel_map set_jobflow_webhook_1_table_1 = {set_jobflow_webhook_1_items_1, 3, NULL};
static const crd_cel_value set_jobflow_webhook_1_constant_1 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_jobflow_webhook_1_table_1}};
/* request.resource == {'group': 'flow.volcano.sh', 'version': 'v1alpha1', 'resource': 'jobflows'} */
static crd_cel_truth set_jobflow_webhook_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_jobflow_webhook_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_jobflow_webhook_2_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlow", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlow.spec", 12}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlowSpec", 20}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowSpec.flows", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Flow", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Flow.dependsOn", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.DependsOn", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"DependsOn.probe", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Probe", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.httpGetList", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HttpGet", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HttpGet.httpHeader", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.HTTPHeader", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.tcpSocketList", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TcpSocket", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.taskStatusList", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskStatus", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Flow.patch", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Patch", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Patch.jobSpec", 13}}},
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
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowSpec.jobRetainPolicy", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.RetainPolicy", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlow.status", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlowStatus", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.jobStatusList", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobStatus", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.state", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.runningHistories", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobRunningHistory", 26}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobRunningHistory.state", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.conditions", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Condition", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Condition.phase", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Condition.taskStatusCount", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.state", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.State", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"State.phase", 11}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Phase", 14}}}},
};
static const crd_cel_map set_jobflow_webhook_2_table_0 = {set_jobflow_webhook_2_items_0, 38, NULL};
static const crd_cel_value set_jobflow_webhook_2_constant_0 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_jobflow_webhook_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_jobflow_webhook_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_jobflow_webhook_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_jobflow_webhook_2_message_expression_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlow", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlow.spec", 12}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlowSpec", 20}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowSpec.flows", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Flow", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Flow.dependsOn", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.DependsOn", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"DependsOn.probe", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Probe", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.httpGetList", 17}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HttpGet", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HttpGet.httpHeader", 18}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.HTTPHeader", 13}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.tcpSocketList", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TcpSocket", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Probe.taskStatusList", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskStatus", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Flow.patch", 10}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Patch", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Patch.jobSpec", 13}}},
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
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowSpec.jobRetainPolicy", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.RetainPolicy", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlow.status", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobFlowStatus", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.jobStatusList", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobStatus", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.state", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobStatus.runningHistories", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobRunningHistory", 26}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobRunningHistory.state", 23}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.conditions", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Condition", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Condition.phase", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.JobPhase", 17}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"Condition.taskStatusCount", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.TaskState", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"JobFlowStatus.state", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.State", 14}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"State.phase", 11}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.Phase", 14}}}},
};
static const crd_cel_map set_jobflow_webhook_2_message_expression_table_0 = {set_jobflow_webhook_2_message_expression_items_0, 38, NULL};
static const crd_cel_value set_jobflow_webhook_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                                  .as = {.map = &set_jobflow_webhook_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_jobflow_webhook_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel,
                                       (const crd_cel_value[2]){t0, set_jobflow_webhook_2_message_expression_constant_0},
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
static crd_cel_truth set_jobflow_webhook_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")) ||
                                      crd_cel_same(cel->operation, CRD_STRING("UPDATE"))));
}

/* at: self.spec */
static crd_cel_value set_jobflow_webhook_4_at(crd_cel *cel, const crd_scope *scope) {
  const flow_volcano_sh_v1alpha1_JobFlow *self = scope->self;
  uint64_t cost = 0;
  const flow_volcano_sh_v1alpha1_JobFlow_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &flow_volcano_sh_v1alpha1_JobFlow_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&flow_volcano_sh_v1alpha1_JobFlow_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_jobflow_webhook_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_include set_jobflow_webhook_4_include = {
    .set = &flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_spec_e0e276b3,
    .at = {.function = {.value = set_jobflow_webhook_4_at}}, .typed = true, .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")}, .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_jobflow_webhook_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-jobflows"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'flow.volcano.sh', 'version': 'v1alpha1', 'resource': "
                                "'jobflows'}"),
        .message = CRD_STRING_INIT("expect resource to be {flow.volcano.sh v1alpha1 jobflows}"),
        .evaluate = {.function = {.truth = set_jobflow_webhook_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-jobflows"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_jobflow_webhook_2}}, .reads = set_jobflow_webhook_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_jobflow_webhook_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-jobflows"),
        .rule = CRD_STRING_INIT("operation in ['CREATE', 'UPDATE']"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' or 'UPDATE'"),
        .evaluate = {.function = {.truth = set_jobflow_webhook_3}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_jobflow_webhook_4_include},
};
const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_webhook_66ec80d5 = {
    .name = CRD_STRING_INIT("jobflow-webhook"), .steps = set_jobflow_webhook_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
