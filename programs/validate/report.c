/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"
#include "base/diagnostic.h"
#include "yaml/advice.h"
#include <assert.h>
#include <crd/json.h>
#include <crd/layers.h>
#include <crd/shown.h>
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
  if (place->source.size) print_label(stream, place->source, ": ");
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

/* Reports what is shown of them; `shown` problems were before. Gives the number of all. */
static uint32_t report_strict(const report *report, const report_place *place, crd_arena *arena, const crd_verdict *verdict,
                              const char *severity, uint32_t shown) {
  const crd_strict_errors *found = &verdict->found;
  for (uint32_t i = 0; i < found->count && shown + i < REPORT_PROBLEMS; i++)
    report_line(report, place, found->items[i].offset, severity, crd_strict_detail(arena, &found->items[i], false));
  return shown + found->count;
}

static uint32_t error_offset(const crd_error *error, uint32_t object_offset) {
  return error->offset == CRD_NO_OFFSET ? object_offset : error->offset;
}

static void report_error(const report *report, const report_place *place, crd_arena *arena, const crd_error *error,
                         uint32_t object_offset) {
  uint32_t offset = error_offset(error, object_offset);
  bool nowhere = crd_string_equal(error->field, CRD_STRING("<nil>")), known;
  if (crd_error_is_note(error)) {
    print_head(report, place, input_offset(place, offset, &known), "note",
               crd_error_detail(arena, error)); /* nothing that was found */
    return;
  }
  report_line(report, place, offset, "error", nowhere ? crd_error_body(arena, error) : crd_error_message(arena, error));
}

/* What an error of a layer above the CRD, or of a mutation, is told with. */
static const char *stage_label(unsigned stage) {
  static const struct {
    unsigned stage;
    const char *label;
  } labels[] = {{CRD_STAGE_WEBHOOK, " [webhook"}, {CRD_STAGE_CONTROLLER, " [controller"}, {CRD_STAGE_PODS, " [pods"}};
  for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
    if (labels[i].stage == stage) return labels[i].label;
  return " [mutation";
}

static void report_layer_error(const report *report, const report_place *place, crd_arena *arena, const crd_error *error,
                               uint32_t object_offset) {
  bool of_field = error->stage == CRD_STAGE_WEBHOOK || error->stage == CRD_STAGE_PODS;
  uint32_t offset = error_offset(error, object_offset);
  crd_text text = {.arena = arena};
  crd_text_add(&text, of_field ? crd_error_message(arena, error) : crd_error_detail(arena, error));
  crd_text_add(&text, crd_string_of(stage_label(error->stage)));
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
  crd_text line = {.arena = arena};
  crd_text_add(&line, text);
  crd_string layer = crd_layer_name(rule->layer);
  crd_text_printf(&line, " [%.*s", CRD_PRINT(layer));
  if (rule->rule.size) crd_text_printf(&line, ", %.*s", (int)rule->rule.size, rule->rule.data);
  crd_text_add_char(&line, ']');
  report_line(report, place, rule->offset == CRD_NO_OFFSET ? object_offset : rule->offset, "warning",
              crd_text_string(&line));
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

void report_places(const report_place *place, crd_arena *arena, const crd_verdict *verdict, uint32_t object_offset,
                   verdict_places *places) {
  uint32_t count = verdict->errors.count;
  places->whole = report_position(place, verdict->offset == CRD_NO_OFFSET ? object_offset : verdict->offset);
  places->causes = crd_arena_alloc(arena, count * sizeof *places->causes);
  for (uint32_t i = 0; i < count; i++)
    places->causes[i] = report_position(place, error_offset(&verdict->errors.items[i], object_offset));
  places->strict = crd_arena_alloc(arena, verdict->strict.count * sizeof *places->strict);
  count = 0;
  for (uint32_t i = 0; i < verdict->found.count; i++) { /* one for the keys that stand twice, as there is one text */
    const crd_strict_error *error = &verdict->found.items[i];
    if (!i || error->kind != CRD_STRICT_KEY || error[-1].kind != CRD_STRICT_KEY)
      places->strict[count++] = report_position(place, error->offset);
  }
  assert(count == verdict->strict.count);
}

void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error) {
  crd_string text = {place->input->text.data, place->document + place->text.size};
  report_line(report, place, error->offset, "error", crdc_yaml_message(arena, error->message));
  crd_string help = crdc_yaml_advice(arena, text, place->document, place->document + error->offset, error->message);
  if (!help.size) return;
  fputs("  help: ", report->stream);
  print_message(report->stream, help);
}
