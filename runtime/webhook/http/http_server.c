/* SPDX-License-Identifier: Apache-2.0 */
/* The server of http.h: starts and ends its parts in order. */
#include "http_private.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static bool start_workers(http_server *server) {
  server->workers = calloc(server->options.threads, sizeof *server->workers);
  if (!server->workers) return false;
  for (unsigned i = 0; i < server->options.threads; i++) {
    server->worker_count = i + 1;
    if (!crd_worker_open(&server->workers[i], server)) return false;
  }
  if (server->options.judges) server->judges = crd_judges_open(server, server->options.judges);
  return server->judges || !server->options.judges;
}

http_server *crd_http_server_start(const http_options *options, const http_handler *handler, char *error,
                                   size_t error_size) {
  http_server *server = calloc(1, sizeof *server);
  if (!server || !crd_connection_table_init(&server->table, options->connection_limit)) {
    snprintf(error, error_size, "no memory");
    free(server);
    close(options->socket);
    return NULL;
  }
  server->options = *options;
  server->handler = *handler;
  server->bodies_limit = options->budget ? crd_budget_limit(options->budget) / 2 : 0;
  if (options->tls && gnutls_session_ticket_key_generate(&server->ticket_key) < 0) server->ticket_key.size = 0;
  bool started = start_workers(server);
  if (started)
    server->door = crd_http_door_open(server, options->socket);
  else
    close(options->socket);
  if (server->door) return server;
  snprintf(error, error_size, "the %s server does not start (--log-level debug says more)", options->name);
  crd_http_server_destroy(server);
  return NULL;
}

void crd_http_server_drain(http_server *server) {
  atomic_store(&server->draining, true);
}

void crd_http_server_quiesce(http_server *server) {
  atomic_store(&server->draining, true);
  atomic_store(&server->quiet, true);
  crd_http_door_wake(server->door);
}

unsigned crd_http_server_connections(const http_server *server) {
  bool more = atomic_load(&server->quiet) && !atomic_load(&server->shut); /* may come in at this moment */
  return atomic_load(&server->table.count) + (more ? 1 : 0);
}

unsigned long crd_http_server_count(const http_server *server, http_counter counter) {
  return atomic_load_explicit(&server->counts[counter], memory_order_relaxed);
}

void crd_http_server_destroy(http_server *server) {
  if (!server) return;
  atomic_store(&server->ending, true);
  if (server->door) crd_http_door_wake(server->door);
  crd_judges_end(server->judges);
  for (unsigned i = 0; i < server->worker_count; i++) crd_worker_end(&server->workers[i]);
  crd_http_door_close(server->door);
  for (connection *left; (left = crd_connection_table_any(&server->table));) crd_worker_drop(left);
  crd_judges_free(server->judges);
  for (unsigned i = 0; i < server->worker_count; i++) crd_worker_close(&server->workers[i]);
  free(server->workers);
  if (server->ticket_key.data) {
    gnutls_memset(server->ticket_key.data, 0, server->ticket_key.size);
    gnutls_free(server->ticket_key.data);
  }
  crd_connection_table_free(&server->table);
  free(server);
}
