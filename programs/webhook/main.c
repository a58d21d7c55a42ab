/* crd-webhook: puts the parts together, then waits for signals, certificates and the clock.
 *
 *   main thread     signals, certificates and settings that change
 *   worker threads  the webhook's requests, each with its arena
 *   one thread each /metrics and the probes
 *   a door each     of the three servers: new connections and deadlines
 *
 * The end, by SIGTERM or SIGINT:  serving -> draining (readiness fails, answers say "Connection: close", for
 * --shutdown-delay)
 * -> quiet (no new connection, idle ones closed, for at most --shutdown-timeout) -> gone. */
#include "../../runtime/value/threads.h"
#include "kinds.h"
#include "layers.h"
#include "memory_limit.h"
#include "options.h"
#include "sandbox.h"
#include "service.h"
#include <crd/guard.h>
#include <crd/settings.h>
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#define TICK_MS 250
#define PROBE_THREADS 1
#define PROBE_CONNECTIONS 64
#define PROBE_BODY 4096
#define FIRST_REQUEST_MS 32000 /* controller-runtime's ReadHeaderTimeout */
#define ERROR_SIZE 4608
#define BUDGET_QUARTERS 3 /* of the memory; the rest is the program's own, the kernel's and the allocator's */
#define CONNECTION_SHARE ((uint64_t)32 << 10) /* bytes of the budget for each of the connections that there may be */
#define MOST_WAITING 16384u                   /* who has said nothing yet costs some hundred bytes and a descriptor */
#define MOST_TEXT ((size_t)1 << 20)           /* of the errors of one answer, in its message and again in its causes */
#define TEXT_SHARE 48                   /* and no more than this part of what a request may have: copies grow by doubling */
#define MOST_CONNECTIONS 16384u         /* unless more are asked for: each look at a worker's is a look at all of them */
#define MOST_THREADS 64                 /* unless more are asked for */
#define LEAST_JUDGES 2                  /* one large request does not keep another waiting */
#define THREAD_SHARE ((size_t)12 << 20) /* of the budget for each worker; a judge has as much of the other half */
#define LOG_FLUSH_MS 500                /* the end does not wait longer for who reads the log */
#define DESCRIPTOR_RESERVE 256          /* for all that is no connection of the webhook */

typedef struct program {
  options options;
  kinds *kinds;
  router *router;
  settings_store *settings;
  tls_store *tls, *metrics_tls;
  metrics metrics;
  crd_budget *budget, *large_budget; /* the second is of the threads that judge large requests */
  service service;
  http_server *admission, *measuring, *probing;
  int signals;
} program;

static bool report_failure(program *program, const char *what, const char *error) {
  log_event(&program->options.log, LOG_LEVEL_ERROR, "setup", what, log_text("error", crd_string_of(error)));
  return false;
}

/* Listens and serves; the log tells the port, for those who asked for any. */
static bool start_server(program *program, const char *name, const char *address, http_options options, http_handler handler,
                         http_server **server) {
  char error[ERROR_SIZE];
  options.name = name;
  options.log = &program->options.log;
  options.socket = crd_http_listen(address, error, sizeof error);
  if (options.socket < 0) return report_failure(program, "cannot listen", error);
  unsigned port = crd_http_socket_port(options.socket);
  *server = crd_http_server_start(&options, &handler, error, sizeof error);
  if (!*server) return report_failure(program, "cannot serve", error);
  log_event(&program->options.log, LOG_LEVEL_INFO, name, "serving", log_text("address", crd_string_of(address)),
            log_number("port", port));
  return true;
}

static bool start_probe(program *program, const char *name, const char *address, tls_store *tls, http_handler handler,
                        http_server **server) {
  if (strcmp(address, "0") == 0 || !*address) return true;
  return start_server(program, name, address,
                      (http_options){.threads = PROBE_THREADS,
                                     .body_limit = PROBE_BODY,
                                     .connection_limit = PROBE_CONNECTIONS,
                                     .waiting_limit = PROBE_CONNECTIONS,
                                     .first_ms = FIRST_REQUEST_MS,
                                     .request_ms = 10000,
                                     .idle_ms = program->options.idle_timeout_s * 1000,
                                     .tls = tls},
                      handler, server);
}

static bool same_files(const tls_files *a, const tls_files *b) {
  return strcmp(a->directory, b->directory) == 0 && strcmp(a->certificate, b->certificate) == 0 &&
         strcmp(a->key, b->key) == 0;
}

static bool load_certificates(program *program) {
  options *options = &program->options;
  char error[ERROR_SIZE];
  program->tls = crd_tls_store_create(&options->files, &options->log, error, sizeof error);
  if (!program->tls) return report_failure(program, "cannot load the certificate", error);
  if (!options->metrics_secure || strcmp(options->metrics_address, "0") == 0) return true;
  if (same_files(&options->files, &options->metrics_files) && !options->files.client_ca) return true;
  program->metrics_tls = crd_tls_store_create(&options->metrics_files, &options->log, error, sizeof error);
  return program->metrics_tls != NULL || report_failure(program, "cannot load the certificate of the metrics", error);
}

/* Of files, those are kept that are read again while the program serves. */
static void restrict_files(const program *program) {
  const options *options = &program->options;
  const tls_files *pairs[] = {&options->files, program->metrics_tls ? &options->metrics_files : &options->files};
  char files[4][PATH_MAX];
  for (size_t i = 0; i < 2; i++) {
    snprintf(files[2 * i], PATH_MAX, "%s/%s", pairs[i]->directory, pairs[i]->certificate);
    snprintf(files[2 * i + 1], PATH_MAX, "%s/%s", pairs[i]->directory, pairs[i]->key);
  }
  const char *paths[] = {
      options->rules.config, pairs[0]->directory, pairs[1]->directory, files[0], files[1], files[2], files[3]};
  sandbox_restrict_files(paths, sizeof paths / sizeof *paths, &options->log);
}

/* For connections of the webhook. */
static uint64_t descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 2 * DESCRIPTOR_RESERVE;
  return limit.rlim_cur > 2 * DESCRIPTOR_RESERVE ? limit.rlim_cur - DESCRIPTOR_RESERVE : limit.rlim_cur / 2;
}

/* How many connections there may be: as many as there is memory for, if most of them do no more than wait, and as there are
 * descriptors for. */
static unsigned connection_limit(const program *program) {
  uint64_t limit = program->options.connection_limit;
  if (!limit) limit = crd_budget_limit(program->budget) / CONNECTION_SHARE;
  if (!program->options.connection_limit && limit > MOST_CONNECTIONS) limit = MOST_CONNECTIONS;
  uint64_t most = descriptors();
  most -= most / 4;                    /* which may wait */
  most -= most / (HTTP_CUT_SHARE + 1); /* which may be cut */
  if (limit > most) limit = most;
  return limit < 8 ? 8 : (unsigned)limit;
}

static unsigned waiting_limit(void) {
  uint64_t limit = descriptors() / 4;
  return limit < 8 ? 8 : limit > MOST_WAITING ? MOST_WAITING : (unsigned)limit;
}

/* A thread keeps some memory: on a large machine little memory is for fewer threads than there are processors. */
static unsigned threads_for(const program *program) {
  size_t enough = crd_budget_limit(program->budget) / THREAD_SHARE;
  unsigned most = enough < 2 ? 2 : enough > UINT_MAX ? UINT_MAX : (unsigned)enough, count = processor_count();
  if (count > MOST_THREADS) count = MOST_THREADS;
  return count < most ? count : most;
}

/* So much that an answer full of errors is made within the memory that one request may have. */
static size_t most_text(const program *program, unsigned threads) {
  size_t most = crd_service_request_limit(program->budget, threads, false) / TEXT_SHARE;
  return most < MOST_TEXT ? most : MOST_TEXT;
}

static bool start_budget(program *program) {
  options *options = &program->options;
  uint64_t memory = options->memory_limit;
  if (!memory) memory = memory_limit_of_group("/proc/self/cgroup", "/sys/fs/cgroup");
  if (!memory) memory = OPTIONS_MEMORY;
  uint64_t shared = memory / 4 * BUDGET_QUARTERS;
  program->budget = crd_budget_create((size_t)(shared / 2));
  program->large_budget = crd_budget_create((size_t)(shared / 2));
  if (!program->budget || !program->large_budget) return report_failure(program, "cannot start", "no memory");
  log_event(&options->log, LOG_LEVEL_INFO, "setup", "memory", log_number("limit", (int64_t)memory),
            log_number("budget", (int64_t)shared), log_number("connections", connection_limit(program)));
  return true;
}

static size_t count_served(const crd_registry *registry) {
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) count += crd_kind_is_custom(registry->kinds[i]);
  return count;
}

static kinds *load_kinds(const options *options) {
  kinds *kinds = kinds_load(&(kinds_source){.program = "crd-webhook", .rules = &options->rules});
  if (!kinds) return NULL;
  log_event(&options->log, LOG_LEVEL_INFO, "setup",
            !options->rules.crds.count   ? "serving the kinds compiled in"
            : options->rules.no_builtins ? "serving the kinds of the CRDs given"
                                         : "serving the kinds of the CRDs given, and those compiled in",
            log_number("kinds", (int64_t)count_served(kinds_registry(kinds))));
  return kinds;
}

/* --list-feature-gates: what there is, instead of serving. */
static bool list_gates(program *program) {
  options *options = &program->options;
  char error[ERROR_SIZE];
  options->log.level = LOG_LEVEL_ERROR;
  program->kinds = load_kinds(options);
  if (!program->kinds) return report_failure(program, "cannot load the kinds", "see above");
  program->settings = crd_settings_store_create(kinds_registry(program->kinds), options->rules.config,
                                                options->rules.feature_gates, &options->log, error, sizeof error);
  if (!program->settings) return report_failure(program, "cannot read the settings", error);
  crd_text text = {.arena = crd_arena_create(NULL)};
  const crd_settings *settings = crd_settings_store_take(program->settings);
  crd_settings_list_gates(settings, &text);
  crd_settings_release(settings);
  bool written = fwrite(text.data, 1, text.size, stdout) == text.size && fflush(stdout) == 0;
  crd_arena_destroy(text.arena);
  return written || report_failure(program, "cannot write", strerror(errno));
}

static bool start_serving(program *program) {
  options *options = &program->options;
  program->kinds = load_kinds(options);
  if (!program->kinds) return report_failure(program, "cannot load the kinds", "see above");
  if (!layers_settle(kinds_asked(program->kinds), options)) return false;
  if (!load_certificates(program) || !start_budget(program)) return false;
  const crd_registry *registry = kinds_registry(program->kinds);
  program->router = crd_router_create(registry);
  if (!program->router || !crd_metrics_init(&program->metrics, program->router, program->tls))
    return report_failure(program, "cannot start", "no memory");
  char error[ERROR_SIZE];
  program->settings = crd_settings_store_create(registry, options->rules.config, options->rules.feature_gates, &options->log,
                                                error, sizeof error);
  if (!program->settings) return report_failure(program, "cannot read the settings", error);
  if (options->sandbox) restrict_files(program); /* threads that are started later inherit it */
  crd_log_start(&options->log);
  const unsigned threads = options->threads ? options->threads : threads_for(program);
  program->service = (service){.admission = {.registry = registry,
                                             .layers = options->rules.layers,
                                             .warn_layers = options->rules.warn_layers,
                                             .ratchet_layers = options->rules.ratchet_layers,
                                             .kubernetes_minor = options->rules.kubernetes_minor,
                                             .decoder = options->rules.decoder,
                                             .allow_unknown_kinds = options->allow_unknown_kinds,
                                             .most_text = most_text(program, threads)},
                               .settings = program->settings,
                               .router = program->router,
                               .metrics = &program->metrics,
                               .budget = program->budget,
                               .large_budget = program->large_budget,
                               .threads = threads,
                               .log = &options->log};
  program->metrics.budget = program->budget;
  program->metrics.large_budget = program->large_budget;
  program->metrics.log = &options->log;
  program->metrics.metrics_tls = program->metrics_tls;
  program->metrics.settings = program->settings;
  program->metrics.registry = registry;
  const unsigned connections = connection_limit(program);
  const http_options admission = {.threads = threads,
                                  .judges = threads < LEAST_JUDGES ? LEAST_JUDGES : threads,
                                  .body_limit = (size_t)options->body_limit_mib << 20,
                                  .connection_limit = connections,
                                  .address_limit = options->address_limit ? options->address_limit : connections / 2,
                                  .waiting_limit = waiting_limit(),
                                  .budget = program->budget,
                                  .first_ms = FIRST_REQUEST_MS,
                                  .request_ms = options->request_timeout_s * 1000,
                                  .idle_ms = options->idle_timeout_s * 1000,
                                  .tls = program->tls};
  tls_store *metrics_tls = !options->metrics_secure ? NULL : program->metrics_tls ? program->metrics_tls : program->tls;
  if (!start_probe(program, "health", options->health_address, NULL, crd_service_health_handler(&program->service),
                   &program->probing) ||
      !start_probe(program, "metrics", options->metrics_address, metrics_tls, crd_service_metrics_handler(&program->service),
                   &program->measuring) ||
      !start_server(program, "webhook", options->address, admission, crd_service_admission_handler(&program->service),
                    &program->admission))
    return false;
  atomic_store(&program->metrics.server, program->admission);
  if (options->sandbox) sandbox_restrict_calls(&options->log);
  atomic_store(&program->service.ready, true);
  return true;
}

/* Waits for the next event, at most a tick. True when a signal to end arrived. */
static bool wait_for_event(program *program, uint64_t *next_poll) {
  struct pollfd events[] = {{.fd = program->signals, .events = POLLIN},
                            {.fd = crd_tls_store_watch(program->tls), .events = POLLIN},
                            {.fd = program->metrics_tls ? crd_tls_store_watch(program->metrics_tls) : -1, .events = POLLIN}};
  int ready = poll(events, sizeof events / sizeof *events, TICK_MS);
  bool poll_files = crd_http_now() >= *next_poll;
  if (poll_files || (ready > 0 && events[1].revents)) crd_tls_store_refresh(program->tls);
  if (program->metrics_tls && (poll_files || (ready > 0 && events[2].revents))) crd_tls_store_refresh(program->metrics_tls);
  crd_settings_store_refresh(program->settings);
  if (poll_files) *next_poll = crd_http_now() + TLS_POLL_MS * 1000000ull;
  struct signalfd_siginfo signal;
  return ready > 0 && events[0].revents && read(program->signals, &signal, sizeof signal) == (ssize_t)sizeof signal;
}

/* Serves until a signal, then ends as the head of this file says. The exit status. */
static int serve(program *program) {
  options *options = &program->options;
  uint64_t next_poll = crd_http_now() + TLS_POLL_MS * 1000000ull;
  while (!wait_for_event(program, &next_poll)) continue;

  log_event(&options->log, LOG_LEVEL_INFO, "shutdown", "draining", log_number("seconds", options->shutdown_delay_s));
  atomic_store(&program->service.ready, false);
  crd_http_server_drain(program->admission);
  uint64_t end = crd_http_now() + options->shutdown_delay_s * 1000000000ull;
  while (crd_http_now() < end)
    if (wait_for_event(program, &next_poll)) return 1;

  crd_http_server_quiesce(program->admission);
  end = crd_http_now() + options->shutdown_timeout_s * 1000000000ull;
  unsigned left;
  while ((left = crd_http_server_connections(program->admission)) > 0 && crd_http_now() < end)
    if (wait_for_event(program, &next_poll)) return 1;
  log_event(&options->log, left ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, "shutdown", left ? "connections cut" : "done",
            log_number("connections", left));
  return left ? 1 : 0;
}

static void stop(program *program) {
  crd_http_server_destroy(program->measuring); /* which looks at the webhook's */
  crd_http_server_destroy(program->admission);
  crd_http_server_destroy(program->probing);
  crd_metrics_free(&program->metrics);
  crd_router_destroy(program->router);
  crd_settings_store_destroy(program->settings);
  crd_tls_store_destroy(program->metrics_tls);
  crd_tls_store_destroy(program->tls);
  kinds_destroy(program->kinds);
  crd_budget_destroy(program->budget);
  crd_budget_destroy(program->large_budget);
  if (program->signals >= 0) close(program->signals);
}

/* Blocks of bodies and arenas go back to the system when they are freed: glibc would learn from the first large block to
 * keep all of them. All threads have one heap: one whose own could not be made would have no memory while others have some,
 * and libmicrohttpd goes round without pause until it gets what it asks for. What requests need is kept from one to the
 * next, so that nobody waits for the heap's lock. */
static void set_allocator(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
  mallopt(M_ARENA_MAX, 1);
#endif
}

/* Where nothing guards: at the start, and where the settings are read anew. */
static void end_without_memory(void *context, crd_stop reason, size_t bytes) {
  const program *program = context;
  log_event(&program->options.log, LOG_LEVEL_ERROR, "memory", "there is none: the program ends",
            log_text("reason", crd_stop_text(reason)), log_number("bytes", (int64_t)bytes));
  struct timespec moment = {.tv_nsec = LOG_FLUSH_MS * 1000000l / 5}; /* the log's thread writes it, where there is one */
  nanosleep(&moment, NULL);
  _exit(1);
}

/* As many descriptors as the system lets it have: connections are limited by what they cost, not by a default. */
static void take_descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

/* The threads inherit the mask: signals are read in the main thread alone, and a peer that is gone raises none. */
static bool take_signals(program *program) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  signal(SIGPIPE, SIG_IGN);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  program->signals = signalfd(-1, &set, SFD_CLOEXEC);
  return program->signals >= 0 || report_failure(program, "cannot take signals", strerror(errno));
}

/* Memory that gives out where no request is under way, as at the start: whoever restarts the program tries again. */
static void end(void *context, crd_stop reason, size_t bytes) {
  (void)context;
  (void)bytes;
  fprintf(stderr, "crd-webhook: %s\n", crd_stop_text(reason).data);
  _exit(1);
}

int main(int count, char **arguments) {
  program program = {.signals = -1};
  crd_set_stop_handler(end, NULL);
  switch (options_read(&program.options, count, arguments, kinds_have_compiler)) {
  case OPTIONS_DONE:
    return 0;
  case OPTIONS_WRONG:
    return 2;
  default:
    break;
  }
  if (program.options.rules.crds.count && !kinds_can_compile("crd-webhook")) return 2;
  crd_set_stop_handler(end_without_memory, &program);
  take_descriptors();
  set_allocator();
  bool taken = take_signals(&program);
  crd_log_open(&program.options.log); /* without memory for it a slow reader of the log is waited for */
  int status = 1;
  if (program.options.rules.list_gates)
    status = list_gates(&program) ? 0 : 1;
  else if (taken && start_serving(&program))
    status = serve(&program);
  stop(&program);
  crd_log_stop(&program.options.log, LOG_FLUSH_MS);
  return status;
}
