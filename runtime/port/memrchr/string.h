/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_MEMRCHR_H
#define CRD_PORT_MEMRCHR_H
#include <stdint.h>
#include_next <string.h>

static inline void *port_memrchr(const void *bytes, int byte, size_t size) {
  const unsigned char *start = (const unsigned char *)bytes, *at = start + size;
  while (at > start)
    if (*--at == (unsigned char)byte) return (void *)(uintptr_t)at;
  return NULL;
}
#define memrchr port_memrchr

#endif
