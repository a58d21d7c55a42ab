/* SPDX-License-Identifier: Apache-2.0 */
/* Names and paths of rules: the identifiers under which they reach properties, and fieldPath. */
#include "cel/text/ast.h"
#include "suite.h"
#include <crd/json.h>

/* ---- identifiers ---- */

/* The type of an object with that property. */
static const cel_type *object_with(crd_arena *arena, crd_string property) {
  source source = {.name = "case", .text = {"", 0}};
  diagnostics problems = {.arena = arena};
  crd_text schema = {.arena = arena};
  crd_text_add(&schema, CRD_STRING("{\"type\":\"object\",\"properties\":{"));
  crd_json_write_string(&schema, property, CRD_JSON_COMPACT);
  crd_text_add(&schema, CRD_STRING(":{\"type\":\"string\"}}}"));
  const crd_value *value = crd_json_parse(arena, crd_text_string(&schema), NULL, NULL);
  const struct schema *node = crdc_schema_read(arena, &source, value, &problems);
  return node ? crdc_cel_type_of_schema(crdc_cel_types_create(arena), node, false) : NULL;
}

/* A property is reached under its identifier, one without an identifier not at all, and what is no identifier of any
 * property does not reach the one of that very name. */
static void run_escape(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect");
  crd_arena *arena = suite->arena;
  crd_string property = row_text(row, "property"), wanted = row_text(expect, "escaped"), got = {"", 0};
  bool good;
  if (row_flag(expect, "malformed")) {
    const cel_type *type = object_with(arena, row_text(row, "escaped"));
    const cel_field *field = type ? crdc_cel_type_field(type, row_text(row, "escaped")) : NULL;
    good = !field || !crd_string_equal(field->name, row_text(row, "escaped"));
    if (field) got = field->name;
  } else {
    bool escapes = crdc_cel_escape(arena, property, &got);
    const cel_type *type = object_with(arena, property);
    const cel_field *field = type && escapes ? crdc_cel_type_field(type, got) : NULL;
    good = row_flag(expect, "unescapable")
               ? !escapes
               : escapes && crd_string_equal(got, wanted) && field && crd_string_equal(field->property, property);
  }
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(arena, expect), got);
}

/* ---- fieldPath ---- */

static void run_field_path(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect"), *path = row_value(expect, "path"),
                  *errors = row_value(expect, "errors");
  source source = {.name = "case", .text = {"", 0}};
  diagnostics problems = {.arena = suite->arena};
  const schema *node = crdc_schema_read(suite->arena, &source, row_value(row, "schema"), &problems);
  crd_string rendered = {"", 0}, why = {"", 0};
  bool good = node && crdc_schema_resolve_field_path(suite->arena, node, row_text(row, "field_path"), &rendered, &why);
  crd_string got = good ? rendered : why;
  if (good && got.size && got.data[0] == '.') got = (crd_string){got.data + 1, got.size - 1}; /* to be appended to a path */
  bool agrees = good == row_flag(expect, "valid") && (!path || crd_string_equal(crd_value_string(path), got));
  for (uint32_t i = 0; i < row_count(errors); i++)
    agrees = agrees && text_contains(got, row_text(&errors->as.items[i], "contains"));
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, agrees, row_print(suite->arena, expect), got);
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    if (row_value(row, "field_path"))
      run_field_path(&suite, row);
    else
      run_escape(&suite, row);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiserver-cel/TestEscaping", "apiext-cel/TestValidateFieldPath",
                                      "apiext-schema/TestValidateFieldPath", NULL};
  return suites_run(argc, argv, files, run_file);
}
