/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Types that kinds share: their tables, each after those it is made of, and their CEL rules, compiled. */
#include "../tables.h"

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 43 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("matchExpressions"), .type = &crd_1b084350_type_f51eadcc,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm, matchExpressions)},
    {.name = CRD_STRING_INIT("matchFields"), .type = &crd_1b084350_type_f51eadcc,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm, matchFields)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_words[2][2] = {
    { 0x707845686374616du, 0x736e6f6973736572u }, { 0x656946686374616du, 0x73646c6569466863u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_required[2] = {
    CRD_STRING_INIT("preference"), CRD_STRING_INIT("weight"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preference"), .type = &batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm, preference)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm, weight)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_words[2][2] = {
    { 0x6e65726566657270u, 0x65636e6572656665u }, { 0x746867696577u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
const crd_type crd_1b084350_type_af9aaf0f = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms
 * and 21 more */
const crd_type crd_1b084350_type_ab8be487 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm),
    .items = &batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_required[1] = {
    CRD_STRING_INIT("nodeSelectorTerms"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("nodeSelectorTerms"), .type = &crd_1b084350_type_ab8be487,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeSelector, nodeSelectorTerms)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_words[1][2] = {
    { 0x656c655365646f6eu, 0x736d726554726f74u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NodeSelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeSelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_1b084350_type_af9aaf0f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeAffinity, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeAffinity, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u }, { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NodeAffinity),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NodeAffinity, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 87 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_required[1] = {
    CRD_STRING_INIT("topologyKey"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, matchLabelKeys)},
    {.name = CRD_STRING_INIT("mismatchLabelKeys"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, mismatchLabelKeys)},
    {.name = CRD_STRING_INIT("namespaceSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, namespaceSelector)},
    {.name = CRD_STRING_INIT("namespaces"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, namespaces)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, topologyKey)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_slots[7 + 1] = {
    5, 1, 4, 0xffff, 0xffff, 3, 2, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_required[] = { 0x20u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_words[6][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u }, { 0x62614c686374616du, 0x7379654b6c656261u },
    { 0x686374616d73696du, 0x7379654b6c656261u }, { 0x63617073656d616eu, 0x726f7463656c6553u },
    { 0x63617073656d616eu, 0x736563617073656du }, { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_items, .count = 6, .mask = 7, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 43 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_required[2] = {
    CRD_STRING_INIT("podAffinityTerm"), CRD_STRING_INIT("weight"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("podAffinityTerm"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm, podAffinityTerm)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm, weight)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_words[2][2] = {
    { 0x6e69666641646f70u, 0x6d7265547974696eu }, { 0x746867696577u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution
 * and 43 more */
const crd_type crd_1b084350_type_ea36ae4d = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm),
    .items = &batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 43 more */
const crd_type crd_1b084350_type_8fd06c5b = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 43 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_1b084350_type_ea36ae4d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinity, preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_1b084350_type_8fd06c5b,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinity, requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u }, { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodAffinity),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodAffinity, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nodeAffinity"), .type = &batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Affinity, nodeAffinity)},
    {.name = CRD_STRING_INIT("podAffinity"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Affinity, podAffinity)},
    {.name = CRD_STRING_INIT("podAntiAffinity"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Affinity, podAntiAffinity)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_slots[3 + 1] = {2, 1, 0xffff, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_words[3][2] = {
    { 0x6966664165646f6eu, 0x7974696e69666641u }, { 0x6e69666641646f70u, 0x7974696e69666641u },
    { 0x4169746e41646f70u, 0x7974696e69666641u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_items, .count = 3, .mask = 3, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Affinity_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Affinity),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Affinity, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Affinity_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 169 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_required[1] = {CRD_STRING_INIT("key")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector, key)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector, optional)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_slots[3 + 1] = {1, 0xffff, 0, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_defaulted[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u }, { 0x656d616eu, 0x0u }, { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 128 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_required[1] = {
    CRD_STRING_INIT("fieldPath"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector, apiVersion)},
    {.name = CRD_STRING_INIT("fieldPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector, fieldPath)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_words[2][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x746150646c656966u, 0x68746150646c6569u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 84 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_required[3] = {
    CRD_STRING_INIT("key"), CRD_STRING_INIT("path"), CRD_STRING_INIT("volumeName"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector, key)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_200e8b99,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector, path)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector, volumeName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_slots[3 + 1] = {3, 0, 1, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_defaulted[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_required[] = { 0xdu };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_words[4][2] = {
    { 0x79656bu, 0x0u }, { 0x6c616e6f6974706fu, 0x0u }, { 0x68746170u, 0x0u }, { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_items, .count = 4, .mask = 3, .seed = 10,
    .slots = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_required, .required_count = 3,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 128 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_required[1] = {
    CRD_STRING_INIT("resource"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("containerName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector, containerName)},
    {.name = CRD_STRING_INIT("divisor"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector, divisor)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector, resource)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_slots[3 + 1] = {0xffff, 2, 1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_required[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_words[3][2] = {
    { 0x656e6961746e6f63u, 0x656d614e72656e69u }, { 0x726f7369766964u, 0x0u }, { 0x656372756f736572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 84 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("configMapKeyRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, configMapKeyRef)},
    {.name = CRD_STRING_INIT("fieldRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, fieldRef)},
    {.name = CRD_STRING_INIT("fileKeyRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, fileKeyRef)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, resourceFieldRef)},
    {.name = CRD_STRING_INIT("secretKeyRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, secretKeyRef)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_slots[7 + 1] = {
    0xffff, 1, 4, 0, 3, 0xffff, 2, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_words[5][2] = {
    { 0x614d6769666e6f63u, 0x66655279654b7061u }, { 0x666552646c656966u, 0x0u },
    { 0x5279654b656c6966u, 0x66655279654b656cu }, { 0x656372756f736572u, 0x666552646c656946u },
    { 0x654b746572636573u, 0x66655279654b7465u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_items, .count = 5, .mask = 7, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 76 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVar, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVar, value)},
    {.name = CRD_STRING_INIT("valueFrom"), .type = &batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVar, valueFrom)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_slots[3 + 1] = {0xffff, 1, 2, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u }, { 0x65756c6176u, 0x0u }, { 0x6f724665756c6176u, 0x6d6f724665756c61u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_items, .count = 3, .mask = 3, .seed = 5,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvVar_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvVar),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvVar, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_EnvVar_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env and 65 more */
static const crd_string crd_1b084350_type_9ed24958_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_9ed24958 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvVar), .items = &batch_volcano_sh_v1alpha1_CronJob_EnvVar_type,
    .map_keys = crd_1b084350_type_9ed24958_keys, .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 145 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource, optional)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_defaulted[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u }, { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 72 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("configMapRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource, configMapRef)},
    {.name = CRD_STRING_INIT("prefix"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource, prefix)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource, secretRef)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_slots[3 + 1] = {0xffff, 1, 2, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_words[3][2] = {
    { 0x614d6769666e6f63u, 0x66655270614d6769u }, { 0x786966657270u, 0x0u }, { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom and 65 more */
const crd_type crd_1b084350_type_c1197908 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource),
    .items = &batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 329 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("command"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ExecAction, command)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_words[1][2] = {{ 0x646e616d6d6f63u, 0x0u }};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ExecAction_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ExecAction),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ExecAction, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ExecAction_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 352 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_required[2] = {
    CRD_STRING_INIT("name"), CRD_STRING_INIT("value"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader, value)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u }, { 0x65756c6176u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders and 351 more */
const crd_type crd_1b084350_type_55f4d845 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader),
    .items = &batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 329 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_required[1] = {CRD_STRING_INIT("port")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, host)},
    {.name = CRD_STRING_INIT("httpHeaders"), .type = &crd_1b084350_type_55f4d845,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, httpHeaders)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, path)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_0d531a0f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, port)},
    {.name = CRD_STRING_INIT("scheme"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, scheme)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 3, 1, 0, 2, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_words[5][2] = {
    { 0x74736f68u, 0x0u }, { 0x6461654870747468u, 0x7372656461654870u }, { 0x68746170u, 0x0u }, { 0x74726f70u, 0x0u },
    { 0x656d65686373u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_items, .count = 5, .mask = 7, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 131 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_required[1] = {CRD_STRING_INIT("seconds")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("seconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SleepAction, seconds)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_words[1][2] = {{ 0x73646e6f636573u, 0x0u }};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_SleepAction_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_SleepAction),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SleepAction, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_SleepAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 329 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_required[1] = {CRD_STRING_INIT("port")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("host"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction, host)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_0d531a0f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction, port)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_words[2][2] = {
    { 0x74736f68u, 0x0u }, { 0x74726f70u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_items, .count = 2, .mask = 1, .seed = 8,
    .slots = batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 131 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("exec"), .type = &batch_volcano_sh_v1alpha1_CronJob_ExecAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler, exec)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler, httpGet)},
    {.name = CRD_STRING_INIT("sleep"), .type = &batch_volcano_sh_v1alpha1_CronJob_SleepAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler, sleep)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler, tcpSocket)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_slots[3 + 1] = {3, 1, 0, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_words[4][2] = {
    { 0x63657865u, 0x0u }, { 0x74654770747468u, 0x0u }, { 0x7065656c73u, 0x0u },
    { 0x656b636f53706374u, 0x74656b636f537063u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_items, .count = 4, .mask = 3, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 65 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("postStart"), .type = &batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Lifecycle, postStart)},
    {.name = CRD_STRING_INIT("preStop"), .type = &batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Lifecycle, preStop)},
    {.name = CRD_STRING_INIT("stopSignal"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Lifecycle, stopSignal)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_slots[3 + 1] = {0xffff, 0, 1, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_words[3][2] = {
    { 0x7261745374736f70u, 0x747261745374736fu }, { 0x706f7453657270u, 0x0u }, { 0x6e676953706f7473u, 0x6c616e676953706fu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Lifecycle),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Lifecycle, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 197 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_required[1] = {CRD_STRING_INIT("port")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GRPCAction, port)},
    {.name = CRD_STRING_INIT("service"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GRPCAction, service)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_defaulted[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_words[2][2] = {
    { 0x74726f70u, 0x0u }, { 0x65636976726573u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_GRPCAction),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GRPCAction, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 197 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("exec"), .type = &batch_volcano_sh_v1alpha1_CronJob_ExecAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, exec)},
    {.name = CRD_STRING_INIT("failureThreshold"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, failureThreshold)},
    {.name = CRD_STRING_INIT("grpc"), .type = &batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, grpc)},
    {.name = CRD_STRING_INIT("httpGet"), .type = &batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, httpGet)},
    {.name = CRD_STRING_INIT("initialDelaySeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, initialDelaySeconds)},
    {.name = CRD_STRING_INIT("periodSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, periodSeconds)},
    {.name = CRD_STRING_INIT("successThreshold"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, successThreshold)},
    {.name = CRD_STRING_INIT("tcpSocket"), .type = &batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, tcpSocket)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, timeoutSeconds)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_slots[15 + 1] = {
    9, 4, 1, 3, 0xffff, 0, 5, 0xffff, 0xffff, 8, 0xffff, 6, 0xffff, 2, 7, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_words[10][2] = {
    { 0x63657865u, 0x0u }, { 0x546572756c696166u, 0x646c6f6873657268u }, { 0x63707267u, 0x0u }, { 0x74654770747468u, 0x0u },
    { 0x446c616974696e69u, 0x73646e6f63655379u }, { 0x6553646f69726570u, 0x73646e6f63655364u },
    { 0x5473736563637573u, 0x646c6f6873657268u }, { 0x656b636f53706374u, 0x74656b636f537063u },
    { 0x74616e696d726574u, 0x73646e6f63655364u }, { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_items, .count = 10, .mask = 15, .seed = 14,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Probe_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Probe),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Probe, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Probe_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 65 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_required[1] = {
    CRD_STRING_INIT("containerPort"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("containerPort"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, containerPort)},
    {.name = CRD_STRING_INIT("hostIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, hostIP)},
    {.name = CRD_STRING_INIT("hostPort"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, hostPort)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, name)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_1b084350_type_a73e0238,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, protocol)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 4, 2, 3, 0, 0xffff, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_defaulted[] = { 0x10u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_words[5][2] = {
    { 0x656e6961746e6f63u, 0x74726f5072656e69u }, { 0x504974736f68u, 0x0u }, { 0x74726f5074736f68u, 0x0u },
    { 0x656d616eu, 0x0u }, { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_items, .count = 5, .mask = 7, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports and 65 more */
static const crd_string crd_1b084350_type_92e23166_keys[2] = {
    CRD_STRING_INIT("containerPort"), CRD_STRING_INIT("protocol"),
};
const crd_type crd_1b084350_type_92e23166 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerPort),
    .items = &batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type, .map_keys = crd_1b084350_type_92e23166_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 65 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_required[2] = {
    CRD_STRING_INIT("resourceName"), CRD_STRING_INIT("restartPolicy"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("resourceName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy, resourceName)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy, restartPolicy)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_words[2][2] = {
    { 0x656372756f736572u, 0x656d614e65637275u }, { 0x5074726174736572u, 0x7963696c6f507472u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy and 65 more */
const crd_type crd_1b084350_type_dbf1323e = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy),
    .items = &batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 98 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim, name)},
    {.name = CRD_STRING_INIT("request"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim, request)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u }, { 0x74736575716572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_items, .count = 2, .mask = 1, .seed = 8,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims and 98 more */
static const crd_string crd_1b084350_type_a257b821_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_a257b821 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim),
    .items = &batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type, .map_keys = crd_1b084350_type_a257b821_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 98 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("claims"), .type = &crd_1b084350_type_a257b821,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements, claims)},
    {.name = CRD_STRING_INIT("limits"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements, requests)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_slots[3 + 1] = {1, 0, 2, 0xffff};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_words[3][2] = {
    { 0x736d69616c63u, 0x0u }, { 0x7374696d696cu, 0x0u }, { 0x7374736575716572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 65 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_required[1] = {
    CRD_STRING_INIT("operator"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("operator"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes, operator_)},
    {.name = CRD_STRING_INIT("values"), .type = &crd_1b084350_type_d8b4081f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes, values)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_words[2][2] = {
    { 0x726f74617265706fu, 0x0u }, { 0x7365756c6176u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_items, .count = 2, .mask = 1,
    .seed = 2, .slots = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 65 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_required[1] = {
    CRD_STRING_INIT("action"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("action"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule, action)},
    {.name = CRD_STRING_INIT("exitCodes"), .type = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule, exitCodes)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_words[2][2] = {
    { 0x6e6f69746361u, 0x0u }, { 0x65646f4374697865u, 0x7365646f43746978u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_items, .count = 2, .mask = 1, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules and 65 more */
const crd_type crd_1b084350_type_007790df = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule),
    .items = &batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 189 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_required[1] = {CRD_STRING_INIT("type")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("localhostProfile"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile, localhostProfile)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile, type)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_words[2][2] = {
    { 0x736f686c61636f6cu, 0x656c69666f725074u }, { 0x65707974u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 72 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("add"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Capabilities, add)},
    {.name = CRD_STRING_INIT("drop"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Capabilities, drop)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_words[2][2] = {
    { 0x646461u, 0x0u }, { 0x706f7264u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Capabilities_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Capabilities),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Capabilities, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Capabilities_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 94 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("level"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions, level)},
    {.name = CRD_STRING_INIT("role"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions, role)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions, type)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions, user)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_slots[3 + 1] = {3, 0, 2, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_words[4][2] = {
    { 0x6c6576656cu, 0x0u }, { 0x656c6f72u, 0x0u }, { 0x65707974u, 0x0u }, { 0x72657375u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_items, .count = 4, .mask = 3, .seed = 31,
    .slots = batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 94 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("gmsaCredentialSpec"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions, gmsaCredentialSpec)},
    {.name = CRD_STRING_INIT("gmsaCredentialSpecName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions, gmsaCredentialSpecName)},
    {.name = CRD_STRING_INIT("hostProcess"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions, hostProcess)},
    {.name = CRD_STRING_INIT("runAsUserName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions, runAsUserName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_words[4][2] = {
    { 0x6465724361736d67u, 0x636570536c616974u }, { 0x6465724361736d67u, 0x656d614e63657053u },
    { 0x636f725074736f68u, 0x737365636f725074u }, { 0x65735573416e7572u, 0x656d614e72657355u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_items, .count = 4, .mask = 3,
    .seed = 28, .slots = batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 72 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_items[12] = {
    {.name = CRD_STRING_INIT("allowPrivilegeEscalation"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, allowPrivilegeEscalation)},
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, appArmorProfile)},
    {.name = CRD_STRING_INIT("capabilities"), .type = &batch_volcano_sh_v1alpha1_CronJob_Capabilities_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, capabilities)},
    {.name = CRD_STRING_INIT("privileged"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, privileged)},
    {.name = CRD_STRING_INIT("procMount"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, procMount)},
    {.name = CRD_STRING_INIT("readOnlyRootFilesystem"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, readOnlyRootFilesystem)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, seccompProfile)},
    {.name = CRD_STRING_INIT("windowsOptions"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, windowsOptions)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 11, 0, 7, 10, 1, 9, 8, 5, 3, 0xffff, 2, 4, 6, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_words[12][2] = {
    { 0x697250776f6c6c61u, 0x6e6f6974616c6163u }, { 0x726f6d7241707061u, 0x656c69666f725072u },
    { 0x696c696261706163u, 0x73656974696c6962u }, { 0x67656c6976697270u, 0x646567656c697669u },
    { 0x6e756f4d636f7270u, 0x746e756f4d636f72u }, { 0x796c6e4f64616572u, 0x6d6574737973656cu },
    { 0x6f724773416e7572u, 0x70756f724773416eu }, { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u }, { 0x4f78756e694c6573u, 0x736e6f6974704f78u },
    { 0x50706d6f63636573u, 0x656c69666f725070u }, { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_items, .count = 12, .mask = 15, .seed = 37,
    .slots = batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecurityContext, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 65 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_required[2] = {
    CRD_STRING_INIT("devicePath"), CRD_STRING_INIT("name"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("devicePath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice, devicePath)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice, name)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_words[2][2] = {
    { 0x6150656369766564u, 0x6874615065636976u }, { 0x656d616eu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices and 65 more */
static const crd_string crd_1b084350_type_ba8de580_keys[1] = {CRD_STRING_INIT("devicePath")};
const crd_type crd_1b084350_type_ba8de580 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice),
    .items = &batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type, .map_keys = crd_1b084350_type_ba8de580_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 72 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_required[2] = {
    CRD_STRING_INIT("mountPath"), CRD_STRING_INIT("name"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("mountPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, mountPath)},
    {.name = CRD_STRING_INIT("mountPropagation"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, mountPropagation)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, name)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, readOnly)},
    {.name = CRD_STRING_INIT("recursiveReadOnly"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, recursiveReadOnly)},
    {.name = CRD_STRING_INIT("subPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, subPath)},
    {.name = CRD_STRING_INIT("subPathExpr"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, subPathExpr)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_slots[7 + 1] = {
    0xffff, 1, 3, 6, 4, 0, 5, 2,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_required[] = { 0x5u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_words[7][2] = {
    { 0x746150746e756f6du, 0x68746150746e756fu }, { 0x6f7250746e756f6du, 0x6e6f697461676170u }, { 0x656d616eu, 0x0u },
    { 0x796c6e4f64616572u, 0x0u }, { 0x7669737275636572u, 0x796c6e4f64616552u }, { 0x68746150627573u, 0x0u },
    { 0x4568746150627573u, 0x7270784568746150u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_items, .count = 7, .mask = 7, .seed = 27,
    .slots = batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts and 65 more */
static const crd_string crd_1b084350_type_baf9525e_keys[1] = {CRD_STRING_INIT("mountPath")};
const crd_type crd_1b084350_type_baf9525e = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount),
    .items = &batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type, .map_keys = crd_1b084350_type_baf9525e_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 43 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_Container_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_items[25] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_1b084350_type_9ed24958,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_1b084350_type_c1197908,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_92e23166,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_1b084350_type_dbf1323e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_1b084350_type_007790df,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, stdinOnce)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_1b084350_type_ba8de580,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_1b084350_type_baf9525e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, workingDir)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff,
    0xffff, 0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 20, 18, 0xffff, 0xffff,
    0xffff, 12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 19, 0xffff, 0xffff, 0xffff, 23, 13, 1, 22, 21, 0xffff, 0xffff,
    5, 4, 14, 3, 15, 0xffff, 24, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_required[] = { 0x100u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_words[25][2] = {
    { 0x73677261u, 0x0u }, { 0x646e616d6d6f63u, 0x0u }, { 0x766e65u, 0x0u }, { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u }, { 0x6c75506567616d69u, 0x7963696c6f506c6cu }, { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u }, { 0x656d616eu, 0x0u }, { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u }, { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u }, { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u }, { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u }, { 0x6e69647473u, 0x0u }, { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x74616e696d726574u, 0x6874615065676173u }, { 0x74616e696d726574u, 0x7963696c6f506567u }, { 0x797474u, 0x0u },
    { 0x6544656d756c6f76u, 0x7365636976654465u }, { 0x6f4d656d756c6f76u, 0x73746e756f4d656du },
    { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Container_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_items, .count = 25, .mask = 63, .seed = 17,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_Container_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_Container_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_Container_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Container_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Container),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Container, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Container_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_Container_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers and 43 more */
static const crd_string crd_1b084350_type_9ed444b4_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_9ed444b4 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Container),
    .items = &batch_volcano_sh_v1alpha1_CronJob_Container_type, .map_keys = crd_1b084350_type_9ed444b4_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption, name)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption, value)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_words[2][2] = {
    { 0x656d616eu, 0x0u }, { 0x65756c6176u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options and 21 more */
const crd_type crd_1b084350_type_62680b0a = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("nameservers"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig, nameservers)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_1b084350_type_62680b0a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig, options)},
    {.name = CRD_STRING_INIT("searches"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig, searches)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_slots[3 + 1] = {2, 0, 0xffff, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_words[3][2] = {
    { 0x76726573656d616eu, 0x7372657672657365u }, { 0x736e6f6974706fu, 0x0u }, { 0x7365686372616573u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_items[26] = {
    {.name = CRD_STRING_INIT("args"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, args)},
    {.name = CRD_STRING_INIT("command"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, command)},
    {.name = CRD_STRING_INIT("env"), .type = &crd_1b084350_type_9ed24958,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, env)},
    {.name = CRD_STRING_INIT("envFrom"), .type = &crd_1b084350_type_c1197908,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, envFrom)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, image)},
    {.name = CRD_STRING_INIT("imagePullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, imagePullPolicy)},
    {.name = CRD_STRING_INIT("lifecycle"), .type = &batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, lifecycle)},
    {.name = CRD_STRING_INIT("livenessProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, livenessProbe)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, name)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_92e23166,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, ports)},
    {.name = CRD_STRING_INIT("readinessProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, readinessProbe)},
    {.name = CRD_STRING_INIT("resizePolicy"), .type = &crd_1b084350_type_dbf1323e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, resizePolicy)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, restartPolicy)},
    {.name = CRD_STRING_INIT("restartPolicyRules"), .type = &crd_1b084350_type_007790df,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, restartPolicyRules)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, securityContext)},
    {.name = CRD_STRING_INIT("startupProbe"), .type = &batch_volcano_sh_v1alpha1_CronJob_Probe_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, startupProbe)},
    {.name = CRD_STRING_INIT("stdin"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, stdin_)},
    {.name = CRD_STRING_INIT("stdinOnce"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, stdinOnce)},
    {.name = CRD_STRING_INIT("targetContainerName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, targetContainerName)},
    {.name = CRD_STRING_INIT("terminationMessagePath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, terminationMessagePath)},
    {.name = CRD_STRING_INIT("terminationMessagePolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, terminationMessagePolicy)},
    {.name = CRD_STRING_INIT("tty"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, tty)},
    {.name = CRD_STRING_INIT("volumeDevices"), .type = &crd_1b084350_type_ba8de580,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, volumeDevices)},
    {.name = CRD_STRING_INIT("volumeMounts"), .type = &crd_1b084350_type_baf9525e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, volumeMounts)},
    {.name = CRD_STRING_INIT("workingDir"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, workingDir)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_slots[63 + 1] = {
    0xffff, 2, 0xffff, 0xffff, 19, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff, 9, 0xffff, 0xffff, 0xffff,
    0xffff, 17, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 6, 0xffff, 0xffff, 0xffff, 16, 21, 18, 0xffff, 0xffff, 0xffff,
    12, 0xffff, 0xffff, 0xffff, 7, 8, 0xffff, 20, 0xffff, 0xffff, 0xffff, 24, 13, 1, 23, 22, 0xffff, 0xffff, 5, 4, 14,
    3, 15, 0xffff, 25, 0xffff, 0xffff, 0xffff, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_required[] = { 0x100u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_words[26][2] = {
    { 0x73677261u, 0x0u }, { 0x646e616d6d6f63u, 0x0u }, { 0x766e65u, 0x0u }, { 0x6d6f7246766e65u, 0x0u },
    { 0x6567616d69u, 0x0u }, { 0x6c75506567616d69u, 0x7963696c6f506c6cu }, { 0x6c6379636566696cu, 0x656c637963656669u },
    { 0x7373656e6576696cu, 0x65626f7250737365u }, { 0x656d616eu, 0x0u }, { 0x7374726f70u, 0x0u },
    { 0x73656e6964616572u, 0x65626f7250737365u }, { 0x6f50657a69736572u, 0x7963696c6f50657au },
    { 0x656372756f736572u, 0x73656372756f7365u }, { 0x5074726174736572u, 0x7963696c6f507472u },
    { 0x5074726174736572u, 0x73656c7552796369u }, { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x5070757472617473u, 0x65626f7250707574u }, { 0x6e69647473u, 0x0u }, { 0x636e4f6e69647473u, 0x65636e4f6e696474u },
    { 0x6f43746567726174u, 0x656d614e72656e69u }, { 0x74616e696d726574u, 0x6874615065676173u },
    { 0x74616e696d726574u, 0x7963696c6f506567u }, { 0x797474u, 0x0u }, { 0x6544656d756c6f76u, 0x7365636976654465u },
    { 0x6f4d656d756c6f76u, 0x73746e756f4d656du }, { 0x44676e696b726f77u, 0x726944676e696b72u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_items, .count = 26, .mask = 63, .seed = 17,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers and 21 more */
static const crd_string crd_1b084350_type_91b9757e_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_91b9757e = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer),
    .items = &batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type, .map_keys = crd_1b084350_type_91b9757e_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_required[1] = {CRD_STRING_INIT("ip")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("hostnames"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostAlias, hostnames)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostAlias, ip)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_words[2][2] = {
    { 0x656d616e74736f68u, 0x73656d616e74736fu }, { 0x7069u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_HostAlias_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HostAlias),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostAlias, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_HostAlias_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases and 21 more */
static const crd_string crd_1b084350_type_fb121891_keys[1] = {CRD_STRING_INIT("ip")};
const crd_type crd_1b084350_type_fb121891 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HostAlias),
    .items = &batch_volcano_sh_v1alpha1_CronJob_HostAlias_type, .map_keys = crd_1b084350_type_fb121891_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 197 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference, name)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_defaulted[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_words[1][2] = {
    { 0x656d616eu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets and 21 more */
static const crd_string crd_1b084350_type_55d09d50_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_55d09d50 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference),
    .items = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type, .map_keys = crd_1b084350_type_55d09d50_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 43 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodOS_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodOS, name)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_words[1][2] = {{ 0x656d616eu, 0x0u }};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodOS_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodOS_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodOS_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodOS),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodOS, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodOS_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodOS_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_required[1] = {
    CRD_STRING_INIT("conditionType"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditionType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate, conditionType)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x657079546e6f6974u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates and 21 more */
const crd_type crd_1b084350_type_ca4b042f = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim, name)},
    {.name = CRD_STRING_INIT("resourceClaimName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim, resourceClaimName)},
    {.name = CRD_STRING_INIT("resourceClaimTemplateName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim, resourceClaimTemplateName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_slots[3 + 1] = {0, 1, 2, 0xffff};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_words[3][2] = {
    { 0x656d616eu, 0x0u }, { 0x656372756f736572u, 0x656d614e6d69616cu }, { 0x656372756f736572u, 0x656d614e6574616cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims and 21 more */
static const crd_string crd_1b084350_type_19827e0c_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_19827e0c = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type, .map_keys = crd_1b084350_type_19827e0c_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGates and 21 more */
static const crd_string crd_1b084350_type_cd07f50c_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_cd07f50c = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodOS), .items = &batch_volcano_sh_v1alpha1_CronJob_PodOS_type,
    .map_keys = crd_1b084350_type_cd07f50c_keys, .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("podGroupName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup, podGroupName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_words[1][2] = {
    { 0x70756f7247646f70u, 0x656d614e70756f72u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_items[13] = {
    {.name = CRD_STRING_INIT("appArmorProfile"), .type = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, appArmorProfile)},
    {.name = CRD_STRING_INIT("fsGroup"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, fsGroup)},
    {.name = CRD_STRING_INIT("fsGroupChangePolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, fsGroupChangePolicy)},
    {.name = CRD_STRING_INIT("runAsGroup"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, runAsGroup)},
    {.name = CRD_STRING_INIT("runAsNonRoot"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, runAsNonRoot)},
    {.name = CRD_STRING_INIT("runAsUser"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, runAsUser)},
    {.name = CRD_STRING_INIT("seLinuxChangePolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, seLinuxChangePolicy)},
    {.name = CRD_STRING_INIT("seLinuxOptions"), .type = &batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, seLinuxOptions)},
    {.name = CRD_STRING_INIT("seccompProfile"), .type = &batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, seccompProfile)},
    {.name = CRD_STRING_INIT("supplementalGroups"), .type = &crd_1b084350_type_4c6f6d83,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, supplementalGroups)},
    {.name = CRD_STRING_INIT("supplementalGroupsPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, supplementalGroupsPolicy)},
    {.name = CRD_STRING_INIT("sysctls"), .type = &crd_1b084350_type_55f4d845,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, sysctls)},
    {.name = CRD_STRING_INIT("windowsOptions"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, windowsOptions)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_slots[31 + 1] = {
    6, 0xffff, 0xffff, 7, 12, 0xffff, 3, 2, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 4, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 9, 1, 0xffff, 0xffff, 11, 0xffff, 0, 10, 5,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_words[13][2] = {
    { 0x726f6d7241707061u, 0x656c69666f725072u }, { 0x70756f72477366u, 0x0u }, { 0x4370756f72477366u, 0x7963696c6f506567u },
    { 0x6f724773416e7572u, 0x70756f724773416eu }, { 0x6e6f4e73416e7572u, 0x746f6f526e6f4e73u },
    { 0x65735573416e7572u, 0x7265735573416e75u }, { 0x4378756e694c6573u, 0x7963696c6f506567u },
    { 0x4f78756e694c6573u, 0x736e6f6974704f78u }, { 0x50706d6f63636573u, 0x656c69666f725070u },
    { 0x656d656c70707573u, 0x7370756f72476c61u }, { 0x656d656c70707573u, 0x7963696c6f507370u }, { 0x736c7463737973u, 0x0u },
    { 0x4f73776f646e6977u, 0x736e6f6974704f73u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_items, .count = 13, .mask = 31, .seed = 36,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("effect"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, effect)},
    {.name = CRD_STRING_INIT("key"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, key)},
    {.name = CRD_STRING_INIT("operator"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, operator_)},
    {.name = CRD_STRING_INIT("tolerationSeconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, tolerationSeconds)},
    {.name = CRD_STRING_INIT("value"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, value)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_slots[7 + 1] = {
    0xffff, 3, 2, 0, 0xffff, 4, 0xffff, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_words[5][2] = {
    { 0x746365666665u, 0x0u }, { 0x79656bu, 0x0u }, { 0x726f74617265706fu, 0x0u },
    { 0x69746172656c6f74u, 0x73646e6f6365536eu }, { 0x65756c6176u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_Toleration_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Toleration),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_Toleration, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_Toleration_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations and 21 more */
const crd_type crd_1b084350_type_df93e452 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_Toleration),
    .items = &batch_volcano_sh_v1alpha1_CronJob_Toleration_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_required[3] = {
    CRD_STRING_INIT("maxSkew"), CRD_STRING_INIT("topologyKey"), CRD_STRING_INIT("whenUnsatisfiable"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, labelSelector)},
    {.name = CRD_STRING_INIT("matchLabelKeys"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, matchLabelKeys)},
    {.name = CRD_STRING_INIT("maxSkew"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, maxSkew)},
    {.name = CRD_STRING_INIT("minDomains"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, minDomains)},
    {.name = CRD_STRING_INIT("nodeAffinityPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, nodeAffinityPolicy)},
    {.name = CRD_STRING_INIT("nodeTaintsPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, nodeTaintsPolicy)},
    {.name = CRD_STRING_INIT("topologyKey"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, topologyKey)},
    {.name = CRD_STRING_INIT("whenUnsatisfiable"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, whenUnsatisfiable)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 3, 6, 0, 4, 7, 2, 0xffff, 1, 5,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_required[] = { 0xc4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_words[8][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u }, { 0x62614c686374616du, 0x7379654b6c656261u }, { 0x77656b5378616du, 0x0u },
    { 0x69616d6f446e696du, 0x736e69616d6f446eu }, { 0x6966664165646f6eu, 0x7963696c6f507974u },
    { 0x6e69615465646f6eu, 0x7963696c6f507374u }, { 0x79676f6c6f706f74u, 0x79654b79676f6c6fu },
    { 0x61736e556e656877u, 0x656c626169667369u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_items, .count = 8, .mask = 15, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_required, .required_count = 3,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints and 21 more */
static const crd_string crd_1b084350_type_c96eaeaa_keys[2] = {
    CRD_STRING_INIT("topologyKey"), CRD_STRING_INIT("whenUnsatisfiable"),
};
const crd_type crd_1b084350_type_c96eaeaa = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint),
    .items = &batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type, .map_keys = crd_1b084350_type_c96eaeaa_keys,
    .map_key_count = 2,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource, partition)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource, volumeID)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_slots[3 + 1] = {
    3, 2, 1, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u }, { 0x6f69746974726170u, 0x6e6f697469747261u }, { 0x796c6e4f64616572u, 0x0u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_items, .count = 4, .mask = 3,
    .seed = 24, .slots = batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_required[2] = {
    CRD_STRING_INIT("diskName"), CRD_STRING_INIT("diskURI"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("cachingMode"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, cachingMode)},
    {.name = CRD_STRING_INIT("diskName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, diskName)},
    {.name = CRD_STRING_INIT("diskURI"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, diskURI)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_dc1f0bd2,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, kind)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_200e8b99,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, readOnly)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_slots[7 + 1] = {
    3, 1, 0, 0xffff, 0xffff, 2, 4, 5,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_defaulted[] = { 0x28u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_required[] = { 0x6u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_words[6][2] = {
    { 0x4d676e6968636163u, 0x65646f4d676e6968u }, { 0x656d614e6b736964u, 0x0u }, { 0x4952556b736964u, 0x0u },
    { 0x657079547366u, 0x0u }, { 0x646e696bu, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_items, .count = 6, .mask = 7, .seed = 8,
    .slots = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_required[2] = {
    CRD_STRING_INIT("secretName"), CRD_STRING_INIT("shareName"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource, secretName)},
    {.name = CRD_STRING_INIT("shareName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource, shareName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_slots[3 + 1] = {2, 0, 1, 0xffff};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_required[] = { 0x6u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_words[3][2] = {
    { 0x796c6e4f64616572u, 0x0u }, { 0x614e746572636573u, 0x656d614e74657263u },
    { 0x6d614e6572616873u, 0x656d614e65726168u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_items, .count = 3, .mask = 3, .seed = 5,
    .slots = batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_required[1] = {
    CRD_STRING_INIT("monitors"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, monitors)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretFile"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, secretFile)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, user)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_slots[7 + 1] = {
    2, 5, 4, 1, 0, 0xffff, 0xffff, 3,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_words[6][2] = {
    { 0x73726f74696e6f6du, 0x0u }, { 0x68746170u, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
    { 0x6946746572636573u, 0x656c694674657263u }, { 0x6552746572636573u, 0x6665527465726365u }, { 0x72657375u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_items, .count = 6, .mask = 7, .seed = 16,
    .slots = batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource, volumeID)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_slots[3 + 1] = {0, 3, 1, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x6552746572636573u, 0x6665527465726365u },
    { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_items, .count = 4, .mask = 3, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 87 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_required[2] = {
    CRD_STRING_INIT("key"), CRD_STRING_INIT("path"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("key"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath, key)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath, path)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_slots[3 + 1] = {1, 0xffff, 2, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_required[] = { 0x5u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_words[3][2] = {
    { 0x79656bu, 0x0u }, { 0x65646f6du, 0x0u }, { 0x68746170u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_items, .count = 3, .mask = 3, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items and 87 more */
const crd_type crd_1b084350_type_fba4870d = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_KeyToPath),
    .items = &batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_1b084350_type_fba4870d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource, optional)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_slots[3 + 1] = {0, 3, 1, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_defaulted[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u }, { 0x736d657469u, 0x0u }, { 0x656d616eu, 0x0u },
    { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_items, .count = 4, .mask = 3, .seed = 5,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_required[1] = {CRD_STRING_INIT("driver")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("nodePublishSecretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, nodePublishSecretRef)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeAttributes"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, volumeAttributes)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 4, 1, 2, 0xffff, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u }, { 0x657079547366u, 0x0u }, { 0x6c62755065646f6eu, 0x6665527465726365u },
    { 0x796c6e4f64616572u, 0x0u }, { 0x7441656d756c6f76u, 0x7365747562697274u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_items, .count = 5, .mask = 7, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 43 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fieldRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile, fieldRef)},
    {.name = CRD_STRING_INIT("mode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile, mode)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile, path)},
    {.name = CRD_STRING_INIT("resourceFieldRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile, resourceFieldRef)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_slots[3 + 1] = {0, 1, 3, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_required[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_words[4][2] = {
    { 0x666552646c656966u, 0x0u }, { 0x65646f6du, 0x0u }, { 0x68746170u, 0x0u },
    { 0x656372756f736572u, 0x666552646c656946u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_items, .count = 4, .mask = 3, .seed = 8,
    .slots = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items and 43 more */
const crd_type crd_1b084350_type_7518aa79 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile),
    .items = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_1b084350_type_7518aa79,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource, items)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u }, { 0x736d657469u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("medium"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource, medium)},
    {.name = CRD_STRING_INIT("sizeLimit"), .type = &crd_1b084350_type_2e3846e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource, sizeLimit)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_words[2][2] = {
    { 0x6d756964656du, 0x0u }, { 0x696d694c657a6973u, 0x74696d694c657a69u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 25 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_required[2] = {
    CRD_STRING_INIT("kind"), CRD_STRING_INIT("name"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference, name)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_slots[3 + 1] = {
    2, 0xffff, 0, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_required[] = { 0x6u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_words[3][2] = {
    { 0x70756f7247697061u, 0x0u }, { 0x646e696bu, 0x0u }, { 0x656d616eu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 25 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_required[2] = {
    CRD_STRING_INIT("kind"), CRD_STRING_INIT("name"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("apiGroup"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference, apiGroup)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference, kind)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference, name)},
    {.name = CRD_STRING_INIT("namespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference, namespace_)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_slots[3 + 1] = {0, 1, 3, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_required[] = { 0x6u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_words[4][2] = {
    { 0x70756f7247697061u, 0x0u }, { 0x646e696bu, 0x0u }, { 0x656d616eu, 0x0u },
    { 0x63617073656d616eu, 0x6563617073656d61u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_items, .count = 4, .mask = 3, .seed = 7,
    .slots = batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 25 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("limits"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements, limits)},
    {.name = CRD_STRING_INIT("requests"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements, requests)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_words[2][2] = {
    { 0x7374696d696cu, 0x0u }, { 0x7374736575716572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_items, .count = 2, .mask = 1,
    .seed = 3, .slots = batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 25 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_items[9] = {
    {.name = CRD_STRING_INIT("accessModes"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, accessModes)},
    {.name = CRD_STRING_INIT("dataSource"), .type = &batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, dataSource)},
    {.name = CRD_STRING_INIT("dataSourceRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, dataSourceRef)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, resources)},
    {.name = CRD_STRING_INIT("selector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, selector)},
    {.name = CRD_STRING_INIT("storageClassName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, storageClassName)},
    {.name = CRD_STRING_INIT("volumeAttributesClassName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, volumeAttributesClassName)},
    {.name = CRD_STRING_INIT("volumeMode"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, volumeMode)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, volumeName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_slots[15 + 1] = {
    0xffff, 0xffff, 0xffff, 0xffff, 0, 3, 1, 0xffff, 2, 5, 8, 6, 0xffff, 7, 4, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_words[9][2] = {
    { 0x6f4d737365636361u, 0x7365646f4d737365u }, { 0x72756f5361746164u, 0x656372756f536174u },
    { 0x72756f5361746164u, 0x666552656372756fu }, { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x726f7463656c6573u, 0x0u }, { 0x43656761726f7473u, 0x656d614e7373616cu },
    { 0x7441656d756c6f76u, 0x656d614e7373616cu }, { 0x6f4d656d756c6f76u, 0x65646f4d656d756cu },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_items, .count = 9, .mask = 15,
    .seed = 30, .slots = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_required[1] = {
    CRD_STRING_INIT("spec"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate, spec)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u }, { 0x63657073u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_items, .count = 2, .mask = 1,
    .seed = 3, .slots = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("volumeClaimTemplate"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource, volumeClaimTemplate)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_words[1][2] = {
    { 0x6c43656d756c6f76u, 0x6574616c706d6554u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, lun)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("targetWWNs"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, targetWWNs)},
    {.name = CRD_STRING_INIT("wwids"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, wwids)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_slots[7 + 1] = {
    4, 0xffff, 2, 3, 0xffff, 0xffff, 0, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u }, { 0x6e756cu, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
    { 0x5757746567726174u, 0x734e575774656772u }, { 0x7364697777u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_items, .count = 5, .mask = 7, .seed = 7,
    .slots = batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_required[1] = {CRD_STRING_INIT("driver")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("driver"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, driver)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("options"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, options)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, secretRef)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_slots[7 + 1] = {
    3, 0xffff, 0, 0xffff, 1, 4, 2, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_words[5][2] = {
    { 0x726576697264u, 0x0u }, { 0x657079547366u, 0x0u }, { 0x736e6f6974706fu, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_items, .count = 5, .mask = 7, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("datasetName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource, datasetName)},
    {.name = CRD_STRING_INIT("datasetUUID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource, datasetUUID)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_words[2][2] = {
    { 0x4e74657361746164u, 0x656d614e74657361u }, { 0x5574657361746164u, 0x4449555574657361u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("pdName"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("partition"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource, partition)},
    {.name = CRD_STRING_INIT("pdName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource, pdName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource, readOnly)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_slots[3 + 1] = {
    0, 3, 2, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_required[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u }, { 0x6f69746974726170u, 0x6e6f697469747261u }, { 0x656d614e6470u, 0x0u },
    { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_items, .count = 4, .mask = 3,
    .seed = 21, .slots = batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_required[1] = {
    CRD_STRING_INIT("repository"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("directory"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource, directory)},
    {.name = CRD_STRING_INIT("repository"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource, repository)},
    {.name = CRD_STRING_INIT("revision"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource, revision)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_slots[3 + 1] = {2, 0, 0xffff, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_words[3][2] = {
    { 0x726f746365726964u, 0x79726f7463657269u }, { 0x6f7469736f706572u, 0x79726f7469736f70u },
    { 0x6e6f697369766572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_required[2] = {
    CRD_STRING_INIT("endpoints"), CRD_STRING_INIT("path"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("endpoints"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource, endpoints)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource, readOnly)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_slots[3 + 1] = {2, 0, 1, 0xffff};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_required[] = { 0x3u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_words[3][2] = {
    { 0x746e696f70646e65u, 0x73746e696f70646eu }, { 0x68746170u, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_required[1] = {CRD_STRING_INIT("path")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource, path)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource, type)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_words[2][2] = {
    { 0x68746170u, 0x0u }, { 0x65707974u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("pullPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource, pullPolicy)},
    {.name = CRD_STRING_INIT("reference"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource, reference)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_words[2][2] = {
    { 0x696c6f506c6c7570u, 0x7963696c6f506c6cu }, { 0x636e657265666572u, 0x65636e6572656665u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_required[3] = {
    CRD_STRING_INIT("iqn"), CRD_STRING_INIT("lun"), CRD_STRING_INIT("targetPortal"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("chapAuthDiscovery"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, chapAuthDiscovery)},
    {.name = CRD_STRING_INIT("chapAuthSession"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, chapAuthSession)},
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("initiatorName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, initiatorName)},
    {.name = CRD_STRING_INIT("iqn"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, iqn)},
    {.name = CRD_STRING_INIT("iscsiInterface"), .type = &crd_1b084350_type_f9c7031f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, iscsiInterface)},
    {.name = CRD_STRING_INIT("lun"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, lun)},
    {.name = CRD_STRING_INIT("portals"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, portals)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("targetPortal"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, targetPortal)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_slots[15 + 1] = {
    3, 4, 0, 5, 10, 9, 0xffff, 2, 8, 0xffff, 7, 0xffff, 0xffff, 0xffff, 6, 1,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_defaulted[] = { 0x20u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_required[] = { 0x450u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_words[11][2] = {
    { 0x6874754170616863u, 0x797265766f637369u }, { 0x6874754170616863u, 0x6e6f697373655368u }, { 0x657079547366u, 0x0u },
    { 0x6f74616974696e69u, 0x656d614e726f7461u }, { 0x6e7169u, 0x0u }, { 0x746e496973637369u, 0x656361667265746eu },
    { 0x6e756cu, 0x0u }, { 0x736c6174726f70u, 0x0u }, { 0x796c6e4f64616572u, 0x0u },
    { 0x6552746572636573u, 0x6665527465726365u }, { 0x6f50746567726174u, 0x6c6174726f507465u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_items, .count = 11, .mask = 15, .seed = 30,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_required, .required_count = 3,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_required[2] = {
    CRD_STRING_INIT("path"), CRD_STRING_INIT("server"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource, path)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("server"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource, server)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_slots[3 + 1] = {1, 0xffff, 0, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_required[] = { 0x5u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_words[3][2] = {
    { 0x68746170u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x726576726573u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_required[1] = {
    CRD_STRING_INIT("claimName"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("claimName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource, claimName)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource, readOnly)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_required[] = { 0x1u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_words[2][2] = {
    { 0x6d614e6d69616c63u, 0x656d614e6d69616cu }, { 0x796c6e4f64616572u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_items, .count = 2, .mask = 1,
    .seed = 1, .slots = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("pdID"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("pdID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource, pdID)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_required[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_words[2][2] = {
    { 0x657079547366u, 0x0u }, { 0x44496470u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_items, .count = 2, .mask = 1,
    .seed = 6, .slots = batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumeID"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("volumeID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource, volumeID)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_slots[3 + 1] = {0, 1, 2, 0xffff};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_required[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_words[3][2] = {
    { 0x657079547366u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x4449656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_items, .count = 3, .mask = 3, .seed = 5,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("labelSelector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, labelSelector)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, optional)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, path)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, signerName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_slots[7 + 1] = {
    0xffff, 1, 0, 0xffff, 4, 3, 2, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_words[5][2] = {
    { 0x6c65536c6562616cu, 0x726f7463656c6553u }, { 0x656d616eu, 0x0u }, { 0x6c616e6f6974706fu, 0x0u },
    { 0x68746170u, 0x0u }, { 0x614e72656e676973u, 0x656d614e72656e67u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_items, .count = 5, .mask = 7,
    .seed = 9, .slots = batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 43 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_1b084350_type_fba4870d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection, items)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_d7135328,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection, name)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection, optional)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_slots[3 + 1] = {1, 0, 0xffff, 2};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_defaulted[] = { 0x2u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_words[3][2] = {
    { 0x736d657469u, 0x0u }, { 0x656d616eu, 0x0u }, { 0x6c616e6f6974706fu, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_defaulted,
    .words = batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("items"), .type = &crd_1b084350_type_7518aa79,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection, items)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_slots[0 + 1] = {0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_words[1][2] = {
    { 0x736d657469u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_required[2] = {
    CRD_STRING_INIT("keyType"), CRD_STRING_INIT("signerName"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_items[7] = {
    {.name = CRD_STRING_INIT("certificateChainPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, certificateChainPath)},
    {.name = CRD_STRING_INIT("credentialBundlePath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, credentialBundlePath)},
    {.name = CRD_STRING_INIT("keyPath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, keyPath)},
    {.name = CRD_STRING_INIT("keyType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, keyType)},
    {.name = CRD_STRING_INIT("maxExpirationSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, maxExpirationSeconds)},
    {.name = CRD_STRING_INIT("signerName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, signerName)},
    {.name = CRD_STRING_INIT("userAnnotations"), .type = &crd_1b084350_type_f6785eb0,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, userAnnotations)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_slots[7 + 1] = {
    0, 6, 2, 5, 4, 1, 0xffff, 3,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_required[] = { 0x28u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_words[7][2] = {
    { 0x6369666974726563u, 0x687461506e696168u }, { 0x69746e6564657263u, 0x68746150656c646eu }, { 0x6874615079656bu, 0x0u },
    { 0x6570795479656bu, 0x0u }, { 0x726970784578616du, 0x73646e6f6365536eu }, { 0x614e72656e676973u, 0x656d614e72656e67u },
    { 0x6f6e6e4172657375u, 0x736e6f697461746fu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_items, .count = 7, .mask = 7, .seed = 18,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_required[1] = {
    CRD_STRING_INIT("path"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("audience"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection, audience)},
    {.name = CRD_STRING_INIT("expirationSeconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection, expirationSeconds)},
    {.name = CRD_STRING_INIT("path"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection, path)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_slots[3 + 1] = {
    1, 0xffff, 2, 0,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_required[] = { 0x4u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_words[3][2] = {
    { 0x65636e6569647561u, 0x0u }, { 0x6974617269707865u, 0x73646e6f6365536eu }, { 0x68746170u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_items, .count = 3, .mask = 3,
    .seed = 1, .slots = batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("clusterTrustBundle"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, clusterTrustBundle)},
    {.name = CRD_STRING_INIT("configMap"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, configMap)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, downwardAPI)},
    {.name = CRD_STRING_INIT("podCertificate"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, podCertificate)},
    {.name = CRD_STRING_INIT("secret"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, secret)},
    {.name = CRD_STRING_INIT("serviceAccountToken"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, serviceAccountToken)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_slots[7 + 1] = {
    3, 2, 5, 1, 0, 0xffff, 0xffff, 4,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_words[6][2] = {
    { 0x5472657473756c63u, 0x656c646e75427473u }, { 0x614d6769666e6f63u, 0x70614d6769666e6fu },
    { 0x647261776e776f64u, 0x495041647261776eu }, { 0x6974726543646f70u, 0x6574616369666974u }, { 0x746572636573u, 0x0u },
    { 0x4165636976726573u, 0x6e656b6f54746e75u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_items, .count = 6, .mask = 7, .seed = 25,
    .slots = batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources and 21 more */
const crd_type crd_1b084350_type_03cf49c5 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection),
    .items = &batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("sources"), .type = &crd_1b084350_type_03cf49c5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource, sources)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_words[2][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u }, { 0x73656372756f73u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_required[2] = {
    CRD_STRING_INIT("registry"), CRD_STRING_INIT("volume"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("group"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, group)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("registry"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, registry)},
    {.name = CRD_STRING_INIT("tenant"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, tenant)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, user)},
    {.name = CRD_STRING_INIT("volume"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, volume)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_slots[7 + 1] = {
    0, 0xffff, 5, 4, 1, 3, 2, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_required[] = { 0x24u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_words[6][2] = {
    { 0x70756f7267u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x7972747369676572u, 0x0u }, { 0x746e616e6574u, 0x0u },
    { 0x72657375u, 0x0u }, { 0x656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_items, .count = 6, .mask = 7, .seed = 12,
    .slots = batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_required[2] = {
    CRD_STRING_INIT("image"), CRD_STRING_INIT("monitors"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("image"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, image)},
    {.name = CRD_STRING_INIT("keyring"), .type = &crd_1b084350_type_ea779d56,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, keyring)},
    {.name = CRD_STRING_INIT("monitors"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, monitors)},
    {.name = CRD_STRING_INIT("pool"), .type = &crd_1b084350_type_f8efe101,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, pool)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("user"), .type = &crd_1b084350_type_951dff2d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, user)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_slots[7 + 1] = {3, 1, 4, 7, 5, 6, 2, 0};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_defaulted[] = { 0x94u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_required[] = { 0xau };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_words[8][2] = {
    { 0x657079547366u, 0x0u }, { 0x6567616d69u, 0x0u }, { 0x676e697279656bu, 0x0u }, { 0x73726f74696e6f6du, 0x0u },
    { 0x6c6f6f70u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x6552746572636573u, 0x6665527465726365u },
    { 0x72657375u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_items, .count = 8, .mask = 7, .seed = 210,
    .slots = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_required, .required_count = 2,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_required[3] = {
    CRD_STRING_INIT("gateway"), CRD_STRING_INIT("secretRef"), CRD_STRING_INIT("system"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_items[10] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_beabe031,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("gateway"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, gateway)},
    {.name = CRD_STRING_INIT("protectionDomain"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, protectionDomain)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("sslEnabled"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, sslEnabled)},
    {.name = CRD_STRING_INIT("storageMode"), .type = &crd_1b084350_type_658d8641,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, storageMode)},
    {.name = CRD_STRING_INIT("storagePool"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, storagePool)},
    {.name = CRD_STRING_INIT("system"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, system)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, volumeName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_slots[15 + 1] = {
    9, 0xffff, 1, 0xffff, 0, 3, 0xffff, 0xffff, 5, 6, 8, 7, 4, 0xffff, 0xffff, 2,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_defaulted[] = { 0x41u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_required[] = { 0x112u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_words[10][2] = {
    { 0x657079547366u, 0x0u }, { 0x79617765746167u, 0x0u }, { 0x69746365746f7270u, 0x6e69616d6f446e6fu },
    { 0x796c6e4f64616572u, 0x0u }, { 0x6552746572636573u, 0x6665527465726365u },
    { 0x6c62616e456c7373u, 0x64656c62616e456cu }, { 0x4d656761726f7473u, 0x65646f4d65676172u },
    { 0x50656761726f7473u, 0x6c6f6f5065676172u }, { 0x6d6574737973u, 0x0u }, { 0x614e656d756c6f76u, 0x656d614e656d756cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_items, .count = 10, .mask = 15, .seed = 17,
    .slots = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_slots,
    .defaulted = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_defaulted,
    .required = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_required, .required_count = 3,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("defaultMode"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource, defaultMode)},
    {.name = CRD_STRING_INIT("items"), .type = &crd_1b084350_type_fba4870d,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource, items)},
    {.name = CRD_STRING_INIT("optional"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource, optional)},
    {.name = CRD_STRING_INIT("secretName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource, secretName)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_slots[3 + 1] = {0, 3, 2, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_words[4][2] = {
    { 0x4d746c7561666564u, 0x65646f4d746c7561u }, { 0x736d657469u, 0x0u }, { 0x6c616e6f6974706fu, 0x0u },
    { 0x614e746572636573u, 0x656d614e74657263u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_items, .count = 4, .mask = 3, .seed = 9,
    .slots = batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 21 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("readOnly"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, readOnly)},
    {.name = CRD_STRING_INIT("secretRef"), .type = &batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, secretRef)},
    {.name = CRD_STRING_INIT("volumeName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, volumeName)},
    {.name = CRD_STRING_INIT("volumeNamespace"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, volumeNamespace)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 1, 4, 0, 0xffff, 3, 2,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_words[5][2] = {
    { 0x657079547366u, 0x0u }, { 0x796c6e4f64616572u, 0x0u }, { 0x6552746572636573u, 0x6665527465726365u },
    { 0x614e656d756c6f76u, 0x656d614e656d756cu }, { 0x614e656d756c6f76u, 0x6563617073656d61u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_items, .count = 5, .mask = 7, .seed = 6,
    .slots = batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type_fields,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_required[1] = {
    CRD_STRING_INIT("volumePath"),
};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("fsType"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource, fsType)},
    {.name = CRD_STRING_INIT("storagePolicyID"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource, storagePolicyID)},
    {.name = CRD_STRING_INIT("storagePolicyName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource, storagePolicyName)},
    {.name = CRD_STRING_INIT("volumePath"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource, volumePath)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_slots[3 + 1] = {
    0, 2, 1, 3,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_words[4][2] = {
    { 0x657079547366u, 0x0u }, { 0x50656761726f7473u, 0x44497963696c6f50u }, { 0x50656761726f7473u, 0x656d614e7963696cu },
    { 0x6150656d756c6f76u, 0x68746150656d756cu },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_items, .count = 4, .mask = 3,
    .seed = 2, .slots = batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_required[1] = {CRD_STRING_INIT("name")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_items[31] = {
    {.name = CRD_STRING_INIT("awsElasticBlockStore"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, awsElasticBlockStore)},
    {.name = CRD_STRING_INIT("azureDisk"), .type = &batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, azureDisk)},
    {.name = CRD_STRING_INIT("azureFile"), .type = &batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, azureFile)},
    {.name = CRD_STRING_INIT("cephfs"), .type = &batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, cephfs)},
    {.name = CRD_STRING_INIT("cinder"), .type = &batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, cinder)},
    {.name = CRD_STRING_INIT("configMap"), .type = &batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, configMap)},
    {.name = CRD_STRING_INIT("csi"), .type = &batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, csi)},
    {.name = CRD_STRING_INIT("downwardAPI"), .type = &batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, downwardAPI)},
    {.name = CRD_STRING_INIT("emptyDir"), .type = &batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, emptyDir)},
    {.name = CRD_STRING_INIT("ephemeral"), .type = &batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, ephemeral)},
    {.name = CRD_STRING_INIT("fc"), .type = &batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, fc)},
    {.name = CRD_STRING_INIT("flexVolume"), .type = &batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, flexVolume)},
    {.name = CRD_STRING_INIT("flocker"), .type = &batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, flocker)},
    {.name = CRD_STRING_INIT("gcePersistentDisk"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, gcePersistentDisk)},
    {.name = CRD_STRING_INIT("gitRepo"), .type = &batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, gitRepo)},
    {.name = CRD_STRING_INIT("glusterfs"), .type = &batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, glusterfs)},
    {.name = CRD_STRING_INIT("hostPath"), .type = &batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, hostPath)},
    {.name = CRD_STRING_INIT("image"), .type = &batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, image)},
    {.name = CRD_STRING_INIT("iscsi"), .type = &batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, iscsi)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, name)},
    {.name = CRD_STRING_INIT("nfs"), .type = &batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, nfs)},
    {.name = CRD_STRING_INIT("persistentVolumeClaim"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, persistentVolumeClaim)},
    {.name = CRD_STRING_INIT("photonPersistentDisk"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, photonPersistentDisk)},
    {.name = CRD_STRING_INIT("portworxVolume"), .type = &batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, portworxVolume)},
    {.name = CRD_STRING_INIT("projected"), .type = &batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, projected)},
    {.name = CRD_STRING_INIT("quobyte"), .type = &batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, quobyte)},
    {.name = CRD_STRING_INIT("rbd"), .type = &batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, rbd)},
    {.name = CRD_STRING_INIT("scaleIO"), .type = &batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, scaleIO)},
    {.name = CRD_STRING_INIT("secret"), .type = &batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, secret)},
    {.name = CRD_STRING_INIT("storageos"), .type = &batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, storageos)},
    {.name = CRD_STRING_INIT("vsphereVolume"),
     .type = &batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, vsphereVolume)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_slots[127 + 1] = {
    0xffff, 17, 25, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0, 0xffff, 0xffff, 11, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 18, 0xffff, 3, 0xffff, 0xffff, 0xffff, 6, 0xffff,
    7, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 20, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 29, 2, 19, 5,
    0xffff, 0xffff, 0xffff, 0xffff, 10, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 27, 26, 0xffff, 0xffff,
    0xffff, 16, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 21, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 30, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 8, 0xffff, 0xffff, 0xffff, 15, 0xffff, 4, 0xffff, 9, 0xffff, 24, 22, 0xffff, 0xffff, 0xffff,
    13, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 28, 14, 23, 0xffff, 0xffff, 0xffff,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_required[] = { 0x80000u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_words[31][2] = {
    { 0x7473616c45737761u, 0x65726f74536b636fu }, { 0x7369446572757a61u, 0x6b7369446572757au },
    { 0x6c69466572757a61u, 0x656c69466572757au }, { 0x736668706563u, 0x0u }, { 0x7265646e6963u, 0x0u },
    { 0x614d6769666e6f63u, 0x70614d6769666e6fu }, { 0x697363u, 0x0u }, { 0x647261776e776f64u, 0x495041647261776eu },
    { 0x7269447974706d65u, 0x0u }, { 0x6172656d65687065u, 0x6c6172656d656870u }, { 0x6366u, 0x0u },
    { 0x756c6f5678656c66u, 0x656d756c6f567865u }, { 0x72656b636f6c66u, 0x0u }, { 0x6973726550656367u, 0x6b736944746e6574u },
    { 0x6f706552746967u, 0x0u }, { 0x6672657473756c67u, 0x736672657473756cu }, { 0x6874615074736f68u, 0x0u },
    { 0x6567616d69u, 0x0u }, { 0x6973637369u, 0x0u }, { 0x656d616eu, 0x0u }, { 0x73666eu, 0x0u },
    { 0x6574736973726570u, 0x6d69616c43656d75u }, { 0x65506e6f746f6870u, 0x6b736944746e6574u },
    { 0x78726f7774726f70u, 0x656d756c6f567872u }, { 0x657463656a6f7270u, 0x64657463656a6f72u }, { 0x657479626f7571u, 0x0u },
    { 0x646272u, 0x0u }, { 0x4f49656c616373u, 0x0u }, { 0x746572636573u, 0x0u },
    { 0x6f656761726f7473u, 0x736f656761726f74u }, { 0x5665726568707376u, 0x656d756c6f566572u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_items, .count = 31, .mask = 127, .seed = 116,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes and 21 more */
static const crd_string crd_1b084350_type_0907b1db_keys[1] = {CRD_STRING_INIT("name")};
const crd_type crd_1b084350_type_0907b1db = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume),
    .items = &batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type, .map_keys = crd_1b084350_type_0907b1db_keys,
    .map_key_count = 1,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 21 more */
static const crd_string batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_required[1] = {CRD_STRING_INIT("containers")};
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_items[42] = {
    {.name = CRD_STRING_INIT("activeDeadlineSeconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, activeDeadlineSeconds)},
    {.name = CRD_STRING_INIT("affinity"), .type = &batch_volcano_sh_v1alpha1_CronJob_Affinity_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, affinity)},
    {.name = CRD_STRING_INIT("automountServiceAccountToken"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, automountServiceAccountToken)},
    {.name = CRD_STRING_INIT("containers"), .type = &crd_1b084350_type_9ed444b4,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, containers)},
    {.name = CRD_STRING_INIT("dnsConfig"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, dnsConfig)},
    {.name = CRD_STRING_INIT("dnsPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, dnsPolicy)},
    {.name = CRD_STRING_INIT("enableServiceLinks"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, enableServiceLinks)},
    {.name = CRD_STRING_INIT("ephemeralContainers"), .type = &crd_1b084350_type_91b9757e,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, ephemeralContainers)},
    {.name = CRD_STRING_INIT("hostAliases"), .type = &crd_1b084350_type_fb121891,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostAliases)},
    {.name = CRD_STRING_INIT("hostIPC"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostIPC)},
    {.name = CRD_STRING_INIT("hostNetwork"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostNetwork)},
    {.name = CRD_STRING_INIT("hostPID"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostPID)},
    {.name = CRD_STRING_INIT("hostUsers"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostUsers)},
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostname)},
    {.name = CRD_STRING_INIT("hostnameOverride"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, hostnameOverride)},
    {.name = CRD_STRING_INIT("imagePullSecrets"), .type = &crd_1b084350_type_55d09d50,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, imagePullSecrets)},
    {.name = CRD_STRING_INIT("initContainers"), .type = &crd_1b084350_type_9ed444b4,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, initContainers)},
    {.name = CRD_STRING_INIT("nodeName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, nodeName)},
    {.name = CRD_STRING_INIT("nodeSelector"), .type = &crd_1b084350_type_376b84aa,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, nodeSelector)},
    {.name = CRD_STRING_INIT("os"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodOS_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, os)},
    {.name = CRD_STRING_INIT("overhead"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, overhead)},
    {.name = CRD_STRING_INIT("preemptionPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, preemptionPolicy)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, priority)},
    {.name = CRD_STRING_INIT("priorityClassName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, priorityClassName)},
    {.name = CRD_STRING_INIT("readinessGates"), .type = &crd_1b084350_type_ca4b042f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, readinessGates)},
    {.name = CRD_STRING_INIT("resourceClaims"), .type = &crd_1b084350_type_19827e0c,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, resourceClaims)},
    {.name = CRD_STRING_INIT("resources"), .type = &batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, resources)},
    {.name = CRD_STRING_INIT("restartPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, restartPolicy)},
    {.name = CRD_STRING_INIT("runtimeClassName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, runtimeClassName)},
    {.name = CRD_STRING_INIT("schedulerName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, schedulerName)},
    {.name = CRD_STRING_INIT("schedulingGates"), .type = &crd_1b084350_type_cd07f50c,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, schedulingGates)},
    {.name = CRD_STRING_INIT("schedulingGroup"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, schedulingGroup)},
    {.name = CRD_STRING_INIT("securityContext"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, securityContext)},
    {.name = CRD_STRING_INIT("serviceAccount"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, serviceAccount)},
    {.name = CRD_STRING_INIT("serviceAccountName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, serviceAccountName)},
    {.name = CRD_STRING_INIT("setHostnameAsFQDN"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, setHostnameAsFQDN)},
    {.name = CRD_STRING_INIT("shareProcessNamespace"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, shareProcessNamespace)},
    {.name = CRD_STRING_INIT("subdomain"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, subdomain)},
    {.name = CRD_STRING_INIT("terminationGracePeriodSeconds"), .type = &crd_1b084350_type_0a215295,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, terminationGracePeriodSeconds)},
    {.name = CRD_STRING_INIT("tolerations"), .type = &crd_1b084350_type_df93e452,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, tolerations)},
    {.name = CRD_STRING_INIT("topologySpreadConstraints"), .type = &crd_1b084350_type_c96eaeaa,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, topologySpreadConstraints)},
    {.name = CRD_STRING_INIT("volumes"), .type = &crd_1b084350_type_0907b1db,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, volumes)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_slots[127 + 1] = {
    0xffff, 14, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 13, 20, 31, 0xffff, 0xffff, 17, 0xffff, 32, 4, 21, 0xffff, 0xffff,
    0xffff, 0xffff, 16, 0xffff, 0xffff, 15, 0xffff, 12, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 11, 0xffff, 0xffff, 18, 3, 0xffff, 0xffff, 0xffff, 7, 28, 0xffff, 0xffff,
    0xffff, 37, 0xffff, 29, 0xffff, 0xffff, 0xffff, 25, 2, 0, 0xffff, 0xffff, 0xffff, 0xffff, 6, 40, 0xffff, 0xffff,
    0xffff, 5, 0xffff, 0xffff, 0xffff, 27, 0xffff, 0xffff, 30, 0xffff, 1, 0xffff, 0xffff, 0xffff, 0xffff, 22, 38, 0xffff,
    0xffff, 0xffff, 0xffff, 0xffff, 24, 0xffff, 0xffff, 9, 0xffff, 23, 0xffff, 0xffff, 10, 0xffff, 26, 0xffff, 0xffff,
    8, 0xffff, 41, 0xffff, 0xffff, 0xffff, 35, 0xffff, 36, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 39, 34, 0xffff,
    0xffff, 33, 0xffff, 0xffff, 19,
};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_required[] = { 0x8u };
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_words[42][2] = {
    { 0x6544657669746361u, 0x73646e6f63655365u }, { 0x7974696e69666661u, 0x0u },
    { 0x6e756f6d6f747561u, 0x6e656b6f54746e75u }, { 0x656e6961746e6f63u, 0x7372656e6961746eu },
    { 0x69666e6f43736e64u, 0x6769666e6f43736eu }, { 0x63696c6f50736e64u, 0x7963696c6f50736eu },
    { 0x6553656c62616e65u, 0x736b6e694c656369u }, { 0x6172656d65687065u, 0x7372656e6961746eu },
    { 0x61696c4174736f68u, 0x73657361696c4174u }, { 0x43504974736f68u, 0x0u }, { 0x7774654e74736f68u, 0x6b726f7774654e74u },
    { 0x44495074736f68u, 0x0u }, { 0x7265735574736f68u, 0x737265735574736fu }, { 0x656d616e74736f68u, 0x0u },
    { 0x656d616e74736f68u, 0x656469727265764fu }, { 0x6c75506567616d69u, 0x737465726365536cu },
    { 0x746e6f4374696e69u, 0x7372656e6961746eu }, { 0x656d614e65646f6eu, 0x0u },
    { 0x656c655365646f6eu, 0x726f7463656c6553u }, { 0x736fu, 0x0u }, { 0x646165687265766fu, 0x0u },
    { 0x6974706d65657270u, 0x7963696c6f506e6fu }, { 0x797469726f697270u, 0x0u },
    { 0x797469726f697270u, 0x656d614e7373616cu }, { 0x73656e6964616572u, 0x7365746147737365u },
    { 0x656372756f736572u, 0x736d69616c436563u }, { 0x656372756f736572u, 0x73656372756f7365u },
    { 0x5074726174736572u, 0x7963696c6f507472u }, { 0x43656d69746e7572u, 0x656d614e7373616cu },
    { 0x656c756465686373u, 0x656d614e72656c75u }, { 0x696c756465686373u, 0x7365746147676e69u },
    { 0x696c756465686373u, 0x70756f7247676e69u }, { 0x7974697275636573u, 0x747865746e6f4379u },
    { 0x4165636976726573u, 0x746e756f63634165u }, { 0x4165636976726573u, 0x656d614e746e756fu },
    { 0x6e74736f48746573u, 0x4e4451467341656du }, { 0x6f72506572616873u, 0x6563617073656d61u },
    { 0x69616d6f64627573u, 0x6e69616d6f646275u }, { 0x74616e696d726574u, 0x73646e6f63655364u },
    { 0x69746172656c6f74u, 0x736e6f6974617265u }, { 0x79676f6c6f706f74u, 0x73746e6961727473u }, { 0x73656d756c6f76u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_items, .count = 42, .mask = 127, .seed = 323,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_slots,
    .required = batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_required,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields_words,
};
static const crd_checks batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_checks = {
    .required = batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_required, .required_count = 1,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSpec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodSpec),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodSpec, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_fields,
    .checks = &batch_volcano_sh_v1alpha1_CronJob_PodSpec_type_checks,
};

/* CronJob.spec.jobTemplate.spec.tasks[].template and 19 more */
static const crd_field batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("metadata"), .type = &batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &batch_volcano_sh_v1alpha1_CronJob_PodSpec_type,
     .offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec, spec)},
};
static const uint16_t batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_words[2][2] = {
    { 0x617461646174656du, 0x0u }, { 0x63657073u, 0x0u },
};
static const crd_fields batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields = {
    .items = batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_slots,
    .words = batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields_words,
};
const crd_type batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_POD_TEMPLATE, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec),
    .has_offset = offsetof(batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec, has),
    .fields = &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type_fields,
};

/* RayCluster.spec.autoscalerOptions.env and 10 more */
const crd_type crd_1b084350_type_4d24605a = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvVar), .items = &batch_volcano_sh_v1alpha1_CronJob_EnvVar_type,
};

/* RayCluster.spec.autoscalerOptions.envFrom and 6 more */
const crd_type crd_1b084350_type_32a9bc8c = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource),
    .items = &batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type,
};

/* RayCluster.spec.autoscalerOptions.volumeMounts and 6 more */
const crd_type crd_1b084350_type_e351b83a = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_CronJob_VolumeMount),
    .items = &batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
static const crd_string ray_io_v1_RayCluster_ServicePort_type_required[1] = {CRD_STRING_INIT("port")};
static const crd_field ray_io_v1_RayCluster_ServicePort_type_fields_items[6] = {
    {.name = CRD_STRING_INIT("appProtocol"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, appProtocol)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, name)},
    {.name = CRD_STRING_INIT("nodePort"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, nodePort)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_1b084350_type_a73e0238,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, protocol)},
    {.name = CRD_STRING_INIT("targetPort"), .type = &crd_1b084350_type_0d531a0f,
     .offset = offsetof(ray_io_v1_RayCluster_ServicePort, targetPort)},
};
static const uint16_t ray_io_v1_RayCluster_ServicePort_type_fields_slots[7 + 1] = {4, 0xffff, 5, 1, 0xffff, 3, 0, 2};
static const uint64_t ray_io_v1_RayCluster_ServicePort_type_fields_defaulted[] = { 0x10u };
static const uint64_t ray_io_v1_RayCluster_ServicePort_type_fields_required[] = { 0x8u };
static const uint64_t ray_io_v1_RayCluster_ServicePort_type_fields_words[6][2] = {
    { 0x6f746f7250707061u, 0x6c6f636f746f7250u }, { 0x656d616eu, 0x0u }, { 0x74726f5065646f6eu, 0x0u },
    { 0x74726f70u, 0x0u }, { 0x6c6f636f746f7270u, 0x0u }, { 0x6f50746567726174u, 0x74726f5074656772u },
};
static const crd_fields ray_io_v1_RayCluster_ServicePort_type_fields = {
    .items = ray_io_v1_RayCluster_ServicePort_type_fields_items, .count = 6, .mask = 7, .seed = 7,
    .slots = ray_io_v1_RayCluster_ServicePort_type_fields_slots,
    .defaulted = ray_io_v1_RayCluster_ServicePort_type_fields_defaulted,
    .required = ray_io_v1_RayCluster_ServicePort_type_fields_required,
    .words = ray_io_v1_RayCluster_ServicePort_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_ServicePort_type_checks = {
    .required = ray_io_v1_RayCluster_ServicePort_type_required, .required_count = 1,
};
const crd_type ray_io_v1_RayCluster_ServicePort_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_ServicePort), .has_offset = offsetof(ray_io_v1_RayCluster_ServicePort, has),
    .fields = &ray_io_v1_RayCluster_ServicePort_type_fields, .checks = &ray_io_v1_RayCluster_ServicePort_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.spec.ports and 8 more */
static const crd_string crd_1b084350_type_f3929618_keys[2] = {CRD_STRING_INIT("port"), CRD_STRING_INIT("protocol")};
const crd_type crd_1b084350_type_f3929618 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_KEYED,
    .struct_size = sizeof(ray_io_v1_RayCluster_ServicePort), .items = &ray_io_v1_RayCluster_ServicePort_type,
    .map_keys = crd_1b084350_type_f3929618_keys, .map_key_count = 2,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
static const crd_field ray_io_v1_RayCluster_ClientIPConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("timeoutSeconds"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_ClientIPConfig, timeoutSeconds)},
};
static const uint16_t ray_io_v1_RayCluster_ClientIPConfig_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_ClientIPConfig_type_fields_words[1][2] = {
    { 0x5374756f656d6974u, 0x73646e6f63655374u },
};
static const crd_fields ray_io_v1_RayCluster_ClientIPConfig_type_fields = {
    .items = ray_io_v1_RayCluster_ClientIPConfig_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_ClientIPConfig_type_fields_slots,
    .words = ray_io_v1_RayCluster_ClientIPConfig_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_ClientIPConfig_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_ClientIPConfig),
    .has_offset = offsetof(ray_io_v1_RayCluster_ClientIPConfig, has),
    .fields = &ray_io_v1_RayCluster_ClientIPConfig_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
static const crd_field ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("clientIP"), .type = &ray_io_v1_RayCluster_ClientIPConfig_type,
     .offset = offsetof(ray_io_v1_RayCluster_SessionAffinityConfig, clientIP)},
};
static const uint16_t ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_words[1][2] = {{ 0x5049746e65696c63u, 0x0u }};
static const crd_fields ray_io_v1_RayCluster_SessionAffinityConfig_type_fields = {
    .items = ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_slots,
    .words = ray_io_v1_RayCluster_SessionAffinityConfig_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_SessionAffinityConfig_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_SessionAffinityConfig),
    .has_offset = offsetof(ray_io_v1_RayCluster_SessionAffinityConfig, has),
    .fields = &ray_io_v1_RayCluster_SessionAffinityConfig_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
static const crd_field ray_io_v1_RayCluster_ServiceSpec_type_fields_items[20] = {
    {.name = CRD_STRING_INIT("allocateLoadBalancerNodePorts"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, allocateLoadBalancerNodePorts)},
    {.name = CRD_STRING_INIT("clusterIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, clusterIP)},
    {.name = CRD_STRING_INIT("clusterIPs"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, clusterIPs)},
    {.name = CRD_STRING_INIT("externalIPs"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, externalIPs)},
    {.name = CRD_STRING_INIT("externalName"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, externalName)},
    {.name = CRD_STRING_INIT("externalTrafficPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, externalTrafficPolicy)},
    {.name = CRD_STRING_INIT("healthCheckNodePort"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, healthCheckNodePort)},
    {.name = CRD_STRING_INIT("internalTrafficPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, internalTrafficPolicy)},
    {.name = CRD_STRING_INIT("ipFamilies"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, ipFamilies)},
    {.name = CRD_STRING_INIT("ipFamilyPolicy"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, ipFamilyPolicy)},
    {.name = CRD_STRING_INIT("loadBalancerClass"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, loadBalancerClass)},
    {.name = CRD_STRING_INIT("loadBalancerIP"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, loadBalancerIP)},
    {.name = CRD_STRING_INIT("loadBalancerSourceRanges"), .type = &crd_1b084350_type_b5c39dcf,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, loadBalancerSourceRanges)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_f3929618,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, ports)},
    {.name = CRD_STRING_INIT("publishNotReadyAddresses"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, publishNotReadyAddresses)},
    {.name = CRD_STRING_INIT("selector"), .type = &crd_1b084350_type_376b84aa,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, selector)},
    {.name = CRD_STRING_INIT("sessionAffinity"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, sessionAffinity)},
    {.name = CRD_STRING_INIT("sessionAffinityConfig"), .type = &ray_io_v1_RayCluster_SessionAffinityConfig_type,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, sessionAffinityConfig)},
    {.name = CRD_STRING_INIT("trafficDistribution"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, trafficDistribution)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, type)},
};
static const uint16_t ray_io_v1_RayCluster_ServiceSpec_type_fields_slots[31 + 1] = {
    6, 5, 10, 0xffff, 0, 2, 18, 13, 11, 0xffff, 15, 0xffff, 0xffff, 3, 14, 0xffff, 0xffff, 16, 0xffff, 19, 4, 0xffff,
    17, 8, 0xffff, 0xffff, 1, 9, 0xffff, 7, 0xffff, 12,
};
static const uint64_t ray_io_v1_RayCluster_ServiceSpec_type_fields_words[20][2] = {
    { 0x657461636f6c6c61u, 0x7374726f5065646fu }, { 0x4972657473756c63u, 0x504972657473756cu },
    { 0x4972657473756c63u, 0x7350497265747375u }, { 0x6c616e7265747865u, 0x7350496c616e7265u },
    { 0x6c616e7265747865u, 0x656d614e6c616e72u }, { 0x6c616e7265747865u, 0x7963696c6f506369u },
    { 0x684368746c616568u, 0x74726f5065646f4eu }, { 0x6c616e7265746e69u, 0x7963696c6f506369u },
    { 0x696c696d61467069u, 0x7365696c696d6146u }, { 0x796c696d61467069u, 0x7963696c6f50796cu },
    { 0x616c614264616f6cu, 0x7373616c43726563u }, { 0x616c614264616f6cu, 0x50497265636e616cu },
    { 0x616c614264616f6cu, 0x7365676e61526563u }, { 0x7374726f70u, 0x0u }, { 0x4e6873696c627570u, 0x7365737365726464u },
    { 0x726f7463656c6573u, 0x0u }, { 0x416e6f6973736573u, 0x7974696e69666641u },
    { 0x416e6f6973736573u, 0x6769666e6f437974u }, { 0x4463696666617274u, 0x6e6f697475626972u }, { 0x65707974u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_ServiceSpec_type_fields = {
    .items = ray_io_v1_RayCluster_ServiceSpec_type_fields_items, .count = 20, .mask = 31, .seed = 248,
    .slots = ray_io_v1_RayCluster_ServiceSpec_type_fields_slots, .words = ray_io_v1_RayCluster_ServiceSpec_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_ServiceSpec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_ServiceSpec), .has_offset = offsetof(ray_io_v1_RayCluster_ServiceSpec, has),
    .fields = &ray_io_v1_RayCluster_ServiceSpec_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
static const crd_string ray_io_v1_RayCluster_PortStatus_type_required[3] = {
    CRD_STRING_INIT("error"), CRD_STRING_INIT("port"), CRD_STRING_INIT("protocol"),
};
static const crd_field ray_io_v1_RayCluster_PortStatus_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("error"), .type = &crd_1b084350_type_8e0d4f39,
     .offset = offsetof(ray_io_v1_RayCluster_PortStatus, error)},
    {.name = CRD_STRING_INIT("port"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(ray_io_v1_RayCluster_PortStatus, port)},
    {.name = CRD_STRING_INIT("protocol"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_PortStatus, protocol)},
};
static const uint16_t ray_io_v1_RayCluster_PortStatus_type_fields_slots[3 + 1] = {0xffff, 0, 2, 1};
static const uint64_t ray_io_v1_RayCluster_PortStatus_type_fields_required[] = { 0x7u };
static const uint64_t ray_io_v1_RayCluster_PortStatus_type_fields_words[3][2] = {
    { 0x726f727265u, 0x0u }, { 0x74726f70u, 0x0u }, { 0x6c6f636f746f7270u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_PortStatus_type_fields = {
    .items = ray_io_v1_RayCluster_PortStatus_type_fields_items, .count = 3, .mask = 3, .seed = 2,
    .slots = ray_io_v1_RayCluster_PortStatus_type_fields_slots,
    .required = ray_io_v1_RayCluster_PortStatus_type_fields_required,
    .words = ray_io_v1_RayCluster_PortStatus_type_fields_words,
};
static const crd_checks ray_io_v1_RayCluster_PortStatus_type_checks = {
    .required = ray_io_v1_RayCluster_PortStatus_type_required, .required_count = 3,
};
const crd_type ray_io_v1_RayCluster_PortStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_PortStatus), .has_offset = offsetof(ray_io_v1_RayCluster_PortStatus, has),
    .fields = &ray_io_v1_RayCluster_PortStatus_type_fields, .checks = &ray_io_v1_RayCluster_PortStatus_type_checks,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports and 8 more */
const crd_type crd_1b084350_type_a61ced82 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(ray_io_v1_RayCluster_PortStatus), .items = &ray_io_v1_RayCluster_PortStatus_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
static const crd_field ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_items[4] = {
    {.name = CRD_STRING_INIT("hostname"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_LoadBalancerIngress, hostname)},
    {.name = CRD_STRING_INIT("ip"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_LoadBalancerIngress, ip)},
    {.name = CRD_STRING_INIT("ipMode"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(ray_io_v1_RayCluster_LoadBalancerIngress, ipMode)},
    {.name = CRD_STRING_INIT("ports"), .type = &crd_1b084350_type_a61ced82,
     .offset = offsetof(ray_io_v1_RayCluster_LoadBalancerIngress, ports)},
};
static const uint16_t ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_slots[3 + 1] = {2, 3, 0, 1};
static const uint64_t ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_words[4][2] = {
    { 0x656d616e74736f68u, 0x0u }, { 0x7069u, 0x0u }, { 0x65646f4d7069u, 0x0u }, { 0x7374726f70u, 0x0u },
};
static const crd_fields ray_io_v1_RayCluster_LoadBalancerIngress_type_fields = {
    .items = ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_items, .count = 4, .mask = 3, .seed = 4,
    .slots = ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_slots,
    .words = ray_io_v1_RayCluster_LoadBalancerIngress_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_LoadBalancerIngress_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_LoadBalancerIngress),
    .has_offset = offsetof(ray_io_v1_RayCluster_LoadBalancerIngress, has),
    .fields = &ray_io_v1_RayCluster_LoadBalancerIngress_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress and 8 more */
const crd_type crd_1b084350_type_14ae1a97 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .list_kind = CRD_LIST_ATOMIC,
    .struct_size = sizeof(ray_io_v1_RayCluster_LoadBalancerIngress), .items = &ray_io_v1_RayCluster_LoadBalancerIngress_type,
};

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
static const crd_field ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("ingress"), .type = &crd_1b084350_type_14ae1a97,
     .offset = offsetof(ray_io_v1_RayCluster_LoadBalancerStatus, ingress)},
};
static const uint16_t ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_slots[0 + 1] = {0};
static const uint64_t ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_words[1][2] = {{ 0x73736572676e69u, 0x0u }};
static const crd_fields ray_io_v1_RayCluster_LoadBalancerStatus_type_fields = {
    .items = ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_slots,
    .words = ray_io_v1_RayCluster_LoadBalancerStatus_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_LoadBalancerStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_LoadBalancerStatus),
    .has_offset = offsetof(ray_io_v1_RayCluster_LoadBalancerStatus, has),
    .fields = &ray_io_v1_RayCluster_LoadBalancerStatus_type_fields,
};

/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
static const crd_field ray_io_v1_RayCluster_ServiceStatus_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_e26c6d2b,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceStatus, conditions)},
    {.name = CRD_STRING_INIT("loadBalancer"), .type = &ray_io_v1_RayCluster_LoadBalancerStatus_type,
     .offset = offsetof(ray_io_v1_RayCluster_ServiceStatus, loadBalancer)},
};
static const uint16_t ray_io_v1_RayCluster_ServiceStatus_type_fields_slots[1 + 1] = {1, 0};
static const uint64_t ray_io_v1_RayCluster_ServiceStatus_type_fields_words[2][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu }, { 0x616c614264616f6cu, 0x7265636e616c6142u },
};
static const crd_fields ray_io_v1_RayCluster_ServiceStatus_type_fields = {
    .items = ray_io_v1_RayCluster_ServiceStatus_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = ray_io_v1_RayCluster_ServiceStatus_type_fields_slots,
    .words = ray_io_v1_RayCluster_ServiceStatus_type_fields_words,
};
const crd_type ray_io_v1_RayCluster_ServiceStatus_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(ray_io_v1_RayCluster_ServiceStatus),
    .has_offset = offsetof(ray_io_v1_RayCluster_ServiceStatus, has),
    .fields = &ray_io_v1_RayCluster_ServiceStatus_type_fields,
};
