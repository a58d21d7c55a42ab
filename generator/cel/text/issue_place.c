/* SPDX-License-Identifier: Apache-2.0 */
/* Maps an issue of an expression to its place in the CRD's file. */
#include "cel/text/issues.h"
#include "schema/markers/marker.h"
#include <crd/go_text.h>
#include <string.h>

static crd_string line_of(crd_string text, uint32_t number) {
  for (; number > 1; number--) {
    const char *end = text.size ? memchr(text.data, '\n', text.size) : NULL;
    if (!end) return (crd_string){NULL, 0};
    text.size -= (size_t)(end + 1 - text.data);
    text.data = end + 1;
  }
  const char *end = text.size ? memchr(text.data, '\n', text.size) : NULL;
  return (crd_string){text.data, end ? (size_t)(end - text.data) : text.size};
}

static size_t bytes_of_points(crd_string text, uint32_t points) {
  size_t i = 0;
  while (i < text.size && (points > 0 || ((unsigned char)text.data[i] & 0xC0) == 0x80)) {
    i++;
    if (i == text.size || ((unsigned char)text.data[i] & 0xC0) != 0x80) points -= points > 0;
  }
  return i;
}

/* Searches `wanted` in the source at or after `from`, within `window` bytes, and sets `from` to it. */
static bool find_line(crd_string source, size_t *from, size_t window, crd_string wanted) {
  size_t end = source.size - *from < window ? source.size : *from + window;
  for (size_t i = *from; wanted.size && i + wanted.size <= end; i++)
    if (memcmp(source.data + i, wanted.data, wanted.size) == 0) {
      *from = i;
      return true;
    }
  return false;
}

/* The place of an issue in an expression that is a marker's argument. */
static bool find_in_marker(const cel_ast *ast, const cel_issue *issue, location start, location *place) {
  crd_string line = line_of(ast->source, issue->line);
  if (!crdc_marker_text_location(start, (size_t)(line.data - ast->source.data) + bytes_of_points(line, issue->column),
                                 place))
    return false;
  if (place->source != start.source) *place = (location){start.source, place->offset + place->source->start};
  return true;
}

location crdc_cel_issue_location(const cel_ast *ast, const cel_issue *issue, location start) {
  location in_marker;
  if (!start.source || start.offset == CRD_NO_OFFSET || issue->line == CEL_NO_PLACE) return start;
  if (find_in_marker(ast, issue, start, &in_marker)) return in_marker;
  crd_string source = start.source->text;
  size_t at = start.offset, window = ast->source.size * 3 + 200;
  if (at > source.size) return start;
  crd_string wanted = {NULL, 0};
  for (uint32_t line = 1; line <= issue->line; line++) {
    at += wanted.size;
    wanted = crd_go_trim(line_of(ast->source, line));
    if (wanted.size && !find_line(source, &at, window, wanted)) return start;
  }
  crd_string whole = line_of(ast->source, issue->line);
  size_t column = bytes_of_points(whole, issue->column), indent = wanted.size ? (size_t)(wanted.data - whole.data) : 0;
  return (location){start.source, (uint32_t)(at + (column > indent ? column - indent : 0))};
}
