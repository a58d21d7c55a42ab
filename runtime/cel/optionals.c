/* SPDX-License-Identifier: Apache-2.0 */
/* Optional values. Mirrors cel-go cel/library.go (OptionalTypes) and common/types/optional.go. */
#include "internal.h"

crd_cel_value crd_cel_fn_optional_of(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  cel->cost += 1;
  return crd_cel_optional_of(cel, arguments[0]);
}

crd_cel_value crd_cel_fn_optional_none(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)arguments;
  (void)count;
  cel->cost += 1;
  return crd_cel_optional_none();
}

static bool is_zero(crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_NULL:
    return true;
  case CRD_CEL_BOOL:
    return !value.as.boolean;
  case CRD_CEL_INT:
    return value.as.integer == 0;
  case CRD_CEL_UINT:
    return value.as.unsigned_integer == 0;
  case CRD_CEL_DOUBLE:
    return !(value.as.number < 0) && !(value.as.number > 0) && value.as.number == value.as.number;
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
    return value.as.text.size == 0;
  case CRD_CEL_DURATION:
    return value.as.integer == 0 && value.nanos == 0;
  case CRD_CEL_TIMESTAMP:
    return value.as.integer == -62135596800 && value.nanos == 0; /* the year 1 */
  case CRD_CEL_OPTIONAL:
    return !value.as.optional;
  default:
    return crd_cel_count(value) == 0;
  }
}

crd_cel_value crd_cel_fn_optional_of_non_zero(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  cel->cost += 1;
  return is_zero(arguments[0]) ? crd_cel_optional_none() : crd_cel_optional_of(cel, arguments[0]);
}

crd_cel_value crd_cel_fn_has_value(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (arguments[0].kind != CRD_CEL_OPTIONAL) return crd_cel_no_overload(cel, "hasValue", arguments, count);
  return crd_cel_of_bool(arguments[0].as.optional != NULL);
}

crd_cel_value crd_cel_fn_value(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (arguments[0].kind != CRD_CEL_OPTIONAL) return crd_cel_no_overload(cel, "value", arguments, count);
  return arguments[0].as.optional ? crd_cel_held(cel, arguments[0]) : crd_cel_failed(cel, "optional.none() dereference");
}

crd_cel_value crd_cel_fn_optional_unwrap(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_cel_builder items = {NULL, 0, 0};
  cel->cost += 1;
  if (!crd_cel_is_list(arguments[0])) return crd_cel_no_overload(cel, "optional.unwrap", arguments, count);
  int64_t size = crd_cel_count(arguments[0]);
  for (int64_t i = 0; i < size; i++) {
    crd_cel_value item = crd_cel_item(cel, arguments[0], (size_t)i);
    if (item.kind != CRD_CEL_OPTIONAL) return crd_cel_failed_with(cel, "value %lld is not optional", (long long)i);
    if (item.as.optional) crd_cel_push(cel, &items, *item.as.optional);
  }
  return crd_cel_built(cel, &items);
}
