/* SPDX-License-Identifier: Apache-2.0 */
/* Maps that two-variable macros build. Mirrors cel-go ext/comprehensions.go (mapInsert).
 *
 * A macro inserts entry after entry and uses only the last map. So each map and the next one share a table: a map is the
 * table's first `count` entries, and the longest map grows in place. */
#include "internal.h"

enum { SMALL_MAP = 16 };

static void grow_map(crd_cel *cel, struct crd_cel_table *table, size_t wanted) {
  size_t capacity = table->capacity ? table->capacity : SMALL_MAP;
  while (capacity < wanted) capacity *= 2;
  if (capacity == table->capacity) return;
  table->entries = crd_arena_grow(cel->arena, table->entries, table->capacity * sizeof *table->entries,
                                  capacity * sizeof *table->entries);
  table->capacity = capacity;
  table->slots = crd_arena_zalloc(cel->arena, 2 * capacity * sizeof *table->slots);
  for (size_t i = 0; i < table->used; i++) {
    uint32_t *slot = crd_cel_table_slot(cel, table, table->entries[i].key);
    if (!*slot) *slot = (uint32_t)i + 1;
  }
}

/* A table that begins with the entries of a map. It is the map's own table if no entry was added to that since. */
static struct crd_cel_table *table_of(crd_cel *cel, crd_cel_value map, size_t more) {
  size_t count = (size_t)crd_cel_count(map);
  struct crd_cel_table *table = map.kind == CRD_CEL_MAP ? map.as.map->table : NULL;
  if (!table || table->used != count) {
    table = crd_arena_zalloc(cel->arena, sizeof *table);
    grow_map(cel, table, count + more);
    for (size_t i = 0; i < count; i++) {
      crd_cel_entry entry = {crd_cel_key(map, i), crd_cel_entry_value(cel, map, i)};
      uint32_t *slot = crd_cel_table_slot(cel, table, entry.key);
      table->entries[table->used++] = entry;
      if (!*slot) *slot = (uint32_t)table->used;
    }
  }
  grow_map(cel, table, count + more);
  return table;
}

crd_cel_value crd_cel_fn_map_insert(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (!crd_cel_is_map(arguments[0]) || (count == 2 && !crd_cel_is_map(arguments[1])))
    return crd_cel_no_overload(cel, "cel.@mapInsert", arguments, count);
  size_t more = count == 2 ? (size_t)crd_cel_count(arguments[1]) : 1;
  struct crd_cel_table *table = table_of(cel, arguments[0], more);
  for (size_t i = 0; i < more; i++) {
    crd_cel_entry entry = count == 2
                              ? (crd_cel_entry){crd_cel_key(arguments[1], i), crd_cel_entry_value(cel, arguments[1], i)}
                              : (crd_cel_entry){arguments[1], arguments[2]};
    if (entry.value.kind == CRD_CEL_FAILED) return entry.value;
    uint32_t *slot = crd_cel_table_slot(cel, table, entry.key);
    if (*slot) {
      crd_string key = crd_cel_value_text(cel, entry.key);
      return crd_cel_failed_with(cel, "insert failed: key %.*s already exists", (int)key.size, key.data);
    }
    table->entries[table->used++] = entry;
    *slot = (uint32_t)table->used;
  }
  crd_cel_map *map = crd_arena_alloc(cel->arena, sizeof *map);
  *map = (crd_cel_map){table->entries, table->used, table};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_MAP;
  value.as.map = map;
  return value;
}
