/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayJob of ray.io/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayJob.spec */
static const crd_string ray_io_v1alpha1_RayJob_Spec_type_required[1] = {CRD_STRING_INIT("entrypoint")};
static const crd_field ray_io_v1alpha1_RayJob_Spec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("clusterSelector"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, clusterSelector)},
    {.name = CRD_STRING_INIT("entrypoint"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, entrypoint)},
    {.name = CRD_STRING_INIT("entrypointNumCpus"), .type = &crd_1b084350_type_090b4120,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, entrypointNumCpus)},
    {.name = CRD_STRING_INIT("entrypointNumGpus"), .type = &crd_1b084350_type_090b4120,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, entrypointNumGpus)},
    {.name = CRD_STRING_INIT("entrypointResources"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, entrypointResources)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, jobId)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, metadata)},
    {.name = CRD_STRING_INIT("rayClusterSpec"), .type = &ray_io_v1alpha1_RayCluster_Spec_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, rayClusterSpec)},
    {.name = CRD_STRING_INIT("runtimeEnvYAML"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, runtimeEnvYAML)},
    {.name = CRD_STRING_INIT("shutdownAfterJobFinishes"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, shutdownAfterJobFinishes)},
    {.name = CRD_STRING_INIT("submitterPodTemplate"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, submitterPodTemplate)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, suspend)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_1b084350_type_f9464e67,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Spec, ttlSecondsAfterFinished)},
};
static const uint16_t ray_io_v1alpha1_RayJob_Spec_type_fields_slots[31 + 1] = {
    12, 8, 0xffff, 6, 0xffff, 1, 11, 0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 0xffff, 0xffff, 10, 0xffff,
    7, 0xffff, 4, 9, 0xffff, 0xffff, 0, 5, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
};
static const uint64_t ray_io_v1alpha1_RayJob_Spec_type_fields_defaulted[] = { 0x1000u };
static const uint64_t ray_io_v1alpha1_RayJob_Spec_type_fields_required[] = { 0x2u };
static const uint64_t ray_io_v1alpha1_RayJob_Spec_type_fields_words[13][2] = {
    { 0x5372657473756c63u, 0x726f7463656c6553u }, { 0x696f707972746e65u, 0x746e696f70797274u },
    { 0x696f707972746e65u, 0x737570436d754e74u }, { 0x696f707972746e65u, 0x737570476d754e74u },
    { 0x696f707972746e65u, 0x73656372756f7365u }, { 0x6449626f6au, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x7473756c43796172u, 0x6365705372657473u }, { 0x45656d69746e7572u, 0x4c4d4159766e4565u },
    { 0x6e776f6474756873u, 0x73656873696e6946u }, { 0x657474696d627573u, 0x6574616c706d6554u }, { 0x646e6570737573u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
};
static const crd_fields ray_io_v1alpha1_RayJob_Spec_type_fields = {
    .items = ray_io_v1alpha1_RayJob_Spec_type_fields_items, .count = 13, .mask = 31, .seed = 19,
    .slots = ray_io_v1alpha1_RayJob_Spec_type_fields_slots, .defaulted = ray_io_v1alpha1_RayJob_Spec_type_fields_defaulted,
    .required = ray_io_v1alpha1_RayJob_Spec_type_fields_required, .words = ray_io_v1alpha1_RayJob_Spec_type_fields_words,
};
static const crd_checks ray_io_v1alpha1_RayJob_Spec_type_checks = {
    .required = ray_io_v1alpha1_RayJob_Spec_type_required, .required_count = 1,
};
const crd_type ray_io_v1alpha1_RayJob_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayJob_Spec), .has_offset = offsetof(ray_io_v1alpha1_RayJob_Spec, has),
    .fields = &ray_io_v1alpha1_RayJob_Spec_type_fields, .checks = &ray_io_v1alpha1_RayJob_Spec_type_checks,
};

/* RayJob.status */
static const crd_field ray_io_v1alpha1_RayJob_Status_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("dashboardURL"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, dashboardURL)},
    {.name = CRD_STRING_INIT("endTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, endTime)},
    {.name = CRD_STRING_INIT("jobDeploymentStatus"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, jobDeploymentStatus)},
    {.name = CRD_STRING_INIT("jobId"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, jobId)},
    {.name = CRD_STRING_INIT("jobStatus"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, jobStatus)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, observedGeneration)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_io_v1alpha1_RayCluster_Status_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, rayClusterStatus)},
    {.name = CRD_STRING_INIT("startTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1alpha1_RayJob_Status, startTime)},
};
static const uint16_t ray_io_v1alpha1_RayJob_Status_type_fields_slots[15 + 1] = {
    5, 0xffff, 0xffff, 8, 9, 3, 1, 0xffff, 4, 0, 2, 0xffff, 0xffff, 7, 6, 0xffff,
};
static const uint64_t ray_io_v1alpha1_RayJob_Status_type_fields_words[10][2] = {
    { 0x72616f6268736164u, 0x4c52556472616f62u }, { 0x656d6954646e65u, 0x0u }, { 0x6f6c706544626f6au, 0x737574617453746eu },
    { 0x6449626f6au, 0x0u }, { 0x7574617453626f6au, 0x737574617453626fu }, { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu }, { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u }, { 0x6d69547472617473u, 0x656d695474726174u },
};
static const crd_fields ray_io_v1alpha1_RayJob_Status_type_fields = {
    .items = ray_io_v1alpha1_RayJob_Status_type_fields_items, .count = 10, .mask = 15, .seed = 23,
    .slots = ray_io_v1alpha1_RayJob_Status_type_fields_slots, .words = ray_io_v1alpha1_RayJob_Status_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayJob_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayJob_Status), .has_offset = offsetof(ray_io_v1alpha1_RayJob_Status, has),
    .fields = &ray_io_v1alpha1_RayJob_Status_type_fields,
};

/* RayJob */
static const crd_field ray_io_v1alpha1_RayJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5, .offset = offsetof(ray_io_v1alpha1_RayJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(ray_io_v1alpha1_RayJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1alpha1_RayJob_Spec_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1alpha1_RayJob_Status_type,
     .offset = offsetof(ray_io_v1alpha1_RayJob, status)},
};
static const uint16_t ray_io_v1alpha1_RayJob_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1alpha1_RayJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayJob_type_fields = {
    .items = ray_io_v1alpha1_RayJob_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1alpha1_RayJob_type_fields_slots, .words = ray_io_v1alpha1_RayJob_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayJob_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1alpha1_RayJob),
    .has_offset = offsetof(ray_io_v1alpha1_RayJob, has), .fields = &ray_io_v1alpha1_RayJob_type_fields,
};

const crd_kind ray_io_v1alpha1_RayJob_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("RayJob"),
    .plural = CRD_STRING_INIT("rayjobs"), .singular = CRD_STRING_INIT("rayjob"), .list_kind = CRD_STRING_INIT("RayJobList"),
    .namespaced = true, .served = true, .deprecated = true,
    .deprecation_warning = CRD_STRING_INIT("ray.io/v1alpha1 RayJob is deprecated; use ray.io/v1 RayJob. v1alpha1 receives "
                                           "no new fields and will be unavailable in KubeRay 1.9."),
    .has_status = true, .type = &ray_io_v1alpha1_RayJob_type, .struct_size = sizeof(ray_io_v1alpha1_RayJob),
    .struct_name = CRD_STRING_INIT("ray_io_v1alpha1_RayJob"),
};

ray_io_v1alpha1_RayJob *ray_io_v1alpha1_RayJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &ray_io_v1alpha1_RayJob_kind, metadata);
}

ray_io_v1alpha1_RayJob *ray_io_v1alpha1_RayJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &ray_io_v1alpha1_RayJob_kind, value, errors);
}

ray_io_v1alpha1_RayJob *ray_io_v1alpha1_RayJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors) {
  return crd_kind_from_json(arena, &ray_io_v1alpha1_RayJob_kind, text, strict, errors);
}

ray_io_v1alpha1_RayJob *ray_io_v1alpha1_RayJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors) {
  return crd_kind_from_yaml(arena, &ray_io_v1alpha1_RayJob_kind, text, strict, errors);
}

bool ray_io_v1alpha1_RayJob_validate(const ray_io_v1alpha1_RayJob *object, const ray_io_v1alpha1_RayJob *old,
                                     const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &ray_io_v1alpha1_RayJob_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayJob_validate_decoded(const ray_io_v1alpha1_RayJob *object, const ray_io_v1alpha1_RayJob *old,
                                             const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &ray_io_v1alpha1_RayJob_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayJob_default(crd_arena *arena, ray_io_v1alpha1_RayJob *object) {
  return crd_kind_default(arena, &ray_io_v1alpha1_RayJob_kind, object);
}

ray_io_v1alpha1_RayJob *ray_io_v1alpha1_RayJob_copy(crd_arena *arena, const ray_io_v1alpha1_RayJob *object) {
  return crd_kind_copy(arena, &ray_io_v1alpha1_RayJob_kind, object);
}

bool ray_io_v1alpha1_RayJob_equal(const ray_io_v1alpha1_RayJob *a, const ray_io_v1alpha1_RayJob *b) {
  return crd_storage_equal(&ray_io_v1alpha1_RayJob_type, a, b);
}

crd_string ray_io_v1alpha1_RayJob_to_json(crd_arena *arena, const ray_io_v1alpha1_RayJob *object) {
  return crd_kind_to_json(arena, &ray_io_v1alpha1_RayJob_kind, object);
}
