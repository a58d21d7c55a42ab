/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions of the standard library: bool(), int(), string() and the like; sizes; base64; doubles as Go prints them. */
#include "../base/utf8.h"
#include "internal.h"
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static crd_cel_value no_conversion(crd_cel *cel, const char *name, crd_cel_value value) {
  return crd_cel_no_overload(cel, name, &value, 1);
}

static bool is_text(crd_cel_value value) {
  return value.kind == CRD_CEL_STRING;
}

crd_cel_value crd_cel_fn_dyn(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  cel->cost += 1;
  return arguments[0];
}

crd_cel_value crd_cel_fn_type(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  cel->cost += 1;
  if (arguments[0].kind == CRD_CEL_FAILED) return arguments[0];
  return crd_cel_of_type(crd_cel_type_name(arguments[0]));
}

crd_cel_value crd_cel_fn_size(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  cel->cost += 1;
  if (arguments[0].kind == CRD_CEL_STRING) return crd_cel_of_int((int64_t)crd_cel_code_points(arguments[0].as.text));
  if (arguments[0].kind == CRD_CEL_BYTES) return crd_cel_of_int((int64_t)arguments[0].as.text.size);
  int64_t elements =
      crd_cel_is_object(arguments[0]) ? (int64_t)crd_cel_cost_size(arguments[0]) : crd_cel_count(arguments[0]);
  return elements < 0 ? crd_cel_no_operator(cel, "size", arguments[0]) : crd_cel_of_int(elements);
}

crd_cel_value crd_cel_fn_bool(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  static const crd_string truths[] = {CRD_STRING_INIT("1"),     CRD_STRING_INIT("t"),     CRD_STRING_INIT("T"),
                                      CRD_STRING_INIT("true"),  CRD_STRING_INIT("TRUE"),  CRD_STRING_INIT("True"),
                                      CRD_STRING_INIT("0"),     CRD_STRING_INIT("f"),     CRD_STRING_INIT("F"),
                                      CRD_STRING_INIT("false"), CRD_STRING_INIT("FALSE"), CRD_STRING_INIT("False")};
  (void)count;
  cel->cost += 1;
  if (arguments[0].kind == CRD_CEL_BOOL) return arguments[0];
  if (!is_text(arguments[0])) return no_conversion(cel, "bool", arguments[0]);
  for (size_t i = 0; i < 12; i++)
    if (crd_string_equal(arguments[0].as.text, truths[i])) return crd_cel_of_bool(i < 6);
  return crd_cel_failed(cel, "type conversion error from 'string' to 'bool'");
}

/* strconv.ParseInt(text, 10, 64) and ParseUint; false when the text is no such number. */
static bool parse_decimal(crd_string text, bool is_signed, bool *negative, uint64_t *out) {
  size_t i = 0;
  *negative = false;
  if (is_signed && text.size && (text.data[0] == '-' || text.data[0] == '+')) *negative = text.data[i++] == '-';
  if (i == text.size) return false;
  uint64_t number = 0;
  for (; i < text.size; i++) {
    unsigned digit = (unsigned)(unsigned char)text.data[i] - '0';
    if (digit > 9 || number > (UINT64_MAX - digit) / 10) return false;
    number = number * 10 + digit;
  }
  *out = number;
  return !is_signed || number <= (uint64_t)INT64_MAX + *negative;
}

crd_cel_value crd_cel_fn_int(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  bool negative;
  uint64_t magnitude;
  (void)count;
  cel->cost += 1;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_INT:
    return value;
  case CRD_CEL_UINT:
    if (value.as.unsigned_integer > INT64_MAX) return crd_cel_failed(cel, "integer overflow");
    return crd_cel_of_int((int64_t)value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    if (!(value.as.number > -9223372036854775808.0 && value.as.number < 9223372036854775808.0))
      return crd_cel_failed(cel, "integer overflow");
    return crd_cel_of_int((int64_t)value.as.number);
  case CRD_CEL_STRING:
    if (!parse_decimal(value.as.text, true, &negative, &magnitude))
      return crd_cel_failed(cel, "type conversion error from 'string' to 'int'");
    return crd_cel_of_int(negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude);
  case CRD_CEL_TIMESTAMP:
    return crd_cel_of_int(value.as.integer);
  case CRD_CEL_DURATION: /* nanoseconds */
    if (value.as.integer > INT64_MAX / 1000000000 || value.as.integer < INT64_MIN / 1000000000)
      return crd_cel_failed(cel, "integer overflow");
    return crd_cel_of_int(value.as.integer * 1000000000 + value.nanos);
  default:
    return no_conversion(cel, "int", value);
  }
}

crd_cel_value crd_cel_fn_uint(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  bool negative;
  uint64_t magnitude;
  (void)count;
  cel->cost += 1;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_UINT:
    return value;
  case CRD_CEL_INT:
    if (value.as.integer < 0) return crd_cel_failed(cel, "unsigned integer overflow");
    return crd_cel_of_uint((uint64_t)value.as.integer);
  case CRD_CEL_DOUBLE:
    if (!(value.as.number >= 0 && value.as.number < 18446744073709551616.0))
      return crd_cel_failed(cel, "unsigned integer overflow");
    return crd_cel_of_uint((uint64_t)value.as.number);
  case CRD_CEL_STRING:
    if (!parse_decimal(value.as.text, false, &negative, &magnitude))
      return crd_cel_failed(cel, "type conversion error from 'string' to 'uint'");
    return crd_cel_of_uint(magnitude);
  default:
    return no_conversion(cel, "uint", value);
  }
}

/* Removes Go's underscores: each must be between digits or after the 0x, else false. */
static bool drop_underscores(char *text, size_t *size) {
  size_t kept = 0;
  bool hex = *size > 2 && memchr(text, 'x', *size < 4 ? *size : 3) != NULL, after_digit = false, open = false;
  for (size_t i = 0; i < *size; i++) {
    unsigned char c = (unsigned char)text[i];
    bool digit = hex ? isxdigit(c) || c == 'x' || c == 'X' : isdigit(c);
    if ((c == '_' && !after_digit) || (open && !digit)) return false;
    open = c == '_';
    after_digit = digit;
    if (!open) text[kept++] = text[i];
  }
  text[kept] = '\0';
  *size = kept;
  return !open;
}

/* strconv.ParseFloat: decimal, hexadecimal, Inf, NaN. */
static bool parse_double(crd_cel *cel, crd_string text, double *out) {
  if (!text.size || memchr(text.data, 0, text.size)) return false;
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] == ' ' || text.data[i] == '(' || (text.data[i] >= '\t' && text.data[i] <= '\r')) return false;
  char *copy = crd_arena_alloc(cel->arena, text.size + 1), *end;
  size_t size = text.size;
  memcpy(copy, text.data, size);
  copy[size] = '\0';
  if (memchr(copy, '_', size) && !drop_underscores(copy, &size)) return false;
  /* Go wants an exponent behind hexadecimal digits, C does not */
  if (strpbrk(copy, "xX") && !strpbrk(copy, "pP")) return false;
  errno = 0;
  *out = strtod(copy, &end);
  if (end != copy + size) return false;
  return !(errno == ERANGE && isinf(*out));
}

crd_cel_value crd_cel_fn_double(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  double number;
  (void)count;
  cel->cost += 1;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_DOUBLE:
    return value;
  case CRD_CEL_INT:
    return crd_cel_of_double((double)value.as.integer);
  case CRD_CEL_UINT:
    return crd_cel_of_double((double)value.as.unsigned_integer);
  case CRD_CEL_STRING:
    if (!parse_double(cel, value.as.text, &number))
      return crd_cel_failed(cel, "type conversion error from 'string' to 'double'");
    return crd_cel_of_double(number);
  default:
    return no_conversion(cel, "double", value);
  }
}

crd_cel_value crd_cel_fn_bytes(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  crd_cel_charge(cel, is_text(arguments[0]) ? crd_cel_tenth(crd_cel_cost_size(arguments[0])) : 1);
  if (arguments[0].kind == CRD_CEL_BYTES) return arguments[0];
  return is_text(arguments[0]) ? crd_cel_of_bytes(arguments[0].as.text) : no_conversion(cel, "bytes", arguments[0]);
}

crd_cel_value crd_cel_fn_string(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  (void)count;
  crd_cel_charge(cel, value.kind == CRD_CEL_BYTES ? crd_cel_tenth(value.as.text.size) : 1);
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
    return value;
  case CRD_CEL_BOOL:
  case CRD_CEL_INT:
  case CRD_CEL_UINT:
  case CRD_CEL_DOUBLE:
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    return crd_cel_of_string(crd_cel_value_text(cel, value));
  case CRD_CEL_BYTES:
    if (!crd_utf8_is_valid(value.as.text)) return crd_cel_failed(cel, "invalid UTF-8 in bytes, cannot convert to string");
    return crd_cel_of_string(value.as.text);
  case CRD_CEL_OPAQUE: {
    crd_string text = crd_cel_opaque_text(cel, value);
    if (text.data) return crd_cel_of_string(text);
    return no_conversion(cel, "string", value);
  }
  default:
    return no_conversion(cel, "string", value);
  }
}

crd_cel_value crd_cel_fn_duration(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  (void)count;
  cel->cost += 1;
  if (value.kind == CRD_CEL_DURATION) return value;
  if (!is_text(value)) return no_conversion(cel, "duration", value);
  if (crd_cel_parse_duration(value.as.text, &value)) return value;
  return crd_cel_failed(cel, "type conversion error from 'string' to 'google.protobuf.Duration'");
}

crd_cel_value crd_cel_fn_timestamp(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_value value = arguments[0];
  (void)count;
  cel->cost += 1;
  if (value.kind == CRD_CEL_TIMESTAMP) return value;
  if (value.kind == CRD_CEL_INT)
    value = crd_cel_of_time(CRD_CEL_TIMESTAMP, value.as.integer, 0);
  else if (!is_text(value))
    return no_conversion(cel, "timestamp", value);
  else if (!crd_cel_parse_time(cel, CRD_TIME_RFC3339, value.as.text, &value, NULL))
    return crd_cel_failed(cel, "type conversion error from 'string' to 'google.protobuf.Timestamp'");
  if (value.as.integer < -62135596800 || value.as.integer > 253402300799) return crd_cel_failed(cel, "timestamp overflow");
  return value;
}
