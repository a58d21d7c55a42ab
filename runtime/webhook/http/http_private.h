/* SPDX-License-Identifier: Apache-2.0 */
/* What the files behind http.h share.
 *
 *   http_door.c      accepts, waits for a first record, hands over; cuts what is late, and sheds where it is crowded
 *   http_table.c     the connections of a server, and who of them goes first
 *   http_mhd.c       connections and requests over libmicrohttpd
 *   http_head.c      what is wrong with a request's head
 *   http_exchange.c  a request and its answer: the memory that they have, and the handler's calls
 *   http_judges.c    the threads that large requests are judged in */
#ifndef CRD_WEBHOOK_HTTP_HTTP_PRIVATE_H
#define CRD_WEBHOOK_HTTP_HTTP_PRIVATE_H

#include "http.h"
#include "http_table.h"
#include <microhttpd.h>

typedef struct worker worker;
typedef struct http_door http_door;
typedef struct http_judges http_judges;

/* Where requests are judged, one at a time: a worker has one, and so has a judge. */
typedef struct workplace {
  http_server *server;
  void *thread;         /* the handler's */
  pthread_mutex_t lock; /* of `until`, and while the handler is interrupted */
  uint64_t until;       /* when the request at work is to be interrupted; 0: there is none */
} workplace;

typedef struct buffer {
  char *data;
  size_t size, capacity; /* the capacity is taken from the budget */
} buffer;

typedef struct exchange {
  struct exchange *next; /* in worker.free, or among those that wait for a judge */
  worker *worker;
  connection *connection;
  http_request request; /* a judge's while it waits for one or is with one, as all that follows */
  uint64_t announced;   /* the body's size, or HTTP_LENGTH_UNKNOWN */
  uint64_t received;
  bool expects_continue, answered, close;
  char path[512]; /* of a target with escapes, decoded */
  buffer body;
  buffer answer;
  /* The answer that is to go out; its text stands in `answer`, or is static. */
  int status; /* 0: none can be given, the connection ends */
  const char *content_type, *allow;
  unsigned retry_after_s;
  crd_string text;
} exchange;

/* One of the threads that read requests: a libmicrohttpd daemon each. */
struct worker {
  workplace place;
  http_server *server;
  struct MHD_Daemon *daemon;
  exchange *free; /* for its next requests */
  unsigned free_count;
  connection *heads;       /* whose heads are being read */
  atomic_uint connections; /* that it has */
};

struct http_server {
  http_options options;
  http_handler handler;
  connection_table table;
  gnutls_datum_t ticket_key; /* of resumed sessions */
  unsigned library;          /* its version */
  worker *workers;
  unsigned worker_count;
  http_door *door;
  http_judges *judges; /* NULL: workers judge everything */
  atomic_bool draining, quiet;
  atomic_bool shut;   /* quiet, and the door has taken in the last ones and closed its socket */
  atomic_bool ending; /* what is at work is interrupted, and nothing is begun */
  atomic_ulong counts[HTTP_COUNTS];
  atomic_size_t bodies; /* bytes of the budget that bodies hold */
  size_t bodies_limit;  /* the part that they may: the rest is for judging, and for those whose body is small */
};

static inline void http_count(http_server *server, http_counter counter, unsigned long more) {
  atomic_fetch_add_explicit(&server->counts[counter], more, memory_order_relaxed);
}

/* ---- http_door.c ---- */

/* Gives a connection whose first record is there to one of the workers; false, with the socket closed, when that fails. */
typedef bool connection_taker(http_server *server, connection *connection);

/* Starts the thread that accepts, and hands over what has come to `take`. The socket is the door's from here on. NULL when
 * there is no memory or no thread. */
http_door *crd_http_door_open(http_server *server, int socket, connection_taker *take);
/* Has it look at the server's state now rather than at the next tick. */
void crd_http_door_wake(http_door *door);
/* Hands over no connection from here on, and interrupts what is at work. */
void crd_http_door_end(http_door *door);
/* Ends the thread and the connections that no worker has. NULL is fine. */
void crd_http_door_close(http_door *door);

/* ---- http_exchange.c ---- */

/* NULL when there is no memory. */
exchange *crd_exchange_create(worker *worker, connection *connection);
/* Its memory serves the worker's next requests, or is given back. */
void crd_exchange_recycle(exchange *exchange);
void crd_exchanges_free(worker *worker);

/* Sets the answer. */
void crd_exchange_take_answer(exchange *exchange, const http_answer *answer);
/* Asks the handler for the answer to a request with that body. */
void crd_exchange_respond(exchange *exchange, workplace *place, crd_string body);
/* A piece of the body. False: nothing more is to be read. */
bool crd_exchange_receive(exchange *exchange, const char *data, size_t size);

/* False when the handler has no memory for it. */
bool crd_workplace_open(workplace *place, http_server *server, bool large);
void crd_workplace_close(workplace *place); /* also one that was not opened whole, or never */
/* Interrupts the request that is at work there, if its time is up: from the door. */
void crd_workplace_watch(workplace *place, uint64_t now);

/* ---- http_judges.c ---- */

/* NULL when there is no memory or no thread. */
http_judges *crd_judges_open(http_server *server, unsigned count);
/* Has one of them answer the request; the connection is suspended until then, and nothing of the exchange is the worker's.
 * False: they have ended. To be called from the connection's thread. */
bool crd_judges_give(http_judges *judges, exchange *exchange);
void crd_judges_watch(http_judges *judges, uint64_t now); /* NULL is fine */
/* Ends the threads, while the door interrupts what is at work. Requests that have not been answered will not be: their
 * connections end. NULL is fine. */
void crd_judges_end(http_judges *judges);
void crd_judges_free(http_judges *judges);

#endif
