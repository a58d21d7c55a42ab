/* SPDX-License-Identifier: Apache-2.0 */
/* A list of changes. */
#include "changes.h"

void crd_changes_add(crd_changes *changes, crd_change change) {
  if (changes->count == changes->capacity) {
    uint32_t capacity = changes->capacity ? changes->capacity * 2 : 8;
    changes->items = crd_arena_grow(changes->arena, changes->items, changes->capacity * sizeof *changes->items,
                                    capacity * sizeof *changes->items);
    changes->capacity = capacity;
  }
  changes->items[changes->count++] = change;
}
