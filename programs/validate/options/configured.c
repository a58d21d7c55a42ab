/* SPDX-License-Identifier: Apache-2.0 */
/* Folders are cached by their real paths, with the nearest configuration: each is searched once. */
#include "configured.h"
#include "../../../runtime/base/hash.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct configured {
  crd_arena *arena;
  const configuration_rules *rules;
  const settings *line;
  const char *named;   /* --config-file; NULL: none */
  bool none;           /* files are not used */
  const char *here;    /* the working directory, with a slash at its end */
  name_table folders;  /* by real path, with a slash at the end */
  const char *text;    /* the last requested folder, as given */
  const char *text_is; /* its real path */
};

/* The cached data of a folder. */
typedef struct known_folder {
  const configuration *nearest;
  bool failed;
} known_folder;

configured *configured_create(const configuration_rules *rules, const settings *line, const char *named, bool none) {
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena) fputs("crd-validate: out of memory\n", stderr);
  if (!arena) return NULL;
  configured *made = crd_arena_zalloc(arena, sizeof *made);
  *made =
      (configured){.arena = arena, .rules = rules, .line = line, .named = named, .none = none, .folders = {.arena = arena}};
  return made;
}

/* Configuration files are freed only here, because settings point into their texts. */
void configured_destroy(configured *configured) {
  if (configured) crd_arena_destroy(configured->arena);
}

static bool complain_of_configuration(const char *path, const char *what) {
  crd_say(stderr, "crd-validate: %s: %s\n", path, what);
  return false;
}

/* ---- paths ---- */

/* The real path of a folder, with a slash at its end; NULL with errno. */
static const char *real_folder(crd_arena *arena, const char *folder) {
  char *real = realpath(folder, NULL);
  if (!real) memory_check_failure();
  if (!real) return NULL;
  const char *made = crd_arena_printf(arena, "%s%s", real, strcmp(real, "/") == 0 ? "" : "/").data;
  free(real);
  return made;
}

/* The working directory; "/" if it is unknown. */
static const char *standing(configured *configured) {
  if (!configured->here) configured->here = real_folder(configured->arena, ".");
  if (!configured->here) configured->here = "/";
  return configured->here;
}

/* Whether a path does not exist, as far as the program can see; false after a message for other errors. */
static bool leads_nowhere(const char *path, int error) {
  if (error == ENOENT || error == ENOTDIR || error == ELOOP || error == EACCES || error == ENAMETOOLONG) return true;
  return complain_of_configuration(path, strerror(error));
}

/* The folder of a path, as given; NULL after a message. */
static const char *folder_of_path(configured *configured, const char *path, const char **name) {
  struct stat status;
  const char *slash = strrchr(path, '/');
  *name = "";
  if (strcmp(path, "-") == 0) return ".";
  const bool known = stat(path, &status) == 0;
  if (known && S_ISDIR(status.st_mode)) return path;
  if (!known && !leads_nowhere(path, errno)) return NULL;
  *name = slash ? slash + 1 : path;
  if (!slash) return ".";
  return crd_arena_copy(configured->arena, (crd_string){path, slash == path ? 1 : (size_t)(slash - path)}).data;
}

/* The real path of a folder, or of its nearest existing parent, from which a pattern continues. NULL after a message. */
static const char *nearest_folder(configured *configured, const char *text) {
  crd_string way = crd_string_of(text);
  while (way.size) {
    const char *real = real_folder(configured->arena, crd_arena_copy(configured->arena, way).data);
    if (real || !leads_nowhere(text, errno)) return real;
    while (way.size && way.data[way.size - 1] != '/') way.size--;
    while (way.size > 1 && way.data[way.size - 1] == '/') way.size--;
  }
  return standing(configured);
}

/* Files of one folder usually follow each other. */
static const char *remembered_folder(configured *configured, const char *text) {
  if (!configured->text || strcmp(configured->text, text) != 0) {
    configured->text = crd_arena_copy(configured->arena, crd_string_of(text)).data;
    configured->text_is = nearest_folder(configured, text);
  }
  return configured->text_is;
}

/* ---- files ---- */

/* Parses the file of `made` from its text, which is freed here. NULL after messages. */
static configuration *read_configuration(configured *configured, configuration *made, crd_string read) {
  const crd_string text = crd_arena_copy(configured->arena, read);
  free((void *)(uintptr_t)read.data);
  return configuration_read(configured->arena, configured->rules, text, made) ? made : NULL;
}

static configuration *begin_configuration(configured *configured, const char *path, const char *folder) {
  configuration *made = crd_arena_zalloc(configured->arena, sizeof *made);
  made->path = path;
  made->folder = folder;
  made->here = standing(configured);
  made->line = configured->line;
  return made;
}

/* Whether a found file may be used: it must belong to the user or to root, because it is applied with the user's rights. */
static bool belongs_here(uid_t owner) {
  return owner == geteuid() || owner == 0;
}

/* Whether the folder has a configuration file; an error other than missing rights in an outer folder sets `failed`. */
static bool has_configuration(crd_arena *arena, const char *folder, bool is_above, bool *failed) {
  struct stat status;
  const char *path = crd_arena_printf(arena, "%s" CONFIGURATION_NAME, folder).data;
  if (stat(path, &status) == 0) return true;
  *failed = errno != ENOENT && errno != ENOTDIR && errno != ELOOP && !(is_above && errno == EACCES);
  if (*failed) complain_of_configuration(path, strerror(errno));
  return false;
}

static bool has_entry(crd_arena *arena, const char *folder, const char *name) {
  struct stat status;
  return stat(crd_arena_printf(arena, "%s%s", folder, name).data, &status) == 0;
}

/* The tree that a file's paths must stay in: the repository around it, or else its folder. */
static const char *tree_around(crd_arena *arena, const char *folder) {
  for (const char *tree = folder; tree; tree = configuration_above(arena, tree))
    if (has_entry(arena, tree, ".git")) return tree;
  return folder;
}

static configuration *leave_configuration(const char *path) {
  crd_say(stderr, "crd-validate: warning: %s belongs to another user, and is passed over (--config-file names one)\n", path);
  return NULL;
}

/* Reads the found file of a folder. NULL: it is skipped, or it is invalid, with `*failed`. */
static configuration *load_found(configured *configured, const char *path, const char *folder, bool *failed) {
  configuration *made = begin_configuration(configured, path, folder);
  crd_string text;
  struct stat status;
  made->tree = tree_around(configured->arena, folder);
  if (lstat(path, &status) == 0 && !belongs_here(status.st_uid))
    return leave_configuration(path); /* skips the file, including the target of a link */
  const char *stray = configuration_strays(configured->arena, made->tree, path);
  *failed = stray || !input_read_regular(path, &status, &text);
  if (*failed) complain_of_configuration(path, stray ? stray : input_error(errno));
  if (*failed) return NULL;
  if (!belongs_here(status.st_uid)) {
    free((void *)(uintptr_t)text.data);
    return leave_configuration(path);
  }
  made = read_configuration(configured, made, text);
  *failed = !made;
  return made;
}

/* The data of a folder. The recursion is as deep as the path. */
static const known_folder *know_folder(configured *configured, const char *folder, bool is_above) {
  crd_arena *arena = configured->arena;
  known_folder *known = crd_name_table_find(&configured->folders, crd_string_of(folder));
  if (known) return known;
  known = crd_arena_zalloc(arena, sizeof *known);
  crd_name_table_put(&configured->folders, crd_string_of(folder), known);
  const char *path =
      crd_arena_printf(arena, "%s" CONFIGURATION_NAME, configuration_way(arena, standing(configured), folder)).data;
  const bool there = has_configuration(arena, folder, is_above, &known->failed);
  configuration *own = there ? load_found(configured, path, folder, &known->failed) : NULL;
  const bool ends = (own && own->root) || has_entry(arena, folder, ".git");
  const char *above = ends || known->failed ? NULL : configuration_above(arena, folder);
  const known_folder *outer = above ? know_folder(configured, above, true) : NULL;
  if (own && outer) own->outer = outer->nearest;
  known->nearest = own ? own : outer ? outer->nearest : NULL;
  known->failed = known->failed || (outer && outer->failed);
  return known;
}

/* The data of --config-file: it applies to all files, and patterns are relative to its folder. */
static const known_folder *know_named(configured *configured) {
  static const char key[] = ""; /* every folder has a longer name */
  known_folder *known = crd_name_table_find(&configured->folders, crd_string_of(key));
  if (known) return known;
  known = crd_arena_zalloc(configured->arena, sizeof *known);
  crd_name_table_put(&configured->folders, crd_string_of(key), known);
  const char *name, *folder = folder_of_path(configured, configured->named, &name);
  crd_string text;
  known->failed = !folder;
  if (!folder) return known;
  folder = real_folder(configured->arena, folder);
  if (input_read(configured->named, &text))
    known->nearest = read_configuration(
        configured, begin_configuration(configured, configured->named, folder ? folder : standing(configured)), text);
  else
    complain_of_configuration(configured->named, input_error(errno));
  known->failed = !known->nearest;
  return known;
}

/* ---- the settings that apply ---- */

/* Adds the matching overrides of a file; later ones take precedence. */
static void add_fitting(configured *configured, const configuration *file, const char *path, configured_path *found) {
  size_t size = strlen(file->folder);
  if (strncmp(path, file->folder, size) != 0) return;
  for (size_t i = file->override_count; i > 0; i--) {
    const configuration_override *override = &file->overrides[i - 1];
    if (!configuration_override_fits(override, path + size)) continue;
    CRD_ARENA_PUSH_FEW(configured->arena, found->overrides, found->override_count, override);
  }
}

bool configured_find(configured *configured, const char *path, configured_path *found) {
  *found = (configured_path){.nearest = NULL};
  if (configured->none) return true;
  const char *name, *text = folder_of_path(configured, path, &name);
  const char *folder = text ? remembered_folder(configured, text) : NULL;
  if (!folder) return false;
  const known_folder *known = configured->named ? know_named(configured) : know_folder(configured, folder, false);
  found->nearest = known->nearest;
  if (known->failed) return false;
  for (const configuration *file = known->nearest; file; file = file->outer)
    if (file->override_count)
      add_fitting(configured, file, crd_arena_printf(configured->arena, "%s%s", folder, name).data, found);
  return true;
}

static bool says(const settings *settings, const flag *flag) {
  for (size_t i = 0; i < settings->count; i++)
    if (flags_share(settings->items[i].flag, flag)) return true;
  return false;
}

/* The source of a flag's value, or NULL. In a file, overrides take precedence, in the order of the files. */
static const settings *who_says(const configured *configured, const configured_path *path, const flag *flag) {
  if (says(configured->line, flag)) return configured->line;
  size_t at = 0;
  for (const configuration *file = path->nearest; file; file = file->outer) {
    for (; at < path->override_count; at++) {
      const configuration_override *override = path->overrides[at];
      if (override < file->overrides || override >= file->overrides + file->override_count) break;
      if (says(&override->settings, flag)) return &override->settings;
    }
    if (says(&file->settings, flag)) return &file->settings;
  }
  return NULL;
}

/* Whether an earlier row is about the same setting. */
static bool is_second(const configuration_rules *rules, size_t row) {
  for (size_t i = 0; i < row; i++)
    if (rules->flags[i].name && flags_share(&rules->flags[i], &rules->flags[row])) return true;
  return false;
}

void configured_settle(const configured *configured, const configured_path *path, settings *settings) {
  const configuration_rules *rules = configured->rules;
  for (size_t i = 0; i < rules->count; i++) {
    const flag *flag = &rules->flags[i];
    if (!flag->name || is_second(rules, i)) continue;
    const struct settings *from = who_says(configured, path, flag);
    for (size_t j = 0; from && j < from->count; j++)
      if (flags_share(from->items[j].flag, flag)) settings_add(configured->arena, settings, from->items[j]);
  }
}

static bool say_alike(const setting *a, const setting *b) {
  const bool empty = !a->value || !b->value;
  return a->flag == b->flag && a->nothing == b->nothing && (empty ? a->value == b->value : strcmp(a->value, b->value) == 0);
}

/* The next setting that applies to the whole run; NULL at the end. */
static const setting *next_of_run(const settings *settings, size_t *at) {
  while (*at < settings->count && configuration_differs(settings->items[*at].flag)) ++*at;
  return *at < settings->count ? &settings->items[(*at)++] : NULL;
}

bool configured_agree(const configured *configured, const configured_path *a, const char *a_name, const configured_path *b,
                      const char *b_name) {
  settings of_a = {.count = 0}, of_b = {.count = 0};
  size_t at_a = 0, at_b = 0;
  if (a->nearest == b->nearest) return true;
  configured_settle(configured, a, &of_a);
  configured_settle(configured, b, &of_b);
  const setting *from_a = next_of_run(&of_a, &at_a), *from_b = next_of_run(&of_b, &at_b);
  while (from_a && from_b && say_alike(from_a, from_b)) {
    from_a = next_of_run(&of_a, &at_a);
    from_b = next_of_run(&of_b, &at_b);
  }
  if (!from_a && !from_b) return true;
  const bool ours = !from_a || (from_b && from_b->file && from_b->flag <= from_a->flag);
  const setting *shown = ours ? from_b : from_a;
  crd_say(
      stderr,
      "%s:%u:%u: error: %s is for the whole run, and does not hold for %s as it does for %s: say it on the command line,\n"
      "in a file above both, or name one for all (--config-file)\n",
      shown->file, shown->line, shown->column, shown->flag->name, ours ? a_name : b_name, ours ? b_name : a_name);
  return false;
}
