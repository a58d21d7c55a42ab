/* SPDX-License-Identifier: Apache-2.0 */
/* There is one processor and one thread. */
#ifndef CRD_PORT_SCHED_H
#define CRD_PORT_SCHED_H
#include_next <sched.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct cpu_set_t {
  unsigned char first;
} cpu_set_t;
#define CPU_COUNT(set) ((set)->first)

static inline int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  (void)process, (void)size;
  set->first = 1;
  return 0;
}

#endif
