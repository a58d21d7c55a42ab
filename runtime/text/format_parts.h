/* The checks behind crd_format_check that are worth a file, and what they share. */
#ifndef CRD_TEXT_FORMAT_PARTS_H
#define CRD_TEXT_FORMAT_PARTS_H

#include "../value/ascii.h"
#include <crd/string.h>
#include <stdint.h>

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

bool crd_format_is_ipv4(crd_string text);  /* strfmt isIPv4 */
bool crd_format_is_ipv6(crd_string text);  /* govalidator.IsIPv6 */
bool crd_format_is_cidr(crd_string text);  /* strfmt isCIDR */
bool crd_format_is_mac(crd_string text);   /* net.ParseMAC */
bool crd_format_is_uri(crd_string text);   /* url.ParseRequestURI */
bool crd_format_is_email(crd_string text); /* strfmt IsEmail: mail.ParseAddress */

bool crd_format_is_date(crd_string text);      /* strfmt IsDate */
bool crd_format_is_date_time(crd_string text); /* strfmt IsDateTime */
bool crd_format_is_duration(crd_string text);  /* strfmt IsDuration */

#endif
