/* SPDX-License-Identifier: Apache-2.0 */
/* The handlers of the three servers of crd-webhook: admission, metrics, health. */
#pragma once

#include "admission.h"
#include "http/http.h"
#include "metrics.h"
#include "router.h"
#include "settings_store.h"
#include <crd/state.h>

#define SERVICE_HIDING 32 /* further kinds are not logged */

/* Kinds that were logged once. */
typedef struct told_kinds {
  _Atomic(const crd_kind *) kinds[SERVICE_HIDING];
} told_kinds;

typedef struct service {
  admission_config admission;
  settings_store *settings; /* NULL: the defaults */
  const router *router;
  metrics *metrics;
  crd_budget *budget;                             /* for workers, connections, bodies and answers; NULL: no limit */
  crd_budget *large_budget;                       /* for the threads that judge large requests */
  unsigned threads;                               /* that judge the other requests */
  const crd_state_source *cluster;                /* for rules about other objects; NULL: unknown */
  const crd_pod_judge *pods;                      /* for rules about pod templates; NULL: those rules are skipped */
  void (*measure)(void *context, crd_text *text); /* further series; NULL: none */
  void *measure_context;
  const logger *log;
  bool log_values; /* log messages with all of their values */
  atomic_bool ready;
  told_kinds hiding;  /* kinds for which it was logged that a gate hides errors */
  told_kinds unasked; /* kinds for which it was logged that rules are skipped */
} service;

/* Handlers over a service, which must outlive their servers. */
http_handler crd_service_admission_handler(service *service);
http_handler crd_service_metrics_handler(service *service);
http_handler crd_service_health_handler(service *service);

/* The bytes of a budget that judging one request may take. A large request: three quarters, so that another one can be
 * judged at the same time. A small request: an equal part for each thread, between an eighth and a quarter. */
size_t crd_service_request_limit(const crd_budget *budget, unsigned threads, bool large);

/* Milliseconds of the query's timeout ("10s", "500ms", "1m30s"), or `otherwise` if it is no such duration, or longer. */
unsigned crd_service_timeout_ms(crd_string text, unsigned otherwise);

/* Answers a review for a service of the table (volcano pkg/webhooks/router, controller-runtime pkg/webhook/admission).
 *
 * - The body is no review of admission.k8s.io/v1, or has no request: HTTP 400 with a metav1.Status.
 * - Else HTTP 200 with the service's answer, for every object and operation. */

#define ADMIT_BODY_LIMIT ((size_t)3 << 20) /* bytes of a review */

/* `body` must live as long as the answer is used. */
void crd_admit(crd_arena *arena, const admission_config *config, const route *route, crd_string body,
               admission_answer *answer);
