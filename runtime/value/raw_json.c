/* SPDX-License-Identifier: Apache-2.0 */
#include "../base/scan.h"
#include <crd/raw_json.h>

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Whether a character ends a number or a name. */
static bool is_delimiter(char c) {
  return is_blank(c) || c == '{' || c == '}' || c == '[' || c == ']' || c == ',' || c == ':' || c == '"';
}

static void skip_space(crd_string text, size_t *at) {
  while (*at < text.size && is_blank(text.data[*at])) ++*at;
}

/* `at` is at the opening quote. */
static bool skip_raw_string(crd_string text, size_t *at) {
  const char *end = text.data + text.size, *p = text.data + *at + 1;
  while ((p = scan_plain(p, end)) < end && *p != '"') p += *p == '\\' && end - p > 1 ? 2 : 1;
  *at = (size_t)(p - text.data) + (p < end);
  return p < end;
}

/* Moves from behind an opening bracket to behind the bracket that closes it. */
static bool skip_raw_brackets(crd_string text, size_t *at) {
  const char *end = text.data + text.size;
  for (size_t depth = 1; depth;) {
    *at = (size_t)(scan_brackets(text.data + *at, end) - text.data);
    if (*at == text.size) return false;
    const char c = text.data[*at];
    if (c == '"') {
      if (!skip_raw_string(text, at)) return false;
      continue;
    }
    ++*at;
    depth += c == '{' || c == '[' ? 1 : (size_t)-1;
  }
  return true;
}

bool crd_raw_json_value(crd_string text, size_t *at, crd_string *value) {
  skip_space(text, at);
  const size_t start = *at;
  if (start == text.size) return false;
  const char c = text.data[start];
  if (c == '"') {
    if (!skip_raw_string(text, at)) return false;
  } else if (c == '{' || c == '[') {
    ++*at;
    if (!skip_raw_brackets(text, at)) return false;
  } else {
    while (*at < text.size && !is_delimiter(text.data[*at])) ++*at;
    if (*at == start) return false;
  }
  *value = (crd_string){text.data + start, *at - start};
  return true;
}

bool crd_raw_json_member(crd_string text, size_t *at, crd_string *name, crd_string *value, bool *good) {
  skip_space(text, at);
  *good = *at < text.size && text.data[*at] == '}';
  if (*good) {
    ++*at;
    return false;
  }
  if (*at < text.size && text.data[*at] == ',') ++*at;
  if (!crd_raw_json_value(text, at, name) || name->data[0] != '"') return false;
  skip_space(text, at);
  if (*at >= text.size || text.data[*at] != ':') return false;
  ++*at;
  return crd_raw_json_value(text, at, value);
}

bool crd_raw_json_at_end(crd_string text, size_t at) {
  skip_space(text, &at);
  return at == text.size;
}
