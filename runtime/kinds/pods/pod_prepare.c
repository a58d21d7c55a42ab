/* SPDX-License-Identifier: Apache-2.0 */
/* Prepares a Pod for creation: see pod_prepare.h. */
#include "pod_prepare.h"

#include "../containers/container_parts.h"
#include "../default.h"
#include "../drop.h"
#include "annotations.h"
#include "pod_changes.h"
#include "pod_sums.h"

/* A template with the Pod's spec and metadata, for the functions that take templates. */
static core_pod_template_spec template_of(const core_pod *pod) {
  return (core_pod_template_spec){.metadata = pod->metadata, .spec = pod->spec};
}

static void take_template(core_pod *pod, const core_pod_template_spec *from) {
  pod->metadata = from->metadata;
  pod->spec = from->spec;
}

/* ---- defaults ---- */

/* SetDefaults_Pod: copies limits to requests that are unset. Both maps are sorted, and so is the merged one. */
static void default_requests(crd_arena *arena, core_resource_requirements *resources) {
  const core_quantity_map *limits = &resources->limits, *requests = &resources->requests;
  if (!limits->items) return;
  core_quantity_map merged = {.items =
                                  crd_arena_alloc(arena, ((size_t)limits->count + requests->count) * sizeof *merged.items)};
  for (uint32_t i = 0, k = 0; i < limits->count || k < requests->count;) {
    int order = i == limits->count     ? 1
                : k == requests->count ? -1
                                       : crd_string_compare(limits->items[i].key, requests->items[k].key);
    merged.items[merged.count++] = order < 0 ? limits->items[i] : requests->items[k];
    i += order <= 0;
    k += order >= 0;
  }
  resources->requests = merged;
}

/* defaultHostNetworkPorts */
static void default_host_ports(const core_container_list *containers) {
  for (uint32_t i = 0; i < containers->count; i++) {
    const core_container_port_list *ports = &containers->items[i].ports;
    for (uint32_t k = 0; k < ports->count; k++)
      if (!ports->items[k].host_port) ports->items[k].host_port = ports->items[k].container_port;
  }
}

/* defaultHTTPGetProtocol */
static void default_protocol(core_http_get_action *http) {
  if (http && !http->protocol.set) http->protocol = (core_optional_string){true, CRD_STRING("HTTP1")};
}

/* defaultHTTPProbeProtocol, defaultHTTPProbeProtocolEphemeral */
static void default_protocols(const core_container *container) {
  const core_probe *probes[] = {container->liveness_probe, container->readiness_probe, container->startup_probe};
  for (size_t i = 0; i < sizeof probes / sizeof *probes; i++)
    if (probes[i]) default_protocol(probes[i]->probe_handler.http_get);
  const core_lifecycle *lifecycle = container->lifecycle;
  if (lifecycle && lifecycle->post_start) default_protocol(lifecycle->post_start->http_get);
  if (lifecycle && lifecycle->pre_stop) default_protocol(lifecycle->pre_stop->http_get);
}

/* SetDefaults_Pod */
void crd_core_default_pod(crd_arena *arena, const core_options *options, core_pod *pod) {
  core_pod_spec *spec = &pod->spec;
  core_optional_int64 *grace_period = &spec->termination_grace_period_seconds;
  if (grace_period->set && grace_period->value < 0) grace_period->value = 1;
  for (uint32_t i = 0; i < spec->containers.count; i++) default_requests(arena, &spec->containers.items[i].resources);
  for (uint32_t i = 0; i < spec->init_containers.count; i++)
    default_requests(arena, &spec->init_containers.items[i].resources);
  if (!options->gates.pod_level_resources_fix_defaulting) crd_core_default_pod_level_resources(arena, options, spec);
  if (!spec->enable_service_links.set) spec->enable_service_links = (core_optional_bool){true, true};
  if (spec->host_network) {
    default_host_ports(&spec->containers);
    default_host_ports(&spec->init_containers);
  }
  if (options->gates.h2c_container_probe) {
    for (uint32_t i = 0; i < spec->containers.count; i++) default_protocols(&spec->containers.items[i]);
    for (uint32_t i = 0; i < spec->init_containers.count; i++) default_protocols(&spec->init_containers.items[i]);
    for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
      default_protocols(&spec->ephemeral_containers.items[i].ephemeral_container_common);
  }
  core_pod_template_spec common = template_of(pod);
  crd_core_default_pod_template_spec(arena, options, &common);
  take_template(pod, &common);
  crd_core_default_pod_status(arena, &pod->status);
}

/* ---- label keys ---- */

/* applyLabelKeysToLabelSelector */
static void merge_keys(crd_arena *arena, core_label_selector *selector, const core_string_list *keys, crd_string operator,
                       const core_string_map * labels) {
  core_label_selector_requirement_list *into = &selector->match_expressions;
  size_t size = sizeof *into->items;
  if (!keys->count) return;
  core_label_selector_requirement *items = crd_arena_alloc(arena, ((size_t)into->count + keys->count) * size);
  if (into->count) memcpy(items, into->items, into->count * size);
  uint32_t count = into->count;
  for (uint32_t i = 0; i < keys->count; i++) {
    const crd_string *value = crd_core_string_map_get(labels, keys->items[i]);
    if (!value) continue;
    crd_string *values = crd_arena_alloc(arena, sizeof *values);
    *values = *value;
    items[count++] = (core_label_selector_requirement){.key = keys->items[i], .operator= operator, .values = {values, 1} };
  }
  if (count > into->count) *into = (core_label_selector_requirement_list){items, count};
}

/* applyMatchLabelKeysAndMismatchLabelKeys */
static void merge_term(crd_arena *arena, core_pod_affinity_term *term, const core_string_map *labels) {
  if (!term->label_selector) return; /* NULL matches nothing */
  merge_keys(arena, term->label_selector, &term->match_label_keys, CRD_STRING("In"), labels);
  merge_keys(arena, term->label_selector, &term->mismatch_label_keys, CRD_STRING("NotIn"), labels);
}

/* applyMatchLabelKeysAndMismatchLabelKeys */
static void merge_terms(crd_arena *arena, const core_weighted_pod_affinity_term_list *preferred,
                        const core_pod_affinity_term_list *required, const core_string_map *labels) {
  for (uint32_t i = 0; i < preferred->count; i++) merge_term(arena, &preferred->items[i].pod_affinity_term, labels);
  for (uint32_t i = 0; i < required->count; i++) merge_term(arena, &required->items[i], labels);
}

/* mutatePodAffinity, mutateTopologySpreadConstraints, applyMatchLabelKeys */
static void merge_label_keys(crd_arena *arena, const core_gates *gates, const core_pod *pod) {
  const core_string_map *labels = &pod->metadata.labels;
  const core_affinity *affinity = gates->match_label_keys_in_pod_affinity ? pod->spec.affinity : NULL;
  const core_topology_spread_constraint_list *constraints = &pod->spec.topology_spread_constraints;
  if (affinity && affinity->pod_affinity)
    merge_terms(arena, &affinity->pod_affinity->preferred_during_scheduling_ignored_during_execution,
                &affinity->pod_affinity->required_during_scheduling_ignored_during_execution, labels);
  if (affinity && affinity->pod_anti_affinity)
    merge_terms(arena, &affinity->pod_anti_affinity->preferred_during_scheduling_ignored_during_execution,
                &affinity->pod_anti_affinity->required_during_scheduling_ignored_during_execution, labels);
  if (!gates->match_label_keys_in_pod_topology_spread || !gates->match_label_keys_in_pod_topology_spread_selector_merge)
    return;
  for (uint32_t i = 0; i < constraints->count; i++)
    if (constraints->items[i].label_selector)
      merge_keys(arena, constraints->items[i].label_selector, &constraints->items[i].match_label_keys, CRD_STRING("In"),
                 labels);
}

/* ---- AppArmor ---- */

/* ApparmorFieldForAnnotation; NULL also for an invalid profile. */
static core_app_armor_profile *profile_of(const core_check *check, crd_string annotation) {
  const crd_string localhost = CRD_STRING("localhost/");
  core_app_armor_profile *profile = crd_arena_zalloc(check->arena, sizeof *profile);
  if (core_is(annotation, "unconfined")) {
    profile->type = CRD_STRING("Unconfined");
  } else if (core_is(annotation, "runtime/default")) {
    profile->type = CRD_STRING("RuntimeDefault");
  } else if (crd_string_has_prefix(annotation, localhost) && annotation.size > localhost.size) {
    crd_string name = crd_string_slice(annotation, localhost.size, annotation.size);
    profile->type = CRD_STRING("Localhost");
    profile->localhost_profile = (core_optional_string){true, name};
  } else {
    return NULL;
  }
  crd_errors errors = crd_errors_init(check->arena);
  core_check aside = *check;
  aside.errors = &errors;
  crd_core_validate_app_armor_profile(&aside, profile, NULL);
  return errors.count ? NULL : profile;
}

static bool is_same_profile(const core_app_armor_profile *a, const core_app_armor_profile *b) {
  return b && crd_string_equal(a->type, b->type) && a->localhost_profile.set == b->localhost_profile.set &&
         crd_string_equal(a->localhost_profile.value, b->localhost_profile.value);
}

/* applyAppArmorVersionSkew for a container: copies the annotation to the field. */
static void sync_profile(core_warnings *warnings, const core_pod *pod, core_container *container) {
  const core_check *check = warnings->check;
  crd_string key;
  const crd_string *annotation =
      crd_core_annotation_of_container(&pod->metadata.annotations, CORE_APP_ARMOR_CONTAINER, container->name, &key);
  if (!annotation || (container->security_context && container->security_context->app_armor_profile)) return;
  core_app_armor_profile *profile = profile_of(check, *annotation);
  const core_pod_security_context *of_pod = pod->spec.security_context;
  if (profile && is_same_profile(profile, of_pod ? of_pod->app_armor_profile : NULL)) return;
  if (profile) {
    if (!container->security_context)
      container->security_context = crd_arena_zalloc(check->arena, sizeof *container->security_context);
    container->security_context->app_armor_profile = profile;
  }
  crd_core_warn(warnings, CORE_KEY(CORE_AT(CORE_AT(NULL, "metadata"), "annotations"), key),
                "deprecated since v1.30; use the \"appArmorProfile\" field instead");
}

static void sync_profiles(core_warnings *warnings, const core_pod *pod) {
  const core_pod_spec *spec = &pod->spec;
  if (spec->os && core_is(spec->os->name, "windows")) return;
  for (uint32_t i = 0; i < spec->init_containers.count; i++) sync_profile(warnings, pod, &spec->init_containers.items[i]);
  for (uint32_t i = 0; i < spec->containers.count; i++) sync_profile(warnings, pod, &spec->containers.items[i]);
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
    sync_profile(warnings, pod, &spec->ephemeral_containers.items[i].ephemeral_container_common);
}

/* ---- the status ---- */

/* applySchedulingGatedCondition. The condition has the server's time, which is the creation time. */
static void begin_status(crd_arena *arena, core_pod *pod) {
  pod->status = (core_pod_status){.phase = CRD_STRING("Pending")};
  if (!pod->spec.scheduling_gates.count) return;
  core_pod_condition *condition = crd_arena_zalloc(arena, sizeof *condition);
  *condition = (core_pod_condition){.type = CRD_STRING("PodScheduled"),
                                    .status = CRD_STRING("False"),
                                    .reason = CRD_STRING("SchedulingGated"),
                                    .message = CRD_STRING("Scheduling is blocked due to non-empty scheduling gates"),
                                    .last_transition_time = pod->metadata.creation_timestamp};
  pod->status.conditions = (core_pod_condition_list){condition, 1};
}

void crd_core_prepare_new_pod(core_warnings *warnings, core_pod *pod) {
  const core_check *check = warnings->check;
  if (check->options->minor >= CORE_COUNTS_POD_CHANGES) pod->metadata.generation = 1;
  begin_status(check->arena, pod);
  core_pod_template_spec common = template_of(pod);
  crd_core_drop_disabled_fields(check->arena, check->options, &common, NULL);
  take_template(pod, &common);
  merge_label_keys(check->arena, &check->options->gates, pod);
  sync_profiles(warnings, pod);
  if (check->options->gates.pod_level_resources_fix_defaulting)
    crd_core_default_pod_level_resources(check->arena, check->options, &pod->spec);
  pod->status.qos_class = crd_core_qos_class(check->options, &pod->spec);
}
