/* SPDX-License-Identifier: Apache-2.0 */
/* Unification of types. Mirrors cel-go checker/types.go and checker/mapping.go. Substitutions are tried in the same order,
 * because it decides which expressions are valid. After a failed attempt the bindings are undone from a trail; cel-go copies
 * the mapping instead. */
#include "cel/type.h"

#include <stdio.h>

typedef struct type_variable {
  cel_type type; /* a PARAMETER named _varN */
  size_t index;
} type_variable;

static size_t variable_index(const cel_type *type) {
  return ((const type_variable *)(const void *)type)->index;
}

const cel_type *crdc_unifier_new_variable(unifier *unifier) {
  CRD_ARENA_ROOM(unifier->arena, unifier->bindings, unifier->variables, unifier->capacity, 32);
  type_variable *made = crd_arena_zalloc(unifier->arena, sizeof *made);
  made->index = unifier->variables++;
  made->type.kind = CEL_PARAMETER;
  made->type.name = crd_arena_printf(unifier->arena, "_var%zu", made->index);
  unifier->bindings[made->index] = NULL;
  return &made->type;
}

static const cel_type *binding(const unifier *unifier, const cel_type *type) {
  return type->kind == CEL_PARAMETER ? unifier->bindings[variable_index(type)] : NULL;
}

static void bind(unifier *unifier, const cel_type *variable, const cel_type *type) {
  CRD_ARENA_ROOM(unifier->arena, unifier->trail, unifier->trail_size, unifier->trail_capacity, 32);
  size_t index = variable_index(variable);
  unifier->trail[unifier->trail_size++] = (unifier_change){index, unifier->bindings[index]};
  unifier->bindings[index] = type;
}

/* Counts a step; false if there were too many. */
static bool count_step(unifier *unifier) {
  return unifier->steps++ < UNIFIER_STEP_LIMIT;
}

static bool is_dyn(const cel_type *type) {
  return type->kind == CEL_DYN;
}

/* isEqualOrLessSpecific */
static bool is_no_more_specific(const cel_type *a, const cel_type *b) {
  if (a == b || is_dyn(a) || a->kind == CEL_PARAMETER) return true;
  if (is_dyn(b) || b->kind == CEL_PARAMETER || a->kind != b->kind) return false;
  switch (a->kind) {
  case CEL_TYPE:
    return true;
  case CEL_LIST:
  case CEL_MAP:
  case CEL_OPTIONAL:
    return is_no_more_specific(a->parameters[0], b->parameters[0]) &&
           (a->kind != CEL_MAP || is_no_more_specific(a->parameters[1], b->parameters[1]));
  default:
    return crdc_cel_type_equal(a, b);
  }
}

const cel_type *crdc_unifier_most_general(const cel_type *a, const cel_type *b) {
  return is_no_more_specific(a, b) ? a : b;
}

/* The occurs check (notReferencedIn). */
static bool is_absent_from(unifier *unifier, const cel_type *variable, const cel_type *within) {
  if (!count_step(unifier) || crdc_cel_type_equal(variable, within)) return false;
  const cel_type *bound = binding(unifier, within);
  if (bound) return is_absent_from(unifier, variable, bound);
  for (size_t i = 0; i < 2 && within->parameters[i]; i++)
    if (!is_absent_from(unifier, variable, within->parameters[i])) return false;
  return true;
}

static bool assign(unifier *unifier, const cel_type *a, const cel_type *b);

/* Whether `variable` can be bound to `type` (isValidTypeSubstitution). */
static bool can_stand_for(unifier *unifier, const cel_type *type, const cel_type *variable, bool *was_bound) {
  *was_bound = true;
  if (crdc_cel_type_equal(type, variable)) return true;
  const cel_type *bound = binding(unifier, variable);
  if (bound) {
    if (crdc_cel_type_equal(type, bound)) return true;
    if (!assign(unifier, type, bound)) return false;
    const cel_type *general = crdc_unifier_most_general(type, bound);
    if (is_absent_from(unifier, variable, general)) bind(unifier, variable, general);
    return true;
  }
  *was_bound = false;
  if (!is_absent_from(unifier, variable, type)) return false;
  bind(unifier, variable, type);
  return true;
}

static bool is_nullable(const cel_type *type) {
  switch (type->kind) {
  case CEL_NULL:
  case CEL_OPAQUE:
  case CEL_OPTIONAL:
  case CEL_OBJECT:
  case CEL_DURATION:
  case CEL_TIMESTAMP:
    return true;
  default:
    return false;
  }
}

/* internalIsAssignable */
static bool assign(unifier *unifier, const cel_type *a, const cel_type *b) {
  if (!count_step(unifier)) return false;
  bool was_bound;
  if (b->kind == CEL_PARAMETER) {
    if (can_stand_for(unifier, a, b, &was_bound)) return true;
    if (was_bound) return false;
  }
  if (a->kind == CEL_PARAMETER) return can_stand_for(unifier, b, a, &was_bound);
  if (is_dyn(a) || is_dyn(b) || a->kind == CEL_ERROR_TYPE || b->kind == CEL_ERROR_TYPE) return true;
  if (a->kind == CEL_NULL) return is_nullable(b);
  if (b->kind == CEL_NULL) return is_nullable(a);
  switch (a->kind) {
  case CEL_TYPE:
    return b->kind == CEL_TYPE;
  case CEL_LIST:
  case CEL_MAP:
  case CEL_OPTIONAL:
    return a->kind == b->kind && assign(unifier, a->parameters[0], b->parameters[0]) &&
           (a->kind != CEL_MAP || assign(unifier, a->parameters[1], b->parameters[1]));
  default:
    return crdc_cel_type_equal(a, b);
  }
}

bool crdc_unifier_assign_all(unifier *unifier, const cel_type *const *a, const cel_type *const *b, size_t count) {
  unifier->trail_size = 0;
  for (size_t i = 0; i < count; i++) {
    if (assign(unifier, a[i], b[i])) continue;
    while (unifier->trail_size > 0) {
      unifier_change change = unifier->trail[--unifier->trail_size];
      unifier->bindings[change.variable] = change.before;
    }
    return false;
  }
  return true;
}

bool crdc_unifier_assign(unifier *unifier, const cel_type *a, const cel_type *b) {
  return crdc_unifier_assign_all(unifier, &a, &b, 1);
}

const cel_type *crdc_unifier_substitute(unifier *unifier, const cel_type *type, bool free_to_dyn) {
  if (!count_step(unifier)) return crdc_cel_type_simple(CEL_DYN);
  const cel_type *bound = binding(unifier, type);
  if (bound) return crdc_unifier_substitute(unifier, bound, free_to_dyn);
  if (type->kind == CEL_PARAMETER) return free_to_dyn ? crdc_cel_type_simple(CEL_DYN) : type;
  if (type->kind != CEL_LIST && type->kind != CEL_MAP && type->kind != CEL_OPTIONAL && type->kind != CEL_TYPE) return type;
  const cel_type *parts[2] = {NULL, NULL};
  for (size_t i = 0; i < 2 && type->parameters[i]; i++)
    parts[i] = crdc_unifier_substitute(unifier, type->parameters[i], free_to_dyn);
  if (parts[0] == type->parameters[0] && parts[1] == type->parameters[1]) return type;
  return crdc_cel_type_with(unifier->arena, type->kind, parts[0], parts[1]);
}
