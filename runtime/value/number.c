/* SPDX-License-Identifier: Apache-2.0 */
/* Doubles from and to decimal text, correctly rounded, independent of the locale.
 *
 * Reading: if significand and power of ten are both exact doubles, one multiplication or division rounds once and is right
 * (Clinger's fast path). A longer significand is multiplied or divided in 128 bits, if the machine has them, which is exact
 * as well. Otherwise strtod is used, on a literal rewritten without a decimal point, which depends on the locale. Writing:
 * the digits of a number that is an integer of at most 15 digits over a small power of ten are found by arithmetic. For
 * other numbers it is the shortest of 15, 16 and 17 digits that parses as the same number. */
#include "number.h"
#include "../base/ascii.h"
#include <crd/json.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                       1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

#define EXACT_INTEGERS (UINT64_C(1) << 53)

/* Each step is rounded to 64 bits, as in Go; on i386 only with -mfpmath=sse. */
_Static_assert(FLT_EVAL_METHOD == 0 || FLT_EVAL_METHOD == 1, "doubles are calculated as doubles");

bool crd_decimal_exact(uint64_t significand, int64_t exponent, double *number) {
  if (significand > EXACT_INTEGERS || exponent < -22 || exponent > 22) return false;
  double value = (double)significand;
  *number = exponent < 0 ? value / powers_of_ten[-exponent] : value * powers_of_ten[exponent];
  return true;
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 wide;

/* 5^27 is the largest power of five by which the quotient of 128 bits still has more than 64 bits. */
#define MOST_WIDE_POWER 27

/* The double nearest to wide * 2^exponent; `rest`: the number is a little more. Bits that are cut off set the last of the 64
 * bits, which is far below those that a double keeps. */
static double round_wide(wide number, bool rest, int exponent) {
  const uint64_t high = (uint64_t)(number >> 64);
  const int drop = high ? 64 - __builtin_clzll(high) : 0;
  const uint64_t top = (uint64_t)(number >> drop);
  return ldexp((double)(top | (rest || (wide)top << drop != number)), exponent + drop);
}

/* significand * 10^exponent, rounded once; the significand is not 0. False if the power is too large. */
static bool decimal_by_wide(uint64_t significand, int64_t exponent, double *number) {
  if (exponent < -MOST_WIDE_POWER || exponent > MOST_WIDE_POWER) return false;
  uint64_t power = 1;
  for (int64_t i = exponent < 0 ? -exponent : exponent; i > 0; i--) power *= 5;
  if (exponent >= 0) {
    *number = round_wide((wide)significand * power, false, (int)exponent);
    return true;
  }
  const int up = 64 + __builtin_clzll(significand);
  const wide whole = (wide)significand << up, quotient = whole / power;
  *number = round_wide(quotient, quotient * power != whole, (int)exponent - up);
  return true;
}
#else
static bool decimal_by_wide(uint64_t significand, int64_t exponent, double *number) {
  (void)significand, (void)exponent, (void)number;
  return false;
}
#endif

/* A parsed literal: sign, digits around the point, exponent. */
typedef struct decimal {
  bool negative;
  crd_string whole, fraction;
  int64_t exponent;
} decimal;

static crd_string take_digits(const char **p, const char *end) {
  const char *start = *p;
  while (*p < end && is_digit(**p)) (*p)++;
  return (crd_string){start, (size_t)(*p - start)};
}

static decimal take_apart(crd_string literal) {
  const char *p = literal.data, *end = p + literal.size;
  decimal parts = {0};
  if (p < end && (*p == '-' || *p == '+')) parts.negative = *p++ == '-';
  while (p < end && *p == '0') p++;
  parts.whole = take_digits(&p, end);
  if (p < end && *p == '.') {
    p++;
    parts.fraction = take_digits(&p, end);
  }
  if (p < end && (*p == 'e' || *p == 'E')) {
    p++;
    bool negative = p < end && *p == '-';
    if (p < end && (*p == '-' || *p == '+')) p++;
    for (; p < end && is_digit(*p); p++)
      if (parts.exponent < INT64_C(1) << 40) parts.exponent = parts.exponent * 10 + (*p - '0');
    if (negative) parts.exponent = -parts.exponent;
  }
  parts.exponent -= (int64_t)parts.fraction.size;
  return parts;
}

/* strtod gets at most this many significant digits; one more digit stands for all that follow, if one of them is not 0. */
#define MOST_DIGITS 800

bool crd_decimal_parse(crd_string literal, double *number) {
  decimal parts = take_apart(literal);
  char buffer[MOST_DIGITS + 40];
  size_t size = 0;
  uint64_t significand = 0;
  bool cut = false;
  const crd_string halves[] = {parts.whole, parts.fraction};
  for (size_t half = 0; half < 2; half++)
    for (size_t i = 0; i < halves[half].size; i++) {
      char digit = halves[half].data[i];
      if (size == 0 && digit == '0') continue;
      if (size < MOST_DIGITS) {
        if (size < 19) significand = significand * 10 + (uint64_t)(digit - '0');
        buffer[size++] = digit;
      } else {
        cut |= digit != '0';
        parts.exponent++;
      }
    }
  double value = 0;
  if (size > 0 && (size > 19 || !(crd_decimal_exact(significand, parts.exponent, &value) ||
                                  decimal_by_wide(significand, parts.exponent, &value)))) {
    if (cut) { /* a last 1, so that a number just above a tie is not rounded as a tie */
      buffer[size++] = '1';
      parts.exponent--;
    }
    snprintf(buffer + size, sizeof buffer - size, "e%lld", (long long)parts.exponent);
    value = strtod(buffer, NULL);
  }
  *number = parts.negative ? -value : value;
  return !isinf(value);
}

/* The digits of `integer`. Returns their number; `kept` is their number without trailing zeros. */
static size_t integer_digits(uint64_t integer, char digits[20], size_t *kept) {
  char reversed[20];
  size_t size = 0;
  do {
    reversed[size++] = (char)('0' + integer % 10);
    integer /= 10;
  } while (integer);
  for (size_t i = 0; i < size; i++) digits[i] = reversed[size - 1 - i];
  *kept = size;
  while (*kept > 1 && digits[*kept - 1] == '0') --*kept;
  return size;
}

#define LARGEST_15_DIGITS 1e15

/* If number = integer / 10^k with an integer of at most 15 digits, these digits are the shortest, since no two such decimals
 * are the same double. */
static size_t short_digits(double number, char digits[20], int *point) {
  for (int k = 0; k <= 7; k++) {
    double scaled = number * powers_of_ten[k];
    if (scaled >= LARGEST_15_DIGITS) return 0;
    double whole = nearbyint(scaled);
    if (whole > 0 && whole / powers_of_ten[k] == number) {
      size_t kept, size = integer_digits((uint64_t)whole, digits, &kept);
      *point = (int)size - k;
      return kept;
    }
  }
  return 0;
}

/* The decimal exponent and the digits of printf's %e, for any decimal point of the locale. */
SELDOM static size_t rounded_digits(double number, int precision, char digits[20], int *point) {
  char text[64];
  snprintf(text, sizeof text, "%.*e", precision - 1, number);
  size_t size = 0;
  const char *p = text;
  for (; *p && *p != 'e'; p++)
    if (is_digit(*p)) digits[size++] = *p;
  *point = *p ? atoi(p + 1) + 1 : 1;
  return size;
}

SELDOM static bool reads_back(const char *digits, size_t size, int point, double number) {
  char text[40];
  double value;
  int length = snprintf(text, sizeof text, "%.*se%d", (int)size, digits, point - (int)size);
  return crd_decimal_parse((crd_string){text, (size_t)length}, &value) && value == number;
}

/* Tries the next decimal of the same length. The interval that rounds to a power of two reaches twice as far up as down, so
 * the nearest decimal may miss it while the next one above is in it. */
SELDOM static bool next_reads_back(char *digits, size_t size, int point, double number) {
  int exponent;
  if (frexp(number, &exponent) != 0.5) return false;
  char next[20];
  memcpy(next, digits, size);
  size_t i = size;
  while (i > 0 && next[i - 1] == '9') next[--i] = '0';
  if (i == 0) return false;
  next[i - 1]++;
  if (!reads_back(next, size, point, number)) return false;
  memcpy(digits, next, size);
  return true;
}

size_t crd_shortest_digits(double number, char digits[20], int *point) {
  if (number == 0) {
    digits[0] = '0';
    *point = 1;
    return 1;
  }
  size_t size = short_digits(number, digits, point);
  if (size) return size;
  for (int precision = number < DBL_MIN ? 1 : 15; precision <= 17; precision++) {
    size = rounded_digits(number, precision, digits, point);
    if (precision == 17 || reads_back(digits, size, *point, number) || next_reads_back(digits, size, *point, number)) break;
  }
  while (size > 1 && digits[size - 1] == '0') size--;
  return size;
}

/* D.DDDe+XX with at least `least` digits in the exponent. */
static void add_exponential(crd_text *text, const char *digits, size_t size, int point, int least) {
  int exponent = point - 1;
  crd_text_add_char(text, digits[0]);
  if (size > 1) crd_text_add_char(text, '.');
  crd_text_add(text, (crd_string){digits + 1, size - 1});
  crd_text_printf(text, "e%c%0*d", exponent < 0 ? '-' : '+', least, abs(exponent));
}

static void add_zeros(crd_text *text, int count) {
  while (count-- > 0) crd_text_add_char(text, '0');
}

static void add_positional(crd_text *text, const char *digits, int size, int point) {
  if (point <= 0) {
    crd_text_add(text, CRD_STRING("0."));
    add_zeros(text, -point);
    crd_text_add(text, (crd_string){digits, (size_t)size});
  } else if (point >= size) {
    crd_text_add(text, (crd_string){digits, (size_t)size});
    add_zeros(text, point - size);
  } else {
    crd_text_add(text, (crd_string){digits, (size_t)point});
    crd_text_add_char(text, '.');
    crd_text_add(text, (crd_string){digits + point, (size_t)(size - point)});
  }
}

/* Adds the sign, or the whole text of a number that is not finite. */
static bool add_special(crd_text *text, double number) {
  if (isnan(number)) {
    crd_text_add(text, CRD_STRING("NaN"));
    return true;
  }
  if (isinf(number)) {
    crd_text_add(text, number < 0 ? CRD_STRING("-Inf") : CRD_STRING("+Inf"));
    return true;
  }
  if (signbit(number)) crd_text_add_char(text, '-');
  return false;
}

/* strconv.FormatFloat(number, 'g', -1, 64), with an exponent below 1e-4 and from 1e6 on. */
void crd_text_add_double(crd_text *text, double number) {
  if (add_special(text, number)) return;
  char digits[20];
  int point;
  size_t size = crd_shortest_digits(fabs(number), digits, &point);
  if (point - 1 < -4 || point - 1 >= 6)
    add_exponential(text, digits, size, point, 2);
  else
    add_positional(text, digits, (int)size, point);
}

/* encoding/json's floatEncoder: positional from 1e-6 up to 1e21; smaller numbers have an exponent without a leading zero. */
void crd_text_add_json_double(crd_text *text, double number) {
  if (add_special(text, number)) return;
  char digits[20];
  int point;
  size_t size = crd_shortest_digits(fabs(number), digits, &point);
  double magnitude = fabs(number);
  if (magnitude != 0 && (magnitude < 1e-6 || magnitude >= 1e21))
    add_exponential(text, digits, size, point, magnitude < 1 ? 1 : 2);
  else
    add_positional(text, digits, (int)size, point);
}
