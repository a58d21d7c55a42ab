/* SPDX-License-Identifier: Apache-2.0 */
/* Scans a text from a place to the end of its line or of its node. */
#include "yaml/place.h"
#include <string.h>

size_t crdc_line_start(crd_string text, size_t at) {
  if (at > text.size) at = text.size;
  while (at && text.data[at - 1] != '\n') at--;
  return at;
}

size_t crdc_line_end(crd_string text, size_t at) {
  const char *end = at < text.size ? memchr(text.data + at, '\n', text.size - at) : NULL;
  return end ? (size_t)(end - text.data) : text.size;
}

size_t crdc_next_line(crd_string text, size_t at) {
  size_t end = crdc_line_end(text, at);
  return end + (end < text.size);
}

size_t crdc_indentation(crd_string text, size_t line) {
  size_t at = line;
  while (at < text.size && text.data[at] == ' ') at++;
  return at - line;
}

size_t crdc_skip_blanks(crd_string text, size_t at) {
  while (at < text.size && crdc_is_blank(text.data[at])) at++;
  return at;
}

bool crdc_is_first(crd_string text, size_t at) {
  size_t line = crdc_line_start(text, at);
  return line + crdc_indentation(text, line) == at;
}

bool crdc_is_flow(crd_string text, const crd_value *value) {
  if (value->offset >= text.size) return false;
  char c = text.data[value->offset];
  return (value->kind == CRD_MAP && c == '{') || (value->kind == CRD_LIST && c == '[');
}

size_t crdc_item_dash(crd_string text, const crd_value *item) {
  size_t at = item->offset;
  if (at > text.size) return PLACE_NOWHERE;
  while (at && (text.data[at - 1] == ' ' || text.data[at - 1] == '\n')) at--;
  return at && text.data[at - 1] == '-' ? at - 1 : PLACE_NOWHERE;
}

/* ---- ends ---- */

static size_t trimmed(crd_string text, size_t begin, size_t end) {
  while (end > begin && (text.data[end - 1] == ' ' || text.data[end - 1] == '\r')) end--;
  return end;
}

static size_t quoted_end(crd_string text, size_t at) {
  char quote = text.data[at];
  for (at++; at < text.size; at++) {
    if (quote == '"' && text.data[at] == '\\') {
      at++;
      continue;
    }
    if (text.data[at] != quote) continue;
    if (quote == '"' || at + 1 == text.size || text.data[at + 1] != '\'') return at + 1;
    at++;
  }
  return PLACE_NOWHERE;
}

/* The end of the lines after the one at `at` that are indented more than `column`, up to the last non-blank one. */
static size_t deeper_end(crd_string text, size_t at, size_t column, bool comments) {
  size_t last = crdc_line_end(text, at);
  for (size_t begin = last + 1; begin < text.size;) {
    size_t end = crdc_line_end(text, begin), indent = crdc_indentation(text, begin);
    if (trimmed(text, begin, end) != begin) {
      if (indent <= column || (!comments && text.data[begin + indent] == '#')) break;
      last = end;
    }
    begin = end + 1;
  }
  return last;
}

static size_t plain_end(crd_string text, size_t at, size_t column, bool flow) {
  size_t end = crdc_line_end(text, at);
  for (size_t i = at; i < end; i++) {
    bool ends = flow && strchr(",]}", text.data[i]);
    if (ends || (text.data[i] == '#' && i > at && text.data[i - 1] == ' ')) return trimmed(text, at, i);
  }
  return flow ? trimmed(text, at, end) : trimmed(text, at, deeper_end(text, at, column, false));
}

static size_t flow_end(crd_string text, size_t at) {
  size_t depth = 0;
  while (at < text.size) {
    char c = text.data[at];
    if (c == '"' || c == '\'') {
      at = quoted_end(text, at);
      if (at == PLACE_NOWHERE) return at;
      continue;
    }
    if (c == '#' && text.data[at - 1] == ' ') at = crdc_line_end(text, at);
    if (c == '{' || c == '[') depth++;
    if ((c == '}' || c == ']') && --depth == 0) return at + 1;
    at++;
  }
  return PLACE_NOWHERE;
}

static size_t block_end(crd_string text, const crd_value *value) {
  if (!value->size) return PLACE_NOWHERE;
  if (value->kind == CRD_MAP) {
    const crd_member *last = &value->as.members[value->size - 1];
    if (last->name_offset == CRD_NO_OFFSET) return PLACE_NOWHERE;
    return crdc_node_end(text, &last->value, crdc_column(text, last->name_offset), false);
  }
  const crd_value *last = &value->as.items[value->size - 1];
  size_t dash = crdc_item_dash(text, last);
  return dash == PLACE_NOWHERE ? dash : crdc_node_end(text, last, crdc_column(text, dash), false);
}

size_t crdc_node_end(crd_string text, const crd_value *value, size_t column, bool flow) {
  size_t at = value->offset;
  if (value->offset == CRD_NO_OFFSET || at > text.size) return PLACE_NOWHERE;
  if (at == text.size || text.data[at] == '\n') return at; /* an implicit null */
  char c = text.data[at];
  if (strchr("!&*", c)) return PLACE_NOWHERE;
  if (crdc_is_flow(text, value)) return flow_end(text, at);
  if (value->kind == CRD_MAP || value->kind == CRD_LIST) return block_end(text, value);
  if (c == '"' || c == '\'') return quoted_end(text, at);
  if (!flow && (c == '|' || c == '>')) return deeper_end(text, at, column, true);
  return plain_end(text, at, column, flow);
}
