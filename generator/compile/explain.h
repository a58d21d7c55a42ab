/* SPDX-License-Identifier: Apache-2.0 */
/* The sub-expressions of an expression, each as an expression that can be evaluated by itself. */
#ifndef CRDC_COMPILE_EXPLAIN_H
#define CRDC_COMPILE_EXPLAIN_H

#include "cel/text/ast.h"

/* A row, the outer before the inner ones. */
typedef struct explained_part {
  const struct explained_part *outer; /* NULL: it is the whole */
  crd_string text;                    /* as it stands in the expression */
  crd_string source;                  /* what is evaluated: of the body of a macro the list of what it gives for each item */
  unsigned depth;                     /* 0: the whole */
  bool each;                          /* it stands in the body of a macro */
  /* The part whose value decides on this one: "not false", "true" ... are needed. NULL: it is evaluated with the part that
   * it stands in. */
  const struct explained_part *decider;
  const char *needed;
  /* What comes of it (evaluate.c). */
  crd_string value, type, error;
  bool evaluated;
} explained_part;

typedef struct explained_parts {
  explained_part **items;
  size_t count;
  size_t dropped; /* beyond the 200 that are kept */
} explained_parts;

/* The parts of a tree that has been checked, but constants and what only names self; the first is the whole. */
void crdc_explain(crd_arena *arena, const cel_node *root, explained_parts *parts);

#endif
