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
  const cel_type *type;        /* NULL: of a let that nothing has asked for yet */
  size_t param;                /* PARAM: which */
  const cel_ast *let;          /* LET: checked; sees the names of its scope before it */
  const struct marker *marker; /* LET: what declares it */
  bool busy, failed;           /* LET: being compiled; could not be */
} scope_name;

typedef struct rule_scope rule_scope;
struct rule_scope {
  rule_scope *outer;
  size_t outer_visible; /* how many of the outer scope's names are seen from here */
  const cel_type *self_type;
  bool hides_self;            /* its self goes by other names only; `self` is the outer scope's */
  const type_node *self_node; /* NULL: self is a crd_cel_value */
  crd_arena *arena;
  scope_name *names;
  size_t count, capacity;
  bool uses_outer; /* set while its functions are lowered: they read what an outer scope holds */
};

/* A name as an expression sees it. */
typedef struct scope_found {
  const scope_name *name; /* NULL: self */
  rule_scope *scope;      /* whose it is */
  size_t position;        /* of the name in it */
} scope_found;

void crdc_scope_add(rule_scope *scope, scope_name name);
/* Looks among the first `visible` names of the scope, then in those around it. */
bool crdc_scope_find(rule_scope *scope, size_t visible, crd_string name, scope_found *found);
/* How many scopes further out `target` is, of which something is read: all on the way use what is around them. */
unsigned crdc_scope_use(rule_scope *from, const rule_scope *target);
/* What an absent part of that type reads as. */
crd_zero crdc_scope_zero(const cel_type *type);
/* The variables that an expression at this place has. */
cel_variable *crdc_scope_variables(crd_arena *arena, rule_scope *scope, size_t visible, size_t *count);

/* Structs of which a zero is read. */
typedef struct zero_types {
  crd_arena *arena;
  const type_node **items;
  size_t count, capacity;
} zero_types;
