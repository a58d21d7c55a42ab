/* SPDX-License-Identifier: Apache-2.0 */
/* A counter for each policy and operation, sorted by name. */
#include "policies.h"
#include <stdlib.h>
#include <string.h>

struct condition_counter {
  char *policy, *operation;
  uint64_t errors, nanoseconds, buckets[CONDITION_BUCKETS + 1];
  condition_counter *next;
};

static const uint64_t bounds[CONDITION_BUCKETS] = {5000000, 25000000, 100000000, 500000000, 1000000000, 2500000000};
static const char *const bound_names[CONDITION_BUCKETS + 1] = {"0.005", "0.025", "0.1", "0.5", "1", "2.5", "+Inf"};

static void free_counter(condition_counter *counter) {
  free(counter->policy);
  free(counter->operation);
  free(counter);
}

void condition_metrics_free(condition_metrics *metrics) {
  for (condition_counter *each = metrics->counters, *next; each; each = next) {
    next = each->next;
    free_counter(each);
  }
}

/* ---- counting ---- */

static condition_counter *make_counter(crd_string policy, crd_string operation, condition_counter *next) {
  condition_counter *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  *made = (condition_counter){
      .policy = strndup(policy.data, policy.size), .operation = strndup(operation.data, operation.size), .next = next};
  if (made->policy && made->operation) return made;
  free_counter(made);
  return NULL;
}

/* The counter with these labels, which is added if missing; NULL without memory. */
static condition_counter *find_counter(condition_metrics *metrics, crd_string policy, crd_string operation) {
  condition_counter **place = &metrics->counters;
  for (int order; *place; place = &(*place)->next) {
    order = crd_string_compare(crd_string_of((*place)->policy), policy);
    if (!order) order = crd_string_compare(crd_string_of((*place)->operation), operation);
    if (!order) return *place;
    if (order > 0) break;
  }
  condition_counter *made = make_counter(policy, operation, *place);
  if (made) *place = made;
  return made;
}

void condition_metrics_count(condition_metrics *metrics, crd_string policy, crd_string operation,
                             const crd_condition_trace *trace) {
  condition_counter *counter = trace->evaluated ? find_counter(metrics, policy, operation) : NULL;
  if (!counter) return;
  size_t bucket = 0;
  while (bucket < CONDITION_BUCKETS && trace->nanoseconds > bounds[bucket]) bucket++;
  counter->buckets[bucket]++;
  counter->nanoseconds += trace->nanoseconds;
  counter->errors += trace->errors;
}

/* ---- writing ---- */

/* Names of objects and operations need no escapes. */
static void write_series(crd_text *text, const condition_counter *counter, const char *name, const char *bound) {
  crd_text_printf(text,
                  "apiserver_admission_match_condition_%s{name=\"%s\",kind=\"policy\",type=\"validate\",operation=\"%s\"",
                  name, counter->policy, counter->operation);
  if (bound) crd_text_printf(text, ",le=\"%s\"", bound);
  crd_text_add(text, CRD_STRING("} "));
}

static void write_head(crd_text *text, const char *name, const char *help, const char *type) {
  crd_text_printf(text,
                  "# HELP apiserver_admission_match_condition_%s %s\n# TYPE apiserver_admission_match_condition_%s %s\n",
                  name, help, name, type);
}

static void write_errors(const condition_metrics *metrics, crd_text *text) {
  static const char name[] = "evaluation_errors_total";
  write_head(text, name, "Match conditions of policies that failed.", "counter");
  for (const condition_counter *each = metrics->counters; each; each = each->next) {
    if (!each->errors) continue; /* as in kube-apiserver, a series begins with its first count */
    write_series(text, each, name, NULL);
    crd_text_printf(text, "%llu\n", (unsigned long long)each->errors);
  }
}

static void write_histogram(crd_text *text, const condition_counter *counter) {
  uint64_t sum = 0;
  for (size_t i = 0; i <= CONDITION_BUCKETS; i++) {
    sum += counter->buckets[i];
    write_series(text, counter, "evaluation_seconds_bucket", bound_names[i]);
    crd_text_printf(text, "%llu\n", (unsigned long long)sum);
  }
  write_series(text, counter, "evaluation_seconds_sum", NULL);
  crd_text_printf(text, "%.9f\n", (double)counter->nanoseconds / 1e9);
  write_series(text, counter, "evaluation_seconds_count", NULL);
  crd_text_printf(text, "%llu\n", (unsigned long long)sum);
}

void condition_metrics_write(const condition_metrics *metrics, crd_text *text) {
  write_errors(metrics, text);
  write_head(text, "evaluation_seconds", "What evaluating the match conditions of a policy took.", "histogram");
  for (const condition_counter *each = metrics->counters; each; each = each->next) write_histogram(text, each);
}
