/* SPDX-License-Identifier: Apache-2.0 */
/* Whether items and keys in structs are distinct, by the rules of lists.c. Most keys are texts, which are looked up in a
 * hash table, on the stack if they are few. */
#include "../base/hash.h"
#include "one_pass_state.h"

/* The most keys of a list whose fields are looked up once. */
#define MOST_KEYS 4
/* For at most this many texts the hash table is on the stack. */
#define MOST_FEW 32

/* ---- texts ---- */

static inline crd_string text_at(const char *first, size_t stride, size_t index) {
  return *(const crd_string *)(const void *)(first + index * stride);
}

static bool texts_distinct_hashed(crd_arena *arena, const char *first, size_t count, size_t stride) {
  uint64_t seed = crd_arena_seed(arena);
  size_t room = 64;
  while (room < 2 * count) room *= 2;
  uint32_t *slots = crd_arena_zalloc(arena, room * sizeof *slots); /* index + 1 */
  for (size_t i = 0; i < count; i++) {
    crd_string text = text_at(first, stride, i);
    size_t at = (size_t)hash_name(seed, text) & (room - 1);
    for (; slots[at]; at = (at + 1) & (room - 1))
      if (crd_string_equal(text_at(first, stride, slots[at] - 1), text)) return false;
    slots[at] = (uint32_t)i + 1;
  }
  return true;
}

/* A quick hash of bytes that mostly differ. */
static inline unsigned mix_text(crd_string text) {
  if (!text.size) return 0;
  return (unsigned char)text.data[0] * 7u + (unsigned char)text.data[text.size - 1] * 3u +
         (unsigned char)text.data[text.size / 2] + (unsigned)text.size * 11u;
}

static bool few_texts_distinct(const char *first, size_t count, size_t stride) {
  uint8_t slots[2 * MOST_FEW] = {0}; /* index + 1 */
  for (size_t i = 0; i < count; i++) {
    crd_string text = text_at(first, stride, i);
    size_t at = mix_text(text) % (2 * MOST_FEW);
    for (; slots[at]; at = (at + 1) % (2 * MOST_FEW))
      if (crd_string_equal(text_at(first, stride, slots[at] - 1u), text)) return false;
    slots[at] = (uint8_t)(i + 1);
  }
  return true;
}

bool crd_one_pass_distinct_texts(one_pass *pass, const char *first, size_t count, size_t stride) {
  if (count == 2) return !crd_string_equal(text_at(first, stride, 0), text_at(first, stride, 1));
  return count <= MOST_FEW ? few_texts_distinct(first, count, stride)
                           : texts_distinct_hashed(pass->arena, first, count, stride);
}

/* ---- items ---- */

/* A scalar as in a tree, except for a number that may be an int64 there. */
static inline crd_value held_scalar(one_pass *pass, const crd_type *type, const void *held) {
  if (type->storage == CRD_STORE_STRING)
    return (crd_value){.kind = CRD_STRING_VALUE,
                       .size = (uint32_t)((const crd_string *)held)->size,
                       .as = {.string = ((const crd_string *)held)->data}};
  if (type->storage == CRD_STORE_INT) return (crd_value){.kind = CRD_INT, .as = {.integer = *(const int64_t *)held}};
  return crd_encode(pass->arena, type, held);
}

/* A key of an item. Keys that the struct cannot hold count as equal: then the tree decides. */
static inline crd_value held_key(one_pass *pass, const crd_type *item, const crd_field *key, const char *held) {
  if (!key || key->type->storage < CRD_STORE_STRING) return (crd_value){.kind = CRD_NULL};
  const uint32_t *has = (const uint32_t *)(const void *)(held + item->has_offset);
  size_t index = (size_t)(key - item->fields->items);
  if (!(has[index / 32] >> index % 32 & 1)) return (crd_value){.kind = KEY_ABSENT};
  return held_scalar(pass, key->type, held + key->offset);
}

bool crd_one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list) {
  const crd_type *items = type->items;
  const char *item = list->items;
  bool keyed = type->list_kind == CRD_LIST_KEYED;
  const crd_field *keys[MOST_KEYS] = {NULL};
  uint16_t width = keyed ? type->map_key_count : 1;
  if (keyed && (items->storage != CRD_STORE_OBJECT || !items->fields || width > MOST_KEYS || !width)) return false;
  for (uint16_t i = 0; keyed && i < width; i++)
    keys[i] = type_field(items, type->map_keys[i].data, (uint32_t)type->map_keys[i].size);
  if (!keyed && items->storage == CRD_STORE_STRING)
    return crd_one_pass_distinct_texts(pass, item, list->count, type->struct_size);
  /* a missing key counts as an empty text, so that the two are equal */
  if (keyed && width == 1 && keys[0] && keys[0]->type->storage == CRD_STORE_STRING)
    return crd_one_pass_distinct_texts(pass, item + keys[0]->offset, list->count, type->struct_size);
  crd_value *cells = crd_arena_alloc(pass->arena, list->count * width * sizeof *cells), *cell = cells;
  for (size_t i = 0; i < list->count; i++, item += type->struct_size)
    for (uint16_t k = 0; k < width; k++, cell++)
      *cell = keyed ? held_key(pass, items, keys[k], item) : held_scalar(pass, items, item);
  return !crd_list_repeated(pass->arena, &(key_rows){cells, (uint32_t)list->count, width}, NULL);
}
