/* SPDX-License-Identifier: Apache-2.0 */
/* The cost of an error until it leaves the expression. cel-go's tracker counts every step that was made, even if a step only
 * passes on the error of an operand. Operators with two operands evaluate the other one as well. Calls cost as with an
 * operand of size 1, literals of lists and maps their base cost, selections one (interpreter/interpretable.go Exec,
 * interpreter/runtimecost.go Observe, apiserver pkg/cel/library/cost.go). A later operand is evaluated at the place where
 * the error leaves if it is small; for a larger one the lowest cost is used. Macros are assumed to end at the error. */
#include "cel/declarations.h"
#include "program/building.h"
#include <string.h>

/* The cost of an error until it leaves the expression, as far as the tree determines it. */

enum { LIST_COSTS = 10, MAP_COSTS = 30, LIST_OF_ONE_COSTS = LIST_COSTS + 2 /* making a list of an operand of size 1 */ };

/* The most nodes of operands that are evaluated after an error, and of an expression in which this is done. */
enum { MOST_NODES_AFTER = 20, MOST_NODES_AT_ALL = 60 };

/* Whether a call is an index operation. */
static bool crdc_cost_is_index(const cel_node *node) {
  return is_call(node, "_[_]") || is_call(node, "_?._") || is_call(node, "_[?_]");
}

/* The lowest cost of evaluating the node. */
static unsigned crdc_cost_least(const cel_node *node) {
  unsigned cost = 0;
  if (is_constant(node)) return 0;
  if (node->target) cost += crdc_cost_least(node->target);
  for (size_t i = 0; i < node->argument_count; i++) cost += crdc_cost_least(node->arguments[i]);
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return 1;
  case CEL_NODE_SELECT:
    return cost + !node->test_only + !crdc_plan_is_attribute(node->target);
  case CEL_NODE_LIST:
    return cost + LIST_COSTS;
  case CEL_NODE_MAP:
    for (size_t i = 0; i < node->argument_count; i++) cost += crdc_cost_least(node->keys[i]);
    return cost + MAP_COSTS;
  case CEL_NODE_CALL:
    if (is_call(node, "_&&_") || is_call(node, "_||_") || is_call(node, "_?_:_")) return crdc_cost_least(node->arguments[0]);
    return cost + 1;
  case CEL_NODE_COMPREHENSION:
    return crdc_cost_least(node->fold.range);
  default:
    return cost;
  }
}

/* Whether the node has at most `left` nodes, which are subtracted. */
static bool crdc_cost_is_small(const cel_node *node, unsigned *left) {
  if (*left == 0) return false;
  --*left;
  if (node->kind == CEL_NODE_COMPREHENSION)
    return crdc_cost_is_small(node->fold.range, left) && crdc_cost_is_small(node->fold.initial, left) &&
           crdc_cost_is_small(node->fold.condition, left) && crdc_cost_is_small(node->fold.step, left) &&
           crdc_cost_is_small(node->fold.result, left);
  if (node->target && !crdc_cost_is_small(node->target, left)) return false;
  for (size_t i = 0; i < node->argument_count; i++)
    if ((node->keys && !crdc_cost_is_small(node->keys[i], left)) || !crdc_cost_is_small(node->arguments[i], left))
      return false;
  return true;
}

/* How the cost of a call depends on its operands. */
static crd_cost_shape crdc_cost_shape(const cel_ast *ast, const cel_node *node) {
  static const struct {
    const char *name;
    crd_cost_shape shape;
  } shapes[] = {{"add_string", CRD_COSTS_SUM},
                {"add_bytes", CRD_COSTS_SUM},
                {"equals", CRD_COSTS_LEAST},
                {"not_equals", CRD_COSTS_LEAST},
                {"less_string", CRD_COSTS_LEAST},
                {"less_equals_string", CRD_COSTS_LEAST},
                {"greater_string", CRD_COSTS_LEAST},
                {"greater_equals_string", CRD_COSTS_LEAST},
                {"less_bytes", CRD_COSTS_LEAST},
                {"less_equals_bytes", CRD_COSTS_LEAST},
                {"greater_bytes", CRD_COSTS_LEAST},
                {"greater_equals_bytes", CRD_COSTS_LEAST},
                {"in_list", CRD_COSTS_ITEMS},
                {"starts_with_string", CRD_COSTS_SECOND},
                {"ends_with_string", CRD_COSTS_SECOND},
                {"contains_string", CRD_COSTS_TENTHS},
                {"matches", CRD_COSTS_PATTERN},
                {"matches_string", CRD_COSTS_PATTERN},
                {"list_sets_contains_list", CRD_COSTS_PRODUCT},
                {"list_sets_intersects_list", CRD_COSTS_PRODUCT},
                {"list_sets_equivalent_list", CRD_COSTS_PRODUCT_TWICE}},
    names[] = {{"substring", CRD_COSTS_FIRST},     {"format", CRD_COSTS_FIRST}, {"split", CRD_COSTS_FIRST_TWICE},
               {"replace", CRD_COSTS_FIRST_TWICE}, {"find", CRD_COSTS_PATTERN}, {"findAll", CRD_COSTS_PATTERN}};
  if (node->overload_count == 1 && cel_ast_counts_as_before_37(ast)) {
    const char *id = node->overloads[0]->id;
    if (strcmp(id, "matches") == 0) return CRD_COSTS_ONE;
    if (strcmp(id, "starts_with_string") == 0 || strcmp(id, "ends_with_string") == 0) return CRD_COSTS_FIRST;
  }
  for (size_t i = 0; node->overload_count == 1 && i < sizeof shapes / sizeof *shapes; i++)
    if (strcmp(node->overloads[0]->id, shapes[i].name) == 0) return shapes[i].shape;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is_call(node, names[i].name)) return names[i].shape;
  return CRD_COSTS_ONE;
}

/* Whether the operand without the error is part of the cost. */
static bool crdc_cost_counts_other(crd_cost_shape shape, bool error_first) {
  if (shape == CRD_COSTS_FIRST || shape == CRD_COSTS_FIRST_TWICE) return !error_first;
  if (shape == CRD_COSTS_SECOND || shape == CRD_COSTS_ITEMS) return error_first;
  return shape != CRD_COSTS_ONE;
}

/* Whether a part is an attribute that is not counted by itself: a branch of ?:, an optional index. */
static bool crdc_cost_unobserved(const cel_node *node, const cel_node *part) {
  return (is_call(node, "_?_:_") || is_call(node, "_[?_]")) && part != node->arguments[0] && crdc_plan_is_attribute(part) &&
         !is_call(part, "_?_:_");
}

/* ---- operands after the error ---- */

/* Whether the operand must still be evaluated; an error within it is not followed again. */
static bool takes_after(building *b, const cel_node *node) {
  unsigned left = b->after_left;
  if (b->scope || b->in_after || !crdc_cost_is_small(node, &left)) return false;
  b->after_left = left;
  return true;
}

/* Hides the variables of macros inside a node from its operands, and restores them. */
static program_variable *put_aside(building *b, const program_frame *at) {
  size_t count = b->variable_count - at->variables;
  program_variable *hidden = crd_arena_alloc(b->scratch, count * sizeof *hidden);
  if (count) memcpy(hidden, b->variables + at->variables, count * sizeof *hidden);
  b->variable_count = at->variables;
  return hidden;
}

/* The size of an operand as the tracker counts it: that of a value, or 1. */
typedef struct operand_size {
  bool known;
  program_operand value;
} operand_size;

/* Evaluates an operand after an error; the error stays whatever the result is. */
static operand_size evaluate_operand_after(building *b, const cel_node *node, program_frame *at, bool sized) {
  if (is_constant(node)) return (operand_size){true, crdc_program_constant(b, constant_of(node))};
  if (!takes_after(b, node)) {
    b->cost += crdc_cost_least(node);
    return (operand_size){.known = false};
  }
  size_t registers = b->next_register;
  program_handler *outer = b->handler, own = {crdc_program_label(b), false, at};
  program_frame *inner = b->frame;
  program_operand saved = crdc_program_value(b, (crd_instruction){.operation = CRD_OP_SAVE_ERROR});
  uint16_t result = crdc_program_register(b);
  if (sized) crdc_program_move(b, result, crdc_program_constant(b, crd_cel_of_null()));
  b->handler = &own;
  b->frame = at;
  b->in_after = true;
  size_t inside = b->variable_count - at->variables;
  const program_variable *hidden = put_aside(b, at);
  program_operand value = lower(b, node);
  if (sized) crdc_program_move(b, result, value);
  for (size_t i = 0; i < inside; i++) crdc_program_push_variable(b, hidden[i].name, hidden[i].value);
  b->handler = outer;
  b->frame = inner;
  b->in_after = false;
  crdc_program_place(b, own.label);
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_RESTORE_ERROR, .a = saved.at});
  b->next_register = registers + 2; /* the following code reads the value */
  return (operand_size){sized, {.at = result}};
}

/* ---- calls ---- */

/* Adds the cost of a call with size 1 for the operand with the error, and the other operand's size. */
static void add_cost_of_call(building *b, crd_cost_shape shape, bool error_first, operand_size other) {
  if (!other.known) {
    b->cost += crd_cost_of_sizes(shape, 1, 1);
    return;
  }
  if (other.value.at & CRD_CONSTANT_BIT) {
    uint64_t size = crd_cel_cost_size(b->constants[other.value.at & ~CRD_CONSTANT_BIT]);
    b->cost += error_first ? crd_cost_of_sizes(shape, 1, size) : crd_cost_of_sizes(shape, size, 1);
    return;
  }
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COST_OF_CALL,
                                         .n = (uint8_t)((unsigned)shape << 1 | error_first),
                                         .a = other.value.at});
}

/* indexOf and lastIndexOf cost a scan of the text, without rounding up. */
static void add_cost_of_search(building *b, const cel_node *first, const program_operand *where) {
  program_operand constant;
  if (is_constant(first)) {
    crd_cel_value value = constant_of(first);
    if (value.kind == CRD_CEL_STRING) {
      b->cost += value.as.text.size / 10;
      return;
    }
    constant = crdc_program_constant(b, value);
    where = &constant;
  }
  if (where)
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_COST_OF_SEARCH, .a = where->at});
  else
    b->cost += 1;
}

static bool is_any_of(const cel_node *node, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (is_call(node, names[i])) return true;
  return false;
}
#define IS_ANY_OF(node, ...)                                                                                                \
  is_any_of((node), (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

/* Adds the cost of a call whose operand `part` is an error. */
static void leave_call_at(building *b, program_frame *at, const cel_node *part) {
  const cel_node *node = at->node;
  size_t count = node->argument_count + (node->target != NULL);
  const cel_node *first = node->target ? node->target : node->arguments[0];
  const cel_node *last = node->argument_count ? node->arguments[node->argument_count - 1] : first;
  bool error_first = part == first;
  if (IS_ANY_OF(node, "_&&_", "_||_", "_?_:_", "or", "orValue")) return;
  if (crdc_cost_is_index(node)) {
    b->cost +=
        !crdc_plan_is_attribute(first) + (!error_first && !crdc_plan_is_attribute_index(part) && is_call(node, "_[_]"));
    return;
  }
  if (IS_ANY_OF(node, "lists.range", "reverse") || (is_call(node, "flatten") && count == 1)) {
    b->cost += LIST_OF_ONE_COSTS;
    return;
  }
  if (error_first && IS_ANY_OF(node, "matches", "find", "findAll") && is_constant(last))
    return; /* the pattern is no longer an operand */
  /* Calls of more than two operands stop at the error, and so do calls of an unknown overload if some overloads have more. A
   * call without all operands is not counted. */
  bool stops =
      count > 2 || is_call(node, "format") ||
      (node->overload_count != 1 && IS_ANY_OF(node, "indexOf", "lastIndexOf", "substring", "split", "join", "findAll"));
  if (stops && part != last) return;
  const program_operand *known = !error_first && at->part_count ? at->parts : NULL;
  if (!error_first && IS_ANY_OF(node, "indexOf", "lastIndexOf")) {
    add_cost_of_search(b, first, known);
    return;
  }
  crd_cost_shape shape = crdc_cost_shape(b->ast, node);
  bool sized = crdc_cost_counts_other(shape, error_first);
  operand_size other = {.known = false};
  if (error_first && count > 1)
    other = evaluate_operand_after(b, last, at, sized);
  else if (!error_first && sized && is_constant(first))
    other = evaluate_operand_after(b, first, at, sized);
  else if (!error_first && sized && known)
    other = (operand_size){true, *known};
  add_cost_of_call(b, shape, error_first, other);
}

/* Emits the cost of an error of the current node on its way to the handler. */
static void emit_cost_of_error(building *b) {
  unsigned unobserved = 0, nodes = MOST_NODES_AT_ALL;
  if (!b->in_after) b->after_left = crdc_cost_is_small(b->ast->root, &nodes) ? MOST_NODES_AFTER : 0;
  program_frame *inner = b->frame, *frame = inner && inner != b->handler->frame ? inner->outer : NULL;
  for (; frame && frame != b->handler->frame; inner = frame, frame = frame->outer) {
    const cel_node *node = frame->node;
    unobserved += crdc_cost_unobserved(node, inner->node);
    if (node->kind == CEL_NODE_CALL && node->argument_count + (node->target != NULL) > 0)
      leave_call_at(b, frame, inner->node);
    else if (node->kind == CEL_NODE_SELECT)
      b->cost += !crdc_plan_is_attribute(inner->node);
    else if (node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP)
      b->cost += node->kind == CEL_NODE_LIST ? LIST_COSTS : MAP_COSTS;
  }
  uint64_t both = b->cost < unobserved ? b->cost : unobserved;
  b->cost -= both;
  if (unobserved > both)
    crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_DISCOUNT, .to = unobserved - (unsigned)both});
}

label crdc_program_edge(building *b) {
  uint64_t cost;
  program_handler *handler = b->handler;
  handler->used = true;
  size_t registers = b->next_register;
  uint32_t outer = crdc_program_begin_chunk(b, &cost), own = b->current;
  label edge = crdc_program_label(b);
  crdc_program_place(b, edge);
  emit_cost_of_error(b);
  const bool free = !b->cost && !b->chunks[own]->count;
  if (!free) crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_JUMP, .to = handler->label});
  crdc_program_end_chunk(b, outer, cost);
  b->next_register = registers;
  return free ? handler->label : edge;
}

/* ---- errors that stay inside ---- */

program_operand crdc_program_as_bool(building *b, program_operand value) {
  if (value.is_bool && !value.may_fail) return value;
  crdc_program_emit_fallible(
      b, (crd_instruction){.operation = value.is_bool ? CRD_OP_CHECK : CRD_OP_CHECK_BOOL, .a = value.at});
  value.is_bool = true, value.may_fail = false;
  return value;
}

program_operand crdc_program_isolated(building *b, const cel_node *node) {
  program_handler *outer = b->handler, own = {crdc_program_label(b), false, b->frame};
  uint16_t result = (uint16_t)b->next_register;
  b->handler = &own;
  program_operand value = crdc_program_as_bool(b, lower(b, node));
  b->handler = outer;
  if (!own.used) return value;
  b->next_register = result;
  program_operand kept = {.at = crdc_program_register(b), .is_bool = true, .may_fail = true};
  crdc_program_move(b, kept.at, value);
  label end = crdc_program_label(b);
  uint64_t cost;
  crdc_program_place(b, end);
  uint32_t chunk = crdc_program_begin_chunk(b, &cost);
  crdc_program_place(b, own.label);
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_FAILED, .result = kept.at});
  crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_JUMP, .to = end});
  crdc_program_end_chunk(b, chunk, cost);
  return kept;
}
