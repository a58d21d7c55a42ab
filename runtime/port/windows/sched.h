/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_SCHED_H
#define CRD_PORT_SCHED_H
#include_next <sched.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cpu_set_t {
  uintptr_t mask;
} cpu_set_t;
#define CPU_COUNT(set) __builtin_popcountll((set)->mask)

int sched_getaffinity(int process, size_t size, cpu_set_t *set);

#endif
