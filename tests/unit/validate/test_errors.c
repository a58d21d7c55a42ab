/* SPDX-License-Identifier: Apache-2.0 */
/* Errors as data and as text; paths. */
#include "../../../runtime/value/bad_value.h"
#include "../../../runtime/value/words.h"
#include <crd/errors.h>
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(errors, .init = setup, .fini = teardown);

static void equals(crd_string got, const char *want) {
  cr_assert(crd_string_equal(got, crd_string_of(want)), "got \"%.*s\", want \"%s\"", (int)got.size, got.data, want);
}

Test(errors, bodies_show_values_of_some_types_only) {
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .field = CRD_STRING("spec.n"),
                     .value = crd_bad_int(5),
                     .detail = CRD_STRING("must be odd")};
  equals(crd_error_message(arena, &error), "spec.n: Invalid value: 5: must be odd");
  error.type = CRD_ERROR_TOO_LONG;
  equals(crd_error_body(arena, &error), "Too long: must be odd");
  error.type = CRD_ERROR_DUPLICATE;
  error.detail = (crd_string){NULL, 0};
  equals(crd_error_body(arena, &error), "Duplicate value: 5");
  error.value = crd_bad_none();
  equals(crd_error_body(arena, &error), "Duplicate value");
  equals(crd_error_type_reason(CRD_ERROR_INTERNAL), "InternalError");
  equals(crd_error_type_text(CRD_ERROR_TYPE_INVALID), "Invalid value");
}

/* What is printed of a bad value, and how long it is measured to be: without what JSON escapes. */
static void shows(crd_bad_value bad, uint8_t minor, const char *want) {
  crd_error error = {.type = CRD_ERROR_INVALID, .minor = minor, .value = bad};
  equals(crd_error_value(arena, &error), want);
  bool exact = bad.form != CRD_BAD_JSON && bad.data.kind != CRD_LIST && bad.data.kind != CRD_MAP;
  size_t size = crd_bad_value_size(arena, &error);
  cr_expect(exact && minor == 0 ? size == strlen(want) : size > 0 && size <= 2 * strlen(want), "%zu %s", size, want);
}

Test(errors, values_print_as_go_prints_them) {
  crd_value number = crd_value_make_double(1e6), map = crd_value_make_map(arena, 2);
  shows(crd_bad_string(CRD_STRING("a\"\n\x7f\xc3\xa9")), 0, "\"a\\\"\\n\\x7f\xc3\xa9\"");
  shows(crd_bad_of(arena, CRD_BAD_VALUE, &number), 0, "1e+06");
  crd_value_set(arena, &map, CRD_STRING("b"), crd_value_make_double(1e6));
  crd_value_set(arena, &map, CRD_STRING("a"), crd_value_make_string(CRD_STRING("<")));
  shows(crd_bad_of(arena, CRD_BAD_VALUE, &map), 0, "{\"a\":\"\\u003c\",\"b\":1000000}");
  shows(crd_bad_int(INT64_MIN), 0, "-9223372036854775808");
  shows(crd_bad_int(0), 0, "0");
}

/* ---- words ---- */

static crd_error saying(const crd_words *words, unsigned minor, const crd_value *arguments, size_t count) {
  crd_error error = {.type = CRD_ERROR_TOO_LONG, .minor = (uint8_t)minor, .field = CRD_STRING("spec.x")};
  crd_error_say(arena, &error, words, arguments, count);
  return error;
}

Test(errors, words_are_told_by_the_minor) {
  static const struct {
    unsigned minor;
    int64_t most;
    const char *want;
  } rows[] = {{30, 1, "may not be longer than 1"},     {31, 5, "may not be longer than 5"},
              {32, 1, "may not be more than 1 bytes"}, {33, 5, "may not be more than 5 bytes"},
              {34, 1, "may not be more than 1 byte"},  {37, 5, "may not be more than 5 bytes"},
              {0, 1, "may not be more than 1 byte"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    crd_value most = crd_value_make_int(rows[i].most);
    crd_error error = saying(WORDS(MAX_LENGTH), rows[i].minor, &most, 1);
    equals(crd_error_detail(arena, &error), rows[i].want);
  }
}

Test(errors, arguments_are_told_as_the_words_ask) {
  const crd_words words = {.format = "%v of 100%: %q, %v item%P"};
  crd_value arguments[] = {crd_value_make_double(1e6), crd_value_make_string(CRD_STRING("a\n\"")), crd_value_make_int(-2)};
  crd_error error = saying(&words, 0, arguments, 3);
  equals(crd_error_body(arena, &error), "Too long: 1e+06 of 100%: \"a\\n\\\"\", -2 items");
  arguments[2] = crd_value_make_int(1);
  error = saying(&words, 0, arguments, 3);
  equals(crd_error_detail(arena, &error), "1e+06 of 100%: \"a\\n\\\"\", 1 item");
}

Test(errors, a_list_gives_its_minor_and_counts_the_bytes_that_are_told) {
  crd_errors errors = crd_errors_init(arena);
  errors.kubernetes_minor = 31;
  size_t bytes = 0;
  for (size_t i = 0; i < WORDS_COUNT; i++) {
    crd_value arguments[4] = {crd_value_make_string(CRD_STRING("a.\xc3\xa9")), crd_value_make_string(CRD_STRING("\"x\"")),
                              crd_value_make_string(CRD_STRING("y")), crd_value_make_string(CRD_STRING("z"))};
    if (strstr(crd_words_table[i].format, "%P")) arguments[0] = crd_value_make_int(1);
    crd_error error = saying(&crd_words_table[i], 0, arguments, strchr(crd_words_table[i].format, '%') ? 4 : 0);
    crd_errors_add(&errors, error);
    cr_assert_eq(errors.items[i].minor, 31);
    bytes += error.field.size + crd_error_detail(arena, &errors.items[i]).size;
    cr_assert_eq(errors.bytes, bytes, "%s: %zu bytes, not %zu", crd_words_table[i].format, bytes, errors.bytes);
  }
}

/* A text has one code, so that errors say the same where their codes and arguments are the same. */
Test(errors, no_two_rows_say_the_same) {
  for (size_t i = 0; i < WORDS_COUNT; i++) {
    const crd_words *row = &crd_words_table[i];
    cr_assert_not_null(row->format, "row %zu", i);
    for (size_t k = 0; k < 2 && row->older[k].format; k++) {
      cr_assert(row->older[k].before > (k ? row->older[k - 1].before : 30) && row->older[k].before <= 37, "%s", row->format);
      cr_assert_str_neq(row->older[k].format, k ? row->older[k - 1].format : row->format);
    }
    for (size_t k = 0; k < i; k++) {
      const crd_words *other = &crd_words_table[k];
      bool same = strcmp(row->format, other->format) == 0 && row->older[0].before == other->older[0].before;
      cr_assert_not(same, "%s", row->format);
    }
  }
}

Test(errors, errors_that_are_owned_outlive_their_texts) {
  char text[] = "abc";
  crd_value argument = crd_value_make_string(crd_string_of(text));
  crd_error error = saying(WORDS(FAILED_RULE), 0, &argument, 1), borrowed = error;
  crd_error_own(arena, &error);
  cr_expect(crd_words_are_same(&error, &borrowed));
  cr_expect_eq(crd_words_compute_hash(7, &error), crd_words_compute_hash(7, &borrowed));
  text[0] = 'x';
  equals(crd_error_detail(arena, &error), "failed rule: abc");
  cr_expect_not(crd_words_are_same(&error, &borrowed));
}

Test(errors, bad_values_that_are_owned_outlive_their_texts) {
  char name[] = "a", text[] = "abc";
  crd_value map = crd_value_make_map(arena, 1);
  crd_value_set(arena, &map, crd_string_of(name), crd_value_make_string(crd_string_of(text)));
  crd_error error = {.type = CRD_ERROR_INVALID, .value = crd_bad_of(arena, CRD_BAD_VALUE, &map)};
  crd_error_own(arena, &error);
  name[0] = text[0] = 'x';
  shows(error.value, 0, "{\"a\":\"abc\"}");
}

Test(errors, bad_values_do_not_change_with_the_document) {
  crd_value map = crd_value_make_map(arena, 2);
  crd_value_set(arena, &map, CRD_STRING("a"), crd_value_make_int(1));
  crd_bad_value bad = crd_bad_of(arena, CRD_BAD_VALUE, &map);
  crd_value_set(arena, &map, CRD_STRING("a"), crd_value_make_int(2));
  crd_value_remove(&map, CRD_STRING("a"));
  shows(bad, 0, "{\"a\":1}");
}

Test(errors, bad_values_print_in_their_forms) {
  crd_value list = crd_value_make_list(arena, 2), none = crd_value_make_null();
  crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("a")));
  crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("b")));
  crd_string odd = CRD_STRING("<\n\"\x7f");
  shows(crd_bad_string(odd), 0, "\"<\\n\\\"\\x7f\"");
  shows(crd_bad_json(odd), 0, "\"\\u003c\\n\\\"\x7f\"");
  shows(crd_bad_text(odd), 33, "<\n\"\x7f");
  shows(crd_bad_int(-10), 0, "-10");
  shows(crd_bad_bool(true), 0, "true");
  shows(crd_bad_null(), 33, "null");
  shows(crd_bad_none(), 0, "");
  shows(crd_bad_of(arena, CRD_BAD_OF_MINOR, &none), 0, "null");
  shows(crd_bad_of(arena, CRD_BAD_OF_MINOR, &none), 33, "\"null\"");
  shows(crd_bad_of(arena, CRD_BAD_STRINGS, &list), 34, "[\"a\",\"b\"]");
  shows(crd_bad_of(arena, CRD_BAD_STRINGS, &list), 33, "[]string{\"a\", \"b\"}");
  shows(crd_bad_of(arena, CRD_BAD_OF_MINOR, &list), 33, "[]interface {}{\"a\", \"b\"}");
  shows(crd_bad_of(arena, CRD_BAD_VALUE, &list), 33, "[\"a\",\"b\"]");
}

Test(errors, values_print_as_older_servers_printed_them) {
  crd_string json = CRD_STRING("{\"b\":[1,null,\"x\"],\"a\":{}}");
  crd_value *value = crd_json_parse(arena, json, NULL, NULL);
  crd_bad_value bad = crd_bad_of(arena, CRD_BAD_OF_MINOR, value);
  shows(bad, 0, "{\"a\":{},\"b\":[1,null,\"x\"]}");
  shows(bad, 34, "{\"a\":{},\"b\":[1,null,\"x\"]}");
  shows(bad, 33,
        "map[string]interface {}{\"a\":map[string]interface {}{}, \"b\":[]interface {}{1, interface {}(nil), \"x\"}}");
  equals(crd_json_encode(arena, value, CRD_JSON_COMPACT), json.data);
}

Test(errors, bad_values_are_the_same_when_they_print_so) {
  crd_value one = crd_value_make_int(1), real = crd_value_make_double(1);
  const crd_error errors[] = {{.value = crd_bad_of(arena, CRD_BAD_VALUE, &one)},
                              {.value = crd_bad_of(arena, CRD_BAD_VALUE, &real)},
                              {.value = crd_bad_text(CRD_STRING("1"))},
                              {.value = crd_bad_string(CRD_STRING("1"))},
                              {.value = crd_bad_int(2)},
                              {.value = crd_bad_none()}};
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    for (size_t k = 0; k < sizeof errors / sizeof *errors; k++) {
      bool same = i == k || (i < 3 && k < 3);
      cr_expect_eq(crd_bad_values_are_same(arena, &errors[i], &errors[k]), same, "%zu %zu", i, k);
      if (same)
        cr_expect_eq(crd_bad_value_compute_hash(arena, 7, &errors[i]), crd_bad_value_compute_hash(arena, 7, &errors[k]));
    }
}

Test(errors, sort_keeps_the_order_within_a_stage) {
  crd_errors errors = crd_errors_init(arena);
  const uint8_t stages[] = {CRD_STAGE_CEL, CRD_STAGE_META, CRD_STAGE_CEL, CRD_STAGE_SCHEMA, CRD_STAGE_META};
  for (uint32_t i = 0; i < 5; i++) crd_errors_add(&errors, (crd_error){.stage = stages[i], .offset = i});
  crd_errors_sort(&errors);
  const uint32_t order[] = {1, 4, 3, 0, 2};
  for (uint32_t i = 0; i < 5; i++) cr_assert_eq(errors.items[i].offset, order[i]);
}

Test(errors, only_some_types_keep_rules_from_running) {
  crd_errors errors = crd_errors_init(arena);
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_INVALID});
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_DUPLICATE});
  cr_assert_not(crd_errors_block_cel(&errors));
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_REQUIRED});
  cr_assert(crd_errors_block_cel(&errors));
}

Test(errors, texts_are_bounded_in_bytes) {
  crd_errors errors = crd_errors_init(arena);
  static char path[1 << 20];
  memset(path, 'a', sizeof path);
  for (int i = 0; i < 100; i++) crd_errors_add(&errors, (crd_error){.field = {path, sizeof path}});
  cr_assert_eq(errors.count, CRD_ERRORS_BYTES / sizeof path);
  cr_assert(errors.truncated);
  cr_assert(crd_errors_full(&errors));
}

Test(errors, a_limit_truncates) {
  crd_errors errors = crd_errors_init(arena);
  errors.limit = 3;
  for (int i = 0; i < 5; i++) crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_INVALID});
  cr_assert_eq(errors.count, 3);
  cr_assert(errors.truncated);
}

Test(errors, paths_in_both_styles) {
  crd_path spec = {NULL, CRD_STRING_INIT("spec"), 0, CRD_PATH_FIELD};
  crd_path key = {&spec, CRD_STRING_INIT("a.b/c"), 0, CRD_PATH_KEY};
  crd_path item = {&key, {NULL, 0}, 120, CRD_PATH_INDEX};
  crd_path leaf = {&item, CRD_STRING_INIT("x"), 0, CRD_PATH_FIELD};
  crd_string none = {NULL, 0};
  equals(crd_path_text(arena, none, &leaf, CRD_PATH_DOTTED), "spec.a.b/c[120].x");
  equals(crd_path_text(arena, none, &leaf, CRD_PATH_SUBSCRIPT), "spec[a.b/c][120].x");
  equals(crd_path_text(arena, CRD_STRING("status"), &spec, CRD_PATH_DOTTED), "status.spec");
  equals(crd_path_text(arena, CRD_STRING("status"), NULL, CRD_PATH_DOTTED), "status");
  equals(crd_path_text(arena, none, NULL, CRD_PATH_DOTTED), "");
}
