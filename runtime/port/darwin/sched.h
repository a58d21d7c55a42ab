/* SPDX-License-Identifier: Apache-2.0 */
/* A process may always use all processors. */
#ifndef CRD_PORT_SCHED_H
#define CRD_PORT_SCHED_H
#include_next <sched.h>
#include <stddef.h>
#include <sys/types.h>
#include <unistd.h>

typedef struct cpu_set_t {
  long count;
} cpu_set_t;
#define CPU_COUNT(set) ((int)(set)->count)

static inline int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  (void)process, (void)size;
  set->count = sysconf(_SC_NPROCESSORS_ONLN);
  return set->count < 0 ? -1 : 0;
}

#endif
