/* SPDX-License-Identifier: Apache-2.0 */
/* A digest of a CustomResourceDefinition: enough to tell two of the same kind apart, and to choose one, when their documents
 * are no longer in memory. */
#pragma once

#include <crd/value.h>

typedef struct crd_saying {
  crd_string *versions; /* the served ones */
  uint32_t version_count;
  bool measured; /* the rest is set: it takes long, and is only needed for kinds that are defined twice */
  uint64_t hash;
  size_t size; /* the approximate size of its JSON */
} crd_saying;

/* Sets the versions. */
void crd_saying_read(crd_arena *arena, crd_saying *saying, const crd_value *crd);
/* Sets the rest; descriptions, conversion and status are ignored. All digests that are compared must have the same seed. */
void crd_saying_measure(crd_saying *saying, uint64_t seed, crd_arena *scratch, const crd_value *crd);
/* Whether two measured digests are equal. */
bool crd_sayings_are_same(const crd_saying *a, const crd_saying *b);
