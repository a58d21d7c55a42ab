/* SPDX-License-Identifier: Apache-2.0 */
/* The parser of kubectl_path.h (client-go util/jsonpath/parser.go). */
#include "kubectl_path.h"
#include "../value/joined.h"

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../value/number.h"
#include "regex/unicode_class.h"

#include <assert.h>
#include <crd/go_text.h>
#include <string.h>

/* The last node of the current list: two recursive descents must not follow each other. */
typedef enum path_tail { TAIL_NOTHING, TAIL_NODE, TAIL_RECURSIVE } path_tail;

typedef struct path_parser {
  crd_arena *arena;
  crd_string text;
  size_t at, start; /* start: where the text of consumeText begins */
  path_tail tail;
  crd_string error;
} path_parser;

static const uint32_t PATH_END = UINT32_MAX;

static uint32_t peek_rune(const path_parser *parser, size_t *length) {
  *length = 0;
  if (parser->at >= parser->text.size) return PATH_END;
  return crd_utf8_decode(parser->text.data + parser->at, parser->text.data + parser->text.size, length);
}

static uint32_t path_next_rune(path_parser *parser) {
  size_t length;
  uint32_t rune = peek_rune(parser, &length);
  parser->at += length;
  return rune;
}

static crd_string consume(path_parser *parser) {
  crd_string text = crd_string_slice(parser->text, parser->start, parser->at);
  parser->start = parser->at;
  return text;
}

static bool looks_at(const path_parser *parser, const char *literal) {
  return crd_string_has_prefix(crd_string_slice(parser->text, parser->at, parser->text.size), crd_string_of(literal));
}

static bool fail(path_parser *parser, const char *head, crd_string about) {
  return crd_refused(&parser->error, crd_arena_printf(parser->arena, "%s%.*s", head, CRD_PRINT(about)));
}

static bool is_in_class(crd_arena *arena, uint32_t rune, const char *class) {
  char_set set = {.arena = arena};
  if (!crd_unicode_class_add(&set, crd_string_of(class), false)) return false;
  for (size_t i = 0; i < set.count; i++)
    if (rune >= set.ranges[i].low && rune <= set.ranges[i].high) return true;
  return false;
}

/* unicode.IsDigit, unicode.IsLetter */
static bool is_digit_rune(const path_parser *parser, uint32_t rune) {
  if (rune < 0x80) return rune >= '0' && rune <= '9';
  return rune != PATH_END && is_in_class(parser->arena, rune, "Nd");
}

static bool is_word_rune(const path_parser *parser, uint32_t rune) {
  if (rune < 0x80)
    return rune == '_' || (rune >= 'a' && rune <= 'z') || (rune >= 'A' && rune <= 'Z') || is_digit_rune(parser, rune);
  return rune != PATH_END && (is_in_class(parser->arena, rune, "L") || is_digit_rune(parser, rune));
}

static bool is_terminator(uint32_t rune) {
  return rune == PATH_END || (rune < 0x80 && rune && strchr(" \t\r\n.,[]$@{}", (int)rune) != NULL);
}

static bool parse_actions(path_parser *parser);

/* parseAction: parses a text as if it were in braces of its own. */
static bool parse_part(path_parser *parser, const char *before, crd_string text, const char *after, path_tail *tail) {
  path_parser part = {.arena = parser->arena};
  part.text = crd_arena_printf(parser->arena, "{%s%.*s%s}", before, CRD_PRINT(text), after);
  if (!parse_actions(&part)) return crd_refused(&parser->error, part.error);
  if (tail) *tail = part.tail;
  return true;
}

/* parseField: ends at a terminator that is not escaped. */
static void parse_field(path_parser *parser) {
  for (size_t length;;) {
    uint32_t rune = peek_rune(parser, &length);
    if (rune != '\\' && is_terminator(rune)) break;
    parser->at += length;
    if (rune == '\\') path_next_rune(parser);
  }
  consume(parser);
  parser->tail = TAIL_NODE;
}

static bool parse_recursive(path_parser *parser) {
  size_t length;
  if (parser->tail == TAIL_RECURSIVE) return fail(parser, "invalid multiple recursive descent", CRD_STRING(""));
  parser->at += 2;
  consume(parser);
  parser->tail = TAIL_RECURSIVE;
  if (is_word_rune(parser, peek_rune(parser, &length))) parse_field(parser);
  return true;
}

/* Any text that strconv.Atoi accepts is also accepted by strconv.ParseFloat. */
static bool parse_path_number(path_parser *parser) {
  double number;
  size_t length;
  if (looks_at(parser, "+") || looks_at(parser, "-")) parser->at++;
  for (uint32_t rune; rune = peek_rune(parser, &length), rune == '.' || is_digit_rune(parser, rune);) parser->at += length;
  crd_string text = consume(parser);
  parser->tail = TAIL_NODE;
  return crd_go_float_parse(parser->arena, text, &number, NULL) || fail(parser, "cannot parse number ", text);
}

/* Parses a number of a slice at `*at`: empty, or a number for strconv.Atoi; others are an error. */
static bool parse_array_index(path_parser *parser, crd_string text, size_t *at) {
  int64_t number;
  const size_t from = *at;
  if (*at < text.size && text.data[*at] == '-') ++*at;
  while (*at < text.size && text.data[*at] >= '0' && text.data[*at] <= '9') ++*at;
  crd_string index = crd_string_slice(text, from, *at);
  if (!index.size || crd_go_int_parse(parser->arena, "Atoi", index, &number, NULL)) return true;
  return crd_refused(&parser->error, crd_arena_printf(parser->arena, "array index %.*s is not a number", CRD_PRINT(index)));
}

/* "first:end:step". Its form is checked before its numbers. */
static bool parse_slice(path_parser *parser, crd_string text) {
  size_t at = 0;
  bool good = parse_array_index(parser, text, &at);
  for (int i = 0; i < 2 && at < text.size && text.data[at] == ':'; i++) {
    at++;
    crd_string error = parser->error;
    good = parse_array_index(parser, text, &at) && good;
    if (error.size) parser->error = error;
  }
  parser->tail = TAIL_NODE;
  return at == text.size ? good : fail(parser, "invalid array index ", text);
}

static bool parse_union(path_parser *parser, crd_string text) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);) {
    while (part.size && part.data[0] == ' ') part = crd_string_slice(part, 1, part.size);
    while (part.size && part.data[part.size - 1] == ' ') part.size--;
    if (!parse_part(parser, "[", part, "]", NULL)) return false;
  }
  parser->tail = TAIL_NODE;
  return true;
}

static bool parse_array(path_parser *parser) {
  for (uint32_t rune; (rune = path_next_rune(parser)) != ']';)
    if (rune == PATH_END || rune == '\n') return fail(parser, "unterminated array", CRD_STRING(""));
  crd_string text = consume(parser);
  text = crd_string_slice(text, 1, text.size - 1);
  if (crd_string_equal(text, CRD_STRING("*"))) text = CRD_STRING(":");
  if (text.size && memchr(text.data, ',', text.size)) return parse_union(parser, text);
  const size_t size = text.size;
  if (size >= 2 && text.data[0] == '\'' && memchr(text.data + 1, '\'', size - 1) == text.data + size - 1) {
    path_tail tail;
    if (!parse_part(parser, ".", crd_string_slice(text, 1, size - 1), "", &tail)) return false;
    if (tail != TAIL_NOTHING) parser->tail = tail;
    return true;
  }
  return parse_slice(parser, text);
}

static bool is_comparison(char c) {
  return strchr("!<>=", c) != NULL && c;
}

/* The content of a filter: a comparison, or a path that must exist. */
static bool parse_condition(path_parser *parser, crd_string text) {
  size_t left = 0, right;
  assert(text.data || !text.size);
  while (left < text.size && !is_comparison(text.data[left])) left++;
  right = left;
  while (right < text.size && is_comparison(text.data[right])) right++;
  if (right == text.size && right) right--; /* an operand must follow */
  if (!left || right <= left) return parse_part(parser, "", text, "", NULL);
  return parse_part(parser, "", crd_string_slice(text, 0, left), "", NULL) &&
         parse_part(parser, "", crd_string_slice(text, right, text.size), "", NULL);
}

static bool parse_filter(path_parser *parser) {
  bool begun = false, ended = false;
  uint32_t pair = 0;
  parser->at += 3;
  consume(parser);
  for (uint32_t rune; (rune = path_next_rune(parser)) != ')' || begun != ended;) {
    if (rune == PATH_END || rune == '\n') return fail(parser, "unterminated filter", CRD_STRING(""));
    if (rune != '"' && rune != '\'') continue;
    if (!begun)
      begun = true, pair = rune;
    else if (parser->text.data[parser->at - 2] != '\\' && rune == pair)
      ended = true;
  }
  if (path_next_rune(parser) != ']') return fail(parser, "unclosed array expect ]", CRD_STRING(""));
  crd_string text = consume(parser);
  if (!parse_condition(parser, crd_string_slice(text, 0, text.size - 2))) return false;
  parser->tail = TAIL_NODE;
  return true;
}

/* ---- quotes ---- */

/* Skips the escape at `*at`, after its backslash, like strconv.UnquoteChar. */
static bool skip_escape(crd_string text, size_t *at, char quote) {
  if (*at >= text.size) return false;
  const char c = text.data[(*at)++];
  const bool octal = c >= '0' && c <= '7';
  size_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : octal ? 2 : 0;
  uint32_t value = octal ? (uint32_t)(c - '0') : 0;
  if (!digits) return (c && strchr("abfnrtv\\", c)) || ((c == '\'' || c == '"') && c == quote);
  if (text.size - *at < digits) return false;
  for (; digits; digits--) {
    const char digit = text.data[(*at)++];
    if (octal ? digit < '0' || digit > '7' : !is_hex(digit)) return false;
    value = octal ? value * 8 + (uint32_t)(digit - '0') : value << 4 | (uint32_t)hex_digit(digit);
  }
  if (octal) return value <= 255;
  return c == 'x' || (value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF));
}

/* UnquoteExtend */
static bool unquotes(crd_string text) {
  const char quote = text.data[0];
  if (text.size < 2 || text.data[text.size - 1] != quote) return false;
  text = crd_string_slice(text, 1, text.size - 1);
  for (size_t at = 0; at < text.size;) {
    const char c = text.data[at++];
    if (c == quote || (c == '\\' && !skip_escape(text, &at, quote))) return false;
  }
  return true;
}

static bool parse_quoted(path_parser *parser, uint32_t quote) {
  for (uint32_t rune; (rune = path_next_rune(parser)) != quote || parser->text.data[parser->at - 2] == '\\';)
    if (rune == PATH_END || rune == '\n') return fail(parser, "unterminated quoted string", CRD_STRING(""));
  crd_string text = consume(parser);
  parser->tail = TAIL_NODE;
  if (unquotes(text)) return true;
  return crd_refused(&parser->error,
                     crd_arena_printf(parser->arena, "unquote string %.*s error invalid syntax", CRD_PRINT(text)));
}

/* Reports a rune in the form of %#U. */
static bool refuse_rune(path_parser *parser, uint32_t rune) {
  crd_text text = {.arena = parser->arena};
  crd_text_printf(&text, "U+%04X", (unsigned)rune);
  if (crd_rune_is_printable(rune)) {
    crd_text_add(&text, CRD_STRING(" '"));
    crd_utf8_add(&text, rune);
    crd_text_add_char(&text, '\'');
  }
  return fail(parser, "unrecognized character in action: ", crd_text_string(&text));
}

/* One step of parseInsideAction, except the end of the action. */
static bool parse_step(path_parser *parser) {
  if (looks_at(parser, "[?(")) return parse_filter(parser);
  if (looks_at(parser, "..")) return parse_recursive(parser);
  const size_t before = parser->at;
  const uint32_t rune = path_next_rune(parser);
  if (rune == PATH_END || rune == '\r' || rune == '\n') return fail(parser, "unclosed action", CRD_STRING(""));
  if (rune == ' ' || rune == '@' || rune == '$') return consume(parser).size > 0;
  if (rune == '[') return parse_array(parser);
  if (rune == '"' || rune == '\'') return parse_quoted(parser, rune);
  if (rune == '.') {
    consume(parser);
    parse_field(parser);
    return true;
  }
  if (rune == '+' || rune == '-' || is_digit_rune(parser, rune)) {
    parser->at = before;
    return parse_path_number(parser);
  }
  if (!is_word_rune(parser, rune)) return refuse_rune(parser, rune);
  size_t length;
  for (; !is_terminator(peek_rune(parser, &length));) parser->at += length;
  consume(parser);
  parser->tail = TAIL_NODE;
  return true;
}

/* Parser.Parse: actions in braces, and text between them. Afterwards `tail` is that of the first action. */
static bool parse_actions(path_parser *parser) {
  path_tail first = TAIL_NOTHING;
  for (size_t count = 0;; count++) {
    while (parser->at < parser->text.size && parser->text.data[parser->at] != '{') parser->at++;
    if (parser->at == parser->text.size) break;
    parser->start = ++parser->at;
    parser->tail = TAIL_NOTHING;
    while (!looks_at(parser, "}"))
      if (!parse_step(parser)) return false;
    parser->start = ++parser->at;
    if (!count) first = parser->tail;
  }
  parser->tail = first;
  return true;
}

bool crd_kubectl_path_parse(crd_arena *arena, crd_string text, crd_string *error) {
  path_parser parser = {.arena = arena, .text = text};
  bool good = parse_actions(&parser);
  *error = parser.error;
  return good;
}
