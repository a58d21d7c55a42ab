/* SPDX-License-Identifier: Apache-2.0 */
/* Addresses as others than netip.ParseAddr take them. */
#pragma once

#include "../base/ascii.h"
#include "../base/kin.h"
#include <crd/cidr.h>
#include <crd/string.h>

/* netip.ParseAddr where no zone may be. */
bool crd_ip_parse_unzoned(crd_string text, crd_ip *out);
/* netutils.ParseIPSloppy and ParseCIDRSloppy (k8s.io/utils/net), which read as Go did before 1.17: numbers may have leading
 * zeros, and there is no zone. The range is not masked. */
CRD_KIN bool crd_ip_parse_sloppy(crd_string text, crd_ip *out);
CRD_KIN bool crd_cidr_parse_sloppy(crd_string text, crd_cidr *out);

/* Where a byte stands in a text: for the checks of formats and of URLs. */

/* The index of the first (last) `c`, or the text's size. */
static inline size_t index_of(crd_string text, char c) {
  const char *at = text.size ? memchr(text.data, c, text.size) : NULL;
  return at ? (size_t)(at - text.data) : text.size;
}
static inline size_t last_byte_index(crd_string text, char c) {
  for (size_t i = text.size; i > 0; i--)
    if (text.data[i - 1] == c) return i - 1;
  return text.size;
}
