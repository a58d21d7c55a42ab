/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_JobTemplate ray_io_v1_RayCronJob_JobTemplate_zero;

/* rayjob-submitter, declared at RayJob */
/* at: self.spec */
static crd_cel_value set_rayjob_submitter_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_JobTemplate *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCronJob_JobTemplate_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCronJob_JobTemplate_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_rayjob_submitter_1_include = {
    .set = &ray_io_v1_RayJob_set_submitter_job_8ba9fbca, .at = {.function = {.value = set_rayjob_submitter_1_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_rayjob_submitter_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_rayjob_submitter_1_include},
};
const crd_rule_set ray_io_v1_RayJob_set_rayjob_submitter_3f00df98 = {
    .name = CRD_STRING_INIT("rayjob-submitter"), .steps = set_rayjob_submitter_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
