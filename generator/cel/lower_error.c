/* SPDX-License-Identifier: Apache-2.0 */
/* What an error costs on its way out. cel-go's tracker counts every step that was made, also one that only hands on the
 * error of a part: the operators of two operands evaluate the other one as well, calls cost what they cost with an operand
 * of size 1, literals of lists and maps their base, selections one (interpreter/interpretable.go Exec,
 * interpreter/runtimecost.go Observe, apiserver pkg/cel/library/cost.go). An operand that comes later is evaluated where the
 * error leaves, as long as it is small; of larger ones, and in rule sets, which no cel-go runs, the least is taken. Macros
 * are taken to end at the error. */
#include "cel/error_cost.h"
#include "cel/lowering.h"
#include <string.h>

/* ---- sizes ---- */

/* The size of an operand as the tracker sees it: a number, or an expression. */
typedef struct size {
  uint64_t number;
  crd_string text; /* NULL: the number */
} size;

static const size one = {1, {NULL, 0}};

static size size_of(lowering *l, operand value) {
  switch (value.form) {
  case FORM_STRING:
    return (size){.text = crdc_lower_text_of(l, "crd_cel_length(%.*s)", TEXT(value.text))};
  case FORM_BYTES:
    return (size){.text = crdc_operand_part(l, value.text, "size")};
  case FORM_LIST:
  case FORM_MAP:
    if (!value.nullable) return (size){.text = crdc_operand_member(l, value.text, "count")};
    /* fallthrough */
  case FORM_OBJECT:
  case FORM_VALUE:
    return (size){.text = crdc_lower_text_of(l, "crd_cel_cost_size(%.*s)", TEXT(crdc_operand_box(l, value)))};
  default:
    return one;
  }
}

/* Whether the operand is still to be evaluated: what comes after an error in it is not looked at twice. */
static bool take_after(lowering *l, const cel_node *node) {
  unsigned left = l->after_left;
  if (l->scoped || l->in_after || !crdc_cost_is_small(node, &left)) return false;
  l->after_left = left;
  return true;
}

/* Puts the variables of macros inside a node aside, which its operands do not see, and back. */
static variable *hide_variables(lowering *l, const frame *at) {
  size_t count = l->variable_count - at->variables;
  variable *hidden = crd_arena_alloc(l->arena, count * sizeof *hidden);
  if (count) memcpy(hidden, l->variables + at->variables, count * sizeof *hidden);
  l->variable_count = at->variables;
  return hidden;
}

static void show_variables(lowering *l, const variable *hidden, size_t count) {
  for (size_t i = 0; i < count; i++) crdc_lower_push_variable(l, hidden[i].name, hidden[i].value);
}

/* Evaluates an operand after an error, which stands whatever comes of it; its size when that is asked for. */
static size evaluate_after(lowering *l, const cel_node *node, frame *at, bool sized) {
  if (is_constant(node)) return (size){.number = crd_cel_cost_size(constant_of(node))};
  if (!take_after(l, node)) {
    l->cost += crdc_cost_least(node);
    return one;
  }
  unsigned number = crdc_lower_new_temporary(l);
  handler *outer = l->handler, own = {++l->labels, false, at};
  frame *inner = l->frame;
  crd_text before = crdc_lower_divert(l);
  l->handler = &own;
  l->frame = at;
  l->in_after = true;
  l->indent++;
  size_t inside = l->variable_count - at->variables;
  const variable *hidden = hide_variables(l, at);
  operand value = lower_node(l, node);
  size size = sized ? size_of(l, value) : one;
  if (size.text.data)
    crdc_lower_write_line(l, "size%u = %.*s;", number, TEXT(size.text));
  else
    crdc_lower_write_line(l, "(void)%.*s;", TEXT(value.text));
  show_variables(l, hidden, inside);
  l->indent--;
  crd_text body = crdc_lower_restore(l, before);
  l->handler = outer;
  l->frame = inner;
  l->in_after = false;
  if (size.text.data) crdc_lower_write_line(l, "uint64_t size%u = 1;", number);
  if (own.used) crdc_lower_write_line(l, "const crd_string error%u = cel->error;", number);
  crdc_lower_write_line(l, "{");
  crd_text_add(&l->body, crd_text_string(&body));
  crdc_lower_write_line(l, "}");
  if (own.used) {
    crdc_lower_write_line(l, "failed_%u:", own.label);
    crdc_lower_write_line(l, "cel->error = error%u;", number);
  }
  if (size.text.data) size.text = crdc_lower_text_of(l, "size%u", number);
  return size;
}

/* ---- calls ---- */

/* Adds the cost of a call with an operand of size 1 in the place of the error and `other` in the other one. */
static void add_call_cost(lowering *l, crd_cost_shape shape, bool error_first, size other) {
  crd_string text = other.text;
  if (!text.data) {
    l->cost += error_first ? crd_cost_of_sizes(shape, 1, other.number) : crd_cost_of_sizes(shape, other.number, 1);
    return;
  }
  crdc_lower_flush_cost(l);
  if (shape == CRD_COSTS_SUM || (shape == CRD_COSTS_PATTERN && !error_first))
    crdc_lower_write_line(l, "cost += crd_cel_tenth((uint64_t)%.*s + 1);", TEXT(text));
  else if (shape == CRD_COSTS_LEAST)
    crdc_lower_write_line(l, "cost += %.*s != 0;", TEXT(text));
  else if (shape == CRD_COSTS_FIRST_TWICE)
    crdc_lower_write_line(l, "cost += crd_cel_tenth(2 * (uint64_t)%.*s);", TEXT(text));
  else if (shape == CRD_COSTS_ITEMS)
    crdc_lower_write_line(l, "cost += %.*s;", TEXT(text));
  else if (shape == CRD_COSTS_PATTERN)
    crdc_lower_write_line(l, "cost += ((uint64_t)%.*s + 3) / 4;", TEXT(text));
  else if (shape == CRD_COSTS_PRODUCT || shape == CRD_COSTS_PRODUCT_TWICE)
    crdc_lower_write_line(l, "cost += 1 + %d * (uint64_t)%.*s;", shape == CRD_COSTS_PRODUCT ? 1 : 2, TEXT(text));
  else
    crdc_lower_write_line(l, "cost += crd_cel_tenth((uint64_t)%.*s);", TEXT(text));
}

/* indexOf and lastIndexOf go through what they look in, without rounding up. */
static void add_search_cost(lowering *l, const cel_node *first, const operand *where) {
  operand constant;
  if (is_constant(first)) {
    constant = crdc_operand_constant_operand(l, constant_of(first));
    where = &constant;
  }
  if (!where)
    l->cost += 1;
  else if (where->form == FORM_STRING)
    crdc_lower_write_line(l, "cost += %.*s / 10;", TEXT(crdc_operand_part(l, where->text, "size")));
  else
    crdc_lower_write_line(l, "cost += crd_cel_traversal_cost(cel, %.*s);", TEXT(crdc_operand_box(l, *where)));
}

static bool is_any_call(const cel_node *node, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (is_call(node, names[i])) return true;
  return false;
}

/* A call whose operand `part` is an error. */
static void leave_call(lowering *l, frame *at, const cel_node *part) {
  static const char *const free[] = {"_&&_", "_||_", "_?_:_", "or", "orValue"},
                           *const searches[] = {"indexOf", "lastIndexOf"},
                           *const patterns[] = {"matches", "find", "findAll"}, *const lists[] = {"lists.range", "reverse"},
                           *const mixed[] = {"indexOf", "lastIndexOf", "substring", "split", "join", "findAll"};
  const cel_node *node = at->node;
  size_t count = node->argument_count + (node->target != NULL);
  const cel_node *first = node->target ? node->target : node->arguments[0];
  const cel_node *last = node->argument_count ? node->arguments[node->argument_count - 1] : first;
  bool error_first = part == first;
  if (is_any_call(node, free, sizeof free / sizeof *free)) return;
  if (crdc_cost_is_index(node)) {
    l->cost +=
        !crdc_plan_is_attribute(first) + (!error_first && !crdc_plan_is_attribute_index(part) && is_call(node, "_[_]"));
    return;
  }
  if (is_any_call(node, lists, sizeof lists / sizeof *lists) || (is_call(node, "flatten") && count == 1)) {
    l->cost += LIST_OF_ONE_COSTS;
    return;
  }
  if (error_first && is_any_call(node, patterns, sizeof patterns / sizeof *patterns) && is_constant(last))
    return; /* the pattern is no operand any more */
  /* Calls of more than two operands, and of an overload that is not known where some have more, stop at the error, and what
   * lacks operands is not counted. */
  bool stops = count > 2 || is_call(node, "format") ||
               (node->overload_count != 1 && is_any_call(node, mixed, sizeof mixed / sizeof *mixed));
  if (stops && part != last) return;
  const operand *known = !error_first && at->part_count ? at->parts : NULL;
  if (!error_first && is_any_call(node, searches, sizeof searches / sizeof *searches)) {
    add_search_cost(l, first, known);
    return;
  }
  crd_cost_shape shape = crdc_cost_shape(l->ast, node);
  bool sized = crdc_cost_counts_other(shape, error_first);
  size other = one;
  if (error_first && count > 1)
    other = evaluate_after(l, last, at, sized);
  else if (!error_first && sized && is_constant(first))
    other = evaluate_after(l, first, at, sized);
  else if (!error_first && sized && known)
    other = size_of(l, *known);
  add_call_cost(l, shape, error_first, other);
}

void crdc_lower_write_cost_of_error(lowering *l) {
  unsigned unobserved = 0, nodes = MOST_NODES_AT_ALL;
  if (!l->in_after) l->after_left = crdc_cost_is_small(l->ast->root, &nodes) ? MOST_NODES_AFTER : 0;
  frame *inner = l->frame, *frame = inner ? inner->outer : NULL;
  for (; frame && frame != l->handler->frame; inner = frame, frame = frame->outer) {
    const cel_node *node = frame->node;
    unobserved += crdc_cost_unobserved(node, inner->node);
    if (node->kind == CEL_NODE_CALL && node->argument_count + (node->target != NULL) > 0)
      leave_call(l, frame, inner->node);
    else if (node->kind == CEL_NODE_SELECT)
      l->cost += !crdc_plan_is_attribute(inner->node);
    else if (node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP)
      l->cost += node->kind == CEL_NODE_LIST ? LIST_COSTS : MAP_COSTS;
  }
  uint64_t both = l->cost < unobserved ? l->cost : unobserved;
  l->cost -= both;
  if (unobserved > both) crdc_lower_write_line(l, "cost -= %u;", unobserved - (unsigned)both);
  crdc_lower_flush_cost(l);
}

/* ---- errors that stay inside ---- */

operand crdc_lower_isolated(lowering *l, const cel_node *node) {
  handler *outer = l->handler, own = {++l->labels, false, l->frame};
  operand result = {.form = FORM_TRUTH, .text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l))};
  crd_text before = l->body; /* the cost so far goes into the block, which always runs */
  l->body = (crd_text){.arena = l->arena};
  l->handler = &own;
  l->indent++;
  operand value = lower_node(l, node);
  if (value.form != FORM_TRUTH) value = crdc_operand_coerce(l, value, FORM_BOOL);
  crdc_lower_flush_cost(l);
  l->handler = outer;
  if (own.used) crdc_operand_assign(l, result, value);
  l->indent--;
  crd_text inner = crdc_lower_restore(l, before);
  if (!own.used) {
    crdc_lower_add_outdented(l, &inner);
    return value;
  }
  crdc_lower_write_line(l, "crd_cel_truth %.*s = CRD_CEL_ERROR;", TEXT(result.text));
  crdc_lower_write_line(l, "{");
  crd_text_add(&l->body, crd_text_string(&inner));
  crdc_lower_write_line(l, "}");
  l->indent--;
  crdc_lower_write_line(l, "failed_%u:;", own.label);
  l->indent++;
  return result;
}
