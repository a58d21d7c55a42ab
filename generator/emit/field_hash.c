/* The search for a seed. n names fall into m slots without a collision with a probability of about exp(-n*n/2m), so every
 * size is given a number of seeds, and the next power of two is tried when none of them does. */
#include "emit/field_hash.h"

#define SEEDS_PER_SIZE 600u

static bool fits(const uint64_t *hashes, size_t count, uint32_t seed, uint32_t mask, uint32_t *stamps, uint32_t stamp,
                 uint16_t *slots) {
  for (size_t i = 0; i < count; i++) {
    uint32_t slot = crd_seeded_hash(hashes[i], seed) & mask;
    if (stamps[slot] == stamp) return false;
    stamps[slot] = stamp;
    slots[slot] = (uint16_t)i;
  }
  return true;
}

bool field_hash_build(field_hash *hash, crd_arena *arena, const type_field *fields, size_t count) {
  if (count > FIELD_HASH_MAX) return false;
  uint64_t *hashes = crd_arena_alloc(arena, count * sizeof *hashes);
  for (size_t i = 0; i < count; i++) hashes[i] = crd_name_hash(fields[i].name.data, fields[i].name.size);
  uint32_t size = 1;
  while (size < count) size *= 2;
  for (; size <= 65536; size *= 2) {
    uint16_t *slots = crd_arena_alloc(arena, size * sizeof *slots);
    uint32_t *stamps = crd_arena_zalloc(arena, size * sizeof *stamps); /* which seed filled a slot last */
    uint32_t seeds = size == 65536 ? 1u << 20 : SEEDS_PER_SIZE;
    for (uint32_t seed = 1; seed <= seeds; seed++) {
      if (!fits(hashes, count, seed, size - 1, stamps, seed, slots)) continue;
      for (uint32_t slot = 0; slot < size; slot++)
        if (stamps[slot] != seed) slots[slot] = 0xffff;
      *hash = (field_hash){.seed = seed, .mask = (uint16_t)(size - 1), .slots = slots};
      return true;
    }
  }
  return false;
}
