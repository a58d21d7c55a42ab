/* SPDX-License-Identifier: Apache-2.0 */
/* The tree of an expression as text, as cel-go's debug.ToAdornedDebugString prints it: with something said after every node.
 */
#ifndef CEL_DEBUG_H
#define CEL_DEBUG_H

#include "cel/text/ast.h"

/* Adds what is to be said about a node, or about entry `entry` of a map or message (SIZE_MAX: about the node itself). */
typedef void cel_adorner(crd_text *out, const cel_node *node, size_t entry);

/* Without an adorner nothing is said. */
crd_string cel_debug(crd_arena *arena, const cel_ast *ast, cel_adorner *adorner);

#endif
