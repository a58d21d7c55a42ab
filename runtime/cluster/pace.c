/* SPDX-License-Identifier: Apache-2.0 */
/* A token may be taken before it is due. The bucket then goes below zero, so that waiting requests are served in their
 * order. */
#include "link.h"
#include <math.h>
#include <time.h>

int64_t crd_pace_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void crd_pace_bucket_init(pace_bucket *bucket, double qps, unsigned burst, int64_t now) {
  *bucket = (pace_bucket){.qps = qps, .burst = burst ? burst : 1, .filled = now};
  bucket->tokens = bucket->burst;
  pthread_mutex_init(&bucket->mutex, NULL);
}

void crd_pace_bucket_end(pace_bucket *bucket) {
  pthread_mutex_destroy(&bucket->mutex);
}

int64_t crd_pace_bucket_take(pace_bucket *bucket, int64_t now) {
  if (!(bucket->qps > 0)) return 0;
  pthread_mutex_lock(&bucket->mutex);
  if (now > bucket->filled) {
    bucket->tokens = fmin(bucket->burst, bucket->tokens + (double)(now - bucket->filled) * bucket->qps / 1000);
    bucket->filled = now;
  }
  bucket->tokens -= 1;
  double wait = bucket->tokens < 0 ? -bucket->tokens * 1000 / bucket->qps : 0;
  pthread_mutex_unlock(&bucket->mutex);
  return (int64_t)ceil(fmin(wait, 1e9));
}

uint64_t crd_pace_random(uint64_t *state) {
  uint64_t x = *state ? *state : UINT64_C(0x9e3779b97f4a7c15);
  x ^= x << 13;
  x ^= x >> 7;
  x ^= x << 17;
  return *state = x;
}

unsigned crd_pace_backoff_next(pace_backoff *backoff) {
  unsigned step = backoff->step ? backoff->step : backoff->least;
  if (step > backoff->most) step = backoff->most;
  backoff->step = step > backoff->most / 2 ? backoff->most : step * 2;
  if (!backoff->step) backoff->step = 1;
  return step - (unsigned)(crd_pace_random(&backoff->random) % (step / 2 + 1));
}
