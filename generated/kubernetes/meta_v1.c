/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 384 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_required[2] = {
    CRD_STRING_INIT("key"), CRD_STRING_INIT("operator"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement, values)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u }, { 0x726f74617265706fu, 0x0u }, { 0x7365756c6176u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions
 * and 384 more */
const crd_type crd_1b084350_type_f51eadcc = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement),
    .items = &batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 296 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_1b084350_type_f51eadcc,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelector, matchExpressions)},
    {.name = CRD_STRING_INIT("matchLabels"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelector, matchLabels)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u }, { 0x62614c686374616du, 0x736c6562614c6863u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LabelSelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LabelSelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type_fields,
};

/* ColocationConfiguration.status.conditions[] and 15 more */
static const crd_string config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_required[5] = {
    CRD_STRING_INIT("lastTransitionTime"), CRD_STRING_INIT("message"), CRD_STRING_INIT("reason"), CRD_STRING_INIT("status"),
    CRD_STRING_INIT("type"),
};
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_1b084350_type_cd9081bc,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_1b084350_type_2c733aaf,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, observedGeneration)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_1b084350_type_008eb50e,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_1b084350_type_c7e958af,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, status)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_8e0d4f39,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, type)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_slots[7 + 1] = {
    3, 0, 4, 2, 5, 1, 0xffff, 0xffff,
};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_required[] = { 0x3bu };
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u }, { 0x6567617373656du, 0x0u }, { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x6e6f73616572u, 0x0u }, { 0x737574617473u, 0x0u }, { 0x65707974u, 0x0u },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_items, .count = 6, .mask = 7,
    .seed = 8, .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_slots,
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_required,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields_words,
};
static const crd_checks config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_checks = {
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_required, .required_count = 5,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_fields,
    .checks = &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type_checks,
};

/* ColocationConfiguration.status.conditions and 14 more */
static const crd_string crd_1b084350_type_e26c6d2b_keys[1] = {CRD_STRING_INIT("type")};
const crd_type crd_1b084350_type_e26c6d2b = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition),
    .items = &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type, .map_keys = crd_1b084350_type_e26c6d2b_keys,
    .map_key_count = 1,
};
