/* SPDX-License-Identifier: Apache-2.0 */
#include "untyped.h"
#include <string.h>

static void add_change(crd_arena *arena, value_changes *changes, value_change change) {
  CRD_ARENA_ROOM(arena, changes->items, changes->count, changes->room, 8);
  changes->items[changes->count++] = change;
}

/* Names with dots or slashes, as those of labels, stand in brackets. */
static crd_string path_of_member(crd_arena *arena, crd_string path, crd_string name) {
  const bool bare = name.size && !memchr(name.data, '.', name.size) && !memchr(name.data, '/', name.size);
  if (!bare) return crd_arena_printf(arena, "%.*s[%.*s]", CRD_PRINT(path), CRD_PRINT(name));
  return crd_arena_printf(arena, "%.*s%s%.*s", CRD_PRINT(path), path.size ? "." : "", CRD_PRINT(name));
}

static void compare_values(crd_arena *arena, value_changes *changes, crd_string path, const crd_value *before,
                           const crd_value *after) {
  const bool same_kind = before && after && before->kind == after->kind;
  if (same_kind && before->kind == CRD_MAP) {
    for (uint32_t i = 0; i < before->size; i++) {
      const crd_string name = crd_member_name(&before->as.members[i]);
      compare_values(arena, changes, path_of_member(arena, path, name), &before->as.members[i].value,
                     crd_value_get(after, name));
    }
    for (uint32_t i = 0; i < after->size; i++) {
      const crd_string name = crd_member_name(&after->as.members[i]);
      if (!crd_value_get(before, name))
        compare_values(arena, changes, path_of_member(arena, path, name), NULL, &after->as.members[i].value);
    }
  } else if (same_kind && before->kind == CRD_LIST) {
    const uint32_t size = before->size > after->size ? before->size : after->size;
    for (uint32_t i = 0; i < size; i++)
      compare_values(arena, changes, crd_arena_printf(arena, "%.*s[%u]", CRD_PRINT(path), i),
                     i < before->size ? &before->as.items[i] : NULL, i < after->size ? &after->as.items[i] : NULL);
  } else if ((before || after) && !(same_kind && crd_value_equal(before, after))) {
    add_change(arena, changes, (value_change){path, before, after});
  }
}

value_changes value_changes_between(crd_arena *arena, const crd_value *before, const crd_value *after) {
  value_changes changes = {.count = 0};
  compare_values(arena, &changes, (crd_string){"", 0}, before, after);
  return changes;
}
