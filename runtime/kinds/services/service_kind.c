/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Service (pkg/registry/core/service/strategy.go, pkg/apis/core/{v1,validation}, pkg/api/service). */
#include "service.h"

enum { AFFINITY_SECONDS = 10800 };

static void default_affinity(crd_arena *arena, core_service_spec *spec) {
  core_session_affinity_config *config = spec->session_affinity_config;
  if (core_is(spec->session_affinity, "None")) spec->session_affinity_config = NULL;
  if (!core_is(spec->session_affinity, "ClientIP")) return;
  if (config && config->client_ip && config->client_ip->timeout_seconds.set) return;
  config = crd_arena_zalloc(arena, sizeof *config);
  config->client_ip = crd_arena_zalloc(arena, sizeof *config->client_ip);
  config->client_ip->timeout_seconds = (core_optional_int32){true, AFFINITY_SECONDS};
  spec->session_affinity_config = config;
}

/* SetDefaults_Service; unconditional defaults are in the kind's row. */
static void set_service_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_service *service = object;
  core_service_spec *spec = &service->spec;
  default_affinity(arena, spec);
  for (uint32_t i = 0; i < spec->ports.count; i++) {
    core_int_or_string *target = &spec->ports.items[i].target_port;
    if (target->is_string ? !target->text.size : !target->number)
      *target = (core_int_or_string){.number = spec->ports.items[i].port};
  }
  if (crd_core_service_is_accessible(spec) && !spec->external_traffic_policy.size)
    spec->external_traffic_policy = CRD_STRING("Cluster");
  if (!spec->internal_traffic_policy.set && crd_core_is_among(spec->type, "NodePort LoadBalancer ClusterIP"))
    spec->internal_traffic_policy = (core_optional_string){true, CRD_STRING("Cluster")};
  if (!core_service_is_of(spec, "LoadBalancer")) return;
  if (!spec->allocate_load_balancer_node_ports.set)
    spec->allocate_load_balancer_node_ports = (core_optional_bool){true, true};
  for (uint32_t i = 0; i < service->status.load_balancer.ingress.count; i++) {
    core_load_balancer_ingress *ingress = &service->status.load_balancer.ingress.items[i];
    if (ingress->ip.size && !ingress->ip_mode.set) ingress->ip_mode = (core_optional_string){true, CRD_STRING("VIP")};
  }
}

/* Whether all node ports are old (sameNodePorts). */
static bool adds_no_node_port(const core_service_spec *spec, const core_service_spec *old) {
  for (uint32_t i = 0; i < spec->ports.count; i++) {
    int32_t port = spec->ports.items[i].node_port;
    if (port && !crd_core_service_has_node_port(old, port)) return false;
  }
  return true;
}

/* sameIPFamilies, sameIPFamilyPolicy, sameStringSlice, sameClusterIPs, needsClusterIP: fields that were allocated with an
 * address are removed with it, unless the client has changed them. */
static void drop_address(core_service_spec *spec, const core_service_spec *old) {
  if (!core_service_needs_address(old) || core_service_needs_address(spec)) return;
  if (crd_string_equal(spec->cluster_ip, old->cluster_ip) && crd_core_same_texts(&spec->cluster_ips, &old->cluster_ips)) {
    spec->cluster_ip = (crd_string){NULL, 0};
    spec->cluster_ips = (core_string_list){.count = 0};
  }
  if (crd_core_same_texts(&spec->ip_families, &old->ip_families)) spec->ip_families = (core_string_list){.count = 0};
  if (crd_string_equal(spec->ip_family_policy.value, old->ip_family_policy.value)) spec->ip_family_policy.set = false;
}

/* dropTypeDependentFields, needsNodePort, needsHCNodePort, sameHCNodePort, canSetLoadBalancerClass, sameLoadBalancerClass,
 * sameExternalTrafficPolicy */
static void drop_type_dependent_fields(core_service *service, const core_service_spec *old) {
  core_service_spec *spec = &service->spec;
  bool balances = core_service_is_of(spec, "LoadBalancer"), balanced = core_service_is_of(old, "LoadBalancer");
  core_optional_bool *allocates = &spec->allocate_load_balancer_node_ports;
  drop_address(spec, old);
  if (core_service_has_node_ports(old) && !core_service_has_node_ports(spec) && adds_no_node_port(spec, old))
    for (uint32_t i = 0; i < spec->ports.count; i++) spec->ports.items[i].node_port = 0;
  if (core_service_needs_health_check(old) && !core_service_needs_health_check(spec) &&
      spec->health_check_node_port == old->health_check_node_port)
    spec->health_check_node_port = 0;
  if (balanced && !balances) {
    if (allocates->set && old->allocate_load_balancer_node_ports.set &&
        allocates->value == old->allocate_load_balancer_node_ports.value)
      allocates->set = false;
    if (core_same_optional(&spec->load_balancer_class, &old->load_balancer_class)) spec->load_balancer_class.set = false;
  }
  if (crd_core_service_is_accessible(old) && !crd_core_service_is_accessible(spec) &&
      crd_string_equal(spec->external_traffic_policy, old->external_traffic_policy))
    spec->external_traffic_policy = (crd_string){NULL, 0};
  if (!balances) service->status.load_balancer = (core_load_balancer_status){.ingress = {.count = 0}};
}

static void prepare_service(core_judging *judging, void *object, const void *before) {
  crd_core_keep_status(judging, object, before);
  if (before) drop_type_dependent_fields(object, &((const core_service *)before)->spec);
}

/* ValidateServiceCreate, ValidateServiceUpdate, with validateServiceExternalTrafficFieldsUpdate. */
static void validate_service(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_service *service = object, *old = before;
  if (old) {
    crd_core_validate_changed_service_addresses(check, &service->spec, &old->spec);
    crd_core_validate_load_balancer_class(check, &service->spec, &old->spec);
    if (core_service_needs_health_check(&service->spec) && core_service_needs_health_check(&old->spec) &&
        service->spec.health_check_node_port != old->spec.health_check_node_port)
      crd_core_forbidden(check, CORE_AT(CORE_SPEC, "healthCheckNodePort"), "field is immutable");
  } else if (judging->options.gates.relaxed_service_name_validation) {
    crd_core_validate_metadata(check, &service->metadata, CRD_NAME_DNS_LABEL);
  } else {
    const core_metadata_rule rule = {.named = crd_check_dns1035_label};
    crd_core_validate_metadata_by(check, &rule, &service->metadata, NULL);
  }
  crd_core_validate_service(check, service, old);
}

static void validate_ingress_mode(core_check *check, const core_load_balancer_ingress *ingress, const crd_path *path) {
  if (!ingress->ip_mode.set) {
    if (ingress->ip.size) crd_core_required(check, path, "must be specified when `ip` is set");
  } else if (!ingress->ip.size) {
    crd_core_forbidden(check, path, "may not be specified when `ip` is not set");
  } else {
    crd_core_validate_choice(check, path, ingress->ip_mode.value, "Proxy VIP");
  }
}

/* ValidateServiceStatusUpdate, ValidateLoadBalancerStatus */
static void validate_service_status(core_judging *judging, core_check *check, const void *object, const void *old) {
  const core_load_balancer_ingress_list *now = &((const core_service *)object)->status.load_balancer.ingress,
                                        *before = &((const core_service *)old)->status.load_balancer.ingress;
  const crd_path *path = CORE_AT(CORE_AT(CORE_STATUS, "loadBalancer"), "ingress");
  crd_texts ips = {.arena = check->arena};
  if (!core_service_is_of(&((const core_service *)object)->spec, "LoadBalancer")) {
    if (now->count) crd_core_forbidden(check, path, "may only be used when `spec.type` is 'LoadBalancer'");
    return;
  }
  for (uint32_t i = 0; i < before->count; i++)
    if (before->items[i].ip.size) crd_texts_add(&ips, before->items[i].ip);
  const core_string_list known = {ips.items, ips.count};
  for (uint32_t i = 0; i < now->count; i++) {
    const core_load_balancer_ingress *ingress = &now->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    crd_arena_poll(check->arena);
    if (ingress->ip.size) crd_core_validate_legacy_ip(check, ingress->ip, &known, CORE_AT(at, "ip"));
    validate_ingress_mode(check, ingress, CORE_AT(at, "ipMode"));
    crd_core_validate_dns_host(check, ingress->hostname, CORE_AT(at, "hostname"));
  }
}

static void warn_if(crd_texts *texts, bool so, const char *text) {
  if (so) crd_texts_add(texts, crd_string_of(text));
}

/* GetWarningsForService. Its isHeadlessService checks only the single address. */
static void warn_of_service(core_judging *judging, const void *object, const void *before) {
  enum { DEPRECATES_EXTERNAL_IPS = 36, DEPRECATES_CLOSE = 35 };
  const core_service_spec *spec = &((const core_service *)object)->spec;
  const core_string_map *annotations = &((const core_service *)object)->metadata.annotations;
  const core_string_list *ranges = &spec->load_balancer_source_ranges;
  core_warnings *warnings = &judging->warnings;
  crd_texts *texts = &warnings->texts;
  const crd_path *path = CORE_SPEC, *sources = CORE_AT(path, "loadBalancerSourceRanges");
  const bool none = core_is(spec->cluster_ip, "None"), headless = core_service_is_of(spec, "ClusterIP") && none,
             named = !core_service_needs_address(spec), outside = spec->external_ips.count;
  warn_if(texts, crd_core_string_map_get(annotations, CRD_STRING("service.kubernetes.io/topology-aware-hints")),
          "annotation service.kubernetes.io/topology-aware-hints is deprecated, please use "
          "service.kubernetes.io/topology-mode instead");
  if (spec->cluster_ip.size && !none) crd_core_warn_of_ips(warnings, &spec->cluster_ips, CORE_AT(path, "clusterIPs"));
  warn_if(texts, headless && spec->load_balancer_ip.size, "spec.loadBalancerIP is ignored for headless services");
  warn_if(texts, headless && outside, "spec.externalIPs is ignored for headless services");
  warn_if(texts, headless && !core_is(spec->session_affinity, "None"),
          "spec.SessionAffinity is ignored for headless services");
  crd_core_warn_of_ips(warnings, &spec->external_ips, CORE_AT(path, "externalIPs"));
  warn_if(texts, outside && !headless && !named && judging->options.minor >= DEPRECATES_EXTERNAL_IPS,
          "spec.externalIPs is deprecated and may no longer be implemented in some clusters");
  if (spec->load_balancer_ip.size) crd_core_warn_of_ip(warnings, spec->load_balancer_ip, CORE_AT(path, "loadBalancerIP"));
  for (uint32_t i = 0; i < ranges->count; i++) crd_core_warn_of_cidr(warnings, ranges->items[i], CORE_ITEM(sources, i));
  warn_if(texts, named && outside, "spec.externalIPs is ignored when spec.type is \"ExternalName\"");
  warn_if(texts, !named && spec->external_name.size, "spec.externalName is ignored when spec.type is not \"ExternalName\"");
  warn_if(texts,
          judging->options.minor >= DEPRECATES_CLOSE && spec->traffic_distribution.set &&
              core_is(spec->traffic_distribution.value, "PreferClose"),
          "spec.trafficDistribution: \"PreferClose\" is deprecated; use \"PreferSameZone\"");
}

/* serviceStatusStrategy.WarningsOnUpdate: the path is that of the item. */
static void warn_of_service_status(core_judging *judging, const void *object, const void *before) {
  const core_load_balancer_ingress_list *ingress = &((const core_service *)object)->status.load_balancer.ingress;
  const crd_path *path = CORE_AT(CORE_AT(CORE_STATUS, "loadBalancer"), "ingress");
  for (uint32_t i = 0; i < ingress->count; i++)
    if (ingress->items[i].ip.size) crd_core_warn_of_ip(&judging->warnings, ingress->items[i].ip, CORE_ITEM(path, i));
}

const core_object_kind crd_core_service_kind = {
    CORE_KIND("", "v1", "Service", service),
    CORE_NAMES(CRD_NAME_ANY),
    CORE_DEFAULTS({"spec.sessionAffinity", "None", 0}, {"spec.type", "ClusterIP", 0}, {"spec.ports.protocol", "TCP", 0}),
    .set_defaults = set_service_defaults,
    CORE_GATED({CORE_GATE(service_traffic_distribution), .paths = "spec.trafficDistribution"}),
    .complete_stored = crd_core_complete_stored_service,
    CORE_STEPS(.begin = crd_core_begin_service, .prepare = prepare_service, .asks = CORE_ASK_CHANGED,
               .validate = validate_service, .warn = warn_of_service),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_service_status, .warn = warn_of_service_status),
};
