/* SPDX-License-Identifier: Apache-2.0 */
/* The types that rules of the layers webhook and controller have in addition to the Kubernetes environment. */
#include "../../runtime/base/nearest_name.h"
#include "cel/declarations.h"

/* The most letters by which a suggested name may differ. */
enum { NEAREST = 4 };

const cel_type *crdc_cel_setting_type(crd_arena *arena, crd_setting_type type) {
  const cel_type *text = crdc_cel_type_simple(CEL_STRING);
  switch (type) {
  case CRD_SETTING_BOOL:
    return crdc_cel_type_simple(CEL_BOOL);
  case CRD_SETTING_INT:
    return crdc_cel_type_simple(CEL_INT);
  case CRD_SETTING_LIST:
    return crdc_cel_type_with(arena, CEL_LIST, text, NULL);
  case CRD_SETTING_MAP:
    return crdc_cel_type_with(arena, CEL_MAP, text, text);
  case CRD_SETTING_STRING:
    break;
  }
  return text;
}

static cel_type *object_of(crd_arena *arena, crd_string name, size_t fields) {
  cel_type *type = crd_arena_zalloc(arena, sizeof *type);
  type->kind = CEL_OBJECT;
  type->name = name;
  type->fields = crd_arena_alloc(arena, (fields + 1) * sizeof *type->fields);
  return type;
}

static void add_field(crd_arena *arena, cel_type *object, crd_string name, const cel_type *type) {
  crd_string identifier;
  if (crdc_cel_escape(arena, name, &identifier))
    ((cel_field *)object->fields)[object->field_count++] = (cel_field){identifier, name, type};
}

static const cel_type *gates_type(crd_arena *arena, const crd_extras *declared, crd_string name) {
  size_t count = declared ? declared->gate_count : 0;
  cel_type *type = object_of(arena, name, count);
  for (size_t i = 0; i < count; i++) add_field(arena, type, declared->gates[i].name, crdc_cel_type_simple(CEL_BOOL));
  return type;
}

static const cel_type *config_type(crd_arena *arena, const crd_extras *declared, crd_string name) {
  size_t count = declared ? declared->setting_count : 0;
  cel_type *type = object_of(arena, name, count);
  for (size_t i = 0; i < count; i++) {
    const crd_setting *setting = &declared->settings[i];
    add_field(arena, type, setting->name, crdc_cel_setting_type(arena, (crd_setting_type)setting->type));
  }
  return type;
}

const cel_type *crdc_cel_extras_type(crd_arena *arena, const cel_extras *extras, crd_string name) {
  if (crd_string_equal(name, CRD_STRING("gates"))) return gates_type(arena, extras->declared, name);
  if (crd_string_equal(name, CRD_STRING("config"))) return config_type(arena, extras->declared, name);
  if (crd_string_equal(name, CRD_STRING("operation"))) return crdc_cel_type_simple(CEL_STRING);
  if (crd_string_equal(name, CRD_STRING("request")))
    return crdc_cel_type_with(arena, CEL_MAP, crdc_cel_type_simple(CEL_STRING), crdc_cel_type_simple(CEL_DYN));
  bool object = crd_string_equal(name, CRD_STRING("object")) || crd_string_equal(name, CRD_STRING("oldObject"));
  return object ? extras->object : NULL;
}

const cel_watch *crdc_cel_extras_watch(const cel_extras *extras, crd_string name) {
  for (size_t i = 0; extras && i < extras->watch_count; i++)
    if (crd_string_equal(extras->watches[i].function, name)) return &extras->watches[i];
  return NULL;
}

const cel_type *crdc_cel_watch_type(crd_arena *arena, const cel_watch *watch) {
  return crdc_cel_type_with(arena, watch->form == CEL_WATCH_GET ? CEL_OPTIONAL : CEL_LIST, watch->type, NULL);
}

const crd_gate *crdc_cel_extras_gate(const cel_extras *extras, crd_string name) {
  const crd_extras *declared = extras->declared;
  for (size_t i = 0; declared && i < declared->gate_count; i++)
    if (crd_string_equal(declared->gates[i].name, name)) return &declared->gates[i];
  return NULL;
}

const crd_setting *crdc_cel_extras_setting(const cel_extras *extras, crd_string name) {
  const crd_extras *declared = extras->declared;
  for (size_t i = 0; declared && i < declared->setting_count; i++)
    if (crd_string_equal(declared->settings[i].name, name)) return &declared->settings[i];
  return NULL;
}

/* ---- names that were meant ---- */

static const crd_string *nearest(const cel_type *type, crd_string name) {
  const crd_string *found = NULL;
  size_t best = name.size / 2 + 1 < NEAREST ? name.size / 2 + 1 : NEAREST;
  for (size_t i = 0; i < type->field_count; i++) {
    size_t differs = crd_name_distance(type->fields[i].name, name);
    if (differs > best || (found && differs == best)) continue;
    best = differs;
    found = &type->fields[i].name;
  }
  return found;
}

bool crdc_cel_extras_unknown(crd_arena *arena, const cel_type *type, crd_string field, crd_string *message) {
  bool gates = crd_string_equal(type->name, CRD_STRING("gates"));
  if (type->kind != CEL_OBJECT || type->schema || type->owner ||
      (!gates && !crd_string_equal(type->name, CRD_STRING("config"))))
    return false;
  const crd_string *meant = nearest(type, field);
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "no %s is called '%.*s'", gates ? "feature gate" : "setting", (int)field.size, field.data);
  if (meant) crd_text_printf(&text, "; did you mean '%.*s'?", (int)meant->size, meant->data);
  *message = crd_text_string(&text);
  return true;
}

/* ---- copies ---- */

crd_gate crdc_gate_copy(crd_arena *arena, const crd_gate *gate) {
  crd_gate copy = *gate;
  copy.name = crd_arena_copy(arena, gate->name);
  return copy;
}

crd_setting crdc_setting_copy(crd_arena *arena, const crd_setting *setting) {
  const size_t texts = setting->default_value.count * (setting->type == CRD_SETTING_MAP ? 2 : 1);
  crd_string *items = crd_arena_alloc(arena, (texts + 1) * sizeof *items);
  for (size_t i = 0; i < texts; i++) items[i] = crd_arena_copy(arena, setting->default_value.items[i]);
  crd_setting copy = *setting;
  copy.name = crd_arena_copy(arena, setting->name);
  copy.env = crd_arena_copy(arena, setting->env);
  copy.default_value.text = crd_arena_copy(arena, setting->default_value.text);
  copy.default_value.items = items;
  return copy;
}
