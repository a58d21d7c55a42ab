/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/yaml/yaml_repeats.h"
#include <crd/yaml.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(yaml, .init = set_up, .fini = tear_down);

static void is(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
}

static void reads_as(const char *text, const char *wanted) {
  crd_parse_error error;
  crd_value *value = crd_yaml_parse(arena, crd_string_of(text), NULL, &error, NULL);
  cr_assert(value, "%s: %.*s", text, (int)error.message.size, error.message.data);
  is(crd_json_encode(arena, value, CRD_JSON_COMPACT), wanted);
}

static void fails(const char *text, const char *message) {
  crd_parse_error error;
  cr_assert_null(crd_yaml_parse(arena, crd_string_of(text), NULL, &error, NULL), "%s was read", text);
  is(error.message, message);
}

Test(yaml, resolves_scalars_as_go_yaml) {
  reads_as("[y, No, on, 'on', ~, null, NULL]", "[true,false,true,\"on\",null,null,null]");
  reads_as("[0x1F, 017, 0o17, 0b11, -0b11, 08, 1_000, +5]", "[31,15,15,3,-3,8,1000,5]");
  reads_as("[1.0, 1e3, .5, 1e400, 1.2.3, 190:20:30, 1e21]", "[1,1000,0.5,\"1e400\",\"1.2.3\",\"190:20:30\",1e+21]");
  reads_as("[9223372036854775807, 9223372036854775808]", "[9223372036854775807,9223372036854776000]");
  reads_as("[2001-01-01, 2001-12-14t21:59:43.10-05:00]", "[\"2001-01-01\",\"2001-12-14t21:59:43.10-05:00\"]");
  reads_as("[!!str 5, !!int \"5\", !!float 5, !foo 5, ! 5, !!binary aGVsbG8=]", "[\"5\",5,5,\"5\",\"5\",\"hello\"]");
}

Test(yaml, tells_integers_from_doubles) {
  cr_assert_eq(crd_yaml_parse(arena, CRD_STRING("1.0"), NULL, NULL, NULL)->kind, CRD_INT);
  cr_assert_eq(crd_yaml_parse(arena, CRD_STRING("1.5"), NULL, NULL, NULL)->kind, CRD_DOUBLE);
  cr_assert_eq(crd_yaml_parse(arena, CRD_STRING("1e20"), NULL, NULL, NULL)->kind, CRD_DOUBLE);
}

Test(yaml, makes_strings_of_keys) {
  reads_as("{1: a, 1.5: b, yes: c, 0x10: d, .inf: e, 16777217.5: f}",
           "{\"1\":\"a\",\"1.5\":\"b\",\"true\":\"c\",\"16\":\"d\",\".inf\":\"e\",\"1.6777218e+07\":\"f\"}");
  reads_as("1: a\n\"1\": b", "{\"1\":\"b\"}");
  fails("null: 1", "unsupported map key of type: %!s(<nil>), key: <nil>, value: 1");
  fails("{{ .Values.x }}", "yaml: invalid map key: map[interface {}]interface {}{\".Values.x\":interface {}(nil)}");
}

Test(yaml, follows_anchors_and_merges) {
  reads_as("a: &x {k: 1, l: 2}\nb: {<<: *x, m: 3}", "{\"a\":{\"k\":1,\"l\":2},\"b\":{\"k\":1,\"l\":2,\"m\":3}}");
  reads_as("c: {<<: [{k: 1}, {k: 2, m: 3}]}", "{\"c\":{\"k\":1,\"m\":3}}");
  fails("a: &x [*x]", "yaml: anchor 'x' value contains itself");
  fails("a: *x", "yaml: unknown anchor 'x' referenced");
  fails("a: {<<: 5}", "yaml: map merge requires map or sequence of maps as the value");
}

Test(yaml, bounds_what_aliases_expand_to) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"));
  for (int i = 1; i < 10; i++)
    crd_text_printf(&text, "a%d: &a%d [*a%d,*a%d,*a%d,*a%d,*a%d,*a%d,*a%d,*a%d,*a%d]\n", i, i, i - 1, i - 1, i - 1, i - 1,
                    i - 1, i - 1, i - 1, i - 1, i - 1);
  crd_parse_error error;
  cr_assert_null(crd_yaml_parse(arena, crd_text_string(&text), NULL, &error, NULL));
  is(error.message, "yaml: document contains excessive aliasing");
}

Test(yaml, bounds_the_depth) {
  char text[30000];
  memset(text, '[', sizeof text);
  crd_parse_error error;
  cr_assert_null(crd_yaml_parse(arena, (crd_string){text, sizeof text}, NULL, &error, NULL));
  is(error.message, "yaml: exceeded max depth of 10000");
}

Test(yaml, notes_duplicate_keys) {
  crd_duplicates duplicates;
  crd_string problem;
  const crd_parse_options options = {.duplicates = &duplicates};
  const crd_value *value =
      crd_yaml_parse(arena, CRD_STRING("a:\n- b: 1\n  b: 2\na: {b: 3, \"b\": 4, 1: x, 1: z}\n"), &options, NULL, &problem);
  is(crd_json_encode(arena, value, CRD_JSON_COMPACT), "{\"a\":{\"b\":4,\"1\":\"z\"}}");
  is(problem,
     "yaml: unmarshal errors:\n  line 3: key \"b\" already set in map\n  line 4: key \"b\" already set in map\n"
     "  line 4: key 1 already set in map\n  line 4: key \"a\" already set in map");
  cr_assert_eq(duplicates.count, 4);
  is(duplicates.items[0].path, "a[0].b");
  is(duplicates.items[3].path, "a");
}

Test(yaml, says_errors_as_go_yaml) {
  fails("a: b: c", "yaml: mapping values are not allowed in this context");
  fails("x: 1\na:\n\t- b", "yaml: line 3: found character that cannot start any token");
  fails("a: [b", "yaml: line 1: did not find expected ',' or ']'");
  fails("!!int abc", "yaml: cannot decode !!str `abc` as a !!int");
  fails("a: .inf", "json: unsupported value: +Inf");
  fails("!!binary x", "yaml: !!binary value contains invalid base64 data");
}

Test(yaml, reads_a_stream_with_offsets) {
  crd_string text = CRD_STRING("# \xC3\xA9\na: \xC3\xA9\nb: [x]\n---\n# nothing\n---\nc: ~\n");
  crd_yaml_document *documents;
  size_t count;
  cr_assert(crd_yaml_parse_stream(arena, text, NULL, &documents, &count, NULL));
  cr_assert_eq(count, 3);
  const crd_value *root = documents[0].value;
  cr_assert_eq(root->as.members[1].name_offset, 11);
  cr_assert_eq(crd_value_find(root, "b", NULL)->as.items[0].offset, 15);
  cr_assert_null(documents[1].value);
  cr_assert_eq(documents[1].offset, 18);
  cr_assert_eq(crd_value_find(documents[2].value, "c", NULL)->kind, CRD_NULL);
}

Test(yaml, gives_the_documents_before_an_error) {
  crd_yaml_document *documents;
  size_t count;
  crd_parse_error error;
  cr_assert_not(crd_yaml_parse_stream(arena, CRD_STRING("a: 1\n---\nb: [\n"), NULL, &documents, &count, &error));
  cr_assert_eq(count, 1);
}

Test(yaml, reads_nothing_as_null) {
  reads_as("", "null");
  reads_as("# only\n", "null");
  reads_as("---\n...\n", "null");
  fails("%YAML 1.2\n---\na: 1", "yaml: found incompatible YAML document");
}

/* Quadratic work would take minutes. */
Test(yaml, finds_any_number_of_anchors_and_prefixes) {
  enum { MANY = 100000 };
  crd_text text = {.arena = arena};
  for (int i = 0; i < MANY; i++) crd_text_printf(&text, "%%TAG !t%d! tag:yaml.org,2002:\n", i);
  crd_text_add(&text, CRD_STRING("---\n"));
  for (int i = 0; i < MANY; i++) crd_text_printf(&text, "- &a%d !t%d!str x\n", i, i);
  for (int i = 0; i < MANY / 2; i++) crd_text_printf(&text, "- *a%d\n", i);
  const crd_value *value = crd_yaml_parse(arena, crd_text_string(&text), NULL, NULL, NULL);
  cr_assert(value && value->size == MANY + MANY / 2);
  cr_assert(crd_value_is_string(&value->as.items[MANY], CRD_STRING("x")));
  fails("%TAG !a! x\n%TAG !a! y\n--- 1\n", "yaml: line 1: found duplicate %TAG directive");
  reads_as("%TAG !! x\n--- !!int 1\n", "\"1\"");
}

/* ---- maps that stand several times ---- */

#define PART(indent)                                                                                                        \
  indent "one: a\n" indent "two: |\n" indent "  text\n\n" indent "    more\n" indent "list:\n" indent                       \
         "- b: {c: 1}\n" indent                                                                                             \
         "long: "                                                                                                           \
         "0123456789012345678901234567890123456789012345678901234567890123456789\n"

/* The first at eight spaces, the second deeper, a third that has a member more, a fourth with another text. */
Test(yaml, repeats) {
  static const char text[] = "a:\n b:\n  c:\n   d:\n    e:\n     f:\n      first:\n" PART("        ") "      below:\n       second:\n" PART(
      "         ") "      third:\n" PART("        ") "        zone: 1\n      other:\n" PART("        ") "        long2: 1\n      last: 1\n";
  crd_yaml_document *documents, *plain;
  size_t count;
  yaml_repeats repeats = crd_yaml_repeats_begin(arena);
  cr_assert(crd_yaml_parse_repeats(arena, crd_string_of(text), NULL, &documents, &count, NULL, &repeats));
  cr_assert(crd_yaml_parse_stream(arena, crd_string_of(text), NULL, &plain, &count, NULL));
  cr_assert(crd_value_equal(documents[0].value, plain[0].value));
  const crd_value *all = crd_value_find(documents[0].value, "a", "b", "c", "d", "e", "f", NULL);
  const crd_value *first = crd_value_find(all, "first", NULL), *second = crd_value_find(all, "below", "second", NULL),
                  *third = crd_value_find(all, "third", NULL);
  cr_assert_eq(first->as.members, second->as.members);
  cr_assert_neq(first->as.members, third->as.members);
  cr_assert(first->flags & CRD_VALUE_REPEATED);
}
