/* SPDX-License-Identifier: Apache-2.0 */
/* What a client may send to the webhook's port, over a socket to a server that lives on from input to input. Parts: each is
 * one write; "new" ones begin a further connection. What comes back are HTTP answers, one after the other, with JSON where
 * they say so; afterwards an ordinary review is answered as ever, no connection is left and no request in flight. */
#include "../unit/webhook/kinds.h"
#include "mutate.h"
#include "parts.h"
#include "service.h"
#include <arpa/inet.h>
#include <crd/json.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define INPUT_LIMIT (32u << 10)
#define ANSWERS_LIMIT (256u << 10)
#define CONNECTIONS_LIMIT 4
#define WAIT_MS 5000 /* for what must come */
#define REST_MS 30   /* for what may come, when nothing has for so long */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "request";

static struct {
  logger log;
  metrics metrics;
  router *router;
  service service;
  http_server *server;
  unsigned port;
} webhook;

static void fail(const char *what, crd_string more) {
  fprintf(stderr, "%s: %.*s\n", what, (int)more.size, more.data);
  abort();
}

static void start(void) {
  char error[256] = "";
  webhook.log = (logger){.descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC), .level = LOG_LEVEL_DEBUG};
  webhook.router = crd_router_create(&(router_source){.registry = &test_registry}, error, sizeof error);
  if (!webhook.router || !crd_metrics_init(&webhook.metrics, webhook.router, NULL)) abort();
  webhook.service = (service){.admission = {.registry = &test_registry, .layers = CRD_LAYER_ALL},
                              .router = webhook.router,
                              .metrics = &webhook.metrics,
                              .log = &webhook.log};
  int listening = crd_http_listen("127.0.0.1:0", error, sizeof error);
  if (listening < 0) fail("listen", crd_string_of(error));
  webhook.port = crd_http_socket_port(listening);
  http_options options = {.name = "webhook",
                          .socket = listening,
                          .threads = 1,
                          .body_limit = 8192,
                          .connection_limit = 64,
                          .waiting_limit = 64,
                          .first_ms = 2000,
                          .request_ms = 2000,
                          .idle_ms = 2000,
                          .log = &webhook.log};
  http_handler handler = crd_service_admission_handler(&webhook.service);
  webhook.server = crd_http_server_start(&options, &handler, error, sizeof error);
  if (!webhook.server) fail("start", crd_string_of(error));
}

/* False with errno. The alarms of the fuzzer interrupt it; it goes on meanwhile. */
static bool connect_patiently(int client, const struct sockaddr_in *address) {
  if (connect(client, (const struct sockaddr *)address, sizeof *address) == 0) return true;
  if (errno != EINTR) return false;
  struct pollfd open = {.fd = client, .events = POLLOUT};
  int ready, error = ETIMEDOUT;
  socklen_t size = sizeof error;
  do ready = poll(&open, 1, WAIT_MS);
  while (ready < 0 && errno == EINTR);
  if (ready > 0) getsockopt(client, SOL_SOCKET, SO_ERROR, &error, &size);
  errno = error;
  return error == 0;
}

/* A connection that is gone without a trace when it is closed: ports are few. To come about it may take as long as a busy
 * machine makes it wait, whatever is waited for answers. */
static int open_connection(unsigned wait_ms) {
  int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons((uint16_t)webhook.port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  struct timeval wait = {wait_ms / 1000, wait_ms % 1000 * 1000L}, patience = {WAIT_MS / 1000, 0};
  struct linger at_once = {.l_onoff = 1};
  setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  setsockopt(client, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  if (client < 0 || !connect_patiently(client, &address)) fail("connect", crd_string_of(strerror(errno)));
  setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
  return client;
}

/* What the server refuses to take is no failure: it has hung up. */
static void send_all(int client, crd_string text) {
  while (text.size) {
    ssize_t sent = send(client, text.data, text.size, MSG_NOSIGNAL);
    if (sent <= 0) return;
    text = crd_string_slice(text, (size_t)sent, text.size);
  }
}

/* All that comes until the server hangs up, or has nothing more to say. */
static crd_string receive_all(crd_arena *arena, int client) {
  char *data = crd_arena_alloc(arena, ANSWERS_LIMIT);
  size_t size = 0;
  ssize_t got;
  while (size < ANSWERS_LIMIT && (got = recv(client, data + size, ANSWERS_LIMIT - size, 0)) > 0) size += (size_t)got;
  return (crd_string){data, size};
}

static bool contains(crd_string text, const char *part) {
  return text.size && memmem(text.data, text.size, part, strlen(part)) != NULL;
}

static crd_string header(crd_string head, const char *name) {
  size_t size = strlen(name);
  for (size_t at = 0; at + size < head.size; at++)
    if (strncasecmp(head.data + at, name, size) == 0 && head.data[at - (at > 0)] == '\n') {
      size_t end = at + size;
      while (end < head.size && head.data[end] != '\r') end++;
      return crd_string_slice(head, at + size, end);
    }
  return (crd_string){NULL, 0};
}

/* Steps over one answer; false at its end, or where answers have no body though they announce one (HEAD). */
static bool next_answer(crd_arena *arena, crd_string text, size_t *at) {
  crd_string rest = crd_string_slice(text, *at, text.size);
  if (!rest.size) return false;
  const char *end = memmem(rest.data, rest.size, "\r\n\r\n", 4);
  if (!crd_string_has_prefix(rest, CRD_STRING("HTTP/1."))) fail("no answer", rest);
  if (!end) return false; /* the rest may still be on its way */
  crd_string head = crd_string_slice(rest, 0, (size_t)(end - rest.data) + 2);
  int status = atoi(rest.data + 9);
  if (status < 100 || status > 599) fail("no status", rest);
  for (size_t i = 0; i < head.size; i++)
    if ((unsigned char)head.data[i] < ' ' && !strchr("\r\n\t", head.data[i])) fail("no header", rest);
  *at += head.size + 2;
  if (status < 200) return true;
  crd_string announced = header(head, "Content-Length:"), type = header(head, "Content-Type:");
  size_t length = announced.size ? strtoul(announced.data, NULL, 10) : 0;
  crd_string body = crd_string_slice(text, *at, text.size);
  if (length > body.size || crd_string_has_prefix(body, CRD_STRING("HTTP/1."))) return length <= body.size;
  body.size = length;
  if (contains(type, "json") && length && !crd_json_parse(arena, body, NULL, NULL)) fail("no JSON", body);
  *at += length;
  return true;
}

static void check_answers(crd_arena *arena, crd_string text) {
  size_t at = 0;
  while (next_answer(arena, text, &at)) continue;
}

static void ask_as_ever(crd_arena *arena) {
  static const char review[] =
      "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/"
      "v1\",\"request\":{\"uid\":\"u\",\"operation\":\"DELETE\","
      "\"kind\":{\"group\":\"ray.io\",\"version\":\"v1\",\"kind\":\"RayCluster\"},\"name\":\"a\"}}";
  crd_string request = crd_arena_printf(arena,
                                        "POST /validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                                        "Content-Length: %zu\r\nConnection: close\r\n\r\n%s",
                                        sizeof review - 1, review);
  int client = open_connection(WAIT_MS);
  send_all(client, request);
  crd_string text = receive_all(arena, client);
  if (!crd_string_has_prefix(text, CRD_STRING("HTTP/1.1 200")) || !contains(text, "\"allowed\":true"))
    fail("an ordinary review", text);
  close(client);
}

/* Once the connections are closed nothing is left of them. */
static void check_rest(void) {
  const struct timespec moment = {.tv_nsec = 100000};
  for (unsigned tries = 0; crd_http_server_connections(webhook.server); tries++) {
    if (tries > WAIT_MS * 10) fail("a connection is left", CRD_STRING(""));
    nanosleep(&moment, NULL);
  }
  for (size_t i = 0; i < crd_router_count(webhook.router); i++)
    if (atomic_load(&webhook.metrics.webhooks[i].in_flight))
      fail("a request is in flight", crd_router_at(webhook.router, i)->path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static unsigned inputs;
  if (size > INPUT_LIMIT) return 0;
  if (!webhook.server) start();
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  int clients[CONNECTIONS_LIMIT];
  size_t count = 0;
  for (size_t i = 0; i < parts.count; i++) {
    if (count == 0 || (part_is(&parts.items[i], "new") && count < CONNECTIONS_LIMIT))
      clients[count++] = open_connection(REST_MS);
    send_all(clients[count - 1], parts.items[i].text);
  }
  for (size_t i = 0; i < count; i++) {
    shutdown(clients[i], SHUT_WR);
    check_answers(arena, receive_all(arena, clients[i]));
    close(clients[i]);
  }
  if (++inputs % 16 == 1) ask_as_ever(arena);
  check_rest();
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
