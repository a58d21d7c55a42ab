/* SPDX-License-Identifier: Apache-2.0 */
/* URLs as Go's net/url takes them apart (Go 1.26: url.go, parse and what it calls). Nothing is unescaped and nothing
 * allocated: the parts are slices of the text. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

/* The parts as they are written. A host is one whose escapes are good, in brackets or not, perhaps with its port. */
typedef struct url_parts {
  crd_string scheme; /* its normal form is in lower case */
  crd_string opaque, user, host, path, query;
  size_t host_name_size; /* of the host without its port; only where the URL is plain */
  bool has_user, force_query /* a lone ? at the end */, omit_host /* a scheme, then a path without // */;
} url_parts;

typedef enum url_fault {
  URL_GOOD,
  URL_CONTROL, /* a control character */
  URL_EMPTY,
  URL_NO_SCHEME, /* it starts with a colon */
  URL_NOT_ABSOLUTE,
  URL_COLON_IN_PATH, /* the first segment of a relative path holds a colon */
  URL_BAD_LITERAL,   /* brackets at the wrong place or around what is no IPv6 address */
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

/* Where in a URL a text stands: which escapes and characters are taken there, and which are written without escape. */
typedef enum url_part { URL_PATH, URL_FRAGMENT, URL_USER, URL_QUERY, URL_HOST, URL_ZONE } url_part;

/* url.parse: `request` takes only absolute URLs and paths, and a # is no fragment's start. `problem` may be NULL. */
bool crd_url_parts_parse(crd_string text, bool request, url_parts *parts, url_problem *problem);
/* scheme://host:port/path?query in characters that stand for themselves: such a URL is a request's, has no fragment, and is
 * printed as it was written. False tells nothing. */
bool crd_url_parts_read_plain(crd_string text, url_parts *parts);
/* Whether url.unescape takes the text there. */
bool crd_url_unescapes(crd_string text, url_part part, url_problem *problem);
/* Whether url.escape leaves the byte as it is there. */
bool crd_url_is_plain(uint8_t byte, url_part part);
/* Nothing, or a colon and digits. */
bool crd_url_is_optional_port(crd_string text);
