/* SPDX-License-Identifier: Apache-2.0 */
/* Events that a thread of their own writes to the cluster. */
#pragma once

#include "caller.h"
#include <pthread.h>

#define RECORDER_QUEUE 1000u /* queued events */
#define RECORDER_KNOWN 256u  /* events that are known to exist in the cluster */

/* An event to be written, followed by its texts. Two events are equal when their texts are. */
typedef struct told_event {
  struct told_event *next;
  crd_object_event event;
  int64_t first, last; /* nanoseconds since 1970 */
  uint64_t count;      /* occurrences */
  size_t size;
  char texts[];
} told_event;

/* An event that exists in the cluster. */
typedef struct known_event {
  told_event *told; /* NULL: the place is free */
  char name[256];
  uint64_t used; /* the turn in which it last occurred */
} known_event;

typedef struct event_recorder {
  cluster_caller caller;
  char *component;
  pace_bucket bucket;
  pthread_mutex_t mutex; /* of the queue */
  pthread_cond_t news;
  told_event *first, **last;
  size_t waiting;
  known_event known[RECORDER_KNOWN]; /* for the thread only, like all below except the counts */
  uint64_t turn, random;
  bool failing; /* the last event could not be written, which was logged */
  atomic_ullong recorded, dropped, failed;
} event_recorder;

/* NULL without memory or descriptors. */
event_recorder *crd_recorder_create(const caller_shared *shared, crd_string component);
void crd_recorder_destroy(event_recorder *recorder); /* NULL is allowed; the thread has ended */
/* The function of the thread; `context` is a recorder. */
void *crd_recorder_run(void *context);
/* Asks the thread to end. */
void crd_recorder_stop(event_recorder *recorder);
/* crd_cluster_tell. */
void crd_recorder_tell(event_recorder *recorder, const crd_object_event *event);

/* An event as it is created, and the patch that updates an existing one: JSON in the arena. */
crd_string crd_recorder_object(crd_arena *arena, const told_event *told, crd_string name, crd_string component);
crd_string crd_recorder_patch(crd_arena *arena, const told_event *told);
