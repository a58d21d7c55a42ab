/* SPDX-License-Identifier: Apache-2.0 */
#include "hash.h"
#include <assert.h>

enum { SMALL_TABLE = 16 };

/* The entry of a name, or the free entry where it belongs. The table always has a free entry. */
static name_entry *entry_of(const name_table *table, crd_string name) {
  size_t mask = table->room - 1;
  size_t at = (size_t)hash_name(crd_arena_seed(table->arena), name) & mask;
  while (table->entries[at].held && !crd_string_equal(table->entries[at].name, name)) at = (at + 1) & mask;
  return &table->entries[at];
}

void crd_name_table_reserve(name_table *table, size_t count) {
  assert(!table->count);
  if (table->room > 2 * count) return;
  for (table->room = SMALL_TABLE; table->room <= 2 * count;) table->room *= 2;
  table->entries = crd_arena_zalloc(table->arena, table->room * sizeof *table->entries);
}

static void grow(name_table *table) {
  const name_entry *old = table->entries;
  size_t old_room = table->room;
  table->room = old_room ? old_room * 2 : SMALL_TABLE;
  table->entries = crd_arena_zalloc(table->arena, table->room * sizeof *table->entries);
  for (size_t i = 0; i < old_room; i++)
    if (old[i].held) *entry_of(table, old[i].name) = old[i];
}

void *crd_name_table_find(const name_table *table, crd_string name) {
  return table->count ? entry_of(table, name)->held : NULL;
}

void crd_name_table_put(name_table *table, crd_string name, void *held) {
  assert(held);
  if (table->count * 2 >= table->room) grow(table);
  name_entry *entry = entry_of(table, name);
  table->count += !entry->held;
  *entry = (name_entry){name, held};
}

void crd_name_table_clear(name_table *table) {
  if (table->room > SMALL_TABLE)
    *table = (name_table){.arena = table->arena}; /* drops a large table: clearing it would slow every later document */
  else if (table->count)
    memset(table->entries, 0, table->room * sizeof *table->entries);
  table->count = 0;
}
