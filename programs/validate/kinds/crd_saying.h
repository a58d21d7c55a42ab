/* SPDX-License-Identifier: Apache-2.0 */
/* What a CustomResourceDefinition says of objects: enough to tell two of a kind apart, and which of them to take, when their
 * documents are no longer at hand. */
#pragma once

#include <crd/value.h>

typedef struct crd_saying {
  crd_string *versions; /* that are served */
  uint32_t version_count;
  bool measured; /* the rest is known: it takes long, and is asked of kinds alone that are defined twice */
  uint64_t hash;
  size_t size; /* about what its JSON has */
} crd_saying;

/* Takes down the versions. */
void crd_saying_read(crd_arena *arena, crd_saying *saying, const crd_value *crd);
/* Takes down the rest: descriptions, conversion and status say nothing. All that are held against each other are hashed with
 * the same seed. */
void crd_saying_measure(crd_saying *saying, uint64_t seed, crd_arena *scratch, const crd_value *crd);
/* Whether two that are measured say the same. */
bool crd_sayings_are_same(const crd_saying *a, const crd_saying *b);
