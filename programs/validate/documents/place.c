/* SPDX-License-Identifier: Apache-2.0 */
/* Line and column of offsets, and the lines of source around them. */
#include "place.h"
#include "../../../runtime/base/scan.h"
#include <stdlib.h>

/* Advances a position over a part of the text. Columns count code points. */
static void position_pass(crd_position *position, const char *at, const char *end) {
  const char *line = end;
  const uint32_t lines = scan_line_ends(at, end);
  while (line > at && line[-1] != '\n') line--;
  if (lines) *position = (crd_position){position->line + lines, 1};
  for (at = line; at < end; at++) position->column += ((unsigned char)*at & 0xc0) != 0x80;
}

void report_index_init(report_index *index, crd_string text) {
  *index = (report_index){.text = text};
  pthread_mutex_init(&index->lock, NULL);
}

static void make_steps(report_index *index) {
  crd_string text = index->text;
  index->steps = malloc((text.size / REPORT_STEP + 1) * sizeof(crd_position));
  crd_position here = {1, 1};
  for (size_t i = 0; index->steps && i <= text.size; i += REPORT_STEP) {
    index->steps[index->count++] = here;
    position_pass(&here, text.data + i, text.data + (text.size - i < REPORT_STEP ? text.size : i + REPORT_STEP));
  }
}

void report_index_free(report_index *index) {
  free(index->steps);
  pthread_mutex_destroy(&index->lock);
}

static crd_position position_of(report_index *index, size_t offset) {
  pthread_mutex_lock(&index->lock);
  if (!index->count) make_steps(index);
  pthread_mutex_unlock(&index->lock);
  if (!index->count) return crd_position_of(index->text, offset); /* slow, without memory */
  crd_position here = index->steps[offset / REPORT_STEP];
  position_pass(&here, index->text.data + (offset - offset % REPORT_STEP), index->text.data + offset);
  return here;
}

crd_string report_line_around(crd_string text, size_t offset, size_t *column) {
  size_t start = offset, end = offset;
  while (start > 0 && offset - start <= REPORT_LINE && text.data[start - 1] != '\n') start--;
  while (end < text.size && end - offset <= REPORT_LINE && text.data[end] != '\n' && text.data[end] != '\r') end++;
  *column = offset - start;
  if (end - start > REPORT_LINE) {
    if (*column > REPORT_LINE / 2) {
      start = offset - REPORT_LINE / 2;
      *column = REPORT_LINE / 2;
    }
    while (start < offset && (text.data[start] & 0xc0) == 0x80) start++, --*column; /* whole characters */
    if (end - start > REPORT_LINE) end = start + REPORT_LINE;
    while (end > offset && end < text.size && (text.data[end] & 0xc0) == 0x80) end--;
  }
  return (crd_string){text.data + start, end - start};
}

size_t report_input_offset(const report_place *place, size_t offset, bool *known) {
  crd_string source = place->input->text;
  *known = offset != CRD_NO_OFFSET && place->document + offset <= source.size;
  size_t at = place->document + (*known ? offset : 0);
  while (!*known && at < source.size && source.data[at] != '\0' && strchr("-\r\n \t", source.data[at])) at++;
  return at;
}

crd_position report_position(const report_place *place, size_t offset) {
  bool known;
  return report_position_at(place, report_input_offset(place, offset, &known));
}

crd_position report_position_at(const report_place *place, size_t at) {
  return position_of(place->index, at);
}

/* ---- tokens ---- */

/* The offset after the closing quote, or the end of the line. */
static size_t quoted_end(crd_string text, size_t at) {
  const char quote = text.data[at];
  for (size_t i = at + 1; i < text.size && text.data[i] != '\n'; i++) {
    if (quote == '"' && text.data[i] == '\\')
      i++;
    else if (text.data[i] == quote)
      return i + 1;
  }
  size_t end = at;
  while (end < text.size && text.data[end] != '\n' && text.data[end] != '\r') end++;
  return end;
}

/* Whether a plain scalar or name ends at `at`. */
static bool ends_plain(crd_string text, size_t at) {
  const char c = text.data[at], next = at + 1 < text.size ? text.data[at + 1] : '\n';
  const bool blank = next == ' ' || next == '\n' || next == '\r' || next == '\t';
  if (c == '\n' || c == '\r' || c == ',' || c == '}' || c == ']') return true;
  return (c == ':' && blank) || ((c == ' ' || c == '\t') && next == '#');
}

size_t report_token_end(crd_string text, size_t at) {
  if (at >= text.size) return at;
  const char c = text.data[at];
  if (c == '"' || c == '\'') return quoted_end(text, at);
  if (c == '{' || c == '[') return at + 1;
  size_t end = at;
  while (end < text.size && !ends_plain(text, end)) end++;
  while (end > at && (text.data[end - 1] == ' ' || text.data[end - 1] == '\t')) end--;
  return end > at || text.data[at] == '\n' ? end : at + 1;
}
