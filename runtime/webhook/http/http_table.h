/* SPDX-License-Identifier: Apache-2.0 */
/* The connections of a server: how many there are in all and from each address, and which are cut first when there is no
 * room for more.
 *
 * A connection belongs to the door (http_door.c) until its first record is complete, then to the thread of one worker. Only
 * the door searches the table and cuts sockets; a worker removes its connections, under the table's lock, before it closes
 * their sockets. So the door never shuts down a descriptor that was closed and reused. */
#pragma once

#include "tls.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define LEAST_RATE 65536u                 /* bytes per second of a request or an answer; slower ones are cut first */
#define SLOW_GRACE_NS 1000000000ull       /* the grace of a handshake, or of a request without any data */
#define PAID_AHEAD_NS 1000000000ull       /* the most credit that a fast start gives */
#define IDLE_GRACE_NS (5 * 1000000000ull) /* between requests */

typedef enum connection_phase {
  PHASE_HELLO,   /* the door's: the first record is not complete */
  PHASE_FIRST,   /* a worker's: the handshake, and until the first request line */
  PHASE_REQUEST, /* a request's head or body is being read */
  PHASE_JUDGED,  /* the request is complete: the peer waits for us, and is never cut to make room */
  PHASE_ANSWER,  /* the answer is being written */
  PHASE_IDLE     /* between requests */
} connection_phase;

typedef enum connection_step {
  STEP_NEW,
  STEP_HANDSHAKE,
  STEP_HEAD,   /* a request's head is read, or waited for */
  STEP_BODY,   /* its body */
  STEP_QUEUED, /* it is complete and waits for its worker, which handles shorter requests first */
  STEP_JUDGED, /* a judge has it */
  STEP_ANSWER, /* the answer is written */
  STEP_LINGER, /* the answer is sent; further input is discarded, so that a TCP reset does not lose the answer */
  STEP_END
} connection_step;

typedef struct buffer {
  char *data;
  size_t size, capacity; /* the capacity is taken from the budget */
} buffer;

typedef struct connection_address {
  unsigned char bytes[16]; /* IPv6, or IPv4-mapped */
} connection_address;

typedef struct address_count address_count;

typedef struct connection {
  struct connection *next, *previous; /* in the table, under its lock */
  address_count *address;             /* under its lock */
  int socket;
  bool held;                                    /* a worker has it; under the lock */
  bool cut;                                     /* its socket was shut down; under the lock */
  struct connection *line_next, *line_previous; /* in the queue for a worker; the door's */
  bool in_line;                                 /* likewise */
  struct connection *next_dropped;
  bool dropped;   /* removed from the table; the door's, for a connection that no worker has had */
  size_t charged; /* bytes taken from the budget for it */
  struct worker *worker;
  /* Its worker's: http_worker.c, http_wire.c */
  connection_step step;
  uint32_t asked;            /* the events requested of epoll */
  bool ended;                /* the peer has closed its side */
  bool unfinished;           /* the peer may still send data that is not read */
  bool verified;             /* the client's certificate was verified */
  gnutls_session_t session;  /* NULL: plain HTTP, or not begun */
  tls_pair *pair;            /* of its handshake */
  struct exchange *exchange; /* of the request that is being read, judged or answered; NULL: none */
  uint64_t discarded;        /* bytes discarded in STEP_LINGER */
  buffer unread;             /* bytes received behind the current request */
  buffer unsent;             /* bytes that the socket has not accepted */
  atomic_bool holds;         /* it holds a part of a body */
  atomic_bool greeted;       /* its TLS hello was answered: until then it waits for its worker */
  _Atomic connection_phase phase;
  _Atomic uint64_t since;    /* crd_http_now() of the last change of phase; of HELLO where it is FIRST */
  _Atomic uint64_t deadline; /* when it is cut */
  _Atomic uint64_t paid;     /* until when the bytes received or sent so far satisfy LEAST_RATE */
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

/* False when there is no memory. The hash table is sized for `expected` connections. */
bool crd_connection_table_init(connection_table *table, size_t expected);
void crd_connection_table_free(connection_table *table); /* the caller ends its connections before */

/* Adds a connection in PHASE_HELLO; NULL when there is no memory. */
connection *crd_connection_table_add(connection_table *table, int socket, const connection_address *address, uint64_t now);
/* Removes a connection; afterwards its socket is not cut. The caller frees it. */
void crd_connection_table_remove(connection_table *table, connection *connection);

/* Gives a connection to a worker, in PHASE_FIRST; its deadline for the first request stays. `greeted`: there is no TLS hello
 * that the worker must answer. */
void crd_connection_table_hold(connection_table *table, connection *connection, bool greeted, uint64_t now);

/* The number of connections that workers have and that are not cut: all, or those from the address of `connection`. */
unsigned crd_connection_table_held(const connection_table *table);
unsigned crd_connection_table_held_from(connection_table *table, const connection *connection);

/* Cuts a connection, which is then no longer counted as held. Called under the lock, by a visitor. */
void crd_connection_cut(connection_table *table, connection *connection);

void crd_connection_enter(connection *connection, connection_phase phase, uint64_t now);
/* Credits bytes that were received or sent. */
void crd_connection_pay(connection *connection, size_t bytes, uint64_t now);

/* Which connections to choose. HELLO: those of the door, the oldest first. LATE: of those of workers, handshakes and
 * requests slower than LEAST_RATE by more than a grace, the slowest first, then idle ones, the longest idle first. HOLDER:
 * the late ones that hold a part of a body. ANY: after the late ones, the others that do not wait for us, the longest silent
 * first. */
typedef enum table_want { TABLE_HELLO, TABLE_LATE, TABLE_HOLDER, TABLE_ANY } table_want;

typedef void table_visitor(void *context, connection *connection);

/* Calls `visit` under the lock for up to `most` connections to be cut, in order. `address`: only connections from the
 * address of this one; NULL: all. `except` is never chosen. Returns the number of calls. */
size_t crd_connection_table_choose(connection_table *table, table_want want, const connection *address,
                                   const connection *except, size_t most, uint64_t now, table_visitor *visit, void *context);

/* Any connection; NULL: there is none. */
connection *crd_connection_table_any(connection_table *table);
/* Calls `visit` for all connections, under the lock. */
void crd_connection_table_each(connection_table *table, table_visitor *visit, void *context);
