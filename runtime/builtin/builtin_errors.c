/* SPDX-License-Identifier: Apache-2.0 */
/* What Go's decoder says of an object that does not fit its type. Mirrors sigs.k8s.io/json (decode.go, addErrorContext;
 * kubernetes_patch.go). */
#include "builtin_decoding.h"

#include <crd/json.h>

enum { MOST_UNKNOWN = 100 };

/* errorContext.FieldStack: names of fields alone, those of embedded structs before. */
static bool add_field_stack(crd_text *text, const builtin_place *place) {
  if (!place) return false;
  bool some = add_field_stack(text, place->up);
  if (!place->struct_type) return some;
  if (some) crd_text_add_char(text, '.');
  if (*place->way) crd_text_printf(text, "%s.", place->way);
  crd_text_add(text, place->name);
  return true;
}

static crd_string bare_name(crd_string name) {
  size_t at = name.size;
  while (at && name.data[at - 1] != '.') at--;
  return crd_string_slice(name, at, name.size);
}

crd_string crd_builtin_misfit(const builtin_run *run, const builtin_place *place, crd_string what, crd_string type) {
  const builtin_place *field = place;
  while (field && !field->struct_type) field = field->up;
  crd_text text = {.arena = run->arena};
  crd_text_printf(&text, "json: cannot unmarshal %.*s into Go ", CRD_PRINT(what));
  if (field) {
    crd_text_printf(&text, "struct field %.*s.", CRD_PRINT(bare_name(crd_builtin_go_name(field->struct_type))));
    add_field_stack(&text, field);
  } else {
    crd_text_add(&text, CRD_STRING("value"));
  }
  crd_text_printf(&text, " of type %.*s", CRD_PRINT(type));
  return crd_text_string(&text);
}

void crd_builtin_save_misfit(builtin_run *run, const builtin_place *place, crd_string what, crd_string type) {
  if (!run->saved.size) run->saved = crd_builtin_misfit(run, place, what, type);
}

crd_string crd_builtin_json_name(const crd_value *value) {
  return value->kind == CRD_NULL ? CRD_STRING("null") : crd_string_of(crd_json_kind_name(value));
}

/* strictFieldStack, joined. */
static void add_strict_path(crd_text *text, const builtin_place *place) {
  if (!place) return;
  add_strict_path(text, place->up);
  if (place->item) {
    crd_text_printf(text, "[%zu]", place->index);
    return;
  }
  if (text->size) crd_text_add_char(text, '.');
  crd_text_add(text, place->name);
}

void crd_builtin_save_unknown(builtin_run *run, const builtin_place *place, crd_string name) {
  if (run->unknown_count >= MOST_UNKNOWN) return;
  crd_text path = {.arena = run->arena};
  add_strict_path(&path, place);
  if (place) crd_text_add_char(&path, '.');
  crd_text_add(&path, name);
  crd_string own = crd_text_string(&path);
  for (size_t i = 0; i < run->unknown_count; i++)
    if (crd_string_equal(run->unknown_names[i], own)) return;
  if (!run->unknown_names) run->unknown_names = crd_arena_alloc(run->arena, MOST_UNKNOWN * sizeof *run->unknown_names);
  run->unknown_names[run->unknown_count++] = own;
  crd_text_add(&run->unknown, run->unknown_count == 1 ? CRD_STRING("strict decoding error: ") : CRD_STRING(", "));
  crd_text_add(&run->unknown, CRD_STRING("unknown field "));
  crd_text_add_quoted(&run->unknown, own);
}

crd_string crd_builtin_number_text(const builtin_run *run, const crd_value *value) {
  static const char digits[] = "0123456789+-.eE";
  size_t start = value->offset, end = start;
  if (value->offset == CRD_NO_OFFSET || start >= run->text.size) return crd_json_encode(run->arena, value, CRD_JSON_GO);
  while (end < run->text.size && run->text.data[end] && strchr(digits, run->text.data[end])) end++;
  return end > start ? crd_string_slice(run->text, start, end) : crd_json_encode(run->arena, value, CRD_JSON_GO);
}
