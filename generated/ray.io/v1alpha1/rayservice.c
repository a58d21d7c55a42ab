/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1alpha1/rayservice.h"
const crd_kind ray_io_v1alpha1_RayService_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("RayService"),
    .plural = CRD_STRING_INIT("rayservices"),
    .singular = CRD_STRING_INIT("rayservice"),
    .list_kind = CRD_STRING_INIT("RayServiceList"),
    .namespaced = true,
    .served = true,
    .deprecated = true,
    .deprecation_warning = CRD_STRING_INIT("ray.io/v1alpha1 RayService is deprecated; use ray.io/v1 RayService. v1alpha1 "
                                           "receives no new fields and will be unavailable in KubeRay 1.9."),
    .has_status = true,
    .type = &ray_io_v1alpha1_RayService_type,
    .struct_size = sizeof(ray_io_v1alpha1_RayService),
    .struct_name = CRD_STRING_INIT("ray_io_v1alpha1_RayService"),
};

ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_io_v1alpha1_RayService_kind, metadata);
}

ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_io_v1alpha1_RayService_kind, value, errors);
}

ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                 crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_io_v1alpha1_RayService_kind, text, strict, errors);
}

ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                 crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_io_v1alpha1_RayService_kind, text, strict, errors);
}

bool ray_io_v1alpha1_RayService_validate(const ray_io_v1alpha1_RayService *object, const ray_io_v1alpha1_RayService *old,
                                         const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&ray_io_v1alpha1_RayService_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayService_validate_decoded(const ray_io_v1alpha1_RayService *object,
                                                 const ray_io_v1alpha1_RayService *old, const crd_validate_options *options,
                                                 crd_errors *errors) {
  return crd_kind_validate_decoded(&ray_io_v1alpha1_RayService_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayService_default(crd_arena *arena, ray_io_v1alpha1_RayService *object) {
  return crd_kind_default(arena, &ray_io_v1alpha1_RayService_kind, object);
}

ray_io_v1alpha1_RayService *ray_io_v1alpha1_RayService_copy(crd_arena *arena, const ray_io_v1alpha1_RayService *object) {
  return crd_kind_copy(arena, &ray_io_v1alpha1_RayService_kind, object);
}

bool ray_io_v1alpha1_RayService_equal(const ray_io_v1alpha1_RayService *a, const ray_io_v1alpha1_RayService *b) {
  return crd_storage_equal(&ray_io_v1alpha1_RayService_type, a, b);
}

crd_string ray_io_v1alpha1_RayService_to_json(crd_arena *arena, const ray_io_v1alpha1_RayService *object) {
  return crd_kind_to_json(arena, &ray_io_v1alpha1_RayService_kind, object);
}
