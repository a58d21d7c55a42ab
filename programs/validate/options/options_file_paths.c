/* SPDX-License-Identifier: Apache-2.0 */
/* Relative paths between folders, and path patterns in overrides. Components are matched with a table of the pattern
 * positions that the path so far can have reached, so that no pattern is slow. */
#include "options_file.h"
#include <fnmatch.h>

typedef struct path_parts {
  char text[CONFIGURATION_PATH_LIMIT]; /* a NUL after each component */
  const char *items[CONFIGURATION_PATH_LIMIT / 2];
  size_t count;
} path_parts;

/* Splits a path; drops empty components and '.'. False if it is too long. */
static bool split_path(const char *path, path_parts *parts) {
  size_t size = strlen(path);
  if (size >= sizeof parts->text) return false;
  char *at = memcpy(parts->text, path, size + 1), *rest;
  parts->count = 0;
  for (char *part; (part = strtok_r(at, "/", &rest)); at = NULL)
    if (strcmp(part, ".") != 0) parts->items[parts->count++] = part;
  return true;
}

static bool any_folders(const char *part) {
  return strcmp(part, "**") == 0;
}

/* '**' also matches no component. */
static void pass_over_stars(const path_parts *pattern, bool *reached) {
  for (size_t i = 0; i < pattern->count; i++)
    if (reached[i] && any_folders(pattern->items[i])) reached[i + 1] = true;
}

enum { MOST_PLACES = CONFIGURATION_PATH_LIMIT / 2 };

/* Whether the components, or the first ones of them, match the pattern. */
static bool fits_parts(const path_parts *pattern, const path_parts *path) {
  bool reached[MOST_PLACES + 1] = {true};
  pass_over_stars(pattern, reached);
  for (size_t i = 0; i < path->count; i++) {
    bool next[MOST_PLACES + 1] = {false};
    for (size_t j = 0; j < pattern->count; j++) {
      if (!reached[j]) continue;
      if (any_folders(pattern->items[j]))
        next[j] = true;
      else if (fnmatch(pattern->items[j], path->items[i], 0) == 0)
        next[j + 1] = true;
    }
    pass_over_stars(pattern, next);
    if (next[pattern->count]) return true;
    memcpy(reached, next, sizeof reached);
  }
  return reached[pattern->count];
}

bool configuration_override_fits(const configuration_override *override, const char *path) {
  path_parts pattern, parts;
  if (!split_path(path, &parts)) return false;
  for (size_t i = 0; i < override->path_count; i++)
    if (split_path(override->paths[i], &pattern) && fits_parts(&pattern, &parts)) return true;
  return false;
}

const char *configuration_way(crd_arena *arena, const char *here, const char *folder) {
  size_t here_size = strlen(here), size = strlen(folder);
  if (strncmp(folder, here, here_size) == 0) return folder + here_size;
  if (strncmp(here, folder, size) != 0) return folder;
  crd_text way = {.arena = arena};
  for (const char *p = here + size; *p; p++)
    if (*p == '/') crd_text_add(&way, CRD_STRING("../"));
  return crd_arena_copy(arena, crd_text_string(&way)).data;
}

const char *configuration_above(crd_arena *arena, const char *folder) {
  size_t size = strlen(folder);
  if (size <= 1) return NULL;
  for (size--; folder[size - 1] != '/';) size--;
  return crd_arena_copy(arena, (crd_string){folder, size}).data;
}
