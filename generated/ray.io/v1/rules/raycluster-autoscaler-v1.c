/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_WorkerGroupSpec ray_io_v1_RayCluster_WorkerGroupSpec_zero;

/* raycluster-autoscaler-v1, declared at RayCluster */
/* size(restarting) == 0
 * when: self.spec.enableInTreeAutoscaling && self.spec.autoscalerOptions.version == 'v1' */
static crd_cel_truth set_raycluster_autoscaler_v1_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t2 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  bool t5 = false;
  if (t2->enableInTreeAutoscaling) {
    const ray_io_v1_RayCluster_Spec *t3 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
    const ray_io_v1_RayCluster_AutoscalerOptions *t4 = t3->autoscalerOptions
                                                           ? t3->autoscalerOptions
                                                           : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
    cost += crd_cel_string_cost(t4->version, CRD_STRING("v1"));
    t5 = crd_cel_same(t4->version, CRD_STRING("v1"));
    cost += 4;
  }
  bool t17 = false;
  if (t5) {
    const ray_io_v1_RayCluster_Spec *t7 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
    cost += 3;
    crd_cel_builder t8 = {NULL, 0, 0};
    for (size_t i6 = 0; i6 < t7->workerGroupSpecs.count; i6++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const ray_io_v1_RayCluster_WorkerGroupSpec *g_9 = &t7->workerGroupSpecs.items[i6];
      const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t11 = g_9->template_
                                                                         ? g_9->template_
                                                                         : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
      const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t12 = t11->spec
                                                                 ? t11->spec
                                                                 : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
      crd_string t13 = t12->restartPolicy;
      cost += 5;
      if (!(crd_cel_same(t13, CRD_STRING("")) || crd_cel_same(t13, CRD_STRING("Never")))) {
        cost += 13;
        crd_cel_push(cel, &t8, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_9));
      }
    }
    cost += 1;
    crd_cel_value t14 = crd_cel_built(cel, &t8);
    const crd_cel_value arguments15[1] = {t14};
    crd_cel_value t16 = crd_cel_fn_size(cel, arguments15, 1);
    if (t16.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    t17 = (t16.as.integer == 0);
  } else {
    t17 = true;
  }
  return crd_cel_end(cel, cost, crd_cel_truth_of(t17));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'restartPolicy for worker groups [' + restarting.map(g, g.groupName).join(', ') + '] should be Never or
 * unset when using autoscaler V1' */
static bool set_raycluster_autoscaler_v1_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t3 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  crd_cel_builder t4 = {NULL, 0, 0};
  for (size_t i2 = 0; i2 < t3->workerGroupSpecs.count; i2++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_5 = &t3->workerGroupSpecs.items[i2];
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t7 = g_5->template_
                                                                      ? g_5->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t8 = t7->spec
                                                              ? t7->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    crd_string t9 = t8->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t9, CRD_STRING("")) || crd_cel_same(t9, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t4, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_5));
    }
  }
  cost += 1;
  crd_cel_value t10 = crd_cel_built(cel, &t4);
  crd_cel_value t11 = t10;
  const int64_t n1 = crd_cel_range(cel, t11);
  if (n1 < 0) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_builder t12 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < (size_t)n1; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    crd_cel_value t13 = crd_cel_range_at(cel, t11, i1);
    bool collected3 = false;
    {
      cost += 13;
      if (t13.kind == CRD_CEL_FAILED) goto failed_3;
      const ray_io_v1_RayCluster_WorkerGroupSpec *t14 = crd_scope_object(cel, t13, &crd_struct_4933998af1be_type,
                                                                         &ray_io_v1_RayCluster_WorkerGroupSpec_zero);
      cost += 1;
      crd_cel_push(cel, &t12, crd_cel_of_string(t14->groupName));
      collected3 = true;
    }
  failed_3:;
    if (!collected3 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 11;
    goto failed_0;
  }
  crd_cel_value t15 = crd_cel_built(cel, &t12);
  const crd_cel_value arguments16[2] = {t15, crd_cel_of_string(CRD_STRING(", "))};
  crd_cel_value t17 = crd_cel_fn_join(cel, arguments16, 2);
  if (t17.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  crd_string t18 = crd_cel_concat(cel, CRD_STRING("restartPolicy for worker groups ["), t17.as.text, false);
  crd_string t19 = crd_cel_concat(cel, t18, CRD_STRING("] should be Never or unset when using autoscaler V1"), false);
  *message = t19;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_raycluster_autoscaler_v1_1_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.autoscalerOptions.version")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[*].template.spec.restartPolicy")},
};
static const crd_step set_raycluster_autoscaler_v1_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-190"),
        .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = {.function = {.truth = set_raycluster_autoscaler_v1_1}},
        .reads = set_raycluster_autoscaler_v1_1_reads,
        .read_count = 4,
        .message_expression = {.function = {.text = set_raycluster_autoscaler_v1_1_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_autoscaler_v1_77af0e5d = {
    .name = CRD_STRING_INIT("raycluster-autoscaler-v1"),
    .steps = set_raycluster_autoscaler_v1_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
