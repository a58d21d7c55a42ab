/* Tables of cases about schemas as value trees, for the runners of CRDs and of values. */
#ifndef SCHEMA_CASES_H
#define SCHEMA_CASES_H

#include "cel_cases.h"
#include "schema/schema.h"

/* A file of cases with its text; `cases` is NULL where the file is absent. `{"$float": x}` has become a float64. */
typedef struct case_file {
  crd_string text;
  const crd_value *cases; /* the list */
} case_file;

case_file case_file_open(crd_arena *arena, const char *path);
void case_file_close(case_file *file);

/* The string member; empty when there is none. */
crd_string case_text(const crd_value *map, const char *name);
/* A boolean member; false when there is none. */
bool case_flag(const crd_value *map, const char *name);
/* The case's name, ended by NUL. */
const char *case_name(crd_arena *arena, const crd_value *item);

#endif
