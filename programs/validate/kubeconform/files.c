/* SPDX-License-Identifier: Apache-2.0 */
#include "files.h"
#include "input.h"
#include <crd/regex.h>

static void add_kept_file(kubeconform_files *files, const char *path) {
  CRD_ARENA_ROOM(files->arena, files->items, files->count, files->room, 32);
  files->items[files->count++] = crd_arena_copy(files->arena, crd_string_of(path)).data;
}

/* Go's filepath.Walk begins with a folder as it is given, and joins what is in it to a clean path. */
static crd_string walked_path(const char *path) {
  while (path[0] == '.' && path[1] == '/') path += 1 + strspn(path + 1, "/");
  return crd_string_of(path);
}

static bool is_ignored_path(const kubeconform_files *files, const char *path) {
  crd_string error;
  for (size_t i = 0; i < files->patterns->count; i++)
    if (crd_regex_match(files->arena, crd_string_of(files->patterns->items[i]), walked_path(path), &error)) return true;
  return false;
}

static void take_found(void *context, const char *path, uint64_t size) {
  kubeconform_files *files = context;
  (void)size;
  if (!is_ignored_path(files, path)) add_kept_file(files, path);
}

static void take_problem(void *context, const char *path, const char *what) {
  (void)what;
  add_kept_file(context, path);
}

const char *kubeconform_files_find(kubeconform_files *files, char **given, size_t count) {
  const input_visitor visitor = {.found = take_found, .problem = take_problem, .context = files};
  crd_string error;
  for (size_t i = 0; i < files->patterns->count; i++)
    if (!crd_regex_check(files->arena, crd_string_of(files->patterns->items[i]), &error))
      return crd_arena_copy(files->arena, error).data;
  for (size_t i = 0; i < count; i++) {
    if (files->patterns->count)
      (void)input_walk(given[i], &visitor);
    else
      add_kept_file(files, given[i]);
  }
  return NULL;
}
