/* SPDX-License-Identifier: Apache-2.0 */
/* The places of a document, and what can be put there that does not belong. */
#ifndef TESTS_FUZZ_PLACES_H
#define TESTS_FUZZ_PLACES_H

#include <crd/value.h>

/* A value and where it stands: `owner` is NULL for the root. */
typedef struct place {
  crd_value *owner, *value;
  uint32_t index;
} place;

/* How many values there are in a document, itself counted. */
size_t place_count(const crd_value *root);

/* Finds the value that is the `left`th in the order of the document, from 0; false when there are fewer. `owner` and `index`
 * say where `value` itself stands. */
bool place_find(crd_value *owner, crd_value *value, uint32_t index, size_t *left, place *place);

/* Values of every kind that JSON has, at their limits: what stands where something else should. */
size_t wrong_value_count(void);
crd_value wrong_value(crd_arena *arena, size_t index);

#endif
