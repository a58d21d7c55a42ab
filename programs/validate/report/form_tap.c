/* SPDX-License-Identifier: Apache-2.0 */
/* TAP: a test for each document, its errors in a YAML block after it, and the plan at the end. It is version 13, which more
 * readers support than 14. */
#include "../../../runtime/value/media.h"
#include "form_kit.h"
#include <stdlib.h>

static void write_findings(FILE *stream, account *account) {
  crd_arena *arena = account->arena;
  tap_open_block(stream);
  fputs("  findings:\n", stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    crd_position at = report_position_at(account->place, finding->at);
    tap_member(stream, arena, "    - message", form_line(arena, finding_text(arena, finding)));
    fprintf(stream, "      severity: %s\n", finding_severity_name(finding->severity));
    tap_member(stream, arena, "      rule", form_line(arena, finding_rule(arena, finding, account)));
    fprintf(stream, "      line: %u\n      column: %u\n", at.line, at.column);
  }
  tap_close_block(stream);
}

static void tell_tap(const report *report, account *account) {
  FILE *stream = report->stream;
  if (account->outcome == ACCOUNT_EMPTY) return;
  account_findings(account);
  tap_open_test(stream, account->outcome != ACCOUNT_INVALID && account->outcome != ACCOUNT_UNJUDGED);
  tap_text(stream, form_path(account->arena, report_place_file(account->place)));
  fputs(": ", stream);
  tap_text(stream, form_object(account->arena, account));
  if (account_is_passed_over(account)) tap_skip(stream, form_line(account->arena, account->why));
  tap_end_test(stream);
  if (account->count) write_findings(stream, account);
}

/* ---- putting it together ---- */

typedef struct tap_state {
  size_t tests;
} tap_state;

static void begin_tests(outlet *outlet) {
  outlet->state = calloc(1, sizeof(tap_state));
  outlet->failed = !outlet->state;
  tap_begin(outlet->stream, 13);
}

static void add_tap_part(outlet *outlet, const form_part *part) {
  tap_state *state = outlet->state;
  if (state) state->tests += tap_count_tests(part->text);
  form_put(outlet->stream, part->text);
}

static void break_tap(outlet *outlet, const char *file, unsigned document, const char *why) {
  tap_open_test(outlet->stream, false);
  tap_text(outlet->stream, crd_string_of(file));
  if (document) fprintf(outlet->stream, ": document %u", document);
  fputs(": could not be judged: ", outlet->stream);
  tap_text(outlet->stream, crd_string_of(why));
  tap_end_test(outlet->stream);
}

static void end_tap(outlet *outlet, const form_totals *totals) {
  const tap_state *state = outlet->state;
  tap_plan(outlet->stream, state ? state->tests + totals->broken : 0, "nothing was judged");
  free(outlet->state);
  outlet->state = NULL;
}

const form form_tap = {
    .name = "tap", .tell = tell_tap, .begin = begin_tests, .part = add_tap_part, .broken = break_tap, .end = end_tap};

/* Only test lines begin with TAP's keywords: other texts follow a dash, or are indented. */

void tap_begin(FILE *stream, unsigned version) {
  fprintf(stream, "TAP version %u\n", version);
}

void tap_open_test(FILE *stream, bool passed) {
  fputs(passed ? "ok - " : "not ok - ", stream);
}

void tap_text(FILE *stream, crd_string text) {
  crd_media_tap(stream, text);
}

void tap_skip(FILE *stream, crd_string why) {
  fputs(" # SKIP ", stream);
  crd_media_tap(stream, why);
}

void tap_end_test(FILE *stream) {
  fputc('\n', stream);
}

size_t tap_count_tests(crd_string text) {
  const bool first =
      crd_string_has_prefix(text, CRD_STRING("ok - ")) || crd_string_has_prefix(text, CRD_STRING("not ok - "));
  return first + form_count(text, "\nok - ") + form_count(text, "\nnot ok - ");
}

void tap_open_block(FILE *stream) {
  fputs("  ---\n", stream);
}

void tap_member(FILE *stream, crd_arena *arena, const char *name, crd_string value) {
  crd_text text = {.arena = arena};
  crd_json_write_string(&text, value, CRD_JSON_COMPACT);
  fprintf(stream, "%s: %.*s\n", name, CRD_PRINT(crd_text_string(&text)));
}

void tap_close_block(FILE *stream) {
  fputs("  ...\n", stream);
}

void tap_plan(FILE *stream, size_t tests, const char *none) {
  fprintf(stream, "1..%zu", tests);
  if (!tests && none) fprintf(stream, " # SKIP %s", none);
  fputc('\n', stream);
}
