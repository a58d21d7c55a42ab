/* SPDX-License-Identifier: Apache-2.0 */
/* Scalars of the one pass: parsed, stored, and checked against the keywords of their type. A scalar that violates one, or
 * for which that is not simple to decide, is parsed again as a part. */
#include "keywords.h"
#include "one_pass_state.h"

bool crd_one_pass_take_string(crd_string text, const crd_type *type, void *place) {
  const crd_value value = {.kind = CRD_STRING_VALUE, .size = (uint32_t)text.size, .as = {.string = text.data}};
  if (type->storage == CRD_STORE_STRING)
    *(crd_string *)place = text;
  else if (type->storage == CRD_STORE_INT_OR_STRING)
    *(crd_int_or_string *)place = (crd_int_or_string){.is_string = true, .string = text};
  else
    return false;
  return keeps_keywords(type, &value);
}

/* A number that is written as an int64 of at most 18 digits. */
static const char *scan_digits(const char *p, int64_t *integer) {
  bool negative = *p == '-';
  uint64_t number = 0;
  const char *first = p += negative;
  for (; (unsigned char)(*p - '0') < 10; p++) number = number * 10 + (unsigned char)(*p - '0');
  size_t digits = (size_t)(p - first);
  if (digits - 1 > 17 || (*first == '0' && digits > 1) || *p == '.' || (*p | 0x20) == 'e') return NULL;
  *integer = negative ? -(int64_t)number : (int64_t)number;
  return p;
}

static const char *read_integer(const char *p, const crd_type *type, int64_t *integer) {
  p = scan_digits(p, integer);
  if (!p) return NULL;
  const crd_value value = {.kind = CRD_INT, .as = {.integer = *integer}};
  return keeps_keywords(type, &value) ? p : NULL;
}

static const char *read_double(one_pass *pass, const char *p, const crd_type *type, double *number) {
  crd_value value = {.kind = CRD_NULL};
  if (*p != '-' && (unsigned char)(*p - '0') >= 10) return NULL;
  p = crd_json_read_number(&pass->reader, p, &value);
  if (!p || pass->reader.range_error.size) return NULL;
  *number = value.kind == CRD_INT ? (double)value.as.integer : value.as.number;
  return keeps_keywords(type, &value) ? p : NULL;
}

static const char *read_bool(const one_pass *pass, const char *p, const crd_type *type, bool *boolean) {
  if (pass->reader.end - p < 6) return NULL;
  const crd_value value = {.kind = CRD_BOOL, .as = {.boolean = *p == 't'}};
  *boolean = *p == 't';
  p = *boolean ? memcmp(p, "true", 4) == 0 ? p + 4 : NULL : memcmp(p, "false", 5) == 0 ? p + 5 : NULL;
  return p && keeps_keywords(type, &value) ? p : NULL;
}

const char *crd_one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place) {
  switch (type->storage) {
  case CRD_STORE_INT:
    return read_integer(p, type, place);
  case CRD_STORE_DOUBLE:
    return read_double(pass, p, type, place);
  case CRD_STORE_BOOL:
    return read_bool(pass, p, type, place);
  case CRD_STORE_INT_OR_STRING: {
    crd_int_or_string *held = place;
    *held = (crd_int_or_string){.is_string = false};
    return read_integer(p, type, &held->integer);
  }
  default:
    return NULL;
  }
}
