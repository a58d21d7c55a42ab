/* SPDX-License-Identifier: Apache-2.0 */
/* The head of a request: where it ends, what it says, and what is wrong with it, which is what RFC 9112 lets or has a server
 * refuse and Go's net/http refuses (readRequest and (*conn).readRequest in net/http/request.go, server.go, transfer.go); and
 * chunked bodies (http_chunks.c). Nothing here knows of connections or keeps memory. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

#define HTTP_LENGTH_UNKNOWN UINT64_MAX
#define HTTP_SILENCE (-1) /* http_problem.status: this is no HTTP, and gets no answer */

typedef struct http_problem {
  int status;       /* 0: nothing is wrong */
  const char *text; /* static */
} http_problem;

/* The search for the end of a head; begins as zero. */
typedef struct head_scan {
  unsigned char state;
  bool has_line; /* the request line has come */
  bool whole;    /* so has the empty one */
} head_scan;

/* How many of the next bytes belong to the head: all of them unless it is whole with them. It ends behind the first line
 * that is empty; what lines end in is crd_http_head_read's business. */
size_t crd_http_head_scan(head_scan *scan, crd_string text);

/* What a head says; texts lie in that of the head. */
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
  http_problem problem; /* the first that was found */
} http_head;

/* Reads a head that is whole, with its empty line. What is wrong with it, or a status of 0. */
http_problem crd_http_head_read(crd_string text, http_head *head);

/* Content-Length as RFC 9112 has it: digits alone. False: it is not, or more than 64 bits. */
bool crd_http_length(crd_string value, uint64_t *length);

/* The path of a request target without its query: decoded, and without the scheme and host of an absolute one. False where
 * it has none, or an escape that is none. `room`, which may be where the target lies, takes a decoded path; a longer one
 * stays as it is. */
bool crd_http_path(crd_string target, char *room, size_t size, crd_string *path);

/* A chunked body; begins as zero. */
typedef struct http_chunks {
  int state;
  uint64_t left; /* of the chunk */
  unsigned line; /* bytes of the lines that are no data, since the last data */
} http_chunks;

typedef enum chunk_step {
  CHUNKS_MORE,  /* all bytes are taken, and more must come */
  CHUNKS_DATA,  /* a piece of the body */
  CHUNKS_END,   /* the body is whole, its trailers are read */
  CHUNKS_WRONG, /* this is no chunked body */
  CHUNKS_HUGE   /* a chunk of more than 64 bits */
} chunk_step;

/* Takes the next bytes from the front of `text`; a piece lies in it. Lines end in CRLF; extensions and trailers are passed
 * over, up to 16 KiB of them in a row. */
chunk_step crd_http_chunks_next(http_chunks *chunks, crd_string *text, crd_string *piece);
