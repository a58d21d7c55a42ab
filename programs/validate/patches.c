/* SPDX-License-Identifier: Apache-2.0 */
/* What kustomizations name is put into one form with the files of the run, and looked for among them. What cannot be read of
 * a kustomization is said when its turn comes. */
#include "patches.h"
#include "base/memory.h"
#include <crd/yaml.h>
#include <stdlib.h>

typedef struct named_file {
  crd_string path;
  inventory_item *item; /* NULL: the name of a patch */
} named_file;

typedef struct named_files {
  crd_arena *arena;
  named_file *items;
  size_t count, room;
} named_files;

static void drop_last_part(crd_text *path) {
  while (path->size && path->data[path->size - 1] != '/') path->size--;
  if (path->size) path->size--;
}

static bool ends_above(const crd_text *path) {
  return path->size >= 2 && memcmp(path->data + path->size - 2, "..", 2) == 0 &&
         (path->size == 2 || path->data[path->size - 3] == '/');
}

/* Goes on from a path by the parts of another one. */
static void add_parts(crd_text *path, crd_string further) {
  crd_string part;
  bool absolute = crd_string_has_prefix(further, CRD_STRING("/"));
  for (size_t at = 0; crd_string_next_part(further, '/', &at, &part);) {
    if (!part.size || crd_string_equal(part, CRD_STRING("."))) continue;
    bool up = crd_string_equal(part, CRD_STRING(".."));
    if (up && path->size && !ends_above(path)) {
      drop_last_part(path);
      continue;
    }
    if (path->size || absolute) crd_text_add_char(path, '/');
    crd_text_add(path, part);
    absolute = false;
  }
}

static void add_named(named_files *files, crd_string folder, crd_string name, inventory_item *item) {
  crd_text path = {.arena = files->arena};
  add_parts(&path, folder);
  add_parts(&path, name);
  if (files->count == files->room) {
    size_t room = files->room ? files->room * 2 : 64;
    files->items =
        crd_arena_grow(files->arena, files->items, files->room * sizeof *files->items, room * sizeof *files->items);
    files->room = room;
  }
  files->items[files->count++] = (named_file){crd_arena_copy(files->arena, crd_text_string(&path)), item};
}

static crd_string folder_of_file(const char *path) {
  const char *slash = strrchr(path, '/');
  return (crd_string){path, slash ? (size_t)(slash - path) + 1 : 0};
}

static bool is_kustomization(const inventory_item *item) {
  crd_string name = crd_string_of(item->path + folder_of_file(item->path).size);
  return !item->problem && (crd_string_equal(name, CRD_STRING("kustomization.yaml")) ||
                            crd_string_equal(name, CRD_STRING("kustomization.yml")));
}

/* Lists of patches: texts, or maps that have a path where the patch is not written out. */
static void add_patches(named_files *files, const inventory_item *item) {
  static const char *const lists[] = {"patches", "patchesStrategicMerge", "patchesJson6902"};
  const crd_value *root = crd_yaml_parse(files->arena, item->input.text, NULL, NULL, NULL);
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    const crd_value *list = crd_value_get(root, crd_string_of(lists[i]));
    for (uint32_t k = 0; list && list->kind == CRD_LIST && k < list->size; k++) {
      const crd_value *one = &list->as.items[k];
      crd_string path = crd_value_text(one->kind == CRD_MAP ? crd_value_get(one, CRD_STRING("path")) : one);
      if (path.size && !memchr(path.data, '\n', path.size)) add_named(files, folder_of_file(item->path), path, NULL);
    }
  }
}

static void add_kustomization(named_files *files, inventory_item *item) {
  bool kept = item->loaded;
  if (kept || inventory_load(item)) add_patches(files, item);
  if (!kept) inventory_release(item);
}

/* Names of patches go before files of the same name. */
static int compare_named_files(const void *a, const void *b) {
  const named_file *first = a, *second = b;
  int order = crd_string_compare(first->path, second->path);
  return order ? order : (first->item != NULL) - (second->item != NULL);
}

void patches_find(inventory *inventory, bool named) {
  crd_arena *arena = memory_arena(NULL);
  named_files files = {.arena = arena};
  for (size_t i = 0; i < inventory->count; i++)
    if (is_kustomization(&inventory->items[i])) add_kustomization(&files, &inventory->items[i]);
  size_t patches = files.count;
  for (size_t i = 0; patches && i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (!item->problem && item->part == ITEM_WHOLE && (item->found || named))
      add_named(&files, CRD_STRING(""), crd_string_of(item->path), item);
  }
  if (patches) qsort(files.items, files.count, sizeof *files.items, compare_named_files);
  for (size_t i = 0, last = SIZE_MAX; patches && i < files.count; i++) {
    if (!files.items[i].item) last = i;
    if (!files.items[i].item || last == SIZE_MAX || !crd_string_equal(files.items[i].path, files.items[last].path)) continue;
    files.items[i].item->part = ITEM_PATCH;
    files.items[i].item->names_crds = false;
  }
  crd_arena_destroy(arena);
}
