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

/* raycluster-cert-manager, declared at RayCluster */
static const crd_gate set_raycluster_cert_manager_1_gate_0 = {CRD_STRING_INIT("RayClusterMTLS"), false, false,
                                                              CRD_GATE_ALPHA};
static const crd_setting set_raycluster_cert_manager_1_setting_0 = {CRD_STRING_INIT("certManagerAvailable"),
                                                                    CRD_SETTING_BOOL,
                                                                    {false, 0, CRD_STRING_INIT(""), NULL, 0},
                                                                    CRD_STRING_INIT("")};
/* config.certManagerAvailable
 * when: gates.RayClusterMTLS && self.spec.tlsOptions.enabled */
static crd_cel_truth set_raycluster_cert_manager_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  bool t0 = false, t5 = false;
  const ray_io_v1_RayCluster_Spec *t2 = NULL;
  const ray_io_v1_RayCluster_TlsOptions *t3 = NULL;
  t0 = crd_settings_gate(cel->settings, &set_raycluster_cert_manager_1_gate_0);
  cost += 2;
  if (!t0) goto at_7;
  t2 = self->spec ? self->spec : &ray_io_v1_RayCluster_Spec_zero;
  t3 = t2->tlsOptions ? t2->tlsOptions : &ray_io_v1_RayCluster_TlsOptions_zero;
  t0 = t3->enabled;
  cost += 4;
at_7:
  if (!t0) goto at_11;
  t5 = crd_settings_value(cel->settings, &set_raycluster_cert_manager_1_setting_0)->boolean;
  cost -= 1;
  cost += 2;
  goto at_12;
at_11:
  t5 = true;
at_12:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t5));
}


static const crd_read set_raycluster_cert_manager_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".spec.tlsOptions.enabled")},
};
static const crd_step set_raycluster_cert_manager_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-191"), .rule = CRD_STRING_INIT("config.certManagerAvailable"),
        .message = CRD_STRING_INIT("tlsOptions requires cert-manager, but cert-manager is not installed"),
        .evaluate = {.function = {.truth = set_raycluster_cert_manager_1}}, .reads = set_raycluster_cert_manager_1_reads,
        .read_count = 1,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_cert_manager_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-cert-manager"), .steps = set_raycluster_cert_manager_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
