/* SPDX-License-Identifier: Apache-2.0 */
/* Whether paths stay in a tree. A folder is walked as its readers would walk it, including links to folders, so that no link
 * leads outside; each folder is visited once, however many links lead to it. */
#include "../../../runtime/base/hash.h"
#include "base/memory.h"
#include "options_file.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

typedef struct tree_look {
  crd_arena *arena;
  const char *tree;
  name_table seen; /* folders, by their real paths */
  size_t entries;
} tree_look;

/* The depth and number of entries that are checked. Larger folders are refused. */
enum { LOOK_DEPTH = 64, LOOK_ENTRIES = 1000000 };

static const char elsewhere[] = "leads out of the tree of this file";
static const char no_file[] = "leads to what is no regular file";
static const char beyond[] = "leads to a folder that cannot be looked through";
static const char git_folder[] = ".git";

/* The repository's own folder is not part of its tree, because it contains credentials. */
static bool is_in_tree(const char *tree, const char *real) {
  const size_t size = strlen(tree);
  if (strncmp(real, tree, size) != 0) return strncmp(real, tree, size - 1) == 0 && !real[size - 1];
  for (const char *part = real + size; *part; part += strcspn(part, "/"), part += *part == '/')
    if (strcspn(part, "/") == sizeof git_folder - 1 && strncmp(part, git_folder, sizeof git_folder - 1) == 0) return false;
  return true;
}

static const char *look_at(tree_look *look, const char *path, unsigned depth);

/* Checks an entry of a folder whose real path is known; its own path is real unless it is a link. */
static const char *look_at_entry(tree_look *look, const char *path, unsigned depth);

static const char *look_through_folder(tree_look *look, const char *folder, unsigned depth) {
  const char *wrong = NULL;
  if (crd_name_table_find(&look->seen, crd_string_of(folder))) return NULL;
  crd_name_table_put(&look->seen, crd_string_of(folder), look);
  DIR *entries = depth > LOOK_DEPTH ? NULL : opendir(folder);
  if (!entries) return depth <= LOOK_DEPTH && errno == EACCES ? NULL : beyond; /* then it cannot be read later either */
  errno = 0;
  for (struct dirent *entry; !wrong && (entry = readdir(entries)); errno = 0) {
    const char *name = entry->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || strcmp(name, git_folder) == 0) continue;
    if (++look->entries > LOOK_ENTRIES)
      wrong = beyond;
    else if (entry->d_type != DT_REG)
      wrong = look_at_entry(look, crd_arena_printf(look->arena, "%s/%s", folder, name).data, depth + 1);
  }
  if (!wrong && errno) wrong = beyond;
  closedir(entries);
  return wrong;
}

static const char *look_at_status(tree_look *look, const char *real, const struct stat *status, unsigned depth) {
  if (S_ISDIR(status->st_mode)) return look_through_folder(look, real, depth);
  return S_ISREG(status->st_mode) ? NULL : no_file;
}

static const char *look_at_entry(tree_look *look, const char *path, unsigned depth) {
  struct stat status;
  if (lstat(path, &status) != 0) return errno == ENOENT ? NULL : elsewhere;
  return S_ISLNK(status.st_mode) ? look_at(look, path, depth) : look_at_status(look, path, &status, depth);
}

static const char *look_at(tree_look *look, const char *path, unsigned depth) {
  struct stat status;
  char *real = realpath(path, NULL);
  if (!real) memory_check_failure();
  /* A path that cannot be reached will not be read. */
  if (!real) return errno == ENOENT || errno == ENOTDIR || errno == EACCES || errno == ELOOP ? NULL : elsewhere;
  const char *kept = crd_arena_copy(look->arena, crd_string_of(real)).data;
  free(real);
  if (!is_in_tree(look->tree, kept)) return elsewhere;
  return lstat(kept, &status) == 0 ? look_at_status(look, kept, &status, depth) : NULL;
}

/* The real path of a path, or of its nearest existing parent; "" if there is none. */
static const char *nearest_real(crd_arena *arena, const char *path) {
  crd_string way = crd_string_of(*path == '/' ? path : crd_arena_printf(arena, "./%s", path).data);
  while (way.size) {
    char *real = realpath(crd_arena_copy(arena, way).data, NULL);
    if (!real) memory_check_failure();
    const char *kept = real ? crd_arena_copy(arena, crd_string_of(real)).data : NULL;
    free(real);
    if (kept) return kept;
    while (way.size && way.data[way.size - 1] != '/') way.size--;
    while (way.size > 1 && way.data[way.size - 1] == '/') way.size--;
  }
  return "";
}

/* The folder that contains all paths of a template; NULL if ".." follows a placeholder. */
static const char *folder_of_template(crd_arena *arena, const char *path, const char *placeholder) {
  size_t size = (size_t)(placeholder - path);
  if (strstr(placeholder, "..")) return NULL;
  while (size && path[size - 1] != '/') size--;
  return size ? crd_arena_copy(arena, (crd_string){path, size}).data : ".";
}

/* The overlay that is read with a file, whatever the file's extension is. */
static const char *overlay_beside(crd_arena *arena, const char *path) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
  const size_t size = dot ? (size_t)(dot - path) : strlen(path);
  return crd_arena_printf(arena, "%.*s.markers.yaml", (int)size, path).data;
}

const char *configuration_strays(crd_arena *arena, const char *tree, const char *path) {
  tree_look look = {.arena = arena, .tree = tree, .seen = {.arena = arena}};
  const char *placeholder = strstr(path, "{{");
  if (strcmp(path, "-") == 0) return "is standard input, which is the command line's to give";
  if (placeholder) path = folder_of_template(arena, path, placeholder);
  if (!path) return elsewhere;
  const char *wrong = look_at(&look, path, 0);
  if (!wrong) wrong = look_at(&look, overlay_beside(arena, path), 0);
  return wrong || is_in_tree(tree, nearest_real(arena, path)) ? wrong : elsewhere;
}
