/* SPDX-License-Identifier: Apache-2.0 */
/* What is kept of an object: the values at some paths, packed into one block with its names shared, so that thousands of
 * them are small. An object never changes; it is shared by the trees that hold it and counts them. */
#pragma once

#include <crd/cluster.h>
#include <crd/guard.h>
#include <stdatomic.h>

/* What is kept of the objects of a kind. It counts its holders, because the names of members are its own; it lives longer
 * than its objects. */
typedef struct kept_kind kept_kind;

/* Memory that all objects of a client share. It counts its holders: who has taken a view may have it longer than the client.
 */
typedef struct kept_budget {
  atomic_uint references;
  crd_budget *budget;
} kept_budget;

typedef struct kept_object {
  atomic_uint references;
  uint32_t index_count;
  const kept_kind *kind;
  size_t charged; /* bytes of the budget */
  crd_string name_space, name;
  crd_value value;
  crd_string indexed[]; /* the text at the path of each index, empty: none; they all point into the block */
} kept_object;

/* NULL without memory. */
kept_budget *crd_kept_budget_create(size_t limit);
void crd_kept_budget_release(kept_budget *budget); /* NULL is fine */

/* NULL with a reason in `error`, which lasts: a path is none, there are too many indexes, or no memory. */
kept_kind *crd_kept_kind_create(const crd_watch *kind, const char **error);
kept_kind *crd_kept_kind_retain(kept_kind *kind);
void crd_kept_kind_release(kept_kind *kind);
/* Objects that are packed from now on are of that budget; before the first. */
void crd_kept_kind_limit(kept_kind *kind, kept_budget *budget);
size_t crd_kept_kind_indexes(const kept_kind *kind);
/* Whether it is that kind; the place of the index of a path, -1 where there is none. */
bool crd_kept_kind_is(const kept_kind *kind, crd_string group, crd_string version, crd_string name);
int crd_kept_kind_index(const kept_kind *kind, crd_string path);

/* The values at the paths, as a tree in the arena that shares those of `object`; metadata.name and metadata.namespace are
 * always in it. NULL where there is no name. */
const crd_value *crd_kept_select(crd_arena *arena, const kept_kind *kind, const crd_value *object);
/* A new object of such a tree, with one reference; NULL without memory, or where the budget has none left. Names are shared
 * in `kind`: one thread at a time. */
kept_object *crd_kept_pack(kept_kind *kind, const crd_value *selected);
void crd_kept_release(kept_object *object);
static inline kept_object *kept_retain(kept_object *object) {
  atomic_fetch_add_explicit(&object->references, 1, memory_order_relaxed);
  return object;
}
