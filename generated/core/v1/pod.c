/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Pod of /v1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* Pod.status */
const crd_type crd_1b084350_type_d5278fd6 = {
    .cel_type_name = "object", .flags = CRD_TYPE_PRESERVE_UNKNOWN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE,
};

/* Pod */
static const crd_field core_v1_Pod_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(core_v1_Pod, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5, .offset = offsetof(core_v1_Pod, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da, .offset = offsetof(core_v1_Pod, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodSpec_type,
     .offset = offsetof(core_v1_Pod, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_d5278fd6, .offset = offsetof(core_v1_Pod, status)},
};
static const uint16_t core_v1_Pod_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t core_v1_Pod_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields core_v1_Pod_type_fields = {
    .items = core_v1_Pod_type_fields_items, .count = 5, .mask = 7, .seed = 1, .slots = core_v1_Pod_type_fields_slots,
    .words = core_v1_Pod_type_fields_words,
};
const crd_type core_v1_Pod_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(core_v1_Pod), .has_offset = offsetof(core_v1_Pod, has), .fields = &core_v1_Pod_type_fields,
};

const crd_kind core_v1_Pod_kind = {
    .version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Pod"), .plural = CRD_STRING_INIT("pods"),
    .singular = CRD_STRING_INIT("pod"), .list_kind = CRD_STRING_INIT("PodList"), .namespaced = true, .storage = true,
    .type = &core_v1_Pod_type, .struct_size = sizeof(core_v1_Pod), .struct_name = CRD_STRING_INIT("core_v1_Pod"),
    .layers_apart = true,
};

core_v1_Pod *core_v1_Pod_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &core_v1_Pod_kind, metadata);
}

core_v1_Pod *core_v1_Pod_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &core_v1_Pod_kind, value, errors);
}

core_v1_Pod *core_v1_Pod_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &core_v1_Pod_kind, text, strict, errors);
}

core_v1_Pod *core_v1_Pod_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &core_v1_Pod_kind, text, strict, errors);
}

bool core_v1_Pod_validate(const core_v1_Pod *object, const core_v1_Pod *old, const crd_validate_options *options,
                          crd_errors *errors) {
  return crd_kind_validate_by(NULL, &core_v1_Pod_kind, object, old, options, errors);
}

bool core_v1_Pod_validate_decoded(const core_v1_Pod *object, const core_v1_Pod *old, const crd_validate_options *options,
                                  crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &core_v1_Pod_kind, object, old, options, errors);
}

bool core_v1_Pod_default(crd_arena *arena, core_v1_Pod *object) {
  return crd_kind_default(arena, &core_v1_Pod_kind, object);
}

core_v1_Pod *core_v1_Pod_copy(crd_arena *arena, const core_v1_Pod *object) {
  return crd_kind_copy(arena, &core_v1_Pod_kind, object);
}

bool core_v1_Pod_equal(const core_v1_Pod *a, const core_v1_Pod *b) {
  return crd_storage_equal(&core_v1_Pod_type, a, b);
}

crd_string core_v1_Pod_to_json(crd_arena *arena, const core_v1_Pod *object) {
  return crd_kind_to_json(arena, &core_v1_Pod_kind, object);
}
