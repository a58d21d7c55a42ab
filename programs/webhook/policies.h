/* SPDX-License-Identifier: Apache-2.0 */
/* --policies: reviews judged by admission policies, at paths of their own: /policies asks the validating ones,
 * /policies/mutate the mutating ones. Changed files are read again; what was in force before stays until the new one is
 * ready. */
#pragma once

#include "log/log.h"
#include <crd/admission.h>
#include <crd/generated/rule_set.h>
#include <crd/state.h>
#include <crd/webhook.h>
#include <pthread.h>

/* Counters of the match conditions of policies, with the names, labels and buckets that kube-apiserver has for its own
 * (pkg/admission/metrics/metrics.go, webhook/matchconditions/matcher.go). Those of mutating policies have the type
 * "validate" too, as there (policy/mutating/compilation.go). */

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

typedef struct webhook_policies webhook_policies;

/* Where they come from. All of it must outlive them. */
typedef struct webhook_policies_source {
  const char *const *paths, *const *crds; /* admission_files_source */
  size_t count, crd_count;
  const crd_registry *registry;
  unsigned kubernetes_minor;
  bool dry_run;                    /* they only report */
  const crd_state_source *cluster; /* whose Namespaces count before those of the files: it watches them; NULL: none does */
  const logger *log;
} webhook_policies_source;

/* NULL with the reason. To be called before files and calls are given up (sandbox.h): later reads take no cache. */
webhook_policies *webhook_policies_create(const webhook_policies_source *source, char *error, size_t size);
void webhook_policies_destroy(webhook_policies *policies); /* NULL is fine */

/* Their services; of NULL none. */
const crd_admission_service *webhook_policies_services(const webhook_policies *policies, size_t *count);

/* Looks now and then whether the files have changed: to be called often, by one thread. */
void webhook_policies_refresh(webhook_policies *policies);
/* crd_webhook_options.measure. */
void webhook_policies_measure(void *policies, crd_text *text);

/* Counters of what policies decided, with the names and labels that kube-apiserver has for its own
 * (pkg/admission/plugin/policy/{validating,mutating}/metrics). The labels are names of policies and bindings that were
 * loaded, which bound how many there can be. */

#define POLICY_BUCKETS 5 /* and one for what is above them */

typedef struct policy_counter policy_counter;

typedef struct policy_metrics {
  pthread_mutex_t mutex;
  policy_counter *counters; /* in the order of their labels */
  condition_metrics conditions;
} policy_metrics;

void policy_metrics_init(policy_metrics *metrics);
void policy_metrics_free(policy_metrics *metrics);
/* Counts what a verdict about a request of that operation says of policies; without memory for a counter it is not counted.
 */
void policy_metrics_count(policy_metrics *metrics, crd_string operation, const crd_admission_verdict *verdict);
void policy_metrics_write(policy_metrics *metrics, crd_text *text);

/* --watch-namespaces: the Namespaces of the cluster for admission policies, as its watch has them. */

/* What is watched for them. */
extern const crd_watch policy_namespaces_watch;

/* For one request. Both are borrowed. */
typedef struct policy_namespaces {
  const crd_state_source *source;
  const crd_state *state; /* of the request */
} policy_namespaces;

/* crd_admission_options.find_namespace, with policy_namespaces as context. One that the request's state does not have is
 * looked for in later ones for a moment: who makes a Namespace may be quicker than its event. */
const crd_value *policy_namespaces_find(void *context, crd_arena *arena, crd_string name);
