/* SPDX-License-Identifier: Apache-2.0 */
#include "untyped.h"
#include <string.h>

void write_value_place(crd_text *text, const crd_value_place *place) {
  if (!place->above) return;
  write_value_place(text, place->above);
  const crd_string name = place->name;
  if (place->item)
    crd_text_printf(text, "[%u]", place->index);
  else if (!name.size || memchr(name.data, '.', name.size) || memchr(name.data, '/', name.size))
    crd_text_printf(text, "[%.*s]", CRD_PRINT(name));
  else
    crd_text_printf(text, "%s%.*s", place->above->above ? "." : "", CRD_PRINT(name));
}

static void add_change(void *context, const crd_value_place *place, const crd_value *before, const crd_value *after) {
  value_changes *changes = context;
  crd_text path = {.arena = changes->arena};
  write_value_place(&path, place);
  CRD_ARENA_PUSH(changes->arena, changes->items, changes->count, changes->room, 8,
                 (value_change){crd_text_string(&path), before, after});
}

value_changes value_changes_between(crd_arena *arena, const crd_value *before, const crd_value *after) {
  value_changes changes = {.arena = arena};
  const crd_value_place root = {.above = NULL};
  crd_compare(&(crd_comparison){.tell = add_change, .context = &changes}, &root, before, after);
  return changes;
}
