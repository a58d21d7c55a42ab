/* SPDX-License-Identifier: Apache-2.0 */
/* The cost limits of a rule and of a schema. Mirrors apiextensions-apiserver pkg/apis/apiextensions/validation
 * (cel_validation.go, and the cost errors of validation.go). */
#pragma once

#include "cel/cost.h"

#define COST_LIMIT_OF_RULE 10000000u    /* StaticEstimatedCostLimit: of a rule, and of a messageExpression */
#define COST_LIMIT_OF_SCHEMA 100000000u /* StaticEstimatedCRDCostLimit: of all of them in a schema */

/* How often a value can occur. */
typedef struct cardinality {
  bool bounded; /* every list and map around it has a limit */
  uint64_t count;
} cardinality;

/* The cardinality of a child of `node`. */
cardinality crdc_cardinality_inside(const schema *node, cardinality of_node);
/* The total cost of a rule in one object. If the cardinality has no limit, `by_size` is used instead. */
uint64_t crdc_cost_everywhere(uint64_t cost, cardinality cardinality, uint64_t by_size);

/* The share of one rule or messageExpression. */
typedef struct cost_share {
  crd_string field;
  uint32_t offset;
  uint64_t cost;
} cost_share;

#define COST_MOST_EXPENSIVE 4

typedef struct cost_total {
  uint64_t total;
  cost_share most[COST_MOST_EXPENSIVE]; /* sorted, the most expensive first; none below a hundredth of the limit */
  size_t count;
} cost_total;

void crdc_cost_total_add(cost_total *total, cost_share share);

/* How many times a cost exceeds its limit, in the API server's words: "1.7x", "more than 100x". */
crd_string crdc_cost_factor_text(crd_arena *arena, uint64_t cost, uint64_t limit);
