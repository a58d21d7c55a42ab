/* SPDX-License-Identifier: Apache-2.0 */
/* Quantities: apimachinery's table of operations on them. */
#include "suite.h"
#include <crd/json.h>
#include <crd/quantity_math.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static crd_quantity_form form_of(crd_string text) {
  if (crd_string_equal(text, CRD_STRING("BinarySI"))) return CRD_QUANTITY_BINARY_SI;
  return crd_string_equal(text, CRD_STRING("DecimalExponent")) ? CRD_QUANTITY_DECIMAL_EXPONENT : CRD_QUANTITY_DECIMAL_SI;
}

/* A text, or an exact decimal with its form. */
static bool read(const crd_value *value, crd_quantity *out) {
  if (value && value->kind == CRD_STRING_VALUE) return crd_quantity_parse(crd_value_string(value), out, NULL);
  if (!crd_quantity_parse(row_text(value, "value"), out, NULL)) return false;
  out->form = (uint8_t)form_of(row_text(value, "format"));
  return true;
}

/* Compares with what the row expects: the value, how it is written, the canonical text. */
static bool is(crd_arena *arena, const crd_quantity *quantity, const crd_value *expect, crd_string *got) {
  crd_quantity wanted;
  *got = crd_quantity_format(arena, quantity);
  const crd_value *value = row_value(expect, "value"), *string = row_value(expect, "string");
  if (string && !crd_value_is_string(string, *got)) return false;
  if (row_value(expect, "format") && quantity->form != form_of(row_text(expect, "format"))) return false;
  return !value ||
         (crd_quantity_parse(crd_value_string(value), &wanted, NULL) && crd_quantity_compare(quantity, &wanted) == 0);
}

static crd_string trimmed(crd_string text) {
  while (text.size && (text.data[0] == ' ')) text = (crd_string){text.data + 1, text.size - 1};
  while (text.size && (text.data[text.size - 1] == ' ')) text.size--;
  return text;
}

static crd_string with_sign(crd_arena *arena, char sign, crd_string text) {
  text = trimmed(text);
  return crd_arena_printf(arena, "%c%.*s", sign, (int)text.size, text.data);
}

static crd_quantity negated(const crd_quantity *quantity) {
  crd_quantity zero = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  return crd_quantity_subtract(&zero, quantity);
}

/* parse, parse_full, canonical: a text, and the same with either sign. */
static bool parses(crd_arena *arena, const crd_value *row, crd_string *got) {
  const crd_value *expect = row_value(row, "expect"), *integer = row_value(expect, "as_int64");
  crd_quantity quantity, other;
  crd_string input = row_text(row, "input");
  int64_t number;
  if (!crd_quantity_parse(input, &quantity, got)) return row_flag(expect, "error");
  if (row_flag(expect, "error") || !is(arena, &quantity, expect, got)) return false;
  if (integer && crd_quantity_as_int(&quantity, &number) != (integer->kind == CRD_INT)) return false;
  if (integer && integer->kind == CRD_INT && number != integer->as.integer) return false;
  if (row_flag(row, "also_signed")) {
    if (!crd_quantity_parse(with_sign(arena, '+', input), &other, got) || crd_quantity_compare(&quantity, &other) != 0)
      return false;
  }
  if (row_flag(row, "also_signed") || (row_flag(row, "also_negative_unless_zero") && crd_quantity_sign(&quantity))) {
    crd_quantity negative = negated(&quantity);
    return crd_quantity_parse(with_sign(arena, '-', input), &other, got) && crd_quantity_compare(&negative, &other) == 0 &&
           other.form == quantity.form;
  }
  return true;
}

static bool formats(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_quantity quantity;
  const crd_value *expect = row_value(row, "expect");
  crd_string alternate = row_text(row, "alternate_input");
  if (!read(row_value(row, "quantity"), &quantity) || !is(arena, &quantity, expect, got)) return false;
  return alternate.size == 0 || (crd_quantity_parse(alternate, &quantity, got) && is(arena, &quantity, expect, got));
}

static bool compares(const crd_value *row) {
  crd_quantity x, y;
  int wanted = (int)row_value(row_value(row, "expect"), "cmp")->as.integer;
  return read(row_value(row, "x"), &x) && read(row_value(row, "y"), &y) && crd_quantity_compare(&x, &y) == wanted &&
         crd_quantity_compare(&y, &x) == -wanted;
}

static bool adds(crd_arena *arena, const crd_value *row, bool subtract, crd_string *got) {
  crd_quantity x, y;
  if (!read(row_value(row, "x"), &x) || !read(row_value(row, "y"), &y)) return false;
  crd_quantity sum = subtract ? crd_quantity_subtract(&x, &y) : crd_quantity_add(&x, &y);
  return is(arena, &sum, row_value(row, "expect"), got);
}

static bool is_double(crd_arena *arena, const crd_value *row, bool exact, crd_string *got) {
  crd_quantity quantity;
  const crd_value *input = row_value(row, "input");
  if (!read(input ? input : row_value(row, "quantity"), &quantity)) return false;
  double number = crd_quantity_as_double(&quantity),
         wanted = strtod(row_text(row_value(row, "expect"), "double").data, NULL);
  *got = crd_arena_printf(arena, "%.17g", number);
  return number == wanted || (!exact && number > wanted * (1 - 1e-15) && number < wanted * (1 + 1e-15));
}

/* Quantity.UnmarshalJSON: a number's text as it stands, or the text in a string, without spaces. */
static bool reads_json(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_string json = trimmed(row_text(row, "json"));
  if (json.size > 1 && json.data[0] == '"') json = trimmed((crd_string){json.data + 1, json.size - 2});
  crd_quantity quantity;
  return crd_quantity_parse(json, &quantity, got) && is(arena, &quantity, row_value(row, "expect"), got);
}

static int64_t number_in(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}

/* The factor of a product, which upstream's table makes of an int64 where it is one. */
static bool read_factor(crd_arena *arena, const crd_value *value, crd_quantity *out) {
  char *end;
  crd_string text = crd_arena_copy(arena, row_text(value, "value"));
  errno = 0;
  long long number = strtoll(text.data, &end, 10);
  if (errno || *end) return read(value, out);
  *out = crd_quantity_of_int(number, form_of(row_text(value, "format")));
  return true;
}

static bool multiplies(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_quantity x;
  const crd_value *expect = row_value(row, "expect");
  if (!read_factor(arena, row_value(row, "x"), &x)) return false;
  bool fits = crd_quantity_multiply(&x, number_in(row, "y"));
  return is(arena, &x, expect, got) && fits == row_flag(expect, "ok");
}

static bool rounds(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_quantity x;
  const crd_value *expect = row_value(row, "expect");
  if (!crd_quantity_parse(row_text(row, "input"), &x, got)) return false;
  bool exact = crd_quantity_round_up(&x, (int32_t)number_in(row, "scale"));
  return is(arena, &x, expect, got) && exact == row_flag(expect, "exact");
}

/* A number of the scale `from_scale`, which upstream gives as its big form. */
static bool scales(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_quantity x;
  int64_t result = 0;
  crd_string text =
      crd_arena_printf(arena, "%llde%lld", (long long)number_in(row, "value"), (long long)number_in(row, "from_scale"));
  if (!crd_quantity_parse(text, &x, got)) return false;
  x.small = false;
  x.scale = (int32_t)number_in(row, "from_scale");
  bool good = crd_quantity_scaled_value(&x, (int32_t)number_in(row, "to_scale"), &result);
  *got = crd_arena_printf(arena, "%lld", (long long)result);
  return good && result == number_in(row_value(row, "expect"), "int64");
}

/* parseQuantityString. Zeros alone are one there, and it has none before a point where there is no digit. */
static bool splits(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_quantity_parts parts;
  const crd_value *expect = row_value(row, "expect");
  crd_string input = row_text(row, "input");
  if (!crd_quantity_split(input, &parts)) return row_flag(expect, "error");
  crd_string value = {input.data, input.size - parts.suffix.size}, whole = parts.whole;
  *got = crd_arena_printf(arena, "%.*s.%.*s %.*s", (int)parts.whole.size, parts.whole.data, (int)parts.part.size,
                          parts.part.size ? parts.part.data : "", (int)parts.suffix.size, parts.suffix.data);
  if (!whole.size) whole = CRD_STRING("0");
  if (!parts.whole.size && !parts.suffix.size && !memchr(input.data, '.', input.size)) value = whole;
  return crd_string_equal(value, row_text(expect, "value")) && crd_string_equal(whole, row_text(expect, "num")) &&
         crd_string_equal(parts.part, row_text(expect, "denom")) &&
         crd_string_equal(parts.suffix, row_text(expect, "suffix")) && parts.negative == !row_flag(expect, "positive");
}

/* Whether the row agrees. */
static bool agrees(crd_arena *arena, const crd_value *row, crd_string *got) {
  crd_string op = row_text(row, "op");
#define IS(name) crd_string_equal(op, CRD_STRING(name))
  if (IS("parse") || IS("parse_full") || IS("canonical")) return parses(arena, row, got);
  if (IS("format")) return formats(arena, row, got);
  if (IS("compare")) return compares(row);
  if (IS("add") || IS("sub")) return adds(arena, row, IS("sub"), got);
  if (IS("from_json")) return reads_json(arena, row, got);
  if (IS("as_approximate_float") || IS("as_float_slow")) return is_double(arena, row, IS("as_approximate_float"), got);
  if (IS("mul")) return multiplies(arena, row, got);
  if (IS("round_up")) return rounds(arena, row, got);
  if (IS("scaled_value")) return scales(arena, row, got);
  if (IS("split")) return splits(arena, row, got);
  if (IS("neg")) {
    crd_quantity quantity;
    if (!read(row_value(row, "quantity"), &quantity)) return false;
    quantity = negated(&quantity);
    return is(arena, &quantity, row_value(row, "expect"), got);
  }
#undef IS
  *got = CRD_STRING("(no such operation)");
  return false;
}

static bool run(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    crd_string got = {NULL, 0}, id = row_text(row, "id");
    bool good = agrees(suite.arena, row, &got);
    suite_case(&suite, id, (crd_string){NULL, 0}, good, row_print(suite.arena, row_value(row, "expect")), got);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apimachinery/quantity", NULL};
  return suites_run(argc, argv, files, run);
}
