/* SPDX-License-Identifier: Apache-2.0 */
/* crdc upgrade --objects-from-cluster: lists the objects of a kind (crd/cluster.h), judges them, and frees them before the
 * next kind is read. Each kind is read once, in the storage version of the old CRD, or else in a served one. */
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "input.h"
#include "upgrade_objects.h"

#include <crd/cluster.h>
#include <stdlib.h>

enum { ERROR_SIZE = 4608 };

static bool complain_of_cluster(const objects_run *run, const char *error) {
  crd_say(stderr, "%s: the cluster cannot be asked: %s\n", run->program, error);
  return false;
}

/* ---- the kinds to read ---- */

static bool is_same_kind(const crd_kind *a, const crd_kind *b) {
  return crd_string_equal(a->group, b->group) && crd_string_equal(a->kind, b->kind);
}

/* Whether a version is the one to read for its CRD: the storage version, or else the first served one. */
static bool is_asked_for(const object_judge *judge, size_t index) {
  const crd_kind *kind = judge->kinds[index].old;
  if (!kind || !kind->served) return false;
  for (size_t i = 0; i < judge->count && !kind->storage; i++) {
    const crd_kind *other = judge->kinds[i].old;
    if (i != index && other && other->served && is_same_kind(other, kind) && (other->storage || i < index)) return false;
  }
  return true;
}

/* ---- its objects ---- */

/* The kept members, with apiVersion and kind, which a list leaves out. */
static crd_value whole_object(crd_arena *arena, const crd_kind *kind, const crd_value *kept) {
  crd_value object = crd_value_copy(arena, kept);
  crd_string version = crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version));
  crd_value_set(arena, &object, CRD_STRING("apiVersion"), crd_value_make_string(version));
  crd_value_set(arena, &object, CRD_STRING("kind"), crd_value_make_string(kind->kind));
  return object;
}

static void judge_view(objects_run *run, const crd_kind *kind, const crd_cluster_view *view) {
  crd_arena *arena = memory_arena(NULL);
  size_t count = crd_cluster_view_all(view, 0, NULL, 0), size = (count + 1) * sizeof(crd_value *);
  const crd_value **objects = memory_checked(malloc(size), size);
  count = crd_cluster_view_all(view, 0, objects, count);
  for (size_t i = 0; i < count; i++) {
    object_report report;
    crd_text out = {.arena = arena};
    crd_value object = whole_object(arena, kind, objects[i]);
    crdc_upgrade_judge_object(arena, &run->judge, &object, &report);
    objects_take(run, &run->totals, &out, arena, &report);
    objects_write(run, crd_text_string(&out));
    crd_arena_reset(arena);
  }
  free(objects);
  crd_arena_destroy(arena);
}

/* All fields of the root are kept. */
static bool judge_kind(objects_run *run, const crd_cluster_options *options, const crd_kind *kind, const crd_string *keep,
                       size_t keep_count) {
  char error[ERROR_SIZE];
  const crd_watch asked = {.group = kind->group,
                           .version = kind->version,
                           .resource = kind->plural,
                           .kind = kind->kind,
                           .keep = keep,
                           .keep_count = keep_count};
  crd_cluster *cluster = crd_cluster_create(options, &asked, 1, error, sizeof error);
  bool good = cluster && crd_cluster_read(cluster, error, sizeof error);
  if (good) {
    const crd_cluster_view *view = crd_cluster_view_take(cluster);
    judge_view(run, kind, view);
    crd_cluster_view_release(view);
  }
  crd_cluster_destroy(cluster);
  return good || complain_of_cluster(run, error);
}

bool objects_run_cluster(objects_run *run) {
  char path[KUBECONFIG_PATH_SIZE];
  crd_cluster_options options = {.context = run->context, .user_agent = "crdc"};
  if (!kubeconfig_path_find(run->kubeconfig, path, &options.kubeconfig))
    return complain_of_cluster(run, KUBECONFIG_PATH_SEVERAL);
  bool good = true;
  for (size_t i = 0; good && i < run->judge.count; i++) {
    const object_kind *kind = &run->judge.kinds[i];
    if (is_asked_for(&run->judge, i)) good = judge_kind(run, &options, kind->old, kind->fields, kind->field_count);
  }
  return good;
}
