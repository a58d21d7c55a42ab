/* SPDX-License-Identifier: Apache-2.0 */
/* Correlation of the new object with the old one: the old value of a node, and whether it changed. Mirrors apiserver
 * pkg/cel/common/{equality,maplist}.go. */
#include "../base/hash.h"
#include "engine.h"

#include <math.h>
#include <stdio.h>

/* Shorter lists and maps are searched linearly. */
#define HASHED_ITEMS 32u

/* MakeMapList returns an empty list unless the type is a keyed list with keys. */
static bool is_keyed(const crd_type *type) {
  return type->list_kind == CRD_LIST_KEYED && type->map_key_count && (type->accepts & CRD_ACCEPT_ARRAY);
}

static bool is_scalar(const crd_value *value) {
  return value && value->kind >= CRD_BOOL && value->kind <= CRD_STRING_VALUE;
}

/* With several keys, values are compared by their printed text: a float has six decimals (multiKeyStrategy). */
static bool same_printed(const crd_value *a, const crd_value *b) {
  char texts[2][400];
  if (a->kind != CRD_DOUBLE || b->kind != CRD_DOUBLE) return crd_value_equal(a, b);
  snprintf(texts[0], sizeof texts[0], "%f", a->as.number);
  snprintf(texts[1], sizeof texts[1], "%f", b->as.number);
  return strcmp(texts[0], texts[1]) == 0;
}

/* Whether both items have all keys, as equal scalars (CompositeKeyFor). */
static bool same_keys(const crd_type *type, const crd_value *a, const crd_value *b) {
  bool single = type->map_key_count == 1;
  if (a->kind != CRD_MAP || b->kind != CRD_MAP) return false;
  for (uint16_t i = 0; i < type->map_key_count; i++) {
    const crd_value *x = crd_value_get(a, type->map_keys[i]), *y = crd_value_get(b, type->map_keys[i]);
    if (!is_scalar(x) || !is_scalar(y) || !(single ? crd_value_equal(x, y) : same_printed(x, y))) return false;
  }
  return true;
}

static const crd_value *search_item(const crd_type *list_type, const crd_value *list, const crd_value *item,
                                    uint32_t *index) {
  if (!is_keyed(list_type) || list->kind != CRD_LIST) return NULL;
  for (uint32_t i = 0; i < list->size; i++) {
    if (!same_keys(list_type, &list->as.items[i], item)) continue;
    if (index) *index = i;
    return &list->as.items[i];
  }
  return NULL;
}

/* The hash of the keys of an item. False when a key is missing or no scalar. */
static bool hash_keys(const crd_arena *arena, const crd_type *type, const crd_value *item, uint64_t *hash) {
  char text[400];
  *hash = crd_arena_seed(arena);
  if (item->kind != CRD_MAP) return false;
  for (uint16_t i = 0; i < type->map_key_count; i++) {
    const crd_value *key = crd_value_get(item, type->map_keys[i]);
    if (!is_scalar(key)) return false;
    if (key->kind == CRD_STRING_VALUE) {
      *hash = hash_name(*hash, crd_value_string(key));
    } else if (key->kind == CRD_DOUBLE) { /* without a sign: zeros are equal */
      int size = snprintf(text, sizeof text, "%f", fabs(key->as.number));
      *hash = hash_name(*hash, (crd_string){text, (size_t)size});
    } else {
      *hash = hash_mix(*hash, key->kind == CRD_BOOL ? key->as.boolean : (uint64_t)key->as.integer);
    }
  }
  return true;
}

/* The slot of the first item with those keys, or the free slot for it. */
static uint32_t *keyed_slot(const old_index *index, const crd_type *type, const crd_value *list, const crd_value *item,
                            uint64_t hash) {
  for (size_t at = (size_t)(hash ^ hash >> 32) & index->mask;; at = (at + 1) & index->mask) {
    uint32_t *slot = &index->slots[at];
    if (!*slot || same_keys(type, &list->as.items[*slot - 1], item)) return slot;
  }
}

static void index_old_items(crd_arena *arena, const crd_type *type, const crd_value *list, old_index *index) {
  size_t room = 64;
  uint64_t hash;
  while (room < 2 * (size_t)list->size) room *= 2;
  index->slots = crd_arena_zalloc(arena, room * sizeof *index->slots);
  index->mask = room - 1;
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    if (!hash_keys(arena, type, item, &hash)) continue;
    uint32_t *slot = keyed_slot(index, type, list, item, hash);
    if (!*slot) *slot = i + 1;
  }
}

const crd_value *crd_ratchet_keyed_item(crd_arena *arena, old_index *index, const crd_type *list_type, const crd_value *list,
                                        const crd_value *item, uint32_t *number) {
  uint64_t hash;
  if (!arena || !is_keyed(list_type) || list->kind != CRD_LIST || list->size < HASHED_ITEMS)
    return search_item(list_type, list, item, number);
  if (!index->slots) index_old_items(arena, list_type, list, index);
  if (!hash_keys(arena, list_type, item, &hash)) return NULL;
  uint32_t slot = *keyed_slot(index, list_type, list, item, hash);
  if (slot && number) *number = slot - 1;
  return slot ? &list->as.items[slot - 1] : NULL;
}

const crd_value *crd_ratchet_old_member(crd_arena *arena, old_index *index, const crd_value *old, crd_string name,
                                        uint32_t position) {
  if (!old || old->kind != CRD_MAP) return NULL;
  if (position < old->size && crd_string_equal(crd_member_name(&old->as.members[position]), name))
    return &old->as.members[position].value;
  if (!index || !arena || old->size < HASHED_ITEMS) return crd_value_get(old, name);
  if (!index->members.arena) {
    index->members.arena = arena;
    for (uint32_t i = 0; i < old->size; i++)
      crd_name_table_put(&index->members, crd_member_name(&old->as.members[i]), &old->as.members[i].value);
  }
  return crd_name_table_find(&index->members, name);
}

ratchet crd_ratchet_node(crd_arena *arena, const crd_type *type, const crd_value *new_value, const crd_value *old_value) {
  ratchet node = {.new_value = new_value, .old_value = old_value, .type = type, .arena = arena};
  bool is_long = (old_value->kind == CRD_LIST || old_value->kind == CRD_MAP) && old_value->size >= HASHED_ITEMS;
  if (arena && type && is_long && (old_value->kind == CRD_MAP || is_keyed(type)))
    node.index = crd_arena_zalloc(arena, sizeof *node.index);
  return node;
}

bool crd_ratchet_member(const ratchet *parent, const crd_member *member, uint32_t index, const crd_type *type,
                        ratchet *child) {
  crd_string name = crd_member_name(member);
  const crd_value *old = parent->old_value;
  if (!parent->type || old->kind != CRD_MAP ||
      (parent->root && (crd_string_equal(name, CRD_STRING("kind")) || crd_string_equal(name, CRD_STRING("apiVersion")))))
    return false;
  const crd_value *old_value = crd_ratchet_old_member(parent->arena, parent->index, old, name, index);
  if (!old_value) return false;
  *child = crd_ratchet_node(parent->arena, type, &member->value, old_value);
  return true;
}

bool crd_ratchet_index(const ratchet *parent, uint32_t index, ratchet *child) {
  if (!parent->type || !parent->type->items) return false;
  if (parent->new_value->kind != CRD_LIST || index >= parent->new_value->size) return false;
  const crd_value *item = &parent->new_value->as.items[index];
  crd_arena *arena = parent->index ? parent->arena : NULL;
  const crd_value *old_item = crd_ratchet_keyed_item(arena, parent->index, parent->type, parent->old_value, item, NULL);
  if (!old_item) return false;
  *child = crd_ratchet_node(parent->arena, parent->type->items, item, old_item);
  return true;
}

static bool lists_unchanged(const ratchet *node) {
  const crd_value *list = node->new_value;
  if (list->size != node->old_value->size) return false;
  for (uint32_t i = 0; i < list->size; i++) {
    ratchet child;
    if (!crd_ratchet_index(node, i, &child)) {
      bool keyed = node->type && is_keyed(node->type) && node->old_value->size;
      return !keyed && crd_value_equal(node->old_value, list);
    }
    if (!crd_ratchet_unchanged(&child)) return false;
  }
  return true;
}

static bool maps_unchanged(const ratchet *node) {
  const crd_value *map = node->new_value;
  if (map->size != node->old_value->size) return false;
  ratchet whole = *node;
  whole.root = false; /* only the caller exempts kind and apiVersion from ratcheting */
  for (uint32_t i = 0; node->type && i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    const crd_field *field = type_field(node->type, member->name, member->name_size);
    const crd_type *type = field ? field->type : node->type->additional;
    ratchet child;
    if (!type || !crd_ratchet_member(&whole, member, i, type, &child) || !crd_ratchet_unchanged(&child)) return false;
  }
  return node->type || !map->size;
}

bool crd_ratchet_unchanged(const ratchet *node) {
  uint8_t kind = node->new_value->kind;
  bool composite = kind == CRD_LIST || kind == CRD_MAP;
  if (composite && node->old_value->kind != kind) return false;
  if (kind == CRD_LIST) return lists_unchanged(node);
  if (kind == CRD_MAP) return maps_unchanged(node);
  return crd_value_equal(node->old_value, node->new_value);
}

bool crd_value_equal_typed(const crd_type *type, const crd_value *a, const crd_value *b) {
  ratchet node = crd_ratchet_node(NULL, type, a, b);
  return crd_ratchet_unchanged(&node);
}
