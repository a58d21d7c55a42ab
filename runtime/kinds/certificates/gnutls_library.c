/* SPDX-License-Identifier: Apache-2.0 */
/* Loads GnuTLS with dlopen and fills a table by dlsym; a static program fills it with the linked functions. */
#include "gnutls_library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define GNUTLS_FILE "libgnutls.so.30"

static pthread_once_t gnutls_once = PTHREAD_ONCE_INIT;
static gnutls_library loaded;
static char gnutls_failure[512]; /* empty: GnuTLS is loaded */

#ifdef CRD_STATIC_PROGRAMS

static void load_gnutls(void) {
#define GNUTLS_TAKE(name) loaded.name = gnutls_##name;
  GNUTLS_FUNCTIONS(GNUTLS_TAKE)
#undef GNUTLS_TAKE
}

#else

static void find_gnutls_function(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  if (!found) snprintf(gnutls_failure, sizeof gnutls_failure, GNUTLS_FILE " cannot be used: it has no %s", name);
  memcpy(place, &found, sizeof found); /* ISO C has no conversion of object to function pointers; POSIX has */
}

static void load_gnutls(void) {
  void *handle = dlopen(GNUTLS_FILE, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *why = dlerror();
    snprintf(gnutls_failure, sizeof gnutls_failure, "GnuTLS cannot be loaded: %s", why ? why : GNUTLS_FILE);
    return;
  }
#define GNUTLS_FIND(name) find_gnutls_function(handle, "gnutls_" #name, &loaded.name);
  GNUTLS_FUNCTIONS(GNUTLS_FIND)
#undef GNUTLS_FIND
}

#endif

const gnutls_library *crd_core_gnutls(const char **error) {
  pthread_once(&gnutls_once, load_gnutls);
  *error = gnutls_failure;
  return gnutls_failure[0] ? NULL : &loaded;
}
