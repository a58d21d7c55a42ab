/* SPDX-License-Identifier: Apache-2.0 */
/* status.typeChecking: which kinds are checked, and what is said of expressions. The texts are the API server's. */
#include "admission/policies.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char widgets[] =
    "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\n"
    "spec:\n  group: example.com\n  scope: Namespaced\n  names: {plural: widgets, singular: widget, kind: Widget}\n"
    "  versions:\n  - name: v1\n    served: true\n    storage: true\n    schema:\n      openAPIV3Schema:\n"
    "        type: object\n        properties:\n          spec:\n            type: object\n"
    "            properties: {replicas: {type: integer}, paused: {type: boolean}}\n";

static crd_arena *arena;
static crd_set set;

static void start(void) {
  static documents documents;
  arena = crd_arena_create(NULL);
  diagnostics found = {.arena = arena};
  documents = (struct documents){.arena = arena};
  set = (crd_set){.arena = arena};
  bool read = crdc_documents_read_text(&documents, "crd.yaml", crd_string_of(widgets), &found) &&
              crd_set_add(&set, &documents, true, &found);
  cr_assert(read);
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(type_checking, .init = start, .fini = end);

/* The warnings of a policy over that rule, all in one text: "field: warning" for each. */
static const char *checked(const char *rule, const char *rest) {
  crd_parse_error error;
  crd_string text = crd_arena_printf(arena, "{\"spec\":{\"matchConstraints\":{\"resourceRules\":[{%s}]},%s}}", rule, rest);
  const crd_value *policy = crd_json_parse(arena, text, NULL, &error);
  cr_assert(policy, "%.*s", CRD_PRINT(text));
  type_warnings found = crdc_policy_check_types(arena, &set, 0, policy);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < found.count; i++)
    crd_text_printf(&out, "%.*s: %.*s", CRD_PRINT(found.items[i].field), CRD_PRINT(found.items[i].warning));
  return crd_arena_copy(arena, crd_text_string(&out)).data;
}

#define DEPLOYMENTS "\"apiGroups\":[\"apps\"],\"apiVersions\":[\"v1\"],\"resources\":[\"deployments\"]"
#define BOTH "\"apiGroups\":[\"example.com\",\"apps\"],\"apiVersions\":[\"v1\"],\"resources\":[\"widgets\",\"deployments\"]"
#define VALIDATION(text) "\"validations\":[{\"expression\":\"" text "\"}]"
#define FIELD "spec.validations[0].expression: "

Test(type_checking, each_kind_that_a_rule_names) {
  cr_expect_str_eq(checked(BOTH, VALIDATION("object.spec.replicas > 'a'")), FIELD
                   "apps/v1, Kind=Deployment: ERROR: <input>:1:22: found no matching overload for '_>_' applied to "
                   "'(int, string)'\n | object.spec.replicas > 'a'\n | .....................^\n\n"
                   "example.com/v1, Kind=Widget: ERROR: <input>:1:22: found no matching overload for '_>_' applied to "
                   "'(int, string)'\n | object.spec.replicas > 'a'\n | .....................^\n");
  cr_expect_str_eq(checked(BOTH, VALIDATION("object.spec.replicas > 1")), "");
}

Test(type_checking, wildcards_and_unknown_kinds_are_passed_over) {
  const char *wrong = VALIDATION("object.nope");
  cr_expect_str_eq(checked("\"apiGroups\":[\"*\"],\"apiVersions\":[\"v1\"],\"resources\":[\"deployments\"]", wrong), "");
  cr_expect_str_eq(checked("\"apiGroups\":[\"apps\"],\"apiVersions\":[\"*\"],\"resources\":[\"deployments\"]", wrong), "");
  cr_expect_str_eq(checked("\"apiGroups\":[\"apps\"],\"apiVersions\":[\"v1\"],\"resources\":[\"deployments/scale\"]", wrong),
                   "");
  cr_expect_str_eq(checked("\"apiGroups\":[\"no.group\"],\"apiVersions\":[\"v1\"],\"resources\":[\"things\"]", wrong), "");
  cr_expect(
      strlen(checked("\"apiGroups\":[\"apps\"],\"apiVersions\":[\"v1\"],\"resources\":[\"*\",\"deployments\"]", wrong)));
}

/* What built-in fields are. */
static const struct {
  const char *expression, *type; /* NULL: nothing is wrong with comparing it with a number */
} fields[] = {{"object.metadata.creationTimestamp", "timestamp"},
              {"object.metadata.labels", "map(string, string)"},
              {"object.kind", "string"},
              {"object.spec.template", "Deployment.spec.template"},
              {"object.spec.template.spec.containers", "list(Deployment.spec.template.spec.containers.@idx)"},
              {"object.spec.paused", "bool"},
              {"object.spec.strategy.rollingUpdate.maxSurge", NULL}};

Test(type_checking, types_of_built_in_kinds) {
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    crd_string rest = crd_arena_printf(arena, VALIDATION("%s == 1"), fields[i].expression);
    const char *found = checked(DEPLOYMENTS, rest.data);
    crd_string wanted =
        fields[i].type ? crd_arena_printf(arena, "'_==_' applied to '(%s, int)'", fields[i].type) : CRD_STRING("");
    cr_expect(fields[i].type ? strstr(found, wanted.data) != NULL : !*found, "%s: %s", fields[i].expression, found);
  }
  const char *limits = checked(DEPLOYMENTS, VALIDATION("object.spec.template.spec.containers[0].resources.limits == 1"));
  cr_expect(strstr(limits, "undefined field 'limits'"), "%s", limits);
}

Test(type_checking, variables_params_and_messages) {
  const char *variable = checked(
      DEPLOYMENTS,
      "\"variables\":[{\"name\":\"v\",\"expression\":\"object.spec.replicas\"}]," VALIDATION("variables.v.contains('x')"));
  cr_expect(strstr(variable, "found no matching overload for 'contains' applied to 'int.(string)'"), "%s", variable);
  const char *params =
      checked(DEPLOYMENTS, "\"paramKind\":{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\"}," VALIDATION("params.data == 1"));
  cr_expect(strstr(params, "'(map(string, string), int)'"), "%s", params);
  const char *none = checked(DEPLOYMENTS, VALIDATION("params.data == 1"));
  cr_expect(strstr(none, "undeclared reference to 'params' (in container '')"), "%s", none);
  const char *message =
      checked(DEPLOYMENTS, "\"validations\":[{\"expression\":\"true\",\"messageExpression\":\"object.nope\"}]");
  cr_expect(strstr(message, "spec.validations[0].messageExpression: ") == message, "%s", message);
  const char *resource = checked(DEPLOYMENTS, VALIDATION("authorizer.requestResource.check('a').allowed()"));
  cr_expect(strstr(resource, "unexpected failed resolution of 'kubernetes.authorization.Authorizer'"), "%s", resource);
}
