/* SPDX-License-Identifier: Apache-2.0 */
/* Addresses in the forms of other parsers than netip.ParseAddr. */
#pragma once

#include "../base/ascii.h"
#include "../base/kin.h"
#include <crd/cidr.h>
#include <crd/string.h>

/* netip.ParseAddr that refuses zones. */
bool crd_ip_parse_unzoned(crd_string text, crd_ip *out);
/* netutils.ParseIPSloppy and ParseCIDRSloppy (k8s.io/utils/net), which parse like Go before 1.17: leading zeros are allowed,
 * zones are not. The range is not masked. */
CRD_KIN bool crd_ip_parse_sloppy(crd_string text, crd_ip *out);
CRD_KIN bool crd_cidr_parse_sloppy(crd_string text, crd_cidr *out);

/* Searches for a byte in a text, for formats and URLs. */

/* The index of the first (last) `c`, or the text's size when there is none. */
static inline size_t index_of(crd_string text, char c) {
  const char *at = text.size ? memchr(text.data, c, text.size) : NULL;
  return at ? (size_t)(at - text.data) : text.size;
}
static inline size_t last_byte_index(crd_string text, char c) {
  for (size_t i = text.size; i > 0; i--)
    if (text.data[i - 1] == c) return i - 1;
  return text.size;
}
