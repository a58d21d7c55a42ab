/* SPDX-License-Identifier: Apache-2.0 */
/* Patches: RFC 6902 and RFC 7396 with the library's departures from them, and what strict reading finds in a patch. */
#include <crd/json.h>
#include <crd/patch.h>
#include <criterion/criterion.h>
#include <stdlib.h>

static crd_arena *arena;
static crd_string result, error;
static crd_texts strict;

static void set_up(void) {
  arena = crd_arena_create(NULL);
  result = error = (crd_string){NULL, 0};
  strict = (crd_texts){.arena = arena};
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(patch, .init = set_up, .fini = tear_down);

typedef crd_patch_outcome apply(crd_arena *, const crd_value *, crd_string, crd_texts *, crd_string *, crd_string *);

static crd_patch_outcome patched(apply *function, const char *document, const char *patch, bool strictly) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(document), NULL, NULL);
  strict.count = 0;
  return function(arena, value, crd_string_of(patch), strictly ? &strict : NULL, &result, &error);
}

static void expect_text(crd_string text, const char *wanted, const char *of) {
  cr_assert(crd_string_equal(text, crd_string_of(wanted)), "%s\nwant %s\ngot  %.*s", of, wanted, (int)text.size,
            text.size ? text.data : "");
}

#define DOCUMENT "{\"a\":1,\"b\":[1,2],\"c\":{\"x/y\":1,\"m~n\":2,\"o\":{\"z\":1}},\"n\":null}"

Test(patch, json_operations) {
  static const struct {
    const char *patch, *result; /* NULL: it does not apply */
  } rows[] = {
      {"[]", DOCUMENT},
      {"null", DOCUMENT},
      {"[{\"op\":\"add\",\"path\":\"/d\",\"value\":{\"z\":1,\"a\":2}}]",
       "{\"a\":1,\"b\":[1,2],\"c\":{\"m~n\":2,\"o\":{\"z\":1},\"x/y\":1},\"d\":{\"z\":1,\"a\":2},\"n\":null}"},
      {"[{\"op\":\"remove\",\"path\":\"/c\"},{\"op\":\"remove\",\"path\":\"/n\"},{\"op\":\"remove\",\"path\":\"/b/0\"}]",
       "{\"a\":1,\"b\":[2]}"},
      {"[{\"op\":\"add\",\"path\":\"/b/-\",\"value\":3},{\"op\":\"add\",\"path\":\"/b/0\",\"value\":0},{\"op\":\"replace\","
       "\"path\":\"/c\",\"value\":null}]",
       "{\"a\":1,\"b\":[0,1,2,3],\"c\":null,\"n\":null}"},
      {"[{\"op\":\"replace\",\"path\":\"/b/-1\",\"value\":9},{\"op\":\"remove\",\"path\":\"/c\"}]",
       "{\"a\":1,\"b\":[1,9],\"n\":null}"},
      {"[{\"op\":\"move\",\"from\":\"/c/o\",\"path\":\"/a\"},{\"op\":\"remove\",\"path\":\"/c\"}]",
       "{\"a\":{\"z\":1},\"b\":[1,2],\"n\":null}"},
      {"[{\"op\":\"copy\",\"from\":\"/b\",\"path\":\"/b/0\"},{\"op\":\"remove\",\"path\":\"/c\"}]",
       "{\"a\":1,\"b\":[[1,2],1,2],\"n\":null}"},
      {"[{\"op\":\"replace\",\"path\":\"/c/x~1y\",\"value\":5},{\"op\":\"remove\",\"path\":\"/c/m~0n\"}]",
       "{\"a\":1,\"b\":[1,2],\"c\":{\"o\":{\"z\":1},\"x/y\":5},\"n\":null}"},
      {"[{\"op\":\"test\",\"path\":\"/c/o\",\"value\":{ \"z\" : 1 }},{\"op\":\"replace\",\"path\":\"\",\"value\":[1]}]",
       "[1]"},
      {"[{\"op\":\"test\",\"path\":\"/n\",\"value\":null},{\"op\":\"test\",\"path\":\"/"
       "none\",\"value\":null},{\"op\":\"replace\","
       "\"path\":\"\",\"value\":{\"b\":1,\"a\":2}}]",
       "{\"a\":2,\"b\":1}"},
      {"[{\"op\":\"replace\",\"path\":\"/none\",\"value\":\"<\"},{\"op\":\"remove\",\"path\":\"/c\"}]",
       "{\"a\":1,\"b\":[1,2],\"n\":null,\"none\":\"\\u003c\"}"},
      {"[{\"op\":\"test\",\"path\":\"/a\",\"value\":1.0}]", NULL}, /* as it is written */
      {"[{\"op\":\"test\",\"path\":\"/a\",\"value\":2}]", NULL},
      {"[{\"op\":\"test\",\"path\":\"/none\",\"value\":2}]", NULL},
      {"[{\"op\":\"remove\",\"path\":\"/none\"}]", NULL},
      {"[{\"op\":\"remove\",\"path\":\"\"}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"\",\"value\":{}}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/b/3\",\"value\":1}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/b/x\",\"value\":1}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/b/-4\",\"value\":1}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/a/x\",\"value\":1}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/n/x\",\"value\":1}]", NULL},
      {"[{\"op\":\"add\",\"path\":\"/none/x\",\"value\":1}]", NULL},
      {"[{\"op\":\"replace\",\"path\":\"\",\"value\":1}]", NULL},
      {"[{\"op\":\"move\",\"from\":\"/none\",\"path\":\"/a\"}]", NULL},
      {"[{\"op\":\"move\",\"from\":\"/c\",\"path\":\"/c/x\"}]", NULL},
      {"[{\"op\":\"move\",\"path\":\"/a\"}]", NULL},
      {"[{\"op\":\"fly\",\"path\":\"/a\"}]", NULL},
      {"[{\"path\":\"/a\"}]", NULL},
      {"[{\"op\":\"add\",\"value\":1}]", NULL},
      {"[null]", NULL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    crd_patch_outcome outcome = patched(crd_json_patch, DOCUMENT, rows[i].patch, true);
    cr_assert_eq(outcome, rows[i].result ? CRD_PATCH_DONE : CRD_PATCH_FAILED, "%s: %d", rows[i].patch, (int)outcome);
    if (rows[i].result && i > 1) expect_text(result, rows[i].result, rows[i].patch);
  }
}

Test(patch, json_malformed) {
  static const struct {
    const char *patch, *strict, *lenient; /* NULL: it does not apply */
  } rows[] = {
      {"{}", "error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp",
       "json: cannot unmarshal object into Go value of type jsonpatch.Patch"},
      {"[1]", "error decoding patch: json: cannot unmarshal number into Go value of type handlers.jsonPatchOp",
       "json: cannot unmarshal number into Go value of type jsonpatch.Operation"},
      {"[{\"op\":1}]",
       "error decoding patch: json: cannot unmarshal number into Go struct field jsonPatchOp.op of type string", NULL},
      {"[", "error decoding patch: unexpected end of JSON input", "unexpected end of JSON input"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    cr_assert_eq(patched(crd_json_patch, DOCUMENT, rows[i].patch, true), CRD_PATCH_MALFORMED);
    expect_text(error, rows[i].strict, rows[i].patch);
    crd_patch_outcome outcome = patched(crd_json_patch, DOCUMENT, rows[i].patch, false);
    cr_assert_eq(outcome, rows[i].lenient ? CRD_PATCH_MALFORMED : CRD_PATCH_FAILED, "%s", rows[i].patch);
    if (rows[i].lenient) expect_text(error, rows[i].lenient, rows[i].patch);
  }
}

Test(patch, json_strict) {
  const char *patch = "[{\"op\":\"add\",\"op\":\"replace\",\"path\":\"/a\",\"x\":1,\"x\":2,\"value\":{\"k\":1,\"k\":2}}]";
  cr_assert_eq(patched(crd_json_patch, "{}", patch, true), CRD_PATCH_DONE);
  expect_text(result, "{\"a\":{\"k\":1,\"k\":2}}", patch); /* raw: its reader finds the rest */
  static const char *const wanted[] = {"json patch duplicate field \"[0].op\"", "json patch unknown field \"[0].x\"",
                                       "json patch duplicate field \"[0].value.k\""};
  cr_assert_eq(strict.count, 3);
  for (uint32_t i = 0; i < strict.count; i++) expect_text(strict.items[i], wanted[i], patch);
}

/* `count` operations, each `text`. */
static crd_string repeated(const char *text, size_t count) {
  crd_text patch = {.arena = arena};
  crd_text_add_char(&patch, '[');
  for (size_t i = 0; i < count; i++) crd_text_printf(&patch, "%s%s", i ? "," : "", text);
  crd_text_add_char(&patch, ']');
  crd_text_add_char(&patch, '\0');
  return crd_text_string(&patch);
}

Test(patch, limits) {
  const char *test = "{\"op\":\"test\",\"path\":\"/a\",\"value\":1}";
  cr_assert_eq(patched(crd_json_patch, DOCUMENT, repeated(test, 10000).data, true), CRD_PATCH_DONE);
  cr_assert_eq(patched(crd_json_patch, DOCUMENT, repeated(test, 10001).data, true), CRD_PATCH_TOO_LARGE);
  expect_text(error, "Request entity too large: The allowed maximum operations in a JSON patch is 10000, got 10001",
              "10001");
  /* Each copy doubles the list: the limit is on what all copies add. */
  const char *copy = "{\"op\":\"copy\",\"from\":\"/b\",\"path\":\"/b/-\"}";
  cr_assert_eq(patched(crd_json_patch, DOCUMENT, repeated(copy, 15).data, true), CRD_PATCH_DONE);
  cr_assert_eq(patched(crd_json_patch, DOCUMENT, repeated(copy, 40).data, true), CRD_PATCH_FAILED);
  /* Deeper than JSON may be, by adding what is not. */
  crd_text deep = {.arena = arena};
  for (size_t i = 0; i < 6000; i++) crd_text_add(&deep, CRD_STRING("{\"d\":"));
  crd_text_add_char(&deep, '1');
  for (size_t i = 0; i < 6000; i++) crd_text_add_char(&deep, '}');
  crd_text patch = {.arena = arena};
  crd_text_printf(&patch, "[{\"op\":\"add\",\"path\":\"/p\",\"value\":%.*s},{\"op\":\"add\",\"path\":\"/p", (int)deep.size,
                  deep.data);
  for (size_t i = 0; i < 5000; i++) crd_text_add(&patch, CRD_STRING("/d"));
  crd_text_printf(&patch, "\",\"value\":%.*s}]", (int)deep.size, deep.data);
  crd_text_add_char(&patch, '\0');
  cr_assert_eq(patched(crd_json_patch, DOCUMENT, patch.data, true), CRD_PATCH_FAILED);
}

Test(patch, merging) {
  static const struct {
    const char *document, *patch, *result;
  } rows[] = {
      {"{\"a\":\"b\"}", "{\"a\":\"c\"}", "{\"a\":\"c\"}"},
      {"{\"a\":\"b\"}", "{\"b\":\"c\"}", "{\"a\":\"b\",\"b\":\"c\"}"},
      {"{\"a\":\"b\",\"b\":1}", "{\"a\":null}", "{\"b\":1}"},
      {"{\"a\":[\"b\"]}", "{\"a\":\"c\"}", "{\"a\":\"c\"}"},
      {"{\"a\":{\"b\":\"c\"}}", "{\"a\":{\"b\":\"d\",\"c\":null}}", "{\"a\":{\"b\":\"d\"}}"},
      {"{\"a\":1}", "{\"a\":{\"z\":{\"n\":null,\"m\":[null,{\"n\":null}]},\"b\":1.50}}",
       "{\"a\":{\"b\":1.50,\"z\":{\"m\":[null,{}]}}}"},
      {"{\"a\":{\"b\":1}}", "{\"a\":[ {\"y\":null, \"x\":1} ]}", "{\"a\":[{\"y\":null,\"x\":1}]}"}, /* as it stands */
      {"{\"e\":null}", "{\"e\":{\"a\":null}}", "{\"e\":{}}"},
      {"{}", "{\"s\":\"<\\u0041\"}", "{\"s\":\"\\u003c\\u0041\"}"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    cr_assert_eq(patched(crd_merge_patch, rows[i].document, rows[i].patch, true), CRD_PATCH_DONE, "%s", rows[i].patch);
    expect_text(result, rows[i].result, rows[i].patch);
  }
  cr_assert_eq(patched(crd_merge_patch, "{}", "{\"a\":{\"b\":1,\"b\":2}}", true), CRD_PATCH_DONE);
  cr_assert_eq(strict.count, 1);
  expect_text(strict.items[0], "duplicate field \"a.b\"", "twice");
}

/* Members before all that are there: moving those for each one would take minutes. */
Test(patch, merging_many_members) {
  enum { MANY = 200000 };
  crd_text document = {.arena = arena}, patch = document, wanted = document;
  for (int i = 0; i < MANY; i++) {
    crd_text_printf(&document, "%c\"b%06d\":1", i ? ',' : '{', i);
    crd_text_printf(&patch, "%c\"a%06d\":2", i ? ',' : '{', i);
  }
  crd_text_add(&wanted, crd_text_string(&patch));
  crd_text_add(&document, CRD_STRING("}"));
  crd_text_add(&patch, CRD_STRING(",\"b000000\":null}"));
  crd_text_add_char(&wanted, ',');
  crd_text_add(&wanted, crd_string_slice(crd_text_string(&document), sizeof "{\"b000000\":1", document.size));
  crd_text_add_char(&document, '\0');
  crd_text_add_char(&patch, '\0');
  cr_assert_eq(patched(crd_merge_patch, document.data, patch.data, false), CRD_PATCH_DONE);
  cr_assert(crd_string_equal(result, crd_text_string(&wanted)));
}

Test(patch, merging_malformed) {
  cr_assert_eq(patched(crd_merge_patch, "{}", "[1]", true), CRD_PATCH_MALFORMED);
  expect_text(error, "error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}",
              "[1]");
  cr_assert_eq(patched(crd_merge_patch, "{}", "[[1e999]]", true), CRD_PATCH_MALFORMED);
  expect_text(error, "error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}",
              "1e999");
  cr_assert_eq(patched(crd_json_patch, "{}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1e999}]", true),
               CRD_PATCH_MALFORMED);
  expect_text(
      error,
      "error decoding patch: json: cannot unmarshal number 1e999 into Go struct field jsonPatchOp.value of type float64",
      "1e999");
  cr_assert_eq(patched(crd_merge_patch, "{}", "[{\"a\":null}, null]", false), CRD_PATCH_DONE);
  expect_text(result, "[{},null]", "a list leniently");
  cr_assert_eq(patched(crd_merge_patch, "{}", "{\"a\":1e400}", false), CRD_PATCH_DONE);
  expect_text(result, "{\"a\":1e400}", "out of range leniently");
  for (int i = 0; i < 2; i++) {
    cr_assert_eq(patched(crd_merge_patch, "{}", "null", i), CRD_PATCH_MALFORMED);
    expect_text(error, "Invalid JSON Patch", "null");
  }
  cr_assert_eq(patched(crd_merge_patch, "{}", "1", false), CRD_PATCH_MALFORMED);
}
