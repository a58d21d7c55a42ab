/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps as the bad values of errors. Upstream validates its internal types: see encode.h. */
#include "../gotypes/encode.h"
#include "check.h"
#include "text_diff.h"

#include <crd/json.h>

crd_bad_value crd_core_show_struct(const core_check *check, const core_type *type, const void *value) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal(&text, type, value, check->options->minor);
  return crd_bad_text(crd_text_string(&text));
}

/* Before 1.34 lists and maps are shown as Go has them in its source ("%#v"). */
static bool shows_go(const core_check *check) {
  enum { SHOWS_JSON = 34 };
  return check->options->minor < SHOWS_JSON;
}

static crd_bad_value show_go_texts(const core_check *check, const core_string_list *list) {
  crd_text text = {.arena = check->arena};
  if (!list->items) return crd_bad_text(CRD_STRING("[]string(nil)"));
  crd_text_add(&text, CRD_STRING("[]string{"));
  for (uint32_t i = 0; i < list->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add_quoted(&text, list->items[i]);
  }
  crd_text_add_char(&text, '}');
  return crd_bad_text(crd_text_string(&text));
}

static crd_bad_value show_go_map(const core_check *check, const core_string_map *map) {
  crd_text text = {.arena = check->arena};
  if (!map->items) return crd_bad_text(CRD_STRING("map[string]string(nil)"));
  crd_text_add(&text, CRD_STRING("map[string]string{"));
  for (uint32_t i = 0; i < map->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add_quoted(&text, map->items[i].key);
    crd_text_add_char(&text, ':');
    crd_text_add_quoted(&text, map->items[i].value);
  }
  crd_text_add_char(&text, '}');
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_texts(const core_check *check, const core_string_list *list) {
  if (shows_go(check) && !crd_errors_full(check->errors)) return show_go_texts(check, list);
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
  if (shows_go(check)) return show_go_map(check, map);
  crd_core_encode_internal_map(&text, CORE_STRING_MAP, map);
  return crd_bad_text(crd_text_string(&text));
}

crd_bad_value crd_core_show_quantities(const core_check *check, const core_quantity_map *map) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return crd_bad_text(CRD_STRING(""));
  crd_core_encode_internal_map(&text, CORE_QUANTITY_MAP, map);
  return crd_bad_text(crd_text_string(&text));
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
