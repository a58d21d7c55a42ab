/* Open addressing, at most half full. */
#include "schema/name_index.h"

#include <crd/types.h>

enum { SMALLEST = 16 };

/* The entry of the name, or the free one where it belongs; there is room. */
static name_entry *entry_of(const name_index *index, crd_string name) {
  uint32_t mask = index->room - 1;
  uint32_t at = crd_seeded_hash(crd_name_hash(name.data, name.size), index->room) & mask;
  while (index->entries[at].at && !crd_string_equal(index->entries[at].name, name)) at = (at + 1) & mask;
  return &index->entries[at];
}

static void grow(name_index *index) {
  const name_entry *old = index->entries;
  uint32_t old_room = index->room;
  index->room = old_room ? old_room * 2 : SMALLEST;
  index->entries = crd_arena_zalloc(index->arena, index->room * sizeof *index->entries);
  for (uint32_t i = 0; i < old_room; i++)
    if (old[i].at) *entry_of(index, old[i].name) = old[i];
}

bool name_index_add(name_index *index, crd_string name, uint32_t at) {
  if (index->count * 2 >= index->room) grow(index);
  name_entry *entry = entry_of(index, name);
  if (entry->at) return false;
  *entry = (name_entry){name, at + 1};
  index->count++;
  return true;
}

uint32_t name_index_find(const name_index *index, crd_string name) {
  return index->room ? entry_of(index, name)->at - 1 : UINT32_MAX;
}
