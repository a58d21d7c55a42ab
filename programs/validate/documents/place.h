/* SPDX-License-Identifier: Apache-2.0 */
/* Places in the inputs as line and column, with the object there. */
#pragma once

#include "input.h"
#include "stranger.h"
#include <crd/json.h>
#include <crd/value.h>
#include <pthread.h>

/* Caches line and column every REPORT_STEP bytes of an input, because a hostile input can have as many problems as bytes,
 * and no line breaks. It is made on first use; several threads may use it. */
#define REPORT_STEP 1024
typedef struct report_index {
  crd_string text;
  crd_position *steps; /* the position of each step; owned */
  size_t count;        /* 0: not made yet */
  stranger stranger;   /* what the file is, if a document of it is no object */
  pthread_mutex_t lock;
} report_index;
void report_index_init(report_index *index, crd_string text);
void report_index_free(report_index *index);

/* A place in an input. */
typedef struct report_place {
  const input *input;
  report_index *index;
  size_t document; /* the offset of the document in the input */
  crd_string text; /* the document */
  bool json;
  crd_string api_version, kind, name_space, name; /* of the object, as far as known */
  bool generated;                                 /* `name` is a generateName */
  crd_string source;                              /* the file that it comes from, if the document names it (source.h) */
  const char *prefix;                             /* of paths in a List's item: "items[3]"; else "" */
} report_place;

/* Line and column of an offset in the document; for CRD_NO_OFFSET of its first non-empty line. */
crd_position report_position(const report_place *place, size_t offset);

/* The offset in the input for an offset in the document; `known`: it is more exact than the start of the document. */
size_t report_input_offset(const report_place *place, size_t offset, bool *known);
/* Line and column of an offset in the input. */
crd_position report_position_at(const report_place *place, size_t at);

/* The end of the token at `at`: of a name or a scalar on its line; of a list or an object its first character. */
size_t report_token_end(crd_string text, size_t at);

/* The file name to report. */
static inline crd_string report_place_file(const report_place *place) {
  return crd_string_of(place->input->name);
}

/* The most bytes of a line that are shown; longer lines (minified JSON) are cut around the column. */
#define REPORT_LINE 120
/* The part of the line around `offset` that is shown; it reads no further. `column` counts bytes. */
crd_string report_line_around(crd_string text, size_t offset, size_t *column);
