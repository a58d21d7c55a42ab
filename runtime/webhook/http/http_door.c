/* SPDX-License-Identifier: Apache-2.0 */
/* The door of a server: one thread that accepts connections, keeps each until its first record is complete, and gives it to
 * the worker that has the fewest. A connection costs a worker a TLS session; a connection without a complete first record
 * costs the door only a descriptor and a few hundred bytes. So many of these may wait, and the oldest are cut for new ones.
 *
 * The same thread cuts connections at their deadlines, and makes room when it gives a connection to a worker. Above three
 * quarters of the limit, connections slower than the least rate are cut, several at once, so that one search of the table
 * serves many new connections. Near the limit others are cut, the longest silent first. So a new connection finds a place as
 * long as a slower one exists.
 *
 * When descriptors run out, accepting pauses for a moment instead of retrying at once. */
#include "../../base/threads.h"
#include "http_private.h"
#include <errno.h>
#include <limits.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#define DOOR_TICK_MS 50
#define IDLE_TICK_MS 1000 /* without connections */
#define EVENTS 256
#define ACCEPTS 64                /* in a row */
#define REST_NS 50000000ull       /* the pause of accepting when it fails for want of descriptors */
#define LOOK_NS 20000000ull       /* between two searches without a result */
#define LAST_WORD_NS 500000000ull /* beyond the deadline, to send the answer about it */
#define LINE_MS 10                /* between two searches for a place */
#define LINE_LOOKS 64             /* connections in the queue to try for a place: those of an address may get none */
#define LEAST_CUT                                                                                                           \
  256u /* that may be there beyond the limit: a worker closes them after the handshakes that it has before it */
#define QUIET_FIRST_NS 1000000000ull /* how long a connection that was accepted last may still send a request */
#define TLS_HANDSHAKE 22
#define TLS_RECORD_HEAD 5
#define HELLO_SIZE 4096 /* a connection with a longer first record is given away when so much has arrived */
#define DOOR_STACK ((size_t)256 << 10)

struct http_door {
  http_server *server;
  pthread_t thread;
  int socket, epoll, wake;
  atomic_bool closing;
  bool resting;
  uint64_t rest_until, looked, relieved, ticked;
  connection *line_first, *line_last; /* the queue of connections with a first record that wait for a place */
  connection *dropped;                /* linked by next_dropped: to be removed from the table and closed */
  connection *dead;                   /* likewise, to be freed after the current events, which may point to them */
  unsigned cut_requests;
  uint64_t now;
};

/* ---- cutting ---- */

/* Marks a connection for its end, which `retire` does without the table's lock. */
static void drop(http_door *door, connection *connection) {
  if (connection->dropped) return;
  connection->dropped = true;
  connection->next_dropped = door->dropped;
  door->dropped = connection;
}

/* Under the table's lock. The worker, or the door after its events, does the rest. */
static void cut_connection(http_door *door, connection *connection) {
  if (connection->cut) return;
  crd_connection_cut(&door->server->table, connection);
  if (atomic_load(&connection->phase) == PHASE_HELLO)
    drop(door, connection);
  else
    shutdown(connection->socket, SHUT_RDWR);
}

static void leave_line(http_door *door, connection *connection) {
  if (!connection->in_line) return;
  connection->in_line = false;
  if (connection->line_previous)
    connection->line_previous->line_next = connection->line_next;
  else
    door->line_first = connection->line_next;
  if (connection->line_next)
    connection->line_next->line_previous = connection->line_previous;
  else
    door->line_last = connection->line_previous;
}

static void enter_line(http_door *door, connection *connection) {
  if (connection->in_line) return;
  connection->in_line = true;
  connection->line_next = NULL;
  connection->line_previous = door->line_last;
  if (door->line_last)
    door->line_last->line_next = connection;
  else
    door->line_first = connection;
  door->line_last = connection;
}

static void retire(http_door *door) {
  for (connection *each = door->dropped, *next; each; each = next) {
    next = each->next_dropped;
    leave_line(door, each);
    crd_connection_table_remove(&door->server->table, each);
    close(each->socket); /* which takes it out of the epoll set */
    each->next_dropped = door->dead;
    door->dead = each;
  }
  door->dropped = NULL;
}

static void bury(http_door *door) {
  retire(door);
  for (connection *each = door->dead, *next; each; each = next) {
    next = each->next_dropped;
    free(each);
  }
  door->dead = NULL;
}

static void shed(void *context, connection *connection) {
  http_door *door = context;
  connection_phase phase = atomic_load(&connection->phase);
  http_count(door->server,
             phase == PHASE_HELLO || phase == PHASE_FIRST ? HTTP_SHED_HANDSHAKES
             : phase == PHASE_IDLE                        ? HTTP_SHED_IDLE
                                                          : HTTP_SHED_SLOW,
             1);
  cut_connection(door, connection);
}

/* ---- room ---- */

static bool is_short(const crd_budget *budget) {
  return budget && crd_budget_used(budget) > crd_budget_limit(budget) / 4 * 3;
}

/* When memory is scarce, cuts slow connections that hold it: for bodies those with a part of a body, else any. */
static void relieve(http_door *door) {
  http_server *server = door->server;
  const crd_budget *budget = server->options.budget;
  bool bodies = budget && atomic_load(&server->bodies) > server->bodies_limit / 4 * 3;
  if ((!bodies && !is_short(budget)) || door->now < door->relieved + LOOK_NS) return;
  table_want want = bodies ? TABLE_HOLDER : TABLE_LATE;
  crd_connection_table_choose(&server->table, want, NULL, NULL, crd_connection_table_held(&server->table) / 8 + 1, door->now,
                              shed, door);
  door->relieved = door->now;
}

/* Makes room for a connection when there are `count` of `limit`; `address` is that of crd_connection_table_choose. */
static void make_room_for_one(http_door *door, const connection *address, unsigned count, unsigned limit) {
  connection_table *table = &door->server->table;
  unsigned high = limit - limit / 4, full = limit - limit / 16;
  if (count < high || door->now == door->looked || (count < full && door->now < door->looked + LOOK_NS)) return;
  size_t most = limit / 8 + 1;
  size_t found = crd_connection_table_choose(table, TABLE_LATE, address, NULL, most, door->now, shed, door);
  if (count - found >= full)
    found += crd_connection_table_choose(table, TABLE_ANY, address, NULL, limit / 32 + 1, door->now, shed, door);
  if (found < most) door->looked = door->now;
}

/* Whether there is a place among the workers' connections. */
static bool find_connection_place(http_door *door, const connection *added) {
  http_server *server = door->server;
  unsigned limit = server->options.connection_limit, of_address = server->options.address_limit;
  relieve(door);
  make_room_for_one(door, NULL, crd_connection_table_held(&server->table), limit);
  if (of_address) {
    make_room_for_one(door, added, crd_connection_table_held_from(&server->table, added), of_address);
    if (crd_connection_table_held_from(&server->table, added) >= of_address) return false;
  }
  unsigned cut = limit / HTTP_CUT_SHARE,
           least = server->options.waiting_limit < LEAST_CUT ? server->options.waiting_limit : LEAST_CUT;
  return crd_connection_table_held(&server->table) < limit &&
         atomic_load(&server->table.held) < limit + (cut > least ? cut : least);
}

/* Makes room for a connection without a first record. */
static bool find_seat(http_door *door) {
  connection_table *table = &door->server->table;
  unsigned limit = door->server->options.waiting_limit, all = atomic_load(&table->count), held = atomic_load(&table->held);
  unsigned waiting = all > held ? all - held : 0;
  if (waiting < limit) return true;
  bool found = crd_connection_table_choose(table, TABLE_HELLO, NULL, NULL, limit / 16 + 1, door->now, shed, door) > 0;
  retire(door);
  return found;
}

/* ---- accepting ---- */

static bool listen_for(http_door *door, bool wanted) {
  struct epoll_event event = {.events = wanted ? EPOLLIN : 0, .data.ptr = &door->socket};
  return epoll_ctl(door->epoll, EPOLL_CTL_MOD, door->socket, &event) == 0;
}

static void rest(http_door *door) {
  http_count(door->server, HTTP_ACCEPT_FAILURES, 1);
  door->resting = true;
  door->rest_until = door->now + REST_NS;
  listen_for(door, false);
  crd_connection_table_choose(&door->server->table, TABLE_HELLO, NULL, NULL, 16, door->now, shed, door);
  crd_connection_table_choose(&door->server->table, TABLE_ANY, NULL, NULL, 16, door->now, shed, door);
}

static connection_address address_of(const struct sockaddr_storage *from) {
  connection_address address = {{0}};
  if (from->ss_family == AF_INET6) {
    memcpy(address.bytes, &((const struct sockaddr_in6 *)from)->sin6_addr, 16);
  } else if (from->ss_family == AF_INET) {
    address.bytes[10] = address.bytes[11] = 0xFF;
    memcpy(address.bytes + 12, &((const struct sockaddr_in *)from)->sin_addr, 4);
  }
  return address;
}

static void admit(http_door *door, int socket, const struct sockaddr_storage *from) {
  http_server *server = door->server;
  const connection_address address = address_of(from);
  connection *added = find_seat(door) ? crd_connection_table_add(&server->table, socket, &address, door->now) : NULL;
  if (!added) {
    close(socket);
    http_count(server, HTTP_REFUSED, 1);
    return;
  }
  atomic_store(&added->deadline, door->now + server->options.first_ms * 1000000ull);
  /* Edge-triggered: a part of a record stays in the socket, and would be reported again and again. */
  struct epoll_event event = {.events = EPOLLIN | EPOLLRDHUP | EPOLLET, .data.ptr = added};
  if (epoll_ctl(door->epoll, EPOLL_CTL_ADD, socket, &event) != 0) {
    http_count(server, HTTP_REFUSED, 1);
    drop(door, added);
  }
}

static void accept_some(http_door *door, unsigned most) {
  for (unsigned i = 0; i < most; i++) {
    struct sockaddr_storage from = {.ss_family = AF_UNSPEC};
    socklen_t size = sizeof from;
    int socket = accept4(door->socket, (struct sockaddr *)&from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket >= 0) {
      admit(door, socket, &from);
    } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
      rest(door);
      return;
    } else if (errno == EAGAIN || errno == EBADF || errno == EINVAL) {
      return;
    } /* else: it is gone already; the next one may not be */
  }
}

/* ---- the first record ---- */

/* Whether enough has arrived for a worker: with TLS the first record, else any byte. -1: the connection has ended. */
static int hello_is_whole(const http_door *door, const connection *connection) {
  unsigned char start[HELLO_SIZE];
  ssize_t got;
  do got = recv(connection->socket, start, sizeof start, MSG_PEEK | MSG_DONTWAIT);
  while (got < 0 && errno == EINTR); /* the edge that told of it comes once */
  if (got < 0) return errno == EAGAIN ? 0 : -1;
  if (got == 0) return -1;
  if (!door->server->options.tls || start[0] != TLS_HANDSHAKE) return 1;
  if (got < TLS_RECORD_HEAD) return 0;
  size_t wanted = TLS_RECORD_HEAD + ((size_t)start[3] << 8 | start[4]);
  return (size_t)got >= (wanted < sizeof start ? wanted : sizeof start);
}

static void hear(http_door *door, connection *connection) {
  if (connection->dropped || connection->in_line) return;
  int whole = hello_is_whole(door, connection);
  if (whole > 0) enter_line(door, connection);
  if (whole < 0) drop(door, connection);
}

/* Gives queued connections for which there is a place to workers, in the order of arrival. */
static void serve_line(http_door *door) {
  unsigned without = 0;
  retire(door); /* none of those below has an end of its own */
  for (connection *each = door->line_first; each && without < LINE_LOOKS;) {
    if (!find_connection_place(door, each)) {
      without++;
      each = each->line_next;
      continue;
    }
    connection *next = each->line_next;
    leave_line(door, each);
    epoll_ctl(door->epoll, EPOLL_CTL_DEL, each->socket, NULL);
    if (!crd_worker_take(door->server, each)) { /* the socket is closed */
      http_count(door->server, HTTP_REFUSED, 1);
      crd_connection_table_remove(&door->server->table, each);
      free(each); /* no event names it any more */
    }
    each = next;
  }
}

/* ---- the clock ---- */

/* Whether data has arrived that its worker has not begun to read: an unanswered request. */
static bool has_unread(const connection *connection) {
  char first;
  return recv(connection->socket, &first, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

/* Whether a connection can be closed when the server ends: it is between requests, or makes no progress in sending a request
 * or reading an answer. */
static bool is_over_when_quiet(const http_door *door, const connection *connection, connection_phase phase) {
  uint64_t since = atomic_load_explicit(&connection->since, memory_order_relaxed);
  uint64_t paid = atomic_load_explicit(&connection->paid, memory_order_relaxed);
  if (phase == PHASE_REQUEST || phase == PHASE_ANSWER) return door->now > paid + SLOW_GRACE_NS;
  return phase == PHASE_IDLE || (phase <= PHASE_FIRST && door->now > since + QUIET_FIRST_NS);
}

static void look_at(void *context, connection *connection) {
  http_door *door = context;
  connection_phase phase = atomic_load_explicit(&connection->phase, memory_order_relaxed);
  uint64_t deadline = atomic_load_explicit(&connection->deadline, memory_order_relaxed);
  if (phase == PHASE_JUDGED || phase == PHASE_ANSWER) deadline += LAST_WORD_NS;
  bool late = door->now > deadline;
  if (atomic_load_explicit(&door->server->quiet, memory_order_relaxed))
    late = late || is_over_when_quiet(door, connection, phase);
  if (!late || connection->cut || (phase == PHASE_IDLE && has_unread(connection))) return;
  if (phase >= PHASE_REQUEST && phase <= PHASE_ANSWER) door->cut_requests++;
  cut_connection(door, connection);
}

static void tick(http_door *door) {
  http_server *server = door->server;
  door->ticked = door->now;
  if (door->socket >= 0 && atomic_load(&server->quiet)) {
    accept_some(door, UINT_MAX); /* connections that arrived before */
    close(door->socket);
    door->socket = -1;
    atomic_store(&server->shut, true);
  }
  if (door->socket >= 0 && door->resting && door->now >= door->rest_until) door->resting = !listen_for(door, true);
  relieve(door);
  const uint64_t up_to = atomic_load(&server->ending) ? UINT64_MAX : door->now;
  for (unsigned i = 0; i < server->worker_count; i++) crd_workplace_watch(&server->workers[i].place, up_to);
  crd_judges_watch(server->judges, up_to);
  door->cut_requests = 0;
  crd_connection_table_each(&server->table, look_at, door);
  if (!door->cut_requests) return;
  http_count(server, HTTP_CUT_REQUESTS, door->cut_requests);
  log_event(server->options.log, LOG_LEVEL_INFO, server->options.name, "requests cut at their deadline",
            log_number("count", door->cut_requests));
}

static void *door_run(void *context) {
  http_door *door = context;
  struct epoll_event events[EVENTS];
  while (!atomic_load(&door->closing)) {
    int wait = door->line_first                          ? LINE_MS
               : door->resting                           ? (int)(REST_NS / 1000000)
               : atomic_load(&door->server->table.count) ? DOOR_TICK_MS
                                                         : IDLE_TICK_MS;
    int ready = epoll_wait(door->epoll, events, EVENTS, wait);
    bool woken = false;
    door->now = crd_http_now();
    for (int i = 0; i < ready; i++) {
      void *what = events[i].data.ptr;
      uint64_t number;
      if (what == &door->wake)
        woken = read(door->wake, &number, sizeof number) > 0;
      else if (what == &door->socket)
        accept_some(door, ACCEPTS);
      else
        hear(door, what);
    }
    if (woken || door->resting || door->now - door->ticked >= DOOR_TICK_MS * 1000000ull) tick(door);
    serve_line(door);
    bury(door);
  }
  return NULL;
}

/* ---- opening and closing ---- */

static bool watch(http_door *door, int socket, void *what) {
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = what};
  return epoll_ctl(door->epoll, EPOLL_CTL_ADD, socket, &event) == 0;
}

static void free_door(http_door *door) {
  if (door->epoll >= 0) close(door->epoll);
  if (door->wake >= 0) close(door->wake);
  if (door->socket >= 0) close(door->socket);
  free(door);
}

http_door *crd_http_door_open(http_server *server, int socket) {
  http_door *door = calloc(1, sizeof *door);
  if (!door) {
    close(socket);
    return NULL;
  }
  *door = (http_door){.server = server, .socket = socket, .now = crd_http_now()};
  door->epoll = epoll_create1(EPOLL_CLOEXEC);
  door->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (door->epoll >= 0 && door->wake >= 0 && watch(door, socket, &door->socket) && watch(door, door->wake, &door->wake) &&
      thread_start(&door->thread, DOOR_STACK, door_run, door))
    return door;
  free_door(door);
  return NULL;
}

void crd_http_door_wake(http_door *door) {
  http_wake(door->wake);
}

static void drop_unseen(void *context, connection *connection) {
  if (atomic_load(&connection->phase) == PHASE_HELLO) drop(context, connection);
}

void crd_http_door_close(http_door *door) {
  if (!door) return;
  atomic_store(&door->closing, true);
  crd_http_door_wake(door);
  pthread_join(door->thread, NULL);
  crd_connection_table_each(&door->server->table, drop_unseen, door);
  bury(door);
  free_door(door);
}
