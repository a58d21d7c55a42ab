/* SPDX-License-Identifier: Apache-2.0 */
/* Equality, order, texts and sizes of opaque values. */
#include "internal.h"

crd_string crd_cel_opaque_text(crd_cel *cel, crd_cel_value value) {
  if (value.opaque_kind == CRD_CEL_IP) return crd_ip_format(cel->arena, value.as.opaque);
  if (value.opaque_kind == CRD_CEL_CIDR) return crd_cidr_format(cel->arena, value.as.opaque);
  return (crd_string){NULL, 0};
}

/* The order of two quantities or two versions. */
static bool order_of(crd_cel_value a, crd_cel_value b, int *order) {
  return crd_cel_quantity_compare(a, b, order) || crd_cel_semver_compare(a, b, order) ||
         crd_cel_generic_version_compare(a, b, order);
}

bool crd_cel_equal_opaque(crd_cel_value a, crd_cel_value b) {
  int order;
  if (a.opaque_kind == CRD_CEL_IP) return crd_ip_equal(a.as.opaque, b.as.opaque);
  if (a.opaque_kind == CRD_CEL_CIDR) return crd_cidr_equal(a.as.opaque, b.as.opaque);
  if (a.opaque_kind == CRD_CEL_URL) return crd_cel_url_equal(a, b);
  return order_of(a, b, &order) ? order == 0 : a.as.opaque == b.as.opaque;
}

crd_cel_value crd_cel_fn_compare_to(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int order;
  cel->cost += 1;
  return order_of(arguments[0], arguments[1], &order) ? crd_cel_of_int(order)
                                                      : crd_cel_no_overload(cel, "compareTo", arguments, count);
}
crd_cel_value crd_cel_fn_is_greater_than(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int order;
  cel->cost += 1;
  return order_of(arguments[0], arguments[1], &order) ? crd_cel_of_bool(order > 0)
                                                      : crd_cel_no_overload(cel, "isGreaterThan", arguments, count);
}
crd_cel_value crd_cel_fn_is_less_than(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int order;
  cel->cost += 1;
  return order_of(arguments[0], arguments[1], &order) ? crd_cel_of_bool(order < 0)
                                                      : crd_cel_no_overload(cel, "isLessThan", arguments, count);
}
