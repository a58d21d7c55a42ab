/* SPDX-License-Identifier: Apache-2.0 */
/* Each finding is a complete line with its place, for editors and grep. With excerpts the object is named once above its
 * findings, and findings on the same source line share that line. */
#include "report.h"
#include "base/diagnostic.h"
#include "form.h"
#include "yaml/place.h"
#include <crd/shown.h>
#include <stdlib.h>
#include <string.h>

/* ---- pieces of lines ---- */

static const char *hue_of(const report *report, const char *severity) {
  if (!report->color) return "";
  return severity[0] == 'e' ? "\033[1;31m" : severity[0] == 'w' ? "\033[1;33m" : "\033[1;36m";
}

static const char *plain_of(const report *report) {
  return report->color ? "\033[0m" : "";
}

/* Prints a message as one line. */
static void print_message(FILE *stream, crd_string text) {
  crd_print_shown(stream, text, CRD_SHOWN_LINE);
  fputc('\n', stream);
}

/* Prints "file:line:column: severity: object: text"; the word "error" only with colour. */
static void print_head(const report *report, const report_place *place, size_t at, const char *severity, crd_string object,
                       crd_string text) {
  FILE *stream = report->stream;
  crd_position position = report_position_at(place, at);
  if (report->color) fputs("\033[1m", stream);
  crd_print_shown(stream, report_place_file(place), CRD_SHOWN_NAME);
  fprintf(stream, ":%u:%u:%s ", position.line, position.column, plain_of(report));
  if (severity[0] != 'e' || report->color) fprintf(stream, "%s%s:%s ", hue_of(report, severity), severity, plain_of(report));
  if (object.size) {
    crd_print_shown(stream, object, CRD_SHOWN_NAME);
    fputs(": ", stream);
  }
  print_message(stream, text);
}

/* ---- excerpts ---- */

/* A marked part of a source line. */
typedef struct mark {
  size_t at, end; /* in the input */
} mark;

static int compare_marks(const void *a, const void *b) {
  const mark *one = a, *other = b;
  return one->at < other->at ? -1 : one->at > other->at;
}

/* Prints the source line, and below it a caret at the start of each mark, extended to its end. */
static void print_excerpt(const report *report, crd_string source, const char *severity, mark *marks, size_t count) {
  FILE *stream = report->stream;
  size_t column;
  crd_string line = report_line_around(source, marks[0].at, &column);
  fputs("  ", stream);
  crd_print_shown(stream, line, CRD_SHOWN_SOURCE);
  fprintf(stream, "\n  %s", hue_of(report, severity));
  qsort(marks, count, sizeof *marks, compare_marks);
  const size_t start = (size_t)(line.data - source.data), last = marks[count - 1].end;
  size_t mark = 0;
  for (size_t at = start; at < last && at <= start + line.size; at++) {
    while (mark + 1 < count && at >= marks[mark + 1].at) mark++;
    const bool within = at >= marks[mark].at && at < marks[mark].end;
    if (at > start && at < source.size && (source.data[at] & 0xc0) == 0x80) continue;
    fputc(within ? (at == marks[mark].at ? '^' : '~') : at < source.size && source.data[at] == '\t' ? '\t' : ' ', stream);
  }
  fprintf(stream, "%s\n", plain_of(report));
}

/* Whether two places are on one line, which is short enough to be shown as a whole. */
static bool is_one_line(crd_string text, size_t a, size_t b) {
  const size_t from = a < b ? a : b, to = a < b ? b : a;
  if (to - from > REPORT_LINE || memchr(text.data + from, '\n', to - from)) return false;
  size_t column, other;
  crd_string line = report_line_around(text, a, &column), same = report_line_around(text, b, &other);
  return line.data == same.data && line.size == same.size;
}

void report_line(const report *report, const report_place *place, size_t offset, const char *severity, crd_string text) {
  crd_string source = place->input->text;
  bool known;
  size_t at = report_input_offset(place, offset, &known);
  print_head(report, place, at, severity, place->kind, text);
  mark mark = {at, at + 1};
  if (known && at < source.size) print_excerpt(report, source, severity, &mark, 1);
}

/* ---- accounts ---- */

/* Prints what the operator would do with the object. */
static void report_event(const report *report, crd_arena *arena, const crd_verdict *verdict) {
  if (!verdict->event.reason.size) return;
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "  the operator would send the event %.*s", CRD_PRINT(verdict->event.reason));
  if (verdict->status && verdict->status->kind == CRD_MAP && verdict->status->size) {
    crd_text_add(&text, CRD_STRING(" and write the status "));
    crd_json_write(&text, verdict->status, CRD_JSON_COMPACT);
  }
  print_message(report->stream, crd_text_string(&text));
}

static void report_help(const report *report, crd_string help) {
  if (!help.size) return;
  fputs("  help: ", report->stream);
  print_message(report->stream, help);
}

/* Whether the finding has a source line to show. */
static bool has_source(const account *account, const finding *finding) {
  const bool note_of_rules = finding->severity == FINDING_NOTE && finding->error;
  return finding->placed && !note_of_rules && finding->at < account->place->input->text.size;
}

/* Prints the findings on one source line with equal severity, and moves `*end` after them. */
static void report_excerpt(const report *report, const account *account, uint32_t from, uint32_t end) {
  const finding *first = &account->findings[from];
  mark *marks = crd_arena_alloc(account->arena, (end - from) * sizeof *marks);
  for (uint32_t i = from; i < end; i++) marks[i - from] = (mark){account->findings[i].at, account->findings[i].end};
  print_excerpt(report, account->place->input->text, finding_severity_name(first->severity), marks, end - from);
}

/* Whether the next finding is shown with the same source line. */
static bool shares_source(const account *account, const finding *finding, const struct finding *next) {
  return next->severity == finding->severity && has_source(account, next) &&
         is_one_line(account->place->input->text, finding->at, next->at);
}

static void report_findings(const report *report, const account *account, uint32_t shown, crd_string object) {
  uint32_t errors = account->verdict ? account->verdict->errors.count : 0;
  if (account->verdict && !account->verdict->allowed && !errors) errors = 1; /* its message */
  const bool excerpts = report->excerpts == EXCERPTS_OF_ALL || (report->excerpts && account->count <= REPORT_EXCERPTS);
  for (uint32_t i = 0, from = 0; i < shown; i++) {
    const finding *finding = &account->findings[i];
    print_head(report, account->place, finding->at, finding_severity_name(finding->severity), object,
               finding_text(account->arena, finding));
    const bool last = i + 1 == shown || i + 1 == errors || finding->help.size;
    if (!excerpts || !has_source(account, finding)) {
      from = i + 1;
    } else if (last || !shares_source(account, finding, finding + 1)) {
      report_excerpt(report, account, from, i + 1);
      from = i + 1;
    }
    report_help(report, finding->help);
    if (i + 1 == errors) report_event(report, account->arena, account->verdict);
  }
}

void report_account(const report *report, account *account) {
  account_findings(account);
  if (!account->count) return;
  const uint32_t shown = account->count < REPORT_PROBLEMS ? account->count : REPORT_PROBLEMS;
  crd_string object = account_object(account->arena, account);
  FILE *stream = report->stream;
  if (report->excerpts && object.size) { /* prints the heading; the following lines have no name */
    if (report->color) fputs("\033[1m", stream);
    crd_print_shown(stream, report_place_file(account->place), CRD_SHOWN_NAME);
    fprintf(stream, ": %.*s%s\n", CRD_PRINT(object), plain_of(report));
  }
  report_findings(report, account, shown, report->excerpts ? (crd_string){NULL, 0} : object);
  if (account->count > shown) {
    crd_print_shown(stream, report_place_file(account->place), CRD_SHOWN_NAME);
    fprintf(stream, ": %u more problems in this document are not shown (--output json has them all)\n",
            account->count - shown);
  }
  if (report->excerpts) fputc('\n', stream);
}

void report_unreadable(const report *report, const report_place *place, crd_arena *arena, const crd_parse_error *error) {
  crd_string text = {place->input->text.data, place->document + place->text.size};
  report_line(report, place, error->offset, "error", crdc_yaml_message(arena, error->message));
  report_help(report, crdc_yaml_advice(arena, text, place->document, place->document + error->offset, error->message));
}

/* Names are appended. When the room is full they are sorted and equal ones merged; the room is doubled only if most were
 * different. So n names take n log n steps, and memory for twice the number of different ones. */

#define FIRST_ROOM 16

static int compare_tallied_names(const void *a, const void *b) {
  return strcmp(((const tally_entry *)a)->name, ((const tally_entry *)b)->name);
}

void tally_settle(tally *tally) {
  size_t kept = 0;
  if (tally->count) qsort(tally->items, tally->count, sizeof *tally->items, compare_tallied_names);
  for (size_t i = 0; i < tally->count; i++) {
    if (kept && strcmp(tally->items[kept - 1].name, tally->items[i].name) == 0) {
      tally->items[kept - 1].uses += tally->items[i].uses;
      free(tally->items[i].name);
    } else {
      tally->items[kept++] = tally->items[i];
    }
  }
  tally->count = kept;
}

static bool tally_grow(tally *tally) {
  if (tally->count < tally->room) return true;
  tally_settle(tally);
  if (tally->room && tally->count <= tally->room / 2) return true;
  size_t room = tally->room ? tally->room * 2 : FIRST_ROOM;
  tally_entry *items = realloc(tally->items, room * sizeof *items);
  if (!items) return tally->count < tally->room;
  tally->items = items;
  tally->room = room;
  return true;
}

void tally_add(tally *tally, const char *name) {
  char *copy = tally_grow(tally) ? strdup(name) : NULL;
  if (copy)
    tally->items[tally->count++] = (tally_entry){copy, 1};
  else
    tally->lost++;
}

void tally_free(tally *tally) {
  for (size_t i = 0; i < tally->count; i++) free(tally->items[i].name);
  free(tally->items);
  *tally = (struct tally){.items = NULL};
}

/* The form for people (report.h). Valid documents only appear in the summary. */

const form form_text = {.name = "text", .to_people = true, .streams = true, .tell = report_account};
