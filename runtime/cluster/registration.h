/* SPDX-License-Identifier: Apache-2.0 */
/* A webhook configuration whose caBundle is kept. */
#pragma once

#include "watch.h"

/* The certificates that clients of the webhook shall trust, base64, as they are exchanged for others. */
typedef struct ca_bundle {
  pthread_mutex_t mutex;
  char *text;          /* NUL-terminated; NULL before the first */
  unsigned generation; /* counts up with each */
} ca_bundle;

typedef struct registration {
  cluster_caller caller;
  ca_bundle *bundle;
  bool mutating;
  char *name, *path;               /* of the object */
  char *resource_path, *list_path; /* of all, and of all with that name */
  unsigned wait;                   /* milliseconds in which it must come up */
  int64_t deadline;                /* crd_pace_now of that */
  bool found;                      /* it was there once */
  int64_t updated;                 /* crd_pace_now of the last update */
  pace_backoff pace;               /* of updates that follow each other closely: somebody else sets something else */
  pthread_mutex_t mutex;           /* of `failure` */
  char failure[1280];              /* "": there is none since it was last set */
  atomic_uint close;               /* updates in a row that followed each other closely */
  atomic_llong fought;             /* crd_pace_now of the last of these */
  atomic_uint set;                 /* the generation of the bundle that it has; 0: none */
  atomic_bool failed;              /* it was not there, or could not be set, when that was last tried */
  atomic_ullong updates;
} registration;

/* False without memory. */
CRD_MUST_CHECK bool crd_registration_init(registration *registration, const caller_shared *shared, ca_bundle *bundle,
                                          const crd_cluster_webhook *webhook, unsigned wait);
void crd_registration_end(registration *registration);
/* The work of a thread; `context` is a registration. */
void *crd_registration_run(void *context);

/* Whether somebody else takes the bundle out of it again and again; from any thread. */
bool crd_registration_is_contested(const registration *registration);

/* The configuration with the bundle's certificates at each of its webhooks, in the arena: JSON, which the API
 * server only takes in place of the version at hand. Empty: all have them. (An update, as Volcano's webhook-manager sends
 * it: roles that were made for that allow it.) */
crd_string crd_registration_update(crd_arena *arena, const crd_value *configuration, crd_string bundle);
