/* SPDX-License-Identifier: Apache-2.0 */
/* The objects of every kind, as one thread per kind writes them and all others read them. */
#pragma once

#include "kept.h"

/* An ordered set of objects that can be shared while it changes: a treap whose nodes count their holders. Who alone holds a
 * node changes it in place; of one that somebody else holds too a copy is made, so that a root that was given away never
 * changes. One thread writes; any number read roots of their own. */

typedef struct tree_node tree_node; /* NULL: the empty tree */

#define TREE_BY_NAME (-1) /* the order of namespace and name; else that of an index, and then of these */

/* What is looked for: `value` only counts with an index. */
typedef struct tree_key {
  crd_string value, name_space, name;
} tree_key;

/* What a writer needs beside a tree. Nodes are kept back so that a change that was begun can end without memory. */
typedef struct tree_writer {
  tree_node *spare;
  size_t spare_count;
  uint64_t random;
} tree_writer;

/* Sees to it that one change of a tree finds its memory; false: there is none. */
CRD_MUST_CHECK bool crd_tree_reserve(tree_writer *writer);
void crd_tree_writer_end(tree_writer *writer);

/* Each gives the tree as it is then and takes the one given; to be called once after crd_tree_reserve. The object of the
 * same key is replaced. */
CRD_MUST_CHECK tree_node *crd_tree_insert(tree_writer *writer, tree_node *tree, int order, kept_object *object);
CRD_MUST_CHECK tree_node *crd_tree_remove(tree_writer *writer, tree_node *tree, int order, const tree_key *key);

tree_node *crd_tree_retain(tree_node *tree);
void crd_tree_release(tree_node *tree);

size_t crd_tree_size(const tree_node *tree);
kept_object *crd_tree_find(const tree_node *tree, int order, const tree_key *key);
/* The objects, in the order of the tree, of which the text of the index is `value` (all of a tree by name): writes up to
 * `room`, gives how many there are. */
size_t crd_tree_list(const tree_node *tree, int order, crd_string value, const crd_value **objects, size_t room);

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
store *crd_store_create(const crd_watch *kinds, size_t count, const char **error);
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
