/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../shard.volcano.sh/v1alpha1/nodeshard.h"
const crd_kind shard_volcano_sh_v1alpha1_NodeShard_kind = {
    .group = CRD_STRING_INIT("shard.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("NodeShard"),
    .plural = CRD_STRING_INIT("nodeshards"),
    .singular = CRD_STRING_INIT("nodeshard"),
    .list_kind = CRD_STRING_INIT("NodeShardList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &shard_volcano_sh_v1alpha1_NodeShard_type,
    .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard),
    .struct_name = CRD_STRING_INIT("shard_volcano_sh_v1alpha1_NodeShard"),
};

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_create(crd_arena *arena,
                                                                                const crd_value *metadata) {
  return crd_kind_create(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, metadata);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_decode(crd_arena *arena, crd_value *value,
                                                                                crd_errors *errors) {
  return crd_kind_decode(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, value, errors);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_from_json(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, text, strict, errors);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_from_yaml(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, text, strict, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_validate(const shard_volcano_sh_v1alpha1_NodeShard *object,
                                                  const shard_volcano_sh_v1alpha1_NodeShard *old,
                                                  const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&shard_volcano_sh_v1alpha1_NodeShard_kind, object, old, options, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_validate_decoded(const shard_volcano_sh_v1alpha1_NodeShard *object,
                                                          const shard_volcano_sh_v1alpha1_NodeShard *old,
                                                          const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&shard_volcano_sh_v1alpha1_NodeShard_kind, object, old, options, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_default(crd_arena *arena, shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_default(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_copy(crd_arena *arena,
                                                                              const shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_copy(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}

bool shard_volcano_sh_v1alpha1_NodeShard_equal(const shard_volcano_sh_v1alpha1_NodeShard *a,
                                               const shard_volcano_sh_v1alpha1_NodeShard *b) {
  return crd_storage_equal(&shard_volcano_sh_v1alpha1_NodeShard_type, a, b);
}

crd_string shard_volcano_sh_v1alpha1_NodeShard_to_json(crd_arena *arena, const shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_to_json(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}
