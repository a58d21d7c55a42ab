/* SPDX-License-Identifier: Apache-2.0 */
/* Guesses the error from the line where the reader stopped and the quotes before it. Quotes are searched where YAML values
 * start; inside block scalars this can at worst name a quote that does not matter. */
#include "yaml/place.h"
#include <crd/json.h>

/* ---- the line ---- */

static crd_string line_around(crd_string text, size_t from, size_t offset) {
  size_t start = offset < text.size ? offset : text.size, end = start;
  while (start > from && text.data[start - 1] != '\n') start--;
  while (end < text.size && text.data[end] != '\n') end++;
  return (crd_string){text.data + start, end - start};
}

static bool line_has(crd_string line, const char *part) {
  return line.size && memmem(line.data, line.size, part, strlen(part));
}

static size_t indentation_of(crd_string line) {
  size_t at = 0;
  while (at < line.size && (line.data[at] == ' ' || line.data[at] == '\t')) at++;
  return at;
}

static bool is_indented_by_tab(crd_string line) {
  return memchr(line.data, '\t', indentation_of(line)) != NULL;
}

/* Whether there is a template action before the place where the reader stopped; the reader passes the first lines of a
 * template. */
static bool has_template(crd_string text, size_t from, size_t offset) {
  crd_string line = line_around(text, from, offset);
  size_t end = (size_t)(line.data - text.data) + line.size;
  return end > from && memmem(text.data + from, end - from, "{{", 2);
}

/* ---- quotes ---- */

/* Whether a value can start here: after "key: ", "- ", a bracket or a comma, or at the start of a line. */
static bool starts_value(crd_string text, size_t from, size_t at) {
  while (at > from && text.data[at - 1] == ' ') at--;
  return at == from || strchr("\n:-[{,", text.data[at - 1]);
}

/* The end of the quoted text at `at`, after its quote; the text's size if it is not closed. */
static size_t end_of_quote(crd_string text, size_t at) {
  char quote = text.data[at++];
  while (at < text.size) {
    bool escaped = text.data[at] == '\\' && quote == '"';
    bool doubled = text.data[at] == quote && quote == '\'' && at + 1 < text.size && text.data[at + 1] == quote;
    if (text.data[at] == quote && !doubled) return at + 1;
    at += escaped || doubled ? 2 : 1;
  }
  return text.size;
}

static bool is_one_line(crd_string text, size_t from, size_t to) {
  return from >= to || !memchr(text.data + from, '\n', to - from);
}

/* The quoted text in which, or directly after which, the reader stopped; false if there is none. */
static bool find_quote(crd_string text, size_t from, size_t offset, size_t *start, size_t *end) {
  for (size_t at = from; at < offset && at < text.size;) {
    char c = text.data[at];
    if (c == '#' && (at == from || text.data[at - 1] == ' ' || text.data[at - 1] == '\n')) {
      while (at < text.size && text.data[at] != '\n') at++;
    } else if ((c == '"' || c == '\'') && starts_value(text, from, at)) {
      *start = at;
      *end = end_of_quote(text, at);
      if (*end >= offset || is_one_line(text, *end, offset)) return true;
      at = *end;
    } else {
      at++;
    }
  }
  return false;
}

static unsigned line_number(crd_string text, size_t offset) {
  return crd_position_of(text, offset).line;
}

/* The advice about quotes; empty: they are correct. */
static crd_string quote_advice(crd_arena *arena, crd_string text, size_t from, size_t offset) {
  size_t start, end;
  if (!find_quote(text, from, offset, &start, &end)) return (crd_string){NULL, 0};
  unsigned line = line_number(text, start);
  if (end >= text.size && (text.size == start + 1 || text.data[text.size - 1] != text.data[start]))
    return crd_arena_printf(arena, "the quote that opens in line %u is not closed", line);
  if (!is_one_line(text, start, end))
    return crd_arena_printf(arena, "the quoted text that opens in line %u ends in line %u: is a quote missing before?", line,
                            line_number(text, end - 1));
  return CRD_STRING("behind the closing quote only a comment may follow");
}

/* ---- braces ---- */

/* The end of the braces or brackets that open at `at`, within the line; 0 if they are not closed there. */
static size_t end_of_braces(crd_string text, size_t at) {
  size_t depth = 0;
  for (; at < text.size && text.data[at] != '\n'; at++) {
    depth += text.data[at] == '{' || text.data[at] == '[';
    depth -= text.data[at] == '}' || text.data[at] == ']';
    if (!depth) return at + 1;
  }
  return 0;
}

/* The advice for a value such as {user}/x, and for ${NAME} within braces. */
static crd_string brace_advice(crd_string text, size_t from, crd_string line) {
  const size_t start = (size_t)(line.data - text.data);
  for (size_t at = start; at < start + line.size; at++) {
    if (text.data[at] != '{' && text.data[at] != '[') continue;
    const size_t end = starts_value(text, from, at) ? end_of_braces(text, at) : 0;
    if (end && end < text.size && !memchr(" \t\r\n,}]#:", text.data[end], 10))
      return CRD_STRING("a text that begins with { or [ wants quotes");
    if (text.data[at] == '{' && at > start && text.data[at - 1] == '$')
      return CRD_STRING("within { } and [ ] a text with ${...} wants quotes");
  }
  return (crd_string){NULL, 0};
}

/* ---- all ---- */

static crd_string indentation_advice(crd_string line, crd_string message) {
  if (line_has(message, "mapping values are not allowed")) {
    const char *first = memmem(line.data, line.size, ": ", 2);
    bool twice = first && memmem(first + 2, line.size - (size_t)(first + 2 - line.data), ":", 1);
    return twice ? CRD_STRING("a text with \": \" in it wants quotes")
                 : CRD_STRING("this line is indented further than the one that it goes on from");
  }
  if (line_has(message, "did not find expected key") || line_has(message, "did not find expected '-'"))
    return CRD_STRING("the indentation of this line is that of none above it");
  if (line_has(message, "could not find expected ':'")) return CRD_STRING("a line above has neither \": \" nor \"- \"");
  if (line_has(message, "did not find expected ','")) return CRD_STRING("a [ or { that opens above is not closed");
  return (crd_string){NULL, 0};
}

crd_string crdc_yaml_advice(crd_arena *arena, crd_string text, size_t from, size_t offset, crd_string message) {
  if (!crd_string_has_prefix(message, CRD_STRING("yaml: ")) || from > text.size || offset > text.size || offset < from)
    return (crd_string){NULL, 0};
  if (has_template(text, from, offset))
    return CRD_STRING("a template is no YAML before it is rendered, with helm template for one");
  crd_string line = line_around(text, from, offset);
  if (is_indented_by_tab(line)) return CRD_STRING("a tab indents this line; YAML is indented with spaces alone");
  if (line_has(line, "{%")) return CRD_STRING("a template ({% %}) is no YAML before it is rendered");
  if (line_has(message, "control characters are not allowed"))
    return CRD_STRING("a byte that no text has: the file may be binary, packed or encrypted");
  if (line_has(message, "cannot start any token"))
    return CRD_STRING("a text that begins with such a character wants quotes");
  bool ends =
      line_has(message, "found unexpected end of stream") || line_has(message, "found unexpected document indicator");
  if (ends || line_has(message, "did not find expected") || line_has(message, "could not find expected ':'")) {
    crd_string said = brace_advice(text, from, line);
    if (said.size) return said;
    said = quote_advice(arena, text, from, offset);
    if (said.size) return said;
  }
  return indentation_advice(line, message);
}
