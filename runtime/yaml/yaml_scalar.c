/* SPDX-License-Identifier: Apache-2.0 */
/* The value of a YAML scalar: go-yaml v2 resolve.go, with its variant of YAML 1.1. */
#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../value/joined.h"
#include "../value/number.h"
#include "yaml_parts.h"
#include <crd/base64.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TAG_PREFIX "tag:yaml.org,2002:"

typedef struct word {
  char text[YAML_LONGEST_WORD + 1];
  yaml_type type;
  double number; /* of a float; for a bool 0 or 1 */
} word;

/* resolveMap. */
static bool find_word(crd_string text, yaml_scalar *scalar) {
  static const word words[] = {{"y", YAML_BOOL, 1},
                               {"Y", YAML_BOOL, 1},
                               {"yes", YAML_BOOL, 1},
                               {"Yes", YAML_BOOL, 1},
                               {"YES", YAML_BOOL, 1},
                               {"true", YAML_BOOL, 1},
                               {"True", YAML_BOOL, 1},
                               {"TRUE", YAML_BOOL, 1},
                               {"on", YAML_BOOL, 1},
                               {"On", YAML_BOOL, 1},
                               {"ON", YAML_BOOL, 1},
                               {"n", YAML_BOOL, 0},
                               {"N", YAML_BOOL, 0},
                               {"no", YAML_BOOL, 0},
                               {"No", YAML_BOOL, 0},
                               {"NO", YAML_BOOL, 0},
                               {"false", YAML_BOOL, 0},
                               {"False", YAML_BOOL, 0},
                               {"FALSE", YAML_BOOL, 0},
                               {"off", YAML_BOOL, 0},
                               {"Off", YAML_BOOL, 0},
                               {"OFF", YAML_BOOL, 0},
                               {"", YAML_NULL, 0},
                               {"~", YAML_NULL, 0},
                               {"null", YAML_NULL, 0},
                               {"Null", YAML_NULL, 0},
                               {"NULL", YAML_NULL, 0},
                               {".nan", YAML_FLOAT, NAN},
                               {".NaN", YAML_FLOAT, NAN},
                               {".NAN", YAML_FLOAT, NAN},
                               {".inf", YAML_FLOAT, INFINITY},
                               {".Inf", YAML_FLOAT, INFINITY},
                               {".INF", YAML_FLOAT, INFINITY},
                               {"+.inf", YAML_FLOAT, INFINITY},
                               {"+.Inf", YAML_FLOAT, INFINITY},
                               {"+.INF", YAML_FLOAT, INFINITY},
                               {"-.inf", YAML_FLOAT, -INFINITY},
                               {"-.Inf", YAML_FLOAT, -INFINITY},
                               {"-.INF", YAML_FLOAT, -INFINITY}};
  const char first = text.size ? text.data[0] : '\0';
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
    if (words[i].text[0] != first || !crd_string_equal(text, crd_string_of(words[i].text))) continue;
    scalar->type = words[i].type;
    if (words[i].type == YAML_BOOL)
      scalar->as.boolean = words[i].number > 0;
    else
      scalar->as.number = words[i].number;
    return true;
  }
  return false;
}

/* strconv.ParseUint without underscores: digits of a base. False on anything else, or when it does not fit. */
static bool parse_digits(crd_string text, unsigned base, uint64_t *natural) {
  if (!text.size) return false;
  *natural = 0;
  for (size_t i = 0; i < text.size; i++) {
    unsigned digit = (unsigned)hex_digit(text.data[i]);
    if (digit >= base || *natural > (UINT64_MAX - digit) / base) return false;
    *natural = *natural * base + digit;
  }
  return true;
}

static crd_string cut(crd_string text, size_t from) {
  return from < text.size ? (crd_string){text.data + from, text.size - from} : (crd_string){text.data, 0};
}

/* strconv.ParseUint with base 0: a prefix sets the base. */
static bool parse_natural(crd_string text, uint64_t *natural) {
  if (text.size > 1 && text.data[0] == '0') {
    char letter = (char)(text.data[1] | 0x20);
    if (text.size > 2 && letter == 'x') return parse_digits(cut(text, 2), 16, natural);
    if (text.size > 2 && letter == 'b') return parse_digits(cut(text, 2), 2, natural);
    if (text.size > 2 && letter == 'o') return parse_digits(cut(text, 2), 8, natural);
    return parse_digits(cut(text, 1), 8, natural);
  }
  return parse_digits(text, 10, natural);
}

/* Sets an int64; without a sign also a uint64 above INT64_MAX. False if the number fits in neither. */
static bool set_integer(yaml_scalar *scalar, char sign, uint64_t natural) {
  scalar->type = YAML_INT;
  if (sign == '-') {
    if (natural > (uint64_t)INT64_MAX + 1) return false;
    scalar->as.integer = (int64_t)(0 - natural);
  } else if (natural <= INT64_MAX) {
    scalar->as.integer = (int64_t)natural;
  } else {
    if (sign == '+') return false;
    scalar->type = YAML_UINT;
    scalar->as.natural = natural;
  }
  return true;
}

static char sign_of(crd_string text) {
  return text.size && (text.data[0] == '-' || text.data[0] == '+') ? text.data[0] : 0;
}

static bool parse_yaml_integer(crd_string text, yaml_scalar *scalar) {
  uint64_t natural;
  char sign = sign_of(text);
  return parse_natural(cut(text, sign != 0), &natural) && set_integer(scalar, sign, natural);
}

/* The branch for "0b", which also takes a sign after the prefix. */
SELDOM static bool parse_binary(crd_string text, yaml_scalar *scalar) {
  uint64_t natural;
  if (!crd_string_has_prefix(text, CRD_STRING("0b"))) return false;
  crd_string digits = cut(text, 2);
  char sign = sign_of(digits);
  return parse_digits(cut(digits, sign != 0), 2, &natural) && set_integer(scalar, sign, natural);
}

static size_t count_digits(crd_string text, size_t from) {
  size_t at = from;
  while (at < text.size && is_digit(text.data[at])) at++;
  return at - from;
}

/* yamlStyleFloat: [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)? */
static bool looks_like_float(crd_string text) {
  size_t at = sign_of(text) != 0, whole = count_digits(text, at), fraction = 0;
  at += whole;
  if (at < text.size && text.data[at] == '.') {
    fraction = count_digits(text, at + 1);
    at += 1 + fraction;
  }
  if (!whole && !fraction) return false;
  if (at < text.size && (text.data[at] | 0x20) == 'e') {
    at++;
    if (at < text.size && (text.data[at] == '-' || text.data[at] == '+')) at++;
    size_t digits = count_digits(text, at);
    if (!digits) return false;
    at += digits;
  }
  return at == text.size;
}

static bool parse_float(crd_string text, yaml_scalar *scalar) {
  scalar->type = YAML_FLOAT;
  return looks_like_float(text) && crd_decimal_parse(text, &scalar->as.number);
}

/* Whether every underscore stands between digits (strconv's underscoreOK). */
static bool underscores_separate(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] == '_' && (i == 0 || i + 1 == text.size || !is_digit(text.data[i - 1]) || !is_digit(text.data[i + 1])))
      return false;
  return true;
}

SELDOM static crd_string without_underscores(crd_arena *arena, crd_string text) {
  if (!memchr(text.data, '_', text.size)) return text;
  char *data = crd_arena_alloc(arena, text.size);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] != '_') data[size++] = text.data[i];
  return (crd_string){data, size};
}

/* ---- timestamps: they stay strings, but a tag may require one ---- */

/* Reads a number of one or two digits, as time.Parse reads a short field. */
static bool take_field(crd_string *rest, unsigned least, unsigned most, unsigned *field) {
  size_t digits = count_digits(*rest, 0);
  if (digits == 0) return false;
  if (digits > 2) digits = 2;
  *field = 0;
  for (size_t i = 0; i < digits; i++) *field = *field * 10 + (unsigned)(rest->data[i] - '0');
  *rest = cut(*rest, digits);
  return *field >= least && *field <= most;
}

static bool take_char(crd_string *rest, char c) {
  if (!rest->size || rest->data[0] != c) return false;
  *rest = cut(*rest, 1);
  return true;
}

static bool take_zone(crd_string *rest) {
  if (take_char(rest, 'Z')) return true;
  if (rest->size < 6 || !sign_of(*rest) || rest->data[3] != ':') return false;
  for (size_t i = 1; i < 6; i++)
    if (i != 3 && !is_digit(rest->data[i])) return false;
  unsigned hours = (unsigned)(rest->data[1] - '0') * 10 + (unsigned)(rest->data[2] - '0');
  unsigned minutes = (unsigned)(rest->data[4] - '0') * 10 + (unsigned)(rest->data[5] - '0');
  *rest = cut(*rest, 6);
  return hours <= 24 && minutes < 60;
}

SELDOM bool crd_yaml_is_timestamp(crd_string text) {
  static const unsigned lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  unsigned month, day, field;
  if (count_digits(text, 0) != 4) return false;
  unsigned year = (unsigned)atoi((char[]){text.data[0], text.data[1], text.data[2], text.data[3], 0});
  crd_string rest = cut(text, 4);
  if (!take_char(&rest, '-') || !take_field(&rest, 1, 12, &month) || !take_char(&rest, '-') ||
      !take_field(&rest, 1, 31, &day))
    return false;
  bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  if (day > lengths[month - 1] + (month == 2 && leap)) return false;
  if (!rest.size) return true;
  bool zoned = rest.data[0] == 'T' || rest.data[0] == 't';
  if (!zoned && rest.data[0] != ' ') return false;
  rest = cut(rest, 1);
  if (!take_field(&rest, 0, 23, &field) || !take_char(&rest, ':') || !take_field(&rest, 0, 59, &field) ||
      !take_char(&rest, ':') || !take_field(&rest, 0, 59, &field))
    return false;
  if (rest.size > 1 && (rest.data[0] == '.' || rest.data[0] == ',') && is_digit(rest.data[1]))
    rest = cut(rest, 1 + count_digits(rest, 1));
  return (!zoned || take_zone(&rest)) && !rest.size;
}

/* json.Marshal's coercion: invalid UTF-8 becomes U+FFFD. */
SELDOM crd_string crd_yaml_to_utf8(crd_arena *arena, crd_string bytes) {
  char *out = crd_arena_alloc(arena, bytes.size * 3);
  size_t size = 0, length;
  for (const char *p = bytes.data, *end = p + bytes.size; p < end; p += length)
    size += crd_utf8_encode(out + size, crd_utf8_decode(p, end, &length));
  return (crd_string){out, size};
}

/* ---- resolving a scalar ---- */

/* Resolves a text without a tag; false if it is a string. */
static bool resolve_text(crd_arena *arena, crd_string text, yaml_scalar *scalar) {
  if (!text.size) return find_word(text, scalar);
  if (yaml_may_be_word(text) && find_word(text, scalar)) return true;
  if (text.data[0] == '.') return underscores_separate(text) && parse_float(without_underscores(arena, text), scalar);
  if (!is_digit(text.data[0]) && !sign_of(text)) return false;
  crd_string plain = without_underscores(arena, text);
  return parse_yaml_integer(plain, scalar) || parse_float(plain, scalar) || parse_binary(plain, scalar);
}

static const char *short_tag(yaml_type type) {
  static const char *const tags[] = {"!!null", "!!bool", "!!int", "!!int", "!!float", "!!str"};
  return tags[type];
}

SELDOM static bool resolve_tagged(crd_arena *arena, const yaml_node *node, yaml_scalar *scalar, crd_string *problem) {
  crd_string name = cut(node->tag, sizeof TAG_PREFIX - 1);
  bool string = crd_string_equal(name, CRD_STRING("str"));
  if (string) return true;
  if (!resolve_text(arena, node->text, scalar)) scalar->type = YAML_STRING;
  bool timestamp = crd_string_equal(name, CRD_STRING("timestamp"));
  if (timestamp && crd_yaml_is_timestamp(node->text)) {
    scalar->type = YAML_STRING;
    return true;
  }
  const char *found = short_tag(scalar->type);
  if (!timestamp && crd_string_equal(name, crd_string_of(found + 2))) return true;
  if (scalar->type == YAML_INT && crd_string_equal(name, CRD_STRING("float"))) {
    *scalar = (yaml_scalar){.type = YAML_FLOAT, .as = {.number = (double)scalar->as.integer}};
    return true;
  }
  return crd_refused(problem, crd_arena_printf(arena, "cannot decode %s `%.*s` as a !!%.*s", found, (int)node->text.size,
                                               node->text.size ? node->text.data : "", (int)name.size, name.data));
}

void crd_yaml_resolve_plain(crd_arena *arena, crd_string text, yaml_scalar *scalar) {
  scalar->text = text;
  if (!resolve_text(arena, text, scalar)) scalar->type = YAML_STRING;
}

bool crd_yaml_resolve(crd_arena *arena, const yaml_node *node, yaml_scalar *scalar, crd_string *problem) {
  static const char *const resolvable[] = {"str", "bool", "int", "float", "null", "timestamp"};
  *scalar = (yaml_scalar){.type = YAML_STRING, .text = node->text};
  if (!node->tag.size) {
    if (node->plain) crd_yaml_resolve_plain(arena, node->text, scalar);
    return true;
  }
  if (!crd_string_has_prefix(node->tag, CRD_STRING(TAG_PREFIX))) return true;
  crd_string name = cut(node->tag, sizeof TAG_PREFIX - 1);
  for (size_t i = 0; i < sizeof resolvable / sizeof resolvable[0]; i++)
    if (crd_string_equal(name, crd_string_of(resolvable[i]))) return resolve_tagged(arena, node, scalar, problem);
  if (crd_string_equal(name, CRD_STRING("binary"))) {
    if (crd_base64_bytes(arena, node->text, &scalar->text) != CRD_BASE64_GOOD)
      return crd_refused(problem, CRD_STRING("!!binary value contains invalid base64 data"));
    scalar->raw = true;
  }
  return true;
}

/* A whole number from 1e15 on, from its digits in JSON, which may differ from the double in the last places. */
static bool whole_from_digits(double magnitude, bool negative, yaml_scalar *scalar) {
  char digits[24];
  int point;
  size_t size = crd_shortest_digits(magnitude, digits, &point);
  uint64_t natural;
  while (size < (size_t)point) digits[size++] = '0';
  return parse_digits((crd_string){digits, size}, 10, &natural) && set_integer(scalar, negative ? '-' : '+', natural);
}

SELDOM bool crd_yaml_float_value(double number, crd_value *value) {
  yaml_scalar whole = {.type = YAML_INT};
  double magnitude = fabs(number);
  if (!isfinite(number)) return false;
  *value = crd_value_make_double(number);
  if (magnitude >= 1e21 || magnitude != trunc(magnitude)) return true;
  if (magnitude < 1e15)
    *value = crd_value_make_int((int64_t)number);
  else if (whole_from_digits(magnitude, number < 0, &whole))
    *value = crd_value_make_int(whole.as.integer);
  return true;
}

bool crd_yaml_scalar_value(const yaml_scalar *scalar, crd_value *value) {
  switch (scalar->type) {
  case YAML_NULL:
    *value = crd_value_make_null();
    break;
  case YAML_BOOL:
    *value = crd_value_make_bool(scalar->as.boolean);
    break;
  case YAML_INT:
    *value = crd_value_make_int(scalar->as.integer);
    break;
  case YAML_UINT:
    *value = crd_value_make_double((double)scalar->as.natural);
    break;
  case YAML_FLOAT:
    return crd_yaml_float_value(scalar->as.number, value);
  case YAML_STRING:
    *value = crd_value_make_string(scalar->text);
    break;
  }
  return true;
}

/* strconv.FormatFloat(number, 'g', -1, 32): the fewest digits that read back as the same float. */
SELDOM static crd_string float32_text(crd_arena *arena, double number) {
  float narrow =
      fabs(number) > (double)FLT_MAX * (1 + (double)FLT_EPSILON / 4) ? (float)copysign(INFINITY, number) : (float)number;
  if (isnan(narrow)) return CRD_STRING(".nan");
  if (isinf(narrow)) return narrow < 0 ? CRD_STRING("-.inf") : CRD_STRING(".inf");
  char text[40];
  double shortest = (double)narrow;
  for (int precision = 0; precision < 9; precision++) {
    snprintf(text, sizeof text, "%.*e", precision, (double)narrow);
    for (char *p = text; *p; p++)
      if (!is_digit(*p) && !strchr("e+-", *p)) *p = '.';
    if (crd_decimal_parse(crd_string_of(text), &shortest) && (float)shortest == narrow) break;
  }
  crd_text out = {.arena = arena};
  crd_text_add_double(&out, shortest);
  return crd_text_string(&out);
}

crd_string crd_yaml_key_text(crd_arena *arena, const yaml_scalar *key) {
  switch (key->type) {
  case YAML_BOOL:
    return key->as.boolean ? CRD_STRING("true") : CRD_STRING("false");
  case YAML_INT:
    return crd_arena_printf(arena, "%lld", (long long)key->as.integer);
  case YAML_UINT:
    return crd_arena_printf(arena, "0x%llx", (unsigned long long)key->as.natural);
  case YAML_FLOAT:
    return float32_text(arena, key->as.number);
  case YAML_STRING:
    if (key->text.size) return key->text;
    break;
  case YAML_NULL:
    break;
  }
  return CRD_STRING("");
}
