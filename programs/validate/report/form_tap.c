/* SPDX-License-Identifier: Apache-2.0 */
/* TAP: a test for each document, what is wrong in a block of YAML behind it, and the plan at the end. All of it is in
 * version 13, which more readers take than 14. */
#include "../../../runtime/value/media.h"
#include "finding_rule.h"
#include "form_kit.h"
#include <stdlib.h>

/* A member of the block whose text is JSON, which is YAML too. */
static void write_block_member(FILE *stream, crd_arena *arena, const char *name, crd_string value) {
  crd_text text = {.arena = arena};
  crd_json_write_string(&text, value, CRD_JSON_COMPACT);
  fprintf(stream, "%s: %.*s\n", name, CRD_PRINT(crd_text_string(&text)));
}

static void write_findings(FILE *stream, account *account) {
  crd_arena *arena = account->arena;
  fputs("  ---\n  findings:\n", stream);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    crd_position at = report_position_at(account->place, finding->at);
    write_block_member(stream, arena, "    - message", form_line(arena, finding_text(arena, finding)));
    fprintf(stream, "      severity: %s\n", finding_severity_name(finding->severity));
    write_block_member(stream, arena, "      rule", form_line(arena, finding_rule(arena, finding, account)));
    fprintf(stream, "      line: %u\n      column: %u\n", at.line, at.column);
  }
  fputs("  ...\n", stream);
}

static void tell_tap(const report *report, account *account) {
  FILE *stream = report->stream;
  if (account->outcome == ACCOUNT_EMPTY) return;
  account_findings(account);
  fputs(account->outcome == ACCOUNT_INVALID || account->outcome == ACCOUNT_UNJUDGED ? "not ok - " : "ok - ", stream);
  crd_media_tap(stream, form_path(account->arena, report_place_file(account->place)));
  fputs(": ", stream);
  crd_media_tap(stream, form_object(account->arena, account));
  if (account_is_passed_over(account)) {
    fputs(" # SKIP ", stream);
    crd_media_tap(stream, form_line(account->arena, account->why));
  }
  fputc('\n', stream);
  if (account->count) write_findings(stream, account);
}

/* ---- putting it together ---- */

typedef struct tap_state {
  size_t tests;
} tap_state;

static void begin_tap(outlet *outlet) {
  outlet->state = calloc(1, sizeof(tap_state));
  outlet->failed = !outlet->state;
  fputs("TAP version 13\n", outlet->stream);
}

/* No line but those of tests begins so: what is told stands behind a dash, or is indented. */
static void add_tap_part(outlet *outlet, const form_part *part) {
  tap_state *state = outlet->state;
  const bool first =
      crd_string_has_prefix(part->text, CRD_STRING("ok - ")) || crd_string_has_prefix(part->text, CRD_STRING("not ok - "));
  if (state) state->tests += first + form_count(part->text, "\nok - ") + form_count(part->text, "\nnot ok - ");
  form_put(outlet->stream, part->text);
}

static void break_tap(outlet *outlet, const char *file, unsigned document, const char *why) {
  fputs("not ok - ", outlet->stream);
  crd_media_tap(outlet->stream, crd_string_of(file));
  if (document) fprintf(outlet->stream, ": document %u", document);
  fputs(": could not be judged: ", outlet->stream);
  crd_media_tap(outlet->stream, crd_string_of(why));
  fputc('\n', outlet->stream);
}

static void end_tap(outlet *outlet, const form_totals *totals) {
  const tap_state *state = outlet->state;
  const size_t tests = state ? state->tests + totals->broken : 0;
  fprintf(outlet->stream, "1..%zu%s\n", tests, tests ? "" : " # SKIP nothing was judged");
  free(outlet->state);
  outlet->state = NULL;
}

const form form_tap = {
    .name = "tap", .tell = tell_tap, .begin = begin_tap, .part = add_tap_part, .broken = break_tap, .end = end_tap};
