/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* raycluster-autoscaler-v1, declared at RayCluster */
/* size(restarting) == 0
 * when: self.spec.enableInTreeAutoscaling && self.spec.autoscalerOptions.version == 'v1' */
static crd_cel_truth set_raycluster_autoscaler_v1_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL, *t5 = NULL, *t11 = NULL;
  bool t2 = false, t21 = false;
  const ray_io_v1_RayCluster_AutoscalerOptions *t6 = NULL;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t14 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t15 = NULL;
  crd_cel_value t19, v32;
  crd_cel_builder list0;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->enableInTreeAutoscaling;
  cost += 3;
  if (!t2) goto at_12;
  t5 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t6 = t5->autoscalerOptions ? t5->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += crd_cel_string_cost(t6->version, CRD_STRING("v1"));
  t2 = crd_cel_same(t6->version, CRD_STRING("v1"));
  cost += 4;
at_12:
  if (!t2) goto at_35;
  t11 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  range0 = &t11->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_30;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t14 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t15 = t14->spec ? t14->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if (crd_cel_same(t15->restartPolicy, CRD_STRING("")) || crd_cel_same(t15->restartPolicy, CRD_STRING("Never"))) goto at_29;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_29:
  if (++i0 < n0) goto loop_0;
at_30:
  cost += 1;
  t19 = crd_cel_built(cel, &list0);
  if ((v32 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t19}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_37; }
  t21 = v32.as.integer == 0;
  cost += 1;
  goto at_36;
at_35:
  t21 = true;
at_36:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t21));
at_37:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'restartPolicy for worker groups [' + restarting.map(g, g.groupName).join(', ') + '] should be Never or
 * unset when using autoscaler V1' */
static bool set_raycluster_autoscaler_v1_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range1 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t4 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t5 = NULL;
  crd_cel_value t9, range0, t10, t11, t12, v28;
  crd_cel_builder list1, list0;
  int64_t k18 = 0;
  crd_string error0 = {NULL, 0}, t15 = {NULL, 0}, t16 = {NULL, 0};
  bool failed0 = false;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 3;
  range1 = &t1->workerGroupSpecs;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_16;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t4 = range1->items[i1].template_ ? range1->items[i1].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t5 = t4->spec ? t4->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if (crd_cel_same(t5->restartPolicy, CRD_STRING("")) || crd_cel_same(t5->restartPolicy, CRD_STRING("Never"))) goto at_15;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range1->items[i1])));
at_15:
  if (++i1 < n1) goto loop_1;
at_16:
  cost += 1;
  t9 = crd_cel_built(cel, &list1);
  range0 = t9;
  if ((k18 = crd_cel_range(cel, range0)) < 0) { cost += 11; goto at_33; }
  n0 = (size_t)k18;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_25;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t10 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t10.kind == CRD_CEL_FAILED) goto at_49;
  cost += 1;
  if ((t11 = crd_scope_member(cel, t10, CRD_STRING("groupName"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_49;
  crd_cel_push(cel, &list0, t11);
at_24:
  if (++i0 < n0) goto loop_0;
at_25:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 11; goto at_33; }
  t12 = crd_cel_built(cel, &list0);
  if ((v28 = crd_cel_fn_join(cel, (const crd_cel_value[2]){t12, crd_cel_of_string(CRD_STRING(", "))},
                             2)).kind == CRD_CEL_FAILED) { cost += 10; goto at_33; }
  t15 = crd_cel_concat(cel, CRD_STRING("restartPolicy for worker groups ["), v28.as.text, false);
  t16 = crd_cel_concat(cel, t15, CRD_STRING("] should be Never or unset when using autoscaler V1"), false);
  *text = t16;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_33:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
at_49:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_24;
}


static const crd_read set_raycluster_autoscaler_v1_1_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.autoscalerOptions.version")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.workerGroupSpecs[*].template.spec.restartPolicy")},
};
static const crd_step set_raycluster_autoscaler_v1_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-190"), .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = {.function = {.truth = set_raycluster_autoscaler_v1_1}}, .reads = set_raycluster_autoscaler_v1_1_reads,
        .read_count = 4, .message_expression = {.function = {.text = set_raycluster_autoscaler_v1_1_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_autoscaler_v1_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-autoscaler-v1"), .steps = set_raycluster_autoscaler_v1_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
