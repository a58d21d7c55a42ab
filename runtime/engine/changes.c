/* SPDX-License-Identifier: Apache-2.0 */
/* A list of changes. */
#include "changes.h"

void crd_changes_add(crd_changes *changes, crd_change change) {
  CRD_ARENA_PUSH(changes->arena, changes->items, changes->count, changes->capacity, 8, change);
}
