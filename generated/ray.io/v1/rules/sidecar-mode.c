/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* sidecar-mode, declared at RayCronJob.spec.jobTemplate */
/* !has(self.submitterPodTemplate) */
static crd_cel_truth set_sidecar_mode_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, submitterPodTemplate)));
}

/* !has(self.submitterConfig) */
static crd_cel_truth set_sidecar_mode_2(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!CRD_HAS(self, submitterConfig)));
}

/* self.rayClusterSpec.headGroupSpec.template.spec.restartPolicy in ['', 'Never'] */
static crd_cel_truth set_sidecar_mode_3(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_HeadGroupSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t3 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t4 = NULL;
  t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->headGroupSpec ? t1->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t3 = t2->template_ ? t2->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t4 = t3->spec ? t3->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t4->restartPolicy, CRD_STRING("")) ||
                                      crd_cel_same(t4->restartPolicy, CRD_STRING("Never"))));
}


static const crd_read set_sidecar_mode_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterPodTemplate")}};
static const crd_read set_sidecar_mode_2_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterConfig")}};
static const crd_read set_sidecar_mode_3_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".rayClusterSpec.headGroupSpec.template.spec.restartPolicy")},
};
static const crd_step set_sidecar_mode_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-177"), .rule = CRD_STRING_INIT("!has(self.submitterPodTemplate)"),
        .message = CRD_STRING_INIT("Currently, SidecarMode doesn't support SubmitterPodTemplate"),
        .evaluate = {.function = {.truth = set_sidecar_mode_1}}, .reads = set_sidecar_mode_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-178"), .rule = CRD_STRING_INIT("!has(self.submitterConfig)"),
        .message = CRD_STRING_INIT("Currently, SidecarMode doesn't support SubmitterConfig"),
        .evaluate = {.function = {.truth = set_sidecar_mode_2}}, .reads = set_sidecar_mode_2_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-179"),
        .rule = CRD_STRING_INIT("self.rayClusterSpec.headGroupSpec.template.spec.restartPolicy in ['', 'Never']"),
        .message = CRD_STRING_INIT("restartPolicy for head Pod should be Never or unset when using SidecarMode"),
        .evaluate = {.function = {.truth = set_sidecar_mode_3}}, .reads = set_sidecar_mode_3_reads, .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_sidecar_mode_8ba9fbca = {
    .name = CRD_STRING_INIT("sidecar-mode"), .steps = set_sidecar_mode_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
