/* SPDX-License-Identifier: Apache-2.0 */
/* A view of the cluster, as the state that rules query. */
#include "store.h"

/* The index of the query's kind; the number of kinds when it is not there. */
static size_t find_kind(const crd_cluster_view *view, const crd_state_query *query) {
  size_t place = 0;
  while (place < crd_view_count(view) &&
         !crd_kept_kind_is(crd_view_kind(view, place), query->group, query->version, query->kind))
    place++;
  return place;
}

static const crd_cluster_view *view_of(const crd_state *state) {
  return ((const crd_cluster_state *)(const void *)state)->view;
}

static const crd_value *get_object(const crd_state *state, const crd_state_query *query, crd_string name) {
  const crd_cluster_view *view = view_of(state);
  size_t kind = find_kind(view, query);
  return kind < crd_view_count(view) ? crd_cluster_view_get(view, kind, (crd_string){NULL, 0}, name) : NULL;
}

/* The text at a path of names separated by dots. */
static crd_string text_below(const crd_value *object, crd_string path) {
  for (size_t at = 0; object && at <= path.size;) {
    const char *dot = at < path.size ? memchr(path.data + at, '.', path.size - at) : NULL;
    size_t end = dot ? (size_t)(dot - path.data) : path.size;
    object = crd_value_get(object, crd_string_slice(path, at, end));
    at = end + 1;
  }
  return crd_value_text(object);
}

static size_t keep_equal(const crd_value **items, size_t count, crd_string path, crd_string value) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(text_below(items[i], path), value)) items[kept++] = items[i];
  return kept;
}

static size_t select_objects(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                             const crd_value ***items) {
  const crd_cluster_view *view = view_of(state);
  size_t kind = find_kind(view, query);
  *items = NULL;
  if (kind == crd_view_count(view) || (query->path.size && !value.size)) return 0; /* absent values are not indexed */
  int index = crd_kept_kind_index(crd_view_kind(view, kind), query->path);
  bool indexed = query->path.size && index >= 0;
  size_t count =
      indexed ? crd_cluster_view_by(view, kind, (size_t)index, value, NULL, 0) : crd_cluster_view_all(view, kind, NULL, 0);
  *items = crd_arena_alloc(arena, (count + 1) * sizeof **items);
  if (indexed) return crd_cluster_view_by(view, kind, (size_t)index, value, *items, count);
  count = crd_cluster_view_all(view, kind, *items, count);
  return query->path.size ? keep_equal(*items, count, query->path, value) : count;
}

void crd_cluster_state_init(crd_cluster_state *state, const crd_cluster_view *view, const crd_registry *registry) {
  *state = (crd_cluster_state){.state = {.registry = registry, .get = get_object, .select = select_objects}, .view = view};
}
