/* SPDX-License-Identifier: Apache-2.0 */
/* The client in builds without libcurl: crd_cluster_create fails with that reason, so no other function is ever reached. */
#include "link.h"
#include <assert.h>
#include <stdio.h>

crd_cluster *crd_cluster_create(const crd_cluster_options *options, const crd_watch *kinds, size_t count, char *error,
                                size_t error_size) {
  (void)options, (void)kinds, (void)count;
  snprintf(error, error_size, "this build asks no API server: it was made without libcurl");
  return NULL;
}

void crd_cluster_destroy(crd_cluster *cluster) {
  assert(!cluster);
  (void)cluster;
}

bool crd_cluster_read(crd_cluster *cluster, char *error, size_t error_size) {
  (void)cluster;
  snprintf(error, error_size, "there is no client");
  return false;
}

const crd_cluster_view *crd_cluster_view_take(const crd_cluster *cluster) {
  (void)cluster;
  return NULL;
}

void crd_cluster_view_release(const crd_cluster_view *view) {
  assert(!view);
  (void)view;
}

const crd_value *crd_cluster_view_get(const crd_cluster_view *view, size_t kind, crd_string name_space, crd_string name) {
  (void)view, (void)kind, (void)name_space, (void)name;
  return NULL;
}

size_t crd_cluster_view_all(const crd_cluster_view *view, size_t kind, const crd_value **objects, size_t room) {
  (void)view, (void)kind, (void)objects, (void)room;
  return 0;
}

const cluster_access *crd_cluster_access(const crd_cluster *cluster) {
  (void)cluster;
  return NULL;
}
