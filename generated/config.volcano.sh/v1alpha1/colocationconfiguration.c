/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../config.volcano.sh/v1alpha1/colocationconfiguration.h"
const crd_kind config_volcano_sh_v1alpha1_ColocationConfiguration_kind = {
    .group = CRD_STRING_INIT("config.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("ColocationConfiguration"),
    .plural = CRD_STRING_INIT("colocationconfigurations"),
    .singular = CRD_STRING_INIT("colocationconfiguration"),
    .list_kind = CRD_STRING_INIT("ColocationConfigurationList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &config_volcano_sh_v1alpha1_ColocationConfiguration_type,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration),
    .struct_name = CRD_STRING_INIT("config_volcano_sh_v1alpha1_ColocationConfiguration"),
};

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, metadata);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, value, errors);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, text, strict, errors);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, text, strict, errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_validate(const config_volcano_sh_v1alpha1_ColocationConfiguration *object, const config_volcano_sh_v1alpha1_ColocationConfiguration *old, const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object, old, options, errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_validate_decoded(const config_volcano_sh_v1alpha1_ColocationConfiguration *object, const config_volcano_sh_v1alpha1_ColocationConfiguration *old, const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object, old, options, errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_default(crd_arena *arena,
                                                                config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_default(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_copy(crd_arena *arena,
                                                                                                            const config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_copy(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_equal(const config_volcano_sh_v1alpha1_ColocationConfiguration *a,
                                                              const config_volcano_sh_v1alpha1_ColocationConfiguration *b) {
  return crd_storage_equal(&config_volcano_sh_v1alpha1_ColocationConfiguration_type, a, b);
}

crd_string config_volcano_sh_v1alpha1_ColocationConfiguration_to_json(crd_arena *arena,
                                                                      const config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_to_json(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}
