/* crd-webhook: puts the parts together, then waits for signals, certificates and the clock.
 *
 *   main thread     signals, certificate reload, deadlines
 *   worker threads  the webhook's requests, each with its arena
 *   one thread each /metrics and the probes
 *
 * The end, by SIGTERM or SIGINT:  serving -> draining (readiness fails, answers say "Connection: close", for
 * --shutdown-delay)
 * -> quiet (no new connection, idle ones closed, for at most --shutdown-timeout) -> gone. */
#include "kinds.h"
#include "options.h"
#include "sandbox.h"
#include "service.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#define TICK_MS 250
#define PROBE_THREADS 1
#define PROBE_CONNECTIONS 64
#define PROBE_BODY 4096
#define FIRST_REQUEST_MS 32000 /* controller-runtime's ReadHeaderTimeout */
#define ERROR_SIZE 4608

typedef struct program {
  options options;
  kinds *kinds;
  router *router;
  settings_store *settings;
  tls_store *tls, *metrics_tls;
  metrics metrics;
  service service;
  http_server *admission, *measuring, *probing;
  int signals;
} program;

static unsigned processors(void) {
  cpu_set_t set;
  int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return count < 1 ? 1 : count > 64 ? 64 : (unsigned)count;
}

static bool fail(program *program, const char *what, const char *error) {
  log_event(&program->options.log, LOG_LEVEL_ERROR, "setup", what, log_text("error", crd_string_of(error)));
  return false;
}

/* Listens and serves; the log tells the port, for those who asked for any. */
static bool start_server(program *program, const char *name, const char *address, http_options options, http_handler handler,
                         http_server **server) {
  char error[ERROR_SIZE];
  options.name = name;
  options.log = &program->options.log;
  options.socket = http_listen(address, error, sizeof error);
  if (options.socket < 0) return fail(program, "cannot listen", error);
  unsigned port = http_socket_port(options.socket);
  *server = http_server_start(&options, &handler, error, sizeof error);
  if (!*server) return fail(program, "cannot serve", error);
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
  program->tls = tls_store_create(&options->files, &options->log, error, sizeof error);
  if (!program->tls) return fail(program, "cannot load the certificate", error);
  if (!options->metrics_secure || strcmp(options->metrics_address, "0") == 0) return true;
  if (same_files(&options->files, &options->metrics_files) && !options->files.client_ca) return true;
  program->metrics_tls = tls_store_create(&options->metrics_files, &options->log, error, sizeof error);
  return program->metrics_tls != NULL || fail(program, "cannot load the certificate of the metrics", error);
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
  const char *paths[] = {options->config, pairs[0]->directory, pairs[1]->directory, files[0], files[1], files[2], files[3]};
  sandbox_restrict_files(paths, sizeof paths / sizeof *paths, &options->log);
}

static bool start(program *program) {
  options *options = &program->options;
  program->kinds = kinds_load(options->crds, options->crd_count, options->kubernetes_minor, &options->log);
  if (!program->kinds) return fail(program, "cannot load the kinds", "see above");
  if (!load_certificates(program)) return false;
  const crd_registry *registry = kinds_registry(program->kinds);
  program->router = router_create(registry);
  if (!program->router || !metrics_init(&program->metrics, program->router, program->tls))
    return fail(program, "cannot start", "no memory");
  char error[ERROR_SIZE];
  program->settings =
      settings_store_create(registry, options->config, options->feature_gates, &options->log, error, sizeof error);
  if (!program->settings) return fail(program, "cannot read the settings", error);
  if (options->sandbox) restrict_files(program); /* threads that are started later inherit it */
  program->service = (service){.admission = {.registry = registry,
                                             .layers = options->layers,
                                             .warn_layers = options->warn_layers,
                                             .kubernetes_minor = options->kubernetes_minor,
                                             .allow_unknown_kinds = options->allow_unknown_kinds},
                               .settings = program->settings,
                               .router = program->router,
                               .metrics = &program->metrics,
                               .log = &options->log};
  const http_options admission = {.threads = options->threads ? options->threads : processors(),
                                  .body_limit = (size_t)options->body_limit_mib << 20,
                                  .connection_limit = options->connection_limit,
                                  .address_limit = options->address_limit,
                                  .first_ms = FIRST_REQUEST_MS,
                                  .request_ms = options->request_timeout_s * 1000,
                                  .idle_ms = options->idle_timeout_s * 1000,
                                  .tls = program->tls};
  tls_store *metrics_tls = !options->metrics_secure ? NULL : program->metrics_tls ? program->metrics_tls : program->tls;
  if (!start_probe(program, "health", options->health_address, NULL, service_health_handler(&program->service),
                   &program->probing) ||
      !start_probe(program, "metrics", options->metrics_address, metrics_tls, service_metrics_handler(&program->service),
                   &program->measuring) ||
      !start_server(program, "webhook", options->address, admission, service_admission_handler(&program->service),
                    &program->admission))
    return false;
  if (options->sandbox) sandbox_restrict_calls(&options->log);
  atomic_store(&program->service.ready, true);
  return true;
}

static void tick(program *program) {
  if (program->admission) http_server_tick(program->admission);
  if (program->measuring) http_server_tick(program->measuring);
  if (program->probing) http_server_tick(program->probing);
}

/* Waits for the next event, at most a tick. True when a signal to end arrived. */
static bool wait_for_event(program *program, uint64_t *next_poll) {
  struct pollfd events[] = {{.fd = program->signals, .events = POLLIN},
                            {.fd = tls_store_watch(program->tls), .events = POLLIN},
                            {.fd = program->metrics_tls ? tls_store_watch(program->metrics_tls) : -1, .events = POLLIN}};
  int ready = poll(events, sizeof events / sizeof *events, TICK_MS);
  bool poll_files = http_now() >= *next_poll;
  if (poll_files || (ready > 0 && events[1].revents)) tls_store_refresh(program->tls);
  if (program->metrics_tls && (poll_files || (ready > 0 && events[2].revents))) tls_store_refresh(program->metrics_tls);
  settings_store_refresh(program->settings);
  if (poll_files) *next_poll = http_now() + TLS_POLL_MS * 1000000ull;
  tick(program);
  struct signalfd_siginfo signal;
  return ready > 0 && events[0].revents && read(program->signals, &signal, sizeof signal) == (ssize_t)sizeof signal;
}

/* Serves until a signal, then ends as the head of this file says. The exit status. */
static int serve(program *program) {
  options *options = &program->options;
  uint64_t next_poll = http_now() + TLS_POLL_MS * 1000000ull;
  while (!wait_for_event(program, &next_poll)) continue;

  log_event(&options->log, LOG_LEVEL_INFO, "shutdown", "draining", log_number("seconds", options->shutdown_delay_s));
  atomic_store(&program->service.ready, false);
  http_server_drain(program->admission);
  uint64_t end = http_now() + options->shutdown_delay_s * 1000000000ull;
  while (http_now() < end)
    if (wait_for_event(program, &next_poll)) return 1;

  http_server_quiesce(program->admission);
  end = http_now() + options->shutdown_timeout_s * 1000000000ull;
  unsigned left;
  while ((left = http_server_connections(program->admission)) > 0 && http_now() < end)
    if (wait_for_event(program, &next_poll)) return 1;
  log_event(&options->log, left ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, "shutdown", left ? "connections cut" : "done",
            log_number("connections", left));
  return left ? 1 : 0;
}

static void stop(program *program) {
  http_server_destroy(program->admission);
  http_server_destroy(program->measuring);
  http_server_destroy(program->probing);
  metrics_free(&program->metrics);
  router_destroy(program->router);
  settings_store_destroy(program->settings);
  tls_store_destroy(program->metrics_tls);
  tls_store_destroy(program->tls);
  kinds_destroy(program->kinds);
  if (program->signals >= 0) close(program->signals);
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
  return program->signals >= 0 || fail(program, "cannot take signals", strerror(errno));
}

int main(int count, char **arguments) {
  program program = {.signals = -1};
  switch (options_read(&program.options, count, arguments)) {
  case OPTIONS_DONE:
    return 0;
  case OPTIONS_WRONG:
    return 2;
  default:
    break;
  }
  int status = take_signals(&program) && start(&program) ? serve(&program) : 1;
  stop(&program);
  return status;
}
