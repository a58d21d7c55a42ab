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

/* submitter-job, declared at RayCronJob.spec.jobTemplate */
/* !(self.submitterPodTemplate.spec.restartPolicy in ['', 'Always'])
 * when: has(self.submitterPodTemplate) && self.submissionMode in ['', 'K8sJobMode'] */
static crd_cel_truth set_submitter_job_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob_JobTemplate *self = scope->self;
  uint64_t cost = 0;
  bool t1 = false, t12 = false;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t8 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t9 = NULL;
  t1 = CRD_HAS(self, submitterPodTemplate);
  cost += 1;
  if (!t1) goto at_8;
  t1 = crd_cel_same(self->submissionMode, CRD_STRING("")) || crd_cel_same(self->submissionMode, CRD_STRING("K8sJobMode"));
  cost += 2;
at_8:
  if (!t1) goto at_17;
  t8 = self->submitterPodTemplate ? self->submitterPodTemplate : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t9 = t8->spec ? t8->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  t12 = !(crd_cel_same(t9->restartPolicy, CRD_STRING("")) || crd_cel_same(t9->restartPolicy, CRD_STRING("Always")));
  cost += 5;
  goto at_18;
at_17:
  t12 = true;
at_18:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t12));
}


static const crd_read set_submitter_job_1_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterPodTemplate")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submissionMode")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".submitterPodTemplate.spec.restartPolicy")},
};
static const crd_step set_submitter_job_steps[] = {
    {
        .kind = CRD_STEP_RULE, .reason = CRD_ERROR_REQUIRED,
        .rule = CRD_STRING_INIT("!(self.submitterPodTemplate.spec.restartPolicy in ['', 'Always'])"),
        .message = CRD_STRING_INIT("valid values: \"OnFailure\", \"Never\""),
        .field_path = CRD_STRING_INIT(".submitterPodTemplate.spec.restartPolicy"),
        .evaluate = {.function = {.truth = set_submitter_job_1}}, .reads = set_submitter_job_1_reads, .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayJob_set_submitter_job_8ba9fbca = {
    .name = CRD_STRING_INIT("submitter-job"), .steps = set_submitter_job_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
