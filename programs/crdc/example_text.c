/* SPDX-License-Identifier: Apache-2.0 */
/* A comment is made of the field's schema, and stands above the field or behind its value. */
#include "example_text.h"
#include "../../runtime/base/say.h"
#include "command/command.h"

#include <crd/yaml.h>
#include <string.h>

enum { WIDEST = 110, MOST_WORDS = 12 };

typedef struct writer {
  crd_text *text;
  bool names_others;
} writer;

static void indent_line(crd_text *text, unsigned depth) {
  for (unsigned i = 0; i < depth; i++) crd_text_add(text, CRD_STRING("  "));
}

static void write_comment(crd_text *text, unsigned depth, crd_string words) {
  indent_line(text, depth);
  crd_say_text(text, "# %.*s\n", CRD_PRINT(words));
}

/* ---- what is said of a field ---- */

/* A full stop in front of a capital: "e.g. this" goes on. */
static bool ends_sentence(crd_string text, size_t at) {
  if (text.data[at] != '.') return false;
  if (at + 2 >= text.size || text.data[at + 1] == '\n') return true;
  return text.data[at + 1] == ' ' && text.data[at + 2] >= 'A' && text.data[at + 2] <= 'Z';
}

/* The first sentence of a description, or as much of its first line as there is room for. */
static crd_string first_sentence(crd_string description) {
  size_t end = 0;
  while (end < description.size && (description.data[end] == ' ' || description.data[end] == '\n')) end++;
  description = crd_string_slice(description, end, description.size);
  for (end = 0; end < description.size && description.data[end] != '\n'; end++)
    if (ends_sentence(description, end)) break;
  if (end > WIDEST)
    for (end = WIDEST; end && description.data[end] != ' ';) end--;
  return crd_string_slice(description, 0, end);
}

static void add_json(crd_text *text, const crd_value *value) {
  if (value->kind == CRD_STRING_VALUE && value->size)
    crd_text_add(text, crd_value_string(value));
  else
    crd_json_write(text, value, CRD_JSON_COMPACT);
}

static void add_fact(crd_text *facts, const char *name) {
  if (facts->size) crd_text_add(facts, CRD_STRING("; "));
  crd_text_add(facts, crd_string_of(name));
}

static void add_count(crd_text *facts, const char *name, const count_limit *limit) {
  if (!limit->set) return;
  add_fact(facts, name);
  crd_text_printf(facts, " %lld", (long long)limit->value);
}

static void add_number(crd_text *facts, const char *name, const number_limit *limit, bool exclusive) {
  if (!limit->set) return;
  add_fact(facts, name);
  crd_text_printf(facts, exclusive ? " %.15g, exclusive" : " %.15g", limit->value);
}

static void add_choices(crd_text *facts, const crd_value *values) {
  add_fact(facts, "one of ");
  for (uint32_t i = 0; i < values->size && i < MOST_WORDS; i++) {
    if (i) crd_text_add(facts, CRD_STRING(", "));
    add_json(facts, &values->as.items[i]);
  }
  if (values->size > MOST_WORDS) crd_text_printf(facts, " and %u more", values->size - MOST_WORDS);
}

static crd_string facts_of(crd_arena *arena, const schema *node, bool required) {
  crd_text facts = {.arena = arena};
  const schema_limits *limits = limits_of(node);
  if (required) add_fact(&facts, "required");
  if (node->enum_values) add_choices(&facts, node->enum_values);
  if (node->format.size) {
    add_fact(&facts, "format ");
    crd_text_add(&facts, node->format);
  }
  add_number(&facts, "minimum", &limits->minimum, limits->exclusive_minimum);
  add_number(&facts, "maximum", &limits->maximum, limits->exclusive_maximum);
  add_number(&facts, "a multiple of", &limits->multiple_of, false);
  add_count(&facts, "minLength", &limits->min_length);
  add_count(&facts, "maxLength", &limits->max_length);
  if (limits->has_pattern && limits->pattern.size <= WIDEST) {
    add_fact(&facts, "pattern ");
    crd_text_add(&facts, limits->pattern);
  }
  add_count(&facts, "minItems", &limits->min_items);
  add_count(&facts, "maxItems", &limits->max_items);
  add_count(&facts, "minProperties", &limits->min_properties);
  add_count(&facts, "maxProperties", &limits->max_properties);
  if (node->nullable) add_fact(&facts, "null is taken");
  if (node->default_value) {
    add_fact(&facts, "default ");
    add_json(&facts, node->default_value);
  }
  return crd_text_string(&facts);
}

/* On one line, whatever the words hold. */
static crd_string in_one_line(crd_arena *arena, crd_string words) {
  crd_string line = crd_arena_copy(arena, words);
  for (size_t i = 0; i < line.size; i++)
    if ((unsigned char)line.data[i] < ' ') ((char *)line.data)[i] = ' ';
  return line;
}

static void write_about(const writer *w, const schema *node, bool required, unsigned depth) {
  crd_arena *arena = w->text->arena;
  const crd_value *description = crdc_keyword_value(node, "description");
  crd_string sentence = first_sentence(crd_value_text(description)), facts = facts_of(arena, node, required);
  if (sentence.size) write_comment(w->text, depth, in_one_line(arena, sentence));
  if (facts.size) write_comment(w->text, depth, in_one_line(arena, facts));
}

/* ---- values ---- */

static void write_value(const writer *w, const schema *node, const crd_value *value, unsigned depth);

/* A scalar on one line. */
static crd_string scalar_text(crd_arena *arena, const crd_value *value) {
  crd_text text = {.arena = arena};
  crd_yaml_write(&text, value);
  crd_string line = crd_text_string(&text);
  if (line.size && line.data[line.size - 1] == '\n') line.size--;
  if (line.size && !memchr(line.data, '\n', line.size)) return line;
  return crd_json_encode(arena, value, CRD_JSON_COMPACT);
}

static bool is_flat(const crd_value *value) {
  return (value->kind != CRD_MAP && value->kind != CRD_LIST) || !value->size;
}

static bool names_field(const schema *node, crd_string name) {
  for (uint32_t i = 0; node && i < node->required_count; i++)
    if (crd_string_equal(node->required[i], name)) return true;
  return false;
}

static void write_others(const writer *w, const schema *node, const crd_value *map, unsigned depth) {
  crd_text names = {.arena = w->text->arena};
  for (uint32_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name;
    bool own = !depth && (crd_string_equal(name, CRD_STRING("status")) || crd_string_equal(name, CRD_STRING("metadata")));
    if (!own && !crd_value_get(map, name)) crd_text_printf(&names, "%s%.*s", names.size ? ", " : "", CRD_PRINT(name));
  }
  if (!names.size) return;
  indent_line(w->text, depth);
  crd_say_text(w->text, "# instead of what is here: %.*s\n", CRD_PRINT(crd_text_string(&names)));
}

/* The members, the first where the line is already. */
static void write_map(const writer *w, const schema *node, const crd_value *map, unsigned depth, bool begun) {
  bool of_object = !depth; /* apiVersion and kind say themselves what they are */
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    crd_string name = crd_member_name(member);
    const property *property = node ? crdc_schema_property(node, name) : NULL;
    const schema *below = property ? property->schema : node ? node->additional : NULL;
    if (property && !of_object) write_about(w, below, names_field(node, name), depth);
    if (property && of_object && i > 2) write_about(w, below, names_field(node, name), depth);
    if (!begun || i || (property && !of_object)) indent_line(w->text, depth);
    const crd_value key = crd_value_make_string(name);
    crd_text_printf(w->text, "%.*s:", CRD_PRINT(scalar_text(w->text->arena, &key)));
    write_value(w, below, &member->value, depth + 1);
  }
  if (w->names_others && node) write_others(w, node, map, depth);
}

static void write_list(const writer *w, const schema *node, const crd_value *list, unsigned depth) {
  for (uint32_t i = 0; i < list->size; i++) {
    indent_line(w->text, depth);
    const crd_value *item = &list->as.items[i];
    crd_text_add_char(w->text, '-');
    if (is_flat(item) || item->kind == CRD_LIST) {
      write_value(w, node ? node->items : NULL, item, depth + 1);
      continue;
    }
    crd_text_add_char(w->text, '\n'); /* comments stand above the first field as well */
    write_map(w, node ? node->items : NULL, item, depth + 1, false);
  }
}

/* What stands behind "name:" or "-". */
static void write_value(const writer *w, const schema *node, const crd_value *value, unsigned depth) {
  if (is_flat(value)) {
    bool empty = value->kind == CRD_MAP || value->kind == CRD_LIST;
    crd_string text = empty ? crd_string_of(value->kind == CRD_MAP ? "{}" : "[]") : scalar_text(w->text->arena, value);
    crd_text_printf(w->text, " %.*s\n", CRD_PRINT(text));
    return;
  }
  crd_text_add_char(w->text, '\n');
  if (value->kind == CRD_MAP)
    write_map(w, node, value, depth, false);
  else
    write_list(w, node, value, depth);
}

void example_write(crd_text *text, const schema *root, const crd_value *object, bool names_others) {
  const writer w = {text, names_others};
  write_map(&w, root, object, 0, false);
}
