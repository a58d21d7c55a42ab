/* SPDX-License-Identifier: Apache-2.0 */
/* URLs: parsing and printing them whole, their queries. Mirrors Go's net/url (Go 1.26): Parse, ParseRequestURI, URL.String,
 * EscapedPath, EscapedFragment, Hostname, Port, ParseQuery, Error. url_parts.c splits the text. */
#include "url_parts.h"
#include <crd/ip.h>
#include <crd/json.h>
#include <crd/url.h>
#include <stdlib.h>

/* ParseQuery refuses more parameters. */
enum { MAX_QUERY_PARAMETERS = 10000 };

/* ---- escapes ---- */

static int hex_of(char c) {
  return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* url.unescape of a text with valid escapes. */
static crd_string unescape_sound(crd_arena *arena, crd_string text, url_part part) {
  bool plus = part == URL_QUERY;
  if (!text.size || (!memchr(text.data, '%', text.size) && !(plus && memchr(text.data, '+', text.size)))) return text;
  char *out = crd_arena_alloc(arena, text.size);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c == '%' && i + 2 < text.size) {
      c = (char)(hex_of(text.data[i + 1]) << 4 | hex_of(text.data[i + 2]));
      i += 2;
    } else if (c == '+' && plus) {
      c = ' ';
    }
    out[size++] = c;
  }
  return (crd_string){out, size};
}

static void add_percent_escaped(crd_text *out, crd_string text, url_part part) {
  static const char digits[] = "0123456789ABCDEF";
  for (size_t i = 0; i < text.size; i++) {
    uint8_t byte = (uint8_t)text.data[i];
    if (crd_url_is_plain(byte, part)) {
      crd_text_add_char(out, (char)byte);
      continue;
    }
    crd_text_add_char(out, '%');
    crd_text_add_char(out, digits[byte >> 4]);
    crd_text_add_char(out, digits[byte & 15]);
  }
}

/* url.validEncoded: accepts more characters than escape() leaves unescaped. */
static bool is_valid_encoded(crd_string text, url_part part) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (!(c && strchr("!$&'()*+,;=:@[]%", c)) && !crd_url_is_plain((uint8_t)c, part)) return false;
  }
  return true;
}

/* EscapedPath and EscapedFragment: the original text if it is a valid form. */
static crd_string normal_form(crd_arena *arena, crd_string text, url_part part) {
  if (is_valid_encoded(text, part)) return text;
  crd_text out = {.arena = arena};
  add_percent_escaped(&out, unescape_sound(arena, text, part), part);
  return crd_text_string(&out);
}

/* ---- errors ---- */

static void add_about(crd_text *out, const char *before, crd_string about, const char *after) {
  crd_text_add(out, crd_string_of(before));
  crd_text_add_quoted(out, about);
  crd_text_add(out, crd_string_of(after));
}

/* Adds the error of netip.ParseAddr for a name in brackets, whose zone after %25 is unescaped first. */
static void add_address_problem(crd_arena *arena, crd_text *out, crd_string name) {
  crd_ip ignored;
  crd_string error = {NULL, 0};
  if (!crd_ip_parse(arena, unescape_sound(arena, name, URL_ZONE), &ignored, &error))
    crd_text_printf(out, "invalid host: %.*s", CRD_PRINT(error));
}

static crd_string problem_text(crd_arena *arena, crd_string text, const url_problem *problem) {
  static const char *const texts[] = {
      [URL_CONTROL] = "net/url: invalid control character in URL",
      [URL_EMPTY] = "empty url",
      [URL_NO_SCHEME] = "missing protocol scheme",
      [URL_NOT_ABSOLUTE] = "invalid URI for request",
      [URL_COLON_IN_PATH] = "first path segment in URL cannot contain colon",
      [URL_BAD_LITERAL] = "invalid IP-literal",
      [URL_NO_BRACKET] = "missing ']' in host",
      [URL_BAD_USER] = "net/url: invalid userinfo",
  };
  crd_text out = {.arena = arena};
  add_about(&out, "parse ", text, ": ");
  switch (problem->fault) {
  case URL_BAD_PORT:
    add_about(&out, "invalid port ", problem->about, " after host");
    break;
  case URL_BAD_CHARACTER:
    add_about(&out, "invalid character ", problem->about, " in host name");
    break;
  case URL_BAD_ESCAPE:
    add_about(&out, "invalid URL escape ", problem->about, "");
    break;
  case URL_BAD_ADDRESS:
    add_address_problem(arena, &out, problem->about);
    break;
  default:
    crd_text_add(&out, crd_string_of(texts[problem->fault]));
    break;
  }
  return crd_text_string(&out);
}

/* ---- the value ---- */

static crd_string lower_case(crd_arena *arena, crd_string text) {
  char *out = crd_arena_alloc(arena, text.size);
  for (size_t i = 0; i < text.size; i++)
    out[i] = (char)(text.data[i] >= 'A' && text.data[i] <= 'Z' ? text.data[i] + 32 : text.data[i]);
  return (crd_string){out, text.size};
}

/* url.splitHostPort */
static void split_host(crd_url *u) {
  crd_string host = u->host;
  size_t colon = host.size;
  while (colon > 0 && host.data[colon - 1] != ':') colon--;
  if (colon > 0 && crd_url_is_optional_port((crd_string){host.data + colon - 1, host.size - colon + 1})) {
    u->port = (crd_string){host.data + colon, host.size - colon};
    host.size = colon - 1;
  }
  if (host.size >= 2 && host.data[0] == '[' && host.data[host.size - 1] == ']')
    host = (crd_string){host.data + 1, host.size - 2};
  u->hostname = host;
}

/* Userinfo.String */
static crd_string user_text(crd_arena *arena, crd_string user) {
  crd_text text = {.arena = arena}, *out = &text;
  const char *colon = user.size ? memchr(user.data, ':', user.size) : NULL;
  size_t name = colon ? (size_t)(colon - user.data) : user.size;
  add_percent_escaped(out, unescape_sound(arena, (crd_string){user.data, name}, URL_USER), URL_USER);
  if (colon) {
    crd_text_add_char(out, ':');
    add_percent_escaped(out, unescape_sound(arena, (crd_string){colon + 1, user.size - name - 1}, URL_USER), URL_USER);
  }
  return crd_text_string(out);
}

/* Whether the first segment of a path has a colon and so could be parsed as a scheme. */
static bool looks_like_scheme(crd_string path) {
  for (size_t i = 0; i < path.size && path.data[i] != '/'; i++)
    if (path.data[i] == ':') return true;
  return false;
}

/* URL.String */
static crd_string text_of(crd_arena *arena, const crd_url *u, const url_parts *parts) {
  crd_text out = {.arena = arena};
  if (u->scheme.size) crd_text_printf(&out, "%.*s:", (int)u->scheme.size, u->scheme.data);
  if (parts->opaque.size) {
    crd_text_add(&out, parts->opaque);
  } else {
    bool authority = u->host.size || parts->has_user;
    if (authority || (u->scheme.size && !parts->omit_host && u->path.size)) crd_text_add(&out, CRD_STRING("//"));
    if (parts->has_user) crd_text_printf(&out, "%.*s@", CRD_PRINT(u->user));
    add_percent_escaped(&out, u->host, URL_HOST);
    if (!out.size && looks_like_scheme(u->path)) crd_text_add(&out, CRD_STRING("./"));
    crd_text_add(&out, u->path);
  }
  if (parts->force_query || u->query.size) crd_text_printf(&out, "?%.*s", (int)u->query.size, u->query.data);
  if (u->fragment.size) {
    crd_text_add_char(&out, '#');
    crd_text_add(&out, u->fragment);
  }
  return crd_text_string(&out);
}

static bool url_error(crd_arena *arena, crd_string text, const url_problem *problem, crd_string *error) {
  if (error) *error = problem_text(arena, text, problem);
  return false;
}

bool crd_url_read_plain(crd_string text, crd_url *out) {
  url_parts parts;
  if (!crd_url_parts_read_plain(text, &parts)) return false;
  size_t name = parts.host_name_size, port = parts.host.size > name ? name + 1 : name;
  *out = (crd_url){.scheme = parts.scheme, .host = parts.host, .path = parts.path, .query = parts.query, .text = text};
  out->hostname = (crd_string){parts.host.data, name};
  out->port = (crd_string){parts.host.data + port, parts.host.size - port};
  return true;
}

bool crd_url_parse(crd_arena *arena, crd_string text, bool request, crd_url *out, crd_string *error) {
  url_parts parts;
  if (crd_url_read_plain(text, out)) return true;
  url_problem problem;
  crd_string before = text, fragment = {NULL, 0};
  const char *hash = text.size && !request ? memchr(text.data, '#', text.size) : NULL;
  if (hash) {
    before.size = (size_t)(hash - text.data);
    fragment = (crd_string){hash + 1, text.size - before.size - 1};
  }
  if (!crd_url_parts_parse(before, request, &parts, &problem)) return url_error(arena, before, &problem, error);
  if (!crd_url_unescapes(fragment, URL_FRAGMENT, &problem)) return url_error(arena, text, &problem, error);
  *out = (crd_url){.scheme = lower_case(arena, parts.scheme), .host = unescape_sound(arena, parts.host, URL_HOST)};
  split_host(out);
  out->path = normal_form(arena, parts.path, URL_PATH);
  out->query = parts.query;
  out->fragment = normal_form(arena, fragment, URL_FRAGMENT);
  out->decoded = unescape_sound(arena, fragment, URL_FRAGMENT);
  out->has_user = parts.has_user;
  out->user = user_text(arena, parts.user);
  out->text = text_of(arena, out, &parts);
  return true;
}

bool crd_url_is_request(crd_arena *arena, crd_string text, crd_string *error) {
  url_parts parts;
  url_problem problem;
  if (crd_url_parts_read_plain(text, &parts)) return true;
  return crd_url_parts_parse(text, true, &parts, &problem) || url_error(arena, text, &problem, error);
}

/* ---- queries ---- */

/* Splits one key=value of a query; false when url.ParseQuery drops it. */
static bool query_parameter(crd_arena *arena, crd_string text, crd_string *key, crd_string *value) {
  if (!text.size || memchr(text.data, ';', text.size)) return false;
  const char *equals = memchr(text.data, '=', text.size);
  size_t size = equals ? (size_t)(equals - text.data) : text.size;
  *key = (crd_string){text.data, size};
  *value = equals ? (crd_string){equals + 1, text.size - size - 1} : (crd_string){NULL, 0};
  if (!crd_url_unescapes(*key, URL_QUERY, NULL) || !crd_url_unescapes(*value, URL_QUERY, NULL)) return false;
  *key = unescape_sound(arena, *key, URL_QUERY);
  *value = unescape_sound(arena, *value, URL_QUERY);
  return true;
}

static int compare_parameters(const void *a, const void *b) {
  const crd_url_parameter *x = a, *y = b;
  int order = crd_string_compare(x->key, y->key);
  return order ? order : (x->at > y->at) - (x->at < y->at);
}

const crd_url_parameter *crd_url_query(crd_arena *arena, crd_string query, size_t *count) {
  size_t most = 1, found = 0;
  for (size_t i = 0; i < query.size; i++) most += query.data[i] == '&';
  *count = 0;
  if (most > MAX_QUERY_PARAMETERS) return NULL;
  crd_url_parameter *parameters = crd_arena_alloc(arena, most * sizeof *parameters);
  for (size_t at = 0, size; at < query.size; at += size + 1) {
    const char *end = memchr(query.data + at, '&', query.size - at);
    crd_url_parameter *next = &parameters[found];
    size = end ? (size_t)(end - query.data) - at : query.size - at;
    next->at = at;
    found += query_parameter(arena, (crd_string){query.data + at, size}, &next->key, &next->value);
  }
  if (found) qsort(parameters, found, sizeof *parameters, compare_parameters);
  *count = found;
  return parameters;
}
