/* SPDX-License-Identifier: Apache-2.0 */
/* libcurl, which is loaded when the first client is made: linked, it and the thirty libraries that it stands on would be
 * loaded by every start of a program that may ask a cluster, and most starts ask none. Its headers say what its functions
 * look like; nothing links it. */
#pragma once

#include <crd/value.h>
#include <curl/curl.h>

/* The functions that are called, under libcurl's names. easy_setopt has to be given exactly the type that its
 * option takes, which nobody checks here: but for functions there are those below. */
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

/* libcurl, loaded by the first call of the process and kept; from any thread. NULL with the reason, which stays: it is not
 * there, or too old. */
CRD_MUST_CHECK const curl_library *crd_curl_library(const char **error);

/* Whether its TLS takes certificates and keys from memory: with GnuTLS libcurl reads files alone. */
bool crd_curl_reads_blobs(const curl_library *curl);

/* Options of a handle, by what they take. */
void crd_curl_set_number(const curl_library *curl, CURL *easy, CURLoption option, long value);
void crd_curl_set_size(const curl_library *curl, CURL *easy, CURLoption option, curl_off_t value);
/* Texts are copied by libcurl, but that of CURLOPT_POSTFIELDS. False where there is no memory. */
bool crd_curl_set_text(const curl_library *curl, CURL *easy, CURLoption option, const char *text);
/* Anything else that is no function: a list, a buffer, a blob, somebody's data. */
void crd_curl_set_pointer(const curl_library *curl, CURL *easy, CURLoption option, const void *pointer);
