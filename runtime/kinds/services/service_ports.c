/* SPDX-License-Identifier: Apache-2.0 */
/* The node ports of Services (pkg/registry/core/service/storage/alloc.go, portallocator), given from the default range of a
 * cluster without other Services, the lowest first. */
#include "service.h"

#include <inttypes.h>

enum { FIRST_PORT = 30000, LAST_PORT = 32767, PORT_COUNT = LAST_PORT - FIRST_PORT + 1 };

#define PORT_RANGE_FULL "range is full"

/* One giving of ports. */
typedef struct port_giving {
  core_judging *judging;
  core_service_spec *spec;
  bool taken[PORT_COUNT];
  bool wished[PORT_COUNT]; /* that the changed Service asked for and got */
} port_giving;

static bool is_in_range(int32_t port) {
  return port >= FIRST_PORT && port <= LAST_PORT;
}

static void mark_taken(port_giving *giving, int32_t port) {
  if (is_in_range(port)) giving->taken[port - FIRST_PORT] = true;
}

/* Allocate: NULL, or why the port is not given. */
static const char *take_port(port_giving *giving, int32_t port) {
  if (!is_in_range(port) && giving->judging->options.any_node_port) return NULL;
  if (!is_in_range(port)) return "provided port is not in the valid range. The range of valid ports is 30000-32767";
  if (giving->taken[port - FIRST_PORT]) return "provided port is already allocated";
  mark_taken(giving, port);
  return NULL;
}

/* AllocateNext: 0 where there is none. */
static int32_t take_next_port(port_giving *giving) {
  for (int32_t port = FIRST_PORT; port <= LAST_PORT; port++)
    if (!take_port(giving, port)) return port;
  return 0;
}

/* Of port `i` the node port that was asked for. */
static bool take_wished_port(port_giving *giving, uint32_t i, int32_t port) {
  core_check *check = &giving->judging->check;
  const char *wrong = take_port(giving, port);
  if (wrong)
    crd_core_invalid(check, CORE_AT(CORE_ITEM(CORE_AT(CORE_SPEC, "ports"), i), "nodePort"), crd_bad_int(port), wrong);
  return !wrong;
}

static bool take_any_port(port_giving *giving, core_service_port *port) {
  port->node_port = take_next_port(giving);
  return port->node_port ||
         core_fail(giving->judging, CORE_INTERNAL_ERROR, CRD_STRING("failed to allocate a nodePort: " PORT_RANGE_FULL));
}

/* shouldAllocateNodePorts */
static bool gives_ports(const core_service_spec *spec) {
  return core_service_is_of(spec, "NodePort") ||
         (core_service_is_of(spec, "LoadBalancer") && spec->allocate_load_balancer_node_ports.value);
}

/* findRequestedNodePort */
static int32_t find_requested(const core_service_spec *spec, int32_t port) {
  for (uint32_t i = 0; i < spec->ports.count; i++)
    if (spec->ports.items[i].port == port && spec->ports.items[i].node_port) return spec->ports.items[i].node_port;
  return 0;
}

/* initNodePorts: ports of one number, of several protocols, share a node port. */
static bool give_new_ports(port_giving *giving) {
  core_service_spec *spec = giving->spec;
  int32_t numbers[PORT_COUNT], given[PORT_COUNT];
  uint32_t count = 0;
  for (uint32_t i = 0, k; i < spec->ports.count; i++) {
    core_service_port *port = &spec->ports.items[i];
    crd_arena_poll(giving->judging->check.arena);
    if (!port->node_port && !gives_ports(spec)) continue;
    for (k = 0; k < count && numbers[k] != port->port; k++) {
    }
    if (k < count) {
      if (!port->node_port) port->node_port = given[k];
      if (port->node_port != given[k] && !take_wished_port(giving, i, port->node_port)) return false;
      continue;
    }
    int32_t wished = find_requested(spec, port->port);
    if (!(wished ? take_wished_port(giving, i, wished) : take_any_port(giving, port))) return false;
    if (wished) port->node_port = wished;
    numbers[count] = port->port;
    given[count++] = port->node_port;
  }
  return true;
}

/* allocHealthCheckNodePort */
static void give_health_check_port(port_giving *giving) {
  int32_t *port = &giving->spec->health_check_node_port;
  const char *wrong = *port ? take_port(giving, *port) : NULL;
  if (wrong)
    core_fail(giving->judging, CORE_INTERNAL_ERROR,
              crd_arena_printf(giving->judging->check.arena,
                               "failed to allocate requested HealthCheck NodePort %" PRId32 ": %s", *port, wrong));
  if (!*port) *port = take_next_port(giving);
  if (!*port)
    core_fail(giving->judging, CORE_INTERNAL_ERROR,
              CRD_STRING("failed to allocate a HealthCheck NodePort 0: " PORT_RANGE_FULL));
}

bool crd_core_service_has_node_port(const core_service_spec *spec, int32_t port) {
  for (uint32_t i = 0; i < spec->ports.count; i++)
    if (spec->ports.items[i].node_port == port) return true;
  return false;
}

/* The node port of port `i`, which is not 0: whether it may be had. */
static bool keep_or_take_port(port_giving *giving, uint32_t i, const core_service_spec *old) {
  int32_t port = giving->spec->ports.items[i].node_port;
  if (crd_core_service_has_node_port(old, port) || (is_in_range(port) && giving->wished[port - FIRST_PORT])) return true;
  if (!take_wished_port(giving, i, port)) return false;
  giving->wished[port - FIRST_PORT] = true;
  return true;
}

/* updateNodePorts */
static bool give_ports(port_giving *giving, const core_service_spec *old) {
  core_service_spec *spec = giving->spec;
  for (uint32_t i = 0; i < spec->ports.count; i++) {
    core_service_port *port = &spec->ports.items[i];
    crd_arena_poll(giving->judging->check.arena);
    if (!port->node_port && !gives_ports(spec)) continue;
    if (!(port->node_port ? keep_or_take_port(giving, i, old) : take_any_port(giving, port))) return false;
    for (uint32_t k = 0; k < i; k++)
      if (spec->ports.items[k].node_port == port->node_port &&
          crd_string_equal(spec->ports.items[k].protocol, port->protocol))
        return core_fail(giving->judging, CORE_BARE_ERROR,
                         crd_arena_printf(giving->judging->check.arena, "duplicate nodePort: {%.*s %" PRId32 "}",
                                          CRD_PRINT(port->protocol), port->node_port));
  }
  return true;
}

void crd_core_give_node_ports(core_judging *judging, core_service_spec *spec, const core_service_spec *old) {
  port_giving giving = {.judging = judging, .spec = spec};
  for (uint32_t i = 0; old && i < old->ports.count; i++) mark_taken(&giving, old->ports.items[i].node_port);
  if (old) mark_taken(&giving, old->health_check_node_port);
  if (core_service_has_node_ports(spec) && !(old ? give_ports(&giving, old) : give_new_ports(&giving))) return;
  if (core_service_needs_health_check(spec) && !(old && core_service_needs_health_check(old)))
    give_health_check_port(&giving);
}
