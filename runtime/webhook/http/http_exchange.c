/* SPDX-License-Identifier: Apache-2.0 */
/* A body that arrives in one piece is judged in the receive buffer, any other body is collected. A worker keeps the memory
 * of a request for the next one, so the steady state allocates nothing here. An answer has room for its head in front, so
 * that both are sent together.
 *
 * If the budget is exceeded, the request is answered, its body is freed, and the rest of the body is skipped. */
#include "http_private.h"
#include <stdlib.h>

#define KEEP_BUFFER ((size_t)256 << 10) /* a larger buffer is freed after its request */
#define KEEP_SMALL ((size_t)4 << 10)
#define KEEP_LARGE 2           /* how many kept exchanges may have more than a small buffer */
#define KEEP_EXCHANGES 16      /* how many a worker keeps for its next requests */
#define ANSWER_NS 300000000ull /* the part of a request's time reserved for its answer */
#define READ_OVER_FACTOR 8     /* a refused body is skipped up to this many limits, then the connection ends */

/* ---- memory ---- */

exchange *crd_exchange_create(connection *connection) {
  worker *worker = connection->worker;
  exchange *fresh = worker->free;
  buffer head = {.data = NULL}, body = {.data = NULL}, answer = {.data = NULL};
  if (fresh) {
    worker->free = fresh->next;
    worker->free_count--;
    head = fresh->head;
    body = fresh->body;
    answer = fresh->answer;
  } else if (!(fresh = malloc(sizeof *fresh))) {
    return NULL;
  }
  *fresh = (exchange){.worker = worker, .connection = connection, .head = head, .body = body, .answer = answer};
  return fresh;
}

static void keep_buffers(exchange *exchange, size_t keep) {
  http_server *server = exchange->worker->server;
  crd_buffer_recycle(server, &exchange->head, false, keep < KEEP_SMALL ? keep : KEEP_SMALL);
  crd_buffer_recycle(server, &exchange->body, true, keep);
  crd_buffer_recycle(server, &exchange->answer, false, keep);
}

void crd_exchange_recycle(exchange *exchange) {
  worker *worker = exchange->worker;
  if (worker->free_count == KEEP_EXCHANGES) {
    keep_buffers(exchange, 0);
    free(exchange);
    return;
  }
  keep_buffers(exchange, worker->free_count < KEEP_LARGE ? KEEP_BUFFER : KEEP_SMALL);
  exchange->next = worker->free;
  worker->free = exchange;
  worker->free_count++;
}

void crd_exchanges_free(worker *worker) {
  for (exchange *each = worker->free, *next; each; each = next) {
    next = each->next;
    keep_buffers(each, 0);
    free(each);
  }
  worker->free = NULL;
}

/* ---- the answer ---- */

void crd_exchange_take_answer(exchange *exchange, const http_answer *answer) {
  static const http_answer no_memory = {.status = 503,
                                        .content_type = "text/plain; charset=utf-8",
                                        .retry_after_s = 1,
                                        .body = CRD_STRING_INIT("there is no memory for the answer\n")};
  const size_t size = ANSWER_ROOM + answer->body.size;
  exchange->answer.size = 0;
  char *room = exchange->small;
  if (!crd_buffer_reserve(exchange->worker->server, &exchange->answer, false, size, size))
    room = exchange->answer.data;
  else
    answer = &no_memory;
  exchange->status = answer->status;
  exchange->content_type = answer->content_type;
  exchange->allow = answer->allow;
  exchange->retry_after_s = answer->retry_after_s;
  exchange->answered = true;
  if (answer->body.size) memcpy(room + ANSWER_ROOM, answer->body.data, answer->body.size);
  exchange->text = room + ANSWER_ROOM;
  exchange->text_size = answer->body.size;
}

static crd_string reason_of(int status) {
  static const struct {
    int status;
    crd_string text;
  } reasons[] = {{200, CRD_STRING_INIT("OK")},
                 {400, CRD_STRING_INIT("Bad Request")},
                 {401, CRD_STRING_INIT("Unauthorized")},
                 {404, CRD_STRING_INIT("Not Found")},
                 {405, CRD_STRING_INIT("Method Not Allowed")},
                 {413, CRD_STRING_INIT("Content Too Large")},
                 {414, CRD_STRING_INIT("URI Too Long")},
                 {415, CRD_STRING_INIT("Unsupported Media Type")},
                 {417, CRD_STRING_INIT("Expectation Failed")},
                 {431, CRD_STRING_INIT("Request Header Fields Too Large")},
                 {500, CRD_STRING_INIT("Internal Server Error")},
                 {501, CRD_STRING_INIT("Not Implemented")},
                 {503, CRD_STRING_INIT("Service Unavailable")},
                 {504, CRD_STRING_INIT("Gateway Timeout")},
                 {505, CRD_STRING_INIT("HTTP Version Not Supported")}};
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    if (reasons[i].status == status) return reasons[i].text;
  return CRD_STRING("Unknown");
}

/* The next part of a head, which never has more than its room. */
static void put(char **at, crd_string text) {
  memcpy(*at, text.data, text.size);
  *at += text.size;
}

static void put_number(char **at, size_t number) {
  char digits[20];
  size_t size = 0;
  do digits[sizeof digits - ++size] = (char)('0' + number % 10);
  while (number /= 10);
  put(at, (crd_string){digits + sizeof digits - size, size});
}

static void put_field(char **at, crd_string name, const char *value) {
  if (!value) return;
  put(at, name);
  put(at, crd_string_of(value));
  put(at, CRD_STRING("\r\n"));
}

crd_string crd_exchange_write(exchange *exchange, crd_string date) {
  char head[ANSWER_ROOM], *at = head;
  put(&at, CRD_STRING("HTTP/1.1 "));
  put_number(&at, (size_t)exchange->status);
  put(&at, CRD_STRING(" "));
  put(&at, reason_of(exchange->status));
  put(&at, CRD_STRING("\r\nDate: "));
  put(&at, date);
  put(&at, CRD_STRING("\r\n"));
  put_field(&at, CRD_STRING("Connection: "), exchange->close ? "close" : exchange->says_kept ? "Keep-Alive" : NULL);
  put_field(&at, CRD_STRING("Content-Type: "), exchange->content_type);
  put_field(&at, CRD_STRING("Allow: "), exchange->allow);
  if (exchange->retry_after_s) {
    put(&at, CRD_STRING("Retry-After: "));
    put_number(&at, exchange->retry_after_s);
    put(&at, CRD_STRING("\r\n"));
  }
  put(&at, CRD_STRING("Content-Length: "));
  put_number(&at, exchange->text_size);
  put(&at, CRD_STRING("\r\n\r\n"));
  const size_t size = (size_t)(at - head);
  memcpy(exchange->text - size, head, size);
  return (crd_string){exchange->text - size, size + (exchange->only_head ? 0 : exchange->text_size)};
}

/* ---- judging requests ---- */

bool crd_workplace_open(workplace *place, http_server *server, bool large) {
  const http_handler *handler = &server->handler;
  place->server = server;
  if (handler->thread_begin) place->thread = handler->thread_begin(handler->context, large);
  return place->thread || !handler->thread_begin;
}

void crd_workplace_close(workplace *place) {
  if (!place->server) return;
  const http_handler *handler = &place->server->handler;
  if (place->thread && handler->thread_end) handler->thread_end(handler->context, place->thread);
}

/* The door sets the lowest bit of `until` while it interrupts; the request cannot end before the bit is cleared. */
#define INTERRUPTING 1ull

static void begin_work(workplace *place, uint64_t until) {
  atomic_store(&place->until, until & ~INTERRUPTING);
}

static void end_work(workplace *place) {
  for (uint64_t until = atomic_load(&place->until) & ~INTERRUPTING; !atomic_compare_exchange_weak(&place->until, &until, 0);
       until &= ~INTERRUPTING)
    if (until & INTERRUPTING) sched_yield();
}

void crd_workplace_watch(workplace *place, uint64_t now) {
  const http_handler *handler = &place->server->handler;
  uint64_t until = atomic_load(&place->until);
  if (!until || now <= until || !handler->interrupt) return;
  if (!atomic_compare_exchange_strong(&place->until, &until, until | INTERRUPTING)) return;
  handler->interrupt(handler->context, place->thread);
  atomic_store(&place->until, until);
}

/* When judging must end, so that there is time to write the answer. */
static uint64_t time_to_judge(const exchange *exchange, uint64_t now) {
  uint64_t deadline = atomic_load_explicit(&exchange->connection->deadline, memory_order_relaxed);
  uint64_t left = deadline > exchange->request.started ? deadline - exchange->request.started : 0;
  uint64_t kept = left / 8 < ANSWER_NS ? left / 8 : ANSWER_NS;
  return deadline > now + kept ? deadline - kept : now;
}

void crd_exchange_respond(exchange *exchange, workplace *place, crd_string body, uint64_t now) {
  http_server *server = place->server;
  http_answer answer = {.status = 500};
  uint64_t until = time_to_judge(exchange, now);
  crd_connection_enter(exchange->connection, PHASE_JUDGED, now);
  exchange->request.body = body;
  bool late = until <= now || atomic_load_explicit(&server->ending, memory_order_relaxed); /* it has waited too long */
  if (late && !exchange->request.stopped) exchange->request.stopped = CRD_STOP_INTERRUPT;
  begin_work(place, until);
  server->handler.respond(server->handler.context, place->thread, &exchange->request, &answer);
  end_work(place);
  exchange->request.body = (crd_string){NULL, 0};
  crd_exchange_take_answer(exchange, &answer);
  crd_buffer_recycle(server, &exchange->body, true, KEEP_BUFFER);
  atomic_store_explicit(&exchange->connection->holds, false, memory_order_relaxed);
}

/* ---- the body ---- */

static void respond_here(exchange *exchange, crd_string body) {
  worker *worker = exchange->worker;
  crd_exchange_respond(exchange, &worker->place, body, worker->now);
  worker->now = crd_http_now();
}

/* The body cannot be stored: the handler answers without it, and the rest is skipped. */
void crd_exchange_give_up(exchange *exchange) {
  respond_here(exchange, (crd_string){NULL, 0});
  crd_connection_enter(exchange->connection, PHASE_REQUEST, exchange->worker->now);
}

/* The largest size of the body; 0: unknown. */
static size_t most_of(const exchange *exchange) {
  return exchange->announced <= exchange->worker->server->options.body_limit ? (size_t)exchange->announced : 0;
}

char *crd_exchange_room(exchange *exchange, size_t *size) {
  const size_t most = most_of(exchange);
  buffer *body = &exchange->body;
  if (exchange->answered || !body->size || !most) return NULL;
  if (crd_buffer_reserve(exchange->worker->server, body, true, body->size + 1, most)) return NULL;
  *size = (most < body->capacity ? most : body->capacity) - body->size;
  return body->data + body->size;
}

bool crd_exchange_receive(exchange *exchange, crd_string piece) {
  http_server *server = exchange->worker->server;
  size_t limit = server->options.body_limit;
  exchange->received += piece.size;
  crd_connection_pay(exchange->connection, piece.size, exchange->worker->now);
  if (exchange->answered) return exchange->received <= READ_OVER_FACTOR * (uint64_t)limit;
  if (exchange->received > limit) { /* chunked: known only now */
    exchange->request.too_large = true;
    crd_exchange_give_up(exchange);
  } else if (exchange->received == exchange->announced && exchange->body.size == 0) {
    respond_here(exchange, piece);
  } else {
    atomic_store_explicit(&exchange->connection->holds, true, memory_order_relaxed);
    exchange->request.stopped = crd_buffer_add(server, &exchange->body, true, piece, most_of(exchange));
    if (exchange->request.stopped) crd_exchange_give_up(exchange);
  }
  return true;
}

void crd_exchange_respond_collected(exchange *exchange) {
  respond_here(exchange, (crd_string){exchange->body.data, exchange->body.size});
}
