/* SPDX-License-Identifier: Apache-2.0 */
/* GnuTLS, loaded when the first key is checked: most runs of a program need none. Its headers are used, but no program links
 * it. */
#ifndef CORE_GNUTLS_LIBRARY_H
#define CORE_GNUTLS_LIBRARY_H

#include <gnutls/abstract.h>

/* The functions that are called, under GnuTLS' names. */
#define GNUTLS_FUNCTIONS(EACH)                                                                                              \
  EACH(pubkey_deinit)                                                                                                       \
  EACH(pubkey_import_ecc_raw)                                                                                               \
  EACH(pubkey_import_rsa_raw)                                                                                               \
  EACH(pubkey_init)                                                                                                         \
  EACH(pubkey_set_spki)                                                                                                     \
  EACH(pubkey_verify_data2)                                                                                                 \
  EACH(pubkey_verify_params)                                                                                                \
  EACH(strerror)                                                                                                            \
  EACH(x509_spki_deinit)                                                                                                    \
  EACH(x509_spki_init)                                                                                                      \
  EACH(x509_spki_set_rsa_pss_params)

typedef struct gnutls_library {
#define GNUTLS_MEMBER(name)                                                                                                 \
  __typeof__(&gnutls_##name) name; /* one has no parentheses: NOLINT(bugprone-macro-parentheses)                            \
                                    */
  GNUTLS_FUNCTIONS(GNUTLS_MEMBER)
#undef GNUTLS_MEMBER
} gnutls_library;

/* The library, loaded by the first call of the process and never unloaded; from any thread. NULL with a static reason. */
const gnutls_library *crd_core_gnutls(const char **error);

#endif
