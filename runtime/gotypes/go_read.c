/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes a text as a Go type: settings that an operator keeps in a file, and types that it keeps as JSON within them. The
 * value is checked against the type; fields that the type does not have are dropped. */
#include "go_form.h"

#include <crd/go_json.h>
#include <crd/json.h>
#include <crd/yaml.h>
#include <string.h>

enum { READ_DEPTH = 64 };

typedef struct go_reading {
  crd_arena *arena;
  crd_string text; /* YAML: to find the original text of scalars; empty: JSON */
} go_reading;

/* The value of an absent member: pointers to values are never NULL here. */
static const crd_value go_absent = {.kind = CRD_NULL};

static bool read_go_value(const go_reading *reading, go_form form, const crd_value *value, unsigned depth, crd_value *out);

/* ---- scalars ---- */

/* The original text of a number or boolean. Such a scalar is plain and has no blanks. */
static crd_string written_text(const go_reading *reading, const crd_value *value) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-._";
  size_t start = value->offset, end = start;
  if (value->offset == CRD_NO_OFFSET || start >= reading->text.size)
    return crd_json_encode(reading->arena, value, CRD_JSON_GO);
  while (end < reading->text.size && reading->text.data[end] && strchr(plain, reading->text.data[end])) end++;
  return crd_string_slice(reading->text, start, end);
}

static bool text_as_go(const go_reading *reading, const crd_value *value, crd_value *out) {
  bool scalar = value->kind == CRD_BOOL || value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  if (value->kind == CRD_STRING_VALUE)
    *out = *value;
  else if (scalar && reading->text.size)
    *out = crd_value_make_string(written_text(reading, value));
  else
    return false;
  return true;
}

static bool int_as_go(const go_reading *reading, const crd_value *value, crd_value *out) {
  double number = value->kind == CRD_DOUBLE ? value->as.number : 0.5;
  bool whole = reading->text.size && number > -9e15 && number < 9e15 && number == (double)(int64_t)number;
  *out = whole ? crd_value_make_int((int64_t)number) : *value;
  return whole || value->kind == CRD_INT;
}

/* ---- structs, lists and maps ---- */

/* The member for a field, go_absent if there is none. In JSON, without an exact match, the last match in any case counts. */
static const crd_value *member_of(const go_reading *reading, const crd_value *map, crd_string name) {
  const crd_value *exact = crd_value_get(map, name), *found = &go_absent;
  if (exact || reading->text.size) return exact ? exact : found;
  for (uint32_t i = 0; i < map->size; i++) {
    crd_string own = crd_member_name(&map->as.members[i]);
    bool same = own.size == name.size;
    for (size_t k = 0; same && k < own.size; k++) same = (own.data[k] | 0x20) == (name.data[k] | 0x20);
    if (same) found = &map->as.members[i].value;
  }
  return found;
}

static bool read_struct(const go_reading *reading, go_fields *fields, const crd_value *value, unsigned depth,
                        crd_value *out) {
  go_field field;
  bool yaml = reading->text.size > 0, null = value->kind == CRD_NULL;
  if (!null && value->kind != CRD_MAP) return false;
  *out = crd_value_make_map(reading->arena, 8);
  while (crd_go_fields_next(fields, &field)) {
    const crd_value *member = null ? &go_absent : member_of(reading, value, field.name);
    if (member->kind == CRD_NULL && (!yaml || go_form_mark(field.form) == '*')) continue;
    crd_value read;
    if (!read_go_value(reading, field.form, member, depth - 1, &read)) return false;
    crd_value_set(reading->arena, out, field.name, read);
  }
  return true;
}

static bool read_list(const go_reading *reading, go_form item, const crd_value *value, unsigned depth, crd_value *out) {
  bool null = value->kind == CRD_NULL;
  *out = crd_value_make_list(reading->arena, null ? 0 : value->size);
  if (null) return true;
  if (value->kind != CRD_LIST) return false;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_value read;
    if (!read_go_value(reading, item, &value->as.items[i], depth - 1, &read)) return false;
    crd_value_append(reading->arena, out, read);
  }
  return true;
}

static bool read_map(const go_reading *reading, go_form item, const crd_value *value, unsigned depth, crd_value *out) {
  bool null = value->kind == CRD_NULL;
  *out = crd_value_make_map(reading->arena, null ? 0 : value->size);
  if (null) return true;
  if (value->kind != CRD_MAP) return false;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    crd_value read;
    if (!read_go_value(reading, item, &member->value, depth - 1, &read)) return false;
    crd_value_set(reading->arena, out, crd_member_name(member), read);
  }
  return true;
}

static bool read_go_value(const go_reading *reading, go_form form, const crd_value *value, unsigned depth, crd_value *out) {
  go_fields fields;
  char mark = go_form_mark(form);
  if (!depth) return false;
  if (mark == '*') return read_go_value(reading, go_form_behind(form, 1), value, depth, out);
  if (mark == '[' || mark == '{')
    return go_form_has_items(form) &&
           (mark == '[' ? read_list : read_map)(reading, go_form_behind(form, 2), value, depth, out);
  bool null = value->kind == CRD_NULL;
  if (go_form_is(form, "string") || go_form_is(form, "time") || go_form_is(form, "quantity") || go_form_is(form, "duration"))
    return null ? (*out = crd_value_make_string(CRD_STRING("")), true) : text_as_go(reading, value, out);
  if (go_form_is(form, "bool"))
    return null ? (*out = crd_value_make_bool(false), true) : (*out = *value, value->kind == CRD_BOOL);
  if (go_form_is(form, "int")) return null ? (*out = crd_value_make_int(0), true) : int_as_go(reading, value, out);
  if (go_form_is(form, "intOrString")) {
    *out = null ? crd_value_make_int(0) : *value;
    return out->kind == CRD_INT || out->kind == CRD_STRING_VALUE;
  }
  if (go_form_is(form, "raw")) return *out = null ? crd_value_make_null() : *value, true;
  return crd_go_fields_of(form, &fields) && read_struct(reading, &fields, value, depth, out);
}

bool crd_go_read_yaml(crd_arena *arena, crd_string text, crd_string type, crd_value *out) {
  crd_parse_error problem;
  const crd_value *value = text.size ? crd_yaml_parse(arena, text, NULL, &problem, NULL) : &go_absent;
  const go_reading reading = {arena, text.size ? text : CRD_STRING("~")};
  return value && read_go_value(&reading, (go_form){type, NULL}, value, READ_DEPTH, out);
}

bool crd_go_read_json(crd_arena *arena, crd_string text, crd_string type, crd_value *out) {
  const crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  const go_reading reading = {arena, {NULL, 0}};
  return value && read_go_value(&reading, (go_form){type, NULL}, value, READ_DEPTH, out);
}
