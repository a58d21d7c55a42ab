/* SPDX-License-Identifier: Apache-2.0 */
/* --policies: judges reviews by admission policies, at their own paths: /policies for the validating ones, /policies/mutate
 * for the mutating ones. Changed files are read again; the old configuration stays in use until the new one is ready. */
#pragma once

#include "log/log.h"
#include <crd/admission.h>
#include <crd/generated/rule_set.h>
#include <crd/state.h>
#include <crd/webhook.h>
#include <pthread.h>

/* Counters of policies' match conditions, with kube-apiserver's names, labels and buckets (pkg/admission/metrics/metrics.go,
 * webhook/matchconditions/matcher.go). As there, those of mutating policies have the type "validate" too
 * (policy/mutating/compilation.go). */

#define CONDITION_BUCKETS 6 /* and one for larger values */

typedef struct condition_counter condition_counter;

/* Sorted by label. The owner makes sure that only one thread uses them at a time. */
typedef struct condition_metrics {
  condition_counter *counters;
} condition_metrics;

void condition_metrics_free(condition_metrics *metrics);
/* Counts the results of a policy's conditions; nothing if none were evaluated. Without memory they are not counted. */
void condition_metrics_count(condition_metrics *metrics, crd_string policy, crd_string operation,
                             const crd_condition_trace *trace);
void condition_metrics_write(const condition_metrics *metrics, crd_text *text);

typedef struct webhook_policies webhook_policies;

/* The source of the policies, which must outlive them. */
typedef struct webhook_policies_source {
  const char *const *paths, *const *crds; /* as in admission_files_source */
  size_t count, crd_count;
  const crd_registry *registry;
  unsigned kubernetes_minor;
  bool dry_run;                    /* they only report */
  const crd_state_source *cluster; /* its Namespaces take precedence over those of the files, if it watches them; may be
                                    * NULL */
  const logger *log;
} webhook_policies_source;

/* NULL with the reason. Call it before the sandbox is set up (sandbox.h): later reads use no cache. */
webhook_policies *webhook_policies_create(const webhook_policies_source *source, char *error, size_t size);
void webhook_policies_destroy(webhook_policies *policies); /* may be NULL */

/* Their services; none for NULL. */
const crd_admission_service *webhook_policies_services(const webhook_policies *policies, size_t *count);

/* Checks from time to time whether the files have changed; one thread should call it often. */
void webhook_policies_refresh(webhook_policies *policies);
/* crd_webhook_options.measure. */
void webhook_policies_measure(void *policies, crd_text *text);

/* Counters of policy decisions, with kube-apiserver's names and labels
 * (pkg/admission/plugin/policy/{validating,mutating}/metrics). The labels are names of loaded policies and bindings, which
 * limits their number. */

#define POLICY_BUCKETS 5 /* and one for larger values */

typedef struct policy_counter policy_counter;

typedef struct policy_metrics {
  pthread_mutex_t mutex;
  policy_counter *counters; /* sorted by label */
  condition_metrics conditions;
} policy_metrics;

void policy_metrics_init(policy_metrics *metrics);
void policy_metrics_free(policy_metrics *metrics);
/* Counts the policy decisions in a verdict about a request of that operation; without memory for a counter they are not
 * counted. */
void policy_metrics_count(policy_metrics *metrics, crd_string operation, const crd_admission_verdict *verdict);
void policy_metrics_write(policy_metrics *metrics, crd_text *text);

/* --watch-namespaces: the cluster's Namespaces for admission policies, from the watch of the cluster client. */

/* The watch for them. */
extern const crd_watch policy_namespaces_watch;

/* For one request. Both members are borrowed. */
typedef struct policy_namespaces {
  const crd_state_source *source;
  const crd_state *state; /* of the request */
} policy_namespaces;

/* crd_admission_options.find_namespace, with a policy_namespaces as context. It waits a moment for a Namespace that the
 * request's state lacks, because its event may come later than the request. */
const crd_value *policy_namespaces_find(void *context, crd_arena *arena, crd_string name);
