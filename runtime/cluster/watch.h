/* SPDX-License-Identifier: Apache-2.0 */
/* Fill, watch, and begin again: keeps a thread's copy of a resource in step with the API server. */
#pragma once

#include "caller.h"
#include "store.h"

typedef struct cluster_watch cluster_watch;

struct cluster_watch {
  cluster_caller *caller;
  const char *resource_path; /* the watched resource */
  const char *object_name;   /* watch only the object of this name; NULL: all */
  void *self;
  /* Lists anew and sets the version from which to watch. CALL_WOKEN: check `stop`. */
  call_outcome (*fill)(void *self, char version[VERSION_SIZE]);
  /* Handles an event: ADDED, MODIFIED or DELETED. Any result but CALL_GOOD causes a new fill, with CALL_AGAIN without
   * delay. */
  call_outcome (*take)(void *self, crd_string type, const crd_value *object);
  /* Called after all events that arrived together; false: no memory. May be NULL. */
  bool (*show)(void *self);
  /* private */
  pace_backoff backoff;
  char version[VERSION_SIZE];   /* empty: a fill is needed */
  unsigned failures, forgotten; /* in a row: watches that the server answered and broke, forgotten versions */
};

/* Runs until `stop` of the caller is set and its link woken. */
void crd_watch_run(cluster_watch *watch);

/* Watches a kind: its list and its events go to the store. */

typedef struct kind_watch {
  cluster_caller caller;
  store *store;
  size_t kind;
  char *about, *path;
  char *only; /* NULL: all */
  atomic_bool synced;
  atomic_ullong objects;
} kind_watch;

/* False without memory. The watch owns `about` and `path`. */
CRD_MUST_CHECK bool crd_kind_watch_init(kind_watch *watch, const caller_shared *shared, store *store, size_t kind,
                                        const crd_watch *from);
void crd_kind_watch_end(kind_watch *watch);

/* Lists the kind once and shows the result. */
CRD_MUST_CHECK call_outcome crd_kind_watch_fill(kind_watch *watch, char version[VERSION_SIZE]);
/* The function of the thread; `context` is a kind_watch. */
void *crd_kind_watch_run(void *context);
