/* Names and where they stand in a list: a hash table, for lists of a CRD that may be long. */
#ifndef CRDC_SCHEMA_NAME_INDEX_H
#define CRDC_SCHEMA_NAME_INDEX_H

#include <crd/arena.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct name_entry {
  crd_string name;
  uint32_t at; /* + 1; 0: the entry is free */
} name_entry;

/* Begun with its arena alone; the names are borrowed. */
typedef struct name_index {
  crd_arena *arena;
  name_entry *entries;
  uint32_t count, room; /* of entries; the room is a power of two */
} name_index;

/* False, and nothing changes, when the name is there already. */
bool name_index_add(name_index *index, crd_string name, uint32_t at);
/* Where the name stands; UINT32_MAX: nowhere. */
uint32_t name_index_find(const name_index *index, crd_string name);

#endif
