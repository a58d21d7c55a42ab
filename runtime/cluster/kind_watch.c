/* SPDX-License-Identifier: Apache-2.0 */
/* A list is written to trees of its own, which replace the visible trees when the list is complete. Until then readers see
 * the old objects; afterwards objects that were deleted meanwhile are gone. */
#include "watch.h"
#include <stdio.h>
#include <stdlib.h>

bool crd_kind_watch_init(kind_watch *watch, const caller_shared *shared, store *store, size_t kind, const crd_watch *from) {
  bool core = from->group.size == 0;
  *watch = (kind_watch){.store = store, .kind = kind};
  int path = asprintf(&watch->path, "%s%.*s/%.*s/%.*s", core ? "/api" : "/apis/", CRD_PRINT(from->group),
                      CRD_PRINT(from->version), CRD_PRINT(from->resource));
  if (path < 0) watch->path = NULL;
  int about = asprintf(&watch->about, "%.*s%s%.*s", CRD_PRINT(from->resource), core ? "" : ".", CRD_PRINT(from->group));
  if (about < 0) watch->about = NULL;
  if (from->name.size && asprintf(&watch->only, "metadata.name=%.*s", CRD_PRINT(from->name)) < 0) watch->only = NULL;
  bool good = watch->path && watch->about && (watch->only || !from->name.size) &&
              crd_caller_init(&watch->caller, shared, watch->about, watch->path);
  watch->caller.only = watch->only;
  watch->caller.metadata_only = from->metadata_only;
  if (!good) crd_kind_watch_end(watch);
  return good;
}

void crd_kind_watch_end(kind_watch *watch) {
  crd_caller_end(&watch->caller);
  free(watch->about);
  free(watch->path);
  free(watch->only);
  watch->about = watch->path = watch->only = NULL;
}

typedef struct selecting {
  crd_arena *arena;
  const kept_kind *kind;
  const crd_value *object, *selected;
} selecting;

static void select_object(void *context) {
  selecting *selecting = context;
  selecting->selected = crd_kept_select(selecting->arena, selecting->kind, selecting->object);
}

/* Stores an object in the writer's trees. */
static bool put_object(kind_watch *watch, const crd_value *object) {
  cluster_caller *caller = &watch->caller;
  store_writer *writer = crd_store_writer(watch->store, watch->kind);
  selecting selecting = {.arena = caller->arena, .kind = writer->kind, .object = object};
  crd_stop stop = crd_guard(caller->arena, select_object, &selecting);
  if (stop == CRD_STOP_NONE && !selecting.selected) {
    snprintf(caller->error, sizeof caller->error, "an object has no name");
    return false;
  }
  kept_object *kept = stop == CRD_STOP_NONE ? crd_kept_pack(writer->kind, selecting.selected) : NULL;
  bool good = kept && crd_store_put(writer, kept);
  crd_kept_release(kept);
  if (!good) crd_caller_note_memory(caller);
  return good;
}

static bool take_item(void *self, const crd_value *item) {
  return put_object(self, item);
}

static call_outcome take_change(void *self, crd_string type, const crd_value *object) {
  kind_watch *watch = self;
  store_writer *writer = crd_store_writer(watch->store, watch->kind);
  if (!crd_string_equal(type, CRD_STRING("DELETED"))) return put_object(watch, object) ? CALL_GOOD : CALL_FAILED;
  crd_string name = crd_value_text(crd_value_find(object, "metadata", "name", NULL));
  crd_string name_space = crd_value_text(crd_value_find(object, "metadata", "namespace", NULL));
  return crd_store_remove(writer, name_space, name) ? CALL_GOOD : CALL_FAILED;
}

static void begin_list(void *self) {
  kind_watch *watch = self;
  crd_store_clear(crd_store_writer(watch->store, watch->kind));
}

static bool show_changes(void *self) {
  kind_watch *watch = self;
  if (!crd_store_show(watch->store, watch->kind)) return false;
  atomic_store(&watch->objects, crd_tree_size(crd_store_writer(watch->store, watch->kind)->trees.roots[0]));
  return true;
}

call_outcome crd_kind_watch_fill(kind_watch *watch, char version[VERSION_SIZE]) {
  store_writer *writer = crd_store_writer(watch->store, watch->kind);
  store_trees before = writer->trees;
  writer->trees = (store_trees){.roots = {NULL}};
  call_outcome outcome = crd_caller_list(&watch->caller, begin_list, take_item, watch, version);
  if (outcome == CALL_GOOD && !show_changes(watch)) {
    snprintf(watch->caller.error, sizeof watch->caller.error, "out of memory");
    outcome = CALL_FAILED;
  }
  if (outcome == CALL_GOOD) {
    store_writer old = {.trees = before};
    crd_store_clear(&old);
    if (!atomic_exchange(&watch->synced, true))
      crd_caller_say(&watch->caller, false, "%llu objects are known", atomic_load(&watch->objects));
    return CALL_GOOD;
  }
  crd_store_clear(writer);
  writer->trees = before;
  writer->changed = false;
  return outcome;
}

static call_outcome fill_kind(void *self, char version[VERSION_SIZE]) {
  return crd_kind_watch_fill(self, version);
}

void *crd_kind_watch_run(void *context) {
  kind_watch *watch = context;
  cluster_watch loop = {.caller = &watch->caller,
                        .resource_path = watch->path,
                        .self = watch,
                        .fill = fill_kind,
                        .take = take_change,
                        .show = show_changes};
  crd_watch_run(&loop);
  return NULL;
}
