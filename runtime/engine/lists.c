/* SPDX-License-Identifier: Apache-2.0 */
/* x-kubernetes-list-type: the items of a set and the keys of a keyed list are distinct. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/listtype (validateListSet, validateListMap): scalars by Go's equality, composites by their JSON text,
 * each repeated value once, at its second occurrence. In JSON text 1.0 is 1, so composites are compared in a canonical form.
 *
 * The key of an item is a row of values: for a set the item, for a keyed list its keys. The one pass makes rows from structs
 * (one_pass_list.c). Long lists use a hash table, so that 3 MB of items take linear time. */
#include "../base/hash.h"
#include "../value/words.h"
#include "engine.h"

#include <crd/json.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>

#define COMPARED_PAIRWISE 12

/* ---- comparing ---- */

static inline bool same_cell(const crd_value *a, const crd_value *b) {
  if (a->kind != b->kind || a->kind == KEY_ABSENT) return a->kind == b->kind;
  return a->kind == CRD_INT ? a->as.integer == b->as.integer : crd_value_equal(a, b);
}

static inline bool same_row(const key_rows *rows, uint32_t a, uint32_t b) {
  const crd_value *x = &rows->cells[(size_t)a * rows->width], *y = &rows->cells[(size_t)b * rows->width];
  uint32_t same = 0;
  while (same < rows->width && same_cell(&x[same], &y[same])) same++;
  return same == rows->width;
}

/* Equal values have equal hashes: the order of members does not matter. Because of the seed, senders cannot choose items
 * that collide. */
static uint64_t hash_value(uint64_t seed, const crd_value *value) {
  uint64_t hash = hash_mix(seed | 1, value->kind);
  switch (value->kind) {
  case CRD_BOOL:
    return hash_mix(hash, value->as.boolean);
  case CRD_INT:
    return hash_mix(hash, (uint64_t)value->as.integer);
  case CRD_DOUBLE: {
    double number = value->as.number == 0 ? 0 : value->as.number;
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return hash_mix(hash, bits);
  }
  case CRD_STRING_VALUE:
    return hash_mix(hash, hash_name(seed, crd_value_string(value)));
  case CRD_LIST:
    for (uint32_t i = 0; i < value->size; i++) hash = hash_mix(hash, hash_value(seed, &value->as.items[i]));
    return hash;
  case CRD_MAP:
    for (uint32_t i = 0; i < value->size; i++) {
      const crd_member *member = &value->as.members[i];
      hash += hash_mix(hash_name(seed, crd_member_name(member)), hash_value(seed, &member->value));
    }
    return hash;
  default:
    return hash;
  }
}

static uint32_t repeated_pairwise(const key_rows *rows, uint32_t *indexes) {
  uint32_t count = 0;
  for (uint32_t i = 1; i < rows->count; i++) {
    uint32_t before = 0;
    for (uint32_t j = 0; j < i && before < 2; j++) before += same_row(rows, i, j);
    if (before != 1) continue;
    if (!indexes) return 1;
    indexes[count++] = i;
  }
  return count;
}

/* An open-addressing table of first occurrences. */
typedef struct occurrence {
  uint64_t hash;
  uint32_t index_plus_one;
  uint32_t times;
} occurrence;

static occurrence *find_occurrence(occurrence *table, size_t room, const key_rows *rows, uint64_t hash, uint32_t row) {
  for (size_t slot = (size_t)(hash >> 20) & (room - 1);; slot = (slot + 1) & (room - 1)) {
    occurrence *entry = &table[slot];
    if (!entry->index_plus_one || (entry->hash == hash && same_row(rows, entry->index_plus_one - 1, row))) return entry;
  }
}

static uint32_t repeated_hashed(crd_arena *arena, const key_rows *rows, uint32_t *indexes) {
  uint64_t seed = crd_arena_seed(arena);
  uint32_t count = 0;
  size_t room = 64;
  while (room < 2 * (size_t)rows->count) room *= 2;
  occurrence *table = crd_arena_zalloc(arena, room * sizeof *table);
  for (uint32_t i = 0; i < rows->count; i++) {
    uint64_t hash = seed;
    crd_arena_poll(arena);
    for (uint32_t k = 0; k < rows->width; k++)
      hash = hash_mix(hash | 1, hash_value(seed, &rows->cells[(size_t)i * rows->width + k]));
    occurrence *entry = find_occurrence(table, room, rows, hash, i);
    if (!entry->index_plus_one) *entry = (occurrence){.hash = hash, .index_plus_one = i + 1};
    if (entry->times++ != 1) continue;
    if (!indexes) return 1;
    indexes[count++] = i;
  }
  return count;
}

uint32_t crd_list_repeated(crd_arena *arena, const key_rows *rows, uint32_t *indexes) {
  return rows->count <= COMPARED_PAIRWISE ? repeated_pairwise(rows, indexes) : repeated_hashed(arena, rows, indexes);
}

/* ---- the rows of a tree ---- */

static bool holds_double(const crd_value *value) {
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    if (holds_double(&value->as.items[i])) return true;
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++)
    if (holds_double(&value->as.members[i].value)) return true;
  return value->kind == CRD_DOUBLE;
}

/* Converts a float to the int64 for which json.Marshal writes the same digits. */
static void make_canonical_number(crd_arena *arena, crd_value *value) {
  double number = value->as.number;
  if (number != trunc(number) || fabs(number) > 9.3e18 || (number == 0 && signbit(number))) return;
  crd_text text = {.arena = arena};
  crd_text_add_json_double(&text, number);
  crd_text_add_char(&text, 0);
  errno = 0;
  long long integer = strtoll(crd_text_string(&text).data, NULL, 10);
  if (errno == 0) *value = crd_value_make_int(integer);
}

static void make_canonical(crd_arena *arena, crd_value *value) {
  if (value->kind == CRD_DOUBLE) make_canonical_number(arena, value);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) make_canonical(arena, &value->as.items[i]);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) make_canonical(arena, &value->as.members[i].value);
}

/* Whether Go compares a value by its JSON text: composites, and all values if there are several keys. */
static bool is_compared_as_text(const crd_value *value, bool one_of_several) {
  return (value->kind == CRD_LIST || value->kind == CRD_MAP || one_of_several) && holds_double(value);
}

static crd_value compared_value(crd_arena *arena, const crd_value *value, bool one_of_several) {
  if (!is_compared_as_text(value, one_of_several)) return *value;
  crd_value copy = crd_value_copy(arena, value);
  make_canonical(arena, &copy);
  return copy;
}

/* The rows of a list. `keys` is the type of a keyed list, or NULL for a set, whose rows are mostly the list itself. */
static key_rows rows_of(crd_arena *arena, const crd_type *keys, const crd_value *list) {
  bool as_it_is = !keys;
  for (uint32_t i = 0; i < list->size && as_it_is; i++) as_it_is = !is_compared_as_text(&list->as.items[i], false);
  if (as_it_is) return (key_rows){list->as.items, list->size, 1};
  uint32_t width = keys ? keys->map_key_count : 1;
  crd_value *cells = crd_arena_alloc(arena, (size_t)list->size * width * sizeof *cells), *cell = cells;
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    for (uint32_t k = 0; k < width; k++, cell++) {
      const crd_value *value = keys ? crd_value_get(item, keys->map_keys[k]) : item;
      *cell = value ? compared_value(arena, value, width > 1) : (crd_value){.kind = KEY_ABSENT};
    }
  }
  return (key_rows){cells, list->size, width};
}

/* ---- errors ---- */

static void add_list_error(walker *w, crd_error_type type, const crd_path *path, uint32_t index, const crd_value *item,
                           const crd_value *shown, const crd_words *words) {
  if (crd_errors_drop(w->walk->errors)) return;
  crd_path child = {path, {NULL, 0}, index, CRD_PATH_INDEX};
  crd_error error = {.type = (uint8_t)type,
                     .stage = CRD_STAGE_LISTS,
                     .offset = item->offset,
                     .field = crd_path_text(w->arena, CRD_STRING(""), &child, CRD_PATH_SUBSCRIPT),
                     .value = crd_bad_of(w->arena, CRD_BAD_OF_MINOR, shown),
                     .words = words};
  crd_errors_add(w->walk->errors, error);
}

/* The bad value is the item, or an object with its existing keys. */
static void add_duplicate(walker *w, const crd_type *keys, const crd_value *list, const crd_path *path, uint32_t index) {
  const crd_value *item = &list->as.items[index];
  crd_value shown = keys ? crd_value_make_map(w->arena, keys->map_key_count) : *item;
  for (uint16_t i = 0; keys && i < keys->map_key_count; i++) {
    const crd_value *key = crd_value_get(item, keys->map_keys[i]);
    if (key) crd_value_set(w->arena, &shown, keys->map_keys[i], *key);
  }
  add_list_error(w, CRD_ERROR_DUPLICATE, path, index, item, &shown, NULL);
}

void crd_check_list_kind(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  const crd_type *keys = type->list_kind == CRD_LIST_KEYED ? type : NULL;
  for (uint32_t i = 0; keys && i < value->size; i++) {
    const crd_value *item = &value->as.items[i];
    if (item->kind == CRD_MAP || item->kind == CRD_NULL) continue;
    add_list_error(w, CRD_ERROR_INVALID, path, i, item, item, WORDS(LIST_MAP_ITEM));
    return;
  }
  if (value->size < 2) return;
  const key_rows rows = rows_of(w->arena, keys, value);
  if (!crd_list_repeated(w->arena, &rows, NULL)) return;
  uint32_t *indexes = crd_arena_alloc(w->arena, value->size * sizeof *indexes);
  uint32_t count = crd_list_repeated(w->arena, &rows, indexes);
  for (uint32_t i = 0; i < count; i++) add_duplicate(w, keys, value, path, indexes[i]);
}
