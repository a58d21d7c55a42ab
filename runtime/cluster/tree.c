/* SPDX-License-Identifier: Apache-2.0 */
/* A treap: a search tree by key and a heap by random priorities. Its depth is about three times the logarithm of its size,
 * whatever names others choose. */
#include "link.h"
#include "store.h"
#include <stdlib.h>

/* The nodes that one change may copy: the path in a tree of a million objects is longer only once in many billions. A longer
 * path allocates as it goes. */
#define SPARE_NODES 96u

struct tree_node {
  atomic_uint references;
  uint32_t priority; /* at least that of the children */
  size_t size;       /* nodes of the subtree */
  tree_node *left, *right;
  kept_object *object;
};

/* ---- nodes ---- */

bool crd_tree_reserve(tree_writer *writer) {
  while (writer->spare_count < SPARE_NODES) {
    tree_node *node = malloc(sizeof *node);
    if (!node) return false;
    node->left = writer->spare;
    writer->spare = node;
    writer->spare_count++;
  }
  return true;
}

void crd_tree_writer_end(tree_writer *writer) {
  while (writer->spare) {
    tree_node *node = writer->spare;
    writer->spare = node->left;
    free(node);
  }
  writer->spare_count = 0;
}

static tree_node *take_node(tree_writer *writer) {
  tree_node *node = writer->spare;
  if (node) {
    writer->spare = node->left;
    writer->spare_count--;
  } else if (!(node = malloc(sizeof *node))) {
    crd_stop_now(NULL, CRD_STOP_MEMORY, sizeof *node);
  }
  return node;
}

tree_node *crd_tree_retain(tree_node *tree) {
  if (tree) atomic_fetch_add_explicit(&tree->references, 1, memory_order_relaxed);
  return tree;
}

void crd_tree_release(tree_node *tree) {
  while (tree && atomic_fetch_sub_explicit(&tree->references, 1, memory_order_acq_rel) == 1) {
    tree_node *right = tree->right;
    crd_tree_release(tree->left);
    crd_kept_release(tree->object);
    free(tree);
    tree = right;
  }
}

size_t crd_tree_size(const tree_node *tree) {
  return tree ? tree->size : 0;
}

static void count_node(tree_node *node) {
  node->size = crd_tree_size(node->left) + crd_tree_size(node->right) + 1;
}

/* Returns the node if it has one reference, else a copy. Consumes the given reference. */
static tree_node *own_node(tree_writer *writer, tree_node *node) {
  if (atomic_load_explicit(&node->references, memory_order_acquire) == 1) return node;
  tree_node *copy = take_node(writer);
  copy->priority = node->priority;
  copy->size = node->size;
  copy->left = crd_tree_retain(node->left);
  copy->right = crd_tree_retain(node->right);
  copy->object = kept_retain(node->object);
  atomic_init(&copy->references, 1);
  crd_tree_release(node);
  return copy;
}

/* ---- order ---- */

static int compare_key(const tree_key *key, const kept_object *object, int order) {
  int result = order == TREE_BY_NAME ? 0 : crd_string_compare(key->value, object->indexed[order]);
  if (!result) result = crd_string_compare(key->name_space, object->name_space);
  return result ? result : crd_string_compare(key->name, object->name);
}

static tree_key key_of(const kept_object *object, int order) {
  return (tree_key){.value = order == TREE_BY_NAME ? (crd_string){NULL, 0} : object->indexed[order],
                    .name_space = object->name_space,
                    .name = object->name};
}

/* ---- changes ---- */

/* Rotates the left child above its parent. The writer owns both. */
static tree_node *rotate_right(tree_node *node) {
  tree_node *top = node->left;
  node->left = top->right;
  top->right = node;
  count_node(node);
  count_node(top);
  return top;
}

static tree_node *rotate_left(tree_node *node) {
  tree_node *top = node->right;
  node->right = top->left;
  top->left = node;
  count_node(node);
  count_node(top);
  return top;
}

static tree_node *insert_below(tree_writer *writer, tree_node *node, int order, const tree_key *key, kept_object *object) {
  if (!node) {
    node = take_node(writer);
    *node = (tree_node){.priority = (uint32_t)crd_pace_random(&writer->random), .size = 1, .object = kept_retain(object)};
    atomic_init(&node->references, 1);
    return node;
  }
  node = own_node(writer, node);
  int side = compare_key(key, node->object, order);
  if (side == 0) {
    kept_object *before = node->object;
    node->object = kept_retain(object);
    crd_kept_release(before);
    return node;
  }
  if (side < 0) {
    node->left = insert_below(writer, node->left, order, key, object);
    count_node(node);
    return node->left->priority > node->priority ? rotate_right(node) : node;
  }
  node->right = insert_below(writer, node->right, order, key, object);
  count_node(node);
  return node->right->priority > node->priority ? rotate_left(node) : node;
}

tree_node *crd_tree_insert(tree_writer *writer, tree_node *tree, int order, kept_object *object) {
  tree_key key = key_of(object, order);
  return insert_below(writer, tree, order, &key, object);
}

/* Merges two trees; all keys of the first are less than those of the second. */
static tree_node *merge_trees(tree_writer *writer, tree_node *left, tree_node *right) {
  if (!left) return right;
  if (!right) return left;
  if (left->priority >= right->priority) {
    left = own_node(writer, left);
    left->right = merge_trees(writer, left->right, right);
    count_node(left);
    return left;
  }
  right = own_node(writer, right);
  right->left = merge_trees(writer, left, right->left);
  count_node(right);
  return right;
}

/* Removes the key, which must exist. */
static tree_node *remove_below(tree_writer *writer, tree_node *node, int order, const tree_key *key) {
  int side = compare_key(key, node->object, order);
  if (side == 0) {
    tree_node *left = crd_tree_retain(node->left), *right = crd_tree_retain(node->right);
    crd_tree_release(node);
    return merge_trees(writer, left, right);
  }
  node = own_node(writer, node);
  if (side < 0)
    node->left = remove_below(writer, node->left, order, key);
  else
    node->right = remove_below(writer, node->right, order, key);
  count_node(node);
  return node;
}

tree_node *crd_tree_remove(tree_writer *writer, tree_node *tree, int order, const tree_key *key) {
  return crd_tree_find(tree, order, key) ? remove_below(writer, tree, order, key) : tree;
}

/* ---- reading ---- */

kept_object *crd_tree_find(const tree_node *tree, int order, const tree_key *key) {
  while (tree) {
    int side = compare_key(key, tree->object, order);
    if (side == 0) return tree->object;
    tree = side < 0 ? tree->left : tree->right;
  }
  return NULL;
}

typedef struct tree_listing {
  int order;
  crd_string value;
  const crd_value **objects;
  size_t room, count;
} tree_listing;

static void list_below(const tree_node *node, tree_listing *listing) {
  while (node) {
    int side =
        listing->order == TREE_BY_NAME ? 0 : crd_string_compare(listing->value, node->object->indexed[listing->order]);
    if (side <= 0) list_below(node->left, listing);
    if (side == 0) {
      if (listing->count < listing->room) listing->objects[listing->count] = &node->object->value;
      listing->count++;
    }
    if (side < 0) return;
    node = node->right;
  }
}

size_t crd_tree_list(const tree_node *tree, int order, crd_string value, const crd_value **objects, size_t room) {
  tree_listing listing = {.order = order, .value = value, .objects = objects, .room = room};
  if (order == TREE_BY_NAME && room == 0) return crd_tree_size(tree);
  list_below(tree, &listing);
  return listing.count;
}
