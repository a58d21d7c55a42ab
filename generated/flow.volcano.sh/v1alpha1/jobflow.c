/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobFlow of flow.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[].port and 1 more */
static const crd_checks crd_1b084350_type_cec03c94_checks = {
    .minimum = 0.0, .maximum = 65535.0, .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_1b084350_type_cec03c94 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT,
    .checks = &crd_1b084350_type_cec03c94_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("httpHeader"), .type = &batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList, httpHeader)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_cec03c94,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList, taskName)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_slots[3 + 1] = {0, 2, 3, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_words[4][2] = {
    { 0x6461654870747468u, 0x7265646165487074u }, { 0x68746170u, 0x0u }, { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_items, .count = 4, .mask = 3, .seed = 7,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList */
const crd_type crd_1b084350_type_bb1a04f9 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_HttpGetList),
    .items = &flow_volcano_sh_v1alpha1_JobFlow_HttpGetList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_527fbec6,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList, phase)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList, taskName)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_words[2][2] = {
    { 0x6573616870u, 0x0u }, { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList */
const crd_type crd_1b084350_type_8be95dd6 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList),
    .items = &flow_volcano_sh_v1alpha1_JobFlow_TaskStatusList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
static const crd_string flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_required[1] = {CRD_STRING_INIT("port")};
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_cec03c94,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList, taskName)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_required[] = { 0x1u };
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u }, { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_slots,
    .required = flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_required,
    .words = flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields_words,
};
static const crd_checks flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_checks = {
    .required = flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_required, .required_count = 1,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_fields,
    .checks = &flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList */
const crd_type crd_1b084350_type_6aef3228 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList),
    .items = &flow_volcano_sh_v1alpha1_JobFlow_TcpSocketList_type,
};

/* JobFlow.spec.flows[].dependsOn.probe */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("httpGetList"), .type = &crd_1b084350_type_bb1a04f9,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Probe, httpGetList)},
    {.name = CRD_STRING_INIT("taskStatusList"), .type = &crd_1b084350_type_8be95dd6,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Probe, taskStatusList)},
    {.name = CRD_STRING_INIT("tcpSocketList"), .type = &crd_1b084350_type_6aef3228,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Probe, tcpSocketList)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_slots[3 + 1] = {0xffff, 2, 1, 0};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_words[3][2] = {
    { 0x4c74654770747468u, 0x7473694c74654770u }, { 0x746174536b736174u, 0x7473694c73757461u },
    { 0x656b636f53706374u, 0x7473694c74656b63u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Probe_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Probe),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Probe, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Probe_type_fields,
};

/* JobFlow.spec.flows[].dependsOn */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("probe"), .type = &flow_volcano_sh_v1alpha1_JobFlow_Probe_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_DependsOn, probe)},
    {.name = CRD_STRING_INIT("targets"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_DependsOn, targets)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_words[2][2] = {
    { 0x65626f7270u, 0x0u }, { 0x73746567726174u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_DependsOn),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_DependsOn, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks[].template */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodSpec_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec, spec)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u }, { 0x63657073u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks[] */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &batch_volcano_sh_v1alpha1_CronJob_DependsOn_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_af940a7e,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_1b084350_type_59850777,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_1b084350_type_29bb6245,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, topologyPolicy)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_words[9][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u }, { 0x797274655278616du, 0x0u },
    { 0x6c696176416e696du, 0x656c62616c696176u }, { 0x656d616eu, 0x0u }, { 0x6f69746974726170u, 0x7963696c6f506e6fu },
    { 0x73656963696c6f70u, 0x0u }, { 0x736163696c706572u, 0x0u }, { 0x6574616c706d6574u, 0x0u },
    { 0x79676f6c6f706f74u, 0x7963696c6f507967u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_items, .count = 9, .mask = 15, .seed = 31,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Task_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Task),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Task, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Task_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks */
static const crd_checks crd_1b084350_type_2451f1c6_checks = {.min_items = 1, .set = CRD_CHECK_MIN_ITEMS};
const crd_type crd_1b084350_type_2451f1c6 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Task), .items = &flow_volcano_sh_v1alpha1_JobFlow_Task_type,
    .checks = &crd_1b084350_type_2451f1c6_checks,
};

/* JobFlow.spec.flows[].patch.jobSpec */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_1b084350_type_d78dae17,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_1b084350_type_cd9b30cb,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_1b084350_type_717728cb,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_1b084350_type_59850777,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_1b084350_type_d5d696d2,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_1b084350_type_8380259f,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_1b084350_type_527fbec6,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_1b084350_type_2451f1c6,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_1b084350_type_1cd44f06,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, volumes)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_defaulted[] = { 0x81u };
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_words[13][2] = {
    { 0x797274655278616du, 0x0u }, { 0x6c696176416e696du, 0x656c62616c696176u },
    { 0x65636375536e696du, 0x737365636375536eu }, { 0x546b726f7774656eu, 0x79676f6c6f706f54u }, { 0x736e6967756c70u, 0x0u },
    { 0x73656963696c6f70u, 0x0u }, { 0x797469726f697270u, 0x656d614e7373616cu }, { 0x6575657571u, 0x0u },
    { 0x45676e696e6e7572u, 0x6574616d69747345u }, { 0x656c756465686373u, 0x656d614e72656c75u }, { 0x736b736174u, 0x0u },
    { 0x6e6f6365536c7474u, 0x64656873696e6946u }, { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_items, .count = 13, .mask = 31, .seed = 14,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_slots,
    .defaulted = flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_defaulted,
    .words = flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobSpec, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type_fields,
};

/* JobFlow.spec.flows[].patch */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobSpec"), .type = &flow_volcano_sh_v1alpha1_JobFlow_JobSpec_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Patch, jobSpec)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_slots[0 + 1] = {0};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_words[1][2] = {{ 0x63657053626f6au, 0x0u }};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Patch_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Patch),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Patch, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Patch_type_fields,
};

/* JobFlow.spec.flows[] */
static const crd_string flow_volcano_sh_v1alpha1_JobFlow_Flow_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &flow_volcano_sh_v1alpha1_JobFlow_DependsOn_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Flow, dependsOn)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_a0130b90,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Flow, name)},
    {.name = CRD_STRING_INIT("patch"), .type = &flow_volcano_sh_v1alpha1_JobFlow_Patch_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Flow, patch)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_slots[3 + 1] = {0xffff, 0, 2, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_required[] = { 0x2u };
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_words[3][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u }, { 0x656d616eu, 0x0u }, { 0x6863746170u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_slots,
    .required = flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_required,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields_words,
};
static const crd_checks flow_volcano_sh_v1alpha1_JobFlow_Flow_type_checks = {
    .required = flow_volcano_sh_v1alpha1_JobFlow_Flow_type_required, .required_count = 1,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Flow_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Flow),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Flow, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Flow_type_fields,
    .checks = &flow_volcano_sh_v1alpha1_JobFlow_Flow_type_checks,
};

/* JobFlow.spec.flows */
const crd_type crd_1b084350_type_bfdbac7f = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Flow), .items = &flow_volcano_sh_v1alpha1_JobFlow_Flow_type,
};

/* JobFlow.spec.jobRetainPolicy */
static const crd_value crd_1b084350_type_1ac52312_enum[2] = {
    CRD_VALUE_STRING_INIT("retain"), CRD_VALUE_STRING_INIT("delete"),
};
static const crd_checks crd_1b084350_type_1ac52312_checks = {
    .enum_values = crd_1b084350_type_1ac52312_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"retain\", \"delete\""),
};
const crd_type crd_1b084350_type_1ac52312 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_1ac52312_checks,
};

/* JobFlow.spec */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("flows"), .type = &crd_1b084350_type_bfdbac7f,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Spec, flows)},
    {.name = CRD_STRING_INIT("jobRetainPolicy"), .type = &crd_1b084350_type_1ac52312,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Spec, jobRetainPolicy)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_words[2][2] = {
    { 0x73776f6c66u, 0x0u }, { 0x6961746552626f6au, 0x7963696c6f506e69u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Spec),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Spec, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Spec_type_fields,
};

/* JobFlow.status.conditions{} */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("createTime"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Condition, createTime)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Condition, phase)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Condition, runningDuration)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_1b084350_type_6d19d6f4,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Condition, taskStatusCount)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_slots[3 + 1] = {3, 0, 2, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_words[4][2] = {
    { 0x6954657461657263u, 0x656d695465746165u }, { 0x6573616870u, 0x0u }, { 0x44676e696e6e7572u, 0x6e6f697461727544u },
    { 0x746174536b736174u, 0x746e756f43737574u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_items, .count = 4, .mask = 3, .seed = 5,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Condition_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Condition),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Condition, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Condition_type_fields,
};

/* JobFlow.status.conditions */
const crd_type crd_1b084350_type_d0206b03 = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Condition_entry),
    .additional = &flow_volcano_sh_v1alpha1_JobFlow_Condition_type,
};

/* JobFlow.status.jobStatusList[].runningHistories[] */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory, endTimestamp)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory, state)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_slots[3 + 1] = {2, 0xffff, 0, 1};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_words[3][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u }, { 0x6d69547472617473u, 0x706d617473656d69u }, { 0x6574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type_fields,
};

/* JobFlow.status.jobStatusList[].runningHistories */
const crd_type crd_1b084350_type_50dbde44 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_RunningHistory),
    .items = &flow_volcano_sh_v1alpha1_JobFlow_RunningHistory_type,
};

/* JobFlow.status.jobStatusList[] */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, endTimestamp)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, name)},
    {.name = CRD_STRING_INIT("restartCount"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, restartCount)},
    {.name = CRD_STRING_INIT("runningHistories"), .type = &crd_1b084350_type_50dbde44,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, runningHistories)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_1b084350_type_a428d91d,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, state)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 3, 0, 5, 4, 2,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_words[6][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u }, { 0x656d616eu, 0x0u }, { 0x4374726174736572u, 0x746e756f43747261u },
    { 0x48676e696e6e7572u, 0x736569726f747369u }, { 0x6d69547472617473u, 0x706d617473656d69u }, { 0x6574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_items, .count = 6, .mask = 7, .seed = 15,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type_fields,
};

/* JobFlow.status.jobStatusList */
const crd_type crd_1b084350_type_c9510a22 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_JobStatusList),
    .items = &flow_volcano_sh_v1alpha1_JobFlow_JobStatusList_type,
};

/* JobFlow.status.state.phase */
static const crd_value crd_1b084350_type_30c93c17_enum[5] = {
    CRD_VALUE_STRING_INIT("Succeed"), CRD_VALUE_STRING_INIT("Terminating"), CRD_VALUE_STRING_INIT("Failed"),
    CRD_VALUE_STRING_INIT("Running"), CRD_VALUE_STRING_INIT("Pending"),
};
static const crd_checks crd_1b084350_type_30c93c17_checks = {
    .enum_values = crd_1b084350_type_30c93c17_enum, .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Succeed\", \"Terminating\", \"Failed\", \"Running\", \"Pending\""),
};
const crd_type crd_1b084350_type_30c93c17 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_30c93c17_checks,
};

/* JobFlow.status.state */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_1b084350_type_30c93c17,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_StatusState, phase)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_slots[0 + 1] = {0};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_words[1][2] = {{ 0x6573616870u, 0x0u }};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_StatusState_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_StatusState),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_StatusState, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_StatusState_type_fields,
};

/* JobFlow.status */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("completedJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, completedJobs)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_d0206b03,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, conditions)},
    {.name = CRD_STRING_INIT("failedJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, failedJobs)},
    {.name = CRD_STRING_INIT("jobStatusList"), .type = &crd_1b084350_type_c9510a22,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, jobStatusList)},
    {.name = CRD_STRING_INIT("pendingJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, pendingJobs)},
    {.name = CRD_STRING_INIT("runningJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, runningJobs)},
    {.name = CRD_STRING_INIT("state"), .type = &flow_volcano_sh_v1alpha1_JobFlow_StatusState_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, state)},
    {.name = CRD_STRING_INIT("terminatedJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, terminatedJobs)},
    {.name = CRD_STRING_INIT("unKnowJobs"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, unKnowJobs)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_slots[15 + 1] = {
    0xffff, 1, 0xffff, 2, 0xffff, 8, 3, 7, 5, 0xffff, 0xffff, 0, 6, 0xffff, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_words[9][2] = {
    { 0x6574656c706d6f63u, 0x73626f4a64657465u }, { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6f4a64656c696166u, 0x73626f4a64656c69u }, { 0x7574617453626f6au, 0x7473694c73757461u },
    { 0x4a676e69646e6570u, 0x73626f4a676e6964u }, { 0x4a676e696e6e7572u, 0x73626f4a676e696eu }, { 0x6574617473u, 0x0u },
    { 0x74616e696d726574u, 0x73626f4a64657461u }, { 0x6f4a776f6e4b6e75u, 0x73626f4a776f6e4bu },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_items, .count = 9, .mask = 15, .seed = 21,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow_Status),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow_Status, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_Status_type_fields,
};

/* JobFlow */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &flow_volcano_sh_v1alpha1_JobFlow_Spec_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &flow_volcano_sh_v1alpha1_JobFlow_Status_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots[7 + 1] = {0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots, .words = flow_volcano_sh_v1alpha1_JobFlow_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow), .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_type_fields,
};

const crd_kind flow_volcano_sh_v1alpha1_JobFlow_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"), .kind = CRD_STRING_INIT("JobFlow"),
    .plural = CRD_STRING_INIT("jobflows"), .singular = CRD_STRING_INIT("jobflow"),
    .list_kind = CRD_STRING_INIT("JobFlowList"), .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &flow_volcano_sh_v1alpha1_JobFlow_type, .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .struct_name = CRD_STRING_INIT("flow_volcano_sh_v1alpha1_JobFlow"), .layers_apart = true,
};

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, metadata);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_decode(crd_arena *arena, crd_value *value,
                                                                          crd_errors *errors) {
  return crd_kind_decode(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, value, errors);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_json(crd_arena *arena, crd_string text,
                                                                             crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, text, strict, errors);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_from_yaml(crd_arena *arena, crd_string text,
                                                                             crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, text, strict, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_validate(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                               const flow_volcano_sh_v1alpha1_JobFlow *old,
                                               const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &flow_volcano_sh_v1alpha1_JobFlow_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_validate_decoded(const flow_volcano_sh_v1alpha1_JobFlow *object,
                                                       const flow_volcano_sh_v1alpha1_JobFlow *old,
                                                       const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &flow_volcano_sh_v1alpha1_JobFlow_kind, object, old, options, errors);
}

bool flow_volcano_sh_v1alpha1_JobFlow_default(crd_arena *arena, flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_default(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}

flow_volcano_sh_v1alpha1_JobFlow *flow_volcano_sh_v1alpha1_JobFlow_copy(crd_arena *arena,
                                                                        const flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_copy(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}

bool flow_volcano_sh_v1alpha1_JobFlow_equal(const flow_volcano_sh_v1alpha1_JobFlow *a,
                                            const flow_volcano_sh_v1alpha1_JobFlow *b) {
  return crd_storage_equal(&flow_volcano_sh_v1alpha1_JobFlow_type, a, b);
}

crd_string flow_volcano_sh_v1alpha1_JobFlow_to_json(crd_arena *arena, const flow_volcano_sh_v1alpha1_JobFlow *object) {
  return crd_kind_to_json(arena, &flow_volcano_sh_v1alpha1_JobFlow_kind, object);
}
