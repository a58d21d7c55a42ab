/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1/raycronjob.h"
extern const crd_extras crd_declared;
extern const struct crd_layers ray_io_v1_RayCronJob_layers;

const crd_kind ray_io_v1_RayCronJob_kind = {
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
    .type = &ray_io_v1_RayCronJob_type,
    .struct_size = sizeof(ray_io_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayCronJob"),
    .extras = &crd_declared,
    .layers = &ray_io_v1_RayCronJob_layers,
};

ray_io_v1_RayCronJob *ray_io_v1_RayCronJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_io_v1_RayCronJob_kind, metadata);
}

ray_io_v1_RayCronJob *ray_io_v1_RayCronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_io_v1_RayCronJob_kind, value, errors);
}

ray_io_v1_RayCronJob *ray_io_v1_RayCronJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                     crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_io_v1_RayCronJob_kind, text, strict, errors);
}

ray_io_v1_RayCronJob *ray_io_v1_RayCronJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                     crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_io_v1_RayCronJob_kind, text, strict, errors);
}

bool ray_io_v1_RayCronJob_validate(const ray_io_v1_RayCronJob *object, const ray_io_v1_RayCronJob *old,
                                   const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&ray_io_v1_RayCronJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayCronJob_validate_decoded(const ray_io_v1_RayCronJob *object, const ray_io_v1_RayCronJob *old,
                                           const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&ray_io_v1_RayCronJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayCronJob_default(crd_arena *arena, ray_io_v1_RayCronJob *object) {
  return crd_kind_default(arena, &ray_io_v1_RayCronJob_kind, object);
}

ray_io_v1_RayCronJob *ray_io_v1_RayCronJob_copy(crd_arena *arena, const ray_io_v1_RayCronJob *object) {
  return crd_kind_copy(arena, &ray_io_v1_RayCronJob_kind, object);
}

bool ray_io_v1_RayCronJob_equal(const ray_io_v1_RayCronJob *a, const ray_io_v1_RayCronJob *b) {
  return crd_storage_equal(&ray_io_v1_RayCronJob_type, a, b);
}

crd_string ray_io_v1_RayCronJob_to_json(crd_arena *arena, const ray_io_v1_RayCronJob *object) {
  return crd_kind_to_json(arena, &ray_io_v1_RayCronJob_kind, object);
}
