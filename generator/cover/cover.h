/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage of a CRD: what the judged objects have exercised of its rules, operands, conditions and macros (cel/count.h
 * counts these in compiled code), and of the nodes of its schemas. Each of them is a point: it has a place in a file, and
 * counts how often each of its outcomes occurred. A point also knows which outcomes a tester of the CRD should see.
 *
 * A run is one thread judging by one CRD. It has its own counts, which are added to the total when it ends. */
#pragma once

#include "cel/count.h"
#include <crd/types.h>

typedef enum cover_kind {
  COVER_RULE,
  COVER_OPERAND,   /* of && and || */
  COVER_CONDITION, /* of ?:, and a rule's `when` */
  COVER_PREDICATE, /* the predicate of a macro */
  COVER_MACRO,     /* the range of a macro */
  COVER_MESSAGE,   /* a messageExpression */
  COVER_ENUM,      /* one value of an enum, or all other values */
  COVER_LIMIT,     /* minimum, maxItems and the like */
  COVER_REQUIRED,
  COVER_PATTERN,
  COVER_FORMAT,
  COVER_DEFAULT,
  COVER_NODE, /* an object had a value of this schema */
  COVER_TRANSITION,
  COVER_KINDS
} cover_kind;

enum { COVER_OUTCOMES = 4 };

/* The points that one figure sums up. */
typedef enum cover_group {
  COVER_RULES,
  COVER_BRANCHES,
  COVER_MESSAGES,
  COVER_ENUMS,
  COVER_LIMITS,
  COVER_REQUIREDS,
  COVER_PATTERNS,
  COVER_DEFAULTS,
  COVER_NODES,
  COVER_TRANSITIONS,
  COVER_GROUPS
} cover_group;

typedef struct cover_kind_words {
  const char *name; /* "rule" */
  cover_group group;
  const char *outcomes[COVER_OUTCOMES]; /* NULL after the last */
} cover_kind_words;

const cover_kind_words *crdc_cover_kind_words(cover_kind kind);
const char *crdc_cover_group_name(cover_group group);

typedef struct cover_point {
  cover_kind kind;
  unsigned wanted;       /* the outcomes that should occur, as bits */
  uint32_t line, column; /* from 1, in bytes; line 0: no place */
  crd_string path;       /* of the field: "spec.size"; with the version before it if there are several */
  crd_string text;       /* a rule, an operand, "maximum: 10" */
  uint64_t counts[COVER_OUTCOMES];
} cover_point;

typedef struct cover_node cover_node;

/* A file with points: a CRD's, or an overlay's. */
typedef struct cover_file {
  const char *name;
  crd_string text;
  const uint32_t *lines; /* the offset of each line */
  uint32_t line_count;
  bool used;           /* an object was judged by it */
  cover_point *points; /* unsorted; see crdc_cover_order */
  uint32_t count, capacity;
} cover_file;

/* How many of the wanted outcomes occurred. */
typedef struct cover_sum {
  uint64_t seen, wanted;
} cover_sum;

void crdc_cover_add_sums(const cover_file *file, cover_sum sums[COVER_GROUPS]);
/* The wanted outcomes of a point that did not occur, as bits. */
unsigned crdc_cover_missing(const cover_point *point);
/* How often a point was reached. */
uint64_t crdc_cover_reached(const cover_point *point);
/* Sorts the points by line and column; `order` must have room for all. */
void crdc_cover_order(const cover_file *file, uint32_t *order);

/* ---- all runs ---- */

typedef struct cover cover;

cover *crdc_cover_create(void);
void crdc_cover_destroy(cover *cover); /* may be NULL */
/* The files that were used, sorted by name; call it only after the last run. */
size_t crdc_cover_files(cover *cover, const cover_file *const **files);
/* Whether a CRD file could not be read again: its points are then missing. */
bool crdc_cover_is_partial(const cover *cover);

/* ---- a run: several threads can call what follows, each with its own runs ---- */

typedef struct cover_run cover_run;

/* Compiled CRDs with code that counts; borrowed until the run ends. */
typedef struct cover_crds {
  const crd_set *set;
  const count_table *counted; /* NULL: the CRDs have no rules */
  const char *file; /* the source of the set's only CRD, which may be a part of that file; NULL: the files that the CRDs were
                     * read from. The files are read again for their lines */
} cover_crds;

/* Begins a run. A CRD whose file cannot be read again is not counted. */
cover_run *crdc_cover_begin(cover *cover, const cover_crds *crds);
/* The counters for the compiled code (crd_cel_count_into). */
uint64_t *crdc_cover_counters(cover_run *run);

typedef struct cover_object {
  const crd_kind *kind;
  const crd_value *given;  /* as it was sent */
  const crd_value *judged; /* with defaults, without unknown fields */
  const crd_value *old;    /* NULL: none */
} cover_object;

/* Counts an object after all checks of its schema were made, whether they passed or not. */
void crdc_cover_count(cover_run *run, const cover_object *object);
void crdc_cover_end(cover_run *run); /* may be NULL */
