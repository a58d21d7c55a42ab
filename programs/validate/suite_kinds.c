#include "suite_kinds.h"
#include "../../runtime/value/hash.h"
#include "base/memory.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct compiled {
  uint64_t hash;
  char *text;
  size_t size;
  bool done;
  kinds *kinds; /* NULL: it does not compile */
  char *error;  /* why */
} compiled;

struct suite_kinds {
  unsigned kubernetes_minor;
  bool counts;
  pthread_mutex_t lock;
  pthread_cond_t done;
  compiled **items;
  size_t count, room;
};

suite_kinds *suite_kinds_create(unsigned kubernetes_minor, bool counts) {
  suite_kinds *kinds = memory_checked(calloc(1, sizeof *kinds), sizeof *kinds);
  kinds->kubernetes_minor = kubernetes_minor;
  kinds->counts = counts;
  pthread_mutex_init(&kinds->lock, NULL);
  pthread_cond_init(&kinds->done, NULL);
  return kinds;
}

void suite_kinds_destroy(suite_kinds *kinds) {
  if (!kinds) return;
  for (size_t i = 0; i < kinds->count; i++) {
    kinds_destroy(kinds->items[i]->kinds);
    free(kinds->items[i]->error);
    free(kinds->items[i]->text);
    free(kinds->items[i]);
  }
  free(kinds->items);
  pthread_mutex_destroy(&kinds->lock);
  pthread_cond_destroy(&kinds->done);
  free(kinds);
}

static compiled *find_compiled(const suite_kinds *kinds, crd_string text, uint64_t hash) {
  for (size_t i = 0; i < kinds->count; i++) {
    compiled *one = kinds->items[i];
    if (one->hash == hash && one->size == text.size && memcmp(one->text, text.data, text.size) == 0) return one;
  }
  return NULL;
}

static compiled *add_compiled(suite_kinds *kinds, crd_string text, uint64_t hash) {
  if (kinds->count == kinds->room) {
    kinds->room = kinds->room ? kinds->room * 2 : 64;
    kinds->items =
        memory_checked(realloc(kinds->items, kinds->room * sizeof *kinds->items), kinds->room * sizeof *kinds->items);
  }
  compiled *one = memory_checked(calloc(1, sizeof *one), sizeof *one);
  one->text = memory_checked(malloc(text.size + 1), text.size + 1);
  memcpy(one->text, text.data, text.size);
  one->text[text.size] = '\0';
  one->size = text.size;
  one->hash = hash;
  return kinds->items[kinds->count++] = one;
}

const crd_registry *suite_kinds_of(suite_kinds *kinds, crd_string text, crd_string *error) {
  uint64_t hash = hash_name(0, text);
  pthread_mutex_lock(&kinds->lock);
  compiled *one = find_compiled(kinds, text, hash);
  bool first = !one;
  if (first) one = add_compiled(kinds, text, hash);
  while (!first && !one->done) pthread_cond_wait(&kinds->done, &kinds->lock);
  pthread_mutex_unlock(&kinds->lock);
  if (first) {
    const crd_string own = {one->text, one->size};
    struct kinds *made = kinds->counts
                             ? kinds_load_counted(own, kinds->kubernetes_minor, &one->error)
                             : kinds_load_quietly("CustomResourceDefinition", own, kinds->kubernetes_minor, &one->error);
    if (!made && !one->error) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
    pthread_mutex_lock(&kinds->lock);
    one->kinds = made;
    one->done = true;
    pthread_cond_broadcast(&kinds->done);
    pthread_mutex_unlock(&kinds->lock);
  }
  if (one->kinds) return kinds_registry(one->kinds);
  *error = crd_string_of(one->error);
  return NULL;
}

const kinds *suite_kinds_having(suite_kinds *kinds, const crd_registry *registry) {
  const struct kinds *found = NULL;
  pthread_mutex_lock(&kinds->lock);
  for (size_t i = 0; i < kinds->count && !found; i++)
    if (kinds->items[i]->done && kinds->items[i]->kinds && kinds_registry(kinds->items[i]->kinds) == registry)
      found = kinds->items[i]->kinds;
  pthread_mutex_unlock(&kinds->lock);
  return found;
}

size_t suite_kinds_count(const suite_kinds *kinds) {
  return kinds->count;
}
