/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* autoscaler-v2, declared at RayCluster.spec */
/* headPod.restartPolicy in ['', 'Never'] */
static crd_cel_truth set_autoscaler_v2_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t3->restartPolicy, CRD_STRING("")) ||
                                      crd_cel_same(t3->restartPolicy, CRD_STRING("Never"))));
}

/* size(restarting) == 0 */
static crd_cel_truth set_autoscaler_v2_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = NULL;
  crd_cel_value t8, v17;
  crd_cel_builder list0;
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_15;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  t3 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = t3->spec ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if (crd_cel_same(t4->restartPolicy, CRD_STRING("")) || crd_cel_same(t4->restartPolicy, CRD_STRING("Never"))) goto at_14;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_14:
  if (++i0 < n0) goto loop_0;
at_15:
  cost += 1;
  t8 = crd_cel_built(cel, &list0);
  if ((v17 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t8}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_20; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(v17.as.integer == 0));
at_20:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* messageExpression: 'restartPolicy for worker group ' + restarting[0].groupName + ' should be Never or unset when using
 * autoscaler V2' */
static bool set_autoscaler_v2_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_WorkerGroupSpec_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = NULL;
  crd_cel_value t8, t9, t10, t11, t12;
  crd_cel_builder list0;
  crd_string v21 = {NULL, 0};
  cost += 2;
  range0 = &self->workerGroupSpecs;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_15;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
  t3 = range0->items[i0].template_ ? range0->items[i0].template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = t3->spec ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if (crd_cel_same(t4->restartPolicy, CRD_STRING("")) || crd_cel_same(t4->restartPolicy, CRD_STRING("Never"))) goto at_14;
  cost += 13;
  crd_cel_push(cel, &list0, crd_cel_of_stored(&ray_io_v1_RayCluster_WorkerGroupSpec_type, (&range0->items[i0])));
at_14:
  if (++i0 < n0) goto loop_0;
at_15:
  cost += 1;
  t8 = crd_cel_built(cel, &list0);
  cost += 1;
  if ((t9 = crd_cel_index(cel, t8, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 10; goto at_23; }
  cost += 1;
  if ((t10 = crd_scope_member(cel, t9, CRD_STRING("groupName"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 10; goto at_23; }
  if ((t11 = crd_cel_add_any(cel, crd_cel_of_string(CRD_STRING("restartPolicy for worker group ")),
                             t10)).kind == CRD_CEL_FAILED) { cost += 6; goto at_23; }
  if ((t12 = crd_cel_add_any(cel, t11,
                             crd_cel_of_string(CRD_STRING(" should be Never or unset when using autoscaler V2")))).kind == CRD_CEL_FAILED) goto at_23;
  if (!crd_cel_take_string(cel, t12, &v21)) goto at_23;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t12, text);
at_23:
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
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-144"),
        .rule = CRD_STRING_INIT("headPod.restartPolicy in ['', 'Never']"),
        .message = CRD_STRING_INIT("restartPolicy for head Pod should be Never or unset when using autoscaler V2"),
        .evaluate = {.function = {.truth = set_autoscaler_v2_1}}, .reads = set_autoscaler_v2_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-145"), .rule = CRD_STRING_INIT("size(restarting) == 0"),
        .evaluate = {.function = {.truth = set_autoscaler_v2_2}}, .reads = set_autoscaler_v2_2_reads, .read_count = 2,
        .message_expression = {.function = {.text = set_autoscaler_v2_2_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_v2_5a0a09a9 = {
    .name = CRD_STRING_INIT("autoscaler-v2"), .steps = set_autoscaler_v2_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
