/* SPDX-License-Identifier: Apache-2.0 */
/* Between the files that make mutants. */
#ifndef VALIDATE_MUTATE_PARTS_H
#define VALIDATE_MUTATE_PARTS_H

#include "mutant.h"

/* The places of operators in their table. */
typedef enum mutant_kind {
  MUTANT_REQUIRED,
  MUTANT_ENUM,
  MUTANT_LIMIT,
  MUTANT_EXCLUSIVE,
  MUTANT_PATTERN,
  MUTANT_FORMAT,
  MUTANT_LIST_TYPE,
  MUTANT_DEFAULT,
  MUTANT_NULLABLE,
  MUTANT_BRANCH,
  MUTANT_RULE,
  MUTANT_NEGATE,
  MUTANT_COMPARISON,
  MUTANT_LOGIC,
  MUTANT_BOUND,
  MUTANT_CONSTANT,
  MUTANT_QUANTIFIER,
  MUTANT_MESSAGE,
  MUTANT_FIELD_PATH,
  MUTANT_OLD_SELF
} mutant_kind;

/* A node of a schema on the way from the root. */
typedef struct mutant_place {
  mutants *out;
  const crd_value *node;
  crd_string version, pointer;
} mutant_place;

/* Adds a mutant: of `holder` the member of that name gets another value, or is gone (NULL). */
void mutant_add(const mutant_place *place, mutant_kind kind, const crd_value *holder, const char *member,
                const crd_value *value, crd_string what);
/* A value as it is shown: short, on one line. */
crd_string mutant_shown(crd_arena *arena, const crd_value *value);

/* The mutants of the rules of a node (rules.c). */
void mutant_rules_make(const mutant_place *place);

#endif
