/* SPDX-License-Identifier: Apache-2.0 */
/* Errors of rules, and checked access to values of an expected kind. */
#include "internal.h"
#include <stdarg.h>
#include <stdio.h>

bool crd_cel_fail(crd_cel *cel, const char *text) {
  cel->error = crd_string_of(text);
  return false;
}

crd_cel_value crd_cel_failed(crd_cel *cel, const char *text) {
  crd_cel_fail(cel, text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_failed_with(crd_cel *cel, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *text = crd_arena_alloc(cel->arena, (size_t)(size < 0 ? 0 : size) + 1);
  text[0] = 0;
  vsnprintf(text, (size_t)(size < 0 ? 0 : size) + 1, format, again);
  va_end(again);
  cel->error = (crd_string){text, (size_t)(size < 0 ? 0 : size)};
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_failed_parts(crd_cel *cel, const crd_string *parts, size_t count) {
  crd_text text = {.arena = cel->arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, parts[i]);
  cel->error = crd_text_string(&text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_no_overload(crd_cel *cel, const char *name, const crd_cel_value *arguments, size_t count) {
  crd_text text = {.arena = cel->arena};
  for (size_t i = 0; i < count; i++) {
    if (arguments[i].kind == CRD_CEL_FAILED) return arguments[i];
  }
  crd_text_printf(&text, "no such overload: %s(", name);
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_cel_type_name(arguments[i]));
  }
  crd_text_add_char(&text, ')');
  cel->error = crd_text_string(&text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_no_operator(crd_cel *cel, const char *name, crd_cel_value value) {
  if (value.kind == CRD_CEL_FAILED) return value;
  static const struct {
    const char *operator;
    uint32_t kinds;
  } traits[] = {
      {"_+_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE | 1u << CRD_CEL_BYTES},
      {"_-_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_*_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_/_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_%_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT},
      {"<", 1u << CRD_CEL_BOOL | 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE | 1u << CRD_CEL_BYTES}};
  /* unary minus only fails on values without it: bool has one by name */
  const uint32_t receivers = 1u << CRD_CEL_STRING | 1u << CRD_CEL_DURATION | 1u << CRD_CEL_TIMESTAMP;
  bool compares = name[1] == '<' || name[1] == '>', own = receivers >> value.kind & 1;
  for (size_t i = 0; i < sizeof traits / sizeof *traits; i++)
    if (strcmp(name, traits[i].operator) == 0 || (compares && traits[i].operator[0] == '<'))
      own |= traits[i].kinds >> value.kind & 1;
  if (strcmp(name, "-_") == 0) own |= value.kind == CRD_CEL_BOOL;
  if (strcmp(name, "_+_") == 0) own |= crd_cel_is_list(value);
  return own ? crd_cel_failed(cel, "no such overload") : crd_cel_failed_with(cel, "no such overload: %s", name);
}

crd_cel_value crd_cel_wrong_call(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (arguments[i].kind == CRD_CEL_FAILED) return arguments[i];
  return crd_cel_failed(cel, "no such overload");
}

static bool not_that_kind(crd_cel *cel, crd_cel_value value) {
  return value.kind == CRD_CEL_FAILED ? false : crd_cel_fail(cel, "no such overload");
}

bool crd_cel_fail_key(crd_cel *cel, crd_string name) {
  CRD_CEL_FAILED_PARTS(cel, CRD_STRING("no such key: "), name);
  return false;
}

bool crd_cel_fail_index(crd_cel *cel, int64_t index) {
  crd_cel_failed_with(cel, "index out of bounds: %lld", (long long)index);
  return false;
}

crd_cel_truth crd_cel_over_limit(crd_cel *cel) {
  cel->cancelled = true;
  crd_cel_fail(cel, "operation cancelled: actual cost limit exceeded");
  return CRD_CEL_ERROR;
}

crd_cel_truth crd_cel_truth_of_value(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_BOOL) return crd_cel_truth_of(value.as.boolean);
  not_that_kind(cel, value);
  return CRD_CEL_ERROR;
}

bool crd_cel_get_bool(crd_cel *cel, crd_cel_value value, bool *out) {
  if (value.kind != CRD_CEL_BOOL) return not_that_kind(cel, value);
  *out = value.as.boolean;
  return true;
}
bool crd_cel_get_int(crd_cel *cel, crd_cel_value value, int64_t *out) {
  if (value.kind != CRD_CEL_INT) return not_that_kind(cel, value);
  *out = value.as.integer;
  return true;
}
bool crd_cel_get_double(crd_cel *cel, crd_cel_value value, double *out) {
  if (value.kind != CRD_CEL_DOUBLE) return not_that_kind(cel, value);
  *out = value.as.number;
  return true;
}
bool crd_cel_get_string(crd_cel *cel, crd_cel_value value, crd_string *out) {
  if (value.kind != CRD_CEL_STRING && value.kind != CRD_CEL_BYTES) return not_that_kind(cel, value);
  *out = value.as.text;
  return true;
}
