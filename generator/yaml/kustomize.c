/* SPDX-License-Identifier: Apache-2.0 */
/* Files are identified by their names in folders without links, so that the path to them does not matter. As in kustomize
 * itself, a file outside of a kustomization's folder cannot be its patch: otherwise a folder could exclude other folders'
 * objects from being judged. */
#include "yaml/kustomize.h"
#include "../../runtime/base/hash.h"
#include "base/memory.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  MOST_LEVELS = 32,       /* the most outer folders that are searched for the root of the repository */
  LEVELS_WITHOUT_ROOT = 3 /* the number of folders that count without a root */
};

/* The size limit of a kustomization. */
#define KUSTOMIZATION_LIMIT ((off_t)1 << 20)

struct kustomize {
  crd_arena *arena;
  name_table folders, patches, resources; /* sets of paths; their values are not used */
  crd_string problem;
  const char *folder, *real; /* a cache of the last folder and its path without links; NULL: none */
};

kustomize *crdc_kustomize_create(crd_arena *arena) {
  kustomize *made = crd_arena_zalloc(arena, sizeof *made);
  made->arena = made->folders.arena = made->patches.arena = made->resources.arena = arena;
  return made;
}

/* ---- errors ---- */

/* Records the first error: a call that failed, except because a file does not exist or may not be read (outer folders can be
 * closed to the program, and usually do not matter). */
static void note_problem(kustomize *kustomize, const char *path, const char *why) {
  if (kustomize->problem.size) return;
  kustomize->problem =
      crd_arena_printf(kustomize->arena, "%s: %s: what is a patch of a kustomization is not known", path, why);
}

static void note_unread(kustomize *kustomize, const char *path) {
  static const int absent[] = {ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, ENXIO, EACCES, EPERM};
  memory_check_failure();
  for (size_t i = 0; i < sizeof absent / sizeof *absent; i++)
    if (errno == absent[i]) return;
  note_problem(kustomize, path, strerror(errno));
}

/* ---- paths ---- */

static size_t folder_size(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? (size_t)(slash - path) + 1 : 0;
}

/* The folder of a file, without links and without a slash at its end ("" is the root), or NULL. */
static const char *unlinked_folder(kustomize *kustomize, const char *file) {
  size_t size = folder_size(file);
  if (kustomize->folder && strlen(kustomize->folder) == size && memcmp(kustomize->folder, file, size) == 0)
    return kustomize->real;
  kustomize->folder = crd_arena_copy(kustomize->arena, (crd_string){file, size}).data;
  char *real = realpath(size ? kustomize->folder : ".", NULL);
  if (!real) note_unread(kustomize, file);
  kustomize->real = real ? crd_arena_copy(kustomize->arena, crd_string_of(strcmp(real, "/") == 0 ? "" : real)).data : NULL;
  free(real);
  return kustomize->real;
}

/* A kustomization's path as an absolute one; empty if it leaves the file system. */
static crd_string path_from_folder(crd_arena *arena, const char *folder, crd_string name) {
  crd_text path = {.arena = arena};
  crd_string part;
  if (!crd_string_has_prefix(name, CRD_STRING("/"))) crd_text_add(&path, crd_string_of(folder));
  for (size_t at = 0; crd_string_next_part(name, '/', &at, &part);) {
    if (!part.size || crd_string_equal(part, CRD_STRING("."))) continue;
    if (!crd_string_equal(part, CRD_STRING(".."))) {
      crd_text_add_char(&path, '/');
      crd_text_add(&path, part);
      continue;
    }
    while (path.size && path.data[path.size - 1] != '/') path.size--;
    if (path.size) path.size--;
  }
  return path.size ? crd_arena_copy(arena, crd_text_string(&path)) : (crd_string){NULL, 0};
}

/* ---- kustomizations ---- */

/* Reads a whole file of the size in its status. */
static crd_string read_whole(kustomize *kustomize, int file, const char *path, size_t size) {
  char *data = crd_arena_alloc(kustomize->arena, size + 1);
  for (size_t have = 0; have < size;) {
    const ssize_t got = read(file, data + have, size - have);
    if (got > 0) {
      have += (size_t)got;
    } else if (got == 0) {
      note_problem(kustomize, path, "it changed while it was read");
      return (crd_string){NULL, 0};
    } else if (errno != EINTR) {
      note_unread(kustomize, path);
      return (crd_string){NULL, 0};
    }
  }
  return (crd_string){data, size};
}

/* The text of a regular file within the size limit; else empty. */
static crd_string read_kustomization(kustomize *kustomize, const char *path) {
  crd_string text = {NULL, 0};
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0 || fstat(file, &status) != 0)
    note_unread(kustomize, path);
  else if (S_ISREG(status.st_mode) && status.st_size <= KUSTOMIZATION_LIMIT)
    text = read_whole(kustomize, file, path, (size_t)status.st_size);
  if (file >= 0) close(file);
  return text;
}

static void note_named_path(kustomize *kustomize, name_table *table, const char *folder, crd_string name, bool within) {
  if (!name.size || memchr(name.data, '\n', name.size)) return;
  crd_string path = path_from_folder(kustomize->arena, folder, name);
  size_t above = strlen(folder);
  bool below = path.size > above && memcmp(path.data, folder, above) == 0 && path.data[above] == '/';
  if (path.size && (below || !within)) crd_name_table_put(table, path, kustomize);
}

/* Adds the texts of a list, or the `path` members of its maps. */
static void note_named_paths(kustomize *kustomize, name_table *table, const char *folder, const crd_value *list,
                             bool within) {
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++) {
    const crd_value *one = &list->as.items[i];
    const crd_value *name = one->kind == CRD_MAP ? crd_value_get(one, CRD_STRING("path")) : one;
    note_named_path(kustomize, table, folder, crd_value_text(name), within);
  }
}

static void take_kustomization(kustomize *kustomize, const char *folder, crd_string text) {
  static const char *const patches[] = {"patches", "patchesStrategicMerge", "patchesJson6902"};
  static const char *const resources[] = {"resources",  "bases",        "components", "crds",
                                          "generators", "transformers", "validators"};
  crd_parse_error error;
  const crd_value *root = crd_yaml_parse(kustomize->arena, text, NULL, &error, NULL);
  if (!root) memory_check_reader(&error);
  for (size_t i = 0; i < sizeof patches / sizeof *patches; i++)
    note_named_paths(kustomize, &kustomize->patches, folder, crd_value_get(root, crd_string_of(patches[i])), true);
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
    note_named_paths(kustomize, &kustomize->resources, folder, crd_value_get(root, crd_string_of(resources[i])), false);
}

/* Reads the kustomization of a folder, once. */
static void look_in_folder(kustomize *kustomize, crd_string folder) {
  static const char *const names[] = {"kustomization.yaml", "kustomization.yml", "Kustomization"};
  if (crd_name_table_find(&kustomize->folders, folder)) return;
  crd_string path = crd_arena_copy(kustomize->arena, folder);
  crd_name_table_put(&kustomize->folders, path, kustomize);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *file = crd_arena_printf(kustomize->arena, "%.*s/%s", CRD_PRINT(path), names[i]).data;
    crd_string text = read_kustomization(kustomize, file);
    if (!text.size) continue;
    take_kustomization(kustomize, path.data, text);
  }
}

static crd_string folder_above(crd_string folder) {
  while (folder.size && folder.data[folder.size - 1] != '/') folder.size--;
  if (folder.size) folder.size--;
  return folder;
}

/* How many folders count, from this one up. */
static unsigned count_levels(kustomize *kustomize, crd_string folder) {
  for (unsigned level = 1; level <= MOST_LEVELS; level++, folder = folder_above(folder)) {
    const char *git = crd_arena_printf(kustomize->arena, "%.*s/.git", CRD_PRINT(folder)).data;
    if (access(git, F_OK) == 0) return level;
    note_unread(kustomize, git);
    if (!folder.size) break;
  }
  return LEVELS_WITHOUT_ROOT;
}

void crdc_kustomize_look(kustomize *kustomize, const char *file) {
  const char *real = strcmp(file, "-") != 0 ? unlinked_folder(kustomize, file) : NULL;
  crd_string folder = crd_string_of(real ? real : "");
  if (!real || crd_name_table_find(&kustomize->folders, folder)) return; /* the outer ones were read then, too */
  for (unsigned levels = count_levels(kustomize, folder); levels; levels--, folder = folder_above(folder)) {
    look_in_folder(kustomize, folder);
    if (!folder.size) break;
  }
}

/* Whether a file is in a table of paths. */
static bool has_file(const kustomize *kustomize, const name_table *table, const char *file) {
  struct kustomize *own = (struct kustomize *)(uintptr_t)kustomize; /* the cache of the last folder is not part of the
                                                                     * state */
  const char *real = table->count ? unlinked_folder(own, file) : NULL;
  return real && crd_name_table_find(table, crd_arena_printf(own->arena, "%s/%s", real, file + folder_size(file)));
}

bool crdc_kustomize_is_patch(const kustomize *kustomize, const char *file) {
  return strcmp(file, "-") != 0 && has_file(kustomize, &kustomize->patches, file) &&
         !has_file(kustomize, &kustomize->resources, file);
}

bool crdc_kustomize_is_piece_of_crd(const crd_value *object) {
  static const char *const own[] = {"group", "names", "versions", "scope"};
  const crd_value *spec = crd_value_get(object, CRD_STRING("spec"));
  crd_string kind = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  if (!crd_string_equal(kind, CRD_STRING("CustomResourceDefinition"))) return false;
  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    if (crd_value_get(spec, crd_string_of(own[i]))) return false;
  return crd_value_text(crd_value_find(object, "metadata", "name", NULL)).size && (!spec || spec->kind == CRD_MAP);
}

crd_string crdc_kustomize_problem(const kustomize *kustomize) {
  return kustomize->problem;
}

/* Why a document is skipped; NULL: it is not. */
static const char *passed_over_as(const kustomize *kustomize, const document *document) {
  const char *file = document->source->name;
  if (file[0] == '<') return NULL; /* not from a file */
  if (crdc_kustomize_is_patch(kustomize, file)) return "a patch of a kustomization";
  if (!crdc_kustomize_is_piece_of_crd(document->root) || has_file(kustomize, &kustomize->resources, file)) return NULL;
  return "a piece of a CustomResourceDefinition";
}

bool crdc_kustomize_drop_patches(documents *documents, crd_text *said, diagnostics *diagnostics) {
  kustomize *kustomize = crdc_kustomize_create(documents->arena);
  const source *last = NULL;
  size_t kept = 0;
  for (size_t i = 0; i < documents->count; i++) crdc_kustomize_look(kustomize, documents->items[i].source->name);
  for (size_t i = 0; i < documents->count; i++) {
    const document *document = &documents->items[i];
    const char *what = passed_over_as(kustomize, document);
    if (what && document->source != last) crd_text_printf(said, "%s: note: %s: passed over\n", document->source->name, what);
    if (what)
      last = document->source;
    else
      documents->items[kept++] = *document;
  }
  documents->count = kept;
  if (kustomize->problem.size)
    crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%.*s", CRD_PRINT(kustomize->problem));
  return !kustomize->problem.size;
}
