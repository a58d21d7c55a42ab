/* The debug form of a tree with something said after every node, for tests. */
#ifndef CRDC_CEL_DEBUG_H
#define CRDC_CEL_DEBUG_H

#include "cel/ast.h"

/* Adds what is to be said about a node, or about entry `entry` of a map or message (SIZE_MAX: about the node itself). */
typedef void cel_adorner(crd_text *out, const cel_node *node, size_t entry);

crd_string cel_ast_debug_with(crd_arena *arena, const cel_ast *ast, cel_adorner *adorner);

#endif
