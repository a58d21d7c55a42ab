/* SPDX-License-Identifier: Apache-2.0 */
/* The event loop of a worker: handles the connections whose sockets are readable or writable, one after the other.
 *
 * The available bytes of a connection are read and processed by its step: as a head, as a body, or kept for later if the
 * current request must be answered first. Epoll is level-triggered, so bytes left in a socket are reported again; a
 * connection whose request is with a judge is not in the loop. A request that is complete at once is judged in the receive
 * buffer and answered at once, without a copy, a lock or a wakeup. Longer requests wait in a queue, and one of them is
 * judged per round, so that they do not delay small ones. */
#include "../../base/threads.h"
#include "http_private.h"
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define WORKER_EVENTS 64
#define READS 16                          /* of a connection, before others are handled */
#define HEAD_LIMIT ((size_t)64 << 10)     /* bytes of a head */
#define THREAD_STACK ((size_t)8 << 20)    /* trees of depth 10000 are walked recursively; not every libc gives as much */
#define LARGE_REQUEST ((size_t)256 << 10) /* bytes of a body that a judge's thread handles */
#define LONG_REQUEST ((size_t)32 << 10)   /* bytes of a body that is queued until shorter ones are handled */
#define ENDLESS_FACTOR 8                  /* a body with an announced size of so many limits is not read */
#define LINGER_MS 1000                    /* how long input of an answered or refused client is discarded, */
#define LINGER_BYTES ((size_t)16 << 20)   /* and how many bytes of it at most */
/* The charge for a connection, as measured: its own memory and GnuTLS's. Requests are charged separately. */
#define PLAIN_COST ((size_t)1 << 10)
#define TLS_COST ((size_t)14 << 10)

/* Enters a phase and sets its deadline. */
static void begin_phase(connection *connection, connection_phase phase, unsigned ms) {
  const uint64_t now = connection->worker->now;
  crd_connection_enter(connection, phase, now);
  atomic_store_explicit(&connection->deadline, now + ms * 1000000ull, memory_order_relaxed);
}

/* ---- ending ---- */

/* Ends the exchange of a connection; a request without an answer gets none. */
static void end_exchange(connection *connection, int status) {
  exchange *ended = connection->exchange;
  const http_server *server = connection->worker->server;
  connection->exchange = NULL;
  if (ended->request.method.size && server->handler.finish)
    server->handler.finish(server->handler.context, &ended->request, status);
  if (!status && ended->request.method.size)
    log_event(server->options.log, LOG_LEVEL_INFO, server->options.name, "request ended before its answer was out",
              log_text("path", ended->request.path), log_number("received", (int64_t)ended->received));
  crd_exchange_recycle(ended);
}

void crd_worker_drop(connection *connection) {
  worker *worker = connection->worker;
  if (connection->exchange) end_exchange(connection, 0);
  crd_connection_table_remove(&worker->server->table, connection);
  atomic_fetch_sub(&worker->connections, 1);
  crd_http_discharge(worker->server, connection->charged);
  crd_wire_close(connection);
  free(connection);
}

/* Ends the output of a connection after its last answer. */
static void finish_connection(connection *connection) {
  crd_wire_bye(connection);
  connection->step = connection->unfinished || connection->unread.size ? STEP_LINGER : STEP_END;
  if (connection->step == STEP_END) return;
  shutdown(connection->socket, SHUT_WR);
  begin_phase(connection, PHASE_IDLE, LINGER_MS);
}

static void linger(connection *connection) {
  ssize_t got;
  do {
    got = recv(connection->socket, connection->worker->raw, WIRE_RAW, MSG_TRUNC); /* TCP throws it away without a copy */
    if (got > 0) connection->discarded += (size_t)got;
  } while ((got > 0 && connection->discarded < LINGER_BYTES) || (got < 0 && errno == EINTR));
  if (got >= 0 || errno != EAGAIN) connection->step = STEP_END;
}

/* ---- answers ---- */

static crd_string date_of(worker *worker) {
  const time_t second = time(NULL);
  if (second != worker->date_of) {
    struct tm parts;
    gmtime_r(&second, &parts);
    strftime(worker->date, sizeof worker->date, "%a, %d %b %Y %H:%M:%S GMT", &parts);
    worker->date_of = second;
  }
  return crd_string_of(worker->date);
}

/* Writes as much of the answer as the socket accepts. */
static void go_on_writing(connection *connection) {
  exchange *exchange = connection->exchange;
  wire_state state = crd_wire_flush(connection);
  while (state == WIRE_EMPTY && exchange->left.size)
    state = crd_wire_write(connection, &exchange->left) ? crd_wire_flush(connection) : WIRE_FAILED;
  if (state == WIRE_FULL) return;
  if (state == WIRE_FAILED) {
    connection->step = STEP_END;
    return;
  }
  bool close = exchange->close;
  end_exchange(connection, exchange->status);
  connection->step = STEP_HEAD;
  if (close)
    finish_connection(connection);
  else
    begin_phase(connection, PHASE_IDLE, connection->worker->server->options.idle_ms);
}

static void write_answer(connection *connection) {
  worker *worker = connection->worker;
  exchange *exchange = connection->exchange;
  if (exchange->status == 0) {
    connection->step = STEP_END;
    return;
  }
  if (!exchange->close && atomic_load_explicit(&worker->server->draining, memory_order_relaxed))
    exchange->close = connection->unfinished = true; /* its next request may be on its way */
  exchange->left = crd_exchange_write(exchange, date_of(worker));
  connection->step = STEP_ANSWER;
  crd_connection_enter(connection, PHASE_ANSWER, worker->now);
  go_on_writing(connection);
}

/* The connection ends with the answer, and the rest of the request is not read. */
static void answer_early(connection *connection) {
  connection->exchange->close = true;
  connection->unfinished = true;
  write_answer(connection);
}

/* Refuses a malformed request and ends the connection, since the start of the next request is unknown. */
static void refuse(connection *connection, http_problem problem) {
  char text[160];
  if (problem.status == HTTP_SILENCE) {
    connection->step = STEP_END;
    return;
  }
  int size = snprintf(text, sizeof text, "%d %s\n", problem.status, problem.text);
  crd_exchange_take_answer(connection->exchange, &(http_answer){.status = problem.status,
                                                                .content_type = "text/plain; charset=utf-8",
                                                                .retry_after_s = problem.status == 503 ? 1 : 0,
                                                                .body = {text, (size_t)size}});
  answer_early(connection);
}

/* ---- requests ---- */

/* The body is whole. */
static void answer_request(connection *connection) {
  exchange *exchange = connection->exchange;
  http_judges *judges = exchange->request.unheard ? NULL : connection->worker->server->judges;
  if (!exchange->answered && exchange->body.size >= LARGE_REQUEST && judges) {
    crd_connection_enter(connection, PHASE_JUDGED, connection->worker->now);
    connection->step = STEP_JUDGED;
    if (crd_judges_give(judges, exchange)) return;
  }
  if (!exchange->answered && exchange->body.size >= LONG_REQUEST && !exchange->request.unheard) {
    worker *worker = connection->worker;
    crd_connection_enter(connection, PHASE_JUDGED, worker->now);
    connection->step = STEP_QUEUED;
    exchange->next = NULL;
    *worker->end = exchange;
    worker->end = &exchange->next;
    return;
  }
  if (!exchange->answered) crd_exchange_respond_collected(exchange);
  write_answer(connection);
}

/* GnuTLS asks clients for a certificate; it is looked at with the first request. */
static bool client_verified(connection *connection) {
  const tls_store *tls = connection->worker->server->options.tls;
  if (connection->verified || !tls || !crd_tls_store_asks_clients(tls)) return true;
  connection->verified = crd_tls_client_verified(connection->session);
  return connection->verified;
}

/* Calls the handler for the head. */
static void ask_about_head(connection *connection) {
  worker *worker = connection->worker;
  http_server *server = worker->server;
  exchange *exchange = connection->exchange;
  http_request *request = &exchange->request;
  http_answer answer = {.status = 500};
  unsigned time_ms = server->options.request_ms;
  bool taken = client_verified(connection);
  if (taken)
    taken = server->handler.head(server->handler.context, worker->place.thread, request, &time_ms, &answer);
  else
    answer =
        (http_answer){.status = 401, .content_type = "text/plain", .body = CRD_STRING("a client certificate is needed\n")};
  if (time_ms < server->options.request_ms)
    atomic_store_explicit(&connection->deadline, request->started + time_ms * 1000000ull, memory_order_relaxed);
  if (!taken)
    crd_exchange_take_answer(exchange, &answer);
  else if (request->too_large)
    crd_exchange_give_up(exchange);
  crd_connection_enter(connection, PHASE_REQUEST, worker->now);
}

/* The headers are there. */
static void begin_request(connection *connection) {
  const http_server *server = connection->worker->server;
  exchange *exchange = connection->exchange;
  http_request *request = &exchange->request;
  http_head head;
  http_problem problem = crd_http_head_read((crd_string){exchange->head.data, exchange->head.size}, &head);
  if (!problem.status) { /* the path is decoded where it lies */
    char *room = exchange->head.data + (head.target.data - exchange->head.data);
    if (!crd_http_path(head.target, room, head.target.size, &request->path))
      problem = (http_problem){400, "the request target is malformed"};
  }
  if (problem.status) {
    refuse(connection, problem);
    return;
  }
  exchange->announced = head.length;
  exchange->close = head.close;
  exchange->says_kept = head.first_version;
  exchange->only_head = crd_string_equal(head.method, CRD_STRING("HEAD"));
  request->method = head.method;
  request->timeout = head.timeout;
  request->content_type = head.content_type;
  request->is_json = head.is_json;
  request->content_encoding = head.content_encoding;
  request->started = connection->worker->now;
  request->has_body = head.length > 0;
  request->too_large = head.length != HTTP_LENGTH_UNKNOWN && head.length > server->options.body_limit;
  connection->step = STEP_BODY;
  ask_about_head(connection);
  /* A client that waits for "100 Continue", or that announces a huge body, gets the refusal at once. The bodies of others
   * are read first: an answer to a client that still writes may be lost in the TCP reset that follows. */
  bool endless = head.length != HTTP_LENGTH_UNKNOWN && head.length / ENDLESS_FACTOR > server->options.body_limit;
  crd_string go_on = CRD_STRING("HTTP/1.1 100 Continue\r\n\r\n");
  if (exchange->answered && request->has_body && (head.expects_continue || endless))
    answer_early(connection);
  else if (!request->has_body)
    answer_request(connection);
  else if (head.expects_continue && (!crd_wire_write(connection, &go_on) || crd_wire_flush(connection)))
    connection->step = STEP_END; /* a socket that does not take the first bytes */
}

/* Consumes bytes of a head. */
static void take_head(connection *connection, crd_string *text) {
  worker *worker = connection->worker;
  if (!connection->exchange) {
    while (text->size && (text->data[0] == '\r' || text->data[0] == '\n')) *text = crd_string_slice(*text, 1, text->size);
    if (!text->size) return;
    connection->exchange = crd_exchange_create(connection);
    if (!connection->exchange) {
      connection->step = STEP_END;
      return;
    }
  }
  exchange *exchange = connection->exchange;
  const bool had_line = exchange->scan.has_line;
  crd_string part = {text->data, crd_http_head_scan(&exchange->scan, *text)};
  *text = crd_string_slice(*text, part.size, text->size);
  if (exchange->scan.has_line && !had_line) /* from here on the request's time runs */
    begin_phase(connection, PHASE_REQUEST, worker->server->options.request_ms);
  if (exchange->head.size + part.size > HEAD_LIMIT)
    refuse(connection, !had_line && !memchr(part.data, '\n', HEAD_LIMIT - exchange->head.size)
                           ? (http_problem){414, "the request line is too long"}
                           : (http_problem){431, "the head is too long"});
  else if (crd_buffer_add(worker->server, &exchange->head, false, part, 0))
    refuse(connection, (http_problem){503, "there is no memory for the request"});
  else if (exchange->scan.whole)
    begin_request(connection);
}

/* Consumes bytes of a body. */
static void take_body(connection *connection, crd_string *text) {
  exchange *exchange = connection->exchange;
  crd_string piece;
  chunk_step step = CHUNKS_DATA;
  if (exchange->announced == HTTP_LENGTH_UNKNOWN) {
    step = crd_http_chunks_next(&exchange->chunks, text, &piece);
  } else {
    uint64_t left = exchange->announced - exchange->received;
    piece = crd_string_slice(*text, 0, left < text->size ? (size_t)left : text->size);
    *text = crd_string_slice(*text, piece.size, text->size);
  }
  if (step == CHUNKS_WRONG)
    refuse(connection, (http_problem){400, "the chunks of the body are malformed"});
  else if (step == CHUNKS_HUGE)
    refuse(connection, (http_problem){413, "a chunk of the body is too large"});
  else if (step == CHUNKS_DATA && !crd_exchange_receive(exchange, piece))
    answer_early(connection);
  else if (step == CHUNKS_END || exchange->received == exchange->announced)
    answer_request(connection);
}

static void take(connection *connection, crd_string text) {
  while (text.size) {
    if (connection->step == STEP_HEAD)
      take_head(connection, &text);
    else if (connection->step == STEP_BODY)
      take_body(connection, &text);
    else
      break;
  }
  if (text.size && connection->step < STEP_LINGER &&
      crd_buffer_add(connection->worker->server, &connection->unread, false, text, text.size))
    connection->step = STEP_END;
}

/* ---- connections ---- */

static void begin_connection(connection *connection) {
  const int one = 1;
  setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  atomic_store_explicit(&connection->paid, connection->worker->now, memory_order_relaxed); /* its wait was our doing */
  atomic_store_explicit(&connection->greeted, true, memory_order_relaxed);
  connection->step = crd_wire_open(connection) ? STEP_HANDSHAKE : STEP_END;
}

static void read_connection(connection *connection) {
  worker *worker = connection->worker;
  for (unsigned reads = 0; reads < READS && !connection->ended && connection->step <= STEP_BODY; reads++) {
    if (!crd_wire_receive(connection)) break;
    if (connection->step == STEP_HANDSHAKE && crd_wire_shake(connection)) connection->step = STEP_HEAD;
    while (connection->step > STEP_HANDSHAKE && connection->step < STEP_LINGER) {
      size_t size = WIRE_TEXT;
      char *room = connection->step == STEP_BODY ? crd_exchange_room(connection->exchange, &size) : NULL;
      if (!room) room = worker->text, size = WIRE_TEXT;
      crd_string text = {room, crd_wire_read(connection, room, size)};
      if (!text.size) break;
      take(connection, text);
    }
    if (worker->out.size && crd_wire_flush(connection) == WIRE_FAILED) connection->step = STEP_END;
    if (connection->step != STEP_BODY) break; /* what has begun is best finished; then others have their turn */
  }
}

/* Processes the kept bytes behind a request that is now answered. */
static void read_kept(connection *connection) {
  while (connection->step == STEP_HEAD && connection->unread.size) {
    buffer kept = connection->unread;
    connection->unread = (buffer){.data = NULL};
    take(connection, (crd_string){kept.data, kept.size});
    crd_buffer_recycle(connection->worker->server, &kept, false, 0);
  }
}

/* Requests events from epoll; 0 removes the connection, since a closed peer would be reported again and again. */
static void ask_for(connection *connection, uint32_t events) {
  if (connection->asked == events) return;
  const int change = !events ? EPOLL_CTL_DEL : connection->asked ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
  struct epoll_event event = {.events = events, .data.ptr = connection};
  const bool changed = epoll_ctl(connection->worker->epoll, change, connection->socket, &event) == 0;
  if (!changed && events) connection->step = STEP_END; /* a judge's stays, and does nothing when it is told of */
  connection->asked = events;
}

/* Sets the events and the phase of a connection after its turn, or closes it. */
static void settle(connection *connection) {
  worker *worker = connection->worker;
  read_kept(connection);
  worker->out.size = 0; /* of one that failed */
  const connection_step step = connection->step;
  const bool waits = step >= STEP_QUEUED && step <= STEP_ANSWER; /* for nothing of the peer's */
  if (!waits && connection->ended && step != STEP_END) {
    crd_wire_bye(connection);
    connection->step = STEP_END;
  }
  if (connection->step != STEP_END && step != STEP_QUEUED)
    ask_for(connection, step == STEP_JUDGED ? 0 : step == STEP_ANSWER || connection->unsent.size ? EPOLLOUT : EPOLLIN);
  if (connection->step == STEP_END) crd_worker_drop(connection);
}

static void serve(connection *connection) {
  if (connection->step == STEP_QUEUED) { /* its peer goes on, or is gone: that is heard afterwards */
    ask_for(connection, 0);
    return;
  }
  if (connection->step == STEP_NEW) begin_connection(connection);
  if (connection->step == STEP_ANSWER)
    go_on_writing(connection);
  else if (connection->step == STEP_LINGER)
    linger(connection);
  else if (connection->unsent.size && crd_wire_flush(connection) == WIRE_FAILED)
    connection->step = STEP_END;
  else if (!connection->unsent.size)
    read_connection(connection);
  settle(connection);
}

/* Handles the exchanges that judges have answered. */
static void take_judged(worker *worker) {
  uint64_t number;
  ssize_t got = read(worker->wake, &number, sizeof number);
  (void)got; /* it may have been told of twice */
  pthread_mutex_lock(&worker->lock);
  exchange *judged = worker->judged;
  worker->judged = NULL;
  pthread_mutex_unlock(&worker->lock);
  for (exchange *each = judged, *next; each; each = next) {
    next = each->next;
    connection *connection = each->connection;
    if (!each->answered) crd_exchange_respond_collected(each); /* it has waited for a judge for too long */
    write_answer(connection);
    settle(connection);
  }
}

/* Judges the next long request of the queue. */
static void answer_queued(worker *worker) {
  exchange *next = worker->queue;
  connection *connection = next->connection;
  worker->queue = next->next;
  if (!worker->queue) worker->end = &worker->queue;
  worker->now = crd_http_now();
  crd_exchange_respond_collected(next);
  write_answer(connection);
  settle(connection);
}

static void *worker_run(void *context) {
  worker *worker = context;
  struct epoll_event events[WORKER_EVENTS];
  while (!atomic_load_explicit(&worker->ending, memory_order_relaxed)) {
    int ready = epoll_wait(worker->epoll, events, WORKER_EVENTS, worker->queue ? 0 : -1);
    for (int i = 0; i < ready; i++) {
      worker->now = crd_http_now(); /* those before it may have taken long */
      if (events[i].data.ptr == worker)
        take_judged(worker);
      else
        serve(events[i].data.ptr);
    }
    if (worker->queue) answer_queued(worker);
  }
  return NULL;
}

/* ---- opening and closing ---- */

bool crd_worker_open(worker *worker, http_server *server) {
  worker->server = server;
  worker->end = &worker->queue;
  pthread_mutex_init(&worker->lock, NULL);
  worker->epoll = epoll_create1(EPOLL_CLOEXEC);
  worker->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  worker->raw = malloc(WIRE_RAW);
  worker->text = malloc(WIRE_TEXT);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = worker};
  return worker->epoll >= 0 && worker->wake >= 0 && worker->raw && worker->text &&
         !crd_buffer_reserve(server, &worker->out, false, WIRE_OUT + 2 * WIRE_RECORD, 0) &&
         epoll_ctl(worker->epoll, EPOLL_CTL_ADD, worker->wake, &event) == 0 &&
         crd_workplace_open(&worker->place, server, false) &&
         (worker->runs = thread_start(&worker->thread, THREAD_STACK, worker_run, worker));
}

bool crd_worker_take(http_server *server, connection *connection) {
  worker *worker = server->workers;
  for (unsigned i = 1; i < server->worker_count; i++)
    if (atomic_load(&server->workers[i].connections) < atomic_load(&worker->connections)) worker = &server->workers[i];
  connection->worker = worker;
  connection->charged = server->options.tls ? TLS_COST : PLAIN_COST;
  connection->asked = EPOLLIN;
  bool charged = crd_http_charge(server, connection->charged);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
  if (charged) {
    atomic_fetch_add(&worker->connections, 1);
    crd_connection_table_hold(&server->table, connection, !server->options.tls, crd_http_now());
    if (epoll_ctl(worker->epoll, EPOLL_CTL_ADD, connection->socket, &event) == 0) return true;
    atomic_fetch_sub(&worker->connections, 1);
    crd_http_discharge(server, connection->charged);
  }
  close(connection->socket);
  return false;
}

void crd_worker_end(worker *worker) {
  if (!worker->runs) return;
  atomic_store(&worker->ending, true);
  http_wake(worker->wake);
  pthread_join(worker->thread, NULL);
  worker->runs = false;
}

void crd_worker_close(worker *worker) {
  if (!worker->server) return;
  crd_exchanges_free(worker);
  crd_buffer_recycle(worker->server, &worker->out, false, 0);
  crd_workplace_close(&worker->place);
  free(worker->raw);
  free(worker->text);
  if (worker->epoll >= 0) close(worker->epoll);
  if (worker->wake >= 0) close(worker->wake);
  pthread_mutex_destroy(&worker->lock);
}
