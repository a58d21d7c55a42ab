/* Typed reading of a document's members. What has the wrong shape is a diagnostic at its place; null counts as absent, as in
 * Go's JSON decoder. */
#ifndef CRDC_SCHEMA_READ_H
#define CRDC_SCHEMA_READ_H

#include "schema/schema.h"

typedef struct reader {
  crd_arena *arena;
  const source *source;
  diagnostics *diagnostics;
} reader;

location read_location(const reader *reader, const crd_value *value);

/* The member of that name, or NULL when it is absent or null. */
const crd_value *read_member(const crd_value *map, const char *name);

/* Says that `what` must be `expected` ("a list of strings") at the value's place. */
void read_wrong(const reader *reader, const crd_value *value, crd_string what, const char *expected);

/* Each reads one value that is not null; on a wrong shape the target keeps what it had. `what` is the name for messages. */
void read_string(const reader *reader, const crd_value *value, crd_string what, crd_string *out);
void read_bool(const reader *reader, const crd_value *value, crd_string what, bool *out);
void read_number(const reader *reader, const crd_value *value, crd_string what, number_limit *out);
void read_count(const reader *reader, const crd_value *value, crd_string what, count_limit *out);
void read_strings(const reader *reader, const crd_value *value, crd_string what, crd_string **out, size_t *count);
bool read_is_map(const reader *reader, const crd_value *value, crd_string what);
bool read_is_list(const reader *reader, const crd_value *value, crd_string what);

/* The same for a member that may be absent. `map` may be NULL. */
void read_string_member(const reader *reader, const crd_value *map, const char *name, crd_string *out);
void read_bool_member(const reader *reader, const crd_value *map, const char *name, bool *out);
/* A member that must be a map (or a list) when it is there: NULL when it is absent or something else. */
const crd_value *read_map_member(const reader *reader, const crd_value *map, const char *name);
const crd_value *read_list_member(const reader *reader, const crd_value *map, const char *name);

#endif
