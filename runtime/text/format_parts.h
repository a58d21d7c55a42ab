/* The checks behind crd_format_check that are worth a file, and what they share. */
#ifndef CRD_FORMAT_PARTS_H
#define CRD_FORMAT_PARTS_H

#include <crd/string.h>
#include <stdint.h>

static inline bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
static inline bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static inline bool is_hex(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
static inline int hex_value(char c) {
  return is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10;
}
/* What `\s` of a regular expression matches. */
static inline bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

static inline crd_string slice(crd_string text, size_t from, size_t to) {
  return (crd_string){text.size ? text.data + from : text.data, to - from};
}
/* The index of the first (last) `c`, or the text's size. */
static inline size_t index_of(crd_string text, char c) {
  const char *at = text.size ? memchr(text.data, c, text.size) : NULL;
  return at ? (size_t)(at - text.data) : text.size;
}
static inline size_t last_index_of(crd_string text, char c) {
  for (size_t i = text.size; i > 0; i--)
    if (text.data[i - 1] == c) return i - 1;
  return text.size;
}

/* netip.ParseAddr: strict forms, an IPv6 zone allowed when `zone` is. Gives 4, 6 or 0 when it is no address. */
int format_parse_address(crd_string text, bool zone);
bool format_is_ipv4(crd_string text);  /* strfmt isIPv4 */
bool format_is_ipv6(crd_string text);  /* govalidator.IsIPv6 */
bool format_is_cidr(crd_string text);  /* strfmt isCIDR */
bool format_is_mac(crd_string text);   /* net.ParseMAC */
bool format_is_uri(crd_string text);   /* url.ParseRequestURI */
bool format_is_email(crd_string text); /* strfmt IsEmail: mail.ParseAddress */

bool format_is_date(crd_string text);      /* strfmt IsDate */
bool format_is_date_time(crd_string text); /* strfmt IsDateTime */
bool format_is_duration(crd_string text);  /* strfmt IsDuration */

/* Days of the month (from 1) in the proleptic Gregorian calendar. */
int format_days_in_month(int year, int month);

#endif
