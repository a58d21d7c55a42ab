/* SPDX-License-Identifier: Apache-2.0 */
/* The objects of every kind, as one thread per kind writes them and all others read them. */
#ifndef CRD_CLUSTER_STORE_H
#define CRD_CLUSTER_STORE_H

#include "tree.h"

/* The trees of a kind: by name, then by each index. */
typedef struct store_trees {
  tree_node *roots[1 + CRD_CLUSTER_INDEXES];
} store_trees;

/* A kind as its thread writes it. What it writes is seen by others once it is shown. */
typedef struct store_writer {
  kept_kind *kind;
  store_trees trees;
  tree_writer writer;
  bool changed; /* since it was last shown */
} store_writer;

/* Adds an object or replaces that of its name; false without memory: nothing is changed then. `object` keeps its references.
 */
CRD_MUST_CHECK bool crd_store_put(store_writer *writer, kept_object *object);
CRD_MUST_CHECK bool crd_store_remove(store_writer *writer, crd_string name_space, crd_string name);
/* Forgets all objects, in what the writer has. */
void crd_store_clear(store_writer *writer);

typedef struct store store;
/* NULL with a reason, which lasts. */
store *crd_store_create(const crd_cluster_kind *kinds, size_t count, const char **error);
void crd_store_destroy(store *store);
/* What its objects take is of that budget; before the first is put. */
void crd_store_limit(store *store, kept_budget *budget);
store_writer *crd_store_writer(store *store, size_t kind);
/* Shows what the writer of the kind has to those who take a view from now on; false without memory: the old is seen still.
 */
CRD_MUST_CHECK bool crd_store_show(store *store, size_t kind);
const crd_cluster_view *crd_store_view(store *store);

size_t crd_view_count(const crd_cluster_view *view);
const kept_kind *crd_view_kind(const crd_cluster_view *view, size_t kind);

#endif
