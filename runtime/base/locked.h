/* SPDX-License-Identifier: Apache-2.0 */
/* Work under a lock that may be stopped (crd/guard.h), as all is that allocates in an arena: the jump must not leave the
 * lock held, or whoever wants it next waits for ever. */
#pragma once

#include <crd/guard.h>
#include <pthread.h>

/* Does work(context), which allocates in the arena, under the lock. A stop is caught here, and goes on to whoever asked:
 * what the work has left behind by then must be as good as nothing. */
static inline void guard_locked(pthread_mutex_t *lock, crd_arena *arena, void (*work)(void *context), void *context) {
  pthread_mutex_lock(lock);
  const crd_stop stop = crd_guard(arena, work, context);
  pthread_mutex_unlock(lock);
  if (stop) crd_stop_now(NULL, stop, 0);
}
