/* SPDX-License-Identifier: Apache-2.0 */
/* Starts threads with an explicit stack size: the depth of their work was measured against it, and the C library's default
 * may be smaller. Used by the server and the programs; the library itself starts no thread. */
#pragma once

#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stddef.h>

/* Starts run(context) on a stack of `stack` bytes. False when no thread could be started. */
static inline bool thread_start(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, stack);
  bool started = pthread_create(thread, &attributes, run, context) == 0;
  pthread_attr_destroy(&attributes);
  return started;
}

/* How many processors this process may use. */
static inline unsigned processor_count(void) {
  cpu_set_t set;
  int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return count > 0 ? (unsigned)count : 1;
}
