/* SPDX-License-Identifier: Apache-2.0 */
/* The slower cases of JSON's literals: strings with escapes or non-ASCII characters, and numbers.
 * Mirrors decode.go unquoteBytes, convertNumber and, in fold.go, foldName. */
#include "json_string.h"
#include "../base/utf8.h"
#include "number.h"

/* The character that a one-character escape stands for, or 0. */
static char unescaped(char letter) {
  switch (letter) {
  case 'b':
    return '\b';
  case 'f':
    return '\f';
  case 'n':
    return '\n';
  case 'r':
    return '\r';
  case 't':
    return '\t';
  case '"':
  case '\\':
  case '/':
    return letter;
  default:
    return '\0';
  }
}

/* Checks an escape; `p` is after the backslash. Returns a pointer behind it, or NULL. */
static const char *check_escape(json_reader *reader, const char *p) {
  if (p == reader->end) return json_fail(reader, p, "in string escape code");
  if (*p != 'u') {
    return unescaped(*p) ? p + 1 : json_fail(reader, p, "in string escape code");
  }
  p++;
  for (int i = 0; i < 4; i++, p++) {
    bool hex = p < reader->end && ((*p >= '0' && *p <= '9') || (*p >= 'a' && *p <= 'f') || (*p >= 'A' && *p <= 'F'));
    if (!hex) return json_fail(reader, p, "in \\u hexadecimal character escape");
  }
  return p;
}

static uint32_t hex_digits(const char *p) {
  uint32_t number = 0;
  for (int i = 0; i < 4; i++) number = number << 4 | (uint32_t)(p[i] <= '9' ? p[i] - '0' : (p[i] | 0x20) - 'a' + 10);
  return number;
}

/* Decodes \uXXXX, or two of them that make a pair; `p` is after the 'u'. */
static const char *decode_u(const char *p, const char *end, char **out) {
  uint32_t rune = hex_digits(p);
  p += 4;
  if (rune >= 0xD800 && rune < 0xDC00 && end - p >= 6 && p[0] == '\\' && p[1] == 'u') {
    uint32_t low = hex_digits(p + 2);
    if (low >= 0xDC00 && low < 0xE000) {
      rune = 0x10000 + ((rune - 0xD800) << 10) + (low - 0xDC00);
      p += 6;
    }
  }
  *out += crd_utf8_encode(*out, rune);
  return p;
}

/* Decodes the bytes of a string that was checked, to `out`. Returns the end of the output. */
static char *decode_string(const char *p, const char *end, char *out) {
  while (p < end) {
    const char *plain = p;
    p = scan_plain(p, end);
    memcpy(out, plain, (size_t)(p - plain));
    out += p - plain;
    if (p == end) break;
    if (*p == '\\') {
      p++;
      if (*p == 'u')
        p = decode_u(p + 1, end, &out);
      else
        *out++ = unescaped(*p++);
    } else {
      size_t length;
      uint32_t rune = crd_utf8_decode(p, end, &length);
      p += length;
      out += crd_utf8_encode(out, rune);
    }
  }
  return out;
}

const char *crd_json_read_string_rest(json_reader *reader, const char *start, const char *p, crd_string *string) {
  const char *end = reader->end;
  size_t invalid = 0;
  bool escaped = false;
  for (;; p = scan_plain(p, end)) {
    if (p == end) return json_fail_end(reader);
    unsigned char c = (unsigned char)*p;
    if (c == '"') break;
    if (c == '\\') {
      p = check_escape(reader, p + 1);
      if (!p) return NULL;
      escaped = true;
    } else if (c < 0x20) {
      return json_fail(reader, p, "in string literal");
    } else {
      size_t length = crd_utf8_length(p, end);
      invalid += length == 0;
      p += length ? length : 1;
    }
  }
  *string = (crd_string){start, (size_t)(p - start)};
  if (escaped || invalid) { /* escapes shrink; an invalid byte becomes three, U+FFFD */
    char *out = crd_arena_alloc(reader->arena, string->size + invalid * 2);
    *string = (crd_string){out, (size_t)(decode_string(start, p, out) - out)};
  }
  return p + 1;
}

/* A number during parsing: the first 19 digits of the significand, and the power of ten by which it must be multiplied. */
typedef struct number_reading {
  uint64_t significand;
  int64_t exponent;
  int digits; /* significant digits so far */
} number_reading;

static inline const char *read_number_digits(const char *p, const char *end, number_reading *reading, int scale) {
  for (; p < end && (unsigned char)(*p - '0') < 10; p++) {
    if (reading->digits >= 19) {
      reading->digits = 20;
      continue;
    }
    reading->significand = reading->significand * 10 + (unsigned char)(*p - '0');
    reading->digits += reading->significand != 0;
    reading->exponent -= scale;
  }
  return p;
}

static bool is_digit_at(const json_reader *reader, const char *p) {
  return p < reader->end && (unsigned char)(*p - '0') < 10;
}

/* Reads the exponent, from 'e' on. */
static const char *read_exponent(json_reader *reader, const char *p, number_reading *reading) {
  p++;
  bool negative = p < reader->end && *p == '-';
  if (p < reader->end && (*p == '-' || *p == '+')) p++;
  if (!is_digit_at(reader, p)) return json_fail(reader, p, "in exponent of numeric literal");
  int64_t exponent = 0;
  for (; is_digit_at(reader, p); p++)
    if (exponent < INT64_C(1) << 40) exponent = exponent * 10 + (*p - '0');
  reading->exponent += negative ? -exponent : exponent;
  return p;
}

static void set_double(json_reader *reader, crd_string literal, const number_reading *reading, crd_value *value) {
  double number;
  value->kind = CRD_DOUBLE;
  if (reading->digits <= 19 && crd_decimal_exact(reading->significand, reading->exponent, &number))
    value->as.number = *literal.data == '-' ? -number : number;
  else if (!crd_decimal_parse(literal, &value->as.number) && !reader->range_error.size)
    reader->range_error = literal;
}

const char *crd_json_read_number(json_reader *reader, const char *p, crd_value *value) {
  const char *start = p, *end = reader->end;
  bool negative = *p == '-';
  if (negative) p++;
  if (!is_digit_at(reader, p)) return json_fail(reader, p, "in numeric literal");
  number_reading reading = {0};
  if (*p == '0')
    p++;
  else
    p = read_number_digits(p, end, &reading, 0);
  bool whole = true;
  if (p < end && *p == '.') {
    p++;
    if (!is_digit_at(reader, p)) return json_fail(reader, p, "after decimal point in numeric literal");
    p = read_number_digits(p, end, &reading, 1);
    whole = false;
  }
  if (p < end && (*p | 0x20) == 'e') {
    p = read_exponent(reader, p, &reading);
    if (!p) return NULL;
    whole = false;
  }
  uint64_t limit = (uint64_t)INT64_MAX + negative;
  if (whole && reading.digits <= 19 && reading.significand <= limit) {
    value->kind = CRD_INT;
    value->as.integer = (int64_t)(negative ? 0 - reading.significand : reading.significand);
  } else {
    set_double(reader, (crd_string){start, (size_t)(p - start)}, &reading, value);
  }
  return p;
}

void crd_json_quote_byte(crd_text *text, unsigned char byte) {
  if (byte == '\'' || byte == '"') {
    crd_text_add(text, byte == '"' ? CRD_STRING("'\"'") : CRD_STRING("'\\''"));
    return;
  }
  char rune[4];
  crd_text quoted = {.arena = text->arena};
  crd_text_add_quoted(&quoted, (crd_string){rune, crd_utf8_encode(rune, byte)});
  quoted.data[0] = quoted.data[quoted.size - 1] = '\'';
  crd_text_add(text, crd_text_string(&quoted));
}

/* foldName: two non-ASCII code points fold to ASCII letters, too. */
bool crd_json_names_field(crd_string name, crd_string lower) {
  size_t at = 0;
  if (name.size < lower.size) return false;
  for (size_t i = 0; i < lower.size; i++, at++) {
    if (at == name.size) return false;
    char c = name.data[at];
    if (c >= 'A' && c <= 'Z') c = (char)(c + ('a' - 'A'));
    if (c == lower.data[i]) continue;
    if (c >= 0) return false;
    crd_string rest = crd_string_slice(name, at, name.size);
    if (lower.data[i] == 'k' && crd_string_has_prefix(rest, CRD_STRING("\u212A")))
      at += 2;
    else if (lower.data[i] == 's' && crd_string_has_prefix(rest, CRD_STRING("\u017F")))
      at += 1;
    else
      return false;
  }
  return at == name.size;
}
