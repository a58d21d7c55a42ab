/* SPDX-License-Identifier: Apache-2.0 */
/* Annotations of GitHub Actions: a workflow command for each finding, which the runner takes from the log of a step. */
#include "finding_rule.h"
#include "form_kit.h"

/* What a command's message cannot hold is written as %XX; in a property its separators too. */
static void write_command_text(FILE *stream, crd_string text, bool property) {
  for (size_t i = 0; i < text.size; i++) {
    const char c = text.data[i];
    if (c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ',')))
      fprintf(stream, "%%%02X", (unsigned char)c);
    else
      fputc(c, stream);
  }
}

static void write_command(FILE *stream, const char *command, crd_string file) {
  fprintf(stream, "::%s file=", command);
  write_command_text(stream, file, true);
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
    write_command_text(stream, object, true);
    write_command_text(stream, CRD_STRING(": "), true);
    write_command_text(stream, form_line(arena, finding_rule(arena, finding, account)), true);
    fputs("::", stream);
    write_command_text(stream, form_line(arena, finding_text(arena, finding)), false);
    if (finding->help.size) {
      fputs("%0Ahelp: ", stream);
      write_command_text(stream, form_line(arena, finding->help), false);
    }
    fputc('\n', stream);
  }
}

static void break_github(outlet *outlet, const char *file, unsigned document, const char *why) {
  write_command(outlet->stream, "error", crd_string_of(file));
  fputs(",title=could not be judged::", outlet->stream);
  if (document) fprintf(outlet->stream, "document %u: ", document);
  write_command_text(outlet->stream, crd_string_of(why), false);
  fputc('\n', outlet->stream);
}

const form form_github = {.name = "github", .streams = true, .tell = tell_github, .broken = break_github};
