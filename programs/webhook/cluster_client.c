/* SPDX-License-Identifier: Apache-2.0 */
/* Collects the kinds to read, then loads the certificates, then starts the client with both. */
#include "cluster_client.h"
#include "http/quiet_files.h"
#include "rule_options.h"
#include <crd/service.h>
#include <gnutls/x509.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define AUTHORITY_LIMIT ((size_t)1 << 20)
#define PATH_ERROR (2 * PATH_MAX + 128)
#define LOOK_S 2 /* seconds between two checks of the certificates */

struct cluster_client {
  crd_cluster_source source;
  cluster_client_options options;
  watched_kinds kinds;
  crd_cluster_webhook *webhooks;
  size_t webhook_count;
  crd_cluster *cluster;
  char *authority; /* the certificates in use */
  size_t authority_size;
  char last_error[PATH_ERROR]; /* of the file, logged once */
  time_t look;                 /* the time of the next check: seconds of the monotonic clock */
};

/* ---- the kinds to read ---- */

static bool take_configuration(cluster_client *client, const crd_service *service) {
  if (!client->options.authority || !service->configuration.size) return true;
  crd_cluster_webhook *grown = realloc(client->webhooks, (client->webhook_count + 1) * sizeof *grown);
  if (!grown) return false;
  client->webhooks = grown;
  grown[client->webhook_count++] = (crd_cluster_webhook){.mutating = service->mutating, .name = service->configuration};
  return true;
}

bool cluster_client_serve(cluster_client *client, crd_string path, const crd_kind *kind, bool is_service) {
  const crd_registry *registry = client->options.registry;
  if (is_service) {
    crd_service_found found = crd_registry_service(registry, path);
    return !found.service || (watched_kinds_add(&client->kinds, found.kind,
                                                found.service->mutating ? CRD_LAYER_MUTATION : CRD_LAYER_WEBHOOK) &&
                              take_configuration(client, found.service));
  }
  if (kind) return watched_kinds_add(&client->kinds, kind, client->options.layers);
  for (size_t i = 0; i < registry->count; i++)
    if (!watched_kinds_add(&client->kinds, registry->kinds[i], client->options.layers)) return false;
  return true;
}

bool cluster_client_watch(cluster_client *client, const crd_watch *watch) {
  return watched_kinds_add_watch(&client->kinds, watch);
}

/* ---- the certificates ---- */

typedef struct certificates {
  gnutls_x509_crt_t *list;
  unsigned count;
} certificates;

/* Parses certificates; none for a file that is not completely written. */
static certificates certificates_of(const char *text, size_t size) {
  certificates found = {NULL, 0};
  const gnutls_datum_t bytes = {.data = (unsigned char *)(uintptr_t)text, .size = (unsigned)size};
  if (!size || gnutls_x509_crt_list_import2(&found.list, &found.count, &bytes, GNUTLS_X509_FMT_PEM, 0) < 0)
    return (certificates){NULL, 0};
  return found;
}

static void certificates_free(certificates *found) {
  for (unsigned i = 0; i < found->count; i++) gnutls_x509_crt_deinit(found->list[i]);
  gnutls_free(found->list);
}

/* Whether the authorities have signed the certificate; the expiry of certificates is checked elsewhere. */
static bool have_signed(const certificates *authorities, const certificates *chain) {
  gnutls_x509_trust_list_t trusted;
  unsigned problems = GNUTLS_CERT_INVALID;
  if (gnutls_x509_trust_list_init(&trusted, 0) < 0) return false;
  if (gnutls_x509_trust_list_add_cas(trusted, authorities->list, authorities->count, 0) >= 0 &&
      gnutls_x509_trust_list_verify_crt(trusted, chain->list, chain->count,
                                        GNUTLS_VERIFY_DISABLE_TIME_CHECKS | GNUTLS_VERIFY_DISABLE_TRUSTED_TIME_CHECKS,
                                        &problems, NULL) < 0)
    problems = GNUTLS_CERT_INVALID;
  gnutls_x509_trust_list_deinit(trusted, 0); /* the caller owns the authorities */
  return problems == 0;
}

/* False with the reason: the authorities did not sign the server's certificate. */
static bool check_signature(const cluster_client *client, const certificates *authorities, char *error, size_t error_size) {
  const char *path = client->options.certificate;
  char *text;
  size_t size;
  if (!crd_regular_file_read(path, AUTHORITY_LIMIT, &text, &size, error, error_size)) return false;
  certificates chain = certificates_of(text, size);
  bool good = chain.count && have_signed(authorities, &chain);
  if (!good)
    snprintf(error, error_size, "%s has not signed %s: who trusts the one refuses the other", client->options.authority,
             path);
  certificates_free(&chain);
  free(text);
  return good;
}

/* Reads the certificates. False with the reason; `*readable` says whether there are any. */
static bool read_authority(const cluster_client *client, char **text, size_t *size, bool *readable, char *error,
                           size_t error_size) {
  const char *path = client->options.authority;
  *readable = false;
  if (!crd_regular_file_read(path, AUTHORITY_LIMIT, text, size, error, error_size)) return false;
  certificates found = certificates_of(*text, *size);
  *readable = found.count > 0;
  if (!*readable) snprintf(error, error_size, "%s: holds no certificates", path);
  bool good = *readable && check_signature(client, &found, error, error_size);
  certificates_free(&found);
  if (good) return true;
  free(*text);
  *text = NULL;
  return false;
}

/* Logs once why the certificates in use are not replaced. */
static void note_authority(cluster_client *client, const char *error) {
  if (strcmp(error, client->last_error) != 0)
    log_event(client->options.log, LOG_LEVEL_ERROR, "cluster",
              client->authority ? "the certificates for webhook configurations stay"
                                : "webhook configurations get no certificates",
              log_text("error", crd_string_of(error)));
  snprintf(client->last_error, sizeof client->last_error, "%s", error);
}

static void use_authority(cluster_client *client, char *text, size_t size) {
  free(client->authority);
  client->authority = text;
  client->authority_size = size;
}

void cluster_client_refresh(void *context) {
  cluster_client *client = context;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!client->cluster || !client->webhook_count || now.tv_sec < client->look) return;
  client->look = now.tv_sec + LOOK_S;
  char *text, error[PATH_ERROR];
  size_t size;
  bool readable;
  if (!read_authority(client, &text, &size, &readable, error, sizeof error)) {
    note_authority(client, error);
    return;
  }
  client->last_error[0] = 0;
  bool same = client->authority && size == client->authority_size && memcmp(text, client->authority, size) == 0;
  if (same || !crd_cluster_set_bundle(client->cluster, (crd_string){text, size})) { /* without memory it is tried again
                                                                                     * later */
    free(text);
    return;
  }
  use_authority(client, text, size);
  log_event(client->options.log, LOG_LEVEL_INFO, "cluster", "the certificates for webhook configurations have changed",
            log_text("file", crd_string_of(client->options.authority)));
}

/* ---- the client ---- */

static void log_client(void *context, bool is_error, crd_string about, crd_string message) {
  char line[1024];
  snprintf(line, sizeof line, "%.*s", CRD_PRINT(message));
  log_event(context, is_error ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, "cluster", line, log_text("about", about));
}

static bool make_client(cluster_client *client, char *error, size_t error_size) {
  const cluster_client_options *own = &client->options;
  const crd_cluster_options options = {.kubeconfig = own->kubeconfig,
                                       .master = own->master,
                                       .qps = own->qps,
                                       .burst = own->burst,
                                       .memory = own->memory,
                                       .user_agent = "crd-webhook/" CRD_VERSION,
                                       .log = log_client,
                                       .log_context = (void *)(uintptr_t)own->log};
  client->cluster = crd_cluster_create(&options, client->kinds.items, client->kinds.count, error, error_size);
  if (!client->cluster) return false;
  crd_cluster_source_init(&client->source, client->cluster, own->registry);
  const crd_string bundle = {client->authority, client->authority_size};
  if ((!client->webhook_count || crd_cluster_register(client->cluster, client->webhooks, client->webhook_count, bundle)) &&
      (!own->component || crd_cluster_record(client->cluster, crd_string_of(own->component))))
    return true;
  snprintf(error, error_size, "no memory");
  return false;
}

cluster_client *cluster_client_create(const cluster_client_options *options) {
  cluster_client *client = calloc(1, sizeof *client);
  if (!client) return NULL;
  client->options = *options;
  crd_cluster_source_init(&client->source, NULL, options->registry);
  return client;
}

bool cluster_client_settle(cluster_client *client, char *error, size_t error_size) {
  char *text;
  size_t size;
  if (!client->kinds.count && !client->webhook_count && !client->options.component) return true;
  if (client->webhook_count) {
    bool readable;
    if (read_authority(client, &text, &size, &readable, error, error_size))
      use_authority(client, text, size);
    else if (readable)
      note_authority(client, error);
    else
      return false;
  }
  return make_client(client, error, error_size);
}

bool cluster_client_start(cluster_client *client, char *error, size_t error_size) {
  for (size_t i = 0; i < client->kinds.count; i++)
    log_event(client->options.log, LOG_LEVEL_INFO, "cluster", "objects are kept for rules that look at them",
              log_text("group", client->kinds.items[i].group), log_text("version", client->kinds.items[i].version),
              log_text("resource", client->kinds.items[i].resource));
  return !client->cluster || crd_cluster_start(client->cluster, error, error_size);
}

void cluster_client_destroy(cluster_client *client) {
  if (!client) return;
  crd_cluster_destroy(client->cluster);
  watched_kinds_free(&client->kinds);
  free(client->webhooks);
  free(client->authority);
  free(client);
}

const crd_state_source *cluster_client_source(const cluster_client *client) {
  return client ? &client->source.source : NULL;
}

size_t cluster_client_files(const cluster_client *client, const char **paths, size_t room) {
  size_t count = client->cluster ? crd_cluster_files(client->cluster, paths, room) : 0;
  if (!client->webhook_count) return count;
  if (count < room) paths[count] = client->options.authority;
  return count + 1;
}

bool cluster_client_connects(const cluster_client *client) {
  return client->cluster != NULL;
}

unsigned cluster_client_port(const cluster_client *client) {
  bool named;
  return client->cluster ? crd_cluster_server(client->cluster, &named) : 0;
}

bool cluster_client_resolves(const cluster_client *client) {
  bool named = false;
  if (client->cluster) crd_cluster_server(client->cluster, &named);
  return named;
}
