/* SPDX-License-Identifier: Apache-2.0 */
/* Several threads read if there are many files: each takes the next free item. Texts are kept in memory until they are
 * judged, up to a limit; further files are only scanned, and read again later. */
#include "inventory.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/base/threads.h"
#include "base/memory.h"
#include "documents/blind.h"
#include "options/ignoring.h"
#include "options/options_file.h"
#include "schema/markers/overlay.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

/* The most bytes that are kept, apart from the last file. */
#define KEEP_BYTES ((size_t)8 << 20)
/* The least work for a thread: that many files, or that many bytes. */
#define FILES_PER_THREAD 64
#define BYTES_PER_THREAD ((uint64_t)1 << 20)
#define MOST_THREADS 64

static void complain_of_input(inventory *inventory, const char *path, const char *what) {
  inventory->whole = false;
  crd_say(stderr, "crd-validate: %s: %s\n", path, what);
}

static void inventory_add(inventory *inventory, const char *path, const char *problem, uint64_t size, bool found) {
  char *copy = MEMORY_ROOM(inventory->items, inventory->count, inventory->room, 16) ? strdup(path) : NULL;
  if (copy)
    inventory->items[inventory->count++] = (inventory_item){.path = copy, .problem = problem, .size = size, .found = found};
  else
    complain_of_input(inventory, path, problem ? problem : input_error(ENOMEM));
}

static bool is_configuration(const char *path) {
  const char *slash = strrchr(path, '/');
  return strcmp(slash ? slash + 1 : path, CONFIGURATION_NAME) == 0;
}

/* ---- reading ---- */

bool inventory_load(inventory_item *item) {
  item->loaded = input_load(item->path, &item->input);
  item->input.found = item->found;
  return item->loaded;
}

typedef struct reading {
  inventory *inventory;
  atomic_size_t next, kept;
} reading;

static void read_item(reading *reading, inventory_item *item) {
  if (item->problem) return;
  if (!item->loaded && !inventory_load(item)) {
    item->problem = input_error(errno); /* permanent: CRDs in it would be missing later, or it is the rest of a pipe */
    return;
  }
  crd_string text = item->input.text;
  if (unrendered_is_file(item->path, text, item->found)) item->part = ITEM_TEMPLATE;
  bool good = item->part != ITEM_WHOLE || crd_parts_note(&item->crd_parts, reading->inventory->seed, &item->input);
  const bool kept = atomic_fetch_add(&reading->kept, text.size) < KEEP_BYTES || item->size == UINT64_MAX;
  if (good && !kept && item->part == ITEM_WHOLE) good = heads_note(&item->heads, &item->input);
  if (!good) item->problem = input_error(ENOMEM);
  if (!kept) inventory_release(item);
}

static void *read_items(void *context) {
  reading *reading = context;
  size_t count = reading->inventory->count;
  for (size_t i; (i = atomic_fetch_add(&reading->next, 1)) < count;) read_item(reading, &reading->inventory->items[i]);
  return NULL;
}

static size_t count_threads(const inventory *inventory, unsigned jobs) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < inventory->count; i++)
    if (inventory->items[i].size != UINT64_MAX) bytes += inventory->items[i].size;
  size_t most = jobs ? jobs : processor_count();
  size_t by_count = inventory->count / FILES_PER_THREAD, by_bytes = (size_t)(bytes / BYTES_PER_THREAD);
  size_t wanted = by_count > by_bytes ? by_count : by_bytes;
  if (most > MOST_THREADS) most = MOST_THREADS;
  return wanted < most ? wanted : most;
}

/* This thread reads too, alone if there are no others. */
static void inventory_read(inventory *inventory, unsigned jobs) {
  pthread_t threads[MOST_THREADS];
  reading reading = {.inventory = inventory};
  size_t wanted = count_threads(inventory, jobs), started = 0;
  while (started + 1 < wanted && pthread_create(&threads[started], NULL, read_items, &reading) == 0) started++;
  read_items(&reading);
  for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

/* ---- each once ---- */

/* The identity of an item, whatever path led to it. */
typedef struct identity {
  char *path; /* owned */
  size_t index;
} identity;

static int compare_identities(const void *a, const void *b) {
  const identity *first = a, *second = b;
  int order = strcmp(first->path, second->path);
  return order ? order : (first->index > second->index) - (first->index < second->index);
}

/* The path of a file, with its folder's path without links. */
static char *identity_of(const char *path, char **folder, char **real) {
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  char *own = memory_checked(slash ? strndup(path, (size_t)(slash - path) + 1) : strdup("."), 0);
  if (!*folder || strcmp(own, *folder) != 0) {
    free(*real);
    free(*folder);
    *folder = own;
    *real = realpath(own, NULL);
  } else {
    free(own);
  }
  size_t room = (*real ? strlen(*real) : 0) + strlen(path) + 2;
  char *made = memory_checked(malloc(room), room);
  if (*real)
    snprintf(made, room, "%s/%s", *real, name);
  else
    snprintf(made, room, "%s", path);
  return made;
}

/* Removes files that a folder or pattern found and that another path of the command line names. A file that the user names
 * twice stays twice. */
static void inventory_drop_twice(inventory *inventory) {
  size_t count = inventory->count, kept = 0;
  char *folder = NULL, *real = NULL;
  identity *identities = memory_checked(malloc((count + 1) * sizeof *identities), count);
  for (size_t i = 0; i < count; i++) identities[i] = (identity){identity_of(inventory->items[i].path, &folder, &real), i};
  if (count) qsort(identities, count, sizeof *identities, compare_identities);
  for (size_t i = 1, first = 0; i < count; i++) {
    inventory_item *item = &inventory->items[identities[i].index], *before = &inventory->items[identities[first].index];
    bool same = strcmp(identities[i].path, identities[first].path) == 0 &&
                (item->problem ? before->problem && strcmp(item->problem, before->problem) == 0
                               : !before->problem && (item->found || before->found));
    if (!same) first = i;
    if (!same) continue;
    before->found = before->found && item->found;
    free(item->path); /* its problem is reported once as well */
    item->path = NULL;
  }
  for (size_t i = 0; i < count; i++) {
    free(identities[i].path);
    if (inventory->items[i].path) inventory->items[kept++] = inventory->items[i];
  }
  inventory->count = kept;
  free(identities);
  free(folder);
  free(real);
}

/* ---- finding ---- */

/* The walk through the paths of the command line. */
typedef struct search {
  inventory *inventory;
  ignoring *ignoring;
  const char *named; /* the current path; NULL: the file was found */
  bool any_name;     /* the current pattern ends with '*' */
  bool build;        /* --build */
} search;

/* Skips overlays, which are read with their CRDs, and configuration files, which were read first. */
static void on_file(void *context, const char *path, uint64_t size) {
  const search *search = context;
  if (is_configuration(path)) return;
  bool found = !search->named || strcmp(path, search->named) != 0;
  if (crdc_overlay_is_name(crd_string_of(path)))
    search->inventory->overlays++;
  else
    inventory_add(search->inventory, path, NULL, size, found);
}

static void on_problem(void *context, const char *path, const char *what) {
  const search *search = context;
  inventory_add(search->inventory, path, what, 0, false);
}

static bool on_entry(void *context, const char *path, bool folder) {
  const search *search = context;
  return ignoring_takes_out(search->ignoring, path, folder);
}

/* Adds the built output of a folder, a text without a file. */
static void take_built(search *search, const char *folder) {
  inventory *inventory = search->inventory;
  crd_string text;
  const char *called;
  if (!build_run(folder, &text, &called)) {
    inventory->whole = false;
    return;
  }
  char *name = NULL;
  const size_t before = inventory->count;
  if (asprintf(&name, "%s (%s)", folder, called) < 0) name = NULL;
  if (name) inventory_add(inventory, name, NULL, UINT64_MAX, false);
  free(name);
  if (inventory->count == before) {
    inventory->whole = false;
    free((void *)(uintptr_t)text.data);
    return;
  }
  inventory_item *item = &inventory->items[before];
  item->input = (input){.name = item->path, .text = text, .json = false};
  item->loaded = true;
}

/* Takes a path of the command line, or one that a pattern found. */
static void take_path(search *search, const char *path) {
  const input_visitor visitor = {
      .found = on_file, .problem = on_problem, .context = search, .passes_over = on_entry, .templates = true};
  inventory *inventory = search->inventory;
  size_t before = inventory->count;
  bool standard = strcmp(path, "-") == 0, folder = !standard && input_is_folder(path), whole = true;
  ignoring_enter(search->ignoring, path, folder);
  const bool out = !standard && ignoring_takes_it_out(search->ignoring);
  if (search->build && folder && !out && build_has_way(path)) {
    take_built(search, path);
    return;
  }
  if (search->build && folder && search->named && !out)
    complain_of_input(inventory, path, "--build finds neither a kustomization nor a Chart.yaml in this folder");
  if (!out) whole = input_walk(path, &visitor);
  if (folder && search->named && whole && inventory->count == before && inventory->whole)
    crd_say(stderr, "crd-validate: %s: warning: no file *.yaml, *.yml or *.json in this folder%s\n", path,
            ignoring_counted(search->ignoring).files ? " that no pattern leaves out" : "");
}

/* For a pattern that ends with '*', takes the files that a walk through their folder would find. */
static void take_expanded(void *context, const char *path) {
  search *search = context;
  if (!search->any_name || input_is_folder(path) || input_is_wanted(path)) take_path(search, path);
}

static bool passes_over_folder(void *context, const char *folder) {
  const search *search = context;
  ignoring_enter(search->ignoring, folder, true);
  return ignoring_takes_it_out_here(search->ignoring);
}

static void take_pattern(search *search, const char *pattern, bool may_be_none) {
  const patterns_visitor visitor = {
      .take = take_expanded, .passes_over = passes_over_folder, .problem = on_problem, .context = search};
  search->named = NULL;
  search->any_name = crd_string_has_suffix(crd_string_of(pattern), CRD_STRING("*"));
  if (patterns_visit(pattern, &visitor)) return;
  if (may_be_none)
    crd_say(stderr, "crd-validate: %s: warning: no file has a name of this pattern\n", pattern);
  else
    complain_of_input(search->inventory, pattern, "no file has a name of this pattern");
}

void inventory_take(inventory *inventory, const input_options *options, unsigned jobs) {
  crd_arena *seeded = memory_arena(NULL);
  *inventory = (struct inventory){.whole = true, .seed = crd_arena_seed(seeded)};
  crd_arena_destroy(seeded);
  search search = {.inventory = inventory, .build = options->build};
  search.ignoring = ignoring_create(&options->ignores, !options->no_default_ignore, on_problem, &search);
  for (size_t i = 0; i < options->count; i++) {
    const char *path = search.named = options->paths[i];
    if (patterns_is_one(path))
      take_pattern(&search, path, options->allow_none);
    else
      take_path(&search, path);
  }
  if (!options->count && options->allow_none) fputs("crd-validate: note: no files given\n", stderr);
  ignoring_count ignored = ignoring_counted(search.ignoring);
  inventory->ignored_files = ignored.files;
  inventory->ignored_folders = ignored.folders;
  ignoring_destroy(search.ignoring);
  if (options->count > 1 || !search.named) inventory_drop_twice(inventory);
  inventory_read(inventory, jobs);
}

void inventory_release(inventory_item *item) {
  if (item->loaded) input_release(&item->input);
  item->loaded = false;
}

static bool item_text(item_reader *reader, const inventory_item *item, crd_string *text) {
  if (item->loaded) {
    *text = item->input.text;
    return true;
  }
  if (reader->item != item) {
    inventory_reader_end(reader);
    if (!input_load(item->path, &reader->input)) return false;
    reader->item = item;
  }
  *text = reader->input.text;
  return true;
}

const char *inventory_read_part(const inventory *inventory, item_reader *reader, const inventory_item *item,
                                const crd_part *part, crd_string *whole, crd_string *text) {
  if (!item_text(reader, item, whole)) return input_error(errno);
  *text = crd_string_slice(*whole, part->from < whole->size ? part->from : whole->size, whole->size);
  if (text->size > part->size) text->size = part->size;
  return item->loaded || crd_part_is(part, inventory->seed, *text) ? NULL : input_error(ESTALE);
}

void inventory_reader_end(item_reader *reader) {
  if (reader->item) input_release(&reader->input);
  reader->item = NULL;
}

void inventory_free(inventory *inventory) {
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_release(&inventory->items[i]);
    crd_parts_free(&inventory->items[i].crd_parts);
    heads_free(&inventory->items[i].heads);
    free(inventory->items[i].path);
  }
  free(inventory->items);
  *inventory = (struct inventory){.items = NULL};
}
