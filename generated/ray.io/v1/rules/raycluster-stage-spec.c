/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;

/* raycluster-stage-spec, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_stage_spec_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: self.metadata.annotations */
static crd_cel_value set_raycluster_stage_spec_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const ray_io_v1_RayCluster *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_4;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("annotations"), CRD_ZERO_MAP)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_raycluster_stage_spec_1_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata.annotations")},
};
static const crd_scope_code set_raycluster_stage_spec_1_include_params[] = {
    {.function = {.value = set_raycluster_stage_spec_1_param_1}},
};
static const crd_include set_raycluster_stage_spec_1_include = {
    .set = &ray_io_v1_RayCluster_set_raycluster_spec_5a0a09a9, .at = {.function = {.value = set_raycluster_stage_spec_1_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")},
    .reads = set_raycluster_stage_spec_1_include_reads, .read_count = 1,
    .params = set_raycluster_stage_spec_1_include_params, .param_count = 1,
};
static const crd_step set_raycluster_stage_spec_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_stage_spec_1_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_stage_spec_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-stage-spec"), .steps = set_raycluster_stage_spec_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
