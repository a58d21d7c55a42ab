#include "report.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdlib.h>

/* The most of a line that is shown; longer ones (minified JSON) are cut around the column. */
#define SHOWN 120

static crd_string line_around(crd_string text, size_t offset, size_t *column) {
  size_t start = offset, end = offset;
  while (start > 0 && text.data[start - 1] != '\n') start--;
  while (end < text.size && text.data[end] != '\n' && text.data[end] != '\r') end++;
  *column = offset - start;
  if (end - start > SHOWN) {
    if (*column > SHOWN / 2) {
      start = offset - SHOWN / 2;
      *column = SHOWN / 2;
    }
    while (start < offset && (text.data[start] & 0xc0) == 0x80) start++, --*column; /* whole characters */
    if (end - start > SHOWN) end = start + SHOWN;
    while (end > offset && end < text.size && (text.data[end] & 0xc0) == 0x80) end--;
  }
  return (crd_string){text.data + start, end - start};
}

/* Source text goes to a terminal: control characters do not. */
static void print_source(FILE *stream, crd_string line) {
  for (size_t i = 0; i < line.size; i++) {
    unsigned char c = (unsigned char)line.data[i];
    fputc(c == '\t' || c >= 0x20 ? (c == 0x7f ? '?' : c) : '?', stream);
  }
  fputc('\n', stream);
}

/* A message is one line: what breaks it is shown as a space. */
static void print_message(FILE *stream, crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    fputc(c >= 0x20 && c != 0x7f ? c : ' ', stream);
  }
  fputc('\n', stream);
}

void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text) {
  FILE *stream = report->stream;
  crd_string source = place->input->text;
  bool known = offset != CRD_NO_OFFSET && place->document + offset <= source.size;
  size_t at = place->document + (known ? offset : 0);
  while (!known && at < source.size && source.data[at] != '\0' && strchr("-\r\n \t", source.data[at])) at++;
  crd_position position = crd_position_of(source, at);
  const char *bold = report->color ? "\033[1m" : "", *plain = report->color ? "\033[0m" : "";
  const char *hue = !report->color ? "" : severity[0] == 'e' ? "\033[1;31m" : "\033[1;33m";
  fprintf(stream, "%s%s:%u:%u:%s ", bold, place->input->name, position.line, position.column, plain);
  if (severity[0] == 'w' || report->color) fprintf(stream, "%s%s:%s ", hue, severity, plain);
  print_message(stream, text);
  if (!known || at >= source.size) return;
  size_t column;
  crd_string line = line_around(source, at, &column);
  fputs("  ", stream);
  print_source(stream, line);
  fputs("  ", stream);
  for (size_t i = 0; i < column && i < line.size; i++)
    if ((line.data[i] & 0xc0) != 0x80) fputc(line.data[i] == '\t' ? '\t' : ' ', stream);
  fprintf(stream, "%s^%s\n", hue, plain);
}

/* The offset of the name at the end of a path ("spec.list[0].name") below `value`. Names may hold dots, so every member
 * whose name starts the path is tried. */
static uint32_t find_path(const crd_value *value, crd_string path, uint32_t found) {
  if (!path.size) return found;
  if (value->kind == CRD_LIST && path.data[0] == '[') {
    size_t at = 1, index = 0;
    while (at < path.size && path.data[at] >= '0' && path.data[at] <= '9' && index < value->size)
      index = index * 10 + (size_t)(path.data[at++] - '0');
    if (at >= path.size || path.data[at] != ']' || index >= value->size) return CRD_NO_OFFSET;
    const crd_value *item = &value->as.items[index];
    return find_path(item, (crd_string){path.data + at + 1, path.size - at - 1}, item->offset);
  }
  if (value->kind != CRD_MAP) return CRD_NO_OFFSET;
  if (path.data[0] == '.') path.data++, path.size--;
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    crd_string name = crd_member_name(member);
    if (!name.size || !crd_string_has_prefix(path, name)) continue;
    crd_string rest = {path.data + name.size, path.size - name.size};
    if (rest.size && rest.data[0] != '.' && rest.data[0] != '[') continue;
    uint32_t offset = find_path(&member->value, rest, member->name_offset);
    if (offset != CRD_NO_OFFSET) return offset;
  }
  return CRD_NO_OFFSET;
}

/* The object as it was written: the one at hand has lost what was unknown. */
static const crd_value *read_again(const report_place *place, crd_arena *arena) {
  return place->json ? crd_json_parse(arena, place->text, NULL, NULL) : crd_yaml_parse(arena, place->text, NULL, NULL, NULL);
}

/* The place of a strict error: unknown field "PATH", duplicate field "PATH". */
static size_t strict_offset(const report_place *place, crd_arena *arena, const crd_value **root, crd_string text) {
  const char *open = memchr(text.data, '"', text.size);
  if (!open || text.data[text.size - 1] != '"') return CRD_NO_OFFSET;
  if (!*root) *root = read_again(place, arena);
  if (!*root) return CRD_NO_OFFSET;
  crd_text path = {.arena = arena};
  crd_text_add(&path, crd_string_of(place->prefix));
  if (path.size) crd_text_add_char(&path, '.');
  crd_text_add(&path, (crd_string){open + 1, (size_t)(text.data + text.size - open) - 2});
  return find_path(*root, crd_text_string(&path), CRD_NO_OFFSET);
}

/* The parser's text on duplicate keys has a line each: "  line 34: key "kind" already set in map". */
static void report_repeated_keys(const report *report, const report_place *place, const char *severity, crd_string text) {
  crd_string rest = text;
  while (rest.size) {
    const char *end = memchr(rest.data, '\n', rest.size);
    crd_string line = {rest.data, end ? (size_t)(end - rest.data) : rest.size};
    rest = (crd_string){line.data + line.size + (end ? 1 : 0), rest.size - line.size - (end ? 1 : 0)};
    crd_string mark = CRD_STRING("  line ");
    if (!crd_string_has_prefix(line, mark)) continue;
    size_t number = 0, at = mark.size, offset = 0;
    while (at < line.size && line.data[at] >= '0' && line.data[at] <= '9' && number < UINT32_MAX)
      number = number * 10 + (size_t)(line.data[at++] - '0');
    for (size_t n = 1; n < number && offset < place->text.size; offset++) n += place->text.data[offset] == '\n';
    while (offset < place->text.size && place->text.data[offset] == ' ') offset++;
    if (at + 2 <= line.size) line = (crd_string){line.data + at + 2, line.size - at - 2};
    report_line(report, place, offset, severity, line);
  }
}

static void report_strict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                          const char *severity) {
  const crd_value *root = NULL;
  for (uint32_t i = 0; i < verdict->strict.count; i++) {
    crd_string text = verdict->strict.items[i];
    if (memchr(text.data, '\n', text.size))
      report_repeated_keys(report, place, severity, text);
    else
      report_line(report, place, strict_offset(place, arena, &root, text), severity, text);
  }
}

void report_verdict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                    uint32_t object_offset, bool strict) {
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    uint32_t offset = error->offset == CRD_NO_OFFSET ? object_offset : error->offset;
    crd_string nowhere = CRD_STRING("<nil>");
    crd_string text =
        crd_string_equal(error->field, nowhere) ? crd_error_body(arena, error) : crd_error_message(arena, error);
    report_line(report, place, offset, "error", text);
  }
  if (!verdict->allowed && !verdict->errors.count)
    report_line(report, place, verdict->offset == CRD_NO_OFFSET ? object_offset : verdict->offset, "error",
                verdict->message);
  report_strict(report, place, arena, verdict, strict ? "error" : "warning");
  for (uint32_t i = 0; i < verdict->warnings.count; i++)
    report_line(report, place, object_offset, "warning", verdict->warnings.items[i]);
}
