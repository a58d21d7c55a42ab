/* SPDX-License-Identifier: Apache-2.0 */
/* Events that are created in the cluster, by a thread of their own. */
#pragma once

#include "caller.h"
#include <pthread.h>

#define RECORDER_QUEUE 1000u /* events that wait */
#define RECORDER_KNOWN 256u  /* events of which it is known that they stand in the cluster */

/* An event that was told, with its texts behind it: two are the same where the texts are. */
typedef struct told_event {
  struct told_event *next;
  crd_object_event event;
  int64_t first, last; /* nanoseconds since 1970 */
  uint64_t count;      /* how often */
  size_t size;
  char texts[];
} told_event;

/* What stands in the cluster. */
typedef struct known_event {
  told_event *told; /* NULL: the place is free */
  char name[256];
  uint64_t used; /* the turn in which it was last told */
} known_event;

typedef struct event_recorder {
  cluster_caller caller;
  char *component;
  pace_bucket bucket;
  pthread_mutex_t mutex; /* of what waits */
  pthread_cond_t news;
  told_event *first, **last;
  size_t waiting;
  known_event known[RECORDER_KNOWN]; /* the thread's own, as all that follows but the counts */
  uint64_t turn, random;
  bool failing; /* the last one could not be written, which was told */
  atomic_ullong recorded, dropped, failed;
} event_recorder;

/* NULL without memory or descriptors. */
event_recorder *crd_recorder_create(const caller_shared *shared, crd_string component);
void crd_recorder_destroy(event_recorder *recorder); /* NULL is fine; its thread has ended */
/* The work of a thread; `context` is a recorder. */
void *crd_recorder_run(void *context);
/* Makes the thread end. */
void crd_recorder_stop(event_recorder *recorder);
/* crd_cluster_tell. */
void crd_recorder_tell(event_recorder *recorder, const crd_object_event *event);

/* The event as it is created, and the patch that makes one that stands there up to date: JSON, in the arena. */
crd_string crd_recorder_object(crd_arena *arena, const told_event *told, crd_string name, crd_string component);
crd_string crd_recorder_patch(crd_arena *arena, const told_event *told);
