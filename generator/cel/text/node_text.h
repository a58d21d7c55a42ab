/* SPDX-License-Identifier: Apache-2.0 */
/* A tree as an expression that can be read again: macros as they were written, parentheses where they are needed. */
#ifndef CRDC_CEL_TEXT_NODE_TEXT_H
#define CRDC_CEL_TEXT_NODE_TEXT_H

#include "cel/text/ast.h"

/* The text of a node, also of one that the checker has seen; in the arena. */
crd_string crdc_cel_node_text(crd_arena *arena, const cel_node *node);

#endif
