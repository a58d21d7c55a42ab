/* SPDX-License-Identifier: Apache-2.0 */
/* CIDR ranges as Go's net/netip reads and prints them (netip.Prefix). Usable without CEL. */
#ifndef CRD_CIDR_H
#define CRD_CIDR_H

#include <crd/ip.h>

CRD_BEGIN_DECLS

typedef struct crd_cidr {
  crd_ip ip;    /* bits past the length may be set; never with a zone */
  uint8_t bits; /* the length of the prefix: 0 to 32 or 128 */
} crd_cidr;

/* netip.ParsePrefix: an address, a slash, a length without sign or leading zeros. False with Go's text in `error`
 * ("netip.ParsePrefix(\"1.2.3.4\"): no '/'"), in the arena; `error` may be NULL, then `arena` may be too. */
CRD_MUST_CHECK bool crd_cidr_parse(crd_arena *arena, crd_string text, crd_cidr *out, crd_string *error);
/* netip.Prefix.String. In the arena. */
crd_string crd_cidr_format(crd_arena *arena, const crd_cidr *cidr);
/* netip.Prefix.Masked: the range with the bits past its length cleared. */
crd_cidr crd_cidr_masked(const crd_cidr *cidr);
/* Whether the address lies in the range: never across families (netip.Prefix.Contains). */
bool crd_cidr_contains_ip(const crd_cidr *cidr, const crd_ip *ip);
/* Whether all of `other` lies in the range (apiserver pkg/cel/library/cidr.go, cidrContainsCIDR). */
bool crd_cidr_contains(const crd_cidr *cidr, const crd_cidr *other);
/* Same address, host bits included, and same length (netip.Prefix's ==). */
bool crd_cidr_equal(const crd_cidr *a, const crd_cidr *b);

CRD_END_DECLS

#endif
