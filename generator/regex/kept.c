/* SPDX-License-Identifier: Apache-2.0 */
#include "../../runtime/base/hash.h"
#include "../../runtime/base/locked.h"
#include "regex/dfa.h"
#include <string.h>

enum { BUCKETS = 256, MOST_BYTES = 4 << 20 };

typedef struct kept_automaton {
  struct kept_automaton *next;
  crd_string pattern;
  bool built;
  regex_dfa dfa;
} kept_automaton;

static struct {
  pthread_mutex_t lock;
  crd_arena *arena; /* NULL: the cache is off */
  size_t bytes;
  kept_automaton *buckets[BUCKETS];
} kept = {.lock = PTHREAD_MUTEX_INITIALIZER};

void crdc_regex_keep_automata(void) {
  pthread_mutex_lock(&kept.lock);
  if (!kept.arena) kept.arena = crd_arena_create(NULL); /* without memory the cache stays off */
  pthread_mutex_unlock(&kept.lock);
}

static kept_automaton **bucket_of(crd_string pattern) {
  return &kept.buckets[hash_name(0, pattern) % BUCKETS];
}

bool crdc_regex_find_kept(crd_string pattern, bool *built, regex_dfa *dfa) {
  pthread_mutex_lock(&kept.lock);
  const kept_automaton *found = kept.arena ? *bucket_of(pattern) : NULL;
  while (found && !crd_string_equal(found->pattern, pattern)) found = found->next;
  pthread_mutex_unlock(&kept.lock);
  if (!found) return false;
  *built = found->built;
  if (found->built) *dfa = found->dfa;
  return true;
}

static void *keep_bytes(const void *bytes, size_t size) {
  kept.bytes += size;
  return memcpy(crd_arena_alloc(kept.arena, size), bytes, size);
}

typedef struct keeping {
  crd_string pattern;
  const regex_dfa *dfa; /* NULL: there is none */
} keeping;

static void keep_automaton(void *context) {
  const keeping *what = context;
  if (kept.bytes >= MOST_BYTES) return;
  kept_automaton *one = crd_arena_zalloc(kept.arena, sizeof *one);
  one->pattern = crd_arena_copy(kept.arena, what->pattern);
  kept.bytes += sizeof *one + what->pattern.size;
  one->built = what->dfa != NULL;
  if (one->built) {
    one->dfa = *what->dfa;
    one->dfa.next = keep_bytes(one->dfa.next, (size_t)one->dfa.states * one->dfa.classes * sizeof *one->dfa.next);
    one->dfa.accept = keep_bytes(one->dfa.accept, one->dfa.states);
  }
  one->next = *bucket_of(what->pattern);
  *bucket_of(what->pattern) = one;
}

void crdc_regex_keep(crd_string pattern, bool built, const regex_dfa *dfa) {
  if (!kept.arena) return; /* the arena is made before threads start */
  keeping what = {pattern, built ? dfa : NULL};
  guard_locked(&kept.lock, kept.arena, keep_automaton, &what);
}
