/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* Numatopology.spec.cpuDetail{} */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("core"), .type = &crd_1b084350_type_32703af0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail, core)},
    {.name = CRD_STRING_INIT("numa"), .type = &crd_1b084350_type_32703af0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail, numa)},
    {.name = CRD_STRING_INIT("socket"), .type = &crd_1b084350_type_32703af0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail, socket)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_slots[3 + 1] = {2, 1, 0, 0xffff};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_words[3][2] = {
    { 0x65726f63u, 0x0u }, { 0x616d756eu, 0x0u }, { 0x74656b636f73u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type_fields,
};

/* Numatopology.spec.cpuDetail */
const crd_type crd_1b084350_type_bcdb85e9 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_entry),
    .additional = &nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type,
};

/* Numatopology.spec.numares{}.capacity */
const crd_type crd_1b084350_type_49074059 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT,
};

/* Numatopology.spec.numares{} */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocatable"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare, allocatable)},
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_1b084350_type_49074059,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare, capacity)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_words[2][2] = {
    { 0x617461636f6c6c61u, 0x656c62617461636fu }, { 0x7974696361706163u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type_fields,
};

/* Numatopology.spec.numares */
const crd_type crd_1b084350_type_ff6f3a5a = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_entry),
    .additional = &nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type,
};

/* Numatopology.spec.podAllocations[].containerAllocations[] */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocations"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation, allocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation, name)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_words[2][2] = {
    { 0x697461636f6c6c61u, 0x736e6f697461636fu }, { 0x656d616eu, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_items, .count = 2, .mask = 1,
    .seed = 1, .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type_fields,
};

/* Numatopology.spec.podAllocations[].containerAllocations */
const crd_type crd_1b084350_type_783df118 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation),
    .items = &nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type,
};

/* Numatopology.spec.podAllocations[] */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("containerAllocations"), .type = &crd_1b084350_type_783df118,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation, containerAllocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation, namespace_)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation, uid)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_slots[3 + 1] = {1, 3, 2, 0};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_words[4][2] = {
    { 0x656e6961746e6f63u, 0x736e6f697461636fu }, { 0x656d616eu, 0x0u }, { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x646975u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_items, .count = 4, .mask = 3, .seed = 3,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type_fields,
};

/* Numatopology.spec.podAllocations */
const crd_type crd_1b084350_type_cde7212f = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation),
    .items = &nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type,
};

/* Numatopology.spec */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("cpuDetail"), .type = &crd_1b084350_type_bcdb85e9,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, cpuDetail)},
    {.name = CRD_STRING_INIT("numares"), .type = &crd_1b084350_type_ff6f3a5a,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, numares)},
    {.name = CRD_STRING_INIT("podAllocations"), .type = &crd_1b084350_type_cde7212f,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, podAllocations)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, policies)},
    {.name = CRD_STRING_INIT("resReserved"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, resReserved)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_slots[7 + 1] = {
    2, 0xffff, 0xffff, 0xffff, 3, 4, 0, 1,
};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_words[5][2] = {
    { 0x6961746544757063u, 0x6c69617465447570u }, { 0x736572616d756eu, 0x0u }, { 0x636f6c6c41646f70u, 0x736e6f697461636fu },
    { 0x73656963696c6f70u, 0x0u }, { 0x7265736552736572u, 0x6465767265736552u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_items, .count = 5, .mask = 7, .seed = 3,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type_fields,
};

/* Numatopology */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, spec)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots[3 + 1] = {3, 0, 2, 1};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words[4][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items, .count = 4, .mask = 3, .seed = 1,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields,
};

const crd_kind nodeinfo_volcano_sh_v1alpha1_Numatopology_kind = {
    .group = CRD_STRING_INIT("nodeinfo.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Numatopology"), .plural = CRD_STRING_INIT("numatopologies"),
    .singular = CRD_STRING_INIT("numatopology"), .list_kind = CRD_STRING_INIT("NumatopologyList"), .served = true,
    .storage = true, .type = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology),
    .struct_name = CRD_STRING_INIT("nodeinfo_volcano_sh_v1alpha1_Numatopology"),
};

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_create(crd_arena *arena,
                                                                                            const crd_value *metadata) {
  return crd_kind_create(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, metadata);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_decode(crd_arena *arena,
                                                                                            crd_value *value,
                                                                                            crd_errors *errors) {
  return crd_kind_decode(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, value, errors);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_json(crd_arena *arena,
                                                                                               crd_string text,
                                                                                               crd_texts *strict,
                                                                                               crd_errors *errors) {
  return crd_kind_from_json(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, text, strict, errors);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_yaml(crd_arena *arena,
                                                                                               crd_string text,
                                                                                               crd_texts *strict,
                                                                                               crd_errors *errors) {
  return crd_kind_from_yaml(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, text, strict, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                        const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object, old, options, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate_decoded(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                                const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object, old, options, errors);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_default(crd_arena *arena, nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_default(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}

nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_copy(crd_arena *arena,
                                                                                          const nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_copy(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}

bool nodeinfo_volcano_sh_v1alpha1_Numatopology_equal(const nodeinfo_volcano_sh_v1alpha1_Numatopology *a,
                                                     const nodeinfo_volcano_sh_v1alpha1_Numatopology *b) {
  return crd_storage_equal(&nodeinfo_volcano_sh_v1alpha1_Numatopology_type, a, b);
}

crd_string nodeinfo_volcano_sh_v1alpha1_Numatopology_to_json(crd_arena *arena,
                                                             const nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_to_json(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}
