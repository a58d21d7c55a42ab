/* SPDX-License-Identifier: Apache-2.0 */
/* What leads from one object to another, as operations of a JSON patch. */
#pragma once

#include <crd/arena.h>
#include <crd/value.h>

/* Takes an operation: "add", "replace" or "remove", the last without a value (NULL). Pointers live in the arena. */
typedef struct value_patch {
  crd_arena *arena;
  void (*add)(void *context, const char *operation, crd_string pointer, const crd_value *value);
  void *context;
} value_patch;

/* Gives the operations that make `after` of `before`, in the order in which they apply. */
void crdc_value_patch(value_patch patch, const crd_value *before, const crd_value *after);
/* The same as the JSON text of a patch, added to the text. */
void crdc_value_patch_write(crd_text *text, const crd_value *before, const crd_value *after);
