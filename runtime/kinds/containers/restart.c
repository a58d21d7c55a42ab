/* SPDX-License-Identifier: Apache-2.0 */
/* Container restarts: restart policies and rules, and resize policies (pkg/apis/core/validation:
 * validateContainerRestartPolicy, validateInitContainerRestartPolicy, validateResizePolicy). */
#include "container_parts.h"

static const crd_string container_restart_policies[] = {CRD_STRING_INIT("Always"), CRD_STRING_INIT("Never"),
                                                        CRD_STRING_INIT("OnFailure")};
/* Without RestartAllContainersOnContainerExits only the first. */
static const crd_string rule_actions[] = {CRD_STRING_INIT("Restart"), CRD_STRING_INIT("RestartAllContainers")};
static const crd_string exit_code_operators[] = {CRD_STRING_INIT("In"), CRD_STRING_INIT("NotIn")};

enum { MOST_RULES = 20, MOST_EXIT_CODES = 255 };

#define NEEDS_POLICY "must specify restartPolicy when restart rules are used"

/* pod.IsRestartableInitContainer */
bool crd_core_restarts_always(const core_container *container) {
  return container->restart_policy.set && core_is(container->restart_policy.value, "Always");
}

/* Before 1.36 too many items were an error about a too long value. */
static void say_too_many(core_check *check, const crd_path *path, uint32_t count, uint32_t most) {
  enum { COUNTS_ITEMS = 36 };
  if (check->options->minor >= COUNTS_ITEMS)
    crd_core_too_many(check, path, count, most);
  else
    crd_core_too_long(check, path, most);
}

static void validate_exit_codes(core_check *check, const core_container_restart_rule_on_exit_codes *codes,
                                const crd_path *path) {
  if (!codes) {
    crd_core_required(check, path, "must be specified");
    return;
  }
  crd_core_check_choice(check, CORE_AT(path, "operator"), codes->operator, CORE_LIST_OF(exit_code_operators));
  if (codes->values.count > MOST_EXIT_CODES)
    say_too_many(check, CORE_AT(path, "values"), codes->values.count, MOST_EXIT_CODES);
}

/* validateContainerRestartPolicy */
void crd_core_validate_container_restart_policy(core_check *check, const core_container *container, const crd_path *path) {
  const core_container_restart_rule_list *rules = &container->restart_policy_rules;
  const crd_path *policy_path = CORE_AT(path, "restartPolicy"), *rules_path = CORE_AT(path, "restartPolicyRules");
  if (container->restart_policy.set)
    crd_core_check_choice(check, policy_path, container->restart_policy.value, CORE_LIST_OF(container_restart_policies));
  else if (rules->count)
    crd_core_required(check, policy_path, NEEDS_POLICY);
  if (rules->count > MOST_RULES) say_too_many(check, rules_path, rules->count, MOST_RULES);
  size_t actions = check->options->gates.restart_all_containers_on_container_exits ? 2 : 1;
  for (uint32_t i = 0; i < rules->count; i++) {
    const crd_path *at = CORE_ITEM(rules_path, i);
    crd_core_check_choice(check, CORE_AT(at, "action"), rules->items[i].action, rule_actions, actions);
    validate_exit_codes(check, rules->items[i].exit_codes, CORE_AT(at, "exitCodes"));
  }
}

/* validateInitContainerRestartPolicy */
void crd_core_validate_init_container_restart_policy(core_check *check, const core_container *container,
                                                     const crd_path *path) {
  enum { RULES_NEED_POLICY = 35 };
  const core_gates *gates = &check->options->gates;
  bool has_rules = container->restart_policy_rules.count, always = crd_core_restarts_always(container);
  if (!container->restart_policy.set) {
    if (has_rules && check->options->minor >= RULES_NEED_POLICY)
      crd_core_required(check, CORE_AT(path, "restartPolicy"), NEEDS_POLICY);
  } else if (!gates->container_restart_rules) {
    crd_core_check_choice(check, CORE_AT(path, "restartPolicy"), container->restart_policy.value, container_restart_policies,
                          1);
  } else if (!always || gates->restart_all_containers_on_container_exits) {
    crd_core_validate_container_restart_policy(check, container, path);
  } else if (has_rules) {
    crd_core_forbidden(check, CORE_AT(path, "restartPolicyRules"),
                       "restartPolicyRules are not allowed for init containers with restart policy Always");
  }
}

/* ---- resizing ---- */

/* validateResizePolicy */
void crd_core_validate_resize_policy(core_check *check, const core_container_resize_policy_list *policies,
                                     crd_string pod_restart_policy, const crd_path *path) {
  enum { SAYS_WHOSE = 36 };
  static const crd_string resources[] = {CRD_STRING_INIT("cpu"), CRD_STRING_INIT("memory")};
  core_name_set seen;
  core_name_set_begin(&seen, check->arena);
  for (uint32_t i = 0; i < policies->count; i++) {
    const core_container_resize_policy *policy = &policies->items[i];
    if (!crd_core_name_set_add(&seen, policy->resource_name))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_core_show_resource_name(check, policy->resource_name));
    if (!policy->resource_name.size)
      crd_core_required(check, path, NULL);
    else if (!crd_string_in(policy->resource_name, CORE_LIST_OF(resources)))
      crd_core_not_supported(check, path, crd_core_show_resource_name(check, policy->resource_name),
                             CORE_LIST_OF(resources));
    crd_core_validate_required_choice(check, path, policy->restart_policy, "NotRequired RestartContainer");
    if (core_is(pod_restart_policy, "Never") && !core_is(policy->restart_policy, "NotRequired"))
      crd_core_bad_word(check, path, policy->restart_policy,
                        check->options->minor >= SAYS_WHOSE ? "must be 'NotRequired' when pod `restartPolicy` is 'Never'"
                                                            : "must be 'NotRequired' when `restartPolicy` is 'Never'");
  }
}
