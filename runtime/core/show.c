/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps as the bad values of errors. Upstream validates its internal types: see encode.h. */
#include "check.h"
#include "encode.h"

crd_bad_value crd_core_show_struct(const core_check *check, const core_type *type, const void *value) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal(&text, type, value);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_texts(const core_check *check, const core_string_list *list) {
  return crd_core_show_list(check, NULL, list);
}

crd_bad_value crd_core_show_list(const core_check *check, const core_type *type, const void *list) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_list(&text, type, list);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_map(const core_check *check, const core_string_map *map) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_map(&text, map);
  return crd_bad_text(crd_text_string(&text));
}
