/* SPDX-License-Identifier: Apache-2.0 */
/* Values of arguments; inside the marker modules only. */
#ifndef CRDC_SCHEMA_MARKERS_MARKER_VALUE_H
#define CRDC_SCHEMA_MARKERS_MARKER_VALUE_H

#include "schema/markers/marker_text.h"

/* Reads through the text of one marker. */
typedef struct marker_reader {
  crd_arena *arena;
  marker_line line;
  size_t at;
  diagnostics *diagnostics; /* NULL: only tries, and says nothing */
  bool failed;              /* an error was said */
  unsigned depth;
  unsigned braces;                     /* around what is read */
  const marker_definition *definition; /* whose arguments are read by name; NULL: none are */
} marker_reader;

/* Says what is wrong at a byte of the text, once a marker. */
void crdc_marker_fail(marker_reader *reader, size_t at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Passes over blanks; the next character, or 0 at the end. */
char crdc_marker_peek(marker_reader *reader);
/* An identifier, or empty. */
crd_string crdc_marker_identifier(marker_reader *reader);
/* Whether name= stands at the reader's place, where a value that ended at `end` should be over: a ',' was forgotten. Says so
 * at the end. */
bool crdc_marker_refuse_name(marker_reader *reader, size_t end);
/* Reads a value of the kind up to ',' or the end. */
bool crdc_marker_value_read(marker_reader *reader, marker_kind kind, crd_value *value);

#endif
