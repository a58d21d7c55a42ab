/* SPDX-License-Identifier: Apache-2.0 */
/* The configuration in force is exchanged under a mutex that is held for an assignment. One that was replaced is kept until
 * no request can be at work with it any more: what a service answers may point into it. */
#include "policies.h"
#include "admission_files.h"
#include "impersonation.h"
#include "input.h"
#include "policy_metrics.h"
#include "policy_namespaces.h"
#include "policy_patch.h"
#include <crd/json.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define LOOK_SECONDS 1
#define KEPT_SECONDS 600 /* longer than any request is at work */

/* One that was in force. */
typedef struct retired_files {
  admission_files *files;
  time_t since;
  struct retired_files *next;
} retired_files;

/* A path, and what is done there. */
typedef struct policies_path {
  struct webhook_policies *policies;
  bool mutating;
} policies_path;

struct webhook_policies {
  webhook_policies_source source;
  pthread_mutex_t mutex; /* of `current` */
  admission_files *current;
  retired_files *retired;
  uint64_t seen; /* what the files were when they were read last */
  time_t looked;
  char *error; /* of a reading: NULL outside of one, and before something was said */
  policy_metrics metrics;
  atomic_ulong taken, left, denials; /* changes of files; refusals that a dry run let in */
  atomic_bool good;
  policies_path paths[2];
  crd_admission_service services[2];
};

/* ---- files ---- */

static void mix(uint64_t *sum, const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  for (size_t i = 0; i < size; i++) *sum = (*sum ^ at[i]) * 1099511628211u;
}

static void mix_file(void *context, const char *path, uint64_t size) {
  uint64_t *sum = context;
  struct stat status;
  mix(sum, path, strlen(path));
  mix(sum, &size, sizeof size);
  if (stat(path, &status) != 0) return;
  const int64_t facts[] = {(int64_t)status.st_ino, (int64_t)status.st_mtim.tv_sec, (int64_t)status.st_mtim.tv_nsec,
                           (int64_t)status.st_ctim.tv_sec, (int64_t)status.st_ctim.tv_nsec};
  mix(sum, facts, sizeof facts);
}

static void mix_problem(void *context, const char *path, const char *what) {
  mix(context, path, strlen(path));
  mix(context, what, strlen(what));
}

/* What stat says of all files, as a number. */
static uint64_t look_at_files(const webhook_policies_source *source) {
  uint64_t sum = 14695981039346656037u;
  const input_visitor visitor = {.found = mix_file, .problem = mix_problem, .context = &sum};
  for (size_t i = 0; i < source->count; i++) input_walk(source->paths[i], &visitor);
  return sum;
}

/* The first thing that is wrong is the reason; all are logged. */
static void take_complaint(void *context, crd_string what) {
  webhook_policies *policies = context;
  if (!policies->error) policies->error = strndup(what.data, what.size);
  log_event(policies->source.log, LOG_LEVEL_ERROR, "policies", "the files are not taken", log_text("error", what));
}

static void take_note(void *context, crd_string what) {
  const webhook_policies *policies = context;
  log_event(policies->source.log, LOG_LEVEL_ERROR, "policies", "loaded as it is, as the API server would",
            log_text("error", what));
}

static admission_files *read_policies(webhook_policies *policies, bool cached) {
  const webhook_policies_source *source = &policies->source;
  policies->seen = look_at_files(source); /* before they are read: what changes meanwhile is seen at the next look */
  free(policies->error);
  policies->error = NULL;
  return admission_files_load(&(admission_files_source){.paths = source->paths,
                                                        .path_count = source->count,
                                                        .crds = source->crds,
                                                        .crd_count = source->crd_count,
                                                        .registry = source->registry,
                                                        .kubernetes_minor = source->kubernetes_minor,
                                                        .cached = cached,
                                                        .complain = take_complaint,
                                                        .note = take_note,
                                                        .context = policies});
}

static void tell_loaded(const webhook_policies *policies, const char *what) {
  const crd_admission_counts counts = crd_admission_configuration_counts(admission_files_configuration(policies->current));
  log_event(policies->source.log, LOG_LEVEL_INFO, "policies", what,
            log_number("validating", (int64_t)counts.validating_policies),
            log_number("mutating", (int64_t)counts.mutating_policies),
            log_number("bindings", (int64_t)(counts.validating_bindings + counts.mutating_bindings)),
            log_number("params", (int64_t)counts.params), log_truth("dryRun", policies->source.dry_run));
  if (!(counts.validating_policies + counts.mutating_policies))
    log_event(policies->source.log, LOG_LEVEL_INFO, "policies", "there are no policies in the files: everything is let in",
              log_number("policies", 0));
}

static const crd_admission_configuration *configuration_now(webhook_policies *policies) {
  pthread_mutex_lock(&policies->mutex);
  const admission_files *files = policies->current;
  pthread_mutex_unlock(&policies->mutex);
  return admission_files_configuration(files);
}

static void retire(webhook_policies *policies, admission_files *files, time_t now) {
  retired_files *retired = malloc(sizeof *retired);
  if (!retired) return; /* it stays for good */
  *retired = (retired_files){files, now, policies->retired};
  policies->retired = retired;
}

static void free_retired(webhook_policies *policies, time_t before) {
  for (retired_files **at = &policies->retired; *at;) {
    retired_files *one = *at;
    if (one->since > before) {
      at = &one->next;
      continue;
    }
    *at = one->next;
    admission_files_destroy(one->files);
    free(one);
  }
}

static time_t clock_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

void webhook_policies_refresh(webhook_policies *policies) {
  const time_t now = clock_seconds();
  if (now < policies->looked + LOOK_SECONDS) return;
  policies->looked = now;
  free_retired(policies, now - KEPT_SECONDS);
  if (look_at_files(&policies->source) == policies->seen) return;
  admission_files *fresh = read_policies(policies, false); /* the sandbox lets nothing be written */
  atomic_store(&policies->good, fresh != NULL);
  atomic_fetch_add(fresh ? &policies->taken : &policies->left, 1);
  if (!fresh) {
    log_event(policies->source.log, LOG_LEVEL_ERROR, "policies", "the old policies stay",
              log_text("error", crd_string_of(policies->error ? policies->error : "")));
    return;
  }
  pthread_mutex_lock(&policies->mutex);
  admission_files *before = policies->current;
  policies->current = fresh;
  pthread_mutex_unlock(&policies->mutex);
  retire(policies, before, now);
  tell_loaded(policies, "the changed files are taken");
}

/* ---- the request ---- */

static crd_string info_text(const crd_value *map, const char *name) {
  return map ? crd_value_text(crd_value_get(map, crd_string_of(name))) : (crd_string){NULL, 0};
}

static crd_admission_attributes attributes_of_review(crd_arena *arena, const crd_review *review) {
  return (crd_admission_attributes){.operation = review->operation,
                                    .kind = {review->kind_group, review->kind_version, review->kind},
                                    .resource = {review->group, review->version, review->resource},
                                    .sub_resource = review->sub_resource,
                                    .name = review->name,
                                    .namespace_ = review->name_space,
                                    .object = review->object,
                                    .old_object = review->old_object,
                                    .options = review->options,
                                    .dry_run = review->dry_run,
                                    .user = user_of_info(arena, review->user_info)};
}

/* ---- the answer ---- */

/* The API server puts the webhook's name and a slash before a key, and takes none with two (attributes.go, checkKeyFormat).
 */
static crd_string key_in_response(crd_arena *arena, crd_string key) {
  crd_string copy = crd_arena_copy(arena, key);
  char *data = (char *)(uintptr_t)copy.data;
  for (size_t i = 0; i < copy.size; i++)
    if (data[i] == '/') data[i] = '.';
  return copy;
}

static void report_dry_run(webhook_policies *policies, const crd_review *review, const crd_admission_verdict *verdict) {
  const bool denied = !verdict->allowed || verdict->error.size;
  if (denied) atomic_fetch_add(&policies->denials, 1);
  if (!denied && !verdict->object && !verdict->warnings.count) return;
  log_event(policies->source.log, LOG_LEVEL_INFO, "policies",
            denied            ? "would be denied"
            : verdict->object ? "would be changed"
                              : "would be warned of",
            log_text("requestID", review->uid), log_text("operation", review->operation), log_text("kind", review->kind),
            log_text("subResource", review->sub_resource), log_text("namespace", review->name_space),
            log_text("name", review->name), log_text("user", info_text(review->user_info, "username")),
            log_number("code", verdict->code), log_text("reason", verdict->reason),
            log_text("message", verdict->error.size       ? verdict->error
                                : verdict->message.size   ? verdict->message
                                : verdict->warnings.count ? verdict->warnings.items[0]
                                                          : (crd_string){NULL, 0}));
}

static void answer_verdict(const crd_admission_request *request, const crd_admission_attributes *attributes,
                           const crd_admission_verdict *verdict, crd_admission_response *response) {
  for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_admission_warn(response, verdict->warnings.items[i]);
  for (uint32_t i = 0; i + 1 < verdict->annotations.count; i += 2)
    crd_admission_annotate(response, key_in_response(request->arena, verdict->annotations.items[i]),
                           verdict->annotations.items[i + 1]);
  if (verdict->error.size)
    crd_admission_deny(response, 500, CRD_STRING("InternalError"), verdict->error);
  else if (!verdict->allowed)
    crd_admission_deny(response, verdict->code, verdict->reason, verdict->message);
  else if (verdict->object && request->review.object)
    policy_patch_add(response, request->review.object, attributes->object);
}

static void judge_by_policies(const crd_admission_service *service, const crd_admission_request *request,
                              crd_admission_response *response) {
  const policies_path *path = service->context;
  webhook_policies *policies = path->policies;
  policy_namespaces namespaces = {policies->source.cluster, request->state};
  const crd_admission_options options = {.without_webhooks = true,
                                         .want_times = true,
                                         .find_namespace = policies->source.cluster ? policy_namespaces_find : NULL,
                                         .namespace_context = &namespaces};
  const crd_admission_configuration *configuration = configuration_now(policies);
  crd_arena *arena = request->arena;
  crd_admission_attributes attributes = attributes_of_review(arena, &request->review);
  crd_admission_verdict verdict;
  crd_admission_verdict_init(arena, &verdict);
  if (!crd_admission_complete(arena, configuration, &attributes, &verdict.error))
    verdict.allowed = false;
  else if (path->mutating)
    crd_admission_mutate(arena, configuration, &attributes, &options, &verdict);
  else
    crd_admission_validate(arena, configuration, &attributes, &options, &verdict);
  policy_metrics_count(&policies->metrics, configuration, attributes.operation, &verdict);
  if (policies->source.dry_run)
    report_dry_run(policies, &request->review, &verdict);
  else
    answer_verdict(request, &attributes, &verdict, response);
}

/* ---- metrics ---- */

static void write_number(crd_text *text, const char *name, const char *help, const char *type, unsigned long value) {
  crd_text_printf(text, "# HELP %s %s\n# TYPE %s %s\n%s %lu\n", name, help, name, type, name, value);
}

void webhook_policies_measure(void *context, crd_text *text) {
  webhook_policies *policies = context;
  const crd_admission_counts counts = crd_admission_configuration_counts(configuration_now(policies));
  policy_metrics_write(&policies->metrics, text);
  write_number(text, "crd_webhook_policies_loaded", "Admission policies in force.", "gauge",
               counts.validating_policies + counts.mutating_policies);
  write_number(text, "crd_webhook_policies_last_reload_successful",
               "Whether the files of the policies were taken when they last changed: 1, or 0 while the old ones stay.",
               "gauge", atomic_load(&policies->good));
  crd_text_add(text,
               CRD_STRING("# HELP crd_webhook_policies_reloads_total Times that the files of the policies had changed.\n"
                          "# TYPE crd_webhook_policies_reloads_total counter\n"));
  crd_text_printf(text, "crd_webhook_policies_reloads_total{result=\"success\"} %lu\n", atomic_load(&policies->taken));
  crd_text_printf(text, "crd_webhook_policies_reloads_total{result=\"failure\"} %lu\n", atomic_load(&policies->left));
  if (policies->source.dry_run)
    write_number(text, "crd_webhook_policies_dry_run_denials_total", "Requests that were let in and would be refused.",
                 "counter", atomic_load(&policies->denials));
}

/* ---- making ---- */

const crd_admission_service *webhook_policies_services(const webhook_policies *policies, size_t *count) {
  *count = policies ? 2 : 0;
  return policies ? policies->services : NULL;
}

static void make_services(webhook_policies *policies) {
  static const crd_admission_rule validating = {.name = CRD_STRING_INIT("policies.crd-webhook.local"),
                                                .groups = CRD_STRING_INIT("*"),
                                                .versions = CRD_STRING_INIT("*"),
                                                .resources = CRD_STRING_INIT("*/*"),
                                                .operations = CRD_STRING_INIT("CREATE,UPDATE,DELETE,CONNECT")};
  static const crd_admission_rule mutating = {.name = CRD_STRING_INIT("mutating-policies.crd-webhook.local"),
                                              .groups = CRD_STRING_INIT("*"),
                                              .versions = CRD_STRING_INIT("*"),
                                              .resources = CRD_STRING_INIT("*/*"),
                                              .operations = CRD_STRING_INIT("CREATE,UPDATE,CONNECT")};
  policies->paths[0] = (policies_path){policies, false};
  policies->paths[1] = (policies_path){policies, true};
  policies->services[0] = (crd_admission_service){.path = CRD_STRING("/policies"),
                                                  .function = judge_by_policies,
                                                  .validating = &validating,
                                                  .context = &policies->paths[0]};
  policies->services[1] = (crd_admission_service){.path = CRD_STRING("/policies/mutate"),
                                                  .function = judge_by_policies,
                                                  .mutating = &mutating,
                                                  .context = &policies->paths[1]};
  for (size_t i = 0; policies->source.cluster && i < 2; i++) {
    policies->services[i].needs = &policy_namespaces_watch;
    policies->services[i].need_count = 1;
  }
}

webhook_policies *webhook_policies_create(const webhook_policies_source *source, char *error, size_t size) {
  webhook_policies *policies = calloc(1, sizeof *policies);
  if (!policies) {
    snprintf(error, size, "no memory");
    return NULL;
  }
  policies->source = *source;
  policies->good = true;
  pthread_mutex_init(&policies->mutex, NULL);
  policy_metrics_init(&policies->metrics);
  make_services(policies);
  policies->looked = clock_seconds();
  policies->current = read_policies(policies, source->cached);
  if (policies->current) {
    tell_loaded(policies, "loaded");
    return policies;
  }
  snprintf(error, size, "%s", policies->error ? policies->error : "no memory");
  webhook_policies_destroy(policies);
  return NULL;
}

void webhook_policies_destroy(webhook_policies *policies) {
  if (!policies) return;
  admission_files_destroy(policies->current);
  while (policies->retired) free_retired(policies, policies->retired->since);
  policy_metrics_free(&policies->metrics);
  pthread_mutex_destroy(&policies->mutex);
  free(policies->error);
  free(policies);
}
