/* SPDX-License-Identifier: Apache-2.0 */
/* How often the API server is asked: a bucket of tokens that all requests share, and waits that grow after failures. Times
 * are milliseconds of a clock that never goes back. */
#ifndef CRD_CLUSTER_PACE_H
#define CRD_CLUSTER_PACE_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

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

#endif
