/* SPDX-License-Identifier: Apache-2.0 */
/* A hash of names for the readers' tables. The secret keeps whoever sends the input from choosing names that collide. */
#pragma once

#include "kin.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

static inline uint64_t hash_mix(uint64_t a, uint64_t b) {
  uint64_t low = (a ^ b) * UINT64_C(0x9E3779B97F4A7C15);
  low ^= low >> 32;
  low *= UINT64_C(0xD6E8FEB86659FD93) ^ b;
  return low ^ low >> 29;
}

static inline uint64_t hash_name(uint64_t seed, crd_string name) {
  uint64_t secret = seed | 1, hash = secret ^ name.size, word;
  const char *p = name.data;
  size_t left = name.size;
  for (; left >= 8; p += 8, left -= 8) {
    memcpy(&word, p, 8);
    hash = hash_mix(hash, word ^ secret) + secret;
  }
  word = 0;
  if (left) memcpy(&word, p, left);
  return hash_mix(hash ^ secret, word + secret);
}

/* Two hashes of a long text, in the time of one: texts that are equal in both are the same, for all that anybody will see.
 */
static inline void hash_text(uint64_t seed, crd_string text, uint64_t hashes[2]) {
  const uint64_t one = seed | 1, other = ~seed | 1;
  const size_t whole = text.size / 8 * 8;
  uint64_t a = one ^ text.size, b = other ^ text.size, word;
  for (size_t at = 0; at < whole; at += 8) {
    memcpy(&word, text.data + at, 8);
    a = hash_mix(a, word ^ one) + one;
    b = hash_mix(b, word ^ other) + other;
  }
  const crd_string rest = {text.data + whole, text.size - whole};
  hashes[0] = hash_name(a, rest);
  hashes[1] = hash_name(b, rest);
}

/* What is known under names that whoever sends the input chooses: a hash table that no choice of names makes slow. */

typedef struct name_entry {
  crd_string name;
  void *held; /* NULL: the entry is free */
} name_entry;

/* A table is begun with its arena alone; the names stay where they are. */
typedef struct name_table {
  crd_arena *arena;
  name_entry *entries;
  size_t count, room; /* of entries; the room is a power of two */
} name_table;

/* Makes room in an empty table for that many names. */
CRD_KIN void crd_name_table_reserve(name_table *table, size_t count);
/* What is held under a name; NULL: nothing. */
CRD_KIN void *crd_name_table_find(const name_table *table, crd_string name);
/* Puts something, not NULL, in the place of what was held under the name. */
CRD_KIN void crd_name_table_put(name_table *table, crd_string name, void *held);
/* Forgets all names. */
void crd_name_table_clear(name_table *table);
