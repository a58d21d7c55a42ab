/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayJob of ray.io/v1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayJob.status.rayJobInfo */
static const crd_field ray_io_v1_RayJob_RayJobInfo_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayJob_RayJobInfo, endTime)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayJob_RayJobInfo, startTime)},
};
static const uint16_t ray_io_v1_RayJob_RayJobInfo_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayJob_RayJobInfo_type_fields_words[2][2] = {
    { 0x656d6954646e65u, 0x0u }, { 0x6d69547472617473u, 0x656d695474726174u },
};
static const crd_fields ray_io_v1_RayJob_RayJobInfo_type_fields = {
    .items = ray_io_v1_RayJob_RayJobInfo_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = ray_io_v1_RayJob_RayJobInfo_type_fields_slots, .words = ray_io_v1_RayJob_RayJobInfo_type_fields_words,
};
const crd_type ray_io_v1_RayJob_RayJobInfo_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayJob_RayJobInfo), .has_offset = offsetof(ray_io_v1_RayJob_RayJobInfo, has),
    .fields = &ray_io_v1_RayJob_RayJobInfo_type_fields,
};

/* RayJob.status */
static const crd_field ray_io_v1_RayJob_Status_type_fields_items[15] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayJob_Status, endTime)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayJob_Status, failed)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, jobStatus)},
    {.name = CRD_STRING_INIT("jobStatusCheckFailureStartTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayJob_Status, jobStatusCheckFailureStartTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(ray_io_v1_RayJob_Status, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_io_v1_RayCluster_Status_type,
     .offset = offsetof(ray_io_v1_RayJob_Status, rayClusterStatus)},
    {.name = CRD_STRING_INIT("rayJobInfo"), .type = &ray_io_v1_RayJob_RayJobInfo_type,
     .offset = offsetof(ray_io_v1_RayJob_Status, rayJobInfo)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob_Status, reason)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1_RayJob_Status, startTime)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1_RayJob_Status, succeeded)},
};
static const uint16_t ray_io_v1_RayJob_Status_type_fields_slots[31 + 1] = {
    0xffff, 4, 0xffff, 0xffff, 0xffff, 0, 0xffff, 5, 10, 3, 2, 12, 0xffff, 0xffff, 11, 1, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 8, 13, 7, 0xffff, 9, 14,
};
static const uint64_t ray_io_v1_RayJob_Status_type_fields_defaulted[] = { 0x4004u };
static const uint64_t ray_io_v1_RayJob_Status_type_fields_words[15][2] = {
    { 0x72616f6268736164u, 0x4c52556472616f62u }, { 0x656d6954646e65u, 0x0u }, { 0x64656c696166u, 0x0u },
    { 0x6f6c706544626f6au, 0x737574617453746eu }, { 0x6449626f6au, 0x0u }, { 0x7574617453626f6au, 0x737574617453626fu },
    { 0x7574617453626f6au, 0x656d695474726174u }, { 0x6567617373656du, 0x0u }, { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x7473756c43796172u, 0x656d614e72657473u }, { 0x7473756c43796172u, 0x7375746174537265u },
    { 0x6e49626f4a796172u, 0x6f666e49626f4a79u }, { 0x6e6f73616572u, 0x0u }, { 0x6d69547472617473u, 0x656d695474726174u },
    { 0x6564656563637573u, 0x6465646565636375u },
};
static const crd_fields ray_io_v1_RayJob_Status_type_fields = {
    .items = ray_io_v1_RayJob_Status_type_fields_items, .count = 15, .mask = 31, .seed = 150,
    .slots = ray_io_v1_RayJob_Status_type_fields_slots, .defaulted = ray_io_v1_RayJob_Status_type_fields_defaulted,
    .words = ray_io_v1_RayJob_Status_type_fields_words,
};
const crd_type ray_io_v1_RayJob_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayJob_Status), .has_offset = offsetof(ray_io_v1_RayJob_Status, has),
    .fields = &ray_io_v1_RayJob_Status_type_fields,
};

/* RayJob */
static const crd_field ray_io_v1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5, .offset = offsetof(ray_io_v1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(ray_io_v1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1_RayCronJob_JobTemplate_type,
     .offset = offsetof(ray_io_v1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1_RayJob_Status_type, .offset = offsetof(ray_io_v1_RayJob, status)},
};
static const uint16_t ray_io_v1_RayJob_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1_RayJob_type_fields = {
    .items = ray_io_v1_RayJob_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1_RayJob_type_fields_slots, .words = ray_io_v1_RayJob_type_fields_words,
};
const crd_type ray_io_v1_RayJob_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_RULES_WITHIN | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1_RayJob),
    .has_offset = offsetof(ray_io_v1_RayJob, has), .fields = &ray_io_v1_RayJob_type_fields,
};

const crd_kind ray_io_v1_RayJob_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("RayJob"),
    .plural = CRD_STRING_INIT("rayjobs"), .singular = CRD_STRING_INIT("rayjob"), .list_kind = CRD_STRING_INIT("RayJobList"),
    .namespaced = true, .served = true, .storage = true, .has_status = true, .type = &ray_io_v1_RayJob_type,
    .struct_size = sizeof(ray_io_v1_RayJob), .struct_name = CRD_STRING_INIT("ray_io_v1_RayJob"), .layers_apart = true,
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
  return crd_kind_validate_by(crd_rules_validate, &ray_io_v1_RayJob_kind, object, old, options, errors);
}

bool ray_io_v1_RayJob_validate_decoded(const ray_io_v1_RayJob *object, const ray_io_v1_RayJob *old,
                                       const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(crd_rules_validate, &ray_io_v1_RayJob_kind, object, old, options, errors);
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
