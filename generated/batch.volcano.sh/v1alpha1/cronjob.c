/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* CronJob of batch.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* CronJob.spec.concurrencyPolicy */
static const crd_value crd_1b084350_type_5795958e_enum[3] = {
    CRD_VALUE_STRING_INIT("Allow"), CRD_VALUE_STRING_INIT("Forbid"), CRD_VALUE_STRING_INIT("Replace"),
};
static const crd_value crd_1b084350_type_5795958e_default[1] = {CRD_VALUE_STRING_INIT("Allow")};
static const crd_checks crd_1b084350_type_5795958e_checks = {
    .enum_values = crd_1b084350_type_5795958e_enum, .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"Allow\", \"Forbid\", \"Replace\""),
};
const crd_type crd_1b084350_type_5795958e = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_5795958e_checks, .default_value = crd_1b084350_type_5795958e_default,
};

/* CronJob.spec.failedJobsHistoryLimit */
static const crd_value crd_1b084350_type_ce7086de_default[1] = {CRD_VALUE_INT_INIT(1)};
static const crd_checks crd_1b084350_type_ce7086de_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_ce7086de = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_ce7086de_checks,
    .default_value = crd_1b084350_type_ce7086de_default,
};

/* CronJob.spec.jobTemplate */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplate, spec)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u }, { 0x63657073u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_JobTemplate),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplate, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type_fields,
};

/* CronJob.spec */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_Spec_type_required[2] = {
    CRD_STRING_INIT("jobTemplate"), CRD_STRING_INIT("schedule"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("concurrencyPolicy"), .type = &crd_1b084350_type_5795958e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, concurrencyPolicy)},
    {.name = CRD_STRING_INIT("failedJobsHistoryLimit"), .type = &crd_1b084350_type_ce7086de,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, failedJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("jobTemplate"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, jobTemplate)},
    {.name = CRD_STRING_INIT("schedule"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, schedule)},
    {.name = CRD_STRING_INIT("startingDeadlineSeconds"), .type = &crd_1b084350_type_2c733aaf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, startingDeadlineSeconds)},
    {.name = CRD_STRING_INIT("successfulJobsHistoryLimit"), .type = &crd_1b084350_type_d78dae17,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, successfulJobsHistoryLimit)},
    {.name = CRD_STRING_INIT("suspend"), .type = &crd_1b084350_type_200e8b99,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, suspend)},
    {.name = CRD_STRING_INIT("timeZone"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, timeZone)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_slots[7 + 1] = {1, 4, 7, 6, 0, 3, 5, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_defaulted[] = { 0x63u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_required[] = { 0xcu };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_words[8][2] = {
    { 0x65727275636e6f63u, 0x7963696c6f507963u }, { 0x6f4a64656c696166u, 0x74696d694c79726fu },
    { 0x6c706d6554626f6au, 0x6574616c706d6554u }, { 0x656c756465686373u, 0x0u },
    { 0x676e697472617473u, 0x73646e6f63655365u }, { 0x6673736563637573u, 0x74696d694c79726fu }, { 0x646e6570737573u, 0x0u },
    { 0x656e6f5a656d6974u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_items, .count = 8, .mask = 7, .seed = 138,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_Spec_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_Spec_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Spec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Spec),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Spec, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Spec_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_Spec_type_checks,
};

/* CronJob.status.active[] */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, fieldPath)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, namespace_)},
    {.name = CRD_STRING_INIT("resourceVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, resourceVersion)},
    {.name = CRD_STRING_INIT("uid"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, uid)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_slots[7 + 1] = {
    0xffff, 6, 3, 1, 4, 5, 2, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_words[7][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x746150646c656966u, 0x68746150646c6569u }, { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u }, { 0x63617073656d616eu, 0x6563617073656d61u }, { 0x656372756f736572u, 0x6e6f697372655665u },
    { 0x646975u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_items, .count = 7, .mask = 7, .seed = 80,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type_fields,
};

/* CronJob.status.active */
const crd_type crd_1b084350_type_30619c00 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ObjectReference),
    .items = &batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type,
};

/* CronJob.status */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("active"), .type = &crd_1b084350_type_30619c00,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Status, active)},
    {.name = CRD_STRING_INIT("lastScheduleTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Status, lastScheduleTime)},
    {.name = CRD_STRING_INIT("lastSuccessfulTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Status, lastSuccessfulTime)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_slots[3 + 1] = {2, 0xffff, 0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_words[3][2] = {
    { 0x657669746361u, 0x0u }, { 0x656863537473616cu, 0x656d6954656c7564u }, { 0x636375537473616cu, 0x656d69546c756673u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Status_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Status_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Status),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Status, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Status_type_fields,
};

/* CronJob */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_Spec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &batch_volcano_sh_v1alpha1_CronJob_Status_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, status)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED | CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT, .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob, has), .fields = &batch_volcano_sh_v1alpha1_CronJob_type_fields,
};

const crd_kind batch_volcano_sh_v1alpha1_CronJob_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("CronJob"),
    .plural = CRD_STRING_INIT("cronjobs"), .singular = CRD_STRING_INIT("cronjob"),
    .list_kind = CRD_STRING_INIT("CronJobList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &batch_volcano_sh_v1alpha1_CronJob_type, .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob),
    .struct_name = CRD_STRING_INIT("batch_volcano_sh_v1alpha1_CronJob"), .layers_apart = true,
};

batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, metadata);
}

batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_decode(crd_arena *arena, crd_value *value,
                                                                            crd_errors *errors) {
  return crd_kind_decode(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, value, errors);
}

batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_from_json(crd_arena *arena, crd_string text,
                                                                               crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, text, strict, errors);
}

batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_from_yaml(crd_arena *arena, crd_string text,
                                                                               crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, text, strict, errors);
}

bool batch_volcano_sh_v1alpha1_CronJob_validate(const batch_volcano_sh_v1alpha1_CronJob *object,
                                                const batch_volcano_sh_v1alpha1_CronJob *old,
                                                const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &batch_volcano_sh_v1alpha1_CronJob_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_CronJob_validate_decoded(const batch_volcano_sh_v1alpha1_CronJob *object,
                                                        const batch_volcano_sh_v1alpha1_CronJob *old,
                                                        const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &batch_volcano_sh_v1alpha1_CronJob_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_CronJob_default(crd_arena *arena, batch_volcano_sh_v1alpha1_CronJob *object) {
  return crd_kind_default(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, object);
}

batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_copy(crd_arena *arena,
                                                                          const batch_volcano_sh_v1alpha1_CronJob *object) {
  return crd_kind_copy(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, object);
}

bool batch_volcano_sh_v1alpha1_CronJob_equal(const batch_volcano_sh_v1alpha1_CronJob *a,
                                             const batch_volcano_sh_v1alpha1_CronJob *b) {
  return crd_storage_equal(&batch_volcano_sh_v1alpha1_CronJob_type, a, b);
}

crd_string batch_volcano_sh_v1alpha1_CronJob_to_json(crd_arena *arena, const batch_volcano_sh_v1alpha1_CronJob *object) {
  return crd_kind_to_json(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, object);
}
