/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HistoryServerOptions ray_io_v1_RayCluster_HistoryServerOptions_zero;
static const ray_io_v1_RayCluster_CollectorOptions ray_io_v1_RayCluster_CollectorOptions_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_WorkerGroupSpec ray_io_v1_RayCluster_WorkerGroupSpec_zero;

/* history-server, declared at RayCluster.spec */
static const crd_gate set_history_server_1_gate_1 = {CRD_STRING_INIT("RayClusterHistoryServer"), false, false,
                                                     CRD_GATE_ALPHA};
/* gates.RayClusterHistoryServer */
static crd_cel_truth set_history_server_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  bool t1 = crd_settings_gate(cel->settings, &set_history_server_1_gate_1);
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t1));
}

/* has(self.historyServerOptions.collectorOptions) */
static crd_cel_truth set_history_server_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HistoryServerOptions *t1 = self->historyServerOptions
                                                            ? self->historyServerOptions
                                                            : &ray_io_v1_RayCluster_HistoryServerOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(t1, CRD_FIELD(ray_io_v1_RayCluster_HistoryServerOptions, collectorOptions))));
}

/* at: self.historyServerOptions.collectorOptions */
static crd_cel_value set_history_server_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HistoryServerOptions *t1 = self->historyServerOptions
                                                            ? self->historyServerOptions
                                                            : &ray_io_v1_RayCluster_HistoryServerOptions_zero;
  const ray_io_v1_RayCluster_CollectorOptions *t2 = t1->collectorOptions
                                                        ? t1->collectorOptions : &ray_io_v1_RayCluster_CollectorOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_struct_09092f286530_type, t2) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* !headPod.containers.exists(c, c.name == 'ray-history-collector') */
static crd_cel_truth set_history_server_4(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = t2->template_
                                                                    ? t2->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = t3->spec
                                                            ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  bool t5 = false;
  for (size_t i1 = 0; i1 < t4->containers.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const batch_volcano_sh_v1alpha1_CronJob_Container *c_6 = &t4->containers.items[i1];
    cost += crd_cel_string_cost(c_6->name, CRD_STRING("ray-history-collector"));
    cost += 6;
    if (crd_cel_same(c_6->name, CRD_STRING("ray-history-collector"))) {
      t5 = true;
      if (i1 + 1 < t4->containers.count) cost += 3;
      break;
    }
  }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!t5));
}

/* size(collecting) == 0 */
static crd_cel_truth set_history_server_5(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t6 = g_3->template_
                                                                      ? g_3->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = t6->spec
                                                              ? t6->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 4;
    bool t8 = false;
    for (size_t i5 = 0; i5 < t7->containers.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_Container *c_9 = &t7->containers.items[i5];
      cost += crd_cel_string_cost(c_9->name, CRD_STRING("ray-history-collector"));
      cost += 6;
      if (crd_cel_same(c_9->name, CRD_STRING("ray-history-collector"))) {
        t8 = true;
        if (i5 + 1 < t7->containers.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t8) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t11 = crd_cel_built(cel, &t2);
  const crd_cel_value arguments12[1] = {t11};
  crd_cel_value t13 = crd_cel_fn_size(cel, arguments12, 1);
  if (t13.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t13.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'worker group ' + collecting[0].groupName + " pod template must not define a container with name
 * 'ray-history-collector'" + ' when history server collector options are enabled' */
static bool set_history_server_5_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t6 = g_3->template_
                                                                      ? g_3->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t7 = t6->spec
                                                              ? t6->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    cost += 4;
    bool t8 = false;
    for (size_t i5 = 0; i5 < t7->containers.count; i5++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
      const batch_volcano_sh_v1alpha1_CronJob_Container *c_9 = &t7->containers.items[i5];
      cost += crd_cel_string_cost(c_9->name, CRD_STRING("ray-history-collector"));
      cost += 6;
      if (crd_cel_same(c_9->name, CRD_STRING("ray-history-collector"))) {
        t8 = true;
        if (i5 + 1 < t7->containers.count) cost += 3;
        break;
      }
    }
    cost += 1;
    if (t8) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t11 = crd_cel_built(cel, &t2);
  crd_cel_value t12 = crd_cel_index(cel, t11, crd_cel_of_int(0));
  cost += 1;
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 16;
    goto failed_0;
  }
  const ray_io_v1_RayCluster_WorkerGroupSpec *t13 = crd_scope_object(cel, t12, &crd_struct_4933998af1be_type,
                                                                     &ray_io_v1_RayCluster_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t14 = crd_cel_concat(cel, CRD_STRING("worker group "), t13->groupName, false);
  crd_string t15 = crd_cel_concat(cel, t14,
                                  CRD_STRING(" pod template must not define a container with name 'ray-history-collector'"),
                                  false);
  crd_string t16 = crd_cel_concat(cel, t15, CRD_STRING(" when history server collector options are enabled"), false);
  *message = t16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
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
    .set = &ray_io_v1_RayCluster_set_history_collector_bdb3125d,
    .at = {.function = {.value = set_history_server_3_at}},
    .typed = true,
    .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".historyServerOptions.collectorOptions")},
};
static const crd_step set_history_server_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-148"),
        .rule = CRD_STRING_INIT("gates.RayClusterHistoryServer"),
        .message = CRD_STRING_INIT("RayClusterHistoryServer feature gate is not enabled"),
        .evaluate = {.function = {.truth = set_history_server_1}},
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-149"),
        .rule = CRD_STRING_INIT("has(self.historyServerOptions.collectorOptions)"),
        .message = CRD_STRING_INIT("historyServerOptions.collectorOptions must be set"),
        .evaluate = {.function = {.truth = set_history_server_2}},
        .reads = set_history_server_2_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_history_server_3_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-209"),
        .rule = CRD_STRING_INIT("!headPod.containers.exists(c, c.name == 'ray-history-collector')"),
        .message = CRD_STRING_INIT("head pod template must not define a container with name 'ray-history-collector' when "
                                   "history server collector options are enabled"),
        .evaluate = {.function = {.truth = set_history_server_4}},
        .reads = set_history_server_4_reads,
        .read_count = 2,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-210"),
        .rule = CRD_STRING_INIT("size(collecting) == 0"),
        .evaluate = {.function = {.truth = set_history_server_5}},
        .reads = set_history_server_5_reads,
        .read_count = 3,
        .message_expression = {.function = {.text = set_history_server_5_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_history_server_aee12de4 = {
    .name = CRD_STRING_INIT("history-server"),
    .steps = set_history_server_steps,
    .step_count = 5,
    .mode = CRD_SET_FIRST,
};
