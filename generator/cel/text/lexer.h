/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of CEL, as cel-go's ANTLR grammar cuts them. Positions are in code points. */
#pragma once

#include "../../../runtime/base/ascii.h"
#include "cel/text/ast.h"
#include <crd/string.h>

typedef enum token_kind {
  TOKEN_EOF,
  TOKEN_EQUAL,
  TOKEN_NOT_EQUAL,
  TOKEN_IN,
  TOKEN_LESS,
  TOKEN_LESS_EQUAL,
  TOKEN_GREATER_EQUAL,
  TOKEN_GREATER,
  TOKEN_AND,
  TOKEN_OR,
  TOKEN_LEFT_BRACKET,
  TOKEN_RIGHT_BRACKET,
  TOKEN_LEFT_BRACE,
  TOKEN_RIGHT_BRACE,
  TOKEN_LEFT_PAREN,
  TOKEN_RIGHT_PAREN,
  TOKEN_DOT,
  TOKEN_COMMA,
  TOKEN_MINUS,
  TOKEN_NOT,
  TOKEN_QUESTION,
  TOKEN_COLON,
  TOKEN_PLUS,
  TOKEN_STAR,
  TOKEN_SLASH,
  TOKEN_PERCENT,
  TOKEN_TRUE,
  TOKEN_FALSE,
  TOKEN_NULL,
  TOKEN_FLOAT,
  TOKEN_INT,
  TOKEN_UINT,
  TOKEN_STRING,
  TOKEN_BYTES,
  TOKEN_IDENTIFIER,
  TOKEN_ESCAPED_IDENTIFIER,
  TOKEN_KIND_COUNT
} token_kind;

typedef struct token {
  token_kind kind;
  uint32_t position; /* in code points */
  crd_string text;   /* the bytes of the source */
} token;

/* A piece of the source that no token begins with. */
typedef struct unknown_text {
  size_t before; /* the token that comes next */
  uint32_t position;
  crd_string text;
} unknown_text;

typedef struct token_list {
  token *items; /* the last one is TOKEN_EOF */
  size_t count, capacity;
  unknown_text *unknown; /* each a syntax error */
  size_t unknown_count, unknown_capacity;
} token_list;

/* Cuts the source into tokens; what is none is set aside. False when the expression is longer than CEL_SOURCE_LIMIT code
 * points, which is reported. */
#define CEL_SOURCE_LIMIT 100000
bool crdc_cel_lex(cel_ast *ast, token_list *tokens);

/* As messages list what was expected: "'=='", "NUM_INT". */
const char *crdc_cel_token_name(token_kind kind);

/* The values of literals. */

/* The value of a string or bytes literal, quotes included (after the b of bytes). On failure the reason is in `error`. */
bool crdc_cel_unescape(crd_arena *arena, crd_string literal, bool is_bytes, crd_string *value, const char **error);

/* The value of a number with or without a sign before it, a text or bytes, true, false or null. The reason when it has none,
 * else NULL. */
const char *crdc_cel_literal_value(crd_arena *arena, bool negative, const token *literal, cel_constant *constant);

/* ASCII as the lexical rules of CEL use it; -1 stands for the end of the text. */

static inline int cel_byte_at(crd_string text, size_t at) {
  return at < text.size ? (unsigned char)text.data[at] : -1;
}
static inline bool cel_is_digit(int c) {
  return is_digit((char)c);
}
static inline bool cel_is_octal(int c) {
  return c >= '0' && c <= '7';
}
static inline bool cel_starts_word(int c) {
  return is_letter((char)c) || c == '_';
}
static inline bool cel_is_word(int c) {
  return cel_starts_word(c) || cel_is_digit(c);
}
/* The value of a hexadecimal digit, or -1. */
static inline int cel_hex_value(int c) {
  return hex_digit((char)c);
}
