/* SPDX-License-Identifier: Apache-2.0 */
/* Recognises Kubernetes' own types by their shape. The tables of its Go types say which fields they have, and which types
 * contain them. CRD schemas inline these types; generated code uses their names again.
 *
 * Below a recognised type the field of an object schema says which type it is. Types that nothing distinguishes share one
 * schema, and the first one by name is used. Elsewhere it is the type of that shape which is contained under the same field
 * name, or one of whose fields enough are present that it can be no other. */
#include "types/graph.h"
#include "types_core.h"
#include "types_networking.h"

#include <limits.h>

typedef struct known_type {
  const char *name;
  const core_type *type;
} known_type;

/* Types that CRDs inline: parts of services and network policies, parts of pods, and parts of metadata. */
#define KNOWN_CORE(type, go, ...) {"core_v1_" go, &crd_core_##type##_type},
#define KNOWN_META(type, go, ...) {"meta_v1_" go, &crd_core_##type##_type},
static const known_type known_types[] = {
    {"core_v1_ObjectReference", &crd_core_object_reference_type},
    {"core_v1_ServiceSpec", &crd_core_service_spec_type},
    {"core_v1_ServiceStatus", &crd_core_service_status_type},
    {"core_v1_ServicePort", &crd_core_service_port_type},
    {"core_v1_SessionAffinityConfig", &crd_core_session_affinity_config_type},
    {"core_v1_ClientIPConfig", &crd_core_client_ip_config_type},
    {"core_v1_LoadBalancerStatus", &crd_core_load_balancer_status_type},
    {"core_v1_LoadBalancerIngress", &crd_core_load_balancer_ingress_type},
    {"core_v1_PortStatus", &crd_core_port_status_type},
    {"core_v1_ReplicationControllerSpec", &crd_core_replication_controller_spec_type},
    {"networking_v1_IngressSpec", &crd_core_networking_ingress_spec_type},
    {"networking_v1_IngressTLS", &crd_core_networking_ingress_tls_type},
    {"networking_v1_NetworkPolicySpec", &crd_core_networking_network_policy_spec_type},
    {"networking_v1_NetworkPolicyEgressRule", &crd_core_networking_network_policy_egress_rule_type},
    {"networking_v1_NetworkPolicyIngressRule", &crd_core_networking_network_policy_ingress_rule_type},
    {"networking_v1_NetworkPolicyPort", &crd_core_networking_network_policy_port_type},
    {"networking_v1_NetworkPolicyPeer", &crd_core_networking_network_policy_peer_type},
    {"networking_v1_IPBlock", &crd_core_networking_ip_block_type},
    CORE_TYPES_CONTAINER(KNOWN_CORE) CORE_TYPES_VOLUME(KNOWN_CORE) CORE_TYPES_POD(KNOWN_CORE)
        CORE_TYPES_METADATA(KNOWN_META)};
enum { KNOWN_TYPES = sizeof known_types / sizeof *known_types };

static bool begins_or_ends(crd_string name, crd_string part) {
  if (part.size > name.size) return false;
  crd_string end = crd_string_slice(name, name.size - part.size, name.size);
  return crd_string_has_prefix(name, part) ||
         ((*end.data | 0x20) == *part.data && crd_name_bytes_equal(end.data + 1, part.data + 1, part.size - 1));
}

/* How a Kubernetes type contains a struct: under a name, under a prefix or suffix of the name ("egressRules",
 * "podTemplate"), or not at all. */
typedef enum holding { HELD, HELD_ALIKE, NOT_HELD } holding;

static holding how_held(const core_type *type, crd_string name) {
  holding found = NOT_HELD;
  for (size_t i = 0; i < KNOWN_TYPES; i++)
    for (unsigned k = 0; k < known_types[i].type->field_count; k++) {
      const core_field *field = &known_types[i].type->fields[k];
      if (field->type != type || field->kind == CORE_INLINE) continue;
      if (crd_string_equal(name, field->name)) return HELD;
      if (begins_or_ends(name, field->name)) found = HELD_ALIKE;
    }
  return found;
}

/* Whether the declarations of two structs are indistinguishable. */
static bool are_alike(const core_type *a, const core_type *b) {
  bool alike = a->field_count == b->field_count;
  for (unsigned i = 0; alike && i < a->field_count; i++) {
    const core_field *own = &a->fields[i], *other = &b->fields[i];
    alike = own->kind == other->kind && own->type == other->type && crd_string_equal(own->name, other->name) &&
            own->empty == other->empty && crd_string_equal(crd_string_of(own->go), crd_string_of(other->go));
  }
  return alike;
}

static bool has_twin(const core_type *type) {
  unsigned alike = 0;
  for (size_t i = 0; i < KNOWN_TYPES; i++) alike += are_alike(type, known_types[i].type);
  return alike > 1;
}

/* ---- shapes ---- */

/* How well a node fits a type. */
typedef struct likeness {
  size_t fields, strangers; /* fields of the type including embedded structs; properties that the type lacks */
  size_t parts;             /* fields of the type that are not scalars */
} likeness;

/* Whether all fields that the type always writes are properties. */
static bool has_written(const type_node *node, const core_type *type, likeness *found) {
  for (unsigned i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (field->kind == CORE_INLINE ? !has_written(node, field->type, found)
                                   : field->empty == CORE_ALWAYS && !crdc_type_node_field(node, field->name))
      return false;
    found->fields += field->kind != CORE_INLINE;
    found->parts += field->kind > CORE_INLINE || field->type;
  }
  return true;
}

/* Whether a property can hold the struct of a field, or a list or map of them. */
static bool may_hold(const type_node *node, const core_field *field) {
  if (node->storage == CRD_STORE_VALUE) return true;
  if (field->kind == CORE_LIST) return node->storage == CRD_STORE_LIST && node->items->storage <= CRD_STORE_OBJECT;
  return node->storage == CRD_STORE_OBJECT || (field->kind == CORE_STRUCT_MAP && node->storage == CRD_STORE_MAP);
}

/* An eighth of the fields may differ, because of other minors and additions of operators. */
static bool has_properties(const type_node *node, const core_type *type, bool deeper, likeness *found) {
  likeness below = {0};
  for (size_t i = 0; i < node->field_count; i++) {
    const type_node *held = node->fields[i].type;
    const core_field *field = crd_core_field_named(type, node->fields[i].name);
    found->strangers += !field;
    if (found->strangers * 8 > node->field_count) return false;
    if (!deeper || !field || !field->type) continue;
    below = (likeness){0};
    if (!may_hold(held, field) || !has_properties(held, field->type, false, &below)) return false;
  }
  return true;
}

static bool has_shape(const type_node *node, const core_type *type, likeness *found) {
  *found = (likeness){0};
  return has_properties(node, type, true, found) && has_written(node, type, found) && node->field_count * 3 > found->fields;
}

/* The distance of a node without a known owner from a type; UINT_MAX: it does not fit. A type with few fields that are all
 * scalars never fits, and neither does one with indistinguishable twins. */
static unsigned unlikeness(const type_node *node, const core_type *type, const likeness *found, crd_string property) {
  size_t own = node->field_count - found->strangers;
  bool all = own == found->fields;
  holding held = how_held(type, property);
  bool is_one = held == HELD || (held == HELD_ALIKE && all) ||
                (!has_twin(type) && (found->parts ? own > 2 && own * 2 > found->fields : all && own > 4)) ||
                (own == 2 && all && found->parts == 2);
  return is_one ? (unsigned)(held * 10000 + found->strangers * 100 + (found->fields - own)) : UINT_MAX;
}

/* ---- names ---- */

/* The type of a known owner's field, or NULL. */
static const core_type *known_type_below(const type_node *owner, crd_string property) {
  const core_field *field = NULL;
  for (size_t i = 0; i < KNOWN_TYPES && owner->known.size && !field; i++)
    if (crd_string_equal(owner->known, crd_string_of(known_types[i].name)))
      field = crd_core_field_named(known_types[i].type, property);
  return field ? field->type : NULL;
}

crd_string crdc_known_type_name(const type_node *node, crd_string property, const type_node *owner) {
  crd_string best = {NULL, 0};
  unsigned least = UINT_MAX;
  if (node->root || !node->field_count) return best;
  const core_type *below = known_type_below(owner, property);
  for (size_t i = 0; i < KNOWN_TYPES; i++) {
    const core_type *type = known_types[i].type;
    crd_string name = crd_string_of(known_types[i].name);
    likeness found;
    if (!has_shape(node, type, &found)) continue;
    unsigned unlike = below ? UINT_MAX : unlikeness(node, type, &found, property);
    if (below ? are_alike(below, type) && (!best.size || crd_string_compare(name, best) < 0) : unlike < least)
      best = name, least = unlike;
  }
  return best;
}
