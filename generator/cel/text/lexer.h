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

/* Source text that is not a token. */
typedef struct unknown_text {
  size_t before; /* the index of the next token */
  uint32_t position;
  crd_string text;
} unknown_text;

typedef struct token_list {
  token *items; /* the last one is TOKEN_EOF */
  size_t count, capacity;
  unknown_text *unknown; /* each one is a syntax error */
  size_t unknown_count, unknown_capacity;
} token_list;

/* Cuts the source into tokens; other text goes to `unknown`. False when the expression is longer than CEL_SOURCE_LIMIT code
 * points, which is reported. */
#define CEL_SOURCE_LIMIT 100000
bool crdc_cel_lex(cel_ast *ast, token_list *tokens);

/* The name of a token as messages list it: "'=='", "NUM_INT". */
const char *crdc_cel_token_name(token_kind kind);

/* The values of literals. */

/* The value of a string or bytes literal, quotes included (after the b of bytes). On failure the reason is in `error`. */
bool crdc_cel_unescape(crd_arena *arena, crd_string literal, bool is_bytes, crd_string *value, const char **error);

/* Decodes a number with or without a sign, a string, bytes, true, false or null. Returns the error, or NULL. */
const char *crdc_cel_literal_value(crd_arena *arena, bool negative, const token *literal, cel_constant *constant);

/* ASCII classes of CEL's lexical rules; -1 is the end of the text. */

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
