/* SPDX-License-Identifier: Apache-2.0 */
/* Runs work under a lock. Work that allocates in an arena may be stopped (crd/guard.h): the jump must not leave the lock
 * held, or the next thread waits forever. */
#pragma once

#include <crd/guard.h>
#include <pthread.h>

/* Calls work(context), which allocates in the arena, with the lock held. A stop is caught here and raised again after the
 * lock is released. What the work has written until then must be harmless. */
static inline void guard_locked(pthread_mutex_t *lock, crd_arena *arena, void (*work)(void *context), void *context) {
  pthread_mutex_lock(lock);
  const crd_stop stop = crd_guard(arena, work, context);
  pthread_mutex_unlock(lock);
  if (stop) crd_stop_now(NULL, stop, 0);
}
