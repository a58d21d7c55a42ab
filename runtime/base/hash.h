/* SPDX-License-Identifier: Apache-2.0 */
/* A hash of names for the readers' tables. The seed is secret, so that the input cannot have names chosen to collide. */
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

/* Computes two hashes of a long text in the time of one. Texts with both hashes equal are taken as equal. */
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

/* A hash table for names that the sender of the input chooses: no choice of names makes it slow. */

typedef struct name_entry {
  crd_string name;
  void *held; /* NULL: the entry is free */
} name_entry;

/* To initialize a table, set only its arena. Names are not copied. */
typedef struct name_table {
  crd_arena *arena;
  name_entry *entries;
  size_t count, room; /* of entries; `room` is a power of two */
} name_table;

/* Makes room in an empty table for that many names. */
CRD_KIN void crd_name_table_reserve(name_table *table, size_t count);
/* The value of a name; NULL: there is none. */
CRD_KIN void *crd_name_table_find(const name_table *table, crd_string name);
/* Sets the value of a name, which is not NULL, and replaces an earlier one. */
CRD_KIN void crd_name_table_put(name_table *table, crd_string name, void *held);
/* Removes all names. */
void crd_name_table_clear(name_table *table);
