/* SPDX-License-Identifier: Apache-2.0 */
/* Packing walks the tree twice: first to measure it, then to copy it. A block holds the header, then the arrays of members
 * and items, then the bytes of strings. Names of members are stored once for all objects of the kind. The table of shared
 * names is bounded, because whoever writes objects must not make it grow without end. */
#include "kept.h"
#include "../base/hash.h"
#include <assert.h>
#include <stdlib.h>

#define SHARED_NAMES 1024u /* a power of two; at most three quarters are used */
#define SHARED_NAME_SIZE 64u
#define BLOCK_OVERHEAD 16u /* of the allocator, for a block */
#define NODE_SIZE 64u      /* of a tree, with the overhead */

typedef struct kept_path {
  crd_string *names;
  size_t count;
} kept_path;

struct kept_kind {
  atomic_uint references;
  kept_budget *budget; /* NULL: no limit */
  kept_path *keep;     /* metadata.name and metadata.namespace first */
  size_t keep_count;
  kept_path indexes[CRD_CLUSTER_INDEXES];
  size_t index_count;
  crd_string group, version, name;             /* copies, like the next */
  crd_string index_paths[CRD_CLUSTER_INDEXES]; /* as in the options */
  crd_string shared[SHARED_NAMES];             /* a hash table; empty places have no data */
  size_t shared_count;
};

/* ---- paths ---- */

/* Parses the next name of a path at `at`; false where there is no valid name. */
static bool next_path_name(crd_string path, size_t *at, crd_string *name) {
  size_t begin = *at, end = begin;
  if (path.data[begin] == '[') {
    while (end < path.size && path.data[end] != ']') end++;
    if (end == path.size) return false;
    *name = crd_string_slice(path, begin + 1, end);
    *at = end + 1;
  } else {
    while (end < path.size && path.data[end] != '.' && path.data[end] != '[') end++;
    *name = crd_string_slice(path, begin, end);
    *at = end;
  }
  if (*at < path.size && path.data[*at] == '.') return ++*at < path.size && name->size;
  return name->size && (*at == path.size || path.data[*at] == '[');
}

static void free_name(crd_string name) {
  free((char *)(uintptr_t)name.data);
}

static void free_path(kept_path *path) {
  for (size_t i = 0; i < path->count; i++) free_name(path->names[i]);
  free(path->names);
}

static crd_string copy_name(crd_string name) {
  char *data = malloc(name.size + 1);
  if (!data) return (crd_string){NULL, 0};
  if (name.size) memcpy(data, name.data, name.size);
  data[name.size] = 0;
  return (crd_string){data, name.size};
}

static const char *read_path(crd_string text, kept_path *path) {
  static const char bad[] = "a path of what is kept is none";
  *path = (kept_path){NULL, 0};
  if (!text.size) return bad;
  path->names = calloc(text.size, sizeof *path->names);
  if (!path->names) return "out of memory";
  for (size_t at = 0; at < text.size;) {
    crd_string name;
    if (!next_path_name(text, &at, &name)) return bad;
    path->names[path->count] = copy_name(name);
    if (!path->names[path->count].data) return "out of memory";
    path->count++;
  }
  return NULL;
}

static const char *read_paths(kept_kind *kind, const crd_watch *from) {
  static const crd_string always[] = {CRD_STRING_INIT("metadata.name"), CRD_STRING_INIT("metadata.namespace")};
  size_t always_count = sizeof always / sizeof *always;
  const char *why = NULL;
  if (from->index_count > CRD_CLUSTER_INDEXES) return "too many indexes";
  kind->keep = calloc(from->keep_count + always_count, sizeof *kind->keep);
  if (!kind->keep) return "out of memory";
  for (size_t i = 0; !why && i < from->keep_count + always_count; i++) {
    why = read_path(i < always_count ? always[i] : from->keep[i - always_count], &kind->keep[i]);
    kind->keep_count++;
  }
  for (size_t i = 0; !why && i < from->index_count; i++) {
    why = read_path(from->indexes[i], &kind->indexes[i]);
    kind->index_count++;
  }
  return why;
}

static bool copy_names(kept_kind *kind, const crd_watch *from) {
  if (from->index_count > CRD_CLUSTER_INDEXES) return true; /* read_paths refuses it */
  kind->group = copy_name(from->group);
  kind->version = copy_name(from->version);
  kind->name = copy_name(from->kind);
  bool good = kind->group.data && kind->version.data && kind->name.data;
  for (size_t i = 0; good && i < from->index_count; i++) {
    kind->index_paths[i] = copy_name(from->indexes[i]);
    good = kind->index_paths[i].data != NULL;
  }
  return good;
}

kept_kind *crd_kept_kind_create(const crd_watch *from, const char **error) {
  kept_kind *kind = calloc(1, sizeof *kind);
  *error = "out of memory";
  if (!kind) return NULL;
  atomic_init(&kind->references, 1);
  if (copy_names(kind, from)) *error = read_paths(kind, from);
  if (!*error) return kind;
  crd_kept_kind_release(kind);
  return NULL;
}

kept_kind *crd_kept_kind_retain(kept_kind *kind) {
  atomic_fetch_add_explicit(&kind->references, 1, memory_order_relaxed);
  return kind;
}

void crd_kept_kind_release(kept_kind *kind) {
  if (!kind || atomic_fetch_sub_explicit(&kind->references, 1, memory_order_acq_rel) != 1) return;
  for (size_t i = 0; i < kind->keep_count; i++) free_path(&kind->keep[i]);
  for (size_t i = 0; i < kind->index_count; i++) free_path(&kind->indexes[i]);
  for (size_t i = 0; i < SHARED_NAMES; i++) free_name(kind->shared[i]);
  for (size_t i = 0; i < CRD_CLUSTER_INDEXES; i++) free_name(kind->index_paths[i]);
  crd_kept_budget_release(kind->budget);
  free_name(kind->group);
  free_name(kind->version);
  free_name(kind->name);
  free(kind->keep);
  free(kind);
}

kept_budget *crd_kept_budget_create(size_t limit) {
  kept_budget *budget = calloc(1, sizeof *budget);
  if (!budget) return NULL;
  atomic_init(&budget->references, 1);
  budget->budget = crd_budget_create(limit);
  if (budget->budget) return budget;
  free(budget);
  return NULL;
}

void crd_kept_budget_release(kept_budget *budget) {
  if (!budget || atomic_fetch_sub_explicit(&budget->references, 1, memory_order_acq_rel) != 1) return;
  crd_budget_destroy(budget->budget);
  free(budget);
}

void crd_kept_kind_limit(kept_kind *kind, kept_budget *budget) {
  if (budget) atomic_fetch_add_explicit(&budget->references, 1, memory_order_relaxed);
  kind->budget = budget;
}

size_t crd_kept_kind_indexes(const kept_kind *kind) {
  return kind->index_count;
}

bool crd_kept_kind_is(const kept_kind *kind, crd_string group, crd_string version, crd_string name) {
  return crd_string_equal(kind->name, name) && crd_string_equal(kind->version, version) &&
         crd_string_equal(kind->group, group);
}

int crd_kept_kind_index(const kept_kind *kind, crd_string path) {
  for (size_t i = 0; i < kind->index_count; i++)
    if (crd_string_equal(kind->index_paths[i], path)) return (int)i;
  return -1;
}

/* ---- selecting ---- */

static void select_path(crd_arena *arena, const kept_path *path, const crd_value *from, crd_value *to) {
  for (size_t i = 0; i < path->count; i++) {
    const crd_value *value = crd_value_get(from, path->names[i]);
    if (!value) return;
    if (i + 1 == path->count) {
      crd_value_set(arena, to, path->names[i], *value);
      return;
    }
    if (value->kind != CRD_MAP) return;
    crd_value *place = crd_value_get(to, path->names[i]);
    if (!place) place = crd_value_set(arena, to, path->names[i], crd_value_make_map(arena, 4));
    if (place->kind != CRD_MAP) return;
    from = value;
    to = place;
  }
}

const crd_value *crd_kept_select(crd_arena *arena, const kept_kind *kind, const crd_value *object) {
  crd_value *selected = crd_arena_alloc(arena, sizeof *selected);
  *selected = crd_value_make_map(arena, 4);
  for (size_t i = 0; i < kind->keep_count; i++) select_path(arena, &kind->keep[i], object, selected);
  return crd_value_text(crd_value_find(selected, "metadata", "name", NULL)).size ? selected : NULL;
}

/* ---- names that objects share ---- */

/* The place of a name in the table, or the empty place where it belongs. */
static crd_string *find_shared(kept_kind *kind, crd_string name) {
  size_t place = hash_name((uintptr_t)kind, name) % SHARED_NAMES;
  while (kind->shared[place].data && !crd_string_equal(kind->shared[place], name)) place = (place + 1) % SHARED_NAMES;
  return &kind->shared[place];
}

/* The shared copy of a name; empty when the name is not shared. */
static crd_string shared_name(kept_kind *kind, crd_string name) {
  return name.size && name.size <= SHARED_NAME_SIZE ? *find_shared(kind, name) : (crd_string){NULL, 0};
}

/* or dots: IPv4 */
static crd_string share_name(kept_kind *kind, crd_string name) {
  if (!name.size || name.size > SHARED_NAME_SIZE) return (crd_string){NULL, 0};
  crd_string *place = find_shared(kind, name);
  if (place->data || kind->shared_count == SHARED_NAMES / 4 * 3) return *place;
  *place = copy_name(name);
  kind->shared_count += place->data != NULL;
  return *place;
}

/* ---- packing ---- */

typedef struct kept_size {
  size_t arrays, strings;
} kept_size;

static void measure_kept(kept_kind *kind, const crd_value *value, kept_size *size) {
  if (value->kind == CRD_STRING_VALUE) size->strings += value->size;
  if (value->kind == CRD_LIST) {
    size->arrays += value->size * sizeof *value->as.items;
    for (uint32_t i = 0; i < value->size; i++) measure_kept(kind, &value->as.items[i], size);
  }
  if (value->kind != CRD_MAP) return;
  size->arrays += value->size * sizeof *value->as.members;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    if (!share_name(kind, crd_member_name(member)).data) size->strings += member->name_size;
    measure_kept(kind, &member->value, size);
  }
}

typedef struct kept_room {
  char *arrays, *strings; /* where the next array and the next string are written */
} kept_room;

static const char *put_string(kept_room *room, crd_string string) {
  char *place = room->strings;
  if (string.size) memcpy(place, string.data, string.size);
  room->strings += string.size;
  return place;
}

static void put_value(kept_kind *kind, const crd_value *from, crd_value *to, kept_room *room) {
  *to = *from;
  to->flags = 0;
  to->offset = CRD_NO_OFFSET;
  to->capacity = 0;
  if (from->kind == CRD_STRING_VALUE) to->as.string = put_string(room, crd_value_string(from));
  if (from->kind == CRD_LIST) {
    to->as.items = (crd_value *)(void *)room->arrays;
    room->arrays += from->size * sizeof *to->as.items;
    for (uint32_t i = 0; i < from->size; i++) put_value(kind, &from->as.items[i], &to->as.items[i], room);
  }
  if (from->kind != CRD_MAP) return;
  to->as.members = (crd_member *)(void *)room->arrays;
  room->arrays += from->size * sizeof *to->as.members;
  for (uint32_t i = 0; i < from->size; i++) {
    const crd_member *member = &from->as.members[i];
    crd_string name = crd_member_name(member), shared = shared_name(kind, name);
    to->as.members[i] = (crd_member){.name = shared.data ? shared.data : put_string(room, name),
                                     .name_size = member->name_size,
                                     .name_offset = CRD_NO_OFFSET};
    put_value(kind, &member->value, &to->as.members[i].value, room);
  }
}

static crd_string text_of_index(const crd_value *value, const kept_path *path) {
  for (size_t i = 0; value && i < path->count; i++) value = crd_value_get(value, path->names[i]);
  return crd_value_text(value);
}

/* Allocates a block of `size` bytes, and charges the budget for it and its nodes. NULL without memory or budget. */
static kept_object *new_object(const kept_kind *kind, size_t size) {
  size_t charged = size + BLOCK_OVERHEAD + (1 + kind->index_count) * NODE_SIZE;
  crd_budget *budget = kind->budget ? kind->budget->budget : NULL;
  if (budget && !crd_budget_take(budget, charged)) return NULL;
  kept_object *object = malloc(size);
  if (!object && budget) crd_budget_give(budget, charged);
  if (!object) return NULL;
  object->kind = kind;
  object->charged = charged;
  return object;
}

kept_object *crd_kept_pack(kept_kind *kind, const crd_value *selected) {
  kept_size size = {0, 0};
  measure_kept(kind, selected, &size);
  size_t head = sizeof(kept_object) + kind->index_count * sizeof(crd_string);
  kept_object *object = new_object(kind, head + size.arrays + size.strings);
  if (!object) return NULL;
  char *end = (char *)object + head;
  kept_room room = {end, end + size.arrays};
  atomic_init(&object->references, 1);
  object->index_count = (uint32_t)kind->index_count;
  put_value(kind, selected, &object->value, &room);
  assert(room.arrays == end + size.arrays && room.strings <= end + size.arrays + size.strings);
  object->name = crd_value_text(crd_value_find(&object->value, "metadata", "name", NULL));
  object->name_space = crd_value_text(crd_value_find(&object->value, "metadata", "namespace", NULL));
  for (size_t i = 0; i < kind->index_count; i++) object->indexed[i] = text_of_index(&object->value, &kind->indexes[i]);
  return object;
}

void crd_kept_release(kept_object *object) {
  if (!object || atomic_fetch_sub_explicit(&object->references, 1, memory_order_acq_rel) != 1) return;
  if (object->kind->budget) crd_budget_give(object->kind->budget->budget, object->charged);
  free(object);
}
