/* SPDX-License-Identifier: Apache-2.0 */
/* The pointer to the values is exchanged under a mutex that is held for an assignment and a count. Whether the file has
 * changed is told by what stat says of it, through links: a mounted ConfigMap is exchanged by a link. */
#include "settings_store.h"
#include "regular_file.h"
#include <crd/go_json.h>
#include <crd/guard.h>
#include <crd/settings.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#define FILE_LIMIT ((size_t)1 << 20) /* bytes of the settings */

/* A file that is looked at now and then. */
typedef struct watched_file {
  const char *path; /* NULL: none */
  struct stat seen; /* when it was last read, all zero when it was not there */
} watched_file;

struct settings_store {
  settings_source source;
  const logger *log;
  pthread_mutex_t mutex; /* of `current` */
  const crd_settings *current;
  watched_file file, text_file;
  char *text; /* of text_file when it was last good; NULL: it never was */
  size_t text_size;
  atomic_bool good;
  atomic_llong loaded;
  atomic_ulong taken, left;
};

static bool is_same_file(const struct stat *a, const struct stat *b) {
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec &&
         a->st_ctim.tv_sec == b->st_ctim.tv_sec && a->st_ctim.tv_nsec == b->st_ctim.tv_nsec;
}

/* Whether it has changed since the last look. */
static bool look(watched_file *file) {
  struct stat now;
  if (!file->path) return false;
  if (stat(file->path, &now) != 0) now = (struct stat){0};
  if (is_same_file(&now, &file->seen)) return false;
  file->seen = now;
  return true;
}

/* False with the reason in `error`, or in `why` what is wrong with the text. */
static bool take_file(crd_settings *settings, const char *path, char *error, size_t error_size, crd_string *why) {
  char *text;
  size_t size;
  if (!crd_regular_file_read(path, FILE_LIMIT, &text, &size, error, error_size)) return false;
  bool good = crd_settings_set_file(settings, (crd_string){text, size}, why);
  if (!good) snprintf(error, error_size, "%s: %.*s", path, CRD_PRINT(*why));
  *why = (crd_string){NULL, 0};
  free(text);
  return good;
}

typedef struct text_check {
  crd_arena *arena;
  crd_string text, type;
  bool good;
} text_check;

static void check_text(void *context) {
  text_check *check = context;
  crd_value value;
  check->good = crd_go_read_yaml(check->arena, check->text, check->type, &value);
}

/* Whether a text can be read as that type. */
static bool is_readable(crd_string text, const char *type) {
  crd_arena *arena = crd_arena_create(NULL);
  text_check check = {.arena = arena, .text = text, .type = crd_string_of(type)};
  bool good = arena && crd_guard(arena, check_text, &check) == CRD_STOP_NONE && check.good;
  crd_arena_destroy(arena);
  return good;
}

/* Reads the text file; one that is no good leaves what was read before. */
static bool read_text(settings_store *store) {
  const settings_source *source = &store->source;
  char error[1024], *text;
  size_t size;
  bool read = crd_regular_file_read(source->text_file, FILE_LIMIT, &text, &size, error, sizeof error);
  if (read && is_readable((crd_string){text, size}, source->text_type)) {
    free(store->text);
    store->text = text; /* with a NUL behind it */
    store->text_size = size;
    return true;
  }
  if (read) {
    snprintf(error, sizeof error, "%s: it is no YAML of the form that is wanted", source->text_file);
    free(text);
  }
  log_event(store->log, LOG_LEVEL_ERROR, "settings",
            store->text ? "the changed file is not taken: the old one stays" : "the file is not taken: it stays unset",
            log_text("setting", crd_string_of(source->text_setting)), log_text("error", crd_string_of(error)));
  return false;
}

/* The values of all sources; NULL with the reason. */
static const crd_settings *read_settings_file(const settings_store *store, char *error, size_t size) {
  const settings_source *source = &store->source;
  crd_settings *settings = crd_registry_settings(source->registry);
  if (!settings) return snprintf(error, size, "out of memory"), NULL;
  crd_string why = {NULL, 0};
  bool good = !source->file || take_file(settings, source->file, error, size, &why);
  if (good && source->values) good = crd_settings_set_file(settings, crd_string_of(source->values), &why);
  if (good && source->gates) good = crd_settings_set_gates(settings, crd_string_of(source->gates), &why);
  if (good && store->text)
    good =
        crd_settings_set(settings, crd_string_of(source->text_setting), (crd_string){store->text, store->text_size}, &why) &&
        crd_settings_keep(settings, crd_string_of(source->text_setting), crd_go_read_yaml, crd_string_of(source->text_type),
                          &why);
  if (good) return settings;
  if (why.size) snprintf(error, size, "%.*s", CRD_PRINT(why));
  crd_settings_add_advice(settings, error, size);
  crd_settings_release(settings);
  return NULL;
}

settings_store *crd_settings_store_create(const settings_source *source, const logger *log, char *error, size_t size) {
  settings_store *store = calloc(1, sizeof *store);
  if (!store) return snprintf(error, size, "no memory"), NULL;
  *store = (settings_store){
      .source = *source, .log = log, .file = {.path = source->file}, .text_file = {.path = source->text_file}};
  pthread_mutex_init(&store->mutex, NULL);
  look(&store->file); /* before it is read: what changes meanwhile is seen at the next look */
  look(&store->text_file);
  if (source->text_file) read_text(store);
  store->current = read_settings_file(store, error, size);
  atomic_store(&store->good, store->current != NULL);
  atomic_store(&store->loaded, time(NULL));
  if (store->current) return store;
  crd_settings_store_destroy(store);
  return NULL;
}

void crd_settings_store_destroy(settings_store *store) {
  if (!store) return;
  crd_settings_release(store->current);
  pthread_mutex_destroy(&store->mutex);
  free(store->text);
  free(store);
}

const crd_settings *crd_settings_store_take(settings_store *store) {
  if (!store) return NULL;
  pthread_mutex_lock(&store->mutex);
  const crd_settings *settings = crd_settings_retain(store->current);
  pthread_mutex_unlock(&store->mutex);
  return settings;
}

settings_state crd_settings_store_state(const settings_store *store) {
  return (settings_state){.good = atomic_load(&store->good),
                          .loaded = atomic_load(&store->loaded),
                          .taken = atomic_load(&store->taken),
                          .left = atomic_load(&store->left)};
}

/* A change was taken, or not. */
static void note_change(settings_store *store, const char *file, const char *error) {
  atomic_store(&store->good, !error);
  if (error) {
    atomic_fetch_add(&store->left, 1);
    log_event(store->log, LOG_LEVEL_ERROR, "settings", "the changed file is not taken: the old settings stay",
              log_text("error", crd_string_of(error)));
    return;
  }
  atomic_store(&store->loaded, time(NULL));
  atomic_fetch_add(&store->taken, 1);
  log_event(store->log, LOG_LEVEL_INFO, "settings", "the changed file is taken", log_text("file", crd_string_of(file)));
}

void crd_settings_store_refresh(settings_store *store) {
  char error[1024];
  bool changed = look(&store->file), text_changed = look(&store->text_file);
  if (text_changed && !read_text(store)) {
    atomic_store(&store->good, false);
    atomic_fetch_add(&store->left, 1);
    text_changed = false;
  }
  if (!changed && !text_changed) return;
  const crd_settings *fresh = read_settings_file(store, error, sizeof error);
  if (fresh) {
    pthread_mutex_lock(&store->mutex);
    const crd_settings *before = store->current;
    store->current = fresh;
    pthread_mutex_unlock(&store->mutex);
    crd_settings_release(before);
  }
  note_change(store, changed ? store->file.path : store->text_file.path, fresh ? NULL : error);
}
