/* SPDX-License-Identifier: Apache-2.0 */
/* Products of quantities, rounding and scaled integers. Mirrors apimachinery
 * pkg/api/resource/{quantity,amount,scale_int}.go. */
#include <crd/quantity_math.h>

#define BASE 1000000000u
enum { LIMBS = CRD_QUANTITY_LIMBS, NANO = -9 };

static uint32_t power_of_ten(unsigned power) {
  uint32_t result = 1;
  while (power--) result *= 10;
  return result;
}

static void trim(crd_quantity *q) {
  while (q->used && !q->limbs[q->used - 1]) q->used--;
  if (q->used) return;
  q->far = 0;
  q->negative = false;
}

/* Adds a limb at the top; without room the lowest limb is dropped. */
static void push(crd_quantity *q, uint32_t limb) {
  if (q->used == LIMBS) {
    q->more = q->more || q->limbs[0];
    memmove(q->limbs, q->limbs + 1, (LIMBS - 1) * sizeof *q->limbs);
    q->used--;
    q->far++;
  }
  q->limbs[q->used++] = limb;
}

/* Computes limb * factor + rest: returns its last nine digits and sets *rest to the others. The new rest is at most `factor`
 * when the old one was. Works in halves, because not every machine has integers wider than 64 bits. */
static uint32_t multiply_limb(uint32_t limb, uint64_t factor, uint64_t *rest) {
  uint64_t low = (uint64_t)limb * (uint32_t)factor + (uint32_t)*rest;
  uint64_t high = (uint64_t)limb * (factor >> 32) + (*rest >> 32) + (low >> 32);
  low = high % BASE << 32 | (uint32_t)low;
  *rest = (high / BASE << 32) + low / BASE;
  return (uint32_t)(low % BASE);
}

static void multiply_magnitude(crd_quantity *q, uint64_t factor) {
  uint64_t rest = 0;
  for (size_t i = 0; i < q->used; i++) q->limbs[i] = multiply_limb(q->limbs[i], factor, &rest);
  for (; rest; rest /= BASE) push(q, (uint32_t)(rest % BASE));
}

/* ---- products ---- */

/* int64Amount.Mul: false when the product does not fit or is not whole. */
static bool multiply_small(crd_quantity *q, int64_t by) {
  int64_t product, scaled;
  if (!q->small || !q->value) return q->small;
  if (q->value != 1 && by != 1 && by && (q->value == INT64_MIN || by == INT64_MIN)) return false;
  if (__builtin_mul_overflow(q->value, by, &product)) return false;
  scaled = product;
  for (int32_t i = 0; i < q->scale && scaled; i++)
    if (__builtin_mul_overflow(scaled, 10, &scaled)) return false;
  for (int32_t i = 0; i > q->scale && scaled; i--, scaled /= 10)
    if (scaled % 10) return false;
  if (!by) q->scale = 0;
  q->value = product;
  return true;
}

/* Whether the whole number in upstream's Dec fits an int64. */
static bool is_held(const crd_quantity *q) {
  crd_quantity limit = crd_quantity_of_int(q->negative ? INT64_MIN : INT64_MAX, CRD_QUANTITY_DECIMAL_SI), copy = *q;
  uint32_t power = q->scale > 0 ? (uint32_t)q->scale : (uint32_t)0 - (uint32_t)q->scale;
  for (uint32_t i = 0; i < power && limit.used < LIMBS && copy.used < LIMBS; i++)
    multiply_magnitude(q->scale > 0 ? &limit : &copy, 10);
  int order = crd_quantity_compare(&copy, &limit);
  return q->negative ? order >= 0 : order <= 0;
}

bool crd_quantity_multiply(crd_quantity *quantity, int64_t by) {
  quantity->kept = (crd_string){NULL, 0};
  bool fits = multiply_small(quantity, by);
  if (by < 0) quantity->negative = !quantity->negative;
  multiply_magnitude(quantity, by < 0 ? 0 - (uint64_t)by : (uint64_t)by);
  trim(quantity);
  if (!quantity->used) quantity->more = false;
  if (fits) return true;
  quantity->small = false;
  return is_held(quantity);
}

/* ---- rounding ---- */

/* Clears the digits below 10^place nanos; returns whether one of them was not zero. */
static bool cut_digits(crd_quantity *q, int64_t place) {
  int64_t limb = place / 9 - q->far;
  bool lost = q->more;
  q->more = false;
  for (int64_t i = 0; i < limb && i < q->used; i++) {
    lost = lost || q->limbs[i];
    q->limbs[i] = 0;
  }
  if (limb < q->used) {
    uint32_t rest = q->limbs[limb] % power_of_ten((unsigned)(place % 9));
    lost = lost || rest;
    q->limbs[limb] -= rest;
  }
  return lost;
}

/* Adds 10^place to nanos whose lower digits are zero. */
static void step(crd_quantity *q, int64_t place) {
  int64_t limb = place / 9 - q->far;
  uint32_t carry = power_of_ten((unsigned)(place % 9));
  if (limb >= LIMBS || !q->used) { /* all digits were cut */
    q->far = (int32_t)(place / 9);
    q->used = 1;
    q->limbs[0] = carry;
    return;
  }
  while (q->used <= limb) q->limbs[q->used++] = 0;
  for (int64_t i = limb; carry; i++) {
    if (i == q->used) {
      push(q, carry);
      return;
    }
    uint32_t sum = q->limbs[i] + carry;
    carry = sum >= BASE;
    q->limbs[i] = carry ? sum - BASE : sum;
  }
}

/* negativeScaleInt64 */
static int64_t divide_up(int64_t value, int64_t power) {
  int64_t result = value;
  bool rest = false;
  for (; power > 0 && result; power--) {
    rest = rest || result % 10;
    result /= 10;
  }
  return rest ? result + (value > 0 ? 1 : -1) : result;
}

bool crd_quantity_round_up(crd_quantity *quantity, int32_t scale) {
  crd_quantity *q = quantity;
  int64_t place = (int64_t)scale - NANO;
  if (q->small && q->scale >= scale) return true;
  q->kept = (crd_string){NULL, 0};
  if (q->small) q->value = divide_up(q->value, (int64_t)scale - q->scale);
  q->scale = scale;
  if (place < 9 * (int64_t)q->far || place <= 0) return !q->more;
  bool negative = q->negative, lost = cut_digits(q, place);
  if (lost) step(q, place);
  trim(q);
  q->negative = negative && q->used;
  return !lost;
}

/* ---- scaled integers ---- */

/* Computes count * by + more modulo 2^64; false when it overflowed. */
static bool scale_count(uint64_t *count, uint64_t by, uint64_t more) {
  bool large = __builtin_mul_overflow(*count, by, count);
  return !__builtin_add_overflow(*count, more, count) && !large;
}

/* Divides the magnitude by 10^place nanos: `out` is the quotient modulo 2^64, `rest` whether a remainder is left. False when
 * the quotient overflowed. */
static bool units_of(crd_quantity q, int64_t place, uint64_t *out, bool *rest) {
  uint64_t count = 0;
  bool fits = true;
  for (; place < 0 && q.used && q.used < LIMBS; place++) multiply_magnitude(&q, 10);
  *rest = cut_digits(&q, place < 0 ? 0 : place);
  int64_t limb = place / 9 - q.far;
  for (int64_t i = q.used; i-- > 0 && i >= limb;) {
    const uint32_t below = i == limb ? power_of_ten((unsigned)(place % 9)) : 1;
    fits = scale_count(&count, BASE / below, q.limbs[i] / below) && fits;
  }
  for (; limb < 0 && count; limb++) fits = scale_count(&count, BASE, 0) && fits;
  *out = count;
  return fits;
}

bool crd_quantity_scaled_value(const crd_quantity *quantity, int32_t scale, int64_t *out) {
  uint64_t count = 0;
  bool rest = false, negative = quantity->negative, near = (int64_t)scale - quantity->scale < 19;
  if (!units_of(*quantity, (int64_t)scale - NANO, &count, &rest) || count > INT64_MAX) return false;
  *out = negative ? -(int64_t)count : (int64_t)count;
  if (!rest) return true;
  if (quantity->small && negative)
    --*out;
  else if (!negative || near)
    return !__builtin_add_overflow(*out, 1, out);
  return true;
}

/* positiveScaleInt64: value * 10^power. Some powers are one product, which wraps to 64 bits. Others are many products, whose
 * result is 0 as soon as one overflows. */
static int64_t multiply_up(int64_t value, int64_t power) {
  int64_t product = value;
  if (power == 1 || power == 2 || power == 3 || power == 6 || power == 9)
    return value == INT64_MIN ? 0 : (int64_t)((uint64_t)value * power_of_ten((unsigned)power));
  for (int64_t i = 0; i < power && product; i++)
    if (__builtin_mul_overflow(product, 10, &product)) return 0;
  return product;
}

/* scaledValue of the whole number in upstream's Dec, times 10^quantity.scale. */
static int64_t scaled_number(const crd_quantity *quantity, int32_t scale) {
  uint64_t number, count;
  bool rest, inexact, negative = quantity->negative;
  int64_t down = (int64_t)scale - quantity->scale;
  bool near = units_of(*quantity, (int64_t)quantity->scale - NANO, &number, &inexact) && number < INT64_MAX;
  if (down <= 0) {
    uint64_t factor = down < -18 ? (uint64_t)INT64_MIN : 1; /* the result of Go's conversion of a too large float64 */
    for (; down >= -18 && down < 0; down++) factor *= 10;
    return (int64_t)((negative ? 0 - number : number) * factor);
  }
  units_of(*quantity, (int64_t)scale - NANO, &count, &rest);
  if (negative && !near && down < 19) { /* Int64 of a number that is too long, then a division */
    int64_t cut = (int64_t)(0 - number), divisor = 1;
    while (down--) divisor *= 10;
    return cut / divisor + (cut % divisor != 0);
  }
  if (negative) count = 0 - count;
  if (rest && !(negative && down >= 19)) count++; /* in the other case DivMod has already rounded down */
  return (int64_t)count;
}

int64_t crd_quantity_wrapped_value(const crd_quantity *quantity, int32_t scale) {
  if (!quantity->small) return scaled_number(quantity, scale);
  int64_t up = (int64_t)quantity->scale - scale;
  return up < 0 ? divide_up(quantity->value, -up) : multiply_up(quantity->value, up);
}
