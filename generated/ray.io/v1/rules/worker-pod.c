/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* worker-pod, declared at RayCluster.spec.workerGroupSpecs[] */
/* at: self.template.spec */
static crd_cel_value set_worker_pod_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->template_ ? self->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_PodSpec_type, t2) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* shm: !('plasma-directory' in self.rayStartParams) */
static crd_cel_value set_worker_pod_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(!(crd_cel_entry_index(cel,
                                                     ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->rayStartParams.items, ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->rayStartParams.count, sizeof *((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->rayStartParams.items, CRD_STRING("plasma-directory")) >= 0)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* logs: false */
static crd_cel_value set_worker_pod_1_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(false) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* token: token */
static crd_cel_value set_worker_pod_1_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_get_bool(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_worker_pod_1_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayStartParams")}, {CRD_READ_PARAMS, 1, {NULL, 0}},
};
static const crd_scope_code set_worker_pod_1_include_params[] = {
    {.function = {.value = set_worker_pod_1_param_1}},
    {.function = {.value = set_worker_pod_1_param_2}},
    {.function = {.value = set_worker_pod_1_param_3}},
};
static const crd_include set_worker_pod_1_include = {
    .set = &ray_io_v1_RayCluster_set_pod_volumes_f35e1f4a, .at = {.function = {.value = set_worker_pod_1_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".template.spec")},
    .pointer = CRD_STRING_INIT("/template/spec"), .reads = set_worker_pod_1_include_reads, .read_count = 2,
    .params = set_worker_pod_1_include_params, .param_count = 3,
};
static const crd_step set_worker_pod_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_worker_pod_1_include}};
const crd_rule_set ray_io_v1_RayCluster_set_worker_pod_5821bcf7 = {
    .name = CRD_STRING_INIT("worker-pod"), .steps = set_worker_pod_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
