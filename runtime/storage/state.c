/* SPDX-License-Identifier: Apache-2.0 */
/* A state of the cluster from a complete set of objects. For each kind there is an index by name, and one for each path that
 * was queried; it is made and sorted when it is first needed. An index never changes once it is published, so that a look-up
 * takes no lock. Making an index takes the lock, so that only one of several threads makes it. */
#include "../base/locked.h"
#include "../value/members.h"
#include <crd/state.h>

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct state_entry {
  crd_string key; /* the name, or the value at a path */
  crd_string name;
  const crd_value *object;
  size_t order; /* the number of objects of the kind added before */
} state_entry;

/* The objects of a kind, sorted by one key. */
typedef struct state_index {
  struct state_index *next;
  crd_string path; /* empty: by name */
  state_entry *entries;
  size_t count;
} state_index;

typedef struct state_kind {
  struct state_kind *next;
  const crd_kind *kind;
  state_entry *added;
  size_t count, capacity;
  state_index *_Atomic indexes; /* the newest first */
} state_kind;

struct crd_state_objects {
  crd_state state;
  crd_arena *arena;
  state_kind *kinds;
  pthread_mutex_t lock; /* for making an index */
  bool asked;
};

/* ---- filling ---- */

static state_kind *find_state_kind(const crd_state_objects *objects, const crd_state_query *query) {
  for (state_kind *kind = objects->kinds; kind; kind = kind->next)
    if (crd_string_equal(kind->kind->kind, query->kind) && crd_string_equal(kind->kind->group, query->group) &&
        crd_string_equal(kind->kind->version, query->version))
      return kind;
  return NULL;
}

static crd_string object_name(const crd_value *object) {
  return crd_value_text(crd_value_find(object, "metadata", "name", NULL));
}

void crd_state_objects_add(crd_state_objects *objects, const crd_kind *kind, const crd_value *object) {
  assert(!objects->asked);
  crd_arena *arena = objects->arena;
  crd_state_query query = {kind->group, kind->version, kind->kind, {NULL, 0}};
  state_kind *own = find_state_kind(objects, &query);
  if (!own) {
    own = crd_arena_zalloc(arena, sizeof *own);
    own->next = objects->kinds;
    own->kind = kind;
    objects->kinds = own;
  }
  CRD_ARENA_ROOM(arena, own->added, own->count, own->capacity, 8);
  crd_string name = object_name(object);
  own->added[own->count] = (state_entry){name, name, object, own->count};
  own->count++;
}

/* ---- indexes ---- */

static int by_key_and_name(const void *left, const void *right) {
  const state_entry *a = left, *b = right;
  int order = crd_string_compare(a->key, b->key);
  if (!order) order = crd_string_compare(a->name, b->name);
  return order ? order : a->order < b->order ? 1 : -1; /* the object added last comes first */
}

typedef struct index_job {
  crd_arena *arena;
  state_kind *kind;
  crd_string path;          /* of the query */
  const state_index *found; /* the result */
} index_job;

static state_index *make_state_index(const index_job *job) {
  const state_kind *kind = job->kind;
  state_index *index = crd_arena_zalloc(job->arena, sizeof *index);
  index->path = crd_arena_copy(job->arena, job->path);
  size_t keyed = 0;
  index->entries = crd_arena_alloc(job->arena, (kind->count + 1) * sizeof *index->entries);
  for (size_t i = 0; i < kind->count; i++) {
    state_entry entry = kind->added[i];
    if (index->path.size) entry.key = crd_members_text_at(entry.object, index->path);
    if (!index->path.size || entry.key.size) index->entries[keyed++] = entry; /* objects without the key are left out */
  }
  if (keyed) qsort(index->entries, keyed, sizeof *index->entries, by_key_and_name);
  for (size_t i = 0; i < keyed; i++) { /* of equal names the object added last is kept */
    bool again = index->count && crd_string_equal(index->entries[index->count - 1].name, index->entries[i].name) &&
                 crd_string_equal(index->entries[index->count - 1].key, index->entries[i].key);
    if (!again) index->entries[index->count++] = index->entries[i];
  }
  return index;
}

static const state_index *find_index(const state_kind *kind, crd_string path) {
  const state_index *index = atomic_load_explicit(&kind->indexes, memory_order_acquire);
  while (index && !crd_string_equal(index->path, path)) index = index->next;
  return index;
}

/* Makes the index, unless another thread has made it meanwhile. */
static void find_or_make_index(void *context) {
  index_job *job = context;
  state_kind *kind = job->kind;
  job->found = find_index(kind, job->path);
  if (job->found) return;
  state_index *made = make_state_index(job);
  made->next = atomic_load_explicit(&kind->indexes, memory_order_relaxed);
  atomic_store_explicit(&kind->indexes, made, memory_order_release);
  job->found = made;
}

static const state_index *index_by(crd_state_objects *objects, state_kind *kind, crd_string path) {
  const state_index *known = find_index(kind, path);
  if (known) return known;
  index_job job = {.arena = objects->arena, .kind = kind, .path = path};
  guard_locked(&objects->lock, job.arena, find_or_make_index, &job);
  return job.found;
}

/* The index of the first entry whose key is not less than `key`. */
static size_t first_with_key(const state_index *index, crd_string key) {
  size_t low = 0, high = index->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (crd_string_compare(index->entries[middle].key, key) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* ---- queries ---- */

static crd_state_objects *objects_of(const crd_state *state) {
  return (crd_state_objects *)(uintptr_t)state;
}

static const crd_value *get_object(const crd_state *state, const crd_state_query *query, crd_string name) {
  crd_state_objects *objects = objects_of(state);
  state_kind *kind = find_state_kind(objects, query);
  if (!kind) return NULL;
  const state_index *index = index_by(objects, kind, (crd_string){NULL, 0});
  size_t at = first_with_key(index, name);
  return at < index->count && crd_string_equal(index->entries[at].key, name) ? index->entries[at].object : NULL;
}

static size_t select_objects(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                             const crd_value ***items) {
  crd_state_objects *objects = objects_of(state);
  state_kind *kind = find_state_kind(objects, query);
  size_t count = 0;
  if (!kind) return 0;
  const state_index *index = index_by(objects, kind, query->path);
  size_t from = query->path.size ? first_with_key(index, value) : 0, to = from;
  while (to < index->count && (!query->path.size || crd_string_equal(index->entries[to].key, value))) to++;
  *items = crd_arena_alloc(arena, (to - from + 1) * sizeof **items);
  for (size_t i = from; i < to; i++) (*items)[count++] = index->entries[i].object;
  return count;
}

crd_state_objects *crd_state_objects_create(crd_arena *arena, const crd_registry *registry) {
  crd_state_objects *objects = crd_arena_zalloc(arena, sizeof *objects);
  objects->state = (crd_state){.registry = registry, .get = get_object, .select = select_objects};
  objects->arena = arena;
  pthread_mutex_init(&objects->lock, NULL); /* a default mutex holds no resources, so that none are freed */
  return objects;
}

const crd_state *crd_state_objects_state(crd_state_objects *objects) {
  objects->asked = true;
  return &objects->state;
}
