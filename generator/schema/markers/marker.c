/* SPDX-License-Identifier: Apache-2.0 */
/* Parses comment lines to markers: names, arguments, and their errors; see marker.h. */
#include "schema/markers/marker.h"

#include "../../../runtime/base/nearest_name.h"
#include "schema/markers/marker_text.h"

#include <stdlib.h>
#include <strings.h>

#define ITEMS_PREFIX "kubebuilder:validation:items:"
#define VALIDATION_PREFIX "kubebuilder:validation:"

/* ---- names ---- */

static const marker_definition *find_definition(crd_string name) {
  const marker_definition *definition;
  for (size_t i = 0; (definition = crdc_marker_definition(i)); i++)
    if (crd_string_equal(name, crd_string_of(definition->name))) return definition;
  return NULL;
}

/* The definition of a full name, also with items:. */
static const marker_definition *find_marker_definition(crd_arena *arena, crd_string name, bool *of_items) {
  *of_items = false;
  if (!crd_string_has_prefix(name, CRD_STRING(ITEMS_PREFIX))) return find_definition(name);
  size_t prefix = sizeof ITEMS_PREFIX - 1;
  crd_string plain = crd_arena_printf(arena, VALIDATION_PREFIX "%.*s", (int)(name.size - prefix), name.data + prefix);
  const marker_definition *definition = find_definition(plain);
  *of_items = true;
  return definition && definition->items ? definition : NULL;
}

static bool is_anonymous(const marker_definition *definition) {
  return definition->parameters && definition->parameters->name && !definition->parameters->name[0];
}

static void say_unknown_marker(marker_reader *reader, size_t at, crd_string name, crd_string head) {
  size_t count = 0;
  while (crdc_marker_definition(count)) count++;
  const char **names = crd_arena_alloc(reader->arena, 2 * count * sizeof *names);
  size_t all = 0;
  for (size_t i = 0; i < count; i++) {
    const marker_definition *definition = crdc_marker_definition(i);
    names[all++] = definition->name;
    if (definition->items)
      names[all++] =
          crd_arena_printf(reader->arena, ITEMS_PREFIX "%s", definition->name + sizeof VALIDATION_PREFIX - 1).data;
  }
  const char *near = crd_nearest_name(name, names, all), *of_head = head.size ? crd_nearest_name(head, names, all) : NULL;
  if (!near || (of_head && crd_name_distance(head, crd_string_of(of_head)) < crd_name_distance(name, crd_string_of(near))))
    near = of_head;
  if (near)
    crdc_marker_fail(reader, at, "unknown marker +%.*s; did you mean +%s?", (int)name.size, name.data, near);
  else
    crdc_marker_fail(reader, at, "unknown marker +%.*s (crdc help markers lists them)", (int)name.size, name.data);
}

/* Reads the name up to '=' and returns its definition. In `a:b:c=`, c is an argument unless a:b:c is a marker. The reader
 * then is at the first argument, or at the end. */
static const marker_definition *read_marker_name(marker_reader *reader, marker *marker) {
  crd_string text = reader->line.text;
  size_t end = 1;
  while (end < text.size && text.data[end] != '=') end++;
  bool assigned = end < text.size;
  crd_string name = {text.data + 1, end - 1};
  while (name.size && (name.data[name.size - 1] == ' ' || name.data[name.size - 1] == '\t')) name.size--;
  const marker_definition *definition = find_marker_definition(reader->arena, name, &marker->of_items);
  marker->name = name;
  reader->at = assigned ? end + 1 : text.size;
  if (definition && (!assigned || is_anonymous(definition))) return definition;
  crd_string head = name;
  while (assigned && head.size && head.data[head.size - 1] != ':') head.size--;
  if (assigned && head.size) head.size--;
  const marker_definition *outer = assigned ? find_marker_definition(reader->arena, head, &marker->of_items) : NULL;
  if (outer) {
    marker->name = head;
    reader->at = 1 + head.size + 1;
    return outer;
  }
  if (definition)
    crdc_marker_fail(reader, end, "+%s has no value", definition->name);
  else
    say_unknown_marker(reader, 1, name, assigned ? head : (crd_string){NULL, 0});
  return NULL;
}

/* ---- arguments ---- */

static void say_unknown_argument(marker_reader *reader, const marker_definition *definition, crd_string name, size_t at) {
  const char *names[64] = {NULL};
  size_t count = 0;
  for (const marker_parameter *p = definition->parameters; p && p->name && count < 64; p++) names[count++] = p->name;
  const char *near = crd_nearest_name(name, names, count);
  if (!count || (count == 1 && !names[0][0]))
    crdc_marker_fail(reader, at, "+%s has no arguments by name", definition->name);
  else if (near)
    crdc_marker_fail(reader, at, "+%s has no argument \"%.*s\"; did you mean \"%s\"?", definition->name, (int)name.size,
                     name.data, near);
  else
    crdc_marker_fail(reader, at, "+%s has no argument \"%.*s\"", definition->name, (int)name.size, name.data);
}

static location place_of_marker(const marker_reader *reader, size_t at) {
  return (location){reader->line.source, crdc_marker_line_offset(&reader->line, at)};
}

/* ---- words ---- */

enum { MOST_WORDS = 16 };

/* Splits a list of words. */
static size_t split_words(crd_arena *arena, const char *words, const char *list[MOST_WORDS]) {
  size_t count = 0;
  while (*words && count < MOST_WORDS) {
    size_t size = strcspn(words, ",");
    list[count++] = crd_arena_copy(arena, (crd_string){words, size}).data;
    words += size + (words[size] == ',');
  }
  return count;
}

crd_string crdc_marker_words_text(crd_arena *arena, const char *words) {
  const char *list[MOST_WORDS];
  size_t count = split_words(arena, words, list);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_printf(&text, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", list[i]);
  return crd_text_string(&text);
}

/* Ignores case where controller-gen does, and accepts an empty value where that means nothing. */
static bool is_marker_name_char(const marker_definition *definition, crd_string text, const char *word) {
  bool any_case = strncmp(definition->name, "kubebuilder:webhook", 19) == 0;
  size_t size = strlen(word);
  return text.size == size && (any_case ? strncasecmp(text.data, word, size) : memcmp(text.data, word, size)) == 0;
}

static bool check_argument_word(marker_reader *reader, const marker *marker, const marker_argument *argument,
                                const crd_value *value) {
  const marker_parameter *parameter = argument->parameter;
  const char *list[MOST_WORDS];
  size_t count = split_words(reader->arena, parameter->words, list);
  crd_string text = crd_value_string(value);
  if (!text.size && strncmp(marker->definition->name, "crdc:", 5) != 0) return true;
  for (size_t i = 0; i < count; i++)
    if (is_marker_name_char(marker->definition, text, list[i])) return true;
  crd_string all = crdc_marker_words_text(reader->arena, parameter->words);
  const char *near = crd_nearest_name(text, list, count);
  if (!reader->failed)
    crdc_diagnostics_add(
        reader->diagnostics, SEVERITY_ERROR, (location){reader->line.source, value->offset - reader->line.source->start},
        "%s%smust be %.*s, not \"%.*s\"%s%s%s", parameter->name, *parameter->name ? " " : "", (int)all.size, all.data,
        (int)text.size, text.data, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
  reader->failed = true;
  return false;
}

static bool check_words(marker_reader *reader, const marker *marker, const marker_argument *argument) {
  const crd_value *value = &argument->value;
  if (!argument->parameter->words) return true;
  if (value->kind != CRD_LIST) return check_argument_word(reader, marker, argument, value);
  for (uint32_t i = 0; i < value->size; i++)
    if (!check_argument_word(reader, marker, argument, &value->as.items[i])) return false;
  return true;
}

/* ---- one argument ---- */

static bool read_argument(marker_reader *reader, marker *marker, const marker_parameter *parameter, crd_string name,
                          size_t name_at) {
  marker_argument *argument = &marker->arguments[marker->argument_count];
  *argument = (marker_argument){.parameter = parameter, .name = name, .name_location = place_of_marker(reader, name_at)};
  if (parameter->kind != MARKER_JSON) crdc_marker_peek(reader);
  argument->location = place_of_marker(reader, reader->at);
  size_t from = reader->at;
  if (!crdc_marker_value_read(reader, parameter->kind, &argument->value)) return false;
  if (parameter->kind == MARKER_TYPED) {
    marker_line *line = crd_arena_alloc(reader->arena, sizeof *line);
    *line = reader->line;
    argument->line = line;
    argument->from = from;
    argument->to = reader->at;
  }
  if (!check_words(reader, marker, argument)) return false;
  marker->argument_count++;
  return true;
}

bool crdc_marker_read_as(crd_arena *arena, const marker_argument *argument, marker_kind kind, crd_value *value,
                         diagnostics *diagnostics) {
  marker_reader reader = {.arena = arena, .line = *argument->line, .at = argument->from, .diagnostics = diagnostics};
  reader.line.text.size = argument->to;
  if (!crdc_marker_value_read(&reader, kind, value)) return false;
  if (!crdc_marker_peek(&reader)) return true;
  crdc_marker_fail(&reader, reader.at, "the value should end here: put a text with '%c' in quotes",
                   crdc_marker_peek(&reader));
  return false;
}

/* Parses name=value, ...; a flag's name alone means true. */
static bool read_arguments(marker_reader *reader, marker *marker) {
  do {
    crdc_marker_peek(reader);
    size_t start = reader->at;
    crd_string name = crdc_marker_identifier(reader);
    if (!name.size) {
      crdc_marker_fail(reader, start, "expected the name of an argument");
      return false;
    }
    const marker_parameter *parameter = crdc_marker_parameter_find(marker->definition, name);
    if (!parameter) {
      say_unknown_argument(reader, marker->definition, name, start);
      return false;
    }
    if (crdc_marker_find(marker, parameter->name)) {
      crdc_marker_fail(reader, start, "\"%s\" is given twice", parameter->name);
      return false;
    }
    char next = crdc_marker_peek(reader);
    if (next == '=') {
      reader->at++;
      if (!read_argument(reader, marker, parameter, name, start)) return false;
    } else if (parameter->kind == MARKER_FLAG) {
      crd_value yes = crd_value_make_bool(true);
      yes.offset = crdc_marker_line_offset(&reader->line, start) + reader->line.source->start;
      location place = place_of_marker(reader, start);
      marker->arguments[marker->argument_count++] =
          (marker_argument){.parameter = parameter, .name = name, .value = yes, .location = place, .name_location = place};
    } else {
      crdc_marker_fail(reader, reader->at, "expected '=' and a value");
      return false;
    }
  } while (crdc_marker_peek(reader) == ',' && ++reader->at);
  return true;
}

static bool check_arguments_complete(marker_reader *reader, const marker *marker) {
  size_t end = reader->at;
  if (crdc_marker_peek(reader)) {
    if (!crdc_marker_refuse_name(reader, end)) crdc_marker_fail(reader, reader->at, "expected ',' or the end of the marker");
    return false;
  }
  for (const marker_parameter *p = marker->definition->parameters; p && p->name; p++)
    if (p->required && !crdc_marker_find(marker, p->name)) {
      if (p->name[0])
        crdc_marker_fail(reader, 0, "+%s needs the argument \"%s\"", marker->definition->name, p->name);
      else
        crdc_marker_fail(reader, 0, "+%s needs a value: +%s=...", marker->definition->name, marker->definition->name);
      return false;
    }
  return true;
}

static bool is_tag(crd_string text) {
  return crd_string_has_prefix(text, CRD_STRING("+k8s:"));
}

/* Cuts a remark: in markers for Kubernetes' own generators it begins with '#'
 * (stripCommentIfDeclarativeValidationMarker). */
static void cut_remark(marker_reader *reader) {
  crd_string *text = &reader->line.text;
  if (!is_tag(*text)) return;
  const char *hash = memchr(text->data, '#', text->size);
  if (hash) text->size = (size_t)(hash - text->data);
}

static void make_room_for_arguments(marker_reader *reader, marker *marker) {
  size_t most = 0;
  for (const marker_parameter *p = marker->definition->parameters; p && p->name; p++) most++;
  marker->arguments = crd_arena_zalloc(reader->arena, (most + 1) * sizeof *marker->arguments);
}

/* ---- tags: +k8s:name(argument: "value")=value, where the value may be a tag (k8s.io/gengo codetags) ---- */

/* Parses an argument in brackets: with its name, or without one as the first named parameter. The reader is before it. */
static bool read_bracketed(marker_reader *reader, marker *marker) {
  crd_string text = reader->line.text;
  const marker_parameter *parameter = marker->definition->parameters;
  while (parameter && parameter->name && !parameter->name[0]) parameter++;
  crdc_marker_peek(reader);
  size_t start = reader->at;
  crd_string name = crdc_marker_identifier(reader);
  bool any = parameter && parameter->name && parameter->name[0] == '*', named = crdc_marker_peek(reader) == ':';
  if (any && !(named && name.size)) {
    crdc_marker_fail(reader, start, "expected the name of a field, ':' and a value");
    return false;
  }
  if (named && !any) parameter = name.size ? crdc_marker_parameter_find(marker->definition, name) : NULL;
  reader->at = named ? reader->at + 1 : start;
  if (!parameter || !parameter->name) {
    say_unknown_argument(reader, marker->definition, name, start);
    return false;
  }
  char quote = crdc_marker_peek(reader);
  bool quoted = quote == '"' || quote == '`';
  size_t from = reader->at += quoted, to = from;
  while (to < text.size && (quoted ? text.data[to] != quote : text.data[to] != ',' && text.data[to] != ')')) to++;
  if (to == text.size || to == from || crdc_marker_find(marker, parameter->name)) {
    crdc_marker_fail(reader, start, to < text.size && to > from ? "\"%s\" is given twice" : "expected a value of \"%s\"",
                     parameter->name);
    return false;
  }
  marker_argument *argument = &marker->arguments[marker->argument_count++];
  *argument = (marker_argument){.parameter = parameter, .name = name, .location = place_of_marker(reader, from)};
  argument->value = crd_value_make_string(crd_string_slice(text, from, to));
  argument->value.offset = argument->location.offset + argument->location.source->start;
  reader->at = to + quoted;
  return true;
}

static bool read_marker_tag(marker_reader *reader, marker *marker, size_t from);

/* Parses what follows the name: arguments in brackets, and the value. */
static bool read_tag_arguments(marker_reader *reader, marker *marker) {
  const marker_definition *definition = marker->definition;
  if (crdc_marker_peek(reader) == '(') {
    do reader->at++;
    while (read_bracketed(reader, marker) && crdc_marker_peek(reader) == ',');
    if (!reader->failed && crdc_marker_peek(reader) != ')') crdc_marker_fail(reader, reader->at, "expected ',' or ')'");
    if (reader->failed) return false;
    reader->at++;
  }
  if (crdc_marker_peek(reader) != '=') return true;
  if (!is_anonymous(definition)) {
    crdc_marker_fail(reader, reader->at, "+%s has no value", definition->name);
    return false;
  }
  reader->at++;
  if (definition->parameters->kind != MARKER_TAG)
    return read_argument(reader, marker, definition->parameters, CRD_STRING(""), reader->at);
  crdc_marker_peek(reader);
  if (!is_tag(crd_string_slice(reader->line.text, reader->at, reader->line.text.size))) {
    crdc_marker_fail(reader, reader->at, "expected a marker that begins with +k8s:");
    return false;
  }
  struct marker *inner = crd_arena_zalloc(reader->arena, sizeof *inner);
  marker->inner = inner;
  return read_marker_tag(reader, inner, reader->at);
}

enum { MOST_TAGS_IN_TAGS = 8 };

static bool read_marker_tag(marker_reader *reader, marker *marker, size_t from) {
  crd_string text = reader->line.text;
  size_t end = from + 1;
  while (end < text.size && !strchr("(= \t", text.data[end])) end++;
  marker->name = crd_string_slice(text, from + 1, end);
  marker->location = place_of_marker(reader, from);
  marker->definition = find_definition(marker->name);
  if (!marker->definition) {
    say_unknown_marker(reader, from + 1, marker->name, (crd_string){NULL, 0});
    return false;
  }
  if (++reader->depth > MOST_TAGS_IN_TAGS) {
    crdc_marker_fail(reader, from, "more markers in markers than %d", MOST_TAGS_IN_TAGS);
    return false;
  }
  make_room_for_arguments(reader, marker);
  reader->at = end;
  if (!read_tag_arguments(reader, marker)) return false;
  if (!marker->inner && is_anonymous(marker->definition) && marker->definition->parameters->kind == MARKER_TAG) {
    crdc_marker_fail(reader, from, "+%s needs a marker behind it: +%s=+k8s:...", marker->definition->name,
                     marker->definition->name);
    return false;
  }
  if (!check_arguments_complete(reader, marker)) return false;
  /* Beta validations are enforced like others. Alpha validations are not, and neither is a marker around one. */
  if (marker->inner && (crdc_marker_is(marker, "k8s:beta") || crdc_marker_is(marker->inner, "k8s:alpha")))
    *marker = *marker->inner;
  return true;
}

static bool read_marker(marker_reader *reader, marker *marker) {
  cut_remark(reader);
  if (is_tag(reader->line.text)) return read_marker_tag(reader, marker, 0);
  marker->location = place_of_marker(reader, 0);
  marker->definition = read_marker_name(reader, marker);
  if (!marker->definition) return false;
  make_room_for_arguments(reader, marker);
  bool named = !is_anonymous(marker->definition);
  reader->definition = named ? marker->definition : NULL;
  if (crdc_marker_peek(reader)) {
    if (named && !(marker->definition->parameters && marker->definition->parameters->name)) {
      crdc_marker_fail(reader, reader->at, "+%s has no arguments", marker->definition->name);
      return false;
    }
    if (named ? !read_arguments(reader, marker)
              : !read_argument(reader, marker, marker->definition->parameters, CRD_STRING(""), reader->at))
      return false;
  }
  return check_arguments_complete(reader, marker);
}

/* ---- blocks ---- */

static void block_add(crd_arena *arena, marker_block *block, const marker *marker) {
  if ((block->count & (block->count - 1)) == 0) /* full at every power of two */
    block->items = crd_arena_grow(arena, block->items, block->count * sizeof *marker,
                                  (block->count ? block->count * 2 : 1) * sizeof *marker);
  block->items[block->count++] = *marker;
}

static bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

marker_block crdc_markers_read(crd_arena *arena, const source *source, uint32_t from, uint32_t to,
                               diagnostics *diagnostics) {
  marker_block block = {.location = {source, from}};
  crd_string text = source->text;
  bool failed = false;
  for (uint32_t line = from; line < to && line < text.size;) {
    size_t start = 0, blanks;
    bool comment = crdc_marker_comment_start(text, line, &start, &blanks);
    if (comment && start + 1 < text.size && text.data[start] == '+' && is_ascii_letter(text.data[start + 1])) {
      marker_reader reader = {.arena = arena, .diagnostics = diagnostics};
      reader.line = crdc_marker_line_read(arena, source, (uint32_t)start, &line);
      marker marker = {0};
      if (!read_marker(&reader, &marker))
        failed = true;
      else if (!crdc_marker_is(&marker, "k8s:alpha")) /* these are not reported */
        block_add(arena, &block, &marker);
      continue;
    }
    while (line < text.size && text.data[line] != '\n') line++;
    line++;
  }
  for (size_t i = 0; i < block.count; i++) block.items[i].beside_error = failed;
  return block;
}
