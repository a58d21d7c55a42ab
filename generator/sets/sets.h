/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets: of what the markers say (schema/markers/rule_set.h) one builder makes the tables that the run time takes
 * (rule_set.h), in memory. Their expressions are programs. Who meets a CRD at run time uses the tables as they are; who
 * writes files has the expressions as C functions as well, and prints the tables (emit/model_sets.c): a slot that has a
 * program there has a function, whose name follows from the places of set and slot.
 *
 * A set is built for each type of self that it is included with; where its expressions read what the sets around it hold,
 * for each of those as well. */
#pragma once

#include "cel/count.h"
#include "cel/scope.h"
#include "schema/markers/rule_set.h"
#include "types/types.h"

typedef struct sets_input {
  crd_arena *arena; /* of all that is made: the tables point to nothing else */
  const crd_set *set;
  const rule_book *book;
  bool functions;      /* the expressions are wanted as C, too */
  count_table *counts; /* of what rules are to count; NULL: nothing */
  diagnostics *diagnostics;
} sets_input;

/* The functions of a table, in the order of its slots, and the structs of which they read a zero. */
typedef struct set_functions {
  crd_text code;
  zero_types zeros;
} set_functions;

typedef struct built_set {
  crd_rule_set set; /* first: a crd_rule_set of these tables is one */
  const rule_set *from;
  const char *symbol;   /* what its functions' names begin with; no other of the run has it */
  const char *external; /* its crd_rule_set: made of nothing but what it is; NULL without functions */
  set_functions functions;
} built_set;

typedef struct built_layers {
  crd_layers layers;
  const rule_layers *from;
  const char *symbol;
  size_t first; /* of the sets: what its stages led to first begins there */
  set_functions functions;
} built_layers;

typedef struct built_sets {
  built_layers *layers; /* in the order of the book */
  size_t layer_count;
  crd_extras extras;         /* of their kinds */
  built_set **begun, **done; /* all sets: in the order of their first include, and with what a set includes before it */
  size_t count;
} built_sets;

/* False with diagnostics. */
bool crdc_sets_build(const sets_input *input, built_sets *out);

/* The layers of a version; NULL: it has none. */
const crd_layers *crdc_sets_layers(const built_sets *sets, const crd_version *version);
