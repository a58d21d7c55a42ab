/* SPDX-License-Identifier: Apache-2.0 */
/* Creates the parts, then waits for signals, changed files and the clock.
 *
 *   caller's thread signals, certificates and settings that change
 *   worker threads  the webhook's requests, each with its arena
 *   one thread each /metrics and the probes
 *   a door each     of the servers: new connections and deadlines
 *
 * The end, by SIGTERM or SIGINT:  serving -> draining (readiness fails, answers say "Connection: close", for drain_seconds)
 * -> quiet (no new connection, idle ones closed, for at most shutdown_seconds) -> gone. */
#include "server.h"
#include "../base/threads.h"
#include "service.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

/* The default limits of a server. */

#define CONNECTION_SHARE ((uint64_t)32 << 10) /* bytes of the budget for each possible connection */
#define MOST_WAITING 16384u                   /* connections without a record: some hundred bytes and a descriptor each */
#define MOST_TEXT ((size_t)1 << 20)           /* of the errors of one answer, in its message and again in its causes */
#define TEXT_SHARE 48                         /* and at most 1/48 of a request's memory: buffers grow by doubling */
#define MOST_CONNECTIONS 16384u               /* unless the options have more: the door searches all of them often */
#define MOST_THREADS 64                       /* unless the options have more */
#define THREAD_SHARE ((size_t)12 << 20)       /* of the budget for each worker; a judge has as much of the other half */
#define DESCRIPTOR_RESERVE 256                /* for everything except connections of the webhook */

/* For connections of the webhook. */
static uint64_t descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 2 * DESCRIPTOR_RESERVE;
  return limit.rlim_cur > 2 * DESCRIPTOR_RESERVE ? limit.rlim_cur - DESCRIPTOR_RESERVE : limit.rlim_cur / 2;
}

/* The number of connections: limited by memory, on the assumption that most of them are idle, and by descriptors. `asked`:
 * the wanted number; 0: any. */
static unsigned crd_capacity_connections(const crd_budget *budget, unsigned asked) {
  uint64_t limit = asked;
  if (!limit) limit = crd_budget_limit(budget) / CONNECTION_SHARE;
  if (!asked && limit > MOST_CONNECTIONS) limit = MOST_CONNECTIONS;
  uint64_t most = descriptors();
  most -= most / 4;                    /* which may wait */
  most -= most / (HTTP_CUT_SHARE + 1); /* which may be cut */
  if (limit > most) limit = most;
  return limit < 8 ? 8 : (unsigned)limit;
}

/* The number of connections without a complete first record. */
static unsigned crd_capacity_waiting(void) {
  uint64_t limit = descriptors() / 4;
  return limit < 8 ? 8 : limit > MOST_WAITING ? MOST_WAITING : (unsigned)limit;
}

/* The number of threads that read requests. Each needs some memory: with little memory there are fewer threads than
 * processors. */
static unsigned crd_capacity_threads(const crd_budget *budget) {
  size_t enough = crd_budget_limit(budget) / THREAD_SHARE;
  unsigned most = enough < 2 ? 2 : enough > UINT_MAX ? UINT_MAX : (unsigned)enough, count = processor_count();
  if (count > MOST_THREADS) count = MOST_THREADS;
  return count < most ? count : most;
}

/* The most bytes of errors in an answer, so that an answer full of errors fits into the memory of one request. */
static size_t crd_capacity_text(const crd_budget *budget, unsigned threads) {
  size_t most = crd_service_request_limit(budget, threads, false) / TEXT_SHARE;
  return most < MOST_TEXT ? most : MOST_TEXT;
}

#define ROUND_MS 250
#define PROBE_THREADS 1
#define PROBE_CONNECTIONS 64
#define PROBE_BODY 4096
#define PROBE_MS 10000
#define FIRST_REQUEST_MS 32000 /* controller-runtime's ReadHeaderTimeout */
#define ERROR_SIZE 4608
#define BUDGET_QUARTERS 3 /* of the memory; the rest is the program's own, the kernel's and the allocator's */
#define LEAST_JUDGES 2    /* one large request does not keep another waiting */
#define LOG_FLUSH_MS 500  /* the longest wait for the log's reader at the end */
#define MEMORY ((uint64_t)1 << 30)
#define BODY ((size_t)7 << 20)

struct crd_webhook {
  crd_webhook_options options;
  logger own_log, *log; /* the second is the first, or the caller's */
  tls_files files, metrics_files;
  router *router;
  crd_webhook_path *paths;
  settings_store *settings;
  tls_store *tls, *metrics_tls;
  metrics metrics;
  crd_budget *budget, *large_budget; /* the second is of the threads that judge large requests */
  service service;
  http_server *admission, *measuring, *probing, *probing_secure;
  unsigned port;
  int signals;
};

static bool fail_setup(crd_webhook *webhook, const char *what, const char *error) {
  log_event(webhook->log, LOG_LEVEL_ERROR, "setup", what, log_text("error", crd_string_of(error)));
  return false;
}

/* ---- making ---- */

static bool is_off(const char *address) {
  return !address || !*address || strcmp(address, "0") == 0;
}

/* Fills in the defaults of options. */
static void fill_options(crd_webhook_options *options) {
  if (!options->address) options->address = ":9443";
  if (!options->certificate_folder) options->certificate_folder = ".";
  if (!options->certificate) options->certificate = "tls.crt";
  if (!options->key) options->key = "tls.key";
  if (!options->metrics_folder) options->metrics_folder = options->certificate_folder;
  if (!options->metrics_certificate) options->metrics_certificate = options->certificate;
  if (!options->metrics_key) options->metrics_key = options->key;
  if (!options->memory) options->memory = MEMORY;
  if (!options->body) options->body = BODY;
  if (!options->request_seconds) options->request_seconds = 30;
  if (!options->idle_seconds) options->idle_seconds = 120;
  if (!options->shutdown_seconds) options->shutdown_seconds = 30;
}

static bool same_files(const tls_files *a, const tls_files *b) {
  return strcmp(a->directory, b->directory) == 0 && strcmp(a->certificate, b->certificate) == 0 &&
         strcmp(a->key, b->key) == 0;
}

static bool load_certificates(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  char error[ERROR_SIZE];
  webhook->files = (tls_files){.directory = options->certificate_folder,
                               .certificate = options->certificate,
                               .key = options->key,
                               .client_ca = options->client_authority,
                               .allow_tls12 = !options->newest_tls};
  webhook->metrics_files = (tls_files){.directory = options->metrics_folder,
                                       .certificate = options->metrics_certificate,
                                       .key = options->metrics_key,
                                       .allow_tls12 = !options->newest_tls};
  webhook->tls = crd_tls_store_create(&webhook->files, webhook->log, error, sizeof error);
  if (!webhook->tls) return fail_setup(webhook, "cannot load the certificate", error);
  if (!options->metrics_secure || is_off(options->metrics_address)) return true;
  if (same_files(&webhook->files, &webhook->metrics_files) && !options->client_authority) return true;
  webhook->metrics_tls = crd_tls_store_create(&webhook->metrics_files, webhook->log, error, sizeof error);
  return webhook->metrics_tls != NULL || fail_setup(webhook, "cannot load the certificate of the metrics", error);
}

static bool make_budgets(crd_webhook *webhook) {
  const uint64_t memory = webhook->options.memory, shared = memory / 4 * BUDGET_QUARTERS;
  webhook->budget = crd_budget_create((size_t)(shared / 2));
  webhook->large_budget = crd_budget_create((size_t)(shared / 2));
  if (!webhook->budget || !webhook->large_budget) return fail_setup(webhook, "cannot start", "no memory");
  log_event(webhook->log, LOG_LEVEL_INFO, "setup", "memory", log_number("limit", (int64_t)memory),
            log_number("budget", (int64_t)shared),
            log_number("connections", crd_capacity_connections(webhook->budget, webhook->options.connections)));
  return true;
}

static bool make_router(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  const router_source source = {.registry = options->registry,
                                .services = options->services,
                                .service_count = options->service_count,
                                .enabled = options->enabled};
  char error[ERROR_SIZE];
  webhook->router = crd_router_create(&source, error, sizeof error);
  if (!webhook->router) return fail_setup(webhook, "cannot start", error);
  size_t count = crd_router_count(webhook->router);
  webhook->paths = calloc(count + 1, sizeof *webhook->paths);
  if (!webhook->paths || !crd_metrics_init(&webhook->metrics, webhook->router, webhook->tls))
    return fail_setup(webhook, "cannot start", "no memory");
  for (size_t i = 0; i < count; i++) {
    const route *route = crd_router_at(webhook->router, i);
    bool mutating = route->rules ? route->rules->mutating : route->service && route->service->mutating;
    webhook->paths[i] =
        (crd_webhook_path){.path = route->path, .service = route->service, .mutating = mutating, .kind = route->kind};
  }
  return true;
}

static bool make_settings(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  const settings_source source = {.registry = options->registry,
                                  .file = options->settings_file,
                                  .values = options->settings,
                                  .gates = options->feature_gates,
                                  .text_file = options->setting_file,
                                  .text_setting = options->setting_of_file,
                                  .text_type = options->setting_type,
                                  .waits = true};
  char error[ERROR_SIZE];
  webhook->settings = crd_settings_store_create(&source, webhook->log, error, sizeof error);
  return webhook->settings != NULL || fail_setup(webhook, "cannot read the settings", error);
}

static void make_service(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  const unsigned threads = options->threads ? options->threads : crd_capacity_threads(webhook->budget);
  webhook->service = (service){.admission = {.registry = options->registry,
                                             .layers = options->layers,
                                             .warn_layers = options->warn_layers,
                                             .ratchet_layers = options->ratchet_layers,
                                             .kubernetes_minor = options->kubernetes_minor,
                                             .decoder = options->decoder,
                                             .allow_unknown_kinds = options->allow_unknown_kinds,
                                             .name_rules = options->name_rules,
                                             .most_text = crd_capacity_text(webhook->budget, threads)},
                               .settings = webhook->settings,
                               .router = webhook->router,
                               .metrics = &webhook->metrics,
                               .budget = webhook->budget,
                               .large_budget = webhook->large_budget,
                               .threads = threads,
                               .cluster = options->cluster,
                               .pods = options->pods,
                               .measure = options->measure,
                               .measure_context = options->measure_context,
                               .log = webhook->log,
                               .log_values = options->log_values};
  webhook->metrics.budget = webhook->budget;
  webhook->metrics.large_budget = webhook->large_budget;
  webhook->metrics.log = webhook->log;
  webhook->metrics.metrics_tls = webhook->metrics_tls;
  webhook->metrics.settings = webhook->settings;
  webhook->metrics.registry = options->registry;
}

/* Threads inherit the mask: only the caller's thread reads signals, and a closed connection raises none. */
static bool take_signals(crd_webhook *webhook) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  signal(SIGPIPE, SIG_IGN);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  webhook->signals = signalfd(-1, &set, SFD_CLOEXEC);
  return webhook->signals >= 0 || fail_setup(webhook, "cannot take signals", strerror(errno));
}

static bool make_parts(crd_webhook *webhook) {
  if (!take_signals(webhook) || !load_certificates(webhook) || !make_budgets(webhook) || !make_router(webhook) ||
      !make_settings(webhook))
    return false;
  make_service(webhook);
  return true;
}

/* `log` NULL: a log of its own. */
static crd_webhook *create(const crd_webhook_options *options, logger *log) {
  static const crd_registry nothing;
  crd_webhook *webhook = calloc(1, sizeof *webhook);
  if (!webhook) return NULL;
  webhook->options = *options;
  if (!options->registry) webhook->options.registry = &nothing;
  webhook->signals = -1;
  webhook->own_log = (logger){.descriptor = options->log_descriptor ? options->log_descriptor : 2,
                              .level = options->log_debug    ? LOG_LEVEL_DEBUG
                                       : options->log_errors ? LOG_LEVEL_ERROR
                                                             : LOG_LEVEL_INFO,
                              .format = options->logfmt ? LOG_FORMAT_LOGFMT : LOG_FORMAT_JSON};
  webhook->log = log ? log : &webhook->own_log;
  if (!log) crd_log_open(webhook->log); /* without memory for it a slow reader of the log is waited for */
  fill_options(&webhook->options);
  if (make_parts(webhook)) return webhook;
  crd_webhook_destroy(webhook);
  return NULL;
}

crd_webhook *crd_webhook_create(const crd_webhook_options *options) {
  return create(options, NULL);
}

crd_webhook *crd_webhook_create_logged(const crd_webhook_options *options, logger *log) {
  return create(options, log);
}

/* ---- starting ---- */

/* Listens and serves; logs the port, which the system may have chosen. */
static http_server *start_server(crd_webhook *webhook, const char *name, const char *address, http_options options,
                                 http_handler handler, unsigned *port) {
  char error[ERROR_SIZE];
  options.name = name;
  options.log = webhook->log;
  options.socket = crd_http_listen(address, error, sizeof error);
  if (options.socket < 0) return fail_setup(webhook, "cannot listen", error), NULL;
  *port = crd_http_socket_port(options.socket);
  http_server *server = crd_http_server_start(&options, &handler, error, sizeof error);
  if (!server) return fail_setup(webhook, "cannot serve", error), NULL;
  log_event(webhook->log, LOG_LEVEL_INFO, name, "serving", log_text("address", crd_string_of(address)),
            log_number("port", *port));
  return server;
}

/* True also if there is none to start. */
static bool start_probe(crd_webhook *webhook, const char *name, const char *address, tls_store *tls, http_handler handler,
                        http_server **server) {
  const http_options options = {.threads = PROBE_THREADS,
                                .body_limit = PROBE_BODY,
                                .connection_limit = PROBE_CONNECTIONS,
                                .waiting_limit = PROBE_CONNECTIONS,
                                .first_ms = FIRST_REQUEST_MS,
                                .request_ms = PROBE_MS,
                                .idle_ms = webhook->options.idle_seconds * 1000,
                                .tls = tls};
  unsigned port;
  if (is_off(address)) return true;
  *server = start_server(webhook, name, address, options, handler, &port);
  return *server != NULL;
}

bool crd_webhook_start(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  service *service = &webhook->service;
  crd_log_start(webhook->log);
  const unsigned connections = crd_capacity_connections(webhook->budget, options->connections);
  const http_options admission = {.threads = service->threads,
                                  .judges = service->threads < LEAST_JUDGES ? LEAST_JUDGES : service->threads,
                                  .body_limit = options->body,
                                  .connection_limit = connections,
                                  .address_limit =
                                      options->connections_per_address ? options->connections_per_address : connections / 2,
                                  .waiting_limit = crd_capacity_waiting(),
                                  .budget = webhook->budget,
                                  .first_ms = FIRST_REQUEST_MS,
                                  .request_ms = options->request_seconds * 1000,
                                  .idle_ms = options->idle_seconds * 1000,
                                  .tls = webhook->tls};
  tls_store *metrics_tls = !options->metrics_secure ? NULL : webhook->metrics_tls ? webhook->metrics_tls : webhook->tls;
  if (!start_probe(webhook, "health", options->health_address, NULL, crd_service_health_handler(service),
                   &webhook->probing) ||
      !start_probe(webhook, "healthz", options->healthz_address, webhook->tls, crd_service_health_handler(service),
                   &webhook->probing_secure) ||
      !start_probe(webhook, "metrics", options->metrics_address, metrics_tls, crd_service_metrics_handler(service),
                   &webhook->measuring))
    return false;
  webhook->admission =
      start_server(webhook, "webhook", options->address, admission, crd_service_admission_handler(service), &webhook->port);
  atomic_store(&webhook->metrics.server, webhook->admission);
  return webhook->admission != NULL;
}

unsigned crd_webhook_port(const crd_webhook *webhook) {
  return webhook->port;
}

const crd_webhook_path *crd_webhook_paths(const crd_webhook *webhook, size_t *count) {
  *count = crd_router_count(webhook->router);
  return webhook->paths;
}

/* ---- serving ---- */

/* Waits for the next event, at most a tick. True when a signal to end arrived. */
static bool wait_for_event(crd_webhook *webhook, uint64_t *next_poll) {
  struct pollfd events[] = {{.fd = webhook->signals, .events = POLLIN},
                            {.fd = crd_tls_store_watch(webhook->tls), .events = POLLIN},
                            {.fd = webhook->metrics_tls ? crd_tls_store_watch(webhook->metrics_tls) : -1, .events = POLLIN}};
  int ready = poll(events, sizeof events / sizeof *events, ROUND_MS);
  bool poll_files = crd_http_now() >= *next_poll;
  if (poll_files || (ready > 0 && events[1].revents)) crd_tls_store_refresh(webhook->tls);
  if (webhook->metrics_tls && (poll_files || (ready > 0 && events[2].revents))) crd_tls_store_refresh(webhook->metrics_tls);
  crd_settings_store_refresh(webhook->settings, crd_http_now());
  if (poll_files) *next_poll = crd_http_now() + TLS_POLL_MS * 1000000ull;
  if (webhook->options.tick) webhook->options.tick(webhook->options.tick_context);
  struct signalfd_siginfo signal;
  return ready > 0 && events[0].revents && read(webhook->signals, &signal, sizeof signal) == (ssize_t)sizeof signal;
}

bool crd_webhook_serve(crd_webhook *webhook) {
  const crd_webhook_options *options = &webhook->options;
  uint64_t next_poll = crd_http_now() + TLS_POLL_MS * 1000000ull;
  atomic_store(&webhook->service.ready, true);
  while (!wait_for_event(webhook, &next_poll)) continue;

  log_event(webhook->log, LOG_LEVEL_INFO, "shutdown", "draining", log_number("seconds", options->drain_seconds));
  atomic_store(&webhook->service.ready, false);
  crd_http_server_drain(webhook->admission);
  uint64_t end = crd_http_now() + options->drain_seconds * 1000000000ull;
  while (crd_http_now() < end)
    if (wait_for_event(webhook, &next_poll)) return false;

  crd_http_server_quiesce(webhook->admission);
  end = crd_http_now() + options->shutdown_seconds * 1000000000ull;
  unsigned left;
  while ((left = crd_http_server_connections(webhook->admission)) > 0 && crd_http_now() < end)
    if (wait_for_event(webhook, &next_poll)) return false;
  log_event(webhook->log, left ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, "shutdown", left ? "connections cut" : "done",
            log_number("connections", left));
  return left == 0;
}

void crd_webhook_destroy(crd_webhook *webhook) {
  if (!webhook) return;
  crd_http_server_destroy(webhook->measuring); /* which looks at the webhook's */
  crd_http_server_destroy(webhook->admission);
  crd_http_server_destroy(webhook->probing);
  crd_http_server_destroy(webhook->probing_secure);
  crd_metrics_free(&webhook->metrics);
  crd_router_destroy(webhook->router);
  free(webhook->paths);
  crd_settings_store_destroy(webhook->settings);
  crd_tls_store_destroy(webhook->metrics_tls);
  crd_tls_store_destroy(webhook->tls);
  crd_budget_destroy(webhook->budget);
  crd_budget_destroy(webhook->large_budget);
  if (webhook->signals >= 0) close(webhook->signals);
  if (webhook->log == &webhook->own_log) crd_log_stop(webhook->log, LOG_FLUSH_MS);
  free(webhook);
}
