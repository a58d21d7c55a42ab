/* SPDX-License-Identifier: Apache-2.0 */
/* Metrics for Prometheus, with controller-runtime's names, and those of a process exporter. Counters are atomic: a request
 * takes no lock. */
#pragma once

#include "decisions.h"
#include "http/http.h"
#include "http/tls.h"
#include "router.h"
#include "settings_store.h"
#include <crd/arena.h>
#include <crd/request.h>
#include <dirent.h>
#include <stdatomic.h>
#include <stdint.h>

#define METRICS_BUCKETS 12 /* controller-runtime's: 1e-8 s times powers of ten */

typedef enum metrics_code {
  METRICS_200,
  METRICS_400,
  METRICS_401,
  METRICS_405,
  METRICS_413,
  METRICS_415,
  METRICS_503,
  METRICS_504,
  METRICS_500,
  METRICS_CODES
} metrics_code;

typedef struct metrics_webhook {
  atomic_long in_flight;
  atomic_ulong requests[METRICS_CODES];
  atomic_ulong buckets[METRICS_BUCKETS + 1]; /* not cumulative; summed up when they are written */
  atomic_ullong nanoseconds;
  atomic_bool asked; /* it had a request; before, its series are not written */
} metrics_webhook;

typedef struct metrics {
  const router *router;
  const tls_store *tls;           /* NULL: plain HTTP */
  const tls_store *metrics_tls;   /* of /metrics, where it has a pair of its own; NULL: none */
  const settings_store *settings; /* NULL: none */
  const crd_registry *registry;   /* NULL: its kinds are not counted */
  decisions decisions;
  atomic_ulong decoded[2];                 /* objects judged, by the crd_decoder that was used */
  int64_t started;                         /* seconds since 1970 */
  metrics_webhook *webhooks;               /* one per route */
  const crd_budget *budget, *large_budget; /* NULL: there are none */
  const logger *log;                       /* NULL: its lines are not counted */
  _Atomic(const http_server *) server;     /* whose connections are counted; NULL: not yet */
  int memory;                              /* /proc/self/statm, opened before the sandbox forbids it (sandbox.h); -1: none */
  DIR *descriptors;                        /* /proc/self/fd, likewise, read only by the thread of /metrics; NULL: none */
} metrics;

/* False when there is no memory. `router` and `tls` must outlive the metrics. */
bool crd_metrics_init(metrics *metrics, const router *router, const tls_store *tls);
void crd_metrics_free(metrics *metrics);

/* Counts the start of a request of a webhook. */
void crd_metrics_begin(metrics *metrics, size_t index);

/* Counts an answered request of the route with that index. */
void crd_metrics_count(metrics *metrics, size_t index, int status, uint64_t nanoseconds);

/* Counts an object that was judged. */
void crd_metrics_count_decoded(metrics *metrics, crd_decoder way);

/* Writes all series in Prometheus' text format. */
void crd_metrics_write(const metrics *metrics, crd_text *text);
