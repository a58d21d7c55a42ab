/* SPDX-License-Identifier: Apache-2.0 */
/* The texts of the reasons, the counts, and the function that maps an event's bytes to a reason. */
#include "filter.h"
#include "../../../runtime/base/hash.h"
#include "base/memory.h"
#include <stdio.h>
#include <stdlib.h>

#define RESOURCE_SEED UINT64_C(0x7265706C61796669)

static const struct {
  const char *name, *text;
} reasons[REPLAY_REASONS] = {
    [REPLAY_STAGE] = {"stage", "of another stage than ResponseComplete"},
    [REPLAY_READ] = {"read", "reads (get, list, watch)"},
    [REPLAY_NO_OBJECT] = {"noResource", "about no resource"},
    [REPLAY_KIND] = {"kind", "of resources that nothing here judges"},
    [REPLAY_SUBRESOURCE] = {"subresource", "of subresources other than status"},
    [REPLAY_LEVEL] = {"level", "of level Metadata: what was sent is not in the log"},
    [REPLAY_NOT_STORED] = {"notStored", "patches without the object that came of them"},
    [REPLAY_DELETE] = {"delete", "deletions of what the log does not show, or that no policy looks at"},
    [REPLAY_FORBIDDEN] = {"forbidden", "refused by authorization"},
    [REPLAY_FAILED] = {"failed", "failed for another reason (404, 409, 429, 5xx ...)"},
    [REPLAY_UNREADABLE] = {"unreadable", "whose object could not be read"},
};

const char *replay_reason_text(replay_reason reason) {
  return reasons[reason].text;
}

const char *replay_reason_name(replay_reason reason) {
  return reasons[reason].name;
}

/* ---- counts ---- */

static void keep_event_time(replay_counts *counts, crd_string time) {
  char text[REPLAY_TIME];
  if (!time.size || time.size >= sizeof text) return;
  memcpy(text, time.data, time.size);
  text[time.size] = '\0';
  if (!*counts->first || strcmp(text, counts->first) < 0) memcpy(counts->first, text, time.size + 1);
  if (strcmp(text, counts->last) > 0) memcpy(counts->last, text, time.size + 1);
}

static void note_broken(replay_counts *counts, uint64_t count, uint64_t line, const char *why) {
  if (count && (!counts->broken || line < counts->broken_line)) {
    counts->broken_line = line;
    snprintf(counts->broken_why, sizeof counts->broken_why, "%s", why);
  }
  counts->broken += count;
}

void replay_counts_add(replay_counts *counts, const replay_counts *more) {
  counts->events += more->events;
  counts->judged += more->judged;
  counts->dry_runs += more->dry_runs;
  counts->unjudged += more->unjudged;
  for (size_t i = 0; i < REPLAY_REASONS; i++) counts->reasons[i] += more->reasons[i];
  note_broken(counts, more->broken, more->broken_line, more->broken_why);
  keep_event_time(counts, crd_string_of(more->first));
  keep_event_time(counts, crd_string_of(more->last));
}

/* ---- kinds ---- */

static int compare_text(crd_string a, crd_string b) {
  if (a.size != b.size) return a.size < b.size ? -1 : 1;
  return a.size ? memcmp(a.data, b.data, a.size) : 0;
}

static int compare_kind(const crd_kind *kind, crd_string group, crd_string version, crd_string resource) {
  int order = compare_text(kind->plural, resource);
  if (!order) order = compare_text(kind->group, group);
  return order ? order : compare_text(kind->version, version);
}

static int by_resource(const void *a, const void *b) {
  const crd_kind *kind = *(const crd_kind *const *)b;
  return compare_kind(*(const crd_kind *const *)a, kind->group, kind->version, kind->plural);
}

bool replay_kinds_make(replay_kinds *kinds, const crd_registry *registry) {
  *kinds = (replay_kinds){.items = calloc(registry->count + 1, sizeof *kinds->items)};
  if (!kinds->items) return false;
  for (size_t i = 0; i < registry->count; i++)
    if (crd_kind_is_custom(registry->kinds[i]) && registry->kinds[i]->served)
      kinds->items[kinds->count++] = registry->kinds[i];
  qsort((void *)kinds->items, kinds->count, sizeof *kinds->items, by_resource);
  return true;
}

const crd_kind *replay_kinds_find(const replay_kinds *kinds, crd_string group, crd_string version, crd_string resource) {
  size_t low = 0, high = kinds->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    const int order = compare_kind(kinds->items[middle], group, version, resource);
    if (!order) return kinds->items[middle];
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return NULL;
}

/* ---- events ---- */

#define REMEMBERED 64u

/* A cache of the operations that policies match for a resource, for one block. */
typedef struct wanted_resource {
  crd_string group, resource, sub_resource;
  unsigned operations;
  bool known;
} wanted_resource;

typedef struct filter {
  const replay_kinds *kinds;
  replay_counts *counts;
  replay_tasks *tasks;
  wanted_resource *wanted;
} filter;

/* The subject of an event, as far as known. */
typedef struct subject {
  const crd_kind *kind;
  unsigned operations; /* that policies match */
  bool policed;        /* the event's own operation is among them */
  bool used;           /* the event is used, even if it is not judged */
  bool connects;
} subject;

static unsigned wanted_operations(const filter *filter, const replay_event *event) {
  if (!filter->kinds->wants) return 0;
  const uint64_t hash =
      hash_mix(hash_name(RESOURCE_SEED, event->resource), hash_name(RESOURCE_SEED, event->group) + event->sub_resource.size);
  wanted_resource *place = &filter->wanted[hash % REMEMBERED];
  if (!place->known || !crd_string_equal(place->resource, event->resource) ||
      !crd_string_equal(place->group, event->group) || !crd_string_equal(place->sub_resource, event->sub_resource)) {
    *place = (wanted_resource){event->group, event->resource, event->sub_resource, 0, true};
    place->operations =
        filter->kinds->wants(filter->kinds->wants_context, event->group, event->resource, event->sub_resource);
  }
  return place->operations;
}

static bool is_verb(const replay_event *event, const char *verb) {
  return crd_string_equal(event->verb, crd_string_of(verb));
}

/* Whether the authorizer refused, so that admission was not called. */
static bool is_forbidden(const replay_event *event) {
  if (event->code == 401) return true;
  const crd_string decision = replay_member(event->annotations, CRD_STRING("authorization.k8s.io/decision"));
  return event->code == 403 && crd_string_equal(replay_text(decision), CRD_STRING("forbid"));
}

/* Whether the code can be a refusal by admission or validation. */
static bool is_refusal(unsigned code) {
  return code == 400 || code == 403 || code == 406 || code == 422;
}

static bool is_object(crd_string body) {
  if (!body.size || body.data[0] != '{') return false;
  return !crd_string_equal(replay_text(replay_member(body, CRD_STRING("kind"))), CRD_STRING("Status"));
}

/* The operation of a verb; 0: it changes nothing. A patch can create, too. */
static unsigned operation_of_verb(const replay_event *event) {
  if (is_verb(event, "create")) return REPLAY_CREATES;
  if (is_verb(event, "update")) return REPLAY_UPDATES;
  if (is_verb(event, "patch")) return REPLAY_CREATES | REPLAY_UPDATES;
  return is_verb(event, "delete") || is_verb(event, "deletecollection") ? REPLAY_DELETES : 0;
}

/* Whether the response contains a list of objects. */
static bool has_items(crd_string body) {
  const crd_string items = replay_member(body, CRD_STRING("items"));
  return is_object(body) && items.size && items.data[0] == '[';
}

/* Whether a schema judges the endpoint. */
static bool is_judged_endpoint(const replay_event *event, const crd_kind *kind) {
  return kind &&
         (!event->sub_resource.size || (kind->has_status && crd_string_equal(event->sub_resource, CRD_STRING("status"))));
}

/* Whether the object must be stored, because a policy may need it as the old object later; a subresource changes it too. */
static bool is_remembered(const filter *filter, const replay_event *event) {
  replay_event object = *event, status = *event;
  object.sub_resource = (crd_string){NULL, 0};
  status.sub_resource = CRD_STRING("status");
  const unsigned operations = wanted_operations(filter, &object) | wanted_operations(filter, &status);
  return !replay_connects(event) && (operations & (REPLAY_UPDATES | REPLAY_DELETES));
}

/* Why an event is not judged, or REPLAY_REASONS, as far as its head says. */
static replay_reason reason_of_head(const filter *filter, const replay_event *event, subject *subject) {
  const bool read = is_verb(event, "get") || is_verb(event, "list") || is_verb(event, "watch");
  *subject = (struct subject){.kind = NULL};
  if (!crd_string_equal(event->stage, CRD_STRING("ResponseComplete"))) return REPLAY_STAGE;
  if (!event->refers || !event->resource.size) return REPLAY_NO_OBJECT;
  if (replay_connects(event) && (wanted_operations(filter, event) & REPLAY_CONNECTS)) {
    subject->policed = subject->connects = true; /* whatever the method and the level are: all is in the URI */
    return REPLAY_REASONS;
  }
  const bool full = crd_string_equal(event->level, CRD_STRING("RequestResponse"));
  if (read && (!full || event->sub_resource.size || !is_verb(event, "get"))) return REPLAY_READ;
  subject->kind = replay_kinds_find(filter->kinds, event->group, event->version, event->resource);
  subject->operations = wanted_operations(filter, event);
  subject->used = subject->kind || subject->operations || is_remembered(filter, event);
  if (read) return REPLAY_READ;
  const unsigned operation = operation_of_verb(event);
  subject->policed = (subject->operations & operation) != 0;
  if (!subject->kind && !subject->policed) return REPLAY_KIND;
  if (operation == REPLAY_DELETES && !subject->policed) return event->sub_resource.size ? REPLAY_SUBRESOURCE : REPLAY_DELETE;
  if (!operation || (!subject->policed && !is_judged_endpoint(event, subject->kind))) return REPLAY_SUBRESOURCE;
  if (!is_judged_endpoint(event, subject->kind)) subject->kind = NULL;
  if (!full && !crd_string_equal(event->level, CRD_STRING("Request"))) return REPLAY_LEVEL;
  return REPLAY_REASONS;
}

static replay_reason reason_of_whole(const replay_event *event, bool connects) {
  if (event->code >= 400) {
    if (is_forbidden(event)) return REPLAY_FORBIDDEN;
    if (!is_refusal(event->code)) return REPLAY_FAILED;
  }
  if (connects) return REPLAY_REASONS;
  if (is_verb(event, "deletecollection")) return has_items(event->response) ? REPLAY_REASONS : REPLAY_DELETE;
  if (is_verb(event, "delete")) return REPLAY_REASONS;
  if (is_verb(event, "patch")) return is_object(event->response) ? REPLAY_REASONS : REPLAY_NOT_STORED;
  if (is_object(event->request)) return REPLAY_REASONS;
  return event->request.size ? REPLAY_UNREADABLE : REPLAY_LEVEL;
}

/* The response of a subresource can be another object: `scale` returns a Scale of autoscaling. */
bool replay_shows_object(const replay_event *event) {
  if (!is_object(event->response)) return false;
  if (!event->sub_resource.size) return true;
  const crd_string type = replay_text(replay_member(event->response, CRD_STRING("apiVersion")));
  crd_string group, version;
  if (!crd_string_cut(type, '/', &group, &version)) version = type, group = (crd_string){NULL, 0};
  return crd_string_equal(group, event->group) && crd_string_equal(version, event->version);
}

static crd_string event_object_name(const replay_event *event) {
  if (event->name.size) return event->name;
  const crd_string body = is_object(event->response) ? event->response : event->request;
  return replay_text(replay_member(replay_member(body, CRD_STRING("metadata")), CRD_STRING("name")));
}

static bool add_task(replay_tasks *tasks, const replay_task *task) {
  if (!MEMORY_ROOM(tasks->items, tasks->count, tasks->room, 64)) return false;
  tasks->items[tasks->count++] = *task;
  return true;
}

/* One thread handles all objects of a name, in order. */
static uint32_t shard_of(const replay_task *task) {
  if (task->use == REPLAY_FORGET_ALL) return REPLAY_SHARDS;
  uint64_t hash = hash_name(RESOURCE_SEED, task->event.resource);
  hash = hash_mix(hash, hash_name(RESOURCE_SEED, task->event.namespace_));
  return (uint32_t)(hash_mix(hash, hash_name(RESOURCE_SEED, task->name)) % REPLAY_SHARDS);
}

static bool take_used(const filter *filter, replay_event *event, const subject *subject, replay_reason reason,
                      uint64_t line) {
  const bool dry = replay_is_dry_run(event);
  replay_task task = {.event = *event,
                      .kind = subject->kind,
                      .policed = subject->policed,
                      .compares = subject->policed && (subject->operations & REPLAY_COMPARES),
                      .name = event_object_name(event),
                      .line = line,
                      .dry = dry && !subject->connects,
                      .connects = subject->connects};
  const bool collection = is_verb(event, "deletecollection") && !subject->connects;
  const bool shown = replay_shows_object(event);
  const bool scaled = crd_string_equal(event->sub_resource, CRD_STRING("scale")) && is_object(event->response);
  task.use = reason == REPLAY_REASONS ? REPLAY_JUDGE
             : collection             ? REPLAY_FORGET_ALL
             : shown || scaled        ? REPLAY_REMEMBER
                                      : REPLAY_FORGET;
  if (task.use == REPLAY_JUDGE) filter->counts->dry_runs += task.dry;
  if (task.use != REPLAY_JUDGE && (dry || event->code >= 400)) return true;
  if (reason == REPLAY_READ && !shown) return true;
  task.shard = shard_of(&task);
  task.several = collection && task.use == REPLAY_JUDGE;
  if (!add_task(filter->tasks, &task)) return false;
  if (!task.several || task.dry || event->code >= 400) return true;
  task.use = REPLAY_FORGET_ALL; /* judged by the objects in the response; all shards drop them */
  task.shard = shard_of(&task);
  return add_task(filter->tasks, &task);
}

static bool filter_text(const filter *filter, crd_string text, uint64_t line);

/* Filters the events of an EventList on one line. */
static bool filter_list(const filter *filter, const replay_event *list, uint64_t line) {
  crd_string item;
  size_t at = 0;
  bool good = true;
  while (replay_element(list->items, &at, &item, &good))
    if (!filter_text(filter, item, line)) return false;
  if (!good) note_broken(filter->counts, 1, line, "the items of an EventList are no list");
  return true;
}

/* Whether an allowed event should be judged, but the log does not contain what is needed. */
static bool is_missed(const replay_event *event, const subject *subject, replay_reason reason) {
  if (event->code >= 400 || !(subject->kind || subject->policed)) return false;
  return reason == REPLAY_LEVEL || reason == REPLAY_NOT_STORED || reason == REPLAY_UNREADABLE ||
         (reason == REPLAY_DELETE && subject->policed);
}

static bool filter_event(const filter *filter, crd_string text, size_t at, replay_event *event, uint64_t line) {
  subject subject;
  replay_reason reason = reason_of_head(filter, event, &subject);
  if (subject.used || reason == REPLAY_REASONS) {
    if (!replay_event_end(text, &at, event)) {
      note_broken(filter->counts, 1, line, "an event that is no JSON");
      return true;
    }
    if (reason == REPLAY_REASONS) reason = reason_of_whole(event, subject.connects);
  } else if (text.data[text.size - 1] != '}') {
    note_broken(filter->counts, 1, line, "an event that is cut off");
    return true;
  }
  filter->counts->events++;
  keep_event_time(filter->counts, event->whole ? event->time : replay_event_time(text));
  if (reason != REPLAY_REASONS) filter->counts->reasons[reason]++;
  filter->counts->unjudged += is_missed(event, &subject, reason);
  return !(subject.used || reason == REPLAY_REASONS) || take_used(filter, event, &subject, reason, line);
}

static bool filter_text(const filter *filter, crd_string text, uint64_t line) {
  replay_event event;
  size_t at = 0;
  text = replay_trim(text);
  if (!text.size) return true;
  if (!replay_event_begin(text, &at, &event)) {
    note_broken(filter->counts, 1, line, "no event: no JSON object, or one that is cut off");
    return true;
  }
  if (crd_string_equal(event.kind, CRD_STRING("EventList"))) return filter_list(filter, &event, line);
  if (crd_string_equal(event.kind, CRD_STRING("Event")) && event.stage.size)
    return filter_event(filter, text, at, &event, line);
  note_broken(filter->counts, 1, line, "an object that is no event of an audit log");
  return true;
}

bool replay_filter(const replay_kinds *kinds, const replay_block *block, replay_counts *counts, replay_tasks *tasks) {
  wanted_resource wanted[REMEMBERED] = {{.known = false}};
  const filter filter = {kinds, counts, tasks, wanted};
  note_broken(counts, block->broken, block->broken_line, block->broken_why);
  for (size_t i = 0; i < block->count; i++) {
    const replay_slice *slice = &block->slices[i];
    if (!filter_text(&filter, (crd_string){block->data + slice->at, slice->size}, slice->line)) return false;
  }
  uint64_t line = block->first_line;
  for (size_t at = 0; block->lines && at < block->size; line++) {
    const char *end = memchr(block->data + at, '\n', block->size - at);
    const size_t size = end ? (size_t)(end - block->data) - at : block->size - at;
    if (!filter_text(&filter, (crd_string){block->data + at, size}, line)) return false;
    at += size + 1;
  }
  return true;
}
