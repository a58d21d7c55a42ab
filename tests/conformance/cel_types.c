/* What cel-go's checker tests and the CEL specification's conformance tests say of types: cases without protobuf, in the
 * environment of Kubernetes 1.37 but without its own validators. */
#include "cel/debug.h"
#include "cel/validators.h"
#include "cel_cases.h"

#include <stdio.h>
#include <stdlib.h>

#define MAX_VARIABLES 16

/* ---- types as the tables write them ---- */

static const cel_type *read_type(crd_arena *arena, const cJSON *json);

static const cel_type *read_named(const char *name) {
  static const struct {
    const char *name;
    cel_kind kind;
  } table[] = {{"int", CEL_INT},
               {"uint", CEL_UINT},
               {"double", CEL_DOUBLE},
               {"bool", CEL_BOOL},
               {"string", CEL_STRING},
               {"bytes", CEL_BYTES},
               {"dyn", CEL_DYN},
               {"null_type", CEL_NULL},
               {"google.protobuf.Timestamp", CEL_TIMESTAMP},
               {"google.protobuf.Duration", CEL_DURATION}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (strcmp(table[i].name, name) == 0) return cel_type_simple(table[i].kind);
  return NULL;
}

static const cel_type *with(crd_arena *arena, cel_kind kind, const cJSON *a, const cJSON *b) {
  const cel_type *first = read_type(arena, a), *second = b ? read_type(arena, b) : NULL;
  return first && (second || !b) ? cel_type_with(arena, kind, first, second) : NULL;
}

/* NULL for types that CRDs do not have. */
static const cel_type *read_type(crd_arena *arena, const cJSON *json) {
  if (cJSON_IsString(json)) return read_named(json->valuestring);
  const cJSON *list = cJSON_GetObjectItem(json, "list"), *map = cJSON_GetObjectItem(json, "map"),
              *type = cJSON_GetObjectItem(json, "type"), *parameters = cJSON_GetObjectItem(json, "params");
  if (list) return with(arena, CEL_LIST, list, NULL);
  if (map) return with(arena, CEL_MAP, cJSON_GetArrayItem(map, 0), cJSON_GetArrayItem(map, 1));
  if (type) return with(arena, CEL_TYPE, type, NULL);
  const char *abstract = cases_text(json, "abstract");
  if (abstract && strcmp(abstract, "optional_type") == 0)
    return with(arena, CEL_OPTIONAL, cJSON_GetArrayItem(parameters, 0), NULL);
  return NULL;
}

/* ---- cel-go's check.json ---- */

static int compare_ids(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* "~type^reference" as cel-go's Print adorns a checked tree. */
static void adorn(crd_text *out, const cel_node *node, size_t entry) {
  if (entry != SIZE_MAX) return;
  if (node->type) {
    crd_text_add_char(out, '~');
    crd_text_add(out, cel_type_format(out->arena, node->type));
  }
  if (node->kind == CEL_NODE_IDENT) {
    crd_text_add_char(out, '^');
    crd_text_add(out, node->name);
  }
  if (node->overload_count > 1) qsort(node->overloads, node->overload_count, sizeof *node->overloads, compare_ids);
  for (size_t i = 0; i < node->overload_count; i++) {
    bool of_optionals =
        node->overload_count > 1 && strncmp(node->overloads[i], "optional_", 9) == 0; /* not in cel-go's test */
    if (!of_optionals) crd_text_printf(out, "%c%s", i ? '|' : '^', node->overloads[i]);
  }
}

/* cel-go gives the name in a.?name no type. */
static void forget_field_type(cel_node *node, void *data) {
  (void)data;
  if (node->kind == CEL_NODE_CALL && crd_string_equal(node->name, CRD_STRING("_?._"))) node->arguments[1]->type = NULL;
}

static bool read_variables(crd_arena *arena, const cJSON *json, cel_environment *environment, cel_variable *variables) {
  const cJSON *item;
  environment->variables = variables;
  cJSON_ArrayForEach(item, json) {
    const cel_type *type = read_type(arena, item);
    if (!type || environment->variable_count == MAX_VARIABLES) return false;
    variables[environment->variable_count++] = (cel_variable){crd_string_of(item->string), type};
  }
  return true;
}

static void run_check(tally *types, tally *errors, const cJSON *row) {
  const cJSON *expect = cJSON_GetObjectItem(row, "expect");
  const char *error = cases_text(expect, "error_text"), *tree = cases_text(expect, "typed_ast");
  tally *tally = error ? errors : types;
  cel_variable variables[MAX_VARIABLES];
  cel_environment environment = {.version = 37};
  crd_arena *arena = crd_arena_create(NULL);
  /* Not ours: protobuf, no cross-type comparisons, && of many operands. */
  bool applies = !cJSON_HasObjectItem(row, "needs_proto") && !cJSON_HasObjectItem(row, "variadic_asts") &&
                 !(error && cJSON_HasObjectItem(row, "custom_checker_options")) &&
                 read_variables(arena, cJSON_GetObjectItem(row, "vars"), &environment, variables);
  if (!applies) {
    tally->skipped++;
    crd_arena_destroy(arena);
    return;
  }
  cel_ast ast;
  bool good = cel_parse(&ast, arena, crd_string_of(cases_text(row, "expr"))) && cel_check_types(&ast, &environment);
  if (good) cel_visit(ast.root, forget_field_type, NULL);
  crd_string got = good ? cel_ast_debug_with(arena, &ast, adorn) : cel_issues_format(arena, &ast);
  const cel_type *type = error ? NULL : read_type(arena, cJSON_GetObjectItem(expect, "type"));
  bool agrees = good == !error &&
                (error ? same_words(crd_string_of(error), got)
                       : type && cel_type_equal(type, ast.root->type) && (!tree || same_words(crd_string_of(tree), got)));
  tally_case(tally, agrees, cases_text(row, "id"), crd_string_of(error ? error : tree), got);
  crd_arena_destroy(arena);
}

/* ---- the specification ---- */

/* The variables of a row's environment; false when it declares functions or types that CRDs do not have. */
static bool read_environment(crd_arena *arena, const cJSON *row, cel_environment *environment, cel_variable *variables) {
  const cJSON *item;
  environment->variables = variables;
  cJSON_ArrayForEach(item, cJSON_GetObjectItem(row, "type_env")) {
    const cel_type *type = read_type(arena, cJSON_GetObjectItem(item, "ident"));
    if (!type || environment->variable_count == MAX_VARIABLES) return false;
    variables[environment->variable_count++] = (cel_variable){crd_string_of(cases_text(item, "name")), type};
  }
  return true;
}

/* Where cel-go, which the API server runs, deduces something else than the specification: null instead of
 * optional_type(int). */
static bool cel_go_differs(const char *expression) {
  return strcmp(expression, "[optional.of(1), null][0]") == 0;
}

/* A value must be of an expression that checks, a deduced type must be ours. */
static void run_spec(tally *tally, const cJSON *row) {
  const cJSON *expected = cJSON_GetObjectItem(row, "expected"), *typed = cJSON_GetObjectItem(expected, "typed_result");
  cel_variable variables[MAX_VARIABLES];
  cel_environment environment = {.version = 37};
  crd_arena *arena = crd_arena_create(NULL);
  bool applies = !cJSON_IsTrue(cJSON_GetObjectItem(row, "needs_proto")) &&
                 !cJSON_IsTrue(cJSON_GetObjectItem(row, "disable_check")) &&
                 !cJSON_IsTrue(cJSON_GetObjectItem(row, "disable_macros")) && !cJSON_HasObjectItem(row, "container") &&
                 !cJSON_HasObjectItem(expected, "error") && !cel_go_differs(cases_text(row, "expr")) &&
                 read_environment(arena, row, &environment, variables);
  if (applies) {
    cel_ast ast;
    bool good = cel_parse(&ast, arena, crd_string_of(cases_text(row, "expr"))) && cel_check_types(&ast, &environment);
    crd_string got = good ? cel_type_format(arena, ast.root->type) : cel_issues_format(arena, &ast);
    const cel_type *type = typed ? read_type(arena, cJSON_GetObjectItem(typed, "type")) : NULL;
    bool agrees = good && (!type || cel_type_equal(type, ast.root->type));
    char *print = cJSON_PrintUnformatted(expected);
    tally_case(tally, agrees, cases_text(row, "id"), crd_string_of(print), got);
    free(print);
  } else {
    tally->skipped++;
  }
  crd_arena_destroy(arena);
}

int main(void) {
  static const char *const files[] = {"basic", "comparisons", "conversions", "fields",     "fp_math",       "integer_math",
                                      "lists", "logic",       "macros",      "macros2",    "namespace",     "optionals",
                                      "parse", "plumbing",    "string",      "timestamps", "type_deduction"};
  tally types = {.name = "checked types"}, errors = {.name = "checker's errors"}, spec = {.name = "specification"};
  const cJSON *row;
  cJSON *table = cases_load("cases/cel-go/check.json");
  cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_check(&types, &errors, row);
  cJSON_Delete(table);
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char path[256];
    snprintf(path, sizeof path, "cases/cel-spec/%s.json", files[i]);
    table = cases_load(path);
    cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_spec(&spec, row);
    cJSON_Delete(table);
  }
  bool good = tally_print(&types);
  good &= tally_print(&errors);
  good &= tally_print(&spec);
  return good ? 0 : 1;
}
