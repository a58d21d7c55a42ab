/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/nearest_name.h"
#include "judge.h"

typedef struct changes {
  crd_arena *arena;
  void (*tell)(void *context, crd_string field, replay_change change);
  void *context;
} changes;

static crd_string field_of(const changes *changes, crd_string path, crd_string name) {
  return path.size ? crd_arena_printf(changes->arena, "%.*s.%.*s", CRD_PRINT(path), CRD_PRINT(name)) : name;
}

static void compare(const changes *changes, crd_string path, const crd_value *before, const crd_value *after);

static void compare_member(const changes *changes, crd_string path, crd_string name, const crd_value *before,
                           const crd_value *after) {
  if (!before && !after) return;
  const crd_string field = field_of(changes, path, name);
  if (!before || !after)
    changes->tell(changes->context, field, before ? REPLAY_REMOVED : REPLAY_SET);
  else
    compare(changes, field, before, after);
}

static void compare_maps(const changes *changes, crd_string path, const crd_value *before, const crd_value *after) {
  for (uint32_t i = 0; i < before->size; i++) {
    const crd_string name = crd_member_name(&before->as.members[i]);
    compare_member(changes, path, name, &before->as.members[i].value, crd_value_get(after, name));
  }
  for (uint32_t i = 0; i < after->size; i++) {
    const crd_string name = crd_member_name(&after->as.members[i]);
    if (!crd_value_get(before, name)) compare_member(changes, path, name, NULL, &after->as.members[i].value);
  }
}

static void compare(const changes *changes, crd_string path, const crd_value *before, const crd_value *after) {
  crd_arena_poll(changes->arena);
  if (before->kind == CRD_MAP && after->kind == CRD_MAP) {
    compare_maps(changes, path, before, after);
  } else if (before->kind == CRD_LIST && after->kind == CRD_LIST && before->size == after->size) {
    const crd_string items = crd_arena_printf(changes->arena, "%.*s[]", CRD_PRINT(path));
    for (uint32_t i = 0; i < before->size; i++) compare(changes, items, &before->as.items[i], &after->as.items[i]);
  } else if (!crd_value_equal(before, after)) {
    changes->tell(changes->context, path, REPLAY_REPLACED);
  }
}

/* What the server itself does to an object on every way is no change. */
static bool is_own(crd_string name) {
  return crd_is_among(name, "apiVersion kind metadata status");
}

static void compare_metadata(const changes *changes, const crd_value *before, const crd_value *after) {
  static const char *const names[] = {"labels", "annotations"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    compare_member(changes, CRD_STRING("metadata"), crd_string_of(names[i]),
                   crd_value_find(before, "metadata", names[i], NULL), crd_value_find(after, "metadata", names[i], NULL));
}

void replay_changes(crd_arena *arena, const crd_value *before, const crd_value *after,
                    void (*tell)(void *context, crd_string field, replay_change change), void *context) {
  const changes changes = {arena, tell, context};
  const crd_string root = {NULL, 0};
  if (before->kind != CRD_MAP || after->kind != CRD_MAP) return;
  compare_metadata(&changes, before, after);
  for (uint32_t i = 0; i < before->size; i++) {
    const crd_string name = crd_member_name(&before->as.members[i]);
    if (!is_own(name)) compare_member(&changes, root, name, &before->as.members[i].value, crd_value_get(after, name));
  }
  for (uint32_t i = 0; i < after->size; i++) {
    const crd_string name = crd_member_name(&after->as.members[i]);
    if (!is_own(name) && !crd_value_get(before, name))
      compare_member(&changes, root, name, NULL, &after->as.members[i].value);
  }
}
