/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const ray_io_v1_RayCluster_AuthOptions ray_io_v1_RayCluster_AuthOptions_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* cluster-pods, declared at RayCluster.spec */
/* at: self.headGroupSpec */
static crd_cel_value set_cluster_pods_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_HeadGroupSpec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: self.enableInTreeAutoscaling */
static crd_cel_value set_cluster_pods_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->enableInTreeAutoscaling)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* token: self.authOptions.enableK8sTokenAuth */
static crd_cel_value set_cluster_pods_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(t1->enableK8sTokenAuth) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(self.headGroupSpec.template.spec.containers) > 0 */
static crd_cel_truth set_cluster_pods_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t3->containers.count) > 0));
}

/* each: self.workerGroupSpecs */
static crd_cel_value set_cluster_pods_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_a9e60f44, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* token: self.authOptions.enableK8sTokenAuth */
static crd_cel_value set_cluster_pods_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AuthOptions *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->authOptions : &ray_io_v1_RayCluster_AuthOptions_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(t1->enableK8sTokenAuth) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(g.template.spec.containers) > 0 */
static crd_cel_truth set_cluster_pods_2_when(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->template_ ? self->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t2->containers.count) > 0));
}


static const crd_read set_cluster_pods_1_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
};
static const crd_read set_cluster_pods_2_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".authOptions.enableK8sTokenAuth")},
};
static const crd_scope_code set_cluster_pods_1_include_params[] = {
    {.function = {.value = set_cluster_pods_1_param_1}},
    {.function = {.value = set_cluster_pods_1_param_2}},
};
static const crd_include set_cluster_pods_1_include = {
    .set = &ray_io_v1_RayCluster_set_head_pod_8aa0430c, .at = {.function = {.value = set_cluster_pods_1_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec")},
    .pointer = CRD_STRING_INIT("/headGroupSpec"), .reads = set_cluster_pods_1_include_reads, .read_count = 2,
    .params = set_cluster_pods_1_include_params, .param_count = 2,
};
static const crd_scope_code set_cluster_pods_2_include_params[] = {{.function = {.value = set_cluster_pods_2_param_1}}};
static const crd_include set_cluster_pods_2_include = {
    .set = &ray_io_v1_RayCluster_set_worker_pod_5821bcf7, .at = {.function = {.value = set_cluster_pods_2_at}}, .each = true,
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .pointer = CRD_STRING_INIT("/workerGroupSpecs"), .reads = set_cluster_pods_2_include_reads, .read_count = 1,
    .params = set_cluster_pods_2_include_params, .param_count = 1,
};
static const crd_step set_cluster_pods_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_cluster_pods_1_when}},
        .include = &set_cluster_pods_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_cluster_pods_2_when}},
        .include = &set_cluster_pods_2_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_cluster_pods_5a0a09a9 = {
    .name = CRD_STRING_INIT("cluster-pods"), .steps = set_cluster_pods_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
