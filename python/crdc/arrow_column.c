/* SPDX-License-Identifier: Apache-2.0 */
/* A type is a format of a few letters. Rows are counted within the array, before its offset is added. */
#include "arrow_column.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

enum { MOST_DEPTH = 200 };

static int64_t int_at(const ArrowArray *array, char type, int64_t at) {
  const void *values = array->buffers[1];
  if (type == 'c') return ((const int8_t *)values)[at];
  if (type == 'C') return ((const uint8_t *)values)[at];
  if (type == 's') return ((const int16_t *)values)[at];
  if (type == 'S') return ((const uint16_t *)values)[at];
  if (type == 'i') return ((const int32_t *)values)[at];
  if (type == 'I') return ((const uint32_t *)values)[at];
  return ((const int64_t *)values)[at];
}

bool arrow_is_null(arrow_column column, int64_t row) {
  const ArrowArray *array = column.array;
  const int64_t at = row + array->offset;
  if (column.schema->format[0] == 'n') return true;
  const uint8_t *valid = array->n_buffers ? array->buffers[0] : NULL;
  return array->null_count && valid && !(valid[at / 8] >> (at % 8) & 1);
}

bool arrow_is_text(const ArrowSchema *schema) {
  const char *format = schema->format + (schema->format[0] == 'v');
  return !schema->dictionary && format[0] && strchr("uUzZ", format[0]) && !format[1];
}

bool arrow_is_tree(const ArrowSchema *schema) {
  return !strcmp(schema->format, "+s") || !strcmp(schema->format, "+m");
}

void arrow_text(arrow_column column, int64_t row, const char **text, size_t *size) {
  const ArrowArray *array = column.array;
  const int64_t at = row + array->offset;
  const char type = column.schema->format[0];
  if (type == 'v') { /* 16 bytes: a short text itself; otherwise its buffer and offset */
    const char *view = (const char *)array->buffers[1] + 16 * at;
    int32_t words[4];
    memcpy(words, view, sizeof words);
    *size = (size_t)words[0];
    *text = words[0] <= 12 ? view + 4 : (const char *)array->buffers[2 + words[2]] + words[3];
    return;
  }
  const char offsets = type == 'U' || type == 'Z' ? 'l' : 'i';
  const int64_t from = int_at(array, offsets, at);
  *text = (const char *)array->buffers[2] + from;
  *size = (size_t)(int_at(array, offsets, at + 1) - from);
}

/* The number of buffers of a type that JSON supports, or -1; `children`: their number, -1 for any. */
static int64_t shape_of(const char *format, int64_t *children) {
  *children = 0;
  if (!strcmp(format, "n")) return 0;
  if (format[0] && !format[1] && strchr("bcCsSiIlLfg", format[0])) return 2;
  if (!strcmp(format, "u") || !strcmp(format, "U")) return 3;
  if (!strcmp(format, "vu") || !strncmp(format, "ts", 2) || !strcmp(format, "tdD")) return 2;
  *children = !strcmp(format, "+s") ? -1 : 1;
  if (!strcmp(format, "+s")) return 1;
  return !strcmp(format, "+l") || !strcmp(format, "+L") || !strcmp(format, "+m") ? 2 : -1;
}

/* Whether it is the entry of a map: texts and values. */
static bool is_entry(const ArrowSchema *entry) {
  return !strcmp(entry->format, "+s") && entry->n_children == 2 && arrow_is_text(entry->children[0]);
}

bool arrow_check(arrow_column column, buffer *path, const char **format, int depth) {
  int64_t children = 0;
  *format = column.schema->format;
  const bool bytes = arrow_is_text(column.schema) && !depth; /* only as an object, not within a tree */
  const int64_t buffers = bytes ? 2 + (**format != 'v') : shape_of(*format, &children), count = column.schema->n_children;
  if (buffers < 0 || column.schema->dictionary || depth > MOST_DEPTH || column.array->n_buffers < buffers) return false;
  if (count != column.array->n_children || (children >= 0 && count != children)) return false;
  if (!strcmp(*format, "+m") && !is_entry(column.schema->children[0])) return false;
  for (int64_t i = 0; i < count; i++) {
    const size_t before = path->size;
    const char *name = !strcmp(column.schema->format, "+s") ? arrow_name(column.schema->children[i]) : "[]";
    if (*name != '[') buffer_add_char(path, '.');
    buffer_add(path, name, strlen(name));
    if (!arrow_check(arrow_child(column, i), path, format, depth + 1)) return false;
    path->size = before;
  }
  return true;
}

static void write_text(buffer *out, const char *text, size_t size) {
  size_t from = 0;
  buffer_add_char(out, '"');
  for (size_t i = 0; i < size; i++) {
    const unsigned char c = (unsigned char)text[i];
    char escape[8];
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    buffer_add(out, text + from, i - from);
    buffer_add(out, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", c));
    from = i + 1;
  }
  buffer_add(out, text + from, size - from);
  buffer_add_char(out, '"');
}

static void write_words(buffer *out, const char *words) {
  buffer_add(out, words, strlen(words));
}

/* Writes the shortest digits that give the same number; an integral one with ".0", so that it stays a double. */
static void write_double(buffer *out, double number, bool narrow) {
  char text[40];
  if (!isfinite(number)) {
    write_words(out, "null");
    return;
  }
  for (int digits = narrow ? 6 : 15; digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, number);
    if (narrow ? strtof(text, NULL) == (float)number : strtod(text, NULL) == number) break;
  }
  write_words(out, text);
  if (!strpbrk(text, ".e")) write_words(out, ".0");
}

/* Writes a date ("tdD"), or a time in Kubernetes' format, with a fraction if it is not 0; JSON readers do not convert it.
 * The calendar is the proleptic Gregorian one: years begin in March, eras have 400 of them. */
static void write_time(buffer *out, const char *format, int64_t value) {
  const char unit = format[2];
  const int digits = unit == 'm' ? 3 : unit == 'u' ? 6 : unit == 'n' ? 9 : 0;
  const int64_t parts = unit == 'm' ? 1000 : unit == 'u' ? 1000000 : unit == 'n' ? 1000000000 : 1;
  const int64_t fraction = (value % parts + parts) % parts, seconds = (value - fraction) / parts;
  const int64_t of_day = (seconds % 86400 + 86400) % 86400;
  const int64_t day = (unit == 'D' ? value : (seconds - of_day) / 86400) + 719468;
  const int64_t era = (day >= 0 ? day : day - 146096) / 146097, of_era = day - era * 146097;
  const int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const int64_t of_year = of_era - (365 * year + year / 4 - year / 100), month = (5 * of_year + 2) / 153;
  const int date = (int)(of_year - (153 * month + 2) / 5 + 1), shown = (int)(month < 10 ? month + 3 : month - 9);
  char text[80];
  snprintf(text, sizeof text, "\"%04" PRId64 "-%02d-%02d", era * 400 + year + (shown <= 2), shown, date);
  write_words(out, text);
  snprintf(text, sizeof text, "T%02d:%02d:%02d", (int)(of_day / 3600), (int)(of_day / 60 % 60), (int)(of_day % 60));
  write_words(out, unit == 'D' ? "" : text);
  snprintf(text, sizeof text, ".%0*" PRId64, digits, fraction);
  write_words(out, fraction ? text : "");
  write_words(out, unit == 'D' ? "\"" : "Z\"");
}

static void write_scalar(buffer *out, arrow_column column, int64_t at) {
  const void *values = column.array->buffers[1];
  const char type = column.schema->format[0];
  char text[32];
  if (type == 'b') {
    write_words(out, ((const uint8_t *)values)[at / 8] >> (at % 8) & 1 ? "true" : "false");
  } else if (type == 'f') {
    write_double(out, (double)((const float *)values)[at], true);
  } else if (type == 'g') {
    write_double(out, ((const double *)values)[at], false);
  } else if (type == 't') {
    write_time(out, column.schema->format, int_at(column.array, column.schema->format[1] == 's' ? 'l' : 'i', at));
  } else {
    const int64_t number = int_at(column.array, type, at);
    snprintf(text, sizeof text, type == 'L' ? "%" PRIu64 : "%" PRId64, number);
    write_words(out, text);
  }
}

static void write_struct(buffer *out, arrow_column column, int64_t row) {
  bool first = true;
  buffer_add_char(out, '{');
  for (int64_t i = 0; i < column.schema->n_children; i++) {
    const arrow_column child = arrow_child(column, i);
    const int64_t at = row + column.array->offset;
    if (arrow_is_null(child, at)) continue;
    if (!first) buffer_add_char(out, ',');
    first = false;
    write_text(out, arrow_name(child.schema), strlen(arrow_name(child.schema)));
    buffer_add_char(out, ':');
    arrow_write_json(out, child, at);
  }
  buffer_add_char(out, '}');
}

static void write_list(buffer *out, arrow_column column, int64_t row) {
  const bool map = column.schema->format[1] == 'm';
  const arrow_column items = arrow_child(column, 0);
  const char offsets = column.schema->format[1] == 'L' ? 'l' : 'i';
  const int64_t at = row + column.array->offset, from = int_at(column.array, offsets, at);
  const int64_t to = int_at(column.array, offsets, at + 1);
  buffer_add_char(out, map ? '{' : '[');
  for (int64_t i = from; i < to; i++) {
    if (i > from) buffer_add_char(out, ',');
    if (map) {
      const char *key;
      size_t size;
      arrow_text(arrow_child(items, 0), i + items.array->offset, &key, &size);
      write_text(out, key, size);
      buffer_add_char(out, ':');
    }
    arrow_write_json(out, map ? arrow_child(items, 1) : items, map ? i + items.array->offset : i);
  }
  buffer_add_char(out, map ? '}' : ']');
}

void arrow_write_json(buffer *out, arrow_column column, int64_t row) {
  if (arrow_is_null(column, row)) {
    write_words(out, "null");
  } else if (column.schema->format[0] == '+') {
    (column.schema->format[1] == 's' ? write_struct : write_list)(out, column, row);
  } else if (arrow_is_text(column.schema)) {
    const char *text;
    size_t size;
    arrow_text(column, row, &text, &size);
    write_text(out, text, size);
  } else {
    write_scalar(out, column, row + column.array->offset);
  }
}
