/* SPDX-License-Identifier: Apache-2.0 */
/* How much memory the process may use. */
#ifndef CRD_WEBHOOK_MEMORY_LIMIT_H
#define CRD_WEBHOOK_MEMORY_LIMIT_H

#include <stdint.h>

/* The least of the memory limits of the process's control group and those above it, in bytes: memory.max of version 2,
 * memory.limit_in_bytes of version 1. 0 where there is none. `membership` is /proc/self/cgroup, `mount` /sys/fs/cgroup. */
uint64_t memory_limit_of_group(const char *membership, const char *mount);

#endif
