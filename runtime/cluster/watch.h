/* SPDX-License-Identifier: Apache-2.0 */
/* Fill, watch, and begin again: what keeps a thread's knowledge of a resource like the API server's. */
#pragma once

#include "caller.h"
#include "store.h"

typedef struct cluster_watch cluster_watch;

struct cluster_watch {
  cluster_caller *caller;
  const char *resource_path; /* that is watched */
  const char *object_name;   /* of which only the object of this name is; NULL: all */
  void *self;
  /* Gets all anew, and the version from which to watch. CALL_WOKEN: see whether to stop. */
  call_outcome (*fill)(void *self, char version[VERSION_SIZE]);
  /* Takes an event: ADDED, MODIFIED or DELETED. Not CALL_GOOD: what is known is to be filled anew, and with CALL_AGAIN at
   * once. */
  call_outcome (*take)(void *self, crd_string type, const crd_value *object);
  /* All events that came together have been taken; false: no memory. NULL: nobody asks. */
  bool (*show)(void *self);
  /* the rest is the watch's own */
  pace_backoff backoff;
  char version[VERSION_SIZE];   /* empty: it must be filled */
  unsigned failures, forgotten; /* in a row: watches that the server answered and broke, versions that it had forgotten */
};

/* Runs until `stop` of the caller is set and its link woken. */
void crd_watch_run(cluster_watch *watch);

/* A kind of which all objects are kept: its list and its events go to the store. */

typedef struct kind_watch {
  cluster_caller caller;
  store *store;
  size_t kind;
  char *about, *path;
  char *only; /* NULL: all */
  atomic_bool synced;
  atomic_ullong objects;
} kind_watch;

/* False without memory. Both texts are the watch's own. */
CRD_MUST_CHECK bool crd_kind_watch_init(kind_watch *watch, const caller_shared *shared, store *store, size_t kind,
                                        const crd_watch *from);
void crd_kind_watch_end(kind_watch *watch);

/* Lists it once and shows it. */
CRD_MUST_CHECK call_outcome crd_kind_watch_fill(kind_watch *watch, char version[VERSION_SIZE]);
/* The work of a thread; `context` is a kind_watch. */
void *crd_kind_watch_run(void *context);
