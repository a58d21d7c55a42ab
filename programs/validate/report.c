#include "report.h"
#include "base/diagnostic.h"
#include "yaml/advice.h"
#include <crd/json.h>
#include <crd/shown.h>
#include <crd/yaml.h>
#include <stdlib.h>

/* The most of a line that is shown; longer ones (minified JSON) are cut around the column. */
#define SHOWN 120

/* Columns count code points. */
static void position_pass(crd_position *position, char c) {
  if (c == '\n')
    *position = (crd_position){position->line + 1, 1};
  else
    position->column += ((unsigned char)c & 0xc0) != 0x80;
}

void report_index_init(report_index *index, crd_string text) {
  *index = (report_index){.text = text};
  pthread_mutex_init(&index->lock, NULL);
}

static void make_steps(report_index *index) {
  crd_string text = index->text;
  index->steps = malloc((text.size / REPORT_STEP + 1) * sizeof(crd_position));
  crd_position here = {1, 1};
  for (size_t i = 0; index->steps && i <= text.size; i++) {
    if (i % REPORT_STEP == 0) index->steps[index->count++] = here;
    if (i < text.size) position_pass(&here, text.data[i]);
  }
}

void report_index_free(report_index *index) {
  free(index->steps);
  pthread_mutex_destroy(&index->lock);
}

static crd_position position_of(report_index *index, size_t offset) {
  pthread_mutex_lock(&index->lock);
  if (!index->count) make_steps(index);
  pthread_mutex_unlock(&index->lock);
  if (!index->count) return crd_position_of(index->text, offset); /* no memory: slow */
  crd_position here = index->steps[offset / REPORT_STEP];
  for (size_t i = offset - offset % REPORT_STEP; i < offset; i++) position_pass(&here, index->text.data[i]);
  return here;
}

/* The line that `offset` is in, or as much of it as is shown; looks no further than that. */
static crd_string line_around(crd_string text, size_t offset, size_t *column) {
  size_t start = offset, end = offset;
  while (start > 0 && offset - start <= SHOWN && text.data[start - 1] != '\n') start--;
  while (end < text.size && end - offset <= SHOWN && text.data[end] != '\n' && text.data[end] != '\r') end++;
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

/* A message is one line. */
static void print_message(FILE *stream, crd_string text) {
  crd_print_shown(stream, text, CRD_SHOWN_LINE);
  fputc('\n', stream);
}

/* Where in the input something stands that has that offset in its document. */
static size_t input_offset(const report_place *place, size_t offset, bool *known) {
  crd_string source = place->input->text;
  *known = offset != CRD_NO_OFFSET && place->document + offset <= source.size;
  size_t at = place->document + (*known ? offset : 0);
  while (!*known && at < source.size && source.data[at] != '\0' && strchr("-\r\n \t", source.data[at])) at++;
  return at;
}

crd_position report_position(const report_place *place, size_t offset) {
  bool known;
  return position_of(place->index, input_offset(place, offset, &known));
}

/* The most of a kind or a name that is shown. */
#define LABEL 100u

static void print_label(FILE *stream, crd_string text, const char *end) {
  crd_print_shown(stream, (crd_string){text.data, text.size < LABEL ? text.size : LABEL}, CRD_SHOWN_NAME);
  fprintf(stream, "%s%s", text.size < LABEL ? "" : "...", end);
}

/* "Kind namespace/name: ". */
static void print_object(FILE *stream, const report_place *place) {
  if (!place->kind.size) return;
  print_label(stream, place->kind, place->name.size ? " " : ": ");
  if (!place->name.size) return;
  if (place->name_space.size) print_label(stream, place->name_space, "/");
  print_label(stream, place->name, place->generated ? "*: " : ": ");
}

/* "file:line:column: severity: Kind name: text"; an error is not called one but where there is colour. */
static void print_head(const report *report, const report_place *place, size_t at, const char *severity, crd_string text) {
  FILE *stream = report->stream;
  crd_position position = position_of(place->index, at);
  const char *bold = report->color ? "\033[1m" : "", *plain = report->color ? "\033[0m" : "";
  const char *hue = !report->color ? "" : severity[0] == 'e' ? "\033[1;31m" : "\033[1;33m";
  fputs(bold, stream);
  crd_print_shown(stream, crd_string_of(place->input->name), CRD_SHOWN_NAME);
  fprintf(stream, ":%u:%u:%s ", position.line, position.column, plain);
  if (severity[0] != 'e' || report->color) fprintf(stream, "%s%s:%s ", hue, severity, plain);
  print_object(stream, place);
  print_message(stream, text);
}

void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text) {
  FILE *stream = report->stream;
  crd_string source = place->input->text;
  bool known;
  size_t at = input_offset(place, offset, &known), column;
  print_head(report, place, at, severity, text);
  if (!known || at >= source.size) return;
  crd_string line = line_around(source, at, &column);
  fputs("  ", stream);
  crd_print_shown(stream, line, CRD_SHOWN_SOURCE);
  fputs("\n  ", stream);
  for (size_t i = 0; i < column && i < line.size; i++)
    if ((line.data[i] & 0xc0) != 0x80) fputc(line.data[i] == '\t' ? '\t' : ' ', stream);
  const char *hue = !report->color ? "" : severity[0] == 'e' ? "\033[1;31m" : "\033[1;33m";
  fprintf(stream, "%s^%s\n", hue, report->color ? "\033[0m" : "");
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

/* The place of a field as it was written. */
static uint32_t written_offset(const report_place *place, crd_arena *arena, crd_string field) {
  const crd_value **root = place->written;
  if (!*root) *root = read_again(place, place->arena);
  if (!*root) return CRD_NO_OFFSET;
  crd_text path = {.arena = arena};
  crd_text_add(&path, crd_string_of(place->prefix));
  if (path.size) crd_text_add_char(&path, '.');
  crd_text_add(&path, field);
  return find_path(*root, crd_text_string(&path), CRD_NO_OFFSET);
}

/* The place of a strict error: unknown field "PATH", duplicate field "PATH". */
static uint32_t strict_offset(const report_place *place, crd_arena *arena, crd_string text) {
  const char *open = memchr(text.data, '"', text.size);
  if (!open || text.data[text.size - 1] != '"') return CRD_NO_OFFSET;
  return written_offset(place, arena, (crd_string){open + 1, (size_t)(text.data + text.size - open) - 2});
}

/* The parser's text on duplicate keys has a line each: "  line 34: key "kind" already set in map". */
static uint32_t report_repeated_keys(const report *report, const report_place *place, const char *severity, crd_string text,
                                     uint32_t shown) {
  crd_string rest = text;
  size_t line_number = 1, line_start = 0; /* the lines come in their order, but for those of nested maps */
  while (rest.size) {
    const char *end = memchr(rest.data, '\n', rest.size);
    crd_string line = {rest.data, end ? (size_t)(end - rest.data) : rest.size};
    rest = (crd_string){line.data + line.size + (end ? 1 : 0), rest.size - line.size - (end ? 1 : 0)};
    crd_string mark = CRD_STRING("  line ");
    if (!crd_string_has_prefix(line, mark)) continue;
    if (shown++ >= REPORT_PROBLEMS) continue;
    size_t number = 0, at = mark.size;
    while (at < line.size && line.data[at] >= '0' && line.data[at] <= '9' && number < UINT32_MAX)
      number = number * 10 + (size_t)(line.data[at++] - '0');
    if (number < line_number) line_number = 1, line_start = 0;
    for (; line_number < number && line_start < place->text.size; line_start++)
      line_number += place->text.data[line_start] == '\n';
    size_t offset = line_start;
    while (offset < place->text.size && place->text.data[offset] == ' ') offset++;
    if (at + 2 <= line.size) line = (crd_string){line.data + at + 2, line.size - at - 2};
    report_line(report, place, offset, severity, line);
  }
  return shown;
}

/* Reports what is shown of them; `shown` problems were before. Gives the number of all. */
static uint32_t report_strict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                              const char *severity, uint32_t shown) {
  for (uint32_t i = 0; i < verdict->strict.count; i++) {
    crd_string text = verdict->strict.items[i];
    if (memchr(text.data, '\n', text.size))
      shown = report_repeated_keys(report, place, severity, text, shown);
    else if (shown++ < REPORT_PROBLEMS)
      report_line(report, place, strict_offset(place, arena, text), severity, text);
  }
  return shown;
}

/* An error of the layers above the CRD: the reconciler's has no field of its own, only the place that its rule looked at. */
static uint32_t error_offset(const report_place *place, crd_arena *arena, const crd_error *error, uint32_t object_offset) {
  uint32_t offset = CRD_NO_OFFSET;
  if (error->stage >= CRD_STAGE_WEBHOOK && error->field.size) offset = written_offset(place, arena, error->field);
  if (offset == CRD_NO_OFFSET) offset = error->offset; /* a map's is its first member's */
  return offset == CRD_NO_OFFSET ? object_offset : offset;
}

static void report_error(const report *report, const report_place *place, crd_arena *arena, const crd_error *error,
                         uint32_t object_offset) {
  uint32_t offset = error_offset(place, arena, error, object_offset);
  bool nowhere = crd_string_equal(error->field, CRD_STRING("<nil>")), known;
  if (crd_error_is_note(error)) {
    print_head(report, place, input_offset(place, offset, &known), "note",
               crd_error_detail(arena, error)); /* nothing that was found */
    return;
  }
  report_line(report, place, offset, "error", nowhere ? crd_error_body(arena, error) : crd_error_message(arena, error));
}

static void report_layer_error(const report *report, const report_place *place, crd_arena *arena, const crd_error *error,
                               uint32_t object_offset) {
  bool webhook = error->stage == CRD_STAGE_WEBHOOK;
  uint32_t offset = error_offset(place, arena, error, object_offset);
  crd_text text = {.arena = arena};
  crd_text_add(&text, webhook ? crd_error_message(arena, error) : crd_error_detail(arena, error));
  crd_text_add(&text, webhook ? CRD_STRING(" [webhook") : CRD_STRING(" [controller"));
  if (error->rule.size) crd_text_printf(&text, ", %.*s", (int)error->rule.size, error->rule.data);
  crd_text_add_char(&text, ']');
  report_line(report, place, offset, "error", crd_text_string(&text));
}

/* A warning of a rule above the CRD is a text like any other; which rule, and of which field, is beside it, in the same
 * order.
 */
static const crd_rule_warning *rule_of(const crd_verdict *verdict, crd_string text, uint32_t *next) {
  const crd_rule_warnings *rules = &verdict->rule_warnings;
  if (*next >= rules->count || !crd_string_equal(rules->items[*next].text, text)) return NULL;
  return &rules->items[(*next)++];
}

static void report_warning(const report *report, const report_place *place, crd_arena *arena, crd_string text,
                           const crd_rule_warning *rule, uint32_t object_offset) {
  if (!rule) {
    report_line(report, place, object_offset, "warning", text);
    return;
  }
  uint32_t offset = rule->field.size ? written_offset(place, arena, rule->field) : CRD_NO_OFFSET;
  crd_text line = {.arena = arena};
  crd_text_add(&line, text);
  crd_text_add(&line, rule->layer == CRD_LAYER_WEBHOOK ? CRD_STRING(" [webhook") : CRD_STRING(" [controller"));
  if (rule->rule.size) crd_text_printf(&line, ", %.*s", (int)rule->rule.size, rule->rule.data);
  crd_text_add_char(&line, ']');
  report_line(report, place, offset == CRD_NO_OFFSET ? object_offset : offset, "warning", crd_text_string(&line));
}

/* What the operator would do on seeing the object. */
static void report_event(const report *report, crd_arena *arena, const crd_verdict *verdict) {
  if (!verdict->event.reason.size) return;
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "  the operator would send the event %.*s", (int)verdict->event.reason.size,
                  verdict->event.reason.data);
  if (verdict->status && verdict->status->kind == CRD_MAP && verdict->status->size) {
    crd_text_add(&text, CRD_STRING(" and write the status "));
    crd_json_write(&text, verdict->status, CRD_JSON_COMPACT);
  }
  print_message(report->stream, crd_text_string(&text));
}

void report_verdict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                    uint32_t object_offset, bool strict) {
  const crd_errors *errors = &verdict->errors;
  for (uint32_t i = 0; i < errors->count && i < REPORT_PROBLEMS; i++) {
    const crd_error *error = &errors->items[i];
    if (error->stage >= CRD_STAGE_WEBHOOK)
      report_layer_error(report, place, arena, error, object_offset);
    else
      report_error(report, place, arena, error, object_offset);
  }
  if (!verdict->allowed && !errors->count)
    report_line(report, place, verdict->offset == CRD_NO_OFFSET ? object_offset : verdict->offset, "error",
                verdict->message);
  report_event(report, arena, verdict);
  uint32_t all = report_strict(report, place, arena, verdict, strict ? "error" : "warning", errors->count);
  for (uint32_t i = 0, next = 0; i < verdict->warnings.count; i++) {
    crd_string text = verdict->warnings.items[i];
    const crd_rule_warning *rule = rule_of(verdict, text, &next);
    if (all++ < REPORT_PROBLEMS) report_warning(report, place, arena, text, rule, object_offset);
  }
  if (all > REPORT_PROBLEMS)
    fprintf(report->stream, "%s: %u more problems in this document are not shown (--output json has them all)\n",
            place->input->name, all - REPORT_PROBLEMS);
}

/* ---- places ---- */

/* The offset of the line that the parser's text on duplicate keys names first. */
static uint32_t repeated_offset(const report_place *place, crd_string text) {
  static const char mark[] = "  line ";
  const char *at = memmem(text.data, text.size, mark, sizeof mark - 1);
  if (!at) return CRD_NO_OFFSET;
  size_t number = 0, offset = 0;
  for (at += sizeof mark - 1; at < text.data + text.size && *at >= '0' && *at <= '9' && number < UINT32_MAX; at++)
    number = number * 10 + (size_t)(*at - '0');
  for (size_t line = 1; line < number && offset < place->text.size; offset++) line += place->text.data[offset] == '\n';
  while (offset < place->text.size && place->text.data[offset] == ' ') offset++;
  return (uint32_t)offset;
}

void report_places(const report_place *place, crd_arena *arena, const crd_verdict *verdict, uint32_t object_offset,
                   verdict_places *places) {
  uint32_t count = verdict->errors.count;
  places->whole = report_position(place, verdict->offset == CRD_NO_OFFSET ? object_offset : verdict->offset);
  places->causes = crd_arena_alloc(arena, count * sizeof *places->causes);
  for (uint32_t i = 0; i < count; i++)
    places->causes[i] = report_position(place, error_offset(place, arena, &verdict->errors.items[i], object_offset));
  count = verdict->strict.count;
  places->strict = crd_arena_alloc(arena, count * sizeof *places->strict);
  for (uint32_t i = 0; i < count; i++) {
    crd_string text = verdict->strict.items[i];
    bool repeated = memchr(text.data, '\n', text.size);
    places->strict[i] = report_position(place, repeated ? repeated_offset(place, text) : strict_offset(place, arena, text));
  }
}

void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error) {
  crd_string text = {place->input->text.data, place->document + place->text.size};
  report_line(report, place, error->offset, "error", crdc_yaml_message(arena, error->message));
  crd_string help = crdc_yaml_advice(arena, text, place->document, place->document + error->offset, error->message);
  if (!help.size) return;
  fputs("  help: ", report->stream);
  print_message(report->stream, help);
}
