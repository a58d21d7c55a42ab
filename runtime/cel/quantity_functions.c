/* SPDX-License-Identifier: Apache-2.0 */
/* The quantity library: quantity, isQuantity, sign and the methods of kubernetes.Quantity. Mirrors apiserver
 * pkg/cel/library/quantity.go; costs as in pkg/cel/library/cost.go. */
#include "internal.h"

static const crd_quantity *quantity_of(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_QUANTITY ? value.as.opaque : NULL;
}

bool crd_cel_quantity_compare(crd_cel_value a, crd_cel_value b, int *order) {
  const crd_quantity *x = quantity_of(a), *y = quantity_of(b);
  if (x && y) *order = crd_quantity_compare(x, y);
  return x && y;
}

crd_cel_value crd_cel_fn_quantity(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "quantity", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  crd_quantity *q = crd_arena_alloc(cel->arena, sizeof *q);
  crd_string error;
  if (crd_quantity_parse(arguments[0].as.text, q, &error)) return crd_cel_of_opaque(CRD_CEL_QUANTITY, q);
  return crd_cel_failed(cel, error.data);
}

crd_cel_value crd_cel_fn_is_quantity(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_quantity q;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isQuantity", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return crd_cel_of_bool(crd_quantity_parse(arguments[0].as.text, &q, NULL));
}

crd_cel_value crd_cel_fn_sign(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_quantity *q = quantity_of(arguments[0]);
  if (!q) return crd_cel_no_overload(cel, "sign", arguments, count);
  cel->cost += 1;
  return crd_cel_of_int(crd_quantity_sign(q));
}

crd_cel_value crd_cel_fn_is_integer(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_quantity *q = quantity_of(arguments[0]);
  int64_t integer;
  if (!q) return crd_cel_no_overload(cel, "isInteger", arguments, count);
  cel->cost += 1;
  return crd_cel_of_bool(crd_quantity_as_int(q, &integer));
}

crd_cel_value crd_cel_fn_as_integer(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_quantity *q = quantity_of(arguments[0]);
  int64_t integer;
  if (!q) return crd_cel_no_overload(cel, "asInteger", arguments, count);
  cel->cost += 1;
  return crd_quantity_as_int(q, &integer) ? crd_cel_of_int(integer) : crd_cel_failed(cel, "cannot convert value to integer");
}

crd_cel_value crd_cel_fn_as_approximate_float(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_quantity *q = quantity_of(arguments[0]);
  if (!q) return crd_cel_no_overload(cel, "asApproximateFloat", arguments, count);
  cel->cost += 1;
  return crd_cel_of_double(crd_quantity_as_double(q));
}

/* The second argument may be an int. */
static crd_cel_value sum_of_quantities(crd_cel *cel, const char *name, const crd_cel_value *arguments,
                                       crd_quantity (*operation)(const crd_quantity *, const crd_quantity *)) {
  const crd_quantity *a = quantity_of(arguments[0]), *b = quantity_of(arguments[1]);
  bool integer = arguments[1].kind == CRD_CEL_INT;
  if (!a || (!b && !integer)) return crd_cel_no_overload(cel, name, arguments, 2);
  cel->cost += 1;
  crd_quantity *result = crd_arena_alloc(cel->arena, sizeof *result);
  if (integer) {
    crd_quantity other = crd_quantity_of_int(arguments[1].as.integer, CRD_QUANTITY_DECIMAL_EXPONENT);
    *result = operation(a, &other);
  } else {
    *result = operation(a, b);
  }
  crd_cel_value value = crd_cel_of_opaque(CRD_CEL_QUANTITY, result);
  value.zone = 1;
  return value;
}

crd_cel_value crd_cel_fn_add(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return sum_of_quantities(cel, "add", arguments, crd_quantity_add);
}
crd_cel_value crd_cel_fn_sub(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return sum_of_quantities(cel, "sub", arguments, crd_quantity_subtract);
}
