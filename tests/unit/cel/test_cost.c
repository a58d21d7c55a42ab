/* SPDX-License-Identifier: Apache-2.0 */
/* Static costs: what the estimate of the API server does that its description does not say. Figures are the API server's. */
#include "cel/cost.h"
#include "cel/rule.h"
#include "rules/cost_budget.h"

#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;

static void start(void) {
  arena = crd_arena_create(NULL);
}
static void stop(void) {
  crd_arena_destroy(arena);
}

static const schema *read_schema(const char *json) {
  source *source = crd_arena_zalloc(arena, sizeof *source);
  source->name = "test";
  source->text = crd_string_of(json);
  diagnostics problems = {.arena = arena};
  const crd_value *value = crd_json_parse(arena, source->text, NULL, NULL);
  return value ? crdc_schema_read(arena, source, value, &problems) : NULL;
}

static validation_rule *make_rule(const char *text) {
  validation_rule *rule = crd_arena_alloc(arena, sizeof *rule);
  *rule = (validation_rule){.rule = crd_string_of(text), .has_rule = true, .optional_old_self = -1};
  return rule;
}

static compiled_rule *compile_rule(const char *json, const char *text) {
  const schema *node = read_schema(json);
  cr_assert(node);
  validation_rule *rule = make_rule(text);
  cel_types *types = crdc_cel_types_create(arena);
  return crdc_rule_compile(types, crdc_cel_type_of_schema(types, node, false), node, rule, 36, 36);
}

static const char nested[] =
    "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\"},\"l\":{\"type\":\"array\",\"items\":{\"type\":"
    "\"object\","
    "\"properties\":{\"p\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"q\":{\"type\":\"array\",\"maxItems\":3,"
    "\"items\":{\"type\":\"string\"}}}}}}}";

static void expect_cost(const char *json, const char *text, uint64_t cost) {
  compiled_rule *compiled = compile_rule(json, text);
  uint64_t once = crdc_rule_cost_of(compiled)->once;
  cr_expect_eq(once, cost, "%s: %llu, not %llu (%.*s)", text, (unsigned long long)once, (unsigned long long)cost,
               (int)compiled->error.size, compiled->error.size ? compiled->error.data : "");
}

TestSuite(cost, .init = start, .fini = stop);

Test(cost, follows_paths_to_limits) {
  expect_cost(nested, "self.l.all(x, x.p.all(y, y == 'a'))", 5497553944578u);
  expect_cost(nested, "self.l.map(x, x.p).all(y, y.size() > 1)", 20971514u);
  expect_cost(nested, "sets.contains(self.l[0].p, self.l[0].q)", 3145734u);
  expect_cost(nested, "self.a.split(',').all(x, x.size() < 3)", 19503505u);
}

/* A path that is extended twice is changed where it is kept: the inner loop runs over x.q. */
Test(cost, shares_paths_as_the_api_server_does) {
  expect_cost(nested, "self.l.all(x, x.p.all(y, x.q == ['a']))", 56623053u);
}

/* Items of a list without a path are taken for self. */
Test(cost, takes_items_of_literals_for_self) {
  expect_cost(nested, "['a','b'].exists(x, x == self.a)", 25u);
}

Test(cost, knows_the_libraries) {
  expect_cost(nested, "quantity('1') == quantity('2')", 3u);
  expect_cost(nested, "ip('1.2.3.4') != ip('1.2.3.5')", 1844674407370955266u);
  expect_cost(nested, "format.dns1123Label() == format.dns1123Label()", 9u);
  expect_cost(nested, "self.l[0].p.sort().size() > 0", 2308970014330u);
  expect_cost(nested, "self.l[0].p.slice(1, 2).size() > 0", 18u);
  expect_cost(nested, "self.l[0].p.join(',') == self.a", 329853383482u);
}

Test(cost, new_rules_wait_a_version_for_new_functions) {
  cr_expect(compile_rule(nested, "[1].includes(1)")->error.size > 0);
  cr_expect_eq(cel_version_of_new_rules(37), 36);
}

/* Of `text`, compiled for each of the versions in turn: how often it was compiled anew. */
static size_t count_compilations(const char *text, const unsigned *versions, size_t count) {
  const schema *node = read_schema(nested);
  cr_assert(node);
  validation_rule *rule = make_rule(text);
  cel_types *types = crdc_cel_types_create(arena);
  const cel_type *self = crdc_cel_type_of_schema(types, node, false);
  size_t made = 0;
  for (size_t i = 0; i < count; i++) {
    const compiled_rule *before = rule->compiled,
                        *compiled = crdc_rule_compile(types, self, node, rule, versions[i], versions[i]);
    made += compiled != before;
    cr_expect_eq(rule->compiled, compiled);
  }
  return made;
}

Test(cost, a_rule_is_compiled_once_for_versions_that_read_it_alike) {
  const unsigned up[] = {36, 36, 37, 36}, down[] = {37, 36, 37}, sorting[] = {33, 33, 34, 37}, old[] = {29, 30, 31, 32};
  cr_expect_eq(count_compilations("self.a == ''", up, 4), 1);
  cr_expect_eq(count_compilations("self.a == ''", down, 3), 2);                            /* 37 may know more than 36 */
  cr_expect_eq(count_compilations("[2, 1].sortBy(x, x) == [1, 2]", sorting, 4), 2);        /* an error, then a rule */
  cr_expect_eq(count_compilations("[2, 1].all(x, y, x < y)", (unsigned[]){31, 32}, 2), 2); /* a macro since 32 */
  cr_expect_eq(count_compilations("self.a == ''", old, 4), 3);                             /* whose environments differ */
}

Test(cost, multiplies_and_adds_without_overflow) {
  cr_expect_eq(crdc_cost_times(UINT64_MAX, 2), UINT64_MAX);
  cr_expect_eq(crdc_cost_times(UINT64_MAX, 0), 0);
  cr_expect_eq(crdc_cost_plus(UINT64_MAX, 1), UINT64_MAX);
  cr_expect_eq(crdc_cost_everywhere(0, (cardinality){false, 0}, 100), 0);
  cr_expect_eq(crdc_cost_everywhere(7, (cardinality){false, 0}, 100), 700);
  cr_expect_eq(crdc_cost_everywhere(7, (cardinality){true, 3}, 100), 21);
}

static void expect_excess(uint64_t cost, const char *factor) {
  crd_string text = crdc_cost_factor_text(arena, cost, COST_LIMIT_OF_RULE);
  cr_expect(crd_string_equal(text, crd_string_of(factor)), "%.*s", (int)text.size, text.data);
}

Test(cost, tells_by_how_much_a_limit_is_exceeded) {
  expect_excess(12000000, "1.200000x");
  expect_excess(15000000, "1.5x");
  expect_excess(1000000000, "100.0x");
  expect_excess(1000000001, "more than 100x");
}

Test(cost, keeps_the_four_most_expensive) {
  cost_total total = {.total = 0};
  const uint64_t costs[] = {999999, 1000000, 5000000, 2000000, 5000000, 3000000};
  for (size_t i = 0; i < 6; i++) crdc_cost_total_add(&total, (cost_share){.offset = (uint32_t)i, .cost = costs[i]});
  cr_expect_eq(total.total, 16999999);
  cr_assert_eq(total.count, 4);
  const uint32_t order[] = {2, 4, 5, 3};
  for (size_t i = 0; i < 4; i++) cr_expect_eq(total.most[i].offset, order[i]);
}
