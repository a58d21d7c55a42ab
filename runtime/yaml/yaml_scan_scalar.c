/* SPDX-License-Identifier: Apache-2.0 */
/* Scalars that are not plain: quoted scalars and blocks. Mirrors go-yaml v2 scannerc.go
 * yaml_parser_scan_flow_scalar and yaml_parser_scan_block_scalar. */
#include "../base/utf8.h"
#include "yaml_input.h"

/* ---- quoted ---- */

static const char *escaped(char letter) {
  switch (letter) {
  case 'a':
    return "\a";
  case 'b':
    return "\b";
  case 't':
  case '\t':
    return "\t";
  case 'n':
    return "\n";
  case 'v':
    return "\v";
  case 'f':
    return "\f";
  case 'r':
    return "\r";
  case 'e':
    return "\x1B";
  case ' ':
    return " ";
  case '"':
    return "\"";
  case '\'':
    return "'";
  case '\\':
    return "\\";
  case 'N':
    return "\xC2\x85";
  case '_':
    return "\xC2\xA0";
  case 'L':
    return "\xE2\x80\xA8";
  case 'P':
    return "\xE2\x80\xA9";
  default:
    return NULL;
  }
}

/* Reads the digits of \x, \u or \U. */
static bool read_code(yaml_scanner *scanner, const yaml_mark *start, size_t digits, crd_text *out) {
  uint32_t rune = 0;
  if (!yaml_need(scanner, digits)) return false;
  for (size_t i = 0; i < digits; i++) {
    int digit = crd_yaml_hex(scanner, i);
    if (digit < 0) return crd_yaml_scan_fail(scanner, *start, "did not find expected hexdecimal number");
    rune = rune << 4 | (uint32_t)digit;
  }
  if ((rune >= 0xD800 && rune <= 0xDFFF) || rune > 0x10FFFF)
    return crd_yaml_scan_fail(scanner, *start, "found invalid Unicode character escape code");
  char bytes[4];
  crd_text_add(out, (crd_string){bytes, crd_utf8_encode(bytes, rune)});
  while (digits-- > 0) yaml_skip(scanner);
  return true;
}

/* Reads an escape, except an escaped line break. */
static bool read_escape(yaml_scanner *scanner, const yaml_mark *start, crd_text *out) {
  char letter = yaml_at(scanner, 1);
  size_t digits = letter == 'x' ? 2 : letter == 'u' ? 4 : letter == 'U' ? 8 : 0;
  const char *meaning = escaped(letter);
  if (letter == '0')
    crd_text_add_char(out, '\0');
  else if (meaning)
    crd_text_add(out, crd_string_of(meaning));
  else if (!digits)
    return crd_yaml_scan_fail(scanner, *start, "found unknown escape character");
  yaml_skip(scanner);
  yaml_skip(scanner);
  return !digits || read_code(scanner, start, digits, out);
}

/* Reads characters up to white space or the closing quote. Sets `broken` at an escaped line break. */
static bool read_quoted_word(yaml_scanner *scanner, const yaml_mark *start, char quote, crd_text *out, bool *broken) {
  *broken = false;
  while (!yaml_is_gap(scanner, 0)) {
    char c = yaml_at(scanner, 0);
    if (c == quote) {
      if (c == '"' || yaml_at(scanner, 1) != '\'') break;
      crd_text_add_char(out, '\'');
      yaml_skip(scanner);
      yaml_skip(scanner);
    } else if (c == '\\' && quote == '"' && yaml_is_break(scanner, 1)) {
      if (!yaml_need(scanner, 3)) return false;
      yaml_skip(scanner);
      crd_yaml_skip_break(scanner, NULL);
      *broken = true;
      break;
    } else if (c == '\\' && quote == '"') {
      if (!read_escape(scanner, start, out)) return false;
    } else {
      uint32_t at = scanner->mark.offset;
      do {
        yaml_skip(scanner);
        crd_yaml_pass(scanner, quote == '"' ? YAML_RUN_DOUBLE : YAML_RUN_SINGLE);
      } while (yaml_need(scanner, 2) && !yaml_is_gap(scanner, 0) && yaml_at(scanner, 0) != quote &&
               yaml_at(scanner, 0) != '\\');
      crd_text_add(out, yaml_slice(scanner, at));
      if (scanner->failure) return false;
    }
    if (!yaml_need(scanner, 2)) return false;
  }
  return yaml_need(scanner, 1);
}

bool crd_yaml_scan_quoted(yaml_scanner *scanner, yaml_token *token) {
  const yaml_mark start = scanner->mark;
  const char quote = yaml_at(scanner, 0);
  crd_text text = {.arena = scanner->arena};
  yaml_gap space = {.first = {.arena = scanner->arena}, .further = {.arena = scanner->arena}};
  yaml_skip(scanner);
  for (;;) {
    if (!yaml_need(scanner, 4)) return false;
    if (crd_yaml_at_document_mark(scanner, '-') || crd_yaml_at_document_mark(scanner, '.'))
      return crd_yaml_scan_fail(scanner, start, "found unexpected document indicator");
    if (yaml_at(scanner, 0) == '\0') return crd_yaml_scan_fail(scanner, start, "found unexpected end of stream");
    if (!read_quoted_word(scanner, &start, quote, &text, &space.lines)) return false;
    if (yaml_at(scanner, 0) == quote) break;
    if (!crd_yaml_skip_gap(scanner, &space, 0, &start)) return false;
    crd_yaml_add_gap(scanner, &space, &text);
  }
  yaml_skip(scanner);
  *token = (yaml_token){.type = YAML_TEXT, .start = start, .end = scanner->mark, .value = crd_text_string(&text)};
  return true;
}

/* ---- blocks ---- */

typedef struct block_header {
  char chomping;   /* '+', '-' or 0 */
  uint32_t indent; /* the digit: relative to the indentation of the parent; 0: none */
} block_header;

static void read_chomping(yaml_scanner *scanner, block_header *header) {
  char c = yaml_at(scanner, 0);
  if (c != '+' && c != '-') return;
  header->chomping = c;
  yaml_skip(scanner);
}

static bool read_indentation(yaml_scanner *scanner, const yaml_mark *start, block_header *header) {
  if (!yaml_is_digit(scanner, 0)) return true;
  header->indent = (uint32_t)(yaml_at(scanner, 0) - '0');
  if (!header->indent) return crd_yaml_scan_fail(scanner, *start, "found an indentation indicator equal to 0");
  yaml_skip(scanner);
  return true;
}

/* Reads the rest of the line of '|' or '>'. */
static bool read_block_header(yaml_scanner *scanner, const yaml_mark *start, block_header *header) {
  *header = (block_header){0};
  if (!yaml_need(scanner, 1)) return false;
  read_chomping(scanner, header);
  if (!yaml_need(scanner, 1) || !read_indentation(scanner, start, header) || !yaml_need(scanner, 1)) return false;
  if (!header->chomping && header->indent) read_chomping(scanner, header);
  if (!yaml_need(scanner, 1) || !crd_yaml_skip_blanks(scanner) || !crd_yaml_skip_comment(scanner)) return false;
  if (!yaml_is_break_or_end(scanner, 0))
    return crd_yaml_scan_fail(scanner, *start, "did not find expected comment or line break");
  if (!yaml_is_break(scanner, 0)) return true;
  if (!yaml_need(scanner, 2)) return false;
  crd_yaml_skip_break(scanner, NULL);
  return true;
}

/* Skips indentation and empty lines. If `indent` is 0, sets it to the indentation found. */
static bool skip_empty_lines(yaml_scanner *scanner, const yaml_mark *start, uint32_t *indent, crd_text *breaks,
                             yaml_mark *end) {
  uint32_t widest = 0;
  for (*end = scanner->mark;; *end = scanner->mark) {
    if (!yaml_need(scanner, 1)) return false;
    while ((!*indent || scanner->mark.column < *indent) && yaml_at(scanner, 0) == ' ') {
      yaml_skip(scanner);
      if (!yaml_need(scanner, 1)) return false;
    }
    if (scanner->mark.column > widest) widest = scanner->mark.column;
    if ((!*indent || scanner->mark.column < *indent) && yaml_at(scanner, 0) == '\t')
      return crd_yaml_scan_fail(scanner, *start, "found a tab character where an indentation space is expected");
    if (!yaml_is_break(scanner, 0)) break;
    if (!yaml_need(scanner, 2)) return false;
    crd_yaml_skip_break(scanner, breaks);
  }
  if (!*indent) {
    uint32_t least = scanner->indent < 0 ? 1 : (uint32_t)scanner->indent + 1;
    *indent = widest < least ? least : widest;
  }
  return true;
}

/* Reads the lines of a block; `last` gets the line break of the last one. */
static bool read_lines(yaml_scanner *scanner, bool literal, uint32_t indent, crd_text *text, crd_text *last,
                       crd_text *breaks, yaml_token *token) {
  bool after_blank = false;
  while (scanner->mark.column == indent && yaml_at(scanner, 0) != '\0') {
    bool blank = yaml_is_blank(scanner, 0);
    if (!literal && !after_blank && !blank && last->size && last->data[0] == '\n') {
      if (!breaks->size) crd_text_add_char(text, ' ');
    } else {
      crd_text_add(text, crd_text_string(last));
    }
    crd_text_add(text, crd_text_string(breaks));
    last->size = breaks->size = 0;
    after_blank = blank;
    uint32_t start = scanner->mark.offset;
    crd_yaml_pass(scanner, YAML_RUN_LINE);
    while (!yaml_is_break_or_end(scanner, 0)) {
      yaml_skip(scanner);
      if (!yaml_need(scanner, 1)) return false;
      crd_yaml_pass(scanner, YAML_RUN_LINE);
    }
    crd_text_add(text, yaml_slice(scanner, start));
    if (!yaml_need(scanner, 2)) return false;
    crd_yaml_skip_break(scanner, last);
    if (!skip_empty_lines(scanner, &token->start, &indent, breaks, &token->end)) return false;
  }
  return true;
}

bool crd_yaml_scan_block(yaml_scanner *scanner, yaml_token *token) {
  const yaml_mark start = scanner->mark;
  const bool literal = yaml_at(scanner, 0) == '|';
  block_header header;
  yaml_skip(scanner);
  if (!read_block_header(scanner, &start, &header)) return false;
  uint32_t indent = header.indent;
  if (indent && scanner->indent > 0) indent += (uint32_t)scanner->indent;
  crd_text text = {.arena = scanner->arena}, last = text, breaks = text;
  *token = (yaml_token){.type = YAML_TEXT, .start = start};
  if (!skip_empty_lines(scanner, &start, &indent, &breaks, &token->end) || !yaml_need(scanner, 1) ||
      !read_lines(scanner, literal, indent, &text, &last, &breaks, token))
    return false;
  if (header.chomping != '-') crd_text_add(&text, crd_text_string(&last));
  if (header.chomping == '+') crd_text_add(&text, crd_text_string(&breaks));
  token->value = crd_text_string(&text);
  return true;
}
