/* SPDX-License-Identifier: Apache-2.0 */
/* What an include of a rule set runs it over: the value of its `at`, each item of its `each`, or self as it is. */
#ifndef CRDC_SETS_SELF_H
#define CRDC_SETS_SELF_H

#include "sets/building.h"

typedef struct include_self {
  const type_node *node;
  const cel_type *type;
  crd_scope_code at; /* none: the scope's own self */
  crd_text path;
  unsigned hops;
  bool known;                /* the path */
  const cel_ast *expression; /* NULL: the scope's own self */
  bool each, typed;
} include_self;

/* Reads `at` and `each` of an include in the set `around` (NULL: a stage). False with diagnostics. */
bool crdc_set_resolve_self(set_compiler *compiler, const set_place *place, const rule_set *around, const rule_set *set,
                           const marker *marker, const char *suffix, include_self *self);
/* A set is for values as the node's where it stands; one that stands at a field may be run on what is computed. */
bool crdc_set_check_self(set_compiler *compiler, const rule_set *set, const marker *marker, const cel_type *type);
/* An error about a set: what is wrong, and with which two names, empty ones left out. */
void crdc_set_report(set_compiler *compiler, location place, const char *format, crd_string a, crd_string b);

#endif
