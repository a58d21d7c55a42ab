/* SPDX-License-Identifier: Apache-2.0 */
/* The text of a marker as one line, with its places in the source; inside the marker modules only. */
#pragma once

#include "schema/markers/marker.h"

/* From the logical byte `at` on the text stands at `offset` of the source. */
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

/* The text that starts at `offset` of a comment line, with the lines that continue it; `end` becomes where the next line
 * starts. */
marker_line crdc_marker_line_read(crd_arena *arena, const source *source, uint32_t offset, uint32_t *end);
/* Where a byte of the text stands in the source. */
uint32_t crdc_marker_line_offset(const marker_line *line, size_t at);

/* The place behind '#' and blanks when the line that starts at `line` is a comment; false when it is none. `blanks` becomes
 * how many there are. */
bool crdc_marker_comment_start(crd_string text, size_t line, size_t *start, size_t *blanks);

/* One step through a quoted text, at `at` behind the opening quote: appends what stands there to `out` (NULL: counts only)
 * and gives how many bytes it is; 0 at the closing quote. `size` becomes how many bytes of the source it took, 0 when it is
 * no text: an escape that Go does not have, or its end. */
size_t crdc_marker_unquote_step(crd_string text, size_t at, char quote, crd_text *out, size_t *size);

/* Values of arguments; inside the marker modules only. */

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
