/* SPDX-License-Identifier: Apache-2.0 */
/* Equality: walks two structs along their rows. */
#include "equal.h"

#include <crd/quantity.h>

static bool texts_equal(const core_any_list *a, const core_any_list *b) {
  const crd_string *left = (const void *)a->items, *right = (const void *)b->items;
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!crd_string_equal(left[i], right[i])) return false;
  return true;
}

static bool numbers_equal(const core_any_list *a, const core_any_list *b, size_t size) {
  return a->count == b->count && (a->count == 0 || memcmp(a->items, b->items, a->count * size) == 0);
}

bool crd_core_maps_equal(const core_string_map *a, const core_string_map *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!crd_string_equal(a->items[i].key, b->items[i].key) || !crd_string_equal(a->items[i].value, b->items[i].value))
      return false;
  return true;
}

static bool quantities_equal(const crd_quantity *a, const crd_quantity *b) {
  return a == b || (a && b && crd_quantity_compare(a, b) == 0);
}

static bool quantity_maps_equal(const core_quantity_map *a, const core_quantity_map *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!crd_string_equal(a->items[i].key, b->items[i].key) || !quantities_equal(&a->items[i].value, &b->items[i].value))
      return false;
  return true;
}

static bool either_equal(const core_int_or_string *a, const core_int_or_string *b) {
  if (a == b) return true;
  return a && b && a->is_string == b->is_string && a->number == b->number && crd_string_equal(a->text, b->text);
}

bool crd_core_lists_equal(const core_type *type, const void *a, const void *b) {
  const core_any_list *left = a, *right = b;
  if (left->count != right->count) return false;
  for (uint32_t i = 0; i < left->count; i++)
    if (!crd_core_equal(type, left->items + (size_t)i * type->size, right->items + (size_t)i * type->size)) return false;
  return true;
}

static bool quantity_lists_equal(const core_quantity_list *a, const core_quantity_list *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!quantities_equal(&a->items[i], &b->items[i])) return false;
  return true;
}

/* Whether two maps of lists or of structs are equal. */
static bool other_maps_equal(const core_field *field, const core_any_list *a, const core_any_list *b) {
  size_t size = crd_core_pair_size(field);
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++) {
    const char *left = a->items + i * size, *right = b->items + i * size;
    const void *own = left + CORE_PAIR_VALUE, *other = right + CORE_PAIR_VALUE;
    if (!crd_string_equal(*(const crd_string *)(const void *)left, *(const crd_string *)(const void *)right)) return false;
    if (!(field->type ? crd_core_equal(field->type, own, other) : texts_equal(own, other))) return false;
  }
  return true;
}

/* Whether two values that Go has behind pointers are equal. */
static bool optionals_equal(core_kind kind, const void *a, const void *b) {
  switch (kind) {
  case CORE_STRING_POINTER: {
    const core_optional_string *left = a, *right = b;
    return left->set == right->set && (!left->set || crd_string_equal(left->value, right->value));
  }
  case CORE_BOOL_POINTER: {
    const core_optional_bool *left = a, *right = b;
    return left->set == right->set && (!left->set || left->value == right->value);
  }
  case CORE_INT32_POINTER: {
    const core_optional_int32 *left = a, *right = b;
    return left->set == right->set && (!left->set || left->value == right->value);
  }
  default: {
    const core_optional_int64 *left = a, *right = b;
    return left->set == right->set && (!left->set || left->value == right->value);
  }
  }
}

static bool struct_pointers_equal(const core_type *type, const void *a, const void *b) {
  return a == b || (a && b && crd_core_equal(type, a, b));
}

static bool raws_equal(const crd_value *a, const crd_value *b) {
  return a == b || (a && b && crd_value_equal(a, b));
}

bool crd_core_field_equal(const core_field *field, const void *a, const void *b) {
  switch ((core_kind)field->kind) {
  case CORE_STRING:
  case CORE_TIME:
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
  case CORE_BYTES:
    return crd_string_equal(*(const crd_string *)a, *(const crd_string *)b);
  case CORE_BOOL:
    return *(const bool *)a == *(const bool *)b;
  case CORE_INT32:
    return *(const int32_t *)a == *(const int32_t *)b;
  case CORE_INT64:
    return *(const int64_t *)a == *(const int64_t *)b;
  case CORE_STRING_POINTER:
  case CORE_BOOL_POINTER:
  case CORE_INT32_POINTER:
  case CORE_INT64_POINTER:
    return optionals_equal((core_kind)field->kind, a, b);
  case CORE_INT_OR_STRING:
    return either_equal(a, b);
  case CORE_INT_OR_STRING_POINTER:
    return either_equal(core_pointer_at(a), core_pointer_at(b));
  case CORE_QUANTITY:
    return quantities_equal(a, b);
  case CORE_QUANTITY_POINTER:
    return quantities_equal(core_pointer_at(a), core_pointer_at(b));
  case CORE_RAW:
  case CORE_RAW_POINTER:
    return raws_equal(core_pointer_at(a), core_pointer_at(b));
  case CORE_STRUCT:
  case CORE_INLINE:
    return crd_core_equal(field->type, a, b);
  case CORE_STRUCT_POINTER:
    return struct_pointers_equal(field->type, core_pointer_at(a), core_pointer_at(b));
  case CORE_LIST:
    return crd_core_lists_equal(field->type, a, b);
  case CORE_STRING_LIST:
    return texts_equal(a, b);
  case CORE_INT32_LIST:
    return numbers_equal(a, b, sizeof(int32_t));
  case CORE_INT64_LIST:
    return numbers_equal(a, b, sizeof(int64_t));
  case CORE_BOOL_LIST:
    return numbers_equal(a, b, sizeof(bool));
  case CORE_QUANTITY_LIST:
    return quantity_lists_equal(a, b);
  case CORE_STRING_MAP:
  case CORE_BYTES_MAP:
  case CORE_TIME_MAP:
    return crd_core_maps_equal(a, b);
  case CORE_STRING_LIST_MAP:
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    return other_maps_equal(field, a, b);
  case CORE_QUANTITY_MAP:
    return quantity_maps_equal(a, b);
  }
  return false;
}

bool crd_core_equal(const core_type *type, const void *a, const void *b) {
  for (uint32_t i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (!crd_core_field_equal(field, (const char *)a + field->offset, (const char *)b + field->offset)) return false;
  }
  return true;
}

/* ---- nil and empty ---- */

static bool same_nils(const core_type *type, const void *a, const void *b);

/* For two equal fields: whether nil and empty are at the same places in their lists and maps, and in the structs in them. */
static bool same_nil_fields(const core_field *field, const void *a, const void *b) {
  switch ((core_kind)field->kind) {
  case CORE_STRUCT:
  case CORE_INLINE:
    return same_nils(field->type, a, b);
  case CORE_STRUCT_POINTER:
    return !core_pointer_at(a) || same_nils(field->type, core_pointer_at(a), core_pointer_at(b));
  default:
    if (field->kind != CORE_BYTES && !core_is_collection((core_kind)field->kind)) return true;
  }
  core_any_list left = core_list_at(a), right = core_list_at(b);
  if (!left.items != !right.items) return false;
  bool map = field->kind == CORE_STRUCT_MAP || field->kind == CORE_QUALIFIED_MAP;
  if (field->kind != CORE_LIST && !map) return true;
  size_t size = map ? crd_core_pair_size(field) : field->type->size, skipped = map ? CORE_PAIR_VALUE : 0;
  for (uint32_t i = 0; i < left.count; i++)
    if (!same_nils(field->type, left.items + i * size + skipped, right.items + i * size + skipped)) return false;
  return true;
}

static bool same_nils(const core_type *type, const void *a, const void *b) {
  for (uint32_t i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (!same_nil_fields(field, (const char *)a + field->offset, (const char *)b + field->offset)) return false;
  }
  return true;
}

bool crd_core_same_texts(const core_string_list *a, const core_string_list *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!crd_string_equal(a->items[i], b->items[i])) return false;
  return true;
}

bool crd_core_equal_to_the_letter(const core_type *type, const void *a, const void *b) {
  return crd_core_equal(type, a, b) && same_nils(type, a, b);
}
