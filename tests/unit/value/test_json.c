/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/json.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

static crd_arena *arena;
static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}
TestSuite(json, .init = set_up, .fini = tear_down);

static void is(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "got %.*s, wanted %s", (int)got.size, got.data, wanted);
}

static crd_value *parse(const char *text) {
  crd_parse_error error;
  crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, &error);
  cr_assert(value, "%s: %.*s", text, (int)error.message.size, error.message.data);
  return value;
}

static void reads_as(const char *text, const char *wanted) {
  is(crd_json_encode(arena, parse(text), CRD_JSON_GO), wanted);
}

static void fails(const char *text, const char *message, size_t offset) {
  crd_parse_error error;
  cr_assert_null(crd_json_parse(arena, crd_string_of(text), NULL, &error), "%s was read", text);
  is(error.message, message);
  cr_expect_eq(error.offset, offset, "%s: offset %zu", text, error.offset);
}

/* The C library rounds once, in its locale: what is exactly between two doubles, and what is next to it, as it does. */
static void reads_double(uint64_t significand, int exponent) {
  char text[64];
  snprintf(text, sizeof text, "%llue%d", (unsigned long long)significand, exponent);
  const double got = parse(text)->as.number, wanted = strtod(text, NULL);
  cr_assert(memcmp(&got, &wanted, sizeof got) == 0, "%s: got %.17g, wanted %.17g", text, got, wanted);
}

Test(json, rounds_doubles_once) {
  uint64_t random = 88172645463325252, halfway;
  for (int i = 0; i < 100000; i++) {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    reads_double(random >> random % 60, (int)(random >> 8) % 64 - 32);
    halfway = (random >> 11 | UINT64_C(1) << 52) * 2 + 1;
    for (int power = 0; power < 4; power++, halfway *= 5)
      for (uint64_t near = halfway - 1; near <= halfway + 1; near++) reads_double(near, -power);
    if (i % 1000 == 0) crd_arena_reset(arena);
  }
}

Test(json, tells_integers_from_doubles) {
  cr_assert_eq(parse("9223372036854775807")->as.integer, INT64_MAX);
  cr_assert_eq(parse("-9223372036854775808")->as.integer, INT64_MIN);
  cr_assert_eq(parse("9007199254740993")->as.integer, 9007199254740993);
  cr_assert_eq(parse("-0")->kind, CRD_INT);
  cr_assert_eq(parse("9223372036854775808")->kind, CRD_DOUBLE);
  cr_assert_eq(parse("1.0")->kind, CRD_DOUBLE);
  cr_assert_eq(parse("1e2")->as.number, 100.0);
  cr_assert_eq(parse("0.1")->as.number, 0.1);
  cr_assert_eq(parse("123456789012345678901234567890e-10")->as.number, 123456789012345678901234567890e-10);
  cr_assert_eq(parse("1e-400")->as.number, 0.0);
}

Test(json, reads_strings_with_escapes) {
  reads_as("\"a\\u00e9\\ud83d\\ude00\\n\\/\"", "\"a\xC3\xA9\xF0\x9F\x98\x80\\n/\"");
  reads_as("\"\\ud800x\\udc00\"", "\"\xEF\xBF\xBDx\xEF\xBF\xBD\"");
  reads_as("\"\xFF\xC3\"", "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
  const crd_value *value = parse("\"a\\u0000b\"");
  cr_assert_eq(value->size, 3);
  cr_assert_arr_eq(value->as.string, "a\0b", 3);
}

Test(json, points_into_the_input_where_it_can) {
  const char *text = "{\"name\": \"caf\xC3\xA9 with more than sixteen bytes\"}";
  const crd_value *value = crd_value_get(parse(text), CRD_STRING("name"));
  cr_assert_eq(value->as.string, text + 10);
  cr_assert_eq(value->offset, 9);
}

Test(json, keeps_offsets_and_order) {
  const crd_value *root = parse(" {\"b\": [1, {\"c\": null}], \"a\": true}");
  cr_assert_eq(root->offset, 1);
  is(crd_member_name(&root->as.members[0]), "b");
  cr_assert_eq(root->as.members[1].name_offset, 25);
  cr_assert_eq(root->as.members[0].value.as.items[1].offset, 11);
  is(crd_json_encode(arena, root, CRD_JSON_COMPACT), "{\"b\":[1,{\"c\":null}],\"a\":true}");
  is(crd_json_encode(arena, root, CRD_JSON_GO), "{\"a\":true,\"b\":[1,{\"c\":null}]}");
}

Test(json, says_errors_as_go_does) {
  fails("", "unexpected end of JSON input", 0);
  fails("{\"a\":1", "unexpected end of JSON input", 6);
  fails("nox", "invalid character 'o' in literal null (expecting 'u')", 1);
}

Test(json, says_what_character_is_wrong) {
  fails("[1,]", "invalid character ']' looking for beginning of value", 3);
  fails("{,}", "invalid character ',' looking for beginning of object key string", 1);
  fails("{\"a\" 1}", "invalid character '1' after object key", 5);
  fails("{\"a\":1 2}", "invalid character '2' after object key:value pair", 7);
  fails("[1 2]", "invalid character '2' after array element", 3);
  fails("1 2", "invalid character '2' after top-level value", 2);
  fails("01", "invalid character '1' after top-level value", 1);
  fails("fals", "invalid character ' ' in literal false (expecting 'e')", 4);
  fails("[1.", "invalid character ' ' after decimal point in numeric literal", 3);
  fails("1e+", "invalid character ' ' in exponent of numeric literal", 3);
  fails("-x", "invalid character 'x' in numeric literal", 1);
  fails("\"\\x\"", "invalid character 'x' in string escape code", 2);
  fails("\"\\u00g0\"", "invalid character 'g' in \\u hexadecimal character escape", 5);
  fails("\"a\nb\"", "invalid character '\\n' in string literal", 2);
  fails("'a'", "invalid character '\\'' looking for beginning of value", 0);
  fails("\xEF\xBB\xBF{}", "invalid character '\xC3\xAF' looking for beginning of value", 0);
  fails("[1E400]", "json: cannot unmarshal number 1E400 into Go value of type float64", 1);
}

Test(json, bounds_the_depth) {
  char text[20003];
  memset(text, '[', 10001);
  memset(text + 10001, ']', 10001);
  text[20002] = '\0';
  fails(text, "invalid character '[' exceeded max depth", 10000);
  cr_assert_not_null(crd_json_parse(arena, (crd_string){text + 1, 20000}, NULL, NULL));
  cr_assert_null(crd_json_parse(arena, CRD_STRING("[[1]]"), &(crd_parse_options){.max_depth = 1}, NULL));
}

static void has_duplicates(const char *text, const char *kept, const char *paths) {
  crd_duplicates duplicates;
  crd_value *value = crd_json_parse(arena, crd_string_of(text), &(crd_parse_options){.duplicates = &duplicates}, NULL);
  cr_assert_not_null(value);
  is(crd_json_encode(arena, value, CRD_JSON_COMPACT), kept);
  crd_text joined = {.arena = arena};
  for (uint32_t i = 0; i < duplicates.count; i++) {
    crd_text_add(&joined, duplicates.items[i].path);
    crd_text_add_char(&joined, ';');
  }
  is(crd_text_string(&joined), paths);
}

Test(json, lets_the_last_of_duplicates_win) {
  has_duplicates("{\"a\":{\"x\":1},\"b\":2,\"a\":{\"y\":3}}", "{\"a\":{\"y\":3},\"b\":2}", "a;");
  has_duplicates("{\"spec\":{\"x\":[{\"b\":1,\"b\":2,\"b\":3}]}}", "{\"spec\":{\"x\":[{\"b\":3}]}}", "spec.x[0].b;");
  has_duplicates("[[{\"a\":1,\"a\":2}]]", "[[{\"a\":2}]]", "[0][0].a;");
  has_duplicates("{\"\":{\"\":1,\"\":2}}", "{\"\":{\"\":2}}", ".;");
  has_duplicates("{\"a\":{\"k\":1,\"k\":2},\"a\":{\"k\":1,\"k\":2,\"l\":{\"m\":0,\"m\":1}}}",
                 "{\"a\":{\"k\":2,\"l\":{\"m\":1}}}", "a.k;a;a.l.m;");
}

Test(json, finds_duplicates_in_big_maps_in_linear_time) {
  crd_text text = {.arena = arena};
  for (int i = 0; i < 400000; i++) crd_text_printf(&text, "%c\"%x\":%d", i ? ',' : '{', i % 300000, i);
  crd_text_add_char(&text, '}');
  crd_duplicates duplicates;
  const crd_value *value =
      crd_json_parse(arena, crd_text_string(&text), &(crd_parse_options){.duplicates = &duplicates}, NULL);
  cr_assert_eq(value->size, 300000);
  cr_assert_eq(value->as.members[0].value.as.integer, 300000);
  cr_assert_eq(value->as.members[299999].value.as.integer, 299999);
  cr_assert_eq(duplicates.count, CRD_MAX_DUPLICATES);
  is(duplicates.items[1].path, "1");
}

Test(json, escapes_as_go_does) {
  const crd_value *value = parse("\"<&>\\u2028\\u0001\\u007f\\b\\f\\\"\\\\\"");
  is(crd_json_encode(arena, value, CRD_JSON_GO), "\"\\u003c\\u0026\\u003e\\u2028\\u0001\x7F\\b\\f\\\"\\\\\"");
  is(crd_json_encode(arena, value, CRD_JSON_COMPACT), "\"<&>\\u2028\\u0001\x7F\\b\\f\\\"\\\\\"");
}

static void prints(double number, const char *go, const char *json) {
  crd_text first = {.arena = arena}, second = {.arena = arena};
  crd_text_add_double(&first, number);
  crd_text_add_json_double(&second, number);
  is(crd_text_string(&first), go);
  is(crd_text_string(&second), json);
}

Test(json, prints_numbers_as_go_does) {
  prints(0, "0", "0");
  prints(-0.0, "-0", "-0");
  prints(1e6, "1e+06", "1000000");
  prints(123456.7, "123456.7", "123456.7");
  prints(1e21, "1e+21", "1e+21");
  prints(1e20, "1e+20", "100000000000000000000");
  prints(1e-7, "1e-07", "1e-7");
  prints(0.000001, "1e-06", "0.000001");
  prints(0.1 + 0.2, "0.30000000000000004", "0.30000000000000004");
  prints(5e-324, "5e-324", "5e-324");
  prints(1.7976931348623157e308, "1.7976931348623157e+308", "1.7976931348623157e+308");
  prints(9007199254740992.0, "9.007199254740992e+15", "9007199254740992");
  prints(0x1p-44, "5.684341886080802e-14", "5.684341886080802e-14");
}

static void quotes(crd_string string, const char *wanted) {
  crd_text text = {.arena = arena};
  crd_text_add_quoted(&text, string);
  is(crd_text_string(&text), wanted);
}

Test(json, quotes_as_go_does) {
  quotes(CRD_STRING("a\"\\\a\b\f\n\r\t\v"), "\"a\\\"\\\\\\a\\b\\f\\n\\r\\t\\v\"");
  quotes(CRD_STRING("\x07\x1f\x7f\0"), "\"\\a\\x1f\\x7f\\x00\"");
  quotes(CRD_STRING("\xC3\xA9\xE2\x80\x8B\xF0\x9F\x98\x80"), "\"\xC3\xA9\\u200b\xF0\x9F\x98\x80\"");
  quotes(CRD_STRING("\xFF\xC2\xA0\xF3\xA0\x80\x81"), "\"\\xff\\u00a0\\U000e0001\"");
  quotes((crd_string){0}, "\"\"");
}

Test(json, finds_lines_and_columns) {
  crd_string text = CRD_STRING("a\n\xC3\xA9x\ny");
  crd_position position = crd_position_of(text, 4);
  cr_assert(position.line == 2 && position.column == 2);
  position = crd_position_of(text, 100);
  cr_assert(position.line == 3 && position.column == 2);
}
