/* The pointer to the values is exchanged under a mutex that is held for an assignment and a count. Whether the file has
 * changed is told by what stat says of it, through links: a mounted ConfigMap is exchanged by a link. */
#include "settings_store.h"
#include "regular_file.h"
#include <crd/settings.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#define FILE_LIMIT ((size_t)1 << 20) /* bytes of the settings */

struct settings_store {
  const crd_registry *registry;
  const char *file, *gates;
  const logger *log;
  pthread_mutex_t mutex; /* of `current` */
  const crd_settings *current;
  struct stat seen; /* of the file when it was last read, all zero when it was not there */
  atomic_bool good;
  atomic_llong loaded;
  atomic_ulong taken, left;
};

static bool is_same_file(const struct stat *a, const struct stat *b) {
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec &&
         a->st_ctim.tv_sec == b->st_ctim.tv_sec && a->st_ctim.tv_nsec == b->st_ctim.tv_nsec;
}

static struct stat look(const settings_store *store) {
  struct stat now;
  if (!store->file || stat(store->file, &now) != 0) now = (struct stat){0};
  return now;
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

/* The values of flags and file; NULL with the reason. */
static const crd_settings *load_settings(const settings_store *store, char *error, size_t size) {
  crd_settings *settings = crd_registry_settings(store->registry);
  if (!settings) return snprintf(error, size, "out of memory"), NULL;
  crd_string why = {NULL, 0};
  bool good = !store->file || take_file(settings, store->file, error, size, &why);
  if (good && store->gates) good = crd_settings_set_gates(settings, crd_string_of(store->gates), &why);
  if (good) return settings;
  if (why.size) snprintf(error, size, "%.*s", CRD_PRINT(why));
  crd_settings_add_advice(settings, error, size);
  crd_settings_release(settings);
  return NULL;
}

settings_store *crd_settings_store_create(const crd_registry *registry, const char *file, const char *gates,
                                          const logger *log, char *error, size_t size) {
  settings_store *store = calloc(1, sizeof *store);
  if (!store) return snprintf(error, size, "no memory"), NULL;
  *store = (settings_store){.registry = registry, .file = file, .gates = gates, .log = log};
  pthread_mutex_init(&store->mutex, NULL);
  store->seen = look(store); /* before it is read: what changes meanwhile is seen at the next look */
  store->current = load_settings(store, error, size);
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

void crd_settings_store_refresh(settings_store *store) {
  char error[1024];
  struct stat now = look(store);
  if (!store->file || is_same_file(&now, &store->seen)) return;
  store->seen = now;
  const crd_settings *fresh = load_settings(store, error, sizeof error);
  atomic_store(&store->good, fresh != NULL);
  if (!fresh) {
    atomic_fetch_add(&store->left, 1);
    log_event(store->log, LOG_LEVEL_ERROR, "settings", "the changed file is not taken: the old settings stay",
              log_text("error", crd_string_of(error)));
    return;
  }
  pthread_mutex_lock(&store->mutex);
  const crd_settings *before = store->current;
  store->current = fresh;
  pthread_mutex_unlock(&store->mutex);
  crd_settings_release(before);
  atomic_store(&store->loaded, time(NULL));
  atomic_fetch_add(&store->taken, 1);
  log_event(store->log, LOG_LEVEL_INFO, "settings", "the changed file is taken",
            log_text("file", crd_string_of(store->file)));
}
