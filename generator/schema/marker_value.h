/* Values of arguments; inside the marker modules only. */
#ifndef CRDC_MARKER_VALUE_H
#define CRDC_MARKER_VALUE_H

#include "schema/marker_text.h"

/* Reads through the text of one marker. */
typedef struct marker_reader {
  crd_arena *arena;
  marker_line line;
  size_t at;
  diagnostics *diagnostics; /* NULL: only tries, and says nothing */
  bool failed;              /* an error was said */
  unsigned depth;
} marker_reader;

/* Says what is wrong at a byte of the text, once a marker. */
void marker_fail(marker_reader *reader, size_t at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Passes over blanks; the next character, or 0 at the end. */
char marker_peek(marker_reader *reader);
/* An identifier, or empty. */
crd_string marker_identifier(marker_reader *reader);
/* Reads a value of the kind up to ',' or the end. */
bool marker_value_read(marker_reader *reader, marker_kind kind, crd_value *value);

#endif
