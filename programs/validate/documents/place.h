/* SPDX-License-Identifier: Apache-2.0 */
/* Places in the inputs: what stands where, in lines and columns, and of which object. */
#pragma once

#include "input.h"
#include "stranger.h"
#include <crd/json.h>
#include <crd/value.h>
#include <pthread.h>

/* Where line and column of an input are known, at steps of REPORT_STEP bytes: a hostile input has as many problems as bytes,
 * and no line breaks. It is made when it is first asked; several threads may ask. */
#define REPORT_STEP 1024
typedef struct report_index {
  crd_string text;
  crd_position *steps; /* the position of each step; owned */
  size_t count;        /* 0: not made yet */
  stranger stranger;   /* what the file is, where a document of it is no object */
  pthread_mutex_t lock;
} report_index;
void report_index_init(report_index *index, crd_string text);
void report_index_free(report_index *index);

/* A place in an input. */
typedef struct report_place {
  const input *input;
  report_index *index;
  size_t document; /* offset of the document in the input */
  crd_string text; /* the document */
  bool json;
  crd_string api_version, kind, name_space, name; /* of the object, as far as they are known */
  bool generated;                                 /* `name` is how its name begins */
  crd_string source;                              /* the file that it comes from, where it says so (lines.h) */
  const char *prefix;                             /* of an item's paths in its List: "items[3]"; "" otherwise */
} report_place;

/* Line and column of an offset in the document; of its first line with something where it is CRD_NO_OFFSET. */
crd_position report_position(const report_place *place, size_t offset);

/* Where in the input something stands that has that offset in its document; `known`: it is not just the document's start. */
size_t report_input_offset(const report_place *place, size_t offset, bool *known);
/* Line and column of an offset in the input. */
crd_position report_position_at(const report_place *place, size_t at);

/* The end of what begins there: of a name or a scalar, on its line; of a list or an object its first character. */
size_t report_token_end(crd_string text, size_t at);

/* The file as it is told of. */
static inline crd_string report_place_file(const report_place *place) {
  return crd_string_of(place->input->name);
}

/* The most of a line that is shown; longer ones (minified JSON) are cut around the column. */
#define REPORT_LINE 120
/* The line that `offset` is in, or as much of it as is shown; looks no further than that. `column` counts bytes. */
crd_string report_line_around(crd_string text, size_t offset, size_t *column);
