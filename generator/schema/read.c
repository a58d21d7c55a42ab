/* Typed reading of members; see read.h. */
#include "schema/read.h"

location read_location(const reader *reader, const crd_value *value) {
  return (location){reader->source, value ? value->offset : CRD_NO_OFFSET};
}

const crd_value *read_member(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  const crd_value *value = crd_value_get(map, crd_string_of(name));
  return value && value->kind != CRD_NULL ? value : NULL;
}

void read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected) {
  diagnostics_add(reader->diagnostics, SEVERITY_ERROR, read_location(reader, value), "%.*s must be %s, not %s",
                  (int)what.size, what.data, expected, crd_value_type_name(value));
}

void read_string(const reader *reader, const crd_value *value, crd_string what, crd_string *out) {
  if (value->kind == CRD_STRING_VALUE)
    *out = crd_value_string(value);
  else
    read_wrong(reader, value, what, "a string");
}

void read_bool(const reader *reader, const crd_value *value, crd_string what, bool *out) {
  if (value->kind == CRD_BOOL)
    *out = value->as.boolean;
  else
    read_wrong(reader, value, what, "a boolean");
}

void read_number(const reader *reader, const crd_value *value, crd_string what, number_limit *out) {
  if (value->kind == CRD_INT)
    *out = (number_limit){true, (double)value->as.integer};
  else if (value->kind == CRD_DOUBLE)
    *out = (number_limit){true, value->as.number};
  else
    read_wrong(reader, value, what, "a number");
}

void read_count(const reader *reader, const crd_value *value, crd_string what, count_limit *out) {
  if (value->kind == CRD_INT)
    *out = (count_limit){true, value->as.integer};
  else
    read_wrong(reader, value, what, "an integer");
}

void read_strings(const reader *reader, const crd_value *value, crd_string what, crd_string **out, size_t *count) {
  if (!read_is_list(reader, value, what)) return;
  crd_string *items = crd_arena_zalloc(reader->arena, value->size * sizeof *items);
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *item = &value->as.items[i];
    if (item->kind != CRD_NULL)
      read_string(reader, item, crd_arena_printf(reader->arena, "%.*s[%u]", (int)what.size, what.data, i), &items[i]);
  }
  *out = items;
  *count = value->size;
}

bool read_is_map(const reader *reader, const crd_value *value, crd_string what) {
  if (value->kind == CRD_MAP) return true;
  read_wrong(reader, value, what, "an object");
  return false;
}

bool read_is_list(const reader *reader, const crd_value *value, crd_string what) {
  if (value->kind == CRD_LIST) return true;
  read_wrong(reader, value, what, "a list");
  return false;
}

void read_string_member(const reader *reader, const crd_value *map, const char *name, crd_string *out) {
  const crd_value *value = read_member(map, name);
  if (value) read_string(reader, value, crd_string_of(name), out);
}

void read_bool_member(const reader *reader, const crd_value *map, const char *name, bool *out) {
  const crd_value *value = read_member(map, name);
  if (value) read_bool(reader, value, crd_string_of(name), out);
}

const crd_value *read_map_member(const reader *reader, const crd_value *map, const char *name) {
  const crd_value *value = read_member(map, name);
  return value && read_is_map(reader, value, crd_string_of(name)) ? value : NULL;
}

const crd_value *read_list_member(const reader *reader, const crd_value *map, const char *name) {
  const crd_value *value = read_member(map, name);
  return value && read_is_list(reader, value, crd_string_of(name)) ? value : NULL;
}
