/* IP addresses and CIDR ranges. Mirrors apiserver pkg/cel/library/{ip,cidr}.go over Go's net/netip. */
#include "internal.h"
#include <crd/json.h>
#include <stdio.h>

/* An address, 4 or 16 bytes; for a CIDR also how many bits count. */
typedef struct address {
  uint8_t bytes[16];
  uint8_t size;
  uint8_t bits;
} address;

static crd_cel_value of_address(crd_cel *cel, crd_cel_opaque_kind kind, const address *a) {
  address *copy = crd_arena_alloc(cel->arena, sizeof *copy);
  *copy = *a;
  return crd_cel_of_opaque(kind, copy);
}

static bool is_opaque(crd_cel_value value, crd_cel_opaque_kind kind) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == kind;
}

/* ---- parsing: the text of what is wrong goes to `why` ---- */

typedef struct parsing {
  crd_cel *cel;
  crd_string text;
  crd_string why; /* netip's, without the ParseAddr around it */
  bool zoned;
} parsing;

static bool wrong(parsing *p, const char *why) {
  p->why = crd_string_of(why);
  return false;
}

static bool wrong_at(parsing *p, const char *why, size_t at) {
  crd_text text = {.arena = p->cel->arena};
  crd_text_printf(&text, "%s (at ", why);
  crd_text_add_quoted(&text, (crd_string){p->text.data + at, p->text.size - at});
  crd_text_add_char(&text, ')');
  p->why = crd_text_string(&text);
  return false;
}

/* The dotted quad from `start` to the end. */
static bool parse_v4(parsing *p, size_t start, uint8_t *out) {
  crd_string text = {p->text.data + start, p->text.size - start};
  unsigned value = 0, digits = 0, field = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c >= '0' && c <= '9') {
      if (digits == 1 && value == 0) return wrong(p, "IPv4 field has octet with leading zero");
      value = value * 10 + (unsigned)(c - '0');
      digits++;
      if (value > 255) return wrong(p, "IPv4 field has value >255");
    } else if (c == '.') {
      if (i == 0 || i == text.size - 1 || text.data[i - 1] == '.')
        return wrong_at(p, "IPv4 field must have at least one digit", start + i);
      if (field == 3) return wrong(p, "IPv4 address too long");
      out[field++] = (uint8_t)value;
      value = digits = 0;
    } else {
      return wrong_at(p, "unexpected character", start + i);
    }
  }
  if (field < 3) return wrong(p, "IPv4 address too short");
  out[3] = (uint8_t)value;
  return true;
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c = (char)(c | 32);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool parse_v6(parsing *p, uint8_t *out) {
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
      if (i - start > 3) return wrong_at(p, "each group must have 4 or less digits", start);
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
    if (ellipsis < 0) return wrong(p, "address string too short");
    size_t tail = at - (size_t)ellipsis;
    memmove(out + 16 - tail, out + ellipsis, tail);
    memset(out + ellipsis, 0, 16 - at);
  } else if (ellipsis >= 0) {
    return wrong(p, "the :: must expand to at least one field of zeros");
  }
  return true;
}

/* netip.ParseAddr without zones, which are noted. */
static bool parse_address(parsing *p, address *out) {
  *out = (address){.size = 4, .bits = 32};
  for (size_t i = 0; i < p->text.size; i++) {
    char c = p->text.data[i];
    if (c == '.') return parse_v4(p, 0, out->bytes);
    if (c == '%') return wrong(p, "missing IPv6 address");
    if (c != ':') continue;
    const char *zone = memchr(p->text.data, '%', p->text.size);
    if (zone) {
      if (zone + 1 == p->text.data + p->text.size) return wrong(p, "zone must be a non-empty string");
      p->zoned = true;
      p->text.size = (size_t)(zone - p->text.data);
    }
    out->size = 16, out->bits = 128;
    return parse_v6(p, out->bytes);
  }
  return wrong(p, "unable to parse IP");
}

crd_string crd_cel_address_error(crd_cel *cel, crd_string text) {
  parsing p = {.cel = cel, .text = text};
  address ignored;
  crd_text out = {.arena = cel->arena};
  if (parse_address(&p, &ignored)) return (crd_string){NULL, 0};
  crd_text_add(&out, CRD_STRING("ParseAddr("));
  crd_text_add_quoted(&out, text);
  crd_text_printf(&out, "): %.*s", (int)p.why.size, p.why.data);
  return crd_text_string(&out);
}

static bool is_mapped(const address *a) {
  static const uint8_t prefix[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  return a->size == 16 && memcmp(a->bytes, prefix, 12) == 0;
}

/* Go's %q. */
static crd_string quoted(crd_cel *cel, crd_string text) {
  crd_text out = {.arena = cel->arena};
  crd_text_add_quoted(&out, text);
  return crd_text_string(&out);
}

/* The address that ip() makes; the error is set otherwise. */
static bool ip_of_text(crd_cel *cel, crd_string text, address *out) {
  parsing p = {.cel = cel, .text = text};
  if (parse_address(&p, out) && !p.zoned && !is_mapped(out)) return true;
  crd_string shown = quoted(cel, text);
  int size = (int)shown.size;
  if (p.why.size)
    crd_cel_failed_with(cel, "IP Address %.*s parse error during conversion from string: ParseAddr(%.*s): %.*s", size,
                        shown.data, size, shown.data, (int)p.why.size, p.why.data);
  else if (p.zoned)
    crd_cel_failed_with(cel, "IP address %.*s with zone value is not allowed", size, shown.data);
  else
    crd_cel_failed_with(cel, "IPv4-mapped IPv6 address %.*s is not allowed", size, shown.data);
  return false;
}

static bool bad_prefix(crd_cel *cel, crd_string text, const char *why) {
  crd_string shown = quoted(cel, text);
  crd_cel_failed_with(
      cel,
      "network address parse error during conversion from string: network address parse error during conversion "
      "from string: netip.ParsePrefix(%.*s): %s",
      (int)shown.size, shown.data, why);
  return false;
}

static bool cidr_of_text(crd_cel *cel, crd_string text, address *out) {
  size_t slash = text.size;
  while (slash > 0 && text.data[slash - 1] != '/') slash--;
  if (slash == 0) return bad_prefix(cel, text, "no '/'");
  parsing p = {.cel = cel, .text = {text.data, slash - 1}};
  if (!parse_address(&p, out)) {
    crd_string shown = quoted(cel, p.text);
    return bad_prefix(
        cel, text,
        crd_arena_printf(cel->arena, "ParseAddr(%.*s): %.*s", (int)shown.size, shown.data, (int)p.why.size, p.why.data)
            .data);
  }
  if (p.zoned) return bad_prefix(cel, text, "IPv6 zones cannot be present in a prefix");
  unsigned bits = 0;
  bool good = slash < text.size && (text.data[slash] != '0' || slash + 1 == text.size);
  for (size_t i = slash; i < text.size && good; i++) {
    good = text.data[i] >= '0' && text.data[i] <= '9' && i - slash < 4;
    bits = bits * 10 + (unsigned)(text.data[i] - '0');
  }
  crd_string rest = {text.data + slash, text.size - slash};
  crd_string shown = good ? rest : quoted(cel, rest);
  if (!good)
    return bad_prefix(cel, text,
                      crd_arena_printf(cel->arena, "bad bits after slash: %.*s", (int)shown.size, shown.data).data);
  if (bits > out->size * 8u) return bad_prefix(cel, text, crd_arena_printf(cel->arena, "prefix length out of range").data);
  if (is_mapped(out)) {
    shown = quoted(cel, text);
    crd_cel_failed_with(cel, "IPv4-mapped IPv6 address %.*s is not allowed", (int)shown.size, shown.data);
    return false;
  }
  out->bits = (uint8_t)bits;
  return true;
}

/* ---- texts ---- */

static crd_string address_text(crd_cel *cel, const address *a) {
  if (a->size == 4) return crd_arena_printf(cel->arena, "%u.%u.%u.%u", a->bytes[0], a->bytes[1], a->bytes[2], a->bytes[3]);
  int best = -1, best_size = 1;
  unsigned groups[8];
  for (int i = 0; i < 8; i++) groups[i] = (unsigned)a->bytes[2 * i] << 8 | a->bytes[2 * i + 1];
  for (int i = 0; i < 8; i++) {
    int k = i;
    while (k < 8 && groups[k] == 0) k++;
    if (k - i > best_size) best = i, best_size = k - i;
  }
  crd_text text = {.arena = cel->arena};
  for (int i = 0; i < 8; i++) {
    if (i == best) {
      crd_text_add(&text, CRD_STRING("::"));
      i += best_size - 1;
      continue;
    }
    if (i > 0 && i != best + best_size) crd_text_add_char(&text, ':');
    crd_text_printf(&text, "%x", groups[i]);
  }
  return crd_text_string(&text);
}

crd_string crd_cel_network_text(crd_cel *cel, crd_cel_value value) {
  const address *a = value.as.opaque;
  crd_string text = address_text(cel, a);
  return value.opaque_kind == CRD_CEL_IP ? text
                                         : crd_arena_printf(cel->arena, "%.*s/%u", (int)text.size, text.data, a->bits);
}

/* The bytes that the bits fill. */
uint64_t crd_cel_network_size(crd_cel_value value) {
  return (((const address *)value.as.opaque)->bits + 7u) / 8u;
}

bool crd_cel_network_equal(crd_cel_value a, crd_cel_value b) {
  const address *x = a.as.opaque, *y = b.as.opaque;
  return x->size == y->size && x->bits == y->bits && memcmp(x->bytes, y->bytes, x->size) == 0;
}

/* ---- functions ---- */

static bool starts(const address *a, uint8_t first, uint8_t second, uint8_t mask) {
  return a->bytes[0] == first && (a->bytes[1] & mask) == second;
}

static address masked(const address *a) {
  address out = *a;
  for (unsigned bit = a->bits; bit < a->size * 8u; bit++) out.bytes[bit / 8] &= (uint8_t) ~(0x80u >> bit % 8);
  return out;
}

static uint64_t text_cost(crd_cel_value value) {
  return crd_cel_tenth(crd_cel_cost_size(value));
}

crd_cel_value crd_cel_fn_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  if (is_opaque(arguments[0], CRD_CEL_CIDR)) { /* cidr.ip() */
    a = *(const address *)arguments[0].as.opaque;
    a.bits = (uint8_t)(a.size * 8);
    cel->cost += 1;
    return of_address(cel, CRD_CEL_IP, &a);
  }
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "ip", arguments, count);
  cel->cost += text_cost(arguments[0]);
  return ip_of_text(cel, arguments[0].as.text, &a) ? of_address(cel, CRD_CEL_IP, &a) : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "cidr", arguments, count);
  cel->cost += text_cost(arguments[0]);
  return cidr_of_text(cel, arguments[0].as.text, &a) ? of_address(cel, CRD_CEL_CIDR, &a) : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_is_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isIP", arguments, count);
  cel->cost += text_cost(arguments[0]);
  return crd_cel_of_bool(ip_of_text(cel, arguments[0].as.text, &a));
}

crd_cel_value crd_cel_fn_is_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isCIDR", arguments, count);
  cel->cost += text_cost(arguments[0]);
  return crd_cel_of_bool(cidr_of_text(cel, arguments[0].as.text, &a));
}

crd_cel_value crd_cel_fn_ip_is_canonical(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "ip.isCanonical", arguments, count);
  cel->cost += (crd_cel_cost_size(arguments[0]) + 4) / 5;
  if (!ip_of_text(cel, arguments[0].as.text, &a)) return crd_cel_of_truth(CRD_CEL_ERROR);
  return crd_cel_of_bool(crd_string_equal(address_text(cel, &a), arguments[0].as.text));
}

static const address *ip_argument(crd_cel *cel, const char *name, const crd_cel_value *arguments) {
  cel->cost += 1;
  if (is_opaque(arguments[0], CRD_CEL_IP)) return arguments[0].as.opaque;
  crd_cel_no_overload(cel, name, arguments, 1);
  return NULL;
}

crd_cel_value crd_cel_fn_family(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  const address *a = ip_argument(cel, "family", arguments);
  return a ? crd_cel_of_int(a->size == 4 ? 4 : 6) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static bool all_zero(const uint8_t *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i]) return false;
  return true;
}

static bool is_unspecified(const address *a) {
  return all_zero(a->bytes, a->size);
}
static bool is_loopback(const address *a) {
  return a->size == 4 ? a->bytes[0] == 127 : all_zero(a->bytes, 15) && a->bytes[15] == 1;
}
static bool is_local_multicast(const address *a) {
  return a->size == 4 ? a->bytes[0] == 224 && a->bytes[1] == 0 && a->bytes[2] == 0 : starts(a, 0xFF, 0x02, 0x0F);
}
static bool is_local_unicast(const address *a) {
  return a->size == 4 ? starts(a, 169, 254, 0xFF) : starts(a, 0xFE, 0x80, 0xC0);
}
static bool is_global_unicast(const address *a) {
  if (a->size == 4 && a->bytes[0] == 255 && a->bytes[1] == 255 && a->bytes[2] == 255 && a->bytes[3] == 255) return false;
  bool multicast = a->size == 4 ? (a->bytes[0] & 0xF0) == 0xE0 : a->bytes[0] == 0xFF;
  return !is_unspecified(a) && !is_loopback(a) && !multicast && !is_local_unicast(a);
}

static crd_cel_value ask(crd_cel *cel, const char *name, const crd_cel_value *arguments, bool (*test)(const address *)) {
  const address *a = ip_argument(cel, name, arguments);
  return a ? crd_cel_of_bool(test(a)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_is_unspecified(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return ask(cel, "isUnspecified", arguments, is_unspecified);
}
crd_cel_value crd_cel_fn_is_loopback(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return ask(cel, "isLoopback", arguments, is_loopback);
}
crd_cel_value crd_cel_fn_is_link_local_multicast(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return ask(cel, "isLinkLocalMulticast", arguments, is_local_multicast);
}
crd_cel_value crd_cel_fn_is_link_local_unicast(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return ask(cel, "isLinkLocalUnicast", arguments, is_local_unicast);
}
crd_cel_value crd_cel_fn_is_global_unicast(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return ask(cel, "isGlobalUnicast", arguments, is_global_unicast);
}

/* Whether `range` holds the first `bits` bits of the other. */
static bool covers(const address *range, const address *other) {
  if (range->size != other->size || other->bits < range->bits) return false;
  address a = masked(range), b = *other;
  b.bits = range->bits;
  b = masked(&b);
  return memcmp(a.bytes, b.bytes, a.size) == 0;
}

crd_cel_value crd_cel_fn_contains_ip(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  bool text = arguments[1].kind == CRD_CEL_STRING;
  if (!is_opaque(arguments[0], CRD_CEL_CIDR) || (!text && !is_opaque(arguments[1], CRD_CEL_IP)))
    return crd_cel_no_overload(cel, "containsIP", arguments, count);
  cel->cost += crd_cel_tenth(2 * crd_cel_cost_size(arguments[0])) + (text ? text_cost(arguments[1]) : 0);
  if (text && !ip_of_text(cel, arguments[1].as.text, &a)) return crd_cel_failed(cel, "no such overload");
  if (!text) a = *(const address *)arguments[1].as.opaque;
  return crd_cel_of_bool(covers(arguments[0].as.opaque, &a));
}

crd_cel_value crd_cel_fn_contains_cidr(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  address a;
  bool text = arguments[1].kind == CRD_CEL_STRING;
  if (!is_opaque(arguments[0], CRD_CEL_CIDR) || (!text && !is_opaque(arguments[1], CRD_CEL_CIDR)))
    return crd_cel_no_overload(cel, "containsCIDR", arguments, count);
  uint64_t size = crd_cel_cost_size(arguments[0]);
  cel->cost += crd_cel_tenth(2 * size) + crd_cel_tenth(size) + 1 + (text ? text_cost(arguments[1]) : 0);
  if (text && !cidr_of_text(cel, arguments[1].as.text, &a)) return crd_cel_of_truth(CRD_CEL_ERROR);
  if (!text) a = *(const address *)arguments[1].as.opaque;
  return crd_cel_of_bool(covers(arguments[0].as.opaque, &a));
}

crd_cel_value crd_cel_fn_masked(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!is_opaque(arguments[0], CRD_CEL_CIDR)) return crd_cel_no_overload(cel, "masked", arguments, count);
  cel->cost += 1;
  address a = masked(arguments[0].as.opaque);
  return of_address(cel, CRD_CEL_CIDR, &a);
}

crd_cel_value crd_cel_fn_prefix_length(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!is_opaque(arguments[0], CRD_CEL_CIDR)) return crd_cel_no_overload(cel, "prefixLength", arguments, count);
  cel->cost += 1;
  return crd_cel_of_int(((const address *)arguments[0].as.opaque)->bits);
}
