/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Endpoints (pkg/registry/core/endpoint/strategy.go, pkg/apis/core/validation). */
#include "service.h"

/* validateEndpointAddress for all addresses. */
static void validate_endpoint_addresses(core_check *check, const core_endpoint_address_list *list, const crd_path *path) {
  for (uint32_t i = 0; i < list->count; i++) {
    const core_endpoint_address *address = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i), *ip = CORE_AT(at, "ip");
    crd_core_validate_legacy_ip(check, address->ip, NULL, ip);
    crd_core_validate_given(check, CORE_AT(at, "hostname"), address->hostname, crd_check_dns1123_label);
    crd_core_validate_optional(check, CORE_AT(at, "nodeName"), &address->node_name, crd_check_dns1123_subdomain);
    crd_core_validate_endpoint_ip(check, address->ip, ip);
  }
}

/* validateEndpointSubsets, validateEndpointPort */
static void validate_endpoint_subset(core_check *check, const core_endpoint_subset *subset, const crd_path *path) {
  const crd_path *ports = CORE_AT(path, "ports");
  if (!subset->addresses.count && !subset->not_ready_addresses.count)
    crd_core_required(check, path, "must specify `addresses` or `notReadyAddresses`");
  validate_endpoint_addresses(check, &subset->addresses, CORE_AT(path, "addresses"));
  validate_endpoint_addresses(check, &subset->not_ready_addresses, CORE_AT(path, "notReadyAddresses"));
  for (uint32_t i = 0; i < subset->ports.count; i++) {
    const core_endpoint_port *port = &subset->ports.items[i];
    const crd_path *at = CORE_ITEM(ports, i), *at_name = CORE_AT(at, "name");
    if (!port->name.size && subset->ports.count > 1) crd_core_required(check, at_name, NULL);
    crd_core_validate_given(check, at_name, port->name, crd_check_dns1123_label);
    crd_core_validate_port_number(check, port->port, CORE_AT(at, "port"));
    crd_core_validate_protocols(check, port->protocol, &port->app_protocol, at);
  }
}

/* ValidateEndpoints, ValidateEndpointsSpecificAnnotations, ValidateEndpointsCreate, ValidateEndpointsUpdate: unchanged
 * subsets may stay invalid. */
static void validate_endpoints(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_endpoint_subset_list *subsets = &((const core_endpoints *)object)->subsets;
  const core_endpoints *old = before;
  if (old && judging->options.minor >= CORE_SPARES_ADDRESSES &&
      crd_core_lists_equal(&crd_core_endpoint_subset_type, subsets, &old->subsets))
    return;
  for (uint32_t i = 0; i < subsets->count; i++)
    validate_endpoint_subset(check, &subsets->items[i], CORE_ITEM(CORE_AT(NULL, "subsets"), i));
}

static void warn_of_endpoint_addresses(core_warnings *warnings, const core_endpoint_address_list *addresses,
                                       const crd_path *path) {
  for (uint32_t i = 0; i < addresses->count; i++)
    crd_core_warn_of_ip(warnings, addresses->items[i].ip, CORE_AT(CORE_ITEM(path, i), "ip"));
}

/* endpointsWarnings: objects from the controller are not checked. */
static void warn_of_endpoints(core_judging *judging, const void *object, const void *before) {
  const core_endpoints *endpoints = object;
  const crd_string *by =
      crd_core_string_map_get(&endpoints->metadata.labels, CRD_STRING("endpoints.kubernetes.io/managed-by"));
  const crd_path *path = CORE_AT(NULL, "subsets");
  if (by && core_is(*by, "endpoint-controller")) return;
  for (uint32_t i = 0; i < endpoints->subsets.count; i++) {
    const core_endpoint_subset *subset = &endpoints->subsets.items[i];
    const crd_path *at = CORE_ITEM(path, i);
    warn_of_endpoint_addresses(&judging->warnings, &subset->addresses, CORE_AT(at, "addresses"));
    warn_of_endpoint_addresses(&judging->warnings, &subset->not_ready_addresses, CORE_AT(at, "notReadyAddresses"));
  }
}

/* SetDefaults_Endpoints */
const core_object_kind crd_core_endpoints_kind = {
    CORE_KIND("", "v1", "Endpoints", endpoints),
    CORE_DEFAULTS({"subsets.ports.protocol", "TCP", 0}),
    CORE_STEPS(.asks = CORE_ASK_CHANGED | CORE_ASK_NEW, .validate = validate_endpoints, .warn = warn_of_endpoints),
};
