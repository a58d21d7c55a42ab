/* SPDX-License-Identifier: Apache-2.0 */
/* Paths are relative to the root of the run, which is the working directory; for paths outside of it the named folder is the
 * root. Every folder from the root down to the path may have a file of patterns. These files are kept as a stack, because a
 * walk visits neighbours. */
#include "ignoring.h"
#include "base/memory.h"
#include "input.h"
#include "rule_options.h"
#include <stdlib.h>

static const char file_name[] = ".crdvalidateignore";

/* The size limit of such a file. */
#define FILE_LIMIT ((size_t)1 << 20)

/* A folder on the path, with its patterns. */
typedef struct level {
  crd_string folder;  /* relative to the root, "" for the root; owned */
  ignore_rules rules; /* its arena is NULL without a file */
} level;

struct ignoring {
  crd_arena *arena, *scratch; /* `scratch` is for one call */
  ignore_rules given;
  bool usual;
  ignoring_problem *problem;
  void *context;
  char *root;    /* a path; "" is the working directory */
  char *key;     /* the entered path, relative to the root */
  size_t passed; /* the length of its path */
  bool folder;
  level *levels;
  size_t count, room;
  ignoring_count counted;
};

bool ignoring_can_take(const char *pattern) {
  ignore_rules rules = {.arena = memory_arena(NULL)};
  ignore_problem problem;
  ignore_rules_add(&rules, crd_string_of(pattern), 1, &problem);
  crd_arena_destroy(rules.arena);
  return !problem.what;
}

ignoring *ignoring_create(const flag_texts *patterns, bool usual, ignoring_problem *problem, void *context) {
  crd_arena *arena = memory_arena(NULL);
  ignoring *made = crd_arena_zalloc(arena, sizeof *made);
  *made = (ignoring){.arena = arena,
                     .scratch = memory_arena(NULL),
                     .given = {.arena = arena},
                     .usual = usual,
                     .problem = problem,
                     .context = context};
  ignore_problem unheard;
  for (size_t i = 0; i < patterns->count; i++)
    ignore_rules_add(&made->given, crd_string_of(patterns->items[i]), (uint32_t)i + 1, &unheard);
  return made;
}

/* ---- the files on the way ---- */

static void leave_level(ignoring *ignoring) {
  level *last = &ignoring->levels[--ignoring->count];
  crd_arena_destroy(last->rules.arena);
  free((void *)(uintptr_t)last->folder.data);
}

static void read_rules(ignoring *ignoring, const char *path, crd_string text, ignore_rules *rules) {
  crd_string line;
  size_t at = 0;
  rules->arena = memory_arena(NULL);
  for (uint32_t number = 1; ignore_rules_line(text, &at, &line); number++) {
    ignore_problem problem;
    ignore_rules_add(rules, line, number, &problem);
    if (!problem.what) continue;
    crd_string place = crd_arena_printf(ignoring->scratch, "%s:%u:%zu", path, number, problem.column);
    ignoring->problem(ignoring->context, place.data, problem.what);
  }
}

static void enter_level(ignoring *ignoring, crd_string folder) {
  MEMORY_ROOM_CHECKED(ignoring->levels, ignoring->count, ignoring->room, 16);
  level *level = &ignoring->levels[ignoring->count++];
  *level = (struct level){.folder = {memory_checked(strndup(folder.size ? folder.data : "", folder.size), 0), folder.size}};
  const char *after_root = *ignoring->root && ignoring->root[strlen(ignoring->root) - 1] != '/' ? "/" : "";
  crd_string path = crd_arena_printf(ignoring->scratch, "%s%s%.*s%s%s", ignoring->root, after_root, CRD_PRINT(folder),
                                     folder.size ? "/" : "", file_name);
  crd_string text;
  struct stat status;
  if (!input_read_regular(path.data, &status, &text)) {
    memory_check_failure();
    if (errno != ENOENT && errno != ENOTDIR) ignoring->problem(ignoring->context, path.data, input_error(errno));
    return;
  }
  if (text.size > FILE_LIMIT)
    ignoring->problem(ignoring->context, path.data, "more than 1 MiB");
  else
    read_rules(ignoring, path.data, text, &level->rules);
  free((void *)(uintptr_t)text.data);
}

static bool is_within(crd_string folder, crd_string key) {
  return !folder.size || (crd_string_has_prefix(key, folder) && key.size > folder.size && key.data[folder.size] == '/');
}

/* Sets the stack to the folders above a path. */
static void enter_levels(ignoring *ignoring, crd_string key) {
  while (ignoring->count && !is_within(ignoring->levels[ignoring->count - 1].folder, key)) leave_level(ignoring);
  if (!ignoring->count) enter_level(ignoring, CRD_STRING(""));
  for (size_t at = ignoring->levels[ignoring->count - 1].folder.size + 1; at < key.size; at++)
    if (key.data[at] == '/') enter_level(ignoring, crd_string_slice(key, 0, at));
}

/* ---- answers ---- */

static bool is_usual(crd_string key) {
  size_t start = key.size;
  while (start > 0 && key.data[start - 1] != '/') start--;
  crd_string name = crd_string_slice(key, start, key.size);
  return crd_string_has_prefix(name, CRD_STRING(".")) || crd_string_equal(name, CRD_STRING("node_modules"));
}

static ignore_answer ask_patterns(ignoring *ignoring, crd_string key, bool folder) {
  enter_levels(ignoring, key);
  ignore_answer answer = ignore_rules_ask(&ignoring->given, key, folder);
  for (size_t i = ignoring->count; answer == IGNORE_SILENT && i-- > 0;) {
    size_t above = ignoring->levels[i].folder.size;
    answer = ignore_rules_ask(&ignoring->levels[i].rules, crd_string_slice(key, above ? above + 1 : 0, key.size), folder);
  }
  return answer;
}

static bool is_taken_out(ignoring *ignoring, crd_string key, bool folder, bool usual) {
  ignore_answer answer = ask_patterns(ignoring, key, folder);
  const bool out = answer == IGNORE_OUT || (answer == IGNORE_SILENT && usual && ignoring->usual && folder && is_usual(key));
  if (out) *(folder ? &ignoring->counted.folders : &ignoring->counted.files) += 1;
  return out;
}

bool ignoring_takes_it_out(ignoring *ignoring) {
  crd_string key = crd_string_of(ignoring->key);
  bool out = false;
  for (size_t at = 0; !out && at < key.size; at++)
    if (key.data[at] == '/') out = is_taken_out(ignoring, crd_string_slice(key, 0, at), true, false);
  out = out || (key.size && is_taken_out(ignoring, key, ignoring->folder, false));
  crd_arena_reset(ignoring->scratch);
  return out;
}

bool ignoring_takes_it_out_here(ignoring *ignoring) {
  crd_string key = crd_string_of(ignoring->key);
  bool out = key.size && is_taken_out(ignoring, key, ignoring->folder, true);
  crd_arena_reset(ignoring->scratch);
  return out;
}

bool ignoring_takes_out(ignoring *ignoring, const char *path, bool folder) {
  const char *rest = path + ignoring->passed;
  rest += *rest == '/';
  crd_string key = crd_arena_printf(ignoring->scratch, "%s%s%s", ignoring->key, *ignoring->key ? "/" : "", rest);
  bool out = is_taken_out(ignoring, key, folder, true);
  crd_arena_reset(ignoring->scratch);
  return out;
}

/* ---- relative paths ---- */

/* A relative path without "." and empty components, allocated; NULL if it contains "..". */
static char *plain_path(const char *path) {
  char *plain = memory_checked(malloc(strlen(path) + 1), 0);
  crd_string part;
  size_t size = 0;
  for (size_t at = 0; crd_string_next_part(crd_string_of(path), '/', &at, &part);) {
    if (!part.size || crd_string_equal(part, CRD_STRING("."))) continue;
    if (crd_string_equal(part, CRD_STRING(".."))) {
      free(plain);
      return NULL;
    }
    if (size) plain[size++] = '/';
    memcpy(plain + size, part.data, part.size);
    size += part.size;
  }
  plain[size] = '\0';
  return plain;
}

/* A path relative to the working directory, allocated; NULL if it is outside. */
static char *path_from_here(const char *path) {
  char *plain = path[0] != '/' ? plain_path(path) : NULL;
  if (plain) return plain;
  char *here = realpath(".", NULL), *there = realpath(path, NULL);
  crd_string root = crd_string_of(here);
  if (here && there && is_within(root.size > 1 ? root : CRD_STRING(""), crd_string_of(there)))
    plain = memory_checked(strdup(there + (root.size > 1 ? root.size : 0) + 1), 0);
  else if (here && there && strcmp(here, there) == 0)
    plain = memory_checked(strdup(""), 0);
  free(here);
  free(there);
  return plain;
}

void ignoring_enter(ignoring *ignoring, const char *path, bool folder) {
  char *root = NULL, *key = path_from_here(path);
  if (!key) {
    const char *slash = strrchr(path, '/');
    root = memory_checked(folder ? strdup(path) : slash ? strndup(path, (size_t)(slash - path) + 1) : strdup(""), 0);
    key = memory_checked(strdup(folder ? "" : slash ? slash + 1 : path), 0);
  }
  if (strcmp(ignoring->root ? ignoring->root : "", root ? root : "") != 0)
    while (ignoring->count) leave_level(ignoring);
  free(ignoring->root);
  free(ignoring->key);
  ignoring->root = root ? root : memory_checked(strdup(""), 0);
  ignoring->key = key;
  ignoring->passed = strlen(path);
  ignoring->folder = folder;
}

ignoring_count ignoring_counted(const ignoring *ignoring) {
  return ignoring->counted;
}

void ignoring_destroy(ignoring *ignoring) {
  if (!ignoring) return;
  while (ignoring->count) leave_level(ignoring);
  free(ignoring->levels);
  free(ignoring->root);
  free(ignoring->key);
  crd_arena_destroy(ignoring->scratch);
  crd_arena_destroy(ignoring->arena);
}
