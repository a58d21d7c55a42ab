/* SPDX-License-Identifier: Apache-2.0 */
/* The gates, environment and settings of --batch requests, which replace the defaults. */
#include "../../../runtime/value/joined.h"
#include "layer.h"

/* Parses a member of a request that must be an object: gates, variables, settings. */
static bool read_map_member(crd_arena *arena, crd_string raw, const crd_value **map) {
  *map = NULL;
  if (!raw.size) return true;
  const crd_value *value = crd_json_parse(arena, raw, NULL, NULL);
  if (!value || (value->kind != CRD_MAP && value->kind != CRD_NULL)) return false;
  if (value->kind == CRD_MAP) *map = value;
  return true;
}

static bool set_gates(crd_settings *settings, const crd_value *gates, crd_string *error) {
  for (uint32_t i = 0; gates && i < gates->size; i++) {
    const crd_member *gate = &gates->as.members[i];
    if (gate->value.kind != CRD_BOOL) return crd_refused(error, CRD_STRING("featureGates: not a map of booleans"));
    if (!crd_settings_set_gate(settings, crd_member_name(gate), gate->value.as.boolean, error)) return false;
  }
  return true;
}

static bool set_environment(crd_settings *settings, const crd_value *env, crd_string *error) {
  for (uint32_t i = 0; env && i < env->size; i++) {
    const crd_member *variable = &env->as.members[i];
    if (variable->value.kind != CRD_STRING_VALUE) return crd_refused(error, CRD_STRING("env: not a map of strings"));
    if (!crd_settings_set_env(settings, crd_member_name(variable), crd_value_string(&variable->value), error)) return false;
  }
  return true;
}

static bool set_configuration(crd_arena *arena, crd_settings *settings, const crd_value *config, crd_string *error) {
  for (uint32_t i = 0; config && i < config->size; i++) {
    const crd_member *setting = &config->as.members[i];
    crd_string text = setting->value.kind == CRD_STRING_VALUE ? crd_value_string(&setting->value)
                                                              : crd_json_encode(arena, &setting->value, CRD_JSON_COMPACT);
    if (!crd_settings_set(settings, crd_member_name(setting), text, error)) return false;
  }
  return true;
}

bool batch_settings_fill(crd_arena *arena, crd_settings *settings, const batch_settings *values, crd_string *error) {
  const crd_value *gates, *env, *config;
  if (!read_map_member(arena, values->feature_gates, &gates) || !read_map_member(arena, values->env, &env) ||
      !read_map_member(arena, values->config, &config)) {
    *error = CRD_STRING("featureGates, env and config are maps");
    return false;
  }
  return set_gates(settings, gates, error) && set_environment(settings, env, error) &&
         set_configuration(arena, settings, config, error);
}

crd_settings *batch_settings_create(crd_arena *arena, const crd_registry *registry) {
  const crd_extras **tables = crd_arena_alloc(arena, (registry->count + 1) * sizeof *tables);
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++)
    if (registry->kinds[i]->extras) tables[count++] = registry->kinds[i]->extras;
  return crd_settings_create(tables, count);
}

/* ---- requests of services ---- */

/* The declaration of a gate or setting in the kinds, or NULL. */
static const crd_gate *find_gate(const crd_registry *registry, crd_string name) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_extras *extras = registry->kinds[i]->extras;
    for (size_t j = 0; extras && j < extras->gate_count; j++)
      if (crd_string_equal(extras->gates[j].name, name)) return &extras->gates[j];
  }
  return NULL;
}

static const crd_setting *find_setting(const crd_registry *registry, crd_string name) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_extras *extras = registry->kinds[i]->extras;
    for (size_t j = 0; extras && j < extras->setting_count; j++)
      if (crd_string_equal(extras->settings[j].name, name)) return &extras->settings[j];
  }
  return NULL;
}

/* Converts a setting that is a file elsewhere: here it is a text, or JSON. */
static crd_value as_declared(crd_arena *arena, const crd_setting *setting, const crd_value *value) {
  bool text = setting->type == CRD_SETTING_STRING && (value->kind == CRD_MAP || value->kind == CRD_LIST);
  return text ? crd_value_make_string(crd_json_encode(arena, value, CRD_JSON_COMPACT)) : *value;
}

bool batch_settings_fill_declared(crd_arena *arena, crd_settings *settings, const crd_registry *registry,
                                  const batch_settings *values, crd_string *error) {
  const crd_value *gates, *config;
  if (!read_map_member(arena, values->feature_gates, &gates) || !read_map_member(arena, values->config, &config))
    return crd_refused(error, CRD_STRING("featureGates and config are maps"));
  crd_value file = crd_value_make_map(arena, 2), own = crd_value_make_map(arena, 4);
  for (uint32_t i = 0; config && i < config->size; i++) {
    const crd_member *member = &config->as.members[i];
    const crd_setting *setting = find_setting(registry, crd_member_name(member));
    if (setting && member->value.kind != CRD_NULL)
      crd_value_set(arena, &own, crd_member_name(member), as_declared(arena, setting, &member->value));
  }
  crd_value wanted = crd_value_make_map(arena, 4);
  for (uint32_t i = 0; gates && i < gates->size; i++)
    if (find_gate(registry, crd_member_name(&gates->as.members[i])))
      crd_value_set(arena, &wanted, crd_member_name(&gates->as.members[i]), gates->as.members[i].value);
  crd_value_set(arena, &file, CRD_STRING("featureGates"), wanted);
  crd_value_set(arena, &file, CRD_STRING("config"), own);
  return crd_settings_set_file(settings, crd_json_encode(arena, &file, CRD_JSON_COMPACT), error);
}
