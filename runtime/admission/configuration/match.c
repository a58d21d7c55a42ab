/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of a match are checked in the API server's order: rules, then selectors. */
#include "match.h"
#include "../../base/nearest_name.h"

/* ---- rules ---- */

static bool is_any(crd_string text) {
  return text.size == 1 && text.data[0] == '*';
}

static bool list_matches(const string_list *list, crd_string text) {
  for (size_t i = 0; i < list->count; i++)
    if (is_any(list->items[i]) || crd_same_text(list->items[i], text)) return true;
  return false;
}

static bool is_namespaces(crd_gvr resource) {
  return !resource.group.size && crd_string_equal(resource.version, CRD_STRING("v1")) &&
         crd_string_equal(resource.resource, CRD_STRING("namespaces"));
}

/* For a request about a Namespace, its namespace is its own name. */
static bool is_in_scope(const match_rule *rule, const crd_admission_attributes *attributes, crd_gvr resource) {
  if (!rule->scope.size || is_any(rule->scope)) return true;
  bool cluster = is_namespaces(resource) || !attributes->namespace_.size;
  if (crd_string_equal(rule->scope, CRD_STRING("Namespaced"))) return !cluster;
  return crd_string_equal(rule->scope, CRD_STRING("Cluster")) && cluster;
}

static bool names_resource(const match_rule *rule, crd_string resource, crd_string sub_resource) {
  for (size_t i = 0; i < rule->resources.count; i++) {
    const match_target *target = &rule->targets[i];
    bool same = is_any(target->resource) || crd_same_text(target->resource, resource);
    if (same && (is_any(target->sub_resource) || crd_same_text(target->sub_resource, sub_resource))) return true;
  }
  return false;
}

static bool rule_names(const match_rule *rule, crd_string name) {
  if (!rule->names.count) return true;
  for (size_t i = 0; i < rule->names.count; i++)
    if (crd_string_equal(rule->names.items[i], name)) return true;
  return false;
}

/* Of the resource, which may be an equivalent one. */
rule_part crd_match_rule(const match_rule *rule, const crd_admission_attributes *attributes, crd_gvr resource) {
  if (!is_in_scope(rule, attributes, resource)) return RULE_SCOPE;
  if (!list_matches(&rule->operations, attributes->operation)) return RULE_OPERATION;
  if (!list_matches(&rule->groups, resource.group)) return RULE_GROUP;
  if (!list_matches(&rule->versions, resource.version)) return RULE_VERSION;
  if (!names_resource(rule, resource.resource, attributes->sub_resource)) return RULE_RESOURCE;
  return rule_names(rule, attributes->name) ? RULE_MATCHES : RULE_NAME;
}

const match_equivalents *crd_match_equivalents(const match_scope *scope) {
  match_equivalents *all = scope->equivalents;
  if (!all->known)
    all->count = crd_resource_equivalents(scope->configuration->resources, scope->arena, scope->attributes->resource,
                                          scope->attributes->sub_resource, &all->items);
  all->known = true;
  return all;
}

/* The request's own resource first, then its equivalents. */
int crd_match_rules(const match_scope *scope, const match_rules *rules, bool equivalent) {
  const crd_admission_attributes *attributes = scope->attributes;
  for (size_t i = 0; i < rules->count; i++)
    if (crd_match_rule(&rules->items[i], attributes, attributes->resource) == RULE_MATCHES) return MATCHED_AS_IT_IS;
  if (!equivalent || !rules->count) return NOT_MATCHED;
  const match_equivalents *others = crd_match_equivalents(scope);
  for (size_t i = 0; i < rules->count; i++) {
    for (size_t k = 0; k < others->count; k++) {
      const match_rule *rule = &rules->items[i];
      const equivalent_resource *other = &others->items[k];
      if (crd_gvr_equal(other->resource, attributes->resource) ||
          crd_match_rule(rule, attributes, other->resource) != RULE_MATCHES)
        continue;
      return MATCHED_AS_IT_IS + 1 + (int)k;
    }
  }
  return NOT_MATCHED;
}

/* The resource and kind that rules matched, in the result. */
static bool take_matched(const match_scope *scope, int by, match_result *result) {
  if (by == NOT_MATCHED) return false;
  const equivalent_resource *other =
      by == MATCHED_AS_IT_IS ? NULL : &crd_match_equivalents(scope)->items[by - MATCHED_AS_IT_IS - 1];
  result->resource = other ? other->resource : scope->attributes->resource;
  result->kind = other ? other->kind : scope->attributes->kind;
  return true;
}

/* ---- selectors ---- */

const crd_value *crd_match_labels(const crd_value *object) {
  const crd_value *metadata = object ? crd_value_get(object, CRD_STRING("metadata")) : NULL;
  return metadata && metadata->kind == CRD_MAP ? crd_value_get(metadata, CRD_STRING("labels")) : NULL;
}

static bool has_metadata(const crd_value *object) {
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  return metadata && metadata->kind == CRD_MAP;
}

static match_error selector_error(crd_arena *arena, const label_selector *selector) {
  return (match_error){.message = crd_arena_printf(arena, "Internal error occurred: %.*s", CRD_PRINT(selector->error)),
                       .code = 500,
                       .reason = CRD_STRING("InternalError"),
                       .cause = selector->error};
}

bool crd_match_namespace_labels(const match_scope *scope, const crd_value **labels, match_error *error) {
  const crd_admission_attributes *attributes = scope->attributes;
  bool is_namespace = crd_string_equal(attributes->resource.resource, CRD_STRING("namespaces"));
  bool changes = crd_string_equal(attributes->operation, CRD_STRING("CREATE")) ||
                 crd_string_equal(attributes->operation, CRD_STRING("UPDATE"));
  if (is_namespace && !attributes->sub_resource.size && changes) {
    *labels = crd_match_labels(attributes->object);
    return true;
  }
  const crd_value *found = crd_match_namespace(scope, attributes->namespace_, error);
  *labels = crd_match_labels(found);
  return found != NULL;
}

static bool namespace_matches(const match_scope *scope, const label_selector *selector, match_error *error) {
  const crd_admission_attributes *attributes = scope->attributes;
  bool is_namespace = crd_string_equal(attributes->resource.resource, CRD_STRING("namespaces"));
  if (!attributes->namespace_.size && !is_namespace) return true;
  if (selector->error.size) {
    *error = selector_error(scope->arena, selector);
    return false;
  }
  if (selector->given && !selector->count) return true;
  const crd_value *labels;
  return crd_match_namespace_labels(scope, &labels, error) && crd_selector_matches(selector, labels);
}

static bool one_matches(const crd_value *object, const label_selector *selector) {
  return object && has_metadata(object) && crd_selector_matches(selector, crd_match_labels(object));
}

static bool object_matches(const match_scope *scope, const label_selector *selector, match_error *error) {
  const crd_admission_attributes *attributes = scope->attributes;
  if (selector->error.size) {
    *error = selector_error(scope->arena, selector);
    return false;
  }
  if (selector->given && !selector->count) return true;
  return one_matches(attributes->object, selector) || one_matches(attributes->old_object, selector);
}

/* ---- policies and webhooks ---- */

/* Matches both selectors. False: one of them does not match, and `why` says which. Errors are kept in the result, since they
 * count only if the rules match. */
static bool selectors_match(const match_scope *scope, const label_selector *namespaces, const label_selector *objects,
                            match_result *result) {
  if (!namespace_matches(scope, namespaces, &result->error) && !result->error.message.size) {
    result->why = "namespaceSelector";
    return false;
  }
  match_error error = {.code = 0};
  if (!object_matches(scope, objects, &error) && !error.message.size) {
    result->why = "objectSelector";
    result->error = error;
    return false;
  }
  if (!result->error.message.size) result->error = error;
  return true;
}

static match_result without_error(match_result *result, const char *why) {
  result->error = (match_error){.code = 0};
  result->why = why;
  return *result;
}

/* matching.Matcher.Matches */
static match_result resources_match(const match_scope *scope, const match_resources *match, int by) {
  match_result result = {.matches = false};
  if (!selectors_match(scope, &match->namespaces, &match->objects, &result)) return result;
  if (crd_match_rules(scope, &match->excluded, match->equivalent) != NOT_MATCHED)
    return without_error(&result, "excludeResourceRules");
  if (!take_matched(scope, match->rules.count ? by : MATCHED_AS_IT_IS, &result))
    return without_error(&result, "resourceRules");
  if (result.kind.kind.size == 0 && match->rules.count) {
    result.error = (match_error){
        .message = crd_arena_printf(scope->arena, "unable to convert to %.*s/%.*s, Resource=%.*s: unknown kind",
                                    CRD_PRINT(result.resource.group), CRD_PRINT(result.resource.version),
                                    CRD_PRINT(result.resource.resource))};
    return result;
  }
  result.matches = !result.error.message.size;
  return result;
}

match_result crd_match_policy(const match_scope *scope, const admission_policy *policy, int by) {
  if (policy->match.given) return resources_match(scope, &policy->match, by);
  return (match_result){.error.message = CRD_STRING("policy contained no match constraints, a required field")};
}

match_result crd_match_binding(const match_scope *scope, const policy_binding *binding) {
  if (!binding->match.given) return (match_result){.matches = true};
  return resources_match(scope, &binding->match, crd_match_rules(scope, &binding->match.rules, binding->match.equivalent));
}

match_result crd_match_webhook(const match_scope *scope, const admission_webhook *webhook, int by) {
  match_result result = {.matches = false};
  if (!selectors_match(scope, &webhook->namespaces, &webhook->objects, &result)) return result;
  if (!take_matched(scope, by, &result)) return without_error(&result, "rules");
  result.matches = !result.error.message.size;
  return result;
}

/* ---- recorded data ---- */

bool crd_match_is_exempt_from_webhooks(const crd_admission_attributes *attributes) {
  static const char kinds[] =
      "ValidatingWebhookConfiguration MutatingWebhookConfiguration ValidatingAdmissionPolicy "
      "MutatingAdmissionPolicy ValidatingAdmissionPolicyBinding MutatingAdmissionPolicyBinding";
  bool own_group = crd_string_equal(attributes->kind.group, CRD_STRING("admissionregistration.k8s.io"));
  if (own_group && crd_is_among(attributes->kind.kind, kinds)) return true;
  return crd_match_is_virtual(attributes->resource);
}

bool crd_match_is_virtual(crd_gvr resource) {
  static const char *const resources[][2] = {
      {"authentication.k8s.io", "selfsubjectreviews"},       {"authentication.k8s.io", "tokenreviews"},
      {"authorization.k8s.io", "localsubjectaccessreviews"}, {"authorization.k8s.io", "selfsubjectaccessreviews"},
      {"authorization.k8s.io", "selfsubjectrulesreviews"},   {"authorization.k8s.io", "subjectaccessreviews"}};
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
    if (crd_string_equal(resource.group, crd_string_of(resources[i][0])) &&
        crd_string_equal(resource.resource, crd_string_of(resources[i][1])))
      return true;
  return false;
}

bool crd_match_is_exempt_from_policies(const crd_admission_attributes *attributes) {
  static const char *const resources[] = {"validatingadmissionpolicies", "validatingadmissionpolicybindings",
                                          "mutatingadmissionpolicies", "mutatingadmissionpolicybindings"};
  bool own_group = crd_string_equal(attributes->resource.group, CRD_STRING("admissionregistration.k8s.io"));
  for (size_t i = 0; own_group && i < sizeof resources / sizeof *resources; i++)
    if (crd_string_equal(attributes->resource.resource, crd_string_of(resources[i]))) return true;
  return crd_match_is_virtual(attributes->resource);
}
