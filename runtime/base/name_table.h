/* SPDX-License-Identifier: Apache-2.0 */
/* What is known under names that whoever sends the input chooses: a hash table that no choice of names makes slow. */
#ifndef CRD_VALUE_NAME_TABLE_H
#define CRD_VALUE_NAME_TABLE_H

#include "kin.h"
#include <crd/arena.h>

typedef struct name_entry {
  crd_string name;
  void *held; /* NULL: the entry is free */
} name_entry;

/* A table is begun with its arena alone; the names stay where they are. */
typedef struct name_table {
  crd_arena *arena;
  name_entry *entries;
  size_t count, room; /* of entries; the room is a power of two */
} name_table;

/* Makes room in an empty table for that many names. */
CRD_KIN void crd_name_table_reserve(name_table *table, size_t count);
/* What is held under a name; NULL: nothing. */
CRD_KIN void *crd_name_table_find(const name_table *table, crd_string name);
/* Puts something, not NULL, in the place of what was held under the name. */
CRD_KIN void crd_name_table_put(name_table *table, crd_string name, void *held);
/* Forgets all names. */
void crd_name_table_clear(name_table *table);

#endif
