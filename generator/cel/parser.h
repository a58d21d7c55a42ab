/* The parser's state and what its files share. */
#ifndef CRDC_CEL_PARSER_H
#define CRDC_CEL_PARSER_H

#include "cel/lexer.h"
#include "cel/node.h"

#define PARSER_RECURSION_LIMIT 250

/* A node and how deep cel-go's visitor goes for it, which is limited. */
typedef struct expression {
  cel_node *node;
  unsigned height;
} expression;

/* The rules of the grammar in which an error can be met: where one of them stood still twice, a token is dropped. */
typedef enum site {
  SITE_PRIMARY = 1,
  SITE_MEMBER = 2,
  SITE_ENTRIES = 4,
  SITE_UNARY = 8,
  SITE_EXPR = 16,
  SITE_FIELD = 32
} site;

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
  unsigned open[TOKEN_ESCAPED_IDENTIFIER + 1];     /* how many open rules a token can continue, for the recovery */
  unsigned recoveries;
  size_t error_at;      /* the token of the last error */
  unsigned error_sites; /* where it was met */
  bool broken;          /* an error ended the rule `member` at hand */
  bool recovering;      /* no error is reported until a token matches again */
  bool stopped;         /* given up; the rest of the tokens is the end */
} parser;

/* The entries of a map or message, which differ in their keys. */
typedef struct entries {
  expressions keys, values;
  crd_string *names;
  uint32_t *ids, *positions;
  size_t capacity;
} entries;

/* ---- tokens (parser_tokens.c) ---- */

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
bool parser_take_question(parser *parser);
bool token_starts_expression(token_kind kind);

/* Gives up: the rest of the tokens is the end, and nothing is reported any more. */
void parser_stop(parser *parser);

/* "mismatched" or "extraneous" input. */
void parser_report(parser *parser, const char *what, const char *expecting);
/* The token `ahead` of the one at hand cannot come after `before`. */
void parser_report_no_way(parser *parser, const char *before, size_t ahead);
extern const char parser_expression_start[];

/* Whether one of the open rules can go on with that token. */
bool parser_can_follow(const parser *parser, token_kind kind);
/* Skips to a token with which one of the open rules can go on. */
void parser_recover(parser *parser, site site);
/* The token that must come now. When it does not: drops one that is too many, or takes it as read where the rest fits. */
bool parser_expect(parser *parser, token_kind kind, const char *name, site site);

/* ---- nodes (parser.c) ---- */

/* Stands for what could not be parsed, at the token at hand. */
expression parser_error(parser *parser);
/* An expression whose visit counts for the limit on recursion. */
expression parser_counted(parser *parser, cel_node *node, unsigned height);
cel_node *parser_binary(parser *parser, uint32_t id, uint32_t position, const char *name, cel_node *left, cel_node *right);
void parser_push(parser *parser, expressions *list, expression item, bool optional);
void parser_grow(parser *parser, entries *entries, size_t count);

/* ---- rules of the grammar ---- */

expression parser_expression(parser *parser); /* parser.c */
expression parser_member(parser *parser);     /* parser_operand.c */

#endif
