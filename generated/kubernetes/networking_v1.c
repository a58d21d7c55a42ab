/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
static const crd_field ray_io_v1_RayCluster_IngressTLS_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hosts"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_IngressTLS, hosts)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_IngressTLS, secretName)},
};
static const uint16_t ray_io_v1_RayCluster_IngressTLS_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_IngressTLS_type_fields_words[2][2] = {
    { 0x7374736f68u, 0x0u }, { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields ray_io_v1_RayCluster_IngressTLS_type_fields = {
    .items = ray_io_v1_RayCluster_IngressTLS_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = ray_io_v1_RayCluster_IngressTLS_type_fields_slots, .words = ray_io_v1_RayCluster_IngressTLS_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_IngressTLS_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_IngressTLS), .has_offset = offsetof(ray_io_v1_RayCluster_IngressTLS, has),
    .fields = &ray_io_v1_RayCluster_IngressTLS_type_fields,
};

/* RayCluster.spec.headGroupSpec.ingressOptions.tls and 3 more */
const crd_type crd_1b084350_type_4aba79f5 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_io_v1_RayCluster_IngressTLS), .items = &ray_io_v1_RayCluster_IngressTLS_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endPort"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPort, endPort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_0d531a0f,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPort, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPort, protocol)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_slots[3 + 1] = {0xffff, 0, 2, 1};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_words[3][2] = {
    { 0x74726f50646e65u, 0x0u }, { 0x74726f70u, 0x0u }, { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicyPort_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_slots,
    .words = ray_io_v1_RayCluster_NetworkPolicyPort_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicyPort_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyPort),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPort, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicyPort_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].ports and 23 more */
const crd_type crd_1b084350_type_4e920d42 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyPort), .items = &ray_io_v1_RayCluster_NetworkPolicyPort_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
static const crd_string ray_io_v1_RayCluster_IPBlock_type_required[1] = {CRD_STRING_INIT("cidr")};
static const crd_field ray_io_v1_RayCluster_IPBlock_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("cidr"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_IPBlock, cidr)},
    {.name = CRD_STRING_INIT("except"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_IPBlock, except)},
};
static const uint16_t ray_io_v1_RayCluster_IPBlock_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_IPBlock_type_fields_required[] = { 0x1u };
static const uint64_t ray_io_v1_RayCluster_IPBlock_type_fields_words[2][2] = {
    { 0x72646963u, 0x0u }, { 0x747065637865u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_IPBlock_type_fields = {
    .items = ray_io_v1_RayCluster_IPBlock_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = ray_io_v1_RayCluster_IPBlock_type_fields_slots, .required = ray_io_v1_RayCluster_IPBlock_type_fields_required,
    .words = ray_io_v1_RayCluster_IPBlock_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_IPBlock_type_checks = {
    .required = ray_io_v1_RayCluster_IPBlock_type_required, .required_count = 1,
};
const crd_type ray_io_v1_RayCluster_IPBlock_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_IPBlock), .has_offset = offsetof(ray_io_v1_RayCluster_IPBlock, has),
    .fields = &ray_io_v1_RayCluster_IPBlock_type_fields, .checks = &ray_io_v1_RayCluster_IPBlock_type_checks,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("ipBlock"), .type = &ray_io_v1_RayCluster_IPBlock_type,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPeer, ipBlock)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPeer, namespaceSelector)},
    {.name = CRD_STRING_INIT("podSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPeer, podSelector)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_slots[3 + 1] = {0xffff, 2, 0, 1};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_words[3][2] = {
    { 0x6b636f6c427069u, 0x0u }, { 0x63617073656d616eu, 0x726f7463656c6553u }, { 0x63656c6553646f70u, 0x726f7463656c6553u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_items, .count = 3, .mask = 3, .seed = 7,
    .slots = ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_slots,
    .words = ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicyPeer_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyPeer),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyPeer, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicyPeer_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules[].to and 23 more */
const crd_type crd_1b084350_type_1aeae1bb = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyPeer), .items = &ray_io_v1_RayCluster_NetworkPolicyPeer_type,
};

/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_4e920d42,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyEgressRule, ports)},
    {.name = CRD_STRING_INIT("to"), .type = &crd_1b084350_type_1aeae1bb,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyEgressRule, to)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_words[2][2] = {
    { 0x7374726f70u, 0x0u }, { 0x6f74u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_slots,
    .words = ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicyEgressRule_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyEgressRule),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyEgressRule, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicyEgressRule_type_fields,
};

/* RayCluster.spec.networkPolicy.head.egressRules and 11 more */
const crd_type crd_1b084350_type_bd44eac8 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyEgressRule),
    .items = &ray_io_v1_RayCluster_NetworkPolicyEgressRule_type,
};

/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
static const crd_field ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("from"), .type = &crd_1b084350_type_1aeae1bb,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyIngressRule, from)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_4e920d42,
     .offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyIngressRule, ports)},
};
static const uint16_t ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_words[2][2] = {
    { 0x6d6f7266u, 0x0u }, { 0x7374726f70u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields = {
    .items = ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_slots,
    .words = ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_NetworkPolicyIngressRule_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyIngressRule),
    .has_offset = offsetof(ray_io_v1_RayCluster_NetworkPolicyIngressRule, has),
    .fields = &ray_io_v1_RayCluster_NetworkPolicyIngressRule_type_fields,
};

/* RayCluster.spec.networkPolicy.head.ingressRules and 11 more */
const crd_type crd_1b084350_type_088f1c85 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(ray_io_v1_RayCluster_NetworkPolicyIngressRule),
    .items = &ray_io_v1_RayCluster_NetworkPolicyIngressRule_type,
};
