/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/raw_json.h>

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Ends a number, a name or what stands in the place of one. */
static bool is_delimiter(char c) {
  return is_blank(c) || c == '{' || c == '}' || c == '[' || c == ']' || c == ',' || c == ':' || c == '"';
}

static void skip_space(crd_string text, size_t *at) {
  while (*at < text.size && is_blank(text.data[*at])) ++*at;
}

/* `at` stands on the opening quote. */
static bool skip_raw_string(crd_string text, size_t *at) {
  for (++*at; *at < text.size; ++*at) {
    if (text.data[*at] == '\\')
      ++*at;
    else if (text.data[*at] == '"') {
      ++*at;
      return true;
    }
  }
  *at = text.size;
  return false;
}

bool crd_raw_json_value(crd_string text, size_t *at, crd_string *value) {
  skip_space(text, at);
  size_t start = *at, depth = 0;
  while (*at < text.size) {
    char c = text.data[*at];
    if (c == '"') {
      if (!skip_raw_string(text, at)) return false;
    } else if (c == '{' || c == '[') {
      depth++;
      ++*at;
      continue;
    } else if (c == '}' || c == ']') {
      if (depth == 0) return false;
      depth--;
      ++*at;
    } else if (c == ',' || c == ':' || is_blank(c)) {
      if (depth == 0) return false;
      ++*at;
      continue;
    } else {
      while (*at < text.size && !is_delimiter(text.data[*at])) ++*at;
    }
    if (depth == 0) {
      *value = (crd_string){text.data + start, *at - start};
      return true;
    }
  }
  return false;
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
