/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* PodGroup of scheduling.volcano.sh/v1beta1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* PodGroup.spec.subGroupPolicy[].subGroupSize */
static const crd_value crd_1b084350_type_63874460_default[1] = {CRD_VALUE_INT_INIT(1)};
static const crd_checks crd_1b084350_type_63874460_checks = {.minimum = 1.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_63874460 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_63874460_checks,
    .default_value = crd_1b084350_type_63874460_default,
};

/* PodGroup.spec.subGroupPolicy[] */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, matchLabelKeys)},
    {.name = CRD_STRING_INIT("minSubGroups"), .type = &crd_1b084350_type_97f042ba,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, minSubGroups)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, name)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, networkTopology)},
    {.name = CRD_STRING_INIT("subGroupSize"), .type = &crd_1b084350_type_63874460,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, subGroupSize)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_slots[7 + 1] = {
    5, 4, 0xffff, 3, 0, 0xffff, 2, 1,
};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_defaulted[] = { 0x24u };
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u }, { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x72476275536e696du, 0x7370756f72476275u }, { 0x656d616eu, 0x0u }, { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x70756f7247627573u, 0x657a695370756f72u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_items, .count = 6, .mask = 7, .seed = 43,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_slots,
    .defaulted = scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_defaulted,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type_fields,
};

/* PodGroup.spec.subGroupPolicy */
const crd_type crd_1b084350_type_ace6efca = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy),
    .items = &scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type,
};

/* PodGroup.spec */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("minMember"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, minMember)},
    {.name = CRD_STRING_INIT("minResources"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, minResources)},
    {.name = CRD_STRING_INIT("minTaskMember"), .type = &crd_1b084350_type_e4955508,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, minTaskMember)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, networkTopology)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_1b084350_type_8380259f,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, queue)},
    {.name = CRD_STRING_INIT("subGroupPolicy"), .type = &crd_1b084350_type_ace6efca,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, subGroupPolicy)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_slots[7 + 1] = {5, 0xffff, 4, 1, 6, 3, 0, 2};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_defaulted[] = { 0x20u };
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_words[7][2] = {
    { 0x65626d654d6e696du, 0x7265626d654d6e69u }, { 0x756f7365526e696du, 0x73656372756f7365u },
    { 0x4d6b7361546e696du, 0x7265626d654d6b73u }, { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x797469726f697270u, 0x656d614e7373616cu }, { 0x6575657571u, 0x0u }, { 0x70756f7247627573u, 0x7963696c6f507075u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_items, .count = 7, .mask = 7, .seed = 12,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_slots,
    .defaulted = scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_defaulted,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_Spec),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Spec, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_Spec_type_fields,
};

/* PodGroup.status.conditions[] */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, message)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, status)},
    {.name = CRD_STRING_INIT("transitionID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, transitionID)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, type)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_slots[7 + 1] = {
    3, 0, 5, 4, 0xffff, 2, 0xffff, 1,
};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u }, { 0x6567617373656du, 0x0u }, { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u }, { 0x697469736e617274u, 0x44496e6f69746973u }, { 0x65707974u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_items, .count = 6, .mask = 7, .seed = 18,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Condition_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_Condition),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Condition, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_Condition_type_fields,
};

/* PodGroup.status.conditions */
const crd_type crd_1b084350_type_29b2fdaf = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_Condition),
    .items = &scheduling_volcano_sh_v1beta1_PodGroup_Condition_type,
};

/* PodGroup.status.phase */
static const crd_value crd_1b084350_type_f25ceee5_enum[5] = {
    CRD_VALUE_STRING_INIT("Pending"), CRD_VALUE_STRING_INIT("Running"), CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("Inqueue"), CRD_VALUE_STRING_INIT("Completed"),
};
static const crd_checks crd_1b084350_type_f25ceee5_checks = {
    .enum_values = crd_1b084350_type_f25ceee5_enum, .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Running\", \"Unknown\", \"Inqueue\", \"Completed\""),
};
const crd_type crd_1b084350_type_f25ceee5 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_f25ceee5_checks,
};

/* PodGroup.status */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_29b2fdaf,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, conditions)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, failed)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_f25ceee5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, phase)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, running)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, succeeded)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_slots[7 + 1] = {
    0xffff, 4, 0xffff, 0, 3, 0xffff, 1, 2,
};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_words[5][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu }, { 0x64656c696166u, 0x0u }, { 0x6573616870u, 0x0u },
    { 0x676e696e6e7572u, 0x0u }, { 0x6564656563637573u, 0x6465646565636375u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_items, .count = 5, .mask = 7, .seed = 5,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup_Status),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup_Status, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_Status_type_fields,
};

/* PodGroup */
static const crd_field scheduling_volcano_sh_v1beta1_PodGroup_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &scheduling_volcano_sh_v1beta1_PodGroup_Spec_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &scheduling_volcano_sh_v1beta1_PodGroup_Status_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, status)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_PodGroup_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_volcano_sh_v1beta1_PodGroup_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_PodGroup_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_PodGroup_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_PodGroup_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_PodGroup, has),
    .fields = &scheduling_volcano_sh_v1beta1_PodGroup_type_fields,
};

const crd_kind scheduling_volcano_sh_v1beta1_PodGroup_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("PodGroup"), .plural = CRD_STRING_INIT("podgroups"), .singular = CRD_STRING_INIT("podgroup"),
    .list_kind = CRD_STRING_INIT("PodGroupList"), .namespaced = true, .served = true, .storage = true,
    .type = &scheduling_volcano_sh_v1beta1_PodGroup_type, .struct_size = sizeof(scheduling_volcano_sh_v1beta1_PodGroup),
    .struct_name = CRD_STRING_INIT("scheduling_volcano_sh_v1beta1_PodGroup"), .layers_apart = true,
};

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_create(crd_arena *arena,
                                                                                      const crd_value *metadata) {
  return crd_kind_create(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, metadata);
}

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_decode(crd_arena *arena, crd_value *value,
                                                                                      crd_errors *errors) {
  return crd_kind_decode(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, value, errors);
}

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_from_json(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_json(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, text, strict, errors);
}

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_from_yaml(crd_arena *arena, crd_string text,
                                                                                         crd_texts *strict,
                                                                                         crd_errors *errors) {
  return crd_kind_from_yaml(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, text, strict, errors);
}

bool scheduling_volcano_sh_v1beta1_PodGroup_validate(const scheduling_volcano_sh_v1beta1_PodGroup *object,
                                                     const scheduling_volcano_sh_v1beta1_PodGroup *old,
                                                     const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_PodGroup_validate_decoded(const scheduling_volcano_sh_v1beta1_PodGroup *object,
                                                             const scheduling_volcano_sh_v1beta1_PodGroup *old,
                                                             const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_PodGroup_default(crd_arena *arena, scheduling_volcano_sh_v1beta1_PodGroup *object) {
  return crd_kind_default(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object);
}

scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_copy(crd_arena *arena,
                                                                                    const scheduling_volcano_sh_v1beta1_PodGroup *object) {
  return crd_kind_copy(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object);
}

bool scheduling_volcano_sh_v1beta1_PodGroup_equal(const scheduling_volcano_sh_v1beta1_PodGroup *a,
                                                  const scheduling_volcano_sh_v1beta1_PodGroup *b) {
  return crd_storage_equal(&scheduling_volcano_sh_v1beta1_PodGroup_type, a, b);
}

crd_string scheduling_volcano_sh_v1beta1_PodGroup_to_json(crd_arena *arena,
                                                          const scheduling_volcano_sh_v1beta1_PodGroup *object) {
  return crd_kind_to_json(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object);
}
