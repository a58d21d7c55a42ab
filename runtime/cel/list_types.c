/* Lists of type set and map: equality without regard to order, and + as union and merge. Mirrors apiserver
 * pkg/cel/common/valuesunstructured.go (unstructuredSetList, unstructuredMapList) and valuesreflect.go (addToSetList,
 * addToMapList, refValSetList, refValMapList).
 *
 * Items are found by key in a hash table, as there. A key is a Go value, in which 1 and 1.0 differ; that of a set's item is
 * the item. */
#include "../value/hash.h"
#include "internal.h"

#define HASHED_KEYS 3 /* more keys are made a text first */

static const char only_scalars[] = "listSet operations are only supported on lists of scalar values";

const crd_type *crd_cel_list_type(crd_cel_value list) {
  const crd_type *type = list.kind == CRD_CEL_LIST ? list.as.list->type : crd_cel_part_type(list);
  return type && (type->list_kind == CRD_LIST_SET || type->list_kind == CRD_LIST_KEYED) ? type : NULL;
}

/* ---- keys ---- */

static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

static uint64_t hash_of(uint64_t seed, crd_cel_value value) {
  uint64_t bits = 0;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
    return hash_name(seed, value.as.text);
  case CRD_CEL_BOOL:
    return mix(value.kind, value.as.boolean);
  case CRD_CEL_DOUBLE: {
    double number = value.as.number == 0 ? 0 : value.as.number; /* -0.0 is the same key */
    memcpy(&bits, &number, sizeof bits);
    return mix(value.kind, bits);
  }
  case CRD_CEL_INT:
  case CRD_CEL_UINT:
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    return mix(mix(value.kind, value.as.unsigned_integer), (uint32_t)value.nanos);
  default:
    return mix(value.kind, 0);
  }
}

static bool same_key(crd_cel *cel, const crd_cel_value *a, const crd_cel_value *b, size_t parts) {
  for (size_t i = 0; i < parts; i++)
    if (a[i].kind == CRD_CEL_FAILED || a[i].kind != b[i].kind || crd_cel_equal(cel, a[i], b[i]) != CRD_CEL_TRUE)
      return false;
  return true;
}

crd_cel_value crd_cel_raw_scalar(const crd_value *node) {
  if (!node) return crd_cel_of_null();
  switch (node->kind) {
  case CRD_BOOL:
    return crd_cel_of_bool(node->as.boolean);
  case CRD_INT:
    return crd_cel_of_int(node->as.integer);
  case CRD_DOUBLE:
    return crd_cel_of_double(node->as.number);
  case CRD_STRING_VALUE:
    return crd_cel_of_string(crd_value_string(node));
  default:
    return crd_cel_of_null();
  }
}

/* refValMapKey: what the rule sees under the key's name; nil where that is absent, null or an error. */
static crd_cel_value seen_key(crd_cel *cel, crd_cel_value item, crd_string name) {
  crd_string before = cel->error;
  bool finds = crd_cel_is_map(item) || crd_cel_is_object(item);
  crd_cel_value found = finds ? crd_cel_index_optional(cel, item, crd_cel_of_string(name)) : crd_cel_of_null();
  cel->error = before;
  if (found.kind != CRD_CEL_OPTIONAL || !found.as.optional || found.as.optional->kind == CRD_CEL_FAILED)
    return crd_cel_of_null();
  return *found.as.optional;
}

/* ---- items by key ---- */

typedef struct key_table {
  crd_cel *cel;
  const crd_type *type;
  bool raw;            /* keys are those of the raw objects, looked up by their escaped names (toMapKey) */
  crd_string *names;   /* of the keys, escaped; NULL for a set */
  size_t parts;        /* of a key */
  crd_cel_value *keys; /* of the items added */
  size_t count, distinct;
  uint32_t *slots; /* 1 + the item; 0: free */
  size_t mask;
} key_table;

static key_table table_for(crd_cel *cel, const crd_type *type, bool raw, size_t capacity) {
  key_table table = {.cel = cel, .type = type, .raw = raw, .parts = 1, .mask = 3};
  if (type->list_kind == CRD_LIST_KEYED) {
    table.parts = type->map_key_count;
    table.names = crd_arena_alloc(cel->arena, (table.parts + 1) * sizeof *table.names);
    for (size_t i = 0; i < table.parts; i++) table.names[i] = crd_cel_escape_name(cel->arena, type->map_keys[i]);
  }
  while (table.mask < capacity * 2) table.mask = table.mask * 2 + 1;
  table.slots = crd_arena_zalloc(cel->arena, (table.mask + 1) * sizeof *table.slots);
  table.keys = crd_arena_alloc(cel->arena, (capacity + 1) * (table.parts + 1) * sizeof *table.keys);
  return table;
}

/* Takes the key of an item: false when it has none, with an error where that is one. */
static bool take_key(const key_table *table, crd_cel_value item, crd_cel_value *key, bool *fails) {
  *fails = false;
  if (!table->names) {
    *key = item;
    if (table->cel->raw_lists) {
      const char *type = crd_cel_unhashable(item);
      if (type) crd_cel_failed_with(table->cel, "internal error: runtime error: hash of unhashable type %s", type);
      return !(*fails = type != NULL) && item.kind != CRD_CEL_FAILED;
    }
    *fails = crd_cel_is_list(item) || crd_cel_is_map(item) || crd_cel_is_object(item);
    return *fails ? crd_cel_fail(table->cel, only_scalars) : item.kind != CRD_CEL_FAILED;
  }
  const crd_value *node = table->raw ? crd_cel_node(table->cel, item) : NULL;
  if (table->raw && !node && item.kind != CRD_CEL_STORED) return false; /* no map[string]any */
  for (size_t i = 0; node && i < table->parts && table->parts <= HASHED_KEYS; i++) {
    const crd_value *raw = crd_value_get(node, table->names[i]);
    if (!raw || (raw->kind != CRD_LIST && raw->kind != CRD_MAP)) continue;
    crd_cel_failed_with(table->cel, "internal error: runtime error: hash of unhashable type %s", crd_value_go_type(raw));
    return !(*fails = true);
  }
  for (size_t i = 0; i < table->parts; i++)
    key[i] = node ? crd_cel_raw_scalar(crd_value_get(node, table->names[i])) : seen_key(table->cel, item, table->names[i]);
  return true;
}

/* The slot of the key: that of the item with it, or a free one. */
static size_t find_slot(const key_table *table, const crd_cel_value *key) {
  uint64_t seed = crd_arena_seed(table->cel->arena), hash = seed;
  for (size_t i = 0; i < table->parts; i++) hash = mix(hash, hash_of(seed, key[i]));
  size_t slot = hash & table->mask;
  crd_cel_poll(table->cel);
  while (table->slots[slot] &&
         !same_key(table->cel, table->keys + (table->slots[slot] - 1) * table->parts, key, table->parts))
    slot = (slot + 1) & table->mask;
  return slot;
}

/* Adds an item, over that with the same key; false with an error where there can be no key. */
static bool add_key(key_table *table, crd_cel_value item) {
  bool fails;
  crd_cel_value *key = table->keys + table->count * table->parts;
  table->count++;
  if (!take_key(table, item, key, &fails)) {
    table->distinct++; /* an error is a key like no other */
    return !fails;
  }
  size_t slot = find_slot(table, key);
  table->distinct += !table->slots[slot];
  table->slots[slot] = (uint32_t)table->count;
  return true;
}

static bool add_all(key_table *table, crd_cel_value list) {
  size_t count = (size_t)crd_cel_count(list);
  crd_string before = table->cel->error;
  for (size_t i = 0; i < count; i++) {
    bool raw = table->cel->raw_lists && !table->names;
    crd_cel_value item = raw ? crd_cel_raw_item(table->cel, list, i) : crd_cel_item(table->cel, list, i);
    if (item.kind == CRD_CEL_FAILED) table->cel->error = before;
    if (!add_key(table, item)) return false;
  }
  return true;
}

/* The item of the table with the item's key, SIZE_MAX when there is none; false with an error. */
static bool find_key(const key_table *table, crd_cel_value item, size_t *found) {
  bool fails;
  crd_cel_value *key = crd_arena_alloc(table->cel->arena, (table->parts + 1) * sizeof *key);
  *found = SIZE_MAX;
  if (!take_key(table, item, key, &fails)) return !fails;
  uint32_t place = table->slots[find_slot(table, key)];
  if (place) *found = place - 1;
  return true;
}

/* ---- equality and sum ---- */

crd_cel_truth crd_cel_equal_by_key(crd_cel *cel, const crd_type *type, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a), seen = 0;
  key_table table = table_for(cel, type, a.kind != CRD_CEL_LIST || cel->raw_lists, count);
  if (!add_all(&table, a)) return CRD_CEL_ERROR;
  bool *met = crd_arena_zalloc(cel->arena, count + 1);
  for (size_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(cel, b, i);
    size_t found;
    if (cel->raw_lists && !table.names) item = crd_cel_raw_value(item);
    if (!find_key(&table, item, &found)) return CRD_CEL_ERROR;
    if (found == SIZE_MAX) return CRD_CEL_FALSE;
    crd_cel_truth equal = table.names ? crd_cel_equal_item(cel, crd_cel_item(cel, a, found), item) : CRD_CEL_TRUE;
    if (equal != CRD_CEL_TRUE) return equal;
    seen += !met[found];
    met[found] = true;
  }
  return crd_cel_truth_of(seen == table.distinct || cel->raw_lists);
}

bool crd_cel_merge_by_key(crd_cel *cel, const crd_type *type, crd_cel_value *items, crd_cel_value *raw, size_t left,
                          size_t right, size_t *count) {
  key_table table = table_for(cel, type, cel->raw_lists, left + right);
  const crd_cel_value *by = raw ? raw : items;
  *count = left;
  for (size_t i = 0; i < left; i++)
    if (!add_key(&table, by[i])) return false;
  for (size_t i = left; i < left + right; i++) {
    size_t found;
    if (!find_key(&table, by[i], &found)) return false;
    /* a set knows what it was given; a list by keys only what it had */
    if (found == SIZE_MAX && !table.names && !add_key(&table, by[i])) return false;
    if (found == SIZE_MAX) {
      if (raw) raw[*count] = raw[i];
      items[(*count)++] = items[i];
    } else if (table.names) {
      items[found] = items[i];
    }
  }
  return true;
}
