/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 43 more */
static const crd_field crd_struct_7e53d4032570_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_7e53d4032570, matchExpressions)},
    {.name = CRD_STRING_INIT("matchFields"), .type = &crd_type_f51eadcc2fb5,
     .offset = offsetof(crd_struct_7e53d4032570, matchFields)},
};
static const uint16_t crd_struct_7e53d4032570_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_7e53d4032570_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u },
    { 0x656946686374616du, 0x73646c6569466863u },
};
static const crd_fields crd_struct_7e53d4032570_type_fields = {
    .items = crd_struct_7e53d4032570_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_7e53d4032570_type_fields_slots,
    .words = crd_struct_7e53d4032570_type_fields_words,
};
const crd_type crd_struct_7e53d4032570_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7e53d4032570),
    .has_offset = offsetof(crd_struct_7e53d4032570, has),
    .fields = &crd_struct_7e53d4032570_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 21 more */
static const crd_string crd_struct_364871f01eda_type_required[2] = {
    CRD_STRING_INIT("preference"),
    CRD_STRING_INIT("weight"),
};
static const crd_field crd_struct_364871f01eda_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preference"), .type = &crd_struct_7e53d4032570_type,
     .offset = offsetof(crd_struct_364871f01eda, preference)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_364871f01eda, weight)},
};
static const uint16_t crd_struct_364871f01eda_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_364871f01eda_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_364871f01eda_type_fields_words[2][2] = {
    { 0x6e65726566657270u, 0x65636e6572656665u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields crd_struct_364871f01eda_type_fields = {
    .items = crd_struct_364871f01eda_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_364871f01eda_type_fields_slots,
    .required = crd_struct_364871f01eda_type_fields_required,
    .words = crd_struct_364871f01eda_type_fields_words,
};
static const crd_checks crd_struct_364871f01eda_type_checks = {
    .required = crd_struct_364871f01eda_type_required,
    .required_count = 2,
};
const crd_type crd_struct_364871f01eda_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_364871f01eda),
    .has_offset = offsetof(crd_struct_364871f01eda, has),
    .fields = &crd_struct_364871f01eda_type_fields,
    .checks = &crd_struct_364871f01eda_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
const crd_type crd_type_af9aaf0fd3b8 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_364871f01eda),
    .items = &crd_struct_364871f01eda_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms
 * and 21 more */
const crd_type crd_type_ab8be48788bb = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_7e53d4032570),
    .items = &crd_struct_7e53d4032570_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
static const crd_string crd_struct_757466a27865_type_required[1] = {
    CRD_STRING_INIT("nodeSelectorTerms"),
};
static const crd_field crd_struct_757466a27865_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodeSelectorTerms"), .type = &crd_type_ab8be48788bb,
     .offset = offsetof(crd_struct_757466a27865, nodeSelectorTerms)},
};
static const uint16_t crd_struct_757466a27865_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_757466a27865_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_757466a27865_type_fields_words[1][2] = {
    { 0x656c655365646f6eu, 0x736d726554726f74u },
};
static const crd_fields crd_struct_757466a27865_type_fields = {
    .items = crd_struct_757466a27865_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_757466a27865_type_fields_slots,
    .required = crd_struct_757466a27865_type_fields_required,
    .words = crd_struct_757466a27865_type_fields_words,
};
static const crd_checks crd_struct_757466a27865_type_checks = {
    .required = crd_struct_757466a27865_type_required,
    .required_count = 1,
};
const crd_type crd_struct_757466a27865_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_757466a27865),
    .has_offset = offsetof(crd_struct_757466a27865, has),
    .fields = &crd_struct_757466a27865_type_fields,
    .checks = &crd_struct_757466a27865_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 21 more */
static const crd_field crd_struct_bcba243d0f63_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_af9aaf0fd3b8,
     .offset = offsetof(crd_struct_bcba243d0f63, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_struct_757466a27865_type,
     .offset = offsetof(crd_struct_bcba243d0f63, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t crd_struct_bcba243d0f63_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_bcba243d0f63_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields crd_struct_bcba243d0f63_type_fields = {
    .items = crd_struct_bcba243d0f63_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_bcba243d0f63_type_fields_slots,
    .words = crd_struct_bcba243d0f63_type_fields_words,
};
const crd_type crd_struct_bcba243d0f63_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bcba243d0f63),
    .has_offset = offsetof(crd_struct_bcba243d0f63, has),
    .fields = &crd_struct_bcba243d0f63_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 87 more */
static const crd_string crd_struct_3cca8af26621_type_required[1] = {
    CRD_STRING_INIT("topologyKey"),
};
static const crd_field crd_struct_3cca8af26621_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_3cca8af26621, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, matchLabelKeys)},
    {.name = CRD_STRING_INIT("mismatchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, mismatchLabelKeys)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_3cca8af26621, namespaceSelector)},
    {.name = CRD_STRING_INIT("namespaces"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_3cca8af26621, namespaces)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3cca8af26621, topologyKey)},
};
static const uint16_t crd_struct_3cca8af26621_type_fields_slots[7 + 1] = {
    5, 1, 4, 0xffff, 0xffff, 3, 2, 0,
};
static const uint64_t crd_struct_3cca8af26621_type_fields_required[] = { 0x20u };
static const uint64_t crd_struct_3cca8af26621_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x686374616d73696du, 0x7379654b6c656261u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63617073656d616eu, 0x736563617073656du },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
};
static const crd_fields crd_struct_3cca8af26621_type_fields = {
    .items = crd_struct_3cca8af26621_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_3cca8af26621_type_fields_slots,
    .required = crd_struct_3cca8af26621_type_fields_required,
    .words = crd_struct_3cca8af26621_type_fields_words,
};
static const crd_checks crd_struct_3cca8af26621_type_checks = {
    .required = crd_struct_3cca8af26621_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3cca8af26621_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3cca8af26621),
    .has_offset = offsetof(crd_struct_3cca8af26621, has),
    .fields = &crd_struct_3cca8af26621_type_fields,
    .checks = &crd_struct_3cca8af26621_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 43 more */
static const crd_string crd_struct_4ad6ff28cc5d_type_required[2] = {
    CRD_STRING_INIT("podAffinityTerm"),
    CRD_STRING_INIT("weight"),
};
static const crd_field crd_struct_4ad6ff28cc5d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podAffinityTerm"), .type = &crd_struct_3cca8af26621_type,
     .offset = offsetof(crd_struct_4ad6ff28cc5d, podAffinityTerm)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_4ad6ff28cc5d, weight)},
};
static const uint16_t crd_struct_4ad6ff28cc5d_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4ad6ff28cc5d_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_4ad6ff28cc5d_type_fields_words[2][2] = {
    { 0x6e69666641646f70u, 0x6d7265547974696eu },
    { 0x746867696577u, 0x0u },
};
static const crd_fields crd_struct_4ad6ff28cc5d_type_fields = {
    .items = crd_struct_4ad6ff28cc5d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_4ad6ff28cc5d_type_fields_slots,
    .required = crd_struct_4ad6ff28cc5d_type_fields_required,
    .words = crd_struct_4ad6ff28cc5d_type_fields_words,
};
static const crd_checks crd_struct_4ad6ff28cc5d_type_checks = {
    .required = crd_struct_4ad6ff28cc5d_type_required,
    .required_count = 2,
};
const crd_type crd_struct_4ad6ff28cc5d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4ad6ff28cc5d),
    .has_offset = offsetof(crd_struct_4ad6ff28cc5d, has),
    .fields = &crd_struct_4ad6ff28cc5d_type_fields,
    .checks = &crd_struct_4ad6ff28cc5d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 43 more */
const crd_type crd_type_ea36ae4dc08b = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_4ad6ff28cc5d),
    .items = &crd_struct_4ad6ff28cc5d_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 43 more */
const crd_type crd_type_8fd06c5b2b47 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_3cca8af26621),
    .items = &crd_struct_3cca8af26621_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 43 more */
static const crd_field crd_struct_9014dd5f2bfa_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_ea36ae4dc08b,
     .offset = offsetof(crd_struct_9014dd5f2bfa, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_type_8fd06c5b2b47,
     .offset = offsetof(crd_struct_9014dd5f2bfa, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t crd_struct_9014dd5f2bfa_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_9014dd5f2bfa_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u },
    { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields crd_struct_9014dd5f2bfa_type_fields = {
    .items = crd_struct_9014dd5f2bfa_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_9014dd5f2bfa_type_fields_slots,
    .words = crd_struct_9014dd5f2bfa_type_fields_words,
};
const crd_type crd_struct_9014dd5f2bfa_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9014dd5f2bfa),
    .has_offset = offsetof(crd_struct_9014dd5f2bfa, has),
    .fields = &crd_struct_9014dd5f2bfa_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 21 more */
static const crd_field crd_struct_a67ce32d115a_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nodeAffinity"), .type = &crd_struct_bcba243d0f63_type,
     .offset = offsetof(crd_struct_a67ce32d115a, nodeAffinity)},
    {.name = CRD_STRING_INIT("podAffinity"), .type = &crd_struct_9014dd5f2bfa_type,
     .offset = offsetof(crd_struct_a67ce32d115a, podAffinity)},
    {.name = CRD_STRING_INIT("podAntiAffinity"), .type = &crd_struct_9014dd5f2bfa_type,
     .offset = offsetof(crd_struct_a67ce32d115a, podAntiAffinity)},
};
static const uint16_t crd_struct_a67ce32d115a_type_fields_slots[3 + 1] = {
    2, 1, 0xffff, 0,
};
static const uint64_t crd_struct_a67ce32d115a_type_fields_words[3][2] = {
    { 0x6966664165646f6eu, 0x7974696e69666641u },
    { 0x6e69666641646f70u, 0x7974696e69666641u },
    { 0x4169746e41646f70u, 0x7974696e69666641u },
};
static const crd_fields crd_struct_a67ce32d115a_type_fields = {
    .items = crd_struct_a67ce32d115a_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_a67ce32d115a_type_fields_slots,
    .words = crd_struct_a67ce32d115a_type_fields_words,
};
const crd_type crd_struct_a67ce32d115a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a67ce32d115a),
    .has_offset = offsetof(crd_struct_a67ce32d115a, has),
    .fields = &crd_struct_a67ce32d115a_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 169 more */
static const crd_string crd_struct_3ffc99c46f84_type_required[1] = {
    CRD_STRING_INIT("key"),
};
static const crd_field crd_struct_3ffc99c46f84_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3ffc99c46f84, key)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_3ffc99c46f84, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3ffc99c46f84, optional)},
};
static const uint16_t crd_struct_3ffc99c46f84_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_3ffc99c46f84_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_3ffc99c46f84_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_3ffc99c46f84_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_3ffc99c46f84_type_fields = {
    .items = crd_struct_3ffc99c46f84_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_3ffc99c46f84_type_fields_slots,
    .defaulted = crd_struct_3ffc99c46f84_type_fields_defaulted,
    .required = crd_struct_3ffc99c46f84_type_fields_required,
    .words = crd_struct_3ffc99c46f84_type_fields_words,
};
static const crd_checks crd_struct_3ffc99c46f84_type_checks = {
    .required = crd_struct_3ffc99c46f84_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3ffc99c46f84_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3ffc99c46f84),
    .has_offset = offsetof(crd_struct_3ffc99c46f84, has),
    .fields = &crd_struct_3ffc99c46f84_type_fields,
    .checks = &crd_struct_3ffc99c46f84_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 128 more */
static const crd_string crd_struct_5399e2ce84e1_type_required[1] = {
    CRD_STRING_INIT("fieldPath"),
};
static const crd_field crd_struct_5399e2ce84e1_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5399e2ce84e1, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5399e2ce84e1, fieldPath)},
};
static const uint16_t crd_struct_5399e2ce84e1_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_5399e2ce84e1_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_5399e2ce84e1_type_fields_words[2][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x746150646c656966u, 0x68746150646c6569u },
};
static const crd_fields crd_struct_5399e2ce84e1_type_fields = {
    .items = crd_struct_5399e2ce84e1_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_5399e2ce84e1_type_fields_slots,
    .required = crd_struct_5399e2ce84e1_type_fields_required,
    .words = crd_struct_5399e2ce84e1_type_fields_words,
};
static const crd_checks crd_struct_5399e2ce84e1_type_checks = {
    .required = crd_struct_5399e2ce84e1_type_required,
    .required_count = 1,
};
const crd_type crd_struct_5399e2ce84e1_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5399e2ce84e1),
    .has_offset = offsetof(crd_struct_5399e2ce84e1, has),
    .fields = &crd_struct_5399e2ce84e1_type_fields,
    .checks = &crd_struct_5399e2ce84e1_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 84 more */
static const crd_string crd_struct_35af3d040f2a_type_required[3] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("volumeName"),
};
static const crd_field crd_struct_35af3d040f2a_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_35af3d040f2a, key)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_200e8b998fac,
     .offset = offsetof(crd_struct_35af3d040f2a, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_35af3d040f2a, path)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_35af3d040f2a, volumeName)},
};
static const uint16_t crd_struct_35af3d040f2a_type_fields_slots[3 + 1] = {
    3, 0, 1, 2,
};
static const uint64_t crd_struct_35af3d040f2a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_35af3d040f2a_type_fields_required[] = { 0xdu };
static const uint64_t crd_struct_35af3d040f2a_type_fields_words[4][2] = {
    { 0x79656bu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields crd_struct_35af3d040f2a_type_fields = {
    .items = crd_struct_35af3d040f2a_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 10,
    .slots = crd_struct_35af3d040f2a_type_fields_slots,
    .defaulted = crd_struct_35af3d040f2a_type_fields_defaulted,
    .required = crd_struct_35af3d040f2a_type_fields_required,
    .words = crd_struct_35af3d040f2a_type_fields_words,
};
static const crd_checks crd_struct_35af3d040f2a_type_checks = {
    .required = crd_struct_35af3d040f2a_type_required,
    .required_count = 3,
};
const crd_type crd_struct_35af3d040f2a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_35af3d040f2a),
    .has_offset = offsetof(crd_struct_35af3d040f2a, has),
    .fields = &crd_struct_35af3d040f2a_type_fields,
    .checks = &crd_struct_35af3d040f2a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 128 more */
static const crd_string crd_struct_f5669bdbdb3d_type_required[1] = {
    CRD_STRING_INIT("resource"),
};
static const crd_field crd_struct_f5669bdbdb3d_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("containerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f5669bdbdb3d, containerName)},
    {.name = CRD_STRING_INIT("divisor"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_f5669bdbdb3d, divisor)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f5669bdbdb3d, resource)},
};
static const uint16_t crd_struct_f5669bdbdb3d_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t crd_struct_f5669bdbdb3d_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_f5669bdbdb3d_type_fields_words[3][2] = {
    { 0x656e6961746e6f63u, 0x656d614e72656e69u },
    { 0x726f7369766964u, 0x0u },
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields crd_struct_f5669bdbdb3d_type_fields = {
    .items = crd_struct_f5669bdbdb3d_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_f5669bdbdb3d_type_fields_slots,
    .required = crd_struct_f5669bdbdb3d_type_fields_required,
    .words = crd_struct_f5669bdbdb3d_type_fields_words,
};
static const crd_checks crd_struct_f5669bdbdb3d_type_checks = {
    .required = crd_struct_f5669bdbdb3d_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f5669bdbdb3d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f5669bdbdb3d),
    .has_offset = offsetof(crd_struct_f5669bdbdb3d, has),
    .fields = &crd_struct_f5669bdbdb3d_type_fields,
    .checks = &crd_struct_f5669bdbdb3d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 84 more */
static const crd_field crd_struct_ac472fec424d_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("configMapKeyRef"), .type = &crd_struct_3ffc99c46f84_type,
     .offset = offsetof(crd_struct_ac472fec424d, configMapKeyRef)},
    {.name = CRD_STRING_INIT("fieldRef"), .type = &crd_struct_5399e2ce84e1_type,
     .offset = offsetof(crd_struct_ac472fec424d, fieldRef)},
    {.name = CRD_STRING_INIT("fileKeyRef"), .type = &crd_struct_35af3d040f2a_type,
     .offset = offsetof(crd_struct_ac472fec424d, fileKeyRef)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &crd_struct_f5669bdbdb3d_type,
     .offset = offsetof(crd_struct_ac472fec424d, resourceFieldRef)},
    {.name = CRD_STRING_INIT("secretKeyRef"), .type = &crd_struct_3ffc99c46f84_type,
     .offset = offsetof(crd_struct_ac472fec424d, secretKeyRef)},
};
static const uint16_t crd_struct_ac472fec424d_type_fields_slots[7 + 1] = {
    0xffff, 1, 4, 0, 3, 0xffff, 2, 0xffff,
};
static const uint64_t crd_struct_ac472fec424d_type_fields_words[5][2] = {
    { 0x614d6769666e6f63u, 0x66655279654b7061u },
    { 0x666552646c656966u, 0x0u },
    { 0x5279654b656c6966u, 0x66655279654b656cu },
    { 0x656372756f736572u, 0x666552646c656946u },
    { 0x654b746572636573u, 0x66655279654b7465u },
};
static const crd_fields crd_struct_ac472fec424d_type_fields = {
    .items = crd_struct_ac472fec424d_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_ac472fec424d_type_fields_slots,
    .words = crd_struct_ac472fec424d_type_fields_words,
};
const crd_type crd_struct_ac472fec424d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ac472fec424d),
    .has_offset = offsetof(crd_struct_ac472fec424d, has),
    .fields = &crd_struct_ac472fec424d_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 76 more */
static const crd_string crd_struct_f494902ef94a_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_f494902ef94a_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f494902ef94a, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f494902ef94a, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &crd_struct_ac472fec424d_type,
     .offset = offsetof(crd_struct_f494902ef94a, valueFrom)},
};
static const uint16_t crd_struct_f494902ef94a_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_f494902ef94a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_f494902ef94a_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
    { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields crd_struct_f494902ef94a_type_fields = {
    .items = crd_struct_f494902ef94a_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_f494902ef94a_type_fields_slots,
    .required = crd_struct_f494902ef94a_type_fields_required,
    .words = crd_struct_f494902ef94a_type_fields_words,
};
static const crd_checks crd_struct_f494902ef94a_type_checks = {
    .required = crd_struct_f494902ef94a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f494902ef94a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .has_offset = offsetof(crd_struct_f494902ef94a, has),
    .fields = &crd_struct_f494902ef94a_type_fields,
    .checks = &crd_struct_f494902ef94a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env and 65 more */
static const crd_string crd_type_9ed24958d5e5_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_9ed24958d5e5 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .items = &crd_struct_f494902ef94a_type,
    .map_keys = crd_type_9ed24958d5e5_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 145 more */
static const crd_field crd_struct_388bf016fd7d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_388bf016fd7d, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_388bf016fd7d, optional)},
};
static const uint16_t crd_struct_388bf016fd7d_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_388bf016fd7d_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_388bf016fd7d_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_388bf016fd7d_type_fields = {
    .items = crd_struct_388bf016fd7d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_388bf016fd7d_type_fields_slots,
    .defaulted = crd_struct_388bf016fd7d_type_fields_defaulted,
    .words = crd_struct_388bf016fd7d_type_fields_words,
};
const crd_type crd_struct_388bf016fd7d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_388bf016fd7d),
    .has_offset = offsetof(crd_struct_388bf016fd7d, has),
    .fields = &crd_struct_388bf016fd7d_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 72 more */
static const crd_field crd_struct_b901bcb9f2af_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("configMapRef"), .type = &crd_struct_388bf016fd7d_type,
     .offset = offsetof(crd_struct_b901bcb9f2af, configMapRef)},
    {.name = CRD_STRING_INIT("prefix"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_b901bcb9f2af, prefix)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_388bf016fd7d_type,
     .offset = offsetof(crd_struct_b901bcb9f2af, secretRef)},
};
static const uint16_t crd_struct_b901bcb9f2af_type_fields_slots[3 + 1] = {
    0xffff, 1, 2, 0,
};
static const uint64_t crd_struct_b901bcb9f2af_type_fields_words[3][2] = {
    { 0x614d6769666e6f63u, 0x66655270614d6769u },
    { 0x786966657270u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields crd_struct_b901bcb9f2af_type_fields = {
    .items = crd_struct_b901bcb9f2af_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_b901bcb9f2af_type_fields_slots,
    .words = crd_struct_b901bcb9f2af_type_fields_words,
};
const crd_type crd_struct_b901bcb9f2af_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .has_offset = offsetof(crd_struct_b901bcb9f2af, has),
    .fields = &crd_struct_b901bcb9f2af_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom and 65 more */
const crd_type crd_type_c11979084d81 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .items = &crd_struct_b901bcb9f2af_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 329 more */
static const crd_field crd_struct_2b18cf1fba8b_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_2b18cf1fba8b, command)},
};
static const uint16_t crd_struct_2b18cf1fba8b_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_2b18cf1fba8b_type_fields_words[1][2] = {
    { 0x646e616d6d6f63u, 0x0u },
};
static const crd_fields crd_struct_2b18cf1fba8b_type_fields = {
    .items = crd_struct_2b18cf1fba8b_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_2b18cf1fba8b_type_fields_slots,
    .words = crd_struct_2b18cf1fba8b_type_fields_words,
};
const crd_type crd_struct_2b18cf1fba8b_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2b18cf1fba8b),
    .has_offset = offsetof(crd_struct_2b18cf1fba8b, has),
    .fields = &crd_struct_2b18cf1fba8b_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 352 more */
static const crd_string crd_struct_a767dde9f836_type_required[2] = {
    CRD_STRING_INIT("name"),
    CRD_STRING_INIT("value"),
};
static const crd_field crd_struct_a767dde9f836_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a767dde9f836, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a767dde9f836, value)},
};
static const uint16_t crd_struct_a767dde9f836_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_a767dde9f836_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_a767dde9f836_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_a767dde9f836_type_fields = {
    .items = crd_struct_a767dde9f836_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_a767dde9f836_type_fields_slots,
    .required = crd_struct_a767dde9f836_type_fields_required,
    .words = crd_struct_a767dde9f836_type_fields_words,
};
static const crd_checks crd_struct_a767dde9f836_type_checks = {
    .required = crd_struct_a767dde9f836_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a767dde9f836_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a767dde9f836),
    .has_offset = offsetof(crd_struct_a767dde9f836, has),
    .fields = &crd_struct_a767dde9f836_type_fields,
    .checks = &crd_struct_a767dde9f836_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders and 351 more */
const crd_type crd_type_55f4d8450fb1 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a767dde9f836),
    .items = &crd_struct_a767dde9f836_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 329 more */
static const crd_string crd_struct_0e52ee817101_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_0e52ee817101_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, host)},
    {.name = CRD_STRING_INIT("httpHeaders"), .type = &crd_type_55f4d8450fb1,
     .offset = offsetof(crd_struct_0e52ee817101, httpHeaders)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_0e52ee817101, port)},
    {.name = CRD_STRING_INIT("scheme"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e52ee817101, scheme)},
};
static const uint16_t crd_struct_0e52ee817101_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 3, 1, 0, 2, 0xffff,
};
static const uint64_t crd_struct_0e52ee817101_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_0e52ee817101_type_fields_words[5][2] = {
    { 0x74736f68u, 0x0u },
    { 0x6461654870747468u, 0x7372656461654870u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d65686373u, 0x0u },
};
static const crd_fields crd_struct_0e52ee817101_type_fields = {
    .items = crd_struct_0e52ee817101_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = crd_struct_0e52ee817101_type_fields_slots,
    .required = crd_struct_0e52ee817101_type_fields_required,
    .words = crd_struct_0e52ee817101_type_fields_words,
};
static const crd_checks crd_struct_0e52ee817101_type_checks = {
    .required = crd_struct_0e52ee817101_type_required,
    .required_count = 1,
};
const crd_type crd_struct_0e52ee817101_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e52ee817101),
    .has_offset = offsetof(crd_struct_0e52ee817101, has),
    .fields = &crd_struct_0e52ee817101_type_fields,
    .checks = &crd_struct_0e52ee817101_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 131 more */
static const crd_string crd_struct_5feb3b091a47_type_required[1] = {
    CRD_STRING_INIT("seconds"),
};
static const crd_field crd_struct_5feb3b091a47_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("seconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_5feb3b091a47, seconds)},
};
static const uint16_t crd_struct_5feb3b091a47_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_5feb3b091a47_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_5feb3b091a47_type_fields_words[1][2] = {
    { 0x73646e6f636573u, 0x0u },
};
static const crd_fields crd_struct_5feb3b091a47_type_fields = {
    .items = crd_struct_5feb3b091a47_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_5feb3b091a47_type_fields_slots,
    .required = crd_struct_5feb3b091a47_type_fields_required,
    .words = crd_struct_5feb3b091a47_type_fields_words,
};
static const crd_checks crd_struct_5feb3b091a47_type_checks = {
    .required = crd_struct_5feb3b091a47_type_required,
    .required_count = 1,
};
const crd_type crd_struct_5feb3b091a47_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5feb3b091a47),
    .has_offset = offsetof(crd_struct_5feb3b091a47, has),
    .fields = &crd_struct_5feb3b091a47_type_fields,
    .checks = &crd_struct_5feb3b091a47_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 329 more */
static const crd_string crd_struct_55c01f00cb9d_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_55c01f00cb9d_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_55c01f00cb9d, host)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_55c01f00cb9d, port)},
};
static const uint16_t crd_struct_55c01f00cb9d_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_55c01f00cb9d_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_55c01f00cb9d_type_fields_words[2][2] = {
    { 0x74736f68u, 0x0u },
    { 0x74726f70u, 0x0u },
};
static const crd_fields crd_struct_55c01f00cb9d_type_fields = {
    .items = crd_struct_55c01f00cb9d_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = crd_struct_55c01f00cb9d_type_fields_slots,
    .required = crd_struct_55c01f00cb9d_type_fields_required,
    .words = crd_struct_55c01f00cb9d_type_fields_words,
};
static const crd_checks crd_struct_55c01f00cb9d_type_checks = {
    .required = crd_struct_55c01f00cb9d_type_required,
    .required_count = 1,
};
const crd_type crd_struct_55c01f00cb9d_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_55c01f00cb9d),
    .has_offset = offsetof(crd_struct_55c01f00cb9d, has),
    .fields = &crd_struct_55c01f00cb9d_type_fields,
    .checks = &crd_struct_55c01f00cb9d_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 131 more */
static const crd_field crd_struct_b0401b6a57a8_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("exec"), .type = &crd_struct_2b18cf1fba8b_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, exec)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &crd_struct_0e52ee817101_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, httpGet)},
    {.name = CRD_STRING_INIT("sleep"), .type = &crd_struct_5feb3b091a47_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, sleep)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &crd_struct_55c01f00cb9d_type,
     .offset = offsetof(crd_struct_b0401b6a57a8, tcpSocket)},
};
static const uint16_t crd_struct_b0401b6a57a8_type_fields_slots[3 + 1] = {
    3, 1, 0, 2,
};
static const uint64_t crd_struct_b0401b6a57a8_type_fields_words[4][2] = {
    { 0x63657865u, 0x0u },
    { 0x74654770747468u, 0x0u },
    { 0x7065656c73u, 0x0u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
};
static const crd_fields crd_struct_b0401b6a57a8_type_fields = {
    .items = crd_struct_b0401b6a57a8_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 3,
    .slots = crd_struct_b0401b6a57a8_type_fields_slots,
    .words = crd_struct_b0401b6a57a8_type_fields_words,
};
const crd_type crd_struct_b0401b6a57a8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_b0401b6a57a8),
    .has_offset = offsetof(crd_struct_b0401b6a57a8, has),
    .fields = &crd_struct_b0401b6a57a8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 65 more */
static const crd_field crd_struct_47d6ffb2a075_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("postStart"), .type = &crd_struct_b0401b6a57a8_type,
     .offset = offsetof(crd_struct_47d6ffb2a075, postStart)},
    {.name = CRD_STRING_INIT("preStop"), .type = &crd_struct_b0401b6a57a8_type,
     .offset = offsetof(crd_struct_47d6ffb2a075, preStop)},
    {.name = CRD_STRING_INIT("stopSignal"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_47d6ffb2a075, stopSignal)},
};
static const uint16_t crd_struct_47d6ffb2a075_type_fields_slots[3 + 1] = {
    0xffff, 0, 1, 2,
};
static const uint64_t crd_struct_47d6ffb2a075_type_fields_words[3][2] = {
    { 0x7261745374736f70u, 0x747261745374736fu },
    { 0x706f7453657270u, 0x0u },
    { 0x6e676953706f7473u, 0x6c616e676953706fu },
};
static const crd_fields crd_struct_47d6ffb2a075_type_fields = {
    .items = crd_struct_47d6ffb2a075_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_47d6ffb2a075_type_fields_slots,
    .words = crd_struct_47d6ffb2a075_type_fields_words,
};
const crd_type crd_struct_47d6ffb2a075_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_47d6ffb2a075),
    .has_offset = offsetof(crd_struct_47d6ffb2a075, has),
    .fields = &crd_struct_47d6ffb2a075_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 197 more */
static const crd_string crd_struct_ffe7db2bde7a_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_ffe7db2bde7a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_ffe7db2bde7a, port)},
    {.name = CRD_STRING_INIT("service"), .type = &crd_type_d713532858a7,
     .offset = offsetof(crd_struct_ffe7db2bde7a, service)},
};
static const uint16_t crd_struct_ffe7db2bde7a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_ffe7db2bde7a_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x65636976726573u, 0x0u },
};
static const crd_fields crd_struct_ffe7db2bde7a_type_fields = {
    .items = crd_struct_ffe7db2bde7a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_ffe7db2bde7a_type_fields_slots,
    .defaulted = crd_struct_ffe7db2bde7a_type_fields_defaulted,
    .required = crd_struct_ffe7db2bde7a_type_fields_required,
    .words = crd_struct_ffe7db2bde7a_type_fields_words,
};
static const crd_checks crd_struct_ffe7db2bde7a_type_checks = {
    .required = crd_struct_ffe7db2bde7a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ffe7db2bde7a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ffe7db2bde7a),
    .has_offset = offsetof(crd_struct_ffe7db2bde7a, has),
    .fields = &crd_struct_ffe7db2bde7a_type_fields,
    .checks = &crd_struct_ffe7db2bde7a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 197 more */
static const crd_field crd_struct_edb7592527d8_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("exec"), .type = &crd_struct_2b18cf1fba8b_type,
     .offset = offsetof(crd_struct_edb7592527d8, exec)},
    {.name = CRD_STRING_INIT("failureThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, failureThreshold)},
    {.name = CRD_STRING_INIT("grpc"), .type = &crd_struct_ffe7db2bde7a_type,
     .offset = offsetof(crd_struct_edb7592527d8, grpc)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &crd_struct_0e52ee817101_type,
     .offset = offsetof(crd_struct_edb7592527d8, httpGet)},
    {.name = CRD_STRING_INIT("initialDelaySeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, initialDelaySeconds)},
    {.name = CRD_STRING_INIT("periodSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, periodSeconds)},
    {.name = CRD_STRING_INIT("successThreshold"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, successThreshold)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &crd_struct_55c01f00cb9d_type,
     .offset = offsetof(crd_struct_edb7592527d8, tcpSocket)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_edb7592527d8, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_edb7592527d8, timeoutSeconds)},
};
static const uint16_t crd_struct_edb7592527d8_type_fields_slots[15 + 1] = {
    9, 4, 1, 3, 0xffff, 0, 5, 0xffff, 0xffff, 8, 0xffff, 6, 0xffff, 2, 7, 0xffff,
};
static const uint64_t crd_struct_edb7592527d8_type_fields_words[10][2] = {
    { 0x63657865u, 0x0u },
    { 0x546572756c696166u, 0x646c6f6873657268u },
    { 0x63707267u, 0x0u },
    { 0x74654770747468u, 0x0u },
    { 0x446c616974696e69u, 0x73646e6f63655379u },
    { 0x6553646f69726570u, 0x73646e6f63655364u },
    { 0x5473736563637573u, 0x646c6f6873657268u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
    { 0x74616e696d726574u, 0x73646e6f63655364u },
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields crd_struct_edb7592527d8_type_fields = {
    .items = crd_struct_edb7592527d8_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 14,
    .slots = crd_struct_edb7592527d8_type_fields_slots,
    .words = crd_struct_edb7592527d8_type_fields_words,
};
const crd_type crd_struct_edb7592527d8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_edb7592527d8),
    .has_offset = offsetof(crd_struct_edb7592527d8, has),
    .fields = &crd_struct_edb7592527d8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 65 more */
static const crd_string crd_struct_e3180f69b490_type_required[1] = {
    CRD_STRING_INIT("containerPort"),
};
static const crd_field crd_struct_e3180f69b490_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("containerPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_e3180f69b490, containerPort)},
    {.name = CRD_STRING_INIT("hostIP"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e3180f69b490, hostIP)},
    {.name = CRD_STRING_INIT("hostPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_e3180f69b490, hostPort)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e3180f69b490, name)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_a73e02383b75,
     .offset = offsetof(crd_struct_e3180f69b490, protocol)},
};
static const uint16_t crd_struct_e3180f69b490_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 2, 3, 0, 0xffff, 1,
};
static const uint64_t crd_struct_e3180f69b490_type_fields_defaulted[] = { 0x10u };
static const uint64_t crd_struct_e3180f69b490_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_e3180f69b490_type_fields_words[5][2] = {
    { 0x656e6961746e6f63u, 0x74726f5072656e69u },
    { 0x504974736f68u, 0x0u },
    { 0x74726f5074736f68u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_e3180f69b490_type_fields = {
    .items = crd_struct_e3180f69b490_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 2,
    .slots = crd_struct_e3180f69b490_type_fields_slots,
    .defaulted = crd_struct_e3180f69b490_type_fields_defaulted,
    .required = crd_struct_e3180f69b490_type_fields_required,
    .words = crd_struct_e3180f69b490_type_fields_words,
};
static const crd_checks crd_struct_e3180f69b490_type_checks = {
    .required = crd_struct_e3180f69b490_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e3180f69b490_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e3180f69b490),
    .has_offset = offsetof(crd_struct_e3180f69b490, has),
    .fields = &crd_struct_e3180f69b490_type_fields,
    .checks = &crd_struct_e3180f69b490_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports and 65 more */
static const crd_string crd_type_92e23166595e_keys[2] = {
    CRD_STRING_INIT("containerPort"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_92e23166595e = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_e3180f69b490),
    .items = &crd_struct_e3180f69b490_type,
    .map_keys = crd_type_92e23166595e_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 65 more */
static const crd_string crd_struct_283638b4d799_type_required[2] = {
    CRD_STRING_INIT("resourceName"),
    CRD_STRING_INIT("restartPolicy"),
};
static const crd_field crd_struct_283638b4d799_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("resourceName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_283638b4d799, resourceName)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_283638b4d799, restartPolicy)},
};
static const uint16_t crd_struct_283638b4d799_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_283638b4d799_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_283638b4d799_type_fields_words[2][2] = {
    { 0x656372756f736572u, 0x656d614e65637275u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
};
static const crd_fields crd_struct_283638b4d799_type_fields = {
    .items = crd_struct_283638b4d799_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_283638b4d799_type_fields_slots,
    .required = crd_struct_283638b4d799_type_fields_required,
    .words = crd_struct_283638b4d799_type_fields_words,
};
static const crd_checks crd_struct_283638b4d799_type_checks = {
    .required = crd_struct_283638b4d799_type_required,
    .required_count = 2,
};
const crd_type crd_struct_283638b4d799_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_283638b4d799),
    .has_offset = offsetof(crd_struct_283638b4d799, has),
    .fields = &crd_struct_283638b4d799_type_fields,
    .checks = &crd_struct_283638b4d799_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy and 65 more */
const crd_type crd_type_dbf1323e9e09 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_283638b4d799),
    .items = &crd_struct_283638b4d799_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 98 more */
static const crd_string crd_struct_450e1ab96581_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_450e1ab96581_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_450e1ab96581, name)},
    {.name = CRD_STRING_INIT("request"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_450e1ab96581, request)},
};
static const uint16_t crd_struct_450e1ab96581_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_450e1ab96581_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_450e1ab96581_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x74736575716572u, 0x0u },
};
static const crd_fields crd_struct_450e1ab96581_type_fields = {
    .items = crd_struct_450e1ab96581_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 8,
    .slots = crd_struct_450e1ab96581_type_fields_slots,
    .required = crd_struct_450e1ab96581_type_fields_required,
    .words = crd_struct_450e1ab96581_type_fields_words,
};
static const crd_checks crd_struct_450e1ab96581_type_checks = {
    .required = crd_struct_450e1ab96581_type_required,
    .required_count = 1,
};
const crd_type crd_struct_450e1ab96581_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_450e1ab96581),
    .has_offset = offsetof(crd_struct_450e1ab96581, has),
    .fields = &crd_struct_450e1ab96581_type_fields,
    .checks = &crd_struct_450e1ab96581_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims and 98 more */
static const crd_string crd_type_a257b82176b8_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_a257b82176b8 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_450e1ab96581),
    .items = &crd_struct_450e1ab96581_type,
    .map_keys = crd_type_a257b82176b8_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 98 more */
static const crd_field crd_struct_51baa461d954_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("claims"), .type = &crd_type_a257b82176b8, .offset = offsetof(crd_struct_51baa461d954, claims)},
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_fddb6d6ae536, .offset = offsetof(crd_struct_51baa461d954, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_51baa461d954, requests)},
};
static const uint16_t crd_struct_51baa461d954_type_fields_slots[3 + 1] = {
    1, 0, 2, 0xffff,
};
static const uint64_t crd_struct_51baa461d954_type_fields_words[3][2] = {
    { 0x736d69616c63u, 0x0u },
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields crd_struct_51baa461d954_type_fields = {
    .items = crd_struct_51baa461d954_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_51baa461d954_type_fields_slots,
    .words = crd_struct_51baa461d954_type_fields_words,
};
const crd_type crd_struct_51baa461d954_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_51baa461d954),
    .has_offset = offsetof(crd_struct_51baa461d954, has),
    .fields = &crd_struct_51baa461d954_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 65 more */
static const crd_string crd_struct_f4e91fcfd14a_type_required[1] = {
    CRD_STRING_INIT("operator"),
};
static const crd_field crd_struct_f4e91fcfd14a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f4e91fcfd14a, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_type_d8b4081fad67, .offset = offsetof(crd_struct_f4e91fcfd14a, values)},
};
static const uint16_t crd_struct_f4e91fcfd14a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f4e91fcfd14a_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_f4e91fcfd14a_type_fields_words[2][2] = {
    { 0x726f74617265706fu, 0x0u },
    { 0x7365756c6176u, 0x0u },
};
static const crd_fields crd_struct_f4e91fcfd14a_type_fields = {
    .items = crd_struct_f4e91fcfd14a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_f4e91fcfd14a_type_fields_slots,
    .required = crd_struct_f4e91fcfd14a_type_fields_required,
    .words = crd_struct_f4e91fcfd14a_type_fields_words,
};
static const crd_checks crd_struct_f4e91fcfd14a_type_checks = {
    .required = crd_struct_f4e91fcfd14a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f4e91fcfd14a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f4e91fcfd14a),
    .has_offset = offsetof(crd_struct_f4e91fcfd14a, has),
    .fields = &crd_struct_f4e91fcfd14a_type_fields,
    .checks = &crd_struct_f4e91fcfd14a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 65 more */
static const crd_string crd_struct_325f4cc8e675_type_required[1] = {
    CRD_STRING_INIT("action"),
};
static const crd_field crd_struct_325f4cc8e675_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_325f4cc8e675, action)},
    {.name = CRD_STRING_INIT("exitCodes"), .type = &crd_struct_f4e91fcfd14a_type,
     .offset = offsetof(crd_struct_325f4cc8e675, exitCodes)},
};
static const uint16_t crd_struct_325f4cc8e675_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_325f4cc8e675_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_325f4cc8e675_type_fields_words[2][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x65646f4374697865u, 0x7365646f43746978u },
};
static const crd_fields crd_struct_325f4cc8e675_type_fields = {
    .items = crd_struct_325f4cc8e675_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_325f4cc8e675_type_fields_slots,
    .required = crd_struct_325f4cc8e675_type_fields_required,
    .words = crd_struct_325f4cc8e675_type_fields_words,
};
static const crd_checks crd_struct_325f4cc8e675_type_checks = {
    .required = crd_struct_325f4cc8e675_type_required,
    .required_count = 1,
};
const crd_type crd_struct_325f4cc8e675_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_325f4cc8e675),
    .has_offset = offsetof(crd_struct_325f4cc8e675, has),
    .fields = &crd_struct_325f4cc8e675_type_fields,
    .checks = &crd_struct_325f4cc8e675_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules and 65 more */
const crd_type crd_type_007790dfcec5 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_325f4cc8e675),
    .items = &crd_struct_325f4cc8e675_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 189 more */
static const crd_string crd_struct_f24305f2ff0a_type_required[1] = {
    CRD_STRING_INIT("type"),
};
static const crd_field crd_struct_f24305f2ff0a_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("localhostProfile"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_f24305f2ff0a, localhostProfile)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f24305f2ff0a, type)},
};
static const uint16_t crd_struct_f24305f2ff0a_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_f24305f2ff0a_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_f24305f2ff0a_type_fields_words[2][2] = {
    { 0x736f686c61636f6cu, 0x656c69666f725074u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_f24305f2ff0a_type_fields = {
    .items = crd_struct_f24305f2ff0a_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_f24305f2ff0a_type_fields_slots,
    .required = crd_struct_f24305f2ff0a_type_fields_required,
    .words = crd_struct_f24305f2ff0a_type_fields_words,
};
static const crd_checks crd_struct_f24305f2ff0a_type_checks = {
    .required = crd_struct_f24305f2ff0a_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f24305f2ff0a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f24305f2ff0a),
    .has_offset = offsetof(crd_struct_f24305f2ff0a, has),
    .fields = &crd_struct_f24305f2ff0a_type_fields,
    .checks = &crd_struct_f24305f2ff0a_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 72 more */
static const crd_field crd_struct_29243d7efbb3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("add"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_29243d7efbb3, add)},
    {.name = CRD_STRING_INIT("drop"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_29243d7efbb3, drop)},
};
static const uint16_t crd_struct_29243d7efbb3_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_29243d7efbb3_type_fields_words[2][2] = {
    { 0x646461u, 0x0u },
    { 0x706f7264u, 0x0u },
};
static const crd_fields crd_struct_29243d7efbb3_type_fields = {
    .items = crd_struct_29243d7efbb3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_29243d7efbb3_type_fields_slots,
    .words = crd_struct_29243d7efbb3_type_fields_words,
};
const crd_type crd_struct_29243d7efbb3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_29243d7efbb3),
    .has_offset = offsetof(crd_struct_29243d7efbb3, has),
    .fields = &crd_struct_29243d7efbb3_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 94 more */
static const crd_field crd_struct_856ce256aa9e_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("level"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, level)},
    {.name = CRD_STRING_INIT("role"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, role)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, type)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_856ce256aa9e, user)},
};
static const uint16_t crd_struct_856ce256aa9e_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t crd_struct_856ce256aa9e_type_fields_words[4][2] = {
    { 0x6c6576656cu, 0x0u },
    { 0x656c6f72u, 0x0u },
    { 0x65707974u, 0x0u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_856ce256aa9e_type_fields = {
    .items = crd_struct_856ce256aa9e_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 31,
    .slots = crd_struct_856ce256aa9e_type_fields_slots,
    .words = crd_struct_856ce256aa9e_type_fields_words,
};
const crd_type crd_struct_856ce256aa9e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_856ce256aa9e),
    .has_offset = offsetof(crd_struct_856ce256aa9e, has),
    .fields = &crd_struct_856ce256aa9e_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 94 more */
static const crd_field crd_struct_51904c711d76_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gmsaCredentialSpec"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, gmsaCredentialSpec)},
    {.name = CRD_STRING_INIT("gmsaCredentialSpecName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, gmsaCredentialSpecName)},
    {.name = CRD_STRING_INIT("hostProcess"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_51904c711d76, hostProcess)},
    {.name = CRD_STRING_INIT("runAsUserName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_51904c711d76, runAsUserName)},
};
static const uint16_t crd_struct_51904c711d76_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_51904c711d76_type_fields_words[4][2] = {
    { 0x6465724361736d67u, 0x636570536c616974u },
    { 0x6465724361736d67u, 0x656d614e63657053u },
    { 0x636f725074736f68u, 0x737365636f725074u },
    { 0x65735573416e7572u, 0x656d614e72657355u },
};
static const crd_fields crd_struct_51904c711d76_type_fields = {
    .items = crd_struct_51904c711d76_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 28,
    .slots = crd_struct_51904c711d76_type_fields_slots,
    .words = crd_struct_51904c711d76_type_fields_words,
};
const crd_type crd_struct_51904c711d76_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_51904c711d76),
    .has_offset = offsetof(crd_struct_51904c711d76, has),
    .fields = &crd_struct_51904c711d76_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 72 more */
static const crd_field crd_struct_91494db2c293_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("allowPrivilegeEscalation"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, allowPrivilegeEscalation)},
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_91494db2c293, appArmorProfile)},
    {.name = CRD_STRING_INIT("capabilities"), .type = &crd_struct_29243d7efbb3_type,
     .offset = offsetof(crd_struct_91494db2c293, capabilities)},
    {.name = CRD_STRING_INIT("privileged"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, privileged)},
    {.name = CRD_STRING_INIT("procMount"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_91494db2c293, procMount)},
    {.name = CRD_STRING_INIT("readOnlyRootFilesystem"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, readOnlyRootFilesystem)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_91494db2c293, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_91494db2c293, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_91494db2c293, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &crd_struct_856ce256aa9e_type,
     .offset = offsetof(crd_struct_91494db2c293, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_91494db2c293, seccompProfile)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &crd_struct_51904c711d76_type,
     .offset = offsetof(crd_struct_91494db2c293, windowsOptions)},
};
static const uint16_t crd_struct_91494db2c293_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 11, 0, 7, 10, 1, 9, 8, 5, 3, 0xffff, 2, 4, 6, 0xffff,
};
static const uint64_t crd_struct_91494db2c293_type_fields_words[12][2] = {
    { 0x697250776f6c6c61u, 0x6e6f6974616c6163u },
    { 0x726f6d7241707061u, 0x656c69666f725072u },
    { 0x696c696261706163u, 0x73656974696c6962u },
    { 0x67656c6976697270u, 0x646567656c697669u },
    { 0x6e756f4d636f7270u, 0x746e756f4d636f72u },
    { 0x796c6e4f64616572u, 0x6d6574737973656cu },
    { 0x6f724773416e7572u, 0x70756f724773416eu },
    { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u },
    { 0x4f78756e694c6573u, 0x736e6f6974704f78u },
    { 0x50706d6f63636573u, 0x656c69666f725070u },
    { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields crd_struct_91494db2c293_type_fields = {
    .items = crd_struct_91494db2c293_type_fields_items,
    .count = 12,
    .mask = 15,
    .seed = 37,
    .slots = crd_struct_91494db2c293_type_fields_slots,
    .words = crd_struct_91494db2c293_type_fields_words,
};
const crd_type crd_struct_91494db2c293_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_91494db2c293),
    .has_offset = offsetof(crd_struct_91494db2c293, has),
    .fields = &crd_struct_91494db2c293_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 65 more */
static const crd_string crd_struct_0e4108392db7_type_required[2] = {
    CRD_STRING_INIT("devicePath"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_0e4108392db7_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("devicePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_0e4108392db7, devicePath)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0e4108392db7, name)},
};
static const uint16_t crd_struct_0e4108392db7_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0e4108392db7_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_0e4108392db7_type_fields_words[2][2] = {
    { 0x6150656369766564u, 0x6874615065636976u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_0e4108392db7_type_fields = {
    .items = crd_struct_0e4108392db7_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_0e4108392db7_type_fields_slots,
    .required = crd_struct_0e4108392db7_type_fields_required,
    .words = crd_struct_0e4108392db7_type_fields_words,
};
static const crd_checks crd_struct_0e4108392db7_type_checks = {
    .required = crd_struct_0e4108392db7_type_required,
    .required_count = 2,
};
const crd_type crd_struct_0e4108392db7_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e4108392db7),
    .has_offset = offsetof(crd_struct_0e4108392db7, has),
    .fields = &crd_struct_0e4108392db7_type_fields,
    .checks = &crd_struct_0e4108392db7_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices and 65 more */
static const crd_string crd_type_ba8de58072f9_keys[1] = {
    CRD_STRING_INIT("devicePath"),
};
const crd_type crd_type_ba8de58072f9 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_0e4108392db7),
    .items = &crd_struct_0e4108392db7_type,
    .map_keys = crd_type_ba8de58072f9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 72 more */
static const crd_string crd_struct_98ddc09ce949_type_required[2] = {
    CRD_STRING_INIT("mountPath"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_98ddc09ce949_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, mountPath)},
    {.name = CRD_STRING_INIT("mountPropagation"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, mountPropagation)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_98ddc09ce949, name)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_98ddc09ce949, readOnly)},
    {.name = CRD_STRING_INIT("recursiveReadOnly"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, recursiveReadOnly)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, subPath)},
    {.name = CRD_STRING_INIT("subPathExpr"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_98ddc09ce949, subPathExpr)},
};
static const uint16_t crd_struct_98ddc09ce949_type_fields_slots[7 + 1] = {
    0xffff, 1, 3, 6, 4, 0, 5, 2,
};
static const uint64_t crd_struct_98ddc09ce949_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_98ddc09ce949_type_fields_words[7][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6f7250746e756f6du, 0x6e6f697461676170u },
    { 0x656d616eu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7669737275636572u, 0x796c6e4f64616552u },
    { 0x68746150627573u, 0x0u },
    { 0x4568746150627573u, 0x7270784568746150u },
};
static const crd_fields crd_struct_98ddc09ce949_type_fields = {
    .items = crd_struct_98ddc09ce949_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 27,
    .slots = crd_struct_98ddc09ce949_type_fields_slots,
    .required = crd_struct_98ddc09ce949_type_fields_required,
    .words = crd_struct_98ddc09ce949_type_fields_words,
};
static const crd_checks crd_struct_98ddc09ce949_type_checks = {
    .required = crd_struct_98ddc09ce949_type_required,
    .required_count = 2,
};
const crd_type crd_struct_98ddc09ce949_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .has_offset = offsetof(crd_struct_98ddc09ce949, has),
    .fields = &crd_struct_98ddc09ce949_type_fields,
    .checks = &crd_struct_98ddc09ce949_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts and 65 more */
static const crd_string crd_type_baf9525e01f5_keys[1] = {
    CRD_STRING_INIT("mountPath"),
};
const crd_type crd_type_baf9525e01f5 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .items = &crd_struct_98ddc09ce949_type,
    .map_keys = crd_type_baf9525e01f5_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 43 more */
static const crd_string crd_struct_808e6843cda0_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_808e6843cda0_type_fields_items[25] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_808e6843cda0, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_808e6843cda0, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_9ed24958d5e5, .offset = offsetof(crd_struct_808e6843cda0, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_c11979084d81,
     .offset = offsetof(crd_struct_808e6843cda0, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_808e6843cda0, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &crd_struct_47d6ffb2a075_type,
     .offset = offsetof(crd_struct_808e6843cda0, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_808e6843cda0, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_92e23166595e, .offset = offsetof(crd_struct_808e6843cda0, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_dbf1323e9e09,
     .offset = offsetof(crd_struct_808e6843cda0, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_808e6843cda0, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_007790dfcec5,
     .offset = offsetof(crd_struct_808e6843cda0, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_808e6843cda0, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_808e6843cda0, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_808e6843cda0, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_808e6843cda0, stdinOnce)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_808e6843cda0, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_ba8de58072f9,
     .offset = offsetof(crd_struct_808e6843cda0, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_baf9525e01f5,
     .offset = offsetof(crd_struct_808e6843cda0, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808e6843cda0, workingDir)},
};
static const uint16_t crd_struct_808e6843cda0_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff,
    0xffff, 0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 20, 18, 0xffff, 0xffff,
    0xffff, 12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 19, 0xffff, 0xffff, 0xffff, 23, 13, 1, 22, 21, 0xffff, 0xffff,
    5, 4, 14, 3, 15, 0xffff, 24, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t crd_struct_808e6843cda0_type_fields_required[] = { 0x100u };
static const uint64_t crd_struct_808e6843cda0_type_fields_words[25][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u },
    { 0x656d616eu, 0x0u },
    { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u },
    { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u },
    { 0x6e69647473u, 0x0u },
    { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x74616e696d726574u, 0x6874615065676173u },
    { 0x74616e696d726574u, 0x7963696c6f506567u },
    { 0x797474u, 0x0u },
    { 0x6544656d756c6f76u, 0x7365636976654465u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
    { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields crd_struct_808e6843cda0_type_fields = {
    .items = crd_struct_808e6843cda0_type_fields_items,
    .count = 25,
    .mask = 63,
    .seed = 17,
    .slots = crd_struct_808e6843cda0_type_fields_slots,
    .required = crd_struct_808e6843cda0_type_fields_required,
    .words = crd_struct_808e6843cda0_type_fields_words,
};
static const crd_checks crd_struct_808e6843cda0_type_checks = {
    .required = crd_struct_808e6843cda0_type_required,
    .required_count = 1,
};
const crd_type crd_struct_808e6843cda0_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_808e6843cda0),
    .has_offset = offsetof(crd_struct_808e6843cda0, has),
    .fields = &crd_struct_808e6843cda0_type_fields,
    .checks = &crd_struct_808e6843cda0_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers and 43 more */
static const crd_string crd_type_9ed444b402c8_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_9ed444b402c8 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_808e6843cda0),
    .items = &crd_struct_808e6843cda0_type,
    .map_keys = crd_type_9ed444b402c8_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 21 more */
static const crd_field crd_struct_5e3e47a371b8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5e3e47a371b8, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5e3e47a371b8, value)},
};
static const uint16_t crd_struct_5e3e47a371b8_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_5e3e47a371b8_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_5e3e47a371b8_type_fields = {
    .items = crd_struct_5e3e47a371b8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_5e3e47a371b8_type_fields_slots,
    .words = crd_struct_5e3e47a371b8_type_fields_words,
};
const crd_type crd_struct_5e3e47a371b8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5e3e47a371b8),
    .has_offset = offsetof(crd_struct_5e3e47a371b8, has),
    .fields = &crd_struct_5e3e47a371b8_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options and 21 more */
const crd_type crd_type_62680b0abc90 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_5e3e47a371b8),
    .items = &crd_struct_5e3e47a371b8_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 21 more */
static const crd_field crd_struct_183728731d83_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nameservers"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_183728731d83, nameservers)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_62680b0abc90,
     .offset = offsetof(crd_struct_183728731d83, options)},
    {.name = CRD_STRING_INIT("searches"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_183728731d83, searches)},
};
static const uint16_t crd_struct_183728731d83_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t crd_struct_183728731d83_type_fields_words[3][2] = {
    { 0x76726573656d616eu, 0x7372657672657365u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x7365686372616573u, 0x0u },
};
static const crd_fields crd_struct_183728731d83_type_fields = {
    .items = crd_struct_183728731d83_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_183728731d83_type_fields_slots,
    .words = crd_struct_183728731d83_type_fields_words,
};
const crd_type crd_struct_183728731d83_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_183728731d83),
    .has_offset = offsetof(crd_struct_183728731d83, has),
    .fields = &crd_struct_183728731d83_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 21 more */
static const crd_string crd_struct_82cb147626fc_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_82cb147626fc_type_fields_items[26] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_82cb147626fc, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_82cb147626fc, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_type_9ed24958d5e5, .offset = offsetof(crd_struct_82cb147626fc, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_type_c11979084d81,
     .offset = offsetof(crd_struct_82cb147626fc, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_82cb147626fc, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &crd_struct_47d6ffb2a075_type,
     .offset = offsetof(crd_struct_82cb147626fc, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_82cb147626fc, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_92e23166595e, .offset = offsetof(crd_struct_82cb147626fc, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_type_dbf1323e9e09,
     .offset = offsetof(crd_struct_82cb147626fc, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_82cb147626fc, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_type_007790dfcec5,
     .offset = offsetof(crd_struct_82cb147626fc, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_91494db2c293_type,
     .offset = offsetof(crd_struct_82cb147626fc, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &crd_struct_edb7592527d8_type,
     .offset = offsetof(crd_struct_82cb147626fc, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_82cb147626fc, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_82cb147626fc, stdinOnce)},
    {.name = CRD_STRING_INIT("targetContainerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, targetContainerName)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_type_ea2dd56fa7ff, .offset = offsetof(crd_struct_82cb147626fc, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_type_ba8de58072f9,
     .offset = offsetof(crd_struct_82cb147626fc, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_type_baf9525e01f5,
     .offset = offsetof(crd_struct_82cb147626fc, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_82cb147626fc, workingDir)},
};
static const uint16_t crd_struct_82cb147626fc_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 19, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff,
    0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 21, 18, 0xffff, 0xffff, 0xffff,
    12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 20, 0xffff, 0xffff, 0xffff, 24, 13, 1, 23, 22, 0xffff, 0xffff, 5, 4, 14,
    3, 15, 0xffff, 25, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t crd_struct_82cb147626fc_type_fields_required[] = { 0x100u };
static const uint64_t crd_struct_82cb147626fc_type_fields_words[26][2] = {
    { 0x73677261u, 0x0u },
    { 0x646e616d6d6f63u, 0x0u },
    { 0x766e65u, 0x0u },
    { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6c75506567616d69u, 0x7963696c6f506c6cu },
    { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u },
    { 0x656d616eu, 0x0u },
    { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u },
    { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u },
    { 0x6e69647473u, 0x0u },
    { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x6f43746567726174u, 0x656d614e72656e69u },
    { 0x74616e696d726574u, 0x6874615065676173u },
    { 0x74616e696d726574u, 0x7963696c6f506567u },
    { 0x797474u, 0x0u },
    { 0x6544656d756c6f76u, 0x7365636976654465u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
    { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields crd_struct_82cb147626fc_type_fields = {
    .items = crd_struct_82cb147626fc_type_fields_items,
    .count = 26,
    .mask = 63,
    .seed = 17,
    .slots = crd_struct_82cb147626fc_type_fields_slots,
    .required = crd_struct_82cb147626fc_type_fields_required,
    .words = crd_struct_82cb147626fc_type_fields_words,
};
static const crd_checks crd_struct_82cb147626fc_type_checks = {
    .required = crd_struct_82cb147626fc_type_required,
    .required_count = 1,
};
const crd_type crd_struct_82cb147626fc_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_82cb147626fc),
    .has_offset = offsetof(crd_struct_82cb147626fc, has),
    .fields = &crd_struct_82cb147626fc_type_fields,
    .checks = &crd_struct_82cb147626fc_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers and 21 more */
static const crd_string crd_type_91b9757e7095_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_91b9757e7095 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_82cb147626fc),
    .items = &crd_struct_82cb147626fc_type,
    .map_keys = crd_type_91b9757e7095_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 21 more */
static const crd_string crd_struct_e43ec6f98247_type_required[1] = {
    CRD_STRING_INIT("ip"),
};
static const crd_field crd_struct_e43ec6f98247_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hostnames"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_e43ec6f98247, hostnames)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e43ec6f98247, ip)},
};
static const uint16_t crd_struct_e43ec6f98247_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_e43ec6f98247_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_e43ec6f98247_type_fields_words[2][2] = {
    { 0x656d616e74736f68u, 0x73656d616e74736fu },
    { 0x7069u, 0x0u },
};
static const crd_fields crd_struct_e43ec6f98247_type_fields = {
    .items = crd_struct_e43ec6f98247_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_e43ec6f98247_type_fields_slots,
    .required = crd_struct_e43ec6f98247_type_fields_required,
    .words = crd_struct_e43ec6f98247_type_fields_words,
};
static const crd_checks crd_struct_e43ec6f98247_type_checks = {
    .required = crd_struct_e43ec6f98247_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e43ec6f98247_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e43ec6f98247),
    .has_offset = offsetof(crd_struct_e43ec6f98247, has),
    .fields = &crd_struct_e43ec6f98247_type_fields,
    .checks = &crd_struct_e43ec6f98247_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases and 21 more */
static const crd_string crd_type_fb121891fc97_keys[1] = {
    CRD_STRING_INIT("ip"),
};
const crd_type crd_type_fb121891fc97 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_e43ec6f98247),
    .items = &crd_struct_e43ec6f98247_type,
    .map_keys = crd_type_fb121891fc97_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 197 more */
static const crd_field crd_struct_9da3c10d57b2_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_9da3c10d57b2, name)},
};
static const uint16_t crd_struct_9da3c10d57b2_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_9da3c10d57b2_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_9da3c10d57b2_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_9da3c10d57b2_type_fields = {
    .items = crd_struct_9da3c10d57b2_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_9da3c10d57b2_type_fields_slots,
    .defaulted = crd_struct_9da3c10d57b2_type_fields_defaulted,
    .words = crd_struct_9da3c10d57b2_type_fields_words,
};
const crd_type crd_struct_9da3c10d57b2_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9da3c10d57b2),
    .has_offset = offsetof(crd_struct_9da3c10d57b2, has),
    .fields = &crd_struct_9da3c10d57b2_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets and 21 more */
static const crd_string crd_type_55d09d50e97d_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_55d09d50e97d = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_9da3c10d57b2),
    .items = &crd_struct_9da3c10d57b2_type,
    .map_keys = crd_type_55d09d50e97d_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 43 more */
static const crd_string crd_struct_fd0743f4d25e_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_fd0743f4d25e_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_fd0743f4d25e, name)},
};
static const uint16_t crd_struct_fd0743f4d25e_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_fd0743f4d25e_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_fd0743f4d25e_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_fd0743f4d25e_type_fields = {
    .items = crd_struct_fd0743f4d25e_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_fd0743f4d25e_type_fields_slots,
    .required = crd_struct_fd0743f4d25e_type_fields_required,
    .words = crd_struct_fd0743f4d25e_type_fields_words,
};
static const crd_checks crd_struct_fd0743f4d25e_type_checks = {
    .required = crd_struct_fd0743f4d25e_type_required,
    .required_count = 1,
};
const crd_type crd_struct_fd0743f4d25e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fd0743f4d25e),
    .has_offset = offsetof(crd_struct_fd0743f4d25e, has),
    .fields = &crd_struct_fd0743f4d25e_type_fields,
    .checks = &crd_struct_fd0743f4d25e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 21 more */
static const crd_string crd_struct_808303405162_type_required[1] = {
    CRD_STRING_INIT("conditionType"),
};
static const crd_field crd_struct_808303405162_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditionType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_808303405162, conditionType)},
};
static const uint16_t crd_struct_808303405162_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_808303405162_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_808303405162_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x657079546e6f6974u },
};
static const crd_fields crd_struct_808303405162_type_fields = {
    .items = crd_struct_808303405162_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_808303405162_type_fields_slots,
    .required = crd_struct_808303405162_type_fields_required,
    .words = crd_struct_808303405162_type_fields_words,
};
static const crd_checks crd_struct_808303405162_type_checks = {
    .required = crd_struct_808303405162_type_required,
    .required_count = 1,
};
const crd_type crd_struct_808303405162_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_808303405162),
    .has_offset = offsetof(crd_struct_808303405162, has),
    .fields = &crd_struct_808303405162_type_fields,
    .checks = &crd_struct_808303405162_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates and 21 more */
const crd_type crd_type_ca4b042fcbf6 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_808303405162),
    .items = &crd_struct_808303405162_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 21 more */
static const crd_string crd_struct_7d3c35173974_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_7d3c35173974_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_7d3c35173974, name)},
    {.name = CRD_STRING_INIT("resourceClaimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7d3c35173974, resourceClaimName)},
    {.name = CRD_STRING_INIT("resourceClaimTemplateName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7d3c35173974, resourceClaimTemplateName)},
};
static const uint16_t crd_struct_7d3c35173974_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t crd_struct_7d3c35173974_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_7d3c35173974_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u },
    { 0x656372756f736572u, 0x656d614e6d69616cu },
    { 0x656372756f736572u, 0x656d614e6574616cu },
};
static const crd_fields crd_struct_7d3c35173974_type_fields = {
    .items = crd_struct_7d3c35173974_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_7d3c35173974_type_fields_slots,
    .required = crd_struct_7d3c35173974_type_fields_required,
    .words = crd_struct_7d3c35173974_type_fields_words,
};
static const crd_checks crd_struct_7d3c35173974_type_checks = {
    .required = crd_struct_7d3c35173974_type_required,
    .required_count = 1,
};
const crd_type crd_struct_7d3c35173974_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7d3c35173974),
    .has_offset = offsetof(crd_struct_7d3c35173974, has),
    .fields = &crd_struct_7d3c35173974_type_fields,
    .checks = &crd_struct_7d3c35173974_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims and 21 more */
static const crd_string crd_type_19827e0cbad9_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_19827e0cbad9 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_7d3c35173974),
    .items = &crd_struct_7d3c35173974_type,
    .map_keys = crd_type_19827e0cbad9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGates and 21 more */
static const crd_string crd_type_cd07f50c9ebd_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_cd07f50c9ebd = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_fd0743f4d25e),
    .items = &crd_struct_fd0743f4d25e_type,
    .map_keys = crd_type_cd07f50c9ebd_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 21 more */
static const crd_field crd_struct_477cd4451065_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("podGroupName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_477cd4451065, podGroupName)},
};
static const uint16_t crd_struct_477cd4451065_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_477cd4451065_type_fields_words[1][2] = {
    { 0x70756f7247646f70u, 0x656d614e70756f72u },
};
static const crd_fields crd_struct_477cd4451065_type_fields = {
    .items = crd_struct_477cd4451065_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_477cd4451065_type_fields_slots,
    .words = crd_struct_477cd4451065_type_fields_words,
};
const crd_type crd_struct_477cd4451065_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_477cd4451065),
    .has_offset = offsetof(crd_struct_477cd4451065, has),
    .fields = &crd_struct_477cd4451065_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 21 more */
static const crd_field crd_struct_ab86fcd57c8b_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, appArmorProfile)},
    {.name = CRD_STRING_INIT("fsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, fsGroup)},
    {.name = CRD_STRING_INIT("fsGroupChangePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, fsGroupChangePolicy)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_ab86fcd57c8b, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxChangePolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seLinuxChangePolicy)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &crd_struct_856ce256aa9e_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &crd_struct_f24305f2ff0a_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, seccompProfile)},
    {.name = CRD_STRING_INIT("supplementalGroups"), .type = &crd_type_4c6f6d831847,
     .offset = offsetof(crd_struct_ab86fcd57c8b, supplementalGroups)},
    {.name = CRD_STRING_INIT("supplementalGroupsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ab86fcd57c8b, supplementalGroupsPolicy)},
    {.name = CRD_STRING_INIT("sysctls"), .type = &crd_type_55f4d8450fb1,
     .offset = offsetof(crd_struct_ab86fcd57c8b, sysctls)},
    {.name = CRD_STRING_INIT("windowsOptions"), .type = &crd_struct_51904c711d76_type,
     .offset = offsetof(crd_struct_ab86fcd57c8b, windowsOptions)},
};
static const uint16_t crd_struct_ab86fcd57c8b_type_fields_slots[31 + 1] = {
    6, 0xffff, 0xffff, 7, 12, 0xffff, 3, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 4, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 11, 0xffff, 0, 10, 5,
};
static const uint64_t crd_struct_ab86fcd57c8b_type_fields_words[13][2] = {
    { 0x726f6d7241707061u, 0x656c69666f725072u },
    { 0x70756f72477366u, 0x0u },
    { 0x4370756f72477366u, 0x7963696c6f506567u },
    { 0x6f724773416e7572u, 0x70756f724773416eu },
    { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u },
    { 0x4378756e694c6573u, 0x7963696c6f506567u },
    { 0x4f78756e694c6573u, 0x736e6f6974704f78u },
    { 0x50706d6f63636573u, 0x656c69666f725070u },
    { 0x656d656c70707573u, 0x7370756f72476c61u },
    { 0x656d656c70707573u, 0x7963696c6f507370u },
    { 0x736c7463737973u, 0x0u },
    { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields crd_struct_ab86fcd57c8b_type_fields = {
    .items = crd_struct_ab86fcd57c8b_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 36,
    .slots = crd_struct_ab86fcd57c8b_type_fields_slots,
    .words = crd_struct_ab86fcd57c8b_type_fields_words,
};
const crd_type crd_struct_ab86fcd57c8b_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ab86fcd57c8b),
    .has_offset = offsetof(crd_struct_ab86fcd57c8b, has),
    .fields = &crd_struct_ab86fcd57c8b_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 21 more */
static const crd_field crd_struct_1f0181a20f1a_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("effect"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, effect)},
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_1f0181a20f1a, operator_)},
    {.name = CRD_STRING_INIT("tolerationSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_1f0181a20f1a, tolerationSeconds)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_1f0181a20f1a, value)},
};
static const uint16_t crd_struct_1f0181a20f1a_type_fields_slots[7 + 1] = {
    0xffff, 3, 2, 0, 0xffff, 4, 0xffff, 1,
};
static const uint64_t crd_struct_1f0181a20f1a_type_fields_words[5][2] = {
    { 0x746365666665u, 0x0u },
    { 0x79656bu, 0x0u },
    { 0x726f74617265706fu, 0x0u },
    { 0x69746172656c6f74u, 0x73646e6f6365536eu },
    { 0x65756c6176u, 0x0u },
};
static const crd_fields crd_struct_1f0181a20f1a_type_fields = {
    .items = crd_struct_1f0181a20f1a_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = crd_struct_1f0181a20f1a_type_fields_slots,
    .words = crd_struct_1f0181a20f1a_type_fields_words,
};
const crd_type crd_struct_1f0181a20f1a_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1f0181a20f1a),
    .has_offset = offsetof(crd_struct_1f0181a20f1a, has),
    .fields = &crd_struct_1f0181a20f1a_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations and 21 more */
const crd_type crd_type_df93e452bb7c = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_1f0181a20f1a),
    .items = &crd_struct_1f0181a20f1a_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 21 more */
static const crd_string crd_struct_ec60dd244899_type_required[3] = {
    CRD_STRING_INIT("maxSkew"),
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
static const crd_field crd_struct_ec60dd244899_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_ec60dd244899, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_ec60dd244899, matchLabelKeys)},
    {.name = CRD_STRING_INIT("maxSkew"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_ec60dd244899, maxSkew)},
    {.name = CRD_STRING_INIT("minDomains"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_ec60dd244899, minDomains)},
    {.name = CRD_STRING_INIT("nodeAffinityPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, nodeAffinityPolicy)},
    {.name = CRD_STRING_INIT("nodeTaintsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, nodeTaintsPolicy)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, topologyKey)},
    {.name = CRD_STRING_INIT("whenUnsatisfiable"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ec60dd244899, whenUnsatisfiable)},
};
static const uint16_t crd_struct_ec60dd244899_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 6, 0, 4, 7, 2, 0xffff, 1, 5,
};
static const uint64_t crd_struct_ec60dd244899_type_fields_required[] = { 0xc4u };
static const uint64_t crd_struct_ec60dd244899_type_fields_words[8][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x77656b5378616du, 0x0u },
    { 0x69616d6f446e696du, 0x736e69616d6f446eu },
    { 0x6966664165646f6eu, 0x7963696c6f507974u },
    { 0x6e69615465646f6eu, 0x7963696c6f507374u },
    { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
    { 0x61736e556e656877u, 0x656c626169667369u },
};
static const crd_fields crd_struct_ec60dd244899_type_fields = {
    .items = crd_struct_ec60dd244899_type_fields_items,
    .count = 8,
    .mask = 15,
    .seed = 1,
    .slots = crd_struct_ec60dd244899_type_fields_slots,
    .required = crd_struct_ec60dd244899_type_fields_required,
    .words = crd_struct_ec60dd244899_type_fields_words,
};
static const crd_checks crd_struct_ec60dd244899_type_checks = {
    .required = crd_struct_ec60dd244899_type_required,
    .required_count = 3,
};
const crd_type crd_struct_ec60dd244899_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec60dd244899),
    .has_offset = offsetof(crd_struct_ec60dd244899, has),
    .fields = &crd_struct_ec60dd244899_type_fields,
    .checks = &crd_struct_ec60dd244899_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints and 21 more */
static const crd_string crd_type_c96eaeaa571b_keys[2] = {
    CRD_STRING_INIT("topologyKey"),
    CRD_STRING_INIT("whenUnsatisfiable"),
};
const crd_type crd_type_c96eaeaa571b = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_ec60dd244899),
    .items = &crd_struct_ec60dd244899_type,
    .map_keys = crd_type_c96eaeaa571b_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 21 more */
static const crd_string crd_struct_20ee437a4d82_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_20ee437a4d82_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_20ee437a4d82, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_20ee437a4d82, partition)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_20ee437a4d82, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_20ee437a4d82, volumeID)},
};
static const uint16_t crd_struct_20ee437a4d82_type_fields_slots[3 + 1] = {
    3, 2, 1, 0,
};
static const uint64_t crd_struct_20ee437a4d82_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_20ee437a4d82_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_20ee437a4d82_type_fields = {
    .items = crd_struct_20ee437a4d82_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 24,
    .slots = crd_struct_20ee437a4d82_type_fields_slots,
    .required = crd_struct_20ee437a4d82_type_fields_required,
    .words = crd_struct_20ee437a4d82_type_fields_words,
};
static const crd_checks crd_struct_20ee437a4d82_type_checks = {
    .required = crd_struct_20ee437a4d82_type_required,
    .required_count = 1,
};
const crd_type crd_struct_20ee437a4d82_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_20ee437a4d82),
    .has_offset = offsetof(crd_struct_20ee437a4d82, has),
    .fields = &crd_struct_20ee437a4d82_type_fields,
    .checks = &crd_struct_20ee437a4d82_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 21 more */
static const crd_string crd_struct_80967aaf7164_type_required[2] = {
    CRD_STRING_INIT("diskName"),
    CRD_STRING_INIT("diskURI"),
};
static const crd_field crd_struct_80967aaf7164_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("cachingMode"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, cachingMode)},
    {.name = CRD_STRING_INIT("diskName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, diskName)},
    {.name = CRD_STRING_INIT("diskURI"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_80967aaf7164, diskURI)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_dc1f0bd2dfb4, .offset = offsetof(crd_struct_80967aaf7164, fsType)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_80967aaf7164, kind)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_200e8b998fac,
     .offset = offsetof(crd_struct_80967aaf7164, readOnly)},
};
static const uint16_t crd_struct_80967aaf7164_type_fields_slots[7 + 1] = {
    3, 1, 0, 0xffff, 0xffff, 2, 4, 5,
};
static const uint64_t crd_struct_80967aaf7164_type_fields_defaulted[] = { 0x28u };
static const uint64_t crd_struct_80967aaf7164_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_80967aaf7164_type_fields_words[6][2] = {
    { 0x4d676e6968636163u, 0x65646f4d676e6968u },
    { 0x656d614e6b736964u, 0x0u },
    { 0x4952556b736964u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_80967aaf7164_type_fields = {
    .items = crd_struct_80967aaf7164_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 8,
    .slots = crd_struct_80967aaf7164_type_fields_slots,
    .defaulted = crd_struct_80967aaf7164_type_fields_defaulted,
    .required = crd_struct_80967aaf7164_type_fields_required,
    .words = crd_struct_80967aaf7164_type_fields_words,
};
static const crd_checks crd_struct_80967aaf7164_type_checks = {
    .required = crd_struct_80967aaf7164_type_required,
    .required_count = 2,
};
const crd_type crd_struct_80967aaf7164_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_80967aaf7164),
    .has_offset = offsetof(crd_struct_80967aaf7164, has),
    .fields = &crd_struct_80967aaf7164_type_fields,
    .checks = &crd_struct_80967aaf7164_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 21 more */
static const crd_string crd_struct_a32e17054f06_type_required[2] = {
    CRD_STRING_INIT("secretName"),
    CRD_STRING_INIT("shareName"),
};
static const crd_field crd_struct_a32e17054f06_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a32e17054f06, readOnly)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a32e17054f06, secretName)},
    {.name = CRD_STRING_INIT("shareName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a32e17054f06, shareName)},
};
static const uint16_t crd_struct_a32e17054f06_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t crd_struct_a32e17054f06_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_a32e17054f06_type_fields_words[3][2] = {
    { 0x796c6e4f64616572u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
    { 0x6d614e6572616873u, 0x656d614e65726168u },
};
static const crd_fields crd_struct_a32e17054f06_type_fields = {
    .items = crd_struct_a32e17054f06_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_a32e17054f06_type_fields_slots,
    .required = crd_struct_a32e17054f06_type_fields_required,
    .words = crd_struct_a32e17054f06_type_fields_words,
};
static const crd_checks crd_struct_a32e17054f06_type_checks = {
    .required = crd_struct_a32e17054f06_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a32e17054f06_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a32e17054f06),
    .has_offset = offsetof(crd_struct_a32e17054f06, has),
    .fields = &crd_struct_a32e17054f06_type_fields,
    .checks = &crd_struct_a32e17054f06_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 21 more */
static const crd_string crd_struct_40639ae3b50f_type_required[1] = {
    CRD_STRING_INIT("monitors"),
};
static const crd_field crd_struct_40639ae3b50f_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_40639ae3b50f, monitors)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_40639ae3b50f, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_40639ae3b50f, readOnly)},
    {.name = CRD_STRING_INIT("secretFile"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_40639ae3b50f, secretFile)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_40639ae3b50f, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_40639ae3b50f, user)},
};
static const uint16_t crd_struct_40639ae3b50f_type_fields_slots[7 + 1] = {
    2, 5, 4, 1, 0, 0xffff, 0xffff, 3,
};
static const uint64_t crd_struct_40639ae3b50f_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_40639ae3b50f_type_fields_words[6][2] = {
    { 0x73726f74696e6f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6946746572636573u, 0x656c694674657263u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_40639ae3b50f_type_fields = {
    .items = crd_struct_40639ae3b50f_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 16,
    .slots = crd_struct_40639ae3b50f_type_fields_slots,
    .required = crd_struct_40639ae3b50f_type_fields_required,
    .words = crd_struct_40639ae3b50f_type_fields_words,
};
static const crd_checks crd_struct_40639ae3b50f_type_checks = {
    .required = crd_struct_40639ae3b50f_type_required,
    .required_count = 1,
};
const crd_type crd_struct_40639ae3b50f_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_40639ae3b50f),
    .has_offset = offsetof(crd_struct_40639ae3b50f, has),
    .fields = &crd_struct_40639ae3b50f_type_fields,
    .checks = &crd_struct_40639ae3b50f_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 21 more */
static const crd_string crd_struct_e1489000f322_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_e1489000f322_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e1489000f322, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_e1489000f322, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_e1489000f322, secretRef)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e1489000f322, volumeID)},
};
static const uint16_t crd_struct_e1489000f322_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t crd_struct_e1489000f322_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_e1489000f322_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_e1489000f322_type_fields = {
    .items = crd_struct_e1489000f322_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 6,
    .slots = crd_struct_e1489000f322_type_fields_slots,
    .required = crd_struct_e1489000f322_type_fields_required,
    .words = crd_struct_e1489000f322_type_fields_words,
};
static const crd_checks crd_struct_e1489000f322_type_checks = {
    .required = crd_struct_e1489000f322_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e1489000f322_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e1489000f322),
    .has_offset = offsetof(crd_struct_e1489000f322, has),
    .fields = &crd_struct_e1489000f322_type_fields,
    .checks = &crd_struct_e1489000f322_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 87 more */
static const crd_string crd_struct_a3f81379e5b0_type_required[2] = {
    CRD_STRING_INIT("key"),
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_a3f81379e5b0_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a3f81379e5b0, key)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_a3f81379e5b0, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a3f81379e5b0, path)},
};
static const uint16_t crd_struct_a3f81379e5b0_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t crd_struct_a3f81379e5b0_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_a3f81379e5b0_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
};
static const crd_fields crd_struct_a3f81379e5b0_type_fields = {
    .items = crd_struct_a3f81379e5b0_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_a3f81379e5b0_type_fields_slots,
    .required = crd_struct_a3f81379e5b0_type_fields_required,
    .words = crd_struct_a3f81379e5b0_type_fields_words,
};
static const crd_checks crd_struct_a3f81379e5b0_type_checks = {
    .required = crd_struct_a3f81379e5b0_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a3f81379e5b0_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a3f81379e5b0),
    .has_offset = offsetof(crd_struct_a3f81379e5b0, has),
    .fields = &crd_struct_a3f81379e5b0_type_fields,
    .checks = &crd_struct_a3f81379e5b0_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items and 87 more */
const crd_type crd_type_fba4870d5965 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a3f81379e5b0),
    .items = &crd_struct_a3f81379e5b0_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 21 more */
static const crd_field crd_struct_0185b8728769_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_0185b8728769, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_0185b8728769, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_0185b8728769, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_0185b8728769, optional)},
};
static const uint16_t crd_struct_0185b8728769_type_fields_slots[3 + 1] = {
    0, 3, 1, 2,
};
static const uint64_t crd_struct_0185b8728769_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_0185b8728769_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_0185b8728769_type_fields = {
    .items = crd_struct_0185b8728769_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_0185b8728769_type_fields_slots,
    .defaulted = crd_struct_0185b8728769_type_fields_defaulted,
    .words = crd_struct_0185b8728769_type_fields_words,
};
const crd_type crd_struct_0185b8728769_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0185b8728769),
    .has_offset = offsetof(crd_struct_0185b8728769, has),
    .fields = &crd_struct_0185b8728769_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 21 more */
static const crd_string crd_struct_a180c1204899_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field crd_struct_a180c1204899_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a180c1204899, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a180c1204899, fsType)},
    {.name = CRD_STRING_INIT("nodePublishSecretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_a180c1204899, nodePublishSecretRef)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_a180c1204899, readOnly)},
    {.name = CRD_STRING_INIT("volumeAttributes"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_a180c1204899, volumeAttributes)},
};
static const uint16_t crd_struct_a180c1204899_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 4, 1, 2, 0xffff, 0xffff,
};
static const uint64_t crd_struct_a180c1204899_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_a180c1204899_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x6c62755065646f6eu, 0x6665527465726365u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7441656d756c6f76u, 0x7365747562697274u },
};
static const crd_fields crd_struct_a180c1204899_type_fields = {
    .items = crd_struct_a180c1204899_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = crd_struct_a180c1204899_type_fields_slots,
    .required = crd_struct_a180c1204899_type_fields_required,
    .words = crd_struct_a180c1204899_type_fields_words,
};
static const crd_checks crd_struct_a180c1204899_type_checks = {
    .required = crd_struct_a180c1204899_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a180c1204899_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a180c1204899),
    .has_offset = offsetof(crd_struct_a180c1204899, has),
    .fields = &crd_struct_a180c1204899_type_fields,
    .checks = &crd_struct_a180c1204899_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 43 more */
static const crd_string crd_struct_ec409084991c_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_ec409084991c_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fieldRef"), .type = &crd_struct_5399e2ce84e1_type,
     .offset = offsetof(crd_struct_ec409084991c, fieldRef)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_ec409084991c, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_ec409084991c, path)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &crd_struct_f5669bdbdb3d_type,
     .offset = offsetof(crd_struct_ec409084991c, resourceFieldRef)},
};
static const uint16_t crd_struct_ec409084991c_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_ec409084991c_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_ec409084991c_type_fields_words[4][2] = {
    { 0x666552646c656966u, 0x0u },
    { 0x65646f6du, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x656372756f736572u, 0x666552646c656946u },
};
static const crd_fields crd_struct_ec409084991c_type_fields = {
    .items = crd_struct_ec409084991c_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 8,
    .slots = crd_struct_ec409084991c_type_fields_slots,
    .required = crd_struct_ec409084991c_type_fields_required,
    .words = crd_struct_ec409084991c_type_fields_words,
};
static const crd_checks crd_struct_ec409084991c_type_checks = {
    .required = crd_struct_ec409084991c_type_required,
    .required_count = 1,
};
const crd_type crd_struct_ec409084991c_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ec409084991c),
    .has_offset = offsetof(crd_struct_ec409084991c, has),
    .fields = &crd_struct_ec409084991c_type_fields,
    .checks = &crd_struct_ec409084991c_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items and 43 more */
const crd_type crd_type_7518aa79b87c = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_ec409084991c),
    .items = &crd_struct_ec409084991c_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 21 more */
static const crd_field crd_struct_6732ea9e2364_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_6732ea9e2364, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_7518aa79b87c, .offset = offsetof(crd_struct_6732ea9e2364, items)},
};
static const uint16_t crd_struct_6732ea9e2364_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6732ea9e2364_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
};
static const crd_fields crd_struct_6732ea9e2364_type_fields = {
    .items = crd_struct_6732ea9e2364_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_6732ea9e2364_type_fields_slots,
    .words = crd_struct_6732ea9e2364_type_fields_words,
};
const crd_type crd_struct_6732ea9e2364_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6732ea9e2364),
    .has_offset = offsetof(crd_struct_6732ea9e2364, has),
    .fields = &crd_struct_6732ea9e2364_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 21 more */
static const crd_field crd_struct_083b567792d1_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("medium"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_083b567792d1, medium)},
    {.name = CRD_STRING_INIT("sizeLimit"), .type = &crd_type_2e3846e55300,
     .offset = offsetof(crd_struct_083b567792d1, sizeLimit)},
};
static const uint16_t crd_struct_083b567792d1_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_083b567792d1_type_fields_words[2][2] = {
    { 0x6d756964656du, 0x0u },
    { 0x696d694c657a6973u, 0x74696d694c657a69u },
};
static const crd_fields crd_struct_083b567792d1_type_fields = {
    .items = crd_struct_083b567792d1_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_083b567792d1_type_fields_slots,
    .words = crd_struct_083b567792d1_type_fields_words,
};
const crd_type crd_struct_083b567792d1_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_083b567792d1),
    .has_offset = offsetof(crd_struct_083b567792d1, has),
    .fields = &crd_struct_083b567792d1_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 25 more */
static const crd_string crd_struct_a069474a0751_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_a069474a0751_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a069474a0751, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a069474a0751, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a069474a0751, name)},
};
static const uint16_t crd_struct_a069474a0751_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_a069474a0751_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_a069474a0751_type_fields_words[3][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_a069474a0751_type_fields = {
    .items = crd_struct_a069474a0751_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a069474a0751_type_fields_slots,
    .required = crd_struct_a069474a0751_type_fields_required,
    .words = crd_struct_a069474a0751_type_fields_words,
};
static const crd_checks crd_struct_a069474a0751_type_checks = {
    .required = crd_struct_a069474a0751_type_required,
    .required_count = 2,
};
const crd_type crd_struct_a069474a0751_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a069474a0751),
    .has_offset = offsetof(crd_struct_a069474a0751, has),
    .fields = &crd_struct_a069474a0751_type_fields,
    .checks = &crd_struct_a069474a0751_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 25 more */
static const crd_string crd_struct_9bbdc910a2a2_type_required[2] = {
    CRD_STRING_INIT("kind"),
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_9bbdc910a2a2_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9bbdc910a2a2, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9bbdc910a2a2, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9bbdc910a2a2, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9bbdc910a2a2, namespace_)},
};
static const uint16_t crd_struct_9bbdc910a2a2_type_fields_slots[3 + 1] = {
    0, 1, 3, 2,
};
static const uint64_t crd_struct_9bbdc910a2a2_type_fields_required[] = { 0x6u };
static const uint64_t crd_struct_9bbdc910a2a2_type_fields_words[4][2] = {
    { 0x70756f7247697061u, 0x0u },
    { 0x646e696bu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields crd_struct_9bbdc910a2a2_type_fields = {
    .items = crd_struct_9bbdc910a2a2_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_9bbdc910a2a2_type_fields_slots,
    .required = crd_struct_9bbdc910a2a2_type_fields_required,
    .words = crd_struct_9bbdc910a2a2_type_fields_words,
};
static const crd_checks crd_struct_9bbdc910a2a2_type_checks = {
    .required = crd_struct_9bbdc910a2a2_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9bbdc910a2a2_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9bbdc910a2a2),
    .has_offset = offsetof(crd_struct_9bbdc910a2a2, has),
    .fields = &crd_struct_9bbdc910a2a2_type_fields,
    .checks = &crd_struct_9bbdc910a2a2_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 25 more */
static const crd_field crd_struct_3c6257ac3959_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("limits"), .type = &crd_type_fddb6d6ae536, .offset = offsetof(crd_struct_3c6257ac3959, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_3c6257ac3959, requests)},
};
static const uint16_t crd_struct_3c6257ac3959_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_3c6257ac3959_type_fields_words[2][2] = {
    { 0x7374696d696cu, 0x0u },
    { 0x7374736575716572u, 0x0u },
};
static const crd_fields crd_struct_3c6257ac3959_type_fields = {
    .items = crd_struct_3c6257ac3959_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_3c6257ac3959_type_fields_slots,
    .words = crd_struct_3c6257ac3959_type_fields_words,
};
const crd_type crd_struct_3c6257ac3959_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3c6257ac3959),
    .has_offset = offsetof(crd_struct_3c6257ac3959, has),
    .fields = &crd_struct_3c6257ac3959_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 25 more */
static const crd_field crd_struct_2d9bfd4a2627_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_2d9bfd4a2627, accessModes)},
    {.name = CRD_STRING_INIT("dataSource"), .type = &crd_struct_a069474a0751_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, dataSource)},
    {.name = CRD_STRING_INIT("dataSourceRef"), .type = &crd_struct_9bbdc910a2a2_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, dataSourceRef)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_3c6257ac3959_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, resources)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_2d9bfd4a2627, selector)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, storageClassName)},
    {.name = CRD_STRING_INIT("volumeAttributesClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeAttributesClassName)},
    {.name = CRD_STRING_INIT("volumeMode"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeMode)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_2d9bfd4a2627, volumeName)},
};
static const uint16_t crd_struct_2d9bfd4a2627_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0, 3, 1, 0xffff, 2, 5, 8, 6, 0xffff, 7, 4, 0xffff,
};
static const uint64_t crd_struct_2d9bfd4a2627_type_fields_words[9][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u },
    { 0x72756f5361746164u, 0x656372756f536174u },
    { 0x72756f5361746164u, 0x666552656372756fu },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x726f7463656c6573u, 0x0u },
    { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x7441656d756c6f76u, 0x656d614e7373616cu },
    { 0x6f4d656d756c6f76u, 0x65646f4d656d756cu },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields crd_struct_2d9bfd4a2627_type_fields = {
    .items = crd_struct_2d9bfd4a2627_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 30,
    .slots = crd_struct_2d9bfd4a2627_type_fields_slots,
    .words = crd_struct_2d9bfd4a2627_type_fields_words,
};
const crd_type crd_struct_2d9bfd4a2627_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2d9bfd4a2627),
    .has_offset = offsetof(crd_struct_2d9bfd4a2627, has),
    .fields = &crd_struct_2d9bfd4a2627_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 21 more */
static const crd_string crd_struct_693b5beb63dd_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field crd_struct_693b5beb63dd_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_693b5beb63dd, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_2d9bfd4a2627_type,
     .offset = offsetof(crd_struct_693b5beb63dd, spec)},
};
static const uint16_t crd_struct_693b5beb63dd_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_693b5beb63dd_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_693b5beb63dd_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_693b5beb63dd_type_fields = {
    .items = crd_struct_693b5beb63dd_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_693b5beb63dd_type_fields_slots,
    .required = crd_struct_693b5beb63dd_type_fields_required,
    .words = crd_struct_693b5beb63dd_type_fields_words,
};
static const crd_checks crd_struct_693b5beb63dd_type_checks = {
    .required = crd_struct_693b5beb63dd_type_required,
    .required_count = 1,
};
const crd_type crd_struct_693b5beb63dd_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_693b5beb63dd),
    .has_offset = offsetof(crd_struct_693b5beb63dd, has),
    .fields = &crd_struct_693b5beb63dd_type_fields,
    .checks = &crd_struct_693b5beb63dd_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 21 more */
static const crd_field crd_struct_a574ef9e57df_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("volumeClaimTemplate"), .type = &crd_struct_693b5beb63dd_type,
     .offset = offsetof(crd_struct_a574ef9e57df, volumeClaimTemplate)},
};
static const uint16_t crd_struct_a574ef9e57df_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_a574ef9e57df_type_fields_words[1][2] = {
    { 0x6c43656d756c6f76u, 0x6574616c706d6554u },
};
static const crd_fields crd_struct_a574ef9e57df_type_fields = {
    .items = crd_struct_a574ef9e57df_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_a574ef9e57df_type_fields_slots,
    .words = crd_struct_a574ef9e57df_type_fields_words,
};
const crd_type crd_struct_a574ef9e57df_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a574ef9e57df),
    .has_offset = offsetof(crd_struct_a574ef9e57df, has),
    .fields = &crd_struct_a574ef9e57df_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 21 more */
static const crd_field crd_struct_df68993bcf4e_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_df68993bcf4e, fsType)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_df68993bcf4e, lun)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_df68993bcf4e, readOnly)},
    {.name = CRD_STRING_INIT("targetWWNs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_df68993bcf4e, targetWWNs)},
    {.name = CRD_STRING_INIT("wwids"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_df68993bcf4e, wwids)},
};
static const uint16_t crd_struct_df68993bcf4e_type_fields_slots[7 + 1] = {
    4, 0xffff, 2, 3, 0xffff, 0xffff, 0, 1,
};
static const uint64_t crd_struct_df68993bcf4e_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6e756cu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x5757746567726174u, 0x734e575774656772u },
    { 0x7364697777u, 0x0u },
};
static const crd_fields crd_struct_df68993bcf4e_type_fields = {
    .items = crd_struct_df68993bcf4e_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 7,
    .slots = crd_struct_df68993bcf4e_type_fields_slots,
    .words = crd_struct_df68993bcf4e_type_fields_words,
};
const crd_type crd_struct_df68993bcf4e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_df68993bcf4e),
    .has_offset = offsetof(crd_struct_df68993bcf4e, has),
    .fields = &crd_struct_df68993bcf4e_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 21 more */
static const crd_string crd_struct_12464f33baf3_type_required[1] = {
    CRD_STRING_INIT("driver"),
};
static const crd_field crd_struct_12464f33baf3_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_12464f33baf3, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_12464f33baf3, fsType)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_12464f33baf3, options)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_12464f33baf3, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_12464f33baf3, secretRef)},
};
static const uint16_t crd_struct_12464f33baf3_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 0xffff, 1, 4, 2, 0xffff,
};
static const uint64_t crd_struct_12464f33baf3_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_12464f33baf3_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u },
    { 0x657079547366u, 0x0u },
    { 0x736e6f6974706fu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields crd_struct_12464f33baf3_type_fields = {
    .items = crd_struct_12464f33baf3_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 4,
    .slots = crd_struct_12464f33baf3_type_fields_slots,
    .required = crd_struct_12464f33baf3_type_fields_required,
    .words = crd_struct_12464f33baf3_type_fields_words,
};
static const crd_checks crd_struct_12464f33baf3_type_checks = {
    .required = crd_struct_12464f33baf3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_12464f33baf3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_12464f33baf3),
    .has_offset = offsetof(crd_struct_12464f33baf3, has),
    .fields = &crd_struct_12464f33baf3_type_fields,
    .checks = &crd_struct_12464f33baf3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 21 more */
static const crd_field crd_struct_e0f64c9d3a66_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("datasetName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f64c9d3a66, datasetName)},
    {.name = CRD_STRING_INIT("datasetUUID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f64c9d3a66, datasetUUID)},
};
static const uint16_t crd_struct_e0f64c9d3a66_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_e0f64c9d3a66_type_fields_words[2][2] = {
    { 0x4e74657361746164u, 0x656d614e74657361u },
    { 0x5574657361746164u, 0x4449555574657361u },
};
static const crd_fields crd_struct_e0f64c9d3a66_type_fields = {
    .items = crd_struct_e0f64c9d3a66_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_e0f64c9d3a66_type_fields_slots,
    .words = crd_struct_e0f64c9d3a66_type_fields_words,
};
const crd_type crd_struct_e0f64c9d3a66_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0f64c9d3a66),
    .has_offset = offsetof(crd_struct_e0f64c9d3a66, has),
    .fields = &crd_struct_e0f64c9d3a66_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 21 more */
static const crd_string crd_struct_f69239b690e3_type_required[1] = {
    CRD_STRING_INIT("pdName"),
};
static const crd_field crd_struct_f69239b690e3_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f69239b690e3, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f69239b690e3, partition)},
    {.name = CRD_STRING_INIT("pdName"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_f69239b690e3, pdName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_f69239b690e3, readOnly)},
};
static const uint16_t crd_struct_f69239b690e3_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_f69239b690e3_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_f69239b690e3_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6f69746974726170u, 0x6e6f697469747261u },
    { 0x656d614e6470u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_f69239b690e3_type_fields = {
    .items = crd_struct_f69239b690e3_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 21,
    .slots = crd_struct_f69239b690e3_type_fields_slots,
    .required = crd_struct_f69239b690e3_type_fields_required,
    .words = crd_struct_f69239b690e3_type_fields_words,
};
static const crd_checks crd_struct_f69239b690e3_type_checks = {
    .required = crd_struct_f69239b690e3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_f69239b690e3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f69239b690e3),
    .has_offset = offsetof(crd_struct_f69239b690e3, has),
    .fields = &crd_struct_f69239b690e3_type_fields,
    .checks = &crd_struct_f69239b690e3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 21 more */
static const crd_string crd_struct_a7c7154fcfa5_type_required[1] = {
    CRD_STRING_INIT("repository"),
};
static const crd_field crd_struct_a7c7154fcfa5_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("directory"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, directory)},
    {.name = CRD_STRING_INIT("repository"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, repository)},
    {.name = CRD_STRING_INIT("revision"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a7c7154fcfa5, revision)},
};
static const uint16_t crd_struct_a7c7154fcfa5_type_fields_slots[3 + 1] = {
    2, 0, 0xffff, 1,
};
static const uint64_t crd_struct_a7c7154fcfa5_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_a7c7154fcfa5_type_fields_words[3][2] = {
    { 0x726f746365726964u, 0x79726f7463657269u },
    { 0x6f7469736f706572u, 0x79726f7469736f70u },
    { 0x6e6f697369766572u, 0x0u },
};
static const crd_fields crd_struct_a7c7154fcfa5_type_fields = {
    .items = crd_struct_a7c7154fcfa5_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a7c7154fcfa5_type_fields_slots,
    .required = crd_struct_a7c7154fcfa5_type_fields_required,
    .words = crd_struct_a7c7154fcfa5_type_fields_words,
};
static const crd_checks crd_struct_a7c7154fcfa5_type_checks = {
    .required = crd_struct_a7c7154fcfa5_type_required,
    .required_count = 1,
};
const crd_type crd_struct_a7c7154fcfa5_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a7c7154fcfa5),
    .has_offset = offsetof(crd_struct_a7c7154fcfa5, has),
    .fields = &crd_struct_a7c7154fcfa5_type_fields,
    .checks = &crd_struct_a7c7154fcfa5_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 21 more */
static const crd_string crd_struct_9464a0c9e51e_type_required[2] = {
    CRD_STRING_INIT("endpoints"),
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_9464a0c9e51e_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_9464a0c9e51e, endpoints)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9464a0c9e51e, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_9464a0c9e51e, readOnly)},
};
static const uint16_t crd_struct_9464a0c9e51e_type_fields_slots[3 + 1] = {
    2, 0, 1, 0xffff,
};
static const uint64_t crd_struct_9464a0c9e51e_type_fields_required[] = { 0x3u };
static const uint64_t crd_struct_9464a0c9e51e_type_fields_words[3][2] = {
    { 0x746e696f70646e65u, 0x73746e696f70646eu },
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_9464a0c9e51e_type_fields = {
    .items = crd_struct_9464a0c9e51e_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_9464a0c9e51e_type_fields_slots,
    .required = crd_struct_9464a0c9e51e_type_fields_required,
    .words = crd_struct_9464a0c9e51e_type_fields_words,
};
static const crd_checks crd_struct_9464a0c9e51e_type_checks = {
    .required = crd_struct_9464a0c9e51e_type_required,
    .required_count = 2,
};
const crd_type crd_struct_9464a0c9e51e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9464a0c9e51e),
    .has_offset = offsetof(crd_struct_9464a0c9e51e, has),
    .fields = &crd_struct_9464a0c9e51e_type_fields,
    .checks = &crd_struct_9464a0c9e51e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 21 more */
static const crd_string crd_struct_0a869a17b9fc_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_0a869a17b9fc_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0a869a17b9fc, path)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_0a869a17b9fc, type)},
};
static const uint16_t crd_struct_0a869a17b9fc_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_0a869a17b9fc_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_0a869a17b9fc_type_fields_words[2][2] = {
    { 0x68746170u, 0x0u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_0a869a17b9fc_type_fields = {
    .items = crd_struct_0a869a17b9fc_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 4,
    .slots = crd_struct_0a869a17b9fc_type_fields_slots,
    .required = crd_struct_0a869a17b9fc_type_fields_required,
    .words = crd_struct_0a869a17b9fc_type_fields_words,
};
static const crd_checks crd_struct_0a869a17b9fc_type_checks = {
    .required = crd_struct_0a869a17b9fc_type_required,
    .required_count = 1,
};
const crd_type crd_struct_0a869a17b9fc_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0a869a17b9fc),
    .has_offset = offsetof(crd_struct_0a869a17b9fc, has),
    .fields = &crd_struct_0a869a17b9fc_type_fields,
    .checks = &crd_struct_0a869a17b9fc_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 21 more */
static const crd_field crd_struct_94c0bf88bece_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("pullPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_94c0bf88bece, pullPolicy)},
    {.name = CRD_STRING_INIT("reference"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_94c0bf88bece, reference)},
};
static const uint16_t crd_struct_94c0bf88bece_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_94c0bf88bece_type_fields_words[2][2] = {
    { 0x696c6f506c6c7570u, 0x7963696c6f506c6cu },
    { 0x636e657265666572u, 0x65636e6572656665u },
};
static const crd_fields crd_struct_94c0bf88bece_type_fields = {
    .items = crd_struct_94c0bf88bece_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_94c0bf88bece_type_fields_slots,
    .words = crd_struct_94c0bf88bece_type_fields_words,
};
const crd_type crd_struct_94c0bf88bece_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_94c0bf88bece),
    .has_offset = offsetof(crd_struct_94c0bf88bece, has),
    .fields = &crd_struct_94c0bf88bece_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 21 more */
static const crd_string crd_struct_5a1923133f8e_type_required[3] = {
    CRD_STRING_INIT("iqn"),
    CRD_STRING_INIT("lun"),
    CRD_STRING_INIT("targetPortal"),
};
static const crd_field crd_struct_5a1923133f8e_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("chapAuthDiscovery"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, chapAuthDiscovery)},
    {.name = CRD_STRING_INIT("chapAuthSession"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, chapAuthSession)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5a1923133f8e, fsType)},
    {.name = CRD_STRING_INIT("initiatorName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5a1923133f8e, initiatorName)},
    {.name = CRD_STRING_INIT("iqn"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5a1923133f8e, iqn)},
    {.name = CRD_STRING_INIT("iscsiInterface"), .type = &crd_type_f9c7031fd145,
     .offset = offsetof(crd_struct_5a1923133f8e, iscsiInterface)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_5a1923133f8e, lun)},
    {.name = CRD_STRING_INIT("portals"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_5a1923133f8e, portals)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5a1923133f8e, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_5a1923133f8e, secretRef)},
    {.name = CRD_STRING_INIT("targetPortal"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5a1923133f8e, targetPortal)},
};
static const uint16_t crd_struct_5a1923133f8e_type_fields_slots[15 + 1] = {
    3, 4, 0, 5, 10, 9, 0xffff, 2, 8, 0xffff, 7, 0xffff, 0xffff, 0xffff, 6, 1,
};
static const uint64_t crd_struct_5a1923133f8e_type_fields_defaulted[] = { 0x20u };
static const uint64_t crd_struct_5a1923133f8e_type_fields_required[] = { 0x450u };
static const uint64_t crd_struct_5a1923133f8e_type_fields_words[11][2] = {
    { 0x6874754170616863u, 0x797265766f637369u },
    { 0x6874754170616863u, 0x6e6f697373655368u },
    { 0x657079547366u, 0x0u },
    { 0x6f74616974696e69u, 0x656d614e726f7461u },
    { 0x6e7169u, 0x0u },
    { 0x746e496973637369u, 0x656361667265746eu },
    { 0x6e756cu, 0x0u },
    { 0x736c6174726f70u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x6f50746567726174u, 0x6c6174726f507465u },
};
static const crd_fields crd_struct_5a1923133f8e_type_fields = {
    .items = crd_struct_5a1923133f8e_type_fields_items,
    .count = 11,
    .mask = 15,
    .seed = 30,
    .slots = crd_struct_5a1923133f8e_type_fields_slots,
    .defaulted = crd_struct_5a1923133f8e_type_fields_defaulted,
    .required = crd_struct_5a1923133f8e_type_fields_required,
    .words = crd_struct_5a1923133f8e_type_fields_words,
};
static const crd_checks crd_struct_5a1923133f8e_type_checks = {
    .required = crd_struct_5a1923133f8e_type_required,
    .required_count = 3,
};
const crd_type crd_struct_5a1923133f8e_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5a1923133f8e),
    .has_offset = offsetof(crd_struct_5a1923133f8e, has),
    .fields = &crd_struct_5a1923133f8e_type_fields,
    .checks = &crd_struct_5a1923133f8e_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 21 more */
static const crd_string crd_struct_d62e1e770e27_type_required[2] = {
    CRD_STRING_INIT("path"),
    CRD_STRING_INIT("server"),
};
static const crd_field crd_struct_d62e1e770e27_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d62e1e770e27, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_d62e1e770e27, readOnly)},
    {.name = CRD_STRING_INIT("server"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d62e1e770e27, server)},
};
static const uint16_t crd_struct_d62e1e770e27_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_d62e1e770e27_type_fields_required[] = { 0x5u };
static const uint64_t crd_struct_d62e1e770e27_type_fields_words[3][2] = {
    { 0x68746170u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x726576726573u, 0x0u },
};
static const crd_fields crd_struct_d62e1e770e27_type_fields = {
    .items = crd_struct_d62e1e770e27_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_d62e1e770e27_type_fields_slots,
    .required = crd_struct_d62e1e770e27_type_fields_required,
    .words = crd_struct_d62e1e770e27_type_fields_words,
};
static const crd_checks crd_struct_d62e1e770e27_type_checks = {
    .required = crd_struct_d62e1e770e27_type_required,
    .required_count = 2,
};
const crd_type crd_struct_d62e1e770e27_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d62e1e770e27),
    .has_offset = offsetof(crd_struct_d62e1e770e27, has),
    .fields = &crd_struct_d62e1e770e27_type_fields,
    .checks = &crd_struct_d62e1e770e27_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 21 more */
static const crd_string crd_struct_4e66b7f08603_type_required[1] = {
    CRD_STRING_INIT("claimName"),
};
static const crd_field crd_struct_4e66b7f08603_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_4e66b7f08603, claimName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_4e66b7f08603, readOnly)},
};
static const uint16_t crd_struct_4e66b7f08603_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_4e66b7f08603_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_4e66b7f08603_type_fields_words[2][2] = {
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields crd_struct_4e66b7f08603_type_fields = {
    .items = crd_struct_4e66b7f08603_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_4e66b7f08603_type_fields_slots,
    .required = crd_struct_4e66b7f08603_type_fields_required,
    .words = crd_struct_4e66b7f08603_type_fields_words,
};
static const crd_checks crd_struct_4e66b7f08603_type_checks = {
    .required = crd_struct_4e66b7f08603_type_required,
    .required_count = 1,
};
const crd_type crd_struct_4e66b7f08603_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_4e66b7f08603),
    .has_offset = offsetof(crd_struct_4e66b7f08603, has),
    .fields = &crd_struct_4e66b7f08603_type_fields,
    .checks = &crd_struct_4e66b7f08603_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 21 more */
static const crd_string crd_struct_3899d2e17123_type_required[1] = {
    CRD_STRING_INIT("pdID"),
};
static const crd_field crd_struct_3899d2e17123_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3899d2e17123, fsType)},
    {.name = CRD_STRING_INIT("pdID"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3899d2e17123, pdID)},
};
static const uint16_t crd_struct_3899d2e17123_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_3899d2e17123_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_3899d2e17123_type_fields_words[2][2] = {
    { 0x657079547366u, 0x0u },
    { 0x44496470u, 0x0u },
};
static const crd_fields crd_struct_3899d2e17123_type_fields = {
    .items = crd_struct_3899d2e17123_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 6,
    .slots = crd_struct_3899d2e17123_type_fields_slots,
    .required = crd_struct_3899d2e17123_type_fields_required,
    .words = crd_struct_3899d2e17123_type_fields_words,
};
static const crd_checks crd_struct_3899d2e17123_type_checks = {
    .required = crd_struct_3899d2e17123_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3899d2e17123_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3899d2e17123),
    .has_offset = offsetof(crd_struct_3899d2e17123, has),
    .fields = &crd_struct_3899d2e17123_type_fields,
    .checks = &crd_struct_3899d2e17123_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 21 more */
static const crd_string crd_struct_42ec70a06a30_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field crd_struct_42ec70a06a30_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_42ec70a06a30, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_42ec70a06a30, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_42ec70a06a30, volumeID)},
};
static const uint16_t crd_struct_42ec70a06a30_type_fields_slots[3 + 1] = {
    0, 1, 2, 0xffff,
};
static const uint64_t crd_struct_42ec70a06a30_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_42ec70a06a30_type_fields_words[3][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_42ec70a06a30_type_fields = {
    .items = crd_struct_42ec70a06a30_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_42ec70a06a30_type_fields_slots,
    .required = crd_struct_42ec70a06a30_type_fields_required,
    .words = crd_struct_42ec70a06a30_type_fields_words,
};
static const crd_checks crd_struct_42ec70a06a30_type_checks = {
    .required = crd_struct_42ec70a06a30_type_required,
    .required_count = 1,
};
const crd_type crd_struct_42ec70a06a30_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_42ec70a06a30),
    .has_offset = offsetof(crd_struct_42ec70a06a30, has),
    .fields = &crd_struct_42ec70a06a30_type_fields,
    .checks = &crd_struct_42ec70a06a30_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 21 more */
static const crd_string crd_struct_31fd2dffe8c9_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_31fd2dffe8c9_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_31fd2dffe8c9, labelSelector)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31fd2dffe8c9, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_31fd2dffe8c9, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_31fd2dffe8c9, path)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_31fd2dffe8c9, signerName)},
};
static const uint16_t crd_struct_31fd2dffe8c9_type_fields_slots[7 + 1] = {
    0xffff, 1, 0, 0xffff, 4, 3, 2, 0xffff,
};
static const uint64_t crd_struct_31fd2dffe8c9_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_31fd2dffe8c9_type_fields_words[5][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
};
static const crd_fields crd_struct_31fd2dffe8c9_type_fields = {
    .items = crd_struct_31fd2dffe8c9_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 9,
    .slots = crd_struct_31fd2dffe8c9_type_fields_slots,
    .required = crd_struct_31fd2dffe8c9_type_fields_required,
    .words = crd_struct_31fd2dffe8c9_type_fields_words,
};
static const crd_checks crd_struct_31fd2dffe8c9_type_checks = {
    .required = crd_struct_31fd2dffe8c9_type_required,
    .required_count = 1,
};
const crd_type crd_struct_31fd2dffe8c9_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_31fd2dffe8c9),
    .has_offset = offsetof(crd_struct_31fd2dffe8c9, has),
    .fields = &crd_struct_31fd2dffe8c9_type_fields,
    .checks = &crd_struct_31fd2dffe8c9_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 43 more */
static const crd_field crd_struct_08a36fa60090_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_08a36fa60090, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_d713532858a7, .offset = offsetof(crd_struct_08a36fa60090, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_08a36fa60090, optional)},
};
static const uint16_t crd_struct_08a36fa60090_type_fields_slots[3 + 1] = {
    1, 0, 0xffff, 2,
};
static const uint64_t crd_struct_08a36fa60090_type_fields_defaulted[] = { 0x2u };
static const uint64_t crd_struct_08a36fa60090_type_fields_words[3][2] = {
    { 0x736d657469u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields crd_struct_08a36fa60090_type_fields = {
    .items = crd_struct_08a36fa60090_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_08a36fa60090_type_fields_slots,
    .defaulted = crd_struct_08a36fa60090_type_fields_defaulted,
    .words = crd_struct_08a36fa60090_type_fields_words,
};
const crd_type crd_struct_08a36fa60090_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_08a36fa60090),
    .has_offset = offsetof(crd_struct_08a36fa60090, has),
    .fields = &crd_struct_08a36fa60090_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 21 more */
static const crd_field crd_struct_cb830978b43f_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_7518aa79b87c, .offset = offsetof(crd_struct_cb830978b43f, items)},
};
static const uint16_t crd_struct_cb830978b43f_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_cb830978b43f_type_fields_words[1][2] = {
    { 0x736d657469u, 0x0u },
};
static const crd_fields crd_struct_cb830978b43f_type_fields = {
    .items = crd_struct_cb830978b43f_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_cb830978b43f_type_fields_slots,
    .words = crd_struct_cb830978b43f_type_fields_words,
};
const crd_type crd_struct_cb830978b43f_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cb830978b43f),
    .has_offset = offsetof(crd_struct_cb830978b43f, has),
    .fields = &crd_struct_cb830978b43f_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 21 more */
static const crd_string crd_struct_c476b7a48a11_type_required[2] = {
    CRD_STRING_INIT("keyType"),
    CRD_STRING_INIT("signerName"),
};
static const crd_field crd_struct_c476b7a48a11_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("certificateChainPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, certificateChainPath)},
    {.name = CRD_STRING_INIT("credentialBundlePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, credentialBundlePath)},
    {.name = CRD_STRING_INIT("keyPath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, keyPath)},
    {.name = CRD_STRING_INIT("keyType"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, keyType)},
    {.name = CRD_STRING_INIT("maxExpirationSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_c476b7a48a11, maxExpirationSeconds)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c476b7a48a11, signerName)},
    {.name = CRD_STRING_INIT("userAnnotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_c476b7a48a11, userAnnotations)},
};
static const uint16_t crd_struct_c476b7a48a11_type_fields_slots[7 + 1] = {
    0, 6, 2, 5, 4, 1, 0xffff, 3,
};
static const uint64_t crd_struct_c476b7a48a11_type_fields_required[] = { 0x28u };
static const uint64_t crd_struct_c476b7a48a11_type_fields_words[7][2] = {
    { 0x6369666974726563u, 0x687461506e696168u },
    { 0x69746e6564657263u, 0x68746150656c646eu },
    { 0x6874615079656bu, 0x0u },
    { 0x6570795479656bu, 0x0u },
    { 0x726970784578616du, 0x73646e6f6365536eu },
    { 0x614e72656e676973u, 0x656d614e72656e67u },
    { 0x6f6e6e4172657375u, 0x736e6f697461746fu },
};
static const crd_fields crd_struct_c476b7a48a11_type_fields = {
    .items = crd_struct_c476b7a48a11_type_fields_items,
    .count = 7,
    .mask = 7,
    .seed = 18,
    .slots = crd_struct_c476b7a48a11_type_fields_slots,
    .required = crd_struct_c476b7a48a11_type_fields_required,
    .words = crd_struct_c476b7a48a11_type_fields_words,
};
static const crd_checks crd_struct_c476b7a48a11_type_checks = {
    .required = crd_struct_c476b7a48a11_type_required,
    .required_count = 2,
};
const crd_type crd_struct_c476b7a48a11_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c476b7a48a11),
    .has_offset = offsetof(crd_struct_c476b7a48a11, has),
    .fields = &crd_struct_c476b7a48a11_type_fields,
    .checks = &crd_struct_c476b7a48a11_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 21 more */
static const crd_string crd_struct_3d28e8d3eb32_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field crd_struct_3d28e8d3eb32_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("audience"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3d28e8d3eb32, audience)},
    {.name = CRD_STRING_INIT("expirationSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3d28e8d3eb32, expirationSeconds)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_3d28e8d3eb32, path)},
};
static const uint16_t crd_struct_3d28e8d3eb32_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t crd_struct_3d28e8d3eb32_type_fields_required[] = { 0x4u };
static const uint64_t crd_struct_3d28e8d3eb32_type_fields_words[3][2] = {
    { 0x65636e6569647561u, 0x0u },
    { 0x6974617269707865u, 0x73646e6f6365536eu },
    { 0x68746170u, 0x0u },
};
static const crd_fields crd_struct_3d28e8d3eb32_type_fields = {
    .items = crd_struct_3d28e8d3eb32_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_3d28e8d3eb32_type_fields_slots,
    .required = crd_struct_3d28e8d3eb32_type_fields_required,
    .words = crd_struct_3d28e8d3eb32_type_fields_words,
};
static const crd_checks crd_struct_3d28e8d3eb32_type_checks = {
    .required = crd_struct_3d28e8d3eb32_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3d28e8d3eb32_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3d28e8d3eb32),
    .has_offset = offsetof(crd_struct_3d28e8d3eb32, has),
    .fields = &crd_struct_3d28e8d3eb32_type_fields,
    .checks = &crd_struct_3d28e8d3eb32_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 21 more */
static const crd_field crd_struct_ecbd117464c6_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("clusterTrustBundle"), .type = &crd_struct_31fd2dffe8c9_type,
     .offset = offsetof(crd_struct_ecbd117464c6, clusterTrustBundle)},
    {.name = CRD_STRING_INIT("configMap"), .type = &crd_struct_08a36fa60090_type,
     .offset = offsetof(crd_struct_ecbd117464c6, configMap)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &crd_struct_cb830978b43f_type,
     .offset = offsetof(crd_struct_ecbd117464c6, downwardAPI)},
    {.name = CRD_STRING_INIT("podCertificate"), .type = &crd_struct_c476b7a48a11_type,
     .offset = offsetof(crd_struct_ecbd117464c6, podCertificate)},
    {.name = CRD_STRING_INIT("secret"), .type = &crd_struct_08a36fa60090_type,
     .offset = offsetof(crd_struct_ecbd117464c6, secret)},
    {.name = CRD_STRING_INIT("serviceAccountToken"), .type = &crd_struct_3d28e8d3eb32_type,
     .offset = offsetof(crd_struct_ecbd117464c6, serviceAccountToken)},
};
static const uint16_t crd_struct_ecbd117464c6_type_fields_slots[7 + 1] = {
    3, 2, 5, 1, 0, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_ecbd117464c6_type_fields_words[6][2] = {
    { 0x5472657473756c63u, 0x656c646e75427473u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x6974726543646f70u, 0x6574616369666974u },
    { 0x746572636573u, 0x0u },
    { 0x4165636976726573u, 0x6e656b6f54746e75u },
};
static const crd_fields crd_struct_ecbd117464c6_type_fields = {
    .items = crd_struct_ecbd117464c6_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 25,
    .slots = crd_struct_ecbd117464c6_type_fields_slots,
    .words = crd_struct_ecbd117464c6_type_fields_words,
};
const crd_type crd_struct_ecbd117464c6_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ecbd117464c6),
    .has_offset = offsetof(crd_struct_ecbd117464c6, has),
    .fields = &crd_struct_ecbd117464c6_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources and 21 more */
const crd_type crd_type_03cf49c5fb5b = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_ecbd117464c6),
    .items = &crd_struct_ecbd117464c6_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 21 more */
static const crd_field crd_struct_af55d0e1f670_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_af55d0e1f670, defaultMode)},
    {.name = CRD_STRING_INIT("sources"), .type = &crd_type_03cf49c5fb5b,
     .offset = offsetof(crd_struct_af55d0e1f670, sources)},
};
static const uint16_t crd_struct_af55d0e1f670_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_af55d0e1f670_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x73656372756f73u, 0x0u },
};
static const crd_fields crd_struct_af55d0e1f670_type_fields = {
    .items = crd_struct_af55d0e1f670_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_af55d0e1f670_type_fields_slots,
    .words = crd_struct_af55d0e1f670_type_fields_words,
};
const crd_type crd_struct_af55d0e1f670_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_af55d0e1f670),
    .has_offset = offsetof(crd_struct_af55d0e1f670, has),
    .fields = &crd_struct_af55d0e1f670_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 21 more */
static const crd_string crd_struct_74e3fb61f848_type_required[2] = {
    CRD_STRING_INIT("registry"),
    CRD_STRING_INIT("volume"),
};
static const crd_field crd_struct_74e3fb61f848_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("group"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, group)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_74e3fb61f848, readOnly)},
    {.name = CRD_STRING_INIT("registry"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_74e3fb61f848, registry)},
    {.name = CRD_STRING_INIT("tenant"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, tenant)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, user)},
    {.name = CRD_STRING_INIT("volume"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_74e3fb61f848, volume)},
};
static const uint16_t crd_struct_74e3fb61f848_type_fields_slots[7 + 1] = {
    0, 0xffff, 5, 4, 1, 3, 2, 0xffff,
};
static const uint64_t crd_struct_74e3fb61f848_type_fields_required[] = { 0x24u };
static const uint64_t crd_struct_74e3fb61f848_type_fields_words[6][2] = {
    { 0x70756f7267u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x7972747369676572u, 0x0u },
    { 0x746e616e6574u, 0x0u },
    { 0x72657375u, 0x0u },
    { 0x656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_74e3fb61f848_type_fields = {
    .items = crd_struct_74e3fb61f848_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 12,
    .slots = crd_struct_74e3fb61f848_type_fields_slots,
    .required = crd_struct_74e3fb61f848_type_fields_required,
    .words = crd_struct_74e3fb61f848_type_fields_words,
};
static const crd_checks crd_struct_74e3fb61f848_type_checks = {
    .required = crd_struct_74e3fb61f848_type_required,
    .required_count = 2,
};
const crd_type crd_struct_74e3fb61f848_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_74e3fb61f848),
    .has_offset = offsetof(crd_struct_74e3fb61f848, has),
    .fields = &crd_struct_74e3fb61f848_type_fields,
    .checks = &crd_struct_74e3fb61f848_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 21 more */
static const crd_string crd_struct_8131978bdc21_type_required[2] = {
    CRD_STRING_INIT("image"),
    CRD_STRING_INIT("monitors"),
};
static const crd_field crd_struct_8131978bdc21_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8131978bdc21, fsType)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_8131978bdc21, image)},
    {.name = CRD_STRING_INIT("keyring"), .type = &crd_type_ea779d560b4e,
     .offset = offsetof(crd_struct_8131978bdc21, keyring)},
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_8131978bdc21, monitors)},
    {.name = CRD_STRING_INIT("pool"), .type = &crd_type_f8efe101a2af, .offset = offsetof(crd_struct_8131978bdc21, pool)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_8131978bdc21, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_8131978bdc21, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_type_951dff2d748a, .offset = offsetof(crd_struct_8131978bdc21, user)},
};
static const uint16_t crd_struct_8131978bdc21_type_fields_slots[7 + 1] = {
    3, 1, 4, 7, 5, 6, 2, 0,
};
static const uint64_t crd_struct_8131978bdc21_type_fields_defaulted[] = { 0x94u };
static const uint64_t crd_struct_8131978bdc21_type_fields_required[] = { 0xau };
static const uint64_t crd_struct_8131978bdc21_type_fields_words[8][2] = {
    { 0x657079547366u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x676e697279656bu, 0x0u },
    { 0x73726f74696e6f6du, 0x0u },
    { 0x6c6f6f70u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields crd_struct_8131978bdc21_type_fields = {
    .items = crd_struct_8131978bdc21_type_fields_items,
    .count = 8,
    .mask = 7,
    .seed = 210,
    .slots = crd_struct_8131978bdc21_type_fields_slots,
    .defaulted = crd_struct_8131978bdc21_type_fields_defaulted,
    .required = crd_struct_8131978bdc21_type_fields_required,
    .words = crd_struct_8131978bdc21_type_fields_words,
};
static const crd_checks crd_struct_8131978bdc21_type_checks = {
    .required = crd_struct_8131978bdc21_type_required,
    .required_count = 2,
};
const crd_type crd_struct_8131978bdc21_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8131978bdc21),
    .has_offset = offsetof(crd_struct_8131978bdc21, has),
    .fields = &crd_struct_8131978bdc21_type_fields,
    .checks = &crd_struct_8131978bdc21_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 21 more */
static const crd_string crd_struct_c11c2d8ba551_type_required[3] = {
    CRD_STRING_INIT("gateway"),
    CRD_STRING_INIT("secretRef"),
    CRD_STRING_INIT("system"),
};
static const crd_field crd_struct_c11c2d8ba551_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_beabe0319b8f, .offset = offsetof(crd_struct_c11c2d8ba551, fsType)},
    {.name = CRD_STRING_INIT("gateway"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, gateway)},
    {.name = CRD_STRING_INIT("protectionDomain"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, protectionDomain)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_c11c2d8ba551, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_c11c2d8ba551, secretRef)},
    {.name = CRD_STRING_INIT("sslEnabled"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_c11c2d8ba551, sslEnabled)},
    {.name = CRD_STRING_INIT("storageMode"), .type = &crd_type_658d86419acb,
     .offset = offsetof(crd_struct_c11c2d8ba551, storageMode)},
    {.name = CRD_STRING_INIT("storagePool"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, storagePool)},
    {.name = CRD_STRING_INIT("system"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_c11c2d8ba551, system)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_c11c2d8ba551, volumeName)},
};
static const uint16_t crd_struct_c11c2d8ba551_type_fields_slots[15 + 1] = {
    9, 0xffff, 1, 0xffff, 0, 3, 0xffff, 0xffff, 5, 6, 8, 7, 4, 0xffff, 0xffff, 2,
};
static const uint64_t crd_struct_c11c2d8ba551_type_fields_defaulted[] = { 0x41u };
static const uint64_t crd_struct_c11c2d8ba551_type_fields_required[] = { 0x112u };
static const uint64_t crd_struct_c11c2d8ba551_type_fields_words[10][2] = {
    { 0x657079547366u, 0x0u },
    { 0x79617765746167u, 0x0u },
    { 0x69746365746f7270u, 0x6e69616d6f446e6fu },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x6c62616e456c7373u, 0x64656c62616e456cu },
    { 0x4d656761726f7473u, 0x65646f4d65676172u },
    { 0x50656761726f7473u, 0x6c6f6f5065676172u },
    { 0x6d6574737973u, 0x0u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields crd_struct_c11c2d8ba551_type_fields = {
    .items = crd_struct_c11c2d8ba551_type_fields_items,
    .count = 10,
    .mask = 15,
    .seed = 17,
    .slots = crd_struct_c11c2d8ba551_type_fields_slots,
    .defaulted = crd_struct_c11c2d8ba551_type_fields_defaulted,
    .required = crd_struct_c11c2d8ba551_type_fields_required,
    .words = crd_struct_c11c2d8ba551_type_fields_words,
};
static const crd_checks crd_struct_c11c2d8ba551_type_checks = {
    .required = crd_struct_c11c2d8ba551_type_required,
    .required_count = 3,
};
const crd_type crd_struct_c11c2d8ba551_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_c11c2d8ba551),
    .has_offset = offsetof(crd_struct_c11c2d8ba551, has),
    .fields = &crd_struct_c11c2d8ba551_type_fields,
    .checks = &crd_struct_c11c2d8ba551_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 21 more */
static const crd_field crd_struct_6f36e96f09ac_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_6f36e96f09ac, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_type_fba4870d5965, .offset = offsetof(crd_struct_6f36e96f09ac, items)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_6f36e96f09ac, optional)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_6f36e96f09ac, secretName)},
};
static const uint16_t crd_struct_6f36e96f09ac_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t crd_struct_6f36e96f09ac_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u },
    { 0x736d657469u, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_6f36e96f09ac_type_fields = {
    .items = crd_struct_6f36e96f09ac_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 9,
    .slots = crd_struct_6f36e96f09ac_type_fields_slots,
    .words = crd_struct_6f36e96f09ac_type_fields_words,
};
const crd_type crd_struct_6f36e96f09ac_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6f36e96f09ac),
    .has_offset = offsetof(crd_struct_6f36e96f09ac, has),
    .fields = &crd_struct_6f36e96f09ac_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 21 more */
static const crd_field crd_struct_5105965a5523_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_5105965a5523, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_5105965a5523, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &crd_struct_9da3c10d57b2_type,
     .offset = offsetof(crd_struct_5105965a5523, secretRef)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5105965a5523, volumeName)},
    {.name = CRD_STRING_INIT("volumeNamespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_5105965a5523, volumeNamespace)},
};
static const uint16_t crd_struct_5105965a5523_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 4, 0, 0xffff, 3, 2,
};
static const uint64_t crd_struct_5105965a5523_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
    { 0x614e656d756c6f76u, 0x6563617073656d61u },
};
static const crd_fields crd_struct_5105965a5523_type_fields = {
    .items = crd_struct_5105965a5523_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_5105965a5523_type_fields_slots,
    .words = crd_struct_5105965a5523_type_fields_words,
};
const crd_type crd_struct_5105965a5523_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_5105965a5523),
    .has_offset = offsetof(crd_struct_5105965a5523, has),
    .fields = &crd_struct_5105965a5523_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 21 more */
static const crd_string crd_struct_e834ba4052ee_type_required[1] = {
    CRD_STRING_INIT("volumePath"),
};
static const crd_field crd_struct_e834ba4052ee_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e834ba4052ee, fsType)},
    {.name = CRD_STRING_INIT("storagePolicyID"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, storagePolicyID)},
    {.name = CRD_STRING_INIT("storagePolicyName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, storagePolicyName)},
    {.name = CRD_STRING_INIT("volumePath"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e834ba4052ee, volumePath)},
};
static const uint16_t crd_struct_e834ba4052ee_type_fields_slots[3 + 1] = {
    0, 2, 1, 3,
};
static const uint64_t crd_struct_e834ba4052ee_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_e834ba4052ee_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u },
    { 0x50656761726f7473u, 0x44497963696c6f50u },
    { 0x50656761726f7473u, 0x656d614e7963696cu },
    { 0x6150656d756c6f76u, 0x68746150656d756cu },
};
static const crd_fields crd_struct_e834ba4052ee_type_fields = {
    .items = crd_struct_e834ba4052ee_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_e834ba4052ee_type_fields_slots,
    .required = crd_struct_e834ba4052ee_type_fields_required,
    .words = crd_struct_e834ba4052ee_type_fields_words,
};
static const crd_checks crd_struct_e834ba4052ee_type_checks = {
    .required = crd_struct_e834ba4052ee_type_required,
    .required_count = 1,
};
const crd_type crd_struct_e834ba4052ee_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e834ba4052ee),
    .has_offset = offsetof(crd_struct_e834ba4052ee, has),
    .fields = &crd_struct_e834ba4052ee_type_fields,
    .checks = &crd_struct_e834ba4052ee_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 21 more */
static const crd_string crd_struct_2a75d3fbbaa3_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_2a75d3fbbaa3_type_fields_items[31] = {
    {.name = CRD_STRING_INIT("awsElasticBlockStore"), .type = &crd_struct_20ee437a4d82_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, awsElasticBlockStore)},
    {.name = CRD_STRING_INIT("azureDisk"), .type = &crd_struct_80967aaf7164_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, azureDisk)},
    {.name = CRD_STRING_INIT("azureFile"), .type = &crd_struct_a32e17054f06_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, azureFile)},
    {.name = CRD_STRING_INIT("cephfs"), .type = &crd_struct_40639ae3b50f_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, cephfs)},
    {.name = CRD_STRING_INIT("cinder"), .type = &crd_struct_e1489000f322_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, cinder)},
    {.name = CRD_STRING_INIT("configMap"), .type = &crd_struct_0185b8728769_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, configMap)},
    {.name = CRD_STRING_INIT("csi"), .type = &crd_struct_a180c1204899_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, csi)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &crd_struct_6732ea9e2364_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, downwardAPI)},
    {.name = CRD_STRING_INIT("emptyDir"), .type = &crd_struct_083b567792d1_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, emptyDir)},
    {.name = CRD_STRING_INIT("ephemeral"), .type = &crd_struct_a574ef9e57df_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, ephemeral)},
    {.name = CRD_STRING_INIT("fc"), .type = &crd_struct_df68993bcf4e_type, .offset = offsetof(crd_struct_2a75d3fbbaa3, fc)},
    {.name = CRD_STRING_INIT("flexVolume"), .type = &crd_struct_12464f33baf3_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, flexVolume)},
    {.name = CRD_STRING_INIT("flocker"), .type = &crd_struct_e0f64c9d3a66_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, flocker)},
    {.name = CRD_STRING_INIT("gcePersistentDisk"), .type = &crd_struct_f69239b690e3_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, gcePersistentDisk)},
    {.name = CRD_STRING_INIT("gitRepo"), .type = &crd_struct_a7c7154fcfa5_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, gitRepo)},
    {.name = CRD_STRING_INIT("glusterfs"), .type = &crd_struct_9464a0c9e51e_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, glusterfs)},
    {.name = CRD_STRING_INIT("hostPath"), .type = &crd_struct_0a869a17b9fc_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, hostPath)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_struct_94c0bf88bece_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, image)},
    {.name = CRD_STRING_INIT("iscsi"), .type = &crd_struct_5a1923133f8e_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, iscsi)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_2a75d3fbbaa3, name)},
    {.name = CRD_STRING_INIT("nfs"), .type = &crd_struct_d62e1e770e27_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, nfs)},
    {.name = CRD_STRING_INIT("persistentVolumeClaim"), .type = &crd_struct_4e66b7f08603_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, persistentVolumeClaim)},
    {.name = CRD_STRING_INIT("photonPersistentDisk"), .type = &crd_struct_3899d2e17123_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, photonPersistentDisk)},
    {.name = CRD_STRING_INIT("portworxVolume"), .type = &crd_struct_42ec70a06a30_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, portworxVolume)},
    {.name = CRD_STRING_INIT("projected"), .type = &crd_struct_af55d0e1f670_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, projected)},
    {.name = CRD_STRING_INIT("quobyte"), .type = &crd_struct_74e3fb61f848_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, quobyte)},
    {.name = CRD_STRING_INIT("rbd"), .type = &crd_struct_8131978bdc21_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, rbd)},
    {.name = CRD_STRING_INIT("scaleIO"), .type = &crd_struct_c11c2d8ba551_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, scaleIO)},
    {.name = CRD_STRING_INIT("secret"), .type = &crd_struct_6f36e96f09ac_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, secret)},
    {.name = CRD_STRING_INIT("storageos"), .type = &crd_struct_5105965a5523_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, storageos)},
    {.name = CRD_STRING_INIT("vsphereVolume"), .type = &crd_struct_e834ba4052ee_type,
     .offset = offsetof(crd_struct_2a75d3fbbaa3, vsphereVolume)},
};
static const uint16_t crd_struct_2a75d3fbbaa3_type_fields_slots[127 + 1] = {
    0xffff, 17, 25, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 18, 0xffff, 3, 0xffff, 0xffff, 0xffff, 6, 0xffff,
    7, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 20, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 29, 2, 19, 5,
    0xffff, 0xffff, 0xffff, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 27, 26, 0xffff, 0xffff,
    0xffff, 16, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 21, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 30, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 15, 0xffff, 4, 0xffff, 9, 0xffff, 24, 22, 0xffff, 0xffff, 0xffff,
    13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 28, 14, 23, 0xffff, 0xffff, 0xffff,
};
static const uint64_t crd_struct_2a75d3fbbaa3_type_fields_required[] = { 0x80000u };
static const uint64_t crd_struct_2a75d3fbbaa3_type_fields_words[31][2] = {
    { 0x7473616c45737761u, 0x65726f74536b636fu },
    { 0x7369446572757a61u, 0x6b7369446572757au },
    { 0x6c69466572757a61u, 0x656c69466572757au },
    { 0x736668706563u, 0x0u },
    { 0x7265646e6963u, 0x0u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x697363u, 0x0u },
    { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x7269447974706d65u, 0x0u },
    { 0x6172656d65687065u, 0x6c6172656d656870u },
    { 0x6366u, 0x0u },
    { 0x756c6f5678656c66u, 0x656d756c6f567865u },
    { 0x72656b636f6c66u, 0x0u },
    { 0x6973726550656367u, 0x6b736944746e6574u },
    { 0x6f706552746967u, 0x0u },
    { 0x6672657473756c67u, 0x736672657473756cu },
    { 0x6874615074736f68u, 0x0u },
    { 0x6567616d69u, 0x0u },
    { 0x6973637369u, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x73666eu, 0x0u },
    { 0x6574736973726570u, 0x6d69616c43656d75u },
    { 0x65506e6f746f6870u, 0x6b736944746e6574u },
    { 0x78726f7774726f70u, 0x656d756c6f567872u },
    { 0x657463656a6f7270u, 0x64657463656a6f72u },
    { 0x657479626f7571u, 0x0u },
    { 0x646272u, 0x0u },
    { 0x4f49656c616373u, 0x0u },
    { 0x746572636573u, 0x0u },
    { 0x6f656761726f7473u, 0x736f656761726f74u },
    { 0x5665726568707376u, 0x656d756c6f566572u },
};
static const crd_fields crd_struct_2a75d3fbbaa3_type_fields = {
    .items = crd_struct_2a75d3fbbaa3_type_fields_items,
    .count = 31,
    .mask = 127,
    .seed = 116,
    .slots = crd_struct_2a75d3fbbaa3_type_fields_slots,
    .required = crd_struct_2a75d3fbbaa3_type_fields_required,
    .words = crd_struct_2a75d3fbbaa3_type_fields_words,
};
static const crd_checks crd_struct_2a75d3fbbaa3_type_checks = {
    .required = crd_struct_2a75d3fbbaa3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_2a75d3fbbaa3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_2a75d3fbbaa3),
    .has_offset = offsetof(crd_struct_2a75d3fbbaa3, has),
    .fields = &crd_struct_2a75d3fbbaa3_type_fields,
    .checks = &crd_struct_2a75d3fbbaa3_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes and 21 more */
static const crd_string crd_type_0907b1dba3e9_keys[1] = {
    CRD_STRING_INIT("name"),
};
const crd_type crd_type_0907b1dba3e9 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_2a75d3fbbaa3),
    .items = &crd_struct_2a75d3fbbaa3_type,
    .map_keys = crd_type_0907b1dba3e9_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 21 more */
static const crd_string crd_struct_3c82220abb63_type_required[1] = {
    CRD_STRING_INIT("containers"),
};
static const crd_field crd_struct_3c82220abb63_type_fields_items[42] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3c82220abb63, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("affinity"), .type = &crd_struct_a67ce32d115a_type,
     .offset = offsetof(crd_struct_3c82220abb63, affinity)},
    {.name = CRD_STRING_INIT("automountServiceAccountToken"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, automountServiceAccountToken)},
    {.name = CRD_STRING_INIT("containers"), .type = &crd_type_9ed444b402c8,
     .offset = offsetof(crd_struct_3c82220abb63, containers)},
    {.name = CRD_STRING_INIT("dnsConfig"), .type = &crd_struct_183728731d83_type,
     .offset = offsetof(crd_struct_3c82220abb63, dnsConfig)},
    {.name = CRD_STRING_INIT("dnsPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, dnsPolicy)},
    {.name = CRD_STRING_INIT("enableServiceLinks"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, enableServiceLinks)},
    {.name = CRD_STRING_INIT("ephemeralContainers"), .type = &crd_type_91b9757e7095,
     .offset = offsetof(crd_struct_3c82220abb63, ephemeralContainers)},
    {.name = CRD_STRING_INIT("hostAliases"), .type = &crd_type_fb121891fc97,
     .offset = offsetof(crd_struct_3c82220abb63, hostAliases)},
    {.name = CRD_STRING_INIT("hostIPC"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostIPC)},
    {.name = CRD_STRING_INIT("hostNetwork"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostNetwork)},
    {.name = CRD_STRING_INIT("hostPID"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostPID)},
    {.name = CRD_STRING_INIT("hostUsers"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, hostUsers)},
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, hostname)},
    {.name = CRD_STRING_INIT("hostnameOverride"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, hostnameOverride)},
    {.name = CRD_STRING_INIT("imagePullSecrets"), .type = &crd_type_55d09d50e97d,
     .offset = offsetof(crd_struct_3c82220abb63, imagePullSecrets)},
    {.name = CRD_STRING_INIT("initContainers"), .type = &crd_type_9ed444b402c8,
     .offset = offsetof(crd_struct_3c82220abb63, initContainers)},
    {.name = CRD_STRING_INIT("nodeName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, nodeName)},
    {.name = CRD_STRING_INIT("nodeSelector"), .type = &crd_type_376b84aabfbb,
     .offset = offsetof(crd_struct_3c82220abb63, nodeSelector)},
    {.name = CRD_STRING_INIT("os"), .type = &crd_struct_fd0743f4d25e_type, .offset = offsetof(crd_struct_3c82220abb63, os)},
    {.name = CRD_STRING_INIT("overhead"), .type = &crd_type_fddb6d6ae536,
     .offset = offsetof(crd_struct_3c82220abb63, overhead)},
    {.name = CRD_STRING_INIT("preemptionPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, preemptionPolicy)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_3c82220abb63, priority)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, priorityClassName)},
    {.name = CRD_STRING_INIT("readinessGates"), .type = &crd_type_ca4b042fcbf6,
     .offset = offsetof(crd_struct_3c82220abb63, readinessGates)},
    {.name = CRD_STRING_INIT("resourceClaims"), .type = &crd_type_19827e0cbad9,
     .offset = offsetof(crd_struct_3c82220abb63, resourceClaims)},
    {.name = CRD_STRING_INIT("resources"), .type = &crd_struct_51baa461d954_type,
     .offset = offsetof(crd_struct_3c82220abb63, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, restartPolicy)},
    {.name = CRD_STRING_INIT("runtimeClassName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, runtimeClassName)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, schedulerName)},
    {.name = CRD_STRING_INIT("schedulingGates"), .type = &crd_type_cd07f50c9ebd,
     .offset = offsetof(crd_struct_3c82220abb63, schedulingGates)},
    {.name = CRD_STRING_INIT("schedulingGroup"), .type = &crd_struct_477cd4451065_type,
     .offset = offsetof(crd_struct_3c82220abb63, schedulingGroup)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &crd_struct_ab86fcd57c8b_type,
     .offset = offsetof(crd_struct_3c82220abb63, securityContext)},
    {.name = CRD_STRING_INIT("serviceAccount"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, serviceAccount)},
    {.name = CRD_STRING_INIT("serviceAccountName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, serviceAccountName)},
    {.name = CRD_STRING_INIT("setHostnameAsFQDN"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, setHostnameAsFQDN)},
    {.name = CRD_STRING_INIT("shareProcessNamespace"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_3c82220abb63, shareProcessNamespace)},
    {.name = CRD_STRING_INIT("subdomain"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_3c82220abb63, subdomain)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_type_0a215295aaff,
     .offset = offsetof(crd_struct_3c82220abb63, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("tolerations"), .type = &crd_type_df93e452bb7c,
     .offset = offsetof(crd_struct_3c82220abb63, tolerations)},
    {.name = CRD_STRING_INIT("topologySpreadConstraints"), .type = &crd_type_c96eaeaa571b,
     .offset = offsetof(crd_struct_3c82220abb63, topologySpreadConstraints)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_0907b1dba3e9,
     .offset = offsetof(crd_struct_3c82220abb63, volumes)},
};
static const uint16_t crd_struct_3c82220abb63_type_fields_slots[127 + 1] = {
    0xffff, 14, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 13, 20, 31, 0xffff, 0xffff, 17, 0xffff, 32, 4, 21, 0xffff, 0xffff,
    0xffff, 0xffff, 16, 0xffff, 0xffff, 15, 0xffff, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 18, 3, 0xffff, 0xffff, 0xffff, 7, 28, 0xffff, 0xffff,
    0xffff, 37, 0xffff, 29, 0xffff, 0xffff, 0xffff, 25, 2, 0, 0xffff, 0xffff, 0xffff, 0xffff, 6, 40, 0xffff, 0xffff,
    0xffff, 5, 0xffff, 0xffff, 0xffff, 27, 0xffff, 0xffff, 30, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 22, 38, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 24, 0xffff, 0xffff, 9, 0xffff, 23, 0xffff, 0xffff, 10, 0xffff, 26, 0xffff, 0xffff,
    8, 0xffff, 41, 0xffff, 0xffff, 0xffff, 35, 0xffff, 36, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 39, 34, 0xffff,
    0xffff, 33, 0xffff, 0xffff, 19,
};
static const uint64_t crd_struct_3c82220abb63_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_3c82220abb63_type_fields_words[42][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u },
    { 0x7974696e69666661u, 0x0u },
    { 0x6e756f6d6f747561u, 0x6e656b6f54746e75u },
    { 0x656e6961746e6f63u, 0x7372656e6961746eu },
    { 0x69666e6f43736e64u, 0x6769666e6f43736eu },
    { 0x63696c6f50736e64u, 0x7963696c6f50736eu },
    { 0x6553656c62616e65u, 0x736b6e694c656369u },
    { 0x6172656d65687065u, 0x7372656e6961746eu },
    { 0x61696c4174736f68u, 0x73657361696c4174u },
    { 0x43504974736f68u, 0x0u },
    { 0x7774654e74736f68u, 0x6b726f7774654e74u },
    { 0x44495074736f68u, 0x0u },
    { 0x7265735574736f68u, 0x737265735574736fu },
    { 0x656d616e74736f68u, 0x0u },
    { 0x656d616e74736f68u, 0x656469727265764fu },
    { 0x6c75506567616d69u, 0x737465726365536cu },
    { 0x746e6f4374696e69u, 0x7372656e6961746eu },
    { 0x656d614e65646f6eu, 0x0u },
    { 0x656c655365646f6eu, 0x726f7463656c6553u },
    { 0x736fu, 0x0u },
    { 0x646165687265766fu, 0x0u },
    { 0x6974706d65657270u, 0x7963696c6f506e6fu },
    { 0x797469726f697270u, 0x0u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x73656e6964616572u, 0x7365746147737365u },
    { 0x656372756f736572u, 0x736d69616c436563u },
    { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x43656d69746e7572u, 0x656d614e7373616cu },
    { 0x656c756465686373u, 0x656d614e72656c75u },
    { 0x696c756465686373u, 0x7365746147676e69u },
    { 0x696c756465686373u, 0x70756f7247676e69u },
    { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x4165636976726573u, 0x746e756f63634165u },
    { 0x4165636976726573u, 0x656d614e746e756fu },
    { 0x6e74736f48746573u, 0x4e4451467341656du },
    { 0x6f72506572616873u, 0x6563617073656d61u },
    { 0x69616d6f64627573u, 0x6e69616d6f646275u },
    { 0x74616e696d726574u, 0x73646e6f63655364u },
    { 0x69746172656c6f74u, 0x736e6f6974617265u },
    { 0x79676f6c6f706f74u, 0x73746e6961727473u },
    { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_3c82220abb63_type_fields = {
    .items = crd_struct_3c82220abb63_type_fields_items,
    .count = 42,
    .mask = 127,
    .seed = 323,
    .slots = crd_struct_3c82220abb63_type_fields_slots,
    .required = crd_struct_3c82220abb63_type_fields_required,
    .words = crd_struct_3c82220abb63_type_fields_words,
};
static const crd_checks crd_struct_3c82220abb63_type_checks = {
    .required = crd_struct_3c82220abb63_type_required,
    .required_count = 1,
};
const crd_type crd_struct_3c82220abb63_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3c82220abb63),
    .has_offset = offsetof(crd_struct_3c82220abb63, has),
    .fields = &crd_struct_3c82220abb63_type_fields,
    .checks = &crd_struct_3c82220abb63_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template and 19 more */
static const crd_field crd_struct_ab8eaaefd2a5_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_ab8eaaefd2a5, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_3c82220abb63_type,
     .offset = offsetof(crd_struct_ab8eaaefd2a5, spec)},
};
static const uint16_t crd_struct_ab8eaaefd2a5_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_ab8eaaefd2a5_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_ab8eaaefd2a5_type_fields = {
    .items = crd_struct_ab8eaaefd2a5_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_ab8eaaefd2a5_type_fields_slots,
    .words = crd_struct_ab8eaaefd2a5_type_fields_words,
};
const crd_type crd_struct_ab8eaaefd2a5_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_POD_TEMPLATE,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ab8eaaefd2a5),
    .has_offset = offsetof(crd_struct_ab8eaaefd2a5, has),
    .fields = &crd_struct_ab8eaaefd2a5_type_fields,
};

/* RayCluster.spec.autoscalerOptions.env and 10 more */
const crd_type crd_type_4d24605ae9c1 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_f494902ef94a),
    .items = &crd_struct_f494902ef94a_type,
};

/* RayCluster.spec.autoscalerOptions.envFrom and 6 more */
const crd_type crd_type_32a9bc8cba44 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_b901bcb9f2af),
    .items = &crd_struct_b901bcb9f2af_type,
};

/* RayCluster.spec.autoscalerOptions.volumeMounts and 6 more */
const crd_type crd_type_e351b83a548b = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_98ddc09ce949),
    .items = &crd_struct_98ddc09ce949_type,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
static const crd_string crd_struct_d61a1e70c489_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_d61a1e70c489_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("appProtocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_d61a1e70c489, appProtocol)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_d61a1e70c489, name)},
    {.name = CRD_STRING_INIT("nodePort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_d61a1e70c489, nodePort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_d61a1e70c489, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_a73e02383b75,
     .offset = offsetof(crd_struct_d61a1e70c489, protocol)},
    {.name = CRD_STRING_INIT("targetPort"), .type = &crd_type_0d531a0f15f8,
     .offset = offsetof(crd_struct_d61a1e70c489, targetPort)},
};
static const uint16_t crd_struct_d61a1e70c489_type_fields_slots[7 + 1] = {
    4, 0xffff, 5, 1, 0xffff, 3, 0, 2,
};
static const uint64_t crd_struct_d61a1e70c489_type_fields_defaulted[] = { 0x10u };
static const uint64_t crd_struct_d61a1e70c489_type_fields_required[] = { 0x8u };
static const uint64_t crd_struct_d61a1e70c489_type_fields_words[6][2] = {
    { 0x6f746f7250707061u, 0x6c6f636f746f7250u },
    { 0x656d616eu, 0x0u },
    { 0x74726f5065646f6eu, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
    { 0x6f50746567726174u, 0x74726f5074656772u },
};
static const crd_fields crd_struct_d61a1e70c489_type_fields = {
    .items = crd_struct_d61a1e70c489_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 7,
    .slots = crd_struct_d61a1e70c489_type_fields_slots,
    .defaulted = crd_struct_d61a1e70c489_type_fields_defaulted,
    .required = crd_struct_d61a1e70c489_type_fields_required,
    .words = crd_struct_d61a1e70c489_type_fields_words,
};
static const crd_checks crd_struct_d61a1e70c489_type_checks = {
    .required = crd_struct_d61a1e70c489_type_required,
    .required_count = 1,
};
const crd_type crd_struct_d61a1e70c489_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d61a1e70c489),
    .has_offset = offsetof(crd_struct_d61a1e70c489, has),
    .fields = &crd_struct_d61a1e70c489_type_fields,
    .checks = &crd_struct_d61a1e70c489_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports and 8 more */
static const crd_string crd_type_f39296188286_keys[2] = {
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
const crd_type crd_type_f39296188286 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(crd_struct_d61a1e70c489),
    .items = &crd_struct_d61a1e70c489_type,
    .map_keys = crd_type_f39296188286_keys,
    .map_key_count = 2,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
static const crd_field crd_struct_f6552d4f5be7_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_f6552d4f5be7, timeoutSeconds)},
};
static const uint16_t crd_struct_f6552d4f5be7_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f6552d4f5be7_type_fields_words[1][2] = {
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields crd_struct_f6552d4f5be7_type_fields = {
    .items = crd_struct_f6552d4f5be7_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f6552d4f5be7_type_fields_slots,
    .words = crd_struct_f6552d4f5be7_type_fields_words,
};
const crd_type crd_struct_f6552d4f5be7_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f6552d4f5be7),
    .has_offset = offsetof(crd_struct_f6552d4f5be7, has),
    .fields = &crd_struct_f6552d4f5be7_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
static const crd_field crd_struct_e0d1cc8ff15f_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("clientIP"), .type = &crd_struct_f6552d4f5be7_type,
     .offset = offsetof(crd_struct_e0d1cc8ff15f, clientIP)},
};
static const uint16_t crd_struct_e0d1cc8ff15f_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_e0d1cc8ff15f_type_fields_words[1][2] = {
    { 0x5049746e65696c63u, 0x0u },
};
static const crd_fields crd_struct_e0d1cc8ff15f_type_fields = {
    .items = crd_struct_e0d1cc8ff15f_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_e0d1cc8ff15f_type_fields_slots,
    .words = crd_struct_e0d1cc8ff15f_type_fields_words,
};
const crd_type crd_struct_e0d1cc8ff15f_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0d1cc8ff15f),
    .has_offset = offsetof(crd_struct_e0d1cc8ff15f, has),
    .fields = &crd_struct_e0d1cc8ff15f_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
static const crd_field crd_struct_976df0997349_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("allocateLoadBalancerNodePorts"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_976df0997349, allocateLoadBalancerNodePorts)},
    {.name = CRD_STRING_INIT("clusterIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, clusterIP)},
    {.name = CRD_STRING_INIT("clusterIPs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, clusterIPs)},
    {.name = CRD_STRING_INIT("externalIPs"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, externalIPs)},
    {.name = CRD_STRING_INIT("externalName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, externalName)},
    {.name = CRD_STRING_INIT("externalTrafficPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, externalTrafficPolicy)},
    {.name = CRD_STRING_INIT("healthCheckNodePort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_976df0997349, healthCheckNodePort)},
    {.name = CRD_STRING_INIT("internalTrafficPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, internalTrafficPolicy)},
    {.name = CRD_STRING_INIT("ipFamilies"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, ipFamilies)},
    {.name = CRD_STRING_INIT("ipFamilyPolicy"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, ipFamilyPolicy)},
    {.name = CRD_STRING_INIT("loadBalancerClass"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerClass)},
    {.name = CRD_STRING_INIT("loadBalancerIP"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerIP)},
    {.name = CRD_STRING_INIT("loadBalancerSourceRanges"), .type = &crd_type_b5c39dcf66d4,
     .offset = offsetof(crd_struct_976df0997349, loadBalancerSourceRanges)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_f39296188286, .offset = offsetof(crd_struct_976df0997349, ports)},
    {.name = CRD_STRING_INIT("publishNotReadyAddresses"), .type = &crd_type_ea2dd56fa7ff,
     .offset = offsetof(crd_struct_976df0997349, publishNotReadyAddresses)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_type_376b84aabfbb,
     .offset = offsetof(crd_struct_976df0997349, selector)},
    {.name = CRD_STRING_INIT("sessionAffinity"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, sessionAffinity)},
    {.name = CRD_STRING_INIT("sessionAffinityConfig"), .type = &crd_struct_e0d1cc8ff15f_type,
     .offset = offsetof(crd_struct_976df0997349, sessionAffinityConfig)},
    {.name = CRD_STRING_INIT("trafficDistribution"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_976df0997349, trafficDistribution)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_976df0997349, type)},
};
static const uint16_t crd_struct_976df0997349_type_fields_slots[31 + 1] = {
    6, 5, 10, 0xffff, 0, 2, 18, 13, 11, 0xffff, 15, 0xffff, 0xffff, 3, 14, 0xffff, 0xffff, 16, 0xffff, 19, 4, 0xffff,
    17, 8, 0xffff, 0xffff, 1, 9, 0xffff, 7, 0xffff, 12,
};
static const uint64_t crd_struct_976df0997349_type_fields_words[20][2] = {
    { 0x657461636f6c6c61u, 0x7374726f5065646fu },
    { 0x4972657473756c63u, 0x504972657473756cu },
    { 0x4972657473756c63u, 0x7350497265747375u },
    { 0x6c616e7265747865u, 0x7350496c616e7265u },
    { 0x6c616e7265747865u, 0x656d614e6c616e72u },
    { 0x6c616e7265747865u, 0x7963696c6f506369u },
    { 0x684368746c616568u, 0x74726f5065646f4eu },
    { 0x6c616e7265746e69u, 0x7963696c6f506369u },
    { 0x696c696d61467069u, 0x7365696c696d6146u },
    { 0x796c696d61467069u, 0x7963696c6f50796cu },
    { 0x616c614264616f6cu, 0x7373616c43726563u },
    { 0x616c614264616f6cu, 0x50497265636e616cu },
    { 0x616c614264616f6cu, 0x7365676e61526563u },
    { 0x7374726f70u, 0x0u },
    { 0x4e6873696c627570u, 0x7365737365726464u },
    { 0x726f7463656c6573u, 0x0u },
    { 0x416e6f6973736573u, 0x7974696e69666641u },
    { 0x416e6f6973736573u, 0x6769666e6f437974u },
    { 0x4463696666617274u, 0x6e6f697475626972u },
    { 0x65707974u, 0x0u },
};
static const crd_fields crd_struct_976df0997349_type_fields = {
    .items = crd_struct_976df0997349_type_fields_items,
    .count = 20,
    .mask = 31,
    .seed = 248,
    .slots = crd_struct_976df0997349_type_fields_slots,
    .words = crd_struct_976df0997349_type_fields_words,
};
const crd_type crd_struct_976df0997349_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_976df0997349),
    .has_offset = offsetof(crd_struct_976df0997349, has),
    .fields = &crd_struct_976df0997349_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
static const crd_string crd_struct_a917abefa162_type_required[3] = {
    CRD_STRING_INIT("error"),
    CRD_STRING_INIT("port"),
    CRD_STRING_INIT("protocol"),
};
static const crd_field crd_struct_a917abefa162_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("error"), .type = &crd_type_8e0d4f39543e, .offset = offsetof(crd_struct_a917abefa162, error)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_7153e4042228, .offset = offsetof(crd_struct_a917abefa162, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_a917abefa162, protocol)},
};
static const uint16_t crd_struct_a917abefa162_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_a917abefa162_type_fields_required[] = { 0x7u };
static const uint64_t crd_struct_a917abefa162_type_fields_words[3][2] = {
    { 0x726f727265u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_a917abefa162_type_fields = {
    .items = crd_struct_a917abefa162_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_a917abefa162_type_fields_slots,
    .required = crd_struct_a917abefa162_type_fields_required,
    .words = crd_struct_a917abefa162_type_fields_words,
};
static const crd_checks crd_struct_a917abefa162_type_checks = {
    .required = crd_struct_a917abefa162_type_required,
    .required_count = 3,
};
const crd_type crd_struct_a917abefa162_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a917abefa162),
    .has_offset = offsetof(crd_struct_a917abefa162, has),
    .fields = &crd_struct_a917abefa162_type_fields,
    .checks = &crd_struct_a917abefa162_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports and 8 more */
const crd_type crd_type_a61ced823d38 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_a917abefa162),
    .items = &crd_struct_a917abefa162_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
static const crd_field crd_struct_24ea7d2ac9d5_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_24ea7d2ac9d5, hostname)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_24ea7d2ac9d5, ip)},
    {.name = CRD_STRING_INIT("ipMode"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_24ea7d2ac9d5, ipMode)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_a61ced823d38, .offset = offsetof(crd_struct_24ea7d2ac9d5, ports)},
};
static const uint16_t crd_struct_24ea7d2ac9d5_type_fields_slots[3 + 1] = {
    2, 3, 0, 1,
};
static const uint64_t crd_struct_24ea7d2ac9d5_type_fields_words[4][2] = {
    { 0x656d616e74736f68u, 0x0u },
    { 0x7069u, 0x0u },
    { 0x65646f4d7069u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields crd_struct_24ea7d2ac9d5_type_fields = {
    .items = crd_struct_24ea7d2ac9d5_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_24ea7d2ac9d5_type_fields_slots,
    .words = crd_struct_24ea7d2ac9d5_type_fields_words,
};
const crd_type crd_struct_24ea7d2ac9d5_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_24ea7d2ac9d5),
    .has_offset = offsetof(crd_struct_24ea7d2ac9d5, has),
    .fields = &crd_struct_24ea7d2ac9d5_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress and 8 more */
const crd_type crd_type_14ae1a97586d = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_24ea7d2ac9d5),
    .items = &crd_struct_24ea7d2ac9d5_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
static const crd_field crd_struct_712477648bff_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("ingress"), .type = &crd_type_14ae1a97586d,
     .offset = offsetof(crd_struct_712477648bff, ingress)},
};
static const uint16_t crd_struct_712477648bff_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_712477648bff_type_fields_words[1][2] = {
    { 0x73736572676e69u, 0x0u },
};
static const crd_fields crd_struct_712477648bff_type_fields = {
    .items = crd_struct_712477648bff_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_712477648bff_type_fields_slots,
    .words = crd_struct_712477648bff_type_fields_words,
};
const crd_type crd_struct_712477648bff_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_712477648bff),
    .has_offset = offsetof(crd_struct_712477648bff, has),
    .fields = &crd_struct_712477648bff_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
static const crd_field crd_struct_101a72f6e9d6_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_e26c6d2b338d,
     .offset = offsetof(crd_struct_101a72f6e9d6, conditions)},
    {.name = CRD_STRING_INIT("loadBalancer"), .type = &crd_struct_712477648bff_type,
     .offset = offsetof(crd_struct_101a72f6e9d6, loadBalancer)},
};
static const uint16_t crd_struct_101a72f6e9d6_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_101a72f6e9d6_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x616c614264616f6cu, 0x7265636e616c6142u },
};
static const crd_fields crd_struct_101a72f6e9d6_type_fields = {
    .items = crd_struct_101a72f6e9d6_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_101a72f6e9d6_type_fields_slots,
    .words = crd_struct_101a72f6e9d6_type_fields_words,
};
const crd_type crd_struct_101a72f6e9d6_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_101a72f6e9d6),
    .has_offset = offsetof(crd_struct_101a72f6e9d6, has),
    .fields = &crd_struct_101a72f6e9d6_type_fields,
};
