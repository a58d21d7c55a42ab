/* SPDX-License-Identifier: Apache-2.0 */
/* Declarative validation of the built-in kinds: the +k8s: tags in the comments of k8s.io/api as rows of constant data
 * (declared.txt, which tools/core-declared.go prints), and a walk that checks them.
 *
 * A row is a call in upstream's generated code (zz_generated.validations.go): the function of
 * k8s.io/apimachinery/pkg/api/validate, the field, the arguments. Rows of a type have the order of those calls: first those
 * of the struct as a whole, then those of each field, with the rows that stop the others first. */
#ifndef CORE_DECLARED_H
#define CORE_DECLARED_H

#include "../check.h"
#include "tags.h"

/* The functions, with their names in rows and in C: of tags, of formats, of single kinds, and without a tag. */
#define CORE_DECLARED(ROW)                                                                                                  \
  CRD_TAGS(ROW)                                                                                                             \
  CRD_TAG_FORMATS(ROW)                                                                                                      \
  ROW(LIFECYCLE_EVICTION_REQUEST_SPEC_REQUESTER, eviction_responder_name, "")                                               \
  ROW(EVICTION_RESPONDER_NAME, eviction_responder_name, "")                                                                 \
  ROW(EVICTION_RESPONDER_PRIORITY, eviction_responder_priority, "")                                                         \
  ROW(IF_OPTION, if_option, "")                                                                                             \
  ROW(TYPE, type, "") /* the rows of the field's own type */

typedef enum core_declared_function {
#define CORE_DECLARED_NAME(name, ...) CORE_DECLARED_##name,
  CORE_DECLARED(CORE_DECLARED_NAME)
#undef CORE_DECLARED_NAME
} core_declared_function;

/* ValidationStabilityLevel: +k8s:beta(...)=, +k8s:alpha(...)=, whose errors are not reported. */
typedef enum core_stability { CORE_STANDARD, CORE_BETA, CORE_ALPHA } core_stability;

/* When two items of lists match: never, when they are equal, when their fields in `members` are equal. */
typedef enum core_match { CORE_MATCH_NONE, CORE_MATCH_WHOLE, CORE_MATCH_KEYS } core_match;

typedef struct core_declared_type core_declared_type;
typedef struct core_declared_rule core_declared_rule;
struct core_declared_rule {
  uint8_t does;  /* core_declared_function */
  uint8_t level; /* core_stability */
  uint8_t field; /* its index in the type, or CORE_DECLARED_WHOLE */
  uint8_t match; /* core_match; UNIQUE, EACH_VALUE */
  bool stops;    /* if it fails, the field's rows without `stops` are skipped (ShortCircuit) */
  bool on;       /* IF_OPTION: checked when the gate is on, or when it is off */
  uint8_t member_count, text_count, inner_count;
  uint8_t members[8]; /* fields: of a union; keys of items; SUBFIELD; DISCRIMINATED: the field, and its discriminator */
  int32_t number;     /* a limit; of IF_OPTION the offset of a gate; of UPDATE a bit for NoSet, NoUnset, NoModify, NoAddItem,
                         NoRemoveItem */
  const crd_string *texts;         /* ENUM: the values, sorted; ZERO_OR_ONE: the key's values */
  const core_declared_rule *inner; /* DISCRIMINATED: one for each of `texts`, and one for all other values */
  const core_declared_type *type;
};
enum { CORE_DECLARED_WHOLE = 255 };

struct core_declared_type {
  const core_type *type; /* NULL: not a struct; its rows are about the value */
  const core_declared_rule *rules;
  uint16_t count;
};

/* The kinds with declarative rules; the list ends with NULL. */
extern const core_declared_type *const crd_core_declared_types[];

/* ValidateDeclarativelyWithMigrationChecks: adds the errors of the declarative rules, and removes errors marked by
 * crd_core_mark_covered that the rules find, too. Before 1.37 it does nothing, except for a few kinds of 1.36. `old` is NULL
 * on create. */
void crd_core_validate_declared(core_check *check, const core_type *type, const void *object, const void *old);

#endif
