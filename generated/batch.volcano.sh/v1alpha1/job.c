/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Job of batch.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* Job.status.conditions[] */
static const crd_string batch_volcano_sh_v1alpha1_Job_Condition_type_required[1] = {CRD_STRING_INIT("status")};
static const crd_field batch_volcano_sh_v1alpha1_Job_Condition_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Condition, status)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_Condition_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_Job_Condition_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_Job_Condition_type_fields_words[2][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u }, { 0x737574617473u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_Job_Condition_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_Condition_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_Job_Condition_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_Job_Condition_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_Job_Condition_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_Job_Condition_type_checks = {
    .required = batch_volcano_sh_v1alpha1_Job_Condition_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_Job_Condition_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_Condition),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job_Condition, has),
    .fields = &batch_volcano_sh_v1alpha1_Job_Condition_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_Job_Condition_type_checks,
};

/* Job.status.conditions */
const crd_type crd_1b084350_type_55a30a5b = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_Condition), .items = &batch_volcano_sh_v1alpha1_Job_Condition_type,
};

/* Job.status.state.phase */
static const crd_value crd_1b084350_type_e8ac68b8_enum[10] = {
    CRD_VALUE_STRING_INIT("Pending"), CRD_VALUE_STRING_INIT("Aborting"), CRD_VALUE_STRING_INIT("Aborted"),
    CRD_VALUE_STRING_INIT("Running"), CRD_VALUE_STRING_INIT("Restarting"), CRD_VALUE_STRING_INIT("Completing"),
    CRD_VALUE_STRING_INIT("Completed"), CRD_VALUE_STRING_INIT("Terminating"), CRD_VALUE_STRING_INIT("Terminated"),
    CRD_VALUE_STRING_INIT("Failed"),
};
static const crd_checks crd_1b084350_type_e8ac68b8_checks = {
    .enum_values = crd_1b084350_type_e8ac68b8_enum, .enum_count = 10,
    .enum_text = CRD_STRING_INIT("supported values: \"Pending\", \"Aborting\", \"Aborted\", \"Running\", \"Restarting\", "
                                 "\"Completing\", \"Completed\", \"Terminating\", \"Terminated\", \"Failed\""),
};
const crd_type crd_1b084350_type_e8ac68b8 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_e8ac68b8_checks,
};

/* Job.status.state */
static const crd_field batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_StatusState, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_StatusState, message)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_e8ac68b8,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_StatusState, phase)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_StatusState, reason)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_slots[3 + 1] = {1, 3, 0, 2};
static const uint64_t batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_words[4][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u }, { 0x6567617373656du, 0x0u }, { 0x6573616870u, 0x0u },
    { 0x6e6f73616572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_Job_StatusState_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_items, .count = 4, .mask = 3, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_Job_StatusState_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_Job_StatusState_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_StatusState),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job_StatusState, has),
    .fields = &batch_volcano_sh_v1alpha1_Job_StatusState_type_fields,
};

/* Job.status */
static const crd_field batch_volcano_sh_v1alpha1_Job_Status_type_fields_items[14] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_55a30a5b,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, conditions)},
    {.name = CRD_STRING_INIT("controlledResources"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, controlledResources)},
    {.name = CRD_STRING_INIT("failed"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, failed)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, minAvailable)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, pending)},
    {.name = CRD_STRING_INIT("retryCount"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, retryCount)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, running)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, runningDuration)},
    {.name = CRD_STRING_INIT("state"), .type = &batch_volcano_sh_v1alpha1_Job_StatusState_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, state)},
    {.name = CRD_STRING_INIT("succeeded"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, succeeded)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_1b084350_type_6d19d6f4,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, taskStatusCount)},
    {.name = CRD_STRING_INIT("terminating"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, terminating)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, unknown)},
    {.name = CRD_STRING_INIT("version"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, version)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_Status_type_fields_slots[31 + 1] = {
    0xffff, 3, 0xffff, 4, 0xffff, 0xffff, 0xffff, 0xffff, 5, 10, 13, 6, 0xffff, 2, 8, 0xffff, 0xffff, 0xffff, 1, 0xffff,
    11, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 0xffff, 7, 9, 0xffff, 12,
};
static const uint64_t batch_volcano_sh_v1alpha1_Job_Status_type_fields_words[14][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu }, { 0x6c6c6f72746e6f63u, 0x73656372756f7365u }, { 0x64656c696166u, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u }, { 0x676e69646e6570u, 0x0u }, { 0x756f437972746572u, 0x746e756f43797274u },
    { 0x676e696e6e7572u, 0x0u }, { 0x44676e696e6e7572u, 0x6e6f697461727544u }, { 0x6574617473u, 0x0u },
    { 0x6564656563637573u, 0x6465646565636375u }, { 0x746174536b736174u, 0x746e756f43737574u },
    { 0x74616e696d726574u, 0x676e6974616e696du }, { 0x6e776f6e6b6e75u, 0x0u }, { 0x6e6f6973726576u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_Job_Status_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_Status_type_fields_items, .count = 14, .mask = 31, .seed = 53,
    .slots = batch_volcano_sh_v1alpha1_Job_Status_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_Job_Status_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_Job_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_Status),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job_Status, has),
    .fields = &batch_volcano_sh_v1alpha1_Job_Status_type_fields,
};

/* Job */
static const crd_field batch_volcano_sh_v1alpha1_Job_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &batch_volcano_sh_v1alpha1_Job_Status_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job, status)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t batch_volcano_sh_v1alpha1_Job_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_Job_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_Job_type_fields_slots, .words = batch_volcano_sh_v1alpha1_Job_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_Job_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job, has), .fields = &batch_volcano_sh_v1alpha1_Job_type_fields,
};

const crd_kind batch_volcano_sh_v1alpha1_Job_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("Job"),
    .plural = CRD_STRING_INIT("jobs"), .singular = CRD_STRING_INIT("job"), .list_kind = CRD_STRING_INIT("JobList"),
    .namespaced = true, .served = true, .storage = true, .has_status = true, .type = &batch_volcano_sh_v1alpha1_Job_type,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job), .struct_name = CRD_STRING_INIT("batch_volcano_sh_v1alpha1_Job"),
    .layers_apart = true,
};

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &batch_volcano_sh_v1alpha1_Job_kind, metadata);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &batch_volcano_sh_v1alpha1_Job_kind, value, errors);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                       crd_errors *errors) {
  return crd_kind_from_json(arena, &batch_volcano_sh_v1alpha1_Job_kind, text, strict, errors);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                       crd_errors *errors) {
  return crd_kind_from_yaml(arena, &batch_volcano_sh_v1alpha1_Job_kind, text, strict, errors);
}

bool batch_volcano_sh_v1alpha1_Job_validate(const batch_volcano_sh_v1alpha1_Job *object,
                                            const batch_volcano_sh_v1alpha1_Job *old, const crd_validate_options *options,
                                            crd_errors *errors) {
  return crd_kind_validate_by(NULL, &batch_volcano_sh_v1alpha1_Job_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_Job_validate_decoded(const batch_volcano_sh_v1alpha1_Job *object,
                                                    const batch_volcano_sh_v1alpha1_Job *old,
                                                    const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &batch_volcano_sh_v1alpha1_Job_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_Job_default(crd_arena *arena, batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_default(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_copy(crd_arena *arena,
                                                                  const batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_copy(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}

bool batch_volcano_sh_v1alpha1_Job_equal(const batch_volcano_sh_v1alpha1_Job *a, const batch_volcano_sh_v1alpha1_Job *b) {
  return crd_storage_equal(&batch_volcano_sh_v1alpha1_Job_type, a, b);
}

crd_string batch_volcano_sh_v1alpha1_Job_to_json(crd_arena *arena, const batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_to_json(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}
