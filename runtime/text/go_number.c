/* SPDX-License-Identifier: Apache-2.0 */
/* Go's strconv.ParseFloat. The grammar is checked here, the value comes from libc. */
#include "../base/ascii.h"
#include "../value/joined.h"
#include "../value/number.h"

#include <crd/go_text.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static char lower_letter(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_special_number(crd_string text, const char *word) {
  size_t size = strlen(word);
  for (size_t i = 0; text.size == size && i < size; i++)
    if (lower_letter(text.data[i]) != word[i]) return false;
  return text.size == size;
}

static crd_string text_behind(crd_string text, size_t count) {
  return (crd_string){text.data + count, text.size - count};
}

/* Infinity, with or without a sign, or NaN without one. */
static bool read_special(crd_string text, double *out) {
  bool sign = text.size && (text.data[0] == '+' || text.data[0] == '-');
  crd_string word = sign ? text_behind(text, 1) : text;
  if (!sign && is_special_number(text, "nan")) return *out = (double)NAN, true;
  if (!is_special_number(word, "inf") && !is_special_number(word, "infinity")) return false;
  *out = sign && text.data[0] == '-' ? -HUGE_VAL : HUGE_VAL;
  return true;
}

/* Underscores are allowed between digits and after the prefix of a base (strconv's underscoreOK). */
static bool underscores_are_good(crd_string number) {
  char saw = '^';
  size_t i = 0;
  bool hex = false;
  if (number.size >= 2 && number.data[0] == '0' && strchr("box", lower_letter(number.data[1]))) {
    i = 2;
    saw = '0';
    hex = lower_letter(number.data[1]) == 'x';
  }
  for (; i < number.size; i++) {
    char c = lower_letter(number.data[i]);
    if (is_digit(c) || (hex && c >= 'a' && c <= 'f')) {
      saw = '0';
    } else if (c == '_') {
      if (saw != '0') return false;
      saw = '_';
    } else {
      if (saw == '_') return false;
      saw = '!';
    }
  }
  return saw != '_';
}

/* The length of the exponent at `from`; 0 when there is none. */
static size_t exponent_size(crd_string number, size_t from) {
  size_t i = from + 1;
  if (i < number.size && (number.data[i] == '+' || number.data[i] == '-')) i++;
  if (i >= number.size || !is_digit(number.data[i])) return 0;
  while (i < number.size && (is_digit(number.data[i]) || number.data[i] == '_')) i++;
  return i - from;
}

/* Whether the text, which has no sign, matches the grammar of Go's floats. */
static bool is_float(crd_string number, bool *hex) {
  bool dot = false, digits = false;
  *hex = number.size > 2 && number.data[0] == '0' && lower_letter(number.data[1]) == 'x';
  size_t i = *hex ? 2 : 0;
  for (; i < number.size; i++) {
    char c = lower_letter(number.data[i]);
    bool digit = is_digit(c) || (*hex && c >= 'a' && c <= 'f');
    if (!digit && c != '_' && (c != '.' || dot)) break;
    dot = dot || c == '.';
    digits = digits || digit;
  }
  if (!digits) return false;
  bool exponent = i < number.size && lower_letter(number.data[i]) == (*hex ? 'p' : 'e');
  size_t size = exponent ? exponent_size(number, i) : 0;
  if ((exponent || *hex) && !size) return false; /* hexadecimal floats need an exponent */
  return i + size == number.size && underscores_are_good(number);
}

/* The value of a hexadecimal float without underscores. The point is removed, because libc expects that of the locale. */
static double read_hex(crd_arena *arena, crd_string text) {
  char *plain = crd_arena_alloc(arena, text.size + 32);
  size_t size = 0, digits = 0, i = 0;
  bool dot = false;
  for (; i < text.size && lower_letter(text.data[i]) != 'p'; i++) {
    if (text.data[i] != '.') plain[size++] = text.data[i];
    digits += dot;
    dot = dot || text.data[i] == '.';
  }
  plain[size] = 0;
  long exponent = strtol(text.data + i + 1, NULL, 10);
  long moved = (long)digits * 4;
  exponent = exponent < LONG_MIN + moved ? LONG_MIN : exponent - moved;
  snprintf(plain + size, 32, "p%ld", exponent);
  return strtod(plain, NULL);
}

/* The value of a text that is_float accepts; false when it is too large. */
static bool read_float_value(crd_arena *arena, crd_string text, bool hex, double *out) {
  char *plain = crd_arena_alloc(arena, text.size + 1);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] != '_') plain[size++] = text.data[i];
  plain[size] = 0;
  if (!hex) return crd_decimal_parse((crd_string){plain, size}, out);
  *out = read_hex(arena, (crd_string){plain, size});
  return *out<HUGE_VAL && * out> - HUGE_VAL;
}

bool crd_go_float_parse(crd_arena *arena, crd_string text, double *out, crd_string *error) {
  bool sign = text.size && (text.data[0] == '+' || text.data[0] == '-'), hex = false;
  if (read_special(text, out)) return true;
  bool good = is_float(sign ? text_behind(text, 1) : text, &hex);
  if (good && read_float_value(arena, text, hex, out)) return true;
  if (!error) return false;
  *error = crd_joined(arena, CRD_STRING("strconv.ParseFloat: parsing "), crd_quoted(arena, text),
                      good ? CRD_STRING(": value out of range") : CRD_STRING(": invalid syntax"));
  return false;
}
