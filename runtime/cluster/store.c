/* SPDX-License-Identifier: Apache-2.0 */
/* A mutex guards the pointer to the current view. Readers hold it only to take a reference, and a writer only to exchange
 * the pointer for a view that it has already built. */
#include "store.h"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct crd_cluster_view {
  atomic_uint references;
  size_t count;
  struct view_kind {
    kept_kind *kind;
    store_trees trees;
  } kinds[];
};

struct store {
  pthread_mutex_t mutex; /* of `view` */
  crd_cluster_view *view;
  size_t count;
  store_writer writers[];
};

/* ---- writing ---- */

/* Removes `before` from the trees of indexes where `after`, which may be NULL, has another text; false without memory. */
static bool drop_indexed(store_writer *writer, const kept_object *before, const kept_object *after) {
  for (uint32_t i = 0; i < before->index_count; i++) {
    if (!before->indexed[i].size || (after && crd_string_equal(before->indexed[i], after->indexed[i]))) continue;
    tree_key key = {.value = before->indexed[i], .name_space = before->name_space, .name = before->name};
    if (!crd_tree_reserve(&writer->writer)) return false;
    tree_node **root = &writer->trees.roots[1 + i];
    *root = crd_tree_remove(&writer->writer, *root, (int)i, &key);
  }
  return true;
}

static bool put_indexed(store_writer *writer, kept_object *object) {
  for (uint32_t i = 0; i < object->index_count; i++) {
    if (!object->indexed[i].size) continue;
    if (!crd_tree_reserve(&writer->writer)) return false;
    tree_node **root = &writer->trees.roots[1 + i];
    *root = crd_tree_insert(&writer->writer, *root, (int)i, object);
  }
  return true;
}

static kept_object *find_by_name(const store_trees *trees, crd_string name_space, crd_string name) {
  tree_key key = {.name_space = name_space, .name = name};
  return crd_tree_find(trees->roots[0], TREE_BY_NAME, &key);
}

/* False leaves the trees changed in part. They are not shown: the caller fills the store anew. */
bool crd_store_put(store_writer *writer, kept_object *object) {
  kept_object *before = find_by_name(&writer->trees, object->name_space, object->name);
  writer->changed = true;
  if (before && !drop_indexed(writer, before, object)) return false;
  if (!put_indexed(writer, object) || !crd_tree_reserve(&writer->writer)) return false;
  writer->trees.roots[0] = crd_tree_insert(&writer->writer, writer->trees.roots[0], TREE_BY_NAME, object);
  return true;
}

bool crd_store_remove(store_writer *writer, crd_string name_space, crd_string name) {
  kept_object *before = find_by_name(&writer->trees, name_space, name);
  tree_key key = {.name_space = name_space, .name = name};
  if (!before) return true;
  writer->changed = true;
  if (!drop_indexed(writer, before, NULL) || !crd_tree_reserve(&writer->writer)) return false;
  writer->trees.roots[0] = crd_tree_remove(&writer->writer, writer->trees.roots[0], TREE_BY_NAME, &key);
  return true;
}

void crd_store_clear(store_writer *writer) {
  for (size_t i = 0; i < 1 + CRD_CLUSTER_INDEXES; i++) {
    crd_tree_release(writer->trees.roots[i]);
    writer->trees.roots[i] = NULL;
  }
  writer->changed = true;
}

/* ---- views ---- */

static void retain_trees(store_trees *trees) {
  for (size_t i = 0; i < 1 + CRD_CLUSTER_INDEXES; i++) crd_tree_retain(trees->roots[i]);
}

static crd_cluster_view *view_create(size_t count) {
  crd_cluster_view *view = calloc(1, sizeof *view + count * sizeof *view->kinds);
  if (!view) return NULL;
  atomic_init(&view->references, 1);
  view->count = count;
  return view;
}

void crd_cluster_view_release(const crd_cluster_view *shown) {
  crd_cluster_view *view = (crd_cluster_view *)(uintptr_t)shown;
  if (!view || atomic_fetch_sub_explicit(&view->references, 1, memory_order_acq_rel) != 1) return;
  for (size_t i = 0; i < view->count; i++) {
    for (size_t t = 0; t < 1 + CRD_CLUSTER_INDEXES; t++) crd_tree_release(view->kinds[i].trees.roots[t]);
    crd_kept_kind_release(view->kinds[i].kind);
  }
  free(view);
}

const crd_cluster_view *crd_store_view(store *store) {
  pthread_mutex_lock(&store->mutex);
  crd_cluster_view *view = store->view;
  atomic_fetch_add_explicit(&view->references, 1, memory_order_relaxed);
  pthread_mutex_unlock(&store->mutex);
  return view;
}

bool crd_store_show(store *store, size_t kind) {
  store_writer *writer = &store->writers[kind];
  if (!writer->changed) return true;
  crd_cluster_view *view = view_create(store->count);
  if (!view) return false;
  retain_trees(&writer->trees);
  pthread_mutex_lock(&store->mutex);
  crd_cluster_view *before = store->view;
  for (size_t i = 0; i < store->count; i++) {
    view->kinds[i].kind = crd_kept_kind_retain(store->writers[i].kind);
    view->kinds[i].trees = i == kind ? writer->trees : before->kinds[i].trees;
    if (i != kind) retain_trees(&view->kinds[i].trees);
  }
  store->view = view;
  pthread_mutex_unlock(&store->mutex);
  crd_cluster_view_release(before);
  writer->changed = false;
  return true;
}

static const store_trees *view_trees(const crd_cluster_view *view, size_t kind) {
  assert(kind < view->count);
  return &view->kinds[kind].trees;
}

size_t crd_view_count(const crd_cluster_view *view) {
  return view->count;
}

const kept_kind *crd_view_kind(const crd_cluster_view *view, size_t kind) {
  return view->kinds[kind].kind;
}

const crd_value *crd_cluster_view_get(const crd_cluster_view *view, size_t kind, crd_string name_space, crd_string name) {
  const kept_object *object = find_by_name(view_trees(view, kind), name_space, name);
  return object ? &object->value : NULL;
}

size_t crd_cluster_view_all(const crd_cluster_view *view, size_t kind, const crd_value **objects, size_t room) {
  return crd_tree_list(view_trees(view, kind)->roots[0], TREE_BY_NAME, (crd_string){NULL, 0}, objects, room);
}

size_t crd_cluster_view_by(const crd_cluster_view *view, size_t kind, size_t index, crd_string value,
                           const crd_value **objects, size_t room) {
  assert(index < crd_kept_kind_indexes(view->kinds[kind].kind));
  return crd_tree_list(view_trees(view, kind)->roots[1 + index], (int)index, value, objects, room);
}

/* ---- the store ---- */

store *crd_store_create(const crd_watch *kinds, size_t count, const char **error) {
  store *store = calloc(1, sizeof *store + count * sizeof *store->writers);
  *error = "out of memory";
  if (!store) return NULL;
  pthread_mutex_init(&store->mutex, NULL);
  store->view = view_create(count);
  bool good = store->view != NULL;
  for (size_t i = 0; good && i < count; i++) {
    store->writers[i].kind = crd_kept_kind_create(&kinds[i], error);
    good = store->writers[i].kind != NULL;
    if (good) store->view->kinds[i].kind = crd_kept_kind_retain(store->writers[i].kind);
    store->count++;
  }
  if (good) return store;
  crd_store_destroy(store);
  return NULL;
}

void crd_store_destroy(store *store) {
  if (!store) return;
  crd_cluster_view_release(store->view);
  for (size_t i = 0; i < store->count; i++) {
    crd_store_clear(&store->writers[i]);
    crd_tree_writer_end(&store->writers[i].writer);
    crd_kept_kind_release(store->writers[i].kind);
  }
  pthread_mutex_destroy(&store->mutex);
  free(store);
}

void crd_store_limit(store *store, kept_budget *budget) {
  for (size_t i = 0; i < store->count; i++) crd_kept_kind_limit(store->writers[i].kind, budget);
}

store_writer *crd_store_writer(store *store, size_t kind) {
  return &store->writers[kind];
}
