/* SPDX-License-Identifier: Apache-2.0 */
/* Explains in words why a request matches a policy or a webhook or not: match.c decides, and this file evaluates the same
 * conditions again. */
#include "match.h"

/* The rules and selectors of a policy, binding or webhook. */
typedef struct detail_view {
  const label_selector *namespaces, *objects;
  const match_rules *rules, *excluded; /* NULL: there are none of these */
  const char *rules_name;
  bool equivalent;
} detail_view;

/* ---- selectors ---- */

static void add_detail_list(crd_text *text, const string_list *list) {
  for (size_t i = 0; i < list->count; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    crd_text_add(text, list->items[i].size ? list->items[i] : CRD_STRING("\"\""));
  }
}

/* A requirement as kubectl writes it: "app in (a, b)", "!app". */
static void tell_requirement(crd_text *text, const label_requirement *requirement) {
  if (requirement->op == LABEL_DOES_NOT_EXIST) crd_text_add_char(text, '!');
  crd_text_add(text, requirement->key);
  if (requirement->op == LABEL_EXISTS || requirement->op == LABEL_DOES_NOT_EXIST) return;
  crd_text_add(text, requirement->op == LABEL_IN ? CRD_STRING(" in (") : CRD_STRING(" notin ("));
  add_detail_list(text, &requirement->values);
  crd_text_add_char(text, ')');
}

/* The first requirement that labels do not meet; NULL: they meet all. */
static const label_requirement *first_unmet(const label_selector *selector, const crd_value *labels) {
  for (size_t i = 0; i < selector->count; i++) {
    const label_selector one = {.given = true, .requirements = &selector->requirements[i], .count = 1};
    if (!crd_selector_matches(&one, labels)) return &selector->requirements[i];
  }
  return NULL;
}

/* "app in (a), but OWNER has app=b" */
static void add_unmet(crd_text *text, const label_selector *selector, const char *owner, const crd_value *labels) {
  const label_requirement *unmet = first_unmet(selector, labels);
  if (!unmet) return;
  const crd_value *value = labels ? crd_value_get(labels, unmet->key) : NULL;
  tell_requirement(text, unmet);
  crd_text_printf(text, ", but %s has ", owner);
  crd_text_add(text, value ? unmet->key : CRD_STRING("no "));
  if (value) crd_text_add_char(text, '=');
  crd_text_add(text, value ? crd_value_text(value) : unmet->key);
}

static void add_namespace_detail(crd_text *text, const match_scope *scope, const label_selector *selector) {
  const crd_value *labels = NULL;
  match_error error = {.code = 0};
  if (!crd_match_namespace_labels(scope, &labels, &error)) return;
  crd_text owner = {.arena = scope->arena};
  crd_text_printf(&owner, "namespace %.*s", CRD_PRINT(scope->attributes->namespace_));
  add_unmet(text, selector, crd_arena_copy(scope->arena, crd_text_string(&owner)).data, labels);
}

static void add_object_detail(crd_text *text, const match_scope *scope, const label_selector *selector) {
  const crd_value *object = scope->attributes->object, *old = scope->attributes->old_object;
  if (!object && !old) crd_text_add(text, CRD_STRING("the request has no object"));
  if (object) add_unmet(text, selector, "the object", crd_match_labels(object));
  if (object && old) crd_text_add(text, CRD_STRING("; "));
  if (old) add_unmet(text, selector, "the old object", crd_match_labels(old));
}

/* Which object a selector chose, where there is a choice. */
static void add_chosen_object(crd_text *text, const match_scope *scope, const label_selector *selector) {
  const crd_value *object = scope->attributes->object, *old = scope->attributes->old_object;
  if (!selector->count) return;
  bool by_new = object && crd_selector_matches(selector, crd_match_labels(object));
  bool by_old = old && crd_selector_matches(selector, crd_match_labels(old));
  if (!by_new && !by_old) return;
  crd_text_add(text, CRD_STRING("; objectSelector chose "));
  crd_text_add(text, !by_new  ? CRD_STRING("the old object")
                     : by_old ? CRD_STRING("both objects")
                              : CRD_STRING("the object"));
}

/* ---- rules ---- */

/* The rule that matches the resource; the count of the rules: none does. */
static size_t matching_rule(const match_scope *scope, const match_rules *rules, crd_gvr resource) {
  size_t i = 0;
  while (i < rules->count && crd_match_rule(&rules->items[i], scope->attributes, resource) != RULE_MATCHES) i++;
  return i;
}

/* How much of a rule matches; the parts that people check first have the most weight. */
static unsigned nearness(const match_scope *scope, const match_rule *rule) {
  const crd_admission_attributes *attributes = scope->attributes;
  static const string_list none = {NULL, 0};
  static const crd_string any_text[] = {CRD_STRING_INIT("*")};
  static const string_list any = {any_text, 1};
  match_rule only = *rule;
  only.operations = any;
  only.versions = any;
  only.names = none;
  only.scope = CRD_STRING("");
  unsigned near = crd_match_rule(&only, attributes, attributes->resource) == RULE_MATCHES ? 4 : 0;
  only.operations = rule->operations;
  near += crd_match_rule(&only, attributes, attributes->resource) == RULE_MATCHES ? 2 : 0;
  only.versions = rule->versions;
  return near + (crd_match_rule(&only, attributes, attributes->resource) == RULE_MATCHES ? 1 : 0);
}

static void add_rule_part(crd_text *text, const match_rule *rule, rule_part part) {
  static const char *const names[] = {
      [RULE_SCOPE] = "scope",         [RULE_OPERATION] = "operations", [RULE_GROUP] = "apiGroups",
      [RULE_VERSION] = "apiVersions", [RULE_RESOURCE] = "resources",   [RULE_NAME] = "resourceNames"};
  const string_list scope = {&rule->scope, 1};
  const string_list *lists[] = {[RULE_SCOPE] = &scope,
                                [RULE_OPERATION] = &rule->operations,
                                [RULE_GROUP] = &rule->groups,
                                [RULE_VERSION] = &rule->versions,
                                [RULE_RESOURCE] = &rule->resources,
                                [RULE_NAME] = &rule->names};
  crd_text_printf(text, " %s ", names[part]);
  add_detail_list(text, lists[part]);
}

/* The part of the closest rule that does not match: "rules[1] operations DELETE". */
static void add_nearest_rule(crd_text *text, const match_scope *scope, const detail_view *view) {
  size_t nearest = 0;
  if (!view->rules->count) {
    crd_text_printf(text, "%s is empty", view->rules_name);
    return;
  }
  for (size_t i = 1; i < view->rules->count; i++)
    if (nearness(scope, &view->rules->items[i]) > nearness(scope, &view->rules->items[nearest])) nearest = i;
  const match_rule *rule = &view->rules->items[nearest];
  crd_text_printf(text, "%s[%zu]", view->rules_name, nearest);
  add_rule_part(text, rule, crd_match_rule(rule, scope->attributes, scope->attributes->resource));
}

/* "NAME[0]", and the equivalent resource that it matches. */
static bool add_rule(crd_text *text, const match_scope *scope, const char *name, const match_rules *rules, bool equivalent) {
  const crd_admission_attributes *attributes = scope->attributes;
  size_t at = matching_rule(scope, rules, attributes->resource);
  const match_equivalents none = {.known = true},
                          *others = at == rules->count && equivalent ? crd_match_equivalents(scope) : &none;
  const equivalent_resource *as = NULL;
  for (size_t i = 0; at == rules->count && i < rules->count; i++)
    for (size_t k = 0; k < others->count && at == rules->count; k++)
      if (crd_match_rule(&rules->items[i], attributes, others->items[k].resource) == RULE_MATCHES) {
        at = i;
        as = &others->items[k];
      }
  if (at == rules->count) return false;
  crd_text_printf(text, "%s[%zu]", name, at);
  if (as) crd_text_printf(text, " by the equivalent version %.*s", CRD_PRINT(as->resource.version));
  return true;
}

/* ---- all of it ---- */

static crd_string detail_of(const match_scope *scope, const detail_view *view, const match_result *result) {
  crd_text text = {.arena = scope->arena};
  crd_string why = crd_string_of(result->why);
  if (result->error.message.size) return (crd_string){NULL, 0};
  if (crd_string_equal(why, CRD_STRING("namespaceSelector"))) {
    add_namespace_detail(&text, scope, view->namespaces);
  } else if (crd_string_equal(why, CRD_STRING("objectSelector"))) {
    add_object_detail(&text, scope, view->objects);
  } else if (crd_string_equal(why, CRD_STRING("excludeResourceRules"))) {
    add_rule(&text, scope, "excludeResourceRules", view->excluded, view->equivalent);
  } else if (why.size) {
    add_nearest_rule(&text, scope, view);
  } else {
    if (!add_rule(&text, scope, view->rules_name, view->rules, view->equivalent))
      crd_text_add(&text, CRD_STRING("everything"));
    add_chosen_object(&text, scope, view->objects);
  }
  return crd_text_string(&text);
}

static detail_view detail_view_of(const match_resources *match) {
  return (detail_view){&match->namespaces, &match->objects, &match->rules,
                       &match->excluded,   "resourceRules", match->equivalent};
}

crd_string crd_match_detail_policy(const match_scope *scope, const admission_policy *policy, const match_result *result) {
  const detail_view view = detail_view_of(&policy->match);
  return detail_of(scope, &view, result);
}

crd_string crd_match_detail_binding(const match_scope *scope, const policy_binding *binding, const match_result *result) {
  const detail_view view = detail_view_of(&binding->match);
  if (!binding->match.given) return (crd_string){NULL, 0};
  return detail_of(scope, &view, result);
}

crd_string crd_match_detail_webhook(const match_scope *scope, const admission_webhook *webhook, const match_result *result) {
  static const match_rules none = {.count = 0};
  const detail_view view = {&webhook->namespaces, &webhook->objects, &webhook->rules, &none, "rules", webhook->equivalent};
  return detail_of(scope, &view, result);
}
