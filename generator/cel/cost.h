/* SPDX-License-Identifier: Apache-2.0 */
/* The static cost of a checked expression: the range of cost units that evaluating it may take, given the limits that a
 * schema sets. Mirrors cel-go checker/cost.go and apiserver pkg/cel/library/cost.go, whose figures decide which rules a CRD
 * may have. */
#pragma once

#include "cel/text/ast.h"

#define CEL_COST_UNBOUNDED UINT64_MAX

/* A range of costs, or of sizes (code points, bytes, items, entries); sums and products saturate at CEL_COST_UNBOUNDED. */
typedef struct cost_range {
  uint64_t min, max;
} cost_range;

/* What is known of the sizes of variables. A path starts with the variable and goes on with names of fields as the
 * expression writes them, "@items", "@indices", "@keys" and "@values". */
typedef struct cost_sizes {
  /* The largest size at the path, of a value of the type; false where nothing is known. `count` is 0 without a path. */
  bool (*find)(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max);
  void *data;
  bool presence_costs; /* has() costs 1, as it does outside Kubernetes */
  /* As cel-go's CostTracker counts what is dyn (interpreter/runtimecost.go): a field costs 1, and so does a call of which it
   * is not settled before it runs whether it is of lists, texts or numbers. The estimate takes the dearest. */
  bool counts_dyn;
} cost_sizes;

/* The cost of a tree that crdc_cel_check has passed. */
cost_range crdc_cel_cost(const cel_ast *ast, const cost_sizes *sizes);

/* The same with the limits of the schema of `self`, which every path starts at. */
uint64_t crdc_cel_cost_of_rule(const cel_ast *ast, const cel_type *self);

/* The type at a path, without its first step, below the type of self; NULL where there is none. */
const cel_type *crdc_cel_cost_type_at(const cel_type *self, const crd_string *path, size_t count);

/* How often at most a value of so many bytes occurs in a request: the cardinality below lists and maps without limits. */
uint64_t crdc_cel_cost_cardinality(const cel_type *self);

/* a * b, saturating. */
uint64_t crdc_cost_times(uint64_t a, uint64_t b);
/* a + b, saturating. */
uint64_t crdc_cost_plus(uint64_t a, uint64_t b);
