/* The recogniser behind cel_recover: one function per rule of the grammar (recovery_rules.c) over ANTLR's error strategy
 * (recovery.c) and its choice between alternatives (recovery_predict.c), building a tree that may have holes, which is then
 * visited (recovery_visit.c). Mirrors antlr4-go error_strategy.go, parser.go and the parser that ANTLR makes of
 * cel-go parser/gen/CEL.g4. */
#ifndef CRDC_CEL_RECOVERY_PARTS_H
#define CRDC_CEL_RECOVERY_PARTS_H

#include "cel/parser.h"

/* ---- the grammar as sets of tokens ---- */

/* Bit k is the token of kind k. */
typedef uint64_t token_set;
#define TOKEN_SET(kind) ((token_set)1 << (kind))
/* In a set of what can come next within a rule: the rule can end here. */
#define RULE_END ((token_set)1 << 63)

typedef enum rule {
  RULE_START,
  RULE_EXPR,
  RULE_OR,
  RULE_AND,
  RULE_RELATION,
  RULE_CALC,
  RULE_UNARY,
  RULE_MEMBER,
  RULE_PRIMARY,
  RULE_EXPR_LIST,
  RULE_LIST_INIT,
  RULE_FIELD_LIST,
  RULE_FIELD,
  RULE_MAP_LIST,
  RULE_FIELD_NAME,
  RULE_OPT_EXPR,
  RULE_LITERAL,
  RULE_COUNT
} rule;

/* Places in the rules: where an error can be met, or another rule is called. What is sure to be there once an alternative is
 * chosen needs none. */
typedef enum place {
  AT_NONE,
  AT_START_EXPR,
  AT_START_END,
  AT_EXPR_CONDITION,
  AT_EXPR_YES,
  AT_EXPR_COLON,
  AT_EXPR_NO,
  AT_OR_TERM,
  AT_AND_TERM,
  AT_RELATION_LEFT,
  AT_RELATION_RIGHT,
  AT_CALC_LEFT,
  AT_CALC_FACTOR,
  AT_CALC_SUMMAND,
  AT_UNARY,
  AT_UNARY_MEMBER,
  AT_NOT_AGAIN,
  AT_MINUS_AGAIN,
  AT_MEMBER_PRIMARY,
  AT_MEMBER_NEXT,
  AT_SELECT_NAME,
  AT_METHOD_ARGUMENTS,
  AT_METHOD_LIST,
  AT_METHOD_END,
  AT_INDEX,
  AT_INDEX_EXPR,
  AT_INDEX_END,
  AT_PRIMARY,
  AT_CALL_ARGUMENTS,
  AT_CALL_LIST,
  AT_CALL_END,
  AT_NESTED_EXPR,
  AT_NESTED_END,
  AT_LIST,
  AT_LIST_ITEMS,
  AT_LIST_COMMA,
  AT_LIST_END,
  AT_MAP,
  AT_MAP_ENTRIES,
  AT_MAP_COMMA,
  AT_MAP_END,
  AT_MESSAGE,
  AT_MESSAGE_FIELDS,
  AT_MESSAGE_COMMA,
  AT_MESSAGE_END,
  AT_LITERAL,
  AT_ARGUMENT,
  AT_ITEM,
  AT_FIRST_FIELD,
  AT_FIRST_FIELD_COLON,
  AT_FIELD_VALUE,
  AT_NEXT_FIELD,
  AT_NEXT_FIELD_COLON,
  AT_FIELD,
  AT_FIELD_NAME,
  AT_FIRST_KEY,
  AT_FIRST_KEY_COLON,
  AT_KEY_VALUE,
  AT_NEXT_KEY,
  AT_NEXT_KEY_COLON,
  AT_NAME,
  AT_OPTIONAL,
  AT_OPTIONAL_EXPR,
  AT_PRIMARY_LITERAL,
  AT_LITERAL_KIND,
  PLACE_COUNT
} place;

/* ---- the tree ---- */

/* Rules that pass what is below them on have no node of their own. */
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
  TREE_MESSAGE,
  TREE_LITERAL,
  TREE_ITEMS, /* arguments, items, or fields or keys with their values */
  TREE_ITEM,  /* with or without a '?' before it */
  TREE_NAME   /* of a field; `name` is NULL when there is none */
} tree_kind;

typedef struct tree tree;

typedef struct tree_list {
  tree **items;
  size_t count, capacity;
} tree_list;

struct tree {
  tree_kind kind;
  bool optional, dot;
  const token *start; /* the token at which its rule began */
  const token *op;    /* of operators and brackets, '.' of a selection; NULL where it was not reached */
  const token *name;  /* an identifier, a literal */
  crd_string message; /* the name of a message */
  tree *parts[3];     /* operands, contents; NULL: not reached */
  tree_list items, values;
  const token *
      *marks; /* the operators between the items of OR and AND, the ':' of entries; the number of signs: `mark_count` */
  size_t mark_count, mark_capacity;
};

/* ---- the recogniser ---- */

/* An open rule. */
typedef struct frame {
  const struct frame *caller;
  place called_at; /* AT_NONE: the outermost */
} frame;

typedef enum failure { NO_FAILURE, MISMATCHED_INPUT, NO_VIABLE_ALTERNATIVE } failure;

typedef struct recogniser {
  cel_ast *ast;
  const token_list *tokens;
  size_t at, fetched; /* tokens are read when they are first looked at, and what is none before them is reported then */
  size_t unknown;     /* the next one of tokens->unknown */
  const frame *frame; /* the innermost open rule */
  place place;
  unsigned depth[RULE_COUNT];
  unsigned reports, recoveries;
  failure failure;                /* of the rule at hand, which it ends */
  size_t failed_at;               /* the token that fits no alternative */
  bool recovering;                /* no error is reported until a token matches */
  size_t error_at;                /* the token of the last recovery, SIZE_MAX when a token matched since then */
  bool error_places[PLACE_COUNT]; /* where recoveries at that token happened */
  bool stopped;                   /* a limit is exceeded: nothing more is read or reported */
} recogniser;

/* ---- tokens and the error strategy (recovery.c) ---- */

/* The token `ahead` of the one at hand. */
token_kind recovery_look(recogniser *recogniser, size_t ahead);
const token *recovery_current(recogniser *recogniser);
/* The token at hand, which is known to fit; it is passed. */
const token *recovery_take(recogniser *recogniser);
/* The token that must come at that place; NULL when the rule fails. A missing one is stood for by the token at hand. */
const token *recovery_match(recogniser *recogniser, place place, token_kind kind);
/* Before a choice: makes sure that the token at hand fits. False when the rule fails. */
bool recovery_sync(recogniser *recogniser, place place);
/* Fails because the token `ahead` fits no alternative. */
void recovery_no_alternative(recogniser *recogniser, size_t ahead);
/* Reports why the rule failed, and skips to where the caller can go on. */
void recovery_leave(recogniser *recogniser);
/* Gives up for good with an error without a place. */
void recovery_stop(recogniser *recogniser, const char *limit, unsigned value);
bool recovery_in(token_set set, token_kind kind);
extern const token_set recovery_expression_start, recovery_operand_start;

/* ---- choices (recovery_predict.c) ---- */

typedef enum unary_choice { UNARY_NONE, UNARY_MEMBER, UNARY_NOT, UNARY_MINUS } unary_choice;
unary_choice recovery_choose_unary(recogniser *recogniser);
/* After a '-': whether another one belongs to the same chain. False with the failure set when nothing fits. */
bool recovery_another_minus(recogniser *recogniser);

typedef enum member_choice { MEMBER_NONE, MEMBER_SELECT, MEMBER_METHOD, MEMBER_INDEX } member_choice;
member_choice recovery_choose_member(recogniser *recogniser);

typedef enum primary_choice {
  PRIMARY_NONE,
  PRIMARY_IDENT,
  PRIMARY_CALL,
  PRIMARY_NESTED,
  PRIMARY_LIST,
  PRIMARY_MAP,
  PRIMARY_MESSAGE,
  PRIMARY_LITERAL
} primary_choice;
primary_choice recovery_choose_primary(recogniser *recogniser);
/* Whether a literal stands here; else the rule fails. */
bool recovery_choose_literal(recogniser *recogniser);
/* Whether the ',' at hand leads to another item. */
bool recovery_another_item(recogniser *recogniser, bool fields);

/* ---- the passes ---- */

tree *recovery_tree(recogniser *recogniser);              /* recovery_rules.c */
cel_node *recovery_visit(cel_ast *ast, const tree *tree); /* recovery_visit.c; NULL when a limit is exceeded */

#endif
