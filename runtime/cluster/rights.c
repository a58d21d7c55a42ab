/* SPDX-License-Identifier: Apache-2.0 */
/* The RBAC rights of a client, as manifests: list and watch for kinds; list, watch and update for the webhook configurations
 * of those names (to list or watch one name needs no more); create and patch for events. */
#include <crd/cluster.h>
#include <crd/yaml.h>

static crd_value *add_member(crd_arena *arena, crd_value *map, const char *name, crd_value value) {
  return crd_value_set(arena, map, crd_string_of(name), value);
}

static void add_text_list(crd_arena *arena, crd_value *map, const char *name, const crd_string *texts, size_t count) {
  crd_value *list = add_member(arena, map, name, crd_value_make_list(arena, count));
  for (size_t i = 0; i < count; i++) crd_value_append(arena, list, crd_value_make_string(texts[i]));
}

static crd_value make_rule(crd_arena *arena, crd_string group, crd_string resource, const char *const *verbs) {
  crd_value rule = crd_value_make_map(arena, 4);
  add_text_list(arena, &rule, "apiGroups", &group, 1);
  add_text_list(arena, &rule, "resources", &resource, 1);
  crd_value *list = add_member(arena, &rule, "verbs", crd_value_make_list(arena, 4));
  for (; *verbs; verbs++) crd_value_append(arena, list, crd_value_make_string(crd_string_of(*verbs)));
  return rule;
}

static void add_webhook_rule(crd_arena *arena, crd_value *rules, const crd_cluster_webhook *webhooks, size_t count,
                             bool mutating) {
  static const char *const verbs[] = {"list", "watch", "update", NULL};
  crd_value names = crd_value_make_list(arena, count);
  for (size_t i = 0; i < count; i++)
    if (webhooks[i].mutating == mutating) crd_value_append(arena, &names, crd_value_make_string(webhooks[i].name));
  if (!names.size) return;
  crd_value rule = make_rule(
      arena, CRD_STRING("admissionregistration.k8s.io"),
      mutating ? CRD_STRING("mutatingwebhookconfigurations") : CRD_STRING("validatingwebhookconfigurations"), verbs);
  add_member(arena, &rule, "resourceNames", names);
  crd_value_append(arena, rules, rule);
}

static crd_value make_object(crd_arena *arena, const char *kind, crd_string name) {
  crd_value object = crd_value_make_map(arena, 5);
  add_member(arena, &object, "apiVersion", crd_value_make_string(CRD_STRING("rbac.authorization.k8s.io/v1")));
  add_member(arena, &object, "kind", crd_value_make_string(crd_string_of(kind)));
  crd_value *metadata = add_member(arena, &object, "metadata", crd_value_make_map(arena, 1));
  add_member(arena, metadata, "name", crd_value_make_string(name));
  return object;
}

static crd_value make_binding(crd_arena *arena, crd_string name, crd_string account_namespace, crd_string account) {
  crd_value binding = make_object(arena, "ClusterRoleBinding", name);
  crd_value *role = add_member(arena, &binding, "roleRef", crd_value_make_map(arena, 3));
  add_member(arena, role, "apiGroup", crd_value_make_string(CRD_STRING("rbac.authorization.k8s.io")));
  add_member(arena, role, "kind", crd_value_make_string(CRD_STRING("ClusterRole")));
  add_member(arena, role, "name", crd_value_make_string(name));
  crd_value *subjects = add_member(arena, &binding, "subjects", crd_value_make_list(arena, 1));
  crd_value subject = crd_value_make_map(arena, 3);
  add_member(arena, &subject, "kind", crd_value_make_string(CRD_STRING("ServiceAccount")));
  add_member(arena, &subject, "name", crd_value_make_string(account));
  add_member(arena, &subject, "namespace", crd_value_make_string(account_namespace));
  crd_value_append(arena, subjects, subject);
  return binding;
}

void crd_cluster_write_rights(crd_text *text, const crd_watch *kinds, size_t kind_count, const crd_cluster_webhook *webhooks,
                              size_t webhook_count, bool records, crd_string name, crd_string account_namespace,
                              crd_string account) {
  static const char *const verbs[] = {"list", "watch", NULL}, *const record[] = {"create", "patch", NULL};
  crd_arena *arena = text->arena;
  crd_value role = make_object(arena, "ClusterRole", name);
  crd_value *rules = add_member(arena, &role, "rules", crd_value_make_list(arena, kind_count + 3));
  for (size_t i = 0; i < kind_count; i++)
    crd_value_append(arena, rules, make_rule(arena, kinds[i].group, kinds[i].resource, verbs));
  add_webhook_rule(arena, rules, webhooks, webhook_count, true);
  add_webhook_rule(arena, rules, webhooks, webhook_count, false);
  if (records) crd_value_append(arena, rules, make_rule(arena, CRD_STRING(""), CRD_STRING("events"), record));
  crd_value binding = make_binding(arena, name, account_namespace, account);
  crd_yaml_write(text, &role);
  crd_text_add(text, CRD_STRING("---\n"));
  crd_yaml_write(text, &binding);
}
