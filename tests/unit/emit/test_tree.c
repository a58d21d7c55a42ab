/* SPDX-License-Identifier: Apache-2.0 */
/* Rules where no struct holds the object: an unchanged value of a wrong shape, forgiven by ratcheting, is a CEL error for
 * the rule that reads it and nothing to the others. Expected texts are kube-apiserver's. */
#include "compile/libcrdc.h"
#include <crd/json.h>
#include <crd/request.h>
#include <criterion/criterion.h>

#define LIST_RULES "[{\"rule\":\"self.size() > 0\"},{\"rule\":\"self.all(x, x.p > 0)\",\"message\":\"positive\"}]"
#define ITEMS "{\"type\":\"object\",\"properties\":{\"p\":{\"type\":\"integer\"}}}"
#define SPEC                                                                                                                \
  "{\"type\":\"object\",\"x-kubernetes-validations\":[{\"rule\":\"self.m == oldSelf.m\",\"message\":\"m stays\"},"          \
  "{\"rule\":\"!has(self.l) || self.l.size() < 9\",\"messageExpression\":\"'nine' + ' at most'\"}],"                        \
  "\"properties\":{\"m\":{\"type\":\"object\",\"maxProperties\":9,\"additionalProperties\":{\"type\":\"string\","           \
  "\"maxLength\":9}},\"n\":{\"type\":\"integer\"},"                                                                         \
  "\"l\":{\"type\":\"array\",\"maxItems\":20,\"items\":" ITEMS ",\"x-kubernetes-validations\":" LIST_RULES "}}}"
#define ROOT_RULES "[{\"rule\":\"self.metadata.name.startsWith('w')\",\"message\":\"name\"}]"
static const char definition[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":"
    "\"odds.example.com\"},\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"plural\":\"odds\","
    "\"singular\":\"odd\",\"kind\":\"Odd\",\"listKind\":\"OddList\"},\"versions\":[{\"name\":\"v1\",\"served\":true,"
    "\"storage\":"
    "true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",\"x-kubernetes-validations\":" ROOT_RULES
    ",\"properties\":{"
    "\"spec\":" SPEC "}}}}]}}";

/* One compilation for all tests: each runs in a process of its own. */
static crd_arena *arena;
static compilation *run;
static const crd_kind *kind;

static void set_up(void) {
  arena = crd_arena_create(NULL);
  run = crdc_compilation_create(NULL);
  setenv("XDG_CACHE_HOME", CRDC_BUILD_ROOT "/tests/unit/emit/cache", 1);
  cr_assert(crdc_compilation_add_text(run, "odd.json", crd_string_of(definition)));
  const crd_registry *registry = crdc_compilation_load(run);
  const diagnostics *problems = crdc_compilation_diagnostics(run);
  cr_assert(registry, "%.*s", problems->count ? (int)problems->items[0].message.size : 0,
            problems->count ? problems->items[0].message.data : "");
  kind = crd_registry_find(registry, CRD_STRING("example.com"), CRD_STRING("v1"), CRD_STRING("Odd"));
  cr_assert(kind);
}
static void tear_down(void) {
  crdc_compilation_destroy(run);
  crd_arena_destroy(arena);
}
TestSuite(tree, .init = set_up, .fini = tear_down);

static crd_string object(const char *name, const char *spec, int n) {
  return crd_arena_printf(arena,
                          "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Odd\",\"metadata\":{\"name\":\"%s\"},"
                          "\"spec\":{\"n\":%d,%s}}",
                          name, n, spec);
}

/* The update of an object to the same with another `n`: the errors as "field: detail" lines. */
static crd_string causes(const char *name, const char *spec) {
  crd_request request = {.operation = CRD_UPDATE,
                         .kind = kind,
                         .body = object(name, spec, 2),
                         .old_object = crd_json_parse(arena, object(name, spec, 1), NULL, NULL),
                         .uid = CRD_STRING("u-1"),
                         .resource_version = CRD_STRING("1"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
  crd_verdict verdict;
  crd_request_judge(arena, &request, &verdict);
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < verdict.errors.count; i++) {
    crd_text_add(&text, verdict.errors.items[i].field);
    crd_text_add(&text, CRD_STRING(": "));
    crd_text_add(&text, crd_error_detail(text.arena, &verdict.errors.items[i]));
    crd_text_add_char(&text, '\n');
  }
  return crd_text_string(&text);
}

static void expect(const char *name, const char *spec, const char *wanted) {
  crd_string got = causes(name, spec);
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "%s: want\n%sgot\n%.*s", spec, wanted, (int)got.size,
            got.size ? got.data : "");
}

Test(tree, items_of_a_wrong_shape) {
  expect("w", "\"m\":{},\"l\":[7]",
         "spec.l: invalid data, expected a map for the provided schema with type=object evaluating rule: positive\n");
  expect("w", "\"m\":{},\"l\":[null]",
         "spec.l: invalid data, got null for schema with nullable=false evaluating rule: positive\n");
  expect("w", "\"m\":{},\"l\":[{\"p\":2.5}]", "spec.l: invalid data, expected int, got float64 evaluating rule: positive\n");
  /* The first item decides. */
  expect("w", "\"m\":{},\"l\":[{\"p\":0},7]", "");
}

Test(tree, message_expressions) {
  expect("w", "\"m\":{},\"l\":[{\"p\":0},1,2,3,4,5,6,7,8]", "spec: nine at most\n");
}

Test(tree, equality_hands_errors_on) {
  expect("w", "\"m\":{\"a\":[5]}", "spec: invalid data, expected string, got []interface {} evaluating rule: m stays\n");
}

Test(tree, rules_that_read_something_else_hold) {
  expect("w", "\"m\":{},\"l\":[{\"p\":1}]", "");
  expect("x", "\"m\":{},\"l\":[{\"p\":1},7]",
         "<nil>: name\nspec.l: invalid data, expected a map for the provided schema with type=object evaluating rule: "
         "positive\n");
}
