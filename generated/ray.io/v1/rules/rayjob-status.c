/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayJob_Status ray_io_v1_RayJob_Status_zero;
static const ray_io_v1_RayCronJob_JobTemplate ray_io_v1_RayCronJob_JobTemplate_zero;

/* rayjob-status, declared at RayJob */
/* self.status.jobDeploymentStatus != 'Waiting' || self.spec.submissionMode == 'InteractiveMode' */
static crd_cel_truth set_rayjob_status_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayJob *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayJob_Status *t1 = NULL;
  bool t3 = false;
  const ray_io_v1_RayCronJob_JobTemplate *t6 = NULL;
  t1 = self->status ? self->status : &ray_io_v1_RayJob_Status_zero;
  cost += crd_cel_string_cost(t1->jobDeploymentStatus, CRD_STRING("Waiting"));
  t3 = !crd_cel_same(t1->jobDeploymentStatus, CRD_STRING("Waiting"));
  cost += 3;
  if (t3) goto at_11;
  t6 = self->spec ? self->spec : &ray_io_v1_RayCronJob_JobTemplate_zero;
  cost += crd_cel_string_cost(t6->submissionMode, CRD_STRING("InteractiveMode"));
  t3 = crd_cel_same(t6->submissionMode, CRD_STRING("InteractiveMode"));
  cost += 3;
at_11:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t3));
}


static const crd_read set_rayjob_status_1_reads[2] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.jobDeploymentStatus")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.submissionMode")},
};
static const crd_step set_rayjob_status_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-198"),
        .rule = CRD_STRING_INIT("self.status.jobDeploymentStatus != 'Waiting' || self.spec.submissionMode == "
                                "'InteractiveMode'"),
        .message = CRD_STRING_INIT("The RayJob status is invalid: JobDeploymentStatus cannot be `Waiting` when "
                                   "SubmissionMode is not InteractiveMode"),
        .evaluate = {.function = {.truth = set_rayjob_status_1}}, .reads = set_rayjob_status_1_reads, .read_count = 2,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_rayjob_status_3f00df98 = {
    .name = CRD_STRING_INIT("rayjob-status"), .steps = set_rayjob_status_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
