/* SPDX-License-Identifier: Apache-2.0 */
/* What is asked of fields of any table. */
#include "type_rows.h"

size_t crd_core_pair_size(const core_field *field) {
  const size_t unit = sizeof(int64_t);
  switch (field->kind) {
  case CORE_QUANTITY_MAP:
    return sizeof(core_quantity_pair);
  case CORE_STRING_LIST_MAP:
    return sizeof(core_string_list_pair);
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    return (CORE_PAIR_VALUE + field->type->size + unit - 1) / unit * unit;
  default:
    return sizeof(core_string_pair);
  }
}

const core_field *crd_core_field_named(const core_type *type, crd_string name) {
  core_found_field found = {.field = NULL};
  return core_find_field(type, name, &found) ? found.field : NULL;
}
