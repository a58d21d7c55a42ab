/* SPDX-License-Identifier: Apache-2.0 */
/* Random bytes from the system. */
#ifndef CRD_PORT_SYS_RANDOM_H
#define CRD_PORT_SYS_RANDOM_H
#include <stddef.h>
#include_next <sys/random.h>
#include <sys/types.h>

#define GRND_NONBLOCK 1

/* At most 256 bytes per call, the limit of getentropy. */
static inline ssize_t port_getrandom(void *bytes, size_t size, unsigned flags) {
  (void)flags;
  return getentropy(bytes, size) == 0 ? (ssize_t)size : -1;
}
#define getrandom port_getrandom

#endif
