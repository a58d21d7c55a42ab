/* SPDX-License-Identifier: Apache-2.0 */
/* Mirrors structured-merge-diff typed/merge.go with the rule of Merge: the patch wins. Merged lists have the order of the
 * object, with added items at their positions in the patch. */
#include "merge_parts.h"

typedef struct merging {
  crd_arena *arena;
} merging;

static crd_value merge_value(merging *m, const merge_type *type, const crd_value *object, const crd_value *patch);

static crd_value keep_patch(const crd_value *object, const crd_value *patch) {
  return patch ? *patch : *object;
}

/* ---- lists ---- */

typedef struct keyed_items {
  const crd_value *list; /* NULL: none */
  merge_key *keys;
  uint32_t count;
} keyed_items;

static keyed_items read_items(merging *m, const merge_type *type, const merge_type *item, merge_list form,
                              const crd_value *list) {
  keyed_items items = {.list = list, .count = list && list->kind == CRD_LIST ? list->size : 0};
  items.keys = crd_arena_alloc(m->arena, (items.count + 1) * sizeof *items.keys);
  for (uint32_t i = 0; i < items.count; i++) {
    crd_string error = {NULL, 0};
    if (!crd_merge_read_key(m->arena, type, item, form, &list->as.items[i], &items.keys[i], &error)) {
      items.count = i; /* what was validated has keys */
      break;
    }
  }
  return items;
}

/* The index of the first item with a key; -1: there is none. */
static int64_t find_key(const keyed_items *items, const merge_key *key) {
  for (uint32_t i = 0; i < items->count; i++)
    if (crd_merge_same_key(&items->keys[i], key)) return i;
  return -1;
}

/* Whether a key is repeated: then upstream merges the item with nothing. */
static bool is_repeated(const keyed_items *items, const merge_key *key) {
  uint32_t seen = 0;
  for (uint32_t i = 0; i < items->count; i++) seen += crd_merge_same_key(&items->keys[i], key);
  return seen > 1;
}

/* The walk over both lists. */
typedef struct list_merge {
  merging *m;
  const merge_type *item;
  keyed_items object, patch;
  bool *merged;     /* of the patch: it is in the result */
  uint32_t *shared; /* of the patch: items that the object has too, in their order */
  uint32_t shared_count, next;
  crd_value out;
} list_merge;

static void add_patch_item(list_merge *all, uint32_t at) {
  const merge_key *key = &all->patch.keys[at];
  int64_t own = find_key(&all->object, key);
  const crd_value *patch = &all->patch.list->as.items[at];
  const crd_value *list = all->object.list;
  const crd_value *object = list && own >= 0 && !is_repeated(&all->object, key) ? &list->as.items[own] : NULL;
  crd_value_append(all->m->arena, &all->out, merge_value(all->m, all->item, object, patch));
  all->merged[at] = true;
}

static void advance_shared(list_merge *all) {
  if (all->next < all->shared_count) all->next++;
}

static bool is_next_shared(const list_merge *all, const merge_key *key) {
  return all->next < all->shared_count && crd_merge_same_key(&all->patch.keys[all->shared[all->next]], key);
}

static void walk_lists(list_merge *all) {
  uint32_t l = 0, r = 0;
  while (l < all->object.count || r < all->patch.count) {
    if (l < all->object.count && r < all->patch.count) {
      const merge_key *key = &all->object.keys[l];
      if (crd_merge_same_key(key, &all->patch.keys[r])) {
        add_patch_item(all, r);
        l++, r++;
        advance_shared(all);
        continue;
      }
      if (find_key(&all->patch, key) >= 0 && all->next < all->shared_count && !is_next_shared(all, key)) {
        l++; /* shared, but not the one that is wanted in this round */
        continue;
      }
    }
    if (l < all->object.count) {
      int64_t theirs = find_key(&all->patch, &all->object.keys[l]);
      if (theirs < 0) {
        crd_value_append(all->m->arena, &all->out, all->object.list->as.items[l++]);
        continue;
      }
      if (all->merged[theirs]) l++; /* it is there already */
    }
    if (r < all->patch.count) {
      bool wanted = is_next_shared(all, &all->patch.keys[r]);
      add_patch_item(all, r++);
      if (wanted) advance_shared(all);
    }
  }
}

static crd_value merge_lists(merging *m, const merge_type *type, merge_list form, const crd_value *object,
                             const crd_value *patch) {
  bool nothing =
      (!object || object->kind != CRD_LIST || !object->size) && (!patch || patch->kind != CRD_LIST || !patch->size);
  if (form == LIST_ATOMIC || nothing) return keep_patch(object, patch);
  merge_type item = crd_merge_item(type);
  list_merge all = {.m = m,
                    .item = &item,
                    .object = read_items(m, type, &item, form, object),
                    .patch = read_items(m, type, &item, form, patch)};
  all.merged = crd_arena_zalloc(m->arena, all.patch.count + 1);
  all.shared = crd_arena_alloc(m->arena, (all.patch.count + 1) * sizeof *all.shared);
  for (uint32_t i = 0; i < all.patch.count; i++)
    if (find_key(&all.object, &all.patch.keys[i]) >= 0) all.shared[all.shared_count++] = i;
  all.out = crd_value_make_list(m->arena, (size_t)all.object.count + all.patch.count);
  walk_lists(&all);
  return all.out;
}

/* ---- maps ---- */

static crd_value merge_maps(merging *m, const merge_type *type, merge_map form, const crd_value *object,
                            const crd_value *patch) {
  bool no_object = !object || object->kind != CRD_MAP || !object->size;
  bool no_patch = !patch || patch->kind != CRD_MAP || !patch->size;
  if (form == MAP_ATOMIC || (no_object && no_patch)) return keep_patch(object, patch);
  crd_value out = crd_value_make_map(m->arena, (no_object ? 0 : object->size) + (size_t)(no_patch ? 0 : patch->size));
  for (uint32_t i = 0; !no_object && i < object->size; i++) {
    crd_string name = crd_member_name(&object->as.members[i]);
    const crd_value *theirs = no_patch ? NULL : crd_value_get(patch, name);
    merge_type member = crd_merge_member(type, name);
    crd_value_add(m->arena, &out, name, merge_value(m, &member, &object->as.members[i].value, theirs));
  }
  for (uint32_t i = 0; !no_patch && i < patch->size; i++) {
    crd_string name = crd_member_name(&patch->as.members[i]);
    if (!no_object && crd_value_get(object, name)) continue;
    merge_type member = crd_merge_member(type, name);
    crd_value_add(m->arena, &out, name, merge_value(m, &member, NULL, &patch->as.members[i].value));
  }
  return out;
}

static crd_value merge_value(merging *m, const merge_type *type, const crd_value *object, const crd_value *patch) {
  const crd_value *deciding = patch ? patch : object;
  merge_atom atom = crd_merge_deduce(crd_merge_atom(type), deciding);
  if (!patch) return object ? *object : crd_value_make_null();
  if (atom.map && (!object || object->kind == CRD_MAP || object->kind == CRD_NULL))
    return merge_maps(m, type, atom.map, object, patch);
  if (!atom.map && !atom.scalar && atom.list) return merge_lists(m, type, atom.list, object, patch);
  return keep_patch(object, patch);
}

crd_value crd_merge_values(crd_arena *arena, const merge_type *type, const crd_value *object, const crd_value *patch) {
  merging m = {arena};
  return merge_value(&m, type, object, patch);
}
