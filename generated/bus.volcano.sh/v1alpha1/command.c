/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Command of bus.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* Command.target */
static const crd_string bus_volcano_sh_v1alpha1_Command_OwnerReference_type_required[4] = {
    CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("kind"), CRD_STRING_INIT("name"), CRD_STRING_INIT("uid"),
};
static const crd_field bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, apiVersion)},
    {.name = CRD_STRING_INIT("blockOwnerDeletion"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, blockOwnerDeletion)},
    {.name = CRD_STRING_INIT("controller"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, controller)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, name)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, uid)},
};
static const uint16_t bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_slots[7 + 1] = {
    0xffff, 1, 2, 0, 4, 0xffff, 5, 3,
};
static const uint64_t bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_required[] = { 0x39u };
static const uint64_t bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_words[6][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x6e774f6b636f6c62u, 0x6e6f6974656c6544u },
    { 0x6c6c6f72746e6f63u, 0x72656c6c6f72746eu }, { 0x646e696bu, 0x0u }, { 0x656d616eu, 0x0u }, { 0x646975u, 0x0u },
};
static const crd_fields bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields = {
    .items = bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_items, .count = 6, .mask = 7, .seed = 2,
    .slots = bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_slots,
    .required = bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_required,
    .words = bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields_words,
};
static const crd_checks bus_volcano_sh_v1alpha1_Command_OwnerReference_type_checks = {
    .required = bus_volcano_sh_v1alpha1_Command_OwnerReference_type_required, .required_count = 4,
};
const crd_type bus_volcano_sh_v1alpha1_Command_OwnerReference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(bus_volcano_sh_v1alpha1_Command_OwnerReference),
    .has_offset = offsetof(bus_volcano_sh_v1alpha1_Command_OwnerReference, has),
    .fields = &bus_volcano_sh_v1alpha1_Command_OwnerReference_type_fields,
    .checks = &bus_volcano_sh_v1alpha1_Command_OwnerReference_type_checks,
};

/* Command */
static const crd_field bus_volcano_sh_v1alpha1_Command_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, action)},
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, kind)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, message)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, metadata)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, reason)},
    {.name = CRD_STRING_INIT("target"), .type = &bus_volcano_sh_v1alpha1_Command_OwnerReference_type,
     .offset = offsetof(bus_volcano_sh_v1alpha1_Command, target)},
};
static const uint16_t bus_volcano_sh_v1alpha1_Command_type_fields_slots[7 + 1] = {6, 0, 5, 4, 2, 3, 0xffff, 1};
static const uint64_t bus_volcano_sh_v1alpha1_Command_type_fields_words[7][2] = {
    { 0x6e6f69746361u, 0x0u }, { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u },
    { 0x6567617373656du, 0x0u }, { 0x617461646174656du, 0x0u }, { 0x6e6f73616572u, 0x0u }, { 0x746567726174u, 0x0u },
};
static const crd_fields bus_volcano_sh_v1alpha1_Command_type_fields = {
    .items = bus_volcano_sh_v1alpha1_Command_type_fields_items, .count = 7, .mask = 7, .seed = 15,
    .slots = bus_volcano_sh_v1alpha1_Command_type_fields_slots, .words = bus_volcano_sh_v1alpha1_Command_type_fields_words,
};
const crd_type bus_volcano_sh_v1alpha1_Command_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(bus_volcano_sh_v1alpha1_Command), .has_offset = offsetof(bus_volcano_sh_v1alpha1_Command, has),
    .fields = &bus_volcano_sh_v1alpha1_Command_type_fields,
};

const crd_kind bus_volcano_sh_v1alpha1_Command_kind = {
    .group = CRD_STRING_INIT("bus.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("Command"),
    .plural = CRD_STRING_INIT("commands"), .singular = CRD_STRING_INIT("command"),
    .list_kind = CRD_STRING_INIT("CommandList"), .namespaced = true, .served = true, .storage = true,
    .type = &bus_volcano_sh_v1alpha1_Command_type, .struct_size = sizeof(bus_volcano_sh_v1alpha1_Command),
    .struct_name = CRD_STRING_INIT("bus_volcano_sh_v1alpha1_Command"),
};

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &bus_volcano_sh_v1alpha1_Command_kind, metadata);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_decode(crd_arena *arena, crd_value *value,
                                                                        crd_errors *errors) {
  return crd_kind_decode(arena, &bus_volcano_sh_v1alpha1_Command_kind, value, errors);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_json(crd_arena *arena, crd_string text,
                                                                           crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &bus_volcano_sh_v1alpha1_Command_kind, text, strict, errors);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_yaml(crd_arena *arena, crd_string text,
                                                                           crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &bus_volcano_sh_v1alpha1_Command_kind, text, strict, errors);
}

bool bus_volcano_sh_v1alpha1_Command_validate(const bus_volcano_sh_v1alpha1_Command *object,
                                              const bus_volcano_sh_v1alpha1_Command *old,
                                              const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &bus_volcano_sh_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_volcano_sh_v1alpha1_Command_validate_decoded(const bus_volcano_sh_v1alpha1_Command *object,
                                                      const bus_volcano_sh_v1alpha1_Command *old,
                                                      const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &bus_volcano_sh_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_volcano_sh_v1alpha1_Command_default(crd_arena *arena, bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_default(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_copy(crd_arena *arena,
                                                                      const bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_copy(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}

bool bus_volcano_sh_v1alpha1_Command_equal(const bus_volcano_sh_v1alpha1_Command *a,
                                           const bus_volcano_sh_v1alpha1_Command *b) {
  return crd_storage_equal(&bus_volcano_sh_v1alpha1_Command_type, a, b);
}

crd_string bus_volcano_sh_v1alpha1_Command_to_json(crd_arena *arena, const bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_to_json(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}
