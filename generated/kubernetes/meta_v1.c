/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 384 more */
static const crd_string crd_struct_8ff0998c7bc8_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("operator"),
};
static const crd_field crd_struct_8ff0998c7bc8_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8ff0998c7bc8, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_8ff0998c7bc8, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_8ff0998c7bc8, values)},
};
static const uint16_t crd_struct_8ff0998c7bc8_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_8ff0998c7bc8_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_8ff0998c7bc8_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields crd_struct_8ff0998c7bc8_type_fields = {
    .items = crd_struct_8ff0998c7bc8_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_8ff0998c7bc8_type_fields_slots,
    .required = crd_struct_8ff0998c7bc8_type_fields_required,
    .words = crd_struct_8ff0998c7bc8_type_fields_words,
};
static const crd_checks crd_struct_8ff0998c7bc8_type_checks = {
    .required = crd_struct_8ff0998c7bc8_type_required,
    .required_count = 2,
};
const crd_type crd_struct_8ff0998c7bc8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8ff0998c7bc8),
    .has_offset = offsetof(crd_struct_8ff0998c7bc8, has),
    .fields = &crd_struct_8ff0998c7bc8_type_fields,
    .checks = &crd_struct_8ff0998c7bc8_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions
 * and 384 more */
const crd_type crd_type_f51eadcc2fb5 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_8ff0998c7bc8),
    .items = &crd_struct_8ff0998c7bc8_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 296 more */
static const crd_field crd_struct_6910169ea7b2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_6910169ea7b2, matchExpressions)},
    {.name = CRD_STRING_INIT("matchLabels"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_6910169ea7b2, matchLabels)},
};
static const uint16_t crd_struct_6910169ea7b2_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6910169ea7b2_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x62614c686374616du, 0x736c6562614c6863u },
};
static const crd_fields crd_struct_6910169ea7b2_type_fields = {
    .items = crd_struct_6910169ea7b2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_6910169ea7b2_type_fields_slots,
    .words = crd_struct_6910169ea7b2_type_fields_words,
};
const crd_type crd_struct_6910169ea7b2_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6910169ea7b2),
    .has_offset = offsetof(crd_struct_6910169ea7b2, has),
    .fields = &crd_struct_6910169ea7b2_type_fields,
};

/* ColocationConfiguration.status.conditions[] and 15 more */
static const crd_string crd_struct_5e67af107779_type_required[5] = {
    CRD_STRING_INIT("lastTransitionTime"),
    CRD_STRING_INIT("message"),
    CRD_STRING_INIT("reason"),
    CRD_STRING_INIT("status"),
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_5e67af107779_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("lastTransitionTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_5e67af107779, lastTransitionTime)},
    {.name = CRD_STRING_INIT("message"), .type = &crd_type_cd9081bcf59b,
     .offset = offsetof(crd_struct_5e67af107779, message)},
    {.name = CRD_STRING_INIT("observedGeneration"), .type = &crd_type_2c733aaf2a6d,
     .offset = offsetof(crd_struct_5e67af107779, observedGeneration)},
    {.name = CRD_STRING_INIT("reason"), .type = &crd_type_008eb50e18ef, .offset = offsetof(crd_struct_5e67af107779, reason)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_type_c7e958af395a, .offset = offsetof(crd_struct_5e67af107779, status)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_8e0d4f39543e, .offset = offsetof(crd_struct_5e67af107779, type)},
};
static const uint16_t crd_struct_5e67af107779_type_fields_slots[7 + 1] = {
    3, 0, 4, 2, 5, 1, 0xffff, 0xffff,
};
static const uint64_t crd_struct_5e67af107779_type_fields_required[] = { 0x3bu };
static const uint64_t crd_struct_5e67af107779_type_fields_words[6][2] = {
    { 0x6e6172547473616cu, 0x656d69546e6f6974u },
    { 0x6567617373656du, 0x0u },
    { 0x646576726573626fu, 0x6e6f69746172656eu },
    { 0x6e6f73616572u, 0x0u },
    { 0x737574617473u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_5e67af107779_type_fields = {
    .items = crd_struct_5e67af107779_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_5e67af107779_type_fields_slots,
    .required = crd_struct_5e67af107779_type_fields_required,
    .words = crd_struct_5e67af107779_type_fields_words,
};
static const crd_checks crd_struct_5e67af107779_type_checks = {
    .required = crd_struct_5e67af107779_type_required,
    .required_count = 5,
};
const crd_type crd_struct_5e67af107779_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .has_offset = offsetof(crd_struct_5e67af107779, has),
    .fields = &crd_struct_5e67af107779_type_fields,
    .checks = &crd_struct_5e67af107779_type_checks,
};

/* ColocationConfiguration.status.conditions and 14 more */
static const crd_string crd_type_e26c6d2b338d_keys[1] = {
    CRD_STRING_INIT("type"),
};
const crd_type crd_type_e26c6d2b338d = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_5e67af107779),
    .items = &crd_struct_5e67af107779_type,
    .map_keys = crd_type_e26c6d2b338d_keys,
    .map_key_count = 1,
};
