/* SPDX-License-Identifier: Apache-2.0 */
/* Where two value trees differ, place by place. */
#pragma once

#include "../base/kin.h"
#include <crd/value.h>

/* A place in both trees, with the way that leads to it. */
typedef struct crd_value_place {
  const struct crd_value_place *above; /* NULL: the root */
  crd_string name;                     /* of a member */
  uint32_t index;                      /* of an item */
  bool item;
} crd_value_place;

typedef struct crd_comparison {
  /* Takes a difference: of the two values one is NULL where it is not there. */
  void (*tell)(void *context, const crd_value_place *place, const crd_value *before, const crd_value *after);
  /* Whether a place is looked at, and with which values; NULL: all are. */
  bool (*enter)(void *context, const crd_value_place *place, const crd_value **before, const crd_value **after);
  void *context;
  bool whole_lists; /* lists of different lengths are one difference */
  bool from_end;    /* items that are gone are told from the last one */
  bool parts;       /* members that are in `after` alone are none */
} crd_comparison;

/* Whether there is no difference: members in the order of `before`, then those that `after` has besides. Either may be NULL.
 */
CRD_KIN bool crd_compare(const crd_comparison *how, const crd_value_place *place, const crd_value *before,
                         const crd_value *after);
