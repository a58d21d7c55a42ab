/* SPDX-License-Identifier: Apache-2.0 */
/* A body that comes in one piece is judged where libmicrohttpd read it, any other is collected. What a request needs is kept
 * by its worker for the next one, so the steady state allocates nothing here.
 *
 * Buffers are charged to the budget as they grow, not by what was announced; beyond it a request is answered, its body is
 * given up, and what still comes of it is read over. */
#include "http_private.h"
#include <stdlib.h>

#define KEEP_BUFFER ((size_t)256 << 10) /* a larger buffer is given back after its request */
#define KEEP_LARGE 2                    /* of the exchanges that are kept have more than a first buffer */
#define KEEP_EXCHANGES 16               /* that a worker keeps for its next requests */
#define FIRST_BUFFER ((size_t)4 << 10)
#define PIECE ((size_t)64 << 10)   /* the first buffer of a body of known size */
#define GROWTH ((size_t)512 << 10) /* a buffer's capacity is doubled up to this, then this is added */
#define ANSWER_NS 300000000ull     /* what is kept of a request's time for its answer */
#define LARGE_BODY ((size_t)1 << 20)
#define READ_OVER_FACTOR 8 /* a refused body is read over up to this many limits, then the connection ends */

static bool take_bytes(const http_server *server, size_t bytes) {
  return !server->options.budget || crd_budget_take(server->options.budget, bytes);
}

static void give(const http_server *server, size_t bytes) {
  if (server->options.budget && bytes) crd_budget_give(server->options.budget, bytes);
}

/* Of bodies and answers; the first have only a part of it, and a large one must leave some of that to small ones. */
static bool take_for(http_server *server, const buffer *buffer, bool is_body, size_t bytes) {
  if (!server->options.budget || !is_body) return take_bytes(server, bytes);
  size_t limit = server->bodies_limit;
  if (buffer->capacity >= LARGE_BODY) limit -= limit / 4;
  if (atomic_fetch_add(&server->bodies, bytes) + bytes <= limit && take_bytes(server, bytes)) return true;
  atomic_fetch_sub(&server->bodies, bytes);
  return false;
}

static void give_from(http_server *server, bool is_body, size_t bytes) {
  if (is_body && server->options.budget) atomic_fetch_sub(&server->bodies, bytes);
  give(server, bytes);
}

/* `most`: there will never be more; 0: not known. */
static crd_stop buffer_reserve(http_server *server, buffer *buffer, bool is_body, size_t capacity, size_t most) {
  if (capacity <= buffer->capacity) return CRD_STOP_NONE;
  size_t wanted = buffer->capacity ? buffer->capacity : most > PIECE ? PIECE : FIRST_BUFFER;
  while (wanted < capacity) wanted += wanted < GROWTH ? wanted : GROWTH;
  if (most >= capacity && wanted > most) wanted = most;
  if (!take_for(server, buffer, is_body, wanted - buffer->capacity)) return CRD_STOP_BUDGET;
  char *data = realloc(buffer->data, wanted);
  if (!data) {
    give_from(server, is_body, wanted - buffer->capacity);
    return CRD_STOP_MEMORY;
  }
  buffer->data = data;
  buffer->capacity = wanted;
  return CRD_STOP_NONE;
}

static crd_stop buffer_add(http_server *server, buffer *buffer, bool is_body, const char *data, size_t size, size_t most) {
  crd_stop stop = buffer_reserve(server, buffer, is_body, buffer->size + size, most);
  if (stop) return stop;
  if (size) memcpy(buffer->data + buffer->size, data, size);
  buffer->size += size;
  return CRD_STOP_NONE;
}

static void buffer_free(http_server *server, buffer *buffer, bool is_body) {
  free(buffer->data);
  give_from(server, is_body, buffer->capacity);
  *buffer = (struct buffer){.data = NULL};
}

static void buffer_recycle(http_server *server, buffer *buffer, bool is_body, size_t keep) {
  buffer->size = 0;
  if (buffer->capacity > keep) buffer_free(server, buffer, is_body);
}

exchange *crd_exchange_create(worker *worker, connection *connection) {
  exchange *fresh = worker->free;
  buffer body = {.data = NULL}, answer = {.data = NULL};
  if (fresh) {
    worker->free = fresh->next;
    worker->free_count--;
    body = fresh->body;
    answer = fresh->answer;
  } else if (!(fresh = malloc(sizeof *fresh))) {
    return NULL;
  }
  *fresh = (exchange){.worker = worker, .connection = connection, .body = body, .answer = answer};
  return fresh;
}

static void exchange_free(exchange *exchange) {
  buffer_free(exchange->worker->server, &exchange->body, true);
  buffer_free(exchange->worker->server, &exchange->answer, false);
  free(exchange);
}

void crd_exchange_recycle(exchange *exchange) {
  worker *worker = exchange->worker;
  if (worker->free_count == KEEP_EXCHANGES) {
    exchange_free(exchange);
    return;
  }
  size_t keep = worker->free_count < KEEP_LARGE ? KEEP_BUFFER : FIRST_BUFFER;
  buffer_recycle(worker->server, &exchange->body, true, keep);
  buffer_recycle(worker->server, &exchange->answer, false, keep);
  exchange->next = worker->free;
  worker->free = exchange;
  worker->free_count++;
}

void crd_exchanges_free(worker *worker) {
  for (exchange *each = worker->free, *next; each; each = next) {
    next = each->next;
    exchange_free(each);
  }
  worker->free = NULL;
}

void crd_exchange_take_answer(exchange *exchange, const http_answer *answer) {
  static const crd_string no_memory = CRD_STRING_INIT("there is no memory for the answer\n");
  exchange->status = answer->status;
  exchange->content_type = answer->content_type;
  exchange->allow = answer->allow;
  exchange->retry_after_s = answer->retry_after_s;
  exchange->answered = true;
  exchange->answer.size = 0;
  if (buffer_add(exchange->worker->server, &exchange->answer, false, answer->body.data, answer->body.size,
                 answer->body.size)) {
    exchange->status = 503;
    exchange->content_type = "text/plain; charset=utf-8";
    exchange->retry_after_s = 1;
    exchange->text = no_memory;
  } else {
    exchange->text = (crd_string){exchange->answer.data, exchange->answer.size};
  }
}

bool crd_workplace_open(workplace *place, http_server *server, bool large) {
  const http_handler *handler = &server->handler;
  place->server = server;
  pthread_mutex_init(&place->lock, NULL);
  if (handler->thread_begin) place->thread = handler->thread_begin(handler->context, large);
  return place->thread || !handler->thread_begin;
}

void crd_workplace_close(workplace *place) {
  if (!place->server) return;
  const http_handler *handler = &place->server->handler;
  if (place->thread && handler->thread_end) handler->thread_end(handler->context, place->thread);
  pthread_mutex_destroy(&place->lock);
}

static void work_until(workplace *place, uint64_t until) {
  pthread_mutex_lock(&place->lock);
  place->until = until;
  pthread_mutex_unlock(&place->lock);
}

void crd_workplace_watch(workplace *place, uint64_t now) {
  const http_handler *handler = &place->server->handler;
  pthread_mutex_lock(&place->lock);
  if (place->until && now > place->until && handler->interrupt) handler->interrupt(handler->context, place->thread);
  pthread_mutex_unlock(&place->lock);
}

/* Some of the time is left for the answer to be written. */
static uint64_t time_to_judge(const exchange *exchange, uint64_t now) {
  uint64_t deadline = atomic_load_explicit(&exchange->connection->deadline, memory_order_relaxed);
  uint64_t left = deadline > exchange->request.started ? deadline - exchange->request.started : 0;
  uint64_t kept = left / 8 < ANSWER_NS ? left / 8 : ANSWER_NS;
  return deadline > now + kept ? deadline - kept : now;
}

void crd_exchange_respond(exchange *exchange, workplace *place, crd_string body) {
  http_server *server = place->server;
  http_answer answer = {.status = 500};
  uint64_t now = crd_http_now(), until = time_to_judge(exchange, now);
  crd_connection_enter(exchange->connection, PHASE_JUDGED, now);
  exchange->request.body = body;
  bool late = until <= now || atomic_load_explicit(&server->ending, memory_order_relaxed); /* it has waited too long */
  if (late && !exchange->request.stopped) exchange->request.stopped = CRD_STOP_INTERRUPT;
  work_until(place, until);
  server->handler.respond(server->handler.context, place->thread, &exchange->request, &answer);
  work_until(place, 0);
  exchange->request.body = (crd_string){NULL, 0};
  crd_exchange_take_answer(exchange, &answer);
  buffer_recycle(server, &exchange->body, true, KEEP_BUFFER);
  atomic_store_explicit(&exchange->connection->holds, false, memory_order_relaxed);
}

/* The request cannot be taken whole: the handler says so, and the rest is read over. */
static void give_up(exchange *exchange) {
  crd_exchange_respond(exchange, &exchange->worker->place, (crd_string){NULL, 0});
  crd_connection_enter(exchange->connection, PHASE_REQUEST, crd_http_now());
}

bool crd_exchange_receive(exchange *exchange, const char *data, size_t size) {
  http_server *server = exchange->worker->server;
  size_t limit = server->options.body_limit;
  exchange->received += size;
  crd_connection_pay(exchange->connection, size, crd_http_now());
  if (exchange->answered) return exchange->received <= READ_OVER_FACTOR * (uint64_t)limit;
  if (exchange->received > limit) { /* chunked: known only now */
    exchange->request.too_large = true;
    give_up(exchange);
  } else if (exchange->received == exchange->announced && exchange->body.size == 0) {
    crd_exchange_respond(exchange, &exchange->worker->place, (crd_string){data, size});
  } else {
    size_t most = exchange->announced <= limit ? (size_t)exchange->announced : 0;
    atomic_store_explicit(&exchange->connection->holds, true, memory_order_relaxed);
    exchange->request.stopped = buffer_add(server, &exchange->body, true, data, size, most);
    if (exchange->request.stopped) give_up(exchange);
  }
  return true;
}
