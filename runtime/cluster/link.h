/* SPDX-License-Identifier: Apache-2.0 */
/* Requests to the API server, one at a time over one connection, each of which ends at once when its thread is to stop. */
#ifndef CRD_CLUSTER_LINK_H
#define CRD_CLUSTER_LINK_H

#include "address.h"
#include "pace.h"
#include <crd/cluster.h>

/* What all links of a client share. */
typedef struct link_shared {
  const cluster_access *access;
  pace_bucket *bucket;
  const char *user_agent;
  unsigned request_timeout, silence; /* milliseconds */
} link_shared;

typedef struct cluster_link cluster_link;

typedef enum link_outcome {
  LINK_ANSWERED, /* there is a status, and all of the body came */
  LINK_BROKEN,   /* no whole answer came: `error` */
  LINK_LEFT,     /* the receiver of a body wanted no more */
  LINK_WOKEN     /* crd_link_wake */
} link_outcome;

/* Gets a piece of the body of an answer of 200; false: no more of it. */
typedef bool link_receiver(void *context, crd_string piece);

typedef struct link_request {
  const char *method;       /* GET, PUT, POST, PATCH */
  const char *path;         /* with its query, from the slash on; NUL-terminated */
  const char *content_type; /* of a body; NULL: there is none */
  crd_string body;
  const char *accept; /* of the answer; NULL: JSON */
  bool watch;         /* may last: ended by silence, not by its age */
  link_receiver *receive;
  void *context;
} link_request;

#define LINK_ANSWER_LIMIT ((size_t)1 << 20) /* of a body that nobody receives: of an error, or of a configuration */

typedef struct link_answer {
  link_outcome outcome;
  long status;          /* of HTTP; 0: none came */
  unsigned retry_after; /* seconds, as the server asks for; 0: it does not */
  char *body;           /* not of a status of 200 with a receiver; the answer's own */
  size_t body_size;
  char error[640]; /* what is wrong, in the words of Go's net/http where there are some */
} link_answer;

/* NULL without memory or descriptors. */
cluster_link *crd_link_create(const link_shared *shared);
void crd_link_destroy(cluster_link *link);

/* Sends a request, when its turn has come. `answer` is for crd_link_answer_end. */
void crd_link_send(cluster_link *link, const link_request *request, link_answer *answer);
void crd_link_answer_end(link_answer *answer);

/* Waits; false: it was woken before. */
bool crd_link_wait(cluster_link *link, int64_t milliseconds);

/* Ends what the link does and all that it is asked to do until crd_link_calm; from any thread. */
void crd_link_wake(cluster_link *link);
void crd_link_calm(cluster_link *link);

#endif
