/* SPDX-License-Identifier: Apache-2.0 */
/* libcurl, loaded when the first client is created. Linked, it and some thirty libraries below it would be loaded at every
 * start of a program that may use a cluster, and most starts do not. Its headers declare the functions; no library is
 * linked. */
#pragma once

#include <crd/value.h>
#include <curl/curl.h>

/* The functions in use, by libcurl's names. easy_setopt takes exactly the type of its option, which no compiler checks here.
 * Use the functions below, except for options that take functions. */
#define CURL_FUNCTIONS(EACH)                                                                                                \
  EACH(easy_cleanup)                                                                                                        \
  EACH(easy_getinfo)                                                                                                        \
  EACH(easy_init)                                                                                                           \
  EACH(easy_reset)                                                                                                          \
  EACH(easy_setopt)                                                                                                         \
  EACH(easy_strerror)                                                                                                       \
  EACH(global_init)                                                                                                         \
  EACH(multi_add_handle)                                                                                                    \
  EACH(multi_cleanup)                                                                                                       \
  EACH(multi_info_read)                                                                                                     \
  EACH(multi_init)                                                                                                          \
  EACH(multi_perform)                                                                                                       \
  EACH(multi_poll)                                                                                                          \
  EACH(multi_remove_handle)                                                                                                 \
  EACH(multi_setopt)                                                                                                        \
  EACH(slist_append)                                                                                                        \
  EACH(slist_free_all)                                                                                                      \
  EACH(version_info)

typedef struct curl_library {
#define CURL_MEMBER(name) __typeof__(&curl_##name) name; /* one has no parentheses: NOLINT(bugprone-macro-parentheses) */
  CURL_FUNCTIONS(CURL_MEMBER)
#undef CURL_MEMBER
} curl_library;

/* Returns libcurl, which the first call loads and the process keeps; from any thread. NULL, with a static reason, when
 * libcurl is missing or too old. */
CRD_MUST_CHECK const curl_library *crd_curl_library(const char **error);

/* Whether its TLS library takes certificates and keys from memory. With GnuTLS libcurl only reads files. */
bool crd_curl_reads_blobs(const curl_library *curl);

/* Options of a handle, by the type of their value. */
void crd_curl_set_number(const curl_library *curl, CURL *easy, CURLoption option, long value);
void crd_curl_set_size(const curl_library *curl, CURL *easy, CURLoption option, curl_off_t value);
/* libcurl copies texts, except that of CURLOPT_POSTFIELDS. False without memory. */
bool crd_curl_set_text(const curl_library *curl, CURL *easy, CURLoption option, const char *text);
/* Any other pointer that is not a function: a list, a buffer, a blob, user data. */
void crd_curl_set_pointer(const curl_library *curl, CURL *easy, CURLoption option, const void *pointer);
