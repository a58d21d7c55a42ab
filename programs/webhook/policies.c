/* SPDX-License-Identifier: Apache-2.0 */
/* The current configuration is replaced under a mutex that is held for one assignment. The old one is kept until no request
 * can use it any more, because a service's answer may point into it. */
#include "policies.h"
#include "http/quiet_files.h"
#include "judge/value_patch.h"
#include "judges/admission_files.h"
#include "object_files.h"
#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LOOK_SECONDS 1
#define DOUBT_SECONDS 10 /* how long files that lack objects must stay unchanged before they are used */
#define READING_TRIES 5
#define KEPT_SECONDS 600 /* longer than any request takes */

/* A configuration that was replaced. */
typedef struct retired_files {
  admission_files *files;
  time_t since;
  struct retired_files *next;
} retired_files;

/* A path and its handler. */
typedef struct policies_path {
  struct webhook_policies *policies;
  bool mutating;
} policies_path;

struct webhook_policies {
  webhook_policies_source source;
  pthread_mutex_t mutex; /* protects `current` */
  admission_files *current;
  retired_files *retired;
  quiet_watch files;
  uint64_t doubted; /* the digest of files that lack objects and must stay unchanged longer; 0: none */
  time_t looked;
  char *error; /* of reading: NULL outside of it, and before the first error */
  policy_metrics metrics;
  atomic_ulong taken, left, denials; /* changes of files that were used or not; refusals in a dry run */
  atomic_ulong lost;                 /* policies and bindings that a changed set no longer has */
  atomic_bool good;
  policies_path paths[2];
  crd_admission_service services[2];
};

/* ---- files ---- */

static void look_at_file(void *context, const char *path, uint64_t size) {
  (void)size;
  crd_quiet_look_at(context, path);
}

static void note_unseen(void *context, const char *path, const char *what) {
  crd_quiet_look_note(context, path, what);
}

static void look_at_files(void *context, quiet_look *look) {
  const webhook_policies_source *source = &((const webhook_policies *)context)->source;
  const input_visitor visitor = {.found = look_at_file, .problem = note_unseen, .context = look};
  for (size_t i = 0; i < source->count; i++) {
    char file[PATH_MAX];
    object_files_path(source->paths[i], file, sizeof file);
    input_walk(file, &visitor);
  }
  for (size_t i = 0; i < source->crd_count; i++) input_walk(source->crds[i], &visitor);
}

/* The first error is the reason; all are logged. */
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

static admission_files *read_policies(webhook_policies *policies) {
  const webhook_policies_source *source = &policies->source;
  free(policies->error);
  policies->error = NULL;
  return admission_files_load(&(admission_files_source){.paths = source->paths,
                                                        .path_count = source->count,
                                                        .crds = source->crds,
                                                        .crd_count = source->crd_count,
                                                        .registry = source->registry,
                                                        .kubernetes_minor = source->kubernetes_minor,
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
  if (!retired) return; /* it is never freed */
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

static uint64_t clock_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void tell_loss(void *context, crd_string what) {
  const webhook_policies *policies = context;
  log_event(policies->source.log, LOG_LEVEL_ERROR, "policies", "it is not in the changed files any more",
            log_text("object", what));
}

/* Whether files that lack objects changed too recently: their writer may not be done. */
static bool is_doubted(webhook_policies *policies, const admission_files *fresh, uint64_t now) {
  if (crd_quiet_files_age(&policies->files, now) >= DOUBT_SECONDS * 1000000000ull) return false;
  const size_t lost = admission_files_lost(policies->current, fresh, NULL, NULL);
  if (!lost) return false;
  policies->doubted = policies->files.facts;
  log_event(policies->source.log, LOG_LEVEL_ERROR, "policies",
            "the changed files lack some of what was there: the old policies stay until they have been quiet for longer",
            log_number("missing", (int64_t)lost), log_number("seconds", DOUBT_SECONDS));
  return true;
}

/* Whether the files have changed, and should be read. */
static bool are_due(webhook_policies *policies, uint64_t now) {
  if (crd_quiet_files_restless(&policies->files, now))
    log_event(policies->source.log, LOG_LEVEL_ERROR, "policies",
              "the files keep changing: the old policies stay until they are quiet",
              log_number("seconds", RESTLESS_MS / 1000));
  return crd_quiet_files_changed(&policies->files, now) &&
         (policies->files.facts != policies->doubted ||
          crd_quiet_files_age(&policies->files, now) >= DOUBT_SECONDS * 1000000000ull);
}

static void put_in_force(webhook_policies *policies, admission_files *fresh, time_t now) {
  pthread_mutex_lock(&policies->mutex);
  admission_files *before = policies->current;
  policies->current = fresh;
  pthread_mutex_unlock(&policies->mutex);
  atomic_fetch_add(&policies->lost, admission_files_lost(before, fresh, tell_loss, policies));
  retire(policies, before, now);
  tell_loaded(policies, "the changed files are taken");
}

void webhook_policies_refresh(webhook_policies *policies) {
  const uint64_t clock = clock_now();
  const time_t now = (time_t)(clock / 1000000000u);
  if (now < policies->looked + LOOK_SECONDS) return;
  policies->looked = now;
  free_retired(policies, now - KEPT_SECONDS);
  if (!are_due(policies, clock)) return;
  admission_files *fresh = read_policies(policies);
  if ((fresh && is_doubted(policies, fresh, clock)) || !crd_quiet_files_take(&policies->files)) {
    admission_files_destroy(fresh);
    return;
  }
  policies->doubted = 0;
  atomic_store(&policies->good, fresh != NULL);
  atomic_fetch_add(fresh ? &policies->taken : &policies->left, 1);
  if (fresh)
    put_in_force(policies, fresh, now);
  else
    log_event(policies->source.log, LOG_LEVEL_ERROR, "policies", "the old policies stay",
              log_text("error", crd_string_of(policies->error ? policies->error : "")));
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

/* The API server puts the webhook's name and a slash before a key, and refuses keys with two slashes (attributes.go,
 * checkKeyFormat). */
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

static void add_operation(void *context, const char *operation, crd_string pointer, const crd_value *value) {
  crd_admission_add_operation(context, operation, pointer, value);
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
    crdc_value_patch((value_patch){response->arena, add_operation, response}, request->review.object, attributes->object);
}

static void judge_by_policies(const crd_admission_service *service, const crd_admission_request *request,
                              crd_admission_response *response) {
  const policies_path *path = service->context;
  webhook_policies *policies = path->policies;
  policy_namespaces namespaces = {policies->source.cluster, request->state};
  const crd_admission_options options = {.without_webhooks = true,
                                         .want_times = true,
                                         .only_concerned = true,
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
  policy_metrics_count(&policies->metrics, attributes.operation, &verdict);
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
  write_number(text, "crd_webhook_policies_lost_total",
               "Policies, bindings and other objects that changed files did not have any more.", "counter",
               atomic_load(&policies->lost));
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

/* Files that change while they are read are not used. */
static void read_first(webhook_policies *policies) {
  for (unsigned tries = 0; tries < READING_TRIES && crd_quiet_files_wait(&policies->files); tries++) {
    policies->current = read_policies(policies);
    if (crd_quiet_files_take(&policies->files)) return;
    admission_files_destroy(policies->current);
    policies->current = NULL;
  }
  free(policies->error);
  policies->error = strdup("the files keep changing");
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
  policies->files = (quiet_watch){.visit = look_at_files, .context = policies};
  policies->looked = (time_t)(clock_now() / 1000000000u);
  read_first(policies);
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

/* The API server reads a Namespace that its informer lacks from its storage (policy/matching, GetNamespace over
 * webhook/predicates/namespace). Here the watch gets as much time as the API server's own NamespaceLifecycle waits
 * (missingNamespaceWait). */

enum { MOST_LOOKS = 5, BETWEEN_LOOKS_MS = 10 };

static const crd_string kept_parts[] = {CRD_STRING_INIT("metadata"), CRD_STRING_INIT("spec"), CRD_STRING_INIT("status")};

const crd_watch policy_namespaces_watch = {.version = CRD_STRING_INIT("v1"),
                                           .resource = CRD_STRING_INIT("namespaces"),
                                           .kind = CRD_STRING_INIT("Namespace"),
                                           .keep = kept_parts,
                                           .keep_count = sizeof kept_parts / sizeof *kept_parts};

static const crd_value *namespace_of(const crd_state *state, crd_string name) {
  static const crd_state_query query = {.version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Namespace")};
  return state->get(state, &query, name);
}

/* An object to copy from a state. */
typedef struct copying {
  crd_arena *arena;
  const crd_value *object;
  crd_value *copy;
} copying;

static void copy_object(void *context) {
  copying *work = context;
  crd_value *copy = crd_arena_alloc(work->arena, sizeof *copy);
  *copy = crd_value_copy(work->arena, work->object);
  work->copy = copy;
}

/* A copy of the cluster's current Namespace; the state is released even if the request is stopped. */
static const crd_value *look_again(const crd_state_source *source, crd_arena *arena, crd_string name) {
  const crd_state *state = source->take(source);
  if (!state) return NULL;
  copying work = {.arena = arena, .object = namespace_of(state, name)};
  const crd_stop stop = work.object ? crd_guard(arena, copy_object, &work) : CRD_STOP_NONE;
  source->release(source, state);
  if (stop != CRD_STOP_NONE) crd_stop_now(arena, stop, 0);
  return work.copy;
}

const crd_value *policy_namespaces_find(void *context, crd_arena *arena, crd_string name) {
  const policy_namespaces *namespaces = context;
  const crd_value *found = namespace_of(namespaces->state, name);
  for (unsigned i = 0; !found && i < MOST_LOOKS; i++) {
    nanosleep(&(struct timespec){.tv_nsec = BETWEEN_LOOKS_MS * 1000000L}, NULL);
    found = look_again(namespaces->source, arena, name);
  }
  return found;
}
