/* SPDX-License-Identifier: Apache-2.0 */
/* A CRD's file is only parsed if it contains the wanted name.
 *
 * For examples the parent folders are searched, each with the usual places for CRDs. If several files have a CRD of the same
 * name, those are used whose path shares the most words with the example's: .../standard/gateway/a.yaml belongs to
 * config/crd/standard. */
#include "crds.h"
#include "../../../runtime/text/group_version.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether a suite of openshift's runs with a CRD, by its feature gates. Mirrors tests/crd_filter.go of
 * github.com/openshift/api, and the differences of test/envtest/crd_filter.go of github.com/openshift/hypershift.
 *
 * A cluster's feature gates are in a manifest of payload-manifests/featuregates, in a folder above the suite. There is one
 * for each set of features and cluster profile, which its annotations name. */

typedef enum suite_gated { GATED_RUN, GATED_LEFT, GATED_UNKNOWN } suite_gated;

static const crd_string annotation_feature_set = CRD_STRING_INIT("release.openshift.io/feature-set");

/* ---- annotations ---- */

static const crd_value *annotations_of(const crd_value *root) {
  return crd_value_find(root, "metadata", "annotations", NULL);
}

/* Whether a list of words separated by commas contains a word. */
static bool list_has(crd_string list, crd_string word) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(list, ',', &at, &part);)
    if (crd_string_equal(part, word)) return true;
  return false;
}

/* The alphabetically first cluster profile of a CRD; empty: none. */
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

/* The cluster whose gates are needed. */
typedef struct gated_cluster {
  crd_string profile, feature_sets, versions;
} gated_cluster;

static crd_string feature_set_of(const crd_value *gates) {
  const crd_value *named = crd_value_get(annotations_of(gates), annotation_feature_set);
  if (named) return crd_value_text(named);
  crd_string own = crd_value_text(crd_value_find(gates, "spec", "featureSet", NULL));
  return own.size ? own : CRD_STRING("Default");
}

/* The first manifest of feature gates for the cluster. */
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

/* The folder of the feature gates, in a folder above the suite. */
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

/* Whether the gates of a suite are on or off in the cluster as it demands. */
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

/* UNKNOWN with the reason, in `arena`. CustomNoUpgrade has every field; a CRD for no cluster is always tested. */
static suite_gated suite_gates_judge(suite_files *files, crd_arena *arena, const suite *suite, const crd_value *crd,
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

/* The number of folders above an example that are searched. */
#define MOST_LEVELS 8

typedef struct crd_search {
  suite_crds *crds;
  suite_files *files;
  crd_arena *arena;
  const suite *suite;
  bool named; /* a CRD of the name was found */
  crd_string error;
} crd_search;

void suite_crds_end(suite_crds *crds, suite_files *files) {
  for (size_t i = 0; i < crds->folder_count; i++) suite_files_drop(files, crds->folders[i]);
  *crds = (suite_crds){.count = 0};
}

static suite_folder *take_folder(crd_search *search, const char *path) {
  suite_crds *crds = search->crds;
  CRD_ARENA_ROOM(search->arena, crds->folders, crds->folder_count, crds->folder_room, 8);
  return crds->folders[crds->folder_count++] = suite_files_take(search->files, path);
}

static void add_crd(crd_search *search, const char *file, const crd_value *root) {
  suite_crds *crds = search->crds;
  CRD_ARENA_PUSH(search->arena, crds->items, crds->count, crds->room, 8, (suite_crd){file, root});
}

static bool is_crd_document(const crd_value *root) {
  return crd_string_equal(crd_value_text(crd_value_get(root, CRD_STRING("kind"))), CRD_STRING("CustomResourceDefinition"));
}

static crd_string crd_name_of(const crd_value *root) {
  return crd_value_text(crd_value_find(root, "metadata", "name", NULL));
}

static bool file_may_have(const suite_file *file, crd_string name) {
  return !name.size || memmem(file->text.data, file->text.size, name.data, name.size);
}

/* ---- openshift's ---- */

/* Adds the CRDs of a folder; false if the choice is ambiguous. */
static bool search_folder(crd_search *search, const char *path) {
  crd_string name = search->suite->crd_name;
  suite_folder *folder = take_folder(search, path);
  for (size_t i = 0; i < folder->count; i++) {
    suite_file *file = &folder->files[i];
    if (!file_may_have(file, name)) continue;
    suite_files_parse(file);
    for (size_t k = 0; k < file->root_count; k++) {
      const crd_value *root = file->roots[k];
      if (!is_crd_document(root) || !crd_name_of(root).size || (name.size && !crd_string_equal(crd_name_of(root), name)))
        continue;
      search->named = true;
      suite_gated gated = suite_gates_judge(search->files, search->arena, search->suite, root, &search->error);
      if (gated == GATED_UNKNOWN) return false;
      if (gated == GATED_RUN) add_crd(search, file->path, root);
    }
  }
  return true;
}

static crd_string folder_name(const char *file) {
  const char *slash = strrchr(file, '/');
  return slash ? (crd_string){file, (size_t)(slash - file)} : CRD_STRING(".");
}

static bool search_openshift(crd_search *search, const flag_texts *given) {
  const suite *suite = search->suite;
  crd_string folder = folder_name(suite->file);
  if (suite->crd_file.size) {
    bool absolute = suite->crd_file.data[0] == '/';
    crd_string path = absolute ? crd_arena_copy(search->arena, suite->crd_file)
                               : crd_arena_printf(search->arena, "%.*s/%.*s", CRD_PRINT(folder), CRD_PRINT(suite->crd_file));
    return search_folder(search, path.data);
  }
  for (size_t i = 0; i < given->count; i++)
    if (!search_folder(search, given->items[i])) return false;
  if (search->named) return true;
  return search_folder(search,
                       crd_arena_printf(search->arena, "%.*s/../../zz_generated.crd-manifests", CRD_PRINT(folder)).data);
}

static crd_string openshift_error(const crd_search *search) {
  const suite *suite = search->suite;
  return crd_arena_printf(search->arena,
                          search->named ? "no CustomResourceDefinition %.*s has the feature gates that are asked for"
                                        : "no CustomResourceDefinition %.*s: name its file with --crd",
                          CRD_PRINT(suite->crd_name.size ? suite->crd_name : suite->crd_file));
}

/* ---- examples ---- */

bool suite_crd_has(const suite_crd *crd, const crd_value *object) {
  crd_string version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion")));
  crd_string group = crd_value_text(crd_value_find(crd->root, "spec", "group", NULL));
  crd_string kind = crd_value_text(crd_value_find(crd->root, "spec", "names", "kind", NULL));
  return crd_string_equal(kind, crd_value_text(crd_value_get(object, CRD_STRING("kind")))) &&
         crd_string_has_prefix(version, group) && version.size > group.size && version.data[group.size] == '/';
}

/* The number of words that two paths share. */
static size_t words_in_common(crd_string path, crd_string other) {
  crd_string word;
  size_t count = 0;
  for (size_t at = 0; crd_string_next_part(path, '/', &at, &word);) {
    crd_string part;
    bool found = false;
    for (size_t k = 0; word.size && !found && crd_string_next_part(other, '/', &k, &part);)
      found = crd_string_equal(word, part);
    count += found;
  }
  return count;
}

/* Adds the CRD of an object's kind; it replaces one of the same name whose path is less similar. */
static void add_nearest(crd_search *search, const char *file, const crd_value *root) {
  suite_crds *crds = search->crds;
  crd_string own = crd_string_of(search->suite->file);
  size_t words = words_in_common(own, crd_string_of(file)), kept = 0;
  bool farther = false;
  for (size_t i = 0; i < crds->count; i++) {
    const suite_crd *other = &crds->items[i];
    bool same = crd_string_equal(crd_name_of(other->root), crd_name_of(root));
    size_t others = same ? words_in_common(own, crd_string_of(other->file)) : 0;
    farther = farther || (same && others > words) || other->root == root;
    if (!same || others >= words) crds->items[kept++] = *other;
  }
  crds->count = kept;
  if (!farther) add_crd(search, file, root);
}

static bool is_of_example(const suite *suite, const suite_crd *crd) {
  for (size_t i = 0; i < suite->count; i++)
    if (suite_crd_has(crd, suite->cases[i].map)) return true;
  return false;
}

static void search_kinds(crd_search *search, const char *path) {
  suite_folder *folder = take_folder(search, path);
  for (size_t i = 0; i < folder->count; i++) {
    suite_file *file = &folder->files[i];
    if (!file_may_have(file, CRD_STRING("CustomResourceDefinition"))) continue;
    suite_files_parse(file);
    for (size_t k = 0; k < file->root_count; k++)
      if (is_crd_document(file->roots[k]) && is_of_example(search->suite, &(suite_crd){file->path, file->roots[k]}))
        add_nearest(search, file->path, file->roots[k]);
  }
}

/* An example whose kind lacks a CRD, or NULL; a group without a dot is Kubernetes' own. */
static const suite_case *example_without_crd(const crd_search *search) {
  for (size_t i = 0; i < search->suite->count; i++) {
    const suite_case *test = &search->suite->cases[i];
    bool found = false;
    for (size_t k = 0; k < search->crds->count; k++) found = found || suite_crd_has(&search->crds->items[k], test->map);
    crd_string version = crd_value_text(crd_value_get(test->map, CRD_STRING("apiVersion")));
    if (!found && crd_string_contains(crd_group_version_of(version).group, CRD_STRING("."))) return test;
  }
  return NULL;
}

static void search_beside(crd_search *search) {
  static const char *const places[] = {"crds",       "crd",         "config/crd",    "config/crds",
                                       "kubernetes", "deploy/crds", "manifests/crds"};
  char *absolute = realpath(search->suite->file, NULL);
  if (!absolute) return;
  crd_string at = crd_arena_copy(search->arena, crd_string_of(absolute));
  free(absolute);
  for (unsigned level = 0; level < MOST_LEVELS && !search->crds->count; level++) {
    while (at.size && at.data[at.size - 1] != '/') at.size--;
    if (!at.size) return;
    at.size--;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
      const char *path = crd_arena_printf(search->arena, "%.*s/%s", CRD_PRINT(at), places[i]).data;
      if (access(path, R_OK) == 0) search_kinds(search, path);
    }
    if (access(crd_arena_printf(search->arena, "%.*s/.git", CRD_PRINT(at)).data, F_OK) == 0) return;
  }
}

static bool search_examples(crd_search *search, const flag_texts *given) {
  for (size_t i = 0; i < given->count; i++) search_kinds(search, given->items[i]);
  if (!search->crds->count) search_beside(search);
  const suite_case *without = example_without_crd(search);
  if (!without) return true;
  search->error = crd_arena_printf(search->arena, "no CustomResourceDefinition of %.*s in %.*s: name its file with --crd",
                                   CRD_PRINT(crd_value_text(crd_value_get(without->map, CRD_STRING("kind")))),
                                   CRD_PRINT(crd_value_text(crd_value_get(without->map, CRD_STRING("apiVersion")))));
  return false;
}

bool suite_crds_find(suite_crds *crds, suite_files *files, const flag_texts *given, crd_arena *arena, const suite *suite,
                     crd_string *error) {
  crd_search search = {.crds = crds, .files = files, .arena = arena, .suite = suite};
  bool examples = suite->shape == SUITE_EXAMPLES;
  *crds = (suite_crds){.count = 0};
  bool good = examples ? search_examples(&search, given) : search_openshift(&search, given);
  if (good && !crds->count && !examples) search.error = openshift_error(&search);
  *error = search.error;
  return good && !search.error.size;
}

bool suite_crd_keep_version(crd_arena *arena, crd_value *crd, crd_string name) {
  crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  if (!versions || versions->kind != CRD_LIST) return false;
  for (uint32_t i = 0; i < versions->size; i++) {
    crd_value version = versions->as.items[i];
    const crd_value *own = crd_value_get(&version, CRD_STRING("name"));
    if (!own || !crd_value_is_string(own, name)) continue;
    crd_value_set(arena, &version, CRD_STRING("served"), crd_value_make_bool(true));
    crd_value_set(arena, &version, CRD_STRING("storage"), crd_value_make_bool(true));
    versions->as.items[0] = version;
    versions->size = 1;
    return true;
  }
  return false;
}
