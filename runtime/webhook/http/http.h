/* SPDX-License-Identifier: Apache-2.0 */
/* The interface of the HTTP server; http_private.h describes its parts.
 *
 * A server runs a fixed number of threads; a connection belongs to one of them from its first bytes on. For each request the
 * handler is called twice: `head` when the headers are complete (it may refuse the request before the body is stored) and
 * `respond` when the body is complete. Handlers never block and never keep pointers into a request; `interrupt` is called
 * when the request's time is up, early enough to send an answer.
 *
 * Every connection always has a deadline: until its first request line, from a request line to the last byte of the answer,
 * and between requests. Single bytes do not extend a deadline. When connections get scarce, those slower than the least rate
 * are cut before their deadline, the slowest first, and then those that have been idle longest (http_table.h). */
#pragma once

#include "log/log.h"
#include "tls.h"
#include <crd/guard.h>
#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

#define HTTP_CUT_SHARE 4 /* a fourth of the connection limit may exist besides: cut but not yet closed */

typedef struct http_server http_server;

typedef struct http_request {
  crd_string method, path;
  crd_string timeout;          /* the query's `timeout`, or empty */
  crd_string content_type;     /* without parameters and white space; empty when absent */
  bool is_json;                /* the content type is application/json, without parameters */
  crd_string content_encoding; /* empty when absent */
  crd_string body;             /* in `respond` */
  bool has_body;               /* a body is announced */
  bool too_large;              /* the body is longer than the server's limit: `body` is empty */
  crd_stop stopped;            /* there was no memory for the body, or no time is left: `body` is empty */
  bool unheard;                /* too many large requests are queued: `body` is empty */
  uint64_t started;            /* crd_http_now() when the headers were complete */
  const void *route;           /* for the handler's use, from `head` to `finish` */
} http_request;

typedef struct http_answer {
  int status;
  const char *content_type; /* static */
  const char *allow;        /* value of the header Allow, or NULL; static */
  unsigned retry_after_s;   /* 0: no header Retry-After */
  crd_string body;          /* read before the thread's next call */
} http_answer;

typedef struct http_handler {
  void *context;
  /* Creates a thread's data (an arena...) at the server's start; thread_end frees it. `large`: for a thread that judges
   * large requests. If it returns NULL the server does not start. */
  void *(*thread_begin)(void *context, bool large);
  void (*thread_end)(void *context, void *thread);
  /* False: the request is refused with `answer`, and its body is skipped. It may reduce the request's time. */
  bool (*head)(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer);
  void (*respond)(void *context, void *thread, const http_request *request, http_answer *answer);
  /* Called from another thread when the time of the request that `respond` handles is up, and again until `respond` returns.
   * May be NULL. */
  void (*interrupt)(void *context, void *thread);
  /* Called when the answer was sent, or the request was given up (`status` 0). */
  void (*finish)(void *context, const http_request *request, int status);
} http_handler;

typedef struct http_options {
  const char *name;          /* in logs */
  int socket;                /* from crd_http_listen; the server owns it from now on */
  unsigned threads;          /* that read requests, and judge small ones */
  unsigned judges;           /* that judge large requests, so that small ones do not wait; 0: `threads` judge all */
  size_t body_limit;         /* bytes; a request with a longer body is answered, but its body is not stored */
  unsigned connection_limit; /* above three quarters of it slow and idle connections are cut */
  unsigned address_limit;    /* connections from one address, likewise; 0: no limit */
  unsigned waiting_limit;    /* further connections without a first record; above it the oldest are cut */
  unsigned first_ms;         /* from the connection to its first request line */
  unsigned request_ms;       /* from the request line to the answer's last byte */
  unsigned idle_ms;          /* between requests */
  crd_budget *budget;        /* for connections, bodies and answers; NULL: no limit */
  tls_store *tls;            /* NULL: plain HTTP */
  const logger *log;
} http_options;

/* Starts a server. NULL and a text in `error` when it cannot. `handler` is copied, its context must outlive the server. */
http_server *crd_http_server_start(const http_options *options, const http_handler *handler, char *error, size_t error_size);

/* From now on answers have `Connection: close`; new connections are still accepted. */
void crd_http_server_drain(http_server *server);

/* Accepts no new connection and closes idle ones. */
void crd_http_server_quiesce(http_server *server);

unsigned crd_http_server_connections(const http_server *server);

/* Counters of connections since the start. */
typedef enum http_counter {
  HTTP_SHED_HANDSHAKES, /* cut to make room: without a request yet */
  HTTP_SHED_SLOW,       /* cut to make room: slow to send a request or to read an answer */
  HTTP_SHED_IDLE,       /* cut to make room: between requests */
  HTTP_CUT_REQUESTS,    /* cut at their deadline */
  HTTP_REFUSED,         /* closed at once: no other connection could be cut */
  HTTP_ACCEPT_FAILURES, /* accepting paused for want of descriptors or memory */
  HTTP_COUNTS
} http_counter;
unsigned long crd_http_server_count(const http_server *server, http_counter counter);

/* Ends all connections and threads. NULL is fine. */
void crd_http_server_destroy(http_server *server);

/* A listening socket for ":9443", "127.0.0.1:8080", "[::1]:0", "localhost:80"; without a host, all addresses of both
 * families. -1 and a text in `error` when it cannot. */
int crd_http_listen(const char *address, char *error, size_t error_size);
/* The port that a listening socket has. */
unsigned crd_http_socket_port(int socket);

/* Nanoseconds of the monotonic clock. */
uint64_t crd_http_now(void);
