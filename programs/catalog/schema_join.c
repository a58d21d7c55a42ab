/* SPDX-License-Identifier: Apache-2.0 */
/* Joins the versions of a kind, which have separate schemas, into one CRD. */
#include "schema.h"

static void move_place(uint32_t *offset, uint32_t by) {
  if (*offset != CRD_NO_OFFSET) *offset += by;
}

static void move_places(crd_value *value, uint32_t by) {
  move_place(&value->offset, by);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) move_places(&value->as.items[i], by);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    move_place(&value->as.members[i].name_offset, by);
    move_places(&value->as.members[i].value, by);
  }
}

bool schema_crd_join(crd_arena *arena, const source *first, crd_value *crd, const source *other, crd_value *other_crd) {
  const source *last = first;
  while (*last->next) last = *last->next;
  uint64_t start = (uint64_t)last->start + last->text.size + 1;
  crd_value *versions = crd_value_find(crd, "spec", "versions", NULL),
            *others = crd_value_find(other_crd, "spec", "versions", NULL);
  if (start + other->text.size >= CRD_NO_OFFSET || !versions || !others) return false;
  source *following = crd_arena_alloc(arena, sizeof *following);
  *following = *other;
  following->start = (uint32_t)start;
  following->next = crd_arena_zalloc(arena, sizeof *following->next);
  *last->next = following;
  for (uint32_t i = 0; i < others->size; i++) {
    crd_value version = others->as.items[i];
    move_places(&version, (uint32_t)start);
    crd_value_set(arena, &version, CRD_STRING("storage"), crd_value_make_bool(false));
    crd_value_append(arena, versions, version);
  }
  return true;
}
