/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1/raycronjob.h"
extern const crd_extras crd_declared;
extern const struct crd_layers ray_v1_RayCronJob_layers;

const crd_kind ray_v1_RayCronJob_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayCronJob"),
    .plural = CRD_STRING_INIT("raycronjobs"),
    .singular = CRD_STRING_INIT("raycronjob"),
    .list_kind = CRD_STRING_INIT("RayCronJobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_v1_RayCronJob_type,
    .struct_size = sizeof(ray_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_v1_RayCronJob"),
    .extras = &crd_declared,
    .layers = &ray_v1_RayCronJob_layers,
};

ray_v1_RayCronJob *ray_v1_RayCronJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_v1_RayCronJob_kind, metadata);
}

ray_v1_RayCronJob *ray_v1_RayCronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_v1_RayCronJob_kind, value, errors);
}

ray_v1_RayCronJob *ray_v1_RayCronJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_v1_RayCronJob_kind, text, strict, errors);
}

ray_v1_RayCronJob *ray_v1_RayCronJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_v1_RayCronJob_kind, text, strict, errors);
}

bool ray_v1_RayCronJob_validate(const ray_v1_RayCronJob *object, const ray_v1_RayCronJob *old,
                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&ray_v1_RayCronJob_kind, object, old, options, errors);
}

bool ray_v1_RayCronJob_validate_decoded(const ray_v1_RayCronJob *object, const ray_v1_RayCronJob *old,
                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&ray_v1_RayCronJob_kind, object, old, options, errors);
}

bool ray_v1_RayCronJob_default(crd_arena *arena, ray_v1_RayCronJob *object) {
  return crd_kind_default(arena, &ray_v1_RayCronJob_kind, object);
}

ray_v1_RayCronJob *ray_v1_RayCronJob_copy(crd_arena *arena, const ray_v1_RayCronJob *object) {
  return crd_kind_copy(arena, &ray_v1_RayCronJob_kind, object);
}

bool ray_v1_RayCronJob_equal(const ray_v1_RayCronJob *a, const ray_v1_RayCronJob *b) {
  return crd_storage_equal(&ray_v1_RayCronJob_type, a, b);
}

crd_string ray_v1_RayCronJob_to_json(crd_arena *arena, const ray_v1_RayCronJob *object) {
  return crd_kind_to_json(arena, &ray_v1_RayCronJob_kind, object);
}
