/* SPDX-License-Identifier: Apache-2.0 */
#include "base/diagnostic.h"
#include <crd/shown.h>
#include <stdarg.h>

/* The most source columns that are shown; of a longer line only the part around the caret. */
#define SHOWN 120u

static void add_formatted(diagnostics *diagnostics, severity severity, location location, const char *format,
                          va_list arguments) {
  CRD_ARENA_ROOM(diagnostics->arena, diagnostics->items, diagnostics->count, diagnostics->capacity, 8);
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *message = crd_arena_alloc(diagnostics->arena, (size_t)size + 1);
  vsnprintf(message, (size_t)size + 1, format, again);
  va_end(again);
  diagnostics->items[diagnostics->count++] =
      (diagnostic){.severity = severity, .location = location, .message = {message, (size_t)size}};
  diagnostics->errors += severity == SEVERITY_ERROR;
}

void crdc_diagnostics_add(diagnostics *diagnostics, severity severity, location location, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  add_formatted(diagnostics, severity, location, format, arguments);
  va_end(arguments);
}

void crdc_diagnostics_add_undone(diagnostics *diagnostics, location location, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  add_formatted(diagnostics, SEVERITY_ERROR, location, format, arguments);
  va_end(arguments);
  diagnostics->undone = true;
}

void crdc_diagnostics_forget(diagnostics *diagnostics, size_t count) {
  while (diagnostics->count > count)
    diagnostics->errors -= diagnostics->items[--diagnostics->count].severity == SEVERITY_ERROR;
}

location crdc_location_resolve(location location) {
  const source *source = location.source;
  if (!source || location.offset == CRD_NO_OFFSET) return location;
  while (source->next && *source->next && location.offset >= (*source->next)->start) source = *source->next;
  location.offset -= source == location.source ? 0 : source->start;
  location.source = source;
  return location;
}

static bool continues(char c) {
  return ((unsigned char)c & 0xC0) == 0x80;
}

crd_position crdc_position_at(source_counter *counter, location place) {
  const source *source = place.source;
  size_t offset = place.offset < source->text.size ? place.offset : source->text.size;
  if (counter->source != source || offset < counter->offset)
    *counter = (struct source_counter){.source = source, .position = {1, 1}};
  for (; counter->offset < offset; counter->offset++) {
    char c = source->text.data[counter->offset];
    counter->position.column += !continues(c);
    if (c == '\n') counter->position = (crd_position){counter->position.line + 1, 1};
  }
  return counter->position;
}

static bool ends_line(crd_string text, size_t at) {
  return at >= text.size || text.data[at] == '\n' || text.data[at] == '\r';
}

/* The part of a line around an offset: at most SHOWN columns, and at most two thirds of them before the offset. */
typedef struct excerpt {
  crd_string text;
  bool cut_before, cut_after;
} excerpt;

static bool starts_line(crd_string text, size_t at) {
  return at == 0 || text.data[at - 1] == '\n';
}

/* Columns are only counted within the shown part. */
static excerpt excerpt_around(crd_string text, size_t offset) {
  size_t start = offset, end = offset, before = 0, after = 0;
  while (!ends_line(text, end) && after < SHOWN) {
    end++;
    while (end < text.size && continues(text.data[end])) end++;
    after++;
  }
  size_t room = after < SHOWN / 3 && ends_line(text, end) ? SHOWN - after : SHOWN * 2 / 3;
  while (!starts_line(text, start) && (before < room || continues(text.data[start])))
    before += !continues(text.data[--start]);
  bool cut = !starts_line(text, start);
  for (; before + after > SHOWN; after--) do
      end--;
    while (end > offset && continues(text.data[end]));
  return (excerpt){{text.data + start, end - start}, cut, !ends_line(text, end)};
}

static void print_excerpt(crd_string text, size_t offset, FILE *stream, bool color) {
  excerpt excerpt = excerpt_around(text, offset);
  fputs(excerpt.cut_before ? "  ..." : "  ", stream);
  crd_print_shown(stream, excerpt.text, CRD_SHOWN_SOURCE);
  fputs(excerpt.cut_after ? "...\n" : "\n", stream);
  fputs(excerpt.cut_before ? "     " : "  ", stream);
  for (const char *p = excerpt.text.data; p < text.data + offset; p++)
    if (!continues(*p)) fputc(*p == '\t' ? '\t' : ' ', stream);
  fputs(color ? "\033[1;32m^\033[0m\n" : "^\n", stream);
}

crd_string crdc_yaml_message(crd_arena *arena, crd_string message) {
  crd_string head = CRD_STRING("yaml: line "), key = CRD_STRING("yaml: invalid map key: ");
  if (crd_string_has_prefix(message, key)) /* the rest is the key as Go prints it, which is not in the text */
    return crd_string_has_prefix(crd_string_slice(message, key.size, message.size), CRD_STRING("map["))
               ? CRD_STRING("yaml: invalid map key: a map")
               : CRD_STRING("yaml: invalid map key: a list");
  if (!crd_string_has_prefix(message, head)) return message;
  size_t at = head.size;
  while (at < message.size && message.data[at] >= '0' && message.data[at] <= '9') at++;
  if (at == head.size || at + 2 > message.size || message.data[at] != ':' || message.data[at + 1] != ' ') return message;
  return crd_arena_printf(arena, "yaml: %.*s", (int)(message.size - at - 2), message.data + at + 2);
}

static void print_one(const diagnostic *diagnostic, source_counter *counter, crd_arena *arena, FILE *stream, bool color) {
  location place = crdc_location_resolve(diagnostic->location);
  const source *source = place.source;
  bool error = diagnostic->severity == SEVERITY_ERROR, placed = source && place.offset != CRD_NO_OFFSET;
  size_t offset = placed && place.offset < source->text.size ? place.offset : (source ? source->text.size : 0);
  if (color) fputs("\033[1m", stream);
  if (source) crd_print_shown(stream, crd_string_of(source->name), CRD_SHOWN_NAME);
  if (source) fputc(':', stream);
  if (placed) {
    crd_position position = crdc_position_at(counter, place);
    fprintf(stream, "%u:%u:", position.line, position.column);
  }
  if (source) fputc(' ', stream);
  if (color) fputs(error ? "\033[31m" : "\033[35m", stream);
  fputs(error ? "error" : "warning", stream);
  if (diagnostic->versions.size) fprintf(stream, " (%.*s)", CRD_PRINT(diagnostic->versions));
  fputs(": ", stream);
  if (color) fputs("\033[0m", stream);
  crd_print_shown(stream, placed ? crdc_yaml_message(arena, diagnostic->message) : diagnostic->message, CRD_SHOWN_LINES);
  if (diagnostic->advice.size) fprintf(stream, " [%.*s]", CRD_PRINT(diagnostic->advice));
  fputc('\n', stream);
  if (placed && !diagnostic->about_all) print_excerpt(source->text, offset, stream, color);
  if (!diagnostic->help) return;
  fputs("  help: ", stream);
  crd_print_shown(stream, crd_string_of(diagnostic->help), CRD_SHOWN_LINES);
  fputc('\n', stream);
}

static void add_json_text(crd_text *out, const char *name, crd_string text) {
  if (!text.size) return;
  crd_text_printf(out, ",\"%s\":", name);
  crd_json_write_string(out, text, CRD_JSON_COMPACT);
}

void crdc_diagnostics_print_json(const diagnostics *diagnostics, FILE *stream) {
  crd_text out = {.arena = diagnostics->arena};
  source_counter counter = {0};
  for (size_t i = 0; i < diagnostics->count; i++) {
    const diagnostic *one = &diagnostics->items[i];
    location place = crdc_location_resolve(one->location);
    out.size = 0;
    crd_text_printf(&out, "{\"severity\":\"%s\"", one->severity == SEVERITY_ERROR ? "error" : "warning");
    if (place.source) add_json_text(&out, "file", crd_string_of(place.source->name));
    if (place.source && place.offset != CRD_NO_OFFSET) {
      crd_position position = crdc_position_at(&counter, place);
      crd_text_printf(&out, ",\"line\":%u,\"column\":%u", position.line, position.column);
    }
    add_json_text(&out, "message", one->message);
    add_json_text(&out, "type", one->reason);
    add_json_text(&out, "field", one->field);
    add_json_text(&out, "cause", one->cause);
    add_json_text(&out, "advice", one->advice);
    add_json_text(&out, "kubernetes", one->versions);
    if (one->help) add_json_text(&out, "help", crd_string_of(one->help));
    crd_text_add(&out, CRD_STRING("}\n"));
    fwrite(out.data, 1, out.size, stream);
  }
}

void crdc_diagnostics_print(const diagnostics *diagnostics, FILE *stream, bool color) {
  source_counter counter = {0};
  for (size_t i = 0; i < diagnostics->count; i++)
    print_one(&diagnostics->items[i], &counter, diagnostics->arena, stream, color);
}
