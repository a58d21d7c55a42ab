/* SPDX-License-Identifier: Apache-2.0 */
/* Large numbers of quantities: limbs of nine digits, the lowest with the weight 10^(9 * far) nanos. Callers handle signs.
 * `more` means that a nonzero part below the lowest limb was dropped. */
#pragma once

#include <crd/quantity.h>

#define BASE 1000000000u
enum { LIMBS = CRD_QUANTITY_LIMBS };

static inline void limbs_set(crd_quantity *q, uint64_t magnitude) {
  for (q->used = 0; magnitude; magnitude /= BASE) q->limbs[q->used++] = (uint32_t)(magnitude % BASE);
}

static inline void limbs_trim(crd_quantity *q) {
  while (q->used && !q->limbs[q->used - 1]) q->used--;
}

static inline void limbs_multiply(crd_quantity *q, uint32_t factor, uint32_t carry) {
  uint64_t rest = carry;
  for (size_t i = 0; i < q->used; i++) {
    rest += (uint64_t)q->limbs[i] * factor;
    q->limbs[i] = (uint32_t)(rest % BASE);
    rest /= BASE;
  }
  for (; rest && q->used < LIMBS; rest /= BASE) q->limbs[q->used++] = (uint32_t)(rest % BASE);
}

/* Divides in place and returns the remainder. */
static inline uint32_t limbs_divide(crd_quantity *q, uint32_t divisor) {
  uint64_t rest = 0;
  for (size_t i = q->used; i-- > 0;) {
    rest = rest * BASE + q->limbs[i];
    q->limbs[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  limbs_trim(q);
  return (uint32_t)rest;
}

/* The position after the highest limb, counted in limbs from a nano. */
static inline int32_t limbs_top(const crd_quantity *q) {
  return q->used ? q->far + q->used : 0;
}

static inline uint32_t limbs_at(const crd_quantity *q, int32_t place) {
  return place >= q->far && place < q->far + q->used ? q->limbs[place - q->far] : 0;
}

static inline int limbs_compare(const crd_quantity *a, const crd_quantity *b) {
  int32_t top = limbs_top(a), other = limbs_top(b);
  if (top != other) return top > other ? 1 : -1;
  if (a->far == b->far) { /* nearly always */
    for (size_t i = a->used; i-- > 0;)
      if (a->limbs[i] != b->limbs[i]) return a->limbs[i] > b->limbs[i] ? 1 : -1;
    return (int)a->more - (int)b->more;
  }
  for (int32_t lowest = a->far < b->far ? a->far : b->far; top-- > lowest;) {
    uint32_t x = limbs_at(a, top), y = limbs_at(b, top);
    if (x != y) return x > y ? 1 : -1;
  }
  return (int)a->more - (int)b->more;
}

/* a + b; both have the same `far`, and a has room for a carry. */
static inline void limbs_add(crd_quantity *a, const crd_quantity *b) {
  uint32_t carry = 0;
  for (size_t i = 0; i < LIMBS && (i < a->used || i < b->used || carry); i++) {
    uint32_t sum_of = (i < a->used ? a->limbs[i] : 0) + (i < b->used ? b->limbs[i] : 0) + carry;
    carry = sum_of >= BASE;
    a->limbs[i] = carry ? sum_of - BASE : sum_of;
    if (i >= a->used) a->used = (uint8_t)(i + 1);
  }
  a->more = a->more || b->more;
}

/* a - b where a >= b; both have the same `far`. */
static inline void limbs_subtract(crd_quantity *a, const crd_quantity *b) {
  uint32_t borrow = b->more && !a->more;
  for (size_t i = 0; i < a->used; i++) {
    uint32_t take = (i < b->used ? b->limbs[i] : 0) + borrow;
    borrow = a->limbs[i] < take;
    a->limbs[i] = borrow ? a->limbs[i] + BASE - take : a->limbs[i] - take;
  }
  a->more = a->more != b->more;
  limbs_trim(a);
  if (a->used) return;
  a->far = 0;
  if (a->more) a->limbs[a->used++] = 1; /* of the dropped part only this is known: it is not zero */
}

static inline uint32_t power_of_ten(int power) {
  static const uint32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
  return powers[power];
}

/* Moves a number by whole limbs; returns whether a nonzero part was dropped. */
static inline bool limbs_move(crd_quantity *q, int limbs) {
  bool lost = false;
  if (!q->used || !limbs) return false;
  if (limbs > 0) {
    memmove(q->limbs + limbs, q->limbs, q->used * sizeof *q->limbs);
    memset(q->limbs, 0, (size_t)limbs * sizeof *q->limbs);
    q->used = (uint8_t)(q->used + limbs);
    return false;
  }
  size_t out = (size_t)-limbs < q->used ? (size_t)-limbs : q->used;
  for (size_t i = 0; i < out; i++) lost = lost || q->limbs[i];
  q->used = (uint8_t)(q->used - out);
  memmove(q->limbs, q->limbs + out, q->used * sizeof *q->limbs);
  return lost;
}

/* Gives two numbers the same `far`: as low as both need, or as the room allows. `more` is set for a dropped part. */
static inline void limbs_align(crd_quantity *a, crd_quantity *b) {
  int32_t top = limbs_top(a) > limbs_top(b) ? limbs_top(a) : limbs_top(b), lowest = a->far < b->far ? a->far : b->far;
  if (!a->used) lowest = b->far;
  if (!b->used) lowest = a->far;
  if (lowest < top + 1 - LIMBS) lowest = top + 1 - LIMBS;
  crd_quantity *both[] = {a, b};
  for (size_t i = 0; i < 2; i++) {
    int32_t limbs = both[i]->far - lowest;
    if (both[i]->used && limbs_move(both[i], limbs < -LIMBS ? -LIMBS : limbs)) both[i]->more = true;
    both[i]->far = lowest;
  }
}

/* The magnitude * 10^power, rounded up when a part is lost now or was before (`lost`). With `more` or too many limbs only
 * `far` changes. */
static inline void limbs_shift(crd_quantity *q, int64_t by, bool lost) {
  int limbs = (int)(by / 9), power = (int)(by % 9);
  if (q->used && (q->more || limbs + q->used >= LIMBS))
    q->far += limbs;
  else
    lost = limbs_move(q, limbs) || lost;
  if (power > 0) limbs_multiply(q, power_of_ten(power), 0);
  if (power < 0) lost = limbs_divide(q, power_of_ten(-power)) || lost;
  if (lost) limbs_add(q, &(crd_quantity){.limbs = {1}, .used = 1});
}
