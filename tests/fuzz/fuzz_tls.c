/* SPDX-License-Identifier: Apache-2.0 */
/* What a client may send to the webhook's TLS port, and whom it takes for a client. Parts, each a connection of its own:
 *
 *   raw      bytes in place of a handshake
 *   inside   bytes inside, once the handshake is done
 *   broken   bytes under the encryption, once the handshake is done
 *   client   a client certificate, described by words: "purpose=client,server,any", "self", "expired", "future",
 * "other-key", "chain", "ca". It is taken when it is of the authority, in force and for clients, and only then.
 *
 * Afterwards a client with a good certificate is served as ever. */
#include "../unit/webhook/kinds.h"
#include "mutate.h"
#include "parts.h"
#include "service.h"
#include <arpa/inet.h>
#include <fcntl.h>
#include <gnutls/x509.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define INPUT_LIMIT (32u << 10)
#define WAIT_MS 2000

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "bytes";

/* The authority, one below it, one that nobody knows; the keys of clients and the server. */
static struct {
  gnutls_x509_privkey_t authority_key, middle_key, stranger_key, client_key, server_key;
  gnutls_x509_crt_t authority, middle, stranger, server;
  char folder[64];
  logger log;
  metrics metrics;
  router *router;
  service service;
  http_server *server_of;
  unsigned port;
} world;

static void must(bool holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "%s\n", what);
  abort();
}

/* ---- certificates ---- */

static gnutls_x509_privkey_t make_key(void) {
  gnutls_x509_privkey_t key;
  must(gnutls_x509_privkey_init(&key) == 0, "a key");
  must(gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0) == 0,
       "a key");
  return key;
}

typedef struct description {
  const char *name;
  bool ca, client, server, any, expired, future;
} description;

static gnutls_x509_crt_t make_certificate(const description *wanted, gnutls_x509_privkey_t key, gnutls_x509_crt_t issuer,
                                          gnutls_x509_privkey_t issuer_key) {
  static unsigned char serial = 0;
  const time_t now = time(NULL), day = 86400;
  gnutls_x509_crt_t made;
  must(gnutls_x509_crt_init(&made) == 0, "a certificate");
  serial = (unsigned char)(serial % 127 + 1); /* neither 0 nor negative */
  gnutls_x509_crt_set_version(made, 3);
  gnutls_x509_crt_set_serial(made, &serial, 1);
  gnutls_x509_crt_set_dn_by_oid(made, GNUTLS_OID_X520_COMMON_NAME, 0, wanted->name, (unsigned)strlen(wanted->name));
  gnutls_x509_crt_set_activation_time(made, wanted->future ? now + day : now - 3 * day);
  gnutls_x509_crt_set_expiration_time(made, wanted->expired ? now - day : now + 3 * day);
  gnutls_x509_crt_set_basic_constraints(made, wanted->ca, -1);
  gnutls_x509_crt_set_key_usage(made, wanted->ca ? GNUTLS_KEY_KEY_CERT_SIGN : GNUTLS_KEY_DIGITAL_SIGNATURE);
  if (wanted->client) gnutls_x509_crt_set_key_purpose_oid(made, GNUTLS_KP_TLS_WWW_CLIENT, 0);
  if (wanted->server) gnutls_x509_crt_set_key_purpose_oid(made, GNUTLS_KP_TLS_WWW_SERVER, 0);
  if (wanted->any) gnutls_x509_crt_set_key_purpose_oid(made, GNUTLS_KP_ANY, 0);
  gnutls_x509_crt_set_key(made, key);
  must(gnutls_x509_crt_sign2(made, issuer ? issuer : made, issuer_key, GNUTLS_DIG_SHA256, 0) == 0, "a signature");
  return made;
}

static void write_file(const char *name, gnutls_datum_t text) {
  char path[96];
  snprintf(path, sizeof path, "%s/%s", world.folder, name);
  FILE *file = fopen(path, "wb");
  must(file && fwrite(text.data, 1, text.size, file) == text.size && fclose(file) == 0, "a file");
  gnutls_free(text.data);
}

static void write_certificate(const char *name, gnutls_x509_crt_t certificate) {
  gnutls_datum_t text;
  must(gnutls_x509_crt_export2(certificate, GNUTLS_X509_FMT_PEM, &text) == 0, "a text");
  write_file(name, text);
}

static void make_world(void) {
  world.authority_key = make_key(), world.middle_key = make_key(), world.stranger_key = make_key();
  world.client_key = make_key(), world.server_key = make_key();
  world.authority =
      make_certificate(&(description){.name = "authority", .ca = true}, world.authority_key, NULL, world.authority_key);
  world.middle =
      make_certificate(&(description){.name = "middle", .ca = true}, world.middle_key, world.authority, world.authority_key);
  world.stranger =
      make_certificate(&(description){.name = "authority", .ca = true}, world.stranger_key, NULL, world.stranger_key);
  world.server = make_certificate(&(description){.name = "localhost", .server = true}, world.server_key, world.authority,
                                  world.authority_key);
  snprintf(world.folder, sizeof world.folder, "/tmp/crd-fuzz-XXXXXX");
  must(mkdtemp(world.folder) != NULL, "a folder");
  gnutls_datum_t key;
  must(gnutls_x509_privkey_export2(world.server_key, GNUTLS_X509_FMT_PEM, &key) == 0, "a text");
  write_file("tls.key", key);
  write_certificate("tls.crt", world.server);
  write_certificate("ca.crt", world.authority);
}

static void remove_world(void) {
  static const char *const names[] = {"tls.key", "tls.crt", "ca.crt"};
  char path[96];
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    snprintf(path, sizeof path, "%s/%s", world.folder, names[i]);
    unlink(path);
  }
  rmdir(world.folder);
}

static void start(void) {
  char error[512] = "";
  signal(SIGPIPE, SIG_IGN); /* as the program does: GnuTLS writes to who has hung up */
  make_world();
  world.log = (logger){.descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC), .level = LOG_LEVEL_DEBUG};
  const tls_files files = {
      .directory = world.folder, .certificate = "tls.crt", .key = "tls.key", .client_ca = "ca.crt", .allow_tls12 = true};
  tls_store *tls = crd_tls_store_create(&files, &world.log, error, sizeof error);
  remove_world();
  must(tls != NULL, error);
  world.router = crd_router_create(&(router_source){.registry = &test_registry}, error, sizeof error);
  must(world.router && crd_metrics_init(&world.metrics, world.router, tls), "no memory");
  world.service = (service){.admission = {.registry = &test_registry, .layers = CRD_LAYER_ALL},
                            .router = world.router,
                            .metrics = &world.metrics,
                            .log = &world.log};
  int listening = crd_http_listen("127.0.0.1:0", error, sizeof error);
  must(listening >= 0, error);
  world.port = crd_http_socket_port(listening);
  http_options options = {.name = "webhook",
                          .socket = listening,
                          .threads = 1,
                          .body_limit = 8192,
                          .connection_limit = 64,
                          .waiting_limit = 64,
                          .first_ms = WAIT_MS,
                          .request_ms = WAIT_MS,
                          .idle_ms = WAIT_MS,
                          .tls = tls,
                          .log = &world.log};
  http_handler handler = crd_service_admission_handler(&world.service);
  world.server_of = crd_http_server_start(&options, &handler, error, sizeof error);
  must(world.server_of != NULL, error);
}

/* ---- clients ---- */

/* A connection that is gone without a trace when it is closed: ports are few. */
static int open_connection(void) {
  int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons((uint16_t)world.port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  struct timeval wait = {.tv_sec = WAIT_MS / 1000};
  struct linger at_once = {.l_onoff = 1};
  setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
  setsockopt(client, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  must(client >= 0 && connect(client, (const struct sockaddr *)&address, sizeof address) == 0, "no connection");
  return client;
}

static void close_after(int client, crd_string bytes) {
  char answer[4096];
  if (bytes.size) send(client, bytes.data, bytes.size, MSG_NOSIGNAL);
  shutdown(client, SHUT_WR);
  while (recv(client, answer, sizeof answer, 0) > 0) continue;
  close(client);
}

typedef struct session {
  int client;
  gnutls_session_t tls;
  gnutls_certificate_credentials_t credentials;
  gnutls_x509_crt_t *chain;
  unsigned count;
  gnutls_x509_privkey_t key;
} session;

/* The certificate goes out whether the server asks for its issuer or not. */
static int give_certificate(gnutls_session_t tls, const gnutls_datum_t *issuers, int issuer_count,
                            const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_retr2_st *given) {
  (void)issuers, (void)issuer_count, (void)algorithms, (void)algorithm_count;
  const session *session = gnutls_session_get_ptr(tls);
  *given = (gnutls_retr2_st){.cert_type = GNUTLS_CRT_X509, .key_type = GNUTLS_PRIVKEY_X509, .ncerts = session->count};
  given->cert.x509 = session->chain;
  given->key.x509 = session->key;
  return 0;
}

/* False when the server wants no more of it. */
static bool session_open(session *session, gnutls_x509_crt_t *chain, unsigned count, gnutls_x509_privkey_t key) {
  session->client = open_connection();
  must(gnutls_certificate_allocate_credentials(&session->credentials) == 0, "credentials");
  session->chain = chain, session->count = count, session->key = key;
  gnutls_certificate_set_retrieve_function(session->credentials, give_certificate);
  must(gnutls_init(&session->tls, GNUTLS_CLIENT) == 0 && gnutls_set_default_priority(session->tls) == 0, "a session");
  gnutls_session_set_ptr(session->tls, session);
  gnutls_credentials_set(session->tls, GNUTLS_CRD_CERTIFICATE, session->credentials);
  gnutls_transport_set_int(session->tls, session->client);
  gnutls_handshake_set_timeout(session->tls, WAIT_MS);
  int status;
  do status = gnutls_handshake(session->tls);
  while (status < 0 && !gnutls_error_is_fatal(status));
  return status == 0;
}

static void session_send(session *session, crd_string text) {
  while (text.size) {
    ssize_t sent = gnutls_record_send(session->tls, text.data, text.size);
    if (sent <= 0 && sent != GNUTLS_E_AGAIN && sent != GNUTLS_E_INTERRUPTED) return;
    if (sent > 0) text = crd_string_slice(text, (size_t)sent, text.size);
  }
}

/* The status of the first answer; 0: none came. */
static int session_status(session *session) {
  char answer[1024] = "";
  size_t size = 0;
  unsigned tickets = 0; /* GnuTLS says GNUTLS_E_AGAIN for each that it has read, and for a wait that is over */
  while (size < sizeof answer - 1) {
    ssize_t got = gnutls_record_recv(session->tls, answer + size, sizeof answer - 1 - size);
    if (got == GNUTLS_E_INTERRUPTED || got == GNUTLS_E_REHANDSHAKE) continue;
    if (got == GNUTLS_E_AGAIN && tickets++ < 4) continue;
    if (got <= 0) break;
    size += (size_t)got;
  }
  return size > 12 && memcmp(answer, "HTTP/1.1 ", 9) == 0 ? atoi(answer + 9) : 0;
}

static void session_close(session *session, bool bye) {
  if (bye) gnutls_bye(session->tls, GNUTLS_SHUT_WR);
  close(session->client);
  gnutls_deinit(session->tls);
  gnutls_certificate_free_credentials(session->credentials);
}

/* ---- parts ---- */

static bool has_word(crd_string text, const char *word) {
  return text.size && memmem(text.data, text.size, word, strlen(word)) != NULL;
}

static int ask(gnutls_x509_crt_t *chain, unsigned count, gnutls_x509_privkey_t key) {
  static const char request[] = "GET /validate HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  session session;
  int status = 0;
  if (session_open(&session, chain, count, key)) {
    session_send(&session, crd_string_of(request));
    status = session_status(&session);
  }
  session_close(&session, true);
  return status;
}

/* 405 is for clients that are taken: GET is not what is served. */
static void try_client(crd_string words) {
  const description wanted = {.name = "client",
                              .ca = has_word(words, "ca"),
                              .client = has_word(words, "client"),
                              .server = has_word(words, "server"),
                              .any = has_word(words, "any"),
                              .expired = has_word(words, "expired"),
                              .future = has_word(words, "future")};
  bool self = has_word(words, "self"), stranger = has_word(words, "stranger"), through = has_word(words, "chain");
  gnutls_x509_crt_t issuer = self ? NULL : stranger ? world.stranger : through ? world.middle : world.authority;
  gnutls_x509_privkey_t issuer_key = self       ? world.client_key
                                     : stranger ? world.stranger_key
                                     : through  ? world.middle_key
                                                : world.authority_key;
  gnutls_x509_crt_t chain[] = {make_certificate(&wanted, world.client_key, issuer, issuer_key), world.middle};
  bool other_key = has_word(words, "other-key"), none = has_word(words, "none");
  int status = ask(chain, none ? 0 : through ? 2 : 1, other_key ? world.server_key : world.client_key);
  bool purpose = wanted.client || wanted.any || !wanted.server;
  bool good = !none && !self && !stranger && !wanted.expired && !wanted.future && purpose && !other_key;
  gnutls_x509_crt_deinit(chain[0]);
  if (wanted.ca && status != 405)
    return; /* what a certificate may do as a client that is made for signing is GnuTLS's to say */
  if ((status == 405) == good) return;
  fprintf(stderr, "a client that is %s gets %d: %.*s\n", good ? "good" : "not", status, (int)words.size, words.data);
  abort();
}

static void try_inside(crd_string bytes, bool broken) {
  session session;
  gnutls_x509_crt_t certificate = make_certificate(&(description){.name = "client", .client = true}, world.client_key,
                                                   world.authority, world.authority_key);
  bool open = session_open(&session, &certificate, 1, world.client_key);
  must(open, "an ordinary handshake");
  if (broken) {
    send(session.client, bytes.data, bytes.size, MSG_NOSIGNAL);
    shutdown(session.client, SHUT_WR);
  } else {
    session_send(&session, bytes);
    gnutls_bye(session.tls, GNUTLS_SHUT_WR);
    shutdown(session.client, SHUT_WR);
  }
  session_status(&session);
  session_close(&session, false);
  gnutls_x509_crt_deinit(certificate);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static unsigned inputs;
  if (size > INPUT_LIMIT) return 0;
  if (!world.server_of) start();
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  for (size_t i = 0; i < parts.count && i < 4; i++) {
    const part *part = &parts.items[i];
    if (part_is(part, "client"))
      try_client(part->text);
    else if (part_is(part, "inside") || part_is(part, "broken"))
      try_inside(part->text, part_is(part, "broken"));
    else
      close_after(open_connection(), part->text);
  }
  if (++inputs % 32 == 1) try_client(CRD_STRING("purpose=client"));
  const struct timespec moment = {.tv_nsec = 100000};
  for (unsigned tries = 0; crd_http_server_connections(world.server_of); tries++) {
    must(tries < WAIT_MS * 20, "a connection is left");
    nanosleep(&moment, NULL);
  }
  free(exact);
  return 0;
}
