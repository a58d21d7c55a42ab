/* SPDX-License-Identifier: Apache-2.0 */
/* Making nodes: shared by the parser and the macros. */
#ifndef CRDC_CEL_TEXT_NODE_H
#define CRDC_CEL_TEXT_NODE_H

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

#endif
