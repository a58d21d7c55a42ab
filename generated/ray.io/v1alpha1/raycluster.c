/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayCluster of ray.io/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayCluster */
static const crd_field ray_io_v1alpha1_RayCluster_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1alpha1_RayCluster_Spec_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1alpha1_RayCluster_Status_type,
     .offset = offsetof(ray_io_v1alpha1_RayCluster, status)},
};
static const uint16_t ray_io_v1alpha1_RayCluster_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1alpha1_RayCluster_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayCluster_type_fields = {
    .items = ray_io_v1alpha1_RayCluster_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1alpha1_RayCluster_type_fields_slots, .words = ray_io_v1alpha1_RayCluster_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayCluster_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1alpha1_RayCluster),
    .has_offset = offsetof(ray_io_v1alpha1_RayCluster, has), .fields = &ray_io_v1alpha1_RayCluster_type_fields,
};

const crd_kind ray_io_v1alpha1_RayCluster_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("RayCluster"),
    .plural = CRD_STRING_INIT("rayclusters"), .singular = CRD_STRING_INIT("raycluster"),
    .list_kind = CRD_STRING_INIT("RayClusterList"), .namespaced = true, .served = true, .deprecated = true,
    .deprecation_warning = CRD_STRING_INIT("ray.io/v1alpha1 RayCluster is deprecated; use ray.io/v1 RayCluster. v1alpha1 "
                                           "receives no new fields and will be unavailable in KubeRay 1.9."),
    .has_status = true, .type = &ray_io_v1alpha1_RayCluster_type, .struct_size = sizeof(ray_io_v1alpha1_RayCluster),
    .struct_name = CRD_STRING_INIT("ray_io_v1alpha1_RayCluster"),
};

ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_io_v1alpha1_RayCluster_kind, metadata);
}

ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_io_v1alpha1_RayCluster_kind, value, errors);
}

ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                 crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_io_v1alpha1_RayCluster_kind, text, strict, errors);
}

ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                 crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_io_v1alpha1_RayCluster_kind, text, strict, errors);
}

bool ray_io_v1alpha1_RayCluster_validate(const ray_io_v1alpha1_RayCluster *object, const ray_io_v1alpha1_RayCluster *old,
                                         const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &ray_io_v1alpha1_RayCluster_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayCluster_validate_decoded(const ray_io_v1alpha1_RayCluster *object,
                                                 const ray_io_v1alpha1_RayCluster *old, const crd_validate_options *options,
                                                 crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &ray_io_v1alpha1_RayCluster_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayCluster_default(crd_arena *arena, ray_io_v1alpha1_RayCluster *object) {
  return crd_kind_default(arena, &ray_io_v1alpha1_RayCluster_kind, object);
}

ray_io_v1alpha1_RayCluster *ray_io_v1alpha1_RayCluster_copy(crd_arena *arena, const ray_io_v1alpha1_RayCluster *object) {
  return crd_kind_copy(arena, &ray_io_v1alpha1_RayCluster_kind, object);
}

bool ray_io_v1alpha1_RayCluster_equal(const ray_io_v1alpha1_RayCluster *a, const ray_io_v1alpha1_RayCluster *b) {
  return crd_storage_equal(&ray_io_v1alpha1_RayCluster_type, a, b);
}

crd_string ray_io_v1alpha1_RayCluster_to_json(crd_arena *arena, const ray_io_v1alpha1_RayCluster *object) {
  return crd_kind_to_json(arena, &ray_io_v1alpha1_RayCluster_kind, object);
}
