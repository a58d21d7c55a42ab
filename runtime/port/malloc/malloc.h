/* SPDX-License-Identifier: Apache-2.0 */
/* Only glibc's allocator has arenas to configure. */
#ifndef CRD_PORT_MALLOC_H
#define CRD_PORT_MALLOC_H
#if __has_include_next(<malloc.h>)
#include_next <malloc.h>
#endif

#define M_ARENA_MAX (-8)

static inline int mallopt(int what, int value) {
  (void)what, (void)value;
  return 1;
}

#endif
