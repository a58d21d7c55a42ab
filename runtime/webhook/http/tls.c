/* SPDX-License-Identifier: Apache-2.0 */
/* Loading a pair: reads both files, parses them, and compares the key's public half with that of the leaf. Only then it
 * becomes the current pair, under a lock that handshakes hold only to increment a reference count. */
#include "tls.h"
#include "quiet_files.h"
#include <gnutls/abstract.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

#define TLS_ERROR_SIZE (PATH_MAX + 256)
#define TLS_CHAIN_LIMIT 16 /* certificates in tls.crt */

struct tls_pair {
  atomic_uint references;
  gnutls_pcert_st chain[TLS_CHAIN_LIMIT];
  unsigned chain_size;
  gnutls_privkey_t key;
  gnutls_datum_t certificate_bytes, key_bytes; /* as read, to detect a new pair */
  int64_t not_after;                           /* the earliest of the chain, in seconds since 1970 */
  int64_t leaf_from, leaf_to;                  /* the leaf's validity in seconds since 1970; -1: unknown */
};

struct tls_store {
  char *directory, *certificate_path, *key_path;
  gnutls_certificate_credentials_t credentials; /* of all sessions: their pairs are their own */
  gnutls_priority_t priorities;
  bool asks_clients;
  bool allow_tls12;
  const logger *log;
  int watch;
  pthread_mutex_t lock; /* of `current` */
  tls_pair *current;
  atomic_ulong reads, errors;
  atomic_llong not_after, loaded;  /* of `current` */
  char last_error[TLS_ERROR_SIZE]; /* of a refresh: the same is told once */
  size_t told;                     /* of the days below, of `current` */
};

/* The whole file, with a NUL behind it that is not counted; false and a text otherwise. */
static bool read_file(const char *path, gnutls_datum_t *bytes, char *error, size_t error_size) {
  char *data;
  size_t size;
  if (!crd_regular_file_read(path, TLS_FILE_LIMIT, &data, &size, error, error_size)) return false;
  if (size == 0) {
    snprintf(error, error_size, "%s: is empty", path);
    free(data);
    return false;
  }
  *bytes = (gnutls_datum_t){.data = (unsigned char *)data, .size = (unsigned)size};
  return true;
}

static bool same_bytes(const gnutls_datum_t *a, const gnutls_datum_t *b) {
  return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}

static void pair_free(tls_pair *pair) {
  for (unsigned i = 0; i < pair->chain_size; i++) gnutls_pcert_deinit(&pair->chain[i]);
  if (pair->key) gnutls_privkey_deinit(pair->key);
  free(pair->certificate_bytes.data);
  if (pair->key_bytes.data) gnutls_memset(pair->key_bytes.data, 0, pair->key_bytes.size);
  free(pair->key_bytes.data);
  free(pair);
}

/* Whether the private key belongs to the first certificate. */
static int check_match(tls_pair *pair) {
  unsigned char of_key[64], of_leaf[64];
  size_t key_size = sizeof of_key, leaf_size = sizeof of_leaf;
  gnutls_pubkey_t public_key;
  int status = gnutls_pubkey_init(&public_key);
  if (status < 0) return status;
  status = gnutls_pubkey_import_privkey(public_key, pair->key, 0, 0);
  if (status >= 0) status = gnutls_pubkey_get_key_id(public_key, GNUTLS_KEYID_USE_SHA256, of_key, &key_size);
  if (status >= 0) status = gnutls_pubkey_get_key_id(pair->chain[0].pubkey, GNUTLS_KEYID_USE_SHA256, of_leaf, &leaf_size);
  gnutls_pubkey_deinit(public_key);
  if (status < 0) return status;
  return key_size == leaf_size && memcmp(of_key, of_leaf, key_size) == 0 ? 0 : GNUTLS_E_CERTIFICATE_KEY_MISMATCH;
}

/* Sets the earliest end of the chain's certificates, and the leaf's validity; -1: unknown. */
static void note_times(tls_pair *pair) {
  pair->not_after = INT64_MAX;
  for (unsigned i = 0; i < pair->chain_size; i++) {
    gnutls_x509_crt_t certificate;
    int64_t from = -1, to = -1;
    if (gnutls_x509_crt_init(&certificate) >= 0) {
      if (gnutls_x509_crt_import(certificate, &pair->chain[i].cert, GNUTLS_X509_FMT_DER) >= 0) {
        from = (int64_t)gnutls_x509_crt_get_activation_time(certificate);
        to = (int64_t)gnutls_x509_crt_get_expiration_time(certificate);
      }
      gnutls_x509_crt_deinit(certificate);
    }
    if (to < pair->not_after) pair->not_after = to;
    if (i == 0) pair->leaf_from = from, pair->leaf_to = to;
  }
}

static const char *write_time(int64_t seconds, char *buffer, size_t size) {
  const time_t moment = (time_t)seconds;
  struct tm parts;
  gmtime_r(&moment, &parts);
  strftime(buffer, size, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return buffer;
}

/* Whether clients accept the pair now. A pair that is not valid yet is used if there is no other, since clocks differ. */
static bool is_in_force(const tls_store *store, const tls_pair *pair, char *error, size_t error_size) {
  const int64_t now = time(NULL);
  char when[32];
  if (pair->leaf_to >= 0 && pair->leaf_to < now)
    snprintf(error, error_size, "%s: the certificate ended %s", store->certificate_path,
             write_time(pair->leaf_to, when, sizeof when));
  else if (store->current && pair->leaf_from > now)
    snprintf(error, error_size, "%s: the certificate is not in force before %s", store->certificate_path,
             write_time(pair->leaf_from, when, sizeof when));
  else
    return true;
  return false;
}

/* Makes a pair from the bytes, which it takes over even on failure. NULL and a text when the pair is invalid. */
static tls_pair *pair_parse(const tls_store *store, gnutls_datum_t certificate, gnutls_datum_t key, char *error,
                            size_t error_size) {
  tls_pair *pair = calloc(1, sizeof *pair);
  if (!pair) {
    free(certificate.data);
    free(key.data);
    snprintf(error, error_size, "no memory");
    return NULL;
  }
  atomic_init(&pair->references, 1);
  pair->certificate_bytes = certificate;
  pair->key_bytes = key;
  unsigned room = TLS_CHAIN_LIMIT;
  const char *at = store->certificate_path;
  int status = gnutls_pcert_list_import_x509_raw(pair->chain, &room, &certificate, GNUTLS_X509_FMT_PEM, 0);
  if (status >= 0) {
    pair->chain_size = room;
    at = store->key_path;
    status = gnutls_privkey_init(&pair->key);
  }
  if (status >= 0) status = gnutls_privkey_import_x509_raw(pair->key, &key, GNUTLS_X509_FMT_PEM, NULL, 0);
  if (status >= 0) status = check_match(pair);
  note_times(pair);
  if (status >= 0 && is_in_force(store, pair, error, error_size)) return pair;
  if (status < 0) snprintf(error, error_size, "%s: %s", at, gnutls_strerror(status));
  pair_free(pair);
  return NULL;
}

typedef enum load_result { LOAD_FAILED, LOAD_SAME, LOAD_NEW } load_result;

static load_result store_load(tls_store *store, char *error, size_t error_size) {
  gnutls_datum_t certificate, key;
  atomic_fetch_add(&store->reads, 1);
  if (!read_file(store->certificate_path, &certificate, error, error_size)) return LOAD_FAILED;
  if (!read_file(store->key_path, &key, error, error_size)) {
    free(certificate.data);
    return LOAD_FAILED;
  }
  const tls_pair *current = store->current; /* only this thread changes it */
  if (current && same_bytes(&current->certificate_bytes, &certificate) && same_bytes(&current->key_bytes, &key)) {
    free(certificate.data);
    gnutls_memset(key.data, 0, key.size);
    free(key.data);
    return LOAD_SAME;
  }
  tls_pair *pair = pair_parse(store, certificate, key, error, error_size);
  if (!pair) return LOAD_FAILED;
  pthread_mutex_lock(&store->lock);
  tls_pair *old = store->current;
  store->current = pair;
  store->told = 0;
  atomic_store(&store->not_after, pair->not_after);
  atomic_store(&store->loaded, time(NULL));
  pthread_mutex_unlock(&store->lock);
  crd_tls_pair_release(old);
  return LOAD_NEW;
}

/* Logs the end of the certificate, once for each of the days. */
static void tell_end(tls_store *store) {
  static const int days[] = {30, 7, 1, 0};
  const int64_t left = store->current->not_after - time(NULL);
  size_t told = store->told;
  char when[32];
  while (told < sizeof days / sizeof *days && left <= days[told] * INT64_C(86400)) told++;
  if (told == store->told || store->current->not_after < 0) return;
  store->told = told;
  log_event(store->log, days[told - 1] == 30 ? LOG_LEVEL_INFO : LOG_LEVEL_ERROR, "certificates",
            left < 0 ? "the certificate has ended: clients refuse it" : "the certificate ends soon",
            log_text("file", crd_string_of(store->certificate_path)),
            log_text("ends", crd_string_of(write_time(store->current->not_after, when, sizeof when))),
            log_number("days", left < 0 ? 0 : left / 86400));
}

static char *join_path(const char *directory, const char *name) {
  size_t size = strlen(directory) + strlen(name) + 2;
  char *path = malloc(size);
  if (path) snprintf(path, size, "%s/%s", directory, name);
  return path;
}

/* Secrets are mounted as links through `..data`, which is replaced by a rename: only a watch of the directory reports it. */
static void store_add_watch(tls_store *store) {
  if (store->watch >= 0)
    inotify_add_watch(store->watch, store->directory, IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB);
}

static bool store_read_client_ca(tls_store *store, const char *name, char *error, size_t error_size) {
  char *path = join_path(store->directory, name);
  gnutls_datum_t bytes = {0};
  bool read = path && read_file(path, &bytes, error, error_size);
  free(path);
  if (!read) return false;
  int status = gnutls_certificate_set_x509_trust_mem(store->credentials, &bytes, GNUTLS_X509_FMT_PEM);
  free(bytes.data);
  store->asks_clients = true;
  if (status < 0) snprintf(error, error_size, "%s/%s: %s", store->directory, name, gnutls_strerror(status));
  return status >= 0;
}

/* NORMAL's algorithms, the cheapest first: X25519, and AES-128 with SHA-256, as crypto/tls prefers them. */
#define CHEAP_FIRST                                                                                                         \
  "-GROUP-ALL:+GROUP-X25519:+GROUP-SECP256R1:+GROUP-SECP384R1:+GROUP-SECP521R1:+GROUP-X448:"                                \
  "-CIPHER-ALL:+AES-128-GCM:+AES-256-GCM:+CHACHA20-POLY1305:+AES-128-CCM:+AES-256-CCM:"                                     \
  "+AES-128-CBC:+AES-256-CBC:%SERVER_PRECEDENCE"

static const char with_tls12[] = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:" CHEAP_FIRST;
static const char tls13_alone[] = "NORMAL:-VERS-ALL:+VERS-TLS1.3:" CHEAP_FIRST;

/* The pair of a session, per handshake. GnuTLS keeps the pointers for as long as the session lives. */
static int give_pair(gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
                     const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **chain,
                     unsigned *chain_size, gnutls_privkey_t *key) {
  (void)authorities, (void)authority_count, (void)algorithms, (void)algorithm_count;
  tls_pair *pair = gnutls_session_get_ptr(session);
  *chain = pair->chain;
  *chain_size = pair->chain_size;
  *key = pair->key;
  return 0;
}

static bool store_prepare_sessions(tls_store *store) {
  if (gnutls_certificate_allocate_credentials(&store->credentials) < 0 ||
      gnutls_priority_init(&store->priorities, store->allow_tls12 ? with_tls12 : tls13_alone, NULL) < 0)
    return false;
  gnutls_certificate_set_retrieve_function2(store->credentials, give_pair);
  return true;
}

tls_store *crd_tls_store_create(const tls_files *files, const logger *log, char *error, size_t error_size) {
  tls_store *store = calloc(1, sizeof *store);
  snprintf(error, error_size, "no memory");
  if (!store) return NULL;
  pthread_mutex_init(&store->lock, NULL);
  store->log = log;
  store->allow_tls12 = files->allow_tls12;
  store->watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  store->directory = strdup(files->directory);
  store->certificate_path = join_path(files->directory, files->certificate);
  store->key_path = join_path(files->directory, files->key);
  bool whole = store->directory && store->certificate_path && store->key_path;
  whole = whole && store_prepare_sessions(store);
  if (whole) store_add_watch(store); /* before the files are read: a change in between is seen */
  if (whole && (!files->client_ca || store_read_client_ca(store, files->client_ca, error, error_size)) &&
      store_load(store, error, error_size) == LOAD_NEW) {
    tell_end(store);
    return store;
  }
  crd_tls_store_destroy(store);
  return NULL;
}

void crd_tls_store_destroy(tls_store *store) {
  if (!store) return;
  crd_tls_pair_release(store->current);
  if (store->watch >= 0) close(store->watch);
  pthread_mutex_destroy(&store->lock);
  free(store->directory);
  free(store->certificate_path);
  free(store->key_path);
  if (store->credentials) gnutls_certificate_free_credentials(store->credentials);
  if (store->priorities) gnutls_priority_deinit(store->priorities);
  free(store);
}

int crd_tls_store_watch(const tls_store *store) {
  return store->watch;
}

static bool refresh_pair(tls_store *store) {
  char events[4096];
  while (store->watch >= 0 && read(store->watch, events, sizeof events) > 0) continue;
  store_add_watch(store); /* again: the directory itself may have been replaced. On the same one this changes nothing */
  char error[TLS_ERROR_SIZE];
  switch (store_load(store, error, sizeof error)) {
  case LOAD_FAILED:
    atomic_fetch_add(&store->errors, 1);
    if (strcmp(error, store->last_error) == 0) return false;
    memcpy(store->last_error, error, sizeof error);
    log_event(store->log, LOG_LEVEL_ERROR, "certificates", "the new pair cannot be used, keeping the one in force",
              log_text("error", crd_string_of(error)));
    return false;
  case LOAD_NEW:
    store->last_error[0] = 0;
    log_event(store->log, LOG_LEVEL_INFO, "certificates", "new certificate in force",
              log_text("file", crd_string_of(store->certificate_path)));
    return true;
  default:
    store->last_error[0] = 0;
    return false;
  }
}

bool crd_tls_store_refresh(tls_store *store) {
  bool fresh = refresh_pair(store);
  tell_end(store);
  return fresh;
}

static tls_pair *acquire_pair(tls_store *store) {
  pthread_mutex_lock(&store->lock);
  tls_pair *pair = store->current;
  atomic_fetch_add(&pair->references, 1);
  pthread_mutex_unlock(&store->lock);
  return pair;
}

void crd_tls_pair_release(tls_pair *pair) {
  if (pair && atomic_fetch_sub(&pair->references, 1) == 1) pair_free(pair);
}

bool crd_tls_store_asks_clients(const tls_store *store) {
  return store->asks_clients;
}

gnutls_session_t crd_tls_session_create(tls_store *store, const gnutls_datum_t *ticket_key, tls_pair **pair) {
  gnutls_session_t session;
  if (gnutls_init(&session, GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) < 0) return NULL;
  if (gnutls_priority_set(session, store->priorities) < 0 ||
      gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, store->credentials) < 0 ||
      (ticket_key->size && gnutls_session_ticket_enable_server(session, ticket_key) < 0)) {
    gnutls_deinit(session);
    return NULL;
  }
  if (store->asks_clients) gnutls_certificate_server_set_request(session, GNUTLS_CERT_REQUEST);
  *pair = acquire_pair(store);
  gnutls_session_set_ptr(session, *pair);
  return session;
}

bool crd_tls_client_verified(gnutls_session_t session) {
  static unsigned char purpose[] = GNUTLS_KP_TLS_WWW_CLIENT; /* GnuTLS wants it without const */
  gnutls_typed_vdata_st wanted[] = {{.type = GNUTLS_DT_KEY_PURPOSE_OID, .data = purpose, .size = 0}};
  unsigned failures = 1;
  return gnutls_certificate_verify_peers(session, wanted, 1, &failures) >= 0 && failures == 0;
}

unsigned long crd_tls_store_reads(const tls_store *store) {
  return atomic_load(&store->reads);
}
unsigned long crd_tls_store_errors(const tls_store *store) {
  return atomic_load(&store->errors);
}

tls_state crd_tls_store_state(const tls_store *store) {
  return (tls_state){.not_after = atomic_load(&store->not_after), .loaded = atomic_load(&store->loaded)};
}
