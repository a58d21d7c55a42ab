/* SPDX-License-Identifier: Apache-2.0 */
/* The server's certificate and key, reloaded when their files change, and the CA of client certificates. Like
 * controller-runtime's certwatcher: a directory watch, a poll every ten seconds for changes that the watch misses, and an
 * invalid pair never replaces a valid one. The end of the certificate is logged beforehand.
 *
 * Pairs are reference-counted: a connection keeps the pair of its handshake until it ends. */
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

/* Loads the pair. NULL and a text in `error` when it is invalid or has expired. */
tls_store *crd_tls_store_create(const tls_files *files, const logger *log, char *error, size_t error_size);
void crd_tls_store_destroy(tls_store *store); /* NULL is fine */

/* A descriptor that is readable when a file may have changed, or -1. */
int crd_tls_store_watch(const tls_store *store);
/* Reads the watch's events, and the files again if they changed. A pair whose certificate has expired, or is not valid yet,
 * does not replace a valid one. Logs 30, 7 and 1 days before the end. True when there is a new pair. */
bool crd_tls_store_refresh(tls_store *store);

/* Creates a server's session with the current pair, which the caller releases after the session. The caller sets the
 * transport functions. `ticket_key` is for session resumption; with size 0 there is none. NULL when there is no memory. */
gnutls_session_t crd_tls_session_create(tls_store *store, const gnutls_datum_t *ticket_key, tls_pair **pair);
void crd_tls_pair_release(tls_pair *pair); /* NULL is fine */
/* Whether clients need a certificate. */
bool crd_tls_store_asks_clients(const tls_store *store);

/* Whether the client's certificate is signed by the CA, valid now, and for clients: Go's x509.Verify with
 * ExtKeyUsageClientAuth. A certificate without a purpose, or with the purpose any, is valid for clients. */
bool crd_tls_client_verified(gnutls_session_t session);

/* The current pair, in seconds since 1970. */
typedef struct tls_state {
  int64_t not_after; /* the earliest end of its certificates */
  int64_t loaded;
} tls_state;
tls_state crd_tls_store_state(const tls_store *store);

/* How often the files were read, and how often the pair was invalid (certwatcher_read_certificate_*_total). */
unsigned long crd_tls_store_reads(const tls_store *store);
unsigned long crd_tls_store_errors(const tls_store *store);
