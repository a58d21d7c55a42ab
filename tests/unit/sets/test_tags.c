/* SPDX-License-Identifier: Apache-2.0 */
/* Markers +k8s: beside the functions that are asked of built-in kinds for the same tags: of each format both say the same of
 * every text here; and what the other tags make of objects. */
#include "../../../runtime/kinds/declared/declared_parts.h"
#include "things.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static const char *const texts[] = {
    "a",
    "A",
    "a-b",
    "-a",
    "a.b",
    "a..b",
    "a/b",
    "a/B",
    "example.com/a_b",
    "example.com/a.b",
    "example.com/0a",
    "example.com/",
    "/a",
    "a/b/c",
    "Example.COM",
    ".",
    "..",
    "a%b",
    "a b",
    "requests.a/b",
    "x.kubernetes.io/gpu",
    "0b6f9c51-3a1c-4c0e-9d55-0a7d3f1f2b11",
    "0B6f9c51-3a1c-4c0e-9d55-0a7d3f1f2b11",
    "0b6f9c513a1c4c0e9d550a7d3f1f2b11",
    "example.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "example.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
};

/* Whether the function of a tag finds something wrong with a text. */
static bool built_in_refuses(crd_arena *arena, declared_function *ask, const char *text) {
  crd_errors errors = crd_errors_init(arena);
  core_check check = {.arena = arena, .errors = &errors};
  const core_field field = {.kind = CORE_STRING, .go = "string", .name = CRD_STRING_INIT("name")};
  const crd_string string = crd_string_of(text);
  const core_declared_rule rule = {.does = 0};
  const crd_path path = {.name = CRD_STRING_INIT("name"), .kind = CRD_PATH_FIELD};
  return ask(&(declared_walk){.check = &check}, &rule, &(declared_value){.field = &field, .at = &string, .path = &path});
}

static crd_verdict judged(things *things, const char *spec, const char *old) {
  static const char form[] =
      "{\"apiVersion\": \"example.com/v1\", \"kind\": \"Thing\", \"metadata\": {\"name\": \"t\", "
      "\"namespace\": \"n\", \"resourceVersion\": \"%s\"}, \"spec\": %s}";
  crd_verdict verdict = crd_verdict_init(things->arena);
  crd_request request = {.kind = things->kind, .operation = old ? CRD_UPDATE : CRD_CREATE};
  request.body = crd_arena_printf(things->arena, form, old ? "1" : "", spec);
  if (old) request.old_object = crd_json_parse(things->arena, crd_arena_printf(things->arena, form, "1", old), NULL, NULL);
  crd_request_judge(things->arena, &request, &verdict);
  cr_assert(!verdict.error.size && (verdict.allowed || verdict.errors.count), "%.*s", CRD_PRINT(verdict.message));
  return verdict;
}

static void compare_format(const char *format, declared_function *ask) {
  things things;
  char rest[200];
  snprintf(rest, sizeof rest, "  # +k8s:format=%s\n  # +k8s:maxLength=400\n  name:\n", format);
  things_open(&things, "", "", rest);
  cr_assert(things.kind, "%s: %s", format, things_error(&things));
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    char spec[200];
    snprintf(spec, sizeof spec, "{\"name\": \"%s\"}", texts[i]);
    bool refused = judged(&things, spec, NULL).errors.count != 0;
    cr_expect_eq(refused, built_in_refuses(things.arena, ask, texts[i]), "%s of %s", format, texts[i]);
  }
  things_close(&things);
}

Test(tags, formats_are_those_of_built_in_kinds) {
#define COMPARE(row, function, format, ...) compare_format(format, crd_core_ask_##function);
  CRD_TAG_FORMATS(COMPARE)
}

/* The first error of an object, as text; "" where it is valid. */
static const char *first_error(things *things, const char *spec, const char *old) {
  crd_verdict verdict = judged(things, spec, old);
  if (!verdict.errors.count) return "";
  return crd_arena_printf(things->arena, "%.*s", CRD_PRINT(crd_error_message(things->arena, &verdict.errors.items[0]))).data;
}

static const struct {
  const char *overlay, *spec, *old, *wanted;
} cases[] = {
    {"  # +k8s:required\n  name:\n", "{}", NULL, "spec.name: Required value"},
    {"  # +k8s:beta(since: \"1.36\")=+k8s:required\n  name:\n", "{}", NULL, "spec.name: Required value"},
    {"  # +k8s:alpha(since: \"1.36\")=+k8s:required\n  name:\n", "{}", NULL, ""},
    {"  # +k8s:forbidden\n  name:\n", "{\"name\": \"a\"}", NULL, "spec.name: Forbidden: must not be set"},
    {"  # +k8s:immutable\n  name:\n", "{\"name\": \"b\"}", "{\"name\": \"a\"}",
     "spec.name: Invalid value: \"b\": field is immutable"},
    {"  # +k8s:update=NoModify\n  name:\n", "{\"name\": \"b\"}", "{\"name\": \"a\"}",
     "spec.name: Invalid value: \"b\": field cannot be modified once set"},
    {"  # +k8s:update=NoModify\n  name:\n", "{}", "{\"name\": \"a\"}", ""},
    {"  # +k8s:update=NoSet\n  name:\n", "{\"name\": \"b\"}", "{}", "spec: Invalid value: field cannot be set once created"},
    {"  # +k8s:update=NoUnset\n  name:\n", "{}", "{\"name\": \"b\"}",
     "spec: Invalid value: field cannot be cleared once set"},
    {"  # +k8s:update=NoAddItem\n  # +k8s:maxItems=9\n  # +k8s:eachVal=+k8s:maxLength=9\n  words:\n",
     "{\"words\": [\"a\", \"b\"]}", "{\"words\": [\"a\"]}", "spec.words: Forbidden: item may not be added"},
    {"  # +k8s:update=NoRemoveItem\n  # +k8s:maxItems=9\n  # +k8s:eachVal=+k8s:maxLength=9\n  words:\n",
     "{\"words\": [\"a\"]}", "{\"words\": [\"a\", \"b\"]}", "spec.words: Forbidden: item may not be removed"},
    {"  # +k8s:maxBytes=3\n  name:\n", "{\"name\": \"\\u00e4\\u00e4\"}", NULL,
     "spec.name: Invalid value: \"ää\": may not be more than 3 bytes"},
    {"  # +k8s:maxLength=3\n  name:\n", "{\"name\": \"\\u00e4\\u00e4\"}", NULL, ""},
    {"  # +k8s:monotonic\n  count:\n", "{\"count\": 1}", "{\"count\": 2}",
     "spec.count: Invalid value: 1: may not be decreased"},
    {"  # +k8s:unique=set\n  # +k8s:maxItems=9\n  # +k8s:eachVal=+k8s:maxLength=9\n  words:\n",
     "{\"words\": [\"a\", \"b\", \"a\"]}", NULL, "spec.words: Duplicate value"},
    {"  # +k8s:unionMember\n  name:\n  # +k8s:unionMember\n  count:\n", "{}", NULL,
     "spec: Invalid value: must specify one of: `name`, `count`"},
    {"  # +k8s:unionMember\n  name:\n  # +k8s:unionMember\n  count:\n", "{\"name\": \"a\", \"count\": 1}", NULL,
     "spec: Invalid value: must specify exactly one of: `name`, `count`"},
    {"  # +k8s:zeroOrOneOfMember\n  name:\n  # +k8s:zeroOrOneOfMember\n  count:\n", "{\"name\": \"a\", \"count\": 1}", NULL,
     "spec: Invalid value: must specify at most one of: `name`, `count`"},
    {"  # +k8s:modeDiscriminator\n  name:\n  # +k8s:ifMode(\"B\")=+k8s:required\n  count:\n", "{\"name\": \"B\"}", NULL,
     "spec.count: Required value: must be specified when `name` is \"B\""},
    {"  # +k8s:modeDiscriminator\n  name:\n  # +k8s:ifMode(\"B\")=+k8s:required\n  count:\n",
     "{\"name\": \"A\", \"count\": 1}", NULL, "spec.count: Forbidden: may only be specified when `name` is \"B\""},
    {"  # +k8s:eachVal=+k8s:format=k8s-short-name\n  labels:\n", "{\"labels\": {\"a\": \"-\"}}", NULL,
     "spec.labels.a: Invalid value: \"-\": spec.labels.a in body must be of type k8s-short-name: \"-\""},
    {"  # +k8s:eachKey=+k8s:maxBytes=2\n  # +kubebuilder:validation:MaxProperties=5\n  labels:\n",
     "{\"labels\": {\"abc\": \"\"}}", NULL, "spec.labels: Invalid value: may not be more than 2 bytes"},
    {"  # +k8s:subfield(a)=+k8s:required\n  inner:\n", "{\"inner\": {}}", NULL, "spec.inner.a: Required value"},
    {"  # +k8s:subfield(a)=+k8s:beta(since: \"1.36\")=+k8s:required\n  inner:\n", "{\"inner\": {}}", NULL,
     "spec.inner.a: Required value"},
    {"  # +k8s:subfield(a)=+k8s:alpha(since: \"1.36\")=+k8s:required\n  inner:\n", "{\"inner\": {}}", NULL, ""},
    {"  # +k8s:modeDiscriminator\n  name:\n  # +k8s:ifMode(\"it's\")=+k8s:required\n  count:\n", "{\"name\": \"it's\"}",
     NULL, "spec.count: Required value: must be specified when `name` is \"it's\""},
    {"  # +k8s:item(name: \"x\")=+k8s:zeroOrOneOfMember\n  # +k8s:item(name: \"y\")=+k8s:zeroOrOneOfMember\n"
     "  # +k8s:maxItems=4\n  parts:\n    - # +k8s:maxLength=9\n      name:\n",
     "{\"parts\": [{\"name\": \"x\"}, {\"name\": \"y\"}]}", NULL,
     "spec.parts: Invalid value: must specify at most one of: `parts[{\"name\": \"x\"}]`, `parts[{\"name\": \"y\"}]`"},
};

Test(tags, say_what_built_in_kinds_are_told) {
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    things things;
    things_open(&things, "", "", cases[i].overlay);
    cr_expect(things.kind, "%s: %s", cases[i].overlay, things_error(&things));
    if (things.kind) {
      const char *got = first_error(&things, cases[i].spec, cases[i].old);
      cr_expect_str_eq(got, cases[i].wanted, "%s: %s", cases[i].overlay, got);
    }
    things_close(&things);
  }
}

static const char *const refused[][2] = {
    {"  # +k8s:format=k8s-uid\n  name:\n", "must be "},
    {"  # +k8s:formt=k8s-uuid\n  name:\n", "did you mean +k8s:format"},
    {"  # +k8s:eachVal\n  words:\n", "needs a marker behind it"},
    {"  # +k8s:eachVal=3\n  words:\n", "expected a marker that begins with +k8s:"},
    {"  # +k8s:eachVal=+k8s:maxLenth=3\n  words:\n", "+k8s:maxLenth; did you mean +k8s:maxLength"},
    {"  # +k8s:eachVal=+k8s:forbidden\n  words:\n", "is about a field"},
    {"  # +k8s:eachVal=+k8s:maxLength=3\n  name:\n", "is for lists and maps"},
    {"  # +k8s:eachKey=+k8s:maxLength=3\n  words:\n", "is for maps"},
    {"  # +k8s:eachKey=+k8s:minimum=3\n  labels:\n", "behind +k8s:eachKey stands"},
    {"  # +k8s:subfield(b)=+k8s:required\n  inner:\n", "no field \"b\""},
    {"  # +k8s:subfield=+k8s:required\n  inner:\n", "needs the argument \"field\""},
    {"  # +k8s:subfield(a=+k8s:required\n  inner:\n", "expected"},
    {"  # +k8s:subfield(\"a\n  inner:\n", "expected"},
    {"  # +k8s:ifMode(x)=+k8s:required\n  name:\n", "+k8s:modeDiscriminator"},
    {"  # +k8s:item(name: \"x\")=+k8s:required\n  parts:\n", "stands +k8s:zeroOrOneOfMember alone"},
    {"  # +k8s:unique=map\n  parts:\n", "needs the keys"},
    {"  # +k8s:maxBytes=3\n  count:\n", "is for strings"},
    {"  # +k8s:required=3\n  name:\n", "has no value"},
    {"  # +k8s:required(x)\n  name:\n", "has no arguments"},
    {"  # +k8s:enum\n  name:\n", "Go's constants"},
    {"  # +k8s:format(: \"x\")\n  name:\n", "has no argument"},
    {"  # +k8s:eachKey=+k8s:maxLength(: \"5\")\n  labels:\n", "has no argument"},
    {"  # +k8s:item(Approved)=+k8s:zeroOrOneOfMember\n  parts:\n", "expected the name of a field"},
    {"  # +k8s:subfield(a)=+k8s:unionMember\n  inner:\n", "is about a field, and here is none"},
    {"  # +k8s:subfield(a)=+k8s:modeDiscriminator\n  inner:\n", "is about a field, and here is none"},
};

Test(tags, refuse_what_they_cannot_be_about) {
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    things things;
    things_open(&things, "", "", refused[i][0]);
    const char *error = things_error(&things);
    cr_expect(strstr(error, refused[i][1]), "%s: %s", refused[i][0], error);
    things_close(&things);
  }
}
