/* SPDX-License-Identifier: Apache-2.0 */
#include "configuration_read.h"
#include "selector.h"
#include "tree.h"

static const match_target *read_targets(crd_arena *arena, const string_list *resources) {
  match_target *targets = crd_arena_alloc(arena, (resources->count + 1) * sizeof *targets);
  for (size_t i = 0; i < resources->count; i++)
    crd_string_cut(resources->items[i], '/', &targets[i].resource, &targets[i].sub_resource);
  return targets;
}

static match_rules read_match_rules(crd_arena *arena, const crd_value *list) {
  match_rules rules = {.count = list && list->kind == CRD_LIST ? list->size : 0};
  rules.items = crd_arena_zalloc(arena, (rules.count + 1) * sizeof *rules.items);
  for (size_t i = 0; i < rules.count; i++) {
    const crd_value *rule = &list->as.items[i];
    rules.items[i] = (match_rule){.operations = crd_read_strings(arena, tree_member(rule, "operations")),
                                  .groups = crd_read_strings(arena, tree_member(rule, "apiGroups")),
                                  .versions = crd_read_strings(arena, tree_member(rule, "apiVersions")),
                                  .resources = crd_read_strings(arena, tree_member(rule, "resources")),
                                  .names = crd_read_strings(arena, tree_member(rule, "resourceNames")),
                                  .scope = tree_text(rule, "scope")};
    rules.items[i].targets = read_targets(arena, &rules.items[i].resources);
  }
  return rules;
}

static match_resources read_match(crd_arena *arena, const crd_value *match) {
  if (!match || match->kind != CRD_MAP) return (match_resources){.given = false};
  return (match_resources){.given = true,
                           .equivalent = !tree_says(match, "matchPolicy", "Exact"),
                           .namespaces = crd_read_selector(arena, tree_member(match, "namespaceSelector"), true),
                           .objects = crd_read_selector(arena, tree_member(match, "objectSelector"), true),
                           .rules = read_match_rules(arena, tree_member(match, "resourceRules")),
                           .excluded = read_match_rules(arena, tree_member(match, "excludeResourceRules"))};
}

/* schema.ParseGroupVersion; false: it is none. */
static bool read_group_version(crd_string text, crd_gvk *kind) {
  size_t slashes = 0;
  for (size_t i = 0; i < text.size; i++) slashes += text.data[i] == '/';
  kind->group = kind->version = CRD_STRING("");
  if (!text.size || crd_string_equal(text, CRD_STRING("/"))) return true;
  if (slashes == 0) kind->version = text;
  if (slashes == 1) crd_string_cut(text, '/', &kind->group, &kind->version);
  return slashes < 2;
}

admission_policy *crd_read_policy(crd_arena *arena, const crd_value *object, bool mutating) {
  admission_policy *policy = crd_arena_zalloc(arena, sizeof *policy);
  const crd_value *spec = tree_member(object, "spec"), *param_kind = tree_member(spec, "paramKind");
  policy->name = tree_text(tree_member(object, "metadata"), "name");
  policy->mutating = mutating;
  policy->ignores = tree_says(spec, "failurePolicy", "Ignore");
  policy->reinvoked = tree_says(spec, "reinvocationPolicy", "IfNeeded");
  policy->match = read_match(arena, tree_member(spec, "matchConstraints"));
  policy->has_param_kind = param_kind && param_kind->kind == CRD_MAP;
  if (policy->has_param_kind) {
    policy->param_api_version = tree_text(param_kind, "apiVersion");
    policy->param_kind.kind = tree_text(param_kind, "kind");
    policy->inactive = !read_group_version(policy->param_api_version, &policy->param_kind);
  }
  policy->object = object;
  policy->spec = spec;
  policy->validations = tree_member(spec, "validations");
  return policy;
}

policy_binding *crd_read_binding(crd_arena *arena, const crd_value *object) {
  policy_binding *binding = crd_arena_zalloc(arena, sizeof *binding);
  const crd_value *spec = tree_member(object, "spec"), *ref = tree_member(spec, "paramRef");
  binding->name = tree_text(tree_member(object, "metadata"), "name");
  binding->policy = tree_text(spec, "policyName");
  binding->match = read_match(arena, tree_member(spec, "matchResources"));
  binding->actions = crd_read_strings(arena, tree_member(spec, "validationActions"));
  binding->action_value = tree_member(spec, "validationActions");
  if (!ref || ref->kind != CRD_MAP) return binding;
  binding->params = (param_ref){.given = true,
                                .name = tree_text(ref, "name"),
                                .namespace_ = tree_text(ref, "namespace"),
                                .selector = crd_read_selector(arena, tree_member(ref, "selector"), false),
                                .denies = tree_says(ref, "parameterNotFoundAction", "Deny")};
  return binding;
}

admission_webhook *crd_read_webhook(crd_arena *arena, crd_string configuration, const crd_value *webhook, bool mutating) {
  admission_webhook *hook = crd_arena_zalloc(arena, sizeof *hook);
  const crd_value *timeout = tree_member(webhook, "timeoutSeconds"), *conditions = tree_member(webhook, "matchConditions");
  *hook = (admission_webhook){.configuration = configuration,
                              .name = tree_text(webhook, "name"),
                              .mutating = mutating,
                              .ignores = tree_says(webhook, "failurePolicy", "Ignore"),
                              .equivalent = !tree_says(webhook, "matchPolicy", "Exact"),
                              .reinvoked = mutating && tree_says(webhook, "reinvocationPolicy", "IfNeeded"),
                              .namespaces = crd_read_selector(arena, tree_member(webhook, "namespaceSelector"), true),
                              .objects = crd_read_selector(arena, tree_member(webhook, "objectSelector"), true),
                              .rules = read_match_rules(arena, tree_member(webhook, "rules")),
                              .timeout_seconds = timeout && timeout->kind == CRD_INT ? timeout->as.integer : 10,
                              .side_effects = tree_text(webhook, "sideEffects"),
                              .review_versions = crd_read_strings(arena, tree_member(webhook, "admissionReviewVersions")),
                              .client = tree_member(webhook, "clientConfig"),
                              .object = webhook};
  if (conditions && conditions->kind == CRD_LIST && conditions->size) hook->conditions = conditions;
  return hook;
}
