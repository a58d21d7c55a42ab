/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobFlow of flow.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules, and its functions. */
#include "../../tables.h"

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[].port and 1 more */
static const crd_checks crd_type_cec03c945c60_checks = {
    .minimum = 0.0,
    .maximum = 65535.0,
    .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_type_cec03c945c60 = {
    .cel_type_name = "integer",
    .accepts = CRD_ACCEPT_INTEGER,
    .storage = CRD_STORE_INT,
    .checks = &crd_type_cec03c945c60_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
static const crd_field crd_struct_6fa4a3d9c2d0_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("httpHeader"), .type = &crd_struct_a767dde9f836_type,
     .offset = offsetof(crd_struct_6fa4a3d9c2d0, httpHeader)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_6fa4a3d9c2d0, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_cec03c945c60, .offset = offsetof(crd_struct_6fa4a3d9c2d0, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_6fa4a3d9c2d0, taskName)},
};
static const uint16_t crd_struct_6fa4a3d9c2d0_type_fields_slots[3 + 1] = {
    0, 2, 3, 1,
};
static const uint64_t crd_struct_6fa4a3d9c2d0_type_fields_words[4][2] = {
    { 0x6461654870747468u, 0x7265646165487074u },
    { 0x68746170u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_6fa4a3d9c2d0_type_fields = {
    .items = crd_struct_6fa4a3d9c2d0_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_6fa4a3d9c2d0_type_fields_slots,
    .words = crd_struct_6fa4a3d9c2d0_type_fields_words,
};
const crd_type crd_struct_6fa4a3d9c2d0_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6fa4a3d9c2d0),
    .has_offset = offsetof(crd_struct_6fa4a3d9c2d0, has),
    .fields = &crd_struct_6fa4a3d9c2d0_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList */
const crd_type crd_type_bb1a04f9ca01 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_6fa4a3d9c2d0),
    .items = &crd_struct_6fa4a3d9c2d0_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
static const crd_field crd_struct_6e0d3849d737_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_527fbec6df26, .offset = offsetof(crd_struct_6e0d3849d737, phase)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_6e0d3849d737, taskName)},
};
static const uint16_t crd_struct_6e0d3849d737_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_6e0d3849d737_type_fields_words[2][2] = {
    { 0x6573616870u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_6e0d3849d737_type_fields = {
    .items = crd_struct_6e0d3849d737_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_6e0d3849d737_type_fields_slots,
    .words = crd_struct_6e0d3849d737_type_fields_words,
};
const crd_type crd_struct_6e0d3849d737_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6e0d3849d737),
    .has_offset = offsetof(crd_struct_6e0d3849d737, has),
    .fields = &crd_struct_6e0d3849d737_type_fields,
};

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList */
const crd_type crd_type_8be95dd633a5 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_6e0d3849d737),
    .items = &crd_struct_6e0d3849d737_type,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
static const crd_string crd_struct_acf5b0e1a544_type_required[1] = {
    CRD_STRING_INIT("port"),
};
static const crd_field crd_struct_acf5b0e1a544_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_cec03c945c60, .offset = offsetof(crd_struct_acf5b0e1a544, port)},
    {.name = CRD_STRING_INIT("taskName"), .type = &crd_type_76bf4bb53f49,
     .offset = offsetof(crd_struct_acf5b0e1a544, taskName)},
};
static const uint16_t crd_struct_acf5b0e1a544_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_acf5b0e1a544_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_acf5b0e1a544_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u },
    { 0x656d614e6b736174u, 0x0u },
};
static const crd_fields crd_struct_acf5b0e1a544_type_fields = {
    .items = crd_struct_acf5b0e1a544_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_acf5b0e1a544_type_fields_slots,
    .required = crd_struct_acf5b0e1a544_type_fields_required,
    .words = crd_struct_acf5b0e1a544_type_fields_words,
};
static const crd_checks crd_struct_acf5b0e1a544_type_checks = {
    .required = crd_struct_acf5b0e1a544_type_required,
    .required_count = 1,
};
const crd_type crd_struct_acf5b0e1a544_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_acf5b0e1a544),
    .has_offset = offsetof(crd_struct_acf5b0e1a544, has),
    .fields = &crd_struct_acf5b0e1a544_type_fields,
    .checks = &crd_struct_acf5b0e1a544_type_checks,
};

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList */
const crd_type crd_type_6aef3228b2e8 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_acf5b0e1a544),
    .items = &crd_struct_acf5b0e1a544_type,
};

/* JobFlow.spec.flows[].dependsOn.probe */
static const crd_field crd_struct_6273d1fc63c4_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("httpGetList"), .type = &crd_type_bb1a04f9ca01,
     .offset = offsetof(crd_struct_6273d1fc63c4, httpGetList)},
    {.name = CRD_STRING_INIT("taskStatusList"), .type = &crd_type_8be95dd633a5,
     .offset = offsetof(crd_struct_6273d1fc63c4, taskStatusList)},
    {.name = CRD_STRING_INIT("tcpSocketList"), .type = &crd_type_6aef3228b2e8,
     .offset = offsetof(crd_struct_6273d1fc63c4, tcpSocketList)},
};
static const uint16_t crd_struct_6273d1fc63c4_type_fields_slots[3 + 1] = {
    0xffff, 2, 1, 0,
};
static const uint64_t crd_struct_6273d1fc63c4_type_fields_words[3][2] = {
    { 0x4c74654770747468u, 0x7473694c74654770u },
    { 0x746174536b736174u, 0x7473694c73757461u },
    { 0x656b636f53706374u, 0x7473694c74656b63u },
};
static const crd_fields crd_struct_6273d1fc63c4_type_fields = {
    .items = crd_struct_6273d1fc63c4_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 4,
    .slots = crd_struct_6273d1fc63c4_type_fields_slots,
    .words = crd_struct_6273d1fc63c4_type_fields_words,
};
const crd_type crd_struct_6273d1fc63c4_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_6273d1fc63c4),
    .has_offset = offsetof(crd_struct_6273d1fc63c4, has),
    .fields = &crd_struct_6273d1fc63c4_type_fields,
};

/* JobFlow.spec.flows[].dependsOn */
static const crd_field crd_struct_aa806e3b4eb8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("probe"), .type = &crd_struct_6273d1fc63c4_type,
     .offset = offsetof(crd_struct_aa806e3b4eb8, probe)},
    {.name = CRD_STRING_INIT("targets"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_aa806e3b4eb8, targets)},
};
static const uint16_t crd_struct_aa806e3b4eb8_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_aa806e3b4eb8_type_fields_words[2][2] = {
    { 0x65626f7270u, 0x0u },
    { 0x73746567726174u, 0x0u },
};
static const crd_fields crd_struct_aa806e3b4eb8_type_fields = {
    .items = crd_struct_aa806e3b4eb8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_aa806e3b4eb8_type_fields_slots,
    .words = crd_struct_aa806e3b4eb8_type_fields_words,
};
const crd_type crd_struct_aa806e3b4eb8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_aa806e3b4eb8),
    .has_offset = offsetof(crd_struct_aa806e3b4eb8, has),
    .fields = &crd_struct_aa806e3b4eb8_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks[].template */
static const crd_field crd_struct_37c9e66fedd8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_struct_e0f11b65b835_type,
     .offset = offsetof(crd_struct_37c9e66fedd8, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_3c82220abb63_type,
     .offset = offsetof(crd_struct_37c9e66fedd8, spec)},
};
static const uint16_t crd_struct_37c9e66fedd8_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_37c9e66fedd8_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
};
static const crd_fields crd_struct_37c9e66fedd8_type_fields = {
    .items = crd_struct_37c9e66fedd8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 3,
    .slots = crd_struct_37c9e66fedd8_type_fields_slots,
    .words = crd_struct_37c9e66fedd8_type_fields_words,
};
const crd_type crd_struct_37c9e66fedd8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_37c9e66fedd8),
    .has_offset = offsetof(crd_struct_37c9e66fedd8, has),
    .fields = &crd_struct_37c9e66fedd8_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks[] */
static const crd_field crd_struct_8aa1cfe38c8f_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &crd_struct_7f679cf00cde_type,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, dependsOn)},
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, minAvailable)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_af940a7e6b3f, .offset = offsetof(crd_struct_8aa1cfe38c8f, name)},
    {.name = CRD_STRING_INIT("partitionPolicy"), .type = &crd_struct_1421fc8fc986_type,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, partitionPolicy)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, policies)},
    {.name = CRD_STRING_INIT("replicas"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, replicas)},
    {.name = CRD_STRING_INIT("template"), .type = &crd_struct_37c9e66fedd8_type,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, template_)},
    {.name = CRD_STRING_INIT("topologyPolicy"), .type = &crd_type_29bb6245429e,
     .offset = offsetof(crd_struct_8aa1cfe38c8f, topologyPolicy)},
};
static const uint16_t crd_struct_8aa1cfe38c8f_type_fields_slots[15 + 1] = {
    0xffff, 2, 4, 0xffff, 1, 7, 0, 8, 0xffff, 3, 0xffff, 0xffff, 0xffff, 0xffff, 5, 6,
};
static const uint64_t crd_struct_8aa1cfe38c8f_type_fields_words[9][2] = {
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
static const crd_fields crd_struct_8aa1cfe38c8f_type_fields = {
    .items = crd_struct_8aa1cfe38c8f_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 31,
    .slots = crd_struct_8aa1cfe38c8f_type_fields_slots,
    .words = crd_struct_8aa1cfe38c8f_type_fields_words,
};
const crd_type crd_struct_8aa1cfe38c8f_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_8aa1cfe38c8f),
    .has_offset = offsetof(crd_struct_8aa1cfe38c8f, has),
    .fields = &crd_struct_8aa1cfe38c8f_type_fields,
};

/* JobFlow.spec.flows[].patch.jobSpec.tasks */
static const crd_checks crd_type_2451f1c6e7ed_checks = {
    .min_items = 1,
    .set = CRD_CHECK_MIN_ITEMS,
};
const crd_type crd_type_2451f1c6e7ed = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_8aa1cfe38c8f),
    .items = &crd_struct_8aa1cfe38c8f_type,
    .checks = &crd_type_2451f1c6e7ed_checks,
};

/* JobFlow.spec.flows[].patch.jobSpec */
static const crd_field crd_struct_ee09181016d3_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("maxRetry"), .type = &crd_type_d78dae17f84a,
     .offset = offsetof(crd_struct_ee09181016d3, maxRetry)},
    {.name = CRD_STRING_INIT("minAvailable"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_ee09181016d3, minAvailable)},
    {.name = CRD_STRING_INIT("minSuccess"), .type = &crd_type_cd9b30cb48e9,
     .offset = offsetof(crd_struct_ee09181016d3, minSuccess)},
    {.name = CRD_STRING_INIT("networkTopology"), .type = &crd_struct_3aa568189574_type,
     .offset = offsetof(crd_struct_ee09181016d3, networkTopology)},
    {.name = CRD_STRING_INIT("plugins"), .type = &crd_type_717728cb643c,
     .offset = offsetof(crd_struct_ee09181016d3, plugins)},
    {.name = CRD_STRING_INIT("policies"), .type = &crd_type_59850777b8c0,
     .offset = offsetof(crd_struct_ee09181016d3, policies)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_type_d5d696d2c394,
     .offset = offsetof(crd_struct_ee09181016d3, priorityClassName)},
    {.name = CRD_STRING_INIT("queue"), .type = &crd_type_8380259fec9e, .offset = offsetof(crd_struct_ee09181016d3, queue)},
    {.name = CRD_STRING_INIT("runningEstimate"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_ee09181016d3, runningEstimate)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_type_527fbec6df26,
     .offset = offsetof(crd_struct_ee09181016d3, schedulerName)},
    {.name = CRD_STRING_INIT("tasks"), .type = &crd_type_2451f1c6e7ed, .offset = offsetof(crd_struct_ee09181016d3, tasks)},
    {.name = CRD_STRING_INIT("ttlSecondsAfterFinished"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_ee09181016d3, ttlSecondsAfterFinished)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_type_1cd44f06f160,
     .offset = offsetof(crd_struct_ee09181016d3, volumes)},
};
static const uint16_t crd_struct_ee09181016d3_type_fields_slots[31 + 1] = {
    0, 0xffff, 2, 0xffff, 5, 3, 0xffff, 0xffff, 9, 0xffff, 0xffff, 6, 10, 0xffff, 0xffff, 1, 4, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 7, 0xffff, 0xffff, 11, 0xffff, 8, 0xffff, 0xffff, 12, 0xffff,
};
static const uint64_t crd_struct_ee09181016d3_type_fields_defaulted[] = { 0x81u };
static const uint64_t crd_struct_ee09181016d3_type_fields_words[13][2] = {
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
static const crd_fields crd_struct_ee09181016d3_type_fields = {
    .items = crd_struct_ee09181016d3_type_fields_items,
    .count = 13,
    .mask = 31,
    .seed = 14,
    .slots = crd_struct_ee09181016d3_type_fields_slots,
    .defaulted = crd_struct_ee09181016d3_type_fields_defaulted,
    .words = crd_struct_ee09181016d3_type_fields_words,
};
const crd_type crd_struct_ee09181016d3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_ee09181016d3),
    .has_offset = offsetof(crd_struct_ee09181016d3, has),
    .fields = &crd_struct_ee09181016d3_type_fields,
};

/* JobFlow.spec.flows[].patch */
static const crd_field crd_struct_d39ff0af76fa_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("jobSpec"), .type = &crd_struct_ee09181016d3_type,
     .offset = offsetof(crd_struct_d39ff0af76fa, jobSpec)},
};
static const uint16_t crd_struct_d39ff0af76fa_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_d39ff0af76fa_type_fields_words[1][2] = {
    { 0x63657053626f6au, 0x0u },
};
static const crd_fields crd_struct_d39ff0af76fa_type_fields = {
    .items = crd_struct_d39ff0af76fa_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_d39ff0af76fa_type_fields_slots,
    .words = crd_struct_d39ff0af76fa_type_fields_words,
};
const crd_type crd_struct_d39ff0af76fa_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_d39ff0af76fa),
    .has_offset = offsetof(crd_struct_d39ff0af76fa, has),
    .fields = &crd_struct_d39ff0af76fa_type_fields,
};

/* JobFlow.spec.flows[] */
static const crd_string crd_struct_23896951f07c_type_required[1] = {
    CRD_STRING_INIT("name"),
};
static const crd_field crd_struct_23896951f07c_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("dependsOn"), .type = &crd_struct_aa806e3b4eb8_type,
     .offset = offsetof(crd_struct_23896951f07c, dependsOn)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_a0130b90891f, .offset = offsetof(crd_struct_23896951f07c, name)},
    {.name = CRD_STRING_INIT("patch"), .type = &crd_struct_d39ff0af76fa_type,
     .offset = offsetof(crd_struct_23896951f07c, patch)},
};
static const uint16_t crd_struct_23896951f07c_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_23896951f07c_type_fields_required[] = { 0x2u };
static const uint64_t crd_struct_23896951f07c_type_fields_words[3][2] = {
    { 0x4f73646e65706564u, 0x6e4f73646e657065u },
    { 0x656d616eu, 0x0u },
    { 0x6863746170u, 0x0u },
};
static const crd_fields crd_struct_23896951f07c_type_fields = {
    .items = crd_struct_23896951f07c_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_23896951f07c_type_fields_slots,
    .required = crd_struct_23896951f07c_type_fields_required,
    .words = crd_struct_23896951f07c_type_fields_words,
};
static const crd_checks crd_struct_23896951f07c_type_checks = {
    .required = crd_struct_23896951f07c_type_required,
    .required_count = 1,
};
const crd_type crd_struct_23896951f07c_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_23896951f07c),
    .has_offset = offsetof(crd_struct_23896951f07c, has),
    .fields = &crd_struct_23896951f07c_type_fields,
    .checks = &crd_struct_23896951f07c_type_checks,
};

/* JobFlow.spec.flows */
const crd_type crd_type_bfdbac7f1c12 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_23896951f07c),
    .items = &crd_struct_23896951f07c_type,
};

/* JobFlow.spec.jobRetainPolicy */
static const crd_value crd_type_1ac5231248a2_enum[2] = {
    CRD_VALUE_STRING_INIT("retain"),
    CRD_VALUE_STRING_INIT("delete"),
};
static const crd_checks crd_type_1ac5231248a2_checks = {
    .enum_values = crd_type_1ac5231248a2_enum,
    .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"retain\", \"delete\""),
};
const crd_type crd_type_1ac5231248a2 = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_1ac5231248a2_checks,
};

/* JobFlow.spec */
static const crd_field crd_struct_0fcf4f70c4e8_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("flows"), .type = &crd_type_bfdbac7f1c12, .offset = offsetof(crd_struct_0fcf4f70c4e8, flows)},
    {.name = CRD_STRING_INIT("jobRetainPolicy"), .type = &crd_type_1ac5231248a2,
     .offset = offsetof(crd_struct_0fcf4f70c4e8, jobRetainPolicy)},
};
static const uint16_t crd_struct_0fcf4f70c4e8_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_0fcf4f70c4e8_type_fields_words[2][2] = {
    { 0x73776f6c66u, 0x0u },
    { 0x6961746552626f6au, 0x7963696c6f506e69u },
};
static const crd_fields crd_struct_0fcf4f70c4e8_type_fields = {
    .items = crd_struct_0fcf4f70c4e8_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_0fcf4f70c4e8_type_fields_slots,
    .words = crd_struct_0fcf4f70c4e8_type_fields_words,
};
const crd_type crd_struct_0fcf4f70c4e8_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0fcf4f70c4e8),
    .has_offset = offsetof(crd_struct_0fcf4f70c4e8, has),
    .fields = &crd_struct_0fcf4f70c4e8_type_fields,
};

/* JobFlow.status.conditions{} */
static const crd_field crd_struct_71d84e0d7e23_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("createTime"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_71d84e0d7e23, createTime)},
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_71d84e0d7e23, phase)},
    {.name = CRD_STRING_INIT("runningDuration"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_71d84e0d7e23, runningDuration)},
    {.name = CRD_STRING_INIT("taskStatusCount"), .type = &crd_type_6d19d6f483ce,
     .offset = offsetof(crd_struct_71d84e0d7e23, taskStatusCount)},
};
static const uint16_t crd_struct_71d84e0d7e23_type_fields_slots[3 + 1] = {
    3, 0, 2, 1,
};
static const uint64_t crd_struct_71d84e0d7e23_type_fields_words[4][2] = {
    { 0x6954657461657263u, 0x656d695465746165u },
    { 0x6573616870u, 0x0u },
    { 0x44676e696e6e7572u, 0x6e6f697461727544u },
    { 0x746174536b736174u, 0x746e756f43737574u },
};
static const crd_fields crd_struct_71d84e0d7e23_type_fields = {
    .items = crd_struct_71d84e0d7e23_type_fields_items,
    .count = 4,
    .mask = 3,
    .seed = 5,
    .slots = crd_struct_71d84e0d7e23_type_fields_slots,
    .words = crd_struct_71d84e0d7e23_type_fields_words,
};
const crd_type crd_struct_71d84e0d7e23_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_71d84e0d7e23),
    .has_offset = offsetof(crd_struct_71d84e0d7e23, has),
    .fields = &crd_struct_71d84e0d7e23_type_fields,
};

/* JobFlow.status.conditions */
const crd_type crd_type_d0206b032afd = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_MAP,
    .struct_size = sizeof(crd_struct_71d84e0d7e23_entry),
    .additional = &crd_struct_71d84e0d7e23_type,
};

/* JobFlow.status.jobStatusList[].runningHistories[] */
static const crd_field crd_struct_a94316517d45_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_a94316517d45, endTimestamp)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_a94316517d45, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_a94316517d45, state)},
};
static const uint16_t crd_struct_a94316517d45_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t crd_struct_a94316517d45_type_fields_words[3][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields crd_struct_a94316517d45_type_fields = {
    .items = crd_struct_a94316517d45_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 1,
    .slots = crd_struct_a94316517d45_type_fields_slots,
    .words = crd_struct_a94316517d45_type_fields_words,
};
const crd_type crd_struct_a94316517d45_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_a94316517d45),
    .has_offset = offsetof(crd_struct_a94316517d45, has),
    .fields = &crd_struct_a94316517d45_type_fields,
};

/* JobFlow.status.jobStatusList[].runningHistories */
const crd_type crd_type_50dbde448119 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_a94316517d45),
    .items = &crd_struct_a94316517d45_type,
};

/* JobFlow.status.jobStatusList[] */
static const crd_field crd_struct_237977ec335c_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("endTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_237977ec335c, endTimestamp)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_237977ec335c, name)},
    {.name = CRD_STRING_INIT("restartCount"), .type = &crd_type_15f00e160bc8,
     .offset = offsetof(crd_struct_237977ec335c, restartCount)},
    {.name = CRD_STRING_INIT("runningHistories"), .type = &crd_type_50dbde448119,
     .offset = offsetof(crd_struct_237977ec335c, runningHistories)},
    {.name = CRD_STRING_INIT("startTimestamp"), .type = &crd_type_a428d91dcd78,
     .offset = offsetof(crd_struct_237977ec335c, startTimestamp)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_237977ec335c, state)},
};
static const uint16_t crd_struct_237977ec335c_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 3, 0, 5, 4, 2,
};
static const uint64_t crd_struct_237977ec335c_type_fields_words[6][2] = {
    { 0x73656d6954646e65u, 0x706d617473656d69u },
    { 0x656d616eu, 0x0u },
    { 0x4374726174736572u, 0x746e756f43747261u },
    { 0x48676e696e6e7572u, 0x736569726f747369u },
    { 0x6d69547472617473u, 0x706d617473656d69u },
    { 0x6574617473u, 0x0u },
};
static const crd_fields crd_struct_237977ec335c_type_fields = {
    .items = crd_struct_237977ec335c_type_fields_items,
    .count = 6,
    .mask = 7,
    .seed = 15,
    .slots = crd_struct_237977ec335c_type_fields_slots,
    .words = crd_struct_237977ec335c_type_fields_words,
};
const crd_type crd_struct_237977ec335c_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_237977ec335c),
    .has_offset = offsetof(crd_struct_237977ec335c, has),
    .fields = &crd_struct_237977ec335c_type_fields,
};

/* JobFlow.status.jobStatusList */
const crd_type crd_type_c9510a225749 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_237977ec335c),
    .items = &crd_struct_237977ec335c_type,
};

/* JobFlow.status.state.phase */
static const crd_value crd_type_30c93c179cbf_enum[5] = {
    CRD_VALUE_STRING_INIT("Succeed"),
    CRD_VALUE_STRING_INIT("Terminating"),
    CRD_VALUE_STRING_INIT("Failed"),
    CRD_VALUE_STRING_INIT("Running"),
    CRD_VALUE_STRING_INIT("Pending"),
};
static const crd_checks crd_type_30c93c179cbf_checks = {
    .enum_values = crd_type_30c93c179cbf_enum,
    .enum_count = 5,
    .enum_text = CRD_STRING_INIT("supported values: \"Succeed\", \"Terminating\", \"Failed\", \"Running\", \"Pending\""),
};
const crd_type crd_type_30c93c179cbf = {
    .cel_type_name = "string",
    .accepts = CRD_ACCEPT_STRING,
    .storage = CRD_STORE_STRING,
    .checks = &crd_type_30c93c179cbf_checks,
};

/* JobFlow.status.state */
static const crd_field crd_struct_f08b9c20a596_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("phase"), .type = &crd_type_30c93c179cbf, .offset = offsetof(crd_struct_f08b9c20a596, phase)},
};
static const uint16_t crd_struct_f08b9c20a596_type_fields_slots[0 + 1] = {
    0,
};
static const uint64_t crd_struct_f08b9c20a596_type_fields_words[1][2] = {
    { 0x6573616870u, 0x0u },
};
static const crd_fields crd_struct_f08b9c20a596_type_fields = {
    .items = crd_struct_f08b9c20a596_type_fields_items,
    .count = 1,
    .mask = 0,
    .seed = 1,
    .slots = crd_struct_f08b9c20a596_type_fields_slots,
    .words = crd_struct_f08b9c20a596_type_fields_words,
};
const crd_type crd_struct_f08b9c20a596_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_f08b9c20a596),
    .has_offset = offsetof(crd_struct_f08b9c20a596, has),
    .fields = &crd_struct_f08b9c20a596_type_fields,
};

/* JobFlow.status */
static const crd_field crd_struct_be71d0f28af0_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("completedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, completedJobs)},
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_type_d0206b032afd,
     .offset = offsetof(crd_struct_be71d0f28af0, conditions)},
    {.name = CRD_STRING_INIT("failedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, failedJobs)},
    {.name = CRD_STRING_INIT("jobStatusList"), .type = &crd_type_c9510a225749,
     .offset = offsetof(crd_struct_be71d0f28af0, jobStatusList)},
    {.name = CRD_STRING_INIT("pendingJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, pendingJobs)},
    {.name = CRD_STRING_INIT("runningJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, runningJobs)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_struct_f08b9c20a596_type,
     .offset = offsetof(crd_struct_be71d0f28af0, state)},
    {.name = CRD_STRING_INIT("terminatedJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, terminatedJobs)},
    {.name = CRD_STRING_INIT("unKnowJobs"), .type = &crd_type_682437e3c329,
     .offset = offsetof(crd_struct_be71d0f28af0, unKnowJobs)},
};
static const uint16_t crd_struct_be71d0f28af0_type_fields_slots[15 + 1] = {
    0xffff, 1, 0xffff, 2, 0xffff, 8, 3, 7, 5, 0xffff, 0xffff, 0, 6, 0xffff, 0xffff, 4,
};
static const uint64_t crd_struct_be71d0f28af0_type_fields_words[9][2] = {
    { 0x6574656c706d6f63u, 0x73626f4a64657465u },
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
    { 0x6f4a64656c696166u, 0x73626f4a64656c69u },
    { 0x7574617453626f6au, 0x7473694c73757461u },
    { 0x4a676e69646e6570u, 0x73626f4a676e6964u },
    { 0x4a676e696e6e7572u, 0x73626f4a676e696eu },
    { 0x6574617473u, 0x0u },
    { 0x74616e696d726574u, 0x73626f4a64657461u },
    { 0x6f4a776f6e4b6e75u, 0x73626f4a776f6e4bu },
};
static const crd_fields crd_struct_be71d0f28af0_type_fields = {
    .items = crd_struct_be71d0f28af0_type_fields_items,
    .count = 9,
    .mask = 15,
    .seed = 21,
    .slots = crd_struct_be71d0f28af0_type_fields_slots,
    .words = crd_struct_be71d0f28af0_type_fields_words,
};
const crd_type crd_struct_be71d0f28af0_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_be71d0f28af0),
    .has_offset = offsetof(crd_struct_be71d0f28af0, has),
    .fields = &crd_struct_be71d0f28af0_type_fields,
};

/* JobFlow */
static const crd_field flow_volcano_sh_v1alpha1_JobFlow_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_type_5bd763da869b,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &crd_struct_0fcf4f70c4e8_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &crd_struct_be71d0f28af0_type,
     .offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, status)},
};
static const uint16_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t flow_volcano_sh_v1alpha1_JobFlow_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u },
    { 0x646e696bu, 0x0u },
    { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u },
    { 0x737574617473u, 0x0u },
};
static const crd_fields flow_volcano_sh_v1alpha1_JobFlow_type_fields = {
    .items = flow_volcano_sh_v1alpha1_JobFlow_type_fields_items,
    .count = 5,
    .mask = 7,
    .seed = 1,
    .slots = flow_volcano_sh_v1alpha1_JobFlow_type_fields_slots,
    .words = flow_volcano_sh_v1alpha1_JobFlow_type_fields_words,
};
const crd_type flow_volcano_sh_v1alpha1_JobFlow_type = {
    .cel_type_name = "object",
    .flags = CRD_TYPE_EMBEDDED,
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .has_offset = offsetof(flow_volcano_sh_v1alpha1_JobFlow, has),
    .fields = &flow_volcano_sh_v1alpha1_JobFlow_type_fields,
};

const crd_kind flow_volcano_sh_v1alpha1_JobFlow_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("JobFlow"),
    .plural = CRD_STRING_INIT("jobflows"),
    .singular = CRD_STRING_INIT("jobflow"),
    .list_kind = CRD_STRING_INIT("JobFlowList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &flow_volcano_sh_v1alpha1_JobFlow_type,
    .struct_size = sizeof(flow_volcano_sh_v1alpha1_JobFlow),
    .struct_name = CRD_STRING_INIT("flow_volcano_sh_v1alpha1_JobFlow"),
    .layers_apart = true,
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
