/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the files behind http.h.
 *
 *   http_door.c      accepts, waits for a first record, gives the connection to a worker; cuts late connections, sheds
 *   http_table.c     the connections of a server, and which of them are cut first
 *   http_worker.c    the event loop of a worker: reads from connections, answers requests
 *   http_wire.c      bytes through TLS
 *   http_head.c      parses and checks a head
 *   http_chunks.c    decodes a chunked body
 *   http_exchange.c  a request and its answer: their memory, and the handler's calls
 *   http_buffer.c    memory that is charged to the budget
 *   http_judges.c    threads that judge large requests, one at a time; results return by a list and an eventfd
 *   http_server.c    starts and ends all of them
 *
 * Only a worker's thread uses its connections and exchanges; a judge owns an exchange while it judges it. The door reads the
 * atomic parts of a connection, and shuts its socket down. */
#pragma once

#include "http.h"
#include "http_head.h"
#include "http_table.h"
#include <unistd.h>

#define ANSWER_ROOM 384 /* for the head of an answer, before its text */
#define WIRE_RAW ((size_t)64 << 10)
#define WIRE_TEXT (WIRE_RAW + WIRE_RECORD) /* with a record that began before */
#define WIRE_RECORD ((size_t)16 << 10)     /* the largest TLS record */
#define WIRE_OUT ((size_t)48 << 10)        /* above this, output is sent before more is written */

typedef struct worker worker;
typedef struct http_door http_door;
typedef struct http_judges http_judges;

/* Judges requests, one at a time; each worker and each judge has one. */
typedef struct workplace {
  http_server *server;
  void *thread;           /* the handler's thread data */
  _Atomic uint64_t until; /* when the current request is to be interrupted; 0: no request */
} workplace;

typedef struct exchange {
  struct exchange *next; /* in worker.free, in worker.judged, or in the queue of the judges */
  worker *worker;
  connection *connection;
  buffer head;          /* as received; the request's texts point into it */
  http_request request; /* this and all fields below belong to the judges while the exchange is with them */
  head_scan scan;
  http_chunks chunks;
  uint64_t announced; /* the body's size, or HTTP_LENGTH_UNKNOWN */
  uint64_t received;
  bool answered, close, says_kept, only_head;
  buffer body;
  /* The answer to send: its text is in `answer`, or in `small`, behind room for its head. */
  buffer answer;
  int status; /* 0: none can be given, the connection ends */
  const char *content_type, *allow;
  unsigned retry_after_s;
  char *text;
  size_t text_size;
  crd_string left; /* the part not yet written */
  char small[ANSWER_ROOM + 64];
} exchange;

/* One of the threads that read requests. */
struct worker {
  workplace place;
  http_server *server;
  pthread_t thread;
  bool runs;
  atomic_bool ending;
  int epoll, wake;         /* `wake`: an eventfd, signalled for `judged` exchanges or `ending` */
  atomic_uint connections; /* how many it has */
  pthread_mutex_t lock;    /* of `judged` */
  exchange *judged;        /* judged by a judge, to be written */
  /* Only for its own thread. */
  uint64_t now;            /* crd_http_now() at the last event of a connection or end of a judgement */
  char *raw, *text;        /* WIRE_RAW bytes from a socket, and WIRE_TEXT bytes decrypted from them */
  size_t raw_at, raw_size; /* the bytes in `raw` */
  buffer out;              /* the bytes to send to a socket */
  exchange *queue, **end;  /* requests that take long: one per round */
  exchange *free;          /* for its next requests */
  unsigned free_count;
  int64_t date_of; /* the second of `date` */
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
  atomic_bool shut;   /* quiet, and the door has accepted the last connections and closed its socket */
  atomic_bool ending; /* current requests are interrupted, and no request is begun */
  atomic_ulong counts[HTTP_COUNTS];
  atomic_size_t bodies; /* bytes of the budget that bodies hold */
  size_t bodies_limit;  /* the most that bodies may hold: the rest is for judging, and for small bodies */
};

static inline void http_count(http_server *server, http_counter counter, unsigned long more) {
  atomic_fetch_add_explicit(&server->counts[counter], more, memory_order_relaxed);
}

/* Wakes the thread that waits for an eventfd. */
static inline void http_wake(int eventfd) {
  const uint64_t one = 1;
  ssize_t written = write(eventfd, &one, sizeof one);
  (void)written; /* it fails only if the eventfd is signalled already */
}

/* ---- http_buffer.c ---- */

/* Takes bytes from the budget; false: it has not enough. */
bool crd_http_charge(const http_server *server, size_t bytes);
void crd_http_discharge(const http_server *server, size_t bytes);
/* Makes room for `capacity` bytes in all. `is_body`: of a request. `most`: the largest final size; 0: unknown. */
crd_stop crd_buffer_reserve(http_server *server, buffer *buffer, bool is_body, size_t capacity, size_t most);
/* Appends bytes, which may be in the buffer's free room already. */
crd_stop crd_buffer_add(http_server *server, buffer *buffer, bool is_body, crd_string text, size_t most);
/* Empties the buffer; frees a capacity of more than `keep`. */
void crd_buffer_recycle(http_server *server, buffer *buffer, bool is_body, size_t keep);

/* ---- http_wire.c ---- */

/* Begins the session; false when there is no memory. */
bool crd_wire_open(connection *connection);
/* Continues the handshake; true when it is done. */
bool crd_wire_shake(connection *connection);
/* Reads once from the socket; false: no data. Records the end of the stream. All data must be read or discarded before the
 * worker's next connection. */
bool crd_wire_receive(connection *connection);
/* Returns received bytes, decrypted; 0: no more. */
size_t crd_wire_read(connection *connection, char *room, size_t size);
/* Queues the front of a text, or all of it, for sending; nothing may be unsent. False on a permanent failure. */
bool crd_wire_write(connection *connection, crd_string *text);
/* Sends what the socket accepts; the connection keeps the rest. */
typedef enum wire_state { WIRE_EMPTY, WIRE_FULL, WIRE_FAILED } wire_state;
wire_state crd_wire_flush(connection *connection);
/* Sends the end of the stream to the peer. */
void crd_wire_bye(connection *connection);
/* Closes the socket and frees the session and buffers. */
void crd_wire_close(connection *connection);

/* ---- http_exchange.c ---- */

/* NULL when there is no memory. */
exchange *crd_exchange_create(connection *connection);
/* Keeps the exchange for the worker's next requests, or frees it. */
void crd_exchange_recycle(exchange *exchange);
void crd_exchanges_free(worker *worker);

void crd_exchange_take_answer(exchange *exchange, const http_answer *answer);
/* The head and text of the answer, owned by the exchange. */
crd_string crd_exchange_write(exchange *exchange, crd_string date);
/* Calls the handler for a request with that body. */
void crd_exchange_respond(exchange *exchange, workplace *place, crd_string body, uint64_t now);
/* The same in the worker's workplace, with the collected body; or without a body, because it cannot be stored: the rest of
 * it is skipped. */
void crd_exchange_respond_collected(exchange *exchange);
void crd_exchange_give_up(exchange *exchange);
/* The buffer for the next bytes of a body; NULL: give the received bytes to crd_exchange_receive. */
char *crd_exchange_room(exchange *exchange, size_t *size);
/* Adds a piece of the body. False: read no more. */
bool crd_exchange_receive(exchange *exchange, crd_string piece);

/* False when the handler has no memory for it. */
bool crd_workplace_open(workplace *place, http_server *server, bool large);
void crd_workplace_close(workplace *place); /* also after a failed open, or without one */
/* Interrupts its current request if the time is up; called by the door. */
void crd_workplace_watch(workplace *place, uint64_t now);

/* ---- http_judges.c ---- */

/* NULL when there is no memory or no thread. */
http_judges *crd_judges_open(http_server *server, unsigned count);
/* Queues the request for a judge. The judges own the exchange until it is in worker.judged. False: the judges have ended. */
bool crd_judges_give(http_judges *judges, exchange *exchange);
void crd_judges_watch(http_judges *judges, uint64_t now); /* NULL is fine */
/* Ends the threads, while the door interrupts current requests. Unanswered requests get no answer. NULL is fine. */
void crd_judges_end(http_judges *judges);
void crd_judges_free(http_judges *judges);

/* ---- http_worker.c ---- */

/* False when there is no memory or no thread; call crd_worker_close in any case. */
bool crd_worker_open(worker *worker, http_server *server);
/* Gives a connection with a complete first record to one of the workers; on failure it closes the socket and
 * returns false. */
bool crd_worker_take(http_server *server, connection *connection);
/* Ends the thread, but not its connections. */
void crd_worker_end(worker *worker);
/* Ends a connection of a worker whose thread has ended. */
void crd_worker_drop(connection *connection);
void crd_worker_close(worker *worker);

/* ---- http_door.c ---- */

/* Starts the thread that accepts. The door owns the socket from now on. NULL when there is no memory or no thread. */
http_door *crd_http_door_open(http_server *server, int socket);
/* Makes the door check the server's state now instead of at the next tick. */
void crd_http_door_wake(http_door *door);
/* Ends the thread and the connections that no worker has. NULL is fine. */
void crd_http_door_close(http_door *door);
