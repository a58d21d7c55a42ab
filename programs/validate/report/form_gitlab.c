/* SPDX-License-Identifier: Apache-2.0 */
/* The report of GitLab's Code Quality: a JSON list with one entry per finding, each with a unique fingerprint. */
#include "form_kit.h"
#include "judge/json_members.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void write_entry(const report *report, account *account, const finding *finding) {
  static const char *const severities[] = {"major", "minor", "info"};
  crd_arena *arena = account->arena;
  crd_text rest = {.arena = arena};
  crd_string rule = form_line(arena, finding_rule(arena, finding, account));
  crd_string message = form_line(arena, finding_text(arena, finding)), object = form_object(arena, account);
  crdc_put_string(&rest, "description", crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(object), CRD_PRINT(message)));
  crdc_put_string(&rest, "check_name", rule);
  crdc_put_string(&rest, "severity", crd_string_of(severities[finding->severity]));
  crdc_put_name(&rest, "location");
  crd_text_add_char(&rest, '{');
  crdc_put_string(&rest, "path", form_path(arena, report_place_file(account->place)));
  const uint32_t line = report_position_at(account->place, finding->at).line;
  crd_text_printf(&rest, ",\"lines\":{\"begin\":%u,\"end\":%u}}}", line, line);
  const form_record record = {.fingerprint = form_fingerprint(account, finding, rule, message),
                              .rest = crd_text_string(&rest)};
  form_record_write(report->stream, &record);
}

static void tell_gitlab(const report *report, account *account) {
  account_findings(account);
  for (uint32_t i = 0; i < account->count; i++) write_entry(report, account, &account->findings[i]);
}

/* ---- putting it together ---- */

typedef struct gitlab_state {
  form_seen seen;
  bool any;
  char *unjudged; /* the first file with something that was not judged; owned, NULL: none */
} gitlab_state;

static void begin_gitlab(outlet *outlet) {
  outlet->state = calloc(1, sizeof(gitlab_state));
  outlet->failed = !outlet->state;
  fputc('[', outlet->stream);
}

static void put_entry(outlet *outlet, uint64_t fingerprint, crd_string rest) {
  gitlab_state *state = outlet->state;
  uint32_t before;
  if (!state || !form_seen_add(&state->seen, fingerprint, &before)) {
    outlet->failed = true;
    return;
  }
  fprintf(outlet->stream, "%s\n{\"fingerprint\":\"%016" PRIx64 "-%u\"", state->any ? "," : "", fingerprint, before + 1);
  form_put(outlet->stream, rest);
  state->any = true;
}

static void add_gitlab_part(outlet *outlet, const form_part *part) {
  gitlab_state *state = outlet->state;
  const form_counts *counts = &part->counts;
  if (state && !state->unjudged && counts->unknown + counts->encrypted + counts->templates)
    state->unjudged = strdup(part->file);
  crd_string text = part->text;
  form_record record;
  while (form_record_next(&text, &record)) put_entry(outlet, record.fingerprint, record.rest);
}

/* Adds an entry about a whole file. */
static void add_whole(crd_text *rest, crd_string what, const char *check, const char *severity, const char *file) {
  crdc_put_string(rest, "description", what);
  crdc_put_string(rest, "check_name", crd_string_of(check));
  crdc_put_string(rest, "severity", crd_string_of(severity));
  crdc_put_name(rest, "location");
  crd_text_add_char(rest, '{');
  crdc_put_string(rest, "path", crd_string_of(file));
  crd_text_add(rest, CRD_STRING(",\"lines\":{\"begin\":1,\"end\":1}}}"));
}

static void break_gitlab(outlet *outlet, const char *file, unsigned document, const char *why) {
  crd_text rest = {.arena = crd_arena_create(NULL)};
  if (!rest.arena) {
    outlet->failed = true;
    return;
  }
  crd_text what = {.arena = rest.arena};
  if (document) crd_text_printf(&what, "document %u: ", document);
  crd_text_printf(&what, "could not be judged: %s", why);
  add_whole(&rest, crd_text_string(&what), "unreadable", "blocker", file);
  put_entry(outlet, form_fingerprint_of((const char *[]){file, "unreadable", why}, 3), crd_text_string(&rest));
  crd_arena_destroy(rest.arena);
}

/* Reports what was not judged, at the first such file. */
static void note_unjudged(outlet *outlet, const form_totals *totals) {
  const gitlab_state *state = outlet->state;
  crd_text rest = {.arena = crd_arena_create(NULL)};
  bool nothing;
  if (!rest.arena) {
    outlet->failed = true;
    return;
  }
  const crd_string why = form_unjudged(rest.arena, totals, &nothing);
  add_whole(&rest, why, "unjudged", "info", state->unjudged ? state->unjudged : ".");
  if (why.size) put_entry(outlet, form_fingerprint_of((const char *[]){"unjudged"}, 1), crd_text_string(&rest));
  crd_arena_destroy(rest.arena);
}

static void end_gitlab(outlet *outlet, const form_totals *totals) {
  gitlab_state *state = outlet->state;
  if (state) note_unjudged(outlet, totals);
  fputs(state && state->any ? "\n]\n" : "]\n", outlet->stream);
  if (state) form_seen_free(&state->seen);
  if (state) free(state->unjudged);
  free(state);
  outlet->state = NULL;
}

const form form_gitlab = {.name = "gitlab",
                          .tell = tell_gitlab,
                          .begin = begin_gitlab,
                          .part = add_gitlab_part,
                          .broken = break_gitlab,
                          .end = end_gitlab};
