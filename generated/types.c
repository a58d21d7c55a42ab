/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "tables.h"

/* CronJob.apiVersion and 12543 more */
const crd_type crd_type_f03ee3e5f00a = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
};

/* CronJob.metadata and 19 more */
const crd_type crd_type_5bd763da869b = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.metadata.annotations and 523 more */
const crd_type crd_type_f6785eb09098 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.metadata.finalizers and 97 more */
const crd_type crd_type_682437e3c329 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.metadata and 52 more */
static const crd_field crd_struct_e0f11b65b835_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("annotations"), .type = &crd_type_f6785eb09098,
     .offset = offsetof(crd_struct_e0f11b65b835, annotations)},
    {.name = CRD_STRING_INIT("finalizers"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_e0f11b65b835, finalizers)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_type_f6785eb09098, .offset = offsetof(crd_struct_e0f11b65b835, labels)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_e0f11b65b835, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_e0f11b65b835, namespace_)},
};
static const uint16_t crd_struct_e0f11b65b835_type_fields_slots[7 + 1] = {
    1, 3, 0xffff, 2, 0, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_e0f11b65b835_type_fields_words[5][2] = {
    { 0x697461746f6e6e61u, 0x736e6f697461746fu },
    { 0x657a696c616e6966u, 0x7372657a696c616eu },
    { 0x736c6562616cu, 0x0u },
    { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields crd_struct_e0f11b65b835_type_fields = {
    .items = crd_struct_e0f11b65b835_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 29,
    .slots = crd_struct_e0f11b65b835_type_fields_slots,
    .words = crd_struct_e0f11b65b835_type_fields_words,
};
const crd_type crd_struct_e0f11b65b835_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_e0f11b65b835),
    .has_offset = offsetof(crd_struct_e0f11b65b835, has),
    .fields = &crd_struct_e0f11b65b835_type_fields,
};

/* CronJob.spec.jobTemplate.spec.maxRetry and 4 more */
static const crd_value crd_type_d78dae17f84a_default[1] = {
    CRD_VALUE_INT_INIT(3),
};
static const crd_checks crd_type_d78dae17f84a_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_d78dae17f84a = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_d78dae17f84a_checks,
    .default_value = crd_type_d78dae17f84a_default,
};

/* CronJob.spec.jobTemplate.spec.minAvailable and 40 more */
static const crd_checks crd_type_15f00e160bc8_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_15f00e160bc8 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_15f00e160bc8_checks,
};

/* CronJob.spec.jobTemplate.spec.minSuccess and 13 more */
static const crd_checks crd_type_cd9b30cb48e9_checks = {
    .minimum = 1.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_cd9b30cb48e9 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_cd9b30cb48e9_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierAllowed and 13 more */
static const crd_checks crd_type_32703af0b806_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_32703af0b806 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_32703af0b806_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierName and 20 more */
static const crd_checks crd_type_76bf4bb53f49_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_76bf4bb53f49 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_76bf4bb53f49_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.mode and 9 more */
static const crd_value crd_type_75da3e9b9e66_enum[2] = {
    CRD_VALUE_STRING_INIT("hard"),
    CRD_VALUE_STRING_INIT("soft"),
};
static const crd_value crd_type_75da3e9b9e66_default[1] = {
    CRD_VALUE_STRING_INIT("hard"),
};
static const crd_checks crd_type_75da3e9b9e66_checks = {
    .enum_values = crd_type_75da3e9b9e66_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"hard\", \"soft\""),
};
const crd_type crd_type_75da3e9b9e66 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_75da3e9b9e66_checks,
    .default_value = crd_type_75da3e9b9e66_default,
};

/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
static const crd_field crd_struct_3aa568189574_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highestTierAllowed"), .type = &crd_type_32703af0b806,
     .offset = offsetof(crd_struct_3aa568189574, highestTierAllowed)},
    {.name = CRD_STRING_INIT("highestTierName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_3aa568189574, highestTierName)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_type_75da3e9b9e66, .offset = offsetof(crd_struct_3aa568189574, mode)},
};
static const uint16_t crd_struct_3aa568189574_type_fields_slots[3 + 1] = {
    1, 0xffff, 0, 2,
};
static const uint64_t crd_struct_3aa568189574_type_fields_defaulted[] = { 0x4u };
static const uint64_t crd_struct_3aa568189574_type_fields_words[3][2] = {
    { 0x5474736568676968u, 0x6465776f6c6c4172u },
    { 0x5474736568676968u, 0x656d614e72656954u },
    { 0x65646f6du, 0x0u },
};
static const crd_fields crd_struct_3aa568189574_type_fields = {
    .items = crd_struct_3aa568189574_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_3aa568189574_type_fields_slots,
    .defaulted = crd_struct_3aa568189574_type_fields_defaulted,
    .words = crd_struct_3aa568189574_type_fields_words,
};
const crd_type crd_struct_3aa568189574_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_3aa568189574),
    .has_offset = offsetof(crd_struct_3aa568189574, has),
    .fields = &crd_struct_3aa568189574_type_fields,
};

/* CronJob.spec.jobTemplate.spec.plugins and 3 more */
const crd_type crd_type_717728cb643c = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_list_entry),
    .additional = &crd_type_682437e3c329,
};

/* CronJob.spec.jobTemplate.spec.policies[].event and 15 more */
static const crd_value crd_type_6f61d06639d4_enum[11] = {
    CRD_VALUE_STRING_INIT("*"),
    CRD_VALUE_STRING_INIT("PodPending"),
    CRD_VALUE_STRING_INIT("PodRunning"),
    CRD_VALUE_STRING_INIT("PodFailed"),
    CRD_VALUE_STRING_INIT("PodEvicted"),
    CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("TaskCompleted"),
    CRD_VALUE_STRING_INIT("OutOfSync"),
    CRD_VALUE_STRING_INIT("CommandIssued"),
    CRD_VALUE_STRING_INIT("JobUpdated"),
    CRD_VALUE_STRING_INIT("TaskFailed"),
};
static const crd_checks crd_type_6f61d06639d4_checks = {
    .enum_values = crd_type_6f61d06639d4_enum,
    .enum_count = 11,
    .enum_text = CRD_STRING_INIT("supported values: \"*\", \"PodPending\", \"PodRunning\", \"PodFailed\", \"PodEvicted\", "
                                 "\"Unknown\", \"TaskCompleted\", \"OutOfSync\", \"CommandIssued\", \"JobUpdated\", "
                                 "\"TaskFailed\""),
};
const crd_type crd_type_6f61d06639d4 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_6f61d06639d4_checks,
};

/* CronJob.spec.jobTemplate.spec.policies[].events and 7 more */
const crd_type crd_type_58d1137319fa = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_6f61d06639d4,
};

/* CronJob.spec.jobTemplate.spec.policies[].exitCode and 1994 more */
const crd_type crd_type_7153e4042228 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
};

/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
static const crd_field crd_struct_abb5d58068c4_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_abb5d58068c4, action)},
    {.name = CRD_STRING_INIT("event"), .type = &crd_type_6f61d06639d4, .offset = offsetof(crd_struct_abb5d58068c4, event)},
    {.name = CRD_STRING_INIT("events"), .type = &crd_type_58d1137319fa, .offset = offsetof(crd_struct_abb5d58068c4, events)},
    {.name = CRD_STRING_INIT("exitCode"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_abb5d58068c4, exitCode)},
    {.name = CRD_STRING_INIT("timeout"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_abb5d58068c4, timeout)},
};
static const uint16_t crd_struct_abb5d58068c4_type_fields_slots[7 + 1] = {
    0xffff, 4, 3, 2, 0xffff, 0xffff, 0, 1,
};
static const uint64_t crd_struct_abb5d58068c4_type_fields_words[5][2] = {
    { 0x6e6f69746361u, 0x0u },
    { 0x746e657665u, 0x0u },
    { 0x73746e657665u, 0x0u },
    { 0x65646f4374697865u, 0x0u },
    { 0x74756f656d6974u, 0x0u },
};
static const crd_fields crd_struct_abb5d58068c4_type_fields = {
    .items = crd_struct_abb5d58068c4_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 6,
    .slots = crd_struct_abb5d58068c4_type_fields_slots,
    .words = crd_struct_abb5d58068c4_type_fields_words,
};
const crd_type crd_struct_abb5d58068c4_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_abb5d58068c4),
    .has_offset = offsetof(crd_struct_abb5d58068c4, has),
    .fields = &crd_struct_abb5d58068c4_type_fields,
};

/* CronJob.spec.jobTemplate.spec.policies and 7 more */
const crd_type crd_type_59850777b8c0 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_abb5d58068c4),
    .items = &crd_struct_abb5d58068c4_type,
};

/* CronJob.spec.jobTemplate.spec.priorityClassName and 4 more */
static const crd_checks crd_type_d5d696d2c394_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_6b388265242c,
};
const crd_type crd_type_d5d696d2c394 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_d5d696d2c394_checks,
};

/* CronJob.spec.jobTemplate.spec.queue and 4 more */
static const crd_value crd_type_8380259fec9e_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
static const crd_checks crd_type_8380259fec9e_checks = {
    .max_length = 253,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_6b388265242c,
};
const crd_type crd_type_8380259fec9e = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_8380259fec9e_checks,
    .default_value = crd_type_8380259fec9e_default,
};

/* CronJob.spec.jobTemplate.spec.schedulerName and 4 more */
static const crd_checks crd_type_527fbec6df26_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_527fbec6df26 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_527fbec6df26_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
static const crd_field crd_struct_7f679cf00cde_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("iteration"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_7f679cf00cde, iteration)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_682437e3c329, .offset = offsetof(crd_struct_7f679cf00cde, name)},
};
static const uint16_t crd_struct_7f679cf00cde_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_7f679cf00cde_type_fields_words[2][2] = {
    { 0x6f69746172657469u, 0x6e6f697461726574u },
    { 0x656d616eu, 0x0u },
};
static const crd_fields crd_struct_7f679cf00cde_type_fields = {
    .items = crd_struct_7f679cf00cde_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_7f679cf00cde_type_fields_slots,
    .words = crd_struct_7f679cf00cde_type_fields_words,
};
const crd_type crd_struct_7f679cf00cde_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7f679cf00cde),
    .has_offset = offsetof(crd_struct_7f679cf00cde, has),
    .fields = &crd_struct_7f679cf00cde_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].name and 3 more */
static const crd_checks crd_type_af940a7e6b3f_checks = {
    .max_length = 63,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_6b2629561150,
};
const crd_type crd_type_af940a7e6b3f = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_af940a7e6b3f_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy.minPartitions and 6 more */
static const crd_value crd_type_97f042ba5fba_default[1] = {
    CRD_VALUE_INT_INIT(0),
};
static const crd_checks crd_type_97f042ba5fba_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_97f042ba5fba = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT32,
    .format_name = "int32",
    .checks = &crd_type_97f042ba5fba_checks,
    .default_value = crd_type_97f042ba5fba_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
static const crd_string crd_struct_1421fc8fc986_type_required[2] = {
    CRD_STRING_INIT("partitionSize"),
    CRD_STRING_INIT("totalPartitions"),
};
static const crd_field crd_struct_1421fc8fc986_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("minPartitions"), .type = &crd_type_97f042ba5fba,
     .offset = offsetof(crd_struct_1421fc8fc986, minPartitions)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_1421fc8fc986, networkTopology)},
    {.name = CRD_STRING_INIT("partitionSize"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_1421fc8fc986, partitionSize)},
    {.name = CRD_STRING_INIT("totalPartitions"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_1421fc8fc986, totalPartitions)},
};
static const uint16_t crd_struct_1421fc8fc986_type_fields_slots[3 + 1] = {
    2, 3, 1, 0,
};
static const uint64_t crd_struct_1421fc8fc986_type_fields_defaulted[] = { 0x1u };
static const uint64_t crd_struct_1421fc8fc986_type_fields_required[] = { 0xcu };
static const uint64_t crd_struct_1421fc8fc986_type_fields_words[4][2] = {
    { 0x69747261506e696du, 0x736e6f6974697472u },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x6f69746974726170u, 0x657a69536e6f6974u },
    { 0x7261506c61746f74u, 0x736e6f6974697472u },
};
static const crd_fields crd_struct_1421fc8fc986_type_fields = {
    .items = crd_struct_1421fc8fc986_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 16,
    .slots = crd_struct_1421fc8fc986_type_fields_slots,
    .defaulted = crd_struct_1421fc8fc986_type_fields_defaulted,
    .required = crd_struct_1421fc8fc986_type_fields_required,
    .words = crd_struct_1421fc8fc986_type_fields_words,
};
static const crd_checks crd_struct_1421fc8fc986_type_checks = {
    .required = crd_struct_1421fc8fc986_type_required,
    .required_count = 2,
};
const crd_type crd_struct_1421fc8fc986_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_1421fc8fc986),
    .has_offset = offsetof(crd_struct_1421fc8fc986, has),
    .fields = &crd_struct_1421fc8fc986_type_fields,
    .checks = &crd_struct_1421fc8fc986_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.activeDeadlineSeconds and 663 more */
const crd_type crd_type_0a215295aaff = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[].values
 * and 1545 more */
const crd_type crd_type_b5c39dcf66d4 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_string),
    .items = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.automountServiceAccountToken and 1784 more */
const crd_type crd_type_ea2dd56fa7ff = {
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef.name and 777 more */
static const crd_value crd_type_d713532858a7_default[1] = {
    CRD_VALUE_STRING_INIT(""),
};
const crd_type crd_type_d713532858a7 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_d713532858a7_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef.optional and 107 more */
static const crd_value crd_type_200e8b998fac_default[1] = {
    CRD_VALUE_BOOL_INIT(false),
};
const crd_type crd_type_200e8b998fac = {
    .cel_type_name = "boolean",
    .accepts = CRD_ACCEPT_BOOLEAN,
    .storage = CRD_STORE_BOOL,
    .default_value = crd_type_200e8b998fac_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1158
 * more */
const crd_type crd_type_3fe776035811 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1158
 * more */
const crd_type crd_type_7ddb3e742070 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor and 465 more */
static const crd_type *const crd_type_2e3846e55300_any_of[2] = {
    &crd_type_3fe776035811,
    &crd_type_7ddb3e742070,
};
static const crd_checks crd_type_2e3846e55300_checks = {
    .pattern = &crd_pattern_3d44b6bc685a,
    .any_of = crd_type_2e3846e55300_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_2e3846e55300 = {
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_2e3846e55300_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.port and 692 more */
static const crd_type *const crd_type_0d531a0f15f8_any_of[2] = {
    &crd_type_3fe776035811,
    &crd_type_7ddb3e742070,
};
static const crd_checks crd_type_0d531a0f15f8_checks = {
    .any_of = crd_type_0d531a0f15f8_any_of,
    .any_of_count = 2,
};
const crd_type crd_type_0d531a0f15f8 = {
    .cel_type_name = "",
    .flags = CRD_TYPE_INT_OR_STRING,
    .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING,
    .checks = &crd_type_0d531a0f15f8_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[].protocol and 74 more */
static const crd_value crd_type_a73e02383b75_default[1] = {
    CRD_VALUE_STRING_INIT("TCP"),
};
const crd_type crd_type_a73e02383b75 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_a73e02383b75_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.limits and 278 more */
const crd_type crd_type_fddb6d6ae536 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_or_string_entry),
    .additional = &crd_type_2e3846e55300,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes.values and 65 more */
const crd_type crd_type_d8b4081fad67 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_SET,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_7153e4042228,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.nodeSelector and 30 more */
const crd_type crd_type_376b84aabfbb = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry),
    .additional = &crd_type_f03ee3e5f00a,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext.supplementalGroups and 21 more */
const crd_type crd_type_4c6f6d831847 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(int64_t),
    .items = &crd_type_0a215295aaff,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk.fsType and 21 more */
static const crd_value crd_type_dc1f0bd2dfb4_default[1] = {
    CRD_VALUE_STRING_INIT("ext4"),
};
const crd_type crd_type_dc1f0bd2dfb4 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_dc1f0bd2dfb4_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi.iscsiInterface and 21 more */
static const crd_value crd_type_f9c7031fd145_default[1] = {
    CRD_VALUE_STRING_INIT("default"),
};
const crd_type crd_type_f9c7031fd145 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f9c7031fd145_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.keyring and 21 more */
static const crd_value crd_type_ea779d560b4e_default[1] = {
    CRD_VALUE_STRING_INIT("/etc/ceph/keyring"),
};
const crd_type crd_type_ea779d560b4e = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_ea779d560b4e_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.pool and 21 more */
static const crd_value crd_type_f8efe101a2af_default[1] = {
    CRD_VALUE_STRING_INIT("rbd"),
};
const crd_type crd_type_f8efe101a2af = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_f8efe101a2af_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.user and 21 more */
static const crd_value crd_type_951dff2d748a_default[1] = {
    CRD_VALUE_STRING_INIT("admin"),
};
const crd_type crd_type_951dff2d748a = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_951dff2d748a_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.fsType and 21 more */
static const crd_value crd_type_beabe0319b8f_default[1] = {
    CRD_VALUE_STRING_INIT("xfs"),
};
const crd_type crd_type_beabe0319b8f = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_beabe0319b8f_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.storageMode and 21 more */
static const crd_value crd_type_658d86419acb_default[1] = {
    CRD_VALUE_STRING_INIT("ThinProvisioned"),
};
const crd_type crd_type_658d86419acb = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .default_value = crd_type_658d86419acb_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].topologyPolicy and 3 more */
static const crd_value crd_type_29bb6245429e_enum[4] = {
    CRD_VALUE_STRING_INIT("none"),
    CRD_VALUE_STRING_INIT("best-effort"),
    CRD_VALUE_STRING_INIT("restricted"),
    CRD_VALUE_STRING_INIT("single-numa-node"),
};
static const crd_checks crd_type_29bb6245429e_checks = {
    .enum_values = crd_type_29bb6245429e_enum,
    .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"none\", \"best-effort\", \"restricted\", \"single-numa-node\""),
};
const crd_type crd_type_29bb6245429e = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_29bb6245429e_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[] and 2 more */
static const crd_field crd_struct_d65dccd77142_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &crd_struct_7f679cf00cde_type,
     .offset = offsetof(crd_struct_d65dccd77142, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_af940a7e6b3f, .offset = offsetof(crd_struct_d65dccd77142, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &crd_struct_1421fc8fc986_type,
     .offset = offsetof(crd_struct_d65dccd77142, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_d65dccd77142, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_d65dccd77142, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_ab8eaaefd2a5_type,
     .offset = offsetof(crd_struct_d65dccd77142, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_type_29bb6245429e,
     .offset = offsetof(crd_struct_d65dccd77142, topologyPolicy)},
};
static const uint16_t crd_struct_d65dccd77142_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t crd_struct_d65dccd77142_type_fields_words[9][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u },
    { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x656d616eu, 0x0u },
    { 0x6f69746974726170u, 0x7963696c6f506e6fu },
    { 0x73656963696c6f70u, 0x0u },
    { 0x736163696c706572u, 0x0u },
    { 0x6574616c706d6574u, 0x0u },
    { 0x79676f6c6f706f74u, 0x7963696c6f507967u },
};
static const crd_fields crd_struct_d65dccd77142_type_fields = {
    .items = crd_struct_d65dccd77142_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 31,
    .slots = crd_struct_d65dccd77142_type_fields_slots,
    .words = crd_struct_d65dccd77142_type_fields_words,
};
const crd_type crd_struct_d65dccd77142_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d65dccd77142),
    .has_offset = offsetof(crd_struct_d65dccd77142, has),
    .fields = &crd_struct_d65dccd77142_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks and 2 more */
static const crd_checks crd_type_423367196963_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_423367196963 = {
    .cel_type_name = "array",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_d65dccd77142),
    .items = &crd_struct_d65dccd77142_type,
    .checks = &crd_type_423367196963_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[].mountPath and 3 more */
static const crd_checks crd_type_83808acbbbe6_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
    .pattern = &crd_pattern_015175a9e273,
};
const crd_type crd_type_83808acbbbe6 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_83808acbbbe6_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
static const crd_string crd_struct_cecf3795e234_type_required[1] = {
    CRD_STRING_INIT("mountPath"),
};
static const crd_field crd_struct_cecf3795e234_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_type_83808acbbbe6,
     .offset = offsetof(crd_struct_cecf3795e234, mountPath)},
    {.name = CRD_STRING_INIT("volumeClaim"), .type = &crd_struct_2d9bfd4a2627_type,
     .offset = offsetof(crd_struct_cecf3795e234, volumeClaim)},
    {.name = CRD_STRING_INIT("volumeClaimName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_cecf3795e234, volumeClaimName)},
};
static const uint16_t crd_struct_cecf3795e234_type_fields_slots[3 + 1] = {
    2, 0xffff, 1, 0,
};
static const uint64_t crd_struct_cecf3795e234_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_cecf3795e234_type_fields_words[3][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu },
    { 0x6c43656d756c6f76u, 0x6d69616c43656d75u },
    { 0x6c43656d756c6f76u, 0x656d614e6d69616cu },
};
static const crd_fields crd_struct_cecf3795e234_type_fields = {
    .items = crd_struct_cecf3795e234_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_cecf3795e234_type_fields_slots,
    .required = crd_struct_cecf3795e234_type_fields_required,
    .words = crd_struct_cecf3795e234_type_fields_words,
};
static const crd_checks crd_struct_cecf3795e234_type_checks = {
    .required = crd_struct_cecf3795e234_type_required,
    .required_count = 1,
};
const crd_type crd_struct_cecf3795e234_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_cecf3795e234),
    .has_offset = offsetof(crd_struct_cecf3795e234, has),
    .fields = &crd_struct_cecf3795e234_type_fields,
    .checks = &crd_struct_cecf3795e234_type_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes and 3 more */
const crd_type crd_type_1cd44f06f160 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_cecf3795e234),
    .items = &crd_struct_cecf3795e234_type,
};

/* CronJob.spec.jobTemplate.spec and 2 more */
static const crd_field crd_struct_fa3a22e711c1_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_d78dae17f84a,
     .offset = offsetof(crd_struct_fa3a22e711c1, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_fa3a22e711c1, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_fa3a22e711c1, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_fa3a22e711c1, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_type_717728cb643c,
     .offset = offsetof(crd_struct_fa3a22e711c1, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_fa3a22e711c1, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_d5d696d2c394,
     .offset = offsetof(crd_struct_fa3a22e711c1, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_8380259fec9e, .offset = offsetof(crd_struct_fa3a22e711c1, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_fa3a22e711c1, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_527fbec6df26,
     .offset = offsetof(crd_struct_fa3a22e711c1, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_type_423367196963, .offset = offsetof(crd_struct_fa3a22e711c1, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_fa3a22e711c1, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_1cd44f06f160,
     .offset = offsetof(crd_struct_fa3a22e711c1, volumes)},
};
static const uint16_t crd_struct_fa3a22e711c1_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t crd_struct_fa3a22e711c1_type_fields_defaulted[] = { 0x81u };
static const uint64_t crd_struct_fa3a22e711c1_type_fields_words[13][2] = {
    { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x65636375536e696du, 0x737365636375536eu },
    { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x736e6967756c70u, 0x0u },
    { 0x73656963696c6f70u, 0x0u },
    { 0x797469726f697270u, 0x656d614e7373616cu },
    { 0x6575657571u, 0x0u },
    { 0x45676e696e6e7572u, 0x6574616d69747345u },
    { 0x656c756465686373u, 0x656d614e72656c75u },
    { 0x736b736174u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u },
    { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields crd_struct_fa3a22e711c1_type_fields = {
    .items = crd_struct_fa3a22e711c1_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 14,
    .slots = crd_struct_fa3a22e711c1_type_fields_slots,
    .defaulted = crd_struct_fa3a22e711c1_type_fields_defaulted,
    .words = crd_struct_fa3a22e711c1_type_fields_words,
};
const crd_type crd_struct_fa3a22e711c1_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_PODS_WITHIN,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_fa3a22e711c1),
    .has_offset = offsetof(crd_struct_fa3a22e711c1, has),
    .fields = &crd_struct_fa3a22e711c1_type_fields,
};

/* CronJob.spec.startingDeadlineSeconds and 17 more */
static const crd_checks crd_type_2c733aaf2a6d_checks = {
    .minimum = 0.0,
    .set = CRD_CHECK_MINIMUM,
};
const crd_type crd_type_2c733aaf2a6d = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .format = CRD_FORMAT_INT64,
    .format_name = "int64",
    .checks = &crd_type_2c733aaf2a6d_checks,
};

/* CronJob.status.lastScheduleTime and 46 more */
const crd_type crd_type_a428d91dcd78 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time",
    .has_format = crd_format_is_date_time,
};

/* Job.status.taskStatusCount{}.phase and 2 more */
const crd_type crd_type_e49555085606 = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_entry),
    .additional = &crd_type_7153e4042228,
};

/* Job.status.taskStatusCount{} and 1 more */
static const crd_field crd_struct_598ecbc85296_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_e49555085606, .offset = offsetof(crd_struct_598ecbc85296, phase)},
};
static const uint16_t crd_struct_598ecbc85296_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_598ecbc85296_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields crd_struct_598ecbc85296_type_fields = {
    .items = crd_struct_598ecbc85296_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_598ecbc85296_type_fields_slots,
    .words = crd_struct_598ecbc85296_type_fields_words,
};
const crd_type crd_struct_598ecbc85296_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_598ecbc85296),
    .has_offset = offsetof(crd_struct_598ecbc85296, has),
    .fields = &crd_struct_598ecbc85296_type_fields,
};

/* Job.status.taskStatusCount and 1 more */
const crd_type crd_type_6d19d6f483ce = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_598ecbc85296_entry),
    .additional = &crd_struct_598ecbc85296_type,
};

/* ColocationConfiguration.status.conditions[].message and 15 more */
static const crd_checks crd_type_cd9081bcf59b_checks = {
    .max_length = 32768,
    .set = CRD_CHECK_MAX_LENGTH,
};
const crd_type crd_type_cd9081bcf59b = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_cd9081bcf59b_checks,
};

/* ColocationConfiguration.status.conditions[].reason and 15 more */
static const crd_checks crd_type_008eb50e18ef_checks = {
    .min_length = 1,
    .max_length = 1024,
    .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_17a48b1924eb,
};
const crd_type crd_type_008eb50e18ef = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_008eb50e18ef_checks,
};

/* ColocationConfiguration.status.conditions[].status and 15 more */
static const crd_value crd_type_c7e958af395a_enum[3] = {
    CRD_VALUE_STRING_INIT("True"),
    CRD_VALUE_STRING_INIT("False"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_type_c7e958af395a_checks = {
    .enum_values = crd_type_c7e958af395a_enum,
    .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"True\", \"False\", \"Unknown\""),
};
const crd_type crd_type_c7e958af395a = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_c7e958af395a_checks,
};

/* ColocationConfiguration.status.conditions[].type and 24 more */
static const crd_checks crd_type_8e0d4f39543e_checks = {
    .max_length = 316,
    .set = CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_pattern_c3e4e12a07a3,
};
const crd_type crd_type_8e0d4f39543e = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_8e0d4f39543e_checks,
};

/* JobFlow.spec.flows[].name and 2 more */
static const crd_checks crd_type_a0130b90891f_checks = {
    .min_length = 1,
    .set = CRD_CHECK_MIN_LENGTH,
};
const crd_type crd_type_a0130b90891f = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_a0130b90891f_checks,
};
