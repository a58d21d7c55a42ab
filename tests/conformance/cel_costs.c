/* Static costs of expressions and rules: upstream's tables for the language, the libraries of Kubernetes, rules in schemas,
 * cardinality and the sum over a schema. */
#include "cel/cost.h"
#include "cel/cost_budget.h"
#include "cel/judge.h"
#include "table.h"

#include <crd/json.h>
#include <stdio.h>

static uint64_t number_of(const crd_value *value) {
  if (value->kind == CRD_INT) return (uint64_t)value->as.integer;
  return value->as.number >= 0x1p64 ? UINT64_MAX : (uint64_t)value->as.number;
}

/* ---- rules of schemas ---- */

static bool cost_is_expected(const crd_value *expected, uint64_t cost) {
  const crd_value *exact = row_value(expected, "max_cost"), *least = row_value(expected, "max_cost_at_least"),
                  *above = row_value(expected, "max_cost_above"), *most = row_value(expected, "max_cost_at_most");
  return (!exact || cost == number_of(exact)) && (!least || cost >= number_of(least)) &&
         (!above || cost > number_of(above)) && (!most || cost <= number_of(most));
}

static bool run_rules(const char *path) {
  table table = table_open(path);
  for (uint32_t i = 0; i < table.cases->size; i++) {
    const crd_value *row = &table.cases->as.items[i];
    crd_arena *arena = crd_arena_create(NULL);
    source source = {"case", {"", 0}};
    diagnostics problems = {.arena = arena};
    const schema *node = schema_read(arena, &source, row_value(row, "schema"), &problems);
    rule_judgement judgement = {.cost = 0};
    crd_string got = CRD_STRING("the schema has no rule");
    if (node && node->rule_count) {
      const cel_type *self = cel_type_of_schema(cel_types_create(arena), node, row_flag(row, "is_root"));
      rule_judge(&judgement, arena, self, node, &node->rules[0], 37, 37);
      got = judgement.error.size ? judgement.error : crd_arena_printf(arena, "%llu", (unsigned long long)judgement.cost);
    }
    bool passed = judgement.ast.root && !judgement.error.size && cost_is_expected(row_value(row, "expect"), judgement.cost);
    table_check(&table, row, passed, got);
    crd_arena_destroy(arena);
  }
  return table_close(&table);
}

/* ---- expressions ---- */

/* A type of the tables; NULL where it is of protobuf. */
static const cel_type *read_type(crd_arena *arena, const crd_value *value) {
  static const struct {
    const char *name;
    cel_kind kind;
  } names[] = {{"int", CEL_INT},
               {"uint", CEL_UINT},
               {"double", CEL_DOUBLE},
               {"bool", CEL_BOOL},
               {"string", CEL_STRING},
               {"bytes", CEL_BYTES},
               {"dyn", CEL_DYN},
               {"google.protobuf.Timestamp", CEL_TIMESTAMP},
               {"google.protobuf.Duration", CEL_DURATION}};
  for (size_t i = 0; value->kind == CRD_STRING_VALUE && i < sizeof names / sizeof *names; i++)
    if (crd_value_is_string(value, crd_string_of(names[i].name))) return cel_type_simple(names[i].kind);
  if (value->kind != CRD_MAP) return NULL;
  const crd_value *items = row_value(value, "list"), *pair = row_value(value, "map");
  if (!items && !pair) return NULL;
  const cel_type *a = read_type(arena, items ? items : &pair->as.items[0]),
                 *b = pair ? read_type(arena, &pair->as.items[1]) : NULL;
  if (!a || (pair && !b)) return NULL;
  return cel_type_with(arena, items ? CEL_LIST : CEL_MAP, a, b);
}

/* Sizes by the whole path: "input.@items". */
static bool find_hint(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  (void)type;
  const crd_value *hints = data;
  char name[256];
  size_t size = 0;
  for (size_t i = 0; i < count && size < sizeof name; i++)
    size += (size_t)snprintf(name + size, sizeof name - size, "%s%.*s", i ? "." : "", (int)path[i].size, path[i].data);
  const crd_value *hint = hints && count ? crd_value_get(hints, (crd_string){name, size < sizeof name ? size : 0}) : NULL;
  if (hint) *max = number_of(hint);
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

#define MAX_VARIABLES 8

/* False when a variable is of protobuf. */
static bool read_variables(crd_arena *arena, const crd_value *map, cel_variable *variables, size_t *count) {
  *count = 0;
  for (uint32_t i = 0; map && i < map->size && *count < MAX_VARIABLES; i++) {
    const cel_type *type = read_type(arena, &map->as.members[i].value);
    if (!type) return false;
    variables[(*count)++] = (cel_variable){crd_member_name(&map->as.members[i]), type};
  }
  return true;
}

static bool run_expressions(const char *path, bool kubernetes) {
  table table = table_open(path);
  for (uint32_t i = 0; i < table.cases->size; i++) {
    const crd_value *row = &table.cases->as.items[i], *wanted = row_value(row_value(row, "expect"), "estimated_cost");
    crd_arena *arena = crd_arena_create(NULL);
    cel_variable variables[MAX_VARIABLES];
    cel_environment environment = {.variables = variables, .version = 37};
    cel_ast ast;
    bool applies = !row_flag(row, "needs_proto") && !row_flag(row, "needs_authorizer") &&
                   !row_value(row, "custom_options") && !text_contains(row_text(row, "expr"), CRD_STRING("jsonpatch.")) &&
                   wanted && read_variables(arena, row_value(row, "vars"), variables, &environment.variable_count);
    if (!applies) {
      table.skipped++;
    } else if (!cel_parse(&ast, arena, row_text(row, "expr")) || !cel_check(&ast, &environment)) {
      crd_string issues = cel_issues_format(arena, &ast);
      if (text_contains(issues, CRD_STRING("expected type '"))) /* the table lets lists mix types */
        table.skipped++;
      else
        table_check(&table, row, false, issues);
    } else {
      cost_sizes sizes = {kubernetes ? find_by_type : find_hint, (void *)(uintptr_t)row_value(row, "size_hints"),
                          !kubernetes};
      cost_range cost = cel_cost(&ast, &sizes);
      bool passed = cost.min == number_of(&wanted->as.items[0]) && cost.max == number_of(&wanted->as.items[1]);
      table_check(&table, row, passed,
                  crd_arena_printf(arena, "[%llu, %llu]", (unsigned long long)cost.min, (unsigned long long)cost.max));
    }
    crd_arena_destroy(arena);
  }
  return table_close(&table);
}

/* ---- sums and cardinality ---- */

static bool run_totals(void) {
  table table = table_open("apiext-schema/TestPerCRDEstimatedCost.json");
  for (uint32_t i = 0; i < table.cases->size; i++) {
    const crd_value *row = &table.cases->as.items[i], *costs = row_value(row, "costs"), *expected = row_value(row, "expect");
    const crd_value *most = row_value(expected, "most_expensive");
    cost_total total = {.total = 0};
    for (uint32_t k = 0; k < costs->size; k++) cost_total_add(&total, (cost_share){.cost = number_of(&costs->as.items[k])});
    bool passed = total.total == number_of(row_value(expected, "total")) && total.count == most->size;
    for (uint32_t k = 0; passed && k < most->size; k++) passed = total.most[k].cost == number_of(&most->as.items[k]);
    table_check(&table, row, passed, CRD_STRING("another sum"));
  }
  return table_close(&table);
}

static bool run_cardinalities(void) {
  table table = table_open("apiext-schema/TestCostInfo.json");
  for (uint32_t i = 0; i < table.cases->size; i++) {
    const crd_value *row = &table.cases->as.items[i], *path = row_value(row, "schema_path"),
                    *wanted = row_value(row_value(row, "expect"), "max_cardinality");
    crd_arena *arena = crd_arena_create(NULL);
    source source = {"case", {"", 0}};
    diagnostics problems = {.arena = arena};
    cardinality found = {true, 1};
    for (uint32_t k = 0; k < path->size; k++) {
      const schema *node = schema_read(arena, &source, &path->as.items[k], &problems);
      if (node) found = cardinality_inside(node, found);
    }
    bool unbounded = !wanted || wanted->kind == CRD_NULL;
    table_check(&table, row, unbounded ? !found.bounded : found.bounded && found.count == number_of(wanted),
                CRD_STRING("another cardinality"));
    crd_arena_destroy(arena);
  }
  return table_close(&table);
}

int main(void) {
  bool good = run_rules("apiext-cel/TestCostEstimation.json");
  good &= run_rules("apiext-cel/TestCelEstimatedCostStability.json");
  good &= run_rules("apiext-cel/TestMetadataNameCostIsBounded.json");
  good &= run_expressions("cel-go/estimated-cost.json", false);
  good &= run_expressions("apiserver-cel/cost.json", true);
  good &= run_totals();
  good &= run_cardinalities();
  return good ? 0 : 1;
}
