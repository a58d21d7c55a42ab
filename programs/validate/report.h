/* What people read: file:line:column, the field, the message, the line of source and a caret. */
#ifndef VALIDATE_REPORT_H
#define VALIDATE_REPORT_H

#include "input.h"
#include <crd/request.h>
#include <stdio.h>

typedef struct report {
  FILE *stream;
  bool color;
} report;

/* A place in an input. */
typedef struct report_place {
  const input *input;
  size_t document; /* offset of the document in the input */
  crd_string text; /* the document */
  bool json;
  const char *prefix; /* of an item's paths in its List: "items[3]"; "" otherwise */
} report_place;

/* One line, with the source below where `offset` (in the document) is known. */
void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text);

/* Everything that a verdict holds against its object. With `strict` unknown and duplicate fields are errors, else warnings.
 */
void report_verdict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                    uint32_t object_offset, bool strict);

#endif
