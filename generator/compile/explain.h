/* SPDX-License-Identifier: Apache-2.0 */
/* The sub-expressions of an expression, each one as an expression that can be evaluated alone. */
#ifndef CRDC_COMPILE_EXPLAIN_H
#define CRDC_COMPILE_EXPLAIN_H

#include "cel/text/ast.h"

/* One sub-expression; outer ones come before inner ones. */
typedef struct explained_part {
  const struct explained_part *outer; /* NULL: this is the whole expression */
  crd_string text;                    /* its text in the expression */
  crd_string source;                  /* the expression to evaluate; in the body of a macro: the list of its values for all
                                       * items */
  unsigned depth;                     /* 0: the whole */
  bool each;                          /* it is in the body of a macro */
  /* The part whose value decides whether this one is evaluated ("not false", "true" ... are needed). NULL: it is evaluated
   * whenever its outer part is. */
  const struct explained_part *decider;
  const char *needed;
  /* The results (evaluate.c). */
  crd_string value, type, error;
  bool evaluated;
} explained_part;

typedef struct explained_parts {
  explained_part **items;
  size_t count;
  size_t dropped; /* parts beyond the 200 that are kept */
} explained_parts;

/* The parts of a checked tree; the first is the whole. Constants and expressions that only name self are left out. */
void crdc_explain(crd_arena *arena, const cel_node *root, explained_parts *parts);

#endif
