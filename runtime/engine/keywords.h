/* SPDX-License-Identifier: Apache-2.0 */
/* The keywords of a schema node, for values from bytes (one_pass_state.h) and from a tree (walk.c). The meaning of each
 * keyword is defined only here, by a function that returns what is violated; the messages are in check.c. The functions
 * cited are those of kube-openapi/pkg/validation/validate. */
#ifndef CRD_ENGINE_KEYWORDS_H
#define CRD_ENGINE_KEYWORDS_H

#include "../base/kin.h"
#include "../base/utf8.h"

#include <crd/generated/type_tables.h>
#include <math.h>

/* ---- type ---- */

/* swag.IsFloat64AJSONInteger */
bool crd_keyword_is_integer(double number);

/* typeValidator.Validate, without formats */
static inline bool takes_type(const crd_type *type, const crd_value *value) {
  if (type->accepts & (1u << value->kind)) return true;
  if (value->kind == CRD_INT) return type->accepts & CRD_ACCEPT_NUMBER;
  return value->kind == CRD_DOUBLE && (type->accepts & CRD_ACCEPT_INTEGER) && crd_keyword_is_integer(value->as.number);
}

/* ---- counts: these return the violated CRD_CHECK_... ---- */

/* schemaSliceValidator.Validate */
static inline uint32_t items_break(const crd_checks *checks, int64_t count) {
  uint32_t broken = 0;
  if ((checks->set & CRD_CHECK_MIN_ITEMS) && count < checks->min_items) broken |= CRD_CHECK_MIN_ITEMS;
  if ((checks->set & CRD_CHECK_MAX_ITEMS) && count > checks->max_items) broken |= CRD_CHECK_MAX_ITEMS;
  return broken;
}

/* objectValidator.Validate */
static inline uint32_t properties_break(const crd_checks *checks, int64_t count) {
  uint32_t broken = 0;
  if ((checks->set & CRD_CHECK_MIN_PROPERTIES) && count < checks->min_properties) broken |= CRD_CHECK_MIN_PROPERTIES;
  if ((checks->set & CRD_CHECK_MAX_PROPERTIES) && count > checks->max_properties) broken |= CRD_CHECK_MAX_PROPERTIES;
  return broken;
}

/* ---- strings ---- */

typedef enum string_break { KEEPS_STRING, BREAKS_MAX_LENGTH, BREAKS_MIN_LENGTH, BREAKS_PATTERN } string_break;

/* utf8.RuneCount of valid UTF-8 */
static inline int64_t code_points(crd_string text) {
  int64_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += !utf8_continues(text.data[i]);
  return count;
}

/* stringValidator.Validate: the first violation. Counts code points only if the number of bytes does not decide, which it
 * does for the most common minLength, 1. */
static inline string_break string_breaks(const crd_checks *checks, crd_string text) {
  int64_t bytes = (int64_t)text.size;
  if ((checks->set & CRD_CHECK_MAX_LENGTH) && bytes > checks->max_length && code_points(text) > checks->max_length)
    return BREAKS_MAX_LENGTH;
  if ((checks->set & CRD_CHECK_MIN_LENGTH) && checks->min_length > (bytes != 0) && code_points(text) < checks->min_length)
    return BREAKS_MIN_LENGTH;
  return checks->pattern && !crd_pattern_match(checks->pattern, text) ? BREAKS_PATTERN : KEEPS_STRING;
}

/* formatValidator.Validate */
static inline bool has_string_format(const crd_type *type) {
  return type->format != CRD_FORMAT_NONE && type->format < CRD_FORMAT_INT32;
}

static inline bool keeps_format(const crd_type *type, crd_string text) {
  return !type->has_format || type->has_format(text);
}

/* ---- numbers ---- */

typedef enum range_kind { RANGE_ANY, RANGE_INTEGER, RANGE_INT32, RANGE_FLOAT } range_kind;

/* numberValidator's Type and Format: only for a single type. */
static inline range_kind range_of(const crd_type *type) {
  if (type->accepts == CRD_ACCEPT_INTEGER) return type->format == CRD_FORMAT_INT32 ? RANGE_INT32 : RANGE_INTEGER;
  if (type->accepts == CRD_ACCEPT_NUMBER && type->format == CRD_FORMAT_FLOAT) return RANGE_FLOAT;
  return RANGE_ANY;
}

/* IsValueValidAgainstRange: would the number's text parse as the type? */
static inline bool in_range(range_kind range, double number) {
  switch (range) {
  case RANGE_INTEGER:
    /* -2^63 is printed with its shortest digits, -9223372036854776000, which is no int64. */
    return number > -9223372036854775808.0 && number < 9223372036854775808.0 && number == (double)(int64_t)number;
  case RANGE_INT32:
    return number >= -2147483648.0 && number <= 2147483647.0 && number == (double)(int32_t)number;
  case RANGE_FLOAT:
    return fabs(number) < 3.4028235677973366e38; /* rounds to a finite float32 */
  default:
    return true;
  }
}

static inline bool value_in_range(range_kind range, const crd_value *value) {
  if (value->kind == CRD_DOUBLE) return in_range(range, value->as.number);
  return range != RANGE_INT32 || (value->as.integer >= INT32_MIN && value->as.integer <= INT32_MAX);
}

static inline int64_t truncated(double number) {
  if (number >= 9223372036854775808.0 || number < -9223372036854775808.0 || number != number) return INT64_MIN;
  return (int64_t)number;
}

/* A number with a limit or factor. An int64 and a limit in its range are compared as int64, all others as doubles. */
typedef struct judged_number {
  bool in_range; /* the limit is in range; checked by API servers since 1.36 */
  bool integral;
  int64_t integer, bound;
  double real, limit;
} judged_number;

static inline judged_number number_beside(range_kind range, const crd_value *value, double limit) {
  judged_number judged = {.in_range = in_range(range, limit), .limit = limit, .real = value->as.number};
  if (value->kind != CRD_INT) return judged;
  judged.integer = value->as.integer;
  judged.real = (double)judged.integer;
  judged.integral = judged.in_range;
  if (judged.integral) judged.bound = truncated(limit);
  return judged;
}

/* minimum and maximum */
static inline bool breaks_limit(const judged_number *judged, bool upper, bool exclusive) {
  if (judged->integral) {
    int64_t a = upper ? judged->integer : judged->bound, b = upper ? judged->bound : judged->integer;
    return exclusive ? a >= b : a > b;
  }
  double a = upper ? judged->real : judged->limit, b = upper ? judged->limit : judged->real;
  return exclusive ? a >= b : a > b;
}

/* multipleOf: a factor that is not positive divides no number. */
static inline bool is_factor(const judged_number *judged) {
  return judged->integral ? judged->bound > 0 : judged->limit > 0;
}
bool crd_keyword_divides(const judged_number *judged);

/* numberValidator.Validate: whether nothing is violated. */
__attribute__((always_inline)) static inline bool keeps_limits(const crd_type *type, const crd_value *value) {
  range_kind range = range_of(type);
  const crd_checks *checks = type->checks;
  if (!value_in_range(range, value)) return false;
  if (!checks) return true;
  if (checks->set & CRD_CHECK_MINIMUM) {
    judged_number judged = number_beside(range, value, checks->minimum);
    if (!judged.in_range || breaks_limit(&judged, false, checks->set & CRD_CHECK_EXCLUSIVE_MINIMUM)) return false;
  }
  if (checks->set & CRD_CHECK_MAXIMUM) {
    judged_number judged = number_beside(range, value, checks->maximum);
    if (!judged.in_range || breaks_limit(&judged, true, checks->set & CRD_CHECK_EXCLUSIVE_MAXIMUM)) return false;
  }
  if (!(checks->set & CRD_CHECK_MULTIPLE_OF)) return true;
  judged_number judged = number_beside(range, value, checks->multiple_of);
  return judged.in_range && is_factor(&judged) && crd_keyword_divides(&judged);
}

/* ---- enum ---- */

/* basicCommonValidator.Validate: converts the value to the Go type of the allowed one if Go can. */
CRD_KIN bool crd_keyword_allows(const crd_value *allowed, const crd_value *value);

static inline bool keeps_enum(const crd_checks *checks, const crd_value *value) {
  for (uint32_t i = 0; i < checks->enum_count; i++) {
    const crd_value *allowed = &checks->enum_values[i];
    if (value->kind == CRD_STRING_VALUE ? crd_value_is_string(allowed, crd_value_string(value))
                                        : crd_keyword_allows(allowed, value))
      return true;
  }
  return !checks->enum_count;
}

/* ---- all keywords of a value without its children ---- */

/* The result of crd_check_keywords for a value of the right kind whose type has no other keywords; 0 when the value has to
 * be checked. */
static inline uint32_t plain_matches(const crd_type *type, const crd_value *value) {
  static const uint8_t matches[] = {
      [CRD_BOOL] = 6, [CRD_INT] = 8, [CRD_DOUBLE] = 8, [CRD_STRING_VALUE] = 7, [CRD_LIST] = 8, [CRD_MAP] = 7};
  if (type->checks || type->format != CRD_FORMAT_NONE || !(type->accepts & (1u << value->kind))) return 0;
  return matches[value->kind];
}

static inline bool has_composites(const crd_checks *checks) {
  return checks->any_of_count || checks->one_of_count || checks->all_of_count || checks->not_;
}

/* Whether anyOf is the only composite and one of its branches accepts all values of that kind, as for int-or-string. */
static inline bool keeps_composites(const crd_checks *checks, const crd_value *value) {
  if (checks->one_of_count || checks->all_of_count || checks->not_) return false;
  bool kept = !checks->any_of_count;
  for (uint16_t i = 0; i < checks->any_of_count && !kept; i++) kept = plain_matches(checks->any_of[i], value);
  return kept;
}

/* Whether a scalar other than null satisfies all keywords of its type. False if it violates one, or if a walk is needed to
 * decide. If the kind is a compile-time constant, only the checks of that kind are compiled. */
__attribute__((always_inline)) static inline bool keeps_keywords(const crd_type *type, const crd_value *value) {
  const uint8_t kind = value->kind;
  const crd_checks *checks = type->checks;
  if (!takes_type(type, value)) return false;
  if (kind == CRD_STRING_VALUE && !keeps_format(type, crd_value_string(value))) return false;
  if ((kind == CRD_INT || kind == CRD_DOUBLE) && !keeps_limits(type, value)) return false;
  if (!checks) return true;
  return keeps_composites(checks, value) && keeps_enum(checks, value) &&
         (kind != CRD_STRING_VALUE || string_breaks(checks, crd_value_string(value)) == KEEPS_STRING);
}

#endif
