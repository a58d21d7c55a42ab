/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a schema, compiled and held against the cost limits. */
#pragma once

#include "cel/text/ast.h"

/* What people are told beside the errors. */
typedef struct rule_helps {
  crd_arena *arena;
  const char **items; /* of each error; NULL: its words say it */
  size_t capacity;    /* of the errors behind these nothing is known */
  bool no_costs;      /* nothing is said of costs */
} rule_helps;

typedef struct rule_check {
  cel_types *types;
  const crd_definition *definition, *old; /* `old`: the CRD that it replaces, or NULL */
  unsigned kubernetes_minor;
  crd_errors *errors;
  rule_helps *helps; /* NULL: the API server's words are all that is wanted */
} rule_check;

/* Adds the errors of the rules of a version that has a schema, in the order of the API server. Gives how many rules it
 * looked at. */
size_t crdc_rules_walk_version(const rule_check *check, size_t index);
