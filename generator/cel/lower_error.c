/* What an error costs on its way out. cel-go's tracker counts every step that was made, also one that only hands on the
 * error of a part: the operators of two operands evaluate the other one as well, calls cost what they cost with an operand
 * of size 1, literals of lists and maps their base, selections one (interpreter/interpretable.go Exec,
 * interpreter/runtimecost.go Observe). What depends on the size of the other operands is taken at its least, and macros are
 * taken to end at the error. */
#include "cel/lowering.h"

enum { NEW_LIST = 10, NEW_MAP = 30, LIST_OF_ONE = NEW_LIST + 2 /* what makes a list of an operand of size 1 */ };

static bool is_index(const cel_node *node) {
  return is_call(node, "_[_]") || is_call(node, "_?._") || is_call(node, "_[?_]");
}

/* The least that evaluating the node takes. */
static unsigned least_cost(const cel_node *node) {
  unsigned cost = 0;
  if (is_constant(node)) return 0;
  if (node->target) cost += least_cost(node->target);
  for (size_t i = 0; i < node->argument_count; i++) cost += least_cost(node->arguments[i]);
  switch (node->kind) {
  case CEL_NODE_IDENT:
    return 1;
  case CEL_NODE_SELECT:
    return cost + !node->test_only + !is_attribute(node->target);
  case CEL_NODE_LIST:
    return cost + NEW_LIST;
  case CEL_NODE_MAP:
    for (size_t i = 0; i < node->argument_count; i++) cost += least_cost(node->keys[i]);
    return cost + NEW_MAP;
  case CEL_NODE_CALL:
    if (is_call(node, "_&&_") || is_call(node, "_||_") || is_call(node, "_?_:_")) return least_cost(node->arguments[0]);
    return cost + 1;
  case CEL_NODE_COMPREHENSION:
    return least_cost(node->fold.range);
  default:
    return cost;
  }
}

/* A call whose operand `part` is an error. */
static unsigned call_cost(const cel_node *node, const cel_node *part) {
  size_t count = node->argument_count + (node->target != NULL);
  const cel_node *first = node->target ? node->target : node->arguments[0];
  const cel_node *last = node->argument_count ? node->arguments[node->argument_count - 1] : first;
  if (is_call(node, "_&&_") || is_call(node, "_||_") || is_call(node, "_?_:_") || is_call(node, "or") ||
      is_call(node, "orValue"))
    return 0;
  if (is_index(node)) return part == first ? !is_attribute(part) : !is_attribute(part) && is_call(node, "_[_]");
  if (is_call(node, "lists.range") || is_call(node, "reverse") || (is_call(node, "flatten") && count == 1))
    return LIST_OF_ONE;
  bool prepared = is_call(node, "matches") || is_call(node, "find") || is_call(node, "findAll");
  if (prepared && part == first && is_constant(last)) return 0; /* the pattern is no operand any more */
  if (count > 2) return part == last; /* those after it are not evaluated, and what lacks operands is not counted */
  return 1 + (count == 2 && part == first ? least_cost(last) : 0);
}

/* As a branch of ?: an attribute is not observed by itself. */
static bool is_unobserved(const cel_node *node, const cel_node *part) {
  return is_call(node, "_?_:_") && part != node->arguments[0] && is_attribute(part) && !is_call(part, "_?_:_");
}

unsigned cost_left_by_error(const lowering *l) {
  unsigned cost = 0, unobserved = 0;
  const frame *inner = l->frame, *frame = inner ? inner->outer : NULL;
  for (; frame && frame != l->handler->frame; inner = frame, frame = frame->outer) {
    const cel_node *node = frame->node;
    unobserved += is_unobserved(node, inner->node);
    if (node->kind == CEL_NODE_CALL && node->argument_count + (node->target != NULL) > 0)
      cost += call_cost(node, inner->node);
    else if (node->kind == CEL_NODE_SELECT)
      cost += !is_attribute(inner->node);
    else if (node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP)
      cost += node->kind == CEL_NODE_LIST ? NEW_LIST : NEW_MAP;
  }
  return cost > unobserved ? cost - unobserved : 0;
}
