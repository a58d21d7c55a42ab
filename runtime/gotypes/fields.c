/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for fields of any table. */
#include "type_rows.h"

#include <stdlib.h>

_Static_assert(sizeof(crd_string) == sizeof(core_any_list), "texts and lists are of one size");

size_t crd_core_pair_size(const core_field *field) {
  switch (field->kind) {
  case CORE_QUANTITY_MAP:
    return sizeof(core_quantity_pair);
  case CORE_STRING_LIST_MAP:
    return sizeof(core_string_list_pair);
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    return CORE_PAIR_SIZE(field->type->size);
  default:
    return sizeof(core_string_pair);
  }
}

size_t crd_core_field_size(const core_field *field) {
  switch (field->kind) {
  case CORE_STRING_POINTER:
    return sizeof(core_optional_string);
  case CORE_BOOL:
    return sizeof(bool);
  case CORE_BOOL_POINTER:
    return sizeof(core_optional_bool);
  case CORE_INT32:
    return sizeof(int32_t);
  case CORE_INT32_POINTER:
    return sizeof(core_optional_int32);
  case CORE_INT64:
    return sizeof(int64_t);
  case CORE_INT64_POINTER:
    return sizeof(core_optional_int64);
  case CORE_INT_OR_STRING:
    return sizeof(core_int_or_string);
  case CORE_QUANTITY:
    return sizeof(crd_quantity);
  case CORE_INT_OR_STRING_POINTER:
  case CORE_QUANTITY_POINTER:
  case CORE_RAW:
  case CORE_RAW_POINTER:
  case CORE_STRUCT_POINTER:
    return sizeof(void *);
  case CORE_STRUCT:
  case CORE_INLINE:
    return field->type->size;
  default: /* strings, lists and maps */
    return sizeof(core_any_list);
  }
}

const core_field *crd_core_field_named(const core_type *type, crd_string name) {
  core_found_field found = {.field = NULL};
  return core_find_field(type, name, &found) ? found.field : NULL;
}

/* ---- values ---- */

typedef struct enum_row {
  const char *go, *values;
} enum_row;

static const enum_row enum_rows[] = {
#define ROW(its_type, its_values) {.go = (its_type), .values = (its_values)},
#include "enum_rows.h"
#undef ROW
};

static int compare_enum(const void *go, const void *row) {
  return strcmp(go, ((const enum_row *)row)->go);
}

const char *crd_core_field_values(const core_field *field) {
  const enum_row *row =
      field->go ? bsearch(field->go, enum_rows, sizeof enum_rows / sizeof *enum_rows, sizeof *enum_rows, compare_enum)
                : NULL;
  return row ? row->values : NULL;
}
