/* SPDX-License-Identifier: Apache-2.0 */
/* What the files behind http.h share.
 *
 *   http_door.c      accepts, waits for a first record, hands over into a worker's loop; cuts what is late, sheds
 *   http_table.c     the connections of a server, and who of them goes first
 *   http_worker.c    a loop: what has come of a connection is read, a request is answered, on to the next
 *   http_wire.c      bytes through TLS
 *   http_head.c      what a head says, and what is wrong with it
 *   http_chunks.c    what a body in chunks says
 *   http_exchange.c  a request and its answer: the memory that they have, and the handler's calls
 *   http_buffer.c    memory that is charged to the budget
 *   http_judges.c    the threads that large requests are judged in, one at a time; they come back by a list and an eventfd
 *   http_server.c    starts and ends all of them
 *
 * A worker's thread alone touches its connections and exchanges; an exchange is a judge's while one has it. The door looks
 * at the atomic parts of a connection, and shuts its socket down. */
#pragma once

#include "http.h"
#include "http_head.h"
#include "http_table.h"
#include <unistd.h>

#define ANSWER_ROOM 384 /* for the head of an answer, before its text */
#define WIRE_RAW ((size_t)64 << 10)
#define WIRE_TEXT (WIRE_RAW + WIRE_RECORD) /* with a record that had begun before */
#define WIRE_RECORD ((size_t)16 << 10)     /* the most that goes into one */
#define WIRE_OUT ((size_t)48 << 10)        /* from here on what is written is sent before there is more */

typedef struct worker worker;
typedef struct http_door http_door;
typedef struct http_judges http_judges;

/* Where requests are judged, one at a time: a worker has one, and so has a judge. */
typedef struct workplace {
  http_server *server;
  void *thread;           /* the handler's */
  _Atomic uint64_t until; /* when the request at work is to be interrupted; 0: there is none */
} workplace;

typedef struct exchange {
  struct exchange *next; /* in worker.free, worker.judged, or among those that wait for a judge */
  worker *worker;
  connection *connection;
  buffer head;          /* as it came; the request's texts lie there */
  http_request request; /* a judge's while it waits for one or is with one, as all that follows */
  head_scan scan;
  http_chunks chunks;
  uint64_t announced; /* the body's size, or HTTP_LENGTH_UNKNOWN */
  uint64_t received;
  bool answered, close, says_kept, only_head;
  buffer body;
  /* The answer that is to go out: its text stands in `answer`, or in `small`, behind room for its head. */
  buffer answer;
  int status; /* 0: none can be given, the connection ends */
  const char *content_type, *allow;
  unsigned retry_after_s;
  char *text;
  size_t text_size;
  crd_string left; /* to be written */
  char small[ANSWER_ROOM + 64];
} exchange;

/* One of the threads that read requests. */
struct worker {
  workplace place;
  http_server *server;
  pthread_t thread;
  bool runs;
  atomic_bool ending;
  int epoll, wake;         /* the second: there are judged ones, or it is the end */
  atomic_uint connections; /* that it has */
  pthread_mutex_t lock;    /* of `judged` */
  exchange *judged;        /* by a judge, and to be written */
  /* Its thread's alone. */
  uint64_t now;            /* crd_http_now(), when a connection had its turn, or a judgement its end */
  char *raw, *text;        /* WIRE_RAW bytes that a socket gave, and WIRE_TEXT of what they say */
  size_t raw_at, raw_size; /* those that are there */
  buffer out;              /* what a socket is to have */
  exchange *queue, **end;  /* of requests that take long: one of them a round */
  exchange *free;          /* for its next requests */
  unsigned free_count;
  int64_t date_of; /* the second that `date` tells */
  char date[30];
};

struct http_server {
  http_options options;
  http_handler handler;
  connection_table table;
  gnutls_datum_t ticket_key; /* of resumed sessions */
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

/* Has who waits for an eventfd look. */
static inline void http_wake(int eventfd) {
  const uint64_t one = 1;
  ssize_t written = write(eventfd, &one, sizeof one);
  (void)written; /* it can only fail where it is awake already */
}

/* ---- http_buffer.c ---- */

/* Takes bytes from the budget; false: it has no more. */
bool crd_http_charge(const http_server *server, size_t bytes);
void crd_http_discharge(const http_server *server, size_t bytes);
/* Room for `capacity` bytes in all. `is_body`: of a request. `most`: there will never be more; 0: not known. */
crd_stop crd_buffer_reserve(http_server *server, buffer *buffer, bool is_body, size_t capacity, size_t most);
/* Adds bytes, which may have been put in their place already. */
crd_stop crd_buffer_add(http_server *server, buffer *buffer, bool is_body, crd_string text, size_t most);
/* Empties it; a capacity of more than `keep` is given back. */
void crd_buffer_recycle(http_server *server, buffer *buffer, bool is_body, size_t keep);

/* ---- http_wire.c ---- */

/* Begins the session; false when there is no memory. */
bool crd_wire_open(connection *connection);
/* Goes on with the handshake; true once it is done. */
bool crd_wire_shake(connection *connection);
/* Takes from the socket what is there, once; false: nothing. Notes where it has ended. All of it is to be read, or thrown
 * away, before the worker's next connection has its turn. */
bool crd_wire_receive(connection *connection);
/* What was received, as it says; 0: no more. */
size_t crd_wire_read(connection *connection, char *room, size_t size);
/* Puts the front of a text, or all of it, with what is to be sent; nothing may be unsent. False when it fails for good. */
bool crd_wire_write(connection *connection, crd_string *text);
/* Sends what the socket takes; the connection keeps the rest. */
typedef enum wire_state { WIRE_EMPTY, WIRE_FULL, WIRE_FAILED } wire_state;
wire_state crd_wire_flush(connection *connection);
/* Tells the peer that nothing more comes. */
void crd_wire_bye(connection *connection);
/* Closes the socket and frees what the wire has. */
void crd_wire_close(connection *connection);

/* ---- http_exchange.c ---- */

/* NULL when there is no memory. */
exchange *crd_exchange_create(connection *connection);
/* Its memory serves the worker's next requests, or is given back. */
void crd_exchange_recycle(exchange *exchange);
void crd_exchanges_free(worker *worker);

/* Sets the answer. */
void crd_exchange_take_answer(exchange *exchange, const http_answer *answer);
/* The answer with its head, which are the exchange's. */
crd_string crd_exchange_write(exchange *exchange, crd_string date);
/* Asks the handler for the answer to a request with that body. */
void crd_exchange_respond(exchange *exchange, workplace *place, crd_string body, uint64_t now);
/* The same at the worker's place, with the body that was collected; or without one, because it cannot be taken whole: what
 * still comes of it is read over. */
void crd_exchange_respond_collected(exchange *exchange);
void crd_exchange_give_up(exchange *exchange);
/* Where the next bytes of a body are collected; NULL: they go to crd_exchange_receive as they lie. */
char *crd_exchange_room(exchange *exchange, size_t *size);
/* A piece of the body. False: nothing more is to be read. */
bool crd_exchange_receive(exchange *exchange, crd_string piece);

/* False when the handler has no memory for it. */
bool crd_workplace_open(workplace *place, http_server *server, bool large);
void crd_workplace_close(workplace *place); /* also one that was not opened whole, or never */
/* Interrupts the request that is at work there, if its time is up: from the door. */
void crd_workplace_watch(workplace *place, uint64_t now);

/* ---- http_judges.c ---- */

/* NULL when there is no memory or no thread. */
http_judges *crd_judges_open(http_server *server, unsigned count);
/* Has one of them answer the request; nothing of the exchange is the worker's until it is among its judged ones. False: they
 * have ended. */
bool crd_judges_give(http_judges *judges, exchange *exchange);
void crd_judges_watch(http_judges *judges, uint64_t now); /* NULL is fine */
/* Ends the threads, while the door interrupts what is at work. Requests that have not been answered will not be. NULL is
 * fine. */
void crd_judges_end(http_judges *judges);
void crd_judges_free(http_judges *judges);

/* ---- http_worker.c ---- */

/* False when there is no memory or no thread: crd_worker_close all the same. */
bool crd_worker_open(worker *worker, http_server *server);
/* Gives a connection whose first record is there to one of the workers; false, with the socket closed, when that fails. */
bool crd_worker_take(http_server *server, connection *connection);
/* Ends the thread, which ends no connection. */
void crd_worker_end(worker *worker);
/* Ends a connection of a worker whose thread has ended. */
void crd_worker_drop(connection *connection);
void crd_worker_close(worker *worker);

/* ---- http_door.c ---- */

/* Starts the thread that accepts. The socket is the door's from here on. NULL when there is no memory or no thread. */
http_door *crd_http_door_open(http_server *server, int socket);
/* Has it look at the server's state now rather than at the next tick. */
void crd_http_door_wake(http_door *door);
/* Ends the thread and the connections that no worker has. NULL is fine. */
void crd_http_door_close(http_door *door);
