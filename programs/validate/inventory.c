/* SPDX-License-Identifier: Apache-2.0 */
/* Reading is work for several threads where there is much of it: each takes the next item that nobody has. Texts are kept
 * until they are judged, up to a bound; beyond it files are only looked through, and read a second time. */
#include "inventory.h"
#include "../../runtime/value/threads.h"
#include "configuration.h"
#include "schema/overlay.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Bytes that are kept, but for the last file. */
#define KEEP_BYTES ((size_t)128 << 20)
/* What is worth a thread: as many files, or as many bytes. */
#define FILES_PER_THREAD 64
#define BYTES_PER_THREAD ((uint64_t)1 << 20)
#define MOST_THREADS 64

static void complain_of_input(inventory *inventory, const char *path, const char *what) {
  inventory->whole = false;
  fprintf(stderr, "crd-validate: %s: %s\n", path, what);
}

static void inventory_add(inventory *inventory, const char *path, const char *problem, uint64_t size) {
  if (inventory->count == inventory->room) {
    size_t room = inventory->room ? inventory->room * 2 : 16;
    inventory_item *items = realloc(inventory->items, room * sizeof *items);
    if (items) {
      inventory->items = items;
      inventory->room = room;
    }
  }
  char *copy = inventory->count < inventory->room ? strdup(path) : NULL;
  if (copy)
    inventory->items[inventory->count++] = (inventory_item){.path = copy, .problem = problem, .size = size};
  else
    complain_of_input(inventory, path, problem ? problem : input_error(ENOMEM));
}

static bool is_configuration(const char *path) {
  const char *slash = strrchr(path, '/');
  return strcmp(slash ? slash + 1 : path, CONFIGURATION_NAME) == 0;
}

/* Overlays are read with the CRDs that they stand beside, configuration files before all else. */
static void on_file(void *context, const char *path, uint64_t size) {
  inventory *inventory = context;
  if (is_configuration(path)) return;
  if (crdc_overlay_is_name(path))
    inventory->overlays++;
  else
    inventory_add(inventory, path, NULL, size);
}

static void on_problem(void *context, const char *path, const char *what) {
  inventory_add(context, path, what, 0);
}

/* ---- reading ---- */

typedef struct reading {
  inventory *inventory;
  atomic_size_t next, kept;
} reading;

static void read_item(reading *reading, inventory_item *item) {
  static const char word[] = "CustomResourceDefinition";
  if (item->problem) return;
  if (!input_load(item->path, &item->input)) {
    item->problem =
        input_error(errno); /* for good: it may have CRDs that would be missing later, or be the rest of a pipe */
    return;
  }
  crd_string text = item->input.text;
  item->loaded = true;
  item->names_crds = text.size && memmem(text.data, text.size, word, sizeof word - 1);
  if (atomic_fetch_add(&reading->kept, text.size) >= KEEP_BYTES && item->size != UINT64_MAX) inventory_release(item);
}

static void *read_items(void *context) {
  reading *reading = context;
  size_t count = reading->inventory->count;
  for (size_t i; (i = atomic_fetch_add(&reading->next, 1)) < count;) read_item(reading, &reading->inventory->items[i]);
  return NULL;
}

static size_t count_threads(const inventory *inventory, const options *options) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < inventory->count; i++)
    if (inventory->items[i].size != UINT64_MAX) bytes += inventory->items[i].size;
  size_t most = options->jobs ? options->jobs : processor_count();
  size_t by_count = inventory->count / FILES_PER_THREAD, by_bytes = (size_t)(bytes / BYTES_PER_THREAD);
  size_t wanted = by_count > by_bytes ? by_count : by_bytes;
  if (most > MOST_THREADS) most = MOST_THREADS;
  return wanted < most ? wanted : most;
}

/* This thread reads too, and alone where there are no others. */
static void inventory_read(inventory *inventory, const options *options) {
  pthread_t threads[MOST_THREADS];
  reading reading = {.inventory = inventory};
  size_t wanted = count_threads(inventory, options), started = 0;
  while (started + 1 < wanted && pthread_create(&threads[started], NULL, read_items, &reading) == 0) started++;
  read_items(&reading);
  for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

void inventory_take(inventory *inventory, const options *options) {
  const input_visitor visitor = {.found = on_file, .problem = on_problem, .context = inventory};
  *inventory = (struct inventory){.whole = true};
  for (size_t i = 0; i < options->input_count; i++) {
    size_t before = inventory->count;
    if (input_walk(options->inputs[i], &visitor) && inventory->count == before && inventory->whole)
      fprintf(stderr, "crd-validate: %s: warning: no file *.yaml, *.yml or *.json in this folder\n", options->inputs[i]);
  }
  inventory_read(inventory, options);
}

void inventory_release(inventory_item *item) {
  if (item->loaded) input_release(&item->input);
  item->loaded = false;
}

void inventory_free(inventory *inventory) {
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_release(&inventory->items[i]);
    free(inventory->items[i].path);
  }
  free(inventory->items);
  *inventory = (struct inventory){.items = NULL};
}
