/* SPDX-License-Identifier: Apache-2.0 */
/* Keeps the caBundle of a webhook configuration up to date. */
#pragma once

#include "watch.h"

/* The certificates that the webhook's clients must trust, base64. They are replaced at renewal. */
typedef struct ca_bundle {
  pthread_mutex_t mutex;
  char *text;          /* NUL-terminated; NULL before the first */
  unsigned generation; /* incremented for each new text */
} ca_bundle;

typedef struct registration {
  cluster_caller caller;
  ca_bundle *bundle;
  bool mutating;
  char *name, *path;               /* of the object */
  char *resource_path, *list_path; /* of all configurations, and of those with that name */
  unsigned wait;                   /* milliseconds in which it must appear */
  int64_t deadline;                /* the end of `wait`, by crd_pace_now */
  bool found;                      /* it has existed once */
  int64_t updated;                 /* crd_pace_now of the last update */
  pace_backoff pace;     /* for updates that follow each other closely, when another program overwrites the bundle */
  pthread_mutex_t mutex; /* of `failure` */
  char failure[1280];    /* "": no failure since the last update */
  atomic_uint close;     /* updates in a row that followed each other closely */
  atomic_llong fought;   /* crd_pace_now of the last of these */
  atomic_uint set;       /* the generation of the bundle that is set; 0: none */
  atomic_bool failed;    /* in the last try it was missing or could not be updated */
  atomic_ullong updates;
} registration;

/* False without memory. */
CRD_MUST_CHECK bool crd_registration_init(registration *registration, const caller_shared *shared, ca_bundle *bundle,
                                          const crd_cluster_webhook *webhook, unsigned wait);
void crd_registration_end(registration *registration);
/* The function of the thread; `context` is a registration. */
void *crd_registration_run(void *context);

/* Whether another program removes the bundle again and again; from any thread. */
bool crd_registration_is_contested(const registration *registration);

/* The configuration as JSON in the arena, with the bundle's certificates in each of its webhooks. The API server accepts it
 * only for the version that was read. Empty: all webhooks have them. It is an update, as Volcano's webhook-manager sends it,
 * so that roles written for that suffice. */
crd_string crd_registration_update(crd_arena *arena, const crd_value *configuration, crd_string bundle);
