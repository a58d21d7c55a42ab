/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HistoryServerOptions ray_io_v1_RayCluster_HistoryServerOptions_zero;
static const ray_io_v1_RayCluster_CollectorOptions ray_io_v1_RayCluster_CollectorOptions_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* history-server, declared at RayCluster.spec */
static const crd_gate set_history_server_1_gate_0 = {CRD_STRING_INIT("RayClusterHistoryServer"), false, false,
                                                     CRD_GATE_ALPHA};
/* gates.RayClusterHistoryServer */
static crd_cel_truth set_history_server_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_settings_gate(cel->settings, &set_history_server_1_gate_0)));
}

/* has(self.historyServerOptions.collectorOptions) */
static crd_cel_truth set_history_server_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HistoryServerOptions *t1 = NULL;
  t1 = self->historyServerOptions ? self->historyServerOptions : &ray_io_v1_RayCluster_HistoryServerOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(CRD_HAS(t1, collectorOptions)));
}

/* at: self.historyServerOptions.collectorOptions */
static crd_cel_value set_history_server_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HistoryServerOptions *t1 = NULL;
  const ray_io_v1_RayCluster_CollectorOptions *t2 = NULL;
  t1 = self->historyServerOptions ? self->historyServerOptions : &ray_io_v1_RayCluster_HistoryServerOptions_zero;
  t2 = t1->collectorOptions ? t1->collectorOptions : &ray_io_v1_RayCluster_CollectorOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_CollectorOptions_type, t2) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* !headPod.containers.exists(c, c.name == 'ray-history-collector') */
static crd_cel_truth set_history_server_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  bool t5 = false;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  range0 = &t3->containers;
  n0 = range0->count;
  t5 = false;
  i0 = 0;
  if (!n0) goto at_14;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range0->items[i0].name, CRD_STRING("ray-history-collector"));
  cost += 2;
  if (crd_cel_same(range0->items[i0].name, CRD_STRING("ray-history-collector"))) {
    t5 = true;
    if (i0 + 1 < n0) cost += 3;
    goto at_14;
  }
  if (++i0 < n0) goto loop_0;
at_14:
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5));
}

/* size(collecting) == 0 */
static crd_cel_truth set_history_server_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range1 = NULL;
  bool t6 = false;
  crd_cel_value t11, v26;
  crd_cel_builder list0;
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_24;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t3 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = t3->spec ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  range1 = &t4->containers;
  n1 = range1->count;
  t6 = false;
  i1 = 0;
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 4;
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("ray-history-collector"));
  cost += 2;
  if (crd_cel_same(range1->items[i1].name, CRD_STRING("ray-history-collector"))) {
    t6 = true;
    if (i1 + 1 < n1) cost += 3;
    goto at_18;
  }
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  if (!t6) goto at_23;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_23:
  if (++i0 < n0) goto loop_0;
at_24:
  cost += 1;
  t11 = crd_cel_built(cel, &list0);
  if ((v26 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t11}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_29; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v26.as.integer == 0));
at_29:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + collecting[0].groupName + " pod template must not define a container with name
 * 'ray-history-collector'" + ' when history server collector options are enabled' */
static bool set_history_server_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range1 = NULL;
  bool t6 = false;
  crd_cel_value t11, t12, t13, t14, t15, t16;
  crd_cel_builder list0;
  crd_string v31 = {NULL, 0};
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_24;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t3 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = t3->spec ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 4;
  range1 = &t4->containers;
  n1 = range1->count;
  t6 = false;
  i1 = 0;
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  cost += 4;
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("ray-history-collector"));
  cost += 2;
  if (crd_cel_same(range1->items[i1].name, CRD_STRING("ray-history-collector"))) {
    t6 = true;
    if (i1 + 1 < n1) cost += 3;
    goto at_18;
  }
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  if (!t6) goto at_23;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_23:
  if (++i0 < n0) goto loop_0;
at_24:
  cost += 1;
  t11 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t12 = crd_cel_index(cel, t11, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 16; goto at_33; }
  cost += 1;
  if ((t13 = crd_scope_member(cel, t12, CRD_STRING("groupName"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 16; goto at_33; }
  if ((t14 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("worker group ")),
                             t13)).kind == CRD_CEL_FAILED) { cost += 14; goto at_33; }
  if ((t15 = crd_cel_add_any(cel, t14,
                             crd_cel_of_string(CRD_STRING(" pod template must not define a container with name "
                                                          "'ray-history-collector'")))).kind == CRD_CEL_FAILED) { cost += 6; goto at_33; }
  if ((t16 = crd_cel_add_any(cel, t15,
                             crd_cel_of_string(CRD_STRING(" when history server collector options are enabled")))).kind == CRD_CEL_FAILED) goto at_33;
  if (!crd_cel_take_string(cel, t16, &v31)) goto at_33;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t16, text);
at_33:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_history_server_2_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".historyServerOptions.collectorOptions")},
};
static const crd_read set_history_server_4_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[*].name")},
};
static const crd_read set_history_server_5_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.containers[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.containers[*].name")},
};
static const crd_include set_history_server_3_include = {
    .set = &ray_io_v1_RayCluster_set_history_collector_3de92422, .at = {.function = {.value = set_history_server_3_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".historyServerOptions.collectorOptions")},
};
static const crd_step set_history_server_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-148"), .rule = CRD_STRING_INIT("gates.RayClusterHistoryServer"),
        .message = CRD_STRING_INIT("RayClusterHistoryServer feature gate is not enabled"),
        .evaluate = {.function = {.truth = set_history_server_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-149"),
        .rule = CRD_STRING_INIT("has(self.historyServerOptions.collectorOptions)"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions must be set"),
        .evaluate = {.function = {.truth = set_history_server_2}}, .reads = set_history_server_2_reads, .read_count = 1,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_history_server_3_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-209"),
        .rule = CRD_STRING_INIT("!headPod.containers.exists(c, c.name == 'ray-history-collector')"),
        .message = CRD_STRING_INIT("head pod template must not define a container with name 'ray-history-collector' when "
                                   "history server collector options are enabled"),
        .evaluate = {.function = {.truth = set_history_server_4}}, .reads = set_history_server_4_reads, .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-210"), .rule = CRD_STRING_INIT("size(collecting) == 0"),
        .evaluate = {.function = {.truth = set_history_server_5}}, .reads = set_history_server_5_reads, .read_count = 3,
        .message_expression = {.function = {.text = set_history_server_5_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_history_server_5a0a09a9 = {
    .name = CRD_STRING_INIT("history-server"), .steps = set_history_server_steps, .step_count = 5, .mode = CRD_SET_FIRST,
};
