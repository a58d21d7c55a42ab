/* SPDX-License-Identifier: Apache-2.0 */
/* Reading the tables of built-in types. */
#include "builtin_data.h"

#include <assert.h>
#include <crd/json.h>

static const crd_builtin_type *resolved(const crd_builtin_type *type) {
  while (type->form == CRD_FORM_POINTER) type = &crd_builtin_types[type->item];
  return type;
}

crd_builtin_form crd_builtin_form_of(const crd_builtin_type *type) {
  return (crd_builtin_form)resolved(type)->form;
}

unsigned crd_builtin_bits_of(const crd_builtin_type *type) {
  return resolved(type)->bits;
}

crd_builtin_relation crd_builtin_relation_of(const crd_builtin_type *type) {
  return (crd_builtin_relation)resolved(type)->relation;
}

crd_string crd_builtin_go_name(const crd_builtin_type *type) {
  return builtin_name(resolved(type)->name);
}

const crd_builtin_type *crd_builtin_item(const crd_builtin_type *type) {
  type = resolved(type);
  bool has = type->form == CRD_FORM_LIST || type->form == CRD_FORM_MAP || type->form == CRD_FORM_RAW ||
             type->form == CRD_FORM_FIELDS;
  return has ? resolved(&crd_builtin_types[type->item]) : NULL;
}

size_t crd_builtin_field_count(const crd_builtin_type *type) {
  type = resolved(type);
  return type->form == CRD_FORM_STRUCT ? type->count : 0;
}

crd_builtin_field crd_builtin_field_at(const crd_builtin_type *type, size_t at) {
  type = resolved(type);
  assert(type->form == CRD_FORM_STRUCT && at < type->count);
  const builtin_field *field = &crd_builtin_fields[type->first + at];
  const crd_builtin_type *own = &crd_builtin_types[field->type];
  return (crd_builtin_field){.name = builtin_name(field->name),
                             .type = resolved(own),
                             .pointer = own->form == CRD_FORM_POINTER,
                             .omit_empty = (field->flags & BUILTIN_OMIT_EMPTY) != 0,
                             .omit_zero = (field->flags & BUILTIN_OMIT_ZERO) != 0,
                             .has_default = (field->flags & BUILTIN_HAS_DEFAULT) != 0};
}

static int place_of_field(const crd_builtin_type *type, crd_string name) {
  unsigned next = 0;
  return type->form == CRD_FORM_STRUCT ? builtin_field_of(type, name, &next) : -1;
}

bool crd_builtin_find_field(const crd_builtin_type *type, crd_string name, crd_builtin_field *field) {
  type = resolved(type);
  int at = place_of_field(type, name);
  if (at >= 0) *field = crd_builtin_field_at(type, (size_t)at);
  return at >= 0;
}

crd_value crd_builtin_field_default(crd_arena *arena, const crd_builtin_type *type, crd_string name) {
  type = resolved(type);
  int at = place_of_field(type, name);
  if (at < 0 || !(crd_builtin_fields[type->first + at].flags & BUILTIN_HAS_DEFAULT)) return crd_value_make_null();
  uint32_t field = type->first + (uint32_t)at;
  size_t low = 0, high = crd_builtin_default_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (crd_builtin_defaults[middle].field < field)
      low = middle + 1;
    else
      high = middle;
  }
  assert(low < crd_builtin_default_count && crd_builtin_defaults[low].field == field);
  const crd_value *value = crd_json_parse(arena, builtin_name(crd_builtin_defaults[low].value), NULL, NULL);
  return value ? *value : crd_value_make_null();
}

size_t crd_builtin_key_count(const crd_builtin_type *type) {
  type = resolved(type);
  return type->form == CRD_FORM_LIST ? type->count : 0;
}

crd_string crd_builtin_key_at(const crd_builtin_type *type, size_t at) {
  type = resolved(type);
  assert(type->form == CRD_FORM_LIST && at < type->count);
  return builtin_name(crd_builtin_keys[type->first + at]);
}
