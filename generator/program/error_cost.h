/* SPDX-License-Identifier: Apache-2.0 */
/* What an error costs on its way out, as far as the tree of the expression says it. */
#ifndef CRDC_PROGRAM_ERROR_COST_H
#define CRDC_PROGRAM_ERROR_COST_H

#include "cel/text/ast.h"
#include <crd/generated/program.h>

enum { LIST_COSTS = 10, MAP_COSTS = 30, LIST_OF_ONE_COSTS = LIST_COSTS + 2 /* what makes a list of an operand of size 1 */ };
/* Nodes of the operands that are evaluated after an error, and of an expression in which that is done at all. */
enum { MOST_NODES_AFTER = 20, MOST_NODES_AT_ALL = 60 };

/* Whether a call is one of the indices. */
bool crdc_cost_is_index(const cel_node *node);
/* The least that evaluating the node takes. */
unsigned crdc_cost_least(const cel_node *node);
/* Whether it has at most `left` nodes, which are taken off. */
bool crdc_cost_is_small(const cel_node *node, unsigned *left);
/* How the cost of a call depends on its operands. */
crd_cost_shape crdc_cost_shape(const cel_ast *ast, const cel_node *node);
/* Whether the operand that is no error has a part in the cost. */
bool crdc_cost_counts_other(crd_cost_shape shape, bool error_first);
/* Whether a part is an attribute that is not observed by itself: a branch of ?:, an optional index. */
bool crdc_cost_unobserved(const cel_node *node, const cel_node *part);

#endif
