/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes but for access, calls of functions and macros: constants, logic, operators, literals of lists and maps. */
#include "cel/lowering.h"
#include <string.h>

/* How many strings a constant list may have to be compared one by one. */
enum { MAX_SPELLED_OUT = 8 };

/* ---- logic ---- */

static crd_string negated(lowering *l, crd_string text) {
  if (text.data[0] != '!') return crdc_lower_text_of(l, "!%.*s", TEXT(text));
  return crdc_lower_bare(
      (crd_string){text.data + 1, text.size - 1}); /* operands that are negated are names, calls or parenthesised */
}

/* a && b, a || b: `stop` is the value of `a` that decides. */
static operand lower_logic(lowering *l, const cel_node *node, bool stop) {
  const char *decided = stop ? "CRD_CEL_TRUE" : "CRD_CEL_FALSE";
  operand a = crdc_lower_isolated(l, node->arguments[0]);
  crdc_lower_flush_cost(l);
  if (a.form == FORM_BOOL) {
    crd_text before = crdc_lower_divert(l);
    l->indent++;
    operand b = lower_node(l, node->arguments[1]);
    if (b.form != FORM_TRUTH) b = crdc_operand_coerce(l, b, FORM_BOOL);
    operand result = {.form = b.form, .text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l))};
    crdc_operand_assign(l, result, b);
    crdc_lower_flush_cost(l);
    l->indent--;
    crd_text inner = crdc_lower_restore(l, before);
    if (b.form == FORM_BOOL)
      crdc_lower_write_line(l, "bool %.*s = %s;", TEXT(result.text), stop ? "true" : "false");
    else
      crdc_lower_write_line(l, "crd_cel_truth %.*s = %s;", TEXT(result.text), decided);
    crd_string condition = stop ? negated(l, a.text) : crdc_lower_bare(a.text);
    crdc_lower_write_line(l, "if (%.*s) {", TEXT(condition));
    crd_text_add(&l->body, crd_text_string(&inner));
    crdc_lower_write_line(l, "}");
    return result;
  }
  operand result = crdc_operand_declare(l, FORM_TRUTH, NULL, a.text);
  crdc_lower_open_block(l, "if (%.*s != %s)", TEXT(result.text), decided);
  unsigned number = crdc_lower_new_temporary(l);
  crdc_lower_write_line(l, "const crd_string error%u = cel->error;", number);
  operand b = crdc_lower_isolated(l, node->arguments[1]);
  crd_string text = b.form == FORM_BOOL ? crdc_lower_text_of(l, "crd_cel_truth_of(%.*s)", TEXT(b.text)) : b.text;
  crdc_lower_write_line(l, "%.*s = %s(cel, %.*s, error%u, %.*s);", TEXT(result.text), stop ? "crd_cel_or" : "crd_cel_and",
                        TEXT(result.text), number, TEXT(text));
  crdc_lower_close_block(l, "%s", "");
  return result;
}

operand crdc_lower_branch(lowering *l, const cel_node *node) {
  bool observed =
      !crdc_plan_is_attribute(node) || is_call(node, "_?_:_") || (node->kind == CEL_NODE_SELECT && node->test_only);
  operand value = lower_node(l, node);
  if (!observed) { /* the root of the attribute costs nothing here */
    if (l->cost)
      l->cost -= 1;
    else
      crdc_lower_write_line(l, "cost -= 1;");
  }
  return value;
}

static operand lower_conditional(lowering *l, const cel_node *node) {
  operand condition = crdc_operand_coerce(l, lower_node(l, node->arguments[0]), FORM_BOOL);
  operand a, b;
  crd_text texts[2], before = crdc_lower_divert(l);
  l->indent++;
  a = crdc_lower_branch(l, node->arguments[1]);
  texts[0] = crdc_lower_restore(l, before);
  before = crdc_lower_divert(l);
  b = crdc_lower_branch(l, node->arguments[2]);
  texts[1] = crdc_lower_restore(l, before);
  l->indent--;
  form form = a.form == b.form && a.node == b.node ? a.form : FORM_VALUE;
  if ((a.form == FORM_TRUTH && b.form == FORM_BOOL) || (a.form == FORM_BOOL && b.form == FORM_TRUTH)) form = FORM_TRUTH;
  operand result = crdc_operand_declare(l, form, form == FORM_VALUE ? NULL : a.node, (crd_string){NULL, 0});
  result.nullable = a.nullable || b.nullable;
  for (int i = 0; i < 2; i++) {
    crdc_lower_write_line(l, i ? "} else {" : "if (%.*s) {", TEXT(crdc_lower_bare(condition.text)));
    crd_text_add(&l->body, crd_text_string(&texts[i]));
    l->indent++;
    crdc_operand_assign(l, result, i ? b : a);
    l->indent--;
  }
  crdc_lower_write_line(l, "}");
  return result;
}

static operand lower_not(lowering *l, const cel_node *node) {
  operand value = lower_node(l, node->arguments[0]);
  l->cost += 1;
  if (value.form == FORM_TRUTH)
    return make_operand(FORM_TRUTH, crdc_lower_text_of(l, "crd_cel_not(%.*s)", TEXT(value.text)));
  value = crdc_operand_coerce(l, value, FORM_BOOL);
  return make_operand(FORM_BOOL, negated(l, value.text));
}

/* ---- equality and order ---- */

static bool is_number_form(form form) {
  return form == FORM_INT || form == FORM_UINT || form == FORM_DOUBLE;
}
static bool is_text_form(form form) {
  return form == FORM_STRING || form == FORM_BYTES;
}
static bool is_pointer(form form) {
  return form == FORM_OBJECT || form == FORM_LIST || form == FORM_MAP;
}

static void add_text_cost(lowering *l, operand a, operand b) {
  if (a.form == FORM_BYTES) {
    crd_string x = crdc_operand_part(l, a.text, "size"), y = crdc_operand_part(l, b.text, "size");
    crdc_lower_write_line(l, "cost += crd_cel_tenth(%.*s < %.*s ? %.*s : %.*s);", TEXT(x), TEXT(y), TEXT(x), TEXT(y));
  } else
    crdc_lower_write_line(l, "cost += crd_cel_string_cost(%.*s, %.*s);", TEXT(a.text), TEXT(b.text));
}

static operand lower_equality(lowering *l, operand a, operand b, bool negate) {
  const char *operator= negate ? "!=" : "==";
  if (a.form == FORM_TRUTH) a = crdc_operand_coerce(l, a, FORM_BOOL);
  if (b.form == FORM_TRUTH) b = crdc_operand_coerce(l, b, FORM_BOOL);
  if (a.form == b.form && (is_number_form(a.form) || a.form == FORM_BOOL)) {
    l->cost += 1;
    return make_operand(FORM_BOOL, crdc_lower_text_of(l, "(%.*s %s %.*s)", TEXT(a.text), operator, TEXT(b.text)));
  }
  if (a.form == b.form && is_text_form(a.form)) {
    add_text_cost(l, a, b);
    return make_operand(FORM_BOOL,
                        crdc_lower_text_of(l, "%scrd_cel_same(%.*s, %.*s)", negate ? "!" : "", TEXT(a.text), TEXT(b.text)));
  }
  crdc_lower_flush_cost(l);
  if (a.form == b.form && is_pointer(a.form) && a.node == b.node) {
    crd_string type = crdc_lower_type_symbol_of(l, a.node);
    return crdc_operand_declare(l, FORM_TRUTH, NULL,
                                crdc_lower_text_of(l, "crd_cel_equal_stored(cel, %.*s, %.*s, %.*s, %s)", TEXT(type),
                                                   TEXT(a.text), TEXT(b.text), negate ? "true" : "false"));
  }
  crd_string x = crdc_operand_box(l, a), y = crdc_operand_box(l, b);
  return crdc_operand_declare(
      l, FORM_TRUTH, NULL,
      crdc_lower_text_of(l, "crd_cel_equals(cel, %.*s, %.*s, %s)", TEXT(x), TEXT(y), negate ? "true" : "false"));
}

static operand lower_order(lowering *l, operand a, operand b, const char *operator, const char * function) {
  if (a.form == b.form && is_number_form(a.form)) {
    l->cost += 1;
    if (a.form == FORM_DOUBLE) crdc_lower_fail_if(l, "crd_cel_unordered(cel, %.*s, %.*s)", TEXT(a.text), TEXT(b.text));
    return make_operand(FORM_BOOL, crdc_lower_text_of(l, "(%.*s %s %.*s)", TEXT(a.text), operator, TEXT(b.text)));
  }
  if (a.form == b.form && is_text_form(a.form)) {
    if (crdc_operand_is_unresolved(l))
      l->cost += 1;
    else
      add_text_cost(l, a, b);
    return make_operand(
        FORM_BOOL, crdc_lower_text_of(l, "(crd_string_compare(%.*s, %.*s) %s 0)", TEXT(a.text), TEXT(b.text), operator));
  }
  crdc_lower_flush_cost(l);
  crd_string x = crdc_operand_box(l, a), y = crdc_operand_box(l, b);
  unsigned unresolved = crdc_operand_before_unresolved(l);
  operand result =
      crdc_operand_declare(l, FORM_TRUTH, NULL, crdc_lower_text_of(l, "%s(cel, %.*s, %.*s)", function, TEXT(x), TEXT(y)));
  crdc_operand_after_unresolved(l, unresolved);
  return result;
}

/* ---- arithmetic ---- */

static operand lower_arithmetic(lowering *l, operand a, operand b, char operator, const char * function) {
  if (a.form == FORM_INT && b.form == FORM_INT) {
    l->cost += 1;
    operand result = crdc_operand_declare(l, FORM_INT, NULL, (crd_string){NULL, 0});
    crdc_lower_fail_if(l, "!%s_int(cel, %.*s, %.*s, &%.*s)", function, TEXT(a.text), TEXT(b.text), TEXT(result.text));
    return result;
  }
  if (a.form == FORM_DOUBLE && b.form == FORM_DOUBLE && operator!= '%') {
    l->cost += 1;
    return make_operand(FORM_DOUBLE, crdc_lower_text_of(l, "(%.*s %c %.*s)", TEXT(a.text), operator, TEXT(b.text)));
  }
  crdc_lower_flush_cost(l);
  operand result;
  unsigned unresolved = crdc_operand_before_unresolved(l);
  if (a.form == b.form && is_text_form(a.form) && operator== '+') {
    result = crdc_operand_declare(l, a.form, NULL,
                                  crdc_lower_text_of(l, "crd_cel_concat(cel, %.*s, %.*s, %s)", TEXT(a.text), TEXT(b.text),
                                                     a.form == FORM_BYTES ? "true" : "false"));
  } else {
    crd_string x = crdc_operand_box(l, a), y = crdc_operand_box(l, b);
    result = crdc_operand_fallible(l, crdc_lower_text_of(l, "%s(cel, %.*s, %.*s)", function, TEXT(x), TEXT(y)));
  }
  crdc_operand_after_unresolved(l, unresolved);
  return result;
}

static operand lower_negation(lowering *l, const cel_node *node) {
  operand value = lower_node(l, node->arguments[0]);
  if (value.form == FORM_DOUBLE) {
    l->cost += 1;
    return make_operand(FORM_DOUBLE, crdc_lower_text_of(l, "(-%.*s)", TEXT(value.text)));
  }
  if (value.form != FORM_INT) {
    crd_string boxed = crdc_operand_box(l, value);
    crdc_lower_flush_cost(l);
    return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_cel_negate(cel, %.*s)", TEXT(boxed)));
  }
  l->cost += 1;
  operand result = crdc_operand_declare(l, FORM_INT, NULL, (crd_string){NULL, 0});
  crdc_lower_fail_if(l, "!crd_cel_negate_int(cel, %.*s, &%.*s)", TEXT(value.text), TEXT(result.text));
  return result;
}

/* ---- membership ---- */

/* A table of a constant list of strings or ints. */
static crd_string write_set(lowering *l, const crd_cel_list *list, bool strings) {
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < list->count; i++) {
    crd_string literal = strings ? crdc_lower_string_literal(l->arena, list->items[i].as.text)
                                 : crdc_operand_constant_operand(l, list->items[i]).text;
    crd_text_printf(&items, strings ? "%sCRD_STRING_INIT(%.*s)" : "%s%.*s", i ? ", " : "", TEXT(literal));
  }
  crd_string name = crdc_lower_text_of(l, "%.*s_set_%u", TEXT(l->name), ++l->table_count);
  crd_text_printf(&l->tables, "static const %s %.*s[] = {%.*s};\n", strings ? "crd_string" : "int64_t", TEXT(name),
                  TEXT(crd_text_string(&items)));
  return name;
}

/* cel-go turns a constant list of primitive values into a set, and looking into it costs nothing. */
static bool is_set(const crd_cel_list *list) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].kind < CRD_CEL_BOOL || list->items[i].kind > CRD_CEL_STRING) return false;
  return true;
}

static bool all_of_kind(const crd_cel_list *list, crd_cel_kind kind) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].kind != kind) return false;
  return true;
}

/* Among a few strings: compared one by one, of which a compiler makes comparisons of sizes and words. */
static operand lower_in_few(lowering *l, operand item, const crd_cel_list *list) {
  crd_text any = {.arena = l->arena};
  operand text = crdc_operand_declare(l, FORM_STRING, NULL, item.text);
  for (size_t i = 0; i < list->count; i++) {
    crd_string literal = crdc_lower_string_literal(l->arena, list->items[i].as.text);
    crd_text_printf(&any, "%scrd_cel_same(%.*s, CRD_STRING(%.*s))", i ? " || " : "(", TEXT(text.text), TEXT(literal));
  }
  crd_text_add_char(&any, ')');
  return make_operand(FORM_BOOL, crd_text_string(&any));
}

static operand lower_in(lowering *l, const cel_node *node) {
  operand item = lower_node(l, node->arguments[0]);
  const crd_cel_value *constant = node->arguments[1]->folded;
  if (constant && constant->kind == CRD_CEL_LIST && is_set(constant->as.list)) {
    const crd_cel_list *list = constant->as.list;
    bool strings = item.form == FORM_STRING && all_of_kind(list, CRD_CEL_STRING);
    if (strings || (item.form == FORM_INT && all_of_kind(list, CRD_CEL_INT))) {
      if (strings && list->count <= MAX_SPELLED_OUT) return lower_in_few(l, item, list);
      crd_string set = write_set(l, list, strings);
      return make_operand(FORM_BOOL, crdc_lower_text_of(l, "crd_cel_in_%s(%.*s, %.*s, %zu)", strings ? "strings" : "ints",
                                                        TEXT(item.text), TEXT(set), list->count));
    }
    crd_string x = crdc_operand_box(l, item), y = crdc_operand_constant_operand(l, *constant).text;
    return crdc_operand_declare(l, FORM_TRUTH, NULL,
                                crdc_lower_text_of(l, "crd_cel_in_constant(cel, %.*s, %.*s)", TEXT(x), TEXT(y)));
  }
  l->frame->parts = &item;
  l->frame->part_count = 1;
  operand container = lower_node(l, node->arguments[1]);
  if (container.form == FORM_MAP && item.form == FORM_STRING) {
    l->cost += 1;
    return crdc_operand_declare(l, FORM_BOOL, NULL,
                                crdc_lower_text_of(l, "%.*s >= 0", TEXT(crdc_lower_entry_index(l, container, item.text))));
  }
  crdc_lower_flush_cost(l);
  bool strings = item.form == FORM_STRING;
  if (container.form == FORM_LIST &&
      ((strings && container.node->items->storage == CRD_STORE_STRING && !container.node->items->schema->format.size) ||
       (item.form == FORM_INT && container.node->items->storage == CRD_STORE_INT))) {
    crd_string items = crdc_operand_member(l, container.text, "items"),
               count = crdc_operand_member(l, container.text, "count");
    crdc_lower_write_line(l, "cost += %.*s;", TEXT(crdc_operand_is_unresolved(l) ? CRD_STRING("1") : count));
    return make_operand(FORM_BOOL, crdc_lower_text_of(l, "crd_cel_in_%s(%.*s, %.*s, %.*s)", strings ? "strings" : "ints",
                                                      TEXT(item.text), TEXT(items), TEXT(count)));
  }
  crd_string x = crdc_operand_box(l, item), y = crdc_operand_box(l, container);
  unsigned unresolved = crdc_operand_before_unresolved(l);
  operand result =
      crdc_operand_declare(l, FORM_TRUTH, NULL, crdc_lower_text_of(l, "crd_cel_in(cel, %.*s, %.*s)", TEXT(x), TEXT(y)));
  crdc_operand_after_unresolved(l, unresolved);
  return result;
}

/* ---- literals of lists and maps ---- */

static crd_string write_optional_flags(lowering *l, const cel_node *node) {
  if (!node->optional) return CRD_STRING("NULL");
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < node->argument_count; i++) crd_text_printf(&items, "%s%d", i ? ", " : "", node->optional[i]);
  unsigned number = ++l->table_count;
  crd_text_printf(&l->tables, "static const bool %.*s_optional_%u[] = {%.*s};\n", TEXT(l->name), number,
                  TEXT(crd_text_string(&items)));
  return crdc_lower_text_of(l, "%.*s_optional_%u", TEXT(l->name), number);
}

static operand lower_list(lowering *l, const cel_node *node) {
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < node->argument_count; i++) {
    operand item = lower_node(l, node->arguments[i]);
    crd_text_printf(&items, "%s%.*s", i ? ", " : "", TEXT(crdc_operand_box(l, item)));
  }
  l->cost += 10;
  crdc_lower_flush_cost(l);
  crd_string flags = write_optional_flags(l, node);
  if (!node->argument_count) return crdc_operand_fallible(l, CRD_STRING("crd_cel_make_list(cel, NULL, NULL, 0)"));
  unsigned number = crdc_lower_new_temporary(l);
  /* The size is written because tcc miscounts items that are structs returned by functions. */
  crdc_lower_write_line(l, "const crd_cel_value items%u[%zu] = {%.*s};", number, node->argument_count,
                        TEXT(crd_text_string(&items)));
  return crdc_operand_fallible(
      l, crdc_lower_text_of(l, "crd_cel_make_list(cel, items%u, %.*s, %zu)", number, TEXT(flags), node->argument_count));
}

static operand lower_map(lowering *l, const cel_node *node) {
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < node->argument_count; i++) {
    operand key = lower_node(l, node->keys[i]), value = lower_node(l, node->arguments[i]);
    crd_string boxed_key = crdc_operand_box(l, key), boxed = crdc_operand_box(l, value);
    crd_text_printf(&items, "%s{%.*s, %.*s}", i ? ", " : "", TEXT(boxed_key), TEXT(boxed));
  }
  l->cost += 30;
  crdc_lower_flush_cost(l);
  crd_string flags = write_optional_flags(l, node);
  if (!node->argument_count) return crdc_operand_fallible(l, CRD_STRING("crd_cel_make_map(cel, NULL, NULL, 0)"));
  unsigned number = crdc_lower_new_temporary(l);
  crdc_lower_write_line(l, "const crd_cel_entry entries%u[%zu] = {%.*s};", number, node->argument_count,
                        TEXT(crd_text_string(&items)));
  return crdc_operand_fallible(
      l, crdc_lower_text_of(l, "crd_cel_make_map(cel, entries%u, %.*s, %zu)", number, TEXT(flags), node->argument_count));
}

/* ---- dispatch ---- */

/* size(text) compared with a constant: mostly told by the bytes, without counting code points. */
static bool lower_size_comparison(lowering *l, const cel_node *node, operand *out) {
  /* what is asked of size(text) <= n: whether it is so or not, and by how much n differs from the constant */
  static const struct {
    const char *name;
    bool negate[2];
    int less[2]; /* [1]: with the constant on the left */
  } forms[] = {{"_<=_", {false, true}, {0, 1}},
               {"_<_", {false, true}, {1, 0}},
               {"_>_", {true, false}, {0, 1}},
               {"_>=_", {true, false}, {1, 0}}};
  bool left = node->arguments[0]->kind == CEL_NODE_CONSTANT; /* the constant */
  const cel_node *call = node->arguments[left], *constant = node->arguments[!left];
  if (!is_call(call, "size") || constant->kind != CEL_NODE_CONSTANT || constant->constant.kind != CEL_INT) return false;
  const cel_node *text = call->target ? call->target : call->argument_count == 1 ? call->arguments[0] : NULL;
  int64_t most = constant->constant.as.integer;
  if (!text || text->type->kind != CEL_STRING || is_constant(text)) return false;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    if (!is_call(node, forms[i].name) || most < 1) continue;
    frame frame = {.node = call, .outer = l->frame, .variables = l->variable_count};
    l->frame = &frame;
    operand value = lower_node(l, text);
    if (value.form != FORM_STRING) value = crdc_operand_coerce(l, value, FORM_STRING);
    l->frame = frame.outer;
    l->cost += 2;
    *out =
        make_operand(FORM_BOOL, crdc_lower_text_of(l, "%scrd_cel_size_at_most(%.*s, %lld)", forms[i].negate[left] ? "!" : "",
                                                   TEXT(value.text), (long long)(most - forms[i].less[left])));
    return true;
  }
  return false;
}

static operand lower_binary(lowering *l, const cel_node *node) {
  static const struct {
    const char *name, *operator, * function;
  } orders[] = {{"_<_", "<", "crd_cel_less"},
                {"_<=_", "<=", "crd_cel_less_equal"},
                {"_>_", ">", "crd_cel_greater"},
                {"_>=_", ">=", "crd_cel_greater_equal"}},
    sums[] = {{"_+_", "+", "crd_cel_add"},
              {"_-_", "-", "crd_cel_subtract"},
              {"_*_", "*", "crd_cel_multiply"},
              {"_/_", "/", "crd_cel_divide"},
              {"_%_", "%", "crd_cel_modulo"}};
  operand sized;
  if (lower_size_comparison(l, node, &sized)) return sized;
  operand a = lower_node(l, node->arguments[0]);
  l->frame->parts = &a;
  l->frame->part_count = 1;
  operand b = lower_node(l, node->arguments[1]);
  const cel_type *type = node->arguments[0]->type, *other = node->arguments[1]->type;
  if (type && other && type->kind == other->kind) {
    a = crdc_operand_unboxed_by_type(l, node->arguments[0], a);
    b = crdc_operand_unboxed_by_type(l, node->arguments[1], b);
  }
  if (is_call(node, "_==_") || is_call(node, "_!=_")) return lower_equality(l, a, b, is_call(node, "_!=_"));
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
    if (is_call(node, orders[i].name)) return lower_order(l, a, b, orders[i].operator, orders[i].function);
  for (size_t i = 0; i < sizeof sums / sizeof *sums; i++)
    if (is_call(node, sums[i].name)) return lower_arithmetic(l, a, b, sums[i].operator[0], sums[i].function);
  return crdc_lower_unsupported(l, node, "operator '%.*s'", TEXT(node->name));
}

operand crdc_lower_operator(lowering *l, const cel_node *node) {
  if (is_call(node, "_&&_")) return lower_logic(l, node, false);
  if (is_call(node, "_||_")) return lower_logic(l, node, true);
  if (is_call(node, "_?_:_")) return lower_conditional(l, node);
  if (is_call(node, "!_")) return lower_not(l, node);
  if (is_call(node, "-_")) return lower_negation(l, node);
  if (is_call(node, "@in")) return lower_in(l, node);
  if (is_call(node, "_[_]") || is_call(node, "_?._") || is_call(node, "_[?_]")) return crdc_lower_index(l, node);
  return lower_binary(l, node);
}

static bool is_operator(const cel_node *node) {
  char first = node->name.size ? node->name.data[0] : 'a';
  return is_call(node, "@in") || first == '_' || first == '!' || first == '-';
}

static operand lower_kind(lowering *l, const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return crdc_lower_identifier(l, node);
  case CEL_NODE_SELECT:
    return crdc_lower_select(l, node);
  case CEL_NODE_CALL:
    return is_operator(node) ? crdc_lower_operator(l, node) : crdc_lower_call(l, node);
  case CEL_NODE_LIST:
    return lower_list(l, node);
  case CEL_NODE_MAP:
    return lower_map(l, node);
  case CEL_NODE_COMPREHENSION:
    return crdc_lower_fold(l, node);
  default:
    return crdc_lower_unsupported(l, node, "a constructor"); /* mutations of policies have these */
  }
}

operand crdc_lower_any_node(lowering *l, const cel_node *node) {
  if (is_constant(node)) return crdc_operand_constant_operand(l, constant_of(node));
  frame frame = {.node = node, .outer = l->frame, .variables = l->variable_count};
  l->frame = &frame;
  operand result = lower_kind(l, node);
  l->frame = frame.outer;
  return result;
}
