/* SPDX-License-Identifier: Apache-2.0 */
/* The report for people: findings by verdict, each with its places and its witness object. */
#include "../../runtime/base/say.h"
#include "upgrade/upgrade.h"

static void print_place(FILE *stream, const char *indent, location at) {
  at = crdc_location_resolve(at);
  if (!at.source || at.offset == CRD_NO_OFFSET) return;
  crd_position place = crd_position_of(at.source->text, at.offset);
  crd_say(stream, "%s%s:%u:%u\n", indent, at.source->name, place.line, place.column);
}

static void print_witness(FILE *stream, const finding *finding) {
  const witness *witness = &finding->witness;
  if (witness->state == WITNESS_UNDECIDED) fprintf(stream, "      not decided: no object was found that shows it\n");
  if (witness->state == WITNESS_WIDER)
    fprintf(stream, "      not decided: no object was found that is refused now; one that was is taken\n");
  if (witness->state != WITNESS_FOUND && witness->state != WITNESS_WIDER) return;
  if (witness->old.size) crd_say(stream, "      stored: %.*s\n", CRD_PRINT(witness->old));
  crd_say(stream, "      witness%s: %.*s\n", witness->of_status ? " (of the status)" : "", CRD_PRINT(witness->object));
  if (witness->message.size)
    crd_say(stream, "      %s%.*s\n", witness->state == WITNESS_WIDER ? "was: " : "", CRD_PRINT(witness->message));
}

static void print_finding(const upgrade_form *form, const finding *finding) {
  FILE *stream = form->stream;
  crd_say(stream, "  %.*s%s%.*s%s%.*s: %.*s [%s]\n", CRD_PRINT(finding->crd), finding->version.size ? " " : "",
          CRD_PRINT(finding->version), finding->path.size ? " " : "", CRD_PRINT(finding->path), CRD_PRINT(finding->message),
          crdc_change_row(finding->kind)->name);
  print_place(stream, "      old ", finding->old);
  print_place(stream, "      new ", finding->new_);
  print_witness(stream, finding);
}

void crdc_upgrade_print_text(const upgrade *upgrade, const upgrade_form *form) {
  const findings *all = &upgrade->findings;
  for (size_t i = 0; i < all->count; i++) {
    const finding *finding = &all->items[i];
    bool hidden = finding->verdict == CHANGE_NOTED && !form->verbose;
    if (!i || all->items[i - 1].verdict != finding->verdict) {
      const char *bold = form->color ? "\033[1m" : "", *plain = form->color ? "\033[0m" : "";
      fprintf(form->stream, "%s%s%s%s (%zu)%s\n", i ? "\n" : "", bold, crdc_change_verdict_heading(finding->verdict), plain,
              all->of_verdict[finding->verdict], hidden ? ", with --verbose" : "");
    }
    if (!hidden) print_finding(form, finding);
  }
}
