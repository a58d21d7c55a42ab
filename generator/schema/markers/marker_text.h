/* SPDX-License-Identifier: Apache-2.0 */
/* The text of a marker as one line, with its places in the source; internal to the marker modules. */
#pragma once

#include "schema/markers/marker.h"

/* Text from the logical byte `at` on is at `offset` in the source. */
typedef struct marker_segment {
  size_t at;
  uint32_t offset;
} marker_segment;

typedef struct marker_line {
  const source *source;
  crd_string text;
  marker_segment *segments;
  size_t count, capacity;
} marker_line;

/* Reads the text that starts at `offset` of a comment line, and the lines that continue it; sets `end` to the start of the
 * next line. */
marker_line crdc_marker_line_read(crd_arena *arena, const source *source, uint32_t offset, uint32_t *end);
/* The source offset of a byte of the text. */
uint32_t crdc_marker_line_offset(const marker_line *line, size_t at);

/* If the line that starts at `line` is a comment, sets `start` to the text after '#' and blanks, and `blanks` to their
 * number; else returns false. */
bool crdc_marker_comment_start(crd_string text, size_t line, size_t *start, size_t *blanks);

/* Reads one character of a quoted text; `at` is the offset after the opening quote. Appends it to `out` (NULL: only counts)
 * and returns its size in bytes, 0 at the closing quote. `size` becomes the number of source bytes. It is 0 on an error: an
 * escape that Go does not have, or the end of the text. */
size_t crdc_marker_unquote_step(crd_string text, size_t at, char quote, crd_text *out, size_t *size);

/* Values of arguments; internal to the marker modules. */

/* Parses the text of one marker. */
typedef struct marker_reader {
  crd_arena *arena;
  marker_line line;
  size_t at;
  diagnostics *diagnostics; /* NULL: errors are not reported */
  bool failed;              /* an error was found */
  unsigned depth;
  unsigned braces;                     /* how many braces are open */
  const marker_definition *definition; /* whose arguments are parsed by name; NULL: none */
} marker_reader;

/* Reports an error at a byte of the text, once per marker. */
void crdc_marker_fail(marker_reader *reader, size_t at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Skips blanks, and returns the next character, or 0 at the end. */
char crdc_marker_peek(marker_reader *reader);
/* Parses an identifier, or returns empty. */
crd_string crdc_marker_identifier(marker_reader *reader);
/* Whether name= follows where the value that ended at `end` should be over, because a ',' was forgotten. Reports that at
 * `end`. */
bool crdc_marker_refuse_name(marker_reader *reader, size_t end);
/* Parses a value of the kind, up to ',' or the end. */
bool crdc_marker_value_read(marker_reader *reader, marker_kind kind, crd_value *value);
