/* A struct as the bad value of an error. Upstream validates its internal types, whose fields have no JSON tags: all are
 * written, under their names in Go. Types of apimachinery (metav1.LabelSelector) have tags and are written as they say. */
#include "check.h"

#include <assert.h>
#include <crd/json.h>
#include <inttypes.h>

static void show_struct(crd_text *text, const core_type *type, const char *at);

/* The name in Go: that of JSON with its first letter in upper case, but for initials that Go writes out. */
static void show_go_name(crd_text *text, crd_string name) {
  static const struct { const char *json, *go; } initials[] = {{"se", "SE"}, {"gmsa", "GMSA"}};
  for (size_t i = 0; i < sizeof initials / sizeof *initials; i++) {
    size_t size = strlen(initials[i].json);
    if (name.size <= size || memcmp(name.data, initials[i].json, size) != 0) continue;
    if (name.data[size] < 'A' || name.data[size] > 'Z') continue;
    crd_text_add(text, crd_string_of(initials[i].go));
    crd_text_add(text, crd_string_slice(name, size, name.size));
    return;
  }
  crd_text_add_char(text, (char)(name.data[0] & ~0x20));
  crd_text_add(text, crd_string_slice(name, 1, name.size));
}

static void show_text(crd_text *text, crd_string string) {
  crd_json_write_string(text, string, CRD_JSON_GO);
}

static void show_null(crd_text *text) {
  crd_text_add(text, CRD_STRING("null"));
}

static void show_texts(crd_text *text, const core_string_list *list) {
  if (!list->items) {
    show_null(text);
    return;
  }
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < list->count; i++) {
    if (i) crd_text_add_char(text, ',');
    show_text(text, list->items[i]);
  }
  crd_text_add_char(text, ']');
}

static void show_map(crd_text *text, const core_string_map *map) {
  if (!map->items) {
    show_null(text);
    return;
  }
  crd_text_add_char(text, '{');
  for (uint32_t i = 0; i < map->count; i++) {
    if (i) crd_text_add_char(text, ',');
    show_text(text, map->items[i].key);
    crd_text_add_char(text, ':');
    show_text(text, map->items[i].value);
  }
  crd_text_add_char(text, '}');
}

/* All lists of structs begin as this one does. */
typedef struct any_list {
  const char *items;
  uint32_t count;
} any_list;

static void show_list(crd_text *text, const core_type *type, const any_list *list) {
  if (!list->items) {
    show_null(text);
    return;
  }
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < list->count; i++) {
    if (i) crd_text_add_char(text, ',');
    show_struct(text, type, list->items + (size_t)i * type->size);
  }
  crd_text_add_char(text, ']');
}

static void show_number(crd_text *text, bool set, int64_t number) {
  if (set)
    crd_text_printf(text, "%" PRId64, number);
  else
    show_null(text);
}

static void show_bool(crd_text *text, bool set, bool value) {
  if (set)
    crd_text_add(text, crd_core_show_bool(value));
  else
    show_null(text);
}

/* Fields of other kinds are in no struct that is shown. */
static void show_field(crd_text *text, const core_field *field, const void *at) {
  switch (field->kind) {
  case CORE_STRING:
    show_text(text, *(const crd_string *)at);
    break;
  case CORE_STRING_POINTER: {
    const core_optional_string *string = at;
    if (string->set)
      show_text(text, string->value);
    else
      show_null(text);
    break;
  }
  case CORE_BOOL_POINTER:
    show_bool(text, ((const core_optional_bool *)at)->set, ((const core_optional_bool *)at)->value);
    break;
  case CORE_INT64_POINTER:
    show_number(text, ((const core_optional_int64 *)at)->set, ((const core_optional_int64 *)at)->value);
    break;
  case CORE_STRUCT_POINTER:
    if (*(const char *const *)at)
      show_struct(text, field->type, *(const char *const *)at);
    else
      show_null(text);
    break;
  case CORE_LIST:
    show_list(text, field->type, at);
    break;
  case CORE_STRING_LIST:
    show_texts(text, at);
    break;
  case CORE_STRING_MAP:
    show_map(text, at);
    break;
  default:
    assert(false && "a field of this kind is shown");
  }
}

static bool is_empty(const core_field *field, const void *at) {
  return field->empty == CORE_OMIT_EMPTY && ((const any_list *)at)->count == 0;
}

static void show_struct(crd_text *text, const core_type *type, const char *at) {
  bool tagged = type == &crd_core_label_selector_type || type == &crd_core_label_selector_requirement_type, first = true;
  crd_text_add_char(text, '{');
  for (uint32_t i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (tagged && is_empty(field, at + field->offset)) continue; /* lists and maps: no others of theirs are left out */
    crd_text_add(text, first ? CRD_STRING("\"") : CRD_STRING(",\""));
    if (tagged)
      crd_text_add(text, field->name);
    else
      show_go_name(text, field->name);
    crd_text_add(text, CRD_STRING("\":"));
    show_field(text, field, at + field->offset);
    first = false;
  }
  crd_text_add_char(text, '}');
}

crd_string crd_core_show_struct(const core_check *check, const core_type *type, const void *value) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return (crd_string){NULL, 0};
  show_struct(&text, type, value);
  return crd_text_string(&text);
}

crd_string crd_core_show_map(const core_check *check, const core_string_map *map) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return (crd_string){NULL, 0};
  show_map(&text, map);
  return crd_text_string(&text);
}

crd_string crd_core_show_texts(const core_check *check, const core_string_list *list) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return (crd_string){NULL, 0};
  show_texts(&text, list);
  return crd_text_string(&text);
}

crd_string crd_core_show_list(const core_check *check, const core_type *type, const void *list) {
  crd_text text = {.arena = check->arena};
  if (crd_errors_full(check->errors)) return (crd_string){NULL, 0};
  show_list(&text, type, list);
  return crd_text_string(&text);
}
