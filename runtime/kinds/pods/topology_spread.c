/* SPDX-License-Identifier: Apache-2.0 */
/* A pod's topology spread constraints. */
#include "../validators.h"

#include <crd/metadata.h>

/* ValidatePositiveField */
static void validate_positive(core_check *check, int32_t number, const crd_path *path) {
  if (number <= 0) crd_core_bad_number(check, path, number, "must be greater than zero");
}

/* validateNodeInclusionPolicy. */
static void validate_inclusion(core_check *check, const core_optional_string *policy, const crd_path *path) {
  if (policy->set) crd_core_validate_choice(check, path, policy->value, "Honor Ignore");
}

/* validateMinDomains. */
static void validate_domains(core_check *check, const core_topology_spread_constraint *constraint, const crd_path *path) {
  if (!constraint->min_domains.set) return;
  validate_positive(check, constraint->min_domains.value, path);
  if (core_is(constraint->when_unsatisfiable, "DoNotSchedule")) return;
  crd_text text = {.arena = check->arena};
  crd_text_add(&text, CRD_STRING("can only use minDomains if whenUnsatisfiable=DoNotSchedule, not "));
  crd_text_add(&text, constraint->when_unsatisfiable);
  crd_core_invalid_text(check, path, crd_bad_int(constraint->min_domains.value), crd_text_string(&text));
}

/* The key that identifies the kind of a constraint. */
static crd_string make_kind_key(crd_arena *arena, const core_topology_spread_constraint *constraint) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%zu ", constraint->topology_key.size);
  crd_text_add(&text, constraint->topology_key);
  crd_text_add(&text, constraint->when_unsatisfiable);
  return crd_text_string(&text);
}

/* Marks the constraints whose kind a later one repeats. */
static bool *find_repeated(core_check *check, const core_topology_spread_constraint_list *constraints) {
  name_table later = {.arena = check->arena};
  bool *repeated = crd_arena_alloc(check->arena, constraints->count * sizeof *repeated);
  for (uint32_t i = constraints->count; i--;) {
    crd_string key = make_kind_key(check->arena, &constraints->items[i]);
    repeated[i] = crd_name_table_find(&later, key) != NULL;
    crd_name_table_put(&later, key, repeated);
  }
  return repeated;
}

/* ValidateSpreadConstraintNotRepeat for a repeated constraint. */
static void say_repeated(core_check *check, const core_topology_spread_constraint *constraint, const crd_path *path) {
  crd_text text = {.arena = check->arena};
  crd_text_add_char(&text, '{');
  crd_text_add(&text, constraint->topology_key);
  crd_text_add(&text, CRD_STRING(", "));
  crd_text_add(&text, constraint->when_unsatisfiable);
  crd_text_add_char(&text, '}');
  crd_core_duplicate(check, CORE_AT(path, "{topologyKey, whenUnsatisfiable}"), crd_bad_string(crd_text_string(&text)));
}

static void validate_match_label_keys(core_check *check, const core_topology_spread_constraint *constraint,
                                      const crd_path *path) {
  enum { MERGES_KEYS = 34 };
  static const core_string_list none = {NULL, 0};
  const core_gates *gates = &check->options->gates;
  bool merged = gates->match_label_keys_in_pod_topology_spread_selector_merge;
  if (gates->match_label_keys_in_pod_topology_spread && check->options->minor >= MERGES_KEYS &&
      merged != check->options->allowed.spread_keys)
    crd_core_validate_match_label_keys(check, &constraint->match_label_keys, &none, constraint->label_selector, path);
  else
    crd_core_validate_match_label_keys_alone(check, &constraint->match_label_keys, constraint->label_selector,
                                             CORE_AT(path, "matchLabelKeys"));
}

/* validateTopologySpreadConstraints, ValidateTopologyKey, ValidateWhenUnsatisfiable */
static void validate_constraint(core_check *check, const core_topology_spread_constraint *constraint, bool repeated,
                                const crd_path *path) {
  validate_positive(check, constraint->max_skew, CORE_AT(path, "maxSkew"));
  if (constraint->topology_key.size == 0) crd_core_required(check, CORE_AT(path, "topologyKey"), "can not be empty");
  crd_core_validate_choice(check, CORE_AT(path, "whenUnsatisfiable"), constraint->when_unsatisfiable,
                           "DoNotSchedule ScheduleAnyway");
  if (repeated) say_repeated(check, constraint, path);
  validate_domains(check, constraint, CORE_AT(path, "minDomains"));
  validate_inclusion(check, &constraint->node_affinity_policy, CORE_AT(path, "nodeAffinityPolicy"));
  validate_inclusion(check, &constraint->node_taints_policy, CORE_AT(path, "nodeTaintsPolicy"));
  validate_match_label_keys(check, constraint, path);
  if (!check->options->allowed.spread_selectors)
    crd_core_validate_label_selector(check, constraint->label_selector, CORE_AT(path, "labelSelector"));
}

void crd_core_validate_topology_spread_constraints(core_check *check,
                                                   const core_topology_spread_constraint_list *constraints,
                                                   const crd_path *path) {
  const bool *repeated = constraints->count > 1 ? find_repeated(check, constraints) : NULL;
  for (uint32_t i = 0; i < constraints->count; i++)
    validate_constraint(check, &constraints->items[i], repeated && repeated[i], CORE_ITEM(path, i));
}
