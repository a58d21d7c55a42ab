/* SPDX-License-Identifier: Apache-2.0 */
/* A counter for each set of labels, made on first use. */
#include "../../runtime/base/locked.h"
#include "policies.h"
#include <stdlib.h>
#include <string.h>

struct policy_counter {
  bool mutating;
  char *policy, *binding;
  const char *error_type, *action; /* action is "" for mutating policies */
  uint64_t count, nanoseconds, buckets[POLICY_BUCKETS + 1];
  policy_counter *next;
};

static const uint64_t bounds[POLICY_BUCKETS] = {500, 1000000, 10000000, 100000000, 1000000000};
static const char *const bound_names[POLICY_BUCKETS + 1] = {"5e-07", "0.001", "0.01", "0.1", "1", "+Inf"};

void policy_metrics_init(policy_metrics *metrics) {
  *metrics = (policy_metrics){.counters = NULL};
  pthread_mutex_init(&metrics->mutex, NULL);
}

static void free_counter(policy_counter *counter) {
  if (!counter) return;
  free(counter->policy);
  free(counter->binding);
  free(counter);
}

void policy_metrics_free(policy_metrics *metrics) {
  for (policy_counter *each = metrics->counters, *next; each; each = next) {
    next = each->next;
    free_counter(each);
  }
  condition_metrics_free(&metrics->conditions);
  pthread_mutex_destroy(&metrics->mutex);
}

/* ---- counting ---- */

/* An event to count. */
typedef struct observation {
  bool mutating;
  crd_string policy, binding;
  const char *error_type, *action;
  uint64_t nanoseconds;
} observation;

static int compare_labels(const policy_counter *counter, const observation *what) {
  int order = (int)counter->mutating - (int)what->mutating;
  if (!order) order = crd_string_compare(crd_string_of(counter->policy), what->policy);
  if (!order) order = crd_string_compare(crd_string_of(counter->binding), what->binding);
  if (!order) order = strcmp(counter->error_type, what->error_type);
  return order ? order : strcmp(counter->action, what->action);
}

static policy_counter *make_counter(const observation *what, policy_counter *next) {
  policy_counter *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  *made = (policy_counter){.mutating = what->mutating,
                           .policy = strndup(what->policy.data, what->policy.size),
                           .binding = strndup(what->binding.data ? what->binding.data : "", what->binding.size),
                           .error_type = what->error_type,
                           .action = what->action,
                           .next = next};
  if (made->policy && made->binding) return made;
  free_counter(made);
  return NULL;
}

/* Call it with the mutex locked. */
static void observe(policy_metrics *metrics, const observation *what) {
  policy_counter **place = &metrics->counters;
  int order = 1;
  while (*place && (order = compare_labels(*place, what)) < 0) place = &(*place)->next;
  if (!*place || order != 0) {
    policy_counter *made = make_counter(what, *place);
    if (!made) return;
    *place = made;
  }
  policy_counter *counter = *place;
  size_t bucket = 0;
  while (bucket < POLICY_BUCKETS && what->nanoseconds > bounds[bucket]) bucket++;
  counter->count++;
  counter->nanoseconds += what->nanoseconds;
  counter->buckets[bucket]++;
}

/* ErrorType of an error, by the start of its text. */
static const char *error_type(crd_string message) {
  if (crd_string_has_prefix(message, CRD_STRING("compilation"))) return "compile_error";
  if (crd_string_has_prefix(message, CRD_STRING("validation failed due to running out of cost budget")))
    return "out_of_budget";
  return "invalid_error";
}

static const char *action_name(crd_string action) {
  if (crd_string_equal(action, CRD_STRING("Deny"))) return "deny";
  return crd_string_equal(action, CRD_STRING("Warn")) ? "warn" : "audit";
}

/* dispatcher.go: passed validations are not counted, ignored errors are "allow", denials are counted for each action. For
 * ErrorType a denial is not "no error", but an invalid one. */
static void observe_validations(policy_metrics *metrics, observation what, const crd_binding_trace *binding,
                                const crd_param_trace *param) {
  for (size_t i = 0; i < param->validation_count; i++) {
    const crd_validation_trace *one = &param->validations[i];
    if (strcmp(one->decision, "admit") == 0) continue;
    what.nanoseconds = one->nanoseconds;
    what.error_type = error_type(one->message);
    what.action = "allow";
    const bool ignored = one->action && strcmp(one->action, "admit") == 0;
    if (ignored) observe(metrics, &what);
    for (size_t k = 0; !ignored && k < binding->action_count; k++) {
      what.action = action_name(binding->actions[k]);
      observe(metrics, &what);
    }
  }
  for (size_t i = 0; i < param->audit_count; i++) {
    if (strcmp(param->audit[i].action, "error") != 0) continue;
    what.nanoseconds = param->audit[i].nanoseconds;
    what.error_type = error_type(param->audit[i].error);
    what.action = "deny";
    observe(metrics, &what);
  }
}

static void observe_mutations(policy_metrics *metrics, observation what, const crd_param_trace *param) {
  for (size_t i = 0; i < param->mutation_count; i++) {
    const crd_string said = param->mutations[i], error = CRD_STRING("error: ");
    const bool failed = crd_string_has_prefix(said, CRD_STRING("error"));
    const size_t skipped = crd_string_has_prefix(said, error) ? error.size : 0;
    what.action = "";
    what.error_type = failed ? error_type(crd_string_slice(said, skipped, said.size)) : "no_error";
    what.nanoseconds = param->mutation_nanoseconds / param->mutation_count;
    observe(metrics, &what);
  }
}

void policy_metrics_count(policy_metrics *metrics, crd_string operation, const crd_admission_verdict *verdict) {
  pthread_mutex_lock(&metrics->mutex);
  for (size_t i = 0; i < verdict->policy_count; i++) {
    const crd_policy_trace *policy = verdict->policies[i];
    for (size_t k = 0; k < policy->binding_count; k++) {
      const crd_binding_trace *binding = &policy->bindings[k];
      const observation what = {.mutating = policy->mutating, .policy = policy->policy, .binding = binding->binding};
      for (size_t n = 0; n < binding->param_count; n++) {
        condition_metrics_count(&metrics->conditions, policy->policy, operation, &binding->params[n].conditions);
        if (policy->mutating)
          observe_mutations(metrics, what, &binding->params[n]);
        else
          observe_validations(metrics, what, binding, &binding->params[n]);
      }
    }
  }
  pthread_mutex_unlock(&metrics->mutex);
}

/* ---- writing ---- */

/* Names of objects need no escapes. */
static void write_labels(crd_text *text, const policy_counter *counter) {
  crd_text_printf(text, "policy=\"%s\",policy_binding=\"%s\",error_type=\"%s\"", counter->policy, counter->binding,
                  counter->error_type);
  if (!counter->mutating) crd_text_printf(text, ",enforcement_action=\"%s\"", counter->action);
}

static void write_total(crd_text *text, const char *name, const policy_counter *counter) {
  crd_text_printf(text, "%s_check_total{", name);
  write_labels(text, counter);
  crd_text_printf(text, "} %llu\n", (unsigned long long)counter->count);
}

static void write_durations(crd_text *text, const char *name, const policy_counter *counter) {
  uint64_t sum = 0;
  for (size_t i = 0; i <= POLICY_BUCKETS; i++) {
    sum += counter->buckets[i];
    crd_text_printf(text, "%s_check_duration_seconds_bucket{", name);
    write_labels(text, counter);
    crd_text_printf(text, ",le=\"%s\"} %llu\n", bound_names[i], (unsigned long long)sum);
  }
  crd_text_printf(text, "%s_check_duration_seconds_sum{", name);
  write_labels(text, counter);
  crd_text_printf(text, "} %.9f\n", (double)counter->nanoseconds / 1e9);
  crd_text_printf(text, "%s_check_duration_seconds_count{", name);
  write_labels(text, counter);
  crd_text_printf(text, "} %llu\n", (unsigned long long)counter->count);
}

static void write_form(policy_metrics *metrics, crd_text *text, bool mutating) {
  const char *name = mutating ? "apiserver_mutating_admission_policy" : "apiserver_validating_admission_policy";
  const char *of = mutating ? "mutations" : "validations";
  crd_text_printf(text, "# HELP %s_check_total Evaluations of %s of policies that were refused, failed or applied.\n", name,
                  of);
  crd_text_printf(text, "# TYPE %s_check_total counter\n", name);
  for (const policy_counter *each = metrics->counters; each; each = each->next)
    if (each->mutating == mutating) write_total(text, name, each);
  crd_text_printf(text, "# HELP %s_check_duration_seconds What those evaluations took.\n", name);
  crd_text_printf(text, "# TYPE %s_check_duration_seconds histogram\n", name);
  for (const policy_counter *each = metrics->counters; each; each = each->next)
    if (each->mutating == mutating) write_durations(text, name, each);
}

typedef struct metrics_writing {
  policy_metrics *metrics;
  crd_text *text;
} metrics_writing;

static void write_all(void *context) {
  const metrics_writing *writing = context;
  write_form(writing->metrics, writing->text, false);
  write_form(writing->metrics, writing->text, true);
  condition_metrics_write(&writing->metrics->conditions, writing->text);
}

void policy_metrics_write(policy_metrics *metrics, crd_text *text) {
  metrics_writing writing = {metrics, text};
  guard_locked(&metrics->mutex, text->arena, write_all, &writing);
}
