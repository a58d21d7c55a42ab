/* SPDX-License-Identifier: Apache-2.0 */
/* The status subresource of a Pod, which kubelets and schedulers update (ValidatePodStatusUpdate). Resources are checked by
 * pod_status_resources.c. */
#include "pod_status.h"
#include "../addresses.h"
#include "../validators.h"
#include "pod_changes.h"

#include <crd/guard.h>
#include <crd/names.h>

#define STATUS CORE_AT(NULL, "status")

/* ---- kept values ---- */

/* preserveOldObservedGeneration for conditions: those of one type are matched by their order. */
static void keep_generations(crd_arena *arena, const core_pod_condition_list *now, const core_pod_condition_list *before) {
  bool *taken = before->count ? crd_arena_zalloc(arena, before->count * sizeof *taken) : NULL;
  for (uint32_t i = 0; i < now->count; i++) {
    core_pod_condition *condition = &now->items[i];
    crd_arena_poll(arena);
    for (uint32_t k = 0; k < before->count; k++) {
      if (taken[k] || !crd_string_equal(before->items[k].type, condition->type)) continue;
      taken[k] = true;
      if (!condition->observed_generation) condition->observed_generation = before->items[k].observed_generation;
      break;
    }
  }
}

void crd_core_prepare_pod_status(core_judging *judging, void *object, const void *stored) {
  core_pod *pod = object;
  const core_pod *old = stored;
  core_pod_status *status = &pod->status;
  const core_pod_status *before = &old->status;
  pod->spec = old->spec;
  pod->metadata.deletion_timestamp = (core_time){{NULL, 0}};
  pod->metadata.owner_references = old->metadata.owner_references;
  if (!status->qos_class.size) status->qos_class = before->qos_class;
  if (!status->resource_claim_statuses.items) status->resource_claim_statuses = before->resource_claim_statuses;
  if (!status->extended_resource_claim_status)
    status->extended_resource_claim_status = before->extended_resource_claim_status;
  if (!status->node_allocatable_resource_claim_statuses.items)
    status->node_allocatable_resource_claim_statuses = before->node_allocatable_resource_claim_statuses;
  if (!status->observed_generation) status->observed_generation = before->observed_generation;
  keep_generations(judging->check.arena, &status->conditions, &before->conditions);
  crd_core_drop_disabled_pod_fields(judging, pod, old);
}

/* ---- conditions, nodes ---- */

static void validate_generation(core_check *check, int64_t generation, const crd_path *path) {
  if (generation < 0) crd_core_bad_number(check, path, generation, "must be a non-negative integer");
}

/* validatePodConditions */
static void validate_pod_conditions(core_check *check, const core_pod_condition_list *conditions, const crd_path *path) {
  static const crd_string of_the_system[] = {CRD_STRING_INIT("PodScheduled"), CRD_STRING_INIT("Ready"),
                                             CRD_STRING_INIT("Initialized")};
  for (uint32_t i = 0; i < conditions->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    validate_generation(check, conditions->items[i].observed_generation, CORE_AT(at, "observedGeneration"));
    if (!crd_string_in(conditions->items[i].type, CORE_LIST_OF(of_the_system)))
      crd_core_string_passes(check, CORE_AT(at, "Type"), conditions->items[i].type, crd_check_qualified_name);
  }
}

static void validate_nominated_node(core_check *check, const core_pod *pod, const core_pod *old) {
  const crd_path *path = CORE_AT(STATUS, "nominatedNodeName");
  crd_string name = pod->status.nominated_node_name;
  if (!name.size || crd_string_equal(name, old->status.nominated_node_name)) return;
  crd_core_string_passes(check, path, name, crd_check_dns1123_subdomain);
  if (old->spec.node_name.size && check->options->gates.clearing_nominated_node_name_after_binding)
    crd_core_forbidden(check, path, "may not be set on pods that are already bound to a node");
}

/* ---- terminated containers ---- */

static bool may_restart(crd_string policy, int32_t exit_code) {
  return core_is(policy, "OnFailure") ? exit_code != 0 : !core_is(policy, "Never");
}

static bool rule_matches(const core_container_restart_rule *rule, int32_t exit_code) {
  const core_container_restart_rule_on_exit_codes *codes = rule->exit_codes;
  if (!codes) return false;
  bool found = false;
  for (uint32_t i = 0; i < codes->values.count; i++) found = found || codes->values.items[i] == exit_code;
  return (found && core_is(codes->operator, "In")) || (!found && core_is(codes->operator, "NotIn"));
}

/* ContainerShouldRestart */
static bool should_restart(const core_check *check, const core_pod_spec *spec, const core_container *container,
                           int32_t exit_code) {
  const core_container_restart_rule_list *rules = &container->restart_policy_rules;
  crd_string own = container->restart_policy.value;
  if (!container->restart_policy.set) return may_restart(spec->restart_policy, exit_code);
  for (uint32_t i = 0; i < rules->count; i++) {
    if (!rule_matches(&rules->items[i], exit_code)) continue;
    if (core_is(rules->items[i].action, "Restart")) return true;
    if (core_is(rules->items[i].action, "RestartAllContainers") &&
        check->options->gates.restart_all_containers_on_container_exits)
      return true;
    break;
  }
  bool known = core_is(own, "Always") || core_is(own, "OnFailure") || core_is(own, "Never");
  return may_restart(known ? own : spec->restart_policy, exit_code);
}

static const core_container *find_container_of_list(const core_container_list *containers, crd_string name) {
  for (uint32_t i = 0; i < containers->count; i++)
    if (crd_string_equal(containers->items[i].name, name)) return &containers->items[i];
  return NULL;
}

/* AllContainersCouldRestart */
static bool could_all_restart(const core_pod_spec *spec) {
  const core_container_list *lists[] = {&spec->init_containers, &spec->containers};
  for (size_t n = 0; n < 2; n++)
    for (uint32_t i = 0; i < lists[n]->count; i++)
      for (uint32_t k = 0; k < lists[n]->items[i].restart_policy_rules.count; k++)
        if (core_is(lists[n]->items[i].restart_policy_rules.items[k].action, "RestartAllContainers")) return true;
  return false;
}

/* Whether a container that the old status shows as terminated may run again. */
static bool may_run_again(const core_check *check, const core_pod_spec *spec, const core_container_list *containers,
                          const core_container_status *status) {
  int32_t exit_code = status->state.terminated->exit_code;
  const core_container *container = find_container_of_list(containers, status->name);
  if (check->options->gates.container_restart_rules) return container && should_restart(check, spec, container, exit_code);
  if (core_is(spec->restart_policy, "OnFailure") && exit_code != 0) return true;
  return containers == &spec->init_containers && container && core_is(container->restart_policy.value, "Always");
}

/* Adds an error for each status of the name that is not terminated; with `once`, which restart rules set, only for the
 * first. */
static void forbid_restart(core_check *check, const core_container_status_list *now, crd_string name, bool once,
                           const crd_path *path) {
  for (uint32_t i = 0; i < now->count; i++) {
    if (!crd_string_equal(now->items[i].name, name) || now->items[i].state.terminated) continue;
    crd_core_forbidden(check, CORE_AT(path, "state"), "may not be transitioned to non-terminated state");
    if (once) return;
  }
}

/* ValidateContainerStateTransition, ValidateInitContainerStateTransition; `containers` are those of the old spec, NULL:
 * ephemeral ones, which never run again. */
static void validate_transitions(core_check *check, const core_pod_spec *spec, const core_container_list *containers,
                                 const core_container_status_list *now, const core_container_status_list *before,
                                 const crd_path *path) {
  const core_gates *gates = &check->options->gates;
  bool rules = containers && gates->container_restart_rules;
  if (rules && gates->restart_all_containers_on_container_exits && could_all_restart(spec)) return;
  if (containers && !rules && core_is(spec->restart_policy, "Always")) return;
  for (uint32_t i = 0; i < before->count; i++) {
    crd_arena_poll(check->arena);
    if (!before->items[i].state.terminated) continue;
    if (containers && may_run_again(check, spec, containers, &before->items[i])) continue;
    forbid_restart(check, now, before->items[i].name, rules, CORE_ITEM(path, i));
  }
}

/* ---- addresses ---- */

/* Lists of addresses of pods and hosts are judged as lists of strings: their structs have one string, `ip`. */
_Static_assert(sizeof(core_pod_ip) == sizeof(crd_string) && sizeof(core_host_ip) == sizeof(crd_string), "nothing beside");

/* Addresses in the old status may stay invalid. */
static void validate_addresses(core_check *check, core_string_list now, core_string_list before, const core_type *type,
                               const crd_path *path) {
  for (uint32_t i = 0; i < now.count; i++) crd_core_validate_legacy_ip(check, now.items[i], &before, CORE_ITEM(path, i));
  if (now.count > 1 && (!crd_core_is_dual_stack(check, &now, path) || now.count > 2))
    crd_core_invalid(check, path, crd_core_show_list(check, type, &now),
                     "may specify no more than one IP for each IP family");
}

static core_string_list pod_addresses(const core_pod_status *status) {
  return (core_string_list){(crd_string *)(void *)status->pod_ips.items, status->pod_ips.count};
}

static core_string_list host_addresses(const core_pod_status *status) {
  return (core_string_list){(crd_string *)(void *)status->host_ips.items, status->host_ips.count};
}

/* validatePodIPs */
static void validate_pod_addresses(core_check *check, const core_pod_status *now, const core_pod_status *before) {
  enum { COMPARES_ADDRESSES = 37 };
  const crd_path *path = CORE_AT(STATUS, "podIPs");
  core_string_list list = pod_addresses(now);
  validate_addresses(check, list, pod_addresses(before), &crd_core_pod_ip_type, path);
  if (check->options->minor < COMPARES_ADDRESSES) return;
  if ((now->pod_ip.size > 0) != (list.count > 0))
    crd_core_invalid(check, path, crd_core_show_list(check, &crd_core_pod_ip_type, &list),
                     "podIP and podIPs must either both be set or both be unset");
}

/* validateHostIPs */
static void validate_host_addresses(core_check *check, const core_pod_status *now, const core_pod_status *before) {
  const crd_path *path = CORE_AT(STATUS, "hostIPs");
  core_string_list list = host_addresses(now);
  if (!list.count) return;
  if (!crd_string_equal(now->host_ip, list.items[0]))
    crd_core_bad_text(check, CORE_AT(CORE_ITEM(path, 0), "ip"), list.items[0], "must be equal to `hostIP`");
  validate_addresses(check, list, host_addresses(before), &crd_core_host_ip_type, path);
}

static void warn_of_address_list(core_warnings *warnings, core_string_list list, const crd_path *path) {
  for (uint32_t i = 0; i < list.count; i++) crd_core_warn_of_ip(warnings, list.items[i], CORE_AT(CORE_ITEM(path, i), "ip"));
}

void crd_core_warn_of_pod_status(core_judging *judging, const void *object, const void *old) {
  const core_pod *pod = object;
  warn_of_address_list(&judging->warnings, pod_addresses(&pod->status), CORE_AT(STATUS, "podIPs"));
  warn_of_address_list(&judging->warnings, host_addresses(&pod->status), CORE_AT(STATUS, "hostIPs"));
}

/* ---- the pod ---- */

/* ValidateInitContainerStateTransition, ValidateEphemeralContainerStateTransition */
static void validate_all_transitions(core_check *check, const core_pod *pod, const core_pod *old) {
  const core_pod_status *now = &pod->status, *before = &old->status;
  const core_pod_spec *spec = &old->spec;
  validate_transitions(check, spec, &spec->containers, &now->container_statuses, &before->container_statuses,
                       CORE_AT(STATUS, "containerStatuses"));
  validate_transitions(check, spec, &spec->init_containers, &now->init_container_statuses, &before->init_container_statuses,
                       CORE_AT(STATUS, "initContainerStatuses"));
  validate_transitions(check, spec, NULL, &now->ephemeral_container_statuses, &before->ephemeral_container_statuses,
                       CORE_AT(STATUS, "ephemeralContainerStatuses"));
}

void crd_core_validate_pod_status(core_judging *judging, core_check *check, const void *object, const void *stored) {
  const core_pod *pod = object, *old = stored;
  core_options options;
  core_check own = crd_core_check_of_pod_change(judging, &options, pod, old);
  crd_core_validate_metadata_update(&own, &pod->metadata, &old->metadata);
  crd_core_validate_pod_annotation_changes(&own, pod, old);
  validate_pod_conditions(&own, &pod->status.conditions, CORE_AT(STATUS, "conditions"));
  validate_nominated_node(&own, pod, old);
  validate_generation(&own, pod->status.observed_generation, CORE_AT(STATUS, "observedGeneration"));
  enum { KEEPS_CLASS = 32 };
  bool kept = options.minor < KEEPS_CLASS || crd_string_equal(pod->status.qos_class, old->status.qos_class);
  crd_core_validate_immutable(&own, kept, crd_bad_json(pod->status.qos_class), CORE_AT(STATUS, "qosClass"));
  validate_all_transitions(&own, pod, old);
  crd_core_validate_claim_statuses(&own, pod);
  validate_pod_addresses(&own, &pod->status, &old->status);
  validate_host_addresses(&own, &pod->status, &old->status);
  crd_core_validate_container_statuses(&own, pod);
}
