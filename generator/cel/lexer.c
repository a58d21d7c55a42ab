/* The lexer: the longest match wins, and what matches nothing is set aside up to the character that ended all hope, as
 * ANTLR's lexers do. Mirrors cel-go parser/gen/CEL.g4 and parser/unescape.go. */
#include "cel/lexer.h"

#include "cel/issues.h"

#include <stdlib.h>

typedef struct lexer {
  cel_ast *ast;
  crd_string source;
  token_list *tokens;
  size_t at;         /* in bytes */
  uint32_t position; /* the same in code points */
} lexer;

/* The result of trying one rule: where it ends, if it matched, and the byte that stopped it. */
typedef struct match {
  size_t end; /* 0: no match */
  size_t stop;
} match;

static int byte_at(crd_string text, size_t at) {
  return at < text.size ? (unsigned char)text.data[at] : -1;
}
static bool is_digit(int c) {
  return c >= '0' && c <= '9';
}
static bool is_letter(int c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static bool is_word(int c) {
  return is_letter(c) || is_digit(c) || c == '_';
}
static bool is_octal(int c) {
  return c >= '0' && c <= '7';
}

static int hex_value(int c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* ESC_SEQ at a backslash: whether it is well formed; `stop` is its end, or the byte that spoils it. */
static bool scan_escape(crd_string source, size_t at, size_t *stop) {
  int c = byte_at(source, ++at);
  *stop = at;
  if (c > 0 && strchr("abfnrtv\"'\\?`", c)) return *stop = at + 1, true;
  size_t digits = c == 'x' || c == 'X' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : c >= '0' && c <= '3' ? 2 : 0;
  if (digits == 0) return false;
  bool octal = is_digit(c);
  for (size_t i = 0; i < digits; i++) {
    *stop = ++at;
    if (octal ? !is_octal(byte_at(source, at)) : hex_value(byte_at(source, at)) < 0) return false;
  }
  *stop = at + 1;
  return true;
}

/* A string in one line: '...' or "...". */
static match scan_simple(crd_string source, size_t at, bool raw) {
  int quote = byte_at(source, at++);
  for (;;) {
    int c = byte_at(source, at);
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
  int quote = byte_at(source, at);
  for (int i = 0; i < 3; i++, at++)
    if (byte_at(source, at) != quote) return (match){0, at};
  for (;;) {
    int c = byte_at(source, at);
    if (c < 0) return (match){0, at};
    if (c == quote && byte_at(source, at + 1) == quote && byte_at(source, at + 2) == quote) return (match){at + 3, at + 3};
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
  int c = byte_at(source, at);
  bool raw = c == 'r' || c == 'R';
  if (raw) c = byte_at(source, ++at);
  if (c != '"' && c != '\'') return (match){0, at};
  return longer(scan_simple(source, at, raw), scan_triple(source, at, raw));
}

static size_t skip_digits(crd_string source, size_t at) {
  while (is_digit(byte_at(source, at))) at++;
  return at;
}

/* EXPONENT at `at`, or `at`. */
static size_t skip_exponent(crd_string source, size_t at) {
  int c = byte_at(source, at);
  if (c != 'e' && c != 'E') return at;
  size_t digits = at + 1;
  c = byte_at(source, digits);
  if (c == '+' || c == '-') digits++;
  size_t end = skip_digits(source, digits);
  return end > digits ? end : at;
}

static size_t scan_number(crd_string source, size_t at, token_kind *kind) {
  size_t end = skip_digits(source, at), digits = end;
  *kind = TOKEN_INT;
  if (byte_at(source, end) == '.' && is_digit(byte_at(source, end + 1))) digits = skip_digits(source, end + 1);
  size_t number = skip_exponent(source, digits);
  if (number > end) return *kind = TOKEN_FLOAT, number;
  if (end == at + 1 && source.data[at] == '0' && byte_at(source, end) == 'x' && hex_value(byte_at(source, end + 1)) >= 0)
    for (end++; hex_value(byte_at(source, end)) >= 0;) end++;
  int c = byte_at(source, end);
  if (c == 'u' || c == 'U') return *kind = TOKEN_UINT, end + 1;
  return end;
}

static token_kind word_kind(crd_string word) {
  if (crd_string_equal(word, CRD_STRING("in"))) return TOKEN_IN;
  if (crd_string_equal(word, CRD_STRING("true"))) return TOKEN_TRUE;
  if (crd_string_equal(word, CRD_STRING("false"))) return TOKEN_FALSE;
  return crd_string_equal(word, CRD_STRING("null")) ? TOKEN_NULL : TOKEN_IDENTIFIER;
}

/* IDENTIFIER, or a string or bytes with a prefix, which is longer where it is well formed. */
static match scan_word(crd_string source, size_t at, token_kind *kind) {
  size_t end = at;
  while (is_word(byte_at(source, end))) end++;
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
  for (int c; c = byte_at(source, end), is_word(c) || (c > 0 && strchr(".-/ ", c));) end++;
  if (end > at + 1 && byte_at(source, end) == '`') return (match){end + 1, end + 1};
  return (match){0, end};
}

static match scan_operator(crd_string source, size_t at, token_kind *kind) {
  static const struct {
    char text[3];
    token_kind kind;
  } table[] = {{"==", TOKEN_EQUAL},       {"!=", TOKEN_NOT_EQUAL},    {"<=", TOKEN_LESS_EQUAL}, {">=", TOKEN_GREATER_EQUAL},
               {"&&", TOKEN_AND},         {"||", TOKEN_OR},           {"<", TOKEN_LESS},        {">", TOKEN_GREATER},
               {"[", TOKEN_LEFT_BRACKET}, {"]", TOKEN_RIGHT_BRACKET}, {"{", TOKEN_LEFT_BRACE},  {"}", TOKEN_RIGHT_BRACE},
               {"(", TOKEN_LEFT_PAREN},   {")", TOKEN_RIGHT_PAREN},   {".", TOKEN_DOT},         {",", TOKEN_COMMA},
               {"-", TOKEN_MINUS},        {"!", TOKEN_NOT},           {"?", TOKEN_QUESTION},    {":", TOKEN_COLON},
               {"+", TOKEN_PLUS},         {"*", TOKEN_STAR},          {"/", TOKEN_SLASH},       {"%", TOKEN_PERCENT}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    size_t size = strlen(table[i].text);
    if (source.size - at < size || memcmp(source.data + at, table[i].text, size) != 0) continue;
    *kind = table[i].kind;
    return (match){at + size, at + size};
  }
  int c = byte_at(source, at);
  return (match){0, c == '=' || c == '&' || c == '|' ? at + 1 : at};
}

static match scan_token(crd_string source, size_t at, token_kind *kind) {
  int c = byte_at(source, at);
  if (is_letter(c) || c == '_') return scan_word(source, at, kind);
  if (is_digit(c) || (c == '.' && is_digit(byte_at(source, at + 1)))) {
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
  if (tokens->count == tokens->capacity) {
    size_t capacity = tokens->capacity ? tokens->capacity * 2 : 64;
    tokens->items =
        crd_arena_grow(lexer->ast->arena, tokens->items, tokens->capacity * sizeof(token), capacity * sizeof(token));
    tokens->capacity = capacity;
  }
  tokens->items[tokens->count++] =
      (token){kind, lexer->position, {lexer->source.data ? lexer->source.data + lexer->at : "", end - lexer->at}};
}

static void move_to(lexer *lexer, size_t end) {
  while (lexer->at < end) {
    cel_next_point(lexer->source, &lexer->at);
    lexer->position++;
  }
}

static size_t skip_hidden(crd_string source, size_t at) {
  int c = byte_at(source, at);
  if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f') return at + 1;
  if (c != '/' || byte_at(source, at + 1) != '/') return at;
  while (at < source.size && source.data[at] != '\n') at++;
  return at;
}

static void add_unknown(lexer *lexer, match match) {
  size_t end = match.stop;
  if (end < lexer->source.size) cel_next_point(lexer->source, &end);
  token_list *tokens = lexer->tokens;
  if (tokens->unknown_count == tokens->unknown_capacity) {
    size_t capacity = tokens->unknown_capacity ? tokens->unknown_capacity * 2 : 4;
    tokens->unknown = crd_arena_grow(lexer->ast->arena, tokens->unknown, tokens->unknown_capacity * sizeof(unknown_text),
                                     capacity * sizeof(unknown_text));
    tokens->unknown_capacity = capacity;
  }
  tokens->unknown[tokens->unknown_count++] =
      (unknown_text){tokens->count, lexer->position, {lexer->source.data + lexer->at, end - lexer->at}};
  move_to(lexer, end);
}

bool cel_lex(cel_ast *ast, token_list *tokens) {
  lexer lexer = {.ast = ast, .source = ast->source, .tokens = tokens};
  size_t points = 0;
  for (size_t at = 0; at < ast->source.size; points++) cel_next_point(ast->source, &at);
  if (points > CEL_SOURCE_LIMIT) {
    cel_issue_add(ast, CEL_NO_PLACE, "expression code point size exceeds limit: size: %zu, limit %d", points,
                  CEL_SOURCE_LIMIT);
    return false;
  }
  while (lexer.at < lexer.source.size) {
    size_t hidden = skip_hidden(lexer.source, lexer.at);
    if (hidden > lexer.at) {
      move_to(&lexer, hidden);
      continue;
    }
    token_kind kind = TOKEN_EOF;
    match match = scan_token(lexer.source, lexer.at, &kind);
    if (match.end == 0) {
      add_unknown(&lexer, match);
      continue;
    }
    add_token(&lexer, kind, match.end);
    move_to(&lexer, match.end);
  }
  add_token(&lexer, TOKEN_EOF, lexer.at);
  return true;
}

/* ---- literals ---- */

static const char bad_literal[] = "unable to unescape string";

static bool add_escape(crd_text *text, crd_string body, size_t *at, bool is_bytes, const char **error) {
  static const char letters[] = "abfnrtv\\'\"`?", values[] = "\a\b\f\n\r\t\v\\'\"`?";
  *error = bad_literal;
  if (*at + 1 >= body.size) return *error = "unable to unescape string, found '\\' as last character", false;
  int c = byte_at(body, *at + 1);
  const char *letter = c ? strchr(letters, c) : NULL;
  *at += 2;
  if (letter) return crd_text_add_char(text, values[letter - letters]), true;
  bool octal = c >= '0' && c <= '3';
  size_t digits = c == 'x' || c == 'X' || octal ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
  if (digits == 0 || (is_bytes && digits > 2)) return false;
  if (octal) *error = "unable to unescape octal sequence in string";
  uint32_t point = octal ? (uint32_t)(c - '0') : 0;
  for (size_t i = 0; i < digits; i++, ++*at) {
    int digit = hex_value(byte_at(body, *at));
    if (digit < 0 || (octal && !is_octal(byte_at(body, *at)))) return false;
    point = point * (octal ? 8 : 16) + (uint32_t)digit;
  }
  if (is_bytes) return crd_text_add_char(text, (char)point), true;
  if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return *error = "invalid unicode code point", false;
  cel_add_point(text, point);
  return true;
}

/* The literal with every kind of newline as \n and invalid bytes as U+FFFD. */
static crd_string normalize(crd_arena *arena, crd_string literal) {
  crd_text text = {.arena = arena};
  for (size_t at = 0; at < literal.size;) {
    uint32_t point = cel_next_point(literal, &at);
    if (point == '\r') {
      point = '\n';
      if (byte_at(literal, at) == '\n') at++;
    }
    cel_add_point(&text, point);
  }
  return crd_text_string(&text);
}

bool cel_unescape(crd_arena *arena, crd_string literal, bool is_bytes, crd_string *value, const char **error) {
  crd_string body = normalize(arena, literal);
  *error = bad_literal;
  bool raw = byte_at(body, 0) == 'r' || byte_at(body, 0) == 'R';
  if (raw) body = (crd_string){body.data + 1, body.size - 1};
  int quote = byte_at(body, 0);
  if (body.size < 2 || (quote != '"' && quote != '\'') || byte_at(body, body.size - 1) != quote) return false;
  size_t quotes = 1;
  if (body.size >= 6 && byte_at(body, 1) == quote && byte_at(body, 2) == quote) {
    if (byte_at(body, body.size - 2) != quote || byte_at(body, body.size - 3) != quote) return false;
    quotes = 3;
  }
  body = (crd_string){body.data + quotes, body.size - 2 * quotes};
  if (raw) return *value = body, true;
  crd_text text = {.arena = arena};
  for (size_t at = 0; at < body.size;) {
    if (body.data[at] != '\\') {
      crd_text_add_char(&text, body.data[at++]);
    } else if (!add_escape(&text, body, &at, is_bytes, error)) {
      return false;
    }
  }
  *value = crd_text_string(&text);
  return true;
}
