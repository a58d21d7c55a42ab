/* Whether items and keys are distinct, on structs. Short lists are compared in pairs; long ones are shown to the walk's own
 * check (lists.c), which hashes them. */
#include "../value/hash.h"
#include "one_pass.h"

#define COMPARED_PAIRWISE 12

/* Whether two items have the same key, or both have none: perhaps more alike than on the tree, never less. Floats among
 * several keys are compared by their text there, so two of them are always alike here. */
static bool same_key(const crd_type *item, const crd_field *key, const void *a, const void *b) {
  if (!key) return true;
  uint16_t index = (uint16_t)(key - item->fields->items);
  bool has = storage_has(item, a, index);
  if (has != storage_has(item, b, index)) return false;
  if (!has || key->type->storage < CRD_STORE_STRING || key->type->storage == CRD_STORE_DOUBLE) return true;
  const void *x = storage_field(key, a), *y = storage_field(key, b);
  if (key->type->storage == CRD_STORE_STRING) return crd_string_equal(*(const crd_string *)x, *(const crd_string *)y);
  return crd_storage_equal(key->type, x, y);
}

static const crd_field *key_field(const crd_type *type, uint16_t key) {
  return type_field(type->items, type->map_keys[key].data, (uint32_t)type->map_keys[key].size);
}

/* The keys of a list that are looked up once. */
#define MOST_KEYS 4

static bool same_item(const crd_type *type, const crd_field *const *keys, const void *a, const void *b) {
  if (type->list_kind == CRD_LIST_SET) return crd_storage_equal(type->items, a, b);
  for (uint16_t i = 0; i < type->map_key_count; i++)
    if (!same_key(type->items, keys[i], a, b)) return false;
  return true;
}

/* An item as a value, or the map of its keys. */
static crd_value shown_item(one_pass *pass, const crd_type *type, const void *item) {
  if (type->list_kind == CRD_LIST_SET) return crd_encode(pass->arena, type->items, item);
  crd_value map = crd_value_make_map(pass->arena, type->map_key_count);
  for (uint16_t i = 0; i < type->map_key_count; i++) {
    const crd_field *key = key_field(type, i);
    if (!key || !storage_has(type->items, item, (uint16_t)(key - type->items->fields->items))) continue;
    crd_value value = crd_encode(pass->arena, key->type, storage_field(key, item));
    crd_value_set(pass->arena, &map, type->map_keys[i], value);
  }
  return map;
}

static bool distinct_hashed(one_pass *pass, const crd_type *type, const crd_list *list, size_t stride) {
  for (uint16_t i = 0; type->list_kind == CRD_LIST_KEYED && i < type->map_key_count; i++) {
    const crd_field *key = key_field(type, i);
    if (key && (key->type->storage < CRD_STORE_STRING || key->type->storage == CRD_STORE_DOUBLE)) return false;
  }
  crd_value shown = crd_value_make_list(pass->arena, list->count);
  for (size_t i = 0; i < list->count; i++)
    crd_value_append(pass->arena, &shown, shown_item(pass, type, (const char *)list->items + i * stride));
  walker w = {.walk = &pass->walk, .arena = pass->arena, .mode = CRD_WALK_LISTS};
  check_list_kind(&w, type, &shown, NULL);
  return pass->errors.count == 0;
}

bool one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list) {
  size_t stride = storage_size(type->items);
  const char *items = list->items;
  if (type->list_kind == CRD_LIST_KEYED && (type->items->storage != CRD_STORE_OBJECT || !type->items->fields)) return false;
  const crd_field *keys[MOST_KEYS] = {NULL};
  if (type->map_key_count > MOST_KEYS) return false;
  if (list->count > COMPARED_PAIRWISE) return distinct_hashed(pass, type, list, stride);
  for (uint16_t i = 0; type->list_kind == CRD_LIST_KEYED && i < type->map_key_count; i++) keys[i] = key_field(type, i);
  for (size_t i = 1; i < list->count; i++)
    for (size_t j = 0; j < i; j++)
      if (same_item(type, keys, items + i * stride, items + j * stride)) return false;
  return true;
}

bool one_pass_distinct_keys(one_pass *pass, const crd_list *map, size_t stride) {
  uint64_t seed = crd_arena_seed(pass->arena);
  size_t room = 64;
  while (room < 2 * map->count) room *= 2;
  uint32_t *slots = crd_arena_zalloc(pass->arena, room * sizeof *slots); /* index + 1 */
  const char *entries = map->items;
  for (size_t i = 0; i < map->count; i++) {
    crd_string key = *(const crd_string *)(const void *)(entries + i * stride);
    size_t at = (size_t)hash_name(seed, key) & (room - 1);
    for (; slots[at]; at = (at + 1) & (room - 1)) {
      const char *other = entries + (size_t)(slots[at] - 1) * stride;
      if (crd_string_equal(*(const crd_string *)(const void *)other, key)) return false;
    }
    slots[at] = (uint32_t)i + 1;
  }
  return true;
}
