/* SPDX-License-Identifier: Apache-2.0 */
#include "program/error_cost.h"
#include "cel/declarations.h"
#include "cel/plan.h"
#include <string.h>

bool crdc_cost_is_index(const cel_node *node) {
  return is_call(node, "_[_]") || is_call(node, "_?._") || is_call(node, "_[?_]");
}

/* The least that evaluating the node takes. */
unsigned crdc_cost_least(const cel_node *node) {
  unsigned cost = 0;
  if (is_constant(node)) return 0;
  if (node->target) cost += crdc_cost_least(node->target);
  for (size_t i = 0; i < node->argument_count; i++) cost += crdc_cost_least(node->arguments[i]);
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return 1;
  case CEL_NODE_SELECT:
    return cost + !node->test_only + !crdc_plan_is_attribute(node->target);
  case CEL_NODE_LIST:
    return cost + LIST_COSTS;
  case CEL_NODE_MAP:
    for (size_t i = 0; i < node->argument_count; i++) cost += crdc_cost_least(node->keys[i]);
    return cost + MAP_COSTS;
  case CEL_NODE_CALL:
    if (is_call(node, "_&&_") || is_call(node, "_||_") || is_call(node, "_?_:_")) return crdc_cost_least(node->arguments[0]);
    return cost + 1;
  case CEL_NODE_COMPREHENSION:
    return crdc_cost_least(node->fold.range);
  default:
    return cost;
  }
}

bool crdc_cost_is_small(const cel_node *node, unsigned *left) {
  if (*left == 0) return false;
  --*left;
  if (node->kind == CEL_NODE_COMPREHENSION)
    return crdc_cost_is_small(node->fold.range, left) && crdc_cost_is_small(node->fold.initial, left) &&
           crdc_cost_is_small(node->fold.condition, left) && crdc_cost_is_small(node->fold.step, left) &&
           crdc_cost_is_small(node->fold.result, left);
  if (node->target && !crdc_cost_is_small(node->target, left)) return false;
  for (size_t i = 0; i < node->argument_count; i++)
    if ((node->keys && !crdc_cost_is_small(node->keys[i], left)) || !crdc_cost_is_small(node->arguments[i], left))
      return false;
  return true;
}

crd_cost_shape crdc_cost_shape(const cel_ast *ast, const cel_node *node) {
  static const struct {
    const char *name;
    crd_cost_shape shape;
  } shapes[] = {{"add_string", CRD_COSTS_SUM},
                {"add_bytes", CRD_COSTS_SUM},
                {"equals", CRD_COSTS_LEAST},
                {"not_equals", CRD_COSTS_LEAST},
                {"less_string", CRD_COSTS_LEAST},
                {"less_equals_string", CRD_COSTS_LEAST},
                {"greater_string", CRD_COSTS_LEAST},
                {"greater_equals_string", CRD_COSTS_LEAST},
                {"less_bytes", CRD_COSTS_LEAST},
                {"less_equals_bytes", CRD_COSTS_LEAST},
                {"greater_bytes", CRD_COSTS_LEAST},
                {"greater_equals_bytes", CRD_COSTS_LEAST},
                {"in_list", CRD_COSTS_ITEMS},
                {"starts_with_string", CRD_COSTS_SECOND},
                {"ends_with_string", CRD_COSTS_SECOND},
                {"contains_string", CRD_COSTS_TENTHS},
                {"matches", CRD_COSTS_PATTERN},
                {"matches_string", CRD_COSTS_PATTERN},
                {"list_sets_contains_list", CRD_COSTS_PRODUCT},
                {"list_sets_intersects_list", CRD_COSTS_PRODUCT},
                {"list_sets_equivalent_list", CRD_COSTS_PRODUCT_TWICE}},
    names[] = {{"substring", CRD_COSTS_FIRST},     {"format", CRD_COSTS_FIRST}, {"split", CRD_COSTS_FIRST_TWICE},
               {"replace", CRD_COSTS_FIRST_TWICE}, {"find", CRD_COSTS_PATTERN}, {"findAll", CRD_COSTS_PATTERN}};
  if (node->overload_count == 1 && cel_ast_counts_as_before_37(ast)) {
    const char *id = node->overloads[0]->id;
    if (strcmp(id, "matches") == 0) return CRD_COSTS_ONE;
    if (strcmp(id, "starts_with_string") == 0 || strcmp(id, "ends_with_string") == 0) return CRD_COSTS_FIRST;
  }
  for (size_t i = 0; node->overload_count == 1 && i < sizeof shapes / sizeof *shapes; i++)
    if (strcmp(node->overloads[0]->id, shapes[i].name) == 0) return shapes[i].shape;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is_call(node, names[i].name)) return names[i].shape;
  return CRD_COSTS_ONE;
}

/* Whether the operand that is no error has a part in the cost. */
bool crdc_cost_counts_other(crd_cost_shape shape, bool error_first) {
  if (shape == CRD_COSTS_FIRST || shape == CRD_COSTS_FIRST_TWICE) return !error_first;
  if (shape == CRD_COSTS_SECOND || shape == CRD_COSTS_ITEMS) return error_first;
  return shape != CRD_COSTS_ONE;
}

/* As a branch of ?: and as an optional index an attribute is not observed by itself. */
bool crdc_cost_unobserved(const cel_node *node, const cel_node *part) {
  return (is_call(node, "_?_:_") || is_call(node, "_[?_]")) && part != node->arguments[0] && crdc_plan_is_attribute(part) &&
         !is_call(part, "_?_:_");
}
