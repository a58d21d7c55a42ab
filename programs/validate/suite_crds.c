/* A lock is held while files are read: which others would have to wait for mostly all the same. Of a CRD's file nothing is
 * parsed unless it has the name that is looked for. */
#include "suite_crds.h"
#include "base/memory.h"
#include "input.h"
#include <crd/yaml.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct suite_file {
  const char *path;
  crd_string text; /* of malloc */
  bool parsed;
  const crd_value *root; /* NULL: it is no YAML */
} suite_file;

typedef struct suite_folder {
  const char *path;
  suite_file *files; /* in the order of their names */
  size_t count, room;
} suite_folder;

struct suite_files {
  const flag_texts *crds;
  pthread_mutex_t lock;
  crd_arena *arena;
  suite_folder **folders; /* files that were asked for alone are folders with one */
  size_t count, room;
};

static const crd_string annotation_feature_set = CRD_STRING_INIT("release.openshift.io/feature-set");

suite_files *suite_files_create(const flag_texts *crds) {
  crd_arena *arena = memory_arena(NULL);
  suite_files *files = crd_arena_zalloc(arena, sizeof *files);
  files->arena = arena;
  files->crds = crds;
  pthread_mutex_init(&files->lock, NULL);
  return files;
}

void suite_files_destroy(suite_files *files) {
  if (!files) return;
  for (size_t i = 0; i < files->count; i++)
    for (size_t j = 0; j < files->folders[i]->count; j++) free((void *)files->folders[i]->files[j].text.data);
  pthread_mutex_destroy(&files->lock);
  crd_arena_destroy(files->arena);
}

/* ---- files ---- */

typedef struct folder_walk {
  suite_files *files;
  suite_folder *folder;
} folder_walk;

static void take_crd_file(void *context, const char *path, uint64_t size) {
  const folder_walk *walk = context;
  suite_folder *folder = walk->folder;
  crd_string text;
  (void)size;
  if (!input_read(path, &text)) {
    memory_check_failure();
    return;
  }
  if (folder->count == folder->room) {
    size_t room = folder->room ? folder->room * 2 : 16;
    folder->files = crd_arena_grow(walk->files->arena, folder->files, folder->room * sizeof *folder->files,
                                   room * sizeof *folder->files);
    folder->room = room;
  }
  folder->files[folder->count++] =
      (suite_file){.path = crd_arena_copy(walk->files->arena, crd_string_of(path)).data, .text = text};
}

/* What cannot be looked at holds no CRD: that there is none is said then. */
static void pass_over_crds(void *context, const char *path, const char *what) {
  (void)context, (void)path, (void)what;
}

static suite_folder *folder_of(suite_files *files, const char *path) {
  for (size_t i = 0; i < files->count; i++)
    if (strcmp(files->folders[i]->path, path) == 0) return files->folders[i];
  suite_folder *folder = crd_arena_zalloc(files->arena, sizeof *folder);
  folder->path = crd_arena_copy(files->arena, crd_string_of(path)).data;
  folder_walk walk = {files, folder};
  input_walk(path, &(input_visitor){.found = take_crd_file, .problem = pass_over_crds, .context = &walk});
  if (files->count == files->room) {
    size_t room = files->room ? files->room * 2 : 16;
    files->folders =
        crd_arena_grow(files->arena, files->folders, files->room * sizeof *files->folders, room * sizeof *files->folders);
    files->room = room;
  }
  return files->folders[files->count++] = folder;
}

static const crd_value *root_of_file(suite_files *files, suite_file *file) {
  if (!file->parsed) file->root = crd_yaml_parse(files->arena, file->text, NULL, NULL, NULL);
  file->parsed = true;
  return file->root;
}

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
static const crd_value *gates_of_cluster(suite_files *files, suite_folder *folder, const gated_cluster *cluster) {
  for (size_t i = 0; i < folder->count; i++) {
    const crd_value *root = root_of_file(files, &folder->files[i]);
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
    if (access(path, R_OK) == 0) return folder_of(files, path);
  }
  return NULL;
}

typedef enum gated { GATED_RUN, GATED_LEFT, GATED_UNKNOWN } gated;

/* Whether the gates of a suite are on, and off, as it asks in the cluster. */
static gated gates_hold(crd_arena *arena, const suite *suite, const crd_value *manifest, crd_string *error) {
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

/* Whether a suite is run over a CRD. CustomNoUpgrade has every field; one that is for no cluster is always tested. */
static gated gate_crd(suite_files *files, crd_arena *arena, const suite *suite, const crd_value *crd, crd_string *error) {
  if (!suite->gates) return GATED_RUN;
  const crd_value *annotations = annotations_of(crd);
  crd_string sets = crd_value_text(crd_value_get(annotations, annotation_feature_set));
  if (list_has(sets, CRD_STRING("CustomNoUpgrade"))) return wants_gate_off(suite) ? GATED_LEFT : GATED_RUN;
  const gated_cluster cluster = {.profile = first_profile(annotations),
                                 .feature_sets = sets.size ? sets : CRD_STRING("Default"),
                                 .versions = major_versions(annotations)};
  if (!cluster.profile.size) return GATED_RUN;
  suite_folder *folder = gates_folder(files, arena, suite->file);
  const crd_value *manifest = folder ? gates_of_cluster(files, folder, &cluster) : NULL;
  if (manifest) return gates_hold(arena, suite, manifest, error);
  *error =
      crd_arena_printf(arena, "no feature gates of the cluster profile %.*s with %.*s in payload-manifests/featuregates",
                       CRD_PRINT(cluster.profile), CRD_PRINT(cluster.feature_sets));
  return GATED_UNKNOWN;
}

/* ---- which CRDs ---- */

typedef struct crd_search {
  suite_files *files;
  crd_arena *arena;
  const suite *suite;
  suite_crd *items;
  size_t count, room;
  bool named; /* a CRD of the name was there */
  crd_string error;
} crd_search;

static void add_crd(crd_search *search, const char *file, const crd_value *root) {
  if (search->count == search->room) {
    size_t room = search->room ? search->room * 2 : 8;
    search->items =
        crd_arena_grow(search->arena, search->items, search->room * sizeof *search->items, room * sizeof *search->items);
    search->room = room;
  }
  search->items[search->count++] = (suite_crd){file, root};
}

/* Adds the CRDs of a folder; false where it cannot be said which. */
static bool search_folder(crd_search *search, const char *path) {
  crd_string name = search->suite->crd_name;
  suite_folder *folder = folder_of(search->files, path);
  for (size_t i = 0; i < folder->count; i++) {
    suite_file *file = &folder->files[i];
    if (name.size && !memmem(file->text.data, file->text.size, name.data, name.size)) continue;
    const crd_value *root = root_of_file(search->files, file);
    const crd_value *own = crd_value_find(root, "metadata", "name", NULL);
    const crd_value *kind = crd_value_get(root, CRD_STRING("kind"));
    if (!own || !kind || !crd_value_is_string(kind, CRD_STRING("CustomResourceDefinition"))) continue;
    if (name.size && !crd_value_is_string(own, name)) continue;
    search->named = true;
    gated gated = gate_crd(search->files, search->arena, search->suite, root, &search->error);
    if (gated == GATED_UNKNOWN) return false;
    if (gated == GATED_RUN) add_crd(search, file->path, root);
  }
  return true;
}

static crd_string folder_name(const char *file) {
  const char *slash = strrchr(file, '/');
  return slash ? (crd_string){file, (size_t)(slash - file)} : CRD_STRING(".");
}

static bool search_all(crd_search *search) {
  const suite *suite = search->suite;
  const flag_texts *crds = search->files->crds;
  crd_string folder = folder_name(suite->file);
  if (suite->crd_file.size) {
    bool absolute = suite->crd_file.data[0] == '/';
    crd_string path = absolute ? crd_arena_copy(search->arena, suite->crd_file)
                               : crd_arena_printf(search->arena, "%.*s/%.*s", CRD_PRINT(folder), CRD_PRINT(suite->crd_file));
    return search_folder(search, path.data);
  }
  for (size_t i = 0; i < crds->count; i++)
    if (!search_folder(search, crds->items[i])) return false;
  if (search->named) return true;
  return search_folder(search,
                       crd_arena_printf(search->arena, "%.*s/../../zz_generated.crd-manifests", CRD_PRINT(folder)).data);
}

bool suite_crds_find(suite_files *files, crd_arena *arena, const suite *suite, suite_crd **items, size_t *count,
                     crd_string *error) {
  crd_search search = {.files = files, .arena = arena, .suite = suite};
  pthread_mutex_lock(&files->lock);
  bool good = search_all(&search);
  pthread_mutex_unlock(&files->lock);
  *items = search.items;
  *count = search.count;
  if (good && search.count) return true;
  if (good) {
    crd_string sought = suite->crd_name.size ? suite->crd_name : suite->crd_file;
    search.error =
        crd_arena_printf(arena,
                         search.named ? "no CustomResourceDefinition %.*s has the feature gates that are asked for"
                                      : "no CustomResourceDefinition %.*s: name its file with --crd",
                         CRD_PRINT(sought));
  }
  *error = search.error;
  return false;
}
