/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps as the bad values of errors. Upstream validates its internal types: see encode.h. */
#include "../gotypes/encode.h"
#include "check.h"
#include "text_diff.h"

crd_bad_value crd_core_show_struct(const core_check *check, const core_type *type, const void *value) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal(&text, type, value, check->options->minor);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_texts(const core_check *check, const core_string_list *list) {
  return crd_core_show_list(check, NULL, list);
}

crd_bad_value crd_core_show_list(const core_check *check, const core_type *type, const void *list) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_list(&text, type, list, check->options->minor);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_map(const core_check *check, const core_string_map *map) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_map(&text, CORE_STRING_MAP, map);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_quantities(const core_check *check, const core_quantity_map *map) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_map(&text, CORE_QUANTITY_MAP, map);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_optional(const core_optional_string *string) {
  return string->set ? crd_bad_json(string->value) : crd_bad_null();
}

crd_string crd_core_say_changed(const core_check *check, crd_string head, const core_type *type, const void *before,
                                const void *now) {
  crd_text text = {.arena = check->arena}, from = {.arena = check->arena}, to = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return (crd_string){NULL, 0};
  crd_core_encode_internal(&from, type, before, check->options->minor);
  crd_core_encode_internal(&to, type, now, check->options->minor);
  crd_text_add(&text, head);
  crd_text_add_char(&text, '\n');
  crd_core_add_json_diff(&text, crd_text_string(&from), crd_text_string(&to));
  return crd_text_string(&text);
}
