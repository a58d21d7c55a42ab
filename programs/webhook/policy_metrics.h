/* SPDX-License-Identifier: Apache-2.0 */
/* Counters of what policies decided, with the names and labels that kube-apiserver has for its own
 * (pkg/admission/plugin/policy/{validating,mutating}/metrics). The labels are names of policies and bindings that were
 * loaded, which bound how many there can be. */
#ifndef CRD_WEBHOOK_POLICY_METRICS_H
#define CRD_WEBHOOK_POLICY_METRICS_H

#include "condition_metrics.h"
#include <pthread.h>

#define POLICY_BUCKETS 5 /* and one for what is above them */

typedef struct policy_counter policy_counter;

typedef struct policy_metrics {
  pthread_mutex_t mutex;
  policy_counter *counters; /* in the order of their labels */
  condition_metrics conditions;
} policy_metrics;

void policy_metrics_init(policy_metrics *metrics);
void policy_metrics_free(policy_metrics *metrics);
/* Counts what a verdict about a request of that operation says of the policies of that configuration; without memory for a
 * counter it is not counted. */
void policy_metrics_count(policy_metrics *metrics, const crd_admission_configuration *configuration, crd_string operation,
                          const crd_admission_verdict *verdict);
void policy_metrics_write(policy_metrics *metrics, crd_text *text);

#endif
