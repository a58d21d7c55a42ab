/* SPDX-License-Identifier: Apache-2.0 */
/* What an old object allows: usually the use of a feature, or a value that violates a newer rule. */
#include "options.h"

#include "../../base/hash.h"
#include "../containers/container_parts.h"
#include "../containers/container_walk.h"
#include "../forms.h"
#include "../validators.h"
#include "in_use.h"

#include <crd/metadata.h>
#include <crd/names.h>

/* A check whose errors are only counted, not reported. */
typedef struct aside_check {
  crd_errors errors;
  core_options options; /* for a new object */
  core_check check;
} aside_check;

static void aside_begin(aside_check *aside, crd_arena *arena, const core_options *options) {
  aside->errors = crd_errors_init(arena);
  aside->options = *options;
  aside->options.allowed = (core_allowances){.sys_admin = false};
  aside->check = (core_check){.arena = arena, .errors = &aside->errors, .options = &aside->options};
}

static bool aside_failed(aside_check *aside) {
  bool failed = aside->errors.count + aside->errors.dropped > 0;
  aside->errors = crd_errors_init(aside->check.arena);
  return failed;
}

/* ---- containers ---- */

/* usesIndivisibleHugePagesValues, checkContainerUseIndivisibleHugePagesValues */
static bool has_broken_pages(const core_quantity_map *resources) {
  for (uint32_t i = 0; i < resources->count; i++)
    if (crd_core_is_huge_page_resource(resources->items[i].key) &&
        !crd_core_is_whole_pages(resources->items[i].key, &resources->items[i].value))
      return true;
  return false;
}

/* hasSysAdminAndPrivilegeEscalationFalse: an unset allowPrivilegeEscalation counts, too. */
static bool has_sys_admin(const core_security_context *context) {
  if (!context || !context->capabilities || context->allow_privilege_escalation.value) return false;
  for (uint32_t i = 0; i < context->capabilities->add.count; i++)
    if (core_is(context->capabilities->add.items[i], "CAP_SYS_ADMIN")) return true;
  return false;
}

/* The first minor with RestartAllContainers. */
enum { RESTARTS_ALL = 35 };

/* restartAllContainersActionInUse */
static bool restarts_all(const core_container *container) {
  for (uint32_t i = 0; i < container->restart_policy_rules.count; i++)
    if (core_is(container->restart_policy_rules.items[i].action, "RestartAllContainers")) return true;
  return false;
}

/* hasRestartContainerForNonSidecarInitContainer, hasRestartableInitContainerResizePolicy */
static void allow_of_init_container(core_options *options, const core_container *container) {
  bool sidecar = crd_core_restarts_always(container);
  for (uint32_t i = 0; i < container->resize_policy.count && !sidecar; i++)
    if (core_is(container->resize_policy.items[i].restart_policy, "RestartContainer")) options->allowed.init_restarts = true;
  if (sidecar && container->resize_policy.count) options->gates.in_place_pod_vertical_scaling = true;
  if (sidecar && container->restart_policy_rules.count && options->minor >= RESTARTS_ALL)
    options->gates.restart_all_containers_on_container_exits = true;
}

/* useAllowSysAdminWhenPrivilegeEscalationFalse, hasUserNamespacesWithVolumeDevices */
static void allow_of_containers(core_options *options, const core_pod_spec *old) {
  core_container_walk walk = {.spec = old};
  bool user_namespaces = old->host_users.set && !old->host_users.value;
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    core_allowances *allowed = &options->allowed;
    if (has_broken_pages(&c->resources.limits) || has_broken_pages(&c->resources.requests))
      allowed->indivisible_huge_pages = true;
    if (has_sys_admin(c->security_context)) allowed->sys_admin = true;
    if (user_namespaces && c->volume_devices.count) allowed->devices_of_user_namespaces = true;
    if (walk.which == 0) allow_of_init_container(options, c);
    if (walk.which < 2 && restarts_all(c) && options->minor >= RESTARTS_ALL)
      options->gates.restart_all_containers_on_container_exits = true;
  }
  if (has_broken_pages(&old->overhead)) options->allowed.indivisible_huge_pages = true;
}

/* ---- names of variables ---- */

/* gatherPodEnvVarNames: visits names of variables and prefixes of imported ones; `visit` returns whether to continue. */
static bool visit_variables(const core_pod_spec *spec, bool (*visit)(void *context, crd_string name), void *context) {
  core_container_walk walk = {.spec = spec};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    for (uint32_t i = 0; i < c->env.count; i++)
      if (!visit(context, c->env.items[i].name)) return false;
    for (uint32_t i = 0; i < c->env_from.count; i++)
      if (!visit(context, c->env_from.items[i].prefix)) return false;
  }
  return true;
}

static bool note_variable(void *context, crd_string name) {
  crd_name_table_put(context, name, context);
  return true;
}

/* relaxedEnvVarUsed: stops at an old name that only the relaxed rules allow. */
static bool is_no_old_relaxed_name(void *context, crd_string name) {
  const name_table *before = context;
  crd_texts strict = {.arena = before->arena}, relaxed = {.arena = before->arena};
  if (!crd_name_table_find(before, name)) return true;
  crd_check_env_var_name(&strict, name);
  crd_check_relaxed_env_var_name(&relaxed, name);
  return strict.count == 0 || relaxed.count != 0;
}

/* useRelaxedEnvironmentVariableValidation */
static bool has_relaxed_names(crd_arena *arena, const core_pod_spec *spec, const core_pod_spec *old) {
  name_table before = {.arena = arena};
  visit_variables(old, note_variable, &before);
  return !visit_variables(spec, is_no_old_relaxed_name, &before);
}

/* ---- selectors, volumes, other parts ---- */

static bool selector_fails(aside_check *aside, const core_label_selector *selector) {
  crd_core_validate_label_selector(&aside->check, selector, NULL);
  return aside_failed(aside);
}

/* hasInvalidLabelValueInAffinitySelector */
static bool terms_fail(aside_check *aside, const core_pod_affinity_term_list *required,
                       const core_weighted_pod_affinity_term_list *preferred) {
  for (uint32_t i = 0; i < required->count; i++)
    if (selector_fails(aside, required->items[i].label_selector) ||
        selector_fails(aside, required->items[i].namespace_selector))
      return true;
  for (uint32_t i = 0; i < preferred->count; i++)
    if (selector_fails(aside, preferred->items[i].pod_affinity_term.label_selector) ||
        selector_fails(aside, preferred->items[i].pod_affinity_term.namespace_selector))
      return true;
  return false;
}

/* hasInvalidLabelValueInAffinitySelector, hasInvalidLabelValueInRequiredNodeAffinity */
static void allow_of_affinity(core_options *options, aside_check *aside, const core_affinity *old) {
  if (!old) return;
  const core_pod_affinity *together = old->pod_affinity;
  const core_pod_anti_affinity *apart = old->pod_anti_affinity;
  options->allowed.selector_values =
      (together && terms_fail(aside, &together->required_during_scheduling_ignored_during_execution,
                              &together->preferred_during_scheduling_ignored_during_execution)) ||
      (apart && terms_fail(aside, &apart->required_during_scheduling_ignored_during_execution,
                           &apart->preferred_during_scheduling_ignored_during_execution));
  options->allowed.node_values =
      old->node_affinity && crd_core_node_selector_has_bad_value(
                                aside->check.arena, old->node_affinity->required_during_scheduling_ignored_during_execution);
}

/* hasInvalidTopologySpreadConstrainMatchLabelKeys, hasLegacyInvalidTopologySpreadConstrainMatchLabelKeys */
static bool spread_keys_fail(aside_check *aside, const core_topology_spread_constraint *constraint) {
  static const core_string_list none = {NULL, 0};
  const core_gates *gates = &aside->options.gates;
  if (!gates->match_label_keys_in_pod_topology_spread) return false;
  if (gates->match_label_keys_in_pod_topology_spread_selector_merge)
    crd_core_validate_match_label_keys(&aside->check, &constraint->match_label_keys, &none, constraint->label_selector,
                                       NULL);
  else
    crd_core_validate_match_label_keys_alone(&aside->check, &constraint->match_label_keys, constraint->label_selector, NULL);
  return aside_failed(aside);
}

/* hasInvalidTopologySpreadConstraintLabelSelector */
static void allow_of_spread(core_options *options, aside_check *aside, const core_topology_spread_constraint_list *old) {
  for (uint32_t i = 0; i < old->count; i++) {
    if (selector_fails(aside, old->items[i].label_selector)) options->allowed.spread_selectors = true;
    if (spread_keys_fail(aside, &old->items[i])) options->allowed.spread_keys = true;
  }
}

/* hasEmptyImageVolumeReference, hasNonLocalProjectedTokenPath */
static void allow_of_volume(core_options *options, aside_check *aside, const core_volume_source *old) {
  if (old->image && old->image->reference.size == 0) options->allowed.empty_image_references = true;
  for (uint32_t i = 0; old->projected && i < old->projected->sources.count; i++) {
    const core_service_account_token_projection *token = old->projected->sources.items[i].service_account_token;
    if (!token) continue;
    crd_core_validate_local_non_reserved_path(&aside->check, token->path, NULL);
    if (aside_failed(aside)) options->allowed.token_paths = true;
  }
}

/* useOnlyRecursiveSELinuxChangePolicy, useAllowUserNamespacesHostNetworkSupport */
static void allow_of_security(core_options *options, const core_pod_spec *old) {
  const core_pod_security_context *context = old->security_context;
  for (uint32_t i = 0; context && i < context->sysctls.count; i++) {
    crd_string name = context->sysctls.items[i].name;
    if ((old->host_network && crd_core_sysctl_is_of_network(name)) || (old->host_ipc && crd_core_sysctl_is_of_ipc(name)))
      options->allowed.host_sysctls = true;
  }
  if (context && context->selinux_change_policy.set) options->gates.selinux_mount = true;
  if (old->host_network && old->host_users.set && !old->host_users.value)
    options->gates.user_namespaces_host_network_support = true;
}

/* taintTolerationComparisonOperatorsInUse, allowTaintTolerationComparisonOperators */
static bool compares(const core_toleration_list *tolerations) {
  for (uint32_t i = 0; i < tolerations->count; i++)
    if (core_is(tolerations->items[i].operator, "Lt") || core_is(tolerations->items[i].operator, "Gt")) return true;
  return false;
}

/* GetValidationOptionsFromPodSpecAndMeta, GetValidationOptionsFromPodTemplate, useAllowEnvFilesValidation, hasEnvFileKeyRef
 */
core_options crd_core_options_for_update(crd_arena *arena, const core_options *from, const core_pod_spec *spec,
                                         const core_pod_spec *old, const core_string_map *old_annotations) {
  core_options options = *from;
  core_gates used = {.env_files = false};
  const crd_string *cost =
      crd_core_string_map_get(old_annotations, CRD_STRING("controller.kubernetes.io/pod-deletion-cost"));
  aside_check aside;
  aside_begin(&aside, arena, from);
  crd_core_note_features_in_use(&used, old);
  if (used.container_restart_rules) options.gates.container_restart_rules = true;
  if (used.env_files) options.gates.env_files = true;
  allow_of_containers(&options, old);
  if (spec && !options.gates.relaxed_environment_variable_validation)
    options.gates.relaxed_environment_variable_validation = has_relaxed_names(arena, spec, old);
  allow_of_affinity(&options, &aside, old->affinity);
  allow_of_spread(&options, &aside, &old->topology_spread_constraints);
  for (uint32_t i = 0; i < old->volumes.count; i++) allow_of_volume(&options, &aside, &old->volumes.items[i].volume_source);
  allow_of_security(&options, old);
  if (compares(&old->tolerations)) options.gates.taint_toleration_comparison_operators = true;
  if (cost && !crd_core_is_deletion_cost(*cost)) options.gates.pod_deletion_cost = false;
  return options;
}
