/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes a tree into its struct, with the result that decode.c has for the tree's JSON, if all values fit. It reports no
 * errors: if a value does not fit, or its kind is not the simple case, it gives up, and the caller decodes the JSON. */
#include "../base/ascii.h"
#include "decode_parts.h"
#include "field_life.h"

#include <crd/base64.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static bool fit_value(const core_decoding *task, const core_field *field, const crd_value *value, void *out);

/* ---- scalars ---- */

static bool fit_text(const crd_value *value, crd_string *out) {
  *out = crd_value_text(value);
  return value->kind == CRD_STRING_VALUE;
}

static bool fit_truth(const crd_value *value, bool *out) {
  if (value->kind != CRD_BOOL) return false;
  *out = value->as.boolean;
  return true;
}

static bool fit_int32(const crd_value *value, int32_t *out) {
  *out = (int32_t)value->as.integer;
  return value->kind == CRD_INT && value->as.integer == *out;
}

static bool fit_int64(const crd_value *value, int64_t *out) {
  *out = value->as.integer;
  return value->kind == CRD_INT;
}

static bool fit_int_or_string(const crd_value *value, core_int_or_string *out) {
  out->is_string = value->kind == CRD_STRING_VALUE;
  return out->is_string ? fit_text(value, &out->text) : fit_int32(value, &out->number);
}

/* Quantities are read from raw bytes, with their escapes: a text with unusual characters is left to decode.c. */
static bool fit_quantity(crd_arena *arena, const crd_value *value, crd_quantity *out) {
  crd_string text = crd_value_text(value), error;
  if (value->kind == CRD_INT) text = crd_arena_printf(arena, "%" PRId64, value->as.integer);
  for (size_t i = 0; i < text.size; i++)
    if (!is_digit(text.data[i]) && !is_letter(text.data[i]) && text.data[i] != '.' && text.data[i] != '-') return false;
  return text.size && crd_quantity_parse(text, out, &error);
}

static bool fit_bytes(crd_arena *arena, const crd_value *value, crd_string *out) {
  return value->kind == CRD_STRING_VALUE && crd_base64_bytes(arena, crd_value_string(value), out) == CRD_BASE64_GOOD;
}

/* ---- structs, lists and maps ---- */

static bool fit_struct(const core_decoding *task, const core_type *type, const crd_value *value, void *out) {
  if (value->kind != CRD_MAP) return false;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    core_found_field found = {.field = NULL};
    if (!core_find_field(type, crd_member_name(member), &found) ||
        !crd_core_has_field(task->minor, found.owner, found.field)) {
      if (task->strict) return false;
    } else if (!fit_value(task, found.field, &member->value, (char *)out + found.offset)) {
      return false;
    }
  }
  return true;
}

/* Decodes items into `list`, each as a value of the field `item`. */
static bool fit_items(const core_decoding *task, const core_field *item, size_t size, const crd_value *value,
                      core_any_list *list) {
  if (value->kind != CRD_LIST) return false;
  list->items = crd_arena_zalloc(task->arena, value->size ? value->size * size : 1);
  list->count = value->size;
  for (uint32_t i = 0; i < value->size; i++)
    if (value->as.items[i].kind == CRD_NULL || !fit_value(task, item, &value->as.items[i], list->items + i * size))
      return false;
  return true;
}

static bool fit_list(const core_decoding *task, const core_field *field, const crd_value *value, void *out) {
  static const struct {
    uint8_t kind;
    uint16_t size;
  } items[] = {
      [CORE_LIST] = {CORE_STRUCT, 0},
      [CORE_STRING_LIST] = {CORE_STRING, sizeof(crd_string)},
      [CORE_INT32_LIST] = {CORE_INT32, sizeof(int32_t)},
      [CORE_INT64_LIST] = {CORE_INT64, sizeof(int64_t)},
      [CORE_BOOL_LIST] = {CORE_BOOL, sizeof(bool)},
      [CORE_QUANTITY_LIST] = {CORE_QUANTITY, sizeof(crd_quantity)},
  };
  const core_field item = {.kind = items[field->kind].kind, .type = field->type};
  core_any_list list;
  if (!fit_items(task, &item, field->type ? field->type->size : items[field->kind].size, value, &list)) return false;
  memcpy(out, &list, sizeof list);
  return true;
}

static bool fit_map(const core_decoding *task, const core_field *field, const crd_value *value, void *out) {
  static const uint8_t values[] = {
      [CORE_STRING_MAP] = CORE_STRING,   [CORE_QUANTITY_MAP] = CORE_QUANTITY,       [CORE_BYTES_MAP] = CORE_BYTES,
      [CORE_TIME_MAP] = CORE_TIME,       [CORE_STRING_LIST_MAP] = CORE_STRING_LIST, [CORE_STRUCT_MAP] = CORE_STRUCT,
      [CORE_QUALIFIED_MAP] = CORE_STRUCT};
  if (value->kind != CRD_MAP) return false;
  const core_field inner = {.kind = values[field->kind], .type = field->type};
  size_t size = crd_core_pair_size(field);
  core_any_list list = {.items = crd_arena_zalloc(task->arena, value->size ? value->size * size : 1), .count = value->size};
  bool sorted = true;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    char *pair = list.items + i * size;
    *(crd_string *)(void *)pair = crd_member_name(member);
    sorted = sorted && (!i || crd_strings_order(pair - size, pair) < 0);
    if (member->value.kind == CRD_NULL || !fit_value(task, &inner, &member->value, pair + CORE_PAIR_VALUE)) return false;
  }
  if (!sorted) qsort(list.items, list.count, size, crd_strings_order);
  memcpy(out, &list, sizeof list);
  return true;
}

/* ---- fields ---- */

static bool fit_pointer(const core_decoding *task, const core_field *field, const crd_value *value, void *out) {
  crd_arena *arena = task->arena;
  switch ((core_kind)field->kind) {
  case CORE_STRING_POINTER:
    ((core_optional_string *)out)->set = true;
    return fit_text(value, &((core_optional_string *)out)->value);
  case CORE_BOOL_POINTER:
    ((core_optional_bool *)out)->set = true;
    return fit_truth(value, &((core_optional_bool *)out)->value);
  case CORE_INT32_POINTER:
    ((core_optional_int32 *)out)->set = true;
    return fit_int32(value, &((core_optional_int32 *)out)->value);
  case CORE_INT64_POINTER:
    ((core_optional_int64 *)out)->set = true;
    return fit_int64(value, &((core_optional_int64 *)out)->value);
  case CORE_INT_OR_STRING_POINTER:
    *(core_int_or_string **)out = crd_arena_zalloc(arena, sizeof(core_int_or_string));
    return fit_int_or_string(value, *(core_int_or_string **)out);
  case CORE_QUANTITY_POINTER:
    *(crd_quantity **)out = crd_arena_alloc(arena, sizeof(crd_quantity));
    return fit_quantity(arena, value, *(crd_quantity **)out);
  default:
    *(void **)out = crd_arena_zalloc(arena, field->type->size);
    return fit_struct(task, field->type, value, *(void **)out);
  }
}

/* `out` is all zero, which is also the value of null. */
static bool fit_value(const core_decoding *task, const core_field *field, const crd_value *value, void *out) {
  if (value->kind == CRD_NULL) return field->kind != CORE_QUANTITY;
  crd_string error;
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    return fit_text(value, out);
  case CORE_BOOL:
    return fit_truth(value, out);
  case CORE_INT32:
    return fit_int32(value, out);
  case CORE_INT64:
    return fit_int64(value, out);
  case CORE_STRING_POINTER:
  case CORE_BOOL_POINTER:
  case CORE_INT32_POINTER:
  case CORE_INT64_POINTER:
  case CORE_INT_OR_STRING_POINTER:
  case CORE_QUANTITY_POINTER:
  case CORE_STRUCT_POINTER:
    return fit_pointer(task, field, value, out);
  case CORE_INT_OR_STRING:
    return fit_int_or_string(value, out);
  case CORE_QUANTITY:
    return fit_quantity(task->arena, value, out);
  case CORE_TIME:
  case CORE_TIME_POINTER:
    return value->kind == CRD_STRING_VALUE && crd_core_read_time(task->arena, crd_value_string(value), out, &error);
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
    return value->kind == CRD_STRING_VALUE && crd_core_read_micro_time(task->arena, crd_value_string(value), out, &error);
  case CORE_BYTES:
    return fit_bytes(task->arena, value, out);
  case CORE_STRUCT:
  case CORE_INLINE:
    return fit_struct(task, field->type, value, out);
  case CORE_LIST:
  case CORE_STRING_LIST:
  case CORE_INT32_LIST:
  case CORE_INT64_LIST:
  case CORE_BOOL_LIST:
  case CORE_QUANTITY_LIST:
    return fit_list(task, field, value, out);
  case CORE_STRING_MAP:
  case CORE_QUANTITY_MAP:
  case CORE_BYTES_MAP:
  case CORE_TIME_MAP:
  case CORE_STRING_LIST_MAP:
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    return fit_map(task, field, value, out);
  case CORE_RAW: /* only decode.c knows the size of its text */
  case CORE_RAW_POINTER:
    break;
  }
  return false;
}

bool crd_core_decode_tree(const core_decoding *decoding, const crd_value *tree, const core_type *type, void *out) {
  return fit_struct(decoding, type, tree, out);
}
