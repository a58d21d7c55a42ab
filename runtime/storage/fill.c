/* SPDX-License-Identifier: Apache-2.0 */
/* Fills the typed structs from a shaped value tree (crd/types.h has the table of storages). */
#include "storage.h"

typedef struct filler {
  crd_arena *arena;
  bool odd; /* the storage does not hold the whole value, here or further down */
} filler;

static bool fill_node(filler *f, const crd_type *type, const crd_value *value, void *place);

/* Stores a double such as 2.0 as an integer. Code that reads the struct gets the integer; rules read the tree, as for all
 * values that the storage does not hold exactly. */
static bool fill_whole(filler *f, const crd_type *type, const crd_value *value, void *place) {
  crd_value whole;
  if (!crd_storage_whole(type, value, &whole)) return false;
  f->odd = true;
  return crd_storage_fill_scalar(type, &whole, place);
}

static void fill_object(filler *f, const crd_type *type, const crd_value *value, void *object) {
  crd_object *head = object;
  uint32_t *has = (uint32_t *)(void *)((char *)object + type->has_offset);
  head->value = value;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_field *field = type_field(type, member->name, member->name_size);
    if (!field) continue;
    size_t index = (size_t)(field - type->fields->items);
    void *place = (char *)object + field->offset, *link = NULL;
    if (field->type->storage == CRD_STORE_OBJECT) {
      link = place;
      place = crd_arena_alloc(f->arena, field->type->struct_size);
    }
    if (!fill_node(f, field->type, &member->value, place) || member->value.kind == CRD_NULL) {
      head->odd = true;
      continue;
    }
    crd_value whole;
    if (member->value.kind == CRD_DOUBLE && crd_storage_whole(field->type, &member->value, &whole)) head->odd = true;
    if (link) *(void **)link = place;
    has[index / 32] |= 1u << (index % 32);
  }
}

static bool fill_map_storage(filler *f, const crd_type *type, const crd_value *value, crd_list *map) {
  size_t stride = crd_storage_entry_size(type->additional);
  char *entry = crd_arena_zalloc(f->arena, value->size * stride);
  bool held = true;
  *map = (crd_list){entry, value->size};
  for (uint32_t i = 0; i < value->size; i++, entry += stride) {
    const crd_member *member = &value->as.members[i];
    *(crd_string *)(void *)entry = crd_member_name(member);
    held = fill_node(f, type->additional, &member->value, entry + CRD_ENTRY_VALUE_OFFSET) && held;
  }
  return held;
}

static bool fill_list(filler *f, const crd_type *type, const crd_value *value, crd_list *list) {
  size_t stride = crd_storage_size(type->items);
  char *item = crd_arena_zalloc(f->arena, value->size * stride);
  bool held = true;
  *list = (crd_list){item, value->size};
  for (uint32_t i = 0; i < value->size; i++, item += stride)
    held = fill_node(f, type->items, &value->as.items[i], item) && held;
  return held;
}

/* False when the storage cannot hold the value. */
static bool fill_node(filler *f, const crd_type *type, const crd_value *value, void *place) {
  memset(place, 0, crd_storage_size(type));
  if (value->kind == CRD_MAP && type->storage == CRD_STORE_OBJECT) {
    fill_object(f, type, value, place);
    return true;
  }
  if (value->kind == CRD_MAP && type->storage == CRD_STORE_MAP) return fill_map_storage(f, type, value, place);
  if (value->kind == CRD_LIST && type->storage == CRD_STORE_LIST) return fill_list(f, type, value, place);
  bool held = crd_storage_fill_scalar(type, value, place) || fill_whole(f, type, value, place);
  /* The null of a nullable field is held by its presence bit. */
  if (!held && !(value->kind == CRD_NULL && (type->flags & CRD_TYPE_NULLABLE))) f->odd = true;
  return held;
}

bool crd_storage_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage) {
  filler f = {arena, false};
  bool held = fill_node(&f, type, value, storage);
  if (type->storage == CRD_STORE_OBJECT) ((crd_object *)storage)->odd_within = f.odd;
  return held && !f.odd;
}

void crd_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage) {
  crd_storage_fill(arena, type, value, storage);
}
