/* What the two parsers of an expression share: the one that reads good expressions (parser*.c), and the one that finds out
 * what cel-go says about bad ones (recovery*.c). */
#ifndef CRDC_CEL_PARSER_H
#define CRDC_CEL_PARSER_H

#include "cel/lexer.h"
#include "cel/node.h"

#define PARSER_RECURSION_LIMIT 250

/* ---- nodes, of tokens and other nodes (parser_nodes.c) ---- */

/* A number with or without a sign before it, a text or bytes, true, false or null. NULL with the reason when it has no
 * value. */
cel_node *parser_literal(cel_ast *ast, const token *sign, const token *literal, const char **error);
cel_node *parser_binary(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node *left, cel_node *right);
cel_node *parser_ternary(cel_ast *ast, uint32_t id, uint32_t position, cel_node *condition, cel_node *yes, cel_node *no);
/* !x or -x. */
cel_node *parser_sign(cel_ast *ast, uint32_t id, const token *sign, cel_node *operand);
/* Terms between && or ||; `ids` and `positions` are of the operators, of which there are `count`, at least one. */
cel_node *parser_logic(cel_ast *ast, const char *name, cel_node **terms, const uint32_t *ids, const uint32_t *positions,
                       size_t count);
/* name(arguments) or target.name(arguments), or what the macro of that name makes of it. */
cel_node *parser_call(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target, cel_node **arguments,
                      size_t count);
/* operand.?name */
cel_node *parser_optional_select(cel_ast *ast, const token *dot, cel_node *operand, uint32_t position, crd_string name);
/* The name of an operator with two operands: "_+_"; NULL when the token is none. */
const char *parser_multiplication(token_kind kind);
const char *parser_addition(token_kind kind);
const char *parser_comparison(token_kind kind);
/* An identifier without the quotes that escape it. */
crd_string parser_field_name(const token *token);
crd_string parser_dotted(cel_ast *ast, bool dot, crd_string name);
bool parser_too_many_nodes(cel_ast *ast);

/* ---- the parser of good expressions ---- */

/* A node and how deep cel-go's visitor goes for it, which is limited. */
typedef struct expression {
  cel_node *node;
  unsigned height;
} expression;

typedef struct expressions {
  cel_node **nodes;
  bool *optional; /* NULL: none */
  size_t count, capacity;
  unsigned height;
} expressions;

typedef struct parser {
  cel_ast *ast;
  token_list tokens;
  size_t at;
  unsigned expr_depth, relation_depth, calc_depth; /* of the rules that nest in themselves */
  bool failed;                                     /* given up; the rest of the tokens is the end */
} parser;

/* The entries of a map or message, which differ in their keys. */
typedef struct entries {
  expressions keys, values;
  crd_string *names;
  uint32_t *ids, *positions;
  size_t capacity;
} entries;

static inline const token *parser_peek(const parser *parser) {
  return &parser->tokens.items[parser->at];
}
static inline token_kind parser_kind(const parser *parser, size_t ahead) {
  size_t at = parser->at + ahead;
  return at < parser->tokens.count ? parser->tokens.items[at].kind : TOKEN_EOF;
}
static inline bool parser_at(const parser *parser, token_kind kind) {
  return parser_kind(parser, 0) == kind;
}
/* A '-' that belongs to the number after it. */
static inline bool parser_at_signed_number(const parser *parser) {
  token_kind next = parser_kind(parser, 1);
  return parser_at(parser, TOKEN_MINUS) && (next == TOKEN_INT || next == TOKEN_FLOAT);
}
static inline unsigned parser_higher(unsigned a, unsigned b) {
  return a > b ? a : b;
}

/* The token at hand, which is passed. */
const token *parser_advance(parser *parser);
/* Passes the token when it is the one at hand. */
bool parser_take(parser *parser, token_kind kind);
/* The token that must come now; gives up when it does not. */
void parser_expect(parser *parser, token_kind kind);
/* Gives up; stands for what could not be parsed. */
expression parser_fail(parser *parser);

/* An expression whose visit counts for the limit on recursion. */
expression parser_counted(parser *parser, cel_node *node, unsigned height);
void parser_push(parser *parser, expressions *list, expression item, bool optional);
void parser_grow(parser *parser, entries *entries, size_t count);

expression parser_expression(parser *parser); /* parser.c */
expression parser_member(parser *parser);     /* parser_operand.c */

#endif
