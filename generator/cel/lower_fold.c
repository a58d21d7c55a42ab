/* SPDX-License-Identifier: Apache-2.0 */
/* Macros: the comprehensions that they expand to, told apart by their shape, become loops. Costs are those of the
 * comprehension's nodes: all() pays per element for @not_strictly_false(@result) and the @result of its step, and so on. */
#include "cel/lowering.h"

/* A loop under way. */
typedef struct loop {
  unsigned number;
  operand range;
  crd_string index, count; /* of the element; how many there are */
} loop;

/* ---- the loop ---- */

/* A macro's own variables have names that C does not take. */
static crd_string variable_stem(crd_string name) {
  return memchr(name.data, '@', name.size) ? CRD_STRING("v") : name;
}

/* Whether a macro over a value of that type goes over strings: a list of them, or a map with such keys. */
static bool gives_strings(const cel_type *type) {
  return type && (type->kind == CEL_LIST || type->kind == CEL_MAP) && type->parameters[0]->kind == CEL_STRING;
}

/* A value under the name that the rule gives it, with a number that tells it from others. */
static operand named(lowering *l, crd_string name, operand value) {
  crd_string variable = crdc_lower_text_of(l, "%.*s_%u", TEXT(variable_stem(name)), crdc_lower_new_temporary(l));
  if (value.form == FORM_VALUE || (value.form == FORM_OBJECT && value.nullable)) return value; /* has a name */
  crdc_lower_write_line(l, "const %.*s%.*s = %.*s;", TEXT(crdc_operand_c_type(l, value.form, value.node)), TEXT(variable),
                        TEXT(crdc_lower_bare(value.text)));
  value.text = variable;
  return value;
}

/* The variables of the element at hand. */
static void bind_element(lowering *l, const cel_node *node, const loop *loop) {
  operand range = loop->range, first = {.form = FORM_VALUE}, second = {.form = FORM_VALUE};
  bool two = node->fold.variable2.size != 0;
  bool wants_first = crdc_plan_mentions(node->fold.step, node->fold.variable);
  bool wants_second = two && crdc_plan_mentions(node->fold.step, node->fold.variable2);
  if (!wants_first && !wants_second) return;
  crd_string items =
      range.form == FORM_LIST || range.form == FORM_MAP ? crdc_operand_member(l, range.text, "items") : range.text;
  if (range.form == FORM_LIST) {
    operand item = {.form = FORM_VALUE};
    if (two ? wants_second : wants_first)
      item = named(l, two ? node->fold.variable2 : node->fold.variable,
                   crdc_operand_read_place(l, range.node->items,
                                           crdc_lower_text_of(l, "%.*s[%.*s]", TEXT(items), TEXT(loop->index)), true));
    first = two ? make_operand(FORM_INT, crdc_lower_text_of(l, "(int64_t)%.*s", TEXT(loop->index))) : item;
    second = item;
  } else if (range.form == FORM_MAP) {
    first = make_operand(FORM_STRING, crdc_lower_text_of(l, "%.*s[%.*s].key", TEXT(items), TEXT(loop->index)));
    if (wants_first) first = named(l, node->fold.variable, first);
    if (wants_second)
      second =
          named(l, node->fold.variable2,
                crdc_operand_read_place(l, range.node->additional,
                                        crdc_lower_text_of(l, "%.*s[%.*s].value", TEXT(items), TEXT(loop->index)), true));
  } else if (!two && !l->on_tree && gives_strings(node->fold.range->type)) {
    first = make_operand(FORM_STRING, crdc_lower_text_of(l, "%.*s_%u", TEXT(variable_stem(node->fold.variable)),
                                                         crdc_lower_new_temporary(l)));
    crdc_lower_write_line(l, "crd_string %.*s;", TEXT(first.text));
    crdc_lower_fail_if(l, "!crd_cel_string_at(cel, &%.*s, %.*s, &%.*s)", TEXT(range.text), TEXT(loop->index),
                       TEXT(first.text));
  } else {
    const char *function = two ? "crd_cel_range_key(" : "crd_cel_range_at(cel, ";
    if (wants_first)
      first = crdc_operand_declare(l, FORM_VALUE, NULL,
                                   crdc_lower_text_of(l, "%s%.*s, %.*s)", function, TEXT(range.text), TEXT(loop->index)));
    first.may_fail = !two;
    if (wants_second)
      second = crdc_operand_declare(
          l, FORM_VALUE, NULL,
          crdc_lower_text_of(l, "crd_cel_range_value(cel, %.*s, %.*s)", TEXT(range.text), TEXT(loop->index)));
    second.may_fail = true;
  }
  crdc_lower_push_variable(l, node->fold.variable, first);
  if (two) crdc_lower_push_variable(l, node->fold.variable2, second);
}

static void open_loop(lowering *l, const cel_node *node, loop *loop) {
  loop->number = crdc_lower_new_temporary(l);
  loop->range = lower_node(l, node->fold.range);
  loop->index = crdc_lower_text_of(l, "i%u", loop->number);
  crdc_lower_flush_cost(l);
  if (loop->range.form != FORM_LIST && loop->range.form != FORM_MAP) {
    crd_string boxed = crdc_operand_box(l, loop->range);
    if (node->fold.range->type->kind != CEL_LIST && node->fold.range->type->kind != CEL_MAP)
      boxed = crdc_lower_text_of(l, "crd_cel_iterable(cel, %.*s)", TEXT(boxed));
    operand range = crdc_operand_declare(l, FORM_VALUE, NULL, boxed);
    loop->range = range;
    const char *counts = node->fold.variable2.size ? "crd_cel_range_pairs" : "crd_cel_range";
    crdc_lower_write_line(l, "const int64_t n%u = %s(cel, %.*s);", loop->number, counts, TEXT(range.text));
    crdc_lower_fail_if(l, "n%u < 0", loop->number);
    loop->count = crdc_lower_text_of(l, "(size_t)n%u", loop->number);
  } else {
    if (loop->range.nullable) crdc_lower_fail_if(l, "!%.*s", TEXT(loop->range.text));
    loop->count = crdc_operand_member(l, loop->range.text, "count");
  }
}

static void open_body(lowering *l, const loop *loop) {
  crdc_lower_open_block(l, "for (size_t %.*s = 0; %.*s < %.*s; %.*s++)", TEXT(loop->index), TEXT(loop->index),
                        TEXT(loop->count), TEXT(loop->index));
  static const char *const ends[] = {[RESULT_TRUTH] = "crd_cel_end(cel, cost, CRD_CEL_ERROR)",
                                     [RESULT_MESSAGE] = "crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE",
                                     [RESULT_VALUE] = "crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR))"};
  crdc_lower_write_line(l, "if (cel->cost + cost > cel->limit) return %s;", ends[l->kind]);
}

/* ---- all, exists ---- */

/* The predicate of the element at hand, errors included, as truth. */
static operand lower_predicate(lowering *l, const cel_node *node, const loop *loop, const cel_node *predicate) {
  size_t variables = l->variable_count;
  bind_element(l, node, loop);
  operand value = crdc_lower_isolated(l, predicate);
  l->variable_count = variables;
  return value;
}

/* all() and exists(): the first element that decides ends the loop; an error stands unless one decides. */
static operand lower_quantifier(lowering *l, const cel_node *node, bool exists) {
  const char *decides = exists ? "CRD_CEL_TRUE" : "CRD_CEL_FALSE", *undecided = exists ? "CRD_CEL_FALSE" : "CRD_CEL_TRUE";
  unsigned condition_cost = exists ? 3 : 2;
  loop loop;
  open_loop(l, node, &loop);
  operand result = {.form = FORM_TRUTH, .text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l))};
  crd_text before = crdc_lower_divert(l);
  open_body(l, &loop);
  l->cost += condition_cost + 1;
  operand value = lower_predicate(l, node, &loop, node->fold.step->arguments[1]);
  crdc_lower_flush_cost(l);
  bool crdc_operand_fallible = value.form == FORM_TRUTH;
  if (crdc_operand_fallible) {
    crdc_lower_open_block(l, "if (%.*s == CRD_CEL_ERROR && %.*s != CRD_CEL_ERROR)", TEXT(value.text), TEXT(result.text));
    crdc_lower_write_line(l, "%.*s = CRD_CEL_ERROR;", TEXT(result.text));
    crdc_lower_write_line(l, "error%u = cel->error;", loop.number);
    crdc_lower_close_block(l, "%s", "");
    crdc_lower_open_block(l, "if (%.*s == %s)", TEXT(value.text), decides);
  } else {
    crd_string decided = exists ? crdc_lower_bare(value.text) : value.text;
    crdc_lower_open_block(l, "if (%s%.*s)", exists ? "" : "!", TEXT(decided));
  }
  crdc_lower_write_line(l, "%.*s = %s;", TEXT(result.text), crdc_operand_fallible ? decides : exists ? "true" : "false");
  crdc_lower_write_line(l, "if (%.*s + 1 < %.*s) cost += %u;", TEXT(loop.index), TEXT(loop.count), condition_cost);
  crdc_lower_write_line(l, "break;");
  crdc_lower_close_block(l, "%s", "");
  crdc_lower_close_block(l, "%s", "");
  crd_text body = crdc_lower_restore(l, before);
  if (crdc_operand_fallible) {
    crdc_lower_write_line(l, "crd_cel_truth %.*s = %s;", TEXT(result.text), undecided);
    crdc_lower_write_line(l, "crd_string error%u = {NULL, 0};", loop.number);
  } else {
    crdc_lower_write_line(l, "bool %.*s = %s;", TEXT(result.text), exists ? "false" : "true");
    result.form = FORM_BOOL;
  }
  crd_text_add(&l->body, crd_text_string(&body));
  if (crdc_operand_fallible)
    crdc_lower_write_line(l, "if (%.*s == CRD_CEL_ERROR) cel->error = error%u;", TEXT(result.text), loop.number);
  l->cost += 1;
  return result;
}

/* ---- exists_one, map, filter, transformList, transformMap ---- */

/* The cost of an element that is collected: the accumulator and the call that makes the longer one. */
static void collect_element(lowering *l, const cel_node *step, operand result, bool list) {
  if (list) {
    const cel_node *item = step->arguments[1]->arguments[0];
    l->cost += is_constant(step->arguments[1]) ? 2 : 12; /* also where the item is an error */
    operand value = lower_node(l, item);
    crd_string boxed = crdc_operand_box(l, value);
    crdc_lower_flush_cost(l);
    crdc_lower_write_line(l, "crd_cel_push(cel, &%.*s, %.*s);", TEXT(result.text), TEXT(boxed));
    return;
  }
  crd_text items = {.arena = l->arena};
  crd_text_add(&items, result.text);
  l->cost += 1;
  for (size_t i = 1; i < step->argument_count; i++) {
    operand argument = lower_node(l, step->arguments[i]);
    crd_text_printf(&items, ", %.*s", TEXT(crdc_operand_box(l, argument)));
  }
  crdc_lower_flush_cost(l);
  unsigned number = crdc_lower_new_temporary(l);
  crdc_lower_write_line(l, "const crd_cel_value arguments%u[%zu] = {%.*s};", number, step->argument_count,
                        TEXT(crd_text_string(&items)));
  crdc_lower_write_line(l, "%.*s = crd_cel_fn_map_insert(cel, arguments%u, %zu);", TEXT(result.text), number,
                        step->argument_count);
  crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(result.text));
}

/* An error makes the accumulator one, and the loop goes on: the steps after it keep the error, but for conditions, whose own
 * take its place (evalFold, whose loops only the quantifiers' conditions end). */
typedef struct remembered {
  unsigned number; /* of failed<n> and error<n> */
  bool used;
} remembered;

static void remember_error(lowering *l, remembered *errors) {
  crdc_lower_write_line(l, "error%u = cel->error;", errors->number);
  crdc_lower_write_line(l, "failed%u = true;", errors->number);
  errors->used = true;
}

/* The block of the elements that the condition is true of. */
static void open_wanted(lowering *l, const cel_node *condition, remembered *errors) {
  operand wanted = crdc_lower_isolated(l, condition);
  crdc_lower_flush_cost(l);
  if (wanted.form != FORM_TRUTH) {
    crdc_lower_open_block(l, "if (%.*s)", TEXT(crdc_lower_bare(wanted.text)));
    return;
  }
  crdc_lower_open_block(l, "if (%.*s == CRD_CEL_ERROR)", TEXT(wanted.text));
  remember_error(l, errors);
  crdc_lower_close_block(l, "%s", "");
  crdc_lower_open_block(l, "if (%.*s == CRD_CEL_TRUE)", TEXT(wanted.text));
}

/* collect_element() with its errors kept from leaving the loop. */
static void collect_isolated(lowering *l, const cel_node *step, operand result, bool list, remembered *errors) {
  handler *outer = l->handler, own = {++l->labels, false, l->frame};
  crd_text before = crdc_lower_divert(l);
  l->handler = &own;
  l->indent++;
  collect_element(l, step, result, list);
  if (own.used) crdc_lower_write_line(l, "collected%u = true;", own.label);
  l->indent--;
  l->handler = outer;
  crd_text inner = crdc_lower_restore(l, before);
  if (!own.used) {
    crdc_lower_add_outdented(l, &inner);
    return;
  }
  crdc_lower_write_line(l, "bool collected%u = false;", own.label);
  crdc_lower_write_line(l, "{");
  crd_text_add(&l->body, crd_text_string(&inner));
  crdc_lower_write_line(l, "}");
  l->indent--;
  crdc_lower_write_line(l, "failed_%u:;", own.label);
  l->indent++;
  crdc_lower_open_block(l, "if (!collected%u && !failed%u)", own.label, errors->number);
  remember_error(l, errors);
  crdc_lower_close_block(l, "%s", "");
}

/* The loop that was written while `before` was put aside, and the end of it where an element failed. */
static void close_loop(lowering *l, crd_text before, const remembered *errors) {
  crd_text body = crdc_lower_restore(l, before);
  if (errors->used) {
    crdc_lower_write_line(l, "bool failed%u = false;", errors->number);
    crdc_lower_write_line(l, "crd_string error%u = {NULL, 0};", errors->number);
  }
  crd_text_add(&l->body, crd_text_string(&body));
  if (!errors->used) return;
  crdc_lower_write_line(l, "if (failed%u) cel->error = error%u;", errors->number, errors->number);
  crdc_lower_fail_if(l, "failed%u", errors->number);
}

static operand lower_collection(lowering *l, const cel_node *node, bool list) {
  const cel_node *step = node->fold.step, *predicate = NULL;
  size_t variables = l->variable_count;
  if (is_call(step, "_?_:_")) predicate = step->arguments[0], step = step->arguments[1];
  loop loop;
  open_loop(l, node, &loop);
  remembered errors = {.number = loop.number};
  operand result = {.form = FORM_VALUE, .text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l))};
  if (list)
    crdc_lower_write_line(l, "crd_cel_builder %.*s = {NULL, 0, 0};", TEXT(result.text));
  else
    crdc_lower_write_line(l, "crd_cel_value %.*s = crd_cel_make_map(cel, NULL, NULL, 0);", TEXT(result.text));
  crd_text before = crdc_lower_divert(l);
  open_body(l, &loop);
  bind_element(l, node, &loop);
  if (predicate) open_wanted(l, predicate, &errors);
  collect_isolated(l, step, result, list, &errors);
  if (predicate) crdc_lower_close_block(l, "%s", "");
  crdc_lower_close_block(l, "%s", "");
  l->cost += 1;
  close_loop(l, before, &errors);
  l->variable_count = variables;
  return list ? crdc_operand_declare(l, FORM_VALUE, NULL,
                                     crdc_lower_text_of(l, "crd_cel_built(cel, &%.*s)", TEXT(result.text)))
              : result;
}

static operand lower_exists_one(lowering *l, const cel_node *node) {
  size_t variables = l->variable_count;
  loop loop;
  open_loop(l, node, &loop);
  remembered errors = {.number = loop.number};
  operand count = crdc_operand_declare(l, FORM_INT, NULL, (crd_string){NULL, 0});
  crd_text before = crdc_lower_divert(l);
  open_body(l, &loop);
  bind_element(l, node, &loop);
  open_wanted(l, node->fold.step->arguments[0], &errors);
  crdc_lower_write_line(l, "%.*s++;", TEXT(count.text));
  l->cost += 2;
  crdc_lower_close_block(l, "%s", "");
  crdc_lower_close_block(l, "%s", "");
  l->cost += 2;
  close_loop(l, before, &errors);
  l->variable_count = variables;
  return make_operand(FORM_BOOL, crdc_lower_text_of(l, "(%.*s == 1)", TEXT(count.text)));
}

/* A name bound to a value: what optMap and sortBy expand to. */
static operand lower_bound(lowering *l, const cel_node *node) {
  size_t variables = l->variable_count;
  if (crdc_plan_mentions(node->fold.result, node->fold.accumulator)) {
    operand value = lower_node(l, node->fold.initial);
    if (value.form == FORM_TRUTH) value = crdc_operand_coerce(l, value, FORM_BOOL);
    crdc_lower_push_variable(l, node->fold.accumulator, value);
  }
  operand result = lower_node(l, node->fold.result);
  l->variable_count = variables;
  return result;
}

operand crdc_lower_fold(lowering *l, const cel_node *node) {
  const cel_node *step = node->fold.step;
  crd_string accumulator = node->fold.accumulator;
  if (crdc_plan_binds_alone(node)) return lower_bound(l, node);
  if (is_call(step, "_&&_") && is_identifier(step->arguments[0], accumulator)) return lower_quantifier(l, node, false);
  if (is_call(step, "_||_") && is_identifier(step->arguments[0], accumulator)) return lower_quantifier(l, node, true);
  if (is_call(step, "_?_:_")) {
    if (!is_identifier(node->fold.result, accumulator)) return lower_exists_one(l, node);
    step = step->arguments[1];
  }
  if (is_call(step, "_+_") && step->arguments[1]->kind == CEL_NODE_LIST) return lower_collection(l, node, true);
  if (is_call(step, "cel.@mapInsert")) return lower_collection(l, node, false);
  return crdc_lower_unsupported(l, node, "comprehension of macro '%.*s'", TEXT(node->macro));
}
