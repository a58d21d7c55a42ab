/* SPDX-License-Identifier: Apache-2.0 */
/* What expressions of policies can cost for a kind of a CRD: by limits, by what is assumed where there are none, by
 * variables.
 */
#include "admission/policies.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char gadgets[] =
    "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: gadgets.example.com}\n"
    "spec:\n  group: example.com\n  scope: Namespaced\n  names: {plural: gadgets, singular: gadget, kind: Gadget}\n"
    "  versions:\n  - name: v1\n    served: true\n    storage: true\n    schema:\n      openAPIV3Schema:\n"
    "        type: object\n        properties:\n          spec:\n            type: object\n            properties:\n"
    "              open: {type: array, items: {type: string}}\n"
    "              other: {type: array, items: {type: string}}\n"
    "              words: {type: object, additionalProperties: {type: string}}\n"
    "              short: {type: array, maxItems: 100, items: {type: string, maxLength: 10}}\n"
    "              long: {type: array, maxItems: 2000, items: {type: string, maxLength: 10}}\n"
    "              text: {type: string, maxLength: 1000000}\n"
    "              parts: {type: array, items: {type: object, properties: {names: {type: array, items: {type: string}}}}}\n";

static crd_arena *arena;
static crd_set set;

static void start(void) {
  static documents documents;
  arena = crd_arena_create(NULL);
  diagnostics found = {.arena = arena};
  documents = (struct documents){.arena = arena};
  set = (crd_set){.arena = arena};
  cr_assert(crdc_documents_read_text(&documents, "crd.yaml", crd_string_of(gadgets), &found) &&
            crd_set_add(&set, &documents, true, &found));
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(policy_costs, .init = start, .fini = end);

/* What is found of the members of a spec: "250: object.spec.open; ", the items and the lists of each. */
static const char *costs_of(const char *resource, const char *members) {
  crd_string text =
      crd_arena_printf(arena,
                       "{\"spec\":{\"matchConstraints\":{\"resourceRules\":[{\"apiGroups\":[\"example.com\",\"\"],"
                       "\"apiVersions\":[\"v1\"],\"resources\":[\"%s\"]}]},%s}}",
                       resource, members);
  const crd_value *policy = crd_json_parse(arena, text, NULL, NULL);
  cr_assert(policy, "%.*s", CRD_PRINT(text));
  policy_costs found = crdc_policy_estimate_costs(arena, &set, 0, policy);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < found.count; i++)
    crd_text_printf(&out, "%llu: %.*s; ", (unsigned long long)found.items[i].items, CRD_PRINT(found.items[i].lists));
  return crd_arena_copy(arena, crd_text_string(&out)).data;
}

static const char *cost_of(const char *expression) {
  return costs_of("gadgets", crd_arena_printf(arena, "\"validations\":[{\"expression\":\"%s\"}]", expression).data);
}

Test(policy_costs, loops_in_each_other_are_too_dear) {
  cr_assert_str_eq(cost_of("object.spec.open.all(x, object.spec.other.exists(y, x == y))"),
                   "250: each of object.spec.open and object.spec.other; ");
  cr_assert_str_eq(cost_of("object.spec.words.all(x, object.spec.words.exists(y, x == y))"), "250: object.spec.words; ");
  cr_assert_str_eq(cost_of("object.spec.open.all(x, x.matches('^[a-z]+$'))"), "");
}

Test(policy_costs, limits_decide_alone) {
  cr_assert_str_eq(cost_of("object.spec.short.all(x, object.spec.short.exists(y, x == y))"), "");
  cr_assert_str_eq(cost_of("object.spec.long.all(x, object.spec.long.exists(y, x == y))"), "0: ; ");
  cr_assert_str_eq(cost_of("object.spec.text.matches('^a{1,100}b{1,100}c{1,100}d{1,100}e$')"), "");
  cr_assert_str_eq(cost_of("object.spec.short.all(x, object.spec.text.matches('^a{1,100}b{1,100}c{1,100}d{1,100}e$'))"),
                   "0: ; ");
}

/* All items are in one list, or one in each. */
Test(policy_costs, lists_in_lists_share_their_items) {
  cr_assert_str_eq(cost_of("object.spec.parts.all(p, p.names.all(n, n.contains('x')))"), "");
  cr_assert_str_eq(cost_of("object.spec.parts.all(p, p.names.all(n, p.names.exists_one(m, m == n)))"),
                   "268: object.spec.parts[].names; ");
}

Test(policy_costs, variables_lead_to_what_they_stand_for) {
  static const char form[] =
      "\"variables\":[{\"name\":\"v\",\"expression\":\"%s\"}],"
      "\"validations\":[{\"expression\":\"variables.v.all(x, variables.v.exists_one(y, x == y))\"}]";
  static const struct {
    const char *expression, *found;
  } cases[] = {{"object.spec.open", "268: object.spec.open; "},
               {"has(object.spec.open) ? object.spec.open : []", "268: object.spec.open; "},
               {"object.spec.?open.orValue([])", "268: object.spec.open; "},
               {"object.spec.short + object.spec.short", ""},
               {"object.spec.short", ""}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    cr_expect_str_eq(costs_of("gadgets", crd_arena_printf(arena, form, cases[i].expression).data), cases[i].found, "%s",
                     cases[i].expression);
}

/* A call whose overload is settled when it runs costs 1 then. */
Test(policy_costs, what_is_not_settled_costs_one) {
  cr_assert_str_eq(cost_of("object.spec.open.all(x, x in object.spec.other)"), "");
}

Test(policy_costs, everywhere_in_a_policy) {
  static const char loop[] = "object.spec.open.exists(x, object.spec.other.exists(y, x == y))";
  static const char *const forms[] = {
      "\"matchConditions\":[{\"name\":\"c\",\"expression\":\"%s\"}]",
      "\"variables\":[{\"name\":\"c\",\"expression\":\"%s\"}]",
      "\"validations\":[{\"expression\":\"true\",\"messageExpression\":\"string(%s)\"}]",
      "\"auditAnnotations\":[{\"key\":\"a\",\"valueExpression\":\"string(%s)\"}]",
      "\"mutations\":[{\"patchType\":\"JSONPatch\",\"jsonPatch\":{\"expression\":\"%s ? [JSONPatch{op: 'test'}] : []\"}}]"};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    crd_text text = {.arena = arena};
    const char *gap = strstr(forms[i], "%s");
    crd_text_printf(&text, "%.*s%s%s", (int)(gap - forms[i]), forms[i], loop, gap + 2);
    cr_expect_str_eq(costs_of("gadgets", crd_arena_copy(arena, crd_text_string(&text)).data),
                     "250: each of object.spec.open and object.spec.other; ", "%s", forms[i]);
  }
}

Test(policy_costs, what_nobody_can_limit_is_left_out) {
  static const char loop[] =
      "\"validations\":[{\"expression\":\"object.spec.containers.all(x, object.spec.containers.exists(y, x == y))\"}]";
  cr_assert_str_eq(costs_of("pods", loop), "");
  cr_assert_str_eq(cost_of("object.spec.open.all(x, params.list.exists(y, x == y))"), "");
}
