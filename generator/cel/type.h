/* SPDX-License-Identifier: Apache-2.0 */
/* Types, inside the CEL front end. */
#pragma once

#include "cel/text/ast.h"

/* What the types live in. */
crd_arena *crdc_cel_types_arena(const cel_types *types);

/* As crdc_cel_type_format, with the paths of objects starting at the type of `self`. */
crd_string crdc_cel_type_format_in(crd_arena *arena, const cel_type *type, const cel_type *self);

/* The type of the variable self, or NULL. */
const cel_type *crdc_cel_type_of_self(const cel_environment *environment);

/* Unification: type variables and what they stand for. */

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
