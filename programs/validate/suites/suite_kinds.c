/* SPDX-License-Identifier: Apache-2.0 */
/* The key of a source is the concatenation of its texts and paths. The last MOST_UNUSED unused entries are kept. */
#include "suite_kinds.h"
#include "../../../runtime/base/hash.h"
#include "base/memory.h"
#include "suite.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Consecutive suites often have the same CRDs, so a few unused entries are kept. */
#define MOST_UNUSED 6

struct suite_compiled {
  suite_compiled *next; /* most recently used first */
  uint64_t hash;
  char *key; /* allocated with malloc */
  size_t key_size, users;
  bool done;
  kinds *kinds; /* NULL: it does not compile */
  char *error;  /* the reason */
};

struct suite_kinds {
  pthread_mutex_t lock;
  pthread_cond_t done;
  suite_compiled *first;
  size_t count;
  bool counts;
};

suite_kinds *suite_kinds_create(bool counts) {
  suite_kinds *kinds = memory_checked(calloc(1, sizeof *kinds), sizeof *kinds);
  kinds->counts = counts;
  pthread_mutex_init(&kinds->lock, NULL);
  pthread_cond_init(&kinds->done, NULL);
  return kinds;
}

static void end_compiled(suite_compiled *one) {
  kinds_destroy(one->kinds);
  free(one->error);
  free(one->key);
  free(one);
}

/* Frees the unused entries except the `keep` most recently used ones. */
static void end_unused(suite_kinds *kinds, size_t keep) {
  for (suite_compiled **at = &kinds->first; *at;) {
    suite_compiled *one = *at;
    if (one->users || keep) {
      keep -= !one->users;
      at = &one->next;
      continue;
    }
    *at = one->next;
    end_compiled(one);
  }
}

void suite_kinds_destroy(suite_kinds *kinds) {
  if (!kinds) return;
  end_unused(kinds, 0);
  pthread_mutex_destroy(&kinds->lock);
  pthread_cond_destroy(&kinds->done);
  free(kinds);
}

void suite_kinds_forget(suite_kinds *kinds) {
  pthread_mutex_lock(&kinds->lock);
  end_unused(kinds, 0);
  pthread_mutex_unlock(&kinds->lock);
}

/* ---- keys ---- */

static crd_string source_key(crd_arena *arena, const suite_source *source) {
  crd_text key = {.arena = arena};
  crd_text_printf(&key, "%u %d", source->kubernetes_minor, source->layers);
  for (size_t i = 0; i < source->crd_count; i++) crd_text_printf(&key, " %s", source->crds[i]);
  crd_text_add_char(&key, '\n');
  for (size_t i = 0; i < source->overlay_count; i++) crd_text_printf(&key, " %s", source->overlays[i]);
  crd_text_add_char(&key, '\n');
  crd_text_add(&key, source->text);
  return crd_text_string(&key);
}

/* Finds a key and moves its entry to the front. */
static suite_compiled *find_compiled(suite_kinds *kinds, crd_string key, uint64_t hash) {
  for (suite_compiled **at = &kinds->first; *at; at = &(*at)->next) {
    suite_compiled *one = *at;
    if (one->hash != hash || one->key_size != key.size || memcmp(one->key, key.data, key.size) != 0) continue;
    *at = one->next;
    one->next = kinds->first;
    return kinds->first = one;
  }
  return NULL;
}

static suite_compiled *add_compiled(suite_kinds *kinds, crd_string key, uint64_t hash) {
  suite_compiled *one = memory_checked(calloc(1, sizeof *one), sizeof *one);
  one->key = memory_checked(malloc(key.size), key.size);
  memcpy(one->key, key.data, key.size);
  one->key_size = key.size;
  one->hash = hash;
  one->next = kinds->first;
  kinds->count++;
  return kinds->first = one;
}

/* ---- compiling ---- */

/* The compiled kinds point into the text, so the text in the key, which lives as long, is compiled. */
static void compile(suite_compiled *one, const suite_source *source, bool counts) {
  const kinds_set set = {.name = "CustomResourceDefinition",
                         .text = {one->key + one->key_size - source->text.size, source->text.size},
                         .crds = source->crds,
                         .crd_count = source->crd_count,
                         .overlays = source->overlays,
                         .overlay_count = source->overlay_count,
                         .carried = source->layers,
                         .counts = counts,
                         .kubernetes_minor = source->kubernetes_minor};
  one->kinds = kinds_load_set(&set, &one->error);
  if (!one->kinds && !one->error) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

suite_compiled *suite_kinds_take(suite_kinds *kinds, crd_arena *arena, const suite_source *source, crd_string *error) {
  crd_string key = source_key(arena, source);
  uint64_t hash = hash_name(0, key);
  pthread_mutex_lock(&kinds->lock);
  suite_compiled *one = find_compiled(kinds, key, hash);
  bool first = !one;
  if (first) one = add_compiled(kinds, key, hash);
  one->users++;
  while (!first && !one->done) pthread_cond_wait(&kinds->done, &kinds->lock);
  pthread_mutex_unlock(&kinds->lock);
  if (first) {
    compile(one, source, kinds->counts);
    pthread_mutex_lock(&kinds->lock);
    one->done = true;
    pthread_cond_broadcast(&kinds->done);
    pthread_mutex_unlock(&kinds->lock);
  }
  if (one->kinds) return one;
  *error = crd_arena_copy(arena, crd_string_of(one->error));
  suite_kinds_drop(kinds, one);
  return NULL;
}

void suite_kinds_drop(suite_kinds *kinds, suite_compiled *compiled) {
  if (!compiled) return;
  pthread_mutex_lock(&kinds->lock);
  compiled->users--;
  end_unused(kinds, MOST_UNUSED);
  pthread_mutex_unlock(&kinds->lock);
}

const crd_registry *suite_compiled_registry(const suite_compiled *compiled) {
  return kinds_registry(compiled->kinds);
}

const kinds *suite_compiled_kinds(const suite_compiled *compiled) {
  return compiled->kinds;
}

size_t suite_kinds_count(const suite_kinds *kinds) {
  return kinds->count;
}

static crd_string without_spaces(crd_string text) {
  while (text.size && text.data[0] == ' ') text = crd_string_slice(text, 1, text.size);
  while (text.size && text.data[text.size - 1] == ' ') text.size--;
  return text;
}

/* Parses a minor; `otherwise` for an empty text; 0 if it is invalid. */
static unsigned read_minor(crd_string text, unsigned otherwise) {
  char name[16];
  text = without_spaces(text);
  if (!text.size) return otherwise;
  if (text.size >= sizeof name) return 0;
  memcpy(name, text.data, text.size);
  name[text.size] = '\0';
  return crd_kubernetes_minor(name);
}

static bool read_range(crd_string text, suite_minors *minors) {
  const char *dots = memmem(text.data, text.size, "..", 2);
  size_t at = dots ? (size_t)(dots - text.data) : text.size;
  unsigned first = read_minor(crd_string_slice(text, 0, at), dots ? SUITE_FIRST_MINOR : 0);
  unsigned last = dots ? read_minor(crd_string_slice(text, at + 2, text.size), SUITE_LAST_MINOR) : first;
  if (!first || !last || first > last) return false;
  for (unsigned minor = first; minor <= last; minor++) *minors |= suite_minor_bit(minor);
  return true;
}

bool suite_minors_read(crd_string text, suite_minors *minors) {
  crd_string part;
  *minors = 0;
  for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);)
    if (!read_range(without_spaces(part), minors)) return false;
  return *minors != 0;
}

crd_string suite_minors_text(crd_arena *arena, suite_minors minors) {
  crd_text text = {.arena = arena};
  for (unsigned minor = SUITE_FIRST_MINOR; minor <= SUITE_LAST_MINOR; minor++) {
    unsigned last = minor;
    if (!(minors & suite_minor_bit(minor))) continue;
    while (last < SUITE_LAST_MINOR && (minors & suite_minor_bit(last + 1))) last++;
    crd_text_printf(&text, "%s1.%u", text.size ? ", " : "", minor);
    if (last > minor) crd_text_printf(&text, "%s1.%u", last == minor + 1 ? ", " : "..", last);
    minor = last;
  }
  return crd_text_string(&text);
}
