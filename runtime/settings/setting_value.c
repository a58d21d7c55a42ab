/* SPDX-License-Identifier: Apache-2.0 */
/* The value of a setting: from its declaration, a flag or a configuration file. */
#include "../value/joined.h"
#include "parts.h"
#include <crd/value.h>
#include <stdlib.h>

bool crd_settings_read_bool(crd_string text, bool *value) {
  static const char *const words[] = {"1", "t", "T", "TRUE", "true", "True", "0", "f", "F", "FALSE", "false", "False"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (!crd_string_equal(text, crd_string_of(words[i]))) continue;
    *value = i < 6;
    return true;
  }
  return false;
}

bool crd_gate_stage_read(crd_string text, crd_gate_stage *stage) {
  static const char *const names[] = {
      [CRD_GATE_GA] = "GA", [CRD_GATE_ALPHA] = "Alpha", [CRD_GATE_BETA] = "Beta", [CRD_GATE_DEPRECATED] = "Deprecated"};
  if (!text.size) return *stage = CRD_GATE_GA, true;
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (crd_string_equal(text, crd_string_of(names[i]))) return *stage = (crd_gate_stage)i, true;
  return false;
}

bool crd_setting_type_read(crd_string text, crd_setting_type *type) {
  static const char *const names[] = {[CRD_SETTING_STRING] = "string",
                                      [CRD_SETTING_BOOL] = "bool",
                                      [CRD_SETTING_INT] = "int",
                                      [CRD_SETTING_LIST] = "list(string)",
                                      [CRD_SETTING_MAP] = "map(string,string)"};
  char plain[24];
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] == ' ') continue;
    if (size == sizeof plain) return false;
    plain[size++] = text.data[i];
  }
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (crd_string_equal((crd_string){plain, size}, crd_string_of(names[i]))) return *type = (crd_setting_type)i, true;
  return false;
}

/* ---- values from text ---- */

static bool read_int(crd_string text, int64_t *value) {
  size_t i = text.size && (text.data[0] == '-' || text.data[0] == '+');
  bool negative = i && text.data[0] == '-';
  uint64_t magnitude = 0, most = (uint64_t)INT64_MAX + negative;
  if (i == text.size) return false;
  for (; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (magnitude > (most - digit) / 10) return false;
    magnitude = magnitude * 10 + digit;
  }
  *value = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return true;
}

static bool bad_setting_number(crd_arena *arena, const char *function, crd_string text, crd_string *error) {
  return crd_refused(error, crd_joined(arena, crd_arena_printf(arena, "strconv.%s: parsing ", function),
                                       crd_quoted(arena, text), CRD_STRING(": invalid syntax")));
}

typedef struct setting_pair {
  crd_string key, value;
} setting_pair;

static int compare_pairs(const void *a, const void *b) {
  return crd_string_compare(((const setting_pair *)a)->key, ((const setting_pair *)b)->key);
}

/* Splits a text at commas into items or, for a map, into keys and values. */
static bool read_parts(crd_arena *arena, crd_string text, bool map, crd_setting_value *value, crd_string *error) {
  size_t most = 1, width = map ? 2 : 1;
  for (size_t i = 0; i < text.size; i++) most += text.data[i] == ',';
  crd_string *items = crd_arena_alloc(arena, most * width * sizeof *items);
  value->items = items;
  for (crd_string rest = text; rest.size;) {
    const char *comma = memchr(rest.data, ',', rest.size);
    crd_string part = {rest.data, comma ? (size_t)(comma - rest.data) : rest.size};
    size_t skip = part.size + (comma != NULL);
    rest = (crd_string){rest.data + skip, rest.size - skip};
    crd_string *item = &items[value->count * width];
    const char *equals = map && part.size ? memchr(part.data, '=', part.size) : NULL;
    if (map && !equals)
      return crd_refused(error, crd_arena_printf(arena, "\"%.*s\" has no value", (int)part.size, part.data));
    item[0] = crd_arena_copy(arena, equals ? (crd_string){part.data, (size_t)(equals - part.data)} : part);
    if (map) item[1] = crd_arena_copy(arena, (crd_string){equals + 1, part.size - (size_t)(equals - part.data) - 1});
    value->count++;
  }
  if (map) qsort(items, value->count, sizeof(setting_pair), compare_pairs);
  return true;
}

bool crd_setting_value_read(crd_arena *arena, crd_setting_type type, crd_string text, crd_setting_value *value,
                            crd_string *error) {
  *value = (crd_setting_value){0};
  switch (type) {
  case CRD_SETTING_BOOL:
    return crd_settings_read_bool(text, &value->boolean) || bad_setting_number(arena, "ParseBool", text, error);
  case CRD_SETTING_INT:
    return read_int(text, &value->integer) || bad_setting_number(arena, "ParseInt", text, error);
  case CRD_SETTING_LIST:
    return read_parts(arena, text, false, value, error);
  case CRD_SETTING_MAP:
    return read_parts(arena, text, true, value, error);
  case CRD_SETTING_STRING:
    break;
  }
  value->text = crd_arena_copy(arena, text);
  return true;
}

/* ---- the configuration file ---- */

static bool all_strings(const crd_value *value) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *item = value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value;
    if (item->kind != CRD_STRING_VALUE) return false;
  }
  return true;
}

static void take_strings(crd_arena *arena, const crd_value *from, crd_setting_value *value) {
  bool map = from->kind == CRD_MAP;
  crd_string *items = crd_arena_alloc(arena, ((size_t)from->size * 2 + 1) * sizeof *items);
  value->items = items;
  value->count = from->size;
  for (uint32_t i = 0; i < from->size; i++) {
    crd_string *item = &items[map ? i * 2 : i];
    if (map) *item++ = crd_arena_copy(arena, crd_member_name(&from->as.members[i]));
    *item = crd_arena_copy(arena, crd_value_string(map ? &from->as.members[i].value : &from->as.items[i]));
  }
  if (map) qsort(items, value->count, sizeof(setting_pair), compare_pairs);
}

bool crd_setting_value_take(crd_arena *arena, crd_setting_type type, const crd_value *from, crd_setting_value *value) {
  *value = (crd_setting_value){0};
  switch (type) {
  case CRD_SETTING_BOOL:
    value->boolean = from->kind == CRD_BOOL && from->as.boolean;
    return from->kind == CRD_BOOL;
  case CRD_SETTING_INT:
    if (from->kind == CRD_INT) value->integer = from->as.integer;
    return from->kind == CRD_INT;
  case CRD_SETTING_LIST:
  case CRD_SETTING_MAP:
    if (from->kind != (type == CRD_SETTING_MAP ? CRD_MAP : CRD_LIST) || !all_strings(from)) return false;
    take_strings(arena, from, value);
    return true;
  case CRD_SETTING_STRING:
    break;
  }
  if (from->kind == CRD_STRING_VALUE) value->text = crd_arena_copy(arena, crd_value_string(from));
  return from->kind == CRD_STRING_VALUE;
}
