/* SPDX-License-Identifier: Apache-2.0 */
/* Which events of an audit log are judged, told from their bytes, and why the others are not. */
#pragma once

#include "event.h"
#include <crd/types.h>

typedef enum replay_reason {
  REPLAY_STAGE,     /* another stage than ResponseComplete: the same request comes again */
  REPLAY_READ,      /* get, list, watch */
  REPLAY_NO_OBJECT, /* no resource: /healthz, /apis */
  REPLAY_KIND,      /* a resource that nothing judges */
  REPLAY_SUBRESOURCE,
  REPLAY_LEVEL,      /* Metadata: what was sent is not in the log */
  REPLAY_NOT_STORED, /* a patch without what came of it: of level Request, or refused */
  REPLAY_DELETE,     /* no schema has a say; nor policies of what is not known */
  REPLAY_FORBIDDEN,  /* by the authorizer, before admission */
  REPLAY_FAILED,     /* for reasons of its own: 404, 409, 429, 500 ... */
  REPLAY_UNREADABLE, /* its object cannot be read, or there was no memory for it */
  REPLAY_REASONS
} replay_reason;
/* What the summary calls it. */
const char *replay_reason_text(replay_reason reason);
/* The same as a name: "stage", "read" ... */
const char *replay_reason_name(replay_reason reason);

#define REPLAY_TIME 40

typedef struct replay_counts {
  uint64_t events, judged, broken, broken_line;
  uint64_t reasons[REPLAY_REASONS];
  uint64_t dry_runs;
  uint64_t unjudged; /* that were let in and are somebody's to judge, but are not in the log */
  char broken_why[80];
  char first[REPLAY_TIME], last[REPLAY_TIME]; /* of the requests; empty: none is known */
} replay_counts;
void replay_counts_add(replay_counts *counts, const replay_counts *more);

/* What a policy may be asked about. */
enum {
  REPLAY_CREATES = 1,
  REPLAY_UPDATES = 2,
  REPLAY_DELETES = 4,
  REPLAY_CONNECTS = 8,
  REPLAY_COMPARES = 16 /* and the old object of an update is looked at */
};

/* The kinds that are judged, by resource; and which operations policies look at. */
typedef struct replay_kinds {
  const crd_kind **items;
  size_t count;
  unsigned (*wants)(const void *context, crd_string group, crd_string resource, crd_string sub_resource); /* NULL: none */
  const void *wants_context;
} replay_kinds;
/* Those of a registry, and nothing of policies. False without memory. */
bool replay_kinds_make(replay_kinds *kinds, const crd_registry *registry);
const crd_kind *replay_kinds_find(const replay_kinds *kinds, crd_string group, crd_string version, crd_string resource);

typedef enum replay_use { REPLAY_JUDGE, REPLAY_REMEMBER, REPLAY_FORGET, REPLAY_FORGET_ALL } replay_use;

/* An event that something is done with; it points into its block. */
typedef struct replay_task {
  replay_event event;
  const crd_kind *kind; /* that judges the object; NULL: policies alone do */
  bool policed;         /* a policy may look at it */
  bool compares;        /* and at the object that it replaces */
  crd_string name;      /* of the object, as far as it is known */
  uint64_t line;
  uint32_t shard; /* REPLAY_SHARDS: all of them */
  replay_use use;
  bool dry;      /* dryRun=All: nothing was stored */
  bool connects; /* a connection (event.h) */
  bool several;  /* a deletecollection, whose response has the objects */
} replay_task;
#define REPLAY_SHARDS 16u

typedef struct replay_tasks {
  replay_task *items;
  size_t count, room;
} replay_tasks;

/* Whether the response has what the object is from here on. */
bool replay_shows_object(const replay_event *event);

/* Goes through a block: counts, and adds what is to be done. False without memory. */
bool replay_filter(const replay_kinds *kinds, const replay_block *block, replay_counts *counts, replay_tasks *tasks);
