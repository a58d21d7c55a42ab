/* SPDX-License-Identifier: Apache-2.0 */
/* The tree of an expression as it is written, between the grammar, which makes it and reports what does not parse, and the
 * visit, which makes the tree of nodes of it and reports the rest: cel-go's two passes. */
#pragma once

#include "cel/text/lexer.h"

/* Rules may nest in themselves, and selections in each other, this deep. */
#define CEL_RECURSION_LIMIT 250

/* Rules that pass what is below them on have no tree of their own. */
typedef enum tree_kind {
  TREE_BROKEN, /* a primary or literal without an alternative */
  TREE_BROKEN_UNARY,
  TREE_TERNARY,
  TREE_OR,
  TREE_AND,
  TREE_BINARY,
  TREE_SIGN,
  TREE_SELECT,
  TREE_METHOD,
  TREE_INDEX,
  TREE_IDENT,
  TREE_CALL,
  TREE_LIST,
  TREE_MAP,
  TREE_MESSAGE, /* its name is what stands from `start` to the bracket */
  TREE_LITERAL,
  TREE_ITEMS, /* arguments, items, or fields or keys with their values */
  TREE_ITEM,  /* with or without a '?' before it */
  TREE_NAME   /* of a field; `name` is NULL when there is none */
} tree_kind;

typedef struct tree tree;

typedef struct tree_item {
  tree *tree;
  const token *mark; /* the operator before a term but the first, the ':' behind a key; NULL: not reached */
  tree *value;       /* of an entry */
} tree_item;

struct tree {
  tree_kind kind;
  bool optional, dot, negates; /* behind a '?'; behind a '.'; of signs: there is an odd number */
  uint32_t count, capacity;
  const token *start; /* the token at which its rule began */
  const token *op;    /* of operators and brackets, '.' of a selection, the sign of a literal */
  const token *name;  /* an identifier, a literal */
  union {
    tree *parts[3];   /* operands, contents; NULL: not reached */
    tree_item *items; /* `count` of them: of OR, AND, ITEMS */
  } as;
};

/* Reads the whole expression; the tree has holes where issues were added to `ast`. NULL when a limit was exceeded, which is
 * reported too. (grammar.c) */
tree *crdc_cel_grammar_read(cel_ast *ast, const token_list *tokens);

/* The nodes of a tree, macros expanded, with ids in the order of cel-go's visitor. Without a meaning when there are issues.
 * (visit.c) */
cel_node *crdc_cel_tree_visit(cel_ast *ast, const tree *tree);
