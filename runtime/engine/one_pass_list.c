/* Whether items and keys are distinct, on structs: what lists.c says of a list's values, here without their order or their
 * texts. Texts, by which most items are told apart, fall into 64 classes: only those of one class are compared. What else
 * there is in long lists goes through a hash table with a secret seed. */
#include "../value/hash.h"
#include "one_pass.h"

#define COMPARED_PAIRWISE 12
/* Up to so many texts of one class are looked for among all before them. */
#define COMPARED_TEXTS 32

/* A table of those met so far. */
typedef struct index_table {
  uint32_t *slots; /* index + 1 */
  size_t mask;
} index_table;

static index_table make_table(crd_arena *arena, size_t count) {
  size_t room = 64;
  while (room < 2 * count) room *= 2;
  return (index_table){crd_arena_zalloc(arena, room * sizeof(uint32_t)), room - 1};
}

/* ---- texts ---- */

static inline crd_string text_at(const char *first, size_t stride, size_t index) {
  return *(const crd_string *)(const void *)(first + index * stride);
}

static inline uint64_t key_class(crd_string text) {
  if (!text.size) return 1;
  unsigned mixed = (unsigned char)text.data[0] * 7u + (unsigned char)text.data[text.size - 1] * 3u +
                   (unsigned char)text.data[text.size / 2] + (unsigned)text.size * 11u;
  return UINT64_C(1) << (mixed & 63);
}

static bool texts_distinct_hashed(crd_arena *arena, const char *first, size_t count, size_t stride) {
  uint64_t seed = crd_arena_seed(arena);
  index_table table = make_table(arena, count);
  for (size_t i = 0; i < count; i++) {
    crd_string text = text_at(first, stride, i);
    size_t at = (size_t)hash_name(seed, text) & table.mask;
    for (; table.slots[at]; at = (at + 1) & table.mask)
      if (crd_string_equal(text_at(first, stride, table.slots[at] - 1), text)) return false;
    table.slots[at] = (uint32_t)i + 1;
  }
  return true;
}

bool crd_one_pass_distinct_texts(one_pass *pass, const char *first, size_t count, size_t stride) {
  uint64_t classes = 0;
  if (count > COMPARED_TEXTS) return texts_distinct_hashed(pass->arena, first, count, stride);
  for (size_t i = 0; i < count; i++) {
    crd_string text = text_at(first, stride, i);
    uint64_t class = key_class(text);
    for (size_t k = 0; (classes & class) && k < i; k++)
      if (crd_string_equal(text_at(first, stride, k), text)) return false;
    classes |= class;
  }
  return true;
}

/* ---- items ---- */

/* The keys of a list that are looked up once. */
#define MOST_KEYS 4

/* By what the items of a list are told apart: their keys, or of a set themselves. */
typedef struct list_identity {
  const crd_type *items;
  const crd_field *keys[MOST_KEYS]; /* NULL: no declared field, so that all lack it */
  uint16_t key_count;               /* 0: a set */
} list_identity;

/* Whether equal values of that storage are equal bit by bit, or text by text. */
static bool is_plain_storage(const crd_type *type) {
  return type->storage == CRD_STORE_STRING || type->storage == CRD_STORE_INT || type->storage == CRD_STORE_BOOL ||
         type->storage == CRD_STORE_INT_OR_STRING;
}

static bool is_hashable(const list_identity *by) {
  for (uint16_t i = 0; i < by->key_count; i++)
    if (by->keys[i] && !is_plain_storage(by->keys[i]->type)) return false;
  return by->key_count || is_plain_storage(by->items);
}

static uint64_t hash_plain(uint64_t seed, const crd_type *type, const void *at) {
  switch (type->storage) {
  case CRD_STORE_STRING:
    return hash_name(seed, *(const crd_string *)at);
  case CRD_STORE_INT:
    return hash_mix(seed | 1, (uint64_t) * (const int64_t *)at);
  case CRD_STORE_BOOL:
    return hash_mix(seed | 1, *(const bool *)at);
  default: {
    const crd_int_or_string *held = at;
    return held->is_string ? hash_name(seed, held->string) : hash_mix(seed | 1, (uint64_t)held->integer);
  }
  }
}

static uint64_t hash_item(uint64_t seed, const list_identity *by, const void *item) {
  uint64_t hash = seed;
  if (!by->key_count) return hash_plain(seed, by->items, item);
  for (uint16_t i = 0; i < by->key_count; i++) {
    const crd_field *key = by->keys[i];
    bool has = key && crd_storage_has(by->items, item, (uint16_t)(key - by->items->fields->items));
    hash = hash_mix(hash, has ? hash_plain(seed, key->type, crd_storage_field(key, item)) : 1);
  }
  return hash;
}

/* Whether two items have the same key, or both have none: perhaps more alike than on the tree, never less. Floats among
 * several keys are compared by their text there, so two of them are always alike here. */
static bool same_key_field(const crd_type *item, const crd_field *key, const void *a, const void *b) {
  if (!key) return true;
  uint16_t index = (uint16_t)(key - item->fields->items);
  bool has = crd_storage_has(item, a, index);
  if (has != crd_storage_has(item, b, index)) return false;
  if (!has || !is_plain_storage(key->type)) return true;
  const void *x = crd_storage_field(key, a), *y = crd_storage_field(key, b);
  if (key->type->storage == CRD_STORE_STRING) return crd_string_equal(*(const crd_string *)x, *(const crd_string *)y);
  return crd_storage_equal(key->type, x, y);
}

static bool same_item(const list_identity *by, const void *a, const void *b) {
  if (!by->key_count) return crd_storage_equal(by->items, a, b);
  for (uint16_t i = 0; i < by->key_count; i++)
    if (!same_key_field(by->items, by->keys[i], a, b)) return false;
  return true;
}

static bool items_distinct_hashed(crd_arena *arena, const list_identity *by, const crd_list *list, size_t stride) {
  uint64_t seed = crd_arena_seed(arena);
  index_table table = make_table(arena, list->count);
  const char *items = list->items;
  for (size_t i = 0; i < list->count; i++) {
    crd_arena_poll(arena);
    size_t at = (size_t)hash_item(seed, by, items + i * stride) & table.mask;
    for (; table.slots[at]; at = (at + 1) & table.mask)
      if (same_item(by, items + (table.slots[at] - 1) * stride, items + i * stride)) return false;
    table.slots[at] = (uint32_t)i + 1;
  }
  return true;
}

bool crd_one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list) {
  list_identity by = {.items = type->items};
  size_t stride = crd_storage_size(type->items);
  const char *items = list->items;
  if (type->list_kind == CRD_LIST_KEYED) {
    if (type->items->storage != CRD_STORE_OBJECT || !type->items->fields || type->map_key_count > MOST_KEYS) return false;
    by.key_count = type->map_key_count;
    for (uint16_t i = 0; i < by.key_count; i++)
      by.keys[i] = type_field(type->items, type->map_keys[i].data, (uint32_t)type->map_keys[i].size);
    if (!by.key_count) return false;
    /* a text that is not there is the empty one in its place: alike */
    if (by.key_count == 1 && by.keys[0] && by.keys[0]->type->storage == CRD_STORE_STRING)
      return crd_one_pass_distinct_texts(pass, items + by.keys[0]->offset, list->count, stride);
  } else if (type->items->storage == CRD_STORE_STRING) {
    return crd_one_pass_distinct_texts(pass, items, list->count, stride);
  }
  if (list->count > COMPARED_PAIRWISE) return is_hashable(&by) && items_distinct_hashed(pass->arena, &by, list, stride);
  for (size_t i = 1; i < list->count; i++)
    for (size_t j = 0; j < i; j++)
      if (same_item(&by, items + i * stride, items + j * stride)) return false;
  return true;
}
