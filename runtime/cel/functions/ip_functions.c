/* SPDX-License-Identifier: Apache-2.0 */
/* The IP library: ip, isIP, ip.isCanonical and the methods of net.IP. Mirrors apiserver pkg/cel/library/ip.go and
 * pkg/cel/ip.go; costs as in pkg/cel/library/cost.go. */
#include "../internal.h"
#include <crd/json.h>

crd_cel_value crd_cel_of_ip(crd_cel *cel, const crd_ip *ip) {
  crd_ip *copy = crd_arena_alloc(cel->arena, sizeof *copy);
  *copy = *ip;
  return crd_cel_of_opaque(CRD_CEL_IP, copy);
}

/* Go's %q. */
static crd_string quoted(crd_cel *cel, crd_string text) {
  crd_text out = {.arena = cel->arena};
  crd_text_add_quoted(&out, text);
  return crd_text_string(&out);
}

/* parseIPAddr: neither zones nor IPv4-mapped addresses. */
bool crd_cel_read_ip(crd_cel *cel, crd_string text, crd_ip *out) {
  crd_string error = {NULL, 0};
  bool good = crd_ip_parse(cel->arena, text, out, &error);
  if (good && !out->zone.size && !crd_ip_is_4in6(out)) return true;
  crd_string shown = quoted(cel, text);
  if (!good)
    crd_cel_failed_with(cel, "IP Address %.*s parse error during conversion from string: %.*s", (int)shown.size, shown.data,
                        (int)error.size, error.data);
  else if (out->zone.size)
    crd_cel_failed_with(cel, "IP address %.*s with zone value is not allowed", (int)shown.size, shown.data);
  else
    crd_cel_failed_with(cel, "IPv4-mapped IPv6 address %.*s is not allowed", (int)shown.size, shown.data);
  return false;
}

crd_cel_value crd_cel_fn_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_ip ip;
  if (arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_CIDR) { /* cidr.ip() */
    cel->cost += 1;
    return crd_cel_of_ip(cel, &((const crd_cidr *)arguments[0].as.opaque)->ip);
  }
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "ip", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return crd_cel_read_ip(cel, arguments[0].as.text, &ip) ? crd_cel_of_ip(cel, &ip) : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_is_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_ip ip;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isIP", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return crd_cel_of_bool(crd_ip_parse(NULL, arguments[0].as.text, &ip, NULL) && !ip.zone.size && !crd_ip_is_4in6(&ip));
}

crd_cel_value crd_cel_fn_ip_is_canonical(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_ip ip;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "ip.isCanonical", arguments, count);
  cel->cost += (crd_cel_cost_size(arguments[0]) + 4) / 5;
  if (!crd_cel_read_ip(cel, arguments[0].as.text, &ip)) return crd_cel_of_truth(CRD_CEL_ERROR);
  return crd_cel_of_bool(crd_string_equal(crd_ip_format(cel->arena, &ip), arguments[0].as.text));
}

static const crd_ip *address_receiver(crd_cel *cel, const char *name, const crd_cel_value *arguments) {
  cel->cost += 1;
  if (arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_IP) return arguments[0].as.opaque;
  crd_cel_no_overload(cel, name, arguments, 1);
  return NULL;
}

crd_cel_value crd_cel_fn_family(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  const crd_ip *ip = address_receiver(cel, "family", arguments);
  return ip ? crd_cel_of_int(ip->size == 4 ? 4 : 6) : crd_cel_of_truth(CRD_CEL_ERROR);
}

#define QUESTION(function, name, test)                                                                                      \
  crd_cel_value function(crd_cel *cel, const crd_cel_value *arguments, size_t count) {                                      \
    (void)count;                                                                                                            \
    const crd_ip *ip = address_receiver(cel, name, arguments);                                                              \
    return ip ? crd_cel_of_bool(test(ip)) : crd_cel_of_truth(CRD_CEL_ERROR);                                                \
  }
QUESTION(crd_cel_fn_is_unspecified, "isUnspecified", crd_ip_is_unspecified)
QUESTION(crd_cel_fn_is_loopback, "isLoopback", crd_ip_is_loopback)
QUESTION(crd_cel_fn_is_link_local_multicast, "isLinkLocalMulticast", crd_ip_is_link_local_multicast)
QUESTION(crd_cel_fn_is_link_local_unicast, "isLinkLocalUnicast", crd_ip_is_link_local_unicast)
QUESTION(crd_cel_fn_is_global_unicast, "isGlobalUnicast", crd_ip_is_global_unicast)
