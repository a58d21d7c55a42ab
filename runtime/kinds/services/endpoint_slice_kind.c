/* SPDX-License-Identifier: Apache-2.0 */
/* discovery.k8s.io/v1 EndpointSlice (pkg/registry/discovery/endpointslice/strategy.go, pkg/apis/discovery). */
#include "service.h"
#include "types_discovery.h"

enum { MOST_PORTS = 20000, MOST_ENDPOINTS = 1000, MOST_ADDRESSES = 100, MOST_HINTS = 8 };

typedef core_discovery_endpoint_slice endpoint_slice;

static const crd_string *topology_node(const core_discovery_endpoint *endpoint) {
  return crd_core_string_map_get(&endpoint->deprecated_topology, CRD_STRING("kubernetes.io/hostname"));
}

/* getDeprecatedTopologyNodeNames: whether the topology of an old endpoint names the node. */
static bool was_on_node(const endpoint_slice *old, crd_string name) {
  for (uint32_t i = 0; old && name.size && i < old->endpoints.count; i++) {
    const crd_string *node = topology_node(&old->endpoints.items[i]);
    if (node && crd_string_equal(*node, name)) return true;
  }
  return false;
}

/* dropTopologyOnV1: removes the topology; the name of a node that it had before is kept. */
static void drop_topology(crd_arena *arena, endpoint_slice *slice, const endpoint_slice *old) {
  if (old && crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints)) return;
  for (uint32_t i = 0; i < slice->endpoints.count; i++) {
    core_discovery_endpoint *endpoint = &slice->endpoints.items[i];
    const crd_string *node = topology_node(endpoint);
    crd_arena_poll(arena);
    if (!endpoint->node_name.set && node && was_on_node(old, *node) &&
        crd_core_text_passes(arena, *node, crd_check_dns1123_subdomain))
      endpoint->node_name = (core_optional_string){true, *node};
    endpoint->deprecated_topology = (core_string_map){.count = 0};
  }
}

/* dropDisabledFieldsOnCreate, dropDisabledFieldsOnUpdate: after the generation, which counts dropped fields, too. */
static void prepare_endpoint_slice(core_judging *judging, void *object, const void *before) {
  static const core_gated hints[] = {
      {CORE_GATE(prefer_same_traffic_distribution), .paths = "endpoints.hints.forNodes", .empty_too = true}, {.gate = 0}};
  endpoint_slice *slice = object;
  const endpoint_slice *old = before;
  if (old)
    core_count_change(&slice->metadata, &old->metadata,
                      crd_string_equal(slice->address_type, old->address_type) &&
                          crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints) &&
                          crd_core_lists_equal(&crd_core_discovery_endpoint_port_type, &slice->ports, &old->ports) &&
                          crd_core_maps_equal(&slice->metadata.labels, &old->metadata.labels));
  else
    slice->metadata.generation = 1;
  crd_core_drop_gated(&judging->options, hints, judging->kind->type, object, before);
  drop_topology(judging->check.arena, slice, old);
}

/* Checks that an address has the family of the slice. */
static void validate_slice_ip(core_check *check, crd_string address, int family, const crd_path *list, uint32_t i) {
  const crd_path *path = CORE_ITEM(list, i);
  size_t before = core_count_errors(check);
  if (family == 4)
    crd_core_validate_legacy_ip(check, address, NULL, path);
  else
    crd_validate_ip(check->errors, crd_core_path_text(check, path), address);
  if (core_count_errors(check) > before) return;
  if (crd_core_ip_family(address) != family)
    crd_core_bad_text(check, list, address, family == 4 ? "must be an IPv4 address" : "must be an IPv6 address");
  crd_core_validate_endpoint_ip(check, address, path);
}

static void validate_slice_addresses(core_check *check, const core_string_list *addresses, crd_string type,
                                     const crd_path *path) {
  uint32_t before = check->errors->count;
  if (!addresses->count) crd_core_required(check, path, "must contain at least 1 address");
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

_Static_assert(sizeof(core_discovery_for_zone) == sizeof(crd_string) &&
                   sizeof(core_discovery_for_node) == sizeof(crd_string),
               "nothing beside");

/* validateHints, for zones or nodes, whose structs have one string: false when there are too many. */
static bool validate_hints(core_check *check, core_string_list names, core_string_rule *rule, const crd_path *path) {
  if (crd_core_has_too_many(check, names.count, MOST_HINTS, path)) return false;
  for (uint32_t i = 0; i < names.count; i++) {
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "name");
    if (crd_string_in(names.items[i], names.items, i)) crd_core_duplicate(check, at, crd_bad_string(names.items[i]));
    crd_core_string_passes(check, at, names.items[i], rule);
  }
  return true;
}

/* validateEndpoints; a topology must be unset or unchanged. */
static void validate_slice_endpoints(core_check *check, const endpoint_slice *slice, const crd_path *path) {
  const core_discovery_endpoint_list *endpoints = &slice->endpoints;
  if (crd_core_has_too_many(check, endpoints->count, MOST_ENDPOINTS, path)) return;
  for (uint32_t i = 0; i < endpoints->count; i++) {
    const core_discovery_endpoint *endpoint = &endpoints->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    validate_slice_addresses(check, &endpoint->addresses, slice->address_type, CORE_AT(at, "addresses"));
    crd_core_validate_optional(check, CORE_AT(at, "nodeName"), &endpoint->node_name, crd_check_dns1123_subdomain);
    crd_core_validate_optional(check, CORE_AT(at, "hostname"), &endpoint->hostname, crd_check_dns1123_label);
    if (!endpoint->hints) continue;
    const core_discovery_for_zone_list *zones = &endpoint->hints->for_zones;
    const core_discovery_for_node_list *nodes = &endpoint->hints->for_nodes;
    if (validate_hints(check, (core_string_list){(void *)zones->items, zones->count}, crd_check_label_value,
                       CORE_AT(CORE_AT(at, "hints"), "forZones")))
      validate_hints(check, (core_string_list){(void *)nodes->items, nodes->count}, crd_check_dns1123_subdomain,
                     CORE_AT(CORE_AT(at, "hints"), "forNodes"));
  }
}

/* validatePorts */
static void validate_slice_ports(core_check *check, const core_discovery_endpoint_port_list *ports, const crd_path *path) {
  core_name_set names = {.arena = check->arena};
  if (crd_core_has_too_many(check, ports->count, MOST_PORTS, path)) return;
  for (uint32_t i = 0; i < ports->count; i++) {
    const core_discovery_endpoint_port *port = &ports->items[i];
    const crd_path *at = CORE_ITEM(path, i), *at_name = CORE_AT(at, "name");
    crd_core_validate_given(check, at_name, port->name.value, crd_check_dns1123_label);
    crd_core_validate_new(check, &names, port->name.value, crd_bad_json(port->name.value), at_name);
    crd_core_validate_protocols(check, port->protocol.value, &port->app_protocol, at);
  }
}

/* ValidateEndpointSlice, ValidateEndpointSliceCreate, ValidateEndpointSliceUpdate, validateAddressType: unchanged endpoints
 * may stay invalid. */
static void validate_endpoint_slice(core_judging *judging, core_check *check, const void *object, const void *before) {
  const endpoint_slice *slice = object, *old = before;
  const crd_path *type = CORE_AT(NULL, "addressType");
  CORE_COVERED(check, crd_core_validate_required_choice(check, type, slice->address_type, "FQDN IPv4 IPv6"));
  validate_slice_ports(check, &slice->ports, CORE_AT(NULL, "ports"));
  if (!old || check->options->minor < CORE_SPARES_ADDRESSES ||
      !crd_core_lists_equal(&crd_core_discovery_endpoint_type, &slice->endpoints, &old->endpoints))
    validate_slice_endpoints(check, slice, CORE_AT(NULL, "endpoints"));
  if (old)
    CORE_COVERED(check, crd_core_validate_immutable(check, crd_string_equal(slice->address_type, old->address_type),
                                                    crd_bad_json(slice->address_type), type));
}

/* warnOnDeprecatedAddressType, warnOnBadIPs: slices from controllers are not checked. */
static void warn_of_endpoint_slice(core_judging *judging, const void *object, const void *before) {
  const endpoint_slice *slice = object;
  const crd_string *by =
      crd_core_string_map_get(&slice->metadata.labels, CRD_STRING("endpointslice.kubernetes.io/managed-by"));
  const crd_path *path = CORE_AT(NULL, "endpoints");
  if (!before && core_is(slice->address_type, "FQDN"))
    crd_texts_add(&judging->warnings.texts, CRD_STRING("spec.addressType: FQDN endpoints are deprecated"));
  if (by && crd_core_is_among(*by, "endpointslice-controller.k8s.io endpointslicemirroring-controller.k8s.io")) return;
  for (uint32_t i = 0; i < slice->endpoints.count; i++)
    crd_core_warn_of_ips(&judging->warnings, &slice->endpoints.items[i].addresses, CORE_AT(CORE_ITEM(path, i), "addresses"));
}

/* SetDefaults_EndpointPort */
const core_object_kind crd_core_endpoint_slice_kind = {
    CORE_KIND("discovery.k8s.io", "v1", "EndpointSlice", discovery_endpoint_slice),
    CORE_DEFAULTS({"ports.name", "", 0}, {"ports.protocol", "TCP", 0}),
    CORE_STEPS(.prepare = prepare_endpoint_slice, .asks = CORE_ASK_NEW, .validate = validate_endpoint_slice,
               .warn = warn_of_endpoint_slice),
};
