/* SPDX-License-Identifier: Apache-2.0 */
/* The objects of every kind. One thread for each kind writes them, all others read them. */
#pragma once

#include "kept.h"

/* An ordered set of objects that can be shared while it changes: a treap with reference-counted nodes. A node with one
 * reference is changed in place, a shared node is copied first. So a root that was handed out never changes. One thread
 * writes; any number of threads read roots of their own. */

typedef struct tree_node tree_node; /* NULL: the empty tree */

#define TREE_BY_NAME (-1) /* ordered by namespace and name; otherwise by an index first */

/* The key of a search; `value` is used only with an index. */
typedef struct tree_key {
  crd_string value, name_space, name;
} tree_key;

/* A writer's state for its trees. Spare nodes are reserved, so that a change that has begun needs no memory. */
typedef struct tree_writer {
  tree_node *spare;
  size_t spare_count;
  uint64_t random;
} tree_writer;

/* Reserves the memory for one change of a tree; false: there is none. */
CRD_MUST_CHECK bool crd_tree_reserve(tree_writer *writer);
void crd_tree_writer_end(tree_writer *writer);

/* Both consume the tree's reference and return the changed tree. Each call needs a crd_tree_reserve before it. Insert
 * replaces an object of the same key. */
CRD_MUST_CHECK tree_node *crd_tree_insert(tree_writer *writer, tree_node *tree, int order, kept_object *object);
CRD_MUST_CHECK tree_node *crd_tree_remove(tree_writer *writer, tree_node *tree, int order, const tree_key *key);

tree_node *crd_tree_retain(tree_node *tree);
void crd_tree_release(tree_node *tree);

size_t crd_tree_size(const tree_node *tree);
kept_object *crd_tree_find(const tree_node *tree, int order, const tree_key *key);
/* The objects in order whose index text is `value` (all objects for a tree by name). Writes up to `room` of them and returns
 * their number. */
size_t crd_tree_list(const tree_node *tree, int order, crd_string value, const crd_value **objects, size_t room);

/* The trees of a kind: by name, then by each index. */
typedef struct store_trees {
  tree_node *roots[1 + CRD_CLUSTER_INDEXES];
} store_trees;

/* The writer of a kind. Other threads see its changes after crd_store_show. */
typedef struct store_writer {
  kept_kind *kind;
  store_trees trees;
  tree_writer writer;
  bool changed; /* since crd_store_show */
} store_writer;

/* Adds an object or replaces the one of its name; the caller keeps its reference. False without memory: the trees may be
 * changed in part and must be filled anew. */
CRD_MUST_CHECK bool crd_store_put(store_writer *writer, kept_object *object);
CRD_MUST_CHECK bool crd_store_remove(store_writer *writer, crd_string name_space, crd_string name);
/* Removes all objects from the writer's trees. */
void crd_store_clear(store_writer *writer);

typedef struct store store;
/* NULL with a static reason. */
store *crd_store_create(const crd_watch *kinds, size_t count, const char **error);
void crd_store_destroy(store *store);
/* Charges objects to the budget; to be called before the first one is put. */
void crd_store_limit(store *store, kept_budget *budget);
store_writer *crd_store_writer(store *store, size_t kind);
/* Publishes the writer's trees to views that are taken from now on; false without memory: views still show the old trees. */
CRD_MUST_CHECK bool crd_store_show(store *store, size_t kind);
const crd_cluster_view *crd_store_view(store *store);

size_t crd_view_count(const crd_cluster_view *view);
const kept_kind *crd_view_kind(const crd_cluster_view *view, size_t kind);
