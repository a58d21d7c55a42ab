/* SPDX-License-Identifier: Apache-2.0 */
/* A list of changes, and the pointers that say where they are made. */
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

void crd_pointer_add(crd_text *pointer, crd_string step) {
  crd_text_add_char(pointer, '/');
  for (size_t i = 0; i < step.size; i++)
    if (step.data[i] == '~')
      crd_text_add(pointer, CRD_STRING("~0"));
    else if (step.data[i] == '/')
      crd_text_add(pointer, CRD_STRING("~1"));
    else
      crd_text_add_char(pointer, step.data[i]);
}
