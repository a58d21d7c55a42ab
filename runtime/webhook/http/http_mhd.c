/* SPDX-License-Identifier: Apache-2.0 */
/* http.h on libmicrohttpd: a daemon with one thread for each worker, which the door gives connections.
 *
 * The daemons wait with poll: under epoll libmicrohttpd 0.9 goes round without pause for as long as a handshake is half
 * done. They do not listen, and their own limits and timeouts are off: the door has both.
 *
 * libmicrohttpd calls `on_request` once when the headers are there, once per piece of the body, and once at its end. */
#include "http_head.h"
#include "http_private.h"
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#define CONNECTION_MEMORY ((size_t)64 << 10) /* headers, and the piece of a body that is read at once */
#define THREAD_STACK ((size_t)8 << 20)       /* trees of depth 10000 are walked recursively; not every libc gives as much */
#define LARGE_REQUEST ((size_t)256 << 10)    /* bytes of a body that is judged in a thread of its own */
#define ENDLESS_FACTOR 8                     /* a body that is announced so many limits long is not heard out */
/* What is charged for a connection, as measured: with its worker, and from its first request on, whose bytes come to stand
 * in libmicrohttpd's memory. */
#define PLAIN_COST ((size_t)4 << 10)
#define TLS_COST ((size_t)14 << 10)
#define REPEATS_HEAD_BELOW 976 /* the versions that answer a malformed Content-Length twice */
#define JUDGES_LINES_FROM 1000 /* those that can be told to be strict about the lines of a head */

/* ---- connections ---- */

static connection *connection_of(struct MHD_Connection *handle) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static gnutls_session_t session_of(struct MHD_Connection *handle) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  return info ? info->tls_session : NULL;
}

static bool charge(connection *connection, size_t cost) {
  crd_budget *budget = connection->worker->server->options.budget;
  if (!budget) return true;
  if (!crd_budget_take(budget, cost)) return false;
  connection->charged += cost;
  return true;
}

static void discharge(connection *connection) {
  if (connection->charged) crd_budget_give(connection->worker->server->options.budget, connection->charged);
  connection->charged = 0;
}

/* What is handed over with a connection in place of an address, which libmicrohttpd keeps and does not look at. */
typedef struct handed_over {
  struct sockaddr_in none;
  connection *connection;
} handed_over;

static bool take_connection(http_server *server, connection *connection) {
  worker *worker = server->workers;
  for (unsigned i = 1; i < server->worker_count; i++)
    if (atomic_load(&server->workers[i].connections) < atomic_load(&worker->connections)) worker = &server->workers[i];
  connection->worker = worker;
  if (!charge(connection, server->options.tls ? TLS_COST : PLAIN_COST)) {
    close(connection->socket);
    return false;
  }
  crd_connection_table_hold(&server->table, connection, !server->options.tls, crd_http_now());
  atomic_fetch_add(&worker->connections, 1);
  const handed_over given = {.none = {.sin_family = AF_INET}, .connection = connection};
  if (MHD_add_connection(worker->daemon, connection->socket, (const struct sockaddr *)&given, sizeof given) == MHD_YES)
    return true;
  atomic_fetch_sub(&worker->connections, 1);
  discharge(connection);
  return false;
}

static void forget_head(worker *worker, const connection *connection) {
  for (struct connection **link = &worker->heads; *link; link = &(*link)->next_head)
    if (*link == connection) {
      *link = connection->next_head;
      return;
    }
}

/* Forgets a connection whose socket libmicrohttpd has closed, or closes after this. */
static void end_connection(connection *ended) {
  worker *worker = ended->worker;
  crd_connection_table_remove(&worker->server->table, ended);
  atomic_fetch_sub(&worker->connections, 1);
  discharge(ended);
  crd_tls_pair_release(ended->pair);
  free(ended);
}

static void on_connection(void *context, struct MHD_Connection *handle, void **socket_context,
                          enum MHD_ConnectionNotificationCode code) {
  worker *worker = context;
  http_server *server = worker->server;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const handed_over *given = (const handed_over *)(const void *)info->client_addr;
    given->connection->handle = handle;
    *socket_context = given->connection;
    if (server->ticket_key.size) gnutls_session_ticket_enable_server(session_of(handle), &server->ticket_key);
    return;
  }
  forget_head(worker, *socket_context);
  end_connection(*socket_context);
  *socket_context = NULL;
}

/* ---- TLS ---- */

/* Per handshake. GnuTLS keeps the pointers for as long as the session lives, so the connection keeps the pair. */
static int on_handshake(gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
                        const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **chain,
                        unsigned *chain_size, gnutls_privkey_t *key) {
  (void)authorities, (void)authority_count, (void)algorithms, (void)algorithm_count;
  struct MHD_Connection *handle = gnutls_session_get_ptr(session); /* libmicrohttpd sets it */
  connection *connection = handle ? connection_of(handle) : NULL;
  if (!connection) return -1;
  atomic_store_explicit(&connection->paid, crd_http_now(), memory_order_relaxed); /* the hello's wait was our doing */
  atomic_store_explicit(&connection->greeted, true, memory_order_relaxed);
  if (!connection->pair) connection->pair = crd_tls_store_acquire(connection->worker->server->options.tls);
  *chain = connection->pair->chain;
  *chain_size = connection->pair->chain_size;
  *key = connection->pair->key;
  return 0;
}

/* libmicrohttpd asks clients for a certificate but leaves it to the application to look at it. */
static bool client_verified(connection *connection) {
  const tls_store *tls = connection->worker->server->options.tls;
  if (connection->verified || !tls || !crd_tls_store_client_ca(tls)) return true;
  gnutls_session_t session = session_of(connection->handle);
  connection->verified = session && crd_tls_client_verified(session);
  return connection->verified;
}

/* ---- requests ---- */

/* Called with the request line: from here on the request's time runs. */
static void *on_request_line(void *context, const char *target, struct MHD_Connection *handle) {
  worker *worker = context;
  connection *connection = connection_of(handle);
  if (!connection) return NULL;
  uint64_t now = crd_http_now();
  crd_connection_enter(connection, PHASE_REQUEST, now);
  atomic_store_explicit(&connection->deadline, now + worker->server->options.request_ms * 1000000ull, memory_order_relaxed);
  connection->target = target ? target : "";
  connection->target_size = strlen(connection->target);
  connection->target_wrong = false;
  for (size_t i = 0; i < connection->target_size; i++) {
    unsigned char c = (unsigned char)connection->target[i];
    if (c < ' ' || c == 0x7F) connection->target_wrong = true;
  }
  connection->next_head = worker->heads;
  worker->heads = connection;
  return NULL;
}

/* Paths are looked at by crd_http_path: libmicrohttpd's own unescaping ends a path at an escaped NUL. */
static size_t keep_escapes(void *context, struct MHD_Connection *handle, char *text) {
  (void)context, (void)handle;
  return strlen(text);
}

static crd_string media_type(crd_string value) {
  const char *semicolon = value.size ? memchr(value.data, ';', value.size) : NULL;
  if (semicolon) value.size = (size_t)(semicolon - value.data);
  while (value.size && (value.data[value.size - 1] == ' ' || value.data[value.size - 1] == '\t')) value.size--;
  return value;
}

typedef struct head_reading {
  http_head head;
  http_request *request;
} head_reading;

static enum MHD_Result on_field(void *context, enum MHD_ValueKind kind, const char *name, size_t name_size,
                                const char *value, size_t value_size) {
  head_reading *reading = context;
  const crd_string field = {name, name_size}, text = {value ? value : name + name_size + 1, value ? value_size : 0};
  (void)kind;
  crd_http_head_field(&reading->head, field, text);
  if (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_TYPE) == 0) {
    reading->request->content_type = media_type(text);
    reading->request->is_json = crd_string_equal(text, CRD_STRING("application/json"));
  } else if (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_ENCODING) == 0) {
    reading->request->content_encoding = text;
  }
  return MHD_YES;
}

/* Reads the head of a request. What is wrong with it, or a status of 0. */
static http_problem read_head(exchange *exchange, struct MHD_Connection *handle, const char *url, const char *method,
                              const char *version) {
  connection *connection = exchange->connection;
  http_request *request = &exchange->request;
  head_reading reading = {.request = request,
                          .head = {.method = crd_string_of(method),
                                   .target = {connection->target, connection->target_size},
                                   .version = crd_string_of(version),
                                   .target_wrong = connection->target_wrong}};
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  if (info && info->header_size && exchange->worker->server->library < JUDGES_LINES_FROM)
    reading.head.end = method + info->header_size;
  crd_http_head_begin(&reading.head);
  MHD_get_connection_values_n(handle, MHD_HEADER_KIND, on_field, &reading);
  http_problem problem = crd_http_head_end(&reading.head);
  exchange->announced = reading.head.length;
  exchange->expects_continue = reading.head.expects_continue;
  exchange->close = problem.status || (reading.head.has_length && reading.head.encodings);
  request->method = crd_string_of(method);
  request->timeout = crd_string_of(MHD_lookup_connection_value(handle, MHD_GET_ARGUMENT_KIND, "timeout"));
  if (!crd_http_path(crd_string_of(url), exchange->path, sizeof exchange->path, &request->path) && !problem.status)
    problem = (http_problem){400, "the request target is malformed"};
  return problem;
}

static enum MHD_Result exchange_queue(exchange *exchange, struct MHD_Connection *handle) {
  if (exchange->status == 0) return MHD_NO;
  /* libmicrohttpd does not write to it. */
  struct MHD_Response *response =
      MHD_create_response_from_buffer(exchange->text.size, (void *)(uintptr_t)exchange->text.data, MHD_RESPMEM_PERSISTENT);
  if (!response) return MHD_NO;
  if (exchange->content_type) MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, exchange->content_type);
  if (exchange->allow) MHD_add_response_header(response, MHD_HTTP_HEADER_ALLOW, exchange->allow);
  if (exchange->retry_after_s) {
    char seconds[12];
    snprintf(seconds, sizeof seconds, "%u", exchange->retry_after_s);
    MHD_add_response_header(response, MHD_HTTP_HEADER_RETRY_AFTER, seconds);
  }
  if (exchange->close || atomic_load_explicit(&exchange->worker->server->draining, memory_order_relaxed))
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
  uint64_t now = crd_http_now();
  crd_connection_enter(exchange->connection, PHASE_ANSWER, now);
  crd_connection_pay(exchange->connection, exchange->text.size, now);
  enum MHD_Result result = MHD_queue_response(handle, (unsigned)exchange->status, response);
  MHD_destroy_response(response);
  return result;
}

/* A head that is none is answered at once; nobody knows where the next request would begin. */
static enum MHD_Result refuse_head(exchange *exchange, struct MHD_Connection *handle, http_problem problem) {
  char text[160];
  int size = snprintf(text, sizeof text, "%d %s\n", problem.status, problem.text);
  exchange->close = true;
  crd_exchange_take_answer(exchange, &(http_answer){.status = problem.status,
                                                    .content_type = "text/plain; charset=utf-8",
                                                    .retry_after_s = problem.status == 503 ? 1 : 0,
                                                    .body = {text, (size_t)size}});
  return exchange_queue(exchange, handle);
}

/* The headers are there. */
static enum MHD_Result exchange_begin(worker *worker, struct MHD_Connection *handle, const char *url, const char *method,
                                      const char *version, void **request_context) {
  http_server *server = worker->server;
  connection *connection = connection_of(handle);
  exchange *exchange = connection ? crd_exchange_create(worker, connection) : NULL;
  if (!exchange) return MHD_NO;
  *request_context = exchange;
  forget_head(worker, connection);
  http_problem problem = read_head(exchange, handle, url, method, version);
  if (!connection->has_asked && !problem.status) {
    connection->has_asked = charge(connection, CONNECTION_MEMORY);
    if (!connection->has_asked) problem = (http_problem){503, "there is no memory for the request"};
  }
  if (problem.status) return refuse_head(exchange, handle, problem);
  http_request *request = &exchange->request;
  request->started = crd_http_now();
  request->has_body = exchange->announced > 0;
  request->too_large = exchange->announced != HTTP_LENGTH_UNKNOWN && exchange->announced > server->options.body_limit;

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
    crd_exchange_respond(exchange, &worker->place, (crd_string){NULL, 0});
  crd_connection_enter(connection, PHASE_REQUEST, request->started);
  /* A client that waits for our word before it sends gets the refusal instead; so does one that would send without end.
   * Every other is heard out first: an answer to a client that still writes is lost in the reset that follows. */
  bool endless =
      exchange->announced != HTTP_LENGTH_UNKNOWN && exchange->announced / ENDLESS_FACTOR > server->options.body_limit;
  if (exchange->answered && (exchange->expects_continue || endless) && request->has_body)
    return exchange_queue(exchange, handle);
  return MHD_YES;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *handle, const char *url, const char *method,
                                  const char *version, const char *data, size_t *size, void **request_context) {
  exchange *exchange = *request_context;
  if (!exchange) return exchange_begin(context, handle, url, method, version, request_context);
  if (*size > 0) {
    size_t given = *size;
    *size = 0;
    return crd_exchange_receive(exchange, data, given) ? MHD_YES : MHD_NO;
  }
  if (exchange->answered) return exchange_queue(exchange, handle);
  worker *worker = exchange->worker;
  http_judges *judges = exchange->request.unheard ? NULL : worker->server->judges;
  if (exchange->body.size >= LARGE_REQUEST && judges) {
    crd_connection_enter(exchange->connection, PHASE_JUDGED, crd_http_now());
    if (crd_judges_give(judges, exchange)) return MHD_YES;
  }
  crd_exchange_respond(exchange, &worker->place, (crd_string){exchange->body.data, exchange->body.size});
  return exchange_queue(exchange, handle);
}

static void on_completed(void *context, struct MHD_Connection *handle, void **request_context,
                         enum MHD_RequestTerminationCode code) {
  worker *worker = context;
  http_server *server = worker->server;
  exchange *exchange = *request_context;
  connection *connection = connection_of(handle);
  if (connection) {
    uint64_t now = crd_http_now();
    forget_head(worker, connection);
    crd_connection_enter(connection, PHASE_IDLE, now);
    atomic_store_explicit(&connection->deadline, now + server->options.idle_ms * 1000000ull, memory_order_relaxed);
  }
  if (!exchange) return;
  *request_context = NULL;
  bool whole = code == MHD_REQUEST_TERMINATED_COMPLETED_OK;
  if (server->handler.finish)
    server->handler.finish(server->handler.context, &exchange->request, whole ? exchange->status : 0);
  if (!whole)
    log_event(server->options.log, LOG_LEVEL_INFO, server->options.name, "request ended before its answer was out",
              log_text("path", exchange->request.path), log_number("received", (int64_t)exchange->received));
  crd_exchange_recycle(exchange);
}

/* ---- what the library refuses by itself ---- */

/* Writes a refusal past libmicrohttpd and ends the sending, so that what it would write comes to nothing. */
static void refuse_past_library(const connection *connection) {
  static const char refusal[] =
      "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
      "Content-Length: 35\r\n\r\n400 Content-Length is not a number\n";
  gnutls_session_t session = session_of(connection->handle);
  ssize_t sent;
  if (session) {
    sent = gnutls_record_send(session, refusal, sizeof refusal - 1);
    if (sent > 0) gnutls_bye(session, GNUTLS_SHUT_WR);
  } else {
    sent = send(connection->socket, refusal, sizeof refusal - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
  (void)sent; /* the connection ends whether it went out or not */
  shutdown(connection->socket, SHUT_WR);
}

/* libmicrohttpd 0.9.75 writes its refusal of a malformed Content-Length twice. It speaks to the log on its way there, in the
 * connection's thread: the connection is the one whose head is whole by now and holds such a length. */
static void catch_repeated_head(worker *worker) {
  for (connection **link = &worker->heads; *link;) {
    connection *each = *link;
    const char *value = NULL;
    size_t size = 0;
    uint64_t length;
    bool there = MHD_lookup_connection_value_n(each->handle, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_LENGTH,
                                               strlen(MHD_HTTP_HEADER_CONTENT_LENGTH), &value, &size) == MHD_YES;
    bool encoded = MHD_lookup_connection_value(each->handle, MHD_HEADER_KIND, MHD_HTTP_HEADER_TRANSFER_ENCODING) != NULL;
    if (!there || encoded || crd_http_length((crd_string){value, size}, &length)) {
      link = &each->next_head;
      continue;
    }
    *link = each->next_head;
    refuse_past_library(each);
  }
}

static void on_library_log(void *context, const char *format, va_list arguments) {
  worker *worker = context;
  const logger *log = worker->server->options.log;
  if (worker->heads && worker->server->library < REPEATS_HEAD_BELOW) catch_repeated_head(worker);
  if (!log_wants(log, LOG_LEVEL_DEBUG)) return;
  char text[512];
  int size = vsnprintf(text, sizeof text, format, arguments);
  if (size >= (int)sizeof text) size = (int)sizeof text - 1;
  while (size > 0 && text[size - 1] == '\n') size--;
  log_event(log, LOG_LEVEL_DEBUG, worker->server->options.name, "libmicrohttpd",
            log_text("error", (crd_string){text, size > 0 ? (size_t)size : 0}));
}

/* ---- the server ---- */

typedef struct option_list {
  struct MHD_OptionItem items[20];
  size_t count;
} option_list;

/* Which of the two is read, or both, is the option's matter. Functions go in as numbers: ISO C has no other way. */
static void add_option(option_list *list, enum MHD_OPTION option, intptr_t value, const void *pointer) {
  list->items[list->count++] = (struct MHD_OptionItem){option, value, (void *)(uintptr_t)pointer};
}

static struct MHD_Daemon *start_daemon(worker *worker) {
  const http_options *options = &worker->server->options;
  option_list list = {.count = 0};
  unsigned flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ITC |
                   MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  /* The door has the limit; one that is cut and not yet closed counts here, too. */
  add_option(&list, MHD_OPTION_CONNECTION_LIMIT, (intptr_t)options->connection_limit * 2 + 16, NULL);
  add_option(&list, MHD_OPTION_CONNECTION_MEMORY_LIMIT, CONNECTION_MEMORY, NULL);
  add_option(&list, MHD_OPTION_CONNECTION_TIMEOUT, 0, NULL);
  add_option(&list, MHD_OPTION_THREAD_STACK_SIZE, (intptr_t)THREAD_STACK, NULL);
  add_option(&list, MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, NULL);
  add_option(&list, MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)on_completed, worker);
  add_option(&list, MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)on_connection, worker);
  add_option(&list, MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)on_request_line, worker);
  add_option(&list, MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)keep_escapes, NULL);
#if MHD_VERSION >= 0x00097701
  add_option(&list, MHD_OPTION_CLIENT_DISCIPLINE_LVL, 1, NULL);
#endif
  if (options->tls) {
    flags |= MHD_USE_TLS;
    add_option(&list, MHD_OPTION_HTTPS_CERT_CALLBACK, 0, (const void *)(uintptr_t)on_handshake);
    add_option(&list, MHD_OPTION_HTTPS_PRIORITIES, 0, crd_tls_store_priorities(options->tls));
    if (crd_tls_store_client_ca(options->tls))
      add_option(&list, MHD_OPTION_HTTPS_MEM_TRUST, 0, crd_tls_store_client_ca(options->tls));
  }
  add_option(&list, MHD_OPTION_END, 0, NULL);
  return MHD_start_daemon(flags, 0, NULL, NULL, on_request, worker, MHD_OPTION_EXTERNAL_LOGGER, on_library_log, worker,
                          MHD_OPTION_ARRAY, list.items, MHD_OPTION_END);
}

/* Of the library that is there at run time: 0.9.75 is 975. */
static unsigned library_version(void) {
  unsigned major = 0, minor = 0, patch = 0;
  if (sscanf(MHD_get_version(), "%u.%u.%u", &major, &minor, &patch) != 3) return 0;
  return major * 1000 + minor * 100 + patch;
}

static bool start_workers(http_server *server) {
  server->workers = calloc(server->options.threads, sizeof *server->workers);
  if (!server->workers) return false;
  for (unsigned i = 0; i < server->options.threads; i++) {
    worker *worker = &server->workers[i];
    worker->server = server;
    server->worker_count = i + 1;
    if (!crd_workplace_open(&worker->place, server, false)) return false;
    worker->daemon = start_daemon(worker);
    if (!worker->daemon) return false;
  }
  if (server->options.judges) server->judges = crd_judges_open(server, server->options.judges);
  return server->judges || !server->options.judges;
}

http_server *crd_http_server_start(const http_options *options, const http_handler *handler, char *error,
                                   size_t error_size) {
  http_server *server = calloc(1, sizeof *server);
  if (!server || !crd_connection_table_init(&server->table, options->connection_limit)) {
    snprintf(error, error_size, "no memory");
    free(server);
    close(options->socket);
    return NULL;
  }
  server->options = *options;
  server->handler = *handler;
  server->library = library_version();
  server->bodies_limit = options->budget ? crd_budget_limit(options->budget) / 2 : 0;
  if (options->tls && gnutls_session_ticket_key_generate(&server->ticket_key) < 0) server->ticket_key.size = 0;
  bool started = start_workers(server);
  if (started)
    server->door = crd_http_door_open(server, options->socket, take_connection);
  else
    close(options->socket);
  if (server->door) return server;
  snprintf(error, error_size, "the %s server does not start (--log-level debug says more)", options->name);
  crd_http_server_destroy(server);
  return NULL;
}

void crd_http_server_drain(http_server *server) {
  atomic_store(&server->draining, true);
}

void crd_http_server_quiesce(http_server *server) {
  atomic_store(&server->draining, true);
  atomic_store(&server->quiet, true);
  crd_http_door_wake(server->door);
}

unsigned crd_http_server_connections(const http_server *server) {
  bool more = atomic_load(&server->quiet) && !atomic_load(&server->shut); /* may come in at this moment */
  return atomic_load(&server->table.count) + (more ? 1 : 0);
}

unsigned long crd_http_server_count(const http_server *server, http_counter counter) {
  return atomic_load_explicit(&server->counts[counter], memory_order_relaxed);
}

void crd_http_server_destroy(http_server *server) {
  if (!server) return;
  if (server->door) crd_http_door_end(server->door);
  crd_judges_end(server->judges);
  for (unsigned i = 0; i < server->worker_count; i++)
    if (server->workers[i].daemon) MHD_stop_daemon(server->workers[i].daemon);
  crd_http_door_close(server->door);
  /* Those that a daemon had not begun with when it was stopped: it closes them and tells nobody. */
  for (connection *left; (left = crd_connection_table_any(&server->table));) end_connection(left);
  crd_judges_free(server->judges);
  for (unsigned i = 0; i < server->worker_count; i++) {
    crd_exchanges_free(&server->workers[i]);
    crd_workplace_close(&server->workers[i].place);
  }
  free(server->workers);
  if (server->ticket_key.data) {
    gnutls_memset(server->ticket_key.data, 0, server->ticket_key.size);
    gnutls_free(server->ticket_key.data);
  }
  crd_connection_table_free(&server->table);
  free(server);
}
