/* SPDX-License-Identifier: Apache-2.0 */
/* Counters of the match conditions of policies, with the names, labels and buckets that kube-apiserver has for its own
 * (pkg/admission/metrics/metrics.go, webhook/matchconditions/matcher.go). Those of mutating policies have the type
 * "validate" too, as there (policy/mutating/compilation.go). */
#ifndef CRD_WEBHOOK_CONDITION_METRICS_H
#define CRD_WEBHOOK_CONDITION_METRICS_H

#include <crd/admission.h>

#define CONDITION_BUCKETS 6 /* and one for what is above them */

typedef struct condition_counter condition_counter;

/* In the order of their labels. Whoever has them sees to it that one thread at a time is at work with them. */
typedef struct condition_metrics {
  condition_counter *counters;
} condition_metrics;

void condition_metrics_free(condition_metrics *metrics);
/* What came of the conditions of a policy; where none were evaluated, nothing. Without memory it is not counted. */
void condition_metrics_count(condition_metrics *metrics, crd_string policy, crd_string operation,
                             const crd_condition_trace *trace);
void condition_metrics_write(const condition_metrics *metrics, crd_text *text);

#endif
