/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* NodeShard of shard.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* NodeShard.spec */
static const crd_string shard_volcano_sh_v1alpha1_NodeShard_Spec_type_required[1] = {CRD_STRING_INIT("nodesDesired")};
static const crd_field shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodesDesired"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Spec, nodesDesired)},
};
static const uint16_t shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_slots[0 + 1] = {0};
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_required[] = { 0x1u };
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_words[1][2] = {
    { 0x7365447365646f6eu, 0x6465726973654473u },
};
static const crd_fields shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields = {
    .items = shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_slots,
    .required = shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_required,
    .words = shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields_words,
};
static const crd_checks shard_volcano_sh_v1alpha1_NodeShard_Spec_type_checks = {
    .required = shard_volcano_sh_v1alpha1_NodeShard_Spec_type_required, .required_count = 1,
};
const crd_type shard_volcano_sh_v1alpha1_NodeShard_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard_Spec),
    .has_offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Spec, has),
    .fields = &shard_volcano_sh_v1alpha1_NodeShard_Spec_type_fields,
    .checks = &shard_volcano_sh_v1alpha1_NodeShard_Spec_type_checks,
};

/* NodeShard.status */
static const crd_field shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastUpdateTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Status, lastUpdateTime)},
    {.name = CRD_STRING_INIT("nodesInUse"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Status, nodesInUse)},
    {.name = CRD_STRING_INIT("nodesToAdd"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Status, nodesToAdd)},
    {.name = CRD_STRING_INIT("nodesToRemove"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Status, nodesToRemove)},
};
static const uint16_t shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_slots[3 + 1] = {1, 0, 2, 3};
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_words[4][2] = {
    { 0x616470557473616cu, 0x656d695465746164u }, { 0x556e497365646f6eu, 0x6573556e49736564u },
    { 0x416f547365646f6eu, 0x6464416f54736564u }, { 0x526f547365646f6eu, 0x65766f6d65526f54u },
};
static const crd_fields shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields = {
    .items = shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_items, .count = 4, .mask = 3, .seed = 14,
    .slots = shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_slots,
    .words = shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields_words,
};
const crd_type shard_volcano_sh_v1alpha1_NodeShard_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard_Status),
    .has_offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard_Status, has),
    .fields = &shard_volcano_sh_v1alpha1_NodeShard_Status_type_fields,
};

/* NodeShard */
static const crd_string shard_volcano_sh_v1alpha1_NodeShard_type_required[1] = {CRD_STRING_INIT("spec")};
static const crd_field shard_volcano_sh_v1alpha1_NodeShard_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &shard_volcano_sh_v1alpha1_NodeShard_Spec_type,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &shard_volcano_sh_v1alpha1_NodeShard_Status_type,
     .offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, status)},
};
static const uint16_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_required[] = { 0x8u };
static const uint64_t shard_volcano_sh_v1alpha1_NodeShard_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields shard_volcano_sh_v1alpha1_NodeShard_type_fields = {
    .items = shard_volcano_sh_v1alpha1_NodeShard_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = shard_volcano_sh_v1alpha1_NodeShard_type_fields_slots,
    .required = shard_volcano_sh_v1alpha1_NodeShard_type_fields_required,
    .words = shard_volcano_sh_v1alpha1_NodeShard_type_fields_words,
};
static const crd_checks shard_volcano_sh_v1alpha1_NodeShard_type_checks = {
    .required = shard_volcano_sh_v1alpha1_NodeShard_type_required, .required_count = 1,
};
const crd_type shard_volcano_sh_v1alpha1_NodeShard_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard),
    .has_offset = offsetof(shard_volcano_sh_v1alpha1_NodeShard, has),
    .fields = &shard_volcano_sh_v1alpha1_NodeShard_type_fields, .checks = &shard_volcano_sh_v1alpha1_NodeShard_type_checks,
};

const crd_kind shard_volcano_sh_v1alpha1_NodeShard_kind = {
    .group = CRD_STRING_INIT("shard.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("NodeShard"), .plural = CRD_STRING_INIT("nodeshards"), .singular = CRD_STRING_INIT("nodeshard"),
    .list_kind = CRD_STRING_INIT("NodeShardList"), .served = true, .storage = true, .has_status = true,
    .type = &shard_volcano_sh_v1alpha1_NodeShard_type, .struct_size = sizeof(shard_volcano_sh_v1alpha1_NodeShard),
    .struct_name = CRD_STRING_INIT("shard_volcano_sh_v1alpha1_NodeShard"),
};

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_create(crd_arena *arena,
                                                                                const crd_value *metadata) {
  return crd_kind_create(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, metadata);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_decode(crd_arena *arena, crd_value *value,
                                                                                crd_errors *errors) {
  return crd_kind_decode(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, value, errors);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_from_json(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, text, strict, errors);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_from_yaml(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, text, strict, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_validate(const shard_volcano_sh_v1alpha1_NodeShard *object,
                                                  const shard_volcano_sh_v1alpha1_NodeShard *old,
                                                  const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &shard_volcano_sh_v1alpha1_NodeShard_kind, object, old, options, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_validate_decoded(const shard_volcano_sh_v1alpha1_NodeShard *object,
                                                          const shard_volcano_sh_v1alpha1_NodeShard *old,
                                                          const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &shard_volcano_sh_v1alpha1_NodeShard_kind, object, old, options, errors);
}

bool shard_volcano_sh_v1alpha1_NodeShard_default(crd_arena *arena, shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_default(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}

shard_volcano_sh_v1alpha1_NodeShard *shard_volcano_sh_v1alpha1_NodeShard_copy(crd_arena *arena,
                                                                              const shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_copy(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}

bool shard_volcano_sh_v1alpha1_NodeShard_equal(const shard_volcano_sh_v1alpha1_NodeShard *a,
                                               const shard_volcano_sh_v1alpha1_NodeShard *b) {
  return crd_storage_equal(&shard_volcano_sh_v1alpha1_NodeShard_type, a, b);
}

crd_string shard_volcano_sh_v1alpha1_NodeShard_to_json(crd_arena *arena, const shard_volcano_sh_v1alpha1_NodeShard *object) {
  return crd_kind_to_json(arena, &shard_volcano_sh_v1alpha1_NodeShard_kind, object);
}
