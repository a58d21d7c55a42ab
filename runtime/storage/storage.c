/* SPDX-License-Identifier: Apache-2.0 */
/* How typed structs store values, and the way back to trees: sizes, scalars, encoding, comparison (crd/types.h has the
 * table of storages). */
#include "storage.h"
#include <crd/storage.h>

size_t crd_storage_size(const crd_type *type) {
  switch (type->storage) {
  case CRD_STORE_OBJECT:
    return type->struct_size;
  case CRD_STORE_LIST:
  case CRD_STORE_MAP:
    return sizeof(crd_list);
  case CRD_STORE_STRING:
    return sizeof(crd_string);
  case CRD_STORE_INT:
    return sizeof(int64_t);
  case CRD_STORE_DOUBLE:
    return sizeof(double);
  case CRD_STORE_BOOL:
    return sizeof(bool);
  case CRD_STORE_INT_OR_STRING:
    return sizeof(crd_int_or_string);
  default:
    return sizeof(const crd_value *);
  }
}

/* Code that walks a map knows only the size of its values. So in every entry the value follows the key directly, and the
 * entry ends where the next key may begin: its size is a multiple of a key's alignment. */
#define ENTRY_SIZE(value_size)                                                                                              \
  ((CRD_ENTRY_VALUE_OFFSET + (value_size) + _Alignof(crd_string) - 1) / _Alignof(crd_string) * _Alignof(crd_string))
#define ENTRY_IS(entry, value_type)                                                                                         \
  _Static_assert(offsetof(entry, key) == 0 && offsetof(entry, value) == CRD_ENTRY_VALUE_OFFSET &&                           \
                     sizeof(entry) == ENTRY_SIZE(sizeof(value_type)),                                                       \
                 #entry " is as it is walked")
ENTRY_IS(crd_string_entry, crd_string);
ENTRY_IS(crd_int_entry, int64_t);
ENTRY_IS(crd_double_entry, double);
ENTRY_IS(crd_bool_entry, bool);
ENTRY_IS(crd_int_or_string_entry, crd_int_or_string);
ENTRY_IS(crd_value_entry, const crd_value *);
_Static_assert(sizeof(crd_list) == sizeof(crd_string_map) && sizeof(crd_list) == sizeof(crd_int_map),
               "lists are of one size");

size_t crd_storage_entry_size(const crd_type *value_type) {
  return ENTRY_SIZE(crd_storage_size(value_type));
}

bool crd_kind_is_version(const crd_kind *kind, crd_string api_version) {
  size_t group = kind->group.size, before = group ? group + 1 : 0;
  if (api_version.size < before ||
      (group && (!crd_string_has_prefix(api_version, kind->group) || api_version.data[group] != '/')))
    return false;
  return crd_string_equal(crd_string_slice(api_version, before, api_version.size), kind->version);
}

const void *crd_map_find(const void *items, size_t count, size_t entry_size, crd_string key) {
  for (const char *entry = items; count; count--, entry += entry_size)
    if (crd_string_equal(*(const crd_string *)(const void *)entry, key)) return entry + CRD_ENTRY_VALUE_OFFSET;
  return NULL;
}

/* Gives a struct a document of its own: a copy of the map behind it. */
static crd_value *own_map(crd_arena *arena, crd_object *object) {
  const crd_value *source = object->value && object->value->kind == CRD_MAP ? object->value : NULL;
  crd_value *map = crd_arena_alloc(arena, sizeof *map);
  *map = crd_value_make_map(arena, (source ? source->size : 0) + 1);
  for (uint32_t i = 0; source && i < source->size; i++)
    crd_value_add(arena, map, crd_member_name(&source->as.members[i]), source->as.members[i].value);
  object->value = map;
  return map;
}

void crd_object_set_null(crd_arena *arena, crd_object *object, crd_string name) {
  crd_value_set(arena, own_map(arena, object), name, crd_value_make_null());
  object->odd = true;
}

void crd_object_forget(crd_arena *arena, crd_object *object, crd_string name) {
  const crd_value *source = object->value;
  if (source && source->kind == CRD_MAP && crd_value_get(source, name)) crd_value_remove(own_map(arena, object), name);
}

bool crd_storage_fill_scalar(const crd_type *type, const crd_value *value, void *place) {
  switch (type->storage) {
  case CRD_STORE_VALUE:
    *(const crd_value **)place = value;
    if (value->kind == CRD_NULL) return !type->accepts || (type->flags & CRD_TYPE_NULLABLE);
    return !type->accepts || (type->accepts & (1u << value->kind));
  case CRD_STORE_OBJECT: /* a null item of a list of nullable objects */
    ((crd_object *)place)->value = value;
    return value->kind == CRD_NULL && (type->flags & CRD_TYPE_NULLABLE);
  case CRD_STORE_STRING:
    if (value->kind != CRD_STRING_VALUE) return false;
    *(crd_string *)place = crd_value_string(value);
    return true;
  case CRD_STORE_INT:
    if (value->kind != CRD_INT) return false;
    *(int64_t *)place = value->as.integer;
    return true;
  case CRD_STORE_DOUBLE:
    if (value->kind != CRD_INT && value->kind != CRD_DOUBLE) return false;
    *(double *)place = value->kind == CRD_INT ? (double)value->as.integer : value->as.number;
    return true;
  case CRD_STORE_BOOL:
    if (value->kind != CRD_BOOL) return false;
    *(bool *)place = value->as.boolean;
    return true;
  case CRD_STORE_INT_OR_STRING: {
    crd_int_or_string *held = place;
    if (value->kind != CRD_INT && value->kind != CRD_STRING_VALUE) return false;
    held->is_string = value->kind == CRD_STRING_VALUE;
    if (held->is_string)
      held->string = crd_value_string(value);
    else
      held->integer = value->as.integer;
    return true;
  }
  default: /* LIST and MAP are filled by their walks */
    return false;
  }
}

bool crd_storage_whole(const crd_type *type, const crd_value *value, crd_value *whole) {
  if (value->kind != CRD_DOUBLE || (type->storage != CRD_STORE_INT && type->storage != CRD_STORE_INT_OR_STRING))
    return false;
  const double number = value->as.number;
  if (!(number >= -9223372036854775808.0 && number < 9223372036854775808.0) || (double)(int64_t)number != number)
    return false;
  *whole = crd_value_make_int((int64_t)number);
  return true;
}

bool crd_storage_has(const crd_type *type, const void *object, uint16_t index) {
  const uint32_t *has = (const uint32_t *)(const void *)((const char *)object + type->has_offset);
  return has[index / 32] >> (index % 32) & 1;
}

const void *crd_storage_field(const crd_field *field, const void *object) {
  const void *place = (const char *)object + field->offset;
  return field->type->storage == CRD_STORE_OBJECT ? *(const void *const *)place : place;
}

/* Whether a struct has a value for a field. A presence bit does not count if the pointer to the field's struct is NULL. */
static bool says_field(const crd_type *type, const void *object, uint16_t index) {
  const crd_field *field = &type->fields->items[index];
  if (!crd_storage_has(type, object, index)) return false;
  return field->type->storage != CRD_STORE_OBJECT || *(const void *const *)((const char *)object + field->offset) != NULL;
}

/* Adds a member that the map does not have yet; the map has room. */
static void encode_member(crd_value *map, crd_string name, crd_value value) {
  crd_member *member = &map->as.members[map->size++];
  member->name = name.data;
  member->name_size = (uint32_t)name.size;
  member->name_offset = CRD_NO_OFFSET;
  member->value = value;
}

/* Whether the storage of a type can hold the whole value (see fill.c). */
static bool holds(const crd_type *type, const crd_value *value) {
  union {
    crd_object object;
    crd_int_or_string either;
    const crd_value *value;
    crd_string string;
    int64_t integer;
    double number;
  } scratch;
  bool list = type->storage == CRD_STORE_LIST && value->kind == CRD_LIST;
  bool map = type->storage == CRD_STORE_MAP && value->kind == CRD_MAP;
  if (value->kind == CRD_MAP && type->storage == CRD_STORE_OBJECT) return true;
  crd_value whole;
  if (!list && !map) return crd_storage_fill_scalar(type, value, &scratch) || crd_storage_whole(type, value, &whole);
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *item = list ? &value->as.items[i] : &value->as.members[i].value;
    if (!holds(list ? type->items : type->additional, item)) return false;
  }
  return true;
}

/* Whether the struct could not store this member of the document. A member that it could store was removed since. */
static bool is_odd_field(const crd_type *type, const crd_value *value) {
  return value->kind == CRD_NULL || !holds(type, value);
}

/* The current value of a field. An integer that the document has as 2.0, and that is unchanged, stays a double. */
static crd_value encode_field(crd_arena *arena, const crd_field *field, const void *object) {
  const crd_object *head = object;
  const crd_value now = crd_encode(arena, field->type, crd_storage_field(field, object));
  const crd_value *written =
      head->odd && now.kind == CRD_INT && head->value ? crd_value_get(head->value, field->name) : NULL;
  crd_value whole;
  return written && crd_storage_whole(field->type, written, &whole) && whole.as.integer == now.as.integer ? *written : now;
}

static crd_value encode_object(crd_arena *arena, const crd_type *type, const void *object) {
  uint16_t count = type->fields ? type->fields->count : 0;
  const crd_value *source = ((const crd_object *)object)->value;
  bool from_map = source && source->kind == CRD_MAP;
  crd_value map = crd_value_make_map(arena, count + (from_map ? source->size : 0));
  for (uint16_t i = 0; i < count; i++) {
    if (!says_field(type, object, i)) continue;
    const crd_field *field = &type->fields->items[i];
    encode_member(&map, field->name, encode_field(arena, field, object));
  }
  /* Adds members of the document that the struct does not hold. */
  for (uint32_t i = 0; from_map && i < source->size; i++) {
    const crd_member *member = &source->as.members[i];
    const crd_field *field = type_field(type, member->name, member->name_size);
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a field was found, so there are fields
    bool held = field && crd_storage_has(type, object, (uint16_t)(field - type->fields->items));
    bool lost = !field || (!held && ((const crd_object *)object)->odd && is_odd_field(field->type, &member->value));
    if (!held && lost) encode_member(&map, crd_member_name(member), crd_value_copy(arena, &member->value));
  }
  return map;
}

static crd_value encode_list(crd_arena *arena, const crd_type *type, const crd_list *list) {
  size_t stride = crd_storage_size(type->items);
  crd_value value = crd_value_make_list(arena, list->count);
  for (size_t i = 0; i < list->count; i++)
    crd_value_append(arena, &value, crd_encode(arena, type->items, (const char *)list->items + i * stride));
  return value;
}

static crd_value encode_map(crd_arena *arena, const crd_type *type, const crd_list *map) {
  size_t stride = crd_storage_entry_size(type->additional);
  crd_value value = crd_value_make_map(arena, map->count);
  for (size_t i = 0; i < map->count; i++) {
    const char *entry = (const char *)map->items + i * stride;
    encode_member(&value, *(const crd_string *)(const void *)entry,
                  crd_encode(arena, type->additional, entry + CRD_ENTRY_VALUE_OFFSET));
  }
  return value;
}

/* Whether any field is set: then a value that was null is an object now. */
static bool has_fields(const crd_type *type, const void *object) {
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_storage_has(type, object, i)) return true;
  return false;
}

crd_value crd_encode(crd_arena *arena, const crd_type *type, const void *storage) {
  switch (type->storage) {
  case CRD_STORE_OBJECT: {
    const crd_value *source = ((const crd_object *)storage)->value;
    if (source && source->kind == CRD_NULL && !has_fields(type, storage)) return crd_value_make_null();
    return encode_object(arena, type, storage);
  }
  case CRD_STORE_LIST:
    return encode_list(arena, type, storage);
  case CRD_STORE_MAP:
    return encode_map(arena, type, storage);
  case CRD_STORE_STRING:
    return crd_value_make_string(*(const crd_string *)storage);
  case CRD_STORE_INT:
    return crd_value_make_int(*(const int64_t *)storage);
  case CRD_STORE_DOUBLE:
    return crd_value_make_double(*(const double *)storage);
  case CRD_STORE_BOOL:
    return crd_value_make_bool(*(const bool *)storage);
  case CRD_STORE_INT_OR_STRING: {
    const crd_int_or_string *held = storage;
    return held->is_string ? crd_value_make_string(held->string) : crd_value_make_int(held->integer);
  }
  default: {
    const crd_value *value = *(const crd_value *const *)storage;
    return value ? crd_value_copy(arena, value) : crd_value_make_null();
  }
  }
}

static bool objects_equal(const crd_type *type, const void *a, const void *b) {
  uint16_t count = type->fields ? type->fields->count : 0;
  for (uint16_t i = 0; i < count; i++) {
    const crd_field *field = &type->fields->items[i];
    bool said = says_field(type, a, i);
    if (said != says_field(type, b, i)) return false;
    if (said && !crd_storage_equal(field->type, crd_storage_field(field, a), crd_storage_field(field, b))) return false;
  }
  return true;
}

static bool lists_equal(const crd_type *items, const crd_list *a, const crd_list *b) {
  if (a->count != b->count) return false;
  size_t stride = crd_storage_size(items);
  for (size_t i = 0; i < a->count; i++) {
    if (!crd_storage_equal(items, (const char *)a->items + i * stride, (const char *)b->items + i * stride)) return false;
  }
  return true;
}

static bool stored_maps_equal(const crd_type *values, const crd_list *a, const crd_list *b) {
  if (a->count != b->count) return false;
  size_t stride = crd_storage_entry_size(values);
  for (size_t i = 0; i < a->count; i++) {
    const char *entry = (const char *)a->items + i * stride;
    bool found = false;
    for (size_t j = 0; j < b->count && !found; j++) {
      const char *other = (const char *)b->items + (i + j) % b->count * stride;
      found = crd_string_equal(*(const crd_string *)(const void *)entry, *(const crd_string *)(const void *)other) &&
              crd_storage_equal(values, entry + CRD_ENTRY_VALUE_OFFSET, other + CRD_ENTRY_VALUE_OFFSET);
    }
    if (!found) return false;
  }
  return true;
}

bool crd_storage_equal(const crd_type *type, const void *a, const void *b) {
  switch (type->storage) {
  case CRD_STORE_OBJECT:
    return objects_equal(type, a, b);
  case CRD_STORE_LIST:
    return lists_equal(type->items, a, b);
  case CRD_STORE_MAP:
    return stored_maps_equal(type->additional, a, b);
  case CRD_STORE_STRING:
    return crd_string_equal(*(const crd_string *)a, *(const crd_string *)b);
  case CRD_STORE_INT:
    return *(const int64_t *)a == *(const int64_t *)b;
  case CRD_STORE_DOUBLE:
    return *(const double *)a == *(const double *)b;
  case CRD_STORE_BOOL:
    return *(const bool *)a == *(const bool *)b;
  case CRD_STORE_INT_OR_STRING: {
    const crd_int_or_string *x = a, *y = b;
    if (x->is_string != y->is_string) return false;
    return x->is_string ? crd_string_equal(x->string, y->string) : x->integer == y->integer;
  }
  default: {
    const crd_value *x = *(const crd_value *const *)a, *y = *(const crd_value *const *)b;
    return x == y || (x && y && crd_value_equal(x, y));
  }
  }
}
