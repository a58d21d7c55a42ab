/* SPDX-License-Identifier: Apache-2.0 */
/* The CEL environments of admission, for expressions of policies and of webhooks' match conditions, with cel-go's variables
 * and types (apiserver pkg/admission/plugin/cel/compile.go, composition.go; pkg/cel/mutation). */
#pragma once

#include "cel/text/ast.h"

/* What such an environment has in addition to typed variables. */
typedef struct cel_policy {
  bool patches;              /* Object{...}, JSONPatch{...} and jsonpatch.escapeKey */
  const cel_type *variables; /* the type of `variables`, with its fields in the policy's order; NULL: there are none */
} cel_policy;

/* Which variables are declared. */
typedef struct policy_scope {
  bool params, authorizer, patches, variables;
} policy_scope;

/* An environment of admission, with its parts in the arena. The variables of a policy are added when they are compiled. */
typedef struct policy_environment {
  crd_arena *arena;
  cel_environment environment;
  cel_policy policy;
  cel_variable declared[8];
  cel_type *variables; /* grows with each added variable */
} policy_environment;

/* `minor` is that of the API server. The environment must not be moved afterwards. */
void crdc_policy_environment_init(policy_environment *environment, crd_arena *arena, policy_scope scope, unsigned minor);
/* Makes the environment for other expressions of the same policy: the two share the variables. */
void crdc_policy_environment_share(policy_environment *environment, const policy_environment *other, policy_scope scope,
                                   unsigned minor);
/* Adds a variable with the type of its expression. NULL: the expression does not compile, and the variable is dyn. */
void crdc_policy_add_variable(policy_environment *environment, crd_string name, const cel_type *type);

/* The type under which later expressions see a variable whose expression has `type` (NULL: dyn). It keeps no pointer to
 * `type`. */
const cel_type *crdc_policy_declared_type(crd_arena *arena, const cel_type *type);

/* The type of that name ("Object", "JSONPatch", "Object.spec"), or NULL. */
const cel_type *crdc_policy_type_named(crd_arena *arena, crd_string name);
/* The type of a field of a constructed type; NULL where it has no such field. */
const cel_type *crdc_policy_field_type(const cel_type *type, crd_string field);

/* A type as Go's cel.Type prints it: "google.protobuf.Timestamp", "list(JSONPatch)". */
crd_string crdc_policy_type_text(crd_arena *arena, const cel_type *type);
