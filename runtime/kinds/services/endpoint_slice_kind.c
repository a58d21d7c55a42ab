/* SPDX-License-Identifier: Apache-2.0 */
/* discovery.k8s.io/v1 EndpointSlice (pkg/registry/discovery/endpointslice/strategy.go, pkg/apis/discovery). */
#include "../../gotypes/equal.h"
#include "../../gotypes/tables/types_discovery.h"
#include "../addresses.h"
#include "../containers/container_parts.h"
#include "../kinds.h"
#include "../workloads/workload.h"
#include "service.h"

#include <crd/guard.h>
#include <crd/names.h>
#include <stddef.h>

enum { MOST_PORTS = 20000, MOST_ENDPOINTS = 1000, MOST_ADDRESSES = 100, MOST_HINTS = 8 };

typedef core_discovery_endpoint_slice endpoint_slice;

/* SetDefaults_EndpointPort */
static void set_endpoint_slice_defaults(crd_arena *arena, const core_options *options, void *object) {
  const core_discovery_endpoint_port_list *ports = &((endpoint_slice *)object)->ports;
  for (uint32_t i = 0; i < ports->count; i++) {
    core_discovery_endpoint_port *port = &ports->items[i];
    if (!port->name.set) port->name = (core_optional_string){true, CRD_STRING("")};
    if (!port->protocol.set) port->protocol = (core_optional_string){true, CRD_STRING("TCP")};
  }
}

/* ---- preparation ---- */

static bool uses_node_hints(const endpoint_slice *slice) {
  for (uint32_t i = 0; i < slice->endpoints.count; i++)
    if (slice->endpoints.items[i].hints && slice->endpoints.items[i].hints->for_nodes.items) return true;
  return false;
}

/* dropDisabledFieldsOnCreate, dropDisabledFieldsOnUpdate */
static void drop_node_hints(const core_judging *judging, endpoint_slice *slice, const endpoint_slice *old) {
  if (judging->options.gates.prefer_same_traffic_distribution || (old && uses_node_hints(old))) return;
  for (uint32_t i = 0; i < slice->endpoints.count; i++)
    if (slice->endpoints.items[i].hints)
      slice->endpoints.items[i].hints->for_nodes = (core_discovery_for_node_list){.count = 0};
}

static const crd_string *topology_node(const core_discovery_endpoint *endpoint) {
  return crd_core_string_map_get(&endpoint->deprecated_topology, CRD_STRING("kubernetes.io/hostname"));
}

/* getDeprecatedTopologyNodeNames: whether an endpoint of the old slice was on a node by its topology. */
static bool was_on_node(const endpoint_slice *old, crd_string name) {
  for (uint32_t i = 0; old && name.size && i < old->endpoints.count; i++) {
    const crd_string *node = topology_node(&old->endpoints.items[i]);
    if (node && crd_string_equal(*node, name)) return true;
  }
  return false;
}

static bool is_node_name(crd_arena *arena, crd_string name) {
  crd_texts messages = {.arena = arena};
  crd_check_dns1123_subdomain(&messages, name);
  return !messages.count;
}

/* dropTopologyOnV1: the topology goes, and of a node that stood there already the name stays. */
static void drop_topology(crd_arena *arena, endpoint_slice *slice, const endpoint_slice *old) {
  if (old && crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints)) return;
  for (uint32_t i = 0; i < slice->endpoints.count; i++) {
    core_discovery_endpoint *endpoint = &slice->endpoints.items[i];
    const crd_string *node = topology_node(endpoint);
    crd_arena_poll(arena);
    if (!endpoint->node_name.set && node && was_on_node(old, *node) && is_node_name(arena, *node))
      endpoint->node_name = (core_optional_string){true, *node};
    endpoint->deprecated_topology = (core_string_map){.count = 0};
  }
}

static void prepare_endpoint_slice_create(core_judging *judging, void *object, const void *before) {
  endpoint_slice *slice = object;
  slice->metadata.generation = 1;
  drop_node_hints(judging, slice, NULL);
  drop_topology(judging->check.arena, slice, NULL);
}

static void prepare_endpoint_slice_update(core_judging *judging, void *object, const void *before) {
  endpoint_slice *slice = object;
  const endpoint_slice *old = before;
  core_count_change(&slice->metadata, &old->metadata,
                    crd_string_equal(slice->address_type, old->address_type) &&
                        crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints) &&
                        crd_core_lists_equal(&crd_core_discovery_endpoint_port_type, &slice->ports, &old->ports) &&
                        crd_core_maps_equal(&slice->metadata.labels, &old->metadata.labels));
  drop_node_hints(judging, slice, old);
  drop_topology(judging->check.arena, slice, old);
}

/* ---- validation ---- */

/* An address of the family of the slice. */
static void validate_slice_ip(core_check *check, crd_string address, int family, const crd_path *list, uint32_t i) {
  const crd_path *path = CORE_ITEM(list, i);
  size_t before = core_count_errors(check);
  if (family == 4)
    crd_core_validate_legacy_ip(check, address, NULL, path);
  else
    crd_validate_ip(check->errors, crd_core_path_text(check, path), address);
  if (core_count_errors(check) > before) return;
  if (crd_core_ip_family(address) != family)
    crd_core_invalid(check, list, crd_bad_string(address),
                     family == 4 ? CRD_STRING("must be an IPv4 address") : CRD_STRING("must be an IPv6 address"));
  crd_core_validate_endpoint_ip(check, address, path);
}

static void validate_slice_addresses(core_check *check, const core_string_list *addresses, crd_string type,
                                     const crd_path *path) {
  uint32_t before = check->errors->count;
  if (!addresses->count) crd_core_required(check, path, CRD_STRING("must contain at least 1 address"));
  if (addresses->count > MOST_ADDRESSES) crd_core_too_many(check, path, addresses->count, MOST_ADDRESSES);
  crd_core_mark_covered(check, before);
  for (uint32_t i = 0; i < addresses->count; i++) {
    if (core_is(type, "IPv4") || core_is(type, "IPv6"))
      validate_slice_ip(check, addresses->items[i], core_is(type, "IPv4") ? 4 : 6, path, i);
    else if (core_is(type, "FQDN"))
      crd_validate_fully_qualified_domain_name(check->errors, crd_core_path_text(check, CORE_ITEM(path, i)),
                                               addresses->items[i]);
  }
}

/* Zones or nodes, whose structs are one string: whether there are too many. */
_Static_assert(sizeof(core_discovery_for_zone) == sizeof(crd_string) &&
                   sizeof(core_discovery_for_node) == sizeof(crd_string),
               "nothing beside");

static bool validate_hints_of(core_check *check, core_string_list names, core_string_rule *rule, const crd_path *path) {
  if (names.count > MOST_HINTS) {
    crd_core_too_many(check, path, names.count, MOST_HINTS);
    return false;
  }
  for (uint32_t i = 0; i < names.count; i++) {
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "name");
    if (crd_core_is_one_of(names.items[i], names.items, i)) crd_core_duplicate(check, at, crd_bad_string(names.items[i]));
    crd_core_string_passes(check, at, names.items[i], rule);
  }
  return true;
}

/* validateHints */
static void validate_endpoint_hints(core_check *check, const core_discovery_endpoint_hints *hints, const crd_path *path) {
  core_string_list zones = {(crd_string *)(void *)hints->for_zones.items, hints->for_zones.count};
  core_string_list nodes = {(crd_string *)(void *)hints->for_nodes.items, hints->for_nodes.count};
  if (validate_hints_of(check, zones, crd_check_label_value, CORE_AT(path, "forZones")))
    validate_hints_of(check, nodes, crd_check_dns1123_subdomain, CORE_AT(path, "forNodes"));
}

/* validateEndpoints; a topology is not there, or is as it was. */
static void validate_slice_endpoints(core_check *check, const endpoint_slice *slice, const crd_path *path) {
  const core_discovery_endpoint_list *endpoints = &slice->endpoints;
  if (endpoints->count > MOST_ENDPOINTS) {
    crd_core_too_many(check, path, endpoints->count, MOST_ENDPOINTS);
    return;
  }
  for (uint32_t i = 0; i < endpoints->count; i++) {
    const core_discovery_endpoint *endpoint = &endpoints->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    validate_slice_addresses(check, &endpoint->addresses, slice->address_type, CORE_AT(at, "addresses"));
    if (endpoint->node_name.set)
      crd_core_string_passes(check, CORE_AT(at, "nodeName"), endpoint->node_name.value, crd_check_dns1123_subdomain);
    if (endpoint->hostname.set)
      crd_core_string_passes(check, CORE_AT(at, "hostname"), endpoint->hostname.value, crd_check_dns1123_label);
    if (endpoint->hints) validate_endpoint_hints(check, endpoint->hints, CORE_AT(at, "hints"));
  }
}

/* validatePorts */
static void validate_slice_ports(core_check *check, const core_discovery_endpoint_port_list *ports, const crd_path *path) {
  core_name_set names;
  core_name_set_begin(&names, check->arena);
  if (ports->count > MOST_PORTS) {
    crd_core_too_many(check, path, ports->count, MOST_PORTS);
    return;
  }
  for (uint32_t i = 0; i < ports->count; i++) {
    const core_discovery_endpoint_port *port = &ports->items[i];
    const crd_path *at = CORE_ITEM(path, i), *at_name = CORE_AT(at, "name");
    if (port->name.value.size) crd_core_string_passes(check, at_name, port->name.value, crd_check_dns1123_label);
    if (!crd_core_name_set_add(&names, port->name.value)) crd_core_duplicate(check, at_name, crd_bad_json(port->name.value));
    crd_core_check_choice(check, CORE_AT(at, "protocol"), port->protocol.value, CORE_LIST_OF(crd_core_port_protocols));
    if (port->app_protocol.set)
      crd_core_string_passes(check, CORE_AT(at, "appProtocol"), port->app_protocol.value, crd_check_qualified_name);
  }
}

/* validateAddressType, and that it does not change. */
static void validate_address_type(core_check *check, crd_string type) {
  uint32_t before = check->errors->count;
  crd_core_validate_required_choice(check, CORE_AT(NULL, "addressType"), type, "FQDN IPv4 IPv6");
  crd_core_mark_covered(check, before);
}

static void validate_same_address_type(core_check *check, const endpoint_slice *slice, const endpoint_slice *old) {
  uint32_t before = check->errors->count;
  crd_core_validate_immutable(check, crd_string_equal(slice->address_type, old->address_type),
                              crd_bad_json(slice->address_type), CORE_AT(NULL, "addressType"));
  crd_core_mark_covered(check, before);
}

/* ValidateEndpointSlice, ValidateEndpointSliceCreate, ValidateEndpointSliceUpdate: endpoints that were wrong before may stay
 * as they are. */
static void validate_endpoint_slice(core_judging *judging, const void *object, const void *before) {
  const endpoint_slice *slice = object, *old = before;
  core_check *check = &judging->check;
  crd_core_validate_metadata(check, &slice->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_address_type(check, slice->address_type);
  validate_slice_ports(check, &slice->ports, CORE_AT(NULL, "ports"));
  if (!old || !crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints))
    validate_slice_endpoints(check, slice, CORE_AT(NULL, "endpoints"));
  if (old) validate_same_address_type(check, slice, old);
}

/* ---- warnings ---- */

/* warnOnBadIPs: what the controllers wrote is not looked at. */
static void warn_of_slice_addresses(core_judging *judging, const void *object, const void *before) {
  const endpoint_slice *slice = object;
  const crd_string *by =
      crd_core_string_map_get(&slice->metadata.labels, CRD_STRING("endpointslice.kubernetes.io/managed-by"));
  const crd_path *path = CORE_AT(NULL, "endpoints");
  if (by && (core_is(*by, "endpointslice-controller.k8s.io") || core_is(*by, "endpointslicemirroring-controller.k8s.io")))
    return;
  for (uint32_t i = 0; i < slice->endpoints.count; i++) {
    const core_string_list *addresses = &slice->endpoints.items[i].addresses;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "addresses");
    for (uint32_t k = 0; k < addresses->count; k++)
      crd_core_warn_of_ip(&judging->warnings, addresses->items[k], CORE_ITEM(at, k));
  }
}

/* warnOnDeprecatedAddressType */
static void warn_of_new_endpoint_slice(core_judging *judging, const void *object, const void *before) {
  if (core_is(((const endpoint_slice *)object)->address_type, "FQDN"))
    crd_texts_add(&judging->warnings.texts, CRD_STRING("spec.addressType: FQDN endpoints are deprecated"));
  warn_of_slice_addresses(judging, object, before);
}

const core_object_kind crd_core_endpoint_slice_kind = {
    CORE_KIND("discovery.k8s.io", "v1", "EndpointSlice", discovery_endpoint_slice),
    .set_defaults = set_endpoint_slice_defaults,
    .create = {.prepare = prepare_endpoint_slice_create,
               .validate = validate_endpoint_slice,
               .warn = warn_of_new_endpoint_slice},
    CORE_UPDATES(
        {.prepare = prepare_endpoint_slice_update, .validate = validate_endpoint_slice, .warn = warn_of_slice_addresses}),
};
