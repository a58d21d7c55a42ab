/* SPDX-License-Identifier: Apache-2.0 */
/* The values of literals. Mirrors cel-go parser/unescape.go and the literals of parser/parser.go. */
#include "cel/text/lexer.h"

#include "../../../runtime/base/utf8.h"

#include <stdlib.h>

/* ---- strings and bytes ---- */

static const char bad_literal[] = "unable to unescape string";

static bool add_escape_sequence(crd_text *text, crd_string body, size_t *at, bool is_bytes, const char **error) {
  static const char letters[] = "abfnrtv\\'\"`?", values[] = "\a\b\f\n\r\t\v\\'\"`?";
  *error = bad_literal;
  if (*at + 1 >= body.size) return *error = "unable to unescape string, found '\\' as last character", false;
  int c = cel_byte_at(body, *at + 1);
  const char *letter = c ? strchr(letters, c) : NULL;
  *at += 2;
  if (letter) return crd_text_add_char(text, values[letter - letters]), true;
  bool octal = c >= '0' && c <= '3';
  size_t digits = c == 'x' || c == 'X' || octal ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
  if (digits == 0 || (is_bytes && digits > 2)) return false;
  if (octal) *error = "unable to unescape octal sequence in string";
  uint32_t point = octal ? (uint32_t)(c - '0') : 0;
  for (size_t i = 0; i < digits; i++, ++*at) {
    int digit = cel_hex_value(cel_byte_at(body, *at));
    if (digit < 0 || (octal && !cel_is_octal(cel_byte_at(body, *at)))) return false;
    point = point * (octal ? 8 : 16) + (uint32_t)digit;
  }
  if (is_bytes) return crd_text_add_char(text, (char)point), true;
  if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return *error = "invalid unicode code point", false;
  crd_utf8_add(text, point);
  return true;
}

/* Characters that stand for themselves in any literal. */
static bool is_ordinary(char c) {
  return (signed char)c > 0 && c != '\r';
}

/* The literal with all newlines as \n and invalid bytes as U+FFFD. */
static crd_string normalize_literal(crd_arena *arena, crd_string literal) {
  size_t ordinary = 0;
  while (ordinary < literal.size && is_ordinary(literal.data[ordinary])) ordinary++;
  if (ordinary == literal.size) return literal;
  crd_text text = {.arena = arena};
  for (size_t at = 0; at < literal.size;) {
    uint32_t point = utf8_next(literal, &at);
    if (point == '\r') {
      point = '\n';
      if (cel_byte_at(literal, at) == '\n') at++;
    }
    crd_utf8_add(&text, point);
  }
  return crd_text_string(&text);
}

bool crdc_cel_unescape(crd_arena *arena, crd_string literal, bool is_bytes, crd_string *value, const char **error) {
  crd_string body = normalize_literal(arena, literal);
  *error = bad_literal;
  bool raw = cel_byte_at(body, 0) == 'r' || cel_byte_at(body, 0) == 'R';
  if (raw) body = (crd_string){body.data + 1, body.size - 1};
  int quote = cel_byte_at(body, 0);
  if (body.size < 2 || (quote != '"' && quote != '\'') || cel_byte_at(body, body.size - 1) != quote) return false;
  size_t quotes = 1;
  if (body.size >= 6 && cel_byte_at(body, 1) == quote && cel_byte_at(body, 2) == quote) {
    if (cel_byte_at(body, body.size - 2) != quote || cel_byte_at(body, body.size - 3) != quote) return false;
    quotes = 3;
  }
  body = (crd_string){body.data + quotes, body.size - 2 * quotes};
  if (raw || body.size == 0 || !memchr(body.data, '\\', body.size)) return *value = body, true;
  crd_text text = {.arena = arena};
  for (size_t at = 0; at < body.size;) {
    if (body.data[at] != '\\') {
      crd_text_add_char(&text, body.data[at++]);
    } else if (!add_escape_sequence(&text, body, &at, is_bytes, error)) {
      return false;
    }
  }
  *value = crd_text_string(&text);
  return true;
}

/* ---- the rest ---- */

/* Parses digits of base 10 or 16 to uint64; false if they do not fit. */
static bool digits_value(crd_string text, uint64_t *value) {
  bool hex = crd_string_has_prefix(text, CRD_STRING("0x"));
  unsigned base = hex ? 16 : 10;
  *value = 0;
  for (size_t i = hex ? 2 : 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    uint64_t digit = c <= '9' ? c - (uint64_t)'0' : (c | 0x20u) - (uint64_t)'a' + 10;
    if (*value > (UINT64_MAX - digit) / base) return false;
    *value = *value * base + digit;
  }
  return true;
}

static const char *number_literal_value(crd_arena *arena, bool negative, const token *number, cel_constant *constant) {
  uint64_t value = 0;
  if (number->kind == TOKEN_FLOAT) {
    double real = strtod(crd_arena_copy(arena, number->text).data, NULL);
    if (real > 1.7976931348623157e308) return "invalid double literal";
    *constant = (cel_constant){.kind = CEL_DOUBLE, .as.number = negative ? -real : real};
    return NULL;
  }
  if (number->kind == TOKEN_UINT) {
    if (!digits_value((crd_string){number->text.data, number->text.size - 1}, &value)) return "invalid uint literal";
    *constant = (cel_constant){.kind = CEL_UINT, .as.unsigned_integer = value};
    return NULL;
  }
  if (!digits_value(number->text, &value) || value > (uint64_t)INT64_MAX + negative) return "invalid int literal";
  int64_t integer = negative ? (value > INT64_MAX ? INT64_MIN : -(int64_t)value) : (int64_t)value;
  *constant = (cel_constant){.kind = CEL_INT, .as.integer = integer};
  return NULL;
}

static const char *text_literal_value(crd_arena *arena, const token *token, cel_constant *constant) {
  bool bytes = token->kind == TOKEN_BYTES;
  crd_string quoted = {token->text.data + bytes, token->text.size - bytes};
  const char *error;
  constant->kind = bytes ? CEL_BYTES : CEL_STRING;
  return crdc_cel_unescape(arena, quoted, bytes, &constant->as.text, &error) ? NULL : error;
}

const char *crdc_cel_literal_value(crd_arena *arena, bool negative, const token *literal, cel_constant *constant) {
  switch (literal->kind) {
  case TOKEN_TRUE:
  case TOKEN_FALSE:
    *constant = (cel_constant){.kind = CEL_BOOL, .as.boolean = literal->kind == TOKEN_TRUE};
    return NULL;
  case TOKEN_NULL:
    *constant = (cel_constant){.kind = CEL_NULL};
    return NULL;
  case TOKEN_STRING:
  case TOKEN_BYTES:
    return text_literal_value(arena, literal, constant);
  default:
    return number_literal_value(arena, negative, literal, constant);
  }
}
