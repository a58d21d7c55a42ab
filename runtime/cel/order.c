/* SPDX-License-Identifier: Apache-2.0 */
/* Order, and equality of numbers. Mirrors cel-go common/types (Compare) and overflow.go. */
#include "internal.h"

static int compare_doubles(double a, double b) {
  if (a != a || b != b) return 2;
  return (a > b) - (a < b);
}

/* As cel-go: integers beyond 2^53 are rounded. */
static int compare_double_int(double a, int64_t b) {
  if (a < -9223372036854775808.0) return -1;
  if (a > 9223372036854775808.0) return 1;
  return compare_doubles(a, (double)b);
}

static int compare_double_uint(double a, uint64_t b) {
  if (a < 0) return -1;
  if (a > 18446744073709551616.0) return 1;
  return compare_doubles(a, (double)b);
}

static int reverse(int order) {
  return order == 2 ? 2 : -order;
}

int crd_cel_compare_numbers(crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_INT) {
    int64_t x = a.as.integer;
    if (b.kind == CRD_CEL_INT) return (x > b.as.integer) - (x < b.as.integer);
    if (b.kind == CRD_CEL_DOUBLE) return reverse(compare_double_int(b.as.number, x));
    if (x < 0) return -1;
    return ((uint64_t)x > b.as.unsigned_integer) - ((uint64_t)x < b.as.unsigned_integer);
  }
  if (a.kind == CRD_CEL_UINT) {
    uint64_t x = a.as.unsigned_integer;
    if (b.kind == CRD_CEL_UINT) return (x > b.as.unsigned_integer) - (x < b.as.unsigned_integer);
    if (b.kind == CRD_CEL_DOUBLE) return reverse(compare_double_uint(b.as.number, x));
    return reverse(crd_cel_compare_numbers(b, a));
  }
  if (b.kind == CRD_CEL_DOUBLE) return compare_doubles(a.as.number, b.as.number);
  return b.kind == CRD_CEL_INT ? compare_double_int(a.as.number, b.as.integer)
                               : compare_double_uint(a.as.number, b.as.unsigned_integer);
}

bool crd_cel_compare(crd_cel *cel, crd_cel_value a, crd_cel_value b, int *order) {
  if (a.kind == CRD_CEL_FAILED || b.kind == CRD_CEL_FAILED) return false;
  if (crd_cel_is_number(a) && crd_cel_is_number(b)) return *order = crd_cel_compare_numbers(a, b), true;
  if (a.kind != b.kind) return crd_cel_fail(cel, "no such overload");
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_BOOL:
    *order = (a.as.boolean > b.as.boolean) - (a.as.boolean < b.as.boolean);
    return true;
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES: {
    int raw = crd_string_compare(a.as.text, b.as.text);
    *order = (raw > 0) - (raw < 0);
    return true;
  }
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    *order =
        a.as.integer != b.as.integer ? (a.as.integer > b.as.integer ? 1 : -1) : (a.nanos > b.nanos) - (a.nanos < b.nanos);
    return true;
  default:
    return crd_cel_fail(cel, "no such overload");
  }
}
