/* SPDX-License-Identifier: Apache-2.0 */
/* Recorded requests, one a line as `crd-validate --batch` takes them, made into requests of the library. */
#ifndef CRDC_REQUEST_LINES_H
#define CRDC_REQUEST_LINES_H

#include "judges/kinds.h"
#include <crd/request.h>

#define REQUEST_LINES_FILES 200

/* What stays from line to line: the kinds of CRDs, each compiled once. All zero at first. */
typedef struct request_lines {
  struct {
    char *name;
    kinds *kinds;
  } files[REQUEST_LINES_FILES];
  size_t file_count;
  char *inlined; /* the text of the last CRD that stood in a request */
  kinds *inlined_kinds;
} request_lines;

typedef struct request_line {
  crd_request request;
  const crd_registry *registry; /* of its kind */
  crd_string old;               /* the stored object's bytes */
} request_line;

/* False for a line that is no create or update of a kind at hand; what is read stands in the arena. */
bool request_line_read(request_lines *lines, crd_arena *arena, crd_string line, request_line *read);
void request_lines_release(request_lines *lines);

#endif
