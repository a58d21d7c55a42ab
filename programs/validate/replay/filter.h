/* SPDX-License-Identifier: Apache-2.0 */
/* Decides from the bytes of an event whether it is judged, and if not, why. */
#pragma once

#include "event.h"
#include <crd/types.h>

typedef enum replay_reason {
  REPLAY_STAGE,     /* not ResponseComplete: the same request comes again */
  REPLAY_READ,      /* get, list, watch */
  REPLAY_NO_OBJECT, /* no resource: /healthz, /apis */
  REPLAY_KIND,      /* a resource without a judge */
  REPLAY_SUBRESOURCE,
  REPLAY_LEVEL,      /* Metadata: the log does not have the sent object */
  REPLAY_NOT_STORED, /* a patch without its result: of level Request, or refused */
  REPLAY_DELETE,     /* schemas do not judge it; nor do policies if the object is unknown */
  REPLAY_FORBIDDEN,  /* by the authorizer, before admission */
  REPLAY_FAILED,     /* for other reasons: 404, 409, 429, 500 ... */
  REPLAY_UNREADABLE, /* its object cannot be parsed, or there was no memory */
  REPLAY_REASONS
} replay_reason;
/* The text in the summary. */
const char *replay_reason_text(replay_reason reason);
/* Its name: "stage", "read" ... */
const char *replay_reason_name(replay_reason reason);

#define REPLAY_TIME 40

typedef struct replay_counts {
  uint64_t events, judged, broken, broken_line;
  uint64_t reasons[REPLAY_REASONS];
  uint64_t dry_runs;
  uint64_t unjudged; /* requests that were allowed and would be judged, but are not in the log */
  char broken_why[80];
  char first[REPLAY_TIME], last[REPLAY_TIME]; /* of the requests; empty: unknown */
} replay_counts;
void replay_counts_add(replay_counts *counts, const replay_counts *more);

/* The operations that policies match. */
enum {
  REPLAY_CREATES = 1,
  REPLAY_UPDATES = 2,
  REPLAY_DELETES = 4,
  REPLAY_CONNECTS = 8,
  REPLAY_COMPARES = 16 /* they read the old object of an update */
};

/* The judged kinds by resource, and the operations that policies match. */
typedef struct replay_kinds {
  const crd_kind **items;
  size_t count;
  unsigned (*wants)(const void *context, crd_string group, crd_string resource, crd_string sub_resource); /* may be NULL */
  const void *wants_context;
} replay_kinds;
/* The kinds of a registry, without policies. False without memory. */
bool replay_kinds_make(replay_kinds *kinds, const crd_registry *registry);
const crd_kind *replay_kinds_find(const replay_kinds *kinds, crd_string group, crd_string version, crd_string resource);

typedef enum replay_use { REPLAY_JUDGE, REPLAY_REMEMBER, REPLAY_FORGET, REPLAY_FORGET_ALL } replay_use;

/* An event to process; it points into its block. */
typedef struct replay_task {
  replay_event event;
  const crd_kind *kind; /* the judge of the object; NULL: only policies judge it */
  bool policed;         /* a policy may match */
  bool compares;        /* a policy may match the replaced object too */
  crd_string name;      /* of the object, as far as known */
  uint64_t line;
  uint32_t shard; /* REPLAY_SHARDS: all shards */
  replay_use use;
  bool dry;      /* dryRun=All: nothing was stored */
  bool connects; /* a connection (event.h) */
  bool several;  /* a deletecollection, whose response contains the objects */
} replay_task;
#define REPLAY_SHARDS 16u

typedef struct replay_tasks {
  replay_task *items;
  size_t count, room;
} replay_tasks;

/* Whether the response contains the new state of the object. */
bool replay_shows_object(const replay_event *event);

/* Filters a block: counts its events, and adds a task for each one to process. False without memory. */
bool replay_filter(const replay_kinds *kinds, const replay_block *block, replay_counts *counts, replay_tasks *tasks);
