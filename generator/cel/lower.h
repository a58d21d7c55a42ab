/* SPDX-License-Identifier: Apache-2.0 */
/* From checked CEL to C: one function per rule, straight code over the typed structs and the run time of crd/cel*.h. */
#ifndef CRDC_CEL_LOWER_H
#define CRDC_CEL_LOWER_H

#include "cel/rule.h"
#include "types/types.h"
#include <crd/generated/cel_value.h>

/* The calls that stand more than once in the rules of a node, whose values the rules share. */
typedef struct shared_calls shared_calls;

/* None yet; and the calls of a further rule of the node. All are added before the first is lowered. */
shared_calls *crdc_lower_shared_calls_create(crd_arena *arena);
void crdc_lower_shared_calls_add(shared_calls *calls, const compiled_rule *compiled);

/* The C text of a rule that compiles, at `node`, which shares these calls with the others there: helper tables and static
 * functions first, then static crd_cel_truth NAME(crd_cel *cel, const void *self, const void *old_self) {...} and, with a
 * messageExpression, `static bool NAME_message(...)`; then the same on nodes of the value tree, NAME_tree and
 * NAME_message_tree, for values that no struct holds. `name` is the function's name. False with a diagnostic
 * when it uses something that cannot be lowered yet. */
typedef struct rule_lowering {
  const shared_calls *shared;
  bool compares; /* a rule of the node speaks of oldSelf: messageExpressions see it */
  diagnostics *diagnostics;
} rule_lowering;
bool crdc_rule_lower(const rule_lowering *how, crd_text *out, const compiled_rule *compiled, const type_node *node,
                     crd_string name);

#endif
