/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/hash.h"
#include "base/memory.h"
#include "event.h"
#include <stdlib.h>

#define KNOWN_SEED UINT64_C(0x7265706C61796B6E)
#define BUCKETS 4096u

typedef struct entry {
  struct entry *next;          /* of the bucket */
  struct entry *newer, *older; /* by last use */
  uint64_t hash;
  size_t key_size, size;
  char bytes[]; /* the key, then the object */
} entry;

struct replay_known {
  size_t limit, used, lost;
  entry *newest, *oldest;
  entry *buckets[BUCKETS];
};

replay_known *replay_known_create(size_t bytes) {
  replay_known *known = calloc(1, sizeof *known);
  if (known) known->limit = bytes;
  return known;
}

static size_t entry_bytes(const entry *entry) {
  return sizeof *entry + entry->key_size + entry->size;
}

static crd_string entry_key(const entry *entry) {
  return (crd_string){entry->bytes, entry->key_size};
}

/* The link to the entry, or where it would be. */
static entry **known_place(replay_known *known, crd_string key, uint64_t hash) {
  entry **place = &known->buckets[hash % BUCKETS];
  while (*place && ((*place)->hash != hash || !crd_string_equal(entry_key(*place), key))) place = &(*place)->next;
  return place;
}

static void unlink_entry(replay_known *known, entry *entry) {
  *(entry->newer ? &entry->newer->older : &known->newest) = entry->older;
  *(entry->older ? &entry->older->newer : &known->oldest) = entry->newer;
}

static void link_newest(replay_known *known, entry *entry) {
  entry->newer = NULL;
  entry->older = known->newest;
  *(known->newest ? &known->newest->newer : &known->oldest) = entry;
  known->newest = entry;
}

/* Removes the entry at a link, if there is one. */
static void drop_at(replay_known *known, entry **place) {
  entry *gone = *place;
  if (!gone) return;
  *place = gone->next;
  unlink_entry(known, gone);
  known->used -= entry_bytes(gone);
  free(gone);
}

void replay_known_destroy(replay_known *known) {
  if (!known) return;
  for (entry *entry = known->newest, *older; entry; entry = older) {
    older = entry->older;
    free(entry);
  }
  free(known);
}

crd_string replay_known_get(replay_known *known, crd_string key) {
  entry *found = *known_place(known, key, hash_name(KNOWN_SEED, key));
  if (!found) return (crd_string){NULL, 0};
  unlink_entry(known, found);
  link_newest(known, found);
  return (crd_string){found->bytes + found->key_size, found->size};
}

static void drop_oldest(replay_known *known) {
  known->lost++;
  drop_at(known, known_place(known, entry_key(known->oldest), known->oldest->hash));
}

void replay_known_put(replay_known *known, crd_string key, crd_string object) {
  const uint64_t hash = hash_name(KNOWN_SEED, key);
  const size_t bytes = sizeof(entry) + key.size + object.size;
  entry **place = known_place(known, key, hash);
  drop_at(known, place);
  if (bytes > known->limit) {
    known->lost++;
    return;
  }
  entry *made = memory_checked(malloc(bytes), bytes);
  while (known->used + bytes > known->limit) drop_oldest(known);
  *made = (entry){.hash = hash, .key_size = key.size, .size = object.size};
  memcpy(made->bytes, key.data, key.size);
  memcpy(made->bytes + key.size, object.data, object.size);
  place = known_place(known, key, hash);
  *place = made;
  link_newest(known, made);
  known->used += bytes;
}

void replay_known_drop(replay_known *known, crd_string key) {
  drop_at(known, known_place(known, key, hash_name(KNOWN_SEED, key)));
}

void replay_known_drop_all(replay_known *known, crd_string prefix) {
  for (entry *entry = known->newest, *older; entry; entry = older) {
    older = entry->older;
    if (crd_string_has_prefix(entry_key(entry), prefix)) drop_at(known, known_place(known, entry_key(entry), entry->hash));
  }
}

size_t replay_known_lost(const replay_known *known) {
  return known->lost;
}
