/* SPDX-License-Identifier: Apache-2.0 */
/* The walk over hand-made tables: pruning, defaults, checks, filling, ratcheting. Expected texts are kube-apiserver's. */
#include "tables.h"

#include <crd/json.h>
#include <crd/storage.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static crd_errors errors;
static crd_strict_errors unknown;

static void setup(void) {
  tables_prepare();
  arena = crd_arena_create(NULL);
  errors = crd_errors_init(arena);
  unknown = (crd_strict_errors){.arena = arena};
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(walk, .init = setup, .fini = teardown);

static crd_value *parse(const char *text) {
  crd_parse_error error = {0};
  crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, &error);
  cr_assert(value, "%s: %.*s", text, (int)error.message.size, error.message.data);
  return value;
}

static const char *walk(const char *text, const char *old, Widget *widget) {
  crd_walk walk = {.arena = arena, .errors = &errors, .unknown = &unknown, .mode = CRD_WALK_ALL};
  if (old) walk.old = parse(old);
  crd_value *value = parse(text);
  crd_walk_run(&walk, &widget_type, value, widget);
  return crd_arena_copy(arena, crd_json_encode(arena, value, CRD_JSON_GO)).data;
}

/* The errors as lines, sorted by nothing: the order the walk found them in. */
static const char *messages(void) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors.count; i++) {
    if (i) crd_text_add_char(&text, '\n');
    crd_text_add(&text, crd_error_message(arena, &errors.items[i]));
  }
  crd_text_add_char(&text, '\0');
  return text.data;
}

#define EXPECT_ERRORS(text, expected)                                                                                       \
  do {                                                                                                                      \
    walk(text, NULL, NULL);                                                                                                 \
    cr_expect_str_eq(messages(), expected, "%s\n--- instead of ---\n%s", messages(), expected);                             \
  } while (0)

Test(walk, fills_a_valid_object) {
  Widget widget;
  walk(
      "{\"name\":\"a\",\"size\":4,\"amount\":\"50%\",\"tags\":[\"x\",\"y\"],\"ports\":[{\"port\":80}],"
      "\"labels\":{\"k\":\"v\"},\"extra\":{\"deep\":[1]},\"main\":{\"port\":1}}",
      NULL, &widget);
  cr_expect_eq(errors.count, 0, "%s", messages());
  cr_expect(crd_string_equal(widget.name, CRD_STRING("a")));
  cr_expect_eq(widget.size, 4);
  cr_expect(widget.amount.is_string && crd_string_equal(widget.amount.string, CRD_STRING("50%")));
  cr_expect_eq(widget.tags.count, 2);
  cr_expect(crd_string_equal(widget.tags.items[1], CRD_STRING("y")));
  cr_expect_eq(widget.ports.count, 1);
  cr_expect_eq(widget.ports.items[0].port, 80);
  cr_expect(crd_string_equal(widget.ports.items[0].protocol, CRD_STRING("TCP")));
  cr_expect(CRD_HAS(&widget.ports.items[0], protocol) && !CRD_HAS(&widget.ports.items[0], name));
  cr_expect(crd_string_equal(widget.labels.items[0].key, CRD_STRING("k")));
  cr_expect(crd_string_equal(widget.labels.items[0].value, CRD_STRING("v")));
  cr_expect_eq(widget.extra->kind, CRD_MAP);
  cr_expect_eq(widget.main->port, 1);
  cr_expect(!CRD_HAS(&widget, color) && CRD_HAS(&widget, main) && !widget.object.odd);
}

Test(walk, prunes_and_defaults) {
  const char *stored = walk(
      "{\"name\":\"a\",\"apiVersion\":\"v1\",\"none\":{\"b\":1},\"size\":null,\"note\":null,\"color\":null,"
      "\"extra\":{\"any\":{\"b\":null}},\"ports\":[{\"port\":1,\"odd\":2,\"protocol\":null}]}",
      NULL, NULL);
  cr_expect_str_eq(stored,
                   "{\"apiVersion\":\"v1\",\"extra\":{\"any\":{\"b\":null}},\"name\":\"a\",\"note\":null,"
                   "\"ports\":[{\"port\":1,\"protocol\":\"TCP\"}],\"size\":3}",
                   "%s", stored);
  cr_assert_eq(unknown.count, 2);
  cr_expect(crd_string_equal(unknown.items[0].path, CRD_STRING("none")));
  cr_expect(crd_string_equal(unknown.items[1].path, CRD_STRING("ports[0].odd")));
  cr_expect_eq(unknown.items[0].offset, strlen("{\"name\":\"a\",\"apiVersion\":\"v1\","));
}

Test(walk, null_is_told_from_absent) {
  Widget widget;
  walk("{\"name\":\"a\",\"note\":null}", NULL, &widget);
  cr_expect(!CRD_HAS(&widget, note) && widget.object.odd);
  cr_expect_eq(crd_value_get(widget.object.value, CRD_STRING("note"))->kind, CRD_NULL);
}

Test(walk, type_errors) {
  EXPECT_ERRORS("{\"name\":7,\"size\":1.5}",
                "name: Invalid value: \"integer\": name in body must be of type string: \"integer\"\n"
                "size: Invalid value: \"float64\": size in body must be of type int32: \"float64\"\n"
                "<nil>: Invalid value: \"\": Checked value must be of type integer with format int32 in size");
}

Test(walk, any_of_reports_the_best_branch) {
  EXPECT_ERRORS("{\"name\":\"a\",\"amount\":true}",
                "amount: Invalid value: \"boolean\": amount in body must be of type integer,string: \"boolean\"\n"
                "<nil>: Invalid value: \"\": \"amount\" must validate at least one schema (anyOf)\n"
                "amount: Invalid value: \"boolean\": amount in body must be of type integer: \"boolean\"");
}

Test(walk, limits_enums_and_required) {
  EXPECT_ERRORS("{\"size\":11,\"color\":\"blue\",\"ports\":[{\"name\":\"toolong\"}]}",
                "size: Invalid value: 11: size in body should be less than or equal to 10\n"
                "color: Unsupported value: \"blue\": supported values: \"red\", \"green\"\n"
                "ports[0].name: Too long: may not be more than 5 bytes\n"
                "ports[0].port: Required value\n"
                "name: Required value");
}

Test(walk, length_counts_code_points) {
  EXPECT_ERRORS("{\"name\":\"\\u00e4\\u00f6\\u00fc\\u00df\\u00e9\"}", "");
}

Test(walk, sets_and_keyed_lists_are_distinct) {
  EXPECT_ERRORS(
      "{\"name\":\"a\",\"tags\":[\"x\",\"y\",\"x\",\"x\"],\"ports\":[{\"port\":1},{\"port\":1,\"protocol\":\"UDP\"},"
      "{\"port\":1}]}",
      "tags[2]: Duplicate value: \"x\"\n"
      "ports[2]: Duplicate value: {\"port\":1,\"protocol\":\"TCP\"}");
}

Test(walk, long_sets_go_through_a_table) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "{\"name\":\"a\",\"tags\":[\"t0\"");
  for (int i = 1; i < 2000; i++) crd_text_printf(&text, ",\"t%d\"", i % 1999);
  crd_text_printf(&text, "]}");
  crd_text_add_char(&text, '\0');
  EXPECT_ERRORS(text.data, "tags[1999]: Duplicate value: \"t0\"");
}

Test(walk, unchanged_invalid_parts_are_forgiven) {
  const char *old =
      "{\"name\":\"toolong\",\"size\":3,\"color\":\"blue\",\"ports\":[{\"port\":1,\"name\":\"toolong\",\"protocol\":\"TCP\"}"
      "]}";
  walk(
      "{\"name\":\"toolong\",\"size\":3,\"color\":\"black\",\"ports\":[{\"port\":2,\"name\":\"toolong\"},{\"port\":1,"
      "\"name\":\"toolong\"}]}",
      old, NULL);
  cr_expect_str_eq(messages(),
                   "color: Unsupported value: \"black\": supported values: \"red\", \"green\"\n"
                   "ports[0].name: Too long: may not be more than 5 bytes",
                   "%s", messages());
}

/* Each item of the new list finds its old one, wherever it stands: by search that would be a billion comparisons. */
Test(walk, long_keyed_lists_are_correlated_through_a_table) {
  enum { MANY = 60000 };
  crd_text old = {.arena = arena}, text = old;
  crd_text_add(&old, CRD_STRING("{\"name\":\"a\",\"ports\":[{\"port\":null},5"));
  crd_text_add(&text, CRD_STRING("{\"name\":\"a\",\"ports\":["));
  for (int i = 1; i <= MANY; i++) {
    crd_text_printf(&old, ",{\"port\":%d,\"name\":\"toolong\",\"protocol\":\"TCP\"}", i);
    crd_text_printf(&text, "{\"port\":%d,\"name\":\"toolong\"},", MANY + 1 - i);
  }
  crd_text_add(&old, CRD_STRING(",{\"port\":1,\"name\":\"other\"}]}"));
  crd_text_add_char(&old, '\0');
  crd_text_add(&text, CRD_STRING("{\"port\":65000,\"name\":\"toolong\"}]}"));
  crd_text_add_char(&text, '\0');
  walk(text.data, old.data, NULL);
  cr_expect_str_eq(messages(), "ports[60000].name: Too long: may not be more than 5 bytes", "%s", messages());
}

Test(walk, encodes_what_it_holds) {
  Widget widget;
  const char *stored = walk(
      "{\"name\":\"a\",\"size\":4,\"amount\":5,\"note\":null,\"tags\":[\"x\"],\"labels\":{\"k\":\"v\"},\"main\":{\"port\":1}"
      "}",
      NULL, &widget);
  crd_value back = crd_encode(arena, &widget_type, &widget);
  crd_string text = crd_json_encode(arena, &back, CRD_JSON_GO);
  cr_expect(crd_string_equal(text, crd_string_of(stored)), "%.*s", (int)text.size, text.data);
  Widget copy = widget;
  cr_expect(crd_storage_equal(&widget_type, &widget, &copy));
  copy.size = 5;
  cr_expect(!crd_storage_equal(&widget_type, &widget, &copy));
}
