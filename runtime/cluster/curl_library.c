/* SPDX-License-Identifier: Apache-2.0 */
/* Loads libcurl with dlopen and fills a table by dlsym; a static program fills it with the linked functions. The library is
 * never unloaded: its threads, and handlers set by the libraries that it loads, would outlive it. */
#include "curl_library.h"
#include <assert.h>
#include <dlfcn.h>
#ifdef CRD_STATIC_PROGRAMS
#include <nss.h>
#endif
#include <pthread.h>
#include <stdio.h>

#define CURL_FILE "libcurl.so.4"
#define CURL_OLDEST 0x075500 /* 7.85.0: CURLOPT_PROTOCOLS_STR */

static pthread_once_t once = PTHREAD_ONCE_INIT;
static curl_library library;
static char failure[512]; /* empty: libcurl is loaded */

#ifdef CRD_STATIC_PROGRAMS

/* Resolves host names by /etc/hosts and DNS only: other sources in nsswitch.conf would need libraries to be loaded. */
__attribute__((constructor)) static void settle_names(void) {
  __nss_configure_lookup("hosts", "files dns");
}

/* The functions that are linked into a static program, which cannot load libraries. */
static bool find_functions(void) {
#define CURL_TAKE(name) library.name = curl_##name;
  CURL_FUNCTIONS(CURL_TAKE)
#undef CURL_TAKE
  return true;
}

#else

static bool find_function(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  if (!found) snprintf(failure, sizeof failure, CURL_FILE " cannot be used: it has no %s", name);
  memcpy(place, &found, sizeof found); /* ISO C has no conversion of object to function pointers; POSIX has */
  return found != NULL;
}

static bool find_functions(void) {
  bool good = true;
  void *handle = dlopen(CURL_FILE, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *why = dlerror();
    snprintf(failure, sizeof failure, "libcurl cannot be loaded: %s", why ? why : CURL_FILE);
    return false;
  }
#define CURL_FIND(name) good = good && find_function(handle, "curl_" #name, &library.name);
  CURL_FUNCTIONS(CURL_FIND)
#undef CURL_FIND
  return good;
}

#endif

static void load_library(void) {
  if (!find_functions()) return;
  const curl_version_info_data *version = library.version_info(CURLVERSION_NOW);
  if (version->version_num < CURL_OLDEST)
    snprintf(failure, sizeof failure, CURL_FILE " cannot be used: it is of version %s, and 7.85.0 is the oldest that can",
             version->version);
  else if (library.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
    snprintf(failure, sizeof failure, CURL_FILE " cannot be used: out of memory");
}

const curl_library *crd_curl_library(const char **error) {
  pthread_once(&once, load_library);
  *error = failure;
  return failure[0] ? NULL : &library;
}

bool crd_curl_reads_blobs(const curl_library *curl) {
  const char *tls = curl->version_info(CURLVERSION_NOW)->ssl_version;
  return !tls || strncmp(tls, "GnuTLS", 6) != 0;
}

/* The types of options are multiples of 10,000 in their numbers (CURLOPTTYPE_LONG etc.). */
#define OPTION_TYPE(option) ((option) / 10000 * 10000)

void crd_curl_set_number(const curl_library *curl, CURL *easy, CURLoption option, long value) {
  assert(OPTION_TYPE(option) == CURLOPTTYPE_LONG);
  curl->easy_setopt(easy, option, value);
}

void crd_curl_set_size(const curl_library *curl, CURL *easy, CURLoption option, curl_off_t value) {
  assert(OPTION_TYPE(option) == CURLOPTTYPE_OFF_T);
  curl->easy_setopt(easy, option, value);
}

bool crd_curl_set_text(const curl_library *curl, CURL *easy, CURLoption option, const char *text) {
  assert(OPTION_TYPE(option) == CURLOPTTYPE_OBJECTPOINT);
  return curl->easy_setopt(easy, option, text) == CURLE_OK;
}

void crd_curl_set_pointer(const curl_library *curl, CURL *easy, CURLoption option, const void *pointer) {
  assert(OPTION_TYPE(option) == CURLOPTTYPE_OBJECTPOINT || OPTION_TYPE(option) == CURLOPTTYPE_BLOB);
  curl->easy_setopt(easy, option, pointer);
}
