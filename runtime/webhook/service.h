/* SPDX-License-Identifier: Apache-2.0 */
/* What the three servers of crd-webhook answer: admission, metrics, health. */
#pragma once

#include "admission.h"
#include "http/http.h"
#include "metrics.h"
#include "router.h"
#include "settings_store.h"
#include <crd/state.h>

#define SERVICE_HIDING 32 /* further kinds are not mentioned */

/* Kinds of which something was said once. */
typedef struct told_kinds {
  _Atomic(const crd_kind *) kinds[SERVICE_HIDING];
} told_kinds;

typedef struct service {
  admission_config admission;
  settings_store *settings; /* NULL: the defaults */
  const router *router;
  metrics *metrics;
  crd_budget *budget;                             /* of workers, connections, bodies and answers; NULL: without limit */
  crd_budget *large_budget;                       /* of the threads that judge large requests */
  unsigned threads;                               /* that judge the other requests */
  const crd_state_source *cluster;                /* what rules ask of other objects; NULL: nothing is known of them */
  const crd_pod_judge *pods;                      /* what rules ask about templates of pods; NULL: they are left open */
  void (*measure)(void *context, crd_text *text); /* further series; NULL: none */
  void *measure_context;
  const logger *log;
  bool log_values; /* messages are told with all of their values */
  atomic_bool ready;
  told_kinds hiding;  /* kinds of which it was told that a gate hides errors */
  told_kinds unasked; /* and of which, that rules are not asked */
} service;

/* Handlers over a service, which must outlive their servers. */
http_handler crd_service_admission_handler(service *service);
http_handler crd_service_metrics_handler(service *service);
http_handler crd_service_health_handler(service *service);

/* Bytes that judging one request may take of such a budget: a large one three quarters of what all such share, so that
 * another can be judged beside it; one of the others as much as leaves the same for each of the threads that judge them,
 * between a quarter and an eighth. */
size_t crd_service_request_limit(const crd_budget *budget, unsigned threads, bool large);

/* Milliseconds of the query's timeout ("10s", "500ms", "1m30s"), or `otherwise` where it is not such a duration, or longer.
 */
unsigned crd_service_timeout_ms(crd_string text, unsigned otherwise);

/* A review for a service of the table, and its answer: what the API server sends to such a path and what it gets
 * (volcano pkg/webhooks/router, controller-runtime pkg/webhook/admission).
 *
 * - The body is no review of admission.k8s.io/v1, or holds no request: HTTP 400 with a metav1.Status.
 * - Else HTTP 200 with the service's answer, whatever object and operation it is. */

#define ADMIT_BODY_LIMIT ((size_t)3 << 20) /* bytes of a review */

/* `body` must live as long as the answer is used. */
void crd_admit(crd_arena *arena, const admission_config *config, const route *route, crd_string body,
               admission_answer *answer);
