/* SPDX-License-Identifier: Apache-2.0 */
/* Makes values. */
#include "internal.h"

crd_cel_value crd_cel_of_items(crd_cel *cel, const crd_cel_value *items, size_t count) {
  crd_cel_list *list = crd_arena_alloc(cel->arena, sizeof *list);
  *list = (crd_cel_list){items, count, NULL};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_LIST;
  value.as.list = list;
  return value;
}

crd_cel_value crd_cel_of_entries(crd_cel *cel, const crd_cel_entry *entries, size_t count) {
  crd_cel_map *map = crd_arena_alloc(cel->arena, sizeof *map);
  *map = (crd_cel_map){entries, count, NULL};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_MAP;
  value.as.map = map;
  return value;
}

crd_cel_value crd_cel_of_opaque(crd_cel_opaque_kind kind, const void *opaque) {
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_OPAQUE;
  value.opaque_kind = (uint8_t)kind;
  value.as.opaque = opaque;
  return value;
}

crd_cel_value crd_cel_optional_of(crd_cel *cel, crd_cel_value value) {
  return value.kind == CRD_CEL_FAILED ? value : crd_cel_optional_of_old(cel, value);
}

crd_cel_value crd_cel_optional_of_old(crd_cel *cel, crd_cel_value value) {
  crd_cel_value *place = crd_arena_alloc(cel->arena, sizeof *place);
  if (value.kind == CRD_CEL_FAILED) value.as.text = cel->error; /* later errors may replace it before it is read */
  *place = value;
  crd_cel_value optional = crd_cel_optional_none();
  optional.as.optional = place;
  return optional;
}

crd_cel_value crd_cel_held(crd_cel *cel, crd_cel_value optional) {
  if (optional.as.optional->kind == CRD_CEL_FAILED) cel->error = optional.as.optional->as.text;
  return *optional.as.optional;
}

crd_cel_value *crd_cel_next(crd_cel *cel, crd_cel_builder *builder) {
  CRD_ARENA_ROOM(cel->arena, builder->items, builder->count, builder->capacity, 8);
  return &builder->items[builder->count++];
}

void crd_cel_push(crd_cel *cel, crd_cel_builder *builder, crd_cel_value item) {
  *crd_cel_next(cel, builder) = item;
}

crd_cel_value crd_cel_built(crd_cel *cel, const crd_cel_builder *builder) {
  return crd_cel_of_items(cel, builder->items, builder->count);
}
