/* Tables of cases read as values of the runtime, so that strings may hold NUL and numbers keep their kind. */
#ifndef TESTS_CONFORMANCE_TABLE_H
#define TESTS_CONFORMANCE_TABLE_H

#include <crd/value.h>

#define TABLE_SKIPPED 77 /* what meson takes as skipped */

typedef struct table {
  crd_arena *arena;
  const crd_value *cases; /* a list */
  const char *path;
  unsigned run, failed, skipped;
} table;

/* Reads a file below the folder of cases; ends the process, saying so, where it is absent. */
table table_open(const char *path);
/* Says how many cases ran; gives whether none failed. */
bool table_close(table *table);

/* Counts a case; says which it was when it failed. */
void table_check(table *table, const crd_value *row, bool passed, crd_string got);

/* The text below a row, empty where absent; whether a flag below it is true. */
crd_string row_text(const crd_value *row, const char *name);
bool row_flag(const crd_value *row, const char *name);
const crd_value *row_value(const crd_value *row, const char *name);

/* Whether `text` holds `part`. */
bool text_contains(crd_string text, crd_string part);

#endif
