/* SPDX-License-Identifier: Apache-2.0 */
/* Making nodes: shared by the parser and the macros. */
#pragma once

#include "cel/text/ast.h"

/* How many nodes one expression may have. optMap and optFlatMap copy their target, so a chain of them doubles with every
 * link. */
#define CEL_NODE_LIMIT 200000

/* A fresh id. */
static inline uint32_t cel_new_id(cel_ast *ast) {
  return ast->next_id++;
}

cel_node *crdc_cel_node_new(cel_ast *ast, cel_node_kind kind, uint32_t id, uint32_t position);
cel_node *crdc_cel_call_new(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node **arguments,
                            size_t count);

/* Stands where nothing could be parsed: a constant without meaning. Only trees with issues hold it. */
cel_node *crdc_cel_error_node(cel_ast *ast, uint32_t position);

/* A tree as an expression that can be read again: macros as they were written, parentheses where they are needed. */

/* The text of a node, also of one that the checker has seen; in the arena. */
crd_string crdc_cel_node_text(crd_arena *arena, const cel_node *node);

/* The macros of the Kubernetes environment. */

/* Expands the call when it is one of the macros. False when it is none. A macro that was matched but is written wrongly is
 * reported, and `*node` is an error node. `id` and `position` are the call's; `target` is NULL for a global call. */
bool crdc_cel_expand_macro(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target,
                           cel_node **arguments, size_t count, cel_node **node);

/* The names of the macros one after the other, then NULL: each once, and not those that only a form with two variables has.
 */
const char *crdc_cel_macro_name(size_t index);
