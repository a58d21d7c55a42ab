/* Quantities. Mirrors apimachinery pkg/api/resource/{quantity,amount,suffix}.go and apiserver pkg/cel/library/quantity.go.
 * Every quantity is a whole number of nanos; beside it stands the int64 form where upstream holds the value in that form,
 * because only then it can be an integer. */
#include "internal.h"
#include <math.h>
#include <stdlib.h>

#define LIMBS 48
#define BASE 1000000000u
#define MAX_DIGITS 200
#define MAX_EXPONENT 200

typedef struct quantity {
  bool negative;
  uint32_t limbs[LIMBS]; /* nanos, least first, base 10^9 */
  bool small;            /* value * 10^scale is upstream's form */
  int64_t value;
  int32_t scale;
} quantity;

/* ---- large numbers: all stay below 10^(9 * LIMBS) by the limits on digits and exponents ---- */

/* How many limbs there are without the zeros above them. */
static size_t used_limbs(const uint32_t *limbs) {
  size_t used = LIMBS;
  while (used > 0 && !limbs[used - 1]) used--;
  return used;
}

static void multiply(uint32_t *limbs, uint32_t factor, uint32_t carry) {
  uint64_t rest = carry;
  size_t used = used_limbs(limbs);
  for (size_t i = 0; i < LIMBS && (i < used || rest); i++) {
    rest += (uint64_t)limbs[i] * factor;
    limbs[i] = (uint32_t)(rest % BASE);
    rest /= BASE;
  }
}

/* Divides, and says whether something was left. */
static bool divide(uint32_t *limbs, uint32_t divisor) {
  uint64_t rest = 0;
  for (size_t i = used_limbs(limbs); i-- > 0;) {
    rest = rest * BASE + limbs[i];
    limbs[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  return rest != 0;
}

static int compare_limbs(const uint32_t *a, const uint32_t *b) {
  for (size_t i = LIMBS; i-- > 0;)
    if (a[i] != b[i]) return a[i] > b[i] ? 1 : -1;
  return 0;
}

static bool is_zero(const uint32_t *limbs) {
  for (size_t i = 0; i < LIMBS; i++)
    if (limbs[i]) return false;
  return true;
}

static void add_limbs(uint32_t *a, const uint32_t *b) {
  uint32_t carry = 0;
  for (size_t i = 0; i < LIMBS; i++) {
    uint32_t sum = a[i] + b[i] + carry;
    carry = sum >= BASE;
    a[i] = carry ? sum - BASE : sum;
  }
}

/* a - b where a >= b. */
static void subtract_limbs(uint32_t *a, const uint32_t *b) {
  uint32_t borrow = 0;
  for (size_t i = 0; i < LIMBS; i++) {
    uint32_t take = b[i] + borrow;
    borrow = a[i] < take;
    a[i] = borrow ? a[i] + BASE - take : a[i] - take;
  }
}

/* limbs * 10^power, rounded up when it is negative. */
static void shift(uint32_t *limbs, int power) {
  bool left = false;
  for (; power >= 9; power -= 9) multiply(limbs, BASE, 0);
  for (; power > 0; power--) multiply(limbs, 10, 0);
  for (; power < 0; power++) left = divide(limbs, 10) || left;
  if (left) multiply(limbs, 1, 1);
}

/* ---- parsing ---- */

typedef struct suffix {
  const char *text;
  int exponent;
  bool binary;
} suffix;

static bool read_suffix(crd_string text, int *exponent, bool *binary) {
  static const suffix suffixes[] = {{"", 0, false},   {"n", -9, false}, {"u", -6, false}, {"m", -3, false},
                                    {"k", 3, false},  {"M", 6, false},  {"G", 9, false},  {"T", 12, false},
                                    {"P", 15, false}, {"E", 18, false}, {"Ki", 10, true}, {"Mi", 20, true},
                                    {"Gi", 30, true}, {"Ti", 40, true}, {"Pi", 50, true}, {"Ei", 60, true}};
  for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++)
    if (crd_string_equal(text, crd_string_of(suffixes[i].text)))
      return *exponent = suffixes[i].exponent, *binary = suffixes[i].binary, true;
  if (text.size < 2 || (text.data[0] != 'e' && text.data[0] != 'E')) return false;
  size_t i = 1;
  bool negative = text.data[1] == '-';
  i += negative || text.data[1] == '+';
  if (i == text.size) return false;
  *exponent = 0, *binary = false;
  for (; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    *exponent = *exponent * 10 + (text.data[i] - '0');
    if (*exponent > MAX_EXPONENT) return false;
  }
  if (negative) *exponent = -*exponent;
  return true;
}

static size_t span(crd_string text, size_t from, const char *set) {
  size_t i = from;
  while (i < text.size && text.data[i] && strchr(set, text.data[i])) i++;
  return i;
}

static const char bad_format[] =
    "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
                  bad_number[] = "unable to parse numeric part of quantity",
                  bad_suffix[] = "unable to parse quantity's suffix";

/* Whether value * factor fits int64. */
static bool scaled(int64_t value, int64_t factor, int64_t *out) {
  crd_cel cel = {0};
  return crd_cel_multiply_int(&cel, value, factor, out);
}

/* Notes upstream's int64 form where ParseQuantity chooses it. */
static void note_small(quantity *q, const char *digits, size_t whole, size_t part, int exponent, bool binary,
                       bool negative) {
  int precision = 18 - (int)(whole + part), scale = exponent;
  int64_t mantissa = 1;
  if (binary) {
    scale = 0;
    if (part) return;
    mantissa = (int64_t)1 << exponent;
    precision = 15 - (int)whole - (int)((float)exponent * 3 / 10) - 1;
  }
  scale -= (int)part;
  if (precision < 0 || scale < -9) return;
  int64_t value = strtoll(digits, NULL, 10);
  if (!scaled(value, mantissa, &q->value)) return;
  if (negative) q->value = -q->value;
  q->small = true;
  q->scale = scale;
}

/* resource.ParseQuantity; gives what is wrong, or NULL. */
static const char *parse_quantity(crd_string text, quantity *q) {
  static const char decimal[] = "0123456789";
  char digits[2 * MAX_DIGITS + 2];
  memset(q, 0, sizeof *q);
  if (text.size == 0) return bad_format;
  size_t i = text.data[0] == '-' || text.data[0] == '+';
  bool negative = text.data[0] == '-', binary;
  size_t first = i = span(text, i, "0");
  i = span(text, i, decimal);
  size_t whole = i - first, part = 0, part_at = 0;
  if (i < text.size && text.data[i] == '.') {
    part_at = i + 1;
    i = span(text, part_at, decimal);
    part = i - part_at;
  }
  size_t tail = i, end = span(text, i, "eEinumkKMGTP");
  if (end < text.size && (text.data[end] == '-' || text.data[end] == '+')) end++;
  if (span(text, end, decimal) != text.size) return bad_format;
  int exponent;
  if (!read_suffix((crd_string){text.data + tail, text.size - tail}, &exponent, &binary)) return bad_suffix;
  if (whole > MAX_DIGITS || part > MAX_DIGITS) return bad_number;
  memcpy(digits, text.data + first, whole);
  size_t zero = whole == 0;
  if (zero) digits[0] = '0';
  memcpy(digits + whole + zero, text.data + part_at, part);
  digits[whole + zero + part] = 0;
  note_small(q, digits, whole + zero, part, exponent, binary, negative);
  for (const char *d = digits; *d; d++) multiply(q->limbs, 10, (uint32_t)(*d - '0'));
  if (binary)
    for (int bits = exponent; bits > 0; bits -= 30) multiply(q->limbs, (uint32_t)1 << (bits < 30 ? bits : 30), 0);
  shift(q->limbs, 9 - (int)part + (binary ? 0 : exponent));
  quantity most = {.limbs = {0, 854775807, 223372036, 9}}; /* (2^63 - 1) * 10^9 */
  if (binary && compare_limbs(q->limbs, most.limbs) > 0) memcpy(q->limbs, most.limbs, sizeof q->limbs);
  q->negative = negative && !is_zero(q->limbs);
  return NULL;
}

/* ---- arithmetic ---- */

static int compare(const quantity *a, const quantity *b) {
  if (a->negative != b->negative) return a->negative ? -1 : 1;
  int order = compare_limbs(a->limbs, b->limbs);
  return a->negative ? -order : order;
}

/* int64Amount.Add: to the smaller of the two scales. False when it does not fit. */
static bool add_small(const quantity *a, const quantity *b, int64_t *value, int32_t *scale) {
  crd_cel cel = {0};
  int64_t x = a->value, y = b->value;
  if (y == 0) return *value = x, *scale = a->scale, true;
  if (x == 0) return *value = y, *scale = b->scale, true;
  *scale = a->scale < b->scale ? a->scale : b->scale;
  for (int32_t s = a->scale; s > *scale; s--)
    if (!scaled(x, 10, &x)) return false;
  for (int32_t s = b->scale; s > *scale; s--)
    if (!scaled(y, 10, &y)) return false;
  return crd_cel_add_int(&cel, x, y, value);
}

static quantity add(const quantity *a, const quantity *b) {
  quantity sum = *a;
  if (a->negative == b->negative) {
    add_limbs(sum.limbs, b->limbs);
  } else if (compare_limbs(a->limbs, b->limbs) >= 0) {
    subtract_limbs(sum.limbs, b->limbs);
  } else {
    sum = *b;
    subtract_limbs(sum.limbs, a->limbs);
  }
  if (is_zero(sum.limbs)) sum.negative = false;
  sum.small = a->small && b->small && add_small(a, b, &sum.value, &sum.scale);
  return sum;
}

static quantity negated(quantity q) {
  q.negative = !q.negative && !is_zero(q.limbs);
  q.small = q.small && q.value != INT64_MIN;
  if (q.small) q.value = -q.value;
  return q;
}

static quantity of_int(int64_t integer) {
  quantity q = {.negative = integer < 0, .small = true, .value = integer};
  uint64_t magnitude = integer < 0 ? 0 - (uint64_t)integer : (uint64_t)integer;
  for (size_t i = 1; magnitude; i++, magnitude /= BASE) q.limbs[i] = (uint32_t)(magnitude % BASE);
  return q;
}

static bool as_integer(const quantity *q, int64_t *out) {
  if (!q->small || q->scale < 0) return false;
  *out = q->value;
  for (int32_t s = q->scale; s > 0; s--)
    if (!scaled(*out, 10, out)) return false;
  return true;
}

/* ---- functions ---- */

static const quantity *quantity_of(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_QUANTITY ? value.as.opaque : NULL;
}

static crd_cel_value of_quantity(crd_cel *cel, const quantity *q) {
  quantity *copy = crd_arena_alloc(cel->arena, sizeof *copy);
  *copy = *q;
  return crd_cel_of_opaque(CRD_CEL_QUANTITY, copy);
}

bool crd_cel_quantity_compare(crd_cel_value a, crd_cel_value b, int *order) {
  const quantity *x = quantity_of(a), *y = quantity_of(b);
  if (x && y) *order = compare(x, y);
  return x && y;
}

crd_cel_value crd_cel_fn_quantity(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  quantity q;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "quantity", arguments, count);
  cel->cost += crd_cel_tenth(crd_cel_cost_size(arguments[0]));
  const char *problem = parse_quantity(arguments[0].as.text, &q);
  return problem ? crd_cel_failed(cel, problem) : of_quantity(cel, &q);
}

crd_cel_value crd_cel_fn_is_quantity(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  quantity q;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isQuantity", arguments, count);
  cel->cost += crd_cel_tenth(crd_cel_cost_size(arguments[0]));
  return crd_cel_of_bool(!parse_quantity(arguments[0].as.text, &q));
}

crd_cel_value crd_cel_fn_sign(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const quantity *q = quantity_of(arguments[0]);
  if (!q) return crd_cel_no_overload(cel, "sign", arguments, count);
  cel->cost += 1;
  return crd_cel_of_int(q->negative ? -1 : !is_zero(q->limbs));
}

crd_cel_value crd_cel_fn_is_integer(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const quantity *q = quantity_of(arguments[0]);
  int64_t integer;
  if (!q) return crd_cel_no_overload(cel, "isInteger", arguments, count);
  cel->cost += 1;
  return crd_cel_of_bool(as_integer(q, &integer));
}

crd_cel_value crd_cel_fn_as_integer(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const quantity *q = quantity_of(arguments[0]);
  int64_t integer;
  if (!q) return crd_cel_no_overload(cel, "asInteger", arguments, count);
  cel->cost += 1;
  return as_integer(q, &integer) ? crd_cel_of_int(integer) : crd_cel_failed(cel, "cannot convert value to integer");
}

crd_cel_value crd_cel_fn_as_approximate_float(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const quantity *q = quantity_of(arguments[0]);
  if (!q) return crd_cel_no_overload(cel, "asApproximateFloat", arguments, count);
  cel->cost += 1;
  if (q->small) return crd_cel_of_double(q->scale ? (double)q->value * pow(10, q->scale) : (double)q->value);
  double number = 0;
  for (size_t i = LIMBS; i-- > 0;) number = number * BASE + q->limbs[i];
  return crd_cel_of_double((q->negative ? -number : number) * 1e-9);
}

static crd_cel_value sum(crd_cel *cel, const char *name, const crd_cel_value *arguments, bool subtract) {
  const quantity *a = quantity_of(arguments[0]), *b = quantity_of(arguments[1]);
  bool integer = arguments[1].kind == CRD_CEL_INT;
  if (!a || (!b && !integer)) return crd_cel_no_overload(cel, name, arguments, 2);
  cel->cost += 1;
  quantity other = integer ? of_int(arguments[1].as.integer) : *b;
  if (subtract) other = negated(other);
  quantity result = add(a, &other);
  return of_quantity(cel, &result);
}

crd_cel_value crd_cel_fn_add(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return sum(cel, "add", arguments, false);
}
crd_cel_value crd_cel_fn_sub(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return sum(cel, "sub", arguments, true);
}
