/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Namespace of /v1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* Namespace.spec */
static const crd_field core_v1_Namespace_Spec_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("finalizers"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(core_v1_Namespace_Spec, finalizers)},
};
static const uint16_t core_v1_Namespace_Spec_type_fields_slots[0 + 1] = {0};
static const uint64_t core_v1_Namespace_Spec_type_fields_words[1][2] = {{ 0x657a696c616e6966u, 0x7372657a696c616eu }};
static const crd_fields core_v1_Namespace_Spec_type_fields = {
    .items = core_v1_Namespace_Spec_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = core_v1_Namespace_Spec_type_fields_slots, .words = core_v1_Namespace_Spec_type_fields_words,
};
const crd_type core_v1_Namespace_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Namespace_Spec), .has_offset = offsetof(core_v1_Namespace_Spec, has),
    .fields = &core_v1_Namespace_Spec_type_fields,
};

/* Namespace.status */
static const crd_field core_v1_Namespace_Status_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(core_v1_Namespace_Status, phase)},
};
static const uint16_t core_v1_Namespace_Status_type_fields_slots[0 + 1] = {0};
static const uint64_t core_v1_Namespace_Status_type_fields_words[1][2] = {{ 0x6573616870u, 0x0u }};
static const crd_fields core_v1_Namespace_Status_type_fields = {
    .items = core_v1_Namespace_Status_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = core_v1_Namespace_Status_type_fields_slots, .words = core_v1_Namespace_Status_type_fields_words,
};
const crd_type core_v1_Namespace_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Namespace_Status), .has_offset = offsetof(core_v1_Namespace_Status, has),
    .fields = &core_v1_Namespace_Status_type_fields,
};

/* Namespace */
static const crd_field core_v1_Namespace_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(core_v1_Namespace, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5, .offset = offsetof(core_v1_Namespace, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(core_v1_Namespace, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &core_v1_Namespace_Spec_type, .offset = offsetof(core_v1_Namespace, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &core_v1_Namespace_Status_type,
     .offset = offsetof(core_v1_Namespace, status)},
};
static const uint16_t core_v1_Namespace_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t core_v1_Namespace_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields core_v1_Namespace_type_fields = {
    .items = core_v1_Namespace_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = core_v1_Namespace_type_fields_slots, .words = core_v1_Namespace_type_fields_words,
};
const crd_type core_v1_Namespace_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Namespace), .has_offset = offsetof(core_v1_Namespace, has),
    .fields = &core_v1_Namespace_type_fields,
};

const crd_kind core_v1_Namespace_kind = {
    .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Namespace"), .plural = CRD_STRING_INIT("namespaces"),
    .singular = CRD_STRING_INIT("namespace"), .list_kind = CRD_STRING_INIT("NamespaceList"), .storage = true,
    .type = &core_v1_Namespace_type, .struct_size = sizeof(core_v1_Namespace),
    .struct_name = CRD_STRING_INIT("core_v1_Namespace"),
};

core_v1_Namespace *core_v1_Namespace_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &core_v1_Namespace_kind, metadata);
}

core_v1_Namespace *core_v1_Namespace_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &core_v1_Namespace_kind, value, errors);
}

core_v1_Namespace *core_v1_Namespace_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &core_v1_Namespace_kind, text, strict, errors);
}

core_v1_Namespace *core_v1_Namespace_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &core_v1_Namespace_kind, text, strict, errors);
}

bool core_v1_Namespace_validate(const core_v1_Namespace *object, const core_v1_Namespace *old,
                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &core_v1_Namespace_kind, object, old, options, errors);
}

bool core_v1_Namespace_validate_decoded(const core_v1_Namespace *object, const core_v1_Namespace *old,
                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &core_v1_Namespace_kind, object, old, options, errors);
}

bool core_v1_Namespace_default(crd_arena *arena, core_v1_Namespace *object) {
  return crd_kind_default(arena, &core_v1_Namespace_kind, object);
}

core_v1_Namespace *core_v1_Namespace_copy(crd_arena *arena, const core_v1_Namespace *object) {
  return crd_kind_copy(arena, &core_v1_Namespace_kind, object);
}

bool core_v1_Namespace_equal(const core_v1_Namespace *a, const core_v1_Namespace *b) {
  return crd_storage_equal(&core_v1_Namespace_type, a, b);
}

crd_string core_v1_Namespace_to_json(crd_arena *arena, const core_v1_Namespace *object) {
  return crd_kind_to_json(arena, &core_v1_Namespace_kind, object);
}
