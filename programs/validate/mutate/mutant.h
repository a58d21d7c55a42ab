/* SPDX-License-Identifier: Apache-2.0 */
/* Mutants of a CRD: the same but for one small change, which its tests should notice. */
#pragma once

#include <crd/value.h>

/* A kind of change; a row of the table in table.c. */
typedef struct mutant_operator {
  const char *name;  /* "limit", "quantifier" ...; --mutate-operator takes it */
  const char *about; /* what is changed, for the help */
} mutant_operator;

/* A change of a CRD's document, which stays as it is: one of its maps gets another form. */
typedef struct mutant {
  const mutant_operator *operator;
  crd_string path;         /* of the schema node: "v1 .spec.list[]" */
  crd_string what;         /* "maxLength: 63 -> 64" */
  uint32_t offset;         /* of what is changed, in the CRD's text, or CRD_NO_OFFSET */
  const crd_value *holder; /* the map that is changed */
  crd_value replacement;   /* what stands in its place */
  crd_string version;      /* of the CRD */
  crd_string pointer;      /* of the node from its schema on, as grow_path_text writes it */
} mutant;

typedef struct mutants {
  crd_arena *arena;
  mutant *items;
  size_t count, capacity;
} mutants;

/* The operators, the last without a name. */
extern const mutant_operator mutant_operators[];

/* Adds the mutants of a CRD's document, of the version of that name (empty: of all that are served), in the order of its
 * nodes. They point into the document. */
void mutants_make(mutants *mutants, const crd_value *crd, crd_string version);
/* The document with the change; it shares with the original what stays. */
crd_value mutant_document(crd_arena *arena, const crd_value *crd, const mutant *mutant);

/* Between the files that make mutants. */

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
