/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_STRING_H
#define CRD_PORT_STRING_H
#include_next <string.h>

static inline void *port_memrchr(const void *bytes, int byte, size_t size) {
  const unsigned char *start = (const unsigned char *)bytes, *at = start + size;
  while (at > start)
    if (*--at == (unsigned char)byte) return (void *)(unsigned long)at;
  return NULL;
}
#define memrchr port_memrchr

#endif
