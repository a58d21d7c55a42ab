/* SPDX-License-Identifier: Apache-2.0 */
/* The costs of calls. The language's own functions mirror cel-go checker/cost.go (functionCost), those of Kubernetes
 * apiserver pkg/cel/library/cost.go (EstimateCallCost), and lists and sets the estimators of cel-go ext/lists.go and
 * ext/sets.go. */
#include "../../runtime/base/nearest_name.h"
#include "cel/cost_parts.h"

#include <math.h>

static const call_estimate nothing = {.known = false};

static call_estimate estimate(cost_range cost) {
  return (call_estimate){true, cost, {false}};
}

static call_estimate sized(cost_range cost, cost_range size) {
  return (call_estimate){true, cost, {true, size}};
}

static cost_range traversal(cost_range size) {
  return crdc_cost_range_scale(size, COST_STRING);
}

/* For matches, find and findAll: uses the text's size plus one, so that the pattern counts for an empty text too. */
static cost_range regex_cost(const operand_cost *text, const operand_cost *pattern) {
  return crdc_cost_range_times(traversal(crdc_cost_range_plus(crdc_cost_size_or_unknown(text), range_fixed(1))),
                               crdc_cost_range_scale(crdc_cost_size_or_unknown(pattern), COST_REGEX));
}

static cost_range target_size(const call_cost *call) {
  return crdc_cost_size_or_unknown(call->target);
}

static cost_range argument_size(const call_cost *call, size_t index) {
  return crdc_cost_size_or_unknown(&call->arguments[index]);
}

/* ---- the language ---- */

static call_estimate estimate_comparison(const call_cost *call) {
  cost_range left = argument_size(call, 0), right = argument_size(call, 1);
  uint64_t most = left.max < right.max ? left.max : right.max;
  return estimate(traversal(range_between(most > 0, most)));
}

static call_estimate estimate_addition(const call_cost *call) {
  cost_range size = crdc_cost_range_plus(argument_size(call, 0), argument_size(call, 1));
  return sized(is_overload(call, "add_list") ? range_fixed(1) : traversal(size), size);
}

static call_estimate estimate_conversion(const call_cost *call) {
  cost_range size = argument_size(call, 0), result = size;
  if (is_overload(call, "string_to_bytes"))
    result.max = size.max * 4; /* wraps, as in cel-go */
  else if (is_overload(call, "bytes_to_string"))
    result.min = size.min / 4;
  else
    result = range_between(size.min + 2, size.max * 2 + 2);
  return sized(traversal(size), result);
}

static call_estimate estimate_matches(const coster *coster, const call_cost *call) {
  if (!call->target && coster->before_37) return nothing;
  const operand_cost *text = call->target ? call->target : &call->arguments[0];
  return estimate(regex_cost(text, &call->arguments[call->target ? 0 : 1]));
}

static call_estimate estimate_contains(const call_cost *call) {
  return estimate(crdc_cost_range_times(traversal(target_size(call)), traversal(argument_size(call, 0))));
}

/* ---- lists and sets of cel-go ---- */

/* The value of an integer literal; negative ones count as 0. */
static uint64_t written_integer(const operand_cost *operand, uint64_t otherwise) {
  const cel_node *node = operand->node;
  if (node->kind != CEL_NODE_CONSTANT || node->constant.kind != CEL_INT) return otherwise;
  return node->constant.as.integer < 0 ? 0 : (uint64_t)node->constant.as.integer;
}

static call_estimate new_list(double factor, cost_range size) {
  return sized(crdc_cost_range_plus(crdc_cost_range_scale(size, factor), range_fixed(1 + COST_NEW_LIST)), size);
}

static call_estimate quadratic_list(const operand_cost *list, double factor) {
  cost_range size = crdc_cost_size_or_unknown(list);
  return new_list(factor, crdc_cost_range_times(size, size));
}

/* The cost factor of comparing elements: texts by characters; the last letter of the types is that of the items or keys. */
static double sorting_factor(const call_cost *call) {
  char items = call->overload->arguments[strlen(call->overload->arguments) - 1];
  return items == 's' || items == 'y' ? 2.0 + COST_STRING : 2.0;
}

static call_estimate estimate_sets(const call_cost *call) {
  double factor = is_overload(call, "list_sets_equivalent_list") ? 2 : 1;
  cost_range pairs = crdc_cost_range_times(argument_size(call, 0), argument_size(call, 1));
  return estimate(crdc_cost_range_plus(crdc_cost_range_scale(pairs, factor), range_fixed(1)));
}

static call_estimate estimate_slice(const call_cost *call) {
  uint64_t end = written_integer(&call->arguments[1], target_size(call).max);
  return new_list(1, range_fixed(end - written_integer(&call->arguments[0], 0))); /* wraps, as in cel-go */
}

/* ---- the libraries of Kubernetes ---- */

/* The kind and size of a list's items; keys of a map and the value of an optional count as items. False if there are
 * none. */
static bool item_size(const coster *coster, const operand_cost *list, cel_kind *kind, cost_range *size) {
  const cel_type *type = list->node->type, *items = type ? type->parameters[0] : NULL;
  if (!items) return false;
  cost_path path = {NULL, 0, 0};
  if (list->path.count) {
    path = (cost_path){.steps = crd_arena_alloc(coster->arena, (list->path.count + 1) * sizeof(crd_string)),
                       .count = list->path.count,
                       .capacity = list->path.count + 1};
    memcpy(path.steps, list->path.steps, list->path.count * sizeof(crd_string));
    path = crdc_cost_path_append(coster->arena, path, CRD_STRING("@items"));
  }
  known_size known = crdc_cost_find_size(coster, path, items);
  *kind = items->kind;
  *size = known.known ? known.range : range_unknown();
  return true;
}

static call_estimate estimate_list_scan(const coster *coster, const call_cost *call) {
  cost_range size = target_size(call), each = range_fixed(1), item;
  cel_kind kind;
  if (item_size(coster, call->target, &kind, &item)) {
    if (kind == CEL_STRING || kind == CEL_BYTES) each = crdc_cost_range_plus(each, traversal(item));
    return estimate(crdc_cost_range_times(size, each));
  }
  return estimate(is_overload(call, "list_includes_dyn_dyn") ? crdc_cost_range_times(size, each) : traversal(size));
}

static uint64_t divide_up(uint64_t a, uint64_t b) {
  double quotient = ceil((double)a / (double)b);
  return quotient >= 0x1p64 ? UINT64_MAX : (uint64_t)quotient;
}

static call_estimate estimate_replace(const call_cost *call) {
  cost_range text = target_size(call), old = argument_size(call, 0), new = argument_size(call, 1), times = {0, 0},
             kept = {0, 0};
  if (old.min == 0) { /* the replacement is inserted around every character */
    times.max = crdc_cost_plus(text.max, 1);
    kept.max = text.max;
  } else if (new.max <= old.min) {
    kept.max = text.max;
  } else {
    times.max = divide_up(text.max, old.min);
  }
  if (old.max == 0) {
    times.min = crdc_cost_plus(text.min, 1);
    kept.min = text.min;
  } else if (old.max <= new.min) {
    kept.min = text.min;
  } else {
    times.min = divide_up(text.min, old.max);
  }
  return sized(crdc_cost_range_scale(text, 2 * COST_STRING), crdc_cost_range_plus(crdc_cost_range_times(times, new), kept));
}

static call_estimate estimate_split(const call_cost *call) {
  cost_range text = target_size(call);
  uint64_t most = text.max;
  if (call->count > 1) {
    const cel_node *limit = call->arguments[1].node;
    if (limit->kind == CEL_NODE_CONSTANT && limit->constant.kind == CEL_INT) most = (uint64_t)limit->constant.as.integer;
  }
  return sized(crdc_cost_range_scale(text, 2 * COST_STRING), range_between(0, most));
}

static call_estimate estimate_join(const coster *coster, const call_cost *call) {
  cost_range list = target_size(call), size = {0, 0}, item;
  cel_kind kind;
  if (item_size(coster, call->target, &kind, &item)) size = crdc_cost_range_times(list, item);
  if (call->count > 0) {
    cost_range separators = {list.min ? list.min - 1 : 0, list.max ? list.max - 1 : 0};
    size = crdc_cost_range_plus(size, crdc_cost_range_times(argument_size(call, 0), separators));
  }
  return sized(traversal(size), size);
}

/* Two addresses of 4 to 16 bytes are compared, and a text is parsed. */
static call_estimate estimate_network_contains(const call_cost *call) {
  const cost_range bytes = {4, 16};
  cost_range cost = traversal(crdc_cost_range_plus(bytes, bytes));
  if (call->overload->function[strlen("contains")] == 'C')
    cost = crdc_cost_range_plus(crdc_cost_range_plus(cost, traversal(bytes)), range_fixed(1));
  if (is_overload(call, "cidr_contains_ip_string") || is_overload(call, "cidr_contains_cidr_string"))
    cost = crdc_cost_range_plus(cost, traversal(argument_size(call, 0)));
  return estimate(cost);
}

/* == of the Kubernetes types; for a URL the size of the right side counts. */
static call_estimate estimate_equality(const coster *coster, const call_cost *call) {
  const cel_type *left = call->arguments[0].node->type, *right = call->arguments[1].node->type;
  if (coster->before_32 || !left || !right || left->kind != CEL_OPAQUE || right->kind != CEL_OPAQUE ||
      !crd_string_equal(left->name, right->name))
    return estimate_comparison(call);
  if (crd_is_among(left->name, "net.IP net.CIDR kubernetes.Quantity kubernetes.Semver crd.GenericVersion"))
    return estimate(range_fixed(1));
  if (crd_string_equal(left->name, CRD_STRING("kubernetes.NamedFormat"))) return estimate(traversal(range_between(1, 64)));
  if (!crd_string_equal(left->name, CRD_STRING("kubernetes.URL"))) return estimate_comparison(call);
  const known_size *size = &call->arguments[1].size;
  return estimate(traversal(range_between(1, size->known ? size->range.max : 1)));
}

static call_estimate estimate_selector(const call_cost *call) {
  cost_range size = argument_size(call, 0), requirements = crdc_cost_range_scale(crdc_cost_range_scale(size, 0.5), 50);
  return estimate(crdc_cost_range_plus(crdc_cost_range_plus(range_fixed(COST_NEW_LIST), traversal(size)), requirements));
}

/* The size of a quoted text: each character can become ten. */
static call_estimate estimate_quote(cost_range size) {
  return sized(traversal(size), range_between(size.min + 2, crdc_cost_plus(size.max * 10, 2)));
}

/* Member functions of lists and texts, by the receiver's size. */
static call_estimate estimate_member(const coster *coster, const call_cost *call, cost_range size) {
  switch (call->overload->cost) {
  case CALL_FORMAT:
    return estimate(traversal(size));
  case CALL_COPY:
    return new_list(1, size);
  case CALL_DISTINCT:
    return quadratic_list(call->target, 2);
  case CALL_FLATTEN:
    return new_list((double)written_integer(&call->arguments[0], UINT64_MAX), size);
  case CALL_SORT:
    return quadratic_list(call->target, sorting_factor(call));
  case CALL_ITEMS:
    return estimate_list_scan(coster, call);
  case CALL_TARGET_SIZED:
    return sized(traversal(size), size);
  case CALL_FIND:
    return sized(regex_cost(call->target, &call->arguments[0]), range_between(0, size.max));
  case CALL_JOIN:
    return estimate_join(coster, call);
  default:
    return nothing;
  }
}

/* Functions that only depend on the size of the first argument. YAML costs per character, and a time zone may be a file. */
static call_estimate estimate_argument(const call_cost *call, cost_range size) {
  switch (call->overload->cost) {
  case CALL_AFFIX:
  case CALL_SCAN:
    return estimate(traversal(size));
  case CALL_SCAN_SIZED:
    return sized(traversal(size), size);
  case CALL_CANONICAL:
    return estimate(crdc_cost_range_scale(size, 2 * COST_STRING));
  case CALL_VALIDATE:
    return estimate(crdc_cost_range_scale(traversal(size), 128 * COST_REGEX));
  case CALL_QUOTE:
    return estimate_quote(size);
  case CALL_TIME_ZONE:
    return estimate(crdc_cost_range_plus(traversal(size), range_fixed(100)));
  case CALL_YAML:
    return estimate(crdc_cost_range_plus(size, range_fixed(1)));
  case CALL_RANGE:
    return new_list(1, range_fixed(written_integer(&call->arguments[0], UINT64_MAX)));
  case CALL_SORT_BY:
    return quadratic_list(&call->arguments[0], sorting_factor(call));
  default:
    return nothing;
  }
}

static call_estimate estimate_other(const coster *coster, const call_cost *call) {
  switch (call->overload->cost) {
  case CALL_ADDITION:
    return estimate_addition(call);
  case CALL_CHECK:
    return estimate(range_fixed(350000));
  case CALL_COMPARISON:
    return estimate_comparison(call);
  case CALL_CONTAINS:
    return estimate_contains(call);
  case CALL_CONVERSION:
    return estimate_conversion(call);
  case CALL_EQUALITY:
    return estimate_equality(coster, call);
  case CALL_IN_LIST:
    return estimate(crdc_cost_range_scale(argument_size(call, 1), 1));
  case CALL_MATCHES:
    return estimate_matches(coster, call);
  case CALL_NETWORK:
    return estimate_network_contains(call);
  case CALL_REPLACE:
    return estimate_replace(call);
  case CALL_SELECTOR:
    return estimate_selector(call);
  case CALL_SETS:
    return estimate_sets(call);
  case CALL_SLICE:
    return estimate_slice(call);
  case CALL_SPLIT:
    return estimate_split(call);
  default:
    return nothing;
  }
}

call_estimate crdc_cost_estimate_call(const coster *coster, const call_cost *call) {
  call_estimate found = call->target ? estimate_member(coster, call, target_size(call)) : nothing;
  if (!found.known && call->count) found = estimate_argument(call, argument_size(call, 0));
  return found.known ? found : estimate_other(coster, call);
}
