/* SPDX-License-Identifier: Apache-2.0 */
#include "cel_values.h"
#include <crd/base64.h>
#include <crd/generated/cel_functions.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- types ---- */

static const cel_type *named_type(crd_string name) {
  static const struct {
    const char *name;
    cel_kind kind;
  } table[] = {{"int", CEL_INT},
               {"uint", CEL_UINT},
               {"double", CEL_DOUBLE},
               {"bool", CEL_BOOL},
               {"string", CEL_STRING},
               {"bytes", CEL_BYTES},
               {"dyn", CEL_DYN},
               {"null_type", CEL_NULL},
               {"google.protobuf.Timestamp", CEL_TIMESTAMP},
               {"google.protobuf.Duration", CEL_DURATION}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (crd_string_equal(name, crd_string_of(table[i].name))) return crdc_cel_type_simple(table[i].kind);
  return NULL;
}

static const cel_type *with(crd_arena *arena, cel_kind kind, const crd_value *a, const crd_value *b) {
  const cel_type *first = table_type(arena, a), *second = b ? table_type(arena, b) : NULL;
  return first && (second || !b) ? crdc_cel_type_with(arena, kind, first, second) : NULL;
}

const cel_type *table_type(crd_arena *arena, const crd_value *json) {
  if (!json) return NULL;
  if (json->kind == CRD_STRING_VALUE) return named_type(crd_value_string(json));
  const crd_value *list = row_value(json, "list"), *map = row_value(json, "map"), *type = row_value(json, "type"),
                  *parameters = row_value(json, "params");
  if (list) return with(arena, CEL_LIST, list, NULL);
  if (row_count(map) == 2) return with(arena, CEL_MAP, &map->as.items[0], &map->as.items[1]);
  if (type) return with(arena, CEL_TYPE, type, NULL);
  if (crd_string_equal(row_text(json, "abstract"), CRD_STRING("optional_type")) && row_count(parameters) == 1)
    return with(arena, CEL_OPTIONAL, &parameters->as.items[0], NULL);
  return NULL;
}

static const cel_type *joined(const cel_type *a, const cel_type *b) {
  return !a || crdc_cel_type_equal(a, b) ? b : crdc_cel_type_simple(CEL_DYN);
}

static const cel_type *type_of_entries(crd_arena *arena, const crd_cel_map *map) {
  const cel_type *key = NULL, *value = NULL, *dyn = crdc_cel_type_simple(CEL_DYN);
  for (size_t i = 0; i < map->count; i++) {
    key = joined(key, type_of_value(arena, map->items[i].key));
    value = joined(value, type_of_value(arena, map->items[i].value));
  }
  return crdc_cel_type_with(arena, CEL_MAP, key ? key : dyn, value ? value : dyn);
}

const cel_type *type_of_value(crd_arena *arena, crd_cel_value value) {
  static const cel_kind kinds[] = {
      [CRD_CEL_NULL] = CEL_NULL,   [CRD_CEL_BOOL] = CEL_BOOL,         [CRD_CEL_INT] = CEL_INT,
      [CRD_CEL_UINT] = CEL_UINT,   [CRD_CEL_DOUBLE] = CEL_DOUBLE,     [CRD_CEL_STRING] = CEL_STRING,
      [CRD_CEL_BYTES] = CEL_BYTES, [CRD_CEL_DURATION] = CEL_DURATION, [CRD_CEL_TIMESTAMP] = CEL_TIMESTAMP};
  const cel_type *item = NULL, *dyn = crdc_cel_type_simple(CEL_DYN);
  if (value.kind == CRD_CEL_MAP) return type_of_entries(arena, value.as.map);
  if (value.kind != CRD_CEL_LIST) return value.kind <= CRD_CEL_TIMESTAMP ? crdc_cel_type_simple(kinds[value.kind]) : dyn;
  for (size_t i = 0; i < value.as.list->count; i++) item = joined(item, type_of_value(arena, value.as.list->items[i]));
  return crdc_cel_type_with(arena, CEL_LIST, item ? item : dyn, NULL);
}

/* ---- values ---- */

static bool read_list(crd_cel *cel, const crd_value *json, crd_cel_value *out) {
  crd_cel_value *items = crd_arena_alloc(cel->arena, (row_count(json) + 1) * sizeof *items);
  for (uint32_t i = 0; i < row_count(json); i++)
    if (!table_value(cel, &json->as.items[i], &items[i])) return false;
  return *out = crd_cel_of_items(cel, items, row_count(json)), true;
}

static bool read_map(crd_cel *cel, const crd_value *json, crd_cel_value *out) {
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (row_count(json) + 1) * sizeof *entries);
  for (uint32_t i = 0; i < row_count(json); i++) {
    const crd_value *pair = &json->as.items[i];
    if (row_count(pair) != 2 || !table_value(cel, &pair->as.items[0], &entries[i].key) ||
        !table_value(cel, &pair->as.items[1], &entries[i].value))
      return false;
  }
  return *out = crd_cel_of_entries(cel, entries, row_count(json)), true;
}

static bool read_optional(crd_cel *cel, const crd_value *json, crd_cel_value *out) {
  crd_cel_value inner;
  *out = crd_cel_optional_none();
  if (json->kind == CRD_NULL) return true;
  if (!table_value(cel, json, &inner)) return false;
  return *out = crd_cel_optional_of(cel, inner), true;
}

/* What a function makes of the text. */
static bool convert(crd_cel *cel, crd_cel_function *function, crd_string text, crd_cel_value *out) {
  crd_cel_value argument = crd_cel_of_string(text);
  *out = function(cel, &argument, 1);
  return out->kind != CRD_CEL_FAILED;
}

static bool read_bytes(crd_cel *cel, crd_string text, crd_cel_value *out) {
  char *bytes = crd_arena_alloc(cel->arena, CRD_BASE64_ROOM(text.size));
  size_t size;
  if (crd_base64_decode(text, CRD_BASE64_STD, bytes, &size) != CRD_BASE64_GOOD) return false;
  return *out = crd_cel_of_bytes((crd_string){bytes, size}), true;
}

/* The values that are written as texts. */
static bool read_text(crd_cel *cel, crd_string tag, crd_string text, crd_cel_value *out) {
  static const struct {
    const char *tag;
    crd_cel_function *make;
  } conversions[] = {{"duration", crd_cel_fn_duration}, {"timestamp", crd_cel_fn_timestamp}, {"ip", crd_cel_fn_ip},
                     {"cidr", crd_cel_fn_cidr},         {"quantity", crd_cel_fn_quantity},   {"semver", crd_cel_fn_semver}};
  const char *start = crd_arena_copy(cel->arena, text).data;
  if (crd_string_equal(tag, CRD_STRING("int64"))) return *out = crd_cel_of_int(strtoll(start, NULL, 10)), true;
  if (crd_string_equal(tag, CRD_STRING("uint64"))) return *out = crd_cel_of_uint(strtoull(start, NULL, 10)), true;
  if (crd_string_equal(tag, CRD_STRING("double"))) return *out = crd_cel_of_double(strtod(start, NULL)), true;
  if (crd_string_equal(tag, CRD_STRING("string"))) return *out = crd_cel_of_string(text), true;
  if (crd_string_equal(tag, CRD_STRING("bytes"))) return read_bytes(cel, text, out);
  if (crd_string_equal(tag, CRD_STRING("type"))) return *out = crd_cel_of_type(text), true;
  for (size_t i = 0; i < sizeof conversions / sizeof *conversions; i++)
    if (crd_string_equal(tag, crd_string_of(conversions[i].tag))) return convert(cel, conversions[i].make, text, out);
  return false;
}

bool table_value(crd_cel *cel, const crd_value *json, crd_cel_value *out) {
  if (row_count(json) != 1 || json->kind != CRD_MAP) return false;
  const crd_value *item = &json->as.members[0].value;
  crd_string tag = crd_member_name(&json->as.members[0]);
  if (crd_string_equal(tag, CRD_STRING("null"))) return *out = crd_cel_of_null(), true;
  if (crd_string_equal(tag, CRD_STRING("bool"))) return *out = crd_cel_of_bool(item->as.boolean), true;
  if (crd_string_equal(tag, CRD_STRING("list"))) return read_list(cel, item, out);
  if (crd_string_equal(tag, CRD_STRING("map"))) return read_map(cel, item, out);
  if (crd_string_equal(tag, CRD_STRING("optional"))) return read_optional(cel, item, out);
  return item->kind == CRD_STRING_VALUE && read_text(cel, tag, crd_value_string(item), out);
}

bool same_value(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_DOUBLE && b.kind == CRD_CEL_DOUBLE && isnan(a.as.number) && isnan(b.as.number)) return true;
  return a.kind == b.kind && crd_cel_equal(cel, a, b) == CRD_CEL_TRUE;
}

crd_string describe_value(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_FAILED)
    return crd_arena_printf(cel->arena, "error: %.*s", (int)cel->error.size, cel->error.data);
  crd_cel_value text = crd_cel_fn_string(cel, &value, 1);
  if (text.kind == CRD_CEL_STRING) return text.as.text;
  crd_string name = crd_cel_type_name(value);
  return crd_arena_printf(cel->arena, "a %.*s of %lld", (int)name.size, name.data, (long long)crd_cel_count(value));
}

/* ---- variables ---- */

static bool declare(table_variables *out, crd_string name, const cel_type *type) {
  if (!type || out->declared_count == MAX_VARIABLES) return false;
  out->declared[out->declared_count++] = (cel_variable){name, type};
  return true;
}

static bool is_declared(const table_variables *variables, crd_string name) {
  for (size_t i = 0; i < variables->declared_count; i++)
    if (crd_string_equal(variables->declared[i].name, name)) return true;
  return false;
}

static bool bind(crd_cel *cel, table_variables *out, crd_string name, const crd_value *json) {
  const crd_value *value = row_value(json, "value");
  program_binding *binding = &out->bound[out->bound_count];
  if (out->bound_count == MAX_VARIABLES || !table_value(cel, value ? value : json, &binding->value)) return false;
  binding->name = name;
  out->bound_count++;
  return is_declared(out, name) || declare(out, name, crdc_cel_type_simple(CEL_DYN));
}

bool table_read_variables(crd_cel *cel, const crd_value *row, table_variables *out) {
  const crd_value *vars = row_value(row, "vars"), *types = row_value(row, "type_env"),
                  *bindings = row_value(row, "bindings");
  bool good = true;
  *out = (table_variables){.declared_count = 0};
  for (uint32_t i = 0; good && i < row_count(vars); i++)
    good = declare(out, crd_member_name(&vars->as.members[i]), table_type(cel->arena, &vars->as.members[i].value));
  for (uint32_t i = 0; good && i < row_count(types); i++)
    good =
        declare(out, row_text(&types->as.items[i], "name"), table_type(cel->arena, row_value(&types->as.items[i], "ident")));
  for (uint32_t i = 0; good && i < row_count(bindings); i++)
    good = bind(cel, out, crd_member_name(&bindings->as.members[i]), &bindings->as.members[i].value);
  return good;
}
