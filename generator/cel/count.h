/* SPDX-License-Identifier: Apache-2.0 */
/* What compiled rules count when coverage is asked for: each expression that becomes a function has a row of counters, three
 * for itself and three for each of its points, the operands of && and ||, the conditions of ?:, the ranges of macros and
 * what macros ask of an element. The points are found in the checked tree before it is lowered; where there are none
 * (NULL), the code is what it is without.
 *
 * At run time a row is filled on the stack of the function, and added to those of the thread when the function is done
 * (crd_cel_counted): an evaluation whose result is not used leaves nothing behind. */
#pragma once

#include "cel/text/ast.h"

typedef enum count_kind {
  COUNT_RESULT,    /* of the expression; of a rule with `when` the rule itself */
  COUNT_OPERAND,   /* of && or ||, but for one that is the same operator */
  COUNT_CONDITION, /* of ?:, and `when` */
  COUNT_PREDICATE, /* what a macro asks of an element */
  COUNT_MACRO      /* a macro's range */
} count_kind;

/* The counters of a point: how often it was reached, was true (a range: empty), was false (had elements). What was reached
 * and is neither failed, or was left because something in it did. */
enum { COUNT_REACHED, COUNT_TRUE, COUNT_FALSE, COUNTS_OF_POINT };

typedef struct count_point {
  count_kind kind;
  const cel_node *node;  /* NULL: the expression */
  uint32_t counter;      /* its first one in the function's row */
  uint32_t offset;       /* of its first byte in the text */
  uint32_t line, column; /* the same from 1, and from 0 in code points */
  crd_string text;       /* as it stands there, as far as that can be told */
  int left;              /* of a right operand: the point of the left one, or -1 */
} count_point;

typedef enum count_purpose { COUNT_OF_RULE, COUNT_OF_MESSAGE } count_purpose;

/* An expression that is a function of the code. */
typedef struct count_function {
  count_purpose purpose;
  const validation_rule *rule; /* of a schema; NULL: of a rule set, */
  crd_string name;             /* in which this is what it is called; may be empty */
  const cel_ast *ast;          /* that is lowered */
  const cel_ast *source;       /* whose text it is: of a rule with `when` that of the rule */
  location location;           /* of the text */
  const cel_ast *when;         /* NULL: none */
  location when_location;
  count_point *points; /* the first is its result */
  size_t point_count, capacity;
  size_t when_from; /* the points from there on are of `when` */
  uint32_t first;   /* of its row among the counters of all functions */
} count_function;

typedef struct count_table {
  crd_arena *arena;
  count_function **items;
  size_t count, capacity;
  uint32_t counters; /* of all rows */
} count_table;

static inline uint32_t count_row_size(const count_function *function) {
  return (uint32_t)function->point_count * COUNTS_OF_POINT;
}

/* The row of an expression, which is made when it is first asked for: `function` says what it is, but for points and
 * counters. NULL for a table that is NULL. */
const count_function *crdc_count_function(count_table *table, const count_function *function);

/* The point of that kind at a node; NULL: nothing is counted there. */
const count_point *crdc_count_point_find(const count_function *function, count_kind kind, const cel_node *node);
