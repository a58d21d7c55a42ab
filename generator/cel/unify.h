/* SPDX-License-Identifier: Apache-2.0 */
/* Unification: type variables and what they stand for. */
#ifndef CRDC_CEL_UNIFY_H
#define CRDC_CEL_UNIFY_H

#include "cel/text/ast.h"

/* A change to be undone when an attempt fails. */
typedef struct unifier_change {
  size_t variable;
  const cel_type *before;
} unifier_change;

typedef struct unifier {
  crd_arena *arena;
  const cel_type **bindings; /* by variable; NULL: free */
  size_t variables, capacity;
  unifier_change *trail;
  size_t trail_size, trail_capacity;
  uint64_t steps; /* of work done; types can grow exponentially with the expression */
} unifier;

/* Past this the expression is given up; no rule that fits a request comes near. */
#define UNIFIER_STEP_LIMIT 5000000

const cel_type *crdc_unifier_new_variable(unifier *unifier);

/* Whether a value of type `a` can stand where `b` is wanted, binding variables as needed; nothing is bound on failure. */
bool crdc_unifier_assign(unifier *unifier, const cel_type *a, const cel_type *b);
bool crdc_unifier_assign_all(unifier *unifier, const cel_type *const *a, const cel_type *const *b, size_t count);

/* The type with every bound variable replaced; free ones become dyn with `free_to_dyn`. */
const cel_type *crdc_unifier_substitute(unifier *unifier, const cel_type *type, bool free_to_dyn);

/* The more general of two types that unify. */
const cel_type *crdc_unifier_most_general(const cel_type *a, const cel_type *b);

#endif
