/* SPDX-License-Identifier: Apache-2.0 */
/* JUnit: a testsuite for each file, a testcase for each document and item. A testsuite says first how many of them there
 * are, so that its testcases are kept until the file is at its end. */
#include "../../../runtime/value/media.h"
#include "finding_rule.h"
#include "form_kit.h"
#include <stdlib.h>

static void write_attribute(FILE *stream, const char *name, crd_string value) {
  fprintf(stream, " %s=\"", name);
  crd_media_xml(stream, value);
  fputc('"', stream);
}

/* "failure" or "error", with the lines of all that is wrong. */
static void write_failure(FILE *stream, account *account) {
  crd_arena *arena = account->arena;
  const bool unjudged = account->outcome == ACCOUNT_UNJUDGED;
  const finding *first = &account->findings[0];
  const char *element = unjudged ? "error" : "failure";
  fprintf(stream, ">\n    <%s", element);
  write_attribute(stream, "type", form_line(arena, finding_rule(arena, first, account)));
  crd_string told = form_line(arena, finding_text(arena, first));
  if (account->count > 1) told = crd_arena_printf(arena, "%.*s (and %u more)", CRD_PRINT(told), account->count - 1);
  write_attribute(stream, "message", told);
  fputc('>', stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    crd_position at = report_position_at(account->place, finding->at);
    crd_media_xml(stream, form_path(arena, report_place_file(account->place)));
    fprintf(stream, ":%u:%u: %s: ", at.line, at.column, finding_severity_name(finding->severity));
    crd_media_xml(stream, form_line(arena, finding_text(arena, finding)));
    fputc('\n', stream);
  }
  fprintf(stream, "</%s>\n  </testcase>\n", element);
}

/* Of a document that is fine what is said of it all the same. */
static void write_remarks(FILE *stream, account *account) {
  fputs(">\n    <system-out>", stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    fprintf(stream, "%u: %s: ", report_position_at(account->place, finding->at).line,
            finding_severity_name(finding->severity));
    crd_media_xml(stream, form_line(account->arena, finding_text(account->arena, finding)));
    fputc('\n', stream);
  }
  fputs("</system-out>\n  </testcase>\n", stream);
}

static void tell_junit(const report *report, account *account) {
  FILE *stream = report->stream;
  if (account->outcome == ACCOUNT_EMPTY) return;
  account_findings(account);
  crd_string file = form_path(account->arena, report_place_file(account->place));
  const uint32_t place = account->offset;
  fputs("  <testcase", stream);
  write_attribute(stream, "classname", file);
  write_attribute(stream, "name", form_object(account->arena, account));
  write_attribute(stream, "file", file);
  fprintf(stream, " line=\"%u\"", report_position(account->place, place).line);
  if (account_is_passed_over(account)) {
    fputs(">\n    <skipped", stream);
    write_attribute(stream, "message", form_line(account->arena, account->why));
    fputs("/", stream);
    if (account->verdict)
      write_remarks(stream, account);
    else
      fputs(">\n  </testcase>\n", stream);
  } else if (account->outcome != ACCOUNT_VALID) {
    write_failure(stream, account);
  } else if (account->count) {
    write_remarks(stream, account);
  } else {
    fputs("/>\n", stream);
  }
}

/* ---- putting it together ---- */

typedef struct junit_state {
  char *file; /* whose testcases are kept; NULL: none */
  output cases;
} junit_state;

static void begin_junit(outlet *outlet) {
  outlet->state = calloc(1, sizeof(junit_state));
  outlet->failed = !outlet->state;
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"crd-validate\">\n", outlet->stream);
}

/* Elements are counted by their names: no text has a '<'. */
static void finish_suite(outlet *outlet) {
  junit_state *state = outlet->state;
  if (!state->file) return;
  crd_string cases = {state->cases.text, state->cases.size};
  if (cases.size) {
    fputs("<testsuite", outlet->stream);
    write_attribute(outlet->stream, "name", crd_string_of(state->file));
    fprintf(outlet->stream, " tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\">\n",
            form_count(cases, "<testcase"), form_count(cases, "<failure"), form_count(cases, "<error"),
            form_count(cases, "<skipped"));
    form_put(outlet->stream, cases);
    fputs("</testsuite>\n", outlet->stream);
  }
  outlet->failed = outlet->failed || state->cases.cut;
  free(state->file);
  output_free(&state->cases);
  *state = (junit_state){.file = NULL};
}

/* Makes a file the one whose testcases are kept. */
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
  fputs("  <testcase", into.stream);
  write_attribute(into.stream, "classname", crd_string_of(file));
  if (document) fprintf(into.stream, " name=\"document %u\"", document);
  if (!document) write_attribute(into.stream, "name", crd_string_of(file));
  fputs(">\n    <error type=\"unreadable\"", into.stream);
  write_attribute(into.stream, "message", crd_string_of(why));
  fputs("/>\n  </testcase>\n", into.stream);
  output_stream_close(&into);
}

static void end_junit(outlet *outlet, const form_totals *totals) {
  (void)totals;
  if (outlet->state) finish_suite(outlet);
  free(outlet->state);
  outlet->state = NULL;
  fputs("</testsuites>\n", outlet->stream);
}

const form form_junit = {.name = "junit",
                         .tell = tell_junit,
                         .begin = begin_junit,
                         .part = add_junit_part,
                         .broken = break_junit,
                         .end = end_junit};
