/* SPDX-License-Identifier: Apache-2.0 */
/* Requests to the API server, one at a time over one connection, each of which ends at once when its thread is to stop. */
#pragma once

#include <crd/arena.h>
#include <crd/cluster.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* How often the API server is asked: a bucket of tokens that all requests share, and waits that grow after failures. Times
 * are milliseconds of a clock that never goes back. */

int64_t crd_pace_now(void);

/* Requests that may be sent: `burst` at once, then `qps` a second. */
typedef struct pace_bucket {
  pthread_mutex_t mutex;
  double qps; /* not above 0: no limit */
  double burst, tokens;
  int64_t filled; /* when `tokens` was right */
} pace_bucket;

void crd_pace_bucket_init(pace_bucket *bucket, double qps, unsigned burst, int64_t now);
void crd_pace_bucket_end(pace_bucket *bucket);
/* Takes a token, perhaps one that is still to come: gives the milliseconds to wait for it. */
int64_t crd_pace_bucket_take(pace_bucket *bucket, int64_t now);

/* The waits of one who fails again and again: each is drawn from the half of `step` to all of it, and `step` doubles. */
typedef struct pace_backoff {
  unsigned least, most; /* milliseconds */
  unsigned step;        /* of the next wait; 0: the least */
  uint64_t random;      /* not 0 */
} pace_backoff;

unsigned crd_pace_backoff_next(pace_backoff *backoff);
static inline void pace_backoff_reset(pace_backoff *backoff) {
  backoff->step = 0;
}
/* The next number of a sequence that others cannot foresee from its beginning alone; good enough to spread waits. */
uint64_t crd_pace_random(uint64_t *state);

/* An API server as it is called: its address, and what is shown to it. */

/* Certificates or a key, PEM: a file, which is read whenever a connection begins, or its bytes. Both empty: there is none.
 */
typedef struct cluster_pem {
  const char *file;
  crd_string data;
  const char *in_memory; /* the path of a file in memory that holds the data (cluster.c); NULL: there is none */
} cluster_pem;

static inline bool cluster_pem_given(const cluster_pem *pem) {
  return pem->file || pem->data.size;
}

typedef struct cluster_access {
  const char *server;      /* scheme, host, port and a path before all others, without a slash at its end */
  const char *server_name; /* that its certificate must have; NULL: the host */
  const char *proxy;       /* URL; NULL: the environment's */
  cluster_pem authority, certificate, key;
  const char *token, *token_file; /* the file is read for each request, and goes first */
  bool insecure;                  /* its certificate is not looked at */
} cluster_access;

#define CLUSTER_TOKEN_LIMIT ((size_t)64 << 10)
#define CLUSTER_FILE_LIMIT ((size_t)4 << 20)

/* Whether the address is one; gives it as `server` of an access has it: with a scheme, which is https where `tls`. */
CRD_MUST_CHECK bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server,
                                         crd_string *error);

/* The parts of an address that crd_server_normalize made, which it borrows. */
typedef struct address_parts {
  crd_string scheme, host, port, authority, path; /* the port of the scheme where there is none */
} address_parts;
address_parts crd_address_split(const char *server);
/* As net/http: what is on this machine is not asked through the environment's proxy. */
bool crd_address_is_local(crd_string host);

/* A bearer token as a header may have it: without white space around it. False where it is empty or has bytes that no header
 * has. */
CRD_MUST_CHECK bool crd_token_trim(crd_string *token);

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

/* Where the API server is and what is shown to it. */

/* What the options say: kubeconfig, address, service account. All texts are in the arena. False with the reason. */
CRD_MUST_CHECK bool crd_access_find(crd_arena *arena, const crd_cluster_options *options, cluster_access *access,
                                    crd_string *error);

/* The text of a kubeconfig (client-go: clientcmd). `path` is told in errors, and files are looked for beside it; `context`
 * NULL: its current-context. `master` NULL, or what takes the place of the server's address. */
CRD_MUST_CHECK bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context,
                                        const char *master, cluster_access *access, crd_string *error);

/* What a client found. */
const cluster_access *crd_cluster_access(const crd_cluster *cluster);
