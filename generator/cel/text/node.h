/* SPDX-License-Identifier: Apache-2.0 */
/* Makes nodes, for the parser and the macros. */
#pragma once

#include "cel/text/ast.h"

/* The most nodes of one expression. optMap and optFlatMap copy their target, so each one in a chain doubles the tree. */
#define CEL_NODE_LIMIT 200000

static inline uint32_t cel_new_id(cel_ast *ast) {
  return ast->next_id++;
}

cel_node *crdc_cel_node_new(cel_ast *ast, cel_node_kind kind, uint32_t id, uint32_t position);
cel_node *crdc_cel_call_new(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node **arguments,
                            size_t count);

/* A placeholder for text that could not be parsed: a constant without meaning. Only trees with issues contain it. */
cel_node *crdc_cel_error_node(cel_ast *ast, uint32_t position);

/* Prints a tree as an expression that parses again: macros as they were written, and parentheses where they are needed. */

/* The text of a node, also of a checked one; allocated in the arena. */
crd_string crdc_cel_node_text(crd_arena *arena, const cel_node *node);

/* The macros of the Kubernetes environment. */

/* Expands the call if it is a macro; false if it is not. A macro with wrong arguments is reported, and `*node` becomes an
 * error node. `id` and `position` are the call's; `target` is NULL for a global call. */
bool crdc_cel_expand_macro(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target,
                           cel_node **arguments, size_t count, cel_node **node);

/* The name of a macro by index, NULL at the end. Each name comes once, and names that only two-variable forms have are left
 * out. */
const char *crdc_cel_macro_name(size_t index);
