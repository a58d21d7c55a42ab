/* URLs. Mirrors apiserver pkg/cel/library/urls.go and pkg/cel/url.go over Go's net/url (Go 1.26). */
#include "../validate/url.h"
#include "internal.h"
#include <crd/json.h>
#include <stdlib.h>

/* url.URL, with what its methods give computed once. */
typedef struct url {
  crd_string scheme, host, hostname, port, path, query;
  crd_string text; /* url.String(), by which URLs are equal */
} url;

/* ParseQuery gives up on more parameters. */
enum { MAX_QUERY_PARAMETERS = 10000 };

/* ---- escapes ---- */

static int hex_of(char c) {
  return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* url.unescape of a text whose escapes are good. */
static crd_string unescape(crd_cel *cel, crd_string text, url_part part) {
  bool plus = part == URL_QUERY;
  if (!text.size || (!memchr(text.data, '%', text.size) && !(plus && memchr(text.data, '+', text.size)))) return text;
  char *out = crd_arena_alloc(cel->arena, text.size);
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

static void add_escaped(crd_text *out, crd_string text, url_part part) {
  static const char digits[] = "0123456789ABCDEF";
  for (size_t i = 0; i < text.size; i++) {
    uint8_t byte = (uint8_t)text.data[i];
    if (url_is_plain(byte, part)) {
      crd_text_add_char(out, (char)byte);
      continue;
    }
    crd_text_add_char(out, '%');
    crd_text_add_char(out, digits[byte >> 4]);
    crd_text_add_char(out, digits[byte & 15]);
  }
}

/* url.validEncoded: more may stand there than escape() itself would leave. */
static bool is_valid_encoded(crd_string text, url_part part) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (!(c && strchr("!$&'()*+,;=:@[]%", c)) && !url_is_plain((uint8_t)c, part)) return false;
  }
  return true;
}

/* EscapedPath and EscapedFragment: as it was written where that is a valid form. */
static crd_string normal_form(crd_cel *cel, crd_string text, url_part part) {
  if (is_valid_encoded(text, part)) return text;
  crd_text out = {.arena = cel->arena};
  add_escaped(&out, unescape(cel, text, part), part);
  return crd_text_string(&out);
}

/* ---- errors ---- */

static void add_about(crd_text *out, const char *before, crd_string about, const char *after) {
  crd_text_add(out, crd_string_of(before));
  crd_text_add_quoted(out, about);
  crd_text_add(out, crd_string_of(after));
}

/* The name in brackets as netip.ParseAddr gets it: the zone behind %25 with its escapes undone. */
static void add_address_problem(crd_cel *cel, crd_text *out, crd_string name) {
  crd_ip ignored;
  crd_string error = {NULL, 0};
  crd_ip_parse(cel->arena, unescape(cel, name, URL_ZONE), &ignored, &error);
  crd_text_printf(out, "invalid host: %.*s", (int)error.size, error.data);
}

static crd_string problem_text(crd_cel *cel, crd_string text, const url_problem *problem) {
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
  crd_text out = {.arena = cel->arena};
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
    add_address_problem(cel, &out, problem->about);
    break;
  default:
    crd_text_add(&out, crd_string_of(texts[problem->fault]));
    break;
  }
  return crd_text_string(&out);
}

crd_string crd_cel_url_error(crd_cel *cel, crd_string text) {
  url_parts parts;
  url_problem problem;
  return url_parse(text, true, &parts, &problem) ? (crd_string){NULL, 0} : problem_text(cel, text, &problem);
}

/* ---- the value ---- */

static crd_string lower_case(crd_cel *cel, crd_string text) {
  char *out = crd_arena_alloc(cel->arena, text.size);
  for (size_t i = 0; i < text.size; i++)
    out[i] = (char)(text.data[i] >= 'A' && text.data[i] <= 'Z' ? text.data[i] + 32 : text.data[i]);
  return (crd_string){out, text.size};
}

/* url.splitHostPort */
static void split_host(url *u) {
  crd_string host = u->host;
  size_t colon = host.size;
  while (colon > 0 && host.data[colon - 1] != ':') colon--;
  if (colon > 0 && url_is_optional_port((crd_string){host.data + colon - 1, host.size - colon + 1})) {
    u->port = (crd_string){host.data + colon, host.size - colon};
    host.size = colon - 1;
  }
  if (host.size >= 2 && host.data[0] == '[' && host.data[host.size - 1] == ']')
    host = (crd_string){host.data + 1, host.size - 2};
  u->hostname = host;
}

static void add_user(crd_cel *cel, crd_text *out, crd_string user) {
  const char *colon = user.size ? memchr(user.data, ':', user.size) : NULL;
  size_t name = colon ? (size_t)(colon - user.data) : user.size;
  add_escaped(out, unescape(cel, (crd_string){user.data, name}, URL_USER), URL_USER);
  if (colon) {
    crd_text_add_char(out, ':');
    add_escaped(out, unescape(cel, (crd_string){colon + 1, user.size - name - 1}, URL_USER), URL_USER);
  }
  crd_text_add_char(out, '@');
}

/* url.String() */
static crd_string text_of(crd_cel *cel, const url *u, const url_parts *parts, crd_string fragment) {
  crd_text out = {.arena = cel->arena};
  if (u->scheme.size) crd_text_printf(&out, "%.*s:", (int)u->scheme.size, u->scheme.data);
  if (parts->opaque.size) {
    crd_text_add(&out, parts->opaque);
  } else {
    bool authority = u->host.size || parts->has_user;
    if (authority || (u->scheme.size && !parts->omit_host && u->path.size)) crd_text_add(&out, CRD_STRING("//"));
    if (parts->has_user) add_user(cel, &out, parts->user);
    add_escaped(&out, u->host, URL_HOST);
    crd_text_add(&out, u->path);
  }
  if (parts->force_query || u->query.size) crd_text_printf(&out, "?%.*s", (int)u->query.size, u->query.data);
  if (fragment.size) {
    crd_text_add_char(&out, '#');
    crd_text_add(&out, normal_form(cel, fragment, URL_FRAGMENT));
  }
  return crd_text_string(&out);
}

static crd_cel_value parse_failed(crd_cel *cel, crd_string error) {
  return crd_cel_failed_with(cel, "URL parse error during conversion from string: %.*s", (int)error.size, error.data);
}

/* Parsed twice, as the API server does: what url.Parse then takes for a fragment was a part of path or query before. */
crd_cel_value crd_cel_fn_url(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "url", arguments, count);
  cel->cost += crd_cel_tenth(crd_cel_cost_size(arguments[0]));
  crd_string text = arguments[0].as.text, before = text, fragment = {NULL, 0}, error = crd_cel_url_error(cel, text);
  if (error.size) return parse_failed(cel, error);
  const char *hash = memchr(text.data, '#', text.size);
  if (hash) {
    before.size = (size_t)(hash - text.data);
    fragment = (crd_string){hash + 1, text.size - before.size - 1};
  }
  url_parts parts;
  url_problem problem;
  if (!url_parse(before, false, &parts, &problem)) return parse_failed(cel, problem_text(cel, before, &problem));
  if (!url_unescapes(fragment, URL_FRAGMENT, &problem)) return parse_failed(cel, problem_text(cel, text, &problem));
  url *u = crd_arena_zalloc(cel->arena, sizeof *u);
  u->scheme = lower_case(cel, parts.scheme);
  u->host = unescape(cel, parts.host, URL_HOST);
  split_host(u);
  u->path = normal_form(cel, parts.path, URL_PATH);
  u->query = parts.query;
  u->text = text_of(cel, u, &parts, fragment);
  return crd_cel_of_opaque(CRD_CEL_URL, u);
}

crd_cel_value crd_cel_fn_is_url(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  url_parts parts;
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isURL", arguments, count);
  cel->cost += 1;
  return crd_cel_of_bool(url_parse(arguments[0].as.text, true, &parts, NULL));
}

bool crd_cel_url_equal(crd_cel_value a, crd_cel_value b) {
  return crd_string_equal(((const url *)a.as.opaque)->text, ((const url *)b.as.opaque)->text);
}

/* ---- accessors ---- */

static const url *receiver(crd_cel *cel, const crd_cel_value *arguments) {
  cel->cost += 1;
  return arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_URL ? arguments[0].as.opaque : NULL;
}

#define ACCESSOR(function, name, part)                                                                                      \
  crd_cel_value function(crd_cel *cel, const crd_cel_value *arguments, size_t count) {                                      \
    const url *u = receiver(cel, arguments);                                                                                \
    return u ? crd_cel_of_string(u->part) : crd_cel_no_overload(cel, name, arguments, count);                               \
  }
ACCESSOR(crd_cel_fn_get_scheme, "getScheme", scheme)
ACCESSOR(crd_cel_fn_get_host, "getHost", host)
ACCESSOR(crd_cel_fn_get_hostname, "getHostname", hostname)
ACCESSOR(crd_cel_fn_get_port, "getPort", port)
ACCESSOR(crd_cel_fn_get_escaped_path, "getEscapedPath", path)

/* One key=value of a query; false for what url.ParseQuery drops. */
static bool query_parameter(crd_cel *cel, crd_string text, crd_string *key, crd_string *value) {
  if (!text.size || memchr(text.data, ';', text.size)) return false;
  const char *equals = memchr(text.data, '=', text.size);
  size_t size = equals ? (size_t)(equals - text.data) : text.size;
  *key = (crd_string){text.data, size};
  *value = equals ? (crd_string){equals + 1, text.size - size - 1} : (crd_string){NULL, 0};
  if (!url_unescapes(*key, URL_QUERY, NULL) || !url_unescapes(*value, URL_QUERY, NULL)) return false;
  *key = unescape(cel, *key, URL_QUERY);
  *value = unescape(cel, *value, URL_QUERY);
  return true;
}

typedef struct parameter {
  crd_string key, value;
  size_t at; /* in the query: values of one key keep their order */
} parameter;

static int compare_parameters(const void *a, const void *b) {
  const parameter *x = a, *y = b;
  int order = crd_string_compare(x->key, y->key);
  return order ? order : (x->at > y->at) - (x->at < y->at);
}

/* The parameters of a query, sorted by key; Go's map has no order. */
static parameter *read_query(crd_cel *cel, crd_string query, size_t *count) {
  size_t most = 1, found = 0;
  for (size_t i = 0; i < query.size; i++) most += query.data[i] == '&';
  *count = 0;
  if (most > MAX_QUERY_PARAMETERS) return NULL;
  parameter *parameters = crd_arena_alloc(cel->arena, most * sizeof *parameters);
  for (size_t at = 0, size; at < query.size; at += size + 1) {
    const char *end = memchr(query.data + at, '&', query.size - at);
    parameter *next = &parameters[found];
    size = end ? (size_t)(end - query.data) - at : query.size - at;
    next->at = at;
    found += query_parameter(cel, (crd_string){query.data + at, size}, &next->key, &next->value);
  }
  if (found) qsort(parameters, found, sizeof *parameters, compare_parameters);
  *count = found;
  return parameters;
}

crd_cel_value crd_cel_fn_get_query(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const url *u = receiver(cel, arguments);
  if (!u) return crd_cel_no_overload(cel, "getQuery", arguments, count);
  size_t found, keys = 0;
  const parameter *parameters = read_query(cel, u->query, &found);
  crd_cel_value *values = crd_arena_alloc(cel->arena, (found + 1) * sizeof *values);
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (found + 1) * sizeof *entries);
  for (size_t i = 0, next; i < found; i = next) {
    for (next = i; next < found && crd_string_equal(parameters[next].key, parameters[i].key); next++)
      values[next] = crd_cel_of_string(parameters[next].value);
    entries[keys++] = (crd_cel_entry){crd_cel_of_string(parameters[i].key), crd_cel_of_items(cel, values + i, next - i)};
  }
  return crd_cel_of_entries(cel, entries, keys);
}
