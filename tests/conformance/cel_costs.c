/* SPDX-License-Identifier: Apache-2.0 */
/* Static costs of expressions and rules: upstream's tables for the language, the libraries of Kubernetes, rules in schemas,
 * cardinality and the sum over a schema. */
#include "cel/cost.h"
#include "cel/cost_parts.h"
#include "cel/declarations.h"
#include "cel/rule.h"
#include "cel/validators.h"
#include "cel_values.h"
#include "rules/cost_budget.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- rules of schemas ---- */

static bool cost_is_expected(const crd_value *expected, uint64_t cost) {
  const crd_value *exact = row_value(expected, "max_cost"), *least = row_value(expected, "max_cost_at_least"),
                  *above = row_value(expected, "max_cost_above"), *most = row_value(expected, "max_cost_at_most");
  return (!exact || cost == row_number(exact)) && (!least || cost >= row_number(least)) &&
         (!above || cost > row_number(above)) && (!most || cost <= row_number(most));
}

static void run_rule(suite *suite, const crd_value *row) {
  crd_arena *arena = crd_arena_create(NULL);
  source source = {.name = "case", .text = {"", 0}};
  diagnostics problems = {.arena = arena};
  const crd_value *expect = row_value(row, "expect");
  const schema *node = crdc_schema_read(arena, &source, row_value(row, "schema"), &problems);
  compiled_rule *compiled = NULL;
  crd_string got = CRD_STRING("the schema has no rule");
  if (node && node->rule_count) {
    cel_types *types = crdc_cel_types_create(arena);
    const cel_type *self = crdc_cel_type_of_schema(types, node, row_flag(row, "is_root"));
    compiled = crdc_rule_compile(types, self, node, &node->rules[0], 37, 37);
    got = compiled->error.size ? compiled->error
                               : crd_arena_printf(arena, "%llu", (unsigned long long)crdc_rule_cost_of(compiled)->once);
  }
  bool good = compiled && compiled->compiles && cost_is_expected(expect, crdc_rule_cost_of(compiled)->once);
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(arena, expect), got);
  crd_arena_destroy(arena);
}

/* ---- expressions ---- */

/* Sizes by the whole path: "input.@items". */
static bool find_hint(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  (void)type;
  const crd_value *hints = data;
  char name[256];
  size_t size = 0;
  for (size_t i = 0; i < count && size < sizeof name; i++)
    size += (size_t)snprintf(name + size, sizeof name - size, "%s%.*s", i ? "." : "", (int)path[i].size, path[i].data);
  const crd_value *hint = hints && count ? crd_value_get(hints, (crd_string){name, size < sizeof name ? size : 0}) : NULL;
  if (hint) *max = row_number(hint);
  return hint != NULL;
}

/* The table of the libraries of Kubernetes takes every text for one of 12. */
static bool find_by_type(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  (void)data;
  (void)path;
  (void)count;
  *max = 12;
  return type && (type->kind == CEL_STRING || type->kind == CEL_BYTES);
}

/* Why a row does not estimate what the API server does, by its own fields; or NULL. */
static const char *elsewhere(const crd_value *row) {
  if (row_flag(row, "needs_authorizer")) return "rules of CRDs have no authorizer";
  return row_flag(row, "custom_options") ? "options of the test's own" : NULL;
}

/* A row of the tables of Kubernetes has no variables; in those the size of every text is known. */
static void run_expression(suite *suite, const crd_value *row) {
  const crd_value *wanted = row_value(row_value(row, "expect"), "estimated_cost");
  crd_arena *arena = crd_arena_create(NULL);
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  bool kubernetes = text_contains(row_text(suite->root, "source"), CRD_STRING("kubernetes/"));
  table_variables variables;
  cel_ast ast = {0};
  crd_string got = CRD_STRING("(a type that CRDs do not have)");
  bool good = table_read_variables(&cel, row, &variables);
  if (good) {
    cel_environment environment = {
        .variables = variables.declared, .variable_count = variables.declared_count, .version = 37};
    good = crdc_cel_parse(&ast, arena, row_text(row, "expr")) && crdc_cel_check_types(&ast, &environment);
    if (!good) got = crdc_cel_issues_format(arena, &ast);
  }
  if (good) {
    cost_sizes sizes = {kubernetes ? find_by_type : find_hint, (void *)(uintptr_t)row_value(row, "size_hints"), !kubernetes,
                        false};
    cost_range cost = crdc_cel_cost(&ast, &sizes);
    good = cost.min == row_number(&wanted->as.items[0]) && cost.max == row_number(&wanted->as.items[1]);
    got = crd_arena_printf(arena, "[%llu, %llu]", (unsigned long long)cost.min, (unsigned long long)cost.max);
  }
  crd_string id = row_text(row, "id");
  id = crd_arena_printf(arena, "%.*s (estimate)", (int)id.size, id.data); /* the run-time cost of the row is another case */
  suite_case(suite, id, ast.issues.count ? row_text(row, "expr") : (crd_string){"", 0}, good, row_print(arena, wanted), got);
  crd_arena_destroy(arena);
}

/* ---- sizes of results ---- */

static operand_cost operand_of(const cel_node *node, const crd_value *size) {
  operand_cost operand = {.node = node, .size = {.known = size != NULL}};
  if (size) operand.size.range = range_between(row_number(&size->as.items[0]), row_number(&size->as.items[1]));
  return operand;
}

/* The first overload of a member. */
static const cel_overload *overload_of(crd_string function) {
  size_t count;
  const cel_overload *overloads = crdc_cel_overloads_find(function, &count);
  for (size_t i = 0; i < count; i++)
    if (overloads[i].member) return &overloads[i];
  fprintf(stderr, "there is no member %.*s\n", CRD_PRINT(function));
  exit(2);
}

static void run_size(suite *suite, const crd_value *row) {
  const crd_value *sizes = row_value(row, "arg_sizes"), *wanted = row_value(row_value(row, "expect"), "result_size");
  cel_node argument = {.kind = CEL_NODE_IDENT, .type = crdc_cel_type_simple(CEL_STRING)};
  cel_node node = {
      .kind = CEL_NODE_CALL, .name = row_text(row, "function"), .target = &argument, .argument_count = row_count(sizes)};
  operand_cost target = operand_of(&argument, row_value(row, "target_size")), arguments[8];
  size_t count = row_count(sizes) < 8 ? row_count(sizes) : 8;
  for (size_t i = 0; i < count; i++) arguments[i] = operand_of(&argument, &sizes->as.items[i]);
  coster coster = {.arena = suite->arena};
  call_cost call = {
      .node = &node, .overload = overload_of(node.name), .target = &target, .arguments = arguments, .count = count};
  call_estimate estimate = crdc_cost_estimate_call(&coster, &call);
  cost_range size = estimate.size.range;
  bool good = estimate.known && estimate.size.known && size.min == row_number(&wanted->as.items[0]) &&
              size.max == row_number(&wanted->as.items[1]);
  crd_string got =
      crd_arena_printf(suite->arena, "[%llu, %llu]", (unsigned long long)size.min, (unsigned long long)size.max);
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(suite->arena, wanted), got);
}

/* ---- sums and cardinality ---- */

static void run_total(suite *suite, const crd_value *row) {
  const crd_value *costs = row_value(row, "costs"), *expect = row_value(row, "expect"),
                  *most = row_value(expect, "most_expensive");
  cost_total total = {.total = 0};
  for (uint32_t k = 0; k < row_count(costs); k++)
    crdc_cost_total_add(&total, (cost_share){.cost = row_number(&costs->as.items[k])});
  bool good = total.total == row_number(row_value(expect, "total")) && total.count == row_count(most);
  for (uint32_t k = 0; good && k < row_count(most); k++) good = total.most[k].cost == row_number(&most->as.items[k]);
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(suite->arena, expect),
             CRD_STRING("another sum"));
}

static void run_cardinality(suite *suite, const crd_value *row) {
  const crd_value *path = row_value(row, "schema_path"), *wanted = row_value(row_value(row, "expect"), "max_cardinality");
  source source = {.name = "case", .text = {"", 0}};
  diagnostics problems = {.arena = suite->arena};
  cardinality found = {true, 1};
  for (uint32_t k = 0; k < row_count(path); k++) {
    const schema *node = crdc_schema_read(suite->arena, &source, &path->as.items[k], &problems);
    if (node) found = crdc_cardinality_inside(node, found);
  }
  bool unbounded = !wanted || wanted->kind == CRD_NULL;
  bool good = unbounded ? !found.bounded : found.bounded && found.count == row_number(wanted);
  crd_string got = crd_arena_printf(suite->arena, found.bounded ? "%llu" : "unbounded", (unsigned long long)found.count);
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, good, row_print(suite->arena, wanted), got);
}

/* ---- files ---- */

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    if (row_needs_protobuf(row))
      suite_needs_protobuf(&suite);
    else if (elsewhere(row))
      suite_elsewhere(&suite, row_text(row, "id"), elsewhere(row));
    else if (row_value(row, "costs"))
      run_total(&suite, row);
    else if (row_value(row, "schema_path"))
      run_cardinality(&suite, row);
    else if (row_value(row, "target_size"))
      run_size(&suite, row);
    else if (row_value(row, "expr"))
      run_expression(&suite, row);
    else
      run_rule(&suite, row);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiext-cel/TestCostEstimation",
                                      "apiext-cel/TestCelEstimatedCostStability",
                                      "apiext-cel/TestMetadataNameCostIsBounded",
                                      "apiext-schema/TestPerCRDEstimatedCost",
                                      "apiext-schema/TestCostInfo",
                                      "apiserver-cel/cost",
                                      "apiserver-cel/TestSize",
                                      "cel-go/estimated-cost",
                                      "cel-go/lists-cost",
                                      "cel-go/sets",
                                      "cel-go/twovar-cost",
                                      NULL};
  return suites_run(argc, argv, files, run_file);
}
