/* Quantities against apimachinery's. */
#include "table.h"
#include <crd/quantity.h>

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

Test(quantity, the_limits_are_where_the_header_says) {
  char text[512];
  crd_quantity q;
  memset(text, '9', sizeof text);
  cr_assert(crd_quantity_parse((crd_string){text, CRD_QUANTITY_MAX_DIGITS}, &q, NULL));
  cr_assert_not(crd_quantity_parse((crd_string){text, CRD_QUANTITY_MAX_DIGITS + 1}, &q, NULL));
  text[200] = '.';
  memcpy(text + 500, "e200", 4);
  cr_assert(crd_quantity_parse((crd_string){text, 504}, &q, NULL), "a long fraction is rounded");
  cr_assert_eq(crd_quantity_sign(&q), 1);
  cr_assert_not(crd_quantity_parse(CRD_STRING("1e201"), &q, NULL));
  cr_assert(crd_quantity_parse(CRD_STRING("1e-99999999999"), &q, NULL), "however small, it is a nano");
}
