/* SPDX-License-Identifier: Apache-2.0 */
/* The server around handlers of our own: work that takes too long, lines that are too long, and the end amid both. */
#include "http/http.h"
#include <crd/arena.h>
#include <crd/guard.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define LARGE (400 << 10) /* bytes of a body that a judge gets */

typedef struct state {
  atomic_uint interrupted, finished;
  crd_arena *arenas[8];
  unsigned count;
  crd_budget *budget; /* NULL: there is none */
} state;

static void *begin(void *context, bool large) {
  state *state = context;
  (void)large;
  state->arenas[state->count] = crd_arena_create(NULL);
  return state->arenas[state->count++];
}

static void end(void *context, void *thread) {
  (void)context;
  crd_arena_destroy(thread);
}

static bool head(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer) {
  (void)context, (void)thread, (void)answer;
  if (request->timeout.size) *time_ms = (unsigned)strtoul(request->timeout.data, NULL, 10);
  return true;
}

static void for_ever(void *context) {
  for (;;) crd_arena_poll(context);
}

/* A path of "/loop" never ends by itself. */
static void respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  state *state = context;
  crd_arena_reset(thread);
  *answer = (http_answer){.status = 200, .content_type = "text/plain", .body = CRD_STRING("done")};
  crd_stop stop = request->stopped;
  if (request->unheard) {
    answer->status = 503;
    return;
  }
  if (!stop && crd_string_equal(request->path, CRD_STRING("/loop"))) stop = crd_guard(thread, for_ever, thread);
  if (stop) answer->status = 504;
  if (stop == CRD_STOP_INTERRUPT) atomic_fetch_add(&state->interrupted, 1);
}

static void interrupt(void *context, void *thread) {
  (void)context;
  crd_arena_interrupt(thread);
}

static void finish(void *context, const http_request *request, int status) {
  (void)request, (void)status;
  atomic_fetch_add(&((state *)context)->finished, 1);
}

static const logger quiet = {.descriptor = -1, .level = LOG_LEVEL_ERROR};

static http_server *start(state *state, unsigned request_ms, unsigned *port) {
  char error[256];
  int socket = crd_http_listen("127.0.0.1:0", error, sizeof error);
  cr_assert_geq(socket, 0, "%s", error);
  *port = crd_http_socket_port(socket);
  const http_options options = {.name = "test",
                                .socket = socket,
                                .threads = 1,
                                .judges = 1,
                                .body_limit = 1 << 20,
                                .connection_limit = 64,
                                .waiting_limit = 64,
                                .first_ms = 5000,
                                .request_ms = request_ms,
                                .idle_ms = 5000,
                                .budget = state->budget,
                                .log = &quiet};
  const http_handler handler = {.context = state,
                                .thread_begin = begin,
                                .thread_end = end,
                                .head = head,
                                .respond = respond,
                                .interrupt = interrupt,
                                .finish = finish};
  http_server *server = crd_http_server_start(&options, &handler, error, sizeof error);
  cr_assert_not_null(server, "%s", error);
  return server;
}

static void ask_on(int client, const char *path, size_t size) {
  char *text = calloc(1, size + 256);
  int written = snprintf(text, 256, "POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: %zu\r\n\r\n", path, size);
  memset(text + written, 'x', size);
  for (size_t sent = 0; sent < size + (size_t)written;) {
    ssize_t now = send(client, text + sent, size + (size_t)written - sent, MSG_NOSIGNAL);
    cr_assert_gt(now, 0);
    sent += (size_t)now;
  }
  free(text);
}

static int ask(unsigned port, const char *path, size_t size) {
  int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  cr_assert_eq(connect(client, (const struct sockaddr *)&address, sizeof address), 0);
  ask_on(client, path, size);
  return client;
}

/* The status of the answer, 0 when the connection ends without one, -1 when nothing comes in time. */
static int status_of(int client, int milliseconds) {
  char text[1024] = "";
  struct pollfd wanted = {.fd = client, .events = POLLIN};
  if (poll(&wanted, 1, milliseconds) != 1) return -1;
  ssize_t got = recv(client, text, sizeof text - 1, 0);
  return got > 12 ? atoi(text + 9) : 0;
}

static int answer_of(int client, int milliseconds) {
  int status = status_of(client, milliseconds);
  close(client);
  return status;
}

Test(http, what_takes_too_long_is_interrupted) {
  const size_t sizes[] = {100, LARGE};
  for (size_t i = 0; i < 2; i++) {
    state state = {.count = 0};
    unsigned port;
    http_server *server = start(&state, 600, &port);
    uint64_t begun = crd_http_now();
    int client = ask(port, "/loop", sizes[i]);
    cr_expect_eq(answer_of(client, 5000), 504, "%zu bytes", sizes[i]);
    uint64_t ms = (crd_http_now() - begun) / 1000000;
    cr_expect(ms >= 400 && ms < 3000, "%llu ms", (unsigned long long)ms);
    cr_expect_eq(atomic_load(&state.interrupted), 1);
    cr_expect_eq(answer_of(ask(port, "/", sizes[i]), 5000), 200, "the thread goes on");
    crd_http_server_destroy(server);
    cr_expect_eq(atomic_load(&state.finished), 2);
  }
}

Test(http, a_large_request_keeps_no_small_one_waiting) {
  state state = {.count = 0};
  unsigned port;
  http_server *server = start(&state, 4000, &port);
  int large = ask(port, "/loop", LARGE);
  for (int i = 0; i < 20; i++) cr_expect_eq(answer_of(ask(port, "/", 100), 2000), 200);
  cr_expect_eq(atomic_load(&state.interrupted), 0, "it is still at work");
  cr_expect_eq(answer_of(large, 8000), 504);
  crd_http_server_destroy(server);
}

Test(http, who_waits_in_line_too_long_is_told) {
  state state = {.count = 0};
  unsigned port;
  http_server *server = start(&state, 3000, &port);
  int first = ask(port, "/loop", LARGE), second = ask(port, "/loop", LARGE), third = ask(port, "/", LARGE);
  uint64_t begun = crd_http_now();
  cr_expect_eq(answer_of(third, 8000), 503);
  cr_expect_eq(answer_of(second, 8000), 503);
  cr_expect_lt((crd_http_now() - begun) / 1000000, 2500);
  cr_expect_eq(answer_of(first, 8000), 504);
  crd_http_server_destroy(server);
}

Test(http, the_end_comes_amid_work) {
  state state = {.count = 0};
  unsigned port;
  http_server *server = start(&state, 60000, &port);
  int clients[] = {ask(port, "/loop", LARGE), ask(port, "/loop", LARGE), ask(port, "/loop", 100), ask(port, "/", 100)};
  usleep(300000);
  uint64_t begun = crd_http_now();
  crd_http_server_destroy(server);
  cr_expect_lt((crd_http_now() - begun) / 1000000, 3000);
  for (size_t i = 0; i < 4; i++) close(clients[i]);
}

/* The one worker is at work, and has not begun with those who came after. */
Test(http, the_end_forgets_nobody_who_came_in) {
  for (int round = 0; round < 5; round++) {
    state state = {.budget = crd_budget_create(64 << 20)};
    unsigned port;
    int clients[16];
    http_server *server = start(&state, 60000, &port);
    for (size_t i = 0; i < 16; i++) {
      clients[i] = ask(port, i ? "/" : "/loop", 100);
      if (!i) usleep(100000);
    }
    for (int i = 0; i < 100 && crd_budget_used(state.budget) == 0; i++) usleep(10000);
    usleep(100000);
    crd_http_server_destroy(server);
    cr_expect_eq(crd_budget_used(state.budget), 0, "%zu bytes are held", crd_budget_used(state.budget));
    crd_budget_destroy(state.budget);
    for (size_t i = 0; i < 16; i++) close(clients[i]);
  }
}

/* A request on a kept connection that the worker, which is at work, has not begun to read. */
Test(http, the_end_cuts_no_request_that_is_there) {
  state state = {.count = 0};
  unsigned port;
  http_server *server = start(&state, 1500, &port);
  int kept = ask(port, "/", 100);
  cr_expect_eq(status_of(kept, 5000), 200);
  int busy = ask(port, "/loop", 100);
  usleep(200000);
  ask_on(kept, "/", 100);
  crd_http_server_quiesce(server);
  cr_expect_eq(answer_of(kept, 8000), 200);
  cr_expect_eq(answer_of(busy, 8000), 504);
  crd_http_server_destroy(server);
}
