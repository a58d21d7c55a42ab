/* SPDX-License-Identifier: Apache-2.0 */
/* The values of gates and settings. There are few, so lookups are linear. Mirrors component-base featuregate/feature_gate.go
 * (Set, SetFromMap, the special gates AllAlpha and AllBeta). */
#include "../value/joined.h"
#include "parts.h"
#include <crd/settings.h>

#include <assert.h>
#include <crd/go_text.h>
#include <crd/value.h>

typedef struct making {
  crd_arena *arena;
  const crd_extras *const *tables;
  size_t count;
  const crd_settings *base; /* NULL: none */
  crd_settings *settings;
} making;

static void make_settings(void *context) {
  making *making = context;
  crd_arena *arena = making->arena;
  const crd_settings *base = making->base;
  size_t count = making->count;
  crd_settings *settings = crd_arena_zalloc(arena, sizeof *settings);
  const crd_extras **copy = crd_arena_alloc(arena, (count + 1) * sizeof *copy);
  if (count) memcpy(copy, making->tables, count * sizeof *copy);
  settings->arena = arena;
  settings->tables = copy;
  settings->table_count = count;
  atomic_init(&settings->references, 1);
  if (base) {
    settings->gates = crd_arena_alloc(arena, (base->gate_count + 1) * sizeof *settings->gates);
    settings->values = crd_arena_alloc(arena, (base->value_count + 1) * sizeof *settings->values);
    if (base->gate_count) memcpy(settings->gates, base->gates, base->gate_count * sizeof *settings->gates);
    if (base->value_count) memcpy(settings->values, base->values, base->value_count * sizeof *settings->values);
    settings->gate_count = base->gate_count, settings->gate_capacity = base->gate_count + 1;
    settings->value_count = base->value_count, settings->value_capacity = base->value_count + 1;
    settings->kept = base->kept;
    settings->base = crd_settings_retain(base);
  }
  making->settings = settings;
}

static crd_settings *settings_new(const crd_extras *const *tables, size_t count, const crd_settings *base) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 2048});
  if (!arena) return NULL;
  making making = {arena, tables, count, base, NULL};
  if (crd_guard(arena, make_settings, &making) == CRD_STOP_NONE) return making.settings;
  crd_arena_destroy(arena);
  return NULL;
}

crd_settings *crd_settings_create(const crd_extras *const *tables, size_t count) {
  return settings_new(tables, count, NULL);
}

crd_settings *crd_settings_derive(const crd_settings *base) {
  assert(base);
  return settings_new(base->tables, base->table_count, base);
}

const crd_settings *crd_settings_retain(const crd_settings *settings) {
  if (settings) atomic_fetch_add_explicit(&((crd_settings *)settings)->references, 1, memory_order_relaxed);
  return settings;
}

void crd_settings_release(const crd_settings *settings) {
  while (settings && atomic_fetch_sub_explicit(&((crd_settings *)settings)->references, 1, memory_order_acq_rel) == 1) {
    const crd_settings *base = settings->base;
    crd_arena_destroy(settings->arena);
    settings = base;
  }
}

/* ---- declarations ---- */

const crd_gate *crd_settings_find_gate(const crd_settings *settings, crd_string name) {
  for (size_t t = 0; t < settings->table_count; t++)
    for (size_t i = 0; i < settings->tables[t]->gate_count; i++)
      if (crd_string_equal(settings->tables[t]->gates[i].name, name)) return &settings->tables[t]->gates[i];
  return NULL;
}

const crd_setting *crd_settings_find(const crd_settings *settings, crd_string name) {
  for (size_t t = 0; t < settings->table_count; t++)
    for (size_t i = 0; i < settings->tables[t]->setting_count; i++)
      if (crd_string_equal(settings->tables[t]->settings[i].name, name)) return &settings->tables[t]->settings[i];
  return NULL;
}

/* ---- reading ---- */

static const gate_value *gate_set(const crd_settings *settings, crd_string name) {
  for (size_t i = 0; i < settings->gate_count; i++)
    if (crd_string_equal(settings->gates[i].name, name)) return &settings->gates[i];
  return NULL;
}

bool crd_settings_gate(const crd_settings *settings, const crd_gate *gate) {
  if (!settings || !settings->gate_count) return gate->default_value;
  const gate_value *set = gate_set(settings, gate->name);
  if (!set && gate->stage == CRD_GATE_ALPHA) set = gate_set(settings, CRD_STRING("AllAlpha"));
  if (!set && gate->stage == CRD_GATE_BETA) set = gate_set(settings, CRD_STRING("AllBeta"));
  return set ? set->value : gate->default_value;
}

const crd_setting_value *crd_settings_value(const crd_settings *settings, const crd_setting *setting) {
  for (size_t i = 0; settings && i < settings->value_count; i++)
    if (crd_string_equal(settings->values[i].name, setting->name)) return &settings->values[i].value;
  return &setting->default_value;
}

/* ---- readings ---- */

typedef struct keeping {
  crd_settings *settings;
  crd_string name, type;
  crd_setting_reader *read;
} keeping;

static void keep_reading(void *context) {
  const keeping *keeping = context;
  crd_settings *settings = keeping->settings;
  crd_arena *arena = settings->arena;
  const crd_setting *setting = crd_settings_find(settings, keeping->name);
  if (!setting || setting->type != CRD_SETTING_STRING) return;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  kept_reading *kept = crd_arena_alloc(arena, sizeof *kept);
  *kept = (kept_reading){.next = settings->kept,
                         .text = crd_settings_value(settings, setting)->text,
                         .type = crd_arena_copy(arena, keeping->type),
                         .read = keeping->read,
                         .value = value};
  if (keeping->read(arena, kept->text, kept->type, value)) settings->kept = kept;
}

bool crd_settings_keep(crd_settings *settings, crd_string name, crd_setting_reader *read, crd_string type,
                       crd_string *error) {
  keeping keeping = {settings, name, type, read};
  crd_stop stop = crd_guard_once(settings->arena, keep_reading, &keeping);
  if (stop) *error = crd_stop_text(stop);
  return stop == CRD_STOP_NONE;
}

const crd_value *crd_settings_kept(const crd_settings *settings, crd_string text, crd_setting_reader *read,
                                   crd_string type) {
  for (const kept_reading *kept = settings ? settings->kept : NULL; kept; kept = kept->next)
    if (kept->text.data == text.data && kept->text.size == text.size && kept->read == read &&
        crd_string_equal(kept->type, type))
      return kept->value;
  return NULL;
}

/* ---- gates ---- */

typedef struct setting_up {
  bool (*set)(const settings_call *call);
  const settings_call *call;
  bool good;
} setting_up;

static void set_up(void *context) {
  setting_up *setting_up = context;
  setting_up->good = setting_up->set(setting_up->call);
}

bool crd_settings_guarded(bool (*set)(const settings_call *call), const settings_call *call) {
  setting_up setting_up = {set, call, false};
  crd_stop stop = crd_guard_once(call->settings->arena, set_up, &setting_up);
  if (stop) *call->error = crd_stop_text(stop);
  return !stop && setting_up.good;
}

static bool set_gate(const settings_call *call) {
  crd_settings *settings = call->settings;
  crd_string name = call->name, *error = call->error;
  bool value = call->value;
  const crd_gate *gate = crd_settings_find_gate(settings, name);
  bool special = crd_string_equal(name, CRD_STRING("AllAlpha")) || crd_string_equal(name, CRD_STRING("AllBeta"));
  if (!gate && !special)
    return crd_refused(error,
                       crd_arena_printf(settings->arena, "unrecognized feature gate: %.*s", (int)name.size, name.data));
  if (gate && gate->locked && gate->default_value != value) {
    *error = crd_arena_printf(settings->arena, "cannot set feature gate %.*s to %s, feature is locked to %s", (int)name.size,
                              name.data, value ? "true" : "false", gate->default_value ? "true" : "false");
    return false;
  }
  gate_value *set = (gate_value *)gate_set(settings, name);
  if (!set) {
    CRD_ARENA_ROOM(settings->arena, settings->gates, settings->gate_count, settings->gate_capacity, 8);
    set = &settings->gates[settings->gate_count++];
    set->name = gate ? gate->name : crd_arena_copy(settings->arena, name);
  }
  set->value = value;
  return true;
}

bool crd_settings_set_gate(crd_settings *settings, crd_string name, bool value, crd_string *error) {
  return crd_settings_guarded(set_gate, &(settings_call){settings, name, CRD_STRING(""), value, error});
}

/* Without `set` it only checks: the whole text is checked before the first gate is set, so syntax errors come first. */
static bool read_gate(crd_settings *settings, crd_string part, bool set, crd_string *error) {
  const char *equals = memchr(part.data, '=', part.size);
  crd_string name = crd_go_trim((crd_string){part.data, equals ? (size_t)(equals - part.data) : part.size});
  if (!equals)
    return crd_refused(error, crd_arena_printf(settings->arena, "missing bool value for %.*s", (int)name.size, name.data));
  crd_string text = crd_go_trim((crd_string){equals + 1, (size_t)(part.data + part.size - equals - 1)}), why;
  crd_setting_value value = {0};
  if (!crd_setting_value_read(settings->arena, CRD_SETTING_BOOL, text, &value, &why))
    return crd_refused(error, crd_arena_printf(settings->arena, "invalid value of %.*s=%.*s, err: %.*s", (int)name.size,
                                               name.data, (int)text.size, text.data, (int)why.size, why.data));
  return !set || crd_settings_set_gate(settings, name, value.boolean, error);
}

static bool set_gates(const settings_call *call) {
  crd_settings *settings = call->settings;
  crd_string text = call->text, *error = call->error;
  for (int pass = 0; pass < 2; pass++) {
    size_t at = 0;
    for (crd_string part; crd_string_next_part(text, ',', &at, &part);)
      if (part.size && !read_gate(settings, part, pass == 1, error)) return false;
  }
  return true;
}

bool crd_settings_set_gates(crd_settings *settings, crd_string text, crd_string *error) {
  return crd_settings_guarded(set_gates, &(settings_call){settings, CRD_STRING(""), text, false, error});
}

/* ---- settings ---- */

void crd_settings_put(crd_settings *settings, crd_string name, crd_setting_value value) {
  for (size_t i = 0; i < settings->value_count; i++) {
    if (!crd_string_equal(settings->values[i].name, name)) continue;
    settings->values[i].value = value;
    return;
  }
  CRD_ARENA_PUSH(settings->arena, settings->values, settings->value_count, settings->value_capacity, 8,
                 (setting_value){name, value});
}

static bool set_value(const settings_call *call) {
  crd_settings *settings = call->settings;
  crd_string name = call->name, text = call->text, *error = call->error;
  const crd_setting *setting = crd_settings_find(settings, name);
  crd_setting_value value;
  crd_string why;
  if (!setting)
    return crd_refused(error, crd_arena_printf(settings->arena, "unrecognized setting: %.*s", (int)name.size, name.data));
  if (!crd_setting_value_read(settings->arena, (crd_setting_type)setting->type, text, &value, &why)) {
    *error = crd_arena_printf(settings->arena, "invalid value of %.*s=%.*s, err: %.*s", (int)name.size, name.data,
                              (int)text.size, text.data, (int)why.size, why.data);
    return false;
  }
  crd_settings_put(settings, setting->name, value);
  return true;
}

bool crd_settings_set(crd_settings *settings, crd_string name, crd_string text, crd_string *error) {
  return crd_settings_guarded(set_value, &(settings_call){settings, name, text, false, error});
}

static bool set_env(const settings_call *call) {
  crd_settings *settings = call->settings;
  crd_string variable = call->name, text = call->text, *error = call->error;
  for (size_t t = 0; t < settings->table_count; t++)
    for (size_t i = 0; i < settings->tables[t]->setting_count; i++) {
      const crd_setting *setting = &settings->tables[t]->settings[i];
      if (!setting->env.size || !crd_string_equal(setting->env, variable)) continue;
      if (!crd_settings_set(settings, setting->name, text, error)) return false;
    }
  return true;
}

bool crd_settings_set_env(crd_settings *settings, crd_string variable, crd_string text, crd_string *error) {
  return crd_settings_guarded(set_env, &(settings_call){settings, variable, text, false, error});
}
