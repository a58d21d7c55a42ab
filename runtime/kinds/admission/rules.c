/* SPDX-License-Identifier: Apache-2.0 */
/* Which requests something is about: rules, selectors, match conditions (pkg/apis/admissionregistration/{v1,validation}). */
#include "admission.h"

#include <crd/go_text.h>

/* ---- defaults ---- */

void crd_core_default_selector(crd_arena *arena, core_label_selector **selector) {
  if (!*selector) *selector = crd_arena_zalloc(arena, sizeof **selector);
}

static void default_named_rules(const core_admission_named_rule_with_operations_list *rules) {
  for (uint32_t i = 0; i < rules->count; i++)
    core_default_text(&rules->items[i].rule_with_operations.rule.scope, CRD_STRING("*"));
}

void crd_core_default_match_resources(crd_arena *arena, core_admission_match_resources *resources) {
  if (!resources) return;
  core_default_text(&resources->match_policy, CRD_STRING("Equivalent"));
  crd_core_default_selector(arena, &resources->namespace_selector);
  crd_core_default_selector(arena, &resources->object_selector);
  default_named_rules(&resources->resource_rules);
  default_named_rules(&resources->exclude_resource_rules);
}

/* ---- words ---- */

void crd_core_validate_word(core_check *check, crd_string text, const crd_string *words, size_t count,
                            const crd_path *path) {
  if (!crd_core_is_one_of(text, words, count)) crd_core_not_supported(check, path, crd_bad_json(text), words, count);
}

static void validate_optional_word(core_check *check, const core_optional_string *text, const crd_string *words,
                                   size_t count, const crd_path *path) {
  if (text->set) crd_core_validate_word(check, text->value, words, count, path);
}

void crd_core_validate_admission_failure_policy(core_check *check, const core_optional_string *policy,
                                                const crd_path *path) {
  static const crd_string policies[] = {CRD_STRING_INIT("Fail"), CRD_STRING_INIT("Ignore")};
  validate_optional_word(check, policy, CORE_LIST_OF(policies), path);
}

void crd_core_validate_admission_match_policy(core_check *check, const core_optional_string *policy, const crd_path *path) {
  static const crd_string policies[] = {CRD_STRING_INIT("Equivalent"), CRD_STRING_INIT("Exact")};
  validate_optional_word(check, policy, CORE_LIST_OF(policies), path);
}

bool crd_core_note(name_table *seen, crd_string text) {
  if (crd_name_table_find(seen, text)) return true;
  crd_name_table_put(seen, text, seen);
  return false;
}

/* ---- rules ---- */

/* hasWildcard, hasWildcardOperation */
static bool has_wildcard(const core_string_list *list) {
  return crd_core_is_one_of(CRD_STRING("*"), list->items, list->count);
}

/* A list in which "*" stands alone. */
static void validate_wildcard(core_check *check, const core_string_list *list, const char *what, const crd_path *path) {
  if (list->count > 1 && has_wildcard(list))
    crd_core_invalid(check, path, crd_core_show_texts(check, list),
                     crd_arena_printf(check->arena, "if '*' is present, must not specify other %s", what));
}

/* What validateResources has seen: "x" of "x/" and a wildcard, and of a wildcard and "/x". */
typedef struct resource_wildcards {
  name_table whole, everywhere;
} resource_wildcards;

static void validate_subresource(core_check *check, resource_wildcards *seen, crd_string text, crd_string resource,
                                 crd_string subresource, const crd_path *path) {
  if (crd_name_table_find(&seen->whole, resource))
    crd_core_invalid(check, path, crd_bad_string(text),
                     crd_arena_printf(check->arena, "if '%.*s/*' is present, must not specify %.*s", CRD_PRINT(resource),
                                      CRD_PRINT(text)));
  if (crd_name_table_find(&seen->everywhere, subresource))
    crd_core_invalid(check, path, crd_bad_string(text),
                     crd_arena_printf(check->arena, "if '*/%.*s' is present, must not specify %.*s", CRD_PRINT(subresource),
                                      CRD_PRINT(text)));
  if (core_is(subresource, "*")) crd_core_note(&seen->whole, resource);
  if (core_is(resource, "*")) crd_core_note(&seen->everywhere, subresource);
}

/* validateResources; whether there is a resource beside a wildcard is said by the last one without a subresource. */
static void validate_rule_resources(core_check *check, const core_string_list *resources, const crd_path *path) {
  resource_wildcards seen = {{.arena = check->arena}, {.arena = check->arena}};
  bool all = false, wildcard = false, plain = false;
  if (!resources->count) crd_core_required(check, path, CORE_NO_DETAIL);
  for (uint32_t i = 0; i < resources->count; i++) {
    crd_string text = resources->items[i], resource, subresource;
    if (!text.size) {
      crd_core_required(check, CORE_ITEM(path, i), CORE_NO_DETAIL);
      continue;
    }
    all = all || core_is(text, "*/*");
    wildcard = wildcard || core_is(text, "*");
    if (crd_string_cut(text, '/', &resource, &subresource))
      validate_subresource(check, &seen, text, resource, subresource, CORE_ITEM(path, i));
    else
      plain = !core_is(text, "*");
  }
  if (resources->count > 1 && all)
    crd_core_invalid(check, path, crd_core_show_texts(check, resources),
                     CRD_STRING("if '*/*' is present, must not specify other resources"));
  if (wildcard && plain)
    crd_core_invalid(check, path, crd_core_show_texts(check, resources),
                     CRD_STRING("if '*' is present, must not specify other resources without subresources"));
}

/* validateRule */
static void validate_rule_kinds(core_check *check, const core_admission_rule *rule, const crd_path *path) {
  static const crd_string scopes[] = {CRD_STRING_INIT("*"), CRD_STRING_INIT("Cluster"), CRD_STRING_INIT("Namespaced")};
  const crd_path *groups = CORE_AT(path, "apiGroups"), *versions = CORE_AT(path, "apiVersions");
  if (!rule->api_groups.count) crd_core_required(check, groups, CORE_NO_DETAIL);
  validate_wildcard(check, &rule->api_groups, "API groups", groups);
  if (!rule->api_versions.count) crd_core_required(check, versions, CORE_NO_DETAIL);
  validate_wildcard(check, &rule->api_versions, "API versions", versions);
  for (uint32_t i = 0; i < rule->api_versions.count; i++)
    if (!rule->api_versions.items[i].size) crd_core_required(check, CORE_ITEM(versions, i), CORE_NO_DETAIL);
  validate_rule_resources(check, &rule->resources, CORE_AT(path, "resources"));
  validate_optional_word(check, &rule->scope, CORE_LIST_OF(scopes), CORE_AT(path, "scope"));
}

void crd_core_validate_admission_rule(core_check *check, const core_admission_rule_with_operations *rule,
                                      const crd_path *path) {
  const crd_path *operations = CORE_AT(path, "operations");
  if (!rule->operations.count) crd_core_required(check, operations, CORE_NO_DETAIL);
  validate_wildcard(check, &rule->operations, "operations", operations);
  for (uint32_t i = 0; i < rule->operations.count; i++)
    crd_core_validate_choice(check, CORE_ITEM(operations, i), rule->operations.items[i], "* CONNECT CREATE DELETE UPDATE");
  validate_rule_kinds(check, &rule->rule, path);
}

/* validateNamedRuleWithOperations */
static void validate_named_rules(core_check *check, const core_admission_named_rule_with_operations_list *rules,
                                 const crd_path *path) {
  for (uint32_t i = 0; i < rules->count; i++) {
    const core_string_list *names = &rules->items[i].resource_names;
    const crd_path *item = CORE_ITEM(path, i), *at = CORE_AT(item, "resourceNames");
    name_table seen = {.arena = check->arena};
    for (uint32_t k = 0; k < names->count; k++) {
      crd_core_string_passes(check, CORE_ITEM(at, k), names->items[k], crd_core_check_path_segment);
      if (crd_core_note(&seen, names->items[k]))
        crd_core_duplicate(check, CORE_ITEM(at, k), crd_bad_string(names->items[k]));
    }
    crd_core_validate_admission_rule(check, &rules->items[i].rule_with_operations, item);
  }
}

void crd_core_validate_match_resources(core_check *check, const core_admission_match_resources *resources,
                                       const crd_path *path) {
  if (!resources) return;
  crd_core_validate_admission_match_policy(check, &resources->match_policy, CORE_AT(path, "matchPolicy"));
  crd_core_validate_label_selector(check, resources->namespace_selector, CORE_AT(path, "namespaceSelector"));
  crd_core_validate_label_selector(check, resources->object_selector, CORE_AT(path, "objectSelector"));
  validate_named_rules(check, &resources->resource_rules, CORE_AT(path, "resourceRules"));
  validate_named_rules(check, &resources->exclude_resource_rules, CORE_AT(path, "excludeResourceRules"));
}

void crd_core_validate_mutable_operations(core_check *check, const core_admission_match_resources *resources,
                                          const crd_path *path) {
  const crd_path *at = CORE_AT(CORE_AT(path, "resourceRules"), "operations");
  for (uint32_t i = 0; resources && i < resources->resource_rules.count; i++) {
    const core_string_list *list = &resources->resource_rules.items[i].rule_with_operations.operations;
    for (uint32_t k = 0; k < list->count; k++)
      crd_core_validate_choice(check, at, list->items[k], "* CONNECT CREATE UPDATE");
  }
}

/* ---- match conditions ---- */

/* validateMatchCondition, validateMatchConditionsExpression */
static void validate_match_condition(core_check *check, const core_admission_match_condition *condition, bool params,
                                     const name_table *stored, const crd_path *path) {
  crd_string text = crd_go_trim(condition->expression);
  const crd_path *at = CORE_AT(path, "expression");
  crd_expression expression = {.use = CRD_EXPRESSION_CONDITION, .source = text, .params = params};
  expression.stored = crd_core_is_noted(stored, text);
  if (text.size)
    crd_core_validate_expression(check, at, expression, text);
  else
    crd_core_required(check, at, CORE_NO_DETAIL);
  crd_core_require(check, CORE_AT(path, "name"), condition->name, crd_check_qualified_name);
}

void crd_core_validate_match_conditions(core_check *check, const core_admission_match_condition_list *conditions,
                                        bool params, const name_table *stored, const crd_path *path) {
  enum { MOST_CONDITIONS = 64 };
  name_table seen = {.arena = check->arena};
  if (conditions->count > MOST_CONDITIONS) crd_core_too_many(check, path, conditions->count, MOST_CONDITIONS);
  for (uint32_t i = 0; i < conditions->count; i++) {
    crd_string name = conditions->items[i].name;
    validate_match_condition(check, &conditions->items[i], params, stored, CORE_ITEM(path, i));
    if (name.size && crd_core_note(&seen, name))
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "name"), crd_bad_string(name));
  }
}
