/* SPDX-License-Identifier: Apache-2.0 */
/* The URL of a request: which resource it names (RequestInfoFactory.NewRequestInfo), and the options in its query
 * (metav1's conversions from url.Values). */
#include "../base/ascii.h"
#include "../value/joined.h"
#include "endpoint_parts.h"
#include <errno.h>
#include <stdlib.h>

enum { MAX_PARTS = 8 };

/* url.PathUnescape, and url.QueryUnescape where a plus is a space; false for a broken escape. */
static bool unescape_parameter(crd_arena *arena, crd_string text, bool query, crd_string *result) {
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c == '%') {
      int high = i + 2 < text.size ? hex_digit(text.data[i + 1]) : -1;
      int low = i + 2 < text.size ? hex_digit(text.data[i + 2]) : -1;
      if (high < 0 || low < 0) return false;
      c = (char)(high * 16 + low);
      i += 2;
    } else if (c == '+' && query) {
      c = ' ';
    }
    crd_text_add_char(&out, c);
  }
  *result = crd_text_string(&out);
  return true;
}

/* ---- the path ---- */

static size_t split(crd_string path, crd_string *parts) {
  size_t count = 0;
  while (path.size && path.data[0] == '/') path = crd_string_slice(path, 1, path.size);
  while (path.size && path.data[path.size - 1] == '/') path.size--;
  while (path.size && count < MAX_PARTS) {
    const char *slash = memchr(path.data, '/', path.size);
    size_t size = slash ? (size_t)(slash - path.data) : path.size;
    parts[count++] = (crd_string){path.data, size};
    path = crd_string_slice(path, slash ? size + 1 : size, path.size);
  }
  return count;
}

static const crd_kind *find_resource(const crd_registry *registry, crd_string group, crd_string version, crd_string plural) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *kind = registry->kinds[i];
    if (kind->served && crd_string_equal(kind->plural, plural) && crd_string_equal(kind->group, group) &&
        crd_string_equal(kind->version, version))
      return kind;
  }
  return NULL;
}

static const char *verb_of(crd_string method, bool named) {
  static const struct {
    const char *method, *verb;
  } verbs[] = {{"POST", "create"}, {"PUT", "update"}, {"PATCH", "patch"}, {"GET", "get"}, {"HEAD", "get"}};
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
    if (crd_string_equal(method, crd_string_of(verbs[i].method))) return verbs[i].verb;
  if (!crd_string_equal(method, CRD_STRING("DELETE"))) return "";
  return named ? "delete" : "deletecollection";
}

endpoint_route crd_endpoint_find(crd_arena *arena, const crd_registry *registry, crd_string method, crd_string path) {
  endpoint_route route = {.kind = NULL};
  crd_string parts[MAX_PARTS], whole;
  if (!unescape_parameter(arena, path, false, &whole)) return route;
  size_t count = split(whole, parts), at = 3;
  if (count < 4 || !crd_string_equal(parts[0], CRD_STRING("apis"))) return route;
  if (count > 5 && crd_string_equal(parts[3], CRD_STRING("namespaces"))) {
    route.namespace_ = parts[4];
    at = 5;
  }
  if (count > at + 1) route.name = parts[at + 1];
  if (count > at + 2) route.subresource = parts[at + 2];
  route.verb = verb_of(method, route.name.size);
  const crd_kind *kind = find_resource(registry, parts[1], parts[2], parts[at]);
  if (kind && kind->namespaced == (route.namespace_.size != 0)) route.kind = kind;
  return route;
}

/* ---- the query ---- */

static const struct {
  const char *name, *verbs;
  char form; /* s: a string, l: all values, b: a bool, i: an integer */
} parameters[] = {{"dryRun", "create update patch delete", 'l'},
                  {"fieldManager", "create update patch", 's'},
                  {"fieldValidation", "create update patch", 's'},
                  {"force", "patch", 'b'},
                  {"gracePeriodSeconds", "delete", 'i'},
                  {"orphanDependents", "delete", 'b'},
                  {"propagationPolicy", "delete", 's'}};

static bool is_parameter(crd_string name) {
  for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
    if (crd_string_equal(name, crd_string_of(parameters[i].name))) return true;
  return false;
}

crd_value crd_endpoint_read_query(crd_arena *arena, crd_string query) {
  crd_value map = crd_value_make_map(arena, 4);
  while (query.size) {
    const char *end = memchr(query.data, '&', query.size);
    size_t size = end ? (size_t)(end - query.data) : query.size;
    crd_string pair = {query.data, size}, name, value = {NULL, 0};
    query = crd_string_slice(query, end ? size + 1 : size, query.size);
    if (!pair.size || memchr(pair.data, ';', pair.size)) continue; /* url.ParseQuery leaves out what it cannot read */
    const char *equals = memchr(pair.data, '=', pair.size);
    size_t width = equals ? (size_t)(equals - pair.data) : pair.size;
    if (!unescape_parameter(arena, (crd_string){pair.data, width}, true, &name) || !is_parameter(name)) continue;
    if (equals && !unescape_parameter(arena, crd_string_slice(pair, width + 1, pair.size), true, &value)) continue;
    crd_value *list = crd_value_get(&map, name);
    if (!list) list = crd_value_set(arena, &map, name, crd_value_make_list(arena, 1));
    crd_value_append(arena, list, crd_value_make_string(value.size ? value : CRD_STRING("")));
  }
  return map;
}

static bool is_false(crd_string text) {
  static const char word[] = "false";
  if (crd_string_equal(text, CRD_STRING("0"))) return true;
  if (text.size != sizeof word - 1) return false;
  for (size_t i = 0; i < text.size; i++)
    if ((text.data[i] | 0x20) != word[i]) return false;
  return true;
}

/* strconv.ParseInt; false: refused with its words. */
static bool read_query_int(endpoint *endpoint, crd_string text, int64_t *number) {
  crd_string copy = crd_arena_copy(endpoint->arena, text);
  size_t sign = text.size && (text.data[0] == '-' || text.data[0] == '+');
  bool digits = text.size > sign;
  for (size_t i = sign; i < text.size; i++) digits = digits && text.data[i] >= '0' && text.data[i] <= '9';
  errno = 0;
  *number = digits ? strtoll(copy.data, NULL, 10) : 0;
  if (digits && errno == 0) return true;
  crd_endpoint_bad_request(
      endpoint, crd_joined(endpoint->arena, CRD_STRING("strconv.ParseInt: parsing "), crd_quoted(endpoint->arena, text),
                           digits ? CRD_STRING(": value out of range") : CRD_STRING(": invalid syntax")));
  return false;
}

bool crd_endpoint_read_options(endpoint *endpoint, crd_value *options) {
  crd_arena *arena = endpoint->arena;
  *options = crd_value_make_map(arena, 4);
  for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++) {
    crd_string name = crd_string_of(parameters[i].name);
    const crd_value *list = crd_value_get(&endpoint->query, name);
    if (!list || !strstr(parameters[i].verbs, endpoint->route.verb)) continue;
    crd_string first = crd_value_string(&list->as.items[0]);
    crd_value value = *list;
    int64_t number = 0;
    if (parameters[i].form == 'i' && !read_query_int(endpoint, first, &number)) return false;
    if (parameters[i].form == 's') value = list->as.items[0];
    if (parameters[i].form == 'b') value = crd_value_make_bool(!is_false(first));
    if (parameters[i].form == 'i') value = crd_value_make_int(number);
    crd_value_set(arena, options, name, value);
  }
  return true;
}
