/* SPDX-License-Identifier: Apache-2.0 */
/* An ordered set of objects that can be shared while it changes: a treap whose nodes count their holders. Who alone holds a
 * node changes it in place; of one that somebody else holds too a copy is made, so that a root that was given away never
 * changes. One thread writes; any number read roots of their own. */
#ifndef CRD_CLUSTER_TREE_H
#define CRD_CLUSTER_TREE_H

#include "kept.h"

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

#endif
