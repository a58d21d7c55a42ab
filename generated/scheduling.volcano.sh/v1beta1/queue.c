/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Queue of scheduling.volcano.sh/v1beta1: the tables of the types that it alone has, with their CEL rules, and its
 * functions. */
#include "../../tables.h"

/* Queue.spec.affinity.nodeGroupAffinity and 1 more */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("preferredDuringSchedulingIgnoredDuringExecution"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity,
                        preferredDuringSchedulingIgnoredDuringExecution)},
    {.name = CRD_STRING_INIT("requiredDuringSchedulingIgnoredDuringExecution"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity,
                        requiredDuringSchedulingIgnoredDuringExecution)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_words[2][2] = {
    { 0x6572726566657270u, 0x6e6f697475636578u }, { 0x6465726975716572u, 0x6e6f697475636578u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type_fields,
};

/* Queue.spec.affinity */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodeGroupAffinity"), .type = &scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Affinity, nodeGroupAffinity)},
    {.name = CRD_STRING_INIT("nodeGroupAntiAffinity"), .type = &scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Affinity, nodeGroupAntiAffinity)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_words[2][2] = {
    { 0x756f724765646f6eu, 0x7974696e69666641u }, { 0x756f724765646f6eu, 0x7974696e69666641u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_items, .count = 2, .mask = 1, .seed = 3,
    .slots = scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_Affinity_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_Affinity),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Affinity, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_Affinity_type_fields,
};

/* Queue.spec.dequeueStrategy */
static const crd_value crd_1b084350_type_fef46897_enum[2] = {
    CRD_VALUE_STRING_INIT("fifo"), CRD_VALUE_STRING_INIT("traverse"),
};
static const crd_value crd_1b084350_type_fef46897_default[1] = {CRD_VALUE_STRING_INIT("traverse")};
static const crd_checks crd_1b084350_type_fef46897_checks = {
    .enum_values = crd_1b084350_type_fef46897_enum, .enum_count = 2,
    .enum_text = CRD_STRING_INIT("supported values: \"fifo\", \"traverse\""),
};
const crd_type crd_1b084350_type_fef46897 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_fef46897_checks, .default_value = crd_1b084350_type_fef46897_default,
};

/* Queue.spec.extendClusters[] */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("capacity"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster, capacity)},
    {.name = CRD_STRING_INIT("name"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster, name)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_1b084350_type_7153e404,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster, weight)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_slots[3 + 1] = {1, 0, 2, 0xffff};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_words[3][2] = {
    { 0x7974696361706163u, 0x0u }, { 0x656d616eu, 0x0u }, { 0x746867696577u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_items, .count = 3, .mask = 3, .seed = 4,
    .slots = scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type_fields,
};

/* Queue.spec.extendClusters */
const crd_type crd_1b084350_type_c8a7b795 = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster),
    .items = &scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type,
};

/* Queue.spec.guarantee */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("resource"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Guarantee, resource)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_slots[0 + 1] = {0};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_words[1][2] = {
    { 0x656372756f736572u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_Guarantee_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_Guarantee),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Guarantee, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_Guarantee_type_fields,
};

/* Queue.spec.weight */
static const crd_value crd_1b084350_type_39b95cd9_default[1] = {CRD_VALUE_INT_INIT(1)};
static const crd_checks crd_1b084350_type_39b95cd9_checks = {
    .minimum = 1.0, .maximum = 65535.0, .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_1b084350_type_39b95cd9 = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .format = CRD_FORMAT_INT32,
    .format_name = "int32", .checks = &crd_1b084350_type_39b95cd9_checks,
    .default_value = crd_1b084350_type_39b95cd9_default,
};

/* Queue.spec */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_items[11] = {
    {.name = CRD_STRING_INIT("affinity"), .type = &scheduling_volcano_sh_v1beta1_Queue_Affinity_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, affinity)},
    {.name = CRD_STRING_INIT("capability"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, capability)},
    {.name = CRD_STRING_INIT("dequeueStrategy"), .type = &crd_1b084350_type_fef46897,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, dequeueStrategy)},
    {.name = CRD_STRING_INIT("deserved"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, deserved)},
    {.name = CRD_STRING_INIT("extendClusters"), .type = &crd_1b084350_type_c8a7b795,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, extendClusters)},
    {.name = CRD_STRING_INIT("guarantee"), .type = &scheduling_volcano_sh_v1beta1_Queue_Guarantee_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, guarantee)},
    {.name = CRD_STRING_INIT("parent"), .type = &crd_1b084350_type_d5d696d2,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, parent)},
    {.name = CRD_STRING_INIT("priority"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, priority)},
    {.name = CRD_STRING_INIT("reclaimable"), .type = &crd_1b084350_type_ea2dd56f,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, reclaimable)},
    {.name = CRD_STRING_INIT("type"), .type = &crd_1b084350_type_76bf4bb5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, type)},
    {.name = CRD_STRING_INIT("weight"), .type = &crd_1b084350_type_39b95cd9,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, weight)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_slots[15 + 1] = {
    6, 10, 0xffff, 0, 4, 0xffff, 0xffff, 2, 8, 5, 9, 7, 0xffff, 1, 0xffff, 3,
};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_defaulted[] = { 0x404u };
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_words[11][2] = {
    { 0x7974696e69666661u, 0x0u }, { 0x696c696261706163u, 0x7974696c69626170u },
    { 0x5365756575716564u, 0x7967657461727453u }, { 0x6465767265736564u, 0x0u },
    { 0x6c43646e65747865u, 0x7372657473756c43u }, { 0x65746e6172617567u, 0x6565746e61726175u }, { 0x746e65726170u, 0x0u },
    { 0x797469726f697270u, 0x0u }, { 0x616d69616c636572u, 0x656c62616d69616cu }, { 0x65707974u, 0x0u },
    { 0x746867696577u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_items, .count = 11, .mask = 15, .seed = 149,
    .slots = scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_slots,
    .defaulted = scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_defaulted,
    .words = scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_Spec),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Spec, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_Spec_type_fields,
};

/* Queue.status.reservation */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("nodes"), .type = &crd_1b084350_type_682437e3,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Reservation, nodes)},
    {.name = CRD_STRING_INIT("resource"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Reservation, resource)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_words[2][2] = {
    { 0x7365646f6eu, 0x0u }, { 0x656372756f736572u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_items, .count = 2, .mask = 1, .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_Reservation_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_Reservation),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Reservation, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_Reservation_type_fields,
};

/* Queue.status.state */
static const crd_value crd_1b084350_type_79b915c4_enum[4] = {
    CRD_VALUE_STRING_INIT("Open"), CRD_VALUE_STRING_INIT("Closed"), CRD_VALUE_STRING_INIT("Closing"),
    CRD_VALUE_STRING_INIT("Unknown"),
};
static const crd_checks crd_1b084350_type_79b915c4_checks = {
    .enum_values = crd_1b084350_type_79b915c4_enum, .enum_count = 4,
    .enum_text = CRD_STRING_INIT("supported values: \"Open\", \"Closed\", \"Closing\", \"Unknown\""),
};
const crd_type crd_1b084350_type_79b915c4 = {
    .cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING,
    .checks = &crd_1b084350_type_79b915c4_checks,
};

/* Queue.status */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_items[8] = {
    {.name = CRD_STRING_INIT("allocated"), .type = &crd_1b084350_type_fddb6d6a,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, allocated)},
    {.name = CRD_STRING_INIT("completed"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, completed)},
    {.name = CRD_STRING_INIT("inqueue"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, inqueue)},
    {.name = CRD_STRING_INIT("pending"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, pending)},
    {.name = CRD_STRING_INIT("reservation"), .type = &scheduling_volcano_sh_v1beta1_Queue_Reservation_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, reservation)},
    {.name = CRD_STRING_INIT("running"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, running)},
    {.name = CRD_STRING_INIT("state"), .type = &crd_1b084350_type_79b915c4,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, state)},
    {.name = CRD_STRING_INIT("unknown"), .type = &crd_1b084350_type_15f00e16,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, unknown)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_slots[7 + 1] = {3, 2, 7, 5, 6, 1, 0, 4};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_words[8][2] = {
    { 0x657461636f6c6c61u, 0x64657461636f6c6cu }, { 0x6574656c706d6f63u, 0x646574656c706d6fu }, { 0x65756575716e69u, 0x0u },
    { 0x676e69646e6570u, 0x0u }, { 0x7461767265736572u, 0x6e6f697461767265u }, { 0x676e696e6e7572u, 0x0u },
    { 0x6574617473u, 0x0u }, { 0x6e776f6e6b6e75u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_Status_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_items, .count = 8, .mask = 7, .seed = 88,
    .slots = scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_Status_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue_Status),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue_Status, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_Status_type_fields,
};

/* Queue */
static const crd_field scheduling_volcano_sh_v1beta1_Queue_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &scheduling_volcano_sh_v1beta1_Queue_Spec_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &scheduling_volcano_sh_v1beta1_Queue_Status_type,
     .offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, status)},
};
static const uint16_t scheduling_volcano_sh_v1beta1_Queue_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t scheduling_volcano_sh_v1beta1_Queue_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields scheduling_volcano_sh_v1beta1_Queue_type_fields = {
    .items = scheduling_volcano_sh_v1beta1_Queue_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = scheduling_volcano_sh_v1beta1_Queue_type_fields_slots,
    .words = scheduling_volcano_sh_v1beta1_Queue_type_fields_words,
};
const crd_type scheduling_volcano_sh_v1beta1_Queue_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue),
    .has_offset = offsetof(scheduling_volcano_sh_v1beta1_Queue, has),
    .fields = &scheduling_volcano_sh_v1beta1_Queue_type_fields,
};

const crd_kind scheduling_volcano_sh_v1beta1_Queue_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"), .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("Queue"), .plural = CRD_STRING_INIT("queues"), .singular = CRD_STRING_INIT("queue"),
    .list_kind = CRD_STRING_INIT("QueueList"), .served = true, .storage = true, .has_status = true,
    .type = &scheduling_volcano_sh_v1beta1_Queue_type, .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue),
    .struct_name = CRD_STRING_INIT("scheduling_volcano_sh_v1beta1_Queue"), .layers_apart = true,
};

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_create(crd_arena *arena,
                                                                                const crd_value *metadata) {
  return crd_kind_create(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, metadata);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_decode(crd_arena *arena, crd_value *value,
                                                                                crd_errors *errors) {
  return crd_kind_decode(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, value, errors);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_json(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, text, strict, errors);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_yaml(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, text, strict, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_validate(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                  const scheduling_volcano_sh_v1beta1_Queue *old,
                                                  const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &scheduling_volcano_sh_v1beta1_Queue_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_validate_decoded(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                          const scheduling_volcano_sh_v1beta1_Queue *old,
                                                          const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &scheduling_volcano_sh_v1beta1_Queue_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_default(crd_arena *arena, scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_default(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_copy(crd_arena *arena,
                                                                              const scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_copy(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}

bool scheduling_volcano_sh_v1beta1_Queue_equal(const scheduling_volcano_sh_v1beta1_Queue *a,
                                               const scheduling_volcano_sh_v1beta1_Queue *b) {
  return crd_storage_equal(&scheduling_volcano_sh_v1beta1_Queue_type, a, b);
}

crd_string scheduling_volcano_sh_v1beta1_Queue_to_json(crd_arena *arena, const scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_to_json(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}
