/* SPDX-License-Identifier: Apache-2.0 */
/* Objects grown from type tables: deterministic, valid as far as it is easy, and full of what rules look at. */
#ifndef CRDC_TESTS_GROWER_H
#define CRDC_TESTS_GROWER_H

#include <crd/types.h>

typedef enum growth { GROW_FULL, GROW_LEAST, GROW_SOME } growth; /* all fields, the required ones, or a choice */

typedef struct grower {
  crd_arena *arena;
  uint64_t seed;
  growth growth;
  const crd_string *words; /* that strings are chosen from, besides those made up */
  size_t word_count;
  unsigned left; /* values that may still be made, which bounds the object */
} grower;

/* A value of the type. */
crd_value grow_value(grower *g, const crd_type *type);

/* Whole numbers below `count`, all of them alike. */
unsigned grow_choice(grower *g, unsigned count);

#endif
