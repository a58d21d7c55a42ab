/* SPDX-License-Identifier: Apache-2.0 */
/* What the expressions of policies and of webhooks' match conditions can cost for the kinds of CRDs that their rules name
 * literally. The API server counts it when they run, and ends a call at CRD_CEL_CALL_LIMIT (apiserver
 * pkg/apis/cel/config.go, PerCallLimit): what comes of the expression then is an error for failurePolicy.
 *
 * Not of libcrdc: types of built-in kinds are libcrdadmission's. */
#ifndef CRDC_ADMISSION_POLICY_COSTS_H
#define CRDC_ADMISSION_POLICY_COSTS_H

#include "schema/tree/schema.h"

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

#endif
