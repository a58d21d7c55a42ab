/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* JobTemplate.status */
static const crd_field crd_struct_d95faafca368_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobDependsOnList"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_d95faafca368, jobDependsOnList)},
};
static const uint16_t crd_struct_d95faafca368_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_d95faafca368_type_fields_words[1][2] = {
    { 0x6e65706544626f6au, 0x7473694c6e4f7364u },
};
static const crd_fields crd_struct_d95faafca368_type_fields = {
    .items = crd_struct_d95faafca368_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_d95faafca368_type_fields_slots,
    .words = crd_struct_d95faafca368_type_fields_words,
};
const crd_type crd_struct_d95faafca368_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d95faafca368),
    .has_offset = offsetof(crd_struct_d95faafca368, has),
    .fields = &crd_struct_d95faafca368_type_fields,
};

/* JobTemplate */
static const crd_field flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_fa3a22e711c1_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_d95faafca368_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobTemplate_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobTemplate_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobTemplate),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, has),
    .fields = &flow_volcano_sh_v1alpha1_JobTemplate_type_fields,
};

const crd_kind flow_volcano_sh_v1alpha1_JobTemplate_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("JobTemplate"),
    .plural = CRD_STRING_INIT("jobtemplates"),
    .singular = CRD_STRING_INIT("jobtemplate"),
    .list_kind = CRD_STRING_INIT("JobTemplateList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &flow_volcano_sh_v1alpha1_JobTemplate_type,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobTemplate),
    .struct_name = CRD_STRING_INIT("flow_volcano_sh_v1alpha1_JobTemplate"),
};

flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_create(crd_arena *arena,
                                                                                  const crd_value *metadata) {
  return crd_kind_create(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, metadata);
}

flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_decode(crd_arena *arena, crd_value *value,
                                                                                  crd_errors *errors) {
  return crd_kind_decode(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, value, errors);
}

flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_from_json(crd_arena *arena, crd_string text,
                                                                                     crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, text, strict, errors);
}

flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_from_yaml(crd_arena *arena, crd_string text,
                                                                                     crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, text, strict, errors);
}

bool flow_volcano_sh_v1alpha1_JobTemplate_validate(const flow_volcano_sh_v1alpha1_JobTemplate *object,
                                                   const flow_volcano_sh_v1alpha1_JobTemplate *old,
                                                   const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobTemplate_validate_decoded(const flow_volcano_sh_v1alpha1_JobTemplate *object,
                                                           const flow_volcano_sh_v1alpha1_JobTemplate *old,
                                                           const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobTemplate_default(crd_arena *arena, flow_volcano_sh_v1alpha1_JobTemplate *object) {
  return crd_kind_default(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object);
}

flow_volcano_sh_v1alpha1_JobTemplate *flow_volcano_sh_v1alpha1_JobTemplate_copy(crd_arena *arena,
                                                                                const flow_volcano_sh_v1alpha1_JobTemplate *object) {
  return crd_kind_copy(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object);
}

bool flow_volcano_sh_v1alpha1_JobTemplate_equal(const flow_volcano_sh_v1alpha1_JobTemplate *a,
                                                const flow_volcano_sh_v1alpha1_JobTemplate *b) {
  return crd_storage_equal(&flow_volcano_sh_v1alpha1_JobTemplate_type, a, b);
}

crd_string flow_volcano_sh_v1alpha1_JobTemplate_to_json(crd_arena *arena,
                                                        const flow_volcano_sh_v1alpha1_JobTemplate *object) {
  return crd_kind_to_json(arena, &flow_volcano_sh_v1alpha1_JobTemplate_kind, object);
}
