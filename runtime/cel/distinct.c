/* SPDX-License-Identifier: Apache-2.0 */
/* Rules that test for each item of a list whether exactly one item is equal to it (self.all(x, self.exists_one(y, x.name ==
 * y.name)), or the same with self.filter(y, x.name == y.name).size() == 1), in linear time: if all items are distinct, the
 * result and the cost of the loops are known. If they are not, or an item is no string or number, the loops run. */
#include "../base/hash.h"
#include "../base/kin.h"
#include "internal.h"

#include <crd/generated/program.h>

/* For fewer items comparing is faster than a hash table. */
#define FEWEST 8
/* The most cost of comparing a text with a longer one. */
#define MOST_COST 255

typedef struct distinct_table {
  crd_cel_value *values;
  uint32_t *slots; /* index + 1 */
  size_t mask;
  uint64_t seed;
  uint32_t costs[MOST_COST + 1]; /* how many values have that cost */
} distinct_table;

/* Adds a value to the table; false if it is there already, or is no string or number. */
SELDOM static bool add_distinct(distinct_table *table, size_t index, crd_cel_value value) {
  const bool text = value.kind == CRD_CEL_STRING;
  const crd_string number = {(const char *)&value.as.integer, sizeof value.as.integer};
  const uint64_t cost = text ? crd_cel_scan_cost(value.as.text) : 1;
  if ((!text && value.kind != CRD_CEL_INT) || value.kind != table->values[0].kind || cost > MOST_COST) return false;
  size_t at = (size_t)hash_name(table->seed, text ? value.as.text : number) & table->mask;
  for (; table->slots[at]; at = (at + 1) & table->mask) {
    const crd_cel_value *other = &table->values[table->slots[at] - 1];
    if (text ? crd_cel_same(other->as.text, value.as.text) : other->as.integer == value.as.integer) return false;
  }
  table->slots[at] = (uint32_t)index + 1;
  table->costs[cost]++;
  return true;
}

/* The cost of comparing all pairs: for each pair the smaller cost of the two. */
SELDOM static uint64_t cost_of_pairs(const distinct_table *table, uint64_t count) {
  uint64_t sum = 0, left = count;
  for (uint64_t cost = 0; cost <= MOST_COST; left -= table->costs[cost++])
    sum += cost * table->costs[cost] * (2 * left - table->costs[cost]);
  return sum;
}

SELDOM uint64_t crd_cel_distinct(crd_cel *cel, crd_cel_value range, size_t count, crd_cel_value name, crd_cel_value costs) {
  const uint64_t outer = (uint64_t)costs.as.integer >> 32, inner = (uint32_t)costs.as.integer, before = cel->cost;
  if (count < FEWEST || count > UINT32_MAX / 4 || !costs.as.integer) return 0;
  distinct_table table = {.seed = crd_arena_seed(cel->arena), .mask = 15};
  while (table.mask < 2 * count) table.mask = table.mask * 2 + 1;
  table.values = crd_arena_alloc(cel->arena, count * sizeof *table.values);
  table.slots = crd_arena_zalloc(cel->arena, (table.mask + 1) * sizeof *table.slots);
  bool distinct = true;
  for (size_t i = 0; i < count && distinct; i++) {
    crd_cel_poll(cel);
    crd_cel_value item = crd_cel_range_at(cel, range, i);
    if (name.kind == CRD_CEL_STRING && item.kind != CRD_CEL_FAILED) item = crd_cel_select(cel, item, name.as.text);
    table.values[i] = item;
    distinct = add_distinct(&table, i, item);
  }
  cel->cost = before;
  return distinct ? count * outer + (uint64_t)count * count * inner + cost_of_pairs(&table, count) : 0;
}
