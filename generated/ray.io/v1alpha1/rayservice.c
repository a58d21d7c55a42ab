/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayService of ray.io/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* RayService.spec */
static const crd_field ray_io_v1alpha1_RayService_Spec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("deploymentUnhealthySecondThreshold"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayService_Spec, deploymentUnhealthySecondThreshold)},
    {.name = CRD_STRING_INIT("rayClusterConfig"), .type = &ray_io_v1alpha1_RayCluster_Spec_type,
     .offset = offsetof(ray_io_v1alpha1_RayService_Spec, rayClusterConfig)},
    {.name = CRD_STRING_INIT("serveConfigV2"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_Spec, serveConfigV2)},
    {.name = CRD_STRING_INIT("serveService"), .type = &ray_io_v1_RayCluster_HeadService_type,
     .offset = offsetof(ray_io_v1alpha1_RayService_Spec, serveService)},
    {.name = CRD_STRING_INIT("serviceUnhealthySecondThreshold"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1alpha1_RayService_Spec, serviceUnhealthySecondThreshold)},
};
static const uint16_t ray_io_v1alpha1_RayService_Spec_type_fields_slots[7 + 1] = {3, 1, 0, 4, 0xffff, 0xffff, 2, 0xffff};
static const uint64_t ray_io_v1alpha1_RayService_Spec_type_fields_words[5][2] = {
    { 0x656d796f6c706564u, 0x646c6f6873657268u }, { 0x7473756c43796172u, 0x6769666e6f437265u },
    { 0x6e6f436576726573u, 0x32566769666e6f43u }, { 0x7265536576726573u, 0x6563697672655365u },
    { 0x5565636976726573u, 0x646c6f6873657268u },
};
static const crd_fields ray_io_v1alpha1_RayService_Spec_type_fields = {
    .items = ray_io_v1alpha1_RayService_Spec_type_fields_items, .count = 5, .mask = 7, .seed = 5,
    .slots = ray_io_v1alpha1_RayService_Spec_type_fields_slots, .words = ray_io_v1alpha1_RayService_Spec_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_Spec), .has_offset = offsetof(ray_io_v1alpha1_RayService_Spec, has),
    .fields = &ray_io_v1alpha1_RayService_Spec_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
static const crd_field ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1alpha1_RayService_ServeDeploymentStatus, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_ServeDeploymentStatus, message)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_ServeDeploymentStatus, status)},
};
static const uint16_t ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_slots[3 + 1] = {0xffff, 1, 0, 2};
static const uint64_t ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_words[3][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u }, { 0x6567617373656du, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields = {
    .items = ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_ServeDeploymentStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_ServeDeploymentStatus),
    .has_offset = offsetof(ray_io_v1alpha1_RayService_ServeDeploymentStatus, has),
    .fields = &ray_io_v1alpha1_RayService_ServeDeploymentStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses and 1 more */
const crd_type crd_1b084350_type_147a8acd = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_ServeDeploymentStatus_entry),
    .additional = &ray_io_v1alpha1_RayService_ServeDeploymentStatus_type,
};

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
static const crd_field ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("healthLastUpdateTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1alpha1_RayService_ApplicationStatus, healthLastUpdateTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_ApplicationStatus, message)},
    {.name = CRD_STRING_INIT("serveDeploymentStatuses"), .type = &crd_1b084350_type_147a8acd,
     .offset = offsetof(ray_io_v1alpha1_RayService_ApplicationStatus, serveDeploymentStatuses)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_ApplicationStatus, status)},
};
static const uint16_t ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_slots[3 + 1] = {1, 0, 2, 3};
static const uint64_t ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_words[4][2] = {
    { 0x614c68746c616568u, 0x656d695465746164u }, { 0x6567617373656du, 0x0u }, { 0x7065446576726573u, 0x7365737574617453u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayService_ApplicationStatus_type_fields = {
    .items = ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_items, .count = 4, .mask = 3, .seed = 30,
    .slots = ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_ApplicationStatus_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_ApplicationStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_ApplicationStatus),
    .has_offset = offsetof(ray_io_v1alpha1_RayService_ApplicationStatus, has),
    .fields = &ray_io_v1alpha1_RayService_ApplicationStatus_type_fields,
};

/* RayService.status.activeServiceStatus.applicationStatuses and 1 more */
const crd_type crd_1b084350_type_463a2710 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_ApplicationStatus_entry),
    .additional = &ray_io_v1alpha1_RayService_ApplicationStatus_type,
};

/* RayService.status.activeServiceStatus and 1 more */
static const crd_field ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("applicationStatuses"), .type = &crd_1b084350_type_463a2710,
     .offset = offsetof(ray_io_v1alpha1_RayService_ActiveServiceStatus, applicationStatuses)},
    {.name = CRD_STRING_INIT("rayClusterName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_ActiveServiceStatus, rayClusterName)},
    {.name = CRD_STRING_INIT("rayClusterStatus"), .type = &ray_io_v1alpha1_RayCluster_Status_type,
     .offset = offsetof(ray_io_v1alpha1_RayService_ActiveServiceStatus, rayClusterStatus)},
};
static const uint16_t ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_slots[3 + 1] = {0xffff, 0, 1, 2};
static const uint64_t ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_words[3][2] = {
    { 0x746163696c707061u, 0x7365737574617453u }, { 0x7473756c43796172u, 0x656d614e72657473u },
    { 0x7473756c43796172u, 0x7375746174537265u },
};
static const crd_fields ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields = {
    .items = ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_items, .count = 3, .mask = 3, .seed = 15,
    .slots = ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_ActiveServiceStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_ActiveServiceStatus),
    .has_offset = offsetof(ray_io_v1alpha1_RayService_ActiveServiceStatus, has),
    .fields = &ray_io_v1alpha1_RayService_ActiveServiceStatus_type_fields,
};

/* RayService.status */
static const crd_field ray_io_v1alpha1_RayService_Status_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("activeServiceStatus"), .type = &ray_io_v1alpha1_RayService_ActiveServiceStatus_type,
     .offset = offsetof(ray_io_v1alpha1_RayService_Status, activeServiceStatus)},
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(ray_io_v1alpha1_RayService_Status, lastUpdateTime)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(ray_io_v1alpha1_RayService_Status, observedGeneration)},
    {.name = CRD_STRING_INIT("pendingServiceStatus"), .type = &ray_io_v1alpha1_RayService_ActiveServiceStatus_type,
     .offset = offsetof(ray_io_v1alpha1_RayService_Status, pendingServiceStatus)},
    {.name = CRD_STRING_INIT("serviceStatus"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService_Status, serviceStatus)},
};
static const uint16_t ray_io_v1alpha1_RayService_Status_type_fields_slots[7 + 1] = {4, 0xffff, 0xffff, 3, 0xffff, 0, 2, 1};
static const uint64_t ray_io_v1alpha1_RayService_Status_type_fields_words[5][2] = {
    { 0x6553657669746361u, 0x7375746174536563u }, { 0x616470557473616cu, 0x656d695465746164u },
    { 0x646576726573626fu, 0x6e6f69746172656eu }, { 0x53676e69646e6570u, 0x7375746174536563u },
    { 0x5365636976726573u, 0x7375746174536563u },
};
static const crd_fields ray_io_v1alpha1_RayService_Status_type_fields = {
    .items = ray_io_v1alpha1_RayService_Status_type_fields_items, .count = 5, .mask = 7, .seed = 9,
    .slots = ray_io_v1alpha1_RayService_Status_type_fields_slots,
    .words = ray_io_v1alpha1_RayService_Status_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1alpha1_RayService_Status), .has_offset = offsetof(ray_io_v1alpha1_RayService_Status, has),
    .fields = &ray_io_v1alpha1_RayService_Status_type_fields,
};

/* RayService */
static const crd_field ray_io_v1alpha1_RayService_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1alpha1_RayService, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(ray_io_v1alpha1_RayService, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &ray_io_v1alpha1_RayService_Spec_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &ray_io_v1alpha1_RayService_Status_type,
     .offset = offsetof(ray_io_v1alpha1_RayService, status)},
};
static const uint16_t ray_io_v1alpha1_RayService_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t ray_io_v1alpha1_RayService_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields ray_io_v1alpha1_RayService_type_fields = {
    .items = ray_io_v1alpha1_RayService_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = ray_io_v1alpha1_RayService_type_fields_slots, .words = ray_io_v1alpha1_RayService_type_fields_words,
};
const crd_type ray_io_v1alpha1_RayService_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(ray_io_v1alpha1_RayService),
    .has_offset = offsetof(ray_io_v1alpha1_RayService, has), .fields = &ray_io_v1alpha1_RayService_type_fields,
};

const crd_kind ray_io_v1alpha1_RayService_kind = {
    .group = CRD_STRING_INIT("ray.io"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("RayService"),
    .plural = CRD_STRING_INIT("rayservices"), .singular = CRD_STRING_INIT("rayservice"),
    .list_kind = CRD_STRING_INIT("RayServiceList"), .namespaced = true, .served = true, .deprecated = true,
    .deprecation_warning = CRD_STRING_INIT("ray.io/v1alpha1 RayService is deprecated; use ray.io/v1 RayService. v1alpha1 "
                                           "receives no new fields and will be unavailable in KubeRay 1.9."),
    .has_status = true, .type = &ray_io_v1alpha1_RayService_type, .struct_size = sizeof(ray_io_v1alpha1_RayService),
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
