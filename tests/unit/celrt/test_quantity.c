/* SPDX-License-Identifier: Apache-2.0 */
/* Quantities against apimachinery's. */
#include "table.h"
#include <crd/quantity_math.h>

static const table_row rows[] = {
#include "tables/quantity.inc"
};

/* Canonical form, sign, integer, float. */
static crd_string text_of(crd_arena *arena, const crd_quantity *q) {
  crd_string text = crd_quantity_format(arena, q);
  char whole[32] = "-";
  int64_t integer;
  if (crd_quantity_as_int(q, &integer)) snprintf(whole, sizeof whole, "%" PRId64, integer);
  return crd_arena_printf(arena, "%.*s %d %s %.17e", (int)text.size, text.data, crd_quantity_sign(q), whole,
                          crd_quantity_as_double(q));
}

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_quantity a, b, out;
  crd_string error;
  if (!crd_quantity_parse(row->arguments[0], &a, &error)) return table_error(arena, error);
  if (row->count == 1) return text_of(arena, &a);
  if (table_is(row, "addInt") || table_is(row, "subInt")) {
    crd_string copy = crd_arena_copy(arena, row->arguments[1]);
    b = crd_quantity_of_int(strtoll(copy.data, NULL, 10), CRD_QUANTITY_DECIMAL_EXPONENT);
  } else if (!crd_quantity_parse(row->arguments[1], &b, &error)) {
    return table_error(arena, error);
  }
  if (table_is(row, "compare")) return crd_arena_printf(arena, "%d", crd_quantity_compare(&a, &b));
  out = row->operation.data[0] == 'a' ? crd_quantity_add(&a, &b) : crd_quantity_subtract(&a, &b);
  return text_of(arena, &out);
}

TABLE(quantity, answer)

/* Beyond int64 nothing is lost: (10^k + x) - 10^k == x. */
Test(quantity, large_sums_are_exact) {
  crd_arena *arena = crd_arena_create(NULL);
  for (int power = 18; power <= 190; power += 4) {
    crd_quantity large, small, sum;
    cr_assert(crd_quantity_parse(crd_arena_printf(arena, "1e%d", power), &large, NULL));
    cr_assert(crd_quantity_parse(CRD_STRING("-123456789.000000001"), &small, NULL));
    sum = crd_quantity_add(&large, &small);
    cr_assert_eq(crd_quantity_compare(&sum, &large), -1);
    sum = crd_quantity_subtract(&sum, &large);
    cr_assert_eq(crd_quantity_compare(&sum, &small), 0, "at 10^%d", power);
  }
  crd_arena_destroy(arena);
}

static crd_quantity quantity(const char *text) {
  crd_quantity q;
  cr_assert(crd_quantity_parse(crd_string_of(text), &q, NULL), "%s", text);
  return q;
}

static void is(const crd_quantity *q, const char *text) {
  crd_quantity wanted = quantity(text);
  cr_assert_eq(crd_quantity_compare(q, &wanted), 0, "%s", text);
}

Test(quantity, products) {
  crd_quantity q = quantity("1.5");
  cr_assert(crd_quantity_multiply(&q, -3));
  is(&q, "-4.5");
  q = crd_quantity_of_int(INT64_MAX, CRD_QUANTITY_DECIMAL_SI);
  cr_assert_not(crd_quantity_multiply(&q, INT64_MAX));
  is(&q, "85070591730234615847396907784232501249");
  cr_assert_not(crd_quantity_multiply(&q, INT64_MIN));
  cr_assert_not(crd_quantity_multiply(&q, INT64_MIN));
  cr_assert_eq(crd_quantity_sign(&q), 1);
  cr_assert(crd_quantity_multiply(&q, 0));
  is(&q, "0");
  q = quantity("1e400");
  for (int i = 0; i < 20; i++) crd_quantity_multiply(&q, INT64_MAX); /* more than the limbs hold */
  cr_assert_eq(crd_quantity_sign(&q), 1);
}

Test(quantity, rounding) {
  static const struct {
    const char *from, *to;
    int scale;
    bool exact;
  } cases[] = {{"9.01", "9.1", -1, false},
               {"-9.01", "-10", 0, false},
               {"1n", "1", 0, false},
               {"1n", "100k", 5, false},
               {"0", "0", 9, true},
               {"999999999999999999.9", "1e18", 0, false},
               {"99999999999999999999", "1e20", 2, false},
               {"5e300", "5e300", 299, true},
               {"5e300", "1e301", 301, false},
               {"-123456789123456789.123", "-1e18", 18, false},
               {"1e300", "1e310", 310, false}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_quantity q = quantity(cases[i].from);
    cr_assert_eq(crd_quantity_round_up(&q, cases[i].scale), cases[i].exact, "%s", cases[i].from);
    is(&q, cases[i].to);
  }
}

Test(quantity, scaled_integers) {
  int64_t number;
  crd_quantity q = quantity("1500m");
  cr_assert(crd_quantity_scaled_value(&q, 0, &number) && number == 2);
  cr_assert(crd_quantity_scaled_value(&q, -3, &number) && number == 1500);
  cr_assert(crd_quantity_scaled_value(&q, -9, &number) && number == 1500000000);
  q = quantity("-1500m");
  cr_assert(crd_quantity_scaled_value(&q, 0, &number) && number == -2);
  q = quantity("1e30");
  cr_assert_not(crd_quantity_scaled_value(&q, 0, &number));
  cr_assert(crd_quantity_scaled_value(&q, 20, &number) && number == 10000000000);
  cr_assert(crd_quantity_scaled_value(&q, 100, &number) && number == 1);
  q = quantity("1e300");
  cr_assert_not(crd_quantity_scaled_value(&q, -100, &number));
  q = quantity("0");
  cr_assert(crd_quantity_scaled_value(&q, -100, &number) && number == 0);
}

/* What upstream prints, and its numbers where they do not fit; the last one after rounding to milli. */
Test(quantity, texts_and_numbers_are_upstreams) {
  static const struct {
    const char *written, *text;
    int64_t value, milli, rounded;
  } rows[] = {
      {"+1", "+1", 1, 1000, 1},
      {"007", "007", 7, 7000, 7},
      {"1.500", "1.500", 2, 1500, 2},
      {"1.234k", "1.234k", 1234, 1234000, 1234},
      {"0.5", "500m", 1, 500, 1},
      {"1000", "1k", 1000, 1000000, 1000},
      {"1E3", "1E3", 1000, 1000000, 1000},
      {"1e03", "1e03", 1000, 1000000, 1000},
      {"8Ki", "8Ki", 8192, 8192000, 8192},
      {"+09Ki", "+09Ki", 9216, 9216000, 9216},
      {"0.001", "1m", 1, 1, 1},
      {"+2000", "2k", 2000, 2000000, 2000},
      {"1.5Gi", "1536Mi", 1610612736, 1610612736000, 1610612736},
      {"102294631Ti", "9223372036854775807", INT64_MAX, -1000, INT64_MAX},
      {"999999999999999999", "999999999999999999", 999999999999999999, 3875820019684211736, 999999999999999999},
      {"123456789012345678901", "123456789012345678901", -5670419503621182411, -7269072992350064888, -5670419503621182411},
      {"-123456789012345678901234", "-123456789012345678901234", -8982045595, -8982045596308, 1055827308501318},
      {"1e30", "1e30", 0, 0, 0},
      {"-9223372036854775809", "-9223372036854775809", -1, -1000, -1}};
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    crd_quantity q = quantity(rows[i].written);
    crd_string text = crd_quantity_text(arena, &q);
    cr_expect(crd_string_equal(text, crd_string_of(rows[i].text)), "%s: %.*s", rows[i].written, CRD_PRINT(text));
    cr_expect_eq(crd_quantity_wrapped_value(&q, 0), rows[i].value, "%s", rows[i].written);
    cr_expect_eq(crd_quantity_wrapped_value(&q, -3), rows[i].milli, "%s", rows[i].written);
    crd_quantity_round_up(&q, -3);
    cr_expect_eq(crd_quantity_wrapped_value(&q, 0), rows[i].rounded, "%s", rows[i].written);
  }
  crd_arena_destroy(arena);
}

static int sign_of(crd_string text) {
  crd_quantity q;
  cr_assert(crd_quantity_parse(text, &q, NULL), "%.*s", (int)text.size, text.data);
  return crd_quantity_sign(&q);
}

static int order_of(crd_string a, crd_string b) {
  crd_quantity x, y;
  cr_assert(crd_quantity_parse(a, &x, NULL) && crd_quantity_parse(b, &y, NULL));
  cr_assert_eq(crd_quantity_compare(&y, &x), -crd_quantity_compare(&x, &y));
  return crd_quantity_compare(&x, &y);
}

/* Exponents are read as an int64, of which an int32 is taken. */
Test(quantity, exponents_have_no_limit) {
  crd_quantity q;
  crd_string error;
  cr_assert_eq(sign_of(CRD_STRING("312E354769")), 1);
  cr_assert_eq(sign_of(CRD_STRING("-312E354769")), -1);
  cr_assert_eq(sign_of(CRD_STRING("0E354769")), 0);
  cr_assert_eq(sign_of(CRD_STRING("1e-99999999999")), 1, "however small, it is a nano");
  cr_assert_eq(order_of(CRD_STRING("312E354769"), CRD_STRING("3120E354768")), 0);
  cr_assert_eq(order_of(CRD_STRING("312E354769"), CRD_STRING("313E354769")), -1);
  cr_assert_eq(order_of(CRD_STRING("1E2147483647"), CRD_STRING("9Ei")), 1);
  cr_assert_eq(order_of(CRD_STRING("-1E2147483647"), CRD_STRING("1e-5")), -1);
  cr_assert_eq(order_of(CRD_STRING("5e4294967299"), CRD_STRING("5k")), 0, "2^32 + 3");
  cr_assert_eq(order_of(CRD_STRING("5e-4294967293"), CRD_STRING("5k")), 0);
  cr_assert_eq(order_of(CRD_STRING("5e9223372036854775807"), CRD_STRING("500m")), 0);
  cr_assert_not(crd_quantity_parse(CRD_STRING("5e9223372036854775808"), &q, &error));
  cr_assert(crd_string_equal(error, CRD_STRING("unable to parse quantity's suffix")));
}

Test(quantity, sums_of_far_numbers_keep_their_order) {
  crd_quantity large, small, sum, back;
  cr_assert(crd_quantity_parse(CRD_STRING("1e5000"), &large, NULL));
  cr_assert(crd_quantity_parse(CRD_STRING("-3n"), &small, NULL));
  sum = crd_quantity_add(&large, &small);
  cr_assert_eq(crd_quantity_compare(&sum, &large), -1);
  cr_assert_eq(crd_quantity_sign(&sum), 1);
  sum = crd_quantity_subtract(&large, &small);
  cr_assert_eq(crd_quantity_compare(&sum, &large), 1);
  back = crd_quantity_subtract(&sum, &large);
  cr_assert_eq(crd_quantity_sign(&back), 1);
  back = crd_quantity_subtract(&large, &large);
  cr_assert_eq(crd_quantity_sign(&back), 0);
}

Test(quantity, digits_have_no_limit) {
  char text[3000], other[3000];
  memset(text, '9', sizeof text);
  memset(other, '9', sizeof other);
  other[2999] = '0';
  cr_assert_eq(order_of((crd_string){text, 300}, (crd_string){text, 301}), -1);
  cr_assert_eq(order_of((crd_string){text, 3000}, (crd_string){text, 2999}), 1);
  cr_assert_eq(order_of((crd_string){text, 3000}, (crd_string){text, 3000}), 0);
  other[300] = '8';
  cr_assert_eq(order_of((crd_string){text, 3000}, (crd_string){other, 3000}), 1);
  text[2998] = 'K', text[2999] = 'i';
  cr_assert_eq(order_of((crd_string){text, 3000}, CRD_STRING("9223372036854775807")), 0, "capped");
  text[0] = '-', text[1] = '.';
  text[2998] = text[2999] = '9';
  cr_assert_eq(order_of((crd_string){text, 3000}, CRD_STRING("-1")), 0, "a long fraction is rounded away from zero");
}
