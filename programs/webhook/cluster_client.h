/* SPDX-License-Identifier: Apache-2.0 */
/* crd-webhook's connection to the API server (libcrdcluster, crd/cluster.h). It keeps the objects that rules read in memory,
 * and puts the certificates into webhook configurations by which the API server trusts the webhook. The served paths decide
 * what is read; if nothing is, there is no connection. */
#pragma once

#include "log/log.h"
#include <crd/state.h>
#include <crd/types.h>

typedef struct cluster_client cluster_client;

/* All members are borrowed. */
typedef struct cluster_client_options {
  const crd_registry *registry;
  unsigned layers;                 /* that judge at paths other than services: CRD_LAYER_... */
  const char *kubeconfig, *master; /* as in crd_cluster_options; NULL: the pod's service account */
  double qps;
  unsigned burst;
  size_t memory;           /* bytes for the stored objects, and for reading */
  const char *authority;   /* a PEM file of certificates for the configurations of services; NULL: these are not changed */
  const char *certificate; /* the file of the server's certificate, which the authority must have signed */
  const char *component;   /* the name under which events are recorded; NULL: none are */
  const logger *log;
} cluster_client_options;

/* Makes a client that reads nothing yet. NULL without memory. */
cluster_client *cluster_client_create(const cluster_client_options *options);
/* Adds a served path: a service of a kind, or with `is_service` false the layers, for all kinds if `kind` is NULL. False
 * without memory. */
bool cluster_client_serve(cluster_client *client, crd_string path, const crd_kind *kind, bool is_service);
/* Adds a kind that other code reads (webhook_policies_watch); the watch is borrowed. False without memory. */
bool cluster_client_watch(cluster_client *client, const crd_watch *watch);
/* Call it after all paths are added: finds the API server if anything must be read. Certificates that did not sign the
 * server's certificate are not used, and the log says so. False with the reason in `error`: the API server's address, the
 * certificates or something that they need is missing. */
bool cluster_client_settle(cluster_client *client, char *error, size_t error_size);
/* Starts reading. False with the reason. */
bool cluster_client_start(cluster_client *client, char *error, size_t error_size);
/* Stops all threads and frees the client (may be NULL). No state of it may be in use any more. */
void cluster_client_destroy(cluster_client *client);

/* Checks from time to time whether the certificates have changed; one thread should call it often. `context` is the
 * client. */
void cluster_client_refresh(void *context);

/* For the server: crd/state.h. It lives as long as the client. If rules read nothing, it is empty and synced. */
const crd_state_source *cluster_client_source(const cluster_client *client);

/* Whether there is anything to read. */
bool cluster_client_connects(const cluster_client *client);
/* What the client needs later, for the sandbox: files that it reads again (up to `room`; returns their number), the port of
 * the API server, and whether its host is a name. */
size_t cluster_client_files(const cluster_client *client, const char **paths, size_t room);
unsigned cluster_client_port(const cluster_client *client);
bool cluster_client_resolves(const cluster_client *client);
