/* SPDX-License-Identifier: Apache-2.0 */
/* The connections of a server: how many there are in all and from each address, and which of them go first where there is
 * no room for more.
 *
 * A connection belongs to the door (http_door.c) until its first record is there, then to the thread of one worker. The door
 * alone looks through the table and cuts sockets; a worker takes its connections out, under the table's lock, before their
 * sockets are closed. So a cut never meets a descriptor that has become another's. */
#pragma once

#include "tls.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define LEAST_RATE 65536u                 /* bytes a second of a request or an answer; below it they go first */
#define SLOW_GRACE_NS 1000000000ull       /* what a handshake, or a request at no rate at all, is left */
#define PAID_AHEAD_NS 1000000000ull       /* what a fast beginning buys for later */
#define IDLE_GRACE_NS (5 * 1000000000ull) /* between requests */

typedef enum connection_phase {
  PHASE_HELLO,   /* the door's: the first record is not whole */
  PHASE_FIRST,   /* a worker's: the handshake, and until the first request line */
  PHASE_REQUEST, /* a request's head or body is being read */
  PHASE_JUDGED,  /* the request is whole: the work is ours, and it is never in the way */
  PHASE_ANSWER,  /* the answer is being written */
  PHASE_IDLE     /* between requests */
} connection_phase;

typedef enum connection_step {
  STEP_NEW,
  STEP_HANDSHAKE,
  STEP_HEAD,   /* a request's head is read, or waited for */
  STEP_BODY,   /* its body */
  STEP_QUEUED, /* it is whole and waits for its worker, which does those before that take less */
  STEP_JUDGED, /* another thread is at work on it */
  STEP_ANSWER, /* the answer is written */
  STEP_LINGER, /* all is said; what still comes is thrown away, so that the last answer is not lost in a reset */
  STEP_END
} connection_step;

typedef struct buffer {
  char *data;
  size_t size, capacity; /* the capacity is taken from the budget */
} buffer;

typedef struct connection_address {
  unsigned char bytes[16]; /* IPv4 as IPv6 maps it */
} connection_address;

typedef struct address_count address_count;

typedef struct connection {
  struct connection *next, *previous; /* in the table, under its lock */
  address_count *address;             /* under its lock */
  int socket;
  bool held;                                    /* a worker's; under the lock */
  bool cut;                                     /* its socket was shut down; under the lock */
  struct connection *line_next, *line_previous; /* of those that wait for a place; the door's */
  bool in_line;                                 /* likewise */
  struct connection *next_dropped;
  bool dropped;   /* it is out of the table; the door's, for a connection that no worker has seen */
  size_t charged; /* bytes taken from the budget for it */
  struct worker *worker;
  /* Its worker's: http_worker.c, http_wire.c */
  connection_step step;
  uint32_t asked;            /* of epoll */
  bool ended;                /* nothing more comes of the peer */
  bool unfinished;           /* the peer may go on to write what nobody will read */
  bool verified;             /* the client's certificate was */
  gnutls_session_t session;  /* NULL: plain HTTP, or not begun */
  tls_pair *pair;            /* of its handshake */
  struct exchange *exchange; /* of the request that is being read, judged or answered; NULL: none has begun */
  uint64_t discarded;        /* bytes, of one that lingers */
  buffer unread;             /* what came behind the request at hand */
  buffer unsent;             /* what the socket has not taken */
  atomic_bool holds;         /* a part of a body */
  atomic_bool greeted;       /* its hello was answered: until then it waits for its worker */
  _Atomic connection_phase phase;
  _Atomic uint64_t since;    /* crd_http_now() of the last change of phase; of HELLO where it is FIRST */
  _Atomic uint64_t deadline; /* it is cut then */
  _Atomic uint64_t paid;     /* up to when what has come, or gone, is enough at LEAST_RATE */
} connection;

typedef struct connection_table {
  pthread_mutex_t lock;
  connection *first;
  atomic_uint count;
  atomic_uint held; /* of `count`: a worker's */
  atomic_uint cut;  /* of `held` */
  address_count **addresses;
  size_t slots;
  struct victim *victims; /* the door's */
  size_t victim_room;
} connection_table;

/* False when there is no memory. `expected` connections are looked up without long chains. */
bool crd_connection_table_init(connection_table *table, size_t expected);
void crd_connection_table_free(connection_table *table); /* its connections are the caller's to end before */

/* A connection in PHASE_HELLO from now on; NULL when there is no memory. */
connection *crd_connection_table_add(connection_table *table, int socket, const connection_address *address, uint64_t now);
/* Takes it out; from then on the table has no say over its socket. It is the caller's to free. */
void crd_connection_table_remove(connection_table *table, connection *connection);

/* It is a worker's from here on, in PHASE_FIRST; its time to the first request goes on. `greeted`: there is no hello that
 * the worker would have to answer. */
void crd_connection_table_hold(connection_table *table, connection *connection, bool greeted, uint64_t now);

/* Those that workers have and that are not cut: all, or those that come from where this one does. */
unsigned crd_connection_table_held(const connection_table *table);
unsigned crd_connection_table_held_from(connection_table *table, const connection *connection);

/* It goes: it is not counted among those held from here on. Under the lock: what a visitor calls. */
void crd_connection_cut(connection_table *table, connection *connection);

void crd_connection_enter(connection *connection, connection_phase phase, uint64_t now);
/* Bytes of it came or went. */
void crd_connection_pay(connection *connection, size_t bytes, uint64_t now);

/* Whom to look for. HELLO: those that the door has, the oldest first. LATE: of those that workers have, handshakes and
 * requests slower than LEAST_RATE by more than a grace, the slowest first, then idle ones, the longest first.
 * HOLDER: those of them that hold a part of a body. ANY: after the late ones the others that wait for nothing of ours, who
 * was heard of the longest time ago first. */
typedef enum table_want { TABLE_HELLO, TABLE_LATE, TABLE_HOLDER, TABLE_ANY } table_want;

typedef void table_visitor(void *context, connection *connection);

/* Gives up to `most` connections to `visit` that should go, the first to go first, under the lock. `address`: only those
 * that come from where this one does; NULL: all. `except` is never given. The number of those given. */
size_t crd_connection_table_choose(connection_table *table, table_want want, const connection *address,
                                   const connection *except, size_t most, uint64_t now, table_visitor *visit, void *context);

/* One of them; NULL: there is none. */
connection *crd_connection_table_any(connection_table *table);
/* Gives all of them to `visit`, under the lock. */
void crd_connection_table_each(connection_table *table, table_visitor *visit, void *context);
