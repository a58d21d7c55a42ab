/* SPDX-License-Identifier: Apache-2.0 */
/* Scalars of the fast YAML parser (yaml_fast.c): quoted scalars of one or more lines, literal and folded blocks. */
#include "yaml_fast_text.h"
#include "../base/utf8.h"

/* Returns the start of the next line's text in a quoted scalar; `p` is at the end of the line before. NULL if the fast
 * parser must give up. `blank` counts the empty lines between. */
static const char *quoted_continuation(const fast_reader *reader, const char *p, int indent, size_t *blank) {
  for (*blank = 0;; ++*blank) {
    const char *line = p + 1, *text = skip_line_spaces(reader, line);
    if (indent < 0 || text == reader->end) return NULL;
    if (*text != '\n') return text - line > indent ? text : NULL;
    p = text;
  }
}

/* An escape of a double-quoted text that stands for one character of one byte, or 0. */
static char simple_escape(char c) {
  switch (c) {
  case 'n':
    return '\n';
  case 't':
    return '\t';
  case 'r':
    return '\r';
  case '"':
  case '\\':
  case ' ':
    return c;
  default:
    return 0;
  }
}

/* Adds the character of "\xHH" or "\uHHHH" at `p`. Returns a pointer behind it, or NULL. */
static const char *add_code_point(const fast_reader *reader, const char *p, crd_text *out) {
  size_t digits = p[1] == 'x' ? 2 : p[1] == 'u' ? 4 : 0;
  uint32_t rune = 0;
  if (!digits || (size_t)(reader->end - p) < digits + 2) return NULL;
  for (size_t i = 0; i < digits; i++) {
    char c = p[i + 2], low = (char)(c | 0x20);
    if (!(c >= '0' && c <= '9') && !(low >= 'a' && low <= 'f')) return NULL;
    rune = rune << 4 | (uint32_t)(c <= '9' ? c - '0' : low - 'a' + 10);
  }
  if (rune >= 0xD800 && rune < 0xE000) return NULL;
  char bytes[4];
  crd_text_add(out, (crd_string){bytes, crd_utf8_encode(bytes, rune)});
  return p + digits + 2;
}

/* A quoted scalar with escapes or line breaks; `p` is after its opening quote. Lines are folded as in
 * yaml_parser_scan_flow_scalar: spaces around a break are dropped, but an escaped break keeps the spaces before it. */
static const char *read_folded(fast_reader *reader, const char *p, char quote, int indent, crd_string *text) {
  crd_text out = {.arena = reader->arena};
  size_t solid = 0, blank; /* up to where no space is followed by a break */
  for (;;) {
    const char *start = p, *last = p;
    while (!at_line_end(reader, p) && *p != quote && *p != '\t' && (quote == '\'' || *p != '\\'))
      if (*p++ != ' ') last = p;
    crd_text_add(&out, (crd_string){start, (size_t)(p - start)});
    if (last > start) solid = out.size - (size_t)(p - last);
    if (p == reader->end || *p == '\t') return NULL;
    if (*p == '\n') {
      out.size = solid;
      p = quoted_continuation(reader, p, indent, &blank);
      if (!p) return NULL;
      yaml_fast_add_fold(&out, blank);
    } else if (p + 1 == reader->end || (*p == quote && (quote == '"' || p[1] != quote))) {
      break;
    } else if (*p == '\\' && p[1] == '\n') {
      p = quoted_continuation(reader, p + 1, indent, &blank);
      if (!p) return NULL;
      while (blank-- > 0) crd_text_add_char(&out, '\n');
    } else {
      char c = *p == quote ? quote : simple_escape(p[1]);
      if (c) crd_text_add_char(&out, c);
      p = c ? p + 2 : add_code_point(reader, p, &out);
      if (!p) return NULL;
    }
    solid = out.size;
  }
  *text = yaml_fast_settle(reader, &out);
  return *p == quote ? p + 1 : NULL;
}

const char *crd_yaml_fast_quoted(fast_reader *reader, const char *p, int indent, crd_string *text) {
  char quote = *p++;
  const char *start = p;
  while (!at_line_end(reader, p) && *p != quote && *p != '\\' && *p != '\t') p++;
  while (quote == '\'' && !at_line_end(reader, p) && *p != quote && *p != '\t') p++;
  if (p == reader->end || *p != quote || (quote == '\'' && p + 1 < reader->end && p[1] == quote))
    return read_folded(reader, start, quote, indent, text);
  *text = (crd_string){start, (size_t)(p - start)};
  return p + 1;
}

/* The chomping indicator of a block scalar: '-', '+' or ' '; 0 if its header has anything else. */
static char read_fast_header(const fast_reader *reader, const char *p) {
  char chomp = ' ';
  p++;
  if (p < reader->end && (*p == '-' || *p == '+')) chomp = *p++;
  return at_line_end(reader, skip_line_spaces(reader, p)) && p < reader->end ? chomp : 0;
}

const char *crd_yaml_fast_block(fast_reader *reader, const char *p, int indent, crd_value *value) {
  bool fold = *p == '>';
  char chomp = read_fast_header(reader, p);
  if (!chomp) return NULL;
  const char *last = line_end(reader, p);
  size_t blank = 0, content = 0;
  crd_text out = {.arena = reader->arena};
  bool empty = true, set_off = false; /* the line before is indented further than the block: it is not folded */
  while (last < reader->end) {
    bool first = empty, was_set_off = set_off;
    const char *line = last + 1, *text = skip_line_spaces(reader, line);
    size_t spaces = (size_t)(text - line);
    if (text == reader->end) {
      if (spaces) return NULL; /* spaces at the very end: left to the scanner */
      break;
    }
    if (*text == '\n' && (first || spaces <= content)) {
      if (first && (spaces || fold)) return NULL;
      blank++;
      last = text;
      continue;
    }
    if (first) content = spaces;
    if (spaces < content || (int)content <= indent) {
      if (*text == '\t') return NULL;
      break;
    }
    if (first && *text == '\t') return NULL;
    set_off = spaces > content || *text == '\t';
    if (fold && !first && !set_off && !was_set_off)
      yaml_fast_add_fold(&out, blank);
    else
      for (size_t i = 0; i < blank + !first; i++) crd_text_add_char(&out, '\n');
    empty = false;
    blank = 0;
    last = line_end(reader, text);
    if (last == reader->end) return NULL; /* no break at the end */
    crd_text_add(&out, (crd_string){line + content, (size_t)(last - line) - content});
  }
  if (empty) return NULL;
  for (size_t i = 0; i < (chomp == '+' ? blank + 1 : chomp == ' '); i++) crd_text_add_char(&out, '\n');
  *value = crd_value_make_string(yaml_fast_settle(reader, &out));
  return last;
}
