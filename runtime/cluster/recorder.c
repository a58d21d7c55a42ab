/* SPDX-License-Identifier: Apache-2.0 */
/* Writes events like client-go's recorder (tools/record): objects of core/v1, named after their object and the time in
 * hexadecimal digits. When the same event occurs again, a patch increments its count; when the event was deleted, it is
 * created anew. The queue and the rate are bounded: callers never wait, and events that do not fit in the queue are
 * dropped. */
#include "recorder.h"
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define RATE 5.0           /* events a second */
#define BURST 25u          /* at once */
#define EVENT_TRIES 12u    /* for one event, while the API server does not answer */
#define MESSAGE_LIMIT 1024 /* bytes: the limit of events.k8s.io */
#define NAMESPACE_LIMIT 63
#define NAME_LIMIT 253
#define SECOND 1000000000

event_recorder *crd_recorder_create(const caller_shared *shared, crd_string component) {
  event_recorder *recorder = calloc(1, sizeof *recorder);
  if (!recorder) return NULL;
  recorder->last = &recorder->first;
  pthread_mutex_init(&recorder->mutex, NULL);
  pthread_cond_init(&recorder->news, NULL);
  crd_pace_bucket_init(&recorder->bucket, RATE, BURST, crd_pace_now());
  recorder->component = strndup(component.data, component.size);
  if (recorder->component && crd_caller_init(&recorder->caller, shared, "events", "")) {
    recorder->random = crd_arena_seed(recorder->caller.arena) | 1;
    return recorder;
  }
  crd_recorder_destroy(recorder);
  return NULL;
}

void crd_recorder_destroy(event_recorder *recorder) {
  if (!recorder) return;
  for (told_event *next, *told = recorder->first; told; told = next) {
    next = told->next;
    free(told);
  }
  for (size_t i = 0; i < RECORDER_KNOWN; i++) free(recorder->known[i].told);
  crd_caller_end(&recorder->caller);
  crd_pace_bucket_end(&recorder->bucket);
  pthread_cond_destroy(&recorder->news);
  pthread_mutex_destroy(&recorder->mutex);
  free(recorder->component);
  free(recorder);
}

void crd_recorder_stop(event_recorder *recorder) {
  atomic_store(&recorder->caller.stop, true);
  crd_link_wake(recorder->caller.link);
  pthread_mutex_lock(&recorder->mutex);
  pthread_cond_broadcast(&recorder->news);
  pthread_mutex_unlock(&recorder->mutex);
}

/* ---- the queue ---- */

/* Cuts a text to the limit, at the end of a character. */
static crd_string cut_event_text(crd_string text, size_t limit) {
  if (text.size <= limit) return text;
  while (limit && ((unsigned char)text.data[limit] & 0xC0) == 0x80) limit--;
  return (crd_string){text.data, limit};
}

static told_event *copy_event(const crd_object_event *event) {
  crd_object_event copy = *event;
  copy.message = cut_event_text(copy.message, MESSAGE_LIMIT);
  crd_string *const texts[] = {&copy.type, &copy.reason,     &copy.message, &copy.group, &copy.version,
                               &copy.kind, &copy.name_space, &copy.name,    &copy.uid};
  const size_t count = sizeof texts / sizeof *texts;
  size_t size = count;
  for (size_t i = 0; i < count; i++) size += texts[i]->size;
  told_event *told = malloc(sizeof *told + size);
  if (!told) return NULL;
  char *at = told->texts;
  for (size_t i = 0; i < count; i++) {
    if (texts[i]->size) memcpy(at, texts[i]->data, texts[i]->size);
    texts[i]->data = at;
    at += texts[i]->size;
    *at++ = 0; /* separates the texts, so that different lists of texts never compare equal */
  }
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  const int64_t time = (int64_t)now.tv_sec * SECOND + now.tv_nsec;
  *told = (told_event){.event = copy, .first = time, .last = time, .count = 1, .size = size};
  return told;
}

static bool is_same(const told_event *a, const told_event *b) {
  return a->size == b->size && memcmp(a->texts, b->texts, a->size) == 0;
}

void crd_recorder_tell(event_recorder *recorder, const crd_object_event *event) {
  told_event *told = copy_event(event);
  pthread_mutex_lock(&recorder->mutex);
  bool room = told && recorder->waiting < RECORDER_QUEUE;
  if (room) {
    *recorder->last = told;
    recorder->last = &told->next;
    recorder->waiting++;
    pthread_cond_signal(&recorder->news);
  }
  pthread_mutex_unlock(&recorder->mutex);
  if (room) return;
  free(told);
  atomic_fetch_add(&recorder->dropped, 1);
}

/* Removes equal events from the queue and adds their counts to the taken one. */
static void take_same(event_recorder *recorder, told_event *taken) {
  told_event **at = &recorder->first;
  while (*at) {
    told_event *told = *at;
    if (!is_same(told, taken)) {
      at = &told->next;
      continue;
    }
    taken->count++;
    taken->last = told->last;
    *at = told->next;
    recorder->waiting--;
    free(told);
  }
  recorder->last = at;
}

/* Waits for the next event in the queue; NULL: the thread must end. */
static told_event *take_next(event_recorder *recorder) {
  pthread_mutex_lock(&recorder->mutex);
  while (!recorder->first && !atomic_load(&recorder->caller.stop)) pthread_cond_wait(&recorder->news, &recorder->mutex);
  told_event *told = atomic_load(&recorder->caller.stop) ? NULL : recorder->first;
  if (told) {
    recorder->first = told->next;
    recorder->waiting--;
    told->next = NULL;
    take_same(recorder, told);
  }
  pthread_mutex_unlock(&recorder->mutex);
  return told;
}

/* ---- writing ---- */

static void write_text(crd_text *text, const char *name, crd_string value) {
  crd_text_printf(text, "\"%s\":", name);
  crd_json_write_string(text, value, CRD_JSON_GO);
  crd_text_add_char(text, ',');
}

static void write_time(crd_text *text, const char *name, int64_t time) {
  char shown[32];
  struct tm parts;
  const time_t seconds = (time_t)(time / SECOND);
  gmtime_r(&seconds, &parts);
  strftime(shown, sizeof shown, "%Y-%m-%dT%H:%M:%SZ", &parts);
  write_text(text, name, crd_string_of(shown));
}

static crd_string namespace_of(const crd_object_event *event) {
  return event->name_space.size ? event->name_space : CRD_STRING("default");
}

static void write_object_reference(crd_text *text, const crd_object_event *event) {
  crd_text_add(text, CRD_STRING("\"involvedObject\":{"));
  write_text(text, "kind", event->kind);
  if (event->name_space.size) write_text(text, "namespace", event->name_space);
  write_text(text, "name", event->name);
  if (event->uid.size) write_text(text, "uid", event->uid);
  crd_string version = event->version;
  if (event->group.size) version = crd_arena_printf(text->arena, "%.*s/%.*s", CRD_PRINT(event->group), CRD_PRINT(version));
  crd_text_add(text, CRD_STRING("\"apiVersion\":"));
  crd_json_write_string(text, version, CRD_JSON_GO);
  crd_text_add(text, CRD_STRING("},"));
}

crd_string crd_recorder_object(crd_arena *arena, const told_event *told, crd_string name, crd_string component) {
  const crd_object_event *event = &told->event;
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("{\"kind\":\"Event\",\"apiVersion\":\"v1\",\"metadata\":{"));
  write_text(&text, "name", name);
  crd_text_add(&text, CRD_STRING("\"namespace\":"));
  crd_json_write_string(&text, namespace_of(event), CRD_JSON_GO);
  crd_text_add(&text, CRD_STRING("},"));
  write_object_reference(&text, event);
  write_text(&text, "reason", event->reason);
  write_text(&text, "message", event->message);
  crd_text_add(&text, CRD_STRING("\"source\":{\"component\":"));
  crd_json_write_string(&text, component, CRD_JSON_GO);
  crd_text_add(&text, CRD_STRING("},"));
  write_time(&text, "firstTimestamp", told->first);
  write_time(&text, "lastTimestamp", told->last);
  crd_text_printf(&text, "\"count\":%llu,", (unsigned long long)told->count);
  write_text(&text, "type", event->type);
  write_text(&text, "reportingComponent", component);
  crd_text_add(&text, CRD_STRING("\"reportingInstance\":\"\"}"));
  return crd_text_string(&text);
}

crd_string crd_recorder_patch(crd_arena *arena, const told_event *told) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '{');
  write_time(&text, "lastTimestamp", told->last);
  crd_text_printf(&text, "\"count\":%llu}", (unsigned long long)told->count);
  return crd_text_string(&text);
}

/* Whether a text has only characters of names and is within the limit. */
static bool is_name(crd_string text, size_t limit, bool dots) {
  bool good = text.size > 0 && text.size <= limit;
  for (size_t i = 0; good && i < text.size; i++) {
    char c = text.data[i];
    bool alone = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    good = alone || (i > 0 && i + 1 < text.size && (c == '-' || (dots && c == '.' && text.data[i - 1] != '.')));
  }
  return good;
}

static void make_name(event_recorder *recorder, known_event *known) {
  const told_event *told = known->told;
  const crd_string about = told->event.name;
  int size = snprintf(known->name, sizeof known->name, "%.*s.%llx", about.size > NAME_LIMIT ? 0 : (int)about.size,
                      about.data, (unsigned long long)told->first);
  if (size <= NAME_LIMIT && is_name((crd_string){known->name, (size_t)size}, NAME_LIMIT, true)) return;
  const uint64_t high = crd_pace_random(&recorder->random), low = crd_pace_random(&recorder->random);
  snprintf(known->name, sizeof known->name, "%08x-%04x-4%03x-%04x-%012llx", (unsigned)(high >> 32),
           (unsigned)(high >> 16) & 0xFFFF, (unsigned)high & 0xFFF, ((unsigned)(low >> 48) & 0x3FFF) | 0x8000,
           (unsigned long long)low & 0xFFFFFFFFFFFF);
}

typedef struct writing {
  event_recorder *recorder;
  const known_event *known;
  bool patch;
  crd_string path, body;
} writing;

static void make_event_request(void *context) {
  writing *writing = context;
  crd_arena *arena = writing->recorder->caller.arena;
  const told_event *told = writing->known->told;
  const char *name = writing->known->name;
  const crd_string space = namespace_of(&told->event);
  writing->path = crd_arena_printf(arena, "/api/v1/namespaces/%.*s/events%s%s", CRD_PRINT(space), writing->patch ? "/" : "",
                                   writing->patch ? name : "");
  writing->body = writing->patch
                      ? crd_recorder_patch(arena, told)
                      : crd_recorder_object(arena, told, crd_string_of(name), crd_string_of(writing->recorder->component));
}

/* Sends one request; `again` is set when a failure may be retried. */
static call_outcome write_once(event_recorder *recorder, const known_event *known, bool patch, bool *again) {
  cluster_caller *caller = &recorder->caller;
  writing writing = {.recorder = recorder, .known = known, .patch = patch};
  *again = false;
  if (crd_guard(caller->arena, make_event_request, &writing) != CRD_STOP_NONE) {
    snprintf(caller->error, sizeof caller->error, "out of memory");
    crd_arena_reset(caller->arena);
    return CALL_FAILED;
  }
  link_answer answer;
  const link_request request = {.method = patch ? "PATCH" : "POST",
                                .path = writing.path.data,
                                .content_type = patch ? "application/strategic-merge-patch+json" : "application/json",
                                .body = writing.body};
  crd_link_send(caller->link, &request, &answer);
  crd_arena_reset(caller->arena);
  call_outcome outcome = crd_caller_judge(caller, &answer);
  *again = outcome == CALL_FAILED && (answer.outcome == LINK_BROKEN || answer.status >= 500 || answer.status == 429);
  crd_link_answer_end(&answer);
  return outcome;
}

/* Retries until the event is written or the failure is final. */
static call_outcome write_event(event_recorder *recorder, const known_event *known, bool patch) {
  cluster_caller *caller = &recorder->caller;
  pace_backoff pace = {
      .least = caller->shared->backoff_least, .most = caller->shared->backoff_most, .random = recorder->random};
  call_outcome outcome = CALL_FAILED;
  bool again = true;
  for (unsigned tries = 0; again && tries < EVENT_TRIES; tries++) {
    if (tries && !crd_link_wait(caller->link, crd_pace_backoff_next(&pace))) return CALL_WOKEN;
    outcome = write_once(recorder, known, patch, &again);
    if (outcome == CALL_NOT_FOUND && patch) {
      patch = false; /* it was deleted: create it anew */
      again = true;
    }
  }
  return outcome;
}

/* Counts the outcome, and logs only the first of consecutive failures. */
static void note_outcome(event_recorder *recorder, call_outcome outcome, uint64_t count) {
  const cluster_caller *caller = &recorder->caller;
  if (outcome == CALL_WOKEN) return;
  atomic_fetch_add(outcome == CALL_GOOD ? &recorder->recorded : &recorder->failed, count);
  if (outcome != CALL_GOOD && !recorder->failing) crd_caller_say(caller, true, "cannot be recorded: %s", caller->error);
  recorder->failing = outcome != CALL_GOOD;
}

/* ---- events in the cluster ---- */

/* The place of an equal event, else a free one, else that of the event least recently seen. */
static known_event *find_place(event_recorder *recorder, const told_event *told) {
  known_event *place = &recorder->known[0];
  for (size_t i = 0; i < RECORDER_KNOWN; i++) {
    known_event *known = &recorder->known[i];
    if (known->told && is_same(known->told, told)) return known;
    if (place->told && (!known->told || known->used < place->used)) place = known;
  }
  return place;
}

static void forget(known_event *known) {
  free(known->told);
  *known = (known_event){.told = NULL};
}

/* Writes an event and takes ownership of it. */
static void record(event_recorder *recorder, told_event *told) {
  known_event *known = find_place(recorder, told);
  const uint64_t count = told->count;
  bool patch = known->told && is_same(known->told, told);
  if (patch) {
    known->told->count += count;
    known->told->last = told->last;
    free(told);
  } else {
    forget(known);
    known->told = told;
    make_name(recorder, known);
  }
  known->used = ++recorder->turn;
  call_outcome outcome = CALL_FAILED;
  if (is_name(namespace_of(&known->told->event), NAMESPACE_LIMIT, false))
    outcome = write_event(recorder, known, patch);
  else
    snprintf(recorder->caller.error, sizeof recorder->caller.error, "the namespace has no name");
  note_outcome(recorder, outcome, count);
  if (outcome != CALL_GOOD) forget(known);
}

void *crd_recorder_run(void *context) {
  event_recorder *recorder = context;
  told_event *told;
  while ((told = take_next(recorder))) {
    if (!crd_link_wait(recorder->caller.link, crd_pace_bucket_take(&recorder->bucket, crd_pace_now()))) {
      free(told);
      break;
    }
    record(recorder, told);
  }
  return NULL;
}
