/* SPDX-License-Identifier: Apache-2.0 */
/* The parse tree of an expression. As in cel-go there are two passes: the grammar makes this tree and reports syntax errors,
 * then the visit turns it into the tree of nodes and reports all other issues. */
#pragma once

#include "cel/text/lexer.h"

/* The limit for nested rules, and for nested selections. */
#define CEL_RECURSION_LIMIT 250

/* A rule that only returns what is below it has no tree of its own. */
typedef enum tree_kind {
  TREE_BROKEN, /* a primary or literal that fits no alternative */
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
  TREE_MESSAGE, /* its name is the text from `start` to the bracket */
  TREE_LITERAL,
  TREE_ITEMS, /* arguments, items, or fields or keys with their values */
  TREE_ITEM,  /* with or without a '?' before it */
  TREE_NAME   /* of a field; `name` is NULL if there is none */
} tree_kind;

typedef struct tree tree;

typedef struct tree_item {
  tree *tree;
  const token *mark; /* the operator before a term except the first, the ':' after a key; NULL: not reached */
  tree *value;       /* of an entry */
} tree_item;

struct tree {
  tree_kind kind;
  bool optional, dot, negates; /* preceded by '?'; preceded by '.'; of signs: their number is odd */
  uint32_t count, capacity;
  const token *start; /* the first token of its rule */
  const token *op;    /* of operators and brackets, '.' of a selection, the sign of a literal */
  const token *name;  /* an identifier, a literal */
  union {
    tree *parts[3];   /* operands, contents; NULL: not reached */
    tree_item *items; /* `count` of them: of OR, AND, ITEMS */
  } as;
};

/* Parses the whole expression. Where issues were added to `ast` the tree has NULL parts. Returns NULL when a limit was
 * exceeded, which is reported too. (grammar.c) */
tree *crdc_cel_grammar_read(cel_ast *ast, const token_list *tokens);

/* Returns the nodes of a tree with macros expanded and ids in the order of cel-go's visitor. When there are issues, do not
 * use the result. (visit.c) */
cel_node *crdc_cel_tree_visit(cel_ast *ast, const tree *tree);
