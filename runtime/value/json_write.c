/* SPDX-License-Identifier: Apache-2.0 */
/* Value tree to JSON. Names are sorted (CRD_JSON_GO) through an array of pointers on a stack of the arena. */
#include "../base/scan.h"
#include "../base/utf8.h"
#include "members.h"
#include <crd/json.h>
#include <stdlib.h>

/* The first byte that must be escaped in a string of this style, or that is not ASCII; `end` if there is none. */
static const char *plain_end(const char *p, const char *end, crd_json_style style) {
  if (style != CRD_JSON_GO) return scan_plain(p, end);
  while (p < end && scan_is_plain(*p) && *p != '<' && *p != '>' && *p != '&') p++;
  return p;
}

static void put_char(crd_text *text, char c) {
  if (text->size < text->capacity)
    text->data[text->size++] = c;
  else
    crd_text_add_char(text, c);
}

static void add_escaped_byte(crd_text *text, unsigned char c) {
  static const char letters[] = "btn\0fr"; /* from U+0008 on */
  crd_text_add_char(text, '\\');
  if (c == '"' || c == '\\')
    crd_text_add_char(text, (char)c);
  else if (c >= 8 && c <= 13 && c != 11)
    crd_text_add_char(text, letters[c - 8]);
  else
    crd_text_printf(text, "u%04x", c);
}

/* encoding/json's appendString escapes U+2028 and U+2029, and writes invalid UTF-8 as \ufffd. Other styles also escape code
 * points that terminals or editors treat specially, and those that are not characters. */
static void add_json_rune(crd_text *text, const char *p, size_t length, uint32_t rune, crd_json_style style) {
  bool invalid = length == 1, separator = rune == 0x2028 || rune == 0x2029;
  if (invalid || (style == CRD_JSON_GO ? separator : rune < 0x10000 && (utf8_is_hidden(rune) || utf8_is_nothing(rune))))
    crd_text_printf(text, "\\u%04x", rune);
  else
    crd_text_add(text, (crd_string){p, length});
}

/* Writes a string if there is room for it and no byte needs an escape, as in most strings. False otherwise. */
static bool write_plain_string(crd_text *text, crd_string string, crd_json_style style) {
  enum { LONG = 256 };
  if (!string.data || string.size > LONG || text->capacity - text->size < string.size + 2) return false;
  const char *end = string.data + string.size;
  if (plain_end(string.data, end, style) != end || memchr(string.data, '#', string.size)) return false;
  char *out = text->data + text->size;
  *out++ = '"';
  memcpy(out, string.data, string.size);
  out[string.size] = '"';
  text->size += string.size + 2;
  return true;
}

/* Adds characters without escapes, except where a command of a CI system begins within a line. */
SELDOM static void add_plain_part(crd_text *text, const char *plain, const char *end, crd_json_style style) {
  const char *p = plain;
  while (style != CRD_JSON_GO && (p = memchr(p, '#', (size_t)(end - p)))) {
    if (crd_utf8_is_command(p, p, end)) {
      crd_text_add(text, (crd_string){plain, (size_t)(p - plain)});
      crd_text_add(text, CRD_STRING("\\u0023"));
      plain = p + 1;
    }
    p++;
  }
  crd_text_add(text, (crd_string){plain, (size_t)(end - plain)});
}

void crd_json_write_string(crd_text *text, crd_string string, crd_json_style style) {
  if (write_plain_string(text, string, style)) return;
  crd_text_add_char(text, '"');
  const char *p = string.data, *end = p ? p + string.size : p;
  while (p < end) {
    const char *plain = p;
    p = plain_end(p, end, style);
    add_plain_part(text, plain, p, style);
    if (p == end) break;
    size_t length = 1;
    if ((unsigned char)*p < 0x80) {
      add_escaped_byte(text, (unsigned char)*p);
    } else {
      uint32_t rune = crd_utf8_decode(p, end, &length);
      add_json_rune(text, p, length, rune, style);
    }
    p += length;
  }
  crd_text_add_char(text, '"');
}

static void add_int(crd_text *text, int64_t integer) {
  char reversed[20], digits[21];
  size_t size = 0, at = 0;
  uint64_t magnitude = integer < 0 ? 0 - (uint64_t)integer : (uint64_t)integer;
  do {
    reversed[size++] = (char)('0' + magnitude % 10);
    magnitude /= 10;
  } while (magnitude);
  if (integer < 0) digits[at++] = '-';
  while (size) digits[at++] = reversed[--size];
  crd_text_add(text, (crd_string){digits, at});
}

static void write_member(crd_text *text, const crd_member *member, bool first, crd_json_style style) {
  if (!first) put_char(text, ',');
  crd_json_write_string(text, crd_member_name(member), style);
  put_char(text, ':');
  crd_json_write(text, &member->value, style);
}

static bool is_sorted(const crd_value *map) {
  for (uint32_t i = 1; i < map->size; i++)
    if (crd_string_compare(crd_member_name(&map->as.members[i - 1]), crd_member_name(&map->as.members[i])) > 0) return false;
  return true;
}

static void json_map(crd_text *text, const crd_value *map, crd_json_style style) {
  put_char(text, '{');
  if (style != CRD_JSON_GO || is_sorted(map)) {
    for (uint32_t i = 0; i < map->size; i++) write_member(text, &map->as.members[i], i == 0, style);
  } else {
    const crd_member **sorted = crd_members_sorted(text->arena, map, crd_members_by_name);
    for (uint32_t i = 0; i < map->size; i++) write_member(text, sorted[i], i == 0, style);
  }
  put_char(text, '}');
}

void crd_json_write(crd_text *text, const crd_value *value, crd_json_style style) {
  switch ((crd_value_kind)value->kind) {
  case CRD_NULL:
    crd_text_add(text, CRD_STRING("null"));
    break;
  case CRD_BOOL:
    crd_text_add(text, value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case CRD_INT:
    add_int(text, value->as.integer);
    break;
  case CRD_DOUBLE:
    crd_text_add_json_double(text, value->as.number);
    break;
  case CRD_STRING_VALUE:
    crd_json_write_string(text, crd_value_string(value), style);
    break;
  case CRD_LIST:
    put_char(text, '[');
    for (uint32_t i = 0; i < value->size; i++) {
      if (i) put_char(text, ',');
      crd_json_write(text, &value->as.items[i], style);
    }
    put_char(text, ']');
    break;
  case CRD_MAP:
    json_map(text, value, style);
    break;
  }
}

crd_string crd_json_encode(crd_arena *arena, const crd_value *value, crd_json_style style) {
  crd_text text = {.arena = arena};
  crd_json_write(&text, value, style);
  return crd_text_string(&text);
}

crd_position crd_position_of(crd_string input, size_t offset) {
  crd_position position = {1, 1};
  if (offset > input.size) offset = input.size;
  size_t line = 0;
  for (const char *end; line < offset && (end = memchr(input.data + line, '\n', offset - line));) {
    position.line++;
    line = (size_t)(end - input.data) + 1;
  }
  for (size_t at = line; at < offset; at++) position.column += !utf8_continues(input.data[at]);
  return position;
}

const char *crd_json_kind_name(const crd_value *value) {
  switch ((crd_value_kind)value->kind) {
  case CRD_BOOL:
    return "bool";
  case CRD_INT:
  case CRD_DOUBLE:
    return "number";
  case CRD_STRING_VALUE:
    return "string";
  case CRD_LIST:
    return "array";
  default:
    return "object";
  }
}
