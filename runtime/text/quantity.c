/* SPDX-License-Identifier: Apache-2.0 */
/* Quantities: parsing, printing, arithmetic. Mirrors apimachinery pkg/api/resource/{quantity,amount,math,suffix}.go. Every
 * quantity is a whole number of nanos. It also has the int64 form where upstream has one, because only then it can be an
 * integer, and the power of ten of upstream's form, because floats are computed from it. */
#include "quantity_limbs.h"
#include <crd/quantity.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  KEPT_DIGITS = 9 * (LIMBS - 3), /* of a decimal number: its exponent may add a limb, and a sum another */
  PART_DIGITS = 209,             /* of a binary number, which is capped: later digits only count as zero or not zero */
  CAPPED_DIGITS = 20             /* more digits before the point exceed 2^63 */
};

/* ---- int64 ---- */

static bool multiply_int(int64_t a, int64_t b, int64_t *out) {
  if (a >= 0 && a <= INT32_MAX && b >= 0 && b <= INT32_MAX) return *out = a * b, true;
  if (b > 0 && (a > INT64_MAX / b || a < INT64_MIN / b)) return false;
  *out = a * b;
  return true;
}

/* value * 10^power; false when it does not fit. */
static bool scale_int(int64_t value, int32_t power, int64_t *out) {
  *out = value;
  for (; power > 0 && *out; power--)
    if (!multiply_int(*out, 10, out)) return false;
  return true;
}

/* ---- parsing ---- */

static const crd_string bad_format = CRD_STRING_INIT(
                            "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"),
                        bad_quantity_number = CRD_STRING_INIT("unable to parse numeric part of quantity"),
                        bad_suffix = CRD_STRING_INIT("unable to parse quantity's suffix");

/* A suffix and its meaning: a power of ten or of two. */
typedef struct suffix {
  crd_string text;
  int exponent;
} suffix;

static const suffix decimal_suffixes[] = {{CRD_STRING_INIT(""), 0},   {CRD_STRING_INIT("n"), -9}, {CRD_STRING_INIT("u"), -6},
                                          {CRD_STRING_INIT("m"), -3}, {CRD_STRING_INIT("k"), 3},  {CRD_STRING_INIT("M"), 6},
                                          {CRD_STRING_INIT("G"), 9},  {CRD_STRING_INIT("T"), 12}, {CRD_STRING_INIT("P"), 15},
                                          {CRD_STRING_INIT("E"), 18}};
static const suffix binary_suffixes[] = {{CRD_STRING_INIT("Ki"), 10}, {CRD_STRING_INIT("Mi"), 20},
                                         {CRD_STRING_INIT("Gi"), 30}, {CRD_STRING_INIT("Ti"), 40},
                                         {CRD_STRING_INIT("Pi"), 50}, {CRD_STRING_INIT("Ei"), 60}};
enum {
  DECIMAL_SUFFIXES = sizeof decimal_suffixes / sizeof *decimal_suffixes,
  BINARY_SUFFIXES = sizeof binary_suffixes / sizeof *binary_suffixes
};

static const suffix *find_suffix(const suffix *suffixes, size_t count, crd_string text) {
  for (size_t i = 0; i < count; i++)
    if (text.size == suffixes[i].text.size && crd_name_bytes_equal(text.data, suffixes[i].text.data, text.size))
      return &suffixes[i];
  return NULL;
}

/* a - b in Go's int32, which wraps. */
static int32_t wrapped_difference(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a - (uint32_t)b);
}

/* strconv.ParseInt for decimal digits with a sign: false when it overflows an int64. */
static bool read_decimal_exponent(crd_string text, int64_t *out) {
  bool negative = text.size && text.data[0] == '-';
  size_t i = negative || (text.size && text.data[0] == '+');
  uint64_t size = 0, most = (uint64_t)INT64_MAX + negative;
  if (i == text.size) return false;
  for (; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (size > (most - digit) / 10) return false;
    size = size * 10 + digit;
  }
  *out = (int64_t)(negative ? 0 - size : size);
  return true;
}

/* suffixHandler.interpret, which truncates an exponent to an int32. */
static bool read_suffix(crd_string text, int32_t *exponent, crd_quantity_form *form) {
  int64_t written;
  const suffix *found = find_suffix(decimal_suffixes, DECIMAL_SUFFIXES, text);
  *form = CRD_QUANTITY_DECIMAL_SI;
  if (!found) found = find_suffix(binary_suffixes, BINARY_SUFFIXES, text), *form = CRD_QUANTITY_BINARY_SI;
  if (found) return *exponent = found->exponent, true;
  *form = CRD_QUANTITY_DECIMAL_EXPONENT;
  if (text.size < 2 || (text.data[0] != 'e' && text.data[0] != 'E')) return false;
  if (!read_decimal_exponent((crd_string){text.data + 1, text.size - 1}, &written)) return false;
  *exponent = (int32_t)(uint32_t)(uint64_t)written;
  return true;
}

static size_t span_zeros(crd_string text, size_t from) {
  size_t i = from;
  while (i < text.size && text.data[i] == '0') i++;
  return i;
}

#define LETTER(c) ((uint64_t)1 << ((c) - 'E'))
static bool is_suffix_letter(char c) {
  static const uint64_t letters = LETTER('E') | LETTER('G') | LETTER('K') | LETTER('M') | LETTER('P') | LETTER('T') |
                                  LETTER('e') | LETTER('i') | LETTER('k') | LETTER('m') | LETTER('n') | LETTER('u');
  return c >= 'E' && c <= 'u' && (letters >> (c - 'E') & 1);
}

static size_t span_letters(crd_string text, size_t from) {
  size_t i = from;
  while (i < text.size && is_suffix_letter(text.data[i])) i++;
  return i;
}

static size_t span_digits(crd_string text, size_t from) {
  size_t i = from;
  while (i < text.size && text.data[i] >= '0' && text.data[i] <= '9') i++;
  return i;
}

typedef crd_quantity_parts parts;

bool crd_quantity_split(crd_string text, crd_quantity_parts *out) {
  out->negative = text.size && text.data[0] == '-';
  size_t sign = out->negative || (text.size && text.data[0] == '+'), start = span_zeros(text, sign),
         i = span_digits(text, start);
  out->whole = (crd_string){text.data + start, i - start};
  out->part = (crd_string){NULL, 0};
  out->digits = i > sign;
  if (i < text.size && text.data[i] == '.') {
    start = i + 1;
    i = span_digits(text, start);
    out->part = (crd_string){text.data + start, i - start};
    out->digits = out->digits || i > start;
  }
  out->suffix = (crd_string){text.data + i, text.size - i};
  i = span_letters(text, i);
  if (i < text.size && (text.data[i] == '-' || text.data[i] == '+')) i++;
  return span_digits(text, i) == text.size;
}

static uint64_t append_digits(uint64_t number, crd_string digits) {
  for (size_t i = 0; i < digits.size; i++) number = number * 10 + (uint64_t)(digits.data[i] - '0');
  return number;
}

/* Sets the int64 form when ParseQuantity chooses it. */
static bool set_small(crd_quantity *q, const parts *p, int32_t exponent) {
  size_t whole = p->whole.size ? p->whole.size : 1; /* upstream reads a 0 there */
  if (whole + p->part.size > 18) return false;
  int precision = 18 - (int)(whole + p->part.size);
  int32_t scale = exponent;
  int64_t mantissa = 1;
  if (q->form == CRD_QUANTITY_BINARY_SI) {
    scale = 0;
    if (p->part.size) return false;
    mantissa = (int64_t)1 << exponent;
    precision = 15 - (int)whole - (int)((float)exponent * 3 / 10) - 1;
  }
  scale = wrapped_difference(scale, (int32_t)p->part.size);
  if (precision < 0 || scale < -9) return false;
  int64_t value = (int64_t)append_digits(append_digits(0, p->whole), p->part);
  if (!multiply_int(value, mantissa, &q->value)) return false;
  if (p->negative) q->value = -q->value;
  q->small = true;
  q->scale = scale;
  return true;
}

/* Whether ParseQuantity keeps the text of a small number as canonical: it checks only the last digits. */
static bool is_kept(const crd_quantity *q, const parts *p) {
  if (q->form == CRD_QUANTITY_BINARY_SI) return append_digits(0, p->whole) & 7;
  size_t zeros = 0, size = p->whole.size + p->part.size;
  while (zeros < size &&
         (zeros < p->part.size ? p->part.data[p->part.size - 1 - zeros] : p->whole.data[size - 1 - zeros]) == '0')
    zeros++;
  return q->scale % 3 == 0 && p->whole.size && zeros < 3;
}

/* Sets the sign and the nanos of a small number. Most fit in 64 bits. */
static void expand(crd_quantity *q) {
  static const uint64_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000};
  q->negative = q->value < 0;
  q->far = 0;
  q->more = false;
  uint64_t magnitude = q->negative ? 0 - (uint64_t)q->value : (uint64_t)q->value;
  int64_t power = 9 + (int64_t)q->scale;
  if (power >= 0 && power <= 9 && magnitude <= UINT64_MAX / 1000000000) {
    limbs_set(q, magnitude * powers[power]);
    return;
  }
  limbs_set(q, magnitude);
  limbs_shift(q, power, false);
}

static void append_limbs(crd_quantity *q, crd_string digits) {
  for (size_t i = 0; i < digits.size;) {
    size_t size = digits.size - i < 8 ? digits.size - i : 8;
    limbs_multiply(q, power_of_ten((int)size), (uint32_t)append_digits(0, (crd_string){digits.data + i, size}));
    i += size;
  }
}

/* The digits between two positions, which skip the point. */
static crd_string digits_between(crd_string digits, size_t from, size_t to) {
  if (to > digits.size) to = digits.size;
  return from < to ? (crd_string){digits.data + from, to - from} : (crd_string){NULL, 0};
}

static void append_between(crd_quantity *q, const parts *p, size_t from, size_t to) {
  size_t whole = p->whole.size;
  append_limbs(q, digits_between(p->whole, from, to));
  append_limbs(q, digits_between(p->part, from > whole ? from - whole : 0, to > whole ? to - whole : 0));
}

static bool is_zero_between(const parts *p, size_t from, size_t to) {
  for (size_t i = from; i < to; i++)
    if ((i < p->whole.size ? p->whole.data[i] : p->part.data[i - p->whole.size]) != '0') return false;
  return true;
}

/* Sets the big form of a decimal number. Upstream's Dec holds nanos unless it is zero. Its scale, and the power of ten that
 * converts to nanos, are int32 and wrap. */
static void set_decimal(crd_quantity *q, const parts *p, int32_t exponent) {
  size_t end = p->whole.size + p->part.size, start = p->whole.size ? 0 : span_zeros(p->part, 0);
  int32_t scale = wrapped_difference((int32_t)(uint32_t)p->part.size, exponent), power = wrapped_difference(9, scale);
  q->scale = wrapped_difference(0, scale);
  if (is_zero_between(p, start, end)) return;
  size_t cut = power < 0 ? (size_t)(0 - (int64_t)power) : 0, kept = end - start > cut ? end - cut : start;
  bool lost = !is_zero_between(p, kept, end);
  if (kept - start > KEPT_DIGITS) {
    size_t limbs = (kept - start - KEPT_DIGITS + 8) / 9, rest = kept - 9 * limbs;
    q->more = lost || !is_zero_between(p, rest, kept);
    q->far = (int32_t)limbs;
    kept = rest;
    lost = false;
  }
  append_between(q, p, start, kept);
  limbs_shift(q, power > 0 ? power : 0, lost);
  q->scale = -9;
  q->negative = p->negative;
}

/* Sets the big form of a binary number. */
static void set_binary(crd_quantity *q, const parts *p, int32_t exponent) {
  static const crd_quantity most = {.limbs = {0, 854775807, 223372036, 9}, .used = 4}; /* (2^63 - 1) * 10^9 */
  static const crd_quantity one = {.limbs = {0, 1}, .used = 2};
  bool capped = p->whole.size > CAPPED_DIGITS;
  size_t end = p->whole.size + p->part.size, kept = p->part.size < PART_DIGITS ? p->part.size : PART_DIGITS;
  bool lost = !capped && !is_zero_between(p, p->whole.size + kept, end);
  if (!capped) {
    append_between(q, p, 0, p->whole.size + kept);
    for (int bits = exponent; bits > 0; bits -= 30) limbs_multiply(q, (uint32_t)1 << (bits < 30 ? bits : 30), 0);
  }
  bool zero = !capped && !q->used && !lost;
  limbs_shift(q, 9 - (int)kept, lost);
  q->scale = zero ? wrapped_difference(0, (int32_t)(uint32_t)p->part.size) : -9;
  if (capped || limbs_compare(q, &most) > 0) {
    memcpy(q->limbs, most.limbs, most.used * sizeof *q->limbs);
    q->used = most.used;
    q->scale = 0;
  }
  if (q->used && limbs_compare(q, &one) < 0) q->form = CRD_QUANTITY_DECIMAL_SI;
  q->negative = p->negative && q->used;
}

static bool quantity_error(crd_string *error, crd_string text) {
  if (error) *error = text;
  return false;
}

bool crd_quantity_parse(crd_string text, crd_quantity *out, crd_string *error) {
  parts p;
  int32_t exponent;
  crd_quantity_form form;
  out->used = 0, out->negative = out->small = out->more = false, out->value = 0, out->scale = out->far = 0;
  out->kept = (crd_string){NULL, 0};
  if (!text.size || !crd_quantity_split(text, &p)) return quantity_error(error, bad_format);
  if (!read_suffix(p.suffix, &exponent, &form)) return quantity_error(error, bad_suffix);
  out->form = (uint8_t)form;
  if (set_small(out, &p, exponent)) {
    expand(out);
    out->kept = text;
    return true;
  }
  if (!p.digits)
    return quantity_error(error, bad_quantity_number);
  else if (form == CRD_QUANTITY_BINARY_SI)
    set_binary(out, &p, exponent);
  else
    set_decimal(out, &p, exponent);
  return true;
}

crd_quantity crd_quantity_of_int(int64_t value, crd_quantity_form form) {
  crd_quantity q = {.form = (uint8_t)form, .small = true, .value = value};
  expand(&q);
  return q;
}

/* ---- printing ---- */

/* Writes the digits of the magnitude without leading zeros; `out` has room for 9 * LIMBS and a NUL. Returns their number. */
static size_t print_digits(const crd_quantity *q, char *out) {
  if (!q->used) return 0;
  size_t size = (size_t)snprintf(out, 10, "%u", q->limbs[q->used - 1]);
  for (size_t i = q->used - 1u; i-- > 0; size += 9) snprintf(out + size, 10, "%09u", q->limbs[i]);
  return size;
}

static crd_string suffix_text(const suffix *suffixes, size_t count, int64_t exponent) {
  for (size_t i = 0; i < count; i++)
    if (suffixes[i].exponent == exponent) return suffixes[i].text;
  return (crd_string){NULL, 0};
}

/* AsCanonicalBytes: the exponent is the largest multiple of three that keeps the number whole. */
static void add_decimal(crd_text *out, const crd_quantity *q) {
  char digits[9 * LIMBS + 1];
  size_t size = print_digits(q, digits), zeros = 0;
  while (zeros < size && digits[size - 1 - zeros] == '0') zeros++;
  int64_t exponent = (int64_t)zeros - 9 + 9 * (int64_t)q->far, over = ((exponent % 3) + 3) % 3;
  crd_text_add(out, (crd_string){digits, size - zeros + (size_t)over});
  exponent -= over;
  if (q->form == CRD_QUANTITY_DECIMAL_SI || q->form == CRD_QUANTITY_BINARY_SI)
    crd_text_add(out, suffix_text(decimal_suffixes, DECIMAL_SUFFIXES, exponent));
  else if (exponent)
    crd_text_printf(out, "e%lld", (long long)exponent);
}

/* Whether a number of the binary form is printed in it: it must be whole and at least 1024. A sum that exceeds all limbs is
 * printed as decimal. */
static bool prints_binary(const crd_quantity *q) {
  static const crd_quantity kibi = {.limbs = {0, 1024}, .used = 2};
  return q->form == CRD_QUANTITY_BINARY_SI && !q->far && limbs_compare(q, &kibi) >= 0 && q->limbs[0] == 0;
}

/* AsCanonicalBase1024Bytes */
static void add_binary(crd_text *out, crd_quantity q) {
  char digits[9 * LIMBS + 1];
  int exponent = 0;
  limbs_move(&q, -1);
  while (!(q.small && q.value == INT64_MIN)) { /* INT64_MIN has no magnitude in Go */
    crd_quantity next = q;
    if (limbs_divide(&next, 1024)) break;
    q = next;
    exponent += 10;
  }
  crd_text_add(out, (crd_string){digits, print_digits(&q, digits)});
  crd_text_add(out, suffix_text(binary_suffixes, BINARY_SUFFIXES, exponent));
}

crd_string crd_quantity_format(crd_arena *arena, const crd_quantity *quantity) {
  crd_text out = {.arena = arena};
  if (!quantity->used) return CRD_STRING("0");
  if (quantity->negative) crd_text_add_char(&out, '-');
  if (prints_binary(quantity))
    add_binary(&out, *quantity);
  else
    add_decimal(&out, quantity);
  return crd_text_string(&out);
}

crd_string crd_quantity_text(crd_arena *arena, const crd_quantity *quantity) {
  parts p;
  bool kept = quantity->kept.size && crd_quantity_split(quantity->kept, &p) && is_kept(quantity, &p);
  return kept ? quantity->kept : crd_quantity_format(arena, quantity);
}

/* ---- arithmetic ---- */

int crd_quantity_sign(const crd_quantity *quantity) {
  return quantity->negative ? -1 : quantity->used != 0;
}

int crd_quantity_compare(const crd_quantity *a, const crd_quantity *b) {
  if (a->negative != b->negative) return a->negative ? -1 : 1;
  int order = limbs_compare(a, b);
  return a->negative ? -order : order;
}

/* int64Amount.Add: uses the smaller of the two scales. False when the sum overflows. */
static bool add_small(crd_quantity *a, int64_t y, int32_t scale) {
  int64_t x = a->value;
  if (!a->small) return false;
  if (y == 0) return true;
  if (x == 0) return a->value = y, a->scale = scale, true;
  if (a->scale > scale && !scale_int(x, wrapped_difference(a->scale, scale), &x)) return false;
  if (scale > a->scale && !scale_int(y, wrapped_difference(scale, a->scale), &y)) return false;
  if (y > 0 ? x > INT64_MAX - y : x < INT64_MIN - y) return false;
  a->value = x + y;
  if (scale < a->scale) a->scale = scale;
  return true;
}

/* Adds b, with `negative` as its sign, in the big form; upstream's Dec uses the smaller of the two powers of ten. */
static void add_big(crd_quantity *a, const crd_quantity *b, bool negative) {
  crd_quantity aligned;
  if (a->far || b->far || a->used == LIMBS || b->used == LIMBS) {
    aligned = *b;
    limbs_align(a, &aligned);
    b = &aligned;
  }
  if (a->negative == negative) {
    limbs_add(a, b);
  } else if (limbs_compare(a, b) >= 0) {
    limbs_subtract(a, b);
  } else {
    crd_quantity larger = *b;
    limbs_subtract(&larger, a);
    memcpy(a->limbs, larger.limbs, larger.used * sizeof *a->limbs);
    a->used = larger.used;
    a->far = larger.far;
    a->more = larger.more;
    a->negative = negative;
  }
  if (!a->used) a->negative = false;
  if (b->scale < a->scale) a->scale = b->scale;
  a->small = false;
}

static crd_quantity sum_of(const crd_quantity *a, const crd_quantity *b, bool subtract) {
  crd_quantity out = *a;
  /* Go negates the least int64 to itself, so it is added instead of subtracted */
  int64_t value = subtract && b->value != INT64_MIN ? -b->value : b->value;
  if (!a->used) out.form = b->form;
  out.kept = (crd_string){NULL, 0};
  if (b->small && add_small(&out, value, b->scale))
    expand(&out);
  else
    add_big(&out, b, b->used && b->negative != subtract);
  return out;
}

crd_quantity crd_quantity_add(const crd_quantity *a, const crd_quantity *b) {
  return sum_of(a, b, false);
}

crd_quantity crd_quantity_subtract(const crd_quantity *a, const crd_quantity *b) {
  return sum_of(a, b, true);
}

bool crd_quantity_as_int(const crd_quantity *quantity, int64_t *out) {
  return quantity->small && quantity->scale >= 0 && scale_int(quantity->value, quantity->scale, out);
}

/* math.Pow10, which uses tables. */
static double power_as_double(int power) {
  static const double small[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10,
                                 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
                                 1e22, 1e23, 1e24, 1e25, 1e26, 1e27, 1e28, 1e29, 1e30, 1e31};
  static const double large[] = {1e0, 1e32, 1e64, 1e96, 1e128, 1e160, 1e192, 1e224, 1e256, 1e288};
  static const double tiny[] = {1e-0,   1e-32,  1e-64,  1e-96,  1e-128,     1e-160,
                                1e-192, 1e-224, 1e-256, 1e-288, 0x7E8p-1074 /* 1e-320 */};
  if (power > 308) return (double)INFINITY;
  if (power < -323) return 0;
  unsigned size = (unsigned)(power < 0 ? -power : power);
  return power < 0 ? tiny[size / 32] / small[size % 32] : large[size / 32] * small[size % 32];
}

double crd_quantity_ceil(const crd_quantity *quantity, int digits) {
  enum { NEAR = 1000000000 }; /* a number nearer to a whole one than a nano is taken as whole */
  double scaled = crd_quantity_as_double(quantity) * (digits == 3 ? 1e3 : 1.0), whole = nearbyint(scaled);
  double most = fabs(scaled) > 1 ? fabs(scaled) / NEAR / 1000 : 1.0 / NEAR / 10;
  return fabs(scaled - whole) <= most ? whole : ceil(scaled);
}

double crd_quantity_as_double(const crd_quantity *quantity) {
  char digits[9 * LIMBS + 16];
  if (quantity->small)
    return quantity->scale ? (double)quantity->value * power_as_double(quantity->scale) : (double)quantity->value;
  size_t size = print_digits(quantity, digits);
  if (!size) return quantity->scale ? 0 * power_as_double(quantity->scale) : 0;
  /* the whole number that upstream's Dec holds, rounded once */
  snprintf(digits + size, 16, "e%lld", -9 - (long long)quantity->scale + 9 * (long long)quantity->far);
  double base = strtod(digits, NULL);
  if (quantity->scale) base *= power_as_double(quantity->scale);
  return quantity->negative ? -base : base;
}
