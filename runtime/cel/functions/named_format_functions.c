/* SPDX-License-Identifier: Apache-2.0 */
/* The format library: format.named, format.dns1123Label and its like, and validate. Mirrors apiserver
 * pkg/cel/library/format.go (formatValidate) and pkg/cel/format.go; costs as in pkg/cel/library/cost.go. */
#include "../internal.h"
#include <crd/named_format.h>

crd_cel_value crd_cel_fn_of_named_format(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "format", arguments, count);
  cel->cost += 1;
  return crd_cel_of_opaque(CRD_CEL_NAMED_FORMAT, crd_named_format_find(arguments[0].as.text));
}

crd_cel_value crd_cel_fn_format_named(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "format.named", arguments, count);
  cel->cost += 1;
  const crd_named_format *format = crd_named_format_find(arguments[0].as.text);
  return format ? crd_cel_optional_of(cel, crd_cel_of_opaque(CRD_CEL_NAMED_FORMAT, format)) : crd_cel_optional_none();
}

crd_cel_value crd_cel_fn_validate(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  bool fits = arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_NAMED_FORMAT &&
              arguments[0].as.opaque && arguments[1].kind == CRD_CEL_STRING;
  if (!fits) return crd_cel_no_overload(cel, "validate", arguments, count);
  const crd_named_format *format = arguments[0].as.opaque;
  cel->cost += crd_cel_tenth(crd_cel_length(arguments[1].as.text) + 1) * ((crd_named_format_regex_size(format) + 3u) / 4u);
  crd_texts messages = {.arena = cel->arena};
  crd_named_format_check(format, arguments[1].as.text, &messages);
  if (!messages.count) return crd_cel_optional_none();
  crd_cel_builder items = {NULL, 0, 0};
  for (size_t i = 0; i < messages.count; i++) crd_cel_push(cel, &items, crd_cel_of_string(messages.items[i]));
  return crd_cel_optional_of(cel, crd_cel_built(cel, &items));
}
