/* SPDX-License-Identifier: Apache-2.0 */
/* The counters that compiled rules update for coverage. Each expression that becomes a function has a row of counters: three
 * for the expression, and three for each of its points. Points are the operands of && and ||, the conditions of ?:, the
 * ranges of macros and the predicates of macros. They are found in the checked tree before it is lowered. Without a count
 * table (NULL) the code is the same as without coverage.
 *
 * At run time a function fills its row on the stack and adds it to the thread's counters at the end (crd_cel_counted). An
 * evaluation whose result is not used therefore counts nothing. */
#pragma once

#include "cel/text/ast.h"

typedef enum count_kind {
  COUNT_RESULT,    /* of the expression; of a rule with `when`: of the rule itself */
  COUNT_OPERAND,   /* of && or ||; an operand that is the same operator has no point */
  COUNT_CONDITION, /* of ?:, and the `when` of a rule */
  COUNT_PREDICATE, /* the predicate of a macro, for each element */
  COUNT_MACRO      /* the range of a macro */
} count_kind;

/* The counters of a point: how often it was reached, was true (a range: was empty), was false (had elements). A point that
 * was reached and is neither failed, or an error inside it ended it. */
enum { COUNT_REACHED, COUNT_TRUE, COUNT_FALSE, COUNTS_OF_POINT };

typedef struct count_point {
  count_kind kind;
  const cel_node *node;  /* NULL: the whole expression */
  uint32_t counter;      /* the first of its counters in the function's row */
  uint32_t offset;       /* of its first byte in the source text */
  uint32_t line, column; /* the same as line (from 1) and column (from 0, in code points) */
  crd_string text;       /* its source text, as far as it is known */
  int left;              /* of a right operand: the index of the left operand's point, or -1 */
} count_point;

typedef enum count_purpose { COUNT_OF_RULE, COUNT_OF_MESSAGE } count_purpose;

/* An expression that becomes a function. */
typedef struct count_function {
  count_purpose purpose;
  const validation_rule *rule; /* a rule of a schema; NULL: the expression is of a rule set */
  crd_string name;             /* the rule's name in the rule set; may be empty */
  const cel_ast *ast;          /* the tree that is lowered */
  const cel_ast *source;       /* the tree of the source text: of a rule with `when` that of the rule */
  location location;           /* of the source text */
  const cel_ast *when;         /* NULL: none */
  location when_location;
  count_point *points; /* the first one is the result */
  size_t point_count, capacity;
  size_t when_from; /* the points from this index on are those of `when` */
  uint32_t first;   /* the index of its row among the counters of all functions */
} count_function;

typedef struct count_table {
  crd_arena *arena;
  count_function **items;
  size_t count, capacity;
  uint32_t counters; /* the length of all rows */
} count_table;

static inline uint32_t count_row_size(const count_function *function) {
  return (uint32_t)function->point_count * COUNTS_OF_POINT;
}

/* Returns the row of an expression, which the first call adds. `function` describes the expression; its points and counters
 * are not read. NULL where the table is NULL. */
const count_function *crdc_count_function(count_table *table, const count_function *function);

/* The point of that kind at a node; NULL where nothing is counted. */
const count_point *crdc_count_point_find(const count_function *function, count_kind kind, const cel_node *node);
