/* SPDX-License-Identifier: Apache-2.0 */
/* The head of a request: finds its end, parses it and checks it. It refuses a head where RFC 9112 allows or requires it and
 * Go's net/http refuses it (readRequest and (*conn).readRequest in net/http/request.go, server.go, transfer.go). Also
 * decodes chunked bodies (http_chunks.c). This code does not know connections and allocates nothing. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

#define HTTP_LENGTH_UNKNOWN UINT64_MAX
#define HTTP_SILENCE (-1) /* http_problem.status: this is no HTTP; send no answer */

typedef struct http_problem {
  int status;       /* 0: no problem */
  const char *text; /* static */
} http_problem;

/* The state of the search for the end of a head; zero-initialise it. */
typedef struct head_scan {
  unsigned char state;
  bool has_line; /* the request line is complete */
  bool whole;    /* the head is complete */
} head_scan;

/* Returns how many of the next bytes belong to the head. It ends with the first empty line; crd_http_head_read checks the
 * line ends. */
size_t crd_http_head_scan(head_scan *scan, crd_string text);

/* A parsed head; its texts point into the head. */
typedef struct http_head {
  crd_string method;
  crd_string target;           /* without its query */
  crd_string timeout;          /* of the query */
  crd_string content_type;     /* without parameters */
  crd_string content_encoding; /* empty when absent */
  uint64_t length;             /* of the body; HTTP_LENGTH_UNKNOWN: it is chunked */
  unsigned hosts, encodings;
  bool is_json; /* the content type is application/json, without parameters */
  bool has_length, first_version, expects_continue, keep_alive;
  bool close;           /* the connection ends with the answer */
  http_problem problem; /* the first one */
} http_head;

/* Parses a complete head, with its empty line. Returns its first problem, or a status of 0. */
http_problem crd_http_head_read(crd_string text, http_head *head);

/* Content-Length of RFC 9112: only digits. False: other characters, or more than 64 bits. */
bool crd_http_length(crd_string value, uint64_t *length);

/* The path of a request target without its query: decoded, and without the scheme and host of an absolute target. False
 * where it has no path, or a malformed escape. `room`, which may overlap the target, receives a decoded path; a path that is
 * too long for it is not decoded. */
bool crd_http_path(crd_string target, char *room, size_t size, crd_string *path);

/* The state of decoding a chunked body; zero-initialise it. */
typedef struct http_chunks {
  int state;
  uint64_t left; /* of the chunk */
  unsigned line; /* bytes of the lines that are no data, since the last data */
} http_chunks;

typedef enum chunk_step {
  CHUNKS_MORE,  /* all bytes are consumed, the body is not complete */
  CHUNKS_DATA,  /* a piece of the body */
  CHUNKS_END,   /* the body and its trailers are complete */
  CHUNKS_WRONG, /* not a chunked body */
  CHUNKS_HUGE   /* a chunk of more than 64 bits */
} chunk_step;

/* Consumes bytes at the front of `text`; `piece` points into it. Lines end in CRLF; extensions and trailers are skipped, up
 * to 16 KiB of them in a row. */
chunk_step crd_http_chunks_next(http_chunks *chunks, crd_string *text, crd_string *piece);
