/* http.h on libmicrohttpd: a pool of threads with an epoll each.
 *
 * libmicrohttpd calls `on_request` once when the headers are there, once per piece of the body, and once at its end. A body
 * that comes in one piece is judged where libmicrohttpd read it, any other is collected. What a request needs (struct
 * exchange: the collected body, the answer) is kept by its thread for the next one, so the steady state allocates nothing
 * here.
 *
 * libmicrohttpd's own timeout measures inactivity only and is off. Deadlines are kept per connection and enforced by
 * http_server_tick, which shuts the socket down and leaves the rest to the connection's thread. */
#include "http.h"
#include <microhttpd.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#define CONNECTION_MEMORY ((size_t)64 * 1024) /* headers, and the piece of a body that is read at once */
#define KEEP_BUFFER ((size_t)128 * 1024)      /* a larger buffer is given back after its request */
#define KEEP_EXCHANGES 16                     /* that a thread keeps for its next requests */
#define RESERVE_AT_ONCE ((size_t)1024 * 1024) /* of an announced body; the rest as it arrives */
#define THREAD_STACK ((size_t)8 << 20)        /* trees of depth 10000 are walked recursively; not every libc gives as much */
#define READ_OVER_FACTOR 8   /* a refused body is read over up to this many limits, then the connection ends */
#define CROWDED_IDLE_MS 5000 /* what an idle connection is left when the connections run out */

typedef struct worker worker;

typedef struct connection {
  struct connection *next, *previous; /* in server.connections, under server.lock */
  http_server *server;
  int socket;
  atomic_bool in_request;
  bool verified;          /* the client's certificate was; its thread only */
  tls_pair *pair;         /* of its handshake */
  _Atomic uint64_t since; /* http_now() of the last change of phase */
  _Atomic uint64_t deadline;
} connection;

typedef struct buffer {
  char *data;
  size_t size, capacity;
} buffer;

typedef struct exchange {
  struct exchange *next; /* in worker.free */
  worker *worker;
  connection *connection;
  http_request request;
  uint64_t announced; /* Content-Length, or UINT64_MAX: chunked */
  uint64_t received;
  bool chunked, expects_continue, refused, answered;
  buffer body;
  buffer answer;
  int status;
  const char *content_type, *allow;
} exchange;

struct worker {
  worker *next; /* in server.workers */
  http_server *server;
  void *thread; /* the handler's */
  exchange *free;
  unsigned free_count; /* at most KEEP_EXCHANGES */
};

struct http_server {
  http_options options;
  http_handler handler;
  struct MHD_Daemon *daemon;
  pthread_key_t worker_key;
  pthread_mutex_t lock; /* of `connections`, `count` and `workers` */
  connection *connections;
  unsigned count;
  worker *workers;
  atomic_bool draining, quiet;
};

/* ---- buffers, exchanges and workers ---- */

static bool buffer_reserve(buffer *buffer, size_t capacity) {
  if (capacity <= buffer->capacity) return true;
  size_t wanted = buffer->capacity ? buffer->capacity : 4096;
  while (wanted < capacity) wanted *= 2;
  char *data = realloc(buffer->data, wanted);
  if (!data) return false;
  buffer->data = data;
  buffer->capacity = wanted;
  return true;
}

static bool buffer_add(buffer *buffer, const char *data, size_t size) {
  if (!buffer_reserve(buffer, buffer->size + size)) return false;
  if (size) memcpy(buffer->data + buffer->size, data, size);
  buffer->size += size;
  return true;
}

static void buffer_recycle(buffer *buffer) {
  buffer->size = 0;
  if (buffer->capacity <= KEEP_BUFFER) return;
  free(buffer->data);
  buffer->data = NULL;
  buffer->capacity = 0;
}

static worker *current_worker(http_server *server) {
  worker *worker = pthread_getspecific(server->worker_key);
  if (worker) return worker;
  worker = calloc(1, sizeof *worker);
  if (!worker) return NULL;
  worker->server = server;
  worker->thread = server->handler.thread_begin ? server->handler.thread_begin(server->handler.context) : NULL;
  pthread_setspecific(server->worker_key, worker);
  pthread_mutex_lock(&server->lock);
  worker->next = server->workers;
  server->workers = worker;
  pthread_mutex_unlock(&server->lock);
  return worker;
}

static exchange *exchange_create(worker *worker) {
  exchange *fresh = worker->free;
  if (fresh) {
    worker->free = fresh->next;
    worker->free_count--;
    buffer body = fresh->body, answer = fresh->answer;
    *fresh = (exchange){.worker = worker, .body = body, .answer = answer};
  } else if ((fresh = calloc(1, sizeof *fresh)) != NULL) {
    fresh->worker = worker;
  }
  return fresh;
}

static void exchange_free(exchange *exchange) {
  free(exchange->body.data);
  free(exchange->answer.data);
  free(exchange);
}

static void exchange_recycle(exchange *exchange) {
  worker *worker = exchange->worker;
  if (worker->free_count == KEEP_EXCHANGES) {
    exchange_free(exchange);
    return;
  }
  buffer_recycle(&exchange->body);
  buffer_recycle(&exchange->answer);
  exchange->next = worker->free;
  worker->free = exchange;
  worker->free_count++;
}

/* ---- connections and their deadlines ---- */

static void connection_phase(connection *connection, bool in_request, uint64_t now, unsigned time_ms) {
  atomic_store_explicit(&connection->since, now, memory_order_relaxed);
  atomic_store_explicit(&connection->deadline, now + (uint64_t)time_ms * 1000000u, memory_order_relaxed);
  atomic_store_explicit(&connection->in_request, in_request, memory_order_relaxed);
}

static connection *connection_of(struct MHD_Connection *handle) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static void on_connection(void *context, struct MHD_Connection *handle, void **socket_context,
                          enum MHD_ConnectionNotificationCode code) {
  http_server *server = context;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    connection *added = calloc(1, sizeof *added);
    *socket_context = added;
    if (!added) return; /* on_request ends the connection */
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_CONNECTION_FD);
    added->server = server;
    added->socket = info ? info->connect_fd : -1;
    connection_phase(added, false, http_now(), server->options.first_ms);
    pthread_mutex_lock(&server->lock);
    added->next = server->connections;
    if (added->next) added->next->previous = added;
    server->connections = added;
    server->count++;
    pthread_mutex_unlock(&server->lock);
    return;
  }
  connection *ended = *socket_context;
  if (!ended) return;
  /* libmicrohttpd closes the socket after this: under the lock the reaper meets open sockets only. */
  pthread_mutex_lock(&server->lock);
  if (ended->previous)
    ended->previous->next = ended->next;
  else
    server->connections = ended->next;
  if (ended->next) ended->next->previous = ended->previous;
  server->count--;
  pthread_mutex_unlock(&server->lock);
  tls_pair_release(ended->pair);
  free(ended);
  *socket_context = NULL;
}

void http_server_tick(http_server *server) {
  uint64_t now = http_now();
  unsigned cut_requests = 0;
  bool quiet = atomic_load(&server->quiet);
  pthread_mutex_lock(&server->lock);
  bool crowded = server->count >= server->options.connection_limit - server->options.connection_limit / 8;
  for (connection *each = server->connections; each; each = each->next) {
    bool in_request = atomic_load(&each->in_request);
    uint64_t since = atomic_load(&each->since);
    bool over = now > atomic_load(&each->deadline);
    if (!in_request && now > since && (quiet || (crowded && now - since > CROWDED_IDLE_MS * 1000000ull))) over = true;
    if (!over || each->socket < 0) continue;
    shutdown(each->socket, SHUT_RDWR);
    cut_requests += in_request;
  }
  pthread_mutex_unlock(&server->lock);
  if (cut_requests)
    log_event(server->options.log, LOG_LEVEL_INFO, server->options.name, "requests cut at their deadline",
              log_number("count", cut_requests));
}

unsigned http_server_connections(http_server *server) {
  pthread_mutex_lock(&server->lock);
  unsigned count = server->count;
  pthread_mutex_unlock(&server->lock);
  return count;
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
  if (!connection->pair) connection->pair = tls_store_acquire(connection->server->options.tls);
  *chain = connection->pair->chain;
  *chain_size = connection->pair->chain_size;
  *key = connection->pair->key;
  return 0;
}

/* libmicrohttpd asks clients for a certificate but leaves it to the application to look at it. */
static bool client_verified(connection *connection, struct MHD_Connection *handle) {
  tls_store *tls = connection->server->options.tls;
  if (connection->verified || !tls || !tls_store_client_ca(tls)) return true;
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(handle, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  unsigned failures = 1;
  if (!info || gnutls_certificate_verify_peers2(info->tls_session, &failures) < 0 || failures != 0) return false;
  connection->verified = true;
  return true;
}

/* ---- requests ---- */

/* Called with the request line: from here on the request's time runs. */
static void *on_request_line(void *context, const char *uri, struct MHD_Connection *handle) {
  (void)uri;
  http_server *server = context;
  connection *connection = connection_of(handle);
  if (connection) connection_phase(connection, true, http_now(), server->options.request_ms);
  return NULL;
}

static crd_string media_type(const char *value) {
  size_t size = strcspn(value, ";");
  while (size && (value[size - 1] == ' ' || value[size - 1] == '\t')) size--;
  return (crd_string){value, size};
}

static enum MHD_Result on_header(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  exchange *exchange = context;
  (void)kind;
  if (!value) return MHD_YES;
  if (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_TYPE) == 0)
    exchange->request.content_type = media_type(value);
  else if (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_ENCODING) == 0)
    exchange->request.content_encoding = crd_string_of(value);
  else if (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_LENGTH) == 0)
    exchange->announced = strtoull(value, NULL, 10);
  else if (strcasecmp(name, MHD_HTTP_HEADER_EXPECT) == 0)
    exchange->expects_continue = strcasecmp(value, "100-continue") == 0;
  else if (strcasecmp(name, MHD_HTTP_HEADER_TRANSFER_ENCODING) == 0)
    exchange->chunked = true;
  return MHD_YES;
}

static void exchange_take_answer(exchange *exchange, const http_answer *answer) {
  exchange->status = answer->status;
  exchange->content_type = answer->content_type;
  exchange->allow = answer->allow;
  exchange->answer.size = 0;
  if (!buffer_add(&exchange->answer, answer->body.data, answer->body.size)) exchange->status = 0; /* no memory: cut */
  exchange->answered = true;
}

static void exchange_respond(exchange *exchange, crd_string body) {
  http_server *server = exchange->worker->server;
  http_answer answer = {.status = 500};
  exchange->request.body = body;
  server->handler.respond(server->handler.context, exchange->worker->thread, &exchange->request, &answer);
  exchange->request.body = (crd_string){NULL, 0};
  exchange_take_answer(exchange, &answer);
}

static enum MHD_Result exchange_queue(exchange *exchange, struct MHD_Connection *handle) {
  if (exchange->status == 0) return MHD_NO;
  struct MHD_Response *response =
      MHD_create_response_from_buffer(exchange->answer.size, exchange->answer.data, MHD_RESPMEM_PERSISTENT);
  if (!response) return MHD_NO;
  if (exchange->content_type) MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, exchange->content_type);
  if (exchange->allow) MHD_add_response_header(response, MHD_HTTP_HEADER_ALLOW, exchange->allow);
  if (atomic_load_explicit(&exchange->worker->server->draining, memory_order_relaxed))
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
  enum MHD_Result result = MHD_queue_response(handle, (unsigned)exchange->status, response);
  MHD_destroy_response(response);
  return result;
}

/* The headers are there. */
static enum MHD_Result exchange_begin(http_server *server, struct MHD_Connection *handle, const char *url,
                                      const char *method, void **request_context) {
  connection *connection = connection_of(handle);
  worker *worker = current_worker(server);
  exchange *exchange = worker && connection ? exchange_create(worker) : NULL;
  if (!exchange) return MHD_NO;
  *request_context = exchange;
  exchange->connection = connection;
  http_request *request = &exchange->request;
  request->method = crd_string_of(method);
  request->path = crd_string_of(url);
  request->started = http_now();
  MHD_get_connection_values(handle, MHD_HEADER_KIND, on_header, exchange);
  request->timeout = crd_string_of(MHD_lookup_connection_value(handle, MHD_GET_ARGUMENT_KIND, "timeout"));
  if (exchange->chunked) exchange->announced = UINT64_MAX; /* whatever Content-Length says (RFC 9112, 6.3) */
  request->has_body = exchange->announced > 0;
  request->too_large = exchange->announced != UINT64_MAX && exchange->announced > server->options.body_limit;

  http_answer answer = {.status = 500};
  unsigned time_ms = server->options.request_ms;
  if (!client_verified(connection, handle)) {
    answer =
        (http_answer){.status = 401, .content_type = "text/plain", .body = CRD_STRING("a client certificate is needed\n")};
    exchange->refused = true;
  } else {
    exchange->refused = !server->handler.head(server->handler.context, worker->thread, request, &time_ms, &answer);
  }
  if (time_ms < server->options.request_ms)
    atomic_store_explicit(&connection->deadline, request->started + time_ms * 1000000ull, memory_order_relaxed);
  if (exchange->refused)
    exchange_take_answer(exchange, &answer);
  else if (request->too_large)
    exchange_respond(exchange, (crd_string){NULL, 0});
  /* A client that waits for our word before it sends gets the refusal instead; so does one that would send without end.
   * Every other is heard out first: an answer to a client that still writes is lost in the reset that follows. */
  bool endless = exchange->announced != UINT64_MAX && exchange->announced > READ_OVER_FACTOR * server->options.body_limit;
  if (exchange->answered && (exchange->expects_continue || endless) && request->has_body)
    return exchange_queue(exchange, handle);
  return MHD_YES;
}

static enum MHD_Result exchange_receive(exchange *exchange, const char *data, size_t size) {
  size_t limit = exchange->worker->server->options.body_limit;
  exchange->received += size;
  if (exchange->answered) return exchange->received <= READ_OVER_FACTOR * limit ? MHD_YES : MHD_NO;
  if (exchange->received > limit) { /* chunked: known only now */
    exchange->request.too_large = true;
    buffer_recycle(&exchange->body);
    exchange_respond(exchange, (crd_string){NULL, 0});
  } else if (exchange->received == exchange->announced && exchange->body.size == 0) {
    exchange_respond(exchange, (crd_string){data, size});
  } else {
    uint64_t reserve = exchange->chunked ? 0 : exchange->announced < RESERVE_AT_ONCE ? exchange->announced : RESERVE_AT_ONCE;
    if (!buffer_reserve(&exchange->body, (size_t)reserve) || !buffer_add(&exchange->body, data, size)) return MHD_NO;
  }
  return MHD_YES;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *handle, const char *url, const char *method,
                                  const char *version, const char *data, size_t *size, void **request_context) {
  (void)version;
  exchange *exchange = *request_context;
  if (!exchange) return exchange_begin(context, handle, url, method, request_context);
  if (*size > 0) {
    size_t given = *size;
    *size = 0;
    return exchange_receive(exchange, data, given);
  }
  if (!exchange->answered) exchange_respond(exchange, (crd_string){exchange->body.data, exchange->body.size});
  return exchange_queue(exchange, handle);
}

static void on_completed(void *context, struct MHD_Connection *handle, void **request_context,
                         enum MHD_RequestTerminationCode code) {
  http_server *server = context;
  exchange *exchange = *request_context;
  connection *connection = connection_of(handle);
  if (connection) connection_phase(connection, false, http_now(), server->options.idle_ms);
  if (!exchange) return;
  *request_context = NULL;
  bool whole = code == MHD_REQUEST_TERMINATED_COMPLETED_OK;
  if (server->handler.finish)
    server->handler.finish(server->handler.context, &exchange->request, whole ? exchange->status : 0);
  if (!whole)
    log_event(server->options.log, LOG_LEVEL_INFO, server->options.name, "request ended before its answer was out",
              log_text("path", exchange->request.path), log_number("received", (int64_t)exchange->received));
  exchange_recycle(exchange);
}

/* ---- the server ---- */

static void on_library_log(void *context, const char *format, va_list arguments) {
  const http_server *server = context;
  if (!log_wants(server->options.log, LOG_LEVEL_DEBUG)) return;
  char text[512];
  int size = vsnprintf(text, sizeof text, format, arguments);
  if (size >= (int)sizeof text) size = (int)sizeof text - 1;
  while (size > 0 && text[size - 1] == '\n') size--;
  log_event(server->options.log, LOG_LEVEL_DEBUG, server->options.name, "libmicrohttpd",
            log_text("error", (crd_string){text, size > 0 ? (size_t)size : 0}));
}

typedef struct option_list {
  struct MHD_OptionItem items[20];
  size_t count;
} option_list;

/* Which of the two is read, or both, is the option's matter. Functions go in as numbers: ISO C has no other way. */
static void add_option(option_list *list, enum MHD_OPTION option, intptr_t value, const void *pointer) {
  list->items[list->count++] = (struct MHD_OptionItem){option, value, (void *)(uintptr_t)pointer};
}

static struct MHD_Daemon *start_daemon(http_server *server) {
  const http_options *options = &server->options;
  option_list list = {.count = 0};
  unsigned flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_EPOLL | MHD_USE_ITC | MHD_USE_ERROR_LOG;
  add_option(&list, MHD_OPTION_LISTEN_SOCKET, options->socket, NULL);
  if (options->threads > 1) add_option(&list, MHD_OPTION_THREAD_POOL_SIZE, options->threads, NULL);
  add_option(&list, MHD_OPTION_CONNECTION_LIMIT, options->connection_limit, NULL);
  add_option(&list, MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->address_limit, NULL);
  add_option(&list, MHD_OPTION_CONNECTION_MEMORY_LIMIT, CONNECTION_MEMORY, NULL);
  add_option(&list, MHD_OPTION_CONNECTION_TIMEOUT, 0, NULL);
  add_option(&list, MHD_OPTION_THREAD_STACK_SIZE, (intptr_t)THREAD_STACK, NULL);
  add_option(&list, MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, NULL);
  add_option(&list, MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)on_completed, server);
  add_option(&list, MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)on_connection, server);
  add_option(&list, MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)on_request_line, server);
  if (options->tls) {
    flags |= MHD_USE_TLS;
    add_option(&list, MHD_OPTION_HTTPS_CERT_CALLBACK, 0, (const void *)(uintptr_t)on_handshake);
    add_option(&list, MHD_OPTION_HTTPS_PRIORITIES, 0, tls_store_priorities(options->tls));
    if (tls_store_client_ca(options->tls))
      add_option(&list, MHD_OPTION_HTTPS_MEM_TRUST, 0, tls_store_client_ca(options->tls));
  }
  add_option(&list, MHD_OPTION_END, 0, NULL);
  return MHD_start_daemon(flags, 0, NULL, NULL, on_request, server, MHD_OPTION_EXTERNAL_LOGGER, on_library_log, server,
                          MHD_OPTION_ARRAY, list.items, MHD_OPTION_END);
}

http_server *http_server_start(const http_options *options, const http_handler *handler, char *error, size_t error_size) {
  http_server *server = calloc(1, sizeof *server);
  if (!server) {
    snprintf(error, error_size, "no memory");
    close(options->socket);
    return NULL;
  }
  server->options = *options;
  server->handler = *handler;
  pthread_mutex_init(&server->lock, NULL);
  pthread_key_create(&server->worker_key, NULL);
  server->daemon = start_daemon(server);
  if (server->daemon) return server;
  snprintf(error, error_size, "the %s server does not start (--log-level debug says more)", options->name);
  close(options->socket);
  http_server_destroy(server);
  return NULL;
}

void http_server_drain(http_server *server) {
  atomic_store(&server->draining, true);
}

void http_server_quiesce(http_server *server) {
  atomic_store(&server->draining, true);
  if (!atomic_exchange(&server->quiet, true)) {
    MHD_socket socket = MHD_quiesce_daemon(server->daemon);
    if (socket != MHD_INVALID_SOCKET) close(socket);
  }
  http_server_tick(server);
}

void http_server_destroy(http_server *server) {
  if (!server) return;
  if (server->daemon) MHD_stop_daemon(server->daemon);
  for (worker *worker = server->workers, *next; worker; worker = next) {
    next = worker->next;
    for (exchange *exchange = worker->free, *after; exchange; exchange = after) {
      after = exchange->next;
      exchange_free(exchange);
    }
    if (server->handler.thread_end) server->handler.thread_end(server->handler.context, worker->thread);
    free(worker);
  }
  pthread_key_delete(server->worker_key);
  pthread_mutex_destroy(&server->lock);
  free(server);
}
