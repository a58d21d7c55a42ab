/* SPDX-License-Identifier: Apache-2.0 */
/* Look-ups by name in the maps of a document. Most maps are short and read once or twice: they are searched linearly. For a
 * long map that is read often a hash table is built, so that a rule that reads every name takes linear time. Tables are
 * found by the address of the entries, and live while the rules of one node run. */
#include "../base/hash.h"
#include "internal.h"

enum {
  SEARCHED = 32, /* shorter maps are always searched */
  PATIENCE = 4,  /* longer maps are searched so often before a table is built */
  SMALL_INDEX = 16
};

typedef struct indexed {
  const void *entries; /* NULL: free */
  size_t asked;
  uint32_t *slots; /* 1 + the position; NULL: not built yet */
  size_t mask;
} indexed;

struct crd_cel_indexes {
  indexed *items;
  size_t count, mask;
};

static crd_string name_at(const crd_cel_names *names, size_t i) {
  const void *entry = (const char *)names->entries + i * names->stride;
  return names->members ? crd_member_name(entry) : *(const crd_string *)entry;
}

static size_t search_index(const crd_cel_names *names, crd_string name) {
  size_t i = 0;
  while (i < names->count && !crd_string_equal(name_at(names, i), name)) i++;
  return i < names->count ? i : SIZE_MAX;
}

static indexed *index_slot(const struct crd_cel_indexes *all, const void *entries) {
  size_t at = (size_t)hash_mix((uint64_t)(uintptr_t)entries, 1) & all->mask;
  while (all->items[at].entries && all->items[at].entries != entries) at = (at + 1) & all->mask;
  return &all->items[at];
}

static void grow_index(crd_cel *cel, struct crd_cel_indexes *all) {
  struct crd_cel_indexes old = *all;
  all->mask = old.items ? old.mask * 2 + 1 : SMALL_INDEX - 1;
  all->items = crd_arena_zalloc(cel->arena, (all->mask + 1) * sizeof *all->items);
  for (size_t i = 0; old.items && i <= old.mask; i++)
    if (old.items[i].entries) *index_slot(all, old.items[i].entries) = old.items[i];
}

static indexed *index_of_name(crd_cel *cel, const void *entries) {
  if (!cel->indexes) cel->indexes = crd_arena_zalloc(cel->arena, sizeof *cel->indexes);
  struct crd_cel_indexes *all = cel->indexes;
  if (all->count * 2 >= all->mask) grow_index(cel, all);
  indexed *found = index_slot(all, entries);
  all->count += !found->entries;
  found->entries = entries;
  return found;
}

/* The slot of a name, or the free slot for it. */
static uint32_t *name_slot(const indexed *index, const crd_cel_names *names, uint64_t seed, crd_string name) {
  uint64_t hash = hash_name(seed, name);
  for (size_t at = (size_t)(hash ^ hash >> 32) & index->mask;; at = (at + 1) & index->mask) {
    uint32_t *slot = &index->slots[at];
    if (!*slot || crd_string_equal(name_at(names, *slot - 1), name)) return slot;
  }
}

static void fill_index(crd_cel *cel, indexed *index, const crd_cel_names *names) {
  uint64_t seed = crd_arena_seed(cel->arena);
  for (index->mask = 63; index->mask < 2 * names->count;) index->mask = index->mask * 2 + 1;
  index->slots = crd_arena_zalloc(cel->arena, (index->mask + 1) * sizeof *index->slots);
  for (size_t i = 0; i < names->count; i++) {
    uint32_t *slot = name_slot(index, names, seed, name_at(names, i));
    if (!*slot) *slot = (uint32_t)i + 1;
  }
}

size_t crd_cel_find_name(crd_cel *cel, const crd_cel_names *names, crd_string name) {
  if (names->count < SEARCHED) return search_index(names, name);
  indexed *index = index_of_name(cel, names->entries);
  if (index->asked++ < PATIENCE) return search_index(names, name);
  if (!index->slots) fill_index(cel, index, names);
  return (size_t)*name_slot(index, names, crd_arena_seed(cel->arena), name) - 1;
}

const void *crd_cel_find_entry(crd_cel *cel, const void *entries, size_t count, size_t stride, crd_string key) {
  const char *entry = entries;
  for (size_t i = 0; count < SEARCHED && i < count; i++, entry += stride)
    if (crd_string_equal(*(const crd_string *)(const void *)entry, key)) return entry;
  if (count < SEARCHED) return NULL;
  size_t found = crd_cel_find_name(cel, &(crd_cel_names){entries, count, stride, false}, key);
  return found == SIZE_MAX ? NULL : (const char *)entries + found * stride;
}

const crd_value *crd_cel_find_member(crd_cel *cel, const crd_value *map, crd_string name) {
  if (!map || map->kind != CRD_MAP || map->size < SEARCHED) return crd_value_get(map, name);
  const crd_cel_names names = {map->as.members, map->size, sizeof *map->as.members, true};
  size_t found = crd_cel_find_name(cel, &names, name);
  return found == SIZE_MAX ? NULL : &map->as.members[found].value;
}
