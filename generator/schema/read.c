/* Members of documents; see read.h. */
#include "schema/read.h"

location read_location(const reader *reader, const crd_value *value) {
  return (location){reader->source, value ? value->offset : CRD_NO_OFFSET};
}

void read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected) {
  diagnostics_add(reader->diagnostics, SEVERITY_ERROR, read_location(reader, value), "%.*s must be %s, not %s",
                  (int)what.size, what.data, expected, crd_value_type_name(value));
}

crd_string read_text(const crd_value *value) {
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){"", 0};
}

bool read_flag(const crd_value *value) {
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

int64_t read_integer(const crd_value *value) {
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}

double read_number(const crd_value *value) {
  if (value && value->kind == CRD_INT) return (double)value->as.integer;
  return value && value->kind == CRD_DOUBLE ? value->as.number : 0;
}

const crd_value *read_member(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  const crd_value *value = crd_value_get(map, crd_string_of(name));
  return value && value->kind != CRD_NULL ? value : NULL;
}

crd_string read_string_member(const crd_value *map, const char *name) {
  const crd_value *value = read_member(map, name);
  return crd_value_text(value);
}

bool read_flag_member(const crd_value *map, const char *name) {
  return read_flag(read_member(map, name));
}
