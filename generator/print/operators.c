/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions that compute: jumps and costs, logic, equality and order, arithmetic, membership. Values in native form are
 * computed in place, all others as in the interpreter. */
#include "print/printing.h"
#include <inttypes.h>

/* The most strings in a constant list that are compared one by one. */
enum { MOST_SPELLED_OUT = 8 };

static operand left(printing *p) {
  return crdc_print_operand(p, instruction_of(p)->a);
}
static operand right(printing *p) {
  return crdc_print_operand(p, instruction_of(p)->b);
}

/* ---- ways, costs, registers ---- */

static void print_cost_of_call(printing *p) {
  static const char *const shapes[] = {"CRD_COSTS_ONE",     "CRD_COSTS_SUM",          "CRD_COSTS_LEAST",
                                       "CRD_COSTS_FIRST",   "CRD_COSTS_FIRST_TWICE",  "CRD_COSTS_SECOND",
                                       "CRD_COSTS_ITEMS",   "CRD_COSTS_TENTHS",       "CRD_COSTS_PATTERN",
                                       "CRD_COSTS_PRODUCT", "CRD_COSTS_PRODUCT_TWICE"};
  const uint8_t n = instruction_of(p)->n;
  crd_string size = crdc_print_text(p, "crd_cel_cost_size(%.*s)", TEXT(crdc_print_boxed(p, left(p))));
  if (n & 1)
    crdc_print_line(p, "cost += crd_cost_of_sizes(%s, 1, %.*s);", shapes[n >> 1], TEXT(size));
  else
    crdc_print_line(p, "cost += crd_cost_of_sizes(%s, %.*s, 1);", shapes[n >> 1], TEXT(size));
}

/* A value that is known to be a bool, as a condition. */
static crd_string as_condition(printing *p, operand value) {
  if (value.form == FORM_TRUTH) return crdc_print_text(p, "%.*s == CRD_CEL_TRUE", TEXT(value.text));
  if (value.form == FORM_VALUE) return crdc_print_part(p, value.text, "as.boolean");
  return value.text;
}

static void print_jump(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const operand value = left(p);
  const bool wanted = at->operation == CRD_OP_JUMP_TRUE;
  if (value.form == FORM_TRUTH)
    crdc_print_jump_if(p, "%.*s == %s", TEXT(value.text), wanted ? "CRD_CEL_TRUE" : "CRD_CEL_FALSE");
  else if (value.form == FORM_VALUE)
    crdc_print_jump_if(p, "%.*s.kind == CRD_CEL_BOOL && %s%.*s", TEXT(value.text), wanted ? "" : "!",
                       TEXT(as_condition(p, value)));
  else if (wanted)
    crdc_print_jump_if(p, "%.*s", TEXT(value.text));
  else
    crdc_print_jump_if(p, "%.*s", TEXT(crdc_print_negated(p, value.text)));
}

static void print_check(printing *p) {
  const operand value = left(p);
  const crd_op operation = (crd_op)instruction_of(p)->operation;
  if (value.failed.size) {
    crdc_print_fail_if(p, "%.*s", TEXT(value.failed));
  } else if (value.form == FORM_TRUTH) {
    crdc_print_fail_if(p, "%.*s == CRD_CEL_ERROR", TEXT(value.text));
  } else if (value.form == FORM_VALUE && operation == CRD_OP_CHECK) {
    crdc_print_fail_if(p, "%.*s.kind == CRD_CEL_FAILED", TEXT(value.text));
  } else if (value.form == FORM_VALUE && operation == CRD_OP_CHECK_BOOL) {
    crd_string unused = crdc_print_local(p, "bool ", "v");
    crdc_print_fail_if(p, "%.*s.kind != CRD_CEL_BOOL && !crd_cel_get_bool(cel, %.*s, &%.*s)", TEXT(value.text),
                       TEXT(value.text), TEXT(unused));
  } else if (operation == CRD_OP_CHECK_TEXT && !is_text_form(value.form)) {
    crd_string unused = crdc_print_local(p, "crd_string ", "v"), boxed = crdc_print_boxed(p, value);
    crdc_print_fail_if(p, "!crd_cel_take_string(cel, %.*s, &%.*s)", TEXT(boxed), TEXT(unused));
  } else if (operation == CRD_OP_CHECK_BOOL && value.form != FORM_BOOL && value.form != FORM_NONE) {
    crd_string unused = crdc_print_local(p, "bool ", "v"), boxed = crdc_print_boxed(p, value);
    crdc_print_fail_if(p, "!crd_cel_get_bool(cel, %.*s, &%.*s)", TEXT(boxed), TEXT(unused));
  }
}

/* ---- logic ---- */

static void print_not(printing *p) {
  const operand value = left(p);
  if (value.form == FORM_TRUTH)
    crdc_print_give(p, make_operand(FORM_TRUTH, crdc_print_text(p, "crd_cel_not(%.*s)", TEXT(value.text))));
  else if (value.form == FORM_VALUE)
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "!%.*s", TEXT(as_condition(p, value)))));
  else
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_negated(p, value.text)));
}

static crd_string as_truth(printing *p, operand value) {
  if (value.form == FORM_TRUTH) return value.text;
  if (value.form == FORM_VALUE) return crdc_print_text(p, "crd_cel_truth_in(%.*s)", TEXT(value.text));
  return crdc_print_text(p, "crd_cel_truth_of(%.*s)", TEXT(value.text));
}

static void print_logic(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const operand first = left(p);
  if (first.form == FORM_BOOL) { /* it did not decide, and is not an error */
    crdc_print_give(p, right(p));
    return;
  }
  const operand saved = crdc_print_register(p, at->x);
  crd_string a = as_truth(p, left(p)), b = as_truth(p, right(p));
  crdc_print_give(p, make_operand(FORM_TRUTH, crdc_print_text(p, "%s(cel, %.*s, %.*s, %.*s)",
                                                              at->operation == CRD_OP_OR ? "crd_cel_or" : "crd_cel_and",
                                                              TEXT(a), TEXT(saved.text), TEXT(b))));
}

/* ---- equality and order ---- */

static bool is_number_form(form form) {
  return form == FORM_INT || form == FORM_UINT || form == FORM_DOUBLE;
}

static void add_text_cost(printing *p, operand a, operand b) {
  if (a.form == FORM_BYTES) {
    crd_string x = crdc_print_part(p, a.text, "size"), y = crdc_print_part(p, b.text, "size");
    crdc_print_line(p, "cost += crd_cel_tenth(%.*s < %.*s ? %.*s : %.*s);", TEXT(x), TEXT(y), TEXT(x), TEXT(y));
  } else {
    crdc_print_line(p, "cost += crd_cel_string_cost(%.*s, %.*s);", TEXT(a.text), TEXT(b.text));
  }
}

/* Calls one of the interpreter's inline functions on boxed values: the result is a bool or the error. */
static void give_test(printing *p, const char *function, operand a, operand b, const char *more) {
  crd_string x = crdc_print_boxed(p, a), y = crdc_print_boxed(p, b), target = crdc_print_target(p, FORM_BOOL);
  crdc_print_fail_if(p, "!%s(cel, %.*s, %.*s, %s&%.*s)", function, TEXT(x), TEXT(y), more, TEXT(target));
  crdc_print_reached(p, FORM_BOOL, target);
}

static void print_equality(printing *p) {
  const bool negate = instruction_of(p)->n != 0;
  const operand a = left(p), b = right(p);
  const char *operator= negate ? "!=" : "==";
  if (a.form == b.form && (is_number_form(a.form) || a.form == FORM_BOOL)) {
    crdc_print_cost(p, 1);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%.*s %s %.*s", TEXT(a.text), operator, TEXT(b.text))));
  } else if (a.form == b.form && is_text_form(a.form)) {
    add_text_cost(p, a, b);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%scrd_cel_same(%.*s, %.*s)", negate ? "!" : "",
                                                               TEXT(a.text), TEXT(b.text))));
  } else if (a.form == b.form && is_pointer_form(a.form) && a.node == b.node) {
    crd_string type = crdc_print_type(p, a.node);
    crdc_print_give_truth(p, crdc_print_text(p, "crd_cel_equal_stored(cel, %.*s, %.*s, %.*s, %s)", TEXT(type), TEXT(a.text),
                                             TEXT(b.text), negate ? "true" : "false"));
  } else {
    give_test(p, "crd_cel_test_equal", a, b, negate ? "true, " : "false, ");
  }
}

/* A call whose overload is only known at run time costs 1. */
static void give_for_one(printing *p, crd_string call) {
  crd_string before = crdc_print_local(p, "uint64_t ", "c"), truth = crdc_print_local(p, "crd_cel_truth ", "u");
  crdc_print_line(p, "%.*s = cel->cost;", TEXT(before));
  crdc_print_line(p, "%.*s = %.*s;", TEXT(truth), TEXT(call));
  crdc_print_line(p, "cel->cost = %.*s + 1;", TEXT(before));
  crdc_print_give_truth(p, truth);
}

static void print_order(printing *p) {
  static const struct {
    const char *sign, *function, *test;
  } orders[] = {{"<", "crd_cel_less", "crd_cel_test_less"},
                {"<=", "crd_cel_less_equal", "crd_cel_test_less_equal"},
                {">", "crd_cel_greater", "crd_cel_test_greater"},
                {">=", "crd_cel_greater_equal", "crd_cel_test_greater_equal"}};
  const crd_instruction *at = instruction_of(p);
  const unsigned order = at->operation - (unsigned)CRD_OP_LESS;
  const char *sign = orders[order].sign;
  const operand a = left(p), b = right(p);
  if (a.form == b.form && is_number_form(a.form)) {
    crdc_print_cost(p, 1);
    if (a.form == FORM_DOUBLE) crdc_print_fail_if(p, "crd_cel_unordered(cel, %.*s, %.*s)", TEXT(a.text), TEXT(b.text));
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%.*s %s %.*s", TEXT(a.text), sign, TEXT(b.text))));
  } else if (a.form == b.form && is_text_form(a.form)) {
    if (at->n)
      crdc_print_cost(p, 1);
    else
      add_text_cost(p, a, b);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_string_compare(%.*s, %.*s) %s 0", TEXT(a.text),
                                                               TEXT(b.text), sign)));
  } else {
    crd_string x = crdc_print_boxed(p, a), y = crdc_print_boxed(p, b);
    if (at->n)
      give_for_one(p, crdc_print_text(p, "%s(cel, %.*s, %.*s)", orders[order].function, TEXT(x), TEXT(y)));
    else
      give_test(p, orders[order].test, a, b, "");
  }
}

/* ---- arithmetic ---- */

static void give_native_sum(printing *p, const char *function, operand a, operand b) {
  crdc_print_cost(p, 1);
  crd_string target = crdc_print_target(p, FORM_INT);
  crdc_print_fail_if(p, "!%s_int(cel, %.*s, %.*s, &%.*s)", function, TEXT(a.text), TEXT(b.text), TEXT(target));
  crdc_print_reached(p, FORM_INT, target);
}

static void print_arithmetic(printing *p) {
  static const struct {
    char sign;
    const char *function;
  } sums[] = {{'+', "crd_cel_add_any"},
              {'-', "crd_cel_subtract"},
              {'*', "crd_cel_multiply"},
              {'/', "crd_cel_divide"},
              {'%', "crd_cel_modulo"}};
  const crd_instruction *at = instruction_of(p);
  const unsigned sum = at->operation - (unsigned)CRD_OP_ADD;
  const operand a = left(p), b = right(p);
  if (a.form == FORM_INT && b.form == FORM_INT) {
    give_native_sum(p, sum ? sums[sum].function : "crd_cel_add", a, b);
  } else if (a.form == FORM_DOUBLE && b.form == FORM_DOUBLE && sums[sum].sign != '%') {
    crdc_print_cost(p, 1);
    crdc_print_give(
        p, make_operand(FORM_DOUBLE, crdc_print_text(p, "%.*s %c %.*s", TEXT(a.text), sums[sum].sign, TEXT(b.text))));
  } else {
    const bool texts = a.form == b.form && is_text_form(a.form) && sums[sum].sign == '+';
    crd_string before = at->n ? crdc_print_local(p, "uint64_t ", "c") : (crd_string){NULL, 0};
    if (at->n) crdc_print_line(p, "%.*s = cel->cost;", TEXT(before));
    if (texts) {
      crdc_print_give(p, make_operand(a.form, crdc_print_text(p, "crd_cel_concat(cel, %.*s, %.*s, %s)", TEXT(a.text),
                                                              TEXT(b.text), a.form == FORM_BYTES ? "true" : "false")));
    } else {
      crd_string x = crdc_print_boxed(p, a), y = crdc_print_boxed(p, b);
      crdc_print_give_fallible(p, crdc_print_text(p, "%s(cel, %.*s, %.*s)", sums[sum].function, TEXT(x), TEXT(y)));
    }
    if (at->n) crdc_print_line(p, "cel->cost = %.*s + 1;", TEXT(before));
  }
}

static void print_negation(printing *p) {
  const operand value = left(p);
  if (value.form == FORM_DOUBLE) {
    crdc_print_cost(p, 1);
    crdc_print_give(p, make_operand(FORM_DOUBLE, crdc_print_text(p, "-%.*s", TEXT(value.text))));
  } else if (value.form == FORM_INT) {
    crdc_print_cost(p, 1);
    crd_string target = crdc_print_target(p, FORM_INT);
    crdc_print_fail_if(p, "!crd_cel_negate_int(cel, %.*s, &%.*s)", TEXT(value.text), TEXT(target));
    crdc_print_reached(p, FORM_INT, target);
  } else {
    crd_string boxed = crdc_print_boxed(p, value);
    crdc_print_give_fallible(p, crdc_print_text(p, "crd_cel_negate(cel, %.*s)", TEXT(boxed)));
  }
}

/* ---- membership ---- */

static bool all_of_kind(const crd_cel_list *list, crd_cel_kind kind) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].kind != kind) return false;
  return true;
}

/* The table of a constant list of strings or ints. */
static crd_string set_table(printing *p, const crd_cel_list *list, unsigned number, bool strings) {
  crd_string name = crdc_print_text(p, "%.*s_set_%u", TEXT(p->function->name), number);
  if (!crdc_print_once(p, name)) return name;
  crd_text_printf(&p->tables, "static const %s %.*s[] = {", strings ? "crd_string" : "int64_t", TEXT(name));
  for (size_t i = 0; i < list->count; i++) {
    crd_string item =
        strings ? crdc_print_literal(p->arena, list->items[i].as.text) : crdc_print_number(p->arena, list->items[i]);
    crd_text_printf(&p->tables, strings ? "%sCRD_STRING_INIT(%.*s)" : "%s%.*s", i ? ", " : "", TEXT(item));
  }
  crd_text_add(&p->tables, CRD_STRING("};\n"));
  return name;
}

/* Tests membership in a few strings by single comparisons, which the compiler turns into comparisons of sizes and words. */
static void give_among_few(printing *p, operand item, const crd_cel_list *list) {
  crd_text any = {.arena = p->arena};
  for (size_t i = 0; i < list->count; i++) {
    crd_string literal = crdc_print_string(p, list->items[i].as.text);
    crd_text_printf(&any, "%scrd_cel_same(%.*s, %.*s)", i ? " || " : "", TEXT(item.text), TEXT(literal));
  }
  if (!list->count) crd_text_add(&any, CRD_STRING("false"));
  crdc_print_give(p, make_operand(FORM_BOOL, crd_text_string(&any)));
}

static void print_in_constant(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const unsigned number = at->b & ~CRD_CONSTANT_BIT;
  const crd_cel_list *list = p->program->constants[number].as.list;
  const operand item = left(p);
  const bool strings = item.form == FORM_STRING && all_of_kind(list, CRD_CEL_STRING);
  if (strings && list->count <= MOST_SPELLED_OUT) {
    give_among_few(p, item, list);
  } else if (list->count && (strings || (item.form == FORM_INT && all_of_kind(list, CRD_CEL_INT)))) {
    crd_string set = set_table(p, list, number, strings);
    crdc_print_give(
        p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_cel_in_%s(%.*s, %.*s, %zu)", strings ? "strings" : "ints",
                                                   TEXT(item.text), TEXT(set), list->count)));
  } else {
    crd_string x = crdc_print_boxed(p, item), y = right(p).text;
    crdc_print_give_truth(p, crdc_print_text(p, "crd_cel_in_constant(cel, %.*s, %.*s)", TEXT(x), TEXT(y)));
  }
}

static void print_in(printing *p) {
  const bool unresolved = instruction_of(p)->n != 0;
  const operand item = left(p), container = right(p);
  const bool strings = item.form == FORM_STRING;
  const type_node *items = container.form == FORM_LIST ? container.node->items : NULL;
  if (container.form == FORM_MAP && strings) {
    crdc_print_cost(p, 1);
    crd_string index = crdc_print_entry_index(p, container, item.text);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%.*s >= 0", TEXT(index))));
  } else if (items && ((strings && items->storage == CRD_STORE_STRING && !items->schema->format.size) ||
                       (item.form == FORM_INT && items->storage == CRD_STORE_INT))) {
    crd_string start = crdc_print_member(p, container.text, "items"), count = crdc_print_member(p, container.text, "count");
    if (unresolved)
      crdc_print_cost(p, 1);
    else
      crdc_print_line(p, "cost += %.*s;", TEXT(count));
    crdc_print_give(
        p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_cel_in_%s(%.*s, %.*s, %.*s)", strings ? "strings" : "ints",
                                                   TEXT(item.text), TEXT(start), TEXT(count))));
  } else {
    crd_string x = crdc_print_boxed(p, item), y = crdc_print_boxed(p, container);
    crd_string call = crdc_print_text(p, "crd_cel_in(cel, %.*s, %.*s)", TEXT(x), TEXT(y));
    if (unresolved)
      give_for_one(p, call);
    else
      crdc_print_give_truth(p, call);
  }
}

/* ---- optionals ---- */

static void print_optional(printing *p) {
  const crd_op operation = (crd_op)instruction_of(p)->operation;
  crd_string value = crdc_print_boxed(p, left(p));
  if (operation == CRD_OP_COST_OF_OPTIONAL)
    crdc_print_line(p, "cost += %.*s.kind != CRD_CEL_OPTIONAL || %.*s.as.optional;", TEXT(value), TEXT(value));
  else if (operation == CRD_OP_CHECK_OPTIONAL)
    crdc_print_fail_if(p, "%.*s.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, \"no such overload\")", TEXT(value));
  else if (operation == CRD_OP_JUMP_NONE)
    crdc_print_jump_if(p, "!%.*s.as.optional", TEXT(value));
  else
    crdc_print_give_fallible(p, crdc_print_text(p, "crd_cel_held(cel, %.*s)", TEXT(value)));
}

/* ---- the table of operators ---- */

static void print_cost(printing *p) {
  const crd_instruction *at = instruction_of(p);
  if (at->operation == CRD_OP_COST)
    crdc_print_cost(p, at->to);
  else
    crdc_print_line(p, "cost -= %" PRIu32 ";", at->to);
}

static void print_cost_of_search(printing *p) {
  crdc_print_line(p, "cost += crd_cel_traversal_cost(cel, %.*s);", TEXT(crdc_print_boxed(p, left(p))));
}

static void print_move(printing *p) {
  if (crdc_print_is_stable(p, instruction_of(p)->a))
    crdc_print_give_place(p, left(p));
  else
    crdc_print_give(p, left(p));
}

static void print_failed(printing *p) {
  crdc_print_give(p, make_operand(FORM_TRUTH, CRD_STRING("CRD_CEL_ERROR")));
}

static void print_save(printing *p) {
  crdc_print_give(p, make_operand(FORM_STRING, CRD_STRING("cel->error")));
}

static void print_restore(printing *p) {
  crdc_print_line(p, "cel->error = %.*s;", TEXT(left(p).text));
}

const printing_row crdc_print_operators[] = {{CRD_OP_JUMP, crdc_print_jump},
                                             {CRD_OP_JUMP_TRUE, print_jump},
                                             {CRD_OP_JUMP_FALSE, print_jump},
                                             {CRD_OP_COST, print_cost},
                                             {CRD_OP_DISCOUNT, print_cost},
                                             {CRD_OP_COST_OF_CALL, print_cost_of_call},
                                             {CRD_OP_COST_OF_SEARCH, print_cost_of_search},
                                             {CRD_OP_MOVE, print_move},
                                             {CRD_OP_FAILED, print_failed},
                                             {CRD_OP_SAVE_ERROR, print_save},
                                             {CRD_OP_RESTORE_ERROR, print_restore},
                                             {CRD_OP_CHECK, print_check},
                                             {CRD_OP_CHECK_BOOL, print_check},
                                             {CRD_OP_CHECK_TEXT, print_check},
                                             {CRD_OP_CHECK_OPTIONAL, print_optional},
                                             {CRD_OP_COST_OF_OPTIONAL, print_optional},
                                             {CRD_OP_JUMP_NONE, print_optional},
                                             {CRD_OP_HELD, print_optional},
                                             {CRD_OP_NOT, print_not},
                                             {CRD_OP_AND, print_logic},
                                             {CRD_OP_OR, print_logic},
                                             {CRD_OP_EQUAL, print_equality},
                                             {CRD_OP_LESS, print_order},
                                             {CRD_OP_LESS_EQUAL, print_order},
                                             {CRD_OP_GREATER, print_order},
                                             {CRD_OP_GREATER_EQUAL, print_order},
                                             {CRD_OP_ADD, print_arithmetic},
                                             {CRD_OP_SUBTRACT, print_arithmetic},
                                             {CRD_OP_MULTIPLY, print_arithmetic},
                                             {CRD_OP_DIVIDE, print_arithmetic},
                                             {CRD_OP_MODULO, print_arithmetic},
                                             {CRD_OP_NEGATE, print_negation},
                                             {CRD_OP_IN, print_in},
                                             {CRD_OP_IN_CONSTANT, print_in_constant},
                                             {0, NULL}};
