/* SPDX-License-Identifier: Apache-2.0 */
/* The components of a pattern are expanded from left to right. A component without pattern characters is only looked up by
 * name; otherwise the folder is read. Links to folders are followed if a component names them, not by '**'. */
#include "rule_options.h"
#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEPTH_LIMIT 64

typedef struct expansion {
  const patterns_visitor *visitor;
  bool found;
} expansion;

static bool has_signs(const char *text, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (strchr("*?[", text[i])) return true;
  return false;
}

static char *join_parts(const char *folder, const char *name, size_t size) {
  size_t length = strlen(folder), room = length + size + 2;
  char *path = malloc(room);
  const char *between = length && folder[length - 1] != '/' ? "/" : "";
  if (path) snprintf(path, room, "%s%s%.*s", folder, between, (int)size, name);
  return path;
}

static void expand(expansion *expansion, const char *folder, const char *rest, unsigned depth);

static bool is_folder(const char *path) {
  struct stat status;
  return lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static void complain_of_folder(const expansion *expansion, const char *folder, const char *what) {
  const patterns_visitor *visitor = expansion->visitor;
  if (visitor->problem) visitor->problem(visitor->context, *folder ? folder : ".", what);
}

/* Whether to descend into an entry: '**' only enters folders, and some folders are skipped. */
static bool goes_on(const expansion *expansion, const char *path, bool any) {
  const patterns_visitor *visitor = expansion->visitor;
  bool folder = (any || visitor->passes_over) && is_folder(path);
  return (folder || !any) && !(folder && visitor->passes_over && visitor->passes_over(visitor->context, path));
}

static int choose_all(const struct dirent *entry) {
  return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

/* Expands the entries of a folder for a component; for '**' the folders, with the same pattern again. */
static void expand_entries(expansion *expansion, const char *folder, const char *part, const char *pattern, const char *rest,
                           unsigned depth) {
  struct dirent **entries;
  bool any = strcmp(part, "**") == 0;
  int count = scandir(*folder ? folder : ".", &entries, choose_all, alphasort);
  if (count < 0 && errno != ENOTDIR) complain_of_folder(expansion, folder, strerror(errno));
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name;
    bool fits = any ? name[0] != '.' : fnmatch(part, name, FNM_PERIOD) == 0;
    char *path = fits ? join_parts(folder, name, strlen(name)) : NULL;
    if (path && goes_on(expansion, path, any)) expand(expansion, path, any ? pattern : rest, depth + 1);
    free(path);
    free(entries[i]);
  }
  if (count >= 0) free((void *)entries);
}

/* Expands the `rest` of a pattern below a folder ("": the current one). */
static void expand(expansion *expansion, const char *folder, const char *rest, unsigned depth) {
  while (*rest == '/') rest++;
  if (!*rest) {
    expansion->found = true;
    expansion->visitor->take(expansion->visitor->context, folder);
    return;
  }
  size_t size = strcspn(rest, "/");
  char *part = strndup(rest, size);
  if (!part || depth > DEPTH_LIMIT) {
    complain_of_folder(expansion, folder, part ? "folders are nested too deep" : strerror(ENOMEM));
    free(part);
    return;
  }
  if (!has_signs(rest, size)) {
    char *path = join_parts(folder, rest, size);
    if (path && access(path, F_OK) == 0) expand(expansion, path, rest + size, depth);
    free(path);
  } else {
    if (strcmp(part, "**") == 0 && rest[size]) expand(expansion, folder, rest + size, depth);
    expand_entries(expansion, folder, part, rest, rest + size, depth);
  }
  free(part);
}

bool patterns_is_one(const char *text) {
  return has_signs(text, strlen(text)) && access(text, F_OK) != 0;
}

bool patterns_visit(const char *pattern, const patterns_visitor *visitor) {
  expansion expansion = {.visitor = visitor};
  if (!patterns_is_one(pattern)) {
    visitor->take(visitor->context, pattern);
    return true;
  }
  expand(&expansion, pattern[0] == '/' ? "/" : "", pattern, 0);
  return expansion.found;
}

bool patterns_expand(const char *pattern, void (*take)(void *context, const char *path), void *context) {
  return patterns_visit(pattern, &(patterns_visitor){.take = take, .context = context});
}
