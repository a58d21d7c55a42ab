/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles admission policies: the expressions of policies and of webhooks' match conditions become programs. The CEL
 * environments are those of apiserver pkg/admission/plugin/cel/compile.go. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/admission.h>

typedef struct policy_compiler policy_compiler;

typedef struct policy_compiler_options {
  unsigned kubernetes_minor; /* 0: 37 */
  size_t most_kept;          /* when more sources than this were compiled, the next call drops the whole cache; 0: never */
} policy_compiler_options;

/* The compiler caches every program: the same source again gives the same program. One thread at a time. */
policy_compiler *crdc_policy_compiler_create(const policy_compiler_options *options);
const crd_policy_compiler *crdc_policy_compiler_of(policy_compiler *compiler);
void crdc_policy_compiler_destroy(policy_compiler *compiler); /* NULL is fine */

/* status.typeChecking of a ValidatingAdmissionPolicy: its validations checked with the types of each kind that its
 * constraints name literally. Mirrors apiserver pkg/admission/plugin/policy/validating/typechecking.go.
 *
 * Not part of libcrdc: the types of built-in kinds are in libcrdadmission. */

typedef struct type_warning {
  uint32_t validation; /* which of spec.validations */
  const char *member;  /* "expression", "messageExpression" */
  crd_string field;    /* "spec.validations[0].expression" */
  crd_string
      warning; /* "apps/v1, Kind=Deployment: ERROR: <input>:1:1: ..." and a line feed, of several kinds one after another
                */
} type_warning;

typedef struct type_warnings {
  type_warning *items;
  size_t count;
} type_warnings;

/* The warnings of a policy, allocated in the arena. It knows the built-in kinds and those of `crds` (may be NULL); other
 * kinds are skipped, as the API server does. `kubernetes_minor` 0: 37. */
typedef type_warnings policy_type_check(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                        const crd_value *policy);
policy_type_check crdc_policy_check_types;

/* Estimates what the expressions of policies and of webhooks' match conditions can cost, for the kinds that their rules name
 * literally. The API server counts the cost at run time and ends a call at CRD_CEL_CALL_LIMIT (apiserver
 * pkg/apis/cel/config.go, PerCallLimit). The expression then fails, and failurePolicy decides.
 *
 * Not part of libcrdc: the types of built-in kinds are in libcrdadmission. */

/* An expression that can cost more than the limit. */
typedef struct policy_cost {
  const crd_value *expression;
  crd_string kind;  /* "example.com/v1, Kind=Widget" */
  uint64_t cost;    /* where `items` is 0: with the schema's own limits */
  uint64_t items;   /* so many items in each of the lists can exceed the limit; 0: the schema's limits are enough for that */
  crd_string lists; /* "object.spec.a and object.spec.b" */
} policy_cost;

typedef struct policy_costs {
  policy_cost *items;
  size_t count;
} policy_costs;

/* The costs of a policy or of one webhook, allocated in the arena. Each expression is reported once, for the first kind that
 * exceeds the limit. `kubernetes_minor` 0: 37. */
typedef policy_costs policy_cost_estimate(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                          const crd_value *policy_or_webhook);
policy_cost_estimate crdc_policy_estimate_costs;
