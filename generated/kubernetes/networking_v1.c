/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
static const crd_field crd_struct_70ad18615ad3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hosts"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_70ad18615ad3, hosts)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_70ad18615ad3, secretName)},
};
static const uint16_t crd_struct_70ad18615ad3_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_70ad18615ad3_type_fields_words[2][2] = {
    { 0x7374736f68u, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields crd_struct_70ad18615ad3_type_fields = {
    .items = crd_struct_70ad18615ad3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 2,
    .slots = crd_struct_70ad18615ad3_type_fields_slots,
    .words = crd_struct_70ad18615ad3_type_fields_words,
};
const crd_type crd_struct_70ad18615ad3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_70ad18615ad3),
    .has_offset = offsetof(crd_struct_70ad18615ad3, has),
    .fields = &crd_struct_70ad18615ad3_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls and 3 more */
const crd_type crd_type_4aba79f51e80 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_70ad18615ad3),
    .items = &crd_struct_70ad18615ad3_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
static const crd_field crd_struct_0e033a8249a1_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endPort"), .type = &crd_type_7153e4042228,
     .offset = offsetof(crd_struct_0e033a8249a1, endPort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_type_0d531a0f15f8, .offset = offsetof(crd_struct_0e033a8249a1, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_type_f03ee3e5f00a,
     .offset = offsetof(crd_struct_0e033a8249a1, protocol)},
};
static const uint16_t crd_struct_0e033a8249a1_type_fields_slots[3 + 1] = {
    0xffff, 0, 2, 1,
};
static const uint64_t crd_struct_0e033a8249a1_type_fields_words[3][2] = {
    { 0x74726f50646e65u, 0x0u },
    { 0x74726f70u, 0x0u },
    { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields crd_struct_0e033a8249a1_type_fields = {
    .items = crd_struct_0e033a8249a1_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 2,
    .slots = crd_struct_0e033a8249a1_type_fields_slots,
    .words = crd_struct_0e033a8249a1_type_fields_words,
};
const crd_type crd_struct_0e033a8249a1_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_0e033a8249a1),
    .has_offset = offsetof(crd_struct_0e033a8249a1, has),
    .fields = &crd_struct_0e033a8249a1_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports and 23 more */
const crd_type crd_type_4e920d423e17 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_0e033a8249a1),
    .items = &crd_struct_0e033a8249a1_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
static const crd_string crd_struct_9e1488c477d3_type_required[1] = {
    CRD_STRING_INIT("cidr"),
};
static const crd_field crd_struct_9e1488c477d3_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("cidr"), .type = &crd_type_f03ee3e5f00a, .offset = offsetof(crd_struct_9e1488c477d3, cidr)},
    {.name = CRD_STRING_INIT("except"), .type = &crd_type_b5c39dcf66d4, .offset = offsetof(crd_struct_9e1488c477d3, except)},
};
static const uint16_t crd_struct_9e1488c477d3_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_9e1488c477d3_type_fields_required[] = { 0x1u };
static const uint64_t crd_struct_9e1488c477d3_type_fields_words[2][2] = {
    { 0x72646963u, 0x0u },
    { 0x747065637865u, 0x0u },
};
static const crd_fields crd_struct_9e1488c477d3_type_fields = {
    .items = crd_struct_9e1488c477d3_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_9e1488c477d3_type_fields_slots,
    .required = crd_struct_9e1488c477d3_type_fields_required,
    .words = crd_struct_9e1488c477d3_type_fields_words,
};
static const crd_checks crd_struct_9e1488c477d3_type_checks = {
    .required = crd_struct_9e1488c477d3_type_required,
    .required_count = 1,
};
const crd_type crd_struct_9e1488c477d3_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9e1488c477d3),
    .has_offset = offsetof(crd_struct_9e1488c477d3, has),
    .fields = &crd_struct_9e1488c477d3_type_fields,
    .checks = &crd_struct_9e1488c477d3_type_checks,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
static const crd_field crd_struct_7a7bd3fd67cd_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("ipBlock"), .type = &crd_struct_9e1488c477d3_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, ipBlock)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, namespaceSelector)},
    {.name = CRD_STRING_INIT("podSelector"), .type = &crd_struct_6910169ea7b2_type,
     .offset = offsetof(crd_struct_7a7bd3fd67cd, podSelector)},
};
static const uint16_t crd_struct_7a7bd3fd67cd_type_fields_slots[3 + 1] = {
    0xffff, 2, 0, 1,
};
static const uint64_t crd_struct_7a7bd3fd67cd_type_fields_words[3][2] = {
    { 0x6b636f6c427069u, 0x0u },
    { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63656c6553646f70u, 0x726f7463656c6553u },
};
static const crd_fields crd_struct_7a7bd3fd67cd_type_fields = {
    .items = crd_struct_7a7bd3fd67cd_type_fields_items,
    .count = 3,
    .mask = 3,
    .seed = 7,
    .slots = crd_struct_7a7bd3fd67cd_type_fields_slots,
    .words = crd_struct_7a7bd3fd67cd_type_fields_words,
};
const crd_type crd_struct_7a7bd3fd67cd_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_7a7bd3fd67cd),
    .has_offset = offsetof(crd_struct_7a7bd3fd67cd, has),
    .fields = &crd_struct_7a7bd3fd67cd_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to and 23 more */
const crd_type crd_type_1aeae1bb4828 = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(crd_struct_7a7bd3fd67cd),
    .items = &crd_struct_7a7bd3fd67cd_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
static const crd_field crd_struct_9db152835b11_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_4e920d423e17, .offset = offsetof(crd_struct_9db152835b11, ports)},
    {.name = CRD_STRING_INIT("to"), .type = &crd_type_1aeae1bb4828, .offset = offsetof(crd_struct_9db152835b11, to)},
};
static const uint16_t crd_struct_9db152835b11_type_fields_slots[1 + 1] = {
    1, 0,
};
static const uint64_t crd_struct_9db152835b11_type_fields_words[2][2] = {
    { 0x7374726f70u, 0x0u },
    { 0x6f74u, 0x0u },
};
static const crd_fields crd_struct_9db152835b11_type_fields = {
    .items = crd_struct_9db152835b11_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_9db152835b11_type_fields_slots,
    .words = crd_struct_9db152835b11_type_fields_words,
};
const crd_type crd_struct_9db152835b11_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_9db152835b11),
    .has_offset = offsetof(crd_struct_9db152835b11, has),
    .fields = &crd_struct_9db152835b11_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules and 11 more */
const crd_type crd_type_bd44eac828ee = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_9db152835b11),
    .items = &crd_struct_9db152835b11_type,
};

/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
static const crd_field crd_struct_bb69cb0ff6e2_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("from"), .type = &crd_type_1aeae1bb4828, .offset = offsetof(crd_struct_bb69cb0ff6e2, from)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_type_4e920d423e17, .offset = offsetof(crd_struct_bb69cb0ff6e2, ports)},
};
static const uint16_t crd_struct_bb69cb0ff6e2_type_fields_slots[1 + 1] = {
    0, 1,
};
static const uint64_t crd_struct_bb69cb0ff6e2_type_fields_words[2][2] = {
    { 0x6d6f7266u, 0x0u },
    { 0x7374726f70u, 0x0u },
};
static const crd_fields crd_struct_bb69cb0ff6e2_type_fields = {
    .items = crd_struct_bb69cb0ff6e2_type_fields_items,
    .count = 2,
    .mask = 1,
    .seed = 1,
    .slots = crd_struct_bb69cb0ff6e2_type_fields_slots,
    .words = crd_struct_bb69cb0ff6e2_type_fields_words,
};
const crd_type crd_struct_bb69cb0ff6e2_type = {
    .cel_type_name = "object",
    .accepts = CRD_ACCEPT_OBJECT,
    .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(crd_struct_bb69cb0ff6e2),
    .has_offset = offsetof(crd_struct_bb69cb0ff6e2, has),
    .fields = &crd_struct_bb69cb0ff6e2_type_fields,
};

/* RayCluster.spec.networkPolicy.head.ingressRules and 11 more */
const crd_type crd_type_088f1c855dfc = {
    .cel_type_name = "array",
    .accepts = CRD_ACCEPT_ARRAY,
    .storage = CRD_STORE_LIST,
    .struct_size = sizeof(crd_struct_bb69cb0ff6e2),
    .items = &crd_struct_bb69cb0ff6e2_type,
};
