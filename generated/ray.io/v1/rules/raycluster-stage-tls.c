/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Spec ray_io_v1_RayCluster_Spec_zero;
static const ray_io_v1_RayCluster_TlsOptions ray_io_v1_RayCluster_TlsOptions_zero;

/* raycluster-stage-tls, declared at RayCluster */
/* at: self.spec */
static crd_cel_value set_raycluster_stage_tls_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_gate set_raycluster_stage_tls_1_when_gate_0 = {CRD_STRING_INIT("RayClusterMTLS"), false, false,
                                                                CRD_GATE_ALPHA};
/* when: gates.RayClusterMTLS && self.spec.tlsOptions.enabled */
static crd_cel_truth set_raycluster_stage_tls_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  const ray_io_v1_RayCluster_Spec *t2 = NULL;
  const ray_io_v1_RayCluster_TlsOptions *t3 = NULL;
  t0 = crd_settings_gate(cel->settings, &set_raycluster_stage_tls_1_when_gate_0);
  cost += 2;
  if (!t0) goto at_7;
  t2 = ((const ray_io_v1_RayCluster *)scope->outer->self)->spec
           ? ((const ray_io_v1_RayCluster *)scope->outer->self)->spec : &ray_io_v1_RayCluster_Spec_zero;
  t3 = t2->tlsOptions ? t2->tlsOptions : &ray_io_v1_RayCluster_TlsOptions_zero;
  t0 = t3->enabled;
  cost += 4;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
}


static const crd_include set_raycluster_stage_tls_1_include = {
    .set = &ray_io_v1_RayCluster_set_tls_5a0a09a9, .at = {.function = {.value = set_raycluster_stage_tls_1_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_raycluster_stage_tls_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_raycluster_stage_tls_1_when}},
        .include = &set_raycluster_stage_tls_1_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_stage_tls_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-stage-tls"), .steps = set_raycluster_stage_tls_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
