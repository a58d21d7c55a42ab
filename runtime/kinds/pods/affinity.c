/* SPDX-License-Identifier: Apache-2.0 */
/* Affinity of pods to nodes and to other pods. */
#include "../validators.h"

#include <crd/metadata.h>

/* ---- nodes ---- */

static void say_no_operator(core_check *check, crd_string operator, const crd_path * path) {
  crd_core_bad_word(check, CORE_AT(path, "operator"), operator, "not a valid selector operator");
}

/* Checks that an operator has the right number of values. */
static void validate_requirement_operator(core_check *check, const core_node_selector_requirement *requirement,
                                          const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  crd_string operator= requirement->operator;
  uint32_t count = requirement->values.count;
  if (core_is(operator, "In") || core_is(operator, "NotIn")) {
    if (count == 0) crd_core_required(check, values, "must be specified when `operator` is 'In' or 'NotIn'");
  } else if (core_is(operator, "Exists") || core_is(operator, "DoesNotExist")) {
    if (count > 0) crd_core_forbidden(check, values, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
  } else if (core_is(operator, "Gt") || core_is(operator, "Lt")) {
    if (count != 1) crd_core_required(check, values, "must be specified single value when `operator` is 'Lt' or 'Gt'");
  } else {
    say_no_operator(check, operator, path);
  }
}

/* ValidateNodeSelectorRequirement. */
static void validate_expression(core_check *check, const core_node_selector_requirement *requirement, bool any_value,
                                const crd_path *path) {
  enum { JUDGES_VALUES = 33 };
  const crd_path *values = CORE_AT(path, "values");
  if (check->options->minor < JUDGES_VALUES) any_value = true;
  validate_requirement_operator(check, requirement, path);
  crd_core_string_passes(check, CORE_AT(path, "key"), requirement->key, crd_check_qualified_name);
  for (uint32_t i = 0; i < requirement->values.count && !any_value; i++)
    crd_core_string_passes(check, CORE_ITEM(values, i), requirement->values.items[i], crd_check_label_value);
}

/* ValidateNodeFieldSelectorRequirement: the only supported field is the name. */
static void validate_field(core_check *check, const core_node_selector_requirement *requirement, const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  if (!core_is(requirement->operator, "In") && !core_is(requirement->operator, "NotIn"))
    say_no_operator(check, requirement->operator, path);
  else if (requirement->values.count != 1)
    crd_core_required(check, values, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector");
  if (!core_is(requirement->key, "metadata.name")) {
    crd_core_bad_text(check, CORE_AT(path, "key"), requirement->key, "not a valid field selector key");
    return;
  }
  for (uint32_t i = 0; i < requirement->values.count; i++)
    crd_core_string_passes(check, CORE_ITEM(values, i), requirement->values.items[i], crd_check_dns1123_subdomain);
}

/* ValidateNodeSelectorTerm. */
static void validate_node_term(core_check *check, const core_node_selector_term *term, bool any_value,
                               const crd_path *path) {
  const crd_path *expressions = CORE_AT(path, "matchExpressions"), *fields = CORE_AT(path, "matchFields");
  for (uint32_t i = 0; i < term->match_expressions.count; i++)
    validate_expression(check, &term->match_expressions.items[i], any_value, CORE_ITEM(expressions, i));
  for (uint32_t i = 0; i < term->match_fields.count; i++)
    validate_field(check, &term->match_fields.items[i], CORE_ITEM(fields, i));
}

/* ValidateNodeSelector */
void crd_core_validate_node_selector(core_check *check, const core_node_selector *selector, const crd_path *path) {
  const crd_path *terms = CORE_AT(path, "nodeSelectorTerms");
  if (selector->node_selector_terms.count == 0) crd_core_required(check, terms, "must have at least one node selector term");
  for (uint32_t i = 0; i < selector->node_selector_terms.count; i++)
    validate_node_term(check, &selector->node_selector_terms.items[i], check->options->allowed.node_values,
                       CORE_ITEM(terms, i));
}

/* HasInvalidLabelValueInNodeSelectorTerms */
bool crd_core_node_selector_has_bad_value(crd_arena *arena, const core_node_selector *selector) {
  crd_texts messages = {.arena = arena};
  for (uint32_t i = 0; selector && i < selector->node_selector_terms.count; i++) {
    const core_node_selector_requirement_list *expressions = &selector->node_selector_terms.items[i].match_expressions;
    for (uint32_t k = 0; k < expressions->count; k++)
      for (uint32_t n = 0; n < expressions->items[k].values.count; n++)
        crd_check_label_value(&messages, expressions->items[k].values.items[n]);
  }
  return messages.count > 0;
}

/* ValidatePreferredSchedulingTerms, validateWeightedPodAffinityTerms */
static void validate_weight(core_check *check, int32_t weight, const crd_path *path) {
  if (weight <= 0 || weight > 100) crd_core_bad_number(check, CORE_AT(path, "weight"), weight, "must be in the range 1-100");
}

/* validateNodeAffinity. Values of preferred terms are not checked. */
static void validate_affinity_to_nodes(core_check *check, const core_node_affinity *affinity, const crd_path *path) {
  const core_preferred_scheduling_term_list *preferred = &affinity->preferred_during_scheduling_ignored_during_execution;
  const crd_path *list = CORE_AT(path, "preferredDuringSchedulingIgnoredDuringExecution");
  if (affinity->required_during_scheduling_ignored_during_execution)
    crd_core_validate_node_selector(check, affinity->required_during_scheduling_ignored_during_execution,
                                    CORE_AT(path, "requiredDuringSchedulingIgnoredDuringExecution"));
  for (uint32_t i = 0; i < preferred->count; i++) {
    const crd_path *at = CORE_ITEM(list, i);
    validate_weight(check, preferred->items[i].weight, at);
    validate_node_term(check, &preferred->items[i].preference, true, CORE_AT(at, "preference"));
  }
}

/* ---- pods ---- */

/* validatePodAffinityTerm, ValidatePodAffinityTermSelector */
static void validate_pod_term(core_check *check, const core_pod_affinity_term *term, const crd_path *path) {
  const crd_path *topology = CORE_AT(path, "topologyKey");
  bool any_value = check->options->allowed.selector_values;
  crd_core_validate_label_selector_of_any_value(check, term->label_selector, any_value, CORE_AT(path, "labelSelector"));
  crd_core_validate_label_selector_of_any_value(check, term->namespace_selector, any_value,
                                                CORE_AT(path, "namespaceSelector"));
  for (uint32_t i = 0; i < term->namespaces.count; i++)
    crd_core_string_passes(check, CORE_AT(path, "namespace"), term->namespaces.items[i], crd_check_dns1123_label);
  crd_core_validate_match_label_keys(check, &term->match_label_keys, &term->mismatch_label_keys, term->label_selector, path);
  if (term->topology_key.size == 0) crd_core_required(check, topology, "can not be empty");
  crd_core_string_passes(check, topology, term->topology_key, crd_check_qualified_name);
}

/* validatePodAffinity, validatePodAntiAffinity, validatePodAffinityTerms, validateWeightedPodAffinityTerms */
static void validate_pod_terms(core_check *check, const core_pod_affinity_term_list *required,
                               const core_weighted_pod_affinity_term_list *preferred, const crd_path *path) {
  const crd_path *must = CORE_AT(path, "requiredDuringSchedulingIgnoredDuringExecution"),
                 *may = CORE_AT(path, "preferredDuringSchedulingIgnoredDuringExecution");
  for (uint32_t i = 0; i < required->count; i++) validate_pod_term(check, &required->items[i], CORE_ITEM(must, i));
  for (uint32_t i = 0; i < preferred->count; i++) {
    const crd_path *at = CORE_ITEM(may, i);
    validate_weight(check, preferred->items[i].weight, at);
    validate_pod_term(check, &preferred->items[i].pod_affinity_term, CORE_AT(at, "podAffinityTerm"));
  }
}

void crd_core_validate_affinity(core_check *check, const core_affinity *affinity, const crd_path *path) {
  if (!affinity) return;
  if (affinity->node_affinity) validate_affinity_to_nodes(check, affinity->node_affinity, CORE_AT(path, "nodeAffinity"));
  if (affinity->pod_affinity)
    validate_pod_terms(check, &affinity->pod_affinity->required_during_scheduling_ignored_during_execution,
                       &affinity->pod_affinity->preferred_during_scheduling_ignored_during_execution,
                       CORE_AT(path, "podAffinity"));
  if (affinity->pod_anti_affinity)
    validate_pod_terms(check, &affinity->pod_anti_affinity->required_during_scheduling_ignored_during_execution,
                       &affinity->pod_anti_affinity->preferred_during_scheduling_ignored_during_execution,
                       CORE_AT(path, "podAntiAffinity"));
}
