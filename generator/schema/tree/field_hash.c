/* SPDX-License-Identifier: Apache-2.0 */
/* The search for a seed. The probability that n names fall into m slots without a collision is about exp(-n*n/2m). So a
 * number of seeds is tried for every size, then the next power of two. */
#include "schema/tree/field_hash.h"

#define MOST_SLOTS 65536u
#define SEEDS_PER_SIZE 600u
#define NO_FIELD 0xffffu

static bool fits(const uint64_t *hashes, size_t count, uint32_t seed, uint32_t mask, uint32_t *stamps, uint16_t *slots) {
  for (size_t i = 0; i < count; i++) {
    uint32_t slot = crd_seeded_hash(hashes[i], seed) & mask;
    if (stamps[slot] == seed) return false;
    stamps[slot] = seed;
    slots[slot] = (uint16_t)i;
  }
  return true;
}

/* The names, and the part of their hashes that does not depend on the seed. */
static const uint64_t *hash_names(crd_arena *arena, crd_fields *fields) {
  uint64_t *hashes = crd_arena_alloc(arena, fields->count * sizeof *hashes);
  uint64_t(*words)[2] = crd_arena_alloc(arena, fields->count * sizeof *words);
  for (size_t i = 0; i < fields->count; i++) {
    crd_string name = fields->items[i].name;
    crd_name_words(name.data, name.size, words[i]);
    hashes[i] = crd_words_hash(words[i], name.data, name.size);
  }
  fields->words = (const uint64_t(*)[2])words;
  return hashes;
}

bool crdc_field_hash_build(crd_arena *arena, crd_fields *fields) {
  if (fields->count > FIELD_HASH_MAX) return false;
  const uint64_t *hashes = hash_names(arena, fields);
  uint32_t size = 1;
  while (size < fields->count) size *= 2;
  for (; size <= MOST_SLOTS; size *= 2) {
    uint16_t *slots = crd_arena_alloc(arena, size * sizeof *slots);
    uint32_t *stamps = crd_arena_zalloc(arena, size * sizeof *stamps); /* the last seed that used a slot */
    uint32_t seeds = size == MOST_SLOTS ? 1u << 20 : SEEDS_PER_SIZE;
    for (uint32_t seed = 1; seed <= seeds; seed++) {
      if (!fits(hashes, fields->count, seed, size - 1, stamps, slots)) continue;
      for (uint32_t slot = 0; slot < size; slot++)
        if (stamps[slot] != seed) slots[slot] = NO_FIELD;
      fields->seed = seed;
      fields->mask = (uint16_t)(size - 1);
      fields->slots = slots;
      return true;
    }
  }
  return false;
}
