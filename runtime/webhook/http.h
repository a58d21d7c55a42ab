/* The HTTP server as the rest of the webhook sees it. Nothing but http_mhd.c knows which library is behind it.
 *
 * A server runs a fixed number of threads; a connection belongs to one of them for its life. For a request a handler is
 * called twice: `head` once its headers are there (it may refuse it before a byte of the body is kept) and `respond` once
 * the body is complete. Handlers never block and never keep pointers into a request.
 *
 * Every connection has a deadline at any time: until its first request line, for a request from its line to the last byte of
 * the answer, and between requests. http_server_tick cuts the ones that are over: a peer that sends a byte now and then
 * holds a connection no longer than one that sends none. */
#ifndef CRD_WEBHOOK_HTTP_H
#define CRD_WEBHOOK_HTTP_H

#include "log.h"
#include "tls.h"
#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct http_server http_server;

typedef struct http_request {
  crd_string method, path;
  crd_string timeout;          /* the query's `timeout`, or empty */
  crd_string content_type;     /* without parameters and white space; empty when absent */
  crd_string content_encoding; /* empty when absent */
  crd_string body;             /* in `respond` */
  bool has_body;               /* a body is announced */
  bool too_large;              /* the body is longer than the server's limit: `body` is empty */
  uint64_t started;            /* http_now() when the headers were there */
  const void *route;           /* the handler's: kept from `head` to `finish` */
} http_request;

typedef struct http_answer {
  int status;
  const char *content_type; /* static */
  const char *allow;        /* value of the header Allow, or NULL; static */
  crd_string body;          /* read before the thread's next call */
} http_answer;

typedef struct http_handler {
  void *context;
  /* What a thread works with (an arena...): made at its first request, ended with the server. */
  void *(*thread_begin)(void *context);
  void (*thread_end)(void *context, void *thread);
  /* False: `answer` says why not, the body will be read over. May shorten the time the request has. */
  bool (*head)(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer);
  void (*respond)(void *context, void *thread, const http_request *request, http_answer *answer);
  /* The answer is out, or the request was given up (`status` 0). */
  void (*finish)(void *context, const http_request *request, int status);
} http_handler;

typedef struct http_options {
  const char *name; /* in logs */
  int socket;       /* from http_listen; the server's from here on */
  unsigned threads;
  size_t body_limit;         /* bytes; a longer body is answered, not kept */
  unsigned connection_limit; /* further ones wait to be accepted */
  unsigned address_limit;    /* connections from one address; 0: no limit */
  unsigned first_ms;         /* from the connection to its first request line */
  unsigned request_ms;       /* from the request line to the answer's last byte */
  unsigned idle_ms;          /* between requests */
  tls_store *tls;            /* NULL: plain HTTP */
  const logger *log;
} http_options;

/* Starts a server. NULL and a text in `error` when it cannot. `handler` is copied, its context must outlive the server. */
http_server *http_server_start(const http_options *options, const http_handler *handler, char *error, size_t error_size);

/* Cuts connections that are past their deadline; to be called about twice a second. */
void http_server_tick(http_server *server);

/* Answers carry `Connection: close` from here on; new connections are still taken. */
void http_server_drain(http_server *server);

/* Takes no new connection and closes those between two requests. */
void http_server_quiesce(http_server *server);

unsigned http_server_connections(http_server *server);

/* Ends all connections and threads. NULL is fine. */
void http_server_destroy(http_server *server);

/* A listening socket for ":9443", "127.0.0.1:8080", "[::1]:0", "localhost:80"; without a host, all addresses of both
 * families. -1 and a text in `error` when it cannot. */
int http_listen(const char *address, char *error, size_t error_size);
/* The port that a listening socket has. */
unsigned http_socket_port(int socket);

/* Nanoseconds of the monotonic clock. */
uint64_t http_now(void);

#endif
