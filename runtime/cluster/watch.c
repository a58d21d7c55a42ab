/* SPDX-License-Identifier: Apache-2.0 */
/* The loop: fill, watch from the version of the fill, and after an end watch again from the last version received. When the
 * server has forgotten a version (410) or keeps failing with it, the loop lists anew. */
#include "watch.h"
#include <stdio.h>
#include <time.h>

#define WATCH_LEAST 300u /* seconds after which the server ends a watch; at most twice that, as in client-go's reflector */
#define SHORT_WATCH 1000 /* milliseconds: a shorter watch without events counts as failed */
#define LONG_WATCH 10000 /* milliseconds: a longer watch did not fail at its start */
#define WATCH_FAILURES 3u
#define RETRY_MOST 60u /* seconds that a server's Retry-After may ask for */

typedef struct watch_stream {
  cluster_watch *watch;
  json_cutter cutter;
  call_outcome outcome; /* of the events so far */
  bool alive;           /* an event was received */
} watch_stream;

/* Handles an event of type ERROR, whose object is a Status. */
static call_outcome take_error(cluster_caller *caller, const crd_value *status) {
  const crd_value *code = crd_value_get(status, CRD_STRING("code"));
  crd_string message = crd_value_text(crd_value_get(status, CRD_STRING("message")));
  snprintf(caller->error, sizeof caller->error, "the watch was ended: %.*s", CRD_PRINT(message));
  return code && code->kind == CRD_INT && code->as.integer == 410 ? CALL_GONE : CALL_FAILED;
}

static call_outcome take_event(cluster_watch *watch, const crd_value *event) {
  cluster_caller *caller = watch->caller;
  crd_string type = crd_value_text(crd_value_get(event, CRD_STRING("type")));
  const crd_value *object = crd_value_get(event, CRD_STRING("object"));
  char version[VERSION_SIZE];
  call_outcome outcome = CALL_GOOD;
  if (crd_string_equal(type, CRD_STRING("ERROR"))) return take_error(caller, object);
  bool bookmark = crd_string_equal(type, CRD_STRING("BOOKMARK"));
  bool known = bookmark || crd_string_equal(type, CRD_STRING("ADDED")) || crd_string_equal(type, CRD_STRING("MODIFIED")) ||
               crd_string_equal(type, CRD_STRING("DELETED"));
  if (!known || !crd_caller_version(object, version)) {
    snprintf(caller->error, sizeof caller->error, "an event is none: type \"%.*s\"%s", CRD_PRINT(type),
             known ? " without a resourceVersion" : "");
    watch->version[0] = 0;
    return CALL_FAILED;
  }
  if (!bookmark) outcome = watch->take(watch->self, type, object);
  if (outcome == CALL_GOOD)
    memcpy(watch->version, version, sizeof version);
  else
    watch->version[0] = 0;
  atomic_fetch_add(&caller->events, 1);
  return outcome;
}

static bool receive_events(void *context, crd_string piece) {
  watch_stream *stream = context;
  cluster_watch *watch = stream->watch;
  cluster_caller *caller = watch->caller;
  cutter_outcome cut;
  crd_string object;
  while (stream->outcome == CALL_GOOD && (cut = crd_json_cut(&stream->cutter, &piece, &object)) != CUTTER_MORE) {
    const crd_value *event = cut == CUTTER_OBJECT ? crd_caller_parse(caller, object) : NULL;
    if (cut != CUTTER_OBJECT) crd_caller_note_cut(caller, cut);
    if (!event) watch->version[0] = 0; /* the version of a lost event is unknown */
    stream->outcome = event ? take_event(watch, event) : CALL_FAILED;
    if (stream->outcome == CALL_GOOD) {
      stream->alive = true;
      atomic_store(&caller->heard, crd_pace_now());
    }
    crd_arena_reset(caller->arena);
  }
  if (watch->show && !watch->show(watch->self)) {
    snprintf(caller->error, sizeof caller->error, "out of memory");
    stream->outcome = CALL_FAILED;
    watch->version[0] = 0;
  }
  return stream->outcome == CALL_GOOD;
}

static bool watch_path(cluster_watch *watch, char path[CALL_PATH_SIZE]) {
  char name[512], seconds[16];
  uint64_t random = crd_pace_random(&watch->backoff.random);
  snprintf(path, CALL_PATH_SIZE, "%s?watch=1&allowWatchBookmarks=true", watch->resource_path);
  snprintf(seconds, sizeof seconds, "%u", WATCH_LEAST + (unsigned)(random % WATCH_LEAST));
  snprintf(name, sizeof name, "metadata.name=%s", watch->object_name ? watch->object_name : "");
  return crd_caller_add_query(path, CALL_PATH_SIZE, "resourceVersion", crd_string_of(watch->version)) &&
         crd_caller_add_query(path, CALL_PATH_SIZE, "timeoutSeconds", crd_string_of(seconds)) &&
         (!watch->object_name || crd_caller_add_query(path, CALL_PATH_SIZE, "fieldSelector", crd_string_of(name)));
}

/* Runs a watch from beginning to end. CALL_GOOD: it ended normally. `answered`: the server answered; `alive`: it sent
 * events. */
static call_outcome watch_once(cluster_watch *watch, bool *answered, bool *alive) {
  cluster_caller *caller = watch->caller;
  watch_stream stream = {
      .watch = watch, .cutter = {.mode = CUTTER_STREAM, .limit = caller->shared->object_limit}, .outcome = CALL_GOOD};
  char path[CALL_PATH_SIZE];
  link_answer answer;
  int64_t begin = crd_pace_now();
  if (!watch_path(watch, path)) return CALL_FAILED;
  const link_request request = {.method = "GET", .path = path, .watch = true, .receive = receive_events, .context = &stream};
  atomic_fetch_add(&caller->watches, 1);
  crd_link_send(caller->link, &request, &answer);
  call_outcome outcome = crd_caller_judge(caller, &answer);
  *answered = answer.status != 0;
  *alive = stream.alive || (answer.status == 200 && crd_pace_now() - begin > LONG_WATCH);
  if (outcome == CALL_FAILED && stream.outcome != CALL_GOOD) outcome = stream.outcome;
  if (outcome == CALL_GOOD && !crd_json_cutter_done(&stream.cutter)) {
    snprintf(caller->error, sizeof caller->error, "the watch ended within an event");
    outcome = CALL_FAILED;
  } else if (outcome == CALL_GOOD && !stream.alive && crd_pace_now() - begin < SHORT_WATCH) {
    snprintf(caller->error, sizeof caller->error, "the watch ended at once");
    outcome = CALL_FAILED;
  }
  crd_link_answer_end(&answer);
  crd_json_cutter_end(&stream.cutter);
  return outcome;
}

/* Logs a failure and waits before the next try. */
static void fail_watch(cluster_watch *watch, const char *what) {
  cluster_caller *caller = watch->caller;
  unsigned wait = crd_pace_backoff_next(&watch->backoff);
  unsigned asked = (caller->retry_after < RETRY_MOST ? caller->retry_after : RETRY_MOST) * 1000;
  if (wait < asked) wait = asked;
  atomic_fetch_add(&caller->failures, 1);
  crd_caller_say(caller, true, "%s: %s; again in %u ms", what, caller->error, wait);
  (void)crd_link_wait(caller->link, wait);
}

static void fill_once(cluster_watch *watch) {
  call_outcome outcome = watch->fill(watch->self, watch->version);
  if (outcome == CALL_GOOD || outcome == CALL_WOKEN) return;
  watch->version[0] = 0;
  fail_watch(watch, "reading failed");
}

/* Decides what follows a watch. A forgotten version causes no delay, unless the one before was forgotten, too. */
static void go_on(cluster_watch *watch, call_outcome outcome, bool answered, bool alive) {
  cluster_caller *caller = watch->caller;
  if (alive || outcome == CALL_GOOD) {
    pace_backoff_reset(&watch->backoff);
    watch->failures = watch->forgotten = 0;
  }
  if (outcome == CALL_GOOD) return;
  if (outcome == CALL_GONE || outcome == CALL_WOKEN || outcome == CALL_AGAIN) watch->version[0] = 0;
  if (outcome == CALL_WOKEN || outcome == CALL_AGAIN) return;
  if (outcome == CALL_GONE && watch->forgotten++ == 0) {
    crd_caller_say(caller, false, "%s: reading all again", caller->error);
    return;
  }
  watch->failures += answered;
  if (watch->failures >= WATCH_FAILURES) watch->version[0] = 0;
  fail_watch(watch, "watching failed");
}

void crd_watch_run(cluster_watch *watch) {
  cluster_caller *caller = watch->caller;
  watch->backoff = (pace_backoff){.least = caller->shared->backoff_least,
                                  .most = caller->shared->backoff_most,
                                  .random = crd_arena_seed(caller->arena) | 1};
  while (!atomic_load(&caller->stop)) {
    if (!watch->version[0]) {
      fill_once(watch);
      watch->failures = 0;
      continue;
    }
    bool answered = false, alive = false;
    call_outcome outcome = watch_once(watch, &answered, &alive);
    go_on(watch, outcome, answered, alive);
  }
}
