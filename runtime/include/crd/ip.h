/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses as Go's net/netip reads and prints them (netip.Addr). Usable without CEL. */
#ifndef CRD_IP_H
#define CRD_IP_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

typedef struct crd_ip {
  uint8_t bytes[16]; /* network order; those past `size` are zero */
  uint8_t size;      /* 4 or 16; an IPv4-mapped IPv6 address keeps its 16 */
  crd_string zone;   /* of an IPv6 address: what follows the %, without it; empty: none */
} crd_ip;

/* netip.ParseAddr: IPv4 in four decimal parts without leading zeros, IPv6 with "::", an embedded IPv4 and a zone. False with
 * Go's text in `error` ("ParseAddr(\"1.2\"): IPv4 address too short"), in the arena; `error` may be NULL, then `arena` may
 * be too. The zone is borrowed from the text. */
CRD_MUST_CHECK bool crd_ip_parse(crd_arena *arena, crd_string text, crd_ip *out, crd_string *error);
/* netip.Addr.String: the canonical form (RFC 5952), with the zone; "::ffff:1.2.3.4" for IPv4-mapped ones. In the arena. */
crd_string crd_ip_format(crd_arena *arena, const crd_ip *ip);
/* Whether the addresses are the same, zone included: 1.2.3.4 and ::ffff:1.2.3.4 are not (netip.Addr's ==). */
bool crd_ip_equal(const crd_ip *a, const crd_ip *b);

/* The methods of netip.Addr with these names. Of an IPv4-mapped address they test the embedded IPv4 address, as Go does,
 * except unspecified and global unicast. */
bool crd_ip_is_4in6(const crd_ip *ip);
bool crd_ip_is_unspecified(const crd_ip *ip);
bool crd_ip_is_loopback(const crd_ip *ip);
bool crd_ip_is_multicast(const crd_ip *ip);
bool crd_ip_is_link_local_multicast(const crd_ip *ip);
bool crd_ip_is_link_local_unicast(const crd_ip *ip);
bool crd_ip_is_global_unicast(const crd_ip *ip);

CRD_END_DECLS

#endif
