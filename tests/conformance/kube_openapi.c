/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of values against schemas: {schema, data} or {schema, obj} with {valid}, run through the engine; and of formats
 * that are not recognised: {schema, compat_version} with {unrecognized_formats}. */
#include "schema/tree/tables.h"
#include "schema/tree/vet.h"
#include "suite.h"

#include <crd/json.h>
#include <crd/request.h>
#include <crd/walk.h>

/* ---- keywords that CRDs may not have, in those that they may ---- */

typedef struct expression {
  crd_arena *arena;
  const char *reason; /* why it cannot be; NULL: it can */
  bool lists;         /* lists must be checked for repeated items */
} expression;

static crd_value one_member(crd_arena *arena, const char *name, crd_value value) {
  crd_value map = crd_value_make_map(arena, 1);
  crd_value_set(arena, &map, crd_string_of(name), value);
  return map;
}

/* Adds the schema to those of allOf. */
static void demand(crd_arena *arena, crd_value *schema, crd_value other) {
  crd_string name = CRD_STRING("allOf");
  crd_value *all = crd_value_get(schema, name);
  if (!all) all = crd_value_set(arena, schema, name, crd_value_make_list(arena, 2));
  crd_value_append(arena, all, other);
}

static crd_value required(crd_arena *arena, crd_value names) {
  return one_member(arena, "required", names);
}

/* {bar: [foo]} and {bar: schema}: without bar, or with foo, or as the schema says. */
static void express_dependencies(expression *to, crd_value *schema, const crd_value *dependencies) {
  crd_arena *arena = to->arena;
  for (uint32_t i = 0; i < dependencies->size; i++) {
    const crd_value *given = &dependencies->as.members[i].value;
    crd_value names = crd_value_make_list(arena, 1), any = crd_value_make_list(arena, 2);
    crd_value_append(arena, &names, crd_value_make_string(crd_member_name(&dependencies->as.members[i])));
    crd_value_append(arena, &any, one_member(arena, "not", required(arena, names)));
    crd_value copy = crd_value_copy(arena, given);
    crd_value_append(arena, &any, given->kind == CRD_LIST ? required(arena, copy) : copy);
    demand(arena, schema, one_member(arena, "anyOf", any));
  }
}

static crd_value nullable(crd_arena *arena, const char *type) {
  crd_value schema = one_member(arena, "type", crd_value_make_string(crd_string_of(type)));
  crd_value_set(arena, &schema, CRD_STRING("nullable"), crd_value_make_bool(true));
  return schema;
}

/* Several types: integer or string has a keyword of its own, others are a choice, in which null needs no branch: it is never
 * looked at there. */
static void express_types(expression *to, crd_value *schema, const crd_value *types) {
  crd_arena *arena = to->arena;
  crd_value any = crd_value_make_list(arena, types->size);
  bool of_numbers = false, of_texts = false;
  for (uint32_t i = 0; i < types->size; i++) {
    of_numbers = of_numbers || crd_value_is_string(&types->as.items[i], CRD_STRING("integer"));
    of_texts = of_texts || crd_value_is_string(&types->as.items[i], CRD_STRING("string"));
    if (!crd_value_is_string(&types->as.items[i], CRD_STRING("null")))
      crd_value_append(arena, &any, one_member(arena, "type", types->as.items[i]));
  }
  bool with_null = any.size < types->size;
  if (with_null) crd_value_set(arena, schema, CRD_STRING("nullable"), crd_value_make_bool(true));
  if (any.size == 1)
    crd_value_set(arena, schema, CRD_STRING("type"), any.as.items[0].as.members[0].value);
  else if (any.size == 2 && of_numbers && of_texts)
    crd_value_set(arena, schema, CRD_STRING("x-kubernetes-int-or-string"), crd_value_make_bool(true));
  else
    demand(arena, schema, one_member(arena, "anyOf", any));
}

/* The type null is what two types have in common. */
static void express_type(expression *to, crd_value *schema, const crd_value *type) {
  crd_value given = crd_value_copy(to->arena, type);
  crd_value_remove(schema, CRD_STRING("type"));
  if (given.kind == CRD_LIST) {
    express_types(to, schema, &given);
    return;
  }
  crd_value_set(to->arena, schema, CRD_STRING("type"), crd_value_make_string(CRD_STRING("string")));
  crd_value_set(to->arena, schema, CRD_STRING("nullable"), crd_value_make_bool(true));
  demand(to->arena, schema, nullable(to->arena, "boolean"));
}

static void express_schema(expression *to, crd_value *schema);

static void express_all(expression *to, crd_value *schemas) {
  for (uint32_t i = 0; schemas && i < schemas->size; i++)
    express_schema(to, schemas->kind == CRD_MAP ? &schemas->as.members[i].value : &schemas->as.items[i]);
}

/* A keyword that is dropped once something else says the same; NULL where the schema has it not. */
static const crd_value *take(crd_arena *arena, crd_value *schema, const char *name) {
  const crd_value *given = crd_value_get(schema, crd_string_of(name));
  if (!given) return NULL;
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = *given;
  crd_value_remove(schema, crd_string_of(name));
  return copy;
}

static void express_schema(expression *to, crd_value *schema) {
  static const char *const lists[] = {"properties", "allOf", "anyOf", "oneOf"}, *const single[] = {
                                                                                    "items", "additionalProperties", "not"};
  if (schema->kind != CRD_MAP || to->reason) return;
  const crd_value *items = row_value(schema, "items"), *type = row_value(schema, "type"), *taken;
  if (row_value(schema, "patternProperties")) to->reason = "patternProperties: properties by their names' form";
  if (row_value(schema, "$ref")) to->reason = "$ref: schemas by name";
  if (items && items->kind == CRD_LIST) to->reason = "items as a list: a schema for each place";
  if (to->reason) return;
  take(to->arena, schema, "definitions");     /* nothing without a $ref */
  take(to->arena, schema, "additionalItems"); /* nothing without a list of items */
  if ((taken = take(to->arena, schema, "dependencies"))) express_dependencies(to, schema, taken);
  if (type && (type->kind == CRD_LIST || crd_value_is_string(type, CRD_STRING("null")))) express_type(to, schema, type);
  if ((taken = take(to->arena, schema, "uniqueItems")) && taken->kind == CRD_BOOL && taken->as.boolean) {
    crd_value_set(to->arena, schema, CRD_STRING("x-kubernetes-list-type"), crd_value_make_string(CRD_STRING("set")));
    to->lists = true;
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) express_all(to, crd_value_get(schema, crd_string_of(lists[i])));
  for (size_t i = 0; i < sizeof single / sizeof *single; i++) {
    crd_value *below = crd_value_get(schema, crd_string_of(single[i]));
    if (below) express_schema(to, below);
  }
}

/* Numbers as upstream decodes those of the fixtures. */
static void settle_numbers(crd_value *value) {
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) settle_numbers(&value->as.items[i]);
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++) settle_numbers(&value->as.members[i].value);
  if (value->kind == CRD_INT) *value = crd_value_make_double((double)value->as.integer);
}

/* The schema as a tree, over a text of its own. */
static const schema *schema_of(expression *to, const crd_value *value) {
  crd_arena *arena = to->arena;
  crd_value settled = crd_value_copy(arena, value);
  settle_floats(&settled);
  express_schema(to, &settled);
  if (to->reason) return NULL;
  crd_string text = crd_json_encode(arena, &settled, CRD_JSON_COMPACT);
  source *from = crd_arena_alloc(arena, sizeof *from);
  diagnostics *found = crd_arena_zalloc(arena, sizeof *found);
  *from = (source){.name = "case", .text = text};
  found->arena = arena;
  crd_value *parsed = crd_json_parse(arena, text, NULL, NULL);
  return parsed && parsed->kind == CRD_MAP ? crdc_schema_read(arena, from, parsed, found) : NULL;
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
    expression expression = {.arena = suite.arena};
    const schema *root = schema_of(&expression, row_value(row, "schema"));
    if (expression.reason) {
      suite_elsewhere(&suite, id, expression.reason);
      continue;
    }
    if (row_value(expect, "unrecognized_formats")) {
      crd_string got =
          root && crdc_schema_format(root, minor_of(suite.arena, row)) == CRD_FORMAT_NONE ? root->format : CRD_STRING("");
      suite_case(&suite, id, (crd_string){NULL, 0}, is_only(row_value(expect, "unrecognized_formats"), got),
                 row_print(suite.arena, row), got);
      continue;
    }
    crd_value value = data ? crd_value_copy(suite.arena, data) : crd_value_make_null();
    settle_floats(&value);
    if (expression.lists) settle_numbers(&value);
    crd_errors errors = crd_errors_init(suite.arena);
    crd_walk walk = {
        .arena = suite.arena, .errors = &errors, .mode = CRD_WALK_CHECK | (expression.lists ? CRD_WALK_LISTS : 0u)};
    if (root) crd_walk_run(&walk, crdc_schema_table(suite.arena, root, TABLE_OBJECTS), &value, NULL);
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
