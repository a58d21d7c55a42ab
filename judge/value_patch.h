/* SPDX-License-Identifier: Apache-2.0 */
/* The difference between two objects as operations of a JSON patch. */
#pragma once

#include <crd/arena.h>
#include <crd/value.h>

/* Receives an operation: "add", "replace", or "remove" without a value (NULL). Pointers live in the arena. */
typedef struct value_patch {
  crd_arena *arena;
  void (*add)(void *context, const char *operation, crd_string pointer, const crd_value *value);
  void *context;
} value_patch;

/* Emits the operations that change `before` to `after`, in the order in which they apply. */
void crdc_value_patch(value_patch patch, const crd_value *before, const crd_value *after);
/* Appends them as the JSON text of a patch. */
void crdc_value_patch_write(crd_text *text, const crd_value *before, const crd_value *after);
