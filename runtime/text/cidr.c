/* SPDX-License-Identifier: Apache-2.0 */
/* CIDR ranges: parsing, printing, containment. Mirrors Go's net/netip (Go 1.26): ParsePrefix, Prefix.Masked, Contains,
 * Overlaps. */
#include "ip_forms.h"
#include <crd/cidr.h>
#include <crd/json.h>

/* netip's parsePrefixError; `about`, when not NULL, is quoted after `why`. */
static bool cidr_error(crd_arena *arena, crd_string text, crd_string why, const crd_string *about, crd_string *error) {
  if (!error) return false;
  crd_text out = {.arena = arena};
  crd_text_add(&out, CRD_STRING("netip.ParsePrefix("));
  crd_text_add_quoted(&out, text);
  crd_text_add(&out, CRD_STRING("): "));
  crd_text_add(&out, why);
  if (about) crd_text_add_quoted(&out, *about);
  *error = crd_text_string(&out);
  return false;
}

/* Parses the prefix length: digits without sign and leading zeros, as in strconv.Atoi. False when it is not an int64. */
static bool read_bits(crd_string text, uint64_t *out) {
  uint64_t bits = 0;
  if (!text.size || (text.size > 1 && text.data[0] == '0')) return false;
  for (size_t i = 0; i < text.size; i++) {
    if (!is_digit(text.data[i])) return false;
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (bits > ((uint64_t)INT64_MAX - digit) / 10) return false;
    bits = bits * 10 + digit;
  }
  *out = bits;
  return true;
}

bool crd_cidr_parse(crd_arena *arena, crd_string text, crd_cidr *out, crd_string *error) {
  size_t slash = text.size;
  crd_string why = {NULL, 0};
  uint64_t bits;
  while (slash > 0 && text.data[slash - 1] != '/') slash--;
  if (slash == 0) return cidr_error(arena, text, CRD_STRING("no '/'"), NULL, error);
  if (!crd_ip_parse(arena, (crd_string){text.data, slash - 1}, &out->ip, error ? &why : NULL))
    return cidr_error(arena, text, why, NULL, error);
  if (out->ip.zone.size) return cidr_error(arena, text, CRD_STRING("IPv6 zones cannot be present in a prefix"), NULL, error);
  crd_string length = {text.data + slash, text.size - slash};
  if (!read_bits(length, &bits)) return cidr_error(arena, text, CRD_STRING("bad bits after slash: "), &length, error);
  if (bits > out->ip.size * 8u) return cidr_error(arena, text, CRD_STRING("prefix length out of range"), NULL, error);
  out->bits = (uint8_t)bits;
  return true;
}

bool crd_cidr_parse_sloppy(crd_string text, crd_cidr *out) {
  const char *slash = text.size ? memchr(text.data, '/', text.size) : NULL;
  size_t address = slash ? (size_t)(slash - text.data) : text.size;
  unsigned bits = 0;
  if (address + 1 >= text.size || !crd_ip_parse_sloppy((crd_string){text.data, address}, &out->ip)) return false;
  for (size_t i = address + 1; i < text.size; i++) {
    if (!is_digit(text.data[i])) return false;
    bits = bits * 10 + (unsigned)(text.data[i] - '0');
    if (bits > 8u * out->ip.size) return false;
  }
  out->bits = (uint8_t)bits;
  return true;
}

crd_string crd_cidr_format(crd_arena *arena, const crd_cidr *cidr) {
  crd_string text = crd_ip_format(arena, &cidr->ip);
  return crd_arena_printf(arena, "%.*s/%u", (int)text.size, text.data, cidr->bits);
}

crd_cidr crd_cidr_masked(const crd_cidr *cidr) {
  crd_cidr out = *cidr;
  size_t whole = cidr->bits / 8u;
  if (whole == cidr->ip.size) return out;
  out.ip.bytes[whole] &= (uint8_t) ~(0xFFu >> cidr->bits % 8);
  memset(out.ip.bytes + whole + 1, 0, cidr->ip.size - whole - 1);
  return out;
}

bool crd_cidr_contains_ip(const crd_cidr *cidr, const crd_ip *ip) {
  if (cidr->ip.size != ip->size || ip->zone.size) return false;
  size_t whole = cidr->bits / 8u;
  for (size_t i = 0; i < whole; i++)
    if (cidr->ip.bytes[i] != ip->bytes[i]) return false;
  return cidr->bits % 8 == 0 || (cidr->ip.bytes[whole] ^ ip->bytes[whole]) >> (8 - cidr->bits % 8) == 0;
}

bool crd_cidr_contains(const crd_cidr *cidr, const crd_cidr *other) {
  return cidr->bits <= other->bits && crd_cidr_contains_ip(cidr, &other->ip);
}

bool crd_cidr_equal(const crd_cidr *a, const crd_cidr *b) {
  return a->bits == b->bits && crd_ip_equal(&a->ip, &b->ip);
}
