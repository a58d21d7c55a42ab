/* SPDX-License-Identifier: Apache-2.0 */
/* Which requests a rule matches: rules, selectors, match conditions (pkg/apis/admissionregistration/{v1,validation}); and
 * names that are reserved for manifests on the server's disk. Fields that defaults always set are not checked. */
#include "admission.h"

/* hasWildcard, hasWildcardOperation: in such a list "*" must be the only item. */
static void validate_rule_list(core_check *check, const core_string_list *list, const char *what, const crd_path *path) {
  if (!list->count) crd_core_required(check, path, NULL);
  crd_core_validate_wildcard(check, list, what, path);
}

/* What validateResources has seen: "x" for "x/" and a wildcard, and for a wildcard and "/x". */
typedef struct resource_wildcards {
  core_name_set whole, everywhere;
} resource_wildcards;

static void validate_subresource(core_check *check, resource_wildcards *seen, crd_string text, crd_string resource,
                                 crd_string subresource, const crd_path *path) {
  if (crd_core_name_set_has(&seen->whole, resource))
    crd_core_invalid_as(check, path, crd_bad_string(text), "if '%.*s/*' is present, must not specify %.*s",
                        CRD_PRINT(resource), CRD_PRINT(text));
  if (crd_core_name_set_has(&seen->everywhere, subresource))
    crd_core_invalid_as(check, path, crd_bad_string(text), "if '*/%.*s' is present, must not specify %.*s",
                        CRD_PRINT(subresource), CRD_PRINT(text));
  if (core_is(subresource, "*")) crd_core_name_set_add(&seen->whole, resource);
  if (core_is(resource, "*")) crd_core_name_set_add(&seen->everywhere, subresource);
}

/* validateResources; the error about a resource beside a wildcard is at the last item without a subresource. */
static void validate_rule_resources(core_check *check, const core_string_list *resources, const crd_path *path) {
  resource_wildcards seen = {{.arena = check->arena}, {.arena = check->arena}};
  bool all = false, wildcard = false, plain = false;
  if (!resources->count) crd_core_required(check, path, NULL);
  for (uint32_t i = 0; i < resources->count; i++) {
    crd_string text = resources->items[i], resource, subresource;
    all = all || core_is(text, "*/*");
    wildcard = wildcard || core_is(text, "*");
    if (!text.size)
      crd_core_required(check, CORE_ITEM(path, i), NULL);
    else if (crd_string_cut(text, '/', &resource, &subresource))
      validate_subresource(check, &seen, text, resource, subresource, CORE_ITEM(path, i));
    else
      plain = !core_is(text, "*");
  }
  if (resources->count > 1 && all)
    crd_core_invalid(check, path, crd_core_show_texts(check, resources),
                     "if '*/*' is present, must not specify other resources");
  if (wildcard && plain)
    crd_core_invalid(check, path, crd_core_show_texts(check, resources),
                     "if '*' is present, must not specify other resources without subresources");
}

/* validateRuleWithOperations, validateRule */
void crd_core_validate_admission_rule(core_check *check, const core_admission_rule_with_operations *rule,
                                      const crd_path *path) {
  const core_string_list *operations = &rule->operations, *versions = &rule->rule.api_versions;
  const crd_path *at = CORE_AT(path, "operations"), *at_versions = CORE_AT(path, "apiVersions");
  validate_rule_list(check, operations, "operations", at);
  for (uint32_t i = 0; i < operations->count; i++)
    crd_core_validate_choice(check, CORE_ITEM(at, i), operations->items[i], "* CONNECT CREATE DELETE UPDATE");
  validate_rule_list(check, &rule->rule.api_groups, "API groups", CORE_AT(path, "apiGroups"));
  validate_rule_list(check, versions, "API versions", at_versions);
  for (uint32_t i = 0; i < versions->count; i++)
    if (!versions->items[i].size) crd_core_required(check, CORE_ITEM(at_versions, i), NULL);
  validate_rule_resources(check, &rule->rule.resources, CORE_AT(path, "resources"));
  crd_core_validate_optional_choice(check, CORE_AT(path, "scope"), &rule->rule.scope, "* Cluster Namespaced");
}

/* validateNamedRuleWithOperations */
static void validate_named_rules(core_check *check, const core_admission_named_rule_with_operations_list *rules,
                                 const crd_path *path) {
  for (uint32_t i = 0; i < rules->count; i++) {
    const core_string_list *names = &rules->items[i].resource_names;
    const crd_path *item = CORE_ITEM(path, i), *at = CORE_AT(item, "resourceNames");
    core_name_set seen = {.arena = check->arena};
    for (uint32_t k = 0; k < names->count; k++) {
      crd_core_string_passes(check, CORE_ITEM(at, k), names->items[k], crd_core_check_path_segment);
      crd_core_validate_new(check, &seen, names->items[k], crd_bad_string(names->items[k]), CORE_ITEM(at, k));
    }
    crd_core_validate_admission_rule(check, &rules->items[i].rule_with_operations, item);
  }
}

/* validateMatchResources */
void crd_core_validate_match_resources(core_check *check, const core_admission_match_resources *resources,
                                       const crd_path *path) {
  if (!resources) return;
  crd_core_validate_optional_choice(check, CORE_AT(path, "matchPolicy"), &resources->match_policy, "Equivalent Exact");
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

/* validateMatchConditions, validateMatchCondition, validateMatchConditionsExpression */
void crd_core_validate_match_conditions(core_check *check, const core_admission_match_condition_list *conditions,
                                        bool params, const core_name_set *stored, const crd_path *path) {
  enum { MOST_CONDITIONS = 64 };
  core_name_set seen = {.arena = check->arena};
  if (conditions->count > MOST_CONDITIONS) crd_core_too_many(check, path, conditions->count, MOST_CONDITIONS);
  for (uint32_t i = 0; i < conditions->count; i++) {
    crd_string name = conditions->items[i].name, text = crd_go_trim(conditions->items[i].expression);
    const crd_path *item = CORE_ITEM(path, i), *at = CORE_AT(item, "expression"), *at_name = CORE_AT(item, "name");
    crd_expression expression = {.use = CRD_EXPRESSION_CONDITION, .source = text, .params = params};
    expression.stored = crd_core_name_set_has(stored, text);
    if (text.size)
      crd_core_validate_expression(check, at, expression, text);
    else
      crd_core_required(check, at, NULL);
    crd_core_require(check, at_name, name, crd_check_qualified_name);
    if (name.size && !crd_core_name_set_add(&seen, name)) crd_core_duplicate(check, at_name, crd_bad_string(name));
  }
}

/* ---- names (pkg/apis/admissionregistration/validation/static_suffix.go) ---- */

#define STATIC_SUFFIX ".static.k8s.io"
#define STATIC_SUFFIX_WORDS                                                                                                 \
  "names ending with \"" STATIC_SUFFIX                                                                                      \
  "\" are reserved for static manifest-based configurations and cannot be managed via the API"

/* ValidateStaticSuffix */
void crd_core_validate_static_suffix(core_judging *judging, const core_object_meta *metadata) {
  if (judging->options.gates.manifest_based_admission_control_config &&
      crd_string_has_suffix(metadata->name, CRD_STRING(STATIC_SUFFIX)))
    crd_core_bad_text(&judging->check, CORE_AT(CORE_METADATA, "name"), metadata->name, STATIC_SUFFIX_WORDS);
}

/* WarningsForStaticSuffix */
void crd_core_warn_of_admission_name(core_judging *judging, const void *object, const void *before) {
  const core_object_meta *metadata = (const core_object_meta *)((const char *)object + judging->kind->metadata);
  enum { KNOWS_THEM = 36 };
  if (judging->options.minor >= KNOWS_THEM && crd_string_has_suffix(metadata->name, CRD_STRING(STATIC_SUFFIX)) &&
      (before || !judging->options.gates.manifest_based_admission_control_config))
    crd_texts_add(&judging->warnings.texts, CRD_STRING("metadata.name: " STATIC_SUFFIX_WORDS));
}
