/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;

/* job-pods, declared at RayCronJob.spec.jobTemplate */
/* at: self.rayClusterSpec */
static crd_cel_value set_job_pods_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->rayClusterSpec ? self->rayClusterSpec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: has(self.rayClusterSpec) */
static crd_cel_truth set_job_pods_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self),
                                              rayClusterSpec)));
}

/* at: self.submitterPodTemplate.spec */
static crd_cel_value set_job_pods_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->submitterPodTemplate ? self->submitterPodTemplate : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_PodSpec_type, t2) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* shm: false */
static crd_cel_value set_job_pods_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(false) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* logs: false */
static crd_cel_value set_job_pods_2_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(false) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* token: self.rayClusterSpec.authOptions.enableK8sTokenAuth */
static crd_cel_value set_job_pods_2_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  const ray_io_v1_RayCluster_AuthOptions *t2 = NULL;
  t1 = ((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->rayClusterSpec
           ? ((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self)->rayClusterSpec
           : &ray_io_v1_RayCluster_Spec_zero;
  t2 = t1->authOptions ? t1->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(t2->enableK8sTokenAuth) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: has(self.submitterPodTemplate) */
static crd_cel_truth set_job_pods_2_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCronJob_JobTemplate *)scope->outer->self),
                                              submitterPodTemplate)));
}


static const crd_read set_job_pods_2_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayClusterSpec.authOptions.enableK8sTokenAuth")},
};
static const crd_include set_job_pods_1_include = {
    .set = &ray_io_v1_RayCluster_set_cluster_pods_5a0a09a9, .at = {.function = {.value = set_job_pods_1_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".rayClusterSpec")},
    .pointer = CRD_STRING_INIT("/rayClusterSpec"),
};
static const crd_scope_code set_job_pods_2_include_params[] = {
    {.function = {.value = set_job_pods_2_param_1}},
    {.function = {.value = set_job_pods_2_param_2}},
    {.function = {.value = set_job_pods_2_param_3}},
};
static const crd_include set_job_pods_2_include = {
    .set = &ray_io_v1_RayCluster_set_pod_volumes_f35e1f4a, .at = {.function = {.value = set_job_pods_2_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".submitterPodTemplate.spec")},
    .pointer = CRD_STRING_INIT("/submitterPodTemplate/spec"), .reads = set_job_pods_2_include_reads, .read_count = 1,
    .params = set_job_pods_2_include_params, .param_count = 3,
};
static const crd_step set_job_pods_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_job_pods_1_when}}, .include = &set_job_pods_1_include},
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_job_pods_2_when}}, .include = &set_job_pods_2_include},
};
const crd_rule_set ray_io_v1_RayJob_set_job_pods_8ba9fbca = {
    .name = CRD_STRING_INIT("job-pods"), .steps = set_job_pods_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
