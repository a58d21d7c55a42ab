/* SPDX-License-Identifier: Apache-2.0 */
#include "crd.h"
#include "schema/tree/tables.h"

#include <crd/json.h>
#include <crd/walk.h>
#include <criterion/criterion.h>

static const schema *root_of(const fixture *fixture) {
  return fixture->set.items[0].versions[0].schema;
}

static void expect_path(const schema *root, const char *path, const char *rendered, const char *why) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text = {NULL, 0}, reason = {NULL, 0};
  bool found = crdc_schema_resolve_field_path(arena, root, crd_string_of(path), &text, &reason);
  cr_expect_eq(found, rendered != NULL, "%s", path);
  crd_string got = found ? text : reason;
  cr_expect(crd_string_equal(got, crd_string_of(rendered ? rendered : why)), "%s: %.*s", path, (int)got.size, got.data);
  crd_arena_destroy(arena);
}

Test(schema_trees, resolves_field_paths) {
  fixture *fixture = fixture_schema(
      "{type: object, properties: {a.b: {type: object, properties: {c: {type: string}}}, m: {type: "
      "object, additionalProperties: {type: object, properties: {x: {type: string}}}}, l: {type: array, "
      "items: {type: string}}}}");
  const schema *root = root_of(fixture);
  expect_path(root, "['a.b'].c", ".a.b.c", NULL);
  expect_path(root, ".m.key.x", ".m[key].x", NULL);
  expect_path(root, ".m['it\\'s']", ".m[it's]", NULL);
  expect_path(crdc_schema_property(root, CRD_STRING("m"))->schema, ".k", ".[k]", NULL);
  expect_path(root, ".zz", NULL, "does not refer to a valid field");
  expect_path(root, ".l.x", NULL, "does not refer to a valid field");
  expect_path(root, "m", NULL, "expected [ or . but got: m");
  expect_path(root, ".", NULL, "unexpected end of JSON path");
  expect_path(root, "[m]", NULL, "expected single quoted string but got m");
  expect_path(root, "['m'.", NULL, "expected ] but got .");
  expect_path(root, "['\\q']", NULL, "invalid string literal: invalid escape char \\q");
  fixture_destroy(fixture);
}

Test(schema_trees, prunes_defaults_in_place) {
  fixture *fixture = fixture_schema(
      "{type: object, properties: {a: {type: object, default: {b: {x: 1}, c: 2, d: {e: [1]}}, properties: {b: "
      "{type: object}, d: {type: object, x-kubernetes-preserve-unknown-fields: true}}}}}");
  schema *root = fixture->set.items[0].versions[0].schema;
  crdc_schema_prune_defaults(fixture->arena, root);
  crd_string text = crd_json_encode(fixture->arena, root->properties[0].schema->default_value, CRD_JSON_GO);
  cr_assert(crd_string_equal(text, CRD_STRING("{\"b\":{},\"d\":{\"e\":[1]}}")), "%.*s", (int)text.size, text.data);
  fixture_destroy(fixture);
}

Test(schema_trees, makes_tables_whose_index_finds_every_property) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("{type: object, properties: {"));
  for (int i = 0; i < 120; i++) crd_text_printf(&text, "field%d: {type: string}, ", i);
  crd_text_add(&text, CRD_STRING("last: {type: string}}}"));
  crd_text_add_char(&text, 0);
  fixture *fixture = fixture_schema(text.data);
  const crd_type *type = crdc_schema_table(fixture->arena, root_of(fixture), TABLE_OBJECTS);
  cr_assert_not_null(type);
  cr_assert_eq(type->fields->count, 121);
  for (uint16_t i = 0; i < type->fields->count; i++) {
    crd_string name = type->fields->items[i].name;
    cr_assert_eq(type->fields->slots[crd_field_hash(name.data, name.size, type->fields->seed) & type->fields->mask], i);
  }
  fixture_destroy(fixture);
  crd_arena_destroy(arena);
}

Test(schema_trees, makes_tables_that_the_engine_walks) {
  fixture *fixture = fixture_schema(
      "{type: object, properties: {spec: {type: object, default: {}, required: [m], properties: {m: "
      "{type: integer, maximum: 3}, s: {type: string, default: x}}}}}");
  const crd_type *type = crdc_schema_table(fixture->arena, root_of(fixture), TABLE_OBJECTS);
  crd_value *value = crd_json_parse(fixture->arena, CRD_STRING("{\"spec\":{\"m\":7,\"zz\":1}}"), NULL, NULL);
  crd_errors errors = crd_errors_init(fixture->arena);
  crd_walk walk = {.arena = fixture->arena, .errors = &errors, .mode = CRD_WALK_SHAPE | CRD_WALK_CHECK};
  crd_walk_run(&walk, type, value, NULL);
  crd_string shaped = crd_json_encode(fixture->arena, value, CRD_JSON_GO);
  cr_assert(crd_string_equal(shaped, CRD_STRING("{\"spec\":{\"m\":7,\"s\":\"x\"}}")), "%.*s", (int)shaped.size, shaped.data);
  cr_assert_eq(errors.count, 1);
  crd_string message = crd_error_message(fixture->arena, &errors.items[0]);
  cr_assert(
      crd_string_equal(message, CRD_STRING("spec.m: Invalid value: 7: spec.m in body should be less than or equal to 3")));
  fixture_destroy(fixture);
}
