/* SPDX-License-Identifier: Apache-2.0 */
/* Splits URLs like Go's net/url (Go 1.26: url.go, parse and what it calls). It neither unescapes nor allocates: the parts
 * are slices of the text. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

/* The parts as written. The escapes of a host are valid; it may have brackets and a port. */
typedef struct url_parts {
  crd_string scheme; /* may be upper case; the normal form is lower case */
  crd_string opaque, user, host, path, query;
  size_t host_name_size; /* the host without its port; set only by crd_url_parts_read_plain */
  bool has_user, force_query /* a lone ? at the end */, omit_host /* a scheme, then a path without // */;
} url_parts;

typedef enum url_fault {
  URL_GOOD,
  URL_CONTROL, /* a control character */
  URL_EMPTY,
  URL_NO_SCHEME, /* it starts with a colon */
  URL_NOT_ABSOLUTE,
  URL_COLON_IN_PATH, /* the first segment of a relative path has a colon */
  URL_BAD_LITERAL,   /* misplaced brackets, or brackets without an IPv6 address */
  URL_NO_BRACKET,    /* the closing one */
  URL_BAD_PORT,      /* about: with its colon */
  URL_BAD_ADDRESS,   /* about: the text in brackets */
  URL_BAD_USER,
  URL_BAD_CHARACTER, /* about: the one character of a host */
  URL_BAD_ESCAPE     /* about: the % and what follows */
} url_fault;

typedef struct url_problem {
  url_fault fault;
  crd_string about;
} url_problem;

/* The part of a URL that a text is in: determines which escapes and characters are valid, and which need no escape. */
typedef enum url_part { URL_PATH, URL_FRAGMENT, URL_USER, URL_QUERY, URL_HOST, URL_ZONE } url_part;

/* url.parse: with `request` only absolute URLs and paths are valid, and # starts no fragment. `problem` may be NULL. */
bool crd_url_parts_parse(crd_string text, bool request, url_parts *parts, url_problem *problem);
/* Fast path for scheme://host:port/path?query without characters that need escapes. Such a URL is valid for requests, has no
 * fragment, and is printed as written. After false the URL may still be valid. */
bool crd_url_parts_read_plain(crd_string text, url_parts *parts);
/* Whether url.unescape accepts the text in that part. */
bool crd_url_unescapes(crd_string text, url_part part, url_problem *problem);
/* Whether url.escape leaves the byte unescaped in that part. */
bool crd_url_is_plain(uint8_t byte, url_part part);
/* Empty, or a colon and digits. */
bool crd_url_is_optional_port(crd_string text);
