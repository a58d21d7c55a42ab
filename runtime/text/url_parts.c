/* SPDX-License-Identifier: Apache-2.0 */
/* Splits URLs. Mirrors Go's net/url: parse, getScheme, parseAuthority, parseHost, unescape, shouldEscape. */
#include "url_parts.h"
#include "ip_forms.h"

static bool fault(url_problem *problem, url_fault fault, crd_string about) {
  if (problem) *problem = (url_problem){fault, about};
  return false;
}

bool crd_url_is_plain(uint8_t byte, url_part part) {
  static const char *const marks[] = {
      [URL_PATH] = "$&+,-./:;=@_~", [URL_FRAGMENT] = "!$&()*+,-./:;=?@_~", [URL_USER] = "$&+,-.;=_~",
      [URL_QUERY] = "-._~",         [URL_HOST] = "!\"$&'()*+,-.:;<=>[]_~", [URL_ZONE] = "!\"$&'()*+,-.:;<=>[]_~"};
  return is_letter((char)byte) || is_digit((char)byte) || (byte && strchr(marks[part], byte) != NULL);
}

bool crd_url_unescapes(crd_string text, url_part part, url_problem *problem) {
  for (size_t i = 0; i < text.size; i++) {
    uint8_t c = (uint8_t)text.data[i];
    if (c != '%') {
      if (part >= URL_HOST && c < 0x80 && !crd_url_is_plain(c, part))
        return fault(problem, URL_BAD_CHARACTER, crd_string_slice(text, i, i + 1));
      continue;
    }
    crd_string escape = crd_string_slice(text, i, text.size - i < 3 ? text.size : i + 3);
    if (escape.size < 3 || !is_hex(escape.data[1]) || !is_hex(escape.data[2])) return fault(problem, URL_BAD_ESCAPE, escape);
    uint8_t value = (uint8_t)(16 * hex_digit(escape.data[1]) + hex_digit(escape.data[2]));
    if (part == URL_HOST && value < 0x80 && value != '%') return fault(problem, URL_BAD_ESCAPE, escape);
    if (part == URL_ZONE && value != '%' && value != ' ' && !crd_url_is_plain(value, URL_HOST))
      return fault(problem, URL_BAD_ESCAPE, escape);
    i += 2;
  }
  return true;
}

bool crd_url_is_optional_port(crd_string text) {
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

/* Parses an address in brackets and an optional port. */
static bool parse_bracketed(crd_string host, url_problem *problem) {
  size_t close = last_byte_index(host, ']');
  if (close == host.size) return fault(problem, URL_NO_BRACKET, host);
  crd_string port = crd_string_slice(host, close + 1, host.size), name = crd_string_slice(host, 1, close);
  if (!crd_url_is_optional_port(port)) return fault(problem, URL_BAD_PORT, port);
  size_t zone = find_zone(name);
  if (!crd_url_unescapes(crd_string_slice(name, 0, zone), URL_HOST, problem)) return false;
  if (!crd_url_unescapes(crd_string_slice(name, zone, name.size), URL_ZONE, problem)) return false;
  crd_ip ip;
  bool address = crd_ip_parse_unzoned(crd_string_slice(name, 0, zone), &ip);
  if (address && ip.size == 4 && zone == name.size) return fault(problem, URL_BAD_LITERAL, name);
  /* "%25" with an empty zone after it is not an address either */
  if (!address || ip.size == 4 || name.size - zone == 3) return fault(problem, URL_BAD_ADDRESS, name);
  return true;
}

static bool is_http(crd_string scheme) {
  static const char name[] = "https";
  if (scheme.size != 4 && scheme.size != 5) return false;
  for (size_t i = 0; i < scheme.size; i++)
    if ((scheme.data[i] | 0x20) != name[i]) return false;
  return true;
}

static bool parse_host(crd_string scheme, crd_string host, url_problem *problem) {
  size_t bracket = last_byte_index(host, '[');
  if (bracket == 0 && host.size) return parse_bracketed(host, problem);
  if (bracket < host.size) return fault(problem, URL_BAD_LITERAL, host);
  size_t colon = index_of(host, ':');
  if (colon < host.size) {
    if (!is_http(scheme)) colon = last_byte_index(host, ':'); /* several hosts, each with a port */
    crd_string port = crd_string_slice(host, colon, host.size);
    if (!crd_url_is_optional_port(port)) return fault(problem, URL_BAD_PORT, port);
  }
  return crd_url_unescapes(host, URL_HOST, problem);
}

static bool parse_authority(crd_string authority, url_parts *parts, url_problem *problem) {
  size_t at = last_byte_index(authority, '@');
  parts->has_user = at < authority.size;
  parts->host = parts->has_user ? crd_string_slice(authority, at + 1, authority.size) : authority;
  if (!parse_host(parts->scheme, parts->host, problem)) return false;
  if (!parts->has_user) return true;
  parts->user = crd_string_slice(authority, 0, at);
  for (size_t i = 0; i < at; i++) {
    char c = authority.data[i];
    if (!is_letter(c) && !is_digit(c) && (c == 0 || !strchr("-._:~!$&'()*+,;=%@", c)))
      return fault(problem, URL_BAD_USER, parts->user);
  }
  size_t colon = index_of(parts->user, ':');
  if (!crd_url_unescapes(crd_string_slice(parts->user, 0, colon), URL_USER, problem)) return false;
  return colon == at || crd_url_unescapes(crd_string_slice(parts->user, colon + 1, at), URL_USER, problem);
}

/* The length of a leading scheme, 0 when there is none, SIZE_MAX for a colon without one (url.getScheme). */
static size_t scheme_size(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (is_letter(c)) continue;
    if (c == ':') return i ? i : SIZE_MAX;
    if (i == 0 || !(is_digit(c) || c == '+' || c == '-' || c == '.')) return 0;
  }
  return 0;
}

/* Parses the text after the scheme. */
static bool parse_rest(crd_string rest, bool request, url_parts *parts, url_problem *problem) {
  size_t mark = index_of(rest, '?');
  parts->force_query = rest.size && mark == rest.size - 1;
  if (mark < rest.size) parts->query = crd_string_slice(rest, mark + 1, rest.size);
  rest = crd_string_slice(rest, 0, mark);
  if (rest.size == 0 || rest.data[0] != '/') {
    parts->opaque = rest;
    if (parts->scheme.size) return true;
    if (request) return fault(problem, URL_NOT_ABSOLUTE, rest);
    parts->opaque.size = 0;
    if (index_of(rest, ':') < index_of(rest, '/')) return fault(problem, URL_COLON_IN_PATH, rest);
  }
  bool slashes = crd_string_has_prefix(rest, CRD_STRING("//"));
  if (slashes && (parts->scheme.size || (!request && !crd_string_has_prefix(rest, CRD_STRING("///"))))) {
    rest = crd_string_slice(rest, 2, rest.size);
    size_t slash = index_of(rest, '/');
    if (!parse_authority(crd_string_slice(rest, 0, slash), parts, problem)) return false;
    rest = crd_string_slice(rest, slash, rest.size);
  } else {
    parts->omit_host = parts->scheme.size && rest.size;
  }
  parts->path = rest;
  return crd_url_unescapes(rest, URL_PATH, problem);
}

/* ---- fast path for ordinary URLs ---- */

/* The parts of a plain URL in which an ASCII character may stand. */
enum { PLAIN_SCHEME = 1, PLAIN_HOST = 2, PLAIN_PATH = 4, PLAIN_QUERY = 8, PLAIN_PORT = 16 };

/* Scheme: a-z 0-9 + - . ; host: letters, digits, - . _ ~ ; path: these and $ & + , / : ; = @ ; query: all but #; port:
 * digits. */
static const uint8_t plain_parts[256] = {
    0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,  0,  0,  0,  0,  0,  0,  8,  8,  0,  12, 8,  12, 8,  8,  8,  8,  13, 12, 15, 15, 12, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 12, 12, 8,  12, 8,  8,  12, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 8,  8,  8,  8,  14, 8,  15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 8,  8,  8,  14, 0};

static size_t skip(crd_string text, size_t i, uint8_t part) {
  const uint8_t *data = (const uint8_t *)text.data;
  while (i + 4 <= text.size &&
         plain_parts[data[i]] & plain_parts[data[i + 1]] & plain_parts[data[i + 2]] & plain_parts[data[i + 3]] & part)
    i += 4;
  while (i < text.size && plain_parts[(uint8_t)text.data[i]] & part) i++;
  return i;
}

bool crd_url_parts_read_plain(crd_string text, url_parts *parts) {
  size_t scheme = skip(text, 0, PLAIN_SCHEME), host = scheme + 3, port, path, query;
  if (text.size <= host || text.data[0] < 'a' || memcmp(text.data + scheme, "://", 3) != 0) return false;
  port = path = skip(text, host, PLAIN_HOST);
  if (path == host) return false;
  if (path < text.size && text.data[path] == ':') path = skip(text, path + 1, PLAIN_PORT);
  query = path < text.size && text.data[path] == '/' ? skip(text, path, PLAIN_PATH) : path;
  bool asks = query < text.size && text.data[query] == '?';
  if (asks ? skip(text, query, PLAIN_QUERY) < text.size : query < text.size) return false;
  *parts = (url_parts){.scheme = crd_string_slice(text, 0, scheme),
                       .host = crd_string_slice(text, host, path),
                       .path = crd_string_slice(text, path, query)};
  parts->host_name_size = port - host;
  if (asks) parts->query = crd_string_slice(text, query + 1, text.size), parts->force_query = query + 1 == text.size;
  return true;
}

bool crd_url_parts_parse(crd_string text, bool request, url_parts *parts, url_problem *problem) {
  *parts = (url_parts){0};
  if (problem) *problem = (url_problem){URL_GOOD, {NULL, 0}};
  for (size_t i = 0; i < text.size; i++)
    if ((uint8_t)text.data[i] < ' ' || text.data[i] == 0x7F) return fault(problem, URL_CONTROL, text);
  if (text.size == 0 && request) return fault(problem, URL_EMPTY, text);
  if (crd_string_equal(text, CRD_STRING("*"))) return parts->path = text, true;
  size_t size = scheme_size(text);
  if (size == SIZE_MAX) return fault(problem, URL_NO_SCHEME, text);
  parts->scheme = crd_string_slice(text, 0, size);
  return parse_rest(crd_string_slice(text, size ? size + 1 : 0, text.size), request, parts, problem);
}
