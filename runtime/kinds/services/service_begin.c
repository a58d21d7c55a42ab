/* SPDX-License-Identifier: Apache-2.0 */
/* The storage's steps before a Service is judged (pkg/registry/core/service/storage/{storage,alloc}.go, portallocator): it
 * allocates families, addresses and node ports, and keeps those of the old Service. The assumed cluster is IPv4-only with
 * the range 10.0.0.0/24 and the default range of node ports, and has no Service except that of the API server; the lowest
 * free address or port is allocated. With `any_network` it has both families, and every address is in range and free. */
#include "../text/ip_forms.h"
#include "service.h"

#include <inttypes.h>

/* ---- node ports ---- */

enum { FIRST_PORT = 30000, LAST_PORT = 32767, PORT_COUNT = LAST_PORT - FIRST_PORT + 1 };

#define PORT_RANGE_FULL "range is full"

/* The state of one allocation of ports. */
typedef struct port_giving {
  core_judging *judging;
  core_service_spec *spec;
  bool taken[PORT_COUNT];
  bool wished[PORT_COUNT]; /* requested by the changed Service and allocated */
} port_giving;

static bool is_in_range(int32_t port) {
  return port >= FIRST_PORT && port <= LAST_PORT;
}

static void mark_taken(port_giving *giving, int32_t port) {
  if (is_in_range(port)) giving->taken[port - FIRST_PORT] = true;
}

/* Allocate: NULL, or the error text. */
static const char *take_port(port_giving *giving, int32_t port) {
  if (!is_in_range(port) && giving->judging->options.any_node_port) return NULL;
  if (!is_in_range(port)) return "provided port is not in the valid range. The range of valid ports is 30000-32767";
  if (giving->taken[port - FIRST_PORT]) return "provided port is already allocated";
  mark_taken(giving, port);
  return NULL;
}

/* AllocateNext: 0 when no port is free. */
static int32_t take_next_port(port_giving *giving) {
  for (int32_t port = FIRST_PORT; port <= LAST_PORT; port++)
    if (!take_port(giving, port)) return port;
  return 0;
}

/* Allocates the node port that port `i` requests. */
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

/* initNodePorts: ports with one number and several protocols share a node port. */
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

/* Keeps or allocates the node port of port `i`, which is not 0; returns whether that succeeded. */
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

/* Allocates all ports of a new Service (`old` is NULL), or the new ports of a changed one. Errors become a failure of the
 * judgement, or an error of the check. */
static void give_node_ports(core_judging *judging, core_service_spec *spec, const core_service_spec *old) {
  port_giving giving = {.judging = judging, .spec = spec};
  for (uint32_t i = 0; old && i < old->ports.count; i++) mark_taken(&giving, old->ports.items[i].node_port);
  if (old) mark_taken(&giving, old->health_check_node_port);
  if (core_service_has_node_ports(spec) && !(old ? give_ports(&giving, old) : give_new_ports(&giving))) return;
  if (core_service_needs_health_check(spec) && !(old && core_service_needs_health_check(old)))
    give_health_check_port(&giving);
}

#define IPV4 CRD_STRING("IPv4")
#define IPV6 CRD_STRING("IPv6")
typedef core_string_list string_list;

static core_optional_string policy_of(const char *name) {
  return (core_optional_string){true, crd_string_of(name)};
}

static bool has_policy(const core_service_spec *spec, const char *name) {
  return spec->ip_family_policy.set && core_is(spec->ip_family_policy.value, name);
}

/* A copy of a list with one more item; the old list does not change. */
static string_list list_with(crd_arena *arena, string_list list, crd_string last) {
  string_list with = {.items = crd_arena_alloc(arena, ((size_t)list.count + 1) * sizeof last), .count = list.count + 1};
  if (list.count) memcpy(with.items, list.items, list.count * sizeof last);
  with.items[list.count] = last;
  return with;
}

static string_list list_of_one(crd_arena *arena, crd_string only) {
  return list_with(arena, (string_list){NULL, 0}, only);
}

/* ---- families ---- */

/* isMatchingPreferDualStackClusterIPFields */
static bool keeps_preferred_families(const core_service_spec *spec, const core_service_spec *old) {
  return old && has_policy(spec, "PreferDualStack") && crd_string_equal(old->type, spec->type) &&
         crd_core_is_among(spec->type, "ClusterIP NodePort LoadBalancer") &&
         (!old->ip_family_policy.set || has_policy(old, "PreferDualStack")) &&
         crd_core_same_texts(&spec->cluster_ips, &old->cluster_ips) &&
         crd_core_same_texts(&spec->ip_families, &old->ip_families);
}

static bool is_without_selected(const core_service_spec *spec) {
  return core_is(spec->cluster_ip, "None") && !spec->selector.count;
}

static void say_policy(core_check *check, const core_service_spec *spec, const char *detail) {
  crd_core_bad_word(check, CORE_AT(CORE_SPEC, "ipFamilyPolicy"), spec->ip_family_policy.value, detail);
}

/* Removes the second address or family when the policy has become single-stack. */
static void drop_second(core_check *check, core_service_spec *spec, const core_service_spec *old) {
  if (has_policy(spec, "SingleStack")) {
    if (crd_core_same_texts(&spec->cluster_ips, &old->cluster_ips) && spec->cluster_ips.count > 1)
      spec->cluster_ips.count = 1;
    if (crd_core_same_texts(&spec->ip_families, &old->ip_families) && spec->ip_families.count > 1)
      spec->ip_families.count = 1;
    return;
  }
  if (spec->cluster_ips.count && spec->cluster_ips.count < old->cluster_ips.count)
    say_policy(check, spec, "must be 'SingleStack' to release the secondary cluster IP");
  if (spec->ip_families.count && spec->ip_families.count < old->ip_families.count)
    say_policy(check, spec, "must be 'SingleStack' to release the secondary IP family");
}

/* Infers the families from the given addresses. */
static void infer_families(core_check *check, core_service_spec *spec) {
  for (uint32_t i = 0; i < spec->cluster_ips.count && !core_is(spec->cluster_ips.items[i], "None"); i++) {
    if (i < spec->ip_families.count) continue;
    int family = crd_core_ip_family(spec->cluster_ips.items[i]);
    if (family == 4 || (family && check->options->any_network))
      spec->ip_families = list_with(check->arena, spec->ip_families, family == 4 ? IPV4 : IPV6);
    else
      crd_core_invalid_as(check, CORE_ITEM(CORE_AT(CORE_SPEC, "clusterIPs"), i),
                          crd_core_show_texts(check, &spec->cluster_ips), "%s is not configured on this cluster",
                          family ? "IPv6" : "unknown");
  }
}

/* A Service without addresses and selector may have families that the cluster does not have. */
static void give_free_families(crd_arena *arena, core_service_spec *spec) {
  string_list *families = &spec->ip_families;
  if (!families->count) *families = list_of_one(arena, IPV4);
  if (families->count < 2 && !has_policy(spec, "SingleStack"))
    *families = list_with(arena, *families, core_is(families->items[0], "IPv4") ? IPV6 : IPV4);
}

static void require_known_families(core_check *check, const core_service_spec *spec) {
  const crd_path *path = CORE_AT(CORE_SPEC, "ipFamilies");
  if (check->options->any_network) return;
  if (has_policy(spec, "RequireDualStack"))
    say_policy(check, spec, "this cluster is not configured for dual-stack services");
  for (uint32_t i = 0; i < spec->ip_families.count; i++)
    if (!core_is(spec->ip_families.items[i], "IPv4"))
      crd_core_bad_word(check, CORE_ITEM(path, i), spec->ip_families.items[i], "not configured on this cluster");
}

/* initIPFamilyFields; returns whether there are no errors. */
static bool give_families(core_check *check, core_service_spec *spec, const core_service_spec *old) {
  if (!core_service_needs_address(spec) || keeps_preferred_families(spec, old)) return true;
  if (!spec->ip_family_policy.set && old) spec->ip_family_policy = old->ip_family_policy;
  if (!spec->ip_family_policy.set)
    spec->ip_family_policy = policy_of(is_without_selected(spec) ? "RequireDualStack" : "SingleStack");
  crd_core_validate_service_addresses(check, spec, old);
  if (core_count_errors(check)) return false;
  if (old) drop_second(check, spec, old);
  const bool single = has_policy(spec, "SingleStack");
  if (single && spec->cluster_ips.count == 2)
    say_policy(check, spec, "must be 'RequireDualStack' or 'PreferDualStack' when multiple cluster IPs are specified");
  if (single && spec->ip_families.count == 2)
    say_policy(check, spec, "must be 'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified");
  infer_families(check, spec);
  if (core_count_errors(check)) return false;
  if (is_without_selected(spec)) {
    give_free_families(check->arena, spec);
    return true;
  }
  require_known_families(check, spec);
  if (!spec->ip_families.count) spec->ip_families = list_of_one(check->arena, IPV4);
  return !core_count_errors(check);
}

/* ---- addresses ---- */

static crd_string address_text(crd_arena *arena, unsigned last) {
  return crd_arena_printf(arena, "10.0.0.%u", last);
}

static bool is_address_taken(unsigned last, crd_string text, const core_service_spec *old) {
  return last == 1 || (old && crd_string_in(text, old->cluster_ips.items, old->cluster_ips.count));
}

/* AllocateNext: never fails, because a Service has few addresses. */
static crd_string next_address(crd_arena *arena, const core_service_spec *old) {
  unsigned last = 2;
  crd_string text = address_text(arena, last);
  while (last < 254 && is_address_taken(last, text, old)) text = address_text(arena, ++last);
  return text;
}

/* Allocate: NULL, or the error text. */
static const char *take_address(crd_arena *arena, const crd_ip *ip, const core_service_spec *old) {
  const uint8_t *bytes = ip->bytes + (ip->size == 16 ? 12 : 0), range[] = {10, 0, 0};
  bool v4 = ip->size == 4 || crd_ip_is_4in6(ip);
  if (!v4 || memcmp(bytes, range, sizeof range) != 0 || bytes[3] == 0 || bytes[3] == 255)
    return "the provided network does not match the current range";
  return is_address_taken(bytes[3], address_text(arena, bytes[3]), old) ? "provided IP is already allocated" : NULL;
}

/* allocClusterIPs for one family. */
static void give_address(core_judging *judging, core_service_spec *spec, const core_service_spec *old) {
  core_check *check = &judging->check;
  crd_arena *arena = check->arena;
  string_list *addresses = &spec->cluster_ips;
  crd_ip ip;
  if (!core_service_needs_address(spec)) return;
  if (addresses->count && core_is(addresses->items[0], "None")) return;
  if (!addresses->count || !addresses->items[0].size) {
    bool v6 = spec->ip_families.count && core_is(spec->ip_families.items[0], "IPv6");
    *addresses = list_of_one(arena, v6 ? CRD_STRING("fd00::2") : next_address(arena, old));
  } else if (!crd_ip_parse_sloppy(addresses->items[0], &ip)) {
    crd_text text = {.arena = arena};
    crd_text_add(&text, CRD_STRING("failed to parse service IP "));
    crd_text_add_quoted(&text, addresses->items[0]);
    core_fail(judging, CORE_INTERNAL_ERROR, crd_text_string(&text));
  } else if (!check->options->any_network) {
    const char *wrong = take_address(arena, &ip, old);
    if (wrong)
      crd_core_invalid_as(check, CORE_AT(CORE_SPEC, "clusterIPs"), crd_core_show_texts(check, addresses),
                          "failed to allocate IP %.*s: %s", CRD_PRINT(addresses->items[0]), wrong);
  }
  spec->cluster_ip = addresses->items[0];
}

/* updateClusterIPs. Only a Service without addresses gets a second family (give_free_families). For others upstream needs an
 * allocator that this cluster lacks, or allocates an address that is refused later. */
static void give_changed_address(core_judging *judging, core_service_spec *spec, const core_service_spec *old) {
  const crd_string out_of_range = CRD_STRING("index out of range"), nil = CRD_STRING("nil pointer dereference");
  crd_arena *arena = judging->check.arena;
  bool needed = core_service_needs_address(old), needs = core_service_needs_address(spec);
  if (keeps_preferred_families(spec, old)) return;
  if (!needed && needs) {
    give_address(judging, spec, old);
    return;
  }
  if (old->cluster_ips.count && core_is(old->cluster_ips.items[0], "None")) return;
  if (needed && !needs) {
    if (old->ip_families.count > old->cluster_ips.count) core_fail(judging, CORE_PANIC, out_of_range);
  } else if (old->ip_families.count == 1 && spec->ip_families.count == 2) {
    if (core_is(spec->ip_families.items[1], "IPv4"))
      spec->cluster_ips = list_with(arena, spec->cluster_ips, next_address(arena, old));
    else if (!judging->check.options->any_network)
      core_fail(judging, CORE_PANIC, nil);
  } else if (old->ip_families.count == 2 && spec->ip_families.count == 1 && old->cluster_ips.count < 2) {
    core_fail(judging, CORE_PANIC, out_of_range);
  }
}

/* ---- values of the old Service ---- */

/* needsNodePort of storage.go. */
static bool has_given_ports(const core_service_spec *spec) {
  const core_optional_bool *gives = &spec->allocate_load_balancer_node_ports;
  return core_service_has_node_ports(spec) && (!core_is(spec->type, "LoadBalancer") || !gives->set || gives->value);
}

/* The node port of the last port with that name. */
static int32_t node_port_named(const core_service_spec *spec, crd_string name) {
  for (uint32_t i = spec->ports.count; i > 0; i--)
    if (crd_string_equal(spec->ports.items[i - 1].name, name)) return spec->ports.items[i - 1].node_port;
  return 0;
}

/* Ports without a node port keep that of the old port with their name, unless another port has it. That is searched among
 * the ports as sent. */
static void keep_node_ports(crd_arena *arena, core_service_spec *spec, const core_service_spec *old) {
  int32_t *kept = spec->ports.count ? crd_arena_zalloc(arena, spec->ports.count * sizeof *kept) : NULL;
  for (uint32_t i = 0; i < spec->ports.count; i++) {
    crd_arena_poll(arena);
    if (spec->ports.items[i].node_port) continue;
    int32_t port = node_port_named(old, spec->ports.items[i].name);
    if (port && !crd_core_service_has_node_port(spec, port)) kept[i] = port;
  }
  for (uint32_t i = 0; i < spec->ports.count; i++)
    if (kept[i]) spec->ports.items[i].node_port = kept[i];
}

/* patchAllocatedValues */
static void keep_given(crd_arena *arena, core_service_spec *spec, const core_service_spec *old) {
  if (core_service_needs_address(old) && core_service_needs_address(spec)) {
    if (!spec->cluster_ip.size) spec->cluster_ip = old->cluster_ip;
    if (!spec->cluster_ips.count && old->cluster_ips.count) spec->cluster_ips = old->cluster_ips;
  }
  if (has_given_ports(old) && has_given_ports(spec)) keep_node_ports(arena, spec, old);
  if (core_service_needs_health_check(old) && core_service_needs_health_check(spec) && !spec->health_check_node_port)
    spec->health_check_node_port = old->health_check_node_port;
}

/* normalizeClusterIPs, for new and changed Services from clients that only know the single address. */
static void list_address(crd_arena *arena, core_service_spec *spec, const core_service_spec *old) {
  const bool same = old && crd_string_equal(spec->cluster_ip, old->cluster_ip);
  if (!old && spec->cluster_ip.size && !spec->cluster_ips.count) spec->cluster_ips = list_of_one(arena, spec->cluster_ip);
  if (same && old->cluster_ips.count && !spec->cluster_ips.count) spec->cluster_ips = old->cluster_ips;
  if (!old || same || !crd_core_same_texts(&spec->cluster_ips, &old->cluster_ips)) return;
  spec->cluster_ips = (string_list){.count = 0};
  if (spec->cluster_ip.size || !old->cluster_ip.size) spec->cluster_ips = list_of_one(arena, spec->cluster_ip);
}

void crd_core_begin_service(core_judging *judging, void *object, const void *before) {
  core_service_spec *spec = &((core_service *)object)->spec;
  const core_service_spec *old = before ? &((const core_service *)before)->spec : NULL;
  crd_arena *arena = judging->check.arena;
  if (old) keep_given(arena, spec, old);
  list_address(arena, spec, old);
  if (!give_families(&judging->check, spec, old)) return;
  (old ? give_changed_address : give_address)(judging, spec, old);
  if (!core_count_errors(&judging->check) && judging->failure == CORE_NO_FAILURE) give_node_ports(judging, spec, old);
}

/* defaultOnReadIPFamilies */
static void read_families(crd_arena *arena, core_service_spec *spec) {
  uint32_t count = spec->cluster_ips.count;
  if (!core_service_needs_address(spec) || spec->ip_families.count) return;
  if (core_is(spec->cluster_ip, "None")) {
    bool selects = spec->selector.count;
    spec->ip_family_policy = policy_of(selects ? "SingleStack" : "RequireDualStack");
    spec->ip_families = list_of_one(arena, IPV4);
    if (!selects) spec->ip_families = list_with(arena, spec->ip_families, IPV6);
    return;
  }
  spec->ip_families = (string_list){.items = crd_arena_alloc(arena, (count + 1) * sizeof(crd_string)), .count = count};
  for (uint32_t i = 0; i < count; i++)
    spec->ip_families.items[i] = crd_core_ip_family(spec->cluster_ips.items[i]) == 6 ? IPV6 : IPV4;
  if (count == 1) spec->ip_family_policy = policy_of("SingleStack");
  if (count == 2) spec->ip_family_policy = policy_of("RequireDualStack");
}

/* Sets the fields of a stored Service that its creation has set, if possible; defaultOnReadService when the Service itself
 * is changed. */
void crd_core_complete_stored_service(core_judging *judging, void *object, bool itself) {
  core_service_spec *spec = &((core_service *)object)->spec;
  crd_arena *arena = judging->check.arena;
  crd_errors errors = crd_errors_init(arena);
  core_judging aside = *judging;
  core_service full = *(core_service *)object;
  aside.check.errors = &errors;
  if (spec->ports.count) {
    full.spec.ports.items = crd_arena_alloc(arena, spec->ports.count * sizeof *spec->ports.items);
    memcpy(full.spec.ports.items, spec->ports.items, spec->ports.count * sizeof *spec->ports.items);
  }
  crd_core_begin_service(&aside, &full, NULL);
  if (!errors.count && aside.failure == CORE_NO_FAILURE) *spec = full.spec;
  if (!itself) return;
  list_address(arena, spec, NULL);
  read_families(arena, spec);
  if (!core_service_needs_address(spec)) spec->internal_traffic_policy.set = false;
}
