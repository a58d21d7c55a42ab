/* SPDX-License-Identifier: Apache-2.0 */
/* What would make a rule cheaper: repeats the estimate with limits that the schema lacks. */
#include "../../runtime/base/nearest_name.h"
#include "rules/rule_list.h"

#include <stdlib.h>

#define CHEAP (COST_LIMIT_OF_SCHEMA / 100) /* rules below this cost are not blamed for an expensive schema */

typedef struct candidate {
  const schema *node;
  missing_limit limit;
} candidate;

typedef struct advisor {
  crd_arena *arena;
  const listed_rule *rule;
  candidate *items;
  size_t count, capacity;
  bool collecting;
  uint64_t bound;       /* 0: none */
  const schema *spared; /* the only one without a bound; NULL: all have it */
} advisor;

/* ---- missing limits ---- */

/* The keyword that would limit the node's values; NULL if there is one already or none exists. */
static const char *missing_keyword(const schema *node) {
  if (crd_string_equal(node->type, CRD_STRING("array"))) return limits_of(node)->max_items.set ? NULL : "maxItems";
  if (crd_string_equal(node->type, CRD_STRING("object")))
    return node->additional && !limits_of(node)->max_properties.set ? "maxProperties" : NULL;
  bool is_text = node->int_or_string || crd_string_equal(node->type, CRD_STRING("string"));
  if (crd_is_among(node->format, "duration date date-time")) return NULL;
  return is_text && !limits_of(node)->max_length.set && !(node->enum_values && node->enum_values->size) ? "maxLength" : NULL;
}

static void add_candidate(advisor *advisor, const schema *node, const char *keyword, crd_string path, uint64_t assumed) {
  for (size_t i = 0; i < advisor->count; i++)
    if (advisor->items[i].node == node) return;
  CRD_ARENA_PUSH(advisor->arena, advisor->items, advisor->count, advisor->capacity, 8,
                 (candidate){node, {path, keyword, assumed, 0}});
}

/* ".spec" followed by the steps of an estimate's path. */
static crd_string path_below(const advisor *advisor, const crd_string *path, size_t count) {
  crd_text text = {.arena = advisor->arena};
  const cel_type *type = advisor->rule->self;
  crd_text_add(&text, advisor->rule->place->path);
  for (size_t i = 1; i < count && type; i++) {
    const cel_field *field = type->kind == CEL_OBJECT ? crdc_cel_type_field(type, path[i]) : NULL;
    if (field) {
      crd_text_add_char(&text, '.');
      crd_text_add(&text, field->property);
    } else {
      crd_text_add(&text, type->kind == CEL_MAP ? CRD_STRING("{}") : CRD_STRING("[]"));
    }
    const crd_string pair[] = {path[0], path[i]};
    type = crdc_cel_cost_type_at(type, pair, 2);
  }
  return crd_text_string(&text);
}

static uint64_t bounded(const advisor *advisor, const schema *node, uint64_t max) {
  bool applies = advisor->bound && advisor->spared != node;
  bool in_points = crd_string_equal(node->type, CRD_STRING("string")) || node->int_or_string;
  uint64_t bound = advisor->bound * (in_points && !crd_string_equal(node->format, CRD_STRING("byte")) ? 4 : 1);
  return applies && bound < max ? bound : max;
}

/* The sizes from the schema; a size without a limit is recorded, or gets the bound. */
static bool find_size(void *data, const crd_string *path, size_t count, const cel_type *of, uint64_t *max) {
  advisor *advisor = data;
  (void)of;
  const cel_type *type = count ? crdc_cel_cost_type_at(advisor->rule->self, path, count) : NULL;
  if (!type) return false;
  *max = type->max_elements;
  const char *keyword = type->schema ? missing_keyword(type->schema) : NULL;
  if (!keyword) return true;
  if (advisor->collecting)
    add_candidate(advisor, type->schema, keyword, path_below(advisor, path, count), type->max_elements);
  *max = bounded(advisor, type->schema, *max);
  return true;
}

/* ---- the cost with limits ---- */

static uint64_t cost_with(advisor *advisor, uint64_t bound, const schema *spared) {
  const listed_rule *rule = advisor->rule;
  advisor->bound = bound;
  advisor->spared = spared;
  cardinality times = {true, 1};
  for (const rule_step *step = rule->place->outer; step; step = step->outer) {
    schema node = *step->node;
    schema_limits limits = *limits_of(step->node);
    node.limits = &limits;
    const char *keyword = missing_keyword(&node);
    if (bound && keyword && !(spared && spared == step->node)) {
      count_limit limit = {true, (int64_t)bound};
      *(crd_string_equal(node.type, CRD_STRING("array")) ? &limits.max_items : &limits.max_properties) = limit;
    }
    times = crdc_cardinality_inside(&node, times);
  }
  uint64_t once = crdc_cel_cost(&rule->compiled->ast, &(cost_sizes){.find = find_size, .data = advisor}).max;
  return crdc_cost_everywhere(once, times, rule->costs.cardinality);
}

/* The largest of 1, 2, 5, 10, 20 ... with which the rule stays within the limit; 0: none. */
static uint64_t find_bound(advisor *advisor, uint64_t limit) {
  for (uint64_t power = 100000; power; power /= 10)
    for (uint64_t digit = 5; digit; digit /= 2)
      if (cost_with(advisor, digit * power, NULL) <= limit) return digit * power;
  return 0;
}

static int compare_part_costs(const void *left, const void *right) {
  const missing_limit *a = left, *b = right;
  if (a->cost != b->cost) return a->cost > b->cost ? -1 : 1;
  return crd_string_compare(a->path, b->path);
}

rule_advice crdc_rule_advise(crd_arena *arena, const listed_rule *rule) {
  rule_advice advice = {.cost = rule->cost};
  if (rule->cost <= CHEAP || !rule->compiled->ast.root) return advice;
  advisor advisor = {.arena = arena, .rule = rule, .collecting = true};
  cost_with(&advisor, 0, NULL);
  for (const rule_step *step = rule->place->outer; step; step = step->outer) {
    const char *keyword = missing_keyword(step->node);
    if (keyword) add_candidate(&advisor, step->node, keyword, step->path, 0);
  }
  advisor.collecting = false;
  advice.bound = find_bound(&advisor, CHEAP);
  if (!advice.bound) advice.bound = find_bound(&advisor, COST_LIMIT_OF_RULE);
  uint64_t bound = advice.bound ? advice.bound : 1, best = cost_with(&advisor, bound, NULL);
  if (advice.bound) advice.cost = best;
  advice.limits = crd_arena_alloc(arena, advisor.count * sizeof *advice.limits);
  for (size_t i = 0; i < advisor.count; i++) {
    missing_limit limit = advisor.items[i].limit;
    limit.cost = cost_with(&advisor, bound, advisor.items[i].node);
    if (limit.cost > best) advice.limits[advice.count++] = limit;
  }
  if (advice.count) qsort(advice.limits, advice.count, sizeof *advice.limits, compare_part_costs);
  return advice;
}
