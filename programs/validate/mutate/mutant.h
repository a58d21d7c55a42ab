/* SPDX-License-Identifier: Apache-2.0 */
/* Mutants: a CRD with one small change each, which its tests should notice. */
#pragma once

#include <crd/value.h>

/* A kind of change; a row of the table in table.c. */
typedef struct mutant_operator {
  const char *name;  /* "limit", "quantifier" ...; --mutate-operator takes it */
  const char *about; /* what it changes, for the help */
} mutant_operator;

/* A change of a CRD's document: one of its maps is replaced. The document itself is not changed. */
typedef struct mutant {
  const mutant_operator *operator;
  crd_string path;         /* of the schema node: "v1 .spec.list[]" */
  crd_string what;         /* "maxLength: 63 -> 64" */
  uint32_t offset;         /* of the changed part in the CRD's text, or CRD_NO_OFFSET */
  const crd_value *holder; /* the map that is changed */
  crd_value replacement;   /* its replacement */
  crd_string version;      /* of the CRD */
  crd_string pointer;      /* of the node from the root of its schema, as grow_path_text writes it */
} mutant;

typedef struct mutants {
  crd_arena *arena;
  mutant *items;
  size_t count, capacity;
} mutants;

/* The operators; the last one has no name. */
extern const mutant_operator mutant_operators[];

/* Adds the mutants of a CRD's document in node order, for the version of that name (empty: all served ones). They point into
 * the document. */
void mutants_make(mutants *mutants, const crd_value *crd, crd_string version);
/* The document with the change; unchanged parts are shared. */
crd_value mutant_document(crd_arena *arena, const crd_value *crd, const mutant *mutant);

/* Shared by the files that make mutants. */

/* The indexes of operators in their table. */
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

/* A node of a schema on the path from the root. */
typedef struct mutant_place {
  mutants *out;
  const crd_value *node;
  crd_string version, pointer;
} mutant_place;

/* Adds a mutant: the member of that name in `holder` gets another value, or is removed (NULL). */
void mutant_add(const mutant_place *place, mutant_kind kind, const crd_value *holder, const char *member,
                const crd_value *value, crd_string what);
/* A value for display: short, on one line. */
crd_string mutant_shown(crd_arena *arena, const crd_value *value);

/* The mutants of the rules of a node (rules.c). */
void mutant_rules_make(const mutant_place *place);
