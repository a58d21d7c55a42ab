/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's authorizer over the roles of a configuration: system:masters may do everything, then RBAC. Mirrors
 * kubernetes plugin/pkg/auth/authorizer/rbac/rbac.go and pkg/registry/rbac/validation/rule.go. */
#include "match.h"
#include "tree.h"

static bool is(crd_string text, const char *word) {
  return crd_string_equal(text, crd_string_of(word));
}

static bool list_has(const crd_value *list, crd_string text) {
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (crd_value_is_string(&list->as.items[i], text)) return true;
  return false;
}

static bool list_has_or_all(const crd_value *list, crd_string text) {
  return list_has(list, CRD_STRING("*")) || list_has(list, text);
}

/* ---- rules ---- */

static bool path_is_allowed(const crd_value *urls, crd_string path) {
  for (uint32_t i = 0; urls && urls->kind == CRD_LIST && i < urls->size; i++) {
    crd_string url = crd_value_text(&urls->as.items[i]);
    if (is(url, "*") || crd_string_equal(url, path)) return true;
    if (!crd_string_has_suffix(url, CRD_STRING("*"))) continue;
    while (url.size && url.data[url.size - 1] == '*') url.size--;
    if (crd_string_has_prefix(path, url)) return true;
  }
  return false;
}

static bool resource_is_allowed(crd_arena *arena, const crd_value *resources, const crd_authorizer_attributes *wanted) {
  if (!wanted->sub_resource.size) return list_has_or_all(resources, wanted->resource);
  crd_string both = crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(wanted->resource), CRD_PRINT(wanted->sub_resource));
  crd_string any = crd_arena_printf(arena, "*/%.*s", CRD_PRINT(wanted->sub_resource));
  return list_has_or_all(resources, both) || list_has(resources, any);
}

static bool rule_allows(crd_arena *arena, const crd_value *rule, const crd_authorizer_attributes *wanted) {
  if (!list_has_or_all(tree_member(rule, "verbs"), wanted->verb)) return false;
  if (!wanted->is_resource) return path_is_allowed(tree_member(rule, "nonResourceURLs"), wanted->path);
  const crd_value *names = tree_member(rule, "resourceNames");
  bool any_name = !names || names->kind != CRD_LIST || !names->size;
  return resource_is_allowed(arena, tree_member(rule, "resources"), wanted) &&
         list_has_or_all(tree_member(rule, "apiGroups"), wanted->api_group) && (any_name || list_has(names, wanted->name));
}

/* ---- subjects ---- */

/* serviceaccount.MatchesUsername */
static bool is_service_account(crd_string user, crd_string namespace_, crd_string name) {
  crd_string prefix = CRD_STRING("system:serviceaccount:"), own_namespace, own_name;
  if (!crd_string_has_prefix(user, prefix)) return false;
  crd_string rest = crd_string_slice(user, prefix.size, user.size);
  return crd_string_cut(rest, ':', &own_namespace, &own_name) && crd_string_equal(own_namespace, namespace_) &&
         crd_string_equal(own_name, name);
}

static bool is_in_group(const crd_user *user, crd_string group) {
  return crd_string_in(group, user->groups, user->group_count);
}

static bool is_subject(const crd_user *user, const crd_value *subject, crd_string namespace_) {
  crd_string kind = tree_text(subject, "kind"), name = tree_text(subject, "name"), own = tree_text(subject, "namespace");
  if (is(kind, "User")) return crd_string_equal(user->name, name);
  if (is(kind, "Group")) return is_in_group(user, name);
  if (!is(kind, "ServiceAccount")) return false;
  if (own.size) namespace_ = own;
  return namespace_.size && is_service_account(user->name, namespace_, name);
}

/* The first subject of a binding that is the user; NULL: none is. */
static const crd_value *find_subject(const crd_user *user, const crd_value *binding, crd_string namespace_) {
  const crd_value *subjects = tree_member(binding, "subjects");
  for (uint32_t i = 0; subjects && subjects->kind == CRD_LIST && i < subjects->size; i++)
    if (is_subject(user, &subjects->as.items[i], namespace_)) return &subjects->as.items[i];
  return NULL;
}

/* ---- bindings ---- */

typedef struct decision_run {
  const struct role_table *roles;
  crd_arena *arena;
  const crd_user *user;
  const crd_authorizer_attributes *wanted;
  crd_texts errors;
} decision_run;

static void add_quoted_text(crd_text *text, crd_string name) {
  crd_text_add_char(text, '"');
  crd_text_add(text, name);
  crd_text_add_char(text, '"');
}

/* The rules of a role; NULL with the error noted. */
static const crd_value *find_rules(decision_run *run, const crd_value *ref, crd_string namespace_) {
  crd_string kind = tree_text(ref, "kind"), name = tree_text(ref, "name");
  bool role = is(kind, "Role"), cluster = is(kind, "ClusterRole");
  const named_object *found = NULL;
  if (role) found = crd_find_object(&run->roles->roles, namespace_, name);
  if (cluster) found = crd_find_object(&run->roles->cluster_roles, CRD_STRING(""), name);
  if (found) return found->object;
  crd_text text = {.arena = run->arena};
  if (role || cluster) {
    crd_text_printf(&text, "%s.rbac.authorization.k8s.io ", role ? "role" : "clusterrole");
    add_quoted_text(&text, name);
    crd_text_add(&text, CRD_STRING(" not found"));
  } else {
    crd_text_add(&text, CRD_STRING("unsupported role reference kind: "));
    add_quoted_text(&text, kind);
  }
  crd_texts_add(&run->errors, crd_text_string(&text));
  return NULL;
}

/* "RBAC: allowed by RoleBinding "b/ns" of Role "r" to User "u"" */
static crd_string reason_of(decision_run *run, const named_object *binding, const crd_value *subject, bool cluster) {
  const crd_value *ref = tree_member(binding->object, "roleRef");
  crd_text text = {.arena = run->arena};
  crd_text_printf(&text, "RBAC: allowed by %s ", cluster ? "ClusterRoleBinding" : "RoleBinding");
  crd_string called = binding->name;
  if (!cluster) called = crd_arena_printf(run->arena, "%.*s/%.*s", CRD_PRINT(binding->name), CRD_PRINT(binding->namespace_));
  add_quoted_text(&text, called);
  crd_text_add(&text, CRD_STRING(" of "));
  crd_text_add(&text, tree_text(ref, "kind"));
  crd_text_add_char(&text, ' ');
  add_quoted_text(&text, tree_text(ref, "name"));
  crd_text_add(&text, CRD_STRING(" to "));
  crd_text_add(&text, tree_text(subject, "kind"));
  crd_text_add_char(&text, ' ');
  crd_string name = tree_text(subject, "name"), own = tree_text(subject, "namespace");
  if (is(tree_text(subject, "kind"), "ServiceAccount")) {
    if (!own.size && !cluster) own = binding->namespace_;
    name = crd_arena_printf(run->arena, "%.*s/%.*s", CRD_PRINT(name), CRD_PRINT(own));
  }
  add_quoted_text(&text, name);
  return crd_text_string(&text);
}

/* Whether a binding allows it; then the reason. */
static bool binding_allows(decision_run *run, const named_object *binding, bool cluster, crd_string *reason) {
  crd_string namespace_ = cluster ? CRD_STRING("") : binding->namespace_;
  const crd_value *subject = find_subject(run->user, binding->object, namespace_);
  const crd_value *role = subject ? find_rules(run, tree_member(binding->object, "roleRef"), namespace_) : NULL;
  const crd_value *rules = role ? tree_member(role, "rules") : NULL;
  for (uint32_t i = 0; rules && rules->kind == CRD_LIST && i < rules->size; i++) {
    if (!rule_allows(run->arena, &rules->as.items[i], run->wanted)) continue;
    *reason = reason_of(run, binding, subject, cluster);
    return true;
  }
  return false;
}

crd_authorizer_answer crd_decide_by_roles(const crd_authorizer *self, crd_arena *arena, const crd_user *user,
                                          const crd_authorizer_attributes *attributes) {
  const struct role_table *roles = (const struct role_table *)(const void *)self;
  crd_authorizer_answer answer = {.decision = CRD_AUTHORIZER_ALLOW};
  if (is_in_group(user, CRD_STRING("system:masters"))) return answer;
  decision_run run = {roles, arena, user, attributes, {.arena = arena}};
  for (size_t i = 0; i < roles->cluster_role_bindings.count; i++)
    if (binding_allows(&run, &roles->cluster_role_bindings.items[i], true, &answer.reason)) return answer;
  for (size_t i = 0; attributes->namespace_.size && i < roles->role_bindings.count; i++) {
    const named_object *binding = &roles->role_bindings.items[i];
    if (crd_string_equal(binding->namespace_, attributes->namespace_) &&
        binding_allows(&run, binding, false, &answer.reason))
      return answer;
  }
  answer = (crd_authorizer_answer){.decision = CRD_AUTHORIZER_NO_OPINION};
  if (run.errors.count)
    answer.reason = crd_arena_printf(arena, "RBAC: %.*s", CRD_PRINT(crd_aggregate_text(arena, &run.errors)));
  return answer;
}

const crd_authorizer *crd_configuration_authorizer(const crd_admission_configuration *configuration) {
  return &configuration->roles->authorizer;
}
