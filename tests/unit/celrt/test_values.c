/* SPDX-License-Identifier: Apache-2.0 */
/* The run time of compiled CEL: errors as values, equality, order, arithmetic, texts, opaque values. */
#include "cel_test.h"

Test(values, the_first_error_stands_unless_the_other_side_decides) {
  crd_cel *cel = fresh();
  crd_string first = CRD_STRING("first");
  cel->error = CRD_STRING("second");
  cr_assert_eq(crd_cel_and(cel, CRD_CEL_ERROR, first, CRD_CEL_FALSE), CRD_CEL_FALSE);
  cr_assert_eq(crd_cel_or(cel, CRD_CEL_ERROR, first, CRD_CEL_TRUE), CRD_CEL_TRUE);
  cr_assert_eq(crd_cel_and(cel, CRD_CEL_ERROR, first, CRD_CEL_ERROR), CRD_CEL_ERROR);
  cr_assert(crd_string_equal(cel->error, first));
  cr_assert_eq(crd_cel_and(cel, CRD_CEL_TRUE, first, CRD_CEL_ERROR), CRD_CEL_ERROR);
}

Test(values, integers_do_not_overflow) {
  crd_cel *cel = fresh();
  expect_error(cel, crd_cel_add(cel, crd_cel_of_int(INT64_MAX), crd_cel_of_int(1)), "integer overflow");
  expect_error(cel, crd_cel_multiply(cel, crd_cel_of_int(INT64_MIN), crd_cel_of_int(-1)), "integer overflow");
  expect_error(cel, crd_cel_divide(cel, crd_cel_of_int(1), crd_cel_of_int(0)), "division by zero");
  expect_error(cel, crd_cel_subtract(cel, crd_cel_of_uint(1), crd_cel_of_uint(2)), "unsigned integer overflow");
  expect_error(cel, crd_cel_add(cel, crd_cel_of_int(1), text("a")), "no such overload");
  cr_assert_eq(crd_cel_multiply(cel, crd_cel_of_int(-4), crd_cel_of_int(5)).as.integer, -20);
}

Test(values, numbers_are_equal_across_types) {
  crd_cel *cel = fresh();
  cr_assert_eq(crd_cel_equal(cel, crd_cel_of_int(1), crd_cel_of_double(1)), CRD_CEL_TRUE);
  cr_assert_eq(crd_cel_equal(cel, crd_cel_of_uint(1), crd_cel_of_int(-1)), CRD_CEL_FALSE);
  cr_assert_eq(crd_cel_less(cel, crd_cel_of_int(-1), crd_cel_of_uint(0)), CRD_CEL_TRUE);
  cr_assert_eq(crd_cel_equal(cel, crd_cel_of_int(1), text("1")), CRD_CEL_FALSE);
}

Test(values, lists_of_type_map_are_equal_in_any_order) {
  static const crd_string keys[] = {CRD_STRING_INIT("k")};
  static const crd_type item = {.accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE};
  static const crd_type type = {
      .accepts = CRD_ACCEPT_ARRAY, .items = &item, .list_kind = CRD_LIST_KEYED, .map_keys = keys, .map_key_count = 1};
  crd_member members[2] = {CRD_MEMBER_INIT("k", CRD_VALUE_INT_INIT(1)), CRD_MEMBER_INIT("k", CRD_VALUE_INT_INIT(2))};
  crd_value items[2] = {CRD_VALUE_MAP_INIT(&members[0], 1), CRD_VALUE_MAP_INIT(&members[1], 1)},
            turned[2] = {items[1], items[0]};
  crd_value a = CRD_VALUE_LIST_INIT(items, 2), b = CRD_VALUE_LIST_INIT(turned, 2);
  crd_cel *cel = fresh();
  cr_assert_eq(crd_cel_equal(cel, crd_cel_of_document(cel, &type, &a), crd_cel_of_document(cel, &type, &b)), CRD_CEL_TRUE);
  crd_cel_value sum = crd_cel_add(cel, crd_cel_of_document(cel, &type, &a), crd_cel_of_document(cel, &type, &b));
  cr_assert_eq(crd_cel_count(sum), 2);
}

Test(values, what_the_schema_does_not_expect_is_an_error) {
  static const crd_type integer = {.accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
  crd_value two = CRD_VALUE_DOUBLE_INIT(2.0), null = CRD_VALUE_NULL_INIT;
  crd_cel *cel = fresh();
  expect_error(cel, crd_cel_of_document(cel, &integer, &two), "invalid data, expected int, got float64");
  expect_error(cel, crd_cel_of_document(cel, &integer, &null), "invalid data, got null for schema with nullable=false");
  expect_error(cel, crd_cel_of_formatted(cel, CRD_FORMAT_BYTE, CRD_STRING("a+b=")),
               "Invalid byte formatted string a+b=: illegal base64 data at input byte 1");
}

Test(values, texts_are_those_of_go) {
  crd_cel *cel = fresh();
  expect_text(call1(cel, crd_cel_fn_string, crd_cel_of_double(1e20)), "1e+20");
  expect_text(call1(cel, crd_cel_fn_string, crd_cel_of_double(0.5)), "0.5");
  expect_text(call1(cel, crd_cel_fn_string, call1(cel, crd_cel_fn_duration, text("1m30s"))), "90s");
  expect_text(call1(cel, crd_cel_fn_string, call1(cel, crd_cel_fn_timestamp, text("2024-02-29T00:00:00.5+01:00"))),
              "2024-02-29T00:00:00.5+01:00");
  expect_error(cel, call1(cel, crd_cel_fn_int, text("x")), "type conversion error from 'string' to 'int'");
}

Test(values, strings_are_counted_in_code_points) {
  crd_cel *cel = fresh();
  cr_assert_eq(call1(cel, crd_cel_fn_size, text("h\xC3\xA9llo")).as.integer, 5);
  cr_assert_eq(call2(cel, crd_cel_fn_index_of, text("h\xC3\xA9llo"), text("l")).as.integer, 2);
  expect_text(call2(cel, crd_cel_fn_char_at, text("h\xC3\xA9"), crd_cel_of_int(1)), "\xC3\xA9");
  expect_error(cel, call2(cel, crd_cel_fn_substring, text("ab"), crd_cel_of_int(3)), "index out of range: 3");
}

Test(values, quantities_compare_by_value) {
  crd_cel *cel = fresh();
  crd_cel_value one = call1(cel, crd_cel_fn_quantity, text("1")), milli = call1(cel, crd_cel_fn_quantity, text("1000m"));
  cr_assert_eq(crd_cel_equal(cel, one, milli), CRD_CEL_TRUE);
  cr_assert(call2(cel, crd_cel_fn_is_greater_than, call1(cel, crd_cel_fn_quantity, text("1Ki")), one).as.boolean);
  expect_error(cel, call1(cel, crd_cel_fn_quantity, text("10Mk")), "unable to parse quantity's suffix");
}

Test(values, addresses_are_parsed_as_netip_does) {
  crd_cel *cel = fresh();
  expect_text(call1(cel, crd_cel_fn_string, call1(cel, crd_cel_fn_ip, text("2001:db8:0:0:0:0:0:68"))), "2001:db8::68");
  expect_error(cel, call1(cel, crd_cel_fn_ip, text("1.2.3.256")),
               "IP Address \"1.2.3.256\" parse error during conversion from string: ParseAddr(\"1.2.3.256\"): IPv4 field "
               "has value >255");
}

Test(values, a_rule_ends_when_its_cost_passes_the_limit) {
  crd_cel *cel = fresh();
  cel->cost = cel->limit + 1;
  cr_assert_eq(crd_cel_end(cel, 0, CRD_CEL_TRUE), CRD_CEL_ERROR);
  cr_assert(cel->cancelled);
}
