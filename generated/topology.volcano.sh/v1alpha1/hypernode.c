/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../topology.volcano.sh/v1alpha1/hypernode.h"
const crd_kind topology_volcano_sh_v1alpha1_HyperNode_kind = {
    .group = CRD_STRING_INIT("topology.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("HyperNode"),
    .plural = CRD_STRING_INIT("hypernodes"),
    .singular = CRD_STRING_INIT("hypernode"),
    .list_kind = CRD_STRING_INIT("HyperNodeList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &topology_volcano_sh_v1alpha1_HyperNode_type,
    .struct_size = sizeof(topology_volcano_sh_v1alpha1_HyperNode),
    .struct_name = CRD_STRING_INIT("topology_volcano_sh_v1alpha1_HyperNode"),
};

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_create(crd_arena *arena,
                                                                                      const crd_value *metadata) {
  return crd_kind_create(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, metadata);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_decode(crd_arena *arena, crd_value *value,
                                                                                      crd_errors *errors) {
  return crd_kind_decode(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, value, errors);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_json(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_json(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, text, strict, errors);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_yaml(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_yaml(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, text, strict, errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_validate(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                     const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                     const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&topology_volcano_sh_v1alpha1_HyperNode_kind, object, old, options, errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_validate_decoded(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                             const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                             const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&topology_volcano_sh_v1alpha1_HyperNode_kind, object, old, options, errors);
}

bool topology_volcano_sh_v1alpha1_HyperNode_default(crd_arena *arena, topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_default(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}

topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_copy(crd_arena *arena,
                                                                                    const topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_copy(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}

bool topology_volcano_sh_v1alpha1_HyperNode_equal(const topology_volcano_sh_v1alpha1_HyperNode *a,
                                                  const topology_volcano_sh_v1alpha1_HyperNode *b) {
  return crd_storage_equal(&topology_volcano_sh_v1alpha1_HyperNode_type, a, b);
}

crd_string topology_volcano_sh_v1alpha1_HyperNode_to_json(crd_arena *arena,
                                                          const topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_to_json(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}
