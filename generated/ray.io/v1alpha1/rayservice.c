/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayService of ray.io/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayService.spec */
static const crd_field crd_struct_4dda395d3b04_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4dda395d3b04, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &crd_struct_a38cd47262b5_type,
     .offset = offsetof(crd_struct_4dda395d3b04, rayClusterConfig)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4dda395d3b04, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &crd_struct_2b00bc7b158c_type,
     .offset = offsetof(crd_struct_4dda395d3b04, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_4dda395d3b04, serviceUnhealthySecondThreshold)},
};
static const uint16_t crd_struct_4dda395d3b04_type_fields_slots[7 + 1] = {
    3, 1, 0, 4, 0xffff, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_4dda395d3b04_type_fields_words[5][2] = {
    { 0x656d796f6c706564u, 0x646c6f6873657268u },
    { 0x7473756c43796172u, 0x6769666e6f437265u },
    { 0x6e6f436576726573u, 0x32566769666e6f43u },
    { 0x7265536576726573u, 0x6563697672655365u },
    { 0x5565636976726573u, 0x646c6f6873657268u },
};
static const crd_fields crd_struct_4dda395d3b04_type_fields = {
    .items = crd_struct_4dda395d3b04_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 5,
    .slots = crd_struct_4dda395d3b04_type_fields_slots,
    .words = crd_struct_4dda395d3b04_type_fields_words,
};
const crd_type crd_struct_4dda395d3b04_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4dda395d3b04),
    .has_offset = offsetof(crd_struct_4dda395d3b04, has),
    .fields = &crd_struct_4dda395d3b04_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field crd_struct_6ef7ce5e6e8b_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_6ef7ce5e6e8b, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_6ef7ce5e6e8b, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6ef7ce5e6e8b, status)},
};
static const uint16_t crd_struct_6ef7ce5e6e8b_type_fields_slots[3 + 1] = {
    0xffff, 1, 0, 2,
};
static const uint64_t crd_struct_6ef7ce5e6e8b_type_fields_words[3][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_6ef7ce5e6e8b_type_fields = {
    .items = crd_struct_6ef7ce5e6e8b_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_6ef7ce5e6e8b_type_fields_slots,
    .words = crd_struct_6ef7ce5e6e8b_type_fields_words,
};
const crd_type crd_struct_6ef7ce5e6e8b_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6ef7ce5e6e8b),
    .has_offset = offsetof(crd_struct_6ef7ce5e6e8b, has),
    .fields = &crd_struct_6ef7ce5e6e8b_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_type_147a8acd9fbd = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_6ef7ce5e6e8b_entry),
    .additional = &crd_struct_6ef7ce5e6e8b_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field crd_struct_d89d2cbdb6fa_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_type_147a8acd9fbd,
     .offset = offsetof(crd_struct_d89d2cbdb6fa, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d89d2cbdb6fa, status)},
};
static const uint16_t crd_struct_d89d2cbdb6fa_type_fields_slots[3 + 1] = {
    1, 0, 2, 3,
};
static const uint64_t crd_struct_d89d2cbdb6fa_type_fields_words[4][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u },
    { 0x6567617373656du, 0x0u },
    { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields crd_struct_d89d2cbdb6fa_type_fields = {
    .items = crd_struct_d89d2cbdb6fa_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 30,
    .slots = crd_struct_d89d2cbdb6fa_type_fields_slots,
    .words = crd_struct_d89d2cbdb6fa_type_fields_words,
};
const crd_type crd_struct_d89d2cbdb6fa_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d89d2cbdb6fa),
    .has_offset = offsetof(crd_struct_d89d2cbdb6fa, has),
    .fields = &crd_struct_d89d2cbdb6fa_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_type_463a27100464 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_d89d2cbdb6fa_entry),
    .additional = &crd_struct_d89d2cbdb6fa_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field crd_struct_d485b5d9b5cb_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_type_463a27100464,
     .offset = offsetof(crd_struct_d485b5d9b5cb, applicationStatuses)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d485b5d9b5cb, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &crd_struct_2f6d545fc9fb_type,
     .offset = offsetof(crd_struct_d485b5d9b5cb, rayClusterStatus)},
};
static const uint16_t crd_struct_d485b5d9b5cb_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t crd_struct_d485b5d9b5cb_type_fields_words[3][2] = {
    { 0x746163696c707061u, 0x7365737574617453u },
    { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
};
static const crd_fields crd_struct_d485b5d9b5cb_type_fields = {
    .items = crd_struct_d485b5d9b5cb_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 15,
    .slots = crd_struct_d485b5d9b5cb_type_fields_slots,
    .words = crd_struct_d485b5d9b5cb_type_fields_words,
};
const crd_type crd_struct_d485b5d9b5cb_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d485b5d9b5cb),
    .has_offset = offsetof(crd_struct_d485b5d9b5cb, has),
    .fields = &crd_struct_d485b5d9b5cb_type_fields,
};

/* RayService.status */
static const crd_field crd_struct_fcc28b9ea1a3_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &crd_struct_d485b5d9b5cb_type,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, activeServiceStatus)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, lastUpdateTime)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &crd_struct_d485b5d9b5cb_type,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_fcc28b9ea1a3, serviceStatus)},
};
static const uint16_t crd_struct_fcc28b9ea1a3_type_fields_slots[7 + 1] = {
    4, 0xffff, 0xffff, 3, 0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_fcc28b9ea1a3_type_fields_words[5][2] = {
    { 0x6553657669746361u, 0x7375746174536563u },
    { 0x616470557473616cu, 0x656d695465746164u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields crd_struct_fcc28b9ea1a3_type_fields = {
    .items = crd_struct_fcc28b9ea1a3_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = crd_struct_fcc28b9ea1a3_type_fields_slots,
    .words = crd_struct_fcc28b9ea1a3_type_fields_words,
};
const crd_type crd_struct_fcc28b9ea1a3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fcc28b9ea1a3),
    .has_offset = offsetof(crd_struct_fcc28b9ea1a3, has),
    .fields = &crd_struct_fcc28b9ea1a3_type_fields,
};

/* RayService */
static const crd_field ray_io_v1alpha1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(ray_io_v1alpha1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(ray_io_v1alpha1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(ray_io_v1alpha1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_4dda395d3b04_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_fcc28b9ea1a3_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, status)},
};
static const uint16_t ray_io_v1alpha1_RayService_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t ray_io_v1alpha1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayService_type_fields = {
    .items = ray_io_v1alpha1_RayService_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = ray_io_v1alpha1_RayService_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService),
    .has_offset = offsetof(ray_io_v1alpha1_RayService, has),
    .fields = &ray_io_v1alpha1_RayService_type_fields,
};

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
  return crd_kind_validate_by(NULL, &ray_io_v1alpha1_RayService_kind, object, old, options, errors);
}

bool ray_io_v1alpha1_RayService_validate_decoded(const ray_io_v1alpha1_RayService *object,
                                                 const ray_io_v1alpha1_RayService *old, const crd_validate_options *options,
                                                 crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &ray_io_v1alpha1_RayService_kind, object, old, options, errors);
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
