/* SPDX-License-Identifier: Apache-2.0 */
/* crdc example: prints a minimal and a full object of each kind that the API server would accept. */
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "command/subjects.h"
#include <string.h>

/* Writes objects as YAML with comments about the meaning and the allowed values of each field. A comment is made from the
 * field's schema; it is above the field or after its value. */

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

/* ---- comments of a field ---- */

/* A full stop before a capital ends a sentence; "e.g. this" does not. */
static bool ends_sentence(crd_string text, size_t at) {
  if (text.data[at] != '.') return false;
  if (at + 2 >= text.size || text.data[at + 1] == '\n') return true;
  return text.data[at + 1] == ' ' && text.data[at + 2] >= 'A' && text.data[at + 2] <= 'Z';
}

/* The first sentence of a description, or the part of its first line that fits. */
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

/* Joins the words to one line. */
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

/* Writes the members of a map; the first one on the current line if `begun` is set. */
static void write_map(const writer *w, const schema *node, const crd_value *map, unsigned depth, bool begun) {
  bool of_object = !depth; /* apiVersion and kind need no comment */
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
    crd_text_add_char(w->text, '\n'); /* the first field can have comments above it too */
    write_map(w, node ? node->items : NULL, item, depth + 1, false);
  }
}

/* Writes the value after "name:" or "-". */
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

/* Writes an object whose schema is `root`. Comments above fields have the first sentence of the description, limits and
 * defaults; with `names_others` also the absent fields. */
static void example_write(crd_text *text, const schema *root, const crd_value *object, bool names_others) {
  const writer w = {text, names_others};
  write_map(&w, root, object, 0, false);
}

enum { USUAL_TRIES = 6000, USUAL_FULL_TRIES = 3000 };

typedef struct example_options {
  common common;
  const char *version, *output;
  bool minimal, full, json;
  unsigned seed, tries;
} example_options;

#define AT(member) offsetof(example_options, member)

static const flag flags[] = {
    COMMAND_OVERLAYS,
    FLAG_ON("minimal", 0, AT(minimal), "only the minimal one: what is required"),
    FLAG_ON("full", 0, AT(full), "only the full one: every field that can be with the others"),
    FLAG_TEXT("version", 0, AT(version), "NAME", "of this version (the one that is stored)"),
    FLAG_TEXT("output", 'o', AT(output), "yaml|json", "with comments, or a line each (yaml)"),
    FLAG_NUMBER("seed", AT(seed), 0, 4294967295u, "N", "another object for another number (1)"),
    FLAG_NUMBER("tries", AT(tries), 1, 10000000, "N", "judge so many objects at most, of each"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_example(void *target) {
  example_options *options = target;
  options->json = options->output && strcmp(options->output, "json") == 0;
  if (options->output && !options->json && strcmp(options->output, "yaml") != 0) return "--output takes yaml or json";
  if (options->minimal && options->full) return "--minimal and --full are both made without a flag";
  options->common.settings.stored = true;
  return NULL;
}

/* Writes why the object is not valid. */
static void write_refusal(crd_text *text, const crd_verdict *verdict) {
  crd_string message = verdict->error.size ? verdict->error : verdict->message;
  crd_text_add(text, CRD_STRING("# no object was found that is valid; of this one the API server says\n# "));
  for (size_t i = 0; i < message.size; i++) {
    crd_text_add_char(text, message.data[i]);
    if (message.data[i] == '\n') crd_text_add(text, CRD_STRING("# "));
  }
  crd_text_add_char(text, '\n');
}

static bool write_one(const example_options *options, const subject *subject, growth growth) {
  crd_arena *arena = memory_arena(NULL);
  grower *g = crdc_grower_create(arena, &subject->grow, options->seed ? options->seed : 1);
  crd_value object;
  unsigned usual = growth == GROW_FULL ? USUAL_FULL_TRIES : USUAL_TRIES;
  bool good = crdc_grow_object(g, growth, options->tries ? options->tries : usual, &object);
  crd_text text = {.arena = arena};
  if (options->json) {
    crd_json_write(&text, &object, CRD_JSON_COMPACT);
    crd_text_add_char(&text, '\n');
  } else {
    const grown one = {.object = object};
    crd_say_text(&text, "---\n# %.*s, %s\n", CRD_PRINT(subject->definition->kind),
                 growth == GROW_FULL ? "with every field" : "with what is required");
    if (!good) write_refusal(&text, crdc_grow_judge(g, &one));
    example_write(&text, subject->grow.version->schema, &object, growth == GROW_FULL);
  }
  fwrite(text.data, 1, text.size, stdout);
  if (!good)
    crd_say(stderr, "crdc example: %.*s: no valid object %s was found in %llu tries\n", CRD_PRINT(subject->definition->name),
            growth == GROW_FULL ? "with every field" : "with what is required", (unsigned long long)crdc_grower_judged(g));
  crdc_grower_destroy(g);
  crd_arena_destroy(arena);
  return good;
}

static int run_example(void *target, compilation *compilation) {
  const example_options *options = target;
  subjects subjects = {.count = 0};
  bool good = command_add(compilation, &options->common, NULL);
  if (!good) command_report(crdc_compilation_diagnostics(compilation));
  good = good && subjects_read(options->common.arena, compilation, options->version,
                               options->common.settings.kubernetes_minor, &subjects);
  for (size_t i = 0; i < subjects.count; i++) {
    if (!subject_is_made("crdc example", &subjects.items[i])) {
      good = false;
      continue;
    }
    if (!options->full) good = write_one(options, &subjects.items[i], GROW_LEAST) && good;
    if (!options->minimal) good = write_one(options, &subjects.items[i], GROW_FULL) && good;
  }
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command example_command = {.program = "crdc example",
                                 .size = sizeof(example_options),
                                 .refuse = refuse_example,
                                 .run = run_example,
                                 .page = &page_crdc_example,
                                 .flags = flags,
                                 .flag_count = sizeof flags / sizeof *flags,
                                 .overlays = true};
