/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-volumes, declared at CronJob.spec.jobTemplate.spec */
/* each: self.volumes */
static crd_cel_value set_job_volumes_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_1cd44f06, (&self->volumes)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* repeated: i in repeated */
static crd_cel_value set_job_volumes_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t2 = false;
  cost += 2;
  if (crd_scope_failed(cel, &scope->outer->params[0])) { cost += 1; goto at_4; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_int(scope->index), scope->outer->params[0]), &t2)) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_bool(t2) : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_volumes_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_job_volumes_1_include_params[] = {{.function = {.value = set_job_volumes_1_param_1}}};
static const crd_include set_job_volumes_1_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_volume_f2e13e7f, .at = {.function = {.value = set_job_volumes_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".volumes")},
    .reads = set_job_volumes_1_include_reads, .read_count = 1, .params = set_job_volumes_1_include_params, .param_count = 1,
};
static const crd_step set_job_volumes_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_job_volumes_1_include}};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_volumes_3fff18fe = {
    .name = CRD_STRING_INIT("job-volumes"), .steps = set_job_volumes_steps, .step_count = 1, .mode = CRD_SET_ALL,
};
