/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Endpoints (pkg/registry/core/endpoint/strategy.go, pkg/apis/core/validation). */
#include "../../gotypes/equal.h"
#include "../../gotypes/tables/types_core.h"
#include "../addresses.h"
#include "../containers/container_parts.h"
#include "../kinds.h"
#include "service.h"

#include <stddef.h>

/* validateEndpointAddress */
static void validate_endpoint_address(core_check *check, const core_endpoint_address *address, const crd_path *path) {
  crd_core_validate_legacy_ip(check, address->ip, NULL, CORE_AT(path, "ip"));
  crd_core_validate_given(check, CORE_AT(path, "hostname"), address->hostname, crd_check_dns1123_label);
  crd_core_validate_optional(check, CORE_AT(path, "nodeName"), &address->node_name, crd_check_dns1123_subdomain);
  crd_core_validate_endpoint_ip(check, address->ip, CORE_AT(path, "ip"));
}

/* validateEndpointPort */
static void validate_endpoint_port(core_check *check, const core_endpoint_port *port, bool needs_name,
                                   const crd_path *path) {
  if (!port->name.size && needs_name) crd_core_required(check, CORE_AT(path, "name"), CORE_NO_DETAIL);
  crd_core_validate_given(check, CORE_AT(path, "name"), port->name, crd_check_dns1123_label);
  crd_core_validate_port_number(check, port->port, CORE_AT(path, "port"));
  crd_core_validate_protocols(check, port->protocol, &port->app_protocol, path);
}

static void validate_endpoint_addresses(core_check *check, const core_endpoint_address_list *addresses,
                                        const crd_path *path) {
  for (uint32_t i = 0; i < addresses->count; i++) validate_endpoint_address(check, &addresses->items[i], CORE_ITEM(path, i));
}

/* validateEndpointSubsets */
static void validate_endpoint_subsets(core_check *check, const core_endpoint_subset_list *subsets, const crd_path *path) {
  for (uint32_t i = 0; i < subsets->count; i++) {
    const core_endpoint_subset *subset = &subsets->items[i];
    const crd_path *at = CORE_ITEM(path, i), *ports = CORE_AT(at, "ports");
    if (!subset->addresses.count && !subset->not_ready_addresses.count)
      crd_core_required(check, at, CRD_STRING("must specify `addresses` or `notReadyAddresses`"));
    validate_endpoint_addresses(check, &subset->addresses, CORE_AT(at, "addresses"));
    validate_endpoint_addresses(check, &subset->not_ready_addresses, CORE_AT(at, "notReadyAddresses"));
    for (uint32_t k = 0; k < subset->ports.count; k++)
      validate_endpoint_port(check, &subset->ports.items[k], subset->ports.count > 1, CORE_ITEM(ports, k));
  }
}

/* ValidateEndpoints, ValidateEndpointsSpecificAnnotations, ValidateEndpointsCreate, ValidateEndpointsUpdate: what was wrong
 * before may stay. */
static void validate_endpoints(core_judging *judging, const void *object, const void *before) {
  const core_endpoints *endpoints = object, *old = before;
  core_check *check = &judging->check;
  if (old && crd_core_lists_equal(&crd_core_endpoint_subset_type, &endpoints->subsets, &old->subsets)) return;
  validate_endpoint_subsets(check, &endpoints->subsets, CORE_AT(NULL, "subsets"));
}

static void warn_of_endpoint_addresses(core_warnings *warnings, const core_endpoint_address_list *addresses,
                                       const crd_path *path) {
  for (uint32_t i = 0; i < addresses->count; i++)
    crd_core_warn_of_ip(warnings, addresses->items[i].ip, CORE_AT(CORE_ITEM(path, i), "ip"));
}

/* endpointsWarnings: what the controller wrote is not looked at. */
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
    CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN),
    CORE_DEFAULTS({"subsets.ports.protocol", "TCP", 0}),
    CORE_STEPS(.asks = CORE_ASK_CHANGED | CORE_ASK_NEW, .validate = validate_endpoints, .warn = warn_of_endpoints),
};
