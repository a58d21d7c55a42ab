/* SPDX-License-Identifier: Apache-2.0 */
/* Settings from a configuration file. */
#include "../value/joined.h"
#include "../yaml/yaml_strict.h"
#include "parts.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_SETTINGS_FILE ((size_t)1 << 20)

static const char *kind_name(const crd_value *value) {
  static const char *const names[] = {[CRD_NULL] = "null",       [CRD_BOOL] = "a bool",           [CRD_INT] = "a number",
                                      [CRD_DOUBLE] = "a number", [CRD_STRING_VALUE] = "a string", [CRD_LIST] = "a list",
                                      [CRD_MAP] = "a map"};
  return names[value->kind];
}

static bool take_setting(crd_settings *settings, crd_string name, const crd_value *from, crd_string *error) {
  static const char *const types[] = {"a string", "a bool", "a whole number", "a list of strings",
                                      "a map of strings to strings"};
  const crd_setting *setting = crd_settings_find(settings, name);
  crd_setting_value value;
  if (!setting)
    *error = crd_arena_printf(settings->arena, "unrecognized setting: %.*s", (int)name.size, name.data);
  else if (!crd_setting_value_take(settings->arena, (crd_setting_type)setting->type, from, &value))
    *error = crd_arena_printf(settings->arena, "config.%.*s must be %s, not %s", (int)name.size, name.data,
                              types[setting->type], kind_name(from));
  else
    return crd_settings_put(settings, setting->name, value), true;
  return false;
}

static bool take_gate(crd_settings *settings, crd_string name, const crd_value *from, crd_string *error) {
  if (from->kind == CRD_BOOL) return crd_settings_set_gate(settings, name, from->as.boolean, error);
  return crd_refused(error, crd_arena_printf(settings->arena, "featureGates.%.*s must be a bool, not %s", (int)name.size,
                                             name.data, kind_name(from)));
}

static bool take_part(crd_settings *settings, const crd_member *part, crd_string *error) {
  crd_string name = crd_member_name(part);
  const crd_value *value = &part->value;
  bool gates = crd_string_equal(name, CRD_STRING("featureGates"));
  if (!gates && !crd_string_equal(name, CRD_STRING("config")))
    return crd_refused(error, crd_arena_printf(settings->arena, "unknown field \"%.*s\"", (int)name.size, name.data));
  if (value->kind == CRD_NULL) return true;
  if (value->kind != CRD_MAP)
    return crd_refused(
        error, crd_arena_printf(settings->arena, "%.*s must be a map, not %s", (int)name.size, name.data, kind_name(value)));
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    bool good = gates ? take_gate(settings, crd_member_name(member), &member->value, error)
                      : take_setting(settings, crd_member_name(member), &member->value, error);
    if (!good) return false;
  }
  return true;
}

static bool take_document(crd_settings *settings, crd_arena *arena, crd_string text, bool in_map, crd_string *error);

/* Reads the manifest of a ConfigMap as it is applied to a cluster: its only entry is the file. */
static bool take_config_map(crd_settings *settings, crd_arena *arena, const crd_value *map, crd_string *error) {
  const crd_value *data = crd_value_get(map, CRD_STRING("data"));
  uint32_t count = data && data->kind == CRD_MAP ? data->size : 0;
  if (count != 1)
    return crd_refused(
        error, crd_arena_printf(settings->arena, "the data of a ConfigMap must be one file of settings, not %u", count));
  const crd_member *file = &data->as.members[0];
  crd_string name = crd_member_name(file), why;
  if (file->value.kind != CRD_STRING_VALUE)
    why = crd_arena_printf(arena, "it must be a string, not %s", kind_name(&file->value));
  else if (take_document(settings, arena, crd_value_string(&file->value), true, &why))
    return true;
  return crd_refused(
      error, crd_arena_printf(settings->arena, "data[%.*s]: %.*s", (int)name.size, name.data, (int)why.size, why.data));
}

static bool is_config_map(const crd_value *value) {
  const crd_value *kind = crd_value_get(value, CRD_STRING("kind"));
  return kind && kind->kind == CRD_STRING_VALUE && crd_string_equal(crd_value_string(kind), CRD_STRING("ConfigMap"));
}

/* The error of the text with its position. */
static crd_string text_error(crd_arena *arena, crd_string text, const crd_parse_error *problem) {
  unsigned line = 1, column = 1;
  for (size_t i = 0; i < problem->offset && i < text.size; i++) {
    column = text.data[i] == '\n' ? 1 : column + 1;
    line += text.data[i] == '\n';
  }
  return crd_arena_printf(arena, "line %u, column %u: %.*s", line, column, CRD_PRINT(problem->message));
}

static bool take_document(crd_settings *settings, crd_arena *arena, crd_string text, bool in_map, crd_string *error) {
  crd_parse_error problem = {0};
  const crd_value *documents = crd_yaml_strict_parse(arena, text, &problem);
  if (!documents) return crd_refused(error, text_error(settings->arena, text, &problem));
  for (uint32_t i = 0; i < documents->size; i++) {
    const crd_value *value = &documents->as.items[i];
    if (value->kind == CRD_NULL) continue;
    if (value->kind != CRD_MAP)
      return crd_refused(error, crd_arena_printf(settings->arena, "the file must be a map, not %s", kind_name(value)));
    if (!in_map && is_config_map(value)) {
      if (!take_config_map(settings, arena, value, error)) return false;
      continue;
    }
    for (uint32_t m = 0; m < value->size; m++)
      if (!take_part(settings, &value->as.members[m], error)) return false;
  }
  return true;
}

/* A document that is parsed in an arena of its own. Out of memory in either arena is an error. */
typedef struct settings_reading {
  const settings_call *call;
  crd_arena *arena;
  crd_stop stop;
  bool good;
} settings_reading;

static void read_settings_text(void *context) {
  settings_reading *reading = context;
  reading->good = take_document(reading->call->settings, reading->arena, reading->call->text, false, reading->call->error);
}

static void read_guarded(void *context) {
  settings_reading *reading = context;
  reading->stop = crd_guard(reading->arena, read_settings_text, reading);
}

bool crd_settings_set_file(crd_settings *settings, crd_string text, crd_string *error) {
  settings_call call = {.settings = settings, .text = text, .error = error};
  settings_reading reading = {.call = &call, .arena = crd_arena_create(NULL)};
  crd_stop stop = reading.arena ? crd_guard(settings->arena, read_guarded, &reading) : CRD_STOP_MEMORY;
  if (!stop) stop = reading.stop;
  if (stop) *error = crd_stop_text(stop);
  crd_arena_destroy(reading.arena);
  return !stop && reading.good;
}

static bool explain_file(const settings_call *call) {
  *call->error = crd_arena_printf(call->settings->arena, "%.*s: %.*s", (int)call->name.size, call->name.data,
                                  (int)call->text.size, call->text.data);
  return false;
}

bool crd_settings_read_file(crd_settings *settings, const char *path, crd_string *error) {
  FILE *file = fopen(path, "rb");
  char *bytes = file ? malloc(MAX_SETTINGS_FILE + 1) : NULL;
  crd_string text = {bytes, 0}, why = CRD_STRING("out of memory");
  bool good = false;
  if (bytes) text.size = fread(bytes, 1, MAX_SETTINGS_FILE + 1, file);
  if (!file || (bytes && ferror(file)))
    why = crd_string_of(strerror(errno));
  else if (text.size > MAX_SETTINGS_FILE)
    why = CRD_STRING("it is larger than 1 MiB");
  else if (bytes)
    good = crd_settings_set_file(settings, text, &why);
  if (file) fclose(file);
  free(bytes);
  return good || crd_settings_guarded(explain_file, &(settings_call){settings, crd_string_of(path), why, false, error});
}
