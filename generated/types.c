/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "tables.h"

/* CronJob.apiVersion and 12543 more */
const crd_type crd_1b084350_type_f03ee3e5 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
};

/* CronJob.metadata and 19 more */
const crd_type crd_1b084350_type_5bd763da = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.metadata.annotations and 523 more */
const crd_type crd_1b084350_type_f6785eb0 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry), .additional = &crd_1b084350_type_f03ee3e5,
};

/* CronJob.spec.jobTemplate.metadata.finalizers and 97 more */
const crd_type crd_1b084350_type_682437e3 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .struct_size = sizeof(crd_string),
    .items = &crd_1b084350_type_f03ee3e5,
};

/* CronJob.spec.jobTemplate.metadata and 52 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("annotations"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, annotations)},
    {.name = CRD_STRING_INIT("finalizers"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, finalizers)},
    {.name = CRD_STRING_INIT("labels"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, labels)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, namespace_)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_slots[7 + 1] = {
    1, 3, 0xffff, 2, 0, 0xffff, 0xffff, 4,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_words[5][2] = {
    { 0x697461746f6e6e61u, 0x736e6f697461746fu }, { 0x657a696c616e6966u, 0x7372657a696c616eu }, { 0x736c6562616cu, 0x0u },
    { 0x656d616eu, 0x0u }, { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_items, .count = 5, .mask = 7, .seed = 29,
    .slots = batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type_fields,
};

/* CronJob.spec.jobTemplate.spec.maxRetry and 4 more */
static const crd_value crd_1b084350_type_d78dae17_default[1] = {CRD_VALUE_INT_INIT(3)};
static const crd_checks crd_1b084350_type_d78dae17_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_d78dae17 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_d78dae17_checks,
    .default_value = crd_1b084350_type_d78dae17_default,
};

/* CronJob.spec.jobTemplate.spec.minAvailable and 40 more */
static const crd_checks crd_1b084350_type_15f00e16_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_15f00e16 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_15f00e16_checks,
};

/* CronJob.spec.jobTemplate.spec.minSuccess and 13 more */
static const crd_checks crd_1b084350_type_cd9b30cb_checks = {.minimum = 1.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_cd9b30cb = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_cd9b30cb_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierAllowed and 13 more */
static const crd_checks crd_1b084350_type_32703af0_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_32703af0 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT,
    .checks = &crd_1b084350_type_32703af0_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.highestTierName and 20 more */
static const crd_checks crd_1b084350_type_76bf4bb5_checks = {.max_length = 253, .set = CRD_CHECK_MAX_LENGTH};
const crd_type crd_1b084350_type_76bf4bb5 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_76bf4bb5_checks,
};

/* CronJob.spec.jobTemplate.spec.networkTopology.mode and 9 more */
static const crd_value crd_1b084350_type_75da3e9b_enum[2] = {CRD_VALUE_STRING_INIT("hard"), CRD_VALUE_STRING_INIT("soft")};
static const crd_value crd_1b084350_type_75da3e9b_default[1] = {CRD_VALUE_STRING_INIT("hard")};
static const crd_checks crd_1b084350_type_75da3e9b_checks = {
    .enum_values = crd_1b084350_type_75da3e9b_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"hard\", \"soft\""),
};
const crd_type crd_1b084350_type_75da3e9b = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_75da3e9b_checks, .default_value = crd_1b084350_type_75da3e9b_default,
};

/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highestTierAllowed"), .type = &crd_1b084350_type_32703af0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, highestTierAllowed)},
    {.name = CRD_STRING_INIT("highestTierName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, highestTierName)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_1b084350_type_75da3e9b,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, mode)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_slots[3 + 1] = {1, 0xffff, 0, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_defaulted[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_words[3][2] = {
    { 0x5474736568676968u, 0x6465776f6c6c4172u }, { 0x5474736568676968u, 0x656d614e72656954u }, { 0x65646f6du, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type_fields,
};

/* CronJob.spec.jobTemplate.spec.plugins and 3 more */
const crd_type crd_1b084350_type_717728cb = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_list_entry), .additional = &crd_1b084350_type_682437e3,
};

/* CronJob.spec.jobTemplate.spec.policies[].event and 15 more */
static const crd_value crd_1b084350_type_6f61d066_enum[11] = {
    CRD_VALUE_STRING_INIT("*"), CRD_VALUE_STRING_INIT("PodPending"), CRD_VALUE_STRING_INIT("PodRunning"),
    CRD_VALUE_STRING_INIT("PodFailed"), CRD_VALUE_STRING_INIT("PodEvicted"), CRD_VALUE_STRING_INIT("Unknown"),
    CRD_VALUE_STRING_INIT("TaskCompleted"), CRD_VALUE_STRING_INIT("OutOfSync"), CRD_VALUE_STRING_INIT("CommandIssued"),
    CRD_VALUE_STRING_INIT("JobUpdated"), CRD_VALUE_STRING_INIT("TaskFailed"),
};
static const crd_checks crd_1b084350_type_6f61d066_checks = {
    .enum_values = crd_1b084350_type_6f61d066_enum, .enum_count = 11,
    .enum_text = CRD_STRING_INIT("supported values: \"*\", \"PodPending\", \"PodRunning\", \"PodFailed\", \"PodEvicted\", "
                                 "\"Unknown\", \"TaskCompleted\", \"OutOfSync\", \"CommandIssued\", \"JobUpdated\", "
                                 "\"TaskFailed\""),
};
const crd_type crd_1b084350_type_6f61d066 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_6f61d066_checks,
};

/* CronJob.spec.jobTemplate.spec.policies[].events and 7 more */
const crd_type crd_1b084350_type_58d11373 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .struct_size = sizeof(crd_string),
    .items = &crd_1b084350_type_6f61d066,
};

/* CronJob.spec.jobTemplate.spec.policies[].exitCode and 1994 more */
const crd_type crd_1b084350_type_7153e404 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32",
};

/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, action)},
    {.name = CRD_STRING_INIT("event"), .type = &crd_1b084350_type_6f61d066,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, event)},
    {.name = CRD_STRING_INIT("events"), .type = &crd_1b084350_type_58d11373,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, events)},
    {.name = CRD_STRING_INIT("exitCode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, exitCode)},
    {.name = CRD_STRING_INIT("timeout"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, timeout)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_slots[7 + 1] = {
    0xffff, 4, 3, 2, 0xffff, 0xffff, 0, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_words[5][2] = {
    { 0x6e6f69746361u, 0x0u }, { 0x746e657665u, 0x0u }, { 0x73746e657665u, 0x0u }, { 0x65646f4374697865u, 0x0u },
    { 0x74756f656d6974u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_items, .count = 5, .mask = 7, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Policy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Policy),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Policy, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Policy_type_fields,
};

/* CronJob.spec.jobTemplate.spec.policies and 7 more */
const crd_type crd_1b084350_type_59850777 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Policy), .items = &batch_volcano_sh_v1alpha1_CronJob_Policy_type,
};

/* CronJob.spec.jobTemplate.spec.priorityClassName and 4 more */
static const crd_checks crd_1b084350_type_d5d696d2_checks = {
    .max_length = 253, .set = CRD_CHECK_MAX_LENGTH, .pattern = &crd_1b084350_pattern_6b388265,
};
const crd_type crd_1b084350_type_d5d696d2 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_d5d696d2_checks,
};

/* CronJob.spec.jobTemplate.spec.queue and 4 more */
static const crd_value crd_1b084350_type_8380259f_default[1] = {CRD_VALUE_STRING_INIT("default")};
static const crd_checks crd_1b084350_type_8380259f_checks = {
    .max_length = 253, .set = CRD_CHECK_MAX_LENGTH, .pattern = &crd_1b084350_pattern_6b388265,
};
const crd_type crd_1b084350_type_8380259f = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_8380259f_checks, .default_value = crd_1b084350_type_8380259f_default,
};

/* CronJob.spec.jobTemplate.spec.schedulerName and 4 more */
static const crd_checks crd_1b084350_type_527fbec6_checks = {.max_length = 63, .set = CRD_CHECK_MAX_LENGTH};
const crd_type crd_1b084350_type_527fbec6 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_527fbec6_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("iteration"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DependsOn, iteration)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DependsOn, name)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_words[2][2] = {
    { 0x6f69746172657469u, 0x6e6f697461726574u }, { 0x656d616eu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_DependsOn_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_DependsOn),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DependsOn, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_DependsOn_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].name and 3 more */
static const crd_checks crd_1b084350_type_af940a7e_checks = {
    .max_length = 63, .set = CRD_CHECK_MAX_LENGTH, .pattern = &crd_1b084350_pattern_6b262956,
};
const crd_type crd_1b084350_type_af940a7e = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_af940a7e_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy.minPartitions and 6 more */
static const crd_value crd_1b084350_type_97f042ba_default[1] = {CRD_VALUE_INT_INIT(0)};
static const crd_checks crd_1b084350_type_97f042ba_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_97f042ba = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_97f042ba_checks,
    .default_value = crd_1b084350_type_97f042ba_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_required[2] = {
    CRD_STRING_INIT("partitionSize"), CRD_STRING_INIT("totalPartitions"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("minPartitions"), .type = &crd_1b084350_type_97f042ba,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy, minPartitions)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy, networkTopology)},
    {.name = CRD_STRING_INIT("partitionSize"), .type = &crd_1b084350_type_cd9b30cb,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy, partitionSize)},
    {.name = CRD_STRING_INIT("totalPartitions"), .type = &crd_1b084350_type_cd9b30cb,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy, totalPartitions)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_slots[3 + 1] = {2, 3, 1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_defaulted[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_required[] = { 0xcu };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_words[4][2] = {
    { 0x69747261506e696du, 0x736e6f6974697472u }, { 0x546b726f7774656eu, 0x79676f6c6f706f54u },
    { 0x6f69746974726170u, 0x657a69536e6f6974u }, { 0x7261506c61746f74u, 0x736e6f6974697472u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_items, .count = 4, .mask = 3, .seed = 16,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.activeDeadlineSeconds and 663 more */
const crd_type crd_1b084350_type_0a215295 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT64,
    .format_name = "int64",
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[].values
 * and 1545 more */
const crd_type crd_1b084350_type_b5c39dcf = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_string), .items = &crd_1b084350_type_f03ee3e5,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.automountServiceAccountToken and 1784 more */
const crd_type crd_1b084350_type_ea2dd56f = {
    .cel_type_name = "boolean", .accepts = CRD_ACCEPT_BOOLEAN, .storage = CRD_STORE_BOOL,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef.name and 777 more */
static const crd_value crd_1b084350_type_d7135328_default[1] = {CRD_VALUE_STRING_INIT("")};
const crd_type crd_1b084350_type_d7135328 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_d7135328_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef.optional and 107 more */
static const crd_value crd_1b084350_type_200e8b99_default[1] = {CRD_VALUE_BOOL_INIT(false)};
const crd_type crd_1b084350_type_200e8b99 = {
    .cel_type_name = "boolean", .accepts = CRD_ACCEPT_BOOLEAN, .storage = CRD_STORE_BOOL,
    .default_value = crd_1b084350_type_200e8b99_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1158
 * more */
const crd_type crd_1b084350_type_3fe77603 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor<anyOf> and 1158
 * more */
const crd_type crd_1b084350_type_7ddb3e74 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_VALUE,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef.divisor and 465 more */
static const crd_type *const crd_1b084350_type_2e3846e5_any_of[2] = {
    &crd_1b084350_type_3fe77603, &crd_1b084350_type_7ddb3e74,
};
static const crd_checks crd_1b084350_type_2e3846e5_checks = {
    .pattern = &crd_1b084350_pattern_3d44b6bc, .any_of = crd_1b084350_type_2e3846e5_any_of, .any_of_count = 2,
};
const crd_type crd_1b084350_type_2e3846e5 = {
    .cel_type_name = "", .flags = CRD_TYPE_INT_OR_STRING, .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING, .checks = &crd_1b084350_type_2e3846e5_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.port and 692 more */
static const crd_type *const crd_1b084350_type_0d531a0f_any_of[2] = {
    &crd_1b084350_type_3fe77603, &crd_1b084350_type_7ddb3e74,
};
static const crd_checks crd_1b084350_type_0d531a0f_checks = {
    .any_of = crd_1b084350_type_0d531a0f_any_of, .any_of_count = 2,
};
const crd_type crd_1b084350_type_0d531a0f = {
    .cel_type_name = "", .flags = CRD_TYPE_INT_OR_STRING, .accepts = CRD_ACCEPT_INTEGER | CRD_ACCEPT_STRING,
    .storage = CRD_STORE_INT_OR_STRING, .checks = &crd_1b084350_type_0d531a0f_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[].protocol and 74 more */
static const crd_value crd_1b084350_type_a73e0238_default[1] = {CRD_VALUE_STRING_INIT("TCP")};
const crd_type crd_1b084350_type_a73e0238 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_a73e0238_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.limits and 278 more */
const crd_type crd_1b084350_type_fddb6d6a = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_int_or_string_entry), .additional = &crd_1b084350_type_2e3846e5,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes.values and 65 more */
const crd_type crd_1b084350_type_d8b4081f = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_SET,
    .struct_size = sizeof(int64_t), .items = &crd_1b084350_type_7153e404,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.nodeSelector and 30 more */
const crd_type crd_1b084350_type_376b84aa = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_string_entry), .additional = &crd_1b084350_type_f03ee3e5,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext.supplementalGroups and 21 more */
const crd_type crd_1b084350_type_4c6f6d83 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(int64_t), .items = &crd_1b084350_type_0a215295,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk.fsType and 21 more */
static const crd_value crd_1b084350_type_dc1f0bd2_default[1] = {CRD_VALUE_STRING_INIT("ext4")};
const crd_type crd_1b084350_type_dc1f0bd2 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_dc1f0bd2_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi.iscsiInterface and 21 more */
static const crd_value crd_1b084350_type_f9c7031f_default[1] = {CRD_VALUE_STRING_INIT("default")};
const crd_type crd_1b084350_type_f9c7031f = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_f9c7031f_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.keyring and 21 more */
static const crd_value crd_1b084350_type_ea779d56_default[1] = {CRD_VALUE_STRING_INIT("/etc/ceph/keyring")};
const crd_type crd_1b084350_type_ea779d56 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_ea779d56_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.pool and 21 more */
static const crd_value crd_1b084350_type_f8efe101_default[1] = {CRD_VALUE_STRING_INIT("rbd")};
const crd_type crd_1b084350_type_f8efe101 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_f8efe101_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd.user and 21 more */
static const crd_value crd_1b084350_type_951dff2d_default[1] = {CRD_VALUE_STRING_INIT("admin")};
const crd_type crd_1b084350_type_951dff2d = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_951dff2d_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.fsType and 21 more */
static const crd_value crd_1b084350_type_beabe031_default[1] = {CRD_VALUE_STRING_INIT("xfs")};
const crd_type crd_1b084350_type_beabe031 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_beabe031_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO.storageMode and 21 more */
static const crd_value crd_1b084350_type_658d8641_default[1] = {CRD_VALUE_STRING_INIT("ThinProvisioned")};
const crd_type crd_1b084350_type_658d8641 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .default_value = crd_1b084350_type_658d8641_default,
};

/* CronJob.spec.jobTemplate.spec.tasks[].topologyPolicy and 3 more */
static const crd_value crd_1b084350_type_29bb6245_enum[4] = {
    CRD_VALUE_STRING_INIT("none"), CRD_VALUE_STRING_INIT("best-effort"), CRD_VALUE_STRING_INIT("restricted"),
    CRD_VALUE_STRING_INIT("single-numa-node"),
};
static const crd_checks crd_1b084350_type_29bb6245_checks = {
    .enum_values = crd_1b084350_type_29bb6245_enum, .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"none\", \"best-effort\", \"restricted\", \"single-numa-node\""),
};
const crd_type crd_1b084350_type_29bb6245 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_29bb6245_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[] and 2 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &batch_volcano_sh_v1alpha1_CronJob_DependsOn_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_af940a7e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_1b084350_type_59850777,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_1b084350_type_29bb6245,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, topologyPolicy)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_words[9][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u }, { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u }, { 0x656d616eu, 0x0u }, { 0x6f69746974726170u, 0x7963696c6f506e6fu },
    { 0x73656963696c6f70u, 0x0u }, { 0x736163696c706572u, 0x0u }, { 0x6574616c706d6574u, 0x0u },
    { 0x79676f6c6f706f74u, 0x7963696c6f507967u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Task_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_items, .count = 9, .mask = 15, .seed = 31,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Task_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Task_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Task),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Task, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Task_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks and 2 more */
static const crd_checks crd_1b084350_type_42336719_checks = {.min_items = 1, .set = CRD_CHECK_MIN_ITEMS};
const crd_type crd_1b084350_type_42336719 = {
    .cel_type_name = "array", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Task), .items = &batch_volcano_sh_v1alpha1_CronJob_Task_type,
    .checks = &crd_1b084350_type_42336719_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[].mountPath and 3 more */
static const crd_checks crd_1b084350_type_83808acb_checks = {
    .min_length = 1, .set = CRD_CHECK_MIN_LENGTH, .pattern = &crd_1b084350_pattern_015175a9,
};
const crd_type crd_1b084350_type_83808acb = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_83808acb_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_Volume_type_required[1] = {CRD_STRING_INIT("mountPath")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_1b084350_type_83808acb,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Volume, mountPath)},
    {.name = CRD_STRING_INIT("volumeClaim"), .type = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaim)},
    {.name = CRD_STRING_INIT("volumeClaimName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Volume, volumeClaimName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_slots[3 + 1] = {2, 0xffff, 1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_words[3][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu }, { 0x6c43656d756c6f76u, 0x6d69616c43656d75u },
    { 0x6c43656d756c6f76u, 0x656d614e6d69616cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_Volume_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_Volume_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Volume_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Volume),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Volume, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Volume_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_Volume_type_checks,
};

/* CronJob.spec.jobTemplate.spec.volumes and 3 more */
const crd_type crd_1b084350_type_1cd44f06 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Volume), .items = &batch_volcano_sh_v1alpha1_CronJob_Volume_type,
};

/* CronJob.spec.jobTemplate.spec and 2 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_1b084350_type_d78dae17,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_1b084350_type_cd9b30cb,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_1b084350_type_717728cb,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_1b084350_type_59850777,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_1b084350_type_d5d696d2,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_1b084350_type_8380259f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_1b084350_type_527fbec6,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_1b084350_type_42336719,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_1b084350_type_1cd44f06,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, volumes)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_defaulted[] = { 0x81u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_words[13][2] = {
    { 0x797274655278616du, 0x0u }, { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x65636375536e696du, 0x737365636375536eu }, { 0x546b726f7774656eu, 0x79676f6c6f706f54u }, { 0x736e6967756c70u, 0x0u },
    { 0x73656963696c6f70u, 0x0u }, { 0x797469726f697270u, 0x656d614e7373616cu }, { 0x6575657571u, 0x0u },
    { 0x45676e696e6e7572u, 0x6574616d69747345u }, { 0x656c756465686373u, 0x656d614e72656c75u }, { 0x736b736174u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u }, { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_items, .count = 13, .mask = 31, .seed = 14,
    .slots = batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_PODS_WITHIN, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type_fields,
};

/* CronJob.spec.startingDeadlineSeconds and 17 more */
static const crd_checks crd_1b084350_type_2c733aaf_checks = {.minimum = 0.0, .set = CRD_CHECK_MINIMUM};
const crd_type crd_1b084350_type_2c733aaf = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT64,
    .format_name = "int64", .checks = &crd_1b084350_type_2c733aaf_checks,
};

/* CronJob.status.lastScheduleTime and 46 more */
const crd_type crd_1b084350_type_a428d91d = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING, .format = CRD_FORMAT_DATETIME,
    .format_name = "date-time", .has_format = crd_format_is_date_time,
};

/* Job.status.taskStatusCount{}.phase and 2 more */
const crd_type crd_1b084350_type_e4955508 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .struct_size = sizeof(crd_int_entry),
    .additional = &crd_1b084350_type_7153e404,
};

/* Job.status.taskStatusCount{} and 1 more */
static const crd_field batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_e4955508,
     .offset = offsetof(batch_volcano_sh_v1alpha1_Job_TaskStatusCount, phase)},
};
static const uint16_t batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_words[1][2] = {{ 0x6573616870u, 0x0u }};
static const crd_fields batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields = {
    .items = batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_TaskStatusCount),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_Job_TaskStatusCount, has),
    .fields = &batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type_fields,
};

/* Job.status.taskStatusCount and 1 more */
const crd_type crd_1b084350_type_6d19d6f4 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry),
    .additional = &batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type,
};

/* ColocationConfiguration.status.conditions[].message and 15 more */
static const crd_checks crd_1b084350_type_cd9081bc_checks = {.max_length = 32768, .set = CRD_CHECK_MAX_LENGTH};
const crd_type crd_1b084350_type_cd9081bc = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_cd9081bc_checks,
};

/* ColocationConfiguration.status.conditions[].reason and 15 more */
static const crd_checks crd_1b084350_type_008eb50e_checks = {
    .min_length = 1, .max_length = 1024, .set = CRD_CHECK_MIN_LENGTH | CRD_CHECK_MAX_LENGTH,
    .pattern = &crd_1b084350_pattern_17a48b19,
};
const crd_type crd_1b084350_type_008eb50e = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_008eb50e_checks,
};

/* ColocationConfiguration.status.conditions[].status and 15 more */
static const crd_value crd_1b084350_type_c7e958af_enum[3] = {
    CRD_VALUE_STRING_INIT("True"), CRD_VALUE_STRING_INIT("False"), CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_1b084350_type_c7e958af_checks = {
    .enum_values = crd_1b084350_type_c7e958af_enum, .enum_count = 3,
    .enum_text = CRD_STRING_INIT("supported values: \"True\", \"False\", \"Unknown\""),
};
const crd_type crd_1b084350_type_c7e958af = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_c7e958af_checks,
};

/* ColocationConfiguration.status.conditions[].type and 24 more */
static const crd_checks crd_1b084350_type_8e0d4f39_checks = {
    .max_length = 316, .set = CRD_CHECK_MAX_LENGTH, .pattern = &crd_1b084350_pattern_c3e4e12a,
};
const crd_type crd_1b084350_type_8e0d4f39 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_8e0d4f39_checks,
};

/* JobFlow.spec.flows[].name and 2 more */
static const crd_checks crd_1b084350_type_a0130b90_checks = {.min_length = 1, .set = CRD_CHECK_MIN_LENGTH};
const crd_type crd_1b084350_type_a0130b90 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_a0130b90_checks,
};
