/* SPDX-License-Identifier: Apache-2.0 */
/* The lexer: the longest match wins. As in ANTLR's lexers, text that matches nothing is set aside, up to the character at
 * which no match was possible any more. Mirrors cel-go parser/gen/CEL.g4. */
#include "cel/text/lexer.h"

#include "../../../runtime/base/utf8.h"
#include "cel/text/issues.h"

typedef struct lexer {
  cel_ast *ast;
  crd_string source;
  token_list *tokens;
  size_t at;         /* in bytes */
  uint32_t position; /* the same in code points */
} lexer;

/* The result of trying one rule: its end if it matched, and the byte that stopped it. */
typedef struct match {
  size_t end; /* 0: no match */
  size_t stop;
} match;

/* ESC_SEQ at a backslash: whether it is valid; `stop` is its end, or the first wrong byte. */
static bool scan_escape(crd_string source, size_t at, size_t *stop) {
  int c = cel_byte_at(source, ++at);
  *stop = at;
  if (c > 0 && strchr("abfnrtv\"'\\?`", c)) return *stop = at + 1, true;
  size_t digits = c == 'x' || c == 'X' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : c >= '0' && c <= '3' ? 2 : 0;
  if (digits == 0) return false;
  bool octal = cel_is_digit(c);
  for (size_t i = 0; i < digits; i++) {
    *stop = ++at;
    if (octal ? !cel_is_octal(cel_byte_at(source, at)) : cel_hex_value(cel_byte_at(source, at)) < 0) return false;
  }
  *stop = at + 1;
  return true;
}

/* A string in one line: '...' or "...". */
static match scan_simple(crd_string source, size_t at, bool raw) {
  int quote = cel_byte_at(source, at++);
  for (;;) {
    int c = cel_byte_at(source, at);
    if (c == quote) return (match){at + 1, at + 1};
    if (c < 0 || c == '\n' || c == '\r') return (match){0, at};
    if (c == '\\' && !raw) {
      if (!scan_escape(source, at, &at)) return (match){0, at};
    } else {
      at++;
    }
  }
}

static match scan_triple(crd_string source, size_t at, bool raw) {
  int quote = cel_byte_at(source, at);
  for (int i = 0; i < 3; i++, at++)
    if (cel_byte_at(source, at) != quote) return (match){0, at};
  for (;;) {
    int c = cel_byte_at(source, at);
    if (c < 0) return (match){0, at};
    if (c == quote && cel_byte_at(source, at + 1) == quote && cel_byte_at(source, at + 2) == quote)
      return (match){at + 3, at + 3};
    if (c == '\\' && !raw) {
      if (!scan_escape(source, at, &at)) return (match){0, at};
    } else {
      at++;
    }
  }
}

static match longer(match a, match b) {
  return (match){a.end > b.end ? a.end : b.end, a.stop > b.stop ? a.stop : b.stop};
}

/* STRING: an optional r, then quotes. */
static match scan_string(crd_string source, size_t at) {
  int c = cel_byte_at(source, at);
  bool raw = c == 'r' || c == 'R';
  if (raw) c = cel_byte_at(source, ++at);
  if (c != '"' && c != '\'') return (match){0, at};
  return longer(scan_simple(source, at, raw), scan_triple(source, at, raw));
}

static size_t skip_digits(crd_string source, size_t at) {
  while (cel_is_digit(cel_byte_at(source, at))) at++;
  return at;
}

/* EXPONENT at `at`, or `at`. */
static size_t skip_exponent(crd_string source, size_t at) {
  int c = cel_byte_at(source, at);
  if (c != 'e' && c != 'E') return at;
  size_t digits = at + 1;
  c = cel_byte_at(source, digits);
  if (c == '+' || c == '-') digits++;
  size_t end = skip_digits(source, digits);
  return end > digits ? end : at;
}

static size_t scan_number(crd_string source, size_t at, token_kind *kind) {
  size_t end = skip_digits(source, at), digits = end;
  *kind = TOKEN_INT;
  if (cel_byte_at(source, end) == '.' && cel_is_digit(cel_byte_at(source, end + 1))) digits = skip_digits(source, end + 1);
  size_t number = skip_exponent(source, digits);
  if (number > end) return *kind = TOKEN_FLOAT, number;
  if (end == at + 1 && source.data[at] == '0' && cel_byte_at(source, end) == 'x' &&
      cel_hex_value(cel_byte_at(source, end + 1)) >= 0)
    for (end++; cel_hex_value(cel_byte_at(source, end)) >= 0;) end++;
  int c = cel_byte_at(source, end);
  if (c == 'u' || c == 'U') return *kind = TOKEN_UINT, end + 1;
  return end;
}

static token_kind word_kind(crd_string word) {
  if (crd_string_equal(word, CRD_STRING("in"))) return TOKEN_IN;
  if (crd_string_equal(word, CRD_STRING("true"))) return TOKEN_TRUE;
  if (crd_string_equal(word, CRD_STRING("false"))) return TOKEN_FALSE;
  return crd_string_equal(word, CRD_STRING("null")) ? TOKEN_NULL : TOKEN_IDENTIFIER;
}

/* IDENTIFIER, or a string or bytes with a prefix, if that is valid and so longer. */
static match scan_word(crd_string source, size_t at, token_kind *kind) {
  size_t end = at;
  while (cel_is_word(cel_byte_at(source, end))) end++;
  *kind = word_kind((crd_string){source.data + at, end - at});
  bool bytes = source.data[at] == 'b' || source.data[at] == 'B';
  match string = scan_string(source, at + bytes);
  if (string.end > end) {
    *kind = bytes ? TOKEN_BYTES : TOKEN_STRING;
    end = string.end;
  }
  return (match){end, end};
}

static match scan_escaped_identifier(crd_string source, size_t at) {
  size_t end = at + 1;
  for (int c; c = cel_byte_at(source, end), cel_is_word(c) || (c > 0 && strchr(".-/ ", c));) end++;
  if (end > at + 1 && cel_byte_at(source, end) == '`') return (match){end + 1, end + 1};
  return (match){0, end};
}

/* Operators by their first character: alone, and with a second character. */
static const struct {
  token_kind alone; /* TOKEN_EOF: none */
  char second;      /* 0: none */
  token_kind both;
} operators[128] = {
    ['='] = {TOKEN_EOF, '=', TOKEN_EQUAL},
    ['!'] = {TOKEN_NOT, '=', TOKEN_NOT_EQUAL},
    ['<'] = {TOKEN_LESS, '=', TOKEN_LESS_EQUAL},
    ['>'] = {TOKEN_GREATER, '=', TOKEN_GREATER_EQUAL},
    ['&'] = {TOKEN_EOF, '&', TOKEN_AND},
    ['|'] = {TOKEN_EOF, '|', TOKEN_OR},
    ['['] = {.alone = TOKEN_LEFT_BRACKET},
    [']'] = {.alone = TOKEN_RIGHT_BRACKET},
    ['{'] = {.alone = TOKEN_LEFT_BRACE},
    ['}'] = {.alone = TOKEN_RIGHT_BRACE},
    ['('] = {.alone = TOKEN_LEFT_PAREN},
    [')'] = {.alone = TOKEN_RIGHT_PAREN},
    ['.'] = {.alone = TOKEN_DOT},
    [','] = {.alone = TOKEN_COMMA},
    ['-'] = {.alone = TOKEN_MINUS},
    ['?'] = {.alone = TOKEN_QUESTION},
    [':'] = {.alone = TOKEN_COLON},
    ['+'] = {.alone = TOKEN_PLUS},
    ['*'] = {.alone = TOKEN_STAR},
    ['/'] = {.alone = TOKEN_SLASH},
    ['%'] = {.alone = TOKEN_PERCENT},
};

static match scan_operator(crd_string source, size_t at, token_kind *kind) {
  int c = cel_byte_at(source, at);
  if (c < 0 || c > 127) return (match){0, at};
  size_t end = at + 1;
  *kind = operators[c].alone;
  if (operators[c].second && cel_byte_at(source, end) == operators[c].second) {
    *kind = operators[c].both;
    end++;
  }
  if (*kind != TOKEN_EOF) return (match){end, end};
  return (match){0, operators[c].second ? end : at};
}

static match scan_token(crd_string source, size_t at, token_kind *kind) {
  int c = cel_byte_at(source, at);
  if (cel_starts_word(c)) return scan_word(source, at, kind);
  if (cel_is_digit(c) || (c == '.' && cel_is_digit(cel_byte_at(source, at + 1)))) {
    size_t end = scan_number(source, at, kind);
    return (match){end, end};
  }
  if (c == '"' || c == '\'') {
    *kind = TOKEN_STRING;
    return scan_string(source, at);
  }
  if (c == '`') {
    *kind = TOKEN_ESCAPED_IDENTIFIER;
    return scan_escaped_identifier(source, at);
  }
  return scan_operator(source, at, kind);
}

static void add_token(lexer *lexer, token_kind kind, size_t end) {
  token_list *tokens = lexer->tokens;
  CRD_ARENA_PUSH(
      lexer->ast->arena, tokens->items, tokens->count, tokens->capacity, 64,
      (token){kind, lexer->position, {lexer->source.data ? lexer->source.data + lexer->at : "", end - lexer->at}});
}

/* The number of code points from byte `at` to `end`. */
static size_t count_points(crd_string source, size_t at, size_t end) {
  size_t points = 0;
  for (; at < end; points++) {
    if ((unsigned char)source.data[at] < 0x80)
      at++;
    else
      utf8_next(source, &at);
  }
  return points;
}

static void advance_to(lexer *lexer, size_t end) {
  lexer->position += (uint32_t)count_points(lexer->source, lexer->at, end);
  lexer->at = end;
}

/* Skips white space and a comment; returns `at` if there is none. */
static size_t skip_hidden(crd_string source, size_t at) {
  for (int c; c = cel_byte_at(source, at), c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f';) at++;
  if (cel_byte_at(source, at) != '/' || cel_byte_at(source, at + 1) != '/') return at;
  while (at < source.size && source.data[at] != '\n') at++;
  return at;
}

static void add_unknown(lexer *lexer, match match) {
  size_t end = match.stop;
  if (end < lexer->source.size) utf8_next(lexer->source, &end);
  token_list *tokens = lexer->tokens;
  CRD_ARENA_PUSH(lexer->ast->arena, tokens->unknown, tokens->unknown_count, tokens->unknown_capacity, 4,
                 (unknown_text){tokens->count, lexer->position, {lexer->source.data + lexer->at, end - lexer->at}});
  advance_to(lexer, end);
}

/* Reads a token, unknown text, or hidden text. */
static void lex_next(lexer *lexer) {
  size_t hidden = skip_hidden(lexer->source, lexer->at);
  if (hidden > lexer->at) {
    advance_to(lexer, hidden);
    return;
  }
  token_kind kind = TOKEN_EOF;
  match match = scan_token(lexer->source, lexer->at, &kind);
  if (match.end == 0) {
    add_unknown(lexer, match);
    return;
  }
  add_token(lexer, kind, match.end);
  advance_to(lexer, match.end);
}

bool crdc_cel_lex(cel_ast *ast, token_list *tokens) {
  lexer lexer = {.ast = ast, .source = ast->source, .tokens = tokens};
  size_t points = count_points(ast->source, 0, ast->source.size);
  if (points > CEL_SOURCE_LIMIT) {
    crdc_cel_issue_add(ast, CEL_NO_PLACE, "expression code point size exceeds limit: size: %zu, limit %d", points,
                       CEL_SOURCE_LIMIT);
    return false;
  }
  while (lexer.at < lexer.source.size) lex_next(&lexer);
  add_token(&lexer, TOKEN_EOF, lexer.at);
  return true;
}

const char *crdc_cel_token_name(token_kind kind) {
  static const char *const names[TOKEN_KIND_COUNT] = {
      "<EOF>",   "'=='",   "'!='",      "'in'",    "'<'",      "'<='",   "'>='",  "'>'",        "'&&'",
      "'||'",    "'['",    "']'",       "'{'",     "'}'",      "'('",    "')'",   "'.'",        "','",
      "'-'",     "'!'",    "'?'",       "':'",     "'+'",      "'*'",    "'/'",   "'%'",        "'true'",
      "'false'", "'null'", "NUM_FLOAT", "NUM_INT", "NUM_UINT", "STRING", "BYTES", "IDENTIFIER", "ESC_IDENTIFIER"};
  return names[kind];
}
