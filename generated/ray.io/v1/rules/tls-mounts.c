/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* tls-mounts, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] */
/* each: self.volumeMounts */
static crd_cel_value set_tls_mounts_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_Container *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_baf9525e, (&self->volumeMounts)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* place: place */
static crd_cel_value set_tls_mounts_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_tls_mounts_1_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_scope_code set_tls_mounts_1_include_params[] = {{.function = {.value = set_tls_mounts_1_param_1}}};
static const crd_include set_tls_mounts_1_include = {
    .set = &ray_io_v1_RayCluster_set_tls_mount_7a7bee31, .at = {.function = {.value = set_tls_mounts_1_at}}, .each = true,
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".volumeMounts")},
    .reads = set_tls_mounts_1_include_reads, .read_count = 1, .params = set_tls_mounts_1_include_params, .param_count = 1,
};
static const crd_step set_tls_mounts_steps[] = {{.kind = CRD_STEP_INCLUDE, .include = &set_tls_mounts_1_include}};
const crd_rule_set ray_io_v1_RayCluster_set_tls_mounts_c006d1f6 = {
    .name = CRD_STRING_INIT("tls-mounts"), .steps = set_tls_mounts_steps, .step_count = 1, .mode = CRD_SET_FIRST,
};
