/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays that would never be read: those without the file that they are named after, and files with a name similar to an
 * overlay's. Both would silently lose their rules. The names in a folder are read once more; a file that was given alone is
 * compared with its neighbours. */
#include "../../../runtime/base/nearest_name.h"
#include "schema/markers/overlay.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

/* The depth limit of folders, as in yaml/document.c. */
#define MOST_FOLDERS 64

typedef struct stray_search {
  const overlays *overlays;
  const documents *crds; /* the content of the folder; NULL: not all of it was read, so existing files count */
  diagnostics *diagnostics;
  bool found;
} stray_search;

static bool is_named_like(crd_string text, const char *end) {
  size_t size = strlen(end);
  return text.size > size && memcmp(text.data + text.size - size, end, size) == 0;
}

/* The name without its last extension. */
static crd_string name_stem(crd_string path) {
  size_t size = path.size;
  while (size && path.data[size - 1] != '.' && path.data[size - 1] != '/') size--;
  return size && path.data[size - 1] == '.' ? (crd_string){path.data, size - 1} : path;
}

/* The NAME of NAME.markers.yaml. */
static bool is_overlay(crd_string path, crd_string *name) {
  bool yaml = is_named_like(path, ".markers.yaml"), yml = is_named_like(path, ".markers.yml");
  if (yaml || yml) *name = name_stem(name_stem(path));
  return yaml || yml;
}

/* Whether a name differs from an overlay's in one letter or in case: NAME.marker.yaml, NAME.Markers.yml,
 * NAME.markes.yaml. */
static bool is_near_miss(crd_string file, crd_string *name) {
  if (!is_named_like(file, ".yaml") && !is_named_like(file, ".yml")) return false;
  crd_string stem = name_stem(file);
  *name = name_stem(stem);
  if (name->size == stem.size || !name->size) return false;
  crd_string word = {stem.data + name->size + 1, stem.size - name->size - 1};
  return crd_name_distance(word, CRD_STRING("markers")) <= 1;
}

static bool is_file(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/* Also true for what cannot be read: the reader reports that. */
static bool may_be_file(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? S_ISREG(status.st_mode) : !crdc_document_path_is_absent(errno);
}

static const char *const ends[] = {"yaml", "yml", "json"};

static bool has_error(const diagnostics *diagnostics, const char *file) {
  for (size_t i = 0; i < diagnostics->count; i++)
    if (diagnostics->items[i].location.source && strcmp(diagnostics->items[i].location.source->name, file) == 0) return true;
  return false;
}

/* Whether a file of that name was read or, if that is unknown, exists. A file that could not be read has its own error. */
static bool has_owner(const stray_search *search, crd_string name) {
  crd_arena *arena = search->diagnostics->arena;
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    const char *path = crd_arena_printf(arena, "%.*s.%s", (int)name.size, name.data, ends[i]).data;
    if (!may_be_file(path)) continue;
    if (!search->crds || has_error(search->diagnostics, path)) return true;
    for (size_t k = 0; k < search->crds->count; k++)
      if (strcmp(search->crds->items[k].source->name, path) == 0) return true;
  }
  return false;
}

/* Whether the file was given by --overlay. */
static bool is_given(const overlays *overlays, const char *path) {
  struct stat status, other;
  if (stat(path, &status) != 0) return false;
  for (size_t i = 0; i < overlays->count; i++)
    if (stat(overlays->items[i].document.source->name, &other) == 0 && other.st_dev == status.st_dev &&
        other.st_ino == status.st_ino)
      return true;
  return false;
}

/* Whether a file was read as a CRD, whatever its name is. */
static bool holds_crd(const stray_search *search, const char *path) {
  for (size_t i = 0; search->crds && i < search->crds->count; i++) {
    const document *document = &search->crds->items[i];
    const crd_value *kind =
        document->root && document->root->kind == CRD_MAP ? crd_value_get(document->root, CRD_STRING("kind")) : NULL;
    if (strcmp(document->source->name, path) == 0 && kind &&
        crd_value_is_string(kind, CRD_STRING("CustomResourceDefinition")))
      return true;
  }
  return false;
}

static location nowhere_in(crd_arena *arena, const char *path) {
  source *source = crd_arena_zalloc(arena, sizeof *source);
  source->name = crd_arena_copy(arena, crd_string_of(path)).data;
  return (location){source, CRD_NO_OFFSET};
}

static crd_string base_name(crd_string path) {
  size_t at = path.size;
  while (at && path.data[at - 1] != '/') at--;
  return (crd_string){path.data + at, path.size - at};
}

/* The most similar *.yaml name in the folder for the overlay's CRD file. */
static const char *nearest_owner(crd_arena *arena, struct dirent **entries, int count, crd_string name) {
  const char **names = crd_arena_alloc(arena, ((size_t)count + 1) * sizeof *names);
  size_t found = 0;
  for (int i = 0; i < count; i++) {
    crd_string file = crd_string_of(entries[i]->d_name), other;
    bool manifest = is_named_like(file, ".yaml") || is_named_like(file, ".yml") || is_named_like(file, ".json");
    if (manifest && !is_overlay(file, &other) && file.data[0] != '.')
      names[found++] = crd_arena_copy(arena, name_stem(file)).data;
  }
  return found == 1 ? names[0] : crd_nearest_name(name, names, found);
}

static void say_orphan(stray_search *search, const char *path, crd_string name, const char *near) {
  crd_arena *arena = search->diagnostics->arena;
  crd_string own = base_name(name);
  search->found = true;
  crdc_diagnostics_add(search->diagnostics, SEVERITY_ERROR, nowhere_in(arena, path),
                       "this overlay belongs to no CRD: there is no %.*s.yaml, .yml or .json with a CRD beside it",
                       (int)own.size, own.data);
  search->diagnostics->items[search->diagnostics->count - 1].help =
      near ? crd_arena_printf(arena, "call it %s.markers.yaml, or give it with --overlay", near).data
           : "call it as the CRD's file, NAME.markers.yaml for NAME.yaml, or give it with --overlay";
}

static void say_near_miss(stray_search *search, const char *path, crd_string name) {
  crd_arena *arena = search->diagnostics->arena;
  crd_string own = base_name(name);
  search->found = true;
  crdc_diagnostics_add(search->diagnostics, SEVERITY_ERROR, nowhere_in(arena, path),
                       "not read: it is called nearly as an overlay, and overlays are NAME.markers.yaml");
  search->diagnostics->items[search->diagnostics->count - 1].help =
      crd_arena_printf(arena, "call it %.*s.markers.yaml, give it with --overlay, or call it otherwise", (int)own.size,
                       own.data)
          .data;
}

static void look_at_file(stray_search *search, const char *path, struct dirent **entries, int count) {
  crd_string file = crd_string_of(path), name;
  if (is_overlay(file, &name)) {
    if (!has_owner(search, name) && !is_given(search->overlays, path) && is_file(path))
      say_orphan(search, path, name, nearest_owner(search->diagnostics->arena, entries, count, base_name(name)));
  } else if (search->crds && is_near_miss(file, &name)) {
    if (!holds_crd(search, path) && !is_given(search->overlays, path) && is_file(path)) say_near_miss(search, path, name);
  }
}

static void search_folder(stray_search *search, const char *path, int depth) {
  struct dirent **entries;
  int count = depth < MOST_FOLDERS ? scandir(*path ? path : ".", &entries, NULL, alphasort) : -1;
  if (count < 0) return; /* reading the folder reports the error */
  crd_arena *arena = search->diagnostics->arena;
  const char *between = !*path || path[strlen(path) - 1] == '/' ? "" : "/";
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name;
    struct stat status;
    if (name[0] == '.') continue;
    const char *inner = crd_arena_printf(arena, "%s%s%s", path, between, name).data;
    if (search->crds && stat(inner, &status) == 0 && S_ISDIR(status.st_mode))
      search_folder(search, inner, depth + 1);
    else
      look_at_file(search, inner, entries, count);
  }
  for (int i = 0; i < count; i++) free(entries[i]);
  free((void *)entries);
}

bool crdc_overlays_refuse_stray_in(const overlays *overlays, const char *folder, const documents *crds,
                                   diagnostics *diagnostics) {
  stray_search search = {.overlays = overlays, .crds = crds, .diagnostics = diagnostics};
  search_folder(&search, folder, 0);
  return !search.found;
}

/* Adds a folder to the searched ones; false if it was searched before. */
static bool search_first(overlays *overlays, const char *folder) {
  for (size_t i = 0; i < overlays->searched_count; i++)
    if (strcmp(overlays->searched[i], folder) == 0) return false;
  CRD_ARENA_PUSH_FEW(overlays->arena, overlays->searched, overlays->searched_count, folder);
  return true;
}

bool crdc_overlays_refuse_stray_beside(overlays *overlays, const char *path, diagnostics *diagnostics) {
  static const char *const words[] = {"marker", "Marker", "Markers", "MARKERS", "makers", "markes"};
  stray_search search = {.overlays = overlays, .diagnostics = diagnostics};
  crd_string file = crd_string_of(path), stem = name_stem(file), name = base_name(file);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    for (size_t k = 0; k < 2; k++) {
      crd_string miss = crd_arena_printf(overlays->arena, "%.*s.%s.%s", (int)stem.size, stem.data, words[i], ends[k]);
      if (is_file(miss.data) && !is_given(overlays, miss.data)) say_near_miss(&search, miss.data, stem);
    }
  const char *folder = crd_arena_copy(overlays->arena, (crd_string){file.data, file.size - name.size}).data;
  if (search_first(overlays, folder)) search_folder(&search, folder, 0);
  return !search.found;
}
