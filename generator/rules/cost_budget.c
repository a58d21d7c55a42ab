/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/cost_budget.h"

cardinality crdc_cardinality_inside(const schema *node, cardinality of_node) {
  bool is_list = crd_string_equal(node->type, CRD_STRING("array"));
  bool is_map = crd_string_equal(node->type, CRD_STRING("object")) && node->additional_allowed != UNSET;
  if (!of_node.bounded || (!is_list && !is_map)) return of_node;
  count_limit limit = is_list ? limits_of(node)->max_items : limits_of(node)->max_properties;
  if (!limit.set) return (cardinality){false, 0};
  return (cardinality){true, crdc_cost_times(of_node.count, limit.value < 0 ? 0 : (uint64_t)limit.value)};
}

uint64_t crdc_cost_everywhere(uint64_t cost, cardinality cardinality, uint64_t by_size) {
  return crdc_cost_times(cost, cardinality.bounded ? cardinality.count : by_size);
}

void crdc_cost_total_add(cost_total *total, cost_share share) {
  total->total = crdc_cost_plus(total->total, share.cost);
  if (share.cost < COST_LIMIT_OF_SCHEMA / 100) return;
  size_t at = total->count;
  while (at > 0 && total->most[at - 1].cost < share.cost) at--;
  if (at == COST_MOST_EXPENSIVE) return;
  if (total->count < COST_MOST_EXPENSIVE) total->count++;
  memmove(&total->most[at + 1], &total->most[at], (total->count - 1 - at) * sizeof share);
  total->most[at] = share;
}

crd_string crdc_cost_factor_text(crd_arena *arena, uint64_t cost, uint64_t limit) {
  double factor = (double)cost / (double)limit;
  if (factor > 100) return CRD_STRING("more than 100x");
  return factor < 1.5 ? crd_arena_printf(arena, "%fx", factor) : crd_arena_printf(arena, "%.1fx", factor);
}
