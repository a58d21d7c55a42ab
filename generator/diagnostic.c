#include "diagnostic.h"
#include <stdarg.h>

/* Columns of source that are shown; of a longer line, the part around the caret. */
#define SHOWN 120u

void diagnostics_add(diagnostics *diagnostics, severity severity, location location, const char *format, ...) {
  if (diagnostics->count == diagnostics->capacity) {
    size_t capacity = diagnostics->capacity ? diagnostics->capacity * 2 : 8;
    diagnostics->items = crd_arena_grow(diagnostics->arena, diagnostics->items, diagnostics->capacity * sizeof(diagnostic),
                                        capacity * sizeof(diagnostic));
    diagnostics->capacity = capacity;
  }
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *message = crd_arena_alloc(diagnostics->arena, (size_t)size + 1);
  vsnprintf(message, (size_t)size + 1, format, again);
  va_end(again);
  va_end(arguments);
  diagnostics->items[diagnostics->count++] =
      (diagnostic){.severity = severity, .location = location, .message = {message, (size_t)size}};
  diagnostics->errors += severity == SEVERITY_ERROR;
}

location location_resolve(location location) {
  const source *source = location.source;
  if (!source || location.offset == CRD_NO_OFFSET) return location;
  while (source->next && *source->next && location.offset >= (*source->next)->start) source = *source->next;
  location.offset -= source == location.source ? 0 : source->start;
  location.source = source;
  return location;
}

/* The line of a text that holds an offset, without its end. */
static crd_string line_at(crd_string text, size_t offset) {
  size_t start = offset, end = offset;
  while (start > 0 && text.data[start - 1] != '\n') start--;
  while (end < text.size && text.data[end] != '\n' && text.data[end] != '\r') end++;
  return (crd_string){text.data + start, end - start};
}

static bool continues(char c) {
  return ((unsigned char)c & 0xC0) == 0x80;
}

/* The byte where the code point number `column` (from 0) of a line starts. */
static size_t byte_of_column(crd_string line, size_t column) {
  size_t at = 0;
  while (at < line.size && column > 0) {
    at++;
    while (at < line.size && continues(line.data[at])) at++;
    column--;
  }
  return at;
}

/* A control character would move the cursor or worse. */
static void print_source(crd_string line, FILE *stream) {
  for (size_t i = 0; i < line.size; i++) {
    unsigned char c = (unsigned char)line.data[i];
    fputc((c < 0x20 && c != '\t') || c == 0x7F ? '?' : c, stream);
  }
}

static void print_excerpt(crd_string text, size_t offset, FILE *stream, bool color) {
  crd_string line = line_at(text, offset);
  size_t column = 0;
  for (const char *p = line.data; p < text.data + offset; p++) column += !continues(*p);
  size_t from = column > SHOWN * 2 / 3 ? column - SHOWN * 2 / 3 : 0;
  size_t start = byte_of_column(line, from);
  crd_string shown = {line.data + start, line.size - start};
  if (byte_of_column(shown, SHOWN) == shown.size && from > 0) { /* the end of the line: show more before it */
    size_t columns = 0;
    for (size_t i = 0; i < line.size; i++) columns += !continues(line.data[i]);
    from = columns > SHOWN ? columns - SHOWN : 0;
    start = byte_of_column(line, from);
    shown = (crd_string){line.data + start, line.size - start};
  }
  bool cut = byte_of_column(shown, SHOWN) < shown.size;
  shown.size = byte_of_column(shown, SHOWN);
  fputs(from ? "  ..." : "  ", stream);
  print_source(shown, stream);
  fputs(cut ? "...\n" : "\n", stream);
  fputs(from ? "     " : "  ", stream);
  for (const char *p = shown.data; p < text.data + offset && p < shown.data + shown.size; p++)
    if (!continues(*p)) fputc(*p == '\t' ? '\t' : ' ', stream);
  fputs(color ? "\033[1;32m^\033[0m\n" : "^\n", stream);
}

static void print_one(const diagnostic *diagnostic, FILE *stream, bool color) {
  location place = location_resolve(diagnostic->location);
  const source *source = place.source;
  bool error = diagnostic->severity == SEVERITY_ERROR, placed = source && place.offset != CRD_NO_OFFSET;
  size_t offset = placed && place.offset < source->text.size ? place.offset : (source ? source->text.size : 0);
  if (color) fputs("\033[1m", stream);
  if (source) fprintf(stream, "%s:", source->name);
  if (placed) {
    crd_position position = crd_position_of(source->text, offset);
    fprintf(stream, "%u:%u:", position.line, position.column);
  }
  if (source) fputc(' ', stream);
  if (color) fputs(error ? "\033[31m" : "\033[35m", stream);
  fputs(error ? "error: " : "warning: ", stream);
  if (color) fputs("\033[0m", stream);
  fwrite(diagnostic->message.data, 1, diagnostic->message.size, stream);
  fputc('\n', stream);
  if (placed) print_excerpt(source->text, offset, stream, color);
  if (diagnostic->help) fprintf(stream, "  help: %s\n", diagnostic->help);
}

static void add_text(crd_text *out, const char *name, crd_string text) {
  if (!text.size) return;
  crd_text_printf(out, ",\"%s\":", name);
  crd_json_write_string(out, text, CRD_JSON_COMPACT);
}

void diagnostics_print_json(const diagnostics *diagnostics, FILE *stream) {
  crd_text out = {.arena = diagnostics->arena};
  for (size_t i = 0; i < diagnostics->count; i++) {
    const diagnostic *one = &diagnostics->items[i];
    location place = location_resolve(one->location);
    out.size = 0;
    crd_text_printf(&out, "{\"severity\":\"%s\"", one->severity == SEVERITY_ERROR ? "error" : "warning");
    if (place.source) add_text(&out, "file", crd_string_of(place.source->name));
    if (place.source && place.offset != CRD_NO_OFFSET) {
      size_t size = place.source->text.size;
      crd_position position = crd_position_of(place.source->text, place.offset < size ? place.offset : size);
      crd_text_printf(&out, ",\"line\":%u,\"column\":%u", position.line, position.column);
    }
    add_text(&out, "message", one->message);
    add_text(&out, "type", one->reason);
    add_text(&out, "field", one->field);
    add_text(&out, "cause", one->cause);
    if (one->help) add_text(&out, "help", crd_string_of(one->help));
    crd_text_add(&out, CRD_STRING("}\n"));
    fwrite(out.data, 1, out.size, stream);
  }
}

void diagnostics_print(const diagnostics *diagnostics, FILE *stream, bool color) {
  for (size_t i = 0; i < diagnostics->count; i++) print_one(&diagnostics->items[i], stream, color);
}
