/* SPDX-License-Identifier: Apache-2.0 */
/* A cluster's feature gates stand in a manifest of payload-manifests/featuregates, in a folder above the suite: one for each
 * set of features and cluster profile, which annotations tell. */
#include "gates.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const crd_string annotation_feature_set = CRD_STRING_INIT("release.openshift.io/feature-set");

/* ---- annotations ---- */

static const crd_value *annotations_of(const crd_value *root) {
  return crd_value_find(root, "metadata", "annotations", NULL);
}

/* Whether a list of words between commas has one. */
static bool list_has(crd_string list, crd_string word) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(list, ',', &at, &part);)
    if (crd_string_equal(part, word)) return true;
  return false;
}

/* The first of the cluster profiles that a CRD is for, by their names; empty: of none. */
static crd_string first_profile(const crd_value *annotations) {
  crd_string first = {NULL, 0};
  for (uint32_t i = 0; annotations && annotations->kind == CRD_MAP && i < annotations->size; i++) {
    const crd_member *member = &annotations->as.members[i];
    crd_string name = crd_member_name(member);
    if (!crd_string_has_prefix(name, CRD_STRING("include.release.openshift.io/"))) continue;
    if (!crd_value_is_string(&member->value, CRD_STRING("true"))) continue;
    if (!first.size || crd_string_compare(name, first) < 0) first = name;
  }
  return first;
}

static crd_string major_versions(const crd_value *annotations) {
  for (uint32_t i = 0; annotations && annotations->kind == CRD_MAP && i < annotations->size; i++) {
    const crd_member *member = &annotations->as.members[i];
    if (crd_string_has_prefix(crd_member_name(member), CRD_STRING("release.openshift.io/major-version")))
      return crd_value_text(&member->value);
  }
  return (crd_string){NULL, 0};
}

static bool versions_meet(crd_string wanted, crd_string given) {
  if (!wanted.size) return true;
  crd_string part;
  for (size_t at = 0; crd_string_next_part(given, ',', &at, &part);)
    if (part.size && list_has(wanted, part)) return true;
  return false;
}

/* ---- feature gates ---- */

/* Of which cluster the gates are asked. */
typedef struct gated_cluster {
  crd_string profile, feature_sets, versions;
} gated_cluster;

static crd_string feature_set_of(const crd_value *gates) {
  const crd_value *named = crd_value_get(annotations_of(gates), annotation_feature_set);
  if (named) return crd_value_text(named);
  crd_string own = crd_value_text(crd_value_find(gates, "spec", "featureSet", NULL));
  return own.size ? own : CRD_STRING("Default");
}

/* The first of the manifests of feature gates that is of the cluster. */
static const crd_value *gates_of_cluster(suite_folder *folder, const gated_cluster *cluster) {
  for (size_t i = 0; i < folder->count; i++) {
    suite_files_parse(&folder->files[i]);
    const crd_value *root = folder->files[i].root_count ? folder->files[i].roots[0] : NULL;
    const crd_value *annotations = annotations_of(root);
    if (crd_value_get(annotations, cluster->profile) && list_has(cluster->feature_sets, feature_set_of(root)) &&
        versions_meet(cluster->versions, major_versions(annotations)))
      return root;
  }
  return NULL;
}

static bool gates_name(const crd_value *list, crd_string name) {
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (crd_string_equal(crd_value_text(crd_value_get(&list->as.items[i], CRD_STRING("name"))), name)) return true;
  return false;
}

/* The folder of the feature gates, in one of those above the suite. */
static suite_folder *gates_folder(suite_files *files, crd_arena *arena, const char *suite_file) {
  crd_string at = crd_string_of(suite_file);
  const char *absolute = realpath(suite_file, NULL);
  if (absolute) at = crd_arena_copy(arena, crd_string_of(absolute));
  free((void *)absolute);
  while (at.size) {
    while (at.size && at.data[at.size - 1] != '/') at.size--;
    if (at.size) at.size--;
    const char *path = crd_arena_printf(arena, "%.*s/payload-manifests/featuregates", (int)at.size, at.data).data;
    if (access(path, R_OK) == 0) return suite_files_take(files, path);
  }
  return NULL;
}

/* Whether the gates of a suite are on, and off, as it asks in the cluster. */
static suite_gated gates_hold(crd_arena *arena, const suite *suite, const crd_value *manifest, crd_string *error) {
  const crd_value *sets = crd_value_find(manifest, "status", "featureGates", NULL);
  const crd_value *set = sets && sets->kind == CRD_LIST && sets->size ? &sets->as.items[0] : NULL;
  const crd_value *on = crd_value_get(set, CRD_STRING("enabled")), *off = crd_value_get(set, CRD_STRING("disabled"));
  bool hold = true;
  for (uint32_t i = 0; i < suite->gates->size; i++) {
    crd_string name = crd_value_text(&suite->gates->as.items[i]);
    bool wants_off = crd_string_has_prefix(name, CRD_STRING("-"));
    if (wants_off) name = crd_string_slice(name, 1, name.size);
    bool is_off = gates_name(off, name), is_on = !is_off && gates_name(on, name);
    if (!is_on && !is_off) {
      *error =
          crd_arena_printf(arena, "no feature gate %.*s in the project's payload-manifests/featuregates", CRD_PRINT(name));
      return GATED_UNKNOWN;
    }
    hold = hold && is_on != wants_off;
  }
  return hold ? GATED_RUN : GATED_LEFT;
}

static bool wants_gate_off(const suite *suite) {
  for (uint32_t i = 0; i < suite->gates->size; i++)
    if (crd_string_has_prefix(crd_value_text(&suite->gates->as.items[i]), CRD_STRING("-"))) return true;
  return false;
}

suite_gated suite_gates_judge(suite_files *files, crd_arena *arena, const suite *suite, const crd_value *crd,
                              crd_string *error) {
  if (!suite->gates) return GATED_RUN;
  const crd_value *annotations = annotations_of(crd);
  crd_string sets = crd_value_text(crd_value_get(annotations, annotation_feature_set));
  if (list_has(sets, CRD_STRING("CustomNoUpgrade"))) return wants_gate_off(suite) ? GATED_LEFT : GATED_RUN;
  const gated_cluster cluster = {.profile = first_profile(annotations),
                                 .feature_sets = sets.size ? sets : CRD_STRING("Default"),
                                 .versions = major_versions(annotations)};
  if (!cluster.profile.size) return GATED_RUN;
  suite_folder *folder = gates_folder(files, arena, suite->file);
  const crd_value *manifest = folder ? gates_of_cluster(folder, &cluster) : NULL;
  suite_gated gated = manifest ? gates_hold(arena, suite, manifest, error) : GATED_UNKNOWN;
  if (!manifest)
    *error =
        crd_arena_printf(arena, "no feature gates of the cluster profile %.*s with %.*s in payload-manifests/featuregates",
                         CRD_PRINT(cluster.profile), CRD_PRINT(cluster.feature_sets));
  if (folder) suite_files_drop(files, folder);
  return gated;
}
