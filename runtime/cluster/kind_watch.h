/* SPDX-License-Identifier: Apache-2.0 */
/* A kind of which all objects are kept: its list and its events go to the store. */
#ifndef CRD_CLUSTER_KIND_WATCH_H
#define CRD_CLUSTER_KIND_WATCH_H

#include "store.h"
#include "watch.h"

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
                                        const crd_cluster_kind *from);
void crd_kind_watch_end(kind_watch *watch);

/* Lists it once and shows it. */
CRD_MUST_CHECK call_outcome crd_kind_watch_fill(kind_watch *watch, char version[VERSION_SIZE]);
/* The work of a thread; `context` is a kind_watch. */
void *crd_kind_watch_run(void *context);

#endif
