/* SPDX-License-Identifier: Apache-2.0 */
#include "words.h"

#include <crd/json.h>
#include <string.h>

crd_string crd_misfit(crd_arena *arena, crd_string what, crd_string holder, crd_string path, crd_string type) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("json: cannot unmarshal "));
  crd_text_add(&text, what);
  if (holder.size || path.size) {
    crd_text_add(&text, CRD_STRING(" into Go struct field "));
    crd_text_add(&text, holder);
    crd_text_add_char(&text, '.');
    crd_text_add(&text, path);
  } else {
    crd_text_add(&text, CRD_STRING(" into Go value"));
  }
  crd_text_add(&text, CRD_STRING(" of type "));
  crd_text_add(&text, type);
  return crd_text_string(&text);
}

crd_string crd_misfit_alone(crd_arena *arena, const crd_value *value, const char *type) {
  const crd_string none = {NULL, 0};
  return crd_misfit(arena, crd_string_of(crd_json_kind_name(value)), none, none, crd_string_of(type));
}

crd_string crd_misfit_word(crd_arena *arena, const crd_value *value, crd_string number) {
  bool is_number = value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  if (!is_number || !number.size) return crd_string_of(crd_json_kind_name(value));
  return crd_arena_printf(arena, "number %.*s", CRD_PRINT(number));
}

crd_string crd_misfit_number(crd_string text, size_t offset) {
  size_t end = offset;
  while (end < text.size && text.data[end] && strchr("+-.0123456789eE", text.data[end])) end++;
  return offset < text.size ? crd_string_slice(text, offset, end) : (crd_string){NULL, 0};
}

crd_string crd_misfit_of_type(crd_arena *arena, const crd_value *value, const char *field) {
  const char *type =
      "struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\"; "
      "Kind string \"json:\\\"kind,omitempty\\\"\" }";
  crd_string why = crd_misfit(arena, crd_string_of(crd_json_kind_name(value)), CRD_STRING(""), crd_string_of(field),
                              field ? CRD_STRING("string") : crd_string_of(type));
  return crd_arena_printf(arena, "couldn't get version/kind; json parse error: %.*s", CRD_PRINT(why));
}
