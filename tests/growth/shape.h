/* SPDX-License-Identifier: Apache-2.0 */
/* The shapes of the tables: input that grows by a number, written as patterns. */
#ifndef GROWTH_SHAPE_H
#define GROWTH_SHAPE_H

#include <crd/arena.h>

/* What is done with a shape. */
typedef enum shape_work {
  SHAPE_JSON,          /* `body` is read as JSON, and written again */
  SHAPE_CERTIFICATE,   /* `body` is a certificate in DER */
  SHAPE_REQUEST,       /* `body` is a request for one, in DER */
  SHAPE_PEM,           /* `body` has certificates in PEM */
  SHAPE_LAYERS,        /* `body`, of a kind that is compiled in, is created, and all its layers asked */
  SHAPE_YAML,          /* `body` is read as a stream of YAML documents */
  SHAPE_CREATE,        /* `body` is created */
  SHAPE_CREATE_YAML,   /* the same, sent as YAML */
  SHAPE_UPDATE,        /* `body` takes the place of `old` */
  SHAPE_POST,          /* `body` is posted to the endpoint */
  SHAPE_PUT,           /* `body` is put in the place of `old` */
  SHAPE_PATCH_JSON,    /* `body` is a JSON patch of `old` */
  SHAPE_PATCH_MERGE,   /* `body` is a merge patch of `old` */
  SHAPE_REVIEW,        /* an AdmissionReview of a creation */
  SHAPE_REVIEW_UPDATE, /* one of an update */
  SHAPE_LINT,          /* the CRD is checked */
  SHAPE_GENERATE,      /* C is made of the CRD */
  SHAPE_POLICIES,      /* `body` is a list of the objects of a configuration of admission, which is made ready */
  SHAPE_POLICED        /* `body` is created over and over under the policies that `old` lists, which are ready before */
} shape_work;

/* A line of the tables and those that are indented below it. Patterns; NULL: not given. */
typedef struct shape {
  const char *name;
  size_t size; /* the smallest that is measured */
  bool slow;   /* takes seconds under callgrind: not among those that every run of the tests measures */
  shape_work work;
  const char *schema; /* of spec */
  const char *rule;   /* of spec */
  const char *crd;    /* the whole CRD; NULL: one with `schema` and `rule` */
  const char *body, *old;
  int expect; /* 0: taken; otherwise the code of the refusal, 1 where there is none */
} shape;

typedef struct shapes {
  shape *items;
  size_t count;
} shapes;

/* Reads a table at the end of `shapes`; ends the program with a message when it is none. Everything lives in the arena.
 *
 * A shape is a line NAME SIZE or NAME SIZE slow, and below it, indented, lines KEY VALUE: do, schema, rule, crd, spec, body,
 * oldspec, old, expect. `do` comes first; `spec` and `oldspec` stand for an object with that spec. Lines that begin with #
 * and empty ones do not count; a line that begins with three spaces and | goes on with the one before. */
void shapes_read(crd_arena *arena, shapes *shapes, const char *path);

/* A pattern written out for a size: all of it stands for itself but
 *
 *   @( ... @)  n times; @7( ... @) 7 times; @q( ... @) as often as the root of n says
 *   @l( ... @) the length of what is between, in DER, and that
 *   @i @r @s   the number of the repetition, from 0; from the end; shuffled
 *   @p         the number with eight digits
 *   @,         a comma but in the last repetition
 *   @n         n
 *   @/ @xHH @@ a line feed, a byte in hexadecimal, the sign itself */
crd_string shape_text(crd_arena *arena, const char *pattern, size_t n);

/* The CRD of a shape for a size: of kind T in group e.io, version v1, with a status. */
crd_string shape_crd(crd_arena *arena, const shape *shape, size_t n);

#endif
