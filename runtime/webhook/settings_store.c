/* SPDX-License-Identifier: Apache-2.0 */
/* The pointer to the values is replaced under a mutex, which is held only for the assignment and the reference count. */
#include "settings_store.h"
#include "http/quiet_files.h"
#include <crd/go_json.h>
#include <crd/guard.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#define FILE_LIMIT ((size_t)1 << 20) /* bytes of the settings */

struct settings_store {
  settings_source source;
  const logger *log;
  pthread_mutex_t mutex; /* of `current` and `lacking` */
  const crd_settings *current;
  char lacking[SETTINGS_ERROR]; /* why the file is invalid */
  quiet_watch file, text_file;
  char *text; /* of text_file when it was last good; NULL: it never was */
  size_t text_size;
  bool text_is_new;        /* the values do not have it yet */
  atomic_bool good, lacks; /* `lacks`: the file was never valid since the start */
  atomic_llong loaded;
  atomic_ulong taken, left;
};

static void visit_file(void *context, quiet_look *look) {
  if (context) crd_quiet_look_at(look, context);
}

static quiet_watch watch_of(const char *path) {
  return (quiet_watch){.visit = visit_file, .context = (void *)(uintptr_t)path};
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

/* Whether a text can be parsed as that type. */
static bool is_readable(crd_string text, const char *type) {
  crd_arena *arena = crd_arena_create(NULL);
  text_check check = {.arena = arena, .text = text, .type = crd_string_of(type)};
  bool good = arena && crd_guard(arena, check_text, &check) == CRD_STOP_NONE && check.good;
  crd_arena_destroy(arena);
  return good;
}

typedef enum text_reading { TEXT_LEFT, TEXT_TAKEN, TEXT_CHANGING } text_reading;

/* Reads the text file. If it is invalid, or was written meanwhile, the previous text is kept. */
static text_reading read_text(settings_store *store) {
  const settings_source *source = &store->source;
  char error[SETTINGS_ERROR], *text;
  size_t size;
  bool read = crd_regular_file_read(source->text_file, FILE_LIMIT, &text, &size, error, sizeof error);
  if (!crd_quiet_files_take(&store->text_file)) {
    if (read) free(text);
    return TEXT_CHANGING;
  }
  if (read && is_readable((crd_string){text, size}, source->text_type)) {
    free(store->text);
    store->text = text; /* with a NUL behind it */
    store->text_size = size;
    return TEXT_TAKEN;
  }
  if (read) {
    snprintf(error, sizeof error, "%s: it is no YAML of the form that is wanted", source->text_file);
    free(text);
  }
  log_event(store->log, LOG_LEVEL_ERROR, "settings",
            store->text ? "the changed file is not taken: the old one stays" : "the file is not taken: it stays unset",
            log_text("setting", crd_string_of(source->text_setting)), log_text("error", crd_string_of(error)));
  return TEXT_LEFT;
}

/* The values of all sources, or of all except the file; NULL with the reason. */
static const crd_settings *read_sources(const settings_store *store, bool with_file, char *error, size_t size) {
  const settings_source *source = &store->source;
  crd_settings *settings = crd_registry_settings(source->registry);
  if (!settings) return snprintf(error, size, "out of memory"), NULL;
  crd_string why = {NULL, 0};
  bool good = !with_file || !source->file || take_file(settings, source->file, error, size, &why);
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

static bool is_regular(const char *path) {
  struct stat status;
  return path && stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/* Waits for a valid file, if all other sources are valid. */
static void wait_for_file(settings_store *store, char *error, size_t size) {
  char own[SETTINGS_ERROR];
  snprintf(own, sizeof own, "%s", error);
  store->current = read_sources(store, false, error, size);
  if (!store->current) return;
  memcpy(store->lacking, own, sizeof own);
  atomic_store(&store->lacks, true);
  log_event(store->log, LOG_LEVEL_ERROR, "settings", "the file is not taken: nothing is judged before it is good",
            log_text("error", crd_string_of(own)));
}

bool crd_settings_store_lacks(settings_store *store, char *why, size_t size) {
  if (!store || !atomic_load(&store->lacks)) return false;
  pthread_mutex_lock(&store->mutex);
  if (why) snprintf(why, size, "%s", store->lacking);
  pthread_mutex_unlock(&store->mutex);
  return true;
}

settings_store *crd_settings_store_create(const settings_source *source, const logger *log, char *error, size_t size) {
  settings_store *store = calloc(1, sizeof *store);
  if (!store) return snprintf(error, size, "no memory"), NULL;
  *store = (settings_store){
      .source = *source, .log = log, .file = watch_of(source->file), .text_file = watch_of(source->text_file)};
  pthread_mutex_init(&store->mutex, NULL);
  if (crd_quiet_files_wait(&store->file) && crd_quiet_files_wait(&store->text_file)) {
    if (source->text_file) read_text(store);
    store->current = read_sources(store, true, error, size);
  } else
    snprintf(error, size, "the files of the settings keep changing");
  atomic_store(&store->good, store->current != NULL);
  if (!store->current && source->waits && is_regular(source->file)) wait_for_file(store, error, size);
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

/* Counts and logs a change, valid or not. */
static void note_change(settings_store *store, const char *file, const char *error) {
  atomic_store(&store->good, !error);
  if (error) {
    atomic_fetch_add(&store->left, 1);
    log_event(store->log, LOG_LEVEL_ERROR, "settings",
              atomic_load(&store->lacks) ? "the changed file is not taken, either"
                                         : "the changed file is not taken: the old settings stay",
              log_text("error", crd_string_of(error)));
    return;
  }
  atomic_store(&store->loaded, time(NULL));
  atomic_fetch_add(&store->taken, 1);
  log_event(store->log, LOG_LEVEL_INFO, "settings", "the changed file is taken", log_text("file", crd_string_of(file)));
}

static void tell_restless(settings_store *store, quiet_watch *watch, uint64_t now) {
  if (crd_quiet_files_restless(watch, now))
    log_event(store->log, LOG_LEVEL_ERROR, "settings", "the file keeps changing: the old settings stay until it is quiet",
              log_text("file", crd_string_of(watch->context)));
}

static void refresh_text(settings_store *store, uint64_t now) {
  tell_restless(store, &store->text_file, now);
  if (!crd_quiet_files_changed(&store->text_file, now)) return;
  const text_reading reading = read_text(store);
  if (reading == TEXT_TAKEN) store->text_is_new = true;
  if (reading != TEXT_LEFT) return;
  atomic_store(&store->good, false);
  atomic_fetch_add(&store->left, 1);
}

/* Whether the file that was read is the quiet version that was found before. */
static bool was_still(settings_store *store, bool changed, uint64_t now) {
  if (changed) return crd_quiet_files_take(&store->file);
  crd_quiet_files_changed(&store->file, now);
  return !store->file.waiting;
}

void crd_settings_store_refresh(settings_store *store, uint64_t now) {
  char error[SETTINGS_ERROR];
  tell_restless(store, &store->file, now);
  refresh_text(store, now);
  const bool changed = crd_quiet_files_changed(&store->file, now);
  if (!changed && (store->file.waiting || !store->text_is_new)) return;
  const crd_settings *fresh = read_sources(store, true, error, sizeof error);
  if (!was_still(store, changed, now)) {
    crd_settings_release(fresh);
    return;
  }
  store->text_is_new = false;
  pthread_mutex_lock(&store->mutex);
  const crd_settings *before = fresh ? store->current : NULL;
  if (fresh)
    store->current = fresh;
  else
    snprintf(store->lacking, sizeof store->lacking, "%s", error);
  if (fresh) atomic_store(&store->lacks, false);
  pthread_mutex_unlock(&store->mutex);
  crd_settings_release(before);
  note_change(store, changed ? store->file.context : store->text_file.context, fresh ? NULL : error);
}
