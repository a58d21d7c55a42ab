/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/scope.h"
#include <assert.h>

void crdc_scope_add(rule_scope *scope, scope_name name) {
  CRD_ARENA_PUSH(scope->arena, scope->names, scope->count, scope->capacity, 8, name);
}

bool crdc_scope_find(rule_scope *scope, size_t visible, crd_string name, scope_found *found) {
  bool self = crd_string_equal(name, CRD_STRING("self"));
  for (; scope; visible = scope->outer_visible, scope = scope->outer) {
    if (self && !scope->hides_self) return *found = (scope_found){NULL, scope, 0}, true;
    for (size_t i = visible; !self && i-- > 0;)
      if (crd_string_equal(scope->names[i].name, name)) return *found = (scope_found){&scope->names[i], scope, i}, true;
  }
  return false;
}

cel_variable *crdc_scope_variables(crd_arena *arena, rule_scope *scope, size_t visible, size_t *count) {
  size_t most = 1, seen = visible;
  for (const rule_scope *at = scope; at; seen = at->outer_visible, at = at->outer) most += seen;
  cel_variable *variables = crd_arena_alloc(arena, most * sizeof *variables);
  rule_scope *owner = scope;
  assert(owner);
  while (owner->hides_self) {
    owner = owner->outer;
    assert(owner); /* the outermost scope has its own self */
  }
  variables[0] = (cel_variable){CRD_STRING("self"), owner->self_type};
  *count = 1;
  for (seen = visible; scope; seen = scope->outer_visible, scope = scope->outer)
    for (size_t i = seen; i-- > 0;)
      if (scope->names[i].type) variables[(*count)++] = (cel_variable){scope->names[i].name, scope->names[i].type};
  return variables;
}

unsigned crdc_scope_use(rule_scope *from, const rule_scope *target) {
  unsigned hops = 0;
  for (; from != target; from = from->outer, hops++) from->uses_outer = true;
  return hops;
}

crd_zero crdc_scope_zero(const cel_type *type) {
  switch (type ? type->kind : CEL_DYN) {
  case CEL_BOOL:
    return CRD_ZERO_BOOL;
  case CEL_INT:
    return CRD_ZERO_INT;
  case CEL_DOUBLE:
    return CRD_ZERO_DOUBLE;
  case CEL_STRING:
    return CRD_ZERO_STRING;
  case CEL_LIST:
    return CRD_ZERO_LIST;
  case CEL_MAP:
  case CEL_OBJECT:
    return CRD_ZERO_MAP;
  case CEL_DYN:
    return type && type->int_or_string ? CRD_ZERO_INT : CRD_ZERO_NULL;
  default:
    return CRD_ZERO_NONE;
  }
}
