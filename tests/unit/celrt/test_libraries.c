/* SPDX-License-Identifier: Apache-2.0 */
/* The libraries of the Kubernetes environment: URLs, named formats, time zones. */
#include "cel_test.h"

static crd_cel_value url(crd_cel *cel, const char *chars) {
  return call1(cel, crd_cel_fn_url, text(chars));
}

Test(url, has_the_parts_that_go_sees) {
  crd_cel *cel = fresh();
  crd_cel_value u = url(cel, "HTTPS://user:p%40ss@example.com:8080/a%20b/%2f?x=1&y=a+b&x=3#frag");
  expect_text(call1(cel, crd_cel_fn_get_scheme, u), "https");
  expect_text(call1(cel, crd_cel_fn_get_host, u), "example.com:8080");
  expect_text(call1(cel, crd_cel_fn_get_hostname, u), "example.com");
  expect_text(call1(cel, crd_cel_fn_get_port, u), "8080");
  expect_text(call1(cel, crd_cel_fn_get_escaped_path, u), "/a%20b/%2f");
  crd_cel_value query = call1(cel, crd_cel_fn_get_query, u);
  cr_assert_eq(crd_cel_count(query), 2);
  expect_text(crd_cel_item(cel, crd_cel_index(cel, query, text("x")), 1), "3");
  expect_text(crd_cel_item(cel, crd_cel_index(cel, query, text("y")), 0), "a b");
}

Test(url, an_address_loses_its_brackets_and_keeps_its_zone) {
  crd_cel *cel = fresh();
  crd_cel_value u = url(cel, "http://[fe80::1%25en0]:80/");
  expect_text(call1(cel, crd_cel_fn_get_host, u), "[fe80::1%en0]:80");
  expect_text(call1(cel, crd_cel_fn_get_hostname, u), "fe80::1%en0");
}

Test(url, malformed_parameters_are_dropped) {
  crd_cel *cel = fresh();
  crd_cel_value query = call1(cel, crd_cel_fn_get_query, url(cel, "/p?%zz=1&&a;b=2&c"));
  cr_assert_eq(crd_cel_count(query), 1);
  expect_text(crd_cel_item(cel, crd_cel_index(cel, query, text("c")), 0), "");
}

Test(url, equality_is_that_of_the_normal_form) {
  crd_cel *cel = fresh();
  cr_assert_eq(crd_cel_equal(cel, url(cel, "HTTP://h/a{"), url(cel, "http://h/a%7B")), CRD_CEL_TRUE);
  cr_assert_eq(crd_cel_equal(cel, url(cel, "http://h/a"), url(cel, "http://h/a?")), CRD_CEL_FALSE);
  cr_assert_eq(crd_cel_equal(cel, url(cel, "http://h/a#b"), url(cel, "http://h/a")), CRD_CEL_FALSE);
}

Test(url, errors_are_those_of_go) {
  static const char *const cases[][2] = {
      {"", "parse \"\": empty url"},
      {"a/b", "parse \"a/b\": invalid URI for request"},
      {":a", "parse \":a\": missing protocol scheme"},
      {"http://h:x/", "parse \"http://h:x/\": invalid port \":x\" after host"},
      {"http://a:1,b:2/", "parse \"http://a:1,b:2/\": invalid port \":1,b:2\" after host"},
      {"http://[::1/", "parse \"http://[::1/\": missing ']' in host"},
      {"http://[1.2.3.4]/", "parse \"http://[1.2.3.4]/\": invalid IP-literal"},
      {"http://[::1%25]/", "parse \"http://[::1%25]/\": invalid host: ParseAddr(\"::1%\"): zone must be a non-empty string"},
      {"http://a b/", "parse \"http://a b/\": invalid character \" \" in host name"},
      {"http://a/%z", "parse \"http://a/%z\": invalid URL escape \"%z\""},
      {"http://a\x01/", "parse \"http://a\\x01/\": net/url: invalid control character in URL"},
      {"http://a\"@h/", "parse \"http://a\\\"@h/\": net/url: invalid userinfo"},
      {"/a?b#%zz", "parse \"/a?b#%zz\": invalid URL escape \"%zz\""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_cel *cel = fresh();
    crd_string want = crd_arena_printf(cel->arena, "URL parse error during conversion from string: %s", cases[i][1]);
    expect_error(cel, url(cel, cases[i][0]), want.data);
  }
}

Test(url, is_url_asks_for_an_absolute_one) {
  crd_cel *cel = fresh();
  cr_assert(call1(cel, crd_cel_fn_is_url, text("postgres://a:1,b:2/db")).as.boolean);
  cr_assert(call1(cel, crd_cel_fn_is_url, text("/path")).as.boolean);
  cr_assert_not(call1(cel, crd_cel_fn_is_url, text("../relative")).as.boolean);
  expect_error(cel, call1(cel, crd_cel_fn_is_url, crd_cel_of_int(1)), "no such overload: isURL(int)");
}

Test(format, messages_are_those_of_the_string_rules) {
  crd_cel *cel = fresh();
  crd_cel_value format = call1(cel, crd_cel_fn_of_named_format, text("dns1123Label"));
  cr_assert_null(call2(cel, crd_cel_fn_validate, format, text("my-name")).as.optional);
  crd_cel_value messages = call2(cel, crd_cel_fn_validate, format, text("a.b"));
  cr_assert_eq(crd_cel_count(*messages.as.optional), 1);
  expect_text(crd_cel_item(cel, *messages.as.optional, 0), "must not contain dots");
}

Test(format, prefixes_may_end_in_a_dash) {
  crd_cel *cel = fresh();
  cr_assert_null(
      call2(cel, crd_cel_fn_validate, call1(cel, crd_cel_fn_of_named_format, text("dns1035LabelPrefix")), text("a-"))
          .as.optional);
  cr_assert_not_null(
      call2(cel, crd_cel_fn_validate, call1(cel, crd_cel_fn_of_named_format, text("dns1035Label")), text("a-")).as.optional);
}

Test(format, is_found_by_name) {
  crd_cel *cel = fresh();
  crd_cel_value found = call1(cel, crd_cel_fn_format_named, text("uuid"));
  cr_assert_eq(crd_cel_equal(cel, *found.as.optional, call1(cel, crd_cel_fn_of_named_format, text("uuid"))), CRD_CEL_TRUE);
  cr_assert_null(call1(cel, crd_cel_fn_format_named, text("none")).as.optional);
  crd_cel_value wrong = call2(cel, crd_cel_fn_validate, *found.as.optional, text("x"));
  expect_text(crd_cel_item(cel, *wrong.as.optional, 0), "does not match the UUID format");
  crd_cel_value uri = call2(cel, crd_cel_fn_validate, call1(cel, crd_cel_fn_of_named_format, text("uri")), text("x"));
  expect_text(crd_cel_item(cel, *uri.as.optional, 0), "parse \"x\": invalid URI for request");
}

static crd_cel_value hours(crd_cel *cel, const char *time, const char *zone) {
  return call2(cel, crd_cel_fn_hours, call1(cel, crd_cel_fn_timestamp, text(time)), text(zone));
}

Test(zone, offsets_follow_the_database) {
  crd_cel *cel = fresh();
  crd_cel_value first = hours(cel, "2024-01-15T12:00:00Z", "America/New_York");
  if (first.kind == CRD_CEL_FAILED) cr_skip_test("no time zone database here");
  cr_assert_eq(first.as.integer, 7);
  cr_assert_eq(hours(cel, "2024-07-15T12:00:00Z", "America/New_York").as.integer, 8);
  cr_assert_eq(hours(cel, "2091-07-15T12:00:00Z", "America/New_York").as.integer, 8, "the rule holds after the last change");
  cr_assert_eq(hours(cel, "2091-01-15T12:00:00Z", "Australia/Sydney").as.integer, 23);
  cr_assert_eq(hours(cel, "1800-01-01T12:00:00Z", "Europe/Berlin").as.integer, 12, "local mean time before the first");
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "Asia/Kolkata").as.integer, 17);
}

Test(zone, errors_are_those_of_go) {
  crd_cel *cel = fresh();
  expect_error(cel, hours(cel, "2024-01-15T12:00:00Z", "Mars/Olympus"), "unknown time zone Mars/Olympus");
  expect_error(cel, hours(cel, "2024-01-15T12:00:00Z", "../etc/localtime"), "time: invalid location name");
  expect_error(cel, hours(cel, "2024-01-15T12:00:00Z", "/etc/localtime"), "time: invalid location name");
  expect_error(cel, hours(cel, "2024-01-15T12:00:00Z", "x:00"), "strconv.Atoi: parsing \"x\": invalid syntax");
}

Test(zone, offsets_are_hours_and_minutes) {
  crd_cel *cel = fresh();
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "-00:30").as.integer, 11);
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "05:30").as.integer, 17);
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "+01:75").as.integer, 14, "minutes have no limit");
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "UTC").as.integer, 12);
  cr_assert_eq(hours(cel, "2024-01-15T12:00:00Z", "").as.integer, 12);
}

static const crd_type integer_type = {.accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
static const crd_type integers_type = {.accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &integer_type};

Test(broken, items_are_errors_where_they_are_used) {
  crd_value items[3] = {CRD_VALUE_INT_INIT(1), CRD_VALUE_DOUBLE_INIT(2.0), CRD_VALUE_INT_INIT(3)},
            node = CRD_VALUE_LIST_INIT(items, 3);
  crd_cel *cel = fresh();
  crd_cel_value list = crd_cel_of_document(cel, &integers_type, &node);
  cr_assert_eq(crd_cel_index(cel, list, crd_cel_of_int(0)).as.integer, 1);
  expect_error(cel, crd_cel_index(cel, list, crd_cel_of_int(1)), "invalid data, expected int, got float64");
  cr_assert_eq(crd_cel_in(cel, crd_cel_of_int(3), list), CRD_CEL_TRUE);
  cr_assert_eq(crd_cel_in(cel, crd_cel_of_int(4), list), CRD_CEL_ERROR);
  crd_cel_value other[3] = {crd_cel_of_int(1), crd_cel_of_int(2), crd_cel_of_int(3)}, made = crd_cel_of_items(cel, other, 3);
  cr_assert_eq(crd_cel_equal(cel, list, made), CRD_CEL_ERROR);
  cr_assert_eq(crd_cel_equal(cel, made, list), CRD_CEL_FALSE);
  cr_assert_eq(crd_cel_equal(cel, crd_cel_add(cel, list, crd_cel_of_items(cel, other, 0)), made), CRD_CEL_TRUE);
  other[0] = crd_cel_of_int(0);
  cr_assert_eq(crd_cel_equal(cel, list, crd_cel_of_items(cel, other, 3)), CRD_CEL_FALSE);
}

Test(broken, a_list_that_starts_so_has_no_overload) {
  crd_value items[2] = {CRD_VALUE_DOUBLE_INIT(2.0), CRD_VALUE_INT_INIT(3)}, node = CRD_VALUE_LIST_INIT(items, 2);
  crd_cel *cel = fresh();
  crd_cel_value list = crd_cel_of_document(cel, &integers_type, &node);
  expect_error(cel, call2(cel, crd_cel_fn_sum, list, crd_cel_of_int(0)), "no such overload: sum(list)");
  expect_error(cel, call1(cel, crd_cel_fn_is_sorted, list), "no such overload: isSorted(list)");
}
