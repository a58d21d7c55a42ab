/* SPDX-License-Identifier: Apache-2.0 */
/* networking.k8s.io/v1 NetworkPolicy (pkg/registry/networking/networkpolicy/strategy.go,
 * pkg/apis/networking/{v1,validation}). Ingress and egress rules have two similar types; here both are ports and peers. */
#include "../../text/ip_forms.h"
#include "../rules.h"
#include "types_networking.h"

typedef struct policy_rule {
  const core_networking_network_policy_port_list *ports;
  const core_networking_network_policy_peer_list *peers;
  const char *where, *of; /* "ingress", "from" */
} policy_rule;

/* Exceptions for values that the old policy has (NetworkPolicyValidationOptions). */
typedef struct policy_allowances {
  bool any_value;               /* in selectors */
  const core_string_list cidrs; /* AllowCIDRsEvenIfInvalid */
} policy_allowances;

static uint32_t count_policy_rules(const core_networking_network_policy_spec *spec) {
  return spec->ingress.count + spec->egress.count;
}

/* The rule at an index: those of ingress, then those of egress. */
static policy_rule policy_rule_at(const core_networking_network_policy_spec *spec, uint32_t i) {
  if (i < spec->ingress.count) {
    const core_networking_network_policy_ingress_rule *rule = &spec->ingress.items[i];
    return (policy_rule){&rule->ports, &rule->from, "ingress", "from"};
  }
  const core_networking_network_policy_egress_rule *rule = &spec->egress.items[i - spec->ingress.count];
  return (policy_rule){&rule->ports, &rule->to, "egress", "to"};
}

/* SetDefaults_NetworkPolicy */
static void set_network_policy_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_networking_network_policy_spec *spec = &((core_networking_network_policy *)object)->spec;
  if (spec->policy_types.count) return;
  spec->policy_types.items = crd_arena_alloc(arena, 2 * sizeof *spec->policy_types.items);
  spec->policy_types.items[0] = CRD_STRING("Ingress");
  spec->policy_types.items[1] = CRD_STRING("Egress");
  spec->policy_types.count = spec->egress.count ? 2 : 1;
}

/* The range in net.IPNet's form: masked, and IPv4 if it is mapped into IPv6. */
static crd_cidr network_of(const crd_cidr *cidr) {
  crd_cidr network = crd_cidr_masked(cidr);
  if (!crd_ip_is_4in6(&network.ip)) return network;
  memmove(network.ip.bytes, network.ip.bytes + 12, 4);
  memset(network.ip.bytes + 4, 0, 12);
  network.ip.size = 4;
  network.bits = (uint8_t)(network.bits - 96);
  return network;
}

/* ValidateIPBlock, IsValidCIDRForLegacyField */
static void validate_ip_block(core_check *check, const core_networking_ip_block *block, const policy_allowances *allowed,
                              const crd_path *path) {
  crd_cidr outer, inner;
  if (!block->cidr.size) {
    crd_core_required_covered(check, CORE_AT(path, "cidr"), NULL);
    return;
  }
  crd_core_validate_legacy_cidr(check, block->cidr, &allowed->cidrs, CORE_AT(path, "cidr"));
  if (!crd_cidr_parse_sloppy(block->cidr, &outer)) return;
  for (uint32_t i = 0; i < block->except.count; i++) {
    crd_string text = block->except.items[i];
    const crd_path *at = CORE_ITEM(CORE_AT(path, "except"), i);
    crd_core_validate_legacy_cidr(check, text, &allowed->cidrs, at);
    if (!crd_cidr_parse_sloppy(text, &inner)) continue;
    const crd_cidr around = network_of(&outer), within = network_of(&inner);
    if (!crd_cidr_contains_ip(&around, &within.ip) || outer.bits >= inner.bits)
      crd_core_bad_text(check, at, text, "must be a strict subset of `cidr`");
  }
}

/* The checks of endPort in ValidateNetworkPolicyPort. Before 1.37 the error for a lower endPort printed the port. */
static void validate_end_port(core_check *check, const core_int_or_string *port, int32_t end, const crd_path *path) {
  enum { SHOWS_END = 37 };
  if (!port)
    crd_core_bad_number(check, path, end, "may not be specified when `port` is not specified");
  else if (port->is_string)
    crd_core_bad_number(check, path, end, "may not be specified when `port` is non-numeric");
  else if (end < port->number)
    crd_core_bad_number(check, path, check->options->minor < SHOWS_END ? port->number : end,
                        "must be greater than or equal to `port`");
  if (port && !port->is_string) crd_core_validate_port_number(check, end, path);
}

/* ValidateNetworkPolicyPort */
static void validate_policy_port(core_check *check, const core_networking_network_policy_port *port, const crd_path *path) {
  crd_core_validate_optional_choice(check, CORE_AT(path, "protocol"), &port->protocol, "TCP UDP SCTP");
  if (port->port && !port->port->is_string) crd_core_validate_port_number(check, port->port->number, CORE_AT(path, "port"));
  if (port->end_port.set) validate_end_port(check, port->port, port->end_port.value, CORE_AT(path, "endPort"));
  if (port->port && port->port->is_string)
    crd_core_string_passes(check, CORE_AT(path, "port"), port->port->text, crd_check_port_name);
}

/* ValidateNetworkPolicyPeer */
static void validate_policy_peer(core_check *check, const core_networking_network_policy_peer *peer,
                                 const policy_allowances *allowed, const crd_path *path) {
  const core_label_selector *pods = peer->pod_selector, *namespaces = peer->namespace_selector;
  crd_core_validate_label_selector_of_any_value(check, pods, allowed->any_value, CORE_AT(path, "podSelector"));
  crd_core_validate_label_selector_of_any_value(check, namespaces, allowed->any_value, CORE_AT(path, "namespaceSelector"));
  if (peer->ip_block) validate_ip_block(check, peer->ip_block, allowed, CORE_AT(path, "ipBlock"));
  if (!pods && !namespaces && !peer->ip_block)
    crd_core_required(check, path, "must specify a peer");
  else if (peer->ip_block && (pods || namespaces))
    crd_core_forbidden(check, path, "may not specify both ipBlock and another peer");
}

/* ValidateNetworkPolicySpec */
static void validate_policy_spec(core_check *check, const core_networking_network_policy_spec *spec,
                                 const policy_allowances *allowed) {
  const crd_path *path = CORE_SPEC, *types = CORE_AT(path, "policyTypes");
  crd_core_validate_label_selector_of_any_value(check, &spec->pod_selector, allowed->any_value,
                                                CORE_AT(path, "podSelector"));
  for (uint32_t i = 0; i < count_policy_rules(spec); i++) {
    const policy_rule rule = policy_rule_at(spec, i);
    const crd_path *at =
        CORE_ITEM(CORE_NAMED(path, crd_string_of(rule.where)), i < spec->ingress.count ? i : i - spec->ingress.count);
    for (uint32_t k = 0; k < rule.ports->count; k++)
      validate_policy_port(check, &rule.ports->items[k], CORE_ITEM(CORE_AT(at, "ports"), k));
    for (uint32_t k = 0; k < rule.peers->count; k++)
      validate_policy_peer(check, &rule.peers->items[k], allowed, CORE_ITEM(CORE_NAMED(at, crd_string_of(rule.of)), k));
  }
  if (spec->policy_types.count > 2)
    crd_core_invalid(check, types, crd_core_show_words(check, "networking.PolicyType", &spec->policy_types),
                     "may not specify more than two policyTypes");
  for (uint32_t i = 0; spec->policy_types.count <= 2 && i < spec->policy_types.count; i++)
    crd_core_validate_choice(check, CORE_ITEM(types, i), spec->policy_types.items[i], "Ingress Egress");
}

/* All ranges of a policy, which ValidateNetworkPolicyUpdate allows to stay. */
static core_string_list list_cidrs(crd_arena *arena, const core_networking_network_policy_spec *spec) {
  crd_texts cidrs = {.arena = arena};
  for (uint32_t i = 0; i < count_policy_rules(spec); i++) {
    const core_networking_network_policy_peer_list *peers = policy_rule_at(spec, i).peers;
    for (uint32_t k = 0; k < peers->count; k++) {
      const core_networking_ip_block *block = peers->items[k].ip_block;
      if (block) crd_texts_add(&cidrs, block->cidr);
      for (uint32_t m = 0; block && m < block->except.count; m++) crd_texts_add(&cidrs, block->except.items[m]);
    }
  }
  return (core_string_list){cidrs.items, cidrs.count};
}

/* ValidateNetworkPolicy, ValidateNetworkPolicyUpdate, ValidationOptionsForNetworking: up to 1.35 an updated policy was first
 * judged as a new one. */
static void validate_network_policy(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { JUDGED_TWICE = 35 };
  const core_networking_network_policy *policy = object, *old = before;
  const bool any_value = old && !crd_core_selector_converts(check, &old->spec.pod_selector);
  const core_string_list known = old ? list_cidrs(check->arena, &old->spec) : (core_string_list){NULL, 0};
  if (!old || check->options->minor <= JUDGED_TWICE) {
    crd_core_validate_metadata(check, &policy->metadata, CRD_NAME_DNS_SUBDOMAIN);
    validate_policy_spec(check, &policy->spec, &(policy_allowances){.any_value = any_value});
  }
  if (!old) return;
  crd_core_validate_metadata_update(check, &policy->metadata, &old->metadata);
  validate_policy_spec(check, &policy->spec, &(policy_allowances){.any_value = any_value, .cidrs = known});
}

static void warn_of_ip_block(core_warnings *warnings, const core_networking_ip_block *block, const crd_path *path) {
  crd_core_warn_of_cidr(warnings, block->cidr, CORE_AT(path, "cidr"));
  for (uint32_t i = 0; i < block->except.count; i++)
    crd_core_warn_of_cidr(warnings, block->except.items[i], CORE_ITEM(CORE_AT(path, "except"), i));
}

/* networkPolicyWarnings */
static void warn_of_policy(core_judging *judging, const void *object, const void *before) {
  const core_networking_network_policy_spec *spec = &((const core_networking_network_policy *)object)->spec;
  for (uint32_t i = 0; i < count_policy_rules(spec); i++) {
    const policy_rule rule = policy_rule_at(spec, i);
    const crd_path *at =
        CORE_ITEM(CORE_NAMED(CORE_SPEC, crd_string_of(rule.where)), i < spec->ingress.count ? i : i - spec->ingress.count);
    for (uint32_t k = 0; k < rule.peers->count; k++)
      if (rule.peers->items[k].ip_block)
        warn_of_ip_block(&judging->warnings, rule.peers->items[k].ip_block,
                         CORE_AT(CORE_ITEM(CORE_NAMED(at, crd_string_of(rule.of)), k), "ipBlock"));
  }
}

/* SetDefaults_NetworkPolicyPort */
const core_object_kind crd_core_network_policy_kind = {
    CORE_KIND("networking.k8s.io", "v1", "NetworkPolicy", networking_network_policy),
    CORE_NAMES_UNASKED,
    CORE_DEFAULTS({"spec.ingress.ports.protocol", "TCP", 0}, {"spec.egress.ports.protocol", "TCP", 0}),
    .set_defaults = set_network_policy_defaults,
    CORE_STEPS(.prepare = crd_core_prepare_to_the_letter, .validate = validate_network_policy, .warn = warn_of_policy),
};
