/* SPDX-License-Identifier: Apache-2.0 */
/* Barriers. There is no CPU clock of another thread. */
#ifndef CRD_PORT_PTHREAD_H
#define CRD_PORT_PTHREAD_H
#include <errno.h>
#include_next <pthread.h>
#include <time.h>

static inline int pthread_getcpuclockid(pthread_t thread, clockid_t *clock) {
  (void)thread, (void)clock;
  return ENOENT;
}

typedef struct pthread_barrier_t {
  pthread_mutex_t lock;
  pthread_cond_t full;
  unsigned wanted, there, round;
} pthread_barrier_t;

static inline int pthread_barrier_init(pthread_barrier_t *barrier, const void *attributes, unsigned count) {
  (void)attributes;
  barrier->wanted = count;
  barrier->there = barrier->round = 0;
  const int error = pthread_mutex_init(&barrier->lock, NULL);
  return error ? error : pthread_cond_init(&barrier->full, NULL);
}

static inline int pthread_barrier_wait(pthread_barrier_t *barrier) {
  pthread_mutex_lock(&barrier->lock);
  const unsigned round = barrier->round;
  if (++barrier->there == barrier->wanted) {
    barrier->there = 0;
    barrier->round++;
    pthread_cond_broadcast(&barrier->full);
  }
  while (round == barrier->round) pthread_cond_wait(&barrier->full, &barrier->lock);
  pthread_mutex_unlock(&barrier->lock);
  return 0;
}

static inline int pthread_barrier_destroy(pthread_barrier_t *barrier) {
  pthread_cond_destroy(&barrier->full);
  return pthread_mutex_destroy(&barrier->lock);
}

#endif
