/* SPDX-License-Identifier: Apache-2.0 */
/* Reading JSON member by member: what is stepped over is what the parser takes, and nothing else. */
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <criterion/criterion.h>

static crd_arena *arena;

static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(json_cursor, .init = set_up, .fini = tear_down);

static bool steps_over(crd_string text) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  return crd_json_skip(&cursor) && crd_json_done(&cursor);
}

static void expect_same(crd_string text) {
  bool parsed = crd_json_parse(arena, text, NULL, NULL) != NULL;
  cr_expect_eq(steps_over(text), parsed, "%s: %.*s", parsed ? "is JSON" : "is none", (int)text.size, text.data);
}

Test(json_cursor, steps_over_what_the_parser_takes) {
  static const char *const texts[] = {"",
                                      " ",
                                      "{",
                                      "}",
                                      "[",
                                      "]",
                                      "{}",
                                      "[]",
                                      " { } ",
                                      "[ ]",
                                      "[[]]",
                                      "{\"a\":}",
                                      "{\"a\"}",
                                      "{\"a\" : {}}",
                                      "{\"a\":1,}",
                                      "[1,]",
                                      "[,1]",
                                      "[1 2]",
                                      "{\"a\":1 \"b\":2}",
                                      "{\"a\":1,\"a\":2}",
                                      "{,\"a\":1}",
                                      "{1:2}",
                                      "[}",
                                      "{]",
                                      "[{]}",
                                      "{\"a\":[}]",
                                      "{\"a\":[{\"b\":[]},{}],\"c\":\"\"}",
                                      "1",
                                      "-1",
                                      "01",
                                      "-",
                                      "1.",
                                      "1.5e3",
                                      "1e",
                                      "1e400",
                                      "-0",
                                      "+1",
                                      "1e-400",
                                      "nul",
                                      "null",
                                      "nullx",
                                      "true",
                                      "tru",
                                      "false",
                                      "falsey",
                                      "\"a\"",
                                      "\"a",
                                      "\"\\\"",
                                      "\"\\u00e4\"",
                                      "\"\\u00g4\"",
                                      "\"\\x\"",
                                      "\"\t\"",
                                      "\"\xC3\xA4\"",
                                      "\"\xFF\"",
                                      "{\"\\u0061\":{\"\":[null,true,false,1.0,\"\\n\"]}}",
                                      "[1] 2",
                                      "[1]]",
                                      "\"a\":1",
                                      "{\"a\":1}{",
                                      "[\"a\":1]",
                                      "{\"a\",1}",
                                      "[123456789012345678901234567890]"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) expect_same(crd_string_of(texts[i]));
}

Test(json_cursor, steps_over_changed_texts_alike) {
  static const char text[] =
      "{\"a\":[1,-2.5e3,{\"b\":null,\"c\":[true,false,[]]},\"x\\u0041\\n\xC3\xA4\"],\"d\":{} , \"e\" : [ { } ] }";
  static const char bytes[] = "{}[]\",:0-.eE\\ tn\x01\xFF";
  char changed[sizeof text];
  for (size_t at = 0; at + 1 < sizeof text; at++) {
    expect_same((crd_string){text, at});
    for (size_t k = 0; k + 1 < sizeof bytes; k++) {
      memcpy(changed, text, sizeof text);
      changed[at] = bytes[k];
      expect_same((crd_string){changed, sizeof text - 1});
    }
  }
}

Test(json_cursor, goes_no_deeper_than_it_says) {
  enum { MOST = CRD_JSON_SKIP_DEPTH };
  char text[2 * MOST + 2];
  memset(text, '[', MOST + 1);
  memset(text + MOST + 1, ']', MOST + 1);
  cr_expect(steps_over((crd_string){text + 1, 2 * MOST}));
  cr_expect_not(steps_over((crd_string){text, 2 * MOST + 2}));
}

Test(json_cursor, goes_from_member_to_member) {
  crd_string text = CRD_STRING(" { \"a\" : {\"b\":1} , \"c\":[2],\"d\":\"e\" } "), name;
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  crd_value value;
  bool good;
  cr_assert(crd_json_enter(&cursor));
  cr_assert(crd_json_next(&cursor, &name, &good) && good);
  cr_expect(crd_string_equal(name, CRD_STRING("a")));
  cr_assert(crd_json_skip(&cursor));
  cr_assert(crd_json_next(&cursor, &name, &good) && good);
  cr_expect(crd_string_equal(name, CRD_STRING("c")));
  cr_assert(crd_json_take(&cursor, &value));
  cr_expect_eq(value.kind, CRD_LIST);
  cr_expect_eq(value.offset, text.size - 14);
  cr_assert(crd_json_next(&cursor, &name, &good) && good);
  cr_assert(crd_json_take(&cursor, &value));
  cr_expect(crd_value_is_string(&value, CRD_STRING("e")));
  cr_expect_not(crd_json_next(&cursor, &name, &good));
  cr_expect(good);
  cr_expect(crd_json_done(&cursor));
}

Test(json_cursor, tells_an_object_that_is_none) {
  static const char *const texts[] = {"{",     "{\"a\"",   "{\"a\":",    "{\"a\" 1}",
                                      "{1:2}", "{\"a\":1", "{\"a\":1,}", "{\"a\":1 \"b\":2}"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    crd_json_cursor cursor = crd_json_cursor_at(arena, crd_string_of(texts[i]));
    crd_string name;
    bool good = crd_json_enter(&cursor);
    while (good && crd_json_next(&cursor, &name, &good)) good = crd_json_skip(&cursor);
    cr_expect_not(good, "%s", texts[i]);
  }
  crd_json_cursor list = crd_json_cursor_at(arena, CRD_STRING("[]"));
  cr_expect_not(crd_json_enter(&list));
}
