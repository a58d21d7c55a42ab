/* SPDX-License-Identifier: Apache-2.0 */
/* What a reviewer reads in a pull request: a table of each verdict's findings, the objects that show them folded below. */
#include "upgrade/upgrade.h"

#include <string.h>

/* Text that may stand in a cell. */
static void print_cell(FILE *stream, crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    char byte = text.data[i];
    if (byte == '|' || byte == '<' || byte == '\\' || byte == '*' || byte == '_' || byte == '`' || byte == '[')
      fputc('\\', stream);
    fputc(byte == '\n' || byte == '\r' ? ' ' : byte, stream);
  }
}

static void print_place_cell(FILE *stream, location at) {
  at = crdc_location_resolve(at);
  if (!at.source || at.offset == CRD_NO_OFFSET) return;
  crd_position place = crd_position_of(at.source->text, at.offset);
  crd_string name = crd_string_of(at.source->name);
  print_cell(stream, name);
  fprintf(stream, ":%u:%u", place.line, place.column);
}

static void print_row(FILE *stream, const finding *finding) {
  fputs("| ", stream);
  print_cell(stream, finding->crd);
  fputs(finding->version.size ? " " : "", stream);
  print_cell(stream, finding->version);
  fputs(" | ", stream);
  print_cell(stream, finding->path);
  fputs(" | ", stream);
  print_cell(stream, finding->message);
  static const char *const states[] = {[WITNESS_NONE] = "",
                                       [WITNESS_FOUND] = " (shown below)",
                                       [WITNESS_UNDECIDED] = " (not decided)",
                                       [WITNESS_WIDER] = " (wider; whether also narrower is not decided)"};
  fprintf(stream, "%s | ", states[finding->witness.state]);
  print_place_cell(stream, finding->new_.source ? finding->new_ : finding->old);
  fputs(" |\n", stream);
}

static void print_witnesses(FILE *stream, const findings *all, change_verdict verdict) {
  for (size_t i = 0; i < all->count; i++) {
    const finding *finding = &all->items[i];
    if (finding->verdict != verdict || finding->witness.state != WITNESS_FOUND) continue;
    fprintf(stream, "\n<details><summary>%.*s %.*s %.*s %s</summary>\n\n", CRD_PRINT(finding->crd),
            CRD_PRINT(finding->version), CRD_PRINT(finding->path), crdc_change_row(finding->kind)->name);
    if (finding->witness.old.size) fprintf(stream, "Stored:\n\n```json\n%.*s\n```\n\n", CRD_PRINT(finding->witness.old));
    fprintf(stream, "```json\n%.*s\n```\n\n", CRD_PRINT(finding->witness.object));
    fprintf(stream, "```text\n%.*s\n```\n\n</details>\n", CRD_PRINT(finding->witness.message));
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
