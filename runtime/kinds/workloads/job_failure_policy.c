/* SPDX-License-Identifier: Apache-2.0 */
/* spec.podFailurePolicy of Jobs (pkg/apis/batch/validation: validatePodFailurePolicy). */
#include "job.h"

#include "../../base/hash.h"

#include <crd/json.h>
#include <crd/metadata.h>
#include <stdlib.h>

enum { MOST_POLICY_RULES = 20, MOST_VALUES = 255, MOST_PATTERNS = 20 };

/* A fixed set of strings. */
typedef struct policy_choice {
  const crd_string *of;
  size_t count;
} policy_choice;

/* "valid values: ["a" "b"]" for an empty value, Unsupported for an unknown one. */
static void validate_policy_choice(core_check *check, crd_string value, policy_choice policy_choice, const crd_path *path) {
  if (value.size) {
    if (!crd_string_in(value, policy_choice.of, policy_choice.count))
      crd_core_not_supported(check, path, crd_bad_json(value), policy_choice.of, policy_choice.count);
    return;
  }
  crd_text text = {.arena = check->arena};
  for (size_t i = 0; i < policy_choice.count; i++) {
    crd_text_add(&text, i ? CRD_STRING(" ") : CRD_STRING("valid values: ["));
    crd_text_add_quoted(&text, policy_choice.of[i]);
  }
  crd_text_add_char(&text, ']');
  crd_core_required_as(check, path, "%.*s", CRD_PRINT(crd_text_string(&text)));
}

/* ---- exit codes ---- */

typedef struct placed_value {
  int32_t value;
  uint32_t index;
} placed_value;

static int compare_values(const void *a, const void *b) {
  const placed_value *first = a, *second = b;
  if (first->value != second->value) return first->value < second->value ? -1 : 1;
  return (first->index > second->index) - (first->index < second->index);
}

/* Marks each value that equals an earlier one. */
static bool *find_repeated_codes(crd_arena *arena, const core_int32_list *values) {
  placed_value *placed = crd_arena_alloc(arena, values->count * sizeof *placed);
  bool *repeated = crd_arena_zalloc(arena, values->count);
  for (uint32_t i = 0; i < values->count; i++) placed[i] = (placed_value){values->items[i], i};
  qsort(placed, values->count, sizeof *placed, compare_values);
  for (uint32_t i = 1; i < values->count; i++) repeated[placed[i].index] = placed[i].value == placed[i - 1].value;
  return repeated;
}

static crd_bad_value show_values(const core_check *check, const core_int32_list *values) {
  if (!values->items) return crd_bad_null();
  crd_value list = crd_value_make_list(check->arena, values->count);
  for (uint32_t i = 0; i < values->count; i++) crd_value_append(check->arena, &list, crd_value_make_int(values->items[i]));
  return (crd_bad_value){.data = list, .form = CRD_BAD_VALUE};
}

static void validate_values(core_check *check, const core_int32_list *values, bool in, const crd_path *path) {
  bool ordered = true;
  if (values->count == 0) {
    crd_core_invalid(check, path, show_values(check, values), "at least one value is required");
    return;
  }
  if (values->count > MOST_VALUES) crd_core_too_many(check, path, values->count, MOST_VALUES);
  const bool *repeated = find_repeated_codes(check->arena, values);
  for (uint32_t i = 0; i < values->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    int32_t value = values->items[i];
    if (in && value == 0) crd_core_bad_number(check, at, 0, "must not be 0 for the In operator");
    if (repeated[i]) crd_core_duplicate(check, at, crd_bad_int(value));
    ordered = ordered && (i == 0 || values->items[i - 1] <= value);
  }
  if (!ordered) crd_core_invalid(check, path, show_values(check, values), "must be ordered");
}

/* validatePodFailurePolicyRuleOnExitCodes */
static void validate_failure_policy_exit_codes(core_check *check,
                                               const core_pod_failure_policy_on_exit_codes_requirement *codes,
                                               const name_table *containers, const crd_path *path) {
  static const crd_string operators[] = {CRD_STRING_INIT("In"), CRD_STRING_INIT("NotIn")};
  validate_policy_choice(check, codes->operator,(policy_choice){CORE_LIST_OF(operators)}, CORE_AT(path, "operator"));
  if (codes->container_name.set && !crd_name_table_find(containers, codes->container_name.value))
    crd_core_bad_text(check, CORE_AT(path, "containerName"), codes->container_name.value,
                      "must be one of the container or initContainer names in the pod template");
  validate_values(check, &codes->values, core_is(codes->operator, "In"), CORE_AT(path, "values"));
}

/* ---- conditions ---- */

/* validatePodFailurePolicyRuleOnPodConditions */
static void validate_failure_policy_conditions(core_check *check,
                                               const core_pod_failure_policy_on_pod_conditions_pattern_list *patterns,
                                               const crd_path *path) {
  static const crd_string statuses[] = {CRD_STRING_INIT("False"), CRD_STRING_INIT("True"), CRD_STRING_INIT("Unknown")};
  if (patterns->count > MOST_PATTERNS) crd_core_too_many(check, path, patterns->count, MOST_PATTERNS);
  for (uint32_t i = 0; i < patterns->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    crd_core_string_passes(check, CORE_AT(at, "type"), patterns->items[i].type, crd_check_qualified_name);
    validate_policy_choice(check, patterns->items[i].status, (policy_choice){CORE_LIST_OF(statuses)}, CORE_AT(at, "status"));
  }
}

/* ---- rules ---- */

/* validatePodFailurePolicyRule */
static void validate_rule(core_check *check, const core_pod_failure_policy_rule *rule, bool per_index,
                          const name_table *containers, const crd_path *path) {
  static const crd_string actions[] = {CRD_STRING_INIT("Count"), CRD_STRING_INIT("FailIndex"), CRD_STRING_INIT("FailJob"),
                                       CRD_STRING_INIT("Ignore")};
  const crd_path *action = CORE_AT(path, "action");
  validate_policy_choice(check, rule->action, (policy_choice){CORE_LIST_OF(actions)}, action);
  if (core_is(rule->action, "FailIndex") && !per_index)
    crd_core_bad_word(check, action, rule->action, "requires the backoffLimitPerIndex to be set");
  if (rule->on_exit_codes)
    validate_failure_policy_exit_codes(check, rule->on_exit_codes, containers, CORE_AT(path, "onExitCodes"));
  validate_failure_policy_conditions(check, &rule->on_pod_conditions, CORE_AT(path, "onPodConditions"));
  if (rule->on_exit_codes && rule->on_pod_conditions.count)
    crd_core_invalid(check, path, crd_bad_none(), "specifying both OnExitCodes and OnPodConditions is not supported");
  if (!rule->on_exit_codes && !rule->on_pod_conditions.count)
    crd_core_invalid(check, path, crd_bad_none(), "specifying one of OnExitCodes and OnPodConditions is required");
}

static void add_container_names(name_table *names, const core_container_list *containers) {
  for (uint32_t i = 0; i < containers->count; i++) crd_name_table_put(names, containers->items[i].name, names);
}

void crd_core_validate_failure_policy(core_check *check, const core_job_spec *spec, const crd_path *path) {
  const core_pod_failure_policy_rule_list *list = &spec->pod_failure_policy->rules;
  const crd_path *rules = CORE_AT(path, "rules");
  name_table containers = {.arena = check->arena};
  add_container_names(&containers, &spec->template.spec.containers);
  add_container_names(&containers, &spec->template.spec.init_containers);
  if (list->count > MOST_POLICY_RULES) crd_core_too_many(check, rules, list->count, MOST_POLICY_RULES);
  for (uint32_t i = 0; i < list->count; i++)
    validate_rule(check, &list->items[i], spec->backoff_limit_per_index.set, &containers, CORE_ITEM(rules, i));
}
