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

/* The known sizes of variables. A path starts with the variable; its further steps are field names as the expression writes
 * them, "@items", "@indices", "@keys" and "@values". */
typedef struct cost_sizes {
  /* Finds the largest size of a value of the type at the path; false where it is unknown. `count` is 0 without a path. */
  bool (*find)(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max);
  void *data;
  bool presence_costs; /* has() costs 1, as it does outside Kubernetes */
  /* Counts dyn values as cel-go's CostTracker does (interpreter/runtimecost.go): a field costs 1. A call whose overload
   * (lists, strings or numbers) is only known at run time also costs 1. Otherwise the estimate takes the most expensive
   * overload. */
  bool counts_dyn;
} cost_sizes;

/* The cost of a tree that crdc_cel_check has passed. */
cost_range crdc_cel_cost(const cel_ast *ast, const cost_sizes *sizes);

/* Does the same with the limits of the schema of `self`; every path starts at `self`. */
uint64_t crdc_cel_cost_of_rule(const cel_ast *ast, const cel_type *self);

/* The type at a path below the type of self, or NULL. The first step of the path is skipped. */
const cel_type *crdc_cel_cost_type_at(const cel_type *self, const crd_string *path, size_t count);

/* How often a value of this type fits in a request at most, by its fewest bytes: the cardinality below lists and maps that
 * have no limits. */
uint64_t crdc_cel_cost_cardinality(const cel_type *self);

/* a * b, saturating. */
uint64_t crdc_cost_times(uint64_t a, uint64_t b);
/* a + b, saturating. */
uint64_t crdc_cost_plus(uint64_t a, uint64_t b);
