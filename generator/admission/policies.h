/* SPDX-License-Identifier: Apache-2.0 */
/* Admission policies compiled: the expressions of policies, and of webhooks' match conditions, in the environments of
 * apiserver pkg/admission/plugin/cel/compile.go, as programs. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/admission.h>

typedef struct policy_compiler policy_compiler;

typedef struct policy_compiler_options {
  unsigned kubernetes_minor; /* 0: 37 */
  size_t most_kept; /* when more sources were compiled, the next call forgets all: for who keeps no program; 0: never */
} policy_compiler_options;

/* Keeps all programs that it makes, and gives what it was asked for before again. One thread at a time. */
policy_compiler *crdc_policy_compiler_create(const policy_compiler_options *options);
const crd_policy_compiler *crdc_policy_compiler_of(policy_compiler *compiler);
void crdc_policy_compiler_destroy(policy_compiler *compiler); /* NULL is fine */

/* status.typeChecking of a ValidatingAdmissionPolicy: its validations checked with the types of each kind that its
 * constraints name literally. Mirrors apiserver pkg/admission/plugin/policy/validating/typechecking.go.
 *
 * Not of libcrdc: types of built-in kinds are libcrdadmission's. */

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

/* The warnings of a policy, all in the arena. Kinds are built-in ones and those of the CRDs (NULL: none); others are passed
 * over, as the API server does. `kubernetes_minor` 0: 37. */
typedef type_warnings policy_type_check(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                        const crd_value *policy);
policy_type_check crdc_policy_check_types;

/* What the expressions of policies and of webhooks' match conditions can cost for the kinds of CRDs that their rules name
 * literally. The API server counts it when they run, and ends a call at CRD_CEL_CALL_LIMIT (apiserver
 * pkg/apis/cel/config.go, PerCallLimit): what comes of the expression then is an error for failurePolicy.
 *
 * Not of libcrdc: types of built-in kinds are libcrdadmission's. */

/* An expression that can cost more than the limit. */
typedef struct policy_cost {
  const crd_value *expression;
  crd_string kind;  /* "example.com/v1, Kind=Widget" */
  uint64_t cost;    /* with limits of the schema alone where `items` is 0 */
  uint64_t items;   /* with how many items in each of the lists the limit can be exceeded; 0: their limits are enough */
  crd_string lists; /* "object.spec.a and object.spec.b" */
} policy_cost;

typedef struct policy_costs {
  policy_cost *items;
  size_t count;
} policy_costs;

/* Of a policy, or of one webhook, all in the arena; an expression is told of once, by the first kind.
 * `kubernetes_minor` 0: 37. */
typedef policy_costs policy_cost_estimate(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                          const crd_value *policy_or_webhook);
policy_cost_estimate crdc_policy_estimate_costs;
