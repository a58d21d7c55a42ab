/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* raycluster-pods, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_pods_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_raycluster_pods_1_include = {
    .set = &ray_io_v1_RayCluster_set_cluster_pods_5a0a09a9, .at = {.function = {.value = set_raycluster_pods_1_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")}, .pointer = CRD_STRING_INIT("/spec"),
};
static const crd_step set_raycluster_pods_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_pods_1_include}};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_pods_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-pods"), .steps = set_raycluster_pods_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
