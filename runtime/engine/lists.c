/* x-kubernetes-list-type: the items of a set and the keys of a keyed list are distinct. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/listtype (validateListSet, validateListMap): scalars by Go's equality, composites by their JSON text,
 * each repeated value once, at its second occurrence. In JSON text 1.0 is 1, so composites are compared in a canonical form.
 *
 * Long lists go through a hash table, so that 3 MB of items stay linear. */
#include "../value/words.h"
#include "engine.h"

#include <crd/json.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>

#define COMPARED_PAIRWISE 12

/* ---- the canonical form of composites ---- */

static bool is_composite(const crd_value *value) {
  return value->kind == CRD_LIST || value->kind == CRD_MAP;
}

static bool holds_double(const crd_value *value) {
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    if (holds_double(&value->as.items[i])) return true;
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++)
    if (holds_double(&value->as.members[i].value)) return true;
  return value->kind == CRD_DOUBLE;
}

/* A float of which json.Marshal writes the digits of an int64 becomes that one. */
static void make_canonical_number(walker *w, crd_value *value) {
  double number = value->as.number;
  if (number != trunc(number) || fabs(number) > 9.3e18 || (number == 0 && signbit(number))) return;
  crd_text text = {.arena = w->arena};
  crd_text_add_json_double(&text, number);
  crd_text_add_char(&text, 0);
  errno = 0;
  long long integer = strtoll(crd_text_string(&text).data, NULL, 10);
  if (errno == 0) *value = crd_value_make_int(integer);
}

static void make_canonical(walker *w, crd_value *value) {
  if (value->kind == CRD_DOUBLE) make_canonical_number(w, value);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) make_canonical(w, &value->as.items[i]);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) make_canonical(w, &value->as.members[i].value);
}

/* Whether Go compares it by its JSON text: composites, and all of several keys. */
static bool is_compared_as_text(const crd_value *value, const crd_type *keys) {
  return (is_composite(value) || (keys && keys->map_key_count > 1)) && holds_double(value);
}

static bool is_canonical(const crd_type *keys, const crd_value *item) {
  if (!keys) return !is_compared_as_text(item, NULL);
  for (uint16_t i = 0; item->kind == CRD_MAP && i < keys->map_key_count; i++) {
    const crd_value *key = crd_value_get(item, keys->map_keys[i]);
    if (key && is_compared_as_text(key, keys)) return false;
  }
  return true;
}

static crd_value canonical_item(walker *w, const crd_type *keys, const crd_value *item) {
  crd_value copy = *item;
  if (is_canonical(keys, item)) return copy;
  copy = crd_value_copy(w->arena, item);
  if (!keys) make_canonical(w, &copy);
  for (uint32_t i = 0; keys && copy.kind == CRD_MAP && i < copy.size; i++)
    if (is_compared_as_text(&copy.as.members[i].value, keys)) make_canonical(w, &copy.as.members[i].value);
  return copy;
}

/* The list with its items as they are compared: mostly the list itself. */
static const crd_value *canonical_list(walker *w, const crd_type *keys, const crd_value *list) {
  bool as_it_is = true;
  for (uint32_t i = 0; i < list->size && as_it_is; i++) as_it_is = is_canonical(keys, &list->as.items[i]);
  if (as_it_is) return list;
  crd_value *copy = crd_arena_alloc(w->arena, sizeof *copy);
  *copy = *list;
  copy->as.items = crd_arena_alloc(w->arena, list->size * sizeof *copy->as.items);
  for (uint32_t i = 0; i < list->size; i++) copy->as.items[i] = canonical_item(w, keys, &list->as.items[i]);
  return copy;
}

/* ---- comparing ---- */

/* What distinguishes an item: the item itself, or its keys. */
typedef struct item_identity {
  const crd_type *type; /* of the list; NULL for a set */
  const crd_value *item;
} item_identity;

static const crd_value *key_of(const crd_value *item, crd_string key) {
  return item->kind == CRD_MAP ? crd_value_get(item, key) : NULL;
}

static bool same_identity(const item_identity *a, const item_identity *b) {
  if (!a->type) return crd_value_equal(a->item, b->item);
  for (uint16_t i = 0; i < a->type->map_key_count; i++) {
    const crd_value *x = key_of(a->item, a->type->map_keys[i]), *y = key_of(b->item, a->type->map_keys[i]);
    if (!x != !y || (x && !crd_value_equal(x, y))) return false;
  }
  return true;
}

static uint64_t mix_identity(uint64_t hash, uint64_t more) {
  hash = (hash ^ more) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

static uint64_t hash_string(uint64_t seed, crd_string text) {
  uint64_t hash = mix_identity(seed, text.size);
  for (size_t i = 0; i < text.size; i++) hash = mix_identity(hash, (uint8_t)text.data[i]);
  return hash;
}

/* Equal values hash alike: members are combined without regard to their order. The seed keeps whoever sends the list from
 * choosing items that collide. */
static uint64_t hash_value(uint64_t seed, const crd_value *value) {
  uint64_t hash = mix_identity(seed, value->kind);
  switch (value->kind) {
  case CRD_BOOL:
    return mix_identity(hash, value->as.boolean);
  case CRD_INT:
    return mix_identity(hash, (uint64_t)value->as.integer);
  case CRD_DOUBLE: {
    double number = value->as.number == 0 ? 0 : value->as.number;
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return mix_identity(hash, bits);
  }
  case CRD_STRING_VALUE:
    return mix_identity(hash, hash_string(seed, crd_value_string(value)));
  case CRD_LIST:
    for (uint32_t i = 0; i < value->size; i++) hash = mix_identity(hash, hash_value(seed, &value->as.items[i]));
    return hash;
  case CRD_MAP:
    for (uint32_t i = 0; i < value->size; i++) {
      const crd_member *member = &value->as.members[i];
      hash += mix_identity(hash_string(seed, crd_member_name(member)), hash_value(seed, &member->value));
    }
    return hash;
  default:
    return hash;
  }
}

static uint64_t hash_identity(uint64_t seed, const item_identity *who) {
  if (!who->type) return hash_value(seed, who->item);
  uint64_t hash = seed;
  for (uint16_t i = 0; i < who->type->map_key_count; i++) {
    const crd_value *key = key_of(who->item, who->type->map_keys[i]);
    hash = mix_identity(hash, key ? hash_value(seed, key) : 1);
  }
  return hash;
}

/* Duplicate's value: the item, or an object of the keys that are there. */
static crd_value shown_identity(walker *w, const item_identity *who) {
  if (!who->type) return *who->item;
  crd_value shown = crd_value_make_map(w->arena, who->type->map_key_count);
  for (uint16_t i = 0; i < who->type->map_key_count; i++) {
    const crd_value *key = key_of(who->item, who->type->map_keys[i]);
    if (key) crd_value_set(w->arena, &shown, who->type->map_keys[i], *key);
  }
  return shown;
}

static void add_list_error(walker *w, crd_error_type type, const crd_path *path, uint32_t index, const crd_value *item,
                           const crd_value *shown, const crd_words *words) {
  if (crd_errors_drop(w->walk->errors)) return;
  crd_path child = {path, {NULL, 0}, index, CRD_PATH_INDEX};
  crd_error error = {.type = (uint8_t)type,
                     .stage = CRD_STAGE_LISTS,
                     .has_value = true,
                     .offset = item->offset,
                     .field = crd_path_text(w->arena, CRD_STRING(""), &child, CRD_PATH_SUBSCRIPT),
                     .value = crd_errors_value(w->walk->errors, shown),
                     .words = words};
  crd_errors_add(w->walk->errors, error);
}

/* A list that is compared. */
typedef struct compared {
  const crd_type *keys;   /* the type of a keyed list; NULL: a set */
  const crd_value *items; /* in canonical form */
  const crd_value *list;  /* as it was sent */
  const crd_path *path;
} compared;

static void add_duplicate(walker *w, const compared *in, uint32_t index) {
  item_identity who = {in->keys, &in->list->as.items[index]};
  crd_value shown = shown_identity(w, &who);
  add_list_error(w, CRD_ERROR_DUPLICATE, in->path, index, who.item, &shown, NULL);
}

static void compare_pairwise(walker *w, const compared *in) {
  const crd_value *list = in->items;
  for (uint32_t i = 1; i < list->size; i++) {
    item_identity who = {in->keys, &list->as.items[i]};
    uint32_t before = 0;
    for (uint32_t j = 0; j < i; j++) {
      item_identity other = {in->keys, &list->as.items[j]};
      before += same_identity(&who, &other);
    }
    if (before == 1) add_duplicate(w, in, i);
  }
}

/* An open-addressing table of first occurrences. */
typedef struct occurrence {
  uint64_t hash;
  uint32_t index_plus_one;
  uint32_t times;
} occurrence;

static void compare_hashed(walker *w, const compared *in) {
  const crd_value *list = in->items;
  uint64_t seed = crd_arena_seed(w->arena);
  size_t room = 64;
  while (room < 2 * (size_t)list->size) room *= 2;
  occurrence *table = crd_arena_zalloc(w->arena, room * sizeof *table);
  for (uint32_t i = 0; i < list->size; i++) {
    crd_arena_poll(w->arena);
    item_identity who = {in->keys, &list->as.items[i]};
    uint64_t hash = mix_identity(hash_identity(seed, &who), seed);
    size_t slot = (size_t)(hash >> 20) & (room - 1);
    for (;; slot = (slot + 1) & (room - 1)) {
      occurrence *entry = &table[slot];
      if (!entry->index_plus_one) {
        *entry = (occurrence){hash, i + 1, 1};
        break;
      }
      item_identity first = {in->keys, &list->as.items[entry->index_plus_one - 1]};
      if (entry->hash != hash || !same_identity(&who, &first)) continue;
      if (entry->times++ == 1) add_duplicate(w, in, i);
      break;
    }
  }
}

void crd_check_list_kind(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  bool keyed = type->list_kind == CRD_LIST_KEYED;
  for (uint32_t i = 0; keyed && i < value->size; i++) {
    const crd_value *item = &value->as.items[i];
    if (item->kind == CRD_MAP || item->kind == CRD_NULL) continue;
    add_list_error(w, CRD_ERROR_INVALID, path, i, item, item, WORDS(LIST_MAP_ITEM));
    return;
  }
  const crd_type *keys = keyed ? type : NULL;
  compared in = {keys, canonical_list(w, keys, value), value, path};
  if (value->size <= COMPARED_PAIRWISE)
    compare_pairwise(w, &in);
  else
    compare_hashed(w, &in);
}
