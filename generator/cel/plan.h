/* The constants of an expression, as its planning leaves them. */
#ifndef CRDC_CEL_PLAN_H
#define CRDC_CEL_PLAN_H

#include "cel/ast.h"
#include <crd/cel_functions.h>

/* The value of a literal; its text is borrowed. */
crd_cel_value cel_constant_value(const cel_constant *constant);

/* Whether an expression is a constant by the time the program runs, so that evaluating it costs nothing; of a tree that
 * cel_plan has passed. */
static inline bool is_constant(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT || node->folded;
}

/* The value of one. */
static inline crd_cel_value constant_of(const cel_node *node) {
  return node->folded ? *node->folded : cel_constant_value(&node->constant);
}

#endif
