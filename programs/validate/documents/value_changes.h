/* SPDX-License-Identifier: Apache-2.0 */
/* What was changed between two objects, place by place. */
#ifndef VALIDATE_DOCUMENTS_VALUE_CHANGES_H
#define VALIDATE_DOCUMENTS_VALUE_CHANGES_H

#include <crd/value.h>

typedef struct value_change {
  crd_string path;                 /* "spec.containers[1].image"; empty: the whole */
  const crd_value *before, *after; /* NULL: it was not there, it is gone */
} value_change;

typedef struct value_changes {
  value_change *items;
  size_t count, room;
} value_changes;

/* The changes in the order of the values; either may be NULL. Maps with equal members are the same in any order. */
value_changes value_changes_between(crd_arena *arena, const crd_value *before, const crd_value *after);

#endif
