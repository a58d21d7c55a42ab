/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a type as its table has them: each x-kubernetes-validations list becomes an array of crd_rule. Generated
 * files contain the rows, with functions beside them. For a CRD that is compiled at run time the rows have programs. */
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
  bool stored;         /* a rule that does not compile becomes a rule that reports this for every object */
  count_table *counts; /* receives the counters of the rules; NULL: they count nothing */
  diagnostics *diagnostics;
} rule_making;

/* A rule and its row, which has no functions or programs yet. `compiled` NULL: the rule has an error, which was reported. A
 * rule that cannot run (compiled->compiles) has an error message, which every object gets. Without a message it does nothing
 * (a blank rule, or a value without a type in CEL). */
typedef struct rule_row {
  const compiled_rule *compiled;
  crd_rule row;
} rule_row;

/* Lowers all rules of a node: puts programs into the rows, which share equal calls. False with diagnostics. */
bool crdc_rule_rows_lower(const rule_making *how, crd_arena *scratch, const type_node *node, rule_row *rows);

/* All rules of the node, ready to run, or NULL with diagnostics. The array and all that it points to are in the arena. */
const crd_rule *crdc_rule_rows(const rule_making *how, const type_node *node);
