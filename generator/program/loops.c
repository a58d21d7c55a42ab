/* SPDX-License-Identifier: Apache-2.0 */
/* Macros: the shape of the expanded comprehension says which macro it was, and the macro becomes a loop. Costs are those of
 * the comprehension's nodes: all() costs per element @not_strictly_false(@result) and the @result of its step, and so on. */
#include "program/building.h"

/* A loop being lowered. */
typedef struct program_loop {
  uint16_t number;
  label next, end;
  bool strings; /* its items are strings, as far as the checker knows */
} program_loop;

static void emit_of_loop(building *b, crd_op operation, const program_loop *loop) {
  crdc_program_emit(b, (crd_instruction){.operation = (uint8_t)operation, .x = loop->number});
}

/* Whether a macro on that type iterates over strings: a list of them, or a map with such keys. */
static bool gives_strings(const cel_type *type) {
  return type && (type->kind == CEL_LIST || type->kind == CEL_MAP) && type->parameters[0]->kind == CEL_STRING;
}

/* Evaluates the range, which the loop keeps, and jumps behind the loop if it is empty. */
static program_loop open_range_of(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const cel_type *type = node->fold.range->type;
  program_loop loop = {.number = crdc_program_loop(b), .next = crdc_program_label(b), .end = crdc_program_label(b)};
  loop.strings = gives_strings(type);
  program_operand range = lower(b, node->fold.range);
  unsigned flags = node->fold.variable2.size ? CRD_RANGE_PAIRS : 0;
  if (type->kind != CEL_LIST && type->kind != CEL_MAP && !(b->ast->policy && !flags)) flags |= CRD_RANGE_ANY;
  b->next_register = base;
  crdc_program_emit_fallible(
      b, (crd_instruction){.operation = CRD_OP_LOOP_OPEN, .n = (uint8_t)flags, .a = range.at, .x = loop.number});
  crdc_program_hit_range(b, node, loop.number);
  return loop;
}

static void begin_body(building *b, const program_loop *loop) {
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_LOOP_BEGIN, .x = loop->number, .to = loop->end});
}

/* Ends the body, whose first instruction is `body`. */
static void end_body(building *b, const program_loop *loop, label body) {
  crdc_program_place(b, loop->next);
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_LOOP_NEXT, .x = loop->number, .to = body});
}

static void bind_element_as(building *b, crd_op operation, const program_loop *loop, crd_string name, bool may_fail) {
  const bool strings = operation == CRD_OP_LOOP_ITEM && loop->strings;
  program_operand value =
      crdc_program_value(b, (crd_instruction){.operation = (uint8_t)operation, .n = strings, .x = loop->number});
  value.may_fail = may_fail;
  crdc_program_push_variable(b, name, value);
}

/* Binds the variables of the current element. An unused one hides other variables all the same. */
static void bind_elements(building *b, const cel_node *node, const program_loop *loop) {
  const bool two = node->fold.variable2.size != 0;
  const crd_string first = node->fold.variable, second = node->fold.variable2;
  if (crdc_plan_mentions(node->fold.step, first))
    bind_element_as(b, two ? CRD_OP_LOOP_KEY : CRD_OP_LOOP_ITEM, loop, first, !two);
  else
    crdc_program_push_variable(b, first, crdc_program_constant(b, crd_cel_of_null()));
  if (two && crdc_plan_mentions(node->fold.step, second))
    bind_element_as(b, CRD_OP_LOOP_VALUE, loop, second, true);
  else if (two)
    crdc_program_push_variable(b, second, crdc_program_constant(b, crd_cel_of_null()));
}

/* ---- each item, whether exactly one is equal to it ---- */

/* Whether both are the same chain of names, starting at a variable of the rule that no macro binds. */
static bool is_same_path(const cel_node *a, const cel_node *b, crd_string bound) {
  for (; a->kind == CEL_NODE_SELECT && b->kind == CEL_NODE_SELECT; a = a->target, b = b->target)
    if (a->test_only || b->test_only || !crd_string_equal(a->name, b->name)) return false;
  return a->kind == CEL_NODE_IDENT && is_identifier(b, a->name) && !crd_string_equal(a->name, bound);
}

/* Whether a node is that variable or a member of it; `member` is its name, or empty for the variable itself. */
static bool is_of_item(const cel_node *node, crd_string variable, crd_string *member) {
  const bool select = node->kind == CEL_NODE_SELECT && !node->test_only;
  *member = select ? node->name : CRD_STRING("");
  return is_identifier(select ? node->target : node, variable);
}

/* The filter in filter(y, ...).size() == 1, in either order; another node: it is none. */
static const cel_node *filter_of_one(const cel_node *node) {
  if (!is_call(node, "_==_")) return node;
  const bool turned = node->arguments[0]->kind == CEL_NODE_CONSTANT;
  const cel_node *size = node->arguments[turned], *number = node->arguments[!turned];
  if (!is_call(size, "size") || !is_constant(number) || constant_of(number).kind != CRD_CEL_INT ||
      constant_of(number).as.integer != 1)
    return node;
  return size->target ? size->target : size->arguments[0];
}

/* Whether a macro's step collects the items themselves for which its condition is true. */
static bool is_filter(const cel_node *macro) {
  const cel_node *kept = macro->fold.step->arguments[1];
  return is_identifier(macro->fold.result, macro->fold.accumulator) && is_call(kept, "_+_") &&
         kept->arguments[1]->kind == CEL_NODE_LIST && kept->arguments[1]->argument_count == 1 &&
         is_identifier(kept->arguments[1]->arguments[0], macro->fold.variable);
}

/* Recognises list.all(x, list.exists_one(y, x.member == y.member)), with or without the member, in either order; or the form
 * with filter and size. */
static bool asks_whether_distinct(const building *b, const cel_node *all, crd_string *member) {
  const cel_node *asked = all->fold.step->arguments[1], *one = filter_of_one(asked), *step = one->fold.step;
  const crd_string x = all->fold.variable, y = one->fold.variable;
  if (b->scope || one->kind != CEL_NODE_COMPREHENSION || crdc_plan_binds_alone(one) || all->fold.variable2.size ||
      one->fold.variable2.size || !is_call(step, "_?_:_"))
    return false;
  if (one == asked ? is_identifier(one->fold.result, one->fold.accumulator) : !is_filter(one)) return false;
  const cel_node *equal = step->arguments[0];
  const cel_type *range = all->fold.range->type;
  if (!range || range->kind != CEL_LIST || !is_call(equal, "_==_") || crd_string_equal(x, y)) return false;
  crd_string other;
  const cel_node *left = equal->arguments[0], *right = equal->arguments[1];
  const bool turned = !is_of_item(left, x, member);
  return is_of_item(turned ? right : left, x, member) && is_of_item(turned ? left : right, y, &other) &&
         crd_string_equal(*member, other) && is_same_path(all->fold.range, one->fold.range, x);
}

/* The costs of such loops per item and per pair; `from` is the start of the outer body. 0 if the loops do something else.
 * Each item equals one item, itself. */
static int64_t costs_of_loops(const chunk *code, size_t from) {
  uint64_t costs[2] = {0, 0}; /* per item, per pair */
  bool inside = false, equal = false;
  for (size_t i = from; i < code->count; i++) {
    const crd_instruction *at = &code->items[i];
    uint64_t *cost = &costs[inside && !equal];
    *cost += at->cost;
    switch ((crd_op)at->operation) {
    case CRD_OP_COST:
      *cost += at->to;
      break;
    case CRD_OP_SELECT:
      *cost += at->b;
      break;
    case CRD_OP_LOOP_BEGIN:
      inside = true;
      break;
    case CRD_OP_JUMP_FALSE:
      equal = true;
      break;
    case CRD_OP_COUNT_ONE:
    case CRD_OP_COLLECT:
      equal = false;
      break;
    case CRD_OP_LOOP_NEXT:
      inside = false;
      break;
    case CRD_OP_SIZE:
      *cost += 1;
      break;
    case CRD_OP_EQUAL:
      *cost += !inside; /* for pairs: the cost of comparing them */
      break;
    case CRD_OP_SELF:
    case CRD_OP_POLICY_VALUE:
    case CRD_OP_MOVE:
    case CRD_OP_CHECK:
    case CRD_OP_CHECK_BOOL:
    case CRD_OP_LOOP_OPEN:
    case CRD_OP_LOOP_ITEM:
    case CRD_OP_LOOP_CHECK:
    case CRD_OP_IS_ONE:
    case CRD_OP_COLLECTED:
    case CRD_OP_QUANTIFY:
      break;
    default:
      return 0;
    }
  }
  return costs[0] < INT32_MAX && costs[1] < UINT32_MAX ? (int64_t)(costs[0] << 32 | costs[1]) : 0;
}

static void begin_distinct(building *b, const program_loop *loop, crd_string member) {
  const crd_cel_value name = member.size ? crd_cel_of_string(member) : crd_cel_of_null();
  crdc_program_emit(
      b, (crd_instruction){
             .operation = CRD_OP_LOOP_DISTINCT, .a = crdc_program_constant(b, name).at, .x = loop->number, .to = loop->end});
}

/* ---- all, exists ---- */

/* The first deciding element ends the loop; an error is kept unless an element decides. */
static program_operand emit_quantifier(building *b, const cel_node *node, bool exists) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t variables = b->variable_count;
  const cel_node *predicate = node->fold.step->arguments[1];
  program_loop loop = open_range_of(b, node);
  program_operand result = {.at = crdc_program_register(b), .is_bool = true};
  label body = crdc_program_label(b);
  crdc_program_move(b, result.at, crdc_program_constant(b, crd_cel_of_bool(!exists)));
  crd_string member;
  const bool distinct = !exists && asks_whether_distinct(b, node, &member);
  const chunk *code = b->chunks[b->current];
  const size_t before = code->count;
  if (distinct) begin_distinct(b, &loop, member);
  begin_body(b, &loop);
  const size_t begin = code->count;
  crdc_program_place(b, body);
  b->cost += exists ? 4 : 3;
  bind_elements(b, node, &loop);
  crdc_program_hit(b, COUNT_PREDICATE, predicate);
  program_operand value = crdc_program_isolated(b, predicate);
  crdc_program_hit_truth(b, COUNT_PREDICATE, predicate, value);
  b->variable_count = variables;
  crdc_program_emit(
      b,
      (crd_instruction){
          .operation = CRD_OP_QUANTIFY, .n = exists, .result = result.at, .a = value.at, .x = loop.number, .to = loop.end});
  end_body(b, &loop, body);
  if (distinct) code->items[before].b = crdc_program_constant(b, crd_cel_of_int(costs_of_loops(code, begin))).at;
  crdc_program_place(b, loop.end);
  if (value.may_fail) {
    result.may_fail = true;
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_QUANTIFIED, .a = result.at, .x = loop.number});
  }
  b->cost += 1;
  b->next_register = base;
  program_operand kept = {.at = crdc_program_register(b), .is_bool = true, .may_fail = result.may_fail};
  crdc_program_move(b, kept.at, result);
  return crdc_program_as_bool(b, kept);
}

/* ---- exists_one, map, filter, transformList, transformMap ---- */

/* Skips the element unless the condition is true. An error of the condition replaces an earlier one; other steps keep the
 * earlier error (evalFold, whose loops only end at the conditions of quantifiers). */
static void emit_condition(building *b, const cel_node *condition, const program_loop *loop, bool *remembers) {
  program_handler *outer = b->handler, own = {crdc_program_label(b), false, b->frame};
  b->handler = &own;
  crdc_program_hit(b, COUNT_PREDICATE, condition);
  program_operand wanted = crdc_program_as_bool(b, lower(b, condition));
  crdc_program_hit_truth(b, COUNT_PREDICATE, condition, wanted);
  b->handler = outer;
  crdc_program_jump(b, CRD_OP_JUMP_FALSE, wanted, loop->next);
  if (!own.used) return;
  uint64_t cost;
  uint32_t chunk = crdc_program_begin_chunk(b, &cost);
  *remembers = true;
  crdc_program_place(b, own.label);
  emit_of_loop(b, CRD_OP_REMEMBER, loop);
  crdc_program_jump(b, CRD_OP_JUMP, (program_operand){.at = 0}, loop->next);
  crdc_program_end_chunk(b, chunk, cost);
}

/* Collects an element: the accumulator costs 1, the call that extends the list 1 and the list of the element 10. */
static void emit_element(building *b, const cel_node *step, program_operand map, const program_loop *loop, bool list) {
  const uint16_t base = (uint16_t)b->next_register;
  if (list) {
    /* also if the item is an error */
    b->cost += is_constant(step->arguments[1]) && !b->request->unfolded ? 2 : 12;
    program_operand value = lower(b, step->arguments[1]->arguments[0]);
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COLLECT, .a = value.at, .x = loop->number});
    return;
  }
  b->cost += 1;
  crdc_program_register(b);
  crdc_program_move(b, base, map);
  for (size_t i = 1; i < step->argument_count; i++) crdc_program_node_into(b, step->arguments[i], (uint16_t)(base + i));
  crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_CALL,
                                                  .result = map.at,
                                                  .a = base,
                                                  .b = (uint16_t)step->argument_count,
                                                  .x = crdc_program_function(b, crd_cel_fn_map_insert)});
}

/* Does the same, but remembers the first error and continues the loop. */
static void emit_element_isolated(building *b, const cel_node *step, program_operand map, const program_loop *loop,
                                  bool list, bool *remembers) {
  program_handler *outer = b->handler, own = {crdc_program_label(b), false, b->frame};
  b->handler = &own;
  emit_element(b, step, map, loop, list);
  b->handler = outer;
  if (!own.used) return;
  uint64_t cost;
  *remembers = true;
  label after = crdc_program_label(b);
  crdc_program_place(b, after);
  uint32_t chunk = crdc_program_begin_chunk(b, &cost);
  crdc_program_place(b, own.label);
  emit_of_loop(b, CRD_OP_REMEMBER_FIRST, loop);
  crdc_program_jump(b, CRD_OP_JUMP, (program_operand){.at = 0}, after);
  crdc_program_end_chunk(b, chunk, cost);
}

static void check_loop(building *b, const program_loop *loop, bool remembers) {
  if (remembers) crdc_program_emit_fallible(b, (crd_instruction){.operation = CRD_OP_LOOP_CHECK, .x = loop->number});
}

static program_operand emit_collection(building *b, const cel_node *node, bool list) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t variables = b->variable_count;
  const cel_node *step = node->fold.step, *predicate = NULL;
  bool remembers = false;
  if (is_call(step, "_?_:_")) predicate = step->arguments[0], step = step->arguments[1];
  program_loop loop = open_range_of(b, node);
  program_operand map = {.at = 0};
  if (!list) map = crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_MAP, .x = CRD_NO_FLAGS});
  label body = crdc_program_label(b);
  begin_body(b, &loop);
  crdc_program_place(b, body);
  bind_elements(b, node, &loop);
  if (predicate) emit_condition(b, predicate, &loop, &remembers);
  emit_element_isolated(b, step, map, &loop, list, &remembers);
  end_body(b, &loop, body);
  crdc_program_place(b, loop.end);
  b->cost += 1 + (b->request->unfolded ? list ? 10u : 30u : 0u);
  check_loop(b, &loop, remembers);
  b->variable_count = variables;
  b->next_register = base;
  program_operand result = {.at = crdc_program_register(b)};
  if (list)
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COLLECTED, .result = result.at, .x = loop.number});
  else
    crdc_program_move(b, result.at, map);
  return result;
}

static program_operand emit_exists_one(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t variables = b->variable_count;
  bool remembers = false;
  program_loop loop = open_range_of(b, node);
  label body = crdc_program_label(b);
  begin_body(b, &loop);
  crdc_program_place(b, body);
  bind_elements(b, node, &loop);
  emit_condition(b, node->fold.step->arguments[0], &loop, &remembers);
  b->cost += 2;
  emit_of_loop(b, CRD_OP_COUNT_ONE, &loop);
  end_body(b, &loop, body);
  crdc_program_place(b, loop.end);
  b->cost += 2;
  check_loop(b, &loop, remembers);
  b->variable_count = variables;
  b->next_register = base;
  program_operand result = {.at = crdc_program_register(b), .is_bool = true};
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_IS_ONE, .result = result.at, .x = loop.number});
  return result;
}

/* Binds a name to a value: optMap and sortBy expand to this. */
static program_operand emit_bound(building *b, const cel_node *node) {
  const uint16_t base = (uint16_t)b->next_register;
  const size_t variables = b->variable_count;
  if (crdc_plan_mentions(node->fold.result, node->fold.accumulator)) {
    program_operand value = lower(b, node->fold.initial);
    if (value.may_fail) value = crdc_program_as_bool(b, value);
    crdc_program_push_variable(b, node->fold.accumulator, value);
  }
  if (b->request->unfolded) b->cost += 10;
  program_operand value = lower(b, node->fold.result);
  b->variable_count = variables;
  b->next_register = base;
  program_operand result = value;
  if (!(value.at & CRD_CONSTANT_BIT) && value.at >= base) {
    result.at = crdc_program_register(b);
    crdc_program_move(b, result.at, value);
  }
  return result;
}

program_operand crdc_program_macro(building *b, const cel_node *node) {
  const cel_node *step = node->fold.step;
  crd_string accumulator = node->fold.accumulator;
  if (crdc_plan_binds_alone(node)) return emit_bound(b, node);
  if (is_call(step, "_&&_") && is_identifier(step->arguments[0], accumulator)) return emit_quantifier(b, node, false);
  if (is_call(step, "_||_") && is_identifier(step->arguments[0], accumulator)) return emit_quantifier(b, node, true);
  if (is_call(step, "_?_:_")) {
    if (!is_identifier(node->fold.result, accumulator)) return emit_exists_one(b, node);
    step = step->arguments[1];
  }
  if (is_call(step, "_+_") && step->arguments[1]->kind == CEL_NODE_LIST) return emit_collection(b, node, true);
  if (is_call(step, "cel.@mapInsert")) return emit_collection(b, node, false);
  return crdc_program_refuse(b, "comprehension of macro '%.*s'", CRD_PRINT(node->macro));
}
