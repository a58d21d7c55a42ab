/* SPDX-License-Identifier: Apache-2.0 */
/* Unused entries are kept up to UNUSED_BYTES; then the least recently used ones are dropped. One lock protects the search
 * for a folder, another the reading of it and the parsing of its files. */
#include "base/memory.h"
#include "input.h"
#include "members.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define UNUSED_BYTES ((size_t)1 << 20)

typedef struct kept_folder kept_folder;
struct kept_folder {
  suite_folder folder; /* first, because callers get a pointer to it */
  kept_folder *next;   /* in the list, most recently used first */
  crd_arena *arena;
  size_t room, bytes, users;
  bool read;
  pthread_mutex_t lock;
};

struct suite_files {
  pthread_mutex_t lock;
  kept_folder *first;
};

suite_files *suite_files_create(void) {
  suite_files *files = memory_checked(calloc(1, sizeof *files), sizeof *files);
  pthread_mutex_init(&files->lock, NULL);
  return files;
}

static void end_folder(kept_folder *kept) {
  for (size_t i = 0; i < kept->folder.count; i++) free((void *)kept->folder.files[i].text.data);
  pthread_mutex_destroy(&kept->lock);
  crd_arena_destroy(kept->arena); /* the arena owns the folder itself */
}

void suite_files_destroy(suite_files *files) {
  if (!files) return;
  for (kept_folder *kept = files->first, *next; kept; kept = next) {
    next = kept->next;
    end_folder(kept);
  }
  pthread_mutex_destroy(&files->lock);
  free(files);
}

/* ---- reading ---- */

static void keep_file(void *context, const char *path, uint64_t size) {
  kept_folder *kept = context;
  suite_folder *folder = &kept->folder;
  crd_string text;
  (void)size;
  if (!input_read(path, &text)) {
    memory_check_failure();
    return;
  }
  CRD_ARENA_ROOM(kept->arena, folder->files, folder->count, kept->room, 16);
  kept->bytes += text.size;
  folder->files[folder->count++] =
      (suite_file){.path = crd_arena_copy(kept->arena, crd_string_of(path)).data, .text = text, .folder = folder};
}

/* Ignores a path that cannot be read: the missing CRD is reported then. */
static void pass_over_file(void *context, const char *path, const char *what) {
  (void)context, (void)path, (void)what;
}

static void read_folder(kept_folder *kept) {
  pthread_mutex_lock(&kept->lock);
  if (!kept->read)
    input_walk(kept->folder.path, &(input_visitor){.found = keep_file, .problem = pass_over_file, .context = kept});
  kept->read = true;
  pthread_mutex_unlock(&kept->lock);
}

static kept_folder *add_folder(const char *path) {
  crd_arena *arena = memory_arena(NULL);
  kept_folder *kept = crd_arena_zalloc(arena, sizeof *kept);
  kept->arena = arena;
  kept->folder.path = crd_arena_copy(arena, crd_string_of(path)).data;
  pthread_mutex_init(&kept->lock, NULL);
  return kept;
}

/* Removes the folder of the path from the list and returns it, or NULL. */
static kept_folder *unlink_folder(suite_files *files, const char *path) {
  for (kept_folder **at = &files->first; *at; at = &(*at)->next) {
    if (strcmp((*at)->folder.path, path) != 0) continue;
    kept_folder *kept = *at;
    *at = kept->next;
    return kept;
  }
  return NULL;
}

suite_folder *suite_files_take(suite_files *files, const char *path) {
  pthread_mutex_lock(&files->lock);
  kept_folder *kept = unlink_folder(files, path);
  if (!kept) kept = add_folder(path);
  kept->next = files->first;
  files->first = kept;
  kept->users++;
  pthread_mutex_unlock(&files->lock);
  read_folder(kept);
  return &kept->folder;
}

void suite_files_drop(suite_files *files, suite_folder *folder) {
  size_t unused = 0;
  pthread_mutex_lock(&files->lock);
  ((kept_folder *)folder)->users--;
  for (kept_folder **at = &files->first; *at;) {
    kept_folder *kept = *at;
    if (!kept->users) unused += kept->bytes;
    if (kept->users || unused <= UNUSED_BYTES) {
      at = &kept->next;
      continue;
    }
    *at = kept->next;
    end_folder(kept);
  }
  pthread_mutex_unlock(&files->lock);
}

void suite_files_parse(suite_file *file) {
  kept_folder *kept = (kept_folder *)file->folder;
  pthread_mutex_lock(&kept->lock);
  if (!file->parsed) {
    crd_yaml_document *documents = NULL;
    size_t count = 0;
    crd_parse_error problem;
    if (!crd_yaml_parse_stream(kept->arena, file->text, NULL, &documents, &count, &problem)) {
      memory_check_reader(&problem);
      count = 0;
    }
    file->roots = crd_arena_alloc(kept->arena, (count + 1) * sizeof *file->roots);
    for (size_t i = 0; i < count; i++)
      if (documents[i].value) file->roots[file->root_count++] = documents[i].value;
    kept->bytes += file->text.size * 8; /* an estimate of the tree's size */
  }
  file->parsed = true;
  pthread_mutex_unlock(&kept->lock);
}
