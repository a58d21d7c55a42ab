/* SPDX-License-Identifier: Apache-2.0 */
/* Annotations of GitHub Actions: one workflow command per finding, which the runner finds in the log of a step. */
#include "../../../runtime/value/media.h"
#include "form_kit.h"

static void write_command(FILE *stream, const char *command, crd_string file) {
  fprintf(stream, "::%s file=", command);
  crd_media_command(stream, file, true);
}

static void tell_github(const report *report, account *account) {
  static const char *const commands[] = {"error", "warning", "notice"};
  crd_arena *arena = account->arena;
  FILE *stream = report->stream;
  account_findings(account);
  if (!account->count) return;
  crd_string file = form_path(arena, report_place_file(account->place)), object = form_object(arena, account);
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    crd_position from = report_position_at(account->place, finding->at);
    write_command(stream, commands[finding->severity], file);
    fprintf(stream, ",line=%u,endLine=%u,col=%u", from.line, from.line, from.column);
    if (finding->end > finding->at)
      fprintf(stream, ",endColumn=%u", report_position_at(account->place, finding->end).column);
    fputs(",title=", stream);
    crd_media_command(stream, object, true);
    crd_media_command(stream, CRD_STRING(": "), true);
    crd_media_command(stream, form_line(arena, finding_rule(arena, finding, account)), true);
    fputs("::", stream);
    crd_media_command(stream, form_line(arena, finding_text(arena, finding)), false);
    if (finding->help.size) {
      fputs("%0Ahelp: ", stream);
      crd_media_command(stream, form_line(arena, finding->help), false);
    }
    fputc('\n', stream);
  }
}

static void break_github(outlet *outlet, const char *file, unsigned document, const char *why) {
  write_command(outlet->stream, "error", crd_string_of(file));
  fputs(",title=could not be judged::", outlet->stream);
  if (document) fprintf(outlet->stream, "document %u: ", document);
  crd_media_command(outlet->stream, crd_string_of(why), false);
  fputc('\n', outlet->stream);
}

/* Reports what was not judged; as a warning if nothing was judged. */
static void end_github(outlet *outlet, const form_totals *totals) {
  crd_arena *arena = crd_arena_create(NULL);
  bool nothing;
  if (!arena) {
    outlet->failed = true;
    return;
  }
  const crd_string why = form_unjudged(arena, totals, &nothing);
  if (why.size) {
    fprintf(outlet->stream, "::%s title=not judged::", nothing ? "warning" : "notice");
    crd_media_command(outlet->stream, why, false);
    fputc('\n', outlet->stream);
  }
  crd_arena_destroy(arena);
}

const form form_github = {.name = "github", .streams = true, .tell = tell_github, .broken = break_github, .end = end_github};
