/* SPDX-License-Identifier: Apache-2.0 */
/* Decoded YAML in Go's syntax (%#v), for errors about invalid keys. Mirrors fmt and internal/fmtsort. */
#include "../value/members.h"
#include "../value/number.h"
#include "yaml_parts.h"
#include <math.h>
#include <stdlib.h>

void crd_yaml_add_go_syntax(crd_text *text, const yaml_scalar *key) {
  switch (key->type) {
  case YAML_NULL:
    crd_text_add(text, CRD_STRING("<nil>"));
    break;
  case YAML_BOOL:
    crd_text_add(text, key->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case YAML_INT:
    crd_text_printf(text, "%lld", (long long)key->as.integer);
    break;
  case YAML_UINT:
    crd_text_printf(text, "0x%llx", (unsigned long long)key->as.natural);
    break;
  case YAML_FLOAT:
    crd_text_add_double(text, key->as.number);
    break;
  case YAML_STRING:
    crd_text_add_quoted(text, key->text);
    break;
  }
}

/* ---- the order of a map's members ---- */

/* Compares the digits of two integers without leading zeros. */
static int compare_integers(crd_string a, crd_string b) {
  bool negative = a.data[0] == '-';
  if (negative != (b.data[0] == '-')) return negative ? -1 : 1;
  int order = a.size != b.size ? (a.size < b.size ? -1 : 1) : crd_string_compare(a, b);
  return negative ? -order : order;
}

static double special_number(crd_string name) {
  double number = NAN;
  if (name.data[name.size - 1] == 'f') return name.data[0] == '-' ? -INFINITY : INFINITY;
  if (name.data[name.size - 1] != 'N') crd_decimal_parse(name, &number);
  return number;
}

/* NaN comes first. */
static int compare_floats(crd_string a, crd_string b) {
  double x = special_number(a), y = special_number(b);
  if (isnan(x) || isnan(y)) return isnan(y) - isnan(x);
  return (x > y) - (x < y);
}

/* Compares keys as fmtsort does: nil first, then by type (in the order of Go's linker), then by value. */
static int by_go_key(const void *a, const void *b) {
  static const uint8_t ranks[] = {
      [YAML_NULL] = 0, [YAML_STRING] = 1, [YAML_UINT] = 2, [YAML_INT] = 3, [YAML_FLOAT] = 4, [YAML_BOOL] = 5};
  const crd_member *left = *(const crd_member *const *)a, *right = *(const crd_member *const *)b;
  crd_string x = crd_member_name(left), y = crd_member_name(right);
  if (left->value.key_type != right->value.key_type)
    return ranks[left->value.key_type] < ranks[right->value.key_type] ? -1 : 1;
  if (left->value.key_type == YAML_INT) return compare_integers(x, y);
  return left->value.key_type == YAML_FLOAT ? compare_floats(x, y) : crd_string_compare(x, y);
}

/* ---- values ---- */

static void add_value(crd_text *text, const crd_value *value, bool in_interface);

static void add_go_map(crd_text *text, const crd_value *map) {
  const crd_member **sorted = crd_members_sorted(text->arena, map, by_go_key);
  crd_text_add(text, CRD_STRING("map[interface {}]interface {}{"));
  for (uint32_t i = 0; i < map->size; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    if (sorted[i]->value.key_type == YAML_NULL)
      crd_text_add(text, CRD_STRING("interface {}(nil)"));
    else if (sorted[i]->value.key_type == YAML_STRING)
      crd_text_add_quoted(text, crd_member_name(sorted[i]));
    else
      crd_text_add(text, crd_member_name(sorted[i]));
    crd_text_add_char(text, ':');
    add_value(text, &sorted[i]->value, true);
  }
  crd_text_add_char(text, '}');
}

static void add_go_list(crd_text *text, const crd_value *list) {
  crd_text_add(text, CRD_STRING("[]interface {}{"));
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    add_value(text, &list->as.items[i], true);
  }
  crd_text_add_char(text, '}');
}

static void add_value(crd_text *text, const crd_value *value, bool in_interface) {
  switch ((crd_value_kind)value->kind) {
  case CRD_NULL:
    crd_text_add(text, in_interface ? CRD_STRING("interface {}(nil)") : CRD_STRING("<nil>"));
    break;
  case CRD_LIST:
    add_go_list(text, value);
    break;
  case CRD_MAP:
    add_go_map(text, value);
    break;
  case CRD_STRING_VALUE:
    crd_text_add_quoted(text, crd_value_string(value));
    break;
  case CRD_DOUBLE:
    if (value->flags & YAML_VALUE_RAW)
      crd_text_printf(text, "0x%llx", (unsigned long long)value->as.integer);
    else
      crd_text_add_double(text, value->as.number);
    break;
  default:
    crd_json_write(text, value, CRD_JSON_GO);
  }
}

void crd_yaml_add_go_value(crd_text *text, const crd_value *value) {
  add_value(text, value, false);
}
