/* SPDX-License-Identifier: Apache-2.0 */
/* URLs as Go's net/url reads and prints them (Go 1.26). Usable without CEL. */
#ifndef CRD_URL_H
#define CRD_URL_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* url.URL, with the results of its methods. Texts are in the arena or borrowed from the URL's text. */
typedef struct crd_url {
  crd_string scheme;         /* in lower case */
  crd_string host;           /* with the port; an IPv6 address in its brackets */
  crd_string hostname, port; /* URL.Hostname, URL.Port: without brackets, without colon */
  crd_string path;           /* URL.EscapedPath */
  crd_string query;          /* URL.RawQuery */
  crd_string fragment;       /* URL.EscapedFragment */
  crd_string text;           /* URL.String, by which URLs are equal */
  crd_string decoded;        /* URL.Fragment */
  crd_string user;           /* URL.User.String */
  bool has_user;
} crd_url;

/* url.Parse; with `request` url.ParseRequestURI, which takes only absolute URLs and absolute paths and knows no fragment.
 * False with Go's text in `error` ("parse \"a b:\": first path segment in URL cannot contain colon"), in the arena; may be
 * NULL. */
CRD_MUST_CHECK bool crd_url_parse(crd_arena *arena, crd_string text, bool request, crd_url *out, crd_string *error);
/* Parses the common form of a URL, scheme://host:port/path?query without escapes, with the result of crd_url_parse, with and
 * without `request`. False means that crd_url_parse must be called. It allocates nothing. */
CRD_MUST_CHECK bool crd_url_read_plain(crd_string text, crd_url *out);
/* Whether url.ParseRequestURI accepts the text. It allocates only `error` (may be NULL, then `arena` may be too). */
bool crd_url_is_request(crd_arena *arena, crd_string text, crd_string *error);

typedef struct crd_url_parameter {
  crd_string key, value; /* unescaped */
  size_t at;             /* in the query */
} crd_url_parameter;

/* url.ParseQuery as URL.Query uses it: malformed parameters are dropped. Sorted by key; those of one key in the order of the
 * query. In the arena. */
const crd_url_parameter *crd_url_query(crd_arena *arena, crd_string query, size_t *count);

CRD_END_DECLS

#endif
