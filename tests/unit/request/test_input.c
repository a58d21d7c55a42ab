/* SPDX-License-Identifier: Apache-2.0 */
#include "input.h"
#include "judge/peek.h"
#include <crd/raw_json.h>
#include <criterion/criterion.h>

static void expect(crd_string text, const char *wanted) {
  cr_assert(crd_string_equal(text, crd_string_of(wanted)), "want %s, got %.*s", wanted, (int)text.size, text.data);
}

Test(input, yaml_documents_end_at_separators) {
  document_cursor cursor = {.text = CRD_STRING("---\na: 1\n--- # next\n\n---\nb: |\n  --- x\n---")};
  crd_string document;
  size_t offset;
  cr_assert(document_next(&cursor, &document, &offset));
  expect(document, "---\na: 1\n");
  cr_assert_eq(cursor.number, 1);
  cr_assert(document_next(&cursor, &document, &offset));
  expect(document, "b: |\n  --- x\n");
  cr_assert(cursor.marked);
  cr_assert_eq(cursor.number, 3, "empty documents count");
  cr_assert_eq(offset, 25);
  cr_assert_not(document_next(&cursor, &document, &offset));
}

Test(input, documents_are_known_to_have_marks) {
  static const struct {
    const char *text;
    bool marked[2];
  } rows[] = {{"a: 1\n---\nb: 2\n", {false, false}},
              {"a: 1\n...\nb: 2\n---\nc: 3\n", {true, false}},
              {"a: 1\n--- # next\nb: ..\n", {false, false}},
              {"a: x---y\n---\nb: 2\r--- c\n", {true, true}},
              {"---\na: 1\n---\nb: --\n-\n", {true, false}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    document_cursor cursor = {.text = crd_string_of(rows[i].text)};
    crd_string document;
    size_t offset;
    for (int at = 0; at < 2; at++) {
      cr_assert(document_next(&cursor, &document, &offset), "%zu", i);
      cr_assert_eq(cursor.marked, rows[i].marked[at], "%zu, document %d", i, at);
    }
  }
}

Test(input, json_values_follow_each_other) {
  document_cursor cursor = {.text = CRD_STRING("{\"a\":\"}\"} {\"b\":[{}]}\n{\"c\""), .json = true};
  crd_string document;
  size_t offset;
  cr_assert(document_next(&cursor, &document, &offset));
  expect(document, "{\"a\":\"}\"}");
  cr_assert(document_next(&cursor, &document, &offset));
  expect(document, "{\"b\":[{}]}");
  cr_assert(document_next(&cursor, &document, &offset));
  expect(document, "\n{\"c\"");
  cr_assert_not(document_next(&cursor, &document, &offset));
}

Test(input, types_are_found_in_texts_that_no_decoder_takes) {
  static const struct {
    const char *text, *version, *kind;
  } rows[] = {{"{\"apiVersion\":\"a/v1\",\"kind\":\"A\",\"x\":01.}", "a/v1", "A"},
              {"\xEF\xBB\xBF{\"apiVersion\": \"a/v1\", kind: A}", "a/v1", "A"},
              {"{\"apiversion\":\"a/v1\",\"KIND\":\"A\",\"Kind\":\"B\",\"kind\":null}", "a/v1", "B"},
              {"{\"apiVersion\":\"a/v1\",\"KIND\":5,\"\\u212Aind\":\"A\"}", "a/v1", "A"},
              {"{\"apiVersion\":\"a/v1\",\"KIND\":[],\"kind\":\"A\"}", "", ""},
              {"{\"apiVersion\":\"a/v1\",\"kind\":\"A\"", "", ""},
              {"5", "", ""}};
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    crd_string version, kind;
    crdc_own_type(arena, crd_string_of(rows[i].text), &version, &kind);
    expect(version, rows[i].version);
    expect(kind, rows[i].kind);
  }
  crd_arena_destroy(arena);
}

Test(raw_json, members_keep_their_bytes) {
  crd_string text = CRD_STRING("{ \"a\" : 1e400 , \"b\":{\"x\":[1, \"]\\\"\"]}}  "), name, value;
  size_t at = 1;
  bool good;
  cr_assert(crd_raw_json_member(text, &at, &name, &value, &good));
  expect(name, "\"a\"");
  expect(value, "1e400");
  cr_assert(crd_raw_json_member(text, &at, &name, &value, &good));
  expect(value, "{\"x\":[1, \"]\\\"\"]}");
  cr_assert_not(crd_raw_json_member(text, &at, &name, &value, &good));
  cr_assert(good);
  cr_assert(crd_raw_json_at_end(text, at));
}

Test(raw_json, a_nul_is_a_byte) {
  crd_string text = {"[1\0] x\0", 7}, value;
  size_t at = 0;
  cr_assert(crd_raw_json_value(text, &at, &value));
  cr_assert_eq(value.size, 4);
  cr_assert(crd_raw_json_value(text, &at, &value));
  cr_assert_eq(at, 7);
}

Test(raw_json, broken_text_ends) {
  static const char *const texts[] = {"", "{", "\"", "[1", "]", "{\"a\":}", "\"a\\", "{\"a\" 1}"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    crd_string value;
    size_t at = 0;
    bool whole = crd_raw_json_value(crd_string_of(texts[i]), &at, &value);
    cr_assert(at <= strlen(texts[i]));
    cr_assert(!whole || value.size <= strlen(texts[i]));
  }
}
