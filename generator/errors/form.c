/* SPDX-License-Identifier: Apache-2.0 */
/* Entries of the catalogue as text, as a page and as JSON, and rules by their names. */
#include "../../runtime/base/say.h"
#include "errors/catalogue.h"

#include <crd/layers.h>
#include <crd/shown.h>

enum { LABEL = 10, WIDTH = 100 };

/* ---- text ---- */

/* Adds a label, and a text after it that is wrapped at blanks. */
static void add_wrapped(crd_text *out, const char *label, crd_string text) {
  crd_text_printf(out, "  %-*s", LABEL - 2, label);
  size_t column = LABEL, blanks = 0;
  for (size_t at = 0, end; at < text.size; at = end + blanks) {
    end = at;
    while (end < text.size && text.data[end] != ' ') end++;
    bool breaks = column > LABEL && column + blanks + end - at > WIDTH;
    if (breaks) crd_text_printf(out, "\n%*s", LABEL, "");
    for (size_t i = 0; i < blanks && !breaks; i++) crd_text_add_char(out, ' ');
    crd_text_add_shown(out, (crd_string){text.data + at, end - at}, CRD_SHOWN_LINES);
    column = (breaks ? LABEL : column + blanks) + end - at;
    for (blanks = 0; end + blanks < text.size && text.data[end + blanks] == ' ';) blanks++;
  }
  crd_text_add_char(out, '\n');
}

/* A template for people: variable parts are "...". */
static crd_string template_words(crd_arena *arena, crd_string template) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < template.size; i++) {
    char verb = template.data[i] == '%' && i + 1 < template.size ? template.data[i + 1] : 0;
    bool hole = verb == 'v' || verb == 'q' || verb == 'P';
    if (hole)
      crd_text_add(&text, verb == 'P' ? CRD_STRING("s") : verb == 'q' ? CRD_STRING("\"...\"") : CRD_STRING("..."));
    else
      crd_text_add_char(&text, template.data[i]);
    i += hole;
  }
  return crd_text_string(&text);
}

/* The next text of an entry for people; `words` is the one before. Consecutive equal texts are merged. */
static bool next_reading(crd_arena *arena, const error_entry *entry, size_t *at, crd_string *words) {
  const crd_string before = *words;
  for (crd_string template; crdc_error_next_template(entry, at, &template);) {
    *words = template_words(arena, template);
    while (words->size && words->data[words->size - 1] == ' ') words->size--;
    if (!crd_string_equal(*words, before)) return true;
  }
  return false;
}

void crdc_error_print_text(crd_text *out, const error_entry *entry) {
  crd_text_printf(out, "%s", entry->code);
  if (entry->alias) crd_text_printf(out, ", %s", entry->alias);
  crd_text_add_char(out, '\n');
  size_t at = 0;
  crd_string words = {NULL, 0};
  for (const char *label = "says"; next_reading(out->arena, entry, &at, &words); label = "") add_wrapped(out, label, words);
  add_wrapped(out, "because", crd_string_of(entry->cause));
  add_wrapped(out, "cure", crd_string_of(crdc_error_cure(entry)));
  add_wrapped(out, "example", crd_string_of(entry->example));
}

void crdc_errors_print_list(crd_text *out) {
  for (const error_section *section = crdc_error_sections; section->title; section++) {
    crd_text_printf(out, "%s%s\n", section == crdc_error_sections ? "" : "\n", section->title);
    for (const error_entry *entry = section->entries; entry->code; entry++) {
      size_t at = 0;
      crd_string template = {NULL, 0};
      crdc_error_next_template(entry, &at, &template);
      crd_string words = template_words(out->arena, template);
      enum { LISTED = 64 };
      crd_text_printf(out, "  %-24s %.*s%s\n", entry->code, (int)(words.size > LISTED ? LISTED : words.size), words.data,
                      words.size > LISTED ? "..." : "");
    }
  }
}

/* ---- a page ---- */

/* Adds a text as code; it may contain backticks. */
static void add_words(crd_text *out, crd_string words) {
  bool ticks = crd_string_contains(words, CRD_STRING("`"));
  const char *fence = ticks ? "``" : "`";
  bool padded = crd_string_has_prefix(words, CRD_STRING("`")) || crd_string_has_suffix(words, CRD_STRING("`"));
  crd_text_printf(out, "%s%s%.*s%s%s", fence, padded ? " " : "", CRD_PRINT(words), padded ? " " : "", fence);
}

/* Adds prose, with escapes for characters that have a meaning in the page. */
static void add_prose(crd_text *out, crd_string words) {
  for (size_t i = 0; i < words.size; i++) {
    if (strchr("*_<>[]`\\", words.data[i])) crd_text_add_char(out, '\\');
    crd_text_add_char(out, words.data[i]);
  }
}

static void add_page_entry(crd_text *out, const error_entry *entry) {
  crd_text_printf(out, "\n### %s\n\n", entry->code);
  size_t at = 0;
  crd_string words = {NULL, 0};
  while (next_reading(out->arena, entry, &at, &words)) {
    crd_text_add(out, CRD_STRING("- "));
    add_words(out, words);
    crd_text_add_char(out, '\n');
  }
  crd_text_add(out, CRD_STRING("\n"));
  add_prose(out, crd_string_of(entry->cause));
  crd_text_add(out, CRD_STRING("\n\n**Cure:** "));
  add_prose(out, crd_string_of(crdc_error_cure(entry)));
  crd_text_printf(out, "\n\n```text\n%s\n```\n", entry->example);
}

void crdc_errors_print_page(crd_text *out) {
  crd_text_add(
      out,
      CRD_STRING("# Errors\n\n"
                 "What messages mean, why they are said and what to do. `crdc explain CODE` prints an entry, and\n"
                 "`crdc explain 'MESSAGE'` finds the one that a message belongs to; `crdc explain KR-150` shows a rule\n"
                 "of an overlay by its name. This page is what `crdc explain --output markdown` prints.\n"
                 "\n"
                 "In messages `...` stands for what differs from case to case. Where several are listed, some are the\n"
                 "words of older API servers ([versions](versions.md)).\n"));
  for (const error_section *section = crdc_error_sections; section->title; section++) {
    crd_text_printf(out, "\n## %s\n\n", section->title);
    add_prose(out, crd_string_of(section->about));
    crd_text_add_char(out, '\n');
    for (const error_entry *entry = section->entries; entry->code; entry++) add_page_entry(out, entry);
  }
}

/* ---- JSON ---- */

static void add_entry_text(crd_text *out, const char *name, crd_string value) {
  crd_text_printf(out, ",\"%s\":", name);
  crd_json_write_string(out, value, CRD_JSON_COMPACT);
}

void crdc_error_print_json(crd_text *out, const error_entry *entry) {
  crd_text_printf(out, "{\"code\":\"%s\"", entry->code);
  if (entry->alias) add_entry_text(out, "alias", crd_string_of(entry->alias));
  crd_text_add(out, CRD_STRING(",\"says\":["));
  size_t at = 0;
  crd_string template;
  for (bool first = true; crdc_error_next_template(entry, &at, &template); first = false) {
    if (!first) crd_text_add_char(out, ',');
    crd_json_write_string(out, template_words(out->arena, template), CRD_JSON_COMPACT);
  }
  crd_text_add_char(out, ']');
  add_entry_text(out, "cause", crd_string_of(entry->cause));
  add_entry_text(out, "cure", crd_string_of(crdc_error_cure(entry)));
  add_entry_text(out, "example", crd_string_of(entry->example));
  crd_text_add(out, CRD_STRING("}\n"));
}

void crdc_errors_print_json(crd_text *out) {
  for (const error_section *section = crdc_error_sections; section->title; section++)
    for (const error_entry *entry = section->entries; entry->code; entry++) crdc_error_print_json(out, entry);
}

/* ---- rules ---- */

/* The arguments of a rule's marker that are printed. */
static const struct {
  const char *argument, *label;
} rule_parts[] = {{"rule", "rule"},
                  {"value", "value"},
                  {"when", "when"},
                  {"set", "includes"},
                  {"path", "path"},
                  {"message", "says"},
                  {"messageExpression", "says"},
                  {"fieldPath", "field"},
                  {"reason", "reason"},
                  {"event", "event"}};

static crd_string names_of_layers(crd_arena *arena, unsigned layers) {
  static const char *const names[] = {"webhook", "controller", "pods", "mutation"};
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (layers & crd_layer_of_name(crd_string_of(names[i]))) crd_text_printf(&text, "%s%s", text.size ? ", " : "", names[i]);
  return crd_text_string(&text);
}

static crd_string place_words(crd_arena *arena, const named_rule *rule) {
  location place = crdc_location_resolve(rule->marker->location);
  crd_position at = crd_position_of(place.source->text, place.offset);
  return crd_arena_printf(arena, "%s:%u:%u%s", place.source->name, (unsigned)at.line, (unsigned)at.column,
                          rule->carried ? " (compiled in)" : "");
}

void crdc_named_rule_print_text(crd_text *out, const named_rule *rule) {
  crd_say_text(out, "%.*s\n", CRD_PRINT(crdc_marker_text(rule->marker, "name")));
  add_wrapped(out, "where", place_words(out->arena, rule));
  crd_string layers = names_of_layers(out->arena, rule->layers);
  if (layers.size) add_wrapped(out, "layer", layers);
  if (rule->set.size) add_wrapped(out, "part of", rule->set);
  for (size_t i = 0; i < sizeof rule_parts / sizeof *rule_parts; i++) {
    crd_string value = crdc_marker_text(rule->marker, rule_parts[i].argument);
    if (value.size) add_wrapped(out, rule_parts[i].label, value);
  }
}

void crdc_named_rule_print_json(crd_text *out, const named_rule *rule) {
  crd_text_add(out, CRD_STRING("{\"rule\":"));
  crd_json_write_string(out, crdc_marker_text(rule->marker, "name"), CRD_JSON_COMPACT);
  add_entry_text(out, "where", place_words(out->arena, rule));
  crd_string layers = names_of_layers(out->arena, rule->layers);
  if (layers.size) add_entry_text(out, "layers", layers);
  if (rule->set.size) add_entry_text(out, "set", rule->set);
  for (size_t i = 0; i < sizeof rule_parts / sizeof *rule_parts; i++) {
    crd_string value = crdc_marker_text(rule->marker, rule_parts[i].argument);
    bool expression = strcmp(rule_parts[i].argument, "rule") == 0;
    if (value.size) add_entry_text(out, expression ? "expression" : rule_parts[i].argument, value);
  }
  crd_text_add(out, CRD_STRING("}\n"));
}
