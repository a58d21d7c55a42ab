/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* JobTemplate.status */
static const crd_field flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobDependsOnList"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate_Status, jobDependsOnList)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_slots[0 + 1] = {0};
static const uint64_t flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_words[1][2] = {
    { 0x6e65706544626f6au, 0x7473694c6e4f7364u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobTemplate_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobTemplate_Status),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate_Status, has),
    .fields = &flow_volcano_sh_v1alpha1_JobTemplate_Status_type_fields,
};

/* JobTemplate */
static const crd_field flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &flow_volcano_sh_v1alpha1_JobTemplate_Status_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobTemplate_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobTemplate_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobTemplate_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobTemplate),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobTemplate, has),
    .fields = &flow_volcano_sh_v1alpha1_JobTemplate_type_fields,
};

const crd_kind flow_volcano_sh_v1alpha1_JobTemplate_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("JobTemplate"), .plural = CRD_STRING_INIT("jobtemplates"),
    .singular = CRD_STRING_INIT("jobtemplate"), .list_kind = CRD_STRING_INIT("JobTemplateList"), .namespaced = true,
    .served = true, .storage = true, .has_status = true, .type = &flow_volcano_sh_v1alpha1_JobTemplate_type,
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
