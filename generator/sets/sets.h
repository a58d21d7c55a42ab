/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets. One builder makes the tables for the run time (rule_set.h) from the markers (schema/markers/rule_set.h), in
 * memory. Their expressions are programs. When a CRD is compiled at run time, the tables are used as they are. Generated
 * files have the expressions as C functions too, and print the tables (emit/model_sets.c): each slot with a program then has
 * a function, whose name follows from the set and the slot.
 *
 * A set is built once for each type of self that it is included with, and for each enclosing set whose values its
 * expressions read. */
#pragma once

#include "cel/count.h"
#include "cel/scope.h"
#include "schema/markers/rule_set.h"
#include "types/types.h"

typedef struct sets_input {
  crd_arena *arena; /* of all results; the tables point to nothing else */
  const crd_set *set;
  const rule_book *book;
  bool functions;      /* C functions of the expressions are wanted too */
  count_table *counts; /* receives the counters of rules; NULL: they count nothing */
  diagnostics *diagnostics;
} sets_input;

/* The functions of a table, in slot order, and the structs whose zero value they read. */
typedef struct set_functions {
  crd_text code;
  zero_types zeros;
} set_functions;

typedef struct built_set {
  crd_rule_set set; /* first: a crd_rule_set of these tables is one */
  const rule_set *from;
  const char *symbol;   /* the prefix of its functions' names, unique in the run */
  const char *external; /* the symbol of its crd_rule_set, which depends on its content alone; NULL without functions */
  set_functions functions;
} built_set;

typedef struct built_layers {
  crd_layers layers;
  const rule_layers *from;
  const char *symbol;
  size_t first; /* the index in `sets` where those begin that its stages added */
  set_functions functions;
} built_layers;

typedef struct built_sets {
  built_layers *layers; /* in the order of the book */
  size_t layer_count;
  crd_extras extras;         /* of the kinds */
  built_set **begun, **done; /* all sets: in the order of their first include; and with included sets before those that
                              * include them */
  size_t count;
} built_sets;

/* Builds the sets. False with diagnostics. */
bool crdc_sets_build(const sets_input *input, built_sets *out);

/* The layers of a version, or NULL. */
const crd_layers *crdc_sets_layers(const built_sets *sets, const crd_version *version);
