/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the differences of two value trees. */
#pragma once

#include "../base/kin.h"
#include <crd/value.h>

/* A path in both trees. */
typedef struct crd_value_place {
  const struct crd_value_place *above; /* NULL: the root */
  crd_string name;                     /* of a member */
  uint32_t index;                      /* of an item */
  bool item;
} crd_value_place;

typedef struct crd_comparison {
  /* Called for each difference; a missing value is NULL. */
  void (*tell)(void *context, const crd_value_place *place, const crd_value *before, const crd_value *after);
  /* Whether a place is compared; it may replace the values. NULL: all places are. */
  bool (*enter)(void *context, const crd_value_place *place, const crd_value **before, const crd_value **after);
  void *context;
  bool whole_lists; /* lists of different lengths are one difference */
  bool from_end;    /* report removed items from the last one on */
  bool parts;       /* ignore members that only `after` has */
} crd_comparison;

/* Whether there is no difference. Members are compared in the order of `before`, then those that only `after` has. Either
 * value may be NULL. */
CRD_KIN bool crd_compare(const crd_comparison *how, const crd_value_place *place, const crd_value *before,
                         const crd_value *after);
