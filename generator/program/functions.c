/* SPDX-License-Identifier: Apache-2.0 */
/* The run time's functions by their names in overloads (cel/declarations.h), one row each. */
#include "program/building.h"
#include <crd/generated/policy.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off */
#define FUNCTION_ROWS(ROW) \
  ROW(add) ROW(as_approximate_float) ROW(as_integer) ROW(at_least) ROW(authorizer_check) ROW(authorizer_group) \
  ROW(authorizer_path) ROW(authorizer_service_account) ROW(bool) ROW(bytes) ROW(char_at) ROW(check_field_selector) \
  ROW(check_label_selector) ROW(check_name) ROW(check_namespace) ROW(check_sub_resource) ROW(cidr) ROW(compare_to) \
  ROW(contains) ROW(contains_cidr) ROW(contains_ip) ROW(cron_error) ROW(date) ROW(day_of_month) ROW(day_of_week) \
  ROW(day_of_year) ROW(decision_allowed) ROW(decision_error) ROW(decision_errored) ROW(decision_reason) \
  ROW(distinct) ROW(double) ROW(duration) ROW(ends_with) ROW(ends_with_before_37) ROW(escape_key) ROW(family) \
  ROW(find) ROW(find_all) ROW(first) ROW(flatten) ROW(format) ROW(format_named) ROW(full_year) ROW(generic_version) \
  ROW(generic_version_error) ROW(get_escaped_path) ROW(get_host) ROW(get_hostname) ROW(get_port) ROW(get_query) \
  ROW(get_scheme) ROW(go_decode_error) ROW(go_duration) ROW(go_duration_error) ROW(go_flags) ROW(go_float) \
  ROW(go_float_error) ROW(go_from_json) ROW(go_from_yaml) ROW(go_int) ROW(go_int32) ROW(go_int_error) ROW(go_json) \
  ROW(go_lower) ROW(go_quote) ROW(go_trim) ROW(go_upper) ROW(group_resource) ROW(has_value) ROW(hours) ROW(includes) \
  ROW(index_of) ROW(int) ROW(ip) ROW(ip_is_canonical) ROW(is_cidr) ROW(is_cron) ROW(is_dag) ROW(is_generic_version) \
  ROW(is_global_unicast) ROW(is_go_duration) ROW(is_go_int) ROW(is_greater_than) ROW(is_integer) ROW(is_ip) \
  ROW(is_less_than) ROW(is_link_local_multicast) ROW(is_link_local_unicast) ROW(is_loopback) ROW(is_quantity) \
  ROW(is_semver) ROW(is_sorted) ROW(is_time_zone) ROW(is_unspecified) ROW(is_url) ROW(is_yaml_map) ROW(join) \
  ROW(last) ROW(last_index_of) ROW(less_than) ROW(lists_range) ROW(lower_ascii) ROW(major) ROW(map_insert) \
  ROW(masked) ROW(matches) ROW(matches_before_37) ROW(max) ROW(merge_patch) ROW(milli_value) ROW(milliseconds) \
  ROW(min) ROW(minor) ROW(minutes) ROW(month) ROW(of_named_format) ROW(optional_none) ROW(optional_of) ROW(optional_of_non_zero) \
  ROW(optional_unwrap) ROW(patch) ROW(pod_template_errors) ROW(prefix_length) ROW(quantity) ROW(quantity_text) \
  ROW(quote) ROW(regex_error) ROW(repeats) ROW(replace) ROW(resource_amount_text) ROW(resource_amounts) ROW(resource_exceeds) \
  ROW(resource_names) ROW(resource_overrun) ROW(resource_sums) ROW(resource_text) ROW(reverse) ROW(seconds) \
  ROW(semantic_equal) ROW(semver) ROW(sets_contains) ROW(sets_equivalent) ROW(sets_intersects) ROW(sign) ROW(size) \
  ROW(slice) ROW(sort) ROW(sort_by_keys) ROW(split) ROW(starts_with) ROW(starts_with_before_37) ROW(string) ROW(sub) \
  ROW(substring) ROW(sum) ROW(time_zone_error) ROW(timestamp) ROW(trim) ROW(type) ROW(uint) ROW(upper_ascii) \
  ROW(url) ROW(validate) ROW(value) ROW(yaml_map_error)
/* clang-format on */

typedef struct function_row {
  const char *name;
  crd_cel_function *function;
} function_row;

#define FUNCTION_ROW(name) {#name, crd_cel_fn_##name},
static const function_row rows[] = {FUNCTION_ROWS(FUNCTION_ROW)}; /* sorted */
#undef FUNCTION_ROW

static int compare_row(const void *name, const void *row) {
  return strcmp(name, ((const function_row *)row)->name);
}

crd_cel_function *crdc_program_function_named(const char *name) {
  const function_row *row = bsearch(name, rows, sizeof rows / sizeof *rows, sizeof *rows, compare_row);
  return row ? row->function : NULL;
}

const char *crdc_program_function_name(crd_cel_function *function) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].function == function) return rows[i].name;
  return "(none of the table)";
}
