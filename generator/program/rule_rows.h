/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a type as its table has them: each x-kubernetes-validations list becomes an array of crd_rule. Generated
 * files print the rows, with functions beside them; for a CRD that is met at run time they are made with programs. */
#pragma once

#include "cel/count.h"
#include "cel/rule.h"
#include "program/program.h"
#include "types/types.h"
#include <crd/generated/rule.h>

typedef struct rule_making {
  crd_arena *arena;
  cel_types *types;
  unsigned kubernetes_minor;
  bool stored;         /* a rule that does not compile becomes one that says so of every object */
  count_table *counts; /* what rules count is added to it; NULL: they count nothing */
  diagnostics *diagnostics;
} rule_making;

/* A rule and its row, which has neither functions nor programs yet; `compiled` NULL: it is wrong, which was said. One that
 * does not run (compiled->compiles) has the words that every object gets for a message; without these it says nothing (a
 * blank rule, or a value whose type CEL does not know). */
typedef struct rule_row {
  const compiled_rule *compiled;
  crd_rule row;
} rule_row;

/* All rules of a node, with their programs in the rows, which share what they call; false with diagnostics. */
bool crdc_rule_rows_lower(const rule_making *how, crd_arena *scratch, const type_node *node, rule_row *rows);

/* All rules of the node, ready to run; NULL with diagnostics. The array, and all that it points to, is in the arena. */
const crd_rule *crdc_rule_rows(const rule_making *how, const type_node *node);
