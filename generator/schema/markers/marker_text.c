/* SPDX-License-Identifier: Apache-2.0 */
/* Joins comment lines to one line, and decodes Go's quoted strings; see marker_text.h. */
#include "schema/markers/marker_text.h"

#include "../../../runtime/base/utf8.h"
#include "base/memory.h"

static size_t comment_line_end(crd_string text, size_t at) {
  while (at < text.size && text.data[at] != '\n') at++;
  return at;
}

static bool is_blank_or_break(char c) {
  return c == ' ' || c == '\t';
}

bool crdc_marker_comment_start(crd_string text, size_t line, size_t *start, size_t *blanks) {
  size_t at = line;
  while (at < text.size && is_blank_or_break(text.data[at])) at++;
  if (at >= text.size || text.data[at] != '#') return false;
  size_t after = ++at;
  while (at < text.size && is_blank_or_break(text.data[at])) at++;
  *start = at;
  *blanks = at - after;
  return true;
}

static void add_segment(crd_arena *arena, marker_line *line, crd_text *out, size_t from, size_t to) {
  while (to > from && (is_blank_or_break(line->source->text.data[to - 1]) || line->source->text.data[to - 1] == '\r')) to--;
  if (line->count) crd_text_add_char(out, ' ');
  CRD_ARENA_PUSH(arena, line->segments, line->count, line->capacity, 2, (marker_segment){out->size, (uint32_t)from});
  crd_text_add(out, (crd_string){line->source->text.data + from, to - from});
}

marker_line crdc_marker_line_read(crd_arena *arena, const source *source, uint32_t offset, uint32_t *end) {
  marker_line line = {.source = source};
  crd_string text = source->text;
  crd_text out = {.arena = arena};
  size_t stop = comment_line_end(text, offset);
  add_segment(arena, &line, &out, offset, stop);
  while (stop < text.size) {
    size_t start, blanks;
    if (!crdc_marker_comment_start(text, stop + 1, &start, &blanks) || blanks < 2) break;
    size_t next = comment_line_end(text, start);
    if (start >= next || text.data[start] == '\r') break; /* only blanks: prose */
    add_segment(arena, &line, &out, start, next);
    stop = next;
  }
  *end = (uint32_t)(stop < text.size ? stop + 1 : stop);
  line.text = crd_text_string(&out);
  return line;
}

uint32_t crdc_marker_line_offset(const marker_line *line, size_t at) {
  size_t i = line->count;
  while (i > 1 && line->segments[i - 1].at > at) i--;
  return line->segments[i - 1].offset + (uint32_t)(at - line->segments[i - 1].at);
}

/* ---- Go's strings ---- */

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

/* Parses a number of exactly `count` digits. */
static bool read_escape_digits(crd_string text, size_t at, size_t count, unsigned base, uint32_t *number) {
  *number = 0;
  for (size_t i = 0; i < count; i++) {
    if (at + i >= text.size || digit_of(text.data[at + i]) >= (int)base) return false;
    *number = *number * base + (uint32_t)digit_of(text.data[at + i]);
  }
  return true;
}

static size_t add_byte(crd_text *out, char byte) {
  if (out) crd_text_add_char(out, byte);
  return 1;
}

static size_t add_go_rune(crd_text *out, uint32_t rune) {
  if (out) crd_utf8_add(out, rune);
  return rune < 0x80 ? 1 : rune < 0x800 ? 2 : rune < 0x10000 ? 3 : 4;
}

static size_t unescape_text(crd_string text, size_t at, crd_text *out, size_t *size) {
  static const char names[] = "abfnrtv\\\"", bytes[] = "\a\b\f\n\r\t\v\\\"";
  if (at + 1 >= text.size) return 0;
  char c = text.data[at + 1];
  const char *found = c ? strchr(names, c) : NULL;
  uint32_t number;
  if (found) {
    *size = 2;
    return add_byte(out, bytes[found - names]);
  }
  if (c == 'x' && read_escape_digits(text, at + 2, 2, 16, &number)) {
    *size = 4;
    return add_byte(out, (char)number);
  }
  if (read_escape_digits(text, at + 1, 3, 8, &number) && number < 256) {
    *size = 4;
    return add_byte(out, (char)number);
  }
  if ((c == 'u' || c == 'U') && read_escape_digits(text, at + 2, c == 'u' ? 4 : 8, 16, &number) && number <= 0x10FFFF &&
      (number < 0xD800 || number > 0xDFFF)) {
    *size = c == 'u' ? 6 : 10;
    return add_go_rune(out, number);
  }
  return 0;
}

size_t crdc_marker_unquote_step(crd_string text, size_t at, char quote, crd_text *out, size_t *size) {
  *size = 0;
  if (at >= text.size) return 0;
  if (text.data[at] == quote) {
    *size = 1;
    return 0;
  }
  if (quote == '"' && text.data[at] == '\\') return unescape_text(text, at, out, size);
  *size = 1;
  return add_byte(out, text.data[at]);
}

bool crdc_marker_text_location(location start, size_t at, location *place) {
  start = crdc_location_resolve(start);
  if (!start.source || start.offset >= start.source->text.size) return false;
  crd_string text = start.source->text;
  const char *before = memrchr(text.data, '\n', start.offset);
  size_t line = before ? (size_t)(before + 1 - text.data) : 0, comment, blanks;
  if (!crdc_marker_comment_start(text, line, &comment, &blanks) || comment > start.offset) return false;
  crd_arena *arena = memory_arena(NULL);
  uint32_t end;
  marker_line read = crdc_marker_line_read(arena, start.source, start.offset, &end);
  char quote = read.text.size ? read.text.data[0] : 0;
  size_t from = at;
  if (quote == '"' || quote == '`') {
    size_t size, made;
    for (from = 1; (made = crdc_marker_unquote_step(read.text, from, quote, NULL, &size)) > 0 && made <= at; from += size)
      at -= made;
  }
  if (from > read.text.size) from = read.text.size;
  *place = (location){start.source, crdc_marker_line_offset(&read, from)};
  crd_arena_destroy(arena);
  return true;
}
