/* SPDX-License-Identifier: Apache-2.0 */
/* What people read: file:line:column, the field, the message, the line of source and a caret. */
#ifndef VALIDATE_REPORT_H
#define VALIDATE_REPORT_H

#include "input.h"
#include "stranger.h"
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/request.h>
#include <pthread.h>
#include <stdio.h>

/* The most problems of one document that are shown; how many more there are is said. */
#define REPORT_PROBLEMS 1000

typedef struct report {
  FILE *stream;
  bool color;
} report;

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
  crd_string kind, name_space, name; /* of the object, as far as they are known */
  bool generated;                    /* `name` is how its name begins */
  crd_string source;                 /* where the document comes from, where it says so (source.h) */
  const char *prefix;                /* of an item's paths in its List: "items[3]"; "" otherwise */
} report_place;

/* Line and column of an offset in the document; of its first line with something where it is CRD_NO_OFFSET. */
crd_position report_position(const report_place *place, size_t offset);

/* The places of all that report_verdict tells of a verdict, in the arena. */
void report_places(const report_place *place, crd_arena *arena, const crd_verdict *verdict, uint32_t object_offset,
                   verdict_places *places);

/* What is wrong with a text that is no YAML or JSON, with what may be done about it. */
void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error);

/* One line, with the source below where `offset` (in the document) is known. */
void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text);

/* Everything that a verdict holds against its object. With `strict` unknown and duplicate fields are errors, else warnings.
 */
void report_verdict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                    uint32_t object_offset, bool strict);

#endif
