/* What calls cost. The language's own functions mirror cel-go checker/cost.go (functionCost), those of Kubernetes apiserver
 * pkg/cel/library/cost.go (EstimateCallCost), and lists and sets the estimators of cel-go ext/lists.go and ext/sets.go. */
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

/* Of matches, find and findAll: one more than the text, so that the pattern counts for an empty one too. */
static cost_range regex_cost(const operand_cost *text, const operand_cost *pattern) {
  return crdc_cost_range_times(traversal(crdc_cost_range_plus(crdc_cost_size_or_unknown(text), range_fixed(1))),
                               crdc_cost_range_scale(crdc_cost_size_or_unknown(pattern), COST_REGEX));
}

static bool is_any(const call_cost *call, const char *const *ids) {
  while (*ids && !is_overload(call, *ids)) ids++;
  return *ids != NULL;
}

static bool is_call_of(const call_cost *call, const char *const *names) {
  while (*names && !crd_string_equal(call->node->name, crd_string_of(*names))) names++;
  return *names != NULL;
}

static bool is_function(const call_cost *call, const char *name) {
  return crd_string_equal(call->node->name, crd_string_of(name));
}

/* ---- the language ---- */

static call_estimate estimate_comparison(const call_cost *call) {
  cost_range left = crdc_cost_size_or_unknown(&call->arguments[0]), right = crdc_cost_size_or_unknown(&call->arguments[1]);
  uint64_t most = left.max < right.max ? left.max : right.max;
  return estimate(traversal(range_of(most > 0, most)));
}

static call_estimate estimate_addition(const call_cost *call) {
  cost_range size =
      crdc_cost_range_plus(crdc_cost_size_or_unknown(&call->arguments[0]), crdc_cost_size_or_unknown(&call->arguments[1]));
  return sized(is_overload(call, "add_list") ? range_fixed(1) : traversal(size), size);
}

static call_estimate estimate_conversion(const call_cost *call) {
  cost_range size = crdc_cost_size_or_unknown(&call->arguments[0]), result = size;
  if (is_overload(call, "string_to_bytes"))
    result.max = size.max * 4; /* wraps, as in cel-go */
  else if (is_overload(call, "bytes_to_string"))
    result.min = size.min / 4;
  else
    result = range_of(size.min + 2, size.max * 2 + 2);
  return sized(traversal(size), result);
}

call_estimate crdc_estimate_core(const call_cost *call) {
  static const char *const comparisons[] = {"less_string",
                                            "greater_string",
                                            "less_equals_string",
                                            "greater_equals_string",
                                            "less_bytes",
                                            "greater_bytes",
                                            "less_equals_bytes",
                                            "greater_equals_bytes",
                                            "equals",
                                            "not_equals",
                                            NULL};
  static const char *const additions[] = {"add_string", "add_bytes", "add_list", NULL};
  static const char *const conversions[] = {"string_to_bytes", "bytes_to_string", "strings_quote", NULL};
  static const char *const affixes[] = {"starts_with_string", "ends_with_string", NULL};
  const operand_cost *target = call->target, *arguments = call->arguments;
  if (call->count == 2 && is_any(call, comparisons)) return estimate_comparison(call);
  if (call->count == 2 && is_any(call, additions)) return estimate_addition(call);
  if (call->count == 1 && is_any(call, conversions)) return estimate_conversion(call);
  if (call->count == 1 && is_any(call, affixes)) return estimate(traversal(crdc_cost_size_or_unknown(&arguments[0])));
  if (call->count == 2 && is_overload(call, "in_list"))
    return estimate(crdc_cost_range_scale(crdc_cost_size_or_unknown(&arguments[1]), 1));
  if (target && is_overload(call, "string_format")) return estimate(traversal(crdc_cost_size_or_unknown(target)));
  if (target && call->count == 1 && is_overload(call, "matches_string")) return estimate(regex_cost(target, &arguments[0]));
  if (!target && call->count == 2 && is_overload(call, "matches")) return estimate(regex_cost(&arguments[0], &arguments[1]));
  if (target && call->count == 1 && is_overload(call, "contains_string"))
    return estimate(crdc_cost_range_times(traversal(crdc_cost_size_or_unknown(target)),
                                          traversal(crdc_cost_size_or_unknown(&arguments[0]))));
  return nothing;
}

/* ---- lists and sets of cel-go ---- */

/* An integer that is written out; negative ones count as 0. */
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

static bool id_ends_with(const char *text, const char *end) {
  size_t size = strlen(text), wanted = strlen(end);
  return size >= wanted && strcmp(text + size - wanted, end) == 0;
}

static call_estimate estimate_sorting(const call_cost *call) {
  static const char *const texts[] = {"list_string_sort", "list_bytes_sort", "list_string_sortByAssociatedKeys",
                                      "list_bytes_sortByAssociatedKeys", NULL};
  double factor = is_any(call, texts) ? 2.0 + COST_STRING : 2.0;
  if (id_ends_with(call->overload, "_sort") && call->count == 0) return quadratic_list(call->target, factor);
  if (id_ends_with(call->overload, "_sortByAssociatedKeys") && call->count == 1)
    return quadratic_list(&call->arguments[0], factor);
  return nothing;
}

static call_estimate estimate_sets(const call_cost *call) {
  if (call->count != 2) return nothing;
  double factor = is_overload(call, "list_sets_equivalent_list") ? 2 : 1;
  cost_range pairs =
      crdc_cost_range_times(crdc_cost_size_or_unknown(&call->arguments[0]), crdc_cost_size_or_unknown(&call->arguments[1]));
  return estimate(crdc_cost_range_plus(crdc_cost_range_scale(pairs, factor), range_fixed(1)));
}

static call_estimate estimate_lists(const call_cost *call) {
  const operand_cost *target = call->target, *arguments = call->arguments;
  if (strncmp(call->overload, "list_sets_", 10) == 0) return estimate_sets(call);
  if (!target)
    return is_overload(call, "lists_range") && call->count == 1
               ? new_list(1, range_fixed(written_integer(&arguments[0], UINT64_MAX)))
               : nothing;
  if (is_overload(call, "list_slice") && call->count == 2) {
    uint64_t end = written_integer(&arguments[1], crdc_cost_size_or_unknown(target).max);
    return new_list(1, range_fixed(end - written_integer(&arguments[0], 0))); /* wraps, as in cel-go */
  }
  if (is_overload(call, "list_reverse")) return new_list(1, crdc_cost_size_or_unknown(target));
  if (is_overload(call, "list_flatten")) return new_list(1, crdc_cost_size_or_unknown(target));
  if (is_overload(call, "list_flatten_int") && call->count == 1)
    return new_list((double)written_integer(&arguments[0], UINT64_MAX), crdc_cost_size_or_unknown(target));
  if (is_overload(call, "list_distinct")) return quadratic_list(target, 2);
  return estimate_sorting(call);
}

/* ---- the libraries of Kubernetes ---- */

/* The items of a list (the keys of a map and what an optional holds count as such) and their sizes. False where there are
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
  cost_range size = crdc_cost_size_or_unknown(call->target), each = range_fixed(1), item;
  cel_kind kind;
  if (item_size(coster, call->target, &kind, &item)) {
    if (kind == CEL_STRING || kind == CEL_BYTES) each = crdc_cost_range_plus(each, traversal(item));
    return estimate(crdc_cost_range_times(size, each));
  }
  return estimate(is_function(call, "includes") ? crdc_cost_range_times(size, each) : traversal(size));
}

static uint64_t divide_up(uint64_t a, uint64_t b) {
  double quotient = ceil((double)a / (double)b);
  return quotient >= 0x1p64 ? UINT64_MAX : (uint64_t)quotient;
}

static call_estimate estimate_replace(const call_cost *call) {
  cost_range text = crdc_cost_size_or_unknown(call->target), old = crdc_cost_size_or_unknown(&call->arguments[0]),
             new = crdc_cost_size_or_unknown(&call->arguments[1]), times = {0, 0}, kept = {0, 0};
  if (old.min == 0) { /* the replacement stands around every character */
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
  cost_range text = crdc_cost_size_or_unknown(call->target);
  uint64_t most = text.max;
  if (call->count > 1) {
    const cel_node *limit = call->arguments[1].node;
    if (limit->kind == CEL_NODE_CONSTANT && limit->constant.kind == CEL_INT) most = (uint64_t)limit->constant.as.integer;
  }
  return sized(crdc_cost_range_scale(text, 2 * COST_STRING), range_of(0, most));
}

static call_estimate estimate_join(const coster *coster, const call_cost *call) {
  cost_range list = crdc_cost_size_or_unknown(call->target), size = {0, 0}, item;
  cel_kind kind;
  if (item_size(coster, call->target, &kind, &item)) size = crdc_cost_range_times(list, item);
  if (call->count > 0) {
    cost_range separators = {list.min ? list.min - 1 : 0, list.max ? list.max - 1 : 0};
    size = crdc_cost_range_plus(size, crdc_cost_range_times(crdc_cost_size_or_unknown(&call->arguments[0]), separators));
  }
  return sized(traversal(size), size);
}

/* Two addresses of 4 to 16 bytes are compared, and a text is parsed. */
static call_estimate estimate_network_contains(const call_cost *call) {
  const cost_range bytes = {4, 16};
  cost_range cost = traversal(crdc_cost_range_plus(bytes, bytes));
  if (is_function(call, "containsCIDR"))
    cost = crdc_cost_range_plus(crdc_cost_range_plus(cost, traversal(bytes)), range_fixed(1));
  if (is_overload(call, "cidr_contains_ip_string") || is_overload(call, "cidr_contains_cidr_string"))
    cost = crdc_cost_range_plus(cost, traversal(crdc_cost_size_or_unknown(&call->arguments[0])));
  return estimate(cost);
}

/* == of the types of Kubernetes; a URL counts the size of the right side. */
static call_estimate estimate_equality(const call_cost *call) {
  static const char *const constant[] = {
      "net.IP", "net.CIDR", "kubernetes.Quantity", "kubernetes.Semver", "crd.GenericVersion", NULL};
  const cel_type *left = call->arguments[0].node->type, *right = call->arguments[1].node->type;
  if (!left || !right || left->kind != CEL_OPAQUE || right->kind != CEL_OPAQUE || !crd_string_equal(left->name, right->name))
    return nothing;
  for (size_t i = 0; constant[i]; i++)
    if (crd_string_equal(left->name, crd_string_of(constant[i]))) return estimate(range_fixed(1));
  if (crd_string_equal(left->name, CRD_STRING("kubernetes.NamedFormat"))) return estimate(traversal(range_of(1, 64)));
  if (!crd_string_equal(left->name, CRD_STRING("kubernetes.URL"))) return nothing;
  const known_size *size = &call->arguments[1].size;
  return estimate(traversal(range_of(1, size->known ? size->range.max : 1)));
}

/* The functions of docs/cel.md: what they read counts as strings do elsewhere; YAML is read by the character, and a time
 * zone may be a file. */
static call_estimate estimate_beyond(const call_cost *call) {
  static const char *const readers[] = {
      "genericVersion",  "isGenericVersion", "genericVersionError", "goDuration", "isGoDuration",
      "goDurationError", "isGoInt",          "cronError",           "isCron",     NULL};
  static const char *const same_size[] = {"goLower", "goUpper", "goTrim", NULL};
  if (call->target || call->count < 1) return nothing;
  cost_range size = crdc_cost_size_or_unknown(&call->arguments[0]);
  if (is_call_of(call, readers)) return estimate(traversal(size));
  if (is_call_of(call, same_size)) return sized(traversal(size), size);
  if (is_function(call, "goQuote")) return sized(traversal(size), range_of(size.min + 2, crdc_cost_plus(size.max * 10, 2)));
  if (is_function(call, "isTimeZone") || is_function(call, "timeZoneError"))
    return estimate(crdc_cost_range_plus(traversal(size), range_fixed(100)));
  if (is_function(call, "isYamlMap") || is_function(call, "yamlMapError"))
    return estimate(crdc_cost_range_plus(size, range_fixed(1)));
  return nothing;
}

static call_estimate estimate_texts(const coster *coster, const call_cost *call) {
  static const char *const same_size[] = {"lowerAscii", "upperAscii", "substring", "trim", NULL};
  static const char *const scans[] = {"isSorted", "sum", "max", "min", "indexOf", "lastIndexOf", "includes", NULL};
  if (is_call_of(call, scans)) return estimate_list_scan(coster, call);
  if (is_call_of(call, same_size))
    return sized(traversal(crdc_cost_size_or_unknown(call->target)), crdc_cost_size_or_unknown(call->target));
  if (is_function(call, "replace") && call->count >= 2) return estimate_replace(call);
  if (is_function(call, "split")) return estimate_split(call);
  if (is_function(call, "join")) return estimate_join(coster, call);
  if ((is_function(call, "find") || is_function(call, "findAll")) && call->count >= 1)
    return sized(regex_cost(call->target, &call->arguments[0]), range_of(0, crdc_cost_size_or_unknown(call->target).max));
  return nothing;
}

static call_estimate estimate_kubernetes(const coster *coster, const call_cost *call) {
  static const char *const nominal[] = {"serviceAccount",
                                        "path",
                                        "group",
                                        "resource",
                                        "subresource",
                                        "namespace",
                                        "name",
                                        "allowed",
                                        "reason",
                                        "error",
                                        "errored",
                                        "masked",
                                        "prefixLength",
                                        "family",
                                        "isUnspecified",
                                        "isLoopback",
                                        "isLinkLocalMulticast",
                                        "isLinkLocalUnicast",
                                        "isGlobalUnicast",
                                        "format.named",
                                        "sign",
                                        "asInteger",
                                        "isInteger",
                                        "asApproximateFloat",
                                        "isGreaterThan",
                                        "isLessThan",
                                        "compareTo",
                                        "add",
                                        "sub",
                                        "major",
                                        "minor",
                                        "patch",
                                        "lessThan",
                                        "atLeast",
                                        "getScheme",
                                        "getHostname",
                                        "getHost",
                                        "getPort",
                                        "getEscapedPath",
                                        "getQuery",
                                        NULL};
  static const char *const parsers[] = {"cidr",       "isIP",   "isCIDR",   "ip", "quantity",
                                        "isQuantity", "semver", "isSemver", NULL};
  const operand_cost *arguments = call->arguments;
  if (is_call_of(call, nominal) || is_overload(call, "cidr_ip")) return estimate(range_fixed(1));
  if (is_function(call, "check")) return estimate(range_fixed(350000));
  if (is_function(call, "_==_") && call->count == 2) return estimate_equality(call);
  if (call->count >= 1) {
    cost_range size = crdc_cost_size_or_unknown(&arguments[0]);
    if (is_call_of(call, parsers)) return estimate(traversal(size));
    if (is_function(call, "url") || is_function(call, "jsonpatch.escapeKey")) return sized(traversal(size), size);
    if (is_function(call, "ip.isCanonical")) return estimate(crdc_cost_range_scale(size, 2 * COST_STRING));
    if (is_function(call, "validate")) return estimate(crdc_cost_range_scale(traversal(size), 128 * COST_REGEX));
    if (is_function(call, "containsIP") || is_function(call, "containsCIDR")) return estimate_network_contains(call);
    if (is_function(call, "fieldSelector") || is_function(call, "labelSelector"))
      return estimate(crdc_cost_range_plus(crdc_cost_range_plus(range_fixed(COST_NEW_LIST), traversal(size)),
                                           crdc_cost_range_scale(crdc_cost_range_scale(size, 0.5), 50)));
  }
  return call->target ? estimate_texts(coster, call) : nothing;
}

call_estimate crdc_estimate_extension(const coster *coster, const call_cost *call) {
  call_estimate found = estimate_lists(call);
  if (!found.known) found = estimate_kubernetes(coster, call);
  return found.known ? found : estimate_beyond(call);
}
