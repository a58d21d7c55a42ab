/* SPDX-License-Identifier: Apache-2.0 */
/* A hash of names for the readers' tables. The secret keeps whoever sends the input from choosing names that collide. */
#ifndef CRD_VALUE_HASH_H
#define CRD_VALUE_HASH_H

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

#endif
