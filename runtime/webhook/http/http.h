/* SPDX-License-Identifier: Apache-2.0 */
/* The HTTP server as the rest of the webhook sees it; http_private.h has a picture of what is behind it.
 *
 * A server runs a fixed number of threads; a connection belongs to one of them from its first bytes on. For a request a
 * handler is called twice: `head` once its headers are there (it may refuse it before a byte of the body is kept) and
 * `respond` once the body is complete. Handlers never block and never keep pointers into a request; `interrupt` asks one for
 * an end when the request's time is up, early enough for an answer to go out.
 *
 * Every connection has a deadline at any time: until its first request line, for a request from its line to the last byte of
 * the answer, and between requests. A peer that sends a byte now and then holds a connection no longer than one that sends
 * none. Where connections get scarce, those that are slower than the least rate are cut before that, the slowest first, and
 * then those that have been idle for the longest time (http_table.h). */
#pragma once

#include "log/log.h"
#include "tls.h"
#include <crd/guard.h>
#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

#define HTTP_CUT_SHARE 4 /* this part of the connection limit may be there besides: cut, and not yet closed */

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
  crd_stop stopped;            /* there was no memory for the body, or no time is left: likewise */
  bool unheard;                /* too many large requests were before it: likewise */
  uint64_t started;            /* crd_http_now() when the headers were there */
  const void *route;           /* the handler's: kept from `head` to `finish` */
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
  /* What a thread works with (an arena...): made when the server starts, ended with it. `large`: for one that judges large
   * requests. NULL ends the start. */
  void *(*thread_begin)(void *context, bool large);
  void (*thread_end)(void *context, void *thread);
  /* False: `answer` says why not, the body will be read over. May shorten the time the request has. */
  bool (*head)(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer);
  void (*respond)(void *context, void *thread, const http_request *request, http_answer *answer);
  /* The time of the request that `respond` is at work on in that thread is up; called from another one, and again until
   * `respond` is back. May be NULL. */
  void (*interrupt)(void *context, void *thread);
  /* The answer is out, or the request was given up (`status` 0). */
  void (*finish)(void *context, const http_request *request, int status);
} http_handler;

typedef struct http_options {
  const char *name;          /* in logs */
  int socket;                /* from crd_http_listen; the server's from here on */
  unsigned threads;          /* that read requests, and judge the small ones */
  unsigned judges;           /* that judge large ones, so that no other has to wait for them; 0: there is no difference */
  size_t body_limit;         /* bytes; a longer body is answered, not kept */
  unsigned connection_limit; /* from three quarters of it on slow and idle ones make room */
  unsigned address_limit;    /* connections from one address, likewise; 0: no limit */
  unsigned waiting_limit;    /* further ones that have not said hello; the oldest make room */
  unsigned first_ms;         /* from the connection to its first request line */
  unsigned request_ms;       /* from the request line to the answer's last byte */
  unsigned idle_ms;          /* between requests */
  crd_budget *budget;        /* of connections, bodies and answers; NULL: without limit */
  tls_store *tls;            /* NULL: plain HTTP */
  const logger *log;
} http_options;

/* Starts a server. NULL and a text in `error` when it cannot. `handler` is copied, its context must outlive the server. */
http_server *crd_http_server_start(const http_options *options, const http_handler *handler, char *error, size_t error_size);

/* Answers carry `Connection: close` from here on; new connections are still taken. */
void crd_http_server_drain(http_server *server);

/* Takes no new connection and closes those between two requests. */
void crd_http_server_quiesce(http_server *server);

unsigned crd_http_server_connections(const http_server *server);

/* What was counted since the start. */
typedef enum http_counter {
  HTTP_SHED_HANDSHAKES, /* cut to make room: no request yet */
  HTTP_SHED_SLOW,       /* likewise: a request or the reading of an answer */
  HTTP_SHED_IDLE,       /* likewise: between requests */
  HTTP_CUT_REQUESTS,    /* cut at their deadline */
  HTTP_REFUSED,         /* closed at once: there was no room to make */
  HTTP_ACCEPT_FAILURES, /* accepting rested for want of descriptors or memory */
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
