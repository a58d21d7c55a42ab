/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-webhook has to do with the API server: the kinds that rules look at are kept in memory, and webhook
 * configurations get the certificates that the API server trusts the webhook by (libcrdcluster, crd/cluster.h). What is
 * served decides what is asked for; where nothing is, there is no client. */
#pragma once

#include "log/log.h"
#include <crd/state.h>
#include <crd/types.h>

typedef struct cluster_client cluster_client;

/* All of it is borrowed. */
typedef struct cluster_client_options {
  const crd_registry *registry;
  unsigned layers;                 /* that are run at paths that are no services: CRD_LAYER_... */
  const char *kubeconfig, *master; /* crd_cluster_options; NULL: the service account of the pod */
  double qps;
  unsigned burst;
  size_t memory;           /* bytes of the objects that are kept, and of what is being read */
  const char *authority;   /* a file of certificates, PEM, for the configurations of services; NULL: they are left alone */
  const char *certificate; /* the file of the certificate that is served, which these must have signed */
  const char *component;   /* events are recorded in this name; NULL: none are */
  const logger *log;
} cluster_client_options;

/* One that asks for nothing yet. NULL without memory. */
cluster_client *cluster_client_create(const cluster_client_options *options);
/* A path is served: a service of a kind, or by the layers where `is_service` is false, of all kinds where `kind` is NULL.
 * False without memory. */
bool cluster_client_serve(cluster_client *client, crd_string path, const crd_kind *kind, bool is_service);
/* Objects of a kind are asked for by somebody else (webhook_policies_watch); the watch is borrowed. False without memory. */
bool cluster_client_watch(cluster_client *client, const crd_watch *watch);
/* Once all paths are told: looks for the way to the API server, where there is something to ask of it. Certificates that
 * have not signed the one that is served are not given out, and the log says so. False with the reason in `error`: the API
 * server's address or the certificates are not to be had, or something that they need. */
bool cluster_client_settle(cluster_client *client, char *error, size_t error_size);
/* Begins to ask. False with the reason. */
bool cluster_client_start(cluster_client *client, char *error, size_t error_size);
/* Ends what runs. No state that was taken may be in use any more. NULL is fine. */
void cluster_client_destroy(cluster_client *client);

/* Looks now and then whether the certificates have changed: to be called often, by one thread. `context` is the client. */
void cluster_client_refresh(void *context);

/* For the server: crd/state.h. It is as old as the client; where rules ask for nothing it knows nothing, and is synced. */
const crd_state_source *cluster_client_source(const cluster_client *client);

/* Whether there is something to ask. */
bool cluster_client_connects(const cluster_client *client);
/* What the client goes on to need, for the sandbox: files that it reads again (up to `room`, gives how many there are), the
 * port of the API server, and whether its host is a name. */
size_t cluster_client_files(const cluster_client *client, const char **paths, size_t room);
unsigned cluster_client_port(const cluster_client *client);
bool cluster_client_resolves(const cluster_client *client);
