/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of the Kubernetes CEL environment on values whose types are known only at run time. The receiver, if there
 * is one, is the first argument; the cost is added to cel->cost; wrong kinds give "no such overload". */
#ifndef CRD_GENERATED_CEL_FUNCTIONS_H
#define CRD_GENERATED_CEL_FUNCTIONS_H

#include <crd/cidr.h>
#include <crd/generated/cel_value.h>
#include <crd/quantity.h>
#include <crd/semver.h>
#include <crd/state.h>

CRD_BEGIN_DECLS

typedef crd_cel_value crd_cel_function(crd_cel *cel, const crd_cel_value *arguments, size_t count);

/* Standard library: conversions. */
crd_cel_function crd_cel_fn_size, crd_cel_fn_bool, crd_cel_fn_bytes, crd_cel_fn_double, crd_cel_fn_duration, crd_cel_fn_dyn,
    crd_cel_fn_int, crd_cel_fn_string, crd_cel_fn_timestamp, crd_cel_fn_type, crd_cel_fn_uint;
/* Standard library: strings. */
crd_cel_function crd_cel_fn_starts_with, crd_cel_fn_ends_with, crd_cel_fn_contains, crd_cel_fn_matches;
/* The same with the costs of API servers before 1.37; of matches only the form matches(text, pattern). */
crd_cel_function crd_cel_fn_starts_with_before_37, crd_cel_fn_ends_with_before_37, crd_cel_fn_matches_before_37;
/* Standard library: time. */
crd_cel_function crd_cel_fn_full_year, crd_cel_fn_month, crd_cel_fn_day_of_year, crd_cel_fn_day_of_month, crd_cel_fn_date,
    crd_cel_fn_day_of_week, crd_cel_fn_hours, crd_cel_fn_minutes, crd_cel_fn_seconds, crd_cel_fn_milliseconds;
/* Strings extension, version 2. */
crd_cel_function crd_cel_fn_char_at, crd_cel_fn_index_of, crd_cel_fn_last_index_of, crd_cel_fn_lower_ascii,
    crd_cel_fn_upper_ascii, crd_cel_fn_replace, crd_cel_fn_split, crd_cel_fn_substring, crd_cel_fn_trim, crd_cel_fn_join,
    crd_cel_fn_quote, crd_cel_fn_format;
/* Kubernetes lists, sets, cel-go lists 3. */
crd_cel_function crd_cel_fn_is_sorted, crd_cel_fn_sum, crd_cel_fn_min, crd_cel_fn_max, crd_cel_fn_includes,
    crd_cel_fn_sets_contains, crd_cel_fn_sets_equivalent, crd_cel_fn_sets_intersects, crd_cel_fn_slice, crd_cel_fn_flatten,
    crd_cel_fn_sort, crd_cel_fn_sort_by_keys, crd_cel_fn_distinct, crd_cel_fn_reverse, crd_cel_fn_lists_range,
    crd_cel_fn_first, crd_cel_fn_last;
/* Optionals. */
crd_cel_function crd_cel_fn_optional_of, crd_cel_fn_optional_none, crd_cel_fn_optional_of_non_zero, crd_cel_fn_has_value,
    crd_cel_fn_value, crd_cel_fn_optional_unwrap;
/* Maps that two-variable macros build: adds an entry, or the entries of another map. */
crd_cel_function crd_cel_fn_map_insert;
/* Regex. */
crd_cel_function crd_cel_fn_find, crd_cel_fn_find_all;
/* Quantity; compareTo, isGreaterThan and isLessThan are Semver's too. */
crd_cel_function crd_cel_fn_quantity, crd_cel_fn_is_quantity, crd_cel_fn_sign, crd_cel_fn_is_greater_than,
    crd_cel_fn_is_less_than, crd_cel_fn_compare_to, crd_cel_fn_as_approximate_float, crd_cel_fn_is_integer,
    crd_cel_fn_as_integer, crd_cel_fn_add, crd_cel_fn_sub;
/* IP, CIDR. */
crd_cel_function crd_cel_fn_ip, crd_cel_fn_is_ip, crd_cel_fn_ip_is_canonical, crd_cel_fn_family, crd_cel_fn_is_unspecified,
    crd_cel_fn_is_loopback, crd_cel_fn_is_link_local_multicast, crd_cel_fn_is_link_local_unicast,
    crd_cel_fn_is_global_unicast, crd_cel_fn_cidr, crd_cel_fn_is_cidr, crd_cel_fn_contains_ip, crd_cel_fn_contains_cidr,
    crd_cel_fn_masked, crd_cel_fn_prefix_length;
/* URL. */
crd_cel_function crd_cel_fn_url, crd_cel_fn_is_url, crd_cel_fn_get_scheme, crd_cel_fn_get_host, crd_cel_fn_get_hostname,
    crd_cel_fn_get_port, crd_cel_fn_get_escaped_path, crd_cel_fn_get_query;
/* Format; the constant formats (format.uri()) are calls with their name. */
crd_cel_function crd_cel_fn_format_named, crd_cel_fn_of_named_format, crd_cel_fn_validate;
/* Semver. */
crd_cel_function crd_cel_fn_semver, crd_cel_fn_is_semver, crd_cel_fn_major, crd_cel_fn_minor, crd_cel_fn_patch;

/* A call that occurs more than once in the rules of a node, or in a loop. It is evaluated once per object and cached in slot
 * `number` of `count`; each use adds its cost or sets its error. */
crd_cel_value crd_cel_shared(crd_cel *cel, size_t count, size_t number, crd_cel_function *function,
                             const crd_cel_value *arguments, size_t argument_count);

/* Whether a shared call succeeds, for rules that test it first (isURL(x) && url(x)...). Returns true at cost `cost` if it
 * succeeds, else the result of `test`. Evaluating the shared call adds no cost here. */
crd_cel_value crd_cel_shared_test(crd_cel *cel, size_t count, size_t number, crd_cel_function *function,
                                  crd_cel_function *test, uint64_t cost, const crd_cel_value *argument);

/* Functions that Kubernetes does not have, for the layers webhook and controller (docs/cel.md). Those whose name ends in
 * `error` return an optional: none when the text is valid. */
crd_cel_function crd_cel_fn_generic_version, crd_cel_fn_is_generic_version, crd_cel_fn_generic_version_error,
    crd_cel_fn_less_than, crd_cel_fn_at_least, crd_cel_fn_go_duration, crd_cel_fn_is_go_duration,
    crd_cel_fn_go_duration_error, crd_cel_fn_is_go_int, crd_cel_fn_is_cron, crd_cel_fn_cron_error, crd_cel_fn_is_time_zone,
    crd_cel_fn_time_zone_error, crd_cel_fn_is_yaml_map, crd_cel_fn_yaml_map_error, crd_cel_fn_go_quote, crd_cel_fn_go_json,
    crd_cel_fn_go_lower, crd_cel_fn_go_upper, crd_cel_fn_go_trim, crd_cel_fn_go_decode_error, crd_cel_fn_go_flags,
    crd_cel_fn_go_float, crd_cel_fn_go_float_error, crd_cel_fn_go_int, crd_cel_fn_go_int_error, crd_cel_fn_is_dag,
    crd_cel_fn_semantic_equal, crd_cel_fn_resource_amounts, crd_cel_fn_resource_sums, crd_cel_fn_resource_exceeds,
    crd_cel_fn_resource_overrun, crd_cel_fn_resource_text, crd_cel_fn_resource_amount_text, crd_cel_fn_resource_names,
    crd_cel_fn_quantity_text, crd_cel_fn_go_int32, crd_cel_fn_milli_value, crd_cel_fn_pod_template_errors,
    crd_cel_fn_regex_error, crd_cel_fn_merge_patch, crd_cel_fn_escape_key, crd_cel_fn_go_from_yaml, crd_cel_fn_go_from_json,
    crd_cel_fn_repeats;

/* For coverage: adds a rule's row of counters to those of the thread, from number `first` on, if the thread has any. */
void crd_cel_counted(uint32_t first, const uint32_t *row, uint32_t size);
/* Sets the counters of the thread, as many as its rules have; NULL: evaluations are not counted. */
void crd_cel_count_into(uint64_t *counters);

/* string() of an opaque value, and its size for the cost tracker. */
crd_string crd_cel_opaque_text(crd_cel *cel, crd_cel_value value);
uint64_t crd_cel_opaque_size(crd_cel_value value);

/* ---- tests of values of dynamic type: false with the error; strings, numbers and bools inline ---- */

static inline bool crd_cel_known(crd_cel_truth truth, bool *out) {
  *out = truth == CRD_CEL_TRUE;
  return truth != CRD_CEL_ERROR;
}
/* A bool, or an error, as truth. */
static inline crd_cel_truth crd_cel_truth_in(crd_cel_value value) {
  return value.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : crd_cel_truth_of(value.as.boolean);
}
static inline bool crd_cel_test_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool negate, bool *out) {
  if (a.kind == CRD_CEL_STRING && b.kind == CRD_CEL_STRING) {
    cel->cost += crd_cel_string_cost(a.as.text, b.as.text);
    *out = crd_cel_same(a.as.text, b.as.text) != negate;
    return true;
  }
  if (a.kind == CRD_CEL_INT && b.kind == CRD_CEL_INT) {
    cel->cost += 1;
    *out = (a.as.integer == b.as.integer) != negate;
    return true;
  }
  if (a.kind == CRD_CEL_BOOL && b.kind == CRD_CEL_BOOL) {
    cel->cost += 1;
    *out = (a.as.boolean == b.as.boolean) != negate;
    return true;
  }
  return crd_cel_known(crd_cel_equals(cel, a, b, negate), out);
}
static inline bool crd_cel_test_less(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool *out) {
  if (a.kind != CRD_CEL_INT || b.kind != CRD_CEL_INT) return crd_cel_known(crd_cel_less(cel, a, b), out);
  cel->cost += 1;
  *out = a.as.integer < b.as.integer;
  return true;
}
static inline bool crd_cel_test_less_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool *out) {
  if (a.kind != CRD_CEL_INT || b.kind != CRD_CEL_INT) return crd_cel_known(crd_cel_less_equal(cel, a, b), out);
  cel->cost += 1;
  *out = a.as.integer <= b.as.integer;
  return true;
}
static inline bool crd_cel_test_greater(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool *out) {
  if (a.kind != CRD_CEL_INT || b.kind != CRD_CEL_INT) return crd_cel_known(crd_cel_greater(cel, a, b), out);
  cel->cost += 1;
  *out = a.as.integer > b.as.integer;
  return true;
}
static inline bool crd_cel_test_greater_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool *out) {
  if (a.kind != CRD_CEL_INT || b.kind != CRD_CEL_INT) return crd_cel_known(crd_cel_greater_equal(cel, a, b), out);
  cel->cost += 1;
  *out = a.as.integer >= b.as.integer;
  return true;
}
/* a + b */
static inline crd_cel_value crd_cel_add_any(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind != CRD_CEL_STRING || b.kind != CRD_CEL_STRING) return crd_cel_add(cel, a, b);
  return crd_cel_of_string(crd_cel_concat(cel, a.as.text, b.as.text, false));
}
/* A test by a function of two strings. */
bool crd_cel_test_by(crd_cel *cel, crd_cel_function *function, crd_cel_value text, crd_cel_value part, bool *out);
/* The error of matches() on a value that is no string. */
bool crd_cel_fail_matches(crd_cel *cel, crd_cel_value value, const crd_pattern *pattern);
static inline bool crd_cel_test_starts_with(crd_cel *cel, crd_cel_value text, crd_cel_value part, bool before_37,
                                            bool *out) {
  if (text.kind != CRD_CEL_STRING || part.kind != CRD_CEL_STRING)
    return crd_cel_test_by(cel, before_37 ? crd_cel_fn_starts_with_before_37 : crd_cel_fn_starts_with, text, part, out);
  cel->cost += crd_cel_scan_cost(before_37 ? text.as.text : part.as.text);
  *out = crd_cel_starts_with(text.as.text, part.as.text);
  return true;
}
static inline bool crd_cel_test_ends_with(crd_cel *cel, crd_cel_value text, crd_cel_value part, bool before_37, bool *out) {
  if (text.kind != CRD_CEL_STRING || part.kind != CRD_CEL_STRING)
    return crd_cel_test_by(cel, before_37 ? crd_cel_fn_ends_with_before_37 : crd_cel_fn_ends_with, text, part, out);
  cel->cost += crd_cel_scan_cost(before_37 ? text.as.text : part.as.text);
  *out = crd_cel_ends_with(text.as.text, part.as.text);
  return true;
}
static inline bool crd_cel_test_contains(crd_cel *cel, crd_cel_value text, crd_cel_value part, bool *out) {
  if (text.kind != CRD_CEL_STRING || part.kind != CRD_CEL_STRING)
    return crd_cel_test_by(cel, crd_cel_fn_contains, text, part, out);
  *out = crd_cel_contains(cel, text.as.text, part.as.text);
  return true;
}
/* matches() with a constant pattern; `costs_one` adds 1, as API servers before 1.37 do. */
static inline bool crd_cel_test_matches(crd_cel *cel, crd_cel_value text, const crd_pattern *pattern, uint64_t pattern_size,
                                        bool costs_one, bool *out) {
  if (text.kind != CRD_CEL_STRING) return crd_cel_fail_matches(cel, text, pattern);
  cel->cost += costs_one;
  *out = crd_cel_matches(cel, text.as.text, pattern, pattern_size);
  return true;
}

CRD_END_DECLS

#endif
