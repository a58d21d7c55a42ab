/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1/rayjob.h"
extern const crd_extras crd_declared;
extern const struct crd_layers ray_io_v1_RayJob_layers;

const crd_kind ray_io_v1_RayJob_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayJob"),
    .plural = CRD_STRING_INIT("rayjobs"),
    .singular = CRD_STRING_INIT("rayjob"),
    .list_kind = CRD_STRING_INIT("RayJobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_io_v1_RayJob_type,
    .struct_size = sizeof(ray_io_v1_RayJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayJob"),
    .extras = &crd_declared,
    .layers = &ray_io_v1_RayJob_layers,
};

ray_io_v1_RayJob *ray_io_v1_RayJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_io_v1_RayJob_kind, metadata);
}

ray_io_v1_RayJob *ray_io_v1_RayJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_io_v1_RayJob_kind, value, errors);
}

ray_io_v1_RayJob *ray_io_v1_RayJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_io_v1_RayJob_kind, text, strict, errors);
}

ray_io_v1_RayJob *ray_io_v1_RayJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_io_v1_RayJob_kind, text, strict, errors);
}

bool ray_io_v1_RayJob_validate(const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                               const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&ray_io_v1_RayJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayJob_validate_decoded(const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                                       const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&ray_io_v1_RayJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayJob_default(crd_arena *arena, ray_io_v1_RayJob *object) {
  return crd_kind_default(arena, &ray_io_v1_RayJob_kind, object);
}

ray_io_v1_RayJob *ray_io_v1_RayJob_copy(crd_arena *arena, const ray_io_v1_RayJob *object) {
  return crd_kind_copy(arena, &ray_io_v1_RayJob_kind, object);
}

bool ray_io_v1_RayJob_equal(const ray_io_v1_RayJob *a, const ray_io_v1_RayJob *b) {
  return crd_storage_equal(&ray_io_v1_RayJob_type, a, b);
}

crd_string ray_io_v1_RayJob_to_json(crd_arena *arena, const ray_io_v1_RayJob *object) {
  return crd_kind_to_json(arena, &ray_io_v1_RayJob_kind, object);
}
