/* SPDX-License-Identifier: Apache-2.0 */
/* The environments of admission: what expressions of policies and of webhooks' match conditions see, as cel-go's variables
 * and types (apiserver pkg/admission/plugin/cel/compile.go, composition.go; pkg/cel/mutation). */
#pragma once

#include "cel/text/ast.h"

/* What such an expression has beside typed variables. */
typedef struct cel_policy {
  bool patches;              /* Object{...}, JSONPatch{...} and jsonpatch.escapeKey */
  const cel_type *variables; /* of `variables`, whose fields are in the order of the policy; NULL: there are none */
} cel_policy;

/* Which variables are declared. */
typedef struct policy_scope {
  bool params, authorizer, patches, variables;
} policy_scope;

/* An environment of admission, its parts in the arena. Variables are added to it as they are compiled. */
typedef struct policy_environment {
  crd_arena *arena;
  cel_environment environment;
  cel_policy policy;
  cel_variable declared[8];
  cel_type *variables; /* that grows */
} policy_environment;

/* `minor` is that of the API server. The environment must stay where it is. */
void crdc_policy_environment_init(policy_environment *environment, crd_arena *arena, policy_scope scope, unsigned minor);
/* The same environment for other expressions of the policy: its variables are shared. */
void crdc_policy_environment_share(policy_environment *environment, const policy_environment *other, policy_scope scope,
                                   unsigned minor);
/* Adds a variable whose expression has that type; NULL: it does not compile, and is dyn. */
void crdc_policy_add_variable(policy_environment *environment, crd_string name, const cel_type *type);

/* What a variable is to those behind it, whose expression has that type; NULL: dyn. Nothing of the type is kept. */
const cel_type *crdc_policy_declared_type(crd_arena *arena, const cel_type *type);

/* Types by name: "Object", "JSONPatch", "Object.spec"; NULL: there is none. */
const cel_type *crdc_policy_type_named(crd_arena *arena, crd_string name);
/* The type of a field of a constructed type; NULL: it has none of that name. */
const cel_type *crdc_policy_field_type(const cel_type *type, crd_string field);

/* A type as Go's cel.Type prints it: "google.protobuf.Timestamp", "list(JSONPatch)". */
crd_string crdc_policy_type_text(crd_arena *arena, const cel_type *type);
