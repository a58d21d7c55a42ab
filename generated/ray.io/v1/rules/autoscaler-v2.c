/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_WorkerGroupSpec ray_io_v1_RayCluster_WorkerGroupSpec_zero;

/* autoscaler-v2, declared at RayCluster.spec */
/* headPod.restartPolicy in ['', 'Never'] */
static crd_cel_truth set_autoscaler_v2_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = self->headGroupSpec
                                                     ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = t1->template_
                                                                    ? t1->template_
                                                                    : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = t2->spec
                                                            ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  crd_string t4 = t3->restartPolicy;
  cost += 5;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t4, CRD_STRING("")) || crd_cel_same(t4, CRD_STRING("Never"))));
}

/* size(restarting) == 0 */
static crd_cel_truth set_autoscaler_v2_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t5 = g_3->template_
                                                                      ? g_3->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = t5->spec
                                                              ? t5->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    crd_string t7 = t6->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t7, CRD_STRING("")) || crd_cel_same(t7, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t8 = crd_cel_built(cel, &t2);
  const crd_cel_value arguments9[1] = {t8};
  crd_cel_value t10 = crd_cel_fn_size(cel, arguments9, 1);
  if (t10.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t10.as.integer == 0));
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'restartPolicy for worker group ' + restarting[0].groupName + ' should be Never or unset when using
 * autoscaler V2' */
static bool set_autoscaler_v2_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  for (size_t i1 = 0; i1 < self->workerGroupSpecs.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
    const ray_io_v1_RayCluster_WorkerGroupSpec *g_3 = &self->workerGroupSpecs.items[i1];
    const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t5 = g_3->template_
                                                                      ? g_3->template_
                                                                      : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
    const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t6 = t5->spec
                                                              ? t5->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
    crd_string t7 = t6->restartPolicy;
    cost += 5;
    if (!(crd_cel_same(t7, CRD_STRING("")) || crd_cel_same(t7, CRD_STRING("Never")))) {
      cost += 13;
      crd_cel_push(cel, &t2, crd_cel_of_stored(&crd_struct_4933998af1be_type, g_3));
    }
  }
  cost += 1;
  crd_cel_value t8 = crd_cel_built(cel, &t2);
  crd_cel_value t9 = crd_cel_index(cel, t8, crd_cel_of_int(0));
  cost += 1;
  if (t9.kind == CRD_CEL_FAILED) {
    cost += 10;
    goto failed_0;
  }
  const ray_io_v1_RayCluster_WorkerGroupSpec *t10 = crd_scope_object(cel, t9, &crd_struct_4933998af1be_type,
                                                                     &ray_io_v1_RayCluster_WorkerGroupSpec_zero);
  cost += 1;
  crd_string t11 = crd_cel_concat(cel, CRD_STRING("restartPolicy for worker group "), t10->groupName, false);
  crd_string t12 = crd_cel_concat(cel, t11, CRD_STRING(" should be Never or unset when using autoscaler V2"), false);
  *message = t12;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_autoscaler_v2_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.restartPolicy")},
};
static const crd_read set_autoscaler_v2_2_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".workerGroupSpecs[*].template.spec.restartPolicy")},
};
static const crd_step set_autoscaler_v2_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-144"),
        .rule = CRD_STRING_INIT("headPod.restartPolicy in ['', 'Never']"),
        .message = CRD_STRING_INIT("restartPolicy for head Pod should be Never or unset when using autoscaler V2"),
        .evaluate = {.function = {.truth = set_autoscaler_v2_1}},
        .reads = set_autoscaler_v2_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-145"),
        .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_v2_2}},
        .reads = set_autoscaler_v2_2_reads,
        .read_count = 2,
        .message_expression = {.function = {.text = set_autoscaler_v2_2_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_v2_aee12de4 = {
    .name = CRD_STRING_INIT("autoscaler-v2"),
    .steps = set_autoscaler_v2_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
