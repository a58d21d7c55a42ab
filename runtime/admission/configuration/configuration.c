/* SPDX-License-Identifier: Apache-2.0 */
/* A configuration is collected object by object, where the last of a kind and name counts, and finished once. */
#include "configuration.h"
#include "../../base/nearest_name.h"
#include "../../value/joined.h"
#include "match.h"
#include "tree.h"
#include <stdlib.h>

/* Policies, bindings and webhooks out of their objects, with the API server's defaults (kubernetes
 * pkg/apis/admissionregistration/v1/defaults.go). */

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

static admission_policy *crd_read_policy(crd_arena *arena, const crd_value *object, bool mutating) {
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

static policy_binding *crd_read_binding(crd_arena *arena, const crd_value *object) {
  policy_binding *binding = crd_arena_zalloc(arena, sizeof *binding);
  const crd_value *spec = tree_member(object, "spec"), *ref = tree_member(spec, "paramRef");
  binding->name = tree_text(tree_member(object, "metadata"), "name");
  binding->policy = tree_text(spec, "policyName");
  binding->match = read_match(arena, tree_member(spec, "matchResources"));
  binding->actions = crd_read_strings(arena, tree_member(spec, "validationActions"));
  binding->action_value = tree_member(spec, "validationActions");
  binding->only_denies = true;
  for (size_t i = 0; i < binding->actions.count; i++)
    binding->only_denies &= crd_string_equal(binding->actions.items[i], CRD_STRING("Deny"));
  if (!ref || ref->kind != CRD_MAP) return binding;
  binding->params = (param_ref){.given = true,
                                .name = tree_text(ref, "name"),
                                .namespace_ = tree_text(ref, "namespace"),
                                .selector = crd_read_selector(arena, tree_member(ref, "selector"), false),
                                .denies = tree_says(ref, "parameterNotFoundAction", "Deny")};
  return binding;
}

static admission_webhook *crd_read_webhook(crd_arena *arena, crd_string configuration, const crd_value *webhook,
                                           bool mutating) {
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

#define POLICY_GROUP "admissionregistration.k8s.io"

/* An added object, with its index. */
typedef struct gathered_object {
  crd_gvk kind;
  crd_string namespace_, name;
  const crd_value *object;
  size_t number;
} gathered_object;

struct gathered_objects {
  gathered_object *items;
  size_t count, room;
};

crd_admission_configuration *crd_admission_configuration_create(crd_arena *arena, const crd_admission_setup *setup) {
  crd_admission_configuration *configuration = crd_arena_zalloc(arena, sizeof *configuration);
  configuration->arena = arena;
  configuration->setup = *setup;
  configuration->gathered = crd_arena_zalloc(arena, sizeof *configuration->gathered);
  configuration->resources = crd_resource_table_create(arena, setup->registry);
  configuration->namespaces = crd_arena_zalloc(arena, sizeof *configuration->namespaces);
  configuration->params = crd_arena_zalloc(arena, sizeof *configuration->params);
  configuration->roles = crd_arena_zalloc(arena, sizeof *configuration->roles);
  configuration->roles->authorizer.decide = crd_decide_by_roles;
  return configuration;
}

/* Returns false with an error that names the object. */
static bool refuse_gathered(crd_arena *arena, const gathered_object *object, crd_string what, crd_string *error) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, object->kind.kind);
  if (object->kind.group.size) {
    crd_text_add_char(&text, '.');
    crd_text_add(&text, object->kind.group);
  }
  crd_text_add_char(&text, ' ');
  if (object->namespace_.size) {
    crd_text_add(&text, object->namespace_);
    crd_text_add_char(&text, '/');
  }
  crd_text_add(&text, object->name);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, what);
  return crd_refused(error, crd_text_string(&text));
}

static bool is_policy_kind(crd_string kind) {
  return crd_is_among(kind,
                      "ValidatingAdmissionPolicy ValidatingAdmissionPolicyBinding MutatingAdmissionPolicy "
                      "MutatingAdmissionPolicyBinding");
}

/* The object with another apiVersion. */
static const crd_value *with_version(crd_arena *arena, const crd_value *object, crd_string api_version) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_make_map(arena, object->size + 1);
  for (uint32_t i = 0; i < object->size; i++)
    crd_value_add(arena, copy, crd_member_name(&object->as.members[i]), object->as.members[i].value);
  crd_value_set(arena, copy, CRD_STRING("apiVersion"), crd_value_make_string(api_version));
  return copy;
}

static void gather_object(crd_admission_configuration *configuration, gathered_object object) {
  struct gathered_objects *all = configuration->gathered;
  CRD_ARENA_ROOM(configuration->arena, all->items, all->count, all->room, 32);
  object.number = all->count;
  all->items[all->count++] = object;
}

static bool add_items(crd_admission_configuration *configuration, const crd_value *list, crd_string *error) {
  for (uint32_t i = 0; i < list->size; i++)
    if (list->as.items[i].kind == CRD_MAP && !crd_admission_configuration_add(configuration, &list->as.items[i], error))
      return false;
  return true;
}

bool crd_admission_configuration_add(crd_admission_configuration *configuration, const crd_value *object,
                                     crd_string *error) {
  if (object->kind != CRD_MAP) return crd_refused(error, CRD_STRING("it is no object"));
  gathered_object entry = {.kind = tree_kind(object),
                           .namespace_ = tree_metadata_text(object, "namespace"),
                           .name = tree_metadata_text(object, "name"),
                           .object = object};
  const crd_value *items = crd_value_get(object, CRD_STRING("items"));
  if (items && items->kind == CRD_LIST && crd_string_has_suffix(entry.kind.kind, CRD_STRING("List")))
    return add_items(configuration, items, error);
  if (!entry.kind.kind.size || !entry.kind.version.size)
    return crd_refused(error, CRD_STRING("an object needs apiVersion and kind"));
  bool own_group = crd_string_equal(entry.kind.group, CRD_STRING(POLICY_GROUP));
  if (own_group && is_policy_kind(entry.kind.kind) && !crd_string_equal(entry.kind.version, CRD_STRING("v1"))) {
    entry.kind.version = CRD_STRING("v1");
    entry.object = with_version(configuration->arena, object, CRD_STRING(POLICY_GROUP "/v1"));
  }
  gather_object(configuration, entry);
  return true;
}

/* ---- made ready ---- */

/* By group and kind, namespace, name; of equal ones the one that was added last comes last. */
static int compare_gathered(const void *a, const void *b) {
  const gathered_object *x = a, *y = b;
  int order = crd_string_compare(x->kind.kind, y->kind.kind);
  if (!order) order = crd_string_compare(x->kind.group, y->kind.group);
  if (!order) order = crd_string_compare(x->namespace_, y->namespace_);
  if (!order) order = crd_string_compare(x->name, y->name);
  return order ? order : (x->number > y->number) - (x->number < y->number);
}

static bool is_same_object(const gathered_object *a, const gathered_object *b) {
  return crd_string_equal(a->kind.kind, b->kind.kind) && crd_string_equal(a->kind.group, b->kind.group) &&
         crd_string_equal(a->namespace_, b->namespace_) && crd_string_equal(a->name, b->name);
}

typedef struct finishing {
  crd_admission_configuration *configuration;
  crd_arena *arena;
  policy_binding **validating_bindings, **mutating_bindings;
  crd_string *error;
} finishing;

static void add_object(crd_arena *arena, object_table *table, const gathered_object *entry, const crd_value *object) {
  if (table->count % 16 == 0)
    table->items =
        crd_arena_grow(arena, table->items, table->count * sizeof *table->items, (table->count + 16) * sizeof *table->items);
  table->items[table->count++] = (named_object){entry->kind, entry->namespace_, entry->name, object};
}

/* Decodes the object by its Go type; NULL with the error. `bare`: without apiVersion and kind, as in informers. */
static crd_value *typed(finishing *all, const gathered_object *entry, bool bare) {
  const crd_builtin_kind *builtin = crd_builtin_find(entry->kind.group, entry->kind.version, entry->kind.kind);
  crd_builtin_decoding decoding = {.strict = false};
  crd_value *object;
  if (builtin) {
    object = crd_builtin_object(all->arena, builtin, entry->object, &decoding);
  } else {
    object = crd_arena_alloc(all->arena, sizeof *object);
    *object = crd_value_copy(all->arena, entry->object);
  }
  if (!object) {
    refuse_gathered(all->arena, entry, decoding.error, all->error);
    return NULL;
  }
  if (bare && builtin) {
    crd_value_remove(object, CRD_STRING("apiVersion"));
    crd_value_remove(object, CRD_STRING("kind"));
  }
  return object;
}

static bool take_policy(finishing *all, const gathered_object *entry, bool mutating) {
  crd_admission_configuration *configuration = all->configuration;
  const crd_value *object = typed(all, entry, false);
  if (!object) return false;
  admission_policy *policy = crd_read_policy(all->arena, object, mutating);
  if (mutating)
    configuration->mutating[configuration->mutating_count++] = policy;
  else
    configuration->validating[configuration->validating_count++] = policy;
  return true;
}

static bool take_binding(finishing *all, const gathered_object *entry, bool mutating) {
  crd_admission_counts *counts = &all->configuration->counts;
  const crd_value *object = typed(all, entry, false);
  if (!object) return false;
  policy_binding *binding = crd_read_binding(all->arena, object);
  if (mutating)
    all->mutating_bindings[counts->mutating_bindings++] = binding;
  else
    all->validating_bindings[counts->validating_bindings++] = binding;
  return true;
}

static bool take_webhooks(finishing *all, const gathered_object *entry, bool mutating) {
  crd_admission_configuration *configuration = all->configuration;
  const crd_value *object = typed(all, entry, false);
  if (!object) return false;
  const crd_value *list = crd_value_get(object, CRD_STRING("webhooks"));
  admission_webhook ***hooks = mutating ? &configuration->mutating_hooks : &configuration->validating_hooks;
  size_t *count = mutating ? &configuration->mutating_hook_count : &configuration->validating_hook_count;
  size_t more = list && list->kind == CRD_LIST ? list->size : 0;
  *hooks = crd_arena_grow(all->arena, *hooks, *count * sizeof **hooks, (*count + more) * sizeof **hooks);
  for (size_t i = 0; i < more; i++)
    (*hooks)[(*count)++] = crd_read_webhook(all->arena, entry->name, &list->as.items[i], mutating);
  return true;
}

static bool take_namespace(finishing *all, const gathered_object *entry) {
  const crd_value *object = typed(all, entry, true);
  if (!object) return false;
  add_object(all->arena, &all->configuration->namespaces->objects, entry, crd_stored_namespace(all->arena, object));
  return true;
}

static bool take_role(finishing *all, const gathered_object *entry, object_table *table) {
  const crd_value *object = typed(all, entry, true);
  if (!object) return false;
  add_object(all->arena, table, entry, object);
  return true;
}

static bool take_crd(finishing *all, const gathered_object *entry) {
  crd_string what = {NULL, 0};
  if (crd_resource_table_add(all->configuration->resources, entry->object, &what)) return true;
  return refuse_gathered(all->arena, entry, what, all->error);
}

static bool take_param(finishing *all, const gathered_object *entry) {
  const crd_value *object = typed(all, entry, true);
  if (!object) return false;
  add_object(all->arena, &all->configuration->params->objects, entry, object);
  return true;
}

static bool take_gathered(finishing *all, const gathered_object *entry) {
  struct role_table *roles = all->configuration->roles;
  const struct {
    const char *group, *kind;
    bool (*take)(finishing *all, const gathered_object *entry, bool mutating);
    bool mutating;
    object_table *roles;
  } kinds[] = {{POLICY_GROUP, "ValidatingAdmissionPolicy", take_policy, false, NULL},
               {POLICY_GROUP, "MutatingAdmissionPolicy", take_policy, true, NULL},
               {POLICY_GROUP, "ValidatingAdmissionPolicyBinding", take_binding, false, NULL},
               {POLICY_GROUP, "MutatingAdmissionPolicyBinding", take_binding, true, NULL},
               {POLICY_GROUP, "ValidatingWebhookConfiguration", take_webhooks, false, NULL},
               {POLICY_GROUP, "MutatingWebhookConfiguration", take_webhooks, true, NULL},
               {"rbac.authorization.k8s.io", "Role", NULL, false, &roles->roles},
               {"rbac.authorization.k8s.io", "ClusterRole", NULL, false, &roles->cluster_roles},
               {"rbac.authorization.k8s.io", "RoleBinding", NULL, false, &roles->role_bindings},
               {"rbac.authorization.k8s.io", "ClusterRoleBinding", NULL, false, &roles->cluster_role_bindings}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!crd_string_equal(entry->kind.kind, crd_string_of(kinds[i].kind)) ||
        !crd_string_equal(entry->kind.group, crd_string_of(kinds[i].group)))
      continue;
    return kinds[i].take ? kinds[i].take(all, entry, kinds[i].mutating) : take_role(all, entry, kinds[i].roles);
  }
  bool core = !entry->kind.group.size;
  if (core && crd_string_equal(entry->kind.kind, CRD_STRING("Namespace"))) return take_namespace(all, entry);
  if (crd_string_equal(entry->kind.kind, CRD_STRING("CustomResourceDefinition"))) return take_crd(all, entry);
  return take_param(all, entry);
}

/* The bindings of a policy, by name. */
typedef struct binding_list {
  policy_binding **items;
  size_t count, room;
} binding_list;

static void join_bindings(finishing *all, admission_policy *const *policies, size_t policy_count,
                          policy_binding *const *bindings, size_t count) {
  name_table of_policies = {.arena = all->arena};
  for (size_t i = 0; i < count; i++) {
    binding_list *list = crd_name_table_find(&of_policies, bindings[i]->policy);
    if (!list) {
      list = crd_arena_zalloc(all->arena, sizeof *list);
      crd_name_table_put(&of_policies, bindings[i]->policy, list);
    }
    CRD_ARENA_PUSH(all->arena, list->items, list->count, list->room, 1, bindings[i]);
  }
  for (size_t i = 0; i < policy_count; i++) {
    const binding_list *list = crd_name_table_find(&of_policies, policies[i]->name);
    if (list) policies[i]->bindings = list->items, policies[i]->binding_count = list->count;
  }
}

/* Finds the resource of its paramKind. */
static void find_param_kind(finishing *all, admission_policy *policy) {
  if (!policy->has_param_kind || policy->inactive) return;
  found_resource found;
  if (crd_resource_of_kind(all->configuration->resources, policy->param_kind, &found)) {
    policy->params_are_namespaced = found.namespaced;
    return;
  }
  crd_gvk kind = policy->param_kind;
  policy->configuration_error =
      crd_arena_printf(all->arena, "failed to find resource referenced by paramKind: '%.*s%s%.*s, Kind=%.*s'",
                       CRD_PRINT(kind.group), kind.group.size ? "/" : "", CRD_PRINT(kind.version), CRD_PRINT(kind.kind));
}

/* A policy without a binding has no effect. One without rules matches every request, or is an error of every request. */
static void index_policies(crd_arena *arena, rule_index *index, admission_policy *const *policies, size_t count) {
  index->count = count;
  for (size_t i = 0; i < count; i++) {
    const match_resources *match = &policies[i]->match;
    if (crd_policy_in_force(policies[i]))
      crd_rule_index_add(arena, index, i, match->rules.count ? &match->rules : NULL, match->equivalent);
  }
}

static void index_webhooks(crd_arena *arena, rule_index *index, admission_webhook *const *hooks, size_t count) {
  index->count = count;
  for (size_t i = 0; i < count; i++) crd_rule_index_add(arena, index, i, &hooks[i]->rules, hooks[i]->equivalent);
}

static void index_rules(crd_admission_configuration *c) {
  index_policies(c->arena, &c->validating_rules, c->validating, c->validating_count);
  index_policies(c->arena, &c->mutating_rules, c->mutating, c->mutating_count);
  index_webhooks(c->arena, &c->validating_hook_rules, c->validating_hooks, c->validating_hook_count);
  index_webhooks(c->arena, &c->mutating_hook_rules, c->mutating_hooks, c->mutating_hook_count);
}

static size_t add_sources(crd_policy_source *sources, size_t count, admission_policy *const *policies, size_t policy_count,
                          crd_policy_form form) {
  for (size_t i = 0; i < policy_count; i++)
    if (policies[i]->binding_count) sources[count++] = (crd_policy_source){.form = form, .object = policies[i]->object};
  return count;
}

static size_t add_hook_sources(crd_policy_source *sources, size_t count, admission_webhook *const *hooks,
                               size_t hook_count) {
  for (size_t i = 0; i < hook_count; i++)
    if (hooks[i]->conditions) sources[count++] = (crd_policy_source){.form = CRD_POLICY_WEBHOOK, .object = hooks[i]->object};
  return count;
}

/* Compiles all expressions at once, without those of policies that have no binding. */
static bool compile_policies(crd_admission_configuration *c, crd_string *error) {
  const crd_policy_compiler *compiler = c->setup.compiler;
  size_t most = c->validating_count + c->mutating_count + c->validating_hook_count + c->mutating_hook_count;
  if (!most) return true;
  crd_policy_source *sources = crd_arena_zalloc(c->arena, most * sizeof *sources);
  size_t count = add_sources(sources, 0, c->validating, c->validating_count, CRD_POLICY_VALIDATING);
  count = add_sources(sources, count, c->mutating, c->mutating_count, CRD_POLICY_MUTATING);
  count = add_hook_sources(sources, count, c->validating_hooks, c->validating_hook_count);
  count = add_hook_sources(sources, count, c->mutating_hooks, c->mutating_hook_count);
  if (count && !compiler) return crd_refused(error, CRD_STRING("policies and match conditions need a compiler"));
  if (count) compiler->compile(compiler, sources, count);
  size_t at = 0;
  for (size_t i = 0; i < c->validating_count; i++)
    if (c->validating[i]->binding_count) c->validating[i]->program = sources[at++].program;
  for (size_t i = 0; i < c->mutating_count; i++)
    if (c->mutating[i]->binding_count) c->mutating[i]->program = sources[at++].program;
  for (size_t i = 0; i < c->validating_hook_count; i++)
    if (c->validating_hooks[i]->conditions) c->validating_hooks[i]->program = sources[at++].program;
  for (size_t i = 0; i < c->mutating_hook_count; i++)
    if (c->mutating_hooks[i]->conditions) c->mutating_hooks[i]->program = sources[at++].program;
  return true;
}

static void count_all(crd_admission_configuration *c) {
  const struct role_table *roles = c->roles;
  for (size_t i = 0; i < c->validating_count; i++) c->counts.policies_in_force += crd_policy_in_force(c->validating[i]);
  for (size_t i = 0; i < c->mutating_count; i++) c->counts.policies_in_force += crd_policy_in_force(c->mutating[i]);
  c->counts.validating_policies = c->validating_count;
  c->counts.mutating_policies = c->mutating_count;
  c->counts.validating_webhooks = c->validating_hook_count;
  c->counts.mutating_webhooks = c->mutating_hook_count;
  c->counts.namespaces = c->namespaces->objects.count;
  c->counts.params = c->params->objects.count;
  c->counts.roles =
      roles->roles.count + roles->cluster_roles.count + roles->role_bindings.count + roles->cluster_role_bindings.count;
}

bool crd_admission_configuration_finish(crd_admission_configuration *configuration, crd_string *error) {
  struct gathered_objects *gathered = configuration->gathered;
  crd_arena *arena = configuration->arena;
  size_t room = (gathered->count + 1) * sizeof(void *);
  finishing all = {configuration, arena, crd_arena_alloc(arena, room), crd_arena_alloc(arena, room), error};
  configuration->validating = crd_arena_alloc(arena, room);
  configuration->mutating = crd_arena_alloc(arena, room);
  if (gathered->count) qsort(gathered->items, gathered->count, sizeof *gathered->items, compare_gathered);
  for (size_t i = 0; i < gathered->count; i++) {
    const gathered_object *entry = &gathered->items[i];
    bool replaced = i + 1 < gathered->count && is_same_object(entry, &gathered->items[i + 1]);
    if (!replaced && !take_gathered(&all, entry)) return false;
    configuration->counts.crds += !replaced && crd_string_equal(entry->kind.kind, CRD_STRING("CustomResourceDefinition"));
  }
  const crd_admission_counts *counts = &configuration->counts;
  crd_resource_table_add_kinds(configuration->resources);
  join_bindings(&all, configuration->validating, configuration->validating_count, all.validating_bindings,
                counts->validating_bindings);
  join_bindings(&all, configuration->mutating, configuration->mutating_count, all.mutating_bindings,
                counts->mutating_bindings);
  for (size_t i = 0; i < configuration->validating_count; i++) find_param_kind(&all, configuration->validating[i]);
  for (size_t i = 0; i < configuration->mutating_count; i++) find_param_kind(&all, configuration->mutating[i]);
  index_rules(configuration);
  count_all(configuration);
  return compile_policies(configuration, error);
}

crd_admission_counts crd_admission_configuration_counts(const crd_admission_configuration *configuration) {
  return configuration->counts;
}
