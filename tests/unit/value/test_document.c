/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml/document.h"
#include <criterion/criterion.h>
#include <stdlib.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(document, .init = set_up, .fini = tear_down);

static void is(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
}

static documents read_text(const char *name, const char *text, diagnostics *problems) {
  documents read = {.arena = arena};
  *problems = (diagnostics){.arena = arena};
  crdc_documents_read_text(&read, name, crd_string_of(text), problems);
  return read;
}

static crd_string printed(const diagnostics *problems) {
  char *text;
  size_t size;
  FILE *stream = open_memstream(&text, &size);
  crdc_diagnostics_print(problems, stream, false);
  fclose(stream);
  crd_string copy = crd_arena_copy(arena, (crd_string){text, size});
  free(text);
  return copy;
}

Test(document, reads_streams_and_unpacks_lists) {
  diagnostics problems;
  documents read =
      read_text("x", "a: 1\n---\n# nothing\n---\nkind: FooList\napiVersion: g/v1\nitems:\n- b: 2\n- c: 3\n", &problems);
  cr_assert_eq(read.count, 3);
  is(crd_json_encode(arena, read.items[1].root, CRD_JSON_COMPACT), "{\"b\":2,\"kind\":\"Foo\",\"apiVersion\":\"g/v1\"}");
  cr_assert_eq(problems.count, 0);
}

Test(document, reads_json_values_after_each_other) {
  diagnostics problems;
  documents read = read_text("x.json", "{\"a\":1}\n {\"b\":[2]}\n", &problems);
  cr_assert_eq(read.count, 2);
  cr_assert_eq(read.items[1].offset, 9);
  cr_assert_eq(crd_value_find(read.items[1].root, "b", NULL)->as.items[0].offset, 15);
  read = read_text("x", "{a: 1}\n", &problems);
  cr_assert_eq(read.count, 1);
}

Test(document, points_at_what_is_wrong) {
  diagnostics problems;
  read_text("f.yaml", "a:\n  - b\n\tc: [\n", &problems);
  is(printed(&problems),
     "f.yaml:3:1: error: yaml: found a tab character that violates indentation\n  \tc: [\n  ^\n"
     "  help: a tab indents this line; YAML is indented with spaces alone\n");
  read_text("f.json", "{\"a\": 1,\n\t\"b\": x}", &problems);
  is(printed(&problems),
     "f.json:2:7: error: invalid character 'x' looking for beginning of value\n  \t\"b\": x}\n  \t     ^\n");
  read_text("f.json", "{\"a\": 1, \"a\": 2}", &problems);
  is(printed(&problems), "f.json:1:10: warning: duplicate field \"a\"\n  {\"a\": 1, \"a\": 2}\n           ^\n");
}

Test(document, cuts_long_lines) {
  crd_text text = {.arena = arena};
  for (int i = 0; i < 100; i++) crd_text_add(&text, CRD_STRING("0123456789"));
  const source source = {.name = "f", .text = crd_text_string(&text)};
  diagnostics problems = {.arena = arena};
  crdc_diagnostics_add(&problems, SEVERITY_ERROR, (location){&source, 505}, "here");
  crdc_diagnostics_add(&problems, SEVERITY_ERROR, (location){&source, 999}, "there");
  crdc_diagnostics_add(&problems, SEVERITY_WARNING, (location){&source, CRD_NO_OFFSET}, "nowhere");
  crd_string out = printed(&problems);
  cr_assert(strstr(out.data, "f:1:506: error: here\n  ...5678901234"));
  cr_assert(strstr(out.data, "1234...\n"));
  cr_assert(strstr(out.data, "f: warning: nowhere\n"));
  for (char *line = strtok((char *)out.data, "\n"); line; line = strtok(NULL, "\n")) cr_assert_leq(strlen(line), 130);
}

Test(document, reports_what_cannot_be_read) {
  documents read = {.arena = arena};
  diagnostics problems = {.arena = arena};
  cr_assert_not(crdc_documents_read(&read, "/nonexistent/file.yaml", &problems));
  is(printed(&problems), "/nonexistent/file.yaml: error: cannot read: No such file or directory\n");
}

static const char commented[] =
    "# first\n"
    "a: |\n"
    "  # inside\n"
    "b: 1\n"
    "# one\n"
    "#two\n"
    "c:\n"
    "  # deep\n"
    "  - d: >-\n"
    "      text\n"
    "\n"
    "      # inside\n"
    "    e: 2\n"
    "    # about f\n"
    "    f: \"x\n"
    "    # inside\n"
    "    y\"\n"
    "    # last\n"
    "    g: 3\n";

static crd_string comment_of(const document *document, const char *line) {
  return crdc_document_comment(arena, document, (uint32_t)(strstr(commented, line) - commented));
}

Test(document, finds_comments_and_nothing_else) {
  diagnostics problems;
  documents read = read_text("f", commented, &problems);
  const document *document = &read.items[0];
  is(comment_of(document, "a: |"), "first");
  is(comment_of(document, "b: 1"), "");
  is(comment_of(document, "c:"), "one\ntwo");
  is(comment_of(document, "d: >"), "deep");
  is(comment_of(document, "e: 2"), "");
  is(comment_of(document, "f: \""), "about f");
  is(comment_of(document, "y\""), "");
  is(comment_of(document, "g: 3"), "last");
}
