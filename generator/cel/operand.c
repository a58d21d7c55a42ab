/* SPDX-License-Identifier: Apache-2.0 */
/* How lowered values are held in C: forms, boxing into crd_cel_value and back, reading storage, constants. */
#include "cel/lowering.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

crd_string crdc_operand_c_type(lowering *l, form form, const type_node *node) {
  switch (form) {
  case FORM_BOOL:
    return CRD_STRING("bool ");
  case FORM_TRUTH:
    return CRD_STRING("crd_cel_truth ");
  case FORM_INT:
    return CRD_STRING("int64_t ");
  case FORM_UINT:
    return CRD_STRING("uint64_t ");
  case FORM_DOUBLE:
    return CRD_STRING("double ");
  case FORM_STRING:
  case FORM_BYTES:
    return CRD_STRING("crd_string ");
  case FORM_OBJECT:
  case FORM_LIST:
  case FORM_MAP: /* these forms have a node */
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
    return crdc_lower_text_of(l, "%.*s *", TEXT(node->code_name));
  case FORM_VALUE:
    break;
  }
  return CRD_STRING("crd_cel_value ");
}

static crd_string zero_of_form(form form) {
  switch (form) {
  case FORM_BOOL:
    return CRD_STRING("false");
  case FORM_TRUTH:
    return CRD_STRING("CRD_CEL_ERROR");
  case FORM_INT:
  case FORM_UINT:
  case FORM_DOUBLE:
    return CRD_STRING("0");
  case FORM_STRING:
  case FORM_BYTES:
    return CRD_STRING("{NULL, 0}");
  case FORM_VALUE:
    return CRD_STRING("crd_cel_of_null()");
  default:
    return CRD_STRING("NULL");
  }
}

operand crdc_operand_declare(lowering *l, form form, const type_node *node, crd_string initial) {
  operand value = {.form = form, .text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l)), .node = node};
  crd_string type = crdc_operand_c_type(l, form, node);
  if (!initial.size) initial = zero_of_form(form);
  bool pointer = form == FORM_OBJECT || form == FORM_LIST || form == FORM_MAP;
  crdc_lower_write_line(l, "%s%.*s%.*s = %.*s;", pointer ? "const " : "", TEXT(type), TEXT(value.text), TEXT(initial));
  return value;
}

void crdc_operand_assign(lowering *l, operand to, operand value) {
  crd_string text = value.text;
  if (to.form == FORM_VALUE)
    text = crdc_operand_box(l, value);
  else if (to.form == FORM_TRUTH && value.form == FORM_BOOL)
    text = crdc_lower_text_of(l, "crd_cel_truth_of(%.*s)", TEXT(text));
  if (!crd_string_equal(to.text, text)) crdc_lower_write_line(l, "%.*s = %.*s;", TEXT(to.text), TEXT(text));
}

crd_string crdc_operand_box(lowering *l, operand value) {
  static const char *const makers[] = {
      [FORM_BOOL] = "crd_cel_of_bool",  [FORM_TRUTH] = "crd_cel_of_truth",   [FORM_INT] = "crd_cel_of_int",
      [FORM_UINT] = "crd_cel_of_uint",  [FORM_DOUBLE] = "crd_cel_of_double", [FORM_STRING] = "crd_cel_of_string",
      [FORM_BYTES] = "crd_cel_of_bytes"};
  if (value.form == FORM_VALUE) return value.text;
  if (value.form == FORM_OBJECT || value.form == FORM_LIST || value.form == FORM_MAP) {
    crd_string type = crdc_lower_type_symbol_of(l, value.node);
    return crdc_lower_text_of(l, "crd_cel_of_stored(%.*s, %.*s)", TEXT(type), TEXT(value.text));
  }
  return crdc_lower_text_of(l, "%s(%.*s)", makers[value.form], TEXT(value.text));
}

operand crdc_operand_coerce(lowering *l, operand value, form form) {
  static const char *const getters[] = {
      [FORM_BOOL] = "crd_cel_get_bool",     [FORM_INT] = "crd_cel_take_int",       [FORM_UINT] = "crd_cel_get_uint",
      [FORM_DOUBLE] = "crd_cel_get_double", [FORM_STRING] = "crd_cel_take_string", [FORM_BYTES] = "crd_cel_get_string"};
  if (value.form == form) return value;
  if (form == FORM_BOOL && value.form == FORM_TRUTH) {
    crdc_lower_fail_if(l, "%.*s == CRD_CEL_ERROR", TEXT(value.text));
    return make_operand(FORM_BOOL, crdc_lower_text_of(l, "(%.*s == CRD_CEL_TRUE)", TEXT(value.text)));
  }
  if (form == FORM_VALUE) return make_operand(FORM_VALUE, crdc_operand_box(l, value));
  crd_string boxed = crdc_operand_box(l, value);
  operand result = crdc_operand_declare(l, form, NULL, (crd_string){NULL, 0});
  crdc_lower_fail_if(l, "!%s(cel, %.*s, &%.*s)", getters[form], TEXT(boxed), TEXT(result.text));
  return result;
}

operand crdc_operand_unboxed_by_type(lowering *l, const cel_node *node, operand value) {
  if (value.form != FORM_VALUE || l->on_tree || !node->type) return value;
  if (node->type->kind == CEL_STRING) return crdc_operand_coerce(l, value, FORM_STRING);
  if (node->type->kind == CEL_INT) return crdc_operand_coerce(l, value, FORM_INT);
  return value;
}

/* ---- storage ---- */

static crd_string schema_format_symbol(const schema *schema) {
  if (crd_string_equal(schema->format, CRD_STRING("byte"))) return CRD_STRING("CRD_FORMAT_BYTE");
  if (crd_string_equal(schema->format, CRD_STRING("duration"))) return CRD_STRING("CRD_FORMAT_DURATION");
  if (crd_string_equal(schema->format, CRD_STRING("date"))) return CRD_STRING("CRD_FORMAT_DATE");
  if (crd_string_equal(schema->format, CRD_STRING("date-time"))) return CRD_STRING("CRD_FORMAT_DATETIME");
  return (crd_string){NULL, 0};
}

bool crdc_operand_is_formatted(const schema *schema) {
  return schema_format_symbol(schema).size > 0;
}

operand crdc_operand_fallible(lowering *l, crd_string call) {
  operand value = crdc_operand_declare(l, FORM_VALUE, NULL, call);
  crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(value.text));
  return value;
}

operand crdc_operand_read_place(lowering *l, const type_node *node, crd_string place, bool by_value) {
  switch (node->storage) {
  case CRD_STORE_OBJECT: {
    operand object = {.form = FORM_OBJECT, .text = place, .node = node};
    if (!by_value) return object;
    object.text = crdc_lower_text_of(l, "(&%.*s)", TEXT(place));
    if (!node->schema->nullable || l->scoped) return object;
    object.text = crdc_lower_text_of(l, "(%.*s.object.value && %.*s.object.value->kind == CRD_NULL ? NULL : &%.*s)",
                                     TEXT(place), TEXT(place), TEXT(place));
    object.nullable = true;
    operand pointer = crdc_operand_declare(l, FORM_OBJECT, node, object.text);
    pointer.nullable = true;
    return pointer;
  }
  case CRD_STORE_LIST:
    return (operand){.form = FORM_LIST, .text = crdc_lower_text_of(l, "(&%.*s)", TEXT(place)), .node = node};
  case CRD_STORE_MAP:
    return (operand){.form = FORM_MAP, .text = crdc_lower_text_of(l, "(&%.*s)", TEXT(place)), .node = node};
  case CRD_STORE_INT:
    return make_operand(FORM_INT, place);
  case CRD_STORE_DOUBLE:
    return make_operand(FORM_DOUBLE, place);
  case CRD_STORE_BOOL:
    return make_operand(FORM_BOOL, place);
  case CRD_STORE_INT_OR_STRING:
    return make_operand(FORM_VALUE, crdc_lower_text_of(l, "crd_cel_of_int_or_string(%.*s)", TEXT(place)));
  case CRD_STORE_STRING: {
    crd_string format = schema_format_symbol(node->schema);
    if (!format.size) return make_operand(FORM_STRING, place);
    return crdc_operand_fallible(l,
                                 crdc_lower_text_of(l, "crd_cel_of_formatted(cel, %.*s, %.*s)", TEXT(format), TEXT(place)));
  }
  case CRD_STORE_VALUE:
    break;
  }
  crd_string type = crdc_lower_type_symbol_of(l, node);
  return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_cel_of_document(cel, %.*s, %.*s)", TEXT(type), TEXT(place)));
}

crd_string crdc_operand_member(lowering *l, crd_string pointer, const char *member) {
  crd_string inner = crdc_lower_bare(pointer);
  if (inner.size == pointer.size || inner.data[0] != '&') return crdc_lower_text_of(l, "%.*s->%s", TEXT(pointer), member);
  return crdc_lower_text_of(l, "%.*s.%s", (int)inner.size - 1, inner.data + 1, member);
}

crd_string crdc_operand_part(lowering *l, crd_string value, const char *member) {
  return crdc_lower_text_of(l, value.data[0] == '*' ? "(%.*s).%s" : "%.*s.%s", TEXT(value), member);
}

/* ---- constants ---- */

crd_string crdc_operand_int_literal(lowering *l, int64_t integer) {
  if (integer == INT64_MIN) return CRD_STRING("INT64_MIN");
  bool small = integer >= -2147483647 && integer <= 2147483647;
  if (integer < 0)
    return crdc_lower_text_of(l, small ? "(%lld)" : "(-INT64_C(%lld))", small ? (long long)integer : -(long long)integer);
  return crdc_lower_text_of(l, small ? "%lld" : "INT64_C(%lld)", (long long)integer);
}

/* The shortest digits that read back, with a point or an exponent. Infinities come from overflow in constant folding, which
 * tcc makes for finite numbers only. */
static crd_string double_literal(lowering *l, double number) {
  if (isnan(number)) return CRD_STRING("(0.0 / 0.0)");
  if (isinf(number)) return number > 0 ? CRD_STRING("(1e308 * 10.0)") : CRD_STRING("(-1e308 * 10.0)");
  char digits[40];
  for (int precision = 1; precision <= 17; precision++) {
    snprintf(digits, sizeof digits, "%.*g", precision, number);
    if (strtod(digits, NULL) == number) break;
  }
  const char *point = strpbrk(digits, ".e") ? "" : ".0";
  return signbit(number) ? crdc_lower_text_of(l, "(%s%s)", digits, point) : crdc_lower_text_of(l, "%s%s", digits, point);
}

static const char *kind_symbol(uint8_t kind) {
  static const char *const names[] = {
      [CRD_CEL_NULL] = "CRD_CEL_NULL",   [CRD_CEL_BOOL] = "CRD_CEL_BOOL",         [CRD_CEL_INT] = "CRD_CEL_INT",
      [CRD_CEL_UINT] = "CRD_CEL_UINT",   [CRD_CEL_DOUBLE] = "CRD_CEL_DOUBLE",     [CRD_CEL_STRING] = "CRD_CEL_STRING",
      [CRD_CEL_BYTES] = "CRD_CEL_BYTES", [CRD_CEL_DURATION] = "CRD_CEL_DURATION", [CRD_CEL_TIMESTAMP] = "CRD_CEL_TIMESTAMP",
      [CRD_CEL_TYPE] = "CRD_CEL_TYPE",   [CRD_CEL_LIST] = "CRD_CEL_LIST",         [CRD_CEL_MAP] = "CRD_CEL_MAP"};
  return names[kind];
}

static unsigned write_items(lowering *l, crd_cel_value value) {
  bool map = value.kind == CRD_CEL_MAP;
  size_t count = map ? value.as.map->count : value.as.list->count;
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < count; i++) {
    crd_string item = crdc_operand_constant_initializer(l, map ? value.as.map->items[i].value : value.as.list->items[i]);
    crd_string key = map ? crdc_operand_constant_initializer(l, value.as.map->items[i].key) : (crd_string){NULL, 0};
    if (map)
      crd_text_printf(&items, "    {%.*s,\n     %.*s},\n", TEXT(key), TEXT(item));
    else
      crd_text_printf(&items, "    %.*s,\n", TEXT(item));
  }
  unsigned number = ++l->table_count;
  if (count)
    crd_text_printf(&l->tables, "static const %s %.*s_items_%u[] = {\n%.*s};\n", map ? "crd_cel_entry" : "crd_cel_value",
                    TEXT(l->name), number, TEXT(crd_text_string(&items)));
  crd_text_printf(&l->tables, "static const %s %.*s_table_%u = {", map ? "crd_cel_map" : "crd_cel_list", TEXT(l->name),
                  number);
  if (count)
    crd_text_printf(&l->tables, "%.*s_items_%u", TEXT(l->name), number);
  else
    crd_text_printf(&l->tables, "NULL");
  crd_text_printf(&l->tables, ", %zu, NULL};\n", count);
  return number;
}

crd_string crdc_operand_constant_initializer(lowering *l, crd_cel_value value) {
  const char *kind = kind_symbol(value.kind);
  crd_string text;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_NULL:
    return CRD_STRING("{.kind = CRD_CEL_NULL}");
  case CRD_CEL_BOOL:
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.boolean = %s}}", kind, value.as.boolean ? "true" : "false");
  case CRD_CEL_INT:
    text = crdc_operand_int_literal(l, value.as.integer);
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.integer = %.*s}}", kind, TEXT(text));
  case CRD_CEL_UINT:
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.unsigned_integer = UINT64_C(%llu)}}", kind,
                              (unsigned long long)value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    text = double_literal(l, value.as.number);
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.number = %.*s}}", kind, TEXT(text));
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    text = crdc_lower_string_literal(l->arena, value.as.text);
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.text = {%.*s, %zu}}}", kind, TEXT(text), value.as.text.size);
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    text = crdc_operand_int_literal(l, value.as.integer);
    return crdc_lower_text_of(l, "{.kind = %s, .zone = %d, .nanos = %d, .as = {.integer = %.*s}}", kind, value.zone,
                              value.nanos, TEXT(text));
  case CRD_CEL_LIST:
  case CRD_CEL_MAP: {
    unsigned number = write_items(l, value);
    return crdc_lower_text_of(l, "{.kind = %s, .as = {.%s = &%.*s_table_%u}}", kind,
                              value.kind == CRD_CEL_MAP ? "map" : "list", TEXT(l->name), number);
  }
  default:
    break;
  }
  return crdc_lower_text_of(l, "{.kind = CRD_CEL_NULL}");
}

operand crdc_operand_constant_operand(lowering *l, crd_cel_value value) {
  crd_string text;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_NULL:
    return make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_null()"));
  case CRD_CEL_BOOL:
    return make_operand(FORM_BOOL, value.as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
  case CRD_CEL_INT:
    return make_operand(FORM_INT, crdc_operand_int_literal(l, value.as.integer));
  case CRD_CEL_UINT:
    return make_operand(FORM_UINT, crdc_lower_text_of(l, "UINT64_C(%llu)", (unsigned long long)value.as.unsigned_integer));
  case CRD_CEL_DOUBLE:
    return make_operand(FORM_DOUBLE, double_literal(l, value.as.number));
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
    text = crdc_lower_string_literal(l->arena, value.as.text);
    return make_operand(value.kind == CRD_CEL_BYTES ? FORM_BYTES : FORM_STRING,
                        crdc_lower_text_of(l, "CRD_STRING(%.*s)", TEXT(text)));
  default:
    break;
  }
  text = crdc_operand_constant_initializer(l, value);
  unsigned number = ++l->table_count;
  crd_text_printf(&l->tables, "static const crd_cel_value %.*s_constant_%u = %.*s;\n", TEXT(l->name), number, TEXT(text));
  return make_operand(FORM_VALUE, crdc_lower_text_of(l, "%.*s_constant_%u", TEXT(l->name), number));
}

/* ---- self and oldSelf ---- */

operand crdc_operand_self_operand(lowering *l, const type_node *node, crd_string name, crd_string storage) {
  switch (node->storage) {
  case CRD_STORE_OBJECT:
    return (operand){.form = FORM_OBJECT, .text = name, .node = node};
  case CRD_STORE_LIST:
    return (operand){.form = FORM_LIST, .text = name, .node = node};
  case CRD_STORE_MAP:
    return (operand){.form = FORM_MAP, .text = name, .node = node};
  case CRD_STORE_STRING:
    return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const crd_string *)%.*s", TEXT(storage)), true);
  case CRD_STORE_INT:
    return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const int64_t *)%.*s", TEXT(storage)), true);
  case CRD_STORE_DOUBLE:
    return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const double *)%.*s", TEXT(storage)), true);
  case CRD_STORE_BOOL:
    return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const bool *)%.*s", TEXT(storage)), true);
  case CRD_STORE_INT_OR_STRING:
    return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const crd_int_or_string *)%.*s", TEXT(storage)), true);
  case CRD_STORE_VALUE:
    break;
  }
  return crdc_operand_read_place(l, node, crdc_lower_text_of(l, "*(const crd_value *const *)%.*s", TEXT(storage)), true);
}

/* ---- overloads that only the run time knows ---- */

bool crdc_operand_is_unresolved(const lowering *l) {
  return l->frame->node->overload_count > 1;
}

unsigned crdc_operand_before_unresolved(lowering *l) {
  if (!crdc_operand_is_unresolved(l)) return 0;
  unsigned number = crdc_lower_new_temporary(l);
  crdc_lower_write_line(l, "const uint64_t cost%u = cel->cost;", number);
  return number;
}

void crdc_operand_after_unresolved(lowering *l, unsigned number) {
  if (number) crdc_lower_write_line(l, "cel->cost = cost%u + 1;", number);
}
