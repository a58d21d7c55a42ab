/* SPDX-License-Identifier: Apache-2.0 */
/* Names are added as they come; where there is no more room they are sorted and those that are equal become one, and only
 * when most were different the room is doubled: n log n for n names, in memory for twice the different ones. */
#include "tally.h"
#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 16

static int compare_tallied_names(const void *a, const void *b) {
  return strcmp(((const tally_entry *)a)->name, ((const tally_entry *)b)->name);
}

void tally_settle(tally *tally) {
  size_t kept = 0;
  if (tally->count) qsort(tally->items, tally->count, sizeof *tally->items, compare_tallied_names);
  for (size_t i = 0; i < tally->count; i++) {
    if (kept && strcmp(tally->items[kept - 1].name, tally->items[i].name) == 0) {
      tally->items[kept - 1].uses += tally->items[i].uses;
      free(tally->items[i].name);
    } else {
      tally->items[kept++] = tally->items[i];
    }
  }
  tally->count = kept;
}

static bool tally_grow(tally *tally) {
  if (tally->count < tally->room) return true;
  tally_settle(tally);
  if (tally->room && tally->count <= tally->room / 2) return true;
  size_t room = tally->room ? tally->room * 2 : FIRST_ROOM;
  tally_entry *items = realloc(tally->items, room * sizeof *items);
  if (!items) return tally->count < tally->room;
  tally->items = items;
  tally->room = room;
  return true;
}

void tally_add(tally *tally, const char *name) {
  char *copy = tally_grow(tally) ? strdup(name) : NULL;
  if (copy)
    tally->items[tally->count++] = (tally_entry){copy, 1};
  else
    tally->lost++;
}

void tally_free(tally *tally) {
  for (size_t i = 0; i < tally->count; i++) free(tally->items[i].name);
  free(tally->items);
  *tally = (struct tally){.items = NULL};
}
