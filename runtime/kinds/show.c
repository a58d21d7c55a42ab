/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps as the bad values of errors. Upstream validates its internal types: see encode.h. */
#include "../gotypes/encode.h"
#include "../gotypes/go_syntax.h"
#include "check.h"
#include "text_diff.h"

#include <crd/base64.h>
#include <crd/json.h>

/* Before 1.34 values other than strings and numbers are printed in Go syntax ("%#v"). */
static bool shows_go(const core_check *check) {
  enum { SHOWS_JSON = 34 };
  return check->options->minor < SHOWS_JSON;
}

static crd_bad_value show_bad(const core_check *check, const core_field *field, const void *value) {
  crd_text text = {.arena = check->arena};
  unsigned minor = check->options->minor;
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  if (shows_go(check))
    crd_core_write_go(&text, field, value, minor);
  else if (field->kind == CORE_STRUCT)
    crd_core_encode_internal(&text, field->type, value, minor);
  else if (field->kind == CORE_STRING_MAP || field->kind == CORE_QUANTITY_MAP)
    crd_core_encode_internal_map(&text, (core_kind)field->kind, value);
  else
    crd_core_encode_internal_list(&text, field->type, value, minor);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_struct(const core_check *check, const core_type *type, const void *value) {
  return show_bad(check, &(core_field){.type = type, .kind = CORE_STRUCT}, value);
}

crd_bad_value crd_core_show_list(const core_check *check, const core_type *type, const void *list) {
  return show_bad(check, &(core_field){.type = type, .kind = CORE_LIST}, list);
}

crd_bad_value crd_core_show_texts(const core_check *check, const core_string_list *list) {
  return crd_core_show_words(check, "string", list);
}

crd_bad_value crd_core_show_words(const core_check *check, const char *go, const core_string_list *list) {
  return show_bad(check, &(core_field){.go = go, .kind = CORE_STRING_LIST}, list);
}

crd_bad_value crd_core_show_map(const core_check *check, const core_string_map *map) {
  return show_bad(check, &(core_field){.kind = CORE_STRING_MAP}, map);
}

crd_bad_value crd_core_show_quantities(const core_check *check, const core_quantity_map *map) {
  return show_bad(check, &(core_field){.go = "core.ResourceList", .kind = CORE_QUANTITY_MAP}, map);
}

crd_bad_value crd_core_show_quantity(const core_check *check, const crd_quantity *quantity) {
  return crd_bad_string(crd_quantity_text(check->arena, quantity));
}

crd_bad_value crd_core_show_quantity_itself(const core_check *check, const crd_quantity *quantity) {
  crd_text text = {.arena = check->arena};
  if (!shows_go(check) || crd_errors_full(check->errors)) return crd_core_show_quantity(check, quantity);
  crd_core_write_go_quantity(&text, quantity);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_amount(const core_check *check, const core_int_or_string *amount) {
  crd_text text = {.arena = check->arena};
  static const core_int_or_string zero = {.number = 0};
  if (!amount) amount = &zero;
  if (!shows_go(check)) return amount->is_string ? crd_bad_json(amount->text) : crd_bad_int(amount->number);
  crd_core_write_go_amount(&text, amount);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_bytes(const core_check *check, crd_string bytes) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  if (shows_go(check)) {
    crd_core_write_go_bytes(&text, bytes, false);
    return crd_bad_text(crd_text_string(&text));
  }
  if (!bytes.data) return crd_bad_null();
  crd_base64_encode(&text, bytes);
  return crd_bad_json(crd_text_string(&text));
}

crd_bad_value crd_core_show_resource_name(const core_check *check, crd_string name) {
  return shows_go(check) ? crd_bad_text(name) : crd_bad_json(name);
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
