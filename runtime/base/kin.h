/* SPDX-License-Identifier: Apache-2.0 */
/* SELDOM before a function of a fast file that says what is wrong, or reads what hardly anybody writes: it is compiled to be
 * small and stands away from what runs always, and a branch that leads to it is taken for one that is not gone. Whole files
 * of that kind are listed as `seldom_sources`. */
#pragma once

#include <crd/guard.h>
#include <pthread.h>

#define SELDOM __attribute__((cold))

/* What the project's other libraries call of libcrdrt and no public header declares. As a shared library libcrdrt exports
 * these under the version of its very release (runtime/libcrdrt.map.in), so that nothing but its own family is linked with
 * them; within it they are bound as hidden names are. */

#if defined CRD_RUNTIME && !defined __APPLE__ /* which has no such visibility */
#define CRD_KIN __attribute__((visibility("protected")))
#else
#define CRD_KIN
#endif

/* Work under a lock that may be stopped (crd/guard.h), as all is that allocates in an arena: the jump must not leave the
 * lock held, or whoever wants it next waits for ever. */

/* Does work(context), which allocates in the arena, under the lock. A stop is caught here, and goes on to whoever asked:
 * what the work has left behind by then must be as good as nothing. */
static inline void guard_locked(pthread_mutex_t *lock, crd_arena *arena, void (*work)(void *context), void *context) {
  pthread_mutex_lock(lock);
  const crd_stop stop = crd_guard(arena, work, context);
  pthread_mutex_unlock(lock);
  if (stop) crd_stop_now(NULL, stop, 0);
}
