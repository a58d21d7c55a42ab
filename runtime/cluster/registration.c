/* SPDX-License-Identifier: Apache-2.0 */
/* Polls for the configuration each second until it exists, sets the bundle, and then watches from the version of that
 * update. Every configuration that it receives is checked. One that lacks certificates of the bundle is updated, on the
 * condition that its version has not changed; on a conflict it is read again. Needs the verbs list, watch and update on that
 * one object. */
#include "registration.h"
#include "../text/certificate.h"
#include <crd/base64.h>
#include <crd/json.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* The certificates of a caBundle. Several programs that serve one webhook each keep their own there, and do not remove those
 * that the others are trusted by. */

#define BUNDLE_KEPT 16u /* at most this many certificates of others are kept, the last ones */

#define LINE 64u /* digits of a line of PEM */

static bool has_certificate(crd_arena *arena, crd_string pem, crd_string wanted) {
  crd_string der;
  for (size_t at = 0; crd_bundle_next(arena, pem, &at, &der);)
    if (crd_string_equal(der, wanted)) return true;
  return false;
}

/* Whether `present` has all certificates of `own`; false when `own` has none. */
static bool has_all(crd_arena *arena, crd_string present, crd_string own) {
  crd_string der;
  size_t count = 0;
  for (size_t at = 0; crd_bundle_next(arena, own, &at, &der); count++)
    if (!has_certificate(arena, present, der)) return false;
  return count > 0;
}

static void add_certificate(crd_arena *arena, crd_text *pem, crd_string der) {
  crd_text digits = {.arena = arena};
  crd_base64_encode(&digits, der);
  crd_text_add(pem, CRD_STRING("-----BEGIN CERTIFICATE-----\n"));
  for (size_t at = 0; at < digits.size; at += LINE)
    crd_text_printf(pem, "%.*s\n", (int)(digits.size - at < LINE ? digits.size - at : LINE), digits.data + at);
  crd_text_add(pem, CRD_STRING("-----END CERTIFICATE-----\n"));
}

/* Merges two caBundles, both base64 of PEM: the certificates of `present` that have not expired at `now` (seconds since
 * 1970), then `own`. The result is in the arena, or `own` itself; it is empty when `present` has all of them and needs no
 * change. */
static crd_string crd_bundle_merge(crd_arena *arena, crd_string present, crd_string own, int64_t now) {
  if (crd_string_equal(present, own)) return (crd_string){NULL, 0};
  crd_string theirs = crd_bundle_decode(arena, present), ours = crd_bundle_decode(arena, own);
  if (has_all(arena, theirs, ours)) return (crd_string){NULL, 0};
  crd_string kept[BUNDLE_KEPT], der;
  size_t count = 0; /* `kept` is a ring of the last ones */
  certificate_validity validity;
  for (size_t at = 0; crd_bundle_next(arena, theirs, &at, &der);)
    if (crd_certificate_validity(der, &validity) && validity.to >= now && !has_certificate(arena, ours, der))
      kept[count++ % BUNDLE_KEPT] = der;
  if (!count) return own;
  crd_text pem = {.arena = arena}, merged = {.arena = arena};
  for (size_t i = count > BUNDLE_KEPT ? count - BUNDLE_KEPT : 0; i < count; i++)
    add_certificate(arena, &pem, kept[i % BUNDLE_KEPT]);
  crd_text_add(&pem, ours);
  crd_base64_encode(&merged, crd_text_string(&pem));
  return crd_text_string(&merged);
}

#define POLL 1000          /* milliseconds between requests for a missing configuration */
#define CONFLICTS 5u       /* conflicting updates in a row */
#define CLOSE 10000u       /* milliseconds: updates within this time are slowed down */
#define FIGHT 3u           /* this many in a row mean that another program overwrites the bundle */
#define FIGHT_LASTS 120000 /* milliseconds for which the last of them counts */

bool crd_registration_init(registration *registration, const caller_shared *shared, ca_bundle *bundle,
                           const crd_cluster_webhook *webhook, unsigned wait) {
  *registration = (struct registration){.bundle = bundle, .mutating = webhook->mutating, .wait = wait};
  pthread_mutex_init(&registration->mutex, NULL);
  registration->name = strndup(webhook->name.data, webhook->name.size);
  if (asprintf(&registration->resource_path, "/apis/admissionregistration.k8s.io/v1/%swebhookconfigurations",
               webhook->mutating ? "mutating" : "validating") < 0)
    registration->resource_path = NULL;
  if (asprintf(&registration->path, "%s/%.*s", registration->resource_path ? registration->resource_path : "",
               CRD_PRINT(webhook->name)) < 0)
    registration->path = NULL;
  if (asprintf(&registration->list_path, "%s?fieldSelector=metadata.name%%3D%.*s",
               registration->resource_path ? registration->resource_path : "", CRD_PRINT(webhook->name)) < 0)
    registration->list_path = NULL;
  bool good = registration->name && registration->path && registration->resource_path && registration->list_path &&
              crd_caller_init(&registration->caller, shared, registration->name, registration->list_path);
  if (!good) crd_registration_end(registration);
  return good;
}

void crd_registration_end(registration *registration) {
  crd_caller_end(&registration->caller);
  free(registration->name);
  free(registration->path);
  free(registration->list_path);
  free(registration->resource_path);
  pthread_mutex_destroy(&registration->mutex);
}

/* ---- messages ---- */

/* Logs a failure in upstream's words: what could not be done, and why. */
static void note_failure(registration *registration, bool updating) {
  cluster_caller *caller = &registration->caller;
  const char *kind = registration->mutating ? "mutating" : "validating";
  char line[sizeof registration->failure];
  if (updating)
    snprintf(line, sizeof line, "failed to add caCert for webhook failed to update %s admission webhooks %s %s", kind,
             registration->name, caller->error);
  else
    snprintf(line, sizeof line, "failed to add caCert for webhook failed to get %s webhook %s", kind, caller->error);
  pthread_mutex_lock(&registration->mutex);
  bool news = strcmp(line, registration->failure) != 0;
  memcpy(registration->failure, line, sizeof line);
  pthread_mutex_unlock(&registration->mutex);
  if (news) crd_caller_say(caller, true, "%s", line);
}

static void note_set(registration *registration, unsigned generation, bool updated) {
  pthread_mutex_lock(&registration->mutex);
  registration->failure[0] = 0;
  pthread_mutex_unlock(&registration->mutex);
  atomic_store(&registration->set, generation);
  atomic_store(&registration->failed, false);
  if (!updated) return;
  atomic_fetch_add(&registration->updates, 1);
  crd_caller_say(&registration->caller, false, "caBundle is set");
}

/* ---- the bundle ---- */

/* A copy of the current bundle, to be freed; NULL without memory. */
static char *copy_bundle(ca_bundle *bundle, unsigned *generation) {
  pthread_mutex_lock(&bundle->mutex);
  char *copy = strdup(bundle->text);
  *generation = bundle->generation;
  pthread_mutex_unlock(&bundle->mutex);
  return copy;
}

/* The new caBundle of a webhook; empty: its current one is sufficient. */
static crd_string bundle_of_webhook(crd_arena *arena, const crd_value *webhook, crd_string own) {
  if (webhook->kind != CRD_MAP) return (crd_string){NULL, 0};
  crd_string present = crd_value_text(crd_value_find(webhook, "clientConfig", "caBundle", NULL));
  return crd_bundle_merge(arena, present, own, time(NULL));
}

crd_string crd_registration_update(crd_arena *arena, const crd_value *configuration, crd_string bundle) {
  const crd_value *had = crd_value_get(configuration, CRD_STRING("webhooks"));
  bool changed = false;
  for (uint32_t i = 0; had && had->kind == CRD_LIST && i < had->size; i++)
    changed |= bundle_of_webhook(arena, &had->as.items[i], bundle).size != 0;
  if (!changed) return (crd_string){NULL, 0};
  crd_value object = crd_value_copy(arena, configuration);
  crd_value *webhooks = crd_value_get(&object, CRD_STRING("webhooks"));
  for (uint32_t i = 0; i < webhooks->size; i++) {
    crd_value *webhook = &webhooks->as.items[i];
    crd_string wanted = bundle_of_webhook(arena, webhook, bundle);
    crd_value *client = wanted.size ? crd_value_get(webhook, CRD_STRING("clientConfig")) : NULL;
    if (client && client->kind == CRD_MAP)
      crd_value_set(arena, client, CRD_STRING("caBundle"), crd_value_make_string(wanted));
  }
  crd_text body = {.arena = arena};
  crd_json_write(&body, &object, CRD_JSON_COMPACT);
  return crd_text_string(&body);
}

typedef struct updating {
  crd_arena *arena;
  const crd_value *configuration;
  crd_string bundle, body;
} updating;

static void make_update(void *context) {
  updating *updating = context;
  updating->body = crd_registration_update(updating->arena, updating->configuration, updating->bundle);
}

/* The first updates in a row belong to the start or to a new bundle. Later ones mean that another program overwrites the
 * bundle, which is logged once. */
static void note_fight(registration *registration) {
  atomic_store(&registration->fought, crd_pace_now());
  if (++registration->close == FIGHT)
    crd_caller_say(
        &registration->caller, true,
        "somebody takes the certificates out of the caBundle again and again (%u times within %u s each): another "
        "program keeps this configuration, too",
        FIGHT, CLOSE / 1000);
}

bool crd_registration_is_contested(const registration *registration) {
  int64_t fought = atomic_load(&registration->fought);
  return atomic_load(&registration->close) >= FIGHT && crd_pace_now() - fought < FIGHT_LASTS;
}

/* Delays updates that follow each other closely, each more than the one before; false when woken. */
static bool wait_for_turn(registration *registration) {
  int64_t now = crd_pace_now();
  if (!registration->updated || now - registration->updated > CLOSE + (int64_t)registration->pace.step) {
    pace_backoff_reset(&registration->pace);
    atomic_store(&registration->close, 0);
  } else {
    note_fight(registration);
    if (!crd_link_wait(registration->caller.link, crd_pace_backoff_next(&registration->pace))) return false;
  }
  registration->updated = crd_pace_now();
  return true;
}

static call_outcome send_update(registration *registration, crd_string body, char version[VERSION_SIZE]) {
  cluster_caller *caller = &registration->caller;
  link_answer answer;
  const link_request request = {
      .method = "PUT", .path = registration->path, .content_type = "application/json", .body = body};
  crd_link_send(caller->link, &request, &answer);
  crd_arena_reset(caller->arena); /* the body */
  call_outcome outcome = crd_caller_judge(caller, &answer);
  if (outcome == CALL_GOOD) {
    const crd_value *object = crd_caller_parse(caller, (crd_string){answer.body, answer.body_size});
    if (!object || !crd_caller_version(object, version)) outcome = CALL_FAILED;
  }
  crd_link_answer_end(&answer);
  return outcome;
}

/* Updates a configuration that lacks certificates of the bundle; `version` is then that of the updated object. */
static call_outcome apply_bundle(registration *registration, const crd_value *configuration, char version[VERSION_SIZE]) {
  cluster_caller *caller = &registration->caller;
  unsigned generation;
  char *bundle = copy_bundle(registration->bundle, &generation);
  updating updating = {.arena = caller->arena, .configuration = configuration, .bundle = crd_string_of(bundle)};
  bool made = bundle && crd_guard(caller->arena, make_update, &updating) == CRD_STOP_NONE;
  free(bundle);
  if (!made) {
    snprintf(caller->error, sizeof caller->error, "out of memory");
    return CALL_FAILED;
  }
  if (!updating.body.size) {
    note_set(registration, generation, false);
    return CALL_GOOD;
  }
  if (!wait_for_turn(registration)) return CALL_WOKEN;
  call_outcome outcome = send_update(registration, updating.body, version);
  if (outcome == CALL_GOOD) note_set(registration, generation, true);
  return outcome;
}

/* ---- by list and by watch ---- */

/* Lists the objects of that name. A watch can begin at the version of a list, but not at that of an object, which may be
 * old. */
static call_outcome look_up(registration *registration, const crd_value **object, char version[VERSION_SIZE]) {
  cluster_caller *caller = &registration->caller;
  const crd_value *list;
  call_outcome outcome = crd_caller_get(caller, &list);
  if (outcome != CALL_GOOD) return outcome;
  const crd_value *items = crd_value_get(list, CRD_STRING("items"));
  if (!crd_caller_version(list, version)) {
    snprintf(caller->error, sizeof caller->error, "what the server sends is no list");
    return CALL_FAILED;
  }
  if (items && items->kind == CRD_LIST && items->size) {
    *object = &items->as.items[0];
    return CALL_GOOD;
  }
  snprintf(caller->error, sizeof caller->error, "%swebhookconfigurations.admissionregistration.k8s.io \"%s\" not found",
           registration->mutating ? "mutating" : "validating", registration->name);
  return CALL_NOT_FOUND;
}

/* Polls until the configuration exists. A missing one is logged as a failure only after the deadline. */
static call_outcome get_configuration(registration *registration, const crd_value **object, char version[VERSION_SIZE]) {
  cluster_caller *caller = &registration->caller;
  if (!registration->deadline) registration->deadline = crd_pace_now() + registration->wait;
  for (;;) {
    call_outcome outcome = look_up(registration, object, version);
    if (outcome == CALL_GOOD) registration->found = true;
    if (outcome == CALL_GOOD || outcome == CALL_WOKEN) return outcome;
    bool late = crd_pace_now() >= registration->deadline;
    atomic_store(&registration->failed, true);
    if (late && !registration->found && outcome == CALL_NOT_FOUND)
      snprintf(caller->error, sizeof caller->error, "context deadline exceeded");
    if (late || outcome != CALL_NOT_FOUND) note_failure(registration, false);
    if (outcome != CALL_NOT_FOUND) return outcome;
    crd_arena_reset(caller->arena);
    if (!crd_link_wait(caller->link, POLL)) return CALL_WOKEN;
  }
}

/* Reads the configuration and sets the bundle, once. */
static call_outcome settle_once(registration *registration, char version[VERSION_SIZE]) {
  cluster_caller *caller = &registration->caller;
  const crd_value *object = NULL;
  call_outcome outcome = get_configuration(registration, &object, version);
  if (outcome == CALL_GOOD) {
    outcome = apply_bundle(registration, object, version);
    if (outcome == CALL_FAILED || outcome == CALL_GONE || outcome == CALL_CONFLICT) note_failure(registration, true);
    if (outcome == CALL_NOT_FOUND) outcome = CALL_CONFLICT; /* deleted meanwhile */
    if (outcome == CALL_FAILED) atomic_store(&registration->failed, true);
  }
  crd_arena_reset(caller->arena);
  return outcome;
}

/* Whether there are certificates to set; without them it waits for POLL or a wake. */
static bool has_bundle(registration *registration) {
  unsigned generation;
  char *bundle = copy_bundle(registration->bundle, &generation);
  bool has = bundle && *bundle;
  free(bundle);
  if (has) return true;
  snprintf(registration->caller.error, sizeof registration->caller.error, "there are no certificates for it");
  atomic_store(&registration->failed, true);
  note_failure(registration, true);
  (void)crd_link_wait(registration->caller.link, POLL);
  return false;
}

static call_outcome fill_registration(void *self, char version[VERSION_SIZE]) {
  registration *registration = self;
  call_outcome outcome = CALL_CONFLICT;
  crd_link_calm(registration->caller.link);
  if (atomic_load(&registration->caller.stop) || !has_bundle(registration)) return CALL_WOKEN;
  for (unsigned tries = 0; tries < CONFLICTS && outcome == CALL_CONFLICT; tries++)
    outcome = settle_once(registration, version);
  return outcome;
}

/* Checks a changed configuration; after the client's own update it needs nothing. */
static call_outcome take_configuration(void *self, crd_string type, const crd_value *object) {
  registration *registration = self;
  updating updating = {.arena = registration->caller.arena, .configuration = object};
  unsigned generation;
  bool same = false;
  if (!crd_string_equal(type, CRD_STRING("DELETED"))) {
    char *bundle = copy_bundle(registration->bundle, &generation);
    updating.bundle = crd_string_of(bundle);
    same = bundle && crd_guard(updating.arena, make_update, &updating) == CRD_STOP_NONE && !updating.body.size;
    free(bundle);
  }
  if (!same) atomic_store(&registration->set, 0);
  return same ? CALL_GOOD : CALL_AGAIN;
}

void *crd_registration_run(void *context) {
  registration *registration = context;
  registration->pace = (pace_backoff){.least = registration->caller.shared->backoff_least,
                                      .most = registration->caller.shared->backoff_most,
                                      .random = crd_arena_seed(registration->caller.arena) | 1};
  cluster_watch loop = {.caller = &registration->caller,
                        .resource_path = registration->resource_path,
                        .object_name = registration->name,
                        .self = registration,
                        .fill = fill_registration,
                        .take = take_configuration};
  crd_watch_run(&loop);
  return NULL;
}
