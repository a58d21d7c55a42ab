/* SPDX-License-Identifier: Apache-2.0 */
/* Types; internal to the CEL front end. */
#pragma once

#include "cel/text/ast.h"

/* The arena that owns the types. */
crd_arena *crdc_cel_types_arena(const cel_types *types);

/* Like crdc_cel_type_format, but the paths of objects start at the type of `self`. */
crd_string crdc_cel_type_format_in(crd_arena *arena, const cel_type *type, const cel_type *self);

/* The type of the variable self, or NULL. */
const cel_type *crdc_cel_type_of_self(const cel_environment *environment);

/* Unification: the bindings of type variables. */

/* A binding to undo when an attempt fails. */
typedef struct unifier_change {
  size_t variable;
  const cel_type *before;
} unifier_change;

typedef struct unifier {
  crd_arena *arena;
  const cel_type **bindings; /* by variable; NULL: unbound */
  size_t variables, capacity;
  unifier_change *trail;
  size_t trail_size, trail_capacity;
  uint64_t steps; /* counts the work, because types can grow exponentially with the expression */
} unifier;

/* At this limit the expression is refused; no rule that fits in a request comes near it. */
#define UNIFIER_STEP_LIMIT 5000000

const cel_type *crdc_unifier_new_variable(unifier *unifier);

/* Whether a value of type `a` is assignable to type `b`. Binds variables as needed, and none on failure. */
bool crdc_unifier_assign(unifier *unifier, const cel_type *a, const cel_type *b);
bool crdc_unifier_assign_all(unifier *unifier, const cel_type *const *a, const cel_type *const *b, size_t count);

/* Replaces every bound variable in the type; with `free_to_dyn` unbound ones become dyn. */
const cel_type *crdc_unifier_substitute(unifier *unifier, const cel_type *type, bool free_to_dyn);

/* The more general of two types that unify. */
const cel_type *crdc_unifier_most_general(const cel_type *a, const cel_type *b);
