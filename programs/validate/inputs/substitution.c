/* SPDX-License-Identifier: Apache-2.0 */
/* Flux substitutes in YAML that kustomize has written without unneeded quotes, so the resulting text is parsed as YAML
 * again. */
#include "substitution.h"
#include "../../../runtime/base/hash.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include <stdlib.h>

enum { VALUES_LIMIT = 1 << 20, GROWTH_LIMIT = 16 << 20 }; /* bytes: of a file; that an object can grow by */

struct substitution {
  crd_arena *arena;
  name_table values; /* crd_string */
};

/* ---- variables in a text ---- */

typedef struct hole {
  crd_string name, fallback;
  bool has_fallback;
  size_t start, end; /* offsets in the text; the end is after the brace */
} hole;

static bool is_variable(crd_string name) {
  for (size_t i = 0; i < name.size; i++) {
    const char c = name.data[i];
    const bool letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z', digit = c >= '0' && c <= '9';
    if (!letter && c != '_' && !(digit && i)) return false;
  }
  return name.size > 0;
}

/* Parses the text between the braces. */
static void read_hole(hole *hole, crd_string inside) {
  const char *colon = inside.size ? memchr(inside.data, ':', inside.size) : NULL;
  const size_t size = colon ? (size_t)(colon - inside.data) : inside.size;
  hole->name = crd_string_slice(inside, 0, size);
  hole->has_fallback = colon && size + 1 < inside.size && (colon[1] == '=' || colon[1] == '-');
  if (hole->has_fallback)
    hole->fallback = crd_string_slice(inside, size + 2, inside.size);
  else
    hole->name = inside;
}

/* The next "${...}" from `at` on, or "$${...}", which has no name. */
static bool next_hole(crd_string text, size_t at, hole *hole) {
  for (; at + 3 < text.size; at++) {
    if (text.data[at] != '$') continue;
    const bool literal = text.data[at + 1] == '$';
    const size_t brace = at + 1 + literal;
    const char *end = text.data[brace] == '{' ? memchr(text.data + brace, '}', text.size - brace) : NULL;
    *hole = (struct hole){.start = at, .end = end ? (size_t)(end - text.data) + 1 : 0};
    if (end) read_hole(hole, crd_string_slice(text, brace + 1, hole->end - 1));
    if (end && is_variable(hole->name)) {
      if (literal) *hole = (struct hole){{NULL, 0}, crd_string_slice(text, at + 1, hole->end), true, at, hole->end};
      return true;
    }
    at += literal;
  }
  return false;
}

bool substitution_is_open(crd_string text) {
  hole hole;
  for (size_t at = 0; text.size > 3 && next_hole(text, at, &hole); at = hole.end)
    if (hole.name.size) return true;
  return false;
}

/* ---- files ---- */

static void put_variable(substitution *made, crd_string name, crd_string value) {
  crd_string *held = crd_arena_alloc(made->arena, sizeof *held);
  *held = crd_arena_copy(made->arena, value);
  crd_name_table_put(&made->values, crd_arena_copy(made->arena, name), held);
}

static void take_variables(substitution *made, const crd_value *map) {
  const crd_string kind = crd_value_text(crd_value_get(map, CRD_STRING("kind")));
  const bool manifest = crd_string_equal(kind, CRD_STRING("ConfigMap")) || crd_string_equal(kind, CRD_STRING("Secret"));
  if (manifest)
    map = crd_value_get(map, crd_value_get(map, CRD_STRING("data")) ? CRD_STRING("data") : CRD_STRING("stringData"));
  for (uint32_t i = 0; map && map->kind == CRD_MAP && i < map->size; i++) {
    const crd_value *value = &map->as.members[i].value;
    const bool text = value->kind == CRD_STRING_VALUE, none = value->kind == CRD_NULL;
    put_variable(made, crd_member_name(&map->as.members[i]),
                 text   ? crd_value_string(value)
                 : none ? CRD_STRING("")
                        : crd_json_encode(made->arena, value, CRD_JSON_COMPACT));
  }
}

static bool is_blank_of_line(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

static crd_string trim_line(crd_string text) {
  while (text.size && is_blank_of_line(text.data[0])) text = crd_string_slice(text, 1, text.size);
  while (text.size && is_blank_of_line(text.data[text.size - 1])) text.size--;
  return text;
}

/* Parses lines NAME=VALUE; returns the number of the first invalid line, or 0. */
static unsigned take_variable_lines(substitution *made, crd_string text) {
  crd_string line, name, value;
  unsigned number = 0;
  for (size_t at = 0; crd_string_next_part(text, '\n', &at, &line);) {
    number++;
    line = trim_line(line);
    if (!line.size || line.data[0] == '#') continue;
    if (crd_string_has_prefix(line, CRD_STRING("export "))) line = trim_line(crd_string_slice(line, 7, line.size));
    if (!crd_string_cut(line, '=', &name, &value) || !is_variable(trim_line(name))) return number;
    value = trim_line(value);
    const bool quoted =
        value.size > 1 && (value.data[0] == '"' || value.data[0] == '\'') && value.data[value.size - 1] == value.data[0];
    put_variable(made, trim_line(name), quoted ? crd_string_slice(value, 1, value.size - 1) : value);
  }
  return 0;
}

static bool complain_of_values(const char *path, unsigned line, const char *what) {
  if (line)
    crd_say(stderr, "crd-validate: %s:%u: %s\n", path, line, what);
  else
    crd_say(stderr, "crd-validate: %s: %s\n", path, what);
  return false;
}

static bool take_variables_file(substitution *made, const char *path) {
  crd_string text;
  if (!input_read(path, &text)) return complain_of_values(path, 0, input_error(errno));
  bool good = text.size <= VALUES_LIMIT || complain_of_values(path, 0, "more than 1 MiB");
  crd_parse_error error;
  const crd_value *root = good ? crd_yaml_parse(made->arena, text, NULL, &error, NULL) : NULL;
  if (good && !root) memory_check_reader(&error);
  unsigned wrong = 0;
  if (root && root->kind == CRD_MAP)
    take_variables(made, root);
  else if (good)
    wrong = take_variable_lines(made, text);
  if (wrong) good = complain_of_values(path, wrong, "neither NAME=VALUE nor a map of YAML");
  free((void *)(uintptr_t)text.data);
  return good;
}

bool substitution_read(const substitution_options *options, substitution **made) {
  *made = NULL;
  if (!options->files.count) return true;
  crd_arena *arena = memory_arena(NULL);
  *made = crd_arena_zalloc(arena, sizeof **made);
  (*made)->arena = (*made)->values.arena = arena;
  bool good = true;
  for (size_t i = 0; i < options->files.count; i++) good &= take_variables_file(*made, options->files.items[i]);
  return good;
}

void substitution_destroy(substitution *substitution) {
  if (substitution) crd_arena_destroy(substitution->arena);
}

/* ---- objects ---- */

typedef struct filling {
  const substitution *values;
  crd_arena *arena;
  size_t left; /* how many bytes the object can still grow by */
  bool any;
} filling;

/* The value of a variable; false: it stays. */
static bool value_of(const filling *filling, const hole *hole, crd_string *value) {
  const crd_string *held = crd_name_table_find(&filling->values->values, hole->name);
  if (!held && !hole->has_fallback) return false;
  *value = held && (held->size || !hole->has_fallback) ? *held : hole->fallback;
  return true;
}

/* A text with its variables replaced; the same text if there are none. */
static crd_string fill_text(filling *filling, crd_string text) {
  crd_text filled = {.arena = filling->arena};
  size_t from = 0;
  crd_string value;
  hole hole;
  bool any = false;
  for (size_t at = 0; next_hole(text, at, &hole); at = hole.end) {
    if (!value_of(filling, &hole, &value) || value.size > filling->left) continue;
    filling->left -= value.size;
    crd_text_add(&filled, crd_string_slice(text, from, hole.start));
    crd_text_add(&filled, value);
    from = hole.end;
    any = true;
  }
  if (!any) return text;
  filling->any = true;
  crd_text_add(&filled, crd_string_slice(text, from, text.size));
  return crd_text_string(&filled);
}

static void place_all(crd_value *value, uint32_t offset) {
  value->offset = offset;
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) place_all(&value->as.items[i], offset);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    value->as.members[i].name_offset = offset;
    place_all(&value->as.members[i].value, offset);
  }
}

/* Replaces in a string. A text of several lines stays a text, and so does one that only looks like a map or list together
 * with the text around the variable. */
static void fill_string(filling *filling, crd_value *value) {
  const crd_string was = crd_value_string(value), text = fill_text(filling, was);
  hole hole;
  if (text.data == was.data) return;
  const uint32_t offset = value->offset;
  const bool whole = next_hole(was, 0, &hole) && hole.start == 0 && hole.end == was.size;
  const bool quoted = text.size && (text.data[0] == '"' || text.data[0] == '\'');
  const bool one_line = !was.size || !memchr(was.data, '\n', was.size);
  crd_parse_error error;
  crd_value *read = one_line ? crd_yaml_parse(filling->arena, text, NULL, &error, NULL) : NULL;
  if (one_line && !read) memory_check_reader(&error);
  const bool holds = read && (read->kind == CRD_MAP || read->kind == CRD_LIST);
  const bool kept = !read || (holds && !whole) || (read->kind == CRD_STRING_VALUE && !quoted);
  *value = kept ? crd_value_make_string(text) : *read;
  place_all(value, offset);
}

static void fill_value(filling *filling, crd_value *value) {
  if (value->kind == CRD_STRING_VALUE) fill_string(filling, value);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++) fill_value(filling, &value->as.items[i]);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    crd_string name = fill_text(filling, crd_member_name(member));
    const crd_value *same = name.data != member->name ? crd_value_get(value, name) : NULL;
    if (!same) {
      member->name = name.data;
      member->name_size = (uint32_t)name.size;
    }
    fill_value(filling, &member->value);
  }
}

static bool is_disabled(const crd_value *object, const char *where) {
  const crd_value *said = crd_value_find(object, "metadata", where, "kustomize.toolkit.fluxcd.io/substitute", NULL);
  return said && crd_value_is_string(said, CRD_STRING("disabled"));
}

bool substitution_apply(const substitution *substitution, crd_arena *arena, crd_value *object) {
  if (!substitution || is_disabled(object, "labels") || is_disabled(object, "annotations")) return false;
  filling filling = {.values = substitution, .arena = arena, .left = GROWTH_LIMIT};
  fill_value(&filling, object);
  return filling.any;
}
