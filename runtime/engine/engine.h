/* SPDX-License-Identifier: Apache-2.0 */
/* Shared declarations of the engine. The engine is a recursive walk: a `walker` is its state, and a `ratchet` is the
 * correlated old value of a node in an update. */
#ifndef CRD_ENGINE_ENGINE_H
#define CRD_ENGINE_ENGINE_H

#include "../base/hash.h"
#include "../storage/storage.h"
#include <crd/generated/type_tables.h>
#include <crd/guard.h>
#include <crd/walk.h>

/* A node of the new object with that of the old one: apiserver's common.CorrelatedObject. */
typedef struct ratchet {
  const crd_value *new_value, *old_value;
  const crd_type *type; /* correlates children by its list types and properties; NULL: no children are correlated */
  bool root;
  crd_arena *arena;        /* of the index; NULL: make no index */
  struct old_index *index; /* of a long old map or keyed list; else NULL */
} ratchet;

typedef struct walker {
  crd_walk *walk;
  crd_arena *arena;
  unsigned mode;     /* CRD_WALK_... of this pass */
  bool in_default;   /* within a default, which is pruned and defaulted already and may have nulls */
  bool quiet;        /* count failures, add no errors: a trial of a branch of anyOf and the like */
  uint32_t failures; /* schema failures so far; a node is valid when the count did not grow */
} walker;

/* How pruning treats a node. */
typedef enum pruning {
  PRUNE,          /* by its schema */
  PRUNE_PRESERVE, /* as with x-kubernetes-preserve-unknown-fields: items of a preserving list */
  PRUNE_NOT       /* not at all: metadata, and values below preserved unknown fields */
} pruning;

/* Walks one node; returns kube-openapi's MatchCount, by which anyOf chooses the branch to report (undefined in a pass
 * without CHECK). */
uint32_t crd_walk_node(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                       pruning prune);

/* Drops schema errors with duplicate texts, as kube-openapi's Result.AddErrors does; `from` is the first error of
 * the walk. */
void crd_walk_drop_repeated(crd_errors *errors, uint32_t from);

/* The keyword checks of one node without its children (check.c). They return their part of the MatchCount. */
uint32_t crd_check_keywords(walker *w, const crd_type *type, const crd_value *value, const crd_path *path);
void crd_check_object(walker *w, const crd_type *type, const crd_value *value, const crd_path *path);
void crd_check_list_length(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path);
uint32_t crd_check_null(walker *w, const crd_type *type, const crd_value *value, const crd_path *path);

/* anyOf, oneOf, allOf and not of one node (composite.c); `walk` is crd_walk_node, which walks the branches. */
typedef uint32_t branch_walk(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                             pruning prune);
uint32_t crd_check_composites(walker *w, branch_walk *walk, const crd_checks *checks, crd_value *value,
                              const crd_path *path);

/* The keys of a list's items: a row of values for each item. */
typedef struct key_rows {
  const crd_value *cells; /* count * width */
  uint32_t count, width;
} key_rows;
enum { KEY_ABSENT = CRD_MAP + 1 }; /* the kind of a key that an item lacks */

/* Returns the number of duplicate rows, and stores their indexes in `indexes`, which has room for all. If `indexes` is NULL,
 * stops at the first duplicate (lists.c). */
uint32_t crd_list_repeated(crd_arena *arena, const key_rows *rows, uint32_t *indexes);
/* Uniqueness of a set or a keyed list. */
void crd_check_list_kind(walker *w, const crd_type *type, const crd_value *value, const crd_path *path);

/* Records a field that is pruned from the object at `parent`; `unknown` may be NULL (walk.c). */
void crd_walk_note_unknown(crd_arena *arena, crd_strict_errors *unknown, const crd_path *parent, crd_string name,
                           uint32_t offset);

/* Adds and counts a schema error at the validation's root, which kube-apiserver uses for errors without a path. */
void crd_check_add_rootless(walker *w, const crd_value *node, const crd_words *words, const crd_value *arguments,
                            size_t count);
/* kube-openapi's name of a path: dotted, with a leading dot for an undeclared key at the root. */
crd_string crd_check_path_name(walker *w, const crd_path *path);

/* The correlated child of a node (equal.c: CorrelatedObject.Key and Index); false if there is none. For the `index`th member
 * of an object, which is walked with `type`, and for an item of a list. */
bool crd_ratchet_member(const ratchet *parent, const crd_member *member, uint32_t index, const crd_type *type,
                        ratchet *child);
bool crd_ratchet_index(const ratchet *parent, uint32_t index, ratchet *child);
/* CorrelatedObject.CachedDeepEqual. */
bool crd_ratchet_unchanged(const ratchet *node);
/* A node without an index. */
ratchet crd_ratchet_node(crd_arena *arena, const crd_type *type, const crd_value *new_value, const crd_value *old_value);

/* An index of an old list's items by their keys, or of an old map's members by name. Zero-initialise it; it is built when it
 * is first used. */
typedef struct old_index {
  uint32_t *slots; /* of a list, by keys: the item's index + 1 */
  size_t mask;
  name_table members; /* of a map: values */
} old_index;

/* The first item of `list` with the same keys as `item` (mapListImpl.Get), or NULL; stores its index in `number`, unless
 * that is NULL. Without an arena the list is searched. */
const crd_value *crd_ratchet_keyed_item(crd_arena *arena, old_index *index, const crd_type *list_type, const crd_value *list,
                                        const crd_value *item, uint32_t *number);

/* The member of `old` with that name, or NULL; `old` may be NULL or not a map. First tries `position`, that of the new
 * member, since the order is mostly the same. Without an arena or index the map is searched. */
const crd_value *crd_ratchet_old_member(crd_arena *arena, old_index *index, const crd_value *old, crd_string name,
                                        uint32_t position);

#endif
