/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/tree/read.h"

location crdc_read_location(const reader *reader, const crd_value *value) {
  return (location){reader->source, value ? value->offset : CRD_NO_OFFSET};
}

void crdc_read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected) {
  crdc_diagnostics_add(reader->diagnostics, SEVERITY_ERROR, crdc_read_location(reader, value), "%.*s must be %s, not %s",
                       (int)what.size, what.data, expected, crd_value_type_name(value));
}

crd_string crdc_read_text(const crd_value *value) {
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){"", 0};
}

bool crdc_read_flag(const crd_value *value) {
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

int64_t crdc_read_integer(const crd_value *value) {
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}

double crdc_read_number(const crd_value *value) {
  if (value && value->kind == CRD_INT) return (double)value->as.integer;
  return value && value->kind == CRD_DOUBLE ? value->as.number : 0;
}

const crd_value *crdc_read_member(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  const crd_value *value = crd_value_get(map, crd_string_of(name));
  return value && value->kind != CRD_NULL ? value : NULL;
}

crd_string crdc_read_string_member(const crd_value *map, const char *name) {
  const crd_value *value = crdc_read_member(map, name);
  return crd_value_text(value);
}

bool crdc_read_flag_member(const crd_value *map, const char *name) {
  return crdc_read_flag(crdc_read_member(map, name));
}

bool crdc_preserves_unknown_fields(const crd_definition *definition) {
  return crdc_read_flag_member(definition->spec, "preserveUnknownFields");
}
