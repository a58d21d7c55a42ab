/* SPDX-License-Identifier: Apache-2.0 */
/* The operators. Mirrors cel-go common/types (Int, Uint, Double, String, Bytes, List, Duration, Timestamp) and overflow.go.
 */
#include "internal.h"

bool crd_cel_multiply_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  bool over = false;
  if (a > 0)
    over = b > 0 ? a > INT64_MAX / b : b < INT64_MIN / a;
  else if (a < 0)
    over = b > 0 ? a < INT64_MIN / b : b < 0 && b < INT64_MAX / a;
  if (over) return crd_cel_fail(cel, "integer overflow");
  *out = a * b;
  return true;
}

crd_string crd_cel_concat(crd_cel *cel, crd_string a, crd_string b, bool bytes) {
  crd_cel_charge(cel, crd_cel_tenth(bytes ? a.size + b.size : crd_cel_code_points(a) + crd_cel_code_points(b)));
  if (!a.size) return b;
  if (!b.size) return a;
  char *text = crd_arena_alloc(cel->arena, a.size + b.size);
  memcpy(text, a.data, a.size);
  memcpy(text + a.size, b.data, b.size);
  return (crd_string){text, a.size + b.size};
}

static bool is_time(crd_cel_value value) {
  return value.kind == CRD_CEL_DURATION || value.kind == CRD_CEL_TIMESTAMP;
}

static crd_cel_value no_overload(crd_cel *cel, const char *name, crd_cel_value a, crd_cel_value b) {
  return a.kind == CRD_CEL_FAILED ? a : b.kind == CRD_CEL_FAILED ? b : crd_cel_no_operator(cel, name, a);
}

typedef bool int_operator(crd_cel *cel, int64_t a, int64_t b, int64_t *out);

static bool sum_of_ints(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  return crd_cel_add_int(cel, a, b, out);
}
static bool subtract_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  return crd_cel_subtract_int(cel, a, b, out);
}
static bool divide_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  return crd_cel_divide_int(cel, a, b, out);
}
static bool modulo_int(crd_cel *cel, int64_t a, int64_t b, int64_t *out) {
  return crd_cel_modulo_int(cel, a, b, out);
}

static crd_cel_value of_ints(crd_cel *cel, int_operator *operator, crd_cel_value a, crd_cel_value b) {
  int64_t result = 0;
  bool good = operator(cel, a.as.integer, b.as.integer, &result);
  return good ? crd_cel_of_int(result) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static crd_cel_value unsigned_overflow(crd_cel *cel) {
  return crd_cel_failed(cel, "unsigned integer overflow");
}

crd_cel_value crd_cel_add(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_FAILED) return a;
  if (b.kind == CRD_CEL_FAILED) return b;
  if (a.kind == b.kind && (a.kind == CRD_CEL_STRING || a.kind == CRD_CEL_BYTES))
    return crd_cel_of_text((crd_cel_kind)a.kind, crd_cel_concat(cel, a.as.text, b.as.text, a.kind == CRD_CEL_BYTES));
  cel->cost += 1;
  if (crd_cel_is_list(a) && crd_cel_is_list(b)) return crd_cel_add_lists(cel, a, b);
  if (is_time(a) && is_time(b) && (a.kind == CRD_CEL_DURATION || b.kind == CRD_CEL_DURATION))
    return crd_cel_add_time(cel, a, b, false);
  if (a.kind != b.kind) return no_overload(cel, "_+_", a, b);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_INT:
    return of_ints(cel, sum_of_ints, a, b);
  case CRD_CEL_UINT:
    if (a.as.unsigned_integer > UINT64_MAX - b.as.unsigned_integer) return unsigned_overflow(cel);
    return crd_cel_of_uint(a.as.unsigned_integer + b.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_of_double(a.as.number + b.as.number);
  default:
    return no_overload(cel, "_+_", a, b);
  }
}

crd_cel_value crd_cel_subtract(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  cel->cost += 1;
  if (is_time(a) && is_time(b) && (a.kind == CRD_CEL_TIMESTAMP || b.kind == CRD_CEL_DURATION))
    return crd_cel_add_time(cel, a, b, true);
  if (a.kind != b.kind) return no_overload(cel, "_-_", a, b);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_INT:
    return of_ints(cel, subtract_int, a, b);
  case CRD_CEL_UINT:
    if (a.as.unsigned_integer < b.as.unsigned_integer) return unsigned_overflow(cel);
    return crd_cel_of_uint(a.as.unsigned_integer - b.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_of_double(a.as.number - b.as.number);
  default:
    return no_overload(cel, "_-_", a, b);
  }
}

crd_cel_value crd_cel_multiply(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  cel->cost += 1;
  if (a.kind != b.kind) return no_overload(cel, "_*_", a, b);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_INT:
    return of_ints(cel, crd_cel_multiply_int, a, b);
  case CRD_CEL_UINT:
    if (a.as.unsigned_integer && b.as.unsigned_integer > UINT64_MAX / a.as.unsigned_integer) return unsigned_overflow(cel);
    return crd_cel_of_uint(a.as.unsigned_integer * b.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_of_double(a.as.number * b.as.number);
  default:
    return no_overload(cel, "_*_", a, b);
  }
}

crd_cel_value crd_cel_divide(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  cel->cost += 1;
  if (a.kind != b.kind) return no_overload(cel, "_/_", a, b);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_INT:
    return of_ints(cel, divide_int, a, b);
  case CRD_CEL_UINT:
    if (!b.as.unsigned_integer) return crd_cel_failed(cel, "division by zero");
    return crd_cel_of_uint(a.as.unsigned_integer / b.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_of_double(a.as.number / b.as.number);
  default:
    return no_overload(cel, "_/_", a, b);
  }
}

crd_cel_value crd_cel_modulo(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  cel->cost += 1;
  if (a.kind == CRD_CEL_INT && b.kind == CRD_CEL_INT) return of_ints(cel, modulo_int, a, b);
  if (a.kind != CRD_CEL_UINT || b.kind != CRD_CEL_UINT) return no_overload(cel, "_%_", a, b);
  if (!b.as.unsigned_integer) return crd_cel_failed(cel, "modulus by zero");
  return crd_cel_of_uint(a.as.unsigned_integer % b.as.unsigned_integer);
}

crd_cel_value crd_cel_negate(crd_cel *cel, crd_cel_value a) {
  int64_t integer = 0;
  cel->cost += 1;
  if (a.kind == CRD_CEL_INT)
    return crd_cel_negate_int(cel, a.as.integer, &integer) ? crd_cel_of_int(integer) : crd_cel_of_truth(CRD_CEL_ERROR);
  if (a.kind == CRD_CEL_DOUBLE) return crd_cel_of_double(-a.as.number);
  if (a.kind == CRD_CEL_DURATION) return crd_cel_add_time(cel, crd_cel_of_time(CRD_CEL_DURATION, 0, 0), a, true);
  return no_overload(cel, "-_", a, a);
}

/* The order of two values with the cost of finding it; false for an error. */
static void charge_texts(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  uint64_t x = crd_cel_cost_size(a), y = crd_cel_cost_size(b);
  crd_cel_charge(cel, crd_cel_tenth(x < y ? x : y));
}

static bool ordered(crd_cel *cel, const char *name, crd_cel_value a, crd_cel_value b, int *order) {
  bool text = a.kind == b.kind && (a.kind == CRD_CEL_STRING || a.kind == CRD_CEL_BYTES);
  if (text)
    charge_texts(cel, a, b);
  else
    cel->cost += 1;
  if (crd_cel_compare(cel, a, b, order)) return *order != 2 || crd_cel_fail(cel, "NaN values cannot be ordered");
  no_overload(cel, name, a, b);
  return false;
}

crd_cel_truth crd_cel_less(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  int order;
  return ordered(cel, "_<_", a, b, &order) ? crd_cel_truth_of(order == -1) : CRD_CEL_ERROR;
}
crd_cel_truth crd_cel_less_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  int order;
  return ordered(cel, "_<=_", a, b, &order) ? crd_cel_truth_of(order == -1 || order == 0) : CRD_CEL_ERROR;
}
crd_cel_truth crd_cel_greater(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  int order;
  return ordered(cel, "_>_", a, b, &order) ? crd_cel_truth_of(order == 1) : CRD_CEL_ERROR;
}
crd_cel_truth crd_cel_greater_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  int order;
  return ordered(cel, "_>=_", a, b, &order) ? crd_cel_truth_of(order == 1 || order == 0) : CRD_CEL_ERROR;
}
