/* SPDX-License-Identifier: Apache-2.0 */
#include "rule_options.h"
#include <stdlib.h>

/* Adds new texts to a list; false without memory. */
static bool add_paths(const crd_string **list, size_t *count, const crd_string *texts, size_t text_count) {
  crd_string *grown = realloc((void *)(uintptr_t)*list, (*count + text_count + 1) * sizeof *grown);
  if (!grown) return false;
  *list = grown;
  for (size_t i = 0; i < text_count; i++) {
    size_t at = 0;
    while (at < *count && !crd_string_equal(grown[at], texts[i])) at++;
    if (at == *count) grown[(*count)++] = texts[i];
  }
  return true;
}

static crd_watch *find_watched(watched_kinds *watched, const crd_watch *watch) {
  for (size_t i = 0; i < watched->count; i++) {
    const crd_watch *kind = &watched->items[i];
    if (crd_string_equal(kind->group, watch->group) && crd_string_equal(kind->version, watch->version) &&
        crd_string_equal(kind->resource, watch->resource))
      return &watched->items[i];
  }
  crd_watch *grown = realloc(watched->items, (watched->count + 1) * sizeof *grown);
  if (!grown) return NULL;
  watched->items = grown;
  grown[watched->count] =
      (crd_watch){.group = watch->group, .version = watch->version, .resource = watch->resource, .kind = watch->kind};
  return &grown[watched->count++];
}

bool watched_kinds_add_watch(watched_kinds *watched, const crd_watch *watch) {
  crd_watch *kind = find_watched(watched, watch);
  if (!kind || !add_paths(&kind->keep, &kind->keep_count, watch->keep, watch->keep_count) ||
      !add_paths(&kind->indexes, &kind->index_count, watch->indexes, watch->index_count))
    return false;
  if (kind->index_count > CRD_CLUSTER_INDEXES) kind->index_count = CRD_CLUSTER_INDEXES; /* others are found by a search */
  return true;
}

bool watched_kinds_add(watched_kinds *watched, const crd_kind *kind, unsigned layers) {
  for (uint16_t i = 0; kind->layers && i < kind->layers->watch_count; i++)
    if ((kind->layers->watches[i].layers & layers) && !watched_kinds_add_watch(watched, &kind->layers->watches[i]))
      return false;
  return true;
}

void watched_kinds_free(watched_kinds *watched) {
  for (size_t i = 0; i < watched->count; i++) {
    free((void *)(uintptr_t)watched->items[i].keep);
    free((void *)(uintptr_t)watched->items[i].indexes);
  }
  free(watched->items);
}
