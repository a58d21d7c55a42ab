/* SPDX-License-Identifier: Apache-2.0 */
/* The authorizer of a configuration's roles: who may do what, and the reason to the letter. */
#include "admission/configuration/match.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char *const objects[] = {
    "{\"apiVersion\":\"rbac.authorization.k8s.io/"
    "v1\",\"kind\":\"ClusterRole\",\"metadata\":{\"name\":\"reader\"},\"rules\":["
    "{\"apiGroups\":[\"\"],\"resources\":[\"pods\",\"*/status\",\"pods/log\"],\"verbs\":[\"get\",\"list\"]},"
    "{\"nonResourceURLs\":[\"/healthz\",\"/logs/*\"],\"verbs\":[\"get\"]},"
    "{\"apiGroups\":[\"apps\"],\"resources\":[\"deployments\"],\"resourceNames\":[\"web\"],\"verbs\":[\"*\"]}]}",
    "{\"apiVersion\":\"rbac.authorization.k8s.io/"
    "v1\",\"kind\":\"Role\",\"metadata\":{\"name\":\"writer\",\"namespace\":\"a\"},"
    "\"rules\":[{\"apiGroups\":[\"*\"],\"resources\":[\"*\"],\"verbs\":[\"update\"]}]}",
    "{\"apiVersion\":\"rbac.authorization.k8s.io/v1\",\"kind\":\"ClusterRoleBinding\",\"metadata\":{\"name\":\"all\"},"
    "\"subjects\":[{\"kind\":\"User\",\"name\":\"jane\"},{\"kind\":\"Group\",\"name\":\"team\"},"
    "{\"kind\":\"ServiceAccount\",\"name\":\"bot\",\"namespace\":\"b\"}],"
    "\"roleRef\":{\"kind\":\"ClusterRole\",\"name\":\"reader\"}}",
    "{\"apiVersion\":\"rbac.authorization.k8s.io/"
    "v1\",\"kind\":\"RoleBinding\",\"metadata\":{\"name\":\"own\",\"namespace\":\"a\"},"
    "\"subjects\":[{\"kind\":\"User\",\"name\":\"jane\"},{\"kind\":\"ServiceAccount\",\"name\":\"bot\"}],"
    "\"roleRef\":{\"kind\":\"Role\",\"name\":\"writer\"}}",
    "{\"apiVersion\":\"rbac.authorization.k8s.io/"
    "v1\",\"kind\":\"RoleBinding\",\"metadata\":{\"name\":\"lost\",\"namespace\":\"c\"},"
    "\"subjects\":[{\"kind\":\"User\",\"name\":\"jane\"}],\"roleRef\":{\"kind\":\"Role\",\"name\":\"none\"}}"};

static const char *answer(crd_arena *arena, const char *user, const char *group, crd_authorizer_attributes attributes) {
  const crd_admission_setup setup = {.registry = NULL};
  crd_admission_configuration *configuration = crd_admission_configuration_create(arena, &setup);
  crd_string error = {NULL, 0};
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++) {
    const crd_value *object = crd_json_parse(arena, crd_string_of(objects[i]), NULL, NULL);
    cr_assert((object && crd_admission_configuration_add(configuration, object, &error)));
  }
  cr_assert(crd_admission_configuration_finish(configuration, &error));
  const crd_string groups[] = {crd_string_of(group)};
  const crd_user who = {.name = crd_string_of(user), .groups = groups, .group_count = group ? 1 : 0};
  const crd_authorizer *authorizer = crd_configuration_authorizer(configuration);
  crd_authorizer_answer said = authorizer->decide(authorizer, arena, &who, &attributes);
  return crd_arena_printf(arena, "%s|%.*s", said.decision == CRD_AUTHORIZER_ALLOW ? "allow" : "none", CRD_PRINT(said.reason))
      .data;
}

static crd_authorizer_attributes to(const char *verb, const char *group, const char *resource, const char *sub,
                                    const char *name_space, const char *name) {
  return (crd_authorizer_attributes){.verb = crd_string_of(verb),
                                     .is_resource = true,
                                     .api_group = crd_string_of(group),
                                     .resource = crd_string_of(resource),
                                     .sub_resource = crd_string_of(sub),
                                     .namespace_ = crd_string_of(name_space),
                                     .name = crd_string_of(name)};
}

Test(rbac, reasons) {
  crd_arena *arena = crd_arena_create(NULL);
  const struct {
    const char *user, *group;
    crd_authorizer_attributes attributes;
    const char *wanted;
  } rows[] = {
      {"root", "system:masters", to("delete", "", "nodes", "", "", ""), "allow|"},
      {"jane", NULL, to("get", "", "pods", "", "x", ""),
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to User \"jane\""},
      {"joe", "team", to("list", "", "pods", "", "", ""),
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to Group \"team\""},
      {"system:serviceaccount:b:bot", NULL, to("get", "", "pods", "log", "x", "p"),
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to ServiceAccount \"bot/b\""},
      {"system:serviceaccount:a:bot", NULL, to("update", "x", "y", "z", "a", "p"),
       "allow|RBAC: allowed by RoleBinding \"own/a\" of Role \"writer\" to ServiceAccount \"bot/a\""},
      {"system:serviceaccount:a:bot", NULL, to("update", "x", "y", "z", "b", "p"), "none|"},
      {"jane", NULL, to("get", "", "services", "status", "", ""),
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to User \"jane\""},
      {"jane", NULL, to("get", "", "pods", "exec", "x", ""), "none|"},
      {"jane", NULL, to("delete", "apps", "deployments", "", "x", "web"),
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to User \"jane\""},
      {"jane", NULL, to("delete", "apps", "deployments", "", "x", "other"), "none|"},
      {"jane", NULL, to("update", "", "pods", "", "c", ""), "none|RBAC: role.rbac.authorization.k8s.io \"none\" not found"},
      {"jane",
       NULL,
       {.verb = CRD_STRING_INIT("get"), .path = CRD_STRING_INIT("/logs/x")},
       "allow|RBAC: allowed by ClusterRoleBinding \"all\" of ClusterRole \"reader\" to User \"jane\""},
      {"jane", NULL, {.verb = CRD_STRING_INIT("get"), .path = CRD_STRING_INIT("/healthz/x")}, "none|"},
      {"nobody", NULL, to("get", "", "pods", "", "x", ""), "none|"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    cr_expect_str_eq(answer(arena, rows[i].user, rows[i].group, rows[i].attributes), rows[i].wanted, "row %zu", i);
  crd_arena_destroy(arena);
}
