/* SPDX-License-Identifier: Apache-2.0 */
/* Equality. Mirrors cel-go common/types (Equal) and, for lists and objects of a schema,
 * apiserver pkg/cel/common/{values,valuesunstructured,valuesreflect}.go (unstructuredList, unstructuredSetList,
 * unstructuredMapList, unstructuredMap, refValSetList, refValMapList). */
#include "../base/hash.h"
#include "../base/kin.h"
#include "internal.h"
#include <crd/generated/policy.h>
#include <crd/storage.h>

#define HASHED_KEYS 3 /* more keys are made a text first */

static const char only_scalars[] = "listSet operations are only supported on lists of scalar values";

/* ---- lists of type set and map: items are found by key in a hash table, as upstream. A key is a Go value, in which 1 and
 * 1.0 differ; that of a set's item is the item. ---- */

static uint64_t mix_word(uint64_t hash, uint64_t word) {
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
    return mix_word(value.kind, value.as.boolean);
  case CRD_CEL_DOUBLE: {
    double number = value.as.number == 0 ? 0 : value.as.number; /* -0.0 is the same key */
    memcpy(&bits, &number, sizeof bits);
    return mix_word(value.kind, bits);
  }
  case CRD_CEL_INT:
  case CRD_CEL_UINT:
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    return mix_word(mix_word(value.kind, value.as.unsigned_integer), (uint32_t)value.nanos);
  default:
    return mix_word(value.kind, 0);
  }
}

static bool same_compound_key(crd_cel *cel, const crd_cel_value *a, const crd_cel_value *b, size_t parts) {
  for (size_t i = 0; i < parts; i++)
    if (a[i].kind == CRD_CEL_FAILED || a[i].kind != b[i].kind || crd_cel_equal(cel, a[i], b[i]) != CRD_CEL_TRUE)
      return false;
  return true;
}

/* refValMapKey: the value of the key for the rule; nil if it is absent, null or an error. */
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

/* Reads the key of an item: false when it has none, perhaps with an error. */
SELDOM static bool take_key(const key_table *table, crd_cel_value item, crd_cel_value *key, bool *fails) {
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

/* The slot of the item with the key, or a free slot. */
static size_t find_equal_slot(const key_table *table, const crd_cel_value *key) {
  uint64_t seed = crd_arena_seed(table->cel->arena), hash = seed;
  for (size_t i = 0; i < table->parts; i++) hash = mix_word(hash, hash_of(seed, key[i]));
  size_t slot = (size_t)hash & table->mask;
  crd_cel_poll(table->cel);
  while (table->slots[slot] &&
         !same_compound_key(table->cel, table->keys + (table->slots[slot] - 1) * table->parts, key, table->parts))
    slot = (slot + 1) & table->mask;
  return slot;
}

/* Adds an item, and replaces one with the same key; false with an error if it can have no key. */
static bool add_key(key_table *table, crd_cel_value item) {
  bool fails;
  crd_cel_value *key = table->keys + table->count * table->parts;
  table->count++;
  if (!take_key(table, item, key, &fails)) {
    table->distinct++; /* an error is a key like no other */
    return !fails;
  }
  size_t slot = find_equal_slot(table, key);
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
static bool find_item_key(const key_table *table, crd_cel_value item, size_t *found) {
  bool fails;
  crd_cel_value *key = crd_arena_alloc(table->cel->arena, (table->parts + 1) * sizeof *key);
  *found = SIZE_MAX;
  if (!take_key(table, item, key, &fails)) return !fails;
  uint32_t place = table->slots[find_equal_slot(table, key)];
  if (place) *found = place - 1;
  return true;
}

/* ---- equality and sum by key ---- */

static crd_cel_truth equal_by_key(crd_cel *cel, const crd_type *type, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a), seen = 0;
  key_table table = table_for(cel, type, a.kind != CRD_CEL_LIST || cel->raw_lists, count);
  if (!add_all(&table, a)) return CRD_CEL_ERROR;
  bool *met = crd_arena_zalloc(cel->arena, count + 1);
  for (size_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(cel, b, i);
    size_t found;
    if (cel->raw_lists && !table.names) item = crd_cel_raw_value(item);
    if (!find_item_key(&table, item, &found)) return CRD_CEL_ERROR;
    if (found == SIZE_MAX) return CRD_CEL_FALSE;
    crd_cel_truth equal = table.names ? crd_cel_equal_item(cel, crd_cel_item(cel, a, found), item) : CRD_CEL_TRUE;
    if (equal != CRD_CEL_TRUE) return equal;
    seen += !met[found];
    met[found] = true;
  }
  return crd_cel_truth_of(seen == table.distinct || cel->raw_lists);
}

SELDOM bool crd_cel_merge_by_key(crd_cel *cel, const crd_type *type, crd_cel_value *items, crd_cel_value *raw, size_t left,
                                 size_t right, size_t *count) {
  key_table table = table_for(cel, type, cel->raw_lists, left + right);
  const crd_cel_value *by = raw ? raw : items;
  *count = left;
  for (size_t i = 0; i < left; i++)
    if (!add_key(&table, by[i])) return false;
  for (size_t i = left; i < left + right; i++) {
    size_t found;
    if (!find_item_key(&table, by[i], &found)) return false;
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

/* ---- equality ---- */

/* Whether it is a list, a map or an object of any form. */
static bool has_members(crd_cel_value value) {
  return crd_cel_is_list(value) || crd_cel_is_map(value) || crd_cel_is_object(value);
}

/* Comparison with another kind: a scalar is not equal; lists and objects of the document and Kubernetes' own types fail. */
static crd_cel_truth mismatch(crd_cel *cel, crd_cel_value a) {
  bool part = a.kind == CRD_CEL_STORED || a.kind == CRD_CEL_DOCUMENT;
  bool sum = a.kind == CRD_CEL_LIST && !crd_cel_is_own_list(a);
  if (a.kind != CRD_CEL_OPAQUE && !(part && has_members(a)) && !sum) return CRD_CEL_FALSE;
  crd_cel_fail(cel, "no such overload");
  return CRD_CEL_ERROR;
}

/* A list of the document ends at the first items that are not equal, be it by an error (unstructuredList); a sum of lists
 * looks for a difference first (concatList); a list of the rule takes what fails for equal (baseList). */
static crd_cel_truth equal_pairwise(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  bool own = crd_cel_is_own_list(a), joined = own && a.as.list->type == &crd_cel_sum_of_lists;
  crd_cel_truth result = CRD_CEL_TRUE;
  crd_string kept = cel->error;
  for (size_t i = 0; i < count; i++) {
    crd_cel_poll(cel);
    crd_cel_value item = crd_cel_item(cel, a, i), other = crd_cel_of_null();
    if (item.kind != CRD_CEL_FAILED) other = crd_cel_item(cel, b, i);
    crd_cel_truth equal = own ? crd_cel_equal(cel, item, other) : crd_cel_equal_item(cel, item, other);
    if (equal == CRD_CEL_FALSE || (equal == CRD_CEL_ERROR && !own)) return equal;
    if (equal == CRD_CEL_ERROR && joined && result != CRD_CEL_ERROR) result = equal, kept = cel->error;
    cel->error = kept;
  }
  return result;
}

static crd_cel_truth equal_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = crd_cel_list_type(a);
  if (crd_cel_count(a) != crd_cel_count(b)) return CRD_CEL_FALSE;
  return type ? equal_by_key(cel, type, a, b) : equal_pairwise(cel, a, b);
}

/* As with lists, a map of the rule treats failed comparisons as equal. */
static crd_cel_truth equal_maps(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  bool own = a.kind == CRD_CEL_MAP;
  if (crd_cel_cost_size(a) != crd_cel_cost_size(b)) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  crd_string before = cel->error;
  for (size_t i = 0; i < count; i++) {
    crd_cel_poll(cel);
    crd_cel_value value = crd_cel_entry_value(cel, a, i);
    if (value.kind == CRD_CEL_FAILED && !own) return CRD_CEL_ERROR;
    crd_cel_value other = crd_cel_index_optional(cel, b, crd_cel_key(a, i));
    if (other.kind != CRD_CEL_FAILED && !other.as.optional) return CRD_CEL_FALSE;
    if (other.kind != CRD_CEL_FAILED) other = *other.as.optional;
    crd_cel_truth equal = own ? crd_cel_equal(cel, value, other) : crd_cel_equal_item(cel, value, other);
    if (equal == CRD_CEL_FALSE) return equal;
    if (equal == CRD_CEL_ERROR && own) cel->error = before;
    if (equal == CRD_CEL_ERROR && !own) result = equal;
  }
  return result;
}

/* Whether the node was made from a struct, which does not distinguish 1 and 1.0. */
static bool is_made(crd_cel_value value, const crd_value *node) {
  return value.kind == CRD_CEL_STORED && node != ((const crd_object *)value.as.part.at)->value;
}

/* Objects: of one size, with equal known fields; unknown ones are compared where both have them. */
static crd_cel_truth equal_objects(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_value *x = crd_cel_node(cel, a), *y = crd_cel_node(cel, b);
  const crd_type *type = a.as.part.type;
  cel->wants_tree = cel->wants_tree || (cel->raw_lists && (is_made(a, x) || is_made(b, y)));
  if (!x || !y) return crd_cel_truth_of(crd_storage_equal(type, a.as.part.at, b.as.part.at));
  if (x->size != y->size) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  for (size_t i = 0; i < x->size; i++) {
    crd_cel_poll(cel);
    const crd_member *member = &x->as.members[i];
    bool in_place = y->kind == CRD_MAP && crd_string_equal(crd_member_name(member), crd_member_name(&y->as.members[i]));
    const crd_value *other = in_place ? &y->as.members[i].value : crd_cel_find_member(cel, y, crd_member_name(member));
    const crd_type *field = crd_cel_property_type(type, crd_member_name(member));
    if (!other && !field) continue;
    bool has = member->value.kind != CRD_NULL, has_other = other && other->kind != CRD_NULL;
    if (field && has != has_other) return CRD_CEL_FALSE;
    if (field && !has) continue;
    crd_cel_truth equal;
    if (field) {
      crd_cel_value value = crd_cel_of_document(cel, field, &member->value);
      if (value.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
      equal = crd_cel_equal(cel, value, crd_cel_of_document(cel, field, other));
    } else
      equal = crd_cel_truth_of(crd_value_equal(&member->value, other));
    if (equal == CRD_CEL_FALSE) return equal;
    if (equal == CRD_CEL_ERROR) result = equal;
  }
  return result;
}

static bool is_document_part(crd_cel_value value) {
  return value.kind == CRD_CEL_STORED || value.kind == CRD_CEL_DOCUMENT;
}

/* An object and a map, be it of the document or of the rule: both are maps to upstream (unstructuredMap.Equal). */
static crd_cel_truth equal_object_to_map(crd_cel *cel, crd_cel_value object, crd_cel_value map) {
  const crd_value *node = crd_cel_node(cel, object);
  if (!node || (int64_t)node->size != crd_cel_count(map)) return CRD_CEL_FALSE;
  for (size_t i = 0; i < node->size; i++) {
    crd_cel_value name = crd_cel_of_string(crd_member_name(&node->as.members[i]));
    crd_cel_value mine = crd_cel_index_optional(cel, object, name), other = crd_cel_index_optional(cel, map, name);
    if (mine.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
    bool has = mine.as.optional != NULL, has_other = other.kind == CRD_CEL_FAILED || other.as.optional != NULL;
    if (has != has_other) return CRD_CEL_FALSE;
    if (!has) continue;
    crd_cel_truth equal =
        crd_cel_equal_item(cel, *mine.as.optional, other.kind == CRD_CEL_FAILED ? other : *other.as.optional);
    if (equal != CRD_CEL_TRUE) return equal;
  }
  return CRD_CEL_TRUE;
}

/* Nodes without a schema compare by their content, with each other. */
static crd_cel_truth equal_parts(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_value *x = crd_cel_node(cel, a), *y = is_document_part(b) && !has_members(b) ? crd_cel_node(cel, b) : NULL;
  return crd_cel_truth_of(x && y && crd_value_equal(x, y));
}

crd_cel_truth crd_cel_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_NULL || b.kind == CRD_CEL_NULL)
    return a.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : crd_cel_truth_of(a.kind == b.kind);
  return crd_cel_equal_item(cel, a, b);
}

/* Object{...} of one type with the same fields (pkg/cel/mutation/dynamic/objects.go, ObjectVal.Equal). */
static crd_cel_truth equal_constructed(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_cel_constructed *x = a.as.opaque, *y = b.as.opaque;
  if (!crd_string_equal(x->type_name, y->type_name) || x->count != y->count) return CRD_CEL_FALSE;
  for (size_t i = 0; i < x->count; i++) {
    size_t k = 0;
    while (k < y->count && !crd_string_equal(x->fields[i].key.as.text, y->fields[k].key.as.text)) k++;
    if (k == y->count || x->fields[i].value.kind != y->fields[k].value.kind ||
        crd_cel_equal_item(cel, x->fields[i].value, y->fields[k].value) != CRD_CEL_TRUE)
      return CRD_CEL_FALSE;
  }
  return CRD_CEL_TRUE;
}

/* A scalar is not equal to an error; lists and objects of the document and Kubernetes' own types return the error. */
crd_cel_truth crd_cel_equal_item(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (b.kind == CRD_CEL_FAILED) {
    crd_string error = cel->error;
    crd_cel_truth result = mismatch(cel, a);
    cel->error = error;
    return result;
  }
  if (crd_cel_is_number(a) && crd_cel_is_number(b)) return crd_cel_truth_of(crd_cel_compare_numbers(a, b) == 0);
  if (crd_cel_is_list(a) && crd_cel_is_list(b)) return equal_lists(cel, a, b);
  if (crd_cel_is_map(a) && crd_cel_is_map(b)) return equal_maps(cel, a, b);
  if (crd_cel_is_object(a) && crd_cel_is_object(b)) return equal_objects(cel, a, b);
  if (crd_cel_is_object(a) && crd_cel_is_map(b)) return equal_object_to_map(cel, a, b);
  if (crd_cel_is_map(a) && crd_cel_is_object(b)) return equal_maps(cel, a, b); /* keys name the fields */
  if (is_document_part(a) && !has_members(a)) return equal_parts(cel, a, b);
  if (a.kind != b.kind || is_document_part(a)) return mismatch(cel, a);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_OPTIONAL:
    if (!a.as.optional || !b.as.optional) return crd_cel_truth_of(!a.as.optional && !b.as.optional);
    return crd_cel_equal_item(cel, crd_cel_held(cel, a), crd_cel_held(cel, b));
  case CRD_CEL_OPAQUE:
    if (a.opaque_kind >= CRD_CEL_AUTHORIZER && a.opaque_kind <= CRD_CEL_DECISION) return mismatch(cel, a);
    if (a.opaque_kind == CRD_CEL_CONSTRUCTED && b.opaque_kind == CRD_CEL_CONSTRUCTED) return equal_constructed(cel, a, b);
    /* quantityAdd and its kin give pointers (pkg/cel/library/quantity.go), which Quantity.Equal does not take for quantities
     */
    if (b.opaque_kind == CRD_CEL_QUANTITY && b.zone) return mismatch(cel, a);
    return a.opaque_kind == b.opaque_kind ? crd_cel_truth_of(crd_cel_equal_opaque(a, b)) : mismatch(cel, a);
  default:
    return crd_cel_truth_of(crd_cel_same_scalar(a, b));
  }
}

crd_cel_truth crd_cel_equals(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool negate) {
  if (a.kind == CRD_CEL_FAILED || b.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  uint64_t x = crd_cel_cost_size(a), y = crd_cel_cost_size(b);
  crd_cel_charge(cel, a.kind == CRD_CEL_OPAQUE && !negate ? 1 : crd_cel_tenth(x < y ? x : y));
  crd_cel_truth equal = crd_cel_equal(cel, a, b);
  /* what cannot be compared is not equal (evalNe.Eval) */
  return negate ? crd_cel_truth_of(equal != CRD_CEL_TRUE) : equal;
}

crd_cel_truth crd_cel_equal_stored(crd_cel *cel, const crd_type *type, const void *a, const void *b, bool negate) {
  return crd_cel_equals(cel, crd_cel_of_stored(type, a), crd_cel_of_stored(type, b), negate);
}
