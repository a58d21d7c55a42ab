/* SPDX-License-Identifier: Apache-2.0 */
/* Addresses and URIs in formats: strfmt's isIPv4 and isCIDR, govalidator.IsIPv6, net.ParseMAC, url.ParseRequestURI. */
#include "../ip_forms.h"
#include "../url_parts.h"
#include <crd/format.h>

bool crd_format_is_ipv4(crd_string text) {
  crd_ip ip;
  return crd_ip_parse_sloppy(text, &ip) && index_of(text, '.') < text.size;
}

bool crd_format_is_ipv6(crd_string text) {
  crd_ip ip;
  return crd_ip_parse_unzoned(text, &ip) && index_of(text, ':') < text.size;
}

bool crd_format_is_cidr(crd_string text) {
  crd_cidr range;
  return crd_cidr_parse_sloppy(text, &range);
}

/* 6, 8 or 20 bytes: pairs of hex digits with ':' or '-' between, quads with '.', or digits without separators. */
bool crd_format_is_mac(crd_string text) {
  if (text.size < 12) return false;
  char separator = text.data[2] == ':' || text.data[2] == '-' ? text.data[2] : text.data[4] == '.' ? '.' : 0;
  size_t group = separator == '.' ? 5 : separator ? 3 : 2; /* digits and their separator */
  size_t size = text.size + (separator != 0);
  if (size % group) return false;
  size_t bytes = size / group * (separator == '.' ? 2 : 1);
  if (bytes != 6 && bytes != 8 && bytes != 20) return false;
  for (size_t i = 0; i < text.size; i++) {
    bool between = separator && i % group == group - 1;
    if (between ? text.data[i] != separator : !is_hex(text.data[i])) return false;
  }
  return true;
}

bool crd_format_is_uri(crd_string text) {
  url_parts parts;
  return crd_url_parts_parse(text, true, &parts, NULL);
}
