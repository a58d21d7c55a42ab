/* Tables of values against schemas: {schema, data} or {schema, obj} with {valid}, run through the engine; and of formats
 * that are not recognised: {schema, compat_version} with {unrecognized_formats}. */
#include "schema/check.h"
#include "schema/live.h"
#include "suite.h"

#include <crd/json.h>
#include <crd/request.h>
#include <crd/walk.h>

/* What a CRD's schema may not have, anywhere in the case's; NULL where there is nothing of it. */
static const char *foreign(const crd_value *schema) {
  static const char *const keywords[] = {"patternProperties", "dependencies", "definitions", "additionalItems", "$ref"};
  if (!schema) return NULL;
  if (schema->kind == CRD_LIST)
    for (uint32_t i = 0; i < schema->size; i++)
      if (foreign(&schema->as.items[i])) return foreign(&schema->as.items[i]);
  if (schema->kind != CRD_MAP) return NULL;
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
    if (row_value(schema, keywords[i])) return "the schema has keywords that CRDs may not have";
  const crd_value *items = row_value(schema, "items"), *type = row_value(schema, "type"),
                  *unique = row_value(schema, "uniqueItems");
  if (items && items->kind == CRD_LIST) return "items is a list of schemas, which CRDs may not have";
  if (type && type->kind == CRD_LIST) return "a list of types, which CRDs may not have";
  if (type && crd_value_is_string(type, CRD_STRING("null"))) return "the type null, which CRDs may not have";
  if (unique && unique->kind == CRD_BOOL && unique->as.boolean) return "uniqueItems, which CRDs may not have";
  for (uint32_t i = 0; i < schema->size; i++)
    if (foreign(&schema->as.members[i].value)) return foreign(&schema->as.members[i].value);
  return NULL;
}

/* The schema as a tree, over a text of its own. */
static const schema *read_schema(crd_arena *arena, const crd_value *value) {
  crd_value settled = crd_value_copy(arena, value);
  settle_floats(&settled);
  crd_string text = crd_json_encode(arena, &settled, CRD_JSON_COMPACT);
  source *from = crd_arena_alloc(arena, sizeof *from);
  diagnostics *found = crd_arena_zalloc(arena, sizeof *found);
  *from = (source){.name = "case", .text = text};
  found->arena = arena;
  crd_value *parsed = crd_json_parse(arena, text, NULL, NULL);
  return parsed && parsed->kind == CRD_MAP ? schema_read(arena, from, parsed, found) : NULL;
}

static crd_string joined(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, crd_error_message(arena, &errors->items[i]));
  }
  return crd_text_string(&text);
}

/* The minor that knows what a compatibility version does: formats are in force one minor after they are known. */
static unsigned minor_of(crd_arena *arena, const crd_value *row) {
  unsigned minor = crd_kubernetes_minor(crd_arena_copy(arena, row_text(row, "compat_version")).data);
  return minor ? minor + 1 : 1;
}

/* Whether the list has the text and nothing else, or nothing where that is empty. */
static bool is_only(const crd_value *list, crd_string text) {
  if (text.size == 0) return row_count(list) == 0;
  return row_count(list) == 1 && crd_value_is_string(&list->as.items[0], text);
}

static bool run(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i], *data = row_value(row, "data"), *expect = row_value(row, "expect");
    if (!data) data = row_value(row, "obj");
    crd_string id = row_text(row, "id");
    const char *reason = foreign(row_value(row, "schema"));
    if (reason) {
      suite_elsewhere(&suite, id, reason);
      continue;
    }
    const schema *root = read_schema(suite.arena, row_value(row, "schema"));
    if (row_value(expect, "unrecognized_formats")) {
      crd_string got =
          root && schema_format(root, minor_of(suite.arena, row)) == CRD_FORMAT_NONE ? root->format : CRD_STRING("");
      suite_case(&suite, id, (crd_string){NULL, 0}, is_only(row_value(expect, "unrecognized_formats"), got),
                 row_print(suite.arena, row), got);
      continue;
    }
    crd_value value = data ? crd_value_copy(suite.arena, data) : crd_value_make_null();
    settle_floats(&value);
    crd_errors errors = crd_errors_init(suite.arena);
    crd_walk walk = {.arena = suite.arena, .errors = &errors, .mode = CRD_WALK_CHECK};
    if (root) crd_walk_run(&walk, live_type(suite.arena, root, LIVE_OBJECTS), &value, NULL);
    suite_case(&suite, id, (crd_string){NULL, 0}, root && (errors.count == 0) == row_flag(expect, "valid"),
               row_print(suite.arena, row), joined(suite.arena, &errors));
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"kube-openapi/validate-fixtures", "kube-openapi/validate-tables",
                                      "apiext-schema/TestItemsProperty", "apiext-schema/TestGetUnrecognizedFormats", NULL};
  return suites_run(argc, argv, files, run);
}
