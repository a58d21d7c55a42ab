/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayCronJob of ray.io/v1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayCronJob.spec */
static const crd_string ray_io_v1_RayCronJob_Spec_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"), CRD_STRING_INIT("schedule"),
};
static const crd_field ray_io_v1_RayCronJob_Spec_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &ray_io_v1_RayCronJob_JobTemplate_type,
     .offset = offsetof(ray_io_v1_RayCronJob_Spec, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob_Spec, schedule)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCronJob_Spec, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_1b084350_type_a0130b90,
     .offset = offsetof(ray_io_v1_RayCronJob_Spec, timeZone)},
};
static const uint16_t ray_io_v1_RayCronJob_Spec_type_fields_slots[3 + 1] = {1, 0, 3, 2};
static const uint64_t ray_io_v1_RayCronJob_Spec_type_fields_required[] = { 0x3u };
static const uint64_t ray_io_v1_RayCronJob_Spec_type_fields_words[4][2] = {
    { 0x6c706d6554626f6au, 0x6574616c706d6554u }, { 0x656c756465686373u, 0x0u }, { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields ray_io_v1_RayCronJob_Spec_type_fields = {
    .items = ray_io_v1_RayCronJob_Spec_type_fields_items, .count = 4, .mask = 3, .seed = 5,
    .slots = ray_io_v1_RayCronJob_Spec_type_fields_slots, .required = ray_io_v1_RayCronJob_Spec_type_fields_required,
    .words = ray_io_v1_RayCronJob_Spec_type_fields_words,
};
static const crd_checks ray_io_v1_RayCronJob_Spec_type_checks = {
    .required = ray_io_v1_RayCronJob_Spec_type_required, .required_count = 2,
};
const crd_type ray_io_v1_RayCronJob_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1_RayCronJob_Spec),
    .has_offset = offsetof(ray_io_v1_RayCronJob_Spec, has), .fields = &ray_io_v1_RayCronJob_Spec_type_fields,
    .checks = &ray_io_v1_RayCronJob_Spec_type_checks,
};

/* RayCronJob.status */
static const crd_field ray_io_v1_RayCronJob_Status_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayCronJob_Status, lastScheduleTime)},
};
static const uint16_t ray_io_v1_RayCronJob_Status_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCronJob_Status_type_fields_words[1][2] = {{ 0x656863537473616cu, 0x656d6954656c7564u }};
static const crd_fields ray_io_v1_RayCronJob_Status_type_fields = {
    .items = ray_io_v1_RayCronJob_Status_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCronJob_Status_type_fields_slots, .words = ray_io_v1_RayCronJob_Status_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCronJob_Status), .has_offset = offsetof(ray_io_v1_RayCronJob_Status, has),
    .fields = &ray_io_v1_RayCronJob_Status_type_fields,
};

/* RayCronJob */
static const crd_field ray_io_v1_RayCronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5, .offset = offsetof(ray_io_v1_RayCronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(ray_io_v1_RayCronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1_RayCronJob_Spec_type,
     .offset = offsetof(ray_io_v1_RayCronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1_RayCronJob_Status_type,
     .offset = offsetof(ray_io_v1_RayCronJob, status)},
};
static const uint16_t ray_io_v1_RayCronJob_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1_RayCronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayCronJob_type_fields = {
    .items = ray_io_v1_RayCronJob_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1_RayCronJob_type_fields_slots, .words = ray_io_v1_RayCronJob_type_fields_words,
};
const crd_type ray_io_v1_RayCronJob_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1_RayCronJob),
    .has_offset = offsetof(ray_io_v1_RayCronJob, has), .fields = &ray_io_v1_RayCronJob_type_fields,
};

const crd_kind ray_io_v1_RayCronJob_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("RayCronJob"),
    .plural = CRD_STRING_INIT("raycronjobs"), .singular = CRD_STRING_INIT("raycronjob"),
    .list_kind = CRD_STRING_INIT("RayCronJobList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &ray_io_v1_RayCronJob_type, .struct_size = sizeof(ray_io_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1_RayCronJob"), .layers_apart = true,
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
  return crd_kind_validate_by(crd_rules_validate, &ray_io_v1_RayCronJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayCronJob_validate_decoded(const ray_io_v1_RayCronJob *object, const ray_io_v1_RayCronJob *old,
                                           const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(crd_rules_validate, &ray_io_v1_RayCronJob_kind, object, old, options, errors);
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
