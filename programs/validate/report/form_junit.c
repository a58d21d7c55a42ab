/* SPDX-License-Identifier: Apache-2.0 */
/* JUnit: a testsuite for each file, a testcase for each document and item. A testsuite begins with the number of its
 * testcases, so these are kept until the file ends. */
#include "../../../runtime/value/media.h"
#include "form_kit.h"
#include <stdlib.h>

/* Opens an element in a testcase. */
static void open_result(FILE *stream, const char *element) {
  xml_line(stream);
  xml_open(stream, 4, element);
}

/* Closes it after its text, and the testcase. */
static void close_result(FILE *stream, const char *element) {
  if (element) xml_close(stream, 0, element);
  xml_line(stream);
  xml_close(stream, 2, "testcase");
  xml_line(stream);
}

/* Writes "failure" or "error" with the lines of all errors. */
static void write_failure(FILE *stream, account *account) {
  crd_arena *arena = account->arena;
  const bool unjudged = account->outcome == ACCOUNT_UNJUDGED;
  const finding *first = &account->findings[0];
  const char *element = unjudged ? "error" : "failure";
  open_result(stream, element);
  xml_attribute(stream, "type", form_line(arena, finding_rule(arena, first, account)));
  crd_string told = form_line(arena, finding_text(arena, first));
  if (account->count > 1) told = crd_arena_printf(arena, "%.*s (and %u more)", CRD_PRINT(told), account->count - 1);
  xml_attribute(stream, "message", told);
  xml_begin(stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    crd_position at = report_position_at(account->place, finding->at);
    xml_text(stream, form_path(arena, report_place_file(account->place)));
    fprintf(stream, ":%u:%u: %s: ", at.line, at.column, finding_severity_name(finding->severity));
    xml_text(stream, form_line(arena, finding_text(arena, finding)));
    fputc('\n', stream);
  }
  close_result(stream, element);
}

/* Writes the remarks about a valid document. */
static void write_remarks(FILE *stream, account *account) {
  open_result(stream, "system-out");
  xml_begin(stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    fprintf(stream, "%u: %s: ", report_position_at(account->place, finding->at).line,
            finding_severity_name(finding->severity));
    xml_text(stream, form_line(account->arena, finding_text(account->arena, finding)));
    fputc('\n', stream);
  }
  close_result(stream, "system-out");
}

static void write_skipped(FILE *stream, account *account) {
  open_result(stream, "skipped");
  xml_attribute(stream, "message", form_line(account->arena, account->why));
  xml_end(stream);
  if (account->verdict)
    write_remarks(stream, account);
  else
    close_result(stream, NULL);
}

static void tell_junit(const report *report, account *account) {
  FILE *stream = report->stream;
  if (account->outcome == ACCOUNT_EMPTY) return;
  account_findings(account);
  crd_string file = form_path(account->arena, report_place_file(account->place));
  xml_open(stream, 2, "testcase");
  xml_attribute(stream, "classname", file);
  xml_attribute(stream, "name", form_object(account->arena, account));
  xml_attribute(stream, "file", file);
  xml_number(stream, "line", report_position(account->place, account->offset).line);
  const bool plain = account->outcome == ACCOUNT_VALID && !account->count && !account_is_passed_over(account);
  if (plain) {
    xml_end(stream);
    xml_line(stream);
    return;
  }
  xml_begin(stream);
  if (account_is_passed_over(account))
    write_skipped(stream, account);
  else if (account->outcome != ACCOUNT_VALID)
    write_failure(stream, account);
  else
    write_remarks(stream, account);
}

/* ---- putting it together ---- */

typedef struct junit_state {
  char *file; /* the file of the kept testcases; NULL: none */
  output cases;
} junit_state;

static void begin_junit(outlet *outlet) {
  outlet->state = calloc(1, sizeof(junit_state));
  outlet->failed = !outlet->state;
  xml_declare(outlet->stream);
  xml_open(outlet->stream, 0, "testsuites");
  xml_attribute(outlet->stream, "name", CRD_STRING("crd-validate"));
  xml_begin(outlet->stream);
  xml_line(outlet->stream);
}

/* Counts elements by name, because no text contains '<'. */
static void finish_suite(outlet *outlet) {
  junit_state *state = outlet->state;
  if (!state->file) return;
  crd_string cases = {state->cases.text, state->cases.size};
  if (cases.size) {
    xml_open(outlet->stream, 0, "testsuite");
    xml_attribute(outlet->stream, "name", crd_string_of(state->file));
    xml_number(outlet->stream, "tests", form_count(cases, "<testcase"));
    xml_number(outlet->stream, "failures", form_count(cases, "<failure"));
    xml_number(outlet->stream, "errors", form_count(cases, "<error"));
    xml_number(outlet->stream, "skipped", form_count(cases, "<skipped"));
    xml_begin(outlet->stream);
    xml_line(outlet->stream);
    form_put(outlet->stream, cases);
    xml_close(outlet->stream, 0, "testsuite");
    xml_line(outlet->stream);
  }
  outlet->failed = outlet->failed || state->cases.cut;
  free(state->file);
  output_free(&state->cases);
  *state = (junit_state){.file = NULL};
}

/* Begins the testcases of a file. */
static bool open_suite(outlet *outlet, const char *file) {
  junit_state *state = outlet->state;
  if (state->file && strcmp(state->file, file) == 0) return true;
  finish_suite(outlet);
  state->file = strdup(file);
  if (!state->file) outlet->failed = true;
  return state->file != NULL;
}

static void add_junit_part(outlet *outlet, const form_part *part) {
  junit_state *state = outlet->state;
  if (!state || !open_suite(outlet, part->file)) return;
  output_add(&state->cases, part->text.data, part->text.size);
}

static void break_junit(outlet *outlet, const char *file, unsigned document, const char *why) {
  junit_state *state = outlet->state;
  if (!state || !open_suite(outlet, file)) return;
  output_stream into;
  if (!output_stream_open(&into)) {
    outlet->failed = true;
    return;
  }
  into.to = &state->cases;
  xml_open(into.stream, 2, "testcase");
  xml_attribute(into.stream, "classname", crd_string_of(file));
  xml_open_attribute(into.stream, "name");
  if (document)
    fprintf(into.stream, "document %u", document);
  else
    xml_text(into.stream, crd_string_of(file));
  xml_close_attribute(into.stream);
  xml_begin(into.stream);
  open_result(into.stream, "error");
  xml_attribute(into.stream, "type", CRD_STRING("unreadable"));
  xml_attribute(into.stream, "message", crd_string_of(why));
  xml_end(into.stream);
  close_result(into.stream, NULL);
  output_stream_close(&into);
}

static void end_junit(outlet *outlet, const form_totals *totals) {
  (void)totals;
  if (outlet->state) finish_suite(outlet);
  free(outlet->state);
  outlet->state = NULL;
  xml_close(outlet->stream, 0, "testsuites");
  xml_line(outlet->stream);
}

const form form_junit = {.name = "junit",
                         .tell = tell_junit,
                         .begin = begin_junit,
                         .part = add_junit_part,
                         .broken = break_junit,
                         .end = end_junit};

/* Writes XML directly, without state between calls. */

void xml_declare(FILE *stream) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", stream);
}

void xml_open(FILE *stream, int blanks, const char *element) {
  fprintf(stream, "%*s<%s", blanks, "", element);
}

void xml_begin(FILE *stream) {
  fputc('>', stream);
}

void xml_close(FILE *stream, int blanks, const char *element) {
  fprintf(stream, "%*s</%s>", blanks, "", element);
}

void xml_end(FILE *stream) {
  fputs("/>", stream);
}

void xml_line(FILE *stream) {
  fputc('\n', stream);
}

void xml_attribute(FILE *stream, const char *name, crd_string value) {
  xml_open_attribute(stream, name);
  xml_text(stream, value);
  xml_close_attribute(stream);
}

void xml_number(FILE *stream, const char *name, size_t number) {
  fprintf(stream, " %s=\"%zu\"", name, number);
}

void xml_open_attribute(FILE *stream, const char *name) {
  fprintf(stream, " %s=\"", name);
}

void xml_close_attribute(FILE *stream) {
  fputc('"', stream);
}

void xml_text(FILE *stream, crd_string text) {
  crd_media_xml(stream, text);
}
