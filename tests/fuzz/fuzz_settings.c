/* SPDX-License-Identifier: Apache-2.0 */
/* Gates, settings, variables of the environment, configuration files. Parts: a file first, then "gates", "set" and "env"
 * (NAME=VALUE a line). What is refused says why; a copy has the values of what it was copied from; the file read as JSON
 * gives what it gives as YAML. */
#include "mutate.h"
#include "parts.h"
#include <crd/json.h>
#include <crd/settings.h>
#include <crd/yaml.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "yaml";

static const crd_gate gates[] = {{CRD_STRING_INIT("Fast"), false, false, CRD_GATE_ALPHA},
                                 {CRD_STRING_INIT("Slow"), true, false, CRD_GATE_BETA},
                                 {CRD_STRING_INIT("Fixed"), true, true, CRD_GATE_GA},
                                 {CRD_STRING_INIT("Old"), true, false, CRD_GATE_DEPRECATED}};
static const crd_string words[] = {CRD_STRING_INIT("a"), CRD_STRING_INIT("b")};
static const crd_setting settings_table[] = {
    {CRD_STRING_INIT("text"), CRD_SETTING_STRING, {.text = CRD_STRING_INIT("x")}, CRD_STRING_INIT("TEXT")},
    {CRD_STRING_INIT("flag"), CRD_SETTING_BOOL, {.boolean = true}, CRD_STRING_INIT("FLAG")},
    {CRD_STRING_INIT("most"), CRD_SETTING_INT, {.integer = 5}, CRD_STRING_INIT("MOST")},
    {CRD_STRING_INIT("words"), CRD_SETTING_LIST, {.items = words, .count = 2}, CRD_STRING_INIT("WORDS")},
    {CRD_STRING_INIT("pairs"), CRD_SETTING_MAP, {.items = words, .count = 1}, CRD_STRING_INIT("TEXT")}};
static const crd_extras extras = {gates, sizeof gates / sizeof *gates, settings_table,
                                  sizeof settings_table / sizeof *settings_table};

static void require(bool condition) {
  if (!condition) abort();
}

static bool same_values(const crd_setting_value *a, const crd_setting_value *b, bool map) {
  if (a->boolean != b->boolean || a->integer != b->integer || !crd_string_equal(a->text, b->text) || a->count != b->count)
    return false;
  for (size_t i = 0; i < a->count * (map ? 2 : 1); i++)
    if (!crd_string_equal(a->items[i], b->items[i])) return false;
  return true;
}

static void require_same(const crd_settings *a, const crd_settings *b) {
  for (size_t i = 0; i < extras.gate_count; i++) require(crd_settings_gate(a, &gates[i]) == crd_settings_gate(b, &gates[i]));
  for (size_t i = 0; i < extras.setting_count; i++)
    require(same_values(crd_settings_value(a, &settings_table[i]), crd_settings_value(b, &settings_table[i]),
                        settings_table[i].type == CRD_SETTING_MAP));
}

typedef bool setter(crd_settings *settings, crd_string name, crd_string text, crd_string *error);

static void set_lines(crd_settings *settings, crd_string text, setter *set) {
  for (size_t at = 0; at < text.size;) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    crd_string line = crd_string_slice(text, at, end ? (size_t)(end - text.data) : text.size), error = {NULL, 0};
    const char *equals = line.size ? memchr(line.data, '=', line.size) : NULL;
    size_t name = equals ? (size_t)(equals - line.data) : line.size;
    if (!set(settings, crd_string_slice(line, 0, name), crd_string_slice(line, equals ? name + 1 : name, line.size), &error))
      require(error.size > 0);
    at += line.size + 1;
  }
}

static void read_alone(crd_arena *arena, crd_string text) {
  for (crd_setting_type type = CRD_SETTING_STRING; type <= CRD_SETTING_MAP; type++) {
    crd_setting_value value = {0};
    crd_string error = {NULL, 0};
    if (!crd_setting_value_read(arena, type, text, &value, &error)) require(error.size > 0);
  }
  crd_gate_stage stage;
  crd_setting_type type;
  require(crd_gate_stage_read(text, &stage) || text.size > 0); /* none is GA */
  require(!crd_setting_type_read(text, &type) || text.size > 0);
}

/* What is in a file of one document, as JSON, sets the same as the file. */
static void check_as_json(crd_arena *arena, const crd_settings *settings, crd_string file) {
  const crd_extras *table = &extras;
  crd_string error = {NULL, 0};
  crd_yaml_document *documents;
  size_t count;
  if (!crd_yaml_parse_stream(arena, file, NULL, &documents, &count, NULL) || count != 1 || !documents->value) return;
  crd_settings *again = crd_settings_create(&table, 1);
  require(crd_settings_set_file(again, crd_json_encode(arena, documents->value, CRD_JSON_COMPACT), &error));
  require_same(settings, again);
  crd_settings_release(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  const crd_extras *table = &extras;
  crd_settings *settings = crd_settings_create(&table, 1);
  crd_string error = {NULL, 0};
  if (crd_settings_set_file(settings, parts.items[0].text, &error))
    check_as_json(arena, settings, parts.items[0].text);
  else
    require(error.size > 0);
  for (size_t i = 1; i < parts.count; i++) {
    crd_string text = parts.items[i].text;
    error.size = 0;
    if (part_is(&parts.items[i], "gates") && !crd_settings_set_gates(settings, text, &error)) require(error.size > 0);
    if (part_is(&parts.items[i], "set")) set_lines(settings, text, crd_settings_set);
    if (part_is(&parts.items[i], "env")) set_lines(settings, text, crd_settings_set_env);
    read_alone(arena, text);
  }
  crd_settings *copy = crd_settings_derive(settings);
  require_same(settings, copy);
  crd_settings_release(settings);
  require(crd_settings_set_gates(copy, CRD_STRING("Fast=true"), &error));
  require(crd_settings_gate(copy, &gates[0]));
  crd_settings_release(copy);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
