/* SPDX-License-Identifier: Apache-2.0 */
/* Stored objects: the values at some paths of an object, packed into one block with shared names, so that thousands of
 * objects take little memory. A stored object never changes. Trees share it, and it counts their references. */
#pragma once

#include <crd/cluster.h>
#include <crd/guard.h>
#include <stdatomic.h>

/* What is stored of the objects of a kind. It is reference-counted, because it owns the shared names of members, and lives
 * longer than its objects. */
typedef struct kept_kind kept_kind;

/* A memory budget for all objects of a client. It is reference-counted, because a view may outlive the client. */
typedef struct kept_budget {
  atomic_uint references;
  crd_budget *budget;
} kept_budget;

typedef struct kept_object {
  atomic_uint references;
  uint32_t index_count;
  const kept_kind *kind;
  size_t charged; /* bytes charged to the budget */
  crd_string name_space, name;
  crd_value value;
  crd_string indexed[]; /* the text at the path of each index, which points into the block; empty: none */
} kept_object;

/* NULL without memory. */
kept_budget *crd_kept_budget_create(size_t limit);
void crd_kept_budget_release(kept_budget *budget); /* NULL is fine */

/* NULL with a static reason in `error`: a path is invalid, there are too many indexes, or no memory. */
kept_kind *crd_kept_kind_create(const crd_watch *kind, const char **error);
kept_kind *crd_kept_kind_retain(kept_kind *kind);
void crd_kept_kind_release(kept_kind *kind);
/* Charges objects to the budget; to be called before the first one is packed. */
void crd_kept_kind_limit(kept_kind *kind, kept_budget *budget);
size_t crd_kept_kind_indexes(const kept_kind *kind);
/* Whether it is the kind of that name; the number of the index for a path, or -1. */
bool crd_kept_kind_is(const kept_kind *kind, crd_string group, crd_string version, crd_string name);
int crd_kept_kind_index(const kept_kind *kind, crd_string path);

/* The values at the paths, as a tree in the arena that shares the values of `object`; metadata.name and metadata.namespace
 * are always among them. NULL for an object without a name. */
const crd_value *crd_kept_select(crd_arena *arena, const kept_kind *kind, const crd_value *object);
/* Packs such a tree into a new object with one reference; NULL without memory or budget. It writes the names that `kind`
 * shares, so only one thread may call it at a time. */
kept_object *crd_kept_pack(kept_kind *kind, const crd_value *selected);
void crd_kept_release(kept_object *object);
static inline kept_object *kept_retain(kept_object *object) {
  atomic_fetch_add_explicit(&object->references, 1, memory_order_relaxed);
  return object;
}
