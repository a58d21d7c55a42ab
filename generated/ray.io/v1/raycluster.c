/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1/raycluster.h"
extern const crd_extras crd_declared;
extern const struct crd_layers ray_v1_RayCluster_layers;

const crd_kind ray_v1_RayCluster_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayCluster"),
    .plural = CRD_STRING_INIT("rayclusters"),
    .singular = CRD_STRING_INIT("raycluster"),
    .list_kind = CRD_STRING_INIT("RayClusterList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_v1_RayCluster_type,
    .struct_size = sizeof(ray_v1_RayCluster),
    .struct_name = CRD_STRING_INIT("ray_v1_RayCluster"),
    .extras = &crd_declared,
    .layers = &ray_v1_RayCluster_layers,
};

ray_v1_RayCluster *ray_v1_RayCluster_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_v1_RayCluster_kind, metadata);
}

ray_v1_RayCluster *ray_v1_RayCluster_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_v1_RayCluster_kind, value, errors);
}

ray_v1_RayCluster *ray_v1_RayCluster_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_v1_RayCluster_kind, text, strict, errors);
}

ray_v1_RayCluster *ray_v1_RayCluster_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_v1_RayCluster_kind, text, strict, errors);
}

bool ray_v1_RayCluster_validate(const ray_v1_RayCluster *object, const ray_v1_RayCluster *old,
                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&ray_v1_RayCluster_kind, object, old, options, errors);
}

bool ray_v1_RayCluster_validate_decoded(const ray_v1_RayCluster *object, const ray_v1_RayCluster *old,
                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&ray_v1_RayCluster_kind, object, old, options, errors);
}

bool ray_v1_RayCluster_default(crd_arena *arena, ray_v1_RayCluster *object) {
  return crd_kind_default(arena, &ray_v1_RayCluster_kind, object);
}

ray_v1_RayCluster *ray_v1_RayCluster_copy(crd_arena *arena, const ray_v1_RayCluster *object) {
  return crd_kind_copy(arena, &ray_v1_RayCluster_kind, object);
}

bool ray_v1_RayCluster_equal(const ray_v1_RayCluster *a, const ray_v1_RayCluster *b) {
  return crd_storage_equal(&ray_v1_RayCluster_type, a, b);
}

crd_string ray_v1_RayCluster_to_json(crd_arena *arena, const ray_v1_RayCluster *object) {
  return crd_kind_to_json(arena, &ray_v1_RayCluster_kind, object);
}
