/* SPDX-License-Identifier: Apache-2.0 */
/* Markdown for GitHub and GitLab: the totals in a line and a table, then a table for each file with findings. GitHub accepts
 * step summaries up to 1 MiB, so the output is limited; further findings are counted. */
#include "../../../runtime/value/media.h"
#include "form_kit.h"
#include <stdlib.h>

/* The most bytes of tables. */
#define MOST_MARKDOWN ((size_t)900 << 10)

static void write_finding_row(FILE *stream, account *account, const finding *finding, crd_string object) {
  crd_arena *arena = account->arena;
  crd_position at = report_position_at(account->place, finding->at);
  fprintf(stream, "| %u:%u | ", at.line, at.column);
  crd_media_markdown(stream, object);
  fputs(finding->severity == FINDING_ERROR     ? " | "
        : finding->severity == FINDING_WARNING ? " | warning: "
                                               : " | note: ",
        stream);
  crd_string field = finding->strict ? (crd_string){NULL, 0} : form_line(arena, finding_field(finding));
  if (field.size) {
    crd_media_markdown_code(stream, field);
    fputs(": ", stream);
  }
  crd_media_markdown(stream, form_line(arena, finding_body(arena, finding)));
  fputs(" | ", stream);
  crd_media_markdown_code(stream, form_line(arena, finding_rule(arena, finding, account)));
  fputs(" |\n", stream);
}

static void tell_markdown(const report *report, account *account) {
  account_findings(account);
  if (!account->count) return;
  crd_string object = form_object(account->arena, account);
  for (uint32_t i = 0; i < account->count; i++) write_finding_row(report->stream, account, &account->findings[i], object);
}

/* ---- putting it together ---- */

typedef struct markdown_state {
  char *file; /* the file of the current table */
  output tables;
  size_t beyond; /* rows beyond the limit */
} markdown_state;

static void begin_markdown(outlet *outlet) {
  outlet->state = calloc(1, sizeof(markdown_state));
  outlet->failed = !outlet->state;
}

/* Adds rows below the heading of their file. */
static void add_rows(outlet *outlet, const char *file, crd_string rows) {
  markdown_state *state = outlet->state;
  if (!state || !rows.size) return;
  if (state->tables.size + rows.size > MOST_MARKDOWN) {
    for (size_t i = 0; i < rows.size; i++) state->beyond += rows.data[i] == '\n';
    return;
  }
  if (!state->file || strcmp(state->file, file) != 0) {
    static const char head[] = "\n\n| Place | Object | Problem | Rule |\n|---|---|---|---|\n";
    output_stream into = {.to = &state->tables};
    free(state->file);
    state->file = strdup(file);
    if (!output_stream_open(&into) || !state->file) outlet->failed = true;
    if (into.stream) {
      fputs("\n### ", into.stream);
      crd_media_markdown(into.stream, crd_string_of(file));
      fputs(head, into.stream);
    }
    output_stream_close(&into);
  }
  output_add(&state->tables, rows.data, rows.size);
}

static void add_markdown_part(outlet *outlet, const form_part *part) {
  add_rows(outlet, part->file, part->text);
}

static void break_markdown(outlet *outlet, const char *file, unsigned document, const char *why) {
  output text = {.text = NULL};
  output_stream into = {.to = &text};
  if (!output_stream_open(&into)) {
    outlet->failed = true;
    return;
  }
  fputs("| | ", into.stream);
  if (document) fprintf(into.stream, "document %u", document);
  fputs(" | could not be judged: ", into.stream);
  crd_media_markdown(into.stream, crd_string_of(why));
  fputs(" | `unreadable` |\n", into.stream);
  output_stream_close(&into);
  add_rows(outlet, file, (crd_string){text.text, text.size});
  outlet->failed = outlet->failed || text.cut;
  output_free(&text);
}

static void write_heading(FILE *stream, const form_totals *totals, bool nothing, bool gap) {
  const form_counts *counts = &totals->counts;
  const size_t unjudged = counts->unjudged + totals->broken, judged = counts->valid + counts->invalid;
  const size_t all = judged + counts->unjudged;
  if (counts->invalid || unjudged)
    fprintf(stream, "## :x: crd-validate: %zu of %zu document%s invalid", counts->invalid, all, all == 1 ? "" : "s");
  else if (nothing)
    fputs("## :warning: crd-validate: nothing was judged", stream);
  else
    fprintf(stream, "## %s crd-validate: nothing wrong in %zu document%s", gap ? ":warning:" : ":white_check_mark:", judged,
            judged == 1 ? "" : "s");
  if (unjudged) fprintf(stream, ", %zu not judged", unjudged);
}

static void write_totals(outlet *outlet, const form_totals *totals) {
  FILE *stream = outlet->stream;
  const form_counts *counts = &totals->counts;
  crd_arena *arena = crd_arena_create(NULL);
  bool nothing;
  if (!arena) {
    outlet->failed = true;
    return;
  }
  const crd_string why = form_unjudged(arena, totals, &nothing);
  write_heading(stream, totals, nothing, why.size);
  fprintf(stream,
          "\n\n| Files | Valid | Invalid | Not judged | Without schema | Skipped |\n|---:|---:|---:|---:|---:|---:|\n"
          "| %zu | %zu | %zu | %zu | %zu | %zu |\n",
          totals->files, counts->valid, counts->invalid, counts->unjudged + totals->broken, counts->unknown,
          counts->skipped + counts->encrypted + counts->templates + counts->others);
  if (why.size) {
    fputc('\n', stream);
    crd_media_markdown(stream, why);
    fputs(".\n", stream);
  }
  crd_arena_destroy(arena);
}

static void end_markdown(outlet *outlet, const form_totals *totals) {
  markdown_state *state = outlet->state;
  write_totals(outlet, totals);
  if (!state) return;
  form_put(outlet->stream, (crd_string){state->tables.text, state->tables.size});
  if (state->beyond) fprintf(outlet->stream, "\n%zu more problems are not shown here.\n", state->beyond);
  outlet->failed = outlet->failed || state->tables.cut;
  free(state->file);
  output_free(&state->tables);
  free(state);
  outlet->state = NULL;
}

const form form_markdown = {.name = "markdown",
                            .has_summary = true,
                            .tell = tell_markdown,
                            .begin = begin_markdown,
                            .part = add_markdown_part,
                            .broken = break_markdown,
                            .end = end_markdown};
