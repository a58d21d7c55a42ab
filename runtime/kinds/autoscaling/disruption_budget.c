/* SPDX-License-Identifier: Apache-2.0 */
/* policy/v1 PodDisruptionBudget (pkg/registry/policy/poddisruptionbudget/strategy.go,
 * pkg/apis/policy/{helper.go,validation}). Its own rules do not check metadata. */
#include "autoscaling.h"

typedef core_policy_pod_disruption_budget budget;

/* PDBV1beta1Label */
#define V1BETA1_LABEL CRD_STRING("pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match")

static bool is_v1beta1_label(const core_label_selector_requirement *requirement) {
  return crd_string_equal(requirement->key, V1BETA1_LABEL);
}

/* Whether a selector is NonV1beta1MatchNoneSelector. */
static bool matches_none(const core_label_selector *selector) {
  const core_label_selector_requirement_list *expressions = &selector->match_expressions;
  return !selector->match_labels.count && expressions->count == 1 && is_v1beta1_label(&expressions->items[0]) &&
         core_is(expressions->items[0].operator, "Exists") && !expressions->items[0].values.count;
}

/* dropDisabledFields: removes v1beta1's label for empty selectors from a selector with other conditions. */
static void strip_v1beta1_label(const core_judging *judging, core_label_selector *selector, const core_label_selector *old) {
  enum { STRIPS_LABEL = 37 };
  if (judging->options.minor < STRIPS_LABEL || !selector || matches_none(selector)) return;
  if (old && crd_core_equal(&crd_core_label_selector_type, selector, old)) return;
  core_label_selector_requirement_list *expressions = &selector->match_expressions;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < expressions->count; i++)
    if (!is_v1beta1_label(&expressions->items[i])) expressions->items[kept++] = expressions->items[i];
  expressions->count = kept;
}

static void prepare_budget(core_judging *judging, void *object, const void *before) {
  const budget *old = before;
  crd_core_prepare_workload(judging, object, before);
  strip_v1beta1_label(judging, ((budget *)object)->spec.selector, old ? old->spec.selector : NULL);
}

static void validate_budget_amount(core_check *check, const core_int_or_string *amount, const crd_path *path) {
  if (!amount) return;
  crd_core_validate_amount(check, amount, path);
  crd_core_validate_share(check, amount, path);
}

/* ValidatePodDisruptionBudget, ValidatePodDisruptionBudgetSpec, with hasInvalidLabelValueInLabelSelector: whether the old
 * selector is invalid. */
static void validate_budget(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_policy_pod_disruption_budget_spec *spec = &((const budget *)object)->spec;
  const budget *old = before;
  const crd_path *path = CORE_SPEC;
  const bool any_value = old && !crd_core_selector_converts(check, old->spec.selector);
  if (spec->min_available && spec->max_unavailable)
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_policy_pod_disruption_budget_spec_type, spec),
                     "minAvailable and maxUnavailable cannot be both set");
  validate_budget_amount(check, spec->min_available, CORE_AT(path, "minAvailable"));
  validate_budget_amount(check, spec->max_unavailable, CORE_AT(path, "maxUnavailable"));
  crd_core_validate_label_selector_of_any_value(check, spec->selector, any_value, CORE_AT(path, "selector"));
  crd_core_validate_optional_choice(check, CORE_AT(path, "unhealthyPodEvictionPolicy"), &spec->unhealthy_pod_eviction_policy,
                                    "AlwaysAllow IfHealthyBudget");
  if (!old) crd_core_validate_common_create(check, &((const budget *)object)->metadata);
}

/* ValidatePodDisruptionBudgetStatusUpdate */
static void validate_budget_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_policy_pod_disruption_budget_status *status = &((const budget *)object)->status;
  const core_counter counters[] = {
      {"disruptionsAllowed", status->disruptions_allowed, true},
      {"currentHealthy", status->current_healthy, true},
      {"desiredHealthy", status->desired_healthy, true},
      {"expectedPods", status->expected_pods, true},
  };
  crd_core_validate_conditions(check, &status->conditions, CORE_AT(CORE_STATUS, "conditions"));
  crd_core_validate_counters(check, CORE_LIST_OF(counters), CORE_STATUS);
}

const core_object_kind crd_core_pod_disruption_budget_kind = {
    CORE_KIND("policy", "v1", "PodDisruptionBudget", policy_pod_disruption_budget),
    CORE_NAMES_UNASKED,
    CORE_STEPS(.prepare = prepare_budget, .validate = validate_budget),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_budget_status),
};
