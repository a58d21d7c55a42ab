/* Addresses and URIs as Go's net, net/netip and net/url take them, and Kubernetes' sloppy forms that still allow leading
 * zeros (k8s.io/utils/net). Only whether a text is one is asked, so no address is built. */
#include "format_parts.h"
#include "url_parts.h"

/* Four decimal fields. `sloppy` allows leading zeros, as Go did before 1.17. */
static bool is_dotted_quad(crd_string text, bool sloppy) {
  size_t at = 0;
  for (int field = 0; field < 4; field++) {
    if (field && (at == text.size || text.data[at++] != '.')) return false;
    size_t first = at;
    uint32_t value = 0;
    for (; at < text.size && is_digit(text.data[at]); at++) {
      if (!sloppy && at > first && value == 0) return false;
      value = value * 10 + (uint32_t)(text.data[at] - '0');
      if (value > 255) return false;
    }
    if (at == first) return false;
  }
  return at == text.size;
}

/* Eight groups of 16 bits, or fewer around one "::", the last two perhaps as a dotted quad. Strict groups have at most 4
 * digits. */
static bool is_colon_groups(crd_string text, bool sloppy) {
  size_t at = 0;
  int groups = 0;
  bool ellipsis = false;
  if (text.size >= 2 && text.data[0] == ':' && text.data[1] == ':') {
    ellipsis = true;
    at = 2;
    if (at == text.size) return true;
  }
  while (groups < 8) {
    size_t first = at;
    uint32_t value = 0;
    for (; at < text.size && is_hex(text.data[at]); at++) {
      value = value << 4 | (uint32_t)hex_value(text.data[at]);
      if (value > 0xFFFF || (!sloppy && at - first >= 4)) return false;
    }
    if (at == first) return false;
    if (at < text.size && text.data[at] == '.') {
      if ((!ellipsis && groups != 6) || groups > 6) return false;
      if (!is_dotted_quad(slice(text, first, text.size), sloppy)) return false;
      at = text.size;
      groups += 2;
      break;
    }
    groups++;
    if (at == text.size) break;
    if (text.data[at] != ':' || at + 1 == text.size) return false;
    at++;
    if (text.data[at] == ':') {
      if (ellipsis) return false;
      ellipsis = true;
      if (++at == text.size) break;
    }
  }
  return at == text.size && (groups < 8) == ellipsis;
}

/* The first '.' or ':' says which form it is. */
static char address_form(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] == '.' || text.data[i] == ':' || text.data[i] == '%') return text.data[i];
  return 0;
}

int format_parse_address(crd_string text, bool zone) {
  char form = address_form(text);
  if (form == '.') return is_dotted_quad(text, false) ? 4 : 0;
  if (form != ':') return 0;
  size_t percent = index_of(text, '%');
  if (percent < text.size && (!zone || percent + 1 == text.size)) return 0;
  return is_colon_groups(slice(text, 0, percent), false) ? 6 : 0;
}

bool format_is_ipv4(crd_string text) {
  switch (address_form(text)) {
  case '.':
    return is_dotted_quad(text, true);
  case ':':
    return index_of(text, '.') < text.size && is_colon_groups(text, true);
  default:
    return false;
  }
}

bool format_is_ipv6(crd_string text) {
  return format_parse_address(text, false) && index_of(text, ':') < text.size;
}

bool format_is_cidr(crd_string text) {
  size_t slash = index_of(text, '/');
  if (slash == text.size || slash + 1 == text.size) return false;
  crd_string address = slice(text, 0, slash);
  bool quad = is_dotted_quad(address, true);
  if (!quad && !is_colon_groups(address, true)) return false;
  uint32_t bits = 0;
  for (size_t i = slash + 1; i < text.size; i++) {
    if (!is_digit(text.data[i])) return false;
    bits = bits * 10 + (uint32_t)(text.data[i] - '0');
    if (bits > 128) return false;
  }
  return bits <= (quad ? 32 : 128);
}

/* 6, 8 or 20 bytes: pairs of hex digits between ':' or '-', quads between '.', or nothing between. */
bool format_is_mac(crd_string text) {
  if (text.size < 12) return false;
  char separator = text.data[2] == ':' || text.data[2] == '-' ? text.data[2] : text.data[4] == '.' ? '.' : 0;
  size_t group = separator == '.' ? 5 : separator ? 3 : 2; /* digits with their separator */
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

bool format_is_uri(crd_string text) {
  url_parts parts;
  return url_parse(text, true, &parts, NULL);
}
