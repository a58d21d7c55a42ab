/* Addresses and URIs as Go's net, net/netip and net/url take them, and Kubernetes' sloppy forms that still allow leading
 * zeros (k8s.io/utils/net). Only whether a text is one is asked, so no address is built. */
#include "format_parts.h"

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

/* Where in a URL a text stands: which escapes and characters url.unescape takes there. */
typedef enum url_part { URL_PATH, URL_USER, URL_HOST, URL_ZONE } url_part;

static bool is_host_char(uint8_t c) {
  return is_letter((char)c) || is_digit((char)c) || (c && strchr("!$&'()*+,;=:[]<>\"-_.~", c) != NULL);
}

static bool unescapes(crd_string text, url_part part) {
  for (size_t i = 0; i < text.size; i++) {
    uint8_t c = (uint8_t)text.data[i];
    if (c != '%') {
      if (part >= URL_HOST && c < 0x80 && !is_host_char(c)) return false;
      continue;
    }
    if (text.size - i < 3 || !is_hex(text.data[i + 1]) || !is_hex(text.data[i + 2])) return false;
    uint8_t value = (uint8_t)(hex_value(text.data[i + 1]) << 4 | hex_value(text.data[i + 2]));
    if (part == URL_HOST && value < 0x80 && value != '%') return false;
    if (part == URL_ZONE && value != '%' && value != ' ' && !is_host_char(value)) return false;
    i += 2;
  }
  return true;
}

static bool is_optional_port(crd_string text) {
  if (text.size && text.data[0] != ':') return false;
  for (size_t i = 1; i < text.size; i++)
    if (!is_digit(text.data[i])) return false;
  return true;
}

static size_t find_zone(crd_string text) {
  for (size_t i = 0; i + 3 <= text.size; i++)
    if (memcmp(text.data + i, "%25", 3) == 0) return i;
  return text.size;
}

/* An address in brackets, a port perhaps behind it. */
static bool is_bracketed_host(crd_string host) {
  size_t close = last_index_of(host, ']');
  if (close == host.size) return false;
  crd_string port = slice(host, close + 1, host.size), name = slice(host, 1, close);
  if (!is_optional_port(port)) return false;
  size_t zone = find_zone(name);
  if (!unescapes(slice(name, 0, zone), URL_HOST) || !unescapes(slice(name, zone, name.size), URL_ZONE)) return false;
  if (name.size - zone == 3) return false; /* "%25" and no zone behind it */
  return format_parse_address(slice(name, 0, zone), false) == 6;
}

/* url.parseHost */
static bool is_host(crd_string scheme, crd_string host) {
  size_t bracket = last_index_of(host, '[');
  if (bracket < host.size) return bracket == 0 && is_bracketed_host(host);
  size_t colon = index_of(host, ':');
  if (colon < host.size) {
    bool http = scheme.size >= 4 && strncmp(scheme.data, "http", 4) == 0 &&
                (scheme.size == 4 || (scheme.size == 5 && scheme.data[4] == 's'));
    if (!http) colon = last_index_of(host, ':');
    if (!is_optional_port(slice(host, colon, host.size))) return false;
  }
  return unescapes(host, URL_HOST);
}

static bool is_authority(crd_string scheme, crd_string authority) {
  size_t at = last_index_of(authority, '@');
  if (at == authority.size) return is_host(scheme, authority);
  if (!is_host(scheme, slice(authority, at + 1, authority.size))) return false;
  for (size_t i = 0; i < at; i++) {
    char c = authority.data[i];
    if (!is_letter(c) && !is_digit(c) && (c == 0 || !strchr("-._:~!$&'()*+,;=%@", c))) return false;
  }
  crd_string user = slice(authority, 0, at);
  size_t colon = index_of(user, ':');
  return unescapes(slice(user, 0, colon), URL_USER) &&
         (colon == user.size || unescapes(slice(user, colon + 1, user.size), URL_USER));
}

/* The size of a leading scheme, 0 when there is none, SIZE_MAX for a colon without one (url.getScheme). */
static size_t scheme_size(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (is_letter(c)) continue;
    if (c == ':') return i ? i : SIZE_MAX;
    if (i == 0 || !(is_digit(c) || c == '+' || c == '-' || c == '.')) return 0;
  }
  return 0;
}

bool format_is_uri(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if ((uint8_t)text.data[i] < ' ' || text.data[i] == 0x7F) return false;
  if (text.size == 0) return false;
  if (crd_string_equal(text, CRD_STRING("*"))) return true;
  size_t size = scheme_size(text);
  if (size == SIZE_MAX) return false;
  char lower[5];
  crd_string scheme = {lower, size};
  for (size_t i = 0; i < size && i < sizeof lower; i++) lower[i] = (char)(text.data[i] | 0x20);
  crd_string rest = slice(text, size ? size + 1 : 0, text.size);
  rest.size = index_of(rest, '?');
  if (rest.size == 0 || rest.data[0] != '/') return size > 0; /* opaque */
  if (size && rest.size >= 2 && rest.data[1] == '/') {
    rest = slice(rest, 2, rest.size);
    size_t slash = index_of(rest, '/');
    if (!is_authority(scheme, slice(rest, 0, slash))) return false;
    rest = slice(rest, slash, rest.size);
  }
  return unescapes(rest, URL_PATH);
}
