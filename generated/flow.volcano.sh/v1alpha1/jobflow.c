/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../flow.volcano.sh/v1alpha1/jobflow.h"
const crd_kind flow_volcano_sh_v1alpha1_JobFlow_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("JobFlow"),
    .plural = CRD_STRING_INIT("jobflows"),
    .singular = CRD_STRING_INIT("jobflow"),
    .list_kind = CRD_STRING_INIT("JobFlowList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &flow_volcano_sh_v1alpha1_JobFlow_type,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .struct_name = CRD_STRING_INIT("flow_volcano_sh_v1alpha1_JobFlow"),
};

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, metadata);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_decode(crd_arena *arena, crd_value *value,
                                                                          crd_errors *errors) {
  return crd_kind_decode(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, value, errors);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_json(crd_arena *arena, crd_string text,
                                                                             crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, text, strict, errors);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_yaml(crd_arena *arena, crd_string text,
                                                                             crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, text, strict, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_validate(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                               const flow_volcano_sh_v1alpha1_JobFlow *old,
                                               const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&flow_volcano_sh_v1alpha1_JobFlow_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_validate_decoded(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                                       const flow_volcano_sh_v1alpha1_JobFlow *old,
                                                       const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&flow_volcano_sh_v1alpha1_JobFlow_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_default(crd_arena *arena, flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_default(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_copy(crd_arena *arena,
                                                                        const flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_copy(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}

bool flow_volcano_sh_v1alpha1_JobFlow_equal(const flow_volcano_sh_v1alpha1_JobFlow *a,
                                            const flow_volcano_sh_v1alpha1_JobFlow *b) {
  return crd_storage_equal(&flow_volcano_sh_v1alpha1_JobFlow_type, a, b);
}

crd_string flow_volcano_sh_v1alpha1_JobFlow_to_json(crd_arena *arena, const flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_to_json(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}
