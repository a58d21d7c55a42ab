/* SPDX-License-Identifier: Apache-2.0 */
/* Requests to the API server, one at a time on one connection. A request ends at once when its thread must stop. */
#pragma once

#include <crd/arena.h>
#include <crd/cluster.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Rate limits for requests: a token bucket that all requests share, and delays that grow after failures. Times are
 * milliseconds of a monotonic clock. */

int64_t crd_pace_now(void);

/* A token bucket: `burst` requests at once, then `qps` per second. */
typedef struct pace_bucket {
  pthread_mutex_t mutex;
  double qps; /* 0 or less: no limit */
  double burst, tokens;
  int64_t filled; /* the time for which `tokens` is valid */
} pace_bucket;

void crd_pace_bucket_init(pace_bucket *bucket, double qps, unsigned burst, int64_t now);
void crd_pace_bucket_end(pace_bucket *bucket);
/* Takes a token, which may still be due; returns the milliseconds to wait for it. */
int64_t crd_pace_bucket_take(pace_bucket *bucket, int64_t now);

/* Delays between repeated tries: each is random between half of `step` and `step`, and then `step` doubles. */
typedef struct pace_backoff {
  unsigned least, most; /* milliseconds */
  unsigned step;        /* the next upper bound; 0: the least */
  uint64_t random;      /* not 0 */
} pace_backoff;

unsigned crd_pace_backoff_next(pace_backoff *backoff);
static inline void pace_backoff_reset(pace_backoff *backoff) {
  backoff->step = 0;
}
/* The next pseudo-random number, good enough to spread delays. */
uint64_t crd_pace_random(uint64_t *state);

/* The API server's address and credentials. */

/* Certificates or a key in PEM: a file, which is read for each connection, or its bytes. Both are empty when there is
 * none. */
typedef struct cluster_pem {
  const char *file;
  crd_string data;
  const char *in_memory; /* the path of a file in memory with the data (cluster.c); NULL: none */
} cluster_pem;

static inline bool cluster_pem_given(const cluster_pem *pem) {
  return pem->file || pem->data.size;
}

typedef struct cluster_access {
  const char *server;      /* scheme, host, port and the path prefix, without a slash at its end */
  const char *server_name; /* the name expected in its certificate; NULL: the host */
  const char *proxy;       /* URL; NULL: from the environment */
  cluster_pem authority, certificate, key;
  const char *token, *token_file; /* the file has precedence and is read for each request */
  bool insecure;                  /* do not verify its certificate */
} cluster_access;

#define CLUSTER_TOKEN_LIMIT ((size_t)64 << 10)
#define CLUSTER_FILE_LIMIT ((size_t)4 << 20)

/* Checks an address and sets the server of an access: with a scheme, which defaults to https if `tls`. */
CRD_MUST_CHECK bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server,
                                         crd_string *error);

/* The parts of an address from crd_server_normalize; they point into it. */
typedef struct address_parts {
  crd_string scheme, host, port, authority, path; /* `port` defaults to that of the scheme */
} address_parts;
address_parts crd_address_split(const char *server);
/* As in net/http: a request to this machine does not use the environment's proxy. */
bool crd_address_is_local(crd_string host);

/* Strips white space from a bearer token. False when it is empty or has bytes that are not allowed in a header. */
CRD_MUST_CHECK bool crd_token_trim(crd_string *token);

/* Shared by all links of a client. */
typedef struct link_shared {
  const cluster_access *access;
  pace_bucket *bucket;
  const char *user_agent;
  unsigned request_timeout, silence; /* milliseconds */
} link_shared;

typedef struct cluster_link cluster_link;

typedef enum link_outcome {
  LINK_ANSWERED, /* a status and the whole body arrived */
  LINK_BROKEN,   /* no complete answer: see `error` */
  LINK_LEFT,     /* the receiver stopped the transfer */
  LINK_WOKEN     /* crd_link_wake was called */
} link_outcome;

/* Receives a piece of the body of a 200 answer; false: stop the transfer. */
typedef bool link_receiver(void *context, crd_string piece);

typedef struct link_request {
  const char *method;       /* GET, PUT, POST, PATCH */
  const char *path;         /* with its query, begins with a slash; NUL-terminated */
  const char *content_type; /* of the body; NULL: no body */
  crd_string body;
  const char *accept; /* NULL: JSON */
  bool watch;         /* a long request: limited by silence, not by its duration */
  link_receiver *receive;
  void *context;
} link_request;

#define LINK_ANSWER_LIMIT ((size_t)1 << 20) /* of a body without a receiver: an error, or a configuration */

typedef struct link_answer {
  link_outcome outcome;
  long status;          /* of HTTP; 0: none was received */
  unsigned retry_after; /* seconds, as the server asks; 0: not given */
  char *body;           /* owned; unset for a 200 answer with a receiver */
  size_t body_size;
  char error[640]; /* the error, in the words of Go's net/http where it has some */
} link_answer;

/* NULL without memory or descriptors. */
cluster_link *crd_link_create(const link_shared *shared);
void crd_link_destroy(cluster_link *link);

/* Sends a request after its rate limit. Free `answer` with crd_link_answer_end. */
void crd_link_send(cluster_link *link, const link_request *request, link_answer *answer);
void crd_link_answer_end(link_answer *answer);

/* Waits that long; false: it was woken before. */
bool crd_link_wait(cluster_link *link, int64_t milliseconds);

/* Ends the current request and wait, and all later ones until crd_link_calm; from any thread. */
void crd_link_wake(cluster_link *link);
void crd_link_calm(cluster_link *link);

/* ---- address and credentials ---- */

/* Finds the access by the options: kubeconfig, address, service account. Texts are in the arena. False with the reason. */
CRD_MUST_CHECK bool crd_access_find(crd_arena *arena, const crd_cluster_options *options, cluster_access *access,
                                    crd_string *error);

/* Reads the text of a kubeconfig (client-go: clientcmd). `path` is printed in errors, and files are relative to it.
 * `context` NULL: its current-context. `master`, when not NULL, replaces the server's address. */
CRD_MUST_CHECK bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context,
                                        const char *master, cluster_access *access, crd_string *error);

/* The access that a client uses. */
const cluster_access *crd_cluster_access(const crd_cluster *cluster);
