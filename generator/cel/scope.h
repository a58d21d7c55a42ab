/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of rule sets: beside `self` they see parameters, items, lets, and what the sets around theirs declare. At run
 * time a scope is a crd_scope (crd/generated/rule_set.h); here it is the names and types of one. */
#pragma once

#include "cel/text/ast.h"
#include "types/types.h"
#include <crd/generated/rule_set.h>

typedef enum scope_kind {
  SCOPE_SELF,  /* another name of the scope's self */
  SCOPE_INDEX, /* int */
  SCOPE_KEY,   /* string */
  SCOPE_PARAM,
  SCOPE_LET /* stands for an expression */
} scope_kind;

typedef struct scope_name {
  crd_string name;
  scope_kind kind;
  const cel_type *type;        /* NULL: a let that was not compiled yet */
  size_t param;                /* PARAM: its index */
  const cel_ast *let;          /* LET: checked; sees the names of its scope before it */
  const struct marker *marker; /* LET: the marker that declares it */
  bool busy, failed;           /* LET: it is being compiled; it could not be compiled */
} scope_name;

typedef struct rule_scope rule_scope;
struct rule_scope {
  rule_scope *outer;
  size_t outer_visible; /* how many of the outer scope's names are seen from here */
  const cel_type *self_type;
  bool hides_self;            /* `self` is the outer scope's; the scope's own self has other names only */
  const type_node *self_node; /* NULL: self is a crd_cel_value */
  crd_arena *arena;
  scope_name *names;
  size_t count, capacity;
  bool uses_outer; /* set while its functions are lowered: they read from an outer scope */
};

/* The result of looking up a name. */
typedef struct scope_found {
  const scope_name *name; /* NULL: self */
  rule_scope *scope;      /* the scope that has the name */
  size_t position;        /* the index of the name in it */
} scope_found;

void crdc_scope_add(rule_scope *scope, scope_name name);
/* Looks a name up among the first `visible` names of the scope, then in the outer scopes. */
bool crdc_scope_find(rule_scope *scope, size_t visible, crd_string name, scope_found *found);
/* How many levels further out `target` is. Every scope on the way is marked as using its outer scope. */
unsigned crdc_scope_use(rule_scope *from, const rule_scope *target);
/* The value that is read for an absent part of that type. */
crd_zero crdc_scope_zero(const cel_type *type);
/* The variables of an expression at this place. */
cel_variable *crdc_scope_variables(crd_arena *arena, rule_scope *scope, size_t visible, size_t *count);

/* Structs whose zero value is read. */
typedef struct zero_types {
  crd_arena *arena;
  const type_node **items;
  size_t count, capacity;
} zero_types;
