/* SPDX-License-Identifier: Apache-2.0 */
/* Inside the cost estimate: ranges, paths, and what is known of each node. */
#pragma once

#include "cel/cost.h"
#include "cel/declarations.h"

/* ---- ranges ---- */

#define COST_STRING 0.1 /* per code point that is looked at (StringTraversalCostFactor) */
#define COST_REGEX 0.25 /* per code point of a pattern (RegexStringLengthCostFactor) */
#define COST_NEW_LIST 10u

static inline cost_range range_between(uint64_t min, uint64_t max) {
  return (cost_range){min, max};
}
static inline cost_range range_fixed(uint64_t value) {
  return (cost_range){value, value};
}
static inline cost_range range_unknown(void) {
  return (cost_range){0, CEL_COST_UNBOUNDED};
}
cost_range crdc_cost_range_plus(cost_range a, cost_range b);
cost_range crdc_cost_range_times(cost_range a, cost_range b);
cost_range crdc_cost_range_union(cost_range a, cost_range b);
/* Rounded up, saturating. */
cost_range crdc_cost_range_scale(cost_range range, double factor);

/* ---- paths ---- */

/* A Go slice of steps. The API server's estimate appends to slices that share memory, so a stored path may change later. Its
 * figures depend on that, so the same happens here. */
typedef struct cost_path {
  crd_string *steps;
  uint32_t count, capacity;
} cost_path;

cost_path crdc_cost_path_append(crd_arena *arena, cost_path path, crd_string step);

/* ---- nodes ---- */

/* A size that may be unknown (nil in cel-go, which differs from an unbounded range). */
typedef struct known_size {
  bool known;
  cost_range range;
} known_size;

/* The sizes of the keys and values of a list or map. */
typedef struct entry_size {
  bool known, is_list;
  cost_range key, value;
} entry_size;

typedef struct node_facts {
  cost_path path;
  known_size size;
  entry_size entry;
} node_facts;

typedef struct local local;

typedef struct coster {
  crd_arena *arena;
  const cost_sizes *sizes;
  bool before_32, before_33, before_37; /* how the API server counts (cel_ast_counts_as_before) */
  node_facts *facts;                    /* by id */
  const local *locals;
} coster;

/* An operand of a call, as the library's cost estimators get it. */
typedef struct operand_cost {
  const cel_node *node;
  cost_range cost;
  cost_path path; /* empty for accumulators */
  known_size size;
} operand_cost;

typedef struct call_cost {
  const cel_node *node;
  const cel_overload *overload;
  const operand_cost *target; /* NULL: none */
  const operand_cost *arguments;
  size_t count;
} call_cost;

typedef struct call_estimate {
  bool known;
  cost_range cost; /* without the cost of the arguments */
  known_size size; /* of the result */
} call_estimate;

known_size crdc_cost_find_size(const coster *coster, cost_path path, const cel_type *type);
cost_range crdc_cost_known_or_everything(known_size size);
cost_range crdc_cost_size_or_unknown(const operand_cost *operand);

/* The estimate for an overload, without the cost of its arguments. Where the cost is 1 the estimate is not known. */
call_estimate crdc_cost_estimate_call(const coster *coster, const call_cost *call);

static inline bool is_overload(const call_cost *call, const char *id) {
  return strcmp(call->overload->id, id) == 0;
}
