/* SPDX-License-Identifier: Apache-2.0 */
/* Schemas of cases as CRDs, all of a file compiled in memory as stored ones, and their rules over values. */
#ifndef TESTS_CONFORMANCE_CEL_CRDS_H
#define TESTS_CONFORMANCE_CEL_CRDS_H

#include "compile/libcrdc.h"
#include "suite.h"
#include <crd/walk.h>

typedef struct crds {
  crd_arena *arena;
  compilation *compilation;
  const crd_registry *registry; /* NULL until crds_load, or where something does not compile */
} crds;

crds crds_open(crd_arena *arena);
/* Adds the schema as kind number `number`, with the rules of `checks` (NULL: its own) at the resource's root or at a
 * property below it; false where it would be refused. */
bool crds_add(crds *crds, const crd_value *schema, const crd_value *checks, bool is_root, uint32_t number, crd_string id);
bool crds_load(crds *crds);
/* The type of the schema, for a kind that was added. */
const crd_type *crds_type(const crds *crds, uint32_t number, bool is_root);
void crds_close(crds *crds);

/* What running the rules of a type gave. */
typedef struct outcome {
  crd_errors errors;
  crd_texts warnings;
  int64_t budget, remaining;
} outcome;

/* Runs them over `obj` and `old_obj` of a case, with the budgets of `limits` (NULL: the API server's). */
void rules_outcome(crd_arena *arena, const crd_type *type, const crd_value *row, const crd_value *limits, outcome *outcome);
crd_string describe_outcome(crd_arena *arena, const outcome *outcome);

#endif
