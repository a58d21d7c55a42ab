/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses: parsing, printing, classifying. Mirrors Go's net/netip (Go 1.26): ParseAddr, parseIPv4Fields, parseIPv6,
 * Addr.String and the Is methods. */
#include "ip_forms.h"
#include <crd/ip.h>
#include <crd/json.h>

/* A text being parsed. `arena` is NULL when no error text is wanted. */
typedef struct ip_parsing {
  crd_arena *arena;
  crd_string whole, text; /* with and without the zone */
  crd_string *error;
  bool sloppy; /* leading zeros are allowed in numbers (ip_forms.h) */
} ip_parsing;

/* netip's parseAddrError: the error, and the text from its position on. */
static bool wrong_at(ip_parsing *p, const char *why, size_t at) {
  if (!p->error) return false;
  crd_text text = {.arena = p->arena};
  crd_text_add(&text, CRD_STRING("ParseAddr("));
  crd_text_add_quoted(&text, p->whole);
  crd_text_printf(&text, "): %s", why);
  if (at < p->text.size) {
    crd_text_add(&text, CRD_STRING(" (at "));
    crd_text_add_quoted(&text, (crd_string){p->text.data + at, p->text.size - at});
    crd_text_add_char(&text, ')');
  }
  *p->error = crd_text_string(&text);
  return false;
}

static bool ip_error(ip_parsing *p, const char *why) {
  return wrong_at(p, why, p->text.size);
}

/* Parses the dotted quad from `start` to the end. */
static bool parse_v4(ip_parsing *p, size_t start, uint8_t *out) {
  crd_string text = {p->text.data + start, p->text.size - start};
  unsigned value = 0, digits = 0, field = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (is_digit(c)) {
      if (digits == 1 && value == 0 && !p->sloppy) return ip_error(p, "IPv4 field has octet with leading zero");
      value = value * 10 + (unsigned)(c - '0');
      digits++;
      if (value > 255) return ip_error(p, "IPv4 field has value >255");
    } else if (c == '.') {
      if (i == 0 || i == text.size - 1 || text.data[i - 1] == '.')
        return wrong_at(p, "IPv4 field must have at least one digit", start + i);
      if (field == 3) return ip_error(p, "IPv4 address too long");
      out[field++] = (uint8_t)value;
      value = digits = 0;
    } else {
      return wrong_at(p, "unexpected character", start + i);
    }
  }
  if (field < 3) return ip_error(p, "IPv4 address too short");
  out[3] = (uint8_t)value;
  return true;
}

static bool parse_v6(ip_parsing *p, uint8_t *out) {
  crd_string text = p->text;
  size_t i = 0, at = 0;
  int ellipsis = -1;
  if (text.size >= 2 && text.data[0] == ':' && text.data[1] == ':') {
    ellipsis = 0, i = 2;
    if (i == text.size) return memset(out, 0, 16), true;
  }
  while (at < 16) {
    size_t start = i;
    unsigned value = 0;
    for (; i < text.size && hex_digit(text.data[i]) >= 0; i++) {
      value = value * 16 + (unsigned)hex_digit(text.data[i]);
      if (i - start > 3 && !p->sloppy) return wrong_at(p, "each group must have 4 or less digits", start);
      if (value > 0xFFFF) return wrong_at(p, "IPv6 field has value >=2^16", start);
    }
    if (i == start) return wrong_at(p, "each colon-separated field must have at least one digit", start);
    if (i < text.size && text.data[i] == '.') {
      if (ellipsis < 0 && at != 12)
        return wrong_at(p, "embedded IPv4 address must replace the final 2 fields of the address", start);
      if (at + 4 > 16) return wrong_at(p, "too many hex fields to fit an embedded IPv4 at the end of the address", start);
      if (!parse_v4(p, start, out + at)) return false;
      i = text.size;
      at += 4;
      break;
    }
    out[at] = (uint8_t)(value >> 8);
    out[at + 1] = (uint8_t)value;
    at += 2;
    if (i == text.size) break;
    if (text.data[i] != ':') return wrong_at(p, "unexpected character, want colon", i);
    if (i + 1 == text.size) return wrong_at(p, "colon must be followed by more characters", i);
    i++;
    if (text.data[i] == ':') {
      if (ellipsis >= 0) return wrong_at(p, "multiple :: in address", i);
      ellipsis = (int)at;
      if (++i == text.size) break;
    }
  }
  if (i != text.size) return wrong_at(p, "trailing garbage after address", i);
  if (at < 16) {
    if (ellipsis < 0) return ip_error(p, "address string too short");
    size_t tail = at - (size_t)ellipsis;
    memmove(out + 16 - tail, out + ellipsis, tail);
    memset(out + ellipsis, 0, 16 - at);
  } else if (ellipsis >= 0) {
    return ip_error(p, "the :: must expand to at least one field of zeros");
  }
  return true;
}

static bool take_digit(crd_string text, size_t *i, unsigned *value) {
  if (*i == text.size || !is_digit(text.data[*i])) return false;
  *value = *value * 10 + (unsigned)(text.data[(*i)++] - '0');
  return true;
}

/* Fast path for ordinary dotted quads; after false the text may still be valid. */
static bool read_v4(crd_string text, uint8_t *out) {
  size_t i = 0;
  for (size_t field = 0; field < 4; field++) {
    unsigned value = 0;
    if (field && (i == text.size || text.data[i++] != '.')) return false;
    if (!take_digit(text, &i, &value)) return false;
    if (value && take_digit(text, &i, &value)) take_digit(text, &i, &value); /* after a leading zero the dot is missing */
    if (value > 255) return false;
    out[field] = (uint8_t)value;
  }
  return i == text.size;
}

static bool parse_address(ip_parsing *p, crd_ip *out) {
  *out = (crd_ip){.size = 4};
  if (read_v4(p->text, out->bytes)) return true;
  memset(out->bytes, 0, 4);
  for (size_t i = 0; i < p->text.size; i++) {
    char c = p->text.data[i];
    if (c == '.') return parse_v4(p, 0, out->bytes);
    if (c == '%') return ip_error(p, "missing IPv6 address");
    if (c != ':') continue;
    out->size = 16;
    const char *zone = memchr(p->text.data, '%', p->text.size);
    if (zone) {
      size_t at = (size_t)(zone - p->text.data);
      out->zone = (crd_string){zone + 1, p->text.size - at - 1};
      if (!out->zone.size) return ip_error(p, "zone must be a non-empty string");
      p->text.size = at;
    }
    return parse_v6(p, out->bytes);
  }
  return ip_error(p, "unable to parse IP");
}

bool crd_ip_parse(crd_arena *arena, crd_string text, crd_ip *out, crd_string *error) {
  ip_parsing p = {arena, text, text, error, false};
  return parse_address(&p, out);
}

static bool has_zone(crd_string text) {
  return text.size && memchr(text.data, '%', text.size) != NULL;
}

bool crd_ip_parse_unzoned(crd_string text, crd_ip *out) {
  return !has_zone(text) && crd_ip_parse(NULL, text, out, NULL);
}

bool crd_ip_parse_sloppy(crd_string text, crd_ip *out) {
  ip_parsing p = {NULL, text, text, NULL, true};
  return !has_zone(text) && parse_address(&p, out);
}

/* ---- printing ---- */

static void add_v4(crd_text *text, const uint8_t *bytes) {
  crd_text_printf(text, "%u.%u.%u.%u", bytes[0], bytes[1], bytes[2], bytes[3]);
}

/* The longest run of at least two zero groups, the first of equal ones, becomes "::". */
static void add_v6(crd_text *text, const uint8_t *bytes) {
  int best = -1, best_size = 1;
  unsigned groups[8];
  for (int i = 0; i < 8; i++) groups[i] = (unsigned)bytes[2 * i] << 8 | bytes[2 * i + 1];
  for (int i = 0; i < 8; i++) {
    int k = i;
    while (k < 8 && groups[k] == 0) k++;
    if (k - i > best_size) best = i, best_size = k - i;
  }
  for (int i = 0; i < 8; i++) {
    if (i == best) {
      crd_text_add(text, CRD_STRING("::"));
      i += best_size - 1;
      continue;
    }
    if (i > 0 && i != best + best_size) crd_text_add_char(text, ':');
    crd_text_printf(text, "%x", groups[i]);
  }
}

crd_string crd_ip_format(crd_arena *arena, const crd_ip *ip) {
  crd_text text = {.arena = arena};
  if (ip->size == 4) {
    add_v4(&text, ip->bytes);
  } else if (crd_ip_is_4in6(ip)) {
    crd_text_add(&text, CRD_STRING("::ffff:"));
    add_v4(&text, ip->bytes + 12);
  } else {
    add_v6(&text, ip->bytes);
  }
  if (ip->zone.size) {
    crd_text_add_char(&text, '%');
    crd_text_add(&text, ip->zone);
  }
  return crd_text_string(&text);
}

/* ---- classifying ---- */

bool crd_ip_equal(const crd_ip *a, const crd_ip *b) {
  return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0 && crd_string_equal(a->zone, b->zone);
}

bool crd_ip_is_4in6(const crd_ip *ip) {
  static const uint8_t prefix[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  return ip->size == 16 && memcmp(ip->bytes, prefix, 12) == 0;
}

/* The bytes of an IPv4 address, plain or mapped into IPv6; NULL for others. */
static const uint8_t *v4_of(const crd_ip *ip) {
  if (ip->size == 4) return ip->bytes;
  return crd_ip_is_4in6(ip) ? ip->bytes + 12 : NULL;
}

static bool all_zero(const uint8_t *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i]) return false;
  return true;
}

bool crd_ip_is_unspecified(const crd_ip *ip) {
  return all_zero(ip->bytes, ip->size) && !ip->zone.size;
}

bool crd_ip_is_loopback(const crd_ip *ip) {
  const uint8_t *v4 = v4_of(ip);
  return v4 ? v4[0] == 127 : all_zero(ip->bytes, 15) && ip->bytes[15] == 1;
}

bool crd_ip_is_multicast(const crd_ip *ip) {
  const uint8_t *v4 = v4_of(ip);
  return v4 ? (v4[0] & 0xF0) == 0xE0 : ip->bytes[0] == 0xFF;
}

bool crd_ip_is_link_local_multicast(const crd_ip *ip) {
  const uint8_t *v4 = v4_of(ip);
  return v4 ? v4[0] == 224 && v4[1] == 0 && v4[2] == 0 : ip->bytes[0] == 0xFF && (ip->bytes[1] & 0x0F) == 0x02;
}

bool crd_ip_is_link_local_unicast(const crd_ip *ip) {
  const uint8_t *v4 = v4_of(ip);
  return v4 ? v4[0] == 169 && v4[1] == 254 : ip->bytes[0] == 0xFE && (ip->bytes[1] & 0xC0) == 0x80;
}

bool crd_ip_is_global_unicast(const crd_ip *ip) {
  static const uint8_t broadcast[4] = {255, 255, 255, 255};
  const uint8_t *v4 = v4_of(ip);
  if (v4 && (all_zero(v4, 4) || memcmp(v4, broadcast, 4) == 0)) return false;
  return !crd_ip_is_unspecified(ip) && !crd_ip_is_loopback(ip) && !crd_ip_is_multicast(ip) &&
         !crd_ip_is_link_local_unicast(ip);
}
