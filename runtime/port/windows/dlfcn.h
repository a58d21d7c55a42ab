/* SPDX-License-Identifier: Apache-2.0 */
/* Shared libraries are not loaded on Windows. */
#ifndef CRD_PORT_DLFCN_H
#define CRD_PORT_DLFCN_H
#include <stddef.h>

enum { RTLD_LAZY = 1, RTLD_NOW = 2, RTLD_LOCAL = 0, RTLD_GLOBAL = 256 };
static inline void *dlopen(const char *path, int how) {
  (void)path, (void)how;
  return NULL;
}
static inline void *dlsym(void *library, const char *name) {
  (void)library, (void)name;
  return NULL;
}
static inline int dlclose(void *library) {
  (void)library;
  return 0;
}

#endif
