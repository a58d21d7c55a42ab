/* SPDX-License-Identifier: Apache-2.0 */
/* The URL library: url, isURL and the methods of kubernetes.URL. Mirrors apiserver pkg/cel/library/urls.go and
 * pkg/cel/url.go; costs as in pkg/cel/library/cost.go. */
#include "internal.h"
#include <crd/url.h>

/* Parses the text twice, as the API server does. Only the second time, in url.Parse, '#' begins a fragment. */
crd_cel_value crd_cel_fn_url(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "url", arguments, count);
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  crd_string text = arguments[0].as.text, error = {NULL, 0};
  crd_url *u = crd_arena_alloc(cel->arena, sizeof *u);
  if (crd_url_read_plain(text, u)) return crd_cel_of_opaque(CRD_CEL_URL, u);
  if (crd_url_is_request(cel->arena, text, &error) && crd_url_parse(cel->arena, text, false, u, &error))
    return crd_cel_of_opaque(CRD_CEL_URL, u);
  return crd_cel_failed_with(cel, "URL parse error during conversion from string: %.*s", (int)error.size, error.data);
}

crd_cel_value crd_cel_fn_is_url(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "isURL", arguments, count);
  cel->cost += 1;
  return crd_cel_of_bool(crd_url_is_request(NULL, arguments[0].as.text, NULL));
}

bool crd_cel_url_equal(crd_cel_value a, crd_cel_value b) {
  return crd_string_equal(((const crd_url *)a.as.opaque)->text, ((const crd_url *)b.as.opaque)->text);
}

/* ---- accessors ---- */

static const crd_url *url_receiver(crd_cel *cel, const crd_cel_value *arguments) {
  cel->cost += 1;
  return arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_URL ? arguments[0].as.opaque : NULL;
}

#define URL_ACCESSOR(function, name, part)                                                                                  \
  crd_cel_value function(crd_cel *cel, const crd_cel_value *arguments, size_t count) {                                      \
    const crd_url *u = url_receiver(cel, arguments);                                                                        \
    return u ? crd_cel_of_string(u->part) : crd_cel_no_overload(cel, name, arguments, count);                               \
  }
URL_ACCESSOR(crd_cel_fn_get_scheme, "getScheme", scheme)
URL_ACCESSOR(crd_cel_fn_get_host, "getHost", host)
URL_ACCESSOR(crd_cel_fn_get_hostname, "getHostname", hostname)
URL_ACCESSOR(crd_cel_fn_get_port, "getPort", port)
URL_ACCESSOR(crd_cel_fn_get_escaped_path, "getEscapedPath", path)

crd_cel_value crd_cel_fn_get_query(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_url *u = url_receiver(cel, arguments);
  if (!u) return crd_cel_no_overload(cel, "getQuery", arguments, count);
  size_t found, keys = 0;
  const crd_url_parameter *parameters = crd_url_query(cel->arena, u->query, &found);
  crd_cel_value *values = crd_arena_alloc(cel->arena, (found + 1) * sizeof *values);
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, (found + 1) * sizeof *entries);
  for (size_t i = 0, next; i < found; i = next) {
    for (next = i; next < found && crd_string_equal(parameters[next].key, parameters[i].key); next++)
      values[next] = crd_cel_of_string(parameters[next].value);
    entries[keys++] = (crd_cel_entry){crd_cel_of_string(parameters[i].key), crd_cel_of_items(cel, values + i, next - i)};
  }
  return crd_cel_of_entries(cel, entries, keys);
}
