/* Whether expressions compile, and with which messages: the tables of the API server's and cel-go's libraries, and
 * TestCelCompilation of the API server's rules. Values and costs are not looked at here. */
#include "cel/lower.h"
#include "cel/validators.h"
#include "cel_cases.h"

#include <crd/regex.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- expressions of libraries ---- */

static const cel_type *list_of(crd_arena *arena, cel_kind kind) {
  return cel_type_with(arena, CEL_LIST, cel_type_simple(kind), NULL);
}

/* The variables of a row: lists of scalars are all that the tables have. */
static bool read_variables(crd_arena *arena, const cJSON *json, cel_environment *environment, cel_variable *variables) {
  static const char *const names[] = {"int", "uint", "double", "string"};
  static const cel_kind kinds[] = {CEL_INT, CEL_UINT, CEL_DOUBLE, CEL_STRING};
  const cJSON *item;
  environment->variables = variables;
  cJSON_ArrayForEach(item, json) {
    const char *name = cJSON_GetStringValue(item), *items = cases_text(item, "list");
    const cel_type *type = NULL;
    for (size_t i = 0; i < 4; i++) {
      if (name && strcmp(name, names[i]) == 0) type = cel_type_simple(kinds[i]);
      if (items && strcmp(items, names[i]) == 0) type = list_of(arena, kinds[i]);
    }
    if (!type || environment->variable_count == 8) return false;
    variables[environment->variable_count++] = (cel_variable){crd_string_of(item->string), type};
  }
  return true;
}

static bool finds(crd_arena *arena, const char *pattern, bool is_regex, crd_string text) {
  crd_string error;
  if (is_regex) return crd_regex_match(arena, crd_string_of(pattern), text, &error);
  return memmem(text.data, text.size, pattern, strlen(pattern)) != NULL;
}

/* Every expected message is among the issues. */
static bool has_issues(crd_arena *arena, const cel_ast *ast, const cJSON *expect) {
  const char *part = cases_text(expect, "compile_error_contains");
  const cJSON *pattern, *patterns = cJSON_GetObjectItem(expect, "compile_errors");
  crd_string text = cel_issues_format(arena, ast);
  if (part && !finds(arena, part, false, text)) return false;
  cJSON_ArrayForEach(pattern, patterns) {
    if (!finds(arena, pattern->valuestring, true, text)) return false;
  }
  return true;
}

static void run_library(tally *tally, const cJSON *row) {
  const cJSON *expect = cJSON_GetObjectItem(row, "expect");
  const char *expression = cases_text(row, "expr");
  bool fails = cJSON_HasObjectItem(expect, "compile_errors") || cJSON_HasObjectItem(expect, "compile_error_contains");
  cel_variable variables[8];
  cel_environment environment = {.version = 37};
  crd_arena *arena = crd_arena_create(NULL);
  /* Not in the environment of CRDs: authorizer, jsonpatch, cel.bind, messages. The tests mix the types of literals. */
  bool applies = expression && !cJSON_HasObjectItem(row, "needs_authorizer") && !strstr(expression, "jsonpatch.") &&
                 !strstr(expression, "cel.bind") && !strstr(expression, "ExampleType") &&
                 !cJSON_IsTrue(cJSON_GetObjectItem(row, "disable_check")) &&
                 read_variables(arena, cJSON_GetObjectItem(row, "vars"), &environment, variables);
  if (applies) {
    cel_ast ast;
    bool good = cel_parse(&ast, arena, crd_string_of(expression)) && cel_check_types(&ast, &environment);
    bool agrees = good != fails && (good || has_issues(arena, &ast, expect));
    char *print = cJSON_PrintUnformatted(expect);
    tally_case(tally, agrees, cases_text(row, "id"), crd_string_of(print),
               good ? CRD_STRING("compiles") : cel_issues_format(arena, &ast));
    free(print);
  } else {
    tally->skipped++;
  }
  crd_arena_destroy(arena);
}

/* ---- TestCelCompilation ---- */

/* The schema as property `field` of a CRD. */
static char *crd_around(const cJSON *schema) {
  char *text = cJSON_PrintUnformatted(schema);
  static const char before[] =
      "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":"
      "\"tests.example.com\"},\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"plural\":"
      "\"tests\",\"kind\":\"Test\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":"
      "{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"field\":";
  static const char after[] = "}}}}]}}";
  char *crd = malloc(sizeof before + strlen(text) + sizeof after);
  sprintf(crd, "%s%s%s", before, text, after);
  free(text);
  return crd;
}

static void judge_rule(tally *tally, crd_arena *arena, cel_types *types, const schema *schema, size_t i, const cJSON *check,
                       const char *id) {
  diagnostics problems = {.arena = arena};
  compiled_rule compiled;
  const cJSON *error = cJSON_GetObjectItem(check, "error");
  if (!error) error = cJSON_GetObjectItem(check, "message_expression_error");
  bool good = rule_compile(&compiled, types, &schema->rules[i], schema, false, 37, &problems);
  const char *part = error ? cases_text(error, "contains") : NULL;
  crd_string got = problems.count > 0 ? problems.items[0].message : CRD_STRING("compiles");
  bool agrees = good == !error && (!part || finds(arena, part, false, got));
  if (good && cJSON_HasObjectItem(check, "transition_rule"))
    agrees = agrees && compiled.uses_old_self == cJSON_IsTrue(cJSON_GetObjectItem(check, "transition_rule"));
  tally_case(tally, agrees, id, crd_string_of(part ? part : "compiles"), got);
}

static void run_compilation(tally *tally, const cJSON *row) {
  const cJSON *checks = cJSON_GetObjectItem(row, "checks");
  crd_arena *arena = crd_arena_create(NULL);
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  crd_set set = {.arena = arena};
  char *crd = crd_around(cJSON_GetObjectItem(row, "schema"));
  bool read = documents_read_text(&documents, "crd", crd_string_of(crd), &problems) &&
              crd_set_add(&set, &documents, true, &problems) && set.count == 1;
  const schema *schema = read ? set.items[0].versions[0].schema->properties[0].schema : NULL;
  cel_types *types = cel_types_create(arena);
  for (int i = 0; i < cJSON_GetArraySize(checks); i++) {
    const cJSON *check = cJSON_GetObjectItem(cJSON_GetArrayItem(checks, i), "expect");
    /* Blank rules are the schema's business; unmodified rules see a function that the test made up. */
    if (cJSON_HasObjectItem(check, "program_nil") || cJSON_IsTrue(cJSON_GetObjectItem(row, "unmodified")))
      tally->skipped++;
    else if (!schema || schema->rule_count <= (size_t)i)
      tally_case(tally, false, cases_text(row, "id"), CRD_STRING("a CRD"), CRD_STRING("not read"));
    else
      judge_rule(tally, arena, types, schema, (size_t)i, check, cases_text(row, "id"));
  }
  free(crd);
  crd_arena_destroy(arena);
}

int main(void) {
  static const char *const files[] = {"apiserver-cel/TestIP",
                                      "apiserver-cel/TestCIDR",
                                      "apiserver-cel/TestQuantity",
                                      "apiserver-cel/TestSemver",
                                      "apiserver-cel/TestFormat",
                                      "apiserver-cel/cost",
                                      "cel-go/lists",
                                      "cel-go/sets",
                                      "cel-go/twovar",
                                      "cel-go/twovar-static-errors"};
  tally libraries = {.name = "libraries"}, compilation = {.name = "TestCelCompilation"};
  const cJSON *row;
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char path[256];
    snprintf(path, sizeof path, "cases/%s.json", files[i]);
    cJSON *table = cases_load(path);
    cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_library(&libraries, row);
    cJSON_Delete(table);
  }
  cJSON *table = cases_load("cases/apiext-cel/TestCelCompilation.json");
  cJSON_ArrayForEach(row, cJSON_GetObjectItem(table, "cases")) run_compilation(&compilation, row);
  cJSON_Delete(table);
  bool good = tally_print(&libraries);
  good &= tally_print(&compilation);
  return good ? 0 : 1;
}
