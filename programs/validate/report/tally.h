/* SPDX-License-Identifier: Apache-2.0 */
/* How often each of many names was met. */
#ifndef VALIDATE_REPORT_TALLY_H
#define VALIDATE_REPORT_TALLY_H

#include <stdbool.h>
#include <stddef.h>

typedef struct tally_entry {
  char *name; /* owned */
  size_t uses;
} tally_entry;

/* Starts as zeros, is ended with tally_free. */
typedef struct tally {
  tally_entry *items;
  size_t count, room;
  size_t lost; /* uses that there was no memory for */
} tally;

void tally_add(tally *tally, const char *name);
/* Afterwards the entries are sorted by their names, each name once. */
void tally_settle(tally *tally);
void tally_free(tally *tally);

#endif
