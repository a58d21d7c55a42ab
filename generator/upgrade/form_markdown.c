/* SPDX-License-Identifier: Apache-2.0 */
/* The report for a pull request: a table of findings for each verdict, with the witness objects folded below. */
#include "../../runtime/value/media.h"
#include "upgrade/upgrade.h"

static void print_place_cell(FILE *stream, location at) {
  at = crdc_location_resolve(at);
  if (!at.source || at.offset == CRD_NO_OFFSET) return;
  crd_position place = crd_position_of(at.source->text, at.offset);
  crd_string name = crd_string_of(at.source->name);
  crd_media_markdown(stream, name);
  fprintf(stream, ":%u:%u", place.line, place.column);
}

static void print_row(FILE *stream, const finding *finding) {
  fputs("| ", stream);
  crd_media_markdown(stream, finding->crd);
  fputs(finding->version.size ? " " : "", stream);
  crd_media_markdown(stream, finding->version);
  fputs(" | ", stream);
  crd_media_markdown(stream, finding->path);
  fputs(" | ", stream);
  crd_media_markdown(stream, finding->message);
  static const char *const states[] = {[WITNESS_NONE] = "",
                                       [WITNESS_FOUND] = " (shown below)",
                                       [WITNESS_UNDECIDED] = " (not decided)",
                                       [WITNESS_WIDER] = " (wider; whether also narrower is not decided)"};
  fprintf(stream, "%s | ", states[finding->witness.state]);
  print_place_cell(stream, finding->new_.source ? finding->new_ : finding->old);
  fputs(" |\n", stream);
}

static void print_block(FILE *stream, const char *before, const char *language, crd_string text) {
  fputs(before, stream);
  crd_media_markdown_block(stream, "", language, text);
  fputc('\n', stream);
}

static void print_witnesses(FILE *stream, const findings *all, change_verdict verdict) {
  for (size_t i = 0; i < all->count; i++) {
    const finding *finding = &all->items[i];
    if (finding->verdict != verdict || finding->witness.state != WITNESS_FOUND) continue;
    fputs("\n<details><summary>", stream);
    crd_media_xml(stream, finding->crd);
    fputc(' ', stream);
    crd_media_xml(stream, finding->version);
    fputc(' ', stream);
    crd_media_xml(stream, finding->path);
    fprintf(stream, " %s</summary>\n\n", crdc_change_row(finding->kind)->name);
    if (finding->witness.old.size) print_block(stream, "Stored:\n\n", "json", finding->witness.old);
    print_block(stream, "", "json", finding->witness.object);
    print_block(stream, "", "text", finding->witness.message);
    fputs("</details>\n", stream);
  }
}

void crdc_upgrade_print_markdown(const upgrade *upgrade, const upgrade_form *form) {
  const findings *all = &upgrade->findings;
  FILE *stream = form->stream;
  fputs("## Upgrade of CRDs\n\n", stream);
  if (!all->count) fputs("Nothing changes.\n", stream);
  for (int verdict = 0; verdict < CHANGE_VERDICTS; verdict++) {
    size_t count = all->of_verdict[verdict];
    if (!count) continue;
    fprintf(stream, "### %s (%zu)\n\n", crdc_change_verdict_heading((change_verdict)verdict), count);
    if (verdict == CHANGE_NOTED && !form->verbose) {
      fputs("Left out; `--verbose` shows them.\n\n", stream);
      continue;
    }
    fputs("| CRD | field | change | place |\n|---|---|---|---|\n", stream);
    for (size_t i = 0; i < all->count; i++)
      if ((int)all->items[i].verdict == verdict) print_row(stream, &all->items[i]);
    print_witnesses(stream, all, (change_verdict)verdict);
    fputs("\n", stream);
  }
}
