/* SPDX-License-Identifier: Apache-2.0 */
/* The server's certificate and key, reloaded when their files change, and the authority that client certificates must come
 * from. Like controller-runtime's certwatcher: a directory watch for immediacy, a poll every ten seconds for what a watch
 * cannot see, and a pair that cannot be used never replaces one that can. Its certificate's end is told beforehand.
 *
 * A pair is counted: a connection keeps the one of its handshake until it ends. */
#pragma once

#include "log/log.h"
#include <gnutls/gnutls.h>
#include <stdbool.h>
#include <stdint.h>

#define TLS_FILE_LIMIT ((size_t)1024 * 1024) /* bytes of a file */
#define TLS_POLL_MS 10000

typedef struct tls_pair tls_pair;

typedef struct tls_files {
  const char *directory, *certificate, *key;
  const char *client_ca; /* a file in `directory`, NULL: clients need no certificate */
  bool allow_tls12;      /* false: TLS 1.3 only */
} tls_files;

typedef struct tls_store tls_store;

/* Loads the pair. NULL and a text in `error` when it cannot be used, or has ended: there is nothing to serve with then. */
tls_store *crd_tls_store_create(const tls_files *files, const logger *log, char *error, size_t error_size);
void crd_tls_store_destroy(tls_store *store); /* NULL is fine */

/* A descriptor that is readable when a file may have changed, or -1. */
int crd_tls_store_watch(const tls_store *store);
/* Reads what the watch has to say, and the files again if they differ; a pair whose certificate has ended, or is not in
 * force yet, does not take the place of one that is. Says 30, 7 and 1 days before the end that it comes. True when a new
 * pair is in force. */
bool crd_tls_store_refresh(tls_store *store);

/* A server's session with the pair in force, which is to be given back after the session's end; how its bytes come and go is
 * the caller's to set. `ticket_key` is of sessions that clients resume; without a size none are. NULL when there is no
 * memory. */
gnutls_session_t crd_tls_session_create(tls_store *store, const gnutls_datum_t *ticket_key, tls_pair **pair);
void crd_tls_pair_release(tls_pair *pair); /* NULL is fine */
/* Whether clients need a certificate. */
bool crd_tls_store_asks_clients(const tls_store *store);

/* Whether the certificate of this connection's client is of the authority, in force, and one for clients: Go's x509.Verify
 * with ExtKeyUsageClientAuth. A certificate that names no purpose, or any, is for clients too. */
bool crd_tls_client_verified(gnutls_session_t session);

/* The pair in force, in seconds since 1970. */
typedef struct tls_state {
  int64_t not_after; /* the earliest end of its certificates */
  int64_t loaded;
} tls_state;
tls_state crd_tls_store_state(const tls_store *store);

/* How often the files were read, and how often the pair could not be used (certwatcher_read_certificate_*_total). */
unsigned long crd_tls_store_reads(const tls_store *store);
unsigned long crd_tls_store_errors(const tls_store *store);
