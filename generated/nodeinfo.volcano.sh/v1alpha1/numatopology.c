/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../nodeinfo.volcano.sh/v1alpha1/numatopology.h"
const crd_kind nodeinfo_volcano_sh_v1alpha1_Numatopology_kind = {
    .group = CRD_STRING_INIT("nodeinfo.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Numatopology"),
    .plural = CRD_STRING_INIT("numatopologies"),
    .singular = CRD_STRING_INIT("numatopology"),
    .list_kind = CRD_STRING_INIT("NumatopologyList"),
    .served = true,
    .storage = true,
    .type = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology),
    .struct_name = CRD_STRING_INIT("nodeinfo_volcano_sh_v1alpha1_Numatopology"),
};

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_create(crd_arena *arena,
                                                                                            const crd_value *metadata) {
  return crd_kind_create(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, metadata);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_decode(crd_arena *arena,
                                                                                            crd_value *value,
                                                                                            crd_errors *errors) {
  return crd_kind_decode(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, value, errors);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_json(crd_arena *arena,
                                                                                               crd_string text,
                                                                                               crd_texts *strict,
                                                                                               crd_errors *errors) {
  return crd_kind_from_json(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, text, strict, errors);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_yaml(crd_arena *arena,
                                                                                               crd_string text,
                                                                                               crd_texts *strict,
                                                                                               crd_errors *errors) {
  return crd_kind_from_yaml(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, text, strict, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                        const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object, old, options, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate_decoded(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                                const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object, old, options, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_default(crd_arena *arena, nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_default(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_copy(crd_arena *arena,
                                                                                          const nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_copy(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_equal(const nodeinfo_volcano_sh_v1alpha1_Numatopology *a,
                                                     const nodeinfo_volcano_sh_v1alpha1_Numatopology *b) {
  return crd_storage_equal(&nodeinfo_volcano_sh_v1alpha1_Numatopology_type, a, b);
}

crd_string nodeinfo_volcano_sh_v1alpha1_Numatopology_to_json(crd_arena *arena,
                                                             const nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_to_json(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}
