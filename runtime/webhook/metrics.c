/* SPDX-License-Identifier: Apache-2.0 */
/* controller-runtime pkg/webhook/internal/metrics and pkg/certwatcher/metrics. The series of a webhook exist from its first
 * request on, those of the codes 200 and 500 together, those of other codes once they have occurred: most of the known kinds
 * never get a request. */
#include "metrics.h"
#include <crd/json.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static const int code_numbers[METRICS_CODES] = {200, 400, 401, 405, 413, 415, 503, 504, 500};

bool crd_metrics_init(metrics *metrics, const router *router, const tls_store *tls) {
  *metrics = (struct metrics){.router = router, .tls = tls, .started = time(NULL)};
  metrics->webhooks = calloc(crd_router_count(router), sizeof *metrics->webhooks);
  if (!metrics->webhooks) return false;
  metrics->memory = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  metrics->descriptors = opendir("/proc/self/fd");
  return true;
}

void crd_metrics_free(metrics *metrics) {
  if (!metrics->webhooks) return;
  crd_decisions_free(&metrics->decisions);
  free(metrics->webhooks);
  if (metrics->memory >= 0) close(metrics->memory);
  if (metrics->descriptors) closedir(metrics->descriptors);
}

void crd_metrics_begin(metrics *metrics, size_t index) {
  metrics_webhook *webhook = &metrics->webhooks[index];
  if (!atomic_load_explicit(&webhook->asked, memory_order_relaxed))
    atomic_store_explicit(&webhook->asked, true, memory_order_relaxed);
  atomic_fetch_add_explicit(&webhook->in_flight, 1, memory_order_relaxed);
}

static bool is_asked(const metrics *metrics, size_t index) {
  return atomic_load_explicit(&metrics->webhooks[index].asked, memory_order_relaxed);
}

void crd_metrics_count(metrics *metrics, size_t index, int status, uint64_t nanoseconds) {
  metrics_webhook *webhook = &metrics->webhooks[index];
  size_t code = 0, bucket = 0;
  while (code < METRICS_500 && code_numbers[code] != status) code++;
  for (uint64_t bound = 10; bucket < METRICS_BUCKETS && nanoseconds > bound; bound *= 10) bucket++;
  atomic_fetch_add_explicit(&webhook->requests[code], 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&webhook->buckets[bucket], 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&webhook->nanoseconds, nanoseconds, memory_order_relaxed);
}

void crd_metrics_count_decoded(metrics *metrics, crd_decoder way) {
  atomic_fetch_add_explicit(&metrics->decoded[way], 1, memory_order_relaxed);
}

static void write_head(crd_text *text, const char *name, const char *help, const char *type) {
  crd_text_printf(text, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

/* Writes name{webhook="/path", to which labels may be added; paths have no characters that need escapes. */
static void write_name(crd_text *text, const char *name, const route *route) {
  crd_text_printf(text, "%s{webhook=\"%.*s\"", name, CRD_PRINT(route->path));
}

static void write_latency(const metrics *metrics, crd_text *text) {
  write_head(text, "controller_runtime_webhook_latency_seconds", "Histogram of the latency of processing admission requests",
             "histogram");
  for (size_t i = 0; i < crd_router_count(metrics->router); i++) {
    if (!is_asked(metrics, i)) continue;
    const metrics_webhook *webhook = &metrics->webhooks[i];
    const route *route = crd_router_at(metrics->router, i);
    unsigned long count = 0;
    double bound = 10e-9; /* times ten in floating point, as prometheus.ExponentialBuckets does */
    for (size_t bucket = 0; bucket <= METRICS_BUCKETS; bucket++, bound *= 10) {
      count += atomic_load_explicit(&webhook->buckets[bucket], memory_order_relaxed);
      write_name(text, "controller_runtime_webhook_latency_seconds_bucket", route);
      crd_text_add(text, CRD_STRING(",le=\""));
      if (bucket < METRICS_BUCKETS)
        crd_text_add_double(text, bound);
      else
        crd_text_add(text, CRD_STRING("+Inf"));
      crd_text_printf(text, "\"} %lu\n", count);
    }
    write_name(text, "controller_runtime_webhook_latency_seconds_sum", route);
    crd_text_printf(text, "} %.9f\n", (double)atomic_load_explicit(&webhook->nanoseconds, memory_order_relaxed) / 1e9);
    write_name(text, "controller_runtime_webhook_latency_seconds_count", route);
    crd_text_printf(text, "} %lu\n", count);
  }
}

static void write_requests(const metrics *metrics, crd_text *text) {
  write_head(text, "controller_runtime_webhook_requests_total", "Total number of admission requests by HTTP status code.",
             "counter");
  for (size_t i = 0; i < crd_router_count(metrics->router); i++)
    for (size_t code = 0; code < METRICS_CODES; code++) {
      unsigned long count = atomic_load_explicit(&metrics->webhooks[i].requests[code], memory_order_relaxed);
      if (!is_asked(metrics, i) || (!count && code != METRICS_200 && code != METRICS_500)) continue;
      write_name(text, "controller_runtime_webhook_requests_total", crd_router_at(metrics->router, i));
      crd_text_printf(text, ",code=\"%d\"} %lu\n", code_numbers[code], count);
    }
  write_head(text, "controller_runtime_webhook_requests_in_flight", "Current number of admission requests being served.",
             "gauge");
  for (size_t i = 0; i < crd_router_count(metrics->router); i++) {
    if (!is_asked(metrics, i)) continue;
    write_name(text, "controller_runtime_webhook_requests_in_flight", crd_router_at(metrics->router, i));
    crd_text_printf(text, "} %ld\n", atomic_load_explicit(&metrics->webhooks[i].in_flight, memory_order_relaxed));
  }
}

/* The size of the process in bytes; 0 when it cannot be had. */
static unsigned long resident_memory(const metrics *metrics) {
  char line[128];
  unsigned long pages = 0;
  ssize_t size = metrics->memory < 0 ? -1 : pread(metrics->memory, line, sizeof line - 1, 0);
  if (size <= 0) return 0;
  line[size] = 0;
  return sscanf(line, "%*u %lu", &pages) == 1 ? pages * (unsigned long)sysconf(_SC_PAGESIZE) : 0;
}

static size_t count_descriptors(DIR *descriptors) {
  size_t count = 0;
  rewinddir(descriptors);
  for (const struct dirent *each; (each = readdir(descriptors));) count += each->d_name[0] != '.';
  return count;
}

static void write_gauge(crd_text *text, const char *name, const char *help, size_t value) {
  write_head(text, name, help, "gauge");
  crd_text_printf(text, "%s %zu\n", name, value);
}

static void write_descriptors(const metrics *metrics, crd_text *text) {
  struct rlimit limit;
  if (metrics->descriptors)
    write_gauge(text, "process_open_fds", "Number of open file descriptors.", count_descriptors(metrics->descriptors));
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0)
    write_gauge(text, "process_max_fds", "Maximum number of open file descriptors.", (size_t)limit.rlim_cur);
}

static void write_process(const metrics *metrics, crd_text *text) {
  struct rusage usage;
  write_head(text, "process_start_time_seconds", "Start time of the process since unix epoch in seconds.", "gauge");
  crd_text_printf(text, "process_start_time_seconds %lld\n", (long long)metrics->started);
  if (getrusage(RUSAGE_SELF, &usage) == 0) {
    write_head(text, "process_cpu_seconds_total", "Total user and system CPU time spent in seconds.", "counter");
    crd_text_printf(text, "process_cpu_seconds_total %.6f\n",
                    (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                        (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6);
  }
  unsigned long memory = resident_memory(metrics);
  if (memory) {
    write_head(text, "process_resident_memory_bytes", "Resident memory size in bytes.", "gauge");
    crd_text_printf(text, "process_resident_memory_bytes %lu\n", memory);
  }
  write_descriptors(metrics, text);
}

/* ---- configuration and caches ---- */

static void write_timestamp(crd_text *text, const char *name, const char *label, const char *value, int64_t seconds) {
  crd_text_printf(text, "%s{%s=\"%s\"} %lld\n", name, label, value, (long long)seconds);
}

static void write_certificates(const metrics *metrics, crd_text *text) {
  static const char name[] = "crd_webhook_certificate_not_after_timestamp_seconds";
  write_head(text, name, "When the first certificate of the chain in force ends.", "gauge");
  write_timestamp(text, name, "server", "webhook", crd_tls_store_state(metrics->tls).not_after);
  if (metrics->metrics_tls)
    write_timestamp(text, name, "server", "metrics", crd_tls_store_state(metrics->metrics_tls).not_after);
}

static void write_settings(const metrics *metrics, crd_text *text) {
  settings_state state = crd_settings_store_state(metrics->settings);
  write_gauge(text, "crd_webhook_settings_last_reload_successful",
              "Whether the file of the settings was taken when it last changed: 1, or 0 while the old settings stay.",
              state.good);
  write_gauge(text, "crd_webhook_settings_last_reload_success_timestamp_seconds", "When the settings in force were read.",
              (size_t)state.loaded);
  write_head(text, "crd_webhook_settings_reloads_total", "Times that the file of the settings had changed.", "counter");
  crd_text_printf(text, "crd_webhook_settings_reloads_total{result=\"success\"} %lu\n", state.taken);
  crd_text_printf(text, "crd_webhook_settings_reloads_total{result=\"failure\"} %lu\n", state.left);
}

/* The kinds of CRDs: other kinds of the registry are not judged. */
static size_t count_kinds(const crd_registry *registry) {
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) count += crd_kind_is_custom(registry->kinds[i]);
  return count;
}

/* Versions of a kind belong to one CRD. */
static size_t count_crds(const crd_registry *registry) {
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *kind = registry->kinds[i];
    if (!crd_kind_is_custom(kind)) continue;
    size_t before = 0;
    while (before < i && !(crd_string_equal(registry->kinds[before]->group, kind->group) &&
                           crd_string_equal(registry->kinds[before]->kind, kind->kind)))
      before++;
    count += before == i;
  }
  return count;
}

/* Data that is kept between requests, with the time of loading: its age is time() minus that. */
static void write_caches(const metrics *metrics, crd_text *text) {
  static const char name[] = "crd_webhook_cache_loaded_timestamp_seconds";
  write_head(text, name, "When what is kept between requests was read or made.", "gauge");
  write_timestamp(text, name, "cache", "kinds", metrics->started);
  if (metrics->tls) write_timestamp(text, name, "cache", "certificate", crd_tls_store_state(metrics->tls).loaded);
  if (metrics->metrics_tls)
    write_timestamp(text, name, "cache", "metrics-certificate", crd_tls_store_state(metrics->metrics_tls).loaded);
  if (metrics->settings)
    write_timestamp(text, name, "cache", "settings", crd_settings_store_state(metrics->settings).loaded);
}

static void write_build(crd_text *text) {
  write_head(text, "crd_webhook_build_info", "The release that runs; always 1.", "gauge");
  crd_text_add(text, CRD_STRING("crd_webhook_build_info{version=\"" CRD_VERSION "\"} 1\n"));
}

static void write_state(const metrics *metrics, crd_text *text) {
  write_build(text);
  if (metrics->tls) write_certificates(metrics, text);
  if (metrics->settings) write_settings(metrics, text);
  if (metrics->registry) {
    write_gauge(text, "crd_webhook_crds_loaded", "CustomResourceDefinitions whose objects are judged.",
                count_crds(metrics->registry));
    write_gauge(text, "crd_webhook_kinds_loaded", "Kinds that are judged, each version for itself.",
                count_kinds(metrics->registry));
  }
  write_caches(metrics, text);
}

static void write_connections(const http_server *server, crd_text *text) {
  static const struct {
    http_counter counter;
    const char *reason;
  } reasons[] = {{HTTP_SHED_HANDSHAKES, "handshake"},
                 {HTTP_SHED_SLOW, "slow"},
                 {HTTP_SHED_IDLE, "idle"},
                 {HTTP_CUT_REQUESTS, "deadline"},
                 {HTTP_REFUSED, "no room"}};
  write_gauge(text, "crd_webhook_connections", "Connections of the webhook.", crd_http_server_connections(server));
  write_head(text, "crd_webhook_connections_shed_total", "Connections that were closed to make room, or at their deadline.",
             "counter");
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    crd_text_printf(text, "crd_webhook_connections_shed_total{reason=\"%s\"} %lu\n", reasons[i].reason,
                    crd_http_server_count(server, reasons[i].counter));
  write_head(text, "crd_webhook_accept_failures_total",
             "Times that no connection could be accepted for want of descriptors.", "counter");
  crd_text_printf(text, "crd_webhook_accept_failures_total %lu\n", crd_http_server_count(server, HTTP_ACCEPT_FAILURES));
}

/* Limits, their use, and what was cut or refused because of them. */
static void write_limits(const metrics *metrics, crd_text *text) {
  const http_server *server = atomic_load(&metrics->server);
  if (server) write_connections(server, text);
  if (metrics->budget) {
    write_gauge(text, "crd_webhook_memory_budget_bytes", "Memory that connections, requests and answers may take.",
                crd_budget_limit(metrics->budget) + crd_budget_limit(metrics->large_budget));
    write_gauge(text, "crd_webhook_memory_used_bytes", "What they have taken of it.",
                crd_budget_used(metrics->budget) + crd_budget_used(metrics->large_budget));
  }
  if (metrics->log) {
    write_head(text, "crd_webhook_log_lines_lost_total", "Lines of the log that found no reader in time.", "counter");
    crd_text_printf(text, "crd_webhook_log_lines_lost_total %lu\n", crd_log_lost(metrics->log));
  }
}

static void write_decoded(const metrics *metrics, crd_text *text) {
  static const char name[] = "crd_webhook_decoded_total";
  write_head(text, name, "Objects judged, straight from their bytes (fast) or by way of a value tree.", "counter");
  crd_text_printf(text, "%s{decoder=\"fast\"} %lu\n", name,
                  atomic_load_explicit(&metrics->decoded[CRD_DECODER_FAST], memory_order_relaxed));
  crd_text_printf(text, "%s{decoder=\"tree\"} %lu\n", name,
                  atomic_load_explicit(&metrics->decoded[CRD_DECODER_TREE], memory_order_relaxed));
}

void crd_metrics_write(const metrics *metrics, crd_text *text) {
  write_latency(metrics, text);
  write_requests(metrics, text);
  write_head(text, "controller_runtime_webhook_panics_total", "Total number of webhook panics", "counter");
  crd_text_add(text, CRD_STRING("controller_runtime_webhook_panics_total 0\n")); /* a fault ends the process */
  write_head(text, "certwatcher_read_certificate_total", "Total number of certificate reads", "counter");
  crd_text_printf(text, "certwatcher_read_certificate_total %lu\n", metrics->tls ? crd_tls_store_reads(metrics->tls) : 0);
  write_head(text, "certwatcher_read_certificate_errors_total", "Total number of certificate read errors", "counter");
  crd_text_printf(text, "certwatcher_read_certificate_errors_total %lu\n",
                  metrics->tls ? crd_tls_store_errors(metrics->tls) : 0);
  crd_decisions_write(&metrics->decisions, text);
  write_decoded(metrics, text);
  write_state(metrics, text);
  write_limits(metrics, text);
  write_process(metrics, text);
}
