/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic of ranges and paths for the cost estimate. */
#include "cel/cost_parts.h"

#include <math.h>

uint64_t crdc_cost_plus(uint64_t a, uint64_t b) {
  return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

uint64_t crdc_cost_times(uint64_t a, uint64_t b) {
  return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static uint64_t scale_bound(uint64_t value, double factor) {
  double product = ceil((double)value * factor);
  return product >= 0x1p64 ? UINT64_MAX : (uint64_t)product;
}

cost_range crdc_cost_range_plus(cost_range a, cost_range b) {
  return (cost_range){crdc_cost_plus(a.min, b.min), crdc_cost_plus(a.max, b.max)};
}

cost_range crdc_cost_range_times(cost_range a, cost_range b) {
  return (cost_range){crdc_cost_times(a.min, b.min), crdc_cost_times(a.max, b.max)};
}

cost_range crdc_cost_range_union(cost_range a, cost_range b) {
  return (cost_range){a.min < b.min ? a.min : b.min, a.max > b.max ? a.max : b.max};
}

cost_range crdc_cost_range_scale(cost_range range, double factor) {
  return (cost_range){scale_bound(range.min, factor), scale_bound(range.max, factor)};
}

cost_path crdc_cost_path_append(crd_arena *arena, cost_path path, crd_string step) {
  if (path.count == path.capacity) {
    uint32_t capacity = path.capacity ? path.capacity * 2 : 1;
    crd_string *steps = crd_arena_alloc(arena, capacity * sizeof *steps);
    if (path.count) memcpy(steps, path.steps, path.count * sizeof *steps);
    path.steps = steps;
    path.capacity = capacity;
  }
  path.steps[path.count++] = step;
  return path;
}

/* ---- sizes ---- */

known_size crdc_cost_find_size(const coster *coster, cost_path path, const cel_type *type) {
  uint64_t max;
  if (!coster->sizes->find(coster->sizes->data, path.steps, path.count, type, &max)) return (known_size){false};
  return (known_size){true, {0, max}};
}

cost_range crdc_cost_known_or_everything(known_size size) {
  return size.known ? size.range : range_unknown();
}

cost_range crdc_cost_size_or_unknown(const operand_cost *operand) {
  return crdc_cost_known_or_everything(operand->size);
}
