/* SPDX-License-Identifier: Apache-2.0 */
/* The CIDR library: cidr, isCIDR and the methods of net.CIDR. Mirrors apiserver pkg/cel/library/cidr.go and pkg/cel/cidr.go;
 * costs as in pkg/cel/library/cost.go. */
#include "../internal.h"
#include <crd/json.h>

static crd_cel_value of_cidr(crd_cel *cel, const crd_cidr *cidr) {
  crd_cidr *copy = crd_arena_alloc(cel->arena, sizeof *copy);
  *copy = *cidr;
  return crd_cel_of_opaque(CRD_CEL_CIDR, copy);
}

/* parseCIDR: no IPv4-mapped addresses. */
bool crd_cel_read_cidr(crd_cel *cel, crd_string text, crd_cidr *out) {
  crd_string error = {NULL, 0};
  if (!crd_cidr_parse(cel->arena, text, out, &error)) {
    crd_cel_failed_with(
        cel,
        "network address parse error during conversion from string: network address parse error during conversion "
        "from string: %.*s",
        (int)error.size, error.data);
    return false;
  }
  if (!crd_ip_is_4in6(&out->ip)) return true;
  crd_text shown = {.arena = cel->arena};
  crd_text_add_quoted(&shown, text);
  crd_cel_failed_with(cel, "IPv4-mapped IPv6 address %.*s is not allowed", (int)shown.size, shown.data);
  return false;
}

crd_cel_value crd_cel_fn_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "cidr", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  crd_cidr *cidr = crd_arena_alloc(cel->arena, sizeof *cidr);
  return crd_cel_read_cidr(cel, arguments[0].as.text, cidr) ? crd_cel_of_opaque(CRD_CEL_CIDR, cidr)
                                                            : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_is_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cidr cidr;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isCIDR", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return crd_cel_of_bool(crd_cidr_parse(NULL, arguments[0].as.text, &cidr, NULL) && !crd_ip_is_4in6(&cidr.ip));
}

static const crd_cidr *cidr_in(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_CIDR ? value.as.opaque : NULL;
}

crd_cel_value crd_cel_fn_contains_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_ip read;
  const crd_cidr *range = cidr_in(arguments[0]);
  const crd_ip *ip = &read;
  bool text = arguments[1].kind == CRD_CEL_STRING;
  if (!range || (!text && (arguments[1].kind != CRD_CEL_OPAQUE || arguments[1].opaque_kind != CRD_CEL_IP)))
    return crd_cel_no_overload(cel, "containsIP", arguments, count);
  cel->cost += crd_cel_tenth(2 * crd_cel_cost_size(arguments[0])) + (text ? crd_cel_scan_cost(arguments[1].as.text) : 0);
  if (!text)
    ip = arguments[1].as.opaque;
  else if (!crd_cel_read_ip(cel, arguments[1].as.text, &read))
    return crd_cel_failed(cel, "no such overload");
  return crd_cel_of_bool(crd_cidr_contains_ip(range, ip));
}

crd_cel_value crd_cel_fn_contains_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cidr read;
  const crd_cidr *range = cidr_in(arguments[0]), *other = cidr_in(arguments[1]);
  bool text = arguments[1].kind == CRD_CEL_STRING;
  if (!range || (!text && !other)) return crd_cel_no_overload(cel, "containsCIDR", arguments, count);
  uint64_t size = crd_cel_cost_size(arguments[0]);
  cel->cost += crd_cel_tenth(2 * size) + crd_cel_tenth(size) + 1 + (text ? crd_cel_scan_cost(arguments[1].as.text) : 0);
  if (text) {
    if (!crd_cel_read_cidr(cel, arguments[1].as.text, &read)) return crd_cel_of_truth(CRD_CEL_ERROR);
    other = &read;
  }
  return crd_cel_of_bool(crd_cidr_contains(range, other));
}

crd_cel_value crd_cel_fn_masked(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_cidr *cidr = cidr_in(arguments[0]);
  if (!cidr) return crd_cel_no_overload(cel, "masked", arguments, count);
  cel->cost += 1;
  crd_cidr masked = crd_cidr_masked(cidr);
  return of_cidr(cel, &masked);
}

crd_cel_value crd_cel_fn_prefix_length(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_cidr *cidr = cidr_in(arguments[0]);
  if (!cidr) return crd_cel_no_overload(cel, "prefixLength", arguments, count);
  cel->cost += 1;
  return crd_cel_of_int(cidr->bits);
}
