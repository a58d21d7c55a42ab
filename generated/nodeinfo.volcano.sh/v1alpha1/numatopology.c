/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* Numatopology.spec.cpuDetail{} */
static const crd_field crd_struct_bdfff1b73bbd_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("core"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, core)},
    {.name = CRD_STRING_INIT("numa"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, numa)},
    {.name = CRD_STRING_INIT("socket"), .type = &crd_type_32703af0b806, .offset = offsetof(crd_struct_bdfff1b73bbd, socket)},
};
static const uint16_t crd_struct_bdfff1b73bbd_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t crd_struct_bdfff1b73bbd_type_fields_words[3][2] = {
    { 0x65726f63u, 0x0u },
    { 0x616d756eu, 0x0u },
    { 0x74656b636f73u, 0x0u },
};
static const crd_fields crd_struct_bdfff1b73bbd_type_fields = {
    .items = crd_struct_bdfff1b73bbd_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_bdfff1b73bbd_type_fields_slots,
    .words = crd_struct_bdfff1b73bbd_type_fields_words,
};
const crd_type crd_struct_bdfff1b73bbd_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bdfff1b73bbd),
    .has_offset = offsetof(crd_struct_bdfff1b73bbd, has),
    .fields = &crd_struct_bdfff1b73bbd_type_fields,
};

/* Numatopology.spec.cpuDetail */
const crd_type crd_type_bcdb85e97eda = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_bdfff1b73bbd_entry),
    .additional = &crd_struct_bdfff1b73bbd_type,
};

/* Numatopology.spec.numares{}.capacity */
const crd_type crd_type_490740598258 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
};

/* Numatopology.spec.numares{} */
static const crd_field crd_struct_4f10b1343438_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocatable"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4f10b1343438, allocatable)},
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_type_490740598258,
     .offset = offsetof(crd_struct_4f10b1343438, capacity)},
};
static const uint16_t crd_struct_4f10b1343438_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4f10b1343438_type_fields_words[2][2] = {
    { 0x617461636f6c6c61u, 0x656c62617461636fu },
    { 0x7974696361706163u, 0x0u },
};
static const crd_fields crd_struct_4f10b1343438_type_fields = {
    .items = crd_struct_4f10b1343438_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_4f10b1343438_type_fields_slots,
    .words = crd_struct_4f10b1343438_type_fields_words,
};
const crd_type crd_struct_4f10b1343438_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4f10b1343438),
    .has_offset = offsetof(crd_struct_4f10b1343438, has),
    .fields = &crd_struct_4f10b1343438_type_fields,
};

/* Numatopology.spec.numares */
const crd_type crd_type_ff6f3a5a2d27 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_4f10b1343438_entry),
    .additional = &crd_struct_4f10b1343438_type,
};

/* Numatopology.spec.podAllocations[].containerAllocations[] */
static const crd_field crd_struct_49e60f2caf3d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("allocations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_49e60f2caf3d, allocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_49e60f2caf3d, name)},
};
static const uint16_t crd_struct_49e60f2caf3d_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_49e60f2caf3d_type_fields_words[2][2] = {
    { 0x697461636f6c6c61u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_49e60f2caf3d_type_fields = {
    .items = crd_struct_49e60f2caf3d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_49e60f2caf3d_type_fields_slots,
    .words = crd_struct_49e60f2caf3d_type_fields_words,
};
const crd_type crd_struct_49e60f2caf3d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_49e60f2caf3d),
    .has_offset = offsetof(crd_struct_49e60f2caf3d, has),
    .fields = &crd_struct_49e60f2caf3d_type_fields,
};

/* Numatopology.spec.podAllocations[].containerAllocations */
const crd_type crd_type_783df118fcec = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_49e60f2caf3d),
    .items = &crd_struct_49e60f2caf3d_type,
};

/* Numatopology.spec.podAllocations[] */
static const crd_field crd_struct_a14e76554049_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("containerAllocations"), .type = &crd_type_783df118fcec,
     .offset = offsetof(crd_struct_a14e76554049, containerAllocations)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a14e76554049, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a14e76554049, namespace_)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a14e76554049, uid)},
};
static const uint16_t crd_struct_a14e76554049_type_fields_slots[3 + 1] = {
    1, 3, 2, 0,
};
static const uint64_t crd_struct_a14e76554049_type_fields_words[4][2] = {
    { 0x656e6961746e6f63u, 0x736e6f697461636fu },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
    { 0x646975u, 0x0u },
};
static const crd_fields crd_struct_a14e76554049_type_fields = {
    .items = crd_struct_a14e76554049_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_a14e76554049_type_fields_slots,
    .words = crd_struct_a14e76554049_type_fields_words,
};
const crd_type crd_struct_a14e76554049_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a14e76554049),
    .has_offset = offsetof(crd_struct_a14e76554049, has),
    .fields = &crd_struct_a14e76554049_type_fields,
};

/* Numatopology.spec.podAllocations */
const crd_type crd_type_cde7212fe9d7 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_a14e76554049),
    .items = &crd_struct_a14e76554049_type,
};

/* Numatopology.spec */
static const crd_field crd_struct_7a9aab9a42c9_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("cpuDetail"), .type = &crd_type_bcdb85e97eda,
     .offset = offsetof(crd_struct_7a9aab9a42c9, cpuDetail)},
    {.name = CRD_STRING_INIT("numares"), .type = &crd_type_ff6f3a5a2d27,
     .offset = offsetof(crd_struct_7a9aab9a42c9, numares)},
    {.name = CRD_STRING_INIT("podAllocations"), .type = &crd_type_cde7212fe9d7,
     .offset = offsetof(crd_struct_7a9aab9a42c9, podAllocations)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_7a9aab9a42c9, policies)},
    {.name = CRD_STRING_INIT("resReserved"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_7a9aab9a42c9, resReserved)},
};
static const uint16_t crd_struct_7a9aab9a42c9_type_fields_slots[7 + 1] = {
    2, 0xffff, 0xffff, 0xffff, 3, 4, 0, 1,
};
static const uint64_t crd_struct_7a9aab9a42c9_type_fields_words[5][2] = {
    { 0x6961746544757063u, 0x6c69617465447570u },
    { 0x736572616d756eu, 0x0u },
    { 0x636f6c6c41646f70u, 0x736e6f697461636fu },
    { 0x73656963696c6f70u, 0x0u },
    { 0x7265736552736572u, 0x6465767265736552u },
};
static const crd_fields crd_struct_7a9aab9a42c9_type_fields = {
    .items = crd_struct_7a9aab9a42c9_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 3,
    .slots = crd_struct_7a9aab9a42c9_type_fields_slots,
    .words = crd_struct_7a9aab9a42c9_type_fields_words,
};
const crd_type crd_struct_7a9aab9a42c9_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7a9aab9a42c9),
    .has_offset = offsetof(crd_struct_7a9aab9a42c9, has),
    .fields = &crd_struct_7a9aab9a42c9_type_fields,
};

/* Numatopology */
static const crd_field nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_7a9aab9a42c9_type,
     .offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, spec)},
};
static const uint16_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words[4][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields = {
    .items = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 1,
    .slots = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_slots,
    .words = nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields_words,
};
const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(nodeinfo_volcano_sh_v1alpha1_Numatopology),
    .has_offset = offsetof(nodeinfo_volcano_sh_v1alpha1_Numatopology, has),
    .fields = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type_fields,
};

const crd_kind nodeinfo_volcano_sh_v1alpha1_Numatopology_kind = {
    .group = CRD_STRING_INIT("nodeinfo.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Numatopology"),
    .plural = CRD_STRING_INIT("numatopologies"),
    .singular = CRD_STRING_INIT("numatopology"),
    .list_kind = CRD_STRING_INIT("NumatopologyList"),
    .served = true,
    .storage = true,
    .type = &nodeinfo_volcano_sh_v1alpha1_Numatopology_type,
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
