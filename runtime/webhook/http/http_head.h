/* SPDX-License-Identifier: Apache-2.0 */
/* What is wrong with the head of a request: what RFC 9112 lets or has a server refuse and Go's net/http refuses (readRequest
 * and (*conn).readRequest in net/http/request.go, server.go, transfer.go), and what libmicrohttpd lets through. */
#ifndef CRD_WEBHOOK_HTTP_HTTP_HEAD_H
#define CRD_WEBHOOK_HTTP_HTTP_HEAD_H

#include <crd/string.h>
#include <stdint.h>

#define HTTP_LENGTH_UNKNOWN UINT64_MAX

typedef struct http_problem {
  int status;       /* 0: nothing is wrong */
  const char *text; /* static */
} http_problem;

/* Where the parts of a head lie, as they came: the texts of a head that is whole follow one another, with the line ends
 * between them. */
typedef struct http_head {
  crd_string method, target, version;
  const char *end;   /* behind the empty line; NULL: the texts lie elsewhere, and their places say nothing */
  bool target_wrong; /* the request target holds control characters */
  /* What the fields say, filled in by crd_http_head_field. */
  const char *next; /* where the next field must begin */
  unsigned hosts, encodings;
  uint64_t length; /* Content-Length, or HTTP_LENGTH_UNKNOWN: chunked */
  bool has_length, expects_continue;
  http_problem problem; /* the first that was found */
} http_head;

/* The request line is looked at. */
void crd_http_head_begin(http_head *head);
/* A field, in the order of the head. */
void crd_http_head_field(http_head *head, crd_string name, crd_string value);
/* What is wrong with all of it. */
http_problem crd_http_head_end(http_head *head);

/* Content-Length as RFC 9112 has it: digits alone. False: it is not, or more than 64 bits. */
bool crd_http_length(crd_string value, uint64_t *length);

/* The path of a request target without its query: decoded, and without the scheme and host of an absolute one. False where
 * it has none, or an escape that is none. `room` takes a decoded path; a longer one stays as it is. */
bool crd_http_path(crd_string target, char *room, size_t size, crd_string *path);

#endif
