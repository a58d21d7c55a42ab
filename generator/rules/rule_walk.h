/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles the rules of a schema and checks them against the cost limits. */
#pragma once

#include "cel/text/ast.h"

/* Hints for people, in addition to the errors. */
typedef struct rule_helps {
  crd_arena *arena;
  const char **items; /* by error; NULL: the message is enough */
  size_t capacity;    /* errors from this index on have no hints */
  bool no_costs;      /* costs are not checked */
} rule_helps;

typedef struct rule_check {
  cel_types *types;
  const crd_definition *definition, *old; /* `old`: the CRD before the update, or NULL */
  unsigned kubernetes_minor;
  crd_errors *errors;
  rule_helps *helps; /* NULL: only the API server's messages are wanted */
} rule_check;

/* Adds the errors of a version's rules in the API server's order; the version must have a schema. Returns how many rules it
 * checked. */
size_t crdc_rules_walk_version(const rule_check *check, size_t index);
