/* SPDX-License-Identifier: Apache-2.0 */
/* The rare cases of keywords: numbers that are no int64, factors, allowed values of another kind. */
#include "keywords.h"

bool crd_keyword_is_integer(double number) {
  const double most = 9007199254740991.0;
  if (!(number >= -most && number <= most)) return false;
  double rounded = round(number);
  if (number == rounded) return true;
  return rounded != 0 && fabs(number - rounded) < 1e-9 * fabs(rounded);
}

bool crd_keyword_divides(const judged_number *judged) {
  if (judged->integral) return judged->integer % judged->bound == 0;
  return crd_keyword_is_integer(judged->limit < 1 ? 1 / judged->limit * judged->real : judged->real / judged->limit);
}

/* Go's string(int64): the code point, U+FFFD where there is none. */
static bool is_code_point_text(int64_t code, crd_string text) {
  char bytes[4];
  size_t size = crd_utf8_encode(bytes, code < 0 || code > 0x10FFFF ? UTF8_REPLACEMENT : (uint32_t)code);
  return crd_string_equal((crd_string){bytes, size}, text);
}

bool crd_keyword_allows(const crd_value *allowed, const crd_value *value) {
  if (value->kind == CRD_NULL || allowed->kind == CRD_NULL) return false;
  if (value->kind == CRD_INT && allowed->kind == CRD_DOUBLE) return (double)value->as.integer == allowed->as.number;
  if (value->kind == CRD_INT && allowed->kind == CRD_STRING_VALUE)
    return is_code_point_text(value->as.integer, crd_value_string(allowed));
  if (value->kind == CRD_DOUBLE && allowed->kind == CRD_INT) return truncated(value->as.number) == allowed->as.integer;
  return crd_value_equal(value, allowed);
}
