/* SPDX-License-Identifier: Apache-2.0 */
/* What objects that were judged have tried of a CRD: of each rule, operand, condition and macro (cel/count.h counts them in
 * the compiled code), and of each node of the schemas. Everything is a point with a place in a file, and how often each of
 * its outcomes was seen. Which of them somebody who tests the CRD should have seen is said by the point.
 *
 * A run is what one thread judges by one CRD; it counts for itself, and what it has counted is added when it ends. */
#pragma once

#include "cel/count.h"
#include <crd/types.h>

typedef enum cover_kind {
  COVER_RULE,
  COVER_OPERAND,   /* of && and || */
  COVER_CONDITION, /* of ?:, and a rule's `when` */
  COVER_PREDICATE, /* what a macro asks of an element */
  COVER_MACRO,     /* what a macro goes over */
  COVER_MESSAGE,   /* a messageExpression */
  COVER_ENUM,      /* a value of an enum, or all others */
  COVER_LIMIT,     /* minimum, maxItems and the like */
  COVER_REQUIRED,
  COVER_PATTERN,
  COVER_FORMAT,
  COVER_DEFAULT,
  COVER_NODE, /* a value of the schema was there */
  COVER_TRANSITION,
  COVER_KINDS
} cover_kind;

enum { COVER_OUTCOMES = 4 };

/* What is summed up in one figure. */
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
  const char *outcomes[COVER_OUTCOMES]; /* NULL behind the last */
} cover_kind_words;

const cover_kind_words *crdc_cover_kind_words(cover_kind kind);
const char *crdc_cover_group_name(cover_group group);

typedef struct cover_point {
  cover_kind kind;
  unsigned wanted;       /* the outcomes that are to be seen, as bits */
  uint32_t line, column; /* from 1, in bytes; line 0: nowhere */
  crd_string path;       /* of the field: "spec.size", with the version before it where there are several */
  crd_string text;       /* a rule, an operand, "maximum: 10" */
  uint64_t counts[COVER_OUTCOMES];
} cover_point;

typedef struct cover_node cover_node;

/* A file with points: a CRD's, or an overlay's. */
typedef struct cover_file {
  const char *name;
  crd_string text;
  const uint32_t *lines; /* where each begins */
  uint32_t line_count;
  bool used;           /* an object was judged by it */
  cover_point *points; /* in no order; crdc_cover_order gives one */
  uint32_t count, capacity;
} cover_file;

/* Of outcomes that are to be seen how many were. */
typedef struct cover_sum {
  uint64_t seen, wanted;
} cover_sum;

void crdc_cover_add_sums(const cover_file *file, cover_sum sums[COVER_GROUPS]);
/* The outcomes of a point that should have been seen and were not, as bits. */
unsigned crdc_cover_missing(const cover_point *point);
/* How often a point was reached. */
uint64_t crdc_cover_reached(const cover_point *point);
/* The points by line and column; `order` has room for all. */
void crdc_cover_order(const cover_file *file, uint32_t *order);

/* ---- all runs ---- */

typedef struct cover cover;

cover *crdc_cover_create(void);
void crdc_cover_destroy(cover *cover); /* NULL is fine */
/* The files that were used, in the order of their names; only after the last run. */
size_t crdc_cover_files(cover *cover, const cover_file *const **files);
/* Whether a file of CRDs could not be read once more: what it has is missing then. */
bool crdc_cover_is_partial(const cover *cover);

/* ---- a run: what follows is for several threads, each with runs of its own ---- */

typedef struct cover_run cover_run;

/* CRDs as they were compiled, with code that counts; borrowed until the run ends. */
typedef struct cover_crds {
  const crd_set *set;
  const count_table *counted; /* NULL: they have no rules */
  const char *file; /* where the one CRD of the set comes from, which may be a part of what is there; NULL: the files that
                     * they were read from. They are read once more, for their lines */
} cover_crds;

/* A CRD whose file cannot be read any more is not counted. */
cover_run *crdc_cover_begin(cover *cover, const cover_crds *crds);
/* The counters of the code (crd_cel_count_into). */
uint64_t *crdc_cover_counters(cover_run *run);

typedef struct cover_object {
  const crd_kind *kind;
  const crd_value *given;  /* as it was sent */
  const crd_value *judged; /* with defaults, without what is unknown */
  const crd_value *old;    /* NULL: none */
} cover_object;

/* Counts what an object was that has passed all of its schema's checks, whatever they said. */
void crdc_cover_count(cover_run *run, const cover_object *object);
void crdc_cover_end(cover_run *run); /* NULL is fine */
