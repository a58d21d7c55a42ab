/* SPDX-License-Identifier: Apache-2.0 */
/* The spec of a Service (validateService of pkg/apis/core/validation), without checks for fields that always
 * have defaults. */
#include "service.h"

#include <inttypes.h>

#define ANNOTATIONS_PATH CORE_AT(CORE_METADATA, "annotations")
#define HINTS "service.kubernetes.io/topology-aware-hints"

enum { LONGEST_AFFINITY = 86400 };

static const char policies[] = "Cluster Local";

bool crd_core_service_is_accessible(const core_service_spec *spec) {
  return core_service_has_node_ports(spec) || (core_service_is_of(spec, "ClusterIP") && spec->external_ips.count);
}

static void validate_topology_annotations(core_check *check, const core_string_map *annotations) {
  const crd_string key = CRD_STRING("service.kubernetes.io/topology-mode");
  const crd_string *mode = crd_core_string_map_get(annotations, key);
  const crd_string *hints = crd_core_string_map_get(annotations, CRD_STRING(HINTS));
  if (mode && hints && !crd_string_equal(*mode, *hints))
    crd_core_invalid(check, CORE_KEY(ANNOTATIONS_PATH, key), crd_bad_string(*mode),
                     "must match annotations[" HINTS "] when both are specified");
}

/* The checks for each type. */
static void validate_by_type(core_check *check, const core_service_spec *spec) {
  static const char detail[] = "may not be set for ExternalName services";
  const crd_path *path = CORE_SPEC;
  const bool headless = core_service_is_headless(spec);
  crd_string name = spec->external_name;
  if (!core_service_needs_address(spec)) {
    if (spec->cluster_ips.count) crd_core_forbidden(check, CORE_AT(path, "clusterIPs"), detail);
    if (spec->ip_families.count) crd_core_forbidden(check, CORE_AT(path, "ipFamilies"), detail);
    if (spec->ip_family_policy.set) crd_core_forbidden(check, CORE_AT(path, "ipFamilyPolicy"), detail);
    if (crd_string_has_suffix(name, CRD_STRING("."))) name.size--;
    crd_core_require(check, CORE_AT(path, "externalName"), name, crd_check_dns1123_subdomain);
  } else if (!headless) {
    if (!spec->ports.count) crd_core_required(check, CORE_AT(path, "ports"), NULL);
  } else if (core_service_has_node_ports(spec)) {
    crd_core_invalid_as(check, CORE_ITEM(CORE_AT(path, "clusterIPs"), 0), crd_bad_string(CRD_STRING("None")),
                        "may not be set to 'None' for %.*s services", CRD_PRINT(spec->type));
  }
}

/* ---- ports ---- */

void crd_core_validate_protocols(core_check *check, crd_string protocol, const core_optional_string *app_protocol,
                                 const crd_path *path) {
  crd_core_validate_choice(check, CORE_AT(path, "protocol"), protocol, "SCTP TCP UDP");
  crd_core_validate_optional(check, CORE_AT(path, "appProtocol"), app_protocol, crd_check_qualified_name);
}

/* validateServicePort for all ports. */
static void validate_service_ports(core_check *check, const core_service_spec *spec, const crd_path *path) {
  core_name_set names = {.arena = check->arena};
  for (uint32_t i = 0; i < spec->ports.count; i++) {
    const core_service_port *port = &spec->ports.items[i];
    const crd_path *at = CORE_ITEM(path, i), *at_name = CORE_AT(at, "name");
    if (!port->name.size && spec->ports.count > 1) crd_core_required(check, at_name, NULL);
    crd_core_validate_given(check, at_name, port->name, crd_check_dns1123_label);
    if (port->name.size && !crd_core_name_set_add(&names, port->name))
      crd_core_duplicate(check, at_name, crd_bad_string(port->name));
    crd_core_validate_port_number(check, port->port, CORE_AT(at, "port"));
    crd_core_validate_choice(check, CORE_AT(at, "protocol"), port->protocol, "SCTP TCP UDP");
    crd_core_validate_port(check, port->target_port, CORE_AT(at, "targetPort"));
    crd_core_validate_optional(check, CORE_AT(at, "appProtocol"), &port->app_protocol, crd_check_qualified_name);
  }
}

/* Whether a number and protocol occur for the first time. */
static bool is_first_port(core_check *check, core_name_set *seen, crd_string protocol, int32_t number) {
  return crd_core_name_set_add(seen, crd_arena_printf(check->arena, "%" PRId32 "/%.*s", number, CRD_PRINT(protocol)));
}

/* Checks node ports, then the ports. */
static void validate_repeated_ports(core_check *check, const core_service_spec *spec, const crd_path *path) {
  core_name_set nodes = {.arena = check->arena}, seen = {.arena = check->arena};
  const core_service_port *ports = spec->ports.items;
  const uint32_t count = spec->ports.count;
  for (uint32_t i = 0; i < count && core_service_is_of(spec, "ClusterIP"); i++)
    if (ports[i].node_port)
      crd_core_forbidden(check, CORE_AT(CORE_ITEM(path, i), "nodePort"), "may not be used when `type` is 'ClusterIP'");
  for (uint32_t i = 0; i < count; i++)
    if (ports[i].node_port && !is_first_port(check, &nodes, ports[i].protocol, ports[i].node_port))
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "nodePort"), crd_bad_int(ports[i].node_port));
  for (uint32_t i = 0; i < count; i++) {
    const core_service_port key = {.protocol = ports[i].protocol, .port = ports[i].port};
    if (!is_first_port(check, &seen, key.protocol, key.port))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_core_show_struct(check, &crd_core_service_port_type, &key));
  }
}

/* ---- sources of traffic ---- */

/* validateClientIPAffinityConfig, validateAffinityTimeout */
static void validate_affinity(core_check *check, const core_service_spec *spec) {
  crd_core_validate_choice(check, CORE_AT(CORE_SPEC, "sessionAffinity"), spec->session_affinity, "ClientIP None");
  if (!core_is(spec->session_affinity, "ClientIP")) return;
  int32_t timeout = spec->session_affinity_config->client_ip->timeout_seconds.value;
  if (timeout <= 0 || timeout > LONGEST_AFFINITY)
    crd_core_bad_number(check, CORE_AT(CORE_AT(CORE_AT(CORE_SPEC, "sessionAffinityConfig"), "clientIP"), "timeoutSeconds"),
                        timeout, "must be greater than 0 and less than 86400");
}

static void validate_external_addresses(core_check *check, const core_service_spec *spec, const core_service_spec *old) {
  const crd_path *path = CORE_AT(CORE_SPEC, "externalIPs");
  for (uint32_t i = 0; i < spec->external_ips.count; i++) {
    crd_string address = spec->external_ips.items[i];
    crd_arena_poll(check->arena);
    if (crd_core_validate_legacy_ip(check, address, old ? &old->external_ips : NULL, CORE_ITEM(path, i)))
      crd_core_validate_endpoint_ip(check, address, CORE_ITEM(path, i));
  }
}

static void validate_for_load_balancer(core_check *check, const core_service_spec *spec, const crd_path *path) {
  if (!core_service_is_of(spec, "LoadBalancer"))
    crd_core_forbidden(check, path, "may only be used when `type` is 'LoadBalancer'");
}

static void validate_source_annotation(core_check *check, const core_service *service, const core_service *old) {
  const crd_string key = CRD_STRING("service.beta.kubernetes.io/load-balancer-source-ranges");
  const crd_path *path = CORE_KEY(ANNOTATIONS_PATH, key);
  const crd_string *ranges = crd_core_string_map_get(&service->metadata.annotations, key), *before = NULL;
  if (!ranges) return;
  validate_for_load_balancer(check, &service->spec, path);
  if (old) before = crd_core_string_map_get(&old->metadata.annotations, key);
  crd_string text = crd_go_trim(*ranges), part;
  if (!text.size || (before && check->options->minor >= CORE_SPARES_ADDRESSES && crd_string_equal(*before, *ranges))) return;
  for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);)
    crd_core_validate_legacy_cidr(check, crd_go_trim(part), NULL, path);
}

/* service.GetLoadBalancerSourceRanges: the field, or else the annotation that it replaced. */
static void validate_source_ranges(core_check *check, const core_service *service, const core_service *old) {
  const core_string_list *ranges = &service->spec.load_balancer_source_ranges;
  const crd_path *path = CORE_AT(CORE_SPEC, "LoadBalancerSourceRanges");
  crd_texts trimmed = {.arena = check->arena};
  if (!ranges->count) {
    validate_source_annotation(check, service, old);
    return;
  }
  for (uint32_t i = 0; old && i < old->spec.load_balancer_source_ranges.count; i++)
    crd_texts_add(&trimmed, crd_go_trim(old->spec.load_balancer_source_ranges.items[i]));
  const core_string_list before = {trimmed.items, trimmed.count};
  validate_for_load_balancer(check, &service->spec, path);
  for (uint32_t i = 0; i < ranges->count; i++) {
    crd_arena_poll(check->arena);
    crd_core_validate_legacy_cidr(check, crd_go_trim(ranges->items[i]), &before, CORE_ITEM(path, i));
  }
}

/* validation.sameLoadBalancerClass, isTypeLoadBalancer, validateLoadBalancerClassField */
void crd_core_validate_load_balancer_class(core_check *check, const core_service_spec *spec, const core_service_spec *old) {
  const core_optional_string *class = &spec->load_balancer_class, *before = old ? &old->load_balancer_class : NULL;
  const crd_path *path = CORE_AT(CORE_SPEC, "loadBalancerClass");
  bool balances = core_service_is_of(spec, "LoadBalancer");
  if (old && balances && core_service_is_of(old, "LoadBalancer") &&
      (class->set != before->set || !crd_string_equal(class->value, before->value)))
    crd_core_invalid(check, path, crd_core_show_optional(class), "may not change once set");
  if (balances)
    crd_core_validate_optional(check, path, class, crd_check_qualified_name);
  else if (class->set)
    validate_for_load_balancer(check, spec, path);
}

/* validateServiceExternalTrafficPolicy */
static void validate_external_traffic(core_check *check, const core_service_spec *spec) {
  const crd_path *path = CORE_AT(CORE_SPEC, "externalTrafficPolicy"), *port = CORE_AT(CORE_SPEC, "healthCheckNodePort");
  crd_string policy = spec->external_traffic_policy;
  if (crd_core_service_is_accessible(spec))
    crd_core_validate_choice(check, path, policy, policies);
  else if (policy.size)
    crd_core_bad_word(check, path, policy, "may only be set for externally-accessible services");
  if (!spec->health_check_node_port && core_service_needs_health_check(spec))
    crd_core_required(check, port, NULL);
  else if (core_service_needs_health_check(spec))
    crd_core_validate_port_number(check, spec->health_check_node_port, port);
  else if (spec->health_check_node_port)
    crd_core_bad_number(check, port, spec->health_check_node_port,
                        "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'");
}

/* validateServiceInternalTrafficFieldsValue, validateServiceTrafficDistribution */
static void validate_internal_traffic(core_check *check, const core_service_spec *spec) {
  const char *known =
      check->options->gates.prefer_same_traffic_distribution ? "PreferClose PreferSameZone PreferSameNode" : "PreferClose";
  const core_optional_string *distribution = &spec->traffic_distribution;
  crd_core_validate_optional_choice(check, CORE_AT(CORE_SPEC, "internalTrafficPolicy"), &spec->internal_traffic_policy,
                                    policies);
  if (distribution->set && !crd_core_is_among(distribution->value, known))
    crd_core_unsupported(check, CORE_AT(CORE_SPEC, "trafficDistribution"), crd_bad_string(distribution->value), known);
}

void crd_core_validate_service(core_check *check, const core_service *service, const core_service *old) {
  const core_service_spec *spec = &service->spec, *before = old ? &old->spec : NULL;
  const crd_path *allocates = CORE_AT(CORE_SPEC, "allocateLoadBalancerNodePorts"), *ports = CORE_AT(CORE_SPEC, "ports");
  validate_topology_annotations(check, &service->metadata.annotations);
  validate_by_type(check, spec);
  validate_service_ports(check, spec, ports);
  crd_core_validate_labels(check, &spec->selector, CORE_AT(CORE_SPEC, "selector"));
  validate_affinity(check, spec);
  crd_core_validate_service_addresses(check, spec, before);
  validate_external_addresses(check, spec, before);
  crd_core_validate_choice(check, CORE_AT(CORE_SPEC, "type"), spec->type, "ClusterIP ExternalName LoadBalancer NodePort");
  validate_repeated_ports(check, spec, ports);
  validate_source_ranges(check, service, old);
  if (spec->allocate_load_balancer_node_ports.set) validate_for_load_balancer(check, spec, allocates);
  crd_core_validate_load_balancer_class(check, spec, NULL);
  validate_external_traffic(check, spec);
  validate_internal_traffic(check, spec);
}
