/* SPDX-License-Identifier: Apache-2.0 */
/* The ports of containers (pkg/apis/core/validation: validateContainerPorts, AccumulateUniqueHostPorts,
 * validatePodHostNetworkDeps). */
#include "container_parts.h"

#include <crd/names.h>
#include <inttypes.h>

void crd_core_validate_port_number(core_check *check, int64_t port, const crd_path *path) {
  crd_core_validate_range(check, port, 1, 65535, path);
}

static void check_port_name(core_check *check, crd_string name, core_name_set *names, const crd_path *path) {
  if (!name.size || !crd_core_string_passes(check, path, name, crd_check_port_name)) return;
  crd_core_validate_new(check, names, name, crd_bad_string(name), path);
}

/* validateContainerPorts */
void crd_core_validate_container_ports(core_check *check, const core_container_port_list *ports, const crd_path *path) {
  core_name_set names;
  core_name_set_begin(&names, check->arena);
  for (uint32_t i = 0; i < ports->count; i++) {
    const core_container_port *port = &ports->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    check_port_name(check, port->name, &names, CORE_AT(at, "name"));
    if (port->container_port == 0)
      crd_core_required(check, CORE_AT(at, "containerPort"), NULL);
    else
      crd_core_validate_port_number(check, port->container_port, CORE_AT(at, "containerPort"));
    if (port->host_port != 0) crd_core_validate_port_number(check, port->host_port, CORE_AT(at, "hostPort"));
    crd_core_validate_required_choice(check, CORE_AT(at, "protocol"), port->protocol, "SCTP TCP UDP");
  }
}

/* checkHostPortConflicts, AccumulateUniqueHostPorts */
void crd_core_validate_unique_host_ports(core_check *check, const core_container_port_list *ports, core_name_set *seen,
                                         const crd_path *path) {
  for (uint32_t i = 0; i < ports->count; i++) {
    const core_container_port *port = &ports->items[i];
    if (port->host_port == 0) continue;
    crd_string text = crd_arena_printf(check->arena, "%.*s/%.*s/%" PRId32, CRD_PRINT(port->protocol),
                                       CRD_PRINT(port->host_ip), port->host_port);
    crd_core_validate_new(check, seen, text, crd_bad_string(text), CORE_AT(CORE_ITEM(path, i), "hostPort"));
  }
}

/* validatePodHostNetworkDeps: in a template a host port may be unset, because it will be set in the pod. */
void crd_core_validate_host_network_ports(core_check *check, const core_pod_spec *spec, const crd_path *spec_path) {
  if (!spec->host_network) return;
  for (uint32_t i = 0; i < spec->containers.count; i++) {
    const core_container_port_list *ports = &spec->containers.items[i].ports;
    const crd_path *path = CORE_AT(CORE_ITEM(CORE_AT(spec_path, "containers"), i), "ports");
    for (uint32_t k = 0; k < ports->count; k++) {
      int32_t port = ports->items[k].host_port;
      if ((check->pod || port != 0) && port != ports->items[k].container_port)
        crd_core_bad_number(check, CORE_AT(CORE_ITEM(path, k), "hostPort"), port,
                            "must match `containerPort` when `hostNetwork` is true");
    }
  }
}
